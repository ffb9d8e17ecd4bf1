// Weights of hegemony with 4 players, written by `hustings train`.
export default `hustings-weights-1
hegemony
2
4
5
round turns production elections policy.1.A policy.1.C bill.1 policy.2.A policy.2.C bill.2 policy.3.A policy.3.C bill.3 policy.4.A policy.4.C bill.4 policy.5.A policy.5.C bill.5 policy.6.A policy.6.C bill.6 policy.7.A policy.7.C bill.7 working.bills middle.bills capitalist.bills state.bills working.policyVp middle.policyVp capitalist.policyVp bag.working bag.middle bag.capitalist taxMultiplier demonstration closed.1 closed.2 closed.3 closed.4 closed.5 closed.6 closed.7 working.vp working.loans working.influence working.cards working.agenda middle.vp middle.loans middle.influence middle.cards middle.agenda capitalist.vp capitalist.loans capitalist.influence capitalist.cards capitalist.agenda state.vp state.loans state.influence state.cards state.agenda working.money middle.money state.money capitalist.revenue capitalist.capital capitalist.wealth working.prosperity working.nextProsperity working.workers working.population working.unemployed working.unskilledUnemployed working.food working.luxury working.health working.education working.worksFor.middle working.worksFor.capitalist working.worksFor.state middle.prosperity middle.nextProsperity middle.workers middle.population middle.unemployed middle.unskilledUnemployed middle.food middle.luxury middle.health middle.education middle.worksFor.middle middle.worksFor.capitalist middle.worksFor.state union.agriculture union.luxury union.healthcare union.education union.media middle.companies middle.operational middle.wages middle.strikes capitalist.companies capitalist.operational capitalist.wages capitalist.strikes state.companies state.operational state.wages state.strikes capitalist.machinery middle.fullyOperational working.companies middle.storage.food middle.price.food middle.storage.luxury middle.price.luxury middle.storage.health middle.price.health middle.storage.education middle.price.education capitalist.storage.food capitalist.price.food capitalist.storage.luxury capitalist.price.luxury capitalist.storage.health capitalist.price.health capitalist.storage.education capitalist.price.education capitalist.freeTradeZone.food capitalist.freeTradeZone.luxury state.storage.food state.storage.luxury state.storage.health state.storage.education state.media legitimacy.working tokens.working legitimacy.middle tokens.middle legitimacy.capitalist tokens.capitalist events agenda imf bonds
working middle capitalist state
working ask.turn
play:working-proletarians-of-the-world-unite play:working-public-sector-overtime play:working-specialization play:working-healthcare-benefits play:working-student-movement play:working-state-scholarship play:working-general-strike basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure free:swap-workers play:working-healthcare-movement play:working-interest-groups play:working-need-for-change basic:demonstration play:working-workplace-accident play:working-immigration-reform play:working-public-opinion-polling play:working-affordable-housing play:working-signing-bonus play:working-cooperative-farm play:working-workers-movement free:receive-benefits play:working-unemployment-benefits play:working-labor-market-deregulation play:working-highlight-social-issues play:working-radical-reforms play:working-supplemental-income-program play:working-fake-news free:use-healthcare free:pay-off-loan play:working-rising-covid-19-cases play:working-protect-the-status-quo play:working-migration play:working-reveal-political-scandal free:history-he47 play:working-change-of-government-agenda play:working-boost-domestic-tourism play:working-momentum-for-change basic:history-he48 free:use-luxury free:use-education basic:history-he30 free:history-he37 free:history-he43 free:history-he26 free:history-he27 free:history-he50 agenda:hold free:history-he23 free:history-he29 basic:history-he17 agenda:reveal free:history-he19 free:history-he32 free:history-he33 free:history-he31
working ask.discard
discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-state-scholarship discard:working-general-strike discard:working-healthcare-movement discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-highlight-social-issues discard:working-radical-reforms discard:working-supplemental-income-program discard:working-proletarians-of-the-world-unite discard:working-boost-domestic-tourism discard:working-migration discard:working-fake-news discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-rising-covid-19-cases discard:working-change-of-government-agenda discard:working-workers-movement discard:working-momentum-for-change agenda:reveal
working ask.discard | action.assign-workers
discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-state-scholarship discard:working-general-strike discard:working-workplace-accident discard:working-signing-bonus discard:working-affordable-housing discard:working-unemployment-benefits discard:working-cooperative-farm discard:working-proletarians-of-the-world-unite discard:working-need-for-change discard:working-boost-domestic-tourism discard:working-migration discard:working-immigration-reform discard:working-fake-news discard:working-highlight-social-issues discard:working-interest-groups discard:working-public-opinion-polling discard:working-protect-the-status-quo discard:working-supplemental-income-program discard:working-labor-market-deregulation discard:working-reveal-political-scandal discard:working-radical-reforms discard:working-healthcare-movement discard:working-workers-movement discard:working-change-of-government-agenda discard:working-momentum-for-change discard:working-rising-covid-19-cases
working ask.assign-worker
skill:unskilled skill:education worker:university-hospital-0 worker:university-hospital-1 done skill:agriculture skill:luxury skill:media worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 skill:healthcare worker:college-0 worker:college-1 worker:doctors-office-employee worker:doctors-office-2-employee worker:vegetable-farm-0 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:university-hospital-2 worker:vegetable-farm-1 worker:convenience-store-employee worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:public-university-2-0 worker:public-university-2-1 worker:cooperative-farm-0 worker:cooperative-farm-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:public-university-3-0 worker:public-university-3-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:tv-station-0 worker:tv-station-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:regional-radio-station-employee worker:game-store-employee worker:local-newspaper-employee worker:radio-station-0 worker:radio-station-1 worker:organic-farm-employee worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:hospital-0 worker:fish-farm-0 worker:fish-farm-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:publishing-house-0 worker:academy-0 worker:academy-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:cooperative-farm-2-0 worker:convenience-store-2-employee worker:cooperative-farm-1 worker:tutoring-company-employee worker:institute-of-technology-0 worker:institute-of-technology-1 worker:clinic-2-0 worker:clinic-2-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:electronics-store-employee worker:stadium-0 worker:stadium-1 worker:national-public-broadcasting-2 worker:university-0 worker:university-1 worker:hospital-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:fashion-company-0 worker:fashion-company-1 worker:stadium-2 worker:pharmaceutical-company-2 worker:medical-village-0 worker:medical-village-1 worker:hotel-0 worker:vegetable-farm-2 worker:institute-of-technology-2 worker:tv-station-2 worker:hotel-1 worker:hotel-2 worker:publishing-house-1 worker:private-school-employee worker:medical-laboratory-employee worker:medical-village-2 worker:college-2-0 worker:college-2-1 worker:publishing-house-2 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:fish-farm-2 worker:university-2
working ask.assign-where
company:convenience-store company:doctors-office company:clinic company:shopping-mall company:radio-station company:national-public-broadcasting company:organic-farm union:agriculture company:supermarket company:public-university-2 company:fast-food-chain company:university-hospital company:vegetable-farm company:doctors-office-2 trade:cooperative-farm-2 company:technical-university company:public-hospital-2 company:regional-tv-station-2 company:public-university-3 union:healthcare company:pharmaceutical-company company:tutoring-company trade:local-newspaper-employee company:regional-radio-station union:media company:game-store company:regional-tv-station-3 company:lobbying-firm company:public-hospital-3 company:publishing-house company:medical-laboratory company:clinic-2 company:medical-village company:hospital company:hotel company:academy company:college company:fish-farm trade:convenience-store-employee company:electronics-store trade:university-hospital-1 company:cooperative-farm company:university company:institute-of-technology union:education trade:tutoring-company-employee company:college-2 company:private-school company:local-newspaper company:fashion-company company:supermarket-2 company:convenience-store-2 trade:doctors-office-employee trade:clinic-1 trade:college-1 trade:fashion-company-0 trade:shopping-mall-2-1 trade:cooperative-farm-0 trade:game-store-employee trade:vegetable-farm-0 trade:fish-farm-1 company:stadium trade:stadium-2 trade:national-public-broadcasting-1 trade:regional-tv-station-2-1 trade:regional-tv-station-2-0 trade:college-0 trade:vegetable-farm-2 company:shopping-mall-2 trade:cooperative-farm-1 trade:doctors-office-2-employee company:tv-station trade:hotel-1 trade:hotel-2 trade:university-hospital-0 trade:supermarket-1 union:luxury trade:academy-1 trade:institute-of-technology-1 trade:vegetable-farm-1 trade:university-hospital-2 trade:public-university-2-1 trade:radio-station-0 company:cooperative-farm-2 trade:hotel-0 trade:fashion-company-1 trade:supermarket-0 trade:convenience-store-2-employee trade:fast-food-chain-0 trade:stadium-1 trade:clinic-0 trade:university-1 trade:university-2 trade:fast-food-chain-1 trade:hospital-1 trade:cooperative-farm-2-0 trade:cooperative-farm-2-1 trade:cooperative-farm-2-2 trade:fish-farm-2 trade:pharmaceutical-company-1 trade:medical-village-1 trade:public-university-3-1 trade:public-hospital-2-1 trade:shopping-mall-1 trade:supermarket-2-0 trade:national-public-broadcasting-2 trade:radio-station-1 trade:college-2-1 trade:clinic-2-1 trade:institute-of-technology-2 trade:tv-station-2 trade:national-public-broadcasting-0 trade:public-hospital-3-1
working ask.assign-where | skill.education
company:convenience-store company:doctors-office company:clinic company:game-store company:university-hospital company:regional-tv-station-2 company:fast-food-chain company:national-public-broadcasting company:public-hospital-2 company:regional-tv-station-3 company:public-hospital-3 union:education company:institute-of-technology company:academy company:college-2 company:private-school company:technical-university company:tutoring-company company:college company:university company:hospital company:clinic-2 company:stadium company:pharmaceutical-company company:public-university-3 trade:convenience-store-employee trade:doctors-office-employee trade:university-hospital-1 trade:college-1 trade:national-public-broadcasting-1 company:supermarket company:vegetable-farm company:public-university-2 company:doctors-office-2 company:shopping-mall company:cooperative-farm company:fashion-company company:radio-station company:publishing-house company:fish-farm company:medical-village company:shopping-mall-2 trade:local-newspaper-employee trade:radio-station-0 trade:vegetable-farm-0 trade:cooperative-farm-0 trade:cooperative-farm-1 company:cooperative-farm-2 company:convenience-store-2 company:local-newspaper company:hotel trade:game-store-employee trade:stadium-1 trade:tutoring-company-employee trade:fashion-company-0 trade:university-hospital-2 company:tv-station trade:supermarket-1 trade:doctors-office-2-employee company:supermarket-2 trade:college-2-1 trade:clinic-2-1 trade:public-university-3-1 company:lobbying-firm trade:convenience-store-2-employee trade:clinic-1 trade:academy-1
working ask.turn-free
free:swap-workers end free:use-healthcare free:receive-benefits free:pay-off-loan free:history-he47 free:use-luxury free:use-education free:history-he37 free:history-he43 free:history-he50 agenda:hold free:history-he23 free:history-he29 free:history-he19 free:history-he26 free:history-he27 free:history-he32 free:history-he33 free:history-he31
working ask.discard | action.political-pressure
discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-general-strike discard:working-state-scholarship discard:working-interest-groups discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-affordable-housing discard:working-need-for-change discard:working-boost-domestic-tourism discard:working-migration discard:working-proletarians-of-the-world-unite discard:working-fake-news discard:working-highlight-social-issues discard:working-cooperative-farm discard:working-supplemental-income-program discard:working-labor-market-deregulation discard:working-rising-covid-19-cases discard:working-change-of-government-agenda discard:working-radical-reforms discard:working-unemployment-benefits discard:working-reveal-political-scandal discard:working-workers-movement discard:working-public-opinion-polling discard:working-protect-the-status-quo discard:working-healthcare-movement discard:working-momentum-for-change
working ask.vote-side
for against agenda:reveal
working ask.vote-side | policy.4 C
for against
working ask.vote-influence
least most 3/4 2/4 4/4 1/4
working ask.vote-influence | policy.4
least most 3/4 1/4 2/4 4/4
working ask.buy-resource
resource:education done resource:food resource:luxury resource:health resource:influence agenda:reveal
working ask.swap-in
skill:unskilled skill:agriculture skill:luxury skill:education skill:media skill:healthcare
working ask.swap-in | company.clinic
skill:unskilled skill:agriculture skill:healthcare skill:luxury skill:media skill:education
working ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
working ask.vote-side | policy.4 B
for against
working ask.food-source
source:capitalist source:middle source:foreign source:state
working ask.food-amount
least 2/4 3/4 most 1/4 4/4
working ask.food-amount | role.capitalist
least 2/4 3/4 most 1/4 4/4
working ask.discard | action.buy-goods
discard:working-healthcare-benefits discard:working-student-movement discard:working-specialization discard:working-healthcare-movement discard:working-state-scholarship discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-radical-reforms discard:working-public-sector-overtime discard:working-proletarians-of-the-world-unite discard:working-supplemental-income-program discard:working-fake-news discard:working-highlight-social-issues discard:working-migration discard:working-reveal-political-scandal discard:working-workers-movement discard:working-boost-domestic-tourism discard:working-general-strike discard:working-change-of-government-agenda discard:working-momentum-for-change discard:working-rising-covid-19-cases discard:working-protect-the-status-quo
working ask.buy-source
source:middle source:capitalist source:state done source:foreign agenda:reveal
working ask.buy-source | resource.health
source:middle source:capitalist source:state done agenda:reveal
working ask.buy-amount
least 2/4 3/4 4/4 most 1/4
working ask.buy-amount | resource.health
least 2/4 3/4 4/4 most 1/4
working ask.discard | action.demonstration
discard:working-healthcare-benefits discard:working-student-movement discard:working-specialization discard:working-state-scholarship discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-radical-reforms discard:working-supplemental-income-program discard:working-highlight-social-issues discard:working-general-strike discard:working-proletarians-of-the-world-unite discard:working-boost-domestic-tourism discard:working-change-of-government-agenda discard:working-workers-movement discard:working-healthcare-movement discard:working-fake-news discard:working-public-sector-overtime discard:working-migration discard:working-momentum-for-change discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-rising-covid-19-cases
working ask.buy-source | resource.luxury
source:capitalist source:state source:foreign source:middle done
working ask.demonstration-loss
least 2/4 3/4 4/4 most 1/4
working ask.demonstration-loss | role.middle
least 2/4 3/4 4/4 most 1/4
working ask.demonstration-loss | role.capitalist
least 1/4 2/4 3/4 4/4 most
working ask.vote-side | policy.1 B
for against
working ask.vote-influence | policy.1
least 3/4 most 1/4 2/4 4/4
working ask.vote-side | policy.2 C
for against
working ask.vote-influence | policy.2
least 3/4 most 1/4 2/4 4/4
working ask.vote-side | policy.5 A
for against
working ask.vote-influence | policy.5
least most 3/4 2/4 4/4 1/4
working ask.vote-side | policy.6 A
for against
working ask.assign-where | skill.media
company:shopping-mall company:radio-station company:national-public-broadcasting company:tutoring-company company:technical-university company:vegetable-farm company:regional-radio-station company:supermarket union:media company:convenience-store company:regional-tv-station-3 company:public-hospital-3 company:publishing-house company:clinic-2 company:university-hospital company:regional-tv-station-2 company:public-hospital-2 company:cooperative-farm company:local-newspaper company:game-store company:clinic company:college company:public-university-2 company:doctors-office trade:cooperative-farm-0 trade:convenience-store-employee trade:game-store-employee trade:tutoring-company-employee trade:college-1 trade:vegetable-farm-0 trade:university-hospital-1 company:convenience-store-2 company:shopping-mall-2 company:fashion-company company:doctors-office-2 company:public-university-3 company:medical-village company:academy company:institute-of-technology company:fast-food-chain company:college-2 trade:cooperative-farm-1 trade:doctors-office-employee trade:stadium-1 trade:fashion-company-0 trade:supermarket-1 trade:clinic-1 trade:university-1 trade:university-2 trade:institute-of-technology-1 trade:fast-food-chain-0 trade:fast-food-chain-1 company:lobbying-firm trade:hospital-1 company:tv-station company:hospital company:supermarket-2
working ask.assign-next-for
skill:unskilled skill:agriculture skill:luxury skill:education skill:media worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 skill:healthcare worker:university-hospital-0 worker:doctors-office-2-employee worker:vegetable-farm-0 worker:university-hospital-1 worker:vegetable-farm-1 worker:doctors-office-employee worker:fast-food-chain-0 worker:university-hospital-2 worker:cooperative-farm-0 worker:cooperative-farm-2 worker:college-0 worker:public-university-3-0 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:college-1 worker:pharmaceutical-company-1 worker:pharmaceutical-company-0 worker:tv-station-0 worker:tv-station-1 worker:supermarket-2-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:convenience-store-employee worker:game-store-employee worker:local-newspaper-employee worker:organic-farm-employee worker:regional-radio-station-employee worker:technical-university-0 worker:technical-university-1 worker:lobbying-firm-1 worker:publishing-house-0 worker:public-university-3-1 worker:academy-0 worker:academy-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:shopping-mall-1 worker:public-hospital-3-0 worker:cooperative-farm-1 worker:clinic-2-0 worker:public-hospital-3-1 worker:regional-tv-station-2-1 worker:supermarket-2-0 worker:clinic-2-1 worker:tutoring-company-employee worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:fashion-company-0 worker:stadium-0 worker:stadium-1 worker:cooperative-farm-2-0 worker:convenience-store-2-employee worker:shopping-mall-0 worker:hospital-1 worker:public-university-2-0 worker:medical-village-0 worker:medical-village-1 worker:regional-tv-station-2-0 worker:hotel-0 worker:institute-of-technology-0 worker:institute-of-technology-2 worker:institute-of-technology-1 worker:national-public-broadcasting-2 worker:electronics-store-employee worker:public-university-2-1 worker:university-0 worker:university-1 worker:hospital-0 worker:lobbying-firm-0 worker:vegetable-farm-2 worker:hotel-1 worker:college-2-0 worker:college-2-1 worker:private-school-employee worker:publishing-house-1 worker:radio-station-1 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:fish-farm-0 worker:fish-farm-1 worker:fish-farm-2 worker:medical-laboratory-employee worker:pharmaceutical-company-2 worker:fast-food-chain-1 worker:radio-station-0 worker:fashion-company-1 worker:tv-station-2 worker:technical-university-2
working ask.assign-next-for | company.national-public-broadcasting
skill:unskilled skill:agriculture skill:luxury skill:education skill:media worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 worker:cooperative-farm-0 worker:cooperative-farm-2 worker:college-0 worker:university-hospital-0 worker:university-hospital-1 worker:convenience-store-employee worker:doctors-office-employee worker:college-1 skill:healthcare worker:public-hospital-3-0 worker:game-store-employee worker:tutoring-company-employee worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:university-hospital-2 worker:local-newspaper-employee worker:doctors-office-2-employee worker:regional-tv-station-3-0 worker:cooperative-farm-1 worker:convenience-store-2-employee worker:organic-farm-employee worker:shopping-mall-0 worker:shopping-mall-1 worker:institute-of-technology-0 worker:institute-of-technology-2 worker:tv-station-0 worker:tv-station-1 worker:university-0 worker:university-1 worker:hotel-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:public-university-3-0 worker:public-university-3-1 worker:publishing-house-0 worker:fashion-company-0 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:private-school-employee worker:vegetable-farm-0 worker:public-university-2-0 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:academy-0 worker:academy-1 worker:hospital-0 worker:hospital-1 worker:college-2-0 worker:college-2-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:fast-food-chain-0 worker:radio-station-0 worker:fish-farm-0 worker:fish-farm-1 worker:fish-farm-2 worker:cooperative-farm-2-0 worker:technical-university-0 worker:technical-university-1 worker:public-hospital-3-1 worker:tv-station-2 worker:regional-tv-station-3-1 worker:cooperative-farm-2-1 worker:regional-radio-station-employee worker:public-university-2-1 worker:stadium-0 worker:stadium-1 worker:electronics-store-employee worker:technical-university-2 worker:fashion-company-1 worker:institute-of-technology-1 worker:medical-village-0 worker:medical-village-1
working ask.swap-in | company.national-public-broadcasting
skill:unskilled skill:luxury skill:education skill:media skill:agriculture skill:healthcare
working ask.vote-side | policy.3 B
for against
working ask.assign-next-for | company.cooperative-farm
skill:unskilled skill:agriculture skill:luxury skill:education skill:media skill:healthcare worker:doctors-office-employee worker:college-0 worker:college-1 worker:public-hospital-3-1 worker:local-newspaper-employee worker:supermarket-0 worker:supermarket-1 worker:university-hospital-0 worker:university-hospital-1 worker:convenience-store-employee worker:doctors-office-2-employee worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:game-store-employee worker:shopping-mall-0 worker:shopping-mall-1 worker:clinic-1 worker:university-hospital-2 worker:tutoring-company-employee worker:national-public-broadcasting-2 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:academy-0 worker:academy-1 worker:cooperative-farm-2-1 worker:clinic-0 worker:cooperative-farm-2-2 worker:vegetable-farm-1 worker:public-university-3-0 worker:fashion-company-1 worker:cooperative-farm-2-0 worker:electronics-store-employee worker:public-university-2-0 worker:public-university-2-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:cooperative-farm-0 worker:public-university-3-1 worker:private-school-employee worker:radio-station-1 worker:institute-of-technology-0 worker:institute-of-technology-2 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:institute-of-technology-1 worker:medical-laboratory-employee worker:fish-farm-1 worker:university-0 worker:university-1 worker:hotel-0 worker:cooperative-farm-1
working ask.bill
bill:1B bill:2B bill:3A bill:3C bill:4B bill:5A bill:5C bill:7A bill:7C bill:1A bill:2A bill:3B bill:4A bill:4C bill:5B bill:6B bill:6C bill:1C bill:2C bill:7B bill:6A agenda:reveal
working ask.swap-out
worker:cooperative-farm-0 worker:cooperative-farm-1 worker:national-public-broadcasting-2 done worker:doctors-office-employee worker:clinic-1 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:fast-food-chain-1 worker:cooperative-farm-2 worker:tutoring-company-employee worker:supermarket-1 worker:radio-station-1 worker:radio-station-0 worker:vegetable-farm-0 worker:university-hospital-1 worker:university-hospital-2 worker:public-hospital-2-1 worker:regional-tv-station-2-1 worker:game-store-employee worker:regional-tv-station-3-1 worker:convenience-store-employee worker:publishing-house-0 worker:publishing-house-1 worker:medical-village-1 worker:medical-village-2 worker:hotel-0 worker:fish-farm-1 worker:fish-farm-2 worker:academy-1 worker:publishing-house-2 worker:hotel-1 worker:hotel-2 worker:clinic-2-1 worker:supermarket-2-1 worker:college-1 worker:shopping-mall-2-1 worker:national-public-broadcasting-1 worker:cooperative-farm-2-2 worker:fashion-company-0 worker:fashion-company-1 worker:stadium-1 worker:stadium-2 worker:cooperative-farm-2-1 worker:university-1 worker:university-2 worker:public-university-3-1 worker:technical-university-2 worker:hospital-1 worker:doctors-office-2-employee worker:public-hospital-3-1 worker:cooperative-farm-2-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:local-newspaper-employee worker:shopping-mall-1 worker:lobbying-firm-1 worker:fast-food-chain-0 worker:technical-university-1 worker:public-university-2-1 worker:college-2-1 worker:tv-station-1 worker:tv-station-2 worker:convenience-store-2-employee worker:institute-of-technology-1 worker:institute-of-technology-2
working ask.swap-in | company.cooperative-farm
skill:unskilled skill:luxury skill:education skill:agriculture skill:media skill:healthcare
working ask.accident-industry
industry:agriculture industry:luxury industry:healthcare industry:media industry:education
working ask.turn-main
play:working-workers-movement play:working-general-strike basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:demonstration basic:political-pressure play:working-need-for-change play:working-fake-news play:working-workplace-accident play:working-signing-bonus play:working-cooperative-farm play:working-proletarians-of-the-world-unite play:working-interest-groups play:working-healthcare-benefits play:working-public-sector-overtime play:working-radical-reforms play:working-specialization play:working-supplemental-income-program play:working-migration play:working-unemployment-benefits play:working-affordable-housing play:working-student-movement play:working-labor-market-deregulation play:working-state-scholarship play:working-public-opinion-polling play:working-protect-the-status-quo play:working-boost-domestic-tourism play:working-highlight-social-issues play:working-reveal-political-scandal play:working-healthcare-movement play:working-immigration-reform play:working-momentum-for-change play:working-change-of-government-agenda play:working-rising-covid-19-cases basic:history-he17 basic:history-he30 basic:history-he48 agenda:hold
working ask.discard | action.strike
discard:working-signing-bonus discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-highlight-social-issues discard:working-radical-reforms discard:working-supplemental-income-program discard:working-immigration-reform discard:working-specialization discard:working-public-sector-overtime discard:working-proletarians-of-the-world-unite discard:working-need-for-change discard:working-general-strike discard:working-workplace-accident discard:working-boost-domestic-tourism discard:working-interest-groups discard:working-healthcare-benefits discard:working-fake-news discard:working-student-movement discard:working-state-scholarship discard:working-public-opinion-polling discard:working-migration discard:working-protect-the-status-quo discard:working-workers-movement discard:working-healthcare-movement discard:working-affordable-housing discard:working-change-of-government-agenda discard:working-momentum-for-change discard:working-reveal-political-scandal discard:working-rising-covid-19-cases
working ask.strike
company:supermarket company:clinic company:hotel company:national-public-broadcasting done company:vegetable-farm company:fast-food-chain company:doctors-office company:university-hospital company:convenience-store company:pharmaceutical-company company:public-university-2 company:college company:public-university-3 company:regional-tv-station-3 company:game-store company:local-newspaper company:hospital company:fish-farm company:doctors-office-2 company:publishing-house company:academy company:supermarket-2 company:organic-farm company:convenience-store-2 company:shopping-mall company:public-hospital-3 company:radio-station company:tutoring-company company:stadium company:medical-laboratory company:shopping-mall-2 company:electronics-store company:public-hospital-2 company:private-school company:university company:medical-village company:institute-of-technology company:tv-station company:technical-university company:clinic-2 company:fashion-company company:regional-radio-station company:regional-tv-station-2 company:college-2 company:lobbying-firm
working ask.vote-influence | policy.6
least 2/4 3/4 4/4 most 1/4
working ask.buy-amount | resource.food
least 2/4 3/4 4/4 most 1/4
working ask.vote-side | policy.6 B
for against
working ask.assign-where | skill.agriculture
company:organic-farm union:agriculture company:convenience-store company:doctors-office company:supermarket company:clinic company:technical-university company:national-public-broadcasting company:public-hospital-2 company:medical-village company:clinic-2 company:hospital company:shopping-mall company:fish-farm company:public-university-2 company:college company:university-hospital company:cooperative-farm company:fast-food-chain company:university company:regional-tv-station-2 company:regional-tv-station-3 trade:university-hospital-1 company:tutoring-company company:public-university-3 company:public-hospital-3 company:game-store company:local-newspaper company:hotel company:publishing-house company:college-2 trade:convenience-store-employee trade:doctors-office-employee trade:clinic-1 trade:college-1 trade:fashion-company-0 company:doctors-office-2 trade:game-store-employee trade:fish-farm-1 company:tv-station company:vegetable-farm company:shopping-mall-2 company:stadium company:convenience-store-2 trade:cooperative-farm-0 trade:local-newspaper-employee trade:tutoring-company-employee trade:university-hospital-2 company:academy company:supermarket-2 trade:doctors-office-2-employee trade:supermarket-1 trade:hotel-0 company:fashion-company trade:convenience-store-2-employee company:institute-of-technology company:pharmaceutical-company company:radio-station company:cooperative-farm-2 company:lobbying-firm trade:public-university-3-1 trade:public-university-2-1 trade:fast-food-chain-0 trade:regional-tv-station-2-1 trade:national-public-broadcasting-1
middle ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media agenda:reveal
middle ask.turn
play:middle-specialization play:middle-import-subsidy play:middle-foreign-market-insight basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:buy-goods basic:extra-shift basic:political-pressure free:adjust-prices free:adjust-wages play:middle-land-of-opportunity play:middle-migration play:middle-growing-business basic:sell-abroad free:swap-workers free:use-luxury free:receive-benefits play:middle-interest-groups play:middle-supplemental-income-program play:middle-investment-opportunities play:middle-labor-market-deregulation play:middle-public-opinion-polling play:middle-voice-of-middle-class-workers play:middle-new-theme-park play:middle-personal-consumption play:middle-protect-the-status-quo play:middle-export-subsidy play:middle-employment-subsidy basic:history-he30 free:use-education play:middle-health-crisis play:middle-change-of-government-agenda play:middle-state-scholarship play:middle-public-sector-overtime play:middle-highlight-social-issues play:middle-healthcare-benefits play:middle-reveal-political-scandal agenda:hold play:middle-covid-19-stimulus-package play:middle-immigration-reform free:history-he47 play:middle-fake-news play:middle-small-business-grant basic:history-he48 free:use-healthcare free:history-he37 free:history-he50 free:pay-off-loan play:middle-unemployment-initiative-program play:middle-momentum-for-change free:history-he35 play:middle-higher-education-program free:history-he29 basic:history-he17 free:history-he26 free:history-he19 free:history-he32 agenda:reveal free:history-he33
middle ask.discard
discard:middle-export-subsidy discard:middle-specialization discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-interest-groups discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-labor-market-deregulation discard:middle-public-opinion-polling discard:middle-voice-of-middle-class-workers discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-higher-education-program discard:middle-immigration-reform discard:middle-protect-the-status-quo discard:middle-state-scholarship discard:middle-health-crisis discard:middle-change-of-government-agenda discard:middle-public-sector-overtime discard:middle-highlight-social-issues discard:middle-unemployment-initiative-program discard:middle-healthcare-benefits discard:middle-reveal-political-scandal discard:middle-fake-news discard:middle-momentum-for-change discard:middle-covid-19-stimulus-package agenda:reveal
middle ask.discard | action.political-pressure
discard:middle-export-subsidy discard:middle-specialization discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-voice-of-middle-class-workers discard:middle-investment-opportunities discard:middle-supplemental-income-program discard:middle-land-of-opportunity discard:middle-public-opinion-polling discard:middle-labor-market-deregulation discard:middle-personal-consumption discard:middle-state-scholarship discard:middle-higher-education-program discard:middle-healthcare-benefits discard:middle-migration discard:middle-new-theme-park discard:middle-reveal-political-scandal discard:middle-protect-the-status-quo discard:middle-highlight-social-issues discard:middle-change-of-government-agenda discard:middle-growing-business discard:middle-health-crisis discard:middle-fake-news discard:middle-unemployment-initiative-program discard:middle-interest-groups discard:middle-momentum-for-change discard:middle-immigration-reform discard:middle-public-sector-overtime discard:middle-covid-19-stimulus-package
middle ask.turn-free
free:adjust-prices free:adjust-wages end free:swap-workers free:use-luxury free:receive-benefits free:use-education agenda:hold free:history-he47 free:use-healthcare free:history-he37 free:history-he50 free:pay-off-loan free:history-he35 free:history-he36 free:history-he26 free:history-he29 free:history-he19 free:history-he32 agenda:reveal free:history-he33
middle ask.wages
wage:convenience-store-3 wage:doctors-office-3 done wage:doctors-office-2 wage:convenience-store-1 wage:convenience-store-2 wage:doctors-office-1 wage:regional-radio-station-1 wage:regional-radio-station-2 wage:private-school-1 wage:private-school-2 wage:regional-radio-station-3 wage:private-school-3 wage:organic-farm-1 wage:organic-farm-3 wage:doctors-office-2-3 wage:doctors-office-2-2 wage:doctors-office-2-1 wage:medical-laboratory-3 wage:medical-laboratory-1 wage:medical-laboratory-2 wage:organic-farm-2 wage:tutoring-company-2 wage:tutoring-company-3 wage:tutoring-company-1 wage:game-store-2 wage:game-store-3 wage:local-newspaper-3 wage:local-newspaper-2 wage:electronics-store-3 wage:convenience-store-2-2 wage:convenience-store-2-1 wage:convenience-store-2-3 wage:game-store-1 wage:electronics-store-2 wage:electronics-store-1 wage:local-newspaper-1
middle ask.hire-where
company:convenience-store company:doctors-office done company:game-store company:regional-radio-station company:doctors-office-2 company:electronics-store company:local-newspaper company:private-school company:tutoring-company company:convenience-store-2 company:medical-laboratory company:organic-farm
middle ask.discard | action.propose-bill
discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-specialization discard:middle-investment-opportunities discard:middle-supplemental-income-program discard:middle-personal-consumption discard:middle-higher-education-program discard:middle-protect-the-status-quo discard:middle-labor-market-deregulation discard:middle-voice-of-middle-class-workers discard:middle-health-crisis discard:middle-change-of-government-agenda discard:middle-public-sector-overtime discard:middle-interest-groups discard:middle-unemployment-initiative-program discard:middle-healthcare-benefits discard:middle-new-theme-park discard:middle-reveal-political-scandal discard:middle-public-opinion-polling discard:middle-immigration-reform discard:middle-state-scholarship discard:middle-fake-news discard:middle-highlight-social-issues discard:middle-momentum-for-change discard:middle-covid-19-stimulus-package agenda:reveal
middle ask.bill
bill:1B bill:2A bill:2C bill:3B bill:4A bill:4C bill:5B bill:6A bill:6C bill:7A bill:7C bill:4B bill:2B bill:3A bill:3C bill:1A bill:1C bill:5A bill:5C bill:6B bill:7B agenda:reveal
middle ask.immediate-vote
yes no
middle ask.immediate-vote | policy.4
yes no
middle ask.price
price:health-5 price:health-10 done price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:health-8 price:education-5 price:education-10 price:food-12 price:luxury-8 price:education-8 agenda:reveal
middle ask.turn-main
play:middle-foreign-market-insight basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:buy-goods basic:extra-shift basic:political-pressure play:middle-land-of-opportunity play:middle-specialization basic:sell-abroad play:middle-migration play:middle-supplemental-income-program play:middle-investment-opportunities play:middle-labor-market-deregulation play:middle-public-opinion-polling play:middle-voice-of-middle-class-workers play:middle-new-theme-park play:middle-personal-consumption play:middle-growing-business play:middle-export-subsidy play:middle-import-subsidy play:middle-healthcare-benefits play:middle-reveal-political-scandal play:middle-interest-groups play:middle-protect-the-status-quo play:middle-covid-19-stimulus-package play:middle-highlight-social-issues play:middle-fake-news play:middle-employment-subsidy play:middle-immigration-reform play:middle-health-crisis agenda:hold play:middle-small-business-grant play:middle-public-sector-overtime play:middle-state-scholarship play:middle-unemployment-initiative-program basic:history-he48 play:middle-momentum-for-change play:middle-change-of-government-agenda basic:history-he30 basic:history-he17 play:middle-higher-education-program
middle ask.discard | action.build-company
discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-investment-opportunities discard:middle-supplemental-income-program discard:middle-personal-consumption discard:middle-growing-business discard:middle-higher-education-program discard:middle-land-of-opportunity discard:middle-specialization discard:middle-state-scholarship discard:middle-public-opinion-polling discard:middle-labor-market-deregulation discard:middle-health-crisis discard:middle-healthcare-benefits discard:middle-migration discard:middle-new-theme-park discard:middle-interest-groups discard:middle-reveal-political-scandal discard:middle-import-subsidy discard:middle-voice-of-middle-class-workers discard:middle-fake-news discard:middle-public-sector-overtime discard:middle-highlight-social-issues discard:middle-change-of-government-agenda discard:middle-momentum-for-change discard:middle-unemployment-initiative-program discard:middle-immigration-reform discard:middle-protect-the-status-quo discard:middle-covid-19-stimulus-package
middle ask.build
company:private-school company:doctors-office-2 company:regional-radio-station company:local-newspaper company:pharmacy company:organic-farm company:medical-laboratory company:game-store company:training-center company:tutoring-company company:pr-agency done company:convenience-store-2 company:fast-food-restaurant company:jewelry-store company:electronics-store
middle ask.wage
wage:2 wage:3 wage:1
middle ask.wage | company.regional-radio-station
wage:2 wage:3 wage:1
middle ask.wage | company.private-school
wage:2 wage:3 wage:1
middle ask.employee
skill:education none skill:agriculture skill:unskilled skill:media skill:luxury skill:healthcare
middle ask.employee | company.private-school
skill:education none
middle ask.vote-side
for against
middle ask.vote-side | policy.4 B
for against
middle ask.discard-companies
company:doctors-office-2 done company:jewelry-store company:pr-agency company:medical-laboratory company:tutoring-company company:convenience-store-2 company:fast-food-restaurant company:local-newspaper company:pharmacy company:organic-farm company:electronics-store company:game-store company:training-center company:regional-radio-station company:private-school agenda:reveal
middle ask.discard | action.assign-workers
discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-import-subsidy discard:middle-specialization discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-labor-market-deregulation discard:middle-personal-consumption discard:middle-small-business-grant discard:middle-higher-education-program discard:middle-healthcare-benefits discard:middle-reveal-political-scandal discard:middle-public-opinion-polling discard:middle-new-theme-park discard:middle-interest-groups discard:middle-protect-the-status-quo discard:middle-highlight-social-issues discard:middle-foreign-market-insight discard:middle-unemployment-initiative-program discard:middle-immigration-reform discard:middle-state-scholarship discard:middle-health-crisis discard:middle-fake-news discard:middle-public-sector-overtime discard:middle-voice-of-middle-class-workers discard:middle-change-of-government-agenda discard:middle-covid-19-stimulus-package discard:middle-momentum-for-change
middle ask.assign-worker
skill:unskilled skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:regional-radio-station-0 worker:private-school-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 skill:agriculture done skill:luxury worker:radio-station-0 worker:radio-station-1 skill:healthcare worker:doctors-office-2-0 worker:college-0 worker:college-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:college-2-0 worker:college-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:national-public-broadcasting-2 worker:jewelry-store-1 worker:game-store-0 worker:tutoring-company-0 worker:training-center-0 worker:training-center-1 worker:local-newspaper-0 worker:fish-farm-0 worker:fish-farm-1 worker:hotel-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:clinic-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:electronics-store-0 worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:medical-laboratory-0 worker:supermarket-0 worker:supermarket-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:hospital-0 worker:hospital-1 worker:pharmacy-0 worker:pharmacy-1 worker:fashion-company-0 worker:publishing-house-0 worker:publishing-house-2 worker:jewelry-store-0 worker:clinic-1 worker:convenience-store-2-0 worker:public-hospital-2-1 worker:hotel-2 worker:tv-station-0 worker:tv-station-1 worker:hotel-1 worker:tv-station-2 worker:publishing-house-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:medical-village-2 worker:medical-village-1 worker:fashion-company-1 worker:vegetable-farm-1 worker:organic-farm-0 worker:technical-university-2 worker:institute-of-technology-2 worker:clinic-2-0 worker:clinic-2-1 worker:fast-food-chain-0 worker:academy-0 worker:academy-1 worker:university-0 worker:university-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:public-hospital-2-0 worker:fast-food-chain-1 worker:pr-agency-0 worker:pr-agency-1 worker:stadium-0 worker:stadium-1 worker:university-2 worker:stadium-2 worker:medical-village-0 worker:fish-farm-2
middle ask.assign-where
company:university-hospital company:national-public-broadcasting company:radio-station company:technical-university company:regional-radio-station company:doctors-office company:doctors-office-2 company:supermarket company:college company:public-university-2 company:shopping-mall company:vegetable-farm company:lobbying-firm company:clinic trade:fast-food-restaurant-1 trade:clinic-0 company:shopping-mall-2 company:public-hospital-2 company:supermarket-2 company:regional-tv-station-3 company:pharmacy company:jewelry-store company:clinic-2 company:public-hospital-3 trade:publishing-house-2 trade:jewelry-store-1 trade:clinic-1 company:hospital trade:tv-station-0 trade:tv-station-1 trade:hotel-0 trade:hotel-2 trade:radio-station-0 trade:shopping-mall-1 company:tv-station trade:training-center-1 trade:technical-university-1 trade:publishing-house-0 trade:publishing-house-1 company:training-center company:hotel company:publishing-house company:academy company:public-university-3 company:university company:fish-farm trade:hospital-1 trade:radio-station-1 trade:vegetable-farm-2 trade:fashion-company-0 trade:fashion-company-1 trade:medical-village-1 trade:vegetable-farm-0 company:regional-tv-station-2 company:pharmaceutical-company company:institute-of-technology company:college-2 company:game-store trade:college-1 company:stadium company:fashion-company company:convenience-store trade:fast-food-chain-1 trade:public-hospital-2-1 trade:national-public-broadcasting-1 company:tutoring-company trade:pharmaceutical-company-2 trade:lobbying-firm-1 trade:hotel-1 trade:technical-university-2 trade:public-hospital-3-1 trade:training-center-0 company:medical-laboratory company:fast-food-chain trade:university-1 trade:university-hospital-1 trade:university-hospital-2 trade:national-public-broadcasting-0 trade:shopping-mall-0 trade:pharmaceutical-company-1 trade:shopping-mall-2-1 trade:fish-farm-1 company:fast-food-restaurant trade:national-public-broadcasting-2 trade:regional-tv-station-2-1 company:electronics-store trade:pharmacy-1 company:medical-village trade:pr-agency-1 trade:academy-1 trade:stadium-1 trade:stadium-2 trade:institute-of-technology-2 company:organic-farm trade:college-2-0 trade:fast-food-restaurant-0 trade:supermarket-2-1 trade:clinic-2-1 company:pr-agency trade:university-2 trade:vegetable-farm-1 trade:institute-of-technology-1 trade:tv-station-2 company:convenience-store-2 trade:lobbying-firm-0 trade:technical-university-0 trade:fast-food-chain-0 trade:shopping-mall-2-0 trade:supermarket-1 trade:fish-farm-2 trade:regional-tv-station-3-1 trade:pharmaceutical-company-0 trade:medical-village-2 trade:college-2-1 trade:fish-farm-0
middle ask.assign-where | skill.media
company:university-hospital company:national-public-broadcasting company:regional-radio-station company:radio-station company:clinic company:clinic-2 company:hospital company:college company:academy company:public-university-3 company:lobbying-firm company:pharmaceutical-company company:regional-tv-station-2 company:hotel company:public-university-2 trade:shopping-mall-1 trade:clinic-0 trade:technical-university-1 company:fast-food-chain company:public-hospital-3 company:technical-university company:vegetable-farm company:public-hospital-2 company:regional-tv-station-3 company:supermarket company:institute-of-technology company:shopping-mall-2 company:supermarket-2 trade:publishing-house-0 trade:publishing-house-1 trade:fashion-company-0 trade:radio-station-0 trade:radio-station-1 company:shopping-mall company:publishing-house trade:hotel-0 trade:stadium-1 trade:clinic-2-1 company:fashion-company company:tv-station company:college-2 trade:vegetable-farm-0 trade:fast-food-restaurant-1 trade:university-hospital-1 trade:institute-of-technology-1 company:university company:stadium company:medical-village
middle ask.assign-next-for
skill:unskilled skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:private-school-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 skill:agriculture skill:luxury worker:radio-station-0 worker:radio-station-1 skill:healthcare worker:doctors-office-2-0 worker:college-0 worker:college-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:college-2-0 worker:college-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:national-public-broadcasting-2 worker:electronics-store-0 worker:regional-radio-station-0 worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:supermarket-0 worker:regional-tv-station-2-0 worker:medical-laboratory-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:pharmacy-0 worker:pharmacy-1 worker:fashion-company-0 worker:publishing-house-0 worker:publishing-house-2 worker:training-center-1 worker:hospital-0 worker:jewelry-store-0 worker:jewelry-store-1 worker:training-center-0 worker:hotel-1 worker:publishing-house-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:technical-university-2 worker:game-store-0 worker:organic-farm-0 worker:hotel-0 worker:convenience-store-2-0 worker:tutoring-company-0 worker:institute-of-technology-2 worker:clinic-0 worker:clinic-1 worker:local-newspaper-0 worker:clinic-2-0 worker:clinic-2-1 worker:fast-food-chain-0 worker:academy-0 worker:academy-1 worker:university-0 worker:university-1 worker:regional-tv-station-3-0 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:public-hospital-3-0 worker:pr-agency-0 worker:hospital-1 worker:vegetable-farm-0 worker:regional-tv-station-2-1 worker:tv-station-0 worker:tv-station-1 worker:hotel-2 worker:university-2 worker:stadium-0 worker:stadium-1 worker:tv-station-2 worker:fish-farm-0 worker:supermarket-1 worker:medical-village-0 worker:medical-village-1 worker:fashion-company-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:fish-farm-1 worker:fish-farm-2 worker:regional-tv-station-3-1 worker:public-hospital-3-1 worker:stadium-2 worker:pr-agency-1 worker:vegetable-farm-2 worker:vegetable-farm-1 worker:supermarket-2-0 worker:fast-food-chain-1 worker:supermarket-2-1 worker:medical-village-2
middle ask.assign-next-for | company.university-hospital
skill:unskilled skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:private-school-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 skill:healthcare worker:pharmacy-0 worker:pharmacy-1 worker:supermarket-0 worker:fashion-company-0 worker:publishing-house-0 worker:publishing-house-2 skill:agriculture skill:luxury worker:electronics-store-0 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:technical-university-2 worker:game-store-0 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:university-0 worker:university-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:doctors-office-2-0 worker:tv-station-0 worker:tv-station-1 worker:convenience-store-2-0 worker:organic-farm-0 worker:clinic-0 worker:clinic-1 worker:radio-station-0 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:hotel-1 worker:hotel-2 worker:local-newspaper-0 worker:university-2 worker:hospital-0 worker:hospital-1 worker:clinic-2-0 worker:clinic-2-1 worker:tutoring-company-0 worker:publishing-house-1 worker:academy-0 worker:academy-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:college-2-0 worker:college-2-1 worker:jewelry-store-1 worker:training-center-0 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:medical-laboratory-0 worker:hotel-0 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:stadium-0 worker:stadium-1 worker:stadium-2 worker:training-center-1 worker:jewelry-store-0 worker:pharmaceutical-company-1 worker:public-university-2-0 worker:public-university-2-1 worker:regional-radio-station-0 worker:public-university-3-0 worker:public-university-3-1 worker:radio-station-1 worker:fast-food-restaurant-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:fast-food-restaurant-0 worker:college-1 worker:fashion-company-1 worker:medical-village-0 worker:medical-village-1 worker:medical-village-2 worker:pr-agency-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-2 worker:supermarket-2-1 worker:fish-farm-0 worker:fish-farm-1
middle ask.immediate-vote | policy.6
yes no
middle ask.swap-in
skill:unskilled skill:education skill:media skill:agriculture skill:healthcare skill:luxury
middle ask.swap-in | company.university-hospital
skill:unskilled skill:education skill:media skill:agriculture skill:luxury skill:healthcare
middle ask.discard | action.buy-goods
discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-land-of-opportunity discard:middle-migration discard:middle-specialization discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-small-business-grant discard:middle-interest-groups discard:middle-immigration-reform discard:middle-protect-the-status-quo discard:middle-labor-market-deregulation discard:middle-voice-of-middle-class-workers discard:middle-health-crisis discard:middle-change-of-government-agenda discard:middle-import-subsidy discard:middle-state-scholarship discard:middle-public-opinion-polling discard:middle-reveal-political-scandal discard:middle-personal-consumption discard:middle-unemployment-initiative-program discard:middle-new-theme-park discard:middle-foreign-market-insight discard:middle-fake-news discard:middle-healthcare-benefits discard:middle-public-sector-overtime discard:middle-higher-education-program discard:middle-growing-business discard:middle-highlight-social-issues discard:middle-momentum-for-change discard:middle-covid-19-stimulus-package
middle ask.buy-resource
resource:food resource:luxury resource:health resource:education resource:influence done
middle ask.buy-source
source:capitalist source:state source:foreign done source:middle
middle ask.buy-source | resource.luxury
source:capitalist source:state source:foreign done source:middle
middle ask.buy-amount
least 2/4 3/4 most 1/4 4/4
middle ask.buy-amount | resource.luxury
least 2/4 3/4 most 1/4 4/4
middle ask.assign-next-for | company.national-public-broadcasting
skill:education skill:media worker:convenience-store-0 worker:private-school-0 worker:technical-university-0 worker:technical-university-1 skill:agriculture worker:doctors-office-0 worker:doctors-office-2-0 worker:shopping-mall-0 worker:college-0 worker:college-1 worker:lobbying-firm-0 worker:lobbying-firm-1 skill:unskilled skill:healthcare worker:shopping-mall-1 worker:university-hospital-1 worker:university-hospital-2 worker:clinic-2-0 worker:clinic-2-1 worker:clinic-0 worker:clinic-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:hospital-1 worker:organic-farm-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 skill:luxury worker:radio-station-0 worker:radio-station-1 worker:tv-station-0 worker:tv-station-1 worker:hotel-0 worker:hotel-1 worker:fast-food-chain-0 worker:university-hospital-0 worker:fashion-company-0 worker:technical-university-2 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:medical-laboratory-0 worker:public-hospital-2-0 worker:pharmacy-1 worker:electronics-store-0 worker:convenience-store-2-0 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:publishing-house-0 worker:university-0 worker:university-1 worker:university-2 worker:jewelry-store-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:pr-agency-0 worker:pharmacy-0 worker:tutoring-company-0 worker:publishing-house-2 worker:pr-agency-1 worker:training-center-0 worker:training-center-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:jewelry-store-0 worker:local-newspaper-0 worker:publishing-house-1 worker:game-store-0 worker:hotel-2 worker:academy-0 worker:academy-1 worker:hospital-0 worker:public-university-3-0 worker:public-university-3-1 worker:college-2-0 worker:college-2-1 worker:tv-station-2 worker:fashion-company-1 worker:fast-food-chain-1 worker:stadium-0 worker:stadium-1 worker:shopping-mall-2-0 worker:supermarket-2-0 worker:supermarket-2-1 worker:stadium-2 worker:public-hospital-2-1 worker:medical-village-2 worker:shopping-mall-2-1 worker:public-university-2-0 worker:public-university-2-1 worker:regional-radio-station-0
middle ask.food-source
source:capitalist source:foreign source:state
middle ask.vote-side | policy.1 B
for against
middle ask.vote-influence
least 3/4 most 2/4 1/4 4/4
middle ask.vote-influence | policy.1
least 3/4 most 2/4 4/4 1/4
middle ask.vote-side | policy.2 C
for against
middle ask.vote-influence | policy.2
least 3/4 most 1/4 2/4 4/4
middle ask.vote-influence | policy.4
least 3/4 most 2/4 1/4 4/4
middle ask.vote-side | policy.5 A
for against
middle ask.discard | action.sell-company
discard:middle-land-of-opportunity discard:middle-migration discard:middle-interest-groups discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-labor-market-deregulation discard:middle-public-opinion-polling discard:middle-reveal-political-scandal discard:middle-employment-subsidy discard:middle-foreign-market-insight discard:middle-public-sector-overtime discard:middle-fake-news discard:middle-change-of-government-agenda discard:middle-health-crisis discard:middle-personal-consumption discard:middle-import-subsidy discard:middle-unemployment-initiative-program discard:middle-specialization discard:middle-voice-of-middle-class-workers discard:middle-growing-business discard:middle-small-business-grant discard:middle-export-subsidy discard:middle-immigration-reform discard:middle-state-scholarship discard:middle-new-theme-park discard:middle-higher-education-program discard:middle-highlight-social-issues discard:middle-healthcare-benefits discard:middle-covid-19-stimulus-package discard:middle-momentum-for-change discard:middle-protect-the-status-quo
middle ask.sell-company
company:convenience-store company:doctors-office company:regional-radio-station company:private-school company:doctors-office-2 company:pharmacy company:tutoring-company company:jewelry-store company:game-store company:local-newspaper company:organic-farm company:medical-laboratory company:fast-food-restaurant company:convenience-store-2 company:electronics-store company:pr-agency company:training-center
middle ask.assign-where | skill.luxury
company:radio-station company:technical-university company:clinic company:vegetable-farm company:university-hospital company:national-public-broadcasting company:public-university-2 company:public-hospital-2 company:regional-tv-station-3 company:pharmacy company:jewelry-store company:college trade:tv-station-0 trade:tv-station-1 trade:radio-station-0 trade:shopping-mall-1 trade:hospital-1 trade:fashion-company-0 trade:fashion-company-1 trade:medical-village-1 trade:vegetable-farm-0 trade:vegetable-farm-2 company:public-hospital-3 company:game-store company:shopping-mall company:hotel company:fashion-company company:public-university-3 company:regional-tv-station-2 company:college-2 trade:fast-food-restaurant-1 trade:technical-university-1 trade:public-hospital-2-1 company:supermarket-2 company:shopping-mall-2 company:hospital company:clinic-2 company:supermarket company:academy company:institute-of-technology trade:publishing-house-0 company:stadium company:fish-farm company:fast-food-chain company:electronics-store company:publishing-house trade:pr-agency-1 company:pharmaceutical-company trade:supermarket-2-1 company:pr-agency trade:institute-of-technology-1 company:university trade:clinic-1 company:medical-village trade:college-1 trade:hotel-0 trade:tv-station-2 trade:technical-university-2 trade:public-hospital-3-1 trade:pharmacy-1 trade:publishing-house-2 trade:fast-food-chain-0 trade:supermarket-1 trade:radio-station-1 trade:university-2 trade:university-1 company:lobbying-firm trade:technical-university-0 company:tv-station trade:fast-food-chain-1 trade:lobbying-firm-1
middle ask.assign-next-for | company.technical-university
skill:unskilled skill:education skill:media worker:convenience-store-0 worker:private-school-0 worker:shopping-mall-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 skill:agriculture skill:luxury skill:healthcare worker:regional-radio-station-0 worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:doctors-office-0 worker:jewelry-store-0 worker:jewelry-store-1 worker:training-center-0 worker:training-center-1 worker:shopping-mall-0 worker:hotel-1 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:clinic-1 worker:college-0 worker:college-1 worker:fashion-company-0 worker:clinic-2-0 worker:clinic-2-1 worker:pharmacy-0 worker:convenience-store-2-0 worker:electronics-store-0 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:tutoring-company-0 worker:organic-farm-0 worker:tv-station-0 worker:tv-station-1 worker:stadium-1 worker:national-public-broadcasting-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:clinic-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:hotel-0 worker:hotel-2 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:tv-station-2 worker:pharmacy-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:fashion-company-1 worker:pr-agency-0 worker:pr-agency-1 worker:medical-laboratory-0 worker:radio-station-1
middle ask.swap-out
worker:university-hospital-1 worker:technical-university-1 done worker:radio-station-0 worker:radio-station-1 worker:pharmacy-1 worker:shopping-mall-1 worker:publishing-house-2 worker:pr-agency-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:lobbying-firm-1 worker:jewelry-store-1 worker:public-hospital-2-1 worker:regional-tv-station-3-1 worker:fast-food-restaurant-1 worker:clinic-1 worker:public-hospital-3-1 worker:public-university-2-1 worker:publishing-house-1 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:training-center-1 worker:hotel-1 worker:tv-station-1 worker:technical-university-2 worker:hotel-2 worker:publishing-house-0 worker:hospital-1 worker:fashion-company-0 worker:shopping-mall-2-1 worker:pharmaceutical-company-2 worker:institute-of-technology-2 worker:institute-of-technology-1 worker:college-1 worker:tv-station-2 worker:hotel-0 worker:fashion-company-1 worker:public-university-3-1 worker:regional-tv-station-2-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:pharmaceutical-company-1 worker:supermarket-1 worker:university-hospital-2 worker:clinic-2-1 worker:stadium-2 worker:fish-farm-1 worker:fish-farm-2 worker:stadium-1 worker:medical-village-2 worker:university-1 worker:university-2 worker:college-2-1 worker:supermarket-2-1 worker:medical-village-1 worker:academy-1
middle ask.buy-source | resource.health
source:middle source:capitalist source:state done
middle ask.assign-next-for | company.radio-station
skill:unskilled skill:agriculture skill:education skill:media skill:luxury skill:healthcare worker:tutoring-company-0 worker:public-university-3-0 worker:public-university-3-1 worker:fast-food-restaurant-1 worker:fish-farm-2 worker:technical-university-0 worker:technical-university-2 worker:organic-farm-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-1 worker:university-hospital-0 worker:university-hospital-1 worker:convenience-store-0 worker:jewelry-store-0 worker:jewelry-store-1 worker:pharmacy-0 worker:medical-laboratory-0 worker:clinic-2-0 worker:clinic-2-1 worker:fashion-company-0 worker:college-2-0 worker:college-2-1
middle ask.vote-side | policy.3 B
for against
middle ask.vote-side | policy.5 B
for against
middle ask.discard | action.sell-abroad
discard:middle-supplemental-income-program discard:middle-land-of-opportunity discard:middle-public-opinion-polling discard:middle-voice-of-middle-class-workers discard:middle-investment-opportunities discard:middle-new-theme-park discard:middle-labor-market-deregulation discard:middle-health-crisis discard:middle-import-subsidy discard:middle-public-sector-overtime discard:middle-highlight-social-issues discard:middle-growing-business discard:middle-interest-groups discard:middle-unemployment-initiative-program discard:middle-protect-the-status-quo discard:middle-export-subsidy discard:middle-change-of-government-agenda discard:middle-personal-consumption discard:middle-state-scholarship discard:middle-employment-subsidy discard:middle-foreign-market-insight discard:middle-reveal-political-scandal discard:middle-migration discard:middle-small-business-grant discard:middle-immigration-reform discard:middle-specialization discard:middle-healthcare-benefits discard:middle-fake-news discard:middle-momentum-for-change discard:middle-higher-education-program discard:middle-covid-19-stimulus-package
middle ask.export
sale:education-0 sale:education-1 sale:health-0 sale:health-1 sale:luxury-0 sale:luxury-1 done sale:food-0 sale:food-1
middle ask.swap-in | company.radio-station
skill:unskilled skill:healthcare skill:education skill:luxury skill:media skill:agriculture
middle ask.swap-in | company.technical-university
skill:unskilled skill:healthcare skill:education skill:media skill:luxury skill:agriculture
middle ask.food-amount
least 1/4 2/4 3/4 4/4 most
middle ask.food-amount | role.capitalist
least 1/4 2/4 3/4 4/4 most
middle ask.wage | company.organic-farm
wage:1 wage:2 wage:3
middle ask.employee | company.organic-farm
skill:agriculture none
middle ask.vote-side | policy.6 A
for against
middle ask.founder
skill:unskilled skill:luxury skill:healthcare skill:education skill:media worker:radio-station-0 worker:radio-station-1 worker:technical-university-0 worker:technical-university-2 worker:doctors-office-0 worker:doctors-office-2-0 worker:clinic-0 worker:convenience-store-0 worker:clinic-1 worker:technical-university-1 worker:pharmacy-0 worker:pharmaceutical-company-2 skill:agriculture worker:college-0 worker:college-1 worker:college-2-0 worker:college-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:shopping-mall-1 worker:regional-tv-station-3-0 worker:pharmacy-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:fish-farm-0 worker:local-newspaper-0 worker:regional-tv-station-2-0 worker:national-public-broadcasting-0 worker:organic-farm-0 worker:shopping-mall-0 worker:medical-laboratory-0 worker:game-store-0 worker:supermarket-0 worker:supermarket-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:hospital-0 worker:university-hospital-0 worker:electronics-store-0 worker:university-hospital-1 worker:university-hospital-2 worker:pr-agency-0 worker:pr-agency-1 worker:publishing-house-1 worker:training-center-1 worker:fast-food-restaurant-0 worker:tv-station-0 worker:fast-food-restaurant-1 worker:publishing-house-0 worker:fast-food-chain-0 worker:tv-station-1 worker:publishing-house-2 worker:university-0 worker:university-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:regional-tv-station-2-1 worker:training-center-0 worker:public-university-3-0 worker:tutoring-company-0 worker:private-school-0 worker:national-public-broadcasting-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:convenience-store-2-0 worker:hotel-2 worker:clinic-2-0 worker:clinic-2-1 worker:hotel-0 worker:hotel-1 worker:fashion-company-0 worker:fashion-company-1 worker:academy-0 worker:academy-1 worker:regional-radio-station-0 worker:regional-tv-station-3-1 worker:shopping-mall-2-0 worker:fast-food-chain-1 worker:national-public-broadcasting-2 worker:hospital-1 worker:stadium-0 worker:stadium-1 worker:fish-farm-1 worker:medical-village-0 worker:fish-farm-2 worker:shopping-mall-2-1 worker:tv-station-2 worker:medical-village-1 worker:vegetable-farm-1 worker:university-2 worker:medical-village-2
middle ask.founder | company.pharmacy skill.unskilled
skill:unskilled skill:luxury skill:healthcare skill:education skill:media worker:radio-station-0 worker:radio-station-1 worker:technical-university-0 worker:technical-university-2 worker:convenience-store-0 worker:clinic-0 worker:clinic-1 worker:technical-university-1 worker:regional-tv-station-3-0 skill:agriculture worker:shopping-mall-0 worker:shopping-mall-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:organic-farm-0 worker:supermarket-0 worker:supermarket-1 worker:university-0 worker:university-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:training-center-0 worker:training-center-1 worker:fast-food-chain-0 worker:public-hospital-3-1 worker:electronics-store-0 worker:tutoring-company-0 worker:convenience-store-2-0 worker:game-store-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:public-university-3-0 worker:public-university-3-1 worker:fashion-company-0 worker:public-hospital-2-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:local-newspaper-0 worker:university-hospital-1 worker:doctors-office-0 worker:fast-food-chain-1 worker:public-hospital-3-0 worker:clinic-2-0 worker:pr-agency-0 worker:pr-agency-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:regional-radio-station-0 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:public-university-2-0 worker:public-university-2-1 worker:fast-food-restaurant-0 worker:hospital-0 worker:hospital-1 worker:private-school-0 worker:publishing-house-0 worker:publishing-house-2 worker:doctors-office-2-0 worker:public-hospital-2-0 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:clinic-2-1 worker:college-2-0 worker:college-2-1 worker:university-hospital-0 worker:university-hospital-2 worker:medical-laboratory-0 worker:fast-food-restaurant-1 worker:regional-tv-station-3-1 worker:medical-village-0 worker:medical-village-1 worker:college-0 worker:college-1 worker:publishing-house-1 worker:fashion-company-1 worker:university-2 worker:vegetable-farm-0 worker:vegetable-farm-2
middle ask.vote-side | policy.6 B
for against
middle ask.assign-next-for | company.shopping-mall
skill:luxury skill:education skill:media worker:radio-station-0 worker:radio-station-1 worker:electronics-store-0 worker:jewelry-store-0 skill:unskilled worker:convenience-store-0 worker:doctors-office-0 worker:technical-university-0 worker:technical-university-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:private-school-0 worker:pr-agency-0 worker:shopping-mall-0 skill:agriculture skill:healthcare worker:doctors-office-2-0 worker:stadium-0 worker:shopping-mall-2-0 worker:game-store-0 worker:clinic-0 worker:clinic-1 worker:fashion-company-0 worker:pr-agency-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:jewelry-store-1 worker:hotel-0 worker:organic-farm-0 worker:fast-food-chain-0 worker:college-0 worker:college-1 worker:tv-station-0 worker:tv-station-1 worker:university-0 worker:university-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:vegetable-farm-0 worker:vegetable-farm-2
middle ask.swap-in | company.publishing-house
skill:education skill:media skill:unskilled skill:healthcare skill:agriculture skill:luxury
middle ask.investment
market deck
middle ask.founder | company.training-center skill.unskilled
skill:education skill:media skill:luxury skill:healthcare worker:technical-university-1 skill:unskilled worker:convenience-store-0 worker:electronics-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:clinic-0 worker:clinic-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 skill:agriculture worker:technical-university-2 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:pharmacy-0 worker:pharmacy-1 worker:college-2-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:publishing-house-0 worker:publishing-house-1 worker:institute-of-technology-1 worker:academy-0 worker:academy-1 worker:doctors-office-0 worker:technical-university-0 worker:tutoring-company-0 worker:game-store-0 worker:doctors-office-2-0 worker:fashion-company-0 worker:regional-radio-station-0 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:medical-laboratory-0 worker:jewelry-store-0 worker:jewelry-store-1 worker:organic-farm-0 worker:hospital-0 worker:hospital-1 worker:tv-station-0 worker:tv-station-1 worker:clinic-2-0 worker:clinic-2-1 worker:stadium-0 worker:stadium-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:public-university-2-1 worker:college-0 worker:college-1 worker:publishing-house-2 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:radio-station-0 worker:public-university-3-0 worker:public-university-3-1 worker:convenience-store-2-0 worker:hotel-0 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:vegetable-farm-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:fast-food-chain-0 worker:medical-village-0 worker:medical-village-1 worker:national-public-broadcasting-2 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:private-school-0 worker:hotel-1 worker:hotel-2 worker:institute-of-technology-2 worker:pr-agency-0 worker:pr-agency-1 worker:fast-food-chain-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:radio-station-1
capitalist ask.turn
play:capitalist-foreign-recruitment play:capitalist-interest-groups play:capitalist-extra-shift play:capitalist-bid-rigging play:capitalist-foreign-market-insight basic:propose-bill basic:build-company basic:sell-company basic:sell-abroad basic:make-deal basic:lobby basic:political-pressure free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage free:receive-benefits play:capitalist-trade-protectionism-lobby play:capitalist-health-crisis play:capitalist-global-food-crisis play:capitalist-tap-into-new-markets free:pay-off-loan play:capitalist-foreign-partner play:capitalist-technological-progress play:capitalist-business-expansion play:capitalist-offshore-companies play:capitalist-investment-opportunities play:capitalist-global-branding play:capitalist-exit-strategy play:capitalist-unemployment-initiative-program play:capitalist-higher-education-program play:capitalist-radical-reforms play:capitalist-reveal-political-scandal play:capitalist-public-opinion-polling basic:history-he30 play:capitalist-buy-private-island play:capitalist-taxed-enough-already play:capitalist-protect-the-status-quo play:capitalist-push-political-agenda play:capitalist-fake-news free:history-he15 play:capitalist-competitive-wages free:history-he47 play:capitalist-endorse-political-campaign play:capitalist-industrialization free:history-he37 play:capitalist-momentum-for-change play:capitalist-business-grants free:history-he50 play:capitalist-change-of-government-agenda free:history-he35 play:capitalist-covid-19-vaccine-r-and-d-funding free:history-he28 agenda:hold free:history-he29 free:history-he07 basic:history-he39 basic:history-he48 agenda:reveal free:history-he22 free:history-he36
capitalist ask.sell-to-state
least most 1/4 2/4 3/4 4/4
capitalist ask.sell-to-state | resource.luxury
least most 1/4 2/4 3/4 4/4
capitalist ask.turn-free
free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage end free:receive-benefits free:pay-off-loan free:history-he15 free:history-he47 free:history-he37 free:history-he50 free:history-he35 free:history-he28 agenda:hold free:history-he29 free:history-he07 agenda:reveal free:history-he36 free:history-he22
capitalist ask.wages
wage:supermarket-3 wage:shopping-mall-3 wage:clinic-3 wage:college-3 done wage:supermarket-2 wage:clinic-2 wage:college-2 wage:supermarket-1 wage:shopping-mall-1 wage:shopping-mall-2 wage:clinic-1 wage:college-1 wage:radio-station-2 wage:radio-station-3 wage:radio-station-1 wage:fast-food-chain-2 wage:fast-food-chain-3 wage:hotel-2 wage:hotel-3 wage:lobbying-firm-2 wage:lobbying-firm-3 wage:academy-3 wage:academy-1 wage:academy-2 wage:pharmaceutical-company-1 wage:pharmaceutical-company-2 wage:medical-village-2 wage:fish-farm-3 wage:vegetable-farm-1 wage:vegetable-farm-2 wage:vegetable-farm-3 wage:fish-farm-2 wage:shopping-mall-2-3 wage:institute-of-technology-2 wage:shopping-mall-2-2 wage:regional-tv-station-2-2 wage:college-2-2 wage:university-3 wage:publishing-house-2 wage:hospital-3 wage:hospital-2 wage:clinic-2-3 wage:clinic-2-2 wage:clinic-2-1 wage:lobbying-firm-1 wage:fast-food-chain-1 wage:stadium-2 wage:supermarket-2-2 wage:public-university-3-3 wage:technical-university-2 wage:technical-university-3 wage:medical-village-3 wage:fashion-company-2 wage:tv-station-2 wage:national-public-broadcasting-2 wage:national-public-broadcasting-3 wage:university-2 wage:institute-of-technology-3 wage:institute-of-technology-1 wage:pharmaceutical-company-3 wage:fish-farm-1 wage:hospital-1 wage:university-1 wage:publishing-house-1 wage:publishing-house-3 wage:hotel-1 wage:fashion-company-3 wage:college-2-3 wage:shopping-mall-2-1 wage:supermarket-2-3 wage:supermarket-2-1 wage:tv-station-3 wage:technical-university-1 wage:fashion-company-1 wage:tv-station-1 wage:medical-village-1 wage:stadium-3 wage:regional-tv-station-3-1 wage:regional-tv-station-3-3 wage:university-hospital-2 wage:university-hospital-3 wage:public-hospital-3-2 wage:college-2-1 wage:university-hospital-1 wage:stadium-1 wage:national-public-broadcasting-1 wage:public-hospital-3-3 wage:public-university-2-3 wage:public-university-2-2 wage:public-hospital-2-2 wage:public-hospital-2-3 wage:public-hospital-3-1 wage:regional-tv-station-3-2 wage:public-university-2-1 wage:regional-tv-station-2-3 agenda:reveal wage:public-university-3-2
capitalist ask.bonus
company:supermarket company:shopping-mall company:clinic company:college company:hotel company:radio-station company:fast-food-chain company:publishing-house company:lobbying-firm company:fish-farm company:vegetable-farm company:pharmaceutical-company company:institute-of-technology company:regional-tv-station-2 company:shopping-mall-2 company:university company:hospital company:clinic-2 company:stadium company:supermarket-2 company:fashion-company company:public-university-3 company:technical-university company:college-2 company:medical-village company:tv-station company:university-hospital company:academy company:national-public-broadcasting company:public-hospital-2 company:public-hospital-3 company:regional-tv-station-3 company:public-university-2
capitalist ask.turn-main
play:capitalist-interest-groups play:capitalist-extra-shift play:capitalist-foreign-market-insight basic:propose-bill basic:build-company basic:sell-company basic:sell-abroad basic:make-deal basic:lobby basic:political-pressure play:capitalist-trade-protectionism-lobby play:capitalist-health-crisis play:capitalist-global-food-crisis play:capitalist-tap-into-new-markets play:capitalist-investment-opportunities play:capitalist-global-branding play:capitalist-technological-progress play:capitalist-foreign-recruitment play:capitalist-bid-rigging play:capitalist-public-opinion-polling play:capitalist-foreign-partner play:capitalist-buy-private-island play:capitalist-unemployment-initiative-program play:capitalist-business-expansion play:capitalist-protect-the-status-quo play:capitalist-exit-strategy play:capitalist-endorse-political-campaign play:capitalist-radical-reforms play:capitalist-higher-education-program play:capitalist-industrialization play:capitalist-fake-news play:capitalist-offshore-companies play:capitalist-taxed-enough-already basic:history-he30 play:capitalist-competitive-wages play:capitalist-push-political-agenda play:capitalist-momentum-for-change play:capitalist-business-grants play:capitalist-reveal-political-scandal play:capitalist-covid-19-vaccine-r-and-d-funding play:capitalist-change-of-government-agenda agenda:hold basic:history-he48 agenda:reveal basic:history-he39
capitalist ask.discard
discard:capitalist-foreign-recruitment discard:capitalist-interest-groups discard:capitalist-extra-shift discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-health-crisis discard:capitalist-global-food-crisis discard:capitalist-tap-into-new-markets discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-higher-education-program discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-business-expansion discard:capitalist-bid-rigging discard:capitalist-exit-strategy discard:capitalist-radical-reforms discard:capitalist-reveal-political-scandal discard:capitalist-public-opinion-polling discard:capitalist-buy-private-island discard:capitalist-industrialization discard:capitalist-taxed-enough-already discard:capitalist-protect-the-status-quo discard:capitalist-push-political-agenda discard:capitalist-fake-news discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-endorse-political-campaign discard:capitalist-trade-protectionism-lobby discard:capitalist-momentum-for-change discard:capitalist-change-of-government-agenda agenda:reveal
capitalist ask.discard | action.lobby
discard:capitalist-foreign-recruitment discard:capitalist-interest-groups discard:capitalist-extra-shift discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-higher-education-program discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-public-opinion-polling discard:capitalist-buy-private-island discard:capitalist-exit-strategy discard:capitalist-business-expansion discard:capitalist-endorse-political-campaign discard:capitalist-bid-rigging discard:capitalist-industrialization discard:capitalist-push-political-agenda discard:capitalist-tap-into-new-markets discard:capitalist-momentum-for-change discard:capitalist-trade-protectionism-lobby discard:capitalist-fake-news discard:capitalist-reveal-political-scandal discard:capitalist-taxed-enough-already discard:capitalist-radical-reforms discard:capitalist-change-of-government-agenda discard:capitalist-health-crisis discard:capitalist-global-food-crisis discard:capitalist-protect-the-status-quo discard:capitalist-covid-19-vaccine-r-and-d-funding agenda:reveal
capitalist ask.vote-side
for against agenda:reveal
capitalist ask.vote-side | policy.4 C
for against agenda:reveal
capitalist ask.vote-influence
least 1/4 2/4 3/4 4/4 most
capitalist ask.vote-influence | policy.4
least 1/4 2/4 3/4 4/4 most
capitalist ask.price
price:health-5 price:health-10 done price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:education-5 price:education-10 price:food-12 price:luxury-8 price:health-8 price:education-8 agenda:reveal
capitalist ask.storage-tile
resource:food resource:luxury resource:health resource:education agenda:reveal
capitalist ask.discard | action.sell-abroad
discard:capitalist-foreign-recruitment discard:capitalist-extra-shift discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-foreign-partner discard:capitalist-higher-education-program discard:capitalist-technological-progress discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-bid-rigging discard:capitalist-public-opinion-polling discard:capitalist-buy-private-island discard:capitalist-business-expansion discard:capitalist-taxed-enough-already discard:capitalist-protect-the-status-quo discard:capitalist-push-political-agenda discard:capitalist-radical-reforms discard:capitalist-exit-strategy discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-tap-into-new-markets discard:capitalist-offshore-companies discard:capitalist-global-food-crisis discard:capitalist-industrialization discard:capitalist-fake-news discard:capitalist-interest-groups discard:capitalist-trade-protectionism-lobby discard:capitalist-endorse-political-campaign discard:capitalist-health-crisis discard:capitalist-change-of-government-agenda discard:capitalist-business-grants discard:capitalist-momentum-for-change discard:capitalist-reveal-political-scandal agenda:reveal
capitalist ask.discard | action.propose-bill
discard:capitalist-foreign-recruitment discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-health-crisis discard:capitalist-tap-into-new-markets discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-business-expansion discard:capitalist-bid-rigging discard:capitalist-higher-education-program discard:capitalist-offshore-companies discard:capitalist-radical-reforms discard:capitalist-global-food-crisis discard:capitalist-reveal-political-scandal discard:capitalist-public-opinion-polling discard:capitalist-exit-strategy discard:capitalist-buy-private-island discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-endorse-political-campaign discard:capitalist-foreign-market-insight discard:capitalist-industrialization discard:capitalist-push-political-agenda discard:capitalist-trade-protectionism-lobby discard:capitalist-taxed-enough-already discard:capitalist-change-of-government-agenda discard:capitalist-fake-news discard:capitalist-interest-groups discard:capitalist-protect-the-status-quo discard:capitalist-momentum-for-change agenda:reveal
capitalist ask.bill
bill:1B bill:2A bill:2C bill:3B bill:4B bill:5B bill:6A bill:6C bill:7A bill:7C bill:2B bill:3A bill:3C bill:4A bill:4C bill:1A bill:1C bill:6B bill:5C bill:5A bill:7B agenda:reveal
capitalist ask.immediate-vote
yes no
capitalist ask.immediate-vote | policy.4
yes no
capitalist ask.discard-companies
company:pharmaceutical-company company:fashion-company company:vegetable-farm company:automated-grain-farm done company:radio-station company:hotel company:fast-food-chain company:supermarket-2 company:shopping-mall-2 company:stadium company:automated-dairy-farm company:hospital company:institute-of-technology company:university company:college-2 company:medical-village company:electronics-manufacturer company:fish-farm company:lobbying-firm company:car-manufacturer company:academy company:tv-station company:clinic-2 company:publishing-house agenda:reveal
capitalist ask.discard | action.political-pressure
discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-health-crisis discard:capitalist-global-food-crisis discard:capitalist-tap-into-new-markets discard:capitalist-foreign-partner discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-technological-progress discard:capitalist-extra-shift discard:capitalist-bid-rigging discard:capitalist-offshore-companies discard:capitalist-public-opinion-polling discard:capitalist-buy-private-island discard:capitalist-industrialization discard:capitalist-radical-reforms discard:capitalist-exit-strategy discard:capitalist-business-expansion discard:capitalist-foreign-recruitment discard:capitalist-endorse-political-campaign discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-trade-protectionism-lobby discard:capitalist-taxed-enough-already discard:capitalist-fake-news discard:capitalist-business-grants discard:capitalist-momentum-for-change discard:capitalist-higher-education-program discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-interest-groups discard:capitalist-reveal-political-scandal discard:capitalist-change-of-government-agenda discard:capitalist-protect-the-status-quo agenda:reveal
capitalist ask.immediate-vote | policy.1
yes no
capitalist ask.sell-to-state | resource.health
least 1/4 2/4 3/4 4/4 most
capitalist ask.vote-influence | policy.1
least 1/4 2/4 3/4 4/4 most
capitalist ask.vote-side | policy.2 C
for against
capitalist ask.vote-influence | policy.2
least 1/4 2/4 3/4 4/4 most
capitalist ask.vote-side | policy.4 B
for against
capitalist ask.vote-side | policy.5 A
for against
capitalist ask.vote-influence | policy.5
least 2/4 3/4 most 4/4 1/4
capitalist ask.vote-side | policy.6 A
for against
capitalist ask.build
company:radio-station company:hotel company:fast-food-chain company:supermarket-2 done company:hospital company:publishing-house company:college-2 company:electronics-manufacturer company:vegetable-farm company:fish-farm company:automated-grain-farm company:automated-dairy-farm company:shopping-mall-2 company:stadium company:car-manufacturer company:clinic-2 company:pharmaceutical-company company:medical-village company:academy company:lobbying-firm company:tv-station company:fashion-company company:institute-of-technology company:university agenda:reveal
capitalist ask.wage
wage:1 wage:2 wage:3 agenda:reveal
capitalist ask.wage | company.hotel
wage:1 wage:2 wage:3
capitalist ask.staff-class-for
class:working class:middle none agenda:reveal
capitalist ask.staff-class-for | company.hotel
class:working class:middle none
capitalist ask.wage | company.radio-station
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.radio-station
class:working class:middle none
capitalist ask.discard | action.build-company
discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-bid-rigging discard:capitalist-exit-strategy discard:capitalist-higher-education-program discard:capitalist-offshore-companies discard:capitalist-radical-reforms discard:capitalist-public-opinion-polling discard:capitalist-tap-into-new-markets discard:capitalist-buy-private-island discard:capitalist-industrialization discard:capitalist-competitive-wages discard:capitalist-extra-shift discard:capitalist-health-crisis discard:capitalist-fake-news discard:capitalist-foreign-market-insight discard:capitalist-global-food-crisis discard:capitalist-trade-protectionism-lobby discard:capitalist-taxed-enough-already discard:capitalist-foreign-recruitment discard:capitalist-endorse-political-campaign discard:capitalist-investment-opportunities discard:capitalist-push-political-agenda discard:capitalist-business-expansion discard:capitalist-interest-groups discard:capitalist-global-branding discard:capitalist-reveal-political-scandal discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-change-of-government-agenda discard:capitalist-momentum-for-change discard:capitalist-protect-the-status-quo
capitalist ask.wage | company.fast-food-chain
wage:1 wage:2 wage:3 agenda:reveal
capitalist ask.staff-class-for | company.fast-food-chain
class:working class:middle none agenda:reveal
capitalist ask.discard | action.sell-company
discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-investment-opportunities discard:capitalist-extra-shift discard:capitalist-foreign-recruitment discard:capitalist-bid-rigging discard:capitalist-interest-groups discard:capitalist-higher-education-program discard:capitalist-radical-reforms discard:capitalist-global-food-crisis discard:capitalist-offshore-companies discard:capitalist-reveal-political-scandal discard:capitalist-public-opinion-polling discard:capitalist-buy-private-island discard:capitalist-exit-strategy discard:capitalist-protect-the-status-quo discard:capitalist-competitive-wages discard:capitalist-business-expansion discard:capitalist-global-branding discard:capitalist-industrialization discard:capitalist-fake-news discard:capitalist-foreign-market-insight discard:capitalist-trade-protectionism-lobby discard:capitalist-tap-into-new-markets discard:capitalist-push-political-agenda discard:capitalist-taxed-enough-already discard:capitalist-change-of-government-agenda discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-momentum-for-change discard:capitalist-health-crisis discard:capitalist-endorse-political-campaign agenda:reveal
capitalist ask.sell-company
company:supermarket company:shopping-mall company:clinic company:college company:radio-station company:car-manufacturer company:lobbying-firm company:automated-grain-farm company:medical-village company:fish-farm company:vegetable-farm company:shopping-mall-2 company:institute-of-technology company:regional-tv-station-2 company:college-2 company:electronics-manufacturer company:fast-food-chain company:publishing-house company:pharmaceutical-company company:stadium company:fashion-company company:public-university-3 company:technical-university company:clinic-2 company:hospital company:tv-station company:university-hospital company:supermarket-2 company:national-public-broadcasting company:academy company:hotel company:automated-dairy-farm company:university company:regional-tv-station-3 company:public-hospital-3 company:public-university-2 company:public-hospital-2 agenda:reveal
capitalist ask.immediate-vote | policy.3
yes no
capitalist ask.vote-influence | policy.3
least 2/4 3/4 most 1/4 4/4
capitalist ask.vote-side | policy.5 B
for against agenda:reveal
capitalist ask.export
sale:food-0 sale:food-1 sale:luxury-0 sale:luxury-1 sale:health-0 sale:health-1 sale:education-0 sale:education-1 done extra agenda:reveal
capitalist ask.discard | action.make-deal
discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-partner discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-competitive-wages discard:capitalist-foreign-market-insight discard:capitalist-extra-shift discard:capitalist-foreign-recruitment discard:capitalist-exit-strategy discard:capitalist-technological-progress discard:capitalist-higher-education-program discard:capitalist-global-food-crisis discard:capitalist-industrialization discard:capitalist-fake-news discard:capitalist-interest-groups discard:capitalist-trade-protectionism-lobby discard:capitalist-radical-reforms discard:capitalist-push-political-agenda discard:capitalist-tap-into-new-markets discard:capitalist-public-opinion-polling discard:capitalist-bid-rigging discard:capitalist-health-crisis discard:capitalist-taxed-enough-already discard:capitalist-offshore-companies discard:capitalist-endorse-political-campaign discard:capitalist-buy-private-island discard:capitalist-business-grants discard:capitalist-change-of-government-agenda discard:capitalist-business-expansion discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-reveal-political-scandal discard:capitalist-momentum-for-change discard:capitalist-protect-the-status-quo
capitalist ask.deal-destination
storage free-trade-zone agenda:reveal
capitalist ask.deal-stored
least 1/4 2/4 3/4 4/4 most
capitalist ask.deal-stored | resource.food
least 1/4 2/4 3/4 4/4 most
capitalist ask.export-extra
least 1/4 2/4 3/4 4/4 most
capitalist ask.export-extra | resource.luxury
least 1/4 2/4 3/4 4/4 most
capitalist ask.immediate-vote | policy.6
yes no
capitalist ask.vote-influence | policy.6
least 1/4 2/4 3/4 4/4 most
capitalist ask.wage | company.publishing-house
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.publishing-house
class:working class:middle none
capitalist ask.staff-skill
skill:luxury skill:healthcare skill:education skill:media skill:agriculture
capitalist ask.staff-skill | company.publishing-house
skill:luxury skill:healthcare skill:education skill:media skill:agriculture
capitalist ask.vote-side | policy.6 B
for against agenda:reveal
state ask.turn
play:state-higher-vat play:state-construction-boom play:state-public-sector-overtime play:state-geopolitical-support basic:propose-bill basic:event-action basic:extra-tax basic:campaign free:adjust-wages play:state-foreign-financial-assistance play:state-allowances-and-subsidies play:state-a-matter-of-high-priority play:state-privatization play:state-radical-reforms play:state-foreign-investment-program basic:meet-mps play:state-pressing-matters play:state-shift-focus play:state-denial-of-free-speech play:state-growth-in-tourism play:state-healthcare-program play:state-step-for-representation play:state-agenda-setting play:state-employment-support-scheme play:state-quantitative-easing basic:sell-abroad basic:history-he30 play:state-literacy-program play:state-supplemental-income-program play:state-change-of-government-agenda play:state-protect-the-status-quo play:state-unemployment-initiative-program play:state-foreign-students play:state-immediate-response play:state-reveal-political-scandal play:state-covid-19-vaccination-program free:history-he47 basic:history-he48 free:pay-off-loan play:state-business-grants play:state-nationalization agenda:hold play:state-emergency-state play:state-medical-tourism free:history-he43 free:history-he27 play:state-momentum-for-change free:history-he35 free:history-he28 free:history-he15 free:history-he29 free:history-he22 agenda:reveal pass free:history-he33 basic:history-he39 free:history-he36
state ask.overtime
company:university-hospital company:technical-university company:national-public-broadcasting company:public-university-2 company:public-hospital-2 company:regional-tv-station-2 company:shopping-mall company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:clinic company:fashion-company
state ask.turn-free
free:adjust-wages end free:history-he47 free:pay-off-loan agenda:hold free:history-he43 free:history-he27 free:history-he35 free:history-he28 free:history-he15 free:history-he29 agenda:reveal free:history-he33 free:history-he36 free:history-he22
state ask.discard
discard:state-foreign-financial-assistance discard:state-literacy-program discard:state-higher-vat discard:state-construction-boom discard:state-medical-tourism discard:state-geopolitical-support discard:state-allowances-and-subsidies discard:state-a-matter-of-high-priority discard:state-privatization discard:state-foreign-investment-program discard:state-radical-reforms discard:state-foreign-students discard:state-pressing-matters discard:state-shift-focus discard:state-denial-of-free-speech discard:state-nationalization discard:state-healthcare-program discard:state-step-for-representation discard:state-agenda-setting discard:state-public-sector-overtime discard:state-employment-support-scheme discard:state-quantitative-easing discard:state-reveal-political-scandal discard:state-change-of-government-agenda discard:state-supplemental-income-program discard:state-protect-the-status-quo discard:state-emergency-state discard:state-immediate-response discard:state-covid-19-vaccination-program discard:state-growth-in-tourism discard:state-unemployment-initiative-program discard:state-business-grants discard:state-momentum-for-change agenda:reveal
state ask.discard | action.event-action
discard:state-foreign-financial-assistance discard:state-literacy-program discard:state-higher-vat discard:state-construction-boom discard:state-medical-tourism discard:state-geopolitical-support discard:state-healthcare-program discard:state-step-for-representation discard:state-agenda-setting discard:state-public-sector-overtime discard:state-employment-support-scheme discard:state-foreign-investment-program discard:state-foreign-students discard:state-allowances-and-subsidies discard:state-reveal-political-scandal discard:state-denial-of-free-speech discard:state-a-matter-of-high-priority discard:state-pressing-matters discard:state-shift-focus discard:state-privatization discard:state-nationalization discard:state-unemployment-initiative-program discard:state-immediate-response discard:state-change-of-government-agenda discard:state-radical-reforms discard:state-business-grants discard:state-quantitative-easing discard:state-protect-the-status-quo discard:state-emergency-state discard:state-growth-in-tourism discard:state-supplemental-income-program discard:state-momentum-for-change discard:state-covid-19-vaccination-program agenda:reveal
state ask.event
event:strike-at-the-port event:developing-countries-in-need event:neighbors-at-war event:earthquake event:global-supply-chain-crisis event:political-scandal event:ae12 event:ae09 event:low-education-index event:need-for-sustainability-initiative event:outdated-public-sector-infrastructure event:ae04 event:ae25 event:ae06 event:ae18 event:infant-industry-requires-help event:drought event:technological-illiteracy event:declining-birth-rate event:political-polarization event:low-university-ratings event:companies-demand-better-internet event:local-industries-in-turmoil event:fear-of-deflation event:demand-for-higher-welfare-standards event:ae03 event:ae10 event:civil-unrest event:unfair-representation event:need-for-stimulus-package event:pandemic event:ae02 event:ae11 event:ae23 event:ae08 event:demand-for-pension-reform event:ae01 event:ae05 event:ae22 event:ae19 event:demand-for-thirteen-month-pay event:ae13 event:ae16 event:ae14 event:ae17 event:ae07 event:ae15 event:ae21 event:ae20 event:ae24 agenda:reveal
state ask.event-class
class:working class:capitalist class:middle agenda:reveal
state ask.event-class | event.strike-at-the-port
class:working class:capitalist agenda:reveal
state ask.wages
wage:university-hospital-3 wage:technical-university-3 wage:national-public-broadcasting-3 done wage:technical-university-2 wage:national-public-broadcasting-2 wage:university-hospital-1 wage:university-hospital-2 wage:technical-university-1 wage:national-public-broadcasting-1 wage:regional-tv-station-3-2 wage:regional-tv-station-3-3 wage:public-university-3-1 wage:public-university-3-2 wage:public-university-2-1 wage:public-university-2-2 wage:regional-tv-station-2-1 wage:regional-tv-station-2-2 wage:public-university-2-3 wage:public-hospital-2-3 wage:public-university-3-3 wage:public-hospital-2-2 wage:regional-tv-station-3-1 wage:public-hospital-2-1 wage:regional-tv-station-2-3 wage:public-hospital-3-3 wage:shopping-mall-2 wage:shopping-mall-3 wage:public-hospital-3-1 wage:public-hospital-3-2 wage:shopping-mall-1 wage:lobbying-firm-2 wage:lobbying-firm-3 wage:clinic-1 wage:clinic-3 wage:clinic-2 wage:supermarket-2 wage:supermarket-3 wage:college-3 wage:college-2 wage:hospital-2 wage:hospital-3 wage:hospital-1 wage:lobbying-firm-1 agenda:reveal wage:publishing-house-2 wage:publishing-house-3 wage:supermarket-1 wage:college-2-2 wage:college-2-3 wage:college-2-1 wage:shopping-mall-2-2 wage:shopping-mall-2-3 wage:institute-of-technology-2 wage:institute-of-technology-3 wage:fashion-company-2 wage:fashion-company-3 wage:fast-food-chain-3 wage:fast-food-chain-2 wage:tv-station-1 wage:tv-station-2 wage:tv-station-3 wage:institute-of-technology-1 wage:clinic-2-2 wage:clinic-2-3 wage:college-1 wage:academy-2 wage:academy-3 wage:pharmaceutical-company-3 wage:radio-station-2 wage:radio-station-3
state ask.vote-side
for against agenda:reveal
state ask.vote-side | policy.4 C
for against
state ask.vote-influence
least most 2/4 3/4 4/4 1/4
state ask.vote-influence | policy.4
least most 1/4 2/4 3/4 4/4
state ask.legitimacy-class
class:working class:middle class:capitalist agenda:reveal
state ask.vote-side | policy.4 B
for against agenda:reveal
state ask.discard | action.campaign
discard:state-literacy-program discard:state-construction-boom discard:state-geopolitical-support discard:state-allowances-and-subsidies discard:state-a-matter-of-high-priority discard:state-privatization discard:state-foreign-investment-program discard:state-radical-reforms discard:state-foreign-students discard:state-pressing-matters discard:state-shift-focus discard:state-denial-of-free-speech discard:state-healthcare-program discard:state-agenda-setting discard:state-public-sector-overtime discard:state-higher-vat discard:state-employment-support-scheme discard:state-nationalization discard:state-quantitative-easing discard:state-reveal-political-scandal discard:state-change-of-government-agenda discard:state-foreign-financial-assistance discard:state-supplemental-income-program discard:state-step-for-representation discard:state-immediate-response discard:state-covid-19-vaccination-program discard:state-unemployment-initiative-program discard:state-medical-tourism discard:state-emergency-state discard:state-business-grants discard:state-protect-the-status-quo discard:state-growth-in-tourism discard:state-momentum-for-change agenda:reveal
state ask.campaign
least most 3/4
state ask.event-penalty
class:working class:middle class:capitalist agenda:reveal
state ask.event-penalty | event.developing-countries-in-need
class:working class:middle class:capitalist
state ask.discard | action.propose-bill
discard:state-literacy-program discard:state-allowances-and-subsidies discard:state-a-matter-of-high-priority discard:state-privatization discard:state-foreign-investment-program discard:state-radical-reforms discard:state-foreign-students discard:state-nationalization discard:state-healthcare-program discard:state-step-for-representation discard:state-agenda-setting discard:state-public-sector-overtime discard:state-employment-support-scheme discard:state-change-of-government-agenda discard:state-supplemental-income-program discard:state-higher-vat discard:state-protect-the-status-quo discard:state-emergency-state discard:state-foreign-financial-assistance discard:state-denial-of-free-speech discard:state-shift-focus discard:state-quantitative-easing discard:state-geopolitical-support discard:state-construction-boom discard:state-pressing-matters discard:state-immediate-response discard:state-unemployment-initiative-program discard:state-covid-19-vaccination-program discard:state-medical-tourism discard:state-growth-in-tourism discard:state-business-grants discard:state-reveal-political-scandal discard:state-momentum-for-change agenda:reveal
state ask.bill
bill:1B bill:2A bill:2C bill:3B bill:4B bill:5B bill:7A bill:7C bill:3C bill:4A bill:5A bill:2B bill:3A bill:5C bill:6A bill:6C bill:4C bill:6B bill:7B bill:1A bill:1C agenda:reveal
state ask.immediate-vote
yes no
state ask.immediate-vote | policy.2
yes no
state ask.provide-class
class:working class:middle class:capitalist agenda:reveal
state ask.immediate-vote | policy.4
yes no
state ask.vote-side | policy.1 B
for against
state ask.vote-influence | policy.1
least 2/4 3/4 most 4/4 1/4
state ask.vote-influence | policy.2
least most 1/4 2/4 3/4 4/4
state ask.event-penalty | event.need-for-sustainability-initiative
class:working class:middle class:capitalist
state ask.event-spend-money
money:15 money:30 money:45
state ask.place-event
event:neighbors-at-war event:unfair-representation event:declining-birth-rate event:pandemic event:low-education-index event:political-polarization event:demand-for-pension-reform event:companies-demand-better-internet event:global-supply-chain-crisis event:earthquake event:strike-at-the-port event:outdated-public-sector-infrastructure event:demand-for-thirteen-month-pay event:developing-countries-in-need event:civil-unrest event:need-for-sustainability-initiative event:local-industries-in-turmoil event:technological-illiteracy event:fear-of-deflation event:ae22 event:ae12 event:infant-industry-requires-help event:ae21 event:ae18 event:ae24 event:ae05 event:ae10 event:ae25 event:need-for-stimulus-package event:low-university-ratings event:ae16 event:political-scandal event:drought event:ae17 event:ae19 event:ae15 event:ae03 event:ae04 event:ae23 event:ae20 event:ae02 event:demand-for-higher-welfare-standards event:ae13 event:ae11 event:ae07 event:ae09 event:ae08 event:ae14 event:ae01 event:ae06
state ask.event-class | event.unfair-representation
class:working class:middle class:capitalist
state ask.shift-focus
event:neighbors-at-war event:declining-birth-rate done event:global-supply-chain-crisis event:political-scandal event:ae12 event:ae09 event:civil-unrest event:demand-for-higher-welfare-standards event:fear-of-deflation event:technological-illiteracy event:low-university-ratings event:outdated-public-sector-infrastructure event:strike-at-the-port event:drought event:need-for-stimulus-package event:unfair-representation event:pandemic event:ae23 event:ae11 event:political-polarization event:ae17 event:ae14 event:infant-industry-requires-help event:developing-countries-in-need event:ae22 event:ae08 event:demand-for-thirteen-month-pay event:ae13 event:ae18 event:local-industries-in-turmoil event:ae01 event:demand-for-pension-reform event:earthquake event:ae02 event:ae21 event:low-education-index event:companies-demand-better-internet event:ae10 event:ae03 event:ae15 event:ae24 event:ae20 event:ae19 event:ae06 event:need-for-sustainability-initiative event:ae07 event:ae16 event:ae05 event:ae04 event:ae25
state ask.event-class | event.declining-birth-rate
class:working class:middle
state ask.provide-own
least 2/4 3/4 most 1/4 4/4
state ask.provide-own | resource.health
least 2/4 3/4 most 1/4 4/4
state ask.immediate-vote-free
yes no
state ask.immediate-vote-free | policy.6
yes no
state ask.event-class | event.earthquake
class:working class:middle
state ask.provide-mix
least 3/4 most 2/4 4/4
state ask.provide-mix | resource.food resource.health
least 3/4 most 2/4
state ask.provide-from
least 2/4 3/4 most 4/4 1/4
state ask.provide-from | role.capitalist resource.food
least 2/4 3/4 most
state ask.event-penalty | event.neighbors-at-war
class:working class:middle class:capitalist
state ask.event-class | event.global-supply-chain-crisis
class:working class:middle
state ask.provide-mix | resource.food resource.luxury
least 3/4 most 2/4
state ask.provide-from | source.foreign-market resource.luxury
least most 2/4 3/4 4/4
state ask.vote-side | policy.6 A
for against
state ask.vote-influence | policy.6
least 2/4 3/4 4/4 most 1/4
state ask.immediate-vote | policy.6
yes no
state ask.event-penalty | event.political-scandal
class:working class:middle class:capitalist
middle ask.discard | action.extra-shift
discard:middle-supplemental-income-program discard:middle-migration discard:middle-foreign-market-insight discard:middle-investment-opportunities discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-land-of-opportunity discard:middle-export-subsidy discard:middle-import-subsidy discard:middle-public-opinion-polling discard:middle-labor-market-deregulation discard:middle-voice-of-middle-class-workers discard:middle-small-business-grant discard:middle-healthcare-benefits discard:middle-fake-news discard:middle-change-of-government-agenda discard:middle-employment-subsidy discard:middle-immigration-reform discard:middle-state-scholarship discard:middle-health-crisis discard:middle-higher-education-program discard:middle-growing-business discard:middle-specialization discard:middle-unemployment-initiative-program discard:middle-interest-groups discard:middle-public-sector-overtime discard:middle-highlight-social-issues discard:middle-reveal-political-scandal discard:middle-protect-the-status-quo discard:middle-covid-19-stimulus-package discard:middle-momentum-for-change
middle ask.extra-shift
company:convenience-store company:doctors-office company:pharmacy company:doctors-office-2 company:pr-agency company:organic-farm company:tutoring-company done company:training-center company:local-newspaper company:fast-food-restaurant company:electronics-store company:regional-radio-station company:medical-laboratory company:jewelry-store company:private-school company:convenience-store-2 company:game-store agenda:reveal
middle ask.consumption
many-sources one-source
middle ask.buy-source | resource.food
source:middle source:capitalist source:foreign done source:state
middle ask.keep-event
keep vp agenda:reveal
middle ask.keep-event | event.ae16
keep vp
middle ask.remove-worker
skill:unskilled skill:luxury skill:healthcare skill:education skill:agriculture skill:media worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:clinic-0 worker:clinic-1 worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:doctors-office-0 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:public-university-3-0 worker:public-university-3-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:convenience-store-0 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:pharmacy-0 worker:pharmacy-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:college-2-0 worker:college-2-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:public-university-2-0 worker:public-university-2-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:game-store-0 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:private-school-0 worker:radio-station-0 worker:radio-station-1 worker:medical-village-0 worker:medical-village-1 worker:medical-village-2 worker:college-0 worker:college-1 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:fashion-company-0 worker:fashion-company-1 worker:organic-farm-0 worker:university-0 worker:university-1 worker:university-2 worker:supermarket-2-0 worker:supermarket-2-1 worker:fish-farm-0 worker:fish-farm-1 worker:fish-farm-2 worker:clinic-2-0 worker:clinic-2-1 worker:stadium-0 worker:stadium-1 worker:stadium-2
middle ask.food-stored
least most 3/4 2/4 4/4 1/4
middle ask.benefit
benefit:ae16 done benefit:ae12 benefit:ae08 benefit:ae21 benefit:ae04 benefit:ae05 benefit:ae09 benefit:ae13 benefit:ae19 benefit:ae10 benefit:ae06 benefit:ae24 benefit:ae20 benefit:ae15 benefit:ae22 benefit:ae17 benefit:ae14 benefit:ae02
middle ask.buy-source | resource.education
source:capitalist source:state done source:middle
middle ask.buy-amount | resource.education
least 2/4 3/4 most 1/4 4/4
middle ask.buy-amount | resource.food
least most 2/4 3/4 1/4 4/4
middle ask.wage | company.doctors-office
wage:2 wage:3 wage:1
middle ask.founder | company.doctors-office skill.healthcare
skill:healthcare worker:doctors-office-0 worker:pharmacy-0 worker:public-hospital-2-0 worker:public-hospital-3-0 worker:medical-village-0 worker:clinic-0 worker:medical-laboratory-0 worker:radio-station-1 worker:university-hospital-0 worker:clinic-2-0
middle ask.employee | company.doctors-office
skill:unskilled none skill:education skill:luxury skill:agriculture skill:healthcare skill:media
middle ask.keep-event | event.ae12
keep vp
middle ask.vote-side | policy.2 A
for against
middle ask.vote-influence | policy.3
least most 2/4 3/4 1/4 4/4
middle ask.vote-side | policy.4 A
for against
middle ask.vote-side | policy.6 C
for against
middle ask.vote-side | policy.7 A
for against
middle ask.founder | company.pharmacy skill.healthcare
worker:doctors-office-2-0 worker:clinic-0 skill:healthcare worker:doctors-office-0 worker:public-hospital-2-0 worker:supermarket-2-1 worker:university-hospital-0 worker:public-hospital-3-0 worker:clinic-2-0 worker:radio-station-0 worker:hospital-0 worker:tv-station-2 worker:lobbying-firm-1 worker:medical-laboratory-0 worker:medical-village-0 worker:radio-station-1 worker:fashion-company-1
middle ask.assign-where | skill.healthcare
company:doctors-office company:doctors-office-2 company:shopping-mall company:vegetable-farm company:lobbying-firm company:clinic company:shopping-mall-2 company:university-hospital company:public-hospital-2 trade:jewelry-store-1 trade:clinic-1 company:national-public-broadcasting company:training-center company:supermarket company:hotel company:publishing-house company:hospital company:institute-of-technology trade:fast-food-restaurant-1 trade:shopping-mall-1 trade:college-1 trade:radio-station-0 trade:technical-university-1 company:regional-tv-station-2 company:regional-tv-station-3 company:tv-station company:college company:pharmaceutical-company company:technical-university company:public-hospital-3 company:stadium company:academy company:medical-laboratory company:pharmacy company:clinic-2 company:public-university-3 company:jewelry-store company:fish-farm trade:pharmaceutical-company-1 trade:pharmaceutical-company-2 company:public-university-2 trade:shopping-mall-2-1 trade:fish-farm-1 company:radio-station company:college-2 company:supermarket-2 company:fashion-company company:medical-village company:fast-food-chain company:university trade:hotel-0 trade:hotel-1 trade:publishing-house-0 trade:hotel-2 trade:radio-station-1 trade:tv-station-1 trade:fast-food-chain-0 trade:hospital-1 company:fast-food-restaurant
middle ask.storage-tile
resource:food resource:luxury resource:health resource:education
middle ask.vote-side | policy.2 B
for against
middle ask.wage | company.medical-laboratory
wage:2 wage:3 wage:1
middle ask.founder | company.medical-laboratory skill.healthcare
skill:healthcare worker:pharmacy-0 worker:doctors-office-0 worker:hospital-0 worker:public-hospital-3-0 worker:doctors-office-2-0 worker:clinic-0 worker:university-hospital-0 worker:technical-university-2 worker:fast-food-chain-0 worker:pharmaceutical-company-0 worker:fast-food-chain-1 worker:fast-food-restaurant-1 worker:publishing-house-2 worker:public-hospital-2-0 worker:public-university-3-1 worker:publishing-house-1 worker:medical-village-0 worker:vegetable-farm-2
middle ask.educate
skill:unskilled skill:agriculture skill:luxury skill:healthcare worker:academy-1 worker:technical-university-1 worker:technical-university-2 worker:pharmacy-1 worker:shopping-mall-1 skill:education worker:tv-station-1 worker:tv-station-2 worker:university-hospital-1 skill:media worker:jewelry-store-1 worker:hotel-0 worker:hotel-1 worker:regional-tv-station-2-1 worker:supermarket-1 worker:university-1 worker:university-2 worker:radio-station-0 worker:radio-station-1 worker:lobbying-firm-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:institute-of-technology-1 worker:publishing-house-0 worker:clinic-2-1 worker:fashion-company-0 worker:fashion-company-1 worker:public-hospital-3-1 worker:clinic-1 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:public-hospital-2-1 worker:college-1 worker:university-hospital-2 worker:public-university-2-1 worker:stadium-1 worker:stadium-2 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:supermarket-2-1 worker:fish-farm-1 worker:fish-farm-2 worker:medical-village-1 worker:pr-agency-1 worker:fast-food-restaurant-1 worker:publishing-house-2 worker:hospital-1 worker:publishing-house-1 worker:regional-tv-station-3-1 worker:public-university-3-1 worker:hotel-2 worker:institute-of-technology-2 worker:shopping-mall-2-1 worker:college-2-1
middle ask.buy-amount | resource.health
least 1/4 2/4 3/4 4/4 most
middle ask.immediate-vote-free
yes no
middle ask.immediate-vote-free | policy.3
yes no
middle ask.wage | company.game-store
wage:1 wage:2 wage:3
middle ask.employee | company.game-store
skill:unskilled none skill:agriculture skill:luxury skill:healthcare skill:media skill:education
middle ask.vote-side | policy.7 C
for against
capitalist ask.investment
market deck
capitalist ask.wage | company.lobbying-firm
wage:2 wage:3 wage:1
capitalist ask.staff-class-for | company.lobbying-firm
class:working none class:middle
capitalist ask.machinery-count
tokens:1 tokens:2
capitalist ask.machinery
company:supermarket company:clinic company:college company:shopping-mall company:fish-farm company:shopping-mall-2 company:clinic-2 company:pharmaceutical-company company:university company:institute-of-technology company:college-2 company:fashion-company company:supermarket-2 company:medical-village company:stadium
capitalist ask.keep-event
keep vp
capitalist ask.keep-event | event.ae09
keep vp
capitalist ask.vote-side | policy.1 B
for against
capitalist ask.vote-side | policy.2 A
for against
capitalist ask.vote-side | policy.3 A
for against
capitalist ask.vote-side | policy.4 A
for against
capitalist ask.vote-side | policy.7 A
for against agenda:reveal
capitalist ask.keep-event | event.ae11
keep vp
capitalist ask.vote-side | policy.2 B
for against agenda:reveal
capitalist ask.wage | company.academy
wage:2 wage:3 wage:1
capitalist ask.staff-class-for | company.academy
class:working class:middle none
capitalist ask.freeze-policy
policy:1 policy:4 policy:5 policy:6 policy:7 policy:3 policy:2
capitalist ask.wage | company.pharmaceutical-company
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.pharmaceutical-company
class:middle none class:working
capitalist ask.vote-side | policy.3 B
for against agenda:reveal
capitalist ask.vote-side | policy.7 C
for against
capitalist ask.vote-influence | policy.7
least 3/4 most 2/4 4/4 1/4
state ask.move-policy
policy:1B policy:2A policy:2C policy:3B policy:4A policy:4C policy:5B policy:6A policy:6C policy:7A policy:7C policy:3A policy:3C policy:6B policy:4B policy:1A policy:1C
state ask.turn-main
play:state-pressing-matters play:state-foreign-investment-program play:state-quantitative-easing play:state-allowances-and-subsidies play:state-shift-focus basic:propose-bill basic:event-action basic:meet-mps basic:campaign play:state-construction-boom play:state-geopolitical-support play:state-denial-of-free-speech basic:sell-abroad play:state-a-matter-of-high-priority play:state-healthcare-program play:state-higher-vat basic:extra-tax play:state-immediate-response play:state-covid-19-vaccination-program play:state-unemployment-initiative-program play:state-radical-reforms play:state-business-grants play:state-nationalization play:state-foreign-financial-assistance play:state-privatization play:state-public-sector-overtime play:state-growth-in-tourism basic:history-he30 play:state-agenda-setting play:state-employment-support-scheme play:state-step-for-representation play:state-literacy-program play:state-reveal-political-scandal play:state-supplemental-income-program play:state-foreign-students play:state-emergency-state play:state-change-of-government-agenda play:state-momentum-for-change play:state-medical-tourism agenda:hold play:state-protect-the-status-quo basic:history-he48 basic:history-he39
state ask.event-class | event.ae16
class:working class:middle class:capitalist
state ask.event-class | event.ae09
class:working class:middle class:capitalist
state ask.event-class | event.ae12
class:working class:middle
state ask.buy-food
least most 2/4 3/4 4/4 1/4
state ask.buy-food | role.middle
least most 2/4 3/4 4/4
state ask.buy-food | role.capitalist
least 2/4 3/4 4/4 most 1/4
state ask.buy-food | source.foreign-market
least 3/4 most 2/4 4/4
state ask.open-company
company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:university-hospital company:national-public-broadcasting company:technical-university company:shopping-mall company:clinic company:vegetable-farm company:car-manufacturer company:publishing-house company:shopping-mall-2 company:fish-farm company:hotel company:supermarket company:fast-food-chain company:tv-station company:clinic-2 company:lobbying-firm company:academy company:pharmaceutical-company
state ask.wage
wage:2 wage:3 wage:1
state ask.wage | company.public-university
wage:2 wage:3 wage:1
state ask.wage | company.regional-tv-station
wage:2 wage:3 wage:1
state ask.wage | company.public-hospital
wage:2 wage:3 wage:1
state ask.staff-company
company:public-university-2 company:public-hospital-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-2 company:regional-tv-station-3 company:technical-university company:national-public-broadcasting company:university-hospital company:shopping-mall company:clinic company:publishing-house company:shopping-mall-2 company:hotel company:fish-farm company:clinic-2 company:lobbying-firm company:pharmaceutical-company
state ask.staff-company | role.middle
company:public-university-2 company:public-hospital-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-2 company:regional-tv-station-3 company:national-public-broadcasting company:technical-university company:university-hospital company:shopping-mall company:clinic company:publishing-house company:shopping-mall-2 company:fish-farm company:clinic-2 company:lobbying-firm company:pharmaceutical-company
state ask.vote-side | policy.2 A
for against
state ask.discard | action.history-he30
discard:state-denial-of-free-speech discard:state-a-matter-of-high-priority discard:state-healthcare-program discard:state-agenda-setting discard:state-public-sector-overtime discard:state-higher-vat discard:state-employment-support-scheme discard:state-foreign-financial-assistance discard:state-immediate-response discard:state-step-for-representation discard:state-reveal-political-scandal discard:state-emergency-state discard:state-medical-tourism discard:state-allowances-and-subsidies discard:state-foreign-students discard:state-construction-boom discard:state-shift-focus discard:state-unemployment-initiative-program discard:state-privatization discard:state-pressing-matters discard:state-change-of-government-agenda discard:state-nationalization discard:state-geopolitical-support discard:state-growth-in-tourism discard:state-business-grants discard:state-literacy-program discard:state-foreign-investment-program discard:state-covid-19-vaccination-program discard:state-quantitative-easing
state ask.event-class | event.ae11
class:working class:capitalist
state ask.discard | action.extra-tax
discard:state-a-matter-of-high-priority discard:state-healthcare-program discard:state-higher-vat discard:state-literacy-program discard:state-foreign-students discard:state-agenda-setting discard:state-shift-focus discard:state-covid-19-vaccination-program discard:state-public-sector-overtime discard:state-allowances-and-subsidies discard:state-foreign-investment-program discard:state-growth-in-tourism discard:state-unemployment-initiative-program discard:state-business-grants discard:state-nationalization discard:state-pressing-matters discard:state-medical-tourism discard:state-emergency-state discard:state-step-for-representation discard:state-foreign-financial-assistance discard:state-privatization discard:state-immediate-response discard:state-geopolitical-support discard:state-radical-reforms discard:state-quantitative-easing discard:state-denial-of-free-speech discard:state-employment-support-scheme discard:state-reveal-political-scandal discard:state-construction-boom discard:state-supplemental-income-program discard:state-protect-the-status-quo discard:state-change-of-government-agenda discard:state-momentum-for-change agenda:reveal
state ask.close-company
company:university-hospital company:technical-university company:national-public-broadcasting company:public-university-2 company:regional-tv-station-3 company:public-hospital-2 company:public-university-3 company:regional-tv-station-2 company:public-hospital-3 company:shopping-mall company:lobbying-firm company:clinic company:college company:hospital company:supermarket company:electronics-manufacturer company:vegetable-farm company:car-manufacturer company:publishing-house company:shopping-mall-2 company:fish-farm company:hotel company:institute-of-technology company:fashion-company company:fast-food-chain company:tv-station company:clinic-2 company:academy company:pharmaceutical-company company:radio-station
state ask.vote-side | policy.6 C
for against
state ask.immediate-vote | policy.5
yes no
state ask.event-penalty | event.ae21
class:working class:middle class:capitalist agenda:reveal
state ask.discard | action.meet-mps
discard:state-supplemental-income-program discard:state-public-sector-overtime discard:state-higher-vat discard:state-protect-the-status-quo discard:state-allowances-and-subsidies discard:state-emergency-state discard:state-step-for-representation discard:state-a-matter-of-high-priority discard:state-privatization discard:state-foreign-investment-program discard:state-shift-focus discard:state-nationalization discard:state-medical-tourism discard:state-radical-reforms discard:state-literacy-program discard:state-denial-of-free-speech discard:state-foreign-financial-assistance discard:state-pressing-matters discard:state-healthcare-program discard:state-agenda-setting discard:state-immediate-response discard:state-quantitative-easing discard:state-business-grants discard:state-foreign-students discard:state-unemployment-initiative-program discard:state-geopolitical-support discard:state-construction-boom discard:state-reveal-political-scandal discard:state-covid-19-vaccination-program discard:state-growth-in-tourism discard:state-employment-support-scheme discard:state-change-of-government-agenda discard:state-momentum-for-change agenda:reveal
state ask.meet-mps
class:working class:middle class:capitalist
state ask.immediate-vote-free | policy.7
yes no
state ask.freeze-policy
policy:4 policy:5 policy:6 policy:1 policy:2 policy:3 policy:7
state ask.vote-side | policy.2 B
for against
state ask.vote-side | policy.3 B
for against
state ask.vote-influence | policy.3
least 1/4 2/4 3/4 4/4 most
state ask.vote-influence | policy.7
least 1/4 2/4 3/4 4/4 most
working ask.assign-next-for | company.clinic
skill:healthcare worker:university-hospital-0 skill:unskilled skill:agriculture skill:education skill:media worker:university-hospital-1 worker:public-hospital-3-0 worker:doctors-office-employee worker:game-store-employee worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 skill:luxury worker:cooperative-farm-0 worker:convenience-store-2-employee worker:shopping-mall-0 worker:shopping-mall-1 worker:hospital-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:clinic-0 worker:medical-village-0 worker:medical-village-1 worker:convenience-store-employee worker:public-hospital-3-1 worker:doctors-office-2-employee worker:tutoring-company-employee worker:public-hospital-2-1 worker:university-hospital-2 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:technical-university-0 worker:technical-university-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:cooperative-farm-1 worker:hospital-0 worker:stadium-0 worker:stadium-1 worker:public-university-2-0 worker:public-university-2-1 worker:public-university-3-1 worker:cooperative-farm-2 worker:medical-laboratory-employee worker:fast-food-chain-0 worker:vegetable-farm-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:public-hospital-2-0 worker:clinic-1 worker:university-0 worker:university-1
working ask.swap-in | company.doctors-office
skill:unskilled skill:healthcare skill:luxury skill:agriculture skill:education skill:media
working ask.buy-amount | resource.education
least 3/4 most 2/4 1/4 4/4
working ask.discard | action.propose-bill
discard:working-need-for-change discard:working-general-strike discard:working-migration discard:working-state-scholarship discard:working-healthcare-benefits discard:working-immigration-reform discard:working-specialization discard:working-public-sector-overtime discard:working-workplace-accident discard:working-interest-groups discard:working-boost-domestic-tourism discard:working-unemployment-benefits discard:working-highlight-social-issues discard:working-protect-the-status-quo discard:working-cooperative-farm discard:working-fake-news discard:working-student-movement discard:working-supplemental-income-program discard:working-labor-market-deregulation discard:working-rising-covid-19-cases discard:working-change-of-government-agenda discard:working-radical-reforms discard:working-reveal-political-scandal discard:working-signing-bonus discard:working-affordable-housing discard:working-public-opinion-polling discard:working-workers-movement discard:working-proletarians-of-the-world-unite discard:working-momentum-for-change discard:working-healthcare-movement agenda:reveal
working ask.food-amount | role.middle
least most 3/4 2/4 4/4
working ask.swap-in | company.vegetable-farm
skill:unskilled skill:healthcare skill:agriculture skill:media skill:luxury skill:education
working ask.overtime
company:university-hospital company:technical-university company:public-university-3 company:public-hospital-2 company:regional-tv-station-3 company:national-public-broadcasting company:public-hospital-3 company:shopping-mall company:public-university-2 company:regional-tv-station-2 company:clinic
working ask.vote-side | policy.1 C
for against
working ask.vote-side | policy.2 B
for against
working ask.vote-side | policy.3 C
for against
working ask.housing
role:capitalist role:middle
working ask.buy-source | resource.food
source:capitalist source:foreign source:middle done source:state
working ask.assign-where | skill.unskilled
company:convenience-store company:supermarket company:public-university-2 company:fast-food-chain company:doctors-office company:university-hospital company:vegetable-farm company:clinic company:national-public-broadcasting trade:cooperative-farm-2 company:technical-university trade:local-newspaper-employee company:public-hospital-2 company:lobbying-firm company:regional-tv-station-3 company:regional-tv-station-2 company:public-hospital-3 company:game-store company:academy company:public-university-3 company:college company:shopping-mall company:fish-farm trade:convenience-store-employee trade:university-hospital-1 company:clinic-2 company:pharmaceutical-company trade:tutoring-company-employee company:local-newspaper company:cooperative-farm company:doctors-office-2 company:tutoring-company company:institute-of-technology company:hotel company:college-2 company:supermarket-2 company:publishing-house trade:shopping-mall-2-1 company:hospital trade:stadium-2 company:fashion-company company:university trade:doctors-office-employee trade:regional-tv-station-2-1 trade:regional-tv-station-2-0 company:medical-village trade:college-0 trade:vegetable-farm-2 company:convenience-store-2 company:shopping-mall-2 trade:cooperative-farm-1 company:tv-station trade:national-public-broadcasting-1 trade:hotel-1 trade:hotel-2 trade:university-hospital-0 trade:college-1 company:radio-station trade:academy-1 trade:institute-of-technology-1 trade:clinic-1 trade:supermarket-1 trade:vegetable-farm-1 company:stadium company:cooperative-farm-2 trade:fashion-company-1 trade:supermarket-0 trade:fish-farm-1 trade:public-university-2-1 trade:fast-food-chain-0 trade:cooperative-farm-0 trade:doctors-office-2-employee trade:clinic-0 trade:fast-food-chain-1 trade:cooperative-farm-2-0 trade:cooperative-farm-2-1 trade:cooperative-farm-2-2 trade:convenience-store-2-employee trade:fish-farm-2 trade:shopping-mall-1 trade:supermarket-2-0 trade:national-public-broadcasting-2 trade:radio-station-1 trade:institute-of-technology-2 trade:tv-station-2 trade:vegetable-farm-0 trade:university-2 trade:game-store-employee trade:national-public-broadcasting-0 trade:university-hospital-2
working ask.assign-next-for | company.fast-food-chain
skill:unskilled skill:agriculture skill:healthcare worker:doctors-office-2-employee worker:clinic-0 worker:clinic-1 worker:vegetable-farm-0 worker:university-hospital-0 worker:university-hospital-1 skill:luxury skill:education worker:fashion-company-0 skill:media worker:doctors-office-employee worker:college-2-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:convenience-store-employee worker:convenience-store-2-employee worker:college-0 worker:college-1 worker:fish-farm-0 worker:fish-farm-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:supermarket-0 worker:supermarket-1 worker:cooperative-farm-0 worker:clinic-2-0 worker:organic-farm-employee worker:tv-station-0 worker:tv-station-1 worker:cooperative-farm-1 worker:local-newspaper-employee worker:regional-radio-station-employee worker:tutoring-company-employee worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:cooperative-farm-2-0 worker:cooperative-farm-2-2 worker:university-hospital-2 worker:university-0 worker:university-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:medical-village-0 worker:medical-village-1
working ask.assign-where | skill.healthcare
company:doctors-office company:doctors-office-2 company:vegetable-farm company:clinic company:technical-university company:national-public-broadcasting company:public-hospital-2 company:regional-tv-station-2 company:public-university-3 union:healthcare company:pharmaceutical-company company:university-hospital company:regional-tv-station-3 company:lobbying-firm company:publishing-house company:public-hospital-3 company:convenience-store company:game-store company:medical-laboratory company:medical-village company:academy company:university company:institute-of-technology company:public-university-2 company:supermarket company:cooperative-farm company:hospital company:tutoring-company company:college-2 company:hotel company:local-newspaper company:clinic-2 company:fast-food-chain company:fashion-company company:supermarket-2 company:convenience-store-2 trade:game-store-employee company:college trade:doctors-office-employee trade:university-hospital-1 company:fish-farm trade:convenience-store-employee trade:tutoring-company-employee trade:clinic-1 trade:college-1 trade:regional-tv-station-2-1 company:shopping-mall company:stadium company:shopping-mall-2 company:cooperative-farm-2 trade:doctors-office-2-employee company:radio-station trade:pharmaceutical-company-1 trade:medical-village-1 company:tv-station trade:supermarket-1 trade:public-university-2-1 trade:national-public-broadcasting-1 trade:cooperative-farm-0 trade:public-hospital-3-1 trade:public-hospital-2-1
working ask.assign-next-for | company.university-hospital
skill:unskilled skill:healthcare worker:clinic-0 worker:vegetable-farm-1 skill:agriculture skill:media worker:convenience-store-employee worker:doctors-office-2-employee worker:clinic-1 skill:luxury worker:college-0 worker:academy-0 worker:academy-1 skill:education worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:game-store-employee worker:supermarket-0 worker:supermarket-1 worker:cooperative-farm-0 worker:public-university-3-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:regional-tv-station-2-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:clinic-2-0 worker:clinic-2-1 worker:doctors-office-employee worker:local-newspaper-employee worker:vegetable-farm-0 worker:college-1 worker:medical-village-0 worker:medical-village-1 worker:fashion-company-0 worker:regional-radio-station-employee worker:regional-tv-station-2-0 worker:public-university-3-0 worker:cooperative-farm-1 worker:tutoring-company-employee worker:hotel-0 worker:publishing-house-0 worker:national-public-broadcasting-2 worker:fast-food-chain-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:cooperative-farm-2-0 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:hotel-1 worker:organic-farm-employee worker:hospital-0 worker:hospital-1 worker:university-0 worker:university-1 worker:cooperative-farm-2-1 worker:electronics-store-employee worker:fish-farm-0 worker:fish-farm-1 worker:fish-farm-2 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:convenience-store-2-employee worker:pharmaceutical-company-2 worker:medical-laboratory-employee worker:technical-university-0 worker:technical-university-1 worker:private-school-employee worker:publishing-house-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:radio-station-0 worker:technical-university-2 worker:public-university-2-0 worker:public-university-2-1 worker:tv-station-0 worker:tv-station-1 worker:stadium-0 worker:stadium-1 worker:cooperative-farm-2 worker:institute-of-technology-2
working ask.assign-next-for | company.pharmaceutical-company
skill:unskilled skill:healthcare worker:doctors-office-employee worker:clinic-0 worker:clinic-1 worker:fast-food-chain-0 worker:university-hospital-0 worker:university-hospital-2 worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:convenience-store-employee skill:agriculture skill:luxury skill:education worker:stadium-0 worker:stadium-1 worker:university-hospital-1 worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:public-university-2-0 worker:public-university-2-1 skill:media worker:institute-of-technology-0 worker:institute-of-technology-1 worker:convenience-store-2-employee worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:private-school-employee worker:publishing-house-0 worker:technical-university-0 worker:technical-university-1 worker:tutoring-company-employee worker:game-store-employee worker:local-newspaper-employee worker:organic-farm-employee
working ask.immediate-vote
yes no
working ask.immediate-vote | policy.7
yes no
working ask.vote-influence | policy.7
least 3/4 most 2/4 1/4 4/4
working ask.vote-influence | policy.3
least 2/4 3/4 4/4 most 1/4
middle ask.assign-where | skill.education
company:supermarket company:college company:lobbying-firm company:university-hospital company:national-public-broadcasting company:shopping-mall-2 company:shopping-mall company:clinic company:academy company:public-hospital-3 company:public-university-3 company:public-hospital-2 company:technical-university company:hotel company:stadium company:public-university-2 company:clinic-2 company:college-2 company:tv-station company:publishing-house company:regional-tv-station-3 company:hospital company:tutoring-company company:regional-tv-station-2 company:fashion-company trade:public-hospital-3-1 company:pharmacy company:fast-food-chain company:jewelry-store company:fish-farm trade:shopping-mall-1 trade:technical-university-1 company:supermarket-2 company:university company:fast-food-restaurant trade:national-public-broadcasting-1 trade:national-public-broadcasting-2 trade:pharmacy-1 trade:fast-food-restaurant-1 company:radio-station trade:fashion-company-0 trade:fashion-company-1 trade:supermarket-2-1 trade:clinic-2-1 trade:radio-station-0 trade:stadium-1 trade:university-1 trade:university-2 company:vegetable-farm trade:publishing-house-0 trade:hotel-0 trade:hotel-2 company:training-center trade:fast-food-chain-1 company:medical-village trade:clinic-1 trade:lobbying-firm-1 trade:publishing-house-1 trade:pharmaceutical-company-1 trade:radio-station-1 trade:vegetable-farm-0 trade:vegetable-farm-2
middle ask.assign-next-for | company.college
skill:healthcare worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 skill:education worker:technical-university-0 skill:unskilled skill:agriculture skill:luxury worker:electronics-store-0 worker:institute-of-technology-1 skill:media worker:doctors-office-0 worker:institute-of-technology-2 worker:private-school-0 worker:tutoring-company-0 worker:vegetable-farm-1 worker:college-2-0 worker:game-store-0 worker:pr-agency-0 worker:pr-agency-1 worker:publishing-house-0 worker:hotel-0 worker:hotel-2 worker:fashion-company-1 worker:training-center-0 worker:clinic-0 worker:clinic-1 worker:academy-1 worker:technical-university-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:university-0 worker:university-2 worker:academy-0 worker:publishing-house-2 worker:university-1
middle ask.vote-side | policy.4 C
for against
middle ask.swap-in | company.college
skill:unskilled skill:agriculture skill:media skill:healthcare skill:education skill:luxury
middle ask.swap-in | company.lobbying-firm
skill:unskilled skill:agriculture skill:education skill:media skill:healthcare skill:luxury
middle ask.assign-where | skill.unskilled
company:supermarket company:national-public-broadcasting company:public-university-2 trade:fast-food-restaurant-1 trade:clinic-0 company:university-hospital company:technical-university company:shopping-mall company:public-hospital-2 company:supermarket-2 company:clinic-2 company:clinic company:public-hospital-3 trade:publishing-house-2 company:hospital trade:tv-station-0 trade:tv-station-1 trade:hotel-0 trade:hotel-2 trade:training-center-1 trade:publishing-house-0 trade:publishing-house-1 company:college company:university company:fish-farm trade:hospital-1 trade:radio-station-1 trade:vegetable-farm-2 trade:fashion-company-0 company:regional-tv-station-2 company:institute-of-technology company:hotel company:college-2 company:public-university-3 company:fashion-company company:regional-tv-station-3 company:pharmaceutical-company trade:fast-food-chain-1 trade:national-public-broadcasting-1 trade:vegetable-farm-0 company:pharmacy company:shopping-mall-2 company:publishing-house company:academy trade:pharmaceutical-company-2 company:tv-station company:radio-station trade:training-center-0 trade:technical-university-2 company:lobbying-firm company:vegetable-farm trade:university-1 trade:university-hospital-1 trade:university-hospital-2 company:jewelry-store trade:national-public-broadcasting-0 trade:shopping-mall-0 trade:clinic-1 trade:medical-village-1 trade:radio-station-0 trade:shopping-mall-2-1 company:stadium trade:regional-tv-station-2-1 company:medical-village trade:stadium-1 trade:stadium-2 trade:college-1 trade:institute-of-technology-2 company:fast-food-restaurant trade:pharmacy-1 company:training-center trade:college-2-0 company:fast-food-chain trade:fast-food-restaurant-0 trade:vegetable-farm-1 trade:fashion-company-1 trade:university-2 trade:jewelry-store-1 trade:lobbying-firm-1 trade:national-public-broadcasting-2 trade:supermarket-2-1 trade:lobbying-firm-0 trade:tv-station-2 trade:pr-agency-1 trade:technical-university-0 trade:fast-food-chain-0 trade:shopping-mall-2-0 trade:clinic-2-1 trade:public-hospital-2-1 trade:fish-farm-2 trade:regional-tv-station-3-1 trade:pharmaceutical-company-0 trade:medical-village-2 trade:hotel-1 trade:supermarket-1 trade:college-2-1 trade:fish-farm-0
middle ask.assign-next-for | company.vegetable-farm
skill:unskilled skill:agriculture skill:luxury skill:media worker:doctors-office-0 worker:college-0 worker:college-1 worker:college-2-0 worker:college-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 skill:healthcare skill:education worker:convenience-store-0 worker:electronics-store-0 worker:clinic-0 worker:clinic-1 worker:radio-station-0 worker:lobbying-firm-1 worker:publishing-house-1 worker:supermarket-2-0 worker:organic-farm-0 worker:shopping-mall-1 worker:game-store-0 worker:tutoring-company-0 worker:technical-university-0 worker:technical-university-1 worker:technical-university-2
middle ask.founder | company.pr-agency skill.media
skill:media worker:pharmaceutical-company-2 worker:tv-station-0 worker:publishing-house-0 worker:hotel-2 worker:fish-farm-2 worker:regional-tv-station-3-0 worker:regional-tv-station-2-0 worker:regional-radio-station-0 worker:local-newspaper-0 worker:lobbying-firm-0 worker:university-hospital-1 worker:national-public-broadcasting-0 worker:hotel-0
middle ask.founder | company.pr-agency skill.unskilled
skill:unskilled skill:agriculture skill:luxury skill:media worker:doctors-office-0 worker:college-0 worker:college-1 worker:college-2-0 worker:college-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 skill:healthcare worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:organic-farm-0 worker:publishing-house-0 worker:fast-food-chain-0 worker:tv-station-1 worker:technical-university-2 worker:clinic-2-0 worker:clinic-2-1 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:fashion-company-0 worker:fashion-company-1 skill:education worker:clinic-0 worker:clinic-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:convenience-store-2-0 worker:stadium-0 worker:stadium-1 worker:fast-food-chain-1 worker:public-university-3-0 worker:public-university-3-1 worker:university-0 worker:university-1 worker:fish-farm-0 worker:fish-farm-1 worker:electronics-store-0 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-2 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:academy-0 worker:academy-1 worker:tutoring-company-0 worker:game-store-0 worker:doctors-office-2-0 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:public-university-2-0 worker:public-university-2-1 worker:medical-laboratory-0 worker:regional-tv-station-3-1 worker:regional-tv-station-2-1 worker:pharmacy-0 worker:pharmacy-1 worker:regional-radio-station-0 worker:private-school-0 worker:radio-station-0 worker:hospital-0 worker:hospital-1 worker:vegetable-farm-0 worker:pharmaceutical-company-2 worker:publishing-house-1 worker:regional-tv-station-3-0 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:tv-station-2 worker:supermarket-0 worker:supermarket-1 worker:tv-station-0 worker:publishing-house-2 worker:supermarket-2-0 worker:supermarket-2-1 worker:local-newspaper-0
middle ask.vote-side | policy.3 C
for against
middle ask.swap-in | company.vegetable-farm
skill:unskilled skill:luxury skill:media skill:agriculture skill:healthcare skill:education
middle ask.immediate-vote | policy.2
yes no
state ask.immediate-vote-free | policy.2
yes no
state ask.immediate-vote | policy.1
yes no
state ask.event-penalty | event.unfair-representation
class:working class:middle class:capitalist
state ask.sell-services-abroad
least 1/4 2/4 3/4 4/4 most
state ask.sell-services-abroad | resource.education
least 1/4 2/4 3/4 4/4 most
state ask.event-media
class:working class:middle class:capitalist done
state ask.vote-side | policy.7 A
for against
state ask.event-two-classes
classes:working-middle classes:working-capitalist classes:middle-capitalist
state ask.event-buy
least most 3/4 1/4 2/4 4/4
state ask.event-buy | role.capitalist resource.luxury
least most 3/4 1/4 2/4 4/4
working ask.hidden-agenda
agenda:ha14 agenda:ha15 agenda:ha12 agenda:ha13 agenda:ha11
working ask.keep-event
keep vp
working ask.keep-event | event.ae25
keep vp
working ask.benefit
benefit:ae25 done benefit:ae12 benefit:ae06 benefit:ae05 benefit:ae20 benefit:ae14 benefit:ae13 benefit:ae08 benefit:ae18 benefit:ae09 benefit:ae03 benefit:ae07 benefit:ae22 benefit:ae01 benefit:ae15 benefit:ae16 benefit:ae21 benefit:ae24 agenda:reveal
working ask.vote-side | policy.5 B
for against
working ask.remove-worker
skill:unskilled skill:agriculture skill:luxury skill:education skill:healthcare skill:media worker:local-newspaper-employee worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:tutoring-company-employee worker:academy-0 worker:academy-1 worker:doctors-office-2-employee worker:fashion-company-0 worker:fashion-company-1 worker:convenience-store-employee worker:doctors-office-employee worker:medical-village-0 worker:medical-village-1 worker:medical-village-2 worker:public-university-3-0 worker:public-university-3-1 agenda:reveal worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:game-store-employee worker:radio-station-0 worker:radio-station-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:private-school-employee
working ask.vote-side | policy.3 A
for against
working ask.free-health
least 3/4 most 2/4 4/4
working ask.keep-event | event.ae06
keep vp
working ask.keep-event | event.ae12
keep vp
working ask.remove-cubes
class:working class:middle class:capitalist done
working ask.immediate-vote | policy.6
yes no
working ask.assign-next-for | company.publishing-house
skill:unskilled skill:healthcare skill:education worker:cooperative-farm-0 worker:public-university-3-0 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 skill:agriculture worker:convenience-store-employee worker:lobbying-firm-1 skill:media worker:tutoring-company-employee worker:clinic-1 worker:college-1 worker:hotel-0 worker:regional-tv-station-2-1 worker:doctors-office-employee worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:college-0 worker:radio-station-1 worker:convenience-store-2-employee worker:shopping-mall-2-1 skill:luxury worker:game-store-employee worker:shopping-mall-2-0 worker:cooperative-farm-1 worker:supermarket-0 worker:supermarket-1 worker:pharmaceutical-company-2 worker:doctors-office-2-employee worker:institute-of-technology-0 worker:institute-of-technology-1 worker:cooperative-farm-2-0 worker:university-hospital-0 worker:university-hospital-2 worker:university-hospital-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:national-public-broadcasting-2 worker:clinic-0 worker:vegetable-farm-0 worker:hotel-1 worker:college-2-0 worker:college-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:cooperative-farm-2 worker:fashion-company-0 worker:public-university-2-1
working ask.swap-in | company.publishing-house
skill:unskilled skill:education skill:healthcare skill:media skill:agriculture skill:luxury
working ask.referendum-side
for against
working ask.scandal
role:capitalist role:state role:middle
working ask.buy-amount | resource.influence
least 2/4 3/4 most 4/4 1/4
working ask.vote-side | policy.6 C
for against
working ask.vote-side | policy.7 A
for against
middle ask.hidden-agenda
agenda:ha08 agenda:ha06 agenda:ha07 agenda:ha09 agenda:ha10
middle ask.export-card
card:export-14 card:export-09 card:export-15 card:export-08 card:export-16 card:export-05 card:export-03 card:export-07 card:export-10 card:export-01 card:export-13 card:export-06 card:export-11 card:export-12 card:export-04 card:export-02
middle ask.buy-amount | resource.influence
least 3/4 most 1/4 2/4 4/4
middle ask.vote-influence | policy.5
least 3/4 most 1/4 2/4 4/4
middle ask.immediate-vote-free | policy.5
yes no
middle ask.founder | company.jewelry-store skill.unskilled
skill:unskilled skill:agriculture skill:media worker:shopping-mall-1 worker:college-0 worker:college-1 worker:technical-university-0 worker:technical-university-1 skill:healthcare worker:pharmacy-0 worker:pharmacy-1 worker:radio-station-0 worker:regional-tv-station-3-0 worker:public-hospital-3-0 worker:public-hospital-3-1 skill:education worker:convenience-store-0 worker:doctors-office-0 worker:shopping-mall-0 worker:pr-agency-0 worker:pr-agency-1 skill:luxury worker:private-school-0 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:clinic-0 worker:clinic-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:regional-radio-station-0 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:organic-farm-0 worker:doctors-office-2-0 worker:radio-station-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:tv-station-0 worker:tv-station-1 worker:hotel-0 worker:hotel-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:technical-university-2 worker:local-newspaper-0 worker:training-center-0 worker:training-center-1 worker:electronics-store-0 worker:fashion-company-0 worker:convenience-store-2-0 worker:medical-laboratory-0 worker:national-public-broadcasting-2 worker:hospital-0 worker:hospital-1 worker:clinic-2-0 worker:clinic-2-1 worker:supermarket-0 worker:supermarket-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:university-0 worker:university-1 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:hotel-2 worker:medical-village-0 worker:medical-village-1 worker:shopping-mall-2-1 worker:publishing-house-0 worker:stadium-0 worker:stadium-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:publishing-house-2 worker:tutoring-company-0 worker:regional-tv-station-3-1 worker:fashion-company-1 worker:academy-0 worker:academy-1 worker:publishing-house-1 worker:college-2-0 worker:college-2-1 worker:pharmaceutical-company-2 worker:shopping-mall-2-0 worker:fish-farm-0 worker:fish-farm-1 worker:medical-village-2
middle ask.swap-in | company.jewelry-store
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:education skill:media
middle ask.swap-in | company.public-hospital
skill:unskilled skill:media skill:agriculture skill:education skill:luxury skill:healthcare
middle ask.vote-influence | policy.6
least 3/4 most 2/4 1/4 4/4
middle ask.vote-side | policy.7 B
for against
middle ask.referendum-side
for against
capitalist ask.hidden-agenda
agenda:ha20 agenda:ha16 agenda:ha18 agenda:ha17 agenda:ha19
capitalist ask.sell-or-deal
deal done export
capitalist ask.deal
deal:deal-food-7-luxury-5 deal:deal-luxury-12 deal:deal-food-7-luxury-5-2 deal:deal-food-6-2 deal:deal-food-7 deal:deal-food-8 deal:deal-food-8-luxury-4 deal:deal-luxury-10 deal:deal-luxury-12-2 deal:deal-luxury-10-2 deal:deal-food-8-2 deal:deal-luxury-8-2 deal:deal-food-4-luxury-8-2 deal:deal-food-6 deal:deal-food-5-luxury-6-2 deal:deal-food-4-luxury-8 deal:deal-food-7-2 deal:deal-luxury-8 deal:deal-food-5-luxury-6 deal:deal-food-8-luxury-4-2
capitalist ask.deal-stored | resource.luxury
least 2/4 3/4 4/4 most 1/4
capitalist ask.new-bill
yes no
capitalist ask.export-card
card:export-04 card:export-10 card:export-12 card:export-06 card:export-07 card:export-02 card:export-09 card:export-03 card:export-14 card:export-08 card:export-16 card:export-11 card:export-05 card:export-15 card:export-13 card:export-01
capitalist ask.export-from-zone
least 2/4 3/4 most 1/4 4/4
capitalist ask.export-from-zone | resource.luxury
least 2/4 3/4 most 1/4 4/4
capitalist ask.overtime
company:shopping-mall company:college company:fish-farm company:fast-food-chain company:lobbying-firm company:supermarket company:clinic company:stadium company:supermarket-2 company:radio-station company:hotel company:technical-university company:publishing-house company:hospital company:institute-of-technology company:clinic-2 company:fashion-company company:vegetable-farm company:university-hospital company:academy company:university company:shopping-mall-2 company:pharmaceutical-company company:college-2 company:tv-station company:regional-tv-station-3 company:public-hospital-3 company:public-university-2 company:medical-village
capitalist ask.export-extra | resource.food
least 3/4 most 2/4
capitalist ask.wage | company.medical-village
wage:2 wage:3 wage:1
capitalist ask.vote-side | policy.7 B
for against
capitalist ask.referendum-side
for against
capitalist ask.vote-side | policy.6 C
for against agenda:reveal
state ask.hidden-agenda
agenda:ha04 agenda:ha03 agenda:ha01 agenda:ha05 agenda:ha02
state ask.scandal
role:working role:middle role:capitalist
state ask.new-bill
yes no
state ask.event-class | event.ae25
class:working class:capitalist
state ask.extra-tax
classes:working-middle classes:working-capitalist classes:middle-capitalist
state ask.staff-class
class:working class:middle
state ask.event-class | event.ae06
class:working class:middle
state ask.event-cost
cost:0 cost:1 cost:2
state ask.immediate-vote-free | policy.5
yes no
state ask.vote-influence | policy.5
least 3/4 most 2/4 4/4 1/4
state ask.vote-side | policy.7 B
for against
state ask.fill-class
class:working class:middle
state ask.fill-class | company.public-university
class:working class:middle
state ask.referendum-side
for against
state ask.discard | action.sell-abroad
discard:state-shift-focus discard:state-covid-19-vaccination-program discard:state-public-sector-overtime discard:state-a-matter-of-high-priority discard:state-business-grants discard:state-pressing-matters discard:state-literacy-program discard:state-privatization discard:state-protect-the-status-quo discard:state-immediate-response discard:state-agenda-setting discard:state-employment-support-scheme discard:state-foreign-financial-assistance discard:state-growth-in-tourism discard:state-supplemental-income-program discard:state-foreign-investment-program discard:state-allowances-and-subsidies discard:state-emergency-state discard:state-higher-vat discard:state-geopolitical-support discard:state-radical-reforms discard:state-denial-of-free-speech discard:state-nationalization discard:state-construction-boom discard:state-healthcare-program discard:state-medical-tourism discard:state-foreign-students discard:state-reveal-political-scandal discard:state-step-for-representation discard:state-unemployment-initiative-program discard:state-quantitative-easing discard:state-momentum-for-change discard:state-change-of-government-agenda agenda:reveal
state ask.staff-skill
skill:agriculture skill:healthcare skill:luxury skill:media skill:education
state ask.staff-skill | company.public-university
skill:agriculture skill:healthcare skill:education skill:media skill:luxury
state ask.staff-skill | company.public-hospital
skill:agriculture skill:healthcare skill:luxury skill:education skill:media
working ask.immediate-vote | policy.1
yes no
working ask.vote-side | policy.7 C
for against
working ask.assign-next-for | company.public-hospital
skill:unskilled skill:media worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:pharmaceutical-company-1 worker:university-hospital-0 worker:university-hospital-1 skill:luxury skill:healthcare worker:cooperative-farm-0 worker:convenience-store-employee worker:doctors-office-employee worker:organic-farm-employee worker:clinic-0 worker:public-hospital-2-1 worker:clinic-2-0 worker:cooperative-farm-2 skill:education worker:tutoring-company-employee worker:clinic-2-1 worker:supermarket-2-0 worker:supermarket-2-1 skill:agriculture worker:electronics-store-employee worker:clinic-1 worker:public-university-2-0 worker:public-university-2-1 worker:public-hospital-3-1 worker:doctors-office-2-employee worker:fast-food-chain-0 worker:fashion-company-0 worker:college-2-0 worker:college-2-1 worker:private-school-employee worker:local-newspaper-employee worker:convenience-store-2-employee worker:public-hospital-3-0 worker:public-hospital-2-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:academy-0 worker:academy-1 worker:cooperative-farm-2-0 worker:cooperative-farm-1 worker:game-store-employee worker:university-0 worker:university-1 worker:fish-farm-0 worker:fish-farm-1 worker:medical-village-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:university-hospital-2 worker:medical-laboratory-employee worker:public-university-3-0 worker:public-university-3-1
working ask.swap-in | company.public-hospital
skill:unskilled skill:media skill:luxury skill:healthcare skill:education skill:agriculture
working ask.buy-amount | resource.luxury
least 2/4 3/4 most 4/4 1/4
working ask.vote-side | policy.7 B
for against
working ask.assign-next-for | company.supermarket
skill:unskilled skill:education worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:tv-station-0 worker:tv-station-1 worker:supermarket-2-1 worker:public-hospital-2-0 worker:public-hospital-2-1 skill:luxury skill:healthcare worker:convenience-store-employee worker:clinic-0 worker:clinic-1 worker:fast-food-chain-0 skill:media worker:doctors-office-employee worker:game-store-employee worker:publishing-house-0 worker:publishing-house-1 worker:university-hospital-0 worker:university-hospital-1 worker:college-0 worker:college-1 skill:agriculture worker:fish-farm-0 worker:cooperative-farm-0 worker:medical-laboratory-employee worker:cooperative-farm-2-0 worker:electronics-store-employee worker:university-0 worker:university-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:cooperative-farm-1 worker:supermarket-2-0 worker:hotel-0 worker:hospital-0 worker:hospital-1 worker:supermarket-0
working ask.assign-next-for | company.technical-university
skill:unskilled skill:education worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:tv-station-1 worker:public-hospital-2-0 worker:public-hospital-2-1 skill:agriculture worker:convenience-store-employee worker:doctors-office-employee worker:regional-radio-station-employee worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 worker:supermarket-0 worker:cooperative-farm-0 worker:supermarket-1 worker:cooperative-farm-1 worker:game-store-employee worker:fashion-company-0 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:clinic-0 worker:clinic-1 worker:organic-farm-employee worker:doctors-office-2-employee worker:institute-of-technology-0 worker:institute-of-technology-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 skill:luxury worker:university-hospital-2 skill:healthcare worker:clinic-2-1 worker:tutoring-company-employee worker:hotel-0 worker:regional-tv-station-2-1 worker:publishing-house-0 worker:public-university-3-0 worker:convenience-store-2-employee skill:media worker:public-university-2-0 worker:public-university-2-1 worker:private-school-employee worker:stadium-0 worker:stadium-1 worker:cooperative-farm-2 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:medical-village-0 worker:medical-village-1 worker:public-university-3-1 worker:hotel-1 worker:university-0 worker:university-1 worker:academy-0 worker:academy-1 worker:vegetable-farm-1 worker:cooperative-farm-2-0 worker:fast-food-chain-0 worker:hospital-0 worker:hospital-1 worker:local-newspaper-employee worker:cooperative-farm-2-1
working ask.swap-in | company.supermarket
skill:unskilled skill:healthcare skill:agriculture skill:education skill:luxury skill:media
working ask.buy-source | resource.education
source:middle source:capitalist source:state done
working ask.swap-in | company.tutoring-company
skill:unskilled skill:healthcare skill:agriculture skill:education skill:media skill:luxury
working ask.educate
skill:unskilled skill:healthcare skill:media worker:tutoring-company-employee worker:supermarket-1 worker:technical-university-1 worker:technical-university-2 worker:public-hospital-2-1 skill:agriculture worker:college-1 worker:university-hospital-1 worker:university-hospital-2 worker:convenience-store-employee worker:doctors-office-employee worker:game-store-employee worker:local-newspaper-employee worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:radio-station-0 worker:radio-station-1 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:clinic-1 worker:public-university-2-1 worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 skill:luxury skill:education worker:public-university-3-1 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:shopping-mall-1 worker:university-1 worker:university-2 worker:supermarket-2-1 worker:convenience-store-2-employee worker:fashion-company-0 worker:fashion-company-1 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:stadium-1 worker:stadium-2 worker:public-hospital-3-1 worker:medical-village-1 worker:medical-village-2 worker:regional-tv-station-2-1 worker:doctors-office-2-employee worker:hospital-1 worker:regional-tv-station-3-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:tv-station-1 worker:tv-station-2 worker:college-2-1 worker:academy-1 worker:shopping-mall-2-1 worker:fish-farm-1 worker:fish-farm-2 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:clinic-2-1 worker:lobbying-firm-1
working ask.immediate-vote-free
yes no
working ask.immediate-vote-free | policy.4
yes no
working ask.vote-side | policy.1 A
for against
working ask.immediate-vote | policy.4
yes no
middle ask.immediate-vote | policy.7
yes no
middle ask.remove-cubes
class:working class:middle class:capitalist done
middle ask.wage | company.tutoring-company
wage:1 wage:2 wage:3
middle ask.employee | company.tutoring-company
skill:unskilled none skill:education skill:agriculture skill:luxury skill:healthcare
middle ask.swap-in | company.regional-tv-station
skill:agriculture skill:healthcare skill:unskilled skill:luxury skill:education skill:media
middle ask.sell-to-state
least 2/4 3/4 most 1/4 4/4
middle ask.sell-to-state | resource.health
least 2/4 3/4 most 1/4 4/4
middle ask.vote-influence | policy.7
least 3/4 most 2/4 1/4 4/4
middle ask.vote-side | policy.1 A
for against
middle ask.overtime
company:technical-university company:national-public-broadcasting company:regional-tv-station-3 company:public-hospital-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-2 company:university-hospital company:public-university-2 company:shopping-mall company:clinic company:shopping-mall-2
state ask.staff-skill | company.regional-tv-station
skill:luxury skill:media skill:education skill:agriculture skill:healthcare
state ask.event-class | event.low-education-index
class:working class:middle
state ask.provide-own | resource.education
least 3/4 most 1/4 2/4 4/4
state ask.vote-side | policy.2 C
for against
state ask.event-class | event.drought
class:working class:capitalist
state ask.vote-side | policy.4 A
for against
state ask.event-spend-ware
least 1/4 2/4 3/4 4/4 most
state ask.event-spend-ware | resource.health
least 1/4 2/4 3/4 4/4 most
state ask.fill-class | company.national-public-broadcasting
class:working class:middle
state ask.wage | company.university-hospital
wage:1 wage:2 wage:3
state ask.export
sale:luxury-0 sale:luxury-1 done sale:food-0 sale:food-1
state ask.vote-side | policy.7 C
for against
middle ask.founder | company.tutoring-company skill.education
skill:education worker:technical-university-0 worker:public-university-3-0 worker:radio-station-0 worker:training-center-0 worker:college-2-0 worker:academy-0 worker:university-0 worker:vegetable-farm-2 worker:fashion-company-0 worker:public-university-2-0 worker:hotel-2 worker:college-0 worker:shopping-mall-1 worker:private-school-0
middle ask.wage | company.local-newspaper
wage:2 wage:3 wage:1
middle ask.employee | company.local-newspaper
skill:unskilled none skill:media
middle ask.swap-in | company.hotel
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:education skill:media
middle ask.founder | company.fast-food-restaurant skill.agriculture
skill:agriculture worker:convenience-store-0 worker:fish-farm-0 worker:organic-farm-0 worker:publishing-house-1 worker:institute-of-technology-1 worker:supermarket-0 worker:supermarket-2-0 worker:pharmacy-1 worker:convenience-store-2-0 worker:publishing-house-0 worker:public-hospital-2-1 worker:publishing-house-2 worker:radio-station-0 worker:college-2-1
middle ask.swap-in | company.fast-food-restaurant
skill:agriculture skill:healthcare skill:unskilled skill:luxury skill:media skill:education
middle ask.migrant
skill:agriculture skill:luxury skill:healthcare done skill:unskilled skill:media skill:education
middle ask.swap-in | company.clinic
skill:unskilled skill:agriculture skill:healthcare skill:media skill:luxury skill:education
capitalist ask.sell-to-state | resource.education
least most 1/4 2/4 3/4 4/4
capitalist ask.wage | company.fish-farm
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.fish-farm
class:middle none class:working
capitalist ask.wage | company.vegetable-farm
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.vegetable-farm
class:middle none class:working
capitalist ask.immediate-vote | policy.2
yes no
capitalist ask.immediate-vote-free
yes no
capitalist ask.immediate-vote-free | policy.4
yes no
capitalist ask.staff-skill | company.hotel
skill:luxury skill:healthcare skill:agriculture skill:education skill:media
capitalist ask.export-from-zone | resource.food
least 2/4 3/4 most 1/4 4/4
state ask.vote-side | policy.5 B
for against
state ask.event-cubes
least 2/4 3/4 4/4 most
state ask.event-class | event.local-industries-in-turmoil
class:middle class:capitalist
state ask.event-buy | role.capitalist resource.education
least 3/4 most 1/4 2/4 4/4
state ask.event-class | event.companies-demand-better-internet
class:middle class:capitalist
state ask.event-bill-by
class:working class:capitalist
working ask.swap-in | company.radio-station
skill:unskilled skill:media skill:education skill:healthcare skill:agriculture skill:luxury
working ask.assign-next-for | company.vegetable-farm
skill:unskilled skill:agriculture skill:luxury skill:education skill:media worker:doctors-office-2-employee worker:fast-food-chain-0 worker:fashion-company-0 worker:academy-0 worker:academy-1 worker:convenience-store-2-employee worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:university-1 worker:hospital-0 worker:hospital-1 worker:cooperative-farm-1 skill:healthcare worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:university-hospital-0 worker:university-hospital-2 worker:cooperative-farm-0 worker:game-store-employee worker:shopping-mall-0 worker:shopping-mall-1 worker:convenience-store-employee worker:organic-farm-employee worker:local-newspaper-employee worker:hotel-0 worker:university-hospital-1 worker:electronics-store-employee worker:tutoring-company-employee worker:cooperative-farm-2-0 worker:doctors-office-employee worker:technical-university-0 worker:technical-university-1 worker:publishing-house-0 worker:fashion-company-1 worker:clinic-0 worker:clinic-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:cooperative-farm-2
working ask.swap-in | company.university-hospital
skill:unskilled skill:media skill:agriculture skill:luxury skill:education skill:healthcare
working ask.migrant
skill:unskilled skill:agriculture skill:media done skill:luxury skill:education skill:healthcare
capitalist ask.immediate-vote-free | policy.7
yes no
capitalist ask.wage | company.shopping-mall
wage:2 wage:3 wage:1
capitalist ask.staff-class-for | company.shopping-mall
class:middle none class:working
capitalist ask.fill-company
company:supermarket company:clinic company:college company:shopping-mall-2 company:shopping-mall company:fish-farm company:medical-village company:hospital company:university company:fast-food-chain company:radio-station company:supermarket-2 company:lobbying-firm company:pharmaceutical-company
capitalist ask.wage | company.institute-of-technology
wage:2 wage:3 wage:1
capitalist ask.staff-class-for | company.institute-of-technology
class:middle none class:working
capitalist ask.vote-side | policy.5 C
for against
state ask.immediate-vote-free | policy.4
yes no
state ask.drop-event
event:unfair-representation event:local-industries-in-turmoil event:strike-at-the-port event:demand-for-higher-welfare-standards event:need-for-stimulus-package event:low-university-ratings event:ae24 event:ae03 event:technological-illiteracy event:developing-countries-in-need event:low-education-index event:fear-of-deflation event:ae18 event:ae10 event:civil-unrest event:drought event:demand-for-pension-reform event:ae05 event:ae20 event:ae23 event:global-supply-chain-crisis event:political-polarization event:ae12 event:ae22 event:companies-demand-better-internet event:political-scandal event:infant-industry-requires-help event:ae13 event:ae01 event:ae16 event:ae14 event:demand-for-thirteen-month-pay event:declining-birth-rate event:neighbors-at-war event:outdated-public-sector-infrastructure event:need-for-sustainability-initiative event:pandemic event:ae08 event:ae15 event:ae02 event:ae19 event:earthquake event:ae04 event:ae21 event:ae25 event:ae09 event:ae11 event:ae07 event:ae17
state ask.provide-from | source.foreign-market resource.food
least 3/4 most 2/4 4/4 1/4
state ask.immediate-vote | policy.3
yes no
working ask.swap-in | company.convenience-store
skill:unskilled skill:education skill:agriculture skill:healthcare skill:media skill:luxury
middle ask.vote-side | policy.1 C
for against
middle ask.wage | company.electronics-store
wage:2 wage:3 wage:1
middle ask.swap-in | company.shopping-mall
skill:unskilled skill:agriculture skill:media skill:education skill:luxury skill:healthcare
middle ask.founder | company.regional-radio-station skill.media
skill:media worker:local-newspaper-0 worker:regional-tv-station-2-0 worker:national-public-broadcasting-0 worker:regional-tv-station-3-0 worker:lobbying-firm-0 worker:fashion-company-0 worker:radio-station-0 worker:tv-station-0 worker:pr-agency-0 worker:radio-station-1 worker:publishing-house-1 worker:jewelry-store-1 worker:hotel-1 worker:technical-university-1
middle ask.vote-side | policy.5 C
for against
middle ask.vote-side | policy.3 A
for against
capitalist ask.retire-company
company:national-public-broadcasting company:public-university-2 company:public-hospital-2 company:regional-tv-station-2 company:regional-tv-station-3 company:public-university-3 company:public-hospital-3 company:university-hospital company:technical-university
capitalist ask.vote-side | policy.1 C
for against
capitalist ask.remove-cubes
class:working class:middle class:capitalist done
state ask.build
company:shopping-mall-2 company:car-manufacturer company:lobbying-firm company:pharmaceutical-company company:tv-station company:supermarket-2 company:hospital company:clinic-2 company:electronics-manufacturer company:automated-grain-farm company:training-center company:private-school company:organic-farm company:fast-food-restaurant company:jewelry-store company:stadium company:academy company:institute-of-technology company:hotel company:fish-farm company:automated-dairy-farm company:college-2 company:university company:vegetable-farm company:regional-radio-station company:medical-village company:pr-agency company:pharmacy company:medical-laboratory company:electronics-store
state ask.immediate-vote-free | policy.1
yes no
state ask.privatize
company:public-hospital-2 company:regional-tv-station-2 company:public-university-3 company:regional-tv-station-3 company:university-hospital company:technical-university company:public-university-2 company:shopping-mall company:national-public-broadcasting company:clinic company:public-hospital-3 company:vegetable-farm
state ask.emergency-policy
policy:1B policy:2A policy:2C policy:4B policy:7A policy:7C policy:1A policy:1C policy:3B policy:6B policy:7B policy:2B policy:5B policy:6A policy:6C policy:5A policy:5C policy:4A policy:4C policy:3A policy:3C
state ask.wage | company.national-public-broadcasting
wage:2 wage:3 wage:1
state ask.wage | company.technical-university
wage:2 wage:3 wage:1
state ask.staff-company | role.working
company:public-university-3 company:technical-university company:public-university-2 company:regional-tv-station-2 company:regional-tv-station-3 company:public-hospital-2 company:public-hospital-3 company:university-hospital company:national-public-broadcasting company:clinic company:hotel company:shopping-mall
state ask.event-penalty | event.fear-of-deflation
class:working class:middle class:capitalist
state ask.sell-services-abroad | resource.health
least 1/4 2/4 3/4 4/4 most
state ask.event-spend-ware | resource.education
least 1/4 2/4 3/4 4/4 most
state ask.event-class | event.technological-illiteracy
class:working class:capitalist
state ask.provide-mix | resource.luxury resource.education
least most 2/4 3/4 4/4
state ask.provide-own | resource.luxury
least 3/4 most 2/4 1/4 4/4
state ask.provide-from | role.middle resource.luxury
least most 3/4 2/4
state ask.vote-side | policy.5 C
for against
state ask.vote-side | policy.3 A
for against
working ask.immediate-vote | policy.2
yes no
working ask.vote-side | policy.4 A
for against agenda:reveal
working ask.freeze-policy
policy:1 policy:2 policy:3 policy:4 policy:5 policy:6 policy:7
working ask.assign-next-for | company.fish-farm
skill:unskilled worker:convenience-store-employee worker:game-store-employee worker:local-newspaper-employee worker:organic-farm-employee skill:agriculture worker:college-1 worker:university-hospital-0 worker:university-hospital-1 worker:publishing-house-0 skill:luxury worker:supermarket-1 worker:college-0 skill:education skill:media worker:shopping-mall-1 worker:doctors-office-employee worker:supermarket-0 worker:public-university-3-0 skill:healthcare worker:cooperative-farm-0 worker:tutoring-company-employee worker:convenience-store-2-employee worker:private-school-employee worker:clinic-0 worker:radio-station-0 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:college-2-0 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:cooperative-farm-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:fashion-company-1 worker:fast-food-chain-0 worker:fashion-company-0
working ask.vote-side | policy.5 C
for against agenda:reveal
capitalist ask.keep-event | event.ae10
keep vp
capitalist ask.keep-event | event.ae03
keep vp
capitalist ask.benefit
benefit:ae03 done benefit:ae02 benefit:ae09 benefit:ae19 benefit:ae18 benefit:ae08 benefit:ae25 benefit:ae07 benefit:ae10 benefit:ae01 benefit:ae14 benefit:ae04 agenda:reveal benefit:ae21 benefit:ae17 benefit:ae16 benefit:ae24 benefit:ae15
state ask.event-penalty | event.ae09
class:working class:middle class:capitalist agenda:reveal
state ask.event-class | event.ae10
class:middle class:capitalist
state ask.event-class | event.ae03
class:working class:capitalist
state ask.vote-side | policy.3 C
for against
state ask.seize-media
least most
state ask.silence
class:middle done class:working class:capitalist
state ask.event-penalty | event.ae14
class:working class:middle class:capitalist
state ask.event-penalty | event.ae24
class:working class:middle class:capitalist
middle ask.founder | company.fast-food-restaurant skill.unskilled
worker:convenience-store-0 worker:technical-university-0 worker:technical-university-1 worker:shopping-mall-0 worker:shopping-mall-1 skill:unskilled skill:agriculture skill:luxury skill:education worker:medical-laboratory-0 worker:game-store-0 worker:supermarket-0 worker:supermarket-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:pharmacy-0 worker:pharmacy-1 worker:jewelry-store-0 worker:jewelry-store-1 skill:healthcare skill:media worker:doctors-office-0 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:tutoring-company-0 worker:clinic-0 worker:clinic-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:private-school-0 worker:training-center-0 worker:training-center-1 worker:fish-farm-0 worker:fish-farm-1 worker:stadium-0 worker:stadium-1 worker:college-2-0 worker:college-2-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:fast-food-chain-0 worker:fashion-company-0 worker:publishing-house-0 worker:technical-university-2 worker:radio-station-0 worker:medical-village-0 worker:medical-village-1 worker:local-newspaper-0 worker:pr-agency-0 worker:pr-agency-1 worker:doctors-office-2-0 worker:electronics-store-0 worker:university-hospital-0 worker:university-hospital-1 worker:organic-farm-0 worker:publishing-house-1 worker:fast-food-chain-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:hotel-0 worker:hotel-1 worker:fish-farm-2 worker:hotel-2 worker:university-0 worker:university-1 worker:university-2 worker:college-0 worker:regional-radio-station-0 worker:convenience-store-2-0 worker:tv-station-0 worker:tv-station-1 worker:radio-station-1 worker:shopping-mall-2-0 worker:vegetable-farm-1 worker:hospital-0 worker:hospital-1 worker:shopping-mall-2-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:clinic-2-0 worker:clinic-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:publishing-house-2
middle ask.wage | company.convenience-store
wage:2 wage:3 wage:1
middle ask.employee | company.convenience-store
skill:unskilled none skill:agriculture skill:luxury skill:healthcare skill:media skill:education
middle ask.lose-company
company:doctors-office company:fast-food-restaurant company:convenience-store-2 company:jewelry-store company:tutoring-company company:private-school company:convenience-store company:electronics-store company:medical-laboratory company:training-center company:game-store company:local-newspaper company:doctors-office-2 company:organic-farm company:pharmacy company:regional-radio-station company:pr-agency
capitalist ask.lose-company
company:college company:radio-station company:supermarket company:shopping-mall company:clinic company:shopping-mall-2 company:tv-station company:automated-dairy-farm company:hospital company:technical-university company:supermarket-2 company:institute-of-technology company:automated-grain-farm company:medical-village company:vegetable-farm company:car-manufacturer company:hotel company:university-hospital company:academy company:fashion-company company:university company:lobbying-firm company:fast-food-chain company:regional-tv-station-2 agenda:reveal company:regional-tv-station-3
state ask.provide-from | role.middle resource.food
least most 3/4 2/4
state ask.provide-from | role.capitalist resource.luxury
least most 3/4 2/4
working ask.accident-owner
role:middle role:state role:capitalist
middle ask.founder | company.organic-farm skill.agriculture
skill:agriculture worker:convenience-store-0 worker:training-center-1 worker:fast-food-restaurant-0 worker:convenience-store-2-0 worker:supermarket-0 worker:hospital-1 worker:supermarket-2-0 worker:regional-tv-station-3-1 worker:clinic-1 worker:tv-station-2 worker:fast-food-chain-1
capitalist ask.immediate-vote-free | policy.5
yes no
capitalist ask.wage | company.university
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.university
class:working class:middle none
capitalist ask.staff-class-for | company.college
class:working class:middle none agenda:reveal
state ask.vote-side | policy.1 A
for against
state ask.event-package
money:10 money:15
working ask.immediate-vote | policy.5
yes no
working ask.new-bill
yes no
working ask.vote-side | policy.2 A
for against
working ask.assign-next-for | company.lobbying-firm
skill:media worker:regional-radio-station-employee skill:unskilled skill:healthcare skill:education worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:stadium-0 worker:stadium-1 worker:university-hospital-0 worker:university-hospital-1 skill:agriculture worker:convenience-store-employee worker:doctors-office-employee worker:clinic-0 worker:clinic-1
working ask.assign-next-for | company.regional-tv-station
skill:unskilled skill:agriculture skill:healthcare skill:education worker:doctors-office-employee worker:technical-university-0 worker:technical-university-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:national-public-broadcasting-1 worker:local-newspaper-employee worker:doctors-office-2-employee worker:convenience-store-employee worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:hotel-0 worker:national-public-broadcasting-2 skill:luxury skill:media worker:tv-station-0 worker:public-university-3-0 worker:public-university-3-1 worker:publishing-house-0 worker:regional-tv-station-2-1 worker:clinic-0 worker:clinic-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:tutoring-company-employee worker:game-store-employee worker:fish-farm-0 worker:fish-farm-1 worker:organic-farm-employee worker:cooperative-farm-2-0 worker:regional-tv-station-2-0 worker:national-public-broadcasting-0 worker:cooperative-farm-0 worker:convenience-store-2-employee worker:fashion-company-0 worker:regional-tv-station-3-0
working ask.swap-in | company.regional-tv-station
skill:unskilled skill:agriculture skill:education skill:healthcare skill:media skill:luxury
working ask.swap-in | company.game-store
skill:unskilled skill:agriculture skill:education skill:healthcare skill:luxury skill:media
middle ask.employee | company.regional-radio-station
skill:media none
middle ask.swap-in | company.public-university
skill:unskilled skill:agriculture skill:luxury skill:media skill:healthcare skill:education
middle ask.immediate-vote-free | policy.1
yes no
capitalist ask.immediate-vote | policy.7
yes no
capitalist ask.vote-side | policy.1 A
for against
capitalist ask.wage | company.stadium
wage:2 wage:3 wage:1
capitalist ask.staff-class-for | company.stadium
class:middle none class:working
capitalist ask.immediate-vote | policy.5
yes no
state ask.cancel-bill
bill:2 bill:7 bill:1 bill:5 bill:6 bill:4 bill:3
state ask.import-health
least 3/4 most 1/4 2/4 4/4
state ask.retire-company
company:university-hospital company:regional-tv-station-3 company:regional-tv-station-2 company:shopping-mall company:public-university-2 company:public-hospital-3 company:public-hospital-2 company:technical-university company:public-university-3 company:national-public-broadcasting
state ask.nationalize
company:lobbying-firm company:publishing-house company:clinic company:college company:shopping-mall company:fashion-company company:academy company:hospital company:vegetable-farm company:radio-station company:fast-food-chain company:fish-farm company:supermarket company:stadium company:college-2 company:shopping-mall-2 company:medical-village company:hotel company:institute-of-technology
state ask.wage | company.lobbying-firm
wage:2 wage:3 wage:1
working ask.assign-where | skill.luxury
company:game-store company:university-hospital company:hotel company:publishing-house company:electronics-store company:college company:fish-farm company:convenience-store company:doctors-office company:fashion-company company:public-university-2 company:shopping-mall company:hospital company:clinic company:supermarket-2 company:national-public-broadcasting company:cooperative-farm company:shopping-mall-2 company:clinic-2 company:public-university-3 trade:doctors-office-2-employee trade:college-1 trade:fish-farm-1 trade:national-public-broadcasting-1 company:stadium company:public-hospital-2 trade:convenience-store-employee trade:supermarket-1 trade:university-hospital-1 union:luxury company:technical-university company:fast-food-chain company:public-hospital-3 company:supermarket trade:doctors-office-employee trade:fashion-company-0 company:regional-tv-station-2 trade:public-university-2-1 company:tutoring-company company:vegetable-farm company:doctors-office-2 company:local-newspaper company:college-2 company:institute-of-technology company:regional-tv-station-3 trade:public-university-3-1 trade:cooperative-farm-0 trade:public-hospital-2-1 company:convenience-store-2 company:pharmaceutical-company trade:radio-station-0 trade:radio-station-1 trade:game-store-employee trade:local-newspaper-employee company:lobbying-firm trade:cooperative-farm-2-0 trade:regional-tv-station-2-1
middle ask.assign-next-for | company.supermarket
worker:convenience-store-0 worker:supermarket-0 skill:unskilled skill:agriculture skill:education worker:shopping-mall-0 worker:shopping-mall-1 worker:organic-farm-0 skill:luxury worker:jewelry-store-1 worker:fish-farm-0 skill:healthcare skill:media worker:doctors-office-0 worker:medical-village-0 worker:medical-village-1 worker:technical-university-0 worker:technical-university-1 worker:clinic-0 worker:clinic-1 worker:electronics-store-0 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:academy-0 worker:academy-1 worker:publishing-house-0 worker:tv-station-0 worker:tv-station-1 worker:hotel-2 worker:training-center-0 worker:training-center-1 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:fish-farm-1 worker:fish-farm-2 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:publishing-house-2 worker:jewelry-store-0 worker:fashion-company-0 worker:tv-station-2 worker:supermarket-2-1
middle ask.founder | company.electronics-store skill.luxury
skill:luxury worker:shopping-mall-0 worker:jewelry-store-0 worker:publishing-house-2 worker:pharmacy-1 worker:technical-university-1 worker:game-store-0 worker:public-hospital-2-1 worker:hospital-1 worker:shopping-mall-2-0 worker:fast-food-restaurant-1 worker:institute-of-technology-2 worker:hotel-2 worker:radio-station-0 worker:fish-farm-2 worker:stadium-0 worker:vegetable-farm-1 worker:vegetable-farm-0 worker:publishing-house-0 worker:radio-station-1
middle ask.employee | company.electronics-store
skill:luxury none
middle ask.immediate-vote-free | policy.4
yes no
middle ask.immediate-vote | policy.5
yes no
middle ask.founder | company.game-store skill.luxury
skill:luxury worker:shopping-mall-0 worker:jewelry-store-0 worker:clinic-1 worker:national-public-broadcasting-2 worker:shopping-mall-2-0 worker:electronics-store-0 worker:publishing-house-2 worker:vegetable-farm-2 worker:hotel-2 worker:vegetable-farm-0 worker:stadium-0 worker:medical-village-2 worker:pharmacy-1
middle ask.immediate-vote-free | policy.6
yes no
middle ask.assign-next-for | company.regional-tv-station
worker:regional-radio-station-0 worker:regional-tv-station-2-0 skill:media worker:regional-tv-station-3-0 worker:technical-university-2 skill:unskilled skill:agriculture skill:luxury worker:doctors-office-0 worker:doctors-office-2-0 worker:clinic-0 worker:clinic-1 worker:regional-tv-station-3-1 skill:healthcare skill:education worker:technical-university-0 worker:technical-university-1 worker:game-store-0 worker:convenience-store-2-0 worker:organic-farm-0 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:local-newspaper-0 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:shopping-mall-1 worker:pr-agency-0 worker:pr-agency-1 worker:national-public-broadcasting-0 worker:supermarket-2-1 worker:lobbying-firm-0 worker:fast-food-restaurant-1 worker:tv-station-0 worker:fashion-company-1 worker:convenience-store-0 worker:jewelry-store-0 worker:jewelry-store-1 worker:university-2 worker:training-center-0 worker:training-center-1 worker:shopping-mall-0 worker:private-school-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:radio-station-1 worker:publishing-house-0 worker:electronics-store-0 worker:medical-laboratory-0
capitalist ask.fill-class
class:working class:middle
capitalist ask.fill-class | company.radio-station
class:working class:middle
capitalist ask.wage | company.hospital
wage:2 wage:3 wage:1
capitalist ask.staff-class-for | company.hospital
class:middle none class:working
capitalist ask.wage | company.clinic
wage:2 wage:3 wage:1
state ask.event-class | event.demand-for-higher-welfare-standards
class:working class:middle
state ask.provide-from | role.middle resource.health
least most 3/4 1/4 2/4 4/4
state ask.event-buy | role.middle resource.health
least most 2/4 3/4 1/4 4/4
state ask.event-buy | role.middle resource.luxury
least most 3/4 1/4 2/4 4/4
middle ask.founder | company.private-school skill.education
skill:education worker:technical-university-0 worker:college-0 worker:publishing-house-1 worker:pharmacy-1 worker:training-center-0 worker:tutoring-company-0 worker:hotel-0 worker:university-0 worker:clinic-2-1 worker:public-university-3-0 worker:university-hospital-1 worker:jewelry-store-1 worker:institute-of-technology-0 worker:fast-food-chain-1 worker:radio-station-0 worker:publishing-house-2 worker:academy-0 worker:public-university-2-0
middle ask.employee | company.medical-laboratory
skill:healthcare none
middle ask.keep-event | event.ae23
keep vp
middle ask.assign-next-for | company.jewelry-store
skill:unskilled skill:agriculture skill:luxury skill:education worker:private-school-0 worker:medical-laboratory-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:shopping-mall-1 worker:shopping-mall-0 worker:stadium-0 skill:healthcare skill:media worker:convenience-store-0 worker:doctors-office-0 worker:regional-radio-station-0 worker:technical-university-0 worker:technical-university-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1
capitalist ask.keep-event | event.ae02
keep vp
capitalist ask.fill-class | company.shopping-mall
class:working class:middle
capitalist ask.staff-skill | company.shopping-mall
skill:agriculture skill:luxury skill:education skill:healthcare skill:media
capitalist ask.keep-event | event.ae08
keep vp
capitalist ask.wage | company.supermarket
wage:2 wage:3 wage:1
capitalist ask.staff-class-for | company.supermarket
class:middle none class:working
state ask.event-class | event.ae01
class:working class:capitalist
state ask.event-penalty | event.ae15
class:working class:middle class:capitalist agenda:reveal
state ask.event-class | event.ae20
class:working class:middle
state ask.event-penalty | event.ae16
class:working class:middle class:capitalist agenda:reveal
state ask.event-class | event.ae08
class:working class:middle class:capitalist agenda:reveal
state ask.event-class | event.ae23
class:middle class:capitalist agenda:reveal
capitalist ask.immediate-vote-free | policy.2
yes no
state ask.event-class | event.demand-for-pension-reform
class:working class:middle
working ask.immediate-vote-free | policy.6
yes no
working ask.keep-event | event.ae05
keep vp
middle ask.assign-where | skill.agriculture
company:supermarket company:college company:clinic company:university-hospital company:lobbying-firm company:tv-station company:national-public-broadcasting trade:training-center-1 trade:shopping-mall-1 trade:technical-university-1 company:shopping-mall company:radio-station company:public-university-2 company:convenience-store company:fashion-company company:regional-tv-station-3 company:public-hospital-2 company:regional-tv-station-2 company:fish-farm company:college-2 company:pharmaceutical-company company:shopping-mall-2 company:hotel company:technical-university trade:clinic-1 trade:lobbying-firm-1 trade:hotel-1 trade:hotel-2 trade:technical-university-2 company:institute-of-technology company:university company:stadium company:clinic-2 company:jewelry-store company:academy company:public-university-3 company:supermarket-2 company:fast-food-restaurant company:fast-food-chain company:vegetable-farm company:public-hospital-3 trade:jewelry-store-1 trade:pr-agency-1 trade:fast-food-restaurant-1 trade:fashion-company-0 trade:fashion-company-1 trade:academy-1 trade:hotel-0 company:organic-farm company:medical-village company:pharmacy company:training-center company:publishing-house trade:vegetable-farm-0 trade:vegetable-farm-2 trade:radio-station-0 company:hospital company:convenience-store-2 trade:public-hospital-2-1 trade:publishing-house-0 trade:radio-station-1 company:pr-agency trade:medical-village-1 trade:stadium-1 trade:college-2-1 trade:clinic-2-1
middle ask.keep-event | event.ae08
keep vp
middle ask.immediate-vote | policy.1
yes no
middle ask.swap-in | company.institute-of-technology
skill:unskilled skill:luxury skill:healthcare skill:media skill:education skill:agriculture
state ask.wage | company.clinic
wage:2 wage:3 wage:1
state ask.event-class | event.ae18
class:working class:capitalist
state ask.event-class | event.ae05
class:working class:middle
state ask.immediate-vote-free | policy.3
yes no
capitalist ask.staff-class-for | company.clinic
class:working class:middle none
capitalist ask.staff-skill | company.supermarket
skill:healthcare skill:media skill:luxury skill:agriculture skill:education
capitalist ask.vote-side | policy.3 C
for against
capitalist ask.immediate-vote-free | policy.6
yes no
state ask.vote-side | policy.1 C
for against
middle ask.founder | company.jewelry-store skill.luxury
skill:luxury worker:shopping-mall-0 worker:electronics-store-0 worker:clinic-1 worker:vegetable-farm-0 worker:shopping-mall-2-0 worker:radio-station-0 worker:lobbying-firm-1 worker:university-hospital-1 worker:game-store-0 worker:tv-station-2 worker:college-1 worker:stadium-0 worker:publishing-house-2 worker:fast-food-restaurant-1 worker:fast-food-chain-1 worker:university-hospital-2
middle ask.immediate-vote-free | policy.7
yes no
capitalist ask.wage | company.fashion-company
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.fashion-company
class:working class:middle none
capitalist ask.cancel-bill
bill:4 bill:5 bill:7 bill:3 bill:6 bill:2 bill:1
capitalist ask.wage | company.public-university
wage:2 wage:3 wage:1
state ask.save-company
yes no
state ask.save-company | company.jewelry-store
yes no
state ask.save-company | company.college
yes no
working ask.immediate-vote | policy.3
yes no
working ask.swap-in | company.fish-farm
skill:unskilled skill:media skill:education skill:luxury skill:agriculture skill:healthcare
state ask.event-class | event.infant-industry-requires-help
class:middle class:capitalist
working ask.assign-next-for | company.college
skill:unskilled skill:agriculture worker:supermarket-0 worker:supermarket-1 skill:media worker:convenience-store-2-employee worker:fast-food-chain-0 worker:university-0 worker:university-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:public-university-3-1 worker:cooperative-farm-0 skill:education worker:vegetable-farm-1 skill:healthcare worker:tutoring-company-employee worker:university-hospital-0 worker:university-hospital-1 skill:luxury worker:convenience-store-employee worker:doctors-office-employee worker:fashion-company-0 worker:organic-farm-employee worker:college-1 worker:academy-0 worker:college-0 worker:institute-of-technology-0 worker:doctors-office-2-employee worker:shopping-mall-1 worker:vegetable-farm-0 worker:hotel-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:public-university-2-1 worker:hospital-0 worker:hospital-1 worker:local-newspaper-employee worker:game-store-employee worker:fish-farm-0 worker:fish-farm-1 worker:technical-university-0 worker:public-university-3-0 worker:private-school-employee worker:institute-of-technology-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:radio-station-0 worker:publishing-house-0 worker:cooperative-farm-2 worker:clinic-0 worker:clinic-1 worker:academy-1 worker:public-hospital-3-0 worker:public-hospital-3-1
capitalist ask.wage | company.college
wage:2 wage:3 wage:1 agenda:reveal
capitalist ask.staff-abroad
company:technical-university company:lobbying-firm company:clinic company:clinic-2 company:hospital company:shopping-mall company:pharmaceutical-company company:institute-of-technology company:college company:academy company:fast-food-chain company:hotel company:shopping-mall-2 company:fashion-company company:supermarket company:vegetable-farm company:stadium company:fish-farm company:tv-station company:radio-station company:college-2
state ask.event-class | event.demand-for-thirteen-month-pay
class:working class:middle
state ask.immediate-vote | policy.7
yes no
state ask.fill-company
company:regional-tv-station-2 company:regional-tv-station-3 company:technical-university company:national-public-broadcasting company:public-hospital-3 company:public-hospital-2 company:university-hospital company:public-university-3 company:public-university-2 company:shopping-mall
state ask.event-penalty | event.need-for-stimulus-package
class:working class:middle class:capitalist
working ask.assign-next-for | company.medical-village
skill:unskilled skill:agriculture skill:education worker:convenience-store-employee worker:doctors-office-2-employee worker:university-hospital-0 worker:university-hospital-1 worker:public-university-3-0 worker:public-university-3-1 skill:media worker:fast-food-chain-0 worker:vegetable-farm-0 worker:fashion-company-0 worker:academy-0 worker:academy-1 worker:public-hospital-3-1 skill:healthcare worker:cooperative-farm-0 worker:college-0 worker:college-1 worker:doctors-office-employee worker:supermarket-1 worker:convenience-store-2-employee worker:tutoring-company-employee worker:game-store-employee worker:private-school-employee skill:luxury worker:university-hospital-2 worker:cooperative-farm-1 worker:technical-university-0 worker:technical-university-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1
working ask.assign-next-for | company.public-university
skill:unskilled skill:agriculture skill:education worker:college-0 worker:public-university-3-0 worker:public-university-2-0 worker:college-2-0 worker:cooperative-farm-2 worker:academy-0 worker:cooperative-farm-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 worker:technical-university-1 skill:luxury worker:clinic-0 worker:clinic-1 worker:fish-farm-1 worker:shopping-mall-2-0 worker:publishing-house-0 worker:private-school-employee worker:supermarket-0 worker:supermarket-1 worker:fast-food-chain-0 skill:healthcare worker:doctors-office-employee worker:convenience-store-2-employee worker:public-university-2-1 worker:convenience-store-employee worker:game-store-employee worker:regional-radio-station-employee worker:doctors-office-2-employee skill:media worker:cooperative-farm-2-0 worker:organic-farm-employee worker:college-2-1 worker:cooperative-farm-1 worker:academy-1 worker:technical-university-0 worker:electronics-store-employee worker:local-newspaper-employee worker:radio-station-0 worker:medical-laboratory-employee worker:tutoring-company-employee worker:university-0 worker:national-public-broadcasting-0 worker:national-public-broadcasting-2 worker:vegetable-farm-0
working ask.swap-in | company.medical-village
skill:unskilled skill:agriculture skill:education skill:luxury skill:healthcare skill:media
middle ask.swap-in | company.national-public-broadcasting
skill:unskilled skill:agriculture skill:healthcare skill:education skill:luxury skill:media
middle ask.assign-next-for | company.clinic
worker:medical-laboratory-0 worker:training-center-1 worker:hospital-0 skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:education worker:game-store-0 skill:media worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 worker:doctors-office-0 worker:public-hospital-3-0 worker:pharmacy-0 worker:convenience-store-2-0 worker:radio-station-0 worker:radio-station-1 worker:private-school-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:organic-farm-0 worker:clinic-0 worker:tv-station-2 worker:electronics-store-0 worker:fast-food-chain-0 worker:vegetable-farm-0 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:vegetable-farm-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:public-hospital-2-0 worker:pharmacy-1 worker:tutoring-company-0 worker:clinic-2-0 worker:clinic-2-1 worker:public-hospital-3-1 worker:fashion-company-0 worker:doctors-office-2-0 worker:medical-village-0 worker:pharmaceutical-company-0 worker:hotel-1 worker:hotel-0 worker:hotel-2 worker:medical-village-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:publishing-house-2 worker:stadium-2 worker:publishing-house-0 worker:publishing-house-1
middle ask.swap-in | company.training-center
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:media skill:education
capitalist ask.staff-skill | company.fashion-company
skill:healthcare skill:education skill:media skill:agriculture skill:luxury
state ask.discard | action.pass
discard:state-step-for-representation discard:state-medical-tourism discard:state-nationalization discard:state-literacy-program discard:state-foreign-students discard:state-denial-of-free-speech discard:state-change-of-government-agenda discard:state-protect-the-status-quo discard:state-pressing-matters discard:state-healthcare-program discard:state-unemployment-initiative-program discard:state-immediate-response discard:state-foreign-investment-program discard:state-business-grants discard:state-allowances-and-subsidies discard:state-a-matter-of-high-priority discard:state-emergency-state discard:state-shift-focus discard:state-privatization discard:state-public-sector-overtime discard:state-radical-reforms discard:state-foreign-financial-assistance discard:state-agenda-setting discard:state-higher-vat discard:state-supplemental-income-program discard:state-employment-support-scheme discard:state-momentum-for-change discard:state-reveal-political-scandal
middle ask.keep-event | event.ae14
keep vp
state ask.vote-side | policy.6 B
for against
state ask.event-class | event.ae14
class:working class:middle class:capitalist
state ask.event-class | event.ae07
class:working class:capitalist
state ask.spend-media
least 3/4 most 2/4 4/4
middle ask.immediate-vote | policy.3
yes no
middle ask.assign-next-for | company.tv-station
skill:unskilled skill:healthcare skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:jewelry-store-0 worker:jewelry-store-1 worker:technical-university-0 worker:technical-university-1 skill:agriculture worker:regional-radio-station-0 worker:shopping-mall-0 worker:shopping-mall-1 skill:luxury worker:convenience-store-2-0 worker:electronics-store-0 worker:organic-farm-0 worker:clinic-0 worker:clinic-1 worker:radio-station-0 worker:radio-station-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:hotel-0 worker:hotel-2 worker:technical-university-2 worker:university-hospital-1 worker:clinic-2-0 worker:clinic-2-1 worker:institute-of-technology-0 worker:institute-of-technology-1
middle ask.swap-in | company.pharmacy
skill:unskilled skill:healthcare skill:education skill:agriculture skill:luxury skill:media
middle ask.swap-in | company.tv-station
skill:unskilled skill:luxury skill:healthcare skill:education skill:agriculture skill:media
capitalist ask.staff-class-for | company.tv-station
class:middle none class:working
capitalist ask.staff-skill | company.stadium
skill:agriculture skill:healthcare skill:education skill:media skill:luxury
working ask.swap-in | company.hotel
skill:unskilled skill:agriculture skill:luxury skill:education skill:healthcare skill:media
middle ask.swap-in | company.pr-agency
skill:unskilled skill:healthcare skill:media skill:agriculture skill:education skill:luxury
working ask.immediate-vote-free | policy.5
yes no
middle ask.assign-next-for | company.public-hospital
skill:healthcare worker:doctors-office-0 skill:unskilled skill:agriculture skill:luxury worker:convenience-store-0 worker:doctors-office-2-0 worker:vegetable-farm-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:pharmaceutical-company-0 worker:clinic-2-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:radio-station-0 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:fish-farm-0 worker:fish-farm-1 worker:technical-university-0 worker:technical-university-1 worker:clinic-0 worker:medical-laboratory-0 worker:pharmacy-0 worker:publishing-house-1 worker:game-store-0 worker:organic-farm-0 skill:education worker:training-center-0 worker:training-center-1 worker:university-hospital-0 worker:university-hospital-1 worker:jewelry-store-1 worker:public-hospital-3-0 worker:public-hospital-3-1 skill:media worker:public-university-3-1 worker:public-hospital-2-0 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:pharmacy-1 worker:regional-radio-station-0 worker:clinic-1 worker:hotel-0 worker:university-0 worker:university-1 worker:pharmaceutical-company-1 worker:public-hospital-2-1 worker:medical-village-0 worker:publishing-house-0 worker:medical-village-1 worker:fashion-company-1 worker:convenience-store-2-0 worker:hospital-0
middle ask.swap-in | company.academy
skill:unskilled skill:luxury skill:healthcare skill:media skill:education skill:agriculture
capitalist ask.immediate-vote-free | policy.3
yes no
state ask.vote-side | policy.5 A
for against
state ask.provide-from | role.capitalist resource.health
least 2/4 3/4 4/4 most 1/4
middle ask.assign-next-for | company.hospital
skill:unskilled skill:agriculture skill:media worker:private-school-0 worker:jewelry-store-0 worker:jewelry-store-1 worker:technical-university-0 worker:technical-university-1 skill:healthcare worker:convenience-store-2-0 worker:clinic-0 skill:luxury skill:education worker:organic-farm-0 worker:training-center-1 worker:tv-station-0 worker:tv-station-2 worker:clinic-2-0 worker:stadium-1 worker:university-hospital-1 worker:doctors-office-0 worker:university-hospital-0 worker:radio-station-0 worker:vegetable-farm-2
middle ask.swap-in | company.hospital
skill:unskilled skill:agriculture skill:media skill:education skill:luxury skill:healthcare
capitalist ask.fill-class | company.clinic
class:working class:middle
working ask.swap-in | company.academy
skill:unskilled skill:healthcare skill:education skill:agriculture skill:luxury
working ask.keep-event | event.ae20
keep vp
middle ask.discard | action.history-he30
discard:middle-export-subsidy discard:middle-migration discard:middle-reveal-political-scandal discard:middle-small-business-grant discard:middle-interest-groups discard:middle-employment-subsidy discard:middle-public-opinion-polling discard:middle-land-of-opportunity discard:middle-higher-education-program discard:middle-unemployment-initiative-program discard:middle-voice-of-middle-class-workers discard:middle-specialization discard:middle-growing-business discard:middle-new-theme-park discard:middle-highlight-social-issues discard:middle-foreign-market-insight discard:middle-import-subsidy discard:middle-immigration-reform discard:middle-investment-opportunities discard:middle-labor-market-deregulation discard:middle-protect-the-status-quo discard:middle-personal-consumption discard:middle-state-scholarship discard:middle-momentum-for-change
middle ask.assign-next-for | company.pharmaceutical-company
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:education skill:media worker:pharmacy-0 worker:pharmacy-1 worker:hotel-0 worker:radio-station-0 worker:doctors-office-0 worker:doctors-office-2-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:clinic-1 worker:technical-university-0 worker:technical-university-1 worker:clinic-0 worker:electronics-store-0 worker:convenience-store-2-0 worker:convenience-store-0 worker:college-0 worker:college-1 worker:vegetable-farm-0
capitalist ask.keep-event | event.ae14
keep vp
capitalist ask.public-pressure
yes no
capitalist ask.public-pressure | policy.2 C
yes no
capitalist ask.public-pressure | policy.7 C
yes no
capitalist ask.keep-event | event.ae19
keep vp
state ask.wage | company.shopping-mall
wage:2 wage:3 wage:1
state ask.event-penalty | event.ae08
class:working class:middle class:capitalist
middle ask.assign-next-for | company.fast-food-chain
skill:unskilled skill:luxury skill:education worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 skill:healthcare worker:jewelry-store-0 worker:stadium-0 worker:stadium-1 skill:media worker:medical-laboratory-0 worker:hospital-1 worker:publishing-house-0 skill:agriculture worker:doctors-office-0 worker:stadium-2 worker:fish-farm-0 worker:fish-farm-1 worker:tutoring-company-0 worker:publishing-house-2 worker:training-center-0 worker:training-center-1 worker:radio-station-0 worker:radio-station-1 worker:fashion-company-0 worker:electronics-store-0 worker:convenience-store-0
middle ask.swap-in | company.fast-food-chain
skill:unskilled skill:luxury skill:agriculture skill:media skill:education skill:healthcare
middle ask.scandal
role:working role:capitalist role:state
working ask.swap-in | company.public-university
skill:unskilled skill:luxury skill:healthcare skill:education skill:media skill:agriculture
working ask.assign-next-for | company.institute-of-technology
skill:unskilled skill:luxury skill:healthcare skill:education skill:media worker:cooperative-farm-0 worker:supermarket-0 worker:supermarket-1 skill:agriculture worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 worker:doctors-office-employee worker:local-newspaper-employee worker:organic-farm-employee worker:cooperative-farm-1 worker:convenience-store-employee worker:private-school-employee worker:university-hospital-0 worker:university-hospital-1 worker:tv-station-0 worker:tv-station-1 worker:fast-food-chain-1 worker:academy-1 worker:game-store-employee worker:radio-station-0 worker:cooperative-farm-2 worker:fashion-company-0 worker:convenience-store-2-employee worker:technical-university-0 worker:technical-university-1 worker:tutoring-company-employee
state ask.provide-mix | resource.health resource.education
least most 3/4 2/4
state ask.fill-class | company.technical-university
class:working class:middle
capitalist ask.wage | company.technical-university
wage:2 wage:3 wage:1
state ask.event-buy | role.capitalist resource.health
least 1/4 2/4 3/4 4/4 most
state ask.staff-class-for
class:working none class:middle
state ask.staff-class-for | company.supermarket
class:working none class:middle
working ask.food-amount | role.state
least 3/4 most 2/4 1/4 4/4
working ask.keep-event | event.ae14
keep vp
working ask.keep-event | event.ae13
keep vp
working ask.keep-event | event.ae08
keep vp
working ask.keep-event | event.ae18
keep vp
working ask.assign-next-for | company.academy
skill:unskilled skill:education skill:agriculture skill:healthcare worker:university-hospital-1
capitalist ask.keep-event | event.ae15
keep vp
capitalist ask.keep-event | event.ae01
keep vp
state ask.event-class | event.ae15
class:working class:middle class:capitalist
state ask.event-class | event.ae13
class:working class:middle
state ask.event-class | event.ae17
class:middle class:capitalist
working ask.immediate-vote-free | policy.3
yes no
middle ask.founder | company.local-newspaper skill.media
skill:media worker:national-public-broadcasting-0 worker:publishing-house-0 worker:hotel-2 worker:regional-tv-station-3-0 worker:regional-radio-station-0 worker:pharmaceutical-company-2 worker:lobbying-firm-0 worker:vegetable-farm-0 worker:publishing-house-2
middle ask.assign-next-for | company.institute-of-technology
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:education worker:doctors-office-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 skill:media worker:convenience-store-0 worker:training-center-0 worker:training-center-1 worker:organic-farm-0 worker:medical-laboratory-0 worker:clinic-0 worker:clinic-1 worker:doctors-office-2-0 worker:tutoring-company-0 worker:vegetable-farm-0 worker:hotel-0 worker:medical-village-0 worker:medical-village-2 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:public-hospital-2-0 worker:public-hospital-2-1
middle ask.cancel-bill
bill:3 bill:4 bill:6 bill:2 bill:7 bill:5
middle ask.new-bill
yes no
capitalist ask.wage | company.tv-station
wage:1 wage:2 wage:3
capitalist ask.staff-skill | company.lobbying-firm
skill:agriculture skill:luxury skill:healthcare skill:media skill:education
middle ask.keep-event | event.ae21
keep vp
capitalist ask.staff-skill | company.vegetable-farm
skill:agriculture skill:healthcare skill:luxury skill:education skill:media
state ask.event-class | event.ae21
class:working class:middle class:capitalist
middle ask.assign-next-for | company.hotel
skill:unskilled skill:agriculture skill:luxury skill:education worker:technical-university-0 worker:technical-university-1 skill:media worker:local-newspaper-0 worker:publishing-house-0 worker:publishing-house-1 worker:clinic-2-0 worker:clinic-2-1 worker:fast-food-chain-0 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:academy-0 worker:academy-1 worker:convenience-store-2-0 worker:electronics-store-0 worker:organic-farm-0 worker:radio-station-0 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:technical-university-2 skill:healthcare worker:doctors-office-2-0 worker:public-university-3-1 worker:tutoring-company-0 worker:pharmacy-0 worker:pharmacy-1 worker:doctors-office-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:clinic-0 worker:clinic-1 worker:game-store-0 worker:fish-farm-0 worker:fish-farm-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:convenience-store-0 worker:medical-laboratory-0 worker:fast-food-chain-1 worker:stadium-0 worker:stadium-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:supermarket-2-1
state ask.provide-from | role.middle resource.education
least most 3/4 2/4 1/4 4/4
middle ask.keep-event | event.ae04
keep vp
middle ask.keep-event | event.ae17
keep vp
capitalist ask.keep-event | event.ae18
keep vp
capitalist ask.fill-class | company.vegetable-farm
class:working class:middle
working ask.keep-event | event.ae09
keep vp
middle ask.keep-event | event.ae13
keep vp agenda:reveal
working ask.assign-next-for | company.hotel
skill:unskilled skill:luxury worker:university-hospital-1 skill:agriculture worker:cooperative-farm-0 worker:game-store-employee worker:local-newspaper-employee worker:tutoring-company-employee worker:doctors-office-2-employee worker:university-hospital-0 worker:university-hospital-2 skill:education worker:cooperative-farm-2-0 worker:convenience-store-employee worker:doctors-office-employee worker:convenience-store-2-employee worker:clinic-0 worker:clinic-1 worker:publishing-house-0 worker:public-university-2-0 worker:public-university-2-1 skill:healthcare worker:vegetable-farm-0 worker:pharmaceutical-company-2 worker:vegetable-farm-1 worker:supermarket-0 worker:supermarket-1 worker:clinic-2-0 worker:academy-0 worker:academy-1 worker:fashion-company-0 worker:college-1 worker:tv-station-2 worker:public-hospital-2-0 worker:cooperative-farm-1 worker:medical-laboratory-employee skill:media
working ask.assign-next-for | company.university
skill:unskilled skill:agriculture skill:education worker:local-newspaper-employee worker:university-hospital-0 worker:university-hospital-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 worker:cooperative-farm-0 skill:luxury skill:media worker:cooperative-farm-2-0 worker:public-university-3-0 worker:public-university-3-1 worker:doctors-office-employee skill:healthcare worker:cooperative-farm-1 worker:convenience-store-employee worker:private-school-employee worker:game-store-employee worker:college-2-0 worker:college-2-1 worker:fast-food-chain-0
middle ask.immediate-vote-free | policy.2
yes no
middle ask.assign-next-for | company.stadium
skill:unskilled skill:agriculture skill:luxury worker:clinic-0 worker:clinic-1 worker:public-university-3-0 worker:public-university-3-1 skill:healthcare skill:education worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 skill:media worker:medical-laboratory-0 worker:doctors-office-0 worker:hotel-0 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:university-hospital-2 worker:technical-university-0 worker:technical-university-1 worker:electronics-store-0 worker:institute-of-technology-0 worker:medical-village-0 worker:medical-village-1
middle ask.swap-in | company.stadium
skill:unskilled skill:agriculture skill:luxury skill:media skill:education skill:healthcare
working ask.immediate-vote-free | policy.2
yes no
capitalist ask.staff-class-for | company.medical-village
class:middle none class:working
working ask.swap-in | company.college
skill:unskilled skill:media skill:luxury skill:education skill:agriculture skill:healthcare
middle ask.founder | company.training-center skill.education
skill:education worker:institute-of-technology-0 worker:academy-0 worker:technical-university-0 worker:tutoring-company-0 worker:national-public-broadcasting-2 worker:college-0 worker:pharmacy-1 worker:public-university-3-0 worker:private-school-0 worker:hotel-2 worker:public-university-2-0 worker:publishing-house-2 worker:fast-food-chain-0 worker:hotel-0 worker:supermarket-2-1
working ask.keep-event | event.ae11
keep vp
working ask.swap-in | company.hospital
skill:unskilled skill:luxury skill:healthcare skill:agriculture skill:education skill:media
working ask.public-pressure
yes no
working ask.public-pressure | policy.2 C
yes no
working ask.swap-in | company.shopping-mall
skill:unskilled skill:education skill:healthcare skill:media skill:agriculture skill:luxury
middle ask.discard | action.history-he17
discard:middle-import-subsidy discard:middle-highlight-social-issues discard:middle-healthcare-benefits discard:middle-migration discard:middle-supplemental-income-program discard:middle-small-business-grant discard:middle-public-opinion-polling discard:middle-immigration-reform discard:middle-land-of-opportunity discard:middle-interest-groups discard:middle-export-subsidy discard:middle-personal-consumption discard:middle-higher-education-program discard:middle-investment-opportunities discard:middle-employment-subsidy discard:middle-foreign-market-insight discard:middle-public-sector-overtime discard:middle-state-scholarship discard:middle-health-crisis discard:middle-covid-19-stimulus-package discard:middle-voice-of-middle-class-workers discard:middle-growing-business discard:middle-momentum-for-change
middle ask.keep-event | event.ae02
keep vp
capitalist ask.discard | action.history-he30
discard:capitalist-health-crisis discard:capitalist-business-expansion discard:capitalist-exit-strategy discard:capitalist-investment-opportunities discard:capitalist-trade-protectionism-lobby discard:capitalist-offshore-companies discard:capitalist-radical-reforms discard:capitalist-change-of-government-agenda discard:capitalist-extra-shift discard:capitalist-industrialization discard:capitalist-fake-news discard:capitalist-technological-progress discard:capitalist-interest-groups discard:capitalist-business-grants discard:capitalist-taxed-enough-already discard:capitalist-foreign-partner discard:capitalist-foreign-market-insight discard:capitalist-tap-into-new-markets discard:capitalist-unemployment-initiative-program discard:capitalist-higher-education-program discard:capitalist-competitive-wages discard:capitalist-public-opinion-polling discard:capitalist-reveal-political-scandal discard:capitalist-buy-private-island
capitalist ask.keep-event | event.ae23
keep vp
capitalist ask.use-grant
yes no
state ask.event-class | event.ae02
class:middle class:capitalist
state ask.save-company | company.private-school
yes no
state ask.save-company | company.technical-university
yes no
middle ask.founder | company.convenience-store skill.agriculture
skill:agriculture worker:convenience-store-0 worker:vegetable-farm-0 worker:shopping-mall-1 worker:fast-food-restaurant-0 worker:clinic-1 worker:supermarket-0 worker:pharmacy-1 worker:training-center-1 worker:fashion-company-1 worker:technical-university-1 worker:publishing-house-2 worker:vegetable-farm-1 worker:organic-farm-0 worker:public-hospital-2-1
middle ask.keep-event | event.ae05
keep vp
capitalist ask.scandal
role:working role:middle role:state
capitalist ask.keep-event | event.ae21
keep vp
working ask.assign-next-for | company.fashion-company
skill:unskilled worker:convenience-store-employee worker:doctors-office-employee worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 worker:public-university-3-0 worker:public-university-3-1 skill:healthcare skill:education worker:game-store-employee worker:university-hospital-1 skill:agriculture skill:media worker:university-hospital-0 skill:luxury worker:cooperative-farm-1 worker:cooperative-farm-2 worker:medical-village-0 worker:medical-village-1 worker:public-university-2-0 worker:public-university-2-1 worker:local-newspaper-employee worker:doctors-office-2-employee worker:cooperative-farm-0 worker:hotel-0 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:publishing-house-0 worker:clinic-2-0 worker:clinic-2-1 worker:convenience-store-2-employee worker:shopping-mall-0 worker:shopping-mall-1 worker:university-0 worker:university-1 worker:public-hospital-2-0 worker:vegetable-farm-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:radio-station-0 worker:institute-of-technology-0 worker:institute-of-technology-1
capitalist ask.fill-class | company.supermarket
class:working class:middle
middle ask.sell-to-state | resource.education
least most 1/4 2/4 3/4 4/4
working ask.discard | action.history-he30
discard:working-healthcare-benefits discard:working-workers-movement discard:working-labor-market-deregulation discard:working-unemployment-benefits discard:working-boost-domestic-tourism discard:working-interest-groups discard:working-signing-bonus discard:working-public-sector-overtime discard:working-specialization discard:working-highlight-social-issues discard:working-healthcare-movement discard:working-reveal-political-scandal discard:working-proletarians-of-the-world-unite discard:working-affordable-housing discard:working-migration discard:working-momentum-for-change discard:working-cooperative-farm discard:working-workplace-accident discard:working-immigration-reform discard:working-supplemental-income-program discard:working-public-opinion-polling discard:working-need-for-change discard:working-state-scholarship discard:working-radical-reforms discard:working-change-of-government-agenda discard:working-rising-covid-19-cases discard:working-fake-news discard:working-student-movement discard:working-general-strike
working ask.cancel-bill
bill:1 bill:3 bill:4 bill:5 bill:2 bill:7 bill:6
capitalist ask.immediate-vote-free | policy.1
yes no
capitalist ask.public-pressure | policy.4 C
yes no
capitalist ask.public-pressure | policy.6 A
yes no
working ask.immediate-vote-free | policy.7
yes no
working ask.swap-in | company.fashion-company
skill:unskilled skill:agriculture skill:education skill:healthcare skill:media skill:luxury
working ask.swap-in | company.technical-university
skill:unskilled skill:agriculture skill:healthcare skill:luxury skill:education skill:media
capitalist ask.staff-skill | company.clinic
skill:healthcare skill:media skill:luxury skill:education skill:agriculture
capitalist ask.fill-class | company.fashion-company
class:working class:middle
state ask.fill-class | company.public-hospital
class:working class:middle
working ask.assign-next-for | company.stadium
skill:unskilled skill:agriculture skill:luxury worker:convenience-store-employee worker:doctors-office-employee worker:college-1 worker:university-hospital-0 worker:university-hospital-1 skill:healthcare worker:supermarket-0 worker:supermarket-1 worker:technical-university-0 worker:technical-university-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:fashion-company-0 worker:college-2-0 skill:media worker:cooperative-farm-1 worker:electronics-store-employee
working ask.swap-in | company.stadium
skill:unskilled skill:luxury skill:education skill:agriculture skill:healthcare
middle ask.swap-in | company.pharmaceutical-company
skill:unskilled skill:media skill:healthcare skill:education skill:luxury skill:agriculture
capitalist ask.wage | company.regional-tv-station
wage:1 wage:2 wage:3
working ask.swap-in | company.university
skill:unskilled skill:luxury skill:healthcare skill:media skill:agriculture skill:education
capitalist ask.staff-skill | company.fast-food-chain
skill:agriculture skill:healthcare skill:media skill:luxury skill:education
working ask.discard | action.history-he17
discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-general-strike discard:working-interest-groups discard:working-boost-domestic-tourism discard:working-healthcare-movement discard:working-unemployment-benefits discard:working-need-for-change discard:working-migration discard:working-state-scholarship discard:working-proletarians-of-the-world-unite discard:working-signing-bonus discard:working-public-sector-overtime discard:working-healthcare-benefits discard:working-student-movement discard:working-affordable-housing discard:working-highlight-social-issues discard:working-reveal-political-scandal discard:working-workers-movement discard:working-supplemental-income-program discard:working-specialization discard:working-momentum-for-change discard:working-public-opinion-polling discard:working-immigration-reform discard:working-fake-news discard:working-radical-reforms discard:working-rising-covid-19-cases discard:working-protect-the-status-quo discard:working-workplace-accident
working ask.assign-next-for | company.radio-station
skill:unskilled skill:healthcare skill:education skill:agriculture skill:media worker:fashion-company-0 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-2-0 worker:public-university-2-1 skill:luxury worker:cooperative-farm-2 worker:supermarket-0 worker:supermarket-1 worker:pharmaceutical-company-2 worker:university-hospital-0 worker:university-hospital-1 worker:college-1 worker:convenience-store-employee worker:doctors-office-employee worker:local-newspaper-employee worker:electronics-store-employee worker:tutoring-company-employee worker:convenience-store-2-employee worker:national-public-broadcasting-0 worker:national-public-broadcasting-2
state ask.event-buy | role.middle resource.education
least most 3/4 2/4 4/4 1/4
working ask.assign-next-for | company.shopping-mall
skill:unskilled skill:agriculture skill:media worker:supermarket-2-0 worker:supermarket-2-1 worker:university-hospital-0 worker:university-hospital-1 skill:luxury worker:shopping-mall-2-0 skill:education worker:doctors-office-employee worker:convenience-store-2-employee worker:tutoring-company-employee worker:game-store-employee worker:supermarket-0 worker:supermarket-1 worker:public-hospital-2-0 worker:public-hospital-2-1 skill:healthcare worker:cooperative-farm-0 worker:convenience-store-employee worker:college-0 worker:college-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:publishing-house-0 worker:stadium-0
working ask.keep-event | event.ae03
keep vp
state ask.wage | company.college
wage:2 wage:3 wage:1
state ask.fill-class | company.regional-tv-station
class:working class:middle
working ask.keep-event | event.ae07
keep vp
middle ask.keep-event | event.ae22
keep vp
state ask.event-class | event.ae22
class:working class:middle agenda:reveal
working ask.assign-next-for | company.hospital
skill:unskilled skill:agriculture skill:luxury skill:education skill:healthcare worker:university-hospital-0
working ask.keep-event | event.ae21
keep vp
working ask.keep-event | event.ae22
keep vp
middle ask.swap-in | company.supermarket
skill:unskilled skill:luxury skill:healthcare skill:agriculture skill:education skill:media
middle ask.assign-next-for | company.publishing-house
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:education skill:media worker:college-0 worker:college-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:organic-farm-0 worker:technical-university-0 worker:technical-university-1 worker:convenience-store-0 worker:doctors-office-0 worker:tutoring-company-0 worker:public-university-3-0 worker:public-university-3-1 worker:electronics-store-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:radio-station-0 worker:radio-station-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:clinic-2-0 worker:clinic-2-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:pr-agency-0 worker:pr-agency-1 worker:hotel-0 worker:fast-food-chain-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-2 worker:college-2-0 worker:college-2-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:pharmaceutical-company-1
working ask.swap-in | company.fast-food-chain
skill:unskilled skill:agriculture skill:healthcare skill:media skill:education skill:luxury
capitalist ask.wage | company.university-hospital
wage:2 wage:3 wage:1
capitalist ask.keep-event | event.ae25
keep vp
capitalist ask.shift-wage
wage:clinic-2 wage:fast-food-chain-2 wage:institute-of-technology-2 wage:shopping-mall-2 wage:college-1 wage:college-3 wage:shopping-mall-2-2 wage:university-hospital-2 wage:clinic-2-2 wage:fish-farm-2 wage:shopping-mall-1 wage:shopping-mall-3 wage:college-2 wage:hospital-2 wage:tv-station-2 wage:supermarket-1 wage:supermarket-3 wage:supermarket-2-2 wage:radio-station-1 wage:radio-station-3 wage:radio-station-2 wage:publishing-house-2 wage:pharmaceutical-company-2 wage:academy-1 wage:academy-3 wage:supermarket-2 wage:clinic-1 wage:clinic-3 wage:technical-university-2 wage:college-2-2 wage:supermarket-2-1 wage:supermarket-2-3 wage:academy-2 wage:technical-university-1 wage:technical-university-3 wage:fast-food-chain-1 wage:fast-food-chain-3 wage:vegetable-farm-2 wage:lobbying-firm-2
state ask.provide-from | role.capitalist resource.education
least most 2/4 3/4
middle ask.assign-next-for | company.academy
skill:education worker:technical-university-0 skill:unskilled skill:healthcare worker:jewelry-store-0 worker:jewelry-store-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:stadium-0 worker:stadium-1
middle ask.keep-event | event.ae19
keep vp
capitalist ask.keep-event | event.ae04
keep vp
state ask.imf-repayment
least most
working ask.keep-event | event.ae15
keep vp
capitalist ask.keep-event | event.ae07
keep vp
state ask.staff-class-for | company.fashion-company
class:working class:middle none
middle ask.keep-event | event.ae06
keep vp
middle ask.hire-whom
skill:agriculture skill:luxury skill:education skill:healthcare skill:media
middle ask.hire-whom | company.convenience-store
skill:agriculture skill:luxury skill:education skill:media
state ask.staff-class-for | company.clinic
class:working class:middle none
capitalist ask.staff-skill | company.university
skill:agriculture skill:luxury skill:media skill:healthcare skill:education
middle ask.keep-event | event.ae09
keep vp
state ask.wage | company.hospital
wage:2 wage:3
state ask.event-class | event.ae04
class:middle class:capitalist
working ask.swap-in | company.pharmaceutical-company
skill:unskilled skill:agriculture skill:education skill:media skill:healthcare skill:luxury
state ask.event-class | event.ae19
class:middle class:capitalist
capitalist ask.staff-skill | company.college
skill:luxury skill:education skill:healthcare skill:media
capitalist ask.wage | company.national-public-broadcasting
wage:2 wage:3 wage:1
middle ask.assign-next-for | company.university
skill:agriculture skill:education skill:media worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:private-school-0 worker:technical-university-0 worker:technical-university-1 skill:unskilled worker:shopping-mall-0 worker:shopping-mall-1 skill:luxury worker:clinic-0 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 skill:healthcare worker:organic-farm-0 worker:convenience-store-2-0
middle ask.swap-in | company.university
skill:education skill:media skill:unskilled skill:agriculture skill:healthcare skill:luxury
capitalist ask.staff-skill | company.radio-station
skill:education skill:media skill:agriculture skill:luxury skill:healthcare
working ask.bond
bond:0 bond:30 bond:50
middle ask.bond
bond:0 bond:30 bond:50
capitalist ask.bond
bond:0 bond:30 bond:50
middle ask.assign-next-for | company.fashion-company
skill:agriculture skill:luxury worker:doctors-office-2-0 skill:unskilled skill:healthcare skill:education skill:media worker:medical-laboratory-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:hospital-0 worker:hospital-1 worker:publishing-house-0 worker:fish-farm-0 worker:fish-farm-1 worker:fast-food-restaurant-1 worker:technical-university-0 worker:technical-university-1 worker:supermarket-2-0 worker:supermarket-2-1
middle ask.swap-in | company.fashion-company
skill:unskilled skill:luxury skill:healthcare skill:education skill:agriculture skill:media
capitalist ask.fill-class | company.hotel
class:working class:middle
state ask.staff-skill | company.technical-university
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
working ask.swap-in | company.local-newspaper
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:media skill:education
state ask.fill-class | company.university-hospital
class:working class:middle
middle ask.assign-next-for | company.public-university
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:media worker:fashion-company-1 worker:technical-university-0 worker:technical-university-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:regional-radio-station-0 worker:pharmacy-0 worker:pharmacy-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:shopping-mall-2-1 skill:education worker:tutoring-company-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:convenience-store-0 worker:doctors-office-2-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:fish-farm-0 worker:fish-farm-1 worker:fish-farm-2 worker:tv-station-0 worker:tv-station-1 worker:clinic-0 worker:clinic-1 worker:academy-0 worker:academy-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:doctors-office-0 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:fashion-company-0 worker:supermarket-2-0 worker:supermarket-2-1 worker:clinic-2-0 worker:clinic-2-1 worker:radio-station-0 worker:stadium-0 worker:stadium-1 worker:stadium-2 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:technical-university-2 worker:university-0 worker:electronics-store-0 worker:tv-station-2 worker:private-school-0 worker:local-newspaper-0 worker:college-2-0
capitalist ask.buy-public
company:technical-university company:public-university-2 company:public-hospital-3 done company:public-hospital-2 company:regional-tv-station-3 company:national-public-broadcasting company:university-hospital company:regional-tv-station-2 company:public-university-3 company:shopping-mall
middle ask.assign-next-for | company.fish-farm
skill:unskilled skill:luxury skill:education worker:supermarket-1 worker:technical-university-0 worker:technical-university-1 worker:public-hospital-2-0 worker:public-hospital-2-1 skill:agriculture skill:healthcare worker:shopping-mall-0 worker:shopping-mall-1 skill:media worker:game-store-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:radio-station-0 worker:radio-station-1 worker:supermarket-0 worker:clinic-0 worker:clinic-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:vegetable-farm-0 worker:convenience-store-0 worker:doctors-office-0 worker:training-center-1 worker:regional-radio-station-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:university-hospital-0 worker:university-hospital-1
middle ask.swap-in | company.fish-farm
skill:unskilled skill:luxury skill:education skill:healthcare skill:media skill:agriculture
middle ask.keep-event | event.ae20
keep vp
working ask.discard | action.history-he48
discard:working-labor-market-deregulation discard:working-general-strike discard:working-migration discard:working-interest-groups discard:working-unemployment-benefits discard:working-specialization discard:working-signing-bonus discard:working-healthcare-movement discard:working-need-for-change discard:working-student-movement discard:working-state-scholarship discard:working-public-opinion-polling discard:working-fake-news discard:working-healthcare-benefits discard:working-boost-domestic-tourism discard:working-highlight-social-issues discard:working-immigration-reform discard:working-public-sector-overtime discard:working-momentum-for-change discard:working-supplemental-income-program discard:working-proletarians-of-the-world-unite discard:working-radical-reforms discard:working-workplace-accident
working ask.immediate-vote-free | policy.1
yes no
middle ask.discard | action.history-he48
discard:middle-covid-19-stimulus-package discard:middle-specialization discard:middle-foreign-market-insight discard:middle-state-scholarship discard:middle-migration discard:middle-growing-business discard:middle-unemployment-initiative-program discard:middle-supplemental-income-program discard:middle-fake-news discard:middle-land-of-opportunity discard:middle-immigration-reform
state ask.save-company | company.doctors-office
yes no
middle ask.freeze-policy
policy:1 policy:2 policy:3 policy:4 policy:5 policy:6 policy:7
state ask.save-company | company.supermarket
yes no
working ask.shift-wage
wage:organic-farm-2 wage:supermarket-2 wage:organic-farm-1 wage:organic-farm-3 wage:local-newspaper-1 wage:local-newspaper-3 wage:doctors-office-2-2 wage:tv-station-1 wage:tv-station-3 wage:doctors-office-2 wage:tutoring-company-2 wage:local-newspaper-2 wage:fashion-company-2 wage:convenience-store-2 wage:medical-village-2 wage:regional-radio-station-1 wage:regional-radio-station-3 wage:convenience-store-1 wage:convenience-store-3 wage:supermarket-1 wage:supermarket-3 wage:clinic-2 wage:game-store-2 wage:supermarket-2-2 wage:radio-station-2 wage:university-hospital-1 wage:university-hospital-3 wage:doctors-office-1 wage:doctors-office-3 wage:convenience-store-2-1 wage:convenience-store-2-3 wage:college-2 wage:hotel-2 wage:vegetable-farm-2 wage:medical-laboratory-1 wage:medical-laboratory-3 wage:tutoring-company-1 wage:tutoring-company-3 wage:medical-laboratory-2 wage:stadium-2 wage:clinic-2-2 wage:college-1 wage:college-3 wage:vegetable-farm-1 wage:vegetable-farm-3 wage:hospital-1 wage:hospital-3 wage:hospital-2 wage:fast-food-chain-1 wage:fast-food-chain-3 wage:lobbying-firm-2 wage:publishing-house-2 wage:fast-food-chain-2 wage:electronics-store-2
capitalist ask.staff-skill | company.institute-of-technology
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
middle ask.staff-skill
skill:agriculture skill:healthcare skill:media skill:luxury
middle ask.staff-skill | company.training-center
skill:agriculture skill:healthcare skill:media skill:luxury
middle ask.keep-event | event.ae10
keep vp
capitalist ask.hand-over
company:shopping-mall company:electronics-manufacturer company:shopping-mall-2
capitalist ask.public-pressure | policy.1 A
yes no
capitalist ask.public-pressure | policy.2 B
yes no
capitalist ask.discard | action.history-he48
discard:capitalist-bid-rigging discard:capitalist-business-expansion discard:capitalist-global-food-crisis discard:capitalist-push-political-agenda discard:capitalist-exit-strategy discard:capitalist-trade-protectionism-lobby discard:capitalist-competitive-wages discard:capitalist-endorse-political-campaign discard:capitalist-tap-into-new-markets discard:capitalist-foreign-market-insight discard:capitalist-offshore-companies discard:capitalist-global-branding discard:capitalist-technological-progress discard:capitalist-business-grants discard:capitalist-investment-opportunities discard:capitalist-industrialization discard:capitalist-unemployment-initiative-program discard:capitalist-reveal-political-scandal
state ask.staff-skill | company.national-public-broadcasting
skill:agriculture skill:healthcare skill:luxury skill:media skill:education
middle ask.assign-next-for | company.lobbying-firm
skill:unskilled skill:healthcare worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 skill:media worker:national-public-broadcasting-0 skill:agriculture worker:public-university-3-0 worker:public-university-3-1 worker:regional-tv-station-2-0
capitalist ask.wage | company.public-hospital
wage:1 wage:2 wage:3
working ask.swap-in | company.institute-of-technology
skill:unskilled skill:healthcare skill:agriculture skill:luxury skill:education skill:media
middle ask.swap-in | company.medical-village
skill:unskilled skill:healthcare skill:agriculture skill:luxury skill:education skill:media
middle ask.fill-company
company:convenience-store done company:electronics-store company:jewelry-store company:doctors-office company:regional-radio-station
middle ask.assign-next-for | company.medical-village
skill:unskilled skill:agriculture skill:luxury skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 skill:healthcare worker:private-school-0 worker:shopping-mall-1 worker:vegetable-farm-0 worker:technical-university-0 worker:technical-university-1
state ask.save-company | company.local-newspaper
yes no
middle ask.keep-event | event.ae24
keep vp
state ask.event-class | event.ae24
class:working class:middle class:capitalist
working ask.keep-event | event.ae24
keep vp
middle ask.keep-event | event.ae15
keep vp
capitalist ask.fill-own-company
yes no
capitalist ask.staff-skill | company.medical-village
skill:agriculture skill:luxury skill:media skill:healthcare skill:education
state ask.staff-skill | company.university-hospital
skill:luxury skill:education skill:media skill:healthcare skill:agriculture
state ask.staff-class-for | company.vegetable-farm
class:middle none class:working
state ask.provide-own | resource.food
least 3/4 most
capitalist ask.fill-class | company.college
class:working class:middle
working ask.public-pressure | policy.1 A
yes no
capitalist ask.fill-class | company.stadium
class:working class:middle
state ask.save-company | company.convenience-store
yes no
capitalist ask.keep-event | event.ae17
keep vp
capitalist ask.staff-skill | company.pharmaceutical-company
skill:luxury skill:media skill:healthcare skill:education skill:agriculture
working ask.keep-event | event.ae01
keep vp
middle ask.sell-to-state | resource.luxury
least most
state ask.wage | company.publishing-house
wage:1 wage:2 wage:3
state ask.staff-class-for | company.publishing-house
class:working none
middle ask.assign-next-for | company.pharmacy
skill:healthcare worker:clinic-0 skill:unskilled skill:education skill:media worker:clinic-1 worker:publishing-house-0 worker:publishing-house-2 worker:radio-station-0 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:medical-laboratory-0 worker:pharmaceutical-company-0 worker:stadium-2
working ask.public-pressure | policy.3 B
yes no
state ask.save-company | company.game-store
yes no
state ask.save-company | company.hotel
yes no
middle ask.food-amount | role.state
least 3/4 most 2/4 4/4
state ask.wage | company.supermarket
wage:1 wage:2 wage:3
capitalist ask.public-pressure | policy.1 B
yes no
state ask.save-company | company.fast-food-chain
yes no
state ask.staff-class-for | company.shopping-mall
class:middle none
working ask.keep-event | event.ae16
keep vp
capitalist ask.staff-skill | company.fish-farm
skill:healthcare skill:education skill:media skill:agriculture skill:luxury
state ask.save-company | company.fish-farm
yes no
middle ask.assign-next-for | company.fast-food-restaurant
skill:agriculture skill:media skill:unskilled skill:luxury skill:healthcare worker:technical-university-0 worker:technical-university-1 worker:medical-laboratory-0 worker:fast-food-chain-0 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:college-2-0 worker:college-2-1 worker:supermarket-2-1 worker:publishing-house-0 worker:publishing-house-1
working ask.assign-next-for | company.tv-station
skill:unskilled skill:healthcare skill:education skill:media worker:cooperative-farm-0 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:local-newspaper-employee worker:doctors-office-2-employee worker:hotel-0 worker:college-2-0 worker:college-2-1 skill:luxury worker:cooperative-farm-2 worker:university-hospital-0 worker:university-hospital-1 skill:agriculture worker:convenience-store-employee worker:doctors-office-employee worker:medical-laboratory-employee worker:public-university-2-0 worker:public-university-2-1 worker:regional-tv-station-3-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1
working ask.swap-in | company.tv-station
skill:unskilled skill:healthcare skill:education skill:agriculture skill:luxury
state ask.staff-skill | company.clinic
skill:luxury skill:healthcare
middle ask.use-grant
yes no
state ask.staff-class-for | company.fish-farm
class:middle none class:working
capitalist ask.keep-event | event.ae16
keep vp
state ask.wage | company.hotel
wage:1 wage:2 wage:3
state ask.staff-class-for | company.hotel
class:working class:middle none
capitalist ask.keep-event | event.ae24
keep vp
capitalist ask.fill-class | company.fast-food-chain
class:working class:middle
state ask.save-company | company.hospital
yes no
state ask.save-company | company.vegetable-farm
yes no
working ask.public-pressure | policy.1 B
yes no
middle ask.hire-whom | company.game-store
skill:healthcare skill:education
state ask.discard | action.history-he48
discard:state-immediate-response discard:state-medical-tourism discard:state-privatization discard:state-geopolitical-support discard:state-shift-focus discard:state-literacy-program discard:state-higher-vat discard:state-public-sector-overtime discard:state-nationalization discard:state-a-matter-of-high-priority discard:state-step-for-representation discard:state-denial-of-free-speech discard:state-allowances-and-subsidies discard:state-radical-reforms discard:state-foreign-financial-assistance discard:state-business-grants discard:state-construction-boom discard:state-momentum-for-change discard:state-pressing-matters discard:state-change-of-government-agenda discard:state-foreign-investment-program discard:state-quantitative-easing discard:state-growth-in-tourism discard:state-agenda-setting
state ask.wage | company.institute-of-technology
wage:2 wage:3 wage:1
state ask.save-company | company.medical-laboratory
yes no
state ask.save-company | company.publishing-house
yes no
capitalist ask.public-pressure | policy.4 A
yes no
capitalist ask.public-pressure | policy.5 C
yes no
state ask.save-company | company.fast-food-restaurant
yes no
state ask.save-company | company.fashion-company
yes no
capitalist ask.staff-skill | company.tv-station
skill:agriculture skill:education skill:luxury skill:healthcare
middle ask.staff-skill | company.pr-agency
skill:agriculture skill:media
capitalist ask.staff-skill | company.hospital
skill:agriculture skill:media
working ask.public-pressure | policy.1 C
yes no
capitalist ask.fill-class | company.pharmaceutical-company
class:working class:middle
capitalist ask.staff-skill | company.academy
skill:agriculture skill:luxury skill:healthcare skill:media
state ask.wage | company.fast-food-chain
wage:2 wage:3 wage:1
capitalist ask.public-pressure | policy.1 C
yes no
working ask.swap-in | company.lobbying-firm
skill:unskilled skill:education skill:agriculture
capitalist ask.lure-from
company:public-university-3 company:public-university-2 company:public-hospital-2 company:public-hospital-3
state ask.save-company | company.organic-farm
yes no
state ask.save-company | company.radio-station
yes no
state ask.save-company | company.training-center
yes no
capitalist ask.discard | action.history-he39
discard:capitalist-taxed-enough-already discard:capitalist-foreign-partner discard:capitalist-unemployment-initiative-program discard:capitalist-public-opinion-polling discard:capitalist-extra-shift
state ask.staff-class-for | company.lobbying-firm
class:middle none
state ask.save-company | company.university
yes no
capitalist ask.fill-class | company.hospital
class:working class:middle
working ask.public-pressure | policy.3 C
yes no
state ask.wage | company.tv-station
wage:1 wage:2 wage:3
state ask.save-company | company.pharmacy
yes no
state ask.save-company | company.automated-dairy-farm
yes no
capitalist ask.public-pressure | policy.2 A
yes no
working ask.public-pressure | policy.2 B
yes no
state ask.save-company | company.institute-of-technology
yes no
state ask.save-company | company.clinic
yes no
state ask.staff-class-for | company.fast-food-chain
class:working class:middle none
working ask.public-pressure | policy.3 A
yes no
state ask.save-company | company.car-manufacturer
yes no
state ask.staff-class-for | company.institute-of-technology
class:working none
middle ask.hire-whom | company.doctors-office
skill:agriculture skill:media skill:healthcare skill:education
capitalist ask.public-pressure | policy.3 A
yes no
working ask.public-pressure | policy.2 A
yes no
working ask.public-pressure | policy.7 B
yes no
state ask.save-company | company.automated-grain-farm
yes no
working ask.public-pressure | policy.4 C
yes no
state ask.save-company | company.regional-radio-station
yes no
state ask.save-company | company.stadium
yes no
state ask.staff-class-for | company.college
class:middle none
state ask.wage | company.academy
wage:2 wage:3
state ask.staff-class-for | company.academy
class:working none
capitalist ask.public-pressure | policy.3 B
yes no
state ask.wage | company.pharmaceutical-company
wage:2 wage:3
state ask.wage | company.radio-station
wage:2 wage:3
state ask.staff-class-for | company.radio-station
class:working class:middle none

yDfAzO9f_N7GpHmJqJ5B1DyIhUoDtBtKcuO_UtHvH4F9DqKpE5U0U2T0GtBjWb-rBzEgCjH0I5F1IxqB6_B7K9UmJnpBjRl6CpF6tByCmIjY-QDzIkD1GanWA2TiQmIsnBA2tBuDiM-XiSA0H0HqYyC6J95B2jB7RyDkQuRhW-E6QsQnLghBiGiKyW4R0D5MiIxD1mBAAuqBAAqN4kBvGSm3BqC0C5G4VnBkiB5uBgPnLy8BiW-CvFjJ0McoLIJ8BgLnHoJT5IzDlF6HhIubwFxFnF_b4jCqI2DyUmCsG-DtoBA88BA_NxazMxJnNR9IxIlCxT5FoInNjCuKnM3G4NlIgCmFoJzFvLyUgCwBqIgPtN0WiGpBT0S0BvRtHtH_H9iB5EqQ4ShgD6lByb9GpuBtKrKqBlS1SnIlJzZsWsD-EsI4ZtqCixB4G4Sb8UiFtUtU2S19C_D36B8biCToM-N7JoO_CkHMwTiDgbsOhH5HpIyPkE3ViiBAkD8TAnYipBJ-K5E3HyPqJ4djJyN1LqKvLurBXuC9HrKsFb2O-B3FsFtDSMlC2CyCrF2O4yBhCxDrElIpOiUqBHPgNqGsPhS2HytDAvVlXzF6CtCN_J8NqBwHgF8FmC8H7D0B0FQtNuJsLGvGjJ6ZqFxBpB_NIxWkFvJyB5DuG0GvEoQwFsgBlCTiQ_hDmHgYia1qBjHnI6D0KoBzIrH7M4KzgBlGyXyYjhBslBxDiNwEiLzLgQgQyVn2Bxd1c-csCzEuDnI5XoEnQlHPsCd0QkCbjDG4T7DlQ4apBqFqP0DlTwC8UiBpQ4LsT_CtOyPM9GsPiJsYzSW3G5D_DNkI6HHNwE3CTagF3BnGOrEgN1E9ChEsG-MkLvJNXjF1TBgGm-BAvRtT0BjHpB9DzG6CmH8JwChB4HhHzBwBnBgCzPuE0GsCRC0S1CgFyCvKzBoCwIrC7ClElBlBySahGlEuDqC0V__CmJkVib_f3G9EqDpFxG_JzM1C6FjKhB6FaxGijBjB6M8BmJpKsHsH0C9ZzN9W0XoEfWiHtHqE9RlCnErFe-KpC5FkBoH1BsErQoPJuJ4NmIyIvaqQmE5FlG-NgEgT4D4DfoI-fuOtXK3InBpEZf8CkC0BlCBvC8CMAAyE_HxFlDJQwE-NqFhJ7MkKsBzJa0G2YAvbpZUyESvClD2I1B6BsC3FiDMzDG0BxElGsIsEhBhCkCyPwC2C7FqFwGhG0GtDCmEwBXpF-J_CmDyF3B9Dl4CuHP2PvOpDxEmDjFwHhBlDlJiHtBjGzBgO2EwhBnC0I6BsB1GyEyE5NjqB4R9P4ZAnBbuO4U8THNyQrE_GkKsBtHdiE5BhEpPwLrBmKyE-CtGpPWsC5JhU0P8GX0KyFlE2C-b6RqFFtBT_CTzEOmDyB5Cd3EWwCR7FiFnBqCxBrCtCcmKgBzD_C2FgBtBzCtIqvEAnP3JtKyTxQoByJgBiB6EsEyDwFetB4K3GwB-IW_EiC8CvJ4NkkBS2TzP6I0I1C0G6E7FsEjLuc3TjX6WmVvL7JvQrDmc6PwpC1sCzK-hB1JsIjEjI3eA4U_M3TueAmV8Y4WgckaA3hB3hB1uBtLtf_ClDyWuDhFwBxTx9B1H1HuJg7BjZeoE2C_DrN6pB4BkF8PApByHA8f8rBhNqI1C3K5XqCrU-dpEDqORpL4OwDuD7EkLzDtPtClHkH-T9GsEFuIsH0F5E1Tu4BvY1I3M9PumBmO5F8DpTwE-FsGAy7BA3ZhQ3PkOA8JsH2GqDkOgMsG6KkKyLqSmEhBqDDuDwHnDjR2L0efuD9HsWxM8HhGrEvR-EiIgKkS-BksBwdmBxEhNkc4V6GwiC_jC8J0WzO9DjO5IrkBxHhU7N8IupB0UgNgmB4Y0K-Sgc7B7BlN12B3IwJ3GmF7B3DmNiF7F2L2LuTwIlQ5KkSqLChLqhB0G8YuNAvEjUyeoqBoZleyCwHzNjGlLiG9UvJsQBqV2Hoa2Cub0CkMkEuF6ChIiDOFxIEiBjCqBgKBsuB9KjOjInR2jB6PnKxN-C3PuGpKtMk-BAzctO1O4W3F1HoJoIkG0N-GoFgL4O4KyM0M2DnLmC4HqH_K5KgHgbvGgE7aoc7NwHxEa5HtE0H4LP7O0CTzSyZrHqG6NyCixBrqCiGoQnDwG_FrM_jBiHzGzNiJ0W5CqB-lB2OmEqJwUrEzG5N9KxLyOxDgCftCtH3GhYzRzR2KhP3SF0P-E3BvJ2YkOyGiHkONsC2I2kBjgB2C9FFhTShBxcoRzCoXrD0xBI-VmD0OTgI8CuEOwDgE3GxB5IbyBpF4G2B0lBkapGjE1D5CsVqO7C2PxMoBrD7EvBkhBAjS7JtN-GqGaiL2JM0DyHwEmDgLjC6IkNhCxEyEhB4FgDRoNiS4EbjSmSnJ0CGlCuGhH-E4CyBiDmOnE6SqaDoG6EyRgcvqC8FgG3P8CnDIvMqElHtE6C6K5IT4jBiMuD8E8B_FzNxWpM7CwEpXtENOqH4D5NpQpQ1NlG7LvBmOhL1BtE0Q2XsPUkOuDgBhB2R7P-CiElPpnBmWmHmI6R5MmJuD0nBgC4iB1CiK4B4FIyFH0BjC9E-DhCbiBhCsB0IsOqV3IRf-HmFzJ0G-C5CmH9FzByDgdAzZ9QV1DoDOqDxE9B8B7FGG5DEiEdkBvC-C4FlD1DyByJwTrCkBhDMqJzBYC1GrE4JrDhByQrQoIsJ8Hb4D0K-PuN_qCgC-K5GnCG9G7R5EpHjNsEqM2FEmmBgHkEZwDChD7I4KvGyEpMpDHAnEqMjRhFhFzMpH1BwBqN3LuC9D2NmUsEH6UqDnDrDgBjO7CwL5Y5cyNpC2UySxDQrE0X2B-dsB-FYuHrBwDTgBVrBfjFpBjBkCnE4M3JgNtEoBTrBzEsErDlEyBzDyB_CoFg1DAvQM2Ha1WDlHfyDpNtD8GzE9CiCxGxH6ImHO7DgOhJ3KuT0XqkB6RuF9V1GrI2EnChNiI9fqHuWuPnFnPh0B3N3KyOu5Csbg8C8I7fnCnYsGzjDxH0PAyM9FvE7QAsREwLk6D8nFA3oB3oB9YgbrJrO8N9JyMgIvGrN_crT7T5FuV0NtU1DxB3L_IuN7JzflPA3NhVAmGw2B5YnK-gBi2B1W-C5E8XhdtSuBxvB4CnRmEoG3E3ByFyWqG-nBuH-jB1BmzBgLmXrG4xBuxB6Isc_GoGvL2GpgBtSgD2jBiFnF8HEAk-CAtCpEiMtInRyGpL3E2CvKtOoHzJpO8BtKnP8BOzD5FwI7F1HuIuJqa-I6enRkKxBvB6D7R7JwL5D6E6N2hBmK8hByV6D8Bi-B2JogByByNyBqHtXxjDlJ_FerGcrBvD8WkCoG0I85Dq2GxpD_iB_iBtZ3hCgCO5DyMsBiH2MiGgXTiF2CoPqDyEPpM3EvEwE5J6IxEA7HkSyJzXojBnF9F06B6cnVzBuGnmBvRsKoDhSwVzXvD7E6CboBgR5F43BqJuqBoC2zBEioBrF-vBmmBsKvHrHtBhH1UvP1L4OgR8IpC1DQ6T69DA3E_B6CqKvTwB-BiB8FgFpGQsE9IsD2HxJxBuD-ByBwF7BjEuG2B2GqJhSjJE_BtD2H3OpQzBqvB0DojB8NpK-C6Z5E7D40BgKmiB4GgLpFxExMnrCb1MgFjJtDkLlIT7FOoBsgDqzEj7BjP1N3gB_X7U-NnH8HjDW8OlHrI5enR5CpBmLsCwEzOpIhKhCzFvK_KIzKoHiCblDnK6DizB-VnZuNriBpLqLuUtJgQ8O1TUrDe7ByBoHW0vBMojB_BolBNwcvEisByUpCkBcgDjClM9HmXxEnFyB9GrFBmCsmCAmF2KwR2CxFzD_EwC-CqBgB4ClB7E8B0DsBoDjCYyBtDdzBoFyGsSZMnI5KrBY-G7KlXtFgDoD9H8DQwB8Bbe-ekR-dPiI1MwBe_0B-F6BmHpL5DnH8EsBTlBgB8hCypDrlBxGpI1pByExBxBJ-D8CI4G-C8G1L3PvDpHIsFxBvBlF_C_SoBiEtHrHlByLnC4JlLuLwCySkY1xB9KpUvDhInFfhBmLlGgCjGK2ByByDsDsgBiBmVgBsTkB4YF8WgMR4HNEVlHiD2P1IyD_E3BQpB8SocApDZqCiE6GsFbsHiFsCwCgCKuC2EvD6C6EwBsCmBwByDYRGgPiB-D0FlGXC2EhGjS1BqD1BkF8F0J5HwDBe-QGFoB9CvF2EjB7uBsG6B6CuBvCyDrD2BGQFgkB8xB3KlB5BtIlT5D6F6G-ByB3B4G4EkIsD3JgHhJkD6BjDwFnEwBvIwC0CjEpYuBXtE2GAMHuQ2GjcpJ3FnEiIeiF3BkH9FoChECPdO2B8NWuMMoKI6NkBgR-IhF0HlCdlCvFwBkDblGgCzC3HqBgfigEAjgBvF9O1C2LiG2CiI_EiLREtHwJoFgH2JhCqCsCnBlDpHrB3CrF1FgcyPiTlWuGvDiCZsKjMmTpE5J5GhLrL_QtI5F9X_B1H8GQlqB9KhFpByR3oBAoC9UwJ0wCGyJnC6TkUyRvJqLqL3J6ExHqYzD8QlB8C2M3ClbiH2GkE9BKL3JlC1FFsJ6TlTgBA6F0CA0B-lB8GyEwVic8GS8f6V5M8JkN7PfvKwDtMvBOZ6RzCtEXiC3BtE1B6BiDuT4DvuB8H5MkGoEuNmhBytBsc-a0MtIiBrFAmoDAnLgCjDjC8DsEuIxDrCiGEmD5CuB4EuCc8BuE_GpGsBoCdzB3HrCyZpDqBhD8BW9DXrFjCD6HqT9BsOhK3R0ChFxVRlO0MtMpbvVmDN-KzU8BkU7MuNq2CgJKXyTyKOoO8C8CzKmC4G3FjHuH9DxCmIlHxQiJgMxC6E_BJvBEZiDsGiF7PmCAqEqRiB7DsgB_JdyO2mB3L0F-nBwB_BqC4B3RrEhI-BhOiBkHK0LYrC6B0CiC0EcgDXwMxCvlBoOrC6BK-MwTgF6jBugBoM3HoFP_K44DAxJ4HnD3M3D0G9BnIlBlB3ClBrD_CjCjG7DmFmHf3Cd0DjB6BR0BgPzQxSrB_DwBoCiGpFgB5DuCoXkE3HmBjN2DzH7U9DoCmFsFzThNlKEbpK5J0V3NqQ0_BUpBhC8Q6G0H1GJGxRhEsK3EzDiGlE_CiLgGpCuBhDUnOMpCzGtBpCwBsCsGxH0B0DPuG8HoG6W7IIyDuF0D4CqcvDkD7E0GrJsBWTpGjDeuB4FrDTP0C2CmBgBnBF6D8BnBqOeuBwCoD-QwDsZkUwGlG2E5BnNmmBA7EVAtFwBEXZrBFUpC_CuBY1BwFgD0GtFlFnC6ChCavCSsQ0L6DrDvDmC4BVvEdqExBqHlMnD0ChC0EE9N-B7HMIvN3F7IPnBjB_G0F5MmDuzBxBIjBiTgFxCkN7DtBtH4HgI1JnQmHhDxDyGKmHY8FLzIuBpB1EtBnCsBnEC6FuBoE0BuGGoGqSuBoE-PnB_CImVtH_NzJgD_PvB0CLlCUgBsBkDRLkBqBjC4DPwBqBwCpC7D4K-B0FqD0IuNiN8IkS6GvGoJoI_K2IAaezExFjDmHkE_GtDpCxC4CX1E2B5D1DB-EpCxCFQqBrErCnF8Q_HrK0DRW7BoChGyE6Fe3JuFrCDzGmCsBnJ0EBUZ5GnE7BXZjElElCvN4IuoBxBZkBuTgEjFyFsB-DbjBoCxB3GwDUiCiEkC6JIT0M2FxHHvGeCWvHjJGIyDCiB5FoIbzBwBuG4CnCrB-NjGpGuKKxC2CoHYQDSNsB1BgBAceIgBwCjBtBkCTgKsI6IwGuH4D8V_CoN8B1G2HwC1NwDAAADACJBDAEFEEBCAABIDAFAEEAABAJDDCBBJDBBCDgCQASBgBXHPJKA_CPHbVVzBVDHPAxBJALHRXEFDHHIGCCAACACIFAyBECIQUABBCGDFAADBDEAABBGCCABCAYGGAEGUAAGGImCSWSKCGEAEBAJADCDFiBCGCKKOIGACCHBBABBFBEBDDADDCIBDDCDAACAAABCAAAAAAAACACDBAABBCUBKEGADAAABABAAAABAAAAAAHABABFBAAAABCAAAACAAAACBCAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAkBDBBAABABCCABIAGCBCAAABCAICAAGAGBAAECACABCAAAAADCDDCDACDBACADHCACBHCCCCDAAAACABABBAAEFBBBBADABBAALDDBDABCBABACBACACKCCAGADABCBBGCCAEBDBAADCIECAACCCAACAAAAAAAAAAAAABAABAACCABACAAAAAAAAAAAAADABACBCAAAAAAACABCCACAAACAAACABABBACDAAAABECACAABBAAAAAAAAAABBAAAABBAAABAACBAAAAAAABCAAAACCACABAAAAAAACAAAAAAAAABABAAAABCAAAAAAABACABAAAABAAAAAAAAAAAAAAAAAACAABAAAAAAAAAAAAAAAAAAAAkCsBOIMEIOCGGBCTFHDBACBCCCBRBDFHACCAAABDAABBBCAABCBACBDCEHFCAABAACAABAAAABCDABAABBFAAAEDADACDBAEBBBAAABACAAAABAAAACAAAAAAAAABAAAACAAAAAFABAADAAAAAABAAAABCAAAACAAAAAAFAABDBCAAAAADAABABAAAAAADAABABCAAAAACAAAAACAAAAAAAAAAAAAAAAAAAAACBAAAAAAEAAAACBAAABBAAAAABEAAACCCAAAACAAAACAAAAAAAAAACAAAAAAABDAAAADAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAABAAAABAAAAAACAAAAACABCCAAAAAACCAACAABAABAAAAAAAAAAAAAAAAAAAACAAAACBAAAABAAAAAACAAAACAAAAAABAAAAAAAAAAAAAAAAABAAAAACAAAACAAAABCBAAAAAAAAAAAAAAAAABAABAAAAAAAACAACCAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAACAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWEACABCDDAAAAAABAACBAAAAAAAAAAAECCCAAAAAAAAAAAAAAAAABAABAAAAAAAAAAACAACCBAAAAAABAAAAAAAAAAACAACAAAABCACBAABAAAAAAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAABBABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIaDGKGKvBANCLVDABDBEUEKFGEEACACCCAAAACICCACCFAAABDAAAAAACAAAACAAAAAAAAAAAADADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAABBBAAAACAAACCCAAACAAAAAAAAAAAAAAAAACAAAAAAAAAAAAACABAACCACAAAAACAABBABABAEACAACBAAAAAAAAAAACAACABAAAAAAAAAAAAAAAAAAAAAAAADABBBAAAAAAAAAAAAAAAAAABAAAAABCAAAAAAAAAAAiDwBKKKIMvBJJJHLAAAAAAACCAABABBAACAQQACEGCLABBFBDBAAABAAAABCECAAAABAAAABAAAAACABAACDAAAAACBAAAAAAAAAAAAAAAAAAADCCEFFIAABICSBCCAOTBDJAFGEBGBBFBAABBAAAAAAyCIACAECDAABCBGAAAAEBAACBBFABAAFDABADCAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACBBBEDADCAAFACBAFEAAACCIACEAAAECCAACDBBAABWCAAAJMCEABCBFBAAIJCAACAAWBBAACBAABABECCCAABBAACBBCAAAACAAAACAABAAACBAABABECCCAABBAAAAACAAAACAAAACAAAAAABABABAAAAACAAACAAAACAAAAAACACAAAAAAAAAAAAAAABAAAAABAAABAAAAAAAAAAAAABAAAABAAAAACDAAAAAAAAAAAAAAAACCAAAACCAABCBAAAABAAAAAAACAAAAAAAAAAACAAAAAAAAAACAACAABAAAAAAAAAAAAAAAAAAAAAAAAWGCBCACDAADCBAAAAAAEACACCFBACDBAAAAAAAAABCAABAABAAEACACABBAAAAAAAAAAWCAABEBAABACAEBECAADABCBBFABBDAEAAACCABBAACAAAAABAAAAAAABAACABECAAAACAAAACACAAAACAAAAAAAAAAAACAAACAAAAAAABAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAACBAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAABBAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAEAAAAAAAFAACDBCAAAACCAAAAAgBEAAABEDAABBADAABABAAAAABCAACCDCABAAEAAAACDCAAAAAAAAABCBAAAABAAAAACDCABAACAEAAACCAAAAAADAABBADAAABBAAAAABCAACAAAECACCBDBABBCAGACACAABAAACDABABAAAAAAABAAAAAAAAAAAACAAAACBAAAABAGAACCCAAAAABDAAABAAAAAAAAAAAAAAAAAAAACAAAACBAAAABACAACAAACAAAABAABAABAAAAACAAAAAAAAAAAAACAACDABAABEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWDCDACDCACBACCAAAAACAACACBBAAAAABAAAACAAAAAAAAAAAAAAAAAAAAABCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABACAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAABAAAABAAAAAACAAAAAAGCCCACFBBBABADCDAABAACBAACAAACAAAAAAAAAAAAACAACBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWKFAEICJACFDBCAACABEBACEBIBBCAKDBAFBEBABCABGGCBAANLBCCFICACCEEECDAAAACCBBGEBAEABDEABCPDFAHAACAEEJQIEAEEACBAEDAGBCDBICGADGVFDDHAAAAAAAWCCBCCBBCADCACAAACAACCDBCAAACBBABCCAABAAAAABAABAABAAAABABEAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAACAAAAAAAAAAAAAAAAABAACABCAACACDABAABBAAAAABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAABAAAAAGAAAEEAAAAAAAAAAAAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAABAAAACAAAAABBCEAAAAEAAAAAAAAAAAACAAAACAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAGAAAAEAAAAAABAABAABAAAADAAAAAAWGACEBCBAAABAHBDBCBAAABAAECAACAWAAAAAABAAAAABAAABBBAABCBLABDBDAABBACGAACACCBEAACEAAAACCACAAAAAAAAAEAAACCCAACBAAAACAAAAAAAAAAAACACCBAACAAAAAADAAABBAAAAAACAAAACCAAAACAAAAAAAAAABAAAACBAAAACAACAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAACAAAAAADAAAABAAAAAAAAAAAAEAAACACAAAAABBAABACAAAAAAAAAABBACAABCAAAAAAAAAAACAAACAAABAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWBDACBAAACCBAEAAAEAAAAAAAIECDAGBABAAAAAAACAAAABBECAAAACBAACBDAAAAAADAAAABEAAACCAAAAAAAAAAAACAAACABAAABAAAAACACAAAACAAAABCBAAAABCAAAAAAAAAAAAAAAAADAAAADAAAAACBAAAAAAAAAAABAABCDAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAABAAABBAAAAACAAAAAAAAAAAAAAAAAAAAAAAAEAAAACAAAAAAAAAAAAAAAAAAAAAAAAACCAAAACAAAAABAAABACAAAAABBAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAABBAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAkCfRAHADVHABBLeKAGEKGAGADESQFECCAAAAAA0ENABFBDAAAAAADBBBAE4F0BgBmBMwBJBAACHlBDFLDJjBLJDDFlBFBLDNBMBDELfFDDFNbFJADFHJAFAGHBBBBBKAAACIAEBAAAsCBEUcYTBCDHHCAAACAKBEAAGDBACBBJBABDBVBBHDFEACAACABBCACGEAACBACAABAPBAADJDAAAABCAACCAGBCAAGAAAAAACAAAACBBACAAEAAACADBCBBBBBACADFBAABBGAACBGCCAAAAABAAAAAABAACGCAACEAAAAAADAABBBBABBACAAAAAACAACAAAAAAAAAAAAAABAAAABCACCBABAAAABAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADADBCAEAAAACBABBBCECCBBCFACBBDAACADCCABACCFAAADBBBEBAABCAABDICCABGCDCAGBBACBAADBBABCCAAACBBAACADABACEFICCCCCBBABBCDAAABAGEBAAEEAAAAEBAAAABAAACCBBABAAADAACBDGAACEADAAAAABAABBACAAAACAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAACAAAAAABAAAAABAAABAAAAACAAAAAAAAAAAAAAAAAAACAAAACCAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAHCLEEFAJUCJANKHBDHIAABEGGBABGCBBADCCCAAAAEBAAAAABAAAABMCCEAGAAAAAAAAAAAABABACDAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAEDHACEAHFBCBBSCAAGKEBABMFIECCDCHCDABDEGADACCAABACAAACBBCAAAAAFACBBDCBAACCIAAACEAABAACEACABCIAAACGAABBBCBAAAABHAAADFCAACCBCACAAAAAACAAAAAAEBDACBDABAAABAEABACCHAAABFDAAADBCAAAAAABABAAAAACABFAABABFAABBBCAAAACJAADDDIAACBICAAACAAAAAAAACAAAAADABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABBAAAABBACECCABCAAAAAADABCBBAABAAABCABABCBCAACECACAAGACCCAECAAAEAAACCBEAAAACBAAAAABAABABAAACABCAAAAEAAAAABAAACAAAACCABBAAABBEAAACABAAAABBAAAAAFABBBBBBAAAACCAAAABAABAABABAACCAAACABAAAAAAAAAAAASEAEGEBABBAAECCAAAICBAEEHDBCFAOCGABICEBFDKJDADAAAACCDBLDBCBFFAABEHCBACBEAADBIBLBBABDCAABAEBAACBAGCCACADCFCBAAAAABADBGADFEACAGDAAAAAAiCMCABEILBACDHAAAABAAAAACAAAfGFRJDGBHIKDGHGBDOARGCKBGGFLKGCGDBEAIAQCPEEDAGGFBCJEIHEMKBHFDCJGBAFCBGFFIFICFIAAAAAAWABAACBYCIAEIDDBAAALABBDBTBFADFJDCFDCCCAABAMCECECBABAABBCBABAMAACEIEAAACAHBBABACCBAACCAAAACAAAACBCAAACBBBAABAAAAAAAABAAAAAAAAAAAAAAABAAACABAAAAAABAAABABAAAAAAAAAAABAAAAAECCAAAAAAAAACAAAAABABAAAAAAAAABAAAABBBAACABAABBACAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAAABAAAAAAAAAAAAAAAAAAAABAAAAAAAAACAACAAAAAAAAAAAAAAAAAAABCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHBBBDACCCACDAAABCCGACAACAADAEAGAAAAGFBAABDDCAABDHBBABABAAABAFABAADCAAACAICCCAEEAEAACAAACAAECCCAAWEABBCEAAACABDAAABDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWAAAAAABBABCAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAWqBMEGKKpBLDFJJAEACAEADABADAABADBBGGABBGEBAACFEBAACADEACEAAIACGAAHABCDDBAABEDDAEBCHBAAABCAACDBCAAAAACIAICCBFABBCBDABDACEADACEAAAAAAAAAAAAAAAAAAACAAAAAAAACAABAAABACAAAAABAAAAACCAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAACCAAAACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgBGAAAAGGEABCAACBAAADABABBCBACCCCAAAAAAAAAAABCBABADBAADCAAAAAABBAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAJBADDBGACEEBCAAAACAAAAAAAACCCDCAAAACAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBAAAABAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAABAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAABAAAAAAAAAAACAAAAAAAAAACAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAABABAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAuECAAAACCAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAABAAAAAEAAAACAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWCAACBCBAAABAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAEAAAACAAAAAAAAAAAACAAACBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAABAABAAYGCACEBEABAECBAAACBDAAADABAABDEDAAAABABAAAABCAAAAAAAAAACAAAAAABAAAABCAAAACAAABAAAAAAAAACAAAAABAAAABAAAAACCAAAAAABAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAABAAAAAAAAAAAABAAAAABAAAAAAAAAAAAAAAABAAAAAAAAAAAABAAAAAAAAAAAAAAAAAWMEBBGERAAHHBGACGCBABACAABDBCAACCCABAWDABABAACABAAEACACBCBBACCBAAABAABABAABBAAAAACACACACBAAACAAAAAAWEABBAGDAAAAABAAAABBCCABDIAAACEBAACADACABACAAAAAAAAAAAAAAACABBCAAAAABAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAASOABCEINACBDJAAABACAEAACACDAABABAIAAAAGGBCAAEFCBACHFBBABBAAAAAAAAABAAAAAACBACACACAACBACABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAEAAAAAABAAAADAAAAAABAAAABAAAAAAACAAAABCAAAACBAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAACBAAAAACAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAACAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAHBDBCBKCECAAAAAAAACAACAAAAAAAABAAABAAAAAAABAAAAACAAAACAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWCAAABCAAABCBABBBKDCAAACCCAAACAAACBAACAAAACDAACDBBAAABADAAAABCAAAACAAAAAAAAAAAACAAACACAACCABAAAABCAACCADAABBAAAAAACDAAABACAACAABAACCBCAAAAAAAACAAEAACCAAAAAAAFAAAFACAAAACACAAAAAAAAAAAABAAAAAAAACDAAAABBAAACBCAAAACAAAABCBAAABADAAABAAAAACAAAAAACAAAAAAAAAABCBAAAABAAAAAACAAAAAAAAAABAAAAAAAAAAAACAAAAAAAAABAAAAAAAAAABAACAAAACAAABAACAAAACCAAAACAAAAAAAAAAAAABAAAAACAAAAACAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGCACCAFBABBAAGCCBCCFBBCBBACACAAAAAAABCCAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABBAAAABAAAACBBAAAAAAAAAAABAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEACAACBAAABABAAAAABAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAA-CGAAEDGAAAACAFAADADGAACEBCABACCCAAAAELABDDDCACCABAAAAAAAAAAAACCAAAACAAAAABAAAAAAAAAAAABAAAABAAAAACACAAAACAAAAAABAAAABAAAAAABAAABBWAAAABACAAAAABAAAABAAAAABCAAAACCAAACCAAAAAAACAAAAABAAAABBAAAABCAAAACCAAAACABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAECAAACDBAAABWAAAAAACAAAACCAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAABAABAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABCAAAAAAAAAAAAAAAAABAAAAAWGACACCFABABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA2GLDDBBBBACCBBLBBAAJABAEACFDBDBG-CWaMIchCJPNPJ2EqBaqBOcuCDYQkBGRAFBJA7CRTNTTCBLFAWQBBDIQTFCAFJhBHBFFL7BJJJHVRBEFFHAABCCBEACAAAGAAEEBKEECACJAAFEHCBACACFFFBAKVDDBLAIGAAACJCDBDDCEAACDMBGBCKFABBABFAAADBACCACDFBABABSEDCIIAAAAAAACAAAAKECEABCBACCCDACBCFHBBBCFAAAAAABABABAAAAAAACCBACABAAABBAAAAAAAAAACACABACCAAAAAAECCAAAAAAAAACAACAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAABAAAAAAACAAAAAAAAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAoCAQIKmBZFFAANdPCFFBzCPTNLVyBcOQCHYICDIKJAFCBDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWDBAEBFVFFJBAHCDAADGJIAAIKOCEJAKCIDBEFDHCKHMCEDEEJFBCADEEBACAHCBCDDGEAAACACCBCBABAADEDAAAABAAAAACCACAACBAAABCEAACACBCCAADAAAACBDAAABBAAAACDAAAAAAGAAAAEAAAAAABAAAABAAAAACECAACAAAAABABABABABBACADFAABBDAAAAAADAABBCBAAABAAAAAAABBAABECCAACBBAAACDFABCABCAAADGBACABBECAACACAACBCAAAAABDABABAEACACACAAAAACAAAACGAAAGCEAACCAGAABCEFBACAFBAACBBEAAACCAAAABEGAAACECAAACAAAAAAACAAAACAAAABABBABAABAAAAABAAAAAGAAAEECAAAACCAAAACAAAAABCAAAAAFAABBAAAAAAAACBAACAAAACAAAAAAABAAAAAAAAAAABAAAAAAAAAAAAAAAAACAAAACBAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKBEGEBCEAABAJAAFAFEADACGHBAAFBCAAAEBCAACCABAABAADAAAABBAABAACCAABECAAAAECAACAAAAAAAAAAAABCBAAAABBAAAABCAAAACCABACCBAABBCAAAABCAAAAAABAAAABBAAAABBAAABBAAABACEAACAACAAAACAAAAAAAAAAAABAAAABCAACAAAAAAAAgBCAACCAECABBGGBECAAcOOFGAdJBFNCaQABKCeCGOGCDCBABBjBFJJDFLFDCADCAAAACAAAAACCDAEACCAACACLADCDDEAACEBEBAACEBDACACABACAACACCAABAABCBCBAAACCAAAACNBBDADFAAADBBAAAAACABBECAAACBACAAAAAAAAACABAAABBDAAAADEAAACCAAAAAAAAAAAACAAACAAAAAAAAAABACACAAABCAAACADAAADACCAAAAAAAAAAAAAAAAAAAAAAAQIEACCCAABAEEBCCAEFBACADBDBAEADCBBDCJCAFDDABAAAAAAABCBFBAABBCCCBACBBBCCBBAAABAGBECAEMEAGEBBBBBCABACADAFDBBBCCABACEFAABAFCACAACCAAAAAEACCAADBCABAHABBAFAAAAAAIACECADBABBAAABCAAGAACCABCBADBAAAAAAGCACEAAAAAAAACAAAACCAAAAAAAAAAADAAAABAAAACABAAAABAAAAAAAAAAAAAAAABCAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAABAAABAAAAAABCAAAAAAAAAABAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAuCcMCGICbLBFHBAAAAAAAGCACACFBABABAAAAAAABDACCAABBCACHBCDABEAAEAAGCABCCCGCBBAAAAAAABBAAABAAAAAACBAAAABBAAAAAGCAACCACFHCOA6BMQQNcgBiBQlBQE9BFNGbPKGEEGJZGBGRRGAMHIFIFECECtBZFDAHILLIAYNFBDEDKCFGCIMCBEKBAAAAAAWNJCDDCADCACADCABBBSKBGEAAAAAAAACAAACABAAABAAAAABAABACABBABAACCABCACAAAAAAAAAACBEAACCCAAAAAAAAAAAAAAAAACAAAABAAABAAABAAAABCAAAAAAAACABAAAAAABAAAAAAAAAAABAAAABEACACABAAAABCACAAABAABAAAAABAABABABACAAAACDAABBAAAAAAACAAAAABAABAAAAAAAAAAAAAAACCCAABBAAAAAAABAACBCAAAACAAACABAAAABAAAAAABAACBBCCAACBCAAAAAEAAACCBACBBADBABAACACAAADBAABADAAAAACAACACAAAAAACAAAACGAAAAGAAACABAAAAAAAAAAAADABBCBBBAAAAEAACAAACAAAADAABABAAAAAABAAAABCAAAACAAAAAAAAAAAAAAAAAAAHBAACFBABAAAGCACAEAGACCHEDBCGCFDCCDBDCCBDDDBBABCQMBCCAHHCDACJBADHEECCAACEBAEAAAEABABGDACCGDAEDADFBAADAMBCCCGGACAAEACBBACDAAACFAAAAAAWICCCEBHBBBDCACCAAABBBAAACAKAEACECAACEBDABBCAEAACFGgBAIYGFGABCECEAABCENADBDDDACBBDCAADGBGACACCAABAACHABBBDDAABABDABCDADAEDADFAABBDAAFEBEGAAAAGBAAABAFACABFEACBBGJABDADAABBAIBACABAAAAAAAACAAAACBBAAAABAAAABAAAAACAAAAAABACABBEAACACBAABABAABAAAGACAAECAAAACBAAAABBAAAAAEAAACCDAABAAAAAAABAAAACACCAABCGCACACACAAAABACABAAAAAAAAAAAAAAAAAAABAAABABAAAABAAAAAAAAAAAABAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAABBAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAABABCCDCAAAAADAAAABACAAAACAAAAACBCBBEAECACABDBABACAFBABBAAABAAAAACBACEAACACAAAAAACCAACDACAAACABAAABAACCAAACBBAAABAABAAACCCAAAABBAAADCCAAACBAABAABAAAAAABBABACCCACABWHABBFAAAAAABEBEAEBIAACEEDACABDCCACABBBBBCCJBBBBDECCAAAKCCACEDBCAADKAACCEAAAAAAGEBCEBFABAFEACCABAICECBEHAAABFFAADCDBBBCAAIAACCGBBABACDAABABDBABBCAABBCCAAAAAA2BCAAAEBKCAEAELBBDDBAAAAAAAAAAAAAAAAAAAAAAAAAWFBCAHCBABDAEKACEIFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAABAAABACAAAACCAAACAABAAAABBAAAABAAAAAAEACAAACAAAAAAABAACAAAAACAAAAAADAAAABAAAAAABAAAABAAAAAAAAAABABAAACDAAAACABAAABACAAAACAABAACBAAAAACAAAAAAAAAAAAAAAACCAAACAAABAAABAAAAAAAAAACAAAAACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAACCAAAABBAAAAAAAAAAAACABCADBAABCCAAAACDDBBCAAAAAABBBAAAAEECBAABBAAAAACAAAACACCAACCAAABAACAAABCAADACAAAAACAACAABABBAABCAACBAAAAAAABACAAABCAABBAAAAAAAAAAAAAAABCEEAAACBAACABCAAAAAEAAAACBBAAAACAAAABAAAAAAAAAAAABAABAABAACBAAAAAAAWTPADACOSBBCBAIACBJEDEGAADAAAADBAAABAEAAAACBABAAAAABACABAAABBBAAABCGACCAEBABABCAAAAAADAAAADDABBBADAABABEAAACCCAAAACCAAACCAAADCCAAAAAACAAAACAAAAAABAAABACAACCBGACAACCAAAACAAAAAABAAAAAAAAAAAAAAAAAAACACBBAAABABAAAAACAAAAAAAAAAAAAAAAAACAAAAABAAAAAACAACBCFBBBABECAACCDAAABDAAAAAAEAAAACAEAAAACDAAAABAAAAAAyBNDJMCNUAECEKPACHJAMFGBCKYAGEOCJADAELMCCCGAUAEEDOpBEHPRFFCBAAFAAAAAAACBAACCCAAAAAAAAAABAAAAAACAAACBAAAAAABAAAAAACAAAAAAAAABACAABACAAAACBAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAACAAAAAABAAAAAAAAAAAAAAAAACAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAAAAAAAAAAAAAAAAAAAAKFCDDABGBEEACAAAAAAWCABAAECAABCCBBCACBBAABACBAAAAACCACADACCAAACCAAACAABAACABCABAABBAAAADAACBBAAAAAAAAAAAAABAAAABAAAAAAAAAAAACAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAACAAAAAAECACAADBABAAAAAABCAAAAAAABAAABBAAACAACAAAAABAAABAAAAAAAAAAAAAABAAAAAAAAAAAAAAABAACAAAAAAAAAAAABAAAAADBAABAAAAAAAEAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGACCAEFABBADAAAAAAiEMACGBIBEHBAEhBJDDFJRBDCDJ2BBWQMGyDqBWQIetBPNBDHlCZRFJJZCIbDDWEAMGAAECEFBEADAIBOEGGABMKEGDDDACBDALDBABBGAHAGGDDHIACJBBBDCACACABBAGCHBHABDBALDANIBKCGBCABBBBGBFBBDBCAAAAAAAADEBCGAEACCACABAABBBACCLBBFBBBABBCAgBKEIGGFAABBBEDAEBEAAAAAABAAAABIAAAGCLCDADDJABDADCCAAAADDACDCEAABECAAAAAAAAAAAAICECAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWCBBECCAEADCBBAABACAACAAAAAAAAAEAACAAAAAAAAAACBBABABACBBAAAABAAAAAAAAAAAAAMFDOULdCBRVKAAAAAAKACCCEEEAAAAAAAAAACAACAACAAACACAACAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIEACAACHDBBAADAHCCACEABBCHDDCBAMACEEANDDBBBBBBEBALDBBDCAIBABDBBBBCAECBEBCDAEDBBICGBEACEAACBBDCAAAACAACBCDEABEHHACCDJBABBBAAABAAAABAACCACAAAECACCAKECCBCAAAAAAQICCECDBAABAAAAAAADBAAADKCECCAICECACAAAAAAAAAAAAACBCAACDABBAADCDBBABAABACAAAAAAKACEEAAAAACACCEADCFDBACBDBAADABABAAABCCBBDGAACACDBCBABAAAAACCCABCABABCABBBAAAACAAACAFBAABABBABAAICCACCAAAAAACCAAAADBAAAACCAAAAACBBACAAAAAAGCACCADAAABBECBAACACAAAABACAAAAAAAAAmBBBAAACCBABEEKACECCEAACACCACABCBCBAADAAACAAAAAAAABCAABDCAABCCFABCDBAAAAABAAAAABAAAAAACCAAAACAAAEAECACAAFBAABBECBCCACCCBBCCAAACAFAADABADCCBABABBCAABBBECDABBAAACAAAANADDBBBBAAAAIGBCAAFADABBCCAAAABAAABCFBBABAACCAAAGCECABBAAABAAAAAAABBBAAACAAACCBACABBAAAAAAAACAAAEACAAABAAACBABAAAAAAAAAACAACAAAACAAAAAAAAAAAAAAAqDDBADACQGGIBBLFDDCBAAAAAAAABAAAAACAAAAAAAAAAAxBfKHHLcEGECMeWENGMGIBBHIbDCRENGMFKAJOACDIICGCLCEFFAEHCFCFDEBICFGKFPDDDDBDBAEDBGAGFGBGCFBIEaDGOEGIBAGIBFANQHCGCCDIBDDGAHEDCIEHHGCDIDEIDBGCGLCEFDHFFCJAIDBFQDHNAFFABIGACBELABDFBEBCCCACABCCAAAAAAAAAAAAABAAAAACACAAACACAAAAAAABCBAAAABAAAAAAAAAAAABAAAABAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgBBCBDEBCBCEDCAAAAAAABAABAACAACAAAIAAGJKAAABKFBBABCADAABAFBAAABABAAAAAAKEACAEHDABABBAAAAAAAAAAABAAAABCAAAAAWCJCECGFIBBDFEAABECAAAAAAAAAAAAAAAAAAAAAAAAAABBAAAAAAAAAACCAAAAAAAAAAAAAAAADAAABABAAAAABAAAAABAAAACAAAABACCCBAACCAAAACACAABDBBBCAAAAAAACAAAABCAAAAAAAAAAAAAAAAACAAAAAAAACABCAAACAGACCCABBABAAAABCAAAAAAAACAAAAADBBAABCCAAACCAAAAABAAAAABAAAAAAAAAAAAAAAAAWHFBDECKIABFIBBCGCJWGBGCAAJEHDBBEACCCAAAAAAAAAACAAAACBABAAAAAAAADBAABBDABAABCBBAACBBBAAAEEBCCBCAAAACAAAAABEAACCCCCABCADDAABCEACACAHABDBBAACAABAAAAAACCCABACBDECCCCAAAACCAAAADAABBAAAABAAEBEAACABCAAABBAACBCEBAAAACCBABBCCBBAAAACABAAAAAAAABCBCABAAABCAAACAAAAAAAAAAAAAAAAAAAAKDEEBIBEFBCAGAFECGRHJAAAHBBDABMCICAALFBBABUMCCEAFACBDADGBCHBBABACDNADBBFCECADAFACDADOBCGBIBACDCBDFABIBHBCDDBICABEGCBCECBKAECEAAAAAAAWDDBBCCEECCBBABABAAACACAAA-EPDHDCDQKECAAAFCCACAAAAAAAAAAAAAAAAAAAABABAACCACAABAACABACCAAACCBBCAAAAAACABBAAAAAAAAAAAADBCCDDICAAECAAAAAAAAAACABBBABCACAABAAABCABAAABACAAACAAAWFABABBFBBDACMCCECAAAAAAABBAAAABAAAAAACAAAAAAABAAABBAAAACAACAAAAAAAAAAAABACAACAABAABAAAAAAAACAAAAACAAACACAAAACCAAAAABABAAABBAAAAAAAAAAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAABAAAABCAAAAACAAAAABAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAWAAAAAAAAAAAAECECBABBAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAEAACCAACBAAAAAAAAABAAAAAAAACAABAAAAACABACCAAAAAAAABAACAAAAAAAAAAAABAABAAAAAAAAAAAAAABAABBAAABCAABAAAAACAAAACBAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAACAACAACAAACAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAABAAAAAAAAAAAAAAECEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWACCCBBBAABACECCCAADDFAECAAAAAAAACBAAABCACBBCAAAACAACCBABBBBCAAAAAAACACBAAWFBAABBGCAACCAAAAAACAAAAABACCAAACBBAAABACAACACBAAAABAAABACAAAAAAAAAAAAAEAACACBAAAABDAABAAAAAAAAWEECDAAAAAACBAACAABDDBCBCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEACCAADABAAAAAAAAAADACBABEABCACAAAAAABAAAAAAAAAAACAAAAAAAEACBCCBABCBABAAAABAAAAAAAAAAAAAAAAAACAAAAABADBBABACCAAAAEACACAAAAAAAAAABAAAAAAAAABBABAACCACAAAEAACACDAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAACAAAAAAAAABAAAAAAAAAAACAAAAAAAAAAAAAAAAABAABAACAAAAAAAAAAAAAAAAABBAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAABAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAMMGCCAAPFBDADCAAAACAAAAACBAAAAAAAAAAACAAAAAAAAAAACAAAACCAAAACAAAAAABAAAABBAAAABAAACAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAWBBAAAACCAAAAAAAAAAABABABAAAAAAACAAAAAAAAAAAWFAAABDGAAACEAAAAAAAAAAAAAAAAAAAWAAAAAACACAAAAAAAAAAAAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWEACCBEEAAACAFABAABDABAADAAAAAACAAAAAWBAAAAAJBBDCDEAAAAECAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABBAAAAAAAAAAAAAAAAABAAAAAACAAAACCACAAACAAAACAAAAAAAAAACBAAAABAAAAAAAAAAAAAAACAAAACCAAAAAAAAAABBAAABBCAAAACBAAAABACAAABCAAAAAABAAAABAAAAAACAAAACBAAAABACAAACABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAABABAAACACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAGCACACFBABABAGCAACAFBAABAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADABAABECAAACBAABABEBCCCCAAABACAAACABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAABBAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAACAAAACBABAAABAAABACAAACACAAAAAAEACACCDABABBAAAAAAAAAAAAAABAAABBAAAAAAEAAACCAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADBBAAAECCAAAWKECAEAJDBADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAsHECEAAADBDAAAWAACABBBBAAACAABACAAAACABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAABAACAAACAAAAAAAAAAAAAAAAAAAWBAAAABCAAAACAAAAAAAAAAAAAACACAACBABAABAAACAAAAABAAAAAAAABAAAAACAACCACABBBABACACCAACABBAABAAAAAAAAAAAAAAAAAAAAADAAACDEAAABEAAAAAAACAAAAABAAAAABAAABAABAAAAAAAAAAACAAAACAFAAADACAAAAAAAAACACAAAAACAAACAABAAAAAAAAAAAAAAAAACAAAACBAAAABACAAAACBAAAABAAAAAAAAEAAADADAAAEAAAAAAABDAACACEAABAAECACACABAAAABAABCBBAAAAAAAAAAAAAAAAAWBBAAAAAAAAAAAAAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAABBAAAAEEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAuBIIABACAAAAAABAAABABACBADDAAAABKCDMCAEGEFDEAAAAABIFCAGEACBAABABCACBAAAAAABABABCEEBAAABBACBABADAACPHABFBABCBCABAAAAACABAACCCACABCACAAABAAAAADAABBACACAAABBBCAAACBAEBAAAAAAFBBAACAAAAAAGCEAAABAAABAAAAAAAEAECAAAAAAAAACBAAAAAAAAAAAAAAACAACAABBAAAABAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAWAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWBEAAFAAADAECOGCAKBHAHBAAABACCBHHIBFAGAAACCAABCDCDACABBCCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAASIKDBEBDLEEDCDCADBAACEABAAFDBCBAEACCCAAECAAEADBACBABAABAAADCDABBGDECCCDCBBBAADAAABAAAAAAAAAAAAAEACACBAAAACBAADCACCAAACABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAAABBBBAAAACACAAAEACACACAAACBBABAACBAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAECACCADBABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAABAAAAABBAAAACAAAAAAAAAAAABACAACCAACAAAAAAAABAACABABAAABCAABBBBAAAABAAAAACACAACBAAABABAAAAABBCAAACCAAAAECBACACCAAAAAAAAAABDAACAAAAAAAAAAAAAAAAAAAAAACAABAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAiDIACGFGCCBAIFECCCABCCDAAEAAAAEDBCGHDCDBHCACBBEDCBBBCEDBFABBABAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABBCAAACCAAABAAAAACAAAAAAAACABAAAAAAAAABCAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAACBAAAABBAAAAABAAAAAAAAAAAAAAAAAAAAAAACAAAAAAACAAAAAAAAABAAAABAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDBBEDEAEBBECCBEBAAAAAAABAAAAACAAAAAAABAAAABAAACAAAAAAAACAAAAAAAAAAAAAAAAAAFABBBBGACCCCAABCACBACBABCAGBBCCGAAAAAABAAABAACAAABBAAAAAAAABABADBACDCAAAAAABAAAAAECAAAAAAAAAACAABEBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACADABABACAAAAAAAAACAAAAABAAAAAAAABCABCBCBCCAADAAADAAAAAAAEAAACCCAAAACABBAAAAABACCADBAABACAAACAEACAAAAAAAAAAAACABBAAABAAAAAAAAAAAAAECAACABBAACAACBABAAAAAAADABAAAEEAACACCAACBCACAAAAAABACAAAAAAAAAAAACAAAACBAAAAAFBAABDAABAACCACAABAAAAAAAAAABAAAAAAABABACBAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGCCAACABBACAFAAAADAAAAACAAAAAABAAAABEACAACAAAAAABABABAAAAABAAAAAAAAEACAACDABAABAAAAABCAAAACBABAAAACCAAAABWCABCAABACBAAABAABAAABAAAACCAAAAAAAAAAAAAAAAADDAAAACAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAACAAAACAAAACAAAAAAAAAAAAAAAAAAAAACAAAAAAABAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIEBECAHDCDBAACCAAAABBAAAAAAAAABACAACAABAABAACAAACAAAAAAAAAAAAAAABAAAAAAAAAABAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAABABAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABABCAACACABAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAABAAACACAAABABAAABACAAACAABBAABACCAACAABACCBBBABBAAEABACEWCAAAACBABABACACAAABABAAAAAAAAACAAAAAACAAAACAAACAAAAAAAAAAAAAABAAAABCAAACAACDCCAEEECABAGEACCALBBBADADBAAABECAAACADBBCBBEAABCCCACAAAADABABAAAABCAAAAAAAAAAAAACAACAAAAAAABAAAAABAAAABCAAAAAAAAAAAAACAAAAAAAAAAAWHHAAAACCAAAAAAAAAAEEAAAAAAAAAAWBABABACACACAAAAAAAAAAAAAAWBAAAAACABCFIBAAAABAAAAAAAAAAAACAAACAAAAAAABAAAAABABAABAAAAABAAAAAACAAAEABAAAAAAAAAABAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEBCCCADCBBBAACDGABCCCAAAAAAAAAACCBAAADADAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAACCAAACABAAAABAAAABCAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACABCCAAACADABAABCCAAACABBBAAACCCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAABBAAAAAAAAAAAAAAAAAECACAADBABAAAECAACADBAABAWAAAAAABBAAAAAAAAAAAAAAAACCAAAAACCAAACAAAAAAAAAAAAAAAAAABAAAAACAAAAABAABAAAAAAAAAAAAAAAAAAAACAAAAAAAACAAAAAAAABABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACACACAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAECAAACAAAAAABAAAABAAAAAAAAAAAAAAAAAAACAAAACBAAAABWAAAAAAAAAAAAWAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAAAAAAAAAAAAAAAAAAABCCAAACAAAAAAABAAAAACAAACCBAAAAACAAACAAAAAACAAAAACBAABBACAAAAACAAAAABAAABBCAAAAAAAAAAABAACABAAAAAABAAAAACAAAAAAAAAAAAAAAAAABAAAABBAABACACAAABECCCCABAABACACAAACABAAABAABCBBAAAAABACCAAAAAABACAAAACAABABAAACCCCAABCAACAABBBCAAEAABACBBAAAADAAABDCAAACADAAAABAABAAACAACAAOEACABCBAAABABAAABACABCEBDAABABAAAACAAEAAABGDAABBAAACCABAABACABAAAAAAAAACBAAABACBBCBAABAAAAAAAAAAAAAAAAAACACAAAABAABCAAAAAACAAAACBAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACABACCBACABBWAAAAAAAAAAAAAECABCCDBACBBAAAAAAWFFAAAACCAAAAAAAAAAEEAAAAAAAAAAACCAAAABBAAAAAAACAAAEACAAADABAAAAAAAAAAAAAAAAAABCACABCBCBBCAAAACWBDAABACEAACAAAAAAAAAAAAAAQACBCABAACBACAAAAAAAAAAAACAAAAABACACCBCDAABABAABACBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAACAAAAAAAAAAACAAAACAAAAAABAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBABAAAAAAACAAAACBAAAAAAAAACAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAABBAAAAAAAABACAAACABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGACCCAAABACABACBABAAAAAADAAADABAAAAAAGACACAFABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAABDAAABAEAAACCABAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAA6CBABAAAAABAAAAAAAAAAAAAAABBAAAAAAAAAAAAAAAAAAAAAAEAAACAAABACAECCAAACAAAACCAAAAADABBAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAABAAAAAAAAABACAACAABAABABCAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWGAACCCFAABBBACAAAAABAAAAAAAAAAAAAAAAAAACCAAAABBAAAAAEAAAACDAAAABAAAAAABGAACACBAAAAABAABAAAAAAAAAAAAAAAAAAAAAABAAAABCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAWCAAAAACAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAABAAAACABAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAACAAAAACAAAAABAAAAAABACABBECAACAABBCCCAAAAAABAABAABAAAAAAABBCCAACCBBAAFBABAAGCACAAACAAACABAAABAWDAABBABBBAAABACBBABCAAABCABCAAIACCCCADABBACAAAAAABBAABAACAAABACAAAAECCAAAAAAAAAAAAAAAAABAAAAAAAAACACAAAAAWAAABCAAAACBAAAAAAAAAAAAAAAAAAAACCAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAABAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAABAAAAAAWIAAAAIBACAAACAACACAAACABJAABAHEAAAAEDAABCDAAAAAACAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAACAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAACACBAABABCAGCCAACFBBAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAADCAACAAAAAABECAAACABAABAAAAAACAAGCCAACFBBAABWICEAEAABBCCACAAAACFCDABBDBCABAABABAAACACAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBABAACCACAAAFBBCBDGCCBCEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAACCAAAAAAAAAAAAAAAAAADAAAABCAAAACWQACCCIGACCCCFAABADDAAAADDAAAADAAACDAFABDBCABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAACCAAAAABAAAABAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAACABAAABACABBAAABCCAAACACAAAAABBAAAAAAAABCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAABAAAAABAABAACAAAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAACAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACEAAABAAAAAABDAACCAAAAAAAAAAAAAAAAAAADBABAAECACAAAEAACCAAAAAAABAABAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACACABABABACAWECCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWGCCECFBAADBCCCBAACFDBABCAAAAAABAAAAAAAAAAAACAAAAAACAAAABBABAACCACAACACAAAEAACACCAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAABABAAAAACAAAAAABAAACAAAABBAAAABAAAAABAAAAAAAAAAAAAAAAACAAACABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAAAABEAAAACWBAAABACAAAAACAAAAABAABAABCBBABEBCCAABAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWAABAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACACCAACAAAAABAAAAACACAAABAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAACAACAAAAAAAABAAAABAAACBABAAAAAAAAAAAAAAAAAACABCACCAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAACABAAAAAAAAABAAAAABAAAAACAAAAABABAAACAAAAAAAAAAAABACAABBAAAAAACABAABABAAAAAACAAEAACCCABABAAACACAAAABAAABACAAAAAAAAAAAAAAAAAAAAAAAACACACBAAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAACAAACABAAABAAAAAAAACAAAAABAAAAABAAAABBBAAAACAAAAACAAAACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAACCDAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWAAACABLAAFCHCAAAAAAAAAAAAAAAAAEAAAAECAAAACCAAAACAAACBBCAAAACCAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAADAAAABEAAAACAAAAAAAAAAAAAACAACABBAABACACACCABBABBACABCBAABBBCBAAECAAACBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAABAAAABAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAABABABAAACAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAACACAAAAABAAAAAAAAAAAACAAAAAAAAAAABAAAABAAAAAAACAAAAABAAAAAWFABDAAGACEAAACCBAACBBCAABAEACCAADABBAAAABAAACACAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAACACAAACABAAABAAABAAAAACAAAAAAAAAAABAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAWAACAABAAAAAAAAAAACAAACAACAAAAABAAAABAAAAACAAAAAAAAAAAAAAAAAAACAAAAABAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAECAAACDBAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAABAAAAAABAAAAACAACAAAAAAAAABAAABACAAACAAAAAAAAACCABAABBACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAACACAAAAAAAAAAAAAAAAAAACAAAAAAAAACAAAACBAAAABAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABACAAACAAAAAAAACAAAAABAAAAAACAACCABAABBAACAAAAABAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAACDAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAABAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAABBAAAAACAAAACBAAAABACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAACAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAACACAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBBAAACCCAAAAEAAACCDAAABBACAAACCBAAAABAAAAAACAAAAAAAAAAAAAAAAAAAAABACAAAAABABAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAACAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAACACACABABAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAABBAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACABAAABAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAABAABAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACACACABABABAAAAAAAACAAAACBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAAAABEAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABABAAAAECAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAAAAAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`
