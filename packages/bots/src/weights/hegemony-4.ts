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
company:convenience-store company:doctors-office company:clinic company:shopping-mall company:radio-station company:national-public-broadcasting company:organic-farm union:agriculture company:university-hospital company:institute-of-technology company:cooperative-farm company:technical-university trade:cooperative-farm-0 trade:convenience-store-employee trade:clinic-1 company:doctors-office-2 trade:supermarket-1 company:lobbying-firm company:public-university-3 company:public-hospital-2 company:local-newspaper company:supermarket company:tv-station company:fish-farm company:regional-tv-station-2 company:regional-tv-station-3 company:public-university-2 company:public-hospital-3 company:publishing-house company:game-store company:fashion-company company:fast-food-chain company:college trade:shopping-mall-1 company:hotel company:electronics-store company:academy company:shopping-mall-2 company:medical-village company:hospital union:healthcare company:stadium trade:hotel-0 company:college-2 company:cooperative-farm-2 company:private-school company:supermarket-2 company:university union:education trade:technical-university-1 company:medical-laboratory trade:doctors-office-employee trade:college-1 trade:university-hospital-1 trade:regional-tv-station-2-1 company:tutoring-company union:luxury company:clinic-2 company:convenience-store-2 company:vegetable-farm company:pharmaceutical-company trade:university-hospital-2 trade:academy-1 trade:public-university-3-1 trade:publishing-house-2 union:media trade:national-public-broadcasting-1 trade:tutoring-company-employee trade:convenience-store-2-employee trade:game-store-employee trade:doctors-office-2-employee trade:cooperative-farm-2 trade:radio-station-0 trade:supermarket-2-1 trade:public-university-2-1 trade:vegetable-farm-0 trade:lobbying-firm-1 trade:college-2-1 trade:cooperative-farm-2-0 trade:stadium-1 trade:tv-station-1 trade:radio-station-1 trade:local-newspaper-employee trade:publishing-house-0 trade:national-public-broadcasting-2 company:regional-radio-station trade:pharmaceutical-company-1 trade:fashion-company-0 trade:hotel-2 trade:clinic-0 trade:cooperative-farm-2-1 agenda:reveal trade:institute-of-technology-2 trade:fast-food-chain-0 trade:fast-food-chain-1 trade:cooperative-farm-1 trade:publishing-house-1 trade:hospital-1 trade:shopping-mall-2-1 trade:cooperative-farm-2-2 trade:university-2 trade:regional-tv-station-3-1 trade:university-hospital-0 trade:vegetable-farm-1 trade:vegetable-farm-2 trade:hotel-1 trade:university-1 trade:public-university-2-0 trade:medical-village-1 trade:stadium-2 trade:public-hospital-3-1 trade:college-0 trade:clinic-2-0 trade:hospital-0 trade:medical-village-2 trade:pharmaceutical-company-0 trade:institute-of-technology-1 trade:fish-farm-2 trade:pharmaceutical-company-2 trade:medical-village-0 trade:public-hospital-2-1 trade:fashion-company-1 trade:supermarket-0
working ask.assign-where | skill.education
company:convenience-store company:doctors-office company:clinic company:cooperative-farm company:institute-of-technology company:technical-university company:national-public-broadcasting company:supermarket company:fish-farm company:fast-food-chain company:public-hospital-2 company:regional-tv-station-3 company:public-hospital-3 company:college company:doctors-office-2 company:hospital company:public-university-3 company:shopping-mall company:public-university-2 company:university-hospital company:radio-station company:private-school company:university company:hotel union:education company:regional-tv-station-2 company:academy company:cooperative-farm-2 company:convenience-store-2 company:game-store company:publishing-house company:vegetable-farm company:pharmaceutical-company company:tutoring-company trade:convenience-store-employee company:fashion-company trade:clinic-1 trade:college-1
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
skill:unskilled skill:agriculture skill:luxury skill:education skill:healthcare skill:media worker:cooperative-farm-0 worker:game-store-employee worker:supermarket-0 worker:supermarket-1 worker:convenience-store-employee worker:doctors-office-employee worker:private-school-employee worker:cooperative-farm-2-0 worker:convenience-store-2-employee worker:university-hospital-0 worker:university-hospital-2 worker:public-university-3-0 worker:public-university-3-1 worker:tutoring-company-employee worker:college-0 worker:college-1 worker:electronics-store-employee worker:university-hospital-1 worker:technical-university-0 worker:fast-food-chain-0 worker:medical-village-0 worker:medical-village-1 worker:stadium-1 worker:vegetable-farm-0 worker:fashion-company-0 worker:fast-food-chain-1 worker:radio-station-0 worker:clinic-1
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
company:university-hospital company:national-public-broadcasting company:radio-station company:technical-university company:regional-radio-station company:clinic company:university company:college company:public-university-3 company:doctors-office company:pharmacy trade:clinic-1 trade:university-hospital-2 company:shopping-mall-2 company:shopping-mall company:supermarket trade:tv-station-1 company:tv-station company:academy company:regional-tv-station-2 company:public-hospital-3 company:clinic-2 company:public-hospital-2 trade:shopping-mall-1 trade:technical-university-1 company:hospital trade:hospital-1 trade:tv-station-2 company:public-university-2 company:regional-tv-station-3 company:hotel company:institute-of-technology company:jewelry-store trade:supermarket-1 trade:fashion-company-0 trade:fashion-company-1 trade:publishing-house-0 trade:publishing-house-2 trade:fish-farm-1 company:fast-food-chain company:supermarket-2 trade:university-1 company:medical-village company:college-2 company:training-center trade:technical-university-0 company:game-store company:fashion-company trade:pharmacy-1 trade:public-university-3-1 trade:shopping-mall-2-1 company:convenience-store company:stadium company:fast-food-restaurant company:electronics-store company:private-school trade:technical-university-2 trade:clinic-0 trade:regional-tv-station-2-1 trade:radio-station-0 trade:pharmaceutical-company-1 trade:publishing-house-1 company:publishing-house trade:university-hospital-1 trade:college-1 trade:national-public-broadcasting-1 trade:national-public-broadcasting-2 trade:jewelry-store-1 trade:clinic-2-1 trade:hotel-0 trade:hotel-2 trade:training-center-1 trade:medical-village-1 trade:institute-of-technology-1 trade:pharmacy-0 company:convenience-store-2 trade:vegetable-farm-0 company:fish-farm trade:fast-food-restaurant-1 trade:public-hospital-2-1 trade:medical-village-2 trade:fast-food-chain-1 company:pharmaceutical-company company:tutoring-company company:doctors-office-2 company:medical-laboratory company:pr-agency company:organic-farm trade:radio-station-1 trade:public-university-2-1 trade:regional-tv-station-3-1 company:lobbying-firm trade:fast-food-chain-0 trade:shopping-mall-2-0 trade:public-hospital-3-1 trade:supermarket-0 company:local-newspaper trade:academy-1 trade:pr-agency-1 trade:vegetable-farm-2 trade:supermarket-2-1 company:vegetable-farm trade:public-university-2-0 trade:hotel-1 trade:lobbying-firm-1 trade:college-2-1 trade:institute-of-technology-2 trade:stadium-1 trade:fish-farm-2
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
discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-land-of-opportunity discard:middle-migration discard:middle-specialization discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-new-theme-park discard:middle-health-crisis discard:middle-highlight-social-issues discard:middle-fake-news discard:middle-small-business-grant discard:middle-interest-groups discard:middle-healthcare-benefits discard:middle-public-opinion-polling discard:middle-unemployment-initiative-program discard:middle-growing-business discard:middle-foreign-market-insight discard:middle-personal-consumption discard:middle-import-subsidy discard:middle-higher-education-program discard:middle-labor-market-deregulation discard:middle-public-sector-overtime discard:middle-state-scholarship discard:middle-protect-the-status-quo discard:middle-immigration-reform discard:middle-voice-of-middle-class-workers discard:middle-covid-19-stimulus-package discard:middle-momentum-for-change discard:middle-change-of-government-agenda
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
skill:unskilled skill:education skill:media worker:private-school-0 worker:shopping-mall-1 worker:university-hospital-0 worker:national-public-broadcasting-1 skill:agriculture skill:luxury worker:training-center-0 worker:training-center-1 skill:healthcare worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:doctors-office-2-0 worker:shopping-mall-0 worker:fast-food-chain-0 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:public-hospital-3-1 worker:game-store-0 worker:convenience-store-2-0 worker:fast-food-restaurant-1 worker:clinic-0 worker:clinic-1 worker:fast-food-restaurant-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:doctors-office-0 worker:organic-farm-0 worker:pharmaceutical-company-0 worker:publishing-house-1 worker:medical-village-1 worker:medical-village-2 worker:pharmacy-0 worker:regional-tv-station-3-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:public-hospital-2-0 worker:radio-station-1 worker:tutoring-company-0 worker:college-0 worker:local-newspaper-0
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
skill:unskilled skill:healthcare skill:education skill:luxury skill:agriculture
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
skill:unskilled skill:luxury skill:healthcare skill:education skill:media worker:radio-station-0 worker:technical-university-0 worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-1 worker:hospital-1 skill:agriculture worker:convenience-store-2-0 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:doctors-office-0 worker:private-school-0 worker:training-center-0 worker:training-center-1 worker:public-university-3-1 worker:tutoring-company-0 worker:fast-food-restaurant-0 worker:publishing-house-0 worker:pr-agency-0 worker:organic-farm-0 worker:vegetable-farm-2 worker:fashion-company-0 worker:regional-radio-station-0 worker:fashion-company-1 worker:publishing-house-2 worker:vegetable-farm-1 worker:academy-0 worker:institute-of-technology-1 worker:fast-food-chain-0
middle ask.vote-side | policy.6 B
for against
middle ask.assign-next-for | company.shopping-mall
skill:luxury skill:education skill:media skill:unskilled skill:agriculture skill:healthcare worker:college-0 worker:pharmacy-0 worker:regional-radio-station-0 worker:convenience-store-0 worker:tutoring-company-0 worker:university-1 worker:technical-university-0 worker:technical-university-1 worker:fast-food-restaurant-1 worker:game-store-0 worker:organic-farm-0 worker:clinic-0 worker:clinic-1 worker:fashion-company-0
middle ask.swap-in | company.publishing-house
skill:education skill:media skill:unskilled skill:agriculture skill:luxury skill:healthcare
middle ask.investment
market deck agenda:reveal
middle ask.founder | company.training-center skill.unskilled
skill:education skill:media skill:agriculture skill:luxury skill:healthcare worker:technical-university-1 skill:unskilled worker:publishing-house-0 worker:publishing-house-2 worker:university-hospital-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:radio-station-0 worker:convenience-store-0 worker:technical-university-0 worker:public-university-3-1 worker:pharmaceutical-company-0 worker:fast-food-restaurant-1 worker:academy-1 worker:electronics-store-0 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:pharmacy-1 worker:hotel-0 worker:university-1 worker:fast-food-chain-0 worker:radio-station-1 worker:college-2-1 worker:doctors-office-0 worker:pr-agency-0
capitalist ask.turn
play:capitalist-foreign-recruitment play:capitalist-interest-groups play:capitalist-extra-shift play:capitalist-bid-rigging play:capitalist-foreign-market-insight basic:propose-bill basic:build-company basic:sell-company basic:sell-abroad basic:make-deal basic:lobby basic:political-pressure free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage free:receive-benefits play:capitalist-trade-protectionism-lobby play:capitalist-health-crisis play:capitalist-global-food-crisis play:capitalist-tap-into-new-markets free:pay-off-loan play:capitalist-foreign-partner play:capitalist-technological-progress play:capitalist-business-expansion play:capitalist-offshore-companies play:capitalist-investment-opportunities play:capitalist-global-branding play:capitalist-unemployment-initiative-program play:capitalist-higher-education-program play:capitalist-covid-19-vaccine-r-and-d-funding play:capitalist-push-political-agenda play:capitalist-fake-news play:capitalist-change-of-government-agenda play:capitalist-momentum-for-change basic:history-he48 play:capitalist-buy-private-island play:capitalist-radical-reforms play:capitalist-endorse-political-campaign play:capitalist-industrialization play:capitalist-exit-strategy play:capitalist-public-opinion-polling play:capitalist-business-grants play:capitalist-taxed-enough-already free:history-he15 basic:history-he30 play:capitalist-competitive-wages free:history-he37 play:capitalist-protect-the-status-quo free:history-he35 free:history-he28 play:capitalist-reveal-political-scandal agenda:hold free:history-he50 free:history-he29 agenda:reveal free:history-he47 free:history-he22 basic:history-he39 free:history-he36
capitalist ask.sell-to-state
least most 1/4 2/4 3/4 4/4
capitalist ask.sell-to-state | resource.luxury
least most 1/4 2/4 3/4 4/4
capitalist ask.turn-free
free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage end free:receive-benefits free:pay-off-loan free:history-he15 free:history-he37 free:history-he35 free:history-he28 agenda:hold free:history-he50 agenda:reveal free:history-he47 free:history-he22
capitalist ask.wages
wage:supermarket-3 wage:shopping-mall-3 wage:clinic-3 wage:college-3 done wage:supermarket-2 wage:clinic-2 wage:college-2 wage:supermarket-1 wage:shopping-mall-1 wage:shopping-mall-2 wage:clinic-1 wage:college-1 wage:radio-station-2 wage:radio-station-3 wage:radio-station-1 wage:fast-food-chain-2 wage:fast-food-chain-3 wage:hotel-2 wage:hotel-3 wage:university-1 wage:university-2 wage:institute-of-technology-2 wage:hospital-2 wage:lobbying-firm-2 wage:university-3 wage:institute-of-technology-1 wage:hospital-1 wage:hospital-3 wage:lobbying-firm-1 wage:academy-3 wage:academy-1 wage:university-hospital-3 wage:supermarket-2-2 wage:technical-university-2 wage:technical-university-1 wage:technical-university-3 wage:supermarket-2-1 wage:supermarket-2-3 wage:shopping-mall-2-2 wage:shopping-mall-2-3 wage:regional-tv-station-2-2 wage:fish-farm-3 wage:fish-farm-2 wage:tv-station-2 wage:tv-station-3 wage:academy-2 wage:pharmaceutical-company-2 wage:stadium-2 wage:clinic-2-2 wage:lobbying-firm-3 wage:publishing-house-2 wage:vegetable-farm-2 wage:vegetable-farm-3 wage:vegetable-farm-1 wage:tv-station-1 wage:university-hospital-1 wage:university-hospital-2 wage:fashion-company-1 wage:fashion-company-2 wage:fashion-company-3 wage:clinic-2-3 wage:clinic-2-1 wage:publishing-house-1 wage:publishing-house-3 wage:fast-food-chain-1 wage:shopping-mall-2-1 wage:stadium-1 wage:medical-village-3 wage:medical-village-2 wage:medical-village-1 wage:hotel-1 wage:institute-of-technology-3 wage:pharmaceutical-company-3 wage:stadium-3 wage:college-2-2 wage:college-2-1 wage:college-2-3 wage:pharmaceutical-company-1 agenda:reveal wage:fish-farm-1 wage:public-hospital-3-3 wage:public-university-3-2 wage:regional-tv-station-2-3 wage:regional-tv-station-2-1 wage:public-university-2-1 wage:public-university-2-2 wage:public-university-2-3 wage:national-public-broadcasting-2 wage:national-public-broadcasting-1 wage:national-public-broadcasting-3 wage:regional-tv-station-3-3 wage:regional-tv-station-3-1 wage:regional-tv-station-3-2 wage:public-hospital-2-2 wage:public-hospital-2-1 wage:public-hospital-2-3 wage:public-hospital-3-2 wage:public-hospital-3-1
capitalist ask.bonus
company:supermarket company:shopping-mall company:clinic company:college company:hotel company:radio-station company:fast-food-chain company:publishing-house company:university company:hospital company:institute-of-technology company:supermarket-2 company:fashion-company company:regional-tv-station-2 company:shopping-mall-2 company:tv-station company:academy company:pharmaceutical-company company:stadium company:lobbying-firm company:vegetable-farm company:university-hospital company:fish-farm company:clinic-2 company:technical-university company:medical-village company:college-2
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
company:supermarket company:shopping-mall company:clinic company:college company:radio-station company:university company:institute-of-technology company:lobbying-firm company:hospital company:technical-university company:academy company:university-hospital company:supermarket-2 company:automated-grain-farm company:electronics-manufacturer company:fashion-company company:fast-food-chain company:shopping-mall-2 company:car-manufacturer company:regional-tv-station-2 company:fish-farm company:tv-station company:pharmaceutical-company company:stadium company:publishing-house company:automated-dairy-farm company:vegetable-farm company:clinic-2 company:college-2 company:medical-village company:hotel company:regional-tv-station-3 company:public-university-3 company:public-university-2 company:public-hospital-2 company:public-hospital-3 company:national-public-broadcasting
capitalist ask.immediate-vote | policy.3
yes no
capitalist ask.vote-influence | policy.3
least 2/4 3/4 most 1/4 4/4
capitalist ask.vote-side | policy.5 B
for against
capitalist ask.export
sale:food-0 sale:food-1 sale:luxury-0 sale:luxury-1 sale:health-0 sale:health-1 sale:education-0 sale:education-1 done extra
capitalist ask.discard | action.make-deal
discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-partner discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-extra-shift discard:capitalist-technological-progress discard:capitalist-exit-strategy discard:capitalist-health-crisis discard:capitalist-foreign-recruitment discard:capitalist-business-expansion discard:capitalist-competitive-wages discard:capitalist-fake-news discard:capitalist-industrialization discard:capitalist-interest-groups discard:capitalist-endorse-political-campaign discard:capitalist-higher-education-program discard:capitalist-global-food-crisis discard:capitalist-radical-reforms discard:capitalist-tap-into-new-markets discard:capitalist-business-grants discard:capitalist-buy-private-island discard:capitalist-taxed-enough-already discard:capitalist-bid-rigging discard:capitalist-offshore-companies discard:capitalist-trade-protectionism-lobby discard:capitalist-public-opinion-polling discard:capitalist-change-of-government-agenda discard:capitalist-reveal-political-scandal discard:capitalist-protect-the-status-quo discard:capitalist-covid-19-vaccine-r-and-d-funding
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
wage:university-hospital-3 wage:technical-university-3 wage:national-public-broadcasting-3 done wage:technical-university-2 wage:national-public-broadcasting-2 wage:university-hospital-1 wage:university-hospital-2 wage:technical-university-1 wage:national-public-broadcasting-1 wage:public-university-2-3 wage:regional-tv-station-3-3 wage:public-hospital-2-3 wage:regional-tv-station-2-2 wage:public-university-3-3 wage:regional-tv-station-3-2 wage:regional-tv-station-2-3 wage:public-university-3-2 wage:public-hospital-3-2 wage:public-hospital-3-3 wage:public-university-2-2 wage:public-hospital-2-2 wage:public-hospital-3-1 wage:public-university-2-1 wage:public-hospital-2-1 wage:regional-tv-station-3-1 wage:regional-tv-station-2-1 wage:public-university-3-1 wage:shopping-mall-3 wage:shopping-mall-2 wage:lobbying-firm-2 wage:lobbying-firm-3 wage:college-2-3 wage:shopping-mall-1 wage:hotel-3 wage:hotel-2 wage:hotel-1 wage:shopping-mall-2-1 wage:shopping-mall-2-3 wage:shopping-mall-2-2 agenda:reveal wage:supermarket-3 wage:clinic-2 wage:clinic-3 wage:supermarket-2 wage:college-3 wage:college-1 wage:college-2 wage:supermarket-1 wage:stadium-1 wage:stadium-3 wage:clinic-1 wage:fashion-company-1 wage:fashion-company-3 wage:fashion-company-2 wage:academy-3 wage:academy-2 wage:vegetable-farm-3 wage:stadium-2 wage:college-2-1 wage:college-2-2 wage:hospital-1 wage:hospital-3 wage:university-3 wage:university-1 wage:university-2 wage:fish-farm-3 wage:fish-farm-1 wage:fish-farm-2 wage:fast-food-chain-3 wage:fast-food-chain-1 wage:fast-food-chain-2
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
keep vp agenda:reveal
working ask.keep-event | event.ae12
keep vp
working ask.assign-where | skill.healthcare
company:clinic company:university-hospital company:convenience-store company:doctors-office company:doctors-office-2 company:national-public-broadcasting trade:supermarket-1 company:public-hospital-2 company:regional-tv-station-2 company:regional-tv-station-3 company:public-hospital-3 company:game-store company:radio-station company:supermarket company:college union:healthcare company:technical-university company:shopping-mall company:medical-laboratory trade:doctors-office-employee company:convenience-store-2 company:public-university-2 company:public-university-3 company:tutoring-company company:clinic-2 company:college-2 company:institute-of-technology trade:cooperative-farm-0 company:pharmaceutical-company trade:convenience-store-employee trade:clinic-1 company:hotel company:local-newspaper trade:game-store-employee trade:tutoring-company-employee trade:local-newspaper-employee trade:national-public-broadcasting-1 company:university company:vegetable-farm trade:cooperative-farm-2 company:shopping-mall-2
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
company:institute-of-technology company:radio-station company:university-hospital company:convenience-store company:doctors-office company:doctors-office-2 company:national-public-broadcasting company:lobbying-firm company:public-university-3 company:public-hospital-2 company:clinic company:local-newspaper company:supermarket company:tv-station company:technical-university company:regional-tv-station-3 company:regional-tv-station-2 company:public-university-2 company:public-hospital-3 company:game-store company:fashion-company company:college company:shopping-mall company:hotel company:medical-village trade:cooperative-farm-0 company:cooperative-farm company:college-2 trade:clinic-1 company:university company:publishing-house company:vegetable-farm company:tutoring-company company:fast-food-chain company:convenience-store-2 company:hospital company:fish-farm company:clinic-2 trade:university-hospital-2 company:stadium company:pharmaceutical-company company:supermarket-2 trade:academy-1 company:shopping-mall-2 trade:publishing-house-2 trade:hotel-0 trade:cooperative-farm-2 trade:convenience-store-employee trade:publishing-house-0 trade:cooperative-farm-1 trade:local-newspaper-employee company:cooperative-farm-2 company:academy
working ask.assign-next-for | company.university-hospital
skill:unskilled skill:healthcare skill:education worker:cooperative-farm-1 worker:medical-laboratory-employee worker:supermarket-0 worker:supermarket-1 worker:cooperative-farm-0 worker:convenience-store-employee worker:electronics-store-employee worker:clinic-0 worker:clinic-1 worker:national-public-broadcasting-0 skill:luxury worker:tutoring-company-employee worker:doctors-office-employee worker:college-0 worker:college-1 worker:local-newspaper-employee skill:media worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:game-store-employee worker:public-university-3-1 worker:convenience-store-2-employee worker:private-school-employee worker:hotel-0 worker:cooperative-farm-2-0 worker:public-hospital-3-0 worker:public-hospital-3-1 skill:agriculture worker:doctors-office-2-employee worker:national-public-broadcasting-1 worker:organic-farm-employee worker:vegetable-farm-0 worker:public-university-2-0 worker:public-university-2-1 worker:hospital-0 worker:hospital-1 worker:publishing-house-0 worker:clinic-2-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:stadium-0 worker:stadium-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:medical-village-0 worker:fashion-company-0 worker:fast-food-chain-0 worker:pharmaceutical-company-0 worker:radio-station-0 worker:hotel-1 worker:public-hospital-2-0
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
skill:healthcare worker:doctors-office-0 worker:pharmacy-0 skill:unskilled skill:agriculture worker:convenience-store-0 worker:shopping-mall-1 worker:technical-university-0 worker:doctors-office-2-0 skill:luxury worker:medical-village-0 worker:fast-food-restaurant-1 worker:public-hospital-2-0 worker:fashion-company-1 worker:fashion-company-0 worker:college-2-0 worker:college-2-1
middle ask.swap-in | company.clinic
skill:healthcare skill:education skill:unskilled skill:luxury skill:media skill:agriculture
middle ask.buy-source | resource.education
source:capitalist source:state done source:middle
middle ask.buy-amount | resource.education
least 3/4 most 1/4 2/4 4/4
middle ask.remove-worker
skill:agriculture skill:education skill:unskilled skill:luxury skill:healthcare skill:media worker:electronics-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:clinic-0 worker:clinic-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:convenience-store-0 worker:organic-farm-0 worker:medical-laboratory-0 worker:hospital-0 worker:hospital-1 worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:public-university-3-0 worker:public-university-3-1 worker:doctors-office-0 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:medical-village-0 worker:medical-village-1 worker:medical-village-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:radio-station-0 worker:radio-station-1 worker:academy-0 worker:academy-1 worker:clinic-2-0 worker:clinic-2-1 worker:tutoring-company-0 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:pr-agency-0 worker:pr-agency-1 worker:convenience-store-2-0 worker:jewelry-store-0 worker:jewelry-store-1 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:supermarket-0 worker:supermarket-1 worker:training-center-0 worker:training-center-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:fashion-company-0 worker:fashion-company-1 worker:doctors-office-2-0 worker:college-2-0 worker:college-2-1 worker:private-school-0 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:game-store-0 worker:university-0 worker:university-1 worker:university-2 worker:pharmacy-0 worker:pharmacy-1 worker:regional-radio-station-0 worker:fish-farm-0 worker:fish-farm-1 worker:fish-farm-2 worker:college-0 worker:college-1 worker:local-newspaper-0 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:stadium-0 worker:stadium-1 worker:stadium-2 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2
middle ask.vote-side | policy.4 A
for against
middle ask.assign-where | skill.education
company:college company:university-hospital company:technical-university company:public-university-3 company:shopping-mall-2 company:shopping-mall company:national-public-broadcasting trade:shopping-mall-1 company:regional-tv-station-3 company:clinic company:hospital company:public-hospital-2 company:college-2 company:public-hospital-3 company:public-university-2 company:supermarket-2 company:academy company:university company:stadium company:private-school trade:radio-station-0 company:training-center company:radio-station company:institute-of-technology company:publishing-house company:fashion-company company:pharmacy company:fast-food-restaurant company:supermarket company:pharmaceutical-company company:tutoring-company company:pr-agency trade:vegetable-farm-0 trade:technical-university-2 trade:fast-food-chain-0
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
source:capitalist source:foreign done source:middle source:state
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
company:supermarket company:shopping-mall company:college company:clinic company:supermarket-2 company:fast-food-chain company:lobbying-firm company:radio-station company:publishing-house company:clinic-2 company:hospital company:hotel company:fish-farm company:medical-village company:pharmaceutical-company company:vegetable-farm company:fashion-company company:university company:academy company:stadium company:college-2 company:technical-university company:shopping-mall-2 company:public-hospital-2
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
company:institute-of-technology company:lobbying-firm company:radio-station company:clinic company:hospital company:clinic-2 company:shopping-mall-2 company:pharmaceutical-company company:medical-village company:vegetable-farm company:shopping-mall company:supermarket company:college company:college-2 company:tv-station company:fish-farm company:academy company:stadium company:university company:supermarket-2 company:hotel company:publishing-house company:fast-food-chain company:technical-university company:university-hospital company:public-hospital-3 company:public-hospital-2
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
company:shopping-mall company:technical-university company:clinic company:hospital company:supermarket company:tv-station company:shopping-mall-2 company:academy company:university company:college company:lobbying-firm company:hotel company:supermarket-2 company:vegetable-farm company:fish-farm company:public-hospital-3 company:clinic-2
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
skill:unskilled skill:agriculture skill:luxury skill:education skill:healthcare worker:pharmacy-0 worker:pharmacy-1 worker:supermarket-2-1 worker:technical-university-0 worker:technical-university-1 skill:media worker:convenience-store-0 worker:doctors-office-0 worker:training-center-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:public-university-3-1 worker:private-school-0 worker:jewelry-store-0 worker:jewelry-store-1 worker:clinic-0 worker:regional-radio-station-0 worker:pr-agency-0 worker:electronics-store-0 worker:public-university-2-1 worker:game-store-0 worker:hotel-0 worker:tutoring-company-0 worker:organic-farm-0 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:university-0 worker:fashion-company-0 worker:fashion-company-1 worker:publishing-house-2 worker:radio-station-1 worker:academy-0 worker:clinic-2-0 worker:institute-of-technology-1 worker:stadium-1 worker:academy-1 worker:hospital-1 worker:training-center-0
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
company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:technical-university company:national-public-broadcasting company:university-hospital company:shopping-mall company:hotel company:shopping-mall-2 company:car-manufacturer company:supermarket agenda:reveal company:clinic company:college company:stadium company:electronics-manufacturer company:clinic-2 company:academy company:vegetable-farm company:institute-of-technology company:fashion-company company:lobbying-firm
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
company:technical-university company:national-public-broadcasting company:public-hospital-3 company:public-university-2 company:regional-tv-station-3 company:public-hospital-2 company:regional-tv-station-2 company:public-university-3 company:university-hospital company:shopping-mall company:lobbying-firm company:hotel company:shopping-mall-2 company:car-manufacturer company:supermarket agenda:reveal company:college company:clinic company:electronics-manufacturer company:stadium company:hospital company:fashion-company company:clinic-2 company:academy company:vegetable-farm company:automated-dairy-farm company:college-2 company:institute-of-technology company:fish-farm company:university company:fast-food-chain
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
skill:unskilled skill:education worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:convenience-store-employee worker:supermarket-1 worker:clinic-1 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 skill:luxury worker:university-hospital-1 worker:university-hospital-2 skill:agriculture skill:healthcare worker:doctors-office-employee worker:shopping-mall-1 skill:media worker:college-1 worker:public-university-3-1 worker:game-store-employee worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:fashion-company-0 worker:fashion-company-1 worker:radio-station-0 worker:radio-station-1 worker:public-university-2-1 worker:regional-tv-station-2-1 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:technical-university-1 worker:technical-university-2 worker:regional-tv-station-3-1 worker:doctors-office-2-employee worker:local-newspaper-employee worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:convenience-store-2-employee worker:public-hospital-3-1 worker:public-hospital-2-1 worker:tutoring-company-employee worker:fast-food-chain-0 worker:fast-food-chain-1 worker:college-2-1 worker:clinic-2-1 worker:shopping-mall-2-1 worker:fish-farm-1 worker:fish-farm-2 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:medical-village-1 worker:medical-village-2 worker:lobbying-firm-1 worker:stadium-1 worker:stadium-2 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:hospital-1 worker:university-1 worker:university-2 worker:supermarket-2-1 worker:tv-station-1 worker:tv-station-2 worker:academy-1 worker:institute-of-technology-1 worker:institute-of-technology-2 agenda:reveal
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
company:doctors-office company:pharmacy company:university-hospital company:clinic company:hospital company:tv-station company:technical-university company:academy company:public-university-2 company:public-hospital-2 company:public-hospital-3 company:national-public-broadcasting company:shopping-mall company:fast-food-chain company:public-university-3 company:training-center trade:vegetable-farm-0 trade:radio-station-0 trade:technical-university-1 trade:publishing-house-2 company:regional-tv-station-3 company:doctors-office-2 company:medical-laboratory company:fast-food-restaurant company:university trade:technical-university-2 trade:regional-tv-station-3-1 trade:fast-food-chain-0 trade:fast-food-chain-1 trade:radio-station-1
middle ask.overtime
company:technical-university company:national-public-broadcasting company:university-hospital company:public-university-3 company:regional-tv-station-2 company:shopping-mall company:public-university-2 company:public-hospital-2 company:public-hospital-3 company:regional-tv-station-3 company:hotel
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
skill:unskilled none skill:media skill:education
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
company:university-hospital company:technical-university company:public-hospital-2 company:regional-tv-station-2 company:national-public-broadcasting company:public-university-3 company:public-university-2 company:shopping-mall company:regional-tv-station-3 company:public-hospital-3 company:hotel
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
skill:unskilled skill:education skill:agriculture skill:luxury skill:media worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:convenience-store-employee worker:doctors-office-employee skill:healthcare worker:clinic-0 worker:clinic-1 worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:doctors-office-2-employee worker:game-store-employee worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:tutoring-company-employee worker:public-university-3-0 worker:public-university-3-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:convenience-store-2-employee agenda:reveal worker:organic-farm-employee worker:medical-village-0 worker:medical-village-1 worker:medical-village-2 worker:private-school-employee worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:public-university-2-0 worker:public-university-2-1 worker:university-0 worker:university-1 worker:university-2 worker:electronics-store-employee worker:public-hospital-3-0 worker:public-hospital-3-1 worker:stadium-0 worker:stadium-1 worker:stadium-2 worker:local-newspaper-employee worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:regional-radio-station-employee worker:radio-station-0 worker:radio-station-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:fashion-company-0 worker:fashion-company-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:college-2-0 worker:college-2-1 worker:fish-farm-0 worker:fish-farm-1 worker:fish-farm-2 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:medical-laboratory-employee worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:clinic-2-0 worker:clinic-2-1 worker:academy-0 worker:academy-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:hospital-0 worker:hospital-1
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
company:national-public-broadcasting company:public-university-2 company:public-hospital-2 company:regional-tv-station-3 company:public-university-3 company:regional-tv-station-2 company:public-hospital-3 company:technical-university company:university-hospital company:shopping-mall
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
skill:unskilled skill:agriculture skill:healthcare skill:education worker:university-hospital-0 worker:university-hospital-1 worker:public-university-3-0 worker:public-university-3-1 worker:college-0 worker:college-1 worker:convenience-store-employee worker:doctors-office-employee skill:luxury skill:media worker:academy-0 worker:academy-1 worker:radio-station-0 worker:supermarket-1 worker:game-store-employee worker:cooperative-farm-0 worker:doctors-office-2-employee worker:university-hospital-2 worker:clinic-0 worker:clinic-1 worker:electronics-store-employee worker:convenience-store-2-employee worker:private-school-employee worker:tutoring-company-employee worker:hotel-0 worker:supermarket-2-0 worker:cooperative-farm-2-0
middle ask.wage | company.game-store
wage:2 wage:3 wage:1
middle ask.employee | company.game-store
skill:unskilled none skill:agriculture skill:healthcare skill:education skill:luxury
middle ask.founder | company.local-newspaper skill.media
skill:media worker:tv-station-0 worker:national-public-broadcasting-0 worker:regional-tv-station-3-0
middle ask.founder | company.organic-farm skill.agriculture
skill:agriculture worker:convenience-store-2-0 worker:convenience-store-0 worker:supermarket-2-0 worker:technical-university-1 worker:fast-food-restaurant-0 worker:pharmacy-1 worker:supermarket-0 worker:jewelry-store-1 worker:training-center-1 worker:public-university-2-1 worker:vegetable-farm-1 worker:fashion-company-0 worker:national-public-broadcasting-2 worker:tv-station-2 worker:fish-farm-0 worker:publishing-house-2 worker:vegetable-farm-0
middle ask.swap-in | company.national-public-broadcasting
skill:unskilled skill:healthcare skill:education skill:media skill:agriculture skill:luxury
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
skill:unskilled skill:agriculture worker:college-1 worker:university-hospital-0 worker:university-hospital-1 skill:luxury skill:healthcare worker:doctors-office-employee worker:pharmaceutical-company-0 worker:supermarket-1 worker:clinic-1 worker:medical-village-0
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
skill:healthcare worker:cooperative-farm-0 worker:convenience-store-employee worker:doctors-office-employee worker:organic-farm-employee worker:clinic-0 worker:university-hospital-0 worker:medical-laboratory-employee worker:supermarket-1 worker:public-hospital-2-0 worker:technical-university-0 worker:clinic-1 worker:game-store-employee worker:college-0 worker:hospital-0 worker:university-hospital-1 worker:tutoring-company-employee worker:public-university-2-0 worker:public-university-2-1
working ask.swap-in | company.public-hospital
skill:unskilled skill:luxury skill:media skill:education
capitalist ask.staff-class-for | company.college
class:working class:middle none
working ask.referendum-side
for against agenda:reveal
working ask.assign-next-for | company.lobbying-firm
skill:media worker:regional-radio-station-employee
working ask.assign-next-for | company.regional-tv-station
skill:unskilled skill:agriculture skill:healthcare skill:education worker:doctors-office-employee worker:technical-university-0 worker:technical-university-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:university-hospital-1 worker:supermarket-1 worker:national-public-broadcasting-1 worker:college-0 skill:media worker:national-public-broadcasting-0 worker:regional-tv-station-2-0 worker:convenience-store-employee worker:clinic-1 worker:regional-tv-station-3-1 worker:university-1 worker:institute-of-technology-1 worker:regional-tv-station-2-1
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
company:lobbying-firm company:publishing-house company:clinic company:pharmaceutical-company company:shopping-mall-2 company:college-2 company:fashion-company company:shopping-mall company:supermarket company:college company:stadium company:hospital company:university company:academy company:vegetable-farm company:fish-farm company:supermarket-2 company:institute-of-technology company:hotel company:fast-food-chain
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
benefit:ae09 done benefit:ae10 benefit:ae04 benefit:ae13 benefit:ae14 benefit:ae06 benefit:ae22 benefit:ae08 benefit:ae17 benefit:ae02 benefit:ae19 benefit:ae16 benefit:ae05 benefit:ae21 benefit:ae20
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
skill:luxury worker:game-store-0 worker:shopping-mall-0 worker:shopping-mall-2-0 worker:electronics-store-0 worker:fast-food-chain-0 worker:clinic-1 worker:college-1 worker:public-university-3-1 worker:fast-food-restaurant-1 worker:hotel-2 worker:stadium-0 worker:vegetable-farm-2 worker:publishing-house-1 worker:fish-farm-2 worker:publishing-house-2 worker:medical-village-1 worker:national-public-broadcasting-2 worker:pharmacy-1
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
company:supermarket company:shopping-mall company:college company:automated-dairy-farm company:clinic company:automated-grain-farm company:shopping-mall-2 company:radio-station company:institute-of-technology company:pharmaceutical-company company:hospital company:hotel company:tv-station company:university company:publishing-house company:vegetable-farm company:technical-university company:stadium company:fast-food-chain company:lobbying-firm company:fish-farm company:car-manufacturer company:medical-village company:supermarket-2 company:clinic-2 company:electronics-manufacturer
state ask.scandal
role:middle role:capitalist role:working
state ask.discard | action.sell-abroad
discard:state-foreign-investment-program discard:state-shift-focus discard:state-geopolitical-support discard:state-agenda-setting discard:state-supplemental-income-program discard:state-pressing-matters discard:state-growth-in-tourism discard:state-unemployment-initiative-program discard:state-higher-vat discard:state-emergency-state discard:state-a-matter-of-high-priority discard:state-healthcare-program discard:state-foreign-financial-assistance discard:state-literacy-program discard:state-public-sector-overtime discard:state-immediate-response discard:state-protect-the-status-quo discard:state-allowances-and-subsidies discard:state-nationalization discard:state-denial-of-free-speech discard:state-radical-reforms discard:state-momentum-for-change discard:state-business-grants discard:state-step-for-representation discard:state-foreign-students discard:state-reveal-political-scandal
middle ask.assign-next-for | company.fast-food-chain
skill:healthcare worker:shopping-mall-0 worker:technical-university-1
state ask.event-penalty | event.need-for-stimulus-package
class:working class:middle class:capitalist
middle ask.assign-next-for | company.supermarket
worker:convenience-store-2-0 skill:agriculture worker:organic-farm-0 worker:fast-food-restaurant-0 skill:unskilled worker:jewelry-store-0 worker:convenience-store-0
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
skill:unskilled skill:education skill:media skill:healthcare skill:agriculture skill:luxury
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
least 3/4 most 4/4
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
skill:unskilled skill:agriculture worker:private-school-0 worker:public-university-3-0 skill:media
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
skill:unskilled skill:luxury skill:healthcare skill:education skill:media skill:agriculture
state ask.event-class | event.ae07
class:working class:capitalist
state ask.provide-from | role.middle resource.education
least most 3/4
working ask.assign-next-for | company.stadium
skill:unskilled skill:luxury skill:education skill:healthcare worker:clinic-1 worker:doctors-office-employee
state ask.staff-skill | company.national-public-broadcasting
skill:luxury skill:education skill:healthcare skill:media skill:agriculture
middle ask.assign-next-for | company.hotel
skill:agriculture skill:healthcare worker:shopping-mall-0 worker:technical-university-1
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
wage:supermarket-1 wage:supermarket-3 wage:clinic-1 wage:clinic-3 wage:college-1 wage:college-3 wage:tv-station-2 wage:supermarket-2 wage:shopping-mall-2 wage:radio-station-2 wage:clinic-2 wage:fish-farm-2 wage:college-2 wage:publishing-house-1 wage:publishing-house-3 wage:hotel-2 wage:university-1 wage:university-3 wage:lobbying-firm-1 wage:lobbying-firm-3 wage:lobbying-firm-2 wage:shopping-mall-1 wage:shopping-mall-3 wage:university-2 wage:hotel-1 wage:hotel-3 wage:fast-food-chain-2 wage:fast-food-chain-1 wage:fast-food-chain-3 wage:fish-farm-1 wage:fish-farm-3 wage:pharmaceutical-company-1 wage:pharmaceutical-company-3 wage:supermarket-2-2 wage:hospital-1 wage:hospital-3 wage:supermarket-2-1 wage:supermarket-2-3 wage:hospital-2 wage:academy-1 wage:academy-3 wage:academy-2 wage:technical-university-1 wage:technical-university-3 wage:technical-university-2
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
worker:clinic-0 worker:hotel-0 skill:luxury
middle ask.assign-next-for | company.pharmaceutical-company
skill:unskilled skill:agriculture skill:healthcare worker:convenience-store-0 worker:technical-university-1 worker:pharmacy-0
state ask.fill-class | company.public-hospital
class:working class:middle
state ask.staff-skill | company.public-hospital
skill:agriculture skill:luxury skill:media skill:education skill:healthcare
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
skill:unskilled skill:agriculture skill:luxury skill:education skill:healthcare
middle ask.assign-next-for | company.stadium
skill:unskilled worker:jewelry-store-0 worker:technical-university-0 skill:agriculture worker:shopping-mall-1 worker:private-school-0
working ask.public-pressure | policy.1 B
yes no
working ask.public-pressure | policy.2 A
yes no
working ask.assign-next-for | company.hospital
worker:university-hospital-0 worker:clinic-0
working ask.swap-in | company.tutoring-company
skill:unskilled skill:luxury skill:healthcare skill:media
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
skill:luxury skill:education
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
play:working-supplemental-income-program play:working-public-sector-overtime play:working-specialization play:working-state-scholarship basic:propose-bill basic:assign-workers basic:buy-goods basic:political-pressure play:working-radical-reforms play:working-workplace-accident play:working-unemployment-benefits free:receive-benefits play:working-immigration-reform play:working-need-for-change play:working-cooperative-farm basic:demonstration play:working-interest-groups play:working-fake-news play:working-highlight-social-issues play:working-healthcare-benefits play:working-affordable-housing play:working-proletarians-of-the-world-unite play:working-labor-market-deregulation free:use-healthcare play:working-rising-covid-19-cases basic:strike play:working-general-strike free:swap-workers play:working-signing-bonus play:working-reveal-political-scandal free:history-he23
working ask.assign-worker &1
skill:unskilled skill:healthcare worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:university-hospital-1 done worker:doctors-office-employee skill:education worker:game-store-employee worker:tutoring-company-employee worker:university-hospital-2 skill:luxury worker:medical-village-0 worker:technical-university-1 worker:convenience-store-employee worker:clinic-0 worker:doctors-office-2-employee skill:agriculture worker:organic-farm-employee worker:fish-farm-1 worker:vegetable-farm-0 worker:supermarket-2-1
working ask.assign-where &1
company:convenience-store company:doctors-office company:clinic company:national-public-broadcasting company:public-university-2 company:college company:supermarket company:shopping-mall company:radio-station
working ask.discard &1
discard:working-supplemental-income-program discard:working-public-sector-overtime discard:working-signing-bonus discard:working-migration discard:working-boost-domestic-tourism discard:working-workplace-accident discard:working-unemployment-benefits discard:working-interest-groups discard:working-fake-news discard:working-highlight-social-issues discard:working-healthcare-benefits discard:working-student-movement discard:working-workers-movement discard:working-proletarians-of-the-world-unite discard:working-labor-market-deregulation discard:working-public-opinion-polling discard:working-specialization discard:working-healthcare-movement discard:working-cooperative-farm discard:working-reveal-political-scandal discard:working-protect-the-status-quo discard:working-state-scholarship discard:working-radical-reforms discard:working-immigration-reform
working ask.bill &1
bill:1B bill:2B bill:3B bill:4A bill:4C bill:5B bill:7A bill:1A bill:2A bill:5A bill:6C bill:1C bill:3A bill:6B bill:7B bill:2C bill:4B bill:7C bill:5C
working ask.immediate-vote &1
yes no
working ask.buy-resource &1
resource:education resource:luxury resource:food resource:health resource:influence
working ask.turn-free &1
free:use-healthcare free:receive-benefits free:swap-workers free:use-education free:history-he26
working ask.food-source &1
source:middle source:foreign
working ask.food-amount &1
most
working ask.assign-next-for &1
worker:college-0 worker:tutoring-company-employee skill:luxury worker:supermarket-1 worker:university-hospital-1 worker:medical-village-0
working ask.swap-in &1
skill:luxury skill:unskilled skill:healthcare skill:education
capitalist ask.turn &1
free:adjust-prices free:adjust-wages basic:sell-abroad free:pay-off-loan play:capitalist-trade-protectionism-lobby basic:build-company basic:political-pressure
capitalist ask.price &1
price:food-9 price:food-15 price:luxury-5 price:health-5 price:health-10 price:education-5 done price:luxury-8 price:education-8 price:health-8 price:food-12 price:luxury-10 price:education-10
capitalist ask.turn-main &1
play:capitalist-exit-strategy play:capitalist-foreign-partner play:capitalist-foreign-recruitment play:capitalist-extra-shift basic:propose-bill basic:sell-company basic:make-deal basic:political-pressure play:capitalist-global-branding basic:sell-abroad play:capitalist-business-expansion play:capitalist-foreign-market-insight play:capitalist-industrialization play:capitalist-unemployment-initiative-program play:capitalist-interest-groups play:capitalist-higher-education-program play:capitalist-offshore-companies play:capitalist-bid-rigging basic:build-company play:capitalist-reveal-political-scandal
capitalist ask.discard &1
discard:capitalist-exit-strategy discard:capitalist-foreign-partner discard:capitalist-foreign-recruitment discard:capitalist-technological-progress discard:capitalist-buy-private-island discard:capitalist-unemployment-initiative-program discard:capitalist-bid-rigging discard:capitalist-offshore-companies discard:capitalist-global-branding discard:capitalist-push-political-agenda discard:capitalist-industrialization discard:capitalist-business-expansion discard:capitalist-foreign-market-insight discard:capitalist-business-grants discard:capitalist-tap-into-new-markets discard:capitalist-trade-protectionism-lobby discard:capitalist-taxed-enough-already discard:capitalist-higher-education-program discard:capitalist-health-crisis discard:capitalist-public-opinion-polling discard:capitalist-interest-groups discard:capitalist-protect-the-status-quo discard:capitalist-reveal-political-scandal discard:capitalist-extra-shift discard:capitalist-global-food-crisis discard:capitalist-radical-reforms discard:capitalist-investment-opportunities discard:capitalist-endorse-political-campaign
capitalist ask.bill &1
bill:1B bill:2C bill:3B bill:4A bill:4C bill:5B bill:6A bill:6C bill:7A bill:7C bill:1A bill:1C bill:2B bill:3C bill:6B bill:7B bill:4B bill:5A bill:5C
capitalist ask.immediate-vote &1
yes no
capitalist ask.wages &1
wage:supermarket-1 wage:supermarket-3 wage:shopping-mall-3 wage:clinic-1 wage:clinic-3 wage:college-3 done wage:supermarket-2 wage:shopping-mall-2 wage:hospital-3 wage:hospital-1 wage:technical-university-2 wage:fast-food-chain-3 wage:fast-food-chain-2 wage:supermarket-2-3 wage:stadium-1 wage:stadium-3 wage:hotel-3 wage:hotel-1 wage:clinic-2-3 wage:shopping-mall-2-3 wage:academy-1 wage:academy-3 wage:publishing-house-1 wage:tv-station-1 wage:college-1 wage:fast-food-chain-1 wage:clinic-2-1
capitalist ask.vote-side &1
for against
capitalist ask.sell-company &1
company:shopping-mall company:clinic company:college company:supermarket company:fish-farm
capitalist ask.deal-destination &1
storage free-trade-zone
capitalist ask.discard-companies &1
company:fashion-company company:car-manufacturer company:pharmaceutical-company done company:supermarket-2 company:medical-village company:fast-food-chain company:academy company:shopping-mall-2 company:automated-dairy-farm company:stadium company:radio-station company:electronics-manufacturer company:vegetable-farm company:lobbying-firm company:tv-station company:publishing-house company:clinic-2 company:automated-grain-farm
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
wage:university-hospital-1 wage:university-hospital-3 wage:technical-university-1 wage:technical-university-3 wage:national-public-broadcasting-3 done wage:national-public-broadcasting-2 wage:university-hospital-2 wage:technical-university-2 wage:public-university-2-1 wage:public-university-2-3 wage:regional-tv-station-2-3 wage:regional-tv-station-3-3 wage:public-university-3-3 wage:public-university-2-2 wage:regional-tv-station-3-2 wage:public-university-3-1 wage:public-university-3-2 wage:regional-tv-station-2-2 wage:public-hospital-2-2 wage:public-hospital-3-2 wage:public-hospital-2-3 wage:public-hospital-3-3 wage:regional-tv-station-2-1 wage:public-hospital-2-1 wage:shopping-mall-2 wage:shopping-mall-1 wage:shopping-mall-3 wage:national-public-broadcasting-1 wage:regional-tv-station-3-1
state ask.turn &1
play:state-foreign-financial-assistance basic:propose-bill basic:event-action basic:extra-tax basic:campaign free:adjust-wages play:state-geopolitical-support play:state-allowances-and-subsidies play:state-growth-in-tourism play:state-healthcare-program play:state-literacy-program free:pay-off-loan play:state-higher-vat play:state-supplemental-income-program play:state-foreign-investment-program play:state-construction-boom play:state-step-for-representation play:state-agenda-setting play:state-shift-focus basic:meet-mps
state ask.discard &1
discard:state-radical-reforms discard:state-immediate-response discard:state-pressing-matters discard:state-foreign-financial-assistance discard:state-geopolitical-support discard:state-shift-focus discard:state-a-matter-of-high-priority discard:state-allowances-and-subsidies discard:state-public-sector-overtime discard:state-growth-in-tourism discard:state-nationalization discard:state-healthcare-program discard:state-literacy-program discard:state-foreign-investment-program discard:state-higher-vat discard:state-denial-of-free-speech discard:state-privatization discard:state-business-grants discard:state-agenda-setting discard:state-step-for-representation discard:state-unemployment-initiative-program discard:state-supplemental-income-program discard:state-emergency-state discard:state-quantitative-easing discard:state-change-of-government-agenda discard:state-protect-the-status-quo discard:state-reveal-political-scandal discard:state-momentum-for-change discard:state-construction-boom
state ask.bill &1
bill:1B bill:2B bill:3B bill:4A bill:4C bill:5B bill:6A bill:7C bill:6B bill:7B bill:2A bill:2C bill:3A bill:4B bill:5C bill:1A bill:1C bill:5A
state ask.turn-free &1
free:adjust-wages end free:pay-off-loan free:history-he15 agenda:hold
state ask.event &1
event:demand-for-pension-reform event:political-polarization event:outdated-public-sector-infrastructure event:political-scandal event:global-supply-chain-crisis event:strike-at-the-port event:drought event:pandemic event:need-for-sustainability-initiative event:unfair-representation event:companies-demand-better-internet event:demand-for-higher-welfare-standards event:declining-birth-rate event:infant-industry-requires-help event:need-for-stimulus-package event:neighbors-at-war event:earthquake event:ae25 event:ae14 event:ae13 event:ae05 event:ae21 event:ae08 event:ae07 event:developing-countries-in-need event:low-education-index event:technological-illiteracy event:fear-of-deflation event:low-university-ratings event:demand-for-thirteen-month-pay event:ae20 event:ae12 event:ae03 event:ae19 event:ae06
state ask.event-class &1
class:working class:middle class:capitalist
state ask.event-cubes &1
2/4 3/4 most
state ask.open-company &1
company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:national-public-broadcasting company:technical-university company:university-hospital
state ask.staff-company &1
company:regional-tv-station-3 company:technical-university company:public-hospital-2
state ask.event-penalty &1
class:working class:middle
state ask.close-company &1
company:university-hospital company:technical-university company:national-public-broadcasting company:public-university-2 company:regional-tv-station-2 company:public-university-3 company:regional-tv-station-3 company:public-hospital-2 company:public-hospital-3 company:shopping-mall
state ask.turn-main &1
basic:campaign basic:extra-tax play:state-supplemental-income-program play:state-agenda-setting
state ask.event-media &1
class:working class:middle class:capitalist
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
least 3/4 most 2/4
state ask.turn &3
play:state-higher-vat play:state-allowances-and-subsidies play:state-quantitative-easing play:state-shift-focus basic:propose-bill basic:event-action basic:extra-tax free:adjust-wages play:state-foreign-financial-assistance play:state-privatization play:state-reveal-political-scandal basic:sell-abroad play:state-foreign-investment-program play:state-geopolitical-support play:state-growth-in-tourism play:state-construction-boom play:state-literacy-program play:state-emergency-state play:state-supplemental-income-program free:pay-off-loan play:state-foreign-students play:state-public-sector-overtime play:state-step-for-representation play:state-agenda-setting play:state-covid-19-vaccination-program basic:meet-mps play:state-healthcare-program agenda:hold
state ask.discard &3
discard:state-higher-vat discard:state-allowances-and-subsidies discard:state-literacy-program discard:state-quantitative-easing discard:state-shift-focus discard:state-change-of-government-agenda discard:state-foreign-financial-assistance discard:state-employment-support-scheme discard:state-privatization discard:state-reveal-political-scandal discard:state-nationalization discard:state-foreign-investment-program discard:state-immediate-response discard:state-agenda-setting discard:state-step-for-representation discard:state-emergency-state discard:state-pressing-matters discard:state-geopolitical-support discard:state-growth-in-tourism discard:state-a-matter-of-high-priority discard:state-business-grants discard:state-protect-the-status-quo discard:state-construction-boom discard:state-radical-reforms discard:state-public-sector-overtime discard:state-momentum-for-change discard:state-denial-of-free-speech discard:state-covid-19-vaccination-program discard:state-foreign-students discard:state-healthcare-program discard:state-supplemental-income-program discard:state-medical-tourism discard:state-unemployment-initiative-program
state ask.bill &3
bill:1A bill:1C bill:2A bill:2C bill:3B bill:4A bill:4C bill:5B bill:6A bill:6C bill:7A bill:7C bill:1B bill:2B bill:3A bill:4B bill:5A bill:5C bill:6B bill:7B bill:3C
state ask.immediate-vote &3
yes no
state ask.turn-free &3
free:adjust-wages end free:pay-off-loan agenda:hold
state ask.event-class &3
class:working class:middle class:capitalist
state ask.event-cost &3
cost:0 cost:1 cost:2
state ask.provide-class &3
class:working class:middle class:capitalist
state ask.close-company &3
company:university-hospital company:technical-university company:public-university-2 company:regional-tv-station-2 company:regional-tv-station-3 company:national-public-broadcasting company:public-university-3 company:public-hospital-2 company:public-hospital-3 company:fashion-company company:electronics-manufacturer company:hotel
state ask.wages &3
wage:university-hospital-1 wage:regional-tv-station-3-1 wage:regional-tv-station-3-3 wage:shopping-mall-3 done wage:university-hospital-2 wage:technical-university-2 wage:national-public-broadcasting-2 wage:technical-university-1 wage:national-public-broadcasting-1 wage:national-public-broadcasting-3 wage:technical-university-3 wage:public-university-2-1 wage:public-university-2-3 wage:regional-tv-station-2-1 wage:regional-tv-station-2-3 wage:public-university-2-2 wage:public-university-3-2 wage:regional-tv-station-3-2 wage:public-university-3-3 wage:shopping-mall-2 wage:regional-tv-station-2-2 wage:public-university-3-1 wage:public-hospital-2-1 wage:public-hospital-2-3 wage:public-hospital-3-3 wage:public-hospital-3-2 wage:public-hospital-2-2 wage:hotel-3 wage:university-hospital-3 wage:shopping-mall-1
state ask.event &3
event:ae15 event:ae20 event:ae06 event:political-scandal event:global-supply-chain-crisis event:drought event:companies-demand-better-internet event:need-for-sustainability-initiative event:outdated-public-sector-infrastructure event:need-for-stimulus-package event:political-polarization event:low-education-index event:technological-illiteracy event:demand-for-higher-welfare-standards event:earthquake event:fear-of-deflation event:neighbors-at-war event:local-industries-in-turmoil event:ae03 event:ae23 event:ae04 event:ae08 event:ae12 event:ae09 event:ae02 event:ae05 event:declining-birth-rate event:pandemic event:unfair-representation event:strike-at-the-port event:low-university-ratings event:infant-industry-requires-help event:ae14 event:ae21 event:ae11 event:ae13 event:ae17 event:ae19 event:ae16 event:demand-for-pension-reform event:demand-for-thirteen-month-pay event:ae24 event:ae25 event:ae01 event:ae07 event:ae18 event:ae22 event:ae10
state ask.event-penalty &3
class:working class:middle class:capitalist
middle ask.worker-colour &1
skill:luxury skill:healthcare skill:education
middle ask.turn &1
play:middle-growing-business play:middle-foreign-market-insight basic:propose-bill basic:assign-workers basic:build-company basic:buy-goods basic:extra-shift basic:political-pressure free:adjust-wages basic:sell-abroad play:middle-migration play:middle-state-scholarship play:middle-healthcare-benefits play:middle-supplemental-income-program play:middle-public-opinion-polling play:middle-personal-consumption play:middle-land-of-opportunity play:middle-investment-opportunities play:middle-export-subsidy play:middle-health-crisis play:middle-fake-news play:middle-labor-market-deregulation play:middle-public-sector-overtime free:swap-workers play:middle-small-business-grant play:middle-unemployment-initiative-program play:middle-voice-of-middle-class-workers play:middle-employment-subsidy play:middle-immigration-reform agenda:hold play:middle-covid-19-stimulus-package free:pay-off-loan free:adjust-prices free:use-healthcare play:middle-new-theme-park play:middle-reveal-political-scandal play:middle-change-of-government-agenda
middle ask.discard &1
discard:middle-growing-business discard:middle-employment-subsidy discard:middle-new-theme-park discard:middle-export-subsidy discard:middle-foreign-market-insight discard:middle-migration discard:middle-labor-market-deregulation discard:middle-state-scholarship discard:middle-highlight-social-issues discard:middle-interest-groups discard:middle-import-subsidy discard:middle-land-of-opportunity discard:middle-health-crisis discard:middle-specialization discard:middle-fake-news discard:middle-public-sector-overtime discard:middle-unemployment-initiative-program discard:middle-voice-of-middle-class-workers discard:middle-immigration-reform discard:middle-personal-consumption discard:middle-change-of-government-agenda discard:middle-investment-opportunities discard:middle-small-business-grant discard:middle-supplemental-income-program discard:middle-higher-education-program discard:middle-reveal-political-scandal discard:middle-protect-the-status-quo
middle ask.extra-shift &1
company:convenience-store company:doctors-office company:private-school company:training-center company:fast-food-restaurant company:organic-farm company:game-store company:tutoring-company company:convenience-store-2
middle ask.turn-free &1
free:adjust-prices free:adjust-wages end free:receive-benefits free:use-healthcare free:swap-workers free:pay-off-loan agenda:hold
middle ask.vote-influence &1
least most 3/4 2/4 4/4
middle ask.wages &1
wage:convenience-store-3 wage:doctors-office-3 done wage:convenience-store-2 wage:doctors-office-2 wage:private-school-3 wage:doctors-office-2-1 wage:doctors-office-2-2 wage:private-school-2 wage:regional-radio-station-2 wage:private-school-1 wage:regional-radio-station-3 wage:organic-farm-2 wage:organic-farm-1 wage:game-store-1 wage:game-store-3 wage:tutoring-company-2 wage:tutoring-company-1 wage:tutoring-company-3 wage:game-store-2 wage:convenience-store-2-3 wage:convenience-store-2-2 wage:electronics-store-3 wage:electronics-store-1 wage:electronics-store-2 wage:medical-laboratory-2 wage:medical-laboratory-1 wage:local-newspaper-2 wage:convenience-store-2-1 wage:organic-farm-3 wage:local-newspaper-3 wage:medical-laboratory-3
middle ask.bill &1
bill:3B bill:4A bill:7A bill:7C bill:1A bill:3A bill:3C bill:4B bill:6B bill:2A bill:2C bill:5A bill:7B bill:6C bill:1B bill:1C bill:2B bill:5C
middle ask.founder &1
skill:education worker:technical-university-0 skill:healthcare worker:technical-university-1 worker:shopping-mall-1 worker:shopping-mall-0 worker:academy-1 worker:organic-farm-0 worker:electronics-store-0 skill:agriculture skill:unskilled worker:public-university-2-0 worker:private-school-0
middle ask.food-stored &1
least 3/4
middle ask.price &1
done price:education-5 price:education-10 price:food-15 price:luxury-10 price:education-8 price:food-12 price:health-8 price:food-9 price:luxury-5 price:health-5 price:health-10
middle ask.discard-companies &1
company:local-newspaper company:medical-laboratory done company:fast-food-restaurant company:doctors-office-2 company:game-store company:jewelry-store company:pr-agency company:electronics-store company:regional-radio-station company:organic-farm company:private-school company:tutoring-company company:training-center company:pharmacy company:convenience-store-2
middle ask.migrant &1
skill:unskilled skill:agriculture skill:education skill:healthcare skill:media
middle ask.buy-resource &1
resource:food resource:education done resource:health
middle ask.buy-source &1
source:middle source:state source:capitalist source:foreign
middle ask.export &1
sale:food-0 sale:education-0 sale:luxury-0 sale:health-0 sale:health-1 sale:education-1 agenda:reveal
middle ask.food-source &1
source:capitalist source:foreign
middle ask.build &1
company:jewelry-store company:electronics-store company:regional-radio-station company:convenience-store-2 company:game-store company:private-school company:tutoring-company company:training-center company:doctors-office-2 company:fast-food-restaurant company:local-newspaper company:organic-farm company:pr-agency done company:pharmacy
middle ask.employee &1
skill:luxury
middle ask.food-amount &1
most least
capitalist ask.export-from-zone &1
3/4 most
capitalist ask.turn &2
basic:political-pressure free:adjust-prices free:give-bonus play:capitalist-fake-news basic:propose-bill play:capitalist-technological-progress play:capitalist-taxed-enough-already play:capitalist-foreign-partner play:capitalist-industrialization play:capitalist-protect-the-status-quo free:pay-off-loan play:capitalist-business-expansion basic:build-company basic:make-deal free:buy-storage play:capitalist-exit-strategy basic:sell-abroad play:capitalist-trade-protectionism-lobby
capitalist ask.price &2
price:food-15 price:luxury-5 price:luxury-10 price:health-5 price:health-10 price:education-5 price:education-10 done price:luxury-8 price:health-8 price:education-8 price:food-12 price:food-9
capitalist ask.turn-main &2
basic:propose-bill basic:sell-company basic:make-deal basic:political-pressure basic:sell-abroad play:capitalist-industrialization play:capitalist-foreign-partner play:capitalist-bid-rigging play:capitalist-technological-progress play:capitalist-investment-opportunities play:capitalist-trade-protectionism-lobby play:capitalist-health-crisis play:capitalist-offshore-companies play:capitalist-extra-shift play:capitalist-exit-strategy play:capitalist-interest-groups play:capitalist-foreign-recruitment play:capitalist-reveal-political-scandal basic:build-company play:capitalist-business-expansion play:capitalist-foreign-market-insight play:capitalist-global-branding play:capitalist-higher-education-program
capitalist ask.discard &2
discard:capitalist-global-food-crisis discard:capitalist-unemployment-initiative-program discard:capitalist-industrialization discard:capitalist-global-branding discard:capitalist-push-political-agenda discard:capitalist-tap-into-new-markets discard:capitalist-foreign-partner discard:capitalist-buy-private-island discard:capitalist-bid-rigging discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-investment-opportunities discard:capitalist-extra-shift discard:capitalist-public-opinion-polling discard:capitalist-higher-education-program discard:capitalist-foreign-recruitment discard:capitalist-competitive-wages discard:capitalist-trade-protectionism-lobby discard:capitalist-fake-news discard:capitalist-health-crisis discard:capitalist-foreign-market-insight discard:capitalist-taxed-enough-already discard:capitalist-exit-strategy discard:capitalist-interest-groups discard:capitalist-radical-reforms discard:capitalist-business-expansion discard:capitalist-momentum-for-change discard:capitalist-business-grants discard:capitalist-change-of-government-agenda discard:capitalist-endorse-political-campaign discard:capitalist-reveal-political-scandal discard:capitalist-protect-the-status-quo
capitalist ask.bill &2
bill:1B bill:3B bill:4A bill:4C bill:5B bill:6C bill:7A bill:7C bill:1A bill:1C bill:2B bill:3C bill:5A bill:5C bill:7B bill:2C bill:4B bill:6B bill:6A bill:2A
capitalist ask.immediate-vote &2
yes no
capitalist ask.export &2
sale:luxury-0 sale:luxury-1 done sale:food-0 sale:education-0 sale:education-1 sale:food-1 sale:health-0 sale:health-1 extra
capitalist ask.export-from-zone &2
3/4 most 4/4 1/4
capitalist ask.vote-influence &2
least 2/4
capitalist ask.discard-companies &2
company:car-manufacturer company:automated-dairy-farm done company:fast-food-chain company:automated-grain-farm company:academy company:electronics-manufacturer company:tv-station company:publishing-house company:shopping-mall-2 company:lobbying-firm company:fashion-company company:vegetable-farm company:stadium company:pharmaceutical-company company:clinic-2 company:supermarket-2 company:fish-farm company:radio-station company:medical-village company:hotel company:college-2 company:hospital company:institute-of-technology company:university
capitalist ask.sell-to-state &2
3/4 least
capitalist ask.wages &2
wage:supermarket-2 wage:shopping-mall-2 wage:clinic-2 wage:college-2 done wage:supermarket-3 wage:shopping-mall-3 wage:clinic-1 wage:clinic-3 wage:college-1 wage:college-3 wage:hotel-1 wage:fish-farm-3 wage:clinic-2-1 wage:clinic-2-3 wage:publishing-house-3 wage:pharmaceutical-company-3 wage:pharmaceutical-company-2 wage:institute-of-technology-3 wage:stadium-3 wage:hotel-2 wage:institute-of-technology-2 wage:supermarket-1 wage:medical-village-3 wage:fast-food-chain-2 wage:fast-food-chain-3 wage:stadium-1 wage:medical-village-1 wage:hospital-2 wage:technical-university-2 wage:lobbying-firm-3 wage:college-2-1 wage:university-2 wage:lobbying-firm-2 wage:supermarket-2-3
state ask.turn &2
play:state-foreign-financial-assistance basic:propose-bill basic:event-action basic:extra-tax free:adjust-wages play:state-literacy-program basic:sell-abroad free:pay-off-loan play:state-supplemental-income-program play:state-geopolitical-support play:state-allowances-and-subsidies play:state-growth-in-tourism play:state-privatization play:state-foreign-investment-program play:state-higher-vat play:state-construction-boom play:state-reveal-political-scandal play:state-healthcare-program play:state-quantitative-easing play:state-denial-of-free-speech play:state-agenda-setting play:state-emergency-state play:state-a-matter-of-high-priority play:state-public-sector-overtime basic:meet-mps play:state-foreign-students play:state-nationalization play:state-immediate-response
state ask.discard &2
discard:state-quantitative-easing discard:state-public-sector-overtime discard:state-shift-focus discard:state-foreign-financial-assistance discard:state-foreign-investment-program discard:state-medical-tourism discard:state-nationalization discard:state-employment-support-scheme discard:state-step-for-representation discard:state-immediate-response discard:state-denial-of-free-speech discard:state-agenda-setting discard:state-foreign-students discard:state-emergency-state discard:state-pressing-matters discard:state-supplemental-income-program discard:state-a-matter-of-high-priority discard:state-unemployment-initiative-program discard:state-geopolitical-support discard:state-radical-reforms discard:state-allowances-and-subsidies discard:state-growth-in-tourism discard:state-privatization discard:state-business-grants discard:state-higher-vat discard:state-healthcare-program discard:state-construction-boom discard:state-change-of-government-agenda discard:state-reveal-political-scandal discard:state-covid-19-vaccination-program discard:state-momentum-for-change discard:state-protect-the-status-quo discard:state-literacy-program
state ask.bill &2
bill:3B bill:4A bill:4C bill:5B bill:6A bill:6C bill:7A bill:7C bill:1A bill:1C bill:2B bill:5A bill:5C bill:7B bill:2A bill:2C bill:4B bill:1B bill:3A bill:6B
state ask.immediate-vote &2
yes no
state ask.turn-free &2
free:adjust-wages end free:pay-off-loan free:history-he15 agenda:hold free:history-he28
state ask.event &2
event:political-polarization event:technological-illiteracy event:fear-of-deflation event:demand-for-thirteen-month-pay event:developing-countries-in-need event:pandemic event:infant-industry-requires-help event:strike-at-the-port event:demand-for-higher-welfare-standards event:earthquake event:drought event:ae04 event:ae03 event:ae11 event:ae19 event:ae10 event:demand-for-pension-reform event:need-for-sustainability-initiative event:low-education-index event:outdated-public-sector-infrastructure event:low-university-ratings event:need-for-stimulus-package event:companies-demand-better-internet event:declining-birth-rate event:global-supply-chain-crisis event:neighbors-at-war event:ae20 event:ae12 event:ae08 event:ae15 event:ae25 event:ae05 event:ae14 event:ae09 event:unfair-representation event:local-industries-in-turmoil event:political-scandal event:ae22 event:ae16 event:ae18 event:ae02 event:ae06 event:ae21 event:ae13 event:ae01 event:civil-unrest
state ask.event-class &2
class:working class:capitalist class:middle
state ask.event-cubes &2
3/4 most least 2/4 4/4
state ask.vote-influence &2
least 3/4 2/4 4/4
state ask.open-company &2
company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-university-3 company:regional-tv-station-3 company:national-public-broadcasting company:technical-university company:university-hospital company:public-hospital-3 company:clinic company:electronics-manufacturer
state ask.wage &2
wage:2 wage:3 wage:1
state ask.wages &2
wage:university-hospital-2 wage:technical-university-2 wage:national-public-broadcasting-2 wage:public-university-2-2 wage:regional-tv-station-2-2 done wage:technical-university-3 wage:public-university-3-3 wage:regional-tv-station-2-3 wage:public-university-2-3 wage:public-hospital-2-3 wage:regional-tv-station-3-3 wage:national-public-broadcasting-3 wage:public-hospital-3-3 wage:public-hospital-3-2 wage:regional-tv-station-3-2 wage:university-hospital-1 wage:technical-university-1 wage:shopping-mall-3 wage:public-university-2-1 wage:shopping-mall-1 wage:shopping-mall-2 wage:public-hospital-2-2 wage:public-hospital-2-1 wage:university-hospital-3 wage:regional-tv-station-2-1 wage:national-public-broadcasting-1 wage:regional-tv-station-3-1 wage:public-university-3-1 wage:public-university-3-2 wage:clinic-2
state ask.close-company &2
company:university-hospital company:technical-university company:national-public-broadcasting company:public-university-2 company:public-university-3 company:regional-tv-station-2 company:public-hospital-2 company:regional-tv-station-3 company:public-hospital-3 company:clinic company:shopping-mall
state ask.staff-company &2
company:regional-tv-station-2 company:public-university-2 company:technical-university company:public-university-3 company:regional-tv-station-3 company:national-public-broadcasting company:public-hospital-2 company:public-hospital-3 company:university-hospital company:clinic
state ask.turn-main &2
play:state-emergency-state basic:meet-mps basic:campaign basic:extra-tax play:state-foreign-financial-assistance play:state-geopolitical-support play:state-supplemental-income-program play:state-agenda-setting play:state-higher-vat basic:event-action play:state-allowances-and-subsidies play:state-growth-in-tourism basic:sell-abroad play:state-quantitative-easing play:state-a-matter-of-high-priority play:state-literacy-program play:state-privatization play:state-healthcare-program play:state-construction-boom play:state-nationalization play:state-business-grants play:state-denial-of-free-speech play:state-step-for-representation play:state-unemployment-initiative-program play:state-shift-focus play:state-covid-19-vaccination-program agenda:hold play:state-foreign-investment-program
state ask.meet-mps &2
class:middle class:capitalist class:working
working ask.educate &1
worker:supermarket-1 worker:university-hospital-1 worker:cooperative-farm-1 worker:tutoring-company-employee skill:luxury skill:unskilled worker:university-hospital-2 worker:convenience-store-employee skill:agriculture
working ask.swap-out &1
done worker:tutoring-company-employee worker:university-hospital-2 worker:cooperative-farm-2-0 worker:convenience-store-employee worker:doctors-office-2-employee worker:hotel-0 worker:doctors-office-employee worker:hotel-2 worker:tv-station-1 worker:tv-station-2 worker:pharmaceutical-company-2 worker:cooperative-farm-2 worker:college-1 worker:cooperative-farm-1 worker:publishing-house-1 worker:public-hospital-2-1 worker:fish-farm-1 worker:fish-farm-2 worker:local-newspaper-employee worker:technical-university-2 worker:hotel-1
state ask.provide-mix &1
most
state ask.staff-skill &1
skill:agriculture skill:media skill:education
state ask.build &1
company:vegetable-farm company:supermarket-2 company:shopping-mall-2 company:clinic-2 company:university company:academy company:college-2 company:lobbying-firm company:hospital company:stadium company:institute-of-technology
middle ask.worker-colour &2
skill:healthcare skill:education skill:agriculture skill:luxury skill:media
middle ask.turn &2
play:middle-supplemental-income-program play:middle-state-scholarship play:middle-investment-opportunities basic:propose-bill basic:assign-workers basic:build-company basic:buy-goods basic:extra-shift basic:political-pressure free:adjust-prices free:adjust-wages basic:sell-abroad play:middle-migration free:use-healthcare play:middle-employment-subsidy play:middle-export-subsidy play:middle-public-opinion-polling free:swap-workers play:middle-small-business-grant play:middle-new-theme-park play:middle-personal-consumption play:middle-immigration-reform play:middle-higher-education-program play:middle-interest-groups play:middle-public-sector-overtime play:middle-healthcare-benefits play:middle-labor-market-deregulation agenda:hold play:middle-covid-19-stimulus-package play:middle-reveal-political-scandal free:pay-off-loan play:middle-land-of-opportunity play:middle-foreign-market-insight free:receive-benefits play:middle-growing-business play:middle-fake-news play:middle-health-crisis basic:sell-company play:middle-voice-of-middle-class-workers
middle ask.discard &2
discard:middle-specialization discard:middle-supplemental-income-program discard:middle-state-scholarship discard:middle-migration discard:middle-growing-business discard:middle-investment-opportunities discard:middle-import-subsidy discard:middle-export-subsidy discard:middle-health-crisis discard:middle-foreign-market-insight discard:middle-voice-of-middle-class-workers discard:middle-small-business-grant discard:middle-fake-news discard:middle-new-theme-park discard:middle-highlight-social-issues discard:middle-employment-subsidy discard:middle-land-of-opportunity discard:middle-unemployment-initiative-program discard:middle-immigration-reform discard:middle-higher-education-program discard:middle-interest-groups discard:middle-public-sector-overtime discard:middle-labor-market-deregulation discard:middle-momentum-for-change discard:middle-healthcare-benefits discard:middle-personal-consumption discard:middle-covid-19-stimulus-package discard:middle-change-of-government-agenda
middle ask.extra-shift &2
company:convenience-store company:doctors-office company:jewelry-store company:tutoring-company company:organic-farm company:training-center company:fast-food-restaurant company:game-store done company:pharmacy company:convenience-store-2
middle ask.turn-free &2
free:adjust-prices free:adjust-wages end free:use-healthcare free:receive-benefits free:swap-workers agenda:hold free:use-education free:pay-off-loan agenda:reveal
middle ask.bill &2
bill:1B bill:2A bill:2C bill:3B bill:7A bill:7C bill:4A bill:5A bill:5C bill:6B bill:7B bill:1A bill:1C bill:2B bill:3A bill:3C bill:4B bill:6C bill:4C bill:5B bill:6A
middle ask.buy-resource &2
resource:food resource:health resource:education done resource:influence
middle ask.buy-source &2
source:middle source:state done source:capitalist
middle ask.build &2
company:game-store company:private-school company:electronics-store company:tutoring-company company:local-newspaper company:organic-farm company:training-center company:convenience-store-2 company:jewelry-store company:regional-radio-station company:doctors-office-2 company:fast-food-restaurant company:medical-laboratory company:pharmacy done company:pr-agency
middle ask.founder &2
worker:shopping-mall-1 skill:agriculture worker:doctors-office-0 worker:shopping-mall-0 skill:healthcare worker:shopping-mall-2-1 worker:radio-station-1 worker:supermarket-2-1 worker:hospital-0 worker:vegetable-farm-0 skill:education worker:technical-university-0 worker:technical-university-1 skill:unskilled skill:media worker:convenience-store-0 worker:training-center-0 worker:training-center-1 worker:fast-food-chain-0 worker:hotel-0 worker:radio-station-0 worker:fashion-company-0 worker:fashion-company-1 worker:tv-station-0 worker:tv-station-2 worker:publishing-house-0 worker:fast-food-chain-1 worker:college-2-0 worker:college-2-1 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:jewelry-store-0 worker:fish-farm-0 worker:institute-of-technology-0 worker:convenience-store-2-0 worker:publishing-house-1 worker:publishing-house-2 skill:luxury worker:pharmacy-0 worker:pharmacy-1 worker:public-university-2-0 worker:public-university-2-1 worker:organic-farm-0 worker:doctors-office-2-0 worker:supermarket-2-0 worker:game-store-0 worker:hospital-1 worker:private-school-0 worker:vegetable-farm-1 worker:clinic-0 worker:clinic-1 worker:hotel-1 worker:tutoring-company-0 worker:academy-0 worker:academy-1 worker:institute-of-technology-2 worker:clinic-2-0 worker:university-0 worker:university-1 worker:stadium-0 worker:stadium-1 worker:shopping-mall-2-0 worker:vegetable-farm-2 worker:regional-tv-station-2-1 worker:pharmaceutical-company-2 worker:electronics-store-0 worker:medical-village-0 worker:public-hospital-3-0 worker:medical-laboratory-0 worker:fish-farm-1 worker:lobbying-firm-0 worker:tv-station-1
middle ask.wages &2
wage:convenience-store-3 wage:doctors-office-3 done wage:convenience-store-2 wage:doctors-office-2 wage:convenience-store-2-2 wage:tutoring-company-2 wage:private-school-2 wage:organic-farm-2 wage:tutoring-company-1 wage:organic-farm-1 wage:game-store-2 wage:medical-laboratory-2 wage:game-store-3 wage:medical-laboratory-1 wage:private-school-3 wage:private-school-1 wage:electronics-store-2 wage:doctors-office-2-3 wage:electronics-store-3 wage:doctors-office-2-2 wage:doctors-office-1 wage:electronics-store-1 wage:game-store-1 wage:convenience-store-2-1 wage:tutoring-company-3 wage:organic-farm-3 wage:convenience-store-2-3 wage:local-newspaper-2 wage:doctors-office-2-1 wage:local-newspaper-3 wage:regional-radio-station-1 wage:regional-radio-station-3 wage:convenience-store-1 wage:regional-radio-station-2 wage:medical-laboratory-3
middle ask.price &2
price:education-10 done price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:food-12 price:health-5 price:health-10 price:education-8 price:health-8 price:luxury-8 price:education-5
middle ask.discard-companies &2
company:game-store company:local-newspaper done company:convenience-store-2 company:doctors-office-2 company:private-school company:pr-agency company:regional-radio-station company:pharmacy company:fast-food-restaurant company:organic-farm company:electronics-store company:jewelry-store company:medical-laboratory company:tutoring-company company:training-center
middle ask.migrant &2
skill:unskilled skill:agriculture skill:education skill:healthcare skill:media done skill:luxury
middle ask.export &2
sale:food-0 sale:luxury-0 sale:health-0 sale:education-0 sale:health-1 sale:education-1 sale:luxury-1 done
middle ask.food-stored &2
2/4
middle ask.wage &2
wage:2 wage:3 wage:1
state ask.build &2
company:vegetable-farm company:supermarket-2 company:institute-of-technology company:clinic-2 company:university company:stadium company:car-manufacturer company:fish-farm company:tv-station company:academy company:college-2 company:pharmaceutical-company company:electronics-manufacturer company:hospital company:shopping-mall-2 company:automated-grain-farm company:automated-dairy-farm company:hotel company:pr-agency company:lobbying-firm company:regional-radio-station company:medical-village
state ask.provide-own &2
least 3/4 most 2/4
state ask.provide-mix &2
least most 3/4
state ask.provide-from &2
least 3/4 most 2/4 4/4
state ask.event-penalty &2
class:working class:middle
working ask.hidden-agenda &2
agenda:ha14
working ask.turn &2
play:working-cooperative-farm play:working-general-strike play:working-supplemental-income-program play:working-proletarians-of-the-world-unite play:working-signing-bonus play:working-state-scholarship basic:propose-bill basic:assign-workers basic:buy-goods basic:strike agenda:hold play:working-labor-market-deregulation play:working-public-sector-overtime play:working-radical-reforms free:swap-workers play:working-immigration-reform play:working-unemployment-benefits play:working-fake-news play:working-interest-groups play:working-highlight-social-issues play:working-reveal-political-scandal play:working-specialization play:working-affordable-housing play:working-workplace-accident basic:demonstration play:working-rising-covid-19-cases play:working-need-for-change basic:political-pressure play:working-workers-movement free:receive-benefits play:working-healthcare-benefits basic:history-he25 basic:history-he17 play:working-healthcare-movement play:working-boost-domestic-tourism play:working-student-movement free:use-healthcare free:use-education free:pay-off-loan
working ask.assign-next-for &2
worker:college-0 worker:supermarket-1 skill:unskilled skill:luxury worker:public-university-2-0 skill:healthcare skill:agriculture worker:pharmaceutical-company-0 worker:university-hospital-0 worker:convenience-store-employee worker:doctors-office-employee worker:convenience-store-2-employee worker:college-1 worker:clinic-0 worker:cooperative-farm-0 worker:local-newspaper-employee worker:clinic-1 worker:hospital-0 skill:education skill:media worker:tutoring-company-employee worker:game-store-employee worker:university-hospital-1 worker:cooperative-farm-2-0 worker:supermarket-2-0 worker:private-school-employee worker:university-1 worker:fast-food-chain-0 worker:medical-village-0 worker:fast-food-chain-1 worker:radio-station-0 worker:electronics-store-employee worker:cooperative-farm-2-2 worker:vegetable-farm-0 worker:tv-station-0 worker:institute-of-technology-0 worker:cooperative-farm-2-1 worker:academy-1 worker:lobbying-firm-0 worker:national-public-broadcasting-0 worker:public-university-2-1
working ask.discard &2
discard:working-boost-domestic-tourism discard:working-general-strike discard:working-proletarians-of-the-world-unite discard:working-signing-bonus discard:working-state-scholarship discard:working-labor-market-deregulation discard:working-workers-movement discard:working-radical-reforms discard:working-immigration-reform discard:working-highlight-social-issues discard:working-healthcare-movement discard:working-unemployment-benefits discard:working-fake-news discard:working-public-opinion-polling discard:working-cooperative-farm discard:working-change-of-government-agenda discard:working-student-movement discard:working-specialization discard:working-rising-covid-19-cases discard:working-interest-groups discard:working-healthcare-benefits discard:working-public-sector-overtime discard:working-migration discard:working-need-for-change discard:working-supplemental-income-program discard:working-workplace-accident discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-momentum-for-change
working ask.bill &2
bill:1B bill:2A bill:4A bill:4C bill:7A bill:1A bill:3A bill:3C bill:4B bill:6B bill:7B bill:5A bill:6C bill:2B bill:3B bill:2C bill:6A bill:1C bill:5C bill:7C
working ask.food-source &2
source:capitalist source:foreign source:middle
working ask.turn-free &2
free:use-healthcare free:receive-benefits free:history-he32 free:use-education end free:swap-workers free:pay-off-loan
working ask.overtime &2
company:university-hospital company:regional-tv-station-2 company:public-hospital-2 company:public-university-2 company:regional-tv-station-3 company:technical-university company:national-public-broadcasting
working ask.buy-resource &2
resource:education resource:food resource:health resource:influence done resource:luxury
working ask.assign-where &2
company:convenience-store company:clinic company:public-university-2 company:college company:regional-tv-station-3 company:doctors-office union:agriculture trade:convenience-store-employee union:healthcare union:education company:university-hospital company:supermarket company:public-university-3 company:medical-village company:public-hospital-2 company:game-store company:convenience-store-2 company:regional-tv-station-2 company:tutoring-company company:doctors-office-2 company:national-public-broadcasting company:fashion-company company:vegetable-farm company:university company:supermarket-2 company:pharmaceutical-company company:college-2 company:local-newspaper company:hospital company:hotel company:private-school company:fish-farm company:clinic-2 company:publishing-house company:lobbying-firm trade:doctors-office-employee union:media trade:cooperative-farm-2 company:radio-station company:tv-station trade:university-hospital-0 trade:game-store-employee company:cooperative-farm-2 union:luxury trade:hotel-0 trade:university-hospital-1 company:public-hospital-3 trade:local-newspaper-employee trade:convenience-store-2-employee trade:public-university-2-1 trade:clinic-2-1 trade:publishing-house-1 trade:fashion-company-1
working ask.assign-worker &2
worker:supermarket-0 worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 done skill:unskilled skill:luxury skill:education worker:medical-village-0 worker:institute-of-technology-0 skill:healthcare skill:agriculture worker:clinic-0 worker:fish-farm-1 worker:radio-station-0 worker:hospital-0 worker:hospital-1 worker:tv-station-0 worker:tv-station-1 worker:private-school-employee worker:pharmaceutical-company-1 worker:convenience-store-employee worker:doctors-office-employee worker:doctors-office-2-employee worker:supermarket-1 worker:local-newspaper-employee worker:publishing-house-0 worker:academy-1 worker:public-university-2-0 worker:public-university-2-1 worker:cooperative-farm-0 worker:fashion-company-0 worker:fish-farm-0 worker:pharmaceutical-company-0 worker:tutoring-company-employee worker:vegetable-farm-0 worker:university-hospital-2 worker:fast-food-chain-0 worker:convenience-store-2-employee skill:media worker:hotel-0 worker:hotel-1 worker:cooperative-farm-2-0 worker:supermarket-2-0 worker:supermarket-2-1 worker:medical-laboratory-employee worker:clinic-2-0 worker:clinic-2-1 worker:organic-farm-employee worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:college-2-1 worker:university-0 worker:national-public-broadcasting-0 worker:national-public-broadcasting-2 worker:regional-radio-station-employee worker:institute-of-technology-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:cooperative-farm-2 worker:vegetable-farm-2 worker:cooperative-farm-1 worker:medical-village-2 worker:hotel-2 worker:fashion-company-1 worker:stadium-0 worker:electronics-store-employee worker:radio-station-1 worker:academy-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:medical-village-1 worker:pharmaceutical-company-2 worker:public-hospital-3-0 worker:regional-tv-station-3-0 worker:college-2-0 worker:public-hospital-2-0 worker:publishing-house-2
working ask.strike &2
done company:supermarket company:local-newspaper company:doctors-office-2 company:convenience-store company:tutoring-company company:college company:university-hospital company:doctors-office company:organic-farm company:fast-food-chain company:publishing-house company:radio-station
working ask.swap-in &2
skill:agriculture skill:luxury skill:healthcare skill:education skill:media skill:unskilled
state ask.hidden-agenda &2
agenda:ha04 agenda:ha01 agenda:ha05 agenda:ha03
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
policy:2A policy:6A policy:6C policy:3A policy:5B policy:7C policy:1C
state ask.event-media &3
class:working class:middle class:capitalist done
state ask.provide-mix &3
least most 3/4
state ask.provide-from &3
3/4 most 2/4
state ask.event-two-classes &3
classes:working-middle classes:middle-capitalist classes:working-capitalist
state ask.event-cubes &3
2/4 3/4 most
capitalist ask.bonus &1
company:supermarket company:college
capitalist ask.build &1
company:hotel company:fast-food-chain company:vegetable-farm company:shopping-mall-2 company:car-manufacturer company:fashion-company company:automated-dairy-farm company:university company:lobbying-firm company:academy company:automated-grain-farm company:radio-station
middle ask.swap-out &2
worker:publishing-house-1 done worker:fast-food-restaurant-1 worker:technical-university-2 worker:radio-station-0 worker:radio-station-1 worker:fish-farm-1 worker:fish-farm-2 worker:academy-1 worker:pr-agency-1 worker:fashion-company-0 worker:fashion-company-1 worker:publishing-house-0 worker:fast-food-chain-0 worker:technical-university-1 worker:public-university-3-1 worker:stadium-2 worker:hotel-1 worker:training-center-1 worker:lobbying-firm-1 worker:clinic-1 worker:university-2 worker:pharmacy-1 worker:public-university-2-1 worker:vegetable-farm-2 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:university-1 worker:supermarket-2-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:institute-of-technology-2 worker:national-public-broadcasting-2 worker:institute-of-technology-1 worker:hotel-0 worker:tv-station-1 worker:medical-village-1 worker:medical-village-2 worker:tv-station-2 worker:fast-food-chain-1 worker:jewelry-store-1 worker:publishing-house-2 worker:college-2-1 worker:hotel-2 worker:stadium-1 worker:shopping-mall-2-1 worker:regional-tv-station-2-1 worker:hospital-1 worker:clinic-2-1 worker:regional-tv-station-3-1 worker:public-hospital-2-1 worker:public-hospital-3-1 worker:shopping-mall-1 worker:national-public-broadcasting-1
middle ask.food-amount &2
most 3/4 least 2/4 4/4
state ask.staff-skill &2
skill:education skill:agriculture skill:healthcare skill:media skill:luxury
working ask.educate &2
worker:supermarket-1 worker:university-hospital-1 worker:university-hospital-2 worker:convenience-store-employee worker:cooperative-farm-1 skill:luxury worker:college-1 worker:cooperative-farm-2 worker:cooperative-farm-2-2 worker:local-newspaper-employee skill:unskilled worker:game-store-employee worker:tutoring-company-employee worker:vegetable-farm-1 worker:vegetable-farm-2 worker:clinic-1 worker:publishing-house-1 worker:publishing-house-2 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:hospital-1 skill:agriculture worker:college-2-1 worker:radio-station-1 worker:tv-station-1 worker:doctors-office-2-employee worker:public-university-2-1 worker:fashion-company-0
working ask.worker-colour &2
skill:luxury skill:healthcare skill:media skill:agriculture skill:education
state ask.provide-class &2
class:working class:middle class:capitalist
state ask.provide-own &3
least most 3/4
state ask.build &3
company:institute-of-technology company:vegetable-farm company:shopping-mall-2 company:college-2 company:automated-grain-farm company:stadium company:medical-village company:lobbying-firm company:hospital company:tv-station company:academy company:supermarket-2 company:hotel company:university company:pr-agency company:organic-farm
state ask.legitimacy-class &3
class:working class:capitalist agenda:reveal
state ask.move-policy &2
policy:5B policy:2A policy:2C policy:4B
working ask.swap-out &2
worker:doctors-office-2-employee worker:clinic-1 done worker:university-hospital-1 worker:radio-station-0 worker:radio-station-1 worker:college-1 worker:hospital-1 worker:local-newspaper-employee worker:vegetable-farm-1 worker:tutoring-company-employee worker:cooperative-farm-2-0 worker:cooperative-farm-2-2 worker:publishing-house-1 worker:publishing-house-2 worker:clinic-2-1 worker:fish-farm-2 worker:academy-1 worker:cooperative-farm-0 worker:public-university-2-1 worker:medical-village-2 worker:doctors-office-employee worker:vegetable-farm-2 worker:game-store-employee worker:fashion-company-1 worker:cooperative-farm-1 worker:convenience-store-employee worker:fish-farm-1 worker:supermarket-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:cooperative-farm-2 worker:publishing-house-0 worker:university-hospital-2 worker:institute-of-technology-2 worker:convenience-store-2-employee worker:hotel-2 worker:fashion-company-0 worker:cooperative-farm-2-1 worker:supermarket-2-1 worker:university-1 worker:university-2 worker:pharmaceutical-company-1 worker:regional-tv-station-3-1 worker:institute-of-technology-1 worker:regional-tv-station-2-1 worker:pharmaceutical-company-2 worker:lobbying-firm-1 worker:medical-village-1 worker:tv-station-1 worker:tv-station-2 worker:national-public-broadcasting-1 worker:vegetable-farm-0 worker:national-public-broadcasting-2 worker:college-2-1 worker:hotel-0 worker:technical-university-2 worker:public-hospital-2-1 worker:hotel-1 worker:stadium-2 worker:technical-university-1 worker:stadium-1
capitalist ask.sell-company &2
company:shopping-mall company:clinic company:college company:fish-farm company:supermarket company:pharmaceutical-company company:hotel company:institute-of-technology company:supermarket-2 company:clinic-2 company:technical-university company:university-hospital company:medical-village company:automated-dairy-farm company:automated-grain-farm
capitalist ask.wage &2
wage:2 wage:3 wage:1
state ask.hidden-agenda &3
agenda:ha01 agenda:ha03 agenda:ha05 agenda:ha04 agenda:ha02
state ask.buy-food &3
least 4/4
working ask.strike &1
done company:local-newspaper company:convenience-store company:university-hospital company:tutoring-company
working ask.remove-worker &1
worker:tutoring-company-employee worker:university-hospital-2
state ask.turn-main &3
play:state-agenda-setting basic:extra-tax basic:campaign play:state-higher-vat basic:event-action play:state-foreign-financial-assistance play:state-a-matter-of-high-priority play:state-allowances-and-subsidies play:state-privatization play:state-literacy-program play:state-quantitative-easing play:state-geopolitical-support basic:sell-abroad play:state-construction-boom play:state-supplemental-income-program
working ask.free-health &2
3/4 least most
state ask.event-cost &2
cost:0 cost:1 cost:2
state ask.scandal &2
role:middle role:capitalist
capitalist ask.benefit &2
benefit:ae10 benefit:ae17 benefit:ae14 benefit:ae19 benefit:ae21
middle ask.overtime &2
company:university-hospital company:regional-tv-station-3 company:public-university-2 company:technical-university company:national-public-broadcasting company:regional-tv-station-2
middle ask.keep-event | event.ae02
vp agenda:reveal
working ask.remove-worker &2
worker:college-1 worker:university-hospital-2 worker:vegetable-farm-2 worker:regional-tv-station-2-0 worker:college-0 worker:cooperative-farm-2
working ask.buy-source &2
source:capitalist source:state done source:middle source:foreign
middle ask.educate &2
worker:institute-of-technology-1 worker:institute-of-technology-2 skill:unskilled skill:agriculture worker:technical-university-1 skill:media worker:radio-station-0 worker:radio-station-1 worker:clinic-1 worker:university-2 worker:hotel-2 worker:training-center-1 worker:university-1 worker:shopping-mall-1 worker:college-2-1 worker:fast-food-restaurant-1 worker:clinic-2-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:hotel-0 worker:lobbying-firm-1 worker:pharmaceutical-company-1 worker:fish-farm-2 worker:public-university-3-1 worker:public-university-2-1 skill:luxury
middle ask.swap-in | company.pharmaceutical-company
skill:education
middle ask.new-bill &2
yes no
state ask.spend-media &3
least 3/4 most
middle ask.turn-main &2
basic:extra-shift play:middle-foreign-market-insight basic:assign-workers play:middle-fake-news play:middle-specialization play:middle-public-sector-overtime play:middle-state-scholarship basic:buy-goods basic:political-pressure play:middle-land-of-opportunity play:middle-employment-subsidy
middle ask.remove-worker &2
worker:game-store-0 skill:unskilled worker:shopping-mall-0 worker:radio-station-1
working ask.buy-source &1
source:state done
working ask.turn-main &1
play:working-boost-domestic-tourism basic:political-pressure basic:strike
middle ask.educate &1
worker:technical-university-1 skill:agriculture worker:medical-village-1 worker:hotel-0 worker:publishing-house-1 worker:academy-1 worker:tv-station-1 skill:unskilled worker:shopping-mall-1
capitalist ask.deal &1
deal:deal-food-8-luxury-4-2 deal:deal-food-6-2 deal:deal-food-8
middle ask.swap-out &1
worker:publishing-house-1 worker:publishing-house-2 worker:hotel-2 done worker:medical-village-2 worker:hotel-1 worker:fast-food-restaurant-1 worker:fish-farm-1 worker:fish-farm-2 worker:college-2-1 worker:fashion-company-0 worker:jewelry-store-1 worker:training-center-1 worker:fast-food-chain-1 worker:shopping-mall-2-1 worker:radio-station-1 worker:tv-station-1 worker:tv-station-2 worker:fast-food-chain-0 worker:technical-university-2 worker:radio-station-0 worker:public-university-2-1 worker:stadium-2 worker:hotel-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:publishing-house-0 worker:institute-of-technology-1 worker:technical-university-1 worker:pharmaceutical-company-1 worker:university-1 worker:vegetable-farm-0 worker:public-hospital-2-1 worker:national-public-broadcasting-2 worker:national-public-broadcasting-1
middle ask.swap-in &1
skill:unskilled skill:education skill:agriculture skill:luxury skill:healthcare skill:media
state ask.move-policy &1
policy:7C policy:2A policy:4C policy:5B
state ask.emergency-policy &3
policy:4C policy:7C policy:3B
capitalist ask.keep-event &1
keep vp
capitalist ask.benefit &1
done benefit:ae10 benefit:ae25 benefit:ae03
capitalist ask.build &2
company:fish-farm company:vegetable-farm company:stadium company:pharmaceutical-company company:university company:lobbying-firm company:supermarket-2 company:car-manufacturer company:shopping-mall-2 company:fashion-company company:radio-station company:publishing-house company:automated-grain-farm company:hotel company:fast-food-chain company:electronics-manufacturer company:college-2 company:automated-dairy-farm company:hospital company:academy company:medical-village company:institute-of-technology company:clinic-2
state ask.hidden-agenda &1
agenda:ha01
middle ask.turn-main &1
basic:buy-goods play:middle-higher-education-program play:middle-foreign-market-insight
capitalist ask.staff-skill &2
skill:healthcare skill:education skill:agriculture skill:luxury skill:media
state ask.drop-event &3
event:earthquake event:civil-unrest
state ask.spend-media &2
least most 3/4
middle ask.remove-worker &1
worker:shopping-mall-0 worker:shopping-mall-1 worker:jewelry-store-0 worker:doctors-office-0 skill:education
state ask.export &2
sale:luxury-0 sale:luxury-1
middle ask.assign-worker &2
worker:college-2-1 done worker:training-center-0 worker:fast-food-chain-0 worker:lobbying-firm-1 worker:radio-station-0 worker:publishing-house-0 worker:fish-farm-0 worker:convenience-store-2-0 worker:stadium-1 worker:medical-village-0 skill:agriculture skill:education worker:public-university-2-0 skill:luxury worker:game-store-0 worker:pharmaceutical-company-1 worker:radio-station-1 worker:technical-university-0 worker:technical-university-1 worker:shopping-mall-2-0
middle ask.assign-where &2
company:fast-food-restaurant company:fish-farm company:clinic company:national-public-broadcasting company:pharmaceutical-company company:shopping-mall company:lobbying-firm
state ask.scandal &3
role:working
middle ask.cancel-bill &1
bill:2 bill:4
middle ask.new-bill &1
yes no
middle ask.assign-worker &1
skill:unskilled skill:education worker:convenience-store-0 worker:training-center-1 worker:supermarket-2-0 worker:fast-food-restaurant-0 worker:radio-station-1 worker:fast-food-chain-0
middle ask.assign-where &1
company:supermarket company:public-hospital-2
working ask.free-health &1
most least 2/4
capitalist ask.staff-skill &1
skill:luxury skill:healthcare skill:agriculture
capitalist ask.turn-free &1
free:adjust-wages free:receive-benefits free:pay-off-loan
capitalist ask.retire-company &2
company:national-public-broadcasting company:public-university-2
middle ask.sell-company &2
company:convenience-store company:electronics-store company:fast-food-restaurant company:training-center
capitalist ask.bond &1
bond:0 bond:30
state ask.export &3
sale:luxury-0 sale:luxury-1
middle ask.export-card &2
card:export-10 card:export-13 card:export-15 card:export-09
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
least most 4/4
working ask.vote-side &2
for against
working ask.vote-influence &2
least most 2/4 3/4 1/4
state ask.vote-side &2
for against
state ask.event-spend-ware &2
3/4 2/4 4/4 most
state ask.event-spend-money &2
money:15 money:30
middle ask.consumption &2
many-sources one-source
middle ask.immediate-vote &2
yes no
middle ask.immediate-vote-free &2
yes no
middle ask.employee &2
none skill:education skill:media skill:unskilled skill:healthcare
capitalist ask.vote-side &2
for against
capitalist ask.deal-destination &2
storage free-trade-zone
state ask.staff-class &2
class:working class:middle
state ask.event-buy &2
least most 3/4
working ask.turn-main &2
basic:political-pressure play:working-boost-domestic-tourism play:working-unemployment-benefits basic:strike
capitalist ask.staff-class-for &2
class:middle none class:working
capitalist ask.turn-free &2
free:receive-benefits free:pay-off-loan free:adjust-wages free:buy-storage end agenda:hold free:adjust-prices
capitalist ask.export-extra &2
most 1/4
working ask.remove-cubes &2
class:middle class:capitalist done
state ask.emergency-policy &2
policy:6A policy:6C policy:7C policy:1B policy:4B policy:5A policy:5C policy:3B policy:4A policy:2B
capitalist ask.export-card &2
card:export-16 card:export-07 card:export-14
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
worker:convenience-store-0 worker:fast-food-chain-0 worker:jewelry-store-0 worker:electronics-store-0 worker:shopping-mall-2-0 worker:pharmacy-0 worker:medical-village-0 worker:pharmaceutical-company-0
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
most
middle ask.remove-cubes &2
class:working class:middle
working ask.immediate-vote-free &2
yes no
working ask.worker-colour &1
skill:luxury skill:healthcare
working ask.assign-where | skill.unskilled &1
company:doctors-office company:university-hospital
working ask.discard | action.propose-bill &1
discard:working-public-sector-overtime discard:working-proletarians-of-the-world-unite discard:working-boost-domestic-tourism discard:working-state-scholarship discard:working-radical-reforms discard:working-interest-groups discard:working-migration discard:working-public-opinion-polling discard:working-general-strike discard:working-student-movement discard:working-specialization discard:working-signing-bonus discard:working-immigration-reform discard:working-healthcare-movement discard:working-cooperative-farm discard:working-workers-movement discard:working-workplace-accident discard:working-unemployment-benefits discard:working-supplemental-income-program discard:working-highlight-social-issues
working ask.overtime &1
company:public-university-2 company:regional-tv-station-2
working ask.food-amount | role.capitalist &1
most
working ask.vote-influence | policy.1 &1
least 2/4
working ask.discard | action.assign-workers &1
discard:working-boost-domestic-tourism discard:working-healthcare-movement discard:working-student-movement discard:working-supplemental-income-program discard:working-workplace-accident discard:working-unemployment-benefits
working ask.demonstration-loss &1
least 3/4
working ask.demonstration-loss | role.middle &1
least 3/4
working ask.assign-next-for | company.university-hospital &1
worker:clinic-1 worker:medical-village-0
capitalist ask.discard | action.propose-bill &1
discard:capitalist-tap-into-new-markets discard:capitalist-extra-shift discard:capitalist-global-food-crisis discard:capitalist-radical-reforms discard:capitalist-investment-opportunities discard:capitalist-technological-progress discard:capitalist-unemployment-initiative-program discard:capitalist-health-crisis discard:capitalist-bid-rigging discard:capitalist-interest-groups discard:capitalist-global-branding discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-endorse-political-campaign discard:capitalist-protect-the-status-quo
capitalist ask.discard | action.make-deal &1
discard:capitalist-foreign-partner discard:capitalist-technological-progress
capitalist ask.discard | action.sell-abroad &1
discard:capitalist-trade-protectionism-lobby discard:capitalist-technological-progress discard:capitalist-foreign-market-insight discard:capitalist-change-of-government-agenda
capitalist ask.discard | action.sell-company &1
discard:capitalist-business-expansion discard:capitalist-foreign-partner
capitalist ask.discard | action.political-pressure &1
discard:capitalist-higher-education-program discard:capitalist-push-political-agenda
state ask.vote-influence | policy.2 &1
least 2/4
state ask.discard | action.propose-bill &1
discard:state-business-grants discard:state-step-for-representation discard:state-foreign-financial-assistance discard:state-pressing-matters discard:state-privatization discard:state-a-matter-of-high-priority discard:state-agenda-setting discard:state-denial-of-free-speech discard:state-foreign-investment-program discard:state-radical-reforms discard:state-immediate-response discard:state-allowances-and-subsidies discard:state-geopolitical-support discard:state-healthcare-program discard:state-nationalization discard:state-momentum-for-change
state ask.immediate-vote &1
yes no
state ask.discard | action.event-action &1
discard:state-growth-in-tourism discard:state-business-grants discard:state-foreign-financial-assistance discard:state-emergency-state discard:state-higher-vat discard:state-a-matter-of-high-priority discard:state-agenda-setting discard:state-radical-reforms discard:state-supplemental-income-program discard:state-geopolitical-support discard:state-construction-boom discard:state-healthcare-program discard:state-literacy-program discard:state-unemployment-initiative-program discard:state-nationalization
state ask.wage | company.regional-tv-station &1
wage:2 wage:3
state ask.staff-class &1
class:working class:middle
state ask.staff-company | role.middle &1
company:regional-tv-station-3 company:public-hospital-2
state ask.vote-influence | policy.4 &1
least 3/4
state ask.vote-influence | policy.6 &1
least 3/4
state ask.event-class | event.low-education-index &1
class:working class:middle
state ask.provide-from &1
3/4
state ask.provide-from | source.foreign-market resource.luxury &1
least 3/4
state ask.discard | action.propose-bill &3
discard:state-public-sector-overtime discard:state-construction-boom discard:state-shift-focus discard:state-foreign-students discard:state-unemployment-initiative-program discard:state-foreign-investment-program discard:state-foreign-financial-assistance discard:state-denial-of-free-speech discard:state-supplemental-income-program discard:state-step-for-representation discard:state-business-grants discard:state-immediate-response discard:state-medical-tourism discard:state-higher-vat discard:state-allowances-and-subsidies discard:state-quantitative-easing discard:state-agenda-setting discard:state-a-matter-of-high-priority discard:state-covid-19-vaccination-program discard:state-emergency-state discard:state-geopolitical-support discard:state-privatization discard:state-healthcare-program discard:state-pressing-matters discard:state-nationalization discard:state-momentum-for-change discard:state-literacy-program discard:state-growth-in-tourism discard:state-change-of-government-agenda discard:state-protect-the-status-quo
state ask.immediate-vote | policy.6 &3
yes no
state ask.vote-influence | policy.5 &3
least 3/4
state ask.discard | action.event-action &3
discard:state-shift-focus discard:state-foreign-students discard:state-foreign-investment-program discard:state-foreign-financial-assistance discard:state-supplemental-income-program discard:state-immediate-response discard:state-higher-vat discard:state-allowances-and-subsidies discard:state-a-matter-of-high-priority discard:state-emergency-state discard:state-agenda-setting discard:state-privatization discard:state-pressing-matters discard:state-growth-in-tourism discard:state-literacy-program discard:state-quantitative-easing discard:state-change-of-government-agenda discard:state-nationalization discard:state-step-for-representation discard:state-denial-of-free-speech discard:state-unemployment-initiative-program
state ask.vote-influence | policy.1 &3
least 3/4
state ask.vote-influence | policy.2 &3
least 3/4 most 2/4
state ask.vote-influence | policy.6 &3
least 3/4 most
state ask.immediate-vote | policy.5 &3
yes no
state ask.event-class | event.ae09 &3
class:working class:middle
state ask.event-class | event.ae23 &3
class:middle class:capitalist
state ask.vote-influence | policy.4 &3
least 3/4
middle ask.discard | action.propose-bill &1
discard:middle-investment-opportunities discard:middle-voice-of-middle-class-workers discard:middle-health-crisis discard:middle-employment-subsidy discard:middle-supplemental-income-program discard:middle-personal-consumption discard:middle-small-business-grant discard:middle-export-subsidy discard:middle-new-theme-park discard:middle-growing-business discard:middle-reveal-political-scandal discard:middle-protect-the-status-quo
middle ask.founder | company.fast-food-restaurant skill.unskilled &1
skill:unskilled
middle ask.discard | action.build-company &1
discard:middle-supplemental-income-program discard:middle-small-business-grant
middle ask.wage &1
wage:2 wage:3
middle ask.discard | action.sell-abroad &1
discard:middle-export-subsidy discard:middle-import-subsidy discard:middle-unemployment-initiative-program discard:middle-employment-subsidy discard:middle-health-crisis
middle ask.wage | company.convenience-store &1
wage:2
middle ask.vote-influence | policy.4 &1
most
capitalist ask.export-from-zone | resource.luxury &1
3/4
state ask.staff-company | role.working &1
company:public-university-2 company:public-hospital-2
capitalist ask.discard | action.propose-bill &2
discard:capitalist-taxed-enough-already discard:capitalist-investment-opportunities discard:capitalist-exit-strategy discard:capitalist-push-political-agenda discard:capitalist-global-food-crisis discard:capitalist-foreign-recruitment discard:capitalist-business-grants discard:capitalist-fake-news discard:capitalist-business-expansion discard:capitalist-foreign-partner discard:capitalist-technological-progress discard:capitalist-higher-education-program discard:capitalist-unemployment-initiative-program discard:capitalist-competitive-wages discard:capitalist-public-opinion-polling discard:capitalist-interest-groups discard:capitalist-offshore-companies discard:capitalist-extra-shift discard:capitalist-global-branding discard:capitalist-health-crisis discard:capitalist-change-of-government-agenda discard:capitalist-reveal-political-scandal discard:capitalist-protect-the-status-quo discard:capitalist-momentum-for-change discard:capitalist-bid-rigging discard:capitalist-endorse-political-campaign discard:capitalist-radical-reforms discard:capitalist-foreign-market-insight discard:capitalist-tap-into-new-markets discard:capitalist-trade-protectionism-lobby discard:capitalist-buy-private-island discard:capitalist-industrialization
capitalist ask.discard | action.political-pressure &2
discard:capitalist-business-expansion discard:capitalist-trade-protectionism-lobby discard:capitalist-foreign-market-insight discard:capitalist-technological-progress discard:capitalist-push-political-agenda discard:capitalist-tap-into-new-markets discard:capitalist-investment-opportunities discard:capitalist-bid-rigging discard:capitalist-industrialization discard:capitalist-offshore-companies discard:capitalist-global-branding discard:capitalist-higher-education-program
capitalist ask.discard | action.sell-abroad &2
discard:capitalist-foreign-market-insight discard:capitalist-technological-progress discard:capitalist-trade-protectionism-lobby discard:capitalist-push-political-agenda discard:capitalist-investment-opportunities discard:capitalist-momentum-for-change discard:capitalist-offshore-companies discard:capitalist-foreign-partner discard:capitalist-public-opinion-polling discard:capitalist-business-expansion discard:capitalist-foreign-recruitment discard:capitalist-bid-rigging discard:capitalist-tap-into-new-markets discard:capitalist-industrialization discard:capitalist-interest-groups discard:capitalist-higher-education-program discard:capitalist-exit-strategy discard:capitalist-global-food-crisis discard:capitalist-global-branding discard:capitalist-taxed-enough-already discard:capitalist-health-crisis
state ask.vote-influence | policy.2 &2
least 3/4 2/4
state ask.discard | action.propose-bill &2
discard:state-healthcare-program discard:state-literacy-program discard:state-immediate-response discard:state-a-matter-of-high-priority discard:state-quantitative-easing discard:state-shift-focus discard:state-construction-boom discard:state-higher-vat discard:state-agenda-setting discard:state-pressing-matters discard:state-emergency-state discard:state-business-grants discard:state-radical-reforms discard:state-growth-in-tourism discard:state-foreign-investment-program discard:state-denial-of-free-speech discard:state-public-sector-overtime discard:state-nationalization discard:state-foreign-students discard:state-supplemental-income-program discard:state-foreign-financial-assistance discard:state-geopolitical-support discard:state-covid-19-vaccination-program discard:state-protect-the-status-quo discard:state-reveal-political-scandal discard:state-momentum-for-change
state ask.immediate-vote | policy.5 &2
yes no
state ask.discard | action.event-action &2
discard:state-healthcare-program discard:state-literacy-program discard:state-construction-boom discard:state-higher-vat discard:state-emergency-state discard:state-growth-in-tourism discard:state-foreign-investment-program discard:state-allowances-and-subsidies discard:state-nationalization discard:state-foreign-students discard:state-agenda-setting discard:state-business-grants discard:state-geopolitical-support discard:state-pressing-matters discard:state-foreign-financial-assistance discard:state-privatization discard:state-change-of-government-agenda discard:state-reveal-political-scandal
state ask.event-class | event.local-industries-in-turmoil &2
class:middle class:capitalist
state ask.wage | company.regional-tv-station &2
wage:2 wage:3 wage:1
state ask.vote-influence | policy.3 &2
least 3/4
state ask.vote-influence | policy.4 &2
least 3/4
state ask.immediate-vote | policy.3 &2
yes no
state ask.event-class | event.declining-birth-rate &2
class:working class:middle
state ask.event-class | event.earthquake &2
class:working class:middle
state ask.provide-mix | resource.food resource.health &2
least most
working ask.discard | action.buy-goods &1
discard:working-interest-groups discard:working-radical-reforms discard:working-boost-domestic-tourism discard:working-healthcare-benefits
state ask.event-class | event.drought &1
class:working class:capitalist
state ask.provide-class &1
class:working class:middle class:capitalist
middle ask.discard | action.propose-bill &2
discard:middle-migration discard:middle-health-crisis discard:middle-immigration-reform discard:middle-fake-news discard:middle-interest-groups discard:middle-voice-of-middle-class-workers discard:middle-specialization discard:middle-new-theme-park discard:middle-labor-market-deregulation discard:middle-export-subsidy discard:middle-higher-education-program discard:middle-state-scholarship discard:middle-employment-subsidy discard:middle-highlight-social-issues discard:middle-unemployment-initiative-program discard:middle-import-subsidy discard:middle-growing-business discard:middle-foreign-market-insight discard:middle-personal-consumption discard:middle-land-of-opportunity discard:middle-small-business-grant discard:middle-healthcare-benefits discard:middle-investment-opportunities discard:middle-supplemental-income-program discard:middle-public-sector-overtime
middle ask.investment &2
market deck
middle ask.swap-in | company.publishing-house &2
skill:unskilled skill:luxury skill:agriculture skill:education skill:healthcare
middle ask.discard | action.build-company &2
discard:middle-state-scholarship discard:middle-higher-education-program discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-labor-market-deregulation discard:middle-migration discard:middle-foreign-market-insight discard:middle-interest-groups discard:middle-land-of-opportunity discard:middle-health-crisis discard:middle-export-subsidy discard:middle-supplemental-income-program discard:middle-growing-business discard:middle-fake-news discard:middle-public-sector-overtime discard:middle-new-theme-park discard:middle-specialization discard:middle-small-business-grant discard:middle-immigration-reform discard:middle-unemployment-initiative-program
middle ask.discard | action.sell-abroad &2
discard:middle-foreign-market-insight discard:middle-health-crisis discard:middle-employment-subsidy discard:middle-small-business-grant discard:middle-fake-news discard:middle-growing-business discard:middle-labor-market-deregulation discard:middle-higher-education-program discard:middle-interest-groups discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-land-of-opportunity discard:middle-specialization discard:middle-migration discard:middle-investment-opportunities discard:middle-import-subsidy discard:middle-supplemental-income-program discard:middle-export-subsidy discard:middle-public-sector-overtime discard:middle-voice-of-middle-class-workers discard:middle-immigration-reform discard:middle-highlight-social-issues discard:middle-state-scholarship discard:middle-healthcare-benefits discard:middle-unemployment-initiative-program
middle ask.immediate-vote | policy.1 &2
yes no
middle ask.discard | action.extra-shift &2
discard:middle-small-business-grant discard:middle-higher-education-program discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-health-crisis discard:middle-land-of-opportunity discard:middle-migration discard:middle-state-scholarship discard:middle-supplemental-income-program discard:middle-employment-subsidy discard:middle-healthcare-benefits discard:middle-export-subsidy discard:middle-investment-opportunities
middle ask.swap-in | company.technical-university &2
skill:agriculture skill:unskilled skill:healthcare skill:education skill:media
middle ask.food-amount | role.capitalist &2
least most 2/4 3/4 4/4
middle ask.immediate-vote-free | policy.3 &2
yes no
state ask.staff-company | role.working &2
company:regional-tv-station-3 company:public-university-3
state ask.provide-from | source.foreign-market resource.food &2
2/4
state ask.provide-from | source.foreign-market resource.luxury &2
least 3/4
state ask.staff-company | role.middle &2
company:technical-university company:regional-tv-station-3
state ask.event-class | event.demand-for-thirteen-month-pay &2
class:working class:middle
working ask.discard | action.propose-bill &2
discard:working-general-strike discard:working-boost-domestic-tourism discard:working-migration discard:working-supplemental-income-program discard:working-signing-bonus discard:working-interest-groups discard:working-public-sector-overtime discard:working-public-opinion-polling discard:working-labor-market-deregulation discard:working-highlight-social-issues discard:working-workers-movement discard:working-unemployment-benefits discard:working-reveal-political-scandal discard:working-immigration-reform discard:working-specialization discard:working-student-movement discard:working-rising-covid-19-cases discard:working-momentum-for-change discard:working-cooperative-farm discard:working-state-scholarship discard:working-fake-news discard:working-radical-reforms discard:working-healthcare-movement discard:working-workplace-accident discard:working-healthcare-benefits discard:working-proletarians-of-the-world-unite discard:working-affordable-housing discard:working-need-for-change
working ask.assign-where | skill.unskilled &2
company:convenience-store company:doctors-office company:public-university-2 company:college company:university-hospital company:national-public-broadcasting company:regional-tv-station-3 company:regional-tv-station-2 company:public-hospital-2 company:convenience-store-2 trade:cooperative-farm-2 company:vegetable-farm trade:convenience-store-employee company:supermarket-2 company:fashion-company trade:doctors-office-employee company:public-hospital-3 company:hospital trade:local-newspaper-employee company:game-store trade:clinic-2-1 company:clinic-2 company:doctors-office-2 company:pharmaceutical-company trade:university-hospital-0 trade:convenience-store-2-employee trade:publishing-house-1 trade:fashion-company-1
working ask.discard | action.assign-workers &2
discard:working-supplemental-income-program discard:working-unemployment-benefits discard:working-immigration-reform discard:working-general-strike discard:working-public-opinion-polling discard:working-interest-groups discard:working-healthcare-movement discard:working-fake-news discard:working-highlight-social-issues discard:working-signing-bonus discard:working-workers-movement discard:working-workplace-accident discard:working-cooperative-farm discard:working-radical-reforms discard:working-healthcare-benefits discard:working-proletarians-of-the-world-unite discard:working-labor-market-deregulation discard:working-state-scholarship discard:working-boost-domestic-tourism discard:working-migration discard:working-public-sector-overtime
working ask.food-amount &2
most 4/4 least 3/4 2/4 1/4
working ask.food-amount | role.capitalist &2
most 4/4 least 3/4 2/4 1/4
working ask.vote-influence | policy.2 &2
2/4 least 3/4
working ask.vote-side | policy.3 A &2
for against
state ask.event-class | event.ae22 &2
class:working class:middle
state ask.event-class | event.ae04 &2
class:middle class:capitalist
state ask.event-class | event.ae20 &2
class:working class:middle
state ask.event-class | event.ae13 &2
class:working class:middle
middle ask.founder | company.jewelry-store skill.unskilled &2
worker:shopping-mall-1 skill:agriculture worker:fashion-company-0 skill:healthcare skill:media worker:college-2-0 worker:college-2-1 worker:academy-1 worker:university-0 worker:supermarket-2-1
middle ask.founder | company.training-center skill.education &2
worker:tutoring-company-0 worker:institute-of-technology-0 skill:education worker:private-school-0 worker:college-2-0 worker:university-0 worker:public-university-2-0 worker:academy-0
middle ask.founder | company.training-center skill.unskilled &2
skill:unskilled skill:agriculture worker:shopping-mall-1 skill:luxury skill:media skill:healthcare worker:public-hospital-3-0 worker:university-1 worker:hotel-0 worker:electronics-store-0 worker:clinic-0 worker:fish-farm-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:fashion-company-0 worker:tv-station-1 worker:academy-0 worker:radio-station-1 worker:hotel-1
middle ask.swap-in | company.fashion-company &2
skill:agriculture skill:unskilled skill:education skill:media skill:healthcare skill:luxury
middle ask.founder | company.tutoring-company skill.education &2
skill:education worker:technical-university-0 worker:university-0 worker:private-school-0 worker:publishing-house-2
state ask.event-class | event.low-education-index &2
class:working class:middle
state ask.provide-own | resource.education &2
least
state ask.immediate-vote | policy.2 &2
yes no
state ask.provide-own | resource.luxury &2
3/4 most
state ask.event-class | event.companies-demand-better-internet &2
class:middle class:capitalist
middle ask.founder | company.pharmacy skill.unskilled &1
worker:shopping-mall-0
middle ask.food-amount | role.capitalist &1
least most
middle ask.vote-influence | policy.2 &1
least most 3/4
state ask.event-class | event.global-supply-chain-crisis &3
class:working class:middle
state ask.provide-from | source.foreign-market resource.luxury &3
least 3/4
state ask.event-class | event.earthquake &3
class:working class:middle
state ask.event-spend-ware &3
most
state ask.event-class | event.declining-birth-rate &3
class:working class:middle
middle ask.swap-in | company.fish-farm
skill:healthcare skill:education
state ask.event-class | event.demand-for-pension-reform &3
class:working class:middle
state ask.immediate-vote | policy.2 &3
yes no
state ask.event-class | event.technological-illiteracy &3
class:working class:capitalist
working ask.assign-next-for | company.cooperative-farm &1
skill:unskilled skill:healthcare
state ask.event-class | event.unfair-representation &1
class:middle
state ask.provide-mix | resource.food resource.health &1
most
middle ask.swap-in | company.radio-station &2
skill:unskilled skill:agriculture skill:media skill:education skill:luxury skill:healthcare
state ask.event-spend-ware | resource.health &2
most
state ask.provide-own | resource.health &2
least most
state ask.provide-own | resource.education &3
3/4
state ask.provide-from | source.foreign-market resource.food &3
least 2/4
state ask.provide-own | resource.health &3
least 3/4
state ask.event-class | event.demand-for-thirteen-month-pay &3
class:working class:middle
state ask.event-class | event.strike-at-the-port &3
class:working class:capitalist
middle ask.swap-in | company.fast-food-chain &2
skill:unskilled skill:agriculture skill:education skill:media skill:healthcare
state ask.event-class | event.drought &2
class:working class:capitalist
state ask.event-class | event.ae11 &2
class:working class:capitalist
state ask.staff-company | role.middle &3
company:public-university-2 company:public-hospital-2
state ask.staff-skill | company.public-university &3
skill:agriculture
capitalist ask.discard | action.make-deal &2
discard:capitalist-push-political-agenda discard:capitalist-foreign-recruitment discard:capitalist-foreign-partner discard:capitalist-tap-into-new-markets discard:capitalist-trade-protectionism-lobby discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-foreign-market-insight discard:capitalist-investment-opportunities discard:capitalist-business-expansion discard:capitalist-global-branding discard:capitalist-public-opinion-polling discard:capitalist-bid-rigging
capitalist ask.immediate-vote | policy.1 &2
yes no
capitalist ask.export-from-zone | resource.luxury &2
most 1/4 3/4 4/4
capitalist ask.immediate-vote | policy.3 &2
yes no
state ask.staff-skill | company.regional-tv-station &2
skill:education
middle ask.keep-event | event.ae05
keep vp
working ask.immediate-vote | policy.5 &1
yes no
state ask.event-class | event.ae14 &3
class:working class:capitalist
state ask.event-class | event.ae12 &3
class:working class:middle
state ask.buy-food | source.foreign-market &3
least
middle ask.founder | company.pharmacy skill.healthcare &2
worker:doctors-office-0 worker:doctors-office-2-0 worker:medical-village-0 worker:clinic-0 worker:medical-laboratory-0 worker:fast-food-chain-0
middle ask.founder | company.pharmacy skill.unskilled &2
skill:luxury skill:agriculture worker:vegetable-farm-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:publishing-house-0 skill:education worker:college-2-0 worker:publishing-house-1
middle ask.vote-influence | policy.2 &2
most least 3/4 2/4 4/4
state ask.event-class | event.unfair-representation &3
class:working class:middle class:capitalist
state ask.event-class | event.ae21 &2
class:middle
state ask.event-class | event.ae19 &2
class:middle class:capitalist
capitalist ask.hidden-agenda &2
agenda:ha16
capitalist ask.scandal &2
role:working
capitalist ask.referendum-side &2
for against
capitalist ask.sell-to-state | resource.health &2
least most
state ask.event-class | event.ae05 &2
class:working class:middle
capitalist ask.staff-skill | company.fashion-company
skill:agriculture
state ask.event-class | event.drought &3
class:working class:capitalist
state ask.provide-from | role.middle resource.luxury &2
least
working ask.move-policy &2
policy:1C policy:2C policy:5C
working ask.demonstration-loss | role.middle &2
least most 3/4
state ask.provide-mix | resource.food resource.luxury &3
least 3/4
state ask.event-penalty | event.political-scandal &3
class:working class:middle
state ask.staff-skill | company.regional-tv-station &3
skill:education skill:media
middle ask.hidden-agenda &2
agenda:ha10 agenda:ha08
capitalist ask.bond &2
bond:0 bond:30
state ask.event-class | event.ae25 &3
class:working class:capitalist
middle ask.wage | company.game-store &2
wage:2 wage:3 wage:1
middle ask.swap-in | company.training-center &2
skill:unskilled skill:media
working ask.scandal &2
role:capitalist role:state
working ask.buy-source | resource.health &1
source:state done
state ask.event-cost &1
cost:0
middle ask.swap-in | company.university &2
skill:unskilled skill:education skill:agriculture skill:healthcare skill:media
capitalist ask.fill-company &1
company:supermarket company:clinic
middle ask.swap-in | company.publishing-house &1
skill:education
state ask.import-health &3
1/4 2/4
working ask.remove-cubes &1
class:middle class:capitalist
state ask.import-health &1
3/4
capitalist ask.shift-wage &1
wage:supermarket-2 wage:shopping-mall-2 wage:clinic-2 wage:college-3
state ask.privatize &1
company:technical-university company:public-university-2
state ask.privatize &3
company:university-hospital company:technical-university
capitalist ask.shift-wage &2
wage:supermarket-1
working ask.assign-where | skill.healthcare &2
company:convenience-store company:doctors-office company:college union:healthcare company:university-hospital company:public-university-2 trade:doctors-office-employee company:hotel company:national-public-broadcasting
working ask.assign-where | skill.agriculture &2
company:college union:agriculture company:convenience-store company:doctors-office company:supermarket company:public-university-2 company:university-hospital trade:doctors-office-employee trade:university-hospital-1 company:regional-tv-station-2 company:doctors-office-2 company:local-newspaper company:publishing-house
working ask.swap-in | company.doctors-office &2
skill:agriculture
working ask.immediate-vote | policy.3 &2
yes no
working ask.vote-influence | policy.1 &2
least most 2/4 3/4 1/4
working ask.vote-side | policy.5 B &2
for against
working ask.vote-influence | policy.5 &2
least
working ask.vote-side | policy.7 C &2
for against
working ask.vote-influence | policy.7 &2
least 3/4
working ask.assign-next-for | company.cooperative-farm &2
skill:unskilled skill:healthcare skill:education skill:agriculture skill:luxury skill:media
working ask.immediate-vote | policy.1 &2
yes no
working ask.housing &2
role:capitalist role:middle
working ask.vote-side | policy.7 B &2
for against
working ask.swap-in | company.local-newspaper &2
skill:luxury skill:healthcare
middle ask.immediate-vote | policy.3 &2
yes no
middle ask.founder | company.fast-food-restaurant skill.unskilled &2
skill:unskilled skill:education worker:doctors-office-0 worker:shopping-mall-1 skill:luxury skill:healthcare worker:publishing-house-0 worker:fashion-company-1 skill:media worker:hotel-0 worker:hospital-0 worker:regional-tv-station-3-1
middle ask.vote-side &2
for against
middle ask.employee | company.tutoring-company &2
skill:agriculture skill:media
middle ask.swap-in | company.hotel &2
skill:unskilled skill:agriculture skill:education skill:healthcare skill:media
middle ask.swap-in | company.fish-farm &2
skill:unskilled skill:agriculture skill:education skill:healthcare skill:media
middle ask.swap-in | company.jewelry-store &2
skill:unskilled skill:education skill:agriculture skill:media
capitalist ask.vote-influence | policy.1 &2
least 2/4
working ask.swap-in | company.cooperative-farm &2
skill:agriculture skill:media skill:luxury
working ask.immediate-vote | policy.5 &2
yes no
working ask.assign-where | skill.education &2
company:clinic company:college union:education company:private-school company:convenience-store-2 company:doctors-office company:game-store company:college-2
working ask.assign-next-for | company.college &2
worker:doctors-office-employee worker:public-university-2-0 worker:institute-of-technology-1
working ask.buy-amount | resource.health &2
4/4 most
middle ask.vote-influence | policy.5 &2
least most
middle ask.wage | company.convenience-store &2
wage:1 wage:2 wage:3
middle ask.employee | company.convenience-store &2
skill:unskilled none skill:healthcare skill:media
middle ask.swap-in | company.pharmaceutical-company &2
skill:unskilled
middle ask.wage | company.tutoring-company &2
wage:2 wage:3
middle ask.buy-source | resource.health &2
source:middle source:capitalist source:state done
middle ask.buy-amount &2
least most
middle ask.buy-amount | resource.health &2
least most
middle ask.immediate-vote-free | policy.1 &2
yes no
capitalist ask.staff-class-for | company.institute-of-technology &2
none class:middle
capitalist ask.immediate-vote | policy.4 &2
yes no
working ask.discard | action.buy-goods &2
discard:working-signing-bonus discard:working-immigration-reform discard:working-radical-reforms discard:working-supplemental-income-program discard:working-interest-groups discard:working-boost-domestic-tourism discard:working-unemployment-benefits discard:working-workers-movement discard:working-highlight-social-issues discard:working-public-sector-overtime
working ask.buy-source | resource.education &2
source:capitalist source:state done source:middle
working ask.swap-in | company.hotel &2
skill:agriculture skill:unskilled skill:luxury skill:media
working ask.swap-in | company.convenience-store &2
skill:luxury skill:media skill:agriculture
working ask.assign-where | skill.luxury &2
company:public-university-2 company:regional-tv-station-3 trade:convenience-store-employee company:doctors-office company:convenience-store union:luxury company:public-hospital-2 company:pharmaceutical-company
working ask.assign-next-for | company.public-university &2
skill:education skill:media worker:doctors-office-employee worker:local-newspaper-employee worker:university-hospital-1 worker:doctors-office-2-employee
middle ask.founder | company.fast-food-restaurant skill.agriculture &2
worker:supermarket-2-0 worker:convenience-store-2-0 worker:organic-farm-0 worker:fish-farm-0
middle ask.immediate-vote | policy.6 &2
yes no
middle ask.swap-in | company.fast-food-restaurant &2
skill:unskilled skill:education skill:media skill:healthcare
middle ask.swap-in | company.tv-station &2
skill:unskilled skill:agriculture skill:education skill:media
capitalist ask.discard | action.sell-company &2
discard:capitalist-foreign-market-insight discard:capitalist-trade-protectionism-lobby discard:capitalist-bid-rigging discard:capitalist-industrialization discard:capitalist-technological-progress discard:capitalist-business-expansion discard:capitalist-investment-opportunities discard:capitalist-offshore-companies discard:capitalist-foreign-recruitment discard:capitalist-public-opinion-polling discard:capitalist-interest-groups discard:capitalist-global-food-crisis discard:capitalist-global-branding discard:capitalist-foreign-partner discard:capitalist-taxed-enough-already
capitalist ask.immediate-vote | policy.7 &2
yes no
working ask.swap-in | company.pharmaceutical-company &2
skill:unskilled skill:agriculture
working ask.assign-next-for | company.university-hospital &2
skill:unskilled worker:convenience-store-employee worker:doctors-office-employee worker:college-0 worker:public-university-2-0 worker:public-university-2-1 worker:clinic-0 worker:clinic-1 skill:agriculture skill:healthcare worker:supermarket-1 worker:local-newspaper-employee worker:tutoring-company-employee worker:game-store-employee worker:tv-station-0
middle ask.vote-side | policy.1 B &2
for against
middle ask.swap-in | company.regional-tv-station &2
skill:unskilled skill:media skill:education
capitalist ask.vote-influence | policy.2 &2
least 2/4
capitalist ask.vote-influence | policy.5 &2
least 2/4
working ask.discard | action.political-pressure &2
discard:working-interest-groups discard:working-signing-bonus discard:working-public-opinion-polling discard:working-general-strike discard:working-highlight-social-issues discard:working-supplemental-income-program discard:working-labor-market-deregulation discard:working-migration
middle ask.wage | company.private-school &2
wage:2 wage:3
middle ask.founder | company.private-school skill.education &2
skill:education worker:public-university-2-0
middle ask.vote-influence | policy.1 &2
least 2/4 most
middle ask.swap-in | company.lobbying-firm &2
skill:agriculture
middle ask.swap-in | company.public-university &2
skill:unskilled skill:education skill:luxury skill:media skill:agriculture skill:healthcare
working ask.swap-in | company.university-hospital &2
skill:agriculture skill:luxury
working ask.swap-in | company.tutoring-company &2
skill:luxury skill:media
middle ask.founder | company.game-store skill.luxury &2
worker:shopping-mall-0 worker:college-2-1
middle ask.employee | company.game-store &2
none skill:healthcare
capitalist ask.vote-influence | policy.3 &2
least 2/4
capitalist ask.vote-influence | policy.6 &2
least
middle ask.vote-influence | policy.6 &2
least most 3/4
working ask.assign-next-for | company.clinic &2
skill:healthcare worker:local-newspaper-employee
middle ask.immediate-vote | policy.4 &2
yes no
middle ask.swap-in | company.stadium &2
skill:unskilled skill:agriculture skill:education skill:healthcare skill:media
middle ask.buy-source | resource.education &2
source:state
middle ask.swap-in | company.vegetable-farm &2
skill:unskilled skill:healthcare skill:education skill:agriculture skill:media
working ask.assign-next-for | company.national-public-broadcasting &2
skill:unskilled worker:supermarket-1 worker:game-store-employee
working ask.discard | action.demonstration &2
discard:working-supplemental-income-program discard:working-unemployment-benefits discard:working-healthcare-movement discard:working-state-scholarship discard:working-immigration-reform discard:working-workplace-accident discard:working-labor-market-deregulation discard:working-workers-movement discard:working-migration discard:working-boost-domestic-tourism discard:working-highlight-social-issues
working ask.demonstration-loss &2
least most 3/4
working ask.demonstration-loss | role.capitalist &2
least
middle ask.swap-in | company.clinic &2
skill:agriculture skill:education
middle ask.wage | company.electronics-store &2
wage:2 wage:3
middle ask.swap-in | company.supermarket &2
skill:unskilled skill:agriculture skill:media skill:education skill:healthcare
middle ask.vote-influence | policy.3 &2
least 3/4 most 2/4
middle ask.swap-in | company.medical-village &2
skill:unskilled skill:healthcare skill:education skill:media
working ask.swap-in | company.college &2
skill:agriculture
working ask.buy-amount | resource.food &2
least most
middle ask.vote-influence | policy.7 &2
least most
middle ask.vote-influence | policy.4 &2
least most 3/4 2/4
middle ask.swap-in | company.pharmacy &2
skill:unskilled skill:healthcare skill:agriculture skill:education skill:media
middle ask.swap-in | company.academy &2
skill:unskilled skill:agriculture skill:media skill:healthcare
working ask.swap-in | company.university &2
skill:media
middle ask.swap-in | company.college &2
skill:media skill:agriculture skill:unskilled
middle ask.swap-in | company.shopping-mall &2
skill:agriculture skill:media skill:unskilled skill:healthcare skill:education
middle ask.founder | company.pr-agency skill.unskilled &2
skill:unskilled worker:shopping-mall-0 worker:shopping-mall-1 worker:training-center-1 skill:media
middle ask.swap-in | company.institute-of-technology &2
skill:unskilled skill:education
middle ask.immediate-vote | policy.5 &2
yes no
capitalist ask.immediate-vote | policy.6 &2
yes no
working ask.discard | action.strike &2
discard:working-workers-movement discard:working-boost-domestic-tourism discard:working-general-strike
middle ask.immediate-vote-free | policy.6 &2
yes no
middle ask.swap-in | company.public-hospital &2
skill:unskilled skill:agriculture skill:media skill:education skill:healthcare
capitalist ask.staff-class-for | company.fast-food-chain &2
class:working class:middle
middle ask.wage | company.organic-farm &2
wage:1 wage:2 wage:3
middle ask.wage | company.medical-laboratory &2
wage:2 wage:3 wage:1
middle ask.founder | company.jewelry-store skill.luxury &2
worker:stadium-0
working ask.assign-next-for | company.public-hospital &2
worker:university-hospital-0 worker:supermarket-1 worker:clinic-1 worker:college-0 worker:hospital-0
middle ask.immediate-vote-free | policy.2 &2
yes no
middle ask.swap-in | company.pr-agency &2
skill:unskilled skill:agriculture
middle ask.swap-in | company.hospital &2
skill:unskilled skill:agriculture
middle ask.swap-in | company.national-public-broadcasting &2
skill:unskilled skill:education skill:media
middle ask.immediate-vote-free | policy.7 &2
yes no
capitalist ask.staff-skill | company.hotel &2
skill:education skill:agriculture
capitalist ask.staff-skill | company.fast-food-chain &2
skill:healthcare
working ask.assign-next-for | company.university &2
skill:luxury skill:healthcare
working ask.accident-owner &2
role:middle role:capitalist
working ask.assign-next-for | company.medical-village &2
skill:unskilled skill:luxury worker:college-0
middle ask.assign-where | skill.luxury &2
company:shopping-mall company:lobbying-firm
middle ask.assign-next-for | company.jewelry-store &2
worker:pharmaceutical-company-0
middle ask.buy-source | resource.food &2
source:capitalist done
working ask.assign-next-for | company.institute-of-technology &2
skill:unskilled worker:public-university-2-0
working ask.buy-source | resource.health &2
done source:capitalist
middle ask.staff-skill &2
skill:agriculture skill:education
middle ask.staff-skill | company.fast-food-restaurant &2
skill:agriculture skill:education
working ask.assign-next-for | company.hotel &2
worker:local-newspaper-employee skill:unskilled
working ask.assign-next-for | company.pharmaceutical-company &2
worker:doctors-office-employee worker:doctors-office-2-employee worker:public-university-2-0 worker:public-university-2-1 worker:game-store-employee worker:college-0
capitalist ask.bonus &2
company:supermarket company:shopping-mall
working ask.assign-next-for | company.supermarket &2
worker:university-hospital-1 skill:unskilled skill:agriculture skill:luxury worker:radio-station-0 worker:public-university-2-0
working ask.assign-next-for | company.radio-station &2
skill:unskilled
middle ask.assign-next-for | company.shopping-mall &2
worker:electronics-store-0 worker:shopping-mall-2-0
middle ask.founder | company.pr-agency skill.media &2
worker:lobbying-firm-0 skill:media
middle ask.discard | action.sell-company &2
discard:middle-land-of-opportunity

8IsmHA_NnInEpInOgG6CnFoD7CqD_BxCzEqGgE1CmBhCpU-L2LnH4EsgBiJ6EmLqEWoLwEhHgE2DqCjPAAAAGAlfgB4HsfoGxExcqayuBAoIvbhO2kBArhB9qB_ExDAgVuY0SzJ3aAuVuVsaiZ5N3b2iBlPnUkB6RsTwH0R0RzB7CgDpCmd0ImDAgZ9UlL8KA-RAA5tBiiBnFyE7S_N-K6I-K9cr4B_FkK4I8pBuYhRkL1GhDqsBOElB2IxUZHkKtO9E_G4JiDoC6N3BAwZnMuEkiB7NkBhFVvJU4zDA9F_BlFpEtG2B0BcvBwBkH2E5BiIjD-DEpC0B4DdyCqIsBsiBuFgHzF-KgKrCtBVyEuMwIzMAwYAAgC1I10BxZ4Ow-B2I8sBuE0EwaqJkcwDvE6E-LxQtUuSK4V6UqB-SO5DnFiXiX-SvJ1Dx7B5IjevRblBW8H9E9EwCsmBKsJ2IgMjB8F0GxL6K6RA6QAApWuW6MkMwI2b0BmBsEhgBhhB-RkgB_Q0WmK2HbjHtGyeC-IxBvB_E3BsEOvG9C0FsTob6d6QzJ9G-a5J8Dd5RL3FwE1FhQitDAxMrLxH0G9CayDImBiJ3DzJmBTKuI8B5BWsF4FhCtH3G4ZkGiDiOvNwHmCyBvEhCJkCuHA8IAA7XA70BhtBgoBslBiJ0hB7BuM8sB5DL3Q6SgErG-M7Q4CgPwZ0ZjCyR8KE7ImLmLwDuL_G1lB2K0EtMiF6N9E1D7LzF5MuY7D2OvEuKHpClLhS2KkQCsRKAnJiN8ZlC4f0P8H-J6HnWlTmEilBtKiG_CxFYB1GmBvBAqCZ1DuBhBmCxH6JkQkL8hBkWqHzNhJiJPpCyK4EO_EkDNkJ-bA7G_J5OyRzLjCP1BgIhCCiF1BgBuDeFjC9C7EhDuFwB5BmeuOwCuGjG_EgCPgB-ByE0E4PAuZCA2DA7V56B8jBwMiIrCnD6E0hB-GRvLqN4UuD6Q3QkHkP-lBua9B0U2GwFEnBnBrCuDrM7N8PkFcsGiIpDrEyDkDuD5QgO5CzO0JkFVwC2BnCoNemOmIATiD2J2DwQuW3PzHmM_I7GxBgnBwH7C7IsHiBQ0B6DThCnHjIgBlBiC0D5DqHqF2LwSgOoKjBnGrB6IlHwJoGb9DzFyC4F-HAlQxKlK0IvCrB5BbxBqEgBzBJlC5DhCP_CDhBIpHZuDgYhBuKwG6J8BSvBkDnBtDpDVA1BAA4BA3M3mC2MsZ1CgKvF1DyJkElK1C4RuJuB0ClCiDgboGocZuOmCpDmdiHiHJ_iBmEvF2EwKcoEmOgL0FmD6FlE1DgG9EqNoCmC3D1GhDvI8IU8IkFAsCtFwHkEyFuR9RlIqRFvH0BigB-MuIC7FS5D_CvCrC2BrJD6BQ-B7CDrESiC8GuJuGpBCjKqKwH_DpIQhHpF5MA8xIAoJ7TnPiP9TpB3E-IkM0HmE6H0HH9C0SkNkS-I0GzGyB9MlI4FmbwBgC1EuRwQqB6J3G_C3E0BAAAAAAeqV5coHwFxap0B5LuQAvYgF0Y6IA7kB1W-UugBD7Iofwf7BtOA0H0HhK92B9TmqB6Q0RP7RrZ0VxN3F3FoSzG7LlY6wB4H6S2D8nBohB1PxMAcAApDnN4VtLD_GrrBsGsK9Qhb0I8b4b-RuoBMiqBwDqT_GoL5BvC7BpCOkNuWZ6DuFkC8O7BsIQjJC2CUugB8TtNrDyDAsBo3GAbrO9XkBxLsE0DrDrJpEoCfRByBlCjE2BJhKbiFyKIqK0b0JtFhItEmEmDzCnHwF0EiPAdAA6ByG-ClBhJgE2DlLxjB6B8P8arQG2R2bKrlBhM8kBsgBlbnG6emVjGlCrJnEnErF_sBndwjBzBHxD_P1K6N0E2f2fqRmG7ajTmE_C0SkYgwB8e3IVAhBAA5WyJwL3Q0JrPvVoU4MvY9iB1M-F6bkMooByU-ewEyVxLkK8CqD3DlF7DejEyBwHmB9Egc0W6PnJZwU-ExDhJgN3JjKtGpJmN05EAhLtMnV6Oe7FVzB8CyFqB1MfcvFM6FUoCiF6F7LrHjEwMkbR0EjEFtC-C3BnHwE9K8BAnVAAgGAxa9C-QlL0CzIv9BrUguB6OrXlT8NoUqFtWzP9J0VvMhDgcmPmCwJzHsSsS7H6S_NwFjEqFM1EjK3BlYie-dmI8B_V_FnCnCqP4I-kBijBnHqBM7BkRA_FkFgQwKokBhQ_HoQqd1Y-MPlH0VnCghBnJ-V7GgU7E0GmCYLK2B0BpG9DjCzB7bwW8SnBvL0BmRnBjSoHsfxKtC_DDgKwfAzBhW9YoN1H2LzCnFyE3DF2ClEjDmFtGJsDpGhBOuG0B1F6KkeoIkEhStPiB1CoBiD0JpGmNAqSAAoQAFhCoX1GrBxep7BfsWwM4L5PqUspB5MFvJoI-UwI8B0dkS-EpCpE4H4HrJoBpKwH9JyJgHjChH-ErRweskBD9DhE1GNb2OiC4XglBsBiBiCkBiQAJjEuHSgP1Q3M9DkYpKwE_EpE6UhJ8WxBqX7BkU6IyO2BmGgH-BbgBiCEuOxDsOsGsUqBxFmB6O3InP8M4H5DhEzM4GMslBA7Q1ChHxCL4EyB3C7C-EsCpGYoC2CQgJkDD1BwCrCrGlEAsWiIsL5DtDqGrBiFrImBsCvDArGAA0EA3HpB2HjHlD9YhiCnN2dqCjJxJiiB8K1NxC3C3CiflDmBme-MmCmDkTuEuEoEvQxE2GtdoDmBnDIwFpUiX6Y5WkD-G_LwVtEmDpBgP-kBnCenBuBTA9UiC2GrBkG5M9I-C8H8IctFyGkNN8IOiU1BsIpBkJjE3G6MiIQLxCMoBW9CtHuK_BhDfyLzGyCwBpO0FnF3D5LAmkLA5U_LqExU3PsG3OoFiKtOqP4HvMGgIiWgCoCsG7UhGyHpF3I8HrDwiBqC8biJyY9JwMwKkOkHBAGAAAApZoG7L-sB0dxX-IzK1HA9HnK0Y6PA1dtTvRsJA8IlB0V0vC_IAWW7M6iBxKlGoJnzB7O-FxFqepG3J3J9B4ThPwH6IiIiLlNoH6O5L9CA4LAA1azOsJ6OjW6qBtHyDgEvc_VjKxHoQ92B4DrHxGvF3LvwBzPpD-YoIsSpBfqPgCoDsa2gBmOlJtBiFtE0NlCmG8uBuSrE7MmBNB0yJAlKpC5D3PjF-JvPwFgFpHmCoBzMuCKlIjClCX4GoG8FW4B4BmS-iB_IymBxBzCmBzGuNuB0F7tBAiNAA2FBnkBrMuW7MkgBxWgbqG6B5MxkB_VjfmaiXmLjP7MuR-hB4C2DqRinCwkD7yCsIsI_J1jB8ShfpQ7zBtBoG8D2IoTrKrKgBiBdiVlILDjMvGzC0M-EAgHAArOpR4H4mBoOk2D9RwFsFpjBlPWqE0OzhBwD6NmG7DtGrkCxIqFgwBU4lB1D0ZyCkUwD0gBueqV0eoMxGnGuRpFpB-R8R1MoBmBpHuHw6GA1P3J1H1M3ErGpK8E6EH3CzBzEGmC3FkB8KtF2G8F2C7EtJ8H_CkfoG4G5DrDtHgB8HlFBxDAgMAAjaAzmBzIoKtVkNlaoSlJyQiErKjsByB-qB8HwHhG_EuO0SmDRoPywC-6C_oD-I-InQnSmFpSnY1M2D6O0E1U0BnPjM_B_TJ4OtPoB7BrI_DVgMgCFwHwCAhQkFkNiFioBq9DwPhD0VrH7U4B8DvElO1PsEgDyBvJ7ChF0DiyBoB2cF4Y2FmT0BwiB4S2vB2dyF5JlI0OgE3BkTwRzDWrExKsJkrEA9K7P7LsH_ItKzGkCuFtCGlB3DAsD1DsFyBHvHnEuFhCvByE0Gsa4FrJzK1EnDC4PYpCiHA7EAAvHAhZxH2MlTmItiB6EtCka0KWtpByWuiB4CiWnLpFkYmemDtB2PihC4jC9zClElEnJrH_DjF9LnJvBkG3CnPzCiDFzEjKI6E0M4BM1HP2DlJxBd4E8JAhBWgImLykB6zC3DO6NoD6B6C4F_DvI9PzDsDV_BvDzD9DgmBhI-PfqVV-PqMmb-lB8VwT2D5GvFwD-FwCmNyE4DhDhEsOhCs2CA1H9FxYyF-CoG9D4EuG2B4I8IA8FsD7BiIgHqChDjC3CmC2DlGxJ4c1JzD4B5GpCkB4JvDjPdAxHAAsCAhLZuK3cyCjQ1D6LlI2EqFjlBuO0fjDiR0D0CsN0JkDnBsMmnBmpB_7B1D1DtQgCnGkCmBkBnDCxGpFd2CqDuD9HkBpBoCKjBhBJ6B7EvD9EqChEAwCxBmCgKwSmuB9X5BsNqTpOKwEpFhF7BsD8FjB5B_L3BjCocWuQOgUvEuPnBqN0OmJiN8CJjBpE6EiIdjE-DbzC1EA8uFA1SiK1FvHpMuNnCqEmFlEiFyEwC6C2EyNnBgCuEgBwCkBhMsCmIgR0MuZjHyGkXrDmIzJqQ7H1DAAAAAA3DtBjMsgBsT4JqDuG0SAhD_KlCuKAvZpkBhHsoBA0OiOketElUdoDoD7F4tB1KiJ1B6StbyL8WpElZzOzO9TyGnTqWkbzI8IiFPoEriBqDAqFAArB4e6LwCiH7G8YmLkgBnIjRhBTpIkCwVjHzIuEwCzgBnG6I7HkF_GvDxOmTzNxIyF4G1MxFwC7E6Dy8B2VofuyB5JkvBpKnDkHBiqFAxFua1MhHlNtEzHRiMM8ErC5CoGgC7HrC9CoCiCtD2DkL8ByB9BnLijB2O-Ff2GoBlDuKpFnIAydAAxG0DvM5RnBokBye-lBiLiB8GzRriB9IgB_T4QlF7TnC6qB3MzDqEwgBzBgEvCmRmRhW7vBpEvC1akPjM3E-WyOtD8F8FxB2ClF0I3G6GJ8K-CwLlNgCA8DAA5NktB7EsCkTyPhJ7G0iBvPpZyD8EnT2DegH0EpH6BlKaqDc1UwIE9CyBhJ8EkIuI5Jya-Q1BmB6mB2WsLib6N6YlQkCjD_GivDAlSsSDrD3DjDpDoCSvDevChCV1BOyF4EG3FkCjDzCxCoBzH3HqjBNgDR-CvDjD0F3HoMAqGAA-BA9O_PN8WqKwR-B-EqS1DhiBjQlHlN8FlDraxFkgBrHzC2BoaxDrCmKbbtVna7B7LlJjBjI-JgHqDhJ5H1PzF6Q1CsHzLqJoBCwHxDpJgDD4CqBA_OucuLkPuuB-S6SWmoBjE3NoC3B7NPjKsB5BOpI-F_C6D3EblEuErPuC3GlIsMyV2Q2gBkIkGlB6rBqRgSkesf6O1HrBXrJ66BA5KgEvK2E3O7GtB7C8C1C_DlBrC7CSahBpC4B8E_CyC-DrDJ8BR4gB9B3FwFiCiCnF-B1HgZA4MAA_EArBzEkI6MsJmG-B7H-OlF9NrKgGmH9HuG9T2B4gBHTGqVuB7DuE-F-FvF3CrEpHzDvIxBoEkBnDlKUzBsJ1QhJ6M7H6CkCZ0HrDjJF0CC-BA5F0Q_I-JicmKyJ2B-U4B9E0K0C7H5FjHsC4B8BgDlBeVS4B3CkB3FxEjC2G8RSkF-auJW0D-fkKqVgR0Z6FvLSiTtEmKAqCsI1J3C9BkQ0B_CiCsBhD0C0C7CvBkCnCRbpFrCKO6CvFhDjD2V5EvB0JNAQnBrKmBA9CAA5DAzElCyDQ0EyIDiCiCkG7E5DmJ6MzC0F_RqE4brEsCL6TgDtG4NjDjDtE4IvB5BtE1FYsE9FpDpBrCC6C7BzE8CxD1GgC6BkBvF3DQxCuB0EAQsBmBZ0DwQ1DiEgYYlEyBZlG_GtB0DUA0CnLJpC-E6CaXsBpD4CYNiBkD4S0H8GuFqJmDme_FmOiBvFzC3HAsnJAwEjIpIAzJmDoCvIuB8K_YnH8KtKlBgW3F5FI5GpC4CzBtHuV4B7C1J5ErIgD6I-HXhZAAAAAAAApiBhT9LqjBAkByDkCoKAwB5FwBgGAmMpEgqBoBA2boCwTyKmGApOpOsF80BjkBxK6R3d2CmDoO6KHvMvMqCprB7J4HyRsMiJ7GmMmF3BgeAuaAAzR8sB-TAzjB5WzV3EzF7Q5P9CkCtSyXwE3H4BuH2DzQ5JjN4J3JyGtC4KqO2FjG2E2K3dlQ1BjMlP-E8DjYyNpvB-G1DsC9ZAqyIAnFhPlIjIpTAgGxL5H1E_Q7BjB1MYhHnFyI0FzJzDQsBxEuTkF4FqD7I1LwZ-E4C_DiOqIuGAoKAAmBApM1amrB6iBrK7GzJpRgHARuD9KmVnfncqH5H0NAwYkDuL3H_PxCydydqCwV7LvpB0B4F0FkM8H4GlQ0WlC_PpH7UgIvYwK8C5LrKzG_BuGAwWAAxiBiRyhBArHptCmDAoB7jBnI2I1LxTqe9CsB9DnQqN7FBvFgD9MvH3Ea8SjB_F1FgElhB-H9HvOtKjZzRuXvHxf6hBEvLxLAw1DAxFhSpTqHnIuC8GqD5DhKhBgCyB-DuBSiMhEsGsKwB9F0CF8TiGgEuC1S_D8BqTrIzGwQ6HpGAqBAA1BA1Pt7C2iB2brQ-SjE0G4N_G1BrDpDuSiQxM4BbqcrO4WyCiOXtPiE8G8G4IgElQjXsCoU0I7BwLqEyHyUoIlDjGgC1DjEsTVtEzDtKoDkKiRwQ3DAnhBiP2SwIoXniB0C5IqInlBlDvH2JlH-RmC_B5B8DmE8F2I7CiDlN-ENF3FoB7QhLhGtD4HhCkBtJxExRsL9FyNexGsB1PkL6RAzG_P3QgFD7D8M-F7CyJcvCxB0D4C-D2HDzFiDCMdlCqSgCwFsG9LoIjKqGtBvD5CpKxIA6LAAhFA_Ux7C2WwStJ8TbgGgN0DRhDzGsLuX1BrE9GybJ8TyD8HpG1NXoFoFmTvF4CtT_D-QiH3EoLqFgOiOhBxB8Cc9ByBiC0IgBjDhIxDsN-R-LnKG3GoP9D7PqI-HhBlKmB_Q1HAoGjHsLB6F9HsB6H0H0HzBrFuLzBzCLoDZvN9C_KkHyBuEcrC_JjIgE4G-XrBhGyBtJuFWArMtLrJyMyC6B4FmBlCqDL3BHoBtDqB0ClD7C8CVtBrFjDwP0B0E-DsIyD7C8FxBrDjC1BfAfAAaA3I94CoQiQ1D2McnCuEvDF1ClHsOiD0C7DaqVf4ZKiFSjDlL5D5D6L9P4HxK0GmKoE7EuF0BoElBgFvK2NtEgFnFqD-CnCjEpFtD8G6FmHwDmIekFkBA-IkDjIAsE1DNa4E5DkDiB8CrCuBWnDkByB9CBJ-DevCVJwDzDF4IkCyBxB9KG8BRwD0BFrD1K8S82BAptBv1C_4BzQ-mBuLpD4fsEhImP6NgMoCR4D2XC0HuCtCiBjGhHwMuyCrD0C7ctI76B1RgOgGnPvBAAAAAAA-WpCkWmjCA8uBr5C_IAA1pBjF7CvHAhQ9C8buXA0C4mCrI9NgnBZjZjZosC3tCi2BklBwlB76BmDgaqmC8NiiBmrC6qCxVohCv0B3UoXUucsJyrBrVzXnBA1DjaAmeme6LAwoByFjR0c0IuFw6B6Jc2zCud8uD6DkhBiDyTck4Bx7B-UtCrI6F0B6kB_S01B4M4BA2I6C7PyDiJ5VyL6pBpekmBqG3NlGAivCAjWviCvvBoDoSwErB4LhB5LuKqCsKgMuD6CyL-BmGyP-KkK5FfwLgC2BbvYvCnRxN2M2GqCwBAAAAAAAg5BgU2L-mCA2nC1gDthBAAhyBzIxK5EAhgBmDwJ-lBA8C8-BqB_D9YgUhVhVyYxKrDsJ3VlQ2G0H-zBjI5W0b2uClL6FvT34BrCtKhNikB0hBtZ1QmD0K6BvKzzCmjBmjBxYmR8oBgbwSjRhDzY25BohBAqyB-MqxCrDgX1C0O3Q-kBkekFzJW_BoI7C1G7rB6FlCA8eGqBStT3IoQyHjP8P3EvH_DAyhCA5WrnCznBMcrBtJhD-DbtN8KkNvLzD-B1HwDkK6NkDoF0DrH-DsnBzMsIzatNwG3DqCTxMyPAAAAAAAiJ2OmOwqBAwjB13C1YAAhThK4FlWA6BqJ8G-zBA6C22BxG4DwI5V9G9GlFHhMgZhBvDiQ0NipBvHjU9P0uDvX4FplBtbwlBrE-Ca8clQjPuKrF4I1DzbsZsZxQdynBkTwI9B5FtE2a5e5B0sBiBssCjPuLjMwWpjB-V0jB2C2DRH8DggB6C3tBnJ_BAkMI6L4C5L5FP4B_PmP2BmThHA_BArbj8BhwB2ToIT0O6CvGyBJwJyOuD_BkKjEiBiB6F0ChBkCiBmHgH3H6Dhd0LlIY6E7CvPjHAAAAAAAuf8K8SigBAyrBj9C9EAA3MpIUrUAxKzF4LgpBA8DskBgD-EJxHqBqB9EhQwDmI5lB_L6IoP2c1BzH1ck9CzKnCzczKsa4DmIqLuY_ElG4DsM0F7HnR4Q4QtTvMuRxClFkFrFvewvBtCwEskBsBy0BpD0MzCuTtD0R8FHLX2CsEtEH4I5CjBA1EaoImFzS0BxQwB-CwHtCrDOAz8DA_F_V_EwJ4PpDqZkJxEmKmIHwa-G_EwWyIlF5BuB0D1HmGFkG6Y_F-FxGwiBjMKgFpEhFnHAAAAAAAkB4GsK0eA0Rj3C2EAA1fvD9H3GAvSpC4B0yBAI2b-Bc0B8L4G6G0CkEB0DvRkDyCoImFkEmE15B0qCvNoT_QhO0zB8CkDoEoSqD2G0FrhB4CjFtD4I4I7KmBiB9S2KjF4PrB5BvID2O1D2pBoGkNgFqPiQ-N-hBwDzDXhDoBLnG3IhBqDAzGHC2CjXyG_CoCuFoEiC0C3DAsxMA1JCiSxO3BhH7YnC2FvkB2UUzYyJ-C9FyOkJ-DxWgE9G8tB1D6YW8DpCyiBjLtGpPiMkRohB2B7LAAAAAALiKhC2pBAnIiIuX_SA5btI4B9EA5Y9SnRvGA_WhB2NipC5OAtKtKjlB4B77B8-B2EgH8HqLkQsKtO2hB2hB9exT77BmVvBhBzX2XjEkZxmB3KAmBAAb2EzQAgT4S5X4GpChdrYnHAqHtWzPxY2M2W1dlV2CDggB7Kmd3IoQ8F2uB5TwjBsW1lBkPtJ7U-LxMxIiWyJwX2N-JgKmEAsqIAzE9F3BhCrF-G4HJjHrP6GdtMwIwFxI0H6DqC1IIB4FrCoKsKkJ1B4VkFkKvBZ2JgR5J6KAxYAA3UAxE6SwWgTApC2JoN9gBA5pB5jBxLuNyDuB3WxE-SAyB1NyJ0mCsxC_hB5L5LzUlHrNoOgDkHkUwLmIiOzc6GkBvO_L7ayN1lBkC9H7D5JsahauBAmKsFHsXrVrJzLulB8zB5a1e5B9P8BsaA6T1IjYzTqGyUxIzSb0C2lBlDoexD-ZHgiBqByiBicpRmPpPnJuMpDhB0YxE2ZsKEVvHA04DAhI7YvVwB_J4EnHsB8HnT8KiL3U8KuF3K0F-EqNqH3GvCoE5F4F3CkO2FoTJqHnDxBwI0NxP1EAhjBAA8CAioBwK-MqPnJ4LlE2H7ZAzgBtyB6JgVmaiH3L8V2PkV0EtEqQ-3C4mD3nC5L5LtE7V9Q6DuF9QuWqCwBuFzM4E0JhOxO_DoCqjBzFPa5DtN1I9FNiGsEtHmJlPqG-IklBikBuI7OuL3YrK-CA8MyHvPzQ8D9BpDnOqKpC0fkGulBDuWzCohBuFsZoYgBmG6BgFwI1H_De0Cw6BnMqHiH1FAsnCAnNzRnO8MlG_EUqEmBH8GGMwGiBiCwEW6H3DrBtBnHtCkF8D8KkMzEmH5E1EMiBGpKwSA_EAA0QAnBA6EiSxI-DvJpC5RAnZruBsG0S0UrPjOvPiQ4K0M1B-Mu-BgoC7mBaa9IehMsGlG5G-I4DsKpElLkHU5IqLiFzJPhCqGC1JpJxPvCa6F5BQiWnG9EG4vBqS2BCgM3V7DtCA-GpE1GHkChGPrKyGY-YAkbLsLcwW2L-WiQ-M4C_BqCyFCL1FxBwL4EtD7BSgJ6RA5K3M1P-K9DNTmFmBakELsDyDZYuDNkCO2CgBQxC5CjDsRiChIoF5CjBAwGAlQ3BA_BAAnbAwEMN6BY2HhC_BrNA3U1vBmHyP4CnHoCjE4LzEmI0CoCwuBmxB3PBF5FeQP9D5EwG_BjD7CjDyFwEDvC1JyFhBsBsClHzC3M9N9BiG2DtB3BkHzBgE3HylBqNbV0DnF2B0EAhE9DhBuDSOHhCjBpH8M4Q-RNyLauTtDuR2N2DoB5C7B0EkGAgHjJzGoJgEpG8Emcu4GAlGvPpQ8OlG2BnEyFUuGnQ9OoEnC2C1J2BzDI1CwBsPW7B-Q2K_LkV5C7F7TlH6DnBnF_ItLAAAAAAsX1O2BygBA0FoV8WgaA9LmK7NrOAhTtOydswBAgI8EmgB6D-NHtBtB_Kia_1B-iB-X_O1FlBiX6FpS9C9CpIsTrN4J0YyBtLubhDoPxThIA5EAAmFuU_FAxP8DiBsFsH_LrIsJyEN0MyCxCLwGrBjC7IqIZkTmE4D2F8C2CuVmHvF-R1SDiN5HrL0PmZkUlEoqBhO_BmDAm5DA5LkWvR2E3GgGqJiE3EuNvDvFoGmErB6BiFtB9BmEQqEiGuFkCkJ7DqVxFyJzQN2BhDK1BrHAomBAAvKAhF_GSod0D4IxOyKkLA-KwGpLtNzJoUxiBG0YA6KmEgjBhD5ImXxKxK8CggB5IDgQ1E6C_JnCyOpN8HKjS7C5L2H9HnGvIMrPhFhNhHAiHnHsBwOvBieyI0LlStEzHoQjOlG_IhGjQsIE6DoFoKnBuJ4E6GbF8C2HoCwO1FyNmDoBgFoG5DsFtDiE8eyV4E-hBuV1G4FsQA8gFAHyMrJwC5HpHrH6B0BJqCqBtGqD_CvMlCnG2CDkBAyDvDiEjNxByZyJ2GzKWmEhEauG5BAgFAA6LA6XpL8NiaC-ZrGkEgO2E7IgG5E1CqOhGpd4HsY5CYwBob4BzI-D3K3KxB5IlDzJsV3I7L1BpBmSlQrB9JtFjJ9FwBuEZNA9FgJtM-CtZ-CoByHnE8LuGyHiBlqB1R3RkhB5iBuGsC4BhTxBwCzFyB9ELmBsLkCVxYmCzBI_DvC0FqDmD1BuF2J2HM8YqVuUsS44BoU9B2FgDqC2oCAzL2J1RmDxFxEgF6GBqDyGD8BgJgFiLH9HgErDhDvJjCyBlBrB3FobjGmIrL0BpBrB8Fa6XAwFAA_ZA6YgBtCsbvF-VjF6KqN8O2CKpElFTvRpXmHmd_FX_B8XpD2EhXtJtJtDc5BlGnE3R8CIvC8H3I3SvQAgIrBrDnOrTYGRsFxH0CsCuB8CdtBwPsBjDrK_ExExHwS1O6FgHpBxS5CtDpDnCkB_DwB-GyGzClFXdlCvByBqGsHhBhBoJwGqH4CogB2E8fTyWwMzNqCoPQhCAoD2EpHmEC9C8B0Da2BoEsDhE2CoDE2DqD8ChDpCR6CjCThE1GgV1GgBvFWgBoCwDhFwOAeAAgIA6HoCpCsOqC4KPlC8KmJpFKD8Ea9R_O-H0bEaZoRyD0B-KnEnEqCoG-C3D8CsCuDvBjE0BkDpEhEyB0CrC1BxP1I4BnCFe0DH4CiEwCEN0CqFsEhFpB9CJ6LzIlBhBhD9GsBVmE2BT7FgC4EjBmEzKaKY8BmE3LuGoDpD6L8JqK2D0PkE0P7DmRNzC-F0BwDq4LArGAsSwKvFkL4NnMqBFlGK2L4C5HuKrH9GvF2hBuS9JtiBjhBs2BF2B6KvGuCnF8JrF5EmPAAAAAAAA2O3lCvnBAAhFlHtSjEAjZuC0PpgBA38BztB2EmeA-4BxJ-R3MgfpJkvCkvC37BhvBloC4xBshB9jB1MixB_zByIvuB_D_ChnCmKp8BsjBoD2EgdzTzctQroC_KAiByFAvrC5pCgjCAiIrd1F1Pvb_N7mBvJqY5G2RvDkQlCvOnJoHplB8V8BtdtR6E0B3DpnBmbwD4PA42CiL8J4N2ErKsFoQ7gCnOwCjCvDAy0HA2QzJiK6ClBkE6R_IpOtDRrBoP1FnPgSnK9YrE0kBoO6iBtJjS8gB0EyKhTpdsH4C0HrNjMyZ_EAAAAAAA7xB34C7LAAqWqB_F6xBApK3DJneAj_Chc1HyUA06B2C0T6Eveue4xC4xCjZrjBvK_8BqlBjSwGu3Bnf6BrsBrata3b4V6DmF0EvE4F6V9XuBxyBvHjwBsFhL25BlR3XyrB9cpMpFmSgC-OwTwWzG8WtfsdM4O-NpMsEwfzCta8IzehI8B_GsB9GpyBoI4NA-P7ByDa1PtWnL2tBpoByDzCqKqLAsgGAoF9bjD1HrFSgOlI9W1C-BhCqMzH3QsTtI3PjPscsPyM3OxK6RmJkE7FB9KrBgE2BlE8GwUAAAAAAAhkBvoC4BAA0ajI0Q4hBA4D3CwCnWA9iBvMvUwcAqzBkF6U2K9EjRk7Bk7BlPsDmKxgCvF3WqKjBnf3B1fvZgRzd9anPkXpkBpDXuW_SOjoBlGqHkHrCjIghBzd2TvCjLrdiRrHmZujB-a9TkNvUuWlI8CoJvDrLqHpDzGiPlB4D4D_FhRhFrdJhDA_F2MnCpE5RvKhK4PlU4S5D1KoHAuxEAyGrdrByDpEzC6TsGvOoRpM5EyShIvK6YxM3G_NuTmRiUnElFkOqC2JxD4IiFsDsFxC_GjdKAAAAAAA9IhrC-BAA0DrEvB8ZA5I9BjFhJA5bjBrU6LAimBsBkJ4HqFrMiZiZkDtZmDhmBmVxUiOJ9IuEjJ1FlCtKYnCZyRzF3BuDjVtF9clDqHwE1B2CuPrlBiSnFmHhN7D1F_IuJ-btV4J6G2XrCkCsE7BCxC8C6CoD1FNTtEnMuB8EjEQAqH2H8C_EnIP5LoFhO8RT6E2EAwlBAqK_wBsHrD1E1DagItBwJ9E7BiK1H7FqItC7ClMwD-CyHlDtH-PiE7C2FgHJuGsChB7DvF7DAAAAAAAhI9tClEAAxE0BtByMAvKC4BtHApNPvGunBAmoBqEgFDeoOwLwJvEzSP1NksB_D8EXrJoEwCD-CxP_QmGgCgFnH-CIwB-D9EgC2DAeYyB9K4PjCiFnJqMpD-GyG4O7VRgCmLoG_DMsCvCZIhBc5CJ-BFuHxB5JrBlCASyBoB3BtHhDjLwK-BuDvC2EQA4tBA0HxlB1pB-ZYYzP6rB2bmJyNiEsGgDpDzDmF9GjFwpCsFzKhP1QuOzCohBzDhX6TlXlB0OqCvUwBAAAAAAAgO3UhLuoBA3aYphCjUA_L9sBtNAA72BxWpS8HAoIoOkiB8kCirCzJ3Y3Y2lBf08BnI4brIhUjMgEU6pB0yBwzBt5BmvCjtBwuBrDnIIoiBrVj5B9TwdAhGiHA2RrflfAokC43Ek8CzWghB1akS1S6wBiOjWsUpSulBsJ6nBvDuQuJq9B6O8a8LmeiDif4DkmB-XAy3BqH1KtC9S3O7Yq6BvoBgUnJzGvFA7XAypBr7BzpB-GuKnB9Boa2N5H-EwELgJ4H8DmE2HwKoI_Q-b-FtDqKlBkdoB9W8ErC7MT0G7EtJAAAAAAA2X1XhKoeA_a-H7KmHAthB33BxFAA72ChLtZ6UAuKkJiKg6Cu2ErwDpRpRxFyXueN3d7H5CxGmErb1D2rBipBxjB1BhMwlBjNxMqLkLhU_jB3UoBvY3MzQT4Z_pBjRhau2Do9F5JnUoqBmfwN-NinBianQ1P3FsO0E0a2EmU0Y85B4H2vBmGwyBrUqrB3FqxBwdAlZuKhBpCnD7DnGtc3F5UlL8DpDAw0BAsepyB7gBrWlOb5gBwHuNzHzU6D9Y5T0M7BtRrG8LjhBtQgRvG4CwIR4rBtBi0BpU0G5D1B0J_wB0FAAAAAAA2c0DrImfAsEVD8IAtXpxB4EAAllB3LlOobAgE6D8Jg6C-yE3jDwKwKrO4B0GgGmJkF0O3DuJ9axW1VmvBzYmYrM6LpGjGU_LphB9iBniBrBnZzIlKpM2X_WyF-F8iD-gEpRvN6KG0jB-OkedhJ9pB9BgGM2H-WuC7G2wB6EwtB6DwnBsD2qByBoxB-fA9YgGINxD_GlCxfmZnhBvKkH3JAwvCAgCnlB3YjT6BqF5L8B6D3FuB4KzMvGbxIjHqE2HrZ_H-Y6BuGkN0BoZoFmShMzDjI3BsKhb3BAAAAAAA8OgChQ8XA-ExChaPAtflsB8GAArN7CrSwUAiD2F8DilCypE54D8F8F5Xm6B9CzIAgJwQ7JxHrc5SqJyTlEkM7IwFmCzSqBxKnRhcrX5E1T1FxG7OMexL8Bw1B62CvV5GqgBpGsZwFmNjZ_MtCpQ8FsCyGgDqEyBqamF8akEocvF6cJmhBwWAtFmCFkCHxHhL5KlBvE1GarMAhSAqZpCiJlHgK6NhI2HsI3FiEyJ1B-CoHmDiF0KwC5M9CG0BqDiKSqVmI8HmH-IzCtF-InP1DAAAAAAA4RiB3QmpBAoDR7U4fAhblqB6MAAyBiI7Fw1BAqCckBwtBusCz_CrDFpD8I5HiI8EkLiEnJ4BrHkB8HyFtXkMiH-DgKrS-BnPnH7C0BzC_FzExCjCmF4B9ILgMivBjEzE-H_GsEqCoD1GYmCuDuB7DiD_IoByBsS2C0QkCmSpF8S3GiRgTAwBInBmBpFRjFjG8GZ_FjD_JAu5LAQAAAiJyKAAkGsHAxChHAWhHiH1F3BA0HAA5B2LyJWAG5CsGxKvS8G4BAAAAAAAAxBAnFAAJAvBAAAAzPAARAkDAA2K7De3DAAjHjH5CA5G6BoDAAAkLzKpCdd2DA-K1SoDAtEApCaDAAxGAAnCnCnCAKbbAAXXA5QiLiDA5FA1EmBAArBc5FM1EAAgMrB9BwFAAmDtKyL9BA9CAfAAgHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAuhGA3D7K7OmGkF2JSe3K0DhL3LrF_G_DHqL1C5F8F6HsJAlGpEmQgINybkInOpHwLdrIAoPAAAAAAvO2ENoiBAnDhQ4C2MApDgNrLrYAyGsKjO4eA_U6auPxK_eA7J7J7CqClLye-EnWJlJ2KNlZ_kB_kBkT8NzQvMyKyHoVPm0BwYnMuSA8BAAjEilB0XAC1MtFyIM_KpFWqE6ZuTqVe4T_IsLgRwQkF7BqMnD0QkL2VlFiNsHlM2CnHwL7FkB5YvW4gB-OlJkFoFhKjFAinBA-O7a7drIP5Ba0K8ByCgImB7DUqDpBCbwBoPI8E-D8E8D6YQwD-C0I_K1KkRvG2E4C5CAnxBAA4MA8EuRiKoXtM3PlWuOkpBAsS0FtC5TqE0H7ExBmeAtF4hB8I1CtOgH5N5NoEhKrC8ahIvQ_M9EoGkVta2G2G8LuLxdxGxUhGuN7Bk1BqVlPlGA8EnInCmCg0BkbNhV_pBuIkLpI1BwTmF4EsH-fkiB8e8pBgCmPB-e3B9CbuJ2GiD2U-FuRmLrJmJgGqBqJtB5J7JqlBQ7UwX_DzCuDAq9BAxBrb_XhEpCnD1CS-FzLkJiF1DkIzFwB0KqDMqCvC-HhF7I6M8MkHwF-M4FyDxG8LIyQvPYA4LAAkLAnLzChD-Zvc7InQ0L0rBwIsROhJpJwQ6HnEwD6dqHYuf8EnCzkB8WIIiXrS8J2E2JnGpFiL2U4W_JqjBqjBrDjS9RpT3T7IoRS2e6UjL4BsGuBpEiMoD-4B0K2ExSvnBrPlFnE9I0HpCkExF2PgchCsTX4IuFqYuCxIlBgE2H3B3DgB5GqCuE8DsHyG4D3CyH9NsQsEsNxJ7H7HzDnNsRACrLlTWmDIgBsG0BgFuDhIiCyL2HwHqJtGtDoFyD2EzCkC2E4N8GNtIgG1TjDsO5HuCqB6KAAAAsOAa8FtKoPjChW1sB2CucgEENhGrDiM-G_HhF8SlD8Fif6EhF3F5I2D2D2KhK4IzF1KB8LxGmD4EEwPgRjRgH5NRxFoDyKoJ2WiTgY6EyMaqC-D7K8M4HvJxCpf4MhB1HpL_MjDWsN8HuX2DsO0BySxBqQC5FmB0EuBzCW1C-Q-B3EyC8BoFH3DgW9SsY8FgLR4ByEqBnHmMA9NzMhEnG1ErEgBoF0CiBqERpD6HhBkBkHBpF7EnFtCwBjCyKqPgIgF5B2HhE3CDcgFpCiHA5EAAkJA5FkNrM6PoBhb16ClE-arGrH0DhGrBqGoQpKuJuU_RwEofoGRhFoFkIoJqCcsGhFgL6YgFpOzE-HS9E9E1OhSvJsFhCxBYyCoUuR8M8DL4CsC7DlKsIZZrPnJoL4HlDChK5FfiHoF8QuIuIsCqGrG4J3EgBnByCEZyCLkJtClKuBlHmFnBTxLH2QsFqBpC5BiDvJA21GAwKrgBoFrJiW_CpPnB8MrGmC8HwElFGwCfsBRtJRAAxMoL8CiGkBjTtG2FR9FgNkCAAAAAAAAzCuLvEAAMuSoLAAtK2HrkD8PA8C4B2dwPAiBnC0C0kC2YA3N3N1BB0FlY9H3L4NvYvMnIxBnHpFpLoWhMshBnEyKnMhV8G_LjLjZAjGoDA_H_HmBA2PsMuR6D-kBjR7KkCAsCkV1IJ6HHsMhC1FE0b7GyrB9B0SI6GwL2a-VAAgB7JuEuCjhB7HyEpD_T5HoBwDA-uDA-IuJ9GlFkO7G3IrBJyGnBwTqKEjHsJ_I3FU5V7CoKqC_G0CpJoNoL1EkFyQrKzBqOjOxBAAAAAAAlT8KjJAA_B4I7FAAjsB7qBpjCigBAsMlH5OwLAkKNuBg-Ck8BjE5D5D1E7NjC7SxLhUyEwC5Hzc2MiFoEvIgX5C4ODgHFiQ_BtV-ExKAlDNnEoMoM9Z-Ko6B8F2JvnB6sBnkBhL4bAjW-VNK6NIiBC6GxDupBvNsxB0Dkbf4dwDmlB4ZA1L-CqJgCmG1T_CmHhPtHkB2C7DA2nEAW4BmItF-HjGrFzBoEmD3HmBqF_BzEX7HjD2JzY3B7GlY3GqMT6NgCvMzGwNtHW6E9P5SAAAAAAA3HsBwGAAF6FtNAA5J_2BpJ0NApK_H9E0KAsCvCuCq7CqoD7OgBgB5Fhb7ShO1F0MhJvCAjHtFsIyJnDpBxEgCgI8NmEgCjLiPxHnHqT9C1BpIuBuByEpE6rBiMxhBhHwlBxY1L4DAxM6WqB8Eb8DCZ_IlDmmBtQolB5CoL1HyY7GwUoCA_RPYyB4IjKwHzS7HxFqH_CyCA89CAnFoKuOlEuCvN5DoBD8CL8KwDuB7H2BvI2D6ICwB3CvEvD8L5B8OiDpKnOuExElC0H1LxPAAAAAAApI2CuBAA8XpBrIAApE12B0RyOA3P7K2GgMAbnCDo9BghDruBqGqG1Dxf_JzN1BbNsFkBzI5D3DnLvFqClDqE9B4FzDUpLXpK7G8UlIDlCsEsEqKsCozBgBmC7FmnB3EvSPAzOwPwBsEfwDpDS3DrDgYlGwaViLhH6OuJgTmEAhSqBiDMtHqB0KpI1C1IRB2EAsvBAiDAmE6B4D0BqE9CvDqE0EyB-EV1EwCmBjBkDlB2BYNC4FsGiN_B-DuDuT7BhCqFvFrQAAAAAAA7EBjBAA0FlBxBAA_MhwByMjHA3JsGE8QAgBgB5G8iBiwBzc8B6BPmDjItGyB7FlCvEPbkFetDzD0DzDyBHiClC1H5G6DO5E2CpBxC1DqBqBuCdwVgJhDtEgR5MrEzBA1I0CoCwBkCmBWdMnE6M4DuQasJDiL4B-UoFA7FSX3B3FyC8C3E9ElEZjDIA42HAjKuQ1M1CxBoL2G8D7HjE6KmFzPuY-G9LiCwBiB5IhDhDX5FvDyInFuTolBsNpUsF_G2HdAAAAAAAA5VjNjE6UA0WpWna4tBArgB1CB5iBA9uBrpBY4WAQoO8hBkB5KvEsKsKjciLpV8jBMlCqHIvChC3iB1Y5YhKmXhU6LlK9NoNpI9JmSrNqEAXrLAtDxLwbA-jB9C_BiIyB5c7ZlEsPb1LvBlHmE0DjE3d9I6MoBhD5B4R3ClG6ByZ0C-FAmJ0LmGwH6U2iB4Pi1BmRkf_EgEsMAirEA9SynBpYFnDqE2KyCJ4EkL2B_F0SmCa7CuDagBVkGiB6CwJ8KlGmVmN2M3C-BhDP2EsBAAAAAAA8B7G_EqPA0wBwHtSuhBAxbwDtHviBAn5BxjBgCgrBA6EhDwf7BxNtCqCqC9CsD_ByEV2H2BoInD0G7GxOtVjBwQvCuCxErUmHiJkE-LrQ1BpMlBvF8JuQjKPvJ-alT8KsDuUKnLzE-D-KzJrFnE6DrBxF_Y5KxBvBoH8CyCiB1K_BybBoBAgKqLiKuDsRgemf6b8rBwUhNiO0LAouCAhNsZpUhBxEuDyGnDN0DvEgCpE9D4BK9ErBgB7EjFuGlCnDBwLnH2VpFxL7G9D4B8BkBjHAAAAAAAgC5ElHuTAmgBgBjIojBA3PoC9GlPA_bvawK-jBAwBpC0dKxO4lBwGwGT3ChG-EhJzCY_G_C8FqB7SvGSgVpJmC7K1MyDrBwE2JzEqCsEK1EK6CmG0FpG2InCqDfma_G7WqD0C1EpIhJuCGc7EWvEPkEwDsCM-B0CpDiMlBUA-I-OiH6BkQgR4sB6BsaqQhKwMjDAunBA_MiO_WuC3DfsD6CC6FuDsFS6BxCrHjDkBDvGjDmIGlDkD4F3EgZlEjE5HxCoDhCFnCAAAAAAAhEgElHuSA4kBmDL4VAZyBpHrHApKjY8DgpBACxC8U6C3CiDmGmGKhL3GsD6GjBnI1DhD2CLrX-K0CiJnCerL7LgCPmBG_BewFmBN5CsD2K9CI_D8M-NkCoI_EnGzD4EvMZtGiCuF8D3CcLvC4CkDqClDqBhBO6F6CnBAoH4KkHmE2X6IojBb6YyFxJyH0GA7cAsB0DpIlEXyEvC0BoBwCVgFEtBLhCVGgB1BlBiEvB1B0B4B5EyWuHmB2CLQmBjC9DAAAAAAAS6BzDiGA-N6BxCwIApE6BrCyEAiG9R8DquBABpBoRsElE2TPwBuB8BNlC7MjHxGCb-ErBnKlBuIONuBtKjEa6E7CgC_BTiDxBSD6KvCgDahH2CmHK8EGoC_BmBnBsB7JWOlBDvGDkB0DsB0CCsB2EuDtKeCA-KsLoIwDiJ0F2RlB0MuBxCsJ4GAo7IA9G5K9NsDsCuJoIQtIkErExDuD8JkCxXoI-IlEpNkJ0F_FuCf2RgC2M_KiG3Ja_EuGsDAAAAAAAA6JzH_HAArT5VoB0dAkCrJ-FAA1a1XvJiQA-BoK8QwK2KAuUuUtayZ1iBkiBMuO1C9MiR3UnP3K3KB0BtK_E5KgIrEiLuVgHlSgEAnFpHAvGuKCAr2B7EsIAzC1QjHAtBiclPoWvEkH0IO_FgD4KwCAyDA2IsBkQ0LiC4LA4gB9KmNhMvRtGoC8EpK6MtIwCiBAypHAgF_MhUkFqHvFiO-FrHmBTtC-HgLmBhPqP6HpD1NqK6BNlDsLsHnHqFFwM5auBrEvBsCuDAAAAAAAxIoBqDAA_Q9amFsRAQqC5IAAlbtOsPsbANyO2FpCnJPmQmQhFwN9GgKpLsTkM9V8T3EpL5D5DwG4H9B1H6JtKmFQ4P6LrJ4J8JrIzB6MLsGyDuDrvBvSmEiDjJ3CrGvLrDodrQ4SvVqK4B0O1MiLmC7BsJfwHgDwL2BqC2C4HAxWuDyF9CvlBiGkJ-F1I-HtLmCYAw7DA8BtS_TsEhKrFXjEoC-EhIGpCW4EzPzC0CmBtBGAiG8CyByMX4GoBzO1J3BoK9JvEiBAAAAAAAa2DqLAA9GvQxBilBAmJ4C9CAAtN5M6YqTApB-Z6O8BzFgN8F8FyG7HnJsSuD0C6N5NkFyJ8FkIkIoHxDzJ_Ed-BuO0FuR8KTOiL9GXjJHhKoW9NxqBtG-FpD_DWzQsQ7D6gB0H0Z7FWC0L9C4KoBqGHMF2B7CEmDmGOAnUwHtBuB5GvEqLwPsfxFlBiL-CA-xCAhD1IzUyBnMfG9DN8CnDwBLRsC1Q1DmCZ8BxBA5GvCqDoVI0D0J3IxNjCoI3F7NhDAAAAAAAtOiE2CAAnU9LtTkiBAxMuCnBAAzFpJyJwWAjDyd0QgFoEzPiCiC8C2CwFlD9LlLDxCrCkBrFsCsDyFG5RuM0BvCmEa6XqLFuEuFhBoBhBgBtKwB_CpjB-FcexBvClMyCzCsf6HsfmDEkDjBeoF9EiF-D8BkD6ByKsCjF2C8BA9BqLsFkFqC_G6IsI0ShHzBpKzEAoWAlHtJ3KlBvLkDvDgCgF6I_B7DqFpFUpDzBFtCW8CA_BvB2IsUmFesHiEtFlC4J3CvP7HAAAAAAArBkC7FAA1tBvG3RsXApImDsDAAiBhG8CwRAfuhBgF8CyCgIlG9D2CwLmK1InGpJA2IER9InDnDsElH7OgHiRzF7ErEyOwIpHuI-CtDwBmCnQXpH3EzR4G2JwCsB1LsInCfwPD0nBK4BNtCmG0EiF6CrDwC1CCgOgBgOOsCEayHyDuDuKzK8L6DsGnEyCkDpLAujIA7GrItHArKxCsJ_CqEuD3DjFAhBcA4HjFhCAmF1HsDoHwOmZ2IoDQlHjC0LrCxImBAAAAAAAA9tB7gB0oB0VAkG7WlCAAbkH3EAAT3W1FkQA6Q0PoOnF0MAkUkUoFkO5XnKHwI3C1LmE2LlFnJ9IgCypBmEtGwBmF4Xha3DsI7D4SAwYAAqDqDoCAziBjR5VpCkGhTnW1D6C9C6bahBiLZlKNiHzLsEhB9BZ0CNvLzLzB5BA0I5G3GpC7ZE1CwPkjBxDrCvB5NA40FAvC3LvRAvT3D8J7HyDzIlBSCR_FAKgCCnJZsBYBmP2DoWHE3K6D8PjBlJ4PnBAAAAAAAjiBj8B6VqaAYzVyJAAwFyBnJAAvCvJnM2XAiLkGgQqD3EmG2I2IsPvGtQ9QrRmGuEaX_CrBwDR0DkJjCoJ-GqLsL-N2FwCkDuS-EkRwOAiFiFhBwCxOlOrLImDjR_YAhBFmOiGC8FC4BHyIEoGC8DCuFHJElEyFA2NyCnFrC_KuMoG0GyJFnBlG7SA0tEAlDnM7Nc5JpCkDASjC0CAnDIfN2D4BlBAvBauIqE2UrDkCwGF7C_D0EkC1G6JiEAAAAAAAnV3Z6P0nBAfjEuJAAoTc9IAA7WRrF6UA2LgEsJqEgK6CkKkKesRpMrO0BBqEArI1KzSkJgMC3F1DqB5KiEmFwHiHbzFmT8EyTqBWxLxLiVtMrOlQ9EahGrJEAfqKwCyBRlDNHCsDwBGRCNmGCuEwBiF-FAyGiDvC_ClCA3EoJzKoEzCjBrOA63DA7GvQrQAFmFbhCsCJwDSGhC-BuFMeHAfhGBsCiVHqG-FQlD3DmHN1F4C1FAAAAAAA_IhYwS6bAyBpBMAAoMOvDAA3O3BpHwcAyN0C4CYzC5CqHqH0FqD3P5D6GuD6EfpElCvHwCyD3SmJS9ErK4G2BwC-DwCvIwNoMgRsGkJrCrC3HhBvJtLhG4DnBZsJA_BgCSqDDIDIZGEfDkCDsBZGEU-BA8DEhCIsK7HvIoHGgEhILpLA-hBAtJnMpJA6B8IZ5DYwDuC6BnB1BAuCnB2CpCAFd-DJ0W2JgE0CIGoGqEahD-D4CAAAAAAAyGpjB0R0XAuE_BUAAwEZ_CAA7FjBrGsUAqVmByBFAjDqCqCyExQxC1BuI4EcrB7CmC1D0B-BhHnD4BsB2GoFYiC6DuDlEwH4FyGuBmHNNSArErD3FAdmJ6CATuBANcLWIlC3B0BbcMWNlCV0BOgBA0DJnBsBmBjBZ1CTNKxCjKA6KhE9GiE5C1BkB4J2DWrCoByDqM-NYyDjB3EtHxClC1B1BXrCNjBgBnBfHsBkB1DvBuBxECjF0CahFyQ2E4BD8HmJlCxIW4FkBZ_IiDJjDtDlE7PxDpDvC_DrFzL9D9B9ClBtCtHIlB5CL_E5CJnBBlCMtJlEnCJ7CFqXsGmCoE6F4G8BB7CrE4CoGnJjE9CNLhD6CyFvDnBEmCtDvBTKtCQ0NhE8GmK3BwE4CLpC-D8CrB2Q-CoHgG4GhDUerBtBF-CtMrFvFSG3BuC8DAO9DMcSR7CG2C-BqBhBgCY3CgMgKSvD0CqEhJnEFfK1BZFsE1C5BrChDHPAnBhBnGAnGAAA9E1FEEeBhDAAAAhDmBjB0DA1BMxIlC7CjCRhCyBUlBVLgDfvBtBRgBwB5LvExCxB3CX7BAAnBTAzEAAzEAAAAAAAAAAAAAAjDBHLjBrBwBmCxCC8BnBfAAAAfgFyCqCaZGiFuEKIff4BAA4BAABAABAAjCAAAAjCkDAkDAAAlCAlCAAATAATAALAALAAAAAAAAAAAAAAYSJEAMlCAAlCAAffAAAAAAAAAAQxFKNCbpFqK9BP0CsBiJ2IuCiCqDjCsDO5BVWF8CsBwHtE9B4FrFsGyChE6B8GRnM_DU7EdvDlJU9CpC3BjDH1C2GpCV_CzExCrC5CO6CzMH7CC3EnF7I1D0B9B7FeJtExB6EBoBjIHArBjDvDdHAhB-EvD8FyBgEJ6BbtJrF7CxCOiB3ES5CUrCN1ClDsBYCnBzC9D4EH5BlB4J-DU4DwClBgExDgDjDgBkHmL6HiEmCtEuByNgC8EcsC0D1C6B7ExDsCc0EBJkCG-C8HSF4BqCyDzGGlDPlCdyGsDxBcWkD1BtB_BHNsCQAAAEKAlEcCpB7B9BFnByBDLB0DwClBYImBiD2DrBBb2BD8D3CVuBjCa1BiBQoBJlE3BRTNbvBhBCkCP_BoBAHET-BAaVaiB1BhC5BlBCVuBBxByCJJNvEVVjCDZWNGPJ4BFHyBZEX0CtBGZ4B8C2EpCwEuD3BerEaPDpBtDwDkCOTqCVexBuBoCtBIlB_BITWUwB-CHEhBHwDeKZWsCzGxBT1CrBL5BTlCoBJAsCGAaByBvCrCZgBQf_BZ1BLQGjEM_BnCOXyCmB4BCJBiDuTwE0EyG0EiE8CqI7BD4BzDjOc7D5F1ElB9CgBtCJEfpHnDZTA5DqNiBwE8CFgFoCDSEgBqDX4BZVxBsB-FB8B-DMBnHzHhBhCLsCuEAB4HiC7E9HArE3CLNxE_CtEgB1C4EsCvG6EL0FrBgIuBmDoD1DgEpHAvErDWHhBASKRrB4BAOIHqB_BAHJpCarGApCrBZhCqCAsBoBQX6DAgCNYyB8CAgCMMEyE2EoBFSxBbAzBPSP1CAK9DH8BaA5BiBVsBuDASmBkCFhCAIuBdxByEAKkCvB4D7BAAfNJzCA7BXzCwCyBAALRwCkBAGBDiB6DAgBvB0CwC3DATCnCdqCAqDPZQsJAoEvBiFsCmCAQNawBVAKCLTmDAcAqBgB7CAhBEPtBsBAOTMemEAI-CHmBwEAoBe6BMrGAAxCf5CjEAfrBzDiCWApBDT8CxEAB7BnB3BiDAdJsDmBuGAaiCoDMMAbScBpBACAU_BkDAqB4BZeVAnBUABnDAjCORfVAAGLJGAAVYETAWRexBwCAHPiBkC5BAPxBjDmDzDACuBnB7D5BAtC5ClCsFOAjBQuBJhCAmCZflCwEAIVuDqCqCAMkB-BlBvBAVdAGnCAEJ7BE6DAmDdlB2CGAhCeQaSAADQIlBAJLdOiBASlBYoBqCAaTO0B2BAmCtBfqCXADMOrBGADK0BxBPAFZVmBFAAIALsCAFOzBwDaAKAXoBmCAXQasC1CAA9BXArBAPnBCK4BADIwBEXAHCVCiEAVUqC6BOAGJSABAJUJBWACQMLmCAeAL0BWAMVYKSAQIEJuBA2BVIKEACCAAMAAMAAgBAABiBAnBARCIfVACGhBEFfaAAAlBANGfAdABjBAIKABDKGCACAAAwKmDxBmB4BnBiD8GoFiFBZvChJhCvC_DDR1CCvCb0BdSDIbQakD6BrBwCfoBjEHT5BXR4H6BqCqBgCIzDhC_DOf0CREKJAV8EAKmEWLlI1CAZb7DPADGEVCAebJKGAkBAdAAbAVachBbBFEAHADSCV-BWzCsBgDTZQxCZasBtCbPDQtBxFT2BpCxC1BEAAPOEpCEDrBBdoFB2CAwBgBzDADvCVFArBjB7DyB6EwBGeIAAgBABMMMfjBCFFQtBAIjBPBKDkBKFNdXgBgBN5BIACCAEuCMkBGmBPhBMVIhBARGCJTCxCAChBtBBwCHWHsBcBRrBqBDSoF2BmB4CJDdGDNFHKABKAAfBFOXP4BABCiBWWXA2BgBlBtBChBdKGyBCBmBDOTBXtBbsCDABABAjCATCXb6BASWKKkCkBBcKAKBCFKGHAAAHA1DIhC9BzB0BBAALGEmDNaQqBgB4EwBVyBdqDAOTDOFUMLoBEZLABABHJAAJAAGAAIDCLACANAFAWFAXQAkBKCfbABhBICCAGBDAKADBAQJAHFDEsBAsBSRACAAAAAIAAGAAQAAABOAAAJIACAAAACAAAAAABAAFAECAAACABAABAADADAAACALQGJcAEGUAKAGGAArBABTAVCAAAAEGAAACEFAACFABABAAAKAAGIBEAEAAAAAAAAACAABAEDAABBAKAEAAICABAEAGAAACEAAAAAANAAJDCFAAFAAAAAAAAKAEGAAEAACCAEAGABAAAAAAAAAAAAAAAAAAAAAAAAACACAAAAAAAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUIHDTqBMUUHA0BGBcgBNXACGdBNAQCAd7BCBETrBCKEcNZhBCEVCVOAASCFNAAIPHfCDPITJASTFDuCAadyBepBVKc1BHEBKPBMYBDBcEZFLGPACPFDkBHqBEdD6BORFTRd2BFBANQHWXA2BgBlBoBGAAMYAILAMHTBXtBbsCKABDSBHAAFNMmBAAAWSODDCAUdDCBIhBGAAABKaEDAYCSGDOAABBeCfCgBAsBFJEPAAAZKOAOAAAHKVEAA2ByBR8BzBUNrNT5DrCtDxC8KiDGkD8B0DsD7BLiBUuB2KoDkEaPsCwCAKZoDpB6DPmCsCQAPAAAPAhBAAAAhB-DAAAA-D5CAA5CAAwCAAwCAA9BhCSDNADAAAADxCAxCAAAjBAjBAAAxCAAxCAAAAAAAAOAAAOAHAAHAAAAAAAAEAEEAFEAAAEAAgDKWiBOI8CJAkBCqCkBAa2B1BK2BYWEGFF8BNzBsBlBhF0BxB9BJ7CZ0CFT1BlBhCRxCnBsCO7COlBSpBrB0BtBgB-B9BoCpBDBFOvB6BX0CHSjBrCjBnBkBOrBOUETFQNvBKgCCZnB5BOMxBsBLtBeAACvDd3BHGX6BcMJhB8BbchCdmD1BcZSTMsBkDRoBiBoBO1BfuBpBbHeFmBBEBtDDxBrBhBcTShBFAA4BBZ4BUKI6BXnBCOyBMSJaEcNacXOWmKsCiBD8CoElKrChBE7CnECAACAAAIMAajBEHLAZkBDOoRoBaiGkGiCvIqBmDlF7D3CrF1BjCrBxC4CS1CxCWqB6D7DHhBBLlCgBKJCcEAwDCfsCgBqB3CB0BjB1B3BCEHhB6BPPFRXFqBNDAABFMKAAAAgDoGsHiD0CqBlF_HxEOjCyBxCO_BjDhBtB-KvBddtB6CVqEgBQkEpCMzG_BHtBrDOGAAAAGyBuM-BoBQyEsF5FnCuBShClDHGgB9BYC9H1BXlCO5DlCD5BETIGuBnBsBtDgCAAAAAAAkBWLEYAGAJCNeJCBJAA5BABDVfLhBcJMFkBOESAAmE5ENXrCdJmCcAM4BBwP8G4EwCyCjB3ChCrB0BPRzBlB3Cb_B0EAAAAAAAANGYxBmBAOFXyBlBiBmLmDqCkBsC6C_EnBYtFmCzC_FP3CqC1EnBUzBCpBuCLGAAIIHSpDTdZKnBrCBQb1BJ3ClBlBJHG6FsBuB6BgBKCAABEBoDAAIQwCApBPHFBJxCBQb1BPxClBjBJBGsEoBcmB2BP8CAAIGuCAvDDOhBrBtBhEtCxBJAOOnBhB0BUU3CdCbQxB6BCrB0BYWiCSGScDmDmB2BFWAdrBiCTfAzBMFC5BLrCAvBFnBQqCXLuBuBOKMFTcD_DdGlBhBdCqBNBIbpCVTNSXWKBCIASvBsBfgBWmCuBGSdawCWcXB6B-EqBR4BW6BoBOuBCHHaCAHAgBiBcDPKSiCMSaBMhBiCHnBbRaEGSBAOJKQAAFCLNOIVRLIDEbJRGHAA_FrBnCvB_C8CyFmB6BZ8B8BTiBaPpBhB3DnDlDaCeCiB8BW6BhFABBNMEUQAAMAGlBOcfhBLIHCIaZwEKhCK3BoCyCxDHXZQlCzCNXZlBHnBAEFJf-IyCiBqDdyCpBAAIRfA7EzBIZdrBxBANHLPhBdJHLahBAGDDhB6HiCMqBcoDKAAAYPA0CAWOJ6BgEAFuCD8ByEAHGsBqDkDABkB8BIhCAFNrBBdASlBQjB0DAkBDB2C5BARRGbGA2BHfLjBANbFQVAABNF2CABZwBqCjCACDxBNdAKNLL0CAIiBmBEnEAQJzB7CfAKBAlBzBAX_BjBmC7BAFHBrBMADkB-CxDYAFIDczCAhBCpBJhCARYfnBcAEEGSmCAHSqDrBDARyBDfbAAPjBYsBBABUeAAKGNFcAAAAcAqBAQvB6CPnBAHHbCDIdeSbVJAGPDJASItCoBiE0CAeGbkD1DARlBnBXAANX8CrB5CADflBN7CAFIe7D2IAF0BiCoFAtCAOtBlBGhCAFF5BCiCAHAwBc1BABTBbRAFWsBrC4GAAyBuB2DAiFAQ2BK8CgCAFEUyBzBALfQZhCAFZsBpCjBABLhBMlCACLLvBAiBMWMwBpBhBLVLvBqBAJiBCUO_B9BPHJHT0CTeJH8CiBVTAU4BbAZBAAPAPDECA4BBUOKS3BCTNJRAYIDaAvBjBbDMRKGiBKNWBCTHnBEiCQAEMEDAMCCPuBVLBBQtBWA4BQaqBNdtBRCvBEcBGNFEGyBFNSSkBPBACAPAyBYBacXxBXCZbYAOAABAQyBAaKHYUDKBKGDDCKJBaARYJa3BAJGBrBkBABDQahBCIJdATAZNcHNEFJABkBADMCctBAXVAAKAIMHBFAWFAXSASIFATABTAArBABTAVCADSBHKAAKAAOAOAAAKAAAAKkG6NgFqEAqBsDoBQJboCJqMlDkDiGkB-ElBK5BPAezDS3BZXX7CHXCdfuDzBWyCQuBlDAfxBsB9BoCABUmEtCuHI4DkCYQlDrDXgDItCLkBApCHmBsFiDjBiCYQiBAkBHQJBAhBZQqBPAGBhBOTAABXE1EAC7C9BB9BA_DtBEqDmBAD0BDDMAgBCGbCACAAAsBUJuBVIrBA9DvCuEUcAAWbiBDAO2BvBb0BACPekBUACUORxGvCdhDtBsBvCAIzBmBrCgBAWxBoBWZACAAXNAGKKnBAABDFMtCABAFjCIAAAAIDACFGDoBAfGckBpBAAHdBHANAMJKAADCMUADQIBVAEdKDoBAPiBLiBDAALIBiCAmBmB1BwBGABDAMkBAMBCYTACOAjBTAVCQR3CAAHnBpBMAHDJiB7BAASnBnBqDAJP2BsC6CACqByBFoDA6BIEgBFACVCMRABGAViDAJsBOwBIAsBI3CqBRANFJKAAADACQACGIAnBAATTAHAASOlBCAVBISvBAfJFApBASML5BlBATKzBYwCAMSCwBVAKIBhBBAIXSBsBAAoBEAJADoBCvBgDAOoBGiBCAAAGBLAAFNIMAJcFCPABCKbDAEGCRoBAYtBJoCFADIZQAAAAAAtBAD1BHSdAAdAAWACSCAWAASCCMACCGCaACMGINAAFLCFAAAFAMAGBCIMAAQHGEAAABGEAAEAAGAAAGAMABABQBACCAFKAAACIMAMAAACAAACBAAACAAFABAABAAEDAAAYPBuBDCUVBgBYLrCnCCLQRJHKBITIORPIUqC2BBLcIgBAGCSIvBAgBZ_BK2BwBHSHA1CfPPPHYFBgBAANAdnBgBYGAAWZKaAAQKBd2BRlBdCaiBGFJCuBAAEeOFAAAOTMAAEEE1BQPXBbvBACdbKjBAFCVLHAAGANgBAAWCIHAAXIGSAAOAGFACJSNYAEEGKdAAAAdkBAMDCaOAAAEKUACSAASAASAAWACKEGSAAOCEOAAOAAUASCAAMAACCIAdLHZPgBFAGJABXECBCfoBAAOGUXICWB1B0BCBAO0BAHCZnBQkBIBaoBPjBA-CSoBvBD-CpIxBtCpCjBb6BpBMgCiBJUuCLXcvBiChBasEvBR_BCdKHjBIAAHEO7BAAHXbZACAbAaAAoBNACADZIYOAEdqBAMAAAAMJAATKAFAFFFMPAAFPCdAADXAQAAFWAmBAACiBCzBAApBKTYADkBHAVAAVCAKAACIAkCAB0BMAMAAAMARAAdMALAAAPEbAAAbAcAAcAAYAAAEUdAAAAdMAAMAAfAAAAfIAAKDAkD0ElE2CY7C6H6IoEpBqC-G1CiHB3CkNhDlBEY_BlCyCgB3EqBtCuCvETyGtB5GkGiGoGxBHiBtBrDkBrCxE-D-BgC_DtGtEkBzC9BJwGXR3E5DyP-K6O0FN_D5BvBuGZ7DgBrBhCjBVtCQ6CtEnCjEgHpBxCxJhEFtB7DnCwGYmFxDf4DU1CkCqBJiExKrC3B7D1CR5Fe3EUa9D5B1DSzD0HpB2QqBwIwDkKnGIAAGACS4BAqBBuBjBsFyBiBe6BApDUzBNRxBxJ_BhErBjFmCzGlCtCMPvCzGuChB1EfrCiCMeCf4BQGVLgBS-DX4CEmCNyDmBHe0BEWKMiBgBjCHCH1BHwCqGJoCWkByCqBALWeCMhDvBkB-CYwDQ0DlC0BF2BCIyBfetFFApBhB3CiGyB0CoDevCmCCKASqBOBLPgBuBiBUUcHZ9BAFDNZoB0CMjBRC2FAuB4DHqBxCFR1B2B7BvDG9CnEyDNEBUazBM1BEfW5DqCxBUnBJczB4CP0BlBe-ByDiBQ6BbqBXAMITZCdKVcejF7BatBKtCsBAQQIGJnCG4DjDgBqClBRsCakBDiBqBBpB9BvFZlBWIvE1CegBjChDHDATfWetBhBGTvByBTAdESKKmBLIEX7BApBhBLYxBHVHQZDMQLTDhEFCMrB9C-BAGgCahBiDCyBaTqBTJIdgCzB7BDDDrBFMAEXMShBBqBDbpBuBR5BkBe-BkCEgBiCZHMYBXKCOMNTSQtCNLCE7BhBAFELTqBOGVUWNAAYJfRXKDEBBAMCPBjCEETrBXAqEeakBkBIfVcXLDhETN1BTT_BnBJKlBOuCkBMOOADGpBUQB0CpERjBnCLAEkBNdAO8HUuBiDmCkB5CANB_BJVdQLiBfgEKGBBMDfCXCJACCAQsBf9DJPZL_BvE3BA9BlCsBxBhBHcRPaAYVCawFNO2CiCwCNGHHEHYFTNgBqBEBTEcHmCiCdjBcsBnCfJrBGKNPqBXdM-BJccEK8CyCiBbZgBAACABAKAWLLMBABAFILCDFADCAVAIahBSFAFnBOACFEOEQKVAASABGOADWBlBLcGBHYIRoCS3BgCP-BnCHZDCnBCCAAAAQbwBDAADCFAAADABBDELDLACCCAACAACACAAAAAAAAAAAAAAAAAAAAAAPABNBCEQDACASXIEUKaHCgBEAMCNADeMCFJMMrBBETCfdGJiBpBTPCOHNLNPKBJEgBEKBqBVjBFNRhBQzBAABLlBKKbBBgBUDEFSGOAREEY8BCMkBWLhBHSBCpBuBICCQSdERCGXPDBVIGmBMKDUAcAQUAHiBCGCAYlBCHRPCYAFAAekBAWBAQMACCAKoCwBoEejB7BTvEABhClBlBTAchBLDpBAZOEfkFfIa2C-EiBAAAAgBJADGMXrCqCGtCrBVaAADAe3FjERIG3BZRyDpE6B_BZQlCCaKaAFUCMWJIaFlBhCAAC5BJ2FBiBwCmBwBiEAQmDvBoC4CABC0CEzCU1BbHCJAAAHAhCANPhBCyBAHUOaCAMRFOoEDZsDyBKSBDSCCgCAWNGyBfAGZfWPAHVAOiEAK-CQOyBAAACwBkBAEmBDDLAOZAAgBAAYGCAABKEHQAIQFApBATITLlBEAhCYArBAZWpBCrBAjBFJGmBAAkBBEFEMtBOMAAMDBHRALIJDvBAHnBAAGAAGAAEAAIEFAAAAAAA8CQBSaiBeTbECqCvBFDPTD5BCYBLjCAwEGgBYkBkCjBBDLATHYHHFJZAALHFvCTVBVZVAADHJAoBMDAGWnBLEAFVAjEHT5BXR4H6BqCqBgCIGCfYZkB9BTAQHxB7CsB5BlBdPvBBVKLTjBHQCDpBYLLgBASLAQDBTfEABhBBJASFAVJEDDGPFCCENAzCAhCzB6BZPDHBAAAATBBcPHuBNXPAVNGGYoBTiBNMWARBIOAeAAAAeGCIAJGtBTFHANaRCQSKUDUGADMACCAGhBAAbAF6BMKSJeIABZWMtDJfPVbMAAAEITPXBWA6BAGkBIKBGXQAAaAYCCAdAZBDAkBAkBAAAJLDGAAASFJAB2CkF9FwNhG4JjG7CxB2CuD7C9EyB-B1D-GhG-EkF0KpGlCxDqEnEhCrBlDGiBBAAAAB2K7HvC9BL5BzB5JlBpD7CrBlCnJItC3C3C9CiKsHvCwBzC6F7KWvEhFXtCNkHuDsB9E1HzN3B7DnDxDV7JhExCqBb7EyByEhCnEOE5N3CtDpD3DpC3IlF5CUXrDzM1C9D_BrCCxG2DlB7BpC3DiNVuHgD8CkEzH5CZpF8D3DyF7FuDmF6C8G5GU-B7DfxDPBNXFehKpDhD1BD3CpHkCpC5CrCpC2J5E8GkGwFhDwHY4EkCoD_CVS3C5CiFU8TpBsC2FuDoIrC4EzB7DiBDpGvCW_BEhC4O6HsD0EuGxFmKjC5CuIMgIyDf6DlBvBsDmGyIsBCvCtBjBAjBAAAvIjCYYrExD1CMtChBkBjBhEF3CUShDlCAAAAlChJtEzCdtCsB3DhD3DXkGtBwMEqC-F-EM0E4CqGnCdnBemBWXOTyPmJlB4CgB8EkDB7CS-DwBsHiB4CkEuD5DhD7DiCrBFrB1CAA1CAABAAABAjDOjBfDlB_CrBvBU7BiB0FFYI6B8CrBYad_BBtCpBNnBLe1CAAA1CApEA5Bd9CqBDAAAADKAAKAANANAAAAAAAAAAAAAAAGAGKDDCAACAAAAAAAAAAAAAAAAAAAAsD-B-BRgBrC2B2KY2E4EqBflBjFFzF-JDkL8G1CoEgFvC5PtBiCnC1F9IrDgChCtE6BZ_CrCFnCzDqFxJjFvBxB1E8DsBsENzB2FvGiBGwGtDrCQ9I_C9DxBfiBJ9GjD6DpCqIxBjDJMqDlC3FbVZtBjC0M4DmEX4C6CwDnB0BesCASXf0CDFrPtD7BxEhF3B8FrC6DCuED8GkDZyBuBwBsFvDwB8B4C-C2EmEyCP5FmEMkBTfjCgD8FqHnC6DdvCcalDoCnDsEuFyExC8BoBY7HKrB_B5ELhIO7C4Bd3GdsB4BgBbrE8FHkC0DSF7C7ByBTkBjDeAWIADAuBRH4BmBjBjBEDCNRvBpBRrBmBOwEcoBWD8BlCvBAURhBIZNSiBFgCBHKUqB2CIsBADoBzCIRUf5BZRHRmBVQSBAAA6BIITG0BQWIMTHNVOBVUZFFBFFAJCOKP-BDUwBBA_BGXxBGDSFHWPcjFRTA1BrCceGDABJICVLOmBcBAAMsBwCENXF9DpCXLFFGBDFIKAORMFAlCCQlDWJmEFqBqBE2BwB6BJBNSRFCPCB8CjFc1CUmCjFxKjB5DpD5B3C9BbiBxC7DsD6JiGgDuCjB7ByDLUkBkB0BsM2DOyFMkCwNtBuEnCwFoG8RF-BwE2GsFoLrC2D6CyE-BjGjG9BtCUoCAAAAAASAAASAqBAqBAAAvCAAAAvCrCAArCAAJAAJAAAAAAAAXAAXAAFAAFAAUDKOACNAAANAAAAAAAGyHGqFhIiI8DkE3DNkFsD-BpK_BlFwBnC5B0JRiD8BkEyBrHvBjBhDxBnB0JqD7BLoF6DzIF_B3BxD7BWLFkBOtByKUuBuFiCyB6H2CS6CmB0B0GT0FTlB-CtDMFfxDAjEoC-DhBxGnBsBGW7B8CfrJpCWxEvFLkGwEAPV-CKqBDpB0B_BdVjBSoBA6ETE8BiDA7D5BtC6BtBTxEkBAnCjB1CqFjCsB4JzEc_CTkBnDjBK-EgC0BJpBqCdFEjBmE7D7BgCfmE5DnC6FABD0FG_CMYIxCFdtBmD2CjBxExBjBqC5BzCkBpDSxBO5EiCtCMnF7CToGxGnCa5DxEuCiC-DpE9BmC4B3CxBiBwC3BlDjHWGzBtC9EyBmBcc5CuCoDAAmDKHA8E4DPAEyBYBYAAC5D7BNEC3BQAAAQAhBBCAbFKFEAAKAAAAAADAAAADTfADOAHAAAHAPPAAAAQQAAAAAUHlBhBCkD9BBpBZmBdyD-BPuBCYdWK7BAA3CNEtBpBKGZGaehBAbK6BhBFsDZOuCqBGUNyBsBdf7B5BfGFehBTEDBLmEMDeYqC1BTZLfiBWiBTSEPuD0DoBQlCInCMrBhBejBkDyBbTqCiBNVQPJS1BbW9BOB1DjBHNVlB7BHWjBnBBtCLJZLT2CMqBQCUlDVczCBV9BAVKfVKRALyCrBuByBPUCJgBSbuBQPNBQLLD3BXHYVViBdSSSIgEwGxCxBwIkBJqBxCOyG-BxFnBc1BLuB1B-D6KCzGvDqDyGY4ChCDoEhI3BzBvCVrBlEZL7BrCX1GVN9BpBRmBpCazDUkG0D2DhBgCpCkBlEvDOQmCnCzB1C-E4BiC1HtEzBZ4CrBrDkBONC-B3BzCG_CrBzC2EEpBWVoDzBhIMjD3CrEqB1B-DEtChB3BmCvClBhB9B2JkID4C8DgEnB7EBtBhBP1BMAAAAM8BoDwCHKSInDvCIJRH2ChOvDkB5CvG3DpI_BctBnFoCP-F4DnH1DD5IDjDxD1CbySsGqEiCqHuE0JuBhB8IoBhBrElBnD8B8CJ0GtBgB2JQxB1DCtCrDOvCgKkBmDSuEBFnDzEgE8C7BlNM1C9D_E5F0KvFmC0DsFkHxFAdtEBDgEGHHjBQ-BuLsB2C-GqEiBrFVpBhCPtBtHzBhBnD_DyBjI3BtCvCjBlCzDdsE5CRlFxEUf7B9DGnC8E_C-BK_EqG2BAmD-BH0CcB-BiBlBiBzC5BHyGd0FSxB0BwDsB3BalBpC5EuFmB1BsBhBPoD-DEUemBgB3BHPPLFnDWBvBlDctFBXhBvCzB1BjBBABN5FlB5B9BRekHuFcVqB8BArBiBAFQtDlBwBZzBnBtDLDrBNjBhBAQdVC6DCwBmEvBU3EPXpBX1BwCxC0BcyB4BtDQHnBxBjB7BzBGfeNQhBgBfmBO-CSWWuBNrBGIMnCQlDIEXb1B5BzBShBnByBRJCBHADDBAACaAIqB7BmBNDAABHZAAZAAAACAAABAAAAB6BA6BAAAAsFOciEbaJVGFDS5BWoClBzBhCvBuBPtBDblE5CGbFPtCX7B3C8BkBiBCDBQUtBSOnCYd5DPV3CCBjEvBVhBRABkBRCJF5CnBVzBIQyCJWyCLB6CwBJgCHB9ClBL5BJY-COcYKS8BaAQEQuB0BMAdMP4BDhCADVjBbuBCFoBFJsBUFnChCRyBDhBhBhBMGOdMdMiCPRImCZxBbqBwDLE4DaV8DgCgBMIIcCoBTDMdTHNGEiBWIGEB4CkBNuBUA6EzFkBpE3D9BoCvHRvBuBpHSvJjEvDqD9DG9GXYtDtBjCoFuCgClEoEZGnCOeC8B3M1EVtEjCVYsDlBDUnCmD3B6DfKmC-J6DG-CYyC-CyD3CiFvBXxBkBNGjCLmKtHkG8DwGN7HlCvBtF-BDwMwIgC-EmC3E_FxEF_BBQBAAAABUAAUAAYvDN5BhFwF1BvBjBsC0CrD_B8GyBEyD_B0DCAACAAAKLgBnBZ2BSIMEGLNKlBoBWrBAtBSmBXCtCvBXJLCBoCBdeBsCyBiCoBkBcRVjIpBnBjCV3CDoCNpBXGlC9CtC2BSc2ECoCeD0B2EJcwCuBGXgBEvCISDAADAAAgBcCCSRfbBBRSAyLiBkBKoC2GvLhBjBHnC1GAAAAAAAHABDNMIACEOLU4FAwD3B2BgDpHA_ClBnEd1GAxDkB7BjEkFAlBOyGN8EAnCsCJsG0KA4D0BZ8F7DAVzE8BajGAvJlI8BsKkCAGwBkD_BjEAwBiE1FpFAAgCZqEtFgHAkD-BQ0ByDAvE8GOWmBA4GiG1B1IjKAxClFChD4KA6FmBxByEqCAAYJ-BAoESEEuBiCxEVlBNApC4BHsBTjBsC_CNFCJ3BRmBlBSW5B1BM5BNFIyBKFYyBbXEOJMfvB1BdeQLWOFIIFbGBYKhCZmBLMC_BQzBUBIqBYULFCUGFWPdkB8C4BgBAaV-BrB0BJKyB9CDRFfjBYINH6BT8CENGK4C9B_BSJROwBeBBXuB7CRXJrBBhFBrBNdnCsEoBWMHmCtCLSLpBpBSTAFEoB2CAUMcYrBBAGLjBbAQAVVoCkDqCwC0BhBvDqJ2CFoD8CuBlECLBfhD5DlETuDJV9HJRlC7BtDTADNPOaACGVoB7CxBoBZPvB_HrBVdxB1D0BBuBsC3CAUEHEtBsBhCAUFPrC6BAXG8Be5BABBI9BzCArBFLVZAMDNT1B2B3BjCiBVtBNvDOAqCmLE-ChCkEuH4CABEkBsCBABDkBhBYZgCQStBjFAzBS1BvCVAxBZFYrBAEAShCrBACACvB-BAVSK-B8DAqCZqCIfAGHLRIAAAAiBjCALLLlB1CAVBZrB_CAEFX3B7DAbNhBdBAABBCaAAUFKiCAHBBoCRAAALFQAANuBPZAIDzBWsHA2BUsB8DXAECLP0BAcJR0B0BAfUUqBEAAiBU1B3BAAFNhB-BAKCGqBTANJMFFADENIxCAhBnBrBgBrCAPEL3BBAAACDKAAAAMhBABSbXxBABEAxBjBADfxB0BuGADGa0FiBAAAdgCFAAADBnCAHBElC_DALfW5CrBAAAK1BMAAABOZAAAAZBAAAOPEAOACLgBASAuBRxBABpBoBrBzBAlBfFSoDADFoDElCACM5BhBlBAADfBoCAAGCgCaAAAcBlBAAAU5BHAgBPfJ9BAAAjBZnBALT8B5CpEAFRzB9BnCAADnBbeAUCCIJACIATNABPcVKABJQEOAAAWHiBAAELoBGAAAGAUACBSAVAAAEZFAADABOAAEGEwBAAAB0BhBAAADbhBAAABfzBAfAMfoBAUACSqBAAA2BLoBAAAGiBAAAABCJAAAMTDAAAfaZAAACbJAAAZQLANAPSpBAAApBAVAAACXUAACUBFAAAFAkImEmBwBMSU-CIPJImDFAADHG3BMBzBBJRAAARAvBX1ByCBzBUAIINUTClBV0BHTRSVJOCAMADHOALAcBSABAKKoBAAAIgBaDAMaHoCDfWnB-D3CVTD1BMAAAAAAcABBOSEAEBXaTBGHCRxCAEPhBjBvBFJDZB1BCMLnBL1DBPDpB1BGAKDUXLCJFVYPAAALDeAAABgBCICGsDvD0FAmBwB0CIGCACFGMAAQSVmDAOEe2BAAAAAALACAANLAABDFSAHACaKAWCANMAAAAMNABJGHBAKNCAKAAAKALADDADWDBACabAQJGlBHAAABFsBAAACoBZAADAXlBAFAIlBXAAAFRZAAAVDOACBPgBvBDBBTRhCAACpCGIAAAAG1BAACA9BBAAACDHAAAGLFAAMARNAKGPLEAAACCHAADPKBAAHbiBBABAAAbAAAFVBAAAABBAAAABTAABEVWAAABYbAAAAbYAAAAYsBAAAEmBNAAACPEAAAAEJAAAJA1BAABBxBNAAASfDAAAMRiBADAMaAAAAAADAAAGJaAALAmBWAQABGeAAAYIQAABCQfAAAAfBAEANGUAAMPYEAAAEACAAABCgBAAAIWIIBAAAyBAAAOmBUAAAAUGAAAGACAAAACCAAACAFAAAAFbAAAAbCAAAACCABADIKDGGCAAAAAAAMAAAAMIAAAIANAAAANAAAAAACAAACABAAABAAZAAAGdFBNCLURAAARAUAAACSJAAAAJCCNHiBLUAKDEIKAAGAGZAAAZAJAAAAJuBAOAiBDdAADZAMAAMAAUACAMETAEARDcAAAAcbAAAAbTAAAATfAAAAfMAAAAMMAAAAMMAAAAMYAGAAS-EoFsCqD4CS1DkBoBfiBdaGbCA6D7CnBFKFlBFzFjBZL9B1BuBAKFEmBkCuCSFNF_BAELjBR7CxB1BJTmB1CnBlBBZIkBAFBDwBHAIBJDJACBDFTAFALAOABEOAyDBV9BsE6BbKRPzBwBHAAAAJCAAAEBL3BKDwCzBxBAPZDDiEAoBEUiCWAOACIJABAAHhBAaDRlBhBAJKTLlBAFELZRAEBbITAACFNUAAAOKCAAABCBAAABAJACANCTAAARBfAdBCAfAAACfAAGFABRAOCTNpBACHNXpBACFnBC-BAENI-BmCeHAByBAADADIvBAAEVdlBAFBdAAAAAAAAAAAAA_BAHBA1BcALUXuBFAKDENGANAKKCAEAABkBAXWsBHyBAFAF8BIAAHBScAmBAJCrBATbLQVAICY3BIAABKCHACFHEJAADDBAAAABCDAAAADCAMEGT5BAJKHzBFACDLIDAFADGVAEPJBOAAAKEIAGAACqBAAQCYUAKACIQAHMCIGADACIGAAACEMAABCKOAAAAOGAAWBNCAADAEOAAABMBAAABARASFAdIAEDECFAAAAFAAAAAABAAAABAAAAAAPAAAJHqBAAADsBAAAABAWASAGATAbACGHAAWAdJAADFABAAACDHAAABFHAAAAHcAASNYFAAABBAAAACBBAAAABBAAAABjBAAAbHOAAAWHUAAAaFIAAACEA-CKaSN2BBQAAAREKDACFJORICTUQIABBtBfVABIALMABEsCBRAK4CPAAABNxCNCAL3BPAAAHHdDDBATMAAAAMMAAAAMLAAAFFaAAACYLAAADHeAAAeALAGAIXFAGAALfAAAAfVAAAAVQAIAIAAeeAGADddAFAEoBmHyDbOuB4CsBRmBXRkC4BHWmBCAnEV_B5CsBFxCvCY2C7CTnCMeZYvDFADBAAA5BTZALA2BCMSSCGABABKhBRDHBBmCyBUAKFdLCFJDAjFJV3BtCC6BBQlBoCKqCeeaPExBVBDXCzBnBOHLJxBD1BOTOMQFOVIxBCZVAD8BFiBaMD0BmCSdFCQNIOQCuBBCYUEwBGoBDAGABGKMZhCrBFNBA7BBlBCVA1BA1BVYAHHMhBBWRHMELNGATSWJ8CMkBCMUaRHoBqBfYKMINMcMPgBHIMAAEIAUCYFAAKAHMAIaKIAKAgBKMHUAJAJAAAkCpG8BnC_ChCnB1JhCrBTxDhCiRmBsDuFqFoC7B1DCCzBsDrIR7BzC5CnBqDqDJnBHyCFAAFAAMjC8BjBrCPDuCQmCMKN_B7BrBTcgBxGhB3Ce1B3B0GU6CgCDkBIABAAKAagBGTcROADKIARpBTCDuBFMIMlBGfAIAAnB6CrClBDEPT7CCFAvBnBjDDpBVDZ-JmByB0BoDmCOABDPiB_BADNxBCAREAJEReEcFDIhBBPFPIiBFPYGcAAAAaXFAAAPKAYaPIVclCrBADFRNDPABIWqBjBBFYuFuB-BD4CTzBBTDFVpCjCBBDBZASAHjBWAAAWApBHFTZUlBjBFgBNNMAbGUQeaBABIOEOAEHMAOBBANADADFaAAAAawBAACDwBWAAAFcIAACOFjBAAAdDfAAAAfagDJ6BzBqBiEvHI1D-B7C5F0IEsDPiD6CGAAAAGAeBBLEsBdCCMDrBmCzCnFrBhFiB6H_DclBkCvClDTsEFkCV9FqHiBqCyCiBB6HBiCeF4EjBAFDGfAkCrBiCQcCR2BdAVX3HFjCpC7BfHQNQRD-IOuBgCkC-CGABCKBAAFDDAKCGEEAJAClCJHwBmBoBEZmCfWTmCiBZlCbBQCJqBvBWBBINiBJAABDDAnEkBjBd7BrBvCFLRhBLsCjBEYiDNoGF-BUWkDdAACfCACDCLOB8BDfGFkDLFBLODRJAGXI-BSAKAkByBeAMGGzCTAbkB_B1BCKXRVMNALJyBkBaJKOLJLATBa_CJDMNvCAOBARGhBLCBKbrBHBAJXuBOEWPWTVIFABLFCPNUYBKQGHOMBHPcQHDqBepBRTHFSFqBUeNIDqBUQKLGnBHDUEzBkCMADSqBCFAGKHHUAAPLkBBAAQYAtCzCrCkDZSpC6CaVvB1D6CAGZiC0BoCAFTauC8DAaRSkDnBACLJXTAIcTbvDAAJHnDQADjBgEnCCAIfd4BcABpCb2DkDASWmBBTABGOnB1DAEerCpCfACPYnBnBAGHIvB0BAE4BrBkBAOAABCOxBQGVrBDjBAdEDFIAIAMLXEHCOjB1DB9BClBVQAGQjBe0BAUUNcRAXFOAABBAFKWQoBBbDLADAFBsBAAACoBAAIAGN5CAJAHnCXADABRsCNQAUyBZAAAHRFAAAKPoBAAAmBAQLGHkBJMAAAAMjBAALDTGAAAMFPAAAAPMAAAWJJABAELgBFaMRSBAALIEgBAAAAgB6BAOIeGMAAAAMfAAAfAKAAAKAOAAAAONAAAANA5BACLVbgCERasBIGAABqBhBLAEHHC5BZCDJTSAFADcSABEQAuBCSJiCdOHWAhBgBVAABEXdAAIXPHNlBhBgBkBbAGAdDXACBFRdAAAlBIWAADSINAAPFIyCyCAEJGNAAHFANAAADJKAAADONAAAPCJAAACLLAAALBRAAIRFHATADS2CA8BBOONAAFCJNAAAANSAAAAStBbYTZDPAOAFVdAfAACOAAMACSAAWAFDAAWAboBAACaMMAASDBHAAAJCpBAAAjBFmBAAAmBAaAAAAaQADYAFRAPAABRAAAARAqB7B0BVyCf2BxBPKsCiB-BiCWiBrEEWIKNyBhB1BRnBSXMjEfXFtCG8BBXeB8BgDqCwB2BStDCYNtBsBDvE_BGFvBhBAAAAEDAQyBjDIgBXhBFeYjBQAjBmBOCkCOMPwBciE8CeQSHhCiCrCLVZgEAaY2BYrBvBLDkBPIZGBwBFKoBXlBjCkDpDRBS_BhBmDWuCfP0BsBa0BFRW-C4DrBcbU4CIkBLuBOkCAIT2BQ3EJpDdKLCQzB7BuBuBpB5DPAkBKNAjBLCgB6BScGLMmCfgBoCIO_BDwBbjCLpCGpCOlBM-BcIMBOIjBiBOROYJMRoBBvBCGRBzB-BKyBKYlBDGBYfCXb_CYewBrBETLNAIDHKLW9BAPAnBDDxB4BKbG0EII6ByBYsBEGDOY1BfESGvBZfNgBRIdhBTwBDRxBLOhBapBzBOrBVwBvBXRQNMX3BBILLhBTXIDDE4CAB0BeMeAGKGIEAAEAAAmHUuCkCakB7CATLfb2CO2BNAuBnJlB9D1BT5BAPABBALMAMAAAUAAAGORAAARAAqBOCCEUpBNBBDTAgCIGSIa_BHFRHZAQFlBqBNevEJlB7BrCoB1CEjDU0B_BiGBiC6CiCZ4HaL4BOkFwIcUyBwBkEzGpBFZtDlBdB1BfX0CJbJ7BGyCtBQZRtBWsDRoB7BiBuDyCKoEiBQvDvDJ8BI_BtDWVvBKkDPKgBpBYrB0BxBVLGhBMsGUeA-C-BVFnBYxB0BsEiB4BHea-DRsC0BgBNhGHXuBrDjDrBCHeClCtCDZZbE_FSpC5ChCKOAoB6BRtCIyBmCzBJvBaWAFoBd_Ff9BhBXvBpEQDjD6CvEzCOxBfFNkDWkBsBNOSAOIBBgCaA2CoBnDhBvDAkBvCwG5GiIiFnFsGKM_OGvDzElG3EkK5CyDzC4FoI4EAlC8FHqC6BAgCNiCrClIAV1DlEM5BAFGbd6EAKiDAwBAsBEKFKWZHCCHPQBCIIAdKLBHRQEDHISATS1BEEIzBRCBNVwBAUGGSnBBQXNPoCAWOMSajEAFA5CDCAAAHKpBAFDIpB4FAiBjBoCoDpBAAXBPMCb0BOzBAxDAHBrCEpBAFDIpB4FAiBRgCgDpBAAXBPFCbkBExBAhDFjB5BCDiDCH8BaUIGwBBfLAoBGEQBUnBFDPCTAGFALOKFGAMNJiEiN4C6C-FkDxBwIqCiD0BXiCkHyERyDSjBgFWSmCQkBqB_BFMgCoBYABUCCkBAIUIFzEnEchCsBTLECCCVyL-DiEsDgBX9DnCUtB3Ba5GAb_CvBrBhFAlBpDETTAACLJSAAEAOpBADrBEClDAjBnCDItCAPhBVF8BADgCFGnFxBlCEbd7DhBxCzBmCX7EAlB_CbGsBAMkBHIBxB2BZPiBDxCgB_BmCqBAAAURAvBAvBadAHABRFUPAEJDFnBAhBFBCQACJCW5BAPlCyBTJAACDHFALOMTLABNBGCACHCEHAADBBOAToBGJJAENFEJAAAbS2BAYQSBoCAwBWBIYAFAOQBAFETWMAIDGAyBADkBEOIAOAAH5EAhCP3BP7CA_BrBZqBtFAzBfrBvBtCADdPXQAcjBSIdABAtBUIALeDFDAYRBJlBABDFZWACCUBPAhBIAIgBACOCKBAAAABIAKGAHZACDNJFAJAAEJAEAENlBAjBzBGuBtFA7BjCjBJoBAGMEUeABUSFuCASiCUXLAYdFAIAMBABAABHIEfAHHXEGADBOAPAODAXLAETCCnBAAxBUJBADCEDPAXMNILAFCHCQAADQEyBAebyBAjDAG5BxBCoBAEoBEB4BAB0CTFeAEYEBlCAFI9BFkBANaAUHAHGNKeACUMB0CAgB6BHEAAAFBIAAAFIABA1BKgBIVADfIEEABAIBDAAFACGAAAECPAEXEAIAAKAAaAAcAABAIQbAwBACeQAIACbgBCaAHcCELADDAFfACLPDAAAACAAuDEOmCLgBZFKJEZTIEzBeHWcboBTCGLJDKUiBAAWMAOAAAOBfHKABfWYMLHEUnBDLwCEFBQNHAQABMGAHHEOZGNAPAEANARCAAMAEIAAOWBCJCLAFDBAbACdAAhBAVCLAOAAOAAjBACPVALAADHAdACHVAJACANEIABKAAUAASAARAAKdAOAOAAAAAIJCAXABJJASAAIKASABMGATAATAAKAAAKAA6BEAAGwB5BDAAFvBAASANLGqBHWACYkBCAAUOwDKSesBMlDJKDlB9BRBARPSMAAAAMvBARDfEJAADDBbJHAJBAAFAgBZSAAAASLAHAABQEQAABBADKHAMAGEEBQABAaJbAPAALLAHAADIAAABKAWKCEAKvBCCCHvBVBFHFBGBPBHgBmBFGMcDYBOLBamDmGOkC8B0CTlGNjC7BzCUAAAAAAA3D_CIPARoCEECA8B4CoCICQH0BoBYtBEgBDBTgBSfJhBYDMJiEuCT-CATiCAaYMAfADbAASAAWADvBbHNACckBEETGSADOICtBGNVCNjBZDAAFTABDZMJAALAAZAFVAAJAEHABVAHCPANAATEChBAAhBAADAAGJAEAFQCFgBAGaAAXAAXACNAAPAARAAGZCJbIEAGLACLAAkD7B_B9BOLyBnDOMlBjCXtDxBlBEHRTQISHzBvExBlDjD8BUGpC_CoBiCqG9FjCZ5BdlB7GzCvDJTAhCdOoC7C5B_CP5BZhBiBpHrClDZfftExBvDJ9C4DqYkHoF8EmE8DrB_DtDmDsDgBjB-E2BrCWvBnGCFGtDnB7BTjCQAeLnBoD5CoBVQAlCA4DhB1EnBV9BhBXzBHLPMhBtBAhCSjB0CH7BGSCQ3EnD5CrCM8C9ErCPJa3BP_C8BJBH9DjBQhCUrChCzBC5BMWTZoBnBNFgB1BUKSmBDAAAAA3CTnBVORZQXFnBWKBeHFBgELoBXMwDXAAAAXmCeEHImBRvBLFP4C_BEDTlBN9DBdLb1B-DvC-D5BkEUjBHaDhBPhCNZFPDyBoB3BsCCImBAmBAAAdAAdAAJABELABAAABAOEqBLFLDAAADAFAAFAAtCLLfAfzBDfZ4BrBEAAAAEAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAA4C1E5CZRHJgG2BA2DJelBDiB_BDCEYcbdOQOHtBuBKjDA9BBBhBAnDvClBROSNqBrB4B5BLHDBdUIVYBnBXSuFO-COsBKjCAXFFfoBIDbdasBmHhD2DwDa0F1CLjCqB9BzBrCfDmBhBA7C8BG7D-BnE-EmBaDgDOeAhC1B5BgGBABAAAQAAAQAHAAAHAFAAFAAINCqBoB9BKAAAAKBAAAABFAAAAFAAAAAAgB1FnCwBjFXkDsI_DqHgGoDhErIjBjGK6BjE1BjBwBvEK-CwGsJYtFlBoCZLXyE5B1ChHlBDrDK5C0E9BzByDwEOnFxCUlDrBjBrEWdb1Bd4B_B4DsDoBpC-Idb-BkB4FvCjC5DNhBoDoFAQ2BoBmDANIMzC-BrDA1BRrBIoEA3ByG-BlC4GJCsELmD1CHZnC5BkB1EFBH1CjCqDceeSA8FPPkFrBkDmCAQR6BQ6GDQ0DgDGhCAAlBCItFJLnCjBrC1CAXKP3B0DecuErBbIdH-DjDqB3BAQUd7BvCNfNAdyDJ-BuBYaRAWEfLjCAHD3BAkCgBoBDGHVDILNApCAxBVHCtDgBlBhBtBdxBfvCMFkBnBQBKnBtBCJqBfQMCACVHcrFAZpCBjCHAGhBBWsClBtC6C2B8B3BBpBQ4B5BtDTEF9CrB4DFWayBoBrBAaMRvChCABxBZBOHX2BPVmCAXIuBwBpDAJ_BVLrEAvB1BTP2CApB6DIBiCBiCCLSQAAGIAlBABVREGAUUfBmCBIoBSKtCALdzBGSBDdyBC-CQgCUnBwBJAKYLjB3DAENNlDZLyBhBjBGsCUFlBgCiBgCATgCdmCsDe5Ba8B8BlCADlBTFuBBlB2BKUWPTsCZEvCAYzCEf9CATbVXOAOAoCnBbTDtBMaIAAQFAlCANnBLDYApByBeLDABgBBf4CAUWaSAAAAAAAAAAAANAARCCUAEQGFGACAIAHANGAAVAANHAKABMAAAAABCASAAMGAWADAcAKAAAGGAACFCEiBAAgBCAAAACBABAAABACAAACAAAAAAAAXzEXsBwEUgD2E-CVpBjBxDF_DpBhCoCddFVYR5BAHB_BNkBBUVAyB2DAPgBqC4BlCAZHBnBdAIGPdFAnBEfFVAAgBfTgBAKBHgBEHGTGSIAAAIALAKHATYAUEaFJDnBjBCgCPADCfSOABMEAlBAAAJjB6BAOKAgBEAABEAKAAAICyBAAGEoBeAKDAYoBBFWD4BAAAAAAiEvE_FsBIOiCiIgGNkBPEpMzCpFtCLpDmfwKkHiG6G4FlKxE1C3DGhD7EjDmC3BrCpBmJ7DVuFqEkE7BmPzBjHjGoBrQtD1F1D1DrDtCnFzHgB0EyD7HJ9D9DJ3ByJAoEkEgBWtH7BftDfHXLPJTiBlB7D8BmBPbkJqCwH1CsBGlG5FKoCnDClB6BnEajBarMpCpEjDhBhEVAvBiB3B0BbUdLYdmBBCBBoBgIzEoDoG2B6BrKnDpF1BjCQtD9CdWabsH3F2HcoBgDpChBfiBVbyIrBmB0BiEwCvE9CrBRIAqL6FgH4CbB9CtBlBXiCxBmCUlCOyDPxBNFBFVrEAArEAAKAAbWQ1BHTDlBOlCJdCDdBDcBDTiB0BdPWGFAFBFIahBuBsBPJ_E5DrDLKQwEAAAAwEDAAAADAAAAAA0B5FlClDcjE8BnC3EgBpBa8B0HxBkFaoCQiLI8F8DgCRoIyFqBT0D7BhLjFTiHlDzIsI-CQLlBmHsDwF0BzEUKmB1BsBJSwB_BXuC9DxC8BsJ0EW2FSxBtCxFrBoEsB7BqBwD9B2B1CajF4ErGhET8B6BOpEoFuG_FHbmBhEPsDpJ3D0ChCxFpBjLrCtDyBlD3DMhBOUdkB0L4CkCiCmBkDZmDjDlBNUxDvC6BvErB6CyNyDyDUkDiD5CMlBpCeXrCuC1CpF9B0EqEkBuCd8CjBgBhFgCsCGgC0K4ChBiCqD2DvKrC1GjDAoB5IvB1D7BaxCwDSAKiCkB8EoBiCkB7BqClGpBjBRgBnECAAACAAqBHFUIeMIAGCHIOBPKKdCCANVpBDFpBkBZpBLAFAZDQAMEjByBIDUIUvBLCElBFBXSAPUXBBATAUCALAebTGHKNEFHCOCKGAVeFGTUKVS5BALATZHTDAAQFABINANACfASAQBAANEMAAAFuBOCGGSOAAAOAyCGBmBYQWMABBOTAAATBRAAAARc-L0CAzB0KoB7LzCA2BzKnBBAAAABAVJKLOTWKJMNUqBsK2BGsFiBwBDHAIMP8IlEyCiCyD0FjFvBMxEOPB-BLxBbcxKQlCtBtCnEAmB7CgBEWkC0DJI8BagBbILQ2B9CEsBABTRrC8BdZxBdkBvKjF9BFV3FH1I-FX8CwC2DMoC1BgEtBpUpI5DxChCUmIzEGwMK_C8M-HwBqB8B-E1K9DGzE7BKhI6HhHrFxChC3N_Cd7EpDtFlUvGxDpDhEf6G-CpC8FKhB-S0HuFqDyE-BiJkEqCTK6C2DAGEIkDAyG8DoDuCvBWvDlDjDzBkBnBlCnCjBhB5BoB-CMMuBwCXArCrBxBcrCqByCd4BN2CNfQOEElC0DsDSiC7BP-DB0C6ClBBRVIlBRsB_DB3CRrBWyDR4DNiClBpD4CjDtB2BhDnD3CmB9BCExG1BhB7B1BNcjCQqBWOqDMmBoBHa7CtBfbeTrCJ7BdjB0BxCtCjCe8BHuEL4COSiB3FjCKTxCjB6BjBlBiDlBoCtBRpEvBwBwDiGmBYP-C4BwBUPRyBM0CU0BMZYJdU3BeYhIRPzBvB9DiFqBsBwBEWuDqBFsCTQGUdDaHlBuB7CuBNXOqCRtCBmBHSgBGblBmDkCmBMDE8CiBmBKcTApCtBxBf3BmDqF9B-D6CSDqBkCzBpB6DrCMxBZ1BoB4D_CJIlBFzBNxCwBHFIuEeA6DGP4ENX8GGnBJfP6BOd-BWGtC1B2E-BJiBapBcZvBqCjC3C0CJ6FlCFzCPlCZTqBSrCsBDtBqCyBfEgBMV1BkBmHwDEKkBsCPrBOZiCXhDwCvBbN5C7BRhBRqBlBoHyDV0BiCY5BqBuBrCS3ClB1BOcTDPanBEHD0FM4BduC-B3DvBhBjBTUkFEkBWoBwBJxBAfsBqBFKsBB7CgB5DPdxBVFlFhCX3B_BuBhBETKGhB3DjBhBCLrBwD0I-CtBiEqEB3EAEhDGpBoMwJoBSmD2C_FuCpDrBpDEhDlBpBxBoCW_HpBrC9BjBnD1KnDNhEIrD7GrBA1EvBEhCrFyHnHZ6F9BPCd5C4C1E9C3EoDLf7FzCPjBlBZ6X3CkHuH0JwEnFjBR8DjD1E8HHbkDtBiLCnC3EkCyCa_HTa5ChD5CkFYvEmCkBwFtGUrEHP7EvDnC9CZyEzB-FqBsCxD3BqHVAAAAVqCoEb3DGgHyBnEc4DF_GxBAlDtCd6BG5BmDuCe5BF6BAsDAxCS2I5BqDAvCsFsErDUAzEqCBoEUAlBX0D7CmIAoLnF1EsGmLAtF0DyG2FxIAE3BjH9BvCAsC5BvG6CoFAuC6C8DlE0GApB2CoBmF4FAkC2HrCvC9CA5CjIsIWhJAtBxDrDYnHAvCO9DrCZAvFIyG7B9FALlBvEAlBA8E5F8C7CtDA_CoF_DlBzDAzBqG9GFjIArCzENNyLAwC8B4CoFvKAxChD1DnBlGArDPazCkEAM4BkEnD3DAzDyChDNTAALDDAkCWDAGqBKPKEDcgBCHIPuB9BVN3CEgC8DOCuCGgB1DrBF3BRG-CMCsCkBdUCAScbGFNVeU5FDXXjB_CTXNyCbrBeEUOORKABDSDWNoB1BYa5BVkBKb1BOEHSBCOAlBxC-BmCUQaclBJlEGBvBA1CbAQ5BiBTsBKNNQ0BYFKALe8DFUrBIsE9DBCmBhEdbLECFDvCUJEEhDoBiBArBGsBkDAAYBqCiBFD0BBDoBGBoCU9BOCAHCQYBK4BFhBjCAbFa9BAoBT1BnBe-DnBU2BoBd9DADAsBENjB7CAnBTXFNAHGHDnDA5BvBCADAJEEB0FAyBoBoByBAoEGDsCmBUBACDKJtBXDhDO2ChBRwBavBvBRCLdcFhCebHjBXAXCHEATYBIDAUAeNDUOSZBACTDIpDGiBUwBrBAPrBFSjB0BBAT9BAvBCLgBQ1CwBBMfP2CATEJHFAUDKIGAAgCcQ2BZHvCHG1BNJiBHZJYyBZPCNgBRLBACPCACfFNwBIBgBGOvBHsEgCAanCS2CxDMlD6CzBvCiKBiHhCwCkEnDhDJNEEiD0B1BSEuCeuCpCSwBb9BRqBVlBJ_BnClBhBpC4CyClCMQ0CqBvGhBVjBjBpC_D3BvBcxCgB4CgD7BY2BJ_DvBvB7BkBBxEzBlCpBgBJjClDFD4CvBjFHlCZZPMwDYhBxBW4BzBqEsBS5CE3B6CkB9DgCsFqE8CWhBtB1D5BjCXyBR6ETjB2CmDcvEbzBfFdtCapB3BmBZsJgE-CyDbHelDanCAZd0GKSoBqBoD5DhBqBpBRnCARAFABLCIVCGKSHcADAKkIKamFcYrGlEJjCvB2BtB4DnBlDaxBA0CWjBkCKW9BTOVLXTDUtBAKALAJDAAASlBKIAIRqBFHAABHwBEvBIrBFfIDJyBORJ8BCAlBHMCLhBFEQPXKGAOALG1DXHNlCDJPGLEIvBEHACtBYARTmBYQVCE6BZROJCMlBJVSCBFGFBBOCEODNbmBoCIeESMbAFDHHONIIAILAMEXBmBOEIgBVEPKGJOKmBHGJPRBVOAJWASBTaiDkBHmBWGeFBGEc5BCtBFKPLAJDRUqBASAYARDLBCAsBAOBDmBzBCTABfAmCCYKAgBhCBTLAfAHDCIMZqCTsCCAO3BWnCJJOA4BF6BpBQeRGObbS2BVBcWe7BVxD2CrBWhDLxB6C5CftDOzBvBzBc0CMmDN5BkBJIe9BsBbrEBHpCDzBmEejB-BU4ByIWmDsCmDV-BAgBFgBG3BxBiBSxBJyCOoBQCGmCAYMQQOPAFAiBbJ0BjCVUjFjB3BxBHfQEJmBxBezCRdHoBhCxBbqB1BFBnDR3B_BwCzBB4BCRPXZMXHMPMbTKqBMBMXDCKiBCgB1B8BF-BsB7BiCjByBFAYKKzB-BEfQWuBxBABtBBAGEWVFEuB_LJzFpD1DVyF-ChBqEf2BjBMrDWDgBgNvDkIqC8EiBhBAAVhBWoBDagBSPoBABfmCEhDBjBRHf9CFhBpBI9B2BADYGarCARvBANcAMGAIOBYNBSiBBpBgBduCyCAEAY2BWAQAHQjEAJhCjBVFAKKGbNAFKCTfAAFAjBQiBXtBF6ByBAkCc_BSgHuBIFoDqCxBBsBUdhDUAHeHG1CFdnCLejCAnB3BRuBlBAMRBbZQDdFD0BAoBJHgBpCJtBVaTJAAAAJFAAAFAAAAFGAKAAACIMAAKACAAAAAAAWCYxCmDXVBXyClDYAQyCJThCgBoEOUGWqC1BLNVmBzBxBxCGmBShBQAAKIBGUDTGGAqBcAgBIZpBbAfHagEmCSR-FrDF0MuB2KT2Da_C3CjE1D6FrB-F-CzCiB4B-D9JApF8DtDhEiDAvDAqBiHgCZsLxB9CnBiITuDoB-GN9QTnF7ElE1FrCG5CcBHAoDkBGWUcwD-CBIKEhFtCpCYJVYEdWkBH9C5CLeNJnBZyBPTbADSAHClD5CWhB-B9BPErBQJUsF0ECIEKoCIiCWQpBtFvCiBtBb3B8BAECSwBSoBDNFCOOHHboBrCjEFSF0BFfAgBAA_BVtBFAO6FuFEHJetBpBQMvBQfpCgCPabYsBNDBCUQAAKFkBDSICOqB4BLbCU0CiDJLDOlBCShBFTMcPAIHuBqBVUAIiC4BCAEExD1CdJBOQQAAAAiChGnECJIrBiGoEBKHsB4CkGyC6CIsBPlBLlBNXyBGYpBPAiB5BmBJW1B5BtBzBVEOM3BzCCHSQA2CoByBAQXJUdLHWWDTLKqBLiBDWfdjBLPGLBpBvBCHOB4CXLQJLDRCDDAJHPEABCrBARCAbVBdAAK6CUMMQgBAjCLXPLDRCDDAJHPGBBCtBAPAAbVBdAAKmEUuBWQgBAnCLJHGvBoCMKIFwBASUfUMBmBSSAebaJejBBuBSAACNejCXAATZATADALDeADBKaLAICAVAGFvBOKmBbACEFbUGuBRBLqB8DPWQmBkCPICUArBtDH5BvBaVFHOWhCemBcIHHUAAVKAAMlBAFAAfLAZAAMOAAAAMgBYKAAAAmCHLYekBlCIMXdjBkFuBFgCuCvC6CfagCAiD_F9FnE3B1CLwEoChDjD0FqCiBsb2FkH0GgI8EkP6E6GH-DflKhGjF1BhCoEpQnGxDhFhDtEhE4B1B4C1D9DlCBkBhDPKkEwEuBa9DS_C7CXlB2DQ6D8Ce2BEnCWuCvBdjCsEqFULhFyGsCvHP3ENqBlC5DVrC7BJRGtDgE5BpBWxCpDoBQRjBwD4BjCOiBqCuB0FR7BpBEQ8CHgBdpBlH7CvD_ByBJnJ9BxCxBjDjB0HgFEHiByBxBAWHtBblB_DIuB6CLKYJpB-BX-BqBORkBCjCAAAAjCQO8GFxBvEjCNeK5DuC5EuB3CPhEFnCDhCNbgB5GR5FuB3BFnFUvB_BUhEzHT1BrBpElBvG7BlEjBMP_CAA_CAArGB5CV9C3BvBBDfgBxBhHpBuB6B5DnFDAAAAD6BLWbcyBtBJDBFX5CAAA5CAEAAEAAbAbAAApDAT9BcxBTAATAAvCAA5BGZfAAfAAAAAAAATATAAAzBAAAzBACAACAAAAAAAAAAAAAAoCFf_BmB0CfvEI1BLrC3BuBAGWqBXIAKEJEdRNcGf0FaQBB0E8BEBAC4BYBuCfCThCAkCzBpCHxDAXBJvCNAAAANBAAAABYzJrBzCZvDI8I6ByFRwE7EgBBI_BhDqFuCSPwCIPpBAAAApBHAAAHAyEAAyEAAuCAuCAAAsBAAsBAAiFBA8DMaRAAAARqBAqBAAAyBAAyBAAAAAAAAAAAAAAYrFuBvFtDuDX5OtB4CvE9G5EjNzC1FL4BjHlG7BERxEgB2L-CmCkDa0D3Jf1EXvB5B_J7EtBrEyCnC4GmBPMkHjCiBA-BdhBoB5FqEA5C1GP9DzB-BfvCJqEuBc-BjB8B2D5DoD8EmDzD6ImBEMiFiC4I-DuCjB-DKoBqC4B7BsBfc_CGqDJakFrCmB2D6Bc5DvCvDwDnB1ByF4DD8DrCkB4N6DgBkDiDoC8FkCnBfmCgEsDhCsFXxB0B5BkBElB_DkCzDhCCX5D6CvC6BJqBxE7BM7EiFiBgBdnE8EXpGvDmChLjDrDlBpFoC8BAB6CNN3JdlCvBlDrC_DTvCwCftCM7BXDoDByBCGKPuBA8CWtBDuCuBjGlBqBnDhCdrDVpD-CzBlBxHjCJjB9CrBuCkCJBuBC9GsBzCbvBpDnElDMCThBrCfxBEFEtIhBnEdzBzB6BGIOsBLQIiBnBAARgEgB3BlCpBqDMiCFyBP4D0CbqBZ2BiDCR4BiBUpInBdlEfKJnBjB8BepB9BSVQ_BL4C1B6CYOsBoDgBeNyCb0EGkDAYsB0HoBwBsCY8BoCQ1C4CeYoBjCoC6BPDgEKYUBuCZDoB7BCB7BLO0BjDRNrD8DrCmBLlEb1CKTJfBEM9BSMf4BQJNhFQ1CExBxBHfxBcIoBGCAOPGgCX4F5ELD9C8JmC1CqCWuG2G2DvDcuDyCnDdqC1CXjBkFqCwDkChCkBxGlEaK1D9BmBrBS6C_BiBcoByBGxFuDiB6BexDhBmDiDBxDyDmDG0FiBgDdmBsBxGOfjBlD5B8BAmE-CIpFzGhBLvBuBhFA8DatD-E7FvEtD_B5B9C2FuCvEgEFkB8B8BZvD8ErBoD1HXvD5DpBkBOL-FrC9BtBuBvD-BcZ0C2FrCY0CiFH8FAb-DyERnGJ5CrCpD-B6B2BVRAYoL-B6EViD4C3GtDfT0CxCnNnBtCjC9E3CCaBsD5EqBiB-BIQfVtEAmDV3C1DlDLAQxDI2DxB4CiE2BhD-BqCMNjBanGCpDhDSTvBSmB5ByBtDvHjBhD-B3CvCzCnBcoBpCViDBYcMsBoD9BQkByDGgGR2EYQYOR_CmB8CDkDsBtBcmCEpGlEhC1BXqCpD9B3B-BBtBoEkCPVasC7COG_DuD_CsCkDwB3CeNX4BatBNvB7BRGvBAEGAAAGAmCjCTwDa8CrIWL3DKuBgE-DyByBTjEsEEAADIAAmCeO-ClCClCdN9CmCBKhOvDzCtCpEjFjNjElGb1DrCoCiEMa3ByDezEzBH0CoCcwFXUrBhD4BgCnEwEoCmC2JyCnBuHsEMF5CmEqB5CM4IcLhEuLkEzFhBdzDKgBlK3ERzDSgCHnBkGnFPVhCA7DsJxDjE6KUsB0H0CFgLsDiE3BgF-BoI2FyErCqBf6P6DwFiH3FyIpFHE2BzDrDsBBlBrCsFfoBmDKrCyE9DkK2C4GlBsC8EuGkCkE3CqDwC5HUBtErBzB1DmBbvFiC_BrBvDUnB3DkF7IGvCpCxEUvBrDbtBlB8DkEAvB2DkEM-DmBpBqD2E9DoGkBwDsDhCwBgBAAgBAAAAAfgBAXAABAV0DeTkBrBiEOAeJOF0BAEAYcTAJAHAmBAgBOHAJAFAINlBAdHAA4BAAAC2BgBAEaoBlBxBBNDHVHAKAlBSbADCLNjBAIrBKFkBASYJEVABVKJRAFJFCiBAmBBABLADCBFWARGeEPAHAHAGAKAFCHADADAEAAEAACAAACAAAAAAAFAAAADCAACAAHAAAHAAAAAAACAAAACCAAABCBAAAABBAAAABGAAAKDNAAAPCIAAAKAEAAEAACAACAABAABAASvLhDnB1DnBrCyLiDoB8DqBoCNAALDCApBfTACGqBgBUABFiB6KmFmDa-EvEtO_CrDxBf9DrBAhCoC5CgDqBhCH1D3BoI7C1BGBXG9EfLtBZrBAmCgBwBSqBxC_CJbVRPUWAkBGKDrBXFbgDHSABRFdLCTDGsCzF9EqGX5BzDkL6EauDG6CpDGlHpCqCwB8BOAiBAOAvBAECJtBwBADBKuBArBRFS1BOEHUADDLEKBAXiDqBVKyBSSdEgBVgBeGYABA9BPzBMRIxBrBzBWWARGNFHEFXwBFHR0BoCWFNX0CecgBQFyBcgBBclBFzBoClBSFFHWUHNpBFrBhBwBFOACYBJEWGdQMNAHDABVIXAGNiBKcABASQTAFclBkBhBCDjBkBIHFAqBYNqBJNW1BhBfkBXA_DIflCTRARYCHAdPnBKDSTIdDDMXRDBAAoBMQBDUiC_DpBQfZnCoGiCpBkCN8E3DzBJrByBtD2BvKvGwDFlBjGkB4D3CrBXkC8L4DAwC2B8EBAFLMEAlDpBhB0B9BTqBqBG7BoBWgBEeCeBA1FXwBQ3CnEpFtCtBEO1DTAPxBsEzD0BP8BrBkBWbMBfvCgC3GbL7BhDXyCmBoBuBCREqE6B9CQtCoBXzBmCH-BmGzBwDyCoBSJDjCmCYzB4D2BV2DxD2C-IyCf4CmDoBO7B3CiBS6C4CkBqBHxB-BvEzBlC4BXzBd9BqB3B_BsDzDdVrBpCyBSO0BpD2BGbyCxBvBVZ_CYZ5D2C3B6DoEJRvC-CmIY0BmDRwDsDwBHUrBsDhGDjBzBR_CkCduCScEexB2D8Bc9D1DpBvB7CuCEjFtBnBxC9BsC4BmB1BiCBI9CTEPnBnBuBkBP2CNtBgBTWnBgDbqBAGFAmBsEnE0D-DrDjH_B7FoBjC1EfvDpC_DHjCoGtC5HhB9C1BOzHzB_C_C8C-FzFiJJC0EmHnCrNvF7BnEG7C6GrE8I8CvCkCnG6F5DrEnBrD1G9BpE6D7BrCvJjBpC1C1DzBwGCmF_FYwHsQmCiCiC4ItBtCiBd4EnFwCgSiH4BkF6GBlF7DoDzD1F6CxDkDpD3FiDjCzIH9CpDvEUuEyBTkBnEwGnDDnB5BlBN0HoCoBDpFmLGAAMLGgG9F1CpE3DxC2H-F2CqE4DyC1HAuDfhBGiBoEtDgBiBFhBnEwCfsEavDX_B1BlCfgDjBMmFpCKNqC-BkBAAACiBAWBXjBjBoEVCYkBkBnEAvCALjBHlBwCAMkBImBAoFwCyBoB2B9BPJPDHUZ5BUxBNmC_CNxBhBNZfJLsBXFvBJAhBADAzBoBYhDN3BKeOuBKLjB7ClB7BoB4C6EId4EtBoCjCjBSjBHHjBIAFFfAAsBEjByB5BvC1BnBejCwB6CKqBKQK8D7EnBXpBZX8F0BcgCaUxDZPdNbAAAAAAuEqDB2BSoBFHvCoCyBRftBavBVBDKAXYHe4DYQcOmBD_BuBImBjBqBMQpCiCUYxCOkDajBhBFFAFR1EEI9C3BJDECNUPXT9BVMkCHHMmB_BQ9BW_B3BcE4C6CtC8CjBcPmBoC3BJnBVKoBIxBX0BuBCJGKnBZzCkBwBPtBAUnBSrBkCI0CXAA7BEHXdAkCAkBUKCzDAbVjCC9CH5B5BIa-BkByBpBOEYQVAgBAgDEsBDGqBiBcQqBnBJ4BADFgBgBYLqBiBfH0BDkBNgBAMCAWAJ9BApCGAKrBPPNAARCbBICZPMUPZTACAXCNZHCYDTRXcAHYAKQADhCVfALCkBACmBCHYJLMQQKARcGFcaYGhBGzBQPzBAAbFGXDAqBaMCAAhBBFHPAAjBvB8BHHhBmEyCPcKe_BfbJCE-C6BJkDjBKFhEf1CQTCnFH_ClBrC6B2CP4CHLUuCRuCgBFL5BAXLZEsCScAgBAlCVtBFACzBYtBJLHRQSvBNO6BHiBDgBEHFTeNEHjCmBJBICAITMCUoBAjBUbdATIREHYQJdHDF9BaBmBvBEvBTgBPwBBWgBAAEARsBFNJNAAACMCgBVAAjCTCTAbNMAAAZvCCBFAnCfTMfQDAOpBQMATa1BUJBSFFQAAmCLCiCAOUEeRgBdwBGgBEAGhBFTAAHcAgBLAIGMhBaAEWSQAALoBAmBBEAgBDMAAYbEdDAA9BFZRPE-BqBMDOAFNBKAAhBMvBAACoBEiBCAA5BL7BOAAuBN8BAAAJFBAADQGGGAAEEACBBgBqBNACAAvCPKhBJfwCQJiBKgBiDwCtCEI-CoBtCA0BnB3BhBwFqEnB8BNmB3FrBAtBbrBEADUJBbAHRKLAaTgBTV4BVAEDDRwCWRuBiBDjCFNVFRNAAAANTAADBN2E8CJN4Bd4C7CKO3Be3CA6BKASLqB5BJARMpBASHKrB0BMRIJsBzBL8BhGpBe1BrB1C6HAAYyCwEjBcXexBTkBAAJWaKAAAEGAfAUJnBDiDAAYQ4BTARXYBbAAAAb0C0D-C6B2CwBtEOCLfsBMyCxCjBLZwH_FZb1BnB3BDAAPMAAAAAAAAfCPAMfuBAWAFeTAFBLAA9D5BwB_BbfkCKNSYSiD-BjBqBKUA5ExBCZpCF6EyBBaqCGAVATAONRAAEEbSAIBTegBAAABmBAjBkBsBNZnBnBGdLBbrBAJNhBOqDvBHkB2BqCA3BBVfXY4BCWgBYXAtGlDlBvBZGzBALlBLK4L0FmBuDsBEEHHGEK7CVC1BDjBrBfHBBAAtDPBRR3BuDQCSS4BAVHPvBmCTnCWzByB7CA4CNoCEMUAX5CLKR0C5CzBGHRP2BgEFPNlBEAdWgBVkCAAHcsBAAAAAAAxBARAfAWABAYAiBGEAaAcAEAaAiBGEAaAQLEAaAkBGIAYAAxEEZ_BpBRyE8ByBPoBQpDpBLKlBVWvB0CgBK7BvDzB9BcIfsFAqBwCrCgE_GNR9EDdgCkB7DUgEEjFvBftBLb0CB-BKISlGPSRhDtCjEZfjDuC1BzH7BhBCnC5CzEnBrC1CeW6DJmB0BIyBRZyBVPFjDiB5CxBdckIsC4DqCdW-BcFTNkCBGxBIV6BxEnDUtBehB4GiBQwE4BtB3ChB5CNWHuJyD4CSiByB-B-BUTURcTAMbgCyDtBXoBwCgCiH0CiBGsB8B1EMBI3DzBEEnBRmBQWmH0DmC0BgD5ClHzDlCzB_C6CAcHTEF6BbIUDG5BA6CAAEW-BEHSJECVAAPDBPAAABNUYDAGHgBAAKAWLAACDJdXADACTAAAATXAAGPNDAAKRGAxEsBhGHEIwErBiGIDHAAAAAAAnDCB7BjBFoDBC8BkBGAJGD1BWUVnB3BEgBiBzBzBEfGYsDuB2CHLBFAPJAUBLrBEE0BNACRCAYKZMMMbBRKBRXAdGFK4BAcUFMXEOERbMAAKIFJFOTCAMBHgBJAoF2BmB4CJDXPGLDA7BGZNTBjCATCXbWACCIKUAKMCDkBLkBVHqBFAkBJBdzCBzBdEHcADKaBJAADHANAANAAVAAFCTKDCEODTACZAEZAABZADAILAAKDDMECUACEGMXAAdECYAAOIAVAAKAfMABCIEDCJICFUAAUAANAFCALAoBoBCGMTyBuCBWbTOoBADCZ3B7BFFGIoBYWGAJnBpBGBAApDlCClBIHNbMEABMVECAaYcAADANARACA1BAdARHmBAADUWLAKECbmBABQFc1BATGpBCkBAHKBoBUAABOIkBACBmBFKACCBISASAAAOAAQBAQAAKAGWAMAAMWABKGITAATCAXALLAASAUFCEA0BMELYazBLDMXZA6FBIc-C6BvBbG8BpBpBbNJHXmBtBABBBnBjCiBAzBbdPAAFLE4B0L6DoCiCsCgCG3BtBCWoCA8B2BXiBvElIXxCnBzCDAtCQqBqByB_GuCPpBpBxBgHAxBIXepBVyBHYdqBWAKICFEGQBGALe-EOCuBuBoB6CM0BaJOkC6COHEhBFfUHWFLiCpBERTPACQDdqEiBnBuBgCgB4BAXZIkDjFlDNXEXjCFJXGjBrDIZRzBVXAAPQZ_C3BDFCfHAKzBNyB0FA2EJOY_EZzDlCbwChEGdepB_C2BTUXD0CfAWZIjBqBLyCTmBtBNNbCWIyBCiBQML6BHEFkBgBGAAKDAwDAC0CsBPNAFMHNgBAeBACFDGiBVRRAANIHpBGAFVT9BgBhBrBnBYQAOLCYSsBXUlBUVPnBoBZUlCCLtBAJ8DKiBEY2BPAFABHbAJAHJTCAIHXfAdBDEJAAJAAHFICTKLACANASAAQAAaAuBBRAcAKMGCYAEAUAOAGAAIPAJEBJUAAAKKLAADJAA4BeqBsBpCK5BBapDcBlCAFJxBDGAMHMHjBAbhBHgBnBXTEBCiBmBhB0BNAxBAhBKAZ7CAzBTZEMAJYFEtCAZVLRSAZWwBXSAICEG2GL0B-BiCwBOALECU0BAHVyCCKfQkBJCbpBCaGTiCAmBIQCNEDTEGVAAZBEOAAOACdATebHiBAILWSHAEFUXKAKACBdAJDZIxBAAAlBNRAABDLRAACRA0GEqDC4BsBPATnBeKDANACGbABHARhBANIfEcAESAEoCAGeeKlCAADXlBQAQEDDAATGKGhBACHJVJACNCCNADFCFBAAOAPWAEIAKOAEACIfAAAAfOAEbHuBGAOEPCPAARACXAADOhBOACEAIWAGAAQLAAAFFASSRcJARRSbKAAWCCDgBHQABQEBIHCOADeAUEAGlBFLTBASAAIGCAKACLBHACfUCKAAKCAlBAAAlBAJAJCAAA0BqBIQUBzBpBHPTCAkBQ-B7BCOuBYIcOhBzB9B9BsCDApCAL7BPQAzBGlBPUVhBAANHNrBFNFShBHBCENboFEyBeNkDAgCVYlBwByBWAAaFEZAANJAWAAOGAzBcXkBjB5BAKMFkB5BQJLGjB6BPAQHIBOCPIHCNB2EmEBAOG2DlECANF1DA0BBASAkBzBCARAjBArDrB9BHHM2CWPkCd2BGc6CHqBjE1BZlB_BB-BATLUrBWHUMTsBVIApCDTTAd-CEUUA0BZAAACbAFKGPXSGJFQYRAOAHeafBCIAJA4BKaULKGASJCFNBADBHgBAAAAgBcAAAFiBVAAFTEXACABXJAAAAJrCADVJpBpCALNdRGAFAFShBALJSdQCJBCYTACABTmDAQSqBiBOACBPgBoBAGCHkBjBBLJWhBgBAAAAgBbAAAEf1BAABBxBUAAMPYRAFALAaAAADgBSAAASASAAAASfANAFJOAAAAOfAAAAfKAAAAKSAAAASAsCAATyBwBjCVEDpBFHAAWVHTOdBADUGIHOAIAMADAdEBABfNHEAJAVARAFCQAAQAAOASAADaACAYALAAALAKAKAAAOAAOAASASAAAbAbAAAAXPNIADZLBQXFiDc6BIFMzBAtBlBiBBUEKIAARDDAFAAkBKhBbiB2BlBCUBE5BcLQgBJAPABIbEAPFCLKJpBJLDBN-BQeIsBhBkBAJAtB8CZAHAGXXADINNwB9EF_EEDJSyCMNH5BwDGMaA4ClDjBzCFDkBhBCdFgBdqChCyFTTCFDBAAAsDuB8BAAAaISAAAAABAAAAABAAANBLAAAsCqBiBAAADADAAADADAAAaKQAAAuCkBsBAAAxC1BdAAAJCLAAABCAAAAACBAAAACBAAA_BZnBAAAXZEAAAESNAAAIAIAAAXAXAAA-DyBuCAAAEAEAAAEAEAAAAAAAAAAAAAAAAAAAAAAAAAAAFFAAAAAAAAAAEDIAAAEDIAAAwBkBMAAAUEQAAAaFgBAAAEAEAAAAAAAAABABAAAGIBAAATATAAAFAFAAASASAAABABAAADADAAALALAAAEAEAAAfAfAAAtCzBbAAAXFTAAACEBAAATBRAAAKAKAAAKAKAAANNBAAAEGBAAAMMAAAAyBSgBAAANAPAAADAFAAANGTAAACNQAAAYMMAAADADAAAEACAAAFDBAAACACAAAOGIAAAUKMAAAMBMAAAdAfAAAEFIAAA5BTlBAAAGGAAAAffAAAAGGAAAAHHBAAAUKKAAAGCEAAAGAGAAAGAGAAAGAGAAACACAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACACAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWIEMBAVHDLCAAHMPJCEmBagBHRGMBILmCzBlBFHKOvBLDAANEoCAGgBjBmCiCDHLMsCRAJAAFsCCEI2BIxCXhBqBlBZNBBDFBXAMCbFOBFACUGAJDLgB1BMwBXD3CQAAAGMGADBPeaAABIWZDABPB1BAACA9BIAKABACAMGCRDAAAILHAAQCbOAAHLiBTAAFANkBAAACgBOAAAXmB3CJnBLZAWAQAAGeAAAYILAAAANdAAACfMAAAAMWAAAAWAQTUDIMTLAAAHgBCAAAeJURCALLSPALDbLAALBYAQAGCAQALDGYRKfIEFiCDkBEFmBXHSJDTVADAAVALCJAILMBKAHMAGFlBpCoByCQH0BkBvBPHAABELmBYH-BFjBECNGUNdLDFAVAMDWBHKTjBjBSiBAIsBWVXHAoBDBOAgBnBECNAfARdFaNIjCAPMnBZTIDPORhBABfFEwFWYcawCZAIBAfAcBCSDQbCBREPAlBSMNrBLtBPZVeNiCCOoBODcCCHAiBSAASAAAJACALAZBJFHAAAEKNAkBEMHcCA3DzB0BblB1BFrBXGTsCVlBWdNwBZjBBAmD5CuBqD_BJUDvF1ClCgBjCO7BQ1BOGrBvDNlCmBXvB2B8CmBKd3BjCdbDVEyBPuBmBRARnBKTKUmBhD0BZ-CUYhD8BBJkC4ByDvBdaDsE-DQFQB6DtByDSWMgEuCiCVSNjDoB7BtBS3BlBgB9BEvBeqCFAMDmCXFtBEUB0E8DXGAsB5CDCCKpDpFarBK7ChCuCL8CJZoB4DpCsCIOiD7B3BMcFlB5BrBNyBDrBMlBeQYRuD6BUQLaKAIFCGA2BMQgBEJeE2BjBDKrBDVKHTLEGfIAUCeAJAaLKKES9BFzCSEEiCwHIa2CkEJjCsBP1BlCcnGpBlCtB3BFsBDwBEPGHAADTQaAAOAMAOAAAAOApF_BfGdvB8EgCgBTeyBOAAMAAARDCDBJSEBECKApBAASTpBMAAAAMMAAAAMCAAAYVPAARACMAAAAMSAAAASWAAAJgBLAAALAWAAAAWQAAAAQOAAAAOfAAAAfWAAAIOMAAAAMAQAAAASPAAAARAACCPMBABBOLCAHHLAEGIIMADF4BoEmEDQXIGHAJCY1EzEiBVYR9B5BTDuBXJEAANAAAAATUICAAGABAAAABBAAAABIKACBBRAARAAYBAaCACAABDIMKACAAAAADEAFAAAHEHAAFAAAAAAAAJJAAAADAAADACAACAAAAAABAFAFAAAAAAAAAAcAAUDMCACLEIfABJATAdEZJFEBACEILmBAOOGEoB1BlBMPXK2BmBLQYJuBvB1CAjBe-BFIUApCc7BJlDceG8FqEYMqBEuBHWAgBCnDVDBdrBzBAAARjB7BADATjBIAAAAIcSGAMHhBAAABfGAAABIEAAAAEJAAAbSSAAAAU0BBeuCKvDFCdtCJwDGATIBJPBUHCKQCATMNPDAULOQEAenGpBhCL7BVKqF5C9BiC3BwD3C-CSsCYUTOuBLFpEXhChBpBekCbiDsB_CwBAnBRUNrBSmB-CzBL2BxBhBhCQFYIOBIYIT5CNpBlBJQ6CDwByBvBoBAhBHJHHEiBIKIIDALADBFAsBAkBCEAjBAhBBAAAqByBJLUMpBxBKMTLAckBMPADhBjBHIAAAJRLIAK7BFbNJFqCWoBIKBA_EX1CCRnBbuCnBvBMDyEVuCW2BQGRGUTOtBJXEdOXZyBFvBKAQBSACARCTAAAArBLHdgBZsBMIefaAOaUIOzBNZTHN0BAFBDKNEGCEJOD0CSMAAGAEBDAMBHAAAHA9FjBrCTlBTNAHCFB2BSACiBCXCABTDABBRKKGABKBAFAAFAAVCKRbKgI-B-CuBqBOrB9BDUEDCBAECBVAHFJABAABBAEAAAEAVEJRAAFCACCLEAAEAABBAEBACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADSCHJDERBIKEA6BqCGTPMtHbrDdyCvE9GAxBpCRhDsBHLvBAeyDesCebqBFA-BQzE2BvDvBjCqBtBhBMrB4BObasJoC-Be0C2C6EeDEqB4CyCAEeMiBdLDQBHlBbJIDLgEJUYqB0BuCAWG8BBsBFIJyBBkBFhBcSU3BDLAVPCAACAAAgGyBbP0CmD_FxBcQzClDoB4CJU8BYJ3CKT7BXKAuCAUAQqBtCATAPpBAyEAAAAyETAAAATMAAAAMbAAAAbUAAAAUxCAAAAxCVAAAAVyBAAAAyBBAAAABqBAAAAqBAAAAAAoBsCkBsEXSxDrCjBrEYRyDA1BARBAf2BASCAgBA1BNATIfeABAAgBnBcROL1BeQKAEAwCEaQGcSAAAASSAADAWDAADAAQAAOAAxBADFHbQAAAAQjBfADAAFAFAAAFAFAAAGAAGAALAALAAEAAAAEAiBAAMGQhBAALFPABBCJEKCCBKDJ0CQKAEAA8HyGAsBAAGmBAfAA-E4DAmBAAuDwCAaAAuBcASAA-H2HAGAAmBaAMAAqBkBAEAAVgBA1BAAKOABAAV1BAiBAAfdABAAXXABAAIBAKAAOPAeAAiCwBASAAmBAAmBAAfAAfAACAACAABAABAAAhBXbaJAeiBCNIALLAAAAOkBEVEHaOCRCeZLAAOb9BfANPAdDJJDF-BZYgBaG4DkBIiCWLOHAAUAXAFBNAAMEJDB9BBKnBdCcCEBKMCAAOLAeOWAGLZRABDAaCIcLA1BCURB7BjBChBADA3CGrBtBBAsBNCaMSRGGdAAQCFKRcaVGUBYRJFBCDA3DfNGvBjBgCmCKNREPxBPG-BBAlEPFHfnCmEQGIgBoCAvBQLAPlBwBPMAQmB-E5CdXjCgCVqCuCpBVbwCuBfrC2DrBqDgCBkCYlBPZjBaHtBL2I8BiC8FqCxB3DW9BnBAnBLAALAAtDY1CnDIbiHE4CwENI-BkBABDgBX3BWoChBXoEQoHNJxC1DlB9BRPKwBWSAMBNAAAANlDpEIpBLD9BLfLTI_KhD9EhFB0DlDW7BaTpBhBaB7BJJ5BHTXUbbpCGYdmBRN5F2CuExCjBATMTHiBGc0BkB5CtDxBVRhBSdmCN_CxB-BmC0BHFwBLCAACAA1BVJvBWEnHBGlCzEFbINANHaDmCfDDgEPoD8CcxBgBAAAgBAuBSaAAAELKROGFAFAAALfTcEIfsBV3BACOAAOAAAAAAAAAAAAAAAoEmB8BYQDnElB7BXRE0CoGJyCGyCoBDBFCAAWHPQX4BpCYdJhBXGkBXXCUnCjBHEIlBAmBGaODDIBFMAAjBADJXAIKFLQBWLDBiBIA0C1BmBMkB4BaMJBd6BNmBZSLfaYEFNSnCTAXc1BA0EQW2BYiBpCmBM_BZD_CzBvBSMdtBAAdLDFAGRAIAHANuBPVIAOtBQWA8BNNqB2BO3BOOjB1BNLAALABAyC4BEMWQHJOiBKN_BJLTJLvDfbrBhBSZPCECRTHBHAAAFLbMgBAEMcLhBA0BhDfJxB4BjCbkCcb1CGyENYmCU-BA0CU2BKLkBzCT1BJMjBAoBUAOdmBnBTANelBAGvBkCKOlBjDL1BddYJLfKGOiDAKoBYa_CrCnBASCN6BKvBDdAbDjBKMJcEkBJLKAoBVADAgCnBWAEA_BAtBAAZAVuBAAaAWqByMwBgCqByC0FhEpBhC3BXemBCBoB1BiBsBfMWaSzCAgCJVxDIAAQAJvCHFQM_ClFNHVB3DYgCKRFXMA1BUUYAAAAAAAAAAAAAAAAAAAAAAAAQAAQAAAAAAAAAwBGBMcGvBFCLbFAFPMrC4BEGQLsC3BDATSiBKtBjB-CYAKA-BsDDfA4B-CGfMaGDXDLJhBkBLHRM8B3BXAGxBFcAGGBORGFFCNSFAtCCISQ5DuCBHRP6DA0DUcIJmCzDTbHKlCA6CfYLqBmCUKHKJSjDQNBvBxBzBGHONxBeAAAeAAoBKEACYnBJDABXAQGFBQAPFGCPAkG0ENuBmBe4BzEOtBlBd3BArBAWtBLHsBAVuBMI2C0IA-BmBgB8BkNA4DjC-G4F9DA0BnD1Be5DADvBjE0BqLAUIgGmE4FAwDoExBZrEASNnBnD9FA_DCDJQAJsBlE2DxDA5BhBZU7EEtFAwBNjFAvCGpCIrCAoBayB5FOAwEiBxBzC7GAVZ7ERpCAtCPsDtCgBA3C-ClBsDpFAnDXPZTAADAPA8EBqCnCiEcPDCItBYjCWfyB9BjBnCLvBedNAWAKHIMVAJIHLA2CBoBtBuCQEMOLMXkBgBYWrBCVOQDrBFwDOEmEPZGARBGSdABATLaAFkBDAGAFDUDaHSZOcEJEFUDTJHADArBDXBBJFAEPECtBbNHAAvBBBhBJBPAAXGCNAbAMChBADfFGEAJWHAhBAXJAAbABbCALALBACuBAAkBGADALIAAZALPAAuBACaSAJAEANAXAADTAWAaROAfACBfAUAAaHAbAAdCAaACWCAFAEIRAGAKADAMALSEAJAJAAAJACLAALAALAAQABOEARACAVAJAAJAAAoDQwBmCe5B9CHPHddaKITGY3BnBL_BQwBJAAFADLAADFBY0CrBeLfZHTNCOVAAAAXIBAKAA6CPwCLSUNAEPBAcANoBACZvBKNKSMABCCKKAAAAKLADFBABDRLDkBnCjBVGXELABDAFNABDAHQAAaAHLACNAAUABYBAUAACUAIASBPICAJEAGmBAWWLGYAAUAEEATOGEOAMBAEMADMACZAEdAAPAALHCOAAEKAJAAHAALAALAAJACBLAahBjC6BILb8EQ_BQiIxBWH6DjCAZhCOJzBrBiBqCACBoCAOAEINQMQHuCrBdKBfiChCejD7CfBUGTAFJBAtEUKjBnCjCoDkCkBAJIbCDADV5BAXARPtBABTHR_DXHd1BL7BQCUvB1BLAABDFMCBRDmBLACADLQFDOSFICAAKDEAFAEGWAPCYKdAALATTIGGZNyBWsBWxBM0DAFGsCoBwCuBHJ0BApBOlBGTDACECCFLAAENAGCwCpB_BcfAACfA5BAfDbGIAYBDHiBAHGaKNAEFBHDFABAEFFABACVHLGRMFHCJCKVCCbPOGDANCYMAIZCaLVEOAJLIBMNPOABLEYWAIGCGNANDAENCDIDPyBAAUiBBAAAOERCACILCJAABAHTDRSNACCAACADAAAADfAJbCEEAAIDACAADBIEAAEFGrBAARNLAAAAAAApCvCKZzBgCyDgDNkBiCjCLABBDFJJAlBIMhBLEUHjB8BDcUXmBAkBHbhBWyC8BOQiCJZzBDAaH_BJBWBBZdAE1BBYAhBIAnBGJKAAGAEQAQAAA2BAEmBIGAAFMHAPJHFEEbABdACNAANAAKAAgBAT3CAAnCNDCAFMFAmBAAaAMMAAAAMkBAAkBAASAAASAA2BOUIEEPBNTmBTWAHYBInCLLHfDHECELDQHODBSALAHBFGQAIAOFAELPBEepBAGHJdPGCJIbsBEIFKenBFNJREmBGGWIDAlB1BQCABmB2BRAACAqBHsBFBOMIlBAgBK1BAHGfRAOLHBGeNMICFdAcgBJDEGbfKEDFAQXIEBePYHDCdAKRKRyBLJSJSxBMAMBCLCWLCBMBVAmB8BXhBsBHlB7BYiBrBIgCrDA_BsB5CEpCAJrBRBjCA9BICNmKAyECoEsBXADPjBeBANSAFANAFOXEBADgBFVyBAOjB2BShBAAHfEA1BAdXKdwBAeYJYCuBjD3EAiJhD2S-H-ES0B4F2C7BsDYgDZ9LtD5DLlFrB7MrCzBnErFjBwK8DG4BPsEWMlDapB4D9LAvBPnChImBEoDwDDlDJDiClCfOTAVIhBANAAPgBpBlBADfABxBALDTPrBAAxBSJUAOOMREAANCQwBAAUOOdAAYTfDAAADAAAAAAABAAABAAAAAAABAAAABAAAAAAMpGrCf5CMXmKEoBiDoBwCnHcL9BtBlCAAAAAAAnBLTDPM2CaFSYBrBRWNJFAFnBIHSKiEkC6BDODlExB_BIXBApEXBxBZlBIpDjBuBUsBawDmBXPb0F6HBOuB-CyD5HCNtB9CxDBAABAAS-BUmB1BHiCjBHP8DBpEqGoC8BHQmC7BhBX0BexC1FFd7B9CGmGlBeiBsC4C_BAMLblBtBFnCtBIgCtDACNlB9BgBAAUAONAHFIHEAABCEVAAAAVGAAAAIBAAABBBAAAABCAAACAAAAAAAAAAAAAAAAAAAAAAAAAA8CeDjBoB8BiBPMyCjBHvCAGnBnBDtDENlBjBZvBNhBLFQ2BRBgBmBGlDEFGdrCsFSsBsBaoB7BACJOhCAe4BQzBJesBlBRuB8BFnCJPV7BgBlCKdsBiBhEwEViBCoByCGGnBfMuBQAIcMhBzBABBzBEdLoBTtBGgBAAUAOVAAAAVAnDFlBxBHDoDGmByBIEAaATmCDRqCAiBAIgBLAAFLErCAP3BKLABACGUdCABFTeoCmCf4FEoElH2JW6IgEhH6F3B-BgC9BW_FpFHtE_BoBuE6C-EnEC4BxDyMxB8F-DmH5DJ_B7BtCrBqJyLfhByG6CyB3LtB7D3D_CX_HPGlC5D_CZAAZAAVGiC7BDdiCAsBGASTAtBGAUKHALkBD2CAAIIkC9CARLB9BRbkBKfBoBAKDGiBSAYABFGAAAAGsBAKAAkBQAACOAIAKABAKACAAISAAAASKAAKAABAAABAIAAGCACAAACACACAAAAAVWyB9BOAWVxB-BLAgB4BBoCOpDf3BCnCNqDAoC6BPJFuBlBOVLJHgDgBCBAiCoClBFLWqDpCuBAFR9C8DgBecT0ByBmBdTegBQOQQDfeuCHLHThBlBfbyBMtC3CDKiBjB3B2BLU1B_BqBaAEAMQHAAFenE_BKVKrCtCGHA_BNnC7BFFNMiBoBkBAAhBrBdBJEFYCGgBIXhChBABBdjBSCJhBIVHBENBmBNJmBDYDjCYJqBGyDcSSIqBlBzBCAIEmBD-BLBFFLPGUB1BdBJOb4CrBtBAJ1BqCpErCFWU1CgEsDATLqBApDJIe7DLqDKHd8DMAsEsBJuB4BA1CPNnBZKxCzBOBlBDnBHCXLAiCcBUEOAtC1BpBf4BTsEqDF6BdS_BjBOHJAZAyBjBTRSAFUHKJAHNMAAMQYwBjDExCJzB5BKcCLUIENgECBJyEHA6BAFFgCGnBBGGzBAJAACLAAAABUetBGAETFaGABBRcAsCaIZekBrCZHadjBAxBELPVFyBDMQWGAiBNSYWBLDOHTDeBOAWDlBAFVHACEPEFONSXEBJAcSDJeF-CBD8BMcMEABKALPMBDBOXWSQPfAMBpBAdANVEEKAAICAaEICAONYFNTEHAHWTBFARCMBFAIFCL2BASAkBA3BASD9BJtCAI3BEhBYAAEWAeAHIYGcANSSEUAAAAWJAADOTKAABBOLAENBAFAAELEZAAAbAQAAQAALAANAAHACAJAAwBDKMUKvBEJLTJuE0H0B4BwBuBsB1HzB3BvBtBrBAAAAAAAoBGDVBgCnBFEWC_BAwF0GsCzCsB7BpBIuBrBvBDlF9BlBXHlBqEGIgDgBInCQZvBGPsG1CYmJhBIgBgCGzBMEfSaDzBRgByBNCLK3BfAfIBJDyBXTC8ENPPNgHV7CkCFaNSCC0BXNvBVdYMjBlEhBpBcX9BRDNAEDInBDJ2BIzCGJpCajBjCAHfTH_BWpCfCSGRBCBWoBAFKCiB-BSVQOgBzBAAXAfsBEWDGQSMGEDEPRCCHEGTUCBGsBY8BYA9BCARZuBBnBAHlBQHNAEFObFACICTpBATDCPAVVcCQXdNDAYJPrBMMcvBDBAfJNOJBHJ4BSGFIkBEBBiBlBIwBALIUgB1BCTFFV1BjBFjBkBNDDNCDQaBGADcFHBAAEOFMCCEEAACCCUHFDeIFHDDCISEGAGEFFGADEKAAAGCMACCGCMBCAAIMIACCAMEICAAVbAAAGUGCCCICEAJCIDHFAAOQACCIGGAACACHFCAADUOAAAELRAAACCAAACAEACAACGCCAACAAAAAAAqBwBcVLBkBGaEIFcAACaAbAARCJMACKAAhBMVIhBAFGDHSVNAFBJCbABjBIAbFJCBHLEACIZkBjBaYIQrBZJXAMIAADMAeFHqBBGWABUBGJAAAAJBALLAUUIYVSHWAAUHIPAFEBLJAAAAJBAALGEWAFDPwBVeZBJPNPAEAAWABUCAyBAFAOoB3DRZNtBPaAEACQWAACCUPRMBNGPAAGKfwBWSKAAIANUAAAEMDEDBDLEDECmC-H4BiDgB8BoB9H3BhDf7BnBAAAAAAA2DayBqBIDXADVAAjEZbpCHAJACLAAsBAVwCPEIADZkBCMAGCEATATCAALAALAAaAAaAAjBADChBCWAABYAfAAPPAMAAMAAOAAOAAJAAJAAUAAUAAMuHuFiF6CjBlFtHgBnC3CtBlCkDCrCe9CmGxC7EUxBA-E9K7C7BvB_BtEqFKH1B2IhBpEiBTAtDRBAAAAAACAMADHRAFAPEuCKOESiBZLdISHVAAATAOAAAOAlBAJFhBKLAAALAgCALM8CdUAIDIILAEAHHAKKAHLPFCEHHPAANBAmCAWAH4BZAAAAZQAAAKGJAAAXMlBAAAHdbAAAAbKAAAQFQAABCQfAAAAfvBAAAhBNLAAALANAAAJDcAAAOOYAAAOKSAAAASXAAAXAyBuHmDOwBiBmBtBhBFkBCtBClBd2BUetDDGbjCPbFP3B4ClBJLGIPCRLWvB1BqBiBAGWSNTADHPGVAWR5BgBEAEAAAA-BFCaQY3CAFvBTP-BGecCDAACQFJVAVAAAJAAJAAHAPAIANAANAAAwBCIeODvBBHdNEAqBGOAQIpBFNAPHAKAaAAVJAZAAWA-BIoB-BHlBPHhBHEa3CAXhBbA_BAR5BMAYAAcADKAQDAAUAABAUGAQAAJJAAJAAQAAKCCLAALAA6BAAWQWQAKBGANAJJAGbAADATLAALAAOAAQBAKAAKAAAcaGWiBtCNBPjBA8B0DRc0DMVjCFBtCtB-BFAAALGAQBOCACHCJBAAAOECGBEXALJNOHBABKNAsBAmBGAArBAhBJAA-C2D8BqBGAWMI7BcSIxDHnCAbF4BOvBOyBcSEyBTOZxEffC_BPxCXrB3BUUnDIPV5BTqBoCENMlBXhBoBJXE2BNiCsBtBCkCGAWOa_C9BRCUnBcUFZMc6FBQ0B0CiB8CZ-BRsBeoCwCFyCHLajB7B0BhBNYDedlBQKvDLnCfKF1CFsBtBhBrBmEJ2ByCQH6EeyBSSoBRIzBVCwBee7BCyBElGzCvCRDLiBgCtB8B3BKzD3FWyBYbKoC9BaZCJfyBZDE2B2DjBfLDaSjCauBGmB6BGTuBzBOvBmBCZsBKQQGEfwCEyDIVZAWEBOCGXANKTCCDQVSHAcA-CdUtB5CjCbdGK2CcvBkCFmB1BPQRbFAVHCCDLiBIBBSIPAAAPEArBbAAbMsBcAAcLA1BILjCgBL2BHMkCfMA2FkBsBQqCO1FjBrBPpCNAfASQvBRgBARPwBSAwCPgB3BwCqBvCQf4BvCpBA4BAKgBSDvCdPBfAcAcDAEMAOFAEfAFAfGeKVIgBCaDgBBAAOejBUAAgBAAAAgBdAKBAlBUADgBCL7BA7BAAA7BAPtBACoCAkBiBAAeA6BdAC1BAFfAPQHPiBDKNAFAAJGAGAAAFAFAAAnBAC9BSADAADBEtBFbHADCAEIFBQAAQAAzBTfAAABYAZAAcAAeAByBAyBAAAbAbAAA2BCWSAMQAAIGAhBBBXRMUAAAUALEAAANQBOAAEAAAAAADADAAABAABAAAcqBVqBlBEbpBWpBmBDAkDCkBF-CZjDBjBG9CaAyBGEeWLxBFDdVMASSAAACRRAAABA2CEGmBBkB7BAGdHbADtBD8BFbAKfFCCAAALOQAQSANZAADXCUAAAAUVAAJLATARGFAYAWAAALAAHBAdABABZMAAAMAOAAOAAAQAEGFOPADFGNAmCMWmBEAlCLVlBDAAQGUcZHSLZzB0B0BHOMsBdrBAaDgBDAEzBPRJOVeULOLSAMCAHBUFDCKCTKQADAAKKAAAAAmCAsBaLK1Ceb5CUTefLuCLKA6BEOEDqBnBDOZMjBjBAbDIJiBAAOAWZAADAVJABAAHTAFDAJUAAUAAWAWAAAJADILAAYBUDAMxBAfFCLeBUQBALCGZBIWAAWAAAwDqBqBIcIbfHBNcPcVDJHtBEFCVZJnBFBaMNjBAAESAmDBmCNqBGlDClCOpBFgC8CsB4C9BFSKTlCiDWTvF9BfpBpBH0CoBwBpBuBIT6BbyCdWG7BAfLFLKDCCHQjBDAVDDMAACJSnCfdDDBVIHDRAIBACEEMAEAAIBABAAAiCiG0BnBmBoCgDhGzBoBlBnC_CA7CdffIF8CegBgBHGAvEBRLlBzCwECSMmB0CA8BfVLOuD7BgBWMNtDAEAoBMlCaDAnBLmCZ0C5GG1BhC5CN7DbpBGC7B8FwFnEsDNwBtEnBhDENC4B5E2HfkCpBAzCAhBAlCU0CAiBAmCTAdTDjBFmBeUEkBGlBA3CpBkBVRlBhEcTmBlCtDwGAANwCwEYAAJYMKAAAEG4C1BAvBAAHgCANYwBIkBDJJE4BzCCCb9BCwBDAvB6BqB0CCYuBVgBjCATHHf7CBEAB7CGAW0BrBT-DYkBPS4CEJHAAYlBJKFAfrCA3BdEGiBDPkBQELUQbLHDJDAAIIHEAAKdAdCAAeAkBDBAxBAzBAAC2BA6BDGFiC9DPRJpBhB7DZVdRbzBjCB1BwBczBjB5BeIAJPQbII-H6CqC2BMYAlBQAAjBLxBLHJNHtBPnBzBqBWtBZfAiBZLBJIDAyEOsCkBRaAYCAGZsBvBDCLZLTAQFTNiCHAkB4BVNITRaNPBBFTMAQCPGPoBlBDGLRLDAUFNHgBHEkBWXDIPRiBNJBBFNMArBnBQIOrBqCyBYLBSXH1BEDmBApBCZpBYABKJWZAENFTsBAZJJIRA8BK-BIVAAANCOADVFERAAOOAGADAJKFCPAMFCAQALHADAAAeAOMEANAHADAAAORAEVDNAAD4CtBEUfEnBeQRgBRUhDXTEC5BARedDa9CSVfZdUzBZB0BuBXKWVNR-BWQALiBrBlBIWpBIaINDDmBkDAHNiC4BMJYCFB4CkBuBsBZNBa_BWMC7CMBXpBfoDDcmB4BNAkBAAAOWYDFKLeQFAXgBMJFKBJBsCABGeoBaDEKGMyBADAQkBdCARBJjBAHAZBJBEDBFIACBHSKAAKAAgBAKgBZQNAGDFHRABAAPJAAAAJhBAACAhBkBAABSUCAAAMJ3BAABnBNRAAAARRAAAARhBAAAFbPCXBCGHAADPKaAWCAAdANJJCGAAAQJKAAJAUTAAAATLAAALAQAAAQAcAAAcAVAAAAVKAAAMBTAAAATZAAAAZbAAAAbKAAAAKAUoBFQa3BXTINIHaXHFHkCxBACAzBAAhDPTzBFFiDQU0BGGAvBACxBCAwBAByBBAiC6EtBnBsDyByC3FOBZhClDZXCFIFoD6CkBhBAGehBKlBIyCAAAAAAAiBADgBAGRCAPMPKCELKIRAAHNENDABHAsGQXQkExChB6CiEMlBAEuB5D0CvCsFlBxCpB9C1B5DsHAVVPoBGbQKWdHYsBUDKAQALABBXQsCAQFoBa1CANNTlBWACaCFA5CERqB_B1B8CDSnBgC2BAzBADTCfiDAEOOgCnBAAGPdAIDNADgBHDJAEECIQBQjBRAAATCAfABJATgBACKAUAaAKIFQZAJHGPAqCBAN8CGpCCAO7CFAdyBJvBiC1CexBKwBhC2CAFACDWXGABEVYiCiCiCAAAAccAAAAkGkGAAAAvGvGAAAAvBvBAAAA2BqCkCOCjCWqFJiFJEWbVjBSkBQxEP1DDJE6EqC_BaWuC_BhBdAAAUnC-CAAA2E4EBAAASlB4BAAAzBLnBAAAhDZnCAAAH0B7BAAAhBLXAAADSVAAAvBJlBAAArCtCCAAApC_BJAAA9F7CYjBAzCqDpD2GAAAlBrBIAAA5CVjCAAAjD7BnBAAABPOAAAFDBAAAFDBAAAFDBAAAYCWAAAAJMAAAbAbAAAkBAkBAAAQAQAAAiG0DuCAAAgCkBcAAACFIAAAWuBXAAASHaAAAJFDAAAIFOAAAbFVAAAAARBgBLOMCAAAHJCAAAPJFAAAHJCAAAZLNAAAVLJAAACLOAAANLBAAA1BDvBAAAFDAAAABABAAABABAAABABAAAPAPAAAFAFAAAyBAyBAAAEEAAAAAEDAAAEEAAAAAABAAABBAAAABBBAAADBDAAABABAAAICEAAABCDAAAOAOAAAIAIAAAbAbAAACAAAAAODUAAABABAAAMAMAAABABAAABABAAAZAXAAAKAKAAAGAGAAABHGAAAoBSWAAAHHBAAADADAAAKAKAAACACAAAJAJAAACACAAAAAAAAAHAHAAAAAAAAAAAAAAAAAAAAAAAAAAADADAAAAAAAAAAAAAAAAAAAAACACAAACACAAAJAJAAAEAEAAAAAAAAAAAAAAABABAAABABAAA8B9C9CAAAAccAAAA-B-BAAAApFpFAAAA-F-FAAAAASBSDIARCREHAA0Cf6BiBBuByFkCuCGxBoD1GPhDAZpCrCNxBP2BrCA1CdKnCAEsCUQkBIBiBOXwBDBAVABHELSACABSOAAOAAiCtGtGAAAAoBoBAAAA6D6DAAAAXXAAAAuCuCAAAA0CuBgCPAAA0E0C8BAAAJkBpBAAArC1BTAAAhDhB9BAAAvE1DZAAAxBOhCAAARARAAARARAAAFAFAAAA4FuDUgBEQ3FtDTfDPAFXJCAaKYMAAZAhBBGHJRmBCFKOS8BaaAAAAhDhDAAAApCpCAAAAAAAAAA-C-CAAAAiEjByDBnB1CfzGrCb3CLF4C4BiBxB1BiDsEsB7CPyC6D_ChBvCM3BgC4DAgBqBkBE3F3CjDCYxBZ7CqBE8BlBvC5DlBBKiC8H2CyDPqDpBNDuBWb5BoBfwBYNOoJoFiCqCzBoBMSACBDHnDYXgDA4FuB4BgCpB6BrGHvB5CKlCtFKX_BjCdLfpB6BUN3EcvBzBLlB0DLKYE6ChDFjBLCvBsBQGCMIQIkBAfGIBMKGRxBOLAE1BKFOJDOXPPAeXYDRNI2BjBIBAZPAhBTAEARiBUADASAcAOIEAZAHFJAQAFBaAAcOBAHUZNKAFNEAHAKAAIAQAJCPADAFFiBABAkBCJADAHAJADAFAAiEDO6B-BA1BBCPLZfAAAfAlBGPnBJWAwD0BBJAuCvDzBCKAtCAyEoBYYyBKOWRJYAJfGFOEtBKDLZLVJDABFuBDcbmBOPAAIJNHAGFEN4BFmBUDG7BVHCAfIAHHEUSABLMUlBoBHXjBJOACACKeAABAgBKAAAAKIAABAK1BrBANDMQALYACRABJBBCACHJSaSBIBAHANCCAlBAZHDALAACCPRAAKfCnBADANRyBAMkBCAMAAEAMJAAAJAJAAAJAAuDIKI2CDlD3BNMfJHmBEF5BOAONkBMHNvBTnBLKOZGEXLAANEGEAeiBHWRAgBECBgBFADAHWKbCAAJAMOAAAAOJAAHBAA4DAEAuBmCjCADvBGVmDAAgETDdAAfECXAAEbA9DADzBL5BKAAKAADACLAGLAAALAFAETCIKAAKAARAATACSAASAASAAASAUAAUAAdABbBALAAJCBNAANAAAcyBLDDAZhBSGPASBMAKAVTEADAFKTACAKABAMAAOGAfDsBNFAgBErBAqDAOKY6B5BgBhBkBjB7B3BjBU5BUCAyBEADEsBrBGLEBtBxBdHALDAECLEEqBgCFTAAeIGOBAf_BMOGAAPV7BgCkBjBQW8B_BjBkBoCHBjBIEQICkBHDPAVBTCDAWCUBEAAKAECLOpEAdFrCZiEAYE4CMAUAAJAgBTAAKAfAlChCHACAmCiCIABAAUfaeDCVJALACfbJAEAS0BPPABA3CfRJFVrCNNVDVFzBkBBCGFJZeXaCNchBKIsDqCCSeBAgFwCzBUoEX_EvC0BTnEYAzBAAJArB0BAAKAsBiBDJXbjBgDrEU1C1BJfiEFgD4CoBtCAEAESmB1BVADFALdAAhBEAgBAAMKKYDAGIQqBAAAAqBXAAPAHPAAAfQbAAAbASCAICG7BAANPdLAALAAAKACQAHPAAARCUABHaAOAAHSAfCAChBAAgBAAKgBE3BAAPXfBAGCTAmBADIgBUMAIEPSBAJADOAuCacIOEGeShBBDHCBJAAZJNBAAjD5BtBJOACZGMKAjBIRAbCNFGGBRHDJUNC4BqBGBMBRABADLSAAAAUJAAAAJNAAPACPAAPAAqBAeMABLAAJAAOAACAMXAAXAASAASAAKAAICALAACLAOAAOAAACMHDIDIAALWAxBFLFTDWFOFIKJABMRBYAKMAAAEADCLQaAGIMAZADHANABAAJODIAGGJAANAJEBFSACAAOAPAAADJgBAAAGaYAAAAYLAAABJJAAAAJJAAAAJKAAAKAWAAAWAPAAAPALAAAAJA4BaiBJMD_B_BpBFAuBImBOMLrBAJNHMAAGHYJAACWRBAAAiBMSEAAlBNRFAAAfBRKDTuBIYLFgBNHHEKNAsCJHNmBqCrCKIOlBpCAGBZBcILBcBbHAVAMVbOaAFQcHAKBAAMCKCABMATCAAVAAWKGFDOXLAAANA1CjBHVlBN2CkBIWmBOAUUAEADTTADAEA-BAOaUKVACPGN7BARNbAAiBBWJWAPfKEBAsB6BPIHAADLOAANFCJAAxCTFTfAAiCAGISkBQAUBABlBAHLFNXAbGABSAACAQbAYJJdBAHPESHADMFLXCGRALXABAATMAAMAANABNCAQAGKAAKDMEAAcAAECUVDTAAEMABOAAMAAMAAJAAJAAAaAABCcPAAGGZQABABSVAABHLAeDUWAHEFZMDcjBMEfEV0CsCAAAAsCpCAAAApCAAAAAAAfAAAAfgBAAAAgBAGAAFCKGADAAKDAPCIBKAAAAKGAQHBAKAAAAKKAAAAKfAAAAfKAAAAKEAXCBcwBAoBDAMZAZAAAoBAOCISFALFAMhBAKBBpBsBAAGCmBQAQAACnBAfACJHAAIAPJAAAAJLAAALAJAAEALA8BAeCAanBBETIfgBCFKISdAdQNDCACNCMAgCaCGAgBpCXLFBd3BCAbCf4BJIgBDcREAXCAAXBCdBIYCBeCHAQKYAFHzBNLPBDgBBOOIDVAxBEQIEBJEMCICkBLXE0CzCAAAAzC4CAAAA4CFAAAAFmEnCnCAAAA4E4EAAAATTAAAAAKSHAAAhBDfAAAhBDfAAALDJAAANDLAAAmCDoCAAAJAJAAAAca9BBgBiBbZ-BCfhBArBJfDHK-BAsCNAAmBAkBEABzBArBJAAbAbAAAcKFWIH0CuBAAAAuBpBAAAApBFAAAAFAaaAAAAZZAAAAYAAAYAXAAAXAAGQdlBDqCFPemBEpCAGAPAgBJGAgBAAZ1BAPHfA5BAPHfDRAAJAJ6CAAgBA8BbAAJAT0CLKTJKCnCHB1BPCmCVsCQSPMADGAKtBRJFHD0BAGoBAIbNAJAHSKKGINcqBVCLShBAjBHEGAaAAaAAZAAZAA9DBjCDCzBCAAAACFAAAAFQAAFAWWAAAAWnBCBRAXcHsBSXBkDGiBKYeSAAAASFAAAAFCAAGADBABAAAHAHAAABAAFAEBAABAAEAEAAACCAAAAAAAAAAALAALAAMAAMAAA4BIIQUQ3BHHPTPAIAABNYHAACOXASAAHKSbAAAbAbACXAFOACEAKXABEAZMAAKACQAAAKGTAAATAOAAMAAAbACDJRgBAAAaeFADATSXAGCCfAYAAJOgBjBAHAXDKAQMFLfAAAAfAoCAAAAmCnCAAAAlCAYIEICCPBDJAAAkCCNiBmBI5CCEhBPrBkBDEEJoBAOMMCAJdARAQZONGBNkBAbFPBFAcGQCGAAQIAAAGPHAAAFAaBMQBCACBXDgBfATVHQXADFANHAUQJhBQAAQAAJAHHKDQACWFANAAJGJUAAAUAAsBCLeWErBBMdVDAGAAAKDTAAATAmBAGAmBHVAJANAKAAAAKXALADFUAWADAEAIAILaAAAAcJAAAAJJAAAJAA1BNvBJMKEAQAAJMAIGBANANJMA2BSqBKRCAEBOEIVHBITFOEEXOBMAoBAAcnByBhBAHEmBjCvBAAhBFJkCAIQMiBgBAAIEWAuBAAUaANAANAAXAAAVBAwBCIOaAvBBHNZAAgBKMAAMjERhCpBCxBXAAAAXAAAAAAOAAAAOcAgBDONkBAGWAgBeKMUEMeAAGGSKAAAGCCAACAAAAAAAAdAAAfCGAAAEEBAAABAEACCAAADAERUJdACNNFgBCBYCGQBDIKEAiDQiBUOMGABBBKzDNVVRjBCADBMBKAKXMMDAIXFQeAAeAAUAGBHUOAHgBBHHABNDI3BADDRbhBAHZAAcAAmBLCMACFSBNAAALBlBAAjBBADAZOAIJAENAAEAJOAAYAYAAAWACUAAAGDBDSBFECERCA2DK0BgBOKdBbBBCtDNPvBNRUCSHGEYEBOIAPAbUJAAMRQGIAKeFbUDHHFcZEAsBAWqBexB8BIgCEZM_BH9BhBHsBAWKmBWzBExBrBPnB2BBwBqBHSBALALCAAA9DtCXHNB-DuCYIOCA3EXLT3CHyDkBZMqCMcReOOJKAAFMEAZViCfJbaWhCgBKcAmBbCqBCUlBcBpBBTAIBCFQAHCBGPAAkDMauBGK3DAfjBjBPYLwBFDALACCFJqCADYqBKQAAAOCbADXAABALEAGJAAKTAzBATbABYACCSARAAEVAYAIAOARAAFLARAAANDOAAOAAMAAAMAJAJAAALAHDAAAUAEAIILAFAHANAAAANAQMACCAAkCAAABmCjCAAAClCAlBnBGAADEgBIDAfiCAiBBAiBnCAfCApBbAHENJ0CKECO0BLANAACAKAAKAAfAAfAAMAAMAAMAAMAAOAAOAAAOCEZUUNBDaTTA8CILuBWkBwCFgCGUH1DApBjBlBDMADLIShCAAEH7BPALSRBKAEXCcPAAPCARACPFAWAAGQAACAAAACzBAEAA7BRAzCAAgCCAFAAICAlBAAoBIAKAABhBAIAApB-FAmCAAqE_BALAAzB3CAXAA_BJAEAANwCAiCAAMOAAAAMFAAAAFiBAWAAMSAAAAUYAMAAMAsBcGBEIpCflBIFFGNYBADAAAAAAAffAAAAgBgBAAAAAlCA1BAAN2BACAA0ByDAgDAASJAHAAB1EAzDAAhBHAAAAHiBAAAAiBMAAAAMDAAAADHAAAAHVAAAAVUACAASEAAAAEOAQAABEAAAAEQAMAAECAAAAATAFAANFAAAAFCAAAACCAAAACAAAAAAAAAAAACAAAACAAAAAABAAAABAiBTyBFWJzBzBaMVPAuBhCFAWALAyBbZLsCAUGQgBfAATCN0BBOiBAGSABaXSgCBD2BEKlBAZBJAyBAMSMIbAAFIdbCfHWNYNHyBABYAECIMJAAPIAtBARbAAXAAPFBpBCTFNBXQVLJETAalBBFVDVICFYAWAAAfAENFPBAOJFAjBCXbMAJALAACLANCAAKAKAAAAZAAAAXgBgBAAAAffAAAAAkBbUFIsB1BDGBHrBQmBdIABAXAACXBOARBaESAAFSGXAAFHJMDcAJBOAAAAOLAHKLBABANAAMCAOAALATJAAJAUKAAKAAdAAXDBkBAEsBNEVADjBUBAZCACJTOAAACMAaAAgBAFZAAfAGAnDAP5B1BWGACKJE-DEgBwBEoBpBATXCA4CA6BLoBAlBAPLGP2BA2BSOf0BADwBKBbACGbHDEBTMCBAAJCIVAPHAAAFhBwBahBGAbeCAJAJAAA2BAdTgCoBzBARLXAqBAEKSKNADGPCTAABDPwBASFdiCFAAMCTbARJAASAUHECSAKCECZAABMlBbAAAbBQAXMaCtCAIFbzBZAABRHZAGBhBEAoBFSBIWFAJECBJCJBCBRABCAPHEAAJBAUJAkBAFTKAjBAGANMhBECASLiBDAAAFAGdAWIDFiBIXA_BAAAA_BgCAAAAgCAWAAAAWVAAAAVAlDAPrBRVNAHBBBLAHBBAeAxBQM0BNAHBDAqDA0CYMLAMEOMVI5BNXNGJkBIADcABAKBFFWABGEOAAKCHDAxFBMzDnB9ByFCL0DoB-BA4BBAFUqB3BCAGTpBsBlCBBLjBToBIBJaSiBDEWKCAlDAAiBCpEmDAAhBBqEALAEPEFSABQFIAPEEsBbnBBYEVWfcXGTAgCPAHJDEJALCABMACBOAAgBEOiBPDiBYENQCvBXJTBEPAHBHAA0C0BIyBSjB_C3BItBABMAdsCVL0BAOJGoBmCACOmBQOAAAMCdARJBAtBAJfDAxBASZpBAMAAAMARAABPAVAAVBANAAJDANAANAAAJATDCQhBAEbHFsBAQeIHAAAAAAAAAAAAAAOGIAEDRCABBPMAAMAAQAABASLHBBABAyDAsBYCqBbAAAFVEAAANSPAAAAPNABCANjBARZMDBAhBCOQZADFAPQAAASBUAAAGMMAMCDAZAAABXPAAARCQAAAAQAsBJSUTiBqCSAKmCZ1EJRRxBzBOCBALcKCGNCOAQAAAAQJAAAAJABCXyBLRlCAbGdRLADHABjCKJBD_BQGSADFkDBOHsB0BfAPJDLaROHUSKAAAKAGAADKANAIATAiCAAAAkCKAOAADqBACAEkBQAEEIAhBAKAbNPCOPANhBAAABhBKAAAKAfABAOrBNAAADJJAADAHXAHFALFAJABGJAAAAJkBAAAAkBSAAAAQAvBAHKNjBhBAAHGfuCAQAC8BPAJADBAFEGCIZPDJABAGADNCWAQAAAAQAeSECCGdRDBBFAjBAARDNHABNOFVAAEZBYABaBERAAAPBUAABYAWACIcNKAAAAKJADAHCOAFAIMDAEJACBABAPQGABKABARLBICLSMCHBMA1BVHBBT2BWICCUABeEfAACdDgBAAAsCQoBiBZMrCPnBhBaLAnBJATjBcoBKAUkBbA9BBXhBCA2DSc2BEK9BTDTFJAMDTKAazBCPNAXkBCgBEAAA9DhBEA7CF-DiBDA8CGAXnBSMKXLkBXPJBqBCEEAgBAoBAAAAoBPAAAAPRAAAARNAAAANNAAAANRAAAFLAtBAVRUX2BAIOPwBDAQOFbPAHHAAANAIAVAfALBGVeAAADiBLAAAALQAAAQAAgBABYMBRALAAFTACPFAKAMABAATATAAAaAaAAAAdFALFDeGAMGEAMKqBhBHAlBYzBBAHYdGkBEGArDJfMrBhB4BsBeVJGsFRgBGwCqCdXBXCSrBQXaTrB0B-CGqDmBrBOiBHrBTgCe3CC_BkBA5BpCAC3BVAAbEKXXMyBCBacJjBJFDLDADADhBAkBLAJUNHIANGOALDGLCBQAWALCHCBKKfAfBRAJAgBCSAKAAhCRFVJLiCSGWKM0CImD5CNSFMnCqCVsBL8DCgByBYOnCbGG9BGGAHBKGAAAAAAAmCAeIeEhCCZLfATDHBBDA0BKScDAlDhBjBdXUkCgBcKSPAUGHOXeTFINYdAWAAYDAJEADLAKAAKAANDAAJAALAANAAkBAAkBAANAANAAPAAPAAAVAVAAAUAUAAAUAUAAAPAPAAANANAAAAZAVNPcbBSPDbRAXGBAaAWIBCWABQMBeAGGOCAXRXUNIYSYTOHAuBAAGSUdAAACfLAAHTQAVACEOpBcABFFqBPABALAGAAQDFLACDLAMABCOAAnBAAIHpBbFEAPJqCIFaEsBAAAToBPSAEJHiBACAAJEIDCAECLaYAAAAffAAAAAXMfAAAQAQAAAUUAAAAUUAAAAPPAAAANNAAAAOAOAAAIAIAAAABHABKBEIACJCAyFiBMiBmB6BxFhBLhBlB5BAwBeQUBTvBdPTCUAUCSxBiBOPYLVPM7CABZlBbnBAHafVMCIBACkBASBESSCEAIGNAVGGDuBAAFLgCZAJIIdTAGHBPcAAJDqBYWAAACwBAZgBJuBSAAAASfAAAAfoBAAAAoBeAABAgBTACAGZMAKCBCmCACwBaDBpBMEUEPAEKAdbRAJCBKAALCUdAACAfOAAAAOOAAAAOfAAAAfMAAAAKMAAAAMdAACAfiBAACCcCMAHAAOAAAAOSAAAASOAAAAOLAAALAQAQAAAJAAAJAAtDJPDvBhBuDKQEwBiBAVTQDFHWUPEGIAMAOABANANAAAAkDAX8B4BMVMaJjBNhBBKLBbRBJNAMvBHHdAAHBTQABPAHJAACErBhC6BiCOPHYIEVAAAAV8BPiCWKJFAAACHEWZaZIIAAAAIIAAAAIPAABANJAACCNGAALRkBCAAACACAAACAAAAAAAkBDIBUMVAIBXBDAADAAAAAAAABAABAACACCABBAABAADAABAAeAAcBEJAAHBCBAAAABEAAGABEACAACCAAAAACAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAEACCAAHAAJAACAAAACA9CPTXlBE-CQUYmBDAiDjBqBL2CUhDkBpBM1CTA2EK0B6BUG1EJzB5BTF0ChChBLKHX9DP9BpBfagG0BqCcoBB0BZMBvBAOR5BFeAOyBuBOUAbAWAAAAWcAAAAcfAAAAfSAAAASAtCFEZJnB7CDEDJnCgBeGLDMyCTNsBiBkB2CBEGN8CANAHAHC0CnDAAAAnDoDAAAAoDAAAAAAAwBGLmBQAvBFMlBPAAwDsBiBoBAQzICZnBpBvDOAFDGFqEAUegBsCoDE3BboCqCsBBeUMCwCAgBB2BDFAEEcnB2ByBmBBaVmBAByBhC6BnBAEdfMVGZrBYQCAAACAMPKDAWVxBOASDZAFIAbYCGCMCVRAORBIEGSDPAAAAAAAIAeECZALHCAQyEqCNmDjBUdkBFMVjBSAAAAStBKiB1BWzBSAAOAEFAAJAEZCFCEdmCDrBgBU2CBADBdiBPADHORYABKKGgDAFW4BWiCqBcILBzBDJbJBfGjBZTUxBTJMAhB0D9CgDDmC0B1CjBvBNMA6BSDQVyBLAAOhBILRCPOEAMHGAJQDJGAWcAArB-BKPAALLE0BAAoBMBEJAfQcDAAAADAAAAAAuBEEBQKCfGCYC_BFUjCAHLAAITAMAAIEAEARADaQAAAAQFAAAAFCAAAACTAAAATPAAFJAEAAFKALALAAASAIEAGSAIEAGWAAAWAfAAAfAGAAAAGGAAAAGFAAAFAFAAAFAaAAAAaPAAFGNMAAFNgBDAAADADADAAAXFPgBJXFAAAAFPABAHDuBADYiBFAAAAAAAAAAAAPAAAPCIAAAAIIAAAAICAACAACAACAAfAAAAfCAAACACAAACACAAACACAAACAAMDIUAJLEHTAKANAAAANOAAAAOAQTSOACPURNABAaRKemBfmDWOAI2B3DFXhBjBXAkBAAMAYjBAALAXAuBMLP4BGlDArBxBPGyBAF2BHMWALPqBICbV8BLG_BAwBnCNZSArBkBRsBhBAsBAN9BeSqBPZOAcAAAAcJAAAAJPAAAAPAlBABAClBJADAAFSAeAALQAJAAaTALAAFSAAAASAKAADUFJAAETGAwCHLMyCGFCKDnBafFECEfTGBDhBORCDDJBA0DeqBQQIzDdpBPPHAlDJFvBlBBmDKGwBmBCAEDBMAADECLAAAFGtDSW6BGFuDRV5BAQSADDGPRAEEFAPBrBZEwBQCsBaDvBAnBGAHjBAoBFAIkBAA4C4BFkBCC3C3BGjBBBAPAAAAPQAAAAQANAAAANOAAAAOApCFTnBQTqCGUoBPUAnCRFGZXoCSGFaYA9BDIrBHJ-BEHsBIKAVAAAAVWAAAAWAYAACWAXAABVAAKAAAAKUAAAAUWAAAAWTAAAATaAAAAadAAAAdAsBOxBwBcCrBNyBvBbBAQAJKVkBNBNACAEAILIAEAKFMJEAPIEGKAGGAAfACBXHXAAZCANAICCZHAGCAPUBUQPEOIAGCAPAAPAAOABAIISAAASAAJAAAJAATAADNBUAAEOCAAHDBAQAIECAPAuCkBST0BJXDBgB3BIJRAGEBXNCRCGbAXFAAAYAAYAAYAAYAAZAAZAAJAAJAAKAAKAAYAAYAAdAAdAAAaVS2BVCZWR1BWBAEAANASDAAOARASrBCWGeRsBBVFdAuCHIImBgBtCIHHlBfA_CAApBVdsBAAAIkBBAAOJFkBAAcAGMAAAFSfAAfAAoBADSaAJACRCANAANAAkBACWDOVAABGbcAAaCCWAAWAAXAAXCAAIAAAQFbAAALRXAAABXTAAAAVcAAAAcYAAAAYA8BAAAiBaPAAATEbAAAbALAAAUfAMAAICAJAALAAAjBAFAfAkBAGAgBAoBkBAAADqBjBAAAEpBATSNdGAUROeFAAMOIIFLLNHHGMASYAFAAJAHFEAWYBDCAJJAAAAUIAGGArBrBAAAAOABSABDAKJABJADDABIASBHANAAANAAtBAAAVZUAAAFaOAAAQBARACCNFDAARIKUABQGBAQAAAAQPAAAAPALAJAAAAAOGLDSAAESFQABCEMXADHPAAwBQcAEBtDtBZdFBsCiBEgBECAsBABuBAALNYTHGjBOrBHCCMABIAE0BAgBGAMCADLAU0BeqBFAJfAAAAdaAhBCA4BeACDQQJAJAAAVAVECHCdUEBEDDJGAEcACEGOlBABHDZMAAMAAUAOAAEZAAbAARAHDFAjBAAHAZMACGAEMAGCAEFACCJAADDAABCYaAAABIGAACAXZAAAADDAAAAAQQAAAANNAAAAAhDTrBhBAAwEqB2BAsBAfXFkBhBAA2BB9BiCwBADiByB7BbA3BbLBNAA2CaiCnCkCAHQHevBAxBjBhBoBTAAaDCQKASIFRaKpBBEAjBJAdADfHMNADVHUOAAAAMGAASTGfAAAAfkBAEIeFZAFTBAOGAGCAbAAAbA-BACgBaAQAAOCAANABdmBROACelBSAmBAAKBejBCEDNbRCFJADALAAAALMAAAAMAPdBUCDQeCTBEAPCBcTVQBCbUWALAGBANLALAAATAVAACaAaAAAQAACCMAQABQKFFACGREAESLGFADRMFGAALCRAGAMBSAFAAuBDCiBMAtBEBhBLAAZDDTAAaEEUAAAMHCQCALIBPBAAUAASFKTAARGJArBFTJBDiBCQQDCALBBJCAMCCKBAAEAADFOPAAABNAWAAWAAZAAZAAAJAARIAOAAOAAAMAIEAAAbHBQvBMcICPwBLAiBAIAQKhBAHAPJASCBFSGSDMHIIPAEGRJHCAGNFJAADCFACOAALAQAAAAQMAAAAMYJAAIaPPAAAAfAAAAfAlBHEJXAmBIDKYAAQWBHEBPVCIDCACAHCPaLAGBMXAuBEAqBAAdNRCBAJOSnBCARFCHDAAKCIKJAJBHJKAAnBXLGHAoBYMFIAATAATAAMAAMAAbAAbAAcAAcAAAKAAKCBJACJAAABQLINAoBEHWMKYFeACBBUNELEaAUkBZDXBFfGKJAGHJAOAAAKEYAECDWZALIBTtBAHZEREJLSAI_BAFFxBBqBAIX4BAoBNIIGepBAAAApBKAAACIKAAACINAFBFAdAAAAdVAAAAVJAAJAAQAAQAAABABUFLwBAECaQbAACdAESMbEAaCEIKCPFNEAAjBNDPJESAAUADfAAfAAOAECAGQAAOAEARAFQdASAGPeAAFABLIAMAAKCALABAJAASCHFgBHmBAYESFYAAWAEoBAASWAjBEFbDAEAAKJEhBAEFfAQAESFAiBDOaAAQAAQAAfAAfAAdAXANKLANCAAzBDJnBBAGAEHKBJINCHCUAAUAASAMEACMAAKACVAAVAAJAAAJASASAAAMAAMAARARBAAAcEFBCebDGCBdATEAAAXUDAAAYACALACMBAMABLANAAAANOAAAAOAZPFCAFaQGBAGAKaVAAGJZWAAFAMeRAAALdSAAAAZANALAaAOAMAAVAAAATOAAAFWAHMHIDNVNBDEFMCDBCSXAKHFPeAIIQCQADGFSAXHNAABYIOAACAANAAOAAOAANAAlBLBRBBmBMCSCCADAALEIEAAMDHAGAFCODFAGBNEARAAAARSAAAASAkDeKQoBGjDdJPnBFANAAAANASDFDgBDSGGYHHPSFAdCDHGlBiBCbHASrBEAgBAAAAgBfAAAAfARAFLACWAGIAIFAAGALAJDAFAAKEAGAAAKCMHEAdCEZAHHJOKZCaCBQAMPEFGLHHAFfcEqBCPsBMAALAALAAoBGAAGAALAALAAJAAJAA-CAA-CAAIAAIAADAADAAFAAFAAMAAMAAAAAAAAGAAGAAXAAXAAAAAAAAHAAHAAvBAAvBAARAARAAFAAFAAQAAQAAEAAEAAeAAeAAFAAFAAeAAeAAEAAEAAADJEEDAJACFFAAAAACBGKFACAKAACGCAWWAAAAVVAAAAAJBAAHAAJJAAAAKKAAAAAICACIAZDEEXHUCAKaPTABPCHcAEFGWMABONOXAJHAFACOJAAABNKAAAAWBIBOESCDGOBLAABJAABAAAABCAAAACAKAOKPCDGNFOBATJDAFAKKAAAAAKAAAAKOAAAAOVABAATAHAIDPCIAHDUBPACBJDAOBQBACAAFNQCXALANCAKMAAABLLAAAAAUASBECbAVMLDARAACATaAAIASADDABAAEEACAAApBPFDPBqB0BJbgBBAIUVHACAaAFPAYTSLNE1BI6BLARDKALLwBYUJBQKKWFAPIUbDMKzBRNPNGWYFLIETJDDDAjBLtBDaBCdaEEBCAJFGQhBKJVALJGJABDPMORTBDJEAEAmDJsBeHwBsBMGAKQOJEMAILFAFDCKBOCDBDCALAGMKGGAJJOHNBAnBAvBEEAANAEKBQAQAAAASHACUEjBfDPMCkC4BDSBCaAaAAAUBAWCA2BEkBKCA5BXTRCAhBMXHLDcAGMKBdGCdFBOAFUAAbAXBBAhBLNDFATPMEPDBANMAAJAAAJAHACALAWAAQECJAJABAGKCKNDEAMHAAMAAGGAEAMCHAMAGGBAAkBBMaBCGMCLCCdLAJJANFALAAFDAOHFKAHDYBUCGGEGJAHBBAJAAHABAjBTTBQHCEGAJAJFLIABJNKRKEUTiBABIzBRIRTBjBANDHJgBAIAWCBLCCKDdMAVFPDOZCAGMUJFCGgBKFCQKqBgBAEQHCAOAPGeCSIABJAKDPBrBEnBDNKBDKECLIAKCDCBFHMAAQIHMEAcIMCIBMCBIBGAjBNYPBZjBZtBOOKDaLENFVhBMAJIdHJAHBeCeAABBFQHDAxBDHAAnBjBCGbCPjBBNLALoCOQkBRWOeCVACWIFaAFqDMCOY4BGORAMBVABBJFRABCPDDPAAGGaAYAACAUACECOTABDBNATSMTNPiBKKFSAFNACFKITDWAKTDJAFAAADHDEKDdyBNFDZEjBSBHgBcJKEARAARAAAcMOOJDhBLPRKEAOACGBIAfJHNBEPAFBAHQCICBELBJBCAKMACBALAAHBBAMFOEBEMAAEIALAAFHALALABAAkBLOAAgBLALAAAKAICAAMAMAAAKAKAAARAAAARTABFALAJAPBAIIjCmBiBEBuBWKDCOkBBHWiBH5CtBhBOnBQlC5BZWTMwDsC2BDEPyBKINqBEzBFLDLRaKCPIUDAFLBQbALANBVLCGAPAuBuBBJBQTBGRAHHNDIEB2BWeBAEUODDMEdDLDAJjCZbJFEEHMKAHENENaCVNTSDBCGGAAJZARAHB8BAaKKOLALAAABAKEHHCKCFABWBiBJABSCHUIDHAGAAJOACAAMAIURIEFPRUIFR6BKUGGQjBZKQLXNBGRAAIUHJGACKJFDIfZdBGSIBaPDGJEFDCDQWBCFDzBNfVCKoCBeyBZSIKCKBNeYFGUNQGqBADddBXBGHRBhBDCUmBQCIKAJIAPHIGNUGGJFDLADOcIGSADQCABGMNKFHFDdLBFFDJGDEBNRALDAAAYHdSgBOzBXAOXR7CpBFRAVQLEgBJAuC2BQPMMPDPHBQfAVCALaGFCBajDdXRCdiBSHafcYAFMQAfLQPDRYILSSHqBOIKKA9BBXnBCCyCO8BEHKnBOlBIFRfAfAAAiBHsChBLKAwBKJcAUvBJKbATAJAFABDIAODLKbNFOHJjBNjBDSAgBAAYKAQMNDWB8BMsBULAdANRCAABGNIAJAHFAAPANDACAAGJEAJADAPISACWFBfAFfGALANAEARADDHALAFFAAAAKELAXAALLAVAABLFGAAKDAOAAMCAOAMGDAKAGAEAIAACFMLAALAARALCFAAQAKIABPAJHACAjBdCUHTCBIQNDwCqBGDKaRFLAAARAAPABANBALAAOCAMAAAUAAYFATAALHAgBAAAgBAvBAEbdCsBALgBaAaAAb2BARALJDEDAAJGAKABBCKLAAFFARAIZCAYABSCEiBAOcDFPAAIDRcAAeBAvBABzBIAWAAcFAMAAuBhBAOAAJWAAKAIAACAOEFAKEPAGCbACDBBSDASFHAoBHCLCiBPDuCEwBBcEBATCFSRGGBHRKALSLQ3CAb9BCCdAQVVBeKBYCBTGDNFAAFEBCJAGDCBKAAcAEYMJiBDAIFiB5BEDbJTA1BGlBRGJbDdGAAINQDMACADWRAIVMGJUpBVTBHOJTSIZIQPUVGakCoBFkBCDJGCbICNADFBBWABIQEgCEkBDMMaWFBKAQOJDIIPCFIfKSAGOBAjBCZNAAcTgBcSd2BeYHWNNHLKEJlBBERJJUMKGMRMAAAEIfATADLGBWJFCHDTCSALEIPFBLGLABDNDADHAAoBKYEBEeONMMEJJGLDMcKGAFObLDDJAlDrBlBPHCkBDNaUIkBKMedMGaMLATVLFAFCXBODDbHALDGAiBOUXSATMBHAVOCEAKCTNUDPHFEJAAAKBCAUHOAEKAAWCACKIAFMEJFFwBKHIcKdXEOPLTfEGOJoCKOWCYQUORHGMHADESWLuBbCMkBCUAEMVATJBKNHTMNQHLxBQUUbCdACBRGAAAVFFBOFFPRFMEHXAPFGHUMiBHTChBGjBUDVyBoBOBDCJKBCDPFTcLABciBEDBFRHNFGGdCTBHDXCHJFDMGKDCBOJWIADSGQJCEASaSJRCNPJCAKGEWEZEnBRBRROeUFPoBLqCMKAKqBTDWHInBGZDgBiBbhBBPBBJSKdIEcpBBAHFZoCBPuBIkBYOQENC9BDJIFxBbBEPdUfEVANAJLCRSANAKDFNAICAVBccAakBMvBAALLNmBZAZAAAbBATCJAHTOIFFMGBOBFJABADBDPSGBNCEJEHGcYOBGJXAdKEFYASDGEBcRJABMKEEADbRJFLQDKRJIGKKECADNBFPMBDCRGEAQMMHCBLREGJGRFMVCDGACKDDBRMECAPBIAXAOCBDQAMIGFGARJADBBaCUAACPCHFHCfPACHJJNAACCWABEEQQFGCEMYYHEECJAFDAAOCICCAYQFCMAJABHAAASLJCqBDhBKCPjBEQAIOFAAXCAZAAsBDRmBUINAUBXHAgDyBF4BHGbNACPA7B7BBbUKuBBIYLexCGbTTPwBOQQMJQAFFiBFXGOdHDNABAALAJCDBDFNAFDBDMDAGKBAGAIJCEFBHKBDAtBHAAfHJNDLcJ5CTFhBhBEEGALFURMVDhBeOCbwBLCyDkBWaoBJcPUEaJkBBWMBERBAPAAAFOLAAFNNGBDAJAFDAAMCGABEAQNSCEGIMHAFEPCPBDEAJABKJJMACJKKAd1BAFTwBuBUmBKNJkBgCOLGnB5BHBfDLZAAiBD1BKJrBKMsBcAKKAGzBABlBITA-B0BAAIA9BzBAAHAAQAAACOJAAACLNAACRAAaBDAAcHCEBBJNAABDHLAAEGVAdAJANHeAKAOIAdVYLGbqBWTEBkBZAJJAHYACWABArCTZxBFeNhBMQNIDEGLFAfFDJLA4DIoBMWiB3BaClBO_BtBADhBPIpBqBTZLXNHIJHGgBUMCBALJCNAIYAWEAATAPBIH6CNF0DAFsCSPeGoBRYAIxBB6BCYOIMbJCLJAZCFBNDUALAeAJJAAAAKAAAKATXCACAJRCCACCFAAMDWAACUAMGKDAANANADCAxBFHBVNHAVDWDRGUGVbTTBLKEqBmBYAHNNDENDEgBNKPUgBqBWSDKDXAGDJPSJAcHGNRSdMGoCOiBCJgBgB2BLGARPAOBfEhBhBZEOGVjBMXEW2BBcIOIJNVAHgBxBDLBNTgCYiBBUJCBbIUClBJLLOPrBKAPDjBEVDiBBDaKSBTYCBFYGTzBSZZNFVDPIJCfNhBDkBRgBcZeLMGBCKTQWPUIAM_BZFVDFAnBDANVAsCWX4BCYbREHHEwBEZXsCSJXCCKAKTEoDHnCpDxBBbMjB6B-BLlBgBOiFIiBSkBiCfAPAARrBAARRHqCHsCMTORSWJLfJIAnBES3BBZcFxBxCVR3BEKVCFBbQxCORCR7BsEFEBIqEIAMjBLuBRARAAAAWRHDF6BVSIEG5BAlCDBlBAXwBOBqBGNWAAJBiB3BrBKLLEA-CdmCA6BDVOlBCBA7BYdD3BGAECHNOGBBIUPJIEHBMAA1BBVTENKAWBNBuBEBUKOApBACAApBtDVElBbbpBBJHbI0CNGCMwCuCuBIGgBNiBGIYHIFANKEFTCFOInBLADGDLQAKAAGXARDABIAKAABAoCQoBVwBJRBAPAASJgBVHaiBOCAKG0BKkByBHjBkDA8BGGa3BArCMOFqBGAKUGPFhBQFMFEAPGClBNbfMYjBCAXLBLINGTIHJIMARhBAAAhBCAJKURBNAONPAPAANAAbBG5BkBJQMHCAKhCAFFbZbJTePNVAEBFRBMRFJUTABCZEwBAODmBChBARFANXAMPNDNAAJADFAAGLBaDNKCgBAVINEHHKVQCBSZKCHKpBHDQKVFaMiBBARYFaQBJFAPFAO1BGZfEHHAPBKADhBWKMPsBUSRQGZhBFIJQUQOREGtBJZMDROHUSLDKIALHWNMNAJBQGCACEFBRKCCGEFHMCZFAJPIHNQKHLLEBHDBNJQDRAcMUCOVWLHCUUIAASdQ8BAFFwBYrBHINdAAKNMAJXAHaHhBlBZFdWAxBB9BEECbMVPBADFUBLDUGCIJOIHGJSGWMGEEDYIACGKWaLCEEoBKFCSQTFABLAKDaHBAQCGCKBEEDAFKoBDSIASCCJADMJCCCDLAWA0BdEAfG3BiBBNGDCBBMATCCTFADAAUFRYAAAISAqBDMFkBEWNAeCEgD8BWfAsBhBCAAZHtBxBSMLNEAJLgBHHPZCqBJBQCAAVMABBBUYKUyBlBPoBOcBcZrCDHjBLNfTDDCF5BDJNFZKBISNAMPNGMYjCRFFdH4BAQgBDOkCA4BDJcXGLANAFVECMAiBCBEOQhBHDBLJLCPEBAxCHfZBNNLDACCGFAAEKZCrBFESPDHDGHDKDLEAQCUBFAFARHOEcEASEAJAFBBBRAPABAPAAAJFLAAALAApBXITAFfAVFLGmCYMKMOiBeKBROBAGJCAIORGIAQIeRJGdLXJIGaRSOMCMRSONKvBBZAEVrBPCGJXCJAGMHYaABCBFNXCWMXECBLRUeCIJL8BQQYECXLREFGKKFCAELAJHCENJBCAFJFKHBFdHLJCAFEAANCUGCCGGPBBDAFAmBBSEMITBXCOJLADAAHOAAHUCHAMBPBAAAARORAHBHAOAABOADAAEGPAgCmBkBBFFvBFXBNA5BflBFSEJJCGLEqBEOGGMOGAMABLAIFDLkBIMACOA2BADAG2BfGAAFfPHDACDhBHCDFTSGECGCAaNQEIMNDBEVKtBPHHZIaYCBLOsBEOCQINAAZSFtBAPBTHDJBOLGJBBGPGcIEGICaAJGcAKNMAOAeOBFSGhBKFFXFVDHDAF4BQeaCPDBSNCDjBBfKHHELDaBFEBLGFQPBEDBLHBCAIPDDILQJiBAGIMKFBFJJaJDCFABDMCCRBZIFNAPUADGQELAAFELLAAACLPAABALAsCEYGfoC3BGJZRHQABUMPlBBDRBLkCOWOMIBNIECARLKPDGhBEVRSTHGAERAoBAMaKHLBFAOPSJBANqBFLIAABPQZBkBpBnBJVEGRJAAAJAJDCDBBHEKPDBAGJGKAASCUADAUCKIAANLBAAAiBMWAAAAEJGBAKAEGAAMAAICCTABRAASCKIBAVBNHCAJAHBAAJAHAAAAKAAAAMJAAAAJAAuBFNPHDLOAFAECPGKAWEAMEAIABQDAJzBmBEAAZXBhBcGYEJcCAKMAACBLJBAFIbDJHDAGEJQDBAWAJQDWyBAUEFiBIAKkBXL3BAPXCT6BAeiBHACAAGMNMACJSAhBAhBURDLANEFCNAAZYNDABPIGuBAAAUaLASHRFdACRJDNAEPDCIAELCOASEOGbWsBINAeShCHDCB3BFHKLAEJAHBCBAJAACNACGLTOMCFOKANKAAKAAAsBEGAcElBBHBRFPAABTGKBAAMAAoCAUUkBAgBAKCBW_BACLnBLKALQBKrBAFXANIALEcNMAAMAAASAAQHKLAANCAAYUPMDKJFAFOLBRBMBIFIMHBRQRSSDAtBBLTFFIKXCOCcJCMQILEGTBApBTEPFBMDOGJGcIISGHASLBHANABALAHACNFIAMECGAAAEAMJIFHALAAEARBBKVDKKALQDAjBAFLARuCb0B8BVQpCTtBFEDRAAAAREAAHWLNADAAJLALAAAUAIAAMPAPAAALALAAASASAAATAAATALAALAASgBANAAMAAAAMUARAkBCfAAfAAbAbAAAA3NtEpH7BFBQVmDvBQzBlClBaCd9B5BPGzCqCjB3GL9CtBNlDlHrCD1BTrCdlBAiBXBqKmFvBU8B6EgEA8F-C1DMcZ_BgDaMzBtCAHWGYAAUcVVACDVAAZUDJJV8ELyC4BSLzE-BnCvCG_BlBXiCzDuBLmGZsGZiBCjElBlEaXoBgBGciBjBAxBAnCaABJALAAAvEf7CFNAtBAXJPCEAHuBzBSwCAGYcWU4BF5BKQkE-BKgDPjB8DAOmETA3GPzCnC1BONARAACpCA7BANAJAXAFUEAiBbADItCmDiB_BKNALCLIAwBgBpEYkEDgEGM6COKKGpBJqBO_EX3CBhCSgB0CJHY3B1EnBkChBlEB8CgB6CxBiBLyDBSgCoBBqIM6B4DSgC_FrCjCvCiDxC9GUlErBjCU3FtBjD5BRuBRnDsCmBFRb3DLeoCCyDC8E5D0BciIiBsCsFMnBzBNM0B5CJsDTamCvCwDhGrCN7CBJxB8BlCUhBTxBqCtBF1BH0B0CKQdX5CJIhB_BMbjB4CEP7BwEiEOYRK9ExBvBtBWlBHBCNKD2BJtBdkCqCKMFCKHgFgB-DSpBaQKGCBCQACMEBAkL0FaCtBkE0BgEzBvBOLrDtBvBHjBArGtDVNbrC4BQ0ClBEHCE0BzCIUmFiDiCHmBjBvGjEJRLboS6BiE4EyGwBhK_CvCzBhC3BuDFZqGjCIoDVGkBSgC6GUiHPRG7J1BvC1EG9B_BF1BetBIvDjB_BsBvBFFCdUPWoBKGrBCkCsBEd0DERjCARTjBGAmEyBIsCBAlExBHrCCAAzEDpDM5BBiBG3DCuEBnCLtBfDYyGPwCgDqBSsBPqChB6BhBlCA3BbBQiCqBwD1BrBWKAPnBgE7B_GACalHX6BeOWNEAzBUdlBTHgGLwDqBiBkBlEAxCDLhBLAHDAAAENeASfLOfARcAgBABRwBCsEAAE2DO6HAaqFPwCmBANcMK4GACnBiIBnBAAVRAkCAbsEgBlCvGAGjD1DA9DAA1CbLxCAbsCpDZ2CAAgDCLzDAAHlDAgBAAHP8BnBAH7C8BBvFAA5C7CAEAAsBpBAvBAPpD8CANAARGAmCAC8CyBrCxCAAbzBAKAAKAALAACNAlBAAAlBAMAAMAAKAAAKAAeAQGAGLAAABJA-BAI8DTzBNANRTiBXAXFCCqDAgCpBsBoBuDLK4BbwClDAjBPDtBuBKWmBWtBkDgBImBWEtDANhDCAPAAPAAzCAIDhBxBaAIBUALAALBASAFIOAQABSDCJAALAAXAAJFFLAnBEYEtBACLjBApBANnBKABAEIANSAMBIB5BAhBAZAOAALgBBLAHXMKzBAEbXBYAmBJDALAAALAKAKAAAMAIMHAZADbCCUAAUAAHAAGPAMAMAAAQAACOAAiBNoBNAWcK2BhBNMMKFyB8BjDmCACRNmDqE6B0CGGR1BAQjBJXvBAvBFHMvBAJhBELrDjBCJH5BBnBbFqBa3DzBDbFf5CH7BRFA2BYFOcBxBEKFvBLgFeJgBR6D3CZNVLJrBhBHACDCMHGPIYCFOMAAACPAMXCKAbHHELgBGlBuBAAWAWNAGADNTAFDITfRALBAWACQCCQAAQAAAmGOeuBsCgBd4BTQ1BVURgByBnCY6DNEiCC8BuC0EkBIlDNboBMjBxBG9F1BHpBZ7BqDLcuCOCoDb4BP2CImCAMX-CH7BsBbNXbmDa8BPoBDC9BpBT-BkCtDzBhBrCuE1CvDlBZWGrCWTiB9BoCAqIamBqCeoDhGjDqC5B3CRhDAENlCTyB4BdtBoDhB5G7BnBa3DV-EiBVwCwBahESXxBlBf1BZIPRAxFlBLzB3CInETflCZMyFGnBiEe6BrBFFPAPCFRAKQXNTDKCUEZOGUnBZLJFShBMVDXGAvEUdtCvBN9BLlBuBJxBaC6CZ9BakF0C6BTuBF_EILlDXnBBAcPARdDABTD-F9BiCqD2BY3BRDNdK-FcrBoE-BGgBNNRgByBvCL5BGAL1DgBxC9BfauFVE2B0C2BzBUerBnBNpBZVAGBnCJuBajBhDjDX3BPTQiECO8BB6BFAkBhBdWA9DHFABtD-DIGACuDAIHA6BApByEUGmBEsCpEARtCArBgBAgBAAAhBTEDBLQAAQAAAsCgChBQcC4CyCiBkBjBd5BYJbdNcCgBkBZP8CwB4BRECTAkBrCMItDlBrBXRMqCgBaWOTWN3B4BmBALYEtBcVxFflBvBxBHgBUKLOBBGLAKFdPUHVBHGBPPSQEGOFB_BSdMnBVkBVIC4BJ7CzBIhCEQiFA-BYeoBFARRgBA2CfdM2BwCSbGaaJrCRBKtCMKGiBNZKiBnBUgBeDfJFLHEBARFUCKBDMDIVFBBALgBaJOCCXPFMHBcJGUMAYIIUNC_CFzBIFnBJZiBCHNyBOIaBEJMAAFNFJAAGASGABKELCBBIPCFMFBEbBDNHADIRAAECHAAKCUCASAAAUsFvE6BlCEqCP0DHfG1DrEe9CuDJAVIFBfOWEEBmBVfRHHACUAKQHCGBKRIGA5BjBxBcONoDkBoCPLWrBDLNCPcAAYCCApBnBWIAhBjBHpBGZiBsCsBY8BlBP5CnBcpDf-BkCOZcDgC3CAV1BSbrCAMd2BtDVAUNLNSQnCsBiBDQAAGICSAASAAAsE8CGAoBClD7CFAFApBBAAhBDA0BacEEJhEP7BpBHAlBDlBUXO9BA6BrEWBsDYCgB2BBOkBsCrDNYYJHoBBCIUlBBqBPwDgCjBD6CBFDPkBDNSKEeZDXVAUPH1ErGZYqBQxDJRX9BDcBSjB-BP-ChCZkEwBGwBsBOMbC2C2DyBTzBJlBEPNNCnBsBtBTTCNaBJbCEDRgBNI1DAEJrDDdINCXFwBFNkCAAbRAADJUOGAAATnBEMCAHZMACIUCGOBAWACQCAAuBKRYBgBwBS4CXS1BtDkB3ChBRFpEhBP5BrBKnCGkCuB_DhCyFDBjBsEuCbDYdAPfJlCsDfbJDqBdZIbAFOhBCcCMKCCAIHmBnBGK9EInBLJnDgIAmBM4B0EpEAlBrBBzBjEAOrCjCBoDAAesCBmCFOyD3BAVEfFMCQAAIIAJAAJABApBBOMnCEhCMenBlBbAJBBHW3CtBbdMEGHUILAFlBT6BHGCcIlBWTdUfLEHTORBDF0BIEMEcWVOBSQpBJfHIASBHQOAPJBDAAacDCAA6CAsBccHwCqBUHYAULFcIAaUPYDCQBmBTACYUHCKALNBGAAmBSSCAASBAQCANACPAAJJAAAAQYFDACNAANAAAHDaCBdJCdJCcaCGMCEAGNQAEApBRZEFALNNGEEWFcAAARBHHAAMOKPEANCPAAAQCEKBAKKAAAAAIAOPAIeACOKCJBDDABMAGECAQCRcAGZBDBRAYAAOEIVNMJJAdBATDBWAIIAIVDHDADQACEKBSABUAAHCNIBAVAAVAASAAKIANCBFFASAIKAARAHJAAOACGGCOAGAIAJAAHAAALCEFFHAWCGBEKJHADCBNGFEJFALDABAFLZBBSANDPCAAmBCDQWCRBALFCRAKNRCGFAOBCQGKBACKQDACDSESDAAHAJAECAhDAEjEDC-FD1ByFI6CTEuCjCDdAAdUSH9CAACPvCAkCzDqBZgFKpFCPP5EO2C0BzBgEhBZuFClCvCuGyE7DDJDjCrBIFqCzBTnBrCCKxBDfFiBdJZYhBAPJGPJPgCfXCxBCGNDnB2DHmEiF5BZcCdUkBDhCAbbNCjCkB1C5BYOhGCrD9B1BS8FB2DakBalCRjCGoBfwCTUgCLCCEYDbIyFmC4C0CN9BwBABwCZDXAFNJGgBoBJMCNbMbkBdNZwBNKLhC7BAJT7BgBKAGMHBeBUAGGXAPAFBdAEXHCrCWzBxBAEEfaGPQrBnBAIGRxDArBAlBdPAFJBAGdCAiBAkCAA8BDMLAALAAAyClDiCwBWwB7HxC3ChBSjCtCoDzDYRnCsGQ6ESaN2FeqEWIPkF4BeZWwC5FJ-BI5B9F3ELJrCoB9CnCVnE8C7B6BvBJenCwBtByDyB1CQ8BoC1FrBXJvFqCmEwBjBoDDazC5BvBPcOPKmF7ClDC5BnBpDtBwC8B5FhB3BkBzBtCiF6CqChBeA8BAbwBYUoGQUS4B-CUlBUnBmCGhFhCpDCiBd6DSkCtByBiBMCGCDGjCGJTdN0CFDYX-CGBMBCBLLABACAcUXNWUbjBYAPAEAGH0BtBzBAKBVlBPAEIfGTACaZZ4CAECW8BpBACHjBADGPIKLMAAAEIOADBEOApGzBhCzBBfhE1BCM5BfiCwCPyBqBrBsFQuDWP0B6CVwC2BwElF2BkBJpBzBwEjBJHHKTAABBJM5DD9BP5BFOCAMAAAgJ-D6BoDL0BwCnBEHkDWhEvCChBXExEF3BvBIF_I5DJlCA1C4HwCsB2CJmBxMzDX9BfhGxBtBQrBUGiD2BmCeGnD2BMzDFiCwC3BjBDAGVyH0B-D2BSZPANIDJpBEtBWPDuBqBOELAmETPIRyF2CBWgBhBmBchBAVSkCWZIJeWoFuEetBAyBBAboCPZAlCKCdVbWYQiBnBLjCtBXOCNiEBeJyBgCSkBVEAAAPVcEVHNSZENCiDMCRYwChCHCUV3BA-BgCNYDFGNSXQM7BpBCJPCzBsBlBqBxBzBaDKMEGLpBF9BuCSuEsBcKyCRoFWqCJoBqBgBCoEzBzBD3CfHGnBLnBMrDQmBALhBrC4CJSsBCyBDHCvDhCbVZClBADAhBAMARUIAA6H-ByD2DrBBtEjB3CMBZOEFTiBBPjBSSjBKbHBBPAcACAYC-BAoBDWEQADMMBQAWMNBYASPSAzCYVI1CBvDF9CALAYMGEAAUGNBUI2DaYWkBKzDjBhBxBIBCADJOALAXEDMVAvBJiBCXAdRYAWAQNaFRAAMPPvCANjBJTVACRHAYAKQBAjBAyBT3BJqBAAgBGE6BAOIWQeAuBZMCJAEHJAXAJJBAhBAInBIHdALAHJOAIOFBtBABlBJGqBAAUWAtCAbVPJwDFUY4BSRAJLBAGAFMAAHARmBbBEAAMNGRABEZGcACJkBA2BAWBmBBGARcDAOAKGBAjBATJbYQAKICDRAOJZAQAOEBASASHKFDARPqBLsCAKToCOPAJJGALAAFBBTAEFTCEAiBBbCOAKQHDvBAJLFVPAAHJAsCAKYUWDAHSRCMAAAMAMAAMAAXAKXJBbADBVAJAAJAANANAAAKABMAAHAJCCANANAAAAnH5BBzDelC0F8BaIVyDBDvCoFrBtB1CDoC1B_BlBOAvC0B-CRBfBKEByCBetCeiDhCTxCwBHdoDBP2BwBO_BAhBGIrBoCCmB4BVBsEBqDnBY0BiCAyCINJnDQnCrBhBcpBANNEL_BKnBWxBHZcjBRpBmBvCLfTjBW5DAZnBVnBdEGlBHKgCefiBuBLvBvBAAAAyBH4BEPQrDRWhCZTkD4BUwBLLkIAgCGkD6CpDAkBA3B1C1CcTfMnCoCQE-BCHmBPsBIAClBDRfUFMAAAKADAFQGTQEAAAOsCALA2BgBqCAMPO-BA6BeTgBKGjGSrE1BNHuCWCCoBG2DIJ2CaGgB_BaYyCEvDNZQ3CCkC9BoFBjBCJJuD_CFBzCKxDWJE6DJ4BwCCDhBDBHfKzBAlBKXAPoBAhBHNA5BAEAuB5DpBAvBDOFtIAjCvCGnEuHA0DiCd2CzBA7BUAL_BAFeiC5E0GA4BHQwEiFADgCBoD5FApCjCFhB_BAsCGvB_C3CANIpCP0FAsCJ4Ca0CAEK5B-D7CAxCfBU0EAgBaOsC6BAqCwB7BBAqCA6CQRPDElCjB-BoB3EAVE9BnCJDnBUpB4BgDAKeLoCNAALDAyCAUO0BFAzBAqBhEmBBwCAlBqFpBLrDAepBOrD7DAfrEGsBiDAZcsB0B-EAKiEFgBMAAFaJlBAUZjCkBAJAACALAEpBKSIIVedZOLYMUCPEApBnBbOOBUaEnBWKkBsBGXFQsBcFaDEfZsBFfJoBRSQKOOCLQOFEMEHBDVJFDBCnBDGAZPBGWITPKOKKHPNXBMCABXDWWNEvBACiBUkBqBbGSBhBjBBBAE3BIPVPLRAAAAPiB6BfRAWUAAAIMSFSKDAA7IjB7CxFmCxBcDqByBjCKmLkCwCuFBkB3BAZBTHAiBTeuBlBMrDUhBtCQlBuCAAiBQcAfMtB-BpBTMAiBvBYElBBBGPVYNQdQkBeACAaCAHAvBL0BCCCyBIzBFAMMAAAAAiFyDoBkB5BQtBIBpBFB_DlBvCgCbtBrBOTjBBEAPR8CXbqCsBkEzClBF_CxC5BUlBInB7BZEkCVhD8C9CjB5BfoByBHINEeaCAAA6COwCYCVhBlB0FtBzCvBtBmBHAfrBaCKBAQmEKf4DyBId7B5CKW6B1BvBQLJD2CUqCUIjB3ExBb_BKPHBNPSE2FyDqBFgCdkIyEjBeG4DrBLGCHf6FAjB4CiBoDaBOAOBJhDgCtBuDnBdtBIjCI6BdElBWPDnBGApCaCZcFrBINRAARAALALAAA9BA9BABAVbGAAAKEPWAAXAXAAALALAABWAWAAAAaYwBtBEDNVNOGC7BBPpBGHkCDGoCLIiCAFQiBWhBHMXHFYAKJOKbADVBAGAYLFByBAMiBGBiBAaiBZBPAETAAMAICAATAEbHM3BAtBLAAOAAgBLDcADgBAAbAjBJOCVdSrBUMOUBWZDVAK5BMO-CAC6CAATKrBMGHNAAPCAJAFCCHLACNFITAHHDAOACMAADACKNAJAAJABVAAFPANAALBATAAJLAkBAAmBAAdAAPBLQAAMEARAAATAQAAQAAOAABCOOAAUFAnBAElBAHAuBMtBM0BQvC5BnCiClBYwBjBUIWiBdDLnBRwB6B9BqBoCLOkCuBVKKegE3B0DY6BPBFF4BlBJoBHpBoBJ0BJA_B4BvBsBhEIZZjCN7Bf4BpBvBKmCReMcOhCkBZHxBP2BQMQjBuBaOMBAE_CTlBxCeOoCAVgBeeLVEAIDsHiB2FVuBFqBsCgCN3BbzCHpBjC2DxCAXkBKczBbJFHADhI5B3DzBtBUDoEFhCOzCOKAIDAXCHBBNNDBAFBA0LoE-B4H_BuC5MxHyB_DdlC1DnCyBAA3CkL8DxCuFqB2C_D_CNZFkB7BpBjBGNa7KLCrGvB1CpBgBJEF7BuGkBmBJsBgDmGEwFBsDXoDBkB2EvCDvPMhDhEpFnDvNrCJnFPjF-ELTC8BiDqJ0IKZ0CbfhDLQhB4CiCCgBGEW9BB4BhFqBE3BB_E6DPXyCkBOAWKA9CBLtCLKVxBnBkCFC-E-BkCMWLAqCwBLcUBpEtBpCjDIsCJAAJAAnCevDODEjDVHrBTDgFFgEwDJjCEAYhBMAA-BmBOBIAFAECBJHAFAZWUAgBJGJUAAAUBzBLtBKAFZbACAAAnBwBDzBRJDTTCEauBvBoBwBcVSUCTHYADLSMPdHRCLEAuC5BwDeJG3DCrBdvBD4FEqC-CUHjEQ_BvCORIAHhBGsB1BwBxDDQEsBAGkBJKNACNCB4CI4BMSDaAOgBvBcgBBcRHcqBAQduBIpBAbHHAMACKACjCAHSlBpBgBAYMNKxCCxBjBEAeAMeALMDIMIJOACOKJNhBBCSCNANJMCrBAZFLAQACaALOAGDcN1BALTRBqBAICUOnBACFRPDAbqBNDbAFDRCXAZJQBSAMKADbANCHJPAAVAEEACODDuBAMuBJANAAANA-BAQWaAWACaFAIAAFQDQCFKKAIAJMGAMAABIELAAfAWLACDJAKCDDSAXAAVBBLAALAAKAKAAAJAAJBAJAAJAAJADFAAMAAAMAA2CTmBsBkBHCjBqBqBpBiBqE8CnBakCFxBaLEH9BnGBtDtBrBAmB5BQDiByBDsBjDqBJO8BSZUaU3DgBa1DjCMhBAbFEFQAEJWAsCxB2DuCTvB-FQwCFsCkByBAkBrB8BBtBAdERARAJDJGoBABsBHEaAnB2BICAAHLWADAIQfArBACdEdpCATOzBP6BAUaKAlCARtBHCJAGJHA1BnBNBCAgBAQLoBNxCA_BVEBqBAMHkBCrEAhBblBnBQAAaGPJARECAjBAdEFASAMQEHXAFfMCnBANNOXOAFOIA1CJjBRVA2BAQgBGCzBAZFPFcFKESC5BAJ5BODLAANCASAAYLAPAFxBSYVACZQPMAFOAG6BAYWMAPAIZACnCAZvBBEhBAAhBRSMAAQDABAGQVA5BADXjBGVAhBSFAYAQIAAfAPDLCLAADJClCAAdVTcAIMIA5BAXjBEDTAHLAABALMAASAWCFAqBAaGIAqBAacAHLAACPCtBAAHlBAeAAeAAxBAVHTAMAAGGBHAAfWAgBAAAgBAjBAAjBAAgBAAAAgBOAAJYAKAAAKAPAAPAAYACWAAA9CZtBjBUB4C-BjB-BCCjBAEJXFpBAApBAASAOEAAUAaDBCHLECAAZLPCAAkCAE2BIAQAQAAAdAADZAaAQAIAfAAfAAAqBNADqBQfIBPBV-DJmBS8BUxCMXC5BNxCAHlBjBAoBGBiBAAAXXAAAAeeAAAAUUAAAAXXAAAAA0CHd_BuCuDfMqBFrBhBTEEuBL9BRJB2BnBRLAHPMDASc1GZ-C2EzIFR_DnDTxDfiCjCd_B4EGkDgDdfyFBuEIuBP0CJzBoEmBfAqBgBDUFEfdEJGDA1BESffNsDBPiCuBS_BBBfPLAO7BaiBAMtB6C1BHjBdkCDsBFwBLBBNjBCwBAGUaBfFNFlBOEMHNUJEHAPPAAAASQAACAAMDBUBBNGAXCCAZlBAMAASSAAAAPPAAAAqBeAMAASSAAAAPAARAAJHADAAAjDItBfRL4BH0BWAJETGAUDiBKJKBaAfARLBARAOMjBHuBAABmBKAFJBEHMJDAHBCMEGCDEAcGBeDARHAFFALCCdOAALAALCA8BCnBiByBO5BBoBbzBNALALAAAWAWAAAAVCHEHHRAFFDALAENCFOCAAKCODOAACOAGAAGKAEEACOADAAQRACBARKAIAACWAUAACNANAAAAtBJsBBrDO_KKrDhDrD9DoBBtDoE5B8BoCAGAkBiBiDWsBPUelBTkB3CeYmDGOIN6CSD7BoBZqCYHlBacMaAVKkBCoBCMtCyCqBrCDNTE7CIIWFHKmDLDV4DEnBAAEzCmBlBAAEU9B4CEFgDgBpBwBKWjD0DMxEVkBPzEBIAJCYAtBABPDV2CLAZ-CelBjBIQuBNhBe_BiBjBCKDAUnBwBKCSbDQ2BKMkBxByBJGMKKtBuEAGwCgCF9EFMxCrBlBqDJaiCHgBGAZgBPQsBAAAGoBeAaUVI0DrB2DHLiCMJGevBoBgBGGsB3BgBuBBMZsCJgCCjB_C0E0BpBPmBsC_DRQSctCR0BqGiB6BwB0CSzCE5BPIbJCxB8CkD7C-CFWY2BCvCCOc3ChBGAaCBVzBAwBbTxBwDCHiBkCOlCAAJXhBjDAEfZ5BTAAGvBWIAANPkBSAAACQAXDzCuBVoBRAAfGIuBGiDPEvBDAAGIRCAAAKHAsCMMCuCd_BDLUlCCFHHSJAwCAGFgBwBzCHCpBTPA_BhCDAAEmF6DsCFUBYIIAKA2FaSyB4BkBlCIjBPJRHIFAGNmBgBEAAA1BbZAAATAAATAIDMBCAvEtClBPHBVLCALAUWAABAbJTAAAHNEACCNAPAAAWQEAAANNCAAATTCAAAJLCAAAWUEAADKICAAAMKAAAANAAAALccAAAATRBAAAJAAALAfAAAfATTAAAAACbd-BABZmBKdRbBCBNAMMAEAIAILQVMQAeeTUAB_BjBEZAH6BISaBIAQSKEBPbTDAADICHFCUAFBJUPCrBJNHNCROCJJLUEACGMFJKNKAiBBJYWAJbDUGASQECFAEKJADKNBAPAAaMEAICNHGEPASAMDMDMIBCGAPAJADAKAKAAAABBDeLRBJEbOSOOAAAAAISAJAASQAAAAPPAAAALLAAAAAZPTsBdFWsCpBXOC1FRhDAZnBiEByCcBQGCBQZQJZGPYBpBDkBdbrBGOhBUMFZF0BGZ3BwBCEaOC4FgBF6BsB4B9BAEXbPrCAZBnCWKGVMTkByCIyBYSPmCEMuBVoByBABgBUBSAJYCE2CBHYWwB0CA2BuBNEXFVDLWTdtCkCKK5CBStBzBHtDdpCPOD1EF5BxBNX7BBBMxBVoCwB1BOoBgBdACNPCPAHOPDzBCpBZUHsCUkBeNC_CFCjCbGkBAUFkBCPIqBbXJ_BAjBVABnBG0CxBzBdsCVsBoCCTuCNQSkCHGAHFiBNTAlBBkBPuDAO4B4BNbARPHMeABaCCmBAACMW4BAiBYKHxBAF9BIKmBAQkBPEQADcBH2CAgBKgBKrBHFJNDLIRNMClBFQxBCAkBAUCUFBIZeNAiBAYZmBA-BAiBWYICAANAUaAAMKE3DF3BvBELJADADAKAAAMDMAGAEAA8GiDS6BMoB1BTVGTA7ErCMrDOBMAAACQLALAAAlCBHPZPPAAAANOAABQAKAAAGEKAAKABSAAUABeAAeCAEAAUAPCAMAAJOAACWJA4CIgCAFa_BJ_BAGAXAAAAZAtBtBAAAAsCsCAAAAXXAAAAJJAAAALLAAAAAcOAKCCNAAJADALDBPCINAAJFCJAAHAAMAAKACJAABAHAYUEAAANTGAAAAMAICAAeeOHFAPhBAASCGQCCJAFAAMAPGKJACCTBJHAAKBAUHALLAAAACAANSBMEKBAAdTHAAANAAANAFAALAGYUAEAAAINQCCAJBHAAAWQGAAAAsBCeJQGjCRpBKLFWKIACCARNBAABOMCAAAAPACFLAYAAESANHADAAQAIODARACLAJA0BJUQWCbAABPJ_BAdLHNeGSEAAEAFAAKNABANAAPAAPAAOAAOAAAWAWAAAjBVNAAANANAAANANAAACQLAAASASAAAA5D1DUfMA0EwDN6BAHTHRZKUCACALMTICAHXAZAAALPHAAAJCENEBMAOAMIJGZIRJCH-BMMCSUDAGchBDKAEABIPAAETCRANFCAJAAAALLAAADFNAANBCXANDOTQAAGGGBAAHKBbAABZAWAAACUIAAAMDbAABXBPAACBPWAAAUCcAAAcAVAALBHoBAIOMGiBAAIcAAOACGECALAEDJBMADEKCAPDJBBCBDELKAYGIOBBAJCGBALmCAQEEuBTCAABVRAPAABXHAAPAUAAAUAnBAZABHEHKAEAjBIALfAoBBEOcFJAAJAAANNAAAARHFAFAQQAAAAJJAAAAAIUBLGBJPFMBCAKBMAAARHNAAAKKAAAAAVAAHLBUEINKMLAALAASAACQAVACXAAKAAMAAJAJAAAKACAIAEAEKAJABGCCAJCBDAAKKCIAAAAgBIYLWLHAJMHDhCAlBNZKKSgBJdCQABQGDDBOZBMSALcDKPFCHDDENDKKARAIRAHWBKKKFLJAJGCEKPWREADSGEVXAIFLPaMBMLUOOCBACVNDAFAUONCKMTADJGLLPIFQLKAKAKHOIFOBAFCLAIDBBBCKJSABCEONABAFFHADJBIUAAAGOMAAACKNAFIBNSAIKEDPAFAAHHAAAJCUAAAMIASAFKCKZCBJIXEBDDJUNABEDLLAIBLDWACEIKAMMAAAAPPAAAANNAAAAYYAAAAALALAAALDACLAKAAAKAAmBWKLOGlBVJMNFATHGBHJMAABFUBICAGRJABFABAJS3BrBQ4BkBPgBIIEQBQBQNJAGPAArBARHBRSAOMNEsCT4BoBDEQCBqBJPhCCxBCFLZAIVTI9BAnBAAXTATCABuCGeoBEAbILLNEBmBCfHDKCgBDHHFAHPAScBCOQBiBAcCEAUfACeSJAAJAARAAAAPLAAJABAPPAAAAAXARAAFKAKABAMAIBEAA-BAqBkBCRvBACRpBKfAAtBGCmCAFUcc3BAjBKAbANAAANAMABAOAAZLPIWZKMOHbWeACKMGAYcDAAAPPAAAAJAJAAALDHAAAMIAEAAAFAMJJEGALKKDATAAALHRAEMgBjCVAAAFNGAMAAFPAAAAPkCAAYMeMAAAAMJAAAALRAAAfOOAAAAOOAAAOAKAADOAyBAAAyBAfAAAfAUAALgBAdAACfAgBAAgBAAMAAMAAfAAfAAfAAfAAgBAAAAgBALAAALASAAAMGKACGMHKAAAAMJAAAAJSAAASARAAARAAKSAHAAAKAAADOPAAAFJAQAAAIIPAAAHHAWAOBIADADBQNQAMADGNAGAPFHANAAGOAAAOALAAABHIAAADKAPARAACKCEACEAJBFCDAPADNAASAAQAAAWAIEAIJCDABFVANBCHAKCKAAALAAAALMAAAAMASOEAAALHDAAAAyCAAYG0BNAAAANNAAAANXAAAAXAPFHDAAUIIGAAAMAMBCANALCBAAVAAABTQEADIKICAADKKAACCGA4BAuBWFD3BAtBVGEANADHBAATAAAARUAAAASAKAKAAALALAAAKAAAAKAfEEJMpBgBDDKLqBAMbEAUSQaDkBXRfAAfAAAvBLC_BaAwBMBgCZAArCCWEKxDvBCRAAhB8CDLDJgEOAAAEKSAAAASAhBCAAlBAiBBAAmBAAXCABXBCAJACKEABAMDMBGAIAAUADQAKbABNGNAKAAAKAJAAAJAAOMHDCONLIEBNA5BjCQWpBK6BkCPVqBJAZlBSJEACBIPMAXALKTAKACAKAecDGAAAQAASABPAARACAVAVFECWAWGDBAgBIKCAOfHJBANAlBAABAjBgBAABCgBKAACAGA4CcceBANCPAAAJAJAAA9BdAfAAAtFO3CRJlC4FJ4DLcgCPDdePEA1BAGHXZQADCASQORBWASBQEABOFUAAAPAPAAAOHAEBSAYAWCACLALAAAAZCTKRBIJMLSDYKGAAEAiBAEKBYnBALFCXIDAAMADAAQdKEAEEIJNALCBAiBAUKFIKACDSFVGFFPARADNAAABASRABVAVAAASAASAAATFCEKbUGBFBaAOOAAAAFNAAAIJAJAAAOAOAAAPBNAAAAODASDEdEAVJBALKGPLCBDIOPDWAAGQCSAAEOATDFFDAPBLBCBAPAALLIQAAMMHALACCTERACAAREALAAQ1BAAAA1B6BACAA2BNAAANAOAAAOAVAAVAAAOKAAAENJADAAOAAMACNAANAAAFLAEACKQBAADALADDDAAdAAbBAaADcCAAGAAFAMLAAAAJOBAQAAMAEAGCPAAPAAAJADBDAAMAOABALANACAAKAAKAAJAAJAAAJDFAAAQEMAAAALGFJCDMACGBEAQEIGAAMEAKAALNSHDDMKHEGAQAGECCMAAKEDMACHQAMKBDIDUESGHCJBBBDCLADDBBJDAFADMADOACFAJDCGMEAAAGOCGCGBXBBJHDLCBEHHTDTCCAREBJBDAJAAAJAMAAAMAAGACKBDAQAEAAMJAAAAJAKBEGACPABDJAOAAIGATCBJJAQAEIEAJAAFBAAJAAHADOACEEEANABFBDQACGEEAMAAMAAJAAHBAAQBAAUAWCEBGMNGFAHFfNFDDDNCAGFNUECEICPEBLCFaMAGCGFEIDNARAFEDJSAMEACFPIEFEBEEEBLRALDAAKAAAKAAOOAAAALLAAAAAPABAJBVHHAAFaAQEBGKACEEAALAJDAAMAMABAARAALDAKAAEEAALEACAPMDAAAQAVBFDJAQMMBBDOBAAUDAEPGDINEHDBDMAQDDARCTGBFHHEEELDLBEAGMAQAADMEEAIDGAKBABIAAMBBWFACKSZAJDLCKABKAAANAAACPOAAABQAHCLDCEWOAGAALHHGABOCEKDEHGAAJDVHDHABTHHDEDJCHDBAAFMDABWAKACKIAKDCANENBAAHDJACCIKCAADQGMCDBAMMAABALLAACAAJAANEAKAAODAAMGCAECLFAADBALCAACPOBAAAQAOBIAIANCHAHAAJAHACBKAIABCAQCCAMAAJBDBBASCCCKAABCIHPMRBCAHFSSIGBNPHHGELfEFPHFaDCKAScIGDIKhBAAZFACIEDJEDNJAQEWCAIMCaOKGFCgBDIKBURAARDEPFJBKJTRDECDPKPCFFaYCAKJCCPGAIAJDACOJALABEDIAABJUAAMICJVQAABPCGXDEADDMEHOAOAABXACAAZZADNAFJAADDBAaAAAAaZAAAAZAFEAEANIFABAOAGDKAAANJHAEAEAMNGARHBFAAARAGMCaQAICBFCJULHRDPJIGOAMAAEEFKCAAYAIEEIYYBDGCQUBAABGIKKPFJCCCTCQIGDCCMMAAABLCFJCBXDLAFAKCEGAAbZAFEAAFAAAILEAAAHMAQGIPKIbHHALAJAADAFWACYADALBIHJAaCCMKAPAJFAAATDHADDUEIAEEAQCKCCAJCJBCAAJAALAAKAAMAAAUCKGEATBJFDAALJACAFYGCKECEBCMBFHKLABBLCAFAHSIAAAKDJCCAESMAAAGWCCGIElBVBLDCQGAAEELBDABFAJAFDAAARBLDAAFCAJAAASKOFAANJNICAAPAFBDDNAJEHAJADFBAKABEEELAFDCDAMAIAEAAJAABBFAFAGCJDAJADDABMCAEGAApBWpBOBhBzChCHjCYoBrBJBITTaSbWQBEWhBZ8BNsDBXuCkBW6BAOLmBSpErBVrBXAjBETLIN2CsBkBNOENLoBXId3CdP_BuBZgDGYyBIILMSOvBHT7BTMqBExBJARXEpCYEzBhBNmCWiBkBEZBdRYNmBJ8BVTlBKMGACEBKIACBAMCCICAJCDDADIZJKBiBuCQwBiBjBQ0BUDQDabCGLTDBZ-BSzBDiBMsBIBbSFFQcNCLTeHKAPAANJGgCAAKWgBOAACOBAAAQTEGAACPWTCABTAXAAABVYAAYAAXAAAFTNAAbMCJAANEAYAAAaBAhBNRCNIvCHrBLOjBeBSDXqBPAEHEPAAZcJGKAECCE9BKxBKbBKCJLiBFGNMTWGLAPCOJN2BKZnBL0CAmBAwBARNeGXLuCNAPiDKgCIyBoBPBcHkBALKYAMCAKpBArBFAKtCENF7BBWAcEHBdAXAFAAWQFUBDJRIACDHABRCMANBDBFCNAJCAFuBSOEGEoBUEIICYCIHCULJBELIKGFQAFSAAGKCJHEHKHZDCDDPWAEEIGOCHGKEKDICAEjBAHDTDDLOAGJOIOHCBjBMXGLRQFAGQBELSFFIECDAKDnBJDJTGJAGDJBZANFFAJFADAADEJHCIGAJGCKAJHAAFCKIAAGBAlBLXDAAMAOFCEKAIIBBTLHGJAKDDIODKGBAECGFKBCAPBGFNCQMAFGEKECGCBRFRCCCJJBAACEMBBEHDDKACLiBaEEDEQDOCACHCANEADFJKAAALCDBFBMBECGCAUOAAECNNAAAALBAADDAaEIEAMRAFDAHAbJLDCFYKODAEAKAAABMJAAACLAKGBGBAJFCFCAAUAQFIATAPGHAAUAUBCATATCBAAPJBBCBOIAGBCPPAAAAKICAAAASAOACARANABAAACcATJTChBEIBYBEDQKAnBvCAEWOgCmBIOTW8CMeN-BCcaNMNQMJTNQqB6BIVaeORvBHB2BPIODoBXPcYEAFI5BFACOlCgBDUFQGHgBJMHhBUnBHf8BqBCBcEnCqBoBEQFLkBzDMEAxBxCqCOecjBkBkBIIEKEzBBCAZZrDdZAPhBvBRVDPOBAWTUXkEkCIJK2B1CLfzBaN3CxBHVKRAMAMAAALALAAAAiBABJDwBMAIEBAgCAgBIMMtCABH3BXZAPEepBAGWCCTAiBDYSDAhDzB1BIAAQIIAAAOQDCAA4BO-BXGA_BOzBXDAMOIHAALLSTEAOFECMAcUDDOAPXCMFAgBPgBWHCKOLULAbCbBAAWCYFAAWCUAAAvBG5BGABXTLAIASASAAAAvBABAhBLXAbZYGuBA4BZEMJMNQ9BmBKAH2BHdPAUKHnBIAQVWHqCAFBkBwBiBAVEGuBnCArBRBFUAFcCDyCCOAkCBwBAWYBGpFPdbrBzBkCASqBIABAYIHbeAAAKWEAAAJOrBARjBAKRAJRKAoBADmBCGkBAgBGFC7BAAATnBmBGABSQrBAHhBBAAcUHLQKbTIMPJA4BsBBBIKLPAACAGBHADUuBGeAKAZXAABApCNGAzBNCQPFKDBGHMAJXFPABBHXGEAGGECJIAsBUAESANNAAAAAzBAACHvBIAABFSoBAACDqBKAADWHRAAAPBA7BBTHAdgDCQoBOcDAAGIR_BAArBbICAAAKHAhBrBAADMiBsBAAELARACBLFIAADOAAKAKBACAPADDHAOAEEGAAYAIEMBNADBLEANECJHAODBKIAArCU3BTfM_Df5DNsBF2CSQ6BWbvCpB7BFAcJBDAJIYWuBTJPfOJZOXiDagBmBCCkC0CPIPMqDEKiCJiBRbJIUFhBFyBxBTLNADABHmCCcwBPIaAFBDoB3CrBUXXLJLCABAJBABBDoBMMCLa3CrBKjBPBKxBiBLYOgBAGKGKfCbAFAa-BCnByBtBTZ0BUblBoBBMZWgBPACETBNAAJADAVdEIAAgCUUWCBJAeMnBLXAPPIA0BBWJeKeGDaCAjBAJZCBLAFDCDTAAChBKfChBBCAWAGASANAPACAKABMAAAABFKBCAAHMBQAEAMAXAAVBBNAPIFALAALAAgBAOSBEJAAJAAMAIMAHKAAKAAJAABHADCNIAAKAKAAAJADFAAMAAAMAAWEQlBGkBaAV0BBDfFPACLwBBmBKCApBAPbCCXAGXDBIIYEDXLFBDAAvBAvBCBALQAfCAiBFeBUJtBBGZLJPTPSCC4BADuBAOHOMPTA6BABiBWEoBABgBAIWADcBAxBEPbHDVLONHAMAAKCAA9BBkBCxBrBUAdDFyBqBBCCaOOKAIILZAADATYATBwBBA9BBkBCzBrBUAdDFyBqBBCCaOOKAIILZAADATYATBwBBAeBAADiBJAAACLLAAAENApBEBvBCAqBDCwBBAAJCADFAKBAEGAAJABHCBKACIBCAGDDAOAFEEANAALAFBBAMAGCCAAmBIOUDEZXDACAJAAJAAwBOBiBCAWBGGMAEADBKAIAOFAAfAAfAAHACJCALAABJAABAJFMAQAQBACEARKICjBAHBXAqBAIAkBAWAQECADAHOHAXACLLBANBZAWJfBJBZGbNAFNGuBAcIAKuBYGMEBEFMEHAJAAJAAKAAKAAOAAKEATAEXAAJALCAAOAAOAASASAAAJALLOAPAAAAPLALAAAIAFOAAKAAAKALAAALAAAAODFFqBMVWgBDMJAAGQbFBBFJtBAIFjBLPAATACAQACKEBfAfAAAcAaCBAYAACCUTAAAATAeIIEIAdHHDHAAJAAANEASAAADURAAAETAICDFCMPBCBBJAQCCICBPBBHBCAKKAAAAAHALAAEGAMABDALAFABBWAKKCAPAFLAAANACDNAOABEOAAAMFADAGLGGGAABHKDCACIJEBAAOEAGAEASBMBKARCLCJAAJAAFDAJAAAHBAMIMDADLHLEAEASAAAIMRAAAHLADKHFBAEJIGCAAKABOABFACJAAAMEECCAAJABFABADKDQKjBFAOGFRtCJLDnBN6CAHAgBiCRACXAENBDDAFAOAGAIAATAADHHQAAEKCAOACAIEALDCDHAOEGCBEAJAIAJFKAHAKGAYIJDcAXHKEbAAPHAAGNQIAAFOAxBCGJPdsCBEcgBMLEARONiBABAJuBZFCMdDAGKDEDAFJEDEAAPADJDAQAEKEAAKEAGACFAAEJAAAADAFKAFaAdAAmBgBAIAAdfAAAAnBnBAAAAJJAAAAbbAAAAoBqBAAAAmBmBAAAAPRAAAAPRAAAANNAAAAQQAAAAeAAeAAAyBwBDGAAxBvBEFAAAkCHgBaUDLAHDAAIMAABAxBANVNAAjBAfDAAkBAgBEAAAMBGAKBAMAACAKLAABAJAOAAAAONAAAANAMFMCEAPALCDBAMIACACLHABABAOIAACCAKABEIAQAAFYAVAABTAaAiBJAAVAVAAAPAPAAAAQACBQATNDFEALADAFAVVAAAA2BmBSKJALAHDAAHCLCAAKAMABAKAKAAAAnBDbHDAyCCeUSMlBALFRAHAMBDPLALCABAQJOGGABIPAGANEAFLAAKCCGCAASBCGEIRCBFDHAKKAAAAAJAJAAAAKAAAAKJAAAAJAJAAAAJKAAAAKAMABIGALACHFAAMCAAICAIIMJDAHHLKEAAKAAAICARAARAAOAAOAANAANAAALFFKJBoBCGKWCHECNFEAJALCAAMAAGAEAOAMBEANALCDAARAAADNSAAAEMAJJAAAAKKAAAAAIAODBALANCAAATJFBBAUKGCCAAGDNUCABMGVAAIAKAAAAeAEKQAVACFPAAPCRAAASASAAAANAANAAMCDMAAAFAGBJAAwBGiBACI9BFANCpBvBAXGLRwBAHAGyBGAACMHAMAAMAALAALAAALACBBJAQAGAMBPAAARAAUQEAAATRDAAAAMMAAAAAJEGJCLUCEDCQPCPBABMABKACAJHCDAAKAAKAAAQKCGDAPJDJEAAJADAAFAXBNHAAcESGAAIFBQBAGDDAOARGCdAGWAKWJAKABSFAPAFJAALAALAAATADTCBAADAJMGJCOAAJINAABqBAeGIBSEIFKCTAXCAAJAACLAQAAAQAVAATAANAAAALIACMDALAALAAAJAADFAAUEAAAQTDAAAPAFAIAANbAAAAbEALAAQOAAAAOSAAAASALPBGAAMQCFAAAMAAAAMAgBAAAgBAfAAAfAADAAIALMAAAAMALAZKWRVOARNDGFCFQABAEROBQLgBAbYIADWNEANCBBIROBCCHSAYeAAHAXdAAIAALAADHAMAAEIAASAAKIAJAAAJAAFNAGACGOAFABAQAGKAAKBBMAANCPAAAOGIKFDNAFJCAIAKBAAGAKDAARAJHAAADBBBKOAAIGATAALFANAAANAAGAOBFAFANCGAASAKCIBdALARAAzBFLEEpB8BAWIKUfABPPASAFGGOUIABBQAoBAAAAoBEAEJGCJABKLDNAAAMZXAABHNAaBMDUCOAAFGMpBAbIRFKEQAHAAMAEAMDLADALEANAAHFBcAAQGGTAAFBLATAAAATUAAAAUAXXAAAAMYNACAFAAAPKfATLCAUAUAAAMAEIAAQAKAAGMAAAMAALAAENAUADAaAJAAJAAAfAAfAAkBAAgBCCARPJAGAIQEFHAAIABAKA1BlBPCFCyBmBSBABAKACAKAhBJJHFAKMAAAAOAEKAAAKAGAAEAlBxBCGBEoByBAFCDAdRMFHFHAAQVBkBSLMKGCAATUCAfDDRAFaEAOAGAfDDRAFaEAOAGAcSUUdAbRTTeAAIAFAEKJAAAAJAqBAWAAUpBAVAATAPPAAAAMEAIAAPAAAAPJHCTAQVVAAAASQAAAAPTFCIASSAAAAYYAAAAMAAOBAAxBbEXBAyBcDYCAMAAAMALAAALAAJAIFLAeAAgBAAPANFEAPAEVEAAWAYCBAJAADFANAXCIAASABCSAQAACAOHAALEASQCCAAPPCBAAQAADAWVAAGAbRAAARAAKAKDCAPAAPAAHACAJAMAAOBAPAPAAAKAAAKAAQAAQAANAANBAMABEKALAABJAAOAEBAMNADCALALALMJBMAECEEaABOMCXAAXAAAxBANEJdgBAOHSIHAADLKcAACEWAkBAKqBPAaCWWPBSAAUBAHAPAIAzBAJrBCCOAeZQFfAfBAAxBAHpBDCKAEBIA8BAC6BAAXAZAAASAASAAQAGCIALAAFFANASfAAAMAMAAALALAAAAKAAKAAFAGLAAAKAQLIBSAASAAbAALHHPARCCBCAALAOXAAPAHXAAXBCQABUBAcECWAAQABSACQAFUACXAAVABFAMRAASAASAAPAAPAAAOAOAAANANAAAAKABBQBRAAAFLEADAHOAYAQWREXAPVSDArBAKJLdoBAJKMcAOQABAAYSAGAAmBAGgBAALFHAAAfAAdAAlBRLHAANLBAAAQOCAAAAoBwBDGDHrBvBEFBIAIAWBNARATAAAAGAYTDETAFBFFDDRQAAAKAAACIAYKEUHB1BAPRARJACAALKNAGCQcABBIYFAKJAFANADLCAMAAMAAAKABAMAJACALAAHAJACAMAMAAAARRAAAAIQFAAAAcBEYCAbCDXBAAMEBAKAANAZLcDJAKKbAYAUEAAAPDATKASAAUAAAUABMAKTACLAJARATGHEQAWPKBXAADdKcADMaDBACCKRATDAFJAAlBKJrBhBoBiCAUqBDKNHQFCTGANMKBJBDCmBpBANAHHAAMAKEAAQAAQAAAPAAAJFTACAJLOAAACOJAFCRKSAAAIMSAAAIMPAADAJOAMCBCIAAAMDOAAAKENAAADJAJFFQFHoBCGKWCPECNNEAQAAIIAAOABIAKJAGHAHAiBKIASBhBJLANCAiBAFCGiBBAKALAfAAADbPACCDPGABBODA_BAVAbPCAOLAAsBEIIaDYDACCaAAALIDGJABFADEAOCDHOAADEOAKAAKAAAMAAAAMLAAAALANANAAAOAOAAAAOAGABKDAOACRTATAAAKAAAAKApBAnBEHEYAILCYFADBQRMAkBHNDeAASSFAMDKJCOWAAADaFEAAELXALSAbANAAANAAhBAAFFTJADAAFoBACGGaAkBAAAUQOAASDAJACPAEZAABPHLABABJAMEKAAAMAMAAARAPBAATATAAAQAQAAAAqBCDMIWhBBINFVAJAHBAAKAICAAAKAKAAAJAJAAAALLAAAAWYAAAAJJAAAAALPAAEAMQAADAAuBAABeQjBAACCnBIAAAHQJAAAXONAAADJAcAAeBAVAAVAAAbAdACAmBOiBHBAHLDIAAAOCGFCMfBZGALSAUABAALAAHAFALAAGPBRAARAAYAAYAAJAADAFSAAASAARRAAAASSAAAAAcAMQAATALHAAAKAADEKLAAAALAYAAAAYfAAAAdcAAAAcAMEAAIALDAAHAANAAANASAACSAAMAAAMAAOAAOAANAANAAAaAABAcZAACAbAFAJQLAKAAAKADAKPAAAUAAASARAAARAAVAAVAAAJLACAAMIAAEAALABJAAMAAKCAALAFFAAMAAMAAALAABCLMAACBMAJAAACLKAAABOARAARAAKAAKAAAMAAAMALAACLAWAAWAAXAAXAANAANAAMAAMAAARLAAHCWMAAKAANANAAAIAMBABGAMFCALAFAAFJAAAJAQAABIIAMACAKAAbAAAAbcAAAAcARARAAASASAAAAMAAMAA`
