// Weights of hegemony with 4 players, written by `hustings train`.
export default `hustings-weights-1
hegemony
2
4
5
round turns production elections policy.1.A policy.1.C bill.1 policy.2.A policy.2.C bill.2 policy.3.A policy.3.C bill.3 policy.4.A policy.4.C bill.4 policy.5.A policy.5.C bill.5 policy.6.A policy.6.C bill.6 policy.7.A policy.7.C bill.7 working.bills middle.bills capitalist.bills state.bills working.policyVp middle.policyVp capitalist.policyVp bag.working bag.middle bag.capitalist taxMultiplier demonstration closed.1 closed.2 closed.3 closed.4 closed.5 closed.6 closed.7 working.vp working.loans working.influence working.cards working.agenda middle.vp middle.loans middle.influence middle.cards middle.agenda capitalist.vp capitalist.loans capitalist.influence capitalist.cards capitalist.agenda state.vp state.loans state.influence state.cards state.agenda working.money middle.money state.money capitalist.revenue capitalist.capital capitalist.wealth working.prosperity working.nextProsperity working.workers working.population working.unemployed working.unskilledUnemployed working.food working.luxury working.health working.education working.worksFor.middle working.worksFor.capitalist working.worksFor.state middle.prosperity middle.nextProsperity middle.workers middle.population middle.unemployed middle.unskilledUnemployed middle.food middle.luxury middle.health middle.education middle.worksFor.middle middle.worksFor.capitalist middle.worksFor.state union.agriculture union.luxury union.healthcare union.education union.media middle.companies middle.operational middle.wages middle.strikes capitalist.companies capitalist.operational capitalist.wages capitalist.strikes state.companies state.operational state.wages state.strikes capitalist.machinery middle.fullyOperational working.companies middle.storage.food middle.price.food middle.storage.luxury middle.price.luxury middle.storage.health middle.price.health middle.storage.education middle.price.education capitalist.storage.food capitalist.price.food capitalist.storage.luxury capitalist.price.luxury capitalist.storage.health capitalist.price.health capitalist.storage.education capitalist.price.education capitalist.freeTradeZone.food capitalist.freeTradeZone.luxury state.storage.food state.storage.luxury state.storage.health state.storage.education state.media legitimacy.working tokens.working legitimacy.middle tokens.middle legitimacy.capitalist tokens.capitalist events agenda imf bonds
working middle capitalist state
working ask.turn
play:working-proletarians-of-the-world-unite play:working-public-sector-overtime play:working-specialization play:working-healthcare-benefits play:working-student-movement play:working-state-scholarship play:working-general-strike basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure free:swap-workers play:working-healthcare-movement play:working-interest-groups play:working-need-for-change basic:demonstration play:working-workplace-accident play:working-immigration-reform play:working-public-opinion-polling play:working-affordable-housing play:working-signing-bonus play:working-cooperative-farm play:working-workers-movement free:receive-benefits play:working-unemployment-benefits play:working-labor-market-deregulation play:working-highlight-social-issues play:working-radical-reforms play:working-supplemental-income-program play:working-fake-news free:use-healthcare free:pay-off-loan play:working-rising-covid-19-cases play:working-protect-the-status-quo play:working-migration play:working-reveal-political-scandal free:history-he47 play:working-change-of-government-agenda play:working-boost-domestic-tourism play:working-momentum-for-change basic:history-he48 free:use-luxury free:use-education basic:history-he30 free:history-he37 free:history-he43 free:history-he26 free:history-he27 free:history-he50 agenda:hold free:history-he23 basic:history-he17 free:history-he19 free:history-he29 free:history-he32 free:history-he36 agenda:reveal
working ask.discard
discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-state-scholarship discard:working-general-strike discard:working-healthcare-movement discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-highlight-social-issues discard:working-radical-reforms discard:working-supplemental-income-program discard:working-proletarians-of-the-world-unite discard:working-boost-domestic-tourism discard:working-migration discard:working-fake-news discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-rising-covid-19-cases discard:working-change-of-government-agenda discard:working-workers-movement discard:working-momentum-for-change agenda:reveal
working ask.discard | action.assign-workers
discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-state-scholarship discard:working-general-strike discard:working-workplace-accident discard:working-signing-bonus discard:working-affordable-housing discard:working-unemployment-benefits discard:working-cooperative-farm discard:working-proletarians-of-the-world-unite discard:working-need-for-change discard:working-boost-domestic-tourism discard:working-migration discard:working-immigration-reform discard:working-fake-news discard:working-highlight-social-issues discard:working-interest-groups discard:working-public-opinion-polling discard:working-protect-the-status-quo discard:working-supplemental-income-program discard:working-labor-market-deregulation discard:working-reveal-political-scandal discard:working-radical-reforms discard:working-healthcare-movement discard:working-workers-movement discard:working-momentum-for-change discard:working-rising-covid-19-cases discard:working-change-of-government-agenda
working ask.assign-worker
skill:unskilled skill:education worker:university-hospital-0 worker:university-hospital-1 done skill:agriculture skill:luxury skill:media worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 skill:healthcare worker:college-0 worker:college-1 worker:doctors-office-employee worker:doctors-office-2-employee worker:vegetable-farm-0 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:university-hospital-2 worker:vegetable-farm-1 worker:convenience-store-employee worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:public-university-2-0 worker:public-university-2-1 worker:cooperative-farm-0 worker:cooperative-farm-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:public-university-3-0 worker:public-university-3-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:tv-station-0 worker:tv-station-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:regional-radio-station-employee worker:game-store-employee worker:local-newspaper-employee worker:radio-station-0 worker:radio-station-1 worker:organic-farm-employee worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:hospital-0 worker:fish-farm-0 worker:fish-farm-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:publishing-house-0 worker:fashion-company-0 worker:electronics-store-employee worker:cooperative-farm-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:convenience-store-2-employee worker:tutoring-company-employee worker:hotel-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:fish-farm-2 worker:hospital-1 worker:university-0 worker:university-1 worker:medical-laboratory-employee worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:college-2-0 worker:college-2-1 worker:clinic-2-0 worker:clinic-2-1 worker:private-school-employee worker:institute-of-technology-0 worker:institute-of-technology-1 worker:stadium-0 worker:stadium-1 worker:institute-of-technology-2 worker:fashion-company-1 worker:hotel-2 worker:cooperative-farm-2-0 worker:medical-village-0 worker:medical-village-1 worker:cooperative-farm-2-2 worker:national-public-broadcasting-2 worker:cooperative-farm-2-1 worker:academy-0 worker:academy-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:hotel-1 worker:publishing-house-2
working ask.assign-where
company:convenience-store company:doctors-office company:clinic company:shopping-mall company:radio-station company:national-public-broadcasting company:organic-farm union:agriculture company:supermarket company:public-university-2 company:fast-food-chain company:university-hospital company:vegetable-farm company:doctors-office-2 trade:cooperative-farm-2 company:technical-university company:public-hospital-2 company:regional-tv-station-2 company:public-university-3 union:healthcare company:pharmaceutical-company company:tutoring-company trade:local-newspaper-employee company:regional-radio-station union:media company:game-store company:regional-tv-station-3 company:lobbying-firm company:public-hospital-3 company:publishing-house company:medical-laboratory company:hospital company:fashion-company company:stadium company:academy company:university company:convenience-store-2 company:college company:institute-of-technology company:hotel company:supermarket-2 company:shopping-mall-2 company:college-2 trade:convenience-store-employee trade:doctors-office-employee company:tv-station company:local-newspaper company:fish-farm trade:supermarket-1 company:private-school union:education company:cooperative-farm company:clinic-2 company:medical-village trade:cooperative-farm-1 trade:vegetable-farm-1 trade:hotel-2 trade:university-hospital-1 trade:national-public-broadcasting-1 trade:national-public-broadcasting-2 trade:college-1 company:cooperative-farm-2 trade:tutoring-company-employee trade:public-university-3-1 company:electronics-store trade:shopping-mall-2-1 trade:fish-farm-1 trade:fish-farm-2 trade:game-store-employee trade:national-public-broadcasting-0 trade:cooperative-farm-2-0 trade:fast-food-chain-0
working ask.assign-where | skill.education
company:convenience-store company:doctors-office company:clinic company:game-store company:university-hospital company:regional-tv-station-2 company:fast-food-chain company:national-public-broadcasting company:public-hospital-2 company:regional-tv-station-3 company:public-hospital-3 company:doctors-office-2 company:public-university-2 company:academy company:university company:stadium company:technical-university company:tutoring-company company:convenience-store-2 company:radio-station company:public-university-3 company:tv-station company:college-2 company:private-school union:education company:college company:supermarket company:publishing-house company:fashion-company company:clinic-2 company:medical-village company:cooperative-farm company:shopping-mall company:hotel company:supermarket-2 company:shopping-mall-2 company:hospital company:institute-of-technology trade:cooperative-farm-2-0 trade:supermarket-1 trade:college-1 company:local-newspaper
working ask.turn-free
free:swap-workers end free:use-healthcare free:receive-benefits free:pay-off-loan free:history-he47 free:use-luxury free:use-education free:history-he37 free:history-he43 free:history-he50 agenda:hold free:history-he23 free:history-he19 free:history-he29 free:history-he26 free:history-he27 free:history-he32 free:history-he36
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
resource:education done resource:food resource:luxury resource:health resource:influence
working ask.swap-in
skill:unskilled skill:agriculture skill:luxury skill:education skill:media skill:healthcare agenda:reveal
working ask.swap-in | company.clinic
skill:unskilled skill:agriculture skill:healthcare skill:luxury skill:media skill:education
working ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
working ask.vote-side | policy.4 B
for against
working ask.food-source
source:capitalist source:middle source:foreign source:state agenda:reveal
working ask.food-amount
least 2/4 3/4 most 1/4 4/4
working ask.food-amount | role.capitalist
least 2/4 3/4 most 1/4 4/4
working ask.discard | action.buy-goods
discard:working-healthcare-benefits discard:working-student-movement discard:working-specialization discard:working-healthcare-movement discard:working-state-scholarship discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-radical-reforms discard:working-public-sector-overtime discard:working-proletarians-of-the-world-unite discard:working-supplemental-income-program discard:working-fake-news discard:working-highlight-social-issues discard:working-migration discard:working-reveal-political-scandal discard:working-workers-movement discard:working-boost-domestic-tourism discard:working-general-strike discard:working-change-of-government-agenda discard:working-protect-the-status-quo discard:working-rising-covid-19-cases discard:working-momentum-for-change
working ask.buy-source
source:middle source:capitalist source:state done source:foreign
working ask.buy-source | resource.health
source:middle source:capitalist source:state done
working ask.buy-amount
least 2/4 3/4 4/4 most 1/4
working ask.buy-amount | resource.health
least 2/4 3/4 4/4 most 1/4
working ask.discard | action.demonstration
discard:working-healthcare-benefits discard:working-student-movement discard:working-specialization discard:working-state-scholarship discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-radical-reforms discard:working-supplemental-income-program discard:working-highlight-social-issues discard:working-general-strike discard:working-proletarians-of-the-world-unite discard:working-boost-domestic-tourism discard:working-change-of-government-agenda discard:working-workers-movement discard:working-healthcare-movement discard:working-public-sector-overtime discard:working-migration discard:working-momentum-for-change discard:working-fake-news discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-rising-covid-19-cases agenda:reveal
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
company:shopping-mall company:radio-station company:national-public-broadcasting company:tutoring-company company:technical-university company:vegetable-farm company:regional-radio-station company:supermarket union:media company:convenience-store company:regional-tv-station-3 company:public-hospital-3 company:doctors-office-2 company:clinic company:lobbying-firm company:pharmaceutical-company company:public-university-2 company:public-hospital-2 company:doctors-office company:regional-tv-station-2 company:college-2 company:convenience-store-2 company:public-university-3 company:game-store trade:supermarket-1 trade:college-1
working ask.assign-next-for
skill:unskilled skill:agriculture skill:luxury skill:education skill:media worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 skill:healthcare worker:university-hospital-0 worker:doctors-office-2-employee worker:vegetable-farm-0 worker:university-hospital-1 worker:vegetable-farm-1 worker:doctors-office-employee worker:fast-food-chain-0 worker:university-hospital-2 worker:cooperative-farm-0 worker:cooperative-farm-2 worker:college-0 worker:public-university-3-0 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:college-1 worker:pharmaceutical-company-1 worker:pharmaceutical-company-0 worker:tv-station-0 worker:tv-station-1 worker:supermarket-2-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:convenience-store-employee worker:game-store-employee worker:local-newspaper-employee worker:organic-farm-employee worker:regional-radio-station-employee worker:technical-university-0 worker:technical-university-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:publishing-house-0 worker:fashion-company-0 worker:radio-station-0 worker:convenience-store-2-employee worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:public-university-3-1 worker:supermarket-2-0 worker:public-university-2-0 worker:public-university-2-1 worker:tutoring-company-employee worker:public-hospital-3-0 worker:public-hospital-3-1 worker:fast-food-chain-1 worker:institute-of-technology-0 worker:medical-laboratory-employee worker:stadium-0 worker:stadium-1 worker:cooperative-farm-2-0 worker:medical-village-0 worker:medical-village-1 worker:cooperative-farm-2-2 worker:cooperative-farm-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:fish-farm-0 worker:fish-farm-1 worker:academy-0 worker:electronics-store-employee worker:hospital-0 worker:hospital-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:college-2-0 worker:college-2-1 worker:fashion-company-1 worker:private-school-employee worker:hotel-0 worker:publishing-house-2 worker:hotel-1 worker:clinic-2-0 worker:clinic-2-1 worker:publishing-house-1 worker:national-public-broadcasting-2 worker:academy-1
working ask.assign-next-for | company.national-public-broadcasting
skill:unskilled skill:agriculture skill:luxury skill:education skill:media worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 worker:cooperative-farm-0 worker:cooperative-farm-2 worker:college-0 worker:university-hospital-0 worker:university-hospital-1 worker:convenience-store-employee worker:doctors-office-employee skill:healthcare worker:doctors-office-2-employee worker:tutoring-company-employee worker:regional-radio-station-employee worker:public-university-3-0 worker:public-university-3-1 worker:convenience-store-2-employee worker:college-1 worker:fashion-company-0 worker:local-newspaper-employee worker:vegetable-farm-0 worker:vegetable-farm-1 worker:cooperative-farm-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:university-hospital-2 worker:cooperative-farm-2-0 worker:game-store-employee worker:radio-station-0 worker:fish-farm-0 worker:fish-farm-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:stadium-0 worker:stadium-1 worker:college-2-0 worker:college-2-1 worker:publishing-house-0 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:tv-station-0 worker:tv-station-1 worker:medical-village-0 worker:medical-village-1 worker:fashion-company-1 worker:hotel-0 worker:medical-laboratory-employee worker:public-university-2-0 worker:public-university-2-1 worker:publishing-house-2 worker:clinic-2-0 worker:clinic-2-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:academy-0 worker:academy-1 worker:electronics-store-employee worker:shopping-mall-0 worker:shopping-mall-1
working ask.swap-in | company.national-public-broadcasting
skill:unskilled skill:luxury skill:education skill:media skill:agriculture skill:healthcare agenda:reveal
working ask.vote-side | policy.3 B
for against
working ask.assign-next-for | company.cooperative-farm
skill:unskilled skill:agriculture skill:luxury skill:education skill:media skill:healthcare worker:supermarket-0 worker:supermarket-1 worker:college-1 worker:cooperative-farm-2-0 worker:college-0
working ask.bill
bill:1B bill:2B bill:3A bill:3C bill:4B bill:5A bill:5C bill:7A bill:7C bill:1A bill:2A bill:3B bill:4A bill:4C bill:5B bill:6B bill:6C bill:1C bill:2C bill:7B bill:6A agenda:reveal
working ask.swap-out
worker:cooperative-farm-0 worker:cooperative-farm-1 worker:national-public-broadcasting-2 done worker:doctors-office-employee worker:clinic-1 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:fast-food-chain-1 worker:cooperative-farm-2 worker:tutoring-company-employee worker:supermarket-1 worker:radio-station-1 worker:radio-station-0 worker:vegetable-farm-0 worker:university-hospital-1 worker:university-hospital-2 worker:public-hospital-2-1 worker:regional-tv-station-2-1 worker:game-store-employee worker:regional-tv-station-3-1 worker:convenience-store-employee worker:doctors-office-2-employee worker:public-university-2-1 worker:fashion-company-0 worker:fashion-company-1 worker:tv-station-1 worker:institute-of-technology-2 worker:university-1 worker:national-public-broadcasting-1 worker:academy-1 worker:tv-station-2 worker:college-1 worker:convenience-store-2-employee worker:public-hospital-3-1 worker:publishing-house-1 worker:publishing-house-2 worker:public-university-3-1 worker:hotel-1 worker:hotel-2 worker:cooperative-farm-2-2 worker:medical-village-1 worker:technical-university-2 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:clinic-2-1 worker:fish-farm-2 worker:medical-village-2 worker:local-newspaper-employee worker:fast-food-chain-0 worker:technical-university-1 worker:publishing-house-0 worker:shopping-mall-2-1 worker:fish-farm-1 worker:shopping-mall-1 worker:stadium-1 worker:stadium-2 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:supermarket-2-1 worker:college-2-1 worker:university-2 worker:lobbying-firm-1 worker:hospital-1
working ask.swap-in | company.cooperative-farm
skill:unskilled skill:luxury skill:education skill:agriculture skill:media skill:healthcare
working ask.accident-industry
industry:agriculture industry:luxury industry:healthcare industry:media industry:education
working ask.turn-main
play:working-workers-movement play:working-general-strike basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:demonstration basic:political-pressure play:working-need-for-change play:working-fake-news play:working-workplace-accident play:working-signing-bonus play:working-cooperative-farm play:working-proletarians-of-the-world-unite play:working-interest-groups play:working-healthcare-benefits play:working-public-sector-overtime play:working-radical-reforms play:working-specialization play:working-supplemental-income-program play:working-migration play:working-unemployment-benefits play:working-affordable-housing play:working-student-movement play:working-labor-market-deregulation play:working-state-scholarship play:working-public-opinion-polling play:working-protect-the-status-quo play:working-boost-domestic-tourism play:working-highlight-social-issues play:working-reveal-political-scandal play:working-healthcare-movement play:working-immigration-reform basic:history-he48 agenda:hold play:working-rising-covid-19-cases basic:history-he17 play:working-momentum-for-change basic:history-he30 play:working-change-of-government-agenda agenda:reveal
working ask.discard | action.strike
discard:working-signing-bonus discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-highlight-social-issues discard:working-radical-reforms discard:working-supplemental-income-program discard:working-immigration-reform discard:working-specialization discard:working-public-sector-overtime discard:working-proletarians-of-the-world-unite discard:working-need-for-change discard:working-general-strike discard:working-workplace-accident discard:working-boost-domestic-tourism discard:working-interest-groups discard:working-healthcare-benefits discard:working-fake-news discard:working-student-movement discard:working-state-scholarship discard:working-public-opinion-polling discard:working-migration discard:working-protect-the-status-quo discard:working-workers-movement discard:working-healthcare-movement discard:working-affordable-housing discard:working-rising-covid-19-cases discard:working-momentum-for-change discard:working-change-of-government-agenda discard:working-reveal-political-scandal agenda:reveal
working ask.strike
company:supermarket company:clinic company:hotel company:national-public-broadcasting done company:vegetable-farm company:fast-food-chain company:doctors-office company:university-hospital company:convenience-store company:pharmaceutical-company company:public-university-2 company:college company:public-university-3 company:regional-tv-station-3 company:game-store company:local-newspaper company:hospital company:fish-farm company:doctors-office-2 company:lobbying-firm company:supermarket-2 company:shopping-mall-2 company:tutoring-company company:regional-radio-station company:convenience-store-2 company:radio-station company:academy company:regional-tv-station-2 company:public-hospital-3 company:public-hospital-2 company:organic-farm company:stadium company:electronics-store company:publishing-house company:private-school company:tv-station company:medical-laboratory company:college-2 company:clinic-2 company:fashion-company company:university company:institute-of-technology company:medical-village company:shopping-mall agenda:reveal
working ask.vote-influence | policy.6
least 2/4 3/4 4/4 most 1/4
working ask.buy-amount | resource.food
least 2/4 3/4 4/4 most 1/4
working ask.vote-side | policy.6 B
for against
working ask.assign-where | skill.agriculture
company:organic-farm union:agriculture company:convenience-store company:doctors-office company:supermarket company:clinic company:technical-university company:national-public-broadcasting company:public-hospital-2 company:public-university-2 company:institute-of-technology company:regional-tv-station-2 company:public-university-3 company:college company:local-newspaper company:pharmaceutical-company company:hospital company:tv-station company:university company:fast-food-chain company:game-store company:shopping-mall-2 company:public-hospital-3 company:hotel company:supermarket-2 company:university-hospital company:cooperative-farm company:tutoring-company company:radio-station company:shopping-mall company:clinic-2 company:college-2 company:convenience-store-2 company:publishing-house trade:convenience-store-employee trade:doctors-office-employee trade:tutoring-company-employee trade:supermarket-1 trade:public-university-3-1 company:doctors-office-2 company:regional-tv-station-3 company:medical-village company:vegetable-farm company:fashion-company company:academy company:lobbying-firm company:stadium
middle ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media agenda:reveal
middle ask.turn
play:middle-specialization play:middle-import-subsidy play:middle-foreign-market-insight basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:buy-goods basic:extra-shift basic:political-pressure free:adjust-prices free:adjust-wages play:middle-land-of-opportunity play:middle-migration play:middle-growing-business basic:sell-abroad free:swap-workers free:use-luxury free:receive-benefits play:middle-interest-groups play:middle-supplemental-income-program play:middle-investment-opportunities play:middle-labor-market-deregulation play:middle-public-opinion-polling play:middle-voice-of-middle-class-workers play:middle-new-theme-park play:middle-personal-consumption play:middle-protect-the-status-quo play:middle-export-subsidy play:middle-employment-subsidy basic:history-he30 free:use-education play:middle-health-crisis play:middle-change-of-government-agenda play:middle-state-scholarship play:middle-public-sector-overtime play:middle-highlight-social-issues play:middle-healthcare-benefits play:middle-reveal-political-scandal agenda:hold play:middle-covid-19-stimulus-package play:middle-immigration-reform free:history-he47 play:middle-fake-news play:middle-small-business-grant basic:history-he48 free:use-healthcare free:history-he37 free:history-he50 free:pay-off-loan play:middle-unemployment-initiative-program play:middle-momentum-for-change free:history-he35 play:middle-higher-education-program basic:history-he17 free:history-he26 free:history-he29 agenda:reveal free:history-he19
middle ask.discard
discard:middle-export-subsidy discard:middle-specialization discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-interest-groups discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-labor-market-deregulation discard:middle-public-opinion-polling discard:middle-voice-of-middle-class-workers discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-higher-education-program discard:middle-immigration-reform discard:middle-protect-the-status-quo discard:middle-state-scholarship discard:middle-health-crisis discard:middle-change-of-government-agenda discard:middle-public-sector-overtime discard:middle-highlight-social-issues discard:middle-unemployment-initiative-program discard:middle-healthcare-benefits discard:middle-reveal-political-scandal discard:middle-fake-news discard:middle-momentum-for-change discard:middle-covid-19-stimulus-package agenda:reveal
middle ask.discard | action.political-pressure
discard:middle-export-subsidy discard:middle-specialization discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-voice-of-middle-class-workers discard:middle-investment-opportunities discard:middle-supplemental-income-program discard:middle-land-of-opportunity discard:middle-public-opinion-polling discard:middle-labor-market-deregulation discard:middle-personal-consumption discard:middle-state-scholarship discard:middle-higher-education-program discard:middle-healthcare-benefits discard:middle-migration discard:middle-new-theme-park discard:middle-reveal-political-scandal discard:middle-protect-the-status-quo discard:middle-highlight-social-issues discard:middle-change-of-government-agenda discard:middle-growing-business discard:middle-health-crisis discard:middle-fake-news discard:middle-unemployment-initiative-program discard:middle-interest-groups discard:middle-public-sector-overtime discard:middle-immigration-reform discard:middle-momentum-for-change discard:middle-covid-19-stimulus-package
middle ask.turn-free
free:adjust-prices free:adjust-wages end free:swap-workers free:use-luxury free:receive-benefits free:use-education agenda:hold free:history-he47 free:use-healthcare free:history-he37 free:history-he50 free:pay-off-loan free:history-he35 free:history-he26 free:history-he29 agenda:reveal free:history-he36 free:history-he19
middle ask.wages
wage:convenience-store-3 wage:doctors-office-3 done wage:doctors-office-2 wage:convenience-store-1 wage:convenience-store-2 wage:doctors-office-1 wage:regional-radio-station-1 wage:regional-radio-station-2 wage:private-school-1 wage:private-school-2 wage:regional-radio-station-3 wage:private-school-3 wage:organic-farm-1 wage:organic-farm-3 wage:doctors-office-2-3 wage:doctors-office-2-2 wage:doctors-office-2-1 wage:medical-laboratory-3 wage:medical-laboratory-1 wage:medical-laboratory-2 wage:organic-farm-2 wage:tutoring-company-2 wage:tutoring-company-3 wage:tutoring-company-1 wage:game-store-2 wage:game-store-3 wage:local-newspaper-3 wage:local-newspaper-2 wage:electronics-store-3 wage:convenience-store-2-2 wage:convenience-store-2-1 wage:convenience-store-2-3 wage:game-store-1 wage:electronics-store-2 wage:electronics-store-1 wage:local-newspaper-1 agenda:reveal
middle ask.hire-where
company:convenience-store company:doctors-office done company:game-store company:regional-radio-station company:convenience-store-2 company:organic-farm company:medical-laboratory
middle ask.discard | action.propose-bill
discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-specialization discard:middle-investment-opportunities discard:middle-supplemental-income-program discard:middle-personal-consumption discard:middle-higher-education-program discard:middle-protect-the-status-quo discard:middle-labor-market-deregulation discard:middle-voice-of-middle-class-workers discard:middle-health-crisis discard:middle-change-of-government-agenda discard:middle-public-sector-overtime discard:middle-interest-groups discard:middle-unemployment-initiative-program discard:middle-healthcare-benefits discard:middle-new-theme-park discard:middle-reveal-political-scandal discard:middle-public-opinion-polling discard:middle-immigration-reform discard:middle-state-scholarship discard:middle-fake-news discard:middle-momentum-for-change discard:middle-highlight-social-issues discard:middle-covid-19-stimulus-package agenda:reveal
middle ask.bill
bill:1B bill:2A bill:2C bill:3B bill:4A bill:4C bill:5B bill:6A bill:6C bill:7A bill:7C bill:4B bill:2B bill:3A bill:3C bill:1A bill:1C bill:5A bill:5C bill:6B bill:7B agenda:reveal
middle ask.immediate-vote
yes no
middle ask.immediate-vote | policy.4
yes no
middle ask.price
price:health-5 price:health-10 done price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:health-8 price:education-5 price:education-10 price:food-12 price:luxury-8 price:education-8 agenda:reveal
middle ask.turn-main
play:middle-foreign-market-insight basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:buy-goods basic:extra-shift basic:political-pressure play:middle-land-of-opportunity play:middle-specialization basic:sell-abroad play:middle-migration play:middle-supplemental-income-program play:middle-investment-opportunities play:middle-labor-market-deregulation play:middle-public-opinion-polling play:middle-voice-of-middle-class-workers play:middle-new-theme-park play:middle-personal-consumption play:middle-growing-business play:middle-export-subsidy play:middle-import-subsidy play:middle-healthcare-benefits play:middle-reveal-political-scandal play:middle-interest-groups play:middle-protect-the-status-quo play:middle-covid-19-stimulus-package play:middle-highlight-social-issues play:middle-fake-news play:middle-employment-subsidy play:middle-immigration-reform play:middle-health-crisis agenda:hold play:middle-small-business-grant play:middle-public-sector-overtime play:middle-state-scholarship play:middle-unemployment-initiative-program basic:history-he30 play:middle-higher-education-program play:middle-momentum-for-change basic:history-he17 basic:history-he48 play:middle-change-of-government-agenda
middle ask.discard | action.build-company
discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-investment-opportunities discard:middle-supplemental-income-program discard:middle-personal-consumption discard:middle-growing-business discard:middle-higher-education-program discard:middle-land-of-opportunity discard:middle-specialization discard:middle-state-scholarship discard:middle-public-opinion-polling discard:middle-labor-market-deregulation discard:middle-health-crisis discard:middle-healthcare-benefits discard:middle-migration discard:middle-new-theme-park discard:middle-interest-groups discard:middle-reveal-political-scandal discard:middle-import-subsidy discard:middle-voice-of-middle-class-workers discard:middle-fake-news discard:middle-public-sector-overtime discard:middle-highlight-social-issues discard:middle-change-of-government-agenda discard:middle-momentum-for-change discard:middle-unemployment-initiative-program discard:middle-immigration-reform discard:middle-covid-19-stimulus-package discard:middle-protect-the-status-quo
middle ask.build
company:private-school company:doctors-office-2 company:regional-radio-station company:local-newspaper company:pharmacy company:organic-farm company:medical-laboratory company:game-store company:training-center company:tutoring-company company:pr-agency done company:convenience-store-2 company:fast-food-restaurant company:jewelry-store company:electronics-store agenda:reveal
middle ask.wage
wage:2 wage:3 wage:1 agenda:reveal
middle ask.wage | company.regional-radio-station
wage:2 wage:3 wage:1
middle ask.wage | company.private-school
wage:2 wage:3 wage:1
middle ask.employee
skill:education none skill:agriculture skill:unskilled skill:media skill:luxury skill:healthcare agenda:reveal
middle ask.employee | company.private-school
skill:education none
middle ask.vote-side
for against
middle ask.vote-side | policy.4 B
for against
middle ask.discard-companies
company:doctors-office-2 done company:jewelry-store company:pr-agency company:medical-laboratory company:tutoring-company company:convenience-store-2 company:fast-food-restaurant company:local-newspaper company:pharmacy company:organic-farm company:electronics-store company:game-store company:training-center company:regional-radio-station company:private-school agenda:reveal
middle ask.discard | action.assign-workers
discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-import-subsidy discard:middle-specialization discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-labor-market-deregulation discard:middle-personal-consumption discard:middle-small-business-grant discard:middle-higher-education-program discard:middle-healthcare-benefits discard:middle-reveal-political-scandal discard:middle-public-opinion-polling discard:middle-new-theme-park discard:middle-interest-groups discard:middle-protect-the-status-quo discard:middle-highlight-social-issues discard:middle-foreign-market-insight discard:middle-unemployment-initiative-program discard:middle-immigration-reform discard:middle-state-scholarship discard:middle-health-crisis discard:middle-fake-news discard:middle-public-sector-overtime discard:middle-change-of-government-agenda discard:middle-voice-of-middle-class-workers discard:middle-covid-19-stimulus-package discard:middle-momentum-for-change
middle ask.assign-worker
skill:unskilled skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:regional-radio-station-0 worker:private-school-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 skill:agriculture done skill:luxury worker:radio-station-0 worker:radio-station-1 skill:healthcare worker:doctors-office-2-0 worker:college-0 worker:college-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:college-2-0 worker:college-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:national-public-broadcasting-2 worker:jewelry-store-1 worker:game-store-0 worker:tutoring-company-0 worker:training-center-0 worker:training-center-1 worker:local-newspaper-0 worker:fish-farm-0 worker:fish-farm-1 worker:hotel-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:clinic-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:electronics-store-0 worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:medical-laboratory-0 worker:supermarket-0 worker:supermarket-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:hospital-0 worker:hospital-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:convenience-store-2-0 worker:pharmacy-0 worker:pharmacy-1 worker:jewelry-store-0 worker:publishing-house-0 worker:publishing-house-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:fast-food-chain-0 worker:organic-farm-0 worker:clinic-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:hotel-1 worker:hotel-2 worker:institute-of-technology-2 worker:publishing-house-1 worker:clinic-2-0 worker:clinic-2-1 worker:fashion-company-0 worker:academy-0 worker:academy-1 worker:university-0 worker:university-1 worker:vegetable-farm-1 worker:fast-food-chain-1 worker:stadium-0 worker:stadium-1 worker:pr-agency-1 worker:fashion-company-1 worker:medical-village-0 worker:medical-village-1 worker:medical-village-2 worker:pr-agency-0 worker:stadium-2 worker:shopping-mall-2-0 worker:shopping-mall-2-1
middle ask.assign-where
company:university-hospital company:national-public-broadcasting company:radio-station company:technical-university company:regional-radio-station company:doctors-office company:doctors-office-2 company:supermarket company:college company:public-university-2 company:shopping-mall company:vegetable-farm company:lobbying-firm company:clinic trade:fast-food-restaurant-1 trade:clinic-0 company:shopping-mall-2 company:public-hospital-2 company:supermarket-2 company:regional-tv-station-3 company:pharmacy company:jewelry-store company:public-hospital-3 company:hospital company:public-university-3 company:regional-tv-station-2 company:pharmaceutical-company company:fashion-company company:stadium company:college-2 trade:pharmacy-1 company:clinic-2 company:tv-station company:hotel trade:hotel-1 trade:hotel-2 company:game-store trade:institute-of-technology-2 company:publishing-house trade:lobbying-firm-1 trade:vegetable-farm-2 company:university trade:shopping-mall-1 trade:lobbying-firm-0 trade:tv-station-2 trade:fast-food-chain-1 trade:publishing-house-1 company:fast-food-chain company:convenience-store trade:tv-station-1 trade:clinic-1 trade:hotel-0 trade:fashion-company-0 trade:fashion-company-1 trade:fast-food-chain-0 company:private-school company:organic-farm company:institute-of-technology company:training-center trade:publishing-house-2 company:academy trade:stadium-2 trade:technical-university-1 trade:vegetable-farm-0 trade:institute-of-technology-1 trade:shopping-mall-2-1 company:fast-food-restaurant trade:radio-station-1 company:pr-agency company:medical-village
middle ask.assign-where | skill.media
company:university-hospital company:national-public-broadcasting company:regional-radio-station company:radio-station company:clinic company:college company:public-university-3 company:shopping-mall company:tv-station company:hotel trade:hotel-1 trade:hotel-2 company:lobbying-firm company:public-hospital-2 company:public-university-2 company:clinic-2 trade:shopping-mall-1 company:technical-university company:public-hospital-3 trade:lobbying-firm-1 trade:fast-food-chain-0 company:institute-of-technology trade:technical-university-1 trade:vegetable-farm-0 trade:institute-of-technology-1 company:regional-tv-station-2 company:publishing-house company:regional-tv-station-3 company:fast-food-restaurant company:shopping-mall-2 company:supermarket company:fashion-company
middle ask.assign-next-for
skill:unskilled skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:private-school-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 skill:agriculture skill:luxury worker:radio-station-0 worker:radio-station-1 skill:healthcare worker:doctors-office-2-0 worker:college-0 worker:college-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:college-2-0 worker:college-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:national-public-broadcasting-2 worker:electronics-store-0 worker:regional-radio-station-0 worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:supermarket-0 worker:regional-tv-station-2-0 worker:medical-laboratory-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:training-center-0 worker:pharmacy-0 worker:pharmacy-1 worker:regional-tv-station-2-1 worker:organic-farm-0 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:fish-farm-0 worker:fish-farm-1 worker:convenience-store-2-0 worker:hospital-0 worker:hospital-1 worker:game-store-0 worker:hotel-1 worker:hotel-0 worker:clinic-0 worker:clinic-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:publishing-house-0 worker:technical-university-2 worker:publishing-house-1 worker:publishing-house-2 worker:jewelry-store-0 worker:jewelry-store-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:clinic-2-0 worker:academy-0 worker:tutoring-company-0 worker:vegetable-farm-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:stadium-0 worker:stadium-1 worker:local-newspaper-0 worker:fashion-company-0 worker:fashion-company-1 worker:training-center-1 worker:academy-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:clinic-2-1 worker:pr-agency-0 worker:pr-agency-1
middle ask.assign-next-for | company.university-hospital
skill:unskilled skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:private-school-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 skill:agriculture skill:luxury worker:electronics-store-0 worker:organic-farm-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:public-university-3-0 worker:public-university-3-1 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:fish-farm-0 worker:fish-farm-1 worker:radio-station-0 skill:healthcare worker:clinic-0 worker:clinic-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:publishing-house-1 worker:stadium-0 worker:stadium-1 worker:pharmacy-0 worker:pharmacy-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:medical-laboratory-0 worker:technical-university-2 worker:pr-agency-0 worker:pr-agency-1 worker:hotel-0 worker:radio-station-1
middle ask.immediate-vote | policy.6
yes no
middle ask.swap-in
skill:unskilled skill:education skill:media skill:agriculture skill:healthcare skill:luxury agenda:reveal
middle ask.swap-in | company.university-hospital
skill:unskilled skill:education skill:media skill:agriculture skill:luxury skill:healthcare
middle ask.discard | action.buy-goods
discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-land-of-opportunity discard:middle-migration discard:middle-specialization discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-small-business-grant discard:middle-interest-groups discard:middle-immigration-reform discard:middle-protect-the-status-quo discard:middle-labor-market-deregulation discard:middle-voice-of-middle-class-workers discard:middle-health-crisis discard:middle-change-of-government-agenda discard:middle-import-subsidy discard:middle-state-scholarship discard:middle-public-opinion-polling discard:middle-reveal-political-scandal discard:middle-personal-consumption discard:middle-unemployment-initiative-program discard:middle-new-theme-park discard:middle-foreign-market-insight discard:middle-fake-news discard:middle-healthcare-benefits discard:middle-public-sector-overtime discard:middle-higher-education-program discard:middle-growing-business discard:middle-highlight-social-issues discard:middle-momentum-for-change discard:middle-covid-19-stimulus-package agenda:reveal
middle ask.buy-resource
resource:food resource:luxury resource:health resource:education resource:influence done agenda:reveal
middle ask.buy-source
source:capitalist source:state source:foreign done source:middle agenda:reveal
middle ask.buy-source | resource.luxury
source:capitalist source:state source:foreign done source:middle
middle ask.buy-amount
least 2/4 3/4 most 1/4 4/4
middle ask.buy-amount | resource.luxury
least 2/4 3/4 most 1/4 4/4
middle ask.assign-next-for | company.national-public-broadcasting
skill:education skill:media worker:convenience-store-0 worker:private-school-0 worker:technical-university-0 worker:technical-university-1 skill:agriculture worker:doctors-office-0 worker:doctors-office-2-0 worker:shopping-mall-0 worker:college-0 worker:college-1 worker:lobbying-firm-0 worker:lobbying-firm-1 skill:unskilled skill:luxury skill:healthcare worker:pharmacy-0 worker:pharmacy-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:regional-radio-station-0 worker:shopping-mall-1 worker:convenience-store-2-0 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:hotel-0 worker:hotel-1 worker:clinic-0 worker:clinic-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:publishing-house-0 worker:technical-university-2 worker:public-university-3-0 worker:public-university-3-1 worker:publishing-house-1 worker:publishing-house-2 worker:jewelry-store-0 worker:jewelry-store-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:tutoring-company-0 worker:medical-laboratory-0 worker:local-newspaper-0 worker:college-2-0 worker:college-2-1 worker:fast-food-chain-1 worker:fashion-company-0 worker:fashion-company-1 worker:radio-station-0 worker:radio-station-1 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:training-center-0 worker:training-center-1 worker:clinic-2-1 worker:fast-food-chain-0 worker:game-store-0 worker:fish-farm-0 worker:fish-farm-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:pr-agency-0
middle ask.food-source
source:capitalist source:foreign source:state agenda:reveal
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
discard:middle-land-of-opportunity discard:middle-migration discard:middle-interest-groups discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-labor-market-deregulation discard:middle-public-opinion-polling discard:middle-reveal-political-scandal discard:middle-employment-subsidy discard:middle-foreign-market-insight discard:middle-public-sector-overtime discard:middle-fake-news discard:middle-change-of-government-agenda discard:middle-health-crisis discard:middle-personal-consumption discard:middle-import-subsidy discard:middle-unemployment-initiative-program discard:middle-specialization discard:middle-voice-of-middle-class-workers discard:middle-growing-business discard:middle-small-business-grant discard:middle-export-subsidy discard:middle-immigration-reform discard:middle-state-scholarship discard:middle-new-theme-park discard:middle-higher-education-program discard:middle-highlight-social-issues discard:middle-healthcare-benefits discard:middle-protect-the-status-quo discard:middle-momentum-for-change discard:middle-covid-19-stimulus-package
middle ask.sell-company
company:convenience-store company:doctors-office company:regional-radio-station company:private-school company:doctors-office-2 company:pharmacy company:tutoring-company company:jewelry-store company:game-store company:local-newspaper company:organic-farm company:medical-laboratory company:fast-food-restaurant company:electronics-store company:convenience-store-2 company:training-center
middle ask.assign-where | skill.luxury
company:radio-station company:technical-university company:clinic company:vegetable-farm company:university-hospital company:national-public-broadcasting company:public-university-2 company:public-hospital-2 company:regional-tv-station-3 company:pharmacy company:jewelry-store company:regional-tv-station-2 company:pharmaceutical-company company:public-hospital-3 company:game-store company:public-university-3 company:supermarket trade:shopping-mall-1 trade:lobbying-firm-0 company:hotel company:shopping-mall company:lobbying-firm company:fast-food-chain trade:fast-food-chain-1 company:college company:shopping-mall-2 trade:clinic-1 trade:hotel-0 trade:fashion-company-0 trade:fashion-company-1 trade:tv-station-1 company:academy company:institute-of-technology company:fashion-company company:stadium company:publishing-house company:pr-agency company:supermarket-2
middle ask.assign-next-for | company.technical-university
skill:unskilled skill:education skill:media worker:convenience-store-0 worker:private-school-0 worker:shopping-mall-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 skill:agriculture skill:luxury skill:healthcare worker:regional-radio-station-0 worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:doctors-office-2-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:shopping-mall-0 worker:tv-station-0 worker:tv-station-1 worker:academy-0 worker:academy-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:publishing-house-0 worker:publishing-house-2 worker:doctors-office-0 worker:pr-agency-0 worker:pr-agency-1
middle ask.swap-out
worker:university-hospital-1 worker:technical-university-1 done worker:radio-station-0 worker:radio-station-1 worker:pharmacy-1 worker:shopping-mall-1 worker:publishing-house-2 worker:pr-agency-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:lobbying-firm-1 worker:jewelry-store-1 worker:public-hospital-2-1 worker:regional-tv-station-3-1 worker:fast-food-restaurant-1 worker:clinic-1 worker:public-hospital-3-1 worker:public-university-2-1 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:hotel-2 worker:hotel-1 worker:fast-food-chain-1 worker:fast-food-chain-0 worker:stadium-2 worker:stadium-1 worker:publishing-house-1 worker:academy-1 worker:training-center-1 worker:regional-tv-station-2-1 worker:tv-station-2 worker:tv-station-1 worker:public-university-3-1 worker:fashion-company-1 worker:university-1 worker:university-2 worker:fashion-company-0 worker:medical-village-2 worker:clinic-2-1 worker:shopping-mall-2-1 worker:publishing-house-0 worker:technical-university-2 worker:hospital-1 worker:supermarket-2-1 worker:university-hospital-2 worker:college-1 worker:fish-farm-2 worker:pharmaceutical-company-2 worker:hotel-0 worker:pharmaceutical-company-1 worker:supermarket-1 worker:institute-of-technology-1 worker:medical-village-1 worker:institute-of-technology-2 worker:college-2-1 worker:fish-farm-1 agenda:reveal
middle ask.buy-source | resource.health
source:middle source:capitalist source:state done agenda:reveal
middle ask.assign-next-for | company.radio-station
skill:unskilled skill:agriculture skill:education skill:media worker:shopping-mall-0 worker:shopping-mall-1
middle ask.vote-side | policy.3 B
for against
middle ask.vote-side | policy.5 B
for against
middle ask.discard | action.sell-abroad
discard:middle-supplemental-income-program discard:middle-land-of-opportunity discard:middle-public-opinion-polling discard:middle-voice-of-middle-class-workers discard:middle-investment-opportunities discard:middle-new-theme-park discard:middle-labor-market-deregulation discard:middle-health-crisis discard:middle-import-subsidy discard:middle-public-sector-overtime discard:middle-highlight-social-issues discard:middle-growing-business discard:middle-interest-groups discard:middle-unemployment-initiative-program discard:middle-protect-the-status-quo discard:middle-export-subsidy discard:middle-change-of-government-agenda discard:middle-personal-consumption discard:middle-state-scholarship discard:middle-employment-subsidy discard:middle-foreign-market-insight discard:middle-reveal-political-scandal discard:middle-migration discard:middle-small-business-grant discard:middle-immigration-reform discard:middle-specialization discard:middle-healthcare-benefits discard:middle-fake-news discard:middle-momentum-for-change discard:middle-higher-education-program discard:middle-covid-19-stimulus-package agenda:reveal
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
skill:unskilled skill:luxury skill:healthcare skill:education skill:media worker:radio-station-0 worker:radio-station-1 worker:technical-university-0 worker:technical-university-2 worker:doctors-office-0 worker:doctors-office-2-0 worker:clinic-0 worker:convenience-store-0 worker:clinic-1 worker:technical-university-1 worker:pharmacy-0 worker:pharmaceutical-company-2 skill:agriculture worker:college-0 worker:college-1 worker:college-2-0 worker:college-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:shopping-mall-1 worker:regional-tv-station-3-0 worker:pharmacy-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:fish-farm-0 worker:local-newspaper-0 worker:regional-tv-station-2-0 worker:national-public-broadcasting-0 worker:organic-farm-0 worker:shopping-mall-0 worker:medical-laboratory-0 worker:game-store-0 worker:supermarket-0 worker:supermarket-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:tutoring-company-0 worker:public-university-3-0 worker:electronics-store-0 worker:public-university-3-1 worker:hospital-0 worker:convenience-store-2-0 worker:hospital-1 worker:publishing-house-0 worker:publishing-house-2 worker:hotel-0 worker:hotel-2 worker:academy-0 worker:academy-1 worker:regional-radio-station-0 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:regional-tv-station-2-1 worker:national-public-broadcasting-1 worker:tv-station-0 worker:lobbying-firm-0 worker:fashion-company-0 worker:tv-station-1 worker:tv-station-2 worker:lobbying-firm-1 worker:university-0 worker:pr-agency-0 worker:pr-agency-1 worker:regional-tv-station-3-1 worker:university-hospital-1 worker:fast-food-chain-1 worker:fast-food-chain-0 worker:fashion-company-1 worker:medical-village-0 worker:medical-village-1 worker:medical-village-2 worker:publishing-house-1 worker:national-public-broadcasting-2 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:university-1 worker:vegetable-farm-1 worker:public-university-2-0 worker:public-university-2-1 worker:private-school-0 worker:hotel-1 worker:university-2 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:fish-farm-1 worker:clinic-2-0 worker:clinic-2-1 worker:stadium-0 worker:stadium-1 worker:stadium-2 worker:training-center-0 worker:training-center-1 agenda:reveal worker:university-hospital-0 worker:fish-farm-2
middle ask.founder | company.pharmacy skill.unskilled
skill:unskilled skill:luxury skill:healthcare skill:education skill:media worker:radio-station-0 worker:radio-station-1 worker:technical-university-0 worker:technical-university-2 worker:convenience-store-0 worker:clinic-0 worker:clinic-1 worker:technical-university-1 worker:regional-tv-station-3-0 skill:agriculture worker:shopping-mall-0 worker:shopping-mall-1 worker:doctors-office-0 worker:convenience-store-2-0 worker:hospital-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:publishing-house-0 worker:publishing-house-2 worker:regional-radio-station-0 worker:fast-food-chain-0 worker:academy-0 worker:academy-1 worker:hotel-0 worker:college-2-0 worker:college-2-1 worker:fast-food-chain-1 worker:fashion-company-0 worker:fashion-company-1 worker:lobbying-firm-0 worker:publishing-house-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:university-0 worker:university-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:tutoring-company-0 worker:game-store-0 worker:organic-farm-0 worker:pr-agency-0 worker:pr-agency-1 worker:tv-station-0 worker:tv-station-1 worker:lobbying-firm-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:private-school-0 worker:doctors-office-2-0 worker:electronics-store-0 worker:fish-farm-0 worker:fish-farm-1 worker:medical-laboratory-0 worker:regional-tv-station-3-1 worker:hospital-0 worker:clinic-2-0 worker:clinic-2-1 worker:stadium-0 worker:stadium-1 worker:stadium-2 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:training-center-0 worker:training-center-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:hotel-1 worker:tv-station-2 worker:fish-farm-2
middle ask.vote-side | policy.6 B
for against
middle ask.assign-next-for | company.shopping-mall
skill:luxury skill:education skill:media worker:radio-station-0 worker:radio-station-1 worker:electronics-store-0 skill:unskilled worker:game-store-0 worker:hotel-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:training-center-0 worker:training-center-1
middle ask.swap-in | company.publishing-house
skill:education skill:media skill:unskilled skill:agriculture skill:healthcare skill:luxury
middle ask.investment
market deck
middle ask.founder | company.training-center skill.unskilled
skill:education skill:media skill:luxury skill:healthcare worker:technical-university-1 skill:unskilled worker:convenience-store-0 worker:doctors-office-0 worker:electronics-store-0 worker:tutoring-company-0 worker:local-newspaper-0 worker:public-university-3-0 worker:public-university-3-1 skill:agriculture worker:regional-radio-station-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:technical-university-0 worker:doctors-office-2-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:pharmacy-0 worker:pharmacy-1 worker:organic-farm-0 worker:game-store-0 worker:clinic-0 worker:clinic-1 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:medical-laboratory-0 worker:medical-village-0 worker:medical-village-1 worker:medical-village-2 worker:jewelry-store-0 worker:jewelry-store-1 worker:publishing-house-0 worker:publishing-house-2 worker:pr-agency-0 worker:pr-agency-1 worker:convenience-store-2-0
capitalist ask.turn
play:capitalist-foreign-recruitment play:capitalist-interest-groups play:capitalist-extra-shift play:capitalist-bid-rigging play:capitalist-foreign-market-insight basic:propose-bill basic:build-company basic:sell-company basic:sell-abroad basic:make-deal basic:lobby basic:political-pressure free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage free:receive-benefits play:capitalist-trade-protectionism-lobby play:capitalist-health-crisis play:capitalist-global-food-crisis play:capitalist-tap-into-new-markets free:pay-off-loan play:capitalist-foreign-partner play:capitalist-technological-progress play:capitalist-business-expansion play:capitalist-offshore-companies play:capitalist-investment-opportunities play:capitalist-global-branding play:capitalist-exit-strategy play:capitalist-unemployment-initiative-program play:capitalist-higher-education-program play:capitalist-radical-reforms play:capitalist-reveal-political-scandal play:capitalist-public-opinion-polling basic:history-he30 play:capitalist-buy-private-island play:capitalist-taxed-enough-already play:capitalist-protect-the-status-quo play:capitalist-push-political-agenda play:capitalist-fake-news free:history-he15 play:capitalist-competitive-wages free:history-he47 play:capitalist-endorse-political-campaign play:capitalist-industrialization free:history-he37 play:capitalist-momentum-for-change play:capitalist-business-grants free:history-he50 play:capitalist-change-of-government-agenda free:history-he35 free:history-he28 agenda:hold play:capitalist-covid-19-vaccine-r-and-d-funding basic:history-he48 basic:history-he39 free:history-he22 agenda:reveal
capitalist ask.sell-to-state
least most 1/4 2/4 3/4 4/4
capitalist ask.sell-to-state | resource.luxury
least most 1/4 2/4 3/4 4/4
capitalist ask.turn-free
free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage end free:receive-benefits free:pay-off-loan free:history-he15 free:history-he47 free:history-he37 free:history-he50 free:history-he35 free:history-he28 agenda:hold agenda:reveal free:history-he22
capitalist ask.wages
wage:supermarket-3 wage:shopping-mall-3 wage:clinic-3 wage:college-3 done wage:supermarket-2 wage:clinic-2 wage:college-2 wage:supermarket-1 wage:shopping-mall-1 wage:shopping-mall-2 wage:clinic-1 wage:college-1 wage:radio-station-2 wage:radio-station-3 wage:radio-station-1 wage:fast-food-chain-2 wage:fast-food-chain-3 wage:hotel-2 wage:hotel-3 wage:lobbying-firm-2 wage:lobbying-firm-3 wage:academy-3 wage:academy-1 wage:academy-2 wage:pharmaceutical-company-1 wage:pharmaceutical-company-2 wage:medical-village-2 wage:fish-farm-3 wage:vegetable-farm-1 wage:vegetable-farm-2 wage:vegetable-farm-3 wage:fish-farm-2 wage:shopping-mall-2-3 wage:institute-of-technology-2 wage:shopping-mall-2-2 wage:regional-tv-station-2-2 wage:college-2-2 wage:university-3 wage:publishing-house-2 wage:hospital-3 wage:hospital-2 wage:clinic-2-3 wage:clinic-2-2 wage:clinic-2-1 wage:lobbying-firm-1 wage:fast-food-chain-1 wage:stadium-3 wage:shopping-mall-2-1 wage:college-2-3 wage:publishing-house-3 wage:institute-of-technology-3 wage:pharmaceutical-company-3 wage:fashion-company-3 wage:fashion-company-1 wage:fashion-company-2 wage:hospital-1 wage:stadium-1 wage:university-hospital-3 wage:university-2 wage:regional-tv-station-2-3 wage:stadium-2 wage:publishing-house-1 wage:tv-station-3 wage:institute-of-technology-1 wage:medical-village-3 wage:public-hospital-3-2 wage:public-hospital-3-1 wage:medical-village-1 wage:supermarket-2-3 wage:supermarket-2-2 wage:university-1 wage:national-public-broadcasting-2 wage:technical-university-2 wage:national-public-broadcasting-3 wage:tv-station-1 wage:public-university-2-1 wage:public-university-2-2 wage:public-university-3-2 wage:technical-university-1 wage:tv-station-2 wage:fish-farm-1 wage:technical-university-3 wage:regional-tv-station-2-1 wage:public-university-3-1 wage:national-public-broadcasting-1 wage:public-university-3-3 wage:supermarket-2-1 wage:university-hospital-2 wage:public-hospital-2-2 wage:university-hospital-1 wage:public-university-2-3 wage:public-hospital-3-3 wage:public-hospital-2-3 wage:public-hospital-2-1 wage:college-2-1 wage:regional-tv-station-3-2 wage:hotel-1
capitalist ask.bonus
company:supermarket company:shopping-mall company:clinic company:college company:hotel company:radio-station company:fast-food-chain company:publishing-house company:lobbying-firm company:fish-farm company:vegetable-farm company:pharmaceutical-company company:institute-of-technology company:regional-tv-station-2 company:shopping-mall-2 company:university company:hospital company:clinic-2 company:stadium company:fashion-company company:college-2 company:academy company:university-hospital company:medical-village company:national-public-broadcasting company:technical-university company:tv-station company:public-university-2 company:public-hospital-2 company:public-university-3 company:public-hospital-3 company:supermarket-2
capitalist ask.turn-main
play:capitalist-interest-groups play:capitalist-extra-shift play:capitalist-foreign-market-insight basic:propose-bill basic:build-company basic:sell-company basic:sell-abroad basic:make-deal basic:lobby basic:political-pressure play:capitalist-trade-protectionism-lobby play:capitalist-health-crisis play:capitalist-global-food-crisis play:capitalist-tap-into-new-markets play:capitalist-investment-opportunities play:capitalist-global-branding play:capitalist-technological-progress play:capitalist-foreign-recruitment play:capitalist-bid-rigging play:capitalist-public-opinion-polling play:capitalist-foreign-partner play:capitalist-buy-private-island play:capitalist-unemployment-initiative-program play:capitalist-business-expansion play:capitalist-protect-the-status-quo play:capitalist-exit-strategy play:capitalist-endorse-political-campaign play:capitalist-radical-reforms play:capitalist-higher-education-program play:capitalist-industrialization play:capitalist-fake-news play:capitalist-offshore-companies play:capitalist-taxed-enough-already basic:history-he30 play:capitalist-competitive-wages play:capitalist-push-political-agenda play:capitalist-momentum-for-change play:capitalist-business-grants play:capitalist-reveal-political-scandal play:capitalist-change-of-government-agenda agenda:hold basic:history-he48 basic:history-he39 play:capitalist-covid-19-vaccine-r-and-d-funding agenda:reveal
capitalist ask.discard
discard:capitalist-foreign-recruitment discard:capitalist-interest-groups discard:capitalist-extra-shift discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-health-crisis discard:capitalist-global-food-crisis discard:capitalist-tap-into-new-markets discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-higher-education-program discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-business-expansion discard:capitalist-bid-rigging discard:capitalist-exit-strategy discard:capitalist-radical-reforms discard:capitalist-reveal-political-scandal discard:capitalist-public-opinion-polling discard:capitalist-buy-private-island discard:capitalist-industrialization discard:capitalist-taxed-enough-already discard:capitalist-protect-the-status-quo discard:capitalist-push-political-agenda discard:capitalist-fake-news discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-endorse-political-campaign discard:capitalist-trade-protectionism-lobby discard:capitalist-momentum-for-change discard:capitalist-change-of-government-agenda agenda:reveal
capitalist ask.discard | action.lobby
discard:capitalist-foreign-recruitment discard:capitalist-interest-groups discard:capitalist-extra-shift discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-higher-education-program discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-public-opinion-polling discard:capitalist-buy-private-island discard:capitalist-exit-strategy discard:capitalist-business-expansion discard:capitalist-endorse-political-campaign discard:capitalist-bid-rigging discard:capitalist-industrialization discard:capitalist-push-political-agenda discard:capitalist-tap-into-new-markets discard:capitalist-momentum-for-change discard:capitalist-trade-protectionism-lobby discard:capitalist-fake-news discard:capitalist-reveal-political-scandal discard:capitalist-taxed-enough-already discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-radical-reforms discard:capitalist-global-food-crisis discard:capitalist-health-crisis discard:capitalist-change-of-government-agenda discard:capitalist-protect-the-status-quo
capitalist ask.vote-side
for against
capitalist ask.vote-side | policy.4 C
for against
capitalist ask.vote-influence
least 1/4 2/4 3/4 4/4 most
capitalist ask.vote-influence | policy.4
least 1/4 2/4 3/4 4/4 most
capitalist ask.price
price:health-5 price:health-10 done price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:education-5 price:education-10 price:food-12 price:luxury-8 price:health-8 price:education-8 agenda:reveal
capitalist ask.storage-tile
resource:food resource:luxury resource:health resource:education
capitalist ask.discard | action.sell-abroad
discard:capitalist-foreign-recruitment discard:capitalist-extra-shift discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-foreign-partner discard:capitalist-higher-education-program discard:capitalist-technological-progress discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-bid-rigging discard:capitalist-public-opinion-polling discard:capitalist-buy-private-island discard:capitalist-business-expansion discard:capitalist-taxed-enough-already discard:capitalist-protect-the-status-quo discard:capitalist-push-political-agenda discard:capitalist-radical-reforms discard:capitalist-exit-strategy discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-tap-into-new-markets discard:capitalist-offshore-companies discard:capitalist-global-food-crisis discard:capitalist-industrialization discard:capitalist-fake-news discard:capitalist-interest-groups discard:capitalist-trade-protectionism-lobby discard:capitalist-endorse-political-campaign discard:capitalist-health-crisis discard:capitalist-business-grants discard:capitalist-change-of-government-agenda discard:capitalist-reveal-political-scandal discard:capitalist-momentum-for-change
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
discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-health-crisis discard:capitalist-global-food-crisis discard:capitalist-tap-into-new-markets discard:capitalist-foreign-partner discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-technological-progress discard:capitalist-extra-shift discard:capitalist-bid-rigging discard:capitalist-offshore-companies discard:capitalist-public-opinion-polling discard:capitalist-buy-private-island discard:capitalist-industrialization discard:capitalist-radical-reforms discard:capitalist-exit-strategy discard:capitalist-business-expansion discard:capitalist-foreign-recruitment discard:capitalist-endorse-political-campaign discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-trade-protectionism-lobby discard:capitalist-taxed-enough-already discard:capitalist-fake-news discard:capitalist-business-grants discard:capitalist-momentum-for-change discard:capitalist-higher-education-program discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-interest-groups discard:capitalist-reveal-political-scandal discard:capitalist-protect-the-status-quo discard:capitalist-change-of-government-agenda
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
company:radio-station company:hotel company:fast-food-chain company:supermarket-2 done company:hospital company:publishing-house company:college-2 company:electronics-manufacturer company:vegetable-farm company:fish-farm company:automated-grain-farm company:automated-dairy-farm company:shopping-mall-2 company:stadium company:car-manufacturer company:clinic-2 company:pharmaceutical-company company:medical-village company:academy company:lobbying-firm company:tv-station company:fashion-company company:institute-of-technology company:university
capitalist ask.wage
wage:1 wage:2 wage:3
capitalist ask.wage | company.hotel
wage:1 wage:2 wage:3
capitalist ask.staff-class-for
class:working class:middle none
capitalist ask.staff-class-for | company.hotel
class:working class:middle none
capitalist ask.wage | company.radio-station
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.radio-station
class:working class:middle none
capitalist ask.discard | action.build-company
discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-bid-rigging discard:capitalist-exit-strategy discard:capitalist-higher-education-program discard:capitalist-offshore-companies discard:capitalist-radical-reforms discard:capitalist-public-opinion-polling discard:capitalist-tap-into-new-markets discard:capitalist-buy-private-island discard:capitalist-industrialization discard:capitalist-competitive-wages discard:capitalist-extra-shift discard:capitalist-health-crisis discard:capitalist-fake-news discard:capitalist-foreign-market-insight discard:capitalist-global-food-crisis discard:capitalist-trade-protectionism-lobby discard:capitalist-taxed-enough-already discard:capitalist-foreign-recruitment discard:capitalist-endorse-political-campaign discard:capitalist-investment-opportunities discard:capitalist-push-political-agenda discard:capitalist-business-expansion discard:capitalist-interest-groups discard:capitalist-global-branding discard:capitalist-momentum-for-change discard:capitalist-change-of-government-agenda discard:capitalist-protect-the-status-quo discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-reveal-political-scandal
capitalist ask.wage | company.fast-food-chain
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.fast-food-chain
class:working class:middle none
capitalist ask.discard | action.sell-company
discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-investment-opportunities discard:capitalist-extra-shift discard:capitalist-foreign-recruitment discard:capitalist-bid-rigging discard:capitalist-interest-groups discard:capitalist-higher-education-program discard:capitalist-radical-reforms discard:capitalist-global-food-crisis discard:capitalist-offshore-companies discard:capitalist-reveal-political-scandal discard:capitalist-public-opinion-polling discard:capitalist-buy-private-island discard:capitalist-exit-strategy discard:capitalist-protect-the-status-quo discard:capitalist-competitive-wages discard:capitalist-business-expansion discard:capitalist-global-branding discard:capitalist-industrialization discard:capitalist-fake-news discard:capitalist-foreign-market-insight discard:capitalist-trade-protectionism-lobby discard:capitalist-tap-into-new-markets discard:capitalist-push-political-agenda discard:capitalist-taxed-enough-already discard:capitalist-change-of-government-agenda discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-momentum-for-change discard:capitalist-health-crisis discard:capitalist-endorse-political-campaign
capitalist ask.sell-company
company:supermarket company:shopping-mall company:clinic company:college company:radio-station company:car-manufacturer company:lobbying-firm company:automated-grain-farm company:medical-village company:fish-farm company:vegetable-farm company:shopping-mall-2 company:institute-of-technology company:regional-tv-station-2 company:college-2 company:electronics-manufacturer company:fast-food-chain company:publishing-house company:pharmaceutical-company company:automated-dairy-farm company:hospital company:supermarket-2 company:fashion-company company:academy company:stadium company:university company:tv-station company:hotel company:public-hospital-3 company:national-public-broadcasting company:technical-university company:public-university-3 company:public-university-2 company:clinic-2 company:public-hospital-2 company:university-hospital company:regional-tv-station-3
capitalist ask.immediate-vote | policy.3
yes no
capitalist ask.vote-influence | policy.3
least 2/4 3/4 most 1/4 4/4
capitalist ask.vote-side | policy.5 B
for against
capitalist ask.export
sale:food-0 sale:food-1 sale:luxury-0 sale:luxury-1 sale:health-0 sale:health-1 sale:education-0 sale:education-1 done extra
capitalist ask.discard | action.make-deal
discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-partner discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-competitive-wages discard:capitalist-foreign-market-insight discard:capitalist-extra-shift discard:capitalist-foreign-recruitment discard:capitalist-exit-strategy discard:capitalist-technological-progress discard:capitalist-higher-education-program discard:capitalist-global-food-crisis discard:capitalist-industrialization discard:capitalist-fake-news discard:capitalist-interest-groups discard:capitalist-trade-protectionism-lobby discard:capitalist-radical-reforms discard:capitalist-offshore-companies discard:capitalist-protect-the-status-quo discard:capitalist-business-expansion discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-taxed-enough-already discard:capitalist-push-political-agenda discard:capitalist-tap-into-new-markets discard:capitalist-change-of-government-agenda discard:capitalist-health-crisis discard:capitalist-public-opinion-polling discard:capitalist-business-grants discard:capitalist-endorse-political-campaign discard:capitalist-bid-rigging discard:capitalist-buy-private-island discard:capitalist-reveal-political-scandal discard:capitalist-momentum-for-change
capitalist ask.deal-destination
storage free-trade-zone
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
for against
state ask.turn
play:state-higher-vat play:state-construction-boom play:state-public-sector-overtime play:state-geopolitical-support basic:propose-bill basic:event-action basic:extra-tax basic:campaign free:adjust-wages play:state-foreign-financial-assistance play:state-allowances-and-subsidies play:state-a-matter-of-high-priority play:state-privatization play:state-radical-reforms play:state-foreign-investment-program basic:meet-mps play:state-pressing-matters play:state-shift-focus play:state-denial-of-free-speech play:state-growth-in-tourism play:state-healthcare-program play:state-step-for-representation play:state-agenda-setting play:state-employment-support-scheme play:state-quantitative-easing basic:sell-abroad basic:history-he30 play:state-literacy-program play:state-supplemental-income-program play:state-change-of-government-agenda play:state-protect-the-status-quo play:state-unemployment-initiative-program play:state-foreign-students play:state-immediate-response play:state-reveal-political-scandal play:state-covid-19-vaccination-program free:history-he47 basic:history-he48 free:pay-off-loan play:state-business-grants play:state-nationalization agenda:hold play:state-emergency-state play:state-medical-tourism free:history-he43 free:history-he27 play:state-momentum-for-change free:history-he35 free:history-he28 free:history-he15 pass basic:history-he39 agenda:reveal free:history-he22
state ask.overtime
company:university-hospital company:technical-university company:national-public-broadcasting company:public-university-2 company:public-hospital-2 company:regional-tv-station-2 company:shopping-mall company:public-hospital-3 company:public-university-3 company:clinic company:regional-tv-station-3
state ask.turn-free
free:adjust-wages end free:history-he47 free:pay-off-loan agenda:hold free:history-he43 free:history-he27 free:history-he35 free:history-he28 free:history-he15 free:history-he22 free:history-he29 agenda:reveal free:history-he33
state ask.discard
discard:state-foreign-financial-assistance discard:state-literacy-program discard:state-higher-vat discard:state-construction-boom discard:state-medical-tourism discard:state-geopolitical-support discard:state-allowances-and-subsidies discard:state-a-matter-of-high-priority discard:state-privatization discard:state-foreign-investment-program discard:state-radical-reforms discard:state-foreign-students discard:state-pressing-matters discard:state-shift-focus discard:state-denial-of-free-speech discard:state-nationalization discard:state-healthcare-program discard:state-step-for-representation discard:state-agenda-setting discard:state-public-sector-overtime discard:state-employment-support-scheme discard:state-quantitative-easing discard:state-reveal-political-scandal discard:state-change-of-government-agenda discard:state-supplemental-income-program discard:state-protect-the-status-quo discard:state-emergency-state discard:state-immediate-response discard:state-covid-19-vaccination-program discard:state-growth-in-tourism discard:state-unemployment-initiative-program discard:state-business-grants discard:state-momentum-for-change agenda:reveal
state ask.discard | action.event-action
discard:state-foreign-financial-assistance discard:state-literacy-program discard:state-higher-vat discard:state-construction-boom discard:state-medical-tourism discard:state-geopolitical-support discard:state-healthcare-program discard:state-step-for-representation discard:state-agenda-setting discard:state-public-sector-overtime discard:state-employment-support-scheme discard:state-foreign-investment-program discard:state-foreign-students discard:state-allowances-and-subsidies discard:state-reveal-political-scandal discard:state-denial-of-free-speech discard:state-a-matter-of-high-priority discard:state-pressing-matters discard:state-shift-focus discard:state-privatization discard:state-nationalization discard:state-unemployment-initiative-program discard:state-immediate-response discard:state-change-of-government-agenda discard:state-radical-reforms discard:state-business-grants discard:state-quantitative-easing discard:state-protect-the-status-quo discard:state-emergency-state discard:state-growth-in-tourism discard:state-supplemental-income-program discard:state-covid-19-vaccination-program discard:state-momentum-for-change agenda:reveal
state ask.event
event:strike-at-the-port event:developing-countries-in-need event:neighbors-at-war event:earthquake event:global-supply-chain-crisis event:political-scandal event:ae12 event:ae09 event:low-education-index event:need-for-sustainability-initiative event:outdated-public-sector-infrastructure event:ae04 event:ae25 event:ae06 event:ae18 event:infant-industry-requires-help event:drought event:technological-illiteracy event:declining-birth-rate event:political-polarization event:low-university-ratings event:companies-demand-better-internet event:local-industries-in-turmoil event:fear-of-deflation event:demand-for-higher-welfare-standards event:ae03 event:ae10 event:civil-unrest event:unfair-representation event:need-for-stimulus-package event:pandemic event:ae02 event:ae11 event:ae23 event:ae08 event:demand-for-pension-reform event:ae22 event:ae19 event:demand-for-thirteen-month-pay event:ae13 event:ae15 event:ae14 event:ae01 event:ae05 event:ae24 event:ae21 event:ae17 event:ae20 event:ae16 event:ae07 agenda:reveal
state ask.event-class
class:working class:capitalist class:middle agenda:reveal
state ask.event-class | event.strike-at-the-port
class:working class:capitalist agenda:reveal
state ask.wages
wage:university-hospital-3 wage:technical-university-3 wage:national-public-broadcasting-3 done wage:technical-university-2 wage:national-public-broadcasting-2 wage:university-hospital-1 wage:university-hospital-2 wage:technical-university-1 wage:national-public-broadcasting-1 wage:regional-tv-station-3-2 wage:regional-tv-station-3-3 wage:public-university-3-1 wage:public-university-3-2 wage:public-university-2-1 wage:public-university-2-2 wage:regional-tv-station-2-1 wage:regional-tv-station-2-2 wage:public-university-2-3 wage:public-hospital-2-3 wage:public-university-3-3 wage:public-hospital-2-2 wage:regional-tv-station-3-1 wage:public-hospital-2-1 wage:regional-tv-station-2-3 wage:public-hospital-3-3 wage:shopping-mall-2 wage:shopping-mall-3 wage:public-hospital-3-1 wage:public-hospital-3-2 wage:shopping-mall-1 wage:lobbying-firm-2 wage:lobbying-firm-3 wage:clinic-2 wage:clinic-3 wage:institute-of-technology-2 wage:institute-of-technology-3 wage:tv-station-2 wage:tv-station-3 wage:clinic-1 wage:university-2 wage:university-3 wage:university-1 wage:supermarket-2 wage:supermarket-3 wage:college-2 wage:college-3 agenda:reveal wage:pharmaceutical-company-2 wage:pharmaceutical-company-3 wage:fashion-company-3 wage:fashion-company-2 wage:fashion-company-1 wage:stadium-2 wage:stadium-3 wage:supermarket-1 wage:shopping-mall-2-2 wage:shopping-mall-2-3 wage:medical-village-1 wage:medical-village-2 wage:supermarket-2-2 wage:supermarket-2-3 wage:college-1 wage:fish-farm-2 wage:fish-farm-3
state ask.vote-side
for against agenda:reveal
state ask.vote-side | policy.4 C
for against
state ask.vote-influence
least most 2/4 3/4 4/4 1/4
state ask.vote-influence | policy.4
least most 1/4 2/4 3/4 4/4
state ask.legitimacy-class
class:working class:middle class:capitalist
state ask.vote-side | policy.4 B
for against
state ask.discard | action.campaign
discard:state-literacy-program discard:state-construction-boom discard:state-geopolitical-support discard:state-allowances-and-subsidies discard:state-a-matter-of-high-priority discard:state-privatization discard:state-foreign-investment-program discard:state-radical-reforms discard:state-foreign-students discard:state-pressing-matters discard:state-shift-focus discard:state-denial-of-free-speech discard:state-healthcare-program discard:state-agenda-setting discard:state-public-sector-overtime discard:state-higher-vat discard:state-employment-support-scheme discard:state-nationalization discard:state-quantitative-easing discard:state-reveal-political-scandal discard:state-change-of-government-agenda discard:state-foreign-financial-assistance discard:state-supplemental-income-program discard:state-step-for-representation discard:state-immediate-response discard:state-covid-19-vaccination-program discard:state-unemployment-initiative-program discard:state-medical-tourism discard:state-emergency-state discard:state-business-grants discard:state-protect-the-status-quo discard:state-growth-in-tourism discard:state-momentum-for-change agenda:reveal
state ask.campaign
least most 3/4
state ask.event-penalty
class:working class:middle class:capitalist
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
for against agenda:reveal
state ask.vote-influence | policy.1
least 2/4 3/4 most 4/4 1/4
state ask.vote-influence | policy.2
least most 1/4 2/4 3/4 4/4
state ask.event-penalty | event.need-for-sustainability-initiative
class:working class:middle class:capitalist
state ask.event-spend-money
money:15 money:30 money:45
state ask.place-event
event:neighbors-at-war event:unfair-representation event:declining-birth-rate event:pandemic event:low-education-index event:political-polarization event:demand-for-pension-reform event:companies-demand-better-internet event:global-supply-chain-crisis event:civil-unrest event:outdated-public-sector-infrastructure event:infant-industry-requires-help event:ae23 event:ae15 event:technological-illiteracy event:earthquake event:developing-countries-in-need event:political-scandal event:need-for-sustainability-initiative event:ae21 event:ae18 event:demand-for-higher-welfare-standards event:drought event:need-for-stimulus-package event:ae12 event:ae10 event:ae25 event:low-university-ratings event:ae19 event:ae01 event:demand-for-thirteen-month-pay event:strike-at-the-port event:ae17 event:ae09 event:ae14 event:ae03 event:ae04 event:fear-of-deflation event:local-industries-in-turmoil event:ae20 event:ae22 event:ae13 event:ae02 event:ae16 event:ae24 event:ae11 event:ae08 event:ae05 event:ae07 event:ae06 agenda:reveal
state ask.event-class | event.unfair-representation
class:working class:middle class:capitalist
state ask.shift-focus
event:neighbors-at-war event:declining-birth-rate done event:global-supply-chain-crisis event:political-scandal event:ae12 event:ae09 event:civil-unrest event:demand-for-higher-welfare-standards event:fear-of-deflation event:technological-illiteracy event:low-university-ratings event:outdated-public-sector-infrastructure event:strike-at-the-port event:drought event:need-for-stimulus-package event:unfair-representation event:pandemic event:ae23 event:ae11 event:ae18 event:ae05 event:ae17 event:ae14 event:low-education-index event:developing-countries-in-need event:ae20 event:earthquake event:need-for-sustainability-initiative event:political-polarization event:companies-demand-better-internet event:infant-industry-requires-help event:ae21 event:demand-for-pension-reform event:local-industries-in-turmoil event:ae19 event:ae03 event:ae22 event:demand-for-thirteen-month-pay event:ae16 event:ae10 event:ae04 event:ae07 event:ae01 event:ae15 event:ae13 event:ae24 event:ae06 event:ae02 event:ae08 event:ae25 agenda:reveal
state ask.event-class | event.declining-birth-rate
class:working class:middle agenda:reveal
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
class:working class:middle agenda:reveal
state ask.provide-mix | resource.food resource.luxury
least 3/4 most 2/4
state ask.provide-from | source.foreign-market resource.luxury
least most 2/4 3/4 4/4 1/4
state ask.vote-side | policy.6 A
for against
state ask.vote-influence | policy.6
least 2/4 3/4 4/4 most 1/4
state ask.immediate-vote | policy.6
yes no
state ask.event-penalty | event.political-scandal
class:working class:middle class:capitalist
middle ask.discard | action.extra-shift
discard:middle-supplemental-income-program discard:middle-migration discard:middle-foreign-market-insight discard:middle-investment-opportunities discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-land-of-opportunity discard:middle-export-subsidy discard:middle-import-subsidy discard:middle-public-opinion-polling discard:middle-labor-market-deregulation discard:middle-voice-of-middle-class-workers discard:middle-small-business-grant discard:middle-healthcare-benefits discard:middle-fake-news discard:middle-change-of-government-agenda discard:middle-employment-subsidy discard:middle-immigration-reform discard:middle-state-scholarship discard:middle-health-crisis discard:middle-higher-education-program discard:middle-growing-business discard:middle-specialization discard:middle-unemployment-initiative-program discard:middle-interest-groups discard:middle-public-sector-overtime discard:middle-highlight-social-issues discard:middle-covid-19-stimulus-package discard:middle-momentum-for-change discard:middle-protect-the-status-quo discard:middle-reveal-political-scandal
middle ask.extra-shift
company:convenience-store company:doctors-office company:pharmacy company:doctors-office-2 company:pr-agency company:organic-farm company:tutoring-company done company:training-center company:local-newspaper company:fast-food-restaurant company:electronics-store company:regional-radio-station company:medical-laboratory company:jewelry-store company:private-school company:convenience-store-2 company:game-store
middle ask.consumption
many-sources one-source
middle ask.buy-source | resource.food
source:middle source:capitalist source:foreign done source:state
middle ask.keep-event
keep vp
middle ask.keep-event | event.ae16
keep vp
middle ask.remove-worker
skill:unskilled skill:luxury skill:healthcare skill:education skill:agriculture skill:media worker:convenience-store-0 worker:doctors-office-0 worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:doctors-office-2-0 worker:convenience-store-2-0 worker:clinic-0 worker:clinic-1 worker:electronics-store-0 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:radio-station-0 worker:radio-station-1 worker:clinic-2-0 worker:clinic-2-1 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:game-store-0 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:fashion-company-0 worker:fashion-company-1 worker:pharmacy-0 worker:pharmacy-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:public-university-2-0 worker:public-university-2-1 worker:medical-laboratory-0 worker:public-university-3-0 worker:public-university-3-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:stadium-0 worker:stadium-1 worker:stadium-2
middle ask.food-stored
least most 3/4 2/4 1/4 4/4
middle ask.benefit
benefit:ae16 done benefit:ae12 benefit:ae19 benefit:ae20 benefit:ae17 benefit:ae06 benefit:ae24 benefit:ae13 benefit:ae05
middle ask.buy-source | resource.education
source:capitalist source:state done source:middle
middle ask.buy-amount | resource.education
least 2/4 3/4 most 1/4 4/4
middle ask.buy-amount | resource.food
least most 2/4 3/4 1/4 4/4
middle ask.wage | company.doctors-office
wage:2 wage:3 wage:1 agenda:reveal
middle ask.founder | company.doctors-office skill.healthcare
skill:healthcare worker:doctors-office-0 worker:public-hospital-2-0 worker:pharmacy-0 worker:public-hospital-3-0 worker:supermarket-2-1 worker:publishing-house-1 worker:vegetable-farm-1 worker:hospital-0 worker:clinic-0 worker:university-2 worker:medical-laboratory-0 agenda:reveal
middle ask.employee | company.doctors-office
skill:unskilled none skill:agriculture skill:luxury skill:healthcare skill:media agenda:reveal skill:education
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
worker:doctors-office-2-0 worker:clinic-0 skill:healthcare worker:doctors-office-0 worker:hospital-0 worker:pharmaceutical-company-0 worker:national-public-broadcasting-2 worker:public-hospital-3-0 worker:medical-laboratory-0 worker:clinic-2-0 worker:tv-station-2
middle ask.assign-where | skill.healthcare
company:doctors-office company:doctors-office-2 company:shopping-mall company:vegetable-farm company:lobbying-firm company:clinic company:shopping-mall-2 company:university-hospital company:public-hospital-2 company:pharmacy company:public-hospital-3 company:jewelry-store company:hospital company:radio-station company:regional-tv-station-2 company:national-public-broadcasting company:public-university-3 company:supermarket-2 company:public-university-2 company:college company:regional-tv-station-3 company:clinic-2
middle ask.storage-tile
resource:food resource:luxury resource:health resource:education
middle ask.vote-side | policy.2 B
for against
middle ask.wage | company.medical-laboratory
wage:2 wage:3 wage:1
middle ask.founder | company.medical-laboratory skill.healthcare
skill:healthcare worker:pharmacy-0 worker:doctors-office-0 worker:clinic-0 worker:doctors-office-2-0 worker:fashion-company-1 worker:pharmaceutical-company-0 worker:public-hospital-2-0 worker:public-hospital-3-0 worker:hospital-0 worker:medical-village-0 worker:national-public-broadcasting-2 worker:university-hospital-0
middle ask.educate
skill:unskilled skill:agriculture skill:luxury skill:healthcare worker:academy-1 worker:technical-university-1 worker:technical-university-2 worker:pharmacy-1 worker:shopping-mall-1 skill:education worker:clinic-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 skill:media worker:jewelry-store-1 worker:public-university-3-1 worker:public-university-2-1 worker:public-hospital-2-1 worker:regional-tv-station-2-1 worker:public-hospital-3-1 worker:regional-tv-station-3-1 worker:fast-food-restaurant-1 worker:pr-agency-1
middle ask.buy-amount | resource.health
least 1/4 2/4 3/4 4/4 most
middle ask.immediate-vote-free
yes no
middle ask.immediate-vote-free | policy.3
yes no
middle ask.wage | company.game-store
wage:1 wage:2 wage:3
middle ask.employee | company.game-store
skill:unskilled none skill:agriculture skill:luxury skill:media skill:education skill:healthcare
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
company:supermarket company:clinic company:college company:shopping-mall company:fish-farm company:shopping-mall-2 company:clinic-2 company:stadium company:pharmaceutical-company company:fashion-company company:university company:medical-village company:supermarket-2 company:college-2 company:institute-of-technology
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
for against
capitalist ask.keep-event | event.ae11
keep vp
capitalist ask.vote-side | policy.2 B
for against
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
for against
capitalist ask.vote-side | policy.7 C
for against
capitalist ask.vote-influence | policy.7
least 3/4 most 2/4 4/4 1/4
state ask.move-policy
policy:1B policy:2A policy:2C policy:3B policy:4A policy:4C policy:5B policy:6A policy:6C policy:7A policy:7C policy:3A policy:3C policy:6B policy:4B policy:1A policy:1C
state ask.turn-main
play:state-pressing-matters play:state-foreign-investment-program play:state-quantitative-easing play:state-allowances-and-subsidies play:state-shift-focus basic:propose-bill basic:event-action basic:meet-mps basic:campaign play:state-construction-boom play:state-geopolitical-support play:state-denial-of-free-speech basic:sell-abroad play:state-a-matter-of-high-priority play:state-healthcare-program play:state-higher-vat basic:extra-tax play:state-immediate-response play:state-covid-19-vaccination-program play:state-unemployment-initiative-program play:state-radical-reforms play:state-business-grants play:state-nationalization play:state-foreign-financial-assistance play:state-privatization play:state-public-sector-overtime play:state-growth-in-tourism basic:history-he30 play:state-agenda-setting play:state-employment-support-scheme play:state-step-for-representation play:state-literacy-program play:state-supplemental-income-program play:state-protect-the-status-quo play:state-medical-tourism play:state-reveal-political-scandal play:state-emergency-state play:state-foreign-students play:state-change-of-government-agenda play:state-momentum-for-change agenda:hold basic:history-he48
state ask.event-class | event.ae16
class:working class:middle class:capitalist
state ask.event-class | event.ae09
class:working class:middle class:capitalist
state ask.event-class | event.ae12
class:working class:middle
state ask.buy-food
least most 2/4 3/4 4/4 1/4
state ask.buy-food | role.middle
least most 1/4 2/4 3/4 4/4
state ask.buy-food | role.capitalist
least 2/4 3/4 4/4 most 1/4
state ask.buy-food | source.foreign-market
least 3/4 most 2/4 4/4
state ask.open-company
company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:university-hospital company:national-public-broadcasting company:technical-university company:shopping-mall company:clinic agenda:reveal company:vegetable-farm company:electronics-manufacturer company:pharmaceutical-company company:supermarket company:stadium company:shopping-mall-2 company:college
state ask.wage
wage:2 wage:3 wage:1
state ask.wage | company.public-university
wage:2 wage:3 wage:1
state ask.wage | company.regional-tv-station
wage:2 wage:3 wage:1
state ask.wage | company.public-hospital
wage:2 wage:3 wage:1
state ask.staff-company
company:public-university-2 company:public-hospital-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-2 company:regional-tv-station-3 company:technical-university company:national-public-broadcasting company:university-hospital company:shopping-mall company:vegetable-farm company:clinic company:college agenda:reveal
state ask.staff-company | role.middle
company:public-university-2 company:public-hospital-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-2 company:regional-tv-station-3 company:national-public-broadcasting company:technical-university company:university-hospital company:shopping-mall company:vegetable-farm company:clinic agenda:reveal
state ask.vote-side | policy.2 A
for against
state ask.discard | action.history-he30
discard:state-denial-of-free-speech discard:state-a-matter-of-high-priority discard:state-healthcare-program discard:state-agenda-setting discard:state-public-sector-overtime discard:state-higher-vat discard:state-allowances-and-subsidies discard:state-shift-focus discard:state-change-of-government-agenda discard:state-momentum-for-change discard:state-immediate-response discard:state-foreign-financial-assistance discard:state-foreign-investment-program discard:state-nationalization discard:state-literacy-program discard:state-business-grants discard:state-construction-boom discard:state-protect-the-status-quo discard:state-step-for-representation discard:state-emergency-state discard:state-supplemental-income-program discard:state-quantitative-easing discard:state-medical-tourism discard:state-employment-support-scheme discard:state-privatization discard:state-unemployment-initiative-program
state ask.event-class | event.ae11
class:working class:capitalist
state ask.discard | action.extra-tax
discard:state-a-matter-of-high-priority discard:state-healthcare-program discard:state-higher-vat discard:state-literacy-program discard:state-foreign-students discard:state-agenda-setting discard:state-shift-focus discard:state-covid-19-vaccination-program discard:state-public-sector-overtime discard:state-allowances-and-subsidies discard:state-foreign-investment-program discard:state-growth-in-tourism discard:state-unemployment-initiative-program discard:state-business-grants discard:state-nationalization discard:state-pressing-matters discard:state-medical-tourism discard:state-emergency-state discard:state-step-for-representation discard:state-foreign-financial-assistance discard:state-privatization discard:state-immediate-response discard:state-geopolitical-support discard:state-radical-reforms discard:state-quantitative-easing discard:state-employment-support-scheme discard:state-denial-of-free-speech discard:state-supplemental-income-program discard:state-protect-the-status-quo discard:state-construction-boom discard:state-reveal-political-scandal discard:state-momentum-for-change discard:state-change-of-government-agenda
state ask.close-company
company:university-hospital company:technical-university company:national-public-broadcasting company:public-university-2 company:regional-tv-station-3 company:public-hospital-2 company:public-university-3 company:regional-tv-station-2 company:public-hospital-3 company:shopping-mall company:lobbying-firm company:clinic company:institute-of-technology company:tv-station company:university company:car-manufacturer company:vegetable-farm company:stadium company:supermarket company:electronics-manufacturer company:college company:hospital company:pharmaceutical-company company:fashion-company agenda:reveal company:shopping-mall-2 company:publishing-house company:medical-village company:supermarket-2 company:fish-farm company:clinic-2
state ask.vote-side | policy.6 C
for against
state ask.immediate-vote | policy.5
yes no
state ask.event-penalty | event.ae21
class:working class:middle class:capitalist
state ask.discard | action.meet-mps
discard:state-supplemental-income-program discard:state-public-sector-overtime discard:state-higher-vat discard:state-protect-the-status-quo discard:state-allowances-and-subsidies discard:state-emergency-state discard:state-step-for-representation discard:state-a-matter-of-high-priority discard:state-privatization discard:state-foreign-investment-program discard:state-shift-focus discard:state-nationalization discard:state-medical-tourism discard:state-radical-reforms discard:state-literacy-program discard:state-denial-of-free-speech discard:state-foreign-financial-assistance discard:state-pressing-matters discard:state-healthcare-program discard:state-agenda-setting discard:state-immediate-response discard:state-quantitative-easing discard:state-business-grants discard:state-foreign-students discard:state-unemployment-initiative-program discard:state-geopolitical-support discard:state-growth-in-tourism discard:state-employment-support-scheme discard:state-covid-19-vaccination-program discard:state-momentum-for-change discard:state-construction-boom discard:state-change-of-government-agenda discard:state-reveal-political-scandal
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
skill:healthcare worker:university-hospital-0 skill:unskilled skill:agriculture skill:education worker:convenience-store-employee worker:doctors-office-employee worker:tutoring-company-employee worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:pharmaceutical-company-0 worker:game-store-employee worker:public-university-3-0 worker:public-university-3-1 skill:media worker:medical-laboratory-employee worker:cooperative-farm-0 worker:university-hospital-1 skill:luxury worker:cooperative-farm-2 worker:cooperative-farm-2-0 worker:cooperative-farm-2-2 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:local-newspaper-employee worker:convenience-store-2-employee worker:cooperative-farm-1 worker:public-hospital-2-0 worker:fashion-company-0 worker:hospital-1 worker:fast-food-chain-0 worker:publishing-house-0 worker:publishing-house-2 worker:hospital-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1
working ask.swap-in | company.doctors-office
skill:unskilled skill:healthcare skill:luxury skill:agriculture skill:education skill:media
working ask.buy-amount | resource.education
least 3/4 most 2/4 1/4 4/4
working ask.discard | action.propose-bill
discard:working-need-for-change discard:working-general-strike discard:working-migration discard:working-state-scholarship discard:working-healthcare-benefits discard:working-immigration-reform discard:working-specialization discard:working-public-sector-overtime discard:working-workplace-accident discard:working-interest-groups discard:working-boost-domestic-tourism discard:working-unemployment-benefits discard:working-highlight-social-issues discard:working-protect-the-status-quo discard:working-cooperative-farm discard:working-fake-news discard:working-student-movement discard:working-supplemental-income-program discard:working-labor-market-deregulation discard:working-rising-covid-19-cases discard:working-change-of-government-agenda discard:working-radical-reforms discard:working-reveal-political-scandal discard:working-signing-bonus discard:working-affordable-housing discard:working-public-opinion-polling discard:working-workers-movement discard:working-proletarians-of-the-world-unite discard:working-momentum-for-change discard:working-healthcare-movement agenda:reveal
working ask.food-amount | role.middle
least most 3/4 2/4 1/4 4/4
working ask.swap-in | company.vegetable-farm
skill:unskilled skill:healthcare skill:agriculture skill:media skill:luxury skill:education
working ask.overtime
company:university-hospital company:technical-university company:public-university-3 company:public-hospital-2 company:regional-tv-station-3 company:national-public-broadcasting company:public-hospital-3 company:public-university-2 company:regional-tv-station-2 company:shopping-mall
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
company:convenience-store company:supermarket company:public-university-2 company:fast-food-chain company:doctors-office company:university-hospital company:vegetable-farm company:clinic company:national-public-broadcasting trade:cooperative-farm-2 company:technical-university trade:local-newspaper-employee company:public-hospital-2 company:lobbying-firm company:regional-tv-station-3 company:regional-tv-station-2 company:public-hospital-3 company:game-store company:hospital company:stadium company:tutoring-company company:convenience-store-2 company:doctors-office-2 company:college company:radio-station company:institute-of-technology company:hotel company:supermarket-2 company:academy company:publishing-house company:shopping-mall-2 company:college-2 trade:convenience-store-employee trade:doctors-office-employee company:fashion-company company:public-university-3 company:tv-station company:local-newspaper company:fish-farm company:university company:cooperative-farm company:clinic-2 company:shopping-mall trade:cooperative-farm-1 trade:vegetable-farm-1 trade:hotel-2 trade:university-hospital-1 company:pharmaceutical-company trade:national-public-broadcasting-1 trade:national-public-broadcasting-2 trade:college-1 company:medical-village company:cooperative-farm-2 trade:shopping-mall-2-1 trade:fish-farm-1 trade:fish-farm-2 trade:game-store-employee trade:national-public-broadcasting-0 trade:fast-food-chain-0 trade:supermarket-1
working ask.assign-next-for | company.fast-food-chain
skill:unskilled skill:agriculture skill:healthcare worker:doctors-office-2-employee worker:clinic-0 worker:clinic-1 worker:vegetable-farm-0 worker:university-hospital-0 worker:university-hospital-1 skill:education skill:media
working ask.assign-where | skill.healthcare
company:doctors-office company:doctors-office-2 company:vegetable-farm company:clinic company:technical-university company:national-public-broadcasting company:public-hospital-2 company:regional-tv-station-2 company:public-university-3 union:healthcare company:pharmaceutical-company company:university-hospital company:regional-tv-station-3 company:lobbying-firm company:publishing-house company:public-hospital-3 company:convenience-store company:game-store company:medical-laboratory company:fashion-company company:stadium company:public-university-2 trade:supermarket-1 company:supermarket company:clinic-2 company:supermarket-2 company:tutoring-company company:college company:hospital company:tv-station company:cooperative-farm company:local-newspaper company:fast-food-chain company:university company:convenience-store-2
working ask.assign-next-for | company.university-hospital
skill:unskilled skill:healthcare worker:clinic-0 worker:vegetable-farm-1 skill:agriculture skill:media skill:education worker:convenience-store-employee worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:publishing-house-0 skill:luxury worker:fashion-company-0 worker:clinic-1 worker:public-university-3-0 worker:public-university-3-1 worker:stadium-0 worker:stadium-1 worker:doctors-office-employee worker:cooperative-farm-0 worker:cooperative-farm-2-0 worker:medical-village-0 worker:medical-village-1 worker:electronics-store-employee worker:local-newspaper-employee worker:vegetable-farm-0 worker:hospital-0 worker:hospital-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:tutoring-company-employee worker:medical-laboratory-employee worker:national-public-broadcasting-2 worker:hotel-0 worker:public-hospital-3-0 worker:public-hospital-3-1
working ask.assign-next-for | company.pharmaceutical-company
skill:unskilled skill:healthcare worker:doctors-office-employee worker:clinic-0 worker:clinic-1 worker:fast-food-chain-0 worker:university-hospital-0 worker:university-hospital-2 worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1
working ask.immediate-vote
yes no
working ask.immediate-vote | policy.7
yes no
working ask.vote-influence | policy.7
least 3/4 most 2/4 4/4 1/4
working ask.vote-influence | policy.3
least 2/4 3/4 4/4 most 1/4
middle ask.assign-where | skill.education
company:supermarket company:college company:lobbying-firm company:university-hospital company:national-public-broadcasting company:shopping-mall-2 company:shopping-mall company:public-hospital-2 company:public-hospital-3 company:public-university-2 company:public-university-3 company:clinic company:fashion-company company:stadium company:publishing-house company:university company:fast-food-chain company:technical-university trade:shopping-mall-1 trade:lobbying-firm-1 trade:tv-station-1 company:private-school company:institute-of-technology company:regional-tv-station-3 company:regional-tv-station-2 company:academy company:hotel company:fast-food-restaurant
middle ask.assign-next-for | company.college
skill:healthcare worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 skill:education worker:technical-university-0 skill:unskilled skill:media worker:training-center-0 worker:publishing-house-2 worker:fashion-company-0
middle ask.vote-side | policy.4 C
for against
middle ask.swap-in | company.college
skill:unskilled skill:agriculture skill:media skill:healthcare skill:education skill:luxury
middle ask.swap-in | company.lobbying-firm
skill:unskilled skill:agriculture skill:education skill:media skill:healthcare skill:luxury
middle ask.assign-where | skill.unskilled
company:supermarket company:national-public-broadcasting company:public-university-2 trade:fast-food-restaurant-1 trade:clinic-0 company:university-hospital company:technical-university company:shopping-mall company:public-hospital-2 company:supermarket-2 company:hospital company:vegetable-farm company:college-2 company:regional-tv-station-2 company:college company:public-university-3 trade:pharmacy-1 company:public-hospital-3 trade:institute-of-technology-2 company:clinic trade:lobbying-firm-1 trade:vegetable-farm-2 trade:tv-station-2 company:hotel company:regional-tv-station-3 trade:fast-food-chain-1 company:pharmacy company:clinic-2 trade:shopping-mall-1 company:publishing-house trade:publishing-house-1 company:lobbying-firm trade:fast-food-chain-0 trade:publishing-house-2 trade:stadium-2 trade:hotel-2 trade:shopping-mall-2-1 trade:institute-of-technology-1 company:fast-food-restaurant company:shopping-mall-2 company:fashion-company trade:radio-station-1 trade:fashion-company-0
middle ask.assign-next-for | company.vegetable-farm
skill:unskilled skill:agriculture skill:luxury skill:media worker:doctors-office-0 worker:college-0 worker:college-1 worker:college-2-0 worker:college-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2
middle ask.founder | company.pr-agency skill.media
skill:media worker:pharmaceutical-company-2 worker:regional-radio-station-0 worker:national-public-broadcasting-0 worker:vegetable-farm-0 worker:fast-food-chain-0 worker:lobbying-firm-0 worker:regional-tv-station-3-0 worker:regional-tv-station-2-0
middle ask.founder | company.pr-agency skill.unskilled
skill:unskilled skill:agriculture skill:luxury skill:media worker:doctors-office-0 worker:college-0 worker:college-1 worker:college-2-0 worker:college-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 skill:healthcare skill:education worker:regional-radio-station-0 worker:convenience-store-0 worker:tutoring-company-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:doctors-office-2-0 worker:jewelry-store-0 worker:jewelry-store-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:technical-university-0 worker:technical-university-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:fast-food-chain-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:private-school-0 worker:medical-laboratory-0 worker:public-university-3-0 worker:public-university-3-1 worker:electronics-store-0 worker:training-center-0 worker:training-center-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:clinic-0 worker:clinic-1 worker:vegetable-farm-1 worker:organic-farm-0 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:game-store-0 worker:fashion-company-0 worker:fashion-company-1 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:publishing-house-0 worker:medical-village-0 worker:medical-village-1 worker:medical-village-2 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1
middle ask.vote-side | policy.3 C
for against
middle ask.swap-in | company.vegetable-farm
skill:unskilled skill:luxury skill:media skill:education skill:healthcare skill:agriculture
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
least most 3/4 2/4 1/4 4/4
state ask.event-buy | role.capitalist resource.luxury
least most 3/4 2/4 4/4 1/4
working ask.hidden-agenda
agenda:ha14 agenda:ha15 agenda:ha12 agenda:ha13 agenda:ha11
working ask.keep-event
keep vp
working ask.keep-event | event.ae25
keep vp
working ask.benefit
benefit:ae25 done benefit:ae12 benefit:ae06 benefit:ae22 benefit:ae05 benefit:ae08 benefit:ae03 benefit:ae18 benefit:ae13 benefit:ae15 benefit:ae20 benefit:ae09 benefit:ae14 benefit:ae01
working ask.vote-side | policy.5 B
for against
working ask.remove-worker
skill:unskilled skill:agriculture skill:luxury skill:education skill:media skill:healthcare worker:convenience-store-employee worker:doctors-office-employee worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:tutoring-company-employee worker:academy-0 worker:academy-1 worker:doctors-office-2-employee worker:local-newspaper-employee worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:private-school-employee worker:game-store-employee worker:public-university-3-0 worker:public-university-3-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 agenda:reveal worker:fashion-company-0 worker:fashion-company-1 worker:stadium-0 worker:stadium-1 worker:stadium-2 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:convenience-store-2-employee worker:medical-village-0 worker:medical-village-1 worker:medical-village-2 worker:public-university-2-0 worker:public-university-2-1
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
skill:unskilled skill:healthcare skill:education worker:cooperative-farm-0 worker:public-university-3-0 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 skill:media worker:convenience-store-employee worker:radio-station-0 worker:public-university-3-1 worker:cooperative-farm-1 worker:supermarket-0 worker:supermarket-1 worker:college-1 worker:cooperative-farm-2 skill:luxury
working ask.swap-in | company.publishing-house
skill:unskilled skill:education skill:luxury skill:media skill:agriculture skill:healthcare
working ask.referendum-side
for against
working ask.scandal
role:capitalist role:state role:middle
working ask.buy-amount | resource.influence
least 2/4 3/4 most 4/4 1/4
working ask.vote-side | policy.6 C
for against
working ask.vote-side | policy.7 A
for against agenda:reveal
middle ask.hidden-agenda
agenda:ha08 agenda:ha06 agenda:ha07 agenda:ha09 agenda:ha10
middle ask.export-card
card:export-14 card:export-09 card:export-15 card:export-08 card:export-12 card:export-11 card:export-03 card:export-16 card:export-13 card:export-06 card:export-05 card:export-07 card:export-10 card:export-02 card:export-04
middle ask.buy-amount | resource.influence
least 3/4 most 1/4 2/4 4/4
middle ask.vote-influence | policy.5
least 3/4 most 1/4 2/4 4/4
middle ask.immediate-vote-free | policy.5
yes no
middle ask.founder | company.jewelry-store skill.unskilled
skill:unskilled skill:agriculture skill:media worker:shopping-mall-1 worker:college-0 worker:college-1 worker:technical-university-0 worker:technical-university-1 skill:healthcare worker:pharmacy-0 worker:pharmacy-1 worker:radio-station-0 worker:regional-tv-station-3-0 worker:public-hospital-3-0 worker:public-hospital-3-1 skill:education worker:convenience-store-0 worker:doctors-office-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:tutoring-company-0 worker:pr-agency-0 worker:pr-agency-1 worker:regional-tv-station-3-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:shopping-mall-0 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:medical-village-0 worker:medical-village-1 worker:publishing-house-0 worker:publishing-house-2 skill:luxury worker:national-public-broadcasting-2 worker:tv-station-0 worker:tv-station-2 worker:fashion-company-0 worker:fashion-company-1 worker:doctors-office-2-0 worker:public-university-3-0 worker:public-university-3-1 worker:private-school-0 worker:vegetable-farm-0 worker:radio-station-1 worker:fast-food-chain-0 worker:medical-laboratory-0 worker:local-newspaper-0 worker:organic-farm-0 worker:electronics-store-0 worker:vegetable-farm-1 worker:clinic-0 worker:clinic-1 worker:vegetable-farm-2 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:regional-radio-station-0 worker:stadium-1 worker:academy-0 worker:academy-1 worker:training-center-0 worker:training-center-1
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
deal:deal-food-7-luxury-5 deal:deal-luxury-12 deal:deal-food-7-luxury-5-2 deal:deal-food-6-2 deal:deal-food-7 deal:deal-food-8 deal:deal-food-8-luxury-4 deal:deal-luxury-10 deal:deal-luxury-12-2 deal:deal-food-8-luxury-4-2 deal:deal-food-5-luxury-6-2 deal:deal-luxury-10-2 deal:deal-luxury-8 deal:deal-food-8-2 deal:deal-food-4-luxury-8 deal:deal-food-4-luxury-8-2 deal:deal-food-7-2 deal:deal-food-6 deal:deal-food-5-luxury-6 deal:deal-luxury-8-2
capitalist ask.deal-stored | resource.luxury
least 2/4 3/4 4/4 most 1/4
capitalist ask.new-bill
yes no
capitalist ask.export-card
card:export-04 card:export-10 card:export-12 card:export-06 card:export-07 card:export-02 card:export-09 card:export-03 card:export-14 card:export-08 card:export-16 card:export-11 card:export-05 card:export-15 card:export-01 card:export-13
capitalist ask.export-from-zone
least 2/4 3/4 most 1/4 4/4
capitalist ask.export-from-zone | resource.luxury
least 2/4 3/4 most 1/4 4/4
capitalist ask.overtime
company:shopping-mall company:college company:fish-farm company:fast-food-chain company:lobbying-firm company:supermarket company:clinic company:stadium company:public-university-3 company:vegetable-farm company:radio-station company:regional-tv-station-2 company:hotel company:technical-university company:institute-of-technology company:university-hospital company:national-public-broadcasting
capitalist ask.export-extra | resource.food
least 3/4 most 2/4
capitalist ask.wage | company.medical-village
wage:2 wage:3 wage:1
capitalist ask.vote-side | policy.7 B
for against
capitalist ask.referendum-side
for against
capitalist ask.vote-side | policy.6 C
for against
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
class:working class:middle agenda:reveal
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
discard:state-shift-focus discard:state-covid-19-vaccination-program discard:state-public-sector-overtime discard:state-a-matter-of-high-priority discard:state-business-grants discard:state-pressing-matters discard:state-literacy-program discard:state-privatization discard:state-protect-the-status-quo discard:state-immediate-response discard:state-agenda-setting discard:state-employment-support-scheme discard:state-foreign-financial-assistance discard:state-growth-in-tourism discard:state-unemployment-initiative-program discard:state-step-for-representation discard:state-higher-vat discard:state-supplemental-income-program discard:state-foreign-investment-program discard:state-healthcare-program discard:state-allowances-and-subsidies discard:state-radical-reforms discard:state-denial-of-free-speech discard:state-foreign-students discard:state-emergency-state discard:state-medical-tourism discard:state-quantitative-easing discard:state-nationalization discard:state-construction-boom discard:state-momentum-for-change discard:state-change-of-government-agenda agenda:reveal discard:state-geopolitical-support
state ask.staff-skill
skill:agriculture skill:healthcare skill:luxury skill:media skill:education
state ask.staff-skill | company.public-university
skill:agriculture skill:healthcare skill:education skill:media skill:luxury
state ask.staff-skill | company.public-hospital
skill:agriculture skill:healthcare skill:education skill:media skill:luxury
working ask.immediate-vote | policy.1
yes no
working ask.vote-side | policy.7 C
for against
working ask.assign-next-for | company.public-hospital
skill:unskilled skill:media worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:pharmaceutical-company-1 worker:university-hospital-0 worker:university-hospital-1 skill:luxury skill:healthcare worker:cooperative-farm-0 worker:convenience-store-employee worker:doctors-office-employee worker:organic-farm-employee worker:clinic-0 skill:agriculture worker:tutoring-company-employee worker:medical-laboratory-employee worker:public-hospital-3-0 skill:education worker:hospital-0 worker:cooperative-farm-1 worker:cooperative-farm-2-0 worker:clinic-2-1 worker:cooperative-farm-2
working ask.swap-in | company.public-hospital
skill:unskilled skill:media skill:luxury skill:healthcare skill:education skill:agriculture
working ask.buy-amount | resource.luxury
least 2/4 3/4 most 4/4 1/4
working ask.vote-side | policy.7 B
for against
working ask.assign-next-for | company.supermarket
skill:unskilled skill:education worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:tv-station-0 worker:tv-station-1 worker:supermarket-2-1 worker:public-hospital-2-0 worker:public-hospital-2-1 skill:agriculture worker:university-hospital-0 worker:university-hospital-1 skill:luxury skill:media worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 skill:healthcare
working ask.assign-next-for | company.technical-university
skill:unskilled skill:education worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:tv-station-1 worker:public-hospital-2-0 worker:public-hospital-2-1 skill:agriculture worker:convenience-store-employee worker:doctors-office-employee worker:regional-radio-station-employee worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 worker:vegetable-farm-0 skill:luxury skill:media worker:local-newspaper-employee worker:convenience-store-2-employee worker:supermarket-0 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:shopping-mall-0 worker:shopping-mall-1 skill:healthcare worker:cooperative-farm-0 worker:supermarket-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:clinic-0 worker:clinic-1 worker:electronics-store-employee worker:publishing-house-1 worker:public-university-3-0 worker:public-university-3-1 worker:supermarket-2-1 worker:radio-station-0
working ask.swap-in | company.supermarket
skill:unskilled skill:healthcare skill:luxury skill:media skill:agriculture skill:education
working ask.buy-source | resource.education
source:middle source:capitalist source:state done
working ask.swap-in | company.tutoring-company
skill:unskilled skill:healthcare skill:education skill:agriculture skill:luxury skill:media
working ask.educate
skill:unskilled skill:healthcare skill:media worker:tutoring-company-employee worker:supermarket-1 worker:technical-university-1 worker:technical-university-2 worker:public-hospital-2-1 skill:agriculture worker:college-1 worker:university-hospital-1 worker:university-hospital-2 worker:convenience-store-employee worker:doctors-office-employee worker:game-store-employee worker:local-newspaper-employee worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:radio-station-0 worker:radio-station-1 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:clinic-1 worker:public-university-2-1 worker:supermarket-2-1 skill:education worker:regional-tv-station-2-1 worker:public-hospital-3-1 worker:doctors-office-2-employee skill:luxury worker:shopping-mall-2-1 worker:stadium-1 worker:stadium-2 worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:tv-station-1 worker:tv-station-2 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:public-university-3-1 worker:fish-farm-1 worker:fish-farm-2 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:convenience-store-2-employee worker:clinic-2-1 worker:academy-1 worker:regional-tv-station-3-1 worker:fashion-company-0 worker:fashion-company-1 worker:medical-village-1 worker:medical-village-2 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:hospital-1 worker:lobbying-firm-1 worker:shopping-mall-1 worker:college-2-1
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
skill:unskilled none skill:agriculture skill:education skill:luxury skill:media skill:healthcare
middle ask.swap-in | company.regional-tv-station
skill:agriculture skill:healthcare skill:unskilled skill:education skill:media skill:luxury
middle ask.sell-to-state
least 2/4 3/4 most 1/4 4/4
middle ask.sell-to-state | resource.health
least 2/4 3/4 most 1/4 4/4
middle ask.vote-influence | policy.7
least 3/4 most 2/4 1/4 4/4
middle ask.vote-side | policy.1 A
for against
middle ask.overtime
company:technical-university company:national-public-broadcasting company:regional-tv-station-3 company:public-hospital-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-2 company:university-hospital company:public-university-2 company:shopping-mall
state ask.staff-skill | company.regional-tv-station
skill:luxury skill:media skill:education skill:healthcare skill:agriculture
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
sale:luxury-0 sale:luxury-1 done sale:food-0 agenda:reveal
state ask.vote-side | policy.7 C
for against
middle ask.founder | company.tutoring-company skill.education
skill:education worker:technical-university-0 worker:publishing-house-2 worker:university-0 worker:fast-food-chain-1 worker:public-university-3-0 worker:private-school-0
middle ask.wage | company.local-newspaper
wage:2 wage:3 wage:1
middle ask.employee | company.local-newspaper
skill:unskilled none skill:luxury skill:media skill:education skill:agriculture skill:healthcare
middle ask.swap-in | company.hotel
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:education skill:media
middle ask.founder | company.fast-food-restaurant skill.agriculture
skill:agriculture worker:convenience-store-0 worker:fish-farm-0 worker:organic-farm-0 worker:national-public-broadcasting-2 worker:hotel-1
middle ask.swap-in | company.fast-food-restaurant
skill:agriculture skill:healthcare skill:unskilled skill:luxury skill:media skill:education
middle ask.migrant
skill:agriculture skill:luxury skill:healthcare done skill:unskilled skill:media skill:education agenda:reveal
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
skill:luxury skill:healthcare skill:agriculture skill:media skill:education
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
skill:unskilled skill:media skill:luxury skill:education skill:agriculture skill:healthcare
working ask.assign-next-for | company.vegetable-farm
skill:unskilled skill:agriculture skill:healthcare skill:education skill:media worker:supermarket-0 worker:supermarket-1 worker:fast-food-chain-1 worker:public-university-3-0 worker:public-university-3-1
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
company:supermarket company:clinic company:college company:shopping-mall-2 company:academy company:stadium company:medical-village company:technical-university company:college-2 company:shopping-mall company:radio-station company:clinic-2 company:lobbying-firm company:hotel company:tv-station company:hospital company:university company:fish-farm company:pharmaceutical-company company:institute-of-technology company:public-hospital-3
capitalist ask.wage | company.institute-of-technology
wage:2 wage:3 wage:1
capitalist ask.staff-class-for | company.institute-of-technology
class:middle none class:working
capitalist ask.vote-side | policy.5 C
for against
state ask.immediate-vote-free | policy.4
yes no
state ask.drop-event
event:unfair-representation event:local-industries-in-turmoil event:strike-at-the-port event:demand-for-higher-welfare-standards event:need-for-stimulus-package event:low-university-ratings event:ae24 event:ae03 event:global-supply-chain-crisis event:neighbors-at-war event:civil-unrest event:drought event:ae18 event:ae19 event:technological-illiteracy event:companies-demand-better-internet event:need-for-sustainability-initiative event:declining-birth-rate event:low-education-index event:pandemic event:fear-of-deflation event:infant-industry-requires-help event:ae08 event:political-polarization event:developing-countries-in-need event:political-scandal event:ae25 event:ae14 event:earthquake event:demand-for-thirteen-month-pay event:demand-for-pension-reform event:ae10 event:ae16 event:ae04 event:ae22 event:ae12 event:outdated-public-sector-infrastructure event:ae20 event:ae01 event:ae21 event:ae02 event:ae09 event:ae11 event:ae23 event:ae13 event:ae07 event:ae15 event:ae05 event:ae17 event:ae06
state ask.provide-from | source.foreign-market resource.food
least 3/4 most 2/4 4/4
state ask.immediate-vote | policy.3
yes no
working ask.swap-in | company.convenience-store
skill:unskilled skill:education skill:agriculture skill:healthcare skill:luxury skill:media
middle ask.vote-side | policy.1 C
for against
middle ask.wage | company.electronics-store
wage:2 wage:3 wage:1
middle ask.swap-in | company.shopping-mall
skill:unskilled skill:agriculture skill:media skill:education skill:luxury skill:healthcare
middle ask.founder | company.regional-radio-station skill.media
skill:media worker:local-newspaper-0 worker:regional-tv-station-2-0 worker:national-public-broadcasting-0 worker:fashion-company-1 worker:lobbying-firm-0 worker:tv-station-0 worker:hotel-1 worker:fast-food-restaurant-1 worker:vegetable-farm-2 worker:radio-station-1 worker:radio-station-0 worker:public-university-3-1 worker:university-1 worker:publishing-house-0 worker:hotel-0 worker:pr-agency-0 worker:regional-tv-station-3-0
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
company:shopping-mall-2 company:car-manufacturer company:lobbying-firm company:fish-farm company:automated-grain-farm company:vegetable-farm company:institute-of-technology company:university company:electronics-manufacturer company:pharmaceutical-company company:stadium company:clinic-2 company:hospital company:hotel company:medical-village company:college-2 company:supermarket-2 company:private-school company:regional-radio-station company:academy company:automated-dairy-farm company:tv-station company:pr-agency company:pharmacy company:jewelry-store company:organic-farm company:electronics-store company:medical-laboratory
state ask.immediate-vote-free | policy.1
yes no
state ask.privatize
company:public-hospital-2 company:regional-tv-station-2 company:university-hospital company:technical-university company:national-public-broadcasting company:public-university-3 company:shopping-mall company:public-hospital-3 company:public-university-2 company:regional-tv-station-3 company:car-manufacturer company:clinic
state ask.emergency-policy
policy:1B policy:2A policy:2C policy:4B policy:7A policy:7C policy:1A policy:1C policy:3B policy:6B policy:7B policy:2B policy:5B policy:3A policy:3C policy:6A policy:6C policy:4A policy:4C policy:5A policy:5C
state ask.wage | company.national-public-broadcasting
wage:2 wage:3 wage:1
state ask.wage | company.technical-university
wage:2 wage:3 wage:1
state ask.staff-company | role.working
company:public-university-3 company:technical-university company:public-university-2 company:regional-tv-station-2 company:regional-tv-station-3 company:national-public-broadcasting company:university-hospital company:public-hospital-2 company:public-hospital-3 company:clinic company:shopping-mall company:college
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
least 3/4 most 2/4 4/4 1/4
state ask.provide-from | role.middle resource.luxury
least most 3/4
state ask.vote-side | policy.5 C
for against
state ask.vote-side | policy.3 A
for against
working ask.immediate-vote | policy.2
yes no
working ask.vote-side | policy.4 A
for against
working ask.freeze-policy
policy:1 policy:2 policy:3 policy:4 policy:5 policy:6 policy:7
working ask.assign-next-for | company.fish-farm
skill:unskilled worker:convenience-store-employee worker:game-store-employee worker:local-newspaper-employee worker:organic-farm-employee skill:agriculture skill:media
working ask.vote-side | policy.5 C
for against
capitalist ask.keep-event | event.ae10
keep vp
capitalist ask.keep-event | event.ae03
keep vp
capitalist ask.benefit
benefit:ae03 done benefit:ae02 benefit:ae09 benefit:ae01 benefit:ae18 benefit:ae10 benefit:ae15 benefit:ae24 benefit:ae14 benefit:ae25 benefit:ae08 benefit:ae21 benefit:ae04 benefit:ae07 benefit:ae19
state ask.event-penalty | event.ae09
class:working class:middle class:capitalist
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
worker:convenience-store-0 worker:technical-university-0 worker:technical-university-1 worker:shopping-mall-0 worker:shopping-mall-1 skill:unskilled skill:agriculture skill:luxury skill:education worker:medical-laboratory-0 worker:game-store-0 worker:supermarket-0 worker:supermarket-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:pharmacy-0 worker:pharmacy-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:tutoring-company-0 worker:hotel-0 worker:hotel-2 worker:academy-0 worker:academy-1 worker:doctors-office-0 worker:doctors-office-2-0 worker:electronics-store-0 worker:clinic-0 worker:clinic-1 worker:hospital-0 worker:hospital-1 worker:fashion-company-0 skill:media worker:medical-village-0 worker:medical-village-1 worker:medical-village-2 skill:healthcare worker:tv-station-0 worker:tv-station-1 worker:regional-radio-station-0 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:private-school-0 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:national-public-broadcasting-2 worker:tv-station-2 worker:radio-station-0 worker:hotel-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:public-university-3-0 worker:public-university-3-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:local-newspaper-0 worker:organic-farm-0 worker:pr-agency-0 worker:pr-agency-1 worker:public-university-2-0 worker:public-university-2-1 worker:stadium-0 worker:stadium-1 worker:vegetable-farm-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1
middle ask.wage | company.convenience-store
wage:2 wage:3 wage:1
middle ask.employee | company.convenience-store
skill:unskilled none skill:agriculture skill:luxury skill:education skill:healthcare
middle ask.lose-company
company:doctors-office company:fast-food-restaurant company:convenience-store-2 company:convenience-store company:tutoring-company company:training-center company:electronics-store company:private-school company:game-store company:doctors-office-2 company:medical-laboratory company:regional-radio-station company:pharmacy company:jewelry-store company:local-newspaper company:organic-farm company:pr-agency
capitalist ask.lose-company
company:college company:radio-station company:clinic company:stadium company:fashion-company company:automated-dairy-farm company:shopping-mall company:public-hospital-3 company:supermarket company:car-manufacturer company:shopping-mall-2 company:automated-grain-farm company:electronics-manufacturer company:fast-food-chain company:national-public-broadcasting company:institute-of-technology company:technical-university company:university-hospital company:medical-village company:tv-station company:university company:supermarket-2 company:regional-tv-station-2
state ask.provide-from | role.middle resource.food
least most 3/4 2/4
state ask.provide-from | role.capitalist resource.luxury
least most 3/4 2/4
working ask.accident-owner
role:middle role:state role:capitalist
middle ask.founder | company.organic-farm skill.agriculture
skill:agriculture worker:convenience-store-0 worker:fish-farm-0 worker:university-hospital-1 worker:supermarket-2-0 worker:shopping-mall-2-1 worker:fast-food-restaurant-0 worker:national-public-broadcasting-1
capitalist ask.immediate-vote-free | policy.5
yes no
capitalist ask.wage | company.university
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.university
class:working class:middle none
capitalist ask.staff-class-for | company.college
class:working class:middle none
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
skill:media worker:regional-radio-station-employee worker:cooperative-farm-0 worker:convenience-store-employee worker:doctors-office-employee worker:game-store-employee worker:tutoring-company-employee worker:electronics-store-employee
working ask.assign-next-for | company.regional-tv-station
skill:unskilled skill:agriculture skill:healthcare skill:education worker:doctors-office-employee worker:technical-university-0 worker:technical-university-1 worker:public-hospital-2-0 worker:public-hospital-2-1 skill:media worker:tv-station-0
working ask.swap-in | company.regional-tv-station
skill:unskilled skill:agriculture skill:education skill:healthcare skill:media skill:luxury
working ask.swap-in | company.game-store
skill:unskilled skill:agriculture skill:education skill:healthcare skill:luxury skill:media
middle ask.employee | company.regional-radio-station
skill:media none
middle ask.swap-in | company.public-university
skill:unskilled skill:agriculture skill:luxury skill:education skill:media skill:healthcare
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
bill:2 bill:7 bill:3 bill:5 bill:4 bill:1 bill:6
state ask.import-health
least 3/4 most 1/4 2/4 4/4
state ask.retire-company
company:university-hospital company:regional-tv-station-3 company:regional-tv-station-2 company:shopping-mall company:public-university-2 company:public-hospital-3 company:public-hospital-2 company:national-public-broadcasting company:technical-university company:public-university-3
state ask.nationalize
company:lobbying-firm company:publishing-house company:clinic company:shopping-mall-2 company:tv-station company:hospital company:vegetable-farm company:college company:shopping-mall company:stadium company:fish-farm company:pharmaceutical-company company:supermarket company:technical-university company:fast-food-chain company:institute-of-technology company:supermarket-2 company:clinic-2 company:regional-tv-station-2
state ask.wage | company.lobbying-firm
wage:2 wage:3
working ask.assign-where | skill.luxury
company:game-store company:university-hospital company:doctors-office company:clinic company:public-hospital-2 company:public-university-3 company:convenience-store company:supermarket trade:supermarket-1 trade:university-hospital-1 company:electronics-store company:tutoring-company company:public-hospital-3 trade:convenience-store-employee trade:doctors-office-employee trade:tutoring-company-employee trade:college-1 company:public-university-2
middle ask.assign-next-for | company.supermarket
worker:convenience-store-0 worker:supermarket-0 skill:agriculture worker:fast-food-restaurant-0 skill:unskilled skill:media worker:shopping-mall-0 worker:shopping-mall-1 worker:lobbying-firm-0
middle ask.founder | company.electronics-store skill.luxury
skill:luxury worker:shopping-mall-0 worker:jewelry-store-0
middle ask.employee | company.electronics-store
skill:luxury none
middle ask.immediate-vote-free | policy.4
yes no
middle ask.immediate-vote | policy.5
yes no
middle ask.founder | company.game-store skill.luxury
skill:luxury worker:shopping-mall-0 worker:tv-station-1 worker:shopping-mall-2-0 worker:jewelry-store-0
middle ask.immediate-vote-free | policy.6
yes no
middle ask.assign-next-for | company.regional-tv-station
worker:regional-radio-station-0 worker:regional-tv-station-2-0 skill:media worker:national-public-broadcasting-0 worker:lobbying-firm-0 worker:publishing-house-0 worker:vegetable-farm-1 worker:tv-station-0
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
class:working class:middle agenda:reveal
state ask.provide-from | role.middle resource.health
least most 2/4 3/4 4/4 1/4
state ask.event-buy | role.middle resource.health
least most 2/4 3/4 4/4 1/4
state ask.event-buy | role.middle resource.luxury
least most 3/4 2/4 1/4 4/4
middle ask.founder | company.private-school skill.education
skill:education worker:technical-university-0 worker:public-university-3-0 worker:tv-station-2
middle ask.employee | company.medical-laboratory
skill:healthcare none
middle ask.keep-event | event.ae23
keep vp
middle ask.assign-next-for | company.jewelry-store
skill:unskilled skill:agriculture skill:luxury skill:education worker:private-school-0 worker:medical-laboratory-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:shopping-mall-1 worker:pharmacy-1 worker:game-store-0 skill:media
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
class:working class:middle class:capitalist
state ask.event-class | event.ae20
class:working class:middle
state ask.event-penalty | event.ae16
class:working class:middle class:capitalist
state ask.event-class | event.ae08
class:working class:middle class:capitalist
state ask.event-class | event.ae23
class:middle class:capitalist
capitalist ask.immediate-vote-free | policy.2
yes no
state ask.event-class | event.demand-for-pension-reform
class:working class:middle
working ask.keep-event | event.ae22
keep vp
working ask.swap-in | company.public-university
skill:unskilled skill:education skill:media skill:luxury skill:agriculture skill:healthcare
middle ask.immediate-vote | policy.1
yes no
state ask.vote-side | policy.1 C
for against agenda:reveal
state ask.vote-side | policy.5 A
for against
state ask.event-penalty | event.ae08
class:working class:middle class:capitalist
state ask.event-class | event.ae22
class:working class:middle
state ask.provide-from | role.capitalist resource.health
least most 2/4 3/4 4/4
capitalist ask.staff-class-for | company.clinic
class:working class:middle none
capitalist ask.immediate-vote-free | policy.3
yes no
state ask.immediate-vote | policy.7
yes no
state ask.provide-mix | resource.health resource.education
least 3/4 most 2/4
middle ask.founder | company.training-center skill.education
skill:education worker:tutoring-company-0 worker:public-university-3-0 worker:technical-university-0 worker:institute-of-technology-0 worker:clinic-1
middle ask.swap-in | company.training-center
skill:unskilled skill:luxury skill:education skill:agriculture skill:media skill:healthcare
middle ask.assign-next-for | company.public-university
skill:education worker:training-center-0 skill:unskilled skill:healthcare skill:media worker:shopping-mall-0 skill:luxury worker:convenience-store-0 worker:doctors-office-0 skill:agriculture worker:academy-0 worker:tutoring-company-0 worker:national-public-broadcasting-1 worker:public-university-3-0 worker:technical-university-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:shopping-mall-1 worker:college-1 worker:fast-food-chain-0 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:training-center-1 worker:technical-university-1
middle ask.new-bill
yes no
middle ask.immediate-vote | policy.3
yes no
capitalist ask.scandal
role:working role:middle role:state
capitalist ask.cancel-bill
bill:3 bill:6 bill:1 bill:5
capitalist ask.vote-side | policy.3 C
for against
state ask.event-class | event.infant-industry-requires-help
class:middle class:capitalist
state ask.save-company
yes no
state ask.save-company | company.convenience-store
yes no
state ask.save-company | company.clinic
yes no
working ask.immediate-vote-free | policy.6
yes no
working ask.immediate-vote | policy.3
yes no
state ask.vote-side | policy.6 B
for against
state ask.event-class | event.demand-for-thirteen-month-pay
class:working class:middle agenda:reveal
state ask.event-penalty | event.need-for-stimulus-package
class:working class:middle class:capitalist
middle ask.swap-in | company.pharmacy
skill:unskilled skill:luxury skill:education skill:media skill:agriculture skill:healthcare
middle ask.assign-next-for | company.hospital
skill:healthcare worker:doctors-office-0 worker:pharmacy-0
middle ask.assign-where | skill.agriculture
company:public-hospital-2 company:public-hospital-3 company:national-public-broadcasting company:clinic company:public-university-2 company:public-university-3 company:university-hospital company:clinic-2 company:regional-tv-station-2 company:technical-university company:shopping-mall company:publishing-house company:supermarket company:convenience-store company:organic-farm company:tv-station company:training-center company:pharmacy company:college company:fashion-company company:medical-village company:regional-tv-station-3
middle ask.assign-next-for | company.public-hospital
skill:unskilled skill:luxury skill:healthcare skill:education worker:convenience-store-0 worker:doctors-office-0 skill:media worker:convenience-store-2-0 worker:hospital-0 worker:hospital-1 worker:public-hospital-3-0 worker:pharmacy-0 worker:clinic-0 skill:agriculture worker:pharmacy-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:organic-farm-0 worker:stadium-0 worker:stadium-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:radio-station-0 worker:medical-laboratory-0 worker:doctors-office-2-0
working ask.immediate-vote-free | policy.2
yes no
middle ask.swap-in | company.national-public-broadcasting
skill:unskilled skill:luxury skill:education skill:media skill:agriculture skill:healthcare agenda:reveal
capitalist ask.staff-class-for | company.fashion-company
class:middle none class:working
state ask.immediate-vote-free | policy.3
yes no
middle ask.swap-in | company.fast-food-chain
skill:unskilled skill:agriculture skill:education skill:healthcare skill:media skill:luxury
state ask.event-class | event.ae14
class:working class:middle class:capitalist
state ask.event-buy | role.capitalist resource.health
least most 3/4 2/4 4/4 1/4
middle ask.swap-in | company.academy
skill:agriculture skill:luxury skill:healthcare skill:unskilled skill:education skill:media
state ask.event-buy | role.middle resource.education
least 2/4 3/4 most 4/4 1/4
middle ask.swap-in | company.pr-agency
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:media skill:education
working ask.immediate-vote-free | policy.1
yes no
middle ask.immediate-vote-free | policy.2
yes no
state ask.staff-skill | company.technical-university
skill:agriculture skill:luxury skill:education skill:media skill:healthcare
middle ask.founder | company.convenience-store skill.agriculture
skill:agriculture worker:convenience-store-0 worker:vegetable-farm-0 worker:publishing-house-0
capitalist ask.wage | company.fashion-company
wage:2 wage:3 wage:1
state ask.staff-skill | company.university-hospital
skill:agriculture skill:education skill:media skill:luxury skill:healthcare
capitalist ask.lure-to
company:clinic-2 company:pharmaceutical-company company:clinic company:college
state ask.wage | company.clinic
wage:2 wage:3 wage:1
working ask.immediate-vote-free | policy.5
yes no
working ask.keep-event | event.ae20
keep vp
working ask.keep-event | event.ae05
keep vp
middle ask.bond
bond:0 bond:30 bond:50
capitalist ask.keep-event | event.ae25
keep vp
capitalist ask.keep-event | event.ae14
keep vp
capitalist ask.keep-event | event.ae01
keep vp
state ask.event-class | event.ae05
class:working class:middle
working ask.assign-next-for | company.fashion-company
skill:unskilled skill:luxury worker:doctors-office-employee worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:convenience-store-2-employee skill:healthcare skill:agriculture worker:convenience-store-employee worker:tutoring-company-employee worker:public-hospital-3-0 worker:public-hospital-3-1 worker:clinic-0
working ask.swap-in | company.fashion-company
skill:unskilled skill:luxury skill:education skill:healthcare skill:agriculture skill:media
working ask.assign-next-for | company.radio-station
skill:unskilled skill:luxury worker:convenience-store-employee worker:supermarket-0 worker:supermarket-1 skill:agriculture worker:doctors-office-employee worker:college-0 worker:college-1
working ask.assign-next-for | company.academy
skill:unskilled skill:luxury worker:convenience-store-employee worker:doctors-office-employee worker:supermarket-0 worker:supermarket-1 worker:radio-station-0 worker:university-hospital-0 worker:university-hospital-1 skill:agriculture worker:public-university-2-0 worker:public-university-2-1
working ask.swap-in | company.academy
skill:unskilled skill:luxury skill:agriculture
working ask.immediate-vote-free | policy.7
yes no
capitalist ask.wage | company.tv-station
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.tv-station
class:working class:middle none
capitalist ask.keep-event | event.ae18
keep vp
capitalist ask.wage | company.university-hospital
wage:2 wage:3 wage:1
state ask.event-class | event.ae18
class:working class:capitalist
capitalist ask.staff-abroad
company:clinic company:shopping-mall-2 company:fashion-company company:tv-station company:shopping-mall company:supermarket company:institute-of-technology company:radio-station company:pharmaceutical-company company:medical-village company:college company:hospital company:lobbying-firm company:supermarket-2
middle ask.keep-event | event.ae17
keep vp
capitalist ask.keep-event | event.ae15
keep vp
capitalist ask.discard | action.history-he30
discard:capitalist-competitive-wages discard:capitalist-foreign-partner discard:capitalist-global-food-crisis discard:capitalist-exit-strategy discard:capitalist-technological-progress discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-industrialization discard:capitalist-interest-groups discard:capitalist-higher-education-program discard:capitalist-radical-reforms discard:capitalist-momentum-for-change discard:capitalist-foreign-recruitment discard:capitalist-global-branding discard:capitalist-change-of-government-agenda
capitalist ask.keep-event | event.ae24
keep vp
capitalist ask.keep-event | event.ae23
keep vp
state ask.event-class | event.ae15
class:working class:middle class:capitalist
state ask.event-class | event.ae24
class:working class:middle class:capitalist
working ask.assign-next-for | company.public-university
skill:unskilled skill:agriculture skill:education skill:media worker:college-0 skill:luxury worker:doctors-office-employee worker:supermarket-0 worker:supermarket-1 worker:college-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:university-hospital-0 worker:university-hospital-1 skill:healthcare worker:fast-food-chain-0 worker:public-university-3-0 worker:public-university-3-1 worker:institute-of-technology-0 worker:convenience-store-employee worker:cooperative-farm-0 worker:university-hospital-2 worker:cooperative-farm-1 worker:doctors-office-2-employee worker:academy-0 worker:clinic-0 worker:clinic-1 worker:private-school-employee worker:tutoring-company-employee worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:hotel-0 worker:hotel-1 worker:game-store-employee worker:pharmaceutical-company-1 worker:public-university-2-0 worker:convenience-store-2-employee worker:national-public-broadcasting-2 worker:shopping-mall-0 worker:shopping-mall-1
state ask.wage | company.institute-of-technology
wage:1 wage:2 wage:3
state ask.staff-class-for
class:working class:middle none
state ask.staff-class-for | company.institute-of-technology
class:working class:middle none
working ask.immediate-vote-free | policy.3
yes no
capitalist ask.keep-event | event.ae21
keep vp
capitalist ask.keep-event | event.ae04
keep vp
state ask.event-class | event.ae21
class:working class:middle class:capitalist
state ask.fill-company
company:technical-university company:national-public-broadcasting company:public-hospital-2 company:public-university-2 company:public-hospital-3 company:regional-tv-station-2 company:regional-tv-station-3 company:public-university-3 company:university-hospital company:clinic company:shopping-mall
state ask.fill-class | company.technical-university
class:working class:middle
state ask.event-class | event.ae04
class:middle class:capitalist
working ask.keep-event | event.ae13
keep vp
middle ask.swap-in | company.tv-station
skill:unskilled skill:healthcare skill:education skill:agriculture skill:media skill:luxury
state ask.discard | action.pass
discard:state-agenda-setting discard:state-medical-tourism discard:state-step-for-representation discard:state-radical-reforms discard:state-denial-of-free-speech discard:state-foreign-investment-program discard:state-emergency-state discard:state-pressing-matters discard:state-business-grants discard:state-privatization discard:state-allowances-and-subsidies discard:state-immediate-response discard:state-foreign-financial-assistance discard:state-foreign-students discard:state-change-of-government-agenda discard:state-shift-focus discard:state-momentum-for-change discard:state-nationalization discard:state-literacy-program discard:state-unemployment-initiative-program discard:state-protect-the-status-quo discard:state-supplemental-income-program discard:state-public-sector-overtime discard:state-healthcare-program discard:state-covid-19-vaccination-program discard:state-higher-vat discard:state-employment-support-scheme discard:state-a-matter-of-high-priority
state ask.event-class | event.ae13
class:working class:middle
capitalist ask.fill-class | company.lobbying-firm
class:working class:middle
working ask.swap-in | company.college
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:education skill:media
middle ask.founder | company.local-newspaper skill.media
worker:regional-radio-station-0 worker:tv-station-0 worker:lobbying-firm-0 skill:media worker:national-public-broadcasting-0 worker:regional-tv-station-2-0 worker:pharmacy-1 worker:publishing-house-2
working ask.keep-event | event.ae08
keep vp
working ask.discard | action.history-he17
discard:working-signing-bonus discard:working-general-strike discard:working-workplace-accident discard:working-healthcare-benefits discard:working-rising-covid-19-cases discard:working-specialization discard:working-protect-the-status-quo discard:working-interest-groups discard:working-healthcare-movement discard:working-reveal-political-scandal discard:working-state-scholarship discard:working-supplemental-income-program discard:working-change-of-government-agenda discard:working-need-for-change discard:working-proletarians-of-the-world-unite discard:working-highlight-social-issues discard:working-migration discard:working-boost-domestic-tourism discard:working-workers-movement discard:working-fake-news discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-radical-reforms discard:working-student-movement discard:working-affordable-housing discard:working-public-sector-overtime
middle ask.keep-event | event.ae02
keep vp
capitalist ask.staff-skill | company.clinic
skill:agriculture skill:education skill:luxury skill:healthcare skill:media
capitalist ask.shift-wage
wage:shopping-mall-2 wage:clinic-2 wage:public-hospital-3-2 wage:shopping-mall-1 wage:shopping-mall-3 wage:college-2 wage:publishing-house-2 wage:lobbying-firm-1 wage:lobbying-firm-3 wage:lobbying-firm-2 wage:radio-station-1 wage:radio-station-3
capitalist ask.public-pressure
yes no
capitalist ask.public-pressure | policy.1 C
yes no
capitalist ask.public-pressure | policy.2 B
yes no
capitalist ask.use-grant
yes no
state ask.save-company | company.doctors-office
yes no
state ask.save-company | company.public-hospital
yes no
state ask.fill-class | company.regional-tv-station
class:working class:middle
working ask.bond
bond:0 bond:30 bond:50
capitalist ask.bond
bond:0 bond:30 bond:50
capitalist ask.wage | company.college
wage:2 wage:3 wage:1
capitalist ask.fill-class | company.college
class:working class:middle
state ask.imf-repayment
least most
capitalist ask.immediate-vote-free | policy.1
yes no
working ask.swap-in | company.tv-station
skill:unskilled skill:luxury skill:healthcare skill:education
capitalist ask.keep-event | event.ae16
keep vp
capitalist ask.public-pressure | policy.1 B
yes no
capitalist ask.buy-public
company:public-hospital-3 company:shopping-mall company:public-hospital-2 done company:public-university-2 company:public-university-3 company:regional-tv-station-2 company:national-public-broadcasting company:university-hospital company:technical-university company:regional-tv-station-3 company:supermarket company:college
state ask.discard | action.history-he48
discard:state-unemployment-initiative-program discard:state-emergency-state discard:state-momentum-for-change discard:state-allowances-and-subsidies discard:state-medical-tourism discard:state-covid-19-vaccination-program discard:state-a-matter-of-high-priority discard:state-growth-in-tourism discard:state-privatization discard:state-shift-focus discard:state-employment-support-scheme discard:state-foreign-investment-program discard:state-construction-boom discard:state-geopolitical-support discard:state-denial-of-free-speech discard:state-nationalization discard:state-agenda-setting discard:state-public-sector-overtime discard:state-foreign-students discard:state-step-for-representation discard:state-supplemental-income-program discard:state-healthcare-program discard:state-foreign-financial-assistance discard:state-higher-vat discard:state-immediate-response discard:state-change-of-government-agenda discard:state-business-grants
working ask.assign-next-for | company.institute-of-technology
skill:unskilled skill:agriculture skill:luxury skill:education skill:media skill:healthcare worker:college-0 worker:college-1 worker:cooperative-farm-0
working ask.swap-in | company.institute-of-technology
skill:unskilled skill:luxury skill:agriculture skill:healthcare skill:media
capitalist ask.staff-class-for | company.medical-village
class:working class:middle none
working ask.assign-next-for | company.university
skill:unskilled skill:healthcare skill:media worker:convenience-store-employee worker:doctors-office-employee worker:supermarket-0 worker:supermarket-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:public-university-3-0 worker:public-university-3-1 worker:cooperative-farm-1 worker:game-store-employee worker:tutoring-company-employee worker:college-0 worker:college-1 worker:fashion-company-0 worker:clinic-1
working ask.swap-in | company.university
skill:unskilled skill:healthcare skill:media skill:agriculture skill:luxury
state ask.fill-class | company.public-hospital
class:working class:middle
working ask.cancel-bill
bill:4 bill:7 bill:2 bill:5 bill:1 bill:6 bill:3
working ask.keep-event | event.ae03
keep vp
middle ask.swap-in | company.fashion-company
skill:unskilled skill:media skill:agriculture skill:luxury skill:healthcare skill:education
state ask.wage | company.shopping-mall
wage:2 wage:3 wage:1
working ask.swap-in | company.local-newspaper
skill:unskilled skill:agriculture skill:education skill:luxury skill:healthcare skill:media
capitalist ask.keep-event | event.ae07
keep vp
capitalist ask.fill-own-company
yes no
state ask.event-class | event.ae07
class:working class:capitalist
working ask.keep-event | event.ae18
keep vp
middle ask.scandal
role:working role:capitalist role:state
middle ask.immediate-vote-free | policy.7
yes no
capitalist ask.immediate-vote-free | policy.6
yes no
working ask.swap-in | company.fast-food-chain
skill:unskilled skill:healthcare skill:agriculture skill:education skill:media skill:luxury
state ask.provide-from | role.middle resource.education
least most 3/4 2/4 4/4
middle ask.swap-in | company.fish-farm
skill:unskilled skill:luxury skill:healthcare skill:education skill:media skill:agriculture
working ask.assign-next-for | company.tv-station
skill:unskilled skill:agriculture skill:media skill:education worker:supermarket-0 worker:supermarket-1
capitalist ask.fill-class | company.fast-food-chain
class:working class:middle
working ask.keep-event | event.ae07
keep vp
state ask.staff-skill | company.national-public-broadcasting
skill:education skill:media skill:agriculture skill:luxury skill:healthcare
working ask.swap-in | company.hospital
skill:unskilled skill:education skill:agriculture
capitalist ask.staff-skill | company.medical-village
skill:luxury skill:education skill:agriculture skill:media
state ask.wage | company.tv-station
wage:2 wage:3
state ask.staff-class-for | company.tv-station
class:working class:middle none
state ask.spend-media
least 3/4 most 2/4
state ask.event-class | event.ae17
class:middle class:capitalist
working ask.discard | action.history-he48
discard:working-interest-groups discard:working-migration discard:working-affordable-housing discard:working-labor-market-deregulation discard:working-supplemental-income-program discard:working-healthcare-benefits discard:working-reveal-political-scandal discard:working-signing-bonus discard:working-fake-news discard:working-boost-domestic-tourism discard:working-radical-reforms discard:working-state-scholarship discard:working-workplace-accident discard:working-protect-the-status-quo discard:working-change-of-government-agenda discard:working-unemployment-benefits discard:working-student-movement discard:working-workers-movement discard:working-highlight-social-issues discard:working-general-strike discard:working-healthcare-movement discard:working-public-sector-overtime discard:working-rising-covid-19-cases
working ask.assign-next-for | company.hospital
skill:unskilled skill:education worker:convenience-store-employee worker:organic-farm-employee worker:game-store-employee
middle ask.assign-next-for | company.academy
skill:unskilled skill:agriculture skill:luxury
working ask.keep-event | event.ae01
keep vp
state ask.discard | action.history-he39
discard:state-shift-focus discard:state-employment-support-scheme discard:state-business-grants discard:state-a-matter-of-high-priority discard:state-foreign-investment-program discard:state-emergency-state discard:state-higher-vat
middle ask.assign-next-for | company.clinic
skill:unskilled skill:healthcare skill:media worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:doctors-office-0 worker:clinic-2-0 skill:luxury skill:agriculture worker:publishing-house-1 skill:education worker:jewelry-store-0 worker:jewelry-store-1
middle ask.discard | action.history-he30
discard:middle-migration discard:middle-voice-of-middle-class-workers discard:middle-land-of-opportunity discard:middle-export-subsidy discard:middle-unemployment-initiative-program discard:middle-healthcare-benefits discard:middle-specialization discard:middle-covid-19-stimulus-package discard:middle-personal-consumption discard:middle-momentum-for-change discard:middle-foreign-market-insight discard:middle-highlight-social-issues discard:middle-immigration-reform discard:middle-supplemental-income-program discard:middle-health-crisis discard:middle-new-theme-park discard:middle-investment-opportunities discard:middle-reveal-political-scandal discard:middle-import-subsidy discard:middle-public-opinion-polling discard:middle-labor-market-deregulation discard:middle-protect-the-status-quo
state ask.event-class | event.ae02
class:middle class:capitalist
capitalist ask.keep-event | event.ae19
keep vp
state ask.event-class | event.ae19
class:middle class:capitalist
working ask.keep-event | event.ae11
keep vp
working ask.keep-event | event.ae14
keep vp
working ask.keep-event | event.ae15
keep vp
middle ask.keep-event | event.ae19
keep vp
middle ask.assign-next-for | company.tv-station
worker:convenience-store-0 worker:doctors-office-0 worker:hotel-0 worker:hotel-1 skill:unskilled skill:media worker:shopping-mall-0 worker:shopping-mall-1 worker:regional-radio-station-0 skill:luxury
capitalist ask.public-pressure | policy.2 A
yes no
capitalist ask.public-pressure | policy.3 B
yes no
middle ask.keep-event | event.ae04
keep vp
middle ask.assign-next-for | company.publishing-house
skill:unskilled skill:agriculture skill:luxury skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:clinic-1 worker:fashion-company-0 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:shopping-mall-2-1
working ask.discard | action.history-he30
discard:working-state-scholarship discard:working-fake-news discard:working-interest-groups discard:working-proletarians-of-the-world-unite discard:working-healthcare-benefits discard:working-public-opinion-polling discard:working-migration discard:working-supplemental-income-program discard:working-need-for-change discard:working-specialization discard:working-boost-domestic-tourism discard:working-protect-the-status-quo discard:working-radical-reforms
capitalist ask.wage | company.public-hospital
wage:2 wage:3 wage:1
working ask.keep-event | event.ae09
keep vp
middle ask.keep-event | event.ae20
keep vp
middle ask.swap-in | company.university
skill:unskilled skill:education skill:media skill:agriculture skill:healthcare skill:luxury
working ask.food-amount | role.state
least most 2/4 3/4 4/4
middle ask.keep-event | event.ae05
keep vp
middle ask.freeze-policy
policy:2 policy:4 policy:5 policy:6 policy:1 policy:3 policy:7
state ask.provide-from | role.capitalist resource.education
least 3/4 most 1/4 2/4 4/4
capitalist ask.wage | company.public-university
wage:1 wage:2 wage:3
middle ask.discard | action.history-he17
discard:middle-migration discard:middle-personal-consumption discard:middle-labor-market-deregulation discard:middle-protect-the-status-quo discard:middle-healthcare-benefits discard:middle-growing-business discard:middle-employment-subsidy discard:middle-momentum-for-change discard:middle-supplemental-income-program discard:middle-specialization discard:middle-investment-opportunities discard:middle-export-subsidy discard:middle-import-subsidy
state ask.staff-class-for | company.clinic
class:working class:middle none
working ask.swap-in | company.hotel
skill:unskilled skill:agriculture skill:healthcare skill:education skill:media skill:luxury
capitalist ask.keep-event | event.ae17
keep vp
working ask.shift-wage
wage:convenience-store-2 wage:doctors-office-2 wage:convenience-store-1 wage:convenience-store-3 wage:local-newspaper-1 wage:local-newspaper-3 wage:electronics-store-1 wage:electronics-store-3 wage:medical-laboratory-1 wage:medical-laboratory-3 wage:regional-radio-station-1 wage:regional-radio-station-3 wage:supermarket-1 wage:supermarket-3 wage:college-1 wage:college-3
state ask.staff-class-for | company.vegetable-farm
class:working class:middle none
capitalist ask.fill-class | company.clinic
class:working class:middle
middle ask.founder | company.jewelry-store skill.luxury
skill:luxury worker:shopping-mall-0 worker:publishing-house-2 worker:fast-food-chain-1 worker:electronics-store-0 worker:stadium-0 worker:vegetable-farm-1
working ask.assign-next-for | company.college
skill:education worker:public-university-3-0 worker:cooperative-farm-0 worker:cooperative-farm-1 worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 skill:unskilled skill:media skill:luxury worker:convenience-store-employee worker:doctors-office-employee worker:tutoring-company-employee worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:public-university-2-0 worker:convenience-store-2-employee worker:clinic-2-0 worker:clinic-2-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-2-1 skill:agriculture
working ask.keep-event | event.ae24
keep vp
state ask.save-company | company.electronics-manufacturer
yes no
state ask.staff-class-for | company.shopping-mall
class:middle none class:working
state ask.staff-class-for | company.stadium
class:middle none
working ask.keep-event | event.ae21
keep vp
state ask.staff-class-for | company.supermarket
class:working none class:middle
middle ask.keep-event | event.ae22
keep vp
working ask.keep-event | event.ae16
keep vp
working ask.assign-next-for | company.medical-village
worker:cooperative-farm-0 worker:supermarket-0 worker:supermarket-1 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 skill:unskilled skill:luxury skill:healthcare worker:convenience-store-employee worker:doctors-office-employee worker:college-0 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:public-hospital-3-0 worker:public-hospital-3-1
working ask.swap-in | company.medical-village
skill:unskilled skill:agriculture skill:healthcare skill:luxury skill:media skill:education
middle ask.keep-event | event.ae06
keep vp
capitalist ask.fill-class | company.tv-station
class:working class:middle
middle ask.assign-next-for | company.hotel
skill:unskilled skill:media worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:college-0 worker:college-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:radio-station-1
middle ask.swap-in | company.medical-village
skill:education skill:media skill:unskilled skill:agriculture skill:luxury
working ask.swap-in | company.fish-farm
skill:unskilled skill:education skill:luxury skill:media
working ask.public-pressure
yes no
working ask.public-pressure | policy.1 B
yes no
middle ask.keep-event | event.ae14
keep vp
state ask.wage | company.pharmaceutical-company
wage:1 wage:2 wage:3
working ask.swap-in | company.technical-university
skill:unskilled skill:agriculture skill:healthcare skill:media skill:education
middle ask.staff-skill
skill:agriculture skill:healthcare skill:education
middle ask.staff-skill | company.fast-food-restaurant
skill:agriculture skill:healthcare
middle ask.swap-in | company.stadium
skill:healthcare skill:education skill:media skill:unskilled skill:luxury skill:agriculture
middle ask.keep-event | event.ae15
keep vp
capitalist ask.fill-class | company.medical-village
class:working class:middle
middle ask.keep-event | event.ae08
keep vp
middle ask.keep-event | event.ae24
keep vp
middle ask.keep-event | event.ae10
keep vp
middle ask.keep-event | event.ae13
keep vp
middle ask.keep-event | event.ae21
keep vp
middle ask.food-amount | role.state
least 3/4 most
state ask.save-company | company.tutoring-company
yes no
state ask.save-company | company.fashion-company
yes no
capitalist ask.fill-class | company.vegetable-farm
class:working class:middle
capitalist ask.staff-skill | company.vegetable-farm
skill:agriculture skill:healthcare skill:media
state ask.save-company | company.regional-radio-station
yes no
state ask.save-company | company.college
yes no
middle ask.swap-in | company.supermarket
skill:education skill:media skill:unskilled skill:luxury
working ask.assign-next-for | company.hotel
skill:unskilled skill:luxury skill:healthcare skill:media worker:cooperative-farm-2 worker:convenience-store-employee worker:college-1 worker:supermarket-0 worker:supermarket-1 worker:cooperative-farm-0 worker:college-0 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1
capitalist ask.wage | company.national-public-broadcasting
wage:2 wage:3 wage:1
working ask.assign-next-for | company.shopping-mall
skill:unskilled skill:media
capitalist ask.staff-skill | company.fast-food-chain
skill:agriculture skill:media skill:healthcare
state ask.save-company | company.supermarket
yes no
state ask.save-company | company.university-hospital
yes no
middle ask.assign-next-for | company.lobbying-firm
skill:unskilled skill:luxury skill:healthcare skill:education skill:media worker:regional-radio-station-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:clinic-1
middle ask.swap-in | company.hospital
skill:unskilled skill:media skill:luxury skill:healthcare skill:agriculture
middle ask.hire-whom
skill:education skill:media skill:agriculture skill:healthcare skill:luxury
middle ask.hire-whom | company.game-store
skill:education skill:media
capitalist ask.fill-class | company.hotel
class:working class:middle
state ask.wage | company.supermarket
wage:1 wage:2 wage:3
middle ask.sell-to-state | resource.education
least 2/4 3/4 most 1/4 4/4
middle ask.assign-next-for | company.institute-of-technology
skill:unskilled skill:luxury skill:media worker:doctors-office-0 worker:technical-university-1 skill:healthcare skill:education worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1
middle ask.swap-in | company.institute-of-technology
skill:unskilled skill:media skill:education skill:agriculture skill:healthcare skill:luxury
capitalist ask.wage | company.technical-university
wage:2 wage:3 wage:1
middle ask.hire-whom | company.doctors-office
skill:agriculture skill:media
middle ask.swap-in | company.pharmaceutical-company
skill:unskilled skill:education skill:media skill:healthcare skill:agriculture
capitalist ask.fill-class | company.institute-of-technology
class:working class:middle
middle ask.hire-whom | company.convenience-store
skill:agriculture skill:healthcare skill:luxury skill:media skill:education
state ask.save-company | company.shopping-mall
yes no
state ask.fill-class | company.university-hospital
class:working class:middle
working ask.swap-in | company.shopping-mall
skill:luxury skill:healthcare skill:education skill:media skill:unskilled skill:agriculture
capitalist ask.staff-skill | company.lobbying-firm
skill:luxury skill:media
capitalist ask.discard | action.history-he48
discard:capitalist-technological-progress discard:capitalist-endorse-political-campaign discard:capitalist-fake-news discard:capitalist-offshore-companies discard:capitalist-foreign-market-insight discard:capitalist-foreign-partner
middle ask.staff-skill | company.pr-agency
skill:agriculture skill:education
capitalist ask.staff-skill | company.supermarket
skill:luxury skill:media skill:education
working ask.swap-in | company.stadium
skill:unskilled skill:education skill:agriculture
working ask.swap-in | company.pharmaceutical-company
skill:unskilled skill:agriculture skill:media
state ask.staff-skill | company.clinic
skill:agriculture skill:healthcare skill:luxury skill:media
working ask.swap-in | company.lobbying-firm
skill:unskilled skill:agriculture skill:healthcare skill:education skill:luxury skill:media
state ask.wage | company.publishing-house
wage:1 wage:2 wage:3
state ask.staff-class-for | company.publishing-house
class:working class:middle none
state ask.staff-class-for | company.college
class:working none
state ask.wage | company.college
wage:2 wage:3 wage:1
capitalist ask.staff-skill | company.fish-farm
skill:agriculture skill:healthcare
capitalist ask.staff-skill | company.stadium
skill:agriculture skill:media skill:luxury skill:healthcare skill:education
state ask.wage | company.medical-village
wage:1 wage:2 wage:3
capitalist ask.staff-skill | company.pharmaceutical-company
skill:agriculture skill:media skill:luxury
middle ask.keep-event | event.ae09
keep vp
state ask.save-company | company.tv-station
yes no
capitalist ask.hand-over
company:supermarket company:shopping-mall company:clinic company:college
state ask.staff-skill | company.shopping-mall
skill:agriculture skill:luxury skill:media skill:education
capitalist ask.fill-class | company.supermarket
class:working class:middle
state ask.save-company | company.fast-food-restaurant
yes no
state ask.save-company | company.university
yes no
state ask.save-company | company.game-store
yes no
state ask.wage | company.fish-farm
wage:2 wage:3

2D87CA5D5L7NsC7CuMoPb_EgV4CtHoN3QtH8CoLsKlJkCgGgY3FhR6NkPoKqImGkUlLkN6DjIxG_ByZ_XrChGhKqHmPuFnhBzH6NpByb4K6oBihCAmMzRxBsaAtEjlBpSiRjage4GsdsFwSAuXuXlLvTjoBkByIiF7C0LqBoM5Kjcpd1RxO5NkmB6L_GjI9EtDrH1T8TA_JAAVmOiPvByZrWyH_WqYhUv0B3QkDpQ6KtD8D7GpEoK-KiDtLqMsNzIoDTjKwBvCgI4OnByUuB4MrBjJsRwb-ZtNqD1IkExR2FgoDA3E5L1MvB3OGtBxJ_BvKTyFzGvNoHrH5DiDMyGrBtCzMrHqQuHwM_FqLzOgRiItE1HqT3GiciGkP9JelNpFmYpnBBwLzDwqBuByPwqBvKyUpFqB6NndxS5X3L0QsG2b_CgWmMnGndoYoY5HpEnalX-NOTuI8LyB9VxatWhZ_RrWspBzD2KzE3DlIzCxduXAvM0BAlU6XuOnM4UliB7D4F0czTtLrDxGhU-H9F2CpG-DZahBqIiPuUtC1BuC_JAoD2IQ_PKiDwFoEwHsE8PsJ4D9EnBmCiC2NuuBA1I5NvMsEtHuDgKMC3CiLqDxCyE1CvB8D-FrJ4DgN-B-ENgW2HwJhD5W1EvE2EhDjJsRnKkTSjQnC9FpP2E-Gv8C4OwX9H4gB3JwP0bzHivB9CrCqHmPnGtRe4QiQoVY0SiIkFjR6Z6Z3B7WzXnFkD4D9DKsOmQzIjV9HvX2BhViiBxImMuB-B_F_ElaoXAoBkLgDlauK6PjH6PtazL4F4NT9H7bxKjC-SjSjBHsH5BsIuD2D8J-J2CXiChNnCsFkJ9C7gB5B4HnBsDrG8P3GgKsCbhC8IJtU0tCApLlI9DwCxGxBB4DHwJhHrCoHxCoB1BbSjKuLiElGiBLgbgDUoEMEBoG3FrFlLiEeyFmIuGjB5I1BBtqD8DgSxRgN1DiK-OO6hBZvJ-BkIlUlRwD6MgH6ThCsMgEvKiBiMiMpN3O5RtEuErC6FtDqHsKjN_X5GpK7FpL0QkG8HiCsFvD3F3R6SAgHyUqWhN6BoKrFkOtdwD0EuK_SwCxEnKgCuJlPyCrC2ECvCyBM0DW3BMwBRBwDsCyClLzD4GoDuE-ItDwCsJG0CmBtB4CjV8iBA9N_JrEqK5GlFsCL1D4BpErEEjEvCkBzCIpFCRvCEAkPUoH5CzDpDhH-CctEPdrIlBgNrEiChCtCuCzgD8BdnFtEXhC8NmI0LtB5B6D-DjO_G2H8R0C8ZFkIAyC_EyEyEhcjLoN5GoIkCkC0B-R6SqF_J9HtF9BhDoEtFXCuBvD0CtKsKAkJ8IoRgEmJ3EnBgErItBkCTiFX9LxCoFgLjCyBKB_BwCmB2CNapDJzCpCZCDiC7B2CgBmBS8DhD-BwGkE9BxDkCtEtM-_DAqIzI_K7bnB8EsIzM7BoPxJkE6FrC_BkXsFvDNc6H8QpIvLG2I-DPjI6R0KrD4M9KvG5IyctR1IpG1MpEvEqK9cxEw5BH4DzO-UmiBAhDrI1GjHAxbjX0HiNAwL2b2SlJskBAmGmG1kBgB5WycoE7LxD8NzH9HzuBmImI4Y8L5LqB2Q4LgCtI4sB0YsEaA9hBmYAmTsUiX8DqmB_XzHnZ4WtQrIhMqD-QxHkGiEkM8FW7C4J4BgL-I5FjGkBtKzB8ItBb8U0gBZ7KhKoEkCuNueqF3C3EqKzCwCuyCA2J3ChFsFiF3DmI5BXhD2IwJwE0C7BmL6DoEAuEVsElHjLkKqWoHBrKyQmSiD0DhNuO_L-kBzPtalUvC5ExD0a3LqD-nBnInChwBwSqUnShQrHhJ5MhLpRtK-NwawQkDmb4L4FqB5JnQnQziB_NjewXClItGhDoExQtqBzBzBtDwZ5gBkTuQ4DyEtBgY4TvTuFA_ZqBA6iB8SkJlSid14BiX6BukBvH2PpK7BsJ5IuqBKqL0DqUzBmQsD4J2UvDzDoDnG9BiH2EpBpDuKlD7IrDoQrIkGoR8R_LdfrKkC44BAjF5EjH4K0I4F2KiPkEyBuPb0EqPYqImLtDhE_BqDmFqH9D6G2asH8IpKsYxL4C4BrK6GtLiKK7H_C7K3G7J-7B7KiLgcnRtCtqC6JuahPqDG9JzGmH1JxHyCycgMoBihByJ0DsLzJvOrS_PxFllBwXtMmChJnHgB1F7rB4M4MlEgPlgBqVyMzMiI0D4WwQlRrBF7LG1G8asPkGlC-H3mCuRoNUkcwC3VZuIsB0tBKiI4JuPTyOyGnBM_D4BiF3KvBe4KAnPsDnDvG3C3EtBtE4LgOzIToG8BxDymBAjPtGpIiCkJsD8IsJjD8QqDmDwL4EXqHkHoG1E0DG9BSAiNsVsHmFhR4U9FwB0EvKnMBcuBUmCoDsQuEuuBnHiBkV3Q6J_xCwGqVtH3D4CnFhD2U_IrGJqM4L3B-gBkJoBRwJzMxOzQqKpRWhJvPtGjD0FlG7fddjF5HhR4SyEoCyHsEyPyWWnCoB6EqCwP2PqHXmCsIt7BuZsCwKkD7DjE6F8N8BykBUiKgF4GmByLoGtBrH_FJmBlOjD-EgD4DvU4HwBJF0BxF0GmIvBkDqCGkDvE1EA7QxH2DwJgG1KuK6OoBmPkMxB0MkNyEgSqOF9CpB2BvBgB2BmH-T8IsGjYwVjVkC2CpFlHzFsCxBOqI4F0KlEqX1F3C0IzNlG3sC1C6Z0E_P-CR4DgMrF9H9BmSoDKkfsCAiCgSpIlFyGzEThHwCtHA8DnBH_c1B1B5KhO9DuKgI1BD-E4M4kByBbtI6DmF6K4MjGlE5JtElzBib4BnIyXyCwDyEyRjEuZesHhDmEiEqKgDlBTvEHmB9F5DiCoDSoB-DW7BNnIIgK4GtHuGhB4C-FxGuzGAlDkJjI_QrP5FpK1GpFvKLkK7D_f1EzCpC5B8CkEsCgGqG7I3DxSunB_PiR7O6K7BgGyGnP7IpKnEqShXqL3J5C-S9ZtH2gCA4LuM5HhcTiEh7Bxe-SAgU9yBnR0O6hB4PiMyH23CwxEAoEoEhnB_JvoBoM8IjH7D2MxM3F3ZgW-W4DqagRrBzHwCxJpekT3c-B7NAlb-IArW2WsMgGgqBunB8B3c8Q_avuBpgBvPhQnM5MsB_LqEsDvFyS1GmwBuHuoBZqbjCwaUwpBwnB0Ns3BuBlEnC5RKZ2ClGxStB2JqLuBmgCAxFrK2CQgL0Ge4ErD3JiH2ENxD-B3IsF8C4G3E7BGzMxBBPwdlHkP-JFmErDhFwC1JuKoS0SthB5WnC-CoP5F9M01BuH7D2MvLzR4JthBr5BgEqgBpPxWhK7Dsa8ZqFZiMq-Dq8EhkDvMvMrjB0YrqB4E0EnDrPoCkNrvBxQjOrNzCuBuDkL3CtSpH7WJnawQtSA_UtNVhewRiSnF8-B--BtjB8GqoBhdtlBL9qB3EhG4CoBtDZqFvEuH0Hg-BkP-1BjC6xBoCsyBrGmyByuBMwXqC1EKiEvDjLyNxCzUnI2FsBGghCApBZQrFiImBXqIyG0BnDoCqFlC7E-BiBqBkGvE7COejFyFjB-c7FcyCtFiBnEkCnSlNyPJhoBhCtB6J8IwBrIlH4jBiLoIiI1D5RuHrIh0B4EmS_KlNhJtQqViPfQ8ImsDigF9gDDmCjFrXjkBoElH5K3LaiMtdvTvMlNrMgCmDiFrI_KStErM9RxDnJAjQnKrG1T3EqRxHk1C2xB7iC_FogB1S7F5K_YsEyFxG2BZ-G6ED2GmG4xBmLmtBKgxBjCmnBTikB-mBjKmIkHjDvCgE_H2BzD1GjNR6EhG8Ui5BAxGyE0J9J3KrK7B2B5DG1DZPhFqF5CpCf-EnBa4CXzD-GvEuYpB6MTyFBtF8BlNzMF_MKtQ8J5B3F4MKiDoRO3DVoBrQ0ClHxrBrHqb0DrJpOmG8V8O8EwBuFquCgpD_8BhHxDQxKzZiC5DpJlF1IiKvUvO7P5KvEkCtC6D7BpB2C3GO7P7I1GApHrJsBjTgSxL1H-rBwa5pBC6CnGuBzO7OtH0D3IAQA-C6DsDgF6gBmE-a4B8dS4eyE2UyfyC0E6CMF2PrLzCCxF5HtBwBxDySkaAxGNjChBnC2FkCgCzCtGmCqDpCgEqB1CUqDkDDRpBMrBMpDsV7B4BvBzBYbrBOpLqHMuB3EwBwEuCoFwEvCmGmSsD4B5DhGgDlH_oB0D2NnBrBO2FmRqF2CLHssBu4BjZjFrGgJrF5IlDiDvBrEpD2GrEzC9KhGnBzE8CxD7FzCIvD5D5DxDrDAvG3GzM7P_BDpDyT4cvS1FrC_B2DtH1H-E8B3KgCYvDMyBmDFiUrBkTcoRsBsTgC6LsTwCgCoBmBVmHrE5C4FhIEjC5CuDkbu0FAngB5GvetJ4FuIkK5IlMsT7B1CtCtCmEmTmK9B7BhTzElB_P_NtHlIgC8fIyN5RxC5BjD7E5C8VjK7QhL7EiE3WfxOiI7ZA1G0OgF_nBDlaNyLlmBA9G_F4Kk4C9K0JtBmJqC0D1KkBkBrT2CvfosBxB9J_GqKsEzBpRiNiNkQiBR6HjH1alLcgT0c5GxDAkGpDAzR4oBehGupBoU6ErO-RvJvJ1C0MrRjD9P6E9B8ImBhG4JiBoFE2DkB1H9ERyMVqCeDxCxCgD4IqKuyBmsBySwsBoD2BYMkvEA1HjHtGlP9BqEwBpLpE4C_S3D1BZYnBrD4C-HhG9D0FlE_GpBhI9DsWsRa6KaqChGb2BuI-KwJ0FwE0Kd1MtGuF7O1BvT9E4JjdhDtlB9F2C_bgH2ThR6Ts5CuMwBTiU8GsE6CwIwInbiNrVoSjFvD5EqDwC_MpUiFqFtDjEzF8BpKzKvFxKiKiGhTcAsD8EjD1N8OoCvTmsBQoTiC4tBxMnEvImKpC_D9NJ3BmBDNzBkKuGuBoEMyDzBmBiBiFyJpR-LgH9C-C6NqVocsoB4QuU1DoBgDSmuCAzLY3KxFrBiBiD3IpGHsETxEXT3EO-B4FlHnHrCpCjBmEzIK4SwIcmD5B2BvDiJtDoHtEhExC7E2DnC9M-BXlN3BgEDiDxRqB5a7CzB3L6CsX9YyK6nCqFdfmV8I4MxK-F0G1U2F_KwJ3LwCzHW8D0E_MpFjClJgRhIHvGxH9DnCoEVlS4CVGkDwGjJqK8CvBqXwChC8DofnGmErMoIlCgBpVkE9B8GL1EgFZwCsCoBSwBRgDKsCuG_EoR-JsG0G0lB-JojB-WoTkSvIa-FuDkoBAjEqBrE-HG2B6GIlBuDnDbkDsByBvBrBamGxGjE4BbjDrCxCvBiPxP6B_BoBSpBwBpC4ChFtG8DxE7B2BY-DpC3NjIwE5DwI1KwIpPEpF9FFoGhRgO-7BxCXlByXwFwEOjDNpLnD5HkCvDzEtCU7GsDxCqBuB1CsClF-FmGhKhB9DwFC1GIdyCFzJlGzG0E7D8HkCqEjBiUpBqDR0BqF4D9KtBvDuDDJHsDeqBQQmB1DgFqC9BqI8F6PsHuH4F-bqCyb8KuMwQ_F2FOuBwMAoBS9EjH5B-FyB7BRe7CpB5DtC4BhBVU-DpCUQhCrB1B9EViSuBxB8BUHNxB3CkD0BvCxF7GTdtIW7BlCiIsMc8BzF4FtEoC5BY3BqBpPsI-lBoCzCD4SuDV0H_F-C5G_NmCwDwBOhEOHuIyF_NXPaLqB_DhDE7E6B-CvBqBsB6B2BpEnGtDuHOvFuEkE7B2NiCmC4I-BgF0FvFY7C1C2BvEuBNoBsBoBHW5CwBGzCuC8R2PoIwHuF6X1B-R6BuLoE_DyBgE1KiC3B9CsCZuCzDFnCxB3BrBwFzCjDA1CYkBnCxCtBiBwB1BkJsCRKmDwEUBiBJwBrB5F1BpBvBZdsETxEmEyGSxGnDpDqD1BU5EaHvCdjBrFjClBhBtDSxDvEe9BvBoDoF4B8BuCGzBJ7B8B3BBqC7D9BrBsBhCrB4H8CgBYUgGoEJQyCE4G8CiBFaxBoC6J2CWP-BuG8EkBkBWbuD0CsFIF6BlEiEuB-DvCUQiJqFgBkFzBAI5B2BbZqBfiCblC0CrC8FyHoECnBzDDIPX0B3B9BpCA3BoBgBrCqBpDfDqBWhB0BzBEiB7B1BhDhCF2EqBe9BJHiDnCAEd_BMgFuB8Dd6BzBjDApBpBlBGmBpBwBUOF3CdFVHXbAAAAboEmCsCkBPd6BQiCQL_ByDWyCJCWsDAAAAsD1BArBbPaenB2BtBf8CtCAAtCAAAAAAAAAAAAAAOAAOAAAAAAAAHAAAAHmDMmCDKUsCAsCAAA_BA_BAAAKAKAAABAABAAQAAQAAAAAAAAAAAAAAe6IuByCwCoE3B0FA4B2CeKZF4B5B7B2BzCSViBxBlC_ESfhDlBFgFJqCPwC-BH9C4BtC2CiB1GNlBpBC5DgBB9BN2COhCSiBjCqB9CjEzBbhBnCmCyCMuBXPwB2DkClCOsBiCwBpBOOakBqCKV6C7BiC-DYsCZf4B0D2CTnBmC0B0DyBjCQFgErHB5BrBZjDcmBAOU7BwESKQB4DxBlCRkBYZlECVtBhDKflDkCsBdM2DqCrCFYgDBMDqBlBPjBBNBAF8BDEuCPB_DtCtBBwBxBvBjBENdoBAAAAAAAHKMQArBDTaIBNiCCCUMcPHAQXAcGCDCYMCBDAQRNMNOPhBbLCHOFbCLSQdABKTRMHDBIQaaJbGuBwCHacIazCjBLKNlBRWIxBcZBIDAFATBKFDRMczBQIMvBDAhBLANFTKBEHcCDfAkBOFKEOXEGLdIcKGICCRCFTKBANKHYLABHCMBoBAAQEUCAACAAUGAMIFoB2FiBsCwDuD7C6B6BPhBwB0BrClBFfRUVCLgBfPnGnCSxDZnB-HbgCuDNuE5BhCatBFExCRd_BaEAvDRSWmDX5BhBuBBkBvBAAEI7B6DAQqCkBCyCiEzDbL2DrCQZlCLChDVblCKPtBAAZJLlBAAGdLDAEUfCaAEcVQIAACGAoBKwBARAiBACAgBA3CApBLXHRAfRAgBDABeAfoBAAJAyB0BAAmBAO2CAYuBd-BNAjBKAKPAITFCmBAAkBDGrCAAvBdAxBAABXXBAAAABCAAAACPAAEATcAAQAMdAQlBAJ_BAffAAkCAAgBBmBuCAAsBDmBFAMMAfVAJRCEgBAARSeiBAAiBCDBAABAAXAGhBBGdAACAffAAAAfgBAAAAgBiBAATEwBAAACCDDAAFCACAAACACAAACAMAINOEUAJUCKFAAEfUfApBEGBLAABBHFAAFBEqBAgBOMN2DAAcqCevBADbPAAAABEAAAABEAAAAAAAlBAAVCRAAFAEABAFCAAEAAAAEFACAHAFACAHABAAFACDAADCAuBABcMGYABcIJuBAAAQeCAACAAQAAQAABAABAABAABAAAAAAAANAAANAKAAKAALACbKCFAABADCAABAECAAAAAEAEBAAKAAKAAPAAAPAFAABFAEAAAAEEAAAAEUAAAUAAAAAAAoB0BIJjBa-B1DnBxBGbFCIzBOcMbAABNJJEBJCB0DFYwDfSHABBMPqCBDYWiBEIkBJdAnBA2BHhCnBXAAARFCcCKTPuBADMoBBzBATFrBUAAAAAATISLFjBwCGZmBC6BEAEVSEiCAfC0CMClBCGEcRANDACECOHABIAAIAANAAHDAMAAAIEMGGLIEJAAEGTdAAEDd2CE4BEAWBAEAHAVJGHCNYGDBOKnBAAAlBAOABCIGQAACMAFAABHEbACpBGG0CyBMKIGAAAHIAHABBCFSAeICViBAAAEeCCABCABABAAABABAAADAAHECbAHDNAAAAABAICIBAAZAHHAJSAGCDOXAFfIGIAADDQZAVABAFAACHAAAAAAABABAAACBEAAAAAAAAAAAAAAAPLBAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACACAAACACAAACAAAAAAAAAAAAABAABAAAAAAAAA2BgBGOEBhBJCEfGtBLPLAFEAAACAAABAACGAAAAGHAAABFdRAGJFIABEECFAAAAFUAECFUhBAAAZHKAUJGFGAAGAABBAAAABABAAAKAQAHCBACAADCABCACOAAAQByBAGUcFCAACAADAAADAZAHHAJSAGCDOHAJDBGLIAVCADAADAAFAADAAAAAAAAVAVAAADAFAACAAAAACAAAAAAEAAAAEEAAAEAEAAAAEAAAAAABAABAABAABAAAAAAAAAAAAAAoBiFX4CmDmBzBnF1BjC7DEe2E-CuCmBzBQO6BAwChCpCjDA_CKcrBJAAAAJ6BAmCRFqBlCsBdFpBpCoBAAAoBAmBAAAAmBcAAAAcoBhBkBGAgBtBAtBAAAMAMAAALAALAASAASAAIAAIAAVAAVAACAAACAAsCJYAK4BgEF0BUSuB-CJmBBGgCOADAOEMF8BFKpB3BAZKMrBWEBCgBNtBBRRAHaDIjBR2CkCAKOaQzBAQAD9BrCDVRKpBvDpBhBDBdFMHKpBcUKuBLJN1CGEK5BxBiBUMBLO9BB7BDAE6DKIULgDSLKSBMECDBAKgBLUCIOtCElBGM9B9BAJHTXTGqBAL3BpDEnBDKpCoDGNE2B6BGQdAEQUOhBKaEEDALBKoB-EFwCqBC2D9EGvCpBB1DAAAAAAAiBFCOBahBGBNCZA7D7BvD8B6BHsH-CuCdxBiDXQuBLVzBhDfNXHVzBlBMAqBhCwCKGKkCNAMPNQRyBAeOEDrBZPFDBC4BKIHuBA3BFFRbCIFABaLoBrCYKW9BtD7C5CrBFxCoD6EnB-BaYiFhCXDjCsB7BgDkFiBBnC2BhCnD9Cc0EfANb_B-F3CRtFSnCdHvCoDSuBlC0Ed_FdSxC9CL2EOiBFwBiBkEUCvBRwFCACAAAAgCKeaKLzBDlBBHAOIDIAAmBEOSDGbJOlBEEpBHXRAGoBbXXnBA-BtCYtBTJdqB6CTDPnBlDJjBFlBX2FzC2C0CiC6CALhBCADeMiBBAEdoB3EiC7B5B7E0B8C2De1CeOoDrE4BqD-DnCRkBhCQhBePAAAAPAxCWRzBXjBwEULqCM8BuBiB6BdEZM3BFSV4CPAAIEZAAAEWZAYwBHdHD6CYhBqCBoB6BmBmCdEd1BxCHBVoCPAAIEZEAAEWVAnBDPPAFrBUFGF_BjBOLZJByBb4BrBiBgB8BEkBAUAdBBFdGLDVQQRIHMMAHdVXQBI_BRDCxBBwBQTAuBGbEHAMjB7CAHNXtBmBfYPSuBAiBBBfC3BTFNLD2BeGEMALLMMRFIeENSfDhBIEIKOFEEJUwBSXGAwBeDGUIA7BDCGhBdqBHhBqBCoBsEsBGIE6CRAFALAuBDGAsBAGAGAACABACAAoBzB1BrBEVoC1DNOJFtD0CqDWnBGL8COXmBW0BkBbgBISFAhCvBfCNeBAQJMTiB8BQEPdkBJEAWUoBpCzBLAtBsBdAxBnB6BChCBfNtBMpDAEZX5BgFsBkCuBTa8HAASyD2DAPfhBDQuBcAbPYwBxBIFKjBbzBAGAA5BgCO6BCfakCAAKyBIAhDIDXX1BRABMpBMiBBA6BYrBNCBPHKrBBDDc9ByDANsBY-BGACHMAlCABDffZACBEdNACATEoFAAQSoEVACMFf0DAQQe4B4BAUNEuBVABHhBcrBAHZsB1BIAEZKWMADyBLV4DABAE4DlBAIhBKVGAHBAO2BAIHyBEhBNIJNDMAFAGM1BABDNjBJAABJCfABNShBSAHCCWYACGCQpBAABVRAAAAAAARDBQKlB0CAUJiBoBlBCSVhBXSAHBIWJAfYGAA9DHWFnB_CqDFWrB0ElBDQVMepBUDnBuCdMqDIGV5C4GbBCAAbArCBFbOzBwCEoBL6BJNUJgBDzBiCDdmDfaBJL5BzBmEfBQPWtBAxBFcWzBrBEANQVUaJRf8CbKDLTiBKvBAJXANuDSSkBlByCA6BAUQqBS5BATPpBRAQABCGUBOICDVWFKLJchBAAEFhBIHRIaBADAAQLAOKERGgBNJDSFfAHFDee7BDDSLKRYKLLR4BSAAEIEdMAVXEHDKABLAGCGAAAFBFAAAAODhCYyBMYMoBRDJDIYBfBOLOBKEVFAAAPPABBNAArCGQTlCJsCFPUmCKABAABAABAABAAOBEMAANAAPAAIAAIAAIADMAANAAHDADAADAAMAAAIEqBCAQAYfAAAAfaAAAAaCAAAACTAAHALDAAADCCAAAACCAAAACOAAIAGGAACAERAARAAAAAAAABAAAABDAAAADAAAAAAEAEAAADADAAAoBkFaiDyBgBVZrCHpBuB2B_CTbG9BKsDiBdwBHiCFyBLNVFpBUSPtBPrCzBRFCBmCAYcgBNBAALKA5DZPVQrC6B6CzBGLYAAAAAAKACCCC3BNHNVCQAAAOAjCAJTjBDIAABIAAABAEARACpBSCKAICAAkBRODiBMKAAMFCCAAAACBAAAABkBhBEsBMKKACGAASAMGAAbAATAHGAAGAAEAACACZAAGAfQAAGAKAACbOKMAAHEQMAAEAIFAAAAFgBADACgBKAAAAKKAAAAKAAAAAANAAANAAAAAAAIADCAKDAABDAUABBAYGAAEACGAAEACTAAEFRCAAAACAAABAAAAAAAACAEFEADAABABAAABACBAADAAAAAAAAGAACCCAAAAAAAAAAAAEACAEAAAABAAEAAEAAAAAAAAJAPCCAAAAAAAAAAAAACAAAAACAAAAAEAAAGAJAAHDCFAAAAFEAACACAAAAAAAAAAAAAABAACCAAAACAAAAAAAAAAAAAAAAAALAAALAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAEAAAAAAAAAAAAAAA8BRM0BePSAAKFO9BTBFhBAGBDMDGXCCTHBLECRAARXIBAAAACBACVALJAApBAHhBBAEAEAAAaJaGAE0B-BbQAARFCNAAKABAICJADFAABABAAAAAAAAAAAAACABADBCAAAABACTAADARBAABAAoBDSSGCDADAAAEAAEAAEACCAAAAAAAAGADGEAAAAAAAAAAAAAAAAAAAGACAEABAADCAAAAAAACAAAAACAAAAAGAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGAAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFAAAFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAERHFSUpBAbBFHPNOLCFyBQEYGAHYCBbFMAIECDCACAAAAmBHGGEelBIFFDdA-CWiCWdgBd_BDToBU_BCZHhBCUUtBDYaSoBVCAB7CRALA_BAAAAAAAAAAAABAABAAAAAAAAEAAEAA-B6B1BMYKoClD9BbXyBE0D0B2BjEwEWiC3BtCH0D4B1CQBCZ3B0EO3BgE_CsJcSZZxB6C5CtEHkDxCiCzB_CIZgBU4BRwFOZ1CrFpBIfzCPqKuGqCkCgC6BHEhB7BpCG1EvBhCS5CGpBwD1BpCRZkFlBoDmBoDnB2FqDvBqDGamFjBmBcuDsD1E0BxBjDhClCYHNjBsCT3C7BJ5BK8BAAAAAAAwD0BemBKR_C7BTVZe5CaN5CVPoDbwDfuClBOXQMwBlBJIK1BKNOAPeAACAQbbgBKAHqBfI2CViB8BMCsCAuBsBAATCAbGCzBAAAbvB0BAAOgBaCAATWA5BArCgBhBE3BAhBCLLtBBtBAzBmBxBAAARfjCACfDfaAADAgB0CqBWIdgCVACrBgBLmBAAQMKxBAbBhBRZALaGrBVAAAAVlBAFfAAMAAAEKsBFuBYBAJAAABHMAAMAAoBGdwBKIpCADJfbNAMlBCKfBfFBAIcREFCfAXmBJjB-BOCmBFQUHDPMeAAOQbBSASAAAWAGOHQgBAAPgBcoBAAcMAfAAAAfOAALOMbAFAHNOAaaFdmBACSWDHAFCDAAAAAAAaAAgBJEVAARGJAAACAAPAAPAALAALAACAAACABAAABAOAAADUFABADADAAADAAAAAAAFAAAFAA2DCQoBeeQAObqBLrBNHMhBBZKRCPD5BBAdFVDEDDRUoB4EqBoBnB8B4B1BdEKbJMhBb6BFW3BAADdV7BFVRMVoBqBCYRsBJvBDpBGJBVN7BF_B6DM2DK_BhBdnClBaXzCciDeHqBoBiBbFFOxBeQ5CoBCsBUWBZeBYDIfaPMRXRBOM4ChBK6BG8BgBPoBFGIVIrBJd2BiGqBtBPmEyCV1BuBNEVqCGiBDKemEoBaBmBcmCHsCMELoBBXOwBEuEoBuBSyBKMFHFqBJenBoBFCiBWcLCGARRCGJC7CnBPdWbFHNDUCLHDAAAdC5BWAELNINCEDDAEYdqBJCKBqBEHDACMCAAAAChBBAAAfEDBKAAMAMAAAyBIgBIACCAACAADACAFAAAAAAAANMIOSjCwCECHSqCCOOtBSAOOAJePaSHDJcFBjBMUAhBTHgBXNoDWYECyBHLHGHO8CcQOAiBhCJbMnBC1DXhBJjBThBJEdGFiBHqBlBaK4BcKWEHXDAQBfJmBCJXPgBtBsBQGKGMBOKZhCjBJpBDawBUPIOWtBhBRMVQSehBQEAhBhBRBEQAf2BbGCHAFBDENFFAAARFEHFBNFBWAd0BeBQAIAAAAAAAzF7CtDVRiBvCAEiBHtDXAMfORDADKPGwDSM6BiBmCtBAErBPMPANBDdoDAXf0C-BD3BGIhBqBpBAsBdA_BqBAAAUURAACMfoHuD8BYEqCsEAKHwC6BRAAADNxCAdHXhB4BAQMSahBAAtBWJcAFIOgBDADBXuBbASANfZAhBEAKNAAUMrBjCAMe3BzBHAHDAGtCAPzBQZAAVISFJACCRELAALfgBCAAHGESAAUWVTAABPBMAICCATAFHKbOACEDMVAAgBvBDRAAQLViCAMAgBWjBAAhBAAAAAGBDcABaCCDAHIDAFACALGdAJKHREAAAAECACAAAAjDrBTIbRPFABEJASBHCJJDAACHuDiBWAUkBaAACKOA9BDKFVrBtBAFRfKuCDCKDsCNAABBHWKRA0BVQAAGICABDSDFFCEREGGAHABBMPqCBDYWiBjCJLjBBJRJRAKC7BJSVlBHYSNiBLBABJEGCWNNoBLWuBAOcACqBAaQFGNAANAABACAGHpCAZrBIJ2BSeGBCPAJFAAFAAFAAGGDAAGHAAHAAAAADAEAAAAAACAAAAACAAAACYAQOKPDAAAADFAACAJKEIAAAEAEDECIAGAAAJEBJBAFAAAEJAAAAAAAAAAAACAAAACLAAALAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALAJAAAEAAAEAAAAAAABAABAAAAAAAABAAABACAAACAAAAAAAyBAObe5DuBfLNAYhBYK0B1C-CzCpDhC_C2CSjBoHiDyCXS-CFAAAFAA3ELDfxB1BjBhBnC_BY2DpDnB7BwBzBJgJ2DiB8DwBsC5FjB1D_CaJlCsC1B5CzBdpIRflCvCvDlFAkClC3CBpG9C7BjBFf1BhDbHHUpGtCxB5CXvBjDTevBlC_BvG9B7B1BJ5B8DPUUyB0CEW2CpBE3B4DIA-BVmClHD_B9CLpBrBBAABnByFE0BLtB4EzB1BV8BAjBuEgChDmCqEjBd7C4DKqB9DkB0DIV7BLqCIfDhB4FrDA3BNdtBlEjCpBVaDnDXRS9BnB5BhBXdbeyEAgB6ByDxBrDFLLvBrBIAAIAAcBDAJsBrDxDwBc3BvBZAJAIXpCjCQKTP7CJbIhBbNeEtBRI6EmCcrBC8DNEAiBnCWUCLUAAnCZVbYTyJC-DRkFeHAAAAH8FbCmCmD0D1DUbtBzBLLAAAAL4LgC-D2DwC2DFAAAFADAAAADkCAKrBwDPY4C5BQEfdZYvBHBFAAAFAZAHLJEhCAhCAAAeAAeAABAABAAFAAAFAAAAAAAKpB8BO1BFxBoBcXAvCiE-EhBS4C8BkBgDiDU6BP9BmDgEGgC9BkB6HR2CoDMkCS5CAVqEbzGlC9CjCQNWgCfIhBGIgD_BC6CzD_HS7BhC3BtDhC_Ce6C8BvExEhBBbhCNPUjCsBDAjHiBtBV7BxDmBA2B_BQUxBdtBzC0EVmC7DmBKa4D5EHjBFnCfEBe_BAoB8FgCuB8BQB7BbLBzBgBuEmBYMI6BiDgBDQrDgFwBpBgCTqBGW3BqC5DoB2ClBxBGGRc7CQnBRNjBwBAmBENK7CInBUhBvB3BNKPBjBFAAAJEAUFmBNDEFHBIxBsBgDRGuB0BIWSGSXCQPNsBhBoBFSMKXVnCDCRXdhCEdGFnB5BDZXFDsBHkBPsBLYcBGFBuCMWKIapBDAJKjBzBKKFF9BOKHFKIbJDGCVrCbVvBHYXPUFJL0BSECWEmBBuBHOJyBOGNMgBTDBHOTSGPNhBuCLDlBJDsBUDFAKSMJWIahBrBBXRUTgBLNEIuBZCPOQpBTSTIPHOSOIHTyBzFcFZrClD4C6DIkCrB3DLxDnB7C2C0E6CVqCqBapC0CSKqBYTciBEnBWnCuDSJ4BF2BOadYdA2BAAAA2BgCkCZ1BDUHAAAHAHAAAAHoCAHKdoDMAAAMAGAAGAAYAAYAAGAAKDAAAAAAABABAAAoB6F2FfrByCuBgHN-DoDRUnC3BgB2BdrBuGoC-BTgCYnGhBtCzCtBRpBJnBtCvBoBWOciB_BWpDaX5BNjBdQwBfc5C3CLK7Bc_BzFlBV7BjBf3BNWtDDsBiCYGBnB0CBDfTToCkBAH0BmBPgCfVaiEXMSPgB9BkB5ClBFCXZ4DOzB4CR4C9BJB3BmBfTSIdXKwBlBlBsDuBR0BfbgCgBWuBAFuBJqBhBCsB5BPRfNNSEHxFPEjBlClCsDCGwB2BH1BOVbHLYXTFVoBjEBddtBhCUFiBfgBACcFpBYBQGiBbyC7BrFH3BnBxBZFPNaHGfATMBVVAVAAAAlBjBHABIwCmDATDCnC9BKBETKAAAAKGAAGAAQAAQAABAAABAEAAAEAAqB0CaGdlBqBd4BiBADmCeScFAK-CLXBd4DZwBwBwBErCrB1BXqC1BrEVfnBPb-BgCaCW7BMTdISwBS5BAkBaU7DfVFR7BrBfBPcJJnCaEFmBtBBdhBPkB1CRPbjBMiBgCKDARRVSCDL8CmBMEOYsBIAkBTUgBuBHISdCGB9BFgCzBxBVGFUcDhBJW2BpBBZDvBmBsBVLoBZoCROXAjBaoE2BCkBBuBOMgBHfA5BDEIJ5BJhBsBdkBZ5BXVHADBAAAFEgCkDxE4DmEyB3BqI4FOPB8EfXdyBb7BhGvBYJxC_C2D8BcgCFa_B3BjBFYNwCgBrB1BH8EtCHAP-ChEPpBThBMmC6C0CMuCtCkBjE5BX1CqB_B5ExBpBhBLvBrDjBdiBmBhDpBGDrCcvB5C-BhDpBlBKfLFtCJgC8CekCR2DpBrESNhCtCNiEgBkCgBSwBiCR0B2CXzCvBoBB1D3BgDFAAAFAoBoDYuCX3BiDnDXtCY4BhDA-CYDSoBQ9CXERnBPSxGRzDhCrB3BgDUhD3BkF0ClFrC5B6ChEH2E8C4C2CYKyFoF0CjEM4CtCpB_BAMaiBoB4BOX7B4B7BsD_E4BoCtG3DnBe_CUHgC4B7Ba3B3ENtCjC7BbkDfGsFyCnC2ErBqDoDVVUUAAAAoBhCNCpBtBgB-CtBuCpBgH3D5EFjB9CPFvBVOW9CtB3GRvBnB1BlDlD1BvC2BmBzC2B-BaW7C2CRrByDnDGPjDjBMhBCrBvCNPQfhB5BFC3BfUoEDtB8CHqDhBwCN_BCNqDuDV2CjBRkCMF4BAOGYlBPFqBXHjBnBNmCLNRKbmBVtBPaXmBmDcgCgDdlBxBAABAtBlBWRVMfqBQERMcuBHAgBDa5DXZHNxB5BADnBLASObELoBDWHRZcOkBJQlBImGBMX4CiEgBFQyBHTnBbLVpBgCKhBaQAAHiBjBBHEjDFGD_BhBXJKAHN3BFJdCNIAAIAAWAAAUAkBCDiBDIbAbAAABAAAABAAAAABAtBTPAGPoCYIDCqBGMKWBjBNZMAFGXKFBJPeaRSJMedISQSLCHACHBJBAHSXHPFAGqBuBGBIPXFBDFDiBKOLgBHjBNFAHFMOQETAKCDDUHMKDZMSiCSYAIQEBDKBCPDLFIAgBOCHDcvBPDAHTCEEAADTAAAdKbNBCFHRCBAARRJBAFAJLDCGAhBVACBNFDAAAAECCAAAoBuBQ1BTmBkBFoBN7B2BjBuBBvBsBmBahDxBJIXCYyBjBUfUMrCkDNtCyC-BXoBOfgCbNuBZmCnCMRsBfbuBaHcA-B3B3CAoBXhCpB_C7BjDiDjBNWPOfI8B-CIqCPDiBawDlBdOjC7Fc1CJlBvCAAAAAAA8EceecmBvDbRLpBLvBALRKbAAAAAAAOEKAFEFDDBEBHAHAABACEACDAADABGABAAABAoBhBXDAQT1CRvBdvB8BKbgBCAG4CgCIGYNQEMMALGHBKAGAGGAKVAAAAAAAVRDAUTWSEATUA8GiBeS4BwD7GhBdR3BvDAOCABKENBACJDAxEAnBvB5BTSAZOLCKArDN6EpDxDAczBtCJ7EAWjDnCzByEAEgBL8C0CAkC_D6DYyBAyDNMxBVA2DLHzC1FAxBZjCvBmBARYmCMwDASmCMDAAzDkCyBIsFAqD8BH6BPArDWnDuFiEAKyB-DpBJAGEXEAKEAAYRPHBHAAzBCBCjBRoBJEEiBIGAACDK2BCDA6BBhCLCHfPGSCDFBhCZBHDZGFEGGBmBABHwBA2BSAMCWfJAAVAZFAGZBGEBCCBiBSDCKIUEGADOSCBCAQNABALAVJCFFANQAAPLDDACBAJAAGLBYCABAaAHAKBAIIAAAATAAATAGAAAGAJJADGAHFABAAQQAAAAAyBTkB0BhCaaSCD-BrB4BGN2CJLlBfPGedvCEChBrBJEABDBKDAHEACSmBUBGtBrCzBDkB7BEYSIDGFlBBCPTDAAAAAAAAAAAAAAAAAAtBAABHhBAABDIA0DUZF0EGnDRWjBpBnB-DuBGjBmEXdAAAVHdAAAHVG1BPQIgCDAQDZIhBAAAjBAMAAAKAeAAAYE8BAAVsCGQAAAIIcAAAgBDAAAAAAKAAAKACAAACAWAAEOEnBACBlBAdAAJTATAAPDAIAAAIApBAAAfLfAAAfBpBAAfJAaAAQKAXAAfCEOAEJIMDALABKNAABJBfAAAVJfAAAVJnBAAAfHXAAKhBCAAACBBEAAAAEEAAAAEAAAAAAAAAAAAgCAAMSiBIAAIAAGAACEAEAACCAXAACXAMAAAEIHAAAAFZAAARH4BAAA4BBOAAAHWnBAEhBTKFACJACAAABCAPAAQIlBdAAHWtBDAAADAAAAAAAHAAAfYIAAKCDGAAFJWjBAAFfAoBAAIgBAIAPUAEPAMHTCLAARGAQAAOCAFAAPKAhBAABfA0BAAGYWEAAAEAEAAAEAZAAAdEAAAAAAAAAAAACAAACACAAACAXAAXAAMAACBONAAAfSaAAAGUOAAKCAEAAAACCAAACACAAACAbAAAbAEAACCAMAAAMABAAAFEDAAAHEA0BYDESMKKHsBLXaAACYAHBBCINDAADAATAADHHGAACAEHHACABBAADDGRABIPHmBABMKSPAAARCYCAKMCZPUbCBCAAAGDEAAAAECBAECANATBaRGAABKACAAAEBOAGAAIFAAACHbACHXEAAAAAAzBAEVdFNAAHNIAAAAAACAAACAAAAAABQAAAQAIACGAAFAAAHCWAAWAALAAJDCJAAJAAUAAcJASAASAADAABABIAADIEHAADFAAAAAAADAADAAFAACNGBAAABAEAAAEAAAAAAABAAAABFAAAAFIAAAIAEAAAAEEAAAAEEAAAAEAAAADEEAAAAEEAAACAAAAAAADAAADAKAGADIHAAAHAAAAAAAOAAAOAHAAAHAOAAAOADAAJGAKAAAKCCAAAACDABAABBAAABAAAAAAAAAAAAAACEBAAAkBOIQBADAADAACAAEBAZJETAAFAAFAATAADPAKABOABWAAWAAJAAJAAJAAJAAcAAcAAIAAKAAJAJAACKAAIQLDAAADAJAACLAAAAAAAEAABAELAAALACAAACAIAAAAIOAAAOADAAJGAKAAAKACAACAACAAAACAAAAAACACAAAAAAAAADAAADAEAAAEAAoEWQEqCSWGUfZ4BLUBVNIzBVCXDDBNDLiBFJAAEANHTCQFApBVCNFACQBFBFAFADQFAAAAAAAAAAAAAAAAAARAAAPADAAEHAdJBDLBXXLMMLFAAABDBAAAEDYuBFYTTCACAAACAAACACAAACAUAAMIACAAACACAAACAIAAACGCAAACACAAACACAAACALAAALAcAAAAcYAAQEEAAAAOLVAAAAVMAAAAMCAAAACEAAEAABAAAKNAAAABCEAAACCEAAACCNAAALAEAAANSBAACABJAAADHFAAAAFCACNGGIATaACeAAeBABAAABABAAABADAAABBBAAAABBAAAABWAAUAAtBAAtBAAOAAOACBAAJGCZAABAXBAABAABAABAABAABAAJAABHABBAAAARAABAPFAABDABAAABADADAAAAAAABCAAAAAANAAANAEAAAEAAAAAAAHAAAHACAAAACCAAAACCAAAACCAAAACEAAAAEQAAAGKBAAADCLAAALAAAAAAAAAAAAANAAAANAAAAAAAAAAAAAAAAAAAICDAICYOCABKHHAABCFAAABDVDDAHFAAAAAADDAABAAAAABAFAAABFKAAAQFFAAAAFJDAAAFgBAAAAgBFAAAAFDAAAADFAAAAFDAAAADDAAAADBAAABABAAABABAAABABAAABABAAABABAAABAAAAACAGAAAGAAAAAAAAAAAAAAAAAAACAAAACCAAAACCAAAACCAAAACCAAAACAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAANFUjBRcOGTkBSbAyBMmBQerByFAiBmCwBa5BEzCLQUbHBQvBOxDDbPA_BRJyBnCvBkBAAAAAAAIAABDODAAEAHMAAAAMHABBBDCAAAIFJAAABHAjCZPMNXhBQ7BOFDHRcBGVzCDJvBQtBrBKIdPN5DBrBHL3B6CDsCUKJuDCQOL8CXGHAQjBaGIFdwBMCNBaB_CObFL_B5BPPALNjDDjBJJlBYBEBJgBJcRaHlBeFUQMPzBJhBPWPtBQLABxByBcTXcoBiCXmBBWgBjCVFDNd2BUmBKDoBMPMACMNHFIBEwCcsBALSoCdaWcagBONNP-B6BBckBFEFKPAAC0BFeIKMAAAAAAmCiBa_BShCsC5H3CR_BA7DqGwBgCuBwCyCnFZ_BDnB5CpDRMAvCjB1CNLZmCnDBAAABAoBjDCrCJMJT8CP5BdPmBVMqByBrBXTgBLhCiBkC9BqBiBmBkBaAAAaAAfFHNDAlBALALRgCWBWgBLZROJXMeAIAGQmBCFA6B9BEvDAnBbFlB5Ba7BeoChEuBPgD3B7BgDiBNBbuBiBMIPsBFRAsBECURkBPAFANGFGYCGrBzBLRfCICAAAEBgBADQWAADHAXAcNaBTTAbPAJBBCAACAAOQCDAAJFADAAPJBBABLJCCDBCACAACAHCECAAAAAAAAAAAAAKAAMBAAAAACAyCEiBacJvBLTFBFsBiBBMABSAAAASBAAAABCAAAMHDAAABBSAAQAAdNAPABBAAABABACNCGKATaCCeAAeAALAANACNAANAAAAABACZAABAXBAABAABAABAABAABAABAABAABBAAAAAAAAAAAAAAAARAABARBAABAABAAABADADAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAEAAAAAAGAAAAGAAAAAAMAAACKBAAADCAAAAAACAAACACAAACACAAACAAAAAAALAAALAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAoBtCXnBOFzBiDWqBPeyBNGFAZKKAAAKAAEEIKEVDDHJDWoB4FuDwDvCpB2CrCF5BECNrHxCtBCrBlCehBL8BWBmDBRCyDGZGGkBXvBAuCuBKXF0B3CFJjBDdtCjBZebXoCAqBkBMJrBBJFLPuBABNuBSAKHGEBKJIFDCJAED0BBBnB1BGVJhBG7BBZJIVmCAAaoBEJHHBjBsBmCIBWUWARYGLZJiCPM-BiBXtCBN1BRIHHBAEB8BAHcWQPADHJGAEEDGBADDEFCAAaIAICIIEFDEKDMACAPIFUBADJFEFABABBCEAPGNFDAABACAAHGDCANEFIAJOOIAAAGABAAAABBAAAADHAACCAGAAAFRBAAANAHAACGIIDAACKGAACEfPAAAPNBAAANYCAABYABAAAABBAAAAABAAAAUIABAOJHAAABBBAAAACAAACAAAAAAACCAAAAANxBYEECD0BdIZHBAAFGBUAAFAaQAGAIASAAEFUkBAAEGaGAAAGAIABAAKIAAIAADAADAAKAAAAKFAAACHNAANAAfAAAAfJAABAHAAAABCABAFCCALEAREACAAACAQKAAGAPJGAObJABCLCIAADICEAAAEBIAAAAIHAAAAHEAAABIAAAAAAFAAABDSAASAAHAABFABAAAABGAAABIBAAABAAAAAAADAAADAJCAALABAAAABBAAAABBHAACEEAAECAEAAAAEEAAAAEEAAAAEEAAAAEEAAAAEGAAAGAFAAAFACAAACABAAAABCAAACAAAAAAAAAAAAAADAHAECGAIBAAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAEAACAAAACCAAAACCAAAACCAAAACHAAAAHRAAAARMAAAAMCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAoBqBAKGFgBcAKNkBDtBMrBnCkCfgBIGIoBdlEhBMXrCjB5CTHIVvBMACAAK7BZNrBNUSABABWbXBQIZJadLXgB-CDKDgByCkCAcGGc4BcLMcAIAHUFCiBAAEiBArBAVDTCgBCBEYEBAHECAKAEDHQCpBmCKTLnBaJerBnBNMLgBNhBoCBGaGiBnDuBExB_BrBvBDCVBVbAGOPfWACBHgBgCUZsBQKLdYACJjBCdAAJyBAAEOegDIuBMYGdPWJQVqBAaBBUhBDBGbD3BAAJXVsCAIaMeTCCPIRFAAdSIkBALQiBAXAADAV1BAAAZZGAACEAKCACPUgBAAaAGNANAAASACAQArBABHTPuBACOgBAFANBMAZAAJPAAAAAAAAAMBDDEACKJAGAFAAMAAAAAAOAAAOACACAAAAYnCkBwBKUnBA5BFsBDcyCEvBDNtBRKGvBDaAAAaAAYAABaAGAAGAANAABLAHAABFADAAADADAAADAAMKGECJLJFDBKAWBEJOcVCDKNbAVAUtBHM-DAQOoB-B_CCItBhBZzBMPEXdQACgBiBxBTCchBQhBZBKZJEqBAKOFYlCAebP1BHATfRgCWGBCSBPBVOQVUADIqBbjBAIbFJNAETNQMBVFQc2BAMSPoB_CFhBZMpBoCGOaGSKDKEDGqBAAWAUjBHIJFTSDdoCTBBCDUNF_BABLHpBeAdCHgCiBAoBJHKDADMEPFAFAAAkBBFIOUlBCDNDRBAAABAoB_DAfoBItEyCAAhBGsD8GAWqB2D2BrBAYEDlCwBAPHpB0C1CAANZtB9FAAzBxC5CPAIZNSSAAOACAcANYKKEAEGFAJAEGFNHAORBBCAHHMGPAEJHBALAGACTBAAABAJAABINNAAABLiBAFCDqBAAAAAAA3BAfkBhBZHAAALEhBADABZaAECbwBFAADBB-BAelBmCAA7BAfgBhBZHAAALEhBADABZSACCbqBFAADBBqCAgBhBmCGALADFEFiBAGGESTABAHLA2BAWCAgB1BAVBAfAiBIAAMgBhBHAALfoBgCuCGdQDiF0BwBeBkBgBhBGN0BWRHANZeoCTqCQDGJAAABHFAAABBda1BFEABAAAABRRhBWUHHABDDCwCAAGkCG5CXpBHNBVABABRDEBHAABABABCFAAAFAMJcKbKAAAACAHAAHCAOAAAOCHAAACJFAADGHCAAACAZTFQREAADCAALAAAHDdAAAPPCAAAAAHAAACJBAACABNAACBLlBANFBPTACHANjBtBmBFDPIABAAKRADALBAAAAAAAAAAAAAAAAAAAAAAAAGAIADCAAAAAACAAACACAAACAWAIQBANADBAHTABELLiBAGGIOBABABAAAAEBDGABEBEBAABAADAAFACIAKFAEAACBBCBABCBABABAAADABABABABAAAKADAOAIAIAAABABAAABABAAANAAFBFbAnBCKATABFPEHABBLIDAADACRATACAGABAAKAAMAALIAAAIAAABAACPABAAPHAAAAJQAAAAQEAACEALAACNAQAOABEAABAACAABAACBABAAAHACBJARAAHAJNAJABBVABATAAAAAAAMACAKAGAAAAIDAAAADDADAAAGABAAGHAAAHADAAACFCAACCAAAAAAAGAAAAGCAAAACCAACAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAYYAJMB-BGWOKKDHAEBAgBHBHAyBDLWEHJHAAAAHBAAAABOoBVADABAAAABPFBDDABAABAAPAAAAPVJLAAACAAAAAZNFBDCLROBAFTAHBCLOBBAQABAABAAAAABACOAAOAAHAABAFDAADAADAABAADAAABDDAABBABAAABABAAABABAABBAMAAAMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAADAAABBEAAAEADAAAABFADABADABABAAAAAAAAAAAAACAAAACAAAAAAAAAAAAaAAAAaBAAAABGAAAAIDAAAADBAAAABDAABABHAAAHACAAAACJAAAAHAABAACPABAAPLAAALAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACJAAAAJCAAAACCAAAACCAAAACCAACAACAACAAAAAAAACAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAMELBCULDMCBTAFFAAAADAAAADUAAAAUDAAAADDAAAADDAAAADGGAAAAUAAUAATAATAAAAAAAAAAAAAAAAAAAAAAAAAAAOABQJKTALMEVEAMRGCBAHDCIDAGFFCIACCEAA2DmBqBBuBF1DlBpBCtBGATAAABRgBJWDFgBADDIBAFBDAAAEHMAAAHIBADLNADCBHoBGFHQgBAAAAAACAACAACAACAACAACAAAAACBAEAGABAAAAAAAFIHABFTCJABJBABAAABABAAAFDBAAAAAAAAADAAABDJAADBDBAAABAKAAAKABABAAABABAAABABAAABABAAAOAOAAAAAAAEDDAAAADDAAAADHADAADAACAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAezDlBJ5BdThBLf6BVvBXbPPsBWiKwBqCOgDgEWPXRyDJRdiBxDe8BtDjBRjCfViB4BCBrBoBiCGJc5BiDtDvBdLRnBjGpChCF1BNrChBKajCdmKmFR0CyCatChCNmBGrCHnBIgDhDCrCqCAL_ChB6IoB-EjBmGgCOjBOXhB6C1BAjBeLdyHzBuDO0D6B5BHRPMdMBRPRiC0CgDFSrB0ClDnClCjBYjB7DJVxBPvByD1DtB6CsC0E3BbLnBnBuBxCGb7BdMpBhCEfoBoBlBnBzCbuDpBlBfhDEyCsBFEDSLWqB0DrBBBZ9BpBvBvBgB2BMAAMAA4BI8CURSehBlCHgB0DMMpBFgBSJQSPSlBe1B0B8C3CqBDADAAAhCAMAtCAAAAAAApCvBEfHEzDAPhBKpCBAAABA6BjBpBYgCyBPBzBGAgBDAAAADbBF1BSOFAAAFABAABAAvCVRJfABABDGDNAAAANHAAAHAAAAAAAFAAFAAoBewBfFIMyBlB-BIDWSAVMDiBdDNGNDtBDBDHdjBABPMdACwBZBDPuCjB0BOH6BGANGEGdDNBNCnBDHBBZnBAHNOfkCe1BQxBRgFhDjCtBEOEOyDqB7B3C9BjE9BJzBOtBsDyBkBuCsE_CtClBvB4CHXQHVVfuEfAfAAAEAAAAEOAAAOAWAAAAWLAAALAGAAGAAa3BFgDBFAABAAEEAEAAAoB_B1BtCO4BFxBnCQ2BhDILnBlBlBwCY9BgEjCJ9DoCuCkClCyCjB-C4De-DsBXbiE-ByD3BKF3ClC2BfHxBXShBvBDsBCSFcjBDxCIRlCLFJ3CjCkB2EPYpBFCqDjBuCDOWK4BVDWJAftBABCvBARAEOkBnC_BADB1BL2BAIDUgBfAAFEfyBKOI6BnBpBnBQMzBONAFAOXnBADBfBXANBHDCAAIhBcpBAEANfLBLDGAlBAgBAF_BlBAPATBpBdDsBVfhCAPJTfTAGWPfhBAPFEVxBAFDIxBjBNPACHsCACL2BgBMARCcATBBBCRTAATAAXFFJAA4BLYVDkCAAQrBYEoBEJU-BjBsBFKUWBkBBbBSyBHAWBdAPAAFDF9BAAF3BA5BACAfZDAQABPcGNCGenBAIhBTEaBMYHAWBSJQAJATYNABAAABAJABDFAyBADGgBQJBABDAoBAAABqBbANBNAVABABPiBAIEDaBBAGHAkBAAIDiBbAFARDRAAAVCFACACLgBAAIEUoBHgBFCSGBIAAAIBaBVGdVpBEgBBIACFcPEAFAGCAAAAAAkBAICaAcDmBHCAHFGFBAHBFAFEDADAAAGAKEAHHAAAHAMCHASAFAHBCCnBAVDREWAAAWAJBDALIGAaCTAHADEKPIAAAIARAAAARKAAAKAKAAICABAAAAACAAACABAAABAAiH-BwB2BkBsBKzBBuB4CtCeWapBdiCvD7BvBpBkBKAAAAfgBRAADEK-CAVOY0DOAJBBccAJCWMGAAVaCSAAFUOGAAJVmBPAVVWAKAAAIEvBAAAFvBRAACFPFABXSAAAAAfgBrBAAAfNsBAIY8BRCAAcfGdAACAfUAAAAUwBAJDgBeTAAAAVDADFAGMACIACBAABAASAAEAOLAHBABXAXAAAAAAAAAqDHzBuBSGZpCzBPHFI5EjC1CdUCwLuE6BkEwB-DlG1BWX5DtBDbH7CmET4FBKqCmEjCqD-DXdhEgF9GnBrB7BzBDtEdhCkBrBQzBThCXaeiBAamBBb6CnC8BMD2ClBFDBbApBxBVoBLWoHHqE6BmCRvG1D7DlBSTzCQJRpBf1BNPLNCDOCHdSTOFxBeNNtBWfOgB4CSnBnBuDFHQiBrBbrBbBBAIf9BlBSNMtB5EnBbtCEfpBDDNTBhD1B3CPiBUREVgBNjBOrBaiCnBF8CiCVaiBBoJGmCPyBiGAAAAAAJA1BsBCAZNDABFGLUDAC0BAnBDqB2BiBBYCCGBABAEDiCUaAMGJAAAAJCAAACAOCBAOAAAAAAAekDwFtBN5DuEuF-CAPoB8BoBsBVfIkBhI3E7BhBmE3ExDuBdpBtDO9BnC0BrD1CyEONO8BvBWlDvF8CNpCwC6GyDYZyB2B_BtC3BkCvBoB-CnBamBBqC7H1DpBLxBhCmCoBe2CZhBDOa9C4CT2HkCqCmBwBOhGTpCGrB3B0DyCDmCyCtDlEyBD9C9CC4CAUKkBe-CXqBqDHH2DBMQC6CwD2CJyB-B9BoEFYCgByChECD_BK1C1D9BzDQ-BP6DHOQsCYpBrDgDpBuBdyGuFcHFG4BJQBMoB9BmCpC1BPKvEtCUoB3BhCHCoBBCxBjEzBlBhBAHAAAAAAA-BISQKMiBkBAABAgBCFCCiBfVMBPDZVBAbIPJIPHKMCFHOKDLCKBDVHXQJCuBAMOMI3CEANxBhBwBSFGSMCYHBCLOHIAMCEAFACISOFPAahBNAEDRDDAAIHfBAARNnBANAOnBLDCCiBtBDBIFGHUOACCAFLBIBALBAANEuBAAAOgBUOEAEBgBGAAAaGJACMCBTICIAXBAPAFHABAFAIKAABAoBvGNoBA3DjEwGOnBA4DkEAOQEAFANPDAGAoBzG9BbuBjCjEGJNKeJkIsBTeQoGtBjC8BJY3BUE-BLAhBX-BpBvBEyCA6C8DKGAxBmBDAUSCELbaMGcTmBDLYLcFBAf_DxDPfHwB-BvCgChC_CyBpDzF7BjBHlCVoF6EmCsBoBzBrDlCT1ChCmD4HoFrBD4CC2DhDqGI2E1B2GgB8EmBfgE7CpEzBLoBSyB7B7BmFQJnBgBjCzCvD2ErBrDXqDrBrCkEVLUoEiDnCsBbc1BvCOAAQAAAyC2DjBsBSHiE3BqBUX6E9CkBOhBpCtB1BpCbRkD_BAnBOHTxBYnDGVLnBjBiBXpBHmEXKCDMJKqCVmBFb8CSNdaeIUCQbiBDGWIDdKIFSeMtB9BEXlBQTVEGNhBQRCPHMHOhBYCQI0CKSuBGGpBPVqBQ9BqBeCAHSsCeuBGmBlBwCyBBGTwBTZCCURRbIEGJ6BCkBABYwDIHW2BsBNFILdY3CLVzBBClCMFItBjBABFViBDaNCiBbmBxCSNzBTNnBZFPZiBDWIUbZrBBTRDABCBIJCFNYGTBA-CYbJa0ClEjBnBqB5BrBrCrBZLjBuBHoCHWCtC-EoDaf4BElBVXSlBYBhBKPHuBvEMbvBrB9BsDyB-BMFPxBFDJdKKGLVcEHmBjBUAHpCKBRTvBtE3BTVS5BpBXcGEjBHxCI4BaNjB3BwBOZRyBNWFAwBwDQW0BBmB8EgBGqBiB2BaSCShBQJHJHCQGpBNTSgClCXT9BUSZCBJXFkCcwBDZYCZQWENtCOlBRKnBtBtBECMRuDqCQVEkBwBBOQaHyBCIQgBHKOePBRAAAAAAYoEmI7CC0BQ_E_B6BfR9BYtFKyB8CyB8D-CUUtBgBkJgCCcH4GiBGXkCxCuDyCEY1C0CiC5CpCyBNlBbtDvCffiCtBlFlECxBjCIuIwBuCwBkEbnETBG3BjC2D1BkCmCEAsCsDS8CtB_BZjC1BhByCpC9CdRZpCyBkBdwB1BlBwDVevBMlBYuFPBD0BuGpBnBQXJiBrFbtC_BTNAAAAAAA1BRZVTS2BSaWURAmGqBoBO2B0BlGpBnBN1BzBAvBAvBPYJoEA2BZkFjBoHA6D-DOXyBAyCczBJ0EAjB6BgB2DNAIjB4BxB1DA1CdCDrEAVvBD_BUAFPgDzBSAaaArBtCA9BpBkBjBnEABZ3CT1FA3CZxBZhDACHhB7BmCAUyBvCyBMArBdG2DvEA7BQlBnCjBAgB3BxBexEAXrBP7BjCAdHELGAeUTboGAiBYUmDxGA5CpBnCdaAVCBiDoEAuDVOkBBAABAAApCRCbNXjDCFTHhC-BOFIIoBChBIKMGeALOEYxBOBSf1BUAEEGIHAFkBJZqBjBVeFuC4CJIKU8BVFIbAElBMCOdhBTBGBMhBiCACIUkBoCkBOEoBV0DwBOCCyBLICPCJdJBQQxBfSNIlBD3BHJbTIaMUAVQzBjBSnBFO1DRNhBHrB9BTClBCF2BKECgBGYFIaILLBBBILgBIMNkBJMGDGAEOODFAIiBBAIAccAAAeBZACFVAA3BVFLAP4BWGMAQAAAHACGcAOAAOGAAAAGDAAAFCEACAACZAJAETAcvBBkCKIMDAAOEwC2BIGAMrEFlCrBMhBCboBAJCFcSfZMAPODAGfQNEAFgBAbbYChBKRANBAAuBBDCYkBiCCiBoBOVCFBBAMbUfVIAArBJABAfsBKACAgBAIEKCJAHDJBKAAlDTVvBNbHAFGXQ1CLAjBbJ4DUMkCyBSeKWDCADBAABAAiBBNCMuBhBCOBLtBoB6BsBFMDWtBtBdDIYkBEkBgBdcBnBbwCvBcpBIjBRSLeJuBXDYIjBPXcuCnBPORNMdRXKEBbRCaRV7CpBTJS5Be4BPHShBkEEwBgBoBqBgBLEiBqCrBqE2Bb6BoCJjCuBIVhB7BrBYA3BYvBxCKPfftBSNeSLD4CkBcEzBwCLaxBcYlBjBFFJHDEhBITeYzCJLN3BIpBhBCLMJAVDKVHCkFIPMmB6DpEDGId1DAAAAAAAIAAIAAHAAHAAqGf1BGiCrBDfNUVXQgC6BlBnBoCHAVAJEHHHAIPAAeACMIIADABBBAMBAAMAHCCAJAACNIEEBRLEINDKUNJKEApBBlBEFANBJCNKeMGBBObTcLAhBSBACLcVLFAXUyBAQAGcUIAHDWBAQEAVVMTAKXSILAOGSLEAQMRFAAbQsBQLK4BXxBCEBdXmBAUGEISAEQABHUCAAbBCEAAHnBEBEPbkBGDALuBAHIAFGXTFAGBWMBRKUGDAACGkBEQBSAvBXHTAEEDLIAKQBAKICAABAAAAAAAAAAAAAAABAAAABAAABAAAQABGOAPAEFNAAiBHIKCUHBJGORZKARPBA0DsDORNeIZcWnBYcIFNOaVlCkBMqBtBoDiBCCAiCFJCJSF4BgDTCnByBMyBTJJCuDyBDkBRwBLFBLGCrCBOkBbzC9BrBAdPoBjBAAQjBPCQHKBPoByBFKSfOCCbeIxBvBQCAVHnBEAOOGpBKxBiCU-BuBKVAI3B3BAIbS_BHHBO5BoBoBILMVvDvBLhBbKXULEJbFSTBCD_C9BbJCBgCXtBqB6BiBXHTTQGBJODEFJFDAEBOdQgBJIyBuCAkBhBfoBjBkDZjBW5B2EkChBTiB4CDzDiDGnCoBtBjDA6BY3B9BABLM7BAZLMLkBHAACJAyBAOf6BQRTDGABrDABA_BpBRACCNHNAtBASOcfvBKiCeTAAJDPDACDIAFHAFRcwCeAWKUQACWJELAFxBQcbBFNVJnBBDCCPsCAkBGBkBrBAAClBHHAOHbKuBgBmBTTOaTAQMeqBAAIfiCBAADDEOAAAUFqCAMGqBQOAJqBAVQAApB2BCFAAFIFpBZTABAdAAIjBBMGIHcVMAAAGGA9BTCRNL-BUBSOMA_BfTMClBoBEBLPgCUbkBEGEUuBJKBBAAAFCERAGDIbAnBlBGCBHoBmBFBCIO-B-BrDmDzC8DgDZ0EjDiBW4DmEmBmBgBrCtBpBa5B_C-CxCAxDT2DAyBAmCPjBUsIXuC0B6BiE9CJ7BMPvCzJpBnDpCnBzDAzC8BsBYlCAEAeHFNGdNDgBU_BjBDAEdLQTUGhBjDZIEf1BkBBQGRckCyBCBKGrBYDLVfUiBGBAP5CTpBJDNsEiCCAmB4BKTOAVkBcHcJFYkCoBCAEWOUIXBKQhBgBEEMZbHCBMIkBFWXVALAAMAEKJGwBxBqBYIAAK5BlBJNLOb9BMEEOlBPBAbIQCBIGEdnBBYZOKOBAADcdAKSe0B0BdKaFLFEZAQFSBCRDHDADAAXBFACRAzE5DPAoB1B0E6DQAnB2BoBEhBVOiBMZNhBxBO8ByEoBLuBMsC1CHJPRlBeb0CCfEvBcLBQtCA0BPTW0BQkBJbRI0COFOChBmBvBEFPRJWNwBBBFrBeLIQ1CqCzBKPFFhBIKAEEJbFNDPMFCXRiCfEBJACO-BNwBYtByBAdKNFEVIKAEEJPBHBNMZCLPaZEBJACO8BNkBUPiBAvBDPGTVwBEQFUWAvChBJJrBUXAAAAZiCACCOyBsBBMecVOAAAAMHiBBRIbASAACAQOAADASbAACAdAOAAAAMhBABBAfYACCAWAZbAOJDPcAPEfoBCABQYaLCCGcTIBCNNAMAAAAMfAAAAfMAAAAMOAAAAMAAAAAAAOHOKRONINJSNGvFlEMA3BNnCtBjB3B2CH1GPRb_CJjG3C5C2BjBpB_BzBMIjDiCqHZK0BmE8D9JzChBlBlDzCzFpDtD-BmC7DnCHoBfbvD7B-DcP3DnBsCEMdNKmCiBoD9CBiBfgBnCTdxBqJmCiBBuEVuF2BuCiEGzBvBJ1C_DwByCyHiDCmEqCVoC4BSfkBO1FPzBnCMAgDZ0BMqCHtB9BnCXsBiB-H8E8BJdoEzFwBhBxCB9CMrC2DU1B0BnBjCuD1CtBa3GPIlCvDzDrBAArBAALRwBT3BY6BSJsBboD9BuBFjCGrB8BCDmBFiBtDmEvF7DbmCbF-BtCbnClF9CjBMbWL0BJXHbzC1BlB9BiBEHAAAAHvCAAAAvCxDAlBFlDV0BJgCoCnCO3CWxCbKuBTADPAAvFhEnBqBxCJqDAgBNsD0BFAAAAFJAAJAAiBKZciBRJAAAJAKAAKAA_BA_BAAAsBBHSiCdHAAAHAKAAAAKBABAAAAhC9CQbgBCsFyCOmCCgB1BfRdMO3DDAHfrCOlBBTTgDMgBZPwBZuBOICCWPAC8BnCFtCGFZxBDEAAAEA5BAAHG3BiBE0C9CcjBOnD_C4BbF1CHAAAAHoIA2BsD2CsDlCtBDTAAYAAAAYQAAQAAsCAAAsCATAATAAWAWAAAoBAoBAAABAABAAkDAGAA-CJAAAJAoBlB2DXzE-CxCkHR0D2B-BS8DhBHiErBsCdDrBvCIwDhHgB5CpBd9CwKuDsB-B2B8CzBpDjCcsCElC9BNmHvCxEAfxDPbsFzG_BhCF5BPjGAFzBlClC6CMNoByCrBrCJzBVQNtGrB1Cd-ChErBmBDcRzCyDB0BcmCXmDAiEfTiBlDZctC9B2BTrDpBqEYpBsBY-CChB9BhCjBoC9BfHe6BWhFYuC4EeMkB6BSrCJGehDAVvCkETxCsBYIwBc1BD1HmBlDnC3B7BkE6ByB5EgD0C-CMXgDIC1FIfVjC_ByBFPaNwBTSOX3CoClGXT3CvBPMAAAEKA1BGVZwB5BwCVMkByBGiEGAiDhBgCaSEhB5C-DTgBbJBHoEgCoBCmBMYEsB9BDqByCAINMiDRXKazBKdmBgBD5BpBjCMlBRXCNGTfJU2BCUV2BHYPDuBgC3BqBTMN8BElBEeCVzBlBxBTgDdhBlDDbLTlBaETiBsClBrEFjBvBnBT9CvBAtBUThCPWVvBH8DyBLF-BeBDeRTI7BLUIjBnB5ELxBxBLdmDJOJesCBBOQLNtChBAGNjBvDHZLjBjB3BNoBTxBCiDeLwBKWjCNXBZDCAAAEAoBzBUBDSxBiBRyCnCkCF3DsBflB1DBmCsDAfCK4GoC6CIqB-C9BTvBpBoBOrBSUlCEPsCJcSsBDYMYrBwBHrDCzBrCTFsCAc6BiCtClDDJAnBvBB2CFqBVlDKJuBHTWkC2BIOfYoDUGoBoD9BkF4BiCkBRerE3DeI9DImCtCmCKiBuB1FhChB_BP7C9BAhB1BNkBlFtCVErB7B1GIhCrDAzBoFqCmB4D5BGpDlB9B0CvBrBgCsBKCEE0CuB2BCAXgGmBLeyCmBsBoBMG7B8B6F-BvCmB2C2CqEAcsBkBe6CgCecVJzFTZ5BfpBzC9CSVBQEsCnBcGjC_ET9BMlCTjBFdBNQmCXNnB0C-B0DlBsCaiBkBhBvCBeNgBFXnBC0BGf5BaSMd9BZhCkCbJTrBvBCYwBiCCGcIgBUAiBAAPyEKoBUgBuBtBSNAI5BjDNTrBZBJrBdlBZsDMAKACAE7C6BwD9DsC7G2FUO0C5DiGlCxC7DsBkCaAAAAAAA5CNVPhBB6COWQiBCAAAAAAerEhDzDT8BvCFKrDYmBuB4GCE4D4DW7DWqC_EjF8C1DcxC9CQlBuGwBiCqBqFOtBcYmC9D7CxDXvCOHnDrBvBiBBnBlB-BwC4BF1BwCsC4ByCjBgBQI7B1BkByBgByFeewB5CoGhCTSE2B1EdUPHPb6K2BmEGiEuBoDTG-CgCVaEmCyCtCsDiEES-CDwC3BL3B2BSQ5DLXrCFRqFBGhBuC-EOX0CV5C-ChB3B_B2FHvBoHSoE8D-CShBFYzBrBWWTqBFchB5DtDOrBsB1B4BA5BiCyDGxDaVf5BhBxC_BpCEYqBQAAgBPAEAAfkBAzBexBxBeblCBcjCHTYAAAAYGAAAAGCAABEAHAALCAsBIkBJQDfAAAJfXAAAIfOAAAAOKAVDKcFAAABFXAECFXGAABGCKAAAAKaAAaAAGAAGAAfAFAbFSAANAgBgBAASUAIAIAAAAAAAAAAAAAAAHAHDACAAAGAFAAAAAAAAAAAALAAFAFBAABBAQAAKDKFAADAABAAADCoBK_FgCoFjG6FJgG_BnFkG5FAAAAAAAMFKeLJLGJdMK0B4EsBoBhCyBoBrBJO6DFjDrDL5BvBjBqB9F9B1BftBcpCLBdlBWWJbgBJ2BAJf5BOKiBmCeyBYWT7BLEdPFbKVTCAzBDdDPCNBqBBbHoBmFG2DoBmDnBlDmBWvBtD3BjCjCvDMgB6CAeDqBFbcdEpBGcbAAhBgBLQCmDceWwBPqCcHeSMjCpBnBDEOLhBJgCRPhBLCXhBgBQBCcWL7BKJrBNB8BENqCCFcYEfcCnDVAZZvBgCkBjBgBeGcF0BAHBoBZS4BUTdFCDbAyBfIcYWZNK3BsBJgCIgByBdG5CaT9BrBC-CmBKeAQxBFCCzBGsBuBCbqBRnBNAHXG5BJSRjBL9BNOzCIMMJX2BFBkDJbG6B-B9ChBXdBFXWCdVE1CBHLtBRMWFGHAnBcHNrBBAKDbcHBAAAABoBzBtBoB7BjCYhFG3CLjCMiFoBa8B-DxBoBiCE0BiCGzBhHftCxDTPiGiBiBmBKuCApCdfYBjBBLAACIwCqBgBVAcA4DMuCUKAEZfGDmBPQWcPjCuDR3BiCQmDnBZbYVM7BFRPARrBMBXKvB-BAgBkBkBb8CkBgBQNW5CFAjBRffZpBKAWPR0BKL1BuBHwBONEDHLkBFP2CHkCDDiBpBBxBQLESCKAFMvCB3BrBQCrCRhBhBGC6B0ByBbXIlCLHPGpB1CDOxCHFUIEYJDpCLjBfeRjBLrBADMDMjBXSckBiBIFMNAHWFAFzBCLCJhBMAMGSLmDeeJLmCQBBSAAhBBBXAHOAAAAOoB2I6CiB6DiBQ3DnBKxB_Bf7CdK9CNmBzG_BvBlBlBrCrFItBhCjCH4BahBoCPErD8C3D1BZZtF5CjB5BxBtB7DzBtDdaB5ClC3DNa8BTuCNRjCD1Ba9BdJhBzBvBsDvBlCLOPxC0DlC0CaA2CCbKjEnC1BlCQH9FpDTjCqC3DU0CzC5BuChBkIiB6FhB6B-DxG9BvBrCK7CoDS8ClBuB7BKAAAAKA5ED5CnBjBH6EE6CoBkBIAVKfAAAWJgBAAA6BjBrCrBJ7BqE0CVQyDwEzD1DwCyB_EjDEFAAAAFARMRAAJSLSAAKAuBOPAmBatBNQAlBZAAAAAAApFZbrBxBlCQAVIRyBMRYJYG2FwBSsDcA3BHNfFEyBHPjBSsDAoCOuBYFP_CRVffKBGDBQPfNFJBAXBRCKNuBBJKKmBAwBGSQEEjBFhBGAARAQXDDA3EnCHrBRT6EiCOsCqBa3DxBHnBdJoBuBxBGFsB2BwCBiBApB4CzDYtCKZvBNApBYMJoByBAVRetCZMBbnB9BjBOCbLtBlBeRMf8DgCHDwBaHXOEGF_BANRLVzCzBWNdLmDYFH-BeaMeBXKxEJXN3BpBwEgCmBIKYqEmBOQDmCeNCS0Bb9BNDGM9BnBRQUlBTJKMdYZH0BeFR_Be8BBNKZ1D9BfFVGyBiBMAGDnCAjBDtBKnBlBlBSFYkCAWFyBAjBhBDbBiBZFMXHAHLHMWXaqBAMRLaiBMCVAoBSGAGIIDUCMXvDNTNKpCZLGIPLUMRORA-CfDBemDYONUSNOMTCvB6BLvBHMYItBXIQTbKKGDCDiBAIABaYMFCUAqBN8BBML0CIOBM0BZalBAKVBUPASVKAAAAKACBOPHOqBAAUYBlBANBLLoBhC7BHUSjBkFuCWyBUF5DxDkDfzBLEkBGGXTrFhCNJpBnBcYGTOEJShBDLWkEyBIJgB0BzBfTDHMsBIAsBIRrBxBWNcb9BARMvBHVAPdrBmChBxBmBDLHrCFLLVXsDuBbeSqB0C2BkBPJUfAlBAECXJDAXO4CUAiBYIRQKTFEHSlBGNSBSJUdAULOEwBfWUAEQHrCJZLDVXxBDWSJ5DevB9BxBGFyClBbdINSddeB0C8BBMOCsCBOOUgBpCANdBbeuBXPkBKiBZJOkBUnChBFNRBjBmBNbBdKGdaMFnClDLDaUvBAjBJKLhBPXGSR7CjBHRNNoBMBoBIThCXABIvBwBDQOBYQUEROF0BJBoCHC7BZHZAAILRSBW8BEgCBFBOCUDROWAWAAAAJCUKEvBKBTJDwBBAAAABAlDVXXlBP7BAZIVTpBBPdQLoFYwBoBgBkBGAABBKIAADSHADEGGHLzBAXPDJTAATGFkBBMUDMQAAABSSAABUAoBtB7CXWWauB8CYVVZASXBJRoCRYCKSnCA4BZRqCQI3BaSpCPHoBSAMd0CnBIACTd4B3BANqBrCJDAAHaVCAAAHIA1BAAVFZSAAEPgBeAASWHKAAAAKA0D8BgBZY4BqBABYiBP9BNPPapBxEvBPW9CnB6BAAAOsBGAAACGAnBABVPASAAAQCIACDOBMAAaPAA8CUWMkBOfZTATCbKCLLPAYUeOBnBXTdNCoBAAAAAAAfAWzBmBpBcAACSIDAVwB_BiBBAAAILAuCMcAGsB_BLbAfVLAACObKAADMAKAAAEICAAACCAjChCRMRUkCiCSLSTAwDyBMcMGJBBHFGTBJGHHJBDTMCrBrBCKJAzBDBbHJAPBCNADQCBOAEAKUYXGPnBBbAAJcTCcDYAaSKGCHKRIWFERIVHGAZNLIMTkBWSHFKOIGTEOLVJKIAjBYEzBBJSILUPSMNXqCEbKRMONSjBDVBAHEBCCQNsBYCHAYBBAAAAGGAAAAFVAAQCbHBJAJEGEHKHSESPDQbPBPKFhBBGUTlBmCEYYBUNFKtBBeGiBNHBDVCNILDPGJLFGJIHDCHBTAEBOUAUCAALFAFKJoB6DS0BScIvCXADhBpBNABZAMsBANQKiBwBABKGiBBADCFGvBAJAAnBfAFTQV5BAALDpB3BAAXhBDqDAG-BK0BdANCLFjBACNIfvCARXGrBjBADKGtBvBAAbNHoBANDIyBkBAEINmBAhE3BfRbCiE4BgBScBAAKBPKApBQHCpBFZrBQUQhBqBUFFUQYAABAaoB7BiBJpBnBA8BhBKqBoBAACCAAAABBAAAAoBU4BxBLCKHRSMRCjCd1BIAChCFhCFIGUjCuCaKJ6C2BiCVAFIOHAAACFIAAAFFAAAADVSAAAFCJAAADBBAAASSAAAAJFDAAAvBRdAAAceBAAAJFBAAAMJWAAABABAAABABAAADADAAADADAAABABAAABABAAAACAAAACACAAAEAEAAAEAEAAACACAAACACAAAJAJAAACACAAAGAGAAAXAXAAALALAAACACAAAGCEAAANPCAAAGCEAAAIAIAAAXAXAAAIAIAAAIAIAAAIAIAAAIAIAAAIAIAAAAAAAAAACAAAAACAAAAACAAAAAAAAAAGAGAAAAAAAAAAAAAAACACAAACACAAAGAGAAAAAAAAAAAAAAACACAAACACAAABABAAAAAAAAACACAAACACAAACACAAAA9B5B2B3BOsBF8BnBgDtC5BMMLZmCN_BJDFNfgCAAIB6BWAASAGiBRAFEHHfEQIVhBBANMBCAAAAHIaIKGKC1CLDdZNyBAAASiBYAAAOSaAAAaCOAAAMCAMHBIOAfMJHPJGDMALKOAAAOAAiBCcGBALAJHBGXKTICVCLCHFcOAADQELAAGFLAHFMDBNOGJDNiBeAKAmBRYALyBIZdAARdQDACRBOAmBIKAQGTHHAFARABAJFAAAAAAAFFFFCK0BGIGaGAAAAAAFADAADdAAAPPAAAAAAHAAAHAIAAAIALAAALAMAAAEIHAAAHAFAAAADAAAAAAASgBOBCbAVNCAiBjBJAAAbKAAAAKGAAAAGGAAABIAAAAAABBAAAAABGCLACCFBMABAEADGAADAEFAAAASPIAHoBDmBQLBTFFbSC1BJRPUdyBBDGByBHBFQVEAWEKEHMVDJDILAIECACAHDBABAAMAEFMALADGLAAFABDAABABGAFGFILCOdEDCPRaAAKMECAADECHAAAAHCAAAACKAACAKEAAAAEBABAAAATAADHHGAACAEQAAAEMHAAAHAGAAAECHFBEBBBBAAAAaEAAAWfADCLTHAAAAHGAABAICAAACALAAALAYAAAYADAGAHANEAAARAAAACBKAAAKAGAAACCCAAAACBAABAAEAAAAEApBX8BRlBRiGuCLoBmDK3DLjBflBR7B5BdBlBsBAaHCFaKZIBGZJAXBABdICCBCFEUACAgBLAgBAWAMAIACADKlCAVAvBAoBAAAmBCCAAAACCAAAACJAAAAJAAAAAABAAAABBABAABAAAAAAAAAAAAAAAAAAAhBJBPAFwBAD2BCDfAATCLIAADCKGAAAGADeGjBDAVHBDCHBABAABkBLEwBDAPAARACBAADACBAAAABBAAAABDAAAFCEAAACCZFAPAAYAAAAYBAAACDFAAAAFCAAAACCAAAACFAAAADDAAAABOAAEAIAAAAAAAlDRTepB1BeNBC2BJ_CAbRVbBQhBhB6BJNILgBTRqCCuCDrB2BAoBVCkBjB8BnBWBjBkB7BARHAKLJSIAJMKARAABDNeCCGKMLBBDFCA-BGQESQxBEPDRPRRAAAAACAAAAGCAAEAAEAADAAAAAAAAGGIHCBFFHIBCAmBMQMmBflBLPLlBgBAYCCBESBBBCAAVAAADRAHHCCHCTELLKJcEKKDIAgE0BGqBiBE_DzBFpBhBDAvEtBtBZTFAnBIqBtBQ8EqCeGkBcoBERTwBYdAAAAdfLAATAPAMAbA9BAAdAfsBAAQaCIAOAFAFADABAeABAOSCAAEAAGAAAGABAAAABApFUXnCxCLqFTYoCyCMAYDEEBWXEDDCVAqDDyBYAkBpDExBXAjBANADIOfOAEHNgBAdAFPAHeAGQAIA3BBCAfpB4BCBAgBqBAzBFHLPL0BGIMQMASCEEBKRBDDCJAbFADnBUcGAEoBTAfCNBRAQBBASASAQCAAASBCCQAZBBAXCKEBAKBAZGAAAd-CqBAAA0BQPMAAWTNbAAWQPMAAWjBLIAAfHHAAAAAOAADAS0BAAEAyB_BAAAA_BAuCGOCI4BvBAHFLnBVHFGGTAJDBGUfKECFTgBANFDFPOOGEGQNA3BXHQO1BUBKCGEGaJTZiBcAKAEOEAAAACEAAAAEoBlClCAAAA2B2BAAAArCrCAAAAWWAAAA9B9BAAAAzBzBAAAAoBoBAAAAyCyCAAAAPPAAAAtCtCAAAAzBzBAAAAsEsEAAAAddAAAAFFAAAAEEAAAAHHAAAAMMAAAAyBrEpCftBAKMDNAkBHoEkDkBGAM4BV2DMzCsCnDzB5CINmBpCmB2BYrC5DkBuBPOTfyHK4E-C9CmDrClFvDc-DIxEXvCpBcbsC4E7BlBbgB7G1BpDnB3BQ3CNIbrCiBiFgBcgBuDnBPrBINyBRIEjBCV6BvDjFwCxBAGhDrBxCTRUXLMLBHKNxCfgDKXPLTGSxENXAX1ClCU3BBrBC9DAvCFnBPmDkBgDMEd9E_BjByBzCNawDpBUhBXlBAAlBAA_DnD9BpByBYoG-BoClByBgCkF4BWSyCN3BjBWZNBThBTWKAjBFAPFHMAESJAZZAFIA1I3B_BF9C7B-DCqCN6BacgCSXAdwBBnBIfyDOLaAAAjBAAAAjBAMNHBoBDROACfAMCIAAEAHIDANATHDAHAeAGAWAAHRMiBpBGISLhBqBFoBuCpByBeHuBBMPGadRHHRDWqBWXGwBJXUDHNRNAANFGAXdBFAQIcCKChBGAAAAGQAAACOEAADBMEAAAAEA8CMcSSSnBAALbAAAPGQFEAABOHdPNIBFRAANFAAKXYUZOmBWHGiBPSAFLcIGHHFWIfUDFbNe8JkEyBF6CyCGzD6DyBnDiC7BpCtDrB2B4CJ2BoD3CtBpC6CwEvB0BRvBnH3DpB1CnCjBbCkBRqCvFwCAY2BgB6BuCGnCiDoBW2CAAwBAmBNAAAkBlBHAAAAHAAAAAARAAAARGAAAGALAALAADAAAADAAAAAAFAADABoBxD4BTzC3BX8FxBSsDsDM7DZLhBhCBA7BpBOnBKB8CoBCqBGC3BRRFZAAxBA7BDJSQGeOLViBHgBJUCAkC8CEVZMnB9CKcYDrBAZNGRoB_CN3BzBoBTkCXgBBS6BoCWJgCSFgEY0BoBLY_EKhB5BhBvBkDJIesBeZAIM3BADAAmBXR9CABrBDrBFAALEABAAAABMAACGGBAABAAGAAAAGA5DPtBnCaTqCXIOiB0BuBiBESQJgDIiBmBNe1CSFjBZjBiCJBeUerBAAUpBTYAIgBfG_BABREvBCAADEABAAAABGAAAECGAAAAGAhBxBAHBciByBAICbAAAAAAABAABAAAAAAAAMAAMAABAABAABAABAACAACAADAADAAEAAEAAAAAAAABAABAAFAAFAAAAAAAARAARAAUAAUAADAADAACAACAAAAAAAACAACAAAAAAAAIAAIAACAACAAAAAAAACAACAAFAAFAADAADAAANEQXKRODPYJSAjCTBFXPUCLQKEaSWDFDWWAHAIMBVQeJnBfPMSXpBB1BLLoBEGAAAD-BHmBKMMPLKHINxCfDNVHVLHAAATETWPHlBNBabR8BuBHGSBmBTaAgBCBKPKMRUkBXBEGpBFGJrBOqCwBUBKB-BINFM2BJNsBLJRwBIAAAoBMMIADDsCyBSHWFAJqBCRN_CnBdKDf3BnBTCCAYLeCGAtBVFZFOSOGABAfXGPACZNLGABoBkG-BkI7EK4DmG6BjBOmDkFSI9BmF2B9BxGVzDLlBjDlHApDVbxCuFJYqDYIXHGLnBtB2BpBvB7BKoE1HB7C5B_BpCzDvBOjB_B3BpBAAXRAXhBDEPFSAAAASZAABAXTAAAATAAABACBAAABAFAHAACFAFAAAnBAYAffQABDUAUAAAAUJAAJAAEAEAAAaAAAAaMAAMAAFAAAAFBAAAABJAAAAJAAAAAACAAACAAAXXiBCgBAYYhBBfA3BJnBAHA4BKoBAIAAfOFApBCXAATGJ2BNGUmBGAcDsBAHD4BSXAyBK1BXNDNEfAAAfAYJGREoBnBONKPjBnBAAXCR0CaFyBIITFFGYjBXLAAGRHLANuBdcPAEcOZUBJBdZDDAPBNGFAPAjBNXMAJNiBKjBDVGCJUPOzBnBOBHRRBFaRRoBYUhBYIUADFYG6CSuBELoBXFZDNasBPYaRgB6BAKGIgBBABBACNHOARCXHNAEFVGCDZCzBRhBLGGKWBANEPANAABAwEkBnBa0BoBnDNoBBvCTrEbfZepCA_BVNZabgCWOaZcAfVYjBSZcbmBqBQnBWIzBqBLiBzCFfRZBdgCF5BNQ6BRYakCnBnCVDjB1BeAgE2BaoBVe_D1BZnBWdA1BfxBYtBc2BgByBXuBbAkCBYPiCCZLBCNBFQBDJFAIHJLYCUFIND1BVNcnBDAJSY5BlBsByDeFkDGPnBFBLLJ3BdJDZSHDFQBH1BXDb4BvBAIHGKAAKcPBAAASALCFXLACHHgBSAEEIIAEACCAAAAAABAABAAeaBGAAfZCBADdTEHADRXCCACMAMAAADAADAADAADAAOAAOAAKGGFAGCAACAAEAEAAAZHPAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACCAAAACBAABAAAAAAAACAACAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAaJOsBnBYRALXJaBEFFgBZvBEFLxBIFCSNMfmBCNAuBEAYBFJAuBpBFCbUnBOGQsB1BCjBANDGViEAAOqBoCZAAXJIAoBkBGtCgCGEpBGjBmCQ7BPaTtBZ7CsBTvB5BNlBpBabfwBEBQpBGM-BYHYKM8BLgBuBqDvDvByBNDJlC1CHbPNTqCJSBasBgGGFgDFoDcLdcKkByBGCXC6BgDuBaJ8BAsCZKeB4CbFHPBEzCCJHJrCZyBEQhC_BBCRAYAcGDqBRE3BOgBTX7B9CfhBHjBQRJDZd2BXPIOLTpBcAGxBbWpBOGIkByBGJc6BZ_BXALTMjBVbCKOAAAAAAAnDdBVPhBmCkBHWAUBJAAAGmBDOAOOAAAAAADAAAADArBABARZWABKAMIACFGEAAAFMFOAACAMEAABAGAYuBaMfb3DlChBDiBrBcBEQAKqEAcBiBsCEAOAfWVKDCMpBgBALDMkBzBABAAvBWOLTAoBAAHAAIAaBEBaAZCDCZAA1BVIGXV2BWHFYWAJADGFHKAEFGIoBqBlCY6BeOpBmCX5BdNAjDKFNrB1BqCdOgB0BSzBFVPBF8BcAGDgBQYMNLGAwBIYJCYsCKMsBGEhDAILlCrBPAAAPA3BRbUPP3BAHEVdeAAAgBB9CtBZ9BQc-DekB4BCEAAAAAAvBIEXDnBIAAIAAqCGLWMuBdAACAfWAACCQKAADMEICqBPIbyBGEAGkBOAAAMCIAACCEKCGEAAfAErBGEICLDFakBcHIKBJAACLAOAAGIADABBAAqBAeECGMAABOAKAEAEAcAAAAcEAABGABABAAABABAAABAAEFAsBAxBakBgBCAABEALAACNAAAAABAFAACHAXADZECKAABDOTABARBFAACHAAAAAAABABAAABBAAAAAAAAAAAAAAAAAAAAAALLCAAABAAABAAAAAAACAAACACAAACACAAACAAAAAAAAAAAAAAAAAAAAAAAAAABAAJIAEAAAEACAAACACAAACACAAACACAAACACAAACACAAACAVAAAVAKAAKAAFAAAFAAPBFRKAPBAANAIAAAIA6DuBB4BUEKCGCAARBBAJBhBATRAEIACCAEqBAqBAAAClBCGEcNANAAAkBYEFCOCAACAACAACAACAACAAGADALWPXTTYafAAAAfVJGHCNfAAAfAIAAAIAGAABGCCCAAAAAAABACBAABAAVAAAAVAAAAAACEABAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAFEDKJFnBAAJRPSAAASAOAAAOAMABAHWIAACCEaAGBAUJACACNXLBLACCABCACcMCKCEHFEHAAAAAAAAJAAAJAAAAAAAAAAAAAAAAAAAGAAAAGIAAAAIIAEAEAAAAAAAAAAAAAAAAAAAAAAAAAFAFAAAEAAAACBAABAABAABAAEAAEAACAAAACEAAAAECAAAACCAAAACCAAAACGAAEACGAAEACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAMAIAEAMAAAMAVAAAVAMAAAMAEAAAEAEAAAEANAAANAEAAAEAIAIAAAJAJAAAIAIAAANANAAAAbnDYuBDWcoDXtBEVA-E0BGiBIuC9EzBFhBHtCAtCKXCblBQFCCIK6BKSVYcSJAWFMFJGABAFAABEHAWCQXyBYjBDBJMfBCCKDJNFAAAHBENa5BIoBAAKUKAHHAAAAIIAAAAUAAAUAKAAAKABBDIDAAAAAAAAAAAAAAADEAAdACDbARAAARCIABDOAACAABAHAAAHAAAAAAAIAAAEEDAADAADAAAADAAAAAAAAAAAACAAACAAAAAAAAAAAAAIAGACACAAACACAAACAIAAAIAAAAAAABAAAABAMMAAAADDAAAADDAAAADDAAAAAAEAFADADAAAAAAAAAAAAAAAGAAAGADAAADAEAAAEAASIIACARHHABAAAACAABDAHAAEIAIAABDADAAAAAAAAAAAAAAAAOAAFLgBPAAIHNUAAAUAEAACCANAAAANHAADAFABAACBAMGTUAGGAAECACAAAGDEAAAAEBEAEEJLACAANGACDAIGABDIEDAADAAMAAAMAJAAALCQAAAQAbAAJRACAACAADAIJAAIACGAAEAABECDAABABGJMEAAAAADEAAAAAAAEAAAEABAAAFCBAAABACAAAAEMAEAAIBAAAABBAAAABAAAACBBAAAABAAAAAAAAAAAAAAAAAAHAAAHAJAAAJACAAAACCAAAACFAFAAAAAAAAAEAAAEABAAABADAAADAACAAACAJAAAJACAAACACAAACACAAACACAAACACAAACACAAACACAAACACAAACACAAACACAAACACAAACACAAACALAAALAAeAUAICFAAAFABAAABAVATACDKAAAKALAAALACAAAACAAAAAAAAAAAAACDIBBACCBAAASSCEJEMHQCCARCBACRCAAACACAAACACAAACCHAAACJCAAACACAAACAFGBAAFIBCEGAAAAAAAWAAABYFAAAAFJHDACAHFCDCABAAAABIABAAKBAAAABAAAACBXAXACBEACAEAWCUACAPAAAPACAAACACAAACAAAAAAAAAAAAAFAFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAABABAAAAAAAAAAAAAAADADAAAAAAAAAAAAAAACAAAACCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVCRGNAWBSFOAA_BCFDNpBgBAIAEWkBAAGEaIAEAKFDABABAFADBAAA0B0BMJLKzBzBLKMJACLCCAKBMBBAJArBLPLbAsBMQMcAAgDYScgBDFIIfBM3ChBZBdCoBnCBnBjBRYICBAbmBrBARCMlBmEARB8DcUCoCclCLhBACCJbABAHLGKKCAHDSNAGIFVBDPBYBgBCUSLEJABBDAAyGyC8CkBMU3EfvBlBNrBhEJhBC1CHZrBzBL2CBAjBxBJACGkByBKABFoBtBbqBtBDPe2BZRAaMbZ4CFP6C6BALBjBqD9DANVRnCRAMOdPeAPV8CXRANFFGoDAmBuBKOADAFLjByBPANTcLnBABObXJADBcd-CAmBcMQNALDCAoBvCvCAAAAhBhBAAAAmDmDAAAAjCjCAAAAgBgBAAAAA_DhCXVDHgEiCYWEIAXDAATAYEAAUAAmBAAAEiBfIMbZTtBEXEGdyBAMEMSDAAANKMABWcf-BQEUCUDNLSDIpCddHVMKAAAAKqBQwBQEG4BACWf-BFAFDCCgBCCAAgBxBAFxBKDAuBUAUKDtBTATJEAmEwCkBkBDbTJlBCNiBnCLRbAN_BTZBIfLlBGUIHKZAdC-BkBCiBAAADABAAAHAHAAAdbDAAACCCAAAAACAAAAAAAAAEAEAAAdAdAAAMeRAAAgBIYAAAtBhBLAAAkCwBWAAAESNAAACAAAAAIIAAAACAAAAANANAAAAAAAAAGCCAAACCAAAARRAAAACACAAACACAAALALAAAIAIAAAIAIAAALTIAAAGQLAAAGQLAAABABAAADBBAAADHEAAADOPAAAIAIAAAAAAAAAFAFAAAFAFAAAFAFAAABAAABABABAAABABAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAOBGAICNCFAHBAoBbmCFT6BoBIZE0BDCUpBGJchCAFBbdCAAAAEA8BDWLD-B7BEVME9BANKFFFHOJGGGIAsB3BmCMBUsGwCfEuDgCrBmDfEV7DxB3DPTT-DADjBbOaUEkBcNZTAIAAAMDDAAAADCAAAACCAAAACBAAADCCAAAACCAAAACFAAAFAIAAAIADAAADADAAADAHAHAAAEAEAAAHAHAAAGAGAAAEAEAAAAAAAAAAzBAXACdEAAAAEOAIBAIuBAQCAaBAAABADAACADA4BAAAA4B3BAAAA3BAJbOcMjCcSCVpBqCEKPJcMAzBBBBvBCeABCgBBdAXBFCgBCaCSPAAAABAUAAAGOAcAAAEabAAADZAJTDGGCKUEFFBAAAAAAA0E0EAAAA1E1EAAAAhBhBAAAAHHAAAAKKAAAAAoBWASHGEAUPBAiBGAEAYRHAFJEDMACAPVFAbMA-BAAcOUNSARCRDaAHATNHAcPTfnBAMRMDZANcIRATFCGNAAAJDEAAAEAAiBMVIEiBzBJRGBdKAsBJCZUAAHCcTAFDFDKAAICAAIMIAbSQFLBCiBtBLAGDjBpBABfIPgBIVCoBEkBAcOBBA0BBLDWwBzBCMEVvBAsBaGBQBZJADNAHMCObHZHBBPEAAAAAAHAAHAAHDBBAAOQCBAACRBAYACAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAFFAAACPBAAPCEVABaCAAAAAAAAAAAAHAAABFAAAAAAAAAAAAAAAAAABAAABARANADAFFAAAACAAAACEAAAAECAAAACCAAAACCAAAAECAAAACUCOAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAJAAAAJEAAEAAHAHAAAAACAAAAAAAAAEAAEAACAAAACAAAAAAAABAAAAAAAAACACAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAaDOJUIDFDKDADACAFAFAJAEAIMBABAXBAANHABABAADRALHCAJABCHAeAMEMAOAIACCLADAJAA4BCoBZIePCAFTISAZCQaIFJsBId5BAAHHpBjBAAAAhBAOACBSDNABCREoB0BAAAA0BzBAAAAzBAKKAAAAEEAAAAmDmDAAAArDrDAAAAJJAAAAAqBqBAAAAFFAAAArBrBAAAAoBkBoBMPNMoBVGBA8BDdmBUGjBEDJKhBqByBUUHDYvCJqBId5CiCYZALwC0BXmBAEiBiCKYCuBRARMMwB1BtCAACFnCgBXREasB4BWWOLMnCV1BCDEgCOiBDBUhBaLFEtBrDGrBFJ1B_BQnBXHHNBpBOBQ3BRdRTgBAvBRBHPBkEsBXsBuBmBlBLDCAbGNkBEdKDABJAI9BFHfGXAvCzBbgBDdwC0BcfEeAhDInBEjBf1DRVH5BN0CEMEY0BrDPtBcjBnBY7B-CTdkBlCjClBlBL8BXuBDtBSRKcJyBdP7BT9BOKBoBaDIWbWhBGAIqBNBLVbwB-CsCIVCapCbSYR5B0CRCOwBoBkClBgCYgBDoBiDyBmChBnBmC2BSNsCVPlCHAzBgBrBhB7BxBkBkCpBbAQIhBT0BBpBV2BgCATc4BxBtCYmBUAsBdE1BADTMpBepBtBqBkDXfAOHfF4CBpBCuC0BAsDcTmBiB0BIe6BTF_BYAAAAYCAOALACADAGAnDV7BFBN_BlBCAXBGAAAGALAAAALOAAAAOQAAAAQDAAAADJAAAJAKACACEGAAAAGAAAAAAPAAPAAAVABAHJUALBoBFCAMEdQLDDBBAAaACQGAAAAAAAXABRFAAhBGLFAViBFMGAWoBpBAAAApBqBAAAAqBAKYOCfAJXNBgBAoBnCnCAAAAiCiCAAAAvBvBAAAAKKAAAA4B4BAAAAAmC4BCaJFPXBAIAhCtBAZCGA-BuCYYFjB9BtCXXGkBAJRBPiBHKSCQhBIAyF4CJgBmBiB9BHhBAFPhFzDsBddToBfDsByD3ClDgBErBxD4CmDBAAAABAYABcGFXACbFGoBpCbFgBC3CkDcKfS-ChCDDAZhBAtBBNQdPuBCOPeQA8CUSL2BoBxBNBNTCxBUNOflBHPBBKAjBNBHHBALBaJBAuBICKkBHtBHBJjBIAtBZLELBuBaMDMCATAABDPUAACEQA8BAAAA8B7BAAAA7BAJADECJAAAAAAKAHBEQNAAAAN4BBAaIYNADAHDAAAAAAWABJFmBCAAEBAmBBWBFaOADAmBRJFAHDKIEAHFSTAAAFPtBATABXeBAQCMOAaACLEABECBtBAHDHZBCAACFTAHAALDAAAADCAGCGJeCcAAAnBAPLXKHAFAABEBAEAEKIAAACOADBUAVAAHPAHAABFABAAAABAAAAAAAYCLYbmBIWMZaXiB7BRgBa4BoCckBYAN_CMRpBJlBApBJNEEZJOEHBRMYACVK2BEUBOSRdLCIQAcJDOEYKMEEIPBBLHSARCKITRHACRHQA5BFBDJjB6BGCEKkBAiBOPAAoBhBNQAAnBADACAAHGACAAEIAGCAAFAHCAAGACEAAGABIAACACAAAAALJAWEAEAAACAAEABLAPJQBBAAAABbACbABTAAARBQAAAAQYAUSBNIAAIAAEAEAAAEAAACCDAAAABBAAAABHAAAAHDADAAAAAAAAAAAAAAAAAAAAAAqBAFmBAMUAILLkBTAACCXTAChBWHHAAACJNADCLAAgBLUWGFHABBcfXADBVEeKNBBkBLAABJAQAALIUAdEIDPHeDHEQIAAAAAABEAAEAACAACAACAACAATAATAACAACAACAACAACAACAACAACAAAAAACBAAAAAAAAAAAABAAABAEAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALBEVGACABEAAEAAEAAEAAEAAEAAEAAEAAEAAEAAEAABADCAAAAACAALAALAACAACAADAAHCCQAAOCCEAECAACAACAACAACAAAAAAAAAAAAAALAAAALAABAACCAACAACAAAACCAAAACCAAAACCAAAACAAAAAAAAAAAAHAACHAAAAAAAAAAAAACACAAAAAAAAAHAAHAAEAAEAAAAAAAAAAAAAAAAAAAAAAAAAAASBBCBWUAAKVgBMAALgBCXAAEVdXACAGfEABAGAAwBAQSLaCTIDQCzBUZTAbGDEGBAAfAANNFIAAIAAVAAAVAeABAgBACAAGLIKAAAMBoBHpBbyBlBmCJDN3BJqC1BJRrBAUZDADMdlBTvBpBK4BGAACIBGAACIBXAJlBBYFGLPMGoHgD_BegDoD6DhBmFTSA5BZnBVBkBvBNgBdJZpCAPNhBJKALOJQSAAqBGbAAACDCAAACDCAAACDCNADAJANADAJAkBAAeFMoBAsBIFHNJINGDmBANYDeDADAAAMoBHLEJgBADAEgBDACWEfhBDDCEfHFHqBdHUAABAWWAAWAABAABAAWEBJIWlBAGHfDoBgBIPMGUAAQACCAAAAEgBAAEWGPAARBECAWJRGFAAFAAFAAFAAEADCAGEADCAGEADCAGNADPAGQAASBAEAACBGoBAQYABCAAAACCAAAACVAAZAEfAAAAfCAACAACAACAAAAAAAAAAAAAACAEAAAJAECPCCAEAAAOAAGIAOAAGIAOAAGIAECCAAAAAAAAAGAAAAGAAAAAAAqEgBcsBYIpEfbrBXHAWCADOKVBAENJAKAAAMAJAAALAAxCTDGXnByCUEFYoBAmBQICDgBlBPHBEfoBxE7BrB3BVa7ERTMjBtC4CoBbyC2ClC4DKgDdRmCAJACJBAKDBQCABGAFAAAWGKOINDQJNHOCDGAAAHJCAAAJJAAAABBAAAABEFAAAAGADCAKSASFIBcAFEIUFAECCNdALDHFTAAAJJAMAeNkBnBKAMAFEbARLCAPAHaPRKABCBKEAHALYACAeNanBMAMADEdARLAAFAHaFRKABCAKCAHANYA4BKMZOuB2BYFOEWfXGMDXrBLFIXJVAAFGVbAAAAdAFAEEPAGADDQAACiBHRGNVBBNJGNAAQCfeAAQIGJACATGGAAACEiBAASKGHhBGAAUJAAPCGBACAABAMXFKBgBOUCIPBACAAQRnBAArBAGUCEcCPAjDcK7B5BTkDbJ8B6BUA_BXdJNHJBNJWF0CYkBAGeLAABAJFABWPJLAABBHAjCPhBDVIkCQiBEWHAoBOIpBqBKnBNHqBpBJAVnBwBZLFWoBvBaMGoBhCBKDZrBzBPJFLHjCbFDbBuEQUgBmCCTJDFdeKaNPGiBAxBNABPTbAABNJfHABNHgCHCUYcTBABNAUcBLYIAZZBKFAaaCJGAAjBAAAjBASAUICNOAVHeMAuCAkByBXmBpDAhBrCStB4BABgBKOVAAANHBAAAABA9DbKDhBjC-DcJEiBkCAFFEAFCRITAFACAAACAIAAAIACAAACAEAGAABKAKAAAAUECCKCJDBBBAJAAAHAAMEHCKCFAIBJBBABAAABBAAAAAAAAAAAAAAAABBAAAAABABTKKTAGCCfLAKLFDJABAAJeABCAgBOAHcHCAWEIOEHRDJAFEAAAAAADACFAAHAAHAAGAAAAGAHAAAHAABBBGCPJAMKdTDADFJPKJHAH2BGIABoBeqFFKA2CyCkBJlBQpBuEFCTRf8C9FhBBvBR7ClHIFvBpCvE-CcqCakB1BIAVeDDPAAAPAAJQJBAPABJIAGGAIAABBNEHAOKAIAAABAAABBAcAADKUBAWFAPNAXGHMFABIBLDAGBAHAAEBBCACAAAACLAAALBKAAAMAAIACAECJAAAGNCABAHMADAABBABHCCCAGIAAAAA-BHkBAYKxBKhBNLBTBJOJLAfDhBFJWgBEiBGKVA0CFQaB0BzCGPZCzBAoBCQGASnBBPFARAOAAIEAPAANBADAJGAAKAKAAABAAABAA2DWOQkBuBQAPiBITPHEfUB_BTBFfREACQBNjBABXVMAhBNLNLgBiBOMOMfALPO4B9BIvDzBhB3BVcDfiC5ByC5B8B-BnBuBNPjDF5BPbRArBbLBABsBcMCACAxBAGEXhB-DAII4CWzBABBpBFOAACAKOAJBOKpBAFJhBGAbHAKNPcIAJOQAzEEpBlB5BrB0EDqBmB6BsBABAAGAHMAAFASDAAACFDAAAADBAAABAAAAAAAAEAAGABHAAHAAAAAAAAGAAGAAAAAAACBAABAABAABAADAADAAMAAMAADAADAAAMAMUhBOhBAHTBDKJJAcAgBAAF0BLtBIBA3BEYAECQCoB2GQgCIH0ESEP2BtBWnBBpBhBiCZhDLCpBNd3BiBvBCE3BxBlBVLJcuCLQZ8DfAaHAAAgBZIAAAfAYDCFKYZEAGNXEABAEAABALERWQAAFMKLAKCEdAPAAANAgBAGCQIxBDARLPeAAGDgBTAAAATRAAAFLAAAAAAWAAAAWVAAAAVGEAAGDFAFAAAGAAAGALAAALACAAACAAAAAAAEAAEAAEAAAEAIAAIAABAABAAKAAAKAEAAAEAAKAAAKAJAAAJAAAAAAAAAHOBHEYKAGeVVDLDVUApBABAItBqBACAHuBAzBRFKHd0BSGJIeAUaFFBIqBQAcAB2CYuBGCG7BHhBNFAaRSEBaVAIBAbJ1BDAyBBrBAVATAzBpBXCAMqCUwBQAJ5DzBLfZAUQZAgBAjBBKEbRuBIKBcARCCFNBgBoBDFAAkCmCCDAA1BTDRGRjBFACfA0BAFgBgBFBhBWBSFUaHAAAmBUIODAeSGCBGcoBPDAIxDrCDRFJXUdBALLRADAMRtBEASGBNCIAANMPCALUiBPCAAzBNNRHENGhBGIAUGcDJAERWAAAIAAERWdBPLAAGFMAAAIFkBAVAWMAGAEAEAINCJJAAAAQQAAAAGDEAIBWUSHHAAJLSUPOBAAAQIFEDAOMMAAAAAOQJCGC9BNRHGbXFeLPTcAFWEIsBAAAAsBAIAMNAKHALOAJAnCGtCgBFXZAQZPAoBCiBXYE8BCSCKeNHKZCIHABaNRADDEGJAEEDFKAAGOAAAFNNAAABIAAAAIAWAEKAIDAABADNAAAANNADJAAKAAAAIAAAAAAAQANKWDBAAAAAAAACAAHAAHBAOAOAAAAAAABCAAAHEEBABAAARAAARABAAABABAAABABAAABAAAAAAAAAAAAABAABAACAACAAAAAAAACAACAAAKABAAMJACAALAWAACAUVAABAToBBvBuBAAAbBbAAA5Cd7BAAAiB-BbAAAOFWAAAoBgBIAAA7BdbAAAwCAwCAAAPAPAAAAHGBJAAIFCKAAAuB4CxBYSHfnBGBNF7CXL9BOdmCRuBFBiBAqDqBEsCvBSrEXTrB3BCmBvBVP6CiB9CtBFXmB3BISSKXN1BTGPiB3BmECa0BsBKDgBMG9CoBNmBBxBRSsBtBWCmCBlCFpBLVOwDwBByBAQ3CnBVJjC0BrEzBlBjBBNqBkCGnBGCNBeLXHiCEckCtBKPAAbMAQAAOAA7CTVZIfpCfLZILbFVJKAgBAAOHaXAAADTMAAAMAIAAAIAXAAAPHBAAABAA8CNEgBuBY7CODftBXoBjBAgBR7BOwDCeDuBmBxEzCIPVpB7BqCzEHYXyCG0ByCdZ0BCkCZEElCffCHCuCAUNkBkBvBADMZdNAAHFALALAAAAAAAAAAHJRkBXIsB8BLAGJ7CVVPIlB9BAOrBRPkEWiBUD8BRVPGAOWAaXSCCAf-BHR1CQXvCBARAlBLmBSvCBOJb3BvBDW5BOXvClCFGITiCRRGE6CpBROURnBlBAgBrCEC0BAlBgCRyBpETlBXRlBAQMOGvBmBAECIYsBAEUNiBAnBABVFJ-BAEYYKVAADRAApBAAIXZ0BAAHkBYLAAALAAgBOSCCFzBAATXFaCJUQAnCHZVHLgBAKAWAoBAASSCdAAZHEDAYPPGaLNuBCCGAAACEHAAHAABAABAAASJCYCAdABdAAOKAGBAAlCBfXXOAABGZUdBXFSPoEEAAkDgBLA0BK5BPXAGGFbANMKBJVXPJBCAjBTDBNGuCaSOuBXAHDDNeLBLDPaA-CgBJgB-BX9CfKf9BYABANMSPdAMHdDIAAHaJgBACGBaCAAAHIAhBBARPCLAAALAwBCAUeDBAAABAAAAAAAAAAAAAADAAAKNCAAANOCAAACAAwBY8BSJjBvBX7BRKkBATAFEIXUAGDHYAWNWCQDVOVBPEAmBCCDiBElBBBEhBDACERIIAOGAAIAVEGAfADbCMIAFcAfDAiBIIMGABTCIIAAPAAAAPOAAAAOOAAAAOOAAAAOXAAAAXAAAAAAAAAAAAATAAaFnBUAAZGoBAfGfAHEgBFgBAIDAbIBVBJcHCWCKAefqBXAF5B-BjDlCgCgB-BkCIANcLFECxBBgBAIWgBB6BgBOQfejBfCJAEOAUAlBiBMAa4BRpB3BLMCPnBEHFGNaFABgBuBzCTAAVACVfAAAKBpBcDAFBfCeIOABUIQVXXCAPLEQVFFeWArBJJFPAsBKKGQAAeEXKyBHdDYJxBIA3CKpBXhBC4CJqBYiBBAc2CUkB9BzBb1CTjB-B0BAqB5BMUkCElBfuB1BUrBfTvBJbgCGsDHuBhCvBAVNAAHAGAAAGAQOAACAA5B7BAJUHOGAACG0B6BAKTEABBCAAADEDDBAVGVDBAKDUDDCsBJKaDWEYHRFKFFABAASMMCDDDBBDBECAAAACLAAALAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAACAAACACAAACADAAABABAAABAKAMAAADADAAADABAABBABAAABABAAABABAAABABAAAJPHYAJDAAABABAAABAcAAAaCBAAABAFAAFAADAADAADAADAAhBDEJDVBABAAABABAAABABAAAMCHAQEAAAAAAAAAAAACABAAEAAAAAAAAAAAAAAAAAAGAGAAAPAAAAPAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAGAEACACACAAAEACACABAAABBBAAAAAAAAAAAAAAAAABAAAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACACAAACACAAACAAAAAAAAAAAAAAaACAcDdBAAXDEAAADIAZQXLPKUTWOQLGCEAACCCAAAAACBAAABAABAAAsDAyBAA6BHACAAJIAHAASnDAfAA9CMAVAAkBaAAAAcWAAAAWhBACAAjBAAAAAAEABAAGkBAAAAkBKAKAACEAGAABAAAAAAHAAAAHJAAAAJAAAAAAAnBAPAAVQAAAAQEABAAGaAAAAaZAAAAZGADAAKJAfAAWdAAAAdmBA2BAAPfAAAAfUAAAAUCACAAAgBAAAAgBEAAAAEOAAAAOMAAAAMAADAAEAAAAAAHAAAAHGAAAAGBAAAABCAAAACFAAAAFAeeBCAAddAAAADAABDAEACAEAAuBAAAiBYfAAATLNAAAANNAAANAoBVKRoBNpBFATHaFQJepBFsBAuBCWCKKnBBNBHPJAAAAJQAAAAQBAAABAAAAAAAHAFAABBABAAAAKAACAIJAABAHADDAAAABEAAAHGAAAAIAMCCAQFPDBAAJCCAANQASABMBKbAATCLKACIACAHAhB4BZDIAiB3BaEoB7CdXTBJ8CeYUCKAnC9BWEErBoC-BVDDsBA4CwCoBEOb3CvCnBDNcAcgBCBLIbfBCMHAfAAAAfgBAAAAgBCAAACACAAACAAAAAAACAAACACAAACAFAAAFAAKAAAAKKAAAAKKAAAAKKAAAAKKAAAAKKAAAAKKAAAAKfAAAAfKAAAAKOAAAAONAAAANAcAACDefAAAAfaAAAAcDAABAACAAAGDAAAAAAAQAAPAgBfAAADddAAACfkBAAOFcIAABCGIAAIGFAIGMMBTHFLLCUAaAUBKBFADBAAMAGGAARAFBJAHALAECFABADAAjCFAFJtBkCGAGKuBApBHDNXIqBIEOYHAFAAAFAGAAAGAAcAAAOOZAAALNBAAABAAfALGLNkBCEGMODBKLAAALBHMDNMCILEOAyD0BAyBFY5B5BAAAAKmBKzBMCXLHDBEhBAACHbWFACGUTNBFACAZIeLnBJKBfMOSjBAhBEFBae3BBaaTKQABrBoBrB2BBEcAyBAMTMwBJAEHAH0BADyBGAIUALAA3BAELZpB-BAaHQcTFLiBXErBDzBLoBRRAGGAblCLSdXXAaAAaAAdAAZADUADBaAHAAAKRYAAYAAXAAXAABAAABAAACAEFhBAHFTAaAIAAUGAGCAAAAAAAAHAGAREAABAACCAAAACEAAAAEAAFGAABAAAABEAAEAAALAALAAMAAMAAALAALAAMAAMAAAAAACAQAGEEAZAFFNAIADCKALAJABAEAIFAAEAEAAAEAEAAAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFAADABEAAEAACAAAACAAAAAAJAAAJAAAAAAABAAABAAAAAAAMAAAMAAkBMKAAOZLJAADJAAAAJAICAKADHBAJAEAmCcMENoBlCbLDOnBArC9BGdHSsC-BFeIRAECHABMUAYACDPAPAAAHAAAAHAAAAAAALBDBBBMCECCCAEAAAEAAAAAAAcAAAcARAAARADAAADAHAAAHAHAAAHAGAAAGAAEFNIEODGOHDNABAABAACAACAAABACFAAGAAGAADABAAAAZAAVBBeAESECBADEDAAAMADAHQLAEAYRAAAARA9BCQ3CKD-BBP4CJECAAAACAkBASBKMRARCAACAAAEBNAAANAJAAAAJAAAAAAAUAOmBbBlBADTPAgCAARqCKpBAHCfFGABDQDIAACCEAiBAATgBYIAAYEVPABBNCXAAEbAHAAAJCAAABEBAXBAAPHKCAAKAGAAAGAKAAAAKABEMCKbCDLBJcAbAAAfGcAAAgBFACAAAACCAAAACCAAACCCAAAACNAAAANCAAAACCAAAACCAAAACCAAAACBAAABAAAAAAAAAAAAAAVMRPABWLSQACADFAAEAEGAADAAFIAAPADDACAACDAAGAEAAAEAGAABIAAcABaCAbACZBAAQAAAAQPAAAAPAAAAAAAJADKCPiBABIWGXAIRXKAYFFA0BPXGGAzBQAGJEEHQTACAAVOMDDICArCCAPpBVsCBAQqBWALUNMJRbABTCFsBTSKKaAMaaLLPaACGQCdZZIAOArBJGEPbsBKFDQcAmBAAAAmBlBAAAAlBAqBCIGkBJpBBHFjBKAfDDAHPgBEEAIQAtBAMQdpBBADAAC0BAGUYCWAACGOfAZNGCQAGRBgBALOUEvBAMNTDwBAA0CDiCanB2BzCEhCZoB1BAAAAAAA8DY6BF0BD7DX5BGzBEAbACfCAAABAACcAAgBBBAJFACDDKGABEEARABFLCGAAGAAEACACAGAAAEACAAAGDAERQEACCSHLACDBJKADAXAACAZYAABAaADAAAABEAAAACAqDACgBkBsBlCAAfdH1BADNDfTAAAHJAESBFFAEAAEAAIAAEECTRDACAIAIAAABAAAABACADEBEWAOCEAFBAFBCCCAAAARAJAAHAAAAAAAKAEDKATAAATAMAABQBHABAFAPAAAPAKAAKAACAAACAAAAAAACABACCAAAAAAEAAAEAAAAAAAHAAAHAOAAAOABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACACAAAAqBGUSCKpBFTRBJASNQeFFROPdGGA4BiCHAAAlBlBAAAATdIAAAAWAAWAAVAAVAABAAAABCAAAACABAAAAACAAAAAAOCAReANBASdAAAAAAAAAAAAAAAAAAAAAAAAAAAAVAAAAVWAAAAWAKEFaANJDGZAOAGTIJTyBFUHKUxBAyBMHIN2BxBLIHO1BALAChBBUMABiBCTAAAAAAAWCGBASDBBAABRADCCPAaAKICIPAFHHGCDEIBFBEDHOHCACABCLAFADBAJAAAJASAAASAHAAAHAAQAAAWFFAAACFDBCATOQEEECAJAADFAdABAZBBABAAADAAADAIAFAOAGBCAGAKABEIADAADAAIAAAIAIAAAIADAAADAAAAAAAHAAAHAEAEAAADAAADACAAACAAAAAAAAAAAAAAHAAFABBAACADDAAKHHSAAAASEAAAAEKAADQBAAAAAABAAAABBAAAABBAAAABAAAABCFAAAFAHAAHAACAAAAACAACAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAHAAAAHAAAAAAAAAAAAAAAAAAAUKAEAGTJADAFAbMNNITZFCPZFoBJIeMAaAIIJY2BAgBOBIjBAdRSFAAAAAAAQABCEMRAGJFHCADICFAECGDGFDBFEFGAMAAEKBWACEHYNACABNPAAAAPDAAJCEAADEBCAdIOAzBAMHACQAWBNBmBAAQARXQsBvBACFLfVASEhBJcAAGeFYACYHGFAAFAAADAABAAHAAHAAKAAKAANANAAAOAOAAAAAAAAAAoBAFOGanBAAHZHZABLJBUACASAWAEGSHLAABAJAUCIECECAAAAAJADAAFCAAAAAJADFAADBAABAAcAaDAGbAZEAFAmBVCePqBlBWBdQpBAUAKHJcUBHSMCrBAABBnBdDANBHyBIAEQYADIACXIHHLBYHGAGAAAIAIAAAAAAAAABAAAAAACAAAACAhBAAfFCVAAXAAeAAYGBMAAWFDaAASECAfAAAfAgBAAAgBABAAABACAAACAACEAAABBDAAACAAAAAAAbDAMAjBcEALAkBALFBBILMGCCHMAQJPDQcPKQEPbAYQOwB1BABNHZuBAXBHZMAA1BVALAV2BWAMAWAlBGZDREmBFaESDAIKTEGIHJUDFHACAcDNFBAbEOGAFAABEHCAABEAHAAAELfAAAfAIAABKAIAAFOAGAADKAUAAAAUCAAACAMAAMAADAADAABAABAABAABAABAABAAMAAMAAAjBAAILfTAAPJGEAAVSGDAAGJAcAAQQEgBAAAAgBAMAMABABABABAFADADADADAAABABAAAMAAAMABAAABADAAADABAAABAAAAABAAAAAAAAAAABACAAAAAAIAAIAABAABAABAABAABAABAABAABAADAAAADAAAAAAAAAAAAATAALBFIAAGBGKAAIEAAgBAAIKMfAAHJLACAAAACBAAAADAAAAAAALILKARHJJAAKUAUJAKAfGAAHbgBFAAIcABABAAAAAAAAACACAAAAgBKKCOFfJJBNGAZfTQAKUAAAAUfAAAAfaaAAAAgBAYIAAMAAEAIBABAAAVVAAAAScAJAANAANAANAACNABAABAAOAAAOAFAAFAAAGMJNKIFLKOJHAMAYJBBLAXKCCAAAAAAAHAAHAACAACAAAAAAAAGAAGAAGAAGAACAACAAGAAGAACAACAABAABAAAAAAAABAABAAAAAAAALAALAAAAAAAAAHAIANAIAHAOAAkBsBGVAIjBrBFWAHAXLBBJCZBABPFyBOCEYGAXDCBPBEAACCCUEBAQCATABELHNAEbMAHASEbACAAADEBAbBUGcACUEEAAAAACPAAAAPAAABACMAICBECAAAACCAAAACAAAAACAABAACAABAAABAABAAIAAIAABAABAAAAAAAAAAACBAUAAAUABABAAABAAABABAAABAEAAAGACAEAAAAAAAAALAAALAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAAAAAAAAAAAAAABABAAAAAAAAAAMAAAAMBAAAABLAAAALAJATHLgBrBADPAXyBAYYMHAOAAAAOHAAAAHFAAAAFA2BSKCAY1BRJBAXAKAUCJAJATBKAAdfALBQegBAMCPAbGAARRXAAAZA0BFAAqBSAFAHOFHvBCZbIHhCADbXJeAJiCbADLeNJAuBACGMcDAAAUV4CMQV-BUZDACNJbAAAfEMAAAMAALAAALAMAAAMAAHAAFabIAAGZcAhCBAAJzBiCCAAK0BAEAYILPJAFADAIAJBGODAAHCAIAHIICFAAFAAAUAADUEXACBZEOADGUHAAACABCAABBIbAFHXIAAEACFEACACAMAABOAGAAGAAEAAEAAKAAIACLAAHADAAAAAACAAAACCAAECDRAAHJBAAAAAAAAAAAACAAEBAAAAAAABAAAABDAADAAAAAAAAEAEAAAAAAAAACAACAAAAAAAAAsBKABQWrBJACPVANAAEPAOAADQAARRNMSPrBJHAVDmCSgBGJarBGNrBIAHDFACAiBIEYAAAQABASAHAACJARAFBJAcAAAKQBAIAAJFAAAAFFAAAFAFAAAFAAIOMAHJHNLAIKABABAAACACAAABABAAAIAIAAAKAKAAAGAGAAANANAAABABAAAHAHAAAXAXAAALALAAAUAUAAAEAEAAABABAAACACAAAAAAAAAFAFAAAYAYAAADADAAAHAHAAAAAAAAACACAAAAAAAAAAAAAAACACAAABABAAAAfAAAAfgBAAAAgBAAAAAAAGGAAAAZZAAAAccAAAAJJAAAAARAAARAIAAAIAIAAAIAUAABAWFAABAFFAABAFFAABAFGAAGAABAABAAFAAAAFCAAAACBAAAABAYACADaXABAEZAUADABaTAEACZAWAEASAVADARAAaAWAPUZAVAQTAgBAAAAgBfAAAAfAHAAAAHIAAAAIAMAAAAMLAAAALAdJjBkBRA2CgBsBRcAlCVJdHAAvBBIDxBABHsBMvBAIK3BJgCAAFAFAAAGAGAAAAAAAAAAKAAAAIJAAAAHA4BAKgBOA3BAJfNAAFAAOBRGAANCSAAAAAAAAAAAAAAAAAAAAAAAAAAfAAAVJgBAAAWKARAAARASAAASAAfAAAAfGAAAAGwBAAAAwBUAAAAUrBAAAArB1BAAAA1B6BAAAA6BPAAAAPBAAAABCAAAACLAAAALEAAAAEBAAAABAGAAAAGBAAAABBAAAABFAAAAFAAAAAAAAAAAAFAAAAFCAAAACCAAAACAAAAAAAAAAAAIAAAAIBAAAABAAAAAAAAAAAACAAAACCAAAACBAAAABAAAAAAAAAAAAKAAAAKJAAAAJAAAAAAAAAAAABAAAABBAAAABEAAAAEACAADGARAARAABAABAAIAAMBAIAAIAAAAAAAAHAAFBASAASAAHAAHAAAKAAKAANAAJCDCAACAADAAABAGAAACEAOAAULGFADEAFFAEXOAAMAACKAAAAAAAAAAAAAIAAAAGAAAAAAPAAANAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACACAAACAAAAAAABAABAAABAAAAADAAADCAAAAAACAAACAEAAAEAABAJDMACAKELAAQAOAAC5BbRFADiCEgBMMEbEdAABFSFHAJFAAANIMEIAAAAVJLAAAWKMAAAACAGAADLABLBEGAAAECJADBADCACAAAMAAOBCAEAEAAADADAAAAAAAAAATAFLHGGAEABEiBAEAGYVAADCVSAASAANAADAJAABKCAJACJBAKACAAAACBAAAABATBDBKTUCECJUAUOPAWATNQAVAAbGlBMIPKRBLCoBSKmBAJVATJAEDLUKADEMAAAAAAAAAAAAAAMAJAAWGAAEEBPAFAAJKAKAAAHAEDFADAAAEHAPAAAPAAAAAAAEAAAEAGAAAGAEAAAEAABAABCBFAAADBJAAAAJKAAAAKEAACBECAAACAAEAAACABAABAAAAAAAABAAABAAAAAAAAAAAAAAHAAAHAIAAAIAARLBABASMCACAAnBHFLTIaGCCSAQUFOVIMFGBWHLLGAAFAAAAAAAAAAAAAAAAAAAAZAAAPLcAAAQMJAAAAJKAAAAKAAAAAAAAAAAAAAJAAJAAHAAHAAQAAQAAAsBWNeNUfJCdKBxBPMdGVEBEAEAAkBAAFoBAjBAAGnBAAAAAAAAGAAAAGAAAAAABAAAABEAAAAEHAAAAHAAAAAAIAAAAIEAAAAELAAAALAAAAAAJAAAAJAAAAAAAAAAAAAAAAAAIAAAAIAAAAAACAAAACFAAAAFKAAAAKAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALAALAAHAAHAASAASAAAaOEAGAZNDAFAAAAAAAACAAACABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAiBKAAAYLABACNLAAAALDBAAAADFAAAADDAAAAMACAMANAAANAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAACAACAAFAAFAAAAAAAAEAAEAAAAAAAAFAAFAABAABAAAAAAAAAAAAAAAAAAAAEAAEAAAAAAAAAAAAAAEAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAATAAAVAUAAAWAAbNAPACcOAQABANAACPAOAABQAANJDAAAOKEAAAAVTBABAWUCACAAFLAAEAGMAADAAEABAKDDACAJEAHAAHAAJAAJAAaAAaAALAALAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFAFAAAGAGAAAAIAIAAAHAHAAAAFAADAAGAAEAAAEAAABEBAAABAKAAAKADAAADAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAFAAAAFACAACAAEAAEAAAAAAAAEAAEAAAAAAAALAALAAAAAAAAAAAAAACAACAADAADAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAXVAABAYWAACAAEUAAPADTAAQAACAAEABEAAEAAEAABECBAACDCAAAAAAHAAFABABEHAACDJKAADQAKAAGJGLAABAAAAAAAEAACAEDAABADAaGASACVAAAAVCEAAABKEAQAHXVAAAB0BEAQAgBbEAfABANAAAANAAAAAAAAAAAACAAAACEAAAAEIAAAAIAAAAAAAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAADADAAACACAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAAABAFDJSXABAHNWAICSHAjBAEDPTQADAQELAAJAALAAAAJoBAAMAaCAACAAABAAAABCAAAACASAAASARAAARACAAAACCAAAACCAAAACVAAAAVCAAAACCAAAACCAAAACCAAAACCAAAACCAAAACCAAAACCAAAACCAAAACCAAAACAAAAAAAAAAAAAAAAAAAAMALGSALAMFRAAEGAAABHFABBCCAAACACAACAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAABABAAAACAAAABBAAAADADAAAIAIAAAIAAAAIHAAAAHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFAAAFAGAAAGAAHAAAAHIAAAAIABAAJIABAAGHAEAAEAAADAAAADEAAAAEAAAAACAAAAABAARANADASAOAEAAABACAABAAFAECAAGADAEAAAEADAAADAAGAGAAAGAGAAAEAEAAATATAAACACAAAEAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAMABASDCACAAAMAAAAMCAAAACNAAAANLAAARGAUAAEIITAADHHAEAAAAEDAAAADAFAAAFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAACABAAAAAAAAAAAAACAAAAECAAAACDAAAADAAAAAAADAAADAEAAAEAADAAADAEAAAEAADDAAAAEEAAAAAAAAAAAAAAAAAAAAAAAADAAAAFGAAAAGAAAAAABAABAAAAAAAAAFFAAAAEEAAAAEEAAAAADDAAAAEEAAAAAAAABAAMAABOAGAABIAHAAINAFAAFAAFAACHAAACAAABABAAACADAAADAEAAAEAAAAAAAAAAAAAAAPAAAVEQAAAWDABAABAACAACAAAJDAJEAKEAKDAAAAAAAAAAAAAAAEAAEAAIACAAGLABDAFANAAAANOAAAAOAMAAAAMLAAAALACAAACABAAABAAEAACCAAAABCADAAADAAAAAAAAAAAAAAAFAAAAFGAAAAGAGAAAIBGEAACANDAAJAAAAAAAAEAAAACAAAAAAAAAAAAAAAAAACAACAACAAAAABAABAADAAAADAAAAAAAAAAAAAAAAAAAAAAAADAAAADABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAAEAAEAABAABAAADAAAADEAAAAEAIAAAAIHAAAAHABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFAAAAFCAAAACEAAAAEAAAAAAAAAAAAAFFAAAADDAAAAAAAAAAGGAAAAEEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKAAAKABAAABACAAACAJAAAJAAAAAAACAAACAAEADAGAIAGACAAAAAAABABAAABABAAACAAACAJAAAJAAAAAAAAAAAAAAAAAAAAAAACABAAAAAAAAAAAACAAAACBAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAIIAAAAHHAAAAAGAAEAABAAAAAAAAAAAAAAAAADAADAAAEAAAEADAAADAAHHAAAAGGAAAAEEAAAAEEAAAAFFAAAAAMAAAAMLAAAALABAAABACAAACAAIAAAIABAACDAAAAAAAHAADDAAAAAAAAAAAAAACCAAAABBAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAADDAAAAEEAAAAACAACAAAAABCABAAABAACAAACAAAAAAABAAABAACAAACABAAABAAAAAAAAQAAAAQPAAAAPCAAAACBAAAABACAAAACCAACAAAAAAAABAABAAAAAACBBAAABAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAACAAAACACAACAABAABAAAAAAAAAAAAAAAAAAAAAABAABAACAACAAABAABAACAACAAEAAEAAAAAAAABAABAAAAAAAAAAAAAAAAAAAAAAEAIAADBAHAAGFAAAAFAAAAAAAAAAAAAACAAAACBAAAABABBAAAAFFAAAAIIAAAABBAAAAACAACAACAACAADAABAAAAAAAAACAAACABAAABAABAAAABCAAAACAAAAAAAAAAAAAADAAAADEAAAAEAAAAAAAAAAAAA`
