// Weights of hegemony with 4 players, written by `hustings train`.
export default `hustings-weights-1
hegemony
2
4
5
round turns production elections policy.1.A policy.1.C bill.1 policy.2.A policy.2.C bill.2 policy.3.A policy.3.C bill.3 policy.4.A policy.4.C bill.4 policy.5.A policy.5.C bill.5 policy.6.A policy.6.C bill.6 policy.7.A policy.7.C bill.7 working.bills middle.bills capitalist.bills state.bills working.policyVp middle.policyVp capitalist.policyVp bag.working bag.middle bag.capitalist taxMultiplier demonstration closed.1 closed.2 closed.3 closed.4 closed.5 closed.6 closed.7 working.vp working.loans working.influence working.cards working.agenda middle.vp middle.loans middle.influence middle.cards middle.agenda capitalist.vp capitalist.loans capitalist.influence capitalist.cards capitalist.agenda state.vp state.loans state.influence state.cards state.agenda working.money middle.money state.money capitalist.revenue capitalist.capital capitalist.wealth working.prosperity working.nextProsperity working.workers working.population working.unemployed working.unskilledUnemployed working.food working.luxury working.health working.education working.worksFor.middle working.worksFor.capitalist working.worksFor.state middle.prosperity middle.nextProsperity middle.workers middle.population middle.unemployed middle.unskilledUnemployed middle.food middle.luxury middle.health middle.education middle.worksFor.middle middle.worksFor.capitalist middle.worksFor.state union.agriculture union.luxury union.healthcare union.education union.media middle.companies middle.operational middle.wages middle.strikes capitalist.companies capitalist.operational capitalist.wages capitalist.strikes state.companies state.operational state.wages state.strikes capitalist.machinery middle.fullyOperational working.companies middle.storage.food middle.price.food middle.storage.luxury middle.price.luxury middle.storage.health middle.price.health middle.storage.education middle.price.education capitalist.storage.food capitalist.price.food capitalist.storage.luxury capitalist.price.luxury capitalist.storage.health capitalist.price.health capitalist.storage.education capitalist.price.education capitalist.freeTradeZone.food capitalist.freeTradeZone.luxury state.storage.food state.storage.luxury state.storage.health state.storage.education state.media legitimacy.working tokens.working legitimacy.middle tokens.middle legitimacy.capitalist tokens.capitalist events agenda imf bonds
working middle capitalist state
working ask.turn
play:working-proletarians-of-the-world-unite play:working-public-sector-overtime play:working-specialization play:working-healthcare-benefits play:working-student-movement play:working-state-scholarship play:working-general-strike basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure free:swap-workers play:working-healthcare-movement play:working-interest-groups play:working-need-for-change basic:demonstration play:working-workplace-accident play:working-immigration-reform play:working-public-opinion-polling play:working-affordable-housing play:working-signing-bonus play:working-cooperative-farm play:working-workers-movement free:receive-benefits play:working-unemployment-benefits play:working-labor-market-deregulation play:working-highlight-social-issues play:working-radical-reforms play:working-supplemental-income-program play:working-fake-news free:use-healthcare free:pay-off-loan play:working-rising-covid-19-cases play:working-protect-the-status-quo play:working-migration play:working-reveal-political-scandal free:history-he47 play:working-change-of-government-agenda play:working-boost-domestic-tourism play:working-momentum-for-change basic:history-he48 free:use-luxury free:use-education basic:history-he30 free:history-he37 free:history-he43 free:history-he26 free:history-he27 free:history-he50
working ask.discard
discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-state-scholarship discard:working-general-strike discard:working-healthcare-movement discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-highlight-social-issues discard:working-radical-reforms discard:working-supplemental-income-program discard:working-proletarians-of-the-world-unite discard:working-boost-domestic-tourism discard:working-migration discard:working-fake-news discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-rising-covid-19-cases discard:working-change-of-government-agenda discard:working-workers-movement discard:working-momentum-for-change
working ask.discard | action.assign-workers
discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-state-scholarship discard:working-general-strike discard:working-workplace-accident discard:working-signing-bonus discard:working-affordable-housing discard:working-unemployment-benefits discard:working-cooperative-farm discard:working-proletarians-of-the-world-unite discard:working-need-for-change discard:working-boost-domestic-tourism discard:working-migration discard:working-immigration-reform discard:working-fake-news discard:working-highlight-social-issues discard:working-interest-groups discard:working-public-opinion-polling discard:working-protect-the-status-quo discard:working-supplemental-income-program discard:working-labor-market-deregulation discard:working-reveal-political-scandal discard:working-radical-reforms discard:working-healthcare-movement discard:working-workers-movement
working ask.assign-worker
skill:unskilled skill:education worker:university-hospital-0 worker:university-hospital-1 done skill:agriculture skill:luxury skill:media worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 skill:healthcare worker:college-0 worker:college-1 worker:doctors-office-employee worker:doctors-office-2-employee worker:vegetable-farm-0 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:university-hospital-2 worker:vegetable-farm-1 worker:convenience-store-employee worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:public-university-2-0 worker:public-university-2-1 worker:cooperative-farm-0 worker:cooperative-farm-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:public-university-3-0 worker:public-university-3-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:tv-station-0 worker:tv-station-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:regional-radio-station-employee worker:game-store-employee worker:local-newspaper-employee worker:radio-station-0 worker:radio-station-1 worker:organic-farm-employee worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:hospital-0 worker:fish-farm-0 worker:fish-farm-1
working ask.assign-where
company:convenience-store company:doctors-office company:clinic company:shopping-mall company:radio-station company:national-public-broadcasting company:organic-farm union:agriculture company:supermarket company:public-university-2 company:fast-food-chain company:university-hospital company:vegetable-farm company:doctors-office-2 trade:cooperative-farm-2 company:technical-university company:public-hospital-2 company:regional-tv-station-2 company:public-university-3 union:healthcare company:pharmaceutical-company company:tutoring-company trade:local-newspaper-employee company:regional-radio-station union:media company:game-store company:regional-tv-station-3 company:lobbying-firm company:public-hospital-3 company:publishing-house company:medical-laboratory
working ask.assign-where | skill.education
company:convenience-store company:doctors-office company:clinic company:game-store company:university-hospital company:regional-tv-station-2 company:fast-food-chain company:national-public-broadcasting company:public-hospital-2 company:regional-tv-station-3 company:public-hospital-3
working ask.turn-free
free:swap-workers end free:use-healthcare free:receive-benefits free:pay-off-loan free:history-he47 free:use-luxury free:use-education free:history-he37 free:history-he43 free:history-he50
working ask.discard | action.political-pressure
discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-general-strike discard:working-state-scholarship discard:working-interest-groups discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-affordable-housing discard:working-need-for-change discard:working-boost-domestic-tourism discard:working-migration discard:working-proletarians-of-the-world-unite discard:working-fake-news discard:working-highlight-social-issues discard:working-cooperative-farm discard:working-supplemental-income-program discard:working-labor-market-deregulation discard:working-rising-covid-19-cases discard:working-change-of-government-agenda discard:working-radical-reforms discard:working-unemployment-benefits discard:working-reveal-political-scandal discard:working-workers-movement discard:working-public-opinion-polling discard:working-protect-the-status-quo discard:working-healthcare-movement
working ask.vote-side
for against
working ask.vote-side | policy.4 C
for against
working ask.vote-influence
least most 3/4 2/4 4/4 1/4
working ask.vote-influence | policy.4
least most 3/4 1/4 2/4 4/4
working ask.buy-resource
resource:education done resource:food resource:luxury resource:health resource:influence
working ask.swap-in
skill:unskilled skill:agriculture skill:luxury skill:education skill:media skill:healthcare
working ask.swap-in | company.clinic
skill:unskilled skill:agriculture skill:healthcare skill:luxury
working ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
working ask.vote-side | policy.4 B
for against
working ask.food-source
source:capitalist source:middle source:foreign
working ask.food-amount
least 2/4 3/4 most 1/4 4/4
working ask.food-amount | role.capitalist
least 2/4 3/4 most 1/4 4/4
working ask.discard | action.buy-goods
discard:working-healthcare-benefits discard:working-student-movement discard:working-specialization discard:working-healthcare-movement discard:working-state-scholarship discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-radical-reforms discard:working-public-sector-overtime discard:working-proletarians-of-the-world-unite discard:working-supplemental-income-program discard:working-fake-news discard:working-highlight-social-issues discard:working-migration discard:working-reveal-political-scandal discard:working-workers-movement discard:working-boost-domestic-tourism discard:working-general-strike discard:working-change-of-government-agenda
working ask.buy-source
source:middle source:capitalist source:state done source:foreign
working ask.buy-source | resource.health
source:middle source:capitalist source:state done
working ask.buy-amount
least 2/4 3/4 4/4 most 1/4
working ask.buy-amount | resource.health
least 2/4 3/4 4/4 most 1/4
working ask.discard | action.demonstration
discard:working-healthcare-benefits discard:working-student-movement discard:working-specialization discard:working-state-scholarship discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-radical-reforms discard:working-supplemental-income-program discard:working-highlight-social-issues discard:working-general-strike discard:working-proletarians-of-the-world-unite discard:working-boost-domestic-tourism discard:working-change-of-government-agenda discard:working-workers-movement discard:working-healthcare-movement
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
least most 3/4 2/4 4/4
working ask.vote-side | policy.6 A
for against
working ask.assign-where | skill.media
company:shopping-mall company:radio-station company:national-public-broadcasting company:tutoring-company company:technical-university company:vegetable-farm company:regional-radio-station company:supermarket union:media company:convenience-store company:regional-tv-station-3 company:public-hospital-3
working ask.assign-next-for
skill:unskilled skill:agriculture skill:luxury skill:education skill:media worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 skill:healthcare worker:university-hospital-0 worker:doctors-office-2-employee worker:vegetable-farm-0 worker:university-hospital-1 worker:vegetable-farm-1 worker:doctors-office-employee worker:fast-food-chain-0 worker:university-hospital-2 worker:cooperative-farm-0 worker:cooperative-farm-2 worker:college-0 worker:public-university-3-0 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:college-1 worker:pharmaceutical-company-1 worker:pharmaceutical-company-0 worker:tv-station-0 worker:tv-station-1 worker:supermarket-2-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:convenience-store-employee worker:game-store-employee worker:local-newspaper-employee worker:organic-farm-employee worker:regional-radio-station-employee worker:technical-university-0 worker:technical-university-1
working ask.assign-next-for | company.national-public-broadcasting
skill:unskilled skill:agriculture skill:luxury skill:education skill:media worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 worker:cooperative-farm-0 worker:cooperative-farm-2 worker:college-0 worker:university-hospital-0 worker:university-hospital-1 worker:convenience-store-employee worker:doctors-office-employee
working ask.swap-in | company.national-public-broadcasting
skill:unskilled skill:luxury skill:education skill:media skill:agriculture
working ask.vote-side | policy.3 B
for against
working ask.assign-next-for | company.cooperative-farm
skill:unskilled skill:agriculture skill:luxury skill:education skill:media skill:healthcare
working ask.bill
bill:1B bill:2B bill:3A bill:3C bill:4B bill:5A bill:5C bill:7A bill:7C bill:1A bill:2A bill:3B bill:4A bill:4C bill:5B bill:6B bill:6C bill:1C bill:2C bill:7B bill:6A
working ask.swap-out
worker:cooperative-farm-0 worker:cooperative-farm-1 worker:national-public-broadcasting-2 done worker:doctors-office-employee worker:clinic-1 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:fast-food-chain-1 worker:cooperative-farm-2 worker:tutoring-company-employee worker:supermarket-1 worker:radio-station-1 worker:radio-station-0 worker:vegetable-farm-0 worker:university-hospital-1 worker:university-hospital-2 worker:public-hospital-2-1 worker:regional-tv-station-2-1 worker:game-store-employee worker:regional-tv-station-3-1 worker:convenience-store-employee
working ask.swap-in | company.cooperative-farm
skill:unskilled skill:luxury skill:education skill:agriculture skill:media skill:healthcare
working ask.accident-industry
industry:agriculture industry:luxury industry:healthcare industry:media industry:education
working ask.turn-main
play:working-workers-movement play:working-general-strike basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:demonstration basic:political-pressure play:working-need-for-change play:working-fake-news play:working-workplace-accident play:working-signing-bonus play:working-cooperative-farm play:working-proletarians-of-the-world-unite play:working-interest-groups play:working-healthcare-benefits play:working-public-sector-overtime play:working-radical-reforms play:working-specialization play:working-supplemental-income-program play:working-migration play:working-unemployment-benefits play:working-affordable-housing play:working-student-movement play:working-labor-market-deregulation play:working-state-scholarship play:working-public-opinion-polling play:working-protect-the-status-quo play:working-boost-domestic-tourism play:working-highlight-social-issues play:working-reveal-political-scandal play:working-healthcare-movement
working ask.discard | action.strike
discard:working-signing-bonus discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-highlight-social-issues discard:working-radical-reforms discard:working-supplemental-income-program discard:working-immigration-reform discard:working-specialization discard:working-public-sector-overtime discard:working-proletarians-of-the-world-unite discard:working-need-for-change discard:working-general-strike discard:working-workplace-accident discard:working-boost-domestic-tourism discard:working-interest-groups discard:working-healthcare-benefits discard:working-fake-news discard:working-student-movement discard:working-state-scholarship discard:working-public-opinion-polling discard:working-migration discard:working-protect-the-status-quo discard:working-workers-movement discard:working-healthcare-movement discard:working-affordable-housing
working ask.strike
company:supermarket company:clinic company:hotel company:national-public-broadcasting done company:vegetable-farm company:fast-food-chain company:doctors-office company:university-hospital company:convenience-store company:pharmaceutical-company company:public-university-2 company:college company:public-university-3 company:regional-tv-station-3 company:game-store company:local-newspaper company:hospital company:fish-farm company:doctors-office-2
working ask.vote-influence | policy.6
least 2/4 3/4 4/4 most
working ask.buy-amount | resource.food
least 2/4 3/4 4/4 most 1/4
working ask.vote-side | policy.6 B
for against
working ask.assign-where | skill.agriculture
company:organic-farm union:agriculture company:convenience-store company:doctors-office company:supermarket company:clinic company:technical-university company:national-public-broadcasting company:public-hospital-2
middle ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
middle ask.turn
play:middle-specialization play:middle-import-subsidy play:middle-foreign-market-insight basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:buy-goods basic:extra-shift basic:political-pressure free:adjust-prices free:adjust-wages play:middle-land-of-opportunity play:middle-migration play:middle-growing-business basic:sell-abroad free:swap-workers free:use-luxury free:receive-benefits play:middle-interest-groups play:middle-supplemental-income-program play:middle-investment-opportunities play:middle-labor-market-deregulation play:middle-public-opinion-polling play:middle-voice-of-middle-class-workers play:middle-new-theme-park play:middle-personal-consumption play:middle-protect-the-status-quo play:middle-export-subsidy play:middle-employment-subsidy basic:history-he30 free:use-education play:middle-health-crisis play:middle-change-of-government-agenda play:middle-state-scholarship play:middle-public-sector-overtime play:middle-highlight-social-issues play:middle-healthcare-benefits play:middle-reveal-political-scandal agenda:hold play:middle-covid-19-stimulus-package play:middle-immigration-reform free:history-he47 play:middle-fake-news play:middle-small-business-grant basic:history-he48 free:use-healthcare free:history-he37 free:history-he50 free:pay-off-loan play:middle-unemployment-initiative-program play:middle-momentum-for-change free:history-he35
middle ask.discard
discard:middle-export-subsidy discard:middle-specialization discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-interest-groups discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-labor-market-deregulation discard:middle-public-opinion-polling discard:middle-voice-of-middle-class-workers discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-higher-education-program discard:middle-immigration-reform discard:middle-protect-the-status-quo discard:middle-state-scholarship discard:middle-health-crisis discard:middle-change-of-government-agenda discard:middle-public-sector-overtime discard:middle-highlight-social-issues discard:middle-unemployment-initiative-program discard:middle-healthcare-benefits discard:middle-reveal-political-scandal discard:middle-fake-news discard:middle-momentum-for-change
middle ask.discard | action.political-pressure
discard:middle-export-subsidy discard:middle-specialization discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-voice-of-middle-class-workers discard:middle-investment-opportunities discard:middle-supplemental-income-program discard:middle-land-of-opportunity discard:middle-public-opinion-polling discard:middle-labor-market-deregulation discard:middle-personal-consumption discard:middle-state-scholarship discard:middle-higher-education-program discard:middle-healthcare-benefits discard:middle-migration discard:middle-new-theme-park discard:middle-reveal-political-scandal discard:middle-protect-the-status-quo discard:middle-highlight-social-issues discard:middle-change-of-government-agenda discard:middle-growing-business discard:middle-health-crisis discard:middle-fake-news discard:middle-unemployment-initiative-program discard:middle-interest-groups
middle ask.turn-free
free:adjust-prices free:adjust-wages end free:swap-workers free:use-luxury free:receive-benefits free:use-education agenda:hold free:history-he47 free:use-healthcare free:history-he37 free:history-he50 free:pay-off-loan free:history-he35
middle ask.wages
wage:convenience-store-3 wage:doctors-office-3 done wage:doctors-office-2 wage:convenience-store-1 wage:convenience-store-2 wage:doctors-office-1 wage:regional-radio-station-1 wage:regional-radio-station-2 wage:private-school-1 wage:private-school-2 wage:regional-radio-station-3 wage:private-school-3 wage:organic-farm-1 wage:organic-farm-3 wage:doctors-office-2-3 wage:doctors-office-2-2 wage:doctors-office-2-1 wage:medical-laboratory-3 wage:medical-laboratory-1 wage:medical-laboratory-2 wage:organic-farm-2 wage:tutoring-company-2 wage:tutoring-company-3 wage:tutoring-company-1 wage:game-store-2 wage:game-store-3 wage:local-newspaper-3 wage:local-newspaper-2 wage:electronics-store-3 wage:convenience-store-2-2 wage:convenience-store-2-1 wage:convenience-store-2-3 wage:game-store-1 wage:electronics-store-2
middle ask.hire-where
company:convenience-store company:doctors-office done company:game-store company:regional-radio-station
middle ask.discard | action.propose-bill
discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-specialization discard:middle-investment-opportunities discard:middle-supplemental-income-program discard:middle-personal-consumption discard:middle-higher-education-program discard:middle-protect-the-status-quo discard:middle-labor-market-deregulation discard:middle-voice-of-middle-class-workers discard:middle-health-crisis discard:middle-change-of-government-agenda discard:middle-public-sector-overtime discard:middle-interest-groups discard:middle-unemployment-initiative-program discard:middle-healthcare-benefits discard:middle-new-theme-park discard:middle-reveal-political-scandal discard:middle-public-opinion-polling discard:middle-immigration-reform discard:middle-state-scholarship discard:middle-fake-news
middle ask.bill
bill:1B bill:2A bill:2C bill:3B bill:4A bill:4C bill:5B bill:6A bill:6C bill:7A bill:7C bill:4B bill:2B bill:3A bill:3C bill:1A bill:1C bill:5A bill:5C bill:6B bill:7B
middle ask.immediate-vote
yes no
middle ask.immediate-vote | policy.4
yes no
middle ask.price
price:health-5 price:health-10 done price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:health-8 price:education-5 price:education-10 price:food-12 price:luxury-8 price:education-8
middle ask.turn-main
play:middle-foreign-market-insight basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:buy-goods basic:extra-shift basic:political-pressure play:middle-land-of-opportunity play:middle-specialization basic:sell-abroad play:middle-migration play:middle-supplemental-income-program play:middle-investment-opportunities play:middle-labor-market-deregulation play:middle-public-opinion-polling play:middle-voice-of-middle-class-workers play:middle-new-theme-park play:middle-personal-consumption play:middle-growing-business play:middle-export-subsidy play:middle-import-subsidy play:middle-healthcare-benefits play:middle-reveal-political-scandal play:middle-interest-groups play:middle-protect-the-status-quo play:middle-covid-19-stimulus-package play:middle-highlight-social-issues play:middle-fake-news play:middle-employment-subsidy play:middle-immigration-reform play:middle-health-crisis agenda:hold play:middle-small-business-grant play:middle-public-sector-overtime play:middle-state-scholarship play:middle-unemployment-initiative-program
middle ask.discard | action.build-company
discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-investment-opportunities discard:middle-supplemental-income-program discard:middle-personal-consumption discard:middle-growing-business discard:middle-higher-education-program discard:middle-land-of-opportunity discard:middle-specialization discard:middle-state-scholarship discard:middle-public-opinion-polling discard:middle-labor-market-deregulation discard:middle-health-crisis discard:middle-healthcare-benefits discard:middle-migration discard:middle-new-theme-park discard:middle-interest-groups discard:middle-reveal-political-scandal discard:middle-import-subsidy discard:middle-voice-of-middle-class-workers discard:middle-fake-news discard:middle-public-sector-overtime discard:middle-highlight-social-issues discard:middle-change-of-government-agenda discard:middle-momentum-for-change discard:middle-unemployment-initiative-program
middle ask.build
company:private-school company:doctors-office-2 company:regional-radio-station company:local-newspaper company:pharmacy company:organic-farm company:medical-laboratory company:game-store company:training-center company:tutoring-company company:pr-agency done company:convenience-store-2 company:fast-food-restaurant company:jewelry-store company:electronics-store
middle ask.wage
wage:2 wage:3 wage:1
middle ask.wage | company.regional-radio-station
wage:2 wage:3
middle ask.wage | company.private-school
wage:2 wage:3
middle ask.employee
skill:education none skill:agriculture skill:unskilled skill:media skill:luxury skill:healthcare
middle ask.employee | company.private-school
skill:education none
middle ask.vote-side
for against
middle ask.vote-side | policy.4 B
for against
middle ask.discard-companies
company:doctors-office-2 done company:jewelry-store company:pr-agency company:medical-laboratory company:tutoring-company company:convenience-store-2 company:fast-food-restaurant company:local-newspaper company:pharmacy company:organic-farm company:electronics-store company:game-store company:training-center company:regional-radio-station company:private-school
middle ask.discard | action.assign-workers
discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-import-subsidy discard:middle-specialization discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-labor-market-deregulation discard:middle-personal-consumption discard:middle-small-business-grant discard:middle-higher-education-program discard:middle-healthcare-benefits discard:middle-reveal-political-scandal discard:middle-public-opinion-polling discard:middle-new-theme-park discard:middle-interest-groups discard:middle-protect-the-status-quo discard:middle-highlight-social-issues discard:middle-foreign-market-insight discard:middle-unemployment-initiative-program discard:middle-immigration-reform discard:middle-state-scholarship discard:middle-health-crisis discard:middle-fake-news discard:middle-public-sector-overtime
middle ask.assign-worker
skill:unskilled skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:regional-radio-station-0 worker:private-school-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 skill:agriculture done skill:luxury worker:radio-station-0 worker:radio-station-1 skill:healthcare worker:doctors-office-2-0 worker:college-0 worker:college-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:college-2-0 worker:college-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:national-public-broadcasting-2 worker:jewelry-store-1 worker:game-store-0 worker:tutoring-company-0 worker:training-center-0 worker:training-center-1 worker:local-newspaper-0 worker:fish-farm-0 worker:fish-farm-1 worker:hotel-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:clinic-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:electronics-store-0 worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:medical-laboratory-0 worker:supermarket-0 worker:supermarket-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:hospital-0 worker:hospital-1
middle ask.assign-where
company:university-hospital company:national-public-broadcasting company:radio-station company:technical-university company:regional-radio-station company:doctors-office company:doctors-office-2 company:supermarket company:college company:public-university-2 company:shopping-mall company:vegetable-farm company:lobbying-firm company:clinic trade:fast-food-restaurant-1 trade:clinic-0 company:shopping-mall-2 company:public-hospital-2 company:supermarket-2 company:regional-tv-station-3 company:pharmacy company:jewelry-store
middle ask.assign-where | skill.media
company:university-hospital company:national-public-broadcasting company:regional-radio-station company:radio-station
middle ask.assign-next-for
skill:unskilled skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:private-school-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 skill:agriculture skill:luxury worker:radio-station-0 worker:radio-station-1 skill:healthcare worker:doctors-office-2-0 worker:college-0 worker:college-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:college-2-0 worker:college-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:national-public-broadcasting-2 worker:electronics-store-0 worker:regional-radio-station-0 worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1 worker:supermarket-0 worker:regional-tv-station-2-0 worker:medical-laboratory-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1
middle ask.assign-next-for | company.university-hospital
skill:unskilled skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:private-school-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1
middle ask.immediate-vote | policy.6
yes no
middle ask.swap-in
skill:unskilled skill:education skill:media skill:agriculture skill:healthcare skill:luxury
middle ask.swap-in | company.university-hospital
skill:unskilled skill:education skill:media skill:agriculture skill:luxury skill:healthcare
middle ask.discard | action.buy-goods
discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-land-of-opportunity discard:middle-migration discard:middle-specialization discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-small-business-grant discard:middle-interest-groups discard:middle-immigration-reform discard:middle-protect-the-status-quo discard:middle-labor-market-deregulation discard:middle-voice-of-middle-class-workers discard:middle-health-crisis discard:middle-change-of-government-agenda discard:middle-import-subsidy discard:middle-state-scholarship discard:middle-public-opinion-polling discard:middle-reveal-political-scandal discard:middle-personal-consumption discard:middle-unemployment-initiative-program discard:middle-new-theme-park discard:middle-foreign-market-insight discard:middle-fake-news discard:middle-healthcare-benefits discard:middle-public-sector-overtime discard:middle-higher-education-program discard:middle-growing-business discard:middle-highlight-social-issues
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
skill:education skill:media worker:convenience-store-0 worker:private-school-0 worker:technical-university-0 worker:technical-university-1 skill:agriculture worker:doctors-office-0 worker:doctors-office-2-0 worker:shopping-mall-0 worker:college-0 worker:college-1 worker:lobbying-firm-0 worker:lobbying-firm-1
middle ask.food-source
source:capitalist source:foreign
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
least 3/4 most 2/4
middle ask.vote-side | policy.5 A
for against
middle ask.discard | action.sell-company
discard:middle-land-of-opportunity discard:middle-migration discard:middle-interest-groups discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-labor-market-deregulation discard:middle-public-opinion-polling discard:middle-reveal-political-scandal discard:middle-employment-subsidy discard:middle-foreign-market-insight discard:middle-public-sector-overtime discard:middle-fake-news discard:middle-change-of-government-agenda discard:middle-health-crisis discard:middle-personal-consumption discard:middle-import-subsidy discard:middle-unemployment-initiative-program discard:middle-specialization discard:middle-voice-of-middle-class-workers discard:middle-growing-business discard:middle-small-business-grant discard:middle-export-subsidy discard:middle-immigration-reform discard:middle-state-scholarship discard:middle-new-theme-park discard:middle-higher-education-program discard:middle-highlight-social-issues
middle ask.sell-company
company:convenience-store company:doctors-office company:regional-radio-station company:private-school company:doctors-office-2 company:pharmacy company:tutoring-company company:jewelry-store company:game-store company:local-newspaper company:organic-farm company:medical-laboratory company:fast-food-restaurant
middle ask.assign-where | skill.luxury
company:radio-station company:technical-university company:clinic company:vegetable-farm company:university-hospital company:national-public-broadcasting company:public-university-2 company:public-hospital-2 company:regional-tv-station-3 company:pharmacy company:jewelry-store
middle ask.assign-next-for | company.technical-university
skill:unskilled skill:education skill:media worker:convenience-store-0 worker:private-school-0 worker:shopping-mall-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 skill:agriculture skill:luxury skill:healthcare worker:regional-radio-station-0 worker:public-university-3-0 worker:public-university-3-1 worker:public-university-2-0 worker:public-university-2-1
middle ask.swap-out
worker:university-hospital-1 worker:technical-university-1 done worker:radio-station-0 worker:radio-station-1 worker:pharmacy-1 worker:shopping-mall-1 worker:publishing-house-2 worker:pr-agency-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:lobbying-firm-1 worker:jewelry-store-1 worker:public-hospital-2-1 worker:regional-tv-station-3-1 worker:fast-food-restaurant-1 worker:clinic-1 worker:public-hospital-3-1 worker:public-university-2-1
middle ask.buy-source | resource.health
source:middle source:capitalist source:state done
middle ask.assign-next-for | company.radio-station
skill:unskilled skill:agriculture skill:education skill:media
middle ask.vote-side | policy.3 B
for against
middle ask.vote-side | policy.5 B
for against
middle ask.discard | action.sell-abroad
discard:middle-supplemental-income-program discard:middle-land-of-opportunity discard:middle-public-opinion-polling discard:middle-voice-of-middle-class-workers discard:middle-investment-opportunities discard:middle-new-theme-park discard:middle-labor-market-deregulation discard:middle-health-crisis discard:middle-import-subsidy discard:middle-public-sector-overtime discard:middle-highlight-social-issues discard:middle-growing-business discard:middle-interest-groups discard:middle-unemployment-initiative-program discard:middle-protect-the-status-quo discard:middle-export-subsidy discard:middle-change-of-government-agenda discard:middle-personal-consumption discard:middle-state-scholarship discard:middle-employment-subsidy discard:middle-foreign-market-insight discard:middle-reveal-political-scandal discard:middle-migration discard:middle-small-business-grant discard:middle-immigration-reform discard:middle-specialization discard:middle-healthcare-benefits discard:middle-fake-news discard:middle-momentum-for-change
middle ask.export
sale:education-0 sale:education-1 sale:health-0 sale:health-1 sale:luxury-0 sale:luxury-1 done sale:food-0
middle ask.swap-in | company.radio-station
skill:unskilled skill:healthcare skill:education skill:luxury skill:media skill:agriculture
middle ask.swap-in | company.technical-university
skill:unskilled skill:healthcare skill:education skill:media skill:luxury
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
skill:unskilled skill:luxury skill:healthcare skill:education skill:media worker:radio-station-0 worker:radio-station-1 worker:technical-university-0 worker:technical-university-2 worker:doctors-office-0 worker:doctors-office-2-0 worker:clinic-0 worker:convenience-store-0 worker:clinic-1 worker:technical-university-1 worker:pharmacy-0 worker:pharmaceutical-company-2 skill:agriculture worker:college-0 worker:college-1 worker:college-2-0 worker:college-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:shopping-mall-1 worker:regional-tv-station-3-0 worker:pharmacy-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:fish-farm-0 worker:local-newspaper-0 worker:regional-tv-station-2-0 worker:national-public-broadcasting-0 worker:organic-farm-0 worker:shopping-mall-0 worker:medical-laboratory-0 worker:game-store-0 worker:supermarket-0 worker:supermarket-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:jewelry-store-0 worker:jewelry-store-1
middle ask.founder | company.pharmacy skill.unskilled
skill:unskilled skill:luxury skill:healthcare skill:education skill:media worker:radio-station-0 worker:radio-station-1 worker:technical-university-0 worker:technical-university-2 worker:convenience-store-0 worker:clinic-0 worker:clinic-1 worker:technical-university-1 worker:regional-tv-station-3-0 skill:agriculture worker:shopping-mall-0 worker:shopping-mall-1
middle ask.vote-side | policy.6 B
for against
middle ask.assign-next-for | company.shopping-mall
skill:luxury skill:education skill:media worker:radio-station-0 worker:radio-station-1 worker:electronics-store-0
middle ask.swap-in | company.publishing-house
skill:education skill:media skill:unskilled
middle ask.investment
market deck
middle ask.founder | company.training-center skill.unskilled
skill:education skill:media skill:luxury skill:healthcare worker:technical-university-1
capitalist ask.turn
play:capitalist-foreign-recruitment play:capitalist-interest-groups play:capitalist-extra-shift play:capitalist-bid-rigging play:capitalist-foreign-market-insight basic:propose-bill basic:build-company basic:sell-company basic:sell-abroad basic:make-deal basic:lobby basic:political-pressure free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage free:receive-benefits play:capitalist-trade-protectionism-lobby play:capitalist-health-crisis play:capitalist-global-food-crisis play:capitalist-tap-into-new-markets free:pay-off-loan play:capitalist-foreign-partner play:capitalist-technological-progress play:capitalist-business-expansion play:capitalist-offshore-companies play:capitalist-investment-opportunities play:capitalist-global-branding play:capitalist-exit-strategy play:capitalist-unemployment-initiative-program play:capitalist-higher-education-program play:capitalist-radical-reforms play:capitalist-reveal-political-scandal play:capitalist-public-opinion-polling basic:history-he30 play:capitalist-buy-private-island play:capitalist-taxed-enough-already play:capitalist-protect-the-status-quo play:capitalist-push-political-agenda play:capitalist-fake-news free:history-he15 play:capitalist-competitive-wages free:history-he47 play:capitalist-endorse-political-campaign play:capitalist-industrialization free:history-he37 play:capitalist-momentum-for-change play:capitalist-business-grants free:history-he50 play:capitalist-change-of-government-agenda free:history-he35
capitalist ask.sell-to-state
least most 1/4 2/4 3/4 4/4
capitalist ask.sell-to-state | resource.luxury
least most 1/4 2/4 3/4 4/4
capitalist ask.turn-free
free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage end free:receive-benefits free:pay-off-loan free:history-he15 free:history-he47 free:history-he37 free:history-he50 free:history-he35
capitalist ask.wages
wage:supermarket-3 wage:shopping-mall-3 wage:clinic-3 wage:college-3 done wage:supermarket-2 wage:clinic-2 wage:college-2 wage:supermarket-1 wage:shopping-mall-1 wage:shopping-mall-2 wage:clinic-1 wage:college-1 wage:radio-station-2 wage:radio-station-3 wage:radio-station-1 wage:fast-food-chain-2 wage:fast-food-chain-3 wage:hotel-2 wage:hotel-3 wage:lobbying-firm-2 wage:lobbying-firm-3 wage:academy-3 wage:academy-1 wage:academy-2 wage:pharmaceutical-company-1 wage:pharmaceutical-company-2 wage:medical-village-2 wage:fish-farm-3 wage:vegetable-farm-1 wage:vegetable-farm-2 wage:vegetable-farm-3 wage:fish-farm-2 wage:shopping-mall-2-3 wage:institute-of-technology-2 wage:shopping-mall-2-2 wage:regional-tv-station-2-2 wage:college-2-2 wage:university-3 wage:publishing-house-2 wage:hospital-3 wage:hospital-2 wage:clinic-2-3 wage:clinic-2-2 wage:clinic-2-1 wage:lobbying-firm-1 wage:fast-food-chain-1
capitalist ask.bonus
company:supermarket company:shopping-mall company:clinic company:college company:hotel company:radio-station company:fast-food-chain company:publishing-house company:lobbying-firm company:fish-farm company:vegetable-farm company:pharmaceutical-company company:institute-of-technology company:regional-tv-station-2 company:shopping-mall-2 company:university company:hospital company:clinic-2
capitalist ask.turn-main
play:capitalist-interest-groups play:capitalist-extra-shift play:capitalist-foreign-market-insight basic:propose-bill basic:build-company basic:sell-company basic:sell-abroad basic:make-deal basic:lobby basic:political-pressure play:capitalist-trade-protectionism-lobby play:capitalist-health-crisis play:capitalist-global-food-crisis play:capitalist-tap-into-new-markets play:capitalist-investment-opportunities play:capitalist-global-branding play:capitalist-technological-progress play:capitalist-foreign-recruitment play:capitalist-bid-rigging play:capitalist-public-opinion-polling play:capitalist-foreign-partner play:capitalist-buy-private-island play:capitalist-unemployment-initiative-program play:capitalist-business-expansion play:capitalist-protect-the-status-quo play:capitalist-exit-strategy play:capitalist-endorse-political-campaign play:capitalist-radical-reforms play:capitalist-higher-education-program play:capitalist-industrialization play:capitalist-fake-news play:capitalist-offshore-companies play:capitalist-taxed-enough-already basic:history-he30 play:capitalist-competitive-wages play:capitalist-push-political-agenda play:capitalist-momentum-for-change play:capitalist-business-grants
capitalist ask.discard
discard:capitalist-foreign-recruitment discard:capitalist-interest-groups discard:capitalist-extra-shift discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-health-crisis discard:capitalist-global-food-crisis discard:capitalist-tap-into-new-markets discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-higher-education-program discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-business-expansion discard:capitalist-bid-rigging discard:capitalist-exit-strategy discard:capitalist-radical-reforms discard:capitalist-reveal-political-scandal discard:capitalist-public-opinion-polling discard:capitalist-buy-private-island discard:capitalist-industrialization discard:capitalist-taxed-enough-already discard:capitalist-protect-the-status-quo discard:capitalist-push-political-agenda discard:capitalist-fake-news discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-endorse-political-campaign discard:capitalist-trade-protectionism-lobby discard:capitalist-momentum-for-change discard:capitalist-change-of-government-agenda
capitalist ask.discard | action.lobby
discard:capitalist-foreign-recruitment discard:capitalist-interest-groups discard:capitalist-extra-shift discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-higher-education-program discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-public-opinion-polling discard:capitalist-buy-private-island discard:capitalist-exit-strategy discard:capitalist-business-expansion discard:capitalist-endorse-political-campaign discard:capitalist-bid-rigging discard:capitalist-industrialization discard:capitalist-push-political-agenda discard:capitalist-tap-into-new-markets discard:capitalist-momentum-for-change discard:capitalist-trade-protectionism-lobby discard:capitalist-fake-news discard:capitalist-reveal-political-scandal discard:capitalist-taxed-enough-already
capitalist ask.vote-side
for against
capitalist ask.vote-side | policy.4 C
for against
capitalist ask.vote-influence
least 1/4 2/4 3/4 4/4 most
capitalist ask.vote-influence | policy.4
least 1/4 2/4 3/4 4/4 most
capitalist ask.price
price:health-5 price:health-10 done price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:education-5 price:education-10 price:food-12 price:luxury-8 price:health-8 price:education-8
capitalist ask.storage-tile
resource:food resource:luxury resource:health resource:education
capitalist ask.discard | action.sell-abroad
discard:capitalist-foreign-recruitment discard:capitalist-extra-shift discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-foreign-partner discard:capitalist-higher-education-program discard:capitalist-technological-progress discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-bid-rigging discard:capitalist-public-opinion-polling discard:capitalist-buy-private-island discard:capitalist-business-expansion discard:capitalist-taxed-enough-already discard:capitalist-protect-the-status-quo discard:capitalist-push-political-agenda discard:capitalist-radical-reforms discard:capitalist-exit-strategy discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-tap-into-new-markets discard:capitalist-offshore-companies discard:capitalist-global-food-crisis discard:capitalist-industrialization discard:capitalist-fake-news discard:capitalist-interest-groups discard:capitalist-trade-protectionism-lobby discard:capitalist-endorse-political-campaign discard:capitalist-health-crisis
capitalist ask.discard | action.propose-bill
discard:capitalist-foreign-recruitment discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-health-crisis discard:capitalist-tap-into-new-markets discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-business-expansion discard:capitalist-bid-rigging discard:capitalist-higher-education-program discard:capitalist-offshore-companies discard:capitalist-radical-reforms discard:capitalist-global-food-crisis discard:capitalist-reveal-political-scandal discard:capitalist-public-opinion-polling discard:capitalist-exit-strategy discard:capitalist-buy-private-island discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-endorse-political-campaign discard:capitalist-foreign-market-insight discard:capitalist-industrialization discard:capitalist-push-political-agenda discard:capitalist-trade-protectionism-lobby discard:capitalist-taxed-enough-already discard:capitalist-change-of-government-agenda
capitalist ask.bill
bill:1B bill:2A bill:2C bill:3B bill:4B bill:5B bill:6A bill:6C bill:7A bill:7C bill:2B bill:3A bill:3C bill:4A bill:4C bill:1A bill:1C bill:6B bill:5C bill:5A bill:7B
capitalist ask.immediate-vote
yes no
capitalist ask.immediate-vote | policy.4
yes no
capitalist ask.discard-companies
company:pharmaceutical-company company:fashion-company company:vegetable-farm company:automated-grain-farm done company:radio-station company:hotel company:fast-food-chain company:supermarket-2 company:shopping-mall-2 company:stadium company:automated-dairy-farm company:hospital company:institute-of-technology company:university company:college-2 company:medical-village company:electronics-manufacturer company:fish-farm company:lobbying-firm company:car-manufacturer company:academy company:tv-station company:clinic-2 company:publishing-house
capitalist ask.discard | action.political-pressure
discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-health-crisis discard:capitalist-global-food-crisis discard:capitalist-tap-into-new-markets discard:capitalist-foreign-partner discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-technological-progress discard:capitalist-extra-shift discard:capitalist-bid-rigging discard:capitalist-offshore-companies discard:capitalist-public-opinion-polling discard:capitalist-buy-private-island discard:capitalist-industrialization discard:capitalist-radical-reforms discard:capitalist-exit-strategy discard:capitalist-business-expansion discard:capitalist-foreign-recruitment discard:capitalist-endorse-political-campaign discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-trade-protectionism-lobby discard:capitalist-taxed-enough-already discard:capitalist-fake-news discard:capitalist-business-grants discard:capitalist-momentum-for-change discard:capitalist-higher-education-program discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-interest-groups
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
discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-bid-rigging discard:capitalist-exit-strategy discard:capitalist-higher-education-program discard:capitalist-offshore-companies discard:capitalist-radical-reforms discard:capitalist-public-opinion-polling discard:capitalist-tap-into-new-markets discard:capitalist-buy-private-island discard:capitalist-industrialization discard:capitalist-competitive-wages discard:capitalist-extra-shift discard:capitalist-health-crisis discard:capitalist-fake-news discard:capitalist-foreign-market-insight discard:capitalist-global-food-crisis discard:capitalist-trade-protectionism-lobby discard:capitalist-taxed-enough-already discard:capitalist-foreign-recruitment discard:capitalist-endorse-political-campaign discard:capitalist-investment-opportunities discard:capitalist-push-political-agenda discard:capitalist-business-expansion discard:capitalist-interest-groups
capitalist ask.wage | company.fast-food-chain
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.fast-food-chain
class:working class:middle none
capitalist ask.discard | action.sell-company
discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-investment-opportunities discard:capitalist-extra-shift discard:capitalist-foreign-recruitment discard:capitalist-bid-rigging discard:capitalist-interest-groups discard:capitalist-higher-education-program discard:capitalist-radical-reforms discard:capitalist-global-food-crisis discard:capitalist-offshore-companies discard:capitalist-reveal-political-scandal discard:capitalist-public-opinion-polling discard:capitalist-buy-private-island discard:capitalist-exit-strategy discard:capitalist-protect-the-status-quo discard:capitalist-competitive-wages discard:capitalist-business-expansion discard:capitalist-global-branding discard:capitalist-industrialization discard:capitalist-fake-news discard:capitalist-foreign-market-insight discard:capitalist-trade-protectionism-lobby discard:capitalist-tap-into-new-markets discard:capitalist-push-political-agenda discard:capitalist-taxed-enough-already discard:capitalist-change-of-government-agenda discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-momentum-for-change discard:capitalist-health-crisis discard:capitalist-endorse-political-campaign
capitalist ask.sell-company
company:supermarket company:shopping-mall company:clinic company:college company:radio-station company:car-manufacturer company:lobbying-firm company:automated-grain-farm company:medical-village company:fish-farm company:vegetable-farm company:shopping-mall-2 company:institute-of-technology company:regional-tv-station-2 company:college-2 company:electronics-manufacturer company:fast-food-chain company:publishing-house company:pharmaceutical-company
capitalist ask.immediate-vote | policy.3
yes no
capitalist ask.vote-influence | policy.3
least 2/4 3/4 most 1/4 4/4
capitalist ask.vote-side | policy.5 B
for against
capitalist ask.export
sale:food-0 sale:food-1 sale:luxury-0 sale:luxury-1 sale:health-0 sale:health-1 sale:education-0 sale:education-1 done extra
capitalist ask.discard | action.make-deal
discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-partner discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-competitive-wages discard:capitalist-foreign-market-insight discard:capitalist-extra-shift discard:capitalist-foreign-recruitment discard:capitalist-exit-strategy discard:capitalist-technological-progress discard:capitalist-higher-education-program discard:capitalist-global-food-crisis discard:capitalist-industrialization discard:capitalist-fake-news discard:capitalist-interest-groups discard:capitalist-trade-protectionism-lobby discard:capitalist-radical-reforms
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
skill:luxury skill:healthcare skill:education skill:media
capitalist ask.vote-side | policy.6 B
for against
state ask.turn
play:state-higher-vat play:state-construction-boom play:state-public-sector-overtime play:state-geopolitical-support basic:propose-bill basic:event-action basic:extra-tax basic:campaign free:adjust-wages play:state-foreign-financial-assistance play:state-allowances-and-subsidies play:state-a-matter-of-high-priority play:state-privatization play:state-radical-reforms play:state-foreign-investment-program basic:meet-mps play:state-pressing-matters play:state-shift-focus play:state-denial-of-free-speech play:state-growth-in-tourism play:state-healthcare-program play:state-step-for-representation play:state-agenda-setting play:state-employment-support-scheme play:state-quantitative-easing basic:sell-abroad basic:history-he30 play:state-literacy-program play:state-supplemental-income-program play:state-change-of-government-agenda play:state-protect-the-status-quo play:state-unemployment-initiative-program play:state-foreign-students play:state-immediate-response play:state-reveal-political-scandal play:state-covid-19-vaccination-program free:history-he47 basic:history-he48 free:pay-off-loan play:state-business-grants play:state-nationalization agenda:hold play:state-emergency-state play:state-medical-tourism free:history-he43 free:history-he27 play:state-momentum-for-change free:history-he35
state ask.overtime
company:university-hospital company:technical-university company:national-public-broadcasting company:public-university-2 company:public-hospital-2 company:regional-tv-station-2 company:shopping-mall company:public-hospital-3 company:public-university-3
state ask.turn-free
free:adjust-wages end free:history-he47 free:pay-off-loan agenda:hold free:history-he43 free:history-he27 free:history-he35
state ask.discard
discard:state-foreign-financial-assistance discard:state-literacy-program discard:state-higher-vat discard:state-construction-boom discard:state-medical-tourism discard:state-geopolitical-support discard:state-allowances-and-subsidies discard:state-a-matter-of-high-priority discard:state-privatization discard:state-foreign-investment-program discard:state-radical-reforms discard:state-foreign-students discard:state-pressing-matters discard:state-shift-focus discard:state-denial-of-free-speech discard:state-nationalization discard:state-healthcare-program discard:state-step-for-representation discard:state-agenda-setting discard:state-public-sector-overtime discard:state-employment-support-scheme discard:state-quantitative-easing discard:state-reveal-political-scandal discard:state-change-of-government-agenda discard:state-supplemental-income-program discard:state-protect-the-status-quo discard:state-emergency-state discard:state-immediate-response discard:state-covid-19-vaccination-program discard:state-growth-in-tourism discard:state-unemployment-initiative-program discard:state-business-grants
state ask.discard | action.event-action
discard:state-foreign-financial-assistance discard:state-literacy-program discard:state-higher-vat discard:state-construction-boom discard:state-medical-tourism discard:state-geopolitical-support discard:state-healthcare-program discard:state-step-for-representation discard:state-agenda-setting discard:state-public-sector-overtime discard:state-employment-support-scheme discard:state-foreign-investment-program discard:state-foreign-students discard:state-allowances-and-subsidies discard:state-reveal-political-scandal discard:state-denial-of-free-speech discard:state-a-matter-of-high-priority discard:state-pressing-matters discard:state-shift-focus discard:state-privatization discard:state-nationalization discard:state-unemployment-initiative-program discard:state-immediate-response discard:state-change-of-government-agenda discard:state-radical-reforms discard:state-business-grants discard:state-quantitative-easing discard:state-protect-the-status-quo discard:state-emergency-state discard:state-growth-in-tourism discard:state-supplemental-income-program
state ask.event
event:strike-at-the-port event:developing-countries-in-need event:neighbors-at-war event:earthquake event:global-supply-chain-crisis event:political-scandal event:ae12 event:ae09 event:low-education-index event:need-for-sustainability-initiative event:outdated-public-sector-infrastructure event:ae04 event:ae25 event:ae06 event:ae18 event:infant-industry-requires-help event:drought event:technological-illiteracy event:declining-birth-rate event:political-polarization event:low-university-ratings event:companies-demand-better-internet event:local-industries-in-turmoil event:fear-of-deflation event:demand-for-higher-welfare-standards event:ae03 event:ae10 event:civil-unrest event:unfair-representation event:need-for-stimulus-package event:pandemic event:ae02 event:ae11 event:ae23 event:ae08 event:demand-for-pension-reform
state ask.event-class
class:working class:capitalist class:middle
state ask.event-class | event.strike-at-the-port
class:working class:capitalist
state ask.wages
wage:university-hospital-3 wage:technical-university-3 wage:national-public-broadcasting-3 done wage:technical-university-2 wage:national-public-broadcasting-2 wage:university-hospital-1 wage:university-hospital-2 wage:technical-university-1 wage:national-public-broadcasting-1 wage:regional-tv-station-3-2 wage:regional-tv-station-3-3 wage:public-university-3-1 wage:public-university-3-2 wage:public-university-2-1 wage:public-university-2-2 wage:regional-tv-station-2-1 wage:regional-tv-station-2-2 wage:public-university-2-3 wage:public-hospital-2-3 wage:public-university-3-3 wage:public-hospital-2-2 wage:regional-tv-station-3-1 wage:public-hospital-2-1 wage:regional-tv-station-2-3 wage:public-hospital-3-3 wage:shopping-mall-2 wage:shopping-mall-3 wage:public-hospital-3-1 wage:public-hospital-3-2 wage:shopping-mall-1 wage:lobbying-firm-2 wage:lobbying-firm-3
state ask.vote-side
for against
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
discard:state-literacy-program discard:state-construction-boom discard:state-geopolitical-support discard:state-allowances-and-subsidies discard:state-a-matter-of-high-priority discard:state-privatization discard:state-foreign-investment-program discard:state-radical-reforms discard:state-foreign-students discard:state-pressing-matters discard:state-shift-focus discard:state-denial-of-free-speech discard:state-healthcare-program discard:state-agenda-setting discard:state-public-sector-overtime discard:state-higher-vat discard:state-employment-support-scheme discard:state-nationalization discard:state-quantitative-easing discard:state-reveal-political-scandal discard:state-change-of-government-agenda discard:state-foreign-financial-assistance discard:state-supplemental-income-program discard:state-step-for-representation discard:state-immediate-response discard:state-covid-19-vaccination-program discard:state-unemployment-initiative-program discard:state-medical-tourism discard:state-emergency-state discard:state-business-grants discard:state-protect-the-status-quo discard:state-growth-in-tourism
state ask.campaign
least most 3/4
state ask.event-penalty
class:working class:middle class:capitalist
state ask.event-penalty | event.developing-countries-in-need
class:working class:middle class:capitalist
state ask.discard | action.propose-bill
discard:state-literacy-program discard:state-allowances-and-subsidies discard:state-a-matter-of-high-priority discard:state-privatization discard:state-foreign-investment-program discard:state-radical-reforms discard:state-foreign-students discard:state-nationalization discard:state-healthcare-program discard:state-step-for-representation discard:state-agenda-setting discard:state-public-sector-overtime discard:state-employment-support-scheme discard:state-change-of-government-agenda discard:state-supplemental-income-program discard:state-higher-vat discard:state-protect-the-status-quo discard:state-emergency-state discard:state-foreign-financial-assistance discard:state-denial-of-free-speech discard:state-shift-focus discard:state-quantitative-easing discard:state-geopolitical-support discard:state-construction-boom discard:state-pressing-matters discard:state-immediate-response discard:state-unemployment-initiative-program discard:state-covid-19-vaccination-program discard:state-medical-tourism discard:state-growth-in-tourism discard:state-business-grants discard:state-reveal-political-scandal
state ask.bill
bill:1B bill:2A bill:2C bill:3B bill:4B bill:5B bill:7A bill:7C bill:3C bill:4A bill:5A bill:2B bill:3A bill:5C bill:6A bill:6C bill:4C bill:6B bill:7B bill:1A bill:1C
state ask.immediate-vote
yes no
state ask.immediate-vote | policy.2
yes no
state ask.provide-class
class:working class:middle class:capitalist
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
event:neighbors-at-war event:unfair-representation event:declining-birth-rate event:pandemic event:low-education-index event:political-polarization event:demand-for-pension-reform event:companies-demand-better-internet event:global-supply-chain-crisis
state ask.event-class | event.unfair-representation
class:working class:middle class:capitalist
state ask.shift-focus
event:neighbors-at-war event:declining-birth-rate done event:global-supply-chain-crisis event:political-scandal event:ae12 event:ae09 event:civil-unrest event:demand-for-higher-welfare-standards event:fear-of-deflation event:technological-illiteracy event:low-university-ratings event:outdated-public-sector-infrastructure event:strike-at-the-port event:drought event:need-for-stimulus-package event:unfair-representation event:pandemic event:ae23 event:ae11
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
least 3/4 most
state ask.provide-from
least 2/4 3/4 most
state ask.provide-from | role.capitalist resource.food
least 2/4 3/4 most
state ask.event-penalty | event.neighbors-at-war
class:working class:middle class:capitalist
state ask.event-class | event.global-supply-chain-crisis
class:working class:middle
state ask.provide-mix | resource.food resource.luxury
least 3/4 most
state ask.provide-from | source.foreign-market resource.luxury
least most 2/4 3/4
state ask.vote-side | policy.6 A
for against
state ask.vote-influence | policy.6
least 2/4 3/4 4/4 most
state ask.immediate-vote | policy.6
yes no
state ask.event-penalty | event.political-scandal
class:working class:middle class:capitalist
middle ask.discard | action.extra-shift
discard:middle-supplemental-income-program discard:middle-migration discard:middle-foreign-market-insight discard:middle-investment-opportunities discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-land-of-opportunity discard:middle-export-subsidy discard:middle-import-subsidy discard:middle-public-opinion-polling discard:middle-labor-market-deregulation discard:middle-voice-of-middle-class-workers discard:middle-small-business-grant discard:middle-healthcare-benefits discard:middle-fake-news discard:middle-change-of-government-agenda discard:middle-employment-subsidy discard:middle-immigration-reform discard:middle-state-scholarship discard:middle-health-crisis discard:middle-higher-education-program discard:middle-growing-business discard:middle-specialization discard:middle-unemployment-initiative-program discard:middle-interest-groups discard:middle-public-sector-overtime
middle ask.extra-shift
company:convenience-store company:doctors-office company:pharmacy company:doctors-office-2 company:pr-agency company:organic-farm company:tutoring-company done company:training-center company:local-newspaper company:fast-food-restaurant company:electronics-store company:regional-radio-station company:medical-laboratory company:jewelry-store company:private-school
middle ask.consumption
many-sources one-source
middle ask.buy-source | resource.food
source:middle source:capitalist source:foreign done
middle ask.keep-event
keep vp
middle ask.keep-event | event.ae16
keep vp
middle ask.remove-worker
skill:unskilled skill:luxury skill:healthcare skill:education skill:agriculture skill:media
middle ask.food-stored
least most 3/4 2/4
middle ask.benefit
benefit:ae16 done benefit:ae12
middle ask.buy-source | resource.education
source:capitalist source:state done
middle ask.buy-amount | resource.education
least 2/4 3/4 most 1/4 4/4
middle ask.buy-amount | resource.food
least most 2/4 3/4 1/4 4/4
middle ask.wage | company.doctors-office
wage:2 wage:3
middle ask.founder | company.doctors-office skill.healthcare
skill:healthcare worker:doctors-office-0
middle ask.employee | company.doctors-office
skill:unskilled none
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
worker:doctors-office-2-0 worker:clinic-0
middle ask.assign-where | skill.healthcare
company:doctors-office company:doctors-office-2 company:shopping-mall company:vegetable-farm company:lobbying-firm company:clinic company:shopping-mall-2 company:university-hospital company:public-hospital-2
middle ask.storage-tile
resource:food resource:luxury resource:health resource:education
middle ask.vote-side | policy.2 B
for against
middle ask.wage | company.medical-laboratory
wage:2 wage:3 wage:1
middle ask.founder | company.medical-laboratory skill.healthcare
skill:healthcare worker:pharmacy-0
middle ask.educate
skill:unskilled skill:agriculture skill:luxury skill:healthcare worker:academy-1 worker:technical-university-1 worker:technical-university-2 worker:pharmacy-1 worker:shopping-mall-1
middle ask.buy-amount | resource.health
least 1/4 2/4 3/4 4/4 most
middle ask.immediate-vote-free
yes no
middle ask.immediate-vote-free | policy.3
yes no
middle ask.wage | company.game-store
wage:1 wage:2 wage:3
middle ask.employee | company.game-store
skill:unskilled none
middle ask.vote-side | policy.7 C
for against
capitalist ask.investment
market deck
capitalist ask.wage | company.lobbying-firm
wage:2 wage:3
capitalist ask.staff-class-for | company.lobbying-firm
class:working none class:middle
capitalist ask.machinery-count
tokens:1 tokens:2
capitalist ask.machinery
company:supermarket company:clinic company:college company:shopping-mall company:fish-farm company:shopping-mall-2 company:clinic-2
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
wage:2 wage:3
capitalist ask.staff-class-for | company.academy
class:working class:middle none
capitalist ask.freeze-policy
policy:1 policy:4 policy:5 policy:6 policy:7 policy:3
capitalist ask.wage | company.pharmaceutical-company
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.pharmaceutical-company
class:middle none class:working
capitalist ask.vote-side | policy.3 B
for against
capitalist ask.vote-side | policy.7 C
for against
capitalist ask.vote-influence | policy.7
least 3/4 most 2/4 4/4
state ask.move-policy
policy:1B policy:2A policy:2C policy:3B policy:4A policy:4C policy:5B policy:6A policy:6C policy:7A policy:7C
state ask.turn-main
play:state-pressing-matters play:state-foreign-investment-program play:state-quantitative-easing play:state-allowances-and-subsidies play:state-shift-focus basic:propose-bill basic:event-action basic:meet-mps basic:campaign play:state-construction-boom play:state-geopolitical-support play:state-denial-of-free-speech basic:sell-abroad play:state-a-matter-of-high-priority play:state-healthcare-program play:state-higher-vat basic:extra-tax play:state-immediate-response play:state-covid-19-vaccination-program play:state-unemployment-initiative-program play:state-radical-reforms play:state-business-grants play:state-nationalization play:state-foreign-financial-assistance play:state-privatization play:state-public-sector-overtime play:state-growth-in-tourism basic:history-he30 play:state-agenda-setting play:state-employment-support-scheme play:state-step-for-representation play:state-literacy-program
state ask.event-class | event.ae16
class:working class:middle class:capitalist
state ask.event-class | event.ae09
class:working class:middle class:capitalist
state ask.event-class | event.ae12
class:working class:middle
state ask.buy-food
least most 2/4 3/4 4/4
state ask.buy-food | role.middle
least most
state ask.buy-food | role.capitalist
least 2/4 3/4 4/4 most
state ask.buy-food | source.foreign-market
least 3/4 most 2/4 4/4
state ask.open-company
company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:university-hospital company:national-public-broadcasting company:technical-university
state ask.wage
wage:2 wage:3 wage:1
state ask.wage | company.public-university
wage:2 wage:3 wage:1
state ask.wage | company.regional-tv-station
wage:2 wage:3 wage:1
state ask.wage | company.public-hospital
wage:2 wage:3 wage:1
state ask.staff-company
company:public-university-2 company:public-hospital-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-2 company:regional-tv-station-3 company:technical-university company:national-public-broadcasting
state ask.staff-company | role.middle
company:public-university-2 company:public-hospital-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-2 company:regional-tv-station-3 company:national-public-broadcasting company:technical-university
state ask.vote-side | policy.2 A
for against
state ask.discard | action.history-he30
discard:state-denial-of-free-speech discard:state-a-matter-of-high-priority discard:state-healthcare-program discard:state-agenda-setting discard:state-public-sector-overtime discard:state-higher-vat
state ask.event-class | event.ae11
class:working class:capitalist
state ask.discard | action.extra-tax
discard:state-a-matter-of-high-priority discard:state-healthcare-program discard:state-higher-vat discard:state-literacy-program discard:state-foreign-students discard:state-agenda-setting discard:state-shift-focus discard:state-covid-19-vaccination-program discard:state-public-sector-overtime discard:state-allowances-and-subsidies discard:state-foreign-investment-program discard:state-growth-in-tourism discard:state-unemployment-initiative-program discard:state-business-grants discard:state-nationalization discard:state-pressing-matters discard:state-medical-tourism discard:state-emergency-state discard:state-step-for-representation discard:state-foreign-financial-assistance discard:state-privatization discard:state-immediate-response discard:state-geopolitical-support discard:state-radical-reforms discard:state-quantitative-easing
state ask.close-company
company:university-hospital company:technical-university company:national-public-broadcasting company:public-university-2 company:regional-tv-station-3 company:public-hospital-2 company:public-university-3 company:regional-tv-station-2 company:public-hospital-3 company:shopping-mall company:lobbying-firm
state ask.vote-side | policy.6 C
for against
state ask.immediate-vote | policy.5
yes no
state ask.event-penalty | event.ae21
class:working class:middle class:capitalist
state ask.discard | action.meet-mps
discard:state-supplemental-income-program discard:state-public-sector-overtime discard:state-higher-vat discard:state-protect-the-status-quo discard:state-allowances-and-subsidies discard:state-emergency-state discard:state-step-for-representation discard:state-a-matter-of-high-priority discard:state-privatization discard:state-foreign-investment-program discard:state-shift-focus discard:state-nationalization discard:state-medical-tourism discard:state-radical-reforms discard:state-literacy-program discard:state-denial-of-free-speech discard:state-foreign-financial-assistance discard:state-pressing-matters discard:state-healthcare-program discard:state-agenda-setting discard:state-immediate-response discard:state-quantitative-easing discard:state-business-grants discard:state-foreign-students discard:state-unemployment-initiative-program discard:state-geopolitical-support
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
skill:healthcare worker:university-hospital-0
working ask.swap-in | company.doctors-office
skill:unskilled skill:healthcare skill:luxury skill:agriculture skill:education skill:media
working ask.buy-amount | resource.education
least 3/4 most 2/4 1/4 4/4
working ask.discard | action.propose-bill
discard:working-need-for-change discard:working-general-strike discard:working-migration discard:working-state-scholarship discard:working-healthcare-benefits discard:working-immigration-reform discard:working-specialization discard:working-public-sector-overtime discard:working-workplace-accident discard:working-interest-groups discard:working-boost-domestic-tourism discard:working-unemployment-benefits discard:working-highlight-social-issues discard:working-protect-the-status-quo discard:working-cooperative-farm discard:working-fake-news discard:working-student-movement discard:working-supplemental-income-program discard:working-labor-market-deregulation discard:working-rising-covid-19-cases discard:working-change-of-government-agenda discard:working-radical-reforms discard:working-reveal-political-scandal discard:working-signing-bonus discard:working-affordable-housing discard:working-public-opinion-polling discard:working-workers-movement discard:working-proletarians-of-the-world-unite discard:working-momentum-for-change discard:working-healthcare-movement
working ask.food-amount | role.middle
least most 3/4
working ask.swap-in | company.vegetable-farm
skill:unskilled skill:healthcare skill:agriculture skill:media
working ask.overtime
company:university-hospital company:technical-university company:public-university-3 company:public-hospital-2 company:regional-tv-station-3 company:national-public-broadcasting company:public-hospital-3
working ask.vote-side | policy.1 C
for against
working ask.vote-side | policy.2 B
for against
working ask.vote-side | policy.3 C
for against
working ask.housing
role:capitalist role:middle
working ask.buy-source | resource.food
source:capitalist source:foreign source:middle done
working ask.assign-where | skill.unskilled
company:convenience-store company:supermarket company:public-university-2 company:fast-food-chain company:doctors-office company:university-hospital company:vegetable-farm company:clinic company:national-public-broadcasting trade:cooperative-farm-2 company:technical-university trade:local-newspaper-employee company:public-hospital-2 company:lobbying-firm company:regional-tv-station-3 company:regional-tv-station-2 company:public-hospital-3 company:game-store
working ask.assign-next-for | company.fast-food-chain
skill:unskilled skill:agriculture skill:healthcare worker:doctors-office-2-employee worker:clinic-0 worker:clinic-1 worker:vegetable-farm-0 worker:university-hospital-0 worker:university-hospital-1
working ask.assign-where | skill.healthcare
company:doctors-office company:doctors-office-2 company:vegetable-farm company:clinic company:technical-university company:national-public-broadcasting company:public-hospital-2 company:regional-tv-station-2 company:public-university-3 union:healthcare company:pharmaceutical-company company:university-hospital company:regional-tv-station-3 company:lobbying-firm company:publishing-house company:public-hospital-3 company:convenience-store company:game-store company:medical-laboratory
working ask.assign-next-for | company.university-hospital
skill:unskilled skill:healthcare worker:clinic-0 worker:vegetable-farm-1 skill:agriculture skill:media
working ask.assign-next-for | company.pharmaceutical-company
skill:unskilled skill:healthcare worker:doctors-office-employee worker:clinic-0 worker:clinic-1 worker:fast-food-chain-0 worker:university-hospital-0 worker:university-hospital-2 worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1
working ask.immediate-vote
yes no
working ask.immediate-vote | policy.7
yes no
working ask.vote-influence | policy.7
least 3/4 most 2/4
working ask.vote-influence | policy.3
least 2/4 3/4 4/4 most 1/4
middle ask.assign-where | skill.education
company:supermarket company:college company:lobbying-firm company:university-hospital company:national-public-broadcasting company:shopping-mall-2 company:shopping-mall
middle ask.assign-next-for | company.college
skill:healthcare worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 skill:education worker:technical-university-0
middle ask.vote-side | policy.4 C
for against
middle ask.swap-in | company.college
skill:unskilled skill:agriculture skill:media skill:healthcare
middle ask.swap-in | company.lobbying-firm
skill:unskilled skill:agriculture skill:education skill:media skill:healthcare
middle ask.assign-where | skill.unskilled
company:supermarket company:national-public-broadcasting company:public-university-2 trade:fast-food-restaurant-1 trade:clinic-0 company:university-hospital company:technical-university company:shopping-mall company:public-hospital-2 company:supermarket-2
middle ask.assign-next-for | company.vegetable-farm
skill:unskilled skill:agriculture skill:luxury skill:media worker:doctors-office-0 worker:college-0 worker:college-1 worker:college-2-0 worker:college-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2
middle ask.founder | company.pr-agency skill.media
skill:media worker:pharmaceutical-company-2
middle ask.founder | company.pr-agency skill.unskilled
skill:unskilled skill:agriculture skill:luxury skill:media worker:doctors-office-0 worker:college-0 worker:college-1 worker:college-2-0 worker:college-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1
middle ask.vote-side | policy.3 C
for against
middle ask.swap-in | company.vegetable-farm
skill:unskilled skill:luxury
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
least most 3/4
state ask.event-buy | role.capitalist resource.luxury
least most 3/4
working ask.hidden-agenda
agenda:ha14 agenda:ha15 agenda:ha12
working ask.keep-event
keep vp
working ask.keep-event | event.ae25
keep vp
working ask.benefit
benefit:ae25 done benefit:ae12 benefit:ae06
working ask.vote-side | policy.5 B
for against
working ask.remove-worker
skill:unskilled skill:agriculture skill:luxury skill:education
working ask.vote-side | policy.3 A
for against
working ask.free-health
least 3/4 most
working ask.keep-event | event.ae06
keep vp
working ask.keep-event | event.ae12
keep vp
working ask.remove-cubes
class:working class:middle class:capitalist done
working ask.immediate-vote | policy.6
yes no
working ask.assign-next-for | company.publishing-house
skill:unskilled skill:healthcare skill:education worker:cooperative-farm-0 worker:public-university-3-0 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1
working ask.swap-in | company.publishing-house
skill:unskilled skill:education
working ask.referendum-side
for against
working ask.scandal
role:capitalist role:state
working ask.buy-amount | resource.influence
least 2/4 3/4 most 4/4
working ask.vote-side | policy.6 C
for against
working ask.vote-side | policy.7 A
for against
middle ask.hidden-agenda
agenda:ha08 agenda:ha06 agenda:ha07
middle ask.export-card
card:export-14 card:export-09 card:export-15 card:export-08
middle ask.buy-amount | resource.influence
least 3/4 most 1/4 2/4 4/4
middle ask.vote-influence | policy.5
least 3/4 most 1/4 2/4 4/4
middle ask.immediate-vote-free | policy.5
yes no
middle ask.founder | company.jewelry-store skill.unskilled
skill:unskilled skill:agriculture skill:media worker:shopping-mall-1 worker:college-0 worker:college-1 worker:technical-university-0 worker:technical-university-1 skill:healthcare worker:pharmacy-0 worker:pharmacy-1 worker:radio-station-0 worker:regional-tv-station-3-0 worker:public-hospital-3-0 worker:public-hospital-3-1 skill:education worker:convenience-store-0
middle ask.swap-in | company.jewelry-store
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:education
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
deal:deal-food-7-luxury-5 deal:deal-luxury-12 deal:deal-food-7-luxury-5-2 deal:deal-food-6-2 deal:deal-food-7 deal:deal-food-8 deal:deal-food-8-luxury-4 deal:deal-luxury-10
capitalist ask.deal-stored | resource.luxury
least 2/4 3/4 4/4 most 1/4
capitalist ask.new-bill
yes no
capitalist ask.export-card
card:export-04 card:export-10 card:export-12 card:export-06 card:export-07 card:export-02 card:export-09 card:export-03 card:export-14 card:export-08 card:export-16 card:export-11 card:export-05
capitalist ask.export-from-zone
least 2/4 3/4 most 1/4 4/4
capitalist ask.export-from-zone | resource.luxury
least 2/4 3/4 most 1/4 4/4
capitalist ask.overtime
company:shopping-mall company:college company:fish-farm company:fast-food-chain company:lobbying-firm company:supermarket company:clinic
capitalist ask.export-extra | resource.food
least 3/4 most
capitalist ask.wage | company.medical-village
wage:2 wage:3
capitalist ask.vote-side | policy.7 B
for against
capitalist ask.referendum-side
for against
capitalist ask.vote-side | policy.6 C
for against
state ask.hidden-agenda
agenda:ha04 agenda:ha03 agenda:ha01 agenda:ha05
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
cost:0 cost:1
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
discard:state-shift-focus discard:state-covid-19-vaccination-program discard:state-public-sector-overtime discard:state-a-matter-of-high-priority discard:state-business-grants discard:state-pressing-matters discard:state-literacy-program discard:state-privatization discard:state-protect-the-status-quo discard:state-immediate-response discard:state-agenda-setting discard:state-employment-support-scheme discard:state-foreign-financial-assistance discard:state-growth-in-tourism
state ask.staff-skill
skill:agriculture skill:healthcare skill:luxury skill:media skill:education
state ask.staff-skill | company.public-university
skill:agriculture skill:healthcare skill:education skill:media skill:luxury
state ask.staff-skill | company.public-hospital
skill:agriculture skill:healthcare
working ask.immediate-vote | policy.1
yes no
working ask.vote-side | policy.7 C
for against
working ask.assign-next-for | company.public-hospital
skill:unskilled skill:media worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:pharmaceutical-company-1 worker:university-hospital-0 worker:university-hospital-1 skill:luxury skill:healthcare worker:cooperative-farm-0 worker:convenience-store-employee worker:doctors-office-employee worker:organic-farm-employee worker:clinic-0
working ask.swap-in | company.public-hospital
skill:unskilled skill:media skill:luxury skill:healthcare skill:education
working ask.buy-amount | resource.luxury
least 2/4 3/4 most 4/4 1/4
working ask.vote-side | policy.7 B
for against
working ask.assign-next-for | company.supermarket
skill:unskilled skill:education worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:tv-station-0 worker:tv-station-1 worker:supermarket-2-1 worker:public-hospital-2-0 worker:public-hospital-2-1
working ask.assign-next-for | company.technical-university
skill:unskilled skill:education worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:tv-station-1 worker:public-hospital-2-0 worker:public-hospital-2-1 skill:agriculture worker:convenience-store-employee worker:doctors-office-employee worker:regional-radio-station-employee worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1
working ask.swap-in | company.supermarket
skill:unskilled skill:healthcare
working ask.buy-source | resource.education
source:middle source:capitalist source:state done
working ask.swap-in | company.tutoring-company
skill:unskilled skill:healthcare
working ask.educate
skill:unskilled skill:healthcare skill:media worker:tutoring-company-employee worker:supermarket-1 worker:technical-university-1 worker:technical-university-2 worker:public-hospital-2-1 skill:agriculture worker:college-1 worker:university-hospital-1 worker:university-hospital-2 worker:convenience-store-employee worker:doctors-office-employee worker:game-store-employee worker:local-newspaper-employee worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:radio-station-0 worker:radio-station-1 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:clinic-1 worker:public-university-2-1
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
skill:unskilled none
middle ask.swap-in | company.regional-tv-station
skill:agriculture skill:healthcare skill:unskilled
middle ask.sell-to-state
least 2/4 3/4 most
middle ask.sell-to-state | resource.health
least 2/4 3/4 most
middle ask.vote-influence | policy.7
least 3/4 most 2/4 1/4 4/4
middle ask.vote-side | policy.1 A
for against
middle ask.overtime
company:technical-university company:national-public-broadcasting company:regional-tv-station-3 company:public-hospital-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-2 company:university-hospital company:public-university-2
state ask.staff-skill | company.regional-tv-station
skill:luxury skill:media skill:education
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
sale:luxury-0 sale:luxury-1
state ask.vote-side | policy.7 C
for against
middle ask.founder | company.tutoring-company skill.education
skill:education worker:technical-university-0
middle ask.wage | company.local-newspaper
wage:2 wage:3
middle ask.employee | company.local-newspaper
skill:unskilled none
middle ask.swap-in | company.hotel
skill:unskilled skill:agriculture skill:luxury
middle ask.founder | company.fast-food-restaurant skill.agriculture
skill:agriculture worker:convenience-store-0 worker:fish-farm-0 worker:organic-farm-0
middle ask.swap-in | company.fast-food-restaurant
skill:agriculture skill:healthcare skill:unskilled skill:luxury skill:media skill:education
middle ask.migrant
skill:agriculture skill:luxury skill:healthcare done skill:unskilled skill:media skill:education
middle ask.swap-in | company.clinic
skill:unskilled skill:agriculture skill:healthcare skill:media
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
skill:luxury skill:healthcare
capitalist ask.export-from-zone | resource.food
least 2/4 3/4 most 1/4 4/4
state ask.vote-side | policy.5 B
for against
state ask.event-cubes
least 2/4 3/4 4/4 most
state ask.event-class | event.local-industries-in-turmoil
class:middle class:capitalist
state ask.event-buy | role.capitalist resource.education
least 3/4 most
state ask.event-class | event.companies-demand-better-internet
class:middle class:capitalist
state ask.event-bill-by
class:working class:capitalist
working ask.swap-in | company.radio-station
skill:unskilled skill:media
working ask.assign-next-for | company.vegetable-farm
skill:unskilled skill:agriculture
working ask.swap-in | company.university-hospital
skill:unskilled skill:media skill:agriculture skill:luxury
working ask.migrant
skill:unskilled skill:agriculture skill:media done skill:luxury skill:education skill:healthcare
capitalist ask.immediate-vote-free | policy.7
yes no
capitalist ask.wage | company.shopping-mall
wage:2 wage:3
capitalist ask.staff-class-for | company.shopping-mall
class:middle none class:working
capitalist ask.fill-company
company:supermarket company:clinic company:college company:shopping-mall-2
capitalist ask.wage | company.institute-of-technology
wage:2 wage:3
capitalist ask.staff-class-for | company.institute-of-technology
class:middle none
capitalist ask.vote-side | policy.5 C
for against
state ask.immediate-vote-free | policy.4
yes no
state ask.drop-event
event:unfair-representation event:local-industries-in-turmoil event:strike-at-the-port event:demand-for-higher-welfare-standards event:need-for-stimulus-package event:low-university-ratings event:ae24 event:ae03
state ask.provide-from | source.foreign-market resource.food
least 3/4 most 2/4
state ask.immediate-vote | policy.3
yes no
working ask.swap-in | company.convenience-store
skill:unskilled skill:education skill:agriculture skill:healthcare
middle ask.vote-side | policy.1 C
for against
middle ask.wage | company.electronics-store
wage:2 wage:3 wage:1
middle ask.swap-in | company.shopping-mall
skill:unskilled skill:agriculture skill:media skill:education skill:luxury
middle ask.founder | company.regional-radio-station skill.media
skill:media worker:local-newspaper-0 worker:regional-tv-station-2-0 worker:national-public-broadcasting-0
middle ask.vote-side | policy.5 C
for against
middle ask.vote-side | policy.3 A
for against
capitalist ask.retire-company
company:national-public-broadcasting company:public-university-2 company:public-hospital-2 company:regional-tv-station-2 company:regional-tv-station-3 company:public-university-3 company:public-hospital-3
capitalist ask.vote-side | policy.1 C
for against
capitalist ask.remove-cubes
class:working class:middle class:capitalist done
state ask.build
company:shopping-mall-2 company:car-manufacturer company:lobbying-firm
state ask.immediate-vote-free | policy.1
yes no
state ask.privatize
company:public-hospital-2 company:regional-tv-station-2
state ask.emergency-policy
policy:1B policy:2A policy:2C policy:4B policy:7A policy:7C policy:1A policy:1C policy:3B policy:6B policy:7B policy:2B policy:5B
state ask.wage | company.national-public-broadcasting
wage:2 wage:3
state ask.wage | company.technical-university
wage:2 wage:3
state ask.staff-company | role.working
company:public-university-3 company:technical-university company:public-university-2 company:regional-tv-station-2 company:regional-tv-station-3
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
least 3/4 most
state ask.provide-from | role.middle resource.luxury
least most
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
skill:unskilled worker:convenience-store-employee worker:game-store-employee worker:local-newspaper-employee worker:organic-farm-employee
working ask.vote-side | policy.5 C
for against
capitalist ask.keep-event | event.ae10
keep vp
capitalist ask.keep-event | event.ae03
keep vp
capitalist ask.benefit
benefit:ae03 done benefit:ae02 benefit:ae09
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
worker:convenience-store-0 worker:technical-university-0 worker:technical-university-1 worker:shopping-mall-0 worker:shopping-mall-1 skill:unskilled skill:agriculture skill:luxury skill:education worker:medical-laboratory-0 worker:game-store-0 worker:supermarket-0 worker:supermarket-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:pharmacy-0 worker:pharmacy-1 worker:jewelry-store-0 worker:jewelry-store-1
middle ask.wage | company.convenience-store
wage:2 wage:3 wage:1
middle ask.employee | company.convenience-store
skill:unskilled none
middle ask.lose-company
company:doctors-office company:fast-food-restaurant company:convenience-store-2
capitalist ask.lose-company
company:college company:radio-station
state ask.provide-from | role.middle resource.food
least most
state ask.provide-from | role.capitalist resource.luxury
least most 3/4
working ask.accident-owner
role:middle role:state
middle ask.founder | company.organic-farm skill.agriculture
skill:agriculture worker:convenience-store-0
capitalist ask.immediate-vote-free | policy.5
yes no
capitalist ask.wage | company.university
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.university
class:working class:middle none
capitalist ask.staff-class-for | company.college
class:working class:middle
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
skill:media worker:regional-radio-station-employee
working ask.assign-next-for | company.regional-tv-station
skill:unskilled skill:agriculture skill:healthcare skill:education worker:doctors-office-employee worker:technical-university-0 worker:technical-university-1 worker:public-hospital-2-0 worker:public-hospital-2-1
working ask.swap-in | company.regional-tv-station
skill:unskilled skill:agriculture skill:education
working ask.swap-in | company.game-store
skill:unskilled skill:agriculture skill:education skill:healthcare
middle ask.employee | company.regional-radio-station
skill:media none
middle ask.swap-in | company.public-university
skill:unskilled skill:agriculture
middle ask.immediate-vote-free | policy.1
yes no
capitalist ask.immediate-vote | policy.7
yes no
capitalist ask.vote-side | policy.1 A
for against
capitalist ask.wage | company.stadium
wage:2 wage:3
capitalist ask.staff-class-for | company.stadium
class:middle none
capitalist ask.immediate-vote | policy.5
yes no
state ask.cancel-bill
bill:2 bill:7
state ask.import-health
least 3/4 most
state ask.retire-company
company:university-hospital company:regional-tv-station-3 company:regional-tv-station-2 company:shopping-mall company:public-university-2 company:public-hospital-3 company:public-hospital-2
state ask.nationalize
company:lobbying-firm company:publishing-house
state ask.wage | company.lobbying-firm
wage:2 wage:3
working ask.assign-where | skill.luxury
company:game-store company:university-hospital
middle ask.assign-next-for | company.supermarket
worker:convenience-store-0 worker:supermarket-0
middle ask.founder | company.electronics-store skill.luxury
skill:luxury worker:shopping-mall-0 worker:jewelry-store-0
middle ask.employee | company.electronics-store
skill:luxury none
middle ask.immediate-vote-free | policy.4
yes no
middle ask.immediate-vote | policy.5
yes no
middle ask.founder | company.game-store skill.luxury
skill:luxury worker:shopping-mall-0
middle ask.immediate-vote-free | policy.6
yes no
middle ask.assign-next-for | company.regional-tv-station
worker:regional-radio-station-0 worker:regional-tv-station-2-0
capitalist ask.fill-class
class:working class:middle
capitalist ask.fill-class | company.radio-station
class:working class:middle
capitalist ask.wage | company.hospital
wage:2 wage:3
capitalist ask.staff-class-for | company.hospital
class:middle none
capitalist ask.wage | company.clinic
wage:2 wage:3
state ask.event-class | event.demand-for-higher-welfare-standards
class:working class:middle
state ask.provide-from | role.middle resource.health
least most
state ask.event-buy | role.middle resource.health
least most
state ask.event-buy | role.middle resource.luxury
least most
middle ask.founder | company.private-school skill.education
skill:education worker:technical-university-0
middle ask.employee | company.medical-laboratory
skill:healthcare none
middle ask.keep-event | event.ae23
keep vp
middle ask.assign-next-for | company.jewelry-store
skill:unskilled skill:agriculture skill:luxury skill:education worker:private-school-0 worker:medical-laboratory-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:shopping-mall-1
capitalist ask.keep-event | event.ae02
keep vp
capitalist ask.fill-class | company.shopping-mall
class:working class:middle
capitalist ask.staff-skill | company.shopping-mall
skill:agriculture skill:luxury skill:education
capitalist ask.keep-event | event.ae08
keep vp
capitalist ask.wage | company.supermarket
wage:2 wage:3
capitalist ask.staff-class-for | company.supermarket
class:middle none
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

qmE81BAqCrBnCAkZkHAxLwIiHArLiElG4B-IgB2O5cA3BAAzF5IU_LgG6F3PQ1E3D8BsHAvlBAAsDAAATgJoJIApBtD8OxFAIyEwK8cAYxG2D6BA1CrO8F7QwBAmEmE0CFgCzD5NgB6JrKOoDO1E1EkBA3B9O_PAaAmEgCxBAAAAAsGgF-CAiCkCsCuDrIjD9BuJnGJO5CjBjEtXiBlPpC2SkH9NwHkMOBnEpKCzCAtCW6DwCgMQxFvDhCnClGwbMAzWAFuBlHpRqM7DAjHlFkLQMkGrDoFgB4DlHrH6SM5EsBgD8FoBjDzCB4BnCnGhJqSqK5EnMAAnMAAAG-KnC8DA_B6DvD5BAAuO1C0JAYhMhIuEAVA6LKf7BNN8G2GpJrGsCB5I0C2EyHmM5F5F4C6BuDvBrRtE2TrCsElFoEAAAAAiJoG-F2HFMkEoBnJ-E0BG-B6C4C4DkGtGfP9CpBgUgK-H4H8TfnCvG1SxgB5KAjFjEkL_JkF6H3GlINlE_E-EAA_fA2BV7LrJiPH1ENqB2J3CsDpByCkFjERnJpF4PhBsS3KrMQwCnDyClCfzE-WvYiN4F9BAAAAAAA9B-G_B-HA5B0OwEkFAeuP8D-UAuCtNHsHAqC2CwE1KHA5F5F2EuD_BjFgFVjNqRlDgD4LxBX8CiCvFhJc9JqDiUiFmDuEAAAAA8GgDSsH4E6B6GlC5ImGyGAmJjB8ChB4CViDiKOrGpGqCqBiUDuHjF5WtGnhBxND7C-DhD7FoK2O8CvCSuExO7J4CAnkBAQ3CtGrIsHvDrIuDgFwIAqB_BJb-P4J-G3b6IjCoCpNsCCmBzE7GEhIkC-KuBkFiE4CAAtBAAAAxCpFgEsFAb4CiI-DAiC6ZqC4BA0DpLmD-EA8LwBE1CGclClCTkBrIjHuGqJuCiMtD-GYIMB1BlO9MATLoL2B6GwFAAAAABKpFvHsI0E6FrBnF6DwDD0HhCyDyBmDkC8MtE9Ka6IkBmFmIzE8GtB7K1DnOjIA8HF3J0EqK6NpGtBvCsF4HzDxDAh4CAxC4B5FqBqGgB_UoBnHxCpHZpEjFvD8N-FE_RGlC8CzFKwGtBDmB5E8CFkJ2KwF8HaAAhDAAAAxC_VtCwDA3C_CCqBAmBue9HiBAmCSAoDA0CgGwJsCgDapCpC0C0BQtFsF0JAiBgBgNhGbGSS3FvBAwFoB2Ff8HIhBAnCAAvD1B3DAoKkH4JkBdzCzGAgG0BcUauGlBlDgErBfmEpEsCxGmM6E3F2EvOxDAkKuDzIhEoGyIzG3DuBkCkCyF3BAwxDAOrDlDA8D4CFwLuHrEA0D-FzIoG4CqERzQlB4FAA9F0HUgG8G2C_H4ErKuK5G-BA9PAA2VAAA6ByCtDzGANA-HqEAad_CoCAB3LzB4DA8FgDyGhEyBAqDqDmCG0I9LuD5GiJjC7DtK6FAAqBAwFjK5IA8CArF4DTAAAAArFxFrHAlDxD7GLpBST0GwEzDkHlGrBQ5DhIzCAgC8BOkKLpBvD2EcqXkFA_D9I7EiKpBqBpD3DwG7EoErV7FA43CA4DjC1DzD-E7DmB6DlDzRpELgKqB-F5B2B4CzE4CoBiB6DzCgC8EzD3BiBgCpFWpF0GnG9E1GAA1CAAAkBgM5BtCAbnB9BeA0BXf-BAO5FvC6BA2KwM2DwKfRnBnB2BgB0D_CoEkF3D5CtGvNgLhBhBgCyBbvK7KIYhE9CwHqBGAjEAAzH9E_HnCtCnBjBCxC4D4CgCLtEsNtBkDkEnCtKajGgH6BlC6L4BrK7DwC9H-JoB0BMgE6DyDnB-B3C9FqBhCmG_IcA0qCAoDrI3C7GoHb3HchD4GpEDqC2EsG7B-IT9DkF6DqYRB8BPhBkDjGhEiBsEpGgFhDjDAAAAAAAiBnCFvDAhBnCgB2FAgC9GwEuGAY1HkBwFAyEkI5B7CkCC5B5B1BnC1BzEgCxBiDlF_HnH2FjBjB5B5B_H9JElKsD5HoBeoBZAPmDlDhF7D5JXtBqBM5CpE6CoCAnH7CwJ-ChD-J3CMrEtDoHV-EgMO3G8CfhE9C1CAFjDFyJwDKtChDnDNjB2FiDAw2BAWpGYrE6IPpFwD6EwCA2BA9CK3EqJ5EpR4CtBR6ClG8CcdkBlE9B2CPQqF3DQlEAAAAAAvBnObkBA7BxBpBmDAUxDWEAM5IhFwCAsK8IyCJKXpDpDxD3BqBkBfGqFvC7InCxBjBjBVhC3EvIA5CkCMnB2CwBNAaiHpErGpG_EtEc0DmFjDrEQmBa5E3D8CB3DsLnBvFvEiB0GhB2KuJvKrO5BiErB3ErHA8BrBC4GC6EhHMNyC4D-GrCAmqBAP9C6C3G4DF5KkHzDSlDYxD3FxC0D0FhDpLyFpChB_HhIuCW4CTpGsCqEV-IiBmDhCrBAAtBAAAVjMzCvBAVlCDHADf_IAA-BvB9CH0D4B4KhDwBlBVnCnCdF6CXuB9BmBErC1DHTTCBnFhKmFlBpDpBdmGEYALqDJ7D1D7EAqDoDqEkB9CFqBIbMiDAgKyGwEnD2FKrB8B4B8F3I_HlBwF0B7EEAuCjEBxFnDyCnEZVzCmFOFAwtBAnKpBMA1NQWmJtBgEAoEpBhKgEuMiJqBkGqCsRAAzDkH1MkHyC8DhE6BC6EiJgFA4NAAkJAAAkBiD_D0BACgE8H5LAd7ClEoDAIU1D6CA6D6B8G2MoCA4B4BnCZuGtBiNOkIGhG1Q2FwCwCBAjFmE4JA1EAmBZwEAAAAArDnC9JAZlFhJhEyE0EgEjDMzC0GzIzC4EqSnK4LyHnHtIsDU1FzFoFsCmCgH_BA5ErD3PqKJzCgFA6ElEwDlTDAuyCA9CoCrBqIOqBXL0C5IAwC1CzJ-B4IpEyDE1B_C0IlCmGnIwHyDagCoD5BrDlIwGyBxDuFAAoFAAAfgEnEqFA-BmC2GvHApB5SawBArBwKwB2BAuCkQnGoCxCE7B7BjG3EiBL5JmEoFjEyC5S9EgIgIVnB6BQsGa9F9DgDjBrF8DAhFAArIqB3DrGzBtExG2BwB1DzDqCjFoE2GnD8B4E2HxMyB3BiErC9P2B9EvNQ2CgG2MyBLiD_DvI-H3BnF-F6D6BuH-DtGXAmrBArC5E0KkD5EgEvB8FSRAtBYzJ1CsF2CsF0K_MhCnGA0CnDDXrC0COyCrFyGmJoCqEAAAAAAAvD7B5D8BAuClEwKpJA7BnT8BlCALmD0ChCAnDoEgDaX_BxBxB9GzFnHyCzB6CqE9M8DtJlC6EuErC9B8DiFoDgF0FpNuB5FrF5DAlBkGlF5FuBjFvBxCjCvFDgChCpCA5J6DvCjC9DsGmExH5B-EiB9DnIvI5J3N2KA-CsNHA0H5E0BiJ_HzJyDmFC8FmHsGxFAyrBA3B1B-DZ3HlGIDL8CAlBiD_I6C9IQT4L1DpE_E2LvJ_BzC6I-CvDkHAxCPmCSpIzLAyDAAAA3GmCJgIAenBsEtGAzEpQIKAI2FoEPA8C0ERlFDtD_H_HvHrG5C8EHI3BpCsB_NORdnCjCnCoCVzEiBjGgDjDlDiDAjDiDvGhDqC4DiFlF9DtDzHqCR8B1JpIiCrE_BDwD8EqCsI0CvHmC4DFOxQ-FhPxCsGkDAgFpE0ByCtC_C8D2B5BjCG0DvCAixBAHoBwDbNnD-DyBsC6DA2H_F7ElDtDsBtCvCBcd_C0B6F2BkF8B7BqC0DvErFIjB_PsBAPuDAAAVkKfcAMlHYpDAvD5SxDhDAeXBtDmF-EDtInE5C_CzBzBxD9BM-BkB_EmCwBTrOiEPPrBrB6CvBAhHjJ_HuC_BtGNA_C8DsBnCKoBArE3EzFjFDDwFALuB8BW4G8C0I4GyFiEjG2BnBApC3OJNRuImEA9CzDyEhD4BxBQ0E1CnGpDzFAA-yGAzSAqDAzH2ChCrC0I2MAsWoChbtNqHuMoFsDAkIsBA2NDwFwKtE4BzD9KzR_KmL2NAgGAAnNAAAL5DwKzCAJ9B-BxGAZShH_PAc4GkGiPAtGtYe5JpBZkBkBhD_CpLdnBoHR0B_E9G2MAAoBAzW0EkEA7CAsF2S2BAAAAAyHoE5IA8M-IyB4DwBwE8D5EpB7D4D-CsEK8F1DzGxBwKrCpFsG8EMqJPgM9UjGArM7G7TuBqHlBsGqCG5J2DkNAAo6EAzCAdyJtCnDyCkBrEkNY2HjGtXT4DoByG2DapF0E5BkJlC5HiCxB6BpEpGQBjB6O9K7BAA9BAAAjB7G9B7CAekCJvGAhCgFIxHAMiF-G8IAjC7C_G-G1DTTTjDzC1IhEnDfUuIvBoGtGccsCoB0CwHJ3K8DrD0FgGpIiCARAAP8F4BwE6OuIyD4C6C1EpGNmB3BkD8DIZ0GoFjI3LfoN2B3BgM4BjE5IqR1D7BBFPpE3DWxCeWrDZ2GvCAAmmDAjD1ClE6EnEkDpD0DDuDjCQxEjO_BvEmJ6EqLpFuC3BqKjEvFvCAsBfSvD8IpB5CehMAAAAAAACpFpCsCAYsCwE1BAkB0EgB7DAcrB0C0FALlD0NiF-E4BsCsCLQtDoC2D8E7HgDgC0DzEsC0C4C8B8EgBoBpJ0EoDyGiEzIyHA4DuFvDqCiFoBKgFmG2Cf2C9C_DApBwDDkBsCtBxC-Jf5FW0CDxE7DlBiH3IoHmDpDA2N4DjBlD7DGvBlDZsBnBgG1CAm2CArDgBtCkDzG1EHlES8CAgBLbCQ0GmC4FbjCzDgG6CmCiBHlBY9B9CuC1CabiBnBAlBAAAAEwB1BTASuC5BlBAaU_C4CAc2BqEoHA3E3FkIA8GuBiCiCsBehGhFdoFhDBmC8ImBEWkDkD6GkFF9D-ByCwErClBgEAyDmB3C-BmEzBc4CsD0EtDiEgB6CvF4BwCxEAxD-BSA6DbhBsCiJZ3BQuCtImEiCtCAkD6BwBzH_CDpBzCsCgD4FVgBAs5BAnBAvD4EbLkB1EGYyCnBqD-ElBS7CgBpCelCckEUtBlDxBqBiDlD7C6BsBzDK1EDAlBdAAAE2BW0DAIgBqBIAwCtCOSAOBxB6EvDlDhG2EjBqE4CKKYiBXHbsFAzBwDqFpDPMDOG4DlBTHoBmBdXmBAOlBKBiBsBA-C-BG1BgDZnDIc0DpENNuCe0CCbdoEFvDnBmEgDjCkDJhBA0E4DGnC4B6DZLmEqEyGyEAAAAAAAABBAAABCAAAAABDAAAADCAAAACCAAACCAAAAAAEAAAEABABAAACACACBCAACBCBAAABCDAAAADAAABACAAAAAAEAAACCAAAAACBAAABACAAAAAAAAABACAAAACBAAAABAAAAAAAAAABACAAACABAAAAABAABAACAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAABAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAACACAAACAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABBAAAAACAAAAAAAAAAAAAAAACAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAEAAAACAAAAAAAAAAAABAABAACAAAACBAAAAAAAAAAAAAAAAAAAAAAAAAAACBAAAAAACAAACACAAAACAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACCAAAACBAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABFAAAAFAAAAAACAAAACAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAACACDABBCDBAAABBCAACBCAAAAAAAAAAAACAAAACBAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAACCDAAABBAAAAAAAAAAAAAACAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABABAAABAEAAAAEBABAEBCAAABAAAAAAAAAAAABEBAAAABAAAAAABAAAABAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAACAAACABAAAABDAAABBCAAAAEACAAAACBAAAABACAAABEBAAAABAAAAABAAAAAAAAAAAAAAAAAAAAAAABCAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAABAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAACAAAACAAAAAAAAAAABCAAAACDAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAAABACAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACABAAABAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAACAAAACAAAAAAAAAABACAAAAAAAAAACAAAAAACAAACACAAACABAAABACAACAADAAAABAAAAAABAAABAAAAACBAAAAAAAAAAAAAAAAABBAAAABAAAAAAAAAAAAAAAAAAAAAAAAABAABAAAAAAAAAAAAAAAAAAAABAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAADAAAABAAAAACAAAAAACAAACABAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAABAAAADAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAACAAAACAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAACAAAACAAAAAAABAAAABAAAAAAAAAAAAEAAAAEAAAAAADAAAADBAAABACAAAAABAAAAACAAAACDAAAABAAAAACAAAAAAAAAAAAAAAAAAEAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFAAAADACAAABEAAAAECAAABCAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAABAAAAAEAAAACCAAAAAAAAAAABAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAABAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAACAAAAAACAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAACAAAABCCAACAAEAAAACCAAACADABAABCAACBAAABAAACAAAAABAAAABCAAAAAFAABBBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAACDAAAABAAAAAAAAAAAAAAAAAAAAEAAAACAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAABAAAAAAAAAAACAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAABCAAAACECAAAEABAABCEAACAEFAAABDBBAAABDBAADACBAABEAAAAAABBAACBECCABEAEAADABAAACBAAAAAAAAAAAAAAAAAABAAAABAAAAAACAAAAACAAAAABAAAABCAAAACDAAAADAAAACACAAAACAAAAAACCAAAAAAAAABAAAAAACAAAAAAAAAAAAAAAAACAAAACAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKBAAGGBEABADCBCABEDDAAAABEAAAFAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACABBAABAAAAAACCAAAACCCAADEBAAABBCAAAEBCAAAAEAAAAAAAAAAAABAABAACAAACABAAAABIAAAAGAAAAAAAAAAAADAAAADBAAADAAAAAAABAAAABCAAACABAAAAACAAACABAAABACAAAACAAAAAABAAAABAAAAAABAAAABAAAAAABAAAABBAAAAAAAAAAABAAAABAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAACBAAAAAAAAAAAABAAABAABAAACFAAAACBAAAABCAAAAAABAAADCAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAEAAAAEBAAAABGAAACCHAAABFCAAAACGCAACCAAAADEAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAADAAABBAAAAAACAAAAAAAAAAAAAAAAAAAAAAABAAAABBAAAABDAAAADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAACAAAAABAAACBBAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAABBAAAACAAAACAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAACAAAACAAAAABAAAAAAAAAACBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAHAAABFIAAACGAAAAAAAAAAAAAABAAAABAAAAAACAAAACAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAHAABAFDAAADACAACCBBAACAABAAAABAAAAAAGBCACECAAACADAACBDEAABBGHAABBDIAAAGCEAAACEACAAAAAABACBABAABAAAAAACBAAAAAAABAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAECAACCAAAAAAAAAAAAECACACAAAAAAAAAABAAAAAAABAAAAADAAAABBAAAABFAAAAFAAAAAAAAAAAACAAAAACAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAABAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAABAOAACGGAAAAAAAAAAAABAABAABAAAABBAAAABBAAABBAAAAAAAAAAACBAAAABAAAAAAAAAAAAAAAAAACAAAACBAAAADAAAAAADAAAADCAAAACBAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAABAAAAAAABAAAABABAAAABCAAAACAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAACAAAACBAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABCAAAACAAAAAAAAAAACBAAAABAAAAAABAAAAAAAAAAACAAAAAAAAACAAAAAAAAAAAAAAAAAAADAAABBAAAAAACAAAACAAAAAACAAAACCAAAACAAAAAAAAAAAAAAAAAAACAAAACDAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAACAAACABAAAAABAACABBAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAABGAAAAAAAAACADAAAABCCAAAEBAAAAAAEAAAAGAAAAAAHAAAAHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEBCCCABAABAABAAAABAABEABCDMBDABFBAEEDCABDAGCAEAAHABDBACACBCAEBAECAEEAAAADABABACCCAAAAAAAAADBBBCAACDCCABBABACBAAAABCCAACABBBAAAECAACAECAACAAAAAAABAABAAAAAAAAAAAAAAAACABAGEACAACCAAAAAAAAAADABAAABAABBABBAAAAAAAAAAAAAAAAAAAAAAAAAAAABABABCAAACBAAAAAAAAAAAAACACCAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAABAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAACAAAAAAAAAAAAAAEBABCHDCBADAAAAAAEAAAACAAAAAAAAAAAAAAAAAACAAACAAACAAAAAAAAAAAAAAAACAAAAAAAAAAACAAAAABBBAAAAAAAAAAAAAACBAAAABAAAAAAAAAACADABAAAAAAAAACAAAAAEAAACABAAABACAAAACCAAAAAAAAAAABAABAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAACAAAAACAAAACAAAAAAAAAAAAAAAAAABBAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAABABBAAAAAAAAAAAAAAAABAAAAABAAAAACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACBCACABABABAACAAAAAAAAAAAAAAXHFBDFHHABCCOKACCBLEDNACAACAAAMECCCEAAEABAAADEBABBCAAAAAACBAECEAABDBDACAAAAAAABACBBBACBAAAECACACABACAACADEACCACAAAECCCBBDACAADICABECCAAAACBABCAAIAEACCBABABCBACBADBDACBABAAABACAAACCEAACCAAAAAAAAAAACAABAAAAACAAAAAAAAAAAAAAAAAAAEACAACBAAAABAAAAAAAAAAAAAAAAAAAAAAAAABABAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAEACACABCAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBCBBAACBAACCAACCBAEACCABDABBAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEACEABBABBACECCAAADABAAACACBAEAAAACBBABCAABAAAAABAAAAADABAAACCAAAAAAAAAAAAAAAAAACAAACACAAABBAAAABABBCABABAAACACAAABAAAAACCAAAAADABAAAEACAAAAAABAAAAACAAAABABABCCCACCBAACBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACACAAAAAAAAAAAAAAAAAAAAAABAAAABCAAAACAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAECAAACCAAACAAAAAAADBAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAABAAAABCAAAACABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAABACAAAACBAAAABAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAACACAAACAAAAAABCEBBBCBAABCACAAABBAAAAAAAAAABAAAAAAAAAAAAAAAAACAAAACAAAAAAAABAACAAAAAABAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAACAACAAAACAAACAAAACAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGAAAEAACCADACABCAADBABAAAAACAAFBADBAAAABAAAAAAAACAAACAADAABBAEABCCAAAAAAAAAACBAAAABCAAAAAAAAABABAAAAAAAAACAAAAAABAAABACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCCABCCCAAAACAAAAACABEAABAABAAABAACBCACAAAABABACBAAAAADBABABAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACACABCBAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAABAAACBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAAAABAAAAAABAABAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAABAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAABBAAAACCAAAAABAABAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAACAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAABAAAABAAAAAAACAAAACAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`
