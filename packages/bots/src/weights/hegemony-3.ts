// Weights of hegemony with 3 players, written by `hustings train`.
export default `hustings-weights-1
hegemony
2
3
5
round turns production elections policy.1.A policy.1.C bill.1 policy.2.A policy.2.C bill.2 policy.3.A policy.3.C bill.3 policy.4.A policy.4.C bill.4 policy.5.A policy.5.C bill.5 policy.6.A policy.6.C bill.6 policy.7.A policy.7.C bill.7 working.bills middle.bills capitalist.bills state.bills working.policyVp middle.policyVp capitalist.policyVp bag.working bag.middle bag.capitalist taxMultiplier demonstration closed.1 closed.2 closed.3 closed.4 closed.5 closed.6 closed.7 working.vp working.loans working.influence working.cards working.agenda middle.vp middle.loans middle.influence middle.cards middle.agenda capitalist.vp capitalist.loans capitalist.influence capitalist.cards capitalist.agenda state.vp state.loans state.influence state.cards state.agenda working.money middle.money state.money capitalist.revenue capitalist.capital capitalist.wealth working.prosperity working.nextProsperity working.workers working.population working.unemployed working.unskilledUnemployed working.food working.luxury working.health working.education working.worksFor.middle working.worksFor.capitalist working.worksFor.state middle.prosperity middle.nextProsperity middle.workers middle.population middle.unemployed middle.unskilledUnemployed middle.food middle.luxury middle.health middle.education middle.worksFor.middle middle.worksFor.capitalist middle.worksFor.state union.agriculture union.luxury union.healthcare union.education union.media middle.companies middle.operational middle.wages middle.strikes capitalist.companies capitalist.operational capitalist.wages capitalist.strikes state.companies state.operational state.wages state.strikes capitalist.machinery middle.fullyOperational working.companies middle.storage.food middle.price.food middle.storage.luxury middle.price.luxury middle.storage.health middle.price.health middle.storage.education middle.price.education capitalist.storage.food capitalist.price.food capitalist.storage.luxury capitalist.price.luxury capitalist.storage.health capitalist.price.health capitalist.storage.education capitalist.price.education capitalist.freeTradeZone.food capitalist.freeTradeZone.luxury state.storage.food state.storage.luxury state.storage.health state.storage.education state.media legitimacy.working tokens.working legitimacy.middle tokens.middle legitimacy.capitalist tokens.capitalist events agenda imf bonds
working middle capitalist
working ask.turn
play:working-proletarians-of-the-world-unite play:working-public-sector-overtime play:working-specialization play:working-healthcare-benefits play:working-student-movement play:working-state-scholarship play:working-general-strike basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure free:use-education play:working-healthcare-movement play:working-interest-groups play:working-need-for-change basic:demonstration free:swap-workers play:working-workplace-accident play:working-signing-bonus play:working-immigration-reform play:working-public-opinion-polling play:working-affordable-housing free:use-luxury play:working-cooperative-farm play:working-workers-movement play:working-unemployment-benefits play:working-highlight-social-issues play:working-radical-reforms play:working-supplemental-income-program play:working-migration play:working-labor-market-deregulation play:working-fake-news free:pay-off-loan play:working-rising-covid-19-cases play:working-protect-the-status-quo basic:history-he17 play:working-boost-domestic-tourism play:working-change-of-government-agenda play:working-reveal-political-scandal play:working-momentum-for-change free:use-healthcare free:history-he23 free:history-he26 free:history-he27 free:history-he50 free:history-he47 agenda:hold basic:history-he30 free:history-he43 free:history-he37 basic:history-he48 free:history-he19 free:history-he33 free:history-he29 free:history-he32
working ask.buy-amount
least 3/4 most 2/4 4/4 1/4
working ask.buy-amount | resource.health
least 3/4 most 2/4 4/4 1/4
working ask.buy-amount | resource.education
least 3/4 most 1/4 2/4 4/4
working ask.turn-free
free:use-education end free:swap-workers free:use-luxury free:use-healthcare free:pay-off-loan free:history-he23 free:history-he26 free:history-he27 free:history-he50 free:history-he47 agenda:hold free:history-he43 free:history-he19 free:history-he33 free:history-he37 free:history-he29 free:history-he32
working ask.discard
discard:working-public-sector-overtime discard:working-specialization discard:working-student-movement discard:working-general-strike discard:working-healthcare-movement discard:working-state-scholarship discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-cooperative-farm discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-highlight-social-issues discard:working-radical-reforms discard:working-supplemental-income-program discard:working-proletarians-of-the-world-unite discard:working-boost-domestic-tourism discard:working-migration discard:working-healthcare-benefits discard:working-protect-the-status-quo discard:working-workers-movement discard:working-fake-news discard:working-change-of-government-agenda discard:working-rising-covid-19-cases discard:working-reveal-political-scandal discard:working-momentum-for-change
working ask.discard | action.political-pressure
discard:working-public-sector-overtime discard:working-specialization discard:working-student-movement discard:working-general-strike discard:working-need-for-change discard:working-boost-domestic-tourism discard:working-state-scholarship discard:working-interest-groups discard:working-healthcare-benefits discard:working-immigration-reform discard:working-migration discard:working-radical-reforms discard:working-highlight-social-issues discard:working-proletarians-of-the-world-unite discard:working-signing-bonus discard:working-fake-news discard:working-cooperative-farm discard:working-change-of-government-agenda discard:working-rising-covid-19-cases discard:working-supplemental-income-program discard:working-labor-market-deregulation discard:working-unemployment-benefits discard:working-public-opinion-polling discard:working-affordable-housing discard:working-workplace-accident discard:working-workers-movement discard:working-healthcare-movement discard:working-momentum-for-change discard:working-protect-the-status-quo discard:working-reveal-political-scandal
working ask.educate
skill:unskilled skill:education worker:supermarket-1 worker:college-1 worker:university-hospital-1 worker:university-hospital-2 skill:healthcare skill:media worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:doctors-office-employee worker:game-store-employee worker:clinic-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 skill:agriculture skill:luxury worker:convenience-store-employee worker:tutoring-company-employee worker:doctors-office-2-employee worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:local-newspaper-employee worker:academy-1 worker:clinic-2-1 worker:technical-university-1 worker:technical-university-2 worker:fish-farm-1 worker:fish-farm-2 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:university-1 worker:university-2 worker:radio-station-0 worker:radio-station-1 worker:public-hospital-2-1 worker:convenience-store-2-employee worker:public-university-2-1 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:regional-tv-station-2-1 worker:shopping-mall-2-1 worker:tv-station-1 worker:tv-station-2 worker:college-2-1 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:supermarket-2-1 worker:regional-tv-station-3-1 worker:lobbying-firm-1 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:medical-village-1 worker:medical-village-2 worker:public-university-3-1 worker:fashion-company-0 worker:fashion-company-1 worker:public-hospital-3-1 worker:shopping-mall-1 worker:stadium-1 worker:stadium-2 worker:hospital-1
working ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
working ask.turn-main
play:working-public-sector-overtime play:working-specialization play:working-student-movement basic:propose-bill basic:assign-workers basic:buy-goods basic:political-pressure play:working-healthcare-movement play:working-state-scholarship play:working-interest-groups play:working-need-for-change basic:demonstration play:working-healthcare-benefits play:working-signing-bonus play:working-immigration-reform play:working-proletarians-of-the-world-unite play:working-supplemental-income-program play:working-migration basic:strike play:working-cooperative-farm play:working-fake-news play:working-general-strike play:working-radical-reforms play:working-public-opinion-polling play:working-labor-market-deregulation play:working-workplace-accident play:working-highlight-social-issues play:working-affordable-housing play:working-rising-covid-19-cases play:working-boost-domestic-tourism play:working-unemployment-benefits basic:history-he30 play:working-protect-the-status-quo basic:history-he17 play:working-workers-movement agenda:hold play:working-momentum-for-change basic:history-he48 play:working-reveal-political-scandal play:working-change-of-government-agenda
working ask.discard | action.buy-goods
discard:working-public-sector-overtime discard:working-specialization discard:working-student-movement discard:working-workplace-accident discard:working-signing-bonus discard:working-affordable-housing discard:working-need-for-change discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-highlight-social-issues discard:working-radical-reforms discard:working-supplemental-income-program discard:working-migration discard:working-state-scholarship discard:working-protect-the-status-quo discard:working-proletarians-of-the-world-unite discard:working-healthcare-benefits discard:working-fake-news discard:working-boost-domestic-tourism discard:working-rising-covid-19-cases discard:working-change-of-government-agenda discard:working-unemployment-benefits discard:working-reveal-political-scandal discard:working-interest-groups discard:working-public-opinion-polling discard:working-general-strike discard:working-healthcare-movement discard:working-immigration-reform discard:working-workers-movement
working ask.buy-resource
resource:food resource:luxury resource:health resource:education resource:influence done
working ask.buy-amount | resource.luxury
least 3/4 most 2/4 4/4 1/4
working ask.food-source
source:capitalist source:foreign source:middle source:state
working ask.discard | action.demonstration
discard:working-specialization discard:working-healthcare-movement discard:working-state-scholarship discard:working-interest-groups discard:working-general-strike discard:working-unemployment-benefits discard:working-fake-news discard:working-cooperative-farm discard:working-change-of-government-agenda discard:working-immigration-reform discard:working-boost-domestic-tourism discard:working-healthcare-benefits discard:working-proletarians-of-the-world-unite discard:working-supplemental-income-program discard:working-public-sector-overtime discard:working-labor-market-deregulation discard:working-radical-reforms discard:working-public-opinion-polling discard:working-affordable-housing discard:working-highlight-social-issues discard:working-signing-bonus discard:working-workers-movement discard:working-rising-covid-19-cases discard:working-momentum-for-change
working ask.vote-side
for against
working ask.vote-side | policy.6 C
for against
working ask.vote-influence
least most 3/4 2/4 4/4 1/4
working ask.vote-influence | policy.6
least most 2/4 3/4
working ask.discard | action.assign-workers
discard:working-specialization discard:working-student-movement discard:working-state-scholarship discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-proletarians-of-the-world-unite discard:working-boost-domestic-tourism discard:working-general-strike discard:working-migration discard:working-unemployment-benefits discard:working-highlight-social-issues discard:working-radical-reforms discard:working-workers-movement discard:working-healthcare-movement discard:working-healthcare-benefits discard:working-public-sector-overtime discard:working-cooperative-farm discard:working-supplemental-income-program discard:working-labor-market-deregulation discard:working-change-of-government-agenda discard:working-fake-news
working ask.assign-worker
skill:unskilled skill:education worker:doctors-office-2-employee worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 skill:media worker:convenience-store-employee worker:supermarket-0 worker:supermarket-1 skill:healthcare done skill:agriculture skill:luxury worker:cooperative-farm-0 worker:doctors-office-employee worker:clinic-0 worker:clinic-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:publishing-house-0 worker:publishing-house-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:medical-village-0 worker:medical-village-1 worker:public-university-2-0 worker:public-university-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:technical-university-0 worker:technical-university-1 worker:tutoring-company-employee worker:fish-farm-0 worker:fish-farm-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:regional-radio-station-employee worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:game-store-employee worker:local-newspaper-employee worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-3-0 worker:public-university-3-1 worker:convenience-store-2-employee worker:fashion-company-0 worker:fashion-company-1 worker:university-hospital-2 worker:hospital-0 worker:hospital-1 worker:radio-station-0 worker:academy-0 worker:academy-1 worker:private-school-employee worker:electronics-store-employee worker:fast-food-chain-0 worker:medical-laboratory-employee worker:university-0 worker:university-1 worker:organic-farm-employee worker:cooperative-farm-1 worker:tv-station-0 worker:tv-station-1 worker:radio-station-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:college-2-0 worker:college-2-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:hotel-0 worker:vegetable-farm-1 worker:cooperative-farm-2-0 worker:cooperative-farm-2-2 worker:fast-food-chain-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:publishing-house-2 worker:tv-station-2 worker:institute-of-technology-2 worker:stadium-0 worker:stadium-1 worker:clinic-2-0 worker:clinic-2-1 worker:cooperative-farm-2-1 worker:cooperative-farm-2
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
least 2/4 3/4 4/4 most
working ask.vote-influence | policy.1
least most 3/4 4/4
working ask.vote-side | policy.3 B
for against
working ask.vote-influence | policy.3
least most 3/4
working ask.vote-influence | policy.5
least most 3/4
working ask.assign-next-for
skill:unskilled skill:media worker:convenience-store-employee worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 skill:healthcare worker:cooperative-farm-1 worker:doctors-office-employee worker:clinic-0 worker:clinic-1 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:publishing-house-0 worker:publishing-house-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:medical-village-0 worker:medical-village-1 worker:public-university-2-0 worker:public-university-2-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:tutoring-company-employee worker:fish-farm-0 worker:fish-farm-1 worker:regional-tv-station-3-0 skill:agriculture skill:education skill:luxury worker:national-public-broadcasting-1 worker:game-store-employee worker:technical-university-0 worker:technical-university-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-2 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-3-0 worker:public-university-3-1 worker:fashion-company-0 worker:convenience-store-2-employee worker:doctors-office-2-employee worker:technical-university-1 worker:hospital-0 worker:hospital-1 worker:cooperative-farm-0 worker:university-hospital-2 worker:radio-station-0 worker:private-school-employee worker:regional-radio-station-employee worker:fashion-company-1 worker:electronics-store-employee worker:fast-food-chain-0 worker:medical-laboratory-employee worker:university-0 worker:university-1 worker:organic-farm-employee worker:radio-station-1 worker:institute-of-technology-0 worker:cooperative-farm-2-0 worker:local-newspaper-employee worker:institute-of-technology-1 worker:tv-station-0 worker:tv-station-1 worker:publishing-house-2 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:clinic-2-0 worker:hotel-0 worker:academy-0 worker:academy-1
working ask.assign-next-for | company.national-public-broadcasting
skill:unskilled skill:media worker:convenience-store-employee worker:college-0 worker:university-hospital-0 worker:university-hospital-1 skill:healthcare worker:doctors-office-employee worker:clinic-0 worker:publishing-house-0 worker:tutoring-company-employee worker:fish-farm-0 worker:fish-farm-1 worker:public-university-2-0 worker:public-university-2-1 worker:regional-tv-station-3-0 skill:education skill:agriculture worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:tv-station-1
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
company:tutoring-company company:supermarket company:college done company:doctors-office-2 company:clinic company:vegetable-farm company:doctors-office company:game-store company:publishing-house company:pharmaceutical-company company:convenience-store company:regional-radio-station company:private-school company:shopping-mall-2 company:medical-laboratory company:fish-farm company:medical-village company:convenience-store-2 company:local-newspaper company:stadium company:fast-food-chain company:university company:hospital company:electronics-store company:institute-of-technology company:hotel company:college-2 company:lobbying-firm company:organic-farm company:fashion-company company:radio-station company:tv-station company:clinic-2 company:supermarket-2 company:academy
working ask.buy-source | resource.education
source:middle source:capitalist source:state done
working ask.vote-side | policy.6 B
for against
middle ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media agenda:reveal
middle ask.turn
play:middle-specialization play:middle-import-subsidy play:middle-foreign-market-insight basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:buy-goods basic:extra-shift basic:political-pressure free:adjust-prices free:adjust-wages free:swap-workers play:middle-land-of-opportunity play:middle-growing-business basic:sell-abroad play:middle-migration play:middle-interest-groups play:middle-supplemental-income-program play:middle-investment-opportunities play:middle-labor-market-deregulation free:use-healthcare play:middle-public-opinion-polling play:middle-voice-of-middle-class-workers play:middle-new-theme-park play:middle-personal-consumption play:middle-higher-education-program play:middle-immigration-reform play:middle-protect-the-status-quo play:middle-state-scholarship basic:history-he30 play:middle-health-crisis play:middle-public-sector-overtime play:middle-healthcare-benefits play:middle-fake-news play:middle-small-business-grant agenda:hold play:middle-export-subsidy basic:history-he17 free:use-education free:pay-off-loan play:middle-covid-19-stimulus-package play:middle-employment-subsidy play:middle-reveal-political-scandal free:history-he35 play:middle-change-of-government-agenda play:middle-unemployment-initiative-program play:middle-highlight-social-issues free:use-luxury free:history-he26 play:middle-momentum-for-change free:history-he47 basic:history-he48 free:history-he50 free:history-he29 agenda:reveal free:history-he33 free:history-he19
middle ask.discard
discard:middle-export-subsidy discard:middle-specialization discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-interest-groups discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-labor-market-deregulation discard:middle-public-opinion-polling discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-higher-education-program discard:middle-immigration-reform discard:middle-protect-the-status-quo discard:middle-state-scholarship discard:middle-voice-of-middle-class-workers discard:middle-health-crisis discard:middle-change-of-government-agenda discard:middle-public-sector-overtime discard:middle-highlight-social-issues discard:middle-unemployment-initiative-program discard:middle-healthcare-benefits discard:middle-covid-19-stimulus-package discard:middle-reveal-political-scandal discard:middle-fake-news discard:middle-momentum-for-change agenda:reveal
middle ask.discard | action.political-pressure
discard:middle-export-subsidy discard:middle-specialization discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-personal-consumption discard:middle-interest-groups discard:middle-highlight-social-issues discard:middle-higher-education-program discard:middle-labor-market-deregulation discard:middle-healthcare-benefits discard:middle-health-crisis discard:middle-unemployment-initiative-program discard:middle-public-sector-overtime discard:middle-fake-news
middle ask.turn-free
free:adjust-prices free:adjust-wages end free:swap-workers free:use-healthcare free:history-he19 agenda:hold free:use-education free:pay-off-loan free:history-he35 free:use-luxury free:history-he47 free:history-he26 free:history-he50 free:history-he29 agenda:reveal free:history-he33
middle ask.wages
wage:convenience-store-3 wage:doctors-office-3 done wage:doctors-office-2 wage:doctors-office-2-3 wage:convenience-store-2 wage:convenience-store-1 wage:doctors-office-1 wage:tutoring-company-1 wage:tutoring-company-3 wage:electronics-store-2 wage:electronics-store-3 wage:electronics-store-1 wage:doctors-office-2-1 wage:doctors-office-2-2 wage:game-store-3 wage:game-store-2 wage:organic-farm-3 wage:organic-farm-2 wage:regional-radio-station-1 wage:regional-radio-station-3 wage:regional-radio-station-2 wage:tutoring-company-2 wage:game-store-1 wage:local-newspaper-3 wage:medical-laboratory-2 wage:medical-laboratory-3 wage:medical-laboratory-1 wage:private-school-2 wage:private-school-3 wage:private-school-1 wage:convenience-store-2-3 wage:convenience-store-2-2 wage:convenience-store-2-1 wage:local-newspaper-2 wage:local-newspaper-1 wage:organic-farm-1
middle ask.turn-main
play:middle-specialization play:middle-import-subsidy play:middle-foreign-market-insight basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:buy-goods basic:extra-shift basic:political-pressure play:middle-migration play:middle-growing-business basic:sell-abroad play:middle-supplemental-income-program play:middle-investment-opportunities play:middle-public-opinion-polling play:middle-voice-of-middle-class-workers play:middle-new-theme-park play:middle-personal-consumption play:middle-interest-groups play:middle-protect-the-status-quo play:middle-state-scholarship basic:history-he30 play:middle-land-of-opportunity play:middle-public-sector-overtime play:middle-export-subsidy basic:history-he17 play:middle-covid-19-stimulus-package play:middle-labor-market-deregulation play:middle-employment-subsidy play:middle-reveal-political-scandal play:middle-change-of-government-agenda play:middle-small-business-grant play:middle-unemployment-initiative-program play:middle-fake-news play:middle-immigration-reform play:middle-highlight-social-issues play:middle-momentum-for-change play:middle-health-crisis play:middle-healthcare-benefits agenda:hold play:middle-higher-education-program basic:history-he48
middle ask.discard | action.assign-workers
discard:middle-specialization discard:middle-export-subsidy discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-small-business-grant discard:middle-personal-consumption discard:middle-interest-groups discard:middle-immigration-reform discard:middle-growing-business discard:middle-supplemental-income-program discard:middle-state-scholarship discard:middle-public-opinion-polling discard:middle-labor-market-deregulation discard:middle-land-of-opportunity discard:middle-migration discard:middle-reveal-political-scandal discard:middle-investment-opportunities discard:middle-public-sector-overtime discard:middle-health-crisis discard:middle-healthcare-benefits discard:middle-new-theme-park discard:middle-unemployment-initiative-program discard:middle-highlight-social-issues discard:middle-momentum-for-change discard:middle-voice-of-middle-class-workers
middle ask.assign-worker
skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 skill:unskilled skill:agriculture skill:healthcare worker:electronics-store-0 skill:luxury worker:doctors-office-2-0 done worker:pharmacy-0 worker:pharmacy-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:college-0 worker:college-1 worker:medical-village-0 worker:medical-village-1 worker:radio-station-0 worker:supermarket-2-0 worker:supermarket-2-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:regional-tv-station-2-0 worker:public-university-3-0 worker:public-university-3-1 worker:regional-radio-station-0 worker:organic-farm-0 worker:university-hospital-1 worker:tutoring-company-0 worker:regional-tv-station-2-1 worker:medical-laboratory-0 worker:hospital-0 worker:hospital-1 worker:private-school-0 worker:publishing-house-0 worker:technical-university-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:local-newspaper-0 worker:hotel-0 worker:hotel-2 worker:clinic-2-0 worker:clinic-2-1 worker:convenience-store-2-0 worker:fish-farm-0 worker:fish-farm-1 worker:supermarket-0 worker:supermarket-1 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:academy-0 worker:academy-1 worker:training-center-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:fast-food-chain-0 worker:fashion-company-0 worker:university-0 worker:university-1 worker:clinic-0 worker:clinic-1 worker:public-university-2-0 worker:public-university-2-1 worker:game-store-0 worker:training-center-0 worker:stadium-0 worker:stadium-1 worker:stadium-2 worker:pr-agency-0 worker:pr-agency-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:fashion-company-1 worker:radio-station-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:publishing-house-2 worker:hotel-1 worker:university-2 worker:vegetable-farm-0 worker:college-2-0 worker:college-2-1 worker:publishing-house-1 worker:fish-farm-2 worker:vegetable-farm-1 worker:fast-food-chain-1 worker:vegetable-farm-2 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:medical-village-2
middle ask.assign-where
company:clinic company:national-public-broadcasting company:pharmacy company:technical-university company:university-hospital company:public-hospital-2 company:shopping-mall company:medical-village trade:pharmacy-1 trade:college-1 trade:medical-village-1 company:jewelry-store company:public-university-2 company:public-university-3 company:supermarket company:pharmaceutical-company trade:radio-station-0 trade:supermarket-2-1 trade:regional-tv-station-2-0 trade:public-university-3-1 trade:shopping-mall-1 company:public-hospital-3 company:regional-tv-station-3 company:college trade:jewelry-store-1 company:doctors-office company:medical-laboratory company:supermarket-2 trade:hotel-0 trade:hotel-2 trade:clinic-2-1 company:clinic-2 company:convenience-store-2 company:regional-tv-station-2 company:doctors-office-2 trade:training-center-1 company:hotel company:publishing-house trade:university-0 company:training-center company:convenience-store company:academy trade:public-hospital-2-1 company:university trade:public-university-2-1 trade:stadium-2 company:regional-radio-station company:fast-food-restaurant company:private-school company:radio-station trade:regional-tv-station-2-1 trade:technical-university-1 trade:fashion-company-0 trade:fashion-company-1 company:fast-food-chain trade:publishing-house-2 company:fish-farm company:shopping-mall-2 company:fashion-company trade:academy-0 trade:publishing-house-0 trade:vegetable-farm-1 company:stadium trade:vegetable-farm-0 trade:vegetable-farm-2 trade:fast-food-chain-1 trade:radio-station-1 trade:fast-food-chain-0 trade:college-2-0
middle ask.assign-where | skill.unskilled
company:clinic trade:pharmacy-1 company:technical-university company:public-hospital-2 company:shopping-mall company:public-hospital-3 company:public-university-3 company:supermarket company:hotel company:publishing-house trade:regional-tv-station-2-1 company:fashion-company company:supermarket-2
middle ask.assign-next-for
skill:education skill:media worker:convenience-store-0 worker:doctors-office-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-2 skill:unskilled skill:healthcare worker:pharmacy-0 worker:medical-village-0 skill:luxury worker:pharmacy-1 worker:jewelry-store-1 worker:college-0 worker:college-1 worker:medical-village-1 skill:agriculture worker:electronics-store-0 worker:regional-radio-station-0 worker:technical-university-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:jewelry-store-0 worker:regional-tv-station-2-0 worker:supermarket-2-0 worker:supermarket-2-1 worker:hospital-0 worker:hospital-1 worker:convenience-store-2-0 worker:fish-farm-0 worker:doctors-office-2-0 worker:clinic-2-0 worker:supermarket-0 worker:supermarket-1 worker:publishing-house-0 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:academy-0 worker:academy-1 worker:medical-laboratory-0 worker:private-school-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:fast-food-chain-1 worker:fashion-company-0 worker:university-0 worker:university-1 worker:clinic-0 worker:clinic-1 worker:local-newspaper-0 worker:organic-farm-0 worker:public-university-2-0 worker:public-university-2-1 worker:clinic-2-1 worker:game-store-0 worker:training-center-0 worker:training-center-1 worker:stadium-2 worker:radio-station-0 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:pr-agency-1 worker:stadium-0 worker:stadium-1 worker:institute-of-technology-1 worker:fashion-company-1 worker:public-university-3-0 worker:public-hospital-3-0 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:fast-food-chain-0 worker:university-2 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:vegetable-farm-0 worker:regional-tv-station-2-1 worker:college-2-0 worker:college-2-1 worker:publishing-house-2 worker:pr-agency-0 worker:vegetable-farm-2 worker:vegetable-farm-1 worker:radio-station-1
middle ask.assign-next-for | company.national-public-broadcasting
skill:education worker:shopping-mall-0 worker:technical-university-0 skill:unskilled skill:agriculture skill:luxury skill:healthcare worker:technical-university-1 worker:clinic-0 worker:fast-food-restaurant-0 worker:local-newspaper-0
middle ask.price
price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:health-5 price:health-10 price:education-5 price:education-10 done price:luxury-8 price:health-8 price:education-8 price:food-12 agenda:reveal
middle ask.assign-next-for | company.technical-university
skill:unskilled
middle ask.discard | action.build-company
discard:middle-specialization discard:middle-export-subsidy discard:middle-import-subsidy discard:middle-growing-business discard:middle-interest-groups discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-land-of-opportunity discard:middle-labor-market-deregulation discard:middle-public-opinion-polling discard:middle-migration discard:middle-foreign-market-insight discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-small-business-grant discard:middle-immigration-reform discard:middle-state-scholarship discard:middle-voice-of-middle-class-workers discard:middle-highlight-social-issues discard:middle-employment-subsidy discard:middle-higher-education-program discard:middle-healthcare-benefits discard:middle-public-sector-overtime discard:middle-reveal-political-scandal discard:middle-fake-news discard:middle-change-of-government-agenda discard:middle-health-crisis discard:middle-unemployment-initiative-program discard:middle-protect-the-status-quo discard:middle-covid-19-stimulus-package
middle ask.wage
wage:2 wage:3 wage:1
middle ask.wage | company.doctors-office
wage:2 wage:3 wage:1
middle ask.employee
skill:unskilled none skill:healthcare skill:luxury skill:media skill:education skill:agriculture
middle ask.employee | company.doctors-office
skill:unskilled none
middle ask.food-source
source:capitalist source:foreign source:state
middle ask.discard-companies
company:private-school company:regional-radio-station done company:jewelry-store company:medical-laboratory company:doctors-office-2 company:pr-agency company:local-newspaper company:game-store company:organic-farm company:convenience-store-2 company:training-center company:tutoring-company company:pharmacy company:fast-food-restaurant company:electronics-store agenda:reveal
middle ask.buy-resource
resource:food resource:luxury done resource:health resource:education resource:influence
middle ask.vote-side
for against agenda:reveal
middle ask.vote-side | policy.6 C
for against
middle ask.vote-influence
least most 2/4 3/4 4/4 1/4
middle ask.vote-influence | policy.6
least most 2/4 3/4
middle ask.vote-side | policy.7 A
for against
middle ask.vote-influence | policy.7
least most 2/4 1/4
middle ask.discard | action.sell-company
discard:middle-export-subsidy discard:middle-land-of-opportunity discard:middle-migration discard:middle-growing-business discard:middle-import-subsidy discard:middle-supplemental-income-program discard:middle-public-opinion-polling discard:middle-personal-consumption discard:middle-small-business-grant discard:middle-interest-groups discard:middle-immigration-reform discard:middle-protect-the-status-quo discard:middle-labor-market-deregulation discard:middle-foreign-market-insight discard:middle-investment-opportunities discard:middle-voice-of-middle-class-workers discard:middle-highlight-social-issues discard:middle-healthcare-benefits discard:middle-fake-news discard:middle-health-crisis discard:middle-specialization discard:middle-public-sector-overtime discard:middle-reveal-political-scandal discard:middle-employment-subsidy discard:middle-state-scholarship discard:middle-higher-education-program discard:middle-momentum-for-change
middle ask.sell-company
company:doctors-office company:doctors-office-2 company:pr-agency company:convenience-store company:pharmacy company:electronics-store company:game-store company:tutoring-company company:training-center company:jewelry-store company:organic-farm company:medical-laboratory company:private-school company:regional-radio-station company:local-newspaper company:fast-food-restaurant company:convenience-store-2
middle ask.discard | action.extra-shift
discard:middle-migration discard:middle-growing-business discard:middle-import-subsidy discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-land-of-opportunity discard:middle-labor-market-deregulation discard:middle-public-opinion-polling discard:middle-personal-consumption discard:middle-employment-subsidy discard:middle-small-business-grant discard:middle-higher-education-program discard:middle-interest-groups discard:middle-highlight-social-issues discard:middle-new-theme-park discard:middle-export-subsidy discard:middle-health-crisis discard:middle-foreign-market-insight discard:middle-specialization discard:middle-change-of-government-agenda discard:middle-fake-news discard:middle-state-scholarship discard:middle-unemployment-initiative-program discard:middle-voice-of-middle-class-workers discard:middle-reveal-political-scandal discard:middle-public-sector-overtime discard:middle-immigration-reform discard:middle-healthcare-benefits discard:middle-protect-the-status-quo discard:middle-momentum-for-change
middle ask.vote-side | policy.1 B
for against
middle ask.staff-class
class:working class:middle
middle ask.staff-company
company:public-hospital-2 company:regional-tv-station-2 company:public-university-2 company:shopping-mall company:public-hospital-3 company:public-university-3 company:regional-tv-station-3
middle ask.staff-company | role.middle
company:public-hospital-2 company:regional-tv-station-2 company:public-university-2 company:shopping-mall company:public-hospital-3 company:public-university-3 company:regional-tv-station-3
middle ask.vote-side | policy.3 B
for against
middle ask.vote-side | policy.5 B
for against
middle ask.build
company:private-school company:pr-agency company:medical-laboratory company:pharmacy company:doctors-office-2 company:electronics-store company:convenience-store-2 company:tutoring-company company:regional-radio-station company:jewelry-store done company:training-center company:game-store company:organic-farm company:fast-food-restaurant company:local-newspaper
middle ask.founder
skill:unskilled skill:agriculture worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:clinic-0 worker:clinic-1 worker:technical-university-0 worker:technical-university-1 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 skill:education skill:healthcare worker:doctors-office-0 skill:luxury skill:media worker:tutoring-company-0 worker:publishing-house-2 worker:fast-food-chain-1 worker:fish-farm-0 worker:game-store-0 worker:fast-food-chain-0 worker:fish-farm-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:organic-farm-0 worker:tv-station-2 worker:jewelry-store-1 worker:medical-village-0 worker:pharmacy-0 worker:pharmacy-1 worker:public-university-2-0 worker:public-university-2-1 worker:public-hospital-2-1 worker:college-0 worker:public-university-3-0 worker:college-1 worker:radio-station-0 worker:radio-station-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:public-hospital-2-0 worker:public-university-3-1 worker:doctors-office-2-0 worker:university-hospital-0 worker:university-hospital-1 worker:jewelry-store-0 worker:regional-radio-station-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:hotel-0 worker:hotel-1 worker:clinic-2-0 worker:clinic-2-1 worker:national-public-broadcasting-0 worker:medical-laboratory-0 worker:pharmaceutical-company-0 worker:private-school-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:fashion-company-0 worker:university-0 worker:university-1 worker:electronics-store-0 worker:hospital-0 worker:local-newspaper-0 worker:training-center-0 worker:training-center-1 worker:pr-agency-0 worker:pr-agency-1 worker:convenience-store-2-0 worker:college-2-0 worker:college-2-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:technical-university-2 worker:hospital-1 worker:university-2 worker:vegetable-farm-1 worker:vegetable-farm-0 worker:publishing-house-0 worker:hotel-2 worker:vegetable-farm-2 worker:pharmaceutical-company-1 worker:regional-tv-station-3-1 worker:medical-village-1 worker:medical-village-2 worker:university-hospital-2 worker:tv-station-0 worker:tv-station-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:academy-0 worker:academy-1 worker:fashion-company-1 worker:stadium-0 worker:publishing-house-1 worker:stadium-1 worker:institute-of-technology-2 worker:pharmaceutical-company-2 worker:regional-tv-station-3-0 worker:public-hospital-3-0 worker:public-hospital-3-1
middle ask.founder | company.pr-agency skill.unskilled
worker:technical-university-1 skill:education skill:healthcare worker:publishing-house-2
middle ask.discard | action.buy-goods
discard:middle-import-subsidy discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-land-of-opportunity discard:middle-public-opinion-polling discard:middle-new-theme-park discard:middle-growing-business discard:middle-employment-subsidy discard:middle-small-business-grant discard:middle-interest-groups discard:middle-state-scholarship discard:middle-highlight-social-issues discard:middle-foreign-market-insight discard:middle-public-sector-overtime discard:middle-fake-news discard:middle-migration discard:middle-change-of-government-agenda discard:middle-specialization discard:middle-unemployment-initiative-program discard:middle-export-subsidy discard:middle-personal-consumption discard:middle-health-crisis discard:middle-immigration-reform discard:middle-labor-market-deregulation discard:middle-higher-education-program discard:middle-healthcare-benefits discard:middle-momentum-for-change discard:middle-covid-19-stimulus-package
middle ask.buy-source
source:middle source:capitalist source:state done source:foreign
middle ask.buy-source | resource.health
source:middle source:capitalist source:state done
middle ask.buy-amount
least 2/4 3/4 4/4 most 1/4
middle ask.buy-amount | resource.health
least 2/4 3/4 4/4 most 1/4
middle ask.discard | action.propose-bill
discard:middle-import-subsidy discard:middle-supplemental-income-program discard:middle-investment-opportunities discard:middle-migration discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-interest-groups discard:middle-growing-business discard:middle-specialization discard:middle-employment-subsidy discard:middle-state-scholarship discard:middle-voice-of-middle-class-workers discard:middle-public-sector-overtime discard:middle-highlight-social-issues discard:middle-unemployment-initiative-program discard:middle-export-subsidy discard:middle-covid-19-stimulus-package discard:middle-reveal-political-scandal discard:middle-health-crisis discard:middle-foreign-market-insight discard:middle-land-of-opportunity discard:middle-fake-news discard:middle-change-of-government-agenda discard:middle-small-business-grant discard:middle-higher-education-program discard:middle-labor-market-deregulation discard:middle-healthcare-benefits discard:middle-immigration-reform discard:middle-public-opinion-polling discard:middle-momentum-for-change discard:middle-protect-the-status-quo
middle ask.bill
bill:1A bill:1C bill:2A bill:2C bill:3A bill:3C bill:4A bill:4C bill:5A bill:5C bill:6B bill:1B bill:2B bill:3B bill:4B bill:5B bill:7A bill:7C bill:6A bill:6C bill:7B
middle ask.swap-in
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:media skill:education
middle ask.swap-in | company.technical-university
skill:unskilled skill:agriculture skill:luxury skill:media skill:education
middle ask.buy-source | resource.food
source:middle source:capitalist source:foreign done
middle ask.buy-amount | resource.food
least 2/4 3/4 4/4 most
middle ask.vote-side | policy.2 B
for against
middle ask.vote-influence | policy.2
least 2/4 3/4 4/4 most 1/4
middle ask.buy-amount | resource.influence
least 2/4 3/4 4/4 most
middle ask.founder | company.tutoring-company skill.education
worker:technical-university-0
middle ask.employee | company.tutoring-company
skill:unskilled none
middle ask.food-stored
least 2/4 3/4 4/4 most 1/4
middle ask.vote-side | policy.2 C
for against
middle ask.vote-side | policy.4 A
for against
middle ask.vote-influence | policy.4
least 3/4 most
middle ask.extra-shift
company:convenience-store company:tutoring-company company:pharmacy company:electronics-store company:doctors-office company:game-store company:organic-farm company:jewelry-store done company:regional-radio-station company:medical-laboratory company:doctors-office-2 company:training-center company:private-school company:fast-food-restaurant company:local-newspaper company:convenience-store-2 company:pr-agency
middle ask.immediate-vote-free
yes no
middle ask.immediate-vote-free | policy.6
yes no
middle ask.sell-to-state
least 3/4 most 1/4 2/4 4/4
middle ask.sell-to-state | resource.education
least 3/4 2/4
middle ask.buy-amount | resource.luxury
least 1/4 3/4 4/4 most
middle ask.vote-side | policy.7 C
for against
capitalist ask.turn
play:capitalist-foreign-recruitment play:capitalist-interest-groups play:capitalist-extra-shift play:capitalist-bid-rigging play:capitalist-foreign-market-insight basic:propose-bill basic:build-company basic:sell-company basic:sell-abroad basic:make-deal basic:lobby basic:political-pressure free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage play:capitalist-trade-protectionism-lobby play:capitalist-health-crisis play:capitalist-global-food-crisis play:capitalist-tap-into-new-markets play:capitalist-business-grants play:capitalist-technological-progress play:capitalist-offshore-companies play:capitalist-business-expansion play:capitalist-foreign-partner free:pay-off-loan play:capitalist-investment-opportunities play:capitalist-global-branding play:capitalist-public-opinion-polling play:capitalist-fake-news play:capitalist-exit-strategy play:capitalist-endorse-political-campaign basic:history-he30 play:capitalist-reveal-political-scandal play:capitalist-taxed-enough-already play:capitalist-buy-private-island play:capitalist-momentum-for-change play:capitalist-protect-the-status-quo play:capitalist-radical-reforms play:capitalist-unemployment-initiative-program play:capitalist-industrialization play:capitalist-competitive-wages free:history-he35 play:capitalist-higher-education-program play:capitalist-push-political-agenda free:history-he28 play:capitalist-change-of-government-agenda free:history-he15 agenda:hold basic:history-he48 free:history-he47 free:history-he50 play:capitalist-covid-19-vaccine-r-and-d-funding agenda:reveal
capitalist ask.sell-to-state
least most 1/4 2/4 3/4 4/4
capitalist ask.sell-to-state | resource.luxury
least most 1/4 2/4 3/4 4/4
capitalist ask.turn-free
free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage end free:pay-off-loan free:history-he35 free:history-he28 free:history-he15 agenda:hold free:history-he47 free:history-he50 agenda:reveal
capitalist ask.wages
wage:supermarket-3 wage:shopping-mall-3 wage:clinic-3 wage:college-3 done wage:supermarket-2 wage:clinic-2 wage:college-2 wage:shopping-mall-2 wage:supermarket-1 wage:shopping-mall-1 wage:college-1 wage:fashion-company-3 wage:clinic-1 wage:fashion-company-1 wage:fashion-company-2 wage:lobbying-firm-2 wage:lobbying-firm-3 wage:medical-village-2 wage:medical-village-3 wage:lobbying-firm-1 wage:medical-village-1 wage:shopping-mall-2-3 wage:shopping-mall-2-1 wage:shopping-mall-2-2 wage:radio-station-1 wage:radio-station-2 wage:radio-station-3 wage:hotel-2 wage:hotel-3 wage:hotel-1 wage:clinic-2-1 wage:clinic-2-2 wage:institute-of-technology-2 wage:fish-farm-3 wage:clinic-2-3 wage:stadium-2 wage:stadium-3 wage:fast-food-chain-1 wage:fast-food-chain-2 wage:hospital-2 wage:university-2 wage:publishing-house-2 wage:publishing-house-3 wage:fish-farm-1 wage:fish-farm-2 wage:university-1 wage:university-3 wage:stadium-1 wage:fast-food-chain-3 wage:tv-station-1 wage:tv-station-2 wage:vegetable-farm-1 wage:vegetable-farm-2 wage:vegetable-farm-3 wage:pharmaceutical-company-1 wage:pharmaceutical-company-2 wage:pharmaceutical-company-3 wage:academy-2 wage:academy-3 wage:academy-1 wage:hospital-1 wage:hospital-3 wage:supermarket-2-2 wage:supermarket-2-3 wage:publishing-house-1 agenda:reveal wage:college-2-1 wage:college-2-2
capitalist ask.overtime
company:supermarket company:shopping-mall company:college company:fashion-company company:clinic company:shopping-mall-2 company:radio-station company:lobbying-firm company:university company:academy
capitalist ask.bonus
company:supermarket company:shopping-mall company:college company:clinic company:fashion-company company:lobbying-firm company:medical-village company:fish-farm company:shopping-mall-2 company:institute-of-technology company:radio-station company:hotel company:clinic-2 company:fast-food-chain company:stadium company:university company:vegetable-farm company:hospital company:tv-station company:college-2 company:academy company:pharmaceutical-company
capitalist ask.staff-class-for
class:working class:middle none
capitalist ask.staff-class-for | company.clinic
class:working class:middle none
capitalist ask.discard
discard:capitalist-interest-groups discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-trade-protectionism-lobby discard:capitalist-health-crisis discard:capitalist-global-food-crisis discard:capitalist-foreign-partner discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-business-expansion discard:capitalist-higher-education-program discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-foreign-recruitment discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-public-opinion-polling discard:capitalist-fake-news discard:capitalist-change-of-government-agenda discard:capitalist-exit-strategy discard:capitalist-business-grants discard:capitalist-endorse-political-campaign discard:capitalist-reveal-political-scandal discard:capitalist-taxed-enough-already discard:capitalist-buy-private-island discard:capitalist-momentum-for-change discard:capitalist-protect-the-status-quo discard:capitalist-radical-reforms discard:capitalist-industrialization discard:capitalist-bid-rigging discard:capitalist-push-political-agenda discard:capitalist-tap-into-new-markets agenda:reveal
capitalist ask.discard | action.political-pressure
discard:capitalist-interest-groups discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-trade-protectionism-lobby discard:capitalist-global-food-crisis discard:capitalist-foreign-partner discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-business-expansion discard:capitalist-public-opinion-polling discard:capitalist-fake-news discard:capitalist-exit-strategy discard:capitalist-business-grants discard:capitalist-foreign-recruitment discard:capitalist-endorse-political-campaign discard:capitalist-health-crisis discard:capitalist-extra-shift discard:capitalist-industrialization discard:capitalist-global-branding discard:capitalist-investment-opportunities discard:capitalist-radical-reforms discard:capitalist-push-political-agenda discard:capitalist-higher-education-program discard:capitalist-buy-private-island discard:capitalist-taxed-enough-already discard:capitalist-bid-rigging discard:capitalist-change-of-government-agenda discard:capitalist-tap-into-new-markets
capitalist ask.discard-companies
company:pharmaceutical-company company:fashion-company company:vegetable-farm company:automated-grain-farm done company:radio-station company:hotel company:fast-food-chain company:supermarket-2 company:shopping-mall-2 company:institute-of-technology company:university company:hospital company:stadium company:lobbying-firm company:car-manufacturer company:electronics-manufacturer company:publishing-house company:academy company:fish-farm company:medical-village company:automated-dairy-farm company:tv-station company:college-2 company:clinic-2 agenda:reveal
capitalist ask.bill
bill:6A bill:6C bill:1B bill:2A bill:2C bill:3B bill:4A bill:4C bill:5B bill:6B bill:7A bill:7C bill:1A bill:1C bill:3A bill:3C bill:5A bill:5C bill:7B bill:2B bill:4B agenda:reveal
capitalist ask.immediate-vote
yes no
capitalist ask.immediate-vote | policy.6
yes no
capitalist ask.vote-influence
least most 2/4 3/4 4/4 1/4
capitalist ask.vote-influence | policy.6
least most 1/4 2/4 3/4 4/4
capitalist ask.price
price:food-9 price:food-15 price:luxury-5 price:luxury-10 done price:food-12 price:luxury-8 price:health-5 price:health-10 price:education-5 price:education-10 price:health-8 price:education-8 agenda:reveal
capitalist ask.turn-main
play:capitalist-health-crisis play:capitalist-global-food-crisis basic:propose-bill basic:build-company basic:sell-company basic:sell-abroad basic:political-pressure play:capitalist-business-grants play:capitalist-technological-progress play:capitalist-offshore-companies play:capitalist-business-expansion basic:lobby play:capitalist-foreign-market-insight play:capitalist-investment-opportunities play:capitalist-global-branding basic:make-deal play:capitalist-foreign-recruitment play:capitalist-foreign-partner play:capitalist-interest-groups play:capitalist-public-opinion-polling play:capitalist-fake-news play:capitalist-extra-shift play:capitalist-exit-strategy play:capitalist-endorse-political-campaign play:capitalist-taxed-enough-already play:capitalist-momentum-for-change play:capitalist-competitive-wages play:capitalist-tap-into-new-markets play:capitalist-higher-education-program play:capitalist-unemployment-initiative-program play:capitalist-industrialization play:capitalist-push-political-agenda play:capitalist-radical-reforms play:capitalist-trade-protectionism-lobby play:capitalist-buy-private-island play:capitalist-bid-rigging play:capitalist-reveal-political-scandal basic:history-he30 play:capitalist-change-of-government-agenda agenda:hold play:capitalist-protect-the-status-quo basic:history-he48 play:capitalist-covid-19-vaccine-r-and-d-funding
capitalist ask.discard | action.propose-bill
discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-trade-protectionism-lobby discard:capitalist-health-crisis discard:capitalist-global-food-crisis discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-higher-education-program discard:capitalist-foreign-market-insight discard:capitalist-investment-opportunities discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-exit-strategy discard:capitalist-taxed-enough-already discard:capitalist-protect-the-status-quo discard:capitalist-radical-reforms discard:capitalist-foreign-recruitment discard:capitalist-business-expansion discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-industrialization discard:capitalist-interest-groups discard:capitalist-public-opinion-polling discard:capitalist-endorse-political-campaign discard:capitalist-push-political-agenda discard:capitalist-fake-news discard:capitalist-buy-private-island discard:capitalist-bid-rigging discard:capitalist-tap-into-new-markets discard:capitalist-reveal-political-scandal discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-momentum-for-change discard:capitalist-change-of-government-agenda
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
discard:capitalist-global-food-crisis discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-investment-opportunities discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-fake-news discard:capitalist-taxed-enough-already discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-competitive-wages discard:capitalist-radical-reforms discard:capitalist-health-crisis discard:capitalist-unemployment-initiative-program discard:capitalist-exit-strategy discard:capitalist-foreign-market-insight discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-business-expansion discard:capitalist-foreign-recruitment discard:capitalist-higher-education-program discard:capitalist-buy-private-island discard:capitalist-tap-into-new-markets discard:capitalist-reveal-political-scandal discard:capitalist-momentum-for-change discard:capitalist-industrialization discard:capitalist-trade-protectionism-lobby discard:capitalist-interest-groups discard:capitalist-public-opinion-polling discard:capitalist-endorse-political-campaign discard:capitalist-bid-rigging discard:capitalist-push-political-agenda
capitalist ask.deal
deal:deal-luxury-10 deal:deal-food-7 deal:deal-food-8-luxury-4 deal:deal-food-8 deal:deal-food-7-luxury-5 deal:deal-food-6-2 deal:deal-food-8-luxury-4-2 deal:deal-food-5-luxury-6-2 deal:deal-food-8-2 deal:deal-luxury-8-2 deal:deal-food-4-luxury-8 deal:deal-food-6 deal:deal-luxury-8 deal:deal-food-4-luxury-8-2 deal:deal-luxury-12-2 deal:deal-luxury-12 deal:deal-food-7-2 deal:deal-food-5-luxury-6 deal:deal-food-7-luxury-5-2 deal:deal-luxury-10-2
capitalist ask.immediate-vote | policy.4
yes no
capitalist ask.discard | action.sell-company
discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-higher-education-program discard:capitalist-foreign-market-insight discard:capitalist-investment-opportunities discard:capitalist-extra-shift discard:capitalist-business-expansion discard:capitalist-foreign-recruitment discard:capitalist-competitive-wages discard:capitalist-foreign-partner discard:capitalist-exit-strategy discard:capitalist-business-grants discard:capitalist-endorse-political-campaign discard:capitalist-unemployment-initiative-program discard:capitalist-taxed-enough-already discard:capitalist-buy-private-island discard:capitalist-momentum-for-change discard:capitalist-health-crisis discard:capitalist-industrialization discard:capitalist-global-food-crisis discard:capitalist-bid-rigging discard:capitalist-global-branding discard:capitalist-radical-reforms discard:capitalist-interest-groups discard:capitalist-public-opinion-polling discard:capitalist-fake-news discard:capitalist-trade-protectionism-lobby discard:capitalist-tap-into-new-markets discard:capitalist-push-political-agenda discard:capitalist-reveal-political-scandal discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-protect-the-status-quo discard:capitalist-change-of-government-agenda
capitalist ask.sell-company
company:supermarket company:shopping-mall company:clinic company:college company:fashion-company company:electronics-manufacturer company:lobbying-firm company:medical-village company:tv-station company:shopping-mall-2 company:college-2 company:pharmaceutical-company company:hotel company:clinic-2 company:automated-dairy-farm company:fish-farm company:fast-food-chain company:radio-station company:stadium company:hospital company:automated-grain-farm company:university company:institute-of-technology company:publishing-house company:academy company:vegetable-farm company:car-manufacturer company:supermarket-2
capitalist ask.vote-influence | policy.2
least most 2/4 3/4 1/4 4/4
capitalist ask.discard | action.sell-abroad
discard:capitalist-offshore-companies discard:capitalist-higher-education-program discard:capitalist-technological-progress discard:capitalist-investment-opportunities discard:capitalist-interest-groups discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-public-opinion-polling discard:capitalist-fake-news discard:capitalist-change-of-government-agenda discard:capitalist-business-grants discard:capitalist-endorse-political-campaign discard:capitalist-reveal-political-scandal discard:capitalist-health-crisis discard:capitalist-exit-strategy discard:capitalist-foreign-recruitment discard:capitalist-momentum-for-change discard:capitalist-foreign-market-insight discard:capitalist-competitive-wages discard:capitalist-extra-shift discard:capitalist-business-expansion discard:capitalist-unemployment-initiative-program discard:capitalist-global-branding discard:capitalist-radical-reforms discard:capitalist-global-food-crisis discard:capitalist-trade-protectionism-lobby discard:capitalist-industrialization discard:capitalist-foreign-partner discard:capitalist-push-political-agenda discard:capitalist-buy-private-island discard:capitalist-bid-rigging discard:capitalist-taxed-enough-already discard:capitalist-tap-into-new-markets discard:capitalist-protect-the-status-quo
capitalist ask.export
sale:food-0 sale:food-1 sale:luxury-0 sale:luxury-1 sale:health-0 sale:health-1 sale:education-0 sale:education-1 done extra agenda:reveal
capitalist ask.deal-destination
storage free-trade-zone
capitalist ask.vote-side | policy.6 C
for against
capitalist ask.vote-side | policy.6 B
for against
capitalist ask.machinery-count
tokens:1 tokens:2
capitalist ask.machinery
company:supermarket company:shopping-mall company:institute-of-technology company:clinic company:college company:medical-village company:shopping-mall-2 company:university company:fashion-company company:stadium
capitalist ask.discard | action.lobby
discard:capitalist-offshore-companies discard:capitalist-business-expansion discard:capitalist-foreign-recruitment discard:capitalist-competitive-wages discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-endorse-political-campaign discard:capitalist-unemployment-initiative-program discard:capitalist-taxed-enough-already discard:capitalist-investment-opportunities discard:capitalist-foreign-market-insight discard:capitalist-exit-strategy discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-global-food-crisis discard:capitalist-interest-groups discard:capitalist-bid-rigging discard:capitalist-industrialization discard:capitalist-radical-reforms discard:capitalist-trade-protectionism-lobby discard:capitalist-higher-education-program discard:capitalist-technological-progress discard:capitalist-health-crisis discard:capitalist-public-opinion-polling discard:capitalist-push-political-agenda discard:capitalist-fake-news discard:capitalist-protect-the-status-quo discard:capitalist-buy-private-island discard:capitalist-covid-19-vaccine-r-and-d-funding
capitalist ask.staff-class-for | company.shopping-mall
class:working class:middle none
capitalist ask.vote-side | policy.7 C
for against
capitalist ask.vote-influence | policy.7
least 2/4 3/4 most 4/4
middle ask.founder | company.pharmacy skill.healthcare
skill:healthcare worker:doctors-office-0 worker:medical-laboratory-0 worker:public-hospital-2-0 worker:doctors-office-2-0 worker:clinic-0 worker:hotel-0
middle ask.founder | company.pharmacy skill.unskilled
skill:unskilled skill:healthcare skill:education worker:shopping-mall-0 worker:technical-university-1 worker:public-hospital-2-1 skill:media worker:shopping-mall-2-1 worker:publishing-house-0 worker:medical-village-0 worker:tv-station-0
middle ask.swap-in | company.pharmacy
skill:unskilled skill:healthcare skill:agriculture skill:education skill:luxury skill:media
middle ask.wage | company.electronics-store
wage:2 wage:3 wage:1
middle ask.remove-worker
skill:unskilled skill:education skill:agriculture skill:luxury skill:media skill:healthcare worker:convenience-store-0 worker:doctors-office-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:university-0 worker:university-1 worker:university-2 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:academy-0 worker:academy-1 worker:public-university-2-0 worker:public-university-2-1 worker:medical-laboratory-0 worker:clinic-0 worker:clinic-1
middle ask.discard | action.sell-abroad
discard:middle-personal-consumption discard:middle-small-business-grant discard:middle-interest-groups discard:middle-export-subsidy discard:middle-immigration-reform discard:middle-protect-the-status-quo discard:middle-growing-business discard:middle-migration discard:middle-voice-of-middle-class-workers discard:middle-health-crisis discard:middle-change-of-government-agenda discard:middle-import-subsidy discard:middle-foreign-market-insight discard:middle-investment-opportunities discard:middle-highlight-social-issues discard:middle-unemployment-initiative-program discard:middle-higher-education-program discard:middle-public-sector-overtime discard:middle-new-theme-park discard:middle-specialization discard:middle-supplemental-income-program discard:middle-labor-market-deregulation discard:middle-land-of-opportunity discard:middle-state-scholarship discard:middle-reveal-political-scandal discard:middle-employment-subsidy discard:middle-public-opinion-polling discard:middle-healthcare-benefits discard:middle-fake-news discard:middle-covid-19-stimulus-package discard:middle-momentum-for-change
middle ask.export
sale:food-0 sale:health-0 done sale:luxury-0 sale:luxury-1 sale:health-1 sale:education-0 sale:education-1 sale:food-1 agenda:reveal
middle ask.assign-where | skill.education
company:clinic company:technical-university company:medical-village company:university-hospital company:jewelry-store trade:hotel-0 company:college company:shopping-mall company:national-public-broadcasting company:supermarket
middle ask.vote-side | policy.6 A
for against
middle ask.discard | action.history-he30
discard:middle-supplemental-income-program
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
worker:shopping-mall-1 worker:clinic-1 done worker:fast-food-chain-1 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:jewelry-store-1 worker:medical-village-2 worker:tv-station-1 worker:tv-station-2 worker:training-center-1 worker:public-university-2-1 worker:public-hospital-2-1 worker:regional-tv-station-2-1 worker:public-university-3-1 worker:radio-station-0 worker:supermarket-2-1 worker:publishing-house-1 worker:publishing-house-2 worker:university-hospital-1 worker:university-hospital-2 worker:technical-university-1 worker:national-public-broadcasting-2 worker:hotel-0 worker:hotel-2 worker:college-1 worker:national-public-broadcasting-1 worker:pr-agency-1 worker:pharmaceutical-company-2 worker:hotel-1 worker:pharmaceutical-company-1 worker:university-1 worker:university-2 worker:pharmacy-1 worker:radio-station-1 worker:fast-food-restaurant-1 worker:technical-university-2 worker:public-hospital-3-1 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:fashion-company-1 worker:hospital-1 worker:fashion-company-0 worker:college-2-1 worker:medical-village-1 worker:fast-food-chain-0 worker:publishing-house-0 worker:clinic-2-1 worker:regional-tv-station-3-1 worker:lobbying-firm-1 worker:academy-1 worker:stadium-2 worker:stadium-1
middle ask.swap-in | company.shopping-mall
skill:unskilled skill:agriculture skill:luxury skill:education skill:healthcare
middle ask.swap-in | company.clinic
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:education skill:media
middle ask.immediate-vote-free | policy.4
yes no
middle ask.vote-side | policy.3 C
for against
middle ask.consumption
many-sources one-source
middle ask.storage-tile
resource:food resource:luxury resource:health resource:education
middle ask.founder | company.jewelry-store skill.luxury
skill:luxury worker:shopping-mall-0
middle ask.founder | company.jewelry-store skill.unskilled
skill:unskilled skill:agriculture skill:healthcare skill:education skill:media worker:shopping-mall-1 worker:doctors-office-0 worker:public-university-2-0 worker:convenience-store-0 worker:doctors-office-2-0 worker:supermarket-2-1 worker:medical-laboratory-0 worker:clinic-1 worker:publishing-house-0
middle ask.migrant
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:education skill:media done
capitalist ask.discard | action.build-company
discard:capitalist-technological-progress discard:capitalist-fake-news discard:capitalist-endorse-political-campaign discard:capitalist-momentum-for-change discard:capitalist-offshore-companies discard:capitalist-protect-the-status-quo discard:capitalist-global-branding discard:capitalist-health-crisis discard:capitalist-industrialization discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-recruitment discard:capitalist-competitive-wages discard:capitalist-foreign-market-insight discard:capitalist-interest-groups discard:capitalist-bid-rigging discard:capitalist-investment-opportunities discard:capitalist-push-political-agenda discard:capitalist-business-grants discard:capitalist-foreign-partner discard:capitalist-trade-protectionism-lobby discard:capitalist-business-expansion discard:capitalist-higher-education-program discard:capitalist-global-food-crisis discard:capitalist-extra-shift discard:capitalist-buy-private-island discard:capitalist-taxed-enough-already discard:capitalist-public-opinion-polling discard:capitalist-reveal-political-scandal discard:capitalist-radical-reforms discard:capitalist-tap-into-new-markets
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
capitalist ask.vote-side | policy.4 A
for against
capitalist ask.vote-side | policy.7 B
for against
capitalist ask.vote-side | policy.2 A
for against
capitalist ask.vote-side | policy.4 B
for against
capitalist ask.vote-influence | policy.4
least 3/4 most
capitalist ask.immediate-vote | policy.3
yes no
capitalist ask.vote-influence | policy.3
least 2/4 3/4 4/4 most 1/4
capitalist ask.investment
market deck
capitalist ask.staff-class-for | company.institute-of-technology
class:middle none class:working
working ask.assign-where
company:convenience-store company:doctors-office company:clinic company:publishing-house company:university-hospital company:national-public-broadcasting company:supermarket company:shopping-mall trade:vegetable-farm-2 trade:publishing-house-0 company:lobbying-firm company:technical-university company:public-hospital-2 company:college company:public-university-2 company:regional-tv-station-2 union:healthcare company:pharmaceutical-company company:regional-tv-station-3 company:public-university-3 company:fish-farm company:private-school trade:national-public-broadcasting-1 company:tutoring-company company:doctors-office-2 company:regional-radio-station company:public-hospital-3 company:hotel company:clinic-2 company:hospital company:supermarket-2 union:agriculture company:convenience-store-2 trade:college-1 union:education company:tv-station company:academy company:fashion-company company:medical-village company:institute-of-technology company:local-newspaper company:university trade:convenience-store-2-employee trade:game-store-employee trade:clinic-1 company:organic-farm company:medical-laboratory company:cooperative-farm trade:cooperative-farm-0 trade:supermarket-1 company:electronics-store company:game-store company:radio-station trade:university-hospital-1 company:shopping-mall-2 trade:regional-tv-station-2-1 trade:publishing-house-2 union:media company:vegetable-farm company:fast-food-chain trade:vegetable-farm-0 company:cooperative-farm-2
working ask.assign-where | skill.education
company:convenience-store company:doctors-office company:clinic company:college company:technical-university company:public-university-2 company:private-school company:national-public-broadcasting company:university-hospital company:public-university-3 company:clinic-2 union:education company:tv-station company:fashion-company company:publishing-house company:supermarket company:public-hospital-3 company:tutoring-company
working ask.assign-next-for | company.clinic
worker:university-hospital-0 skill:unskilled skill:luxury worker:supermarket-0 worker:clinic-2-0
working ask.assign-where | skill.agriculture
company:convenience-store company:doctors-office company:supermarket company:clinic company:fish-farm company:university-hospital company:college company:hotel company:technical-university company:public-hospital-3 company:shopping-mall company:supermarket-2 union:agriculture company:public-university-2 company:medical-village company:public-hospital-2 trade:convenience-store-2-employee trade:game-store-employee trade:clinic-1 company:organic-farm company:national-public-broadcasting company:regional-tv-station-2 company:tutoring-company company:convenience-store-2
working ask.swap-out
worker:doctors-office-employee worker:clinic-1 done worker:cooperative-farm-0 worker:cooperative-farm-1 worker:vegetable-farm-2 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:lobbying-firm-1 worker:national-public-broadcasting-1 worker:technical-university-1 worker:technical-university-2 worker:university-hospital-1 worker:university-hospital-2 worker:convenience-store-2-employee worker:fashion-company-0 worker:radio-station-1 worker:national-public-broadcasting-2 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:convenience-store-employee worker:public-hospital-2-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:university-2 worker:tutoring-company-employee worker:shopping-mall-2-1 worker:cooperative-farm-2 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:regional-tv-station-3-1 worker:supermarket-1 worker:radio-station-0 worker:vegetable-farm-1 worker:fashion-company-1 worker:stadium-2 worker:cooperative-farm-2-2 worker:college-1 worker:public-university-2-1 worker:university-1 worker:hospital-1 worker:medical-village-2 worker:college-2-1 worker:local-newspaper-employee worker:medical-village-1 worker:public-university-3-1 worker:vegetable-farm-0 worker:hotel-1 worker:hotel-2 worker:stadium-1 worker:fish-farm-1 worker:fish-farm-2 worker:regional-tv-station-2-1 worker:doctors-office-2-employee worker:game-store-employee worker:tv-station-2 worker:hotel-0 worker:public-hospital-3-1
working ask.swap-in
skill:unskilled skill:healthcare skill:agriculture skill:luxury skill:media skill:education
working ask.swap-in | company.doctors-office
skill:unskilled skill:healthcare skill:luxury skill:agriculture skill:education
working ask.swap-in | company.clinic
skill:unskilled skill:luxury
working ask.migrant
skill:unskilled skill:agriculture skill:healthcare skill:education done skill:luxury skill:media
working ask.vote-side | policy.7 C
for against
working ask.vote-influence | policy.7
least most 3/4 2/4
working ask.vote-side | policy.4 C
for against
working ask.vote-side | policy.6 A
for against
working ask.discard | action.strike
discard:working-healthcare-benefits discard:working-immigration-reform discard:working-specialization discard:working-public-sector-overtime discard:working-unemployment-benefits discard:working-need-for-change discard:working-highlight-social-issues discard:working-workplace-accident discard:working-migration discard:working-radical-reforms discard:working-state-scholarship discard:working-fake-news discard:working-cooperative-farm discard:working-boost-domestic-tourism discard:working-momentum-for-change discard:working-proletarians-of-the-world-unite discard:working-interest-groups discard:working-labor-market-deregulation discard:working-signing-bonus discard:working-healthcare-movement discard:working-supplemental-income-program discard:working-workers-movement discard:working-public-opinion-polling discard:working-change-of-government-agenda discard:working-reveal-political-scandal
working ask.buy-source | resource.health
source:middle source:capitalist source:state done
working ask.assign-next-for | company.cooperative-farm
skill:unskilled skill:healthcare skill:media skill:education skill:agriculture
working ask.vote-side | policy.3 A
for against
working ask.assign-where | skill.media
company:publishing-house company:university-hospital company:clinic company:regional-tv-station-2 company:regional-radio-station company:public-hospital-2 company:regional-tv-station-3 company:doctors-office company:public-university-2 union:media company:lobbying-firm
working ask.assign-next-for | company.publishing-house
skill:unskilled skill:healthcare worker:medical-laboratory-employee worker:supermarket-0 worker:college-0 worker:college-1 worker:fast-food-chain-0
working ask.vote-side | policy.3 C
for against
working ask.remove-cubes
class:middle class:capitalist done class:working
working ask.immediate-vote | policy.4
yes no
working ask.swap-in | company.publishing-house
skill:unskilled skill:luxury skill:healthcare skill:media skill:education
working ask.swap-in | company.vegetable-farm
skill:unskilled skill:luxury skill:media skill:healthcare skill:agriculture
working ask.assign-where | skill.unskilled
company:supermarket company:shopping-mall company:university-hospital company:national-public-broadcasting trade:vegetable-farm-2 trade:publishing-house-0 company:clinic company:technical-university company:public-university-2 company:pharmaceutical-company company:regional-tv-station-3 company:public-university-3 company:college company:regional-tv-station-2 company:convenience-store company:doctors-office company:tutoring-company company:hospital company:public-hospital-2 company:convenience-store-2 company:doctors-office-2 trade:college-1 company:institute-of-technology company:public-hospital-3
middle ask.immediate-vote-free | policy.7
yes no
middle ask.vote-influence | policy.1
least 2/4 3/4 4/4 most 1/4
middle ask.vote-side | policy.4 C
for against
middle ask.founder | company.game-store skill.luxury
skill:luxury worker:shopping-mall-0
middle ask.employee | company.game-store
skill:unskilled none
middle ask.vote-influence | policy.3
least most 3/4 2/4 1/4 4/4
middle ask.vote-side | policy.7 B
for against
middle ask.buy-source | resource.education
source:middle source:state done source:capitalist
middle ask.buy-amount | resource.education
least 1/4 2/4 3/4 4/4 most
middle ask.vote-side | policy.4 B
for against
middle ask.wage | company.organic-farm
wage:2 wage:1
middle ask.founder | company.organic-farm skill.agriculture
skill:agriculture worker:convenience-store-2-0 worker:fast-food-restaurant-0
middle ask.swap-in | company.institute-of-technology
skill:unskilled skill:media skill:healthcare skill:education skill:luxury
middle ask.swap-in | company.jewelry-store
skill:unskilled skill:healthcare skill:agriculture skill:education skill:media skill:luxury
middle ask.wage | company.convenience-store
wage:2
middle ask.founder | company.convenience-store skill.agriculture
worker:organic-farm-0 worker:fast-food-restaurant-0 worker:jewelry-store-1 worker:convenience-store-0 worker:national-public-broadcasting-2 skill:agriculture
middle ask.employee | company.convenience-store
skill:unskilled none
middle ask.wage | company.private-school
wage:2 wage:3 wage:1
middle ask.wage | company.medical-laboratory
wage:2 wage:3
middle ask.founder | company.medical-laboratory skill.healthcare
skill:healthcare worker:doctors-office-0 worker:medical-village-0 worker:clinic-0 worker:publishing-house-2 worker:doctors-office-2-0 worker:pharmaceutical-company-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:clinic-2-0 worker:fashion-company-1
middle ask.employee | company.medical-laboratory
skill:healthcare none
working ask.hidden-agenda
agenda:ha14 agenda:ha15 agenda:ha12 agenda:ha13 agenda:ha11
working ask.free-health
least 3/4 most 2/4
working ask.buy-amount | resource.influence
least 3/4 most 2/4
working ask.assign-where | skill.luxury
company:convenience-store company:clinic company:technical-university company:public-hospital-2 company:national-public-broadcasting company:doctors-office company:college company:hotel company:medical-village company:university-hospital company:public-university-2 company:electronics-store company:supermarket
working ask.swap-in | company.public-hospital
skill:unskilled skill:agriculture skill:luxury
working ask.vote-influence | policy.4
least 3/4 most 2/4
working ask.vote-side | policy.4 B
for against
working ask.vote-side | policy.7 B
for against
working ask.assign-where | skill.healthcare
company:technical-university company:public-hospital-2 company:regional-tv-station-2 union:healthcare company:clinic company:supermarket company:college company:fish-farm company:public-university-3 company:doctors-office company:convenience-store company:clinic-2 company:university-hospital company:convenience-store-2 company:public-university-2 company:university company:medical-laboratory trade:regional-tv-station-2-1
working ask.assign-next-for | company.technical-university
skill:unskilled worker:supermarket-0 worker:supermarket-1 worker:clinic-1 worker:public-university-2-0 worker:public-university-2-1 worker:college-0 worker:pharmaceutical-company-1 worker:university-hospital-0 worker:university-hospital-1 skill:agriculture worker:tutoring-company-employee skill:healthcare skill:education worker:national-public-broadcasting-1 worker:doctors-office-employee worker:national-public-broadcasting-0 worker:public-hospital-2-1 worker:convenience-store-employee
working ask.swap-in | company.technical-university
skill:unskilled skill:media skill:agriculture skill:healthcare
working ask.vote-side | policy.7 A
for against
middle ask.hidden-agenda
agenda:ha08 agenda:ha06 agenda:ha07 agenda:ha09 agenda:ha10
middle ask.remove-cubes
class:working class:middle class:capitalist done
middle ask.founder | company.training-center skill.unskilled
worker:convenience-store-0 worker:technical-university-1 worker:shopping-mall-0 worker:shopping-mall-1 skill:healthcare skill:media skill:unskilled skill:agriculture skill:education skill:luxury worker:technical-university-0 worker:publishing-house-0 worker:vegetable-farm-0
middle ask.overtime
company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:university-hospital company:technical-university company:shopping-mall company:public-hospital-3 company:national-public-broadcasting company:public-university-3
middle ask.educate
skill:unskilled skill:luxury skill:education worker:medical-village-1 worker:medical-village-2 skill:agriculture skill:healthcare skill:media worker:shopping-mall-1 worker:technical-university-1 worker:technical-university-2 worker:public-hospital-2-1 worker:regional-tv-station-2-1 worker:national-public-broadcasting-2 worker:training-center-1 worker:college-2-1 worker:radio-station-0 worker:radio-station-1 worker:shopping-mall-2-1 worker:public-university-2-1 worker:public-university-3-1 worker:fast-food-restaurant-1 worker:hospital-1 worker:university-1 worker:university-2 worker:hotel-0 worker:hotel-1 worker:hotel-2
middle ask.assign-where | skill.luxury
company:university-hospital company:public-hospital-2 company:public-university-2 trade:technical-university-1 trade:public-hospital-2-1 company:national-public-broadcasting
middle ask.assign-next-for | company.public-hospital
skill:healthcare worker:pharmacy-0 worker:medical-village-0 worker:medical-laboratory-0
middle ask.assign-next-for | company.shopping-mall
worker:medical-village-0
middle ask.assign-next-for | company.university-hospital
worker:medical-village-1 skill:luxury worker:doctors-office-0 worker:training-center-0 skill:media worker:public-university-2-0
middle ask.swap-in | company.public-hospital
skill:healthcare skill:education skill:unskilled skill:luxury skill:agriculture
middle ask.export-card
card:export-01 card:export-02 card:export-16 card:export-12 card:export-10 card:export-07 card:export-13 card:export-09 card:export-11 card:export-03 card:export-04 card:export-15
middle ask.founder | company.electronics-store skill.luxury
worker:shopping-mall-0 skill:luxury worker:publishing-house-1
middle ask.employee | company.electronics-store
skill:luxury none
middle ask.vote-side | policy.6 B
for against
middle ask.new-bill
yes no
capitalist ask.hidden-agenda
agenda:ha20 agenda:ha16 agenda:ha18 agenda:ha17 agenda:ha19
capitalist ask.retire-company
company:national-public-broadcasting company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-university-3 company:regional-tv-station-3 company:university-hospital company:public-hospital-3
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
capitalist ask.staff-class-for | company.medical-village
class:middle none class:working
capitalist ask.vote-side | policy.4 C
for against
capitalist ask.immediate-vote-free
yes no
capitalist ask.immediate-vote-free | policy.7
yes no
capitalist ask.export-card
card:export-04 card:export-10 card:export-12 card:export-02 card:export-11 card:export-03 card:export-16 card:export-07 card:export-14 card:export-09 card:export-15 card:export-08 card:export-13 card:export-05 card:export-06 card:export-01
capitalist ask.remove-cubes
class:working class:middle class:capitalist done
capitalist ask.vote-side | policy.1 A
for against
capitalist ask.new-bill
yes no
working ask.scandal
role:middle role:capitalist
working ask.assign-next-for | company.university-hospital
skill:unskilled skill:healthcare skill:media worker:supermarket-1 skill:education skill:agriculture worker:public-hospital-3-1 worker:supermarket-0 worker:clinic-0 worker:convenience-store-2-employee worker:clinic-1 worker:public-university-2-1 worker:hospital-0 worker:national-public-broadcasting-0
working ask.immediate-vote-free
yes no
working ask.immediate-vote-free | policy.2
yes no
middle ask.immediate-vote | policy.4
yes no
middle ask.staff-skill
skill:luxury skill:media skill:agriculture skill:healthcare skill:education
middle ask.staff-skill | company.public-hospital
skill:luxury skill:agriculture skill:education
middle ask.assign-where | skill.agriculture
company:university-hospital
middle ask.swap-in | company.public-university
skill:unskilled skill:luxury skill:education
middle ask.founder | company.training-center skill.education
skill:education worker:public-university-2-0 worker:fashion-company-1
middle ask.swap-in | company.supermarket
skill:unskilled skill:luxury
middle ask.buy-source | resource.luxury
source:foreign source:middle source:capitalist done
middle ask.swap-in | company.training-center
skill:luxury skill:education
middle ask.swap-in | company.publishing-house
skill:unskilled skill:agriculture skill:luxury skill:media skill:education
middle ask.vote-influence | policy.5
least 2/4 3/4 most 4/4 1/4
middle ask.immediate-vote-free | policy.5
yes no
middle ask.investment
market deck
middle ask.founder | company.private-school skill.education
skill:education worker:technical-university-0
middle ask.employee | company.private-school
skill:education none
capitalist ask.sell-to-state | resource.education
least most 2/4
capitalist ask.vote-influence | policy.5
most 3/4 1/4 2/4 4/4
capitalist ask.staff-class-for | company.fish-farm
class:middle none class:working
capitalist ask.staff-abroad
company:shopping-mall company:fish-farm company:clinic company:college
capitalist ask.vote-side | policy.5 A
for against
capitalist ask.export-extra | resource.food
least 2/4 most
capitalist ask.staff-class-for | company.college
class:middle none class:working
working ask.immediate-vote | policy.6
yes no
working ask.swap-in | company.national-public-broadcasting
skill:unskilled skill:education skill:luxury skill:agriculture
capitalist ask.vote-side | policy.3 B
for against
capitalist ask.vote-side | policy.6 A
for against
working ask.overtime
company:university-hospital company:technical-university company:national-public-broadcasting company:public-hospital-2 company:public-hospital-3 company:public-university-2 company:regional-tv-station-2 company:public-university-3 company:regional-tv-station-3 company:shopping-mall
working ask.vote-side | policy.5 B
for against
working ask.vote-side | policy.1 B
for against
working ask.vote-side | policy.2 A
for against
working ask.vote-side | policy.5 A
for against
working ask.swap-in | company.university-hospital
skill:unskilled skill:luxury skill:education skill:healthcare skill:agriculture skill:media
middle ask.hire-where
company:convenience-store company:doctors-office done company:game-store company:medical-laboratory company:tutoring-company company:convenience-store-2 company:doctors-office-2
middle ask.immediate-vote | policy.1
yes no
middle ask.vote-side | policy.5 A
for against
middle ask.immediate-vote | policy.3
yes no
middle ask.immediate-vote | policy.5
yes no
middle ask.lose-company
company:convenience-store company:jewelry-store company:electronics-store company:regional-radio-station company:medical-laboratory company:doctors-office-2 company:doctors-office company:fast-food-restaurant company:organic-farm company:training-center company:pharmacy company:pr-agency company:private-school company:game-store company:convenience-store-2
middle ask.vote-side | policy.3 A
for against
capitalist ask.wage | company.shopping-mall
wage:2 wage:3 wage:1
capitalist ask.immediate-vote | policy.5
yes no
capitalist ask.vote-influence | policy.1
least 2/4 3/4 most 4/4
capitalist ask.hand-over
company:shopping-mall company:shopping-mall-2
capitalist ask.immediate-vote-free | policy.6
yes no
working ask.swap-in | company.local-newspaper
skill:unskilled skill:luxury skill:education
working ask.freeze-policy
policy:1 policy:2 policy:3 policy:4 policy:6 policy:7 policy:5
capitalist ask.vote-side | policy.3 C
for against
capitalist ask.sell-to-state | resource.health
most
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
company:supermarket company:college company:shopping-mall-2 company:radio-station company:fashion-company company:shopping-mall company:clinic company:vegetable-farm
capitalist ask.wage | company.clinic
wage:2 wage:3
capitalist ask.vote-side | policy.5 C
for against
working ask.staff-company
company:public-hospital-2 company:regional-tv-station-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:public-university-2 company:shopping-mall
working ask.staff-company | role.working
company:public-hospital-2 company:regional-tv-station-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:public-university-2
working ask.accident-industry
industry:healthcare industry:media industry:agriculture industry:luxury industry:education
working ask.assign-next-for | company.public-hospital
skill:unskilled skill:agriculture worker:doctors-office-employee worker:public-hospital-3-0 worker:public-hospital-3-1 skill:education worker:supermarket-0 worker:clinic-1
middle ask.swap-in | company.university-hospital
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:education
middle ask.wage | company.local-newspaper
wage:2 wage:3
middle ask.employee | company.local-newspaper
skill:unskilled none
middle ask.founder | company.fast-food-restaurant skill.agriculture
skill:agriculture worker:convenience-store-0 worker:organic-farm-0
middle ask.founder | company.fast-food-restaurant skill.unskilled
skill:agriculture skill:education skill:luxury worker:clinic-1 worker:shopping-mall-0 worker:pr-agency-0 worker:hospital-1
middle ask.swap-in | company.fast-food-restaurant
skill:unskilled skill:healthcare skill:luxury skill:agriculture
middle ask.immediate-vote | policy.6
yes no
capitalist ask.immediate-vote | policy.7
yes no
capitalist ask.staff-class-for | company.supermarket
class:working none
working ask.remove-worker
skill:unskilled skill:agriculture skill:healthcare skill:education skill:luxury worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:convenience-store-employee worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 skill:media worker:doctors-office-employee worker:supermarket-0 worker:supermarket-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:tutoring-company-employee worker:college-0 worker:college-1 worker:academy-0 worker:academy-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:public-university-2-0 worker:public-university-2-1
working ask.swap-in | company.public-university
skill:unskilled
working ask.assign-next-for | company.college
skill:unskilled worker:game-store-employee worker:public-hospital-3-0 worker:public-hospital-3-1 skill:education worker:private-school-employee
working ask.referendum-side
for against
middle ask.freeze-policy
policy:1 policy:2 policy:3 policy:4 policy:5 policy:6 policy:7
middle ask.swap-in | company.national-public-broadcasting
skill:unskilled skill:agriculture skill:education skill:luxury skill:healthcare skill:media
middle ask.referendum-side
for against
capitalist ask.staff-class-for | company.hotel
class:working class:middle none
capitalist ask.referendum-side
for against agenda:reveal
working ask.swap-in | company.supermarket
skill:unskilled skill:luxury skill:healthcare skill:agriculture
working ask.vote-side | policy.2 B
for against
working ask.swap-in | company.shopping-mall
skill:unskilled skill:healthcare
middle ask.assign-where | skill.healthcare
company:doctors-office company:clinic company:technical-university company:shopping-mall company:public-university-2 company:regional-tv-station-2 company:hotel company:public-university-3 company:university-hospital company:supermarket-2
middle ask.immediate-vote-free | policy.2
yes no
middle ask.assign-where | skill.media
company:supermarket company:clinic company:supermarket-2 company:national-public-broadcasting company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital-3
middle ask.assign-next-for | company.clinic
worker:doctors-office-0 worker:medical-village-0 skill:healthcare worker:technical-university-0
working ask.swap-in | company.cooperative-farm
skill:unskilled skill:education skill:healthcare skill:agriculture skill:luxury
middle ask.founder | company.regional-radio-station skill.media
skill:media worker:local-newspaper-0
middle ask.staff-skill | company.regional-tv-station
skill:luxury
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
class:middle none class:working
working ask.discard | action.history-he30
discard:working-need-for-change
working ask.swap-in | company.convenience-store
skill:unskilled skill:agriculture skill:healthcare skill:education skill:media
working ask.swap-in | company.regional-tv-station
skill:unskilled skill:education skill:healthcare skill:media
working ask.assign-next-for | company.tv-station
skill:agriculture skill:luxury skill:education
working ask.assign-next-for | company.supermarket
skill:education worker:fashion-company-0
middle ask.discard | action.history-he17
discard:middle-supplemental-income-program
middle ask.assign-next-for | company.supermarket
worker:fish-farm-0
middle ask.assign-next-for | company.college
skill:education worker:technical-university-1 worker:shopping-mall-1 worker:institute-of-technology-1
capitalist ask.immediate-vote-free | policy.1
yes no
capitalist ask.wage | company.publishing-house
wage:3 wage:1
middle ask.founder | company.doctors-office skill.healthcare
skill:healthcare worker:medical-laboratory-0 worker:pharmacy-0 worker:pharmaceutical-company-0 worker:hotel-1 worker:public-hospital-2-0
capitalist ask.immediate-vote | policy.1
yes no
capitalist ask.staff-class-for | company.university
class:working class:middle
capitalist ask.staff-class-for | company.academy
class:working none class:middle
working ask.immediate-vote-free | policy.1
yes no
working ask.immediate-vote | policy.5
yes no
capitalist ask.staff-class-for | company.hospital
class:middle
working ask.swap-in | company.radio-station
skill:unskilled
middle ask.swap-in | company.pr-agency
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:education
capitalist ask.staff-skill | company.radio-station
skill:education
capitalist ask.staff-class-for | company.vegetable-farm
class:working class:middle none
capitalist ask.cancel-bill
bill:1 bill:3 bill:4 bill:2
middle ask.swap-in | company.pharmaceutical-company
skill:unskilled skill:education skill:luxury skill:healthcare
middle ask.swap-in | company.university
skill:unskilled skill:luxury skill:education skill:healthcare
middle ask.assign-next-for | company.hotel
skill:luxury skill:education worker:technical-university-0
middle ask.employee | company.organic-farm
skill:agriculture none
working ask.food-amount | role.middle
least most 3/4
working ask.swap-in | company.college
skill:unskilled skill:agriculture skill:healthcare
middle ask.assign-next-for | company.publishing-house
skill:luxury worker:technical-university-0
middle ask.employee | company.regional-radio-station
skill:media none
middle ask.assign-next-for | company.public-university
worker:technical-university-0 worker:clinic-0
working ask.swap-in | company.institute-of-technology
skill:unskilled skill:agriculture
middle ask.sell-to-state | resource.health
least most
capitalist ask.staff-class-for | company.pharmaceutical-company
class:working
middle ask.swap-in | company.radio-station
skill:unskilled skill:agriculture skill:healthcare skill:luxury
working ask.assign-next-for | company.public-university
skill:education worker:technical-university-0 worker:college-0 worker:institute-of-technology-0 skill:unskilled worker:college-1
middle ask.assign-next-for | company.regional-tv-station
skill:unskilled skill:luxury
working ask.new-bill
yes no
middle ask.immediate-vote-free | policy.1
yes no
working ask.swap-in | company.tutoring-company
skill:healthcare skill:media
working ask.immediate-vote-free | policy.7
yes no
capitalist ask.staff-class-for | company.stadium
none
middle ask.founder | company.local-newspaper skill.media
skill:media worker:pr-agency-0 worker:regional-tv-station-2-0
working ask.assign-next-for | company.university
worker:college-1
middle ask.cancel-bill
bill:2 bill:3 bill:7 bill:5 bill:6
capitalist ask.buy-public
company:university-hospital company:technical-university company:national-public-broadcasting done company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 agenda:reveal
working ask.swap-in | company.fast-food-chain
skill:unskilled skill:agriculture skill:media skill:luxury skill:healthcare
middle ask.scandal
role:working role:capitalist
middle ask.founder | company.pr-agency skill.media
skill:media
working ask.discard | action.history-he48
discard:working-public-sector-overtime discard:working-need-for-change discard:working-signing-bonus
working ask.discard | action.history-he17
discard:working-signing-bonus
working ask.staff-skill
skill:healthcare skill:education skill:luxury skill:agriculture skill:media
capitalist ask.staff-skill | company.vegetable-farm
skill:agriculture skill:healthcare skill:education
working ask.immediate-vote-free | policy.5
yes no
capitalist ask.freeze-policy
policy:1 policy:2 policy:3 policy:4 policy:6 policy:7 policy:5
middle ask.swap-in | company.vegetable-farm
skill:healthcare skill:education
working ask.immediate-vote-free | policy.4
yes no
working ask.immediate-vote-free | policy.6
yes no
capitalist ask.staff-skill | company.medical-village
skill:luxury skill:education skill:agriculture
middle ask.hire-whom
skill:education skill:media skill:healthcare
working ask.immediate-vote-free | policy.3
yes no
working ask.assign-next-for | company.radio-station
worker:university-hospital-1
working ask.swap-in | company.hotel
skill:unskilled skill:agriculture
capitalist ask.staff-skill | company.fast-food-chain
skill:agriculture
working ask.bond
bond:0 bond:30 bond:50
middle ask.bond
bond:0 bond:30 bond:50
capitalist ask.bond
bond:0 bond:30 bond:50
working ask.cancel-bill
bill:4 bill:6 bill:5 bill:1 bill:2
middle ask.assign-next-for | company.fashion-company
skill:unskilled skill:luxury
working ask.swap-in | company.stadium
skill:healthcare
capitalist ask.scandal
role:working role:middle

oL4qCA5KnaxK7BmDH2FtChFmDrf6DoN4EoOuMoIpHvOsVqP-epiC5doRrNqJAvd1V5O8BlInKtRA5LAAlgB-OAAqRphE6jByyB8H_GvUoHoTAq3BzJnP6eAAtSAAA0lBooBsT8alDA-O-OjV1nBx7BpZ4M0hCv1BnWkXzvBvCmWmWnQ-FpV4iBqO3xBlMnIrTlDoDAAAAAqvB5KqOAuwBxlBlb3d1B3H_RAthByOgtBoTtEyC5B9C3L8hBrTmGqBtM6OuM4F6JgMtPwVAtF9C2EiMAAAAAAAA9XAu-BAvJxWpKrOmHiRpN-GhHlMxF2OtPkB_CgGkD7MnPqIkH0KvdrN-W4D0BAwgBtK_PpI0G9L_C1H3mBAtBpfA0DA4HtoDwJ4pB6CrMjDzTuJ-pC4iBnFtFwN2bA3JAAAghByW0IsLypBmWwDwDqH1YzjBzlByOjG_jB3d-foJ9UxGlGhVsSnNhIwRpnBsG5SpHla9FAA7EAAmD0jB0G1GnRtsB0fXlHpNJA_iB_KklB9MyF7IrJvCtFqH3L4FhIW-PolB2FoM0IrYoDAzc0C5O6EAAAAAAAAzH3IwwBA_KjRpBwCqChEW-B-GiHgBnHhFtI7C2PXlEjO8L8M2BhcvNsQD-DAjE0C0E2BzI3ExK4GhP4OvN1S7X4Z1XsIvuD4JmfyGpCjLkFwLylBmFG9TgKwBA5SAAAmmByNoH2K7BgSnQnQuBvb9b5fgOBxStX6X1PXmMqOjMoQiC3KkGwBsJvI5E1Q9KyQArT8DAqDgwBjIzGrXlG6YrPC3HMAT_ckWjYxC_H5BIlE6C9MxFxE2E-F4PnB2FuDlOhBAlHtDnEqGAAAAAAAA_DpCizCApPpSgBVlKkC7NiD0CjC3NuDhDzPnJ3GpJ5B9RyNqIU5I1EgRSYATzOqG0BiBU5Lf_CH2N1DAqGwQqF9lDsQsZ0FoX_S9GaqoBtUqCrM_E8KA1LAAAgkBgF-ElBqKwgB9G9G7DpX3gB1MkkBqBlCpM4J9K9CuCVlJxB8DqM8BkEkBBhInB5JwNAqEAAiMaoG_HzE_O6OrDmD_K2eA-JcqNbtEnEnCa_DmD5B9HpGM4CKaNGwDLtBxG9EvCZAAAAAAAAgGjFpGAvNnSgHkEDnE1ILjDrBvDnG2F9DjEfnCnDrF6H2DboBzBwV2B2HAoQBwFlCiCsB8DzC-HFrImIxK_KA3Dl-CyPyTyDwI3DuCkG4PhI-ClL6FoCAzFAAAsgB0BAC4FoEsEsEnVvewElJ2LxC0BKgN4K0F5BzBpC_K8HgHzPhK3BUX4IjCkJAqHAAB6GmCmDcxLqOmK8HqKkCAkDuF2SBlBhEhB8BiB-CaaNjGkDIUnCiEhC8FqEhBkDpI6BAAAAAAAAxE8Mw-FA_kBhlBzW2LpCtGwDlFgBiIZ4F1DxDoGwOqBpCAK4G-LhC_Q2BoF2MA3YvNjD_I9BrHlQAqKAAlPnDAAlQnOgT7BA5LwBtLumBAwE5CgE9WAAnWAAA4KulB6VmnBkEAvFvFxoBn_B5qBR3e7XlxBrnB4U9oBlf9d9dgKkB3RjUnDvDrUW8MgT8KkWArRAAq0B8SpEAyhB0D_0BpK2ExYzJAkS4OrK8mBvCmlBvBmMxF6CrEgRlFnVoXL-JiFwIhK1aA1QlPyCkLAAAAAAAAiEAqoBArQhd3T4D9FhB9BfoDVlBqGtBIgJyHNrGpDJmBoGrH1IkMwM2IA4GjB0C3KsElHjFnC5BAM9KAgDA7vBvH0XsIwP5IlsB1Xo4BjS-mBvaazb4IAjUAAAmGs0BuT6NyyBoI5M5MnO5Z5L7OzWzL9Q5fwM7ThQtYtY2NyavMpDgLrY1QkE2XiC-U7DAiEkDAwzB8YoBuPof-CtDuKoDpN1CA2OqLlByf3EylB3IqYpDXzLoS5EpJ-IoKuCLsH5WWA9Z7GrFjJAAAAAAAA9DnZ8sBA1Q7JnJqD1IbxBvExDYvEgBtD3HlEsGtF2BXkHyCyEpFxF4JuG8HA4D0BkOpJPvFhEnEvCVqS7IqCuZ_FvvBpH4N4DoL6JzoD3S-qBnFsCvQpC7LuDAjFAAAVsvBmLuH4V4IJJ1RjGsB7XtW9R1LnIuE9P7QDDiBgQvJhF0EoJsMuFuPhEYKAnBzR0OmtB2T3C3E0OgHmanLgExEgIAkIIT6X_DqbhEsQnBRzQ6J9G3GsEnDiB5DyEhJzCA7BlL8C9CAAAAAAAAfjHy-CA5UtKjJ2B1CtH3GhB6FiCjGuDvBtJhEqDVGlKpBwG_BpBjCoH4MqCAwQ0D-EhHgF1CtOrEnH9R1BUAtKAzM9G-OpCgGmNtoDoCsZ1V7HjEpIzNoGA3IAAA0BsoBoGpDqPrEQmBjGhalCrKnN7EtF0EqFpG9HhDhDmI9N_KqBmJ6K6ElEyNuH-CtBM1BjFJyT4JpIuH5BnGmUlFuBjE2DA0HkJS8LxD4NVN3BcpOiCtFtDqF1I2BlD_F_DsCZdrGmBJAAAAAAAABsCi6BAnL7JpBnFCf_F1DxCd1GgFnGnJxE3E_C5BZgCiCnBEoCiKyIuGA-L1BQ3DiF7DnOnDUrkB-BiFlEMAnHxBuLqBwCkQ_0C_HoQ5QqBxBtEZyEAnKAAAoE4jBgBqBmCd6GqHJvIZzC1DbwBqDyF7ChD1E1EtDrQxIuB2E0KxE9H8EwPgPpCAGhJkGoO-J_OqCP3BsKpGiB9P5DAlEQtBuYtBoJcyC_B8EnN8DzBXrDKqB7DKvF6J1FgEf4BoCAAAAAAAA3DuIm9CA_KnGgO4C3SjBuElB4G8IhYuDuC7Q4MwoBjGvL8DqCmCkY3B_OnDjJksBA5PqEikBhBtMxH_gBAAAA1rBuoBAA6MzakB28BAgMF9HkvBA2lBn6BiHzCAAhQAAAgf6mB8Sq_DyUAnKnK3jB1L7R9a0gBhNzYuH9c5LtWiOiO2GxGlJ8duR9tBgI9dmFmctHzFAhXAAmgB2J_WAmuCxCjwBtjBmHjZuBAtsBthBnGycEnH6BgJzGyS7Lmd_CyNuLkBgH2YwMgxB-BA7M8DzJEAAAAAAAA7HAoxBA-G4O4RX_b0HzGzMoQ5Q3P2KXjUuC4E7SjE-DhFvBkF_UpGsIuHicAxBrJ4hC5L3BciJhYpJAAiMA8JAsI5RnLokBiN0zBgLpSgb-WS7gD9KoJzOArbAAA2HgP0LgnD6pEl5BzYzY6E2LnTrG5KwG3P-H0FuPlbhe1b5Nkc5PmY4R1fzCnSP8IjbrHArZ-CAqH0d_gBiN2xChD3nC9EiJwBoUA5sBvYiC_C8DnTlKMyCwSMglBsDyhByNidiHsmB9E0XoNAxEmF_KGAAAAAAAAyOiK0xCAuJyVoUsCxa9E6D7HsB5I9B8B9CtL6CVzHsCoJoEnB-BxG5BmFsCuXA3O_S0WpB_FeuBteqM-dlDpiBA-gB7SvD_I1HycgU43BuG-Csc6QtDx-BqB4NsGAtGAAAhDkK4F-9CmrDxhCzOzO-EgX1a5QpSpNlJ7K_I7HviBjK1HrMqT_BgIGgEoGlEanKtTvFA1UnGib2DwXxKiIwnB4ClzB6D0JzC1BAhlB1fVrMuBhJaExD4GpCgaqBqSVscMseyBgNmZAzS_EnHbAAAAAAAAyFsP8rCAwEqMoNoC_TxEqB1KjC3H-FsK7D_IBtI9EuDoIR9CiC2CsBhChBgTAtSjbwGlEgEqBHvX-QiEqI8NAsNlO4L1B-EkK4Q0nBwFgDkO-GnJ5lB2GuM2GAxEAAAqB2E3BmhCu5Cr6B7FpHgSxPvJ_Q8N1DQ5D5KoCjT7GmBxJ_I_D4RhNsOyBzC-HzE7JlClHxM4S3EkK6ZlavDgXkEliB_IuHzInFA5I1c8HrKA7GhB3FhBoHvB8QW8N6BgWlCyPgDyRwJApJoDjBaAAAAAAAAsC4MmcA6GAmKqCLExEtE2F5FkB8BxGhFkHpQtHmDdvBWW5CIzBgB4JAyLnLuQzE6FuGlFhTmE8F5OoCA9LAxE0CqDqK8DyOcwGiFsEiK1mB1CDiGAvBAAA1BW3DkasjBlMZVuDC_EvCwOrECtGxLnB4B7N5JzDrHsGiDtMjPjGxC0K3D6FTAhO9HyBQmNrD9C-NkC_E8G2C5ByDAjFhOwDkBdzEHwBHT3D4Le4JmDmOgBqJzD2HqUAgEZlFEAAAAAAAA6B4SgFJ6CjBiBcjBMyCxCgE3C7C_CzCVGbQ-BiBSaqBS_CVYnBB7BgD4BdrB2DhCQ1BtBlBT2F2EgBuE4BdOvCvBbaarBzDblBJrBa7ChBqC5BNpC9BxBvCY5B8CoGeDuCUoD8B2CtB6BIM3CdBhBpBXyC4BBZQI4BAuBTewCkGlBQ8C8BwF4GYI4BnB6G2CmCEQxBXkGoCjBYqB2DwBdVJqDQVRjBxCNmEsBBKKaA6IuB4C6ByEnBqBIgBFMgBwGMoBiDuB0ELlCHcmCOjCYANjBEtDBdhCHN0EHqBsD1BgCcPtBdwCCGkCBhBTK0CAGBoBqBnBKjBdDUKNdCuCDIAIAAAGGEJSfgBFCboBYlBRFECV0CcGXAoCuDlBaOgDiBeAeAAArBAArBAAAAAAAAHAAAAHWAAAAWKFQaAFdAAdAAgBAAAAgBfAAAfAZAAAAZAAAAAAEAAAEAAAAAAAAAAAAAiD3BvBvBEoDhC_CGLHfzBsEoBoCzB2B2B0BGNoCPoBvDANXzBbwEAAEoB2CAETfAyBG1BDERK7BMakBnBRILAFcxBaVANOBTwEAAWwBqCAdTDDKNJBLNBUiCQaC2BdjCAAJhBnB0CGNoBCqCxBAAZRFiDwCQoBkEC5CnFRZxCTtCsBHQiCAGQCHBeDhBkBOzBrBmCpCAvBLB3BaAaAAAUAAUAAHAAHAAcAAAAcCAAAACBEPMEF-BAAAA-BNANAAAEAAAEACAAACAIAAIAAAAAAAAsCkEwBGQ9BiEsBBtB8ByCJ2FyBJQamDzDRVlB9BGQIoBHCfrB6BtBEQvC6CRgBWzB0DmBkCFnBxCsDvDAbTjBXCX2BxCkEbRBIaAzBgFQ0BoBgBG9EtBlB_BALqCWPhBkBwBlBAIaD3BWzCH-BgDPoCJHwDUrBoCbbaqBiCgDZsCFGkChFKP7CnBrBvBLIdhBoBvEmBV1BlBhD1BbTaoClD8BLSGhB6CzGFLRhBrEgFK-BkCsBN-BEhBuBR-BqDFIHkBsCIFCEHOMWFZAUAsEBIiBEiDhCJHBHlBqBIUUTQtBOVfIfagBIEHHwBDRbY4C4BSIQUFaEEGLUdEGDLbhCDETDrBhCEEDR_B3BJjBPqBjBuBCZWSevCBMjBbZZOENBBIQAASXtBREVPLOAAMEDkCBIBA-BkBDIQJkBgBDBIUMOCBcTI8CEgBKeSnCfDTKZIAAWjBUbVCUQrBkBDCMUGhBALLEN8BMAACsBSDEAGKiDqF1BCfmC-FHDDIKT1BRUblBGHlBDGOMuBjCvBmC6B0BuC8C0BHrBLfFECS5B4C8BlBGqBUIFYANGHPFAIGwBBJGqBMPCAhBMGyBECaLe0BAFiBYCyBAAEYWSAIEGAdAACfA-C2BImBZO3BADAfZXFHBbSqBiBGGEFeADICYhBAAABhBhBAAABhBiBCCaECEAAACC0BAAAA2BUAAAAUUAAAAUDABDACBAADACOAADQALAXDQAIAAAIAIAAAIADAAAABDAAAABEABAECoCAAkBMWAACKHDGACAECGACAECGACAECWEIACIAAAAAAAAAAAAAAAAAAEAACACGAAAECBAAADCGAAAECGAAACCGAAACCGAAACCABAAACABAAACAAAAAADABADAOCAAIEAAAAAAAAAAAAAAAAACRARAACBABACAEAAACCEAAACCDAAAFCAAAAAAECAACAECAACAAABAAAiD5BFOPTdN5BLT6CDyEvBcBHsE6DgETO6CtCiDPBmCP8C8FYHOcAJlBDH_BmBAKBBEAI2CCdX8DmBxCLWbrBRLyBtBMgB7CiBRTiCbQoBBDSOOiBEIKQBOPMECMuBGCSIMqGAcQ2B6DwBEDBMkBuCBaqBGGCAABCA4BKMMQGyBcRaGIFBAMEXyCA8BQWBYBAOBOWBCIKE5BCA_BCCCEELECyBEACgBODLGILEYAAIQAhBfABAAACCObMBADAACaAB0BfGEFCECAEAAEAACCADECJAJAAASACBIMMCAAAMRARAAACAAAACAAAACABAAAABAhBUBEvBNeEBKCSOJHNGmBZAEZEFLBPHoBVJARJAS2BEALfgDrBLPMe1ByCgBIDIkBKCIWGZkBGJQV0BqBbKCiBmBNQNIEZrCANAC_BURCAOgB7BRHPbBXFCQHd0CiBBeKM1BAQNLzBcIFAIQ2BCEAByBnBbKJYjBZCAAhBGiCFgBMMWOBADgBLZEHGhBGBCIVEGJAUMKzBhCDCBA9BwLcNlBcEqCFcZlBQFSQwCyBkBhD2DNBPcuFtCPBdVjC2GoCIqDkCtBA0BHRoBuBFMOFgBZIfFQlCUKCAGOUlBZAADfEsBAAHYcuCjBHS4BvBpCtBRzBnC2ByC-CiCsCYbZSAAAKKA6BAGEiBMAAQECVHADRUFSAGASF3BAEbBdbAABSpBXAAAOlBIABAUJLAFABFBAOAPCPALAdaJACNEBZANCERsDAGOOqCOABAPgBxBAAOhBd0BAAAGuBCADGPQUACCEMCAHcKZyBACAUc5BADA3BAXAAAAXOAGAKAiD5F6BrBTzCjD6F5BsBU0CkDAvBBLBAfwBCMCAgBiDgCqBmCkBBtBnBGvCJuC9BwBjCIPxB2FtBOREXXyBDWADkBGAEAACAkBDKoBGFvBBLXNXoBIAKBYcECPIkBAVJFFRmBeCDMOIAIbLISsBOCcRShBZBAcVJACPEAyCWBC8BB8BCCuBDOKCMAIXtBAJRIblBDDNJFKLYKCNhBAIAxBKBABPIGUBbgBHWICIMOfuBCoBKLITIXCINlBDDhBFIGDFCoBVWOACBICGLDNYpCKETlBbFHGdYYJAAFBAaAGMDK6EqCW1BeqCJDhBiEXrDEAAHHQAcCnBPoCID1BiCIfDrDZE1BjCIrCTSlBKEzDZSH1BtBVAWLbB8FkCsBL8CFhBShCGeXtBCbXOuB2DCU2BZoFyCOIwBKEmFHkBKkDgCxCAJNVjB0BAMiBR2B4DAUoCM4B5DAf9BSvBqBAAJWeYAAAIS0BAAKiBKSAAAASaACWBEFACJIHNACNDCOACCKCPAAIWlBWAAOWDSAABUCSAABSCCAAVWEUAA2BjBEPATCCAfAKJfAfAfAAANAAYGtBBAAgBfBuFASHqD6BAAAAWVSAAAYFOAAAOAfAAAfAHAFBAAqBAECQWPAEAIdJAJAAAYAcee9BeAALUWNAAACPqBAAAEmBkBAAAaKeAAAUKNAAARESASTAUMAACAIyBgBKiBRACAAAACIAAAAGCABJHWPACARAOACAMAeAAAAedAAACfDAOHFCeAAeAAGAAAGAhBAAAhBAiBAAIaALAPEAAZAAEbAQAAEMABAAABAfAAfAAQAAQAACAAACAAAAAAAXAAAdTTAAAZIdAAAfCGAACGAZAAHTCIAAAIACAACAAGAAAGAKAAAKAMAAAMAOAAAOAEAAAEACAAAACCAAAACCAAACAGAACEAAAAAAACACAAAAuCSZ4B8BJ-CoBNCgBiBiBcDIBKRiBGTjBFMBPBiBDoBhBJOO4BpBUaTtBXPJKadJfZbaCDtCVTb1BuBbJJFmBnBNDtBHQcTQCTFA7BLPRXK0BkBIJOFdLoBLG1BqBJEBeWXHjBMPWlCBAbDjBrBmBHVjBNqBMSYTCcSOQVCIQAPNUHfgCTUTmBjCDqB6BMVIIjBHG_BAjBADZhBJWA1BI4BpB4BiBGOEAFBOFiDLTdjBqBgBFZ2CRPXSbjBZgDB_BIlBY7BbUeUyCXvBalD1BsB0CoBiCWTAkCKiF8B6CwDb3BoCvBXhCyCqCnBXpBT6BegBqCEA1C8CxBAVZlB2C6HoEgBE6BwBDY2BlBlBxBgETaqCgCTkDI1CkEfmDlBCCX1BgBuCKwCSrBiBMEORNiBoEHHwBqCuCiDD6DnBgBHA8ELMaS8D7EMLZR7DAWCQEAAVBPDAAiDhBAFCvBSDAHADIoDADOkCehBACEU9BVAHARCLASTdSAhBAFCvBSoDADOkCehBACEU9BVAHARCLASTdSAmCUAYoBN_BRNTLAPDKDfQOAKABGAlBSZBJRmBRaCKSAIBUKcVnBCTJDJGDCFRgBAmBBBGAiB7BGNPIrBeDSMLSAoDaNwBgF9DqFBQoBgB2CiBACUIEHACITCRDIbEAQAbaSCUGGAGEUDMSHCzBEMhBdA9BDFvCZ4BGAAAAIsBACKEckBABSIMMAUZGMIAAAAIIAAAAIMAAACIIAAAAICAAAAACAAAAABAABAAHAABAFgBAAEcCIAAEgBbEAAEAAVAVAAAmBACEgBAcAAAcAfAAAfAfAAAfA0BJEMPgCWRoBElBiBrBBXKGjBNABNACSAAAEQHAAAELEAAAEAIAAACGbAAAEfWAAAKMMAAAKCPABAANEABAAGWAAAAWpBAAAApBGAAAAGGAAAAGXAACAXdAAAfCEAAACAAAAAAANAAABLAAAAAAFABEFAGABKBABABAAAMAAAAMBAABAABABAAAEAAAEAWAAQECZAAZAABAAABABAAABAGAAAGAAAAAAAJAAALAAAAAAAAAAAAAEAAACACAAACARAAARACAAACAAAAAAAAAAAAAJAAFDAAAAAAAAAAAAAAAAAAAANCEHUfWFBODSLAALAAMBBMEASBBCUARECVCAWAAAQGMAAAEIKAAAAIMAAACIQAAAQAcAAAcAfAAAfASAACQASAACQAfAAAfAHABMZIjBABMVXOAAAKEIAAAKARAAARAiDpBLvBKSLcLYrB4BGVGWnBiCrCuDIhB0BHuCrBIoBa1DIARGCHDLQADhBeYNFGDALCAAcZACAAUFLAAAhBAMOAAiBALNAeKAHGWzBHdcdJMLcLaROMCHAIAfACFHTJAANKDPACHKVLAAHADUABeJYYAAACWiD8CEMUiBgB7CDLThBfA2BFCAK8B1BGBAJ7BiD6DgCZZiCsBPAACOfVCACRHTjBmBAvBwBHAEQXDChBLOgBCAgCWZNgCSPAACOfNCBKRHWHkBBtBiCHAEQXDMNJDgBKAvBKGhBKnBwBJFiBJoBAnBTIRZQoDYDUiCAPLHBJS7BECAffeAIAEQAIWAALAHVAAMAiDBAKZGIrDeaUzDvBlCNf5CLsCiDHrBYJsCmBAUDWCeAGIuBKoBAHWBeAAcUpBTjCARd5BmBpBAAOG9BoBAeAAKCABB6BzBiBAOGKERAAVCEUAAEcNOAAQAB2BAAYAcYAAHWKTADYY_BBAABEFwBAAgBAQKAGFEGoBACKgBDlCAFAffIACAFMaAMAJYEAOhBKOzBAADZTJAFAEHIAACXe1BAAAA1BYAAAAWbAACAdQAAAKERAAAHJQAAAKEAmBABMFWGJDAQCMIBSlBkBnBCGhBgBtBAxBDBVXFyBECWYGiD7DQLcjDtDxCjD6C5BLR0C7BGB0CqC4EiC3B8BK6EnCAjB5BUjCWAWAAA4BtDdxBJZF4BR8BGGQxBxBfchBZmDuEQpB-CbjC_BvBhBlC-B2BasB_BW2B_BZDjCnD4C_BCfSD3D4GgC6BPbiGnEjBnCTJnBtCPLWnB3CarCJkE_CkEzCCjBtB_BoBlDtBXJ1BArBFbcJbwHbqCqDkHA1CZAbUzBoBGWE4BV7CFNnBUP3EpBZKVzC3CTLjBRLTHEBJH8FC-DgBMOGZLTOqBThBSbEIxCvBERKrBOAABHYGFHCaHrBFHONdzBQCRXMbAAbAA3BzBKJBFgBoBZZpBmDuDXIWqCmBlDbXYNhC0BICjBmCCqE0ESbAA7BNfdUBVAVAAABRmBQRTgEADMsBwDwBPdiCLoB1BBPDLTTBBFRIFAAAFASFRwBbO-BiBB0BxBcZNnBmBQZMAUTDcDAADAABSJLDIkBAAAAkBMAAAAMAAAAAAAAAAAAAAAAAAAAAAAABABAAA8BvHhBBvBPrEsFagCGL4CsBLPG0BW2EvCYLoByFqDDA-CVoBKSNgB0BvCvBVuCKpCvBvDdhChE8CMvDPhB0BStE0C0CFc3BgB6BOIUvCwC7BrCiCJOzB3FvBGMhEZUJhBHyBSVDrBSDKwBKfTC4CvCoBqBOnBnErB5BhBMYMMMIBCJnDcC1BT5BwDGcW0BEmBISDBOHINcqBnCFEBDVMhDcflBQlCEaB3CiBiB6Dc2BVGiCgBOWPDQwBWfOOeDQf0BxBCiBHDcCOAAAAAAAbHGJHHDFDFDQMSJINMbTCJABTHGBAN8BSBUMOBCIGDZgBCAQWHdHIFFTgBUFDDYfFAEGjBDJDEAIWMQFAAPAHFXWEOJEFCRDDQFVLLKFBAmBEBIWElBHFVCHQADKDOqBBKOGQsCkEuBsBfqDR5CrCM1B9BgBjEHEyBP5ETWnBIpBwCiHKcsCgDWAAAAAAsBN4BCAApCSU9BzBfrBAFEtBLNAAANANAJFKFFAAAAFDAADAANAAAANDAADAAEAAEAAAAAAAAiDpCETSX9B0CHawDoB5BqEKRMyBwDlDbJNhCKgCJgCwCHK_ETCTFtClBiBAnBnBrBgCAcXamBdXDRnB4BvDAKTD_CnDBDfC7ChBAOKP1BW3BX2BAwBdDNtBDiBxBAFSa_CGAKbGSXAABKfJcBqCbhCuBTHHCwCzCAAFZ3B9CAlBQR5BUAAGCKgDAEEe6BqCASAIuB6CAKPHmDgCEc9CMmF1CLDLnBLEERPFgBbAWbMW-CCFBQuD4DGDWcqCJBEmBXVuBABiCZIPCBZQR5CAANFvCoBANcOK8CNVByCkCuBdRFBDAecDDDOhBFVGBHjCBI3BNVdbpBG-CnBafepBoCuBeNJ9BKgDqBYfsEO_ChCRhBlBwBfsBLgBESNoFAcuDhBsCgBHgB0BCrBwEMiB_BIwEYAqBPYZ3COPZB7BxBFDEfJNQFBXAJFJcBvBxBJgBLbdJBHBEDHABDAB5BJBXRDDAADAAW8BPdDMUUJHGOhBBLPAFeAeAAAUBAEME4BBNMC-BAAANMCHABFAAHAJCABCAFRBaDFDABG7BDHHfJDUBIBdxBDLTHFcBABeApBAABAnBhBFDDfIFFAAAAJAABAFAAAAAAAaGAOAE1BCALM3BHLJKCCUDABISlBCDIHjBCJAYCPABCSGVWDAKCOVBFHHAYEBUEDeABWMBBAANDOYCABeFGBIIXQQBAOHMeAGPEoBbAANNAYIGFJYNADJBBSCAFAYLEFBFDNAALAABCAjBAenBABHCfUAAUAAHACJAAAvCTHZEfOAYTODVIB1BKQcHGMTmBmDQJ6BCkBrBEDnBcfI-BPhBOFrCbHvBMFtCDFZfZ2CHBgCgBIiBHFZHyCCAAcZACLQAUPTAARBAuBEGSkBHOAAfLqBDAAdRiBkBAAcAKeAAOKGmBAASAUoBAAUAUlBAADAfLAAPAE0BAADMqBEAAOBHeAAkBBDAAAUHLdAALFLOAAJAYFAABABEAAGABEAAIDA_BAAfCfaAAaAAQAAQAASAAaCHdABJXGhBAAhBACWAAOAI0BAOcAIKAAFBSEHACAKZAAAEdLAAAfUgBAAAAgBLAADCJJAAAAJHAAAAJdAAFBX5BAAlBBTfAAnBBMAAABACDAAFACKAAABMBAAABBAAAAAAAAAAAAAAAAAAsBAACAqBjBAAAAjBLAADFBRAANADYAAgBAHVAARABRAATGBkBAACGa3BABhBNHVAANAHNAAFAHFAAAADNABAHDOAAiBATGAAQAJBAABAAFAADABAAAAAAAAAAAAAAAAAADAAAADCAAAACgBAAcAEHAAJACXABCCZJAALCAAAAAAAAAAAAAFAAAFAAAAAAAqBAAWAURAABANWAAWAAAAAAAAKAAAGEEAAAAECAAAACCAAAACEAAAAEJAAPAGNAAAANCAAAACRAAAARAAAAAAAICDUAJSBJCLoBCACAAAIACXEaXAEDKfUAKUFBuBAAyBADKAAIACAAAJKABAABAAAAABACIAAKABKABYLAvBACXAZoBAAQDcBAABABDAACHABAAAABAAAAAAAAAAAAIAACCGpBAAdBJFAAHACUAAUABBAABAALAALAAAAAGFABAAAABOAAAAODAAAADBAAAABHAAABFBAAAABLABLOJDAAAADEAAAGAFAANAGOAADAQDAAAADAAAAAADAADAABAAJAILAALAAEAAEAABAABAAAAAAAACAAAACEAAAEABAAABAFAAAAFOAAAAOKAAICANAAFAHAAAAAACAAAACDAADAADAADAABAABAANAACAPGAAAAGAAAAAAEAAAAEFAAFAAAAAAAAAAAAAACAAAACCAAACACAAACACAAACAAWEAGAMCAAHKAWAAICMNAAGPBaAAcADTAARBANAANAAMAAQDAfAANARYAAEASOAAAAOPAACARLAAAALArBHGNMlBDHAIMNMKBFAK3BGHNJfbCAVJCIEBOBFAEBGKPDFAAAA1BJAdALUBEMJOVAAXCAwBAAYAYqECBWPiEFAADAADAADAACAAAACAAABACIAAKABNDAAJBBAAACDBAAABARIAPBJFAAAAFLAADAHIAAIAABAABAAAAAEADAAAEADCAACAAEAAEAAFAAFAAFAAKAPAAADBGGAABGCAAAAAAAAAAAABAABAACAAAACAAAAAAAAAAAAGAAAAGCAAAACUAAIMAAAAEADUAAYADNAAJADHAAAAHFAAAADLAAHADFAABADJAAACLAAACAALAANCADAABBAIAAMADLAAHADAAABACAAAAAASAASAABAABAAAAAAAAAAABACAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAOAAOAAKAIBCECAACAACAAACACAAAACAAAAAAAAAAAAIAAACGBAABAABAAAABBAAAABAAAAAADAAAADCAAACAAAAAAAKAAAAKAAAAAACAAAACCAAAACCAAACAACDADODTCATBAZCAFDRMAABEKLDABFAsBCAUCSeMABCSNDADAFNAAANAWAAWAALAANCAoC4CGGmD-CPPqDvDiBvBjDoFgBYMqDOpByBnCPb2BkESGAqByEuB-BiBxBYegC2BjBBsDTpGNc5BpC5D8BA8BcLE7E3BwBBpCvC4DHM2DyD7C7F5CkBhB1CtCnElBpB9BrCaBAAABAAfFAXABA2BNiBEAgB4BNG4BFQgBZKJYiBTHCT6BzBORIQDK0BHACNoC9BXHRAJjBMFDVRFHMkBRZ3BBDGfVxCKDVL1BsBCGIKQGEbDKYXFDJEJZCPHNKPFJHBKiCBIHgCCeCEEAWmBWHAAWuCeACKiBtCADJD7BqBGmBLNaDAFOFFEGHDHQjCHPDRZHBLHEIbiBCBNxBAOCJDBRBFFADRCBJDDAmFWcyBgBiBlDVTJnBJ_BAHpBIVAsBCAmBACPBALABbAAbAAiDMKIHDE4BIMELqBfHLAFFNLJCWPCAFANWDAQBIXTAHEGVAFLNDPoBOUOEQnBA4EBgCSkC4C1EC_BRzBjDFAAAfaiD-EAgBFS0D9DAenBlBxC0DAxBI2FTrCAazBvBM5DAAxBDhCQAoByBL5BRAL6B9BPbAPGwB3BqBAWmB5BwBvBAMzBfiBtCALjBXfgCAxBsClC6DoCAF4BcsBjCASVRjCrBAcZfLhBAPDlBGGAHCAOoBPIMnBfyB_CpBlBLG7BlCBjBAGrB8FiBEkEyBjBxBHDpBpBgCEM2BvDC2BA6GWQ4BmC4B5GVP3BlC3BAAAAAAASIFKYRRHGJXSiDkBfb7B8B-CoC4BKexBiCqBLTgBMYtEHoBVNvEZDAEdEkCAAQB0BAHNFJSGeOHWJMiBBBDKejBAQLPfATHNGADUIOFAEAuBPABFoCdaCGH5BbBADAVUAAASCAHFNBAODEFGELHJNHJiBnBCBIE1BqCAEMQuBjBBOBhBNMBLAQI2BcHFQYiBBcIUTxBABBrBBkBEIABcQBMEBCCABNEOABGMBLpBEBFEpBmBHEBQaIDBMCAgBEEBAa4BIWHGcZBKAFhBlCJXDLRrBACBLfQABCAQKDFIYDRBGHFFGEDFAMJAJAAAAmFiBGYkBsCbAWCXjBhBAAbIN1BfPdQGgBAHOsBRlBADBAffALLbAIAAaJHwBAGEjBgCHAAKaJRAMMDjBHAAPTcRAEFcrBAAADLQVAAAHNJAAMJLrBABBAnBAoBTDEG0B3CVAEP5BnCnBPhBpB8B8BKCgBJekBTcISEXFgCRdjB_BJFOTrBWCNHMeE0BlBhBQGgCLSFeiBeIMVOSVYGBTZOiBLBINHCABSZmDNIuBOyBASICGfGFOCHE3BJbGNHyCJGCUgCQCCGOJNIXWCX7CAdTLd5BBONJtBdgBCFG_BdKRGIlBHBLNTmBpBRCOPZHSMZEPALECDIYFIYABAuBMUBcLtBLTCbMiDpDXtBcvBTqDYuBbwBUAlCEDNNpBkBGEENmBuBAFMUUSAOABGnCHDPEvBsBAECIeGABOFAAlCEDNNpBkBGEENmBuBAFMUUSAOABGnCHDPEvBsBAECIeGABOFAAKCGCBAJBFBCAAkBDOACYjBENABXiD3DToBlBbnCiBFZBUwB2CQiCaKPBbaGIHiCmCVeQXEeYGkChD-DRUX0BuC9DjBXrBVlBnBIAS5BbwBDiDOlBTREVlBAoBaK9BmBMa1DxBLhBIlBDc9BPlBsBgCB9BMMgDOHSjBEgCiDSGIWGZEDWDBJkCKNUYerCMRHJzBfVbGEIbADNENoBAOYCA3CNbRDVVNiBHdDDAAABBLAAANCiGMnBEuCuEgCI2BJ5BkCdRHFVYsBIAHDwBxBAEDdRGABACIEAGSCVUAAASAIAAAFOHAAAFBCABAEAAAAAAAAACACDAABACADAAADABAAAABHAALBIMAGAKDNABIRBAABAACLAGGNHKAACKBNAAPEBBAABAACAACAAAAAAAAJALAACKAKAACIAAGAATAARAARADAMZAAAAAATAGAEbFABAAFAABEABPAADHDIAGABETABAHJBABAAADAEAFBWAAaBBYACBQIEAABGBAAAAAAGAHGgBX5BAAZBbFABBABdAGBBfLADFBBFAFACDCAAACACAAACAIABICCGAHAMCCAAAIHEAACAACAFAGEGAACAECAACAAXABHBLAAAAAAAAAAAAIAAAAITAAAATAAAAAANABALAEAEAAAYAAAKOJAAALCKAIAAABAAACDGAAAHOAAAAAAAAAAAABABAAABABAAAAAAAAAKAKAAAHAHAAAHAAACJKAAAKAMAACIABABACARAAAHJGAAAGAQAMACCAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAOOGADAgBAFAeGcAEAHgBZAAAAZAcDCMJaHAKNBBFHBUBPuBDBQYMJJAFGANBCEAR-BIAgCPCTEEIDflBDHZQNCOBFABPEFEBPEEIVOAuCWA2BEBqBDCQEWAJBUVKdVBlBKWSIAGEAHOEBBTREAnBKKzBCJhBJBDHADHSJJAXFcLBBPMBlBGDnBAAOGUCFFLPAKBBZBADARmBEAGAeAzDZFbTjBhBLDdAMiCiBEEAWoCSLyBEOKPQIONA3BJDFFdpBAANJPWKEBAIwCAAcSgBAnFHFjBRhDsCAsBrBboDOZXRwBiBiBAObaUoDeVqDDLEAANReAdGALBTRAKfValBNALGTUACnBee-BGH0CDNEAANFYAKMKLUTZECHHhB-CfcEgB-BnDAXREtCnCAJHPrBjCtBNCrBiB-BsBAUJIaDfFM4ByBwBUBANHtBDEkBEGaGITLbXEBBDKOKPSPtBBNZDCqDYAEiBsBjBTQJQlBDUIFDR-BECOKeKAAGBIkCPYKF6B_BVKDVXXEBHPAjBADBIlBhBBHUBrBjBFBabZjCZAOhBX6BaHEKkBHbEASAaOABLcqBBBDSgBBaABBZiDLIOHGf1DfRPKrC7C3BRmBNYVABNYbvBIoBIbrCVlBODfF_CZbGNnByB6BTdU-BIBTJ6CvCwFECgBIuG-EyBLQE0BvE9BCflBcZZPZ4BlBpBH0BFJtC-G6CLYuCkC-BWtBgBDqD7BFYlBlBB8B5BBMoBgB9ClCJNrBO5D1CGHjBJ5DPBvBvBEAyFQCqCZuDnBHKS9BE6BHb7B-DePDaQhBhB3CGBHPjCnDBHzBW_BANAAKAXWAAAESDFAAPSFGAAALEAAHOAAlBPBRFCaOIJCMBPGGCAGSNUAJAhBADABbgCAiBDCgBMAJRIgBgBAAGCYxBARMDtBAOABCJeNACBKdAtBCBFfHhBBAFPPfIDBKrBDAAAROuCFEOsB6BGAAAFOAxBHDXBLwBAIIBgBaGJUDQjBAAFCfUAGCICANAFADBAVQADAhBYPAEAiBAzBjBIoBtBfRLHZGaeaMfCWEAAAEAuBUHBKgBgBAAAgBAASCBBGQRBCCFPAOAHAYBNAIAXCA6BAALcsBTAAABTnBCAIXXiDcUcTcH0DABIewCsCABOEiC3EALXV_C9FRhCpBI1DRACUPZ0CAQAV-CgDAoBe6BNSAAMGAfAACLVjCAkBZlCVsDACgBRkD9BAdnBFJ5CAHN7BxBJAPPLekBAQeelBuEABgB2B6BxBAAWbvB-CAPJKBSAQKJCRAfANJCJgBAOKBKAkBAGAAeHABAAFXABAAXAAAAAAHAAAAFAAAAAAAYAAAAYLAAAALLAAAALAXACCFVRAACFTuBACCQYuBAAQEYPAFTHSAZCGNZEaBFOaDyFzCLhBvBSGNSnBPNsB1CXalBfdXOoBOZlBgECgBLwDb6I4DmC2CqFOrELlBxB5BsBkFsCuDpBU6DmFsD6DmBoCjElDiBtBvC0CdzDFnCGxBjC_DAIpC3BzBaEnCsDBG9BpBlCkCQd7C5CqCOrBvBlF5BlCjBhBvBHrBY5BcyBvCAPhCAAsHoCiBuEvBiEelBOWaQkBeAVhB-BpC9BSXPvBS7BcZS6B5DNlCc9BHrDzBPHFdnCANNIhBfTChBNUnDzCNNlBIxBCjBGEb7BrClBRGAzB_BlBdmC6BpBhCOvB-BRdAAdAAQRABIchBRLCxBsBoBKIBESmEgBLXBsExBVBDFNwCsDafrBEXICDEhBWPrBzBlByEUADAAaYAAAYAvBhBRFTetBSLNhBsB_BAA_BAAiCLXkBAkCZAZAAACNTBgBIYAAAAYJAAAAJYAAAAYHAAFAAAAAAAAADduBDbKmBgBRJQSGAPCEQkBAGKEQCAPAEQlBAJCCfAUb0BAROqBeLGEQIAJBEQBARBEQGALAEQjBAFACfsCwEyBZ6CkEbjClEtCiB_B6DxChByE9DxDwBlFflB3BNrBhB4DtC2B7CZKAIrC6BmBNAAANA_BAA_BAAYAYAAAEtBkBDLQfAAAAfPAAAAPBAAAABiDLpBCjBJU8BsBjBcTgBlBgC_C2BhCFcCyBrBeiBzB1FgCNuC4B7GThBpDjBjCxBAO1BYfWkDZqCVbiB-CnBjBkBVgHiDmCOKc9B9BIBDPoB2BhCGJsBFafAAA6CmCKsBgBjBGAHGKAfAYdCdeADEeAEgBJAPAHLT0BdCsBASAaAgBAQQCAEDGOFFDAAAYZegBAPYHYDAWjBsBlBAAADjBhBAIjBZShBAAATPbAFCAXEAAAAERACCAVlBAAANXXAAFARFAAAFABAWAAXbAfAECEAcJRGjBAfAadqBAIiBCAvCABtBfAuBAKUOEdBATHAOAAAOAHADADAPAAAAPkBAAAAkBDAAADAJAAHBAIAAMDAHAAcAhBZAAAAZ2BAAiBAUOJLFqBAPGBnBGCiCAGiBAaDBABAADBAEFCNAAAZMxBAABCzBuBAAABwBEAAEAADAFGDABAAABAIAAADMLAAAALGAAAGAAAAAAACACAAABABAAAACOnBYEA4CuBPDegBY5B-BIAMYAHAgBgB5BADVffVAAAAVgBAAAAgBgBAAAgBADAADAAGAAGAAAkChBmDJPiC-BkFzEeULTOzCyC0BbpChCTXLqB3BFFDW7BsBeAdoBiBNADCBHOAC0BlBBqCHwBjBM4BgBAAAcgBrBBFBBfqBAcAgBRLAPALQLAUBJTcAgBAADMAAACKbAfAQPLAAAALfAAAAffAAAAfAAAAAACAAAACA8FuBkBAoBiClElDgCpBffZ6BhDsBDZAgBSIAAIJRFABQVAAACX0B0FsB4BaF-ByJqDqBmBiBwD8EfOmBwDoBEqFJ3CxE-CdTWjC2BAP4BOdK_BbCfrCkCQxEiCb5BrDhBdoDpEN6BhBgBzBfqDXuBtGjB5BJX1C4CLkBkBoBsCxGtCTtBgB1D5BlCrCcQuBvD1CbGvBUjG5B3DmCnBdhBCFBQdkGqEiBEMiBmB7CoDvBaUJEbUQTKhCY-CDDN6BH7CYFsClCwCcmBImGBS-BmBoC6GmDBPuDgBsEPwC-ClCgB6BWCUiBTuC4BCCAUzDlCmB5BLtBX6BiBLjDVsD1DSsCauDlB5EoB4BsBP2CqCaPBEBAAABAAwBcIKACOPCBYGfJJDYRlBERAbGNAJDABnBCJdMRpBDNUXTXMNLSZ-BQBUYeRNjBOWDKaLDAASISFABaVCoBISTBMbJKGMBevBONLEFAATaGzBAAgBAkBHLOZACRHPoBLAOqBDxBPECLbhBPHMVBwBJeKCSQNAMQgBEAAQLAOAHGKGqCCIKQmBNAABDJBUARADgDqDA-CoBzDqD-BAPoDkCnBuGASsDwDUtFA3CMtCjCwCAPXkByC2BAgCxBoCjBJA4ClBDzDkBAsBiBSnBoDAK4BNsC_CAiBBzDTtCA_BrCjB4CvCAPD7COUAG7DM0EDAehBxBsCxCAbxBeP-CAkE3BWV4DA2B2COJ-DAEgCiCMDANtCoCSlFArBflBvCvDAjDXEd4CAbwDOEiIAmEuCqCsBvDAlC8CvDjCCArCgBQ8BGAAIBAa2FiF-CrCI8BiCnCBoHxCftCvBafxBBpCtCrBcURsDwD_BsBxBgDrC7BnDZkFqC_FvCU7BhDF9CT9CRX2B0C9DIWiFZkDxBiFP0CjDRwCkC_CRjC3BHP3D3B0BMdvCTM0CHwDjC6B5BMtC5BJ2BC3B5DxBNxBRRVIMaxBN2Fc4Ba6EZqBwBmBoCtBpBjHPpC_BzDhBzBD3BPUQDAAAABAsBwCAaRlBrBvCAZSmBAgCMAGOmB_BLAFNlBiDnBlBQW7BO4EyDQeZ-BvBXATBI4DXTqB0DfYgBUfIF4BOUAJcABSUVJC-BSgBYDOKAAAAMROAAAfJffBKMcQAAAKyC-F0CnCxB4CiFwBawEhBC-B1DqBpCatCV4C7B-BsCIqBwB4DFnDZiB0GCFyBiFmCdlB1CsCGxCcRS0C6BfApCqD1CCU3FpENPnDoBDmEnBnCwB_CPUL8DtD9CJrBDcDZkBAMESAiDCAFECC9BPFGFzBG-BoBRMH5CnBtBPlBOiEiB-BoDBAUdF_CgB4DO4BnBcS7BtBACJhBDBbLQCHHbLQJY7BmBXBtBZtD5CYxCEErBXQtBDa2ECjCyBPyF3DDRnBLrBdEffwB7BjBRtBGUCiDZkBCD6CDHPLDkBmFkCmBkEArBzCfFvBLAgCJFAyCDlBrBHTSePTMLWTsBH8BEjBWyBFgBBEWIAEABGnBDADCffNVJAONHGHAB2BFJqBkBHzBRXlBKSxCMPnBHbFIeZIbAHAUALvBHVFhBSCDAAIDNAANAALBABAFPFEFEJAAADRYBAAAABEAAAAEA-CuBGOKSYDTYKU7BJpBrB4BN8B2BaRQPQCGPcB3CXrBS5BPhBfRiBPBUSQFAFcgCaVtBGUPTb2CDlCtBlBXGiBPzBKCjBoBWWLwBPPsEgCFFmCaWcDLGGbBBZAVhCDrBRLYjBvByBHGrBjBIhBLdWWiCSfjBEvDBZChCZmCALaRqC-DA2BWkBU0BQWWOJlCnBjBKeZGvC2BRWckBGyBCJdM1BEgBKSoDgCmBMDFgCJKsBYNRXMBOBoBAGGWGoBPFoBWBApHdRfhDlBqHeSgBiDmBAdRMRWbeSLSVcAlCNpCFnBLFPwCL5BiCiEqDfhBuDMZVhBWqBjCA1BHLPVG2BIMQWFA1BfADTA2BgBAEUAAJVCBOBxCnBJCAjBUEEOJIbcIVVTQSBAAAEHCFCOUUAFEAZJJGJBWhBQSOIeMAGCKGNJVyBAHlBASKA-BkBIAGMGdHeBOoB4BILHFCFLPCiB8BoBOEKHrBEVGbFvBVMBPTcIAFcAtBLFClBGPGAfGCWIAAOAQCAMACagBACNI1BdACbCbTAABFiBSAAAQiBQAACQMDAGICHVOAOLArCBDXK1BoCWQBIciBIAEgBJfINKnBEHQAGJTcBBCBgBABADECJHKABJ-BNAI6BKOCBScfrBQECrCIMEGNOATEADJJ4CaAG2BM5BDAAbZdlBJJPqBlCbCCtBAEBAKYbMHCBRkBMAHJOQALGFAHDMFGAIEAuBiBIlByBS9C3BBYlBhBuBQHWESvCSbfVRzBnBfCUZesBhBHd2BBcDjBIC5DfjCDDVyByBEsBhBDPgBYdNhBhCdJfWVtDlB5BZcPHrCIOgBMoBOSWoBzBBKKRCFUDBQVgBSKBGCCtBALYRhBawBJKFNqBYKbImBCbEKEMMTOgBhBULtB8BHPB2BoBCYMXcmBLHVgB-CU4BHQI0CGaIScCJTDCiBmB9BIgCAcuBBGKBiBhBSDTAdSLKaBFbEFLDJiDnGxCrBDpBnCmCekCoBXafQpCoBahCSkCmBtBIfkBAWaLBXAbCVWyCAgCFEUMfQYiBdWAAAWAkCaACyBLrBAAArBAGVOMAADAAPRgB-BAAYgBoBwBgBQcAB7BAApBVB4CAgBaaCsBAEAcgBlCRRAVNAYfGEAmCA_BM0BkC0BAIAuBAgBAAAAgBHAAAAHSAgBBFDrCHlBlBFISFBaCABAAAABA0BIYNGaJAHSpBYaAOBQAXHjBBQfWAUACAUAUAAAAsCYLQgBSDNeJES6DkCvBsBiCQ5CdFHTV2BFeBBiBTBNDAAjBIVDAPvCTZAhBfCSPAACNZBXGSCEQCNFWECAAShBSTHEhBCT6BFShBgBXE0BmBTYICDIKHWGPnBgB2CWYBWkBhDbXPChBtCVbKdHVhCADCuBDYTABFjBOHAPdZHRAEBJUYXFXmDJsBFJ0CImCCHfVZfaRCDuDFoBcQgBVbAKDAOICPOIMBISBJeeDABGiDuCFiCxCiB4DpBWb6B_CL5CQZL3B3C0FJ-CoDDZlCAIRRjCnBAGOXVrBFtC_BiCa6CAS4BmFhD5DdzCxB5BoCfyBHBVLDAADAAiD0CmCzBSuCpBzClC0BRtCqBAPOPAFHQNQAGIANOfBPWONgBCQVAoB5B4BQGWnB6B3BPFVAwF0BiCQaQzBBpBBAZgBAAAAgBdFCFbIlBbANAEPAPAAARARAAAMAGGAAKAAAAKfAAAAfAmBGABIavBDJFDVYBPBWWaUIXESTjBMDDMiCWIOaARREBAAeAYBCGsBAAYKKnBFFCPNWDCKHWaQJIfqBzBCVHBVTABQGnBCGTAGK2BAcAAaCHACHQLHMEGXEAMHJKPBABJAZTbBAWQiBBXCGDEICARUWAAABhBAAEAlBSADDWGDAALBIZCAAAbSBAWABAOIELEKbADXACOHCiBBLAJCDBAJKBECAKA1BTfMfBgBAAKOSDAAbGSmCWgBAWMfAAAAfACBFDBQeCKGPcFABFKFJAACCNHAACAJNABACNJAAAJAAKWFFCAVACANJqCMAIUiBdZFACATBCEXCRABNABMBMAACTAAAATLAAALAKAKAAAMAMAAAAiCCECC6BNBCBANNACAANfAAAAfZAHBFLZAAAAZAaGCAKKCFAADMbAAADViD-CKmBeASrBZKVAFYoBORAJrBnBPSAFbDVCADrBTXHAKRATAAAHAHAAAJAJAAAJAJAAADADAAADADAAAgBAgBAAAgBAgBAAAJAJAAAJAJAAAHAHAAAPFJAAAHAHAAAAAAAAAAAAAAAJAJAAACACAAACACAAACACAAACACAAACACAAAAAAAAAAAAAAAAAAAAAA4CCkBKMcPIPOCZFANDHUzDHHlBbfcDToBQDaCIAIIvBIHRbNOITvBmCIyDCMeoBcgBPFOIeEECWIhB4CCMgBYSYELBHqBlCCSPhBnBlBEFOG3BOHJcCAeBiBAabDDMDAFVEHEPHyBBkBCLYtBJXETECFCVhB-BUFKHRsB3BAMNlBPQAFAQE5CKHddbKJJKePiBBGMQECMbWDCaASHIIHECBPEiDzCbC2BDvDLSHNkClClBDHvBRqBqFAGOyBiDrCABBzBvBiDAK2B5B-DtDAdTzBnBoBACDQGqCAMMAyBBAAABAALAFFAAJACHADMAAMAAVAAJALIAAKABMAAAAMQAAYAFQAAIAIGAAFAMOAAKAGAIODAAAHNEAAAALAALAAAsCOAGiBYrCNAFhBXAcIAHBgBbHAICfAUGKKLLJAFiBPXgBABpBmBkB5BDAEPLOAAEMAIADPCYAWGKKLJJAFiBPVkBABpBmBoBjCDAEPVOAAEMAKADPCaALAALABMAAMACAfAAgBff3BAAVJjB3BDF6BzBpBjBAATKZUAAAqBIKAADrB6BAADuBIhBkBAASAQAAAAAAtBAPAAd5DKAVQrEgBIESIDsCABMUwBXAKKCrBYABMAQkCAbYHgDzBAAQBhC-BWAmBAE_BDFrCBDwBAAAAwBKKAOANTAABfO4CMAUoBSDAAOAPzBAhB_BEqBFAAAAFrBZAvBIFIAApBPgChBAfAAB4BAeqBASkBAAAYkBZAARBF0CAACI-CiEAKIa4C-BASIDqBFAESgB9BaAABGWKAAcRAuBAAIgBExCAADAtClCAApCAZJAAAAJuBAADAyBBAAAABAAABACVAALALRNABABhCAAVVVNAANAAUAASACeAAAOSVAAAAVLAAAALAPAABFHJAAAPGUAAAMKBAALMBIAAOADAFEKQjBAQADIKAIDATeAOAEFCOPADBDFVAHBDJAgCCGMYW_BBFLXVACCFMFABBGLGAAEAsBJa3BDArBKZ4BqCAHNfF6BcO2BdBI7BDJRBjBkBBfwCKTAkBCGCAcvBBFFAhBAbAACCfeDSBIK4BIcCAQRDhBECMLABBPGDANEAGJBDAFAKAKAAANHHDEAVAAACZRAARAAOABQAAOAOAAAQAQAAAiDtBCrB3BiBabFPrBDqBuBGQqCEzBNAmBLfNkCFSQH8ByDCcGHkD3BCXSPpBARUZATGVJADAFYAaACDpBADAAlBhBLBAVCUKAAAKoBFAGOamBHGEBmBZBKFCf0BADCeYXMDMTZGbAAGaqBIHRG0BnCAAfCrBcAAECYcAgBGDFOKANBSNBACBNpBAFFHXmBBaDYIWWHIEDIFaaLHLBBABF7BPfAKTsBAAcDULAAAAJSaYCAPmBBAAAmBRFHFEADFAKBHiD6BGWHL4BbkBhBLvBBrEfHdT_BjDATZM3BlBHSnBiBJ2FOeqBSwC3CnBRpBMFFKvCHqCQDjBDBIeIOUBMCqBxBSeKW4CgCQWCNjBNF2Ba9CZLLpCiB4BIJGAVeeRNkDPhCnBBdlBiBTZRjBBrB8BrCQZvBFhBMTAqBzB2BgGcwBwBpB-DUBeLIf8DFKuCcYELgBAZJ4C6CWAAZApF5BpDRIDqGuBmDaOcpBMEJXXAROfAAAUNgBABCAMPgBAADBIfDaBNKAEhBGAPNECgBtBJADAAFUOAZSOVGJDEPOAIAAGKBEYpBgBAIASACLJADAAFUAJAAeNAHAELOAIAAGVADAHLA2DmByBLOebCfCHD1BxBhBOTqBnBBLHLLTDJb8BlBuEAUiBe6BA4BUMNOaEFDOdUOPBWVmBPABBERTAAPchB6CADByBsBAfZCGEBgBaBFDCARGAWXESFAVYDADdNCAmBEeOBAlBAJPBACEKQCABDAAGIUbHcHFYgBGXAAZEDAnBIKAXfoBHJAYgBATvBCOCENAHAbYFACMSlBSAAACO-BuBERUIMAAABOA8ESUgBWgC7ERTfV_BANAALfSBAAGIRkBAAIeAiDkDX2BiCCCpBAlBjBKWgEQgDsBIZnBACfZOiBIdR6CPXIKWpCD6CDDBgCmBvBBCCM9BUAAAAUUAAAAUjBABHXANARcXDzCAAfjCQ9BAtBMoBrCGAO3BUckBAKKWDBAPLaCHAbOGAmBAAHKkBsBACMQWyBAAKoBAbBAAbACACAAANAAHADTAADPAfAAAAfGAAUPCmCAAAWwBSAAFAYGAAFMBYAAACWKFbMOSeAECUEHAAHAAUABAOITAAAATEAAAAELAABCLWAAABYeAgBABAFAHACAMAAMAAfAAAfAOAAAOAOAAAOAYAeFAAdAfGDAGAACACDAAADAAAAAAAfAAfAACAABGADAADAAEAAAEACAAACALAALAADAAADARAAARABAAACDCAAAACAAAAAAAAAAAAAaAcAABMDHCIOyBCKiBIAdAAAAbUAAAAULAAXAMbBAAbAFEEATGRAZIQLQAACEKGAAFAMUABAOITAAAATLAAAALdAAfCAOAIAGAUAAUAAJAAAJAAOBKCGAIAMCHANAPACALALAAAJAAFDAAoBKCgBLIHBAJKFeDAAYK7BBBLZPaAAAaAoBCAAiBEMCAAKAwBAAAOiBKAAEECHAAGNAXAAAGfUAAAAUKFbMOSFAAAJEKAAAAMNADBHAfAAAfAOAAAOAOAAAOAYAeFAAGAEALOlBAADElBRAANBATAADLDiDjCEjBiBVvBuCBiBOgBAvBUVbBHlCNHNiBjCKCU1BpB4CrBAAJBf_BAAfAfFAASIf4BACYBgBAAAHKBWCFCAaJAAACLRAXAHOgBDBEDoBoBICqBALYAAAHgBPAAAPApBDIETbpBCIIA7BWAAAJgBQAKAEAxBhBAoBxBFUAEOCAKARqBAPuBAIOBcXEAAbAUAAUAAfAAfAADSkBBBtBIAIAAADADAAAVADAUlB-BACDI6BbAAXCFLHAAcfTAAbOFkBAWSBAEAAEAAEAPCUAlCAJKjBxBbAAAAbIALSAAEAAAEAiBACAAgBiBAACAgBAAACAAYAAAaAVAAAAVcAAAOMJANACANARAHOYAeABFdAADTHLAAAANYAAAAYBAAABAIAAAULDAABAAMAACMADAAAADDAAABAAiFFHyDgDhB7BAOLvCSCPDJb0B8DHGOCuD9CARVC3BzDaArBjB7BAyBDF2BEEEEKAAJdECbFDhBDJfAGMEAIACASDDBAaZAAABXiDoGQeMyCsCvCJnB7BDqBNGvBKf2BxBCsBzBlBDNTpBsCa9BuBB2BMmBBtBBAKvBxBAPcDPXAQbEQYAAiBiBYINRaEJKGSrBjBJFEEXBLNEAA0ByBAWATzBxBAVAUAdlBBAAKemBCAAJAgBJNgBISQEOBCAdDFBKdBAEBGJmBICAaQOaFAfaMFFCCUNAAAANTTBVCCeCOLaAzBGDKffKCEJCOQEADCOgBEAcNcYACAAWFBDRGMOHICBO2BIISBUhCbHrBHWbAFIAfKIIHACVGADEZOFAMAIqBIEeAAKCAAGEAoBBfcAuBWAPHmBK5BCoBTzBZSBIEgBZAIUtB4BKhB3CFBffPuDEOAmB4BXPqBbGbFJSLNMAqBOAQQDpBNAPPEAfAAAfASAACSAMAAFSAOAACAMfAAAAfKAAABMMAAAAMWAAAOKMAAAMARAAARANAAANAA0BAAUgBAfAAAfAfAAfAAfAAfAAQAAQAAaAAaAASAASAAAdCGUpBNeBFTqBOAWOHaqBxBkDwBCRM4B1DPOnBf5BL9BFgBDgBAiBCAAAgBhBBAAAfA6BAAgBAYgBAAAAgBrBAACLffAAAAfTAAfMAAkBAFKAgBUAADAYfAAAAfvBABLBfOAGECAAUAPBIgBdAAACfIGCfQOlBBEctBfUAAAAUUAAAAUmDImCGcAnCATRDdRAKjBMDLAbMGAYAAJKYOAAWDABApBSOAyBAKGQUINAKSDpBEbBTESAAGMAEAAHMAtBABFnBCmBAAEgBAXABFPCNAANAAgBAgBAAAPAALBAASeJGHARdKFIAAfJJLab2BALSkBMxBFOFrBJVBACLHgBQIRFiBJABUPLAQBDWAAPCEVAAAUACAASTABAARAWAGBSAVAFCRAAcCILUKDALGJIsBAODaIlBAFIfJUAAAAUTAAAATAIAMACFHALABGAMAADAQsBYACAQLAIADPrBZHAEPAdFAADRKAAABOVALNHOfRDNWRbAOFLX2CYCeCcAsBAACEkBrBAABDjBAFGAANAQAAAOAAsBICGKQRAAHBJPAAAAPAZAAAAZJAAACLIAAAZiBIAAAgBXMAAAAMAdCNRbWAAEGKRmBAQKOBEALcTIUAAFMOXAGTOVAMAOAABAJAAAAJNAAAANMAAAAMuBAMFYQNAAANARAHIHJAlBCMENrBkBBJFOqBAsBAAGaMfAAGZLNAANAAAKGCEABLFBDAAAKKKGNBZJHJKHGAAAMDLAALAASAASAAMAGACGVAAABRMAAAAMOAAAAOQACAAMJAAAAJAhBHLAFHiBIMAGIA7C7CAAAALLAAAAuCuCAAAAgBgBAAAAHHAAAAAyBGQgBADoBTcgBAAzBMffAAkBAAgBAEAxBACbKfbBABXAoCCBcKsBLAAEAPAHZBMGCeMAUBAmBAEiBAAXAFLHAEEALGEFIBPBGvBAACAxBMAAAAMMAAAAMWAAGIKWAEDESfAAfAANAAALBANAFZQCNAABJBgBAAeCAAxCQKjBjBjB8BLDGM6BqBHFecBLCAAANAeHAEDkBdIADEjBAOGHDZuBNFIEatBAPAAGdEJAMNLCQAAEKCBAPLaCFBSCPJoBAEAmBBEADHQAQAAAQAMAAPQMTDCJAJkBGaMFAMAAAAMlBAFBAdIAACDKKAAIEBMAAMAAdAfGDALAALAAAIAEHkBfMAICAAKAIACAOAMCAAQAAEMAUAAEQAhBAZHAAVAVAAAZAGCfBbAEAfAmBAAASUQAAAQA2BAAEA0BTADVIBLAALAAMAAGAGOAACAKfAAAAfYAAaAAADAACcjBgBAAAAgBxBAABfRyBAABA2BACfDiBBEBgBEhBCDAZZAAAA2B2BAAAArDrDAAAAIIAAAAmCmCAAAAAPAIBrCsBmCRMH8CaZDPbWVpBYDkBxBzBAYcDCDAXZKDCDekBFACAZPJACAXJCDALVAABLFkBDMWFILHNMABOBBVOaMGMBBBLHBAABKAAAKALAAALAiDPAGEFT5BAMVHlBdAIZHDjCTBPAf6DQN0BIoCVAAAAVZAABAXCAAJMBHAFAABiDKIRcIPFSGdMJdLJCBHDADAAASASAAABBBCAC4BNOGMmBCAAABCFTMAACPKHDBJhBKFBBhBnBABAfFGAGAAAMAAAMAIAAGACCAAAACCAAAACCAAAACCAAAACHADDAADADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJAALAAOAAOAAOAAKACMAAKCAJAAJAAQEAMAAARAEDPAJAALCAKAAKAAWAAKMAAOAAOAAAMAAMAARAALHCXADLJAUAAUAAOAAAOAMAAMAAAVABEAXFAAJHMoBAQMFSMALJMWXACCAZAKADFUArBKLHZHiBAORGgBGAECAAMLAYAAtBAOAbfNANAAAAAHAAIiBAAGcAoBAUUAARAARAAPAPAAAAZANALAKAEAIAMAMAAAAJFJAWPKGKAVQAJACMOlBKABLNmBAWAAkBCPVAAjBBQA0C0CAAAAPPAAAAoCoCAAAAffAAAA5C5CAAAAiDyD2B8BAAAhBpBIAAAAKJAAAjBdFAAAPAPAAAOAOAAAHAHAAAOAOAAAiDdfRFUGzBLIDArB0B6BUF_BqBUZKDRwB4BmCPIUd4CtBBOsCsBAFNEFAMVJEFCL4CqCQJhBqBvBXEHVJ1BGZDFd2BtBDgBwBWAZRVAUFdBECBflBPEGdAkCBGCE6BuDgCIMaCiBACRcWA-BmBIGAI9BlBHFAHAGMDBAAXdGAAAQSBCAAA-BQmBCAEXBJDPGfKZLWXjChBdHCEADJLgBF0BAYkBTOAgBDGGEUtBEFFNVQAACMCAQQGBBBPPFCCCA4CMgBaCU3CLfZBTAmBAgBGCAlBAfFBAiDXVHDMAsDCW6CwBVxBFMjBVdqBCBJGwBKTBRUc1BBLAbNOLCHHoBgBAPCOgBJ0BBPHlBgCafaFgC7BCUAlBpBfRPFMDpCADDTrBqBAKaIAWHWPd2BFAGCWjBAiCAAWH2B3BAAVAhBUAAAIMxBAAAAxBAdJBfEAeKCgBDAAuCAASUoBtCAARTnBAMMAAAALLAAAAAuBEKP6BJTAA1BUQqBAEgBDKbBAbAAMABcdOYALLCsBfAAAAfgBAAiBAAYAAQGCdAAAfCQAIAECbAAAAbLAAAALbABAAZAAAKGMbAAJFLcAZCAACfaBAABgBAiBWACGChBVABFBAuBEUAaBHBAFAAKJDABaLEFCJDhBGLEPPAQHMAQDbRDAFAEOFCFAAYAAMMAApBAPIAjBGAFNAYaASDAMAOCCEGCJAAAJAJAAAJAAoBAaAAQXAXAAAAMAIEMLfAAAHXYADHCiBDAFCHKAKACBCILAFADBAaAKHBYTAAQRRMAAASFEAAHAMPBACAPALEPDGB2BAAOQWnBDAAKvBGAQHjBiBOAAABQWAABEUADROCIJESNBHKAxBIAAA5ByBHAAA6BAeAAKEOjBADNDNAHCKBIXIBJCHYAdBFHLDOCFCMEeAYIAAAwBYCOODKQBHACAQADHBffAAAAOQAAAAAEAOMBPKANKBQPAATECAgBAAgBAAfAAfAAgBgBAAAAffAAAAAOCFaCJNBGZBKAXNNCefAOKZSPiBBIYhBsBAjBAABAfgBAAMZwBCAALeRAeLAAKgBdMAAJfAFFICRKXGFAAXUAACSAWABACWA0B6BSRABzB5BRSACASMkBAbARLjBAcAAqBIQ4BaZzCzBVxBdcDCALUPUiBAHCLkCAAOWgBgBSGClBabAAdAAuBAAeQAIAAIAADFAAAAAPQBRYjBQPCSXkBAfLGFCXgBMFGBYAHCALCAIBAMBAApBBBLPJqBCCMQKANOEDCduBJMGAoBdBBFBRhBFPEANmBFLCA0BPABAAPAkBQYCFAWEDESA9BTDALZaAAAAaTATAAANAANAAKACGAACAACAAAKIJAMAJHKALAAaBKICKZCJHBJACRCGCMBSBFBLAQGAAKCPFAAJBAEAQAALXAAAAXvBAhBAANGAAAAG0BAAAA0BBAAAAB-BAoBAAUGAGAAAJAAAAJrBAfAALVAEAAZBABAAAJAAAAJYAAAAYCAAAACAQFHKASPGIJARAVHAPCAgBIAQEEJAAAHDAbSDOPlBcRENQmBANHHQKPlBFBfAAiEK2BuBgBD3BEvBSpBMdAAdAAAaAaAAAZAZAAAAYAAQAGXAAPAFAWAAACUOAAAAOfAAAAfAVACGZDoBBIQiBPZCEXRKwBAJGTsC8BBHKuBM0BBGNcgBVEADOjBAXBFJDAYCGKEAARAARAAAjBBALBfkBCAMCgBAgBAKDaCDACHZcZJJCAFBSCKAfHHJCAIAcAAAcAbAAAbAAOCGACCNBFABBAOAEAKANADAJAAvBvBAAAAUUAAAACCAAAAAUAJgBABTAKfACAHALAEAKAMADAADGINDAYBIQCATDPBCAAnBAhBAADoDAgCAAoBIAAAAIIAAAAIfAAAAfpBApBAAACACAAADAAAADAfAfADBiBAgBAKEALADBAHMAECAIAcRIGBgBDGNAHM7BAJHFlBUUMNEAJPDOCFcKICKAAAAAAAAcRIGBgBDGNAHM7BAJHFlBUUMNEAJPDOCFcKICKAAkDAW-B-BflCAAJfZGeVRkBJiDAAdTyEVbKCOLAfAADEfgBAAWAKQAAEAMMAAAAMMAAAAMQAEGEATAACTAbAAbAAAVEAKIrBHDAATSqBAALMsBeAAAWIXAAAVAAaAGAGOXAFADNA6BGCAIqB7BFFAHpBApBBITFVmBCHaGKMAAAAMAJAAHAAuBCACGmBdAPFHAYAAYAAaGSAAAZAAAAZNAAANAA0BAAQGeJAABAJbCALGXLBADHAAVFGCAXWGFBAYA7BhBAAAZ8BiBAAAaAOAAAOALAAAHDABNhB-BJHLMHRUPNPBXAc5BzBYbCFakBBAJAKAKAAAKAKAAAKAKAAAdAdAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJAJAAAAAAAAAAAAAAAAAAAAA2BiBeVBMMAMAAAMOBAAAEHMAAAXEbAAALHDAAASIKAAAIEEAAAIIAAAAJJAAAALLAAAACCAAAACCAAAACCAAAAGCCAAAGCCAAACACAAACACAAAAKAAGACAMACAAKKAAAAKKAAAAKbAAAAbLAAAALMAAAAMACAAAACBAAAABABAADACFAADABMAAQADBAADACCAACACBAADACBAABACAiBAFBUWNAAIRBGABDHULAEBGVSAEAAOfAAAAfiDpBAAAApBqBAAAAqBACACLBONABBBHMAAOEFAjCAAAAjCmCAAAAmCAAAAAAAaIPMUCVAALAJRAAATCOJQAAGASADAWARAEAVAAbAAAAbcAAAAcALAALAAiBCCSAKEAAPCQIAAQAHNAABLAKAAGEAaAAAAaXAAAAZTAABARPAAAAPA5BZBBZA6BaCCaAAWAAAAWdCAAAfWAAAAWBBFABKQAGCGCQAAQACbABPAJLAABAJAjBAADAfgBAAAAgBHJAEAAMCBMAAAWNAAuBJhBQEArBHVACAfILADAOVOABCVkBAIAADAKJAAAAJAYGCAKGAqBIAAGaLDBEBHbDFCDRAfAAAAfgBAAAAgBAfAAAAfgBAAAAgBApBfAAAJoBgBABAKAffAAAAiBgBAAAAAfAfAAAiBAgBAACAQAYFABhBAfBAAYAIKAEALAALAAAqBCMCDeVABAAVXAAAPHQCAAMCTAJAIRANAAABLIAAFAMNAANAASAASAAAKAAAAKdAAAAdKAAAAKAiBAAGAcdAAAAdAMAMAAAAFAAKAPALAAHADEKAFAAYAAYACOAAOAAASIAEAERHADADAKAAAMALAAALAAGAIHXeCADAUNNAAIPFZAAZAAaAAaAAIAAASLA8BiBHASQ7BhBIARPAmBAAGAgBjBAADAfAOAAYAJTAAPAFGAAHAOARFKPFASGJQGAAOAFUBANAGTCAALBAHBAAMAAAAMASAABKKFAALBIAAAWDRHAAELACAALOAAQIAIAAAcBEICSvBdHDBFSgBCDAJAgBAAAAgB1BAAfAVVAAAAVgBAAgBAAAgBAAYAYZAAZAAaAAAaAhBAAAXZAyBAACAuBMAABOCQAADSC1BAACNpBAoBAAAAoBZAAAAZRAAAARARCDEGVSBEDFWA8BqBALEaNRBQBHpBZECDRAdABAAdQACAAOOAAAAOAUAAAAUUAAAAUAGBBANWFCCAOVAKAAIACQAAAQAALAAAALMAAAAMAKAGAAGPABAAPAJAAAJAArBAbDAXRAALAFyBAWDAeYAIWADAEAAFAKJAAAAJUAAIMALAAALAOAAOAAZAAZAAARAARAAcAAEAYAtBCAbGXuBBAcFYASECAAMRDBAALAWBUAAARARAAAABCAINCCBAHOBAJAADBDAZAFACVeAAAAeJAAAAJASAASAAATAATAATAATAAQAAgBPAIAAAIAIAAAIAAYAAAAYaAAAAafAAAAfYAAAAYAAAAAACAAAACAAAAAACAAAACAMAAaALUAAWABnBAAnBAAkBAAWAOQAAQAAADAAADAEAAAEAAJAAEFHASAAAASMAAAAMdAAAAdAKAKAAAAGAEAAAFDDABGEEAAAACABICFFACHAAAaAaAAATJJAAABKNAACAgBAAAUOfAAATNAVAAAAVgBAAAAgBSAAAASVAAAAVVAAAAVVAAAAVPAAAAPAYAAGASPAAAAPAMIACBCLHABCBAFDABKJGEACJKAmBAAAAmBDAOACTnBARABVAAAAAAACCAAAABBAAAAAIAAMCFHAALBGANAANAAAJACAAJKAAAAKAQACABOAYDIcHAEEDJOAfAFVFAANFAKTAgBEBFkBARCADRAABACABAOADAUAPACCTAAFAAFAAICAGAAABAACADAAAADCAAABEATAAAATSAAAASAMAAAKAAAAAAAAAAAAAA`
