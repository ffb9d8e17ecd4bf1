// Weights of hegemony with 4 players, written by `hustings train`.
export default `hustings-weights-1
hegemony
2
4
5
round turns production elections policy.1.A policy.1.C bill.1 policy.2.A policy.2.C bill.2 policy.3.A policy.3.C bill.3 policy.4.A policy.4.C bill.4 policy.5.A policy.5.C bill.5 policy.6.A policy.6.C bill.6 policy.7.A policy.7.C bill.7 working.bills middle.bills capitalist.bills state.bills working.policyVp middle.policyVp capitalist.policyVp bag.working bag.middle bag.capitalist taxMultiplier demonstration closed.1 closed.2 closed.3 closed.4 closed.5 closed.6 closed.7 working.vp working.loans working.influence working.cards working.agenda middle.vp middle.loans middle.influence middle.cards middle.agenda capitalist.vp capitalist.loans capitalist.influence capitalist.cards capitalist.agenda state.vp state.loans state.influence state.cards state.agenda working.money middle.money state.money capitalist.revenue capitalist.capital capitalist.wealth working.prosperity working.nextProsperity working.workers working.population working.unemployed working.unskilledUnemployed working.food working.luxury working.health working.education working.worksFor.middle working.worksFor.capitalist working.worksFor.state middle.prosperity middle.nextProsperity middle.workers middle.population middle.unemployed middle.unskilledUnemployed middle.food middle.luxury middle.health middle.education middle.worksFor.middle middle.worksFor.capitalist middle.worksFor.state union.agriculture union.luxury union.healthcare union.education union.media middle.companies middle.operational middle.wages middle.strikes capitalist.companies capitalist.operational capitalist.wages capitalist.strikes state.companies state.operational state.wages state.strikes capitalist.machinery middle.fullyOperational working.companies middle.storage.food middle.price.food middle.storage.luxury middle.price.luxury middle.storage.health middle.price.health middle.storage.education middle.price.education capitalist.storage.food capitalist.price.food capitalist.storage.luxury capitalist.price.luxury capitalist.storage.health capitalist.price.health capitalist.storage.education capitalist.price.education capitalist.freeTradeZone.food capitalist.freeTradeZone.luxury state.storage.food state.storage.luxury state.storage.health state.storage.education state.media legitimacy.working tokens.working legitimacy.middle tokens.middle legitimacy.capitalist tokens.capitalist events agenda imf bonds
working middle capitalist state
working ask.turn
play:working-proletarians-of-the-world-unite play:working-public-sector-overtime play:working-specialization play:working-healthcare-benefits play:working-student-movement play:working-state-scholarship play:working-general-strike basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure free:swap-workers play:working-healthcare-movement play:working-interest-groups play:working-need-for-change basic:demonstration play:working-workplace-accident play:working-immigration-reform play:working-public-opinion-polling play:working-affordable-housing play:working-signing-bonus play:working-cooperative-farm play:working-workers-movement free:receive-benefits play:working-unemployment-benefits play:working-labor-market-deregulation play:working-highlight-social-issues play:working-radical-reforms play:working-supplemental-income-program play:working-rising-covid-19-cases play:working-protect-the-status-quo basic:history-he17 play:working-fake-news basic:history-he48 free:use-healthcare play:working-migration free:pay-off-loan free:use-education play:working-boost-domestic-tourism free:use-luxury basic:history-he30 free:history-he37 free:history-he43 play:working-momentum-for-change play:working-reveal-political-scandal free:history-he47 play:working-change-of-government-agenda agenda:hold free:history-he26 free:history-he29 free:history-he50 free:history-he23 free:history-he19 free:history-he27 free:history-he32 free:history-he31 free:history-he36 agenda:reveal basic:history-he25 basic:history-he10 free:history-he33
working ask.discard
discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-state-scholarship discard:working-general-strike discard:working-healthcare-movement discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-highlight-social-issues discard:working-radical-reforms discard:working-supplemental-income-program discard:working-fake-news discard:working-boost-domestic-tourism discard:working-proletarians-of-the-world-unite discard:working-migration discard:working-workers-movement discard:working-momentum-for-change discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-change-of-government-agenda discard:working-rising-covid-19-cases agenda:reveal
working ask.discard | action.assign-workers
discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-state-scholarship discard:working-general-strike discard:working-workplace-accident discard:working-signing-bonus discard:working-affordable-housing discard:working-unemployment-benefits discard:working-cooperative-farm discard:working-need-for-change discard:working-interest-groups discard:working-healthcare-movement discard:working-labor-market-deregulation discard:working-boost-domestic-tourism discard:working-supplemental-income-program discard:working-highlight-social-issues discard:working-fake-news discard:working-radical-reforms discard:working-migration discard:working-proletarians-of-the-world-unite discard:working-workers-movement discard:working-immigration-reform discard:working-change-of-government-agenda discard:working-momentum-for-change discard:working-public-opinion-polling discard:working-rising-covid-19-cases discard:working-reveal-political-scandal discard:working-protect-the-status-quo
working ask.assign-worker
skill:unskilled skill:education worker:university-hospital-0 worker:university-hospital-1 done skill:agriculture skill:luxury skill:media worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 skill:healthcare worker:cooperative-farm-0 worker:medical-laboratory-employee worker:university-0 worker:university-1 worker:convenience-store-employee worker:electronics-store-employee worker:national-public-broadcasting-0 worker:national-public-broadcasting-2 worker:university-hospital-2 worker:national-public-broadcasting-1 worker:doctors-office-employee worker:shopping-mall-1 worker:regional-radio-station-employee worker:game-store-employee worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:local-newspaper-employee worker:public-hospital-2-0 worker:public-hospital-2-1 worker:public-university-3-0 worker:public-university-3-1 worker:convenience-store-2-employee worker:organic-farm-employee worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:vegetable-farm-0 worker:radio-station-0 worker:fish-farm-0 worker:fish-farm-1 worker:public-university-2-0 worker:public-university-2-1 worker:shopping-mall-0 worker:academy-0 worker:academy-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:radio-station-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:cooperative-farm-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:hospital-0 worker:hospital-1 worker:hotel-0 worker:cooperative-farm-2-0 worker:tutoring-company-employee worker:cooperative-farm-2 worker:doctors-office-2-employee worker:fashion-company-0 worker:medical-village-0 worker:medical-village-1 worker:publishing-house-0 worker:supermarket-2-0 worker:supermarket-2-1 worker:cooperative-farm-2-1 worker:hotel-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:private-school-employee worker:fast-food-chain-0 worker:pharmaceutical-company-0 worker:college-2-0 worker:college-2-1 worker:clinic-2-0 worker:clinic-2-1 worker:stadium-0 worker:stadium-1 worker:cooperative-farm-2-2 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:pharmaceutical-company-1 worker:publishing-house-2 worker:stadium-2 worker:tv-station-0 worker:tv-station-1 worker:fashion-company-1 worker:vegetable-farm-2 worker:hotel-2 worker:medical-village-2 worker:tv-station-2 worker:university-2 worker:vegetable-farm-1 worker:publishing-house-1 agenda:reveal worker:institute-of-technology-2 worker:fast-food-chain-1 worker:pharmaceutical-company-2 worker:fish-farm-2
working ask.assign-where
company:convenience-store company:doctors-office company:clinic company:shopping-mall company:radio-station company:national-public-broadcasting company:organic-farm union:agriculture company:university-hospital company:institute-of-technology company:cooperative-farm company:technical-university trade:cooperative-farm-0 trade:convenience-store-employee trade:clinic-1 company:doctors-office-2 trade:supermarket-1 company:lobbying-firm company:public-university-3 company:public-hospital-2 company:local-newspaper company:supermarket company:tv-station company:fish-farm company:regional-tv-station-2 company:regional-tv-station-3 company:public-university-2 company:public-hospital-3 company:publishing-house company:game-store company:fashion-company company:fast-food-chain company:college trade:shopping-mall-1 company:hotel company:electronics-store company:academy company:shopping-mall-2 company:medical-village company:hospital union:healthcare company:stadium trade:hotel-0 company:college-2 company:cooperative-farm-2 company:private-school company:supermarket-2 company:university union:education trade:technical-university-1 company:medical-laboratory trade:doctors-office-employee trade:college-1 trade:university-hospital-1 trade:regional-tv-station-2-1 company:tutoring-company union:luxury company:clinic-2 company:convenience-store-2 company:vegetable-farm company:pharmaceutical-company trade:university-hospital-2 trade:academy-1 trade:public-university-3-1 trade:publishing-house-2 union:media trade:national-public-broadcasting-1 trade:tutoring-company-employee trade:convenience-store-2-employee trade:game-store-employee trade:doctors-office-2-employee trade:cooperative-farm-2 trade:radio-station-0 trade:supermarket-2-1 trade:public-university-2-1 trade:vegetable-farm-0 trade:lobbying-firm-1 trade:college-2-1 trade:cooperative-farm-2-0 trade:stadium-1 trade:tv-station-1 trade:radio-station-1 trade:local-newspaper-employee trade:publishing-house-0 trade:national-public-broadcasting-2 company:regional-radio-station trade:pharmaceutical-company-1 trade:fashion-company-0 trade:hotel-2 trade:clinic-0 trade:cooperative-farm-2-1 agenda:reveal trade:institute-of-technology-2 trade:fast-food-chain-0 trade:fast-food-chain-1 trade:cooperative-farm-1 trade:publishing-house-1 trade:hospital-1 trade:shopping-mall-2-1 trade:cooperative-farm-2-2 trade:university-2 trade:regional-tv-station-3-1 trade:university-hospital-0 trade:vegetable-farm-1 trade:vegetable-farm-2 trade:hotel-1 trade:university-1 trade:public-university-2-0 trade:medical-village-1 trade:stadium-2 trade:public-hospital-3-1
working ask.assign-where | skill.education
company:convenience-store company:doctors-office company:clinic company:cooperative-farm company:institute-of-technology company:technical-university company:national-public-broadcasting company:supermarket company:fish-farm company:fast-food-chain company:public-hospital-2 company:regional-tv-station-3 company:public-hospital-3 company:college company:doctors-office-2 company:hospital company:public-university-3 company:shopping-mall company:public-university-2 company:university-hospital company:radio-station company:private-school company:university company:hotel union:education company:regional-tv-station-2 company:academy company:cooperative-farm-2 company:convenience-store-2 company:game-store company:publishing-house company:vegetable-farm company:pharmaceutical-company company:tutoring-company trade:convenience-store-employee company:fashion-company trade:clinic-1 trade:college-1 trade:doctors-office-employee
working ask.turn-free
free:swap-workers end free:use-healthcare free:receive-benefits free:use-education free:pay-off-loan free:use-luxury free:history-he37 free:history-he43 free:history-he47 free:history-he26 free:history-he29 agenda:hold free:history-he50 free:history-he23 free:history-he19 free:history-he27 free:history-he31 free:history-he36 free:history-he32 free:history-he20 agenda:reveal free:history-he33
working ask.discard | action.political-pressure
discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-general-strike discard:working-state-scholarship discard:working-interest-groups discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-affordable-housing discard:working-need-for-change discard:working-public-opinion-polling discard:working-fake-news discard:working-radical-reforms discard:working-supplemental-income-program discard:working-cooperative-farm discard:working-highlight-social-issues discard:working-proletarians-of-the-world-unite discard:working-unemployment-benefits discard:working-boost-domestic-tourism discard:working-labor-market-deregulation discard:working-healthcare-movement discard:working-migration discard:working-workers-movement discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-change-of-government-agenda discard:working-momentum-for-change discard:working-rising-covid-19-cases
working ask.vote-side
for against agenda:reveal
working ask.vote-side | policy.4 C
for against
working ask.vote-influence
least most 3/4 2/4 4/4 1/4
working ask.vote-influence | policy.4
least most 2/4 3/4 4/4 1/4
working ask.buy-resource
resource:education done resource:food resource:luxury resource:health resource:influence agenda:reveal
working ask.swap-in
skill:unskilled skill:agriculture skill:luxury skill:education skill:media skill:healthcare agenda:reveal
working ask.swap-in | company.clinic
skill:unskilled skill:agriculture skill:media skill:education skill:luxury skill:healthcare
working ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media agenda:reveal
working ask.vote-side | policy.4 B
for against
working ask.food-source
source:capitalist source:middle source:foreign source:state agenda:reveal
working ask.food-amount
least 2/4 3/4 most 1/4 4/4
working ask.food-amount | role.capitalist
least 2/4 3/4 most 4/4
working ask.discard | action.buy-goods
discard:working-healthcare-benefits discard:working-student-movement discard:working-specialization discard:working-healthcare-movement discard:working-state-scholarship discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-radical-reforms discard:working-boost-domestic-tourism discard:working-proletarians-of-the-world-unite discard:working-public-sector-overtime discard:working-general-strike discard:working-highlight-social-issues discard:working-fake-news discard:working-supplemental-income-program discard:working-migration discard:working-workers-movement discard:working-protect-the-status-quo discard:working-change-of-government-agenda discard:working-momentum-for-change discard:working-reveal-political-scandal discard:working-rising-covid-19-cases
working ask.buy-source
source:middle source:capitalist source:state done source:foreign
working ask.buy-source | resource.health
source:middle source:capitalist source:state done
working ask.buy-amount
least 2/4 3/4 4/4 most 1/4
working ask.buy-amount | resource.health
least 2/4 3/4 4/4 most 1/4
working ask.discard | action.demonstration
discard:working-healthcare-benefits discard:working-student-movement discard:working-specialization discard:working-state-scholarship discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-radical-reforms discard:working-supplemental-income-program discard:working-healthcare-movement discard:working-boost-domestic-tourism discard:working-proletarians-of-the-world-unite discard:working-public-sector-overtime discard:working-highlight-social-issues discard:working-fake-news discard:working-general-strike discard:working-migration discard:working-workers-movement discard:working-momentum-for-change discard:working-rising-covid-19-cases discard:working-reveal-political-scandal discard:working-change-of-government-agenda discard:working-protect-the-status-quo
working ask.buy-source | resource.luxury
source:capitalist source:state source:foreign done source:middle
working ask.demonstration-loss
least 2/4 3/4 4/4 most 1/4
working ask.demonstration-loss | role.middle
least 2/4 3/4 4/4 most 1/4
working ask.demonstration-loss | role.capitalist
least 1/4 2/4 3/4 4/4 most
working ask.vote-side | policy.1 B
for against
working ask.vote-influence | policy.1
least 3/4 most 2/4 4/4 1/4
working ask.vote-side | policy.2 C
for against
working ask.vote-influence | policy.2
least 3/4 most 2/4 1/4
working ask.vote-side | policy.5 A
for against
working ask.vote-influence | policy.5
least most 3/4 2/4 4/4
working ask.vote-side | policy.6 A
for against
working ask.assign-where | skill.media
company:radio-station company:national-public-broadcasting company:doctors-office company:university-hospital company:convenience-store company:regional-tv-station-3 company:public-hospital-3 company:clinic company:regional-tv-station-2 company:public-hospital-2 company:doctors-office-2 company:college company:public-university-3 union:media company:public-university-2 company:technical-university company:regional-radio-station company:game-store company:convenience-store-2 trade:public-university-2-1 company:pharmaceutical-company company:fashion-company
working ask.assign-next-for
skill:unskilled skill:agriculture skill:luxury skill:education skill:media worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 worker:university-hospital-1 skill:healthcare worker:cooperative-farm-1 worker:medical-laboratory-employee worker:university-0 worker:university-1 worker:cooperative-farm-0 worker:convenience-store-employee worker:electronics-store-employee worker:national-public-broadcasting-0 worker:national-public-broadcasting-2 worker:university-hospital-2 worker:doctors-office-employee worker:regional-radio-station-employee worker:game-store-employee worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:university-hospital-0 worker:public-university-3-0 worker:public-university-3-1 worker:organic-farm-employee worker:technical-university-0 worker:technical-university-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:vegetable-farm-1 worker:academy-0 worker:institute-of-technology-0 worker:shopping-mall-1 worker:academy-1 worker:radio-station-0 worker:shopping-mall-0 worker:vegetable-farm-0 worker:cooperative-farm-2-1 worker:tutoring-company-employee worker:radio-station-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:publishing-house-0 worker:cooperative-farm-2-0 worker:supermarket-2-0 worker:convenience-store-2-employee worker:doctors-office-2-employee worker:public-university-2-1 worker:local-newspaper-employee worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:public-university-2-0 worker:private-school-employee worker:hotel-0 worker:fast-food-chain-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:college-2-0 worker:national-public-broadcasting-1 worker:cooperative-farm-2 worker:fashion-company-0 worker:hospital-0 worker:hospital-1 worker:clinic-2-0 worker:clinic-2-1 worker:cooperative-farm-2-2 worker:stadium-0 worker:stadium-1 worker:fish-farm-0 worker:fish-farm-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:supermarket-2-1 worker:medical-village-0 worker:medical-village-1 worker:publishing-house-2 worker:fast-food-chain-0 worker:stadium-2 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:tv-station-0 worker:tv-station-1 worker:institute-of-technology-1 worker:medical-village-2 worker:fashion-company-1 worker:college-2-1 worker:publishing-house-1 worker:tv-station-2 worker:university-2 worker:hotel-1 worker:pharmaceutical-company-2 worker:technical-university-2 agenda:reveal worker:vegetable-farm-2 worker:fish-farm-2 worker:hotel-2 worker:institute-of-technology-2
working ask.assign-next-for | company.national-public-broadcasting
skill:unskilled skill:agriculture skill:luxury skill:education skill:media worker:supermarket-1 worker:clinic-0 worker:clinic-1 skill:healthcare worker:university-hospital-1 worker:university-hospital-2 worker:doctors-office-employee worker:regional-radio-station-employee worker:game-store-employee worker:college-0 worker:college-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:public-university-2-1 worker:university-hospital-0 worker:cooperative-farm-0 worker:doctors-office-2-employee worker:regional-tv-station-2-1 worker:electronics-store-employee worker:local-newspaper-employee worker:public-university-2-0 worker:convenience-store-employee worker:private-school-employee worker:hotel-0 worker:tutoring-company-employee worker:public-university-3-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:tv-station-0 worker:tv-station-1 worker:vegetable-farm-0 worker:college-2-1 worker:cooperative-farm-2 worker:medical-village-0
working ask.swap-in | company.national-public-broadcasting
skill:unskilled skill:luxury skill:education skill:media skill:agriculture skill:healthcare
working ask.vote-side | policy.3 B
for against
working ask.assign-next-for | company.cooperative-farm
skill:unskilled skill:agriculture skill:luxury skill:education skill:healthcare skill:media worker:cooperative-farm-0 worker:game-store-employee worker:supermarket-0 worker:supermarket-1 worker:convenience-store-employee worker:doctors-office-employee worker:private-school-employee worker:cooperative-farm-2-0 worker:convenience-store-2-employee worker:university-hospital-0 worker:university-hospital-2 worker:public-university-3-0 worker:public-university-3-1 worker:tutoring-company-employee worker:college-0 worker:college-1 worker:electronics-store-employee worker:university-hospital-1 worker:technical-university-0 worker:fast-food-chain-0 worker:medical-village-0 worker:medical-village-1 worker:stadium-1 worker:vegetable-farm-0 worker:fashion-company-0 worker:fast-food-chain-1 worker:radio-station-0
working ask.bill
bill:1B bill:2B bill:3A bill:3C bill:4B bill:5A bill:5C bill:7A bill:7C bill:1A bill:2A bill:3B bill:4A bill:4C bill:5B bill:6B bill:6C bill:6A bill:7B bill:2C bill:1C agenda:reveal
working ask.swap-out
worker:cooperative-farm-0 worker:cooperative-farm-1 worker:national-public-broadcasting-2 done worker:convenience-store-employee worker:clinic-1 worker:college-1 worker:national-public-broadcasting-1 worker:supermarket-1 worker:shopping-mall-1 worker:radio-station-0 worker:radio-station-1 worker:public-university-3-1 worker:technical-university-2 worker:cooperative-farm-2 worker:doctors-office-employee worker:public-hospital-2-1 worker:regional-tv-station-2-1 worker:game-store-employee worker:regional-tv-station-3-1 worker:vegetable-farm-0 worker:fashion-company-1 worker:fashion-company-0 worker:technical-university-1 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:institute-of-technology-1 worker:convenience-store-2-employee worker:publishing-house-2 worker:university-hospital-2 worker:public-university-2-1 worker:tv-station-1 worker:doctors-office-2-employee worker:local-newspaper-employee worker:public-hospital-3-1 worker:university-hospital-1 worker:tutoring-company-employee worker:hotel-1 worker:hotel-2 worker:publishing-house-1 worker:supermarket-2-1 worker:fast-food-chain-1 worker:publishing-house-0 worker:fast-food-chain-0 worker:institute-of-technology-2 worker:stadium-1 worker:stadium-2 worker:clinic-2-1 worker:shopping-mall-2-1 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:university-1 worker:university-2 worker:college-2-1 worker:hotel-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:fish-farm-2 worker:medical-village-2 worker:lobbying-firm-1 worker:hospital-1 worker:fish-farm-1 worker:tv-station-2 worker:academy-1 worker:medical-village-1
working ask.swap-in | company.cooperative-farm
skill:unskilled skill:luxury skill:education skill:agriculture skill:healthcare skill:media
working ask.accident-industry
industry:agriculture industry:luxury industry:healthcare industry:media industry:education
working ask.turn-main
play:working-workers-movement play:working-general-strike basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:demonstration basic:political-pressure play:working-labor-market-deregulation play:working-signing-bonus play:working-cooperative-farm play:working-workplace-accident play:working-interest-groups play:working-supplemental-income-program play:working-proletarians-of-the-world-unite play:working-healthcare-benefits play:working-student-movement play:working-affordable-housing play:working-need-for-change play:working-highlight-social-issues play:working-healthcare-movement play:working-specialization play:working-immigration-reform play:working-fake-news play:working-radical-reforms play:working-unemployment-benefits play:working-migration play:working-public-sector-overtime play:working-state-scholarship play:working-protect-the-status-quo play:working-boost-domestic-tourism play:working-reveal-political-scandal play:working-public-opinion-polling play:working-rising-covid-19-cases basic:history-he30 basic:history-he17 play:working-change-of-government-agenda agenda:reveal basic:history-he48
working ask.discard | action.strike
discard:working-signing-bonus discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-highlight-social-issues discard:working-supplemental-income-program discard:working-healthcare-movement discard:working-boost-domestic-tourism discard:working-proletarians-of-the-world-unite discard:working-student-movement discard:working-state-scholarship discard:working-need-for-change discard:working-affordable-housing discard:working-public-sector-overtime discard:working-general-strike discard:working-specialization discard:working-workplace-accident discard:working-public-opinion-polling discard:working-migration discard:working-immigration-reform discard:working-interest-groups discard:working-healthcare-benefits discard:working-fake-news discard:working-protect-the-status-quo discard:working-workers-movement discard:working-change-of-government-agenda discard:working-rising-covid-19-cases
working ask.strike
company:supermarket company:clinic company:hotel company:national-public-broadcasting done company:university company:radio-station company:university-hospital company:institute-of-technology company:college company:convenience-store company:doctors-office company:regional-radio-station company:game-store company:regional-tv-station-3 company:convenience-store-2 company:local-newspaper company:public-university-3 company:doctors-office-2 company:fish-farm company:shopping-mall company:fashion-company company:technical-university company:tutoring-company company:vegetable-farm company:publishing-house company:organic-farm company:tv-station company:private-school company:lobbying-firm company:regional-tv-station-2 company:shopping-mall-2 company:academy company:fast-food-chain company:college-2 company:public-hospital-3 company:public-university-2 company:electronics-store company:pharmaceutical-company company:stadium company:medical-laboratory company:hospital company:clinic-2 company:supermarket-2 company:public-hospital-2 company:medical-village
working ask.vote-influence | policy.6
least 2/4 3/4 most
working ask.buy-amount | resource.food
least 2/4 3/4 4/4 most 1/4
working ask.vote-side | policy.6 B
for against
working ask.assign-where | skill.agriculture
company:organic-farm union:agriculture company:convenience-store company:doctors-office company:clinic company:public-hospital-2 company:technical-university company:national-public-broadcasting company:regional-tv-station-3 company:shopping-mall-2 company:public-hospital-3 company:doctors-office-2 company:hospital company:public-university-3 company:institute-of-technology company:regional-tv-station-2 company:supermarket company:tutoring-company company:public-university-2 company:local-newspaper company:tv-station company:hotel company:clinic-2 company:college company:fast-food-chain company:radio-station company:stadium company:convenience-store-2 company:supermarket-2 company:university-hospital company:publishing-house company:game-store company:cooperative-farm company:pharmaceutical-company trade:doctors-office-employee trade:convenience-store-employee trade:national-public-broadcasting-1 trade:supermarket-1
middle ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media agenda:reveal
middle ask.turn
play:middle-specialization play:middle-import-subsidy play:middle-foreign-market-insight basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:buy-goods basic:extra-shift basic:political-pressure free:adjust-prices free:adjust-wages play:middle-land-of-opportunity play:middle-migration play:middle-growing-business basic:sell-abroad free:swap-workers free:use-luxury free:receive-benefits play:middle-interest-groups play:middle-supplemental-income-program play:middle-investment-opportunities play:middle-labor-market-deregulation play:middle-public-opinion-polling play:middle-voice-of-middle-class-workers play:middle-new-theme-park play:middle-personal-consumption play:middle-immigration-reform play:middle-covid-19-stimulus-package play:middle-public-sector-overtime basic:history-he17 play:middle-fake-news free:use-healthcare play:middle-health-crisis basic:history-he48 play:middle-highlight-social-issues play:middle-state-scholarship play:middle-export-subsidy play:middle-employment-subsidy free:use-education play:middle-healthcare-benefits free:pay-off-loan play:middle-small-business-grant agenda:hold basic:history-he30 free:history-he37 play:middle-unemployment-initiative-program play:middle-reveal-political-scandal play:middle-change-of-government-agenda play:middle-protect-the-status-quo play:middle-momentum-for-change free:history-he35 play:middle-higher-education-program free:history-he50 free:history-he26 free:history-he19 free:history-he29 free:history-he47 agenda:reveal free:history-he32 free:history-he31 free:history-he36
middle ask.discard
discard:middle-export-subsidy discard:middle-specialization discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-interest-groups discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-labor-market-deregulation discard:middle-public-opinion-polling discard:middle-voice-of-middle-class-workers discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-higher-education-program discard:middle-immigration-reform discard:middle-covid-19-stimulus-package discard:middle-public-sector-overtime discard:middle-unemployment-initiative-program discard:middle-fake-news discard:middle-reveal-political-scandal discard:middle-health-crisis discard:middle-highlight-social-issues discard:middle-state-scholarship discard:middle-healthcare-benefits discard:middle-change-of-government-agenda discard:middle-protect-the-status-quo discard:middle-momentum-for-change agenda:reveal
middle ask.discard | action.political-pressure
discard:middle-export-subsidy discard:middle-specialization discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-voice-of-middle-class-workers discard:middle-investment-opportunities discard:middle-supplemental-income-program discard:middle-immigration-reform discard:middle-covid-19-stimulus-package discard:middle-migration discard:middle-land-of-opportunity discard:middle-new-theme-park discard:middle-reveal-political-scandal discard:middle-personal-consumption discard:middle-public-opinion-polling discard:middle-growing-business discard:middle-highlight-social-issues discard:middle-higher-education-program discard:middle-health-crisis discard:middle-healthcare-benefits discard:middle-public-sector-overtime discard:middle-state-scholarship discard:middle-labor-market-deregulation discard:middle-change-of-government-agenda discard:middle-protect-the-status-quo discard:middle-interest-groups discard:middle-unemployment-initiative-program discard:middle-fake-news discard:middle-momentum-for-change
middle ask.turn-free
free:adjust-prices free:adjust-wages end free:swap-workers free:use-luxury free:receive-benefits free:use-healthcare free:use-education free:pay-off-loan agenda:hold free:history-he37 free:history-he35 free:history-he19 free:history-he50 free:history-he26 free:history-he29 free:history-he47 free:history-he32 free:history-he31 agenda:reveal free:history-he36
middle ask.wages
wage:convenience-store-3 wage:doctors-office-3 done wage:doctors-office-2 wage:convenience-store-1 wage:convenience-store-2 wage:doctors-office-1 wage:regional-radio-station-1 wage:regional-radio-station-2 wage:private-school-1 wage:private-school-2 wage:regional-radio-station-3 wage:private-school-3 wage:organic-farm-1 wage:organic-farm-3 wage:medical-laboratory-2 wage:medical-laboratory-3 wage:convenience-store-2-2 wage:medical-laboratory-1 wage:electronics-store-2 wage:organic-farm-2 wage:convenience-store-2-3 wage:local-newspaper-1 wage:local-newspaper-2 wage:doctors-office-2-1 wage:doctors-office-2-2 wage:local-newspaper-3 wage:electronics-store-3 wage:game-store-3 wage:game-store-2 wage:game-store-1 wage:doctors-office-2-3 wage:electronics-store-1 wage:tutoring-company-2 wage:tutoring-company-1 wage:tutoring-company-3 wage:convenience-store-2-1 agenda:reveal
middle ask.hire-where
company:convenience-store company:doctors-office done company:local-newspaper company:organic-farm company:game-store company:regional-radio-station company:tutoring-company company:private-school company:medical-laboratory company:convenience-store-2
middle ask.discard | action.propose-bill
discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-specialization discard:middle-investment-opportunities discard:middle-supplemental-income-program discard:middle-personal-consumption discard:middle-higher-education-program discard:middle-immigration-reform discard:middle-unemployment-initiative-program discard:middle-fake-news discard:middle-highlight-social-issues discard:middle-public-opinion-polling discard:middle-interest-groups discard:middle-state-scholarship discard:middle-voice-of-middle-class-workers discard:middle-health-crisis discard:middle-public-sector-overtime discard:middle-new-theme-park discard:middle-healthcare-benefits discard:middle-labor-market-deregulation discard:middle-reveal-political-scandal discard:middle-change-of-government-agenda discard:middle-momentum-for-change discard:middle-protect-the-status-quo discard:middle-covid-19-stimulus-package
middle ask.bill
bill:1B bill:2A bill:2C bill:3B bill:4A bill:4C bill:5B bill:6A bill:6C bill:7A bill:7C bill:4B bill:2B bill:6B bill:5A bill:5C bill:7B bill:3A bill:3C bill:1A bill:1C agenda:reveal
middle ask.immediate-vote
yes no
middle ask.immediate-vote | policy.4
yes no
middle ask.price
price:health-5 price:health-10 done price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:health-8 price:education-5 price:education-10 price:food-12 price:luxury-8 price:education-8 agenda:reveal
middle ask.turn-main
play:middle-foreign-market-insight basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:buy-goods basic:extra-shift basic:political-pressure play:middle-land-of-opportunity play:middle-specialization basic:sell-abroad play:middle-migration play:middle-supplemental-income-program play:middle-investment-opportunities play:middle-labor-market-deregulation play:middle-public-opinion-polling play:middle-voice-of-middle-class-workers play:middle-new-theme-park play:middle-personal-consumption play:middle-growing-business play:middle-immigration-reform play:middle-covid-19-stimulus-package play:middle-fake-news play:middle-highlight-social-issues play:middle-export-subsidy play:middle-employment-subsidy play:middle-import-subsidy play:middle-public-sector-overtime play:middle-small-business-grant play:middle-health-crisis agenda:hold play:middle-unemployment-initiative-program play:middle-healthcare-benefits play:middle-interest-groups play:middle-state-scholarship play:middle-reveal-political-scandal play:middle-momentum-for-change play:middle-higher-education-program play:middle-change-of-government-agenda basic:history-he30 play:middle-protect-the-status-quo basic:history-he48 basic:history-he17
middle ask.discard | action.build-company
discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-investment-opportunities discard:middle-supplemental-income-program discard:middle-personal-consumption discard:middle-growing-business discard:middle-higher-education-program discard:middle-migration discard:middle-fake-news discard:middle-land-of-opportunity discard:middle-new-theme-park discard:middle-reveal-political-scandal discard:middle-public-opinion-polling discard:middle-interest-groups discard:middle-healthcare-benefits discard:middle-unemployment-initiative-program discard:middle-voice-of-middle-class-workers discard:middle-highlight-social-issues discard:middle-labor-market-deregulation discard:middle-health-crisis discard:middle-immigration-reform discard:middle-public-sector-overtime discard:middle-state-scholarship discard:middle-import-subsidy discard:middle-specialization discard:middle-change-of-government-agenda discard:middle-momentum-for-change discard:middle-protect-the-status-quo discard:middle-covid-19-stimulus-package
middle ask.build
company:private-school company:doctors-office-2 company:regional-radio-station company:local-newspaper company:pharmacy company:organic-farm company:medical-laboratory company:game-store company:convenience-store-2 company:training-center company:tutoring-company done company:fast-food-restaurant company:electronics-store company:jewelry-store company:pr-agency company:convenience-store agenda:reveal
middle ask.wage
wage:2 wage:3 wage:1 agenda:reveal
middle ask.wage | company.regional-radio-station
wage:2 wage:3 wage:1
middle ask.wage | company.private-school
wage:2 wage:3 wage:1
middle ask.employee
skill:education none skill:agriculture skill:healthcare skill:unskilled skill:luxury skill:media agenda:reveal
middle ask.employee | company.private-school
skill:education none
middle ask.vote-side
for against agenda:reveal
middle ask.vote-side | policy.4 B
for against
middle ask.discard-companies
company:doctors-office-2 done company:jewelry-store company:pr-agency company:medical-laboratory company:tutoring-company company:convenience-store-2 company:fast-food-restaurant company:local-newspaper company:pharmacy company:organic-farm company:electronics-store company:game-store company:regional-radio-station company:training-center company:private-school agenda:reveal
middle ask.discard | action.assign-workers
discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-import-subsidy discard:middle-specialization discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-labor-market-deregulation discard:middle-personal-consumption discard:middle-small-business-grant discard:middle-public-sector-overtime discard:middle-reveal-political-scandal discard:middle-public-opinion-polling discard:middle-highlight-social-issues discard:middle-unemployment-initiative-program discard:middle-foreign-market-insight discard:middle-immigration-reform discard:middle-health-crisis discard:middle-state-scholarship discard:middle-new-theme-park discard:middle-fake-news discard:middle-healthcare-benefits discard:middle-interest-groups discard:middle-higher-education-program discard:middle-voice-of-middle-class-workers discard:middle-protect-the-status-quo discard:middle-change-of-government-agenda discard:middle-momentum-for-change
middle ask.assign-worker
skill:unskilled skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:regional-radio-station-0 worker:private-school-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 skill:agriculture done skill:luxury worker:radio-station-0 worker:radio-station-1 skill:healthcare worker:clinic-0 worker:clinic-1 worker:hospital-0 worker:hospital-1 worker:training-center-0 worker:training-center-1 worker:technical-university-2 worker:local-newspaper-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:electronics-store-0 worker:medical-laboratory-0 worker:tv-station-0 worker:tv-station-1 worker:convenience-store-2-0 worker:tv-station-2 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:pr-agency-0 worker:pr-agency-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:national-public-broadcasting-2 worker:jewelry-store-0 worker:jewelry-store-1 worker:supermarket-0 worker:supermarket-1 worker:fashion-company-0 worker:fashion-company-1 worker:publishing-house-0 worker:publishing-house-2 worker:fish-farm-0 worker:fish-farm-1 worker:pharmacy-0 worker:pharmacy-1 worker:public-hospital-2-1 worker:university-0 worker:university-1 worker:university-2 worker:college-0 worker:college-1 worker:organic-farm-0 worker:tutoring-company-0 worker:doctors-office-2-0 worker:game-store-0 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:hotel-0 worker:pharmaceutical-company-2 worker:publishing-house-1 worker:medical-village-0 worker:medical-village-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:hotel-2 worker:fish-farm-2 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:college-2-0 worker:college-2-1 worker:clinic-2-0 worker:clinic-2-1 worker:stadium-0 worker:stadium-1 worker:public-hospital-2-0 worker:academy-0 worker:academy-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:medical-village-2 worker:hotel-1
middle ask.assign-where
company:university-hospital company:national-public-broadcasting company:radio-station company:technical-university company:regional-radio-station company:clinic company:university company:college company:public-university-3 company:doctors-office company:pharmacy trade:clinic-1 trade:university-hospital-2 company:shopping-mall-2 company:shopping-mall company:supermarket trade:tv-station-1 company:tv-station company:academy company:regional-tv-station-2 company:public-hospital-3 company:clinic-2 company:public-hospital-2 trade:shopping-mall-1 trade:technical-university-1 company:hospital trade:hospital-1 trade:tv-station-2 company:public-university-2 company:regional-tv-station-3 company:hotel company:institute-of-technology company:jewelry-store trade:supermarket-1 trade:fashion-company-0 trade:fashion-company-1 trade:publishing-house-0 trade:publishing-house-2 trade:fish-farm-1 company:fast-food-chain company:supermarket-2 trade:university-1 company:medical-village company:college-2 company:training-center trade:technical-university-0 company:game-store company:fashion-company trade:pharmacy-1 trade:public-university-3-1 trade:shopping-mall-2-1 company:convenience-store company:stadium company:fast-food-restaurant company:electronics-store company:private-school trade:technical-university-2 trade:clinic-0 trade:regional-tv-station-2-1 trade:radio-station-0 trade:pharmaceutical-company-1 trade:publishing-house-1 company:publishing-house trade:university-hospital-1 trade:college-1 trade:national-public-broadcasting-1 trade:national-public-broadcasting-2 trade:jewelry-store-1 trade:clinic-2-1 trade:hotel-0 trade:hotel-2 trade:training-center-1 trade:medical-village-1 trade:institute-of-technology-1 trade:pharmacy-0 company:convenience-store-2 trade:vegetable-farm-0 company:fish-farm trade:fast-food-restaurant-1 trade:public-hospital-2-1 trade:medical-village-2 trade:fast-food-chain-1 company:pharmaceutical-company company:tutoring-company company:doctors-office-2 company:medical-laboratory company:pr-agency company:organic-farm trade:radio-station-1 trade:public-university-2-1 trade:regional-tv-station-3-1 company:lobbying-firm trade:fast-food-chain-0 trade:shopping-mall-2-0 trade:public-hospital-3-1 trade:supermarket-0 company:local-newspaper trade:academy-1 trade:pr-agency-1 trade:vegetable-farm-2 trade:supermarket-2-1 company:vegetable-farm trade:public-university-2-0 trade:hotel-1 trade:lobbying-firm-1 trade:college-2-1
middle ask.assign-where | skill.media
company:university-hospital company:national-public-broadcasting company:regional-radio-station company:tv-station company:clinic-2 company:clinic company:technical-university company:fast-food-chain company:publishing-house company:shopping-mall-2 company:regional-tv-station-3 company:shopping-mall trade:regional-tv-station-2-1 company:public-university-2 company:public-university-3 company:jewelry-store company:pharmacy trade:pharmacy-1 trade:shopping-mall-1 trade:radio-station-0 trade:publishing-house-0 trade:publishing-house-2 company:pr-agency
middle ask.assign-next-for
skill:unskilled skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:private-school-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 skill:agriculture skill:luxury worker:radio-station-0 worker:radio-station-1 skill:healthcare worker:clinic-0 worker:clinic-1 worker:hospital-0 worker:hospital-1 worker:training-center-0 worker:training-center-1 worker:electronics-store-0 worker:convenience-store-2-0 worker:local-newspaper-0 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:regional-radio-station-0 worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:technical-university-2 worker:national-public-broadcasting-2 worker:regional-tv-station-2-0 worker:jewelry-store-1 worker:supermarket-0 worker:supermarket-1 worker:medical-laboratory-0 worker:pharmacy-0 worker:pharmacy-1 worker:college-0 worker:college-1 worker:tutoring-company-0 worker:jewelry-store-0 worker:pr-agency-0 worker:pr-agency-1 worker:doctors-office-2-0 worker:organic-farm-0 worker:regional-tv-station-3-0 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:game-store-0 worker:fast-food-restaurant-1 worker:hotel-0 worker:publishing-house-0 worker:fast-food-restaurant-0 worker:regional-tv-station-2-1 worker:pharmaceutical-company-2 worker:fashion-company-0 worker:fashion-company-1 worker:publishing-house-1 worker:publishing-house-2 worker:university-0 worker:university-1 worker:university-2 worker:medical-village-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:medical-village-0 worker:hotel-2 worker:fish-farm-1 worker:fish-farm-2 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:college-2-0 worker:college-2-1 worker:medical-village-2 worker:hotel-1 worker:fish-farm-0 worker:academy-0 worker:academy-1 worker:regional-tv-station-3-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:stadium-0 worker:stadium-1 worker:clinic-2-0 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:clinic-2-1
middle ask.assign-next-for | company.university-hospital
skill:unskilled skill:education skill:media worker:doctors-office-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 skill:agriculture worker:jewelry-store-1 skill:healthcare worker:jewelry-store-0 skill:luxury worker:vegetable-farm-1 worker:hotel-0 worker:medical-laboratory-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:public-hospital-2-1 worker:pharmacy-0 worker:convenience-store-2-0 worker:shopping-mall-2-1 worker:radio-station-1
middle ask.immediate-vote | policy.6
yes no
middle ask.swap-in
skill:unskilled skill:education skill:media skill:agriculture skill:healthcare skill:luxury agenda:reveal
middle ask.swap-in | company.university-hospital
skill:unskilled skill:education skill:media skill:agriculture skill:luxury skill:healthcare
middle ask.discard | action.buy-goods
discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-land-of-opportunity discard:middle-migration discard:middle-specialization discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-new-theme-park discard:middle-health-crisis discard:middle-highlight-social-issues discard:middle-fake-news discard:middle-small-business-grant discard:middle-interest-groups discard:middle-healthcare-benefits discard:middle-public-opinion-polling discard:middle-unemployment-initiative-program discard:middle-growing-business discard:middle-foreign-market-insight discard:middle-personal-consumption discard:middle-import-subsidy discard:middle-higher-education-program discard:middle-labor-market-deregulation discard:middle-public-sector-overtime discard:middle-state-scholarship discard:middle-protect-the-status-quo discard:middle-immigration-reform discard:middle-voice-of-middle-class-workers discard:middle-covid-19-stimulus-package discard:middle-momentum-for-change
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
skill:education skill:media worker:technical-university-0 worker:technical-university-1 skill:unskilled skill:luxury worker:shopping-mall-0 worker:clinic-0 worker:public-hospital-3-0 skill:agriculture skill:healthcare worker:clinic-1 worker:technical-university-2 worker:doctors-office-0 worker:pr-agency-1 worker:organic-farm-0 worker:public-university-3-0 worker:public-university-2-1 worker:pharmacy-0 worker:regional-tv-station-3-0 worker:clinic-2-0 worker:pharmaceutical-company-1
middle ask.food-source
source:capitalist source:foreign source:state agenda:reveal
middle ask.vote-side | policy.1 B
for against
middle ask.vote-influence
least 3/4 most 2/4 4/4 1/4
middle ask.vote-influence | policy.1
least 3/4 most 2/4 4/4 1/4
middle ask.vote-side | policy.2 C
for against
middle ask.vote-influence | policy.2
least 3/4 most 2/4 4/4 1/4
middle ask.vote-influence | policy.4
least 3/4 most 2/4 4/4
middle ask.discard | action.sell-company
discard:middle-land-of-opportunity discard:middle-migration discard:middle-interest-groups discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-labor-market-deregulation discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-personal-consumption discard:middle-specialization discard:middle-public-sector-overtime discard:middle-new-theme-park discard:middle-reveal-political-scandal discard:middle-foreign-market-insight discard:middle-public-opinion-polling discard:middle-highlight-social-issues discard:middle-higher-education-program discard:middle-state-scholarship discard:middle-immigration-reform discard:middle-health-crisis discard:middle-import-subsidy discard:middle-growing-business discard:middle-unemployment-initiative-program discard:middle-fake-news discard:middle-healthcare-benefits discard:middle-voice-of-middle-class-workers discard:middle-momentum-for-change discard:middle-change-of-government-agenda discard:middle-covid-19-stimulus-package
middle ask.sell-company
company:convenience-store company:doctors-office company:regional-radio-station company:private-school company:medical-laboratory company:convenience-store-2 company:pharmacy company:fast-food-restaurant company:jewelry-store company:electronics-store company:organic-farm company:doctors-office-2 company:local-newspaper company:game-store company:pr-agency company:training-center company:tutoring-company
middle ask.assign-where | skill.luxury
company:radio-station company:technical-university company:national-public-broadcasting trade:technical-university-1 company:university-hospital company:public-university-2 company:public-hospital-2 company:regional-tv-station-3 company:shopping-mall company:hotel company:clinic company:medical-village company:game-store company:regional-tv-station-2 company:public-hospital-3 company:stadium company:public-university-3 company:fast-food-restaurant company:publishing-house company:shopping-mall-2 company:college trade:hotel-2 company:supermarket-2 trade:radio-station-0 trade:medical-village-1 company:pharmacy company:fast-food-chain company:supermarket company:training-center trade:university-hospital-2 company:jewelry-store trade:fish-farm-1 trade:shopping-mall-2-1 trade:radio-station-1 trade:public-university-3-1 trade:college-2-1
middle ask.assign-next-for | company.technical-university
skill:unskilled skill:education skill:media worker:private-school-0 worker:shopping-mall-1 worker:university-hospital-0 worker:national-public-broadcasting-1 skill:agriculture skill:luxury worker:training-center-0 worker:training-center-1 skill:healthcare worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:doctors-office-2-0 worker:shopping-mall-0 worker:fast-food-chain-0 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:public-hospital-3-1 worker:game-store-0 worker:convenience-store-2-0 worker:fast-food-restaurant-1 worker:clinic-0 worker:clinic-1 worker:fast-food-restaurant-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:doctors-office-0 worker:organic-farm-0 worker:pharmaceutical-company-0 worker:publishing-house-1 worker:medical-village-1 worker:medical-village-2 worker:pharmacy-0 worker:regional-tv-station-3-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:public-hospital-2-0 worker:radio-station-1 worker:tutoring-company-0 worker:college-0
middle ask.swap-out
worker:university-hospital-1 worker:technical-university-1 done worker:radio-station-0 worker:radio-station-1 worker:pharmacy-1 worker:shopping-mall-1 worker:publishing-house-2 worker:fast-food-restaurant-1 worker:jewelry-store-1 worker:public-hospital-3-1 worker:technical-university-2 worker:tv-station-2 worker:academy-1 worker:tv-station-1 worker:clinic-1 worker:national-public-broadcasting-2 worker:supermarket-1 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:fashion-company-1 worker:publishing-house-1 worker:university-hospital-2 worker:training-center-1 worker:public-university-3-1 worker:fashion-company-0 worker:publishing-house-0 worker:fast-food-chain-0 worker:national-public-broadcasting-1 worker:public-hospital-2-1 worker:pr-agency-1 worker:public-university-2-1 worker:regional-tv-station-3-1 worker:regional-tv-station-2-1 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:hospital-1 worker:college-2-1 worker:fast-food-chain-1 worker:medical-village-2 worker:vegetable-farm-2 worker:stadium-1 worker:stadium-2 worker:college-1 worker:vegetable-farm-1 worker:institute-of-technology-2 worker:fish-farm-1 worker:fish-farm-2 worker:supermarket-2-1 worker:vegetable-farm-0 worker:university-2 worker:university-1 worker:medical-village-1 worker:shopping-mall-2-1 worker:institute-of-technology-1 worker:clinic-2-1 worker:lobbying-firm-1
middle ask.buy-source | resource.health
source:middle source:capitalist source:state done
middle ask.assign-next-for | company.radio-station
skill:education worker:clinic-0 skill:healthcare worker:tutoring-company-0
middle ask.vote-side | policy.3 B
for against
middle ask.vote-side | policy.5 B
for against
middle ask.discard | action.sell-abroad
discard:middle-supplemental-income-program discard:middle-land-of-opportunity discard:middle-public-opinion-polling discard:middle-voice-of-middle-class-workers discard:middle-investment-opportunities discard:middle-new-theme-park discard:middle-export-subsidy discard:middle-migration discard:middle-unemployment-initiative-program discard:middle-fake-news discard:middle-small-business-grant discard:middle-growing-business discard:middle-foreign-market-insight discard:middle-public-sector-overtime discard:middle-health-crisis discard:middle-highlight-social-issues discard:middle-employment-subsidy discard:middle-personal-consumption discard:middle-immigration-reform discard:middle-specialization discard:middle-interest-groups discard:middle-healthcare-benefits discard:middle-higher-education-program discard:middle-labor-market-deregulation discard:middle-reveal-political-scandal discard:middle-change-of-government-agenda discard:middle-momentum-for-change discard:middle-state-scholarship discard:middle-import-subsidy discard:middle-covid-19-stimulus-package discard:middle-protect-the-status-quo agenda:reveal
middle ask.export
sale:education-0 sale:education-1 sale:food-0 done sale:health-0 sale:health-1 sale:luxury-0 sale:luxury-1 sale:food-1 agenda:reveal
middle ask.swap-in | company.radio-station
skill:unskilled skill:healthcare skill:education skill:luxury skill:media skill:agriculture
middle ask.swap-in | company.technical-university
skill:unskilled skill:healthcare skill:education skill:media skill:luxury skill:agriculture
middle ask.food-amount
least 1/4 2/4 3/4 4/4 most
middle ask.food-amount | role.capitalist
least 2/4 3/4 4/4 most
middle ask.wage | company.organic-farm
wage:1 wage:2
middle ask.employee | company.organic-farm
skill:agriculture none
middle ask.vote-side | policy.6 A
for against
middle ask.founder
skill:unskilled skill:luxury skill:healthcare skill:education skill:media worker:radio-station-0 worker:radio-station-1 worker:technical-university-0 worker:technical-university-2 skill:agriculture worker:technical-university-1 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:public-hospital-3-0 worker:public-hospital-2-0 worker:supermarket-2-0 worker:pharmacy-0 worker:pharmacy-1 worker:supermarket-2-1 worker:convenience-store-0 worker:doctors-office-0 worker:jewelry-store-0 worker:hospital-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:hospital-1 worker:organic-farm-0 worker:local-newspaper-0 worker:regional-tv-station-2-0 worker:national-public-broadcasting-0 worker:tv-station-0 worker:convenience-store-2-0 worker:public-hospital-3-1 worker:hotel-1 worker:university-hospital-1 worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 worker:fashion-company-0 worker:fashion-company-1 worker:publishing-house-0 worker:publishing-house-2 worker:fish-farm-0 worker:fish-farm-1 worker:university-hospital-0 worker:university-hospital-2 worker:training-center-0 worker:training-center-1 worker:game-store-0 worker:medical-laboratory-0 worker:public-university-3-0 worker:public-university-3-1 worker:clinic-2-0 worker:clinic-2-1 worker:shopping-mall-2-0 worker:college-0 worker:college-1 worker:shopping-mall-2-1 worker:public-hospital-2-1 worker:national-public-broadcasting-1 worker:tutoring-company-0 worker:pr-agency-1 worker:doctors-office-2-0 worker:private-school-0 worker:jewelry-store-1 worker:university-2 worker:national-public-broadcasting-2 worker:electronics-store-0 worker:regional-radio-station-0 worker:regional-tv-station-2-1 worker:pharmaceutical-company-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-2 worker:publishing-house-1 worker:tv-station-1 worker:hotel-2 worker:lobbying-firm-1 worker:institute-of-technology-0 worker:medical-village-0 worker:medical-village-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:hotel-0 worker:university-0 worker:university-1 worker:public-university-2-0 worker:academy-0 worker:pr-agency-0 worker:academy-1 worker:public-university-2-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:college-2-0 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:medical-village-2 worker:lobbying-firm-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:stadium-2 worker:stadium-0 worker:tv-station-2 worker:vegetable-farm-1 worker:college-2-1 worker:stadium-1 worker:fish-farm-2 agenda:reveal
middle ask.founder | company.pharmacy skill.unskilled
skill:unskilled skill:luxury skill:healthcare skill:education skill:media worker:radio-station-0 worker:technical-university-0 worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-1 worker:hospital-1 skill:agriculture worker:convenience-store-2-0 worker:supermarket-2-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:doctors-office-0 worker:private-school-0 worker:training-center-0 worker:training-center-1 worker:public-university-3-1 worker:tutoring-company-0 worker:fast-food-restaurant-0 worker:publishing-house-0 worker:pr-agency-0 worker:organic-farm-0 worker:public-university-2-1 worker:vegetable-farm-2 worker:fashion-company-0 worker:regional-radio-station-0 worker:fashion-company-1 worker:publishing-house-2 worker:vegetable-farm-1 worker:academy-0 worker:institute-of-technology-1
middle ask.vote-side | policy.6 B
for against
middle ask.assign-next-for | company.shopping-mall
skill:luxury skill:education skill:media skill:unskilled skill:agriculture skill:healthcare worker:college-0 worker:pharmacy-0 worker:regional-radio-station-0 worker:jewelry-store-0 worker:convenience-store-0 worker:tutoring-company-0 worker:university-1 worker:technical-university-0 worker:technical-university-1 worker:fast-food-restaurant-1 worker:game-store-0 worker:organic-farm-0 worker:clinic-0 worker:clinic-1 worker:fashion-company-0
middle ask.swap-in | company.publishing-house
skill:education skill:media skill:unskilled skill:agriculture skill:luxury skill:healthcare
middle ask.investment
market deck agenda:reveal
middle ask.founder | company.training-center skill.unskilled
skill:education skill:media skill:agriculture skill:luxury skill:healthcare worker:technical-university-1 skill:unskilled worker:clinic-0 worker:fashion-company-1 worker:publishing-house-0 worker:publishing-house-2 worker:university-hospital-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:radio-station-0 worker:convenience-store-0 worker:technical-university-0 worker:public-university-3-1 worker:pharmaceutical-company-0 worker:fast-food-restaurant-1 worker:academy-1 worker:electronics-store-0 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:pharmacy-1 worker:hotel-0 worker:university-1 worker:fast-food-chain-0 worker:radio-station-1 worker:college-2-1 worker:college-2-0
capitalist ask.turn
play:capitalist-foreign-recruitment play:capitalist-interest-groups play:capitalist-extra-shift play:capitalist-bid-rigging play:capitalist-foreign-market-insight basic:propose-bill basic:build-company basic:sell-company basic:sell-abroad basic:make-deal basic:lobby basic:political-pressure free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage free:receive-benefits play:capitalist-trade-protectionism-lobby play:capitalist-health-crisis play:capitalist-global-food-crisis play:capitalist-tap-into-new-markets free:pay-off-loan play:capitalist-foreign-partner play:capitalist-technological-progress play:capitalist-business-expansion play:capitalist-offshore-companies play:capitalist-investment-opportunities play:capitalist-global-branding play:capitalist-unemployment-initiative-program play:capitalist-higher-education-program play:capitalist-covid-19-vaccine-r-and-d-funding play:capitalist-push-political-agenda play:capitalist-fake-news play:capitalist-change-of-government-agenda play:capitalist-momentum-for-change basic:history-he48 play:capitalist-buy-private-island play:capitalist-radical-reforms play:capitalist-endorse-political-campaign play:capitalist-industrialization play:capitalist-exit-strategy play:capitalist-public-opinion-polling play:capitalist-business-grants play:capitalist-taxed-enough-already free:history-he15 basic:history-he30 play:capitalist-competitive-wages free:history-he37 play:capitalist-protect-the-status-quo free:history-he35 free:history-he28 play:capitalist-reveal-political-scandal agenda:hold free:history-he50 free:history-he29 agenda:reveal free:history-he47 free:history-he22 basic:history-he39 free:history-he36
capitalist ask.sell-to-state
least most 1/4 2/4 3/4 4/4
capitalist ask.sell-to-state | resource.luxury
least most 1/4 2/4 3/4 4/4
capitalist ask.turn-free
free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage end free:receive-benefits free:pay-off-loan free:history-he15 free:history-he37 free:history-he35 free:history-he28 agenda:hold free:history-he50 agenda:reveal free:history-he47 free:history-he22
capitalist ask.wages
wage:supermarket-3 wage:shopping-mall-3 wage:clinic-3 wage:college-3 done wage:supermarket-2 wage:clinic-2 wage:college-2 wage:supermarket-1 wage:shopping-mall-1 wage:shopping-mall-2 wage:clinic-1 wage:college-1 wage:radio-station-2 wage:radio-station-3 wage:radio-station-1 wage:fast-food-chain-2 wage:fast-food-chain-3 wage:hotel-2 wage:hotel-3 wage:university-1 wage:university-2 wage:institute-of-technology-2 wage:hospital-2 wage:lobbying-firm-2 wage:university-3 wage:institute-of-technology-1 wage:hospital-1 wage:hospital-3 wage:lobbying-firm-1 wage:academy-3 wage:academy-1 wage:university-hospital-3 wage:supermarket-2-2 wage:technical-university-2 wage:technical-university-1 wage:technical-university-3 wage:supermarket-2-1 wage:supermarket-2-3 wage:shopping-mall-2-2 wage:shopping-mall-2-3 wage:regional-tv-station-2-2 wage:fish-farm-3 wage:fish-farm-2 wage:tv-station-2 wage:tv-station-3 wage:academy-2 wage:pharmaceutical-company-2 wage:stadium-2 wage:clinic-2-2 wage:lobbying-firm-3 wage:publishing-house-2 wage:vegetable-farm-2 wage:vegetable-farm-3 wage:vegetable-farm-1 wage:tv-station-1 wage:university-hospital-1 wage:university-hospital-2 wage:fashion-company-1 wage:fashion-company-2 wage:fashion-company-3 wage:clinic-2-3 wage:clinic-2-1 wage:publishing-house-1 wage:publishing-house-3 wage:fast-food-chain-1 wage:shopping-mall-2-1 wage:stadium-1 wage:medical-village-3 wage:medical-village-2 wage:medical-village-1 wage:hotel-1 wage:institute-of-technology-3 wage:pharmaceutical-company-3 wage:stadium-3 wage:college-2-2 wage:college-2-1 wage:college-2-3 wage:pharmaceutical-company-1 agenda:reveal wage:fish-farm-1 wage:public-hospital-3-3 wage:public-university-3-2 wage:regional-tv-station-2-3 wage:regional-tv-station-2-1 wage:public-university-2-1 wage:public-university-2-2 wage:public-university-2-3
capitalist ask.bonus
company:supermarket company:shopping-mall company:clinic company:college company:hotel company:radio-station company:fast-food-chain company:publishing-house company:university company:hospital company:institute-of-technology company:supermarket-2 company:fashion-company company:regional-tv-station-2 company:shopping-mall-2 company:tv-station company:academy company:pharmaceutical-company company:stadium company:lobbying-firm company:vegetable-farm company:university-hospital company:fish-farm company:clinic-2 company:technical-university company:medical-village
capitalist ask.turn-main
play:capitalist-interest-groups play:capitalist-extra-shift play:capitalist-foreign-market-insight basic:propose-bill basic:build-company basic:sell-company basic:sell-abroad basic:make-deal basic:lobby basic:political-pressure play:capitalist-trade-protectionism-lobby play:capitalist-health-crisis play:capitalist-global-food-crisis play:capitalist-tap-into-new-markets play:capitalist-investment-opportunities play:capitalist-global-branding play:capitalist-offshore-companies play:capitalist-unemployment-initiative-program play:capitalist-technological-progress play:capitalist-higher-education-program play:capitalist-push-political-agenda play:capitalist-momentum-for-change play:capitalist-bid-rigging play:capitalist-business-expansion play:capitalist-fake-news play:capitalist-foreign-partner play:capitalist-radical-reforms play:capitalist-industrialization play:capitalist-endorse-political-campaign play:capitalist-exit-strategy play:capitalist-business-grants play:capitalist-foreign-recruitment play:capitalist-taxed-enough-already basic:history-he30 play:capitalist-competitive-wages play:capitalist-public-opinion-polling play:capitalist-buy-private-island play:capitalist-protect-the-status-quo play:capitalist-covid-19-vaccine-r-and-d-funding play:capitalist-change-of-government-agenda play:capitalist-reveal-political-scandal agenda:hold basic:history-he48 agenda:reveal basic:history-he39
capitalist ask.discard
discard:capitalist-foreign-recruitment discard:capitalist-interest-groups discard:capitalist-extra-shift discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-health-crisis discard:capitalist-global-food-crisis discard:capitalist-tap-into-new-markets discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-higher-education-program discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-business-expansion discard:capitalist-push-political-agenda discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-fake-news discard:capitalist-change-of-government-agenda discard:capitalist-trade-protectionism-lobby discard:capitalist-buy-private-island discard:capitalist-momentum-for-change discard:capitalist-bid-rigging discard:capitalist-reveal-political-scandal discard:capitalist-radical-reforms discard:capitalist-endorse-political-campaign discard:capitalist-industrialization discard:capitalist-exit-strategy discard:capitalist-public-opinion-polling discard:capitalist-taxed-enough-already discard:capitalist-protect-the-status-quo agenda:reveal
capitalist ask.discard | action.lobby
discard:capitalist-foreign-recruitment discard:capitalist-interest-groups discard:capitalist-extra-shift discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-higher-education-program discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-radical-reforms discard:capitalist-exit-strategy discard:capitalist-health-crisis discard:capitalist-global-food-crisis discard:capitalist-trade-protectionism-lobby discard:capitalist-push-political-agenda discard:capitalist-tap-into-new-markets discard:capitalist-endorse-political-campaign discard:capitalist-bid-rigging discard:capitalist-industrialization discard:capitalist-reveal-political-scandal discard:capitalist-business-expansion discard:capitalist-taxed-enough-already discard:capitalist-protect-the-status-quo discard:capitalist-change-of-government-agenda
capitalist ask.vote-side
for against agenda:reveal
capitalist ask.vote-side | policy.4 C
for against
capitalist ask.vote-influence
least 1/4 2/4 3/4 4/4 most
capitalist ask.vote-influence | policy.4
least 2/4 3/4 4/4 most
capitalist ask.price
price:health-5 price:health-10 done price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:education-5 price:education-10 price:food-12 price:luxury-8 price:health-8 price:education-8 agenda:reveal
capitalist ask.storage-tile
resource:food resource:luxury resource:health resource:education
capitalist ask.discard | action.sell-abroad
discard:capitalist-foreign-recruitment discard:capitalist-extra-shift discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-foreign-partner discard:capitalist-higher-education-program discard:capitalist-technological-progress discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-push-political-agenda discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-fake-news discard:capitalist-trade-protectionism-lobby discard:capitalist-bid-rigging discard:capitalist-radical-reforms discard:capitalist-buy-private-island discard:capitalist-exit-strategy discard:capitalist-offshore-companies discard:capitalist-industrialization discard:capitalist-interest-groups discard:capitalist-endorse-political-campaign discard:capitalist-global-food-crisis discard:capitalist-tap-into-new-markets discard:capitalist-business-expansion discard:capitalist-public-opinion-polling discard:capitalist-health-crisis discard:capitalist-taxed-enough-already discard:capitalist-momentum-for-change discard:capitalist-change-of-government-agenda discard:capitalist-reveal-political-scandal discard:capitalist-business-grants discard:capitalist-protect-the-status-quo
capitalist ask.discard | action.propose-bill
discard:capitalist-foreign-recruitment discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-health-crisis discard:capitalist-tap-into-new-markets discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-business-expansion discard:capitalist-higher-education-program discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-buy-private-island discard:capitalist-reveal-political-scandal discard:capitalist-offshore-companies discard:capitalist-exit-strategy discard:capitalist-endorse-political-campaign discard:capitalist-global-food-crisis discard:capitalist-industrialization discard:capitalist-bid-rigging discard:capitalist-radical-reforms discard:capitalist-trade-protectionism-lobby discard:capitalist-fake-news discard:capitalist-public-opinion-polling discard:capitalist-taxed-enough-already discard:capitalist-change-of-government-agenda discard:capitalist-interest-groups discard:capitalist-protect-the-status-quo discard:capitalist-momentum-for-change
capitalist ask.bill
bill:1B bill:2A bill:2C bill:3B bill:4B bill:5B bill:6A bill:6C bill:7A bill:7C bill:2B bill:3A bill:3C bill:4A bill:4C bill:6B bill:5A bill:5C bill:7B bill:1A bill:1C agenda:reveal
capitalist ask.immediate-vote
yes no
capitalist ask.immediate-vote | policy.4
yes no
capitalist ask.discard-companies
company:pharmaceutical-company company:fashion-company company:vegetable-farm company:automated-grain-farm done company:radio-station company:hotel company:fast-food-chain company:supermarket-2 company:shopping-mall-2 company:stadium company:automated-dairy-farm company:hospital company:institute-of-technology company:medical-village company:college-2 company:car-manufacturer company:publishing-house company:lobbying-firm company:fish-farm company:electronics-manufacturer company:university company:academy company:tv-station company:clinic-2 agenda:reveal
capitalist ask.discard | action.political-pressure
discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-health-crisis discard:capitalist-global-food-crisis discard:capitalist-tap-into-new-markets discard:capitalist-foreign-partner discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-higher-education-program discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-extra-shift discard:capitalist-buy-private-island discard:capitalist-momentum-for-change discard:capitalist-business-expansion discard:capitalist-fake-news discard:capitalist-technological-progress discard:capitalist-radical-reforms discard:capitalist-industrialization discard:capitalist-offshore-companies discard:capitalist-exit-strategy discard:capitalist-endorse-political-campaign discard:capitalist-bid-rigging discard:capitalist-foreign-recruitment discard:capitalist-public-opinion-polling discard:capitalist-business-grants discard:capitalist-trade-protectionism-lobby discard:capitalist-taxed-enough-already discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-interest-groups discard:capitalist-reveal-political-scandal discard:capitalist-change-of-government-agenda discard:capitalist-protect-the-status-quo
capitalist ask.immediate-vote | policy.1
yes no
capitalist ask.sell-to-state | resource.health
least 1/4 2/4 3/4 4/4 most
capitalist ask.vote-influence | policy.1
least 1/4 2/4 3/4 4/4 most
capitalist ask.vote-side | policy.2 C
for against
capitalist ask.vote-influence | policy.2
least 1/4 2/4 3/4 most
capitalist ask.vote-side | policy.4 B
for against
capitalist ask.vote-side | policy.5 A
for against
capitalist ask.vote-influence | policy.5
least 2/4 3/4 most 4/4
capitalist ask.vote-side | policy.6 A
for against
capitalist ask.build
company:radio-station company:hotel company:fast-food-chain company:supermarket-2 done company:hospital company:publishing-house company:college-2 company:electronics-manufacturer company:fashion-company company:institute-of-technology company:university company:pharmaceutical-company company:stadium company:lobbying-firm company:shopping-mall-2 company:academy company:car-manufacturer company:vegetable-farm company:automated-grain-farm company:medical-village company:fish-farm company:clinic-2 company:tv-station company:automated-dairy-farm
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
discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-interest-groups discard:capitalist-higher-education-program discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-extra-shift discard:capitalist-global-food-crisis discard:capitalist-business-expansion discard:capitalist-fake-news discard:capitalist-change-of-government-agenda discard:capitalist-trade-protectionism-lobby discard:capitalist-bid-rigging discard:capitalist-competitive-wages discard:capitalist-radical-reforms discard:capitalist-exit-strategy discard:capitalist-industrialization discard:capitalist-global-branding discard:capitalist-foreign-recruitment discard:capitalist-endorse-political-campaign discard:capitalist-investment-opportunities discard:capitalist-taxed-enough-already discard:capitalist-health-crisis discard:capitalist-buy-private-island discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-momentum-for-change discard:capitalist-protect-the-status-quo
capitalist ask.wage | company.fast-food-chain
wage:2 wage:3
capitalist ask.staff-class-for | company.fast-food-chain
class:working class:middle none
capitalist ask.discard | action.sell-company
discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-trade-protectionism-lobby discard:capitalist-momentum-for-change discard:capitalist-bid-rigging discard:capitalist-business-expansion discard:capitalist-investment-opportunities discard:capitalist-reveal-political-scandal discard:capitalist-radical-reforms discard:capitalist-competitive-wages discard:capitalist-extra-shift discard:capitalist-endorse-political-campaign discard:capitalist-interest-groups discard:capitalist-industrialization discard:capitalist-offshore-companies discard:capitalist-exit-strategy discard:capitalist-health-crisis discard:capitalist-foreign-recruitment discard:capitalist-global-branding discard:capitalist-public-opinion-polling discard:capitalist-global-food-crisis discard:capitalist-fake-news discard:capitalist-higher-education-program discard:capitalist-tap-into-new-markets discard:capitalist-taxed-enough-already discard:capitalist-change-of-government-agenda discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-protect-the-status-quo
capitalist ask.sell-company
company:supermarket company:shopping-mall company:clinic company:college company:radio-station company:university company:institute-of-technology company:lobbying-firm company:hospital company:technical-university company:academy company:university-hospital company:supermarket-2 company:automated-grain-farm company:electronics-manufacturer company:fashion-company company:fast-food-chain company:shopping-mall-2 company:car-manufacturer company:regional-tv-station-2 company:fish-farm company:tv-station company:pharmaceutical-company company:stadium company:publishing-house company:automated-dairy-farm company:vegetable-farm company:clinic-2 company:college-2 company:medical-village company:hotel company:regional-tv-station-3 company:public-university-3
capitalist ask.immediate-vote | policy.3
yes no
capitalist ask.vote-influence | policy.3
least 2/4 3/4 most 1/4 4/4
capitalist ask.vote-side | policy.5 B
for against
capitalist ask.export
sale:food-0 sale:food-1 sale:luxury-0 sale:luxury-1 sale:health-0 sale:health-1 sale:education-0 sale:education-1 done extra
capitalist ask.discard | action.make-deal
discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-partner discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-extra-shift discard:capitalist-technological-progress discard:capitalist-exit-strategy discard:capitalist-health-crisis discard:capitalist-foreign-recruitment discard:capitalist-business-expansion discard:capitalist-competitive-wages discard:capitalist-fake-news discard:capitalist-industrialization discard:capitalist-interest-groups discard:capitalist-endorse-political-campaign discard:capitalist-higher-education-program discard:capitalist-global-food-crisis discard:capitalist-radical-reforms discard:capitalist-tap-into-new-markets discard:capitalist-business-grants discard:capitalist-buy-private-island discard:capitalist-taxed-enough-already discard:capitalist-bid-rigging discard:capitalist-offshore-companies discard:capitalist-trade-protectionism-lobby discard:capitalist-public-opinion-polling discard:capitalist-change-of-government-agenda discard:capitalist-momentum-for-change discard:capitalist-reveal-political-scandal discard:capitalist-protect-the-status-quo
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
least 2/4 3/4 4/4 most
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
play:state-higher-vat play:state-construction-boom play:state-public-sector-overtime play:state-geopolitical-support basic:propose-bill basic:event-action basic:extra-tax basic:campaign free:adjust-wages play:state-foreign-financial-assistance play:state-allowances-and-subsidies play:state-a-matter-of-high-priority play:state-privatization play:state-radical-reforms play:state-foreign-investment-program basic:meet-mps play:state-pressing-matters play:state-shift-focus play:state-denial-of-free-speech play:state-growth-in-tourism play:state-healthcare-program play:state-step-for-representation play:state-agenda-setting play:state-employment-support-scheme play:state-reveal-political-scandal play:state-immediate-response play:state-quantitative-easing play:state-change-of-government-agenda play:state-covid-19-vaccination-program basic:history-he48 play:state-literacy-program play:state-emergency-state play:state-supplemental-income-program play:state-foreign-students play:state-nationalization play:state-unemployment-initiative-program free:pay-off-loan agenda:hold basic:history-he30 play:state-business-grants play:state-medical-tourism basic:sell-abroad free:history-he43 play:state-protect-the-status-quo play:state-momentum-for-change free:history-he35 free:history-he28 free:history-he15 pass free:history-he27 agenda:reveal basic:history-he25 free:history-he47 free:history-he22 basic:history-he39 free:history-he29 free:history-he33 free:history-he36
state ask.overtime
company:university-hospital company:technical-university company:public-hospital-3 company:public-university-2 company:public-hospital-2 company:regional-tv-station-2 company:shopping-mall company:national-public-broadcasting company:public-university-3 company:regional-tv-station-3 company:fashion-company company:college
state ask.turn-free
free:adjust-wages end free:pay-off-loan agenda:hold free:history-he43 free:history-he35 free:history-he28 free:history-he15 free:history-he27 agenda:reveal free:history-he47 free:history-he22 free:history-he29 free:history-he33 free:history-he36
state ask.discard
discard:state-foreign-financial-assistance discard:state-literacy-program discard:state-higher-vat discard:state-construction-boom discard:state-medical-tourism discard:state-geopolitical-support discard:state-allowances-and-subsidies discard:state-a-matter-of-high-priority discard:state-privatization discard:state-foreign-investment-program discard:state-radical-reforms discard:state-foreign-students discard:state-pressing-matters discard:state-shift-focus discard:state-denial-of-free-speech discard:state-nationalization discard:state-healthcare-program discard:state-step-for-representation discard:state-agenda-setting discard:state-public-sector-overtime discard:state-employment-support-scheme discard:state-immediate-response discard:state-unemployment-initiative-program discard:state-quantitative-easing discard:state-change-of-government-agenda discard:state-supplemental-income-program discard:state-business-grants discard:state-emergency-state discard:state-growth-in-tourism discard:state-covid-19-vaccination-program discard:state-protect-the-status-quo discard:state-momentum-for-change discard:state-reveal-political-scandal agenda:reveal
state ask.discard | action.event-action
discard:state-foreign-financial-assistance discard:state-literacy-program discard:state-higher-vat discard:state-construction-boom discard:state-medical-tourism discard:state-geopolitical-support discard:state-healthcare-program discard:state-step-for-representation discard:state-agenda-setting discard:state-public-sector-overtime discard:state-employment-support-scheme discard:state-foreign-investment-program discard:state-immediate-response discard:state-quantitative-easing discard:state-nationalization discard:state-allowances-and-subsidies discard:state-pressing-matters discard:state-privatization discard:state-business-grants discard:state-a-matter-of-high-priority discard:state-radical-reforms discard:state-denial-of-free-speech discard:state-shift-focus discard:state-supplemental-income-program discard:state-foreign-students discard:state-emergency-state discard:state-growth-in-tourism discard:state-unemployment-initiative-program discard:state-momentum-for-change discard:state-change-of-government-agenda discard:state-covid-19-vaccination-program discard:state-protect-the-status-quo discard:state-reveal-political-scandal agenda:reveal
state ask.event
event:strike-at-the-port event:developing-countries-in-need event:neighbors-at-war event:earthquake event:global-supply-chain-crisis event:political-scandal event:ae04 event:ae11 event:ae02 event:ae12 event:ae20 event:ae22 event:low-university-ratings event:need-for-sustainability-initiative event:drought event:demand-for-thirteen-month-pay event:low-education-index event:demand-for-higher-welfare-standards event:companies-demand-better-internet event:declining-birth-rate event:technological-illiteracy event:need-for-stimulus-package event:pandemic event:political-polarization event:unfair-representation event:fear-of-deflation event:infant-industry-requires-help event:local-industries-in-turmoil event:demand-for-pension-reform event:civil-unrest event:outdated-public-sector-infrastructure event:ae09 event:ae23 event:ae21 event:ae16 event:ae17 event:ae10 event:ae03 event:ae18 event:ae08 event:ae07 event:ae14 event:ae13 event:ae01 event:ae15 event:ae25 event:ae06 event:ae19 event:ae05 event:ae24 agenda:reveal
state ask.event-class
class:working class:capitalist class:middle agenda:reveal
state ask.event-class | event.strike-at-the-port
class:working class:capitalist
state ask.wages
wage:university-hospital-3 wage:technical-university-3 wage:national-public-broadcasting-3 done wage:technical-university-2 wage:national-public-broadcasting-2 wage:university-hospital-1 wage:university-hospital-2 wage:technical-university-1 wage:national-public-broadcasting-1 wage:public-university-2-3 wage:regional-tv-station-3-3 wage:public-hospital-2-3 wage:regional-tv-station-2-2 wage:public-university-3-3 wage:regional-tv-station-3-2 wage:regional-tv-station-2-3 wage:public-university-3-2 wage:public-hospital-3-2 wage:public-hospital-3-3 wage:public-university-2-2 wage:public-hospital-2-2 wage:public-hospital-3-1 wage:public-university-2-1 wage:public-hospital-2-1 wage:regional-tv-station-3-1 wage:regional-tv-station-2-1 wage:public-university-3-1 wage:shopping-mall-3 wage:shopping-mall-2 wage:lobbying-firm-2 wage:lobbying-firm-3 wage:college-2-3 wage:shopping-mall-1 wage:hotel-3 wage:hotel-2 wage:hotel-1 wage:shopping-mall-2-1 wage:shopping-mall-2-3 wage:shopping-mall-2-2 agenda:reveal wage:supermarket-3 wage:clinic-2 wage:clinic-3 wage:supermarket-2 wage:college-3 wage:college-1 wage:college-2 wage:supermarket-1 wage:stadium-1 wage:stadium-3 wage:clinic-1 wage:fashion-company-1 wage:fashion-company-3 wage:fashion-company-2 wage:academy-3 wage:academy-2 wage:vegetable-farm-3 wage:stadium-2 wage:college-2-1 wage:college-2-2
state ask.vote-side
for against agenda:reveal
state ask.vote-side | policy.4 C
for against
state ask.vote-influence
least most 2/4 3/4 4/4 1/4
state ask.vote-influence | policy.4
least most 2/4 3/4 1/4 4/4
state ask.legitimacy-class
class:working class:middle class:capitalist agenda:reveal
state ask.vote-side | policy.4 B
for against
state ask.discard | action.campaign
discard:state-literacy-program discard:state-construction-boom discard:state-geopolitical-support discard:state-allowances-and-subsidies discard:state-a-matter-of-high-priority discard:state-privatization discard:state-foreign-investment-program discard:state-radical-reforms discard:state-foreign-students discard:state-pressing-matters discard:state-shift-focus discard:state-denial-of-free-speech discard:state-healthcare-program discard:state-agenda-setting discard:state-public-sector-overtime discard:state-higher-vat discard:state-employment-support-scheme discard:state-immediate-response discard:state-quantitative-easing discard:state-foreign-financial-assistance discard:state-medical-tourism discard:state-step-for-representation discard:state-supplemental-income-program discard:state-business-grants discard:state-nationalization discard:state-unemployment-initiative-program discard:state-emergency-state discard:state-change-of-government-agenda discard:state-protect-the-status-quo discard:state-growth-in-tourism discard:state-reveal-political-scandal discard:state-momentum-for-change
state ask.campaign
least most 3/4
state ask.event-penalty
class:working class:middle class:capitalist agenda:reveal
state ask.event-penalty | event.developing-countries-in-need
class:working class:middle class:capitalist
state ask.discard | action.propose-bill
discard:state-literacy-program discard:state-allowances-and-subsidies discard:state-a-matter-of-high-priority discard:state-privatization discard:state-foreign-investment-program discard:state-radical-reforms discard:state-foreign-students discard:state-nationalization discard:state-healthcare-program discard:state-step-for-representation discard:state-agenda-setting discard:state-public-sector-overtime discard:state-employment-support-scheme discard:state-immediate-response discard:state-unemployment-initiative-program discard:state-geopolitical-support discard:state-quantitative-easing discard:state-change-of-government-agenda discard:state-shift-focus discard:state-supplemental-income-program discard:state-denial-of-free-speech discard:state-emergency-state discard:state-medical-tourism discard:state-construction-boom discard:state-higher-vat discard:state-pressing-matters discard:state-business-grants discard:state-foreign-financial-assistance discard:state-growth-in-tourism discard:state-covid-19-vaccination-program discard:state-protect-the-status-quo discard:state-momentum-for-change discard:state-reveal-political-scandal agenda:reveal
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
least most 3/4 2/4 4/4 1/4
state ask.event-penalty | event.need-for-sustainability-initiative
class:working class:middle class:capitalist
state ask.event-spend-money
money:15 money:30 money:45 agenda:reveal
state ask.place-event
event:neighbors-at-war event:unfair-representation event:local-industries-in-turmoil event:pandemic event:developing-countries-in-need event:political-scandal event:global-supply-chain-crisis event:need-for-stimulus-package event:declining-birth-rate event:political-polarization event:technological-illiteracy event:low-education-index event:companies-demand-better-internet event:strike-at-the-port event:earthquake event:demand-for-pension-reform event:need-for-sustainability-initiative event:demand-for-thirteen-month-pay event:civil-unrest event:low-university-ratings event:ae16 event:ae14 event:outdated-public-sector-infrastructure event:demand-for-higher-welfare-standards event:drought event:ae15 event:ae03 event:fear-of-deflation event:infant-industry-requires-help event:ae01 event:ae11 event:ae20 event:ae10 event:ae18 event:ae21 event:ae06 event:ae23 event:ae09 event:ae13 event:ae04 event:ae02 event:ae24 event:ae12 event:ae05 event:ae25 event:ae22 event:ae08 event:ae17 event:ae19 event:ae07
state ask.event-class | event.unfair-representation
class:working class:middle class:capitalist
state ask.shift-focus
event:neighbors-at-war event:declining-birth-rate done event:global-supply-chain-crisis event:political-scandal event:ae20 event:ae23 event:fear-of-deflation event:strike-at-the-port event:infant-industry-requires-help event:companies-demand-better-internet event:demand-for-thirteen-month-pay event:developing-countries-in-need event:pandemic event:technological-illiteracy event:low-university-ratings event:drought event:need-for-stimulus-package event:civil-unrest event:unfair-representation event:outdated-public-sector-infrastructure event:ae24 event:ae03 event:ae08 event:ae17 event:local-industries-in-turmoil event:demand-for-pension-reform event:political-polarization event:demand-for-higher-welfare-standards event:earthquake event:low-education-index event:need-for-sustainability-initiative event:ae19 event:ae09 event:ae18 event:ae02 event:ae15 event:ae13 event:ae10 event:ae05 event:ae07 event:ae16 event:ae12 event:ae06 event:ae14 event:ae04 event:ae21 event:ae25 event:ae11 event:ae01 event:ae22
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
least 3/4 most
state ask.event-penalty | event.neighbors-at-war
class:working class:middle class:capitalist
state ask.event-class | event.global-supply-chain-crisis
class:working class:middle
state ask.provide-mix | resource.food resource.luxury
least 3/4 most 2/4
state ask.provide-from | source.foreign-market resource.luxury
least most 2/4 3/4
state ask.vote-side | policy.6 A
for against
state ask.vote-influence | policy.6
least 2/4 3/4 4/4 most 1/4
state ask.immediate-vote | policy.6
yes no
state ask.event-penalty | event.political-scandal
class:working class:middle class:capitalist
working ask.free-health
least 3/4 most 2/4 4/4
working ask.freeze-policy
policy:1 policy:2 policy:3 policy:4 policy:5 policy:6 policy:7
working ask.discard | action.propose-bill
discard:working-signing-bonus discard:working-labor-market-deregulation discard:working-need-for-change discard:working-unemployment-benefits discard:working-interest-groups discard:working-public-opinion-polling discard:working-radical-reforms discard:working-general-strike discard:working-healthcare-movement discard:working-boost-domestic-tourism discard:working-affordable-housing discard:working-supplemental-income-program discard:working-public-sector-overtime discard:working-cooperative-farm discard:working-healthcare-benefits discard:working-immigration-reform discard:working-workplace-accident discard:working-proletarians-of-the-world-unite discard:working-specialization discard:working-highlight-social-issues discard:working-student-movement discard:working-fake-news discard:working-workers-movement discard:working-migration discard:working-state-scholarship discard:working-momentum-for-change discard:working-protect-the-status-quo discard:working-change-of-government-agenda discard:working-reveal-political-scandal discard:working-rising-covid-19-cases
working ask.immediate-vote
yes no
working ask.immediate-vote | policy.4
yes no
working ask.assign-next-for | company.university
skill:unskilled worker:university-hospital-1 skill:healthcare skill:education worker:doctors-office-2-employee skill:agriculture worker:convenience-store-employee worker:local-newspaper-employee worker:supermarket-1 worker:private-school-employee skill:luxury worker:public-university-2-0
working ask.keep-event
keep vp
working ask.keep-event | event.ae12
keep vp
working ask.assign-where | skill.healthcare
company:clinic company:university-hospital company:convenience-store company:doctors-office company:doctors-office-2 company:national-public-broadcasting trade:supermarket-1 company:public-hospital-2 company:regional-tv-station-2 company:regional-tv-station-3 company:public-hospital-3 company:game-store company:radio-station company:supermarket company:college union:healthcare company:technical-university company:shopping-mall company:medical-laboratory trade:doctors-office-employee company:convenience-store-2 company:cooperative-farm company:public-university-2 company:public-university-3 company:tutoring-company company:clinic-2 company:college-2 company:institute-of-technology trade:cooperative-farm-0 company:pharmaceutical-company trade:convenience-store-employee trade:clinic-1 company:hotel company:hospital company:local-newspaper trade:game-store-employee trade:tutoring-company-employee trade:local-newspaper-employee trade:national-public-broadcasting-1 company:university company:vegetable-farm trade:cooperative-farm-2 company:shopping-mall-2
working ask.assign-next-for | company.clinic
skill:unskilled skill:healthcare worker:university-hospital-1 worker:supermarket-1 worker:college-0 worker:college-1 worker:university-hospital-0 skill:luxury skill:education skill:agriculture worker:cooperative-farm-0 worker:doctors-office-employee worker:medical-laboratory-employee worker:clinic-2-0 worker:convenience-store-employee worker:hospital-0 worker:pharmaceutical-company-0 worker:public-hospital-3-0 worker:clinic-0 worker:tutoring-company-employee worker:national-public-broadcasting-1 worker:cooperative-farm-2-0 worker:local-newspaper-employee worker:medical-village-0 worker:public-university-2-0 worker:public-university-2-1 worker:game-store-employee worker:doctors-office-2-employee
working ask.vote-side | policy.7 C
for against
working ask.vote-influence | policy.7
least 2/4 3/4 4/4 most 1/4
working ask.remove-cubes
class:working class:middle class:capitalist done
working ask.immediate-vote | policy.1
yes no
working ask.vote-side | policy.7 B
for against
working ask.assign-where | skill.unskilled
company:institute-of-technology company:radio-station company:university-hospital company:convenience-store company:doctors-office company:doctors-office-2 company:national-public-broadcasting company:lobbying-firm company:public-university-3 company:public-hospital-2 company:clinic company:local-newspaper company:supermarket company:tv-station company:technical-university company:regional-tv-station-3 company:regional-tv-station-2 company:public-university-2 company:public-hospital-3 company:game-store company:fashion-company company:college company:shopping-mall company:hotel company:medical-village trade:cooperative-farm-0 company:cooperative-farm company:college-2 trade:clinic-1 company:university company:publishing-house company:vegetable-farm company:tutoring-company company:fast-food-chain company:convenience-store-2 company:hospital company:fish-farm company:clinic-2 trade:university-hospital-2 company:stadium company:pharmaceutical-company company:supermarket-2 trade:academy-1 company:shopping-mall-2 trade:publishing-house-2 trade:hotel-0 trade:cooperative-farm-2 trade:convenience-store-employee trade:publishing-house-0 trade:cooperative-farm-1 trade:local-newspaper-employee
working ask.assign-next-for | company.university-hospital
skill:unskilled skill:healthcare skill:education worker:cooperative-farm-1 worker:medical-laboratory-employee worker:supermarket-0 worker:supermarket-1 worker:cooperative-farm-0 worker:convenience-store-employee worker:electronics-store-employee worker:clinic-0 worker:clinic-1 worker:national-public-broadcasting-0 skill:luxury worker:tutoring-company-employee worker:doctors-office-employee worker:college-0 worker:college-1 worker:local-newspaper-employee skill:media worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:game-store-employee worker:public-university-3-1 worker:convenience-store-2-employee worker:private-school-employee worker:hotel-0 worker:cooperative-farm-2-0 worker:public-hospital-3-0 worker:public-hospital-3-1 skill:agriculture worker:doctors-office-2-employee worker:national-public-broadcasting-1 worker:organic-farm-employee worker:vegetable-farm-0 worker:public-university-2-0 worker:public-university-2-1 worker:hospital-0 worker:hospital-1 worker:publishing-house-0 worker:clinic-2-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:stadium-0 worker:stadium-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:medical-village-0 worker:fashion-company-0 worker:fast-food-chain-0 worker:pharmaceutical-company-0 worker:radio-station-0 worker:hotel-1
working ask.keep-event | event.ae13
keep vp
working ask.assign-next-for | company.institute-of-technology
skill:unskilled skill:healthcare worker:supermarket-1 skill:luxury worker:college-0 worker:convenience-store-employee skill:agriculture worker:doctors-office-employee worker:doctors-office-2-employee worker:tutoring-company-employee
working ask.new-bill
yes no
working ask.buy-source | resource.education
source:capitalist source:state done source:middle
working ask.buy-amount | resource.education
least 1/4 2/4 3/4 most
working ask.buy-amount | resource.luxury
least 1/4 2/4 3/4 4/4 most
working ask.vote-side | policy.2 B
for against
working ask.vote-side | policy.4 A
for against
working ask.immediate-vote-free
yes no
working ask.immediate-vote-free | policy.4
yes no
working ask.buy-source | resource.food
source:middle source:capitalist source:foreign done
working ask.vote-side | policy.3 A
for against
working ask.food-amount | role.middle
least most 3/4
working ask.vote-side | policy.6 C
for against
middle ask.assign-where | skill.agriculture
company:clinic company:university company:national-public-broadcasting company:public-hospital-3 trade:shopping-mall-1 trade:tv-station-2 company:jewelry-store company:radio-station trade:fashion-company-0 trade:fashion-company-1 company:public-university-3 company:technical-university company:hospital company:public-hospital-2 company:shopping-mall trade:clinic-1 company:public-university-2 company:convenience-store company:university-hospital company:regional-tv-station-3 trade:training-center-1 trade:jewelry-store-1 company:convenience-store-2 company:organic-farm company:pharmacy company:fast-food-restaurant company:institute-of-technology company:publishing-house company:supermarket trade:vegetable-farm-0 trade:radio-station-0 trade:regional-tv-station-3-1 trade:fast-food-restaurant-1
middle ask.assign-next-for | company.clinic
skill:healthcare worker:doctors-office-0 worker:medical-laboratory-0 worker:pharmacy-0 skill:unskilled skill:agriculture worker:convenience-store-0 worker:shopping-mall-1 worker:technical-university-0 worker:doctors-office-2-0 skill:luxury worker:medical-village-0 worker:fast-food-restaurant-1 worker:public-hospital-2-0 worker:fashion-company-1 worker:fashion-company-0 worker:college-2-0 worker:college-2-1
middle ask.swap-in | company.clinic
skill:healthcare skill:education skill:unskilled skill:luxury skill:media skill:agriculture
middle ask.buy-source | resource.education
source:capitalist source:state done source:middle
middle ask.buy-amount | resource.education
least 3/4 most 1/4 2/4 4/4
middle ask.remove-worker
skill:agriculture skill:education skill:unskilled skill:luxury skill:healthcare skill:media worker:electronics-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:clinic-0 worker:clinic-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:convenience-store-0 worker:organic-farm-0 worker:medical-laboratory-0 worker:hospital-0 worker:hospital-1 worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:public-university-3-0 worker:public-university-3-1 worker:doctors-office-0 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:medical-village-0 worker:medical-village-1 worker:medical-village-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:radio-station-0 worker:radio-station-1 worker:academy-0 worker:academy-1 worker:clinic-2-0 worker:clinic-2-1 worker:tutoring-company-0 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:pr-agency-0 worker:pr-agency-1 worker:convenience-store-2-0 worker:jewelry-store-0 worker:jewelry-store-1 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:supermarket-0 worker:supermarket-1 worker:training-center-0 worker:training-center-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:fashion-company-0 worker:fashion-company-1 worker:doctors-office-2-0 worker:college-2-0 worker:college-2-1 worker:private-school-0 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:game-store-0 worker:university-0 worker:university-1 worker:university-2 worker:pharmacy-0 worker:pharmacy-1 worker:regional-radio-station-0 worker:fish-farm-0 worker:fish-farm-1 worker:fish-farm-2 worker:college-0 worker:college-1
middle ask.vote-side | policy.4 A
for against
middle ask.assign-where | skill.education
company:college company:university-hospital company:technical-university company:public-university-3 company:shopping-mall-2 company:shopping-mall company:national-public-broadcasting trade:shopping-mall-1 company:regional-tv-station-3 company:regional-tv-station-2 company:clinic company:hospital company:public-hospital-2 company:college-2 company:public-hospital-3 company:public-university-2 company:supermarket-2 company:academy company:university company:stadium company:private-school trade:radio-station-0 company:training-center company:radio-station company:institute-of-technology company:publishing-house company:fashion-company company:pharmacy company:fast-food-restaurant company:supermarket company:pharmaceutical-company company:tutoring-company company:pr-agency trade:vegetable-farm-0 trade:technical-university-2 trade:fast-food-chain-0
middle ask.assign-next-for | company.college
skill:unskilled worker:technical-university-1 worker:shopping-mall-1 skill:agriculture worker:technical-university-0 skill:education worker:training-center-0
middle ask.vote-influence | policy.6
least most 2/4 3/4 4/4
middle ask.vote-side | policy.7 C
for against
middle ask.vote-influence | policy.7
least most 1/4 2/4 3/4 4/4
middle ask.wage | company.medical-laboratory
wage:1 wage:2 wage:3
middle ask.employee | company.medical-laboratory
skill:healthcare none
middle ask.buy-amount | resource.health
least 2/4 3/4 4/4 most 1/4
middle ask.vote-side | policy.2 A
for against
middle ask.buy-source | resource.food
source:capitalist source:foreign done source:middle
middle ask.buy-amount | resource.food
least 2/4 4/4 most
middle ask.discard | action.extra-shift
discard:middle-migration discard:middle-land-of-opportunity discard:middle-supplemental-income-program discard:middle-new-theme-park discard:middle-reveal-political-scandal discard:middle-investment-opportunities discard:middle-highlight-social-issues discard:middle-foreign-market-insight discard:middle-public-opinion-polling discard:middle-higher-education-program discard:middle-state-scholarship discard:middle-public-sector-overtime discard:middle-employment-subsidy discard:middle-immigration-reform discard:middle-growing-business discard:middle-export-subsidy discard:middle-labor-market-deregulation discard:middle-voice-of-middle-class-workers discard:middle-small-business-grant discard:middle-health-crisis discard:middle-specialization discard:middle-healthcare-benefits discard:middle-import-subsidy discard:middle-personal-consumption discard:middle-unemployment-initiative-program discard:middle-interest-groups discard:middle-fake-news discard:middle-momentum-for-change discard:middle-change-of-government-agenda discard:middle-protect-the-status-quo discard:middle-covid-19-stimulus-package agenda:reveal
middle ask.employee | company.convenience-store
skill:unskilled none skill:agriculture skill:media skill:education skill:luxury skill:healthcare
middle ask.food-stored
least 3/4 most 2/4 4/4 1/4
middle ask.discard | action.history-he48
discard:middle-foreign-market-insight
middle ask.keep-event
keep vp agenda:reveal
middle ask.keep-event | event.ae20
keep vp
middle ask.assign-next-for | company.publishing-house
skill:unskilled worker:shopping-mall-1 worker:hospital-0 skill:agriculture skill:healthcare worker:university-0 worker:university-2 worker:clinic-1 worker:hotel-0 worker:jewelry-store-1 worker:technical-university-0 worker:technical-university-2 worker:convenience-store-0 worker:tutoring-company-0 worker:shopping-mall-2-1
middle ask.vote-side | policy.3 A
for against
middle ask.vote-side | policy.4 C
for against
middle ask.vote-side | policy.6 C
for against
capitalist ask.overtime
company:supermarket company:shopping-mall company:college company:clinic company:supermarket-2 company:fast-food-chain company:lobbying-firm company:radio-station company:publishing-house company:clinic-2 company:hospital company:hotel company:fish-farm company:medical-village company:pharmaceutical-company company:vegetable-farm company:fashion-company company:university company:academy
capitalist ask.wage | company.university
wage:2 wage:3 wage:1
capitalist ask.staff-class-for | company.university
none class:working
capitalist ask.machinery-count
tokens:1 tokens:2
capitalist ask.machinery
company:supermarket company:shopping-mall company:clinic company:college company:university company:shopping-mall-2 company:supermarket-2 company:clinic-2 company:fish-farm company:pharmaceutical-company company:institute-of-technology company:fashion-company company:medical-village company:college-2 company:stadium
capitalist ask.keep-event
keep vp
capitalist ask.keep-event | event.ae04
keep vp
capitalist ask.vote-side | policy.4 A
for against
capitalist ask.export-from-zone
least 3/4 most 1/4 2/4 4/4
capitalist ask.export-from-zone | resource.luxury
least 3/4 most 1/4 2/4 4/4
capitalist ask.keep-event | event.ae02
keep vp
capitalist ask.wage | company.institute-of-technology
wage:1 wage:2 wage:3
capitalist ask.vote-side | policy.7 C
for against
capitalist ask.wage | company.hospital
wage:2 wage:3
capitalist ask.staff-class-for | company.hospital
class:working class:middle none
capitalist ask.export-from-zone | resource.food
least 3/4 most 1/4 2/4 4/4
capitalist ask.wage | company.lobbying-firm
wage:2 wage:3
capitalist ask.vote-side | policy.1 B
for against
capitalist ask.vote-side | policy.2 A
for against
capitalist ask.vote-side | policy.7 B
for against
capitalist ask.staff-abroad
company:institute-of-technology company:lobbying-firm company:radio-station company:clinic company:hospital company:clinic-2 company:shopping-mall-2 company:pharmaceutical-company company:medical-village company:vegetable-farm company:shopping-mall company:supermarket company:college company:college-2 company:tv-station company:fish-farm company:academy company:stadium company:university company:supermarket-2 company:hotel company:publishing-house
capitalist ask.keep-event | event.ae23
keep vp
capitalist ask.benefit
benefit:ae02 done benefit:ae21 benefit:ae18 benefit:ae25 benefit:ae01 benefit:ae19 benefit:ae04 benefit:ae03 benefit:ae10 benefit:ae17 benefit:ae07 benefit:ae15 benefit:ae14 benefit:ae16 benefit:ae09 benefit:ae08 benefit:ae24 agenda:reveal
capitalist ask.vote-side | policy.2 B
for against
capitalist ask.immediate-vote-free
yes no
capitalist ask.immediate-vote-free | policy.6
yes no
capitalist ask.buy-public
company:university-hospital company:technical-university company:national-public-broadcasting done company:public-university-3 company:regional-tv-station-3 company:regional-tv-station-2 company:public-hospital-3 company:public-university-2 company:shopping-mall company:public-hospital-2
capitalist ask.investment
market deck
capitalist ask.use-grant
yes no
capitalist ask.fill-company
company:shopping-mall company:technical-university company:clinic company:hospital company:supermarket company:tv-station company:shopping-mall-2 company:academy company:university company:college company:lobbying-firm company:hotel company:supermarket-2
capitalist ask.immediate-vote-free | policy.3
yes no
capitalist ask.vote-side | policy.6 C
for against
state ask.move-policy
policy:1B policy:2A policy:2C policy:3A policy:3C policy:4B policy:5B policy:6A policy:6C policy:7A policy:7C policy:3B policy:4A policy:4C policy:6B policy:1A policy:1C policy:2B policy:7B policy:5A policy:5C
state ask.discard | action.meet-mps
discard:state-agenda-setting discard:state-immediate-response discard:state-medical-tourism discard:state-higher-vat discard:state-geopolitical-support discard:state-public-sector-overtime discard:state-quantitative-easing discard:state-business-grants discard:state-shift-focus discard:state-pressing-matters discard:state-step-for-representation discard:state-foreign-students discard:state-a-matter-of-high-priority discard:state-emergency-state discard:state-radical-reforms discard:state-employment-support-scheme discard:state-healthcare-program discard:state-nationalization discard:state-foreign-investment-program discard:state-supplemental-income-program discard:state-literacy-program discard:state-growth-in-tourism discard:state-foreign-financial-assistance discard:state-allowances-and-subsidies discard:state-denial-of-free-speech discard:state-unemployment-initiative-program discard:state-protect-the-status-quo discard:state-momentum-for-change
state ask.meet-mps
class:working class:middle class:capitalist
state ask.immediate-vote | policy.7
yes no
state ask.vote-side | policy.4 A
for against
state ask.turn-main
play:state-agenda-setting play:state-employment-support-scheme play:state-geopolitical-support play:state-quantitative-easing basic:propose-bill basic:event-action basic:meet-mps play:state-change-of-government-agenda play:state-shift-focus play:state-construction-boom play:state-covid-19-vaccination-program play:state-healthcare-program play:state-allowances-and-subsidies play:state-pressing-matters play:state-privatization basic:history-he48 basic:extra-tax play:state-immediate-response basic:campaign play:state-public-sector-overtime play:state-a-matter-of-high-priority play:state-radical-reforms play:state-higher-vat play:state-supplemental-income-program play:state-foreign-students play:state-literacy-program play:state-unemployment-initiative-program play:state-foreign-financial-assistance play:state-growth-in-tourism basic:history-he30 play:state-business-grants basic:sell-abroad play:state-step-for-representation play:state-nationalization play:state-foreign-investment-program play:state-reveal-political-scandal play:state-momentum-for-change play:state-emergency-state play:state-medical-tourism play:state-denial-of-free-speech agenda:hold basic:history-he25 play:state-protect-the-status-quo
state ask.event-class | event.ae12
class:working class:middle
state ask.buy-food
least 1/4 2/4 3/4 4/4 most
state ask.buy-food | role.capitalist
least 2/4 3/4 4/4 most
state ask.buy-food | source.foreign-market
least 2/4 3/4 4/4 most
state ask.vote-influence | policy.7
least 3/4 most 2/4 4/4
state ask.immediate-vote-free | policy.5
yes no
state ask.vote-side | policy.2 A
for against agenda:reveal
state ask.vote-influence | policy.5
least most 2/4 3/4 4/4 1/4
state ask.event-class | event.ae13
class:working class:middle
state ask.event-cost
cost:0 cost:1 cost:2
state ask.new-bill
yes no
state ask.event-class | event.ae23
class:middle class:capitalist
state ask.import-health
least most 3/4 1/4 2/4 4/4
state ask.event-class | event.ae20
class:working class:middle
state ask.immediate-vote-free | policy.4
yes no
working ask.immediate-vote-free | policy.2
yes no
working ask.overtime
company:university-hospital company:technical-university company:public-university-3 company:national-public-broadcasting company:regional-tv-station-2 company:public-hospital-2 company:regional-tv-station-3 company:public-university-2 company:shopping-mall company:public-hospital-3 company:supermarket company:college company:clinic agenda:reveal
working ask.vote-side | policy.1 A
for against
working ask.vote-side | policy.5 B
for against
working ask.migrant
skill:unskilled skill:education done skill:agriculture skill:luxury skill:healthcare skill:media
working ask.vote-side | policy.3 C
for against
working ask.immediate-vote | policy.5
yes no
working ask.immediate-vote | policy.6
yes no
working ask.vote-influence | policy.3
least 3/4 most 2/4 1/4
middle ask.vote-side | policy.1 A
for against
middle ask.vote-side | policy.7 A
for against
middle ask.immediate-vote-free
yes no
middle ask.immediate-vote-free | policy.7
yes no
middle ask.extra-shift
company:convenience-store company:training-center company:doctors-office company:pharmacy company:fast-food-restaurant company:jewelry-store company:local-newspaper company:electronics-store company:organic-farm company:regional-radio-station done company:doctors-office-2 company:game-store company:convenience-store-2 company:medical-laboratory company:tutoring-company company:private-school company:pr-agency agenda:reveal
middle ask.storage-tile
resource:food resource:luxury resource:health resource:education
middle ask.vote-side | policy.5 C
for against
middle ask.founder | company.fast-food-restaurant skill.unskilled
skill:unskilled skill:agriculture skill:luxury skill:education skill:healthcare worker:pharmacy-0 worker:pharmacy-1 worker:supermarket-2-1 worker:technical-university-0 worker:technical-university-1 skill:media worker:convenience-store-0 worker:doctors-office-0 worker:training-center-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:public-university-3-1 worker:private-school-0 worker:jewelry-store-0 worker:jewelry-store-1 worker:clinic-0 worker:regional-radio-station-0 worker:pr-agency-0 worker:electronics-store-0 worker:public-university-2-1 worker:game-store-0 worker:hotel-0 worker:tutoring-company-0 worker:organic-farm-0 worker:radio-station-0 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:university-0 worker:fashion-company-0 worker:fashion-company-1 worker:publishing-house-2 worker:radio-station-1 worker:academy-0 worker:clinic-2-0 worker:college-2-0 worker:institute-of-technology-1 worker:stadium-1 worker:academy-1 worker:hospital-1
middle ask.founder | company.jewelry-store skill.unskilled
skill:unskilled skill:agriculture skill:luxury skill:education worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 skill:healthcare worker:doctors-office-0 worker:game-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:radio-station-0 worker:clinic-0 skill:media worker:shopping-mall-2-1 worker:public-hospital-2-0 worker:clinic-1 worker:technical-university-0 worker:technical-university-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:electronics-store-0 worker:university-0 worker:fashion-company-1 worker:training-center-1 worker:doctors-office-2-0 worker:public-university-2-1 worker:pr-agency-0 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:vegetable-farm-1 worker:supermarket-2-1 worker:clinic-2-0 worker:clinic-2-1 worker:tv-station-0 worker:tv-station-1
middle ask.educate
skill:unskilled skill:agriculture skill:luxury skill:education worker:public-hospital-3-1 worker:public-hospital-2-1 worker:shopping-mall-1 worker:technical-university-1 worker:technical-university-2 worker:university-hospital-1 skill:healthcare skill:media worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:regional-tv-station-3-1 worker:pharmacy-1 worker:jewelry-store-1 worker:clinic-2-1 worker:fish-farm-1 worker:fish-farm-2 worker:radio-station-0 worker:institute-of-technology-2 worker:radio-station-1 worker:college-2-1 worker:medical-village-1 worker:regional-tv-station-2-1 worker:public-university-2-1 worker:public-university-3-1 worker:clinic-1 worker:training-center-1 worker:pr-agency-1 worker:medical-village-2 worker:fast-food-restaurant-1 worker:shopping-mall-2-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:university-hospital-2 worker:stadium-1 worker:stadium-2 worker:publishing-house-0 worker:academy-1 worker:publishing-house-1 worker:publishing-house-2 worker:supermarket-1 worker:fast-food-chain-0 worker:fashion-company-0 worker:fashion-company-1 worker:university-1 worker:university-2 worker:institute-of-technology-1 worker:hotel-0 worker:hotel-1 worker:fast-food-chain-1 worker:pharmaceutical-company-1 worker:supermarket-2-1 worker:hospital-1 worker:college-1 worker:tv-station-1 worker:tv-station-2 worker:pharmaceutical-company-2 worker:lobbying-firm-1 worker:hotel-2 agenda:reveal
middle ask.vote-influence | policy.3
least most 1/4 2/4 3/4 4/4
middle ask.vote-influence | policy.5
least most 2/4 3/4 4/4
middle ask.founder | company.medical-laboratory skill.healthcare
skill:healthcare worker:public-hospital-2-0 worker:publishing-house-0 worker:clinic-0 worker:medical-village-0 worker:doctors-office-0 worker:doctors-office-2-0 worker:fast-food-restaurant-1 worker:clinic-2-0 worker:pharmacy-0 worker:training-center-1 worker:publishing-house-2 worker:fashion-company-0 worker:hospital-0 worker:college-2-1
middle ask.swap-in | company.jewelry-store
skill:unskilled skill:agriculture skill:healthcare skill:education skill:luxury skill:media
middle ask.swap-in | company.public-hospital
skill:unskilled skill:healthcare
middle ask.swap-in | company.fast-food-restaurant
skill:unskilled skill:agriculture skill:luxury skill:education skill:media
capitalist ask.wage | company.academy
wage:2 wage:3
capitalist ask.staff-class-for | company.academy
class:working none class:middle
capitalist ask.vote-side | policy.1 A
for against
capitalist ask.vote-side | policy.3 B
for against
capitalist ask.vote-side | policy.7 A
for against
capitalist ask.vote-side | policy.3 C
for against
capitalist ask.vote-side | policy.5 C
for against
state ask.vote-side | policy.2 C
for against
state ask.event-buy
least 2/4 3/4 most 4/4 1/4
state ask.event-buy | role.middle resource.education
least 3/4 most 4/4
state ask.vote-side | policy.1 A
for against
state ask.open-company
company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:technical-university company:national-public-broadcasting company:university-hospital company:shopping-mall company:hotel company:shopping-mall-2 company:car-manufacturer company:supermarket agenda:reveal company:clinic company:college company:stadium company:electronics-manufacturer company:clinic-2 company:academy company:vegetable-farm
state ask.wage
wage:1 wage:2 wage:3 agenda:reveal
state ask.wage | company.public-hospital
wage:1 wage:2 wage:3
state ask.wage | company.public-university
wage:1 wage:2 wage:3
state ask.wage | company.regional-tv-station
wage:1 wage:2 wage:3
state ask.staff-class
class:working class:middle agenda:reveal
state ask.staff-company
company:public-hospital-3 company:public-hospital-2 company:public-university-2 company:public-university-3 company:technical-university company:regional-tv-station-2 company:national-public-broadcasting company:regional-tv-station-3 company:university-hospital company:hotel company:shopping-mall company:supermarket company:college agenda:reveal company:clinic company:stadium company:clinic-2 company:academy company:vegetable-farm
state ask.staff-company | role.middle
company:public-hospital-3 company:public-hospital-2 company:national-public-broadcasting company:technical-university company:regional-tv-station-3 company:regional-tv-station-2 company:public-university-3 company:public-university-2 company:university-hospital
state ask.staff-company | role.working
company:public-university-2 company:public-university-3 company:technical-university company:public-hospital-2 company:regional-tv-station-2 company:regional-tv-station-3 company:national-public-broadcasting company:university-hospital company:public-hospital-3 company:hotel company:college
state ask.event-class | event.demand-for-thirteen-month-pay
class:working class:middle
state ask.event-buy | role.middle resource.health
least most 2/4 3/4
state ask.vote-side | policy.5 C
for against
state ask.close-company
company:technical-university company:national-public-broadcasting company:public-hospital-3 company:public-university-2 company:regional-tv-station-3 company:public-hospital-2 company:regional-tv-station-2 company:public-university-3 company:university-hospital company:shopping-mall company:lobbying-firm company:hotel company:shopping-mall-2 company:car-manufacturer company:supermarket agenda:reveal company:college company:clinic company:electronics-manufacturer company:stadium company:hospital company:fashion-company company:clinic-2 company:academy company:vegetable-farm company:automated-dairy-farm company:college-2
state ask.vote-side | policy.6 C
for against
state ask.event-class | event.local-industries-in-turmoil
class:middle class:capitalist
state ask.discard | action.extra-tax
discard:state-immediate-response discard:state-foreign-investment-program discard:state-literacy-program discard:state-geopolitical-support discard:state-quantitative-easing discard:state-agenda-setting discard:state-a-matter-of-high-priority discard:state-radical-reforms discard:state-public-sector-overtime discard:state-shift-focus discard:state-higher-vat discard:state-foreign-financial-assistance discard:state-denial-of-free-speech discard:state-privatization discard:state-pressing-matters discard:state-supplemental-income-program discard:state-business-grants discard:state-unemployment-initiative-program discard:state-nationalization discard:state-step-for-representation discard:state-construction-boom discard:state-emergency-state discard:state-foreign-students discard:state-healthcare-program discard:state-allowances-and-subsidies discard:state-employment-support-scheme discard:state-growth-in-tourism discard:state-protect-the-status-quo discard:state-change-of-government-agenda discard:state-momentum-for-change discard:state-reveal-political-scandal
state ask.extra-tax
classes:working-middle classes:working-capitalist classes:middle-capitalist
state ask.vote-side | policy.3 B
for against
state ask.vote-influence | policy.3
least most 3/4 2/4 4/4
state ask.provide-own | resource.education
least 3/4 most 2/4 1/4 4/4
state ask.provide-from | source.foreign-market resource.food
least 3/4 most 2/4
state ask.provide-from | role.middle resource.food
least 3/4 2/4
state ask.provide-from | role.middle resource.luxury
least 3/4 most
working ask.immediate-vote | policy.7
yes no
working ask.vote-side | policy.2 A
for against
working ask.swap-in | company.convenience-store
skill:unskilled skill:luxury skill:education skill:media skill:healthcare skill:agriculture
working ask.assign-next-for | company.college
skill:unskilled skill:education skill:agriculture skill:luxury worker:supermarket-1 worker:cooperative-farm-0 worker:convenience-store-employee worker:convenience-store-2-employee worker:university-hospital-0 worker:university-hospital-1 worker:tutoring-company-employee worker:doctors-office-2-employee worker:game-store-employee worker:clinic-1 worker:private-school-employee worker:public-university-3-0 worker:technical-university-0 worker:doctors-office-employee worker:public-university-2-0 worker:university-0 worker:college-2-0 worker:college-0 worker:public-university-3-1 worker:institute-of-technology-0 worker:fast-food-chain-0 worker:cooperative-farm-2-2 worker:cooperative-farm-1 worker:electronics-store-employee
working ask.vote-side | policy.5 C
for against
working ask.housing
role:capitalist role:middle agenda:reveal
working ask.vote-side | policy.7 A
for against
working ask.educate
skill:unskilled skill:education worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:convenience-store-employee worker:supermarket-1 worker:clinic-1 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 skill:luxury worker:university-hospital-1 worker:university-hospital-2 skill:agriculture skill:healthcare worker:doctors-office-employee worker:shopping-mall-1 skill:media worker:college-1 worker:public-university-3-1 worker:game-store-employee worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:fashion-company-0 worker:fashion-company-1 worker:radio-station-0 worker:radio-station-1 worker:public-university-2-1 worker:regional-tv-station-2-1 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:technical-university-1 worker:technical-university-2 worker:regional-tv-station-3-1 worker:doctors-office-2-employee worker:local-newspaper-employee worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:convenience-store-2-employee worker:public-hospital-3-1 worker:public-hospital-2-1 worker:tutoring-company-employee worker:fast-food-chain-0 worker:fast-food-chain-1 worker:college-2-1 worker:clinic-2-1 worker:shopping-mall-2-1 worker:fish-farm-1 worker:fish-farm-2 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:medical-village-1 worker:medical-village-2 worker:lobbying-firm-1 worker:stadium-1 worker:stadium-2 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:hospital-1 worker:university-1 worker:university-2 worker:supermarket-2-1 worker:tv-station-1 worker:tv-station-2 worker:academy-1 worker:institute-of-technology-1 worker:institute-of-technology-2
working ask.assign-where | skill.luxury
company:doctors-office company:national-public-broadcasting company:hotel company:radio-station company:institute-of-technology company:electronics-store company:shopping-mall company:game-store company:shopping-mall-2 company:technical-university company:public-hospital-2 company:convenience-store company:clinic company:hospital company:public-university-3 company:stadium company:cooperative-farm-2 company:fashion-company company:public-university-2 company:regional-tv-station-3 company:regional-tv-station-2 company:doctors-office-2 company:local-newspaper union:luxury company:public-hospital-3 company:college trade:supermarket-1 company:publishing-house company:convenience-store-2 company:university-hospital company:tutoring-company company:vegetable-farm company:supermarket company:fast-food-chain trade:college-1 trade:doctors-office-employee
middle ask.immediate-vote | policy.2
yes no
middle ask.consumption
many-sources one-source agenda:reveal
middle ask.founder | company.fast-food-restaurant skill.agriculture
skill:agriculture worker:supermarket-2-0 worker:convenience-store-0 worker:clinic-1 worker:organic-farm-0 worker:convenience-store-2-0 worker:technical-university-1 worker:training-center-1 worker:public-university-3-1 worker:stadium-2 worker:fish-farm-0 worker:publishing-house-2 worker:fast-food-chain-1 worker:university-2 worker:institute-of-technology-1 worker:hotel-2 worker:institute-of-technology-2
middle ask.migrant
skill:unskilled skill:luxury skill:healthcare skill:education done skill:agriculture skill:media agenda:reveal
middle ask.assign-where | skill.healthcare
company:doctors-office company:pharmacy company:university-hospital company:clinic company:hospital company:tv-station company:supermarket company:technical-university company:academy company:public-university-2 company:public-hospital-2 company:public-hospital-3 company:national-public-broadcasting company:shopping-mall company:fast-food-chain company:public-university-3 company:training-center trade:vegetable-farm-0 trade:radio-station-0 trade:technical-university-1 trade:publishing-house-2 company:regional-tv-station-3 company:doctors-office-2 company:medical-laboratory company:fast-food-restaurant company:university trade:technical-university-2 trade:regional-tv-station-3-1 trade:fast-food-chain-0 trade:fast-food-chain-1 trade:radio-station-1
middle ask.overtime
company:technical-university company:national-public-broadcasting company:university-hospital company:public-university-3 company:regional-tv-station-2 company:shopping-mall company:public-university-2 company:public-hospital-2 company:public-hospital-3 company:regional-tv-station-3
middle ask.founder | company.electronics-store skill.luxury
skill:luxury worker:jewelry-store-0 worker:shopping-mall-0 worker:game-store-0 worker:college-1 worker:pharmacy-1 worker:training-center-1 worker:stadium-0
middle ask.employee | company.electronics-store
skill:luxury none
middle ask.immediate-vote-free | policy.4
yes no
middle ask.vote-side | policy.3 C
for against
middle ask.founder | company.convenience-store skill.agriculture
skill:agriculture worker:convenience-store-0 worker:fast-food-restaurant-0 worker:organic-farm-0 worker:supermarket-2-0 worker:clinic-1 worker:university-2 worker:university-hospital-2 worker:university-hospital-1 worker:supermarket-0 worker:publishing-house-1 worker:fish-farm-0 worker:public-university-2-1 worker:training-center-1 worker:hotel-1 worker:radio-station-0 worker:fashion-company-1 worker:radio-station-1
capitalist ask.vote-influence | policy.7
least most 2/4 3/4 4/4
capitalist ask.wage | company.supermarket
wage:2 wage:3
capitalist ask.staff-class-for | company.supermarket
class:middle none class:working
capitalist ask.export-extra | resource.food
least most
capitalist ask.export-card
card:export-09 card:export-04 card:export-10 card:export-06 card:export-07 card:export-02 card:export-11 card:export-12 card:export-05 card:export-03 card:export-08 card:export-14 card:export-13 card:export-01 card:export-15 card:export-16
capitalist ask.deal
deal:deal-luxury-10-2 deal:deal-food-6-2 deal:deal-food-7-luxury-5 deal:deal-luxury-10 deal:deal-food-7-luxury-5-2 deal:deal-food-8-2 deal:deal-food-5-luxury-6-2 deal:deal-food-8 deal:deal-food-7-2 deal:deal-food-4-luxury-8-2 deal:deal-food-6 deal:deal-luxury-8 deal:deal-food-8-luxury-4 deal:deal-luxury-8-2 deal:deal-food-5-luxury-6 deal:deal-luxury-12 deal:deal-food-8-luxury-4-2 deal:deal-food-7 deal:deal-food-4-luxury-8 deal:deal-luxury-12-2
capitalist ask.staff-class-for | company.fashion-company
class:working class:middle none
capitalist ask.remove-cubes
class:middle class:capitalist done class:working
capitalist ask.staff-class-for | company.tv-station
class:middle none class:working
state ask.vote-side | policy.7 C
for against
state ask.event-class | event.low-education-index
class:working class:middle
state ask.event-class | event.companies-demand-better-internet
class:middle class:capitalist
state ask.vote-side | policy.6 B
for against
state ask.vote-side | policy.7 B
for against
state ask.drop-event
event:political-polarization event:earthquake event:pandemic event:outdated-public-sector-infrastructure event:unfair-representation event:neighbors-at-war event:strike-at-the-port event:demand-for-higher-welfare-standards event:need-for-stimulus-package event:low-university-ratings event:developing-countries-in-need event:infant-industry-requires-help event:demand-for-thirteen-month-pay event:need-for-sustainability-initiative event:low-education-index event:demand-for-pension-reform event:civil-unrest event:technological-illiteracy event:ae14 event:ae01 event:drought event:fear-of-deflation event:ae21 event:ae02 event:local-industries-in-turmoil event:ae07 event:ae19 event:political-scandal event:ae13 event:ae18 event:ae24 event:ae15 event:declining-birth-rate event:global-supply-chain-crisis event:ae16 event:ae09 event:companies-demand-better-internet event:ae04 event:ae20
state ask.event-class | event.technological-illiteracy
class:working class:capitalist
state ask.vote-side | policy.3 C
for against
working ask.vote-side | policy.1 C
for against
middle ask.immediate-vote | policy.7
yes no
middle ask.founder | company.pharmacy skill.healthcare
skill:healthcare worker:medical-laboratory-0 worker:doctors-office-0 worker:clinic-0 worker:clinic-2-0 worker:doctors-office-2-0 worker:pharmaceutical-company-0 worker:shopping-mall-1 worker:fast-food-restaurant-1 worker:jewelry-store-1 worker:publishing-house-0 worker:training-center-1 worker:publishing-house-1 worker:hotel-1 worker:fashion-company-0
middle ask.vote-side | policy.7 B
for against
middle ask.immediate-vote-free | policy.5
yes no
middle ask.wage | company.convenience-store
wage:1 wage:2 wage:3
middle ask.wage | company.local-newspaper
wage:1 wage:2 wage:3
middle ask.employee | company.local-newspaper
skill:unskilled none skill:healthcare skill:media
middle ask.wage | company.doctors-office
wage:1 wage:2 wage:3
middle ask.founder | company.doctors-office skill.healthcare
skill:healthcare worker:doctors-office-0 worker:clinic-0 worker:university-hospital-0 worker:fast-food-restaurant-1 worker:technical-university-1 worker:jewelry-store-1 worker:public-university-2-1 worker:national-public-broadcasting-1
middle ask.employee | company.doctors-office
skill:unskilled none skill:healthcare skill:education skill:agriculture skill:luxury
capitalist ask.deal-stored | resource.luxury
least 1/4 2/4 3/4 4/4 most
capitalist ask.vote-side | policy.1 C
for against
state ask.event-two-classes
classes:working-middle classes:working-capitalist classes:middle-capitalist
state ask.privatize
company:university-hospital company:technical-university company:public-hospital-2 company:regional-tv-station-2 company:national-public-broadcasting company:public-university-3 company:public-university-2 company:shopping-mall
state ask.event-package
money:10 money:15
state ask.vote-side | policy.7 A
for against
state ask.immediate-vote | policy.1
yes no
state ask.immediate-vote | policy.3
yes no
state ask.vote-side | policy.5 A
for against
state ask.event-cubes
least 2/4 3/4 4/4 most
state ask.vote-side | policy.1 C
for against
state ask.vote-side | policy.2 B
for against
state ask.provide-mix | resource.luxury resource.education
least most 3/4 2/4 4/4
state ask.emergency-policy
policy:2B policy:3B policy:4B policy:7A policy:7C policy:4A policy:4C policy:5B policy:6B policy:1B policy:2A policy:2C policy:7B policy:3A policy:3C policy:6A policy:6C policy:1A policy:1C policy:5A policy:5C
state ask.event-spend-ware
least 1/4 2/4 3/4 4/4 most
state ask.event-spend-ware | resource.education
least 1/4 2/4 3/4 4/4 most
state ask.sell-services-abroad
least most 1/4 2/4 3/4 4/4
state ask.sell-services-abroad | resource.education
least most 1/4 2/4 3/4 4/4
state ask.event-penalty | event.unfair-representation
class:working class:middle class:capitalist
working ask.swap-in | company.university-hospital
skill:unskilled skill:luxury skill:education skill:healthcare skill:agriculture
working ask.swap-in | company.supermarket
skill:education skill:agriculture skill:healthcare
working ask.swap-in | company.shopping-mall
skill:unskilled skill:education skill:agriculture
middle ask.swap-in | company.shopping-mall
skill:unskilled skill:agriculture skill:education skill:luxury
middle ask.export-card
card:export-09 card:export-16 card:export-11 card:export-15 card:export-08 card:export-10 card:export-14 card:export-12 card:export-13 card:export-05 card:export-06 card:export-07 card:export-04 card:export-02 card:export-03 card:export-01
middle ask.assign-where | skill.unskilled
trade:clinic-1 company:clinic company:national-public-broadcasting company:supermarket company:technical-university company:university-hospital company:shopping-mall company:public-hospital-2 company:clinic-2 company:public-university-2 company:public-hospital-3 company:university company:regional-tv-station-3 company:regional-tv-station-2 trade:pharmacy-1 trade:shopping-mall-2-1 company:fast-food-restaurant trade:technical-university-1 trade:technical-university-2 trade:shopping-mall-1 trade:clinic-0 trade:regional-tv-station-2-1 trade:public-university-3-1 company:college trade:publishing-house-1 trade:publishing-house-2 company:public-university-3 trade:medical-village-2 trade:fast-food-chain-1 company:jewelry-store trade:hospital-1 trade:radio-station-1 company:pharmacy trade:college-1 trade:fast-food-restaurant-1 trade:vegetable-farm-0 trade:pr-agency-1 trade:hotel-0 trade:hotel-2
state ask.provide-from | role.capitalist resource.luxury
least most 3/4 2/4
state ask.fill-class
class:working class:middle
state ask.fill-class | company.university-hospital
class:working class:middle
state ask.staff-skill
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
state ask.staff-skill | company.university-hospital
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
state ask.event-media
class:working class:middle class:capitalist done
state ask.event-penalty | event.fear-of-deflation
class:working class:middle class:capitalist
state ask.event-buy | role.capitalist resource.health
least most 3/4 1/4
state ask.event-class | event.demand-for-higher-welfare-standards
class:working class:middle
state ask.provide-mix | resource.health resource.education
least most 3/4
working ask.buy-amount | resource.influence
least 3/4 most 1/4
capitalist ask.immediate-vote-free | policy.4
yes no
capitalist ask.vote-side | policy.3 A
for against
state ask.vote-side | policy.5 B
for against
state ask.event-class | event.drought
class:working class:capitalist
state ask.vote-side | policy.3 A
for against
working ask.hidden-agenda
agenda:ha12 agenda:ha14 agenda:ha13 agenda:ha15 agenda:ha11
working ask.remove-worker
skill:unskilled skill:education skill:agriculture skill:luxury skill:media worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:convenience-store-employee worker:doctors-office-employee skill:healthcare worker:clinic-0 worker:clinic-1 worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:doctors-office-2-employee worker:game-store-employee worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:tutoring-company-employee worker:public-university-3-0 worker:public-university-3-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:convenience-store-2-employee agenda:reveal worker:organic-farm-employee worker:medical-village-0 worker:medical-village-1 worker:medical-village-2 worker:private-school-employee worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:public-university-2-0 worker:public-university-2-1 worker:university-0 worker:university-1 worker:university-2 worker:electronics-store-employee worker:public-hospital-3-0 worker:public-hospital-3-1 worker:stadium-0 worker:stadium-1 worker:stadium-2 worker:local-newspaper-employee worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:regional-radio-station-employee worker:radio-station-0 worker:radio-station-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:fashion-company-0 worker:fashion-company-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:college-2-0 worker:college-2-1 worker:fish-farm-0 worker:fish-farm-1 worker:fish-farm-2 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2
middle ask.hidden-agenda
agenda:ha08 agenda:ha06 agenda:ha09 agenda:ha10 agenda:ha07
middle ask.vote-side | policy.1 C
for against
middle ask.remove-cubes
class:working class:middle class:capitalist done
middle ask.wage | company.electronics-store
wage:2 wage:3 wage:1
middle ask.founder | company.regional-radio-station skill.media
skill:media worker:local-newspaper-0 worker:pr-agency-0
capitalist ask.hidden-agenda
agenda:ha18 agenda:ha17 agenda:ha19 agenda:ha16 agenda:ha20
capitalist ask.retire-company
company:national-public-broadcasting company:public-university-2 company:public-hospital-2 company:regional-tv-station-3 company:public-university-3 company:regional-tv-station-2 company:public-hospital-3 company:technical-university company:university-hospital
capitalist ask.immediate-vote | policy.2
yes no
capitalist ask.wage | company.shopping-mall
wage:2 wage:3
capitalist ask.wage | company.fish-farm
wage:2 wage:3
state ask.hidden-agenda
agenda:ha01 agenda:ha05 agenda:ha03 agenda:ha04 agenda:ha02
state ask.build
company:shopping-mall-2 company:car-manufacturer company:lobbying-firm company:clinic-2 company:college-2 company:hospital company:electronics-manufacturer company:automated-grain-farm company:academy company:hotel company:university company:institute-of-technology company:pharmaceutical-company company:medical-village company:supermarket-2 company:stadium company:fish-farm company:automated-dairy-farm company:vegetable-farm company:tv-station company:pharmacy company:electronics-store company:organic-farm company:private-school company:medical-laboratory company:training-center company:regional-radio-station company:fast-food-restaurant company:jewelry-store company:pr-agency
state ask.immediate-vote-free | policy.1
yes no
state ask.wage | company.national-public-broadcasting
wage:2 wage:3 wage:1
state ask.wage | company.technical-university
wage:2 wage:3
state ask.sell-services-abroad | resource.health
least 1/4 2/4 3/4 most
state ask.provide-own | resource.luxury
least most 2/4
working ask.immediate-vote | policy.2
yes no
working ask.assign-next-for | company.technical-university
skill:unskilled skill:agriculture skill:healthcare skill:education worker:university-hospital-0 worker:university-hospital-1 worker:public-university-3-0 worker:public-university-3-1 worker:college-0 worker:college-1 worker:convenience-store-employee worker:doctors-office-employee skill:luxury skill:media worker:academy-0 worker:academy-1 worker:radio-station-0 worker:supermarket-1 worker:game-store-employee worker:cooperative-farm-0 worker:doctors-office-2-employee worker:university-hospital-2 worker:clinic-0 worker:clinic-1 worker:electronics-store-employee worker:convenience-store-2-employee worker:private-school-employee worker:tutoring-company-employee worker:hotel-0 worker:supermarket-2-0
middle ask.wage | company.game-store
wage:2 wage:3 wage:1
middle ask.employee | company.game-store
skill:unskilled none skill:agriculture skill:healthcare skill:education skill:luxury
middle ask.founder | company.local-newspaper skill.media
skill:media worker:tv-station-0 worker:national-public-broadcasting-0 worker:regional-tv-station-3-0
middle ask.founder | company.organic-farm skill.agriculture
skill:agriculture worker:convenience-store-2-0 worker:convenience-store-0 worker:supermarket-2-0 worker:technical-university-1 worker:fast-food-restaurant-0 worker:pharmacy-1 worker:supermarket-0 worker:jewelry-store-1 worker:training-center-1 worker:public-university-2-1 worker:vegetable-farm-1 worker:fashion-company-0 worker:national-public-broadcasting-2 worker:tv-station-2 worker:fish-farm-0 worker:publishing-house-2 worker:vegetable-farm-0
middle ask.swap-in | company.national-public-broadcasting
skill:unskilled skill:healthcare skill:education skill:media skill:agriculture
middle ask.immediate-vote-free | policy.1
yes no
middle ask.wage | company.tutoring-company
wage:1 wage:2 wage:3
middle ask.employee | company.tutoring-company
skill:unskilled none skill:education skill:media skill:agriculture skill:luxury skill:healthcare
capitalist ask.immediate-vote | policy.5
yes no
capitalist ask.fill-class
class:working class:middle
capitalist ask.fill-class | company.clinic
class:working class:middle
capitalist ask.staff-class-for | company.fish-farm
class:working none class:middle
capitalist ask.immediate-vote-free | policy.5
yes no
state ask.seize-media
least most
state ask.silence
class:working class:middle class:capitalist done
state ask.event-spend-ware | resource.health
least 1/4 2/4 3/4 4/4 most
state ask.event-class | event.demand-for-pension-reform
class:working class:middle
state ask.immediate-vote-free | policy.3
yes no
working ask.accident-owner
role:capitalist role:state role:middle
working ask.assign-next-for | company.radio-station
skill:unskilled skill:agriculture worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 skill:luxury skill:healthcare worker:doctors-office-employee worker:pharmaceutical-company-0 worker:supermarket-1 worker:clinic-1 worker:medical-village-0
working ask.swap-in | company.college
skill:unskilled skill:agriculture skill:luxury skill:education skill:healthcare
working ask.swap-in | company.radio-station
skill:unskilled skill:healthcare skill:agriculture skill:luxury skill:education skill:media
middle ask.founder | company.pr-agency skill.unskilled
skill:agriculture skill:healthcare worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 skill:unskilled skill:luxury skill:education skill:media worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:publishing-house-0 worker:doctors-office-2-0 worker:public-university-2-0 worker:public-university-2-1 worker:clinic-0 worker:training-center-0 worker:training-center-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:radio-station-0 worker:hotel-0
middle ask.swap-in | company.pr-agency
skill:unskilled skill:agriculture skill:luxury skill:education skill:media skill:healthcare
middle ask.swap-in | company.tv-station
skill:unskilled skill:agriculture skill:healthcare
middle ask.swap-in | company.academy
skill:unskilled skill:healthcare skill:agriculture
middle ask.swap-in | company.stadium
skill:unskilled skill:healthcare
middle ask.assign-next-for | company.tv-station
skill:unskilled skill:agriculture skill:luxury skill:healthcare worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 skill:media worker:clinic-1 worker:national-public-broadcasting-0 worker:technical-university-0
capitalist ask.staff-class-for | company.clinic
class:working class:middle none
capitalist ask.wage | company.tv-station
wage:2 wage:3 wage:1
capitalist ask.wage | company.pharmaceutical-company
wage:2 wage:3
capitalist ask.staff-class-for | company.pharmaceutical-company
class:middle none class:working
capitalist ask.immediate-vote | policy.7
yes no
capitalist ask.wage | company.stadium
wage:2 wage:3
capitalist ask.staff-class-for | company.stadium
class:middle none
capitalist ask.staff-skill | company.stadium
skill:agriculture skill:healthcare skill:media
capitalist ask.wage | company.clinic
wage:2 wage:3
state ask.event-bill-by
class:working class:capitalist
state ask.immediate-vote-free | policy.7
yes no
state ask.provide-from | role.middle resource.health
least 3/4 most
working ask.swap-in | company.doctors-office
skill:unskilled skill:agriculture skill:luxury skill:education skill:media skill:healthcare
working ask.assign-next-for | company.public-hospital
skill:healthcare worker:cooperative-farm-0 worker:convenience-store-employee worker:doctors-office-employee worker:organic-farm-employee worker:clinic-0 worker:university-hospital-0 worker:medical-laboratory-employee worker:supermarket-1 worker:public-hospital-2-0 worker:technical-university-0 worker:clinic-1 worker:game-store-employee worker:college-0 worker:hospital-0 worker:cooperative-farm-1 worker:university-hospital-1
working ask.swap-in | company.public-hospital
skill:unskilled skill:luxury skill:media skill:education
capitalist ask.staff-class-for | company.college
class:working class:middle none
working ask.referendum-side
for against agenda:reveal
working ask.assign-next-for | company.lobbying-firm
skill:media worker:regional-radio-station-employee
working ask.assign-next-for | company.regional-tv-station
skill:unskilled skill:agriculture skill:healthcare skill:education worker:doctors-office-employee worker:technical-university-0 worker:technical-university-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:university-hospital-1 worker:supermarket-1 worker:national-public-broadcasting-1 worker:college-0 skill:media worker:national-public-broadcasting-0 worker:regional-tv-station-2-0 worker:convenience-store-employee worker:clinic-1 worker:regional-tv-station-3-1 worker:university-1 worker:institute-of-technology-1
working ask.swap-in | company.regional-tv-station
skill:unskilled skill:agriculture skill:education skill:healthcare skill:luxury
working ask.swap-in | company.game-store
skill:unskilled skill:agriculture skill:education skill:healthcare skill:luxury
middle ask.employee | company.regional-radio-station
skill:media none
middle ask.swap-in | company.public-university
skill:unskilled skill:agriculture skill:luxury skill:education skill:media skill:healthcare
middle ask.referendum-side
for against agenda:reveal
capitalist ask.sell-or-deal
deal done export
capitalist ask.freeze-policy
policy:1 policy:3 policy:4 policy:5 policy:6 policy:7 policy:2
capitalist ask.new-bill
yes no
capitalist ask.sell-to-state | resource.education
least 1/4 2/4 3/4 4/4 most
capitalist ask.referendum-side
for against agenda:reveal
state ask.cancel-bill
bill:2 bill:7 bill:4 bill:6
state ask.immediate-vote | policy.5
yes no
state ask.freeze-policy
policy:3 policy:4 policy:6 policy:7 policy:1 policy:2 policy:5
state ask.retire-company
company:university-hospital company:regional-tv-station-3 company:regional-tv-station-2 company:shopping-mall company:public-university-2 company:public-hospital-3 company:public-hospital-2 company:technical-university company:national-public-broadcasting company:public-university-3
state ask.nationalize
company:lobbying-firm company:publishing-house company:clinic company:pharmaceutical-company company:shopping-mall-2 company:college-2 company:fashion-company company:shopping-mall company:supermarket company:college company:stadium company:hospital company:university company:academy company:vegetable-farm company:fish-farm company:supermarket-2 company:institute-of-technology
state ask.wage | company.lobbying-firm
wage:2 wage:3
working ask.immediate-vote | policy.3
yes no
working ask.immediate-vote-free | policy.5
yes no
working ask.assign-next-for | company.fashion-company
skill:unskilled skill:media worker:supermarket-1 worker:convenience-store-employee worker:doctors-office-employee skill:luxury worker:tutoring-company-employee worker:university-1 worker:private-school-employee
working ask.swap-in | company.fashion-company
skill:unskilled skill:agriculture skill:education skill:media
working ask.swap-in | company.vegetable-farm
skill:unskilled skill:media skill:agriculture skill:education
capitalist ask.immediate-vote-free | policy.1
yes no
capitalist ask.wage | company.vegetable-farm
wage:2 wage:3
capitalist ask.staff-class-for | company.vegetable-farm
class:working none class:middle
capitalist ask.staff-class-for | company.lobbying-firm
class:working class:middle none
state ask.fill-class | company.technical-university
class:working class:middle
middle ask.immediate-vote | policy.5
yes no
middle ask.founder | company.game-store skill.luxury
skill:luxury worker:shopping-mall-0 worker:jewelry-store-0 worker:shopping-mall-2-0 worker:electronics-store-0 worker:public-university-3-1 worker:fast-food-restaurant-1 worker:stadium-0 worker:hotel-2 worker:vegetable-farm-1
middle ask.immediate-vote-free | policy.6
yes no
middle ask.assign-next-for | company.regional-tv-station
worker:regional-radio-station-0 worker:regional-tv-station-2-0 skill:media skill:unskilled worker:shopping-mall-2-1 skill:healthcare worker:pr-agency-1 skill:agriculture worker:convenience-store-2-0 worker:pharmacy-1 worker:hotel-1
middle ask.swap-in | company.regional-tv-station
skill:unskilled skill:agriculture skill:media skill:luxury skill:education
capitalist ask.staff-class-for | company.shopping-mall
class:working class:middle none
state ask.event-buy | role.middle resource.luxury
least most 2/4 3/4 4/4
working ask.assign-next-for | company.academy
worker:college-0 worker:institute-of-technology-0 skill:education
working ask.keep-event | event.ae03
keep vp
middle ask.benefit
benefit:ae09 done benefit:ae10 benefit:ae04 benefit:ae13 benefit:ae14 benefit:ae06 benefit:ae22 benefit:ae08 benefit:ae17 benefit:ae02 benefit:ae19 benefit:ae16
middle ask.swap-in | company.fashion-company
skill:unskilled skill:agriculture skill:education skill:media
middle ask.founder | company.training-center skill.education
skill:education worker:university-hospital-1 worker:technical-university-0 worker:pharmacy-1 worker:public-university-3-0 worker:private-school-0 worker:clinic-1 worker:academy-0 worker:public-university-2-0 worker:institute-of-technology-0 worker:tutoring-company-0 worker:jewelry-store-1 worker:university-0 worker:college-0 worker:shopping-mall-1 worker:hotel-2 worker:college-2-0 worker:fast-food-chain-1 worker:hotel-1 worker:clinic-2-1 worker:publishing-house-0
middle ask.keep-event | event.ae23
keep vp
middle ask.swap-in | company.training-center
skill:unskilled skill:agriculture skill:education skill:media skill:luxury skill:healthcare
state ask.event-class | event.ae09
class:working class:middle class:capitalist
state ask.event-penalty | event.ae15
class:working class:middle class:capitalist
state ask.event-penalty | event.ae16
class:working class:middle class:capitalist agenda:reveal
state ask.event-class | event.ae03
class:working class:capitalist
state ask.event-penalty | event.ae24
class:working class:middle class:capitalist agenda:reveal
state ask.event-class | event.ae11
class:working class:capitalist
middle ask.immediate-vote-free | policy.3
yes no
middle ask.immediate-vote | policy.1
yes no
middle ask.founder | company.jewelry-store skill.luxury
skill:luxury worker:game-store-0 worker:shopping-mall-0 worker:shopping-mall-2-0 worker:electronics-store-0 worker:fast-food-chain-0 worker:clinic-1 worker:college-1 worker:public-university-3-1 worker:fast-food-restaurant-1 worker:hotel-2 worker:stadium-0 worker:vegetable-farm-2 worker:publishing-house-1 worker:fish-farm-2 worker:publishing-house-2 worker:medical-village-1
middle ask.assign-next-for | company.hospital
skill:healthcare worker:doctors-office-0 worker:jewelry-store-0
capitalist ask.staff-skill | company.clinic
skill:luxury
state ask.immediate-vote-free | policy.2
yes no
working ask.cancel-bill
bill:4 bill:5 bill:2 bill:7 bill:3 bill:6 bill:1
working ask.discard | action.history-he30
discard:working-workers-movement discard:working-state-scholarship discard:working-specialization discard:working-workplace-accident discard:working-highlight-social-issues
middle ask.new-bill
yes no
middle ask.founder | company.tutoring-company skill.education
skill:education worker:technical-university-0 worker:training-center-0 worker:fast-food-restaurant-1 worker:public-university-3-0 worker:public-university-2-0 worker:private-school-0 worker:fast-food-chain-1 worker:jewelry-store-1 worker:college-2-0
middle ask.lose-company
company:medical-laboratory company:tutoring-company company:convenience-store company:private-school company:fast-food-restaurant company:electronics-store company:pharmacy company:doctors-office company:organic-farm company:game-store company:pr-agency company:jewelry-store company:doctors-office-2 company:regional-radio-station company:convenience-store-2 company:training-center company:local-newspaper
middle ask.scandal
role:working role:capitalist role:state agenda:reveal
capitalist ask.cancel-bill
bill:2 bill:4
capitalist ask.lose-company
company:supermarket company:shopping-mall company:college company:automated-dairy-farm company:clinic company:automated-grain-farm company:shopping-mall-2 company:radio-station company:institute-of-technology company:pharmaceutical-company company:hospital company:hotel company:tv-station company:university company:publishing-house company:vegetable-farm company:technical-university company:stadium company:fast-food-chain company:lobbying-firm company:fish-farm company:car-manufacturer
state ask.scandal
role:middle role:capitalist role:working
state ask.discard | action.sell-abroad
discard:state-foreign-investment-program discard:state-shift-focus discard:state-geopolitical-support discard:state-agenda-setting discard:state-supplemental-income-program discard:state-pressing-matters discard:state-growth-in-tourism discard:state-unemployment-initiative-program discard:state-higher-vat discard:state-emergency-state discard:state-a-matter-of-high-priority discard:state-healthcare-program discard:state-foreign-financial-assistance discard:state-literacy-program discard:state-public-sector-overtime discard:state-immediate-response discard:state-protect-the-status-quo discard:state-allowances-and-subsidies discard:state-nationalization discard:state-denial-of-free-speech discard:state-radical-reforms discard:state-momentum-for-change discard:state-business-grants discard:state-step-for-representation discard:state-foreign-students discard:state-reveal-political-scandal
middle ask.assign-next-for | company.fast-food-chain
skill:healthcare worker:shopping-mall-0 worker:technical-university-1
state ask.event-penalty | event.need-for-stimulus-package
class:working class:middle class:capitalist
middle ask.assign-next-for | company.supermarket
worker:convenience-store-0 worker:convenience-store-2-0 skill:agriculture worker:organic-farm-0 worker:fast-food-restaurant-0 skill:unskilled worker:jewelry-store-0
capitalist ask.fill-class | company.shopping-mall
class:working class:middle
state ask.fill-class | company.national-public-broadcasting
class:working class:middle
state ask.wage | company.university-hospital
wage:1 wage:2 wage:3
working ask.swap-in | company.technical-university
skill:healthcare skill:media
working ask.immediate-vote-free | policy.1
yes no
working ask.assign-next-for | company.public-university
skill:unskilled skill:agriculture skill:luxury worker:clinic-0 worker:clinic-1 worker:cooperative-farm-0 worker:college-0 skill:healthcare worker:university-hospital-0 worker:university-hospital-1 worker:cooperative-farm-2-0 worker:supermarket-0 worker:supermarket-1 worker:college-1 worker:supermarket-2-0 skill:education worker:doctors-office-employee worker:doctors-office-2-employee worker:convenience-store-employee worker:organic-farm-employee worker:private-school-employee worker:college-2-0 worker:cooperative-farm-2 worker:local-newspaper-employee worker:game-store-employee worker:public-university-3-0 worker:public-university-3-1 worker:academy-0 worker:technical-university-0 worker:institute-of-technology-0 worker:university-0
middle ask.swap-in | company.college
skill:unskilled skill:luxury skill:healthcare skill:education skill:agriculture
capitalist ask.immediate-vote-free | policy.7
yes no
capitalist ask.wage | company.medical-village
wage:2 wage:3
capitalist ask.staff-class-for | company.medical-village
class:middle none
state ask.save-company
yes no
state ask.save-company | company.shopping-mall
yes no
state ask.event-buy | role.capitalist resource.luxury
least 1/4 2/4 3/4 4/4 most
middle ask.swap-in | company.pharmacy
skill:unskilled skill:education skill:media skill:healthcare
state ask.event-class | event.infant-industry-requires-help
class:middle class:capitalist
working ask.immediate-vote-free | policy.7
yes no
state ask.staff-class-for
class:middle none class:working
state ask.staff-class-for | company.college
class:middle none
capitalist ask.immediate-vote-free | policy.2
yes no
state ask.provide-from | role.capitalist resource.education
least 3/4
middle ask.sell-to-state
least 3/4 most 2/4 4/4 1/4
middle ask.sell-to-state | resource.health
least 3/4 most 2/4
middle ask.founder | company.private-school skill.education
skill:education worker:technical-university-0 worker:training-center-0 worker:public-university-3-0 worker:tutoring-company-0 worker:regional-tv-station-3-1 worker:college-2-0 worker:jewelry-store-1 worker:public-university-2-0 worker:tv-station-2 worker:radio-station-0 worker:pharmacy-1 worker:fashion-company-1 worker:publishing-house-2
capitalist ask.staff-class-for | company.institute-of-technology
class:working class:middle none
capitalist ask.lure-to
company:hospital company:clinic-2
middle ask.assign-next-for | company.university
skill:unskilled skill:agriculture worker:organic-farm-0 worker:pharmacy-0 worker:shopping-mall-0
middle ask.assign-next-for | company.public-hospital
skill:healthcare worker:pharmacy-0 worker:technical-university-1 worker:medical-village-0 worker:medical-laboratory-0 worker:clinic-0 worker:doctors-office-0 skill:unskilled skill:agriculture worker:jewelry-store-1 worker:clinic-1 worker:fast-food-restaurant-1 worker:public-hospital-3-0 worker:university-hospital-0
state ask.staff-skill | company.technical-university
skill:agriculture skill:education skill:healthcare skill:media skill:luxury
state ask.staff-class-for | company.fashion-company
class:working none
middle ask.assign-next-for | company.public-university
skill:unskilled skill:education skill:luxury skill:healthcare worker:shopping-mall-0 skill:agriculture worker:technical-university-1 worker:technical-university-0 worker:college-0 worker:public-university-3-0 worker:clinic-1 worker:jewelry-store-0 worker:hospital-0 worker:technical-university-2 worker:private-school-0 worker:training-center-0 worker:convenience-store-0 worker:electronics-store-0 worker:regional-tv-station-2-1 worker:doctors-office-0 worker:organic-farm-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:tutoring-company-0 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:regional-tv-station-3-1
middle ask.sell-to-state | resource.education
least 2/4 3/4 most 4/4
middle ask.swap-in | company.university
skill:unskilled skill:luxury skill:education
middle ask.assign-next-for | company.academy
skill:luxury
middle ask.immediate-vote | policy.3
yes no
state ask.discard | action.pass
discard:state-foreign-investment-program discard:state-pressing-matters discard:state-radical-reforms discard:state-foreign-financial-assistance discard:state-literacy-program discard:state-emergency-state discard:state-higher-vat discard:state-a-matter-of-high-priority discard:state-unemployment-initiative-program discard:state-nationalization discard:state-protect-the-status-quo discard:state-healthcare-program discard:state-momentum-for-change
middle ask.immediate-vote-free | policy.2
yes no
middle ask.keep-event | event.ae22
keep vp
capitalist ask.keep-event | event.ae21
keep vp
capitalist ask.keep-event | event.ae10
keep vp
capitalist ask.keep-event | event.ae11
keep vp
state ask.event-class | event.ae21
class:working class:middle class:capitalist
state ask.event-penalty | event.ae14
class:working class:middle class:capitalist
state ask.event-class | event.ae10
class:middle class:capitalist
state ask.event-penalty | event.ae09
class:working class:middle class:capitalist
middle ask.assign-next-for | company.fast-food-restaurant
skill:agriculture skill:healthcare skill:media worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:organic-farm-0
state ask.event-buy | role.capitalist resource.education
least most 3/4 1/4
middle ask.assign-next-for | company.training-center
skill:unskilled skill:agriculture worker:private-school-0 worker:public-university-3-0
middle ask.founder | company.pr-agency skill.media
skill:media worker:national-public-broadcasting-0 worker:local-newspaper-0 worker:regional-radio-station-0
middle ask.discard | action.history-he17
discard:middle-employment-subsidy discard:middle-healthcare-benefits
middle ask.keep-event | event.ae10
keep vp
state ask.event-class | event.ae15
class:working class:middle class:capitalist
state ask.staff-skill | company.public-university
skill:agriculture skill:education skill:healthcare skill:media skill:luxury
state ask.export
sale:luxury-0 sale:luxury-1 done sale:food-0
state ask.event-penalty | event.ae21
class:working class:middle class:capitalist
working ask.swap-in | company.public-university
skill:unskilled skill:healthcare skill:education skill:luxury skill:media skill:agriculture
middle ask.keep-event | event.ae14
keep vp
capitalist ask.keep-event | event.ae18
keep vp
state ask.spend-media
least most 3/4 2/4 4/4 1/4
state ask.event-penalty | event.ae08
class:working class:middle class:capitalist
state ask.event-class | event.ae14
class:working class:middle class:capitalist
state ask.event-class | event.ae04
class:middle class:capitalist
middle ask.assign-next-for | company.institute-of-technology
skill:healthcare skill:education worker:technical-university-1 skill:agriculture worker:private-school-0 worker:technical-university-0
state ask.provide-from | role.capitalist resource.health
2/4 3/4 most 4/4
working ask.discard | action.history-he17
discard:working-labor-market-deregulation discard:working-public-opinion-polling discard:working-supplemental-income-program discard:working-student-movement discard:working-healthcare-movement discard:working-protect-the-status-quo
middle ask.swap-in | company.fast-food-chain
skill:unskilled skill:luxury skill:healthcare skill:agriculture skill:education
state ask.event-class | event.ae07
class:working class:capitalist
state ask.provide-from | role.middle resource.education
least most 3/4
working ask.assign-next-for | company.stadium
skill:unskilled skill:luxury skill:education skill:healthcare worker:clinic-1 worker:doctors-office-employee
state ask.staff-skill | company.national-public-broadcasting
skill:luxury skill:education skill:healthcare skill:media skill:agriculture
middle ask.assign-next-for | company.hotel
skill:unskilled skill:agriculture skill:healthcare worker:shopping-mall-0 worker:technical-university-1
capitalist ask.hand-over
company:shopping-mall company:hotel company:supermarket company:clinic company:college company:tv-station company:shopping-mall-2 company:stadium
middle ask.keep-event | event.ae13
keep vp
capitalist ask.keep-event | event.ae03
keep vp
capitalist ask.keep-event | event.ae14
keep vp
working ask.assign-next-for | company.hotel
skill:unskilled skill:healthcare worker:university-hospital-1 skill:luxury skill:media worker:cooperative-farm-0 skill:agriculture worker:doctors-office-employee worker:doctors-office-2-employee worker:convenience-store-employee worker:tutoring-company-employee worker:game-store-employee worker:supermarket-0 worker:supermarket-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:hospital-0 worker:hospital-1 worker:convenience-store-2-employee worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 worker:university-hospital-0 worker:public-university-3-1 worker:public-university-2-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:fashion-company-0 worker:university-0 worker:university-1 worker:stadium-0 worker:stadium-1 worker:university-hospital-2 worker:radio-station-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:medical-village-2 worker:national-public-broadcasting-0
capitalist ask.keep-event | event.ae25
keep vp
capitalist ask.keep-event | event.ae01
keep vp
capitalist ask.staff-skill | company.tv-station
skill:agriculture skill:education
capitalist ask.shift-wage
wage:supermarket-1 wage:supermarket-3 wage:clinic-1 wage:clinic-3 wage:college-1 wage:college-3 wage:tv-station-2 wage:supermarket-2 wage:shopping-mall-2 wage:radio-station-2 wage:clinic-2 wage:fish-farm-2 wage:college-2 wage:publishing-house-1 wage:publishing-house-3 wage:hotel-2 wage:university-1 wage:university-3 wage:lobbying-firm-1 wage:lobbying-firm-3 wage:lobbying-firm-2 wage:shopping-mall-1 wage:shopping-mall-3 wage:university-2 wage:hotel-1 wage:hotel-3
state ask.event-class | event.ae25
class:working class:capitalist
state ask.event-class | event.ae01
class:working class:capitalist
state ask.event-class | event.ae06
class:working class:middle
working ask.scandal
role:middle role:capitalist role:state
capitalist ask.scandal
role:working role:state role:middle
capitalist ask.staff-skill | company.shopping-mall
skill:agriculture skill:luxury skill:education skill:media
state ask.staff-skill | company.regional-tv-station
skill:luxury skill:healthcare skill:education skill:agriculture skill:media
state ask.staff-skill | company.shopping-mall
skill:healthcare
state ask.referendum-side
for against agenda:reveal
working ask.keep-event | event.ae25
keep vp
working ask.benefit
benefit:ae25 done benefit:ae06 benefit:ae01 benefit:ae03 benefit:ae07 benefit:ae22 benefit:ae13 benefit:ae18 benefit:ae05 benefit:ae21 benefit:ae20 benefit:ae24 benefit:ae09 benefit:ae12 benefit:ae16 benefit:ae14 benefit:ae15 benefit:ae08 agenda:reveal
working ask.shift-wage
wage:college-1 wage:college-3 wage:convenience-store-2 wage:tutoring-company-2 wage:electronics-store-2 wage:doctors-office-2 wage:electronics-store-1 wage:electronics-store-3 wage:doctors-office-1 wage:doctors-office-3 wage:convenience-store-2-1 wage:convenience-store-2-3 wage:tutoring-company-1 wage:tutoring-company-3 wage:supermarket-1 wage:supermarket-3 wage:convenience-store-1 wage:convenience-store-3 wage:supermarket-2 wage:college-2 wage:convenience-store-2-2 wage:doctors-office-2-2 wage:game-store-2 wage:clinic-1 wage:clinic-3 wage:local-newspaper-1 wage:local-newspaper-3 wage:local-newspaper-2 wage:private-school-2 wage:university-1 wage:university-3 wage:game-store-1 wage:game-store-3 wage:clinic-2 wage:medical-laboratory-1 wage:medical-laboratory-3 wage:medical-laboratory-2 wage:fish-farm-2 wage:academy-1 wage:academy-3 wage:publishing-house-2 wage:doctors-office-2-1 wage:doctors-office-2-3 wage:shopping-mall-2 wage:stadium-1 wage:stadium-3 wage:stadium-2 wage:vegetable-farm-2 wage:vegetable-farm-1 wage:vegetable-farm-3 wage:hospital-1 wage:hospital-3 wage:hospital-2 wage:private-school-1 wage:private-school-3 wage:tv-station-2 wage:university-2 wage:organic-farm-2 wage:radio-station-2 wage:organic-farm-1 wage:organic-farm-3 wage:pharmaceutical-company-1 wage:pharmaceutical-company-3 wage:pharmaceutical-company-2 wage:lobbying-firm-1 wage:lobbying-firm-3 wage:regional-radio-station-1 wage:regional-radio-station-3 wage:fast-food-chain-2 wage:fast-food-chain-1 wage:fast-food-chain-3 wage:fish-farm-1 wage:fish-farm-3
middle ask.keep-event | event.ae08
keep vp
middle ask.assign-next-for | company.pr-agency
skill:media worker:clinic-1
capitalist ask.keep-event | event.ae19
keep vp
state ask.event-class | event.ae08
class:working class:middle class:capitalist
working ask.immediate-vote-free | policy.3
yes no
state ask.fill-company
company:technical-university company:public-university-2 company:public-university-3 company:regional-tv-station-2 company:national-public-broadcasting company:regional-tv-station-3 company:public-hospital-2 company:public-hospital-3 company:university-hospital
middle ask.assign-next-for | company.fish-farm
skill:agriculture worker:clinic-0 worker:hotel-0 skill:luxury
middle ask.assign-next-for | company.pharmaceutical-company
skill:unskilled skill:agriculture skill:healthcare worker:convenience-store-0 worker:technical-university-1 worker:pharmacy-0
state ask.fill-class | company.public-hospital
class:working class:middle
state ask.staff-skill | company.public-hospital
skill:agriculture skill:luxury skill:media skill:healthcare skill:education
capitalist ask.fill-own-company
yes no
working ask.keep-event | event.ae06
keep vp
middle ask.keep-event | event.ae17
keep vp
capitalist ask.public-pressure
yes no
capitalist ask.public-pressure | policy.1 A
yes no
working ask.keep-event | event.ae01
keep vp
state ask.event-class | event.ae22
class:working class:middle
state ask.event-class | event.ae05
class:working class:middle
state ask.save-company | company.supermarket
yes no
state ask.save-company | company.pharmaceutical-company
yes no
working ask.keep-event | event.ae18
keep vp
capitalist ask.keep-event | event.ae07
keep vp
state ask.event-class | event.ae17
class:middle class:capitalist
state ask.save-company | company.college
yes no
state ask.fill-class | company.regional-tv-station
class:working class:middle
state ask.discard | action.history-he48
discard:state-shift-focus discard:state-change-of-government-agenda discard:state-pressing-matters discard:state-foreign-investment-program discard:state-public-sector-overtime discard:state-protect-the-status-quo
working ask.keep-event | event.ae11
keep vp
working ask.assign-next-for | company.medical-village
skill:unskilled skill:agriculture skill:healthcare skill:luxury worker:clinic-0 worker:clinic-1 worker:game-store-employee worker:university-hospital-0 worker:convenience-store-employee worker:doctors-office-employee worker:tutoring-company-employee worker:supermarket-1 worker:university-hospital-2 worker:shopping-mall-0 worker:local-newspaper-employee worker:hospital-0
working ask.swap-in | company.publishing-house
skill:luxury
middle ask.keep-event | event.ae19
keep vp
capitalist ask.public-pressure | policy.2 C
yes no
state ask.buy-food | role.middle
least most 2/4 3/4 4/4
state ask.discard | action.history-he30
discard:state-foreign-investment-program discard:state-shift-focus discard:state-supplemental-income-program discard:state-higher-vat discard:state-allowances-and-subsidies discard:state-agenda-setting discard:state-protect-the-status-quo
state ask.event-class | event.ae18
class:working class:capitalist
working ask.immediate-vote-free | policy.6
yes no
capitalist ask.public-pressure | policy.1 B
yes no
state ask.event-class | event.ae19
class:middle class:capitalist
working ask.assign-next-for | company.publishing-house
skill:unskilled skill:luxury skill:agriculture skill:healthcare skill:education worker:cooperative-farm-0 worker:convenience-store-employee worker:doctors-office-employee worker:university-hospital-1 worker:public-university-2-0 worker:supermarket-1 worker:clinic-1 worker:college-0 worker:college-1 worker:local-newspaper-employee worker:clinic-2-1
middle ask.assign-next-for | company.jewelry-store
skill:unskilled skill:agriculture skill:healthcare worker:public-university-3-0 skill:luxury worker:private-school-0
middle ask.assign-next-for | company.pharmacy
skill:healthcare worker:doctors-office-0 skill:agriculture worker:medical-laboratory-0
working ask.assign-next-for | company.tv-station
worker:clinic-1 skill:agriculture
state ask.fill-class | company.public-university
class:working class:middle
state ask.imf-repayment
least most
working ask.keep-event | event.ae07
keep vp
capitalist ask.keep-event | event.ae17
keep vp
working ask.assign-next-for | company.shopping-mall
skill:unskilled worker:doctors-office-employee worker:college-0 worker:college-1 skill:luxury skill:education worker:supermarket-1 worker:clinic-1 worker:university-hospital-1 worker:game-store-employee worker:fish-farm-1
working ask.food-amount | role.state
most 3/4 4/4
middle ask.food-amount | role.state
least 3/4 most
state ask.save-company | company.clinic
yes no
working ask.swap-in | company.local-newspaper
skill:unskilled skill:agriculture skill:luxury skill:education skill:media
state ask.event-class | event.ae16
class:working class:middle class:capitalist
working ask.assign-next-for | company.supermarket
skill:unskilled skill:agriculture skill:healthcare skill:education worker:cooperative-farm-0 worker:university-hospital-0 worker:university-hospital-1 skill:luxury worker:cooperative-farm-2-0 worker:convenience-store-employee worker:doctors-office-2-employee worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 worker:hotel-0 worker:game-store-employee worker:tutoring-company-employee worker:convenience-store-2-employee worker:national-public-broadcasting-1 worker:supermarket-1 worker:local-newspaper-employee worker:publishing-house-0 worker:hospital-1 worker:medical-village-0
middle ask.hire-whom
skill:luxury skill:healthcare skill:agriculture skill:education skill:media
middle ask.hire-whom | company.doctors-office
skill:healthcare skill:education
working ask.bond
bond:0 bond:30 bond:50
middle ask.bond
bond:0 bond:30 bond:50
capitalist ask.bond
bond:0 bond:30 bond:50
state ask.staff-class-for | company.supermarket
class:working none class:middle
working ask.assign-next-for | company.fast-food-chain
skill:unskilled skill:luxury worker:convenience-store-employee worker:doctors-office-employee worker:supermarket-0 worker:supermarket-1 skill:agriculture skill:healthcare worker:university-hospital-1 worker:local-newspaper-employee worker:clinic-1 worker:tutoring-company-employee
state ask.event-class | event.ae02
class:middle class:capitalist
working ask.swap-in | company.hotel
skill:healthcare skill:luxury skill:education skill:agriculture
state ask.save-company | company.pr-agency
yes no
capitalist ask.keep-event | event.ae15
keep vp
working ask.keep-event | event.ae22
keep vp
middle ask.swap-in | company.hospital
skill:unskilled skill:healthcare skill:agriculture skill:luxury skill:education
working ask.swap-in | company.fast-food-chain
skill:media skill:healthcare skill:agriculture
working ask.keep-event | event.ae05
keep vp
working ask.keep-event | event.ae21
keep vp
working ask.keep-event | event.ae20
keep vp
working ask.keep-event | event.ae08
keep vp
working ask.keep-event | event.ae16
keep vp
working ask.keep-event | event.ae24
keep vp
state ask.event-class | event.ae24
class:working class:middle class:capitalist
working ask.keep-event | event.ae15
keep vp
middle ask.swap-in | company.medical-village
skill:luxury skill:agriculture
state ask.discard | action.history-he25
discard:state-a-matter-of-high-priority discard:state-literacy-program
working ask.swap-in | company.institute-of-technology
skill:agriculture skill:media
middle ask.swap-in | company.lobbying-firm
skill:unskilled skill:luxury
working ask.public-pressure
yes no
working ask.public-pressure | policy.1 A
yes no
middle ask.swap-in | company.vegetable-farm
skill:unskilled skill:agriculture skill:luxury skill:media skill:education
middle ask.assign-next-for | company.stadium
skill:unskilled worker:jewelry-store-0 worker:technical-university-0 skill:agriculture worker:shopping-mall-1 worker:private-school-0
working ask.public-pressure | policy.1 B
yes no
working ask.public-pressure | policy.2 A
yes no
working ask.assign-next-for | company.hospital
worker:university-hospital-0 worker:clinic-0
working ask.swap-in | company.tutoring-company
skill:unskilled skill:luxury skill:healthcare skill:media skill:agriculture
working ask.public-pressure | policy.2 B
yes no
working ask.public-pressure | policy.3 B
yes no
capitalist ask.discard | action.history-he30
discard:capitalist-foreign-recruitment discard:capitalist-unemployment-initiative-program discard:capitalist-technological-progress discard:capitalist-offshore-companies
working ask.swap-in | company.hospital
skill:healthcare skill:agriculture
working ask.assign-next-for | company.vegetable-farm
skill:agriculture skill:luxury worker:supermarket-1 worker:college-0 skill:unskilled skill:healthcare worker:cooperative-farm-0 worker:doctors-office-2-employee worker:tutoring-company-employee worker:convenience-store-employee skill:education worker:university-hospital-2 worker:doctors-office-employee worker:clinic-1 worker:university-hospital-1 worker:public-university-3-1 worker:fast-food-chain-0 worker:medical-village-1 worker:local-newspaper-employee worker:shopping-mall-2-1 worker:university-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2
working ask.assign-next-for | company.fish-farm
skill:unskilled worker:doctors-office-employee worker:convenience-store-2-employee worker:supermarket-1 worker:college-0 worker:college-1 worker:university-hospital-1 skill:luxury worker:shopping-mall-2-0 worker:tutoring-company-employee
working ask.public-pressure | policy.1 C
yes no
working ask.swap-in | company.pharmaceutical-company
skill:media skill:agriculture skill:education
working ask.assign-next-for | company.pharmaceutical-company
skill:healthcare skill:unskilled worker:convenience-store-employee worker:doctors-office-employee worker:supermarket-1 worker:clinic-0 worker:clinic-1 worker:doctors-office-2-employee worker:college-1 worker:stadium-0 worker:stadium-2 skill:luxury worker:cooperative-farm-0 worker:college-0 worker:university-hospital-0 worker:university-hospital-1 worker:public-university-2-0 worker:tutoring-company-employee worker:public-hospital-3-0 worker:public-hospital-3-1 worker:hospital-0 worker:cooperative-farm-1 worker:vegetable-farm-0 worker:cooperative-farm-2
capitalist ask.public-pressure | policy.3 C
yes no
capitalist ask.public-pressure | policy.4 C
yes no
capitalist ask.public-pressure | policy.5 A
yes no
state ask.save-company | company.jewelry-store
yes no
capitalist ask.public-pressure | policy.2 A
yes no
capitalist ask.public-pressure | policy.3 B
yes no
capitalist ask.public-pressure | policy.4 A
yes no
capitalist ask.public-pressure | policy.6 B
yes no
working ask.swap-in | company.medical-village
skill:media skill:luxury skill:healthcare
middle ask.swap-in | company.hotel
skill:unskilled skill:luxury skill:education skill:agriculture skill:healthcare skill:media
capitalist ask.public-pressure | policy.1 C
yes no
capitalist ask.public-pressure | policy.2 B
yes no
capitalist ask.keep-event | event.ae16
keep vp
capitalist ask.keep-event | event.ae09
keep vp
capitalist ask.public-pressure | policy.4 B
yes no
state ask.save-company | company.tutoring-company
yes no
capitalist ask.keep-event | event.ae08
keep vp
working ask.discard | action.history-he48
discard:working-healthcare-movement
capitalist ask.staff-skill | company.hotel
skill:luxury skill:healthcare skill:agriculture skill:education skill:media
state ask.save-company | company.game-store
yes no
state ask.staff-class-for | company.clinic
class:middle none class:working
working ask.public-pressure | policy.4 A
yes no
middle ask.freeze-policy
policy:1 policy:2 policy:3 policy:4 policy:5 policy:6 policy:7
working ask.discard | action.history-he25
discard:working-state-scholarship
working ask.move-policy
policy:1A policy:1C policy:2A policy:2C policy:3A policy:3C policy:4A policy:4C policy:5A policy:5C policy:6A policy:6C policy:7B done policy:1B policy:4B policy:5B policy:3B policy:6B policy:7A policy:7C policy:2B
middle ask.staff-skill
skill:agriculture skill:education skill:healthcare skill:media skill:luxury
working ask.public-pressure | policy.7 A
yes no
middle ask.assign-next-for | company.vegetable-farm
skill:unskilled
working ask.public-pressure | policy.5 B
yes no
middle ask.cancel-bill
bill:4 bill:6 bill:3 bill:5 bill:2 bill:1 bill:7
capitalist ask.public-pressure | policy.7 A
yes no
middle ask.swap-in | company.supermarket
skill:unskilled skill:education skill:media
middle ask.fill-company
company:convenience-store done
capitalist ask.staff-skill | company.vegetable-farm
skill:luxury skill:healthcare skill:agriculture skill:education skill:media
middle ask.staff-skill | company.fast-food-restaurant
skill:education skill:media
middle ask.staff-skill | company.jewelry-store
skill:education
capitalist ask.staff-skill | company.college
skill:agriculture skill:luxury skill:media
capitalist ask.staff-skill | company.fish-farm
skill:agriculture skill:luxury
capitalist ask.staff-skill | company.fast-food-chain
skill:luxury skill:healthcare skill:agriculture skill:media
middle ask.hire-whom | company.convenience-store
skill:healthcare skill:education
middle ask.swap-in | company.institute-of-technology
skill:media skill:unskilled
capitalist ask.staff-skill | company.lobbying-firm
skill:agriculture skill:luxury
middle ask.use-grant
yes no

0Do3GAuDuQ6FxMhbvMGpBqC5FuD5F9I9BqGsG_FvE3H1G2BtG_XuBgS3GyY9C1b9f_M-FzJrJuTA-CAAAA1wBA70B5hBsUyNxMoZzT8Nw4CAsbxW7LggDA_gBjFzY7ciX4GwOmTgHybAwMwM8zB41Bqf5qBgH3LCzFrM8oBoR_PxPnF-CGmM6B0N2HqCoUnPpSkUA4cAAC-F2EA1N1N9SM6E4KzPmBnkBgC89BE7DFqB6PhaEzP3OoLkNayN3ChErF8FuHtL0U4FtE7C8VyS5EpGgI6FnNvB_mBvNs8CAQrCX5GhUrGekBpBrCqE0FpCW5BlEpC0BkEuFrE0H7B_GuYeiT0EJhGlD6FtHkC6BnHkUAPYA1iBgHl5BlgBwmBsZ0BsoBrJyM45B7B2_B9HvJigCsRtFzQoBpC6TuW0FwO0D3JznB8W8WopBvBsb_lCwNtKuCPyJsNqL7MqD1UsUrB-HvCuWuGyB1E_d3PmT8B6ZuRAwIkRmE8JJ1SmL4FoEhB5LqBrWlM-dpD4X5BxDQ_GuCmNjF5FsFtBgGTpG2J5CoBhdgB0B4FlBsR8HkFlEkDqKtNe_J1Kq_BApH5L1IalL9G8BkEkDqBqEN4EqBtBsFgIuE_DDsDuCjSpE8Y5B0O8G5GyCrDsC1DmC-DvH6QAvOAAkhBAhhB_2BkpBqO5IqsBpChJ2wB0H4vB1E6QsjBgF2BpVzFqOohBwXuD8MNtGvP6I6IoV6GgK9rBgDmDmE2CkLawP5ZkM5FgBfyDjF-N0DqDxC7LmBwQyDiWoSAiSYvDkH_J_P6MiQgExflH_BlO6H8KhDiD9B9BqFnHhCwDxHoDnCd2BGyB4BpDpBpMnGxClB_DoKFvOiM8DkF9DhB0EmHsgBAvH5IhL3JnJ3ByBkBa-GtC7D-DgBuD2C0EuBacqBcvBhBobqD-LqJ1OV_EOGc_DlH-KEyCAAyDAvKhpCygBqO3N2Y9C_J8e8CujB9D-IyUqJyFrTgOsfgI8WOiP_BhFnKtItI4BtE0F3auJ1I6BgD1C0DiQ_TyR5DhGqDMzCuIwBKShC4G6KmJ-O0LAsM5OgB-CV9OtEoBFtYvNkBpD2MgFuCArB_ByEuBDPnIuCpDVRnC8D9ElCZtT7EHqBnBuC-BzJ6JqQ7FrFI8I8EvLAlNpKxF4CzEhGapC9ByF3FnGzCpDnCpCpEnFvBAjCblC6BkZ5BoM-CmL5BAoCRV_FEsKAsIAA4EA5CjqCkOyZjE6FnBf6XuD4QhCAyT4GjBlCmRwSkHqbByHuC9FgCxFxF_FtGD9G8RJUFOhCwHzF4MpC3I6DHgOKeMmEQyDsD8FyI2GM2CKpJ8FqFbQ1C0ClElMRtFqEuCc8DrByBuByECMvGaEDGbsBkDRqBaREuFgBgBhCzEoFExC1E-BhTA6mJAmM5PnOnIyCmD7CblE3BI6BH_GjEmB2B_IpCwCmCpH5FvE4N2V2S9DZxEnGvOmJVzEACAAAAtgBAwB5F1DsqCwZ8P5tBtpB8VAubqBsNglBA5NkItOqC5XxSkY2F0G-KA8G8G7R9H9S6K5FgTuBmShJkCvY5J5JsLzWzVpW8LyCkK9B0sBgCsD_BA2ChRAJ-JjFAlbhaqF1ZzD1QhBrBtOyZsK2ePmkB5BsMG0mBhEtPyI4J0DgMcsG9DiBiF_cwRuRmGzBekRgRrDgesF5DuC1D7L6pFAqW1HxG3JwCuDTlCkHpDZ6GpBjHjEhF_FKX-FNyIhDnI4MqNgGqGvEhKApE-GnFsChE6JA8FtEAlYFvQoE-MszBod2UhtB_fijBsBsbnByckWCvR9I7C6J_czK4jBgCmCpNjExSxSiCwG5WsQpDyJoDxC8IzEtC8fydjLyR3qBzCoKhDgR9G2c1EjJBgBuCrY5elCuhB7H0KrX7XzBtEpEnjBuBqJ7KiE4E-jB6CihBEua6TqelBzMwLmEpC4IWmEuEvDmB_e9B8K7BqDub5D7KoL-CyHkC8DkBrWk2CA8JlWnNSkEvHeyD0B2FwBMuLfpJgJ-F8B5EoC-DwDvN9KyHsTmG2KjF2KTsB1EuFpG7GlBAqGAAoXrD0B0CyGkiBuWqB3sB5cwazFiTqEgayZiDiLlQvCub9NvFkjBgFgF_JvcpPpP0N9C3NgN9F8IsMzEzEgBiKkoBkuB_BiLpe3CTpE2P5JqX0FvBvEzQ8BzPjSuKzFmEkErjB1OrKiBlBpevGU_GoYiFouBqBqaI2YhI4TyG_E4EJYeBsC5BkCQxERwGgB6BSmFgEuGzB2KcxC7CpC2UA6BtVpSpL8CuL6IsCRzCwIuB0ChBmBjDaFFoCM0DiB7C0E-ZqMqL9HgGiChDuDUmIrCxI3HiNAASArCA6JwZ2ERn5BhO2hBsDiKgCkT6JgD-bxF6B6gBnT1B0duGe5DjKgGiGgKjbT0EzO7HmJ1C_CsDqJuN80BgC7MtNtBwP_E6MvB6U-KoPvCyGyDtQxH2JfpDS_PjP2G1FzEnciBGnL4SiHmoBrDgZuBsRjJ6RjDzF7CJuDnEArBHhC0C7EkH6B6FHpFkEU4FoU1CjFhEyJA2bAlItW3KtLgBcI9G7EmG7H7HkD9GjGqCmCiCjB-DuByBnB3C-DgPgJ8IyGxH8JYQX7KtDtLA1FAA2PA8DBuC6N8C_O38BxMiagB7F4DkE4J4CiPwCmIif9RvBsekB4E7I8RjBhBvEpFiB-CnGzB8EhC2BjDyEmBudtHzNzDtDkBhE6EhB0MqIoKxCiC6D_BE_EerJkNvM5FmV7C5DrFjEqKpPsN4F-d2CgRK-O8FkL0B7CQCEjC_BwBxB7I8I5EoGGVzB3KkF9F4K6KxEdJTAsoFAo7B0nBsrBpUyDgO1NsDgFnOmI4O7IyB8EqJuK1DmEpGnEczMYsUxD2e_BnG9dtZnItQO6FBAAAAA5wBAqrBtsB2Fi6GjIytC3IphCumCA8Z1hByzB9dAxPpqB3NxzBpRsN2C4assD-kBA7jB7jBuhBUuZ1RoB1BU2RfsiCxEtRtR6GrLuPhR5BwL6C3R3P4RL6OA8OtOAooBvUwOA6xBgnBhX7sB7HsWlNrFA4DvGbT_G9HCgI-H_CwLoC8hBe2dlBohB1C-sBylBsNrB6TpH7NxLiLya1I2c7LtF0DwEA0nCA8ZiJuN3B3GoH_I4DuFrI0CwElC0CBnEkCmFc4CQsKPlKyV1HmiBmF7D5J9GnEpJwQkCnD0WAkBTA5bgNgbnagRomE4Ew-BrFzPs5BpX4Ox4Bo2B9FvGphBlJxCvYzG4K8FkP4lDyhE3yDv4Bv4B2ThN0hBtmBY3OlEyI1BgW6JhOvOkCpPkIjBxBmDEjRjIGkF4Fc4MnQlYqXrF4C4L-4B65C9PhUyBnCzV_HoBtE9C0B8YtEpHjDuT-F6H8mBgGwkBlCokBiC0c-VirByjBgXjHiFM_LhTiF9HjI-O3M9HqGvO3PqzDA-P6E-EyFpF7IhLuEgDdhBIxEsBwCdVvCXsDgBiE5U5FqIuH4awIgBxEtG3Fd8NvFpEkPArMAA6uBAodzTmL89C1HqX9HtZ40BvDyMtxB6qBf5Enc7N-E3JuYiGyEmL4wC86D_yEvuBvuBhKsZsIhXgV1GpIwChKjEO5O0DvKgW2D_C9FkBItL9HtTxDwCYyHpLlToa7Q-LoE8pBi4C4QzWwDnKxHN2JhBzNOT9B1CwF2IyBCosBdkYJiaIuRVoiBgRwapFlBzJ9FlN8ClHyC6a1U9J2B3K4CgkDAwGvBzG6C7BmF_H0DjEmChC-ByCyB3B0C6E4D8C5D3CN7CP8F4Gue2EkPgGlDhFxBqS5MtPjH5BuIAAqEA8W7PoM-wBlDgRV5IwmB3FhFvqB4eqJpC7Y_MyDvB8GoCHuJ4-B04Cv8C_XjYlJ_NyBhO8BlBjHyC_EmDiHnChHhCnBiCnDhDxFyBvFrDgBgCmBgE2CrEhBgO_L8GxCklBytBjHrLyBtUvL_HrB2D5FmCkCnCrBIlGjCTiaEqRKkSYwVpB8U7G0FvBmDjFjD3EsDD8BgUrPxEpBoGA6NAkEiEzGmImBDhD4CyIoB0F8GpEe6GR8GuFUoCmBmBnCvBP7FqTpB2C0MoBvCAyOpCvP2FA5KAFOAgPpG6H8SjIafgBoSiGuG7oB-PiKRxLjBuRkDyD2BoBsH4mB0wBv4B1P3PhS4CnD3D6EXzCYpKrC6BDyFvCdyF9DwInFyB_D0E1BgBoBuEgBpEmGyKnInEuBoYuUtF7GuBxDtL7JlDyChEViFlCdLuLPIoOHgRQuQkBoRGiMpH4LM0CEJ-I9DlC2BjBpE1ClBUAwzHAlI1CtHvMnGyDpBAQ5J-IoCrGAUuF0CnHmBMZ9EhQoG-DhHwEqXxHnQpOH1DpG6PAAAAAAnPA3OzKrS2JvGmFwMlG2QA6L8E4PtOAvsBzDpCu-BpT9HmFqWqC5VA1M1MsL4dyHtMqDwEhHnIJwLjI1J9JxJ-O7H2BwG8DiCxDvHiIzQwBAkOsIA5D7CyEAypBmFhNzNmRwR5P8FuE9E4T6BwE7FXlDzKmEItD9DoI3C0I_C7HnBa0C6IogBwH_B3DooBsyBsdyOujB89B9L1BlDnGm8DApEmMhKkDxGjB8CuEsByJAtH8BiF6D6BfT8B8DAGyLJ2CuE9B8ehD4EpFanGtCdzJ8OAcgBA1gBiKzG5OmNyNxI-lBqD2H2LpLkXjGvCpM6Ivf9b4O67BnCsC-D8akFmNzgBjBjB2EpH8FpQ4BzJvBjB7DDqHtNU7HqG7CpD9GwGXP1BvLzDRwB0IuCsW-HoE7BkF-d9LkYkE6bnbpR8JgC5J8JhDVvEEgDCiDsC7FyHmH8EuFY4BU8E8F_CoUgF-EgDqYunBkoB0V4hB-qB9IYkDjbirCAnWqC7XmC_D5G7CsEwFoD2B_C7B8GqD8C0DnB5BxBBBtCNS0FjCsgBkMoGpEwBTiBiFvK2NA-IAAmRpHxE3FqK-HrF8WhBnJuRLobT9CxDvBtW3aiD-rB3PiEiB6Z4ED7XkBkB0FmEHjN-BPrCmBjBzIiGjGzD0CrCmD5GiDiCrBrBgHzFmCgBlHiGtCyETkKpFrB4XrQwWoFsiBpUjN8CuGpEfnDlBzCiBFlCCwC_BkCchBqFU8ET8BY8BqPkIoBuCieqX6fwOmewWjK_C4B7J03BA1N4D3SK_CENAVmBvBlDnD4BoBPHJYMhBrByB6BD1B3BmhBOjChEnBKM2CvIiLPtOAADAmCnGuHoFtB-L2BnDoLoC6DV9HhD5DjUjX-MowB7EEvB0XuDuEpKxEvEUxHexG5RzDjBgD5EnCiKvNqP7BjUkHlDjC_CyBhCqGPwI4ExEiEyCkIsCoEwEjFobxGzB6DoUtN9IxCgI3CvDvCbDgBnCkCiDd0D5EkEDiFvDsDpCzB_BlOiK6I4BkDwfoF-WyKsf6L_Ke-GXyBANsU7JuDcgIiEpBoDuEmC2DOwB8BgC4BKTESoBQxB7B_BhFqYhKsBYSHhB0C7GoGAlHABmCAuHlG2E3ChCoDoC7BsLkDpJoBGwB7BpLjVyY-lBsGDpCiUgDwCoBzDtD7DmFSlCjPJZO_C8CuH_F0E9IvFqEhEkC_ByBlB8E0FuIqCtBkBmBW6DoCWrB4TpGxMrC0N7GrEdsGL3BpBpB5BiCjCkCTeVpCcU2DXqBY3COtBsM4L-FoEqQUmQ8DkU4B7F7CxOAyGvE5EsCvDdC0EEvCDV4EuN4NH8DGhEtIpDxBhC7BlB3BLbsBnBhBhInDtFrCE6BvExBrD6BcrEiL-BqCKmFgHTpBAkBoBhB3KhC1Bb1CtCzJ5DTfzDpD7I9DC9B3BjCvFSOlCVpFpDJXfjCK9G_CbtBrBTqRyCmCsEyD2G8BD7BvBWwEnG_ENkBE1DwIyH_BZwByCpDvBZKtCayLrDgIgHtB4D2DcYuCsB3BqO-F4CwC2IrC-D4BLAFiD_InE7DcGtBkEsGQrBjCbyC-BkCrEM0ByFiBCsCwBlB2MmJsBhDsE-C1G9DBHafrDpB4CjCnCpChDHPAnBhBtEAtEAAApC7DsBISJvCAAAAvCgECuDQPSjGrBzBpBVrC6CUTIXkDEpDQX6B8BpK7CxC3BxCb7BAAnBTAtEAAtEAAAAAAAAFAAAAF9CBALjBtBBgDjEGelBfAAAAfyEyCoCQZGkFwEMIff8BAA8BAABAABAAjCAAAAjCOAOAAApCApCAAAVAAVAAJAAJAAAAAAAAAAAAAAYSJEAMZAAZAAddAAAAAAAAAAanCoBTmBQlFoK_Bb0DoByI8IwCsDoD1C6C6EV2CgBAmCf6IpEtEyFvG4EuB1DkBuHpB5GnCkC3EQ7CvJP3ClCdrDP7CmGjCP7C3BvB9BtBK-ChMlB7BBhFrE5HvDURvFiBE_DhC-EH8BxHlBCrBpC5CoB0BJduExC2DAyBcwCdlJ1EnDlCAkBpF6BpDBvDC9DtDM6BN7BI5CqGZ7BLwIkEUgDoBX7B9FJvBW2FqHwFsCgC7DqBwL-BuEAqB8D1DU7C5DEyBiFEb4BqB-CwFIWB0BkDjGGzDB1Bd8GwD7BwBY-ChBTvBpBDuCIAAAECAzCcADvB7BNnBkBBFBiCiBbMCqByCuDdNdsBzBsEhD3BqBxCuBJcOmBX3D_BOLZfVXQyBH3BkBAHEZgCIcXUenBhC1BnBBTwBMzBwCFJAjETZjCHJSXKLGoBNbSMIXgBvBJLaqCqF1CwEyCCerE4BZdhBrD2D8BSRqCPsB1BayCRE1BlCGZQWqBqDdIjBH-EauBPEiDvErBJnBzBC_Bf_BmBHAqCBBiBAwBxDlCfeJhBnCJ3BjBQK1DMxB7BKd-BiB0BHNAG-QkEwFkF2DwDgFkHUKyChExMqBrDvF3EbGgBTaDV7HxCnBNBzEiKzB8C6CsBwEmEOCkBsB6DpBYjBLhBqB8HnC2DoFgBJhH3GhBtCPkCmCAlBuGexD3GArExBLNxF_B1DVhCgDVxEsBhB4ErByEyCiCezE6DrHAlEjDORDAYQPboBAESJa9BABPnCa3DAPRTjCuCA6BgBSdwCAkBbWwBwCAwBOME-E6FeNIvBLAjBNSP9CATjEB0CKA1BMTqByCAHoBgCFtBAgB0BjB1BkGAGqDf2DzBAAjBJD_CAtBf3CkCcAAAHkBgBAAABiBqEAgBXsCyC7DATBnCdmBAuChBrBuBmGAiD1CgE0C2BAQRG0BHAKCATmDAcAqBgBhCAINNtBYAAJDciEASgCKmB2EAqBcmCKpCAAJXnBLAbazDsDUAXVLyC_DABvBjBzByCAdH6CmBqFAQyBsDBYAbWYIpBAACU_B4CAcmBNkBDAfWIB7DAjCJLhBNAAMZGEAAGEFJASFkB1B4BAEXcuBTAAjBjDwDzDAAmBZhElCAvCpChCwEiCASMuBJjBA4CPflC0FAMDyDyC4CAkBCoCVrBANfAEnCAGT9BM4DAgDPnBwCLApCUOcEAAPQGlBALLdQwBAWfYqBiCAabO0BeAiBpBpB6CNAEIGfAARUwBvBEAFFVmBNABFGL4BAfDpB6DQAIBdoBgBATAU4BrCAA9BPCxBAPhBAA4BABGwBEVAFCVC8DANEoC-BQAABSAAAHUJBgBAIWMLuCAaCAyBQACXUSUAQKEJeAkBRGICAACAAMAAMAAgBAABiBAhBARIIfVAIAhBEFfaAAAlBANGfABAGPAIEAHAGGCACAAA0B8ChBA8CjBqC0FyEqFTpBpC_DjBX5CEOrCH9BJsBjBYDEPQYwEmCtBoDfyB3DBPrBjBVkHwBoCkBgCI5FjCxE_BhByDXEILAViFAaoEWVhJtCddPnERAFEEVFAafJKQAmBKdBXhBNZacnBdANCANADOCZaUnDoB6CTxBH7BhBkBWlCXPAMpBrFBYhCjC5BCAARSChBECNAZqDAoCbqBSrDBWhChBb4CfS1D8BgFoCGcQSEWABGIKtCpBLLVMpBAIfPBeDqBSCRDZwBqBdlBIACCAE0CMkBCsBLdMZIfICGGDJC3CADbxBB0CHQEmBgBdPxBSME-DmBkBuCVDXGNPEBIAAGAAlBBFKXRmBABAcMCPNsBclBRChBTSSqBCDiBBKTBZrBZuCDABABA7BARKXb2BAkBEEK4BkBJYIAEBAAAGAAACBApECvCxB3BwBDAALGCgDNQC0BoByDqBXMXsDCORCMFYKJmBMXPAFABHJAAJAAGAAIDCNAAANAJASFAXQAkBKCfZAAjBICCAGBDAQAADEQJAHDDEsBAqBURACAAAAAIAAGAAeAAOAOKAAAIACAAAACAAAAAABAAFAECAAACAAAAAAAAAAAAAAAFGIJaAAGUAKAGGAArBABPAZCAAAAEGAAACEFAACFABABAAAIAAGEAEAEAAAAAAAAAEAAAAEAAAAAAOAGAAIIAEAEAGAAACEAAAAAAJAAJAAFAAFAAAAAAAACACAAACAAACAEAGABAAAAAAAAAAAAAAAAAAAAAAAAACACAAAAAAAAAAHRWMFTQKSIND-DwBWaqBLXACGdBNAQCAd3BCBCLrBCKEcNZdCGTCVOAASCFLACIPHlBALLITEAQFDBsCAaVqBetCZAO7BHDBALBMWBDBaEdBLBPACPBHkBHqBEfD8BOTLTTX2BDBALQHCPNsBclBqBGAEKYGIFAMHTBZrBZuCKABBSBHAAFNMmBAAAWSODFAEUnBDADChBGAAABKcEDAYCSGDOAALBUAfCmBAqBBHEPAAAZKOAOAAADKREAADAILBA0BgBpCgD7BUHlKJnDdrC3CoD6BnBuBK-B-KmCoBgCsB4BqFSiCXMqC4CAqBRgCf4DToCqCQAPAAAPAdAAAAd-DAAAA-DrCAArCAAiCAAiCAAPfaCNAOAAAAOvCAvCAAAzBAzBAAArCAArCAAFAAFAAOAAAOAGAAGAAAAAAAAKAEEAAAAAAAAA-CKWiBKI8CJAkBCqCYHY2B3BKmDmBuBKMFhB0Bd3BsBlB7FsB7BhCL7CtB6BJRnBpBxBHxClBuCOxDDpBWtBrBgBpBU-BhC8BjBDBFQtB-BT0CHSjBHbEqBarBQQITFSAtBc-BFVHjBWSzBuBdhBUAPA7CVvBFEVwBgBBFjB8BZc9BZmD3BlChChBZOqBiEKsBgBmBOAN-BpBXIeBkBFEB9DJpB5BdUlBChBHAAsBDjB4BUKQ6BVhBCOgBKIPaEcNacXOA4J0CqBL2C4D3JzCpBM1C3DCAACAAAJGCSnBCKFBRoBBAgPYH0FoFyCzHmCgDhF7D1C5ExBjCtBxCoDqBjDpBgBmCyC3DHhBAJlCuBKJCaSAsCCnBkCWe5CByBjB1B3BiBEAZiCHHFRXFwBNDAABFMKAAAA0BoFyFuC4DV_CxJlEdpBI1CkDCXbAyHnBxCJhB6DZwByBrB6B3BSpDVerBtCIAAAAAA0BgL4BmBBiEqF9DnCoCiBnBrDZaS7BOPpGzBJ1BaxDhCB1BNJQtBanCsB7DsCAAAAAAAUQLCOAYABEJeFIBLAAzBABDPfNdaHCFaIFQIA0B1CPChCdamBiCJtBqCVgL0FqC4C0BpBGhCC-CJRvBpBjCT7B8DAAAAAAADNEYxBmBEODXyBlByByI6CmBGkC6ClI3BJjFT5BvBFZ0C5BhCuBbApBwCLHAACCJmB5DXbTAxBhDBEXhCJhClBpBDHa2GsB4BuB4BOCAABACuCACIM4BA3BTDALTnDBEXhCPrClBlBDBI6FoBiBayCGgCACIB4BA_CASTxBrBpCtBdLBSAnBvB0BUU1BBAbMjBuCSRcYa6BHYQgBFgDc4BFYANDyBPlBDjCFDE7BN1CC1BNjBOoBnBVwBoBOOKFTiBDlDPEZZjBzBHVHGV1BJVLYXZAVEAJWjCuBPmBYkBYGGbawCUWRA6BwDIT4BWyBmBSgBKJDwBOAHAqBqB2BMhBEIkCQSYBMV6BDXXTSBGQBAUAEQAAQUJNOIfPXIAAfLRGHA0B3F3BxBzBnCkC4DgBajB4B2B1BAsBJxBxBxBlBnDqBXuBuBmB4BWuClEARLVIEaQABSAATMabNRCEGBIT0B0B9Be7ByC8C7CBRZalC1CHVZvBJjBAGFHfoHoCIuDrBsCtBAAGThBAzErBMZdvBvBANHJPjBdLHLaXAGDGhBsH8BKqBSqDIAAAWPAwCAUOJ4BuDACkCR6B0EAFGsBqDuCABgB2BD7CAFTZpBbASlBSjB6CAQER4CxBALHBbGA2BNRPdARbPiBVAABPDyCABN4ByBlCABLfXPAKNNEuCAKaoBErDASB1BnCkBAIBoBHvBAN1BrBgC5BAFHK1BKAHoB0CpDCAFGZc9CAhBCrBR_BAJMjBfeAEEGSgCAHY2CjBAATyBEhBdAARlBa0BAABWiBBAKGNFWAAADaAiBDQvB0CPzBAHHfDOMdeeZdJCGfAAAQI_BoB0BfAIC3BmB3DARnBlBZsBAElB2DfzCABfjBL_BADIMvCuJAAgCoCmFA5EAArBpB1BjCABH7BAyCAGP2BqBtBAARBZaAFeiBf6GAAyByB2DA6DAIuBN8C0CAAQWwBzBAPfWZlBABXgCpClBABPhBM3CACTVvBAkBMWOwBpBjBLVNvBqBAjBSBQK9B5BPHJHP-CBSFH8CsBVDAYuBZAZBCAFANDEIAiCGUQKShCFTPJRAUHFYBfhBbDMRMeyBONWARTJnBKqBSACMAEAMCCPuBVLBBQtBWAmBOIsBPZtBRCvBEcFKNHECoCFESUkBPBACAPAyBYBacXxBXCZbYAOAABAQ0BAaMHYYDKBKKFDCIJBWETWHWpBALKBhBgBADFQaZCGJTBPAVLcJJABDBBeABECcfALTAAKAIMHBJASFAXUAQGFERAATAArBABPAZEADSAHJAHBAAKAAKAAOAOAAAKAAAAKkCsNiF2DzBiDsD2CcFIsCTuKrD0D8EBoFzCMlCjBDQrByBlBVTLlDNZEdjBsDtBuBgCEuBhDAlBvBWhBmCAFC4EtC4DTqByBSctDrDX6CItCcoBuBtCJgByGyCpB-EQFYAkBFQVzBAfnBJgBNAIBhBORAAAXGjEAMvC9BDlCA_D7BMoDaAFsBDFMAgBCGbCACAAA0BYFuBTI_BAhE3CsEOeAAWZiBDAOsBlBZyBADPeoBUACSQP3DvCTtBf8BtCAIxBmBrCeAWxBmBWXACAAXPAGIMnBFABHHMhCAAAAhCIAAAAIDACFGDmBAdGYmBfAAJdINANCIJKAADCMOADMIBNAEdIEcAPgBRgBHAAPIB8BA0BMxBuBGABDAMoBAMAAaVACABVVAVEORxBAAALlBQAHBHiBzBAAcnBnB-DAJB2ByC6BACUwBNgDA6BUFYDACVCORABGAVkEAK8BSqBJAUMxCoBVAPJJOKAAGACAACECHnBAATTAJAASMlBQAHBISvBAhBHFAtBAQIL5BvBATIxBOsCAMQCsBfAMEDrBHAEXOBqBAAmBEANADmBAvBiDAOsBEiBCAACEBFAAANIcAHeFMRAAAIbFAEGCRgCAWbDoCHADIZOAAAAAAvBAD1BHSdAAdAAWACSCAWAASCCQACGGCWACGGIDAAELCFAAAFAKAEBCIKAAMHGEAAABGEAAEAAGAAAGASAGBBQBACCAFAAAAAAMAMAAACAAACAAAAAAAHABBABBAEFAAASPBoBFEaTAgBaLxCpCEPSTXPGBITceNPIU4CmCCRcIgBAGCSIvBAgBZ_BK8BwBJcJAtCbLPPHgBFGgBAANAdnBgBYGAAWZKYAAQKB9BaXhBdCaiBGFJCuBAAEeOFAAAOTOAAGEE1BQPXBbvBACdbKjBAFCVLLAACANaAAQCIHAAXIGUAAQAGFACJSNYAEEGKdAAAAdkBAKBCaOAAAEKUACSAASAASAAKACEEAQACEEGSAAOCEOAAOAAUASCAAMAACCIAfLHZPgBFAGJABXECBCfoBAAOGUXICWB1B2BCBAO0BAHCVnBOkBIBWoBNjBAkCUQ_BO2C1HvBjC9BhBf6BrBoBkBUGPuCbpBazB0CrBcwFzBVPQJIDXKAAFEOhCAANXbZACAbAcAAmBJAAADfOYIAEfmBAMAAAAMJAATKADAFDFMHAAEPCbAADXAQAAFWAmBAACiBCvBAAjBITaADkBFAVAAVCAKAACIA-BAByBMAMAAAMARAAdMALAAAPEbAAAbAcAAcAAUAAAAUdAAAAdMAAMAAfAAAAf2C7ClDbhChEyG2GiErDoEsH_EqEHhCoHpBHXkB1B_BWgB3DJvCqCvDkBmHzBzD0FoEgGhEHnB1B1CSoCzCoE0B6C_BlItFWzCrBnBgHcQ7E5D0NwG2MqD1CrEU7COPbAerB4C3C7C2BYbjBzBsGAhD1L5D9BhBxDxDoIM-HjBPQqDI2BwBOqDtK3C3BrD1CRhCH5BeoB3ClBhD0B1C8GxC2PSmGiG8HxEGAAGAA0BsBCiBSWlBiGwB8B6B0BXpCgB_BFJhB5IBnF7BpF8CvE9BJJI7C7Da3BvBBtBmBFsBPtBgCSDBRcS8BhB-BpBqCA8CmBPiBkBCEAGgBiBlCMAJjBAwCyGJ4CQkByCmBACoBWZhC_CdhByCI0CDgCjBuBOMAGUhBWzEAoBdpBxDoDsB0B4CG5C8CAQGWwB0BFNMoB0BkBUMkBTLrBADDEbcgCQtBNM0FAqB4DHsBCFBFiBRlEG9C7DqDnBWBakBxBOTYzBa7CsCnCSpBRW1B0BLiBbI2B8BsBbgBf0BnBAGANhBRhBLBWYjCfaFMzBmCAeKYGpEnDFgBhDmByBLKY2BPEaoBCb9BnEPfYDvD_BcGXvDOSAHTSeZfQCrBgBKAAFaKnBkBJfCflBAdhBEWZHNFQNHMAPPM3DFEGrBxC2BAG2BchB6CGiBoBXiBjBJW1BiC9B3BDBBrBFBACRCMhBBoBHVpBFR7BNUkCmBEgBwBbRCaJhBMGIMFZWGlCNNIG3BdAAAJT2BOJKQYPAHgBNbHXQABCHAMJLAjCEBRpBXAoEeaiBkBICDiBVDD1DTRrBTNtBnBQEjBKgBUPMQBXErBMEAArERjBpCLAMkBNVAO0HOwB8CmCiB5CANB_BJTXOLiBfoBKGBBMDdCVCJAACAQsBfpDCFZL_BtEvBF9BlCsBzBbLYTPQAOVCaoFbM4CgC2CVBHHEHgBDNNgBqBEBTEcH2B2BZhBcgBjCXPrBGKRHgBXdMuCCiBaEKiBsBObZgBAACABAKAWLLMBABAFILABFADCAVAIahBSFAFnBOACFEOTACVAASABGOAOYMlBLcIAHYIR8CevBgCP-BjCHXACnBCCAAAAkBR8BDAABCDAAADABBDEFDFACCCAACAACACAAAAAAAAAAAAAAAAAAAAAADABNDQDMJACBSXIEUKaHAgBEAICNAJgBKIFNMM3BBATEpBfCDgBpBTPCOHNLFJIDFGkBEEGqBTjBFNRhBQzBAABLnBIKbDBgBaDKFSGOAREEY6BCMiBWLhBHSBCpBsBICAQSXERCGRNFGVIAmBMIBUAcAQUAHiBCGCAYjBCHPPCYAFAAemBAWAAQ0BzCYOzBtBR5EADjCnBpBVAajBLDpBAZMEfgGfS8BsC4EgBAADAiBLABEKXoEqE6BGbbaAADAe7FzDPJE5BNOuBzCqB1B5CHlCdaASAFKCMcCUmBN3B7BAAE5BF-DB-BBmBwBwEAM0DlBgC4CABC0CE7CI3BbBCHAAAHA_BALRhBCyBAHUOaKAMJFOsDAlBuC0BOQBDUCB2BAMLGuBjBAGjBbYPAHVAOgEACuDCQwBAAAAwBBACHACLAOZAAgBAAaGASABaEHQAIQFAnBATATAEAUzBQUxBAXOpBCbAjBCAGKAAIBELAKtBOKMAMGBFVALEJDnBAHfAAGAAGAAFAABEFAoDWDOauBQVbIC6BrBFDPTA9BDaBLjCA6EEaUiB6CjBBDLATJYHHFLZAALHF3CRPCTvBVAADHJAoBMDAGWnBLEAFVA3DBPrBjBVkHwBoCkBgCIWDXoBZkBrCFPEHvBzCkBjBpBfPtBCdEHNjBDCGCpBQNRgBASHBUBDTfEABhBBRASDAfNBADGPFECCNAjDBlC3B2BZJDDBAAFATFDYQKoBHTFPZRBEamCJuBLQcATAIMAeAAAAeGCIAJGxBTFLANYRAOUIMDUBADKAACAGfAAbAD0BIGSJeGADZYM7DFfVbjBMAAAEIJPLBUA6BAGkBIIBGXQAAWAYBCAbAXBDAkBAkBAAAHLBGAAuE0FvEiIlEoK5DhEtB2D8BxD_Ea4BvD-EzF4F0G6JhDhB7DwChG9CxB1CWXBAAAAB6GtHpC_BP9BfvIflD9BrBlCzIKvBhDzCjDaiGZtBhBvC5FStC5D1BO2B4FCkEjEjFjJlC7D7BzBcnCjEOyB2D1E6EkKZhE1BAnIzCrBlCvCtB1G9E1BQM3D_HhCjB_BrCiBoBsDiCJHtCmKzCiFiDsC6F9F7BDrEyBpCuErFoBgDmDmI3F8B2ChEzBxDFBJRFevHjCvCxBJ9BjGDJzC_BpB4LpE-DkH6GlBsIkB2HkBMxB_DURnDVoBmN1DmBkD0DkHxDmEJnDThB9FjCsB5BNtCgRwHkF-D4GlEqGjBrDyGckF4CP6BbV-CqBwGpCVL_BlCAlCAAAvGrBmBc9DpDtBAhBDOhBrCrBtBkBM5B7BAAAA7B5HtE1CdrC0CgBzCrCyC4FrBmIK7CiGmEyB2CgCuF_B9BhBPkBcZZbuM-G0BkC4BkBkDBhBCuDW0JSyD0EqBFtFrEQlBTrBjCAAjCAABAAABAfsBBXJjBbjBDUrBiB8CHNEyB4BRiBYRvBJjDlBRhBPGrCAAArCApEAX7BtCWDAAAADBAABAAKAKAAAAAAAAAAAAAAADAFEBAAAAAAAAAAAAAAAAAAAO0CoBLiBvB8BoJKqE0EOTmB3C8B9F0HMqNgHRiCwG5BjOpBsBpC9DtIhEoB9B_EuBAYpDHX9B-G9ItDvC1BlFuE-BwFVtCkGrGOmBiBnBfUlKnDnD9B1BMT_FjDgExBkGtBpDtBsCsC5B5DAQbtBjCyHgDgDvBcoCxB3DWkB2BfzBZhB2CDnC9NpD5BlD9E_B0E3B8CC2DHgGoE3BsBaoBsInC6C-B0DuCoBCqCN_EoEuCwCkBd_B4BwF8FtB2DlB7BsD6C5B0BjF-F2EyClBSuCYxDwBKjChESlJR9CuC5B1GckCmC0BfjEoHYkCqDeEpF3BsBnBOlEkBAWMCAAqBTH4BiBhBZEACLR3B1BBtBcOwEcoBWD8BrCvBAQTjBGZRSmBF-BBHKSqBsCGkBADoB1CGRUf5BZJNRmBVQSBAAAmCUITG0BuBiBGcVBHXOFJUXFDBFFAJCOKP-BBSwBBAnCEbzBGDIFPUPa7ERTEzBpCoBcSACFNICZLOoBcBACMyByCBDVFlErCXRFFCFDFIKAORMHArCDSjDUJgEFsBeI0BqB6BJFPQNFCLCBM1CtBAmC0BpE7JnB9BvC_CvDPmBpBxDzDqGA-BkDN5BrEwDJQgBqByByKoDhB0D-CyBmOSmDsB8EoD6ONsCiC4FuFiJrC6E4D6CT1C3ExCJImDCAAACAvBAAAvBA2BA2BAAAxCAAAAxCtBAAtBAAPAAPAALAAAALPAAPAAFAAFAA5BFOhCACNAAANAMoGA4C_EyFsEkEjBBoDqC4BtD3BxBsDjCJiCfelB6Cc1FrBjBxBvBnBkM0CBmByFoDpJpBnCZxDjCjCJLFfpBsGEkBiFIOuFoB2BaY-B8DL6DpBKgB_EcRhCxEOzF0ByCPhFjDsCCUjC2CazDnCAtDrCuCqDiCgBFjB2BuBoBQlCiD7B1HZdhBJzDuHBX6DoDW7E9BFkBjCrCjHfnCjBxBxBrBlCfiI1E3BnCVYhClBKyDwBAI9BmDiCGWYkD9CpDyDvB8BjDhD-EPG7BkGY5CEiCmBhENtGnBOSlDxDoFWgDIPsBjCDdSxCgB3BK9B3BpCoE5CZWtCtDsC0GmF7CYgCkBwCrB-BmB-BrBjGiB7BzCjBxCsDiByBQN4BsCABmCKBAgF4DLACyBERWABCzD3BLEE3BQAAAQAjBBAAbFSCEAAKAAAAAADAAAADRfADQAHAAAHAAAAAAAAgBSdpBB6CeiBPjByBB4DgCKOKWTQCnBLO7BDOhBhBBEnCII0BGdZT0BlBC-EWkB8BaSOTeoBlBArBZfKJOdpBECAG4BKDeYFvBTNRTWLMTMETjBCSMnCENUVFYduCoBRA6BKCFQPJS9CbbTEV3CVNFJjBjETIf3BhBrCSGlCXD0CwBAQiBJzBZiBnBDPxBFFOhBVeVKBwCjBUGDUAAoCYByBQPNIGBXADKCERASEACKCoDiCpCtBgHzBXqClBa4HE3F1BGxBFOTiEmJB1FX8BqC6BoC9C9BiC5FTtBxBXpBlEaDzBzCvC1GTFlCfdApC-BvCM-CbffY5BkC7DnBNFqB1BiHb4GiCyDtExBjBNoErB5CoHEYDwEmBZgBrBVjC-CnDtBvCF6BTpGUhCjC_E4BzBsCQZtB3B2E_BJvBoBiI6BCEuByDlCnEB3BfHlBBAAAABAmEwCGSQSlEvCFRPRAMBEAEGLCDADFiB9KlBuB_BzG7DjG3BeC5EmCiD4ByCtBrBU1Fc9ChD_BAoP6DqEkC4GmE-DvBlBsGOTtDMlDX6EHuFvC2BkIsB3BjEtB_C7BQtCmJuBuDhByDYzBHfsDlC3D3I4BhBvD1D5FkG7BRTsE2GzFAdvEBD0BrCEMhBvBKgLuB0C8GqEWtGZrBrCR_BzHzBhBnD_DsBnI3BtCtCjBnCtCjBoCxC0BhE5DUxB5BlDYBgEFoCjBzD8E4BVmDuBPiEcO0CkBfkB7BlCV2Gd6FUtB0BwDsBpBalBpC5E8F2B1BsBhBDqD6CEUIiBW3BHPPLFtDWBvBlDWrFBZhBvCzB3BjBBABPxFlB5B9BRmBmHuFcVqB8BFrBcAFQ5ClBgCT5BlBxDLFrBPjBhBAQdVCgCC0BsDrBTrEPJpBX1B2CxC4BWyBgCrDQHnBxBhB5BzBDZeFVhBBXgBG4CQWWqBNrBGIMnCQ1DIFrBN1BdzBqBhBrB4BNJCCJCDDBAACWAFmCzBKNDAABHdAAdAAAACAAAPAAAAP2BA2BAAAAiFMc-DbYYHoBTDSvCU8BrBzBhC1BgBRjBDb7D1CGTHP5BZlBxC2BiBeCHBQUjBWSrCaZ9CVJhCCAhDJZjBRA-B-BFSAHxBZRhBEWPtBFyBHFmDsBCkCHBtCPR5BJYoBgBVWDMwBCNsBGOiCqBCadahBqBGtCBBtB3BLaEHuBCAiBSHtB5BHyBBbDAaNOdiCBgBiCPNFeHtBTmByCFLkDaVyCkBUWIDmBMUADMnCbLpBGEmBcICCBqCgBVsBUAiBnDUrD7DAuCtFHMQ3GYjJ5CrDgCvDB9HHKzErBhCkDgBF3B4ElC2DpBXsDiBuCtJ1DfjC_BPLiBfmBD5B0EkCgClBhBkDoIuEaQPgD9CoC3DiDxCrBKkBUGbXmJvHqH4DkGhCrGtBb5DSJ8JsGOiEuD_D3D_E4BrBJaBAAAABQAAQAAmBvE4BnB7E4C7CnCrDkB-BjBZ0I0BeiExB0DAAAAAAAGJenBb2BWGQEILNKpBoBWrBANqBmBREtC1CvBPRABwCBVeBsCA4CkByBeHTzI7BpBxBjB3Ce8CRhBNGtBlC5BqBMcwEC2BeG0BmDTSgCkBEfWArCGSDAADAAAgBcCCSRfbBBRSA0KakBA8B4GxKZjBC7B3GAAAAAAAHCBFNMIBCGOLA6CA0CrCYuCfA7CXpBgCtKAhC9B1CvF-EA9BV2FmC0DAC6BhBmEyEAWpBV0F3DAmBvBIrC3BA9H3F4DyIrBAuBd2C9D7GARqB1FrD8CA2DyBwE3GqFAsDwDPdsFAhEuF0BqC4BAsEiHhDtFzHAjChD_Bf8LAqEoCGqEsBAAKT2BAyEWEGwBiCrERlBNAlCqCLeRFwC_CNFCJ3BFmBbSY5B1BM3BNFIoBKFYoBbXEOJMftB5BdeYNSaJIAHbGBYKhC3BaLKP_BYzBUBQqBYULFCUGFWPdkB-C4BgBBeViCpB0BJOyBpDDRLlBjBOANH4BTwCKPGF2C5B7BSJROwBYABTuB3CRLJxBAnFBrBNdtCoEoBWMJmC1BLSFjBdUTAFEqB2CAUMcYpBAAGLjBfDQANd0BVsCP8BpCpDuHiCKyCQ4CxDCLCPhDlBlEawDiBb7HJPlC7BtDTADNPO4BAEMCoBpBxB0CbHvB_HrBVdxB1DMNeuClDCmBMEI1BuBhCAUFPrC6BAXG8Be5BABBI9BzCArBFLVZAMDNT7D0BrC9BJbyBL5COmCuCmLiB6C7B6D4GkCABIWiCQABAkBTBd6BLsB7BjFAzBS1BvCbAxBZFSrBAEAShCjBACAKvB4BAlBSGqCkCAWPgCEfAGHLRAAAADiB1BAALJlB1CAVBXrB9CAEFT3B9DAbPhBdBAABBCeAAUBMoCABBR4CHAAABFUAANyBPZAIDzBWkHAmBYwB8DXAECLP2BAcFT0ByBAfSUqBEAAiBU1B3BAAFNhBgBAFEAiBPADHEFFADENIzCAhBnBtBiB1BAWENjCEAAACCKAAAAMnBABQbZxBABEAxBlBADhBxB0B6GAEIc0FgBAAAZ6BBAAACDvCABDftB7DALfW5CrBAAAK1BQAAACObAAAAbBAAAOPEAOACLgBASAuBR1BABpBUd1BAdfDGqEAFGwEH3BACMrBhBdAADXBoCAAGAiCaAAAcBlBAAAU5BHAgBLbP7BAABhBZrBADPyB9CpEAHR1B5BnCAADnBbeAUCCIFAAEKTHABPcPGABJQAGAAAQJcAAALoBCAAACASAABSAZAAAAZFAAFAAKAACIAsBAAADyBlBAAADfhBAAABfzBAfAMf6BAUAMakBAAA0BPoBAAAEkBEAAACCNAAAITDAAAfaVAAAGbAAAAVWHAAARKjBAAAjBAVAAACXYAACUCAkDmBkBMGKoDIRLWmDCAABHMzBMBvBANRAAARATRzBgCcpBUAIINUPBbf0BDPRSTJOBAMBHDEAFAODSABAKKoBAAAIgBYDAMYHoDDZgBR6DNROGpBaDAAADAeABBQSKAEBVetBBEJNXzCACPhBjBpBFJDZEzBAORfP1DBPDpB1BCAIDUXVCJFfYPAAALDgBAAAAgBdIXU4CvDoFAoBqB2CBIAACHOIAAQSZgDAODY-BAAAAAALACAANLAABDFOAHDCaKAWCANMAAAAMPABJEHJACNAEKAAAKALADDADUDBACYlBAGLIlBHAAABFwBAAAGqBTAACAXjBAFAIlBXAAAFRZAAAVDAAFDTenBDBAPRzCAACnCNKAACAGzBAACB3BBAAACDHAAAGLFAAMARJAKGLLEAAACCDAAAPKDAAHZeBABAAAbAAAFVBAAAABBAAAABVAAAAVYAAAAYbAAAAbaAAAAasBAAAEmBNAAACPEAAAAEJAAAJA1BAABBxBNAAASfTAAAFPoBAAAKeAAAAAADAAAGJcAAJAmBSAQAACgBAAAYIQAAAAQfAAAAfEAEAHGWAAMNYCAAACACAAABCiBAAAIYIIBAAAwBAAAOkBUAAAAUGAAAGACAAAACCAAACAFAAAAFbAAAAbCAAAACIAAAAIEDGACAAAAAAAIAAAAIIAAAIANAAAANAXAAAIdFBNCLURAAARAWAAAESJAAAAJCCNHiBLUAKDEIKAAGAGZAAAZAJAAAAJuBAOAiBDdAADZAMAAMAAUACAMETAEARDcAAAAcbAAAAbTAAAATfAAAAfMAAAAMMAAAAMMAAAAMYAGAASA4EsC2B8CiBnDKoBbkBhBBBPCAsD_CpBFQPbJtFjBZL7BxB2BAKFOiB2BwCILZEjCBCLjBR1ChCbJTkBxChBnBBZIkBAFBDwBHAIBJDJACBDFTAFALAOABEOAiFBU1BgEkCXKRNzByBJAAAAJAAAACBT5BKDwC5BxBAPZDDkEAoBEUkCSAOABIJABAAHjBAKDDlBfAJKTJfAACFbRAGDbIAAACFGOAAAKGEAAABEBAAABANACARCTAAARBfAdBCAfAAACfAAGFABRAOCTNpBACHNXlBAAFnBIgCAANW6BmCeHAByBAADADIvBAAEVdfAABZBDAAAADDAAAADjCAHBD1BkBAPUNwBBAGDEHGANAKKCAEAABSAXWaHmBAFBR-BGAAHBQaAmBAJApBATbHOXAGCY1BAAABKFLACFHAJAADDBAAAABCDAAAADEAMEIT7BAJKHzBFACDLIEAAABGVACJDLOAAAKEIAGAACmBAAOAYSAKAAIOAHMAIEAFACIGAAACEOAAACKOAAAAOGAAWBNGAAABIMAAABMBAAABAPASFAbAAADEBHAAAAHAAAAAABAAAABAAAAAAPAAAJHkBAAADmBAAAABASASACATAbACGHAAWAdJAADFADAAAADHAAAAHDAAAADcAASJUBAAAABAAAACBBAAAABBAAAABhBAAAdDOAAAWHUAAAaFGAAACEAkDKWSF6BBQAAARCKDAAFFORIEPSQGABBffHABIALMABEwCBPAI4CPAAABN5CNCAR7BPAAAJFdDDBATMAAAAMMAAAAMNAAAHFSAAAASLAAADHeAAAeAHACAMTFAGAALfAAAAfVAAAAVAmBeAGAClBdAFAB0B2GsDtBQ0B2CwCNgBDPyCRB0BSjCR3CXflCqCjBxD1CWoBzCDjBQHFyB3CDADAAAAtBTVGFDmBCMOEGGABABKhBRDHBBmCyBQFSFdLCFJDA5EHhBzB_BC6BIWXsBGgCcgBKPK1BfCFTCpBnBGLKHxBH1BQTOIEFOLIZETBHAgBDUUDA2CmCSVUCGNFIaBeAIgBNEgDGqBGkBGBBCKOZhCrBFNBAzBErBGRArCAxBbCAeAMjBeWRHMELNSANQaH8BQkBEXUJTAWUfeKKICCIKNQLGOAAEKAKBSDAAGAAMLIUKIAEAeKMFOA6H5D6BtC3BtBN9H1BlBA_ChCwNeiDgEsE0BVjCWLtCwDnHXlBzChDLakChBnBceAAAAAAgDtBuBN9BdKmCSsBMgBTnC5BrBTSgB3EZ7CmBZlBkGawDwBNUEABAAGAOgBGTQRMADKGAHnBTCEuBCKIMbGdAIACnBA3ClBADXTlCCOBrBnBhDFnBRHZiJmBauBoDqCQABDJexBADDtBCAREAJEReEcFDIhBBPFPIiBFPYGcAAAAaXFAAAPKAYaPIVc5BfADFRPFPABIOiBjBBFYsFuB-BD4CVzBBTDFVpCjCBBDBZASAHjBWAAAWApBHFThBalBjBFgBNNMAbGUQeaBABIOEOAEHMAOBBANADADFaAAAAa2BAACCwBYAAAFeIAACOFjBAAAdDfAAAAf0BcLyC9D8B2CnEKhDsElD7E0GEsBR2CmDGAAAAGAeBBLEsBdCCMDrB0B1E9EjB5EJoG9DmBX6BzCvD4B6DDoCUxEwIsBoCwC2BIkGJ2BQZ2EjBAFDGfAMtBgBUQJNwBRCVXjGEhBnC1BhBWWVIEOoIGqBgC4B-CGABCKBAAHDAAKCIEAAJAqB9BiBDiBoBkBUN0BfKxByBLP1BROSGBsBxBHBDJZiBJAABDDA_DiBpBd7BZ7CFLThBVqChBKaiDbqGF-BUWmDdAACfCAGDAFOA-BDfIFkDHFBLSDPJCGXIgCUAKAkBsBcAKGElCTAPkB_BtCFKbbXMNALJyBoBaJKOHJLATBa5CDDMNvCAOBARGfHADKbrBHBAJXuBOEWPWRVIDAADFCPNcYBKQGHEMATPcQHDqBepBPTHFSBkBUePIHyBUQKAEpBHDUE1BkCMADSqBFFAGKPFWAAPLkBBAAQYA3B3C3B4DTBvC-CSbrB3DgCAGZ0BoBmDAQLauC4DAaRMmD1BACLHlBDAIaFbjDAAJJ7CEAPlB6D_BOAIhBdmCiBABpCPuD2CAHWoBGTAAGMnBzDAEerCnCtBACPOrB3BAGNDtByBAGsBvBwBAOAABCOxBQGVrBDdAdCEFGAGAMLnBEHBMvB1DB9BAhBVMAGMjBeoBAUUPSHAXGKCBBBAHKwBQoBDDCLADAFBwBAAAGqBHAIABN3CAJAFnCXADABRsCNQAUyBtBAAANfJAAAKToBAAAmBAOLGHiBHMAAAAMfAALDPGAAAMFPAAAAPGAAAQJNABAAL4BFYSPkBBAALIEgBAAAAgB4BAOAcOMAAAAMfAAAfAKAAAKAOAAAAONAAAANA5BADHVXwBERcsBHGAABqBhBLAEHHC5BZCDJTSAFADcSABEQAwBCUJiCfOHWAhBgBVAABEXfAAIXPJNlBhBgBiBbAGAdDXACBFRdAAAlBIWAADSINAAPFI4CyCEBJOPAAHFBNAAADJKAAADONAAAPCJAAACLLAAALBRAAIRFHATADS2CA8BBOOPAAFCLNAAAANSAAAAStBbYTZDPAOAFVdAfAACOAAMACSAAWAFDAAWAboBAACaMGAASDHHAAAJCpBAAAjBFmBAAAmBAaAAAAaQADYADRAPAABgCA7BgBCcV3BxBRjBeQ8CyB_BePSmBiBVRqBAlCdBKXXJCoBPbHYApBMC0B4BqCwBMI_CFYIpC2BTvEvBKlBvBTEAAAAEoDQ4BPOoBVRDgBChBQACOCAkBAONgBagE8CgBgBHAjBiC9BJBbmCAqBMBSdhBDNWAMpBOMoBA0DsBQCVuClDVLI9BJ4BSuBGpC8BkCauBFDkB8CyCHPOUkCIKOiBGMARbwBA7CH9CCKBLGhBpBaY9C5DbAECPATCCAyBUEQBKWjBWkCbSBEWFPD5BFpBMZC4BaCQGGAhBcFLYIFIFeRXAJKErBKMSdeVWEKGFGPdjCIsBgBJMTEDA5BLDFjBAvBAPAfANnBWDPYyCIFgBwBAOKARJgBDLGSQfjBfAWbEzBhBVKDAzBHQLCvBXKdAcfbJQJCbTBBAETCXIOEAyBABWeAkBAASEOA4FgBiDyBPUzBACXZFkCGaFYgBpHlB9DXFpBAPABBALMAMAAAUAAAGORAAARAAWICCDQVHBBEPAgCIGSIa_BHFRHZAvCPfSjBRtEH3BT_CmBjCGxCS0B_B0DBkBkCoBX-GeDiCQyDwFeCaciD9EpBGfzCTBKrBdd8CLZUjCLqCvCaTdxBLsDTKlDqCyEaOmCkBgB7DrCCsBMXvDsBVCEkCHoCgBR0B_ByCVZaTRQyEOHGuC4BLFpBYxBiCkEcsBaKYiDR8C0BBXnFPzBmBtC9BvBCLaD7BrCLbRJJ_CQ5BVxBGUAoByBLlCMqBoC3BHlBKWKHmBzBrDjBpBdJAjBQmBxDiEtDvCOzBTFPkDWY6BFCWAMMABAwBA-B0ClDhBjDAwB7B8EzF8IiF5EkGKiBtNGnE1D5E1EsE5CwD1EmEmG0CAjB2CCqCwEAiBIqE3B1FAV5B_DaBA-BGlBfiEAKqCAwBAIADHBUZHCEFTeAAOOEJHAADADOCCHLSECJKOAMSvBIKYxBRCHNNIAOAHCNAADBHXBOFLRkCAYGYMArDAWC7CFAAAAHKjBAFBGhB0CAWVKgClBAATBPiDChBgBwCLA3CAWAtCCjBAFBGhB-CAWDM4BlBAATBPkCChBQ-BJA3BAE9BED-BAC-BJIAwBGEQEUvBFDPDTAEBALIKDCAMHJ0BqPwDmDyGyDtBkGmBgDiBd4BgGwERiCcd4DZNqDWkBAxCCCewBaACQIAMAHQIF_EjED9B6BTPACCCVmIuCmDmDMdpEvCWxB3Ba9FAL5CnBrBxDARtCCTTAACLJSAAEAOvBAHrBACtCAX5BDI5BAMnBVHkCAD8BGG_EVhCLXnB_ERzCzC0BXpEAb_CRGcABgBJIdvCYFHoBiDSkB9BkCqBAAAURAnCA1BEdGFACVFUCACIAHnBAhBFBCaAEDCWnBAP3ByBRLAAADHBAJSKTLABNBGFACLAEFAADABHAfqBDLHAGNFEPAABdSuBAOIaB0CA6BSAIaAJBWQAAFCRWKAIDGA0BADkBEQIAOAAH9CATA5BPvCA7BvBPqBhFAlBdvBvB_BADfBXCAcpBSAdABAtBUOALiBBFGAaHBJhBABDDZWACCUBTAhBIAEaACMAKBAAAABGAIGAHzBALJXFBADBAECAGKGRzBAb5BP0BhFAvBjCjBJmBAGMAUmBAGUSFWAIgBIZDAYfEAEAGAABCADFKEhBADHZEMADAOCfAEBJXJAERCCrBAAvBOJFADBCDAAHONIFAAEJCKAAHQCmBAcVgBAlDAC3BxBCiBABqBCD8BAAsCRCkBAEgBEDvBACQ9BBqBALaGUAALSNKOABKKBsDAiBgCEGAAAFBIGAAFOACApBGeIRAHfSEGACDKBDAAFACEAAAECVACXAAOAAOAAaAAaAAAACSTAsBAAgBMAQACRgBAeAAeBCFABDAAfAAPNAAAAACAA6DOQoCLenBbGNUZTIEzBeHXHlBkBPCCDHDDUcACQMBEDDAOBXCKBBfBAOLHEmDoBCHmCEBBUNHASAAMGAjBdEEVINAPAEAKABKAANARCAAMAEIAAFGBBJCLAFDBAfAAfAATALEJAOAAOAAhBACNVALAADHARAIHRAJACANEIABKAALAGLFAUAASAARAAKdAOAOAAAJAALCANABJAASAAIKAUABMIATAATAAA4BEABGwB3BDACFvBAESAJLIiBHUAAWmBCAAWOmDKSekBK5CJKDd5BRBARPSMAAAAMvBARDfEJAADDBPAFABHXJFAFBAAFAgBZSAAAASZNHAABcQQAABBADKHASAGEIAQABAaJbAPAALLAHAADIAAABKAYKKBFO3BCBADzBJDPAMDcBIAHeIFHAUASAGALYAsGqB4B6BuCTrGpB3B5BtCUAAAAAAAvDvCBLBP4BHEFAiCiC8BFKMJqBeSfDeFFTgBQZRlBWDMJ6EuCA6CKXPABHAHBAGJCA6BAaUKAfADbAAUAAWABVPINACISAETGUABMICnBKNVCNfXBAAFTABDZMJAALAATAFPAARAANABTAHEPAPAATEChBAAhBAANAADJAKADSCFkBAGcAANAAPCCPABPAARAAGZCMAAEGCA7B_B5BKLyB7DOHlBjCX_CxBXEHRTQISHzBvDxB9C7B0BM8CNjC6BgC6FvFjCpB5BRT7FzC_CFNElDdTqChDzBnDBlChBhBe3FrB1CZfdpC3BzCQ9CqEyQyDyDmDuE6CZ_D1DkDwEamByE6EnCEvB9DSKGxCXnCT9BSRcUH4ChCgBVQAlCA4DhBzEnBV9BfX_BHPPEhBfAxBSjB0CX9BDSGKnDrC3CrCMuDhGrCxBJa5Bb_CuBJAHxEjBFhCWrC3BzBG5BSWjBZYnBNFE1BJKUmBDABAAAjCTVVORhBQfFnBWOBiBHFBwEP8BXMwDXAAAAXsCeKHImBXvBLFPyCzBEITlBN7DBRVb1BgCrCwClC4DatCHPDhBPjCNbFPD8BoBtBsCCIqBAqBAAAdAAdAAHAAELABAAABASEuBLFLDAAADAFAAFAAnCLFfAfxBDdZ4BrBEAAAAEAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAA0BlE1CZRFA-DyBB4BDajBDkBhCDCqBYyBNdMeOdGiBGjDA9BBBhBAlDvClBRQSxBqBbFzBHJDDfUICYIZXS8FOkCiCgBGjCAXFFfAXrBPjBemBiH_C0CyDkBkGpDV_BiBjCzB5BMnB0BhBArCiB0B7D8BnEoEmBOF0CQQAhC3B5B0FBABAAAQAAAQAHAAAHAFAAFAAoBASqBoB9BKAAAAKBAAAABFAAAAFAAAAAAgBrCnCyDvDDmCgFxDwF4FSnDxFhB5EgB4CpEhBhBcpEesDuE-HhCxEGqCVNLkFrC3C5FhByClEN5CiDzBnD8CkEmBvBxCoExC3BrBzDWlBdTfM_B2DoDS3C8JOXoCsB4E7B9B3DElBmDoFAA0B-BkDoBNME_B2C_DA3BfrBGwDA7BiF-BrBkEJuB-CnBuB1BHZzBzBsB9CFCgB_CvBiDcA8BSH0DPboDrBkD0CAWMuBKgGDgB6C2CBTAQFBIlFJLjChBnCjEAXZb3B2BegBqCjBhBMdLyDzCuBjCAQFR7BrCNdNGfeJ-BETcHAIFCLtCAJdjBB-BgBYBGCGDCAKAtBAfJJAnBgBVGXdWftBwBPwBLQWMnBtBsBJyBROiBKAAVAgB5CALhBcnCNAAlBCUuClB1B6CqBwBtBBlBK2BtBnDTEC9CrB4BDVgCCczBAWKTvC5BAClBZFcHGuBbTkCATQgBuBpCANfPLjCAlBHPDSAnB0BIB-BBgCSLAAAABAAGAAGAAQAKaPB8BBGWYOvBABNxBGMBBfwBBiCFmBQf8BlCABAdlB_CAKELlDxBLaXpBCcURtBauB2BALgBGyBmDeVoBgBgBrCAdfHDuCBTiCMWUPbaKapCAgBxCEjB9BADAdZKAOIgCtBETDNKeXAHBNAXADNFAtBAZRCDlBADABfYAOCJSAAAAAAAAAAAAPAARCAKAAKAACAACAADAADAAAAAAAAAdzEfsB0EU-C2EiDVvBjB5CFnDpBhCoC5BbfVWRvBACB_BNkBBUVAyB8DAJgBqC4BlCAZHBnBdAIGPdFAnBEfFVAAgBfTgBAKBHgBCHETGSIAAAIAZADHATYAUEaFHDjBjBAgCPADCfSOABMEAlBAAAJjB6BAOKAgBEAABEAKAAAICyBAAGEoBeAKDAYyBBAWA4B4HtC_EkB3BiD0C8E8FhCcjBNnI7CzC7BG5CoV0HgFuFkE8D5JnD7C1DR1CvFhDpC3BACqIzDM6D2D-DN-Mc_E_EV9M9C_E3CzDjCf1E7F-C6B6D1Dd_B_CSRyGAgEwDlBa3EzBErCXHXLPJTiBtEnDCZhBJ4HF0InCuBJ3CvEO6B5BmB9DW_DXjBQ1K3B5DjDjBnD9CpBnCJtBsCfUdLUdmBBCBBoBoG_CyCyEkBwBzIvDrClCrCK5D9CnBWYbuH5FgHoCSkDpChBfiBVb2BTvBO8DlBxE7CtBRIA0JqDoE2DqBK9BtBhBP0CxBmEsEPlBuCdxBNFBFVtEAAtEAAGAAbSQ1BHTDlBO5BJRCDdBDcBDT6BsClBfuBIFAFBFIuCR8B8BCXhE1C1EcMKmFAAAAmFDAAAADAAAAAAA7B7BnD4BfyB5D1DApBFqBsGrCyDgB4CgB4IM-E2CgCd0HuDoBgBiDrBvMxDfwE_C9IwE6CMzBnC6FqEqE6BrDMqBiC3E0C6BGuCvBvBoCzCxBcwGiCDiFSL9EvFhCmCahBuD6Db4BxCqB3EyEnEhGpB8CA6CnF-C2EjFaDmB5CBgCnDjDqDRlDN7J7B_DuEtEjElBpBCGjC8BmLgDyBQkCyDvBqDzCXrBBzG9CKnFNuBmOgEsDuB6C-ChCIfxBQLHiEPnDhDgCPDUzBgCrBNlDYMK8B6KqCV-B8DwD7LxD7FrCXI3IlCjDdV5BuCaIZ6Be2HoCqDgBLwB_G1B1BRkBlEAAAAAAAoBHFUIeOKAGCHIOBPKKdCCANVpBDFpBkBZrBLBFAZDQAMEjByBIDUIUxBLAGlBFFXOAPUVBAATAWCCLAebVGHKNEFHCOCKGAVeFGTUKVS5BALATZFXCAAQFABINANACfASAQBAANEMAAAFsBMCGGSOAAAOA0CIBmBYQWMABBOTAAATBRAAAARAgKwClBvC0KuB9JvCmBwCzKtBBAAAABANJKDOTOKJENUOqHgBD8EPwBDHAIMPiLxD8CyCoE0FrEvBIxEmBNF-BLxBbYnKWhCtBtCnEAmBzCeHYoC0DRKoCYcbILQ2B9CEsBABTRrC8BdZxBdEzCtEvBkHzBlFiFpD2G7CgGahBvB0DpDuCrBhL9G3BJxBuD-CrFrBkKDpDiIgHqB7B8BuD3IhDD3EbazCkKrF9BlBvEvL9BpBlD7C7F9J9FvBY_DwCgF6DrCuErBI-M6EgDoFyBoC2DkDhBhEmBkE8DAEQEkDA8G-D-CwChBYlDlD3CzBkBnBlCnCjBhB5BoBqCKKsBkCZAHjBjBkC7BekCnB4BNuCLrCJCHMnCgC8CKiB7BLuBKiB4BpBH4BhB-BPAmBjDJnBpBjBe4DOoCPiCPpCkDjDRmB7C3C7CoBxBOBxEbnBXpBNF3BVwBMMqDMsBkBHYvCtBRlB2BhB3BQNN3CkBrCjBjDQgCDuEL4COSiB7ElCIPlCPAfvB6BtBkCpDvBlElBgByCoFeIFuC8BmCcHNyBO2DS6ByBXQJ3BcxBaoBzFVUdvBjDKGLDAU8DsBDkCBSwBmBVSYHxByBvCWXRXoCPxCNS9BMAJZnB2CoCYQDF6BOoBUGVAxDdxB7CH8B-FMsDqCKLgEyBbmBmD3B3D1BhBvCHsC_BbAGNbqBpCuBSSGuCrBLqDEa8DJDyFApBxDB5BbXAwBSExBxBuDoCFHkBTqBCVqBhB9B2BL4EvCNlCUrDXRdsBlCQN5B-CWbKSmBbvC-BwH2DBkBaoClD9BLhBkBdAuCIDFrClCRNQXjB-GkDTqB0CQlBaqBnCW3Bf5BasBdLEePmBDxB-BNerCoCwB1ErBbjBrBEgEHQXgCgC6CF2BRkBiBqBCuCDrBKnDDfhBhBBrErBfrBvBgBnBHnBGcZ3BPbOFZuDsEwBrD-E6CJlEAKvDMT0OsIgBBwF8ErGmCnCP3CxC3FtB9CpCgDF5FRN9CVlDlFhDmCvDWzBvItBJhFxBV8EjC0C5BVoJ1ChDuBV1B6BzD7B7DkDvBP7FzCPjBlBZqShCkG-FuIgC0BuBEoEGzE6CrCBDlCiLQtB_C6BJgC_Eb6CvClC3CiImBvBuDqCyCxDQvDa5B5C9D7BpC_DuG5B0BTmB9DjC-GVAAAAV0BtBpD1C_C6F2BuBqD2CgD5F1BA7ClBVMRZ8CmBWLSaiBlBAxCXsF5BIAvCesFhDWAzEVyC4EpBAlBVuBzC6EAiIlGjDoG6HA3E0EqF-BjIAEnBlH9BgEAkEkD9GiDwCA0DQoCjEkHAbmC6CgEaAoCwEtEtCxFA5C3HuFUhIAtB1ClDWjIAvCN9DrCHAvFwC4E3B5BALyCjEAoBAyFpE6C7CiBA9C-HvCd9BAzByGhGM9FAvC9CENgKAsEjBqCmF3KAxC1CpEnB0BArD0GiBnCmHAwB8C-EjDjDAzDoBjBNLAAELDAiCeDFEqBDRCABWIDJMhBuB3BVJ3CAkC8EMMmDGgB5EpBJ9BhBF0BKI0BiBzBeCAcaZnCHHxBNG_ELNQ1B_COXH8DlBrBWAUKMRKABDSDMTmBhBMQJbcQOnBUIHSACXIjBzDuBoCiBYaYfHzDSDvBG1CEAWnBmBPqBINTU2BaFKALgBkDJUxBS2DfHRqC5COhBJBDDFtCUJEE_CmBoBBhCgBiBuCBAKAkCUAFkBAHZCBsBL_BQCAFCQkBAKgCJZhCEdFgBjCAgBnBf1Be-DfoBgB2Bd9DAGAsBENZ7CAnBTXFLAHGHDnDA5BvBCADAJEEBoFAyBoBoBoBAqCEXkCQKBACDKJQVQ5CmBgDhBRwBavBvBRCLdcFhCebHjBXAXCHEATYBIDAUAGnBCGOYZBACTDczCBwBUsBrBAPrBFSZ6BCAT9BAnCDfWQnCoCEgBVPoCAXENHFAYDOIGAAQSMmBrBHvBCKlBLJwBHZJoByBZPCNgBRLBACPCALdFZwBEMeGavBD0BoCYB3BO2CRQ3BmDrB1B6GEmHnCkCiBzCnDIPFUkE6BfqBFkCuBkCCLmBlBIR8CFhBH9C1BxCtBnC-CO7BVJ-BwBxGHnBnBjBtCtE5B3BStCgB8FuD7BuCgCMCzBKEkBG_ClBpBfiBPnC9CVZiDfhDORVlBP_B-CH1B9BavC1BIoBQ3CYZqDc1DkBNgCAAjBpBxD_BnCP4BRoFjBJwCkDoBtDPtBPFdSaiBjBoBZ0G0CqBgCAWmBhDahCAbdgGKCqBoBiDlDhB4BrBNhCARAFABLAIVCCKUHcAAA0B8FCckFMVhEhEJpCbwDtB8DlB9CW7BAwCWjBkCKS9BRLHFRRDsB7BFGALAJDAACSjBKIAGRoBFHAACFuBEvBItBFhBIDJ0BMNJ8BCAnBHKCLhBdKLPXKGAOALG7CTAF_BDPNALEIvBEHACtBABVdeYYFJE-BZfGFCClBJVSCBFIFBAOCTCPNXkBoCIeESMbADFHHURKKEKNAKEXBmBOEIgBVEPKGJOImBHEJPFDFOAJYASATauDmBAmBaGeFBGEc1BCrBFKPIBKBAALAJDRUqBASAYANDHBCAuBAQBDmBlBADABfAmCCYKAgBhCBTLAfAJFIIMfqCPkCBEU1BUjCFNQAuBFqBjBQc9BJPbVOwBVBUWgBzBbjDyCvBcrCJZ2C5Cf1DKxBvB1BWiCgB0BJ3BoBGOYvBsBb_DDF9BDzB6FcayBY6BkIWsC0CmDVgCAgBDgBGrBvBwBMxBHsCIoBQCGmCAYMQQOPAFAiBrBTwB9BVO_EjB3BxBJXUSRqBvBYzCRdHoBhCrBbuB_BGBzCRvBtBsCxBA4BANPXFMPAMLDbXGeOBMXDCKqBEgB3BgCByCoBd8BjByBPAUEKzBqBCbMWgBzBBBtBBALKGbFE-BzJD7E_C5DUmIgDKiEQ2BSkC3DrBiCmB4G_E0FmCsDQhBAAJhBKaDWeKRyCAAL0CItCBjBHGjB_DFbvBb9BOADKAIvCADrBRRCAACDESAYNKGcBdkB3BwC8CAOCW2BSAQANS7BAJTZFhBABKTVTADACRfAAJAfgCiBEPEkBkCAiCkB1BU8EeGXoCoCvBBiBWd3CMAHWJIxBFHnCLuBrCAnB1BjB2BxBADLBfNQDXFCiBAaLJgB_BJvBHgBdJAAAAJFAAAFAA9BZAzCmD3B-BaA0ClD4BAW0CHLpCiB2DMSDWoCpBLNVuBxBxBxCGmBShBQAAKIBGUDTGGAoBcAeIbnBbAdHcQuCMxCoENgB0KEsLhCsEEDjB3Db-Cf0HoDUFkBqE7HAtHuEKxEsBAjCKFgFlCnBgHAtD5B2JAsDsCmGKxMoBjCjF3FvE_CNjCKDRAsCCKWUcqD2CCIKC9CtBxBYJLqBkBdGkBFnC7BCSNTvBLmBRRjBXVKAHC3EhECb-B7BjBPrBQJS0F6EEIEKuBC2BOOlBjF_BKtBdjBQrBECSwBgB6BHNFCHALJbqBvBjDLSF0BNnBAgBAAMQNBCMoF4EGFJaDHSUvBQzC1DiCPYjBSgBNDBGeaAAKFgCYSICO0C2CHTEUuC8CHNDOlDjBFbFZKaPAIHqBkBNUACZVBAFEyBqBCAEClDpCbJBMoBnEhEkBIKrBoEiEjBHJsBA0GyC6CKsBBZLlBLT2BLYpBPDW9BmBJS1B5BtBzBVEOM_BzCCHSIAiDoByBCMJCUdJDaIDTLKePiBDSfdjBLPGLBxBvBCHOJ0BLJYHNDTDDAAJALICACrBARCAbVBdAAKkCWBEOgBA5BJPPLDTDDAAJALKAACrBAPAAbVBdAAKyDWiBQMgBAxCNATFpByCOAUGqBAmBWXeMBSQIJeZaJejBBuBSAACNejCXAATZARABALDeADBKaNAGCAVAGFvBOKmBPAUBFbIGcLBL0BiDNOGgB8BTIDODfZAZf2BVlBJGOhCQcUKBZaAFVEAAMdACAAfIAFAAMOAAAAMWYAAAAA6BHXYekB5BIYXdjB0CsBhB6BgDxBoC4C8C2BrBiGzFpFvEf1CDsEoCUtBwCEY2UyEkG4FuG2CqLwCiGCwBWzHzGhENNuDnMnEtDvE9CjDrDKV6DhDxEjBRnBGbuByBoFZhBfzBjDzCzBpB0DkBxDrBCOfjCUuCvBdjCqEwEQQtF0FmChHL5DLcpC5DVrC7BJRkB3BgDzBhBSlCnDyBSRjB2BMpBGyBSAyDhBhBnBMcqEdOhBdvF7CtCpBgBEhJ9BrCxBjDjBsJwFYIe-B3BAWPtBbuBlBIoCwCdKYJpB-BXCMCPUA_BAAAA_BZB0EfnCxBvBDmBD1D6CjCA1CS7BUJSnBBfmBvFA5F6B9BOjFkBvBjCM_DhEJLU9ET9DJtDbIN9CAA9CAA9GJvCR9CxCvBBDfgBxB7FnBesBlD5DDAAAAD6BLWbcyBtBJDBFXzCAAAzCAEAAEAAJAJAAAhCATtBwBtBTAATAArCAA5BGVjBAAjBAAAAAAAAJAJAAAzBAAAzBACAACAAAAAAAAAAAAAAAArB7BqByCTlEU3BLrC3BuBAGWqBXDCICLBnBTNaGlB8FaQBG0E6BEBAA4BYBuCfCThCAkCzBpCHxDAXBJvCNAAAANBAAAABmBlIdxCsB5DT0EQiBjCoEfqDDkDZpC8CmDmDtBuBEFRAAAARFAAAFAsDAAsDAAoGAoGAAAoBAAoBAA4BDAoDM5BRAAAARuBAuBAAAsBAAsBAAAAAAAAAAAAAAQ3G8DrGlCetChMnBwDjEhGnEpI5BrEE0D5G5G1BxBpB1CWkL6D6BoDaqCtN7BhExCxCrCrExDBzD0DlBoFeRIiGjCsGoCmCMRoCxG6CZ3BpGLzCzBwBFlCI6DgCiCkB_CqCyChD2BsCoEtCiFzBjBS6FuBkIyDqCL4CSF4BKFkB7BM3CqCoCXP8E3BiBuEcKB_B1BeEeiEiDVuCHI0H0B1B0C2B6CUpDRMU0DmElC4EFDqBjDgBEtBzE8BV1BMexDmDtHmCjDIpFxCdnFwFLkBfxF4FtBxF5EmB7ElDlCgBzCwCqEWmB2CDD1FIZXvCrCpDiB_BGX5BO1BBG8Cb2BCGSNoBAkD2CjCIkCIhEhB4B9CfZpDFpCmClCpBhH1BvBPtBlCwCsCPBuBCpIK_BT7ClD3DxDaINb_BlBTGJB_GP5DtCTV0CIeE0BJVEBlBCBR8BStBjBDJxDuCX2BDTsBnBK7Bc2BAlBkCUChEAY_DTiBsBbV2BgBJpCATWtCAoCrBkCWIwBqE8BSQuCjBsFBsDQkBmB4GgBuB6Ba6BAHnDmCaQCYSWnBVoCDMIXwCrEYRfxCdWdgB2CnBZgBxCsDjC0BA7DRxCALLYFYmB5BcwBL0BSCL9CInBSV5BAZdQIgBGCAMNGAnFsC9EjBfrCoKiBvDwC6CwGkDsDnCxBgBgD5BHiBtBlBC8CqB0CiCpBD_F_EhBBblByCTUuD1BYqC4BYD7D8DYLiB1ChBgEoBNjDoDwBK8DiBiDxBeMhHXZlB1C1BuDAwDiCMrC5GRbdJvE0EsDsF1EqFtExFrDhCpBzC6D2EvCuB0CsCYyCpChCkEjByE9D2BJzETR5ErC6ExDlChCwGVsB8BRiEuDpBbqDiEzBYAnCuD8BjB5EZ5C5BzByB6CsBRMKYgKUmEY8DmBlE9BOUM9B7Ke3CnChE7CyB6Ba4C7DYRcIAfXvDAuDPzCrDxBsBRFzCQgC9B6C2DoB1DoBgCNGnBY9GRpClDBZJmBUT4B3DtHtBzD8BpC9B9C3BgCW9CLmBJIsBACuCrBFc2CWgFhB-DUWc8D0BdHkDKmFoCHYwCBtE9CvCtBIkCjCvB_BuCLVmEmBjBEwBsCzCSQ1DmCnCL0BiBrCEZrB6BWrCG3BbHEfIACAAACAYpFPoDIA_HoDnB3DcoF-C-DiCyBVlFiFIAAAIAAyCoCMiCzCSxCnCLhC0CRA1K3DNtB_D_EzE9ChF4DhDtBhCiFrCX1BuC7B9BlCnE8BoCjDGuBEpCvC8JiFLiF4DsByKkDOiJA6BcDwByClCJoEjB5BhFoMoDzF5BTlDGiBpE5E6CjE2CgD1D7B0CnEM5BFYxDwGlBjDyFGmBkGiC3C8HKmDtB8EyCiHyG0CVPR-M-BkFiGzEiItEJa-BzDrDsBQkBjDsCDkBsCI_CyDxB8KmB6FmCuCyEwEayBzB4D-CzHUTlEbzBpCgBK7DkBnCfvDRf3CuF_EiB3CcvEUyBxCXpB0BkDiFY9BmE-C2BsBJTgDkD7D6FgBe4BQ4CgBAAgBAAAAAfgBAXAABAVwEEQqBI8CsBAgBHgBEyBAGASejBAJAXAoBAgBOFAJAFAKNlBAdHAAcAAACaaACaiBlB3BAPLFVFASDlBQZABCLNPAMfKDeAOWJENABRKFLAAJDCeAgBAABHADAADQARAeEHAHAAAKAKAAADAAADAEAAEAACAAACAAAAAAABAAAAACAACAAHAAAHAQlIvDL1DsBhCuIwDM8DpBkCTAALDDApBfTACGqBgBUABFyB-JkFsBmB8D1C7M9CjDXhBrD9BGzBI9BgDU9BiB1DlB0F9B1BOQbMvEfLlBVnBA2CwBkBQiB5B_CJbVRPEWAQMIA7BLGX2CHSABRFpBLATDFmB_B5C2EpBXboKsEqBuDM4BzFhB5F7BqBNuBAAgBAOAxBACCJtByBABBKuBAtBRDQ1BOEHUADDPEGBAXiDqBVKyBSIdCgBVYeGYABAlDR5BAVFpBrBzBiBYDXANFHEBXyBFHP0BoCWFNX0CecgBQFsBYiBAYlBO1BuCjBSIFHWUHNhBFrBbyBFOACYBJAYEfOMNAHDABTIXEELiBKcABASQTAFc1BYjBBFfoBMDLGoBsBFuBJNenClBjBcXBhDKT3BPRFRQCHCTHnBKDUTIdDDMTRABAAsBQQBBU0BhEpBOfZnC2FiClB2BV8EhDzBJd6BtD0B_IvG0DWTpGKiEhD_BvByCqLsDEmC8B2EBAFLMEAlDpBhB2B9BTuBuBG5BoBUcAeBeAA_EX0BO1CzDtDpCtBUwBvD_ClBHxCuDjDqHiCiCFiCsB1BYLd7CuB_GVlB_B7CN-DqC2CgBhBHJ0DkB3BW3CUMAcZKgGRyCoDQMsCFRwBiBDuBe9BwC1B2B-DSvCkC6B6B9BhDjD8CjB6ByCGmBKTqBjGxBlCCHlCkCZ2Bf1B-DpCTVRhCyBTvBgBtCwCFjEIjCrBhBdrCUbjCsBrByEuEMXnC4C0HsBuBqDRmCqCqBTVf8D3BCVV2BvCNVY5B8BMClCyESkB_D3Fd7B1BGbtBdNtBlB-CiDmBJ8BFQTSMFjBZwB-BCWJbgBNUP0CrBuBAGGAgBsBxFgCclDrEzB3BmBvDzCQvBhEzDgCvB0C9D5G_B_BKfjH4FPzCiEgGvCmFX_BkGoCH3KvE1B1DmB_CzCjE-D9BfWtEiHnDrEnBrDpEWhCHnBtB7ErBxB1CBlB8G9ByFvCkByF0KvCgCQiJnBVScwG5F2BqL-HnB8DmG1CT7DgG1D1F2EoDkE7DrD-EClIEhCtCvChDOyBKUlGiEoBWTTiBXuGqBoDZrF0JIAAMLI0B7F1C7DzDtBkG8F2C8D0DuBjGAmCfdGYoDlCgBeFXnDAoGsDgCBSK9C3BXcHJrD9BnBlCbRiBAAACgBAqBMXhBV8DpBLYiBW7DAvCALjBHlBwCAMkBImBAyD2CaeoBnCBJPBHgBQ_BqBrBCoC_CNxBhBNZXJHuBXFlBJAbAAAVKDjCJAmBeM-BKAtC7BX3BcGuDKN8CnB-BtBjBadFBjBIAHDfADsBLlB-B5BrC1BXgBvCwB6CKqBKQKA_EnBVpBXdkHyBiBgCsBkB3EXVhBhBlBAAAAAAA-CA0BImBFAtCoC0BRb5BUvBXBFOAVYHgB-DYSiBOkBOzB6BKmBpBSOG1CiCSYxCOmDajBlBCBBFd_DIM9C3BCAICNUPjBf9BVMmCZRImB_BK5BShC3BcOiD6ClC-CjBcDmBgC5BJRLKsBIrBZgCwBEDGKjBV1CkBwBLzBASbArBkCI0CXAAzBEJNdAsBAcWKP3DCdVjCBlDL5B3BISiCkByBnBOGcQRAgBAwDCsBCUqBYYQenBDwBADNgBgBaLuBgBfH2BBmBLgBBMCAWAJ_BApCCAKrBPPNAAPAXBICpBPEMPZTACAXCJZHCYATRXcAHYAKSADjCVfALBkBACmBCHYJLMQQKARcGFaaWGhBG1BOPzBAAXFGTDAoBaMAAAfAFHPAAnBhBsBLDhBWoBVTJkB0BDHqBYBA2BJgDjBKF_Df1CSTC9EA9ClBrC8BwCX6CHLU2CLwCiBFL5BAXLZEyCSiBAgBAjCRtBFAAzBYtBJLHjBQBvBNO4BJiBDgBEIFHgBNIFjCmBHBIBAKPECcqBAjBcbdAZKRGHWQNdBJH5BaBevBEzBPgBPwBBWeAAGAJkBFNJNAAACECYVAAlCVCTAbTGAAAZ1CDAHAnCjBVMfMDHOpBOMFTU1BUFBWDDQAAqCHCiCAOaEiBRgBbqBGaEAGXDLAAHcAgBLAIGMhBaAEMUEAALoBAkBAEAgBDMAAYLIRDAA3BAZRPE8BoBMDOAAJAKAAlBIvBAACkBAiBCAA5BL7BOAAwBN-BAAALFDAADQGGGAACEAABBgBqBNACAA3CRGbPf4CSFcQgB0BiGzCmB6B2D2B7CAkBlB3BhB0BqDvBMPGpFFTvBtBXDAJULBfAHRGLA6DEGuBQyBVACBDRBDIRIExCBNZTRNAAAANTAADBNA8CJN-BdyC7CKO9BexCA0BKASLkBzBJARMjBACUhBjBqBMBTiBkBpBLAxFnBUV1BxC2DAAIcyC4CaFQQmBoBAAJYaKAAAEGA1BAAHtBA2CAASI6BMACRmBHbAAAAbqB6F6C0CgDgC3DoBDTb2CEFnCxBhBrCiHhGbnBnBdlCBAAPGIAAAAAAAjBCRAMfyBAYAFeTAFBLAAzD5ByB3Bbf-BKPKYU-C-BjBqBKQA_DtBAXzBFgEuBAY0BGAHAHIIPpDAADdpCoDAEAUuCkBAAAAmBAFeqBBDlBVGdEEfJALNCOoBpBFMCqCA3BBVfXY4BCWgBYXAxFvCtBdZEZALZCKgK8EmB0CmBEAHHECKpCVMvBFfpBfHBAAAhDPBRRrBiDQCSSsBAbHftBsCThCUjBwBhDA8CLoCEMUAbzC7BSRyDClBoCERPTsDZhBRvBIANIuBhB6BAAAUkBAxBARAfAWABAYAiBGEAaAcAEAaAiBGEAaAQLEAaAkBGIAYAAhEBN5BpBNuD0BOFoBQ7DpBZKhBfkCBwCQTHvClBpCoBCHyFQGsCxBkEjHJb7DjBd6BBlDS2EHjEdEtBVnBiBLCeeD1FrBSRnC9B9DdFtCcpBxFbbJZhD5ErBnCrCYKwFsBiCuBGchBdaPJDbcpCZFoB2FGmDmCVauCaIIX2BLExBCjBkCzCxDiCPqBzBgFoBK6DSnB_E1BrCpBRF6HuDuCEG4B6BwCanBcfiBXFABiC-CbIDkCyBiH4CSWsB2BlEOHInDtBeQVbyBMA6F0DoCmBiC9C5FzDnClBhC-CAUHTCF0BTIUBGzBA4CAACW-BGHUJECTAAPBBJDBCBFPAAABNUYDAGHWAAAAWLAACDJbbBAACTAAAATTAAKPNBAAKRGA_D2BhGBEIgE1BiGCDHAnDCB7BjBFoDBC8BkBGASODnBYWrBpB5BNiBiBXpBIREYqDyBsCHFFPAVNAUBNrBGA0BVAAXAAMAPBMQhBARCBRTAbGFK-BAWeDMlBCIARbQAAMIDEFOFCAcBEcJG-DmBkBuCVDTHAJDAvBEXFTB7BARKXbYAICGKUAKMCDKAAKAAcJcZFoBJAgBJBdrCBrBZCHUADAcBJAABHANAANAAXABDCTIDAEOFbAFZAEJAAOZADAINAALDBBBBOADMECYAGAIMVAAbECMAACIAVAAKAfKAACIAHCJECFUAAUAANAFCALAoBoBCGMTqBqCVUNPeyBMBCfzB7BHCGIaCcAABnBpBGBAAhClCMZIMXZAEABSJCBAaaeAADAXAbACA3BAdARHOAADGMJAKECZSAAAFY7BATGlBHkBAFKDmBWAAAOIkBAEAmBFKAIBBISASAAAMAAOBAKAAKAAUAMAAIeAAOIIPAARCAVALJAAeAUACIA8BMEAYW7BLDAXVA0FBIc8C2BvBbG8BpBpBXNJHXqBtBABBBnBjCiBAzBbdNAAFJEA2KuD8B8BsCgC_BvCtBGOkBqC-C0BZqBrD7HXjClBzCHAvCQiBsBWhGwCPhBrBViGA7BIPKpBV8BHQJqBWAAIFJCGQBEELYgEONDqBuCyBuBBUDDgC4ByBFLZBfSBWFkByCnBWPJXACKBf-DezB0BgCgBwBJDPOkCrDjDBBJIhCFLVEfxEIxBflBjBZAARUblE7BRLBrBdAehCZgBiEAkEdKS7CZ_B5BVuCjDGZURvCSXCXPwCbAUTIjB6BJiCGcfVNZIOBsBCaOSNgCHAGekBGAAKDA4DAU0CsBZTAFIHPeAgBBAAJDEaTPZAAREJfGCATT7BenBXnBOuBAUEIaFoBPPhBWnBPrBaJEjBCFVAHkEKeGa8BPAFABHPALBCDLAEEBTFAbECQJAAJAAJFAITKNAAANASAAQAAaAsBARAUAMECCUAAAUAQAIAAIJAFEAJAgCekBkBrBGxBPcpCcNlCAHHxBDOAKAMHrBAbdRgBpBXVEBCoBsBNmBXElBARIAZ_CA9BVXKMAJYHEzCAZbPPiBARU2BXSAICEGuFNuBuBoB6BPARLCMyBAFVuCCVbCADIZpBEaGTiCAmBMMCNEDTEGVAAZBEQAAOAEjBAZabHiBAILWSIAEKUXKAKACBfAJFZIlBAAEdNbAAFHNRAACRAwHIqDW8BsBTAPnBWKDANACGVABBARlBANEfEyBAEmBCG0BACOiBEjCAADVnBSAQIDDAATGKGlBAAHJVJACNCCLADDCFBAAOAPWAEIAKOAEACIfAAAAfoBAEHAuBGAOEPCRAATACHAABSXOACEAIUAGBAQAWWRcJAVVSbKAAcCCAgBFOADQEBCLCOADaAUCAErBBTVBAUAAKGCDKABLBJAAfUCKAAKCAlBAAAlBAAuBqBIKUDtBpBHJTEAPMYpCIOKJYeHhBYHpCmDEAdAU7BDQAPEZPgBFhBAAPFNbAAFOhBFEGEVbyDDYeT0CA4BValBuBsBOAAaLCSAAAUAZAANJAOAAOBAtBcbkBfxBADMFkB5BCELGjB6BBAWBIBOCVCHCNBA2DBAAG0D1DCAAFzDA0BBASAkBzBCARAjBApErB9BHHP2CYLkCjB2Bea2CHwBrDtBZlB_BBiCADLWdWHEMVeVIArCDVTAdsCEWUDiBJABACJAFKGPXSGJFQYRASABeYfBCIAJA8BKaUHKEAOJEFNBADBHgBAAAAgBcAAAFiBRAADTGXACABXJAAAAJtCAFVJpBpCALNdRGAFAFShBANJUdcCJBQWTACABTuCACSgBiBAAFDTemBAGCLmBhBBLHWhBgBAAAAgBbAAAEf1BAABBxBWAAMNYLAAALAUAAADaSAAASASAAAASJAEADJOAAAAOfAAAAfKAAAAKSAAAASAqCAAT0BsBjCVEDpBFLADDBBAAAWPFNOdBGDSGIHMAIAMADAdEBABfNHEAJAVARAFCQAAQAAQASAABaACAYALAAALAKAKAAAOAAOAASASAAAbAbAAAAVPNIABbLBQXFkDc6BIBK3BAtBlBeBUEKIAANDDADAAAAhBTKuBJMWICzBALMMLAQACIAGATFCLGJpBJLDBNmCQeIwBdgBAJAtB4CZAHAGXXADINN0B1ERnEGFJD0BURD1BoG6BsBWC6C_DrB_CFDeZNFAcdK5BuDNZBFDBAAA0CW8BAAA-ByBMAAAAABAAAAABAAAPBNAAAqCwBaAAABABAAABABAAAQGKAAAsDQ-CAAAvCvBhBAAAJCLAAAACAAAABABAAABABAAAjCbpBAAAbdCAAAJGPAAAIAIAAAXAXAAAiCUwBAAAEAEAAAEAEAAAAAAAAAAAAAAAAAAAAAAAAAAAFFAAAAAAAAAACFIAAACFIAAAsBgBMAAAMEIAAAeEaAAAEAEAAAAAAAAABABAAABABAAAVDRAAABABAAASASAAABABAAAHAHAAANANAAACACAAAfAfAAArBzBGAAAbFXAAADADAAATATAAAKAKAAAKAKAAADADAAADCFAAAKKAAAAyBQiBAAADAFAAADAFAAALITAAACNQAAAYMMAAADADAAACACAAACEBAAACACAAAOGIAAAQIKAAAMAMAAAdAfAAAKAIAAArBFlBAAAGGAAAAffAAAAGGAAAACEBAAAMEIAAAKCIAAACACAAACACAAACACAAACACAAACACAAAAUIEKBATHDJCAADMPTMGkBaYBVIKBIJkC1BjBFJMOvBNDAAPEoCAIefkCiCBJLMsCRAJAAFiCAIA2BGNADDAF7CXpBchBTNBBDFBVAOCZJOBFACUGAFDPgBvBMsBFJ5COAAAEMIADBNeaAABIWRDAALBzBAACB3BKAKAAALAAECRBAAAIJHAAQCbQAAHJiBNAAAANgBAAAAgBUAAARmBhCJVLTBQAQAAAgBAAAYILAAAANdAAACfMAAAAMUAAAAUADTEDEMRJAAAHgBCAAAeGUBCDJNQPALDTLAAFBgBAQAOCASADDISDKXIEAgCDiBCFmBrBHAJFTTABCATAICICILHBHBHMAJCbpCSoCgBPuBmBZLHAABELYYR-BFnBMCJESDbLBFAVAYDSKHKbXfSMAEgBUhBDHAuBCBOAgBtBBCNAfAbdBSTItBAEKjBZRGBLKRTABVBEsEWBWWuCTAIBGfAkBCGSDQjBBFREPAHOMEdL_BPZVMNyCOOmBWDWDCHAiBAJACALAZBJFHAAAEKNAkBEMHcCArE1BoBZvBzBcvBFKGiCQJQfH6BvCtCCA6C9CqBwD_BJIDtFxClCS1BO3CL_BFQVpDV3BgBTpBkCsCkCKd3B5BNxBCPI8CuBoCYZXJhCaLMemC3BkCbqCQMxCqBHJkC4CgDZd6BJwCsCOJOD4B5BmBqBKWoEyC2BPSD5CiBlBtBM1BH0BhCOvBiB8CMGKFkCrBJpBGBAkE2DRCDgB1CDGCKpD3EIvBI5B9B8CQ2BQRemDpC-CLE4CnCxBKWPlB1BfN0BJxBAvBcQYRyDiCUQPaIAKFCCAoBMCgBEJCDiBhBDKhBGVGDTLCIdIAKFWEJCYNOEEQXEzBSCE0B4FiBKyCkEpCrCMD7BlCwB3FnB_BtB3BC-CDwBMP0BJAADTOcAAQAMAOAAAAOAnFtBrBAX1BqFuBsBCY2BBAABAAATBAFBJUCAGCKArBAASTrBMAAAAMMAAAAMAAAAYXNAARAEMAAAAMSAAAASWAAAJgBLAAALAWAAAAWQAAAAQOAAAAOfAAAAfWAAAIOMAAAAMAOABAASNACAARABACROBCABQNCAHHLAEGIIMADF0BwD6DPGTOyBEBOIcnD_DmBPmBPtEtCNfIXJEAANATAAATAICAAGABAAAABBAAAABKKACABXAAXAAkBAAmBAAIAABAKKKAAAAEAAAEAAAAAAACAACAAAAAAAAJJAAAAAgBACUDMAAALEIfABJATAMEJEEIFAAEELArCpBCPXCsCqBBQYBAZ3CMjBesCNmBBApCM7BZ3CceI-FsEYMqBGuBHWAgBCnDVDBdrBzBAAARjB7BADATjBIAAAAIKAGAMHhBAAABfGAAABIAAAAAAJAAAbSSAAAAU0BvCqBchB1DCwCpBbiB2DBAfJJDJCgBKKEKBATMNPDAULOQEAmC7DRvBM5BLuBkErC3BkCFC3CcBsCCUDIaFB3DbzBfpBiBgCnBwEmBhDQAMTmBKnBcuCkCjBJ4BDlDzBpBHUHCBCCQNnCNblBJUsCB6CexBEAfJTADEgBKUAEDALADBFAsBAkBCEAjBAhBBAAAmByBJLUIlBxBKMTHAckBMPADhBjBHIAAAPZJICKdFNHCFyBeYCDBAnEC1CCRnBfgCnBrBMAoDjBmCE6BMSBGYVMvBNXGdOLlB2BIvBOAQBSACARCTAAAAhBLHTgBZiBMIUfaAMaUKO3BLZTJN4BAVBDFNEWCEGOD0BGAAAGABADACAHAAAHAlFNxCZhBJCAAACA0BSAAgBCVAACTDQABAGKAAACBADAADAAOEAGDEoF4B8CMIA_BlCHGECABAEABLAHFAAAAAAAAAAAAAAMGEACAFAACCJEAAEAAHHAAAAAAAAAAAREALHBSDAMICA8BqCQXTMrEXlCsB2BlEjGAvB7BT3CMHrB1BCc6DWqCeb6BYA-BIrD2BrEtBpCFvBLctBiCcdW6IiC-BO0C6CwCaHPe0B4BAAQEkBJHOMGNZbJQObqECSewBmBqCAWG4BBsBFIJyBBEFzBQOWpBDLCRHCAACAAA-FyBbR0CmD9FxBcSzClD0BkDJU8BYEjDKT7BXDAuCAUAQqBtCATAPpBAkFAAAAkFTAAAATMAAAAMtBAAAAtBUAAAAUxCAAAAxCVAAAAV0BAAAA0BBAAAABqBAAAAqBAAAAAA0BhBS6B_Ba5CiBR5BgCZ6CAxBARAAfyBASAAgBAjBJAAEfeABAAgBvBYXSRxBaQGAEA-BEiBROcSAAAASQAADAUDAADAAOAAOAArBAHBDbQAAAAQjBfADAAFAFAAAAKAAMGHJAALFIARBDTEKSCEUDJ0BcOAMAA2HiHAWAASyBAfAA4DmDASAAoEuDAYAA2BoBAOAA-CqCAUAAaQAKAA8EyEAIAAFwBA1BAAUEAQAAVzBAgBAAdbABAAGIABAAIBAKAAKPAaAAqC4BASAAiBAAiBAAfAAfAAAAAAAAAAAAAAAlBVXSJAkBkBELIALLAAAAcmBERMHYOEZAgBZLAAOb9BfANPAdDJHDF-BZYgBaG0DgBIiCWLSDAAUAVADBNABMELDB5BEGpBbCaBEBKOCAAOLAUGUAGLZRBBDAAAHKDESAAcJAtBCWLB7BfChBAAA3CArBnBBAmBNGYESRGGdAASGFIRcWVGUFYLFBBCDAhEfTBrBjByB0CQbVLC_BRa8BQArEPJFfrCsEQKGgBsCAtBQNAPfuBPOAQgB0B1EjCB1C8BrBqCuCpBVbwC3BD7EyBfwDcL0BOlBPrBjBIHtBL6GsB-B6EmCzBtCKnBCNlBLAALAAnDe1ClDIbgGLuBmFJIoCuBABDgBZ3BY8BXbyDiBuGfG7C1DlB9BRPKOJeIANNAAAANxC1D9BWKT9BLfLTIzIrB3DnFbqE_CiBhCaTpBqBwBuBzBJJ7BHVXUbgB3BT8BP2BgBT9DwCyDxBhBATELFmBEe2CBxCxDzBXRhBQQuBgCnDrB6BwBiBOXkBLPAAPAAzBZLvBWK7GDM3C9DBfCJANHyBByCVDD4DPmD2CcxBgBAAAgBAuBSaAAAAHDVeEFAFAAARfVYEIhCOjBrBAAEAAEAABABAAAA6BYoBEHD5BXnBDGEAwELkCRqCgBDBFCAAWNNMT8BnCWZJhBXeoBXJCYpBjBAUMlBAEKSDHHMBFOCCjBADJXAMMFJQAuBREOmBIAiC5BmBGgByBQEJHb8BPkBZSLfuBcEGNW9BJAXc1BAmFQc0BYwB7CmBKhCZT7CzBvBWMdrBAAdLBJAARAIAJANsBPXKAOrBQYA8BRNqB6BO3BSOjB5BNLAALABA2CsBSGUeHJOkBINjCLLVJL3DTnBnBbDVPCEALPHBDAAAUFZMwBAVGaLxBA0BvDlBvBH6BvC-BoDkCvB_BSwB3BWyBL8BA-BUsBIXkB9BTrBHYjBAGKAStBaFJARuBZAQpBqCSIrB1CL1BddoBrBXdKACiCLCiBMcvCrCnBAiBAEwCKvBFdACANWCJBAOVBKAoBVADAgCnBWAEA_BA7BAAnBAV8BAAoBAWqB8JQ4BcwB0F3BRXtBtB0BaCMuB9BKqBhBCYgBSbCwBWOxDZAPCYlBpBHBCgBhCrHNxBTPnEKiCKXXRwBAPOWaAAAAAAAAAAAAAAAAAAAAAAAAAwBGBMcGvBFCLbFALPItC4BEMQHuC3BDAlBIeGvBjB2CcBQP-B4DBbB-B-CGfMaGDFDLLNkBRDRMyB3BXAGxBFcAEGBOREDFCNSDA9CCMEO9D-CBLDN-DAgDUcIL0B_CTbHMzBAiDTYLkBoCUKHKJSjDQNBvBxB5BFHOHxBeAAAeAAoBKEACYnBJDABXAQGFBQAPFGCPAA0FGkB6BgB4BzFFjB5Bf3BAdIWlBLHeHVmBMIkCuCFoCiC9CrBmOA2DZ-FwGhED2BlDhCkBrEATpBxE4B0GAQfsGS-HA6CuDoBCtFAATxBnDzEAzDPMW6BALYrD8EhCAvBhBJoBxCUxFgB2BK3FA9CBjCEoBA4CO8CzERAiDqB3BpChHAfN7EXNAlCRsF3C-DA3B8CnBuFrFAnDbLZTAADAPAgDVW5BkEWNJAJPWBuBU0BrCjBvCNvBerBDAWAKHIMVAJIHLAyDBkBT0CQUMkBJIZUYUUpBBXEDQjBDqBOLwCPZGATCGSVAGATLmBAFsBAADHJDUDUPUZOcBHAHSDLAHBDApBDXBBJHACRECpBPVFAAXDSfFAPAAXGCVAXAAClBAHfFGMABWHAhBAXJAAbABbCANANBACcAGWBASAEKCAZALPAAqBAAaQABAKCNATAAATAMAAMAAWAYLKAfACBfAQABaHAbAAdCAaACWCAJAAIRANAFDDAKANUEAJAJAAAJADNIAJACLAALAALAAQAAMEATAAAVAAiDegBmCY1BhEXdNddOIMhBCa1B5BAzBKwBJAAFADLAADFBewCbcPfDBDNCOVAAAAXFRAMAA8CEgCNWSRACTAAcANqBACd7BKDISOABGAKKAAAAKLADFBAKIRLDkBhCdVGXELABDAFNABDAHQAAaAHLACNAASAAUBASAAAUAIAQFJIGAJIAGkBAMUBGYAAUAEIAJOAEOAMBAEMADMACXAEbAAHAALACOAAEKAJAAHAAKAAKAALAALAAyCnC3BeINzBqEHzBc2FEfFqC_BbHnCoBHlBvCUmCACDqCBCACSPB1BQVBhBL8CHJgCR0BjD7CfHeCTAFJDA5DSKdxBnCmBsBSGLTZCDABV5BAXARPCAAIDB9CHBVtBRhCQUGzB5BLAABDFNCBNAABACIANAFJGKADCAAAFDAJDICeAJEYMPAAAAROAIaJL8Ca6BQJAwDAIByCakCuBHLoBAlBOhBZMDDCEJKHNAAANAiBAqBU1BYfAACfAtBAfCVGWASDSHIAAEFKPAEFDHBFAAAEDFAAACJFDCNMCHCBCKBCDBNOEDDPEYSAKbCgBPVAIIJHIBUPROADDCUQAAGCGCAADAGGCDIAAiBAAUMECAAOEPBAAKRGJAABAHTDPONCCCAACAFAAAADZAAbCAMAAIEAIAAAAIMAAEAGdAARNCAAAAAAAvDvCDZtBiBkFgDDiB-BXLABBDFZJKpBADTLIaFhByBDSUVmBAcHXhBUoCkBMM4BNfbACeD1BBBWCBVfAC1BBYAnBIApBCJKAAGAEQAQAAAyBAAmBIGGAAMHAZJNPKEbABbBCNAANAAKAAgBATrCAA7BNDCAFMFAmBAAaAMMAAAAMkBAAkBAASAAASAAuBOSKBEFBNFkBTGAFOJIzBLHPJDPEAANDOHIAFSATAHDLEUAIAOBAKLHAQOlBADADdKEQKEZsBICJAuBjBANHNAAZrBQCABcsBRAACAqBHsBFBOIIlBGcExBAHAbLAOLHBGeNMICFdAkBgBJDEMjBfKEDLAQXIEBePYHDCdAKRKRyBLJSJSxBMAOBELCWNCDMBVAgB2BXhBsBHf1BYiBrBIAtDA_BQ5CehCAJrBPEnCAjCGCJ8JA4EciEGRADLfeEANSAAARAFCXKDADeFV2BAOX2BKjBAAHfCA1BAdXKd2BAeYJeSnFzC5E3BkFzEuI2F0BtBZsF8ExCuCiDsERnOnDjENlFvDhBWwCnDlDMkBwBrBXVkB2ICzBiB0DyFjHB9B0C9DlEkCC0C2CKlBIAoC3BrBWAAAEfANAAPgBpBfAAfAAtBAJDVJbAAxBQICAKIGVEAANCQqBAAQMOzBAAATfDAAADAAAAAAABAAABA0BpFnCT5CWTkIAmB2CBuC9FgBRvBLlCAAAAAAAhBLTDJM-BYNSIBZPeNAFAFnBIHSKiEkC6BDODlExB_BIXBA3DTCxBVhBPrDbgBKqBoByDcJHbAiFGYmB6B2BhFFXlB5B1BBAABAA0BiBGkBzCAqCpBGLyDVhEiDImCAJmB3BhBjB6BerCnEBnB3BlBAuHgBUiB8B0CpDACVhBzBIPjBpBG2CzCAGEf9BgBAAUAONAHBEHGAAACEVAAAAVEAAAAGAAAAAAAAAAAACAAACAAAAAAAAAAAAAAkCWC3BoB8BsCAI4CRArDACzBrBNzEBRnBjBzBPVHAFQ2DmBGkBUSvCEVUjBtB-ClBiBkBkBY3BAEJO_BAEuBkBjBtBOYlBNmBkCdMAVPD0B1DGTcDhE4DFOBoBiCaGdpBKmCCAAeKlBbAAQtBChBPiBblBOgBAAUAOVAAAAVAjDFdhBZDkDGeiBaEAQAT4BDNuCAiBOCcJAAFJErCAP3BKLABACGUdCABFTeqBsDJ0FkB6BvEgJ0CkGmFrHgFvFiBXzBB1FmEmBhD-B4D0EtFpB5CvCSnDyJVsEsCgElBqF1BoBiBuDmDTxBpEjB2CezESlEzCjC2CpHYF7C7DtCXAAXAANA-B9BAP8BAsBAASbAtBAASQEBLgBD0BAAIIkB7CARLA7BChBoBITI-BAcAGiBWAaCAFGAAAAGcAAAAeQAACOAIAKABAKACAAISAAAASKAAKAAAAVWyB9BOAWVxB-BLAAgBIiBCpCAfHhBBqCAyCsBDBFyBUWHMPIyCiBBBF6BgClBDNWiDnCuBAFR7C8CgBQSTsB8BoBXRegBcSWSRReuCJLHRtBpBhBdyBKxC3CFKiBjBf-BFKvBxBeaAFAKSBAAFarE5BCVKtCpCOLD3BRjC_BDFHOkBoBkBAEhBtBhBBDGLCJCgBIdhChBADBbhBCGNLETFAEPBgBRLoBFaXjCMHkBCyDcSSIqBnBzBCAICQF2BPDJEHLISBxBTBJEXHBBGALA5BZLdjC4C7D7CAkBe5CiEoDGLHgBApDJIe7DLqDKHd8DMAkCoBNgBuBlB1CPNnBZKXzBSAbmBhBDATJB0CcCeESAH3CcF2BJ8BqD3BgBPAvBDBHPKnBAkBjBTRKAJUJKNAHNIAA2BcmBwB7COjDJ1B5BCUPRIGMRuDDHFuENA4BAFHgCGnBBEIzBAJAACLAAUAAaadPAAZJUBAABRSAgCaMjBegB_BZLkBdfA5BELXVF6BDMYWGAoBNSeWBNMQJfHWFGDeDVBCVBElBFVLPOOSVUIJAcSDJeFiDBBoCOSMEABKALPMBDBAXIQQPfAMBpBAdANXEEMAAKCAYEECAONYDRREDABUTBFARAOBBAIBCL2BAUAgBA9BAEC_BFtCAI3BEhBYAACYAYAJCaGcAAGSCUAAAAWLAADMTMAABAOLAENBAEAACLOZAAAbAQAAQAALAANAAJAAAJAAwBDKMUKvBEJLTJA-G0B4BsBgBqB_GzB3BrBfpBAAAAAAAoBGDVBgCnBFEWC_B0B8D-FTlBuBpBpBeDjBXHtElClBTBLqDeW-BNSnCFPtBcd0FnCG6GKSnBfWpBGGrBiCVJ3BVoBgCTCLKzBbAfIBkF6CsCGECmDzCwBGX6ExB_C2BDKNSONiBBLlBZLUIb3CPbaH9BNADAHAwBFGH0BElDRApCajBhCAHfTHlBGhBXAQQNBIAWeBHIEc2CUQOGe1BAAXAfWCEACQICCEDEDJCCDExBdFHHCMYeOA1BBABXgBHjBABjBGDlBAFHIfAACGAHVARDACaATgBBQuBRAUMgBHLpBKKaXFAAVCfFABPJ6BQCAIkBSEWgBrBC-BACIUeAAAECDJFCTePFBPCFOeDACIYCABAAEUAMCCEEAACCCCFCDCICFCDCIICCACEICCACEIAAAGCIAAAGCKAAAAIKIACAAEEACAATZAAAGcQACCIIKAJCICHFAASOACAIGCAAAAADFCAAAMIAAAERVAAACCAAACAAAAAAAAAAAAAAsBqBePLBmBGaEIFgBAACaEbAARCJMACKAAdMZIfIBODHQTLAFAJCdAAjBEAZFJCBHPACDMZgBVQQIQ3BlBJTAMIAADMAeFHqBBGWABUBGJAAAAJBALLAUSIYZQDLABFKLUAAUHGRAHEBLJAAAAJDAALGCUAFDPuBDeHBJNLPAEAAWABUCAuBAJAOoB3DRZNtBPgBACAIUUAACAUPRMBNGPAAGKfuBWOMAAKAHQAAAEMDGFADLEFGAA0F0BiCewBOzFzBhCdvBNAAAAAAAsDawBqBBDXAHPAA5DZRnCHAJACLAAYAV2BHCYACNiBCOAGEEAZAZCAALAALAAaAAaAAjBADChBAWAABYAhBAARPAMAAMAAOAAOAAJAAJAAYAAYAAgCoIkF4D6B0BvEpGctC3BtB5B4FOnBmDjC8E_EhEyB1CUsB_JvC7BtB_B9DuBGfrBkFZrEFQJvDHBAAAAAABAMBHDVAFATEuCKOESiBZLdCWHZAAAXAOAAAOAEABAMFlBAJFhBKLAAALAgCALM8CdYAIDMILAEAHHAKKAHLLFCEFFNAANAAmCAWAH4BZAAAAZQAAAKGJAAAXMlBAAAHdbAAAAbKAAAQFQAAAAQfAAAAfvBAAAhBNLAAALANAAAJDcAAAOOYAAAOKSAAAASXAAAXAA8FyCAyBsBKtBhBDkBAtBhCZVTQShDDDL9BPcHWFmBTKDCAKAlBPM1BhBWgBAASEIRAACbIEACCdeA-BFCaQYtCACvBPP-BGecCDJAFQJJVAVAAAJAAJAAHAPAIANAANAAAwBCIeODvBBHdNEAmBGGAQKlBFFAPJAHAIAAVIAHAAWAiCIoBgCFlBjBHnBNGS7BAHdTBpCAZ5BCIYAAcADKAQDAAUAABAUGAQAAJJAAJAAOAAKACLAALAA6BAAWQWQAKBGANAJJAGZAADATLAALAAOAAQBAKAAKAAAoBcEiBiBvCNBPjBA8BqDTgBoDMVjCFDtCtBiCFAAALGAUBSCACLCNBAAA8BEYOEOvBAXRTOdBJBKXAuBAoBIBAtBAjBLCA-CkE-B8BAAWnBIhDGeEvDHjCAdF0CQlBUyBkBMEqBTOZjEhBJB_BRdJhBbUWzCIGR5BVC0BPNKhBfjBgBHXEWPyBepBB-BGAMQe_C9BRCUnBuBaGZKeoGBc4B0CiBkCZsBFiBW0B-BDsCJPSXvBiC1BLa9BGxBxBQKnDHtCZMBtCHmBnBjBf-EMuB0CKIuFwB0BSSoBMaxBHGoBsD2BMHyBApGhDnCPDLQwBnB-B7BE9BrFiB2BcFiB2ClBQTHtBfwBhBLPHmBvBfODUM1BSqBCSsBXHuBnB0CiBYOfqBhBLIKFhBkBF0CKVdAcECOCGNADKTCNDCVSHAkBAmDdUtB7CjCddGKyCczBkCFmB1BPQRbFAPHIADLcIHASINAAAPEArBbAAbMsBcAAcLAbBUlCkBLcCTmCjBMAuEgBqBKuBQtEfpBJtBPAfASQvBRgBARPwBSA-CPoB3B2CqB9CQnB4B1CpBA4BAKgBSDhCdPBRAcAcDAEIAOFAAfAFAfGUEVIgBBcDgBAAAMejBSAAgBAAAAgBVAKCAhBaADgBAB7BA7BAAA9BAPvBACmCAkBgBAAaA6BdAB1BAFfAPGFNkBRIPAHAAJGAGAAAFAFAAAnBAC9BSACAABAEjBEbHADCAEIFBQAAQAAzBTfAAAFUAZAAcAAeAByBAyBAAAbAbAAA2BCWSAMUEAIGAdCBXRMUAAAUARBAAANMFOAAEAAAAAADADAAABAABAAAASXiBhBIARYhBiBHA0FD8BF4EXzFE7BG3EYA4BGEeWF3BFDdVGAcSACGEbRABFDAoDEGmBSkB9BAAdFbLDlBLqBAnBAGdNAEAAAJOWAQWERbAADZCUAAAAUNAABLAPANGFAYAWAAALAAHBAfABADZMAAAMAOAAOAAAQAEGFOPADFGNAiCKWmBEAhCJVlBDAAYGMmBVHCHdzB8BeCKWiBnBVASDUBAEzBJRJIVmBOAMHSAMCAHBUGIEKCTVRFAAAIMADAAAkCAqBcLKxCuBd5CMTcvBFsCDKA6BEOEDqBhCDAfGjBjBAZDEJiBAAOAWNAAGAVJABAAHTAFDAJUAAUAAWAWAAAAaCQDAMdCdKCLXHBJCFcBUOBAREBZBIWBAWAAA0DqBqBIgBIbfHBNcTcVDNHtBEFCVZJnBFBaMNjBAAESAsDBmCHqBGrDClCIpBF0BwEwB4CtBqBClCjBnCiCXDpEtBdXnBJAxBdrBiBAJmCe6BdKAlBAfAAFkBAiBCAAXABVAAUAAIHSXAVABABABAAAAsGuBboBoCgDrGtBcnBnC_CA7CdffIF8CegBgBHGAlEBRLlBrCmECSMmBsCAuCfPFoB8CtCgBQGnB7CAEAoBMlCaDAnBLmCZ0B_FGnB5B1CN1CdpBcMvB-BiFHWhDVzCjB_BaALwCrEuCGqEeAzCAhBAlCU0CAiBAmCTAdTDjBFmBeUEkBGlBAlCnBcFPhBzEaLWnCxDwGAANwCwEYAAJYMKAAAEGA1BAvBAAH0BARYqBGeDJJA2B3CACd9BCmCAAvBqCsB0CAWyBTgB3BAHHHf5CBGAB7CGAWwBnBV2DYmBRI4CGJJAAcrBJGFAfpCA3BdGGcDPkBOANUQbLJBJAAAIEHAAAKZAfGAAYAgBHAAzBAzBAAA2BA4BABAA5DLPRjBhB5DZZXRbtB9BK5BgBiBxBlB5BgBGCRbObOI2H-CiC2BSOAnBUAHhBLzBLJJNHtBPnB1BoBarBbfAiBZTNJIDA-EYsCsBRUAYADMZuBhBBOLXLVAQFTN8BBDgB4BVPEPRaNVAHFTMAQATMPqBXBSLPLFAUFNHaBAgBWXFELRiBNPAHFNMArBnBQIOrBwC2BYLBUdL1BEDkBAfCZfYAACLcRAKFBRkBALAAIVAgBEqBERAACNCMAAXFCPADOOAGADAJKFCPAMFCAQAJHABAAAeAOKECNALABCGAOHACZATABD0BvCFS1BAlBOCVgBXczDXTBClCERYbEYjCKRVXLiCZAAgB6BCMQVJIQMJAHWzBTKOnBPqBSPEEgB0DIEJmCsBAJQBAFsBQYsBRTUcjBSAKnCKBDnBjByCDWkB0BZAkBAAAOWeCBONcOHAXgBMHBKBNAyCABKiBoBMDBKCI4BAAAWiBfACTBLhBAHAZAVBBFHFIAABHSKAAKAAmBCKgBXSPAEDFHRABAAPJAAAAJhBAACAhBkBAABSUCAAAMJ3BAABnBNRAAAARRAAAARhBAAAFbRBPBDGDAAAPKaAWCAAZAJJJCGAAAQJKAAJAUTAAAATLAAALAOAAAOAcAAAcAVAAAAVMAAAKCTAAAATZAAAAZbAAAAbMAAAAMAWgBIMc5BVPENGDYTRBHkCxBACAzBAAhDPTzBFFiDQU0BGGAvBACxBCAwBAByBBA0B4DhBf2DgBkB_FMHRlCrDkBfUPiBe0ByCI3BPagCbQVWsCAkBABgBAGRCAPMPGACLKGPAAHNGLBABHAsB8CA0B8DRnCWqBvBhBiCOX3C6BlCagBRqB3B1BzDsFAVVPoBGbQKWdHYsBUDKAQAFABEXQ-BAQLoBS1CANNTlBeACaCCAIYGmClB1BHXFlCmB2BAtBACPAf6DAAKeyClCAAIdvBAEDFAAOHDJAEEQISBKRNAAAPCAlBABHAbmBACIAcAWAKEFQVAJDGPA8CBANsDI7CCAOrDHADkBAnB2C1CEjBAoB1C2CAFACDWXGABEVY0BiBiBAAAAVVAAAAiGiGAAAAlGlGAAAAccAAAA0BqB4BBA1BQuFNuFJBaFCRUQO7DG3DDJE6DqBvCgBewCvBlBHAAAK9BoCAAAwCwCAAAAYlB-BAAAvBLjBAAA9CZjCAAAiDoElBAAAdLTAAADSVAAAvBJlBAAAnCtCGAAA7B1BFAAAhF3CwBpBEzC6DlDiHAAAlBrBIAAA7CVlCAAA3C7BbAAAvBPfAAAFDBAAAFDBAAAFDBAAAkBCiBAAAFJEAAAfAfAAAkBAkBAAAaAaAAA2DsCqBAAA0BkBQAAAAFGAAAaoBNAAAwBH4BAAAHFBAAAHFBAAAfFZAAAAATAgBLOMCAAAHJCAAAPJFAAAHJCAAAfLTAAAVLJAAACLOAAANLBAAA3BDxBAAAFDBAAABABAAABABAAABABAAARARAAAHAHAAAoBAoBAAAEEAAAAEEAAAAEEAAAADAFAAAABCAAACBCAAAEBEAAABABAAAICEAAABCDAAAOAOAAAIAIAAAbAbAAABADAAASDYAAAFAFAAAGAGAAABABAAABABAAAZAXAAAGAGAAAGAGAAAGAGAAASSAAAAHHAAAABABAAAMAMAAACACAAAJAJAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAmB5C5CAAAANNAAAAwEwEAAAA_E_EAAAAkEkEAAAAAQDSDIAPEREHAA-DJqCmBBuB-DsB-BPrBoD_ERnCcZpCzDNrCRsBrCApBBKnCSEkBDMmBFBaKTuBJBARAAHELOAABBSOAAOAAA3F3FAAAA4B4BAAAAgCgCAAAA9B9BAAAAkEkEAAAA0BY2BbAAAgE0CsBAAAKiBVAAAzCtBlBAAA3ChB1BAAA5C1DcAAAjCS1CAAAXAXAAAhBAhBAAAAiEwCcKEIhEvCbJDHAFXJCAaKYMAAZAnBBAHJRsBCAKOS0BqBqBAAAA1C1CAAAArCrCAAAAEEAAAAgCgCAAAA2F9BuCVnBvCHvGrCT9CNF2BiBSxBrB-CoBqB9CFiBgC_BXlCIf4BkBnBADiBoB1ErC_CImBxBmClC0BiB-ClBjC_C5BQM0BmHsC2CS4CnBrBV6BaxB7BwCpC8CMSgBmHwEoB4BjBaPePfHIQ1BmBbkCJkDiCoBMnC0BxEYdrCGnCrFHL1B9BlB6DKEiDaNpFL1BlBFb0DLKYE6C9CFbLAvBWQHBIIeImBATGGBMKER1BORBEzBUFOJAUjBPPASXaDRJC4BbIIAVVAlBTACATmBUABAUAQAOIHAZAHFJAcAFBmBAAWODCJUPNEAINAIAQAJCPADAFFiBABAkBCJADAHAJADAFAAuCBCSwBMpBABNJPfAAAfAA8D0BABAuC7DzBACAtCAwEoBYWyBKOWRHUAhBfHDEExBKBPbLVJDABF8BBYLiBQPAAIJNJAGFCNwBBYUEC7BVHCAfQADHEYOADJQOdoBJNjBJMAAACKeAABAgBKAAAAKKAAAAKrBtBOLJMKAFOACVAFJBBCAAFJSYSBGAAJANCCAZAXPOANAAACPVAAGfCjBADALRgCAaiBBGMAACAMJAAAJAAuBDCA2BHnBnBFWHFAmBEHtBOAYLkBMANvBRhBLCOLSCTLACJAIEAmBUCWHABCHLWFAHAASCbEAAHAMOAAAAOJAAHBAA4DAEAuBmC_BAFrBGTgDAA4DRFhBAAhBACXAAEbA9DADzBL5BKAAKAALACPACLAAALAFAETCIKAAKAALAALAASAASAASAAASAUAAUAAZAAXBALAAJCBNAANAAAcyBHDHAVhBSGLAOBGAKAVTEADAGKVAQAAeEARAsBdDASArBAoDAOIY6BpBcNsBpB7BlCfAhCaCAsBBADEsBzBLAGBtBVLEDHDLAJJEEyB-BBLAAKDAOBAVpBEMEAANbjB0BkBlBOckBzBjBmBAZAjBFAQaAkBGAPAVATADAWAUAEAAJACCREhEAbCrCbuEAaB-CYAUAAJAgBTAAKAfAtChCJDAAuCiCKEAAAebagBAAdJATAAnBbFHAAYwBTDAAAxCfPJBVnCNPPDVAtBwBDHIFJZgBbcCNajBQI4CkCHMkBFABKzBLsCZCJ0BMrCaArBAABArBsBAACAsB0BCIZZrB8CjEazC_BAf0DbgDgDkBrCAGAESmBzBVADFALKCAECCdAAhBEAgBAAMKKYDAGIQoBAAAAoBVAANAHPAAAfQbAAAbAUCAIEG7BAANPdLAALAAAQACWAHLAAANCSABHaAKABHSAhBACDfAAgBAAKgBE1BAAPRfFAGEbAgBADGgBQKAICPSGAJAASAwBaKIGAYiBUVBDLBBJAAdTHBAA1CnBxBJOAIdOMKApBGRFbCAHQAGNDFDUNC4BqBEAMBRABADLSAAAAUJAAAAJNAAPACKABIEAPAAPAAMAAMAAqBAeMABLAAJAAOAACAMXAAXAASAASAAKAAICALAACLAAGMDFKDGABLUApBFJATDUFIAIKJABMRBSAMEAAACAAALOWACIMAXABHANAAAAJKAGAAMHAGAAFMAARAJCBHQAAAAQAPAAADJgBAAAGaYAAAAYLAAABJJAAAAJJAAAAJKAAAKAWAAAWAPAAAPALAAAAJA4BaiBLODhC_BlBEHmBKmBKEFjBAVNTMAAQHiBJAAGWNBAAAiBMSEAAlBNRFAAAhBBREFL8BIYFEebHHECTAqBpBVLmBwCpBqBWMlBvCADFXBcABCaBbAAjBACVdOoBACQeHAKBAAMAOCAAMATCAAVAAUEGDBOTFABANAxCjBDVlBNyCkBEWmBOAYUAEAAXTADAAA4BAOaOKPACPMN7BARNbAAgBBWLWABfWGAAc6BPFHAMBNaAAZFBPAAtCTLJhBAAuBAAAQeYAcBABRADBANdAbAABQAAAAQHAUBPHMAJEEOZADFFLLAEBALZAAAAZMAAMAAJABLEAOAEKAAOAIIAAUAAABWNAAAANNAPAAEAYAABAcVAAECZUAAAASRAABDLAgBBUWAHGFRGBalBKDZCTgBuBAAAAuBrBAAAArBAAAAAAAfAAAAfgBAAAAgBAGAAFCKGADAAKHAPCIDKAAAAKEAQHDAKAAAAKKAAAAKfAAAAfKAAAAKDAXCBW0BAqBCCGLALAAAcACCISCALAAOhBAKBBpBkBAAACkBQAQAACjBAfACFJAAGAPJAAAAJLAAALAA8BAeCAabBBAGfiBCCAKUxBAdBNDMAABCMA4BaAAAgBnCVLFBd3BCAbCfgCFKgBBcXBAXCAAVBCdBIWCBeCHAXKfAFEfNIVBBeBSIGAIANOMDOACCKAACWFRAArCAAAArCwCAAAAwCFAAAAFAnCnCAAAA8E8EAAAAXXAAAAAISJAAAjBDhBAAAjBDhBAAALDJAAALDJAAAqCDsCAAAJAJAAAATa_BDaDUZgCEZEAnBFfDHKiCAwCNAAyBAyBEADzBApBJAAbAbAAAIGXWIF0B6BAAAA6B1BAAAA1BFAAAAFAaaAAAAZZAAAAYAAAYAXAAAXAAFAVrBAmCGAWsBAlCAGAPAgBJGAgBAAZ1BAPHfA5BAPHfDRAAJAJ6CAAgBA8BbAAJATAFITDKCnCGJ3BPC4BNiCASPMADGAKfHJAHD2BAGqBAIPAAJAHQEMGINOGDELShBAjBHEGAaAAaAAZAAZAA7DCjCDC1BCAAAACFAAAAFQAAFAWWAAAAWxBBAXAXwBGyBSXAwCFaKYeSAAAASFAAAAFEAAIADBABAAAHAHAAAEAAAAEBAABAAEAEAAAALAALAAMAAMAAA4BIIQUQ3BHHPTPAGAABNWFAACOVASAAJKSbAAAbAXAGXAFMACCAKZABCAZMAAKACQAAAKGTAAATAOAAMAAAdACDJTeABAaeDAAAVSZAEACfAYAAJOgBdAHBTAIAQMFLfAAAAfA0CAAAAyCzCAAAAxCASIAICCLBAJAAA8BCPiBmBC9BBefRnBOATCHqBAMMMCALPAPGQVCNEHNiBAbFPBFAcGQCGAAMIAAACLHAAABAqBESQCCADFPFgBVAPVAQVABFANfAKKThBQAAQAAJAHHKDWACWAATAAJAJUAAAUAAsBCLeWErBBMdVDAGAAAKDTAAATAkBAGAmBJVAHANAKAAAAKXALADFUAWADAEAIAILaAAAAcJAAAAJJAAAJAA5BPhBHDGKAYAFHSAOGBAKARCaAcUSCLAAABOEEVHDITFQIGXOAKAuBAASnBiCnBABKmB1CvBAAhBFJiCACOMmBoBAAMEaAuBAAUaANAANAAXAAAVBAwBCIOaAvBBHNZAAgBKMAAMxDR7BnBIpBXAAAAXAAAAAAOAAAAOcAgBDONgBAGWDecKKUEMeAAGGSKAAAGCCAACAAAAAAAAdAAAfCAEACHQFXAANLCUAAKEEKABIAEAiDOcaOOGABBBKtCLAVFjBIAABMBBAKbMEbAJVLQeAAeAAQAEDFUiBACkBADHADJDIpCANFbXhBAHZAAaAAeFAMACFSBNAAALBfAAhBAABAZQAINAANAAEAJOAAYAYAAAUAAUAAAGDBDSBFECERCAmDM4BQKKbBZABCjCNJTHPOAQFCCFELCAATAZGAAAKPOIEAgBgBJJUAbLCGXAAuBAYwBczByBI0BBXQ3BHxBhBHqBAgBKiBgBvBEzBrBLpByBBoBqBHKBALALCAAAnDrCBLLBoDsCCMMCAnEXET3CH6CsBpBMmCGmBZeOSAKAAFMEAZV2BTJbaW1BUKcA2BPAqBCa1BQApBBZAMCAAMALBAALAA-BMaiBJAhDANfjBPKLIGEGLAACDJ6BAJKwBIQAAAOCZADXAEFALEACJAAKTAjBADbABWAACSARAACTAaAKAOATAAFNANAAANAQAAOCAMAAAMAAUAEAIILAFAHANAAAANAMMAAAAAkCAAABmCjCAAAClCAlBnBGAADAgBEDAfkCAkBAAiBnCAfCApBXADENJyCKEAO0BLANAACAKAAKAAfAAfAAMAAMAAOAAOAAOAAOAAAUCAJWITBAKVHAoDMCoBYecJOKUHlDAfblBDOADJISjCAACH7BCAAWRBaAWbAiBNAANCARACPFAUAAGOAAFAHAACjBAAAAlBHAvCAAmCCAFAAIkBAfAAkCCAGAADzBAQAAjC6FAgCAAsEnBAHAAfvCAXAA3BJAEAANqCAuCAADUAKAAKFAAAAFCACAAAAAAAACYAMAAMAsBcQBBEhCflBIADBNOBABAAAAAAAffAAAAgBgBAAAAAhBAXAAJiBABAAkBwDAsCAAkBLAHAAD9EAzDAApBHAAAAHiBAAAAiBMAAAAMCAAAACJAAAAJVAAAAVSADAAWEAAAAESAQAACAAAAAAOAMAACBAAAADRAFAALJAAAAJCAAAACCAAAACAAAAAAAyBCoBFWHtBpBeEVPbM9BCASAhBAqBZZbsCAUGQgBlBABXAN2BAOkBAGWADgBXS8BBF2BEInBAbBJAyBAOSKIfAAFEdPCfLiBJUNLyBABeAGCKMLABPIAlBAJbAAXAAPFBfCFLLBTQVHJEHAalBBGbDZIAFYAWAAAdAELFPJAGJFAnBCVXEAHAJAACLANCAAKAKAAAAZAAAAXgBgBAAAAffAAAAA0BbwBNIoB7BDVGHfEmBfIAJANAAALBPACAPBMANEOGQAAFOINAAAANBDMAHBOAAAAOABANAAMCAOAALATJAAJAUKAAKAAdAAXDBkBAEsBNEVADjBUBANCAAHJMAAAAMAaAAgBAFZAAfAGAnDAP5B1BWGACKJE-DEgBwBEoBpBATXCA4CA6BNqBAlBAPLGP4BA0BQOZ4BAAyBIBbACGbHGCKTMCBAAJCIVAPHAACDdsBahBGAbeCAJAJAAAmBAff6BqBzBARLXAoBAAKUKHADMPCTAABDPmBAGFX-BHAAMATbARJAAOAUHACUAKEGCXAAAMlBbAAAbBQAXMYCtCAIFbzBZAABRHXAIBhBEAuBFUAIYHAJAEBJCJAABXADAAVHEAALAAiBJAkBAIhBKAjBAHARMjBECAULkBDAAAAAGdAaEDFiBIbAxBAAAAxByBAAAAyBAQAAAAQPAAAAPAlDAPrBRVNAHBBBLAHBBAeAxBQM0BNAHBDAqDA0CYMLAMECGJKfNHDGJUGEFOAMAMCDAAnFAKrDfjCoFAJsDgBkCA4BBAFUqB3BCAGTpBAlCAFLjBRmBAGJaQiBAAWKCAJABAAHKACAAIA3CAAgBC3D4CAAfB4DAVAERAJYABSBIATIOYVpBBYCJOfuBbFEIiCRABTBEPALBBAAAABCAAGIOENFiBYCBICTbNGIGNABDJAAoCuBDyBQjB_CzBCtBCBsBAGqCXL0BAOJGoB6BAFKmBQOAAAMCVALJAAtBAJfDAlCAAZrBAMAAAMAPAAAPAVAAVBAJAAJAANAANAAALARDAMXAEXLEkBAOaMPAAAAAAAAAAAAAAQGIAEBPCABAPMAAMAAQAABASLHBBABAyDAsBYCsBbAAAFVEAAANSPAAAAPNABCANjBARZMDBAhBCOQZADFAPQAAASBUAAAGMMAMCDAZAAABXPAAARCQAAAAQAYHKODKQSFFmBbrDLDRlBjBuBCAGBqBOACCAKAQAAAAQJAAAAJAJCbyBNThCAVGhBPLADHABlCKJBF_BOGSBDFqDBSFsB0BfAPJDLkBRaHUQKAAAKAGAADKANAIATAmCAAAAmCKAOAADqBACAEkBQAEEIApBADAVNPCOPANhBAAABhBKAAAKAfABAOrBNAAADJJAADAHXAHFALFAJABGJAAAAJgBAAAAgBSAAAAQAXAAUHjBBAAPIEhBAAHGfiCAIBA8BNAJADAAPEGABXRDJADAUADAAYAQAAAAQAcMGECEbLFDBDAbAAJDNHABNOFPAAEVCQABQBERAAAPBSAABUAYACKcNKAAAAKJADAHCOAFAIMDAEJACBAAARQIABKCBAVHBGCTWICFBUApBNHBBPqBOICCQAJYAfAAKXAgBAAA8BcyBOZF7BbxBNaGAdEDTfWeDEUgBVAxBAPfAAwCUQsBAAjBXALAAAMDXOAazBCLRAXkBCgBEAAAvDDbS7CHwDEcR8CIAZnBQMKXJkBVPJBqBCEEAgBAoBAAAAoBPAAAAPRAAAARNAAAANNAAAANLAAAALAtBAVRUX2BAIOPwBDAQOFbPAHHAAAPAAAPAFAABSVeAAADiBLAAAALAUABQGARALAAFTACPFAOAMACAANANAAAaAaAAAAdFALFDeGAMGEAIQanBGAUWLQBDfjBPWFEAtDLVa7BpB-BqBSjBIWkFVaCwCuCZREPAEtBQXaTrB0B-BGyCmBrBG4BHTdgCmBrCChCwBA5BpCAC3BVAATEMRXMwBACUcJpBHLDLDADADhBAkBPALUPHSABIMATDBPCAQAWBFAJCDOIfAfBRAJAgBCSAKAAhCLLZJHiCMMaKIA4D-DpBKIUrBtCcbkChB8BPiBkBDI1CbGF9BGIAHAKGAAAAAAAmCAcIeEhCCXLfATDHBBDAmBQSMHAhDhBdXXMoCWWSWJAwBIAWPiBvBHAVQhBAWAAYDALEADNAKAAKAAGAADMAQAAAQANDAAJAALAANAAkBAAkBAANAANAAPAAPAAAJAJAAAVAVAAAUAUAAAUAUAAAPAPAAANANAAAAEAHJDaDAUFKbJAPEACDAEALEQACMCAAhBNhBWTKiBOiBVUJAoBAAIOSdAAACfHAAJPSAVACCQnBYABDJoBNAAALAOAAQBAJACDJAKABAOAArBAAEHpBnBFBCTL2CIAaGwBCAATmBPUACHDeAGBCEJKFAAJEAFAAECLcaAAAAffAAAAAjBGnBAAAQAQAAAYYAAAASSAAAARRAAAANNAAAAWAWAAAIAIAAAAAFABKBAGACJCA0EiBOaO6BzEhBNZN5BAyBcIKOLxBbHJNMAcCWtBiBOCYJTDM7CABZlBbtBAHKZVKCGBACmBASBESgBCIKIGLAVGID4BAAFBgCXAJKIdRAGFBPcAAJDqBYWAAACkBDXcLuBSAAAASfAAAAfoBAAAAoBeAABAgBTACAGZMAKCBC8BACwBODXlBAKAEVAEEAdRRAACBKAALCUfAACBfOAAAAOOAAAAOfAAAAfMAAAAKMAAAAMdAACAfiBAACCcCMAHAAOAAAAOSAAAASOAAAAOLAAALAQAQAAAA7COVBvBhB8CNWCwBiBAOCOFBGNBNGCFAMAOABANANAAAAwDDR6BgCQXKWJbRhBBILAZVFLNAMrBDHdABLGREADPAHJAA2BGZ5B2B-CGFCYAPVAAAAVYbsBmBBNHAAAAHBYRUbBIAAAAIIAAAAIPAABANNAAAANkBAAAAkBCAAACACAAACAAAAAAAgBFKAQKPBGAXGDAADAAAAAAAAAAAAAAA_BADXlBEgCAEYmBDAoDXeCsCSnDYdBrCRAoEAmBkCYEnEAlBjCXDA9BdLKHXtDRrBpBfauF0B4BcoBB0BMQYnBAOrB9BPUAOiBuBDWAbAWAAAAWcAAAAcfAAAAfSAAAASAvCHEZJnBzCDEPBhCgBeAFLUwCLHuBeayCJCKJ6CANAHAHCA3CAAAA3C4CAAAA4CAAAAAAAwBGLmBQAvBFMlBPAAwDsBiBoBAQ7ICZvBpBvDOAFDGFqEAUegBsCoDE3BboCqCsBBeUMCwCAgBB2BDFAEEcnB2ByBmBBaVmBAByBhC6BnBAEdfMNGZhBYQCAAACAMPKDAWVxBOASDZAFIAbYCGCMCXRAMRBIEGSDPAAAAAAAIAeECZALHCAQyEqCNmDjBUdkBFMVjBSAAAAStBKiB1BWzBSAAOAEFAAJAEZCFCEdmCDrBgBU2CBADBdiBPADHORYABKKGgDAFW4BWiCqBcILBzBDJbJBfGjBZTUxBTJMAhB0D9CgDDmC0B1CjBvBNMA6BSDQVyBLAAOhBILRCPOEAMHGAJQDJGAWcAArB-BKPAALLE0BAAoBMBEJAfQcDAAAADAAAAAAuBEEBQKCfGCYC_BFUjCAHLAAITAMAAIEAEARADaQAAAAQFAAAAFCAAAACTAAAATPAAFJAEAAFKALALAAASAIEAGSAIEAGWAAAWAfAAAfAGAAAAGGAAAAGFAAAFAFAAAFAaAAAAaPAAFGNMAAFNgBDAAADADADAAAXFPgBJXFAAAAFPABAHDuBADYiBFAAAAAAAAAAAAPAAAPCIAAAAIIAAAAICAACAACAACAAfAAAAfCAAACACAAACACAAACACAAACAAEDBWAJDECVAKANAAAANOAAAAOAHjBOMCAIkBNLBAAKTEgBafoBOMNf8BxBGRTKdAkBAAMAYjBAALAXAuBMLP4BGlDArBxBPGyBAF2BHMSALTqBIGbVgCLG_BAwBnCNZKArBkBZsBhBAsBAN9BmBSqBPROAPAAALDcAAAAcJAAAAJPAAAAPAnBABAAlBJADAAFSAeAALQAJAAaTALAAFSAAAASAKAADUFJAAETGAgCDJK-BELCKHnBafACAGlBNAAANBJABAVOAwDeuBMQGvDdtBLPFAnDLFvBlBBoDMGwBmBCAGBBMAAFCCLAAANEtDUQ4BODuDTP3BAUSAABETRAACDABMrBVCwBCLsBWBvBATGHAPAUFIAQAASkBEMfARjBDLgBAAPAAAAPQAAAAQANAAAANOAAAAOApCFTnBQTqCGUoBPUAjCHJAZXkCIKAaYATBEJITUCDKHUAVAAAAVWAAAAWAYAACWAXAABVAAKAAAAKUAAAAUWAAAAWTAAAATaAAAAadAAAAdAmBGxB0BcClBFyBzBbBAUALORkBRBNABAKAKLMADAKJIJIAFAAMEAPIEGKAGGAAlBACBXNXAAZCANAICCZFAGEAPOBSMPEOIAGCAPAAPAAQAAAIISAAASAAJAAAJAATAADNBUAAEOCACHDBAQBIECAPAoCmBMT0BJbHBgB3BIDPCGEBTNGRCGbAXFAAAYAAYAAYAAYAAZAAZAAJAAJAAKAAKAAYAAYAAdAAdAAASZemBXARadlBYAAEAANASDAAOARAMlBCMEeLmBBLDdAyBHICaWxBIHBZVAvCAAjBNdiBAAABkBDAAMJFoBAAgBAGSAAAASfAAfAALAAHAFgBAAQQANAARCAPAAPAASAEEDOXABBGbMABKEAcAAaCCWAAWAAXAAXCAAMAAAMATAAAHLXAAABXTAAAAVcAAAAcYAAAAYA8BAAAiBaPAAATEbAAAbALAAAUfAMAAICAJAALAAAjBAFAfAkBAGAgBAAQAAAPgBPAAAQfAPSNZGAQROaFAAIIMIFLHHLHGMASYAFAAJAHFEAIMBDCAJJAAAAUIAGGArBrBAAAAOBBSAAJAKJFBIOFDAEQASBAANAAANAAtBAAAVZUAAAFaOAAAQBATAACNFLAARBKeAAQQBASAAAASRAAAARALAJAAABAMCJDUACESFQAACCMPABDLAAoBUWEFB7CzBTPHCgCiBEMOBAsBABuBAATNOTHGCYTABAMAAIAEuBAcGAKCADLAUeGmBDAHCMEDDFfAAAAdWAfAA2BgBAABSQJAJAAAZAdGGHERQABGDDJGAEYACAGOfACDDZPABHAFMAAMAAUAOAAEbAAbAALAHCFAhBAAFAZMACGAEMAGCAEAHDAADAcaAACAIGAACAXZAAAADDAAAAAQQAAAANNAAAAAhDLzBhBAAwEiB8BEsBAfXDgBhBAAQPpCyB2BAiB0B8BvBdAzBdJCNAAuBEwBvCqCAOUIkBzBAfTdqBVAAeACQKAMAFRaKnBAEAjBJAXACdHMPADXJWMAACAKCAASVGfAAAAfJHAHAGkBAEIeFTAFNBAQGAGEAbAAAbA-BACgBcAOAAMCAAEDATkBHDEAUjBIAsBAAIGeMABEGEjBCEBLdPCFJABALAAAALMAAAAMAhBbDBAAiBcECAAAXCBYXVYBCXYWALAEABNNANAAAPATAACcAcAAAOAAACMAQABQKFJACCREAGCNGAAOYLGBANXMFCAALCRAGAMBSAFAAmBFCiBIAlBGBhBHAAZDDTAAaEEUAAAQHCUCAPIBTBAAYAASBKXAARCJAjBATJADwBEUQAGPDAHABALBBJCAMCCKBAAOAAAAONAAAANAWAAWAAZAAZAAAJAARIAOAAOAAAJAHCDAMAIEAAAbFBQvBMcGCPwBLAiBAIAQKhBAHAPJAeCAIUAYBIASALACANAPAFCLAXAANLAAQQAAAAQAAAAQMAAAAMQJAAAaPPAAAAfAAAAfAlBHEJXAmBIDKYAAQWBHEBPVCIDCAEADDJWHACEGTAaCAYAApBPZABAKQUXAATDDHDASDEKGAAMEIKJALDHJKAAnBXLGHAoBYMFIAATAATAAMAAMAAbAAbAAcAAcAAAKAAKAAJAAJAAABQLGNAoBEHYMIkBDgBBEGAURGLESAUaZBVBDdGILAGHJAKAAAKAWACABUbALGBTlBADTEREJLSAI1BAFExBBmBAAT4BAgBPQDEepBAAAApBKAAACIKAAACILAFAFAdAAAAdVAAAAVJAAJAAQAAQAAAAABQFFyBAEAeQbAACdANSEfADaCEQGAPFNEAAhBNAPJEOAAYCNfAAfAAUAGGAGATAFQdAUAGPeAAFABLIAMAAKCALABAJAAKCFCQHUAYNSFUAASAEqBAAUWAjBEHZDARACETDhBAGFfAOAEQFAkBDOcAAMAAMAAfAAfAADAXMAKLANCAAxBDHnBAAaAABUIJILAHCWAAWAASAMEACKAAKAAVAAVAAJAAAJASASAAAMAAMAARARBAAAcEFAAebDGAAdAXAAAAXYAAAAYAAALAAMAAMAALANAAAANOAAAAOAbPFAAFcQGAAGAAQVAAGAPWAAFAMgBRAAALfSAAAAZANALAaAOAMAAVAAAATJAAAJASAAABWARMFBBTLNFEEAOCBDAUXACFDPYAQEEASAFGAQANHNKABOIOJACAGFABOAFGACNAAjBPTCAAkBQUBAAAFCENCCGBDOBBAEAFAODDAGANEARAAAARSAAAASAuCYMOYGtCXLNXFANAAAANAUDDBeBYOISNBPIBCXABFChBkBClBJDSrBAAgBAAAAgBfAAAAfATAHLACYAIIAIFAAGALAJDAFAAKEAGAAAGAMHCATAENAHMGYEZEIAFIGCNCHGLBHAFfaEaHTsBKAALAALAAACAACAACAACAARAARAAgBAAgBAACAACAAOAAOAAFAAFAAMAAMAABAABAASAASAAXAAXAABAABAANAANAARAARAAVAAVAAUAAUAAEAAEAABAABAAMAAMAACAACAAQAAQAAAAAAAAAAJEEAAHACDFAAAAAAAEKFAAAGAAAGAAWWAAAAVVAAAAAJBAAHAAJJAAAAKKAAAAAkBCACYKVDCCXAECMKCVfANNCFIAECBEMAACDOFAFDGAABKJAAACJKAAAAUBGEMAOCDCOATAABRAABAAAABCAAAACAAAGMPBPDFDAAMBGACEOGDAOBJBBHAAATJDAFAKKAAAAAKEGAAAAKAAAAKOAAAAOTAAAATAVAAAVAUAAAUAAMAKAAAJADBDANAPDEAMAKEAAAMMAAAALLAAAAAQASAAAVARADAAJAAAAJKAAAAKADDABAAEEACAA`
