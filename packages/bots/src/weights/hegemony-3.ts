// Weights of hegemony with 3 players, written by `hustings train`.
export default `hustings-weights-1
hegemony
2
3
5
round turns production elections policy.1.A policy.1.C bill.1 policy.2.A policy.2.C bill.2 policy.3.A policy.3.C bill.3 policy.4.A policy.4.C bill.4 policy.5.A policy.5.C bill.5 policy.6.A policy.6.C bill.6 policy.7.A policy.7.C bill.7 working.bills middle.bills capitalist.bills state.bills working.policyVp middle.policyVp capitalist.policyVp bag.working bag.middle bag.capitalist taxMultiplier demonstration closed.1 closed.2 closed.3 closed.4 closed.5 closed.6 closed.7 working.vp working.loans working.influence working.cards working.agenda middle.vp middle.loans middle.influence middle.cards middle.agenda capitalist.vp capitalist.loans capitalist.influence capitalist.cards capitalist.agenda state.vp state.loans state.influence state.cards state.agenda working.money middle.money state.money capitalist.revenue capitalist.capital capitalist.wealth working.prosperity working.nextProsperity working.workers working.population working.unemployed working.unskilledUnemployed working.food working.luxury working.health working.education working.worksFor.middle working.worksFor.capitalist working.worksFor.state middle.prosperity middle.nextProsperity middle.workers middle.population middle.unemployed middle.unskilledUnemployed middle.food middle.luxury middle.health middle.education middle.worksFor.middle middle.worksFor.capitalist middle.worksFor.state union.agriculture union.luxury union.healthcare union.education union.media middle.companies middle.operational middle.wages middle.strikes capitalist.companies capitalist.operational capitalist.wages capitalist.strikes state.companies state.operational state.wages state.strikes capitalist.machinery middle.fullyOperational working.companies middle.storage.food middle.price.food middle.storage.luxury middle.price.luxury middle.storage.health middle.price.health middle.storage.education middle.price.education capitalist.storage.food capitalist.price.food capitalist.storage.luxury capitalist.price.luxury capitalist.storage.health capitalist.price.health capitalist.storage.education capitalist.price.education capitalist.freeTradeZone.food capitalist.freeTradeZone.luxury state.storage.food state.storage.luxury state.storage.health state.storage.education state.media legitimacy.working tokens.working legitimacy.middle tokens.middle legitimacy.capitalist tokens.capitalist events agenda imf bonds
working middle capitalist
working ask.turn
play:working-proletarians-of-the-world-unite play:working-public-sector-overtime play:working-specialization play:working-healthcare-benefits play:working-student-movement play:working-state-scholarship play:working-general-strike basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure free:use-education play:working-healthcare-movement play:working-interest-groups play:working-need-for-change basic:demonstration free:swap-workers play:working-workplace-accident play:working-signing-bonus play:working-immigration-reform play:working-public-opinion-polling play:working-affordable-housing free:use-luxury play:working-cooperative-farm play:working-workers-movement play:working-unemployment-benefits play:working-highlight-social-issues play:working-radical-reforms play:working-supplemental-income-program play:working-migration play:working-labor-market-deregulation play:working-fake-news free:pay-off-loan play:working-rising-covid-19-cases play:working-protect-the-status-quo basic:history-he17 play:working-boost-domestic-tourism play:working-change-of-government-agenda play:working-reveal-political-scandal play:working-momentum-for-change free:use-healthcare free:history-he23 free:history-he26 free:history-he27 free:history-he50 free:history-he47
working ask.buy-amount
least 3/4 most 2/4 4/4 1/4
working ask.buy-amount | resource.health
least 3/4 most 2/4 4/4 1/4
working ask.buy-amount | resource.education
least 3/4 most 1/4 2/4 4/4
working ask.turn-free
free:use-education end free:swap-workers free:use-luxury free:use-healthcare free:pay-off-loan free:history-he23 free:history-he26 free:history-he27 free:history-he50 free:history-he47
working ask.discard
discard:working-public-sector-overtime discard:working-specialization discard:working-student-movement discard:working-general-strike discard:working-healthcare-movement discard:working-state-scholarship discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-cooperative-farm discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-highlight-social-issues discard:working-radical-reforms discard:working-supplemental-income-program discard:working-proletarians-of-the-world-unite discard:working-boost-domestic-tourism discard:working-migration discard:working-healthcare-benefits discard:working-protect-the-status-quo discard:working-workers-movement discard:working-fake-news discard:working-change-of-government-agenda discard:working-rising-covid-19-cases discard:working-reveal-political-scandal discard:working-momentum-for-change
working ask.discard | action.political-pressure
discard:working-public-sector-overtime discard:working-specialization discard:working-student-movement discard:working-general-strike discard:working-need-for-change discard:working-boost-domestic-tourism discard:working-state-scholarship discard:working-interest-groups discard:working-healthcare-benefits discard:working-immigration-reform discard:working-migration discard:working-radical-reforms discard:working-highlight-social-issues discard:working-proletarians-of-the-world-unite discard:working-signing-bonus discard:working-fake-news discard:working-cooperative-farm discard:working-change-of-government-agenda discard:working-rising-covid-19-cases discard:working-supplemental-income-program discard:working-labor-market-deregulation discard:working-unemployment-benefits discard:working-public-opinion-polling discard:working-affordable-housing discard:working-workplace-accident discard:working-workers-movement
working ask.educate
skill:unskilled skill:education worker:supermarket-1 worker:college-1 worker:university-hospital-1 worker:university-hospital-2 skill:healthcare skill:media worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:doctors-office-employee worker:game-store-employee worker:clinic-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 skill:agriculture skill:luxury worker:convenience-store-employee worker:tutoring-company-employee worker:doctors-office-2-employee worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:local-newspaper-employee
working ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
working ask.turn-main
play:working-public-sector-overtime play:working-specialization play:working-student-movement basic:propose-bill basic:assign-workers basic:buy-goods basic:political-pressure play:working-healthcare-movement play:working-state-scholarship play:working-interest-groups play:working-need-for-change basic:demonstration play:working-healthcare-benefits play:working-signing-bonus play:working-immigration-reform play:working-proletarians-of-the-world-unite play:working-supplemental-income-program play:working-migration basic:strike play:working-cooperative-farm play:working-fake-news play:working-general-strike play:working-radical-reforms play:working-public-opinion-polling play:working-labor-market-deregulation
working ask.discard | action.buy-goods
discard:working-public-sector-overtime discard:working-specialization discard:working-student-movement discard:working-workplace-accident discard:working-signing-bonus discard:working-affordable-housing discard:working-need-for-change discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-highlight-social-issues discard:working-radical-reforms discard:working-supplemental-income-program discard:working-migration discard:working-state-scholarship discard:working-protect-the-status-quo discard:working-proletarians-of-the-world-unite discard:working-healthcare-benefits discard:working-fake-news discard:working-boost-domestic-tourism discard:working-rising-covid-19-cases discard:working-change-of-government-agenda discard:working-unemployment-benefits discard:working-reveal-political-scandal discard:working-interest-groups discard:working-public-opinion-polling discard:working-general-strike discard:working-healthcare-movement discard:working-immigration-reform discard:working-workers-movement
working ask.buy-resource
resource:food resource:luxury resource:health resource:education resource:influence done
working ask.buy-amount | resource.luxury
least 3/4 most 2/4 4/4 1/4
working ask.food-source
source:capitalist source:foreign source:middle
working ask.discard | action.demonstration
discard:working-specialization discard:working-student-movement discard:working-healthcare-movement discard:working-state-scholarship discard:working-interest-groups discard:working-need-for-change discard:working-general-strike discard:working-unemployment-benefits discard:working-fake-news discard:working-cooperative-farm discard:working-change-of-government-agenda discard:working-immigration-reform discard:working-boost-domestic-tourism discard:working-healthcare-benefits discard:working-proletarians-of-the-world-unite discard:working-supplemental-income-program discard:working-public-sector-overtime discard:working-labor-market-deregulation discard:working-radical-reforms discard:working-public-opinion-polling discard:working-affordable-housing discard:working-workplace-accident discard:working-highlight-social-issues
working ask.vote-side
for against
working ask.vote-side | policy.6 C
for against
working ask.vote-influence
least most 3/4 2/4 4/4
working ask.vote-influence | policy.6
least most 2/4 3/4
working ask.discard | action.assign-workers
discard:working-specialization discard:working-student-movement discard:working-state-scholarship discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-proletarians-of-the-world-unite discard:working-boost-domestic-tourism discard:working-general-strike discard:working-migration discard:working-unemployment-benefits discard:working-highlight-social-issues discard:working-radical-reforms discard:working-workers-movement discard:working-healthcare-movement discard:working-healthcare-benefits discard:working-public-sector-overtime discard:working-cooperative-farm discard:working-supplemental-income-program discard:working-labor-market-deregulation discard:working-change-of-government-agenda discard:working-fake-news
working ask.assign-worker
skill:unskilled skill:education worker:doctors-office-2-employee worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 skill:media worker:convenience-store-employee worker:supermarket-0 worker:supermarket-1 skill:healthcare done skill:agriculture skill:luxury worker:cooperative-farm-0 worker:doctors-office-employee worker:clinic-0 worker:clinic-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:publishing-house-0 worker:publishing-house-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:medical-village-0 worker:medical-village-1 worker:public-university-2-0 worker:public-university-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:technical-university-0 worker:technical-university-1 worker:tutoring-company-employee worker:fish-farm-0 worker:fish-farm-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:regional-radio-station-employee worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:game-store-employee worker:local-newspaper-employee worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-3-0 worker:public-university-3-1
working ask.discard | action.propose-bill
discard:working-specialization discard:working-student-movement discard:working-state-scholarship discard:working-need-for-change discard:working-cooperative-farm discard:working-general-strike discard:working-unemployment-benefits discard:working-highlight-social-issues discard:working-radical-reforms discard:working-interest-groups discard:working-healthcare-benefits discard:working-immigration-reform discard:working-public-sector-overtime discard:working-affordable-housing discard:working-proletarians-of-the-world-unite discard:working-supplemental-income-program discard:working-rising-covid-19-cases discard:working-change-of-government-agenda discard:working-boost-domestic-tourism discard:working-migration discard:working-healthcare-movement discard:working-public-opinion-polling discard:working-momentum-for-change discard:working-signing-bonus discard:working-labor-market-deregulation discard:working-workers-movement discard:working-workplace-accident discard:working-protect-the-status-quo discard:working-fake-news discard:working-reveal-political-scandal
working ask.bill
bill:1B bill:2A bill:2C bill:4A bill:4C bill:5B bill:6B bill:7A bill:7C bill:7B bill:3B bill:6A bill:6C bill:2B bill:4B bill:3A bill:3C bill:5A bill:5C bill:1A bill:1C
working ask.immediate-vote
yes no
working ask.immediate-vote | policy.7
yes no
working ask.demonstration-loss
least 1/4 2/4 3/4 4/4 most
working ask.demonstration-loss | role.middle
least 1/4 2/4 3/4 4/4 most
working ask.vote-influence | policy.1
least most 2/4 3/4 4/4
working ask.vote-side | policy.3 B
for against
working ask.vote-influence | policy.3
least most 3/4
working ask.vote-influence | policy.5
least most 3/4
working ask.assign-next-for
skill:unskilled skill:media worker:convenience-store-employee worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 skill:healthcare worker:cooperative-farm-1 worker:doctors-office-employee worker:clinic-0 worker:clinic-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:publishing-house-0 worker:publishing-house-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:medical-village-0 worker:medical-village-1 worker:public-university-2-0 worker:public-university-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:tutoring-company-employee worker:fish-farm-0 worker:fish-farm-1 worker:regional-tv-station-3-0 skill:agriculture skill:education skill:luxury worker:national-public-broadcasting-1 worker:game-store-employee worker:technical-university-0 worker:technical-university-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-2 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-3-0 worker:public-university-3-1
working ask.assign-next-for | company.national-public-broadcasting
skill:unskilled skill:media worker:convenience-store-employee worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 skill:healthcare worker:cooperative-farm-1 worker:doctors-office-employee worker:clinic-0 worker:clinic-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:publishing-house-0 worker:publishing-house-1 worker:tutoring-company-employee worker:fish-farm-0 worker:fish-farm-1 worker:public-university-2-0 worker:public-university-2-1 worker:regional-tv-station-3-0 skill:education skill:agriculture skill:luxury worker:technical-university-0 worker:technical-university-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1
working ask.buy-source
source:capitalist source:foreign done source:middle source:state
working ask.buy-source | resource.luxury
source:capitalist source:foreign done source:state source:middle
working ask.accident-owner
role:middle role:capitalist
working ask.buy-source | resource.food
source:middle source:capitalist source:foreign done
working ask.buy-amount | resource.food
least 2/4 3/4 4/4 most 1/4
working ask.housing
role:capitalist role:middle
working ask.immediate-vote | policy.2
yes no
working ask.food-amount
least 1/4 2/4 3/4 4/4 most
working ask.food-amount | role.capitalist
least 1/4 2/4 3/4 4/4 most
working ask.vote-side | policy.2 C
for against
working ask.vote-influence | policy.2
least most 3/4 2/4 4/4
working ask.vote-side | policy.4 A
for against
working ask.strike
company:tutoring-company company:supermarket company:college done company:doctors-office-2 company:clinic company:vegetable-farm company:doctors-office company:game-store company:publishing-house company:pharmaceutical-company company:convenience-store company:regional-radio-station company:private-school company:shopping-mall-2 company:medical-laboratory
working ask.buy-source | resource.education
source:middle source:capitalist source:state done
working ask.vote-side | policy.6 B
for against
middle ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
middle ask.turn
play:middle-specialization play:middle-import-subsidy play:middle-foreign-market-insight basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:buy-goods basic:extra-shift basic:political-pressure free:adjust-prices free:adjust-wages free:swap-workers play:middle-land-of-opportunity play:middle-growing-business basic:sell-abroad play:middle-migration play:middle-interest-groups play:middle-supplemental-income-program play:middle-investment-opportunities play:middle-labor-market-deregulation free:use-healthcare play:middle-public-opinion-polling play:middle-voice-of-middle-class-workers play:middle-new-theme-park play:middle-personal-consumption play:middle-higher-education-program play:middle-immigration-reform play:middle-protect-the-status-quo play:middle-state-scholarship basic:history-he30 play:middle-health-crisis play:middle-public-sector-overtime play:middle-healthcare-benefits play:middle-fake-news play:middle-small-business-grant agenda:hold play:middle-export-subsidy basic:history-he17 free:use-education free:pay-off-loan play:middle-covid-19-stimulus-package play:middle-employment-subsidy play:middle-reveal-political-scandal free:history-he35 play:middle-change-of-government-agenda play:middle-unemployment-initiative-program play:middle-highlight-social-issues free:use-luxury free:history-he26 play:middle-momentum-for-change free:history-he47
middle ask.discard
discard:middle-export-subsidy discard:middle-specialization discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-interest-groups discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-labor-market-deregulation discard:middle-public-opinion-polling discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-higher-education-program discard:middle-immigration-reform discard:middle-protect-the-status-quo discard:middle-state-scholarship discard:middle-voice-of-middle-class-workers discard:middle-health-crisis discard:middle-change-of-government-agenda discard:middle-public-sector-overtime discard:middle-highlight-social-issues discard:middle-unemployment-initiative-program discard:middle-healthcare-benefits discard:middle-covid-19-stimulus-package discard:middle-reveal-political-scandal discard:middle-fake-news
middle ask.discard | action.political-pressure
discard:middle-export-subsidy discard:middle-specialization discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-interest-groups discard:middle-immigration-reform discard:middle-protect-the-status-quo discard:middle-voice-of-middle-class-workers discard:middle-highlight-social-issues discard:middle-higher-education-program discard:middle-labor-market-deregulation discard:middle-healthcare-benefits discard:middle-health-crisis discard:middle-public-opinion-polling discard:middle-reveal-political-scandal discard:middle-unemployment-initiative-program discard:middle-public-sector-overtime discard:middle-fake-news discard:middle-state-scholarship discard:middle-change-of-government-agenda
middle ask.turn-free
free:adjust-prices free:adjust-wages end free:swap-workers free:use-healthcare free:history-he19 agenda:hold free:use-education free:pay-off-loan free:history-he35 free:use-luxury
middle ask.wages
wage:convenience-store-3 wage:doctors-office-3 done wage:doctors-office-2 wage:doctors-office-2-3 wage:convenience-store-2 wage:convenience-store-1 wage:doctors-office-1 wage:tutoring-company-1 wage:tutoring-company-3 wage:electronics-store-2 wage:electronics-store-3 wage:electronics-store-1 wage:doctors-office-2-1 wage:doctors-office-2-2 wage:game-store-3 wage:game-store-2 wage:organic-farm-3 wage:organic-farm-2 wage:regional-radio-station-1 wage:regional-radio-station-3 wage:regional-radio-station-2 wage:tutoring-company-2 wage:game-store-1 wage:local-newspaper-3 wage:medical-laboratory-2 wage:medical-laboratory-3 wage:medical-laboratory-1 wage:private-school-2 wage:private-school-3 wage:private-school-1
middle ask.turn-main
play:middle-specialization play:middle-import-subsidy play:middle-foreign-market-insight basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:buy-goods basic:extra-shift basic:political-pressure play:middle-migration play:middle-growing-business basic:sell-abroad play:middle-supplemental-income-program play:middle-investment-opportunities play:middle-public-opinion-polling play:middle-voice-of-middle-class-workers play:middle-new-theme-park play:middle-personal-consumption play:middle-interest-groups play:middle-protect-the-status-quo play:middle-state-scholarship basic:history-he30 play:middle-land-of-opportunity play:middle-public-sector-overtime play:middle-export-subsidy basic:history-he17 play:middle-covid-19-stimulus-package play:middle-labor-market-deregulation play:middle-employment-subsidy play:middle-reveal-political-scandal play:middle-change-of-government-agenda play:middle-small-business-grant play:middle-unemployment-initiative-program play:middle-fake-news play:middle-immigration-reform play:middle-highlight-social-issues play:middle-momentum-for-change play:middle-health-crisis play:middle-healthcare-benefits agenda:hold
middle ask.discard | action.assign-workers
discard:middle-specialization discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-personal-consumption discard:middle-interest-groups discard:middle-immigration-reform discard:middle-growing-business discard:middle-supplemental-income-program discard:middle-state-scholarship discard:middle-public-opinion-polling discard:middle-labor-market-deregulation discard:middle-land-of-opportunity discard:middle-migration discard:middle-reveal-political-scandal discard:middle-investment-opportunities discard:middle-public-sector-overtime discard:middle-higher-education-program discard:middle-change-of-government-agenda discard:middle-protect-the-status-quo discard:middle-health-crisis discard:middle-healthcare-benefits
middle ask.assign-worker
skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 skill:unskilled skill:agriculture skill:healthcare worker:electronics-store-0 skill:luxury worker:doctors-office-2-0 done worker:pharmacy-0 worker:pharmacy-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:college-0 worker:college-1 worker:medical-village-0 worker:medical-village-1 worker:radio-station-0 worker:supermarket-2-0 worker:supermarket-2-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:regional-tv-station-2-0 worker:public-university-3-0 worker:public-university-3-1 worker:regional-radio-station-0 worker:organic-farm-0 worker:university-hospital-1 worker:tutoring-company-0 worker:regional-tv-station-2-1 worker:medical-laboratory-0 worker:hospital-0 worker:hospital-1 worker:private-school-0 worker:publishing-house-0 worker:technical-university-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:local-newspaper-0 worker:hotel-0 worker:hotel-2 worker:clinic-2-0 worker:clinic-2-1
middle ask.assign-where
company:clinic company:national-public-broadcasting company:pharmacy company:technical-university company:university-hospital company:public-hospital-2 company:shopping-mall company:medical-village trade:pharmacy-1 trade:college-1 trade:medical-village-1 company:jewelry-store company:public-university-2 company:public-university-3 company:supermarket company:pharmaceutical-company trade:radio-station-0 trade:supermarket-2-1 trade:regional-tv-station-2-0 trade:public-university-3-1 trade:shopping-mall-1 company:public-hospital-3 company:regional-tv-station-3 company:college trade:jewelry-store-1 company:doctors-office company:medical-laboratory company:supermarket-2 trade:hotel-0 trade:hotel-2 trade:clinic-2-1
middle ask.assign-where | skill.unskilled
company:clinic company:national-public-broadcasting company:university-hospital trade:pharmacy-1 company:technical-university company:public-hospital-2 company:shopping-mall company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:college trade:jewelry-store-1
middle ask.assign-next-for
skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-2 skill:unskilled skill:healthcare worker:pharmacy-0 worker:medical-village-0 skill:luxury worker:pharmacy-1 worker:jewelry-store-1 worker:college-0 worker:college-1 worker:medical-village-1 skill:agriculture worker:electronics-store-0 worker:regional-radio-station-0 worker:technical-university-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:jewelry-store-0 worker:regional-tv-station-2-0 worker:supermarket-2-0 worker:supermarket-2-1 worker:hospital-0 worker:hospital-1
middle ask.assign-next-for | company.national-public-broadcasting
skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-2 skill:unskilled skill:agriculture worker:jewelry-store-0 worker:jewelry-store-1 worker:regional-tv-station-2-0 skill:luxury worker:supermarket-2-0 worker:supermarket-2-1 worker:hospital-0 worker:hospital-1 skill:healthcare worker:regional-radio-station-0
middle ask.price
price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:health-5 price:health-10 price:education-5 price:education-10 done price:luxury-8 price:health-8 price:education-8 price:food-12
middle ask.assign-next-for | company.technical-university
skill:unskilled skill:education worker:convenience-store-0 worker:doctors-office-0 skill:luxury skill:media worker:shopping-mall-0 worker:shopping-mall-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:hospital-0 worker:hospital-1
middle ask.discard | action.build-company
discard:middle-specialization discard:middle-export-subsidy discard:middle-import-subsidy discard:middle-growing-business discard:middle-interest-groups discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-land-of-opportunity discard:middle-labor-market-deregulation discard:middle-public-opinion-polling discard:middle-migration discard:middle-foreign-market-insight discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-small-business-grant discard:middle-immigration-reform discard:middle-state-scholarship discard:middle-voice-of-middle-class-workers discard:middle-highlight-social-issues discard:middle-employment-subsidy discard:middle-higher-education-program discard:middle-healthcare-benefits discard:middle-public-sector-overtime discard:middle-reveal-political-scandal discard:middle-fake-news discard:middle-change-of-government-agenda discard:middle-health-crisis discard:middle-unemployment-initiative-program
middle ask.wage
wage:2 wage:3 wage:1
middle ask.wage | company.doctors-office
wage:2 wage:3 wage:1
middle ask.employee
skill:unskilled none skill:healthcare skill:luxury skill:media skill:education
middle ask.employee | company.doctors-office
skill:unskilled none
middle ask.food-source
source:capitalist source:foreign
middle ask.discard-companies
company:private-school company:regional-radio-station done company:jewelry-store company:medical-laboratory company:doctors-office-2 company:pr-agency company:local-newspaper company:game-store company:organic-farm company:convenience-store-2 company:training-center company:tutoring-company company:pharmacy company:fast-food-restaurant company:electronics-store
middle ask.buy-resource
resource:food resource:luxury done resource:health resource:education resource:influence
middle ask.vote-side
for against
middle ask.vote-side | policy.6 C
for against
middle ask.vote-influence
least most 2/4 3/4 4/4 1/4
middle ask.vote-influence | policy.6
least most 1/4 2/4 3/4 4/4
middle ask.vote-side | policy.7 A
for against
middle ask.vote-influence | policy.7
least most 2/4 3/4 4/4
middle ask.discard | action.sell-company
discard:middle-export-subsidy discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-import-subsidy discard:middle-supplemental-income-program discard:middle-public-opinion-polling discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-small-business-grant discard:middle-interest-groups discard:middle-immigration-reform discard:middle-protect-the-status-quo discard:middle-labor-market-deregulation discard:middle-foreign-market-insight discard:middle-investment-opportunities discard:middle-voice-of-middle-class-workers discard:middle-highlight-social-issues discard:middle-unemployment-initiative-program discard:middle-healthcare-benefits discard:middle-fake-news discard:middle-change-of-government-agenda discard:middle-health-crisis discard:middle-specialization discard:middle-public-sector-overtime discard:middle-reveal-political-scandal discard:middle-employment-subsidy discard:middle-state-scholarship
middle ask.sell-company
company:doctors-office company:doctors-office-2 company:pr-agency company:convenience-store company:pharmacy company:electronics-store company:game-store company:tutoring-company company:training-center company:jewelry-store company:organic-farm company:medical-laboratory company:private-school company:regional-radio-station company:local-newspaper
middle ask.discard | action.extra-shift
discard:middle-migration discard:middle-growing-business discard:middle-import-subsidy discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-land-of-opportunity discard:middle-labor-market-deregulation discard:middle-public-opinion-polling discard:middle-personal-consumption discard:middle-employment-subsidy discard:middle-small-business-grant discard:middle-higher-education-program discard:middle-interest-groups discard:middle-highlight-social-issues discard:middle-new-theme-park discard:middle-export-subsidy discard:middle-health-crisis discard:middle-foreign-market-insight discard:middle-specialization discard:middle-change-of-government-agenda discard:middle-fake-news discard:middle-state-scholarship discard:middle-unemployment-initiative-program discard:middle-voice-of-middle-class-workers
middle ask.vote-side | policy.1 B
for against
middle ask.staff-class
class:working class:middle
middle ask.staff-company
company:public-hospital-2 company:regional-tv-station-2 company:public-university-2
middle ask.staff-company | role.middle
company:public-hospital-2 company:regional-tv-station-2 company:public-university-2
middle ask.vote-side | policy.3 B
for against
middle ask.vote-side | policy.5 B
for against
middle ask.build
company:private-school company:pr-agency company:medical-laboratory company:pharmacy company:doctors-office-2 company:electronics-store company:convenience-store-2 company:tutoring-company company:regional-radio-station company:jewelry-store done company:training-center company:game-store company:organic-farm company:fast-food-restaurant company:local-newspaper
middle ask.founder
skill:unskilled skill:agriculture worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:clinic-0 worker:clinic-1 worker:technical-university-0 worker:technical-university-1 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 skill:education skill:healthcare worker:doctors-office-0 skill:luxury skill:media worker:tutoring-company-0 worker:publishing-house-2 worker:fast-food-chain-1 worker:fish-farm-0 worker:game-store-0 worker:fast-food-chain-0 worker:fish-farm-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:organic-farm-0 worker:tv-station-2 worker:jewelry-store-1 worker:medical-village-0 worker:pharmacy-0 worker:pharmacy-1 worker:public-university-2-0 worker:public-university-2-1 worker:public-hospital-2-1 worker:college-0 worker:public-university-3-0 worker:college-1 worker:radio-station-0 worker:radio-station-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:public-hospital-2-0 worker:public-university-3-1 worker:doctors-office-2-0 worker:university-hospital-0 worker:university-hospital-1 worker:jewelry-store-0 worker:regional-radio-station-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:hotel-0 worker:hotel-1 worker:clinic-2-0 worker:clinic-2-1 worker:national-public-broadcasting-0
middle ask.founder | company.pr-agency skill.unskilled
skill:unskilled skill:agriculture worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:clinic-0 worker:clinic-1 worker:technical-university-0 worker:technical-university-1 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 skill:luxury skill:education worker:public-hospital-2-0 worker:public-hospital-2-1
middle ask.discard | action.buy-goods
discard:middle-import-subsidy discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-land-of-opportunity discard:middle-public-opinion-polling discard:middle-new-theme-park discard:middle-growing-business discard:middle-employment-subsidy discard:middle-small-business-grant discard:middle-interest-groups discard:middle-state-scholarship discard:middle-voice-of-middle-class-workers discard:middle-highlight-social-issues discard:middle-foreign-market-insight discard:middle-public-sector-overtime discard:middle-fake-news discard:middle-migration discard:middle-change-of-government-agenda discard:middle-specialization discard:middle-unemployment-initiative-program discard:middle-export-subsidy discard:middle-personal-consumption discard:middle-health-crisis discard:middle-immigration-reform discard:middle-labor-market-deregulation discard:middle-higher-education-program discard:middle-healthcare-benefits
middle ask.buy-source
source:middle source:capitalist source:state done source:foreign
middle ask.buy-source | resource.health
source:middle source:capitalist source:state done
middle ask.buy-amount
least 2/4 3/4 4/4 most 1/4
middle ask.buy-amount | resource.health
least 2/4 3/4 4/4 most 1/4
middle ask.discard | action.propose-bill
discard:middle-import-subsidy discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-migration discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-interest-groups discard:middle-growing-business discard:middle-specialization discard:middle-employment-subsidy discard:middle-state-scholarship discard:middle-voice-of-middle-class-workers discard:middle-public-sector-overtime discard:middle-highlight-social-issues discard:middle-unemployment-initiative-program discard:middle-export-subsidy discard:middle-covid-19-stimulus-package discard:middle-reveal-political-scandal discard:middle-health-crisis discard:middle-foreign-market-insight discard:middle-land-of-opportunity discard:middle-fake-news discard:middle-change-of-government-agenda discard:middle-small-business-grant discard:middle-higher-education-program discard:middle-labor-market-deregulation discard:middle-healthcare-benefits discard:middle-immigration-reform
middle ask.bill
bill:1A bill:1C bill:2A bill:2C bill:3A bill:3C bill:4A bill:4C bill:5A bill:5C bill:6B bill:1B bill:2B bill:3B bill:4B bill:5B bill:7A bill:7C bill:6A bill:6C bill:7B
middle ask.swap-in
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:media skill:education
middle ask.swap-in | company.technical-university
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:media
middle ask.buy-source | resource.food
source:middle source:capitalist source:foreign done
middle ask.buy-amount | resource.food
least 1/4 2/4 3/4 4/4 most
middle ask.vote-side | policy.2 B
for against
middle ask.vote-influence | policy.2
least 2/4 3/4 4/4 most 1/4
middle ask.buy-amount | resource.influence
least 1/4 2/4 3/4 4/4 most
middle ask.wage | company.tutoring-company
wage:2 wage:3 wage:1
middle ask.founder | company.tutoring-company skill.education
skill:education worker:technical-university-0 worker:publishing-house-2 worker:institute-of-technology-0
middle ask.employee | company.tutoring-company
skill:unskilled none skill:media
middle ask.food-stored
least 2/4 3/4 4/4 most
middle ask.vote-side | policy.2 C
for against
middle ask.vote-side | policy.4 A
for against
middle ask.vote-influence | policy.4
least 2/4 3/4 4/4 most
middle ask.extra-shift
company:convenience-store company:tutoring-company company:pharmacy company:electronics-store company:doctors-office company:game-store company:organic-farm company:jewelry-store done company:regional-radio-station company:medical-laboratory
middle ask.immediate-vote-free
yes no
middle ask.immediate-vote-free | policy.6
yes no
middle ask.sell-to-state
least 3/4 most
middle ask.sell-to-state | resource.education
least 3/4 most
middle ask.buy-amount | resource.luxury
least 1/4 2/4 3/4 4/4 most
middle ask.vote-side | policy.7 C
for against
capitalist ask.turn
play:capitalist-foreign-recruitment play:capitalist-interest-groups play:capitalist-extra-shift play:capitalist-bid-rigging play:capitalist-foreign-market-insight basic:propose-bill basic:build-company basic:sell-company basic:sell-abroad basic:make-deal basic:lobby basic:political-pressure free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage play:capitalist-trade-protectionism-lobby play:capitalist-health-crisis play:capitalist-global-food-crisis play:capitalist-tap-into-new-markets play:capitalist-business-grants play:capitalist-technological-progress play:capitalist-offshore-companies play:capitalist-business-expansion play:capitalist-foreign-partner free:pay-off-loan play:capitalist-investment-opportunities play:capitalist-global-branding play:capitalist-public-opinion-polling play:capitalist-fake-news play:capitalist-exit-strategy play:capitalist-endorse-political-campaign basic:history-he30 play:capitalist-reveal-political-scandal play:capitalist-taxed-enough-already play:capitalist-buy-private-island play:capitalist-momentum-for-change play:capitalist-protect-the-status-quo play:capitalist-radical-reforms play:capitalist-unemployment-initiative-program play:capitalist-industrialization play:capitalist-competitive-wages free:history-he35 play:capitalist-higher-education-program play:capitalist-push-political-agenda free:history-he28
capitalist ask.sell-to-state
least most 1/4 2/4 3/4 4/4
capitalist ask.sell-to-state | resource.luxury
least most 1/4 2/4 3/4 4/4
capitalist ask.turn-free
free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage end free:pay-off-loan free:history-he35 free:history-he28
capitalist ask.wages
wage:supermarket-3 wage:shopping-mall-3 wage:clinic-3 wage:college-3 done wage:supermarket-2 wage:clinic-2 wage:college-2 wage:shopping-mall-2 wage:supermarket-1 wage:shopping-mall-1 wage:college-1 wage:fashion-company-3 wage:clinic-1 wage:fashion-company-1 wage:fashion-company-2 wage:lobbying-firm-2 wage:lobbying-firm-3 wage:medical-village-2 wage:medical-village-3 wage:lobbying-firm-1 wage:medical-village-1 wage:shopping-mall-2-3 wage:shopping-mall-2-1 wage:shopping-mall-2-2 wage:radio-station-1 wage:radio-station-2 wage:radio-station-3 wage:hotel-2 wage:hotel-3 wage:hotel-1 wage:clinic-2-1 wage:clinic-2-2 wage:institute-of-technology-2 wage:fish-farm-3 wage:clinic-2-3
capitalist ask.overtime
company:supermarket company:shopping-mall company:college company:fashion-company company:clinic company:shopping-mall-2 company:radio-station company:lobbying-firm
capitalist ask.bonus
company:supermarket company:shopping-mall company:college company:clinic company:fashion-company company:lobbying-firm company:medical-village company:fish-farm company:shopping-mall-2 company:institute-of-technology company:radio-station company:hotel company:clinic-2
capitalist ask.staff-class-for
class:working class:middle none
capitalist ask.staff-class-for | company.clinic
class:working class:middle none
capitalist ask.discard
discard:capitalist-interest-groups discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-trade-protectionism-lobby discard:capitalist-health-crisis discard:capitalist-global-food-crisis discard:capitalist-foreign-partner discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-business-expansion discard:capitalist-higher-education-program discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-foreign-recruitment discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-public-opinion-polling discard:capitalist-fake-news discard:capitalist-change-of-government-agenda discard:capitalist-exit-strategy discard:capitalist-business-grants discard:capitalist-endorse-political-campaign discard:capitalist-reveal-political-scandal discard:capitalist-taxed-enough-already discard:capitalist-buy-private-island discard:capitalist-momentum-for-change discard:capitalist-protect-the-status-quo discard:capitalist-radical-reforms discard:capitalist-industrialization discard:capitalist-bid-rigging discard:capitalist-push-political-agenda discard:capitalist-tap-into-new-markets
capitalist ask.discard | action.political-pressure
discard:capitalist-interest-groups discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-trade-protectionism-lobby discard:capitalist-global-food-crisis discard:capitalist-foreign-partner discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-business-expansion discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-public-opinion-polling discard:capitalist-fake-news discard:capitalist-exit-strategy discard:capitalist-business-grants discard:capitalist-foreign-recruitment discard:capitalist-endorse-political-campaign discard:capitalist-reveal-political-scandal discard:capitalist-health-crisis discard:capitalist-extra-shift discard:capitalist-industrialization discard:capitalist-global-branding discard:capitalist-investment-opportunities discard:capitalist-radical-reforms discard:capitalist-push-political-agenda discard:capitalist-momentum-for-change discard:capitalist-higher-education-program discard:capitalist-buy-private-island discard:capitalist-taxed-enough-already discard:capitalist-bid-rigging
capitalist ask.discard-companies
company:pharmaceutical-company company:fashion-company company:vegetable-farm company:automated-grain-farm done company:radio-station company:hotel company:fast-food-chain company:supermarket-2 company:shopping-mall-2 company:institute-of-technology company:university company:hospital company:stadium company:lobbying-firm company:car-manufacturer company:electronics-manufacturer company:publishing-house company:academy company:fish-farm company:medical-village company:automated-dairy-farm company:tv-station company:college-2 company:clinic-2
capitalist ask.bill
bill:6A bill:6C bill:1B bill:2A bill:2C bill:3B bill:4A bill:4C bill:5B bill:6B bill:7A bill:7C bill:1A bill:1C bill:3A bill:3C bill:5A bill:5C bill:7B bill:2B bill:4B
capitalist ask.immediate-vote
yes no
capitalist ask.immediate-vote | policy.6
yes no
capitalist ask.vote-influence
least most 2/4 3/4 4/4 1/4
capitalist ask.vote-influence | policy.6
least most 1/4 2/4 3/4 4/4
capitalist ask.price
price:food-9 price:food-15 price:luxury-5 price:luxury-10 done price:food-12 price:luxury-8 price:health-5 price:health-10 price:education-5 price:education-10 price:health-8 price:education-8
capitalist ask.turn-main
play:capitalist-health-crisis play:capitalist-global-food-crisis basic:propose-bill basic:build-company basic:sell-company basic:sell-abroad basic:political-pressure play:capitalist-business-grants play:capitalist-technological-progress play:capitalist-offshore-companies play:capitalist-business-expansion basic:lobby play:capitalist-foreign-market-insight play:capitalist-investment-opportunities play:capitalist-global-branding basic:make-deal play:capitalist-foreign-recruitment play:capitalist-foreign-partner play:capitalist-interest-groups play:capitalist-public-opinion-polling play:capitalist-fake-news play:capitalist-extra-shift play:capitalist-exit-strategy play:capitalist-endorse-political-campaign play:capitalist-taxed-enough-already play:capitalist-momentum-for-change play:capitalist-competitive-wages play:capitalist-tap-into-new-markets play:capitalist-higher-education-program play:capitalist-unemployment-initiative-program play:capitalist-industrialization play:capitalist-push-political-agenda play:capitalist-radical-reforms play:capitalist-trade-protectionism-lobby play:capitalist-buy-private-island play:capitalist-bid-rigging
capitalist ask.discard | action.propose-bill
discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-trade-protectionism-lobby discard:capitalist-health-crisis discard:capitalist-global-food-crisis discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-higher-education-program discard:capitalist-foreign-market-insight discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-exit-strategy discard:capitalist-taxed-enough-already discard:capitalist-protect-the-status-quo discard:capitalist-radical-reforms discard:capitalist-foreign-recruitment discard:capitalist-business-expansion discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-industrialization discard:capitalist-interest-groups discard:capitalist-public-opinion-polling discard:capitalist-endorse-political-campaign discard:capitalist-push-political-agenda discard:capitalist-fake-news discard:capitalist-buy-private-island discard:capitalist-bid-rigging
capitalist ask.vote-side
for against
capitalist ask.vote-side | policy.7 A
for against
capitalist ask.storage-tile
resource:food resource:luxury resource:health resource:education
capitalist ask.vote-side | policy.1 B
for against
capitalist ask.vote-side | policy.5 B
for against
capitalist ask.discard | action.make-deal
discard:capitalist-global-food-crisis discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-investment-opportunities discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-fake-news discard:capitalist-taxed-enough-already discard:capitalist-protect-the-status-quo discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-competitive-wages discard:capitalist-radical-reforms discard:capitalist-health-crisis discard:capitalist-unemployment-initiative-program discard:capitalist-exit-strategy discard:capitalist-foreign-market-insight discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-business-expansion discard:capitalist-foreign-recruitment discard:capitalist-higher-education-program discard:capitalist-buy-private-island discard:capitalist-tap-into-new-markets discard:capitalist-reveal-political-scandal discard:capitalist-momentum-for-change discard:capitalist-industrialization
capitalist ask.deal
deal:deal-luxury-10 deal:deal-food-7 deal:deal-food-8-luxury-4 deal:deal-food-8 deal:deal-food-7-luxury-5 deal:deal-food-6-2
capitalist ask.immediate-vote | policy.4
yes no
capitalist ask.discard | action.sell-company
discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-higher-education-program discard:capitalist-foreign-market-insight discard:capitalist-investment-opportunities discard:capitalist-extra-shift discard:capitalist-business-expansion discard:capitalist-foreign-recruitment discard:capitalist-competitive-wages discard:capitalist-foreign-partner discard:capitalist-exit-strategy discard:capitalist-business-grants discard:capitalist-endorse-political-campaign discard:capitalist-unemployment-initiative-program discard:capitalist-taxed-enough-already discard:capitalist-buy-private-island discard:capitalist-momentum-for-change discard:capitalist-health-crisis discard:capitalist-industrialization discard:capitalist-global-food-crisis discard:capitalist-bid-rigging discard:capitalist-global-branding discard:capitalist-radical-reforms discard:capitalist-interest-groups discard:capitalist-public-opinion-polling discard:capitalist-fake-news discard:capitalist-trade-protectionism-lobby discard:capitalist-tap-into-new-markets discard:capitalist-push-political-agenda
capitalist ask.sell-company
company:supermarket company:shopping-mall company:clinic company:college company:fashion-company company:electronics-manufacturer company:lobbying-firm company:medical-village company:tv-station company:shopping-mall-2 company:college-2 company:pharmaceutical-company company:hotel company:clinic-2 company:automated-dairy-farm company:fish-farm company:fast-food-chain
capitalist ask.vote-side | policy.2 B
for against
capitalist ask.vote-influence | policy.2
least most 2/4 3/4 1/4 4/4
capitalist ask.discard | action.sell-abroad
discard:capitalist-offshore-companies discard:capitalist-higher-education-program discard:capitalist-technological-progress discard:capitalist-investment-opportunities discard:capitalist-interest-groups discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-public-opinion-polling discard:capitalist-fake-news discard:capitalist-change-of-government-agenda discard:capitalist-business-grants discard:capitalist-endorse-political-campaign discard:capitalist-reveal-political-scandal discard:capitalist-health-crisis discard:capitalist-exit-strategy discard:capitalist-foreign-recruitment discard:capitalist-momentum-for-change discard:capitalist-foreign-market-insight discard:capitalist-competitive-wages discard:capitalist-extra-shift discard:capitalist-business-expansion discard:capitalist-unemployment-initiative-program discard:capitalist-global-branding discard:capitalist-radical-reforms discard:capitalist-global-food-crisis discard:capitalist-trade-protectionism-lobby discard:capitalist-industrialization discard:capitalist-foreign-partner discard:capitalist-push-political-agenda discard:capitalist-buy-private-island discard:capitalist-bid-rigging discard:capitalist-taxed-enough-already
capitalist ask.export
sale:food-0 sale:food-1 sale:luxury-0 sale:luxury-1 sale:health-0 sale:health-1 sale:education-0 sale:education-1 done extra
capitalist ask.deal-destination
storage free-trade-zone
capitalist ask.vote-side | policy.6 C
for against
capitalist ask.vote-side | policy.6 B
for against
capitalist ask.machinery-count
tokens:1 tokens:2
capitalist ask.machinery
company:supermarket company:shopping-mall company:institute-of-technology company:clinic company:college company:medical-village company:shopping-mall-2
capitalist ask.discard | action.lobby
discard:capitalist-offshore-companies discard:capitalist-business-expansion discard:capitalist-foreign-recruitment discard:capitalist-competitive-wages discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-endorse-political-campaign discard:capitalist-reveal-political-scandal discard:capitalist-unemployment-initiative-program discard:capitalist-taxed-enough-already discard:capitalist-investment-opportunities discard:capitalist-foreign-market-insight discard:capitalist-exit-strategy discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-global-food-crisis discard:capitalist-interest-groups discard:capitalist-bid-rigging discard:capitalist-industrialization discard:capitalist-radical-reforms discard:capitalist-trade-protectionism-lobby discard:capitalist-higher-education-program discard:capitalist-technological-progress discard:capitalist-health-crisis discard:capitalist-public-opinion-polling discard:capitalist-push-political-agenda
capitalist ask.staff-class-for | company.shopping-mall
class:working class:middle none
capitalist ask.vote-side | policy.7 C
for against
capitalist ask.vote-influence | policy.7
least 2/4 3/4 most 4/4
middle ask.founder | company.pharmacy skill.healthcare
skill:healthcare worker:doctors-office-0
middle ask.founder | company.pharmacy skill.unskilled
skill:unskilled skill:healthcare skill:education worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 skill:agriculture
middle ask.swap-in | company.pharmacy
skill:unskilled skill:healthcare skill:agriculture skill:education
middle ask.wage | company.electronics-store
wage:2 wage:3 wage:1
middle ask.remove-worker
skill:unskilled skill:education skill:agriculture skill:luxury skill:media
middle ask.discard | action.sell-abroad
discard:middle-personal-consumption discard:middle-small-business-grant discard:middle-interest-groups discard:middle-export-subsidy discard:middle-immigration-reform discard:middle-protect-the-status-quo discard:middle-growing-business discard:middle-migration discard:middle-voice-of-middle-class-workers discard:middle-health-crisis discard:middle-change-of-government-agenda discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-investment-opportunities discard:middle-highlight-social-issues discard:middle-unemployment-initiative-program discard:middle-higher-education-program discard:middle-public-sector-overtime discard:middle-new-theme-park discard:middle-specialization discard:middle-supplemental-income-program discard:middle-labor-market-deregulation discard:middle-land-of-opportunity discard:middle-state-scholarship discard:middle-reveal-political-scandal discard:middle-employment-subsidy discard:middle-public-opinion-polling discard:middle-healthcare-benefits
middle ask.export
sale:food-0 sale:health-0 done sale:luxury-0 sale:luxury-1 sale:health-1 sale:education-0 sale:education-1
middle ask.assign-where | skill.education
company:pharmacy company:clinic company:technical-university company:medical-village company:university-hospital trade:pharmacy-1 trade:college-1 trade:medical-village-1 company:jewelry-store trade:shopping-mall-1 trade:hotel-0 trade:hotel-2 trade:clinic-2-1
middle ask.vote-side | policy.6 A
for against
middle ask.discard | action.history-he30
discard:middle-interest-groups discard:middle-growing-business discard:middle-supplemental-income-program discard:middle-employment-subsidy
middle ask.immediate-vote
yes no
middle ask.immediate-vote | policy.7
yes no
middle ask.food-amount
least 2/4 3/4 most 1/4 4/4
middle ask.food-amount | role.capitalist
least 2/4 3/4 most 1/4 4/4
middle ask.vote-side | policy.2 A
for against
middle ask.swap-out
worker:shopping-mall-1 worker:clinic-1 done worker:fast-food-chain-1 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:jewelry-store-1 worker:medical-village-2 worker:tv-station-1 worker:tv-station-2 worker:training-center-1 worker:public-university-2-1 worker:public-hospital-2-1 worker:regional-tv-station-2-1 worker:public-university-3-1 worker:radio-station-0 worker:supermarket-2-1 worker:publishing-house-1 worker:publishing-house-2 worker:university-hospital-1 worker:university-hospital-2 worker:technical-university-1 worker:national-public-broadcasting-2 worker:hotel-0 worker:hotel-2
middle ask.swap-in | company.shopping-mall
skill:unskilled skill:agriculture skill:luxury skill:education skill:healthcare
middle ask.swap-in | company.clinic
skill:unskilled skill:agriculture skill:luxury
middle ask.immediate-vote-free | policy.4
yes no
middle ask.vote-side | policy.3 C
for against
middle ask.consumption
many-sources one-source
middle ask.storage-tile
resource:food resource:luxury resource:health resource:education
middle ask.founder | company.jewelry-store skill.luxury
skill:luxury worker:shopping-mall-0 worker:game-store-0
middle ask.founder | company.jewelry-store skill.unskilled
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:education skill:media worker:tutoring-company-0 worker:shopping-mall-1 worker:doctors-office-0 worker:game-store-0 worker:fast-food-chain-0 worker:fish-farm-0 worker:fish-farm-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:technical-university-0 worker:technical-university-1 worker:pharmacy-0 worker:pharmacy-1 worker:public-university-2-0 worker:public-university-2-1 worker:convenience-store-0 worker:doctors-office-2-0 worker:organic-farm-0 worker:university-hospital-0 worker:university-hospital-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:supermarket-2-0 worker:supermarket-2-1
middle ask.migrant
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:education skill:media done
capitalist ask.discard | action.build-company
discard:capitalist-technological-progress discard:capitalist-fake-news discard:capitalist-endorse-political-campaign discard:capitalist-momentum-for-change discard:capitalist-offshore-companies discard:capitalist-protect-the-status-quo discard:capitalist-global-branding discard:capitalist-health-crisis discard:capitalist-industrialization discard:capitalist-exit-strategy discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-recruitment discard:capitalist-competitive-wages discard:capitalist-foreign-market-insight discard:capitalist-interest-groups discard:capitalist-bid-rigging discard:capitalist-investment-opportunities discard:capitalist-push-political-agenda discard:capitalist-business-grants discard:capitalist-foreign-partner discard:capitalist-trade-protectionism-lobby discard:capitalist-business-expansion discard:capitalist-higher-education-program discard:capitalist-global-food-crisis discard:capitalist-extra-shift discard:capitalist-buy-private-island discard:capitalist-taxed-enough-already discard:capitalist-public-opinion-polling
capitalist ask.build
company:fast-food-chain company:fashion-company company:institute-of-technology company:university company:supermarket-2 company:vegetable-farm company:fish-farm company:automated-grain-farm company:automated-dairy-farm company:shopping-mall-2 company:hotel company:electronics-manufacturer company:car-manufacturer company:clinic-2 company:college-2 company:academy company:publishing-house company:tv-station company:stadium company:lobbying-firm company:medical-village company:radio-station done company:pharmaceutical-company company:hospital
capitalist ask.wage
wage:2 wage:3 wage:1
capitalist ask.wage | company.fashion-company
wage:2 wage:3
capitalist ask.staff-class-for | company.fashion-company
class:middle none class:working
capitalist ask.export-extra
least 1/4 2/4 3/4 4/4 most
capitalist ask.export-extra | resource.luxury
least 1/4 2/4 3/4 4/4 most
capitalist ask.export-from-zone
least 3/4 most 2/4 4/4 1/4
capitalist ask.export-from-zone | resource.luxury
least 3/4 most 2/4 4/4 1/4
capitalist ask.vote-side | policy.2 C
for against
capitalist ask.vote-side | policy.4 A
for against
capitalist ask.vote-side | policy.7 B
for against
capitalist ask.vote-side | policy.2 A
for against
capitalist ask.vote-side | policy.4 B
for against
capitalist ask.vote-influence | policy.4
least 2/4 3/4 most 4/4 1/4
capitalist ask.immediate-vote | policy.3
yes no
capitalist ask.vote-influence | policy.3
least 2/4 3/4 4/4 most 1/4
capitalist ask.investment
market deck
capitalist ask.staff-class-for | company.institute-of-technology
class:middle none class:working
working ask.assign-where
company:convenience-store company:doctors-office company:clinic company:publishing-house company:university-hospital company:national-public-broadcasting company:supermarket company:shopping-mall trade:vegetable-farm-2 trade:publishing-house-0 company:lobbying-firm company:technical-university company:public-hospital-2 company:college company:public-university-2 company:regional-tv-station-2 union:healthcare company:pharmaceutical-company company:regional-tv-station-3 company:public-university-3 company:fish-farm company:private-school trade:national-public-broadcasting-1 company:tutoring-company company:doctors-office-2 company:regional-radio-station company:public-hospital-3 company:hotel company:clinic-2 company:hospital company:supermarket-2 union:agriculture
working ask.assign-where | skill.education
company:convenience-store company:doctors-office company:clinic company:college company:lobbying-firm company:technical-university company:public-university-2 company:shopping-mall company:private-school company:national-public-broadcasting company:doctors-office-2 company:university-hospital company:public-university-3
working ask.assign-next-for | company.clinic
skill:healthcare worker:university-hospital-0
working ask.assign-where | skill.agriculture
company:convenience-store company:doctors-office company:supermarket company:clinic company:fish-farm company:university-hospital company:college company:hotel company:technical-university company:public-hospital-3 company:shopping-mall company:supermarket-2 union:agriculture
working ask.swap-out
worker:doctors-office-employee worker:clinic-1 done worker:cooperative-farm-0 worker:cooperative-farm-1 worker:vegetable-farm-2 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:lobbying-firm-1 worker:national-public-broadcasting-1 worker:technical-university-1 worker:technical-university-2 worker:university-hospital-1 worker:university-hospital-2
working ask.swap-in
skill:unskilled skill:healthcare skill:agriculture skill:luxury skill:media skill:education
working ask.swap-in | company.doctors-office
skill:unskilled skill:healthcare skill:media skill:luxury skill:agriculture
working ask.swap-in | company.clinic
skill:unskilled skill:agriculture skill:healthcare skill:luxury
working ask.migrant
skill:unskilled skill:agriculture skill:healthcare skill:education done skill:luxury skill:media
working ask.vote-side | policy.7 C
for against
working ask.vote-influence | policy.7
least most 3/4
working ask.vote-side | policy.4 C
for against
working ask.vote-side | policy.6 A
for against
working ask.discard | action.strike
discard:working-general-strike discard:working-healthcare-benefits discard:working-immigration-reform discard:working-specialization discard:working-public-sector-overtime discard:working-unemployment-benefits discard:working-need-for-change discard:working-highlight-social-issues discard:working-workplace-accident discard:working-migration discard:working-radical-reforms discard:working-state-scholarship discard:working-fake-news discard:working-student-movement discard:working-cooperative-farm discard:working-boost-domestic-tourism discard:working-momentum-for-change discard:working-proletarians-of-the-world-unite discard:working-affordable-housing discard:working-interest-groups discard:working-labor-market-deregulation discard:working-signing-bonus discard:working-healthcare-movement discard:working-supplemental-income-program
working ask.buy-source | resource.health
source:middle source:capitalist source:state done
working ask.assign-next-for | company.cooperative-farm
skill:unskilled skill:healthcare skill:media skill:education
working ask.vote-side | policy.3 A
for against
working ask.assign-where | skill.media
company:publishing-house company:university-hospital company:national-public-broadcasting company:clinic company:regional-tv-station-2 company:shopping-mall company:regional-radio-station company:public-hospital-2 company:regional-tv-station-3
working ask.assign-next-for | company.publishing-house
skill:unskilled skill:healthcare
working ask.vote-side | policy.3 C
for against
working ask.remove-cubes
class:middle class:capitalist done class:working
working ask.immediate-vote | policy.4
yes no
working ask.swap-in | company.publishing-house
skill:unskilled skill:luxury skill:healthcare skill:media
working ask.swap-in | company.vegetable-farm
skill:unskilled skill:luxury skill:media skill:healthcare
working ask.assign-where | skill.unskilled
company:supermarket company:shopping-mall company:university-hospital company:national-public-broadcasting trade:vegetable-farm-2 trade:publishing-house-0 company:clinic company:technical-university company:public-university-2 company:pharmaceutical-company company:regional-tv-station-3 company:public-university-3 company:college company:regional-tv-station-2 company:convenience-store company:doctors-office trade:national-public-broadcasting-1 company:tutoring-company company:hospital
middle ask.immediate-vote-free | policy.7
yes no
middle ask.vote-influence | policy.1
least 2/4 3/4 4/4 most
middle ask.vote-side | policy.4 C
for against
middle ask.wage | company.game-store
wage:2 wage:3 wage:1
middle ask.founder | company.game-store skill.luxury
skill:luxury worker:shopping-mall-0
middle ask.employee | company.game-store
skill:unskilled none
middle ask.vote-influence | policy.3
least most 3/4
middle ask.vote-side | policy.7 B
for against
middle ask.buy-source | resource.education
source:middle source:state done source:capitalist
middle ask.buy-amount | resource.education
least 1/4 2/4 3/4 4/4 most
middle ask.vote-side | policy.4 B
for against
middle ask.wage | company.organic-farm
wage:2 wage:3
middle ask.founder | company.organic-farm skill.agriculture
skill:agriculture worker:fast-food-chain-1 worker:fish-farm-0 worker:convenience-store-0
middle ask.swap-in | company.institute-of-technology
skill:unskilled skill:media skill:agriculture skill:healthcare skill:education
middle ask.swap-in | company.fast-food-chain
skill:unskilled skill:healthcare
middle ask.swap-in | company.jewelry-store
skill:unskilled skill:healthcare skill:agriculture skill:education skill:media
middle ask.wage | company.convenience-store
wage:2 wage:3
middle ask.founder | company.convenience-store skill.agriculture
worker:organic-farm-0 worker:fish-farm-0 worker:tv-station-2
middle ask.employee | company.convenience-store
skill:unskilled none
middle ask.swap-in | company.medical-village
skill:unskilled skill:education skill:luxury skill:media
middle ask.wage | company.private-school
wage:2 wage:3 wage:1
middle ask.swap-in | company.tv-station
skill:unskilled skill:healthcare skill:education
middle ask.wage | company.medical-laboratory
wage:2 wage:3
middle ask.founder | company.medical-laboratory skill.healthcare
skill:healthcare worker:doctors-office-0 worker:jewelry-store-1 worker:medical-village-0
middle ask.employee | company.medical-laboratory
skill:healthcare none
working ask.hidden-agenda
agenda:ha14 agenda:ha15 agenda:ha12
working ask.free-health
least 3/4 most
working ask.buy-amount | resource.influence
least 3/4 most 2/4 4/4
working ask.vote-side | policy.1 C
for against
working ask.assign-where | skill.luxury
company:convenience-store company:clinic company:lobbying-firm company:technical-university company:public-hospital-2 company:shopping-mall
working ask.swap-in | company.public-hospital
skill:unskilled skill:education skill:agriculture
working ask.swap-in | company.lobbying-firm
skill:unskilled skill:luxury
working ask.vote-influence | policy.4
least 3/4 most
working ask.vote-side | policy.4 B
for against
working ask.vote-side | policy.1 A
for against
working ask.vote-side | policy.7 B
for against
working ask.assign-where | skill.healthcare
company:technical-university company:public-hospital-2 company:regional-tv-station-2 union:healthcare company:clinic company:supermarket company:college company:fish-farm company:public-university-3 company:doctors-office company:convenience-store company:pharmaceutical-company company:public-hospital-3 company:clinic-2 company:university-hospital
working ask.assign-next-for | company.technical-university
skill:unskilled skill:media worker:supermarket-0 worker:supermarket-1 worker:clinic-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:medical-village-0 worker:medical-village-1 worker:public-university-2-0 worker:public-university-2-1 worker:college-0 worker:college-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:university-hospital-0 worker:university-hospital-1 skill:agriculture worker:tutoring-company-employee skill:luxury skill:healthcare skill:education worker:national-public-broadcasting-1 worker:doctors-office-employee worker:national-public-broadcasting-0 worker:national-public-broadcasting-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-3-0 worker:public-university-3-1
working ask.swap-in | company.technical-university
skill:unskilled skill:media skill:agriculture skill:healthcare skill:luxury
working ask.vote-side | policy.7 A
for against
middle ask.hidden-agenda
agenda:ha08 agenda:ha06 agenda:ha07
middle ask.remove-cubes
class:working class:middle class:capitalist done
middle ask.founder | company.training-center skill.unskilled
worker:convenience-store-0 worker:doctors-office-0 worker:technical-university-1 worker:shopping-mall-0 worker:shopping-mall-1 skill:healthcare skill:media worker:college-0 worker:college-1 worker:radio-station-0 worker:radio-station-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:public-university-3-1 skill:unskilled skill:agriculture skill:education worker:hotel-0 worker:hotel-1 worker:clinic-2-0 worker:clinic-2-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1
middle ask.vote-side | policy.1 C
for against
middle ask.overtime
company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:university-hospital company:technical-university
middle ask.educate
skill:unskilled skill:luxury skill:education worker:medical-village-1 worker:medical-village-2 skill:agriculture skill:healthcare skill:media worker:shopping-mall-1 worker:technical-university-1 worker:technical-university-2 worker:public-hospital-2-1 worker:regional-tv-station-2-1
middle ask.assign-where | skill.luxury
company:university-hospital company:technical-university company:public-hospital-2 company:shopping-mall company:medical-village
middle ask.assign-next-for | company.public-hospital
skill:healthcare worker:pharmacy-0 worker:medical-village-0
middle ask.assign-next-for | company.shopping-mall
skill:unskilled skill:luxury skill:healthcare worker:convenience-store-0 worker:pharmacy-0 worker:pharmacy-1 worker:jewelry-store-1 worker:college-0 worker:college-1 worker:medical-village-0 worker:medical-village-1 skill:agriculture skill:education worker:electronics-store-0 worker:regional-radio-station-0 worker:technical-university-0 worker:technical-university-1 worker:public-hospital-2-0 worker:public-hospital-2-1
middle ask.assign-next-for | company.medical-village
skill:healthcare worker:pharmacy-0
middle ask.assign-next-for | company.university-hospital
skill:unskilled worker:convenience-store-0 worker:pharmacy-0 worker:pharmacy-1 worker:medical-village-1 skill:healthcare worker:technical-university-1 skill:luxury skill:education worker:doctors-office-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0
middle ask.swap-in | company.public-hospital
skill:healthcare skill:education skill:unskilled skill:luxury skill:agriculture
middle ask.export-card
card:export-01 card:export-02 card:export-16 card:export-12 card:export-10 card:export-07 card:export-13
middle ask.founder | company.electronics-store skill.luxury
worker:public-hospital-2-1 worker:shopping-mall-0
middle ask.employee | company.electronics-store
skill:luxury none
middle ask.vote-side | policy.6 B
for against
middle ask.new-bill
yes no
capitalist ask.hidden-agenda
agenda:ha20 agenda:ha16 agenda:ha18 agenda:ha17 agenda:ha19
capitalist ask.retire-company
company:national-public-broadcasting company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-university-3
capitalist ask.deal-stored
least 1/4 2/4 3/4 4/4 most
capitalist ask.deal-stored | resource.food
least 1/4 2/4 3/4 4/4 most
capitalist ask.deal-stored | resource.luxury
least 1/4 2/4 3/4 4/4 most
capitalist ask.immediate-vote | policy.2
yes no
capitalist ask.wage | company.lobbying-firm
wage:1 wage:2 wage:3
capitalist ask.export-from-zone | resource.food
least 2/4 3/4 most 4/4 1/4
capitalist ask.wage | company.medical-village
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.medical-village
class:middle none
capitalist ask.vote-side | policy.4 C
for against
capitalist ask.immediate-vote-free
yes no
capitalist ask.immediate-vote-free | policy.7
yes no
capitalist ask.export-card
card:export-04 card:export-10 card:export-12 card:export-02 card:export-11 card:export-03 card:export-16 card:export-07 card:export-14 card:export-09 card:export-15 card:export-08 card:export-13 card:export-05 card:export-06
capitalist ask.remove-cubes
class:working class:middle class:capitalist done
capitalist ask.vote-side | policy.1 A
for against
capitalist ask.new-bill
yes no
working ask.scandal
role:middle role:capitalist
working ask.immediate-vote | policy.1
yes no
working ask.assign-next-for | company.university-hospital
skill:unskilled skill:healthcare skill:media skill:luxury worker:supermarket-1 skill:education worker:convenience-store-employee worker:doctors-office-employee worker:game-store-employee skill:agriculture worker:public-hospital-3-1 worker:supermarket-0 worker:clinic-0
working ask.immediate-vote-free
yes no
working ask.immediate-vote-free | policy.2
yes no
middle ask.immediate-vote | policy.4
yes no
middle ask.staff-skill
skill:luxury skill:media skill:agriculture skill:healthcare skill:education
middle ask.staff-skill | company.public-hospital
skill:luxury skill:media
middle ask.assign-where | skill.agriculture
company:public-university-2 company:public-university-3 company:supermarket company:pharmaceutical-company company:national-public-broadcasting trade:college-1 trade:radio-station-0 trade:supermarket-2-1 trade:regional-tv-station-2-0 trade:public-university-3-1 trade:shopping-mall-1
middle ask.swap-in | company.regional-tv-station
skill:unskilled skill:media skill:agriculture skill:healthcare skill:education
middle ask.swap-in | company.public-university
skill:unskilled skill:luxury skill:healthcare skill:education
middle ask.wage | company.regional-radio-station
wage:1 wage:2 wage:3
middle ask.founder | company.training-center skill.education
worker:college-0 worker:public-university-3-0
middle ask.swap-in | company.supermarket
skill:unskilled skill:agriculture skill:healthcare skill:education
middle ask.buy-source | resource.luxury
source:state source:foreign source:middle source:capitalist done
middle ask.swap-in | company.training-center
skill:unskilled skill:agriculture skill:luxury
middle ask.swap-in | company.publishing-house
skill:unskilled skill:agriculture skill:luxury skill:media skill:healthcare
middle ask.vote-influence | policy.5
least 2/4 3/4 most 4/4
middle ask.immediate-vote-free | policy.5
yes no
middle ask.investment
market deck
middle ask.founder | company.private-school skill.education
skill:education worker:technical-university-0
middle ask.employee | company.private-school
skill:education none
capitalist ask.sell-to-state | resource.education
least most 1/4 2/4 3/4 4/4
capitalist ask.vote-influence | policy.5
least most 3/4 1/4 2/4 4/4
capitalist ask.staff-class-for | company.fish-farm
class:middle none class:working
capitalist ask.staff-abroad
company:shopping-mall company:fish-farm
capitalist ask.vote-side | policy.5 A
for against
capitalist ask.export-extra | resource.food
least 2/4 3/4 most
capitalist ask.staff-class-for | company.college
class:middle none class:working
working ask.immediate-vote | policy.3
yes no
working ask.immediate-vote | policy.6
yes no
working ask.swap-in | company.national-public-broadcasting
skill:unskilled skill:healthcare skill:media skill:education skill:luxury
capitalist ask.vote-side | policy.3 B
for against
capitalist ask.vote-side | policy.6 A
for against
capitalist ask.wage | company.tv-station
wage:2 wage:3
working ask.overtime
company:university-hospital company:technical-university company:national-public-broadcasting company:public-hospital-2 company:public-hospital-3
working ask.vote-side | policy.5 B
for against
working ask.vote-side | policy.1 B
for against
working ask.vote-side | policy.2 A
for against
working ask.vote-side | policy.5 A
for against
working ask.swap-in | company.university-hospital
skill:unskilled skill:luxury skill:education skill:healthcare
middle ask.hire-where
company:convenience-store company:doctors-office done company:game-store company:medical-laboratory
middle ask.immediate-vote | policy.1
yes no
middle ask.vote-side | policy.5 A
for against
middle ask.immediate-vote | policy.3
yes no
middle ask.immediate-vote | policy.5
yes no
middle ask.lose-company
company:convenience-store company:jewelry-store company:electronics-store company:regional-radio-station
middle ask.vote-side | policy.3 A
for against
capitalist ask.wage | company.shopping-mall
wage:2 wage:3 wage:1
capitalist ask.immediate-vote | policy.5
yes no
capitalist ask.vote-influence | policy.1
least 2/4 3/4 most 1/4 4/4
capitalist ask.hand-over
company:shopping-mall company:shopping-mall-2
capitalist ask.immediate-vote-free | policy.6
yes no
working ask.swap-in | company.local-newspaper
skill:unskilled skill:healthcare
working ask.freeze-policy
policy:1 policy:2 policy:3 policy:4 policy:6 policy:7 policy:5
capitalist ask.vote-side | policy.3 C
for against
capitalist ask.sell-to-state | resource.health
least most
capitalist ask.vote-side | policy.3 A
for against
capitalist ask.staff-skill
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
capitalist ask.staff-skill | company.institute-of-technology
skill:agriculture skill:luxury
working ask.vote-side | policy.5 C
for against
middle ask.vote-side | policy.5 C
for against
capitalist ask.sell-or-deal
export deal done
capitalist ask.vote-side | policy.1 C
for against
capitalist ask.wage | company.radio-station
wage:2 wage:3
capitalist ask.staff-class-for | company.radio-station
class:working class:middle none
capitalist ask.lose-company
company:supermarket company:college company:shopping-mall-2 company:radio-station
capitalist ask.wage | company.clinic
wage:2 wage:3 wage:1
capitalist ask.vote-side | policy.5 C
for against
working ask.staff-company
company:public-hospital-2 company:regional-tv-station-2
working ask.staff-company | role.working
company:public-hospital-2 company:regional-tv-station-2
working ask.accident-industry
industry:healthcare industry:media industry:agriculture industry:luxury industry:education
working ask.assign-next-for | company.public-hospital
skill:unskilled skill:agriculture worker:doctors-office-employee worker:public-hospital-3-0 worker:public-hospital-3-1
middle ask.swap-in | company.university-hospital
skill:unskilled skill:agriculture
middle ask.wage | company.local-newspaper
wage:2 wage:3 wage:1
middle ask.employee | company.local-newspaper
skill:unskilled none
middle ask.immediate-vote-free | policy.3
yes no
middle ask.founder | company.fast-food-restaurant skill.agriculture
skill:agriculture worker:convenience-store-0 worker:organic-farm-0
middle ask.founder | company.fast-food-restaurant skill.unskilled
skill:unskilled skill:agriculture skill:healthcare skill:education worker:doctors-office-0 worker:organic-farm-0 worker:jewelry-store-0 worker:jewelry-store-1 worker:regional-radio-station-0 worker:university-hospital-0 worker:university-hospital-1 worker:public-university-2-0 worker:public-university-2-1
middle ask.swap-in | company.fast-food-restaurant
skill:unskilled skill:healthcare
middle ask.immediate-vote | policy.6
yes no
capitalist ask.immediate-vote | policy.7
yes no
capitalist ask.immediate-vote-free | policy.5
yes no
capitalist ask.staff-class-for | company.supermarket
class:working class:middle none
working ask.remove-worker
skill:unskilled skill:agriculture
working ask.swap-in | company.public-university
skill:unskilled skill:agriculture skill:healthcare
working ask.assign-next-for | company.college
skill:unskilled worker:game-store-employee worker:public-hospital-3-0 worker:public-hospital-3-1
working ask.referendum-side
for against
middle ask.vote-side | policy.1 A
for against
middle ask.freeze-policy
policy:1 policy:2 policy:3 policy:4 policy:5 policy:6 policy:7
middle ask.swap-in | company.national-public-broadcasting
skill:unskilled skill:agriculture skill:education skill:luxury
middle ask.referendum-side
for against
capitalist ask.staff-class-for | company.hotel
class:working class:middle none
capitalist ask.referendum-side
for against
working ask.swap-in | company.supermarket
skill:unskilled skill:luxury skill:healthcare
working ask.vote-side | policy.2 B
for against
working ask.swap-in | company.shopping-mall
skill:unskilled skill:healthcare
middle ask.assign-where | skill.healthcare
company:doctors-office company:clinic company:technical-university company:national-public-broadcasting company:medical-laboratory company:shopping-mall
middle ask.immediate-vote-free | policy.2
yes no
middle ask.assign-where | skill.media
company:supermarket company:clinic company:supermarket-2 company:university-hospital company:national-public-broadcasting
middle ask.assign-next-for | company.clinic
worker:doctors-office-0 worker:medical-village-0
working ask.swap-in | company.cooperative-farm
skill:unskilled skill:education skill:healthcare
middle ask.founder | company.regional-radio-station skill.media
skill:media worker:university-hospital-1
middle ask.swap-in | company.hotel
skill:unskilled skill:agriculture skill:healthcare skill:media skill:education
capitalist ask.wage | company.hotel
wage:1 wage:2 wage:3
capitalist ask.staff-skill | company.hotel
skill:agriculture skill:healthcare skill:education skill:media
middle ask.staff-skill | company.regional-tv-station
skill:agriculture skill:luxury skill:healthcare skill:education
middle ask.staff-skill | company.public-university
skill:agriculture skill:healthcare skill:education
capitalist ask.fill-class
class:working class:middle
capitalist ask.fill-class | company.institute-of-technology
class:working class:middle
capitalist ask.staff-class-for | company.lobbying-firm
class:middle none
capitalist ask.wage | company.fish-farm
wage:2 wage:3
capitalist ask.wage | company.fast-food-chain
wage:2 wage:3
capitalist ask.staff-class-for | company.fast-food-chain
class:middle none

-4Ez3CAkG7M3JA4IzGgLrOpvC3RAwC4SnN7E3OvJ7B-BAwPAiGwV1M7QjJAiCmKlJokB8hB8kBiGAAAAwMAAAiC1OzG6PAoC0F9J_7BA6BpBKg2BAAqHAAAgWvPwDnRqDAsHsH1GtG1bgT4HmIoIOiNxUuS2H2HuEiDJvC5QAvWuF2NyG9IAAAAAiI4MiGA2ErH-CuS9CiB2EAGiOAhP1RyJxGmL6M4DmRiWxLjWpV3byM-DnV6WZA7DrC5bm5BAAAAAAAAAAxgCAqBjM3MvPoMzCoH_L0CpaAyE2gB6JkR0FlNxC1HkOuJiZmGvEuB-GaAyInB7B0L6jBuMJqPAAAAAAAQjkBqF8QA2BuIiCrPAvBzEmKmSAA4EAAAwDlHqBkBlT_FhDhDzE9CpjBnQoD4LlEjJuHkEmM5B5BuG6G1D1GzBlR_K_GkLsJVAAAAAoLuMoPAmHgD8L_DnJmC0KArWmGAnIoC8CzNuB0SpDsFyK1HiBvHK9DmL9KrC9HAlM5B7U80BAAAAAAAA3DAOAqF3IzDrXkEpF7HO6H1FuDjJ_T0N5FgM9PFnVwHtG2L_BAStBzBA_HmOgBfyM0H7FrGAAGAAAABlcuCmFA4B9DuC_JA3B-RbwKAAjCAAA0WnD0D7B1DhCZZ_Bf9S_NLrF_EvFqKuFNoEgETLxBzCZ7BnErCsI9OyGAAhB2CA-HwJgJA3GjEe3ClJ2B6CA9JmJzBoFtByFmFlCC1DkEhE9TpIsBzFiC-H7L5F_BA1P5J1J-XAAAAAAAA_CA9UA6C_HoChLrFtBsClEO2GhFpExThC1CwCtKKxCrBbuJaJ2DBjDAxE0HtHCoNiJkJAAAAAAAuETrnBuC2BAiEH4NxFAZiMpBiLAA3DAAA2HqFhJ0EzEnChBhB3D_CnN_UoCxE-BAkIgEzCqGiFeJiFuCwFrMwBnKiGpQqHAAvGAA8FwF6ErB7E1EhGzC7BawBAjI2IpC6B-E8IqGnCuD7FeyDrB3B1ED1BwRvM6FtHA7D3NRwJAAAAAAAAxDA3nBAmC_FP7DtFvBgDnG9DgFzHzC5IsEtCgDqPwIIsBd0PnInErHqBBAUKSlKsSgFdjEAAAAAAA6BpqBM8CAoEXpH9DAJiHkCoBAAbAAAsH4B5FrGsDpBkBkB7EnErGvSwInImCyEkGChEqCsBqDWwB2EsLpHzFhR0CjI4CAA3CAAeuCiFfvC1EhDoCQNEA3BqGnGqBmImNgPtByI6EhCxFwKpLrImGoC6GwB6E0GAwFxKsIgJAAAAAAAAVAo-BA1DoG_FtB9LnB7FrC7I2RA2CzDkPiSuZxDrK0TM3FAuGubxKgKjIA8BrI3C3M6N8YhBAAAAqJAAAGnGuM_WAtBsB2IyGA7BpIwGgTAA9EAAA3K1IiD9CXAgEgEjHxEqDsD-H1CtNuF8E1N3UlClChDLzKtM1CAwHiFgI7O4JAAAAA8GyI4KAvGvLzODwDlCtDAsSqEsL1WkM8H_PsS4JsBHL0BegMW9FuF7B1E_CAgCrcJqDAAAAAAAAAAgtBAjG4DjF6DhItFVhM7E7HAwE7GkHgIwTUxH2XsMoJkB6K4DiH_CxDAcyBzJnCmQmE7GxCAAAAAAAFrPwHtIAjB8IR6EA1C_FJiIAArEAAAhOrDoEpDpFhBbb5DZ-G2ElDR9HnG5CzPzGJJ2C4DgDVsJ7OwKuFwMzDlFjFAAAA-GgG6HApM7NlK-IgExD5EAwF2DkMvPgEmRvD8RmG-D9EDwK1FmL6FM0ChC3N6CAsDrHlGsEAAAAAAAAeAmpBAvE4F7DgCtL_BsN5D-C5I_DlD7GyQlJsKpS5EqEsEgBuE0IE8BsFWAsEwB5HxMwG3I-D3DAAwCAAAAY_JhDlFArBpB5BoDAjCsDvBsEAAuLAAAlEK8JtDpGTiBiBAEqEwCA7F3JnIM1F_BGGyCsCdzGaxFoF0CR-C-EUAxBMAFnDxCA_ErEjB5LwEwC8BAmCiDyEtBrEmMBX0FgHgE7LJpCkEqGyFqDYzJlCAT4CtE0DAAAAAAAAgGAy1BAhDlEwB2O7DgD4KhC2Dc4BFhK1C7BmG7ThI7GrIkKyDqG3J-DgDOAqHyCzK7IhDlDyGqBAAAAAAAlDzEpCYAzCtU8HyDAnF8ItCwEAAzBAAAvDT1JsE_ElFpHpH7CrByC1CF3BpO3FuCpErMuBuBgDkDgEvFwD1J-IpCxDgEmDkCA3HAA4C_DjCsC5B9DxG0DmGnC7DAoF8C-Ha4Cc2Df-C4IFP0HlDsD-LnBsEjK8BvCARlEwE1BAAAAAAAADAnJAvBP4C4H9IbpBjF4DqC9BQsDbvCqJjGuE_BoK1EhBpCSkCYQAyFDxK9MiFDeCAAAAAAABnB_B1BAFlNbRA3DWITAA9BAAAwFsFnCrEmDjFxCxCsBciEViD9EzEKiEQpFlBlBiF2Db4D4GxGuDrHuDoHdkBAvL7B-B8GgE4H7BAhBOayFxBxBAoMwDiFgCT-BkM_B0FmEvDnFyErDyDyFF0DNyFwEAyE5IiJtEAAAAAAAAnBA9MAoFAoNwD3N4JmErN_X8LA0GnHAK5IzNkI0GW9WAA-YwFqJgJAlBgG9HmbsiBzPuEAAAA-GAAAToE1Ji4BANjB0DRAPkLrN1MAAmJAAAtL7PsH6MKAuBuByC2HwVkgBvKOwJ1H3QwKuEjEjEDNpHsD0GA6FtSgDyWxSAAAAAoOChOAiCgLiV6S4F7DzBAhV5NzR1JyGzbhUjbzQuHgHzf8RFxckT6Ca0BqYsMAkCwlBnVgYAAAAAAAAAA6DA9BkGzG8VhV7ExExC8KrCA2E7IQsEYwT7B-XrM_IxW2qB_SvCyEwNAsMlB0GwP2RhJ9DnLAAAAAAAJxMpGsaAOtDoDlGA3IMlNoBAAkNAAAnFrFrCiGzDxNnMnM8CqCsHsOoJhJ_JwO6BwIyH3B3BlFhBjEtC0CG5BvSmC6C5N5GAAAAgG4DlCA8DwD0EAqOrBuEAzLGhXgCTrd7GpdoEmIwGkDmCyM_UkHrMavB2BkXAqGyInG2dAAAAAAAAkGAkaAAtBwD-DhP7E3NgQkB7FD6JjNwFqDwHsKdsLjQT2EzE3DhEnBqEAjFiDoI2RmJwBvJ3OAAiCAAAAOsDvB2DAxB6E6CoDAfvUrIvBAA5DAAA6GzFnEyBgCnBlBlBnC9CpF6CPoC1EoR7BvFmO7DjDpCK6BoHsC8CiBqBwCwCzMnOAoChCAyI6BMAZZ3E5EqG8BrBA7MlB9GSW1L7JzC-GzDJvM9C6OA5FFoDhEvIwHA4KqC7GkLAAAAAAAAtBAhBAKAhBqCtF3DlGkHrD_EkE2BjJAmHiDkFuDS0FpHAvFoFnDnDmJAjG7CwD2IXgP3MlGAAAAAAEnD0D5C0DAR4SXsEAYnTH8BAA3BAAAmEb7H2HKnCtBtBVAlB8EaoDgD0IU3DqKtC7B7BKkEkLnFmL3ExGkH3DvMjJAsCAAwF0EoCK3ChCzCiDyCFGAjBkD7IBLjFJ-HGqC0DlC5CgDuE5CJzGxC_PqIAyH8HiBkDAAAAAAAAAAyCAFAyB6FOZRsCP7FsEROqB5BtFmD3BvB9BrCd1B5BZEqBAtCtBsBgH8EoDxKtGAAAAAAAnBkJsDoEAnC6BkEAAUtQwEdAAAAAAgE1F1JtCsBeTTDSlBiFQ2C-EmBP_CsBHHnDjCjBYcgDsDxC4B7CvFRAtD6DpD-CqBUA3BzB_BuC4BvB7CAsCDgDAYhDyC4CDwCuB-C7B_CsBGBtHxBfbADuFwBmEAAAAAAAAAAAECAAACBABCBBGAACEEAAAAAAFAAAAFDAAABABAAABAIAEBCEDACCDDCBBAAGFCACAHICBCAIAAAAAACAACAADAAAABBABACDCAAACAEAAABECAAAACHAAABDAAAABCCAAAEBAAAAAAAAAAAABAAABAAAABCACAAACAAAAAAAAAAABAFAADABBAAAABAAABACAAAAABCAAAACAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBAAABAAAAAAEAAACCCAAAAABAAABAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAABACAAAAAAAAAAAAAAAAAAFABCHCEACAEBEAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAAAAAAABAAABABAAAAAAAAAAAAAAAAAAAAABCAAAAAAAAAAAAAAAAABCAAACABAAAAACAAAAABAAAAAEAAAACCAAAACAAAAAAAAAAAABAAAAABAAAAABAAAAABAAACBAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFAAAFACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAGAACCEBCABBACAAACAEAACACFAABADBAAAABAAAACAAAAAAAAAAABAAAAAAAABAAABAAAAAAAADAAACDEAAABEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAEACABCBABACDAAAABCAAAAAAAAAAAAACAAAAABAAAABAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAABAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAFABAADAAAABAAAAAAAAAAAAACAAAAADAAADAEACACABAACBBAAAAAADAABABBABAABGAAAEAEAAAACCAAABEAAAAAADAAAADCAAAACCAACAABAADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACBAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAABAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEACAAECAAAACBAAAABBABABAAAAAAACAAAACDAABADAAAAAACAAAACAAACABEAAAAEAAAAAAAAAAAAHAAABDAAAAAACAACAAAAAAAABAAAABCAAAACAAAAAAAAAAAAAEAAAACDAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAACDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABABAABBCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABABAAABAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAABAAAAAABBAAAABBAAAAACAAAAAAAAABACAAAACAAAAAABBAAAABBAAAAACAAAAAAAAABACAAAACAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAACAAAACDABAABAAAAAAGAAAECBAAABABAAAAABAAABABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAADAACBBAAAAAACAAAACEAAACCBAAAABABAAAAABAAAABBAAAAAICACAEAAAAACCACBAEDACADAFABACFCAAAACBBBBCAAAAAAACAAAAAAAAABCBAAAAABAAAABCAAACBBAAAABAAAAAACAAACABAAAABBAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAABAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAACAAAACAAAAAAAAAAAABAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABCCAAFDBABCACAAAAAEAACAEEAAAAEAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAACCACAACAACAACAACAABAAAAAAAAAAAAAAAAABAABAACAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABCAAACACAAAAABAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEABCAEACAAAAAAAABACCBACCEACAACGAAABIEAAACCDBAAABDAAACDFBCAADECCCEDBBAAAAFAAABDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAACCCDAABBBACAAAACAAAAAAAAAACBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAABAAAABCAAAACAAAAAABAAAAACAAAACAAAAACACAAAACDAAAABBAAAAAAAACABCAAAAACAABACACAAACABAAABAAAAAAAAAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAABAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAACAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAACAAAAAADAAAABAAAAAACAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACABCAEAACACDAAABBBACAABHAABAFUCECGCBCDBBCOCGBCGHCBABFAAAAAADABAABDCCBBDBHDEECAAABCCCBEGDAJBHCCBAACBCABAABAABAAABACAAACAAAAAAACCAAAACAAAAEDDACBAAAAAAABAAACDAAAAAACAAAAAACBAAAAAAAAAEACBCECACAAAAAAAAAAAAAAABAAADADAAADAAAAAAAAAAAAAACBABABAAAADCAAAACAAAAAAAAAAAAAACAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAGBDEGCFDDAACFGEFDFBBAEABEECAADEACBAGAAAAAAAAAAAAABBBAAACCBAAABBAAAAGEAAACDDCABCBABAAAIAGACABAAAAAAAAAAACAAAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADADAAAACAAAAAAAAAAAAAAAAACAAAAAFAAABBAAAAAACAAAACAAAAAAAHDAAFACCBCAAECCAAAEAAACEBAAAADCCADCCAAAAAACAACBAAAABAAEAAAACDAAAADCAAACAAAAAAAACAAAAAABCAAAACBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAACAAAAAAAAAABCCACAAABAAAAABAABAADBAABADABAABCAACACAAAAAAGACCACBACAABBAAAAABABAABBAAABAAAAAAACCAAAABAAABAAAAAAAABAAAABBABAAAABAAAAAAAAAAAAAAACAACAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAABAAAABAAAABAAAAAAABAABAAAAAAAABAAAABCAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAABACAFAAADBBADDAEAAAAABAAAAABAACAAAEAACAABAAAAACAAAAABAAABAAAAAAAAAAAAAAACBAADAABBAAAAAABAAAAAAEAAAECAAAAAABAAABACAACCAEAAACAAAAAAACAAAACAAACAAACAACAABAAAAAAAAAAACCAAAAAAAAAAAAAAAAAAAAAACAAACAAAACCBDABAAABAABAAAAAAAAAAAAAABAAABAAAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABACBAECCBACDBABAABBBCCBAAAAAACAAAAAAAAAAAACAAAAAAAAAAAAAAAABBBBAAAAAAAAAAICBBEGOCACGCBCBABBJDBABBFBAACDCABBEAAABACCGEGABBEDEBCEFDBADCAEAAABDAAADAFBACDBAAAAAAABAAAABECCBACHBDAABEBCAAEFDAAABEEAAABAAAAAAACAAAAAAAAAAAAAAAABBAACAAAAAAABADAACAAAAAAACAAAAAAAAAAAAAAAAAAAAAAECCAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABACAAACABAAAAAAAAAAAAAAADADABAIAEAACAABCAADBAAABAAAAAAAAAAAAAABBAAAACCAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAAAAAAAAACAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAACAAAAABAABAAABACAAAAAAAAAAAAAACACAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAACAAAAADAADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADABAABAAAAAAAAAAAAACAAAAACAAAAACAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAABBAAAAAABBAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAACAAAAAAAAAAABAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGACBECGAAAEALAACFHDAACCDDAAAABEACAACEAABAGAAAACAFADBFECAAAACAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAACAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACBCAAABCAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAACAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAACBAAAABAAAAAAAAAAAACAAAAABAAAABABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAABAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAACAAAAAAAAAAABABAAAAAAAAAAAAAAACAAAAAAAAAAAADABABABAAAABAAAAAAGCEBCAAAAAAABAAAAACAACCABBAAAAAAAAAACAAAACBAAAABAAAAAAAABAAADAAAABAAACAAAAAAAABAAABCAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAADBDAAAECCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAABACAAAACDAAAADAAAACACAAAAAACAAACCBAAABACAAAACDAAAADAAAAAAAAAAAAAAAAAAAAAAAAAACAAACABAAABAACAACAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAACAAAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAABACAABAAABAAAAAABAAAAAAACABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACACAAAAAAAAAAAAAAABAAABBCAAACABAAAABAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACACAAABCAAAACBBAAABABAAAABAAAAAABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAEAAAAEBAAAABAEAAAEABAAABABAAABACAAAACAAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAACAAAAAAAAAAAAAAAAABAAAAABAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAACAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACABAAABAAAAAABAAAAACAABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABBAAAAAAAAAAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAABCAAAAAAAAAAABAAAABCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAABAAABAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAACAAAAABAAAAAABAAAABCAACAAFAABABCAAAACAAAAAAAAAAAAAAAAAACAAAACAAAAAACAAAAAAAAAAAAAAAAABAAAABCAACAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAABAABAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`
