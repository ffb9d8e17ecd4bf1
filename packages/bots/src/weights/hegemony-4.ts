// Weights of hegemony with 4 players, written by `hustings train`.
export default `hustings-weights-1
hegemony
2
4
5
round turns production elections policy.1.A policy.1.C bill.1 policy.2.A policy.2.C bill.2 policy.3.A policy.3.C bill.3 policy.4.A policy.4.C bill.4 policy.5.A policy.5.C bill.5 policy.6.A policy.6.C bill.6 policy.7.A policy.7.C bill.7 working.bills middle.bills capitalist.bills state.bills working.policyVp middle.policyVp capitalist.policyVp bag.working bag.middle bag.capitalist taxMultiplier demonstration closed.1 closed.2 closed.3 closed.4 closed.5 closed.6 closed.7 working.vp working.loans working.influence working.cards working.agenda middle.vp middle.loans middle.influence middle.cards middle.agenda capitalist.vp capitalist.loans capitalist.influence capitalist.cards capitalist.agenda state.vp state.loans state.influence state.cards state.agenda working.money middle.money state.money capitalist.revenue capitalist.capital capitalist.wealth working.prosperity working.nextProsperity working.workers working.population working.unemployed working.unskilledUnemployed working.food working.luxury working.health working.education working.worksFor.middle working.worksFor.capitalist working.worksFor.state middle.prosperity middle.nextProsperity middle.workers middle.population middle.unemployed middle.unskilledUnemployed middle.food middle.luxury middle.health middle.education middle.worksFor.middle middle.worksFor.capitalist middle.worksFor.state union.agriculture union.luxury union.healthcare union.education union.media middle.companies middle.operational middle.wages middle.strikes capitalist.companies capitalist.operational capitalist.wages capitalist.strikes state.companies state.operational state.wages state.strikes capitalist.machinery middle.fullyOperational working.companies middle.storage.food middle.price.food middle.storage.luxury middle.price.luxury middle.storage.health middle.price.health middle.storage.education middle.price.education capitalist.storage.food capitalist.price.food capitalist.storage.luxury capitalist.price.luxury capitalist.storage.health capitalist.price.health capitalist.storage.education capitalist.price.education capitalist.freeTradeZone.food capitalist.freeTradeZone.luxury state.storage.food state.storage.luxury state.storage.health state.storage.education state.media legitimacy.working tokens.working legitimacy.middle tokens.middle legitimacy.capitalist tokens.capitalist events agenda imf bonds
working middle capitalist state working&1 middle&rules capitalist&1 state&1 working&rules capitalist&rules state&3 middle&1 capitalist&2 state&2 middle&2 working&2
working ask.turn
play:working-proletarians-of-the-world-unite play:working-public-sector-overtime play:working-specialization play:working-healthcare-benefits play:working-student-movement play:working-state-scholarship play:working-general-strike basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure free:swap-workers play:working-healthcare-movement play:working-interest-groups play:working-need-for-change basic:demonstration play:working-workplace-accident play:working-immigration-reform play:working-public-opinion-polling play:working-affordable-housing play:working-signing-bonus play:working-cooperative-farm play:working-workers-movement free:receive-benefits play:working-unemployment-benefits play:working-labor-market-deregulation play:working-highlight-social-issues play:working-radical-reforms play:working-supplemental-income-program play:working-rising-covid-19-cases play:working-protect-the-status-quo basic:history-he17 play:working-fake-news basic:history-he48 free:use-healthcare play:working-migration free:pay-off-loan free:use-education play:working-boost-domestic-tourism free:use-luxury basic:history-he30 free:history-he37 free:history-he43 play:working-momentum-for-change play:working-reveal-political-scandal free:history-he47 play:working-change-of-government-agenda agenda:hold free:history-he26 free:history-he29 free:history-he50 free:history-he23 free:history-he19 free:history-he27 free:history-he32 free:history-he31 free:history-he36 agenda:reveal basic:history-he25 basic:history-he10 free:history-he33
working ask.discard
discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-state-scholarship discard:working-general-strike discard:working-healthcare-movement discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-highlight-social-issues discard:working-radical-reforms discard:working-supplemental-income-program discard:working-fake-news discard:working-boost-domestic-tourism discard:working-proletarians-of-the-world-unite discard:working-migration discard:working-workers-movement discard:working-momentum-for-change discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-change-of-government-agenda discard:working-rising-covid-19-cases agenda:reveal
working ask.discard | action.assign-workers
discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-state-scholarship discard:working-general-strike discard:working-workplace-accident discard:working-signing-bonus discard:working-affordable-housing discard:working-unemployment-benefits discard:working-cooperative-farm discard:working-need-for-change discard:working-interest-groups discard:working-healthcare-movement discard:working-labor-market-deregulation discard:working-boost-domestic-tourism discard:working-supplemental-income-program discard:working-highlight-social-issues discard:working-fake-news discard:working-radical-reforms discard:working-migration discard:working-proletarians-of-the-world-unite discard:working-workers-movement discard:working-immigration-reform discard:working-change-of-government-agenda discard:working-momentum-for-change discard:working-public-opinion-polling discard:working-rising-covid-19-cases discard:working-reveal-political-scandal discard:working-protect-the-status-quo
working ask.assign-worker
skill:unskilled skill:education worker:university-hospital-0 worker:university-hospital-1 done skill:agriculture skill:luxury skill:media worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 skill:healthcare worker:cooperative-farm-0 worker:medical-laboratory-employee worker:university-0 worker:university-1 worker:convenience-store-employee worker:electronics-store-employee worker:national-public-broadcasting-0 worker:national-public-broadcasting-2 worker:university-hospital-2 worker:national-public-broadcasting-1 worker:doctors-office-employee worker:shopping-mall-1 worker:regional-radio-station-employee worker:game-store-employee worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:local-newspaper-employee worker:public-hospital-2-0 worker:public-hospital-2-1 worker:public-university-3-0 worker:public-university-3-1 worker:convenience-store-2-employee worker:organic-farm-employee worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:vegetable-farm-0 worker:radio-station-0 worker:fish-farm-0 worker:fish-farm-1 worker:public-university-2-0 worker:public-university-2-1 worker:shopping-mall-0 worker:academy-0 worker:academy-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:radio-station-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:cooperative-farm-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:hospital-0 worker:hospital-1 worker:hotel-0 worker:cooperative-farm-2-0 worker:tutoring-company-employee worker:cooperative-farm-2 worker:doctors-office-2-employee worker:fashion-company-0 worker:medical-village-0 worker:medical-village-1 worker:publishing-house-0 worker:supermarket-2-0 worker:supermarket-2-1 worker:cooperative-farm-2-1 worker:hotel-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:private-school-employee worker:fast-food-chain-0 worker:pharmaceutical-company-0 worker:college-2-0 worker:college-2-1 worker:clinic-2-0 worker:clinic-2-1 worker:stadium-0 worker:stadium-1 worker:cooperative-farm-2-2 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:pharmaceutical-company-1 worker:publishing-house-2 worker:stadium-2 worker:tv-station-0 worker:tv-station-1 worker:fashion-company-1 worker:vegetable-farm-2 worker:hotel-2 worker:medical-village-2 worker:tv-station-2 worker:university-2 worker:vegetable-farm-1 worker:publishing-house-1 agenda:reveal worker:institute-of-technology-2 worker:fast-food-chain-1 worker:pharmaceutical-company-2 worker:fish-farm-2
working ask.assign-where
company:convenience-store company:doctors-office company:clinic company:shopping-mall company:radio-station company:national-public-broadcasting company:organic-farm union:agriculture company:university-hospital company:institute-of-technology company:cooperative-farm company:technical-university trade:cooperative-farm-0 trade:convenience-store-employee trade:clinic-1 company:doctors-office-2 trade:supermarket-1 company:lobbying-firm company:public-university-3 company:public-hospital-2 company:local-newspaper company:supermarket company:tv-station company:fish-farm company:regional-tv-station-2 company:regional-tv-station-3 company:public-university-2 company:public-hospital-3 company:publishing-house company:game-store company:fashion-company company:fast-food-chain company:college trade:shopping-mall-1 company:hotel company:electronics-store company:academy company:shopping-mall-2 company:medical-village company:hospital union:healthcare company:stadium trade:hotel-0 company:college-2 company:cooperative-farm-2 company:private-school company:supermarket-2 company:university union:education trade:technical-university-1 company:medical-laboratory trade:doctors-office-employee trade:college-1 trade:university-hospital-1 trade:regional-tv-station-2-1 company:tutoring-company union:luxury company:clinic-2 company:convenience-store-2 company:vegetable-farm company:pharmaceutical-company trade:university-hospital-2 trade:academy-1 trade:public-university-3-1 trade:publishing-house-2 union:media trade:national-public-broadcasting-1 trade:tutoring-company-employee trade:convenience-store-2-employee trade:game-store-employee trade:doctors-office-2-employee trade:cooperative-farm-2 trade:radio-station-0 trade:supermarket-2-1 trade:public-university-2-1 trade:vegetable-farm-0 trade:lobbying-firm-1 trade:college-2-1 trade:cooperative-farm-2-0 trade:stadium-1 trade:tv-station-1 trade:radio-station-1 trade:local-newspaper-employee trade:publishing-house-0 trade:national-public-broadcasting-2 company:regional-radio-station trade:pharmaceutical-company-1 trade:fashion-company-0 trade:hotel-2 trade:clinic-0 trade:cooperative-farm-2-1 agenda:reveal trade:institute-of-technology-2 trade:fast-food-chain-0 trade:fast-food-chain-1 trade:cooperative-farm-1 trade:publishing-house-1 trade:hospital-1 trade:shopping-mall-2-1 trade:cooperative-farm-2-2 trade:university-2 trade:regional-tv-station-3-1 trade:university-hospital-0 trade:vegetable-farm-1 trade:vegetable-farm-2 trade:hotel-1 trade:university-1 trade:public-university-2-0 trade:medical-village-1 trade:stadium-2 trade:public-hospital-3-1 trade:college-0 trade:clinic-2-0 trade:hospital-0 trade:medical-village-2 trade:pharmaceutical-company-0 trade:institute-of-technology-1
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
company:radio-station company:national-public-broadcasting company:doctors-office company:university-hospital company:convenience-store company:regional-tv-station-3 company:public-hospital-3 company:clinic company:regional-tv-station-2 company:public-hospital-2 company:doctors-office-2 company:college company:public-university-3 union:media company:public-university-2 company:technical-university company:regional-radio-station company:game-store trade:public-university-2-1 company:pharmaceutical-company company:fashion-company
working ask.assign-next-for
skill:unskilled skill:agriculture skill:luxury skill:education skill:media worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 worker:university-hospital-1 skill:healthcare worker:cooperative-farm-1 worker:medical-laboratory-employee worker:university-0 worker:university-1 worker:cooperative-farm-0 worker:convenience-store-employee worker:electronics-store-employee worker:national-public-broadcasting-0 worker:national-public-broadcasting-2 worker:university-hospital-2 worker:doctors-office-employee worker:regional-radio-station-employee worker:game-store-employee worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:university-hospital-0 worker:public-university-3-0 worker:public-university-3-1 worker:organic-farm-employee worker:technical-university-0 worker:technical-university-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:vegetable-farm-1 worker:academy-0 worker:institute-of-technology-0 worker:shopping-mall-1 worker:academy-1 worker:radio-station-0 worker:shopping-mall-0 worker:vegetable-farm-0 worker:cooperative-farm-2-1 worker:tutoring-company-employee worker:radio-station-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:publishing-house-0 worker:cooperative-farm-2-0 worker:supermarket-2-0 worker:convenience-store-2-employee worker:doctors-office-2-employee worker:public-university-2-1 worker:local-newspaper-employee worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:public-university-2-0 worker:private-school-employee worker:hotel-0 worker:fast-food-chain-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:college-2-0 worker:national-public-broadcasting-1 worker:cooperative-farm-2 worker:fashion-company-0 worker:hospital-0 worker:hospital-1 worker:clinic-2-0 worker:clinic-2-1 worker:cooperative-farm-2-2 worker:stadium-0 worker:stadium-1 worker:fish-farm-0 worker:fish-farm-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:supermarket-2-1 worker:medical-village-0 worker:medical-village-1 worker:publishing-house-2 worker:fast-food-chain-0 worker:stadium-2 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:tv-station-0 worker:tv-station-1 worker:institute-of-technology-1 worker:medical-village-2 worker:fashion-company-1 worker:college-2-1 worker:publishing-house-1 worker:tv-station-2 worker:university-2 worker:hotel-1 worker:pharmaceutical-company-2 worker:technical-university-2 agenda:reveal worker:vegetable-farm-2 worker:fish-farm-2 worker:hotel-2 worker:institute-of-technology-2
working ask.assign-next-for | company.national-public-broadcasting
skill:unskilled skill:agriculture skill:luxury skill:education skill:media worker:supermarket-1 worker:clinic-0 worker:clinic-1 skill:healthcare worker:university-hospital-1 worker:university-hospital-2 worker:doctors-office-employee worker:regional-radio-station-employee worker:game-store-employee worker:college-0 worker:college-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:public-university-2-1 worker:university-hospital-0 worker:cooperative-farm-0 worker:doctors-office-2-employee worker:regional-tv-station-2-1 worker:electronics-store-employee worker:local-newspaper-employee worker:public-university-2-0 worker:convenience-store-employee worker:private-school-employee worker:hotel-0 worker:tutoring-company-employee worker:public-university-3-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:tv-station-1 worker:vegetable-farm-0 worker:college-2-1 worker:cooperative-farm-2 worker:medical-village-0
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
discard:working-signing-bonus discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-highlight-social-issues discard:working-supplemental-income-program discard:working-healthcare-movement discard:working-boost-domestic-tourism discard:working-proletarians-of-the-world-unite discard:working-student-movement discard:working-state-scholarship discard:working-need-for-change discard:working-affordable-housing discard:working-public-sector-overtime discard:working-general-strike discard:working-specialization discard:working-workplace-accident discard:working-public-opinion-polling discard:working-migration discard:working-immigration-reform discard:working-interest-groups discard:working-healthcare-benefits discard:working-fake-news discard:working-protect-the-status-quo discard:working-workers-movement discard:working-change-of-government-agenda discard:working-rising-covid-19-cases discard:working-radical-reforms
working ask.strike
company:supermarket company:clinic company:hotel company:national-public-broadcasting done company:university company:radio-station company:university-hospital company:institute-of-technology company:college company:convenience-store company:doctors-office company:regional-radio-station company:game-store company:regional-tv-station-3 company:convenience-store-2 company:local-newspaper company:public-university-3 company:doctors-office-2 company:fish-farm company:shopping-mall company:fashion-company company:technical-university company:tutoring-company company:vegetable-farm company:publishing-house company:organic-farm company:tv-station company:private-school company:lobbying-firm company:regional-tv-station-2 company:shopping-mall-2 company:academy company:fast-food-chain company:college-2 company:public-hospital-3 company:public-university-2 company:electronics-store company:pharmaceutical-company company:stadium company:medical-laboratory company:hospital company:clinic-2 company:supermarket-2 company:public-hospital-2 company:medical-village agenda:reveal
working ask.vote-influence | policy.6
least 2/4 3/4 most
working ask.buy-amount | resource.food
least 2/4 3/4 4/4 most 1/4
working ask.vote-side | policy.6 B
for against
working ask.assign-where | skill.agriculture
company:organic-farm union:agriculture company:convenience-store company:doctors-office company:clinic company:public-hospital-2 company:technical-university company:national-public-broadcasting company:regional-tv-station-3 company:shopping-mall-2 company:public-hospital-3 company:doctors-office-2 company:hospital company:public-university-3 company:institute-of-technology company:regional-tv-station-2 company:supermarket company:tutoring-company company:public-university-2 company:local-newspaper company:tv-station company:hotel company:clinic-2 company:college company:fast-food-chain company:radio-station company:stadium company:convenience-store-2 company:supermarket-2 company:university-hospital company:publishing-house company:game-store company:cooperative-farm company:pharmaceutical-company trade:doctors-office-employee trade:convenience-store-employee trade:national-public-broadcasting-1 trade:supermarket-1 company:shopping-mall
middle ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media agenda:reveal
middle ask.turn
play:middle-specialization play:middle-import-subsidy play:middle-foreign-market-insight basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:buy-goods basic:extra-shift basic:political-pressure free:adjust-prices free:adjust-wages play:middle-land-of-opportunity play:middle-migration play:middle-growing-business basic:sell-abroad free:swap-workers free:use-luxury free:receive-benefits play:middle-interest-groups play:middle-supplemental-income-program play:middle-investment-opportunities play:middle-labor-market-deregulation play:middle-public-opinion-polling play:middle-voice-of-middle-class-workers play:middle-new-theme-park play:middle-personal-consumption play:middle-immigration-reform play:middle-covid-19-stimulus-package play:middle-public-sector-overtime basic:history-he17 play:middle-fake-news free:use-healthcare play:middle-health-crisis basic:history-he48 play:middle-highlight-social-issues play:middle-state-scholarship play:middle-export-subsidy play:middle-employment-subsidy free:use-education play:middle-healthcare-benefits free:pay-off-loan play:middle-small-business-grant agenda:hold basic:history-he30 free:history-he37 play:middle-unemployment-initiative-program play:middle-reveal-political-scandal play:middle-change-of-government-agenda play:middle-protect-the-status-quo play:middle-momentum-for-change free:history-he35 play:middle-higher-education-program free:history-he50 free:history-he26 free:history-he19 free:history-he29 free:history-he47 agenda:reveal free:history-he32 free:history-he31 free:history-he36 free:history-he33
middle ask.discard
discard:middle-export-subsidy discard:middle-specialization discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-interest-groups discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-labor-market-deregulation discard:middle-public-opinion-polling discard:middle-voice-of-middle-class-workers discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-higher-education-program discard:middle-immigration-reform discard:middle-covid-19-stimulus-package discard:middle-public-sector-overtime discard:middle-unemployment-initiative-program discard:middle-fake-news discard:middle-reveal-political-scandal discard:middle-health-crisis discard:middle-highlight-social-issues discard:middle-state-scholarship discard:middle-healthcare-benefits discard:middle-change-of-government-agenda discard:middle-protect-the-status-quo discard:middle-momentum-for-change agenda:reveal
middle ask.discard | action.political-pressure
discard:middle-export-subsidy discard:middle-specialization discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-voice-of-middle-class-workers discard:middle-investment-opportunities discard:middle-supplemental-income-program discard:middle-immigration-reform discard:middle-covid-19-stimulus-package discard:middle-migration discard:middle-land-of-opportunity discard:middle-new-theme-park discard:middle-reveal-political-scandal discard:middle-personal-consumption discard:middle-public-opinion-polling discard:middle-growing-business discard:middle-highlight-social-issues discard:middle-higher-education-program discard:middle-health-crisis discard:middle-healthcare-benefits discard:middle-public-sector-overtime discard:middle-state-scholarship discard:middle-labor-market-deregulation discard:middle-change-of-government-agenda discard:middle-protect-the-status-quo discard:middle-interest-groups discard:middle-unemployment-initiative-program discard:middle-fake-news discard:middle-momentum-for-change
middle ask.turn-free
free:adjust-prices free:adjust-wages end free:swap-workers free:use-luxury free:receive-benefits free:use-healthcare free:use-education free:pay-off-loan agenda:hold free:history-he37 free:history-he35 free:history-he19 free:history-he50 free:history-he26 free:history-he29 free:history-he47 free:history-he32 free:history-he31 agenda:reveal free:history-he36 free:history-he33
middle ask.wages
wage:convenience-store-3 wage:doctors-office-3 done wage:doctors-office-2 wage:convenience-store-1 wage:convenience-store-2 wage:doctors-office-1 wage:regional-radio-station-1 wage:regional-radio-station-2 wage:private-school-1 wage:private-school-2 wage:regional-radio-station-3 wage:private-school-3 wage:organic-farm-1 wage:organic-farm-3 wage:medical-laboratory-2 wage:medical-laboratory-3 wage:convenience-store-2-2 wage:medical-laboratory-1 wage:electronics-store-2 wage:organic-farm-2 wage:convenience-store-2-3 wage:local-newspaper-1 wage:local-newspaper-2 wage:doctors-office-2-1 wage:doctors-office-2-2 wage:local-newspaper-3 wage:electronics-store-3 wage:game-store-3 wage:game-store-2 wage:game-store-1 wage:doctors-office-2-3 wage:electronics-store-1 wage:tutoring-company-2 wage:tutoring-company-1 wage:tutoring-company-3 wage:convenience-store-2-1 agenda:reveal
middle ask.hire-where
company:convenience-store company:doctors-office done company:local-newspaper company:organic-farm company:game-store company:regional-radio-station company:tutoring-company company:private-school company:medical-laboratory company:convenience-store-2 company:doctors-office-2
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
skill:unskilled skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:regional-radio-station-0 worker:private-school-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 skill:agriculture done skill:luxury worker:radio-station-0 worker:radio-station-1 skill:healthcare worker:clinic-0 worker:clinic-1 worker:hospital-0 worker:hospital-1 worker:training-center-0 worker:training-center-1 worker:technical-university-2 worker:local-newspaper-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:electronics-store-0 worker:medical-laboratory-0 worker:tv-station-0 worker:tv-station-1 worker:convenience-store-2-0 worker:tv-station-2 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:pr-agency-0 worker:pr-agency-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:national-public-broadcasting-2 worker:jewelry-store-0 worker:jewelry-store-1 worker:supermarket-0 worker:supermarket-1 worker:fashion-company-0 worker:fashion-company-1 worker:publishing-house-0 worker:publishing-house-2 worker:fish-farm-0 worker:fish-farm-1 worker:pharmacy-0 worker:pharmacy-1 worker:public-hospital-2-1 worker:university-0 worker:university-1 worker:university-2 worker:college-0 worker:college-1 worker:organic-farm-0 worker:tutoring-company-0 worker:doctors-office-2-0 worker:game-store-0 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:hotel-0 worker:pharmaceutical-company-2 worker:publishing-house-1 worker:medical-village-0 worker:medical-village-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:hotel-2 worker:fish-farm-2 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:college-2-0 worker:college-2-1 worker:clinic-2-0 worker:clinic-2-1 worker:stadium-0 worker:stadium-1 worker:public-hospital-2-0 worker:academy-0 worker:academy-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:medical-village-2 worker:hotel-1 worker:stadium-2
middle ask.assign-where
company:university-hospital company:national-public-broadcasting company:radio-station company:technical-university company:regional-radio-station company:clinic company:university company:college company:public-university-3 company:doctors-office company:pharmacy trade:clinic-1 trade:university-hospital-2 company:shopping-mall-2 company:shopping-mall company:supermarket trade:tv-station-1 company:tv-station company:academy company:regional-tv-station-2 company:public-hospital-3 company:clinic-2 company:public-hospital-2 trade:shopping-mall-1 trade:technical-university-1 company:hospital trade:hospital-1 trade:tv-station-2 company:public-university-2 company:regional-tv-station-3 company:hotel company:institute-of-technology company:jewelry-store trade:supermarket-1 trade:fashion-company-0 trade:fashion-company-1 trade:publishing-house-0 trade:publishing-house-2 trade:fish-farm-1 company:fast-food-chain company:supermarket-2 trade:university-1 company:medical-village company:college-2 company:training-center trade:technical-university-0 company:game-store company:fashion-company trade:pharmacy-1 trade:public-university-3-1 trade:shopping-mall-2-1 company:convenience-store company:stadium company:fast-food-restaurant company:electronics-store company:private-school trade:technical-university-2 trade:clinic-0 trade:regional-tv-station-2-1 trade:radio-station-0 trade:pharmaceutical-company-1 trade:publishing-house-1 company:publishing-house trade:university-hospital-1 trade:college-1 trade:national-public-broadcasting-1 trade:national-public-broadcasting-2 trade:jewelry-store-1 trade:clinic-2-1 trade:hotel-0 trade:hotel-2 trade:training-center-1 trade:medical-village-1 trade:institute-of-technology-1 trade:pharmacy-0 company:convenience-store-2 trade:vegetable-farm-0 company:fish-farm trade:fast-food-restaurant-1 trade:public-hospital-2-1 trade:medical-village-2 trade:fast-food-chain-1 company:pharmaceutical-company company:tutoring-company company:doctors-office-2 company:medical-laboratory company:pr-agency company:organic-farm trade:radio-station-1 trade:public-university-2-1 trade:regional-tv-station-3-1 company:lobbying-firm trade:fast-food-chain-0 trade:shopping-mall-2-0 trade:public-hospital-3-1 trade:supermarket-0 company:local-newspaper trade:academy-1 trade:pr-agency-1 trade:vegetable-farm-2 trade:supermarket-2-1 company:vegetable-farm trade:public-university-2-0 trade:hotel-1 trade:lobbying-firm-1 trade:college-2-1 trade:institute-of-technology-2 trade:stadium-1
middle ask.assign-where | skill.media
company:university-hospital company:national-public-broadcasting company:regional-radio-station company:tv-station company:clinic-2 company:clinic company:technical-university company:fast-food-chain company:publishing-house company:shopping-mall-2 company:regional-tv-station-3 company:shopping-mall trade:regional-tv-station-2-1 company:public-university-2 company:public-university-3 company:jewelry-store company:pharmacy trade:pharmacy-1 trade:shopping-mall-1 trade:radio-station-0 trade:publishing-house-0 trade:publishing-house-2 company:pr-agency
middle ask.assign-next-for
skill:unskilled skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:private-school-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 skill:agriculture skill:luxury worker:radio-station-0 worker:radio-station-1 skill:healthcare worker:clinic-0 worker:clinic-1 worker:hospital-0 worker:hospital-1 worker:training-center-0 worker:training-center-1 worker:electronics-store-0 worker:convenience-store-2-0 worker:local-newspaper-0 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:regional-radio-station-0 worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:technical-university-2 worker:national-public-broadcasting-2 worker:regional-tv-station-2-0 worker:jewelry-store-1 worker:supermarket-0 worker:supermarket-1 worker:medical-laboratory-0 worker:pharmacy-0 worker:pharmacy-1 worker:college-0 worker:college-1 worker:tutoring-company-0 worker:jewelry-store-0 worker:pr-agency-0 worker:pr-agency-1 worker:doctors-office-2-0 worker:organic-farm-0 worker:regional-tv-station-3-0 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:game-store-0 worker:fast-food-restaurant-1 worker:hotel-0 worker:publishing-house-0 worker:fast-food-restaurant-0 worker:regional-tv-station-2-1 worker:pharmaceutical-company-2 worker:fashion-company-0 worker:fashion-company-1 worker:publishing-house-1 worker:publishing-house-2 worker:university-0 worker:university-1 worker:university-2 worker:medical-village-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:medical-village-0 worker:hotel-2 worker:fish-farm-1 worker:fish-farm-2 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:college-2-0 worker:college-2-1 worker:medical-village-2 worker:hotel-1 worker:fish-farm-0 worker:academy-0 worker:academy-1 worker:regional-tv-station-3-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:stadium-0 worker:stadium-1 worker:clinic-2-0 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:clinic-2-1
middle ask.assign-next-for | company.university-hospital
skill:unskilled skill:education skill:media worker:doctors-office-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 skill:agriculture worker:jewelry-store-1 skill:healthcare worker:jewelry-store-0 skill:luxury worker:vegetable-farm-1 worker:hotel-0 worker:medical-laboratory-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:public-hospital-2-1 worker:pharmacy-0 worker:convenience-store-2-0 worker:shopping-mall-2-1 worker:radio-station-1 worker:shopping-mall-0
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
worker:university-hospital-1 worker:technical-university-1 done worker:radio-station-0 worker:radio-station-1 worker:pharmacy-1 worker:shopping-mall-1 worker:publishing-house-2 worker:fast-food-restaurant-1 worker:jewelry-store-1 worker:public-hospital-3-1 worker:technical-university-2 worker:tv-station-2 worker:academy-1 worker:tv-station-1 worker:clinic-1 worker:national-public-broadcasting-2 worker:supermarket-1 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:fashion-company-1 worker:publishing-house-1 worker:university-hospital-2 worker:training-center-1 worker:public-university-3-1 worker:fashion-company-0 worker:publishing-house-0 worker:fast-food-chain-0 worker:national-public-broadcasting-1 worker:public-hospital-2-1 worker:pr-agency-1 worker:public-university-2-1 worker:regional-tv-station-3-1 worker:regional-tv-station-2-1 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:hospital-1 worker:college-2-1 worker:fast-food-chain-1 worker:medical-village-2 worker:vegetable-farm-2 worker:stadium-1 worker:stadium-2 worker:college-1 worker:vegetable-farm-1 worker:institute-of-technology-2 worker:fish-farm-1 worker:fish-farm-2 worker:supermarket-2-1 worker:vegetable-farm-0 worker:university-2 worker:university-1 worker:medical-village-1 worker:shopping-mall-2-1 worker:institute-of-technology-1 worker:clinic-2-1 worker:lobbying-firm-1 agenda:reveal
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
skill:unskilled skill:healthcare skill:education skill:media skill:agriculture
middle ask.swap-in | company.technical-university
skill:unskilled skill:healthcare skill:education skill:media skill:luxury skill:agriculture
middle ask.food-amount
least 1/4 2/4 3/4 4/4 most
middle ask.food-amount | role.capitalist
least 2/4 3/4 4/4 most
middle ask.wage | company.organic-farm
wage:1 wage:2 wage:3
middle ask.employee | company.organic-farm
skill:agriculture none
middle ask.vote-side | policy.6 A
for against
middle ask.founder
skill:unskilled skill:luxury skill:healthcare skill:education skill:media worker:radio-station-0 worker:radio-station-1 worker:technical-university-0 worker:technical-university-2 skill:agriculture worker:technical-university-1 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:public-hospital-3-0 worker:public-hospital-2-0 worker:supermarket-2-0 worker:pharmacy-0 worker:pharmacy-1 worker:supermarket-2-1 worker:convenience-store-0 worker:doctors-office-0 worker:jewelry-store-0 worker:hospital-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:hospital-1 worker:organic-farm-0 worker:local-newspaper-0 worker:regional-tv-station-2-0 worker:national-public-broadcasting-0 worker:tv-station-0 worker:convenience-store-2-0 worker:public-hospital-3-1 worker:hotel-1 worker:university-hospital-1 worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 worker:fashion-company-0 worker:fashion-company-1 worker:publishing-house-0 worker:publishing-house-2 worker:fish-farm-0 worker:fish-farm-1 worker:university-hospital-0 worker:university-hospital-2 worker:training-center-0 worker:training-center-1 worker:game-store-0 worker:medical-laboratory-0 worker:public-university-3-0 worker:public-university-3-1 worker:clinic-2-0 worker:clinic-2-1 worker:shopping-mall-2-0 worker:college-0 worker:college-1 worker:shopping-mall-2-1 worker:public-hospital-2-1 worker:national-public-broadcasting-1 worker:tutoring-company-0 worker:pr-agency-1 worker:doctors-office-2-0 worker:private-school-0 worker:jewelry-store-1 worker:university-2 worker:national-public-broadcasting-2 worker:electronics-store-0 worker:regional-radio-station-0 worker:regional-tv-station-2-1 worker:pharmaceutical-company-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-2 worker:publishing-house-1 worker:tv-station-1 worker:hotel-2 worker:lobbying-firm-1 worker:institute-of-technology-0 worker:medical-village-0 worker:medical-village-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:hotel-0 worker:university-0 worker:university-1 worker:public-university-2-0 worker:academy-0 worker:pr-agency-0 worker:academy-1 worker:public-university-2-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:college-2-0 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:medical-village-2 worker:lobbying-firm-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:stadium-2 worker:stadium-0 worker:tv-station-2 worker:vegetable-farm-1 worker:college-2-1 worker:stadium-1 worker:fish-farm-2 agenda:reveal
middle ask.founder | company.pharmacy skill.unskilled
skill:unskilled skill:luxury skill:healthcare skill:education skill:media worker:radio-station-0 worker:technical-university-0 worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-1 worker:hospital-1 skill:agriculture worker:convenience-store-2-0 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:doctors-office-0 worker:private-school-0 worker:training-center-0 worker:training-center-1 worker:public-university-3-1 worker:tutoring-company-0 worker:fast-food-restaurant-0 worker:publishing-house-0 worker:pr-agency-0 worker:organic-farm-0 worker:vegetable-farm-2 worker:fashion-company-0 worker:regional-radio-station-0 worker:fashion-company-1 worker:publishing-house-2 worker:vegetable-farm-1 worker:academy-0 worker:institute-of-technology-1
middle ask.vote-side | policy.6 B
for against
middle ask.assign-next-for | company.shopping-mall
skill:luxury skill:education skill:media skill:unskilled skill:agriculture skill:healthcare worker:college-0 worker:pharmacy-0 worker:regional-radio-station-0 worker:jewelry-store-0 worker:convenience-store-0 worker:tutoring-company-0 worker:university-1 worker:technical-university-0 worker:technical-university-1 worker:fast-food-restaurant-1 worker:game-store-0 worker:organic-farm-0 worker:clinic-0 worker:clinic-1 worker:fashion-company-0
middle ask.swap-in | company.publishing-house
skill:education skill:media skill:unskilled skill:agriculture skill:luxury skill:healthcare
middle ask.investment
market deck agenda:reveal
middle ask.founder | company.training-center skill.unskilled
skill:education skill:media skill:agriculture skill:luxury skill:healthcare worker:technical-university-1 skill:unskilled worker:publishing-house-0 worker:publishing-house-2 worker:university-hospital-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:radio-station-0 worker:convenience-store-0 worker:technical-university-0 worker:public-university-3-1 worker:pharmaceutical-company-0 worker:fast-food-restaurant-1 worker:academy-1 worker:electronics-store-0 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:pharmacy-1 worker:hotel-0 worker:university-1 worker:fast-food-chain-0 worker:radio-station-1 worker:college-2-1 worker:college-2-0 worker:doctors-office-0 worker:pr-agency-0
capitalist ask.turn
play:capitalist-foreign-recruitment play:capitalist-interest-groups play:capitalist-extra-shift play:capitalist-bid-rigging play:capitalist-foreign-market-insight basic:propose-bill basic:build-company basic:sell-company basic:sell-abroad basic:make-deal basic:lobby basic:political-pressure free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage free:receive-benefits play:capitalist-trade-protectionism-lobby play:capitalist-health-crisis play:capitalist-global-food-crisis play:capitalist-tap-into-new-markets free:pay-off-loan play:capitalist-foreign-partner play:capitalist-technological-progress play:capitalist-business-expansion play:capitalist-offshore-companies play:capitalist-investment-opportunities play:capitalist-global-branding play:capitalist-unemployment-initiative-program play:capitalist-higher-education-program play:capitalist-covid-19-vaccine-r-and-d-funding play:capitalist-push-political-agenda play:capitalist-fake-news play:capitalist-change-of-government-agenda play:capitalist-momentum-for-change basic:history-he48 play:capitalist-buy-private-island play:capitalist-radical-reforms play:capitalist-endorse-political-campaign play:capitalist-industrialization play:capitalist-exit-strategy play:capitalist-public-opinion-polling play:capitalist-business-grants play:capitalist-taxed-enough-already free:history-he15 basic:history-he30 play:capitalist-competitive-wages free:history-he37 play:capitalist-protect-the-status-quo free:history-he35 free:history-he28 play:capitalist-reveal-political-scandal agenda:hold free:history-he50 free:history-he29 agenda:reveal free:history-he47 free:history-he22 basic:history-he39 free:history-he36
capitalist ask.sell-to-state
least most 1/4 2/4 3/4 4/4
capitalist ask.sell-to-state | resource.luxury
least most 1/4 2/4 3/4 4/4
capitalist ask.turn-free
free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage end free:receive-benefits free:pay-off-loan free:history-he15 free:history-he37 free:history-he35 free:history-he28 agenda:hold free:history-he50 agenda:reveal free:history-he47 free:history-he22
capitalist ask.wages
wage:supermarket-3 wage:shopping-mall-3 wage:clinic-3 wage:college-3 done wage:supermarket-2 wage:clinic-2 wage:college-2 wage:supermarket-1 wage:shopping-mall-1 wage:shopping-mall-2 wage:clinic-1 wage:college-1 wage:radio-station-2 wage:radio-station-3 wage:radio-station-1 wage:fast-food-chain-2 wage:fast-food-chain-3 wage:hotel-2 wage:hotel-3 wage:university-1 wage:university-2 wage:institute-of-technology-2 wage:hospital-2 wage:lobbying-firm-2 wage:university-3 wage:institute-of-technology-1 wage:hospital-1 wage:hospital-3 wage:lobbying-firm-1 wage:academy-3 wage:academy-1 wage:university-hospital-3 wage:supermarket-2-2 wage:technical-university-2 wage:technical-university-1 wage:technical-university-3 wage:supermarket-2-1 wage:supermarket-2-3 wage:shopping-mall-2-2 wage:shopping-mall-2-3 wage:regional-tv-station-2-2 wage:fish-farm-3 wage:fish-farm-2 wage:tv-station-2 wage:tv-station-3 wage:academy-2 wage:pharmaceutical-company-2 wage:stadium-2 wage:clinic-2-2 wage:lobbying-firm-3 wage:publishing-house-2 wage:vegetable-farm-2 wage:vegetable-farm-3 wage:vegetable-farm-1 wage:tv-station-1 wage:university-hospital-1 wage:university-hospital-2 wage:fashion-company-1 wage:fashion-company-2 wage:fashion-company-3 wage:clinic-2-3 wage:clinic-2-1 wage:publishing-house-1 wage:publishing-house-3 wage:fast-food-chain-1 wage:shopping-mall-2-1 wage:stadium-1 wage:medical-village-3 wage:medical-village-2 wage:medical-village-1 wage:hotel-1 wage:institute-of-technology-3 wage:pharmaceutical-company-3 wage:stadium-3 wage:college-2-2 wage:college-2-1 wage:college-2-3 wage:pharmaceutical-company-1 agenda:reveal wage:fish-farm-1 wage:public-hospital-3-3 wage:public-university-3-2 wage:regional-tv-station-2-3 wage:regional-tv-station-2-1 wage:public-university-2-1 wage:public-university-2-2 wage:public-university-2-3 wage:national-public-broadcasting-2 wage:national-public-broadcasting-1 wage:national-public-broadcasting-3 wage:regional-tv-station-3-3 wage:regional-tv-station-3-1 wage:regional-tv-station-3-2
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
discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-interest-groups discard:capitalist-higher-education-program discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-extra-shift discard:capitalist-global-food-crisis discard:capitalist-business-expansion discard:capitalist-fake-news discard:capitalist-change-of-government-agenda discard:capitalist-trade-protectionism-lobby discard:capitalist-bid-rigging discard:capitalist-competitive-wages discard:capitalist-radical-reforms discard:capitalist-exit-strategy discard:capitalist-industrialization discard:capitalist-global-branding discard:capitalist-foreign-recruitment discard:capitalist-endorse-political-campaign discard:capitalist-investment-opportunities discard:capitalist-health-crisis discard:capitalist-buy-private-island discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-momentum-for-change discard:capitalist-protect-the-status-quo
capitalist ask.wage | company.fast-food-chain
wage:2 wage:3
capitalist ask.staff-class-for | company.fast-food-chain
class:working class:middle none
capitalist ask.discard | action.sell-company
discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-trade-protectionism-lobby discard:capitalist-momentum-for-change discard:capitalist-bid-rigging discard:capitalist-business-expansion discard:capitalist-investment-opportunities discard:capitalist-reveal-political-scandal discard:capitalist-radical-reforms discard:capitalist-competitive-wages discard:capitalist-extra-shift discard:capitalist-endorse-political-campaign discard:capitalist-interest-groups discard:capitalist-industrialization discard:capitalist-offshore-companies discard:capitalist-exit-strategy discard:capitalist-health-crisis discard:capitalist-foreign-recruitment discard:capitalist-global-branding discard:capitalist-public-opinion-polling discard:capitalist-global-food-crisis discard:capitalist-fake-news discard:capitalist-higher-education-program discard:capitalist-tap-into-new-markets discard:capitalist-taxed-enough-already discard:capitalist-change-of-government-agenda discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-protect-the-status-quo
capitalist ask.sell-company
company:supermarket company:shopping-mall company:clinic company:college company:radio-station company:university company:institute-of-technology company:lobbying-firm company:hospital company:technical-university company:academy company:university-hospital company:supermarket-2 company:automated-grain-farm company:electronics-manufacturer company:fashion-company company:fast-food-chain company:shopping-mall-2 company:car-manufacturer company:regional-tv-station-2 company:fish-farm company:tv-station company:pharmaceutical-company company:stadium company:publishing-house company:automated-dairy-farm company:vegetable-farm company:clinic-2 company:college-2 company:medical-village company:hotel company:regional-tv-station-3 company:public-university-3 company:public-university-2
capitalist ask.immediate-vote | policy.3
yes no
capitalist ask.vote-influence | policy.3
least 2/4 3/4 most 1/4 4/4
capitalist ask.vote-side | policy.5 B
for against
capitalist ask.export
sale:food-0 sale:food-1 sale:luxury-0 sale:luxury-1 sale:health-0 sale:health-1 sale:education-0 sale:education-1 done extra
capitalist ask.discard | action.make-deal
discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-partner discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-extra-shift discard:capitalist-technological-progress discard:capitalist-exit-strategy discard:capitalist-health-crisis discard:capitalist-foreign-recruitment discard:capitalist-business-expansion discard:capitalist-competitive-wages discard:capitalist-fake-news discard:capitalist-industrialization discard:capitalist-interest-groups discard:capitalist-endorse-political-campaign discard:capitalist-higher-education-program discard:capitalist-global-food-crisis discard:capitalist-radical-reforms discard:capitalist-tap-into-new-markets discard:capitalist-business-grants discard:capitalist-buy-private-island discard:capitalist-taxed-enough-already discard:capitalist-bid-rigging discard:capitalist-offshore-companies discard:capitalist-trade-protectionism-lobby discard:capitalist-public-opinion-polling discard:capitalist-change-of-government-agenda discard:capitalist-reveal-political-scandal discard:capitalist-protect-the-status-quo
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
wage:university-hospital-3 wage:technical-university-3 wage:national-public-broadcasting-3 done wage:technical-university-2 wage:national-public-broadcasting-2 wage:university-hospital-1 wage:university-hospital-2 wage:technical-university-1 wage:national-public-broadcasting-1 wage:public-university-2-3 wage:regional-tv-station-3-3 wage:public-hospital-2-3 wage:regional-tv-station-2-2 wage:public-university-3-3 wage:regional-tv-station-3-2 wage:regional-tv-station-2-3 wage:public-university-3-2 wage:public-hospital-3-2 wage:public-hospital-3-3 wage:public-university-2-2 wage:public-hospital-2-2 wage:public-hospital-3-1 wage:public-university-2-1 wage:public-hospital-2-1 wage:regional-tv-station-3-1 wage:regional-tv-station-2-1 wage:public-university-3-1 wage:shopping-mall-3 wage:shopping-mall-2 wage:lobbying-firm-2 wage:lobbying-firm-3 wage:college-2-3 wage:shopping-mall-1 wage:hotel-3 wage:hotel-2 wage:hotel-1 wage:shopping-mall-2-1 wage:shopping-mall-2-3 wage:shopping-mall-2-2 agenda:reveal wage:supermarket-3 wage:clinic-2 wage:clinic-3 wage:supermarket-2 wage:college-3 wage:college-1 wage:college-2 wage:supermarket-1 wage:stadium-1 wage:stadium-3 wage:clinic-1 wage:fashion-company-1 wage:fashion-company-3 wage:fashion-company-2 wage:academy-3 wage:academy-2 wage:vegetable-farm-3 wage:stadium-2 wage:college-2-1 wage:college-2-2 wage:hospital-1 wage:hospital-3 wage:university-3
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
least 3/4 most 2/4 4/4 1/4
working ask.freeze-policy
policy:1 policy:2 policy:3 policy:4 policy:5 policy:6 policy:7
working ask.discard | action.propose-bill
discard:working-signing-bonus discard:working-labor-market-deregulation discard:working-need-for-change discard:working-unemployment-benefits discard:working-interest-groups discard:working-public-opinion-polling discard:working-radical-reforms discard:working-general-strike discard:working-healthcare-movement discard:working-boost-domestic-tourism discard:working-affordable-housing discard:working-supplemental-income-program discard:working-public-sector-overtime discard:working-cooperative-farm discard:working-healthcare-benefits discard:working-immigration-reform discard:working-workplace-accident discard:working-proletarians-of-the-world-unite discard:working-specialization discard:working-highlight-social-issues discard:working-student-movement discard:working-fake-news discard:working-workers-movement discard:working-migration discard:working-state-scholarship discard:working-momentum-for-change discard:working-protect-the-status-quo discard:working-change-of-government-agenda discard:working-reveal-political-scandal discard:working-rising-covid-19-cases
working ask.immediate-vote
yes no
working ask.immediate-vote | policy.4
yes no
working ask.assign-next-for | company.university
skill:unskilled worker:university-hospital-1 skill:healthcare worker:doctors-office-2-employee skill:agriculture worker:convenience-store-employee worker:local-newspaper-employee worker:supermarket-1 worker:private-school-employee skill:luxury worker:public-university-2-0
working ask.keep-event
keep vp
working ask.keep-event | event.ae12
keep vp
working ask.assign-where | skill.healthcare
company:clinic company:university-hospital company:convenience-store company:doctors-office company:doctors-office-2 company:national-public-broadcasting trade:supermarket-1 company:public-hospital-2 company:regional-tv-station-2 company:regional-tv-station-3 company:public-hospital-3 company:game-store company:radio-station company:supermarket company:college union:healthcare company:technical-university company:shopping-mall company:medical-laboratory trade:doctors-office-employee company:convenience-store-2 company:public-university-2 company:public-university-3 company:tutoring-company company:clinic-2 company:college-2 company:institute-of-technology trade:cooperative-farm-0 company:pharmaceutical-company trade:convenience-store-employee trade:clinic-1 company:hotel company:hospital company:local-newspaper trade:game-store-employee trade:tutoring-company-employee trade:local-newspaper-employee trade:national-public-broadcasting-1 company:university company:vegetable-farm trade:cooperative-farm-2 company:shopping-mall-2
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
company:institute-of-technology company:radio-station company:university-hospital company:convenience-store company:doctors-office company:doctors-office-2 company:national-public-broadcasting company:lobbying-firm company:public-university-3 company:public-hospital-2 company:clinic company:local-newspaper company:supermarket company:tv-station company:technical-university company:regional-tv-station-3 company:regional-tv-station-2 company:public-university-2 company:public-hospital-3 company:game-store company:fashion-company company:college company:shopping-mall company:hotel company:medical-village trade:cooperative-farm-0 company:cooperative-farm company:college-2 trade:clinic-1 company:university company:publishing-house company:vegetable-farm company:tutoring-company company:fast-food-chain company:convenience-store-2 company:hospital company:fish-farm company:clinic-2 trade:university-hospital-2 company:stadium company:pharmaceutical-company company:supermarket-2 trade:academy-1 company:shopping-mall-2 trade:publishing-house-2 trade:hotel-0 trade:cooperative-farm-2 trade:convenience-store-employee trade:publishing-house-0 trade:cooperative-farm-1 trade:local-newspaper-employee company:cooperative-farm-2 trade:university-hospital-0
working ask.assign-next-for | company.university-hospital
skill:unskilled skill:healthcare skill:education worker:cooperative-farm-1 worker:medical-laboratory-employee worker:supermarket-0 worker:supermarket-1 worker:cooperative-farm-0 worker:convenience-store-employee worker:electronics-store-employee worker:clinic-0 worker:clinic-1 worker:national-public-broadcasting-0 skill:luxury worker:tutoring-company-employee worker:doctors-office-employee worker:college-0 worker:college-1 worker:local-newspaper-employee skill:media worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:game-store-employee worker:public-university-3-1 worker:convenience-store-2-employee worker:private-school-employee worker:hotel-0 worker:cooperative-farm-2-0 worker:public-hospital-3-0 worker:public-hospital-3-1 skill:agriculture worker:doctors-office-2-employee worker:national-public-broadcasting-1 worker:organic-farm-employee worker:vegetable-farm-0 worker:public-university-2-0 worker:public-university-2-1 worker:hospital-0 worker:hospital-1 worker:publishing-house-0 worker:clinic-2-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:stadium-0 worker:stadium-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:medical-village-0 worker:fashion-company-0 worker:fast-food-chain-0 worker:pharmaceutical-company-0 worker:radio-station-0 worker:hotel-1
working ask.keep-event | event.ae13
keep vp
working ask.assign-next-for | company.institute-of-technology
skill:unskilled skill:healthcare worker:supermarket-1 skill:luxury worker:college-0 worker:convenience-store-employee skill:agriculture worker:doctors-office-employee worker:doctors-office-2-employee worker:tutoring-company-employee worker:university-hospital-1
working ask.new-bill
yes no
working ask.buy-source | resource.education
source:capitalist source:state done source:middle
working ask.buy-amount | resource.education
least 1/4 2/4 3/4 most
working ask.buy-amount | resource.luxury
least 1/4 3/4 4/4 most
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
skill:agriculture skill:education skill:unskilled skill:luxury skill:healthcare skill:media worker:electronics-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:clinic-0 worker:clinic-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:convenience-store-0 worker:organic-farm-0 worker:medical-laboratory-0 worker:hospital-0 worker:hospital-1 worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:public-university-3-0 worker:public-university-3-1 worker:doctors-office-0 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:medical-village-0 worker:medical-village-1 worker:medical-village-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:radio-station-0 worker:radio-station-1 worker:academy-0 worker:academy-1 worker:clinic-2-0 worker:clinic-2-1 worker:tutoring-company-0 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:pr-agency-0 worker:pr-agency-1 worker:convenience-store-2-0 worker:jewelry-store-0 worker:jewelry-store-1 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:supermarket-0 worker:supermarket-1 worker:training-center-0 worker:training-center-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:fashion-company-0 worker:fashion-company-1 worker:doctors-office-2-0 worker:college-2-0 worker:college-2-1 worker:private-school-0 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:game-store-0 worker:university-0 worker:university-1 worker:university-2 worker:pharmacy-0 worker:pharmacy-1 worker:regional-radio-station-0 worker:fish-farm-0 worker:fish-farm-1 worker:fish-farm-2 worker:college-0 worker:college-1 worker:local-newspaper-0 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:stadium-0 worker:stadium-1 worker:stadium-2 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2
middle ask.vote-side | policy.4 A
for against
middle ask.assign-where | skill.education
company:college company:university-hospital company:technical-university company:public-university-3 company:shopping-mall-2 company:shopping-mall company:national-public-broadcasting trade:shopping-mall-1 company:regional-tv-station-3 company:clinic company:hospital company:public-hospital-2 company:college-2 company:public-hospital-3 company:public-university-2 company:supermarket-2 company:academy company:university company:stadium company:private-school trade:radio-station-0 company:training-center company:radio-station company:institute-of-technology company:publishing-house company:fashion-company company:pharmacy company:fast-food-restaurant company:supermarket company:pharmaceutical-company company:tutoring-company company:pr-agency trade:vegetable-farm-0 trade:technical-university-2 trade:fast-food-chain-0 company:fish-farm
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
company:supermarket company:shopping-mall company:college company:clinic company:supermarket-2 company:fast-food-chain company:lobbying-firm company:radio-station company:publishing-house company:clinic-2 company:hospital company:hotel company:fish-farm company:medical-village company:pharmaceutical-company company:vegetable-farm company:fashion-company company:university company:academy company:stadium company:college-2 company:technical-university company:shopping-mall-2
capitalist ask.wage | company.university
wage:2 wage:3 wage:1
capitalist ask.staff-class-for | company.university
none class:working class:middle
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
company:institute-of-technology company:lobbying-firm company:radio-station company:clinic company:hospital company:clinic-2 company:shopping-mall-2 company:pharmaceutical-company company:medical-village company:vegetable-farm company:shopping-mall company:supermarket company:college company:college-2 company:tv-station company:fish-farm company:academy company:stadium company:university company:supermarket-2 company:hotel company:publishing-house company:fast-food-chain company:technical-university
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
company:shopping-mall company:technical-university company:clinic company:hospital company:supermarket company:tv-station company:shopping-mall-2 company:academy company:university company:college company:lobbying-firm company:hotel company:supermarket-2 company:vegetable-farm
capitalist ask.immediate-vote-free | policy.3
yes no
capitalist ask.vote-side | policy.6 C
for against
state ask.move-policy
policy:1B policy:2A policy:2C policy:3A policy:3C policy:4B policy:5B policy:6A policy:6C policy:7A policy:7C policy:3B policy:4A policy:4C policy:6B policy:1A policy:1C policy:2B policy:7B policy:5A policy:5C
state ask.discard | action.meet-mps
discard:state-agenda-setting discard:state-immediate-response discard:state-medical-tourism discard:state-higher-vat discard:state-geopolitical-support discard:state-public-sector-overtime discard:state-quantitative-easing discard:state-business-grants discard:state-shift-focus discard:state-pressing-matters discard:state-step-for-representation discard:state-foreign-students discard:state-a-matter-of-high-priority discard:state-emergency-state discard:state-radical-reforms discard:state-employment-support-scheme discard:state-healthcare-program discard:state-nationalization discard:state-supplemental-income-program discard:state-literacy-program discard:state-growth-in-tourism discard:state-foreign-financial-assistance discard:state-allowances-and-subsidies discard:state-denial-of-free-speech discard:state-unemployment-initiative-program discard:state-protect-the-status-quo discard:state-momentum-for-change
state ask.meet-mps
class:working class:middle class:capitalist
state ask.immediate-vote | policy.7
yes no
state ask.vote-side | policy.4 A
for against
state ask.turn-main
play:state-agenda-setting play:state-employment-support-scheme play:state-geopolitical-support play:state-quantitative-easing basic:propose-bill basic:event-action basic:meet-mps play:state-change-of-government-agenda play:state-shift-focus play:state-construction-boom play:state-covid-19-vaccination-program play:state-healthcare-program play:state-allowances-and-subsidies play:state-pressing-matters play:state-privatization basic:history-he48 basic:extra-tax play:state-immediate-response basic:campaign play:state-public-sector-overtime play:state-a-matter-of-high-priority play:state-radical-reforms play:state-higher-vat play:state-supplemental-income-program play:state-foreign-students play:state-literacy-program play:state-unemployment-initiative-program play:state-foreign-financial-assistance play:state-growth-in-tourism basic:history-he30 play:state-business-grants basic:sell-abroad play:state-step-for-representation play:state-nationalization play:state-foreign-investment-program play:state-reveal-political-scandal play:state-momentum-for-change play:state-emergency-state play:state-medical-tourism play:state-denial-of-free-speech agenda:hold basic:history-he25 play:state-protect-the-status-quo basic:history-he39
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
company:university-hospital company:technical-university company:public-university-3 company:national-public-broadcasting company:regional-tv-station-2 company:public-hospital-2 company:regional-tv-station-3 company:public-university-2 company:shopping-mall company:public-hospital-3 company:supermarket company:college company:clinic agenda:reveal company:hotel company:stadium
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
skill:unskilled skill:agriculture skill:luxury skill:education worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 skill:healthcare worker:doctors-office-0 worker:game-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:radio-station-0 worker:clinic-0 skill:media worker:shopping-mall-2-1 worker:public-hospital-2-0 worker:clinic-1 worker:technical-university-0 worker:technical-university-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:electronics-store-0 worker:university-0 worker:fashion-company-1 worker:training-center-1 worker:doctors-office-2-0 worker:public-university-2-1 worker:pr-agency-0 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:vegetable-farm-1 worker:supermarket-2-1 worker:clinic-2-0 worker:clinic-2-1 worker:tv-station-1 worker:vegetable-farm-0
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
skill:unskilled skill:agriculture skill:luxury skill:education skill:media skill:healthcare
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
company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:technical-university company:national-public-broadcasting company:university-hospital company:shopping-mall company:hotel company:shopping-mall-2 company:car-manufacturer company:supermarket agenda:reveal company:clinic company:college company:stadium company:electronics-manufacturer company:clinic-2 company:academy company:vegetable-farm company:institute-of-technology company:fashion-company
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
company:public-hospital-3 company:public-hospital-2 company:public-university-2 company:public-university-3 company:technical-university company:regional-tv-station-2 company:national-public-broadcasting company:regional-tv-station-3 company:university-hospital company:hotel company:shopping-mall company:supermarket company:college agenda:reveal company:clinic company:stadium company:clinic-2 company:academy company:vegetable-farm company:institute-of-technology company:shopping-mall-2
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
company:technical-university company:national-public-broadcasting company:public-hospital-3 company:public-university-2 company:regional-tv-station-3 company:public-hospital-2 company:regional-tv-station-2 company:public-university-3 company:university-hospital company:shopping-mall company:lobbying-firm company:hotel company:shopping-mall-2 company:car-manufacturer company:supermarket agenda:reveal company:college company:clinic company:electronics-manufacturer company:stadium company:hospital company:fashion-company company:clinic-2 company:academy company:vegetable-farm company:automated-dairy-farm company:college-2 company:institute-of-technology
state ask.vote-side | policy.6 C
for against
state ask.event-class | event.local-industries-in-turmoil
class:middle class:capitalist
state ask.discard | action.extra-tax
discard:state-immediate-response discard:state-foreign-investment-program discard:state-literacy-program discard:state-geopolitical-support discard:state-quantitative-easing discard:state-agenda-setting discard:state-a-matter-of-high-priority discard:state-radical-reforms discard:state-public-sector-overtime discard:state-shift-focus discard:state-higher-vat discard:state-foreign-financial-assistance discard:state-denial-of-free-speech discard:state-privatization discard:state-pressing-matters discard:state-supplemental-income-program discard:state-business-grants discard:state-unemployment-initiative-program discard:state-nationalization discard:state-step-for-representation discard:state-construction-boom discard:state-emergency-state discard:state-foreign-students discard:state-healthcare-program discard:state-allowances-and-subsidies discard:state-employment-support-scheme discard:state-growth-in-tourism discard:state-protect-the-status-quo discard:state-change-of-government-agenda discard:state-momentum-for-change
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
company:doctors-office company:national-public-broadcasting company:hotel company:radio-station company:institute-of-technology company:electronics-store company:shopping-mall company:game-store company:shopping-mall-2 company:technical-university company:public-hospital-2 company:convenience-store company:clinic company:hospital company:public-university-3 company:stadium company:cooperative-farm-2 company:fashion-company company:public-university-2 company:regional-tv-station-2 company:doctors-office-2 company:local-newspaper union:luxury company:public-hospital-3 company:college trade:supermarket-1 company:publishing-house company:convenience-store-2 company:university-hospital company:tutoring-company company:vegetable-farm company:supermarket company:fast-food-chain trade:college-1 trade:doctors-office-employee
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
skill:unskilled none skill:media
middle ask.wage | company.doctors-office
wage:1 wage:2 wage:3
middle ask.founder | company.doctors-office skill.healthcare
skill:healthcare worker:doctors-office-0 worker:clinic-0 worker:university-hospital-0 worker:fast-food-restaurant-1 worker:technical-university-1 worker:jewelry-store-1 worker:public-university-2-1 worker:national-public-broadcasting-1 worker:medical-laboratory-0
middle ask.employee | company.doctors-office
skill:unskilled none skill:education skill:agriculture skill:luxury
capitalist ask.deal-stored | resource.luxury
least 1/4 2/4 3/4 4/4 most
capitalist ask.vote-side | policy.1 C
for against
state ask.event-two-classes
classes:working-middle classes:working-capitalist classes:middle-capitalist
state ask.privatize
company:university-hospital company:technical-university company:public-hospital-2 company:regional-tv-station-2 company:national-public-broadcasting company:public-university-3 company:public-university-2 company:shopping-mall company:regional-tv-station-3
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
skill:agriculture skill:luxury skill:healthcare skill:education skill:media agenda:reveal
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
skill:unskilled skill:education skill:agriculture skill:luxury skill:media worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:convenience-store-employee worker:doctors-office-employee skill:healthcare worker:clinic-0 worker:clinic-1 worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:doctors-office-2-employee worker:game-store-employee worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:tutoring-company-employee worker:public-university-3-0 worker:public-university-3-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:convenience-store-2-employee agenda:reveal worker:organic-farm-employee worker:medical-village-0 worker:medical-village-1 worker:medical-village-2 worker:private-school-employee worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:public-university-2-0 worker:public-university-2-1 worker:university-0 worker:university-1 worker:university-2 worker:electronics-store-employee worker:public-hospital-3-0 worker:public-hospital-3-1 worker:stadium-0 worker:stadium-1 worker:stadium-2 worker:local-newspaper-employee worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:regional-radio-station-employee worker:radio-station-0 worker:radio-station-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:fashion-company-0 worker:fashion-company-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:college-2-0 worker:college-2-1 worker:fish-farm-0 worker:fish-farm-1 worker:fish-farm-2 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:medical-laboratory-employee worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:clinic-2-0 worker:clinic-2-1 worker:academy-0 worker:academy-1 worker:lobbying-firm-0 worker:lobbying-firm-1
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
wage:2 wage:3 wage:1
state ask.sell-services-abroad | resource.health
least 1/4 2/4 3/4 most
state ask.provide-own | resource.luxury
least most 2/4 3/4
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
skill:agriculture skill:healthcare worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 skill:unskilled skill:luxury skill:education skill:media worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:publishing-house-0 worker:public-university-2-0 worker:clinic-0 worker:training-center-0 worker:training-center-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:radio-station-0 worker:hotel-0 worker:shopping-mall-2-1
middle ask.swap-in | company.pr-agency
skill:unskilled skill:agriculture skill:luxury skill:education skill:media skill:healthcare
middle ask.swap-in | company.tv-station
skill:unskilled skill:agriculture skill:healthcare
middle ask.swap-in | company.academy
skill:unskilled skill:healthcare
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
skill:healthcare worker:cooperative-farm-0 worker:convenience-store-employee worker:doctors-office-employee worker:organic-farm-employee worker:clinic-0 worker:university-hospital-0 worker:medical-laboratory-employee worker:supermarket-1 worker:public-hospital-2-0 worker:technical-university-0 worker:clinic-1 worker:game-store-employee worker:college-0 worker:hospital-0 worker:university-hospital-1
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
benefit:ae09 done benefit:ae10 benefit:ae04 benefit:ae13 benefit:ae14 benefit:ae06 benefit:ae22 benefit:ae08 benefit:ae17 benefit:ae02 benefit:ae19 benefit:ae16 benefit:ae05
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
skill:luxury worker:game-store-0 worker:shopping-mall-0 worker:shopping-mall-2-0 worker:electronics-store-0 worker:fast-food-chain-0 worker:clinic-1 worker:college-1 worker:public-university-3-1 worker:fast-food-restaurant-1 worker:hotel-2 worker:stadium-0 worker:vegetable-farm-2 worker:publishing-house-1 worker:fish-farm-2 worker:publishing-house-2 worker:medical-village-1 worker:national-public-broadcasting-2
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
company:supermarket company:shopping-mall company:college company:automated-dairy-farm company:clinic company:automated-grain-farm company:shopping-mall-2 company:radio-station company:institute-of-technology company:pharmaceutical-company company:hospital company:hotel company:tv-station company:university company:publishing-house company:vegetable-farm company:technical-university company:stadium company:fast-food-chain company:lobbying-firm company:fish-farm company:car-manufacturer company:medical-village company:supermarket-2 company:clinic-2
state ask.scandal
role:middle role:capitalist role:working
state ask.discard | action.sell-abroad
discard:state-foreign-investment-program discard:state-shift-focus discard:state-geopolitical-support discard:state-agenda-setting discard:state-supplemental-income-program discard:state-pressing-matters discard:state-growth-in-tourism discard:state-unemployment-initiative-program discard:state-higher-vat discard:state-emergency-state discard:state-a-matter-of-high-priority discard:state-healthcare-program discard:state-foreign-financial-assistance discard:state-literacy-program discard:state-public-sector-overtime discard:state-immediate-response discard:state-protect-the-status-quo discard:state-allowances-and-subsidies discard:state-nationalization discard:state-denial-of-free-speech discard:state-radical-reforms discard:state-momentum-for-change discard:state-business-grants discard:state-step-for-representation discard:state-foreign-students discard:state-reveal-political-scandal
middle ask.assign-next-for | company.fast-food-chain
skill:healthcare worker:shopping-mall-0 worker:technical-university-1
state ask.event-penalty | event.need-for-stimulus-package
class:working class:middle class:capitalist
middle ask.assign-next-for | company.supermarket
worker:convenience-store-2-0 skill:agriculture worker:organic-farm-0 worker:fast-food-restaurant-0 skill:unskilled worker:jewelry-store-0
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
skill:healthcare skill:education worker:technical-university-1 worker:technical-university-0
state ask.provide-from | role.capitalist resource.health
2/4 3/4 most 4/4
working ask.discard | action.history-he17
discard:working-public-opinion-polling discard:working-supplemental-income-program discard:working-student-movement discard:working-healthcare-movement discard:working-protect-the-status-quo
middle ask.swap-in | company.fast-food-chain
skill:unskilled skill:luxury skill:healthcare skill:education skill:media
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
skill:unskilled skill:healthcare worker:university-hospital-1 skill:luxury skill:media worker:cooperative-farm-0 skill:agriculture worker:doctors-office-employee worker:doctors-office-2-employee worker:convenience-store-employee worker:tutoring-company-employee worker:game-store-employee worker:supermarket-0 worker:supermarket-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:hospital-0 worker:hospital-1 worker:convenience-store-2-employee worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 worker:university-hospital-0 worker:public-university-3-1 worker:public-university-2-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:fashion-company-0 worker:university-0 worker:university-1 worker:stadium-0 worker:stadium-1 worker:university-hospital-2 worker:radio-station-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:medical-village-2 worker:national-public-broadcasting-0 worker:cooperative-farm-2-0
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
skill:agriculture skill:luxury skill:media skill:education
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
skill:unskilled skill:agriculture skill:healthcare skill:luxury worker:clinic-1 worker:game-store-employee worker:university-hospital-0 worker:convenience-store-employee worker:doctors-office-employee worker:tutoring-company-employee worker:supermarket-1 worker:university-hospital-2 worker:shopping-mall-0 worker:local-newspaper-employee worker:hospital-0
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
skill:unskilled skill:luxury skill:agriculture skill:healthcare skill:education worker:cooperative-farm-0 worker:doctors-office-employee worker:university-hospital-1 worker:public-university-2-0 worker:supermarket-1 worker:clinic-1 worker:college-1 worker:local-newspaper-employee worker:clinic-2-1
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
skill:unskilled skill:agriculture skill:healthcare skill:education worker:cooperative-farm-0 worker:university-hospital-0 worker:university-hospital-1 worker:cooperative-farm-2-0 worker:convenience-store-employee worker:doctors-office-2-employee worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 worker:hotel-0 worker:game-store-employee worker:convenience-store-2-employee worker:national-public-broadcasting-1 worker:supermarket-1 worker:local-newspaper-employee worker:publishing-house-0 worker:hospital-1 worker:medical-village-0 worker:doctors-office-employee
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
skill:unskilled skill:luxury worker:convenience-store-employee worker:doctors-office-employee worker:supermarket-0 skill:agriculture skill:healthcare worker:university-hospital-1 worker:local-newspaper-employee worker:clinic-1 worker:tutoring-company-employee
state ask.event-class | event.ae02
class:middle class:capitalist
working ask.swap-in | company.hotel
skill:healthcare skill:education skill:agriculture
state ask.save-company | company.pr-agency
yes no
capitalist ask.keep-event | event.ae15
keep vp
working ask.keep-event | event.ae22
keep vp
middle ask.swap-in | company.hospital
skill:unskilled skill:healthcare skill:agriculture skill:luxury skill:education
working ask.swap-in | company.fast-food-chain
skill:media skill:healthcare
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
class:working class:middle
working ask.keep-event | event.ae15
keep vp
middle ask.swap-in | company.medical-village
skill:luxury skill:agriculture
state ask.discard | action.history-he25
discard:state-a-matter-of-high-priority discard:state-literacy-program
working ask.swap-in | company.institute-of-technology
skill:agriculture skill:media
middle ask.swap-in | company.lobbying-firm
skill:luxury
working ask.public-pressure
yes no
working ask.public-pressure | policy.1 A
yes no
middle ask.swap-in | company.vegetable-farm
skill:unskilled skill:agriculture skill:luxury skill:education
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
skill:unskilled worker:doctors-office-employee worker:convenience-store-2-employee worker:supermarket-1 worker:college-0 worker:college-1 worker:university-hospital-1 skill:luxury worker:shopping-mall-2-0 worker:tutoring-company-employee skill:healthcare
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
skill:media skill:healthcare
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
skill:luxury skill:agriculture skill:education
middle ask.staff-skill | company.fast-food-restaurant
skill:education skill:media
capitalist ask.staff-skill | company.college
skill:agriculture skill:luxury skill:media
capitalist ask.staff-skill | company.fish-farm
skill:agriculture skill:luxury skill:education
capitalist ask.staff-skill | company.fast-food-chain
skill:healthcare skill:agriculture skill:education
middle ask.hire-whom | company.convenience-store
skill:healthcare skill:education
middle ask.swap-in | company.institute-of-technology
skill:media skill:unskilled
capitalist ask.staff-skill | company.lobbying-firm
skill:agriculture skill:luxury
middle ask.use-grant
yes no
working ask.turn &1
play:working-supplemental-income-program play:working-public-sector-overtime play:working-specialization play:working-state-scholarship basic:propose-bill basic:assign-workers basic:buy-goods basic:political-pressure play:working-radical-reforms play:working-workplace-accident play:working-unemployment-benefits free:receive-benefits play:working-immigration-reform play:working-need-for-change play:working-cooperative-farm basic:demonstration play:working-interest-groups play:working-fake-news play:working-highlight-social-issues play:working-healthcare-benefits play:working-affordable-housing play:working-workers-movement play:working-proletarians-of-the-world-unite play:working-labor-market-deregulation free:use-healthcare play:working-rising-covid-19-cases
working ask.assign-worker &1
skill:unskilled skill:healthcare worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 done worker:doctors-office-employee skill:education worker:game-store-employee worker:tutoring-company-employee worker:university-hospital-2 skill:luxury worker:medical-village-0 worker:convenience-store-2-employee worker:technical-university-1
working ask.assign-where &1
company:convenience-store company:doctors-office company:clinic company:national-public-broadcasting company:university-hospital company:public-university-2 company:college company:supermarket company:shopping-mall
working ask.vote-influence &1
least most 2/4
working ask.discard &1
discard:working-supplemental-income-program discard:working-public-sector-overtime discard:working-signing-bonus discard:working-migration discard:working-general-strike discard:working-boost-domestic-tourism discard:working-workplace-accident discard:working-unemployment-benefits discard:working-interest-groups discard:working-fake-news discard:working-highlight-social-issues discard:working-healthcare-benefits discard:working-student-movement discard:working-workers-movement discard:working-proletarians-of-the-world-unite discard:working-labor-market-deregulation discard:working-public-opinion-polling discard:working-specialization discard:working-healthcare-movement discard:working-cooperative-farm discard:working-reveal-political-scandal discard:working-protect-the-status-quo
working ask.bill &1
bill:1B bill:2B bill:3B bill:4A bill:4C bill:5B bill:7A bill:1A bill:2A bill:5A bill:6C bill:1C bill:3A bill:6B bill:7B bill:2C bill:4B
working ask.immediate-vote &1
yes no
working ask.buy-resource &1
resource:education resource:luxury resource:food
working ask.turn-free &1
free:use-healthcare end free:receive-benefits free:swap-workers free:use-education free:history-he26 free:pay-off-loan
working ask.food-source &1
source:middle source:foreign
working ask.food-amount &1
most 4/4
working ask.assign-next-for &1
skill:unskilled skill:healthcare worker:college-0 worker:tutoring-company-employee skill:luxury
working ask.swap-in &1
skill:luxury
capitalist ask.turn &1
free:adjust-prices free:adjust-wages free:give-bonus basic:sell-abroad free:pay-off-loan
capitalist ask.price &1
price:food-9 price:food-15 price:luxury-5 price:health-5 price:health-10 price:education-5 done price:luxury-8 price:education-8 price:health-8 price:food-12
capitalist ask.turn-main &1
play:capitalist-exit-strategy play:capitalist-foreign-partner play:capitalist-foreign-recruitment play:capitalist-extra-shift basic:propose-bill basic:sell-company basic:make-deal basic:political-pressure play:capitalist-global-branding basic:sell-abroad play:capitalist-business-expansion play:capitalist-foreign-market-insight play:capitalist-industrialization play:capitalist-unemployment-initiative-program play:capitalist-interest-groups play:capitalist-higher-education-program play:capitalist-offshore-companies play:capitalist-bid-rigging
capitalist ask.discard &1
discard:capitalist-exit-strategy discard:capitalist-foreign-partner discard:capitalist-foreign-recruitment discard:capitalist-technological-progress discard:capitalist-buy-private-island discard:capitalist-unemployment-initiative-program discard:capitalist-bid-rigging discard:capitalist-offshore-companies discard:capitalist-global-branding discard:capitalist-push-political-agenda discard:capitalist-industrialization discard:capitalist-business-expansion discard:capitalist-foreign-market-insight discard:capitalist-business-grants discard:capitalist-tap-into-new-markets discard:capitalist-trade-protectionism-lobby discard:capitalist-taxed-enough-already discard:capitalist-higher-education-program discard:capitalist-health-crisis discard:capitalist-public-opinion-polling discard:capitalist-interest-groups discard:capitalist-protect-the-status-quo discard:capitalist-reveal-political-scandal discard:capitalist-change-of-government-agenda
capitalist ask.bill &1
bill:1B bill:2C bill:3B bill:4A bill:4C bill:5B bill:6A bill:6C bill:7A bill:7C bill:1A bill:1C bill:2B bill:3C bill:6B bill:7B bill:4B bill:5A bill:5C
capitalist ask.immediate-vote &1
yes no
capitalist ask.wages &1
wage:supermarket-1 wage:supermarket-3 wage:shopping-mall-3 wage:clinic-1 wage:clinic-3 wage:college-3 done wage:supermarket-2 wage:shopping-mall-2 wage:hospital-3 wage:hospital-1 wage:college-2 wage:university-1 wage:technical-university-2 wage:fast-food-chain-3 wage:fast-food-chain-2 wage:supermarket-2-3 wage:stadium-1 wage:stadium-3 wage:hotel-3 wage:hotel-1 wage:clinic-2-3 wage:shopping-mall-2-3 wage:academy-1 wage:academy-3 wage:publishing-house-1 wage:tv-station-1
capitalist ask.vote-side &1
for against
capitalist ask.sell-company &1
company:shopping-mall company:clinic company:college
capitalist ask.deal-destination &1
storage free-trade-zone
capitalist ask.discard-companies &1
company:fashion-company company:car-manufacturer company:pharmaceutical-company done company:supermarket-2 company:medical-village company:fast-food-chain company:academy company:shopping-mall-2 company:automated-dairy-farm company:stadium company:radio-station company:electronics-manufacturer company:vegetable-farm company:lobbying-firm company:tv-station
capitalist ask.staff-abroad &1
company:shopping-mall
capitalist ask.staff-class-for &1
class:working class:middle none
capitalist ask.export &1
sale:luxury-0 sale:luxury-1 sale:education-0 sale:education-1 done sale:health-0 sale:health-1 sale:food-0 sale:food-1 extra
state ask.vote-side &1
for against
state ask.vote-influence &1
least 2/4 3/4
state ask.wages &1
wage:university-hospital-1 wage:university-hospital-3 wage:technical-university-1 wage:technical-university-3 wage:national-public-broadcasting-3 done wage:national-public-broadcasting-2 wage:university-hospital-2 wage:technical-university-2 wage:public-university-2-1 wage:public-university-2-3 wage:regional-tv-station-2-3 wage:regional-tv-station-3-3 wage:public-university-3-3 wage:public-university-2-2 wage:regional-tv-station-3-2 wage:public-university-3-1 wage:public-university-3-2 wage:regional-tv-station-2-2 wage:public-hospital-2-2 wage:public-hospital-3-2 wage:public-hospital-2-3 wage:public-hospital-3-3 wage:regional-tv-station-2-1 wage:public-hospital-2-1 wage:shopping-mall-2 wage:shopping-mall-1 wage:shopping-mall-3
state ask.turn &1
play:state-foreign-financial-assistance basic:propose-bill basic:event-action basic:extra-tax basic:campaign free:adjust-wages play:state-geopolitical-support play:state-allowances-and-subsidies play:state-growth-in-tourism play:state-healthcare-program play:state-literacy-program free:pay-off-loan play:state-higher-vat play:state-supplemental-income-program play:state-foreign-investment-program play:state-quantitative-easing play:state-construction-boom
state ask.discard &1
discard:state-radical-reforms discard:state-immediate-response discard:state-pressing-matters discard:state-foreign-financial-assistance discard:state-foreign-students discard:state-geopolitical-support discard:state-shift-focus discard:state-a-matter-of-high-priority discard:state-allowances-and-subsidies discard:state-public-sector-overtime discard:state-growth-in-tourism discard:state-nationalization discard:state-healthcare-program discard:state-literacy-program discard:state-foreign-investment-program discard:state-higher-vat discard:state-denial-of-free-speech discard:state-privatization discard:state-business-grants discard:state-agenda-setting discard:state-step-for-representation discard:state-unemployment-initiative-program discard:state-supplemental-income-program discard:state-emergency-state discard:state-quantitative-easing discard:state-change-of-government-agenda discard:state-protect-the-status-quo discard:state-reveal-political-scandal discard:state-momentum-for-change
state ask.bill &1
bill:1B bill:2B bill:3B bill:4A bill:4C bill:5B bill:6A bill:7C bill:6B bill:7B bill:2A bill:2C bill:3A bill:4B bill:5C bill:1A bill:1C
state ask.turn-free &1
free:adjust-wages end free:pay-off-loan free:history-he15 free:history-he28
state ask.event &1
event:demand-for-pension-reform event:political-polarization event:outdated-public-sector-infrastructure event:political-scandal event:global-supply-chain-crisis event:strike-at-the-port event:drought event:pandemic event:need-for-sustainability-initiative event:unfair-representation event:companies-demand-better-internet event:demand-for-higher-welfare-standards event:declining-birth-rate event:infant-industry-requires-help event:need-for-stimulus-package event:neighbors-at-war event:earthquake event:ae25 event:ae14 event:ae13 event:ae15 event:ae05 event:ae21 event:ae08 event:ae07
state ask.event-class &1
class:working class:middle class:capitalist
state ask.event-cubes &1
2/4 3/4 most
state ask.open-company &1
company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:national-public-broadcasting company:technical-university
state ask.wage &1
wage:2 wage:3
state ask.staff-company &1
company:public-university-2 company:regional-tv-station-3 company:technical-university company:public-hospital-2
state ask.event-penalty &1
class:working class:middle
state ask.close-company &1
company:university-hospital company:technical-university company:national-public-broadcasting company:public-university-2 company:regional-tv-station-2 company:public-university-3 company:regional-tv-station-3 company:public-hospital-2 company:public-hospital-3
state ask.turn-main &1
basic:campaign basic:extra-tax play:state-supplemental-income-program
state ask.event-media &1
class:working class:middle class:capitalist done
state ask.legitimacy-class &1
class:working class:capitalist
state ask.open-company &3
company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:technical-university company:national-public-broadcasting
state ask.wage &3
wage:2 wage:3
state ask.staff-company &3
company:technical-university company:public-university-3 company:public-hospital-2
state ask.staff-skill &3
skill:agriculture skill:media skill:education skill:healthcare
state ask.vote-side &3
for against
state ask.vote-influence &3
least 3/4
state ask.turn &3
play:state-higher-vat play:state-allowances-and-subsidies play:state-quantitative-easing play:state-shift-focus basic:propose-bill basic:event-action basic:extra-tax free:adjust-wages play:state-foreign-financial-assistance play:state-privatization play:state-reveal-political-scandal basic:sell-abroad play:state-foreign-investment-program play:state-geopolitical-support play:state-growth-in-tourism play:state-construction-boom play:state-literacy-program play:state-emergency-state play:state-supplemental-income-program free:pay-off-loan play:state-foreign-students
state ask.discard &3
discard:state-higher-vat discard:state-allowances-and-subsidies discard:state-literacy-program discard:state-quantitative-easing discard:state-shift-focus discard:state-change-of-government-agenda discard:state-foreign-financial-assistance discard:state-employment-support-scheme discard:state-privatization discard:state-reveal-political-scandal discard:state-nationalization discard:state-foreign-investment-program discard:state-immediate-response discard:state-agenda-setting discard:state-step-for-representation discard:state-emergency-state discard:state-pressing-matters discard:state-geopolitical-support discard:state-growth-in-tourism discard:state-a-matter-of-high-priority discard:state-business-grants discard:state-protect-the-status-quo discard:state-construction-boom discard:state-radical-reforms discard:state-public-sector-overtime discard:state-momentum-for-change discard:state-denial-of-free-speech discard:state-covid-19-vaccination-program discard:state-foreign-students discard:state-healthcare-program discard:state-supplemental-income-program discard:state-medical-tourism
state ask.bill &3
bill:1A bill:1C bill:2A bill:2C bill:3B bill:4A bill:4C bill:5B bill:6A bill:6C bill:7A bill:7C bill:1B bill:2B bill:3A bill:4B bill:5A bill:5C bill:6B bill:7B
state ask.immediate-vote &3
yes no
state ask.turn-free &3
free:adjust-wages end free:pay-off-loan agenda:hold
state ask.event-class &3
class:working class:middle class:capitalist
state ask.event-cost &3
cost:0 cost:1
state ask.provide-class &3
class:working class:middle class:capitalist
state ask.close-company &3
company:university-hospital company:technical-university company:public-university-2 company:regional-tv-station-2 company:regional-tv-station-3 company:national-public-broadcasting company:public-university-3 company:public-hospital-2 company:public-hospital-3 company:fashion-company company:electronics-manufacturer company:hotel
state ask.wages &3
wage:university-hospital-1 wage:regional-tv-station-3-1 wage:regional-tv-station-3-3 wage:shopping-mall-3 done wage:university-hospital-2 wage:technical-university-2 wage:national-public-broadcasting-2 wage:technical-university-1 wage:national-public-broadcasting-1 wage:national-public-broadcasting-3 wage:technical-university-3 wage:public-university-2-1 wage:public-university-2-3 wage:regional-tv-station-2-1 wage:regional-tv-station-2-3 wage:public-university-2-2 wage:public-university-3-2 wage:regional-tv-station-3-2 wage:public-university-3-3 wage:shopping-mall-2 wage:regional-tv-station-2-2 wage:public-university-3-1 wage:public-hospital-2-1 wage:public-hospital-2-3 wage:public-hospital-3-3 wage:public-hospital-3-2 wage:public-hospital-2-2 wage:hotel-3
state ask.event &3
event:ae15 event:ae20 event:ae06 event:political-scandal event:global-supply-chain-crisis event:drought event:companies-demand-better-internet event:need-for-sustainability-initiative event:outdated-public-sector-infrastructure event:need-for-stimulus-package event:political-polarization event:low-education-index event:technological-illiteracy event:demand-for-higher-welfare-standards event:earthquake event:fear-of-deflation event:neighbors-at-war event:local-industries-in-turmoil event:ae03 event:ae23 event:ae04 event:ae08 event:ae12 event:ae09 event:ae02 event:ae05 event:declining-birth-rate event:pandemic event:unfair-representation event:strike-at-the-port event:low-university-ratings event:infant-industry-requires-help event:ae14 event:developing-countries-in-need event:ae21 event:ae11 event:ae13 event:ae17 event:ae19
state ask.event-penalty &3
class:working class:middle
middle ask.worker-colour &1
skill:agriculture skill:luxury skill:healthcare skill:education
middle ask.turn &1
play:middle-growing-business play:middle-foreign-market-insight basic:propose-bill basic:assign-workers basic:build-company basic:buy-goods basic:extra-shift basic:political-pressure free:adjust-wages basic:sell-abroad play:middle-migration play:middle-state-scholarship play:middle-healthcare-benefits play:middle-supplemental-income-program play:middle-public-opinion-polling play:middle-personal-consumption play:middle-land-of-opportunity play:middle-investment-opportunities play:middle-higher-education-program play:middle-export-subsidy play:middle-health-crisis play:middle-fake-news play:middle-labor-market-deregulation play:middle-public-sector-overtime free:swap-workers play:middle-small-business-grant play:middle-unemployment-initiative-program play:middle-voice-of-middle-class-workers play:middle-employment-subsidy play:middle-immigration-reform agenda:hold play:middle-covid-19-stimulus-package free:pay-off-loan
middle ask.discard &1
discard:middle-growing-business discard:middle-employment-subsidy discard:middle-new-theme-park discard:middle-export-subsidy discard:middle-foreign-market-insight discard:middle-migration discard:middle-labor-market-deregulation discard:middle-state-scholarship discard:middle-highlight-social-issues discard:middle-interest-groups discard:middle-import-subsidy discard:middle-land-of-opportunity discard:middle-health-crisis discard:middle-specialization discard:middle-fake-news discard:middle-public-sector-overtime discard:middle-unemployment-initiative-program discard:middle-voice-of-middle-class-workers discard:middle-immigration-reform discard:middle-personal-consumption discard:middle-change-of-government-agenda
middle ask.extra-shift &1
company:convenience-store company:doctors-office company:private-school company:jewelry-store company:training-center company:fast-food-restaurant done company:organic-farm company:game-store company:tutoring-company company:convenience-store-2
middle ask.turn-free &1
free:adjust-prices free:adjust-wages end free:receive-benefits free:use-healthcare free:swap-workers free:pay-off-loan
middle ask.vote-influence &1
least most 3/4 2/4 4/4
middle ask.wages &1
wage:convenience-store-3 wage:doctors-office-3 done wage:convenience-store-2 wage:doctors-office-2 wage:private-school-3 wage:doctors-office-2-1 wage:doctors-office-2-2 wage:private-school-2 wage:regional-radio-station-2 wage:private-school-1 wage:regional-radio-station-3 wage:organic-farm-2 wage:organic-farm-1 wage:game-store-1 wage:game-store-3 wage:tutoring-company-2 wage:tutoring-company-1 wage:tutoring-company-3 wage:game-store-2 wage:convenience-store-2-3 wage:convenience-store-2-2 wage:electronics-store-3 wage:electronics-store-1 wage:electronics-store-2 wage:medical-laboratory-2 wage:medical-laboratory-1 wage:local-newspaper-2
middle ask.bill &1
bill:3B bill:4A bill:7A bill:7C bill:1A bill:3A bill:3C bill:4B bill:6B bill:2A bill:2C bill:5A bill:7B bill:6C
middle ask.founder &1
skill:education worker:technical-university-0 skill:healthcare worker:technical-university-1 worker:shopping-mall-1 worker:shopping-mall-0 worker:publishing-house-0 worker:academy-1 worker:organic-farm-0 worker:electronics-store-0
middle ask.food-stored &1
least 3/4
middle ask.price &1
done price:education-5 price:education-10 price:food-15 price:luxury-10 price:education-8 price:food-12 price:health-8
middle ask.discard-companies &1
company:local-newspaper company:medical-laboratory done company:fast-food-restaurant company:doctors-office-2 company:game-store company:jewelry-store company:pr-agency company:electronics-store company:regional-radio-station company:organic-farm company:private-school company:tutoring-company company:training-center company:pharmacy
middle ask.migrant &1
skill:unskilled skill:agriculture skill:education skill:healthcare
middle ask.buy-resource &1
resource:food resource:education done
middle ask.buy-source &1
source:middle source:state source:capitalist source:foreign
middle ask.export &1
sale:food-0 sale:education-0 sale:luxury-0 sale:health-0 sale:health-1 sale:education-1 agenda:reveal
middle ask.food-source &1
source:capitalist source:foreign source:state
middle ask.build &1
company:jewelry-store company:electronics-store company:regional-radio-station company:convenience-store-2 company:game-store company:private-school company:tutoring-company company:training-center company:doctors-office-2 company:fast-food-restaurant company:local-newspaper company:organic-farm company:pr-agency done
middle ask.employee &1
skill:luxury
middle ask.food-amount &1
most 3/4
capitalist ask.export-from-zone &1
3/4 most
capitalist ask.turn &2
basic:political-pressure free:adjust-prices free:give-bonus play:capitalist-fake-news basic:propose-bill play:capitalist-technological-progress
capitalist ask.price &2
price:food-15 price:luxury-5 price:luxury-10 price:health-5 price:health-10 price:education-5 price:education-10 done price:luxury-8 price:health-8 price:education-8 price:food-12
capitalist ask.turn-main &2
basic:propose-bill basic:sell-company basic:make-deal basic:political-pressure basic:sell-abroad play:capitalist-industrialization play:capitalist-foreign-partner play:capitalist-bid-rigging play:capitalist-technological-progress play:capitalist-investment-opportunities play:capitalist-trade-protectionism-lobby play:capitalist-health-crisis play:capitalist-offshore-companies play:capitalist-extra-shift play:capitalist-exit-strategy play:capitalist-interest-groups play:capitalist-foreign-recruitment play:capitalist-reveal-political-scandal basic:build-company play:capitalist-business-expansion play:capitalist-foreign-market-insight play:capitalist-global-branding play:capitalist-higher-education-program
capitalist ask.discard &2
discard:capitalist-global-food-crisis discard:capitalist-unemployment-initiative-program discard:capitalist-industrialization discard:capitalist-global-branding discard:capitalist-push-political-agenda discard:capitalist-tap-into-new-markets discard:capitalist-foreign-partner discard:capitalist-buy-private-island discard:capitalist-bid-rigging discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-investment-opportunities discard:capitalist-extra-shift discard:capitalist-public-opinion-polling discard:capitalist-higher-education-program discard:capitalist-foreign-recruitment discard:capitalist-competitive-wages discard:capitalist-trade-protectionism-lobby discard:capitalist-fake-news discard:capitalist-health-crisis discard:capitalist-foreign-market-insight discard:capitalist-taxed-enough-already discard:capitalist-exit-strategy discard:capitalist-interest-groups discard:capitalist-radical-reforms discard:capitalist-business-expansion discard:capitalist-momentum-for-change discard:capitalist-business-grants discard:capitalist-change-of-government-agenda discard:capitalist-endorse-political-campaign
capitalist ask.bill &2
bill:1B bill:3B bill:4A bill:4C bill:5B bill:6C bill:7A bill:7C bill:1A bill:1C bill:2B bill:3C bill:5A bill:5C bill:7B bill:2C bill:4B bill:6B bill:6A
capitalist ask.immediate-vote &2
yes no
capitalist ask.export &2
sale:luxury-0 sale:luxury-1 done sale:food-0 sale:education-0 sale:education-1 sale:food-1 sale:health-0 sale:health-1 extra
capitalist ask.export-from-zone &2
3/4 most 1/4 4/4
capitalist ask.vote-influence &2
least 2/4
capitalist ask.discard-companies &2
company:car-manufacturer company:automated-dairy-farm done company:fast-food-chain company:automated-grain-farm company:academy company:electronics-manufacturer company:tv-station company:publishing-house company:shopping-mall-2 company:lobbying-firm company:fashion-company company:vegetable-farm company:stadium company:pharmaceutical-company company:clinic-2 company:supermarket-2 company:fish-farm company:radio-station company:medical-village company:hotel
capitalist ask.sell-to-state &2
3/4 most
capitalist ask.wages &2
wage:supermarket-2 wage:shopping-mall-2 wage:clinic-2 wage:college-2 done wage:supermarket-3 wage:shopping-mall-3 wage:clinic-1 wage:clinic-3 wage:college-1 wage:college-3 wage:hotel-1 wage:fish-farm-3 wage:clinic-2-1 wage:clinic-2-3 wage:publishing-house-3 wage:pharmaceutical-company-3 wage:pharmaceutical-company-2 wage:institute-of-technology-3 wage:stadium-3 wage:hotel-2 wage:institute-of-technology-2 wage:supermarket-1 wage:hospital-3 wage:medical-village-3 wage:fast-food-chain-2 wage:fast-food-chain-3 wage:stadium-1 wage:medical-village-1 wage:hospital-2 wage:technical-university-2 wage:lobbying-firm-3 wage:college-2-1 wage:university-2 wage:lobbying-firm-2
state ask.turn &2
play:state-foreign-financial-assistance basic:propose-bill basic:event-action basic:extra-tax free:adjust-wages play:state-literacy-program basic:sell-abroad free:pay-off-loan play:state-supplemental-income-program play:state-geopolitical-support play:state-allowances-and-subsidies play:state-growth-in-tourism play:state-privatization play:state-foreign-investment-program play:state-higher-vat play:state-construction-boom play:state-reveal-political-scandal play:state-healthcare-program play:state-quantitative-easing play:state-denial-of-free-speech play:state-agenda-setting play:state-emergency-state play:state-a-matter-of-high-priority play:state-public-sector-overtime basic:meet-mps play:state-foreign-students play:state-nationalization
state ask.discard &2
discard:state-quantitative-easing discard:state-public-sector-overtime discard:state-shift-focus discard:state-foreign-financial-assistance discard:state-foreign-investment-program discard:state-medical-tourism discard:state-nationalization discard:state-employment-support-scheme discard:state-step-for-representation discard:state-immediate-response discard:state-denial-of-free-speech discard:state-agenda-setting discard:state-foreign-students discard:state-emergency-state discard:state-pressing-matters discard:state-supplemental-income-program discard:state-a-matter-of-high-priority discard:state-unemployment-initiative-program discard:state-geopolitical-support discard:state-radical-reforms discard:state-allowances-and-subsidies discard:state-growth-in-tourism discard:state-privatization discard:state-business-grants discard:state-higher-vat discard:state-healthcare-program discard:state-construction-boom discard:state-change-of-government-agenda discard:state-reveal-political-scandal discard:state-covid-19-vaccination-program discard:state-momentum-for-change discard:state-protect-the-status-quo discard:state-literacy-program
state ask.bill &2
bill:3B bill:4A bill:4C bill:5B bill:6A bill:6C bill:7A bill:7C bill:1A bill:1C bill:2B bill:5A bill:5C bill:7B bill:2A bill:2C bill:4B bill:1B bill:3A bill:6B
state ask.immediate-vote &2
yes no
state ask.turn-free &2
free:adjust-wages end free:pay-off-loan free:history-he15
state ask.event &2
event:political-polarization event:technological-illiteracy event:fear-of-deflation event:demand-for-thirteen-month-pay event:developing-countries-in-need event:pandemic event:infant-industry-requires-help event:strike-at-the-port event:demand-for-higher-welfare-standards event:earthquake event:drought event:ae04 event:ae03 event:ae11 event:ae19 event:ae10 event:demand-for-pension-reform event:need-for-sustainability-initiative event:low-education-index event:outdated-public-sector-infrastructure event:low-university-ratings event:need-for-stimulus-package event:companies-demand-better-internet event:declining-birth-rate event:global-supply-chain-crisis event:neighbors-at-war event:ae20 event:ae12 event:ae08 event:ae15 event:ae17 event:ae25 event:ae23 event:ae05 event:ae14 event:ae09 event:unfair-representation event:local-industries-in-turmoil event:political-scandal
state ask.event-class &2
class:working class:capitalist class:middle
state ask.event-cubes &2
3/4 most least 2/4 4/4
state ask.vote-influence &2
least 3/4 2/4 4/4
state ask.open-company &2
company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-university-3 company:regional-tv-station-3 company:national-public-broadcasting company:technical-university company:university-hospital company:public-hospital-3 company:clinic
state ask.wage &2
wage:2 wage:3 wage:1
state ask.wages &2
wage:university-hospital-2 wage:technical-university-2 wage:national-public-broadcasting-2 wage:public-university-2-2 wage:regional-tv-station-2-2 done wage:technical-university-3 wage:public-university-3-3 wage:regional-tv-station-2-3 wage:public-university-2-3 wage:public-hospital-2-3 wage:regional-tv-station-3-3 wage:national-public-broadcasting-3 wage:public-hospital-3-3 wage:public-hospital-3-2 wage:regional-tv-station-3-2 wage:university-hospital-1 wage:technical-university-1 wage:shopping-mall-3 wage:public-university-2-1 wage:shopping-mall-1 wage:shopping-mall-2 wage:public-hospital-2-2 wage:public-hospital-2-1 wage:university-hospital-3 wage:regional-tv-station-2-1 wage:national-public-broadcasting-1 wage:regional-tv-station-3-1 wage:public-university-3-1 wage:public-university-3-2 wage:clinic-2
state ask.close-company &2
company:university-hospital company:technical-university company:national-public-broadcasting company:public-university-2 company:public-university-3 company:regional-tv-station-2 company:public-hospital-2 company:regional-tv-station-3 company:public-hospital-3 company:clinic
state ask.staff-company &2
company:regional-tv-station-2 company:public-university-2 company:technical-university company:public-university-3 company:regional-tv-station-3 company:national-public-broadcasting company:public-hospital-2 company:public-hospital-3 company:university-hospital company:clinic
state ask.turn-main &2
play:state-emergency-state basic:meet-mps basic:campaign basic:extra-tax play:state-foreign-financial-assistance play:state-geopolitical-support play:state-supplemental-income-program play:state-agenda-setting play:state-higher-vat basic:event-action play:state-allowances-and-subsidies play:state-growth-in-tourism basic:sell-abroad play:state-quantitative-easing play:state-a-matter-of-high-priority play:state-literacy-program play:state-privatization play:state-healthcare-program play:state-construction-boom play:state-nationalization play:state-business-grants play:state-denial-of-free-speech play:state-step-for-representation play:state-unemployment-initiative-program play:state-shift-focus
state ask.meet-mps &2
class:middle class:capitalist class:working
working ask.educate &1
worker:supermarket-1 worker:university-hospital-1 worker:cooperative-farm-1 worker:tutoring-company-employee skill:luxury
working ask.swap-out &1
done worker:tutoring-company-employee worker:university-hospital-2 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:fashion-company-1 worker:convenience-store-employee worker:doctors-office-2-employee worker:hotel-0 worker:doctors-office-employee worker:hotel-2 worker:tv-station-1 worker:tv-station-2 worker:pharmaceutical-company-2 worker:radio-station-1
state ask.provide-own &1
least 3/4
state ask.provide-mix &1
least most
state ask.staff-skill &1
skill:agriculture skill:media skill:education
state ask.build &1
company:vegetable-farm company:automated-grain-farm company:supermarket-2 company:shopping-mall-2 company:clinic-2 company:university company:academy company:college-2
middle ask.worker-colour &2
skill:healthcare skill:education skill:agriculture skill:luxury
middle ask.turn &2
play:middle-supplemental-income-program play:middle-state-scholarship play:middle-investment-opportunities basic:propose-bill basic:assign-workers basic:build-company basic:buy-goods basic:extra-shift basic:political-pressure free:adjust-prices free:adjust-wages basic:sell-abroad play:middle-migration free:use-healthcare play:middle-employment-subsidy play:middle-export-subsidy play:middle-public-opinion-polling free:swap-workers play:middle-small-business-grant play:middle-new-theme-park play:middle-personal-consumption play:middle-immigration-reform play:middle-higher-education-program play:middle-interest-groups play:middle-public-sector-overtime play:middle-healthcare-benefits play:middle-labor-market-deregulation agenda:hold play:middle-covid-19-stimulus-package play:middle-reveal-political-scandal free:pay-off-loan basic:sell-company play:middle-land-of-opportunity play:middle-foreign-market-insight free:receive-benefits play:middle-growing-business play:middle-health-crisis play:middle-fake-news
middle ask.discard &2
discard:middle-specialization discard:middle-supplemental-income-program discard:middle-state-scholarship discard:middle-migration discard:middle-growing-business discard:middle-investment-opportunities discard:middle-import-subsidy discard:middle-export-subsidy discard:middle-health-crisis discard:middle-foreign-market-insight discard:middle-voice-of-middle-class-workers discard:middle-small-business-grant discard:middle-fake-news discard:middle-new-theme-park discard:middle-highlight-social-issues discard:middle-employment-subsidy discard:middle-land-of-opportunity discard:middle-unemployment-initiative-program discard:middle-immigration-reform discard:middle-higher-education-program discard:middle-interest-groups discard:middle-public-sector-overtime discard:middle-labor-market-deregulation discard:middle-momentum-for-change discard:middle-healthcare-benefits discard:middle-personal-consumption
middle ask.extra-shift &2
company:convenience-store company:doctors-office company:jewelry-store company:tutoring-company company:organic-farm company:private-school company:training-center company:fast-food-restaurant company:convenience-store-2 company:game-store
middle ask.turn-free &2
free:adjust-prices free:adjust-wages end free:use-healthcare free:receive-benefits free:swap-workers agenda:hold free:use-education free:pay-off-loan
middle ask.bill &2
bill:1B bill:2A bill:2C bill:3B bill:7A bill:7C bill:4A bill:5A bill:5C bill:6B bill:7B bill:1A bill:1C bill:2B bill:3A bill:3C bill:4B bill:6C bill:4C bill:5B bill:6A
middle ask.buy-resource &2
resource:food resource:health resource:education done
middle ask.buy-source &2
source:middle source:state done source:capitalist source:foreign
middle ask.build &2
company:game-store company:private-school company:electronics-store company:tutoring-company company:local-newspaper company:organic-farm company:training-center company:convenience-store-2 company:jewelry-store company:pr-agency company:regional-radio-station company:doctors-office-2 company:fast-food-restaurant company:medical-laboratory company:pharmacy done
middle ask.founder &2
worker:shopping-mall-1 skill:agriculture worker:doctors-office-0 worker:shopping-mall-0 skill:healthcare worker:shopping-mall-2-1 worker:radio-station-1 worker:supermarket-2-1 worker:hospital-0 worker:vegetable-farm-0 skill:education worker:technical-university-0 worker:technical-university-1 skill:unskilled skill:media worker:convenience-store-0 worker:training-center-0 worker:training-center-1 worker:fast-food-chain-0 worker:hotel-0 worker:radio-station-0 worker:fashion-company-0 worker:fashion-company-1 worker:tv-station-0 worker:tv-station-2 worker:publishing-house-0 worker:fast-food-chain-1 worker:college-2-0 worker:college-2-1 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:jewelry-store-0 worker:fish-farm-0 worker:fish-farm-1 worker:institute-of-technology-0 worker:convenience-store-2-0 worker:publishing-house-1 worker:publishing-house-2 skill:luxury worker:pharmacy-0 worker:pharmacy-1 worker:public-university-2-0 worker:public-university-2-1 worker:organic-farm-0 worker:doctors-office-2-0 worker:supermarket-2-0 worker:game-store-0 worker:hospital-1 worker:private-school-0 worker:vegetable-farm-1 worker:clinic-0 worker:clinic-1 worker:hotel-1 worker:hotel-2 worker:lobbying-firm-1 worker:tutoring-company-0 worker:academy-0 worker:academy-1 worker:institute-of-technology-2 worker:clinic-2-0 worker:university-0 worker:university-1 worker:stadium-0 worker:stadium-1 worker:shopping-mall-2-0 worker:vegetable-farm-2 worker:regional-tv-station-2-1 worker:pharmaceutical-company-2 worker:electronics-store-0 worker:regional-tv-station-3-1
middle ask.wages &2
wage:convenience-store-3 wage:doctors-office-3 done wage:convenience-store-2 wage:doctors-office-2 wage:convenience-store-2-2 wage:tutoring-company-2 wage:private-school-2 wage:organic-farm-2 wage:tutoring-company-1 wage:organic-farm-1 wage:game-store-2 wage:medical-laboratory-2 wage:game-store-3 wage:medical-laboratory-1 wage:private-school-3 wage:private-school-1 wage:electronics-store-2 wage:doctors-office-2-3 wage:electronics-store-3 wage:doctors-office-2-2 wage:convenience-store-1 wage:doctors-office-1 wage:electronics-store-1 wage:game-store-1 wage:convenience-store-2-1 wage:tutoring-company-3 wage:organic-farm-3 wage:convenience-store-2-3 wage:local-newspaper-2 wage:doctors-office-2-1 wage:local-newspaper-3 wage:regional-radio-station-2 wage:regional-radio-station-1 wage:regional-radio-station-3
middle ask.price &2
price:education-10 done price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:food-12 price:health-5 price:health-10 price:education-8 price:health-8 price:luxury-8
middle ask.discard-companies &2
company:game-store company:local-newspaper done company:convenience-store-2 company:doctors-office-2 company:private-school company:pr-agency company:regional-radio-station company:pharmacy company:fast-food-restaurant company:organic-farm company:electronics-store company:jewelry-store company:medical-laboratory company:tutoring-company company:training-center
middle ask.migrant &2
skill:unskilled skill:agriculture skill:education skill:healthcare skill:media skill:luxury
middle ask.export &2
sale:food-0 sale:luxury-0 sale:health-0 sale:education-0 sale:health-1 sale:education-1 sale:luxury-1
middle ask.food-stored &2
2/4
middle ask.wage &2
wage:2 wage:3 wage:1
state ask.build &2
company:vegetable-farm company:supermarket-2 company:institute-of-technology company:clinic-2 company:university company:stadium company:car-manufacturer company:fish-farm company:tv-station company:academy company:college-2 company:pharmaceutical-company company:electronics-manufacturer company:hospital company:shopping-mall-2 company:automated-grain-farm company:automated-dairy-farm company:hotel company:pr-agency company:lobbying-firm company:regional-radio-station
state ask.provide-own &2
least 3/4 most 2/4
state ask.provide-mix &2
least most 3/4
state ask.provide-from &2
least 3/4 most 2/4 4/4
state ask.event-penalty &2
class:working class:middle
working ask.hidden-agenda &2
agenda:ha12 agenda:ha14
working ask.turn &2
play:working-cooperative-farm play:working-general-strike play:working-supplemental-income-program play:working-proletarians-of-the-world-unite play:working-signing-bonus play:working-state-scholarship basic:propose-bill basic:assign-workers basic:buy-goods basic:strike agenda:hold play:working-labor-market-deregulation play:working-public-sector-overtime play:working-radical-reforms free:swap-workers play:working-immigration-reform play:working-unemployment-benefits play:working-fake-news play:working-interest-groups play:working-highlight-social-issues play:working-reveal-political-scandal play:working-specialization play:working-affordable-housing play:working-workplace-accident basic:demonstration play:working-rising-covid-19-cases play:working-need-for-change basic:political-pressure play:working-workers-movement free:receive-benefits play:working-student-movement
working ask.assign-next-for &2
worker:college-0 worker:supermarket-1 skill:unskilled skill:luxury worker:academy-0 worker:public-university-2-0 skill:healthcare skill:agriculture worker:pharmaceutical-company-0 worker:university-hospital-0 worker:convenience-store-employee worker:doctors-office-employee worker:convenience-store-2-employee worker:college-1 worker:clinic-0 worker:cooperative-farm-0 worker:local-newspaper-employee worker:clinic-1 worker:hospital-0 skill:education skill:media worker:tutoring-company-employee worker:game-store-employee worker:university-hospital-1 worker:cooperative-farm-2-0 worker:supermarket-2-0 worker:private-school-employee worker:university-1 worker:fast-food-chain-0 worker:medical-village-0 worker:fast-food-chain-1 worker:radio-station-0 worker:electronics-store-employee worker:cooperative-farm-2-2 worker:vegetable-farm-0 worker:tv-station-0 worker:institute-of-technology-0 worker:cooperative-farm-2-1 worker:regional-radio-station-employee worker:academy-1 worker:lobbying-firm-0 worker:college-2-1 worker:national-public-broadcasting-0
working ask.discard &2
discard:working-boost-domestic-tourism discard:working-general-strike discard:working-proletarians-of-the-world-unite discard:working-signing-bonus discard:working-state-scholarship discard:working-labor-market-deregulation discard:working-workers-movement discard:working-radical-reforms discard:working-immigration-reform discard:working-highlight-social-issues discard:working-healthcare-movement discard:working-unemployment-benefits discard:working-fake-news discard:working-public-opinion-polling discard:working-cooperative-farm discard:working-change-of-government-agenda discard:working-student-movement discard:working-specialization discard:working-rising-covid-19-cases discard:working-interest-groups discard:working-healthcare-benefits discard:working-public-sector-overtime discard:working-migration discard:working-need-for-change discard:working-supplemental-income-program discard:working-affordable-housing discard:working-workplace-accident
working ask.bill &2
bill:1B bill:2A bill:4A bill:4C bill:7A bill:1A bill:3A bill:3C bill:4B bill:6B bill:7B bill:5A bill:6C bill:2B bill:3B bill:2C bill:5B bill:6A bill:1C bill:5C
working ask.food-source &2
source:capitalist source:foreign source:middle
working ask.turn-free &2
free:use-healthcare free:receive-benefits free:history-he32 free:use-education end free:swap-workers free:pay-off-loan
working ask.overtime &2
company:university-hospital company:regional-tv-station-2 company:public-hospital-2
working ask.buy-resource &2
resource:education resource:food resource:health resource:influence done resource:luxury
working ask.assign-where &2
company:convenience-store company:clinic company:public-university-2 company:college company:regional-tv-station-3 company:doctors-office union:agriculture trade:convenience-store-employee union:healthcare union:education company:university-hospital company:supermarket company:public-university-3 company:medical-village company:public-hospital-2 company:game-store company:convenience-store-2 company:regional-tv-station-2 company:tutoring-company company:doctors-office-2 company:national-public-broadcasting company:fashion-company company:vegetable-farm company:university company:supermarket-2 company:pharmaceutical-company company:college-2 company:local-newspaper company:hospital company:hotel company:institute-of-technology company:private-school company:fish-farm company:clinic-2 company:publishing-house company:lobbying-firm trade:doctors-office-employee union:media trade:cooperative-farm-2 company:radio-station company:tv-station trade:university-hospital-0 company:fast-food-chain trade:game-store-employee company:cooperative-farm-2 union:luxury trade:hotel-0
working ask.assign-worker &2
worker:supermarket-0 worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 done skill:unskilled skill:luxury skill:education worker:medical-village-0 worker:institute-of-technology-0 skill:healthcare skill:agriculture worker:clinic-0 worker:fish-farm-1 worker:radio-station-0 worker:hospital-0 worker:hospital-1 worker:tv-station-0 worker:tv-station-1 worker:private-school-employee worker:pharmaceutical-company-1 worker:convenience-store-employee worker:doctors-office-employee worker:doctors-office-2-employee worker:supermarket-1 worker:local-newspaper-employee worker:publishing-house-0 worker:academy-0 worker:academy-1 worker:public-university-2-0 worker:public-university-2-1 worker:cooperative-farm-0 worker:game-store-employee worker:fashion-company-0 worker:fish-farm-0 worker:medical-village-1 worker:pharmaceutical-company-0 worker:tutoring-company-employee worker:vegetable-farm-0 worker:university-hospital-2 worker:fast-food-chain-0 worker:convenience-store-2-employee skill:media worker:hotel-0 worker:hotel-1 worker:cooperative-farm-2-0 worker:supermarket-2-0 worker:supermarket-2-1 worker:medical-laboratory-employee worker:clinic-2-0 worker:clinic-2-1 worker:organic-farm-employee worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:college-2-1 worker:university-0 worker:national-public-broadcasting-0 worker:national-public-broadcasting-2 worker:regional-radio-station-employee worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:institute-of-technology-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:cooperative-farm-2 worker:vegetable-farm-2 worker:cooperative-farm-1 worker:medical-village-2 worker:hotel-2 worker:fashion-company-1
working ask.strike &2
done company:supermarket company:local-newspaper company:convenience-store-2 company:doctors-office-2
working ask.swap-in &2
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
state ask.hidden-agenda &2
agenda:ha04 agenda:ha01
middle ask.vote-influence &2
least most 2/4 3/4 4/4
middle ask.swap-in &2
skill:unskilled skill:luxury skill:education skill:media skill:agriculture skill:healthcare
middle ask.food-source &2
source:foreign source:capitalist
state ask.event-two-classes &2
classes:working-middle classes:working-capitalist classes:middle-capitalist
state ask.event-media &2
class:working class:middle class:capitalist done
state ask.legitimacy-class &2
class:middle class:capitalist class:working
middle ask.remove-cubes &1
class:working class:middle
state ask.event-two-classes &1
classes:working-middle classes:working-capitalist
state ask.move-policy &3
policy:2A policy:6A policy:6C policy:3A
state ask.event-media &3
class:working class:middle class:capitalist done
state ask.provide-mix &3
least most 3/4
state ask.provide-from &3
least 3/4
state ask.event-two-classes &3
classes:working-middle classes:middle-capitalist
state ask.event-cubes &3
2/4 3/4 most
capitalist ask.bonus &1
company:supermarket company:college
capitalist ask.build &1
company:supermarket-2 company:hotel company:fast-food-chain company:vegetable-farm company:shopping-mall-2 company:car-manufacturer company:fashion-company
middle ask.swap-out &2
worker:publishing-house-1 done worker:fast-food-restaurant-1 worker:technical-university-2 worker:radio-station-0 worker:radio-station-1 worker:fish-farm-1 worker:fish-farm-2 worker:academy-1 worker:pr-agency-1 worker:fashion-company-0 worker:fashion-company-1 worker:publishing-house-0 worker:fast-food-chain-0 worker:technical-university-1 worker:public-university-3-1 worker:stadium-2 worker:hotel-1 worker:training-center-1 worker:lobbying-firm-1 worker:clinic-1 worker:university-2 worker:pharmacy-1 worker:public-university-2-1 worker:vegetable-farm-2 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:university-1 worker:supermarket-2-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:institute-of-technology-2 worker:national-public-broadcasting-2 worker:institute-of-technology-1 worker:hotel-0 worker:tv-station-1 worker:medical-village-1 worker:medical-village-2 worker:tv-station-2 worker:fast-food-chain-1 worker:jewelry-store-1 worker:publishing-house-2 worker:college-2-1 worker:hotel-2 worker:stadium-1 worker:shopping-mall-2-1 worker:regional-tv-station-2-1 worker:hospital-1 worker:clinic-2-1 worker:regional-tv-station-3-1
middle ask.food-amount &2
most 3/4 least
state ask.staff-skill &2
skill:education skill:agriculture skill:healthcare skill:media skill:luxury
working ask.educate &2
worker:supermarket-1 worker:university-hospital-1 worker:university-hospital-2 worker:convenience-store-employee worker:cooperative-farm-1 skill:luxury worker:college-1 worker:cooperative-farm-2 worker:cooperative-farm-2-2 worker:local-newspaper-employee skill:unskilled worker:game-store-employee worker:tutoring-company-employee worker:vegetable-farm-1 worker:vegetable-farm-2 worker:clinic-1 worker:publishing-house-1 worker:publishing-house-2 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:hospital-1 skill:agriculture worker:college-2-1 worker:radio-station-1 worker:tv-station-1
working ask.worker-colour &2
skill:luxury skill:healthcare skill:media
state ask.provide-class &2
class:working class:middle class:capitalist
state ask.provide-own &3
least most 3/4
state ask.build &3
company:institute-of-technology company:fish-farm company:pharmaceutical-company company:vegetable-farm company:shopping-mall-2 company:college-2 company:automated-grain-farm company:stadium company:medical-village company:lobbying-firm company:hospital company:tv-station company:academy
state ask.legitimacy-class &3
class:working class:capitalist
state ask.move-policy &2
policy:5B
working ask.swap-out &2
worker:doctors-office-2-employee worker:clinic-1 done worker:university-hospital-1 worker:radio-station-0 worker:radio-station-1 worker:college-1 worker:hospital-1 worker:local-newspaper-employee worker:vegetable-farm-1 worker:tutoring-company-employee worker:cooperative-farm-2-0 worker:cooperative-farm-2-2 worker:publishing-house-1 worker:publishing-house-2 worker:clinic-2-1 worker:fish-farm-2 worker:academy-1 worker:cooperative-farm-0 worker:public-university-2-1 worker:medical-village-2 worker:doctors-office-employee worker:vegetable-farm-2 worker:game-store-employee worker:fashion-company-1 worker:cooperative-farm-1 worker:convenience-store-employee worker:fish-farm-1 worker:supermarket-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:cooperative-farm-2 worker:publishing-house-0 worker:university-hospital-2 worker:institute-of-technology-2 worker:convenience-store-2-employee worker:hotel-2 worker:fashion-company-0 worker:stadium-1 worker:stadium-2 worker:cooperative-farm-2-1 worker:supermarket-2-1 worker:university-1 worker:university-2 worker:shopping-mall-2-1 worker:pharmaceutical-company-1 worker:regional-tv-station-3-1 worker:institute-of-technology-1 worker:regional-tv-station-2-1 worker:pharmaceutical-company-2 worker:lobbying-firm-1 worker:medical-village-1 worker:tv-station-1 worker:tv-station-2 worker:national-public-broadcasting-1 worker:vegetable-farm-0 worker:national-public-broadcasting-2 worker:college-2-1 worker:hotel-0 worker:technical-university-2 worker:public-hospital-2-1
capitalist ask.sell-company &2
company:shopping-mall company:clinic company:college company:fish-farm company:supermarket company:stadium company:pharmaceutical-company company:hotel company:institute-of-technology
capitalist ask.wage &2
wage:2 wage:3 wage:1
state ask.hidden-agenda &3
agenda:ha01 agenda:ha03
state ask.buy-food &3
least 4/4
working ask.strike &1
done company:supermarket company:convenience-store-2 company:local-newspaper
working ask.remove-worker &1
worker:tutoring-company-employee worker:university-hospital-2 skill:unskilled skill:agriculture
state ask.turn-main &3
play:state-agenda-setting basic:extra-tax basic:campaign play:state-higher-vat basic:event-action play:state-foreign-financial-assistance play:state-a-matter-of-high-priority play:state-emergency-state play:state-allowances-and-subsidies play:state-privatization play:state-literacy-program play:state-quantitative-easing
working ask.free-health &2
3/4
state ask.event-cost &2
cost:0 cost:1
state ask.scandal &2
role:middle role:capitalist
capitalist ask.keep-event &2
keep vp
capitalist ask.benefit &2
done benefit:ae10
middle ask.overtime &2
company:university-hospital company:regional-tv-station-3
middle ask.keep-event | event.ae02
vp agenda:reveal
working ask.remove-worker &2
worker:college-1 worker:university-hospital-2 worker:vegetable-farm-2 worker:regional-tv-station-2-0
working ask.buy-source &2
source:capitalist source:state done source:middle source:foreign
middle ask.educate &2
worker:institute-of-technology-1 worker:institute-of-technology-2 skill:unskilled skill:agriculture worker:technical-university-1 skill:media worker:radio-station-0 worker:radio-station-1 worker:clinic-1 worker:university-2 worker:hotel-2 worker:training-center-1 worker:university-1 worker:shopping-mall-1 worker:college-2-1 worker:fast-food-restaurant-1 worker:clinic-2-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:hotel-0 worker:lobbying-firm-1 worker:pharmaceutical-company-1 worker:fish-farm-2 worker:supermarket-2-1 worker:public-university-3-1 worker:public-university-2-1
middle ask.swap-in | company.pharmaceutical-company
skill:education
middle ask.new-bill &2
yes no
state ask.spend-media &3
least 3/4 most
middle ask.turn-main &2
basic:extra-shift basic:political-pressure play:middle-foreign-market-insight basic:assign-workers play:middle-fake-news play:middle-specialization play:middle-public-sector-overtime play:middle-state-scholarship
middle ask.remove-worker &2
worker:doctors-office-0 worker:game-store-0 skill:unskilled
working ask.buy-source &1
source:state done
working ask.turn-main &1
play:working-boost-domestic-tourism basic:political-pressure
middle ask.educate &1
worker:fast-food-restaurant-1 worker:technical-university-1 skill:agriculture worker:medical-village-1 worker:hotel-0 worker:publishing-house-1 worker:academy-1 worker:tv-station-1
capitalist ask.deal &1
deal:deal-food-8-luxury-4-2 deal:deal-food-6-2 deal:deal-food-8
middle ask.swap-out &1
worker:publishing-house-1 worker:publishing-house-2 worker:hotel-2 done worker:medical-village-2 worker:hotel-1 worker:fast-food-restaurant-1 worker:fish-farm-1 worker:fish-farm-2 worker:college-2-1 worker:fashion-company-0 worker:jewelry-store-1 worker:training-center-1 worker:fast-food-chain-1 worker:shopping-mall-2-1 worker:radio-station-1 worker:tv-station-1 worker:tv-station-2 worker:fast-food-chain-0 worker:technical-university-2 worker:radio-station-0 worker:public-university-2-1 worker:stadium-2
middle ask.swap-in &1
skill:unskilled skill:education skill:agriculture
capitalist ask.sell-to-state &1
3/4
state ask.move-policy &1
policy:7C
state ask.emergency-policy &3
policy:5C policy:4A policy:4C policy:7C
capitalist ask.keep-event &1
keep vp
capitalist ask.benefit &1
done
state ask.spend-media &1
least
middle ask.sell-to-state &1
most
capitalist ask.build &2
company:fish-farm company:vegetable-farm company:stadium company:pharmaceutical-company company:university company:lobbying-firm company:supermarket-2 company:car-manufacturer company:shopping-mall-2 company:fashion-company company:radio-station company:publishing-house company:automated-grain-farm company:hotel company:fast-food-chain company:electronics-manufacturer company:college-2 company:automated-dairy-farm company:hospital
state ask.hidden-agenda &1
agenda:ha04
middle ask.turn-main &1
basic:buy-goods play:middle-higher-education-program
capitalist ask.staff-skill &2
skill:healthcare skill:education skill:agriculture skill:luxury skill:media
state ask.drop-event &3
event:earthquake event:civil-unrest
state ask.spend-media &2
least most 3/4
middle ask.remove-worker &1
worker:shopping-mall-0 worker:shopping-mall-1 worker:jewelry-store-0
state ask.export &2
sale:luxury-0 sale:luxury-1
middle ask.assign-worker &2
worker:college-2-1 done worker:training-center-0 worker:fast-food-chain-0 worker:lobbying-firm-1 worker:technical-university-0 worker:radio-station-0 worker:publishing-house-0 worker:fish-farm-0 worker:convenience-store-2-0 worker:stadium-1 worker:medical-village-0
middle ask.assign-where &2
company:fast-food-restaurant company:fish-farm company:clinic company:national-public-broadcasting company:pharmaceutical-company
state ask.scandal &3
role:working
capitalist ask.investment &1
market deck
middle ask.cancel-bill &1
bill:2 bill:4
middle ask.new-bill &1
yes no
middle ask.assign-worker &1
skill:unskilled skill:education worker:convenience-store-0 worker:training-center-1 worker:supermarket-2-0
middle ask.assign-where &1
company:supermarket
working ask.free-health &1
3/4 most
capitalist ask.staff-skill &1
skill:luxury skill:healthcare
capitalist ask.turn-free &1
free:adjust-wages
capitalist ask.retire-company &2
company:national-public-broadcasting company:public-university-2
middle ask.sell-company &2
company:convenience-store company:electronics-store company:fast-food-restaurant company:training-center
capitalist ask.bond &1
bond:0 bond:30
state ask.export &3
sale:luxury-0 sale:luxury-1
middle ask.export-card &2
card:export-10 card:export-13 card:export-15
capitalist ask.investment &2
market deck
middle ask.storage-tile &1
resource:health
capitalist ask.immediate-vote-free &2
yes no
capitalist ask.machinery &2
company:shopping-mall company:clinic company:institute-of-technology
working ask.immediate-vote &2
yes no
working ask.buy-amount &2
least most
working ask.vote-side &2
for against
working ask.vote-influence &2
least most 2/4
state ask.vote-side &2
for against
state ask.event-spend-ware &2
3/4 2/4 4/4
state ask.event-spend-money &2
money:15 money:30
state ask.event-package &2
money:10 money:15
middle ask.consumption &2
many-sources one-source
middle ask.immediate-vote &2
yes no
middle ask.immediate-vote-free &2
yes no
middle ask.employee &2
none skill:education skill:agriculture
capitalist ask.vote-side &2
for against
capitalist ask.deal-destination &2
storage free-trade-zone
state ask.staff-class &2
class:working class:middle
state ask.event-buy &2
least most 3/4
working ask.turn-main &2
basic:assign-workers basic:political-pressure play:working-boost-domestic-tourism
capitalist ask.staff-class-for &2
class:middle none class:working
working ask.demonstration-loss &2
least 3/4
capitalist ask.turn-free &2
free:receive-benefits free:pay-off-loan
capitalist ask.export-extra &2
most 1/4
working ask.remove-cubes &2
class:middle class:capitalist done
state ask.emergency-policy &2
policy:6A policy:6C policy:7C policy:2C policy:1B policy:4B policy:5A policy:5C policy:3B policy:4A policy:2B policy:6B
capitalist ask.export-card &2
card:export-16 card:export-07
state ask.extra-tax &2
classes:working-middle classes:middle-capitalist
state ask.place-event &2
event:companies-demand-better-internet event:unfair-representation event:low-university-ratings event:fear-of-deflation event:demand-for-pension-reform
capitalist ask.overtime &2
company:supermarket company:shopping-mall
state ask.privatize &2
company:university-hospital company:technical-university company:regional-tv-station-2 company:public-university-3 company:public-university-2 company:national-public-broadcasting
state ask.imf-repayment &2
least most
middle ask.assign-next-for &2
worker:convenience-store-0 worker:fast-food-chain-0 worker:jewelry-store-0 worker:electronics-store-0 worker:shopping-mall-2-0 worker:pharmacy-0 worker:medical-village-0
state ask.shift-focus &2
event:drought event:neighbors-at-war event:demand-for-thirteen-month-pay event:demand-for-higher-welfare-standards
state ask.silence &2
class:middle done
state ask.retire-company &2
company:public-university-2
state ask.staff-class-for &2
class:working none
capitalist ask.deal &2
deal:deal-food-7-2 deal:deal-food-5-luxury-6 deal:deal-food-5-luxury-6-2 deal:deal-luxury-8 deal:deal-food-7
middle ask.sell-to-state &2
least most
middle ask.remove-cubes &2
class:working class:middle
working ask.immediate-vote-free &2
yes no

yJq6HA7I5E1DjbnIwHkB2HiD0Q0C_DgHiIKmS8HwD6FjS_HsNZoEgYjE2NkI8FoV3FiLkHvIvLA-HACAAsBA_oBljBiUuhBmHrVyO2TwRAnHkBoiB6RAhGphB-aiHAgfFiZAoDAuHuHsZ-X2H9_BkiBlB8NlE4XuY5NkCkC0CyE1FiFsU_ExPnS5BgKgEoXAoWAApL0e1BoCjTuEqBvC1EpPtakCKzIgV9BsI9OTyHjBjGXuWU5M9B_QZ1dQ_GgD4OvQoExM4DoTgT2a-InW0P5HCxL6MgoHA5GrM_GzI1EO2F8DtFsFkEA6C6JyJsEjClEdrEuBdmG9BobmDgI0D_SyJ9HsHjBzD8ET6QArGAAsDAnsC90BwNutBwOkGqMvE4mB8tBkE_BqaoOtBwxBhaqOyJsWgjBlCuR8CrCuDsjBsjBsTnc6EvyChGtCd0GoEsL3E_L_LlHmkB0CnF1NpHtC0ChP-HvNsYAoSAA5Q2LmDTtX5GtBWrBjKwJmL4HvWqFgHlOjMwFuIGyB1HrGnBtX8CTnClFiWiF9D2N3Hd2F9F0GzNmK6BjEUxHlD0BkCi4DAtH_P1FsJ_CrCiCyBtGkFM4CjBqDiD6BkChB3BN0GiD1DxEqVtDmLqK-GmHDFpBqF5EjQlKBobAA8DA77Bx6B0hBibwJnSsLyNmcyPwNI-B-Z7FqN1P6I2O2a-c9E6MpB7Nuc8X8XgTqOyEl7BR1FwE6F5GiB7RlD9B7DoLwBtGzKkJ0B1HiC2B1O2QmEuQ8QAxG0HqPbaiHyFtDmEvIuQiSuLrMsD1BcpOzCuBmIlCEzH-K9IB9CyCtFH5GlKsG8E4H1BxDyCvKpEhCxDuInHhBR7Dy7CA9NlI7FmJ7G7D4HCqBpB0DGUd5BuCkCYYuC_BYG5Bkc0HmHwGnKiD6EIrC-B-G8B-BAyCpWAkGA54BjlCqY-QiG1Uf9G6dsN2PlI4RwTvDnCzKoH2NglByYpE8NkC9I8R9C9C6PpHO5Y-C0KR4HlBmFnHiB1E1BzTUiCxR2DT3H6HkGlPyPzJgTgEA0C6E0DuEvD4F2O_F8D6EgLiEiE6B2D5EyE9LQ6B1CxBqB3J1FpGwBiBjCjEZChE6KuHO7GrDKxD1GkG6EqE0BPwExBsgBA5TvK_ImJ1CvCT9GpC6FhGzD4F5HlHYzEzFXLlCbH8C6W-BqJkEkEoB0LKB8C7G4C3DA1NAAjlBA9R1mCyKie5D7LIuB-PgH0C_EmL8IOrGsEsPoYmRoZb8IsGwIzTwJwJmCK7GrDkD2GzBmGoBkF3C1ChDgFnHWzBIyCP1BwDX1HyJzFwJyGAwEgFrD0J2CwQrGAsI-N_BgG0DHwChBrDhFiChEAT3CxHjDjGQWiBvEMnB4F0LoGATpC9H8B3GiDoCqBbkBlNW8xJAoDhSlMiHqE4PzEiD3B6H6BnBmDuDYuSsO6DrB2EfiO5B_I2C6cyFlG6YqT0D6IwM9LrLA6PAAAAAA3X_NqG-G8K_C3kB1PsZAqC6Fs1B2GAviBzOkRwUA6ByegRvLjPAqBqBzTnOlHuC8OnEkhB_BoE3DrtB2R2RwQzIxSziBqCiQkK4N44B0HxEzJA4JAAtyBgoBiSgFsatG4b2HhGyKzO8VkCiV-DsZyG6YlJqFDuY3H_LsGnKlCpMrD1cyB5MyCqD83BiO8G2E_tB6lBhQnNyStN7GrGzI-DysDAW5WzTwKJ4CiDsBW6B8CoHkFMB_I_L9FjGxC5BsO8DpO2FuW2F8HlI2H8DwF7BlCrHxIycAhHAAssBArkB3J8UiDkQ2ZrqBwIspBoQsZiJosBkYhJ1RtSwEmkBsY2EkoB6PyD1Y2N4Y4Y7K0pBlE9Q_KymB0RUsOlR9Q4T2TyN9BjZ9OhGA0N4PgzB6J7BZAhCCAxsB2pCsCqG4djI4FrCkEvC1aob-IpItJorBmcqYpG0P8Boc5GwDjBzMmE9FLrE6LzC3BzM8boE8K6HpIgUmBG_H3FXsG3I_D-yBA5J_Z7SwQjC1B6EhB7GrGwJsF0DIpFoOsEpDmDEjByK9OjRAsRuHsJzOiG4FGAkC8GX7EDkEAA2TAzkBeqQxI4BsCjxB9JwrBiVsC8BwWyalCnJrM2J2mBwT5D0jBwLlGzDsRgHgHjXypBnGhJnH6DmKJiQlMtPsrBgsByJxO7JlTKL8OsFwmBuFzJE1ChB1FAxMg1B2Q0J4kByBAlKyFjCoHiFuFwBtDyxBlD-OhC2I-EkQNkCqRlEqBrKN6BQ0KqDxTsTmInFZwK3D-FuE5Y8G5IxB8DzBqjDA1KvQ_NkN0LiOsF0DuCHuCwJsDnCX2CpE9BPhC3BuBjClBwE-lB8J4ErG6DEgBxE2JhHnBYAWWAoIA7qBFuHnF5HsD1zB7EqjBoS2BH2boXzIrPvC5BgcyZ1G-a8IEnJ4GDDnQvGjF4DvPsIOmEiFGlCscofmE5O_SxBfT6JXyf0KsB6C7YkEpTAjFmQP6JqTnXyNrGR6HmCgE7UsUmFsqB-C0O4DsJ1M4OsCzC3EjBqBxC7EuDFwEkRsN8JRlGjE6FhDS0GnDV1BgF0QmD0yDAtKhSjJhEvCZlBhKtEuKnQ3JiDzL_GyB9BwDfCvBlDzBhBqF-UyLc7J7S4PnCwCe9NbfApHAAtNA1S-B2FRpL5Cz7B2Dib0NOgC2c6P9HnH4CxJ8iBmHrFie8DmEpHwBtEtE_KuCkFrI7FFKoBQ1GtDE6OhN7XzEK6M5BmChCwYyPoOsDhMatLAzLuVtKgH2XzEiNiBjDwJ1IlKhKyD9ByU1FsQqF6KA6KtFmFlOSA5BEFNpDNiGsF5C9CvCvE6EcuF5RmJ5DiB7DkC2wKAjMkGjSrQpWtLzMrG2DnEtFZUhE4C2JmGwH8BiL4H6T0JrBgI4C8fuD_KxKgHsK0KgCqCAgyBAAAAAAwCqd1IqrB8NuE0YphBqCA6HxQu4BlEA7JxfxC5GAnNnQ-VynD-RAhFhFmH4zBuOzS6jBkCsLjNiK-ahc4X4X3Q2Evc6Tgc7erEpNsItEnRxOAuMAA5jBvS8CgHrX87B4pBjGmFqVxL-V8B-kB5G7D6EnN4G-P_BIjHqtBI2oB1JkC_HyRckgBwtBpUmO0Y5GvCwW9BiXvFqf6XmR1BckS-2KAPjDpNzW1H2HkCqCqJ4BlH8B_H8D4QLrCmER6CAuGiD9IkHgMoUEuCrBsF1CmCyH3F2D0-BA1XAAwdAhhBiF2C3F0qB8H2H6BqC0hC5dhsBxGoV1R1uBtjBsLmRoGvF7FsTkmDuuDnjCwRwRwMnTqErOoE8DK7HpPN-DxSxSlXwJtX8UjFnXyBmDvI5VlEuJA0MBAtLjX_T9HyiB6pDgI5CZxW7H-kBuKVxSuCjLpCIgQjJiHjE4mB3C2fJsQNqbPyqBukBlsBS-FiFwBwRzE9F9J0N0JqGU1HrUk_GA7P3E9P1RH6BxDuGxBlE8E4HvCuE0DwDJtJxEhDmL-E9DzDsFvDooB6E9NvBnLxClDgJhDpD0BB5IAAkGAkO_K0WjG8MzYrCtHqRykBlSppBnHirB5LtVhS1JgS6LqD_C0Ns0C64C1lCmWmWuRjWpFvNwGwKwMUlV8FiB-DqDnRxLlImK1c3GpC_FzG1XvF-GP0CuYApCjfmGkGyuB-3CyK6U3F_ExHgWoNoDjPnB0B5F8CsCkDd_C-e-HmdOmQLyPrCuhBikBle6MgKoDkBgFvM5FpM0G-EpD1DxDxS4pFArQxGvP3GVwF3D6BlBGlBXcGnCf0CkFjB4DRPDjGmFmLogB2B9BpJnL5BzFuQ7J5BPAxIzKAyGA5F5DmL9EwHzN9GjHqZib7Nt3B1F-e9G7NhM-CoSoCoDVkNs_BktCznC6D6DyCrNrOBpW6NwCyEjWyIT6EoG_N_LYa9ErBzE7IoG_IjDgDrKkGfA6D3T6CyN-kBkmBqNjIP9GzI-OA6D_EtIC5FuI4E_GjDcqRrDmUemTI6LoC-ZioBgCuKjDtCjC7C_EgHpJ0S3BsCyCgFhE4lBAlM5LjUwQwKiIgBR8GMmJ4HwDwEmGciJyKsBX3ByB_BRvGnEsb1CpNwMiBpCjCuTjBvK-CApFAAcAuHEmV3amDOrDmL-P8P7Gt0BzD-f1BnKmDmO0Se2DCyJgrBqwBnyBPPvGN9NmJrB0HqD6ErKsF-DhE1FoIwBzBvC0G_CBrDkD_E_CT_CMkCA0DtEhH2HiWuXjSYqK-G1T0GzD7CHmF-BnCyDmCAtCNkKhCiSkB0OjBmPQmTmTX6GnGxDxBtMkBwG7EwFOgC1BoIjBg6FApNoGxKlT_IqEtCwCwIqBnChIhBiEwFvB2HiHmI4FvE9GzCH3CmLmD6fnLaOnFgC-ByJA_CAhBAAAAgHiC1kB2hBjEoJ0B9DSAvFtB8DqQAnNvX2Z6uBAkDxB-U4VtHjExMxMmD5B7LvOpF2LuGXsOgLjKsGsGwH6CEiMnEsBxBC2QeiBfApBAAriB4cmSnHqN6JuI-HgR_BxiB5GqBqCyGnH-HgCxBkLrB7DyCpEvDsG5EnF6ClBe8G8RoD6dgJvGC2Zi5B4nBkyBlF07BhJ3ErBhCs_EAfwKpG_RpIzD8BcgDsCiDhG3K4G2J5ElDxC2EhD5FwB2LkFiIc3CuVrPvD5GC5BW8NnC0EAxIAA2GA7QiG1LqhBM2JwM4MxE4BRyBmCtIhczW7S4K2xBqL8CxC4YwJJgWiBiBhG6G1PnLqOoT8F5D8BhKvW_K_KQxC2CyDlJ-GjC4GuByBvEFAuBAA9JoC3LpMge-E7Df2V3BSmD4GgBrG5F8G5CrDgNqKzB8FkBR9CT7FvByFpKsGRkF0buGwCmCo3B-Z-lB8tBL0sB7HjErE7NktCA3IicrEnR7F5DcsDiDTkD1DBuCzD-IgHpBXgB9BnHmGXxB9HuB4dlDuHBhBHOqLzN4JB_PAAgCAzXqBC4RoExBmH-CgPlJgKjGvLkEpR5B1d_H4eqO2BPsY1JsC_BmLmLgMzoBqL_Q2EuIqH3DuDmKJxDlDRlK2DjDHgClDsC5B2ChGuC4LsF-IAgJ3ImGzCgmBUvI_GwYBrB2JsbsK0F_DyC5D8G0DdtE1DlE0N0CR3GU5BC-DZhMigBM4CyCohBsUorB6N0emY1I_D9B3MygCA3I0OzPtJhBQ9J8BsDgG5B3Da6BJ9CxB0CgBjBE6D2BrBvBiBnDwhBlEjDpH_CnC0IQ3MiIA5H1CA5EArQkF4GsS0FrIDiB0JlI6IlHpL0EhGrGpeB2fsQGjC2VC1BlW2E2EkBhPuCrG1IgHuCvDkF0H_C5I_BnBqBqJ7J3H1D9DXEqD7EuD8MqFyEAuKkCUQyHzLpB6GwZmHrFoJ0SiDM7LoBahBa3Cd0BdnE4E0BpEFLyB2N7BqCkX0FkIqEwWiOuiBsFwnBiJpMZmF9I6HAgEgSvJb0E2MenCsENiD2GRPIRkBYpBRBOgCVhHjI9Coc5BzDdZDuD2B1KkDA1GAAhHAoC-BkHjEhB1DGsD6HjDiCqB7CiUdpO5W2N0hBsKR7BwT0DDrMhDhDiB4G_BpCxDyEZxB4IC8BtBnEgChFyB7C9I5EjB3DyBuCiD_B8FQoBAgCoBjFyJOkCjGGgStBtCiJgEkJzBzH2BkB6BsBAfDoEtD4DejBcQFYmByIwV0I4G-EmMgHoOgF0VgC9IQ1LJq1IAb9GxF1HwC8LkEG_DmE4BuG6LhStVmKwJsErGyCkFnGqDyLyM1CuKoBiFM-D2XrGpMhLANAAAAAA5I5PqboNAtCgFkE4FAjC1LiBuHAFxlBtC4GA0IyDkGwCnHAqNqNqCP_JlP7HJzJxIxF-M3PyFyF1JvNlER9HhIwE0JvH1B5KsCA2CAAzMhN1GAtITgEAhD9J_MFkPAof_DgWiHkTkRrFmflE4BoJpBtGhK1H2XqDoNvCZahJtPmChFlP2GjLgJ5KgKYdB-tFAtLnLrGEwE0LnFsE4CqB-B9C0ClLM1OJ-EtBkDvHhH8VVyO4KuJ0EmKuCaoN7KqCmEAGAAAACA3Lra8O6XnE1C3CjUkJApE1C9DgNkQ3KrN_G0TxFgOkFrB-HrBdhDhDvGXjLpPCpchF5KlCcrP0P0PqDuBgMwE8EtBvB-BhD1C-BuTA4IAA0D6HyHQ9H2C4CDtBhE7MIiE_MoIhJiHvBPgF4G0VuG0EgNxM0DrNtFyM0SnDwHFmVzHgBlEpJhMgQ5SxBnW1C8LhJCi7DAhCpSrQA4C_BIrD3McjLpKeM0ChDEZwF9EpHvDsHjJ0LBkOuDnH7IlIzDoEmDgDwBNAAAAAApO14BgRmauH4BjBqEkJ4D6ImBjLgTsP1I9F3CiaL0PoPNsB5PyN3L3LwCIxCnfCpGpN9F-DrBjEyK-KnF5BqFjWoC6J7HrJiCtK3J8VAqOAI_FkRiRkGwFVhMtGlBlBkDfnChLoG9EGrBiIqIuSsTgI5JvD_GelD7EyKuC2PkHhBoLiD7LlBiD_JRjGsC1XsE1BwDAs6BAjGpJpOvFgBkEuGV0F6G7CuBkKLzF1IF0KnCPL4C4EA2VkDrFmGrCpD5DzFEMFzEAAAAAGAhNtoCgUgSqIgE1DyEuHmFkJpC1EiP2UhJlKkLyUQgQkD6GtC3J8IhLhL0HkGnIvDAtIzBoE-HqGrH0IyB3C2BrClIvDiCgC1HgFtHvB-P5CkNyMqF7H-H2HAiDiFjDAlCzB5BApDgFoRmM-BRK3FrIuG-BpI7IA8BpDDsEgG-DCEgOyMlFyCvPlFH_BwCrUrCsEQAkgBAhJjLpKW2DLCarCmEpD5C1BlG3F3B2FjDOwBuBxCpFGoPBiFjCtBvBoCiG5D2B1D1BKAMAACA7NjnCwP8S5D7CjBnC0GlBLUvBwN4OzJ9DmG2UF-VLoDnCrDMvBvBqDkEnG9IyChFpH-G-KtD7B4D2BFqDtBvEgBoBlCrCpBiE0D2CVgKkHuBxFI0CBsL2D5JAfMjCB3FsJ0ImEiEmCgFhDrCwBalC9IeVhESvBgCzBpC2BwMjBpDBlHZ4CsG9BpHhESxDAmvHA3cp1Br2BzEtJVBgBuD-EjCjEqU_PrIwBiGgF9KiT2akGuD9L4O28BwNiGncpVvC3FtB4DnOdAAAAAAA89B8cnBkkCAwO9vBpYAA1L9HuDwJAytBrQ7VuWAzVsQ8L5OZbtsBtsB9UqPXwK8KoauV9H-2BtsB1jCscscuuBtkBgG1vBsTnBmJgcy0BsYmhBvPArO-rCA8d8dgQAlGGtIjFhb4DpfjKkO0tCJm6BtFDrEoFrGqa_fuS-CyEqCuH8NmOmNmF2EA1MmhB2NuNtpB4rB2ZuF6gBvFvOpFiJAinDAhhBvwB_nB1VnHkQmEjSwC3QhES-ExDI7G_O6BgC6lBoC4MkErC4G2zBnC_B_xBvcyctDDuEyV2MAAAAAAAqlBCuSw1BAoK31BtJAA7pBE5G5BAynB3LqgBsZA8EsiB8IlBsR70B1c1c6WxE7H6hBqS0Y_V7XklCzPxIkjBujBuLoKpXjiB6f7O8kBilBuqBpD4M1GGjN8F1R0kB0kBlnB5HrT4LgIyN7MpG0CzJiM-qCoC8gC5ErB7D-GsGqbtJsG-F7K7DqE5b-EqM0EsMArG7KwOiEmCsEsLnC2iB3F9C3GpDAnHApiBj8Bv0B-H4VqIyQ8F7DxHsgBmH8KuYkBuI4NdkCuM2CR1PzQzG4hB8Hcvawd9MyCd2Fsb0FAAAAAAA0F6KqDsYAgHx_CiBAAmKpE7G1HA0S_JsK8cAyBslBqO6FgCrbnLnLjDjG9jBipB4Lnf9E_H8vB1QnnBxTswCfyF7oBhKge-EqSmewoB3IgE8FkG7DnFT6K6K7QyP4PnLsK1Q3IkXjB7OiD0tCzRihC9B0LxB-WrB0PiE6T_KwFLjB5DhB4JvDjKA6YoIgM-FuX3JfgBvW2WLqDKAskBArmB36BzzBmIS7D0HS7C3CkJkEb5CnD0IqFiGyFySlBoByBtD8CwXtDkB_HqEtDZuDFxB7MAAAAAAAxE6EsGwUA1JjgDoBAAhaJ1GhPAyGjFuO4iBA3H2jB6F-DhMwYCChEjFlSmEtzBxC0ChM2dnGjXnJwvB1KuB1SvO0LwK2UuSkoBqM6M-HwMuCzB9JyByBlE9GpKmN5DSOtcqOkDHokClSmzBsDyP2CuRvDyPWkOjTGRgB-DItBnKlJAgHgEmDsI0JxF6F7NjHkEzB8EtFA9PAjR9oBzWpCnEzOgGNtD4CtCdhE7E5EkGzCvFhE9E6DjCyB4CwBmVwDHiHiEpLW0EzGlMtHAAAAAAAzDuIsE-dA_F30CwDAArTvClF7BA4JnCzD0UAzCygByCtDxBuCTgBsD1FxE8BlKzB5B1G4TrB9N_yBglCJvJvIzJmayH6DwIuTgLmKiEqKchC_F7E7EIzCtNgS1F3CY8NpMpEzBisBlFssBhH2O1FqM4EkO6YkH2SjCcH8PrB9W7DpBAwDZL6FzKyBkFjG9E-H2C7E3OAouIApLMhBKZvD7C7GuEG0CYsIwC0J4XpB0CxByIzE3PmNzB-ITuGoIoCmLlDyDsH9IZAAAAAAAAyD5YyG8rBArCkX2E3iBAA7Q4HuGArLvTqK4IAsHgOyM4qBlFAZZ6T8NkO8B2DkCxByCMuNGoNoN8FwHgD5G6ExM3R0M-U6Uje4BAwBAAmN0B9OAvDyL6G_CcpTxX1BA2TicxJjbxD8zBiBpCtOhH8HyP7LIif_IuIrHkLuQAvGrTqP3JzG9GhBnD-uB4W8P2SyEFikGA9M5C3GwJvK_K8EoB8HlFnB0H_C8EqOhEyD-GoHxH9Q_MvJxEgWaXkK6O2ayQsHnBgN3EvBnCAlBAAAA5Dlc9DkV0SrCnBtGYOnZtQ9HwOzLnBvezCsPqC6GgEoSs8BS7XuCuC1FlGqEjCEwFjcnChP2EyGsTiL0IsKyDuR9I1MgEoayO2YnViPApNhLzC2LrG9JZ8BmFnEpTqHlJzMpJA8FxHyL9RtG2sBsRyBnNiFwUbrKhB0YqBgJ2BsewgBCrSZP9FnNxBlJ-RmjBnO4FoLsGN47DA9H3EhNmE9LsExKwG6EhFQyL5LiBiBwP9BjJiNlOiCnB3ChEgB6HsZvKuBJ6L4IlKgRjI3JzJAEAANA9OjMiBoVuG2CcxMhGzO5SljBlKuStO-HhbdkN4CsRyE6Vq0B8YxBLLpLlGvCxSQsQ5BxNjETzFgP0IwO2IqQ5G5DuUqHG6C2QOiEYzF7KpMtD1MyDwMmH2DsHpYqF9G4HpBAsL_NgBrNrO0Z-NsFBsI6eqKkKgDiSb0H-G4c6gB0BlS4D3K1FwFxHgExEqWqGzI5NzBAiiEAlJ9E3IyNpKtEFoChB0B6HdnBLsBrE3H0BlB_CdjHxPzD0BuBkSqEZlDtH_HwB6DxNnRAAAAA2BAzS3FhFqVuQqGiCiF5H9IjVpT4BqOpH6DvJ-DwNuC8IsCmI00B6gB5FgG4F4CxHsG1LHlD6EzVlC8OzHiHtB0DwF2K1RFoSgEmCQsB9EuEL2E6CtIxGFiFjEuH2IlG3J8H3KtNoDAvBvGKvL7KoX_BjM3G0C-S7BkR4BsWjBkYW-Q0SV7JmE3EzD1JjDsDhH-T1FnCvHIAumBA5GLnJqHcqEUzBkBjBE_B7EOHHfnDoDU2C0DmEOlFfiOtC-BzB6FpEmFsGb_NiCAkCAAwBAxFtHnF6S6J0H0BoEjL1D7FnSgB4KhJuCgCsGiJVJENufslBsFxBrBiGhCvB8BjCzBH9SiBiL0BToBT3FyB1DGqGtC6FrBDjCvCjCsIwD6BtE0Bd5DqIsKRrCkCzCjKhFA9ByF0LnBlGUhC3FxB0BqSrCqNS8IY4PjC-J4FEvC4DrGnBhHpBjC3D_ByDlDhBGA4gJApX5MkHhF4OyI6CFhBuEpCtNzD-S2JyFzB5BlBxD8DkR0FlH9ExF9KwkB-FiD4BrC1CmGhBADAAAAAAiI-N9BwaA6DpFvFgQA7CoBoKhJA_MxJtB-WAL9I2C6F0JAxBxBzGsEStGgK6E_IwMoBxD9R6C6CqI-GqBtZ6H2GnG-HoFqThF0RAvHAAiDzCvbA-WBpGyB7IpOlUL4QkJyCJC0FoLnM3JwN2OzI4MnOiD_D_J9CkFzB2IZpOnP6EnM4M3GkWuGuiB6kB5B1DzMDymIAvW-BxJ_CgBb9D3H8EvHnEnBjNkJ6BsMvEjN4FvF1FnFoDhC-F5EnG0WP9MnClEpFiI4NcmCAVAAgBARmR3F0W0BsKhWxFmVlLsFhEkDtDrhB3S5P5KyVzD5GnB2KsBjJoC5G5G9F2C5MJHuP_JlC8C8EzK0NgEyClElOrDFoCgLociLsKZ8DAtE9G3J4Q0SbB1IjLlDN9ClG1NkB8J1EvFyEwBwBuIyFxNExGpFnRxPHjHCsCkM-E0DPvFzD2DpDmdtN-jBwM6SkX1C_BkCD8yEA3S8D3FrCoBSUxF5B1CkCyCwFtC5GuFjD5DyHrH3DgIR2ByGwElIuRgD9CmBW6CJgGvMwEADAAkGAtCrVNqWjDiNrJqBiMzKrIjEmC7CpSxR_R0MoOhErGnJ6QzH0E3EkBkB5JgB1UqJgBmD7IAiEGpLmI-DyKqLmB9V3ByHuIgSkKmNgCsBXvK6H5BWwKkBmJjDvHwDnGKnEjHqEyN0DlEkDrFjDtPtEKfmHpHoPrCmCxKKuE7BsF6BnBuKNkEakTqMkZQ-Isf0HoLgHAq7CAnMqDxKtDkFoDiHS9ByEQ5EsE7FpCsBpDrE6EuCIjC-DzEGcqByVpC5DtHvC1D6CiD-BAAAAA3BAuGrGcyJyI-IiBnIgP3D2CwMLsFvNvS1IG8SzG1G5B8NqE8EkEwGuGvC3FhOoCDsG3H1EuIQ3GoC-E-IyBAlE5E-FhD-J9B0KwMrEiL5HpC9BsHRzF0D_NuBI6E7CJvErC0GiH6DhIjGd_F0B-E0CpB1B8EuCcvHViGmD9E0ImBiF8KoHhByQ8LuL3CuG8P4BV4BAsdAyBJ1HmBoB8BqDsBQsDiDMnB0DqCmEmCaX_D7C8GmE5BcDPsNgCFzD5DuBiFMrE4HA6HAAUAjBxDrB6JdqCwB6E6JjBuDoI_FyHB_MpF6CqUlDzEoB8M2B-FuGkBUJE9FsGkBGVyBwEIzElJ9EkG8DqCa_BiEI-D6CsEkFaqC5D0CnDY2DzIyBjCO2BrCWUmDvBmJ0D4CUlGjB9DgE1L8CSfxDnBoCnDKkD3E5C6CQ2NuM0HHgJqD4HqC8HfbbXAi1DArPpjBjW7O8F6PwXsElcpLod5C0IsRrPtS6GpEvEpBiLGlBlO-rB4VkhB0RngC7VltBwC7E5O-uB5JAAAAAAA1JxiCyEAAyC4uB9f8vBAiwBzI5GsaArW5oBZsmCA0jCgCodvLsC1D4sC4sCnJ3vB5jBtCtG3yBFhItKs5C5kCkFkFhT4_C9ZgsCSuNsFua4C_JrOkbhsBgD9DA5kCrJ62BAkE_U7RxOmG79BoErmBwH2BuG0B-OvFvKiI8ItDnV8CtMsFxFxRrFuOxT4G1IA4gDsQvMzH6YmdmIhQ40Bje6B3DyEAmkEANzF1WlHuH3F6RuBtXvOuGpBoGnFlPU_N5TxJlF8LyHjLnM6dsLwOlIze9Q9WgIzM5BmcsaAAAAAAAzF1tCqLAA89C6T7P2gBAw1BsJ7O3GAthCxzBlC8kBAg4B1HoiBqD3D_mB2pC2pCzH16B9B7wB4QloC-gBqTrHokBhkCnjB5mBqNvlBgWmChoB2EDnJqN6P9RoEmH6IY7FptB8GwYsFoiBrxC7M8NirBvCkuC73C8Pd-avHofa7LjB2jB-CttBhInsBuDwLyG2BqE3JxG9MAiSyQqHxEiQ0f9UrkBtPxKlM0CmGAqtDAyBjUnI4E5GE8ZlKza_B8EqE8P5EvMwRpMrJ_FgHiL6IyC5L2U-KsFhGiCtC8PsU7LdWlBAAAAAAA4X_xCuPAAwN0BjeiZAo0B8B9SrEAvD7f1MokBAq4BnCsXbnbpe2lB2lB9NdvF70BliBsC2jBzNxE1CzhBn8B6-B5HyI_D1B7jBkGyH3PiS_L7U3BgTUpBpDzwB0QwIxEonB_oCnEnFoM5QivBjN2LlDkN9ZrC5H8D_DsB9R2P2F7Y7CsD0CtH7D4OhK2DA9BiKoGMvX8Z7MlV7Jf_LzDmWAmmEA0C7hBhRpD_DoE2T1KnWvExTpFuMzT1IgKvK7FpQsH4NwD4FOqauJ0GzHlK9Y2JyJ_B1C3MuCAAAAAAAoDtwCqBAAoZ0CvM0HAoOR9PlLAmHrBzKgSAgrB_DgMqDjOtP6L6LmHzLlGpYmBhBqQzKyNuHpLpWjC3T6OEpG_F7IsBjF7BP_M8F2KwK3C3BpesXiMxFwM5oB3DvIyH3b4tB1QiJvLwPuN2BuCjKqF5OhHzHG1N6CkC2D5BOpUIpJA5C6HzBqCbsSnK5MoEuDQ7K6IAmLA6Dh7BxHiG-BOiK0D9C2FlHtHmJ5GhG8LFtF3F4FUkC0G2CuYiIWwBpIAsI0CsEjDpBnCAAAAAAA_BxsCRAAgEQ1D6GA7LZhGhEA2HqF9CoUAgmBoD6DmCN2HyEkGgF1VxKhGsnB3BrCsLoF0HmEtD-IrJH6EakG4DuCTtJwE_G-FiGmDU4CGuHiQnE3D9f6NrD0DL-MvW8F1LiG0HzJ0B9GkC8EzBoEuChDzBmCuCzHWqBBBA8FiDEGnFmFjEtEzG0DxCjBpCAksHA3M_MrMuehJpDrVuXof3H-J2JjK9DuN1coF_IlIFzH_BgI5Gwa3CuN3QpK2E1KxJ2P_BVAAAAAAAAuE-gBjI2uBAjpChG0XxYA_DpqBjOAAoWjJ_oBnDA4H0RsQs4Bo_BxDlHlHnlB61BtSwdjR7ByT1QzOhtCi_ByqByqBtfnkBpQoiB_mB_C-QolBjCjmCgKxI1GtKj1BAmPx3BzjDAq4B2qFymE2KsJyY3R0H07B6mBpwB6LgGwV0E6UyWspBuNwHnD6ExC2vBhEyO1C-qBwbAj6BmG1pB1ZjrBoCrPhCmN5qB3ItF9IAllBA6R1zBhnB6LuGsB2D-a2JwPiQtBqHuCQvDnB8BqR_QhTgI4C0HsOxLsyBzCxVkgBwIjIBkGvI9LAAAAAAAuU8dqN8ZArpBoCnN_PAnar7B3FAAwXnH9fqOA2InB-Ri9CmtEt-DpTpTnQjoB7JqnBlKzsB4UyE_e7iB8RoCwDoE0C4M4B9PnDvEhLqIzYkOzNSzGtQp8BxEvyCjc0c4yDsgG0D5MkWsS_MtWmvB67BrL2EkYoC5HsLiYsagb23BrMgtB9J0wBxDisBdkoB-kBAsEkGwCjFjJ6CiFxBZ9iBMzF1IAokBAoiBlyB7ejK4EjCnOgNwN4DgJ8HrHkFkKVmEoK6IhZnMhPvCxEoHxG8gB-IsNe3IE3D4GlU4KAAAAAAAwmB1K7H2cAzK4C9U0CA55Bh0B1CAA9PK_iB8cAmGqBgKu6C-nEloD1P1P7iB9mB4L1SzC_T8S8H3Y9Z_LyZvUa1QiM8OzRkCtHyO0O1J_M_FhFyBrJpW_CxpBhY4K8uCusEnQvKmZyjBoDtOwcsflE5LyJ4DnLuHjO4FxCs0B0CmyBiC8sBuJsqBsIosBqgBA1FKmGpB1C5CvKsNwCvRxItBvFA8fAnHh0B9mBwCvBuEhHkFuK6GgB4J6BfsCsBvEgB4JlOrFgB-B2C-B0EuiBuIpCgCmEpMlEgKzYxBAAAAAAA-RpC_IiTApE8HpMNAllB9tB2DAA7I5F_KqZAUU-FipC6_DnjE3I3IpJyGwDyDpPgBvBpH3OtIkGkBwQ9Qra8NkB5BiIKQuKyF4PnBARlDlO3FpV1EempB46C5WpG6G8ZjThBsM8QsEhRwD1F7CuD1EqDzEygBnDwezC4djBme2J2nBuZAmCkEqDVkEvClLiO6K9InJkBzFAmrBAyF3TzF5G-D4H7HgDmK9KyJkLnLe0IrMsDqKkCF3BjGf0CiH-CiTuG2MrGqJ5E5D4HvDRAAAAAAA0QxF1J6ZA-B9B1S0LAlpBzsBkJAA2B0DnB0VA4BCCktB0oCh0CzGzGtFpFEoDzFsE6CpBhI_D7BuM7GvN9J0JsBqImO8EtF-FgL8G1DSQrEpEhJyHkD3D4N-jB7P9CwN6crLeyG1JnCuE9D7FPKtZyBZoRkG2P-E8TsCsShMoV6UAiEKBPlB9E_LmO6HqDClC7BAuwKA8BAAAiCaAAvFsCAsBPAlBPQiHvGAHAAWNPgCAXlBI2F2BdLAAAAAAAAAAOAACAJAAAACAAAA5BAATTiCpBAAaaTApGlHCAAAiFqFbKKCAdkBCAIAzCkELAArJAAFFFAwBwCwCAALLAD2CzEACACLAAmFCCJCAABmFEGAC4I7C0E-BAXALAAgBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA45IA2EjOhM4BkH5GgChHhGrDwC9B5UWiEwI_CwDB3B9G6KA9L8L0KrJe7B3N3L9NwJkJjIAaAAAAAAmC2L8N8hBAxDhLC2RA1CqGiIzcAnGjP1F8NA4QzBzBkI5KA4H4HFnMiIAOlPBkfkTjLxbzLzLwCwHlCrE4F6GrFrFrT2KiRvYAtOAArG3I5BAhExC5H8I5B7IrJ4FjIwImViF0N8PEiSEqW0L_FgIjSkO3PhLsfnCySvBGJ0HqK3FegF8vBjMoE_LuTzGfA2vFAuGvPrPqGoLiEyCjIhD3E5BbD2CoD0PgC5H9B5EjF9JjjBjJqH4akCiG1HkB_CjMgd_JAuHRAvBAACApDmRlCmTHnG_OJmU5N3H2KY3CP5PtI5EgSjJ-B4HdD2CuFAAsBY-H5JnDvE3BwjBsJvJjO6L6LkEI7J1JvFW8GgOiF0F0JxCApFiSU6Y0FkRHrMHqItF5CvL1O1C7T6IkO8cjFoP5DhF1BkN8SM-BxHqD5BmD2X4KqH_JA9CoSsJwI_IgH4a5HpBlZ6B2EnJA0zDA4G3UxWDqDhC5BhH3G2DKsGkDlF3JiEzEB2B_L5G-T_DhR6MmY5FAYepBjEwPlD3EnEtEAGAA9QA_H3J2GuUEyGrS1BwYhNtEAtEhEuI1QtEwSgbnDnC2TgKmD_KmCtFtFhGyD7F9KhHxExU2P6InNpOwRwRtBnDvT_JsB5MgTBwPhCsCyFFrFpBkG4ZKhDWpU4FyBpG_BlGgC2C1B-XkPwgB_GuL8DkC-DkUiCiD0BWsBkEQ2NtFhCjCLrG6YyDyLqLuHoR-NqC3C4IuFlJA23BAjB9MrXmCxBhFuH7CmE-BwBjC6DrGTG7BEoFJ5EgPlMtF8BoCbiD0D6BfyHgNrGpCtLAAAAAuEAiCpCUyQIYvNhCid7MUrElHqDyBrDuCIqaSqCic4LyI7GpIBDvCWjInB9D1CxKuKqBhLzBqH8HsHIvO5BcxGwHlKqTwDyJuB4IDAO0C_CvDlEvH1FmOQNqDPdmEyXsS0QtC6NyKPAwMZpByDqGJqFmBqKf_C3GC_GmG7G6BjH9IqC8N7H7JvK7JZAyFA3FrLpMgEwEpF8C_CpDoC_FmBPlBb0FCiDjBiCzBmBpDIUkUmDzByCrDlG7DkLlH5OvBCAAAAAA1JqJnC4JTB5WnMoU7FpDX0CoEiCwB1CsN0SkD6CqkBmI2GezR-DmDlDnGtJAtD-KlEqW0DpB3ElDlDb7ChJBgE0EsIxYoKsEtCgFmRyB6BnC_ChF7NpCnL-EyN7BJ_C9B-BO-SuJkOgMqJiIgKH0PY7B8F6DUoDoIwBxGjH-BExCkBhHoIoCjDkGgE9GuD6MkBxIAmnHAPxLmKhDwKmBxIiL_DzMAkIjG4DsDkE8D9BV1JhCnB7FzDiMkB6XrChDnElCzDdwBmKgDAAAAAAAnBgMkNAAQyMjLAAiKuQzR8PA5FzLgG4QAlH4MlDoyBiMA3F3FK7B5L2JnIuG9bPyJqX_O9O9OnK0KzLsjBwBmGkC8SjJgF3JrFA3ElDA6I6IsLA2B2NuQAwGpW3JwBArI5E1GJoDHxDwB-KlBqSrB8W2BiToBogBjCoR2RAB_HvFkCd9LuG3NjD1GyMhG0EAozEAB5LzE9BwP3FxF8BaxMuJiF5B0IhF5C3CvGgErCN8BnNhJkH8G4K-KiQuB5PjF9B-KwIlLAAAAAAAmEjIuLAApDDzEAA1F7Y_M8ZAyGjQzC6OAuJkEkKg2CknC15BnCnCjDxQrS-FhUkMZuLsQ3NgHnEvFpKQnF-KhCgBfnHtItQoE5IAjHsCpCwSwSjI-KsPiO4WxUqVxnB9V6FAxK6DvJgCyD0BjCuDwEjBsdrXyoB-DmY2GigBtDodulBAsVmEuB2BpL9FV_ElD9OxHhD6FAk7CAuE1RmDiDnBEtCWckGtBSmF0G3BgBBEgNqHuBhBtLxGiC-F2OiB0IqEoM3G3BoL9KxQAAAAAAA3GQgGAArDiC1CAApKjnBlJuUAmCrFiHsMAoGwB2EypCo8ChwB-B-BpNjDxK3U3B0FlHkH-CzTlHqFwFjM9EAuC4GOrF7HzKvMhHlD7E5GtB9IoIoIwGiB07BqjBhIrKoMzGlUCA7P4F1EwG4DmF5D2C9GA4e6Cue9BsVL-b0E4L-XAsEuDN6ChIyE2WxS_N7CcQ6GA6sBAxPjBgByC7B5I9CyB_BrGqI-BzDjDqBOlE1E6L2E7D6GvBxDuK0G0N8FjD1CsThEaqJwEjOAAAAAAAxBG3DAAoGiBxJAAlSpsBiNoKA4CnC4DqYAD4CK-9BsuC1qBqBsBnDhHxHvNtY-HpLQoFzInDZHnFxByD1B2JJnFkGzFrE_FxFrIUtCnEoEoEyC_B8nB2MoDhGsI9C6C2GAzEyLzC8FkC2ETnBpE1BgUB0XPmOB0XJwDEAzBjCtDa7BO0CoDtKzCpDvCoCAkmBAbAkDqCmDwB4C8CoCL4HBAInByDLQiFsDkEGFnD-H2CyKTO5C0HrC7BsFbtOAAAAAAA3Fb_CAAmHHTAAhMxoBoPnEAvCyEoBgOACdzD-lBquBjayDwCqChC_D3G8I1C3HXsC0B2GlHvEeV7CyDkEOvBsDjCc4DjBvC3B1BjCOOcd6PkJvFlDYlCrEHjBFGUyEC2DgBtK1BcgQjBgRH8MV4OnD-J6EADfRhB-B9EtB6BtKsDsB1BoBAm7HAxQgGpVsBrCgKgMdQgNhJ5F7IS8H5N8BiGvD8JoD1EqH8HuE2MlD8XhPoGkEzC1B9BtBYAAAAAAAsH-ClH8KA0NiG_N0xBAvVzIoGjkBAphBzXmMglBAhF1EuT9FsUrBjTjT3LwD7E1J8EkDsIrV1OgW5XJJ8DxN_G8U0Q_FyEyYmHkYxO3JjIgCvDAwR1BqEA29B5RhV8B4EzZpWzCkE5FrHS8KmErIgDmD9IlB4GxH8FmKuLqECgCaDAmQiMkC3B4hBgeqK6qB8oBwT_F2EgGA-kFA_P-W7akCxBckF1BnDP4BnBtHiC_HhImLwC0M-E1Cd4H2CnCmGNgU3BnBvTzCuBxFiOuFAAAAAAAxIfnEmNAgTkFzN4eArOnC3B5XAv0BviB3MugBALgEqcyH3IJ1B1BDhK5HjBvgBzM9BjBvEyOtKtM-CoG1JsIY6ElF-I5B5DkOjDAwe-BE5FgpBUjGhH65B1W9GekYzP9TqCsF_IlDcxHyD5FhF1IoDuDf7JC2CgGwDgItFqFzBA0CgR0PXmc6Q0d-c-WsZpHAuJAyuCA3NmR3TxC1EFnBxDhC7BkBejBxD5CcHpB6EpJjBStC_D-CA3BoVyE7FUjBWfsKuBAAAAAAA_LpBjJqPAwW6FnEybAuC4BvGhPAhjBpcmEymBAgBdsaqDyE6LoCoCgKvK7BuCgEvM2BpDoE8MjBnK7QuKlSyH3EjJxMBlD2BuLqEBiW6DwHiB2D4L8I_CsThPkHxDqUMjJuHV7FqC5M4GhCsBpBwC9DkG6EnRiB4EmDACuI5FcA-SkPwIzBmN4NkhB0N6c4V1LiD-GA2iBAlJkFpRoBhHnBiItDpEqJzHf2IrHlCuCrB6B7E7JkCSIuBuD2ElCsTJkGiJjBmD5B3E_BAAAAAAAlJvBvBwUA8JmEhB0UAgGqBhInGAlOnVkGmhBAIhBmW-CQ3C_B_B4HnBjBhDoBxJ_BpC1EmIFtIjDuIpH0BhFrD1MiCxB4B-BuEgBkHwEmC9BYsC4HlE2L1JmHSuJgIpQ4DjBrF_BzI2HT4DV8K6DR6BhJSyC8CgBmBTpB6BAqL0JoE0DgS2F-kBvCiW6LtDmFyFAkHAzG0B9Jf7B8FOqBzB4BjDmBzCrCR4DiCKiCCiBkCkBAiD6DTkSoBqBgFJoBLuDlGAAAAAAA7FtBrDqLA-QsBvBoFAmBavCQAnDzPwB8dA9DvCoRgCpEiHVMoF4FNPhJlHcjB-BYSrGxJOuSzGsByB7B6BlExEtHpBTNuCZ2B3FmFmEkB-FnBmRFgBsB1K_BT7HZ3HlGTNGoKeOpBJTqBgCxKQxKE2BAmJiLoGqEwG6F6P5CoK4FgDkKwGA-lJA0HxNtPgD2GzB8E3DhByCvD-HpN4DyFtIwG_IdwCyGArKnC3IqTjF2JxSrKzUtLiNxKyHAAAAAAAAF2E5VAA7DpD1E2gBAjF4D-DAAhK1TsDqNAyC8SkH5IhWAvHvHvOtBjLyiBjJsBxHxCoQEvnBgQgQ4FudxM_Q1CuM4amP2a6B1B-CrHhGqBAjI2DyCAiD3Y7bVsDjXxaJvBonBhBmQ0J6KtN8GAuIhFrEA4CAkQrBoPhDkEcA-RsGrD_DuH_QwXiN6d1cgJG1EAy3FAqM5Z7W6DwEkGuHrGpChB3BXnF4DBqBuHuCuC2FrHWnC1DKsfyBwF1LG_K1FiI5D0C9CAAAAAAA4HtPrEAAwf9Y8IilBAnJmIrCAA3QjNiBsVAmP6ZuK0BlH1QCC7I7BmHTa1MlV7FuCvGhYuUuU8NiL1N4J1czB6WnE4nBsHqB8F5BlG8B5IvSsG7K5YS7d_MjBwG-IlJlIuC6jBH6PvLoXrHiRmDgPyD9GsHyB8FwFtCqEwDQ4FAsB2KOrD3K1Q6DqH_H3JT7BlQA0_BA8RxbnVmDLpCoKnGxE6E7C-BvBwB-HcyEnBxCvE_EAhEnGhBsYRlBxEkLHnHiNsBzFoDAAAAAAA8DpF2MAAqjBlM9P4nBAnM8BiBAArIrD9NwYAwG8boJ8C0M-L2C2C9BfvL-B5DvMsOwI0HFViQiQmMmexLxGxGxEwS3DiiBiE8CgCgChH8B6HrN8Y_HzE1FvnBsDUjB_EtL3BM6QpB0MgEoSvByQoXiJ4FpDyEoH0DmD3EsCxBfmDABwNmCzDjRvEgDwJ_HrD-CzCnFAo1BAoBlQzTtCnC4IsIxFkB4DiDeVkEgCyB-EwBjB5BlBCTzEoE8Z8L8BG-E9GjF0LzDzG5HAAAAAAAxGnCqCAAkStQhJgcAxCmBwCAApC-BwFqcATmbqL4FsI6C4B4B8DsD4B5H0BnGyF4OmE4DkCqGqGgIyGpSmG1H7NyK3E2QoI0GuDY3EpCcpG2D1C5InOzgBiHiDrCzGpMqHxCoRvCobuB6OzGuG4DwIyBIrEmFvDiBnB0CkC3BsBAhF8KuCE0F1KuCmGjILsBrCrKAsCA9BtRzN7ErJ5BsGvI4B6B5G3EiHzGkDiFjIvCG9BrCuE2BsD-CuXwDMvL-DuPK2H7D1DtJAAAAAAA9EnBCAA3ErGzMqVA8KyC-CAA1F4E2CgYASwnBEc8D4EyE0E6D0S6GtF_BjGmCQvE4CiFtFtFG6I_VsElB7ItD_IoG-C4DyCwCAZ3BxO7BwEhFzQjKNhCkBzO1DqFvD0D7BkVqEwE9D6BlBUc4BZXV8B6P-B0QmCPAmBqEoD8BqI_FwPB1M6DnB8DrPAu4HApC6CbTvH7EqNoCsI0LnKlVALbA8RjClFABFEwCiUiKkE5LsF8EyF4NRnE-FAAAAAAAA5e3SqZgNA9CBwPAA9C_BjFAAhHjZpNIAgMsL4X8L7GAgMgM7FnR3Nhe_CsO0ShczHpU_H0G0G_IjEnXkQtG_FyFxdqJ3KoCsLAkhBAA4E4E2HAtZkBuCImCxBIIsM_CqnBoFzCpMhC_CDrFpRrBzC3FhC2PDtCpR3F0XA-HoHQ-DkN6Nc8MvfgPYmJ9NA0uFA5HrOtR1BzDOuO0BKvHvBCEwDUMwC4BLsBjFKgB1BiVsFmOlCUgJI4KfvBqHJAAAAAAAvpBhL0Z2hBArDHoLAAnGatCAA_B3J1agcAyIyFwNiCzB9FnJnJ-IjEgCphBtG7C6XpSPjF3EoH-C3DvJxDvKvHkByD4C-F3C_ImUoCqZAAoLoLqCsBruBmI3NAwD3I3DAqC5FuXCFrFDxGsBvBgBOFqDD-GsB5BgB4IgKA0NoC4DoG4SuM-ChDlQ2OnPLpQAwmEArP1MvNAtBaaV6CiDLsDuBpC5CqFAkGnCmJkBGtCzBqS-T6HsGa5DT6FMJ_G7CAAAAAAA_V5M2G0bA2KViFAA2GIvLAArIlEnImdAyLEiEhBanCnJnJMqS_E9W_D3DkOlE9ExBtG2CmB4ClMwCxEGgJqCqJoJerD0UgOyYoE2M9C9C8CwDrTtIwCA2H7I6F0DJoHwLxIjBBbNdlEAzBjBQbkCdMAIKA8I4EnBhC4F-F8GjNqB3CpC6CzKA61BA9D5P3LAQqEI_CC4C9BekGvBBsCwB-FhB-MiDE1B_DgUsKgFiGkBhF5EoJ7BhDrI-GAAAAAAAoB5MyS-fAoOmBkIAAwE2BrHAAhIzIpBsWA6O0DuCbyCOKK6H_CtHxMyEsCuKzCpC2C6D9HB5CxEiD-GbvDmCyGmI6C_GsRwPkRoEiObb3EAkIzK9CAyDd_BAyB2G-GfPjBNwDTDUkFPvCNOTKU5BdAH2DzC4CzFNiDjH8FpBtCwBhFAsHA5FpO5IAsB8CEnBqDUKiBANSgBWkDIjBA9BhEvCmRmCyCkGS8BoCoEM9C6B3BAAAAAAAhDheyJ4UAG3BsEAAnBRvFAAkBnG7EiUAoVAyBMiBSWWyBtJrG7BPwBkEsCxCyB2B-CD8CiFhBBZ7Ha2ByDvCrG6JoJmJmG4CtCtCrEA8F7ElCAbkCqEAPuDsD2FUAQNrB2CoDwBUaQyBrBFoDfUAmB8B3CQ1HF6CzCoFvDE3B_BA6G1DzF-DxDzBemDWFjCvCoEmQ-PkBiDIjElJjEhChCvBd3BLbsBnBhB1CNtB7CrBsC3EnB1EiDQxEkOgEWS-GiItD_GB0E4BjC5GmCtB7BpCpCjMxCvCjB9D5E9LlExBlCpCvC1FEInCR9E9CJXTjCKvIjElB7BlCQ0WkE2D8E4FoGVD1ChEiC8DhIhDjCpBGrD4EyGxDtBoBqCpDvBZKtCaqP5B8GwJ3B8EqFHLsC6COuPkE2FwEmH7CwCoBJbF-CxI5E9EsBqBdciDYJ9CpBoCiBKvCIqC4CsChB2BgB_CkI0HqB5DiC-CzFpD0BboBjCzCNqDpCtCxChDHPAnBhBpFApFAAAnB9DsBSUWzCAAAAzCuBnB8DG1BKhIpClCjCRjCyCUXNA-CUzBPP6BwBzL7D1C9B5CT7BAAnBTA_EAA_EAAAAAAAADAAAAD9CBALjBtBsBoDrDH4BlBfAAAAf2EyCmCUZG-FqFKIff6BAA6BAABAABAAjCAAAAjC8BA8BAAAxCAxCAAAVAAVAAJAAJAAAAAAAAAAAAAAYSJEAM5BAA5BAAffAAAAAAAAAAQ9DMXgBJ7EqL_BJsDwBiJmJkC8CuD9BgDoCf2BOL-BGkI5EhCqFlGwGqD3DiBmHhBvIhDmB1EL_B1HD_BpCO9DR7CwGpCT9ClCxBpBvCawCrOjBhDT5ElF1JzDgBjB1FJChExCkFB-BpHdCrB9BnDBqBjBZ4EjD-DVwCEoCCrJlF5CrCAmB_GO3Cd7DO5GhDNSdxC_BpEqFApCPuKsFS8CmCX4C3DgC3CMqHuJkH-CgCzDe-KY2EO0ByDb2BnD5C0BmBsFCLkCa-CuGCSiB2BmD1FB9CCnCPyG0D3BsBQ4C3BpB7BLTsCIAAAECAtDcCR9B7BBnByBBHB-CgCjBUAqByCwDnBPZyBIgEhDRgClCOfYDmBLzD1BGfFdjCXHoBJ_BuBAHEN-BKcjBmBepB7BxBlBCXuBBzB0CLJLjEZRjCFNUbgBHTuBLDgBTGX8BtBHbyB6C6E1CyEkDbalFcbbnBlDyD8BSRqCRFtBUoCvBFb5BILQUuBoDTIlBHyEeqBXO0ClFvBNvBtBJ9BZnCqBHAsCBEeAyB_CrCPoBJlB_BT1BTQKtDM1B3BMXmCkB0BCPBgD8SkEmG-F8D4DyEwHROyC5DpNM_D1F5EGrBgCvBfDPxH7CTLD5E0MegDuDWwEuDWWYgB8C_BWZN9BqBsG7B2C2EOB1GhHRtCLmC4BATkFsC1E1HArEvCLNpG9DnEEtCsEM7FyCPsFrBwG2CyBwCjEkE5HArE_DgBPlBAYARrB0BAOEJqBzBAHCpCahGAvChBRjC-BAmBoBQdsDA6BXawBgDAgCOME8F2F-BbUpBdA1BNSPhCAW_DAgC6BA5B6BZ4BuDAQqBiCFlDAWGnBxB8FAIsDpB2D7BAAjBJJrCA5BL1CuCyBAAAPiCgBAAABiBgEAgBpB0CwC3DATCnCdsBAwCTpBgB2IA6DzB-EuC8BAQRM2BVAKAJTmDAcAqBgBzBAHCAtBcAQXBcqEAUgCGuB8DAoBU0BKrDAGPblC3BAZNzDoDCAhBfFuClEABtBrB1B0CAdLgDmB4FAWkCoDHcAbYcIpBACAU_ByDAMuCTsBRAbKGF9CA_BSNfTAAKXAJAATKAOAQWiB1BgCAEZkBwBvBAF5BjDwDhDAAqCtB_DzCAzC_BpCkEBApBGuBJ7BAkCRflC-EAOPsDuCsCASS8BVpBALfAE_BAEJ7BM2DAkDLlBiCNApCWMaIAAJOGnBALLdOoBAWlBYoBmCAYVO0ByCA8BZlBgDCAGESXJARWoBxBCAFFXmBTABFALiCAXO3B6DeAOAXoBaAXAS4BrCAA9BPCzBAPlBCA4BADIwBEXAHCVC8DAPGoC-BaAIASABAJUJBSACOMLsCAeDAyBYAKXWSSAQIEJcAkBVIKEACCAAMAAMAAgBAABiBAnBARCIfVACGhBEFfaAAAlBANGfAfABlBAIOABAKGCACAAAqI0DfSkCX6CkHgF2FGpBrCrH1B5BvDFLvCKtCLkBfgBDIPUY4C4BvBwCjBmBhEFT1BZVyH0BuCmBgCI9ElCrEPrBkDVEENGV2EAImEWNhInCHdRjEPAFGEVBAiBfLKMAmBGdBXhBDhBacfdAFEAPADMEZiBUhDkB8CRhCHnChBYexCbRAKtBjFZ-BlCrCzBEAAPOE_BEAnBBZqEAsCHsBY7CBAhCPFKjBtB5D0BiF4CGkBaKIgBABOMKXjBMHFQtBAKlBPBMDkBOBVCXyBmBLzBIACCAEqCMkBCmBPbMRIhBCCGGDJChDAFhBxBF4CHWAoBgBVPvBcCK0EmBqBwCNAZGLLCHIAAIAAnBBFMZTwBABAcWMPJ2BYlBbChBbQSoBCAiBHKVBZxBXuCDABABAjCARCXb0BAgBEIKiCkBAYKACBHAGGFAAAFA3DKpC3B1B2BBAALIC-CNWEwBiBuEuBZoBZsDDORHOFaMJuBEZPAFABHJAAJAAGAAIDCLACANAFAWFAXQAkBKCfhBADlBICCAGBDAQAABCQFAHBDEoBAoBSRACAAAAAIAAGAAaAAKAOAAAJIACAAAACAAAAAABAAFAECAAACAAAAAAAAAAAAACALQGJcAEGUAKAGGAArBABTAVCAAAAEGAAACEFAACFABABAAAIAAGEAEAEAAAAAAAAACAABAEAAACBAKAEAAICABAEAGAAACEAAAAAAJAAJAAFAAFAAAAAAAAMAMCAAEAACCAEAGABAAAAAAAAAAAAAAAAAAAAAAAAACACAAAAAAAAAEAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADMKFBTcKUUND0COSeiBLXACGdBNAQCAd1BCBELrBCKEcNZfCGVCVOAASCFLACIPHlBCLNITHASTDBkCAafqBetBVIe5BHCBKPBMWBDBaEZFLGPABPJDkBHqBEfF8BOXNTRb2BDBALQHMPJ2BYlBoBGAAMYAILAMHVBZxBXuCMABBSBHAAFNMmBAAAWSQDFCEUhBDADIhBGAAABKaEDAYCSGDOAAFBaCfCiBAsBFJEPAAAZKQAOCAADKREAAFAGNAAiBN5BiChCBLjLV9C5BxCxCiIqDY0BY0CwGJCyB2BiBmJoCmDaDsC6CAYJ2CpB4DTmCsCQATAAATAjBAAAAjBkEAAAAkExCAAxCAAsCAAsCAAbnBWCNAaAAAAaxDAxDAAAnBAnBAAAxCAAxCAAAAAAAAOAAAOAHAAHAAAAAAAAKAEEAAEAAAEAAgDKWiBOI4CJDkBCqCYNe0BzBKmCgBcEIFJgCR3BsBlBhFyBxB5BJ7CrBkCJTvBpB3BPxClBwCQvDFpBWpBrBiBvBa2BjCqCnBDBFQvBgCX6CHSjBxBXlBqBWrBIOETFQXvBK8BBdjB3BOQzBuBXpBeAPChDXtBHAV4BeGFjB8BZc9BdmD1BMfKTKsB2DHuBiBoBOdNsBtBPFeFmBBEB1DLtBtBjBaPUfFAA2BDZ4BUKG6BZnBCO0BKWJaEcNacXOgD6J0CqBJ2C4D5JzCpBK1C3DCAACAAAJGCSnBCKFBRoBBoBgPkBA0FqF-BvH6BsDhF7DxC7ExBjCtBxCmDoBjD9BgBkCkD3DHhBAJlCyBKJCaWA2CChBkCWiB5CByBjB1B3BYEFZiCLHFRXFwBNDAABFMKAAAAkCgHqG0E6DLvEtKlEfnCKzCYzB1CjBHoJVvBZpBgEXsCwBpB-CjCYrElBQrBxCIAAAAAA4BmL2BmBEiEqFlFpCoBsB7BpDAOqBhCWB1G1BV7BkBzDvBIxBBROhBkBzBgB1DgCAAAAAAASQLCOAOAHELeBIBJCA5BABDVfRhBcLGFqBOASKA2H1DPDrCdI2CuBGKsCb6MsGsDuC4BjB5BhCZ6BPLxBpBxCZ9BwEAAAAAAADNEYxBmBEODXyBlBgEmK6CqByBqC6CpFtCa3FgCpB7EU9B0CtExCYfB1BsCLEAAIIJ4C5DXbTAxBhDBEXhCJzClBpBDHI-HsB6B0B4BuBCAABAC4BAACMqBA3BTDALTnDBEXhCPrClBlBDBIwGoBkBgByCUqBAACBoBA_CFUTtBrBhD9BjBJBQAnBvB0BUUlCNHbUnBgCGlByBYW4BGWMcLiDiB2BFWAGFgCNhBBtCHFB7BN5BIzBBjBW-BZVwBuBOOKFTiBDvDNEfdlBpBFVAGT_BVTLYXXIRDDHY1B2BdiBW0BoBGGbauCUaXA6BiEWR4BWyBkBAuBMHF2BUAHAqBYcEbGQ2BCSYBMC4CAhBZTQDGQBAcEKQAACKLNOIjBRXIDCbJRGHA4BhGzB_B1B1C0C2EQ0BL0B2BRyBeRtBtBxD1CrDeHeiBkB8BWkCrEAGHBGEcQAASAAhBMaRhBVDCLHcTqBiC7BO3B0C0DjDHJZQlC1CHVZtBJnBAEFJfgHqCSqDjByBpBAAGRfAzErBMZdvBvBANHJPjBdLHLaXAGDGhBsH8BKqBSqDIAAAWPA8CAWOC2B-DACoCD4ByEAHGsBqD0CABiB0BCrCAFNdZZAUlBSjB2CAUJDwC5BALNDbNA0BLTjBhBANhBPgBVAABPDqCAAPwByBxBABLhBBXAKNLF0BAEaeHjEASFrClCYAKAePrBAT7BnBqC_BAFHBvBkBAFoBoDlDGAFMRU5CAhBCrBNzBANcjBdeAEEGUqCAFW-ChBCARyBEhBfAARnBa-BAABYqBAAKGNFYAAABaAiBBQvByCPrBAHHfCIKdeaZZJCGVFFAQIlCoB6ECAIB7BwChEARnBtBbqCACX8DTzCABdjBL3DADBM7D0JAAgCuCmFA1DAAnBrBTlCABH7BAuDAGF2B6BvBAARBZbAFUiBrC6GAAyByB2DA4DAIoBPiD6CAAQcwB7BAPfOZjBADTmCvCjBABLhBM3CACTVvBAkBMWOwBpBjBLVNvBqBAnCSPQIzC7BPHJHRyDBiBFHgDiCVFAamCZAZBCAHAPDEIAiCGUQKShCFTPJRAiBEBYBhBhBbDMRMMmBKNWATTJnBKoBYAEMAIAMCCPuBVLBBQtBWA2BOUsBNXtBRCvBEcFKNHEC4BFHSSiBPBACAPAyBYBacXxBXCZbYAOAABAQyBAaKHYYDKBKKFDCIJBSETUJWjBALKIlBkBABDQajBCIJdBNAVNcFLABFBBeABECcjBAPTAAKAIMHBFAWFAXUAQKFATABTAArBABTAVEADSAHKAAKAAOAOAAAKAAAAKmC8OiFmEL0C0DsBULP-BL0LjDqDwGA4ExBU3BjBFe9CYxBTXVlDLZAdhB2D3ByBuCGsB9DAjB3BW1BuBAJCkErC6GBgD0CcKpDrDZ-CItCVeO7CJmB4E8ChCoCqBIaAiBJQNVAhBVDoBPAGBhBOTAAAXE_DASxC9BDzBA7DtBMoDmBAD0BBFMAgBCGbCACAAA2BYDuBTI9BAnEzCsEScAAWbiBCAQ6BvBZuBADPekBSACSOR7EvCXhCnB2BvCAIzBmBrCgBAWxBoBWdACDAZNAGIMnBFABHHMhCAAAAhCIAAAAIDACFGDoBAdGamBjBAAJdEHANCMJKAADCMQADOIBXAEdIDmBAPkBPiBDAALIBgCAkBkBxBuBGABDAMgBAIDAaFACQAXVAVCQRjCAABdlBOAHDHiBhCAAOnBnBiEALB8ByCgDAIyBwBLgDA6BGCeDACVCORABGAVkDAKaWoBCAgBGxCsBPAPFJOAAADACCACEEHnBAATTAJAASMlBCAVBISvBAfJFApBAQML5BnBATKxBSsCAMQCsBbAIIFjBBAIXSBoBAAkBEAPADkBAvBiDAOsBEiBAAAAEBFAAANIQAJaBCPAACIbDAEGCR4BAWlBDqCHADIZOAAAAAAvBAD3BHSdAAdAAWACSCAWAASCCMACCGCaACMGIFAACLCFAAAFAKAEBCIMAAQHGEAAABGEAAEAAGAAAGASAGBBQBACCAFCAAACAMAMAAACAAACBAAACAAFABAABAAEDAAAWPBuBFCUVBgBYLnCnCEJSRRPKBITQWRPIUqC8BDPcIgBAGCSIvBAgBZ_BKyBwBHMFAxCfLPPHgBFGgBAANAdnBgBYGAAWZKYAAQKBnBuBVhBdCaiBGFJCuBAAEeOFAAAOTOAAGEE1BQPXBbvBACdbKjBAFCVLHAAGANgBAAWCIHAAXIGUAAQAGFACJSNYAEEGKdAAAAdmBAMBCaOAAAEKUACSAASAASAAWACKEGSAAOCEOAAOAAUASCAAMAACCIAfLHZPgBFAGJABXECBCfoBAAOGUXICWB1B2BCBAO0BAHCVnBOkBIBWoBNjBAyDUiB1BSkDrIvBxCpCffyBrBWqCONM2CPpBcrB0BnBW0E1BVxBAVQHfIAAHEO_BAALXbZACAbAaAAoBNAIADZOYIAEfmBAMAAAAMJAATKADAFDFMFAAEPCdAADXAQAAFWAmBAACiBCtBAAhBITaADkBFAVAAVCAKAACIA-BABwBMAMAAAMARAAdMALAAAPEbAAAbAcAAcAAUAAAAUdAAAAdMAAMAAfAAAAfmEC1ECV9DwI-IgEbiDgI1EuFKpCqInBTTkBtCjCe6BhBUF8BlE2BsJpBxE0G4EqHpEHrB1B7CUyBzC-FuBqCzDtG3EarCvBL-GFN7E7DyP8EgNuDvBpE1CzC4BfFcjB9DhBrCrCmB2BegBjDqHGnDrLvEL3BxDtDoGQ0G5Df8CiFmBoBmBGkFtK3C3BrD1CRvHBjFCGhDvBhDgB1C4HjD4Q0BwHyF6InGGAAGAAuBWCoBJetBoIwBuCuCiCFpDW9BLJzBtJtBnFHrFiC_E9BXJA1CjE8BlB5CRxBiCKqBTZ-BMCTNgBS6CXgCRmCB4DmBNsB0BCUKKiBiBlCPDJvBLuCoGJoCUkByC0BAUaWPfxC_BF4Ca8BB6C1CyBGSAIYPEhFAUrBhBjDuEyBiC-CS7CqCAIMOoBwBBLOkBuBkBUKgBNLjCADJNZYmCHfJIyFAqB6DJqBOFBCqBV5DG5CpFiEJMBaczBMAKZuBpDuCxBUtBDezBeLqBtBJ6BoDsBEwBlB2BdAMIRhBzBlBRlBcetE7BeZCnCmCAUeQGrBzCI8C_CkBkBRDyBgBNKkBqBEfhC3FbnBMElE3CeQhCrDOOAJVUeVhBUFtBsBLAVESKlBmBRPBhBjBAfjBGYLHPHSEZMGLRPtEFCDzBzC6BAG6BchBuDCuBwBXoBpBJMtBgC9B7BDDBrBHIAETESfBoBDZpBAR7BHc-BqBEgB0BfNEaHdKEeMHLWOxCNRBG1BhBAFELTeOLJSUVAJaLbVbKHCCMAMCDAjCEEPtBZAqEeakBkBIXTkBdFF5DTRrBVN_BnBHIhBKqCiBEQUBLGlBQCC4CrERjBpCLAEkBNdAOiIQuBkDsCkB5CANB_BJZZQLcfoBKGBBMDfCXCJAACAQsBfzDANZL_BnEvBC9BlCsBlCpBRaRPaAaVCa-FGC6CiCwCNGHHEHcFPNgBqBEBTEcH0BsBbhBcsB9BVJrBGKdNaXdM-BFaaEKsC-BmBbZgBAACABAKAWLLMBABAFIJCBFADCAVAIahBSFAFnBOACFEOLAKVAASABGOAOWQlBLcIAHYIRuCSxBgCP-BpCHZDCnBCCAAAAkBT-BDAADCFAAADABBDELDLACCCAACAABABAAAAAAAAAAAAAAAAAAAAAARABNBABQJACBSXIEUKaHCgBEAOCNADgBKEFLMMpBBETCdhBAJkBpBTPCOHNLJJIDJEgBEKBqBVjBFNRhBQzBAABLlBKKbBBgBaDKFSGOAREEY8BCMkBWLhBHSBCpBuBICCQSfETCGXRFBVIGkBMIDUAcAQUAHiBCGCAYjBCHPPCYAFAAemBAWAAQQAECAK4CnBgCOpB3BP_EADrClBpBZAcnBLDpBAZOEfwDjCCa2C0EeAADAgBLADGKX-CuEqBAzBbaAADAenFxDRIE3BWMkDnD6BhChDHjC1BaOQAFKCMuBJQ4BHvB_BAAE5BJ6EBiBoBuB0BkEAKuDvBoC4CABC0CE7CI1BdBCHAAAHAhCANRhBCyBAHUOaKAMJFO4DAhBgDuBMWBDYCAyBAMPGuBjBAGjBbYPAHVAO0DACiDGOyBAAACwBDAEFDALAOZAAgBAAaGAQABaEHQAIQFAfATITBKGU3BcKvBAXQpBCfAjBBAGKAAIBEJAMtBOKKAMGBHNALMJDpBAHhBAAGAAGAAEAAIEFAAAAAAAkDWDOaqBUVbIC-BrBFDPTA9BDaBLjCAoFGiBYiB6CjBBDLATJYHHFLZAALHFlDTXBTvBVAADHJAoBMDAGWnBLEAFVAhEFT1BZVyH0BuCmBgCIYAZmBZkBnCNDEHvBjDmB7BpBZR7BAhBILTRBaEDpBULPgBASTBMHBTfEABhBBJASFCXVBJDGPDECENA3CAhCzB2BZPDHBAADAPFDYLNqBAZLLVRBEauBLYLOcDRDIMAeAAAAeGCIAJGzBTFNANiBRISUIUDUGADMACCAGfAAbAD4BKKSJeIABZYMlDDbPZZMAAAEIHPJBUA6BAGkBIIBGXQAAaAYCCAbAXBDAkBAkBAAAHLBGAAIQAFAB8D0FzE0KzEgKvFxCtB6DuC5C_EjC8BvD4ClGsFoI6JjFoB5D8DhF9CpB1CWABAAAABuKlHnC_BL9BdtIdlD9BrBlCnJAzBvDzC9CiHkHE4B1DiBvHB_CjECvBe-GqB8D1E1G9JbhEpCtCG_FnD9BImCrEe0FlBlEJXpJ5BzC_BrCpCpJjFtCFV1DlIzClCjB_BuBzEyCBlB7B7C2NJmI4B4CgFvCvCJ1E4G9CgEzFIgDoDkJhHuBsBhEpBxDNBLXFepJ9C3C5BZ9BrGUF_CjC_BwJjEiEmGuFrBsIB6GmCiDpD1CWnBrD2BeuSlBwBkF6D4H_CqEVzDBN9GjCI7Bb5BqPoHyF8CoGvEoF7BnDiHpBsGqDVoE3BzBiD2CqI_BEf7CzBAzBAAA_G3BC-B5DvD-BQXE0BA7Df3BDsBhD_BAAAA_BhJtE1CdrCsBGrC7DW-HnB2JCJqE4EiC0DuCkFhCnBXQmBsBbQ1BiOiIP0EciCgEBvCS2DoC6HyBwCwEyC9ChDlEuCdXpB3CAA3CAABAAABA9CSjBZHlBjBjBXUZewEFCB8B4ChBYmBd3BJrClBPnBLevCAAAvCAlGArBjCtDUDAAAADAAAAAARARAAAAAAAAAAAAAAAOAMKBDCAACAAAAAAAAAAAAAAAAAAAAY2EwCcoBrCmCuJCmEgFQPP5DC5FwJLmL-G_C4CsGhCnPpBuBvC3ExId6C3B9D8CjBmBTXbzD-G_I_DpCrB_EmEcyET9BuFtGDiB4DlDnCYvIrD9DnBhB0BWnG_CsEjC2HzCnEQM6CtC7FbXZtBjCyL-D4DO6B4BJtDCyBkCLvCZhB6CDpDjPhE1B1D7EjCkHlCuEDiFBuG4DvB0BiBuB8E_CoB0B6CqCkEwByDd3E2EmBgCQ1B3BmCqG2GrByDjB7BqBsBnD6BlE0F-CiD_BkBaM9FIBxCvEUvIA1CqC5BzGbqB-BYdhE2GKkC0DMIhE1BiCjBS9DkBAWMCBAsBTH4BmBjBbECCNRrBrBJtBmBOwEcoBWD8BlCvBAQNhBKVNSiBFgCBHKUqB2CIsBADoBzCIRUf5BdNNRmBVQSBAAA6BIITG0BWYGUVHLTOBVUXFDBFFAJCOKP8BDSwBBAxCEf5BGDSFJWPcjFRTE5BrCgBeKDABNICZLOmBcBAAM4BwCEDVFjEpCXRFFGBDFIKAORMFAnCBSjDWJoEFqBqBG2BwB6BJBNSRFCPCBO5BgDzBgBInE7KtBtC3C_CxD9BtCW3CtCyEwCsD8B2BxBpEuDJOiBoByB8LsErB-EqBwC-Nd0E5BmG-EgRHkCgEwGiFsLrCoE-CoE0BtHrG5CnCGqCAAAAAAlBAAAlBAkBAkBAAAzCAAAAzC7BAA7BAAJAAJAAFAAAAFZAAZAAFAAFAAZFBPAANAAANAAAAAAAU4IMwEzE-FqEgEjD8B0Ec6B9HjCpE4C9B3BiEpB6BpBqEe5FpBjB3BvBnB-J0CbTsF6DzJnBnCnBxDjCJLDiBRtBgHakBqEOeuI4BKqDgCkC0FUqFjCboClFaAnCvEDzGoCiDvBvF3DyDCUjByEZpFpCczDnDemDwDULnBaoBqBDxB4C9BnFnBTAJhCqILH-CsEmB3EzB5BcrCNhEuBtBxBVnCwDjCQ4J1DjB9CTgBnDdKuD6BUbjBsCRCehB2CjDjD6BpByEvE1C8EAV3BqGajDMUI3CChEhB2CetCvEsCJ8CE5BgBpECjCQ_DqBlBMlDpC7BkG1FzBkBrDpE2BgFiFlEB0BkCd3BU6BIhCrFYzBzCzBnBiEckCazB8CwCABsCKDA8E4DPAEyBWBYABCjElCNEC3BQAAAQAhBBCAbFSCEAAKAAAAAADAAAADRfADQAHAAAHAPPAAAAQQAAAAAqBGTbH-CWYdV2BD-DmCXWMwBBYOlBJIhDdFddAmCPIgByBFDdDgCjBCoFMgBkCqBUAjBc6BlBNrBlBfQHSJjBCIEO0BKDiBYL_BTRZXUYSAOKTWmBkBInCMjBWZfgBfSQhBf6BWEDQPJSvCJFxBIXhDXHLNnB3CKUX1BpBhDED9BbHwBaUQKRhDlBajCGX9BFRKjBPhBjBBboCpBqBgBASAF0BUXyBQHHBOCTBVDBQZBaPKQGIyHyClCpB-GzBTxBpCW4FL7FPa3BSkBrBwEmKFtG5BiD0G0B4BR9B2EhGRzB7BTpB5EDLdxC5C5GTFnCfdyCzC-BnDqC0EGQdatCiC_ClCQLyC7B2GnBmIsDuDhH9DxBb8CvB7CuFWBC-EfxDEhDfrCoDrBpBNHiClB9HDhD_BnFgC1BgDKzBjB3BuDvCRtBA6IYElBuBoD1BxEAtBlBF1BMAAAAMkEgEuCGSQO_DtCFRPNAMBEAEGLCDADFwBlLpBuBjCzG7DzJrCUtB7EkBkEqD2CrC3BYrHiB7CxDtChBmQ2EqEuBwHmEkFpBD4GSfjGClD_BoDEmGxC4BsJc3BhGnC_C3CItC6KwDuCZmEQF7B1BkFVnDjJYhBhDvD5F2G9DNYqFiHzFAdvEBDoBtCFCbPJkLuB2C-GmEa3FZrBvCFxBzHzBhBnD_DsBjI3BtCtCjBlCnDf-C9CYvEtDUd5B_DoBnB8Ef-BRjFiF0BdkD6BJ8CcBgCgBdczC7BH0GhB0FSxB0BwDsBxBalBpC5E0F0B1BsBhBDoD0DEUYoBa3BHPPLFnDWBvBlDctFBZhBvCzB3BjBBABP1FlB5B9BRiBkHuFcVqB8BArBiBAFQtDlBqBTzBnBvDLDrBPjBhBAQdVCyDCwB8DtBU5EPXpBX1BuCxC0BcwB4BtDQHnBxBjBpCzBFfeNYhBaVkBU-CSWWuBNrBGIMnCQ1DIErBZzBPzBURrBsCRJCBHADDBAAC-BAI4BvBwBNDAABHbAAbAAAACAAABAAAAB-BA-BAAAAgGOyBiEbaEVcPBSvCgBiCjCtBhCZ4BXZDbjE3CGZHPzCpB3BpC2BiBeCHBQUvBQKhCYdvDbT5BHAzDbdfRAWyBdSALTPFfIYgBfPgDLFkDyBA-BHB7CbT5BJYgCaKODS8BQBeEO-BwBWGdQZsBF9BADTvBJqBEFiBJGaUFlDpCdgBBbXXUDOdOdS-BPRJ6BPpCTqB-CRF4DaV4DiCaOIGUAoBZDMvBNHlBGEqBeIGCB0CoBXwBUAiC7CgBrD_CfwCtFCCwBtHQhLtD7DuB9DGtHABzD7B9B-DiB4B_C-DrBoCxCEsB-BoC3LjEPjElCVQ8CVLM_BWB0BrBb4BqH-CIqBB-CqCsEjEgGrCblBkBLGzBR8KrH6HmDwGXxH5BnC7EiCF2LqHQ4FkDxEhFnFqBtBPQBAAAABUAAUAAY7G7BpBhF6DvCWIgByC9BlBiIyBiB0D5B0DCAACAAAKJenBZ2BSGOEGLNKnBoBWrBAtBSqBRFtC1BXTRKBwCBVeBsCmC4BQiBsBPVhI3BlBzBZ3CD0CVzBTG5BtChCqBQcsEC8BeB0BiFEmBmCsBGdcBtCISDAADAAAgBcCCSRfbBBRSA0KakBA8B4GxKZjBC7B3GAAAAAAAHCBFNMIBCGOLUgGAiE3BkBmD5DA5ClC9BiBrKArCxB1CvFyGAPL6Gc6CA3CiD9B4F2JAyCMuBkF5GAR_COtC3DAvJjH-DsJcAMsBmDtDxDAsBgErG9DmEA6DWmErE0DAkDWLKqEA7E8GHwCwBAgFuGrBrH5JA5BzDrCzCkLA8E2BvBqFiCAAYJ2BAuEWEEuBiCxEVlBNApCwBHcRfuC_CNFCJ3BHmBbSW5B1BM3BNFIsBKFYsBbXEOJMfxB1BdeQNUOHIIFbGBYKhCbmBLKA_BYzBUBQqBYULFCUGFWPdkB8C4BgBAaV2BxB0BJKyBlDDRLhBjBWINH4BTgDKNGI4C9B_BSJROuBYABXuB3CRPJtBBnFBrBNdtCqEoBWMJmC_BLSFnBjBSTAFEoB2CAUMcYpBAAGLjBZAQARVcsBqC8BgCpC1D6I0CY4CiBsC5DCLBThD3BlEL0DqBV9HJRlC7BtDTADNPOUACGboBzCxBoBZHvB_HrBVdxB1DcFkBwClDASIHEzBuBhCAUFPrC6BAXG8Be5BABBI9BzCArBFLVZAMDNT1C2BjC_BUdKNpDUmByC0LK-ChCuEsHuCABEgBmCKABDmBZNd6BJoBlCjFAzBS1BvCVAxBZFYrBAEAShCjBACAKvBiCAVOOgCiEA6BRuCSfAGHLRCAAADiB1BAALJlB1CAVBXrB_CAEFV3B_DAbPjBdBAABBCeAAUBMmCAHFAuCHAAABFUAANyBPZAIDzBWgHAmBUwB8DXAECLP4BAcFR0ByBAfSUqBEAAiBU1B3BAAFNhBcABEJiBHAAHIFFADENIxCAhBnBrBgB7BAAEN1BCAAACAKAAAAMhBABSbXxBABEAxBhBADfxB0ByGADIc0FgBAAAZ6BBAAACDxCAHDbtB_DALfU5CrBAAAK1BMAAABOZAAAAZBAAAOPEAOACLgBASAuBR9BAEpBQnB9BArBfHQ0DADGyDD3BACMrBhBlBAADfBmCAAGC-BaAAAcBlBAAAU5BPAgBPbT7BAAAhBZvBALT0B5CnEAFR1B5BnCAADnBbeAUCCIFACIETHABPcPGABJQAIAAAWNiBAAELoBCAAACASAABSAZAAAAZFAADABOAAEGEoBAAABsBjBAAADdhBAAABfzBAfAMfmBAUAASkBAAA0BPoBAAAEkBAAAABCJAAAMTDAAAfabAAACdFAAAVQRANAPMjBAAAjBAVAAACXUAACUBFAAAFAoBwDmBiBMOQmDKPLQmDFAADHG7BMFxBBLRAAARAXV1BmCexBUAIINUDCZf8BFPRWVJOBAMBFHAALAOBSABAKKoBAAAIgBaDAMaH8CDXgBf4D3BVbIrBcDAAADAeABBQSKAEBVerBBEHRTvCAGPhBjBpBFJDZEzBAQRjBL1DBPDpB1BGAKDUXXCJFhBYPAAALDgBAAAAgBVIBKyCtDwFBmBsB0CKECACHGMAAQSV-CAODe2BAAAAAALACAANLAABDFSAHACaKAWCANMAAAAMLABJIHBAKNAEKAAAKALADDADWDBACaVAQJMlBHAAABFqBAAAAoBTAACAXlBAFAIlBXAAAFRZAAAVDIACBTevBDBBTRzCAACtCHIAAAAG5BAACD9BBAAACDHAAAGLFAAMARJAKGLLEAAACCHAADPKDAAHZeBABAAAbAAAFVBAAAABBAAAABVAABCVYAAAAYbAAAAbYAAAAYsBAAAEmBNAAACPEAAAAEJAAAJA1BAABBxBNAAASfBAAAMPgBADAKaAAAAAADAAAGJaAALAmBQAQAAAeAAAYIQAAAAQfAAAAfEAEAHGWAAMNYCAAACACAAABCgBAAAIWIIBAAAyBAAAOmBUAAAAUGAAAGACAAAACCAAACAFAAAAFbAAAAbCAAAACCABADIKDGGCAAAAAAAMAAAAMIAAAIANAAAANAAAAAACAAACAAXAAAIdFBNCLURAAARAWAAAESJAAAAJCCNHiBLUAKDEIKAAGAGZAAAZAJAAAAJuBAOAiBDdAADZAMAAMAAUACAMETAEARDcAAAAcbAAAAbTAAAATfAAAAfMAAAAMMAAAAMMAAAAMYAGAASoB-EsC8C8CQ1DKoBfkBfAHXCAsD9CjBFMPVHvFjBZL7BzBuBAKFCoBkCsCMJPGhCBELjBRnDhCtBJTkBlCXlBBZIkBAFBDwBHAIBJDJACBDFTAFALAOABEOAmEBL5BuE8BZKRPzByBHAAAAJCAAAEBL3BKDwCzBxBAPZDDiEAoBEUiCSAOABIJABAAHfAWDLlBfAJKTJhBAAELbVAEDZEBAACFEOAAAKGEAAABEBAAABANACARCTAAARBfAdBCAfAAACfAAGFABRAOCTNpBACHNXlBAAFnBIiCAANW6BmCeHAByBAADADIvBAAEVddAABZADAAAADDAAAADjCAHBD1BkBALUNsBCAKDEFGANAKKCAEAABgBAXWoBHqBAFBL6BIAAHBScAmBAJCpBATbHOVAICW1BEAABKBLACFHAJAADDBAAAABCDAAAADIAMEKR7BAJKHzBFACDLIBAFABGZAEJRDOAAAKEIAGAACqBAAQCYUAKACIOAHMAIGADACIGAAACEOAAACKOAAAAOGAAWBNCAADAGOAAABMBAAABARASFAdEAADECHAAAAHAAAAAABAAAABAAAAAAPAAAJHoBAAADqBAAAABAWASAGATAbACGHAAWAdJAADFADAAAADJAAABHDAAAADWAASNSBAAAABAAAACBBAAAABBAAAABhBAAAdDOAAAWHUAAAaFGAAACEAuCKUSRwBBQAAARCKDAAFHORIERUQIABBtBfVABIALMABE2CBNAO4CPAAABN3CNCAR5BPAAAJFdDDBATMAAAAMMAAAAMNAAAHFYAAAAYLAAADHeAAAeAHAGAMXFAGAALfAAAAfVAAAAVQAIAIAAmBeAGAClBdAFABmCoIsDXemCyCkCTcNFyCXCUiBhCN9DVtBzC2BdzCvCOgClCL3BKaXW5CHADDAAAnBTZGEDkBCMOAGGABABKhBRDHBBkCyBUFMFdLCFJDA5EJdtBnCC6BDQhBoCG8BgBiBQbGvBVCFXC1BnBOHNJvBD1BQTOUQFOLIvBCbVAA4BDeaIDqBmCGdDCAPEIOBiCBOcYE4BIoBBEGBBEKMZhCrBFNBA7BBjBCXA7BA5BZYAHFKhBBWRHMELNIATSYJ6CKkBCMUcRAkBoBfUKKIPMaMRiBJIMAAEIAUCYFAAKAHMAIaKIAKAgBKMHUA4DxEuCpC5B_BnB_I3BdTzDhC4NQ-CgEuEsClBrDKCvBqD1IV7BzC_CnBmEiDJhBauCAAAAAA6BxB4BlB_BJCuBIkCAShBjC9BrBVcgBpFZ3CuBxBrBoGe-C2BXoBIABAAKAagBGTcROADKIAPnBTCDuBHKIMlBGfAIAAnBA1ClBEDXTlCCOBrBnBlDFnBVHZgJmBWyBoDmCUABDJiBxBADDtBCAREAJEReEcFDIhBBPFPIiBFPYGcAAAAaXFAAAPKAYaPIVchCnBADFRNDPABIWqBjBBFYuFuB-BD4CTzBBTDFVrClCBBDBZASAHjBWAAAWAtBHFThBWlBjBFgBNNMAbGUQeaBABIOEOAEHMAOBBANADADFaAAAAa2BAACCwBWAAAFcIAACOFjBAAAdDfAAAAfyDkEJqCxBiCyDzHI1D-BxD7E6GEwCR-CgCGAAAAGAeBBLEsBdCCMDrBczD_EZ9EnBkIvDYjBuClCpDeqEBkCoBtG-GiBoCiCsBF8GB2BaV6EjBAFDGfAsBlB2BYAELuBTAPXzGA1BnCrBhBROVEBH4IOsBiC-B-CGABCKBAAHDAAKCIEAAJAM_BYJYkB2BIVqCdWjB-BEZrBfOQIHoBnBBBFAZiBJAABDDAhEiBpBd7Bb_CFLThBZuChBKaiDXqGF-BUWmDdAACfCAADAJOB-BDfIFkDHFBLSDRJAGXIgCUAKAkBuBcAKGGlCTAPkB_B7BBKbPVMNALJyBkBaJKOLJLATBa_CJDMNvCAOBARGdHCBKbrBHBAJXuBOEWPWTVIFABDFCPNcYBKQGHEMATPcQHDqBepBTTHFSFqBUeNIDqBUQKLGnBHDUEzBkCMADSqBFFAGKPFWAAPLkBBAAQYArB5C3BsDRUxCgDUZxB3D6CAGZiC0BoDAQPgBuC4DAaROkDzBACLHjBhBAIahBbxDAAJJpDGAPjBiEnCCAIfd4B0BABpCF2D0CAHWmBGTABGOnB1DAEerCpCpBACPOnB5BAGNDvBwBAE4BxBmBAOAABCOxBQGVrBDbAdCGFIAIAMLlBEHBKpB5DB9BAnBVOAGMjBgB2BAUUNeLAXGMDBBBAHKiBQoBDLFLADAFBqBAAAAoBLAIAFN3CAJAFnCXADABRsCNQAUyBtBAAANfJAAAKToBAAAmBASLGHmBJMAAAAMfAALDPGAAAMFPAAAAPGAAAQJJABAELgCFaULkBBAALIEgBAAAAgByBAOAeGMAAAAMfAAAfAKAAAKAOAAAAONAAAANA7BAAHVd4BERcsBAGAABqBhBLAEHHC5BZCDJTSAFADcSABEQAuBCULiCfOHWAhBgBVAABEXfAAIXPJNlBhBgBiBbAGAdDXACBFRdAAAlBIWAADSINAAPFI4CyCAAJQPAAHFBNAAADJKAAADONAAAPCJAAACLLAAALBRAAIRFHATADS2CA8BBOOPAAFCLNAAAANSAAAAStBbYTZDPAOAFVdAfAACOAAMACSAAWAFDAAWAboBAACaMGAASDHHAAAJCpBAAAjBFmBAAAmBAaAAAAaQADYADRAPAABSa7B6BCeXCxBPXuCMgC8BvB6BlDUuBcPD0BRZZHmBJRtCTKXjBHiCAdYWyB8BwCgBgBEhDDSShCqBPxE7BKVvBbCAAAACWQ8B9BPgBhBfBYOjBMARUCKmCOONyBawD8CeODAjBiCrCJKb4CAaOeUpBzBBPYE0BVUE6BEgCqBJFnBuCvCTCIzBN4Ca4BLpB8B2CaoBFWkBqDyDVILU6BIeLqBDsBBEXyBGjDFhDFOBbGjB1BOiBxC5DPCCCDATCIEkBUMAJKsCtBOyCgBQzBAcT7BAhDJ7BGpBEyBaIKAEOhBcEFYKFGRkBJtBCBNDpBgCSiBCwBpBQEESRIZZjCIakBTMTLEBbLBEZIjCAPAvBBVxBeKZMsDIFoB0BQUCEPDgBvBXCOBlBrBfReXCdhBRmBREvCLOpBItBfOdVoBhBDJYFMZABGEINIXIWFI4BABeeAmBAGKKMEAAEAAA2GeyC4BEoB9CAVTdVoCG0BJMa_HlB9DfPtBAPABBALMAMAAAUAAAGORAAARAAWICCDQVHBBEPAgCIGSIa_BHFRHZATFhBaTMvELvBvB9C6BvCIhDU0B_B8FB4BqDyBTgIaHmCGiF0HcOmBwB6DtGpBArBnDdhBBxBjBf2CSbQhCUsC9BQTdtBMiENqBtC-B0DmBKsDeK1D5CJsBIXvDQVjBB0CHiCgBlBgC3BsCZVUCnBOqDSNE8BoBlBFpBaxBmBqFiB4BCuBgByDRwCwBYTzFJnBkB_CnCbCFoBD7BtCDbPXHtES5BxB_BAcAoB2BN_BByB8B7BLlBSUQDmBzB1EhBlBjBdTrDQK5D8DrE3CO1BdDPiDWe2BNIWAMMABoBxBA8BW1DxB9DAuBjCoFvG8IiFtE8FYQ7OGnEhE9FzE2E5CoDxEgE4G0DAnCyFMeiIA0CkBoERhFAV5CjEyCrBASGjBf6EAKiDAwBAaAGDAWjBHACLTOABIKAROFBJNaEAHSOAHS3BGAY1BRCJNPgBAWEECPAADBHhBBOPNPuCAYOWO4C9DAKC7CLCAAAHKjBAFDIhBgEAiBtBsB2CpBAAXBP8BCpB6BuBfArDAIAtCDjBAFDIhBgEAiBbkBuCpBAAXBPqBCpBqBkBdA3BFE1BCDiCJB4BGQFOEBNHAuBGEQCUtBFDPBTAEBALIKDCAMHJyCoPwDoDqG0DrBqImCkD8BX4BoGqEDmCYd8DNFgDWcKtCFIsBsBaAFWGCcAIQGFzCzD6B_B4BTPACCCViJgD8CqDWX5EhDYzB3BatGAf3CnBrBzEAlB7CETTAACLJSAAEAOpBAHpBECzCAZhCBIlCADlBVFwBAD0BFGlEd5BOdhBnETvC_B8Bd9EAlB_CdGsBAKkBHItB1CiBPNiByBLO3BgCqBAAAURA7BA1BOZEBAETFUAAKADFnBAhBFBCWAGJCWpCANvCqBTLAAADHFALOMTLABNBGDACLAGFAADABGAXoBCJJAENFEPAADbSyBAWKUByCA0BWCIcAHAUQEAFGRWKAIDGA0BADkBEQIAOAAHvDAlBB5BPvCA9BrBRqB9EAhBftBvBzCAFhBPXMAcnBSIdABAtBUQALgBCFBAaPBJnBABFFZWACCUBPAhBIAIeACMCKBAAAABGAIGAHzBARFVFAADAAEHAGCCNvBAhB5BDyBpFA3BjCjBJoBAGMEUcADUSFgCACmCQXNAYfFAAAEBABAABHIEfAFHXEGADBOAdAIDJXLACRCCjBACvBUJFADBEDHAPMNIBACEFCKAAHQEgBAcfmBAjDAG5BxBCmBACmBEBiCAA4CPFgBAEaEB1BADQ7BBcATWCULALGNKeACUMB8DAqBmCIGAAAFBIGAAFOABAxBGgBIVABfIECADBKBDAAFACGAACECPAEXEAKAAKAAaAAaAADAIQbAuBABeQAIACbgBCcAHeCELADDAFhBAANNDAAAACAA2DOMoCLeLJMDOZVIE1BeHKUhBoBRCBFHDDUiBACUMAWEGAOBTCKABfHAILHE8BBAHqCELHQNHAQABMGAnBdCCXINAPAEANARCAAMAEIAACOBBJCLAFDBAbACdAAhBAVCLAOAAOAAhBACNVALAADHAVAEHRAJACANEIABKAAUAASAARAAKdAOAOAAAAAIJCANABJAASAAIKAUABMIATAATAAA4BEABGwB3BDACFvBACSALLIeHWAAQmBCAAWOsDKSekBQ7CJKDd7BRBARPSMAAAAMvBARDfEJAADDBLAFAEJXJHAFBAAFAgBZSAAAASbPHAABgBUQAABBADKHASAGEIAQABAaJbAPAALLAHAADIAAABKAaKACDU7BCCBJzBNDFFKJCBFBReeFBEgBAaAMAJY4CwGuB4B6BuCVvGtB3B5BtCWAAAAAAAtD7CMNAPmCEEBAgCoCoCHGMHmBgBQdDYCATgBSZbxBYDMJoFwCE6CKR-BAaWMAfADbAAUAAWABtBXHNACScBGTGSADMICvBENVCNdTDAAFTABDZMJAALAAZAFVAAJAEHABPAHIPANAATEChBAAhBAANAADJAEAFOCFgBAGaAAZABXACNAAPAARAAGZCMAAEGCCJIEAALAALAA2D5B_B3BKLyB_DOLlBjCXlDxBdEHRXQESHzBrDxB5C7B0BMgC_B5BmBgC6GxFjCrB5BRTlGzCpDFNEvBdawChDzB5CB3BhBhBenGrBlDZfdxC3BxCQ9CgEuSoFgD2D8EyC7B_DnE-CkEaG4E8DnCDvBlESCGxCXjCT1BSVcDnBgDhCgBVQAlCA4DhBzEnBV9BfX5BHJPEhBNAhBSjB0CT9BASGKzDrC1CrCMgD9FrCvBJa3BZ_CwBJAHnEjBEhCWrC9BzBA5BSWpBZSnBNFgB1BSKUmBDAAAAAjCTVVORZQXFnBWMBgBHFB4DPkBXMwDXAAAAXyCeQHImBfvBTFPyCtBEOTlBN5DBPVb1B6CrCwDlC2DU1BHIDhBPjCNbFPDgCoBpBsCCIqBAqBAAAdAAdAAJABELABAAABAmBEiCLFLDAAADAFAAFAAtCLLfAfzBDfZ4BrBEAAAAEAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAA4CpE5CZRFAgF2BPyDNWfDoBhCDCOYmBbdMYOFnBuBKjDA9BBBhBAlDvClBRQSZqBtB0B9BLHDBfUIRYCnBXS2FO-CUsBKjCAXFFfoBXvBPbekByG_C2CyDkByF3CJ_BoBjCzBnCEhBmBhBAtC0Be7D8BnEmFmBYF0CkBUA9B3B5B0FBABAAAQAAAQAHAAAHAFAAFAAYNSqBoB9BKAAAAKBAAAABFAAAAFAAAAAAO3DnCkD9EPgDgH1D-GyG8B1EtGhBzF-B4BpEuBjBoC_DyB0DwDiJhC9EnBgCGNjBsG1BjD7GhBkBhEF5C2D1Bf2B2DoB1ExC6BtDxBtBjEWAxB3BboB_BuDwEGvCmJZDmBwByFvC_B1DlBD6C-FAYiCsBmDCNCNxC-CtDA1BRrBI-EArBkG-BvByGJiBkEX0ChCHZ9B5BwBtDFBK3CtB-CcKccA0FPLuErBuDiCAQpBwCO6GDoBwD2CDbABFEMpFJLnCjBnCnDAXDV3BmCeamDtBdbdCwCjDqB7BAOIT7BlCNdPMdkBJiCAPeGAMECLzBAHFlBA0CgBsBEMHXDChBOA7BAzBDLCnDgBlBZtBdhBfnCgBVoBlBQDOnBtBQJoBLMMBACXHcvDAFlCmBnCBAInBIWoClBtC-C4BwBjCBpBG2B5BpDTEB9CrBiEBeoBwBYxBAUQVvC7BABvBPFmBHFkCbRqCAXGwB0B1CAJxBNL5DAvB5BANwBAvByCQDqCBmCCDOTAAVAAGADGAEEAQQXBwBBIMUOjCADZ1BGTBLZSAyBFqBOjBwBdAKEJjB1DAERHlDVLeVXGoBUJxBqBkB6CAZqCBiCwBe1BYUmBnBADVFF4CBfyCOYwBPVqCEExBAczBBf5CARRbXsBAiBKmCnBXTDnBKcCAAMHA5BANbLDUAfgBiBLDABgBBfeAKORYAAAAAAAAAAAANAARCCQACQEFAACBCAPANEDATAALHAKABMAAAAABCASAAMGAIADAOAOAAAIGDAAFCAAfzEdsBwEUiD2EiDVrBjBtDF7DpBhCoCVbCVYR1BADB_BNkBBUVAyB2DAPgBqC4BlCAZHBnBdAIGPdFAnBEfFVAAgBfTgBAKBHgBCHETGSIAAAIAZADHATYAUEaFHDjBjBAgCPADCfSOABMEAlBAAAJjB6BAOKAgBEAABEAKAAAICyBAAGEoBeAKDAYsBBFWA4BgGtC9EiCpB0B0C-HqFEiBJA5I9ClD1BKhD-X8IqFsFiFkE1I1EZnDN3C_GrEvBnBnBFuG9BXqD4C8CnB6PvBtG5FGnNhD9E9CzDlCzBxD1HkC4DwC9FKxDhDZjBqJAoEsEQWvG9BV9CXHXLPJTiBnDpDkCfhBf8Ke-H9BsDE_D7FiBoC3CkBpDsBtEPjBUnM7CrEjDhBnDlDlB5BtBzB8CfUdLUdmBBCBBoB4G3EwCyGiB6B3KvDrElCpCE5D9CnBWYbgI7FoHqCgBgDpChBfiBVb0HVoBemEqBxE9CtBRIAgM8CuG2EJyB7CtBnBRgCxBmC6BtBPqDhBxBNFBFVtEAAtEAAGAAbSQ1BHTDlBO5BJRCDdBDcBDToB0BZZeKFAFBFIKfiBkBDVjEtC_DNOS-EAAAA-EDAAAADAAAAAAWvDxBjDS3BuBPtD8B7BmB2BkHRmEagCI2JFsFgE6BfgHkESCwDtB_K_EZ-GlDtIwF4CQvB_BsG-DoE0B_DsBamD9BwBSS2C_BpCoC1CtBmB8JgEiBiFYLhG9FbuCP9BgDoDvB6BjC0BjFmF5FtFzBoDVL_D6DwFzF1CzBiBtELiClJ7D8C3BtF3B3IjCpEuE1DlDT5BIUlBqB6L6DuBoB0BoDhD-CrDxBhBBvGrCY5E3BuB4O-D8DkBqD8C5BiBPtCUVT6DrClEtBiD0CM6BjB2ChB-DvD6CoCUoCkLoCFgC2DwDvL1CzGhDIG7HNrDjBNvCqCHJKyBwB-G-BkCiBPqC5GpBvBRUhECAAACAAoBHFUIeOKAGCHIOBPKKdCCANVpBDFpBkBZpBLAFAZDQAMEjByBIDUIUxBLAElBFFXOAPUXBBATAUCALAebVGHKNEFHCOCKGAVeFGTUKVS5BALATZBTCAAQFABINANACfASAQBAANEMAAAFuBOCGGSOAAAOAwCEBmBYQWMABBOTAAATBRAAAARoBqKwCdtC0KuBnKvCewCzKtBBAAAABAVJKLOTWKJMNUuE4HeAsEI0BDHAIMPkLvD6CiDiEuF5EvBIxEWLF-BLxBbYnKWhCtBtCnEAmB3CeFYqC0DNKmCYabILQ2B9CEsBABTRrC8BdZxBdEpD5FxB0HrBrFQ_G6E3DoFiDpBJ8CtE2DlCxQ9G5BtDxBqB8E1ElBqLK1D0MyH-CqBiBsE5IpDE3EdarCmJxGxBrCrB9JhCV3D5CrEtO7F1B7B9DWgH0DNyEPhB2MuG8CkEqCc4FkFBtCGyCyDAECIkDA4G-D8CuChBYlDlD3CzBkBnBlCnCjBhB5BoBuCKMuBkCZApCjBvBc7BQ-Cb6BAsCJtBEICMlCqCoDKiB7BN0DD2BqDnBEGrBYRDqBzDDnCZ1BoB0DFsDZ4BPvDsCtC9B0BhDzD5CoBpCIA1EzBjBbhBDU9BCuBSOkDMmBkBHY3CrBPZcf1BCtBLpBkB3BvBpCc8BFuEL4COSiBrFjCKR3CRQjB1B-BXkC5CVpEtBiB0CmH2B0BR2C6B6BUJPyBOsCS8BGTMKjBOlBUwBtIVTvB1B7DgDiBKkBDUgEsBGsCPSiBeXMYHXyBlCePTTgCV1CAajBMOEbnBiDoCmBQFFsCccQcXA1D7BvBzCP0CqE9B0DiDEPuCqBzBC2D1B3C3BjBxCM-CrCNAjBCdwB7B0BOQDmFKOqDMaoBLjBkGhBtClBXVsBNRUMCpCvBwDyBgBCOnBQVlB0B_B7CiDV0FpCHlDCtCZJBoBlCyBA1B0DWhBCUUX3BqBiI0DOaqBmCrB9BMf8BTJsCDDT5BlCHXIA1BsHgDBwBuCSlBKoBzBehCpBzBOcLRFmBtBGMVqGEsChB6CgCpEpBvBjBTKkFgBOAyB2BKrBQhBiByB0BOuBGtBe1EPf1BpBHtE_BZtBjBiBjBCRIAdjDVfBJlB4FuGqDrCiEgDLlEAKvDMTkPiIqBkC6E6DtEmCpBEtDtBjDVXpCoDVjJpCX9DfhD1IjDD3DUtCnI1BB3E5BRZ7EwFjFRoGrBfEQtC-BlEnCtEgDfR7FzCPjBlBZkWvBwGqGqJ0DzDZZqE_BzE0FXVgB5BqLuBnC5C4BkBkC5FTqCvC3C3CoFO5EoD6BwErDwBlEKRzDzEhC1CvC6E5B6CWetE9BqHVAAAAV2DiEJrDtBgHiChEKsDuB_GhCAjCjBZkBGvBkCkBajBFwBkB9BAxClCkG5B2CAvC6EgEjDoDAzE-CkCkEnBAlBpBkCzC8FA8KpFlFuF2KA5E6EsF0E9IAEhClH9BMAsCSlGgDqDA0C4B4CjEsIAZgE2B0EwDAoB0G_CnChCA5CxH4IUhHAtBhC5CWvIAvCb7DrCrCAvFJuF3B5FALvBhEA6BA6EpEkE7C1BA9CoGvDfBAzBwIjGMjHAvC3DFNyJA0CKqCkF1KAxC1CnEnBhCArDyBwCnCiFAgBsB6EnD3DAzD6BnCNRAAJDDAmCYDAGqBERKGDUaCJIRuBxBVN1CKkCsEOC8CIgBjEpBH7BXEgCEE0BkBfECAKUbZFL3BaWzFDXE5B_CgBXFmDXVYAUMMRKABDSDGLoB1BOS7BVecNxCUIHSACPCnBlDuBuCoBWamBjBHxDGBvBQzCHAQpBqBXsBINPWyBaDKALeuDDSpBI8D3BFAiCtDBTNCIDBtCUJEE_CEiBC5BBcyCAAGBqCeFDwBBDIMBoBM7BOCAHCQgBBK-BFfpCBbDU9BAMjB3BzBe-DLkB4B0Bd9DAGAsBENZ7CAnBTXFNAHGHDnDA5BvBCADAJEEBqFAyBoBoBoBAmDGVuCaQBACDKJLXOjDc6ChBRwBavBvBRCLdcFhCebHjBXAXCHEATYBIDAUAJfALMYZBACTDsB7CAiCWsBrBAPrBFSZ6BCAT9BAzBDVgBQnC0BEWfPoCAXENHFAYDOIGAAyBSQ2BdHhCCG1BJJiBHZJYyBZPCNgBRLBACPCANdFbwBEOeGcvBDsCgCGahCOwCpCKvB6C3B3CqIFwHpC2CiCvDjDbPDYqD0B9BqBFuCmBsCjBDuBf1BRkBNhBHzCpC1BhBnC2C2B3BJDuCwB_FPdnBdlCtE3BvBKtCgBwD8ChCsBiCJvCxBbpBiBKhEnBnCfiBRV9CKHiDf7DgBrCXbHRkDQnB9BcE3BkDcSzCqBhBkD0B1DsBiCqCoCGpBrB1D9BzCJ4BRyFPLoC2C4BvDTjBXFdtBgBZtBoBZ8HqD-BuDTHanDanCAbdqGCYoBoBiDtDZkBpBNhCARAFABLAITCCKUHaAAAkBkHQIkFeE_BhE4BlBXmC1EuD1ChEArBA0CWjBkCKWrBTKAHZlBDYjCDMALAJDAACSjBKIAGRoBFHAAAHwBEvBIrBFfIDJyBORJ8BCAlBHMCLhBNEKPXKGAOALGhDVEN_BDNNALEIvBEHACtBUBRVmBYUVCE-BZbOJCClBJVSCBFIFBAOCDMLNXkBoCIeESMdAFFHHMNIIDKFASEXBmBOEIgBVEPKGJOImBHEJPRBVOAJYASATaoDmBFmBaGeFBGEc5BCtBFKPLAJDRUqBASAYARDLBCAuBAQBDmBxBCRABfAmCCYKAgBhCBTLAfAxBDTIKrBmDT4CDGgBlBY7BBNQAuBFqBjBQcvBJFbTQwBVBUWgBnBb9C0CrBczCJhB2C5CflEKhCvB1BWiCgB4BJ3BkBEMYvBsBbhEDH9BDzB-EcOwBS0BwIW6C0CmDVgCAgBDgBGtBtBsBMxBHyCOoBQCGmCAYMQQOPAFAiBdT2B9BVW_EjB3BxBJXUMNqBvBYzCRdHoBhC3BbsB9BFB5CR1BxBuCxBC4BALPXDMNAMLIbXGqBOBMXDCKwBEmB3B-BAoCoBnB8BjByBPAUEKzBqBCdMWgBzBBBtBBADKObFE6E7IDhE_C5DS2DsB3BmEfoC5BgBvEVmCD-MzC6H6B4EiBhBAAVhBWMDUeARoCAAL2CBtCBjBHGjB9DFbtBb7BYADOCK3CANrBRPMAAECGIAYNBIeBbkB3ByCgDAQCY2BQAQANQrDAJvBfTVAAKHVTADACRfAAJAfoCiBEPD2B-BAiCmB7BSoGwBCRoDgCzBBoBWdhDgBAHuBLGhCFXpCLwBtCAnB3BlB4BrBADLBZNQDXFCqBAgBJJgB5CJvBPUjBJAAAAJFAAAFAGAAAGAANTO3CmDXOUN4ClDYAMyCHTpCiBiEOSEWoCrBLNVuBxBxBxCGmBShBQAAKIBGUDTGGAoBcAeIbnBbAdHc2CsFSW6EZKuOyCiLF6DQtB5CpEvBgFnB4EoCpCiBcmE7GA5FuEI3EwCA1CUZ-GjDFmHxBhE3B-HTmEK4GFxPMhEjFvF9ElEnBvCWHRA4CUGWUcyC8BCIKEtF7CpCYJVKHdUkBF9CzCNeNNvBRmBPRfHLSAHCxDxDehB-B7BIcrBQJUsF0ECIEKkDmB-BWQnBrFxCiBtBdxB6BBECSwBWsBDNFCGGHHbqBxBpDFSF0BFfAgBAApBAtBFAM0FoFEFJabXSMvBQf_BgCPYjBYoBNDBGeaAAKFsBESICOgCuCLbEUmC2CJNDO_BXWhBFVJGPAIHqBsBZUAGiC6BCAECpDxCbJBQiBrD_DqCCCrBsDgEpCBBsB4C0GyC6CGsBCdLlBLTyBJYpBPDW5BmBJW1B5BtBzBVEOM_BzCCHSIAiDoByBBMFBUdJDWKDTLKeLiBDWfdjBLPGLBxBvBCHOJ4CTLUHNDRCDDAJHNEABCvBBTCAbXDdAAK4CWIKSgBA9BLPPLDRCDDAJHNGBBCvBBRAAbXDdAAKiEWoBWQgBA3BFNFGjB4BGOGFkBAcUXWMDcSKBeZaJejBBuBSAACNejCXAATZATADALDeADBKaLAICAVAGFvBOKmBTAMCFbMGkBPBLyC0DPUKkBiCIGSSInB5CFvBjBYXbJEQ_BYkBcGHNYAAVKAAMTAMAAfEAJAAMOAAAAMKYLAAAA6BHXYekB5BIYXdjBwFoDfyB8CzBwEqCyBmDxBmFlFjFvEd1CDwEf3BjFqEgBc8X0FgHkG-GiD4NsE0F0B6CnBjI9FnEZH0CrO9FxD9E7CjDzCeQ2C_CvEvCVDjDCsBuC6ELmB9BhC5D5CvBtBwDYVaAYZ7BUuCvBdjCqEoDMNnGgGsCpHGtEDSvC5DVrC7BJRN5CiD3BtBQvCnDqBORjBqF2BZSkBwCewEVpBtBQewEfOjBdtF_CpCtBoBCnJ9BxCxBjDjBmJoFSGiBiC5BAWPtBbR5CE0BuCTKYJpB-BXOQCPYEjCAAAAjCDKyGT_C5C9BNmBK_DyC9CQlCE5DoBjBIxBChBc9FB5F6B7BBpFcvBjCM_D7FNLrBrEb5EjBtDbIN9CAA9CAAnHV1CN9CtCvBBDfgBxBlGpByB0B7DpEDAAAAD6BLWbcyBtBJDBFX5CAAA5CAEAAEAAAAAAAA1CATxBerBTAATAAtCAA5BGXhBAAhBAAAAAAAARARAAAxBAAAxBACAACAAAAAAAAAAAAAAAMhB7BqByCRxEK5BLrC3BuBAGWqBXBCMCLDnBTNaGlB8FaQBG0E6BEBAA4BYBuCfCThCAkCzBpCHxDAXBJvCNAAAANBAAAABA_IfzCS5DPuFegDhBwEpEqCB-BtCzC8E0EmCJuCAGdAAAAdFAAAFAiFAAiFAA8DA8DAAAoBAAoBAA4DDAuDMARAAAARqBAqBAAAwBAAwBAAAAAAAAAAAAAAelG8B_ExCuBrB3NlB8CnEnGhF3MnChFfgCrH3HnCnBnB7DkBqMiEsCgDkB2C5I5B3DLjB3B3F_DLhEwDlB6DBbGiGlCyCJyBOJqB_GkEtB7B7GbvEVGnB7BP-DmB6ByBhCkC0DzE8CoEiE1CuISGDqFwCuI6EiBXsDWyB6B-BLYnBY3CmB-CREiFjBCoEsBQNpCzBqCTGmIwDsCiDnBmBmM6CQkDsC8C-BDhCZyByDuEZyEVZwBpBqBGd1D8B_B5BIO3D6CpH-BlCepG5CxBrFgFEiBvBnH0EXhHtEiB3JxDhDlBrE4C4DUa8CPBxHJ1Bd1CtCxCF7B-BfxBalCJSoDN0BCGKNuBAgDObKyCUxFlBmBhDrBjB9DRzC4B1BpBnJ3B5BtBzC7BwCsCPBuBC3GS9BPrBxDhDpDoBATPtClBjBGHBpGRvDdxBZwDQwBMqBHDEOlBEBRsDEpB_BNoBrBwCjB8BTwB8BhBgBrBmB6CNTqCWYlFPL3DHcD5BrB0BqBN7BMXYjCFyCrBuCOSuBqDsBYIsCxBwFW8CCqBsBoHkB4B6Bc6B0CiB9C2CecddiB4B3BhBiDAcOZ0C3CMYtCdNtCdUuB5CZStCsD5BgBHvEdzCBVFHLMkB_BWmBJwBOFFtEQpCSrB5BBfrBcMkBICAONGkCG2F1EKD3C4KyB_C8BkDqG2F6DfX2BsCzDTiBxCPd4G0C-D2BhBuBlH5ENahD7BuBvBS6CtBeiCuBYWtE0DDOmBxDhCiE0BNjD4D8BFuEQ2CXsBW3FEVd5CxB2BAiEyBiB7E1GEVXV1ExBsDkBpF2FhG1GxDjCpCzDgFmEhE2D4BiCWGlC1DoEtC8E_CSXjEBaxD9ByEtDzB1BiElCyCoBtBwDuFjDfiF4EF2BA9B2D4CzBrDNhC5CfoCwC6BRSHMuKkBuEI-CqCvFlDpBMyClC5MJ7C3CrEzC4B0Ba6D_EiBBsBIAfXjDA4DUxDvD_BKFSjDQoDRqCqD6BvDyB6CNHdO5HPjDpDDZSa4Bb-BvDhHrBjD6BrC_BxDnBuBW5ChBGNDuBdO8EzBcmB6Da8GJ4EYecsBe9BF8CJgE2BTWmCC5F7DlC5BBiC3BrBpBsCTX2E-BlBCmByCvBUGrDqDnCOgCc_CcHzBqBW9BC5BpBLEnBGCCAAACAuEvE3BkCuBgC_HoEgBlCdoDgEuCiBqBAhFgEEAADIAAqCoBQ2CzCSpCnBP1C0CRM1M3DlB1C_D_EhIpDtF2B5CpCmGuHIoBrBsDIjBrD5CmDuCtDX8BGjCxC2E4DzDsE0CwCsK8BB4JkBwBiCCwCyBnCY4GZNnEgMyDhG5Bb1DSiBvI9EmBjEkBiCMvBgGzDLtBrDQ1DsFjD9CqIR6CyGsBTiGuByBxBsE8BoI8EqENWbsNoDgFsFxE-H5ERIsCzDrDIEOhCyCtB4C8CWhB0D7CoNiD4GwB6CwE8DOmC_CgFkCzHUTlEbzBlFUTlFGzBiBjDKNrCoFzHYvC5BpEUW5CVrBI6D-DK3B0D6DQ6BUvCgD6EjE2DsBQuCVoBgBAAgBAAAAAfgBAXAABAV8CFOuBhB6CiBAgBHSI6BAGAYgBjBAJAXAoBAgBOFAJAFAKNlBAdHAA0BAAACyBkBAIYoBlB3BANLHVDASDlBSbADCLNhBAIrBKDkBASYJEVABVKJRADJFCcAgBBABLADCBFOARAcELAHADAEAKAFADAAADAEAAEAACAAACAAAAAAAFAAAADCAACAAHAAAHAAAAAAACAAAACAAAAAAuB9KvDlB3DPhCmLwDmB-DSkCTAALDDApBfTACGqBgBUABFiDgLwEmC6BuD_BjN9CjDfhBrDnBG9BelCyDCrBMjEN6EnC1BUGbGvEfLlBVnBAmDoBqBUkBvB_CJbVRPKWAOMQVzBRGZiCHSABRFpBLATDFsDpGlFuFlC7B1B0JsEauDC8BdqBpGfyCKuBAAgBAOAxBACCJtByBABBKuBAtBRFS1BOEHUADDJEMBAXiDqBVKyBUSdEgBVgBeGYABAzCN3BKXDzBrBzBYYFXANFHEDZyBFHP0BoCWFNX0CecgBQFsBUiBBclBMvBsCjBSAFHWUHNrBFrBhBuBFOACYBJIaGdQMNAHDABTKXAELiBKcABASQTAFcxBajBCFfmBIHFCqBkBDsBJNWnClBjBcXBzDGb9BNTCLUCHATPnBKDcTIdDDMTRABAAqBMQBBU4CjEpBMfZnCsGiCnBiCJ8E3DzBHpBuBtDmCzJvGuDUdpGY6D1C7BhBsCuL0DAmC4B8EBAFLMEAnDpBjB0B9BTuBqBI3BoBWeEeBeBArFX0BO1C_D5DpCbCiBtDxDzBVtCwD_CkDVyBFgCSrCITd7CwB3IR9BrChDhBwD0BgCoBBPB2DiC_BI7CMKzB8BTUwGBkCiDeS0BCfmBoBR2EkBU8CrCwCgI4Bb0CuC8BjCxChE6BLuCmDqBiBPT4B5D1BhC8BRrB6BfyBlBlB0DjDdNflCsBDX-B3D-BQ5C4BhC1BjBZxC4BtCxCgCnByC4DAVxCiC6I0BgCiDHyCyDaBKdgErFCjBjBNhDoCbqCGsBGVnC-DmBcrEhFZzBnCMFjDpBfrCpBmD6CiBRmCJMzBCKLbnB-CuBIwCNZqBXaR8ClBqBAGFAmBiIrB8D6DjC_EzCnFwBxD5Eb3B7DzDkBhC-DxD9CdnBDgC1H0DtBrEmGiG_DmH1BfmGmFlBlMvF1B1DMzCRlFyHrBhCWxF-FnDrEnBrD7FnBlDiBlCJpGnB7B1CnBnB4GIgFxEHoHmRSoDwCmJhB2CasDuGnF6BkKwGJ4BwGzBvD7D-DzD1F8DXuExD9EwDxBlJCpC_C_D1BV4BpDkBjG6FhCMbjBpBV4F8BSNzE-JGAAMLG-FzGjDhEzDlC2G0GkDiE0DmC1GA4CfdGa2D3CgBeFZ1D4B6BgEsB7CHPU_BDuDGDzBzClBzBFUiBAAACgBAcAXhBlBsEbAYiBmBrEAvCALjBHlBwCAMkBImBA8DqCyBeoBrCLJPBHWKzBSrBAwC_CNxBhBNZXJHuBXFlBJAbAAA7BEQlCddeeM2BKAX1BnB5B6BqBmEKXyDtBwCxBjBgBdJHjBIAHDfANsBRjB4B5BhC1BRepCwB6CKqBKQK4CjFnBXpBZfsHyBkBiCuBmB7EXXhBjBnBAAAAAAuEiDB2BMoBFFvCoC0BRfvBavBVBDIAXWHe-DYQiBOmBA7BwBImBjBoBMOpCiCWaxCQkDajBfFDAFRrEKM9C3BJAICNUPXT9BVMkCPNImB_BQ5BW_B3BcI4C6CtC8CjBcNoBiC5BJfTIqBIxBX0BuBCJGKlBXzCkBwBP5BAUnBGrBkCI0CXAAzBEJNdA6BAkBUKHzDAbVjCCjDN5B3BIWgCkByBpBOGYQVAgBAqDEsBDSqBeYQqBnBJ4BADFgBgBYLqBiBfH4BBkBLgBAMCAWAJ_BApCEAKrBPPNAAPAXBICjBPMKPZTACAXCJZHCYATRXcAHWAKSAFjCVfALBkBACmBCHWJLKQQKARcGFcaYGhBGzBQPzBAAbFGXDAoBaMAAAhBBFHPAAhBhBwBLBhB8CkCFQLcTfZGaGA2BJgDjBKF_Df1CSTCnFH_ClBrC8B0CR4CHLU2CLwCiBFL5BAXLZEsCScAgBA_BRtBFAEzBYtBJLHVQMvBNO6BHiBDgBEHFTgBNEFjCmBHBIGAKPMCUoBAjBUbZARKREDWQJdBLF_BaBgBvBEvBTgBPwBBYeAABARkBFNJNAAACMCgBVAAjCTCTAbNMAAAZxCCBHAnCjBVMfMDBOpBOMAVU1BUFBSFFQAAoCJCiCAOaEkBRgBdwBGgBEAGZFLAAHcAgBLAIGMhBaAEYUQAALoBAmBBEAgBDMAAYbEdDAA9BFZRPE8BoBMDOAFNBKAAhBMvBAACoBEiBCAA5BL7BOAAuBN8BAAARFJAADQGGGAAEEACBBgBqBNACAAtCTGdDfuCUFeEgB4C8EzCeUkEwB3CAoBlB3BhBsDiEpByBhBKhGdVvBtBXCADULBfAHRGLA6CTWSM6BVACBDRgBWHKMD1CFNZTRNAAAANTAADBNAiDJN8Bd6ChDKO7Be5CA0BKASLkBzBJARMjBAPOlBjBiBMQNmBkBhBL6B5GpBUnBnCzCkHAAM2CiEMcLcXFiBAAJWYKAAAEGAvBAEHtBA8CAASQ4BAABTeFbAAAAb-B0E4CoCkD0BpEYARdkCEoBnCrBfxBuH_FbjBvBd_BBAAPGIAAAAAAAjBCRAKfyBAYADeTAFBLAA3D5BuB3BbfiCKLKYU-C-BjBqBKQAhEtBBXzBFiEuBCY0BGAbARAIPfAADGjBsBAIGNqBeAAABkBAHckBEBnBbGdDEdfAJNTOgCnBBMUqCA3BBVfXY4BCWgBYXAtFpCzBVfEbALZAK6J2EsBoCsBEEHHGEKpCVMvBFfpBfHBAAArDPBRR1BsDQCSS2BAZHXtBmCTjCUrBwB7CA8CLoCEMUA1B3ChCaP4CVf2BHRNGoDAfRtBQALYiBdyCAAHgB4BAAAAAAAxBARAfAWABAYAiBGEAaAcAEAaAiBGEAaAQLEAaAkBGIAYAAlEEX9BlBNiDWaDkBY1DpBZKlBVqBPgCMCXjBrBvBiB8BjB2FCKwCxBsErHLfxEJjB8C2BtDSuELtElBdrBbDkCIkBQBY3FjBSRnCnCtDbXpCiCxBrH3BnBE9B5C7EtBpCzCaUyEMyByBKmBhCfmBXRd5Ba9BdbamHwBmDoCAIqDaSCNmCrBIrBhB1ByC5DnDiChBW7BgHsCM0DwBnBhDzBzCDSL6GuCyCAQuBWsCOZDhBiBPJKPiC8C1BCUmC2B2GyCeUkBwBvEGKK7DvBCEjBNkBKiEgG0D6BkBqCvC_FzD5BjBpCwCAYHTCF6BXIUBG5BA8CAAGW-BEHSJECTAAPBBPAAABNUYDAGHWAAAAWLAACDJfbADACTAAAATZAAEPNBAAKRGA7D4BhGCEI8D3BiGBDHAnDCB7BjBFoDBC8BkBGACQFvBUSZpB3BAgBkBftBKXGYqDyBsCDHFNARPAUFNrBEA0BNAARCAQATIKOlBATEFRZAfEFKkCAagBDMZEMGRbQAAMIDAFOJCASBAcJC0EmBqBwCNARFAJDArBGRHTBjCARCXbUAEAGKWAKOCDULYZHoBHAgBJBdnCBrBbIHUADAcBJAABHANAANAAXABFCTQDCIODbAFZAETAAEZAFAINAALDBBBBKDDMECYAGEGMXAAdECWAAMIAVAAKAfKAACIAHCJECFUAAUAANAFCALAoBoBCGMT0BqCLWNRMiBEBCZ7B7BLDGIeMaEAJnBpBGBAAlDlCMlBILDRMEABUJCAAaaeAADAVAZACA7BAhBARHaAABGWJAKECZkBAAMFczBATGnBCkBAHKBoBUAABOIoBAEAmBDOAGEBISASAAAOAAQBAOAAKAGWAMAAKWAAGIIPAARCAVALJAAWAUBCEA8BMEAYW7BLDAXVA0FBIc8C2BvBbG8BpBpBXNJHXqBtBABBBnBjCiBAzBbdNAAFJE4B0LgEoC8BsCgCjBzC1BGQmCOsCqBVoBrEtHR9BnBzCFA_CQYkBcjGgDPXjBbkGA3BIPOpBV4BHQNqBWAGIFJKGWBGGHY4DMNYkB0B2CgBYUEKiDuCwBGHbDfWFWFPiCpBERVXACKBf2DgBxBmBgCiBqBJHdK0CtElDHNBNlCFJVCjBnDINlBnBXXAAPQZ5D5BPLEnBEAUpBTuB-EAkEHOSnEZjD_BbyC9CGVmBb1C2BTUXF0CfAWZIjByBLsCRsBnBnBNjBGCGwBCiBOMLiCHECgBkBGAAKDAuDAC0CsBRVAFKJReAgBBAALDGeZPPAALIJlBGCHRT5BiBpBfpBYWAOHGWIsBXGlBWfPpBiBTM9BCHrBBHiEKkBGW4BPAFABHRAJCAJRCCIJXNAdAAQJAAJAATFACTGLACANASAAQAAWAqBBRAeASICCYAEAUAOAGAAIRALEBJKAAAAKKAKCAAA0BeiByB_BA3BBU9CcFlCAFHxBDCAKJMHpBAbhBLgBpBXVEBCqBmBNqBTEjBARIAZhDA9BTZGMAJYFE9CAZbZPUAVSwBXSAICEG8GLuBgC-B-BDATJCW2BAJT0CCGhBQeHCXpBCeGTiCAmBIQCNEDTEGVAAZBEOAAOACfAVcbHiBAILWSLAEJUXKAKACBdAJDZItBAAElBNZAADHNRAACRAyGEqDGyBsBXATpBaKDANACGbABHARhBANIfEeAEUCEsCAGckBIjCAABVnBSAQGDDAATGKGjBAAHJVJACNCCLADDCFBAAOAPWAEIAKOAEACIfAAAAfeAERBuBGAOEPCRAATACRAAFWhBQACGAIUAGBAQAWWRcJAVVSbKAAUCCFgBHQABQEBIHCOADeAUEAGlBFLTBASAAIGCAKACLBHACfUCKAAKCAlBAAAlBAJAJCAAAyBqBGMUAxBpBFLTAAQD2BxBCO0BoBMMOhBb1B5B-CJAnCAN7BLQAZEpBPiBDhBAAPFNfFAFQhBFEGEVbkECoBeTyCAgCVUlB0ByBWAAaFEZAANJAOAAOBAtBcTkBf5BADMFkB5BCELGjB6BBAWBIBOCVCHCNBAkEBAOG0DjECANFzDA0BBASAkBzBCARAjBA7DrB9BHHB2CWPkCd2BYc6CHqBxD3BZlB_BB6BADLWdWHEMVeVIArCDVTAd-CEWUD0BbABACbAFKGPXSGJFQYRAMAHeYfBCIAJA4BKaULKIASJEFNBADBHgBAAAAgBcAAAFiBVAAFTEXACABXJAAAAJrCADVJpBpCALNdRGAFAFSfALJUdcCJBOYTACABT8CAQSgBiBIACBTeoBAGCHkBjBBLJWhBgBAAAAgBbAAAEf1BAABBxBWAAMNYRAFALAaAAADgBSAAASASAAAAShBAPAFJOAAAAOfAAAAfKAAAAKSAAAASAuCAAT0BwBjCVEDpBFLADDBBBAAWPHNOdBGDSGIHMAIAMADAdEBABfNHEAJAVARAFCQAAQAAOASAADaACAYALAAALAKAKAAAOAAOAASASAAAbAbAAAAVPNIABbLBQXFkDc6BIBK3BAtBlBeBUEKIAANDDADAAqBKhBXmB2BnBCUAA5BULQaJANAAIZEATFCLGJpBJLDBNiCQeIwBhBkBAJAtB8CZAHAGXXADINNoBrFT7EEFJlBmBEPH5BsF8BMaG4CzDzBxCFDkBVCPBcdmC1BmFPZAFDBAAA2DoBsCAAAWGQAAAAABAAAAABAAANBLAAA0CwBkBAAADADAAADADAAASGMAAA0Ca8BAAAzC1BfAAAJCLAAAACAAAAACBAAAACBAAAhCZpBAAAXZEAAAAONAAAIAIAAAXAXAAA0DqBsCAAAEAEAAAEAEAAAAAAAAAAAAAAAAAAAAAAAAAAAFFAAAAAAAAAAEDIAAAEDIAAAyBmBMAAAMEIAAAkBEgBAAAEAEAAAAAAAAABABAAABABAAATATAAAFAFAAASASAAABABAAAHAHAAANANAAACACAAAfAfAAAtCzBbAAAZFVAAAACBAAARARAAAKAKAAAKAKAAACCBAAACEDAAAKKAAAAwBQgBAAADAFAAADAFAAALITAAACNQAAAYMMAAADADAAACACAAAEGBAAACACAAAOGIAAASKKAAAOAMAAAdAfAAAKAIAAA5BTlBAAAGGAAAAffAAAAGGAAAAJHBAAAOGIAAAGCEAAAEAEAAAEAEAAAEAEAAACACAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAAUIEKBATHDJCAADMNTKGmBaYBRIGBEJmC1BlBFHKOvBLDAANEiCAGelBkCiCBHLKsCRAJAAFmCAEE2BIlCXhBkBbTNBBDFBVAOCbHOBFACUGAFDPgBxBMyBPL3COAAAEMIADBNeaAABIWZDABPB5BAACD9BKAKAAAEAMGERDAAAILHAAQCbQAAHJiBNAAAANiBAAAAgBOAAAXmB7CJpBLXBQAQAAAeAAAYILAAAANdAAACfMAAAAMWAAAAWMAAAMAAETMDEMTLAAAHgBCAAAeBUJCBJLSPALDVLAAHBYAQAGCAMABDEMAKbIIEgCDkBCFkBpBHCJFTRADCARAICICILHBHBHMAPFhBpCQyCoBH4BmBbRHAABELWYT-BFnBKCNEYHZLAFAVAKDSBHKZZfSQAQiBUVFHAsBABOAgBrBACNAfAZdCSTItBAEKjBZVGBPKRTABVBEuEWDaWuCTAIBGfAkBCGSDQjBBFREPAXOMErBLzBTZXeNsCMOoBODcCCHAiBAJACALAZBJFHAAAEKNAkBEMHcCAvDjBqBZlB1BOVhBONmCMRSdH8BpC_BHC2C5CoBoD_BJODxF5ClCa5BMpCQ_BKKtB3DXnCwBhBpBa6BsBKd3BlCjBfLNM0BP2BgBRBElBILQeiClC-BdgDMa7C6BBJkCqB2CjBTaL8EgEaLOKkD5BoDYQKoEwCiCPSNnCgCvBvBQ7BZiBhCQvBemCJAKFsCpBDrBEEF-D8DfEBgB1CDGCKpDpEctBElCzBqCJiCCRoB0DjCgDPS2CpC1BOUPjBlCxBL0BF1BBvBcQWRwD8BUQLaMAKFCGAuBMIgBEJIFoBhBDKpBATGFTLEGdIAABMCJAsBLaKESlBEhCQCEmC0GEW2CkEfxBqBR1BlC0B5FjB9BtB3BFqBDwBEPGHAADTQaAAOAMAOAAAAOA1F3BrBCd1BoF4BsBPe2BOAAMAAATBAFBJUCAGCKApBAASTpBMAAAAMMAAAAMCAAAYVNAARAEMAAAAMSAAAASWAAAJgBLAAALAWAAAAWQAAAAQOAAAAOfAAAAfWAAAIOMAAAAMAOABAASNACAARABACROBCABQNCAHHLAEGIIMADF0BmEmEDKXMGFDLGYzEzEgBRYRpC5BTHmBXJEAANAFAAATOICAAGABAAAABBAAAABKKACABRAARAAkBBAmBCAEAABBIMKACAAAAADEAFAAAHEHAAFAAAAAAAAJJAAAADAAADACAACAAAAAABAAAAAAAAeAAUDMCACLEIfABJATAfEbJFGAACEILmBAQOGCoB9BlBKPXE-BmBJQYDuBfrCFjBeqCJSUApCMlCd_CceM8FqEYMqBEuBHWAgBCnDVDBdrBzBAAARjB7BADATjBIAAAAIcSGAMHhBAAABfGAAABIAAAAAAJAAAbSSAAAAU0B1CIyBVpDP2CHxBWqDQAZLBDJCaMCEKBATMNPDAULOQEAe3Fd9BDhCVG4D_CxBsCZoD9BwCEwCQKLGsBRF5DXzBhBpBgB4BhByDoB_CcAtBdYFvBS-BqC5BEgCZtBpBAVYEABAWETrCNbnBJS4CBkCuBvBUAfBRJDEgBCSKEDALADBFAsBAkBCEAjBAhBBAAAmByBJLUIlBxBKMTHAckBMPADhBjBHIAAAFPLICKfFRJEFqBUcEFBApEA1CCRnB3BwBnBzBMC2ETwCY6BMKJGUVOrBJXGdOhBhBuBFvBKAQBSACARCTAAAAjBLHVgBZkBMIWfaAMaUKO3BLZTJN4BAVBDFNEWCEGOD0BGAAAGABADACAHAAAHA1FVvCZfTHAHACB2BSACiBCVAACTDMABDGKKACKBADAADAAbCCZNE2G-B-CWYMlBhCDSIECBAECBVAHFJADAABBBAAAAAAGEBCAADCACCJEAAEAADHAEAACAAAACAAAAAAAAAAAAAXEBNHBYDCOICAwBqCKZXMrFhBvCD8CnEjGAvB7BT3CMHrB1BCc6DWqCeb6BEA-BSrE2B7DlBnCCxBJgBtBiCcdaiJoCgCQ2C4C8CeRAgB2BgCAESEkBFHOQGNlBbJOGbiEAUcsBmBsCAWG6BBsBFIJyBBeFhBcOSpBDLCRHCAACAAA-FyBbR0CmD9FxBcSzClDoBgDJU-BYB_CKT9BXCAuCAUAQqBtCATAPpBAkFAAAAkFTAAAATMAAAAMtBAAAAtBUAAAAUxCAAAAxCVAAAAV0BAAAA0BBAAAABqBAAAAqBAAAAAAoBJSoC9BgB5CKRnC-Bf6CAxBARAAfyBASAAgBAfNACIfeABAAgBXcRgBRxBeQKAEAoBEcdKeSAAAASQAADAUDAADAAOAAOAAvBAFFDbQAAAAQjBfADAAFAFAAAFAFAAAAOAAMGDNAALFEARBDTEKSCEUDJyESMAEAA0H4GAeAASyBAfAAmFsEAaAAiDiCAcAA8BqBASAA4FyFAGAAmBaAMAA4BwBAGAANoBA1BAAYKAQAAV1BAiBAAfdABAAJJABAAIBAKAAMPAcAAuC4BAWAAkBAAkBAAfAAfAAAAAAAADAADAAApBXbSJAgBiBCNIALLAAAAYkBERMHYOEXCeZLAAOb9BfANPAdDJHDF-BZYgBaG2DiBIiCWLWAAAUAXAFBNABMCJDB7BEGpBdCaBEBKOCAAOLAWGWAGLZRABDAaCIcLAvBCULB7BjBChBADA3CArBnBBAkBNEYESRGGdAAOCFIRcaVGUBYLFBBCDA9DfLAxBjBuBmCIJTNGxBPGiCSArEPJFfrCsEQKGgBsCAtBQNAPfuBPOAQgBiF7BTH9BkCbqCuCpBVbwCGX7DwDtByD-BFiCclBPnBjBMHtBLmH0BgC6EqCzBxCUnBXAlBLAALAAvDY3CnDIb-GP2CoFLCoCuBABDgBhB3BW-BhBX6EkBqHVB1C1DlB9BRPKcSOCBBNAAAAN1ExEbVJd9BLfLTInJhBnEjFb0DnDahCaTpBCeOrBJJ5BHTXUbF5CBsBT2BThBxFgCwExBbATMLHWEcoCC1CvDzBXRhBSZgCG7Dd8BuC2BgBdkBLZAAZAA1BZJrBWElHBAxC9DHhBALANHYBkCfDFyEPoDuDcxBgBAAAgBAuBSaAAAEPFFYGFAFAAAPfTYEIhBWNrBCAOAAOAACACAAAAAAAAAAiDQyBYIDhDPxBXJEA-FBkCGsCqBDBFCAAULNSTyBnCWZJhBXBYXXCY1BdAEMlBAYGSOHDKBFMCAjBADJXAIKFLQBiBLEBmBIA6CvBmBMiB6BUIJAb0BPkBZSLfSMEFNW9BJAXc1BAiFQc0BYsB3CmBKhCZP7CzBvBWMdrBAAdLBJAARAIAHANsBPVIAOrBQWA4BRNqB2BOzBSOjB1BNLAALABAwCsBAGUoBHJOkBINjCLLVJLxDTVnBbNVPCEALPHBDAAACFXKeADGYJfA0B9CjBfViCrCQ8CoB1B7BOyCrBiBmCV8BAoCUuBKPkBnCTtBJQjBAmBSEajBclBRDZkBbAUrBwCSGnBzCL1BddqBtBVfKEF6BNAiBMavCrCnBAiBCI0CIvBHZAICNWGJHBOVFKAoBVADAgCnBWAEA_BAtBAAZAVuBAAaAW-B2KayBoB8B0FrEVjC3BrBWECLqB1BIuBfMWaSFA6CWBxDFAPASJ9BHNQSpCnFNLTG_DUgCUTXTiBAhBKWiBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAwBGBMcGvBFCLbFATPI1C4BEUQH2C3BDAZScKvBjBuCYAKP-B4DDZA-B-CGfMaGDDDLJNkBVHRMyB3BXAGxBFcAEGBOREDFCNSDAzCCIMS7D0CBHLR8DAmDUcIL6BlDTbHM5BAiDTYLkBoCUKHKJSjDQNBvBxB5BFHOHxBeAAAeAAoBKEACYnBJDABXAQGFBQAPFGCPAmC0FEkB6BgB4BzFDjB5Bf3BAfGWlBLHgBFVmBMIsE0FGyBoBZU2OAwDfoHkGpDJ6BnD3B2BxDACjB5EgCqKAiBL0F4DqHAgD4DSLhFAIPxBnDhFA1DHOAkCAUoBnEyEtDA5BhBTStEM3FYiBH1EAtCIhCKtCAqBI-B3FHAiEsB1BhDvHAjBb7ET_BA5CPoEzCUAjCiDtByChFAnDbBZTAADAPAqFCmC9BkEebFCEtBSlCUbuB9BlBlCLvBcdHAWAKHIMVAJIHLAwDFqBZ0CSIMWJKZegBSYpBBTMAOrBDqCQI6CPZGARBGSdABATLaAFkBDAGBFDUDWPWZOcHNCHQDNBHBDAhBEXBBJFAEPECxBdPFAA5BFNfFAPAAXGCFATAMChBADfFGEAJWHAhBAXJAAbABbCANANBACsBAKgBBAUACOCAZALPAAwBAEaSAJAEANAXAADTAGAFKAAUAYROAfACBfAUAAaHAbAAdCAaACWCAFAEIRACAKDDAKANSEAJAJAAAHADNIAJACLAALAALAAQABOEARACAVAAmDgBiBmCY1BvDRbDddYKMZGY5CnCFpCQwBJAAFADLAADFBWmCfgBNfRJJNCOVAAAAXGDAMAAyDQsCJOSPACPBAaANoBACd9BKDKSMABCCKKAAAAKLADFBAKIPLDkBhCdVGXELABDAFNABDAHQAAaAHLACNAASABWBASAAAUAMAQBJICAJEAGuBAWUDGYAAUAEIAPOGEOAMBAEMADMACZAEdAAPAALHCOAAEKAJAAHAALAALAAJACBLA0CRjCoCIItB-DQrCDqHZZJoD1CjBC3CMJtBhCcsCACAqCBAACSPDISJ8BtBN0BCnBqBhBkC1D7CjBLeHTAFJBAzDSKfxBhCyEmCoBqBXQZCDABV5BAXARPJABEPC_DXHbxBRlCQWC1B5BLAABDFNCBRCELACAFJSFDMWFICAAKDMAFAMGWAPCYKdAALATLIGEVHqBUeefHgDALBsCiBsCuBHL0BBhBOlBOVBDCELMFLAACNA2BC4CLtBUfAACfA3BAfDZGYAYBMHGAHGBKNAEFBHBFAAAEDFAAACNHDERMHHCLCKNCARPOEDDNCYMAIZCaXVECAJDIBUNPWABDEYYAIGCILANDAGNCDIDPsBAAUcBAAAOERCACKLCJAABAHTDRSNACCAACAFAAAADfAJbCEGAAIBAGAAABIGAAEFGrBAARNLAAAAAAAlCvCDZtBsC2DgDDiB8BjCLABBDFVJIpBEBTLIaFhB0BDUUVmBAiBHXhBUuCqBMM-BJjBlBACaH3BBBWCBVfAC1BBYAnBIApBCJKAAGAEQAQAAAyBAAmBIGGAAMHARJLJKEbABbBCNAANAAKAAgBATzCAAjCNDCAFMFAmBAAaAMMAAAAMkBAAkBAASAAASAAwBOUIBEFBNFiBTCAHMJI3BLNLLDNEAALDSHMADSATAHDLESAIAODAGLNDKalBAEDJdIGMGIb0BGIAGiBtBFRJPCKGBECBAnB3BQCABoB4BRAACAqBHsBFBOEIpBCiBCtBADEhBJAOLHBGeNMICFdAkBgBJDEMjBfKEDLAQXIEBePYHDCdAKRKRyBLJSJSxBMAOBELCWNCDMBVAe2BXjBsBHd1BYkBrBI4ClDA_BQ5CmBhCAJrBPEnCAjCICLyJA4EaiEBPADLfgBEANSAAARAFCXKDADeFVyBAOX2BGhBAAHfEA1BAdXKd2BAeYJeAxCzCpFiBkGnFyOmGqCSuBkG-DvBiDS0DCxKjDxDG5FN3EjBuBxD1DMyDkCHNd4BmFGlDkBiCgF9JB1BD3C1FcE-D6CFtDEAmC9BrBYBAAKnBANAAPgBpBjBAAhBABvBALDVLxBAAxBQNKAMMIVEAANCQqBAAQMOzBAACTfDAAADAAAAAAABAAABAAAAAAABAAAABYxFnCb7CYTiIZyB2CIuCzF6BVvBXlCAAAAAAAhBLTDJMgCaNSKBbReNBFAFnBIHSKiEkC6BDODlExB_BIXBA3DTCxBVhBZnEVgBUqByBuEWJRboBiFAOmB-BiChFANlB9BhCBAABAA0BmBQmBrCJkC5BDR6DVpEgFW-BLQwC5BhBRsCWnD1EAvB7B9BU6GKYiBuCgC3CACTfnBPNnBtBEoC7CAEBhB9BgBAAUAONAHBEHEAABCEVAAAAVEAAAAGAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAqCaBxBoB8B-BBK4CXHhDACxBrBD3EAdjBvBlBVVHJBS6CYCiBmBFpCEHWb_B-DZmBmBawB7BACJOhCAiBwBYxBJeQlBJ2ByBnBCARXP6B3DAdkBChEgENYAoBmCIIhBjBE2BKACeMjBhBAAKvBEjBJoBZvBIgBAAUAOVAAAAVA_CFdhBVDgDGeiBWEAQAT4BDNuCAiBOCcJAAFJErCAP3BKLABACGUdCABFTeuEiFjBoGsCiE3G-GmBiIqElJkF5E6BZ7BG1FgBS5DDkDyFwCoCfnBQ7B0JP0DoDiGxDrBrBzBxCmBgFoGjBpD8D2CuB_GNxDjDtCwB_GWFtC7DvCXAAXAAPAkC9BBV8BAsBAASVAnBAAQCHCRgBD6BAAIIqB9CARLB9BBfiBGRKwBASDGiBWAaCAFGAAAAGmBAEAAkBQAACOAIAKABAKACAAISAAAASKAAKAABAAABAAAVWyB9BOAWVxB-BLAOgBHwCKhDNfIvCJiDA2C6BLCFuBOcPGDBiDoBIDB4BsClBFLYqDpCuBAFR9CuCMOaTsByBmBdTegBiBUUSDbeuCJLHRjBlBfbyBKtC3CDKiBjBpBgCLK1BxBeaAFAKQHAAFexEnCIVKtC1CIJBhCRrC9BDFNKqBuBkBAEhBdVBJEBEHCgBIdjChBADBdxBGCNfIbNAEPBiBTHmBDaRjCUJkBCyDcSSIqBnBzBCAICgBF-BNBFIBPGUAvBbBJOX4C5BtBAjB7B-CrDnCJwBY3CwDoDERJYApDJIe7DLqDKHd8DMA6DoBPqB2BA1CPNnBZKpCzBUAjBFfDATJAoCcCUESAzBhCJd8BT4DqDT4BZIjCXDHPKjBAoBjBTRQAFUJKNAHNIAAcYmBwBrDGzCJ1B5BMaPRIGMR2DAHH0EPA4BAFHgCGnBBEIzBAJAACLAAGAAWanBFAAVJaCAABRWAkCaMjBekBjCZLkBdjBAxBELPVFyBDMQWGAoBNSeWBDGSJXDeDGAgBDXAIXFAfDTHPOFSdOAJAcSDJeFgDBBiCMWMEABKALPMBDBQXYQQPfAMBpBAdANXEEOAAMCAYEGCAONYDPTEJAHUTBBAREOBDAIDCLyBAOAkBA_BAEB9BFtCAI3BEhBYAACYAgBAJKaGkBAAOSCUAAAAWLAADMTKAABBOLAENBAAAAELKZAAAbAQAAQAALAANAAHACAJAAwBDKMUKvBEJLTJuEgH0B4BsBgBqBhHzB3BrBfpBAAAAAAAoBGDVBgCnBFEWC_BoDyIoHiCfoCzBVQgBpBVFpFlClBXBlBuDUdiEFI1CIXtBDRiC1CvBkHVDwBuBmBzBKG3BoBPD1BToB8BPCLKzBbAfIByCkBsCVGCqDzCoBfRqGTlC8BFKNTMXaRNxC1BVSKjB3DNrBYX9BHDJAMDUpBOJ0BGnDNHpCajBjCAHfTHrBU5BXCQGNBCDWkBAHKAiBmCSHQKgBzBAAXAfsBEUBGQQKEEDEJLCCHEdTHCHEUQqBaA9BRATZeDhBAJjBOBXACFKdLACGATXATDACgBDTqBAQAfHEQWLRrBMMabFBAVCRKBBPJyBGIBIiBHDEarBG-BAEIUeTBTECBPLCZiBNDAPADQYECBFaFHBAAEOFMCCEEAACCCFFFDCIDFDDCIOEGACEFFGAFEKAAAGCKAACGCMBCAAIMIACCAMEICAAVbAAAGWKACCICEAJCIDHFAAOQACCIGGAACACHFCAADSMAAAENRAAACCAAACAEACAACGCCAACAoBqBcRLBkBGaEIFcAACaAbAARCJMACKAAbMRIhBCGQFDUVNAFBJCfABjBEAZFJCBHPACAIZalBWUIQtBZJXAMIAADMAeFHqBBGWABUBGJAAAAJBALLAUQIWbQDWAAUHIPAFEBLJAAAAJBAALICWAFDPwBReVBJPNPAEAAWABUCAwBAHAOoB3DRZNtBPeAEAIQUAACAUPRMBNGPAAGKfuBWOMAAGAHMAAACMDGFBBLEFGCmCsG0BiCgByBkBrGzBhCfxBjBAAAAAAA2DayBqBIDXAHRAA3DZXhCHAJACLAA2BAVwCFEFAAhBaCMAGCEATATCAALAALAAaAAaAAjBADChBCWAABYAhBAARPAMAAMAAOAAOAAJAAJAAUAAUAA6B4HsFwE0DqBvHnGsBtCjCzBzBuDF3BwBnC2E1BxES3CG0G9K7C7BvB_BtEyCUT9B4FRhDCUPvDeBAAAAAABAMBFHVAFATEuCKOESiBVLdCaHZAAAXAOAAAOAIABAMBlBAJFhBKLAAALAgCALM8CdWAIDKILAEAHHAKKAHLRFCEJHNAANAAmCAWAH4BZAAAAZQAAAKGJAAAXMlBAAAHdbAAAAbKAAAQFQAAAAQfAAAAfvBAAAhBNLAAALANAAAJDcAAAOOYAAAOKSAAAASXAAAXAgC4G-CeuBqBCvBhBFkBAtBXdPFmBYtDDGbjCPpBFPZqBlBAJCIBAAREXhBoB4BAAWCeAAAENIXAKH5BgBA-BFCaQY1CAFvBRP-BGecCDBACQHJVAVAAAJAAJAAHAPAIANAANAAAwBCIeODvBBHdNEAmBGGAQKlBFFAPJAHAIAAVIAHAAWAiCIoBgCFlBJHXFEWrCAbbTAzCAXjCEEYAAcADKAQDAAUAABAUGAQAAJJAAJAAOAAKACLAALAA6BAAWQWQAKBGANAJJAGbAADATLAALAAOAAQBAKAAKAAAcaEaiBvCNBPjBA8B0DRgBwDMVjCFDtCtBiCFAAALGAQBOCACHCJBAAAcEMOGHvBAVRVQCBABKDAqBAkBIBApBAfLCA-CwD8BqBAAWTItCGeEzDHnCAdFiDQVUyBkBBEeTOZ_DfJB_BP3BXtBbUWxCIER5BTciCANKlBVhBoBHXEoBNiCepBBqCGAWQe9C9BPCUnBgBYFZKe-FBQ4B0CiByBZkBRiBWkDyCCuCJLaDnB4BhBNetBGrBpBQKzDLnChBKFxCLyBnBjBrBuECuByCIE8EiByBSSoBDU7BPGwBqBwB7BDyBEpG3CvCRDLuBiChB8B5BKrDzFawBabS0C1BabHhBjBqBbDFUmCjBfEHOG7BUuBE0BkCMVuBzBgBZeMZmBJFSGDX8CK0DIVTAWEBOCGBAGKTCTDDVSHAiBAkDdUtB5CjCbdGKwCc1BkCFmBzBPSRbFARHGCDLeIFBSINAAAPEArBbAAbMsBcAAcLAvBBUlCQLwBCTmCPMAkFgBqBOiCOjFfpBNhCNAfASQvBRgBARPwBSAgDPkB3B8CqB_CQjB4B7CpBA4BAKgBSDvCdPBfAeAcBAEMAOFAEfAFAfGeKVIgBCcDgBAAAMejBSAAgBAAAAgBdAKBAlBYADgBAD7BA7BAAA9BAPvBACmCAkBgBAAWA6BdAF1BAFfAPUHNkBDKPAHAAJGAGAAAFAFAAAnBAC9BSACAABAEpBBbHADCAEIFBQAAQAAzBTfAAABYAZAAcAAeAByBAyBAAAbAbAAA2BCWSAMQAAIGAhBBBXRMUAAAUALEAAANMFOAAEAAAAAADADAAABAABAAAcOLsBZIbNMrBaHAuDDmBFoDXtDElBGnDYA4BGEeWF3BFDdVGAcSACGEbRABFDAgDEGmBKkBhCAAdHbJDlBFsBFhBAGdJCIAAAFOQAQSANZAADXCUAAAAUVAAJLAPANGFAYAWAAALAAHBAfABADZMAAAMAOAAOAAAQAEGFOPADFGNAiCKWmBEAhCJVlBDAACGIabHFNdzB4BgBeQcuBfXAcDgBDAE1BPRJMVgBULOJSAMCAHBUFDEKCTMQADAAAiCAoBcLKhDgBd5CKTsBhBFsCBKA6BEOEDqB3BDAbMjBhBAZDGJiBAAOAWNAAGAVJABAAHTAFDAJUAAUAAWAWAAAPAADLAAaCQDAMjBBdICLeBUQBAdCBjBBIWAAWAAA0DqBqBIgBIbfHBNcTcVDNHtBEFCVZJnBFBaMNjBAAESAsDBmCHqBGrDClCIpBF4CwDgCgD_CqBBbtBtC6DVD3E1BfbrBDAlBhBpBuBCJgDkBiCbOClBAfAAHcAWCEBbDBVAAOAAEJSrBHNLLADIHDAAAADEBAwCsGwBdqBoCgDrGvBepBnC_CA7CdffIF8CegBgBHGApEBRLlBvCqECSMmBwCAgCfVFe-C_BgBWGd9CAEAoBMlCaDAnBLmCZ4C9FGlB5B1CNzDdpBKK7BqF0FnC6ClCkBjEnB9CMBJmB9EqFfwDXAzCAhBAlCU0CAiBAmCTAdTDjBFmBeUEkBGlBA_CpBiBPfjB5DcRgB3BvDwGAANwCwEYAAJYMKAAAEG4C1BAvBAAH2BANYmBIeDJJA2BzCCCb9BCwBDAvB6BqBgDCc0BRgBjCATHHf7CBEAB7CAAWwBrBV-DYkBTW4CGJJAAcnBJKFAfrCA3BdEGcDPkBOANUQbLJEJEAAIAHDAAKdAfCAAeAiBDAA1BAzBABAoCA8BAMA4C5DLPRjBhB5DZZXRb1B9BI3BcgB3BlB5BeEATbMbOImI-CmC4BYSAnBUAHhBLzBLJJNHtBPnBzBmBatBbfAiBZVNJIDAgFYsCqBPWAgBGBMZuBjBBOLZLTASFTN4BJDgB6BVRGTRaNXBHFTMAYGRMPqBZBSLRLDAWFNHWJAgBYXHGPRiBNRBHFNMArBnBQIOrBoCyBYLBQVH1BEDoBAbCZbYADKLWZAULBR0BAbLAEVAmBIsBGVAAANCOADVFERAAMOBGADAJKFCPAMFCAQALHADAAAeAOMEARALAFCIAOJAEbDTAAD4C1CFUvBE3BoBYVgBTcnDXTBC5BGRebCWxCOVVZVoBtBBAoBuBTMWVJRuBWDBHkBnBhBGOpBQcIRCAkB-DIEHiC4BDHSADNyCUuBsBRJdc_BQCL9BKBJpBPiDDakB2BPAkBAAAOWWBFMNcQFAXgBMNFGBLAuCABIeoBSDBKEM8BAEASkBfACTBLhBAHAZAVBBFHFIAABHSKAAKAAgBAKgBZQRAEDHHRABAAPJAAAAJhBAACAhBkBAABSUCAAAMJ3BAABnBNRAAAARRAAAARhBAAAFbJCPBAGHAADPKaAWCAAZAJJJCGAAAQJKAAJAUTAAAATLAAALAOAAAOAcAAAcAVAAAAVIAAAKBTAAAATZAAAAZbAAAAbKAAAAKAUiBCMc3BTPINGFYVPBHkCxBACAzBAAhDPTzBFFiDQU0BGGAvBACxBCAwBAByBBAgD0EtBrByD8BgC7FMHRnClDOjBkBHWCiC0CM_BNqBoBLKRE2BAAAAAAAiBADgBAGRCAPMPKAELKIRAAHNELBABHAoE-CUYwDXvB6BqCBbWIR5DiC_BsCGzCEtCzB5DqFAXVPmBGbSKWbHYsBUDKAQAFABEXQ-BAQLoBS1CANNTlBeACaCCAnBWD0B3B1BqBVExB4B2BAtBACPAf-CAAIOmCpBAAKNjBAGDHAHcHDJAEEGIKBUfRAAATCAZABHAPaACIAQAaAKIFQZAJHGPAsCBAN8CIrCCAO7CHA9BYfnBqC1C-BXgBoBpC2CAFACDWXGABEVYuC2B2BAAAAOOAAAAsGsGAAAAlGlGAAAAnBnBAAAA4CsC6BCS3BSiFDuFXBQhCT5BSUO7DAvDDJEkF-B9BagB4CvBhBNAAAenCmDAAAuDoEZAAA8BlBiDAAAtBLjBAAAjDZpCAAAIqChCAAAdLTAAADSVAAAvBJlBAAAzCtCFAAA_B_BAAAAlF9C0BpBCzC6DpDmHAAAlBrBIAAA7CVlCAAA1C7BZAAAtBPdAAAFDBAAAFDBAAAFDBAAAWCUAAANJBAAAbAbAAAkBAkBAAAQAQAAAoFiDmCAAA6BkBWAAAAFGAAASsBZAAAeHmBAAAJFDAAAJFDAAAfFZAAABATBgBLOMCAAAFJEAAAPJFAAAFJEAAAfLTAAAVLJAAACLOAAANLBAAA3BDxBAAAQDWAAABABAAABABAAABABAAAPAPAAAFAFAAAuBAuBAAAEEAAAAEEAAAAEEAAAADAFAAADBBAAABBBAAAFBFAAABABAAAICEAAABCDAAAOAOAAAIAIAAAbAbAAACAAAAAODUAAAFAFAAAGAGAAABABAAABABAAAZAXAAAIAIAAAGAGAAAGAGAAAiBSQAAAHHBAAABABAAAMAMAAACACAAAJAJAAACACAAAAAAAAAHAHAAAAAAAAAAAAAAAAAAAAAAAAAAADADAAAAAAAAAAAAAAAAAAAAACACAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAuC7D7DAAAABBAAAAwCwCAAAA5D5DAAAA4F4FAAAAAQDSDIAPEREHAA8Df8CoBBuBuEkCsBDrBoDzGRjDEZpCvCNvBLsBrCApCdKnCME4BUOiBHBqBOVyBABAVABHELSACABSOAAOAAkC3F3FAAAAiBiBAAAA-C-CAAAA9B9BAAAA4D4DAAAA0B4BkCJAAAmE0CwBAAAVkB3BAAA3C7BbAAA_ChB7BAAA9C5DcAAAjCS3CAAAXAXAAAXAXAAAAsFuDaQEOrFtDZPDNAFXJCAaKYMAAZAdBKHJRiBCJKOSuCccAAAAnCnCAAAArBrBAAAA1B1BAAAAkDkDAAAAsCHyDJhBvCHzGvCX3CNFegBBtBvB8CiEoBtCBuC8C7ChBrCY_B8B2BZSOcOpFnChDEUxBNpCqBC-BrBnC5ClBFE2BuHmC6CM8CbvBZ8BEf7BgCjBkCSYJ-J8EoCsCZoBIiBZBJMA1CoBrBmDLgGsCyB2BjCuC3FFlBpCGnCjGDZhC_BlBuBJToCQJhGPxBzBPb0DLKYE6C9CFbLAvBeQHCMIWImBAbGGBMKER1BORAEzBKFOJDOdPPAYXaDRNI4BVIIAVPAbTAEALcUADAMAaAOICAZAHFJASAFBcAASOCCVUNNGAKNCAHBKAAIAQAJCPADAFFiBABAkBCJADAHAJADAFAA0DAQgB8BIpBABNJPfAAAfAlBBNNLEA8D0BABAuC7DzBACAtCA0EoBYayBKMWRJUAdfHHMErBKBLZLVJDABFqBDadkBOPAAIJNHAGFENsBDWUBGjCVHFAfOAHFEYaABJUUhBoBHTjBJMAAACKeAABAgBKAAAAKKAAAAKbrBaJHMWALeACRABJBBEACFJScSBIAAHANCCAnBAXLBALAACCPTAAIfClBADANRyBAQmBADMAAEAMJAAAJAA4BVACwCFtBVDUdHFmBEF1BOAQLkBMHNhBNhBLKONOCRLANTAAEAiBUAePAQIFLeFABAFWKbCAAJAMOAAAAOJAAHBAA4DAEAuBmChCADvBIVkDABiEVDdAAfECXAAEbA9DADzBL5BKAAKAAHACPAGLAAALAFAETCIKAAKAARAATACSAASAASAAASAUAAUAAZAAXBALAAJCBNAANAAAYyBLDHAVhBSGLAUBMAKAVTEADAGKVAQAAeEARAsBdDASArBAoDAOIY6BxBSNqBnB7B9BVA_BYCAsBBADEsBnBCDGBtBhBZAEJDNAJLEEoB-BFTAAgBKGOBAf3BIKGAAORdiCkBpBNSehCjBqBAPAhBCAQQAiBBAPAVATADAWAUAEAAGAECLMhEAbCrCb-DAWB4CQAWAAJAiBVAAKAhBArChCHDAAsCiCIEAAAcbaeAAdJATAArBbJHAAewBPBAAAxCfPJBVnCNPPDVHtBuBDLGJJZebaCNYjBQImDkCDOoBBAgDkB5BIoEZ_CjB6BHnEaAxBAAFAtByBAAGAuB4CHJXbpBiD5EW1C9BPhB0EFgDgD0BtCAGAESmBzBVADFALKCAECCdAAhBEAgBAAMKKYDAGIQoBAAAAoBVAANAHPAAAfQbAAAbASCAGEG7BAANPdLAALAAAOACUAHPAAARCUABHaAMABHSAjBACBhBAAgBAAKgBE5BAAPXfBAGCTAiBADIgBQMAIEPSCAJADSA4BaOIGEKgBSfBDLBBJAAdNNBAA5CvBtBJOAKbOMKApBGRFbCLHKBGRBDDUNCkCqBIIMBRABADLSAAAAUJAAAAJNAAPACPAAPAAqBAeMABLAAJAAOAACAMXAAXAASAASAAKAAICALAACLAOAAOAAAMMBBKDGABLUAvBFJFTDMFGFIKJABMRBaAMMAAAGABCLQWACIMAXABHANABAAHKBOAGKFAAPAJEBHSACAAQAPAAADJgBAAAGaYAAAAYLAAABJJAAAAJJAAAAJKAAAKAWAAAWAPAAAPALAAAAJA2BaiBLMDlC_BpBDAmBQmBOMLjBAJNHMAAGHYJAACWRBAAAiBMSEAAlBNRFAAARBNODLkBGUPFgBTFHEKVAkCFTPmBqCjCGUQlBpCABBZBcADBcBbAAhBAGVdKmBABQeDAKBAAMCMCAAMATCAAVAASEGFBORFAAANAzCjBFVlBN0CkBGWmBOAYUAEAAXTADAAA6BAOaOKPACPMN7BARNbAAgBBWLWALfQCAAqB6BPIHAKDFSAAZFFLAAxCRJPhBAA0BAACSiBYAcBABTADBBNdAbAABQAAAAQlBAULPbYAJBIcHADMFLLAEBALZAAAAZMAAMAANABNCAOAEKAAMAMGADUAAACSRATAAEAYAABAcPAAGGZSAAABSVAABHLAeDUWAHDFbGDcbMGZEVgB-BAAAA-B7BAAAA7BAAAAAAAfAAAAfgBAAAAgBAGAAFCKGADAAKDAPCIBKAAAAKEAQHDAKAAAAKKAAAAKfAAAAfKAAAAKCAXCBawBAoBDCKZAZAAAoBAOCISFALFAMhBAKBBpBsBAAGCmBMAQBAAjBAfACFJAAGAPJAAAAJLAAALAA8BAeCAabBCBEfiBCDEOUvBAbBPDKAADCMA4BaAAAgBpCXLFBd3BCAbCf6BJKgBDcREAXCAAXBCdBIYCBeCHAEKCCHAnBNGVFBmBBWKIAFAhBKSADANCKABCUFRAAtCAAAAtCyCAAAAyCFAAAAFAnCnCAAAA6E6EAAAAVVAAAAAISJAAAhBDfAAAjBDhBAAALDJAAALDJAAAoCDqCAAAJAJAAAAYa_BDgBiBXZgCEfhBArBJfDHKkCAyCNAAsBAsBEADzBApBJAAbAbAAAQKTWIF0B4BAAAA4BzBAAAAzBFAAAAFAaaAAAAZZAAAAYAAAYAXAAAXAAFAVrBAmCGAWsBAlCAGAPAgBJGAgBAAZ1BAPHfA5BAPHfDRAAJAJ6CAAgBA8BbAAJATALITJKCxCNB3BPCoCPwCGSPMADGAKnBRHAHD2BAGqBAIPAAJAHaQMGINIYbELShBAjBHEGAaAAaAAZAAZAA3DEjCDCzBCAAAACFAAAAFQAAFAWWAAAAWxBBAXAXaHqBSXBkDGiBKYeSAAAASFAAAAFEAAIADBABAAAHAHAAAEAAAAEBAABAAEAEAAAALAALAAMAAMAAA2BIIQUO1BHHPTNAGAABNWFAACOVAUAAHKSbAAAbAbACXAFMACCAKXABEAZMAAKACQAAAKGTAAATAOAAMAAAdACDJTeABAaeBAAATSZAGACfAYAAJOgBhBAHBTDKAQMFLfAAAAfA0CAAAAyCzCAAAAxCAUIAICCLBAJAAAkCCNiBmBI1CFKjBNnBgBEBGLkBAMMMCALTARGQVGNGHNiBAbFPBFAcGQCGAAMIAAACLHAAABAqBESQCCFDAZFgBjBATVLQXADFANPAKQJhBQAAQAAJAHHKDQACWFANAAJGJUAAAUAAsBCLeWErBBMdVDAGAAAKDTAAATAmBAGAmBHVAHANAKAAAAKXALADFUAWADAEAIAILaAAAAcJAAAAJJAAAJAApBPrBAOGGASADHUAOIBAAAHBMAYUcFPAAGAOEIVHDITFQCEXOBKA2BAASnBqCtBABKmB7CvBAAhBFJiCACQMkBmBAAMEYAuBAAUaANAANAAXAAAVBAwBCIOaAvBBHNZAAgBKMAAM3DR9BnBErBXAAAAXAAAAAAOAAAAOcAgBDONkBAGWAgBeKMUEMeAAGGSKAAAGCCAACAAAAAAAAdAAAfCAAAAAAAFAERQHTACNJCgBABYCGMADIEEAgDOecQGGABBBK1CLFVHjBEADBMBGAKbMMXABVNOeAAeAAOAEDHUcACcCDFABJDInCANFZXhBAHZAAeAAkBHCMACFSBNAAALBfAAhBAABAZQAIJAENAAEAJOAAYAYAAAUAAUAAAGDBDSBFECERCA0DM4BeKKXBbACC_CNLnBNPCAMNCCUEBMGANAdSDAAIPKKEAUeEhBUAPJJeXAAuBAWwBezB8BKgCBZQjCJ7BhBHqBAgBKqBaxBEzBrBTjB0BBoBqBHKBALALCAAAtDrCHLLBuDsCIMMCAnEXET3CH4CoBpBMqCCoBVeOOEKAAFMEAbV0BTJbcWzBUKcA4BNAqBCa3BOApBBZAMCAAMALBAALAAyCMakBBKlDANjBjBPYLiBEAANACAFJkCANasBKQAAAOCbADXAABALEAGJAAKTAzBATbABYACCSAVAAAVAYAIAOATAAFNARAAANDOAAOAAMAAAMAJAJAAAAUAEAIILAFAHANAAAANAQMACCAAkCAAABmCjCAAAClCAlBnBGAADAgBEDAfiCAiBBAiBnCAfCApBXADENJ0CKECO0BLANAACAKAAKAAfAAfAAMAAMAAOAAOAAOAAOAAAWCBTeQVBCUdPAmDODqBae0BLoBIUHvDApBdlBDOADJIShCAAEH7BIAEaRBKAKfAiBNAANCARACPFAUAAGOAAEACAAC5BAAAA7BBAxCAAuCCAFAAIYAdAA2BEAGAABjBAIAArBwFAgCAAiE_BALAAzB3CAXAA_BJAEAANuCAsCAAAYAMAAMFAAAAFGACAAEYAAAAaYAMAAMA2BcQBEIjCflBIAFJNOBFDAAAAAAAffAAAAgBgBAAAAAlBAbAAJqBAJAA0BkDAwCAAUJAHAAB9EAzDAApBJAAAAJiBAAAAiBMAAAAMDAAAADHAAAAHVAAAAVWACAAUEAAAAEOAQAABEAAAAEQAMAAEAAAAABTAFAANFAAAAFCAAAACCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAsBP0BFWHxBtBWMVPNkBhCFASAdAwBdZbsCAUGQgBfAATCNgCBaiBAGOAFaXSgCBD2BEKnBAbBJAwBAMSKIbAAFIdXCdJWJYNHyBABcAECKMLAARIAtBARbAAXAAPFBpBCTFNBTQVHJEHAalBBGVDVICFYAWAAAdACJFPJAGJFAjBCXZMAJALAACLANCAAKAKAAAAZAAAAXgBgBAAAAffAAAAA0BbqBHIoB9BDPAHfGmBdIAJARAAANDCAZESEMAAFKIZAAANLODcAHBOAAAAOABANAAMCAOAALATJAAJAUKAAKAAdAAXDBkBAEsBNEVADjBUBAVCAAHPQAAAAQAaAAgBAFZAAfAGAnDAP5B1BWGACKJE-DEgBwBEoBpBATXCA4CA6BLoBAlBAPLGP6BA2BUOf0BABuBKBbACGbHBEBRMCBAAJCIVAPHAADFfqBahBGAbeCAJAJAAAwBAfX6BsBzBARLXAqBACKUKHADMPCTAABDPyBASJXiCHAAMATbARJAASAUHECSAKCECZAABMlBbAAAbBQAXMYCtCAIFbzBZAABRHZAGBhBEAkBFSBIQDAJEEBJCJAABNABCANHEAALAAaJAkBAAZKAjBAAANMhBECASLiBDAAABAGdAaEDFiBIbA9BAAAA9B-BAAAA-BAUAAAAUTAAAATAlDAPrBRVNAHBBBLAHBBAeAxBQM0BNAHBDAqDA0CYMLAYEOIJKxBTPFEJcMCDOAKAKCDAAvFBErDfjCwFCDsDgBkCA4BBAFUqB3BCAGTpBAjCBBLjBRoBIBHaQgBDEUKCAjDAAiBCnEkDAAhBBoEATAERCJWABSDIACEK0BXnBAYGVWfUXBTAgCVAHRBEHALCAAEACBGAAkBEOiBLDkBYGNQCzBXLTDERAHBJAA-BuBJyBQjBjCzBetBCBkBABqCXL0BAOJGoB6BAFKmBQOAAAMCbARJAAtBAJfDArCAJVrBAMAAAMAPAAAPAVAAVBANAAJDANAANAAAJATDCQTAOVHFcAGYIHAAAAAAAAAAAAAASGIAGBRCABBPMAAMAAQAABASLHBBABAyDAsBYCsBbAAAFVEAAANSPAAAAPNABCANjBARZMDBAhBCOQZADFAPQAAASBUAAAGMMAMCDAZAAABXPAAARCQAAAAQAuBHKSHiBuBSHH6BPjELCTtB1BSCBMJSOAABBQAQAAAAQJAAAAJADCXyBLTnCAbGhBPLADHABlCKJBF_BQGSADFkDBOHsB0BfAPJDLgBRWHUQKAAAKAGAADKANAIATAiCAAAAkCKAOAADqBACAEkBQAEEIAfAGAVNPCOPANhBAAABhBKAAAKAfABAOrBNAAADJJAADAHXAHFALFAJABGJAAAAJkBAAAAkBSAAAAQAhBABSLjBBAAPIEhBAAHGfqCAKAE8BNAJADAANEGCBXPDJABASADDCYAQAAAAQAYKGECCXJFDBBAjBAARDNHABNOFTAAEZCYABaBERAAAPBUAABYAWACIcNKAAAAKJADAHCOAFAIMDAEJACBABAPQGABKABAVHBGCTWICFBUAxBVHBBPyBWICCQAHYEfAAIXDgBAAAiCQyBadChCPxBZeBAjBHATfYkBIAUgBXAxBAPfAA-CSS0BDIxBVBTEHAEDZIAarBCJLAXkBCgBEAAAjEZPO7CPkEaQN8CQAbnBOMKXHkBTPJBqBCEEAgBAoBAAAAoBPAAAAPRAAAARNAAAANNAAAANLAAAALAtBAVRUX2BAIOPwBDAQOFbPAHHAAAHAIAPANAHBUVeAAADiBLAAAALAYABQMBRALAAFTACPFAKAMABAATATAAAaAaAAAAdFALFDeGAMGEAKQanBGAdOlBBEHSbIoBLIA9DRhBSrBvB2BsBYfJSuFZmBGuCwCLHBTEOrBQXaTrB0BgDGqDsBpBIWHrBlB-BkBrCChCwBA5BpCAC3BVAATEMRXMuBCBUcJnBJHDLDADADhBAkBNAJUPHGANGMALDGPCASAWAFAHCBOIfAfBRAJAgBCSAKAAjCNLZJHkCOMaKIA0D-DzBQOMtBtCaZ-BdoCPsBeBOzCbGF9BGIAHAKGAAAAAAAsCAcOeEnCCXRfATDHBBDAiBQOMHA7DvBjBZXIoDkBiBUWFAqBGFaRiBpBFGZShBAWAAYDAJEADLAKAAKAANDAAJAALAANAAkBAAkBAANAANAAPAAPAAAVAVAAASASAAAUAUAAAPAPAAANANAAAAAARLEcbBURBbDARKACSAQEBAWABWCAAfNhBYTKgBOiBXUJAsBAAIQUdAAACfJAAJPQAVACCOlBYABDHmBNAAALAMAAQBBJACDJAMABCOAArBAAEHpBlBFBCRL0CIAaGuBBAATkBPWACHDiBAEACEJGBAAJEEDCAECLaYAAAAffAAAAAZIfAAAQAQAAASSAAAAYYAAAARRAAAANNAAAAOAOAAAIAIAAAAAFABKBAGACJCAyFiBMiBmB6BxFhBLhBlB5BAuBeQMKXtBdPLJYAYCWxBiBOBYJRHM7CABZlBbvBAHMbVMCIBACkBASBESgBCIKIGLAVGID4BAAFBgCZAJIIdRAGFBPcAAJDqBYWAAACaDdaPuBSAAAASfAAAAfoBAAAAoBeAABAgBTACAGZMAKCBC8BACwBODBlBGKQERAEIAdRRAACBKAALCUfAACBfOAAAAOOAAAAOfAAAAfMAAAAKMAAAAMdAACAfiBAACCcCMAHAAOAAAAOSAAAASOAAAAOLAAALAQAQAAAJAAAJAA9CMVBvBhB-CLWCwBiBAdNONFLeONOGMAMAOABANANAAAAwDDR6BgCQXKWJbRhBBILAZVFLNAMrBDHdABLGREADPAHJAA2BGZ5B2B-CGFCYAPVAAAAVYbsBmBBNHAAAAHBYRUbBIAAAAIIAAAAIPAABANNAAAANkBAAAAkBCAAACACAAACAAAAAAAgBFKAQKPBGAXGDAADAAAAAAAAAAAAAAA5BAAXlBE6BAAYmBDAkDZiBFuCSjDahBGtCRAuEGyB6BUEtEFxB5BTDA9BdLKHXtDRrBpBfauF0B4BcoBB0BPMIvBAOV5BHeAOqBuBGUAbAWAAAAWcAAAAcfAAAAfSAAAASAvCHEZJnBjDDALJnCuBeAJBc6CRHuBkBiBqCDGMRuCANAHAHCA_CAAAA_CgDAAAAgDAAAAAAAwBGLmBQAvBFMlBPAAwDsBiBoBAQ7ICZvBpBvDOAFDGFqEAUegBsCoDE3BboCqCsBBeUMCwCAgBB2BDFAEEcnB2ByBmBBaVmBAByBhC6BnBAEdfMNGZhBYQCAAACAMPKDAWVxBOASDZAFIAbYCGCMCXRAMRBIEGSDPAAAAAAAIAeECZALHCAQyEqCNmDjBUdkBFMVjBSAAAAStBKiB1BWzBSAAOAEFAAJAEZCFCEdmCDrBgBU2CBADBdiBPADHORYABKKGgDAFW4BWiCqBcILBzBDJbJBfGjBZTUxBTJMAhB0D9CgDDmC0B1CjBvBNMA6BSDQVyBLAAOhBILRCPOEAMHGAJQDJGAWcAArB-BKPAALLE0BAAoBMBEJAfQcDAAAADAAAAAAuBEEBQKCfGCYC_BFUjCAHLAAITAMAAIEAEARADaQAAAAQFAAAAFCAAAACTAAAATPAAFJAEAAFKALALAAASAIEAGSAIEAGWAAAWAfAAAfAGAAAAGGAAAAGFAAAFAFAAAFAaAAAAaPAAFGNMAAFNgBDAAADADADAAAXFPgBJXFAAAAFPABAHDuBADYiBFAAAAAAAAAAAAPAAAPCIAAAAIIAAAAICAACAACAACAAfAAAAfCAAACACAAACACAAACACAAACAACDBUAJBECTAKANAAAANOAAAAOAJpBOQCAKqBNPBAAKTEeef-CMSDI6BlDGXbfbAkBAAMAYjBAALAXAuBMLP4BGlDArBxBPGyBAF2BHMSALTqBIGbVgCLG_BAwBnCNZKArBkBZsBhBAsBAN9BmBSqBPROAJAAAFDcAAAAcJAAAAJPAAAAPAnBABAAlBJADAAFSAeAALQAJAAaTALAAFSAAAASAKAADUFJAAETGAqCDJKqCEHCKDnBafACCChBdABHjBQA2DeuBQQG1DdtBPPFAnDLFvBlBBoDMGwBmBCAGBBMAAFCCLAAAVBtDSQ4BWCuDRP3BAUSAABETRAACDACMrBVGwBBLsBWFvBARGHANASFIAOAAkBcCMDAjBbBLEAAPAAAAPQAAAAQANAAAANOAAAAOApCFTnBQTqCGUoBPUAnCNFAZXoCOGAaYAxBDKnBBLyBEJoBCMAVAAAAVWAAAAWAYAACWAXAABVAAKAAAAKUAAAAUWAAAAWTAAAATaAAAAadAAAAdAmBGxB0BcClBFyBzBbBAWALORkBRBNABAKAKLMABAKHIJEAPIEGKAGGAAfACBXHXAAZCANAICCZFAGEAPQBSOPEOIAGCAPAAPAAOABAIISAAASAAJAAAJAATAADNBUAAEOCACHDBAQBIECAPAsCoBMT0BJbHBgB3BIHRCGEBTNGRCGbAXFAAAYAAYAAYAAYAAZAAZAAJAAJAAKAAKAAYAAYAAdAAdAAAKZSsBXAJaRrBYAAEAANASDAAOARAGrBCMEeFsBBLDdA-BFGIeY9BGFHdXA5CAAtBNdiBAAABkBDAAMJFiBAAaAGMAAAFSfAAfAAeADQSALACRCANAANAAoBAEYDOXABBGbcAAaCCWAAWAAXAAXCAAIAAAQFbAAALRXAAABXTAAAAVcAAAAcYAAAAYA8BAAAiBaPAAATEbAAAbALAAAUfAMAAICAJAALAAAjBAFAfAkBAGAgBAoBaAAAPqBZAAAQpBAPSNZGAQROaFAAKOIGFLJNHFGMASYAFAAJAHFEAWYBDCAJJAAAAUIAGGArBrBAAAAQAASABDAKJABLAFDABIASBHANAAANAAtBAAAVZUAAAFaOAAAQBARACCNFDAARIKUABQGBASAAAASRAAAARALAJAAADAOGPDWACGSFQABCEMTABJLAAiBUQEFBlDxBVXHCwCgBOUOBAsBABuBAALNUTHIfSrBHCAMABIAEyBAgBGAKCADLAU4BaqBDCHfAAAAdYAdAA2BgBAAAQQJAJAAAXAXECHGdYEBGDDJGAEcACEGOhBACFDZMAAMAAUAOAAEZAAZAARAHDFAjBAAHAZMACGAEMAGCAEJAAAJAADDAABCYaAAABIGAACAXZAAAADDAAAAAQQAAAANNAAAAApDTzBhBAA8EqB-BGsBAjBXFehBAAuBR1BgCyBAE4BmB9BbA1BhBHCNAA2BUyBzCkCAeWIuBvBA3BjBhBkBTAAaDCQKASIFRaKpBBEAjBJAXACdHMNADXHUMAAAAKEAASTGfAAAAfkBAEIeFZAFTBAOGAGCAbAAAbA-BACgBaAOAAMCAAJCBZgBNKBCafOAmBAAKBefCEBJbNCFJEDALAAAALMAAAAMAdbDEAAecEDAAATCBcXVUBCbYWANAEBBNNANAAAPATAACcAcAAAQAACCMAQABQKFDACGREAOaLGFANZMFGAALCRAGAMBSAFAAmBFCiBIAlBGBhBHAAZDDTAAaEEUAAAQHCUCAPIBTBAAYAASBKXAARCJAjBATJADiBBQSDGALBBJCAMCCKBAAEAADFONAAAANAWAAWAAZAAZAAAJAARIAOAAOAAAMAIEAAAbFBQvBMcGCPwBLAiBAIAQKhBAHAPJAYCAAUCSBKDKERACCPFPAABNDAEOAAJAQAAAAQMAAAAMUJAAEaPPAAAAfAAAAfAlBHEJXAmBIDKYAAQWBHEBPVCIDCAIAHCLcNAGBIXAaCAYAAhBPRABACQOdEAPDDBDAQFGKEAAMEIKJALDHJKAAnBXLGHAoBYMFIAATAATAAMAAMAAbAAbAAcAAcAAAKAAKCBJACJAAABQLINAmBEHYKISFYACBDUTGLEYAUeXBTBBfGKLAGHJAOAAAKEYAECDWbALGBTlBADTEREJLSAI5BAFAxBBmBAEX4BAiBNODGepBAAAApBKAAACIKAAACILAFAFAdAAAAdVAAAAVJAAJAAQAAQAAACABSFFuBAEAaQbAACdAASIbEAaCEMKAPFNEAAfNAPJEIAAUANfAAfAAQAGCAGMAAMACATAFQdAUAGPeAAFABLIAMAAKCALABAJAAQCHHgBHgBAYBSFWAAUAEoBAASWAjBEFbDAEAAKJEhBAEFfAQAESFAkBDOcAAMAAMAAfAAfAARAXMNKLANCAAzBDJlBBAGAEHKAJINCHCUAAUAASAMEACKAAKAAVAAVAAJAAAJASASAAAMAAMAARARBAAAaEFBAeZDGCAdAXAAAAXYAAAAYAAALAAMAAMAALANAAAANOAAAAOAbPFAAFcQGAAGAAQVAAGAPWAAFAMgBRAAALfSAAAAZANALAaAOAMAAVAAAATOAAAFWAHMDGBTTNDDCAOCDDEUbACFFPeAMEQAMADKLQAPHNIABQIOHACAGFABOAFGACNAAZPJCAAaQKBAAANAANCCOAAOBBAGAFCODFAGBNEARAAAARSAAAASA0CcKQaGzCbJPZFANAAAANAQDFDeBSGMULFNSFBVACFEdgBChBJDSrBEAgBAAAAgBfAAAAfARAFLACYAGKAIHAAEALAJDAFAAKEAGAAAKCMHCCdCEZAHCJYKZEUCFQGEREHGLHHAFfaGmBCTsBKCALAALAAoBGAAGAAGAAGAANAANAA6BAA6BAAGAAGAAFAAFAAFAAFAAMAAMAABAABAAUAAUAAXAAXAABAABAAJAAJAAvBAAvBAARAARAAOAAOAASAASAACAACAAcAAcAAHAAHAASAASAAEAAEAAADJEEDAJACFFACAAACAEKFAAAKAACIAAWWAAAAVVAAAAAJBAAHAAJJAAAAKKAAAAAICACIAXDEGbDKCEKMPVADPEHeACFKWKAAIHKPAJDGFABKJAAACJKAAAAOBGBMAWCDIOAPAABPCABAAAABCAAAACAIAMKPCMDGGCADGLHOBATJDAFAKKAAAAAKAAAAKOAAAAOVABAATANAEDPCUABCUBPACBJDAOAMAGDAADJKCXANCNCAKMAAABLLAAAAASASAACdATCHDAJAAAAJKAAAAKADDABAAEEACAAAVFFDBDHaNLCJOCQFAAIASKHJTWbFJAKfOYEBXETFCDCHSJBCIKKAALAWdFGIzBdFBLDWOCFGERJDDAATClBAOAiBXqBSABWACFMQAIAPAGKMCABAHMADLBDJEAEA6BKYKBSJACJAAeGIACMDHBKBDNFAFDAOMEABAAaCIIIAhBjBNIECwBsBCCAAWAWAAAQBDWAA0BQeEAAJDAFAAfNLHCALADDFAQAICGBlBCJXFAUAIMAAXATBBAPAPABAHLKGFDLANEAAFAAJEBJAAAJAAgBEIQCCQIIBACXJCJHARFBLAANCBDFDFBDOHDIALBWAOAKCAENAHAHAAXAPAAHQAQAAAMAAAAMADVEIOFLADBHAHBJEAATNILFENFABAFeMICAItBNCNRBRBLBEFqBKOFSGIHEAQDAKEDBHNETCFGDUJLDEaIBBKMmBcCAQFPDCDHBQJQOHCBAKANAVAbEDGNDKCBRMAKEBCGBAKABAfCBAFZkBIFMGSnBJJHEPblBGAFKZGFRDDUAUAAAQHOGKFtBBHAAjBxBFVNDBJDHNGIqBWGOABQGAACGHKFEJFuCGYKEiBOOTESBvBACBpBDqBAaMFIAOACECINABDBHAPDGELJSIAFMCDJAAHOANDHDBCMIAEAAHTOBCBTFFEBJccJKAAPAAPAAKAKCAAADDCGJCAEBJKBAIAADAMHAAEALALAALABJBDBDCVAFNDENADBAHUAGIECAGFKGDAACHMAABJAJAAADILAAAMAMAAAMAMAAAAKAABAMIHEKEBEMCbUBwBEAgBOAhBtBBEFQdVXORWOsBDAJPmCD-BJYBhCPPBFbWOFBDUDAALBKAYOAGHOLAEPEFNFBBBBYGQAACIOBHACVANEJBpBLRJAAUDOSCJCBAJOAYAMGOHHAGAANLAJAABBDHBHSLALAAADAEAJANADLAEKAKAAAHCNUJFAKUJAFErBTCEFVyBYMBKGdJQKXVDAILAAUMFAEIYMLAOIZfNAEQNFOVBEZBNABFGQBBAHzBLbHFAyBDQkBHKKGBGABBUHGFNUAmBFGTHKLAGJDBfGEUOGBGIFLGALFAYJgBAIDPHJENMUICKCBLHDCCDAgBUPIOILLAKJCzBbEHAPMZEiBAAgBkBCJBGVDNHBGBALEAGAGPCAG5ChBPVDNiBMFaHIOABIIADBQANFYGBIQDKCKBKJhCBXhBBB0BOYAEKFKCACRTATAAAcHwBLHGA0BUDaAKzBTEZAJAIAAMADFABDLMfJBARATJPFSDuBAAiBMASIHAUDqBKYGAEGANSCALAGRBAVAHPAAJANCACXABNBDMACKCADAGJAABABCJIMAAMDCXAAXAARANABAJADFAALAFFAACAKCJAPAADLALAADBFIAAKBAOAAMCASAMGAAKAGAEAASAKIAARAJHAAArBXAGPJRAAGDR2BYADKaAAAMLAAAALMAAAEAAKFAJAANCASAABUAzBAOZxBKQAPKWAcAAEYAFALACCYAAAYADAAKLDQAAAQATAAZIAcAAUCEUAGUDBJAAODReAAUKARABTGAAKAICAAAOEDAKEBACGLALDCFCDAsBCLcaAJFXaHEWHKESARALRBMCFSAAHLAPORIvBADvBEALFeTJDkBSAYADLGCNDBAJADAFAKAEAGAAkBDDSEYaAAODO5BEEZBjBAxBXZFGBPATCAAJPDCICQBDWAAYYKJFGlCJVPFNXPGCVEmBBEDGgBgBAKYBANQLLFAGBaFPGSFINeA2CSeQUASOABECYECMGAIMBAVSSAGOBAPBTEAAARUMKXGIADQNLHFBIDvBBCXTDOQECDBKAAAEGPIHAHJYCUDECHLLIKAJEAHHAAeBYCCEGULAEFYHKKAOgBOEAGGLLAAAA5BNZVFKMAPCaCiBGCYDEMFKECCLDFADCNAIEAXRALHAAOQGJBCFUBBAVMCAAMCTBDEPBdVUCVHADKFFDCmBGFEUOdTMINRVVOBFDBJGCCBsBKEKEQYcKJJEWANIISCHcZAIaASAAKTBHDDBDNVOCQPJjBSKENGNAABLSBBFRILBQIBPJJCACNJBHKDUAmBHLCAONQDNcYDEBGVEFFCPBHMFBCSaENGFLHHACCbERBHFbAJDJDOEIBCAGJUBABAIOcHLNaLGGCWKCSHDCVNATLYPIFJGR-BGQMBe5BDDhBGXaBBMYFPBLCBBXIjBIHGZBAHFJWAPiBQLcMBOBGjBJCELTqBBUKNcRADANAZJNFaVATAAHALJCDKCVeAOJDeNANAAAMAAMAAANJFKJAaKGAIAYAUEDGJJBIBFJBAHDCYMKBECFGVIEBSAOAEAMcCJFBWKGICDNPLAAObFTDACPFJBGBJAJFCEBFLOGDAAONABTNGCJDLBKRABIBEKBDKAIECBEKCFBAHBEENAMCHAQASQCHGELFADABAJLNLaAjBANAXCwBKeMBBANAANAAOBRaAKIAUBAJAYDFkBDEZEDJPADRGRUGOCACJWTYNPHDMDGUAJBAABSROEEEBEAJLBAEAOMCAAAAEBCFAKNBBADHNAHACHKAACIAAMAIBEALBHCDAAfAAAVJLJJIAAnCLEVnBDFBARSBTOJPLE0BCLuBCM0COaEeKUDEIKAaBIIKCADKLAABKFUADAJAFDAAACdSCGGIcJBBJDENAHOJCAABJAPAAEJJQAADKKARKCHZCAAKGLDEWAFANNAAJHEgBFKQGGJXVIQMoBAKIKMhBAAhBIHAuBsBAAAAtBrBAAAAAQAAACOLAAACNJAABHBAaBAAISdCADFVGAABBKHAAEALANAAANAOAAAOAAnBlBBEFAyBoBBBKCAJJPfQiBATCYFAcEWAAAVFBBLAQESAAHrBQJHCtBHADPEKnBMFFPVHLHCDOMEIAAAFRAAAKSAQCAALAJDDIyBACyBJImBUCDEQeGWBCAcCKEAOhBJBHNALBABDDgBACAeAJJAAAAAZHCFDJaKEIEAVEECDbPJDLGESYGFFAAPIADMWLGFMWuBQWBIErBfIALHOHDYDEOVSCME2BYUILOPaVFERbJWLbAHPDEECTRIVEIwBAOIOMEJBGLUfLXJAOYAUBKDHCXCMBbDLBENTMDLKZBVEWGLaMKGLMADEMALdSdFHFPDDCFDBERJaFAYZQXIBEDKVKLLKBCHAlBDDAdAmCMFmBcACMBHJMqBAKJYSNdALgBDYFKkBJFpBbEHOXWgBHbWEeBBBOYNAEAARPAAAPAENmBLPKKaAMBXvBGFhBfSaFGqBBNhBHVHAEMADAAS5BIHGJzBoCACCCiCVADVAGAFLAAFOGMAAGNAMAAAAMdDKBClBOAPBAgBYAISHGAqBDYYBAiBFHOiBBnCKNnBdCAQAACICLAFEBFAVCBREHQCCSFDGFBBCOAZBCAAXJNIMKZxBALNhBKqBHHJasB-BgBKIEICKKAbKMAAOGHNACGOjBPALBDAKAEAAGPAJDABEAKAAFAwBEWFUIVFAPAAIESJTQAIRAIA0BEauBAXwCAkBOEajBAjBBEBMBNBOQSIGBGBFABPOAlBFNZDMNCALABDGRGRULAGECXNAAANCQFMIEBVAGJVCPAANAAWFIDeFKMABJK9BAFFHpBZFFOjBGPACFGRZATFBCPABHLEaAGAUAfARAAPEAKRKCHAAJCAAHCCENAMJEKEECGAFKHSDQKDCaIUAMNVLBDGJeCLGIaZCFRADQAKGBASCDOCCoBOMFSCRdIBKDDOEPHEtBRXGLCPCGJFHOCADBSGOHGDBJFAFAAUAEKCCOMDDGCPCDTCEHVOIHAJCBHBALBKDPAQIWAJFMLBBUIOBGWPCKAFHOKpBJAJXAKcFGDPDADQETbNRLQA3BJlBCDHWDSEEATMVFDAIDODEBYCAIAOYBKEIGDMNCCFAAASRCAFATUBDARADNDCMAECEAVAACFReACKEOAoBAQFYECLAMCAwBaqBTNMZAAANJbdAQJDWKJJmBFddPEUHJCKAAVUCCCCOKMNYJAyBSMIMAtBABbHHPDJCBBzBEnBDHDWKWGNAcMCFOGvBFJHVBEXOIKBRABAARuBAgBEHSNAAALANNBCAAQAKDBOFECADJTBPABAZCRDINNLDACCKAAACKPGhBCHSLBBDADHCJBCAMAQBBAEAHFMEARDDLIFhBJHLJGuBQICMImBUOCLMdFLHDAMODAIDFDYVHEbLLJAEQTKQIEBNOKREfCRHKPhBJFIHPMHEAMCWWAGFAAJRBYKVACDPFqBcGQAJgBKOMBAdLPADCFCACAJHAJAACAgBEUADMXDXAOJLADAAHEAADDKYAAAWCNAMCRJKAAAGGGAAAJOPAHAHAOAAAMAHAAAGPAoBkBDMBDPAAANAXhBJLaIIFCEJSaIKCIBJCKGVDVAAJBJAiBDEAGehBKDHDZEFAKACXHBBFHOGCAGCAJPGEEHEDOGZOlBPJAREgBcBMJEQDCBOGTAANCHdARBJALJAIJAKBUELAWIAGIAUCPIaAWAMAIEeMABSENCFBJEJCHADA2BOaSCFFHMJOLTAXGFCGJDDGQZAJDBJXBBPFCBBAKCLKDIAKDWEGAMCXDFBHBNACJDBOMGCFANCBNEDAcEWFBKMFOFAKQKBUJDbJBRGDKMNOAAJJAAAAfJANBDGCEBONlBGVRFCQAGYLAACFCOJLHBAPOJLGAADFKVDSJAUDIQAAMIGABAKAICAATRBAAAUSACAANHLIBAKAAICAKAEGAAMAAICCJACLAAAKAAAAMJAAAAJASOTGSARHAAJANMRLCAPFANCAhBCANTAEVUAEAWNaQFAEABKFAANAPBBGeABEFiBQAaILDhBANAEX4BASaKCFAIKJNJABJAAJAPKFCOAIIBBHALLSDCAHFAQOAABAQBAKLDCLABLAALACADHAGEIKPBiBILCSSjBHCAAdXHGRADALBACNASIJHOMDFKIANAmBEAAcElBDBAXFJAABNGMAAAMAAUAKCMBIABDFWDAMEDNGAFFGMLABEBLPALGENMAAMAAAYAAQBKPAAPAAHAAACJAQMPGEKNBHJSLSAAMBINEIFDRFVIKBATJCFDAQOFDICKDICCEBGINBAJPIADCHBDEJGYMFQKFRADHHANABALAAMECGAAABAAJKBGAAKJEANBHILAGIELKDAOAHAAWECCCKNjBFTAHARAAAARKAABAMJAAAAJA5ChDjEqEAD1E1BqBnChCLBHMBCFjCPF_BWFzBJQLUzC1CJDLHxBmBFCwBBBgH-CEYSiDKOsCd1BGhCZpCiBMGMEBLUBgBAAUYJA9EHvETBQqDT2DGCB3CgBlCLBhBwBDyBCFIsCXyEWNxB1CB1EX6BiBJAMIfCXLVUDBJALAAAtDAxCLPAtBAXJPCHADoB7BS0BAmBGECIsBD5BKQ-GoBiDmBoBK6BAIoBDQ_ERzC3BDGVAVAAA3BA3BAAAXAXAAAeAiBBAD8CGiCoBdKjBALCZAAgCK7BoBoCBiBAJoBGAZgBFTrBMpCS9BJDResBcEM5BvBcPnBXKqBS-BTHJiDGYyBKMmDkBgBeTcJdxBN-CNpC3BzCgCLeHsBfRde3C_DqBELK_ClCDRGJ0EgBkEvBNuBkEnB6CwDMrBbPFiBpBAxBXnCoB5B-B7BbErBULHAVoBIdtCyBxBpBVF2CyBAmBJMlCABtBtBYhBrBmClBa1BwCiDWKNRrCfZDALFACJIFBJ5BPe2BDGJAGF2CQyCRDKAqDuBPctC-DgGyDC2BIMnDNdXlBAxHjCXTV5DBGaJCXFBNLIKyEmB8Bf8BSvDpCJBNH-JekDuBuEC7G1BxCzBhBXNFTSRM4BJAZYiC6CAgDEHBlGGnCrDLLVAValBMuBEG2BhBQOGPaHK4CIYcKUGCBiBCdAkCCIqCBPjCBHpCCQAxCDvBEhBAFCvBiBUPRLFAEB0FCoCe2BaSIyBhBFAvBAPPMb1BDLfFAVANhBgBFnBABCzBMWGEWNCA3BIdlBNH8DDwCQOoBKAAIBEzCA_BSClBAXHEjBQAQIFkBRBA6BABA2BCuEAAA-DOSAWCAH6BANkBKa-DAAI6DBTAADPAFAbiBFFlBAGhBLA7CAA_BbARANmC5BR4CAA0CAEjDAAdlCAiCAAcP2BJAHIJBZAABZAcAAgBBAWAPYWANAARGAHACKFNlBAAFfAKAAKAAAeAQGAGZAPFABAuBAB-BNADAVVEiBLARACCEA-BlCPekDJa6CbU7CA_BPObiBWSCSbyCCGuBeArCANhCEAPAAPAApBAEFDhBaAIASALAALBAUAFKOAUABQCCJAALAAPAAJFAZAnBAOEbACLRAnBANnBOABAEIANUAMAIBzBAbAZAOAASDAmBAAFwBBJAHXIQ7BACtBLDYAmBJDANAAANAOAQABAKAIMJAVADTAAUAAUAAHAAGPAMAMAAAAsBLgBJBiBBdyBNLEwBgBLyC4BrD8BAGXN-CwCagCNSPRAkBfEXbAlBFCMlBAJhBEBpDjBCJH3BTNfHOQ5CpBPJAXfQxBJFQsBgBNOQBjBEGJvBKyDMCCDkD5BBBVRJXRFACALHFMPGSCDOEABACPAKVCGAXFCEDiBGlBuBAAWAWNAAADJRAADGTTRAABAaACUCCAmFGU2BqCKMyBAKlBDkBDkBuB7BQ-DdEoCayBsCkFMMtDBhBuBSpB3BB1G3BHrBvB5BuDNYwCKMoDX0BP2CIiBLBZ4CLnCmBpBFXbmEkBuCJcEN3B9BViC-BtEtBhB3C2D5CzChBlBaItBYZgB3BkCG6GCiBgCWmDjGpDsC1BvCdjDLCN_BNgB0BjBzBmDhBtG5BrBclDb2FcN0CgCc5EYlBxBrBrB7BVSVbFpFZD9B1CGxCFB_BRK-EApBqDgBiCdBBFBRKFCBIIELFEQCSGHIAKdNJHDKdMZGZEAnDWVzBpBNtBHlB8BH1BkBQyBB7BkB0D4CuBnBOIvEfA3CElBHAKPAFdDABTD4F3B4BmD2BaxBBDNfCqFiB3B-D8BGbZTdkBOxBLdAILlFUnCzBxBL2EZkBS2BkC9CBGvBnBFJJJEGAaQ2BqBPnCvBA1BJAQyDEa0BBkBRASlBZcApEAFAIrEqEAGAHsEAQHAmCAtB4CIIaAsBlDARlCANgBAgBAAAAoC8BlBKwBJoC8CacxBZlCOJbTbqBAyBaPP6CiB0BZcCdAUhCME1CtBlBTEM4CoBcWIJCPxBiBUQfUCzBQRhGftB3BvBJCJEAIAZAHDCPLACENBJFDTBUKCEGBAxBaVgBtBlBqCFIcuBBzC5BFvBKSmEAsBeSmBVARZYA0CpBLaqBmC4BPSWaI_BbQGrCQYMgBRTSsBhBWqBOCDEBJBGNABJGHcCAQAKKBGCACOBIEIDaQHSAARMDVEFRJHKFAQCIKADQAEMCAtDP_BOCvBNTYADNgBWIQHFAIuE_D-BnCCwBO6CPlBJzCpEmB5CwDIAdIBFxBYQCFD4BdPRAAACWAKQFCKAKPIGAtCzBfAQH6CyByBHPMdCJCEb0BAEiBAOAlCrBKKRdhCD7CUZkB0DqB2B6BVPNT6BvCTyBEKXBlBiCtCAT1BYbjBALJ6CnDhBAWfDRRC7BeMBQAAGICA4DuCGAkBA3CtCFAFAdAAAdAAgBgBcBLN7DJhChBJAEHZMGY1BAsB_DoBJ4BWIcBCFIoC9CLSqCCHwCBCCUzBDwBNgEuBRK8CBJHTgBHDmBGF6BPFtCTbJZEzC9FAmB2BQ1DHLRrCDCAWjBgBR4C7BHiDgCF4BwCMCtBGW4CgBhBzBJVDNDBALyBhBLRCIICMNAfALIVFnCABL9BGHIRKNEUDNkBAARRAAGJQEIAEAPTEBCAEZQGCIWAEUBAQACKCAAwBONUFiB8Bc4BaAzB1DqBhDLhBP_DhBHhCvBa_CAuCI1DhCiGNSJ8DsCzBCObJbPR1BoCCPJCUhBACZAFOhBCAAFiBnBGE9EGjBLJpDqHAeCyB4EvEAhBpBPzBhDAQlCrBAiDAAYsCBoCAUwD9BARBfCOCSAAMGAJAAJAAAZBMW9BE9BKUZjBbEMBBNK_CrBpBdQCODQCCAQnBDgCJIKUGlBUABcbDEBPUXBBFgBIEJEcUJMNcGlBHLRAAGBJIMBPJBDAAacDCAAwCAsBeQHkCqBUDKAMLFUIAGBPYBCQAmBTAASQJCKAJNBGAAYESCAAUBASCAPAAPAAAJDeBDdDCfDEcWCGKCEASKGACAXTJEAAAENCCEKDOAAARDFHAAAMBAGAIKCDGGAJAADDBMAGAGAMAGEBCTAANBDKAAICBYAASAGXAHAPASAAEIILAEHHAVBANDBQAIIAAVDHHAAQACEIAJACBHBAMGEBGAJAFCFAAJBJAAAICKAAFAUAGDIIJABEHFLCDBDBANDADAFHAAEJBKFCBQAJBJAAAmBCAMWCLAANCCNAKNLCKAAODCAMAEZHqB0EAJ6B4CMjEAMdzCdZAFBOfAiB5BDUkBqB5ECPLzDJ0DOBsC0BV4CUa1B6BoBxBAAAjBP4BBuCrBiBJLBIHEN1BGZHnCiBQKHBWHYAQICBZAGSDtBoBCKkDpBZxBK7BA1B0BpCAbhBNCBEpBb0BMtBC_BFaJkCXMkBgBKEPRAeIiCeBJ4BFEAOAPIAG4CQrBhCUJFcJQTAHABLNILACNdANCHJZGHIMtBfAJFhBUMAYAJBUAKAEGTAPAADeAGIUBIAAADMTDRFICEJaAREVHAAERhCAFAnBRGBSHCBLADHAAAkBxBgBad6B5EjBvBILjCImBhDKuBO-K2CkEsCcakDgB6BjB-BPJEIzBEY5CbsBAGvDpFvBTnCIlBzDlB9D8CnCeHjByBxB8BfuCoB3BKSgCnE1C8BVnDSuCCBMiBmBhBxCRX4BkBtBKuD9ChBlBD8C_CRKKnCiBhCuB5BbqE2CuBGmBnBtBEhBavBIkCkBHIEe1BrByBPmBzCPNzB4BWf6BXuBZckBMCIEBAvDAbGxCJsDDAAAwDA0BUFBUSnBfEAHDNAFAcjBfAIAVRHAAAVONABFAHPAAKJRgCAAASuBMAAAMBlBAABjBAAxEG_B7BdCxBbBEVBsEHU6BqBsBbAYC5CoBiDCQYyD3BIwBeRHpBVJCHAFUAAAGMrCAAB7BNAyCqCSyBpDsB0CXwBLyCBxBaCZXbZPBnBKUpHrDJ7BA5BqDUmBqBBGxE5CjCjBeQpBXEdSJwCWwBJ8BnB_BKhDY_BqBVADELJiGM6C-BEaFANCCAMCVQMEsBcOCAAuBEbOSkBkEEoBgCuBLlCMFDAnCoBgBCIIJ2BsBOBCBOKABEEANQAABbWaMCbM9BVLCNNmCPEBsBqBABBQGVBXCNELDkCCEBLuCxBBAAI1BKBAAKAA8BkCJEAFqBNHuBUBVLAPECtCtBLKhBEiBAQEIGhCrBHfKG6CEmBC6BJsCDgBHsBKbEqBXvBBVIFLNCMAGaHJNNQvBgBA0CaAmBMGXATGLAxCBpCQVAhBAAAhBAA6Fa0C-CPF1BA9BQUbcKGNaBLNQQnBGrCPPjBHAgBACEYC0BAqBDKEeAGSGAkBAWYHAqBAUJeAxDQTXxCB3BEzBCHAeMQCAAUEGLAWEGPBQAvDlBb1BKBBAJJQAMAFECMGATNmBC3BAflBOAqBAUAcFKACYRAjBAKXBTXAARHAcAMQBAlBAkBXvBAeAJeGEDABIPIAAILEALAAANAXAJJBAnBAInBCHNALEEJKACECADADMHDZACXHGUAFMOAxBAbVJKqCBEemBEXAPLAASAAQAAEAAaTBYACiBRGhBAADhBEOAEFQAUAAJeAKARcAAOAKGBARABHLEQAGICCdAJGbAMAIIDAWAQHSFEACKHALADFFCLAHHQLuCAGRqCQKAJQEANAAHBBLAEFJAjBAFBZAMAQQNDnBANHBPVADHJAoCAOSUULAJMRCKABAMAMAAMAAAAOFHBQAAAQAArD3Ba7CQBBOCENFgCFV4DInBwBAcSGF7CCrBbUpBsBAYCUDwDaBmBYYtBAhBFXSQBVPagBAAbaCAgBKGsBdAHBWlBICeAIYBC7CEXtBdCWAiBJAAfIFFpBOfAIJbFLGJXPiBEAFTBecAOVYOmBeJcPGOEAKAAPPAAAAHPeATBJHADHIsCcIWQAwCAUG2BB3CAPA3BPdAGdBDESTAKBFDMADJKABDQAKBDGEGKAAAKANAAGRBAiBuBNIFA1CyBhDbJAIHKAGAHXAMEANnBJeGAvDJAVvCA6DPkDFyBAFAINAAnBAbCPA-B9B6CgBCAQAAOCAZAABXAAEAYChBKQAIDIE9DAvCjBchBWASiCxBNqBAJ8BKRVACaHpB8BAkBIKEaA5BMYuBAAPLCeqBA-BPQTzCAOnBhBZ2CAgBVsBevBAZMjBAlBATVOJyCAWJUyBIA6BavCIAFAQAUpBGEHXLwBvDAAHVxCkBDrBWI2BgFAqBgBC2CUBCOEAA9CAH5BZBwDANqBSgChCAiBOtBhClBAVtBGasCATU8CRWAUkBZHXAAFFLALAAAALAXRBAFAKGPJgBDMMQGZEAXdXSOBIMMpBSKKWARFMwBWIWDCjBToBLfJ0BGQEMOKALQOFWOEIBDZJJDDCnBBEAVTIIWOTPBCKKHPCLAMCAHdJWUHDtBBDeUcsBfEQBjBjBBBAEpBENLNFRAAAAPmB4BVRAUUAAAIMAlIjB7CzF6CrBIFwByBnCJiLmCqCuFP0B1BAZATHASTA6BhBK9CUD5CMjByCAAiBUcAVIdgCpBVAAaxBUGdCDGPRYNGbaiBaACAWCAJAvBLyBAECuBMxBFAUUAAAANNAAAAAsGmBiB0CF2BvBpCUKHGpCHpBDBTbDDHHDiCLFqCKACoBkBbnBHpETIXhChB0CnBYYkBoB3ByC7BAjBnB6B6BHDIEUSCAAALMDFFHjBboBZHNgBuBCQjBExBTfEFE4BUBCaK7DhC9BBAGVLGLJGeCwBBGVRe3BKIHQBDBUCDOYRZCqClBZO8CerBNFRDBWAJEWGWBKAOBtBhBMnCoBImDHmCUMIRDPCCDxBCA3BCCFAEJAAA2CUkCTKIVVJMAB3BADtBLGuBGN4BGFNAALABKAAEIBOPQKIDNDJFBIfADVBDIAURCCcAKKGC2BAWcBGRAEVAAMAICAAQAEEAI3BArBLAAYABkBBFRADLBAxBAjBJAFNPUfBQSUBQLFTABnBMK4BAC0BAAEKTWELNAAPCARAFFCHLAANBETAHHDAOACMAAQAAUHGLAALABLAAFFALAALAATAAJLAeAEcAARAABBNOAAMEARAAATAKAAAEEMAAMAAOAABCOLAAHFAMAASFAA2ED0C0BDUL1BtBwCHSrBfEDRGDVJNFwB0DNauCQKCZARgBSwCZsCMQAvCHLCpBVVAxBRFwBzBdVMfSlEHZf_BBXJevBZekCsBBYBE1EUvBrB5BTMKMBfYSKGAACCcrBhCgCUyBAJiBiBJBJAAIBmHO0DY6BQ2C4CKHDAnCVXhCkD5BvClBMhBBTNNAAAApEI_BSnB5BSDAAOGFqCLJTlBAiHN4C-DR2BxK5FnB3BThB1BtBCBEL2K4FOCgCyCNTtB_B0CgBhBbDADA1DPMrBhBjBHcNABTqE6BSsBIKyBAkBBGIGBUmBtBDrLO1C9C_EjBlKnCG3CLhFiEJPqESA6FmEDGYcqCdVsB6BWLHDAAAIACLEO5BAKtCKA2BByBBEEAWAESAA1BPhBPFQmBQgBBGPALQfGABrFV1BzCIRJAAJAAaMBUDARPCAADqFKmCuCHUZAJXGAAKBACIAVAACBVQAAAAQASMSLGBOATCCeTNEICVIDAADQDAEAIPHCJADCA0EG6DYJG_CarBbvBDgEAc2BsBC9CBV3BERaABPKgBrFFtErBQGqBAKiBABLAELBBwCM8BKEDgBAOgBfScFcUlBWDATfmBKpBAbHHASAAQCCVAFEBRNAAHHC1BAbZCAgCAW0BBHQDIKIFKAFEKEhBlBBLQELAJBBElBALHRAEAAQALGAIHSLVALPIBaAGBIOzBAAXLPKALiBHDHAAOTANAAJHEIAFCOBSAMKADrBAVLHBLABHBBOACOCBUAKODAPAAAPBkBAGWIAcACaAAIAAFQDUAICKAJAADDBSADQEAOAAAIEZAAbCAPAAFJAAgBBDWUGeXeIOCYAEDcDFaLCAV1COhBhBhBAgBhBFqBMSyBQYLBaiCeE6BHRlBSYnBpBCFAVKGAaAEQECGZoBXUDqBKOWILyBABeSGlBAfKNASAIBKCPAVEBCYAN0BNBJADDAAQAEKAAtBALTLDxBAELnBBFAIVGA7BAjBRHCPAINLATCVBCAaAWCQNlBAnBHCGKABICEkBAMMMA1BAAPlBARAAHGPfAjBCAAFANCGAFAIRGAOASHECKAODABJAJLOBmBABMEaWAKEIAXBLBHAsCAMciBCLANWTADFCHMDbABrBOELAANCAMAASHAmBANaUGpBAAVBPKAFOCAaACUEAAAQTCEHAFTMGvBACfRAQADOGAEAKKPADADALKlBAhBADAUAQEAAXARAFAOAFOAEJAAGHHDAAEJCbACFDTKAIGDAXAPJGDTAHLAAMAAMAAUAWAAASAKGAASAIMAAAzBxBDEAAuB2BJCAARAAHAJQAAMACLAALAAAiCPIcaSdIFJNHoDDiBG-BIrCOTDzBNvBALVLDAVVAAAAOOAAAAA6CChBnBgCiDvBAuBjBtBJpBIEmBHzCaFDkCNPJAARGAAlHHtEnCyBrBrHFX1CtDLiGJImC-CciFWiD8BhBEqBA8CfjBSqDBXkDUKAtBCArBAA4BAA2BAAAVSQhBEZqCPNiCKe7BBBbPLAcdWWOA3B6BvBCZjBgCHoBBOWCUPlBCiBAZGOBlBDKKlBSSEANiBPDAAPPAAAAQQAAAAAQFAWCBRIAZBCATTAAAAQQAAAAPPAAAAgBeACAAAnBQhBJFFqBNcIKKbTKBDNSOCEDCAJAAHBAZABOjBDkBAAHmBGAGFCEOFLABDLGAMEAAIALAAJBAANAALAA6BCLUgBOzBBMNhBNALALAAAWAWAAAALALDAEdAJAHJPAFFBAKAGACAOCAAKCMBMAACSAMAAGACE8BRrBCtDCnB5BNViBAT4BNMfAAbFCWIPyBERFcqB3BlBOCGQPBB1BCdUlBDwBHRUqBKWAAIOASBsBfKGZHJCUbvCIHVxBHWfSPgCLrBAECtBF0BAAQeG8BCaiBGDlCQL_BRCzCLTJZPeAKLUSRABPCAxCLTCnBLfADRPEzBAhBCRBeCIcRIFFcRRE0BOFeHWRGEVDAyBARoBcA3BJWCnCEDVGEUNFAJSZMKAAAMAQBIMHI2CRgBSiBW0BJOaaAeEKkBTAqCAOA2BITETnC-BM0BKY4B7BWlBCBnBGBICpByBEDlCCH5BFAyDECiC8BLUFHRmCRQAKiBbA0BAWBeAYAiBRIAsBADEsBAbAADVAA5DFjDGjBMsBAAKiBAqDI2DHERA2BOCNmCT5BFDctCAEFAWDH2CACAqBsBxCHApBTLApCpCFAAEwD0B2BFICMIDAKA8DKiByBGYdSLPDRJGFAGNgBcCAAAbBZAAATAAATAIDMBCAxCDtBPJDVLCALAUWAABAbJTAAAFLEACCNAPAAAUQEAAANNCAAATTCAAAJLCAAASQEAADKICAAAKKAAAANAAAALccAAAARRAAAAADHFOHGFGGDKZKCALAUAekBDaTJPlBWXYBAETQHGAYSCDOHRRAAAAHABERIAMEBMDALLBAAAIAHCMAdDBPJCSMECAAKCAIACNFKPAAkBACYKACLDUAAPBFAHABIJAAARDAPAAOKCACAABAAYNNCAAXMOAJAAJAAAdPPGBDNeXARBRXAKBDUKBVUQgBCAIMMEBOELAiBAUAQBOOJOIJCFULCDKACKFEsCEOYGcxBAAfVCDAbFWIMGZYDM4BEsBGCCAEIQpBQkBACUQBkBAKOMABAFLOC-BAkB0BXDaFGWJOhCZvBOFBhCAKZpBHpBAVCLJdMVbKBWAUGADLUTnBkBFVAADPAGAHUFAlBBPdGCOAEeVC3BAEjBdGIAONKASBGUEFEAAXeATCcElBP-BCEyBCCCNIAWNMAAAAMNDAAAJWAMYDJGACLeNQAKGACNAZEEEPBFBDDEANGGEOAAAKAJAFEFDjBANZKDMAaAHDcADYCEeABBeCbHAJDDMIAACCpBDNZCAeASDYHSGBUFAKAKEBBaAGYDAUAAAQELAAAJBA-E2CWqCTDdTPEIJzDhCItCOEOAAACQFALAAGLAAFFAPAHHHKLAABAHaAABcAAuCI4BAFW3BJ3BAGAVAAAAVAtBtBAAAAoBoBAAAAAQGAKCALBAJAAAVJBLCAQMCAAAKAAGAGPAAJFAAKKAAAATTAAAAQCOAAALALAAAAQIECAAGOGNAAJJAAACRHCAJAJAAAAJIOJBCALBJAAAJHDEDASBAUAAPPAAAAMAAAOBIAKBAAAQAKCCAAAAOLBAHFRMEAANNAAAAMMAAAAAECJGGCDBKFFBASAACOAPAABLAASDABUCZAAAPJANAANAAOAAOAAAaAaAAANFHAAANANAAANANAAAApCzCSROA8CsCLoBFHfHPVBOMAAAAMJKCADRAZAAALPHAAAJCENEBMAMAKILGCIRSCH-BMMCSUBAGcfDQAEAEIVAANJCRANFCAJAAAALLAAADFNAANBCdANDITQAAGGGAAAHMBbAABZAWAAACUKAAAODVAABRBPAACBPWAAAUCcAAAcAJAABHAJAAABHaAKBMGAMACGAEAPAADJBQAAEKCALABCLABAGLEAUABKMAALAEBALODGGOHkBAGDFqBVAAABVRAPAABPAAAPAUAAAUALABAFDAOKCAAANNAAAAJDDADAAOSDBGBPRACBCAMAMAAAPBRCAAAKCOCDDRABBLBEEENGELAALAAKAACIANAANAAIAAKAAJAJAAAAHACAAJCBDAAKKCIAAAAeGSJSBLITCDA1BApBFHAWKWELBQACMCAOEOBDCCAHMBCRHCJFADLBGGBPAERBAOBKAGANJBABANALGHASEGIIHMAGCCAKCDQDCOOCAAATNDBBASCCCEKNADJAAKBGEEBSAIAKAGABKBAAUAKIBEPAHHEDNADAJAAKAIAEAAMMAAAAAQAEAMAQCKCCALALAAALDACLAAkBQOBECjBPNCDBARBAHFDAJACHBBAJAEDJAAnBB7BHCakBHUEOIYAQGQNJAGPAAVARDBAaAOKAAuCAoCCAGDAFWJJ5BC1BBCDTAGCbA9BAnBAAXRATCAAwBAeGOAbAHJLEAMCJAD2BCkBBCUXAHPAAcBCWIBcAcAAAAJJAAAAALAFAAFMAKAAAA0BAqBgBFPbACPVKtBABrBDCkCAFUacxBAhBMEdANAAANAOAAAOAAIABMEDPAAJFAKACACGAMQDAAAPPAAAAJAJAAAAFAMJJEGALKKDATAAALHdAEEDjBVAAAFNMAMAAAPAAAAPJAJAAAqBAAAMcMAAAAMJAAAALOAAAAOOAAAAOOAAAOAALAAALASAAAMGCACAMJIAAAAKJAAAAJAEMAHAAAPAVAGAQAWAFAAOAAAAOPAAAFJAOAAAGINAAAFHAIAMABBMAAAKESAMAAGAAGALGNANAAAATARAABAKAKAAANAJADAAMAIEAALCJAADAKAKAAAAOKEAAALHDAAAAyBAAACwBNAAAANNAAAANXAAAAXAPFFDAASIGGAAAOAMACANALABAATAAAATSAAAIKMCAAAKAcAuBLFAbAtBMGAAJAAHBAALAAAALMAAAAMAKAKAAALALAAAKAAAAKAXAEFBRYADGCSAUVGAaMbWFAdNAVAAVAAWAAWAAArBEUBGnCVAZAAC-BDACFoCAbAAAdAcAAAeAAbAABZBIABAAKMABAUDAKADQAANABNCCAMAKAAALAJAAAANNAAAAOOAAAAAVAGFLHWAFGMIAhBRDANAiBSEAOAAWDSAIAJBBFCBPCDHHAAUAAUAATAATAAAVAVFECWAWGDBAKGKCAFJFJBAGAhBAABAfaAABAcKAACAGAKKAAAACLQBBAPAPAAAApEO3CEH7B-ELqDDUyBVBPAJGANADHBBSAEIGCAPAAADJSAAAASAWAUCACLALAAAANDBKRBGBALSAMICAAAAiBAEKBYnBALFCXIDAAMAJCFACHDAAQdKEAEEIJNALCBAmBAUOFIKACDSFVGFFPARADNAABAGJCAAQASAABVAVAAAANACEKbOABFBaAOOAAAAFNAAAIJAJAAAOAOAAAPBNAAAASCASDChBBAVJAAVJILHCGMEKPDaCAEUCSAAEOATBDDHANBJBCBARAALLGSAAMMFANACATERACAAREALAAQZAAAAZeACAAaNAAANAOAAAOAAOKAAAENJADAAOAAMACNAANAAAHLAEAAOQBAAAALADDDAAdAAbBAaADcCAAGAAFAMJAACAJQAAQAAMAEAGCPAAPAAAKAEAGANADAJAAOAOAAANANAAAAKAAKAAJAAJAA`
