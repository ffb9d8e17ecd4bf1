// Weights of hegemony with 3 players, written by `hustings train`.
export default `hustings-weights-1
hegemony
2
3
5
round turns production elections policy.1.A policy.1.C bill.1 policy.2.A policy.2.C bill.2 policy.3.A policy.3.C bill.3 policy.4.A policy.4.C bill.4 policy.5.A policy.5.C bill.5 policy.6.A policy.6.C bill.6 policy.7.A policy.7.C bill.7 working.bills middle.bills capitalist.bills state.bills working.policyVp middle.policyVp capitalist.policyVp bag.working bag.middle bag.capitalist taxMultiplier demonstration closed.1 closed.2 closed.3 closed.4 closed.5 closed.6 closed.7 working.vp working.loans working.influence working.cards working.agenda middle.vp middle.loans middle.influence middle.cards middle.agenda capitalist.vp capitalist.loans capitalist.influence capitalist.cards capitalist.agenda state.vp state.loans state.influence state.cards state.agenda working.money middle.money state.money capitalist.revenue capitalist.capital capitalist.wealth working.prosperity working.nextProsperity working.workers working.population working.unemployed working.unskilledUnemployed working.food working.luxury working.health working.education working.worksFor.middle working.worksFor.capitalist working.worksFor.state middle.prosperity middle.nextProsperity middle.workers middle.population middle.unemployed middle.unskilledUnemployed middle.food middle.luxury middle.health middle.education middle.worksFor.middle middle.worksFor.capitalist middle.worksFor.state union.agriculture union.luxury union.healthcare union.education union.media middle.companies middle.operational middle.wages middle.strikes capitalist.companies capitalist.operational capitalist.wages capitalist.strikes state.companies state.operational state.wages state.strikes capitalist.machinery middle.fullyOperational working.companies middle.storage.food middle.price.food middle.storage.luxury middle.price.luxury middle.storage.health middle.price.health middle.storage.education middle.price.education capitalist.storage.food capitalist.price.food capitalist.storage.luxury capitalist.price.luxury capitalist.storage.health capitalist.price.health capitalist.storage.education capitalist.price.education capitalist.freeTradeZone.food capitalist.freeTradeZone.luxury state.storage.food state.storage.luxury state.storage.health state.storage.education state.media legitimacy.working tokens.working legitimacy.middle tokens.middle legitimacy.capitalist tokens.capitalist events agenda imf bonds
working&1 middle&rules capitalist&1 working&rules capitalist&rules working middle capitalist middle&1 capitalist&2 middle&2 working&2
working ask.turn
play:working-healthcare-movement play:working-specialization play:working-student-movement play:working-state-scholarship play:working-supplemental-income-program play:working-radical-reforms play:working-workplace-accident basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-cooperative-farm play:working-signing-bonus play:working-highlight-social-issues play:working-general-strike play:working-labor-market-deregulation free:swap-workers play:working-need-for-change play:working-boost-domestic-tourism play:working-migration play:working-interest-groups play:working-public-sector-overtime play:working-public-opinion-polling play:working-healthcare-benefits play:working-fake-news free:pay-off-loan play:working-unemployment-benefits play:working-affordable-housing free:use-luxury play:working-immigration-reform play:working-proletarians-of-the-world-unite basic:demonstration play:working-workers-movement agenda:hold free:history-he23 free:use-healthcare free:use-education play:working-momentum-for-change basic:history-he30 play:working-rising-covid-19-cases play:working-protect-the-status-quo play:working-reveal-political-scandal free:history-he32 play:working-change-of-government-agenda free:history-he47 free:history-he29 basic:history-he17 free:history-he19 free:history-he37 basic:history-he48 free:history-he50 free:history-he26 free:history-he27 free:history-he43 free:history-he33 free:history-he36 free:history-he20 basic:history-he25 free:history-he31
working ask.turn &1
play:working-healthcare-movement play:working-specialization play:working-student-movement play:working-state-scholarship play:working-supplemental-income-program play:working-radical-reforms play:working-workplace-accident basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-cooperative-farm play:working-signing-bonus play:working-highlight-social-issues play:working-general-strike play:working-labor-market-deregulation free:swap-workers play:working-need-for-change play:working-boost-domestic-tourism play:working-migration play:working-interest-groups play:working-public-sector-overtime play:working-public-opinion-polling play:working-healthcare-benefits play:working-fake-news free:pay-off-loan play:working-immigration-reform play:working-unemployment-benefits play:working-proletarians-of-the-world-unite basic:demonstration play:working-affordable-housing free:use-healthcare free:history-he23 play:working-rising-covid-19-cases basic:history-he30 play:working-change-of-government-agenda free:use-education play:working-protect-the-status-quo play:working-reveal-political-scandal play:working-momentum-for-change agenda:hold basic:history-he17 free:history-he33 free:history-he27
working ask.bill
bill:4A bill:4C bill:1A bill:1B bill:2A bill:2C bill:3B bill:3C bill:5A bill:5B bill:6A bill:6C bill:7A bill:7C bill:1C bill:3A bill:4B bill:5C bill:6B bill:7B bill:2B
working ask.bill &1
bill:4A bill:4C bill:1A bill:1B bill:2A bill:2C bill:3B bill:3C bill:5A bill:5B bill:6A bill:6C bill:7A bill:7C bill:1C bill:3A bill:4B bill:5C bill:6B bill:7B bill:2B
working ask.immediate-vote
yes no
working ask.immediate-vote | policy.4
yes no
working ask.immediate-vote &1
yes no
working ask.discard
discard:working-specialization discard:working-student-movement discard:working-state-scholarship discard:working-supplemental-income-program discard:working-radical-reforms discard:working-workplace-accident discard:working-cooperative-farm discard:working-signing-bonus discard:working-highlight-social-issues discard:working-general-strike discard:working-labor-market-deregulation discard:working-need-for-change discard:working-boost-domestic-tourism discard:working-migration discard:working-interest-groups discard:working-public-sector-overtime discard:working-public-opinion-polling discard:working-healthcare-benefits discard:working-fake-news discard:working-unemployment-benefits discard:working-affordable-housing discard:working-immigration-reform discard:working-proletarians-of-the-world-unite discard:working-workers-movement discard:working-healthcare-movement discard:working-momentum-for-change discard:working-change-of-government-agenda discard:working-rising-covid-19-cases discard:working-protect-the-status-quo discard:working-reveal-political-scandal
working ask.discard | action.assign-workers
discard:working-specialization discard:working-student-movement discard:working-state-scholarship discard:working-supplemental-income-program discard:working-radical-reforms discard:working-workplace-accident discard:working-public-sector-overtime discard:working-public-opinion-polling discard:working-need-for-change discard:working-healthcare-benefits discard:working-fake-news discard:working-migration discard:working-boost-domestic-tourism discard:working-immigration-reform discard:working-proletarians-of-the-world-unite discard:working-labor-market-deregulation discard:working-interest-groups discard:working-signing-bonus discard:working-cooperative-farm discard:working-highlight-social-issues discard:working-affordable-housing discard:working-general-strike discard:working-healthcare-movement discard:working-workers-movement discard:working-unemployment-benefits discard:working-change-of-government-agenda discard:working-reveal-political-scandal discard:working-rising-covid-19-cases discard:working-momentum-for-change discard:working-protect-the-status-quo
working ask.discard &1
discard:working-specialization discard:working-student-movement discard:working-state-scholarship discard:working-supplemental-income-program discard:working-radical-reforms discard:working-workplace-accident discard:working-cooperative-farm discard:working-signing-bonus discard:working-highlight-social-issues discard:working-general-strike discard:working-labor-market-deregulation discard:working-need-for-change discard:working-boost-domestic-tourism discard:working-migration discard:working-interest-groups discard:working-public-sector-overtime discard:working-public-opinion-polling discard:working-healthcare-benefits discard:working-fake-news discard:working-healthcare-movement discard:working-immigration-reform discard:working-unemployment-benefits discard:working-proletarians-of-the-world-unite discard:working-affordable-housing discard:working-workers-movement discard:working-rising-covid-19-cases discard:working-change-of-government-agenda discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-momentum-for-change
working ask.assign-worker
worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 done skill:unskilled skill:agriculture skill:luxury skill:healthcare worker:doctors-office-employee worker:tutoring-company-employee worker:clinic-0 worker:clinic-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:local-newspaper-employee worker:private-school-employee worker:game-store-employee worker:stadium-0 worker:stadium-1 worker:public-university-2-0 worker:public-university-2-1 skill:education worker:cooperative-farm-0 worker:convenience-store-2-employee worker:doctors-office-2-employee worker:hospital-0 worker:hospital-1 worker:cooperative-farm-1 worker:cooperative-farm-2-0 worker:convenience-store-employee skill:media worker:radio-station-0 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:academy-0 worker:academy-1 worker:medical-village-0 worker:medical-village-1 worker:college-2-0 worker:college-2-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:fashion-company-0 worker:fast-food-chain-0 worker:publishing-house-0 worker:publishing-house-1 worker:fast-food-chain-1 worker:fish-farm-0 worker:fish-farm-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:tv-station-0 worker:tv-station-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:university-0 worker:public-university-3-0 worker:public-university-3-1 worker:clinic-2-0 worker:clinic-2-1 worker:regional-radio-station-employee worker:supermarket-2-0 worker:supermarket-2-1 worker:organic-farm-employee worker:hotel-0 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:electronics-store-employee worker:national-public-broadcasting-2 worker:hotel-1 worker:hotel-2 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:medical-laboratory-employee worker:tv-station-2 worker:university-1 worker:fashion-company-1 worker:institute-of-technology-2 worker:cooperative-farm-2-1 worker:cooperative-farm-2 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:cooperative-farm-2-2 worker:university-2 worker:publishing-house-2 worker:stadium-2 worker:pharmaceutical-company-2 worker:medical-village-2 worker:radio-station-1 worker:fish-farm-2
working ask.assign-worker &1
worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 done skill:unskilled skill:agriculture skill:luxury skill:healthcare worker:doctors-office-employee worker:tutoring-company-employee worker:clinic-0 worker:clinic-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:local-newspaper-employee worker:private-school-employee worker:game-store-employee worker:stadium-0 worker:stadium-1 worker:public-university-2-0 worker:public-university-2-1 worker:convenience-store-employee skill:education worker:cooperative-farm-0 worker:hospital-0 worker:hospital-1 worker:cooperative-farm-2-0 skill:media worker:convenience-store-2-employee worker:hotel-0 worker:medical-laboratory-employee worker:doctors-office-2-employee worker:electronics-store-employee worker:public-hospital-2-0 worker:publishing-house-0 worker:university-0 worker:university-1 worker:supermarket-2-1 worker:clinic-2-0 worker:clinic-2-1 worker:academy-0 worker:national-public-broadcasting-1 worker:medical-village-0 worker:fashion-company-0 worker:fast-food-chain-0 worker:institute-of-technology-1 worker:college-2-0 worker:college-2-1 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:fast-food-chain-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:national-public-broadcasting-2 worker:university-2 worker:cooperative-farm-2 worker:fish-farm-1 worker:stadium-2 worker:shopping-mall-1 worker:shopping-mall-2-1 worker:pharmaceutical-company-0
working ask.assign-where
company:convenience-store company:doctors-office company:clinic company:supermarket company:university-hospital company:vegetable-farm union:healthcare union:agriculture company:hospital company:public-hospital-2 company:public-university-2 trade:doctors-office-employee company:medical-village company:shopping-mall company:college company:national-public-broadcasting company:publishing-house company:regional-tv-station-2 company:public-hospital-3 company:regional-tv-station-3 company:technical-university company:public-university-3 company:game-store trade:convenience-store-employee trade:supermarket-1 trade:college-2-1 company:college-2 company:convenience-store-2 company:fast-food-chain company:tutoring-company trade:publishing-house-1 company:university company:fashion-company company:private-school company:cooperative-farm company:academy company:tv-station company:shopping-mall-2 company:clinic-2 company:hotel company:institute-of-technology company:organic-farm company:cooperative-farm-2 company:pharmaceutical-company company:supermarket-2 company:stadium union:education company:local-newspaper trade:tv-station-2 company:doctors-office-2 union:media company:radio-station company:lobbying-firm trade:academy-1 trade:university-hospital-0 company:fish-farm trade:university-hospital-1 trade:college-1 union:luxury trade:game-store-employee company:medical-laboratory company:regional-radio-station trade:tutoring-company-employee trade:local-newspaper-employee trade:national-public-broadcasting-1 trade:cooperative-farm-1 trade:cooperative-farm-2 trade:university-hospital-2 trade:supermarket-2-0 trade:fast-food-chain-1 trade:cooperative-farm-0 trade:clinic-1 trade:fashion-company-0 trade:vegetable-farm-2 trade:vegetable-farm-0 trade:radio-station-0 trade:cooperative-farm-2-0 trade:technical-university-1 trade:fashion-company-1 company:electronics-store trade:publishing-house-2 trade:clinic-0 trade:convenience-store-2-employee trade:college-0 trade:hospital-1 trade:cooperative-farm-2-2 trade:pharmaceutical-company-1 trade:public-hospital-2-1 trade:fast-food-chain-0 trade:medical-village-2 trade:radio-station-1 trade:doctors-office-2-employee trade:hotel-0 trade:public-university-2-1 trade:national-public-broadcasting-2 trade:hospital-0 trade:cooperative-farm-2-1 trade:publishing-house-0 trade:university-1 trade:hotel-1 trade:university-2 trade:medical-village-1 trade:institute-of-technology-1 trade:supermarket-2-1 trade:clinic-2-0 trade:pharmaceutical-company-0 trade:pharmaceutical-company-2 trade:fish-farm-1 trade:hotel-2 trade:supermarket-0 trade:fish-farm-2 trade:tv-station-1 trade:stadium-1 trade:lobbying-firm-1 trade:shopping-mall-2-1
working ask.assign-where | skill.unskilled
company:convenience-store company:doctors-office company:clinic company:supermarket company:university-hospital company:hospital company:public-hospital-2 company:public-university-2 company:shopping-mall company:national-public-broadcasting company:public-hospital-3 company:regional-tv-station-3 company:regional-tv-station-2 company:college company:technical-university company:tutoring-company trade:publishing-house-1 company:fashion-company company:cooperative-farm company:academy company:convenience-store-2 company:tv-station company:college-2 company:clinic-2 company:game-store company:institute-of-technology company:hotel company:cooperative-farm-2 company:pharmaceutical-company company:medical-village company:public-university-3 company:supermarket-2 company:vegetable-farm company:fast-food-chain company:publishing-house company:radio-station company:lobbying-firm trade:academy-1 trade:convenience-store-employee company:fish-farm trade:local-newspaper-employee trade:cooperative-farm-2 trade:fast-food-chain-1 trade:vegetable-farm-2 trade:fashion-company-1 company:shopping-mall-2 trade:game-store-employee company:doctors-office-2 trade:publishing-house-2 trade:university-hospital-1 trade:clinic-0 trade:clinic-1 trade:college-0 trade:pharmaceutical-company-1 trade:radio-station-1 trade:university-1 trade:hotel-1 trade:hotel-2
working ask.assign-where &1
company:convenience-store company:doctors-office company:clinic company:supermarket company:university-hospital company:vegetable-farm union:healthcare union:agriculture company:college company:game-store company:shopping-mall company:national-public-broadcasting company:medical-village company:fast-food-chain company:public-hospital-2 company:college-2 company:fashion-company company:regional-tv-station-2 company:clinic-2 company:convenience-store-2 company:public-university-2 company:radio-station company:technical-university company:publishing-house company:tutoring-company company:cooperative-farm company:private-school trade:cooperative-farm-2 trade:supermarket-1 trade:university-hospital-1 company:stadium trade:university-hospital-0 company:local-newspaper trade:cooperative-farm-2-1 trade:convenience-store-employee
working ask.turn-free
free:swap-workers end free:pay-off-loan free:use-luxury free:use-healthcare agenda:hold free:history-he23 free:use-education free:history-he47 free:history-he29 free:history-he19 free:history-he37 free:history-he50 free:history-he26 free:history-he27 free:history-he43 free:history-he33 free:history-he32 free:history-he36 free:history-he20 free:history-he31
working ask.turn-free &1
free:swap-workers end free:use-luxury free:use-healthcare free:history-he23 free:use-education agenda:hold free:history-he19 free:history-he47 free:history-he27
working ask.immediate-vote | policy.5
yes no
working ask.vote-side
for against agenda:reveal
working ask.vote-side | policy.3 B
for against
working ask.vote-side &1
for against
working ask.swap-out
worker:vegetable-farm-2 done worker:vegetable-farm-1 worker:vegetable-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:doctors-office-employee worker:university-hospital-2 worker:public-hospital-2-1 worker:university-hospital-1 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:fashion-company-1 worker:game-store-employee worker:clinic-1 worker:technical-university-2 worker:technical-university-1 worker:convenience-store-employee worker:fast-food-chain-0 worker:fast-food-chain-1 worker:cooperative-farm-0 worker:publishing-house-1 worker:publishing-house-2 worker:doctors-office-2-employee worker:shopping-mall-2-1 worker:tv-station-2 worker:publishing-house-0 worker:supermarket-2-1 worker:university-1 worker:university-2 worker:hotel-1 worker:hotel-2 worker:supermarket-1 worker:academy-1 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:hospital-1 worker:college-1 worker:institute-of-technology-1 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:hotel-0 worker:fashion-company-0 worker:regional-tv-station-3-1 worker:local-newspaper-employee worker:tutoring-company-employee worker:convenience-store-2-employee worker:public-university-2-1 worker:radio-station-0 worker:radio-station-1 worker:college-2-1 worker:cooperative-farm-2-0 worker:shopping-mall-1 worker:institute-of-technology-2 worker:tv-station-1 worker:public-university-3-1 worker:regional-tv-station-2-1 worker:lobbying-firm-1 worker:clinic-2-1 worker:medical-village-2 worker:medical-village-1 worker:fish-farm-1 worker:fish-farm-2 worker:public-hospital-3-1 worker:stadium-1 worker:stadium-2
working ask.swap-out &1
worker:vegetable-farm-2 done worker:vegetable-farm-1 worker:vegetable-farm-0 worker:doctors-office-employee worker:fashion-company-1 worker:game-store-employee worker:university-hospital-1 worker:university-hospital-2 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:convenience-store-employee worker:clinic-1 worker:public-hospital-2-1 worker:supermarket-1 worker:publishing-house-0 worker:fashion-company-0 worker:cooperative-farm-2-0 worker:cooperative-farm-2-2 worker:cooperative-farm-2 worker:cooperative-farm-1 worker:fast-food-chain-1 worker:hotel-2 worker:fast-food-chain-0 worker:radio-station-0 worker:radio-station-1 worker:clinic-2-1 worker:local-newspaper-employee worker:tutoring-company-employee worker:cooperative-farm-2-1 worker:college-1 worker:tv-station-1 worker:convenience-store-2-employee worker:university-1 worker:university-2 worker:hotel-0 worker:college-2-1 worker:doctors-office-2-employee worker:pharmaceutical-company-2 worker:cooperative-farm-0 worker:hotel-1 worker:pharmaceutical-company-1 worker:stadium-2
working ask.food-source
source:capitalist source:middle source:foreign agenda:reveal source:state
working ask.food-source &1
source:capitalist source:middle source:foreign
working ask.food-amount
least most 2/4 3/4 4/4 1/4
working ask.food-amount | role.capitalist
least most 2/4 3/4 4/4 1/4
working ask.food-amount &1
least most 2/4 4/4
working ask.discard | action.buy-goods
discard:working-specialization discard:working-supplemental-income-program discard:working-cooperative-farm discard:working-signing-bonus discard:working-highlight-social-issues discard:working-general-strike discard:working-labor-market-deregulation discard:working-need-for-change discard:working-boost-domestic-tourism discard:working-unemployment-benefits discard:working-affordable-housing discard:working-student-movement discard:working-state-scholarship discard:working-public-opinion-polling discard:working-proletarians-of-the-world-unite discard:working-workers-movement discard:working-workplace-accident discard:working-healthcare-benefits discard:working-radical-reforms discard:working-migration discard:working-public-sector-overtime discard:working-interest-groups discard:working-fake-news discard:working-immigration-reform discard:working-momentum-for-change discard:working-change-of-government-agenda discard:working-healthcare-movement discard:working-reveal-political-scandal discard:working-protect-the-status-quo discard:working-rising-covid-19-cases
working ask.buy-resource
resource:food resource:luxury resource:health resource:education resource:influence done
working ask.buy-resource &1
resource:food resource:luxury resource:health resource:education resource:influence done
working ask.buy-source
source:capitalist source:foreign done source:middle source:state
working ask.buy-source | resource.food
source:capitalist source:foreign done source:middle
working ask.buy-source &1
source:capitalist source:foreign done source:middle source:state
working ask.buy-amount
least 2/4 3/4 most 1/4 4/4
working ask.buy-amount | resource.food
least 2/4 3/4 most
working ask.buy-amount &1
least 2/4 3/4 most 4/4 1/4
working ask.swap-in
skill:unskilled skill:agriculture skill:education skill:healthcare skill:luxury skill:media
working ask.swap-in | company.vegetable-farm
skill:unskilled skill:media
working ask.swap-in &1
skill:unskilled skill:agriculture skill:education skill:healthcare skill:luxury skill:media
working ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
working ask.worker-colour &1
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
working ask.assign-next-for
skill:unskilled skill:agriculture skill:luxury skill:healthcare worker:doctors-office-employee worker:tutoring-company-employee worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 skill:education worker:public-university-2-0 worker:public-university-2-1 worker:hospital-0 worker:university-hospital-0 worker:cooperative-farm-0 worker:doctors-office-2-employee worker:hospital-1 worker:cooperative-farm-2-0 skill:media worker:supermarket-0 worker:supermarket-1 worker:medical-village-1 worker:academy-0 worker:academy-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:convenience-store-employee worker:private-school-employee worker:game-store-employee worker:university-hospital-1 worker:college-2-0 worker:college-2-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:national-public-broadcasting-1 worker:fish-farm-0 worker:fish-farm-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:fast-food-chain-0 worker:convenience-store-2-employee worker:tv-station-0 worker:tv-station-1 worker:radio-station-0 worker:national-public-broadcasting-0 worker:publishing-house-0 worker:shopping-mall-2-1 worker:cooperative-farm-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:public-university-3-0 worker:public-university-3-1 worker:clinic-2-0 worker:clinic-2-1 worker:regional-radio-station-employee worker:supermarket-2-0 worker:supermarket-2-1 worker:cooperative-farm-2-1 worker:hotel-0 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:local-newspaper-employee worker:national-public-broadcasting-2 worker:medical-village-0 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:university-hospital-2 worker:university-0 worker:university-2 worker:organic-farm-employee worker:stadium-0 worker:stadium-1 worker:electronics-store-employee worker:fashion-company-0 worker:fast-food-chain-1 worker:fashion-company-1 worker:medical-laboratory-employee worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:tv-station-2 worker:university-1 worker:publishing-house-2 worker:publishing-house-1 worker:cooperative-farm-2 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:shopping-mall-2-0 worker:radio-station-1 worker:cooperative-farm-2-2 worker:hotel-1 worker:hotel-2 worker:stadium-2 worker:medical-village-2 worker:institute-of-technology-2 worker:pharmaceutical-company-2 worker:fish-farm-2
working ask.assign-next-for | company.university-hospital
skill:unskilled skill:agriculture skill:luxury skill:healthcare worker:doctors-office-employee worker:tutoring-company-employee worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 worker:vegetable-farm-0 skill:education worker:public-university-2-0 worker:public-university-2-1 worker:cooperative-farm-0 worker:doctors-office-2-employee worker:hospital-0 worker:hospital-1 worker:cooperative-farm-2-0 worker:supermarket-0 worker:supermarket-1 worker:medical-village-1 worker:academy-0 worker:academy-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:convenience-store-employee worker:institute-of-technology-1 worker:technical-university-0 worker:technical-university-1 worker:national-public-broadcasting-1 worker:game-store-employee worker:shopping-mall-0 worker:fast-food-chain-0 worker:convenience-store-2-employee worker:tv-station-1 worker:radio-station-0 worker:publishing-house-0 worker:shopping-mall-2-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:public-university-3-0 worker:public-university-3-1 worker:regional-radio-station-employee worker:cooperative-farm-2-1 skill:media worker:private-school-employee worker:medical-village-0 worker:lobbying-firm-1 worker:college-2-0 worker:national-public-broadcasting-0 worker:stadium-0 worker:stadium-1 worker:electronics-store-employee worker:fashion-company-0 worker:cooperative-farm-1 worker:medical-laboratory-employee worker:national-public-broadcasting-2 worker:fashion-company-1 worker:organic-farm-employee worker:fast-food-chain-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:radio-station-1 worker:publishing-house-2 worker:cooperative-farm-2-2 worker:fish-farm-1 worker:cooperative-farm-2
working ask.assign-next-for &1
skill:unskilled skill:agriculture skill:healthcare worker:tutoring-company-employee worker:clinic-0 worker:clinic-1 worker:college-0 worker:convenience-store-employee skill:education worker:cooperative-farm-0 worker:supermarket-0 worker:supermarket-1 worker:university-hospital-0 worker:hotel-0 worker:hospital-0 worker:tv-station-1 worker:clinic-2-0 skill:media worker:medical-village-0 worker:fast-food-chain-0 worker:college-2-0 worker:medical-laboratory-employee worker:lobbying-firm-0 worker:shopping-mall-2-1 worker:radio-station-1 worker:pharmaceutical-company-1 worker:cooperative-farm-2-2
working ask.strike
company:doctors-office company:tutoring-company company:college done company:local-newspaper company:private-school company:game-store company:vegetable-farm company:supermarket company:convenience-store company:fashion-company company:convenience-store-2 company:clinic company:college-2 company:radio-station company:fast-food-chain company:publishing-house company:doctors-office-2 company:institute-of-technology company:fish-farm company:shopping-mall company:academy company:tv-station company:university company:regional-radio-station company:hospital company:organic-farm company:electronics-store company:medical-village company:hotel company:lobbying-firm company:shopping-mall-2 company:pharmaceutical-company company:supermarket-2 company:clinic-2 company:stadium company:medical-laboratory
working ask.strike &1
company:doctors-office company:tutoring-company company:college done company:local-newspaper company:private-school company:game-store company:vegetable-farm company:convenience-store company:fashion-company company:convenience-store-2 company:supermarket company:doctors-office-2 company:institute-of-technology company:fish-farm company:hospital company:organic-farm company:clinic company:publishing-house company:pharmaceutical-company company:hotel company:lobbying-firm company:fast-food-chain company:college-2 company:radio-station company:clinic-2 company:university
working ask.swap-in | company.university-hospital
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:education skill:media
working ask.vote-side | policy.1 B
for against
working ask.vote-influence
least 2/4 3/4 4/4 most 1/4
working ask.vote-influence | policy.1
least 2/4 3/4 4/4 most
working ask.vote-influence &1
least 2/4 3/4 most
working ask.vote-side | policy.4 B
for against
working ask.vote-influence | policy.4
least most 3/4 2/4 1/4
working ask.discard | action.propose-bill
discard:working-cooperative-farm discard:working-labor-market-deregulation discard:working-need-for-change discard:working-boost-domestic-tourism discard:working-migration discard:working-interest-groups discard:working-public-sector-overtime discard:working-public-opinion-polling discard:working-unemployment-benefits discard:working-signing-bonus discard:working-affordable-housing discard:working-general-strike discard:working-state-scholarship discard:working-immigration-reform discard:working-supplemental-income-program discard:working-proletarians-of-the-world-unite discard:working-specialization discard:working-workplace-accident discard:working-highlight-social-issues discard:working-healthcare-benefits discard:working-fake-news discard:working-student-movement discard:working-radical-reforms discard:working-healthcare-movement discard:working-workers-movement discard:working-rising-covid-19-cases discard:working-protect-the-status-quo discard:working-momentum-for-change discard:working-reveal-political-scandal discard:working-change-of-government-agenda
working ask.buy-source | resource.education
source:middle source:capitalist source:state done
working ask.buy-amount | resource.education
least 3/4 most 1/4 2/4 4/4
working ask.immediate-vote | policy.6
yes no
working ask.discard | action.political-pressure
discard:working-labor-market-deregulation discard:working-boost-domestic-tourism discard:working-public-sector-overtime discard:working-public-opinion-polling discard:working-specialization discard:working-need-for-change discard:working-supplemental-income-program discard:working-healthcare-benefits discard:working-fake-news discard:working-state-scholarship discard:working-immigration-reform discard:working-proletarians-of-the-world-unite discard:working-migration discard:working-signing-bonus discard:working-student-movement discard:working-general-strike discard:working-unemployment-benefits discard:working-radical-reforms discard:working-workers-movement discard:working-cooperative-farm discard:working-healthcare-movement discard:working-workplace-accident discard:working-highlight-social-issues discard:working-affordable-housing discard:working-interest-groups discard:working-momentum-for-change discard:working-reveal-political-scandal discard:working-protect-the-status-quo discard:working-rising-covid-19-cases discard:working-change-of-government-agenda
working ask.vote-side | policy.6 A
for against
working ask.vote-side | policy.7 A
for against
working ask.discard | action.strike
discard:working-labor-market-deregulation discard:working-interest-groups discard:working-public-sector-overtime discard:working-public-opinion-polling discard:working-migration discard:working-need-for-change discard:working-supplemental-income-program discard:working-healthcare-benefits discard:working-fake-news discard:working-unemployment-benefits discard:working-signing-bonus discard:working-affordable-housing discard:working-general-strike discard:working-proletarians-of-the-world-unite discard:working-immigration-reform discard:working-cooperative-farm discard:working-state-scholarship discard:working-healthcare-movement discard:working-specialization discard:working-radical-reforms discard:working-boost-domestic-tourism discard:working-workplace-accident discard:working-student-movement discard:working-highlight-social-issues discard:working-rising-covid-19-cases discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-change-of-government-agenda discard:working-workers-movement
working ask.assign-where | skill.healthcare
company:convenience-store company:supermarket company:clinic union:healthcare company:university-hospital company:doctors-office company:game-store company:technical-university company:national-public-broadcasting company:public-hospital-2 company:public-hospital-3 company:public-university-3 company:college-2 company:cooperative-farm company:college company:public-university-2 company:academy company:shopping-mall company:clinic-2 company:supermarket-2 company:tutoring-company company:publishing-house company:pharmaceutical-company company:medical-laboratory company:institute-of-technology company:regional-tv-station-2 company:cooperative-farm-2 company:doctors-office-2 company:regional-tv-station-3 company:convenience-store-2 trade:cooperative-farm-0 trade:convenience-store-employee trade:supermarket-1 trade:local-newspaper-employee trade:university-hospital-1 company:radio-station trade:doctors-office-2-employee trade:cooperative-farm-2-1 trade:tutoring-company-employee company:hospital company:hotel company:university company:local-newspaper company:fast-food-chain company:shopping-mall-2 trade:hotel-1
working ask.assign-next-for | company.vegetable-farm
skill:unskilled skill:agriculture worker:university-hospital-0 skill:education worker:clinic-1 worker:college-1
working ask.assign-where | skill.agriculture
company:clinic company:university-hospital union:agriculture company:convenience-store company:doctors-office company:supermarket company:college company:technical-university company:national-public-broadcasting company:public-university-2 company:public-hospital-2 company:regional-tv-station-2 company:organic-farm company:public-hospital-3 company:college-2 company:publishing-house trade:college-1 company:tutoring-company trade:convenience-store-employee trade:university-hospital-1 trade:cooperative-farm-2-0 company:game-store company:public-university-3
working ask.remove-cubes
class:working class:middle class:capitalist done
working ask.remove-cubes &1
class:working class:capitalist done
working ask.vote-side | policy.1 A
for against
capitalist ask.turn
play:capitalist-buy-private-island play:capitalist-investment-opportunities play:capitalist-endorse-political-campaign play:capitalist-foreign-recruitment play:capitalist-unemployment-initiative-program play:capitalist-business-expansion basic:propose-bill basic:build-company basic:sell-company basic:make-deal basic:lobby basic:political-pressure free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage play:capitalist-foreign-market-insight play:capitalist-global-food-crisis basic:sell-abroad play:capitalist-push-political-agenda free:pay-off-loan play:capitalist-public-opinion-polling play:capitalist-tap-into-new-markets play:capitalist-radical-reforms play:capitalist-technological-progress play:capitalist-exit-strategy play:capitalist-business-grants play:capitalist-bid-rigging play:capitalist-taxed-enough-already play:capitalist-extra-shift play:capitalist-interest-groups play:capitalist-foreign-partner play:capitalist-offshore-companies play:capitalist-industrialization play:capitalist-health-crisis play:capitalist-higher-education-program play:capitalist-fake-news play:capitalist-global-branding play:capitalist-trade-protectionism-lobby play:capitalist-competitive-wages play:capitalist-momentum-for-change play:capitalist-change-of-government-agenda basic:history-he30 play:capitalist-reveal-political-scandal play:capitalist-protect-the-status-quo agenda:hold play:capitalist-covid-19-vaccine-r-and-d-funding free:history-he28 free:history-he35 basic:history-he48 free:history-he50 free:history-he15 free:history-he37 free:history-he47 free:history-he29 free:history-he22 agenda:reveal free:history-he36
capitalist ask.turn &1
play:capitalist-buy-private-island play:capitalist-investment-opportunities play:capitalist-endorse-political-campaign play:capitalist-foreign-recruitment play:capitalist-unemployment-initiative-program play:capitalist-business-expansion basic:propose-bill basic:build-company basic:sell-company basic:make-deal basic:lobby basic:political-pressure free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage play:capitalist-foreign-market-insight play:capitalist-global-food-crisis basic:sell-abroad play:capitalist-push-political-agenda free:pay-off-loan play:capitalist-public-opinion-polling play:capitalist-tap-into-new-markets play:capitalist-radical-reforms play:capitalist-technological-progress play:capitalist-exit-strategy play:capitalist-business-grants play:capitalist-taxed-enough-already play:capitalist-extra-shift play:capitalist-interest-groups play:capitalist-fake-news play:capitalist-global-branding play:capitalist-higher-education-program play:capitalist-foreign-partner play:capitalist-offshore-companies play:capitalist-trade-protectionism-lobby play:capitalist-health-crisis play:capitalist-industrialization free:history-he15
capitalist ask.price
price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:health-5 price:health-10 price:education-5 price:education-10 done price:food-12 price:luxury-8 price:education-8 price:health-8 agenda:reveal
capitalist ask.price &1
price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:health-5 price:health-10 price:education-5 price:education-10 done price:food-12 price:luxury-8 price:education-8 price:health-8
capitalist ask.turn-main
play:capitalist-buy-private-island play:capitalist-investment-opportunities play:capitalist-endorse-political-campaign play:capitalist-foreign-recruitment play:capitalist-unemployment-initiative-program play:capitalist-business-expansion basic:propose-bill basic:build-company basic:sell-company basic:make-deal basic:lobby basic:political-pressure play:capitalist-foreign-market-insight play:capitalist-push-political-agenda basic:sell-abroad play:capitalist-public-opinion-polling play:capitalist-tap-into-new-markets play:capitalist-radical-reforms play:capitalist-exit-strategy play:capitalist-business-grants play:capitalist-bid-rigging play:capitalist-taxed-enough-already play:capitalist-technological-progress play:capitalist-interest-groups play:capitalist-industrialization play:capitalist-global-food-crisis play:capitalist-foreign-partner play:capitalist-higher-education-program play:capitalist-extra-shift play:capitalist-fake-news play:capitalist-global-branding play:capitalist-offshore-companies play:capitalist-health-crisis play:capitalist-trade-protectionism-lobby play:capitalist-momentum-for-change play:capitalist-competitive-wages play:capitalist-change-of-government-agenda play:capitalist-protect-the-status-quo agenda:hold play:capitalist-covid-19-vaccine-r-and-d-funding basic:history-he30 basic:history-he48 play:capitalist-reveal-political-scandal agenda:reveal
capitalist ask.turn-main &1
play:capitalist-buy-private-island play:capitalist-investment-opportunities play:capitalist-endorse-political-campaign play:capitalist-foreign-recruitment play:capitalist-unemployment-initiative-program play:capitalist-business-expansion basic:propose-bill basic:build-company basic:sell-company basic:make-deal basic:lobby basic:political-pressure play:capitalist-foreign-market-insight play:capitalist-push-political-agenda basic:sell-abroad play:capitalist-public-opinion-polling play:capitalist-tap-into-new-markets play:capitalist-radical-reforms play:capitalist-exit-strategy play:capitalist-business-grants play:capitalist-bid-rigging play:capitalist-technological-progress play:capitalist-extra-shift play:capitalist-trade-protectionism-lobby play:capitalist-higher-education-program play:capitalist-interest-groups play:capitalist-global-food-crisis play:capitalist-fake-news play:capitalist-offshore-companies play:capitalist-foreign-partner play:capitalist-health-crisis play:capitalist-global-branding play:capitalist-industrialization play:capitalist-competitive-wages play:capitalist-change-of-government-agenda play:capitalist-protect-the-status-quo play:capitalist-reveal-political-scandal basic:history-he48 agenda:hold basic:history-he30 play:capitalist-covid-19-vaccine-r-and-d-funding
capitalist ask.discard
discard:capitalist-buy-private-island discard:capitalist-investment-opportunities discard:capitalist-endorse-political-campaign discard:capitalist-foreign-recruitment discard:capitalist-unemployment-initiative-program discard:capitalist-business-expansion discard:capitalist-competitive-wages discard:capitalist-industrialization discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-global-food-crisis discard:capitalist-public-opinion-polling discard:capitalist-exit-strategy discard:capitalist-business-grants discard:capitalist-foreign-partner discard:capitalist-taxed-enough-already discard:capitalist-extra-shift discard:capitalist-interest-groups discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-trade-protectionism-lobby discard:capitalist-radical-reforms discard:capitalist-health-crisis discard:capitalist-higher-education-program discard:capitalist-bid-rigging discard:capitalist-fake-news discard:capitalist-tap-into-new-markets discard:capitalist-global-branding discard:capitalist-momentum-for-change discard:capitalist-change-of-government-agenda discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-reveal-political-scandal discard:capitalist-protect-the-status-quo agenda:reveal
capitalist ask.discard | action.build-company
discard:capitalist-buy-private-island discard:capitalist-investment-opportunities discard:capitalist-endorse-political-campaign discard:capitalist-foreign-recruitment discard:capitalist-unemployment-initiative-program discard:capitalist-business-expansion discard:capitalist-competitive-wages discard:capitalist-industrialization discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-global-food-crisis discard:capitalist-exit-strategy discard:capitalist-business-grants discard:capitalist-technological-progress discard:capitalist-public-opinion-polling discard:capitalist-foreign-partner discard:capitalist-offshore-companies discard:capitalist-trade-protectionism-lobby discard:capitalist-radical-reforms discard:capitalist-health-crisis discard:capitalist-higher-education-program discard:capitalist-bid-rigging discard:capitalist-extra-shift discard:capitalist-tap-into-new-markets discard:capitalist-global-branding discard:capitalist-interest-groups discard:capitalist-taxed-enough-already discard:capitalist-fake-news
capitalist ask.discard &1
discard:capitalist-buy-private-island discard:capitalist-investment-opportunities discard:capitalist-endorse-political-campaign discard:capitalist-foreign-recruitment discard:capitalist-unemployment-initiative-program discard:capitalist-business-expansion discard:capitalist-competitive-wages discard:capitalist-industrialization discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-global-food-crisis discard:capitalist-public-opinion-polling discard:capitalist-exit-strategy discard:capitalist-business-grants discard:capitalist-foreign-partner discard:capitalist-taxed-enough-already discard:capitalist-extra-shift discard:capitalist-interest-groups discard:capitalist-tap-into-new-markets discard:capitalist-technological-progress discard:capitalist-fake-news discard:capitalist-global-branding discard:capitalist-higher-education-program discard:capitalist-offshore-companies discard:capitalist-trade-protectionism-lobby discard:capitalist-radical-reforms discard:capitalist-bid-rigging discard:capitalist-health-crisis discard:capitalist-change-of-government-agenda discard:capitalist-protect-the-status-quo discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-momentum-for-change discard:capitalist-reveal-political-scandal
capitalist ask.build
company:hospital company:vegetable-farm company:automated-grain-farm company:institute-of-technology company:college-2 company:academy company:clinic-2 company:stadium company:publishing-house company:shopping-mall-2 company:lobbying-firm company:fish-farm done company:electronics-manufacturer company:hotel company:fast-food-chain company:fashion-company company:medical-village company:pharmaceutical-company company:university company:car-manufacturer company:radio-station company:tv-station company:automated-dairy-farm company:supermarket-2
capitalist ask.build &1
company:hospital company:vegetable-farm company:automated-grain-farm company:institute-of-technology company:college-2 company:academy company:clinic-2 company:stadium company:publishing-house company:shopping-mall-2 company:lobbying-firm company:medical-village company:radio-station company:electronics-manufacturer company:pharmaceutical-company company:fashion-company company:fish-farm company:hotel company:fast-food-chain company:automated-dairy-farm company:supermarket-2 company:university done company:car-manufacturer
capitalist ask.wage
wage:2 wage:3 wage:1
capitalist ask.wage | company.vegetable-farm
wage:2 wage:3 wage:1
capitalist ask.wage &1
wage:2 wage:3 wage:1
capitalist ask.staff-class-for
class:working class:middle none
capitalist ask.staff-class-for | company.vegetable-farm
class:working class:middle none
capitalist ask.staff-class-for &1
class:working class:middle none
capitalist ask.staff-skill
skill:agriculture skill:healthcare skill:luxury skill:education skill:media
capitalist ask.staff-skill | company.vegetable-farm
skill:healthcare skill:education
capitalist ask.staff-skill &1
skill:agriculture skill:healthcare skill:luxury skill:media
capitalist ask.discard | action.political-pressure
discard:capitalist-buy-private-island discard:capitalist-investment-opportunities discard:capitalist-foreign-recruitment discard:capitalist-unemployment-initiative-program discard:capitalist-business-expansion discard:capitalist-competitive-wages discard:capitalist-technological-progress discard:capitalist-public-opinion-polling discard:capitalist-offshore-companies discard:capitalist-foreign-partner discard:capitalist-radical-reforms discard:capitalist-extra-shift discard:capitalist-taxed-enough-already discard:capitalist-health-crisis discard:capitalist-global-food-crisis discard:capitalist-tap-into-new-markets discard:capitalist-trade-protectionism-lobby discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-fake-news discard:capitalist-global-branding discard:capitalist-higher-education-program discard:capitalist-interest-groups discard:capitalist-exit-strategy discard:capitalist-endorse-political-campaign discard:capitalist-industrialization discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-momentum-for-change discard:capitalist-change-of-government-agenda discard:capitalist-bid-rigging discard:capitalist-business-grants discard:capitalist-reveal-political-scandal discard:capitalist-protect-the-status-quo
capitalist ask.turn-free
free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage end free:pay-off-loan agenda:hold free:history-he35 free:history-he15 free:history-he28 free:history-he47 free:history-he37 free:history-he22 free:history-he50 free:history-he36 agenda:reveal
capitalist ask.turn-free &1
free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage end free:pay-off-loan
capitalist ask.bonus
company:supermarket company:shopping-mall company:clinic company:college company:vegetable-farm company:radio-station company:academy company:stadium company:hospital company:lobbying-firm company:hotel company:fashion-company company:fast-food-chain company:publishing-house company:medical-village company:supermarket-2 company:institute-of-technology company:national-public-broadcasting company:college-2 company:fish-farm
capitalist ask.bonus &1
company:supermarket company:shopping-mall company:clinic company:college company:vegetable-farm company:radio-station company:fashion-company company:institute-of-technology
capitalist ask.vote-side
for against agenda:reveal
capitalist ask.vote-side | policy.5 B
for against
capitalist ask.vote-side &1
for against
capitalist ask.vote-influence
least most 3/4 2/4 1/4 4/4
capitalist ask.vote-influence | policy.5
least most 3/4 2/4 1/4 4/4
capitalist ask.vote-influence &1
least most 3/4 2/4 4/4 1/4
capitalist ask.vote-side | policy.3 B
for against
capitalist ask.vote-influence | policy.3
least most 2/4 3/4 1/4 4/4
capitalist ask.discard | action.make-deal
discard:capitalist-investment-opportunities discard:capitalist-unemployment-initiative-program discard:capitalist-competitive-wages discard:capitalist-technological-progress discard:capitalist-industrialization discard:capitalist-trade-protectionism-lobby discard:capitalist-foreign-partner discard:capitalist-exit-strategy discard:capitalist-higher-education-program discard:capitalist-bid-rigging discard:capitalist-foreign-market-insight discard:capitalist-extra-shift discard:capitalist-business-expansion discard:capitalist-buy-private-island discard:capitalist-taxed-enough-already discard:capitalist-offshore-companies discard:capitalist-global-branding discard:capitalist-tap-into-new-markets discard:capitalist-public-opinion-polling discard:capitalist-health-crisis discard:capitalist-foreign-recruitment discard:capitalist-global-food-crisis discard:capitalist-push-political-agenda discard:capitalist-business-grants discard:capitalist-radical-reforms discard:capitalist-fake-news discard:capitalist-interest-groups discard:capitalist-endorse-political-campaign discard:capitalist-momentum-for-change discard:capitalist-protect-the-status-quo discard:capitalist-change-of-government-agenda discard:capitalist-covid-19-vaccine-r-and-d-funding
capitalist ask.vote-side | policy.4 A
for against
capitalist ask.vote-influence | policy.4
least most 3/4 2/4 1/4 4/4
capitalist ask.vote-side | policy.6 A
for against
capitalist ask.discard-companies
company:hospital company:automated-grain-farm company:institute-of-technology done company:college-2 company:clinic-2 company:publishing-house company:shopping-mall-2 company:fish-farm company:medical-village company:academy company:hotel company:fast-food-chain company:tv-station company:pharmaceutical-company company:supermarket-2 company:vegetable-farm company:stadium company:car-manufacturer company:electronics-manufacturer company:lobbying-firm company:fashion-company company:university company:automated-dairy-farm company:radio-station agenda:reveal
capitalist ask.discard-companies &1
company:hospital company:automated-grain-farm company:institute-of-technology done company:college-2 company:clinic-2 company:publishing-house company:shopping-mall-2 company:lobbying-firm company:medical-village company:electronics-manufacturer company:fashion-company company:tv-station company:fast-food-chain company:pharmaceutical-company company:fish-farm company:vegetable-farm company:academy company:hotel company:radio-station company:car-manufacturer company:stadium company:automated-dairy-farm company:supermarket-2 company:university
capitalist ask.wage | company.radio-station
wage:2 wage:3
capitalist ask.staff-class-for | company.radio-station
class:working class:middle none
capitalist ask.export
sale:food-0 sale:luxury-0 sale:luxury-1 sale:education-0 sale:education-1 extra done sale:health-0 sale:health-1 sale:food-1 agenda:reveal
capitalist ask.export &1
sale:food-0 sale:luxury-0 sale:luxury-1 sale:education-0 sale:education-1 extra done sale:food-1 sale:health-0 sale:health-1
capitalist ask.export-from-zone
least 2/4 3/4 4/4 most 1/4
capitalist ask.export-from-zone | resource.luxury
least 2/4 3/4 4/4 most 1/4
capitalist ask.export-from-zone &1
least 2/4 3/4 4/4 most
capitalist ask.export-extra
least 2/4 3/4 most 4/4 1/4
capitalist ask.export-extra | resource.food
least 2/4 3/4 most
capitalist ask.export-extra &1
least 3/4 most
capitalist ask.bill
bill:1B bill:2A bill:2C bill:3A bill:3C bill:4B bill:5B bill:6A bill:6C bill:7A bill:7C bill:1A bill:1C bill:4A bill:4C bill:5A bill:5C bill:6B bill:7B bill:2B bill:3B agenda:reveal
capitalist ask.bill &1
bill:1B bill:2A bill:2C bill:3A bill:3C bill:4B bill:5B bill:6A bill:6C bill:7A bill:7C bill:1A bill:1C bill:4A bill:4C bill:5A bill:5C bill:6B bill:7B bill:3B bill:2B
capitalist ask.discard | action.sell-abroad
discard:capitalist-investment-opportunities discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-public-opinion-polling discard:capitalist-business-expansion discard:capitalist-exit-strategy discard:capitalist-foreign-partner discard:capitalist-extra-shift discard:capitalist-technological-progress discard:capitalist-taxed-enough-already discard:capitalist-business-grants discard:capitalist-industrialization discard:capitalist-trade-protectionism-lobby discard:capitalist-interest-groups discard:capitalist-health-crisis discard:capitalist-higher-education-program discard:capitalist-competitive-wages discard:capitalist-bid-rigging discard:capitalist-buy-private-island discard:capitalist-global-food-crisis discard:capitalist-tap-into-new-markets discard:capitalist-global-branding discard:capitalist-endorse-political-campaign discard:capitalist-push-political-agenda discard:capitalist-foreign-recruitment discard:capitalist-offshore-companies discard:capitalist-change-of-government-agenda discard:capitalist-fake-news discard:capitalist-radical-reforms discard:capitalist-reveal-political-scandal discard:capitalist-momentum-for-change discard:capitalist-protect-the-status-quo discard:capitalist-covid-19-vaccine-r-and-d-funding
capitalist ask.vote-influence | policy.1
least 3/4 most 2/4 1/4 4/4
capitalist ask.investment
market deck
capitalist ask.investment &1
market deck
capitalist ask.wage | company.academy
wage:2 wage:3
capitalist ask.staff-class-for | company.academy
class:middle none
capitalist ask.vote-side | policy.6 C
for against
capitalist ask.vote-influence | policy.6
least most 2/4 3/4 4/4 1/4
capitalist ask.discard | action.sell-company
discard:capitalist-foreign-market-insight discard:capitalist-public-opinion-polling discard:capitalist-exit-strategy discard:capitalist-business-grants discard:capitalist-competitive-wages discard:capitalist-higher-education-program discard:capitalist-foreign-recruitment discard:capitalist-extra-shift discard:capitalist-push-political-agenda discard:capitalist-technological-progress discard:capitalist-foreign-partner discard:capitalist-endorse-political-campaign discard:capitalist-fake-news discard:capitalist-unemployment-initiative-program discard:capitalist-business-expansion discard:capitalist-health-crisis discard:capitalist-global-food-crisis discard:capitalist-tap-into-new-markets discard:capitalist-trade-protectionism-lobby discard:capitalist-buy-private-island discard:capitalist-global-branding discard:capitalist-taxed-enough-already discard:capitalist-interest-groups discard:capitalist-investment-opportunities discard:capitalist-offshore-companies discard:capitalist-bid-rigging discard:capitalist-radical-reforms discard:capitalist-industrialization discard:capitalist-reveal-political-scandal discard:capitalist-change-of-government-agenda discard:capitalist-momentum-for-change discard:capitalist-protect-the-status-quo discard:capitalist-covid-19-vaccine-r-and-d-funding
capitalist ask.sell-company
company:supermarket company:shopping-mall company:clinic company:college company:vegetable-farm company:academy company:hospital company:radio-station company:publishing-house company:clinic-2 company:automated-dairy-farm company:medical-village company:fashion-company company:supermarket-2 company:car-manufacturer company:automated-grain-farm company:institute-of-technology company:shopping-mall-2 company:college-2 company:stadium company:university company:lobbying-firm company:fast-food-chain company:hotel company:fish-farm company:tv-station company:electronics-manufacturer company:pharmaceutical-company agenda:reveal
capitalist ask.sell-company &1
company:supermarket company:shopping-mall company:clinic company:college company:vegetable-farm company:radio-station company:lobbying-firm company:fast-food-chain company:stadium company:hotel company:college-2 company:car-manufacturer company:automated-grain-farm company:university company:pharmaceutical-company company:shopping-mall-2
capitalist ask.vote-side | policy.2 C
for against
capitalist ask.vote-influence | policy.2
least 3/4 most 2/4 4/4 1/4
capitalist ask.vote-side | policy.4 C
for against
capitalist ask.machinery
company:supermarket company:shopping-mall company:clinic company:medical-village company:college company:fashion-company company:university company:institute-of-technology company:shopping-mall-2 company:fish-farm company:college-2 company:supermarket-2 company:clinic-2
capitalist ask.machinery &1
company:supermarket company:shopping-mall company:clinic
capitalist ask.export-card
card:export-07 card:export-04 card:export-09 card:export-12 card:export-05 card:export-06 card:export-08 card:export-15 card:export-14 card:export-13 card:export-10 card:export-16 card:export-11 card:export-01 card:export-02 card:export-03
capitalist ask.export-card &1
card:export-09 card:export-14 card:export-13 card:export-10 card:export-16 card:export-06 card:export-15
capitalist ask.sell-to-state
least 1/4 2/4 3/4 4/4 most
capitalist ask.sell-to-state | resource.luxury
least 2/4 3/4 most
capitalist ask.sell-to-state &1
least 1/4 2/4 3/4 most
capitalist ask.wages
wage:supermarket-3 wage:clinic-3 wage:academy-3 done wage:vegetable-farm-2 wage:radio-station-2 wage:academy-2 wage:stadium-3 wage:vegetable-farm-3 wage:radio-station-3 wage:shopping-mall-3 wage:college-3 wage:hospital-2 wage:lobbying-firm-3 wage:supermarket-2 wage:shopping-mall-2 wage:clinic-2 wage:college-2 wage:hospital-3 wage:lobbying-firm-2 wage:supermarket-1 wage:shopping-mall-1 wage:clinic-1 wage:college-1 wage:hospital-1 wage:lobbying-firm-1 wage:fashion-company-3 wage:hotel-2 wage:hotel-3 wage:fashion-company-2 wage:medical-village-1 wage:medical-village-2 wage:college-2-2 wage:fast-food-chain-2 wage:stadium-2 wage:publishing-house-3 wage:publishing-house-2 wage:medical-village-3 wage:supermarket-2-2 wage:supermarket-2-1 wage:supermarket-2-3 wage:radio-station-1 wage:institute-of-technology-1 wage:institute-of-technology-2 wage:shopping-mall-2-1 wage:shopping-mall-2-2 wage:institute-of-technology-3 wage:shopping-mall-2-3 wage:national-public-broadcasting-2 wage:national-public-broadcasting-3 wage:college-2-3 wage:fish-farm-1 wage:fish-farm-3 wage:fish-farm-2 wage:stadium-1 wage:vegetable-farm-1 wage:fast-food-chain-3 wage:clinic-2-2 wage:university-2 wage:clinic-2-3 wage:fashion-company-1 wage:pharmaceutical-company-3 wage:college-2-1 wage:hotel-1 wage:university-3 wage:tv-station-1 wage:tv-station-3 wage:fast-food-chain-1 wage:tv-station-2 wage:pharmaceutical-company-2 wage:pharmaceutical-company-1 wage:publishing-house-1 wage:clinic-2-1 wage:university-1 wage:university-hospital-3 agenda:reveal
capitalist ask.wages &1
wage:supermarket-3 wage:clinic-3 done wage:radio-station-2 wage:vegetable-farm-3 wage:radio-station-3 wage:shopping-mall-3 wage:college-3 wage:clinic-2 wage:supermarket-2 wage:college-2 wage:shopping-mall-2 wage:fashion-company-3 wage:institute-of-technology-3 wage:hospital-3 wage:hotel-3 wage:supermarket-2-3 wage:fast-food-chain-3 wage:supermarket-1 wage:shopping-mall-1 wage:clinic-1 wage:college-1 wage:medical-village-3 wage:pharmaceutical-company-3 wage:fast-food-chain-2 wage:college-2-1 wage:clinic-2-2
capitalist ask.wage | company.stadium
wage:2 wage:3 wage:1
capitalist ask.staff-class-for | company.stadium
class:working class:middle none
capitalist ask.vote-side | policy.3 C
for against
capitalist ask.discard | action.lobby
discard:capitalist-business-grants discard:capitalist-exit-strategy discard:capitalist-foreign-recruitment discard:capitalist-foreign-partner discard:capitalist-taxed-enough-already discard:capitalist-extra-shift discard:capitalist-interest-groups discard:capitalist-technological-progress discard:capitalist-unemployment-initiative-program discard:capitalist-industrialization discard:capitalist-trade-protectionism-lobby discard:capitalist-higher-education-program discard:capitalist-competitive-wages discard:capitalist-business-expansion discard:capitalist-fake-news discard:capitalist-bid-rigging discard:capitalist-foreign-market-insight discard:capitalist-public-opinion-polling discard:capitalist-tap-into-new-markets discard:capitalist-global-branding discard:capitalist-push-political-agenda discard:capitalist-offshore-companies discard:capitalist-investment-opportunities discard:capitalist-global-food-crisis discard:capitalist-health-crisis
capitalist ask.immediate-vote
yes no
capitalist ask.immediate-vote | policy.3
yes no
capitalist ask.immediate-vote &1
yes no
capitalist ask.discard | action.propose-bill
discard:capitalist-exit-strategy discard:capitalist-foreign-recruitment discard:capitalist-foreign-partner discard:capitalist-extra-shift discard:capitalist-industrialization discard:capitalist-trade-protectionism-lobby discard:capitalist-buy-private-island discard:capitalist-investment-opportunities discard:capitalist-global-food-crisis discard:capitalist-radical-reforms discard:capitalist-technological-progress discard:capitalist-business-expansion discard:capitalist-fake-news discard:capitalist-unemployment-initiative-program discard:capitalist-bid-rigging discard:capitalist-foreign-market-insight discard:capitalist-public-opinion-polling discard:capitalist-health-crisis discard:capitalist-push-political-agenda discard:capitalist-tap-into-new-markets discard:capitalist-global-branding discard:capitalist-competitive-wages discard:capitalist-business-grants discard:capitalist-higher-education-program discard:capitalist-interest-groups discard:capitalist-offshore-companies discard:capitalist-momentum-for-change discard:capitalist-taxed-enough-already discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-endorse-political-campaign discard:capitalist-reveal-political-scandal discard:capitalist-change-of-government-agenda discard:capitalist-protect-the-status-quo
capitalist ask.immediate-vote | policy.1
yes no
capitalist ask.export-from-zone | resource.food
least most 3/4 2/4 4/4 1/4
working ask.buy-source | resource.luxury
source:capitalist source:foreign source:middle done source:state
working ask.buy-amount | resource.luxury
least 3/4 most 1/4 2/4 4/4
working ask.assign-where | skill.education
company:convenience-store company:doctors-office company:public-hospital-2 company:public-university-2 company:supermarket company:university-hospital company:publishing-house company:regional-tv-station-2 company:technical-university company:clinic company:college company:fast-food-chain company:university company:private-school company:college-2 company:convenience-store-2 company:national-public-broadcasting company:public-hospital-3 company:regional-tv-station-3 company:shopping-mall union:education company:institute-of-technology company:tutoring-company company:fashion-company company:doctors-office-2 company:radio-station company:game-store company:local-newspaper trade:convenience-store-employee trade:doctors-office-employee trade:supermarket-1 company:cooperative-farm trade:local-newspaper-employee trade:national-public-broadcasting-1 trade:cooperative-farm-0 trade:cooperative-farm-2-0 company:public-university-3 trade:college-1 company:vegetable-farm trade:university-hospital-1
working ask.immediate-vote | policy.1
yes no
working ask.vote-influence | policy.5
least most 2/4 3/4
working ask.housing
role:capitalist role:middle
working ask.vote-side | policy.7 C
for against
working ask.vote-influence | policy.2
least most 2/4 3/4 4/4
working ask.vote-influence | policy.6
least most 3/4 2/4
working ask.assign-next-for | company.cooperative-farm
skill:unskilled skill:healthcare skill:education skill:agriculture skill:luxury skill:media worker:doctors-office-employee worker:national-public-broadcasting-0 worker:supermarket-0 worker:supermarket-1 worker:university-hospital-0 worker:university-hospital-1 worker:fast-food-chain-0 worker:cooperative-farm-2-1 worker:clinic-1
working ask.swap-in | company.cooperative-farm
skill:unskilled skill:healthcare skill:education skill:luxury skill:agriculture skill:media
working ask.swap-in | company.doctors-office
skill:unskilled skill:agriculture skill:education skill:healthcare skill:media skill:luxury
working ask.vote-side | policy.6 B
for against
working ask.assign-next-for | company.public-hospital
worker:hospital-0 worker:university-hospital-0 skill:unskilled skill:agriculture worker:academy-1 worker:university-hospital-1 skill:healthcare worker:public-hospital-2-0 worker:supermarket-0 worker:supermarket-1 worker:convenience-store-employee skill:education worker:clinic-0 worker:clinic-1 worker:public-hospital-2-1 worker:medical-village-0 worker:national-public-broadcasting-1 worker:cooperative-farm-2
working ask.assign-next-for | company.public-university
skill:education worker:college-0 worker:private-school-employee skill:unskilled skill:agriculture worker:convenience-store-employee worker:university-hospital-0 worker:university-hospital-1 worker:doctors-office-employee worker:public-university-2-0 worker:supermarket-0 worker:college-1 worker:convenience-store-2-employee worker:tutoring-company-employee worker:university-hospital-2
working ask.overtime
company:university-hospital company:technical-university company:public-hospital-2 company:public-university-2 company:national-public-broadcasting company:regional-tv-station-2 company:shopping-mall company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:shopping-mall-2 company:publishing-house
working ask.swap-in | company.public-hospital
skill:unskilled skill:agriculture skill:healthcare skill:education skill:media
working ask.buy-amount | resource.health
least 1/4 2/4 3/4 4/4 most
working ask.turn-main
play:working-public-opinion-polling play:working-state-scholarship play:working-proletarians-of-the-world-unite basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:demonstration basic:political-pressure play:working-workers-movement play:working-cooperative-farm play:working-healthcare-movement play:working-need-for-change play:working-migration play:working-affordable-housing play:working-workplace-accident play:working-public-sector-overtime play:working-general-strike play:working-specialization play:working-boost-domestic-tourism play:working-reveal-political-scandal play:working-signing-bonus play:working-labor-market-deregulation play:working-unemployment-benefits play:working-interest-groups play:working-supplemental-income-program play:working-radical-reforms play:working-highlight-social-issues play:working-fake-news play:working-protect-the-status-quo play:working-healthcare-benefits play:working-immigration-reform play:working-student-movement play:working-rising-covid-19-cases agenda:hold basic:history-he17 play:working-momentum-for-change play:working-change-of-government-agenda basic:history-he30 basic:history-he48
working ask.immediate-vote | policy.3
yes no
working ask.vote-influence | policy.3
least 2/4 3/4 4/4 most
working ask.vote-side | policy.5 B
for against
middle ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media agenda:reveal
middle ask.turn
play:middle-unemployment-initiative-program play:middle-land-of-opportunity play:middle-interest-groups play:middle-investment-opportunities play:middle-personal-consumption play:middle-highlight-social-issues play:middle-specialization basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:buy-goods basic:extra-shift basic:political-pressure free:adjust-prices free:adjust-wages play:middle-migration play:middle-state-scholarship play:middle-healthcare-benefits play:middle-growing-business basic:sell-abroad play:middle-foreign-market-insight play:middle-public-opinion-polling play:middle-small-business-grant play:middle-export-subsidy play:middle-public-sector-overtime free:swap-workers play:middle-fake-news play:middle-health-crisis play:middle-supplemental-income-program play:middle-import-subsidy play:middle-voice-of-middle-class-workers free:pay-off-loan play:middle-immigration-reform play:middle-new-theme-park play:middle-labor-market-deregulation play:middle-employment-subsidy free:use-luxury agenda:hold play:middle-higher-education-program free:use-healthcare free:use-education play:middle-reveal-political-scandal play:middle-momentum-for-change basic:history-he30 basic:history-he48 play:middle-protect-the-status-quo free:history-he35 play:middle-change-of-government-agenda basic:history-he17 play:middle-covid-19-stimulus-package free:history-he50 agenda:reveal free:history-he37 free:history-he47 free:history-he29 free:history-he26 free:history-he19 free:history-he33 free:history-he32 free:history-he31
middle ask.turn-free
free:adjust-prices free:adjust-wages end free:swap-workers free:use-healthcare free:pay-off-loan free:use-luxury agenda:hold free:use-education free:history-he35 free:history-he50 agenda:reveal free:history-he37 free:history-he47 free:history-he29 free:history-he26 free:history-he19 free:history-he33 free:history-he36 free:history-he31 free:history-he32
middle ask.price
price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:health-5 price:health-10 price:education-5 price:education-10 done price:food-12 price:luxury-8 price:health-8 price:education-8 agenda:reveal
middle ask.discard
discard:middle-unemployment-initiative-program discard:middle-land-of-opportunity discard:middle-investment-opportunities discard:middle-personal-consumption discard:middle-highlight-social-issues discard:middle-specialization discard:middle-migration discard:middle-state-scholarship discard:middle-healthcare-benefits discard:middle-growing-business discard:middle-foreign-market-insight discard:middle-import-subsidy discard:middle-public-opinion-polling discard:middle-small-business-grant discard:middle-export-subsidy discard:middle-public-sector-overtime discard:middle-health-crisis discard:middle-employment-subsidy discard:middle-fake-news discard:middle-supplemental-income-program discard:middle-voice-of-middle-class-workers discard:middle-higher-education-program discard:middle-labor-market-deregulation discard:middle-immigration-reform discard:middle-new-theme-park discard:middle-interest-groups discard:middle-reveal-political-scandal discard:middle-momentum-for-change discard:middle-protect-the-status-quo discard:middle-change-of-government-agenda discard:middle-covid-19-stimulus-package agenda:reveal
middle ask.discard | action.assign-workers
discard:middle-unemployment-initiative-program discard:middle-land-of-opportunity discard:middle-investment-opportunities discard:middle-personal-consumption discard:middle-specialization discard:middle-foreign-market-insight discard:middle-import-subsidy discard:middle-public-opinion-polling discard:middle-export-subsidy discard:middle-public-sector-overtime discard:middle-small-business-grant discard:middle-health-crisis discard:middle-employment-subsidy discard:middle-fake-news discard:middle-healthcare-benefits discard:middle-supplemental-income-program discard:middle-migration discard:middle-new-theme-park discard:middle-state-scholarship discard:middle-labor-market-deregulation discard:middle-interest-groups discard:middle-voice-of-middle-class-workers discard:middle-growing-business discard:middle-immigration-reform discard:middle-higher-education-program
middle ask.assign-worker
skill:unskilled skill:agriculture skill:healthcare worker:convenience-store-0 worker:doctors-office-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 done skill:luxury skill:education skill:media worker:electronics-store-0 worker:clinic-0 worker:clinic-1 worker:doctors-office-2-0 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:hotel-0 worker:technical-university-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:training-center-0 worker:training-center-1 worker:game-store-0 worker:public-university-2-0 worker:public-university-2-1 worker:local-newspaper-0 worker:pharmacy-0 worker:pharmacy-1 worker:publishing-house-0 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:pr-agency-0 worker:pr-agency-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:tutoring-company-0 worker:supermarket-0 worker:supermarket-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:college-0 worker:medical-laboratory-0 worker:college-1 worker:fish-farm-0 worker:fish-farm-1 worker:fashion-company-0 worker:fast-food-chain-0 worker:radio-station-0 worker:hospital-1 worker:fashion-company-1 worker:stadium-0 worker:stadium-1 worker:regional-radio-station-0 worker:fish-farm-2 worker:stadium-2 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-3-0 worker:public-university-3-1 worker:private-school-0 worker:clinic-2-1 worker:publishing-house-1 worker:publishing-house-2 worker:vegetable-farm-0 worker:vegetable-farm-2 worker:fast-food-chain-1 worker:hotel-2 worker:clinic-2-0 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:academy-0 worker:academy-1 worker:radio-station-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:vegetable-farm-1 worker:organic-farm-0 worker:convenience-store-2-0 worker:hospital-0 worker:university-0 worker:university-2 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:university-1 worker:college-2-0 worker:college-2-1 worker:hotel-1 worker:medical-village-0 worker:medical-village-1
middle ask.assign-where
company:clinic company:hospital company:supermarket company:shopping-mall company:lobbying-firm company:national-public-broadcasting company:regional-tv-station-2 company:university-hospital company:medical-village trade:technical-university-1 trade:national-public-broadcasting-1 company:technical-university company:fast-food-restaurant company:public-hospital-3 company:public-university-3 company:publishing-house company:electronics-store company:public-hospital-2 company:public-university-2 company:college company:fish-farm trade:training-center-1 company:training-center trade:hospital-1 trade:fashion-company-0 trade:fashion-company-1 trade:stadium-1 company:university company:shopping-mall-2 trade:national-public-broadcasting-2 company:regional-tv-station-3 trade:shopping-mall-1 company:fashion-company company:stadium company:college-2 company:tv-station trade:publishing-house-1 trade:publishing-house-2 trade:supermarket-2-1 trade:clinic-1 trade:clinic-2-1 trade:fish-farm-0 trade:fish-farm-2 trade:publishing-house-0 trade:vegetable-farm-0 trade:vegetable-farm-2 trade:fast-food-chain-0 trade:fast-food-chain-1 trade:technical-university-2 company:clinic-2 company:hotel trade:academy-1 trade:radio-station-1 trade:lobbying-firm-1 trade:radio-station-0 trade:shopping-mall-2-1 company:pharmaceutical-company company:academy trade:vegetable-farm-1 company:doctors-office company:supermarket-2 trade:university-hospital-1 trade:fish-farm-1 company:convenience-store company:institute-of-technology trade:institute-of-technology-1 company:pr-agency trade:tv-station-1 trade:tv-station-2 company:radio-station trade:public-university-2-1 trade:regional-tv-station-2-1 company:medical-laboratory company:pharmacy trade:pr-agency-1 trade:college-2-1 trade:institute-of-technology-0 trade:institute-of-technology-2 trade:public-university-2-0 trade:supermarket-1 trade:fast-food-restaurant-1 trade:university-0 company:organic-farm trade:pharmacy-1 company:game-store trade:hotel-1 trade:hotel-2 company:fast-food-chain trade:college-1 trade:public-university-3-1 trade:academy-0 trade:medical-village-1 trade:training-center-0 company:regional-radio-station trade:university-1 trade:jewelry-store-1 trade:technical-university-0 company:jewelry-store trade:hotel-0 company:doctors-office-2 trade:jewelry-store-0
middle ask.assign-where | skill.healthcare
company:clinic company:university-hospital company:national-public-broadcasting company:technical-university company:regional-tv-station-2 trade:shopping-mall-1 company:college-2 company:public-university-2 company:hotel company:tv-station company:doctors-office
middle ask.assign-next-for
skill:unskilled skill:agriculture skill:healthcare worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 skill:luxury skill:education skill:media worker:doctors-office-0 worker:electronics-store-0 worker:clinic-0 worker:clinic-1 worker:fast-food-restaurant-1 worker:training-center-1 worker:game-store-0 worker:public-university-2-0 worker:public-university-2-1 worker:technical-university-2 worker:supermarket-2-0 worker:tutoring-company-0 worker:supermarket-0 worker:supermarket-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:regional-tv-station-2-0 worker:college-0 worker:medical-laboratory-0 worker:college-1 worker:training-center-0 worker:pr-agency-0 worker:pr-agency-1 worker:fish-farm-0 worker:fish-farm-1 worker:fashion-company-0 worker:fashion-company-1 worker:pharmacy-0 worker:pharmacy-1 worker:stadium-0 worker:stadium-1 worker:regional-radio-station-0 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-3-0 worker:public-university-3-1 worker:hotel-0 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:private-school-0 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:publishing-house-0 worker:hotel-2 worker:regional-tv-station-2-1 worker:clinic-2-0 worker:clinic-2-1 worker:university-hospital-1 worker:university-hospital-2 worker:publishing-house-1 worker:academy-0 worker:academy-1 worker:radio-station-0 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:vegetable-farm-1 worker:fast-food-restaurant-0 worker:organic-farm-0 worker:convenience-store-2-0 worker:doctors-office-2-0 worker:hospital-0 worker:hospital-1 worker:university-0 worker:university-2 worker:institute-of-technology-1 worker:vegetable-farm-0 worker:university-1 worker:publishing-house-2 worker:tv-station-0 worker:tv-station-1 worker:institute-of-technology-0 worker:vegetable-farm-2 worker:college-2-0 worker:university-hospital-0 worker:radio-station-1 worker:institute-of-technology-2 worker:hotel-1 worker:college-2-1 worker:medical-village-1 worker:medical-village-0 worker:tv-station-2 worker:supermarket-2-1 worker:fish-farm-2
middle ask.assign-next-for | company.clinic
skill:unskilled skill:healthcare worker:convenience-store-0 worker:doctors-office-0 worker:pharmacy-0
middle ask.wages
wage:convenience-store-3 wage:doctors-office-3 done wage:convenience-store-2 wage:doctors-office-2 wage:electronics-store-3 wage:doctors-office-1 wage:electronics-store-1 wage:electronics-store-2 wage:doctors-office-2-3 wage:doctors-office-2-1 wage:organic-farm-2 wage:organic-farm-3 wage:game-store-2 wage:medical-laboratory-2 wage:local-newspaper-3 wage:tutoring-company-3 wage:tutoring-company-2 wage:convenience-store-1 wage:tutoring-company-1 wage:game-store-3 wage:local-newspaper-1 wage:local-newspaper-2 wage:medical-laboratory-3 wage:medical-laboratory-1 wage:convenience-store-2-2 wage:convenience-store-2-1 wage:convenience-store-2-3 wage:organic-farm-1 wage:regional-radio-station-1 wage:regional-radio-station-2 wage:regional-radio-station-3 wage:private-school-2 wage:private-school-3 wage:private-school-1 wage:doctors-office-2-2 wage:game-store-1 agenda:reveal
middle ask.discard | action.political-pressure
discard:middle-unemployment-initiative-program discard:middle-investment-opportunities discard:middle-personal-consumption discard:middle-highlight-social-issues discard:middle-healthcare-benefits discard:middle-foreign-market-insight discard:middle-migration discard:middle-land-of-opportunity discard:middle-export-subsidy discard:middle-public-sector-overtime discard:middle-small-business-grant discard:middle-health-crisis discard:middle-fake-news discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-voice-of-middle-class-workers discard:middle-higher-education-program discard:middle-specialization discard:middle-new-theme-park discard:middle-labor-market-deregulation discard:middle-public-opinion-polling discard:middle-interest-groups discard:middle-growing-business discard:middle-state-scholarship discard:middle-supplemental-income-program discard:middle-momentum-for-change discard:middle-immigration-reform discard:middle-protect-the-status-quo discard:middle-reveal-political-scandal discard:middle-change-of-government-agenda discard:middle-covid-19-stimulus-package
middle ask.discard | action.build-company
discard:middle-unemployment-initiative-program discard:middle-investment-opportunities discard:middle-personal-consumption discard:middle-foreign-market-insight discard:middle-migration discard:middle-land-of-opportunity discard:middle-healthcare-benefits discard:middle-small-business-grant discard:middle-growing-business discard:middle-employment-subsidy discard:middle-public-opinion-polling discard:middle-fake-news discard:middle-health-crisis discard:middle-supplemental-income-program discard:middle-public-sector-overtime discard:middle-immigration-reform discard:middle-labor-market-deregulation discard:middle-interest-groups
middle ask.wage
wage:2 wage:3 wage:1
middle ask.wage | company.electronics-store
wage:2 wage:3
middle ask.vote-side
for against agenda:reveal
middle ask.vote-side | policy.1 B
for against
middle ask.vote-influence
least most 2/4 3/4 1/4 4/4
middle ask.vote-influence | policy.1
least most 2/4 3/4 4/4
middle ask.vote-side | policy.5 B
for against
middle ask.vote-influence | policy.5
least most 2/4 3/4 4/4
middle ask.discard-companies
company:pr-agency company:medical-laboratory done company:jewelry-store company:pharmacy company:organic-farm company:private-school company:convenience-store-2 company:electronics-store company:regional-radio-station company:tutoring-company company:local-newspaper company:game-store company:training-center company:doctors-office-2 company:fast-food-restaurant agenda:reveal
middle ask.discard | action.extra-shift
discard:middle-unemployment-initiative-program discard:middle-personal-consumption discard:middle-migration discard:middle-state-scholarship discard:middle-healthcare-benefits discard:middle-specialization discard:middle-growing-business discard:middle-export-subsidy discard:middle-investment-opportunities discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-supplemental-income-program discard:middle-public-opinion-polling discard:middle-fake-news discard:middle-voice-of-middle-class-workers discard:middle-public-sector-overtime discard:middle-higher-education-program discard:middle-small-business-grant discard:middle-health-crisis discard:middle-new-theme-park discard:middle-interest-groups discard:middle-labor-market-deregulation discard:middle-land-of-opportunity discard:middle-foreign-market-insight discard:middle-highlight-social-issues discard:middle-protect-the-status-quo discard:middle-reveal-political-scandal discard:middle-momentum-for-change discard:middle-change-of-government-agenda discard:middle-covid-19-stimulus-package
middle ask.extra-shift
company:convenience-store company:doctors-office company:electronics-store company:local-newspaper company:organic-farm company:training-center company:game-store company:doctors-office-2 company:pharmacy company:tutoring-company company:pr-agency company:convenience-store-2 company:private-school company:medical-laboratory done company:fast-food-restaurant company:regional-radio-station company:jewelry-store
middle ask.discard | action.propose-bill
discard:middle-unemployment-initiative-program discard:middle-personal-consumption discard:middle-migration discard:middle-state-scholarship discard:middle-healthcare-benefits discard:middle-specialization discard:middle-foreign-market-insight discard:middle-land-of-opportunity discard:middle-export-subsidy discard:middle-small-business-grant discard:middle-fake-news discard:middle-import-subsidy discard:middle-public-opinion-polling discard:middle-voice-of-middle-class-workers discard:middle-public-sector-overtime discard:middle-higher-education-program discard:middle-employment-subsidy discard:middle-health-crisis discard:middle-supplemental-income-program discard:middle-interest-groups discard:middle-growing-business discard:middle-immigration-reform discard:middle-momentum-for-change discard:middle-labor-market-deregulation discard:middle-new-theme-park discard:middle-highlight-social-issues discard:middle-investment-opportunities discard:middle-protect-the-status-quo discard:middle-reveal-political-scandal discard:middle-change-of-government-agenda discard:middle-covid-19-stimulus-package agenda:reveal
middle ask.bill
bill:1A bill:1C bill:2A bill:2C bill:3B bill:4A bill:4C bill:7A bill:7C bill:2B bill:5B bill:6B bill:7B bill:1B bill:6A bill:6C bill:3A bill:3C bill:4B bill:5A bill:5C agenda:reveal
middle ask.immediate-vote
yes no
middle ask.immediate-vote | policy.7
yes no
middle ask.turn-main
play:middle-personal-consumption play:middle-migration play:middle-healthcare-benefits play:middle-specialization basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:sell-abroad basic:buy-goods basic:extra-shift basic:political-pressure play:middle-fake-news play:middle-land-of-opportunity play:middle-investment-opportunities play:middle-growing-business play:middle-supplemental-income-program play:middle-import-subsidy play:middle-public-opinion-polling play:middle-voice-of-middle-class-workers play:middle-public-sector-overtime play:middle-new-theme-park play:middle-labor-market-deregulation play:middle-health-crisis play:middle-export-subsidy play:middle-interest-groups play:middle-foreign-market-insight play:middle-state-scholarship play:middle-highlight-social-issues play:middle-immigration-reform play:middle-employment-subsidy play:middle-small-business-grant play:middle-unemployment-initiative-program play:middle-protect-the-status-quo agenda:hold play:middle-reveal-political-scandal play:middle-momentum-for-change basic:history-he48 play:middle-covid-19-stimulus-package basic:history-he30 play:middle-change-of-government-agenda basic:history-he17 play:middle-higher-education-program
middle ask.migrant
skill:unskilled skill:agriculture skill:luxury skill:education done skill:healthcare skill:media
middle ask.discard | action.sell-company
discard:middle-unemployment-initiative-program discard:middle-personal-consumption discard:middle-healthcare-benefits discard:middle-specialization discard:middle-foreign-market-insight discard:middle-import-subsidy discard:middle-public-opinion-polling discard:middle-small-business-grant discard:middle-export-subsidy discard:middle-public-sector-overtime discard:middle-employment-subsidy discard:middle-fake-news discard:middle-higher-education-program discard:middle-highlight-social-issues discard:middle-growing-business discard:middle-labor-market-deregulation discard:middle-voice-of-middle-class-workers discard:middle-migration discard:middle-immigration-reform discard:middle-new-theme-park discard:middle-interest-groups discard:middle-supplemental-income-program discard:middle-land-of-opportunity discard:middle-momentum-for-change discard:middle-state-scholarship
middle ask.sell-company
company:convenience-store company:doctors-office company:electronics-store company:convenience-store-2 company:doctors-office-2 company:fast-food-restaurant company:training-center company:pharmacy company:local-newspaper company:organic-farm company:jewelry-store company:game-store company:medical-laboratory company:pr-agency company:tutoring-company company:private-school company:regional-radio-station
middle ask.food-source
source:capitalist source:foreign source:state
middle ask.food-amount
least 2/4 3/4 most 4/4 1/4
middle ask.food-amount | role.capitalist
least 2/4 3/4 most 4/4 1/4
middle ask.vote-side | policy.2 C
for against
middle ask.vote-side | policy.5 C
for against
middle ask.vote-side | policy.6 C
for against
middle ask.build
company:jewelry-store company:doctors-office-2 company:convenience-store-2 company:fast-food-restaurant company:electronics-store company:pr-agency company:training-center company:regional-radio-station company:tutoring-company company:local-newspaper company:medical-laboratory company:organic-farm company:game-store company:pharmacy done company:private-school
middle ask.wage | company.convenience-store
wage:1 wage:2 wage:3
middle ask.employee
skill:unskilled none skill:luxury skill:healthcare skill:agriculture skill:education skill:media
middle ask.employee | company.convenience-store
skill:unskilled none skill:agriculture skill:education skill:media skill:healthcare skill:luxury
middle ask.wage | company.doctors-office
wage:1 wage:2 wage:3
middle ask.employee | company.doctors-office
skill:unskilled none skill:agriculture skill:luxury skill:healthcare skill:education
middle ask.vote-side | policy.5 A
for against
middle ask.assign-where | skill.luxury
company:supermarket company:shopping-mall company:national-public-broadcasting company:technical-university company:public-hospital-2 company:public-hospital-3 company:university company:university-hospital company:clinic company:training-center company:academy company:public-university-2 trade:technical-university-1 company:pharmacy company:radio-station company:institute-of-technology trade:university-hospital-1 trade:public-university-2-1
middle ask.assign-next-for | company.national-public-broadcasting
skill:unskilled skill:agriculture skill:education skill:media worker:doctors-office-0 worker:clinic-0 worker:technical-university-0 worker:technical-university-1 skill:healthcare worker:convenience-store-0 worker:tutoring-company-0 worker:regional-tv-station-2-0 worker:medical-laboratory-0 worker:pr-agency-0 worker:shopping-mall-1 worker:fashion-company-0 worker:pharmacy-0 worker:regional-radio-station-0 worker:shopping-mall-0 worker:game-store-0 worker:technical-university-2 worker:regional-tv-station-2-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:fast-food-restaurant-1
middle ask.assign-where | skill.unskilled
company:supermarket company:shopping-mall company:lobbying-firm company:university-hospital company:regional-tv-station-2 trade:technical-university-1 trade:national-public-broadcasting-1 company:public-university-2 company:public-hospital-3 company:college company:technical-university company:national-public-broadcasting company:shopping-mall-2 company:public-hospital-2 company:clinic trade:publishing-house-2 trade:supermarket-2-1 trade:shopping-mall-1 trade:fast-food-chain-0 trade:fast-food-chain-1 trade:radio-station-1 company:academy company:pharmaceutical-company company:supermarket-2 trade:vegetable-farm-2 trade:tv-station-2 trade:regional-tv-station-2-1 trade:jewelry-store-1 trade:jewelry-store-0
middle ask.discard | action.sell-abroad
discard:middle-unemployment-initiative-program discard:middle-foreign-market-insight discard:middle-export-subsidy discard:middle-public-sector-overtime discard:middle-small-business-grant discard:middle-fake-news discard:middle-health-crisis discard:middle-investment-opportunities discard:middle-personal-consumption discard:middle-migration discard:middle-highlight-social-issues discard:middle-higher-education-program discard:middle-specialization discard:middle-growing-business discard:middle-public-opinion-polling discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-supplemental-income-program discard:middle-healthcare-benefits discard:middle-land-of-opportunity discard:middle-labor-market-deregulation discard:middle-new-theme-park discard:middle-reveal-political-scandal discard:middle-momentum-for-change discard:middle-state-scholarship discard:middle-immigration-reform discard:middle-voice-of-middle-class-workers discard:middle-interest-groups discard:middle-change-of-government-agenda discard:middle-protect-the-status-quo discard:middle-covid-19-stimulus-package
middle ask.export
sale:luxury-0 sale:luxury-1 sale:health-0 sale:health-1 done sale:education-0 sale:food-0 sale:education-1 sale:food-1 agenda:reveal
middle ask.swap-out
worker:technical-university-1 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 done worker:publishing-house-1 worker:publishing-house-2 worker:university-hospital-2 worker:public-university-2-1 worker:publishing-house-0 worker:pr-agency-1 worker:supermarket-1 worker:pharmacy-1 worker:technical-university-2 worker:fish-farm-1 worker:fish-farm-2 worker:hospital-1 worker:fashion-company-0 worker:fashion-company-1 worker:shopping-mall-1 worker:medical-village-1 worker:medical-village-2 worker:clinic-1 worker:supermarket-2-1 worker:radio-station-1 worker:vegetable-farm-2 worker:fast-food-chain-1 worker:fast-food-chain-0 worker:university-hospital-1 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:college-2-1 worker:fast-food-restaurant-1 worker:regional-tv-station-3-1 worker:academy-1 worker:training-center-1 worker:stadium-1 worker:public-hospital-2-1 worker:university-2 worker:radio-station-0 worker:vegetable-farm-1 worker:jewelry-store-1 worker:tv-station-1 worker:tv-station-2 worker:stadium-2 worker:college-1 worker:institute-of-technology-2 worker:regional-tv-station-2-1 worker:university-1 worker:shopping-mall-2-1 worker:pharmaceutical-company-2 worker:clinic-2-1 worker:pharmaceutical-company-1 worker:lobbying-firm-1 worker:vegetable-farm-0 worker:institute-of-technology-1 worker:public-hospital-3-1 worker:public-university-3-1
middle ask.swap-in
skill:unskilled skill:agriculture skill:education skill:luxury skill:media skill:healthcare agenda:reveal
middle ask.swap-in | company.national-public-broadcasting
skill:unskilled skill:agriculture skill:education skill:luxury skill:healthcare skill:media
middle ask.vote-side | policy.3 B
for against
capitalist ask.wage | company.hospital
wage:2 wage:3 wage:1
capitalist ask.wage | company.lobbying-firm
wage:2 wage:1
capitalist ask.storage-tile
resource:food resource:luxury resource:health resource:education
capitalist ask.vote-side | policy.1 B
for against
capitalist ask.overtime
company:supermarket company:clinic company:college company:shopping-mall company:radio-station company:fashion-company company:institute-of-technology company:shopping-mall-2 company:lobbying-firm company:hotel company:vegetable-farm company:clinic-2
capitalist ask.vote-side | policy.7 C
for against
capitalist ask.vote-influence | policy.7
least most 2/4 3/4 4/4 1/4
capitalist ask.vote-side | policy.5 C
for against
capitalist ask.deal-stored
least 1/4 2/4 3/4 4/4 most
capitalist ask.deal-stored | resource.food
least 1/4 2/4 3/4 4/4 most
capitalist ask.deal-stored | resource.luxury
least 1/4 2/4 3/4 4/4 most
capitalist ask.vote-side | policy.5 A
for against
capitalist ask.vote-side | policy.6 B
for against
capitalist ask.wage | company.hotel
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.hotel
class:working class:middle none
capitalist ask.wage | company.fashion-company
wage:2 wage:3
capitalist ask.staff-class-for | company.fashion-company
class:working class:middle none
capitalist ask.wage | company.medical-village
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.medical-village
class:working none class:middle
capitalist ask.deal-destination
storage free-trade-zone
working ask.immediate-vote | policy.7
yes no
working ask.buy-amount | resource.influence
least 3/4 most 2/4 4/4
working ask.vote-influence | policy.7
least 2/4 3/4 most
working ask.accident-industry
industry:agriculture industry:healthcare industry:luxury industry:education industry:media
working ask.immediate-vote-free
yes no
working ask.immediate-vote-free | policy.2
yes no
working ask.vote-side | policy.7 B
for against
working ask.discard | action.demonstration
discard:working-labor-market-deregulation discard:working-migration discard:working-fake-news discard:working-radical-reforms discard:working-proletarians-of-the-world-unite discard:working-interest-groups discard:working-highlight-social-issues discard:working-public-sector-overtime discard:working-signing-bonus discard:working-need-for-change discard:working-workplace-accident discard:working-supplemental-income-program discard:working-boost-domestic-tourism discard:working-unemployment-benefits discard:working-general-strike discard:working-specialization discard:working-public-opinion-polling discard:working-state-scholarship discard:working-cooperative-farm discard:working-healthcare-movement discard:working-healthcare-benefits discard:working-student-movement discard:working-workers-movement discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-immigration-reform discard:working-change-of-government-agenda discard:working-affordable-housing discard:working-rising-covid-19-cases discard:working-momentum-for-change
working ask.migrant
skill:unskilled skill:education done skill:agriculture skill:luxury skill:healthcare skill:media
working ask.demonstration-loss
least 3/4 most 1/4 2/4 4/4
working ask.demonstration-loss | role.middle
least 3/4 most 1/4 2/4 4/4
working ask.vote-side | policy.2 B
for against
middle ask.founder
skill:agriculture worker:convenience-store-0 skill:unskilled worker:doctors-office-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 skill:healthcare skill:media worker:electronics-store-0 skill:luxury skill:education worker:organic-farm-0 worker:fashion-company-0 worker:publishing-house-1 worker:university-hospital-0 worker:local-newspaper-0 worker:university-hospital-1 worker:university-hospital-2 worker:tutoring-company-0 worker:supermarket-2-0 worker:supermarket-2-1 worker:medical-laboratory-0 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:public-university-2-0 worker:public-university-2-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:fish-farm-0 worker:publishing-house-0 worker:national-public-broadcasting-2 worker:training-center-0 worker:publishing-house-2 worker:hospital-0 worker:university-2 worker:game-store-0 worker:technical-university-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:clinic-2-0 worker:clinic-2-1 worker:vegetable-farm-2 worker:clinic-0 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:convenience-store-2-0 worker:regional-radio-station-0 worker:doctors-office-2-0 worker:stadium-1 worker:college-0 worker:college-1 worker:fashion-company-1 worker:university-0 worker:pharmaceutical-company-1 worker:pharmacy-0 worker:pharmacy-1 worker:private-school-0 worker:training-center-1 worker:pr-agency-0 worker:pr-agency-1 worker:radio-station-0 worker:radio-station-1 worker:clinic-1 worker:academy-0 worker:tv-station-0 worker:tv-station-1 worker:jewelry-store-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:tv-station-2 worker:academy-1 worker:fast-food-restaurant-1 worker:fast-food-restaurant-0 worker:stadium-0 worker:stadium-2 worker:hospital-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:hotel-2 worker:fast-food-chain-1 worker:hotel-0 worker:fast-food-chain-0 worker:university-1 worker:college-2-0 worker:institute-of-technology-2 worker:college-2-1 worker:hotel-1 worker:jewelry-store-0 worker:supermarket-0 worker:supermarket-1 worker:pharmaceutical-company-0 worker:fish-farm-1 worker:fish-farm-2 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:medical-village-0 worker:medical-village-1 worker:medical-village-2 worker:pharmaceutical-company-2 worker:public-university-3-0 worker:public-university-3-1 worker:lobbying-firm-1 worker:lobbying-firm-0
middle ask.founder | company.fast-food-restaurant skill.agriculture
skill:agriculture worker:convenience-store-0 worker:convenience-store-2-0 worker:supermarket-2-0 worker:training-center-1 worker:jewelry-store-1 worker:hotel-2 worker:publishing-house-2 worker:fashion-company-1
middle ask.founder | company.fast-food-restaurant skill.unskilled
skill:unskilled worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 skill:agriculture skill:luxury skill:healthcare worker:training-center-0 worker:training-center-1 worker:public-university-2-0 worker:public-university-2-1 worker:jewelry-store-0 worker:publishing-house-0 worker:doctors-office-2-0 worker:game-store-0 worker:public-hospital-2-1 worker:hotel-0 worker:university-1
middle ask.discard | action.buy-goods
discard:middle-healthcare-benefits discard:middle-export-subsidy discard:middle-land-of-opportunity discard:middle-investment-opportunities discard:middle-growing-business discard:middle-employment-subsidy discard:middle-import-subsidy discard:middle-supplemental-income-program discard:middle-personal-consumption discard:middle-migration discard:middle-higher-education-program discard:middle-specialization discard:middle-small-business-grant discard:middle-labor-market-deregulation discard:middle-foreign-market-insight discard:middle-public-opinion-polling discard:middle-public-sector-overtime discard:middle-health-crisis discard:middle-interest-groups discard:middle-highlight-social-issues discard:middle-unemployment-initiative-program discard:middle-fake-news discard:middle-new-theme-park discard:middle-voice-of-middle-class-workers discard:middle-immigration-reform discard:middle-momentum-for-change discard:middle-reveal-political-scandal discard:middle-change-of-government-agenda
middle ask.buy-resource
resource:food resource:luxury resource:health resource:education resource:influence done
middle ask.buy-source
source:capitalist source:state done source:middle source:foreign
middle ask.buy-source | resource.education
source:capitalist source:state done source:middle
middle ask.buy-amount
least most 3/4 2/4 4/4 1/4
middle ask.buy-amount | resource.education
least most 3/4 1/4 2/4 4/4
middle ask.storage-tile
resource:food resource:luxury resource:health resource:education
middle ask.vote-side | policy.7 C
for against
middle ask.vote-influence | policy.7
least most 3/4 2/4
middle ask.assign-where | skill.agriculture
company:technical-university company:national-public-broadcasting company:convenience-store company:institute-of-technology company:fish-farm company:university-hospital company:college company:organic-farm company:fast-food-restaurant trade:technical-university-1
middle ask.assign-next-for | company.technical-university
skill:unskilled skill:luxury skill:education skill:media worker:fast-food-restaurant-1 skill:agriculture skill:healthcare worker:convenience-store-0 worker:shopping-mall-1 worker:fish-farm-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:doctors-office-0 worker:private-school-0 worker:tutoring-company-0 worker:hotel-2 worker:vegetable-farm-1
middle ask.buy-amount | resource.health
least 3/4 most 1/4 2/4 4/4
middle ask.swap-in | company.technical-university
skill:unskilled skill:luxury skill:education
middle ask.vote-side | policy.2 A
for against
middle ask.vote-influence | policy.2
least most 3/4
middle ask.vote-side | policy.4 C
for against
middle ask.vote-side | policy.7 B
for against
middle ask.assign-next-for | company.fast-food-restaurant
skill:healthcare
middle ask.swap-in | company.fast-food-restaurant
skill:unskilled skill:agriculture skill:media skill:healthcare skill:education skill:luxury
middle ask.founder | company.training-center skill.unskilled
skill:unskilled skill:healthcare skill:media worker:convenience-store-0 worker:electronics-store-0 worker:technical-university-1 skill:agriculture skill:education worker:doctors-office-0 worker:shopping-mall-1 skill:luxury worker:organic-farm-0 worker:technical-university-0 worker:public-university-2-0 worker:game-store-0 worker:clinic-0 worker:fast-food-restaurant-1 worker:radio-station-1 worker:vegetable-farm-0 worker:regional-tv-station-2-1 worker:publishing-house-2 worker:supermarket-0 worker:tutoring-company-0 worker:institute-of-technology-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:stadium-1 worker:university-hospital-2 worker:fish-farm-2
middle ask.consumption
many-sources one-source
middle ask.buy-source | resource.luxury
source:middle source:foreign done source:capitalist source:state
middle ask.buy-amount | resource.luxury
least 3/4 most 2/4 1/4 4/4
middle ask.vote-side | policy.4 A
for against
middle ask.employee | company.tutoring-company
skill:unskilled none skill:media skill:healthcare skill:luxury
middle ask.export-card
card:export-13 card:export-16 card:export-07 card:export-04 card:export-14 card:export-05 card:export-12 card:export-02 card:export-03 card:export-08 card:export-11 card:export-01 card:export-09 card:export-15 card:export-06 card:export-10
middle ask.vote-side | policy.2 B
for against
capitalist ask.sell-to-state | resource.education
least 3/4 most
capitalist ask.vote-side | policy.2 A
for against
capitalist ask.immediate-vote | policy.5
yes no
capitalist ask.immediate-vote | policy.7
yes no
capitalist ask.vote-side | policy.7 B
for against
working ask.immediate-vote | policy.2
yes no
working ask.food-amount | role.middle
least most 3/4 2/4
working ask.vote-side | policy.4 C
for against
working ask.assign-where | skill.luxury
company:shopping-mall company:college company:national-public-broadcasting company:technical-university company:regional-tv-station-2 company:public-university-3 company:convenience-store company:university-hospital trade:convenience-store-employee trade:supermarket-1 company:game-store company:doctors-office company:college-2 company:supermarket company:public-hospital-3 company:clinic company:public-university-2 company:public-hospital-2 company:hospital company:fast-food-chain union:luxury company:local-newspaper trade:doctors-office-employee trade:university-hospital-1 company:electronics-store company:tutoring-company trade:college-1 trade:cooperative-farm-0
working ask.assign-next-for | company.national-public-broadcasting
skill:unskilled skill:agriculture skill:education skill:media worker:supermarket-0 worker:supermarket-1 worker:university-hospital-0 worker:university-hospital-1 worker:convenience-store-employee worker:doctors-office-employee worker:game-store-employee worker:tv-station-1 worker:technical-university-0 worker:technical-university-1 skill:luxury worker:clinic-2-0 worker:clinic-2-1 worker:tutoring-company-employee worker:regional-radio-station-employee skill:healthcare worker:college-0 worker:college-1 worker:clinic-0 worker:clinic-1 worker:doctors-office-2-employee worker:university-hospital-2 worker:cooperative-farm-0 worker:public-hospital-2-1 worker:regional-tv-station-2-0 worker:cooperative-farm-2-0 worker:private-school-employee worker:fashion-company-0 worker:fashion-company-1 worker:cooperative-farm-2 worker:lobbying-firm-0 worker:pharmaceutical-company-1 worker:cooperative-farm-2-2 worker:cooperative-farm-1 worker:institute-of-technology-2
working ask.swap-in | company.national-public-broadcasting
skill:unskilled skill:agriculture skill:education skill:healthcare skill:luxury skill:media
working ask.swap-in | company.regional-tv-station
skill:unskilled skill:luxury skill:healthcare skill:media
middle ask.founder | company.pharmacy skill.unskilled
skill:agriculture skill:luxury skill:education worker:convenience-store-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 skill:unskilled skill:media worker:regional-tv-station-2-1 skill:healthcare worker:game-store-0 worker:technical-university-2 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:organic-farm-0 worker:stadium-1 worker:fast-food-restaurant-0 worker:jewelry-store-1 worker:vegetable-farm-1 worker:fast-food-chain-0
middle ask.immediate-vote | policy.4
yes no
middle ask.vote-influence | policy.3
least most 3/4 2/4
middle ask.vote-side | policy.6 A
for against
middle ask.buy-source | resource.food
source:middle source:capitalist source:foreign done
middle ask.employee | company.local-newspaper
skill:unskilled none skill:healthcare
middle ask.swap-in | company.academy
skill:unskilled skill:education
middle ask.food-stored
least most 2/4 3/4 1/4 4/4
middle ask.staff-class
class:working class:middle agenda:reveal
middle ask.vote-side | policy.4 B
for against
middle ask.vote-influence | policy.4
least 2/4 3/4 most 4/4
middle ask.vote-side | policy.6 B
for against
middle ask.immediate-vote | policy.5
yes no
middle ask.buy-amount | resource.influence
least 2/4 3/4 4/4 most 1/4
middle ask.buy-amount | resource.food
least 2/4 3/4 most 1/4 4/4
middle ask.remove-cubes
class:middle class:capitalist done class:working
middle ask.vote-side | policy.1 A
for against
middle ask.vote-influence | policy.6
least 3/4 most 4/4
middle ask.hire-where
company:convenience-store-2 done company:convenience-store company:doctors-office company:electronics-store company:private-school company:game-store company:tutoring-company company:regional-radio-station company:doctors-office-2 company:organic-farm company:medical-laboratory
capitalist ask.staff-skill | company.academy
skill:agriculture skill:luxury
capitalist ask.vote-side | policy.2 B
for against
capitalist ask.staff-class-for | company.publishing-house
class:working class:middle
capitalist ask.staff-class-for | company.clinic
class:middle none class:working
capitalist ask.staff-class-for | company.fish-farm
class:working none
middle ask.worker-colour &1
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
middle ask.turn &1
play:middle-healthcare-benefits play:middle-import-subsidy play:middle-public-sector-overtime play:middle-personal-consumption basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:buy-goods basic:extra-shift basic:political-pressure free:adjust-prices free:adjust-wages play:middle-labor-market-deregulation play:middle-specialization play:middle-unemployment-initiative-program play:middle-growing-business basic:sell-abroad play:middle-health-crisis play:middle-fake-news play:middle-public-opinion-polling play:middle-interest-groups play:middle-immigration-reform play:middle-highlight-social-issues play:middle-employment-subsidy play:middle-investment-opportunities play:middle-foreign-market-insight free:swap-workers play:middle-land-of-opportunity play:middle-voice-of-middle-class-workers play:middle-migration play:middle-state-scholarship play:middle-small-business-grant play:middle-export-subsidy play:middle-supplemental-income-program free:use-healthcare free:pay-off-loan play:middle-covid-19-stimulus-package agenda:hold play:middle-protect-the-status-quo play:middle-momentum-for-change basic:history-he48
middle ask.buy-amount &1
least 3/4 most 2/4 4/4
middle ask.turn-free &1
free:adjust-prices free:adjust-wages end free:swap-workers free:use-education free:use-healthcare free:pay-off-loan free:history-he35 agenda:hold
middle ask.wages &1
wage:convenience-store-3 wage:doctors-office-3 done wage:organic-farm-2 wage:convenience-store-2 wage:doctors-office-2 wage:organic-farm-3 wage:convenience-store-1 wage:doctors-office-1 wage:game-store-3 wage:game-store-2 wage:regional-radio-station-3 wage:medical-laboratory-1 wage:medical-laboratory-3 wage:convenience-store-2-1 wage:convenience-store-2-2 wage:convenience-store-2-3 wage:electronics-store-1 wage:doctors-office-2-2 wage:doctors-office-2-3 wage:game-store-1 wage:organic-farm-1 wage:private-school-1 wage:private-school-2 wage:regional-radio-station-2 wage:private-school-3 wage:electronics-store-3 wage:tutoring-company-1 wage:tutoring-company-2 wage:tutoring-company-3 wage:medical-laboratory-2 agenda:reveal
middle ask.turn-main &1
play:middle-import-subsidy play:middle-public-sector-overtime basic:assign-workers basic:extra-shift basic:political-pressure play:middle-specialization play:middle-public-opinion-polling basic:sell-company play:middle-foreign-market-insight play:middle-fake-news play:middle-land-of-opportunity play:middle-healthcare-benefits play:middle-voice-of-middle-class-workers play:middle-momentum-for-change
middle ask.discard &1
discard:middle-import-subsidy discard:middle-public-sector-overtime discard:middle-migration discard:middle-labor-market-deregulation discard:middle-personal-consumption discard:middle-specialization discard:middle-higher-education-program discard:middle-health-crisis discard:middle-growing-business discard:middle-supplemental-income-program discard:middle-public-opinion-polling discard:middle-employment-subsidy discard:middle-interest-groups discard:middle-immigration-reform discard:middle-small-business-grant discard:middle-highlight-social-issues discard:middle-foreign-market-insight discard:middle-land-of-opportunity discard:middle-export-subsidy discard:middle-new-theme-park discard:middle-investment-opportunities discard:middle-healthcare-benefits discard:middle-state-scholarship discard:middle-fake-news discard:middle-voice-of-middle-class-workers discard:middle-reveal-political-scandal discard:middle-change-of-government-agenda discard:middle-unemployment-initiative-program discard:middle-covid-19-stimulus-package discard:middle-protect-the-status-quo discard:middle-momentum-for-change
middle ask.vote-side &1
for against
middle ask.vote-influence &1
least most 2/4 3/4
middle ask.price &1
price:health-5 price:health-10 done price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:education-5 price:education-10 price:education-8 price:food-12 price:luxury-8 price:health-8
middle ask.build &1
company:convenience-store-2 company:game-store company:organic-farm company:electronics-store company:regional-radio-station company:jewelry-store company:fast-food-restaurant company:doctors-office-2 company:tutoring-company company:private-school company:training-center company:local-newspaper company:pr-agency company:pharmacy company:medical-laboratory done
middle ask.wage | company.organic-farm
wage:2 wage:3 wage:1
middle ask.wage &1
wage:2 wage:3
middle ask.extra-shift &1
company:convenience-store company:doctors-office company:organic-farm company:electronics-store company:game-store company:doctors-office-2 company:pharmacy company:jewelry-store company:regional-radio-station company:convenience-store-2 company:private-school company:training-center company:medical-laboratory company:fast-food-restaurant company:tutoring-company
middle ask.discard-companies &1
company:convenience-store-2 company:game-store done company:training-center company:electronics-store company:regional-radio-station company:medical-laboratory company:organic-farm company:pharmacy company:jewelry-store company:doctors-office-2 company:private-school company:pr-agency company:local-newspaper company:fast-food-restaurant company:tutoring-company
middle ask.buy-resource &1
resource:food resource:luxury done resource:health resource:influence
middle ask.export &1
sale:food-0 sale:health-0 done sale:luxury-0 sale:luxury-1 sale:health-1 sale:education-0 sale:education-1 sale:food-1
middle ask.buy-source &1
source:capitalist done source:middle source:state
middle ask.remove-cubes &1
class:capitalist done
middle ask.bill &1
bill:1B bill:2B bill:3B bill:4B bill:5C bill:6A bill:6C bill:7A bill:7C bill:7B bill:2A bill:4A bill:4C bill:1A bill:1C bill:6B bill:5B bill:3C
middle ask.sell-to-state
least 1/4 2/4 3/4 4/4 most
middle ask.sell-to-state | resource.health
least most
middle ask.sell-to-state &1
least most
middle ask.staff-class &1
class:working class:middle
middle ask.investment
market deck
middle ask.investment &1
market deck
middle ask.founder &1
skill:agriculture worker:convenience-store-0 skill:unskilled skill:luxury skill:media worker:doctors-office-0 worker:technical-university-1 worker:shopping-mall-0 skill:education worker:shopping-mall-1 skill:healthcare worker:pharmacy-0 worker:radio-station-1 worker:clinic-0 worker:tv-station-0 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:stadium-1 worker:hotel-2 worker:fast-food-chain-1 worker:fast-food-chain-0 worker:college-2-0 worker:hotel-1 worker:public-university-2-0 worker:tutoring-company-0 worker:hospital-0 worker:game-store-0 worker:public-university-2-1 worker:training-center-1 worker:jewelry-store-0 worker:jewelry-store-1 worker:vegetable-farm-2 worker:private-school-0
middle ask.sell-company &1
company:convenience-store company:doctors-office
capitalist ask.immediate-vote | policy.4
yes no
capitalist ask.overtime &1
company:supermarket company:radio-station company:fashion-company
capitalist ask.storage-tile &1
resource:food resource:luxury resource:health resource:education
capitalist ask.immediate-vote | policy.6
yes no
capitalist ask.vote-side | policy.4 B
for against
capitalist ask.turn &2
play:capitalist-global-food-crisis play:capitalist-foreign-market-insight play:capitalist-interest-groups play:capitalist-investment-opportunities basic:propose-bill basic:build-company basic:sell-company basic:make-deal basic:lobby basic:political-pressure free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage play:capitalist-global-branding play:capitalist-higher-education-program play:capitalist-exit-strategy basic:sell-abroad play:capitalist-offshore-companies free:pay-off-loan play:capitalist-extra-shift play:capitalist-unemployment-initiative-program play:capitalist-fake-news play:capitalist-radical-reforms play:capitalist-trade-protectionism-lobby play:capitalist-endorse-political-campaign play:capitalist-foreign-partner play:capitalist-business-grants play:capitalist-bid-rigging play:capitalist-buy-private-island play:capitalist-tap-into-new-markets play:capitalist-business-expansion play:capitalist-public-opinion-polling play:capitalist-technological-progress play:capitalist-taxed-enough-already play:capitalist-industrialization play:capitalist-momentum-for-change play:capitalist-competitive-wages play:capitalist-protect-the-status-quo play:capitalist-change-of-government-agenda free:history-he28
capitalist ask.storage-tile &2
resource:food resource:luxury resource:health resource:education
capitalist ask.turn-main &2
play:capitalist-push-political-agenda play:capitalist-global-food-crisis play:capitalist-foreign-market-insight play:capitalist-interest-groups play:capitalist-investment-opportunities basic:propose-bill basic:build-company basic:sell-company basic:make-deal basic:lobby basic:political-pressure play:capitalist-offshore-companies play:capitalist-exit-strategy basic:sell-abroad play:capitalist-unemployment-initiative-program play:capitalist-fake-news play:capitalist-health-crisis play:capitalist-endorse-political-campaign play:capitalist-business-grants play:capitalist-bid-rigging play:capitalist-foreign-partner play:capitalist-buy-private-island play:capitalist-public-opinion-polling play:capitalist-extra-shift play:capitalist-trade-protectionism-lobby play:capitalist-covid-19-vaccine-r-and-d-funding play:capitalist-momentum-for-change play:capitalist-technological-progress play:capitalist-business-expansion play:capitalist-radical-reforms play:capitalist-higher-education-program play:capitalist-industrialization play:capitalist-foreign-recruitment play:capitalist-global-branding play:capitalist-tap-into-new-markets agenda:hold play:capitalist-taxed-enough-already play:capitalist-protect-the-status-quo basic:history-he48
capitalist ask.discard &2
discard:capitalist-push-political-agenda discard:capitalist-competitive-wages discard:capitalist-global-food-crisis discard:capitalist-foreign-market-insight discard:capitalist-interest-groups discard:capitalist-investment-opportunities discard:capitalist-offshore-companies discard:capitalist-higher-education-program discard:capitalist-exit-strategy discard:capitalist-health-crisis discard:capitalist-extra-shift discard:capitalist-unemployment-initiative-program discard:capitalist-fake-news discard:capitalist-foreign-recruitment discard:capitalist-technological-progress discard:capitalist-trade-protectionism-lobby discard:capitalist-endorse-political-campaign discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-bid-rigging discard:capitalist-buy-private-island discard:capitalist-tap-into-new-markets discard:capitalist-business-expansion discard:capitalist-public-opinion-polling discard:capitalist-taxed-enough-already discard:capitalist-industrialization discard:capitalist-reveal-political-scandal discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-global-branding discard:capitalist-momentum-for-change discard:capitalist-radical-reforms discard:capitalist-protect-the-status-quo discard:capitalist-change-of-government-agenda
capitalist ask.bonus &2
company:supermarket company:shopping-mall company:college company:clinic
capitalist ask.bill &2
bill:1B bill:3B bill:4A bill:4C bill:5B bill:7A bill:7C bill:1A bill:1C bill:3A bill:3C bill:5A bill:5C bill:2B bill:4B bill:6A bill:6C bill:7B bill:2C bill:2A bill:6B
capitalist ask.immediate-vote &2
yes no
capitalist ask.export-card &2
card:export-14 card:export-08 card:export-09 card:export-15 card:export-04 card:export-16 card:export-12 card:export-02 card:export-07 card:export-13 card:export-03 card:export-06
capitalist ask.turn-free &2
free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage end free:pay-off-loan agenda:hold
capitalist ask.vote-side &2
for against
capitalist ask.price &2
price:education-5 price:education-10 done price:health-5 price:health-10 price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:food-12 price:luxury-8 price:education-8 price:health-8
capitalist ask.wages &2
wage:supermarket-3 wage:shopping-mall-3 wage:clinic-3 wage:college-3 done wage:college-2 wage:shopping-mall-2 wage:clinic-2 wage:publishing-house-2 wage:university-2 wage:supermarket-2-3 wage:radio-station-3 wage:institute-of-technology-3 wage:publishing-house-3 wage:university-3 wage:tv-station-1 wage:tv-station-3 wage:fast-food-chain-1 wage:fast-food-chain-3 wage:fast-food-chain-2 wage:clinic-2-3 wage:institute-of-technology-1 wage:institute-of-technology-2 wage:college-2-2 wage:pharmaceutical-company-3 wage:shopping-mall-2-3 wage:hotel-3 wage:pharmaceutical-company-2 wage:pharmaceutical-company-1 wage:supermarket-2 wage:supermarket-1 wage:shopping-mall-1 wage:fashion-company-2 wage:radio-station-2 wage:hospital-2
capitalist ask.vote-side | policy.7 A
for against
capitalist ask.discard-companies &2
company:clinic-2 company:car-manufacturer company:tv-station company:fashion-company done company:electronics-manufacturer company:hospital company:college-2 company:pharmaceutical-company company:fish-farm company:automated-grain-farm company:radio-station company:supermarket-2 company:stadium company:vegetable-farm company:academy company:medical-village company:hotel company:university company:publishing-house company:automated-dairy-farm company:fast-food-chain company:lobbying-firm company:shopping-mall-2 company:institute-of-technology
capitalist ask.export &2
sale:food-0 sale:luxury-0 sale:luxury-1 sale:education-0 sale:education-1 extra done sale:health-0 sale:food-1 sale:health-1
capitalist ask.sell-company &2
company:supermarket company:clinic company:college company:shopping-mall company:automated-dairy-farm company:academy company:institute-of-technology company:car-manufacturer company:publishing-house company:stadium company:vegetable-farm company:tv-station company:fast-food-chain company:pharmaceutical-company company:hotel company:college-2 company:university company:automated-grain-farm company:shopping-mall-2 company:supermarket-2 company:radio-station company:fashion-company company:electronics-manufacturer company:hospital
capitalist ask.build &2
company:car-manufacturer company:fashion-company company:academy company:automated-dairy-farm company:vegetable-farm company:shopping-mall-2 company:fish-farm company:stadium company:institute-of-technology company:medical-village company:pharmaceutical-company company:hotel company:fast-food-chain company:clinic-2 company:publishing-house company:college-2 company:lobbying-firm company:university company:radio-station company:supermarket-2 done company:automated-grain-farm company:tv-station company:electronics-manufacturer company:hospital
capitalist ask.wage &2
wage:2 wage:3
capitalist ask.remove-cubes
class:middle class:capitalist done class:working
capitalist ask.remove-cubes &2
class:middle class:capitalist done
capitalist ask.overtime &2
company:shopping-mall company:clinic company:college
capitalist ask.sell-to-state | resource.health
least 1/4 3/4 most
capitalist ask.sell-to-state &2
1/4
capitalist ask.export-from-zone &2
least 1/4 2/4 3/4 4/4 most
capitalist ask.wage | company.shopping-mall
wage:2 wage:3
capitalist ask.staff-class-for | company.shopping-mall
class:middle none class:working
capitalist ask.staff-class-for &2
class:middle none class:working
capitalist ask.staff-skill | company.shopping-mall
skill:luxury skill:education skill:media skill:agriculture skill:healthcare
capitalist ask.staff-skill &2
skill:luxury skill:education skill:media skill:agriculture skill:healthcare
working ask.hidden-agenda
agenda:ha15 agenda:ha11 agenda:ha12 agenda:ha13 agenda:ha14
working ask.remove-worker
skill:unskilled skill:agriculture skill:education skill:media worker:doctors-office-employee worker:game-store-employee worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 skill:healthcare skill:luxury worker:tutoring-company-employee worker:local-newspaper-employee worker:public-hospital-2-0 worker:public-hospital-2-1 worker:public-university-2-0 worker:public-university-2-1 worker:convenience-store-employee worker:clinic-0 worker:clinic-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:supermarket-2-0 worker:supermarket-2-1 worker:fashion-company-0 worker:fashion-company-1 worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:academy-0 worker:academy-1 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:radio-station-0 worker:radio-station-1 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:convenience-store-2-employee worker:public-hospital-3-0 worker:public-hospital-3-1 worker:university-0 worker:university-1 worker:university-2 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:organic-farm-employee worker:private-school-employee worker:electronics-store-employee worker:doctors-office-2-employee worker:medical-village-0 worker:medical-village-1 worker:medical-village-2 worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:public-university-3-0 worker:public-university-3-1 worker:regional-radio-station-employee worker:hospital-0 worker:hospital-1 worker:college-2-0 worker:college-2-1 worker:stadium-0 worker:stadium-1 worker:stadium-2 worker:fish-farm-0 worker:fish-farm-1 worker:fish-farm-2 worker:shopping-mall-0 worker:shopping-mall-1
working ask.vote-side | policy.4 A
for against
working ask.vote-side | policy.6 C
for against
middle ask.hidden-agenda
agenda:ha08 agenda:ha06 agenda:ha10 agenda:ha09 agenda:ha07
middle ask.founder | company.training-center skill.education
skill:education worker:technical-university-0 worker:public-university-2-0 worker:university-0 worker:college-0 worker:pharmacy-1 worker:fast-food-restaurant-1 worker:academy-0 worker:hotel-2 worker:fast-food-chain-1 worker:publishing-house-2 worker:institute-of-technology-0 worker:college-2-0 worker:publishing-house-1 worker:tutoring-company-0 worker:jewelry-store-1 worker:fast-food-chain-0 worker:vegetable-farm-1 worker:radio-station-1 worker:medical-village-2 worker:publishing-house-0
middle ask.swap-in | company.training-center
skill:unskilled skill:education skill:media skill:luxury skill:healthcare skill:agriculture
middle ask.remove-worker
skill:unskilled skill:luxury skill:education skill:healthcare skill:media worker:convenience-store-0 worker:doctors-office-0 worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-3-0 worker:public-university-3-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:shopping-mall-0 worker:shopping-mall-1 skill:agriculture worker:public-university-2-0 worker:public-university-2-1 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:fashion-company-0 worker:fashion-company-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:private-school-0 worker:doctors-office-2-0 worker:regional-radio-station-0 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:game-store-0 worker:tutoring-company-0 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:stadium-0 worker:stadium-1 worker:stadium-2 worker:electronics-store-0 worker:supermarket-2-0 worker:supermarket-2-1 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:university-0 worker:university-1 worker:university-2 worker:convenience-store-2-0 worker:supermarket-0 worker:supermarket-1 worker:organic-farm-0 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:training-center-0 worker:training-center-1 worker:academy-0 worker:academy-1 worker:medical-laboratory-0 worker:jewelry-store-0 worker:jewelry-store-1 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:clinic-0 worker:clinic-1 worker:radio-station-0 worker:radio-station-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:pharmacy-0 worker:pharmacy-1 worker:college-0 worker:college-1 worker:medical-village-0 worker:medical-village-1 worker:medical-village-2
middle ask.overtime
company:university-hospital company:public-university-2 company:regional-tv-station-2 company:public-hospital-2 company:technical-university company:national-public-broadcasting company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:shopping-mall
middle ask.wage | company.game-store
wage:2 wage:3 wage:1
middle ask.employee | company.game-store
skill:unskilled none skill:agriculture skill:education skill:luxury skill:healthcare skill:media
middle ask.vote-side | policy.7 A
for against
middle ask.assign-where | skill.education
company:technical-university company:shopping-mall company:public-hospital-3 company:fish-farm company:university-hospital company:national-public-broadcasting company:regional-tv-station-2 company:public-university-2 trade:shopping-mall-1 company:clinic company:tv-station trade:technical-university-1 trade:technical-university-2 company:public-hospital-2 company:college company:fast-food-chain
middle ask.assign-next-for | company.public-university
skill:unskilled skill:education worker:technical-university-0 worker:pharmacy-1 worker:fast-food-restaurant-1
middle ask.founder | company.medical-laboratory skill.healthcare
skill:healthcare worker:doctors-office-0 worker:public-hospital-2-0 worker:pharmacy-0
capitalist ask.hidden-agenda
agenda:ha20 agenda:ha18 agenda:ha19 agenda:ha17 agenda:ha16
capitalist ask.retire-company
company:technical-university company:national-public-broadcasting company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:university-hospital company:public-hospital-3 company:regional-tv-station-3 company:public-university-3 company:shopping-mall
capitalist ask.staff-class-for | company.fast-food-chain
class:working class:middle none
capitalist ask.wage | company.publishing-house
wage:2 wage:3 wage:1
working ask.vote-side | policy.2 A
for against
working ask.educate
skill:unskilled worker:doctors-office-2-employee worker:supermarket-1 worker:medical-village-1 worker:medical-village-2 worker:academy-1 worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:clinic-1 worker:institute-of-technology-1 worker:institute-of-technology-2 skill:healthcare skill:education worker:convenience-store-employee worker:doctors-office-employee worker:college-2-1 skill:media worker:local-newspaper-employee worker:convenience-store-2-employee worker:college-1 worker:radio-station-0 worker:radio-station-1 worker:university-hospital-1 worker:university-hospital-2 skill:agriculture skill:luxury worker:technical-university-1 worker:technical-university-2 worker:public-university-2-1 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:fashion-company-0 worker:fashion-company-1 worker:supermarket-2-1 worker:tutoring-company-employee worker:public-hospital-2-1 worker:regional-tv-station-2-1 worker:game-store-employee worker:public-hospital-3-1 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:lobbying-firm-1 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:public-university-3-1 worker:regional-tv-station-3-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:shopping-mall-1 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:hospital-1 worker:shopping-mall-2-1 worker:tv-station-1 worker:tv-station-2 worker:clinic-2-1 worker:university-1 worker:university-2 worker:stadium-1 worker:stadium-2 worker:fish-farm-1 worker:fish-farm-2
working ask.immediate-vote-free | policy.7
yes no
middle ask.employee | company.electronics-store
skill:luxury none
middle ask.assign-next-for | company.university-hospital
skill:agriculture skill:luxury worker:convenience-store-0 worker:technical-university-0 worker:technical-university-1 skill:unskilled skill:healthcare skill:education worker:clinic-2-1 worker:doctors-office-2-0 worker:public-hospital-2-0 worker:public-university-2-0
middle ask.educate
skill:unskilled skill:agriculture skill:luxury skill:education worker:shopping-mall-1 worker:university-hospital-1 worker:supermarket-2-1 worker:technical-university-1 worker:technical-university-2 worker:training-center-1 worker:pr-agency-1 worker:fish-farm-1 worker:fish-farm-2 skill:healthcare skill:media worker:fast-food-chain-0 worker:fast-food-chain-1 worker:stadium-1 worker:stadium-2 worker:public-hospital-3-1 worker:public-university-3-1 worker:public-hospital-2-1 worker:shopping-mall-2-1 worker:national-public-broadcasting-1 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:regional-tv-station-2-1 worker:tv-station-2 worker:fashion-company-0 worker:fashion-company-1 worker:institute-of-technology-2 worker:jewelry-store-1 worker:vegetable-farm-0
middle ask.swap-in | company.publishing-house
skill:unskilled skill:agriculture skill:luxury skill:media skill:healthcare skill:education
middle ask.swap-in | company.university-hospital
skill:education skill:media skill:agriculture skill:unskilled skill:luxury
middle ask.wage | company.local-newspaper
wage:2 wage:3
middle ask.staff-skill
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
middle ask.staff-skill | company.public-university
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
middle ask.founder | company.doctors-office skill.healthcare
skill:healthcare worker:doctors-office-0 worker:clinic-0 worker:pharmacy-0
middle ask.swap-in | company.public-university
skill:unskilled skill:agriculture skill:luxury skill:education skill:healthcare skill:media
middle ask.assign-where | skill.media
company:publishing-house company:national-public-broadcasting company:university-hospital company:lobbying-firm company:shopping-mall company:academy trade:vegetable-farm-2 company:fast-food-restaurant company:pharmaceutical-company company:public-university-2 company:fashion-company company:stadium company:regional-radio-station trade:pr-agency-1
middle ask.assign-next-for | company.publishing-house
worker:shopping-mall-0
capitalist ask.staff-skill | company.publishing-house
skill:agriculture skill:healthcare skill:education skill:luxury
capitalist ask.immediate-vote | policy.2
yes no
capitalist ask.deal
deal:deal-food-7-2 deal:deal-luxury-8-2 deal:deal-food-8-luxury-4-2 deal:deal-food-4-luxury-8 deal:deal-food-7-luxury-5-2 deal:deal-luxury-10 deal:deal-food-7-luxury-5 deal:deal-food-4-luxury-8-2 deal:deal-food-8-2 deal:deal-food-5-luxury-6-2 deal:deal-luxury-12-2 deal:deal-food-8-luxury-4 deal:deal-luxury-8 deal:deal-food-6 deal:deal-luxury-12 deal:deal-food-7 deal:deal-food-5-luxury-6 deal:deal-food-6-2 deal:deal-food-8 deal:deal-luxury-10-2
working ask.assign-next-for | company.fashion-company
worker:convenience-store-employee skill:unskilled worker:fish-farm-0 worker:supermarket-0 worker:supermarket-1 worker:regional-tv-station-2-1
working ask.swap-in | company.fashion-company
skill:unskilled skill:agriculture skill:luxury skill:media
working ask.vote-side | policy.5 A
for against
working ask.assign-next-for | company.hotel
skill:unskilled skill:agriculture skill:education worker:cooperative-farm-0 worker:public-university-2-0 worker:doctors-office-employee worker:university-hospital-0 worker:university-hospital-1 worker:organic-farm-employee worker:supermarket-0 worker:supermarket-1 worker:college-1 worker:university-hospital-2 worker:regional-tv-station-2-1
capitalist ask.staff-abroad
company:supermarket company:college company:publishing-house company:hospital company:clinic company:clinic-2
capitalist ask.staff-class-for | company.supermarket
class:working none
capitalist ask.staff-skill | company.college
skill:luxury skill:healthcare skill:media
capitalist ask.immediate-vote-free
yes no
capitalist ask.immediate-vote-free &1
yes no
working ask.assign-next-for | company.clinic
skill:unskilled skill:education worker:supermarket-0 worker:college-0 worker:college-1 worker:university-hospital-1 skill:healthcare worker:university-hospital-0 worker:hospital-0 worker:supermarket-1 worker:medical-village-0 skill:agriculture worker:clinic-2-0 skill:luxury worker:clinic-0 worker:public-hospital-2-0 worker:doctors-office-employee worker:game-store-employee worker:public-hospital-2-1 worker:public-university-2-1 worker:convenience-store-employee worker:cooperative-farm-0 worker:fast-food-chain-0 worker:tutoring-company-employee worker:doctors-office-2-employee worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 skill:media worker:organic-farm-employee worker:cooperative-farm-2-0 worker:private-school-employee worker:convenience-store-2-employee worker:hotel-0 worker:medical-laboratory-employee worker:university-hospital-2 worker:national-public-broadcasting-2 worker:pharmaceutical-company-0 worker:cooperative-farm-2 worker:cooperative-farm-1
working ask.buy-source | resource.health
source:middle source:state done source:capitalist
working ask.assign-next-for | company.technical-university
skill:unskilled skill:education worker:college-1 worker:supermarket-0 worker:supermarket-1 skill:agriculture skill:luxury worker:cooperative-farm-0 worker:tutoring-company-employee worker:university-hospital-0 worker:university-hospital-1 worker:college-0 worker:cooperative-farm-2-0 worker:cooperative-farm-1
working ask.swap-in | company.technical-university
skill:unskilled skill:luxury skill:education skill:healthcare skill:agriculture
working ask.immediate-vote-free | policy.4
yes no
working ask.accident-owner
role:middle role:capitalist
middle ask.wage | company.tutoring-company
wage:3
middle ask.founder | company.tutoring-company skill.education
skill:education worker:technical-university-0 worker:public-university-2-0 worker:fast-food-restaurant-1
middle ask.founder | company.pr-agency skill.unskilled
skill:unskilled skill:luxury skill:education worker:doctors-office-0 worker:shopping-mall-1 skill:agriculture worker:technical-university-1 skill:media worker:regional-tv-station-2-1 worker:public-university-2-0 worker:public-university-2-1 worker:jewelry-store-0
middle ask.swap-in | company.pr-agency
skill:unskilled skill:agriculture skill:media
middle ask.assign-next-for | company.supermarket
worker:convenience-store-0 skill:agriculture worker:organic-farm-0
middle ask.swap-in | company.supermarket
skill:unskilled skill:luxury skill:education skill:healthcare skill:agriculture skill:media
capitalist ask.wage | company.supermarket
wage:3 wage:1
capitalist ask.wage | company.pharmaceutical-company
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.pharmaceutical-company
class:middle none class:working
working ask.vote-side | policy.1 C
for against
working ask.immediate-vote-free | policy.5
yes no
working ask.immediate-vote-free | policy.6
yes no
working ask.vote-side | policy.3 C
for against
middle ask.buy-source | resource.health
source:middle source:state done source:capitalist
middle ask.staff-company
company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:shopping-mall company:fast-food-chain company:stadium company:fashion-company company:hotel company:college-2 agenda:reveal company:supermarket company:academy
middle ask.staff-company | role.middle
company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:shopping-mall
middle ask.wage | company.medical-laboratory
wage:2 wage:3
middle ask.vote-side | policy.1 C
for against
middle ask.immediate-vote | policy.6
yes no
middle ask.founder | company.pharmacy skill.healthcare
skill:healthcare worker:doctors-office-0 worker:doctors-office-2-0 worker:clinic-0 worker:fast-food-chain-1
middle ask.swap-in | company.pharmacy
skill:unskilled skill:agriculture skill:healthcare skill:education skill:luxury skill:media
middle ask.immediate-vote-free
yes no
middle ask.immediate-vote-free | policy.2
yes no
middle ask.vote-side | policy.3 C
for against
middle ask.wage | company.regional-radio-station
wage:1 wage:2 wage:3
capitalist ask.vote-side | policy.1 C
for against
capitalist ask.wage | company.institute-of-technology
wage:2 wage:3
capitalist ask.staff-class-for | company.institute-of-technology
class:working none class:middle
capitalist ask.buy-public
company:university-hospital company:technical-university company:national-public-broadcasting done company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:shopping-mall
capitalist ask.immediate-vote-free | policy.3
yes no
working ask.swap-in | company.game-store
skill:unskilled skill:agriculture skill:healthcare skill:luxury skill:media
middle ask.assign-next-for | company.college
skill:education worker:technical-university-0 worker:technical-university-1 worker:national-public-broadcasting-2 worker:public-university-2-0
middle ask.swap-in | company.college
skill:unskilled skill:healthcare skill:education skill:media skill:luxury
middle ask.immediate-vote-free | policy.7
yes no
middle ask.founder | company.game-store skill.luxury
skill:luxury worker:shopping-mall-0 worker:public-university-2-1 worker:college-1 worker:electronics-store-0 worker:vegetable-farm-1 worker:jewelry-store-0 worker:fast-food-chain-1
capitalist ask.export-extra | resource.luxury
least most 3/4
capitalist ask.wage | company.college
wage:2 wage:1
capitalist ask.staff-class-for | company.college
class:working class:middle none
capitalist ask.fill-company
company:supermarket company:college-2 company:clinic company:medical-village company:fast-food-chain company:university company:stadium company:college company:publishing-house company:shopping-mall company:hotel company:pharmaceutical-company company:institute-of-technology company:radio-station company:fashion-company company:supermarket-2 company:clinic-2 company:vegetable-farm company:shopping-mall-2
middle ask.worker-colour &2
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
middle ask.turn &2
play:middle-public-sector-overtime play:middle-investment-opportunities play:middle-land-of-opportunity play:middle-new-theme-park play:middle-personal-consumption play:middle-foreign-market-insight basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:buy-goods basic:extra-shift basic:political-pressure free:adjust-prices free:adjust-wages play:middle-healthcare-benefits play:middle-highlight-social-issues play:middle-import-subsidy basic:sell-abroad free:swap-workers play:middle-small-business-grant play:middle-growing-business play:middle-migration play:middle-interest-groups play:middle-voice-of-middle-class-workers play:middle-state-scholarship play:middle-specialization play:middle-supplemental-income-program play:middle-public-opinion-polling play:middle-immigration-reform play:middle-fake-news free:pay-off-loan play:middle-unemployment-initiative-program play:middle-reveal-political-scandal play:middle-export-subsidy play:middle-employment-subsidy free:use-healthcare agenda:hold free:use-luxury
middle ask.discard &2
discard:middle-public-sector-overtime discard:middle-investment-opportunities discard:middle-land-of-opportunity discard:middle-new-theme-park discard:middle-personal-consumption discard:middle-export-subsidy discard:middle-foreign-market-insight discard:middle-healthcare-benefits discard:middle-small-business-grant discard:middle-migration discard:middle-highlight-social-issues discard:middle-import-subsidy discard:middle-unemployment-initiative-program discard:middle-supplemental-income-program discard:middle-employment-subsidy discard:middle-growing-business discard:middle-labor-market-deregulation discard:middle-interest-groups discard:middle-state-scholarship discard:middle-voice-of-middle-class-workers discard:middle-higher-education-program discard:middle-specialization discard:middle-public-opinion-polling discard:middle-immigration-reform discard:middle-fake-news discard:middle-health-crisis discard:middle-reveal-political-scandal discard:middle-momentum-for-change discard:middle-covid-19-stimulus-package discard:middle-change-of-government-agenda discard:middle-protect-the-status-quo
middle ask.sell-company &2
company:convenience-store company:doctors-office company:pr-agency company:private-school
middle ask.turn-free &2
free:adjust-prices free:adjust-wages end free:swap-workers free:use-education free:pay-off-loan free:use-healthcare free:history-he35 agenda:hold
middle ask.price &2
price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:health-5 price:health-10 price:education-5 price:education-10 done price:luxury-8 price:health-8 price:food-12 price:education-8 agenda:reveal
middle ask.build &2
company:training-center company:electronics-store company:game-store company:jewelry-store company:doctors-office-2 company:medical-laboratory company:pharmacy company:local-newspaper company:regional-radio-station company:pr-agency company:convenience-store-2 company:tutoring-company company:organic-farm company:private-school company:fast-food-restaurant done
middle ask.swap-in &2
skill:unskilled skill:media skill:agriculture skill:luxury skill:education skill:healthcare
middle ask.investment &2
market deck
middle ask.founder &2
skill:unskilled skill:healthcare worker:shopping-mall-0 worker:shopping-mall-1 worker:fish-farm-0 worker:publishing-house-0 worker:national-public-broadcasting-2 worker:publishing-house-2 skill:agriculture worker:technical-university-0 worker:technical-university-1 skill:luxury worker:electronics-store-0 worker:shopping-mall-2-0 worker:technical-university-2 skill:education worker:vegetable-farm-2 worker:university-0 worker:pharmaceutical-company-1 worker:convenience-store-0 worker:publishing-house-1 worker:radio-station-0 worker:radio-station-1 worker:academy-0 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:public-university-2-0 worker:public-university-2-1 worker:fast-food-chain-0 worker:institute-of-technology-0 worker:college-2-0 worker:fast-food-chain-1 worker:tv-station-2 worker:academy-1 worker:pharmaceutical-company-0 worker:clinic-0 worker:training-center-0 worker:training-center-1 worker:stadium-1 worker:fast-food-restaurant-0 worker:convenience-store-2-0 worker:fish-farm-2 worker:tutoring-company-0 worker:game-store-0 worker:hotel-2 worker:stadium-0 worker:medical-village-2 worker:jewelry-store-1 worker:fashion-company-0 worker:jewelry-store-0 worker:hospital-1 worker:fish-farm-1 worker:private-school-0 worker:clinic-1 worker:stadium-2 worker:pharmaceutical-company-2 worker:institute-of-technology-1 worker:university-2 worker:pharmacy-1 worker:hotel-1 worker:organic-farm-0 worker:fast-food-restaurant-1
middle ask.export-card &2
card:export-03 card:export-13 card:export-07 card:export-15 card:export-11 card:export-14 card:export-04 card:export-02 card:export-10 card:export-01 card:export-05 card:export-12 card:export-08 card:export-06
middle ask.food-source &2
source:capitalist source:foreign
middle ask.food-amount &2
least most 2/4 3/4 4/4 1/4
middle ask.vote-side &2
for against
middle ask.vote-influence &2
least 2/4 3/4 4/4 most 1/4
middle ask.discard-companies &2
company:electronics-store company:game-store done company:convenience-store-2 company:pharmacy company:organic-farm company:pr-agency company:training-center company:medical-laboratory company:jewelry-store company:doctors-office-2 company:private-school company:tutoring-company company:fast-food-restaurant company:regional-radio-station company:local-newspaper agenda:reveal
middle ask.bill &2
bill:1B bill:2B bill:3A bill:3C bill:4A bill:4C bill:5B bill:7A bill:7C bill:4B bill:3B bill:6A bill:6C bill:1A bill:1C bill:6B bill:7B bill:2A bill:2C bill:5A bill:5C
middle ask.immediate-vote &2
yes no
middle ask.buy-resource &2
resource:food resource:luxury resource:health resource:education resource:influence done
middle ask.buy-source &2
source:capitalist source:state done source:foreign source:middle
middle ask.buy-amount &2
least 3/4 most 1/4 2/4 4/4
middle ask.educate &2
skill:agriculture worker:shopping-mall-2-1
middle ask.turn-main &2
play:middle-public-sector-overtime play:middle-healthcare-benefits basic:propose-bill basic:assign-workers basic:build-company basic:sell-company basic:buy-goods basic:extra-shift basic:political-pressure play:middle-land-of-opportunity play:middle-small-business-grant play:middle-personal-consumption basic:sell-abroad play:middle-migration play:middle-voice-of-middle-class-workers play:middle-investment-opportunities play:middle-specialization play:middle-fake-news play:middle-public-opinion-polling play:middle-foreign-market-insight play:middle-employment-subsidy play:middle-import-subsidy agenda:hold play:middle-growing-business
middle ask.assign-worker &2
skill:agriculture skill:luxury worker:shopping-mall-0 worker:shopping-mall-1 worker:fish-farm-0 worker:fish-farm-1 worker:fashion-company-0 worker:fast-food-chain-0 worker:hospital-1 worker:fashion-company-1 worker:technical-university-1 worker:clinic-2-1 worker:publishing-house-0 worker:publishing-house-1 worker:supermarket-2-1 worker:fish-farm-2 worker:doctors-office-0 worker:fast-food-chain-1 worker:electronics-store-0 worker:vegetable-farm-1 done worker:hospital-0 worker:university-0 worker:tv-station-0
middle ask.assign-where &2
company:technical-university company:national-public-broadcasting trade:hospital-1 trade:fashion-company-0 trade:publishing-house-2 trade:supermarket-2-1 trade:shopping-mall-1 company:clinic trade:fast-food-chain-0 trade:fast-food-chain-1 trade:technical-university-1 trade:technical-university-2 trade:vegetable-farm-2 company:public-university-2
middle ask.assign-next-for &2
skill:agriculture skill:luxury skill:media worker:shopping-mall-1 skill:unskilled worker:private-school-0 worker:technical-university-0
middle ask.assign-next-for | company.fish-farm
skill:agriculture worker:convenience-store-0 worker:technical-university-0
middle ask.swap-out &2
worker:fish-farm-1 worker:fish-farm-2 worker:national-public-broadcasting-2 done worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:hospital-1 worker:fashion-company-0 worker:fashion-company-1 worker:shopping-mall-1 worker:pharmacy-1 worker:supermarket-2-1 worker:radio-station-1 worker:fast-food-chain-1 worker:fast-food-chain-0 worker:technical-university-1 worker:technical-university-2 worker:university-2 worker:radio-station-0 worker:college-2-1 worker:tv-station-1 worker:tv-station-2 worker:stadium-2 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:institute-of-technology-2 worker:hotel-1 worker:hotel-2 worker:jewelry-store-1 worker:stadium-1 worker:training-center-1 worker:fast-food-restaurant-1 worker:academy-1 worker:pharmaceutical-company-2 worker:shopping-mall-2-1 worker:pharmaceutical-company-1 worker:public-university-2-1 worker:regional-tv-station-2-1 worker:hotel-0 worker:medical-village-1 worker:medical-village-2 worker:lobbying-firm-1 worker:vegetable-farm-0 worker:public-hospital-2-1 worker:institute-of-technology-1 worker:clinic-2-1 worker:public-university-3-1 worker:public-hospital-3-1 worker:university-1
middle ask.employee &2
skill:luxury none skill:unskilled skill:healthcare skill:education skill:media
middle ask.extra-shift &2
company:training-center company:convenience-store-2 company:convenience-store company:doctors-office company:private-school company:game-store company:organic-farm company:doctors-office-2 company:tutoring-company company:jewelry-store company:fast-food-restaurant company:pharmacy company:regional-radio-station company:medical-laboratory company:pr-agency
middle ask.founder | company.convenience-store skill.agriculture
skill:agriculture worker:supermarket-2-0 worker:convenience-store-0 worker:organic-farm-0 worker:fast-food-restaurant-0 worker:jewelry-store-1
middle ask.wages &2
wage:electronics-store-1 wage:electronics-store-2 wage:tutoring-company-1 wage:tutoring-company-2 wage:convenience-store-2-2 done wage:electronics-store-3 wage:tutoring-company-3 wage:convenience-store-2-3 wage:organic-farm-1 wage:organic-farm-2 wage:convenience-store-3 wage:doctors-office-3 wage:doctors-office-2 wage:convenience-store-2 wage:local-newspaper-2 wage:local-newspaper-3 wage:private-school-2 wage:private-school-3 wage:convenience-store-1 wage:doctors-office-1 wage:organic-farm-3 wage:regional-radio-station-1 wage:regional-radio-station-2 wage:regional-radio-station-3 wage:medical-laboratory-2 wage:game-store-2 wage:doctors-office-2-2 wage:game-store-1 wage:game-store-3 wage:doctors-office-2-3 wage:local-newspaper-1 wage:private-school-1 wage:medical-laboratory-3
middle ask.vote-side | policy.3 A
for against
middle ask.wage &2
wage:1 wage:2 wage:3
middle ask.founder | company.organic-farm skill.agriculture
skill:agriculture worker:convenience-store-0 worker:convenience-store-2-0 worker:fast-food-restaurant-0 worker:jewelry-store-1 worker:public-university-2-1 worker:hotel-2 worker:radio-station-1 worker:tv-station-2 worker:radio-station-0 worker:vegetable-farm-1
middle ask.swap-in | company.fish-farm
skill:unskilled skill:luxury skill:media skill:agriculture skill:healthcare skill:education
middle ask.migrant &2
skill:unskilled skill:luxury skill:media skill:education
middle ask.food-stored &2
least 2/4 3/4 4/4
working ask.hidden-agenda &2
agenda:ha12 agenda:ha11 agenda:ha14 agenda:ha13 agenda:ha15
working ask.turn &2
play:working-need-for-change play:working-cooperative-farm play:working-fake-news play:working-general-strike play:working-immigration-reform play:working-healthcare-benefits basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure agenda:hold play:working-supplemental-income-program play:working-unemployment-benefits play:working-signing-bonus play:working-highlight-social-issues free:swap-workers play:working-workers-movement play:working-labor-market-deregulation play:working-migration play:working-public-sector-overtime play:working-workplace-accident play:working-affordable-housing play:working-radical-reforms basic:demonstration free:use-healthcare play:working-proletarians-of-the-world-unite free:use-education play:working-rising-covid-19-cases play:working-protect-the-status-quo play:working-state-scholarship play:working-boost-domestic-tourism play:working-healthcare-movement play:working-reveal-political-scandal free:history-he32 play:working-student-movement play:working-interest-groups play:working-specialization free:use-luxury play:working-public-opinion-polling play:working-momentum-for-change free:history-he47 play:working-change-of-government-agenda free:history-he43 free:pay-off-loan
working ask.strike &2
company:supermarket company:college done company:convenience-store company:doctors-office company:local-newspaper company:convenience-store-2 company:radio-station company:game-store company:fast-food-chain company:publishing-house company:clinic company:academy company:university company:vegetable-farm company:regional-radio-station company:hospital company:private-school company:medical-village company:hotel company:college-2 company:doctors-office-2 company:fashion-company company:pharmaceutical-company company:stadium company:tutoring-company company:electronics-store company:organic-farm company:supermarket-2 company:shopping-mall-2 company:medical-laboratory company:institute-of-technology company:fish-farm company:lobbying-firm company:clinic-2 company:tv-station
working ask.discard &2
discard:working-need-for-change discard:working-cooperative-farm discard:working-fake-news discard:working-immigration-reform discard:working-healthcare-benefits discard:working-supplemental-income-program discard:working-unemployment-benefits discard:working-boost-domestic-tourism discard:working-signing-bonus discard:working-labor-market-deregulation discard:working-migration discard:working-public-sector-overtime discard:working-workplace-accident discard:working-affordable-housing discard:working-radical-reforms discard:working-proletarians-of-the-world-unite discard:working-general-strike discard:working-rising-covid-19-cases discard:working-protect-the-status-quo discard:working-state-scholarship discard:working-healthcare-movement discard:working-reveal-political-scandal discard:working-change-of-government-agenda discard:working-student-movement discard:working-interest-groups discard:working-specialization discard:working-workers-movement discard:working-highlight-social-issues discard:working-public-opinion-polling discard:working-momentum-for-change
working ask.remove-cubes &2
class:working class:middle class:capitalist done
working ask.assign-next-for &2
skill:unskilled skill:media skill:education skill:agriculture worker:convenience-store-employee worker:clinic-0 worker:clinic-1 worker:college-0 worker:doctors-office-employee worker:academy-0 worker:academy-1 worker:university-hospital-1 skill:healthcare worker:convenience-store-2-employee worker:tutoring-company-employee worker:game-store-employee worker:supermarket-0 worker:supermarket-1 worker:fast-food-chain-0 worker:hospital-0 worker:hospital-1 worker:university-hospital-0 worker:college-1 skill:luxury worker:local-newspaper-employee worker:private-school-employee worker:college-2-0 worker:radio-station-0 worker:hotel-0 worker:medical-village-0 worker:medical-village-1 worker:public-university-2-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:public-hospital-2-1 worker:vegetable-farm-0 worker:stadium-0 worker:stadium-1 worker:national-public-broadcasting-0 worker:fashion-company-0 worker:publishing-house-0 worker:institute-of-technology-0 worker:cooperative-farm-0 worker:institute-of-technology-1 worker:public-university-2-0 worker:supermarket-2-1 worker:national-public-broadcasting-2 worker:fashion-company-1 worker:fish-farm-1 worker:cooperative-farm-2-0 worker:publishing-house-2 worker:medical-laboratory-employee worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:tv-station-1 worker:cooperative-farm-2-1 worker:institute-of-technology-2 worker:university-0 worker:clinic-2-0 worker:clinic-2-1 worker:pharmaceutical-company-2 worker:medical-village-2 worker:hotel-2 worker:doctors-office-2-employee worker:supermarket-2-0 worker:cooperative-farm-2 worker:organic-farm-employee
working ask.buy-amount &2
least 3/4 most 2/4 4/4 1/4
working ask.food-source &2
source:capitalist source:foreign agenda:reveal source:middle
working ask.vote-side &2
for against
working ask.vote-influence &2
least most 2/4 3/4 4/4
working ask.bill &2
bill:7A bill:7C bill:2A bill:2C bill:1B bill:3B bill:4A bill:4C bill:5B bill:6A bill:6C bill:2B bill:6B bill:1A bill:1C bill:3A bill:3C bill:5A bill:5C bill:7B bill:4B
working ask.immediate-vote &2
yes no
working ask.turn-free &2
free:swap-workers end free:use-healthcare free:use-education free:use-luxury free:history-he47 agenda:hold free:history-he23 free:pay-off-loan free:history-he26 free:history-he43 free:history-he33 free:history-he32
working ask.food-amount &2
least most 3/4 2/4 4/4 1/4
working ask.buy-resource &2
resource:food resource:luxury resource:health resource:education resource:influence done
working ask.buy-source &2
source:middle source:capitalist source:state done source:foreign
working ask.assign-worker &2
skill:unskilled skill:media done worker:cooperative-farm-0 worker:convenience-store-employee worker:doctors-office-employee worker:local-newspaper-employee worker:convenience-store-2-employee worker:supermarket-0 worker:supermarket-1 worker:college-1 worker:radio-station-0 worker:university-hospital-1 skill:education worker:game-store-employee worker:university-hospital-0 skill:agriculture worker:college-0 worker:fast-food-chain-0 worker:publishing-house-0 worker:publishing-house-1 worker:fast-food-chain-1 worker:clinic-0 worker:clinic-1 worker:academy-0 worker:academy-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:public-university-2-0 worker:public-university-2-1 skill:healthcare worker:university-0 worker:tutoring-company-employee worker:regional-radio-station-employee worker:hospital-0 worker:hospital-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 skill:luxury worker:organic-farm-employee worker:doctors-office-2-employee worker:fish-farm-0 worker:fish-farm-1 worker:tv-station-0 worker:tv-station-1 worker:electronics-store-employee worker:private-school-employee worker:college-2-0 worker:college-2-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:hotel-0 worker:medical-village-0 worker:medical-village-1 worker:hotel-1 worker:hotel-2 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:fashion-company-0 worker:vegetable-farm-0 worker:stadium-0 worker:university-1 worker:clinic-2-0 worker:clinic-2-1 worker:fashion-company-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:vegetable-farm-1 worker:institute-of-technology-2 worker:university-hospital-2 worker:vegetable-farm-2 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:cooperative-farm-2-0 worker:medical-laboratory-employee worker:publishing-house-2 worker:university-2 worker:cooperative-farm-2 worker:pharmaceutical-company-2 worker:medical-village-2 worker:radio-station-1 worker:fish-farm-2 worker:stadium-2 worker:cooperative-farm-1 worker:national-public-broadcasting-2 worker:tv-station-2
working ask.assign-where &2
company:convenience-store company:doctors-office company:college company:fast-food-chain company:public-hospital-2 company:public-hospital-3 company:tutoring-company trade:publishing-house-1 company:clinic company:supermarket company:university-hospital company:public-university-2 company:academy company:convenience-store-2 company:national-public-broadcasting company:game-store company:regional-tv-station-2 union:agriculture company:organic-farm company:private-school union:education company:medical-village company:hotel trade:supermarket-1 trade:academy-1 company:radio-station company:lobbying-firm company:fashion-company company:local-newspaper company:institute-of-technology trade:college-1 union:luxury company:supermarket-2 company:vegetable-farm company:publishing-house trade:convenience-store-employee company:clinic-2 trade:doctors-office-employee trade:fast-food-chain-1 trade:university-hospital-1 company:shopping-mall-2 company:medical-laboratory company:hospital trade:publishing-house-2 company:electronics-store union:healthcare company:doctors-office-2 company:university company:public-university-3 trade:cooperative-farm-0 trade:cooperative-farm-2 trade:pharmaceutical-company-1 trade:cooperative-farm-2-0 company:cooperative-farm company:regional-radio-station company:cooperative-farm-2 trade:radio-station-1 trade:university-1 trade:hotel-2 trade:vegetable-farm-2 trade:game-store-employee trade:cooperative-farm-2-1 trade:tutoring-company-employee company:pharmaceutical-company trade:fashion-company-0 trade:university-hospital-2 trade:university-hospital-0 trade:public-hospital-2-1 trade:supermarket-2-1
working ask.housing &2
role:capitalist role:middle
working ask.educate &2
skill:unskilled worker:cooperative-farm-0 worker:cooperative-farm-2 worker:convenience-store-employee worker:doctors-office-employee worker:local-newspaper-employee worker:convenience-store-2-employee worker:supermarket-1 worker:college-1 worker:radio-station-0 worker:university-hospital-1 worker:university-hospital-2 skill:luxury worker:tutoring-company-employee worker:game-store-employee worker:fashion-company-0 worker:vegetable-farm-2 skill:agriculture worker:clinic-1 worker:lobbying-firm-1 worker:publishing-house-0 worker:publishing-house-2 worker:hotel-0 worker:university-1 worker:medical-village-1 worker:pharmaceutical-company-2 worker:cooperative-farm-1 worker:hotel-1 worker:pharmaceutical-company-1 skill:media skill:healthcare worker:clinic-2-1 worker:vegetable-farm-0 skill:education worker:supermarket-2-1 worker:tv-station-1 worker:fashion-company-1 worker:stadium-1 worker:stadium-2 worker:hospital-1 worker:doctors-office-2-employee worker:radio-station-1
working ask.worker-colour &2
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
working ask.turn-main &2
play:working-proletarians-of-the-world-unite basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-boost-domestic-tourism play:working-healthcare-movement play:working-reveal-political-scandal play:working-signing-bonus play:working-need-for-change play:working-cooperative-farm play:working-interest-groups play:working-general-strike play:working-supplemental-income-program play:working-public-sector-overtime play:working-student-movement play:working-migration play:working-highlight-social-issues basic:demonstration play:working-labor-market-deregulation play:working-workplace-accident play:working-fake-news play:working-healthcare-benefits play:working-radical-reforms
working ask.swap-in | company.supermarket
skill:unskilled skill:education skill:agriculture skill:healthcare
working ask.immediate-vote-free | policy.1
yes no
working ask.staff-company
company:public-hospital-2 company:regional-tv-station-2 company:public-university-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:shopping-mall
working ask.staff-company | role.working
company:public-hospital-2 company:regional-tv-station-2 company:public-university-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:shopping-mall
middle ask.employee | company.medical-laboratory
skill:healthcare none
capitalist ask.machinery-count
tokens:1 tokens:2
capitalist ask.wage | company.fast-food-chain
wage:2 wage:3 wage:1
middle ask.immediate-vote | policy.1
yes no
middle ask.immediate-vote | policy.3
yes no
middle ask.consumption &2
many-sources one-source
middle ask.swap-in | company.fashion-company
skill:unskilled skill:agriculture skill:luxury skill:education skill:healthcare skill:media
middle ask.swap-in | company.hospital
skill:luxury
middle ask.swap-in | company.shopping-mall
skill:agriculture skill:healthcare skill:media skill:unskilled
capitalist ask.wage | company.fish-farm
wage:1 wage:2
working ask.freeze-policy
policy:1 policy:5 policy:6 policy:2 policy:4 policy:3 policy:7
working ask.freeze-policy &2
policy:1 policy:5 policy:6
working ask.free-health
least 3/4 most 1/4 2/4 4/4
working ask.free-health &2
least 3/4 most
working ask.remove-worker &2
worker:doctors-office-employee worker:game-store-employee worker:supermarket-0 worker:supermarket-1 worker:college-0 worker:college-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:university-hospital-0 worker:university-hospital-1 worker:university-hospital-2 worker:tutoring-company-employee skill:unskilled skill:luxury worker:convenience-store-employee worker:clinic-1 worker:national-public-broadcasting-1 skill:agriculture worker:publishing-house-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:academy-0 worker:academy-1 worker:hotel-1 worker:convenience-store-2-employee worker:doctors-office-2-employee worker:hospital-1
working ask.assign-next-for | company.fast-food-chain
skill:unskilled skill:education skill:agriculture skill:luxury worker:university-hospital-1 worker:supermarket-1 worker:college-1 worker:college-0 worker:college-2-0
working ask.swap-out &2
worker:fast-food-chain-0 worker:fast-food-chain-1 done worker:cooperative-farm-0 worker:publishing-house-1 worker:publishing-house-2 worker:convenience-store-employee worker:supermarket-2-1 worker:university-1 worker:university-2 worker:university-hospital-1 worker:university-hospital-2 worker:doctors-office-employee worker:supermarket-1 worker:national-public-broadcasting-1 worker:national-public-broadcasting-2 worker:public-hospital-2-1 worker:local-newspaper-employee worker:tutoring-company-employee worker:clinic-1 worker:college-1 worker:fashion-company-1 worker:public-university-2-1 worker:vegetable-farm-2 worker:publishing-house-0 worker:hotel-1 worker:hotel-2 worker:radio-station-0 worker:radio-station-1 worker:cooperative-farm-2 worker:convenience-store-2-employee worker:hotel-0 worker:hospital-1 worker:fashion-company-0 worker:doctors-office-2-employee worker:institute-of-technology-2 worker:tv-station-1 worker:tv-station-2 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:cooperative-farm-1 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:lobbying-firm-1 worker:game-store-employee worker:medical-village-2 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:medical-village-1 worker:fish-farm-1 worker:stadium-1 worker:stadium-2 worker:institute-of-technology-1 worker:clinic-2-1 worker:cooperative-farm-2-0 worker:academy-1 worker:fish-farm-2 worker:regional-tv-station-2-1 worker:shopping-mall-2-1
working ask.swap-in &2
skill:unskilled skill:education skill:agriculture skill:media skill:healthcare skill:luxury
working ask.accident-industry &2
industry:agriculture industry:luxury industry:healthcare industry:education industry:media
working ask.immediate-vote-free &2
yes no
working ask.swap-in | company.publishing-house
skill:unskilled skill:agriculture skill:healthcare skill:luxury
working ask.swap-in | company.clinic
skill:unskilled skill:healthcare skill:agriculture skill:media skill:luxury
middle ask.immediate-vote | policy.2
yes no
middle ask.founder | company.electronics-store skill.luxury
worker:shopping-mall-0 skill:luxury worker:technical-university-1 worker:game-store-0
middle ask.assign-next-for | company.shopping-mall
skill:healthcare worker:lobbying-firm-1
capitalist ask.wage | company.university
wage:2 wage:3
capitalist ask.staff-class-for | company.university
none class:working
capitalist ask.staff-class-for | company.lobbying-firm
none class:working
middle ask.assign-worker &1
skill:unskilled skill:luxury skill:media worker:convenience-store-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-0 worker:technical-university-1 skill:education worker:national-public-broadcasting-1 skill:healthcare worker:technical-university-2 done worker:regional-tv-station-2-1 worker:stadium-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-3-1 worker:publishing-house-0 worker:academy-0 worker:academy-1 worker:radio-station-0 worker:institute-of-technology-0 worker:fashion-company-1 worker:vegetable-farm-0 worker:vegetable-farm-1 skill:agriculture worker:tv-station-0 worker:university-0 worker:university-1 worker:hotel-0 worker:clinic-2-0 worker:public-hospital-2-0 worker:fast-food-chain-1 worker:regional-radio-station-0 worker:clinic-0 worker:clinic-1 worker:publishing-house-2 worker:fast-food-restaurant-0 worker:public-university-2-1 worker:pharmacy-0 worker:pharmacy-1 worker:university-2 worker:hotel-1 worker:medical-village-0 worker:medical-village-1 worker:pr-agency-0
middle ask.assign-where &1
company:clinic company:national-public-broadcasting company:lobbying-firm company:technical-university company:college trade:radio-station-1 company:shopping-mall trade:radio-station-0 trade:technical-university-1 trade:vegetable-farm-2 trade:tv-station-2 trade:publishing-house-2 company:public-hospital-3 company:radio-station company:institute-of-technology company:academy company:organic-farm company:fast-food-restaurant company:regional-radio-station trade:pr-agency-1
middle ask.assign-next-for &1
skill:unskilled skill:media worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-1 skill:luxury skill:healthcare worker:public-university-3-1 skill:education worker:vegetable-farm-1 worker:college-2-0 worker:medical-village-0
middle ask.immediate-vote &1
yes no
middle ask.export-card &1
card:export-08 card:export-01 card:export-07 card:export-10 card:export-03 card:export-06 card:export-04 card:export-15 card:export-11 card:export-02 card:export-09 card:export-13 card:export-16 card:export-12
middle ask.swap-out &1
worker:national-public-broadcasting-1 done worker:medical-village-1 worker:medical-village-2 worker:publishing-house-2 worker:academy-1 worker:radio-station-1 worker:publishing-house-0 worker:shopping-mall-1 worker:vegetable-farm-1 worker:institute-of-technology-2 worker:fashion-company-0 worker:fashion-company-1 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:vegetable-farm-2 worker:supermarket-2-1 worker:jewelry-store-1 worker:training-center-1 worker:college-2-1 worker:shopping-mall-2-1 worker:university-2 worker:tv-station-1 worker:tv-station-2 worker:pharmacy-1 worker:radio-station-0 worker:pr-agency-1 worker:publishing-house-1 worker:clinic-2-1 worker:stadium-2 worker:university-1 worker:institute-of-technology-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:stadium-1 worker:pharmaceutical-company-2 worker:fish-farm-2 worker:public-hospital-3-1 worker:fish-farm-1 worker:fast-food-restaurant-1 worker:public-hospital-2-1 worker:vegetable-farm-0 worker:clinic-1
middle ask.swap-in &1
skill:unskilled skill:luxury skill:education skill:healthcare skill:media skill:agriculture
middle ask.food-source &1
source:capitalist source:foreign
middle ask.employee &1
skill:luxury none skill:education skill:unskilled skill:healthcare skill:media skill:agriculture
middle ask.food-stored &1
least 3/4 most 4/4
middle ask.staff-company &1
company:public-hospital-3 company:public-university-3 company:regional-tv-station-2 company:regional-tv-station-3 company:public-hospital-2 company:shopping-mall
middle ask.educate &1
worker:technical-university-2 worker:fashion-company-1
middle ask.assign-next-for | company.lobbying-firm
worker:public-university-3-1
middle ask.food-amount &1
least most 3/4 4/4
capitalist ask.deal-destination &1
storage free-trade-zone
capitalist ask.deal-stored &1
least 3/4 most
capitalist ask.staff-skill | company.medical-village
skill:healthcare skill:media
working ask.swap-in | company.college
skill:education skill:luxury
middle ask.swap-in | company.clinic
skill:unskilled skill:healthcare skill:education skill:media skill:agriculture skill:luxury
capitalist ask.vote-side | policy.3 A
for against
working ask.swap-in | company.convenience-store
skill:unskilled skill:agriculture skill:healthcare skill:education skill:luxury skill:media
working ask.assign-where | skill.media
company:doctors-office company:fashion-company company:university-hospital company:tv-station company:publishing-house company:shopping-mall-2 company:national-public-broadcasting company:convenience-store company:hotel company:shopping-mall company:clinic company:supermarket company:pharmaceutical-company company:fast-food-chain company:public-hospital-2 company:local-newspaper company:college company:regional-tv-station-2 company:doctors-office-2 union:media company:radio-station trade:university-hospital-1 company:regional-radio-station company:clinic-2 company:game-store trade:clinic-1 company:vegetable-farm
middle ask.swap-in | company.regional-tv-station
skill:unskilled skill:luxury skill:agriculture skill:education skill:media skill:healthcare
middle ask.sell-to-state | resource.education
least 2/4 3/4 most
capitalist ask.staff-skill | company.fashion-company
skill:luxury skill:healthcare
working ask.accident-industry &1
industry:agriculture industry:healthcare industry:education industry:media industry:luxury
middle ask.wage | company.private-school
wage:2 wage:3
middle ask.immediate-vote-free | policy.4
yes no
capitalist ask.immediate-vote-free | policy.7
yes no
middle ask.storage-tile &2
resource:food resource:luxury resource:health resource:education
middle ask.export &2
sale:health-0 sale:health-1 sale:luxury-0 done sale:education-0 sale:education-1 sale:food-0 sale:luxury-1
middle ask.overtime &2
company:university-hospital company:technical-university company:national-public-broadcasting company:public-university-2
middle ask.swap-in | company.radio-station
skill:unskilled skill:agriculture skill:luxury skill:education skill:media skill:healthcare
working ask.migrant &2
skill:unskilled done skill:luxury skill:media skill:agriculture skill:education skill:healthcare
working ask.assign-next-for | company.tv-station
worker:university-hospital-0 worker:university-hospital-2
working ask.swap-in | company.tv-station
skill:agriculture skill:luxury
working ask.assign-next-for | company.publishing-house
skill:unskilled skill:agriculture skill:luxury skill:healthcare worker:cooperative-farm-0 worker:doctors-office-employee worker:game-store-employee worker:doctors-office-2-employee worker:radio-station-0 skill:education worker:supermarket-0 worker:cooperative-farm-2-0 worker:college-0 worker:college-1 worker:university-hospital-0 worker:university-hospital-1
middle ask.swap-in | company.vegetable-farm
skill:unskilled skill:healthcare skill:agriculture skill:media skill:education skill:luxury
capitalist ask.wage | company.tv-station
wage:2 wage:3
middle ask.founder | company.private-school skill.education
worker:shopping-mall-1 worker:technical-university-0 skill:education worker:public-university-2-0 worker:college-0 worker:pharmaceutical-company-1 worker:tutoring-company-0 worker:training-center-0
middle ask.immediate-vote-free | policy.5
yes no
middle ask.immediate-vote-free &2
yes no
middle ask.founder | company.jewelry-store skill.luxury
skill:luxury worker:electronics-store-0 worker:shopping-mall-2-0 worker:national-public-broadcasting-2 worker:shopping-mall-0 worker:game-store-0 worker:vegetable-farm-1 worker:stadium-0 worker:pharmacy-1
middle ask.founder | company.jewelry-store skill.unskilled
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:education worker:technical-university-0 worker:technical-university-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 skill:media worker:doctors-office-0 worker:shopping-mall-1 worker:convenience-store-0 worker:public-university-2-0 worker:public-university-2-1 worker:training-center-0 worker:training-center-1 worker:clinic-0 worker:doctors-office-2-0 worker:college-2-0 worker:hotel-0 worker:institute-of-technology-0 worker:publishing-house-0 worker:fast-food-restaurant-0 worker:fast-food-restaurant-1 worker:regional-tv-station-2-1 worker:public-hospital-2-1 worker:game-store-0 worker:stadium-1 worker:vegetable-farm-0 worker:university-1
working ask.new-bill
yes no
middle ask.freeze-policy
policy:1 policy:2 policy:3 policy:4 policy:5 policy:6 policy:7
capitalist ask.new-bill
yes no
middle ask.staff-company &2
company:public-hospital-2 company:regional-tv-station-2 company:public-university-3 company:shopping-mall company:regional-tv-station-3 company:public-hospital-3
middle ask.staff-skill &2
skill:healthcare skill:education skill:media skill:agriculture skill:luxury
middle ask.remove-worker &2
skill:unskilled skill:education worker:doctors-office-0 worker:technical-university-0 worker:technical-university-1 worker:technical-university-2 worker:public-university-2-1 worker:shopping-mall-1 worker:publishing-house-1 worker:fashion-company-0 worker:vegetable-farm-0 worker:hotel-2 worker:doctors-office-2-0 worker:fast-food-chain-1 skill:healthcare worker:institute-of-technology-0
middle ask.immediate-vote-free | policy.3
yes no
middle ask.immediate-vote-free | policy.6
yes no
working ask.bond
bond:0 bond:30 bond:50
middle ask.bond
bond:0 bond:30 bond:50
capitalist ask.bond
bond:0 bond:30 bond:50
working ask.swap-in | company.fast-food-chain
skill:healthcare skill:luxury skill:media
working ask.overtime &2
company:university-hospital company:technical-university company:public-hospital-2 company:shopping-mall company:public-hospital-3 company:national-public-broadcasting company:public-university-2 company:regional-tv-station-2
capitalist ask.deal-destination &2
storage free-trade-zone
capitalist ask.deal-stored &2
least 1/4 2/4 3/4 most 4/4
capitalist ask.vote-influence &2
least most 1/4 2/4 3/4 4/4
capitalist ask.staff-skill | company.fast-food-chain
skill:healthcare skill:education
middle ask.founder | company.regional-radio-station skill.media
worker:national-public-broadcasting-0 worker:publishing-house-2
middle ask.assign-next-for | company.hotel
skill:unskilled skill:healthcare skill:media
middle ask.swap-in | company.hotel
skill:unskilled skill:luxury skill:healthcare skill:media skill:education skill:agriculture
capitalist ask.export-extra &2
most 3/4
middle ask.staff-skill | company.regional-tv-station
skill:healthcare skill:education skill:media skill:luxury skill:agriculture
middle ask.staff-skill | company.public-hospital
skill:agriculture skill:luxury skill:media skill:healthcare skill:education
working ask.assign-next-for | company.shopping-mall
skill:unskilled skill:agriculture worker:supermarket-0 worker:supermarket-1 worker:national-public-broadcasting-0 worker:national-public-broadcasting-1 worker:university-hospital-1 skill:media
working ask.assign-next-for | company.institute-of-technology
skill:education skill:agriculture skill:media worker:supermarket-0
working ask.immediate-vote-free &1
yes no
capitalist ask.deal &1
deal:deal-luxury-10 deal:deal-luxury-12-2 deal:deal-food-4-luxury-8-2 deal:deal-food-6 deal:deal-luxury-8-2 deal:deal-luxury-12 deal:deal-luxury-8 deal:deal-luxury-10-2 deal:deal-food-8-luxury-4-2 deal:deal-food-8 deal:deal-food-7-luxury-5-2 deal:deal-food-5-luxury-6-2 deal:deal-food-7 deal:deal-food-7-2 deal:deal-food-8-luxury-4 deal:deal-food-4-luxury-8 deal:deal-food-8-2 deal:deal-food-5-luxury-6 deal:deal-food-6-2
working ask.referendum-side
for against
working ask.referendum-side &2
for against
working ask.educate &1
skill:unskilled skill:education worker:local-newspaper-employee worker:supermarket-1 worker:university-hospital-1 worker:university-hospital-2 worker:convenience-store-employee worker:doctors-office-employee skill:media worker:game-store-employee worker:clinic-1 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:cooperative-farm-2-1 worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:public-university-2-1 worker:fast-food-chain-1 worker:national-public-broadcasting-1 skill:luxury worker:hospital-1 worker:technical-university-1 worker:vegetable-farm-2 worker:university-1 worker:public-hospital-3-1
capitalist ask.sell-or-deal
deal done export
capitalist ask.sell-or-deal &1
deal done
capitalist ask.immediate-vote-free | policy.4
yes no
capitalist ask.fill-class
class:working class:middle
working ask.swap-in | company.public-university
skill:unskilled skill:agriculture skill:healthcare
working ask.assign-next-for | company.college
skill:unskilled skill:education worker:public-university-2-0 worker:supermarket-0 worker:supermarket-1 worker:university-hospital-0 worker:university-hospital-1 skill:agriculture skill:luxury worker:institute-of-technology-0 worker:doctors-office-employee worker:public-hospital-2-1 worker:college-2-0 worker:private-school-employee worker:clinic-1 worker:cooperative-farm-2
working ask.swap-in | company.university
skill:luxury skill:agriculture skill:healthcare
middle ask.assign-next-for | company.stadium
skill:unskilled
middle ask.swap-in | company.stadium
skill:unskilled skill:agriculture skill:media skill:education
working ask.assign-next-for | company.medical-village
skill:luxury worker:university-hospital-0 worker:supermarket-0 worker:college-0
working ask.swap-in | company.medical-village
skill:unskilled skill:luxury
working ask.swap-in | company.hotel
skill:unskilled skill:agriculture skill:healthcare
middle ask.swap-in | company.public-hospital
skill:unskilled skill:luxury skill:education skill:media skill:agriculture
middle ask.immediate-vote-free | policy.1
yes no
capitalist ask.fill-class | company.institute-of-technology
class:working class:middle
working ask.swap-in | company.tutoring-company
skill:unskilled skill:luxury skill:healthcare skill:media skill:education skill:agriculture
middle ask.assign-next-for | company.pharmaceutical-company
skill:unskilled skill:education
middle ask.assign-next-for | company.academy
worker:technical-university-0
capitalist ask.investment &2
market deck
working ask.discard | action.history-he17
discard:working-labor-market-deregulation discard:working-affordable-housing discard:working-public-sector-overtime discard:working-proletarians-of-the-world-unite discard:working-highlight-social-issues discard:working-signing-bonus
capitalist ask.deal &2
deal:deal-food-8-2 deal:deal-food-7-luxury-5 deal:deal-food-6 deal:deal-food-6-2 deal:deal-luxury-8 deal:deal-food-4-luxury-8 deal:deal-luxury-10-2 deal:deal-luxury-10 deal:deal-food-7-luxury-5-2 deal:deal-food-4-luxury-8-2 deal:deal-food-5-luxury-6-2 deal:deal-food-7-2 deal:deal-food-8-luxury-4 deal:deal-food-7 deal:deal-food-5-luxury-6 deal:deal-luxury-12-2 deal:deal-food-8 deal:deal-luxury-8-2 deal:deal-luxury-12 deal:deal-food-8-luxury-4-2
working ask.assign-next-for | company.supermarket
worker:university-hospital-0 skill:agriculture worker:supermarket-0 skill:luxury worker:radio-station-0 worker:college-1 worker:clinic-1
middle ask.founder | company.pr-agency skill.media
skill:media worker:regional-tv-station-2-0 worker:tv-station-0
capitalist ask.hidden-agenda &2
agenda:ha19 agenda:ha16 agenda:ha18
capitalist ask.sell-or-deal &2
deal done export
middle ask.employee | company.organic-farm
skill:agriculture none
capitalist ask.discard | action.history-he30
discard:capitalist-fake-news discard:capitalist-trade-protectionism-lobby discard:capitalist-global-branding discard:capitalist-protect-the-status-quo
capitalist ask.immediate-vote-free | policy.1
yes no
capitalist ask.immediate-vote-free | policy.6
yes no
middle ask.assign-next-for | company.fashion-company
skill:unskilled
middle ask.remove-cubes &2
class:working class:middle class:capitalist done
middle ask.lose-company
company:convenience-store company:doctors-office company:game-store company:jewelry-store company:private-school company:convenience-store-2 company:regional-radio-station company:training-center company:doctors-office-2 company:organic-farm company:electronics-store company:tutoring-company company:pharmacy company:fast-food-restaurant company:pr-agency company:medical-laboratory
capitalist ask.freeze-policy
policy:1 policy:2 policy:3 policy:4 policy:5 policy:6 policy:7
middle ask.swap-in | company.university
skill:unskilled skill:media skill:healthcare skill:education skill:agriculture
working ask.assign-next-for | company.pharmaceutical-company
skill:unskilled skill:luxury worker:supermarket-0 worker:university-hospital-0 skill:agriculture worker:clinic-0 worker:cooperative-farm-2-0 worker:medical-laboratory-employee worker:clinic-1
working ask.swap-in | company.pharmaceutical-company
skill:unskilled skill:agriculture skill:luxury skill:healthcare
middle ask.hire-whom
skill:luxury skill:education skill:healthcare skill:agriculture skill:media
middle ask.hire-whom | company.convenience-store
skill:education skill:agriculture
middle ask.assign-next-for | company.institute-of-technology
skill:unskilled worker:technical-university-0 worker:technical-university-1
working ask.staff-company &1
company:public-hospital-2 company:regional-tv-station-2
working ask.overtime &1
company:technical-university company:national-public-broadcasting company:public-university-2 company:public-university-3 company:shopping-mall
capitalist ask.fill-company &1
company:medical-village company:fast-food-chain company:college-2 company:clinic company:fashion-company
capitalist ask.fill-class | company.fast-food-chain
class:working class:middle
capitalist ask.fill-class &1
class:working class:middle
middle ask.employee | company.private-school
skill:education none
capitalist ask.staff-skill | company.hotel
skill:education skill:media skill:luxury skill:agriculture skill:healthcare
middle ask.hidden-agenda &2
agenda:ha06 agenda:ha09 agenda:ha08 agenda:ha07
middle ask.employee | company.regional-radio-station
skill:media none
working ask.swap-in | company.local-newspaper
skill:agriculture skill:healthcare skill:education skill:media skill:luxury
working ask.demonstration-loss &1
most 1/4
middle ask.staff-skill &1
skill:agriculture skill:luxury skill:education skill:healthcare
working ask.cancel-bill
bill:2 bill:7 bill:1 bill:6 bill:5 bill:4 bill:3
middle ask.swap-in | company.jewelry-store
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:media skill:education
middle ask.swap-in | company.tv-station
skill:unskilled skill:education skill:agriculture skill:luxury skill:healthcare
working ask.immediate-vote-free | policy.3
yes no
working ask.assign-next-for | company.regional-tv-station
worker:supermarket-0 skill:agriculture skill:media worker:national-public-broadcasting-0 worker:national-public-broadcasting-1
capitalist ask.fill-class | company.shopping-mall
class:working class:middle
working ask.scandal
role:middle role:capitalist
working ask.scandal &1
role:middle role:capitalist
working ask.accident-owner &1
role:middle role:capitalist
working ask.turn-main &1
play:working-supplemental-income-program basic:assign-workers basic:buy-goods basic:strike basic:political-pressure
working ask.hidden-agenda &1
agenda:ha11 agenda:ha12 agenda:ha13 agenda:ha15
working ask.remove-worker &1
skill:unskilled skill:healthcare skill:luxury skill:agriculture worker:cooperative-farm-2 worker:supermarket-1 worker:college-0 worker:university-hospital-0 worker:university-hospital-1 worker:stadium-2
middle ask.hidden-agenda &1
agenda:ha09 agenda:ha08 agenda:ha06
working ask.assign-next-for | company.university
skill:unskilled worker:doctors-office-employee worker:clinic-1
middle ask.hire-where &1
company:convenience-store company:doctors-office done company:game-store company:organic-farm
middle ask.assign-next-for | company.public-hospital
skill:healthcare worker:doctors-office-0 worker:jewelry-store-1
working ask.assign-next-for | company.radio-station
worker:doctors-office-employee
middle ask.referendum-side
for against
capitalist ask.referendum-side
for against agenda:reveal
middle ask.new-bill
yes no
working ask.staff-skill
skill:agriculture skill:education skill:healthcare skill:media skill:luxury
working ask.staff-skill | company.public-hospital
skill:agriculture skill:education skill:healthcare skill:media skill:luxury
capitalist ask.fill-class | company.college
class:working class:middle
capitalist ask.retire-company &2
company:national-public-broadcasting company:public-hospital-2 company:regional-tv-station-2 company:public-university-2 company:public-hospital-3 company:regional-tv-station-3
capitalist ask.hidden-agenda &1
agenda:ha19 agenda:ha16 agenda:ha18 agenda:ha20
middle ask.remove-worker &1
skill:education skill:healthcare worker:shopping-mall-0 worker:shopping-mall-1 worker:technical-university-1 worker:technical-university-2 skill:unskilled worker:doctors-office-0 worker:stadium-2 worker:publishing-house-0 worker:publishing-house-2 worker:jewelry-store-1
middle ask.hire-where &2
company:convenience-store company:doctors-office done company:convenience-store-2
middle ask.migrant &1
skill:unskilled skill:agriculture skill:luxury skill:education skill:media done
middle ask.immediate-vote-free &1
yes no
capitalist ask.staff-skill | company.supermarket
skill:education skill:agriculture
working ask.assign-next-for | company.fish-farm
worker:university-hospital-1 worker:supermarket-0 worker:supermarket-1
capitalist ask.staff-skill | company.clinic
skill:agriculture skill:education skill:luxury skill:healthcare
middle ask.storage-tile &1
resource:food resource:luxury resource:health resource:education
middle ask.overtime &1
company:university-hospital company:technical-university company:regional-tv-station-2
capitalist ask.bond &2
bond:0 bond:30
working ask.freeze-policy &1
policy:1 policy:6 policy:7
capitalist ask.lose-company
company:clinic company:college company:supermarket company:shopping-mall company:university company:automated-grain-farm company:fast-food-chain
capitalist ask.referendum-side &2
for against
capitalist ask.retire-company &1
company:national-public-broadcasting company:public-university-2 company:public-hospital-2 company:regional-tv-station-2
capitalist ask.remove-cubes &1
class:middle done
capitalist ask.referendum-side &1
for against
middle ask.assign-next-for | company.regional-tv-station
skill:education skill:media
middle ask.hire-whom &2
skill:agriculture skill:education
capitalist ask.buy-public &2
company:university-hospital company:national-public-broadcasting done company:public-university-2
middle ask.lose-company &2
company:convenience-store company:doctors-office company:convenience-store-2 company:training-center company:electronics-store company:doctors-office-2
capitalist ask.fill-class | company.clinic
class:working class:middle
working ask.staff-skill &1
skill:education skill:media skill:healthcare
working ask.migrant &1
skill:unskilled skill:agriculture done skill:healthcare skill:education skill:media skill:luxury
working ask.staff-skill | company.regional-tv-station
skill:agriculture skill:luxury skill:education skill:media skill:healthcare
middle ask.new-bill &1
yes no
capitalist ask.fill-class | company.supermarket
class:working class:middle
middle ask.lose-company &1
company:convenience-store company:doctors-office company:training-center company:game-store company:tutoring-company company:pharmacy company:jewelry-store
working ask.discard | action.history-he30
discard:working-public-sector-overtime discard:working-supplemental-income-program discard:working-general-strike discard:working-momentum-for-change discard:working-proletarians-of-the-world-unite
working ask.staff-skill | company.public-university
skill:agriculture skill:luxury skill:media skill:healthcare skill:education
working ask.staff-skill &2
skill:agriculture skill:luxury skill:healthcare
capitalist ask.staff-skill | company.pharmaceutical-company
skill:education skill:healthcare
capitalist ask.fill-class | company.hotel
class:working class:middle
capitalist ask.immediate-vote-free &2
yes no
capitalist ask.discard | action.history-he48
discard:capitalist-industrialization discard:capitalist-business-expansion discard:capitalist-unemployment-initiative-program discard:capitalist-trade-protectionism-lobby discard:capitalist-investment-opportunities
capitalist ask.fill-company &2
company:clinic company:hotel company:hospital
middle ask.hire-whom | company.doctors-office
skill:healthcare skill:agriculture
capitalist ask.fill-class &2
class:working class:middle
capitalist ask.lose-company &1
company:supermarket company:college company:shopping-mall company:clinic
middle ask.referendum-side &1
for against
middle ask.swap-in | company.institute-of-technology
skill:unskilled skill:healthcare skill:media skill:agriculture skill:education skill:luxury
capitalist ask.hand-over
company:shopping-mall company:stadium company:shopping-mall-2 company:car-manufacturer company:fashion-company company:electronics-manufacturer company:hotel company:supermarket company:clinic company:college
capitalist ask.freeze-policy &2
policy:2 policy:5
capitalist ask.lose-company &2
company:supermarket company:college
capitalist ask.staff-skill | company.institute-of-technology
skill:healthcare skill:education skill:media skill:agriculture
capitalist ask.fill-class | company.publishing-house
class:working class:middle
middle ask.staff-skill | company.shopping-mall
skill:education skill:agriculture
capitalist ask.staff-skill | company.university
skill:luxury
capitalist ask.buy-public &1
done
middle ask.swap-in | company.medical-village
skill:unskilled skill:luxury skill:education skill:media skill:agriculture
capitalist ask.staff-skill | company.radio-station
skill:education skill:healthcare
middle ask.freeze-policy &1
policy:5
working ask.free-health &1
least 3/4 most
working ask.bond &2
bond:50
middle ask.bond &1
bond:0 bond:30
capitalist ask.bond &1
bond:0 bond:30 bond:50
capitalist ask.machinery-count &2
tokens:1 tokens:2
capitalist ask.machinery &2
company:supermarket company:clinic
working ask.bond &1
bond:0 bond:50
capitalist ask.cancel-bill
bill:5 bill:6 bill:2 bill:4 bill:1 bill:3 bill:7
capitalist ask.cancel-bill &2
bill:2
working ask.move-policy
policy:1B policy:2B policy:3B policy:4A policy:4C policy:5B policy:6B policy:7A policy:7C done policy:1A policy:1C policy:2A policy:2C policy:4B policy:6A policy:6C policy:5A policy:5C
capitalist ask.hand-over &2
company:fashion-company company:electronics-manufacturer
capitalist ask.new-bill &1
yes no
middle ask.swap-in | company.pharmaceutical-company
skill:unskilled skill:agriculture
middle ask.swap-in | company.fast-food-chain
skill:unskilled skill:agriculture skill:healthcare skill:education skill:media
middle ask.swap-in | company.lobbying-firm
skill:agriculture skill:media
middle ask.bond &2
bond:0 bond:50
capitalist ask.cancel-bill &1
bill:2 bill:5
working ask.move-policy &2
policy:7A
working ask.scandal &2
role:middle role:capitalist
middle ask.scandal
role:working role:capitalist
capitalist ask.freeze-policy &1
policy:2
working ask.turn ~turn-0 &2
play:working-cooperative-farm play:working-public-opinion-polling basic:propose-bill play:working-state-scholarship play:working-healthcare-benefits play:working-need-for-change play:working-radical-reforms basic:strike basic:political-pressure play:working-healthcare-movement play:working-immigration-reform play:working-specialization play:working-unemployment-benefits play:working-public-sector-overtime play:working-signing-bonus play:working-proletarians-of-the-world-unite play:working-affordable-housing free:swap-workers free:use-healthcare
working ask.turn ~policy-1C &2
play:working-healthcare-benefits play:working-specialization basic:propose-bill basic:assign-workers play:working-student-movement basic:buy-goods play:working-signing-bonus play:working-public-sector-overtime play:working-cooperative-farm play:working-radical-reforms play:working-affordable-housing play:working-need-for-change basic:political-pressure play:working-general-strike basic:strike basic:demonstration play:working-migration play:working-supplemental-income-program play:working-state-scholarship play:working-healthcare-movement play:working-immigration-reform play:working-workers-movement play:working-highlight-social-issues play:working-unemployment-benefits play:working-fake-news play:working-proletarians-of-the-world-unite play:working-interest-groups play:working-workplace-accident play:working-public-opinion-polling play:working-labor-market-deregulation free:swap-workers free:use-healthcare free:use-education
working ask.turn ~policy-3A &2
basic:assign-workers play:working-affordable-housing play:working-public-sector-overtime basic:propose-bill basic:strike play:working-healthcare-benefits play:working-healthcare-movement play:working-radical-reforms play:working-migration play:working-proletarians-of-the-world-unite play:working-state-scholarship play:working-interest-groups free:swap-workers play:working-highlight-social-issues play:working-signing-bonus play:working-student-movement free:use-healthcare
working ask.turn ~policy-5C &2
play:working-healthcare-benefits play:working-specialization basic:propose-bill basic:assign-workers play:working-student-movement basic:political-pressure basic:buy-goods play:working-signing-bonus play:working-state-scholarship play:working-public-sector-overtime play:working-cooperative-farm play:working-affordable-housing play:working-need-for-change play:working-general-strike basic:strike play:working-migration play:working-proletarians-of-the-world-unite play:working-boost-domestic-tourism play:working-supplemental-income-program basic:demonstration play:working-radical-reforms play:working-healthcare-movement play:working-fake-news play:working-interest-groups play:working-workplace-accident play:working-unemployment-benefits play:working-public-opinion-polling play:working-workers-movement play:working-labor-market-deregulation free:swap-workers play:working-highlight-social-issues free:use-healthcare free:use-education
working ask.turn ~bills-0 &2
play:working-healthcare-benefits basic:propose-bill basic:assign-workers play:working-student-movement play:working-cooperative-farm play:working-affordable-housing play:working-need-for-change play:working-specialization basic:political-pressure basic:strike play:working-migration play:working-proletarians-of-the-world-unite play:working-boost-domestic-tourism play:working-public-opinion-polling play:working-state-scholarship play:working-labor-market-deregulation play:working-workplace-accident basic:demonstration play:working-radical-reforms play:working-healthcare-movement play:working-immigration-reform play:working-workers-movement play:working-highlight-social-issues play:working-unemployment-benefits play:working-signing-bonus play:working-fake-news free:swap-workers
working ask.turn ~influence-1 &2
play:working-healthcare-benefits basic:assign-workers play:working-public-sector-overtime play:working-cooperative-farm play:working-need-for-change basic:propose-bill basic:strike play:working-healthcare-movement play:working-immigration-reform play:working-radical-reforms play:working-unemployment-benefits play:working-state-scholarship play:working-signing-bonus play:working-student-movement play:working-public-opinion-polling play:working-labor-market-deregulation play:working-affordable-housing free:swap-workers play:working-highlight-social-issues
working ask.turn ~rival-influence-1 &2
play:working-healthcare-benefits basic:propose-bill basic:assign-workers play:working-student-movement basic:buy-goods play:working-affordable-housing play:working-cooperative-farm play:working-public-sector-overtime play:working-need-for-change play:working-specialization basic:political-pressure play:working-general-strike basic:strike basic:demonstration play:working-migration play:working-supplemental-income-program play:working-state-scholarship play:working-healthcare-movement play:working-immigration-reform play:working-proletarians-of-the-world-unite play:working-unemployment-benefits play:working-workplace-accident play:working-labor-market-deregulation play:working-signing-bonus play:working-public-opinion-polling free:swap-workers play:working-boost-domestic-tourism play:working-highlight-social-issues free:use-healthcare
working ask.turn ~votes-1 &2
play:working-healthcare-benefits play:working-specialization basic:assign-workers basic:buy-goods play:working-state-scholarship play:working-public-sector-overtime play:working-cooperative-farm basic:propose-bill basic:political-pressure play:working-general-strike basic:strike play:working-migration play:working-proletarians-of-the-world-unite play:working-boost-domestic-tourism play:working-supplemental-income-program play:working-public-opinion-polling play:working-labor-market-deregulation play:working-healthcare-movement play:working-immigration-reform play:working-radical-reforms play:working-unemployment-benefits play:working-affordable-housing play:working-interest-groups play:working-workers-movement free:swap-workers play:working-student-movement play:working-signing-bonus play:working-highlight-social-issues free:use-healthcare free:use-education
working ask.turn ~money-1 &2
play:working-healthcare-benefits basic:assign-workers play:working-healthcare-movement play:working-immigration-reform play:working-need-for-change play:working-radical-reforms play:working-supplemental-income-program basic:propose-bill basic:strike basic:political-pressure play:working-migration play:working-proletarians-of-the-world-unite play:working-unemployment-benefits play:working-specialization play:working-cooperative-farm play:working-fake-news play:working-signing-bonus play:working-state-scholarship play:working-public-sector-overtime play:working-student-movement basic:demonstration free:swap-workers play:working-affordable-housing play:working-boost-domestic-tourism free:use-healthcare
working ask.turn ~health-cheap &2
play:working-healthcare-benefits play:working-need-for-change basic:buy-goods play:working-public-sector-overtime play:working-cooperative-farm basic:propose-bill play:working-specialization basic:political-pressure play:working-general-strike basic:assign-workers basic:strike play:working-migration play:working-proletarians-of-the-world-unite play:working-state-scholarship play:working-workplace-accident basic:demonstration play:working-radical-reforms play:working-healthcare-movement play:working-immigration-reform play:working-workers-movement play:working-highlight-social-issues play:working-unemployment-benefits play:working-signing-bonus play:working-affordable-housing play:working-interest-groups play:working-public-opinion-polling play:working-labor-market-deregulation free:swap-workers play:working-student-movement free:use-education free:pay-off-loan
working ask.turn ~education-affordable &2
play:working-healthcare-benefits basic:assign-workers play:working-public-sector-overtime basic:buy-goods play:working-affordable-housing play:working-cooperative-farm basic:propose-bill basic:political-pressure play:working-general-strike basic:strike play:working-proletarians-of-the-world-unite play:working-boost-domestic-tourism basic:demonstration play:working-radical-reforms play:working-healthcare-movement play:working-immigration-reform play:working-state-scholarship play:working-signing-bonus play:working-fake-news play:working-interest-groups play:working-workplace-accident play:working-unemployment-benefits play:working-public-opinion-polling play:working-labor-market-deregulation free:swap-workers play:working-workers-movement play:working-highlight-social-issues play:working-student-movement
working ask.turn ~luxury-affordable &2
play:working-healthcare-benefits basic:assign-workers play:working-supplemental-income-program play:working-signing-bonus play:working-public-sector-overtime basic:buy-goods play:working-affordable-housing play:working-cooperative-farm play:working-need-for-change basic:propose-bill play:working-specialization basic:political-pressure play:working-general-strike basic:strike play:working-migration play:working-proletarians-of-the-world-unite play:working-boost-domestic-tourism play:working-public-opinion-polling play:working-state-scholarship basic:demonstration play:working-radical-reforms play:working-student-movement play:working-healthcare-movement play:working-immigration-reform play:working-workers-movement play:working-highlight-social-issues play:working-unemployment-benefits free:swap-workers free:use-healthcare
working ask.turn ~unemployed-2 &2
basic:buy-goods play:working-state-scholarship play:working-cooperative-farm play:working-public-sector-overtime play:working-need-for-change basic:propose-bill play:working-specialization play:working-general-strike basic:strike basic:assign-workers play:working-migration play:working-proletarians-of-the-world-unite play:working-boost-domestic-tourism play:working-healthcare-benefits play:working-healthcare-movement play:working-radical-reforms play:working-unemployment-benefits play:working-signing-bonus play:working-workplace-accident basic:demonstration play:working-public-opinion-polling free:swap-workers play:working-highlight-social-issues free:use-healthcare play:working-affordable-housing play:working-student-movement
working ask.turn ~prosperity-0 &2
basic:buy-goods play:working-public-sector-overtime basic:demonstration play:working-healthcare-benefits play:working-need-for-change basic:propose-bill play:working-radical-reforms play:working-migration basic:strike play:working-cooperative-farm play:working-student-movement play:working-state-scholarship basic:political-pressure basic:assign-workers play:working-healthcare-movement play:working-immigration-reform play:working-workers-movement play:working-highlight-social-issues play:working-specialization play:working-unemployment-benefits play:working-signing-bonus play:working-interest-groups play:working-workplace-accident play:working-proletarians-of-the-world-unite play:working-fake-news play:working-public-opinion-polling play:working-labor-market-deregulation play:working-affordable-housing play:working-boost-domestic-tourism free:swap-workers free:use-healthcare
working ask.turn ~hungry &2
play:working-healthcare-benefits play:working-specialization basic:propose-bill basic:assign-workers play:working-student-movement play:working-supplemental-income-program basic:buy-goods play:working-signing-bonus play:working-state-scholarship play:working-public-sector-overtime play:working-affordable-housing play:working-need-for-change basic:political-pressure play:working-general-strike basic:strike play:working-migration play:working-proletarians-of-the-world-unite play:working-boost-domestic-tourism play:working-public-opinion-polling play:working-labor-market-deregulation play:working-workplace-accident basic:demonstration play:working-radical-reforms play:working-healthcare-movement play:working-immigration-reform play:working-workers-movement play:working-highlight-social-issues play:working-unemployment-benefits play:working-fake-news play:working-interest-groups free:swap-workers free:use-healthcare free:use-education
working ask.turn ~vacancies-1 &2
play:working-healthcare-benefits play:working-specialization basic:propose-bill basic:assign-workers play:working-student-movement basic:buy-goods play:working-signing-bonus play:working-public-sector-overtime play:working-cooperative-farm play:working-affordable-housing play:working-need-for-change play:working-general-strike basic:strike play:working-migration play:working-proletarians-of-the-world-unite play:working-boost-domestic-tourism play:working-supplemental-income-program play:working-public-opinion-polling play:working-state-scholarship play:working-labor-market-deregulation play:working-workplace-accident basic:demonstration play:working-radical-reforms play:working-healthcare-movement play:working-immigration-reform play:working-workers-movement play:working-highlight-social-issues play:working-unemployment-benefits play:working-interest-groups free:swap-workers free:use-healthcare free:pay-off-loan
working ask.assign-where | skill.healthcare &2
company:clinic union:healthcare company:convenience-store company:doctors-office company:national-public-broadcasting company:public-hospital-2 company:public-university-2 company:university-hospital company:supermarket company:publishing-house company:medical-laboratory company:college trade:university-hospital-1 company:tutoring-company company:game-store
working ask.turn ~prosperity-1 &2
basic:propose-bill basic:assign-workers play:working-student-movement basic:buy-goods play:working-affordable-housing play:working-state-scholarship play:working-cooperative-farm play:working-public-sector-overtime play:working-need-for-change play:working-specialization basic:political-pressure play:working-general-strike basic:strike play:working-supplemental-income-program play:working-labor-market-deregulation play:working-workplace-accident play:working-radical-reforms play:working-healthcare-movement play:working-immigration-reform play:working-workers-movement play:working-signing-bonus play:working-interest-groups free:swap-workers play:working-unemployment-benefits play:working-healthcare-benefits play:working-highlight-social-issues free:use-healthcare free:use-education
working ask.turn ~turn-4 &2
basic:propose-bill basic:buy-goods play:working-migration basic:assign-workers basic:political-pressure play:working-boost-domestic-tourism basic:strike play:working-supplemental-income-program play:working-general-strike play:working-state-scholarship play:working-interest-groups play:working-proletarians-of-the-world-unite free:swap-workers play:working-radical-reforms free:use-healthcare play:working-signing-bonus play:working-workers-movement play:working-labor-market-deregulation play:working-public-sector-overtime play:working-immigration-reform free:use-education play:working-healthcare-benefits
working ask.turn ~policy-4C &2
basic:assign-workers basic:buy-goods play:working-signing-bonus play:working-affordable-housing play:working-public-opinion-polling basic:propose-bill play:working-state-scholarship play:working-labor-market-deregulation play:working-migration play:working-workplace-accident play:working-need-for-change basic:demonstration play:working-cooperative-farm play:working-student-movement basic:strike play:working-supplemental-income-program play:working-healthcare-movement play:working-radical-reforms play:working-proletarians-of-the-world-unite play:working-public-sector-overtime free:swap-workers play:working-workers-movement play:working-specialization play:working-healthcare-benefits play:working-general-strike play:working-highlight-social-issues play:working-interest-groups free:use-healthcare play:working-boost-domestic-tourism play:working-immigration-reform
working ask.turn ~influence-0 &2
basic:propose-bill basic:assign-workers play:working-student-movement basic:buy-goods play:working-affordable-housing play:working-signing-bonus play:working-migration play:working-proletarians-of-the-world-unite play:working-general-strike basic:political-pressure basic:strike play:working-boost-domestic-tourism play:working-supplemental-income-program play:working-public-opinion-polling play:working-state-scholarship play:working-labor-market-deregulation play:working-workplace-accident basic:demonstration play:working-healthcare-benefits play:working-need-for-change play:working-radical-reforms play:working-cooperative-farm play:working-healthcare-movement play:working-workers-movement play:working-highlight-social-issues play:working-specialization play:working-public-sector-overtime play:working-fake-news play:working-interest-groups play:working-immigration-reform free:swap-workers play:working-unemployment-benefits free:use-healthcare
working ask.turn ~unemployed-1 &2
basic:propose-bill play:working-public-sector-overtime play:working-supplemental-income-program basic:assign-workers basic:strike play:working-general-strike play:working-proletarians-of-the-world-unite play:working-need-for-change play:working-interest-groups basic:demonstration play:working-state-scholarship free:swap-workers play:working-healthcare-movement play:working-highlight-social-issues play:working-labor-market-deregulation play:working-affordable-housing play:working-boost-domestic-tourism play:working-specialization play:working-signing-bonus free:use-healthcare play:working-healthcare-benefits play:working-immigration-reform
working ask.turn ~vacancies-0 &2
basic:propose-bill basic:assign-workers basic:strike basic:demonstration basic:political-pressure play:working-workplace-accident play:working-proletarians-of-the-world-unite play:working-supplemental-income-program play:working-migration play:working-need-for-change play:working-labor-market-deregulation play:working-state-scholarship play:working-student-movement play:working-healthcare-benefits play:working-boost-domestic-tourism play:working-unemployment-benefits play:working-public-sector-overtime play:working-radical-reforms free:use-healthcare play:working-affordable-housing play:working-immigration-reform play:working-public-opinion-polling play:working-specialization play:working-healthcare-movement free:use-education play:working-highlight-social-issues
working ask.bill ~turn-4 &2
bill:6C bill:1B bill:5B bill:3A bill:2C bill:7A bill:7C bill:6A bill:1C bill:3C bill:7B bill:3B bill:4C bill:4B bill:1A bill:6B
working ask.bill ~policy-1C &2
bill:6C bill:1B bill:5B bill:6A bill:7A bill:3A bill:2C bill:4A bill:4C bill:3C bill:2A bill:3B bill:5A bill:6B bill:7C bill:4B bill:7B bill:2B bill:5C
working ask.bill ~policy-3A &2
bill:6C bill:3B bill:4C bill:1B bill:2C bill:5B bill:7C bill:7A bill:6A bill:4B bill:5C bill:2B
working ask.bill ~policy-4C &2
bill:6C bill:5B bill:7A bill:3A bill:3C bill:3B bill:2C bill:7C bill:6A bill:4B bill:1B bill:7B bill:5A bill:5C bill:1A bill:1C bill:2B
working ask.bill ~policy-5C &2
bill:6C bill:1B bill:5B bill:6A bill:7A bill:3A bill:2C bill:4A bill:4C bill:3C bill:7B bill:2A bill:3B bill:1A bill:6B bill:7C bill:1C bill:4B bill:2B bill:5A
working ask.bill ~bills-0 &2
bill:6C bill:6A bill:7A bill:3A bill:4A bill:3C bill:3B bill:5A bill:1B bill:2C bill:5B bill:7C bill:1C bill:1A bill:4B bill:2B bill:5C
working ask.bill ~influence-0 &2
bill:6C bill:1B bill:5B bill:6A bill:7A bill:3A bill:7B bill:3C bill:2A bill:2C bill:4A bill:3B bill:5A bill:1A bill:7C bill:4C bill:1C bill:4B bill:2B bill:5C bill:6B
working ask.bill ~rival-influence-2 &2
bill:6C bill:1B bill:3A bill:3C bill:5B bill:4C bill:1C bill:2C bill:1A bill:6A bill:3B bill:4A bill:5A bill:5C bill:2B bill:7A bill:7C bill:4B bill:6B
working ask.bill ~votes-1 &2
bill:6C bill:5B bill:6A bill:7A bill:3A bill:3C bill:4A bill:1B bill:2C bill:7C bill:1C bill:1A bill:7B bill:3B bill:4B bill:2B bill:5A bill:5C
working ask.vote-side | policy.2 C &2
against for
working ask.vote-side ~by-capitalist &2
against for
working ask.turn ~policy-2C &2
basic:propose-bill basic:demonstration play:working-healthcare-benefits play:working-need-for-change play:working-radical-reforms play:working-migration basic:strike play:working-general-strike basic:assign-workers play:working-supplemental-income-program play:working-workers-movement play:working-highlight-social-issues play:working-specialization play:working-immigration-reform play:working-interest-groups play:working-public-opinion-polling play:working-workplace-accident play:working-labor-market-deregulation play:working-affordable-housing play:working-signing-bonus play:working-state-scholarship play:working-unemployment-benefits play:working-public-sector-overtime play:working-student-movement play:working-cooperative-farm free:swap-workers play:working-healthcare-movement free:use-healthcare
working ask.turn ~health-affordable &2
play:working-signing-bonus play:working-public-opinion-polling basic:propose-bill play:working-state-scholarship play:working-labor-market-deregulation play:working-migration basic:assign-workers play:working-workplace-accident basic:demonstration play:working-need-for-change play:working-radical-reforms basic:political-pressure play:working-general-strike basic:strike play:working-supplemental-income-program play:working-public-sector-overtime play:working-specialization play:working-proletarians-of-the-world-unite free:swap-workers play:working-interest-groups play:working-healthcare-benefits play:working-cooperative-farm play:working-boost-domestic-tourism play:working-healthcare-movement play:working-highlight-social-issues play:working-immigration-reform play:working-student-movement play:working-unemployment-benefits play:working-affordable-housing
working ask.turn ~money-0 &2
basic:assign-workers play:working-proletarians-of-the-world-unite basic:propose-bill basic:political-pressure free:swap-workers play:working-radical-reforms play:working-student-movement free:use-healthcare play:working-supplemental-income-program play:working-healthcare-movement play:working-migration play:working-labor-market-deregulation play:working-public-sector-overtime play:working-immigration-reform play:working-workers-movement play:working-state-scholarship play:working-highlight-social-issues play:working-cooperative-farm
working ask.turn ~votes-0 &2
basic:propose-bill basic:buy-goods play:working-affordable-housing basic:demonstration play:working-healthcare-benefits play:working-need-for-change play:working-radical-reforms play:working-migration basic:strike play:working-general-strike basic:assign-workers play:working-supplemental-income-program play:working-cooperative-farm play:working-student-movement play:working-state-scholarship play:working-highlight-social-issues play:working-specialization play:working-unemployment-benefits play:working-public-sector-overtime play:working-signing-bonus play:working-fake-news play:working-proletarians-of-the-world-unite play:working-interest-groups play:working-workplace-accident play:working-immigration-reform play:working-public-opinion-polling play:working-labor-market-deregulation free:swap-workers play:working-healthcare-movement free:use-healthcare
working ask.bill ~turn-0 &2
bill:3A bill:4B bill:1B bill:5B bill:2C bill:1A bill:2B bill:3B bill:4C bill:5C bill:7A bill:7C bill:3C
working ask.bill ~influence-1 &2
bill:3A bill:4C bill:1B bill:5B bill:7C bill:6A bill:3B bill:4A bill:5A bill:5C bill:7B bill:2B bill:1C
working ask.bill ~rival-influence-1 &2
bill:3A bill:4A bill:6C bill:4C bill:3C bill:3B bill:7A bill:2A bill:1B bill:5B bill:7C bill:4B bill:7B bill:2B bill:5A bill:5C bill:1A bill:6B
working ask.bill ~votes-0 &2
bill:3A bill:4A bill:6C bill:4C bill:3C bill:1B bill:7A bill:5B bill:6A bill:4B bill:2C bill:2B bill:3B bill:5A bill:5C bill:7C bill:1C bill:6B
working ask.turn ~turn-1 &2
play:working-labor-market-deregulation play:working-public-sector-overtime basic:propose-bill play:working-state-scholarship play:working-migration basic:assign-workers play:working-workplace-accident basic:demonstration play:working-need-for-change play:working-radical-reforms play:working-cooperative-farm play:working-student-movement basic:strike play:working-healthcare-movement play:working-immigration-reform play:working-highlight-social-issues play:working-specialization play:working-workers-movement play:working-signing-bonus play:working-proletarians-of-the-world-unite play:working-affordable-housing free:swap-workers free:use-healthcare play:working-healthcare-benefits play:working-unemployment-benefits
working ask.bill ~turn-1 &2
bill:3A bill:1B bill:2C bill:3B bill:4A bill:4C bill:5B bill:6A bill:7A bill:7C bill:5A bill:5C bill:2B bill:3C bill:4B bill:1A bill:1C
working ask.bill ~rival-influence-3 &2
bill:3A bill:1B bill:2B bill:3B bill:4C bill:5C bill:7C bill:2C bill:4B bill:5B bill:1C bill:3C
working ask.immediate-vote | policy.3 &2
yes no
working ask.turn ~rival-influence-3 &2
play:working-need-for-change play:working-highlight-social-issues basic:propose-bill basic:strike basic:political-pressure play:working-student-movement play:working-public-sector-overtime play:working-proletarians-of-the-world-unite free:use-healthcare free:swap-workers free:use-education play:working-signing-bonus play:working-healthcare-benefits play:working-cooperative-farm basic:demonstration play:working-state-scholarship play:working-affordable-housing play:working-boost-domestic-tourism
working ask.turn ~policy-7C &2
basic:buy-goods play:working-state-scholarship play:working-need-for-change basic:propose-bill basic:demonstration play:working-cooperative-farm play:working-student-movement basic:political-pressure basic:strike play:working-migration basic:assign-workers play:working-specialization play:working-signing-bonus play:working-affordable-housing play:working-proletarians-of-the-world-unite free:swap-workers play:working-healthcare-movement play:working-immigration-reform play:working-unemployment-benefits play:working-workers-movement play:working-healthcare-benefits play:working-labor-market-deregulation free:use-healthcare play:working-public-sector-overtime play:working-public-opinion-polling play:working-radical-reforms
working ask.turn ~money-4 &2
play:working-interest-groups play:working-cooperative-farm play:working-workplace-accident basic:assign-workers basic:buy-goods basic:strike basic:demonstration basic:political-pressure play:working-student-movement play:working-migration play:working-radical-reforms play:working-specialization play:working-supplemental-income-program play:working-healthcare-benefits play:working-state-scholarship play:working-public-opinion-polling play:working-signing-bonus free:swap-workers play:working-affordable-housing
working ask.bill ~turn-2 &2
bill:3A bill:6C bill:3C bill:5B bill:1C bill:2C bill:1A bill:3B bill:7C bill:7A bill:6A bill:1B bill:4B bill:4A bill:7B bill:5C bill:2B bill:6B
working ask.bill ~policy-7C &2
bill:3A bill:6C bill:7B bill:5B bill:4B bill:1B bill:2C bill:1A bill:3B bill:4A bill:4C bill:5A bill:5C bill:2B bill:3C
working ask.turn ~turn-3 &2
basic:assign-workers basic:propose-bill play:working-specialization basic:political-pressure play:working-general-strike basic:strike play:working-migration play:working-boost-domestic-tourism play:working-supplemental-income-program play:working-radical-reforms play:working-highlight-social-issues play:working-state-scholarship play:working-signing-bonus play:working-cooperative-farm play:working-proletarians-of-the-world-unite play:working-labor-market-deregulation play:working-public-opinion-polling basic:demonstration free:swap-workers play:working-healthcare-movement play:working-student-movement free:use-healthcare play:working-workplace-accident play:working-public-sector-overtime play:working-immigration-reform
working ask.bill ~bills-2 &2
bill:6C bill:1C bill:3C bill:2C bill:7B bill:3B bill:4C bill:7C bill:7A bill:4A bill:1B bill:5B bill:5C bill:4B bill:6B bill:2B
working ask.turn ~unemployed-0 &2
basic:assign-workers basic:propose-bill play:working-need-for-change play:working-public-opinion-polling basic:strike basic:political-pressure play:working-supplemental-income-program play:working-student-movement play:working-radical-reforms play:working-healthcare-benefits play:working-fake-news play:working-general-strike play:working-public-sector-overtime play:working-workers-movement play:working-affordable-housing play:working-healthcare-movement play:working-immigration-reform
working ask.turn ~rival-influence-0 &2
basic:propose-bill play:working-public-opinion-polling play:working-state-scholarship play:working-labor-market-deregulation basic:assign-workers play:working-workplace-accident basic:political-pressure basic:strike play:working-general-strike play:working-proletarians-of-the-world-unite play:working-affordable-housing play:working-need-for-change play:working-interest-groups play:working-cooperative-farm play:working-immigration-reform play:working-specialization play:working-public-sector-overtime free:swap-workers play:working-student-movement play:working-radical-reforms play:working-signing-bonus play:working-healthcare-movement play:working-unemployment-benefits play:working-healthcare-benefits free:use-healthcare
working ask.bill ~rival-influence-0 &2
bill:3A bill:3B bill:1C bill:2C bill:4C bill:7C bill:7A bill:1A bill:6A bill:4A bill:1B bill:5B bill:2B bill:3C bill:5C bill:4B
working ask.bill ~bills-1 &2
bill:5B bill:6C bill:1B bill:4A bill:7A bill:3A bill:3C bill:2C bill:7C bill:3B bill:1C bill:4C bill:4B bill:7B bill:5A bill:5C bill:2B bill:6B
working ask.buy-resource ~money-2 &2
resource:health resource:education resource:influence done resource:food
working ask.buy-resource ~education-affordable &2
resource:health resource:education resource:food
working ask.buy-resource ~luxury-affordable &2
resource:health resource:education done resource:food
working ask.assign-next-for | company.university-hospital &2
skill:agriculture worker:clinic-0 worker:clinic-1 worker:local-newspaper-employee worker:supermarket-1 worker:private-school-employee worker:pharmaceutical-company-1 worker:medical-village-0
working ask.buy-resource ~health-cheap &2
resource:health resource:education done
working ask.vote-side | policy.3 C &2
against for
working ask.turn ~policy-3C &2
basic:propose-bill play:working-public-opinion-polling play:working-state-scholarship play:working-labor-market-deregulation basic:assign-workers play:working-workplace-accident basic:strike basic:demonstration play:working-healthcare-benefits play:working-need-for-change play:working-general-strike play:working-cooperative-farm play:working-student-movement play:working-workers-movement play:working-unemployment-benefits play:working-signing-bonus play:working-fake-news play:working-proletarians-of-the-world-unite play:working-affordable-housing play:working-healthcare-movement play:working-boost-domestic-tourism free:swap-workers play:working-immigration-reform free:use-healthcare
working ask.bill ~policy-3C &2
bill:4A bill:3B bill:2C bill:4C bill:7C bill:7A bill:1A bill:6A bill:1B bill:5B bill:4B bill:7B bill:2B bill:5A bill:5C bill:6B
working ask.bill ~turn-3 &2
bill:4A bill:6C bill:1B bill:5B bill:3A bill:4C bill:2C bill:7C bill:3B bill:7B bill:4B bill:5A bill:5C bill:2B bill:1A bill:1C bill:3C bill:6B
working ask.turn ~money-3 &2
basic:propose-bill play:working-cooperative-farm play:working-state-scholarship basic:assign-workers basic:strike basic:political-pressure play:working-fake-news play:working-proletarians-of-the-world-unite play:working-affordable-housing basic:demonstration play:working-specialization play:working-migration play:working-healthcare-benefits free:swap-workers play:working-labor-market-deregulation play:working-healthcare-movement play:working-boost-domestic-tourism play:working-highlight-social-issues play:working-signing-bonus play:working-public-opinion-polling play:working-radical-reforms play:working-immigration-reform play:working-public-sector-overtime free:use-healthcare play:working-workplace-accident play:working-unemployment-benefits
working ask.assign-where | skill.unskilled &2
company:clinic company:cooperative-farm-2 company:public-university-2 company:convenience-store company:doctors-office company:public-hospital-2 company:hospital company:shopping-mall-2 company:national-public-broadcasting company:college trade:doctors-office-employee company:supermarket company:regional-tv-station-2 trade:fashion-company-0 trade:cooperative-farm-2 trade:convenience-store-employee trade:tutoring-company-employee trade:university-hospital-1 trade:clinic-1 trade:university-hospital-0 trade:hotel-2 trade:fashion-company-1 trade:local-newspaper-employee trade:supermarket-2-1 trade:vegetable-farm-2
working ask.turn ~education-cheap &2
basic:propose-bill basic:assign-workers play:working-public-opinion-polling play:working-state-scholarship play:working-migration play:working-workplace-accident basic:political-pressure basic:strike play:working-need-for-change play:working-general-strike play:working-specialization play:working-unemployment-benefits play:working-public-sector-overtime play:working-signing-bonus play:working-immigration-reform play:working-interest-groups play:working-affordable-housing play:working-student-movement play:working-boost-domestic-tourism play:working-proletarians-of-the-world-unite free:swap-workers play:working-healthcare-benefits free:use-healthcare basic:demonstration play:working-cooperative-farm play:working-healthcare-movement
working ask.turn ~luxury-cheap &2
basic:propose-bill basic:buy-goods play:working-general-strike play:working-interest-groups play:working-cooperative-farm play:working-workplace-accident basic:strike basic:demonstration basic:political-pressure play:working-student-movement play:working-migration play:working-radical-reforms play:working-immigration-reform play:working-supplemental-income-program play:working-specialization play:working-healthcare-movement play:working-unemployment-benefits play:working-labor-market-deregulation play:working-need-for-change play:working-healthcare-benefits play:working-state-scholarship free:swap-workers play:working-public-opinion-polling play:working-public-sector-overtime free:use-healthcare play:working-affordable-housing play:working-fake-news
working ask.assign-next-for | company.cooperative-farm &2
skill:unskilled skill:healthcare skill:education skill:agriculture
working ask.buy-resource ~education-cheap &2
resource:health resource:education
working ask.buy-resource ~luxury-cheap &2
resource:health done resource:education
working ask.bill ~policy-2C &2
bill:3A bill:4C bill:5B bill:6A bill:4A bill:6C bill:1A bill:2B bill:3B bill:5A bill:5C bill:7A bill:7C bill:3C bill:1C bill:7B bill:6B bill:4B
working ask.bill ~policy-7A &2
bill:3A bill:5B bill:4C bill:3C bill:1C bill:2C bill:1A bill:7B bill:6A bill:1B bill:3B bill:4A bill:4B bill:5C bill:2B bill:6B
working ask.bill ~policy-6A &2
bill:3A bill:6B bill:1B bill:2B bill:3B bill:4C bill:5B bill:4B bill:7B bill:1C bill:2C bill:3C bill:5C
working ask.turn ~turn-2 &2
play:working-public-sector-overtime play:working-need-for-change basic:propose-bill play:working-specialization basic:political-pressure basic:strike basic:assign-workers play:working-boost-domestic-tourism play:working-state-scholarship play:working-radical-reforms play:working-healthcare-movement play:working-highlight-social-issues play:working-signing-bonus play:working-cooperative-farm play:working-labor-market-deregulation play:working-public-opinion-polling play:working-affordable-housing play:working-student-movement free:use-healthcare free:swap-workers play:working-immigration-reform
working ask.turn ~money-2 &2
play:working-public-sector-overtime play:working-need-for-change basic:propose-bill play:working-specialization basic:political-pressure play:working-general-strike basic:strike basic:assign-workers play:working-proletarians-of-the-world-unite play:working-boost-domestic-tourism play:working-public-opinion-polling play:working-state-scholarship play:working-labor-market-deregulation basic:demonstration play:working-healthcare-benefits play:working-radical-reforms play:working-cooperative-farm play:working-workers-movement play:working-unemployment-benefits play:working-immigration-reform play:working-interest-groups play:working-affordable-housing free:use-healthcare
working ask.vote-side | policy.3 B &2
against for
working ask.turn ~policy-7A &2
basic:propose-bill play:working-migration play:working-general-strike basic:political-pressure play:working-interest-groups basic:demonstration play:working-labor-market-deregulation play:working-state-scholarship free:swap-workers play:working-student-movement free:use-healthcare play:working-workers-movement play:working-immigration-reform play:working-need-for-change play:working-healthcare-movement play:working-signing-bonus
working ask.turn ~rival-influence-2 &2
basic:propose-bill play:working-migration basic:assign-workers basic:political-pressure play:working-boost-domestic-tourism play:working-supplemental-income-program play:working-workers-movement play:working-unemployment-benefits play:working-state-scholarship play:working-public-sector-overtime play:working-signing-bonus play:working-student-movement play:working-radical-reforms play:working-cooperative-farm play:working-need-for-change play:working-labor-market-deregulation free:swap-workers basic:demonstration play:working-healthcare-movement play:working-interest-groups play:working-specialization play:working-highlight-social-issues play:working-public-opinion-polling free:use-healthcare play:working-healthcare-benefits play:working-affordable-housing play:working-immigration-reform
working ask.turn ~bills-1 &2
basic:propose-bill play:working-migration basic:assign-workers basic:political-pressure play:working-boost-domestic-tourism basic:strike play:working-state-scholarship play:working-need-for-change play:working-highlight-social-issues play:working-specialization play:working-cooperative-farm play:working-proletarians-of-the-world-unite play:working-radical-reforms play:working-public-opinion-polling basic:demonstration free:swap-workers play:working-signing-bonus play:working-affordable-housing play:working-healthcare-movement play:working-student-movement free:use-healthcare play:working-public-sector-overtime play:working-healthcare-benefits play:working-immigration-reform play:working-unemployment-benefits
working ask.turn ~bills-2 &2
basic:propose-bill play:working-boost-domestic-tourism basic:strike basic:demonstration play:working-radical-reforms play:working-general-strike play:working-cooperative-farm play:working-interest-groups play:working-labor-market-deregulation play:working-need-for-change play:working-proletarians-of-the-world-unite play:working-public-opinion-polling play:working-public-sector-overtime play:working-signing-bonus free:swap-workers play:working-healthcare-movement play:working-healthcare-benefits play:working-immigration-reform free:use-healthcare play:working-unemployment-benefits
working ask.turn ~unemployed-3 &2
play:working-public-opinion-polling basic:propose-bill play:working-state-scholarship play:working-labor-market-deregulation play:working-migration basic:assign-workers basic:buy-goods play:working-supplemental-income-program basic:strike basic:demonstration play:working-healthcare-benefits play:working-need-for-change play:working-general-strike play:working-cooperative-farm play:working-student-movement play:working-highlight-social-issues play:working-specialization play:working-public-sector-overtime play:working-signing-bonus play:working-proletarians-of-the-world-unite play:working-affordable-housing play:working-immigration-reform play:working-unemployment-benefits free:swap-workers play:working-healthcare-movement play:working-boost-domestic-tourism free:use-healthcare
working ask.turn ~bills-3 &2
play:working-migration basic:assign-workers basic:political-pressure play:working-supplemental-income-program basic:strike basic:buy-goods play:working-highlight-social-issues play:working-general-strike play:working-interest-groups play:working-labor-market-deregulation play:working-proletarians-of-the-world-unite free:swap-workers play:working-boost-domestic-tourism play:working-public-sector-overtime play:working-state-scholarship free:use-healthcare play:working-workplace-accident play:working-healthcare-benefits free:use-education
working ask.vote-side ~by-middle &2
against for
working ask.buy-amount | resource.health &2
least 3/4 most
working ask.turn-free ~turn-0 &2
free:use-healthcare end free:swap-workers free:use-education free:pay-off-loan
working ask.turn-free ~policy-1C &2
free:use-healthcare end free:swap-workers free:use-education
working ask.turn-free ~policy-3A &2
free:use-healthcare end
working ask.turn-free ~policy-5C &2
free:use-healthcare end free:swap-workers free:use-education
working ask.turn-free ~bills-0 &2
free:use-healthcare end free:use-education
working ask.turn-free ~influence-1 &2
free:use-healthcare end free:swap-workers
working ask.turn-free ~rival-influence-1 &2
free:use-healthcare end free:use-education free:swap-workers
working ask.turn-free ~votes-1 &2
free:use-healthcare end
working ask.turn-free ~money-1 &2
free:use-healthcare end free:swap-workers
working ask.turn-free ~health-ready &2
free:use-healthcare end free:swap-workers free:use-education
working ask.turn-free ~unemployed-2 &2
free:use-healthcare end free:swap-workers
working ask.turn-free ~prosperity-0 &2
free:use-healthcare end free:swap-workers free:use-education
working ask.turn-free ~hungry &2
free:use-healthcare end free:swap-workers free:use-education
working ask.turn-free ~vacancies-1 &2
free:use-healthcare end free:swap-workers free:use-education
working ask.discard | action.propose-bill &2
discard:working-healthcare-movement discard:working-immigration-reform discard:working-migration discard:working-need-for-change discard:working-radical-reforms discard:working-supplemental-income-program discard:working-workers-movement discard:working-general-strike discard:working-state-scholarship discard:working-public-sector-overtime discard:working-signing-bonus discard:working-proletarians-of-the-world-unite discard:working-interest-groups discard:working-cooperative-farm discard:working-boost-domestic-tourism discard:working-specialization discard:working-labor-market-deregulation discard:working-workplace-accident discard:working-fake-news discard:working-student-movement discard:working-public-opinion-polling discard:working-highlight-social-issues discard:working-unemployment-benefits discard:working-affordable-housing discard:working-healthcare-benefits
working ask.immediate-vote ~turn-1 &2
yes no
working ask.immediate-vote ~rival-influence-1 &2
yes no
working ask.discard | action.political-pressure &2
discard:working-migration discard:working-radical-reforms discard:working-supplemental-income-program discard:working-boost-domestic-tourism discard:working-highlight-social-issues discard:working-workers-movement discard:working-general-strike discard:working-need-for-change discard:working-student-movement discard:working-fake-news discard:working-proletarians-of-the-world-unite discard:working-interest-groups discard:working-immigration-reform discard:working-state-scholarship
working ask.assign-next-for | company.national-public-broadcasting &2
skill:media worker:university-hospital-1
working ask.turn-free ~turn-2 &2
free:swap-workers end free:use-education
working ask.turn-free ~policy-2C &2
free:swap-workers end free:use-healthcare free:use-education
working ask.turn-free ~policy-3C &2
free:swap-workers end free:use-healthcare free:use-education
working ask.turn-free ~bills-3 &2
free:swap-workers end free:use-education
working ask.turn-free ~influence-0 &2
free:swap-workers end free:use-healthcare free:use-education
working ask.turn-free ~rival-influence-3 &2
free:swap-workers end free:use-healthcare
working ask.turn-free ~votes-0 &2
free:swap-workers end free:use-healthcare free:use-education
working ask.turn-free ~money-2 &2
free:swap-workers end free:use-healthcare
working ask.turn-free ~health-cheap &2
free:swap-workers end free:use-education
working ask.turn-free ~education-cheap &2
free:swap-workers end free:use-healthcare
working ask.turn-free ~luxury-affordable &2
free:swap-workers end free:use-healthcare
working ask.turn-free ~unemployed-3 &2
free:swap-workers end free:use-healthcare
working ask.turn ~influence-2 &2
play:working-general-strike basic:strike play:working-cooperative-farm basic:propose-bill play:working-proletarians-of-the-world-unite play:working-healthcare-movement
working ask.vote-influence | policy.2 &2
least 2/4 3/4 most
working ask.vote-influence ~for-ahead-4 &2
least 2/4 3/4 most
working ask.vote-influence ~helpers-0 &2
least 3/4 most
working ask.vote-influence ~rivals-3 &2
least 2/4 3/4 most
working ask.vote-influence ~influence-2 &2
least 2/4 3/4
working ask.vote-influence ~own-bill &2
least 2/4 3/4 most
working ask.vote-influence | policy.3 &2
least most 3/4 2/4
working ask.vote-influence ~for-ahead--1 &2
least most 3/4
working ask.vote-influence ~rivals-2 &2
least most 3/4 2/4
working ask.vote-influence ~influence-1 &2
least most
working ask.vote-influence | policy.5 &2
least most 3/4 2/4 4/4
working ask.vote-influence ~for-ahead--3 &2
3/4
working ask.buy-resource ~money-3 &2
resource:health resource:education resource:food
working ask.turn-free ~rival-influence-2 &2
free:use-healthcare end free:swap-workers free:use-education free:pay-off-loan
working ask.turn-free ~education-affordable &2
free:use-healthcare end free:swap-workers
working ask.turn-free ~prosperity-1 &2
free:use-healthcare end free:swap-workers
working ask.assign-where | skill.luxury &2
company:clinic company:college company:pharmaceutical-company trade:university-hospital-1 company:public-hospital-2 company:regional-tv-station-2 company:supermarket
working ask.turn-free ~turn-3 &2
free:swap-workers end free:use-healthcare
working ask.turn-free ~money-3 &2
free:swap-workers end free:use-healthcare free:use-education
working ask.discard | action.demonstration &2
discard:working-general-strike discard:working-fake-news discard:working-proletarians-of-the-world-unite discard:working-interest-groups discard:working-cooperative-farm discard:working-boost-domestic-tourism discard:working-specialization discard:working-labor-market-deregulation discard:working-supplemental-income-program discard:working-workers-movement discard:working-migration discard:working-immigration-reform discard:working-state-scholarship discard:working-student-movement discard:working-healthcare-movement discard:working-unemployment-benefits discard:working-workplace-accident discard:working-signing-bonus discard:working-public-sector-overtime discard:working-highlight-social-issues
working ask.vote-influence | policy.1 &2
least most 2/4 3/4
working ask.vote-influence ~for-ahead-1 &2
most 3/4 2/4
working ask.vote-influence ~helpers-2 &2
least most 3/4 2/4
working ask.vote-influence | policy.6 &2
least 3/4
working ask.vote-influence ~against-ahead-1 &2
least most 3/4
working ask.vote-influence ~helpers-1 &2
least most
working ask.vote-influence ~rivals-1 &2
least most
working ask.vote-influence ~by-capitalist &2
least most 3/4
working ask.vote-influence | policy.7 &2
least most
working ask.vote-influence ~rivals-0 &2
least most
working ask.vote-influence ~against-ahead-4 &2
least most
working ask.vote-influence ~helpers-3 &2
least most 3/4 2/4
working ask.vote-influence ~by-middle &2
least most
working ask.vote-influence | policy.4 &2
least most
working ask.immediate-vote-free | policy.5 &2
yes no
working ask.discard | action.assign-workers &2
discard:working-supplemental-income-program discard:working-general-strike discard:working-boost-domestic-tourism discard:working-migration discard:working-unemployment-benefits discard:working-signing-bonus discard:working-cooperative-farm discard:working-healthcare-movement discard:working-workers-movement discard:working-interest-groups discard:working-student-movement discard:working-labor-market-deregulation discard:working-proletarians-of-the-world-unite discard:working-state-scholarship discard:working-highlight-social-issues discard:working-workplace-accident discard:working-healthcare-benefits discard:working-affordable-housing
working ask.vote-influence ~against-ahead-3 &2
least most
working ask.buy-resource ~money-1 &2
done resource:health resource:food
working ask.vote-influence ~for-ahead-3 &2
least most 3/4
working ask.buy-amount | resource.education &2
least most 4/4
working ask.turn-free ~bills-1 &2
free:use-education end free:swap-workers free:use-healthcare
working ask.turn-free ~rival-influence-0 &2
end free:use-healthcare free:swap-workers
working ask.turn-free ~money-0 &2
end free:swap-workers free:use-healthcare
working ask.turn-free ~education-ready &2
free:use-education end free:swap-workers
working ask.turn-free ~policy-4C &2
free:use-healthcare free:swap-workers end free:use-education
working ask.turn-free ~turn-1 &2
free:swap-workers end free:use-healthcare free:use-education
working ask.turn-free ~bills-2 &2
free:swap-workers end free:use-healthcare free:use-education
working ask.assign-where | skill.education &2
company:convenience-store company:clinic company:public-hospital-2 company:supermarket company:college company:national-public-broadcasting company:private-school trade:cooperative-farm-0 trade:university-1 trade:university-hospital-1 company:publishing-house trade:cooperative-farm-2-0
working ask.turn-free ~unemployed-1 &2
free:use-education end free:swap-workers free:use-healthcare
working ask.turn-free ~turn-4 &2
free:swap-workers end
working ask.swap-in | company.doctors-office &2
skill:luxury skill:healthcare skill:agriculture skill:media
working ask.turn-free ~health-affordable &2
free:swap-workers end
working ask.turn-free ~vacancies-0 &2
free:swap-workers end free:use-healthcare
working ask.turn ~votes-2 &2
basic:assign-workers basic:strike play:working-proletarians-of-the-world-unite play:working-state-scholarship play:working-affordable-housing basic:propose-bill free:swap-workers play:working-signing-bonus play:working-labor-market-deregulation play:working-public-sector-overtime play:working-healthcare-benefits
working ask.assign-where | skill.agriculture &2
company:doctors-office company:organic-farm company:clinic union:agriculture company:convenience-store company:public-hospital-2 company:public-university-2 company:national-public-broadcasting company:college company:game-store company:regional-tv-station-2 company:vegetable-farm trade:university-hospital-1 company:fashion-company company:supermarket-2 trade:public-hospital-2-1
working ask.turn-free ~policy-7C &2
free:swap-workers end free:use-healthcare
working ask.turn-free ~votes-2 &2
free:swap-workers end free:use-healthcare
working ask.turn ~vacancies-2 &2
play:working-student-movement play:working-need-for-change free:swap-workers play:working-public-sector-overtime play:working-public-opinion-polling play:working-cooperative-farm play:working-boost-domestic-tourism
working ask.immediate-vote ~policy-7C &2
yes no
working ask.buy-resource ~money-4 &2
done
working ask.turn-free ~money-4 &2
free:use-healthcare end free:swap-workers
working ask.turn-free ~luxury-cheap &2
free:use-healthcare end free:use-education
working ask.immediate-vote-free | policy.3 &2
yes no
working ask.turn ~health-ready &2
play:working-state-scholarship basic:propose-bill basic:assign-workers basic:strike free:use-healthcare play:working-migration play:working-public-opinion-polling play:working-signing-bonus play:working-public-sector-overtime play:working-student-movement play:working-healthcare-benefits play:working-healthcare-movement play:working-cooperative-farm basic:demonstration play:working-affordable-housing play:working-immigration-reform
working ask.turn ~fed &2
basic:propose-bill
working ask.vote-side | policy.7 B &2
for against
working ask.bill ~influence-2 &2
bill:3B bill:5C
working ask.vote-influence ~against-ahead--1 &2
least 3/4 most
working ask.swap-in | company.cooperative-farm &2
skill:unskilled skill:education skill:agriculture skill:luxury skill:healthcare skill:media
working ask.turn-free ~unemployed-0 &2
free:use-healthcare end
working ask.turn-free ~policy-7A &2
free:swap-workers free:use-education
working ask.assign-next-for | company.public-hospital &2
worker:hospital-0
working ask.immediate-vote | policy.1 &2
yes no
working ask.staff-company &2
company:public-hospital-2 company:regional-tv-station-2
working ask.staff-company | role.working &2
company:public-hospital-2 company:regional-tv-station-2
working ask.staff-skill | company.public-hospital &2
skill:healthcare skill:luxury
working ask.turn ~policy-6A &2
play:working-supplemental-income-program play:working-workplace-accident play:working-unemployment-benefits play:working-proletarians-of-the-world-unite basic:propose-bill basic:strike free:swap-workers play:working-public-sector-overtime play:working-labor-market-deregulation play:working-healthcare-benefits play:working-boost-domestic-tourism play:working-need-for-change play:working-signing-bonus play:working-radical-reforms play:working-student-movement play:working-specialization free:use-healthcare play:working-interest-groups play:working-healthcare-movement play:working-public-opinion-polling play:working-immigration-reform play:working-affordable-housing play:working-workers-movement play:working-cooperative-farm
working ask.turn-free ~policy-6A &2
free:use-healthcare free:swap-workers end
working ask.buy-resource ~health-affordable &2
resource:health done resource:education resource:food
working ask.turn ~education-ready &2
play:working-public-sector-overtime basic:propose-bill free:use-education free:swap-workers
working ask.turn ~prosperity-2 &2
basic:propose-bill basic:strike play:working-state-scholarship
working ask.assign-next-for | company.clinic &2
worker:university-hospital-0 skill:unskilled worker:supermarket-1 worker:college-0 skill:education worker:hospital-0 worker:fashion-company-0 worker:medical-laboratory-employee
working ask.immediate-vote-free | policy.4 &2
yes no
working ask.bill ~votes-2 &2
bill:1C bill:2C bill:4A bill:4C bill:1B bill:2B bill:5B bill:7B bill:3A bill:3C bill:4B
working ask.buy-source | resource.food &2
source:capitalist source:middle
working ask.turn-main ~turn-4 &2
basic:assign-workers basic:strike basic:political-pressure
working ask.turn-main ~policy-1C &2
basic:assign-workers basic:buy-goods basic:political-pressure basic:propose-bill basic:demonstration
working ask.turn-main ~policy-2C &2
basic:buy-goods basic:political-pressure play:working-interest-groups basic:propose-bill play:working-highlight-social-issues
working ask.turn-main ~policy-4C &2
basic:buy-goods basic:strike basic:political-pressure play:working-highlight-social-issues basic:propose-bill
working ask.turn-main ~policy-5C &2
basic:assign-workers basic:strike basic:political-pressure basic:propose-bill
working ask.turn-main ~policy-7C &2
basic:assign-workers basic:buy-goods basic:strike basic:political-pressure
working ask.turn-main ~bills-3 &2
basic:assign-workers basic:strike basic:political-pressure play:working-boost-domestic-tourism
working ask.turn-main ~influence-0 &2
basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-migration play:working-highlight-social-issues basic:demonstration basic:propose-bill
working ask.turn-main ~rival-influence-0 &2
basic:assign-workers basic:buy-goods basic:strike basic:political-pressure basic:demonstration play:working-highlight-social-issues
working ask.turn-main ~votes-0 &2
basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-interest-groups basic:propose-bill play:working-highlight-social-issues basic:demonstration
working ask.turn-main ~money-4 &2
basic:buy-goods basic:propose-bill
working ask.turn-main ~health-cheap &2
basic:political-pressure basic:propose-bill
working ask.turn-main ~education-cheap &2
basic:buy-goods basic:strike basic:political-pressure basic:propose-bill basic:demonstration
working ask.turn-main ~luxury-cheap &2
basic:buy-goods basic:strike basic:political-pressure basic:propose-bill
working ask.turn-main ~unemployed-2 &2
basic:strike basic:political-pressure basic:propose-bill
working ask.turn-main ~prosperity-0 &2
basic:assign-workers basic:strike basic:political-pressure
working ask.turn-main ~hungry &2
basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-boost-domestic-tourism basic:propose-bill play:working-migration play:working-highlight-social-issues basic:demonstration
working ask.turn-main ~vacancies-1 &2
basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-migration play:working-highlight-social-issues
working ask.turn ~votes-3 &2
play:working-public-opinion-polling play:working-signing-bonus
working ask.bill ~votes-3 &2
bill:5C
working ask.food-amount | role.capitalist &2
3/4 2/4
working ask.vote-influence ~against-ahead--3 &2
3/4 2/4
working ask.assign-where | skill.media &2
trade:university-hospital-1 company:regional-radio-station company:regional-tv-station-2 company:college union:media company:game-store
working ask.swap-in | company.clinic &2
skill:education
working ask.assign-next-for | company.supermarket &2
worker:convenience-store-employee worker:doctors-office-employee worker:supermarket-2-0 worker:institute-of-technology-2 worker:organic-farm-employee
working ask.assign-next-for | company.college &2
worker:private-school-employee worker:public-university-2-0 worker:convenience-store-employee
working ask.swap-in | company.college &2
skill:healthcare skill:media
working ask.vote-influence ~influence-3 &2
2/4 3/4
working ask.discard | action.strike &2
discard:working-cooperative-farm discard:working-interest-groups discard:working-workers-movement discard:working-signing-bonus discard:working-migration discard:working-general-strike discard:working-supplemental-income-program discard:working-immigration-reform discard:working-proletarians-of-the-world-unite discard:working-workplace-accident discard:working-labor-market-deregulation discard:working-fake-news discard:working-student-movement discard:working-highlight-social-issues discard:working-unemployment-benefits discard:working-healthcare-movement discard:working-public-sector-overtime discard:working-radical-reforms discard:working-healthcare-benefits discard:working-specialization
working ask.assign-next-for | company.pharmaceutical-company &2
worker:doctors-office-employee
working ask.assign-next-for | company.public-university &2
skill:education worker:private-school-employee
working ask.turn-main ~policy-7A &2
basic:assign-workers basic:buy-goods basic:strike basic:political-pressure basic:propose-bill
working ask.turn-main ~rival-influence-2 &2
basic:buy-goods basic:strike basic:political-pressure basic:propose-bill basic:demonstration
working ask.turn-main ~money-2 &2
play:working-boost-domestic-tourism basic:assign-workers basic:buy-goods basic:strike basic:political-pressure basic:propose-bill
working ask.turn-main ~health-affordable &2
play:working-boost-domestic-tourism basic:assign-workers basic:buy-goods basic:strike basic:propose-bill basic:demonstration
working ask.turn-main ~education-affordable &2
play:working-boost-domestic-tourism basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-highlight-social-issues basic:propose-bill basic:demonstration
working ask.turn-main ~luxury-affordable &2
basic:assign-workers basic:strike basic:political-pressure basic:propose-bill
working ask.turn-main ~prosperity-1 &2
play:working-boost-domestic-tourism basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-public-sector-overtime basic:propose-bill play:working-highlight-social-issues basic:demonstration
working ask.turn-main ~vacancies-0 &2
play:working-boost-domestic-tourism basic:strike basic:propose-bill
working ask.turn-main ~money-1 &2
basic:assign-workers basic:buy-goods basic:strike play:working-highlight-social-issues play:working-boost-domestic-tourism
working ask.turn-main ~unemployed-1 &2
basic:assign-workers basic:strike basic:political-pressure basic:propose-bill
working ask.turn-main ~prosperity-2 &2
basic:political-pressure
working ask.turn-main ~turn-3 &2
basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-boost-domestic-tourism basic:propose-bill
working ask.turn-main ~policy-3A &2
basic:assign-workers basic:strike
working ask.turn-main ~policy-6A &2
basic:assign-workers basic:strike basic:propose-bill basic:demonstration play:working-boost-domestic-tourism play:working-highlight-social-issues
working ask.turn-main ~rival-influence-3 &2
basic:assign-workers basic:strike
working ask.turn-main ~votes-1 &2
basic:political-pressure basic:strike basic:propose-bill basic:demonstration
working ask.turn-main ~policy-3C &2
basic:strike basic:political-pressure basic:propose-bill play:working-boost-domestic-tourism basic:demonstration play:working-highlight-social-issues
working ask.turn-main ~money-3 &2
basic:assign-workers basic:buy-goods basic:strike basic:propose-bill
working ask.turn-main ~rival-influence-1 &2
basic:assign-workers basic:strike play:working-migration play:working-boost-domestic-tourism basic:propose-bill
working ask.turn-main ~turn-1 &2
basic:propose-bill basic:assign-workers basic:strike play:working-migration play:working-highlight-social-issues play:working-boost-domestic-tourism
working ask.turn-main ~bills-0 &2
basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-boost-domestic-tourism play:working-migration basic:demonstration play:working-highlight-social-issues
working ask.turn-main ~influence-1 &2
basic:propose-bill play:working-boost-domestic-tourism
working ask.turn-main ~unemployed-3 &2
basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-migration play:working-interest-groups play:working-highlight-social-issues basic:demonstration
working ask.assign-next-for | company.publishing-house &2
worker:university-hospital-0 worker:university-hospital-1 worker:supermarket-1
working ask.turn-main ~money-0 &2
basic:assign-workers basic:strike basic:political-pressure basic:propose-bill
working ask.turn-main ~turn-2 &2
basic:assign-workers basic:buy-goods basic:strike
working ask.turn-main ~bills-1 &2
basic:propose-bill basic:buy-goods basic:strike basic:political-pressure play:working-interest-groups basic:demonstration
working ask.turn-main ~health-ready &2
basic:propose-bill basic:strike
working ask.turn-main ~vacancies-2 &2
basic:political-pressure
working ask.turn-main ~bills-2 &2
basic:propose-bill basic:assign-workers basic:strike basic:political-pressure basic:demonstration
working ask.turn-main ~votes-2 &2
basic:political-pressure
working ask.assign-next-for | company.regional-tv-station &2
worker:regional-radio-station-employee worker:national-public-broadcasting-0

mMokHA3OR9HA7EqNrDwD7DqP7NvE_F5ByFkNQ_C1-BEjPmdtF1iBiUzB5TAqIpC3FsCsByFsHDAAAAAAApCqF6K6ZpQ9C8NzEwBAFuLzF8PAA3KAAAiOd-IJpHA4F4F2DhEpY0BxCAjR8D0MqTIwHwHhGrJ-HsELAhLAnSwItNCAiVAA7TtUzSA4BsJ2HgG0BfnCAkR6O3BmExCsIqI7UpIiQ9IrC_RrHdwOXyH_E-P-GA0FpJ7cyMAAAAAAAA6DAuvEA9KpIpN0LV_C4RzG0IiBiJgDZ6Fc9S5BqP3SoNa8BhTyN2LxGfARlK8D5H7EgUtIlFCAAAAAAMrDiN2YjjB9BuSFiGAyG6RlSgRAA_BAAAoY5S4S8TkH4L6K6K8JsCtMpMVCnNTnB2D0OoFkG3B9GuGvXS_IkE2ExQgHpBqHAwUAAhMzRpPAvG9GjFuDkEsE4GA6KFwWuR0GjCiHzJuLjBBwBvRkJpM-HtMiO0BgO6DA0DvB0ExJAAAAAAAApGA0gDApOrL9J_Nb-F0LLrEsHoDiFgGsEnDtKwDpCnShEgGsEwB5H2QHhCA5E1Bc-FlD-BY_CbBdVAAAOxmBwDkenX2BkBzRyNAoHSpciMwMAzBAAAgVf6L4IuR4L6M6MuD5IxQ_NsBb9W4CnP6JgO0F3BAWA_EM5FoIoEJjPuPwTA2YgWAhOpTxMtB4BjOrSpFrE0IgHAyJ4DoLgMuH1C-FzFrDrLJoHhEwErBwM3GsFuDzL3HAlDqHvF7JAAAAAAAAGmCqoBAnI1MpN3X4GzDyFpHXvDmCyD6B6B6DyQ6E9H7R4F-BsL0B2F8XjI1HAdjEmGqJyEJsHlBAAAAAGA9B52BgLkX5NvM5BlGwPAiJX7PuJsCAFAAAoOwCiH2DgNiK0F0FiDuH_NjCEtDkK1H9J6IiK9FrEXE3DjKAWsDkFqFnI8E2HcmcsIAxHtJ7MAhFpNnHAlKgD0DA2G6EqIhBNyEyJetGrErG5DtCsErK6GpJ6GsCvKpEZxL2GkDzCAAAAAAAAD-DucA7KjKzEtCoLmD6BI0BjEzElBnCI5ByOoBrGnS8EsB9IhM7BiPhCZAwFGvBkExG-BUuCAAAAAAAiHvoBkBgS3O3KJ5IoLA0IwBtL6HsFA9DAAA2V-BdnFgKsGhBhBsC6BxN6CYhBqC_HJoFyLRCmByDzEuDAwBkL-HEoDkDyD7B-H-DARtC2CA9GjFnBAxEuD0DA-BoC-E3C2C1DlDC7EgB1DjGW8BvBW_ElEkBtDTa7SLtEeAAAAAAAAjCA42IAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAzEAAAAAAAAAAAAjgBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAq9KA5GuF6B-M7KEqJQ3HEAvCoE_GxPlJzIsB1G3FQwLxR0CwU_CqKAlCXyCqE1B4IOHAAAAAAAdOgOgMtD_CyGxKjGAhDR8DPAA4EAAA7mBkDoYsF6QAqBqBjOpY1HbqFAyQtMjQmFhhBAAlCtItErDwLA8XAfMPcAxOMAuDoD0EA8B6CoD0C-HlJ5KAArUiYhH3FxK-QxB5G0DwIyUuT1CrB5fA6BvCoUoOAJmO3RnMAAAAAAAAiFAqsIAnFmDuBiHzF3MwDhH0FX-J3FmN5I1EVrLvJsCLmK2E5IhFwDoHxMAiG-LwX3G9B2WbuBiCAAAAAA2ER1FwIrYE4KnJ3GAtV2CpIPAAiBAAA7NqE2LopBwR_YyEyElL7M5OsH4BAJpDrHqL7QsJwHrF3LM2KgH_E0LuBtCV1KwGApS-E8B2CuF2J4CkCmH-MFoEvGlHAApPQtEhE5D0D4DuHYjGqlBoE6N7NvX_F-UjD4T0SApG5GI9SAAAAAAAAmEAy6FAeIrFhCXkExHjHY_KuBsCiF0HsHiCExD4H5BnJsG9IhK4DShHAmJ4EsRrKiB8S4PtMiBCiBVAAAqPnBjb8DpW6J1B7DzEAnLvHuHkF1DAtKAAAgF3EyF6a2f5L_C_ClKpS7SnC0F8G3SoH7HnHkJuEUhL9DH6H4FrG0PsDjD5KvNiU9DrItHkG8C6BuJ4B8E_ByBmKNpFxFAA7M9B_UjC_L_EoL_CY2HwcDsXrFM3BmJzBmFoIA2I1E6GxGAAAAAAAAuEbo6CA3JxJiD1JpI1HzGmG3FlDH3D5C6DxCkHtD5BoBtHbkDhFtEuByP0IAtEwE-HlKkBuSoDvRwCA0CAAAAqLKxPoEjIiLDrEkGAnQjXiLoQuDABAAA2MlKmFwc4lB1EqBqClC-GhPuBA9BxN7GjM2KoI3IpG_FrEtLsFAVwCrD8EhGrCkKmBnDwLgCpBgBWP-SmF3QJNFhHAAnIK7NuB1IlGnKnL6HsMqLiFyO8G5FwFzDkChEqEA1DiCjF2DAAAAAAAAIpH-iCAXAAjFlF7DgB-EuBkDmBzB4DCXPzEBmEmCLbpCFoEvDwBA3IxElDpDmD8JsGjIQAAAAAApEA3ByC1EnBhD-DhCAlNxWkDuEiEAkDAAAjBhE7F0L2V7CiDuE0CGlMiBAzBzMnDuDwO2CvDpB3BnB_CjDAN2D0BLiDjEsDDIoDuFoCkCoEekKmIgFcCEPAAe9EOsBlDVoE0C0EgBuJU0JlDgFlBnKiB8EqBA1FnCf_BAAAAAAAAAAwyLAjEAAAAAAA3GAApVAAlIAAmWAAiTAAzY8HmCAAAAAsFlHAAAAAAAAAAmBAAAAdAAsNAAAArNAAAAAA04BrMkBjfAA1G1GrGAjdvgBAAAA1N8JkBhDhDteAxlB8kBAA2aA6IgnBr2CAA3EAA0K0K0KAAqQqQAAnZnZAAvP-VAAAA6DAArFAAAAAAgyBAAAAAoHtOAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA2_IAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAmHAAAAAAAAAAAAiQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAqpHAN4BrJ-EnEqIkGlCiD2J7BuGgBV6GJoNmEwC7ChKjOkBhBgPhKhLA9JiNwRwH_KjCqDGAAAAA9EArzBxB6O8RYmKzBwImPAV6GgiBmEAAliBAAAyTnNqbkEpBAqJqJY9HtiBpgBnP1ClMpDolBmF5UqTqTjBvYqK_cqOA2E2EnS5D6IqdAmVAApmBoiCmrBAs2BuCqDAiD_X5YAhCpvB8LrViC6NhF7J-BjK9BuK_BwT8EyFgKrP1IrFWA7X2NrUnTAAAAAAAA7BvK6rEAyEvHpQgJwBdoBhIBoGtTiBsHkIkDTgFyDtH1FFiHdB4S1GlDAxP0KKCC_BGvCmFArBAAiFAxqCj7B_D6Z0E9D9MnQoOVkM7DyBmNwFAjJAAAuS7DmOiDsC2LkHkHsG_F7V3crXjEiQwM2kB-D1PxJxJ3GhFjGgD6NAyGkIjGzRgNgVAkgBBA9U45B8apC-4B9CwW1EwCrTjJAlDjb4jBvCS2BoFoFAXnC2PyEyNrIhG6EvE5BeFA7ZsKEjKAAAAAAAAtM7D40FAlHjHtG_DX6B8EoDNrB3E1C8CKlH_ClB3CmByE6DzEjQiCqcqBjDApJxD9G4FLvDuLT3HAkOBA5La9iB75DmOkgBpBlTkH-DiYjGoT0D8B8J2QA_FAAA4R7GuGiFwStuB0K0KuJnC3VhZrE3FVkMyO2CpI6H6HzTpQlT6IvRAwCgKhMrLxGuVC8TAAgKuUrEwN-erEoLqYjB5F9IArD9RkOrCQSpDbxC-DpBuDFlB1HjByHsBmBpBKAiCI3J1FAAAAAAAAvJpBmpCAhGhH9HbhHjDhB5B-FRpDwByD_D5EoDXvCjE4CyHXsJmDqfTjBA9HLuIgEtExCqIwB7QAlKAAoDH9QlzD6IogB4DjC2C1D4OxI0MFE8MmcA3KAAA4TxDoMqEkKZHHiKoI5T3JmItExDlNyEmBgBsJsJnInd5CjCvLAkE-I_HXhDsRCmKhGAqO5G0JhI2V6CnGkBiC-BvLAAuD4F9CkBdtDkBnFhBI2GXyCgMBgK7BQ7ByHAyJbhD3DAAAAAAAA9C1UnPAjJzJtDTnFvI6CrC1JxFwBhExDpGlHZxBxFjHkCbtB8BnB6azBqCAwHtB6CEPM2KyB1DAlDAAwDArEn6CyOwbqE3GmEgGgR1DmL2DiF2OwQA9GAAAqYd6H4FuEd4B4BxEG1HoB6IvDE1LEuEmFhBhB0C1QsBfpBAmFmDmEkB4D8HCsFdAhB5CoDH-MiF_IKgDoEhFAAiH6GoCF9BNvCxB1BQwD9BD6EhBWjEmCOvCA0C8CuFmBAAAAAAAAtM9Uu0FA9K1GrYtKxHrB-HjJoGkGgJyJkBqC4DzY2M-JbpEpJ9CxOhG7BwIgFAPsKmI5G9K2K9CAAAAAAAApG6BrLuF6DiHzOkP8oBAuClE-UwOAAh3BAAAvKwPkaO9FApJpJvVnhBzhBslB5tB9F7PhDkInK1T8J8J-oBUtEpNrXAgJ8DmvBivB2M2DATAA2W2foIAgjB0FjFDd_O5dAD0X0BoV6DipBrDoFpGwNnDwJ8H8M-B0D4FFkFmH2MAtJyFhC_gBAAAAAAAAxTnB-7DAwDnCxU1IxJmB-DhLemFnLoBsFwHmG3B-EsGgC1ElC-HWjEgG8NeAjGuE7B5H0DhCzHnQpOAuDAA53BAjcpPE5F4JpBp4BllB8diV4LpFmBqV0EApXAAA3G4dyT8IuFxK_O_OxZhQ9gByUlM1G1KvHM_IxWhRhRgY0EhEgBqXAoGuF4mBkFoU0CAwBEAqgCmYmC2BsjC7D0NkBKvCjaAtF8O0H4aJgcdqYpFmOQkLxF8K7I_CmHYN-FoIA_MiFtG5VAAAAAAAAmO6K6-CAhFjKpMmHpGnE4E3C3DkH3KkEgEsEmG8CT4CxFY4ByBvQnE0GmRkEAnJsGgE3OuNwEpJ_KzcA2iBEAoHiGzU5H1P_NN3L19B9B2kB0ROgCqgBigBpNA3RAAA1DoekM2BxBzFtEtErNlftWuK7EnHnNgIJYjasDsD-D6CjHlKkPAqEiE6XNtG8CBqBAA8gC4WmHyU-5BlE5F0WwEtBiEAhDW4IicqCyX7B2XOqRO8CHyCjLlEoHiBJqB1FA5IexCtNAAAAAAAA6DyEorBAoC9JxMiL9FuFkCAhD-D5Ed0B6BSd4DoCzGxBrB-F7GlCsJ6P-EAmHoIrCxJ-IyFnI1MiCAwHAACgB9PnD9JtFoDF9zBtFghBiStHhDiU2dEAjLAAApB-emN6D5CoLlClC_MmH3GjCmD_BmEgMnHzBtUYY2DoC9IxDsCAJrByI-L7H2FA2ClCAisBwD-HtEsf6D_LA2FzEvBAAjC_BmZDiTjB-UmHkQaiCkCRqDjDnBrCL6KRA2DtCxHrFAAAAAAAA8KiB8FApFzJ9LuB9ByEC-DgDqG2DgC0D8CwGwBiD-DwBNhBG1DlB2KsP-CArByGzD5FnBwL7HxEmBAlCAAkdArHmBNgG7CiHpmBrE8X2IpC1F2CmSQA2BAAA7BqhByIoDHoD6B6B5BxKwC5EhDE6DyINhElPjBjBqBkK7D_EkEAzDtC8CyGnEsEBfqHAwRuE1G6C8ZyG_HMoEAjCAA_BnBuUH0MBgS8DqK6CyCA8EKlCMtCd6F6CAqHoCtJEAAAAAAAAtTjKw4MAvU0FmKxBrEzB1HnFiD3EuE2H1G_EoC3MAsE2GpBrH5NpX7C4FuF8DAnGnOiDmFjD2DYJAAAAAAAzFsB1GmMqFR3EwGoGAzYlV1G4JAABAAArDhEiEotBwrDA0W0WzjBxsBhzB-C9O5X3YuG4O_Mtc-X-X2FxvBiBluBhJA4PKnY6dyHGAvCAApP0W0pBAtC0DhUPe9L9cA1HjgBlOlJsClKjE7CyDlRrD7HwEkU7NiIyDqCqB8J8QAoCkE9M5aAAAAAAAA0F3Ck4FA_K_Q2E0BjGmHKlHkBrB_J4C6C6H0DkFgEcjBzJwB6OzBxQXyD4QA5JkJmVzJzB2JmBpC6WAwTAAwjBAjIpHkD0CWjGlROqBiMtqBhqBXytBjEAgHAAA5CnDgF6xCkmEnqC9C9Cta1gBhhBrQhKvPiFgNgLxFnaaa0PqsB-NzPiDAwF0GlH6ZwG0CAoJCAhEgOyIiOk_B4DxTnGyCtX7LA9KlKuDoFyDhF5BP1GnHTklBM2jBvK0Y9L8YEyhBuhBAxBe6BzOAAAAAAAAwEqHqwGA1UnEpBiBgCzCXoD1BoDiBoCrBqEmHPSiD6E-FZgCpbrFyF6EwIANkDzDjEFgKpKhMsBAoEAAgJ6UsOrNqChS3MkDnThBDoL7oB3vBmLouB6UAzPAAAT_CoEyoC-9Dt9DjJjJharJ9gBlMVzSHmGcjNhZiEiEsP7GqJ1BnEAkIsB4EyR4GmBCmCAAxI2UrCwFu-ByU9gB8EJlQoDA5EhPwBkGvB_DCsCQnG5BwiBboajCoWhWiYYwb0cAnECrHlJAAAAAAAAtGSi9DA_PxC8B4EtEtHpC6GnBd8K8BpEgBwC9DkBZpHtCyBqFvGvEmDnB0UA8C9F9MlF4ByHvGtQBAcAAHpCIxPlKjH3FhWpb9HzEkI1QrsB7EmoB-HAlBAAAgChBwF64BmrDxnDnKnKxT9Cja5E6RnXsCrJvE3GjJuCuC4O3HmQ7BlEAyDQ2GwG0JkCEjC4FAuFkIjIlC0f-VtFqEiDrEPAA7FDiCoBwChCxFkD1BJ8TrC6Y-CmSgB6Rf-MgdANxCjMtDAAAAAAAAlErEuxBAlLAhC7GjEgE5DsGI3CxB2CtD7B6C7E3BuCmBCIsCezB4B8FiPAgChInC5EuBwQlG5LiDAnEAA3PABhFEApC5CzUtECiEepoBnCoYtBA6CAAA3CIZunB2tB9mB9C9CpG7K3PuF0Q_KyC3HoDoB9DVVzB3G0LHuEA4BGiF4FFWA4BIAmDsKlFyD4NqVoCI0BFmPAA_BgGaFyBFLGZXmRAuQzBgPwBkRWmSwKAkDlE1CnCAAAAAAAAV1I03GAqEnBpMvH5D4HgC_B2LiJW1NwDjCjPpO6JuLCqBWsE0C9EB0EyKAhH7B_DegIoG0EAAAAAAAAqC4CwCvFDUF0FyEAzB0DrH6JAAcAAA4F_M6H9FfA2C2CwCvDkFpGzGA9B1I4I0BpG7D7DHuCvHhB1EAzGAmJtDiBvDArGCAsH0FqIAyKqDoHInBpC9DA5QsMpCuJ_BvCyD9C2M8FxFkHqFyFhBpC7BT7HpBNAwB_E8BpBAAAAAAAAbAylFArEnDzIM9GhEsCwI-IuFoHlBqIoGkGxGnCnBlF8F2G4GlH1J2MqH9BA_CsB2ChIkBxGoDSWAAAAAAU8ElEwIJsBJoCwNA7CyLjQkCAApFAAAqEwDI9CRJ8H8HDqDpCzCNA6F5DiODxOnDnD0EoDMkH4CAsKJmMtDwChCAzD_DagFiK8MBmMK-KPuC1CvJA7SmQ-EoIrELkC_B2ByCUNrMczBlEsP-BmCjHjCAQoEwBlEAAAAAAAA5BA0wEAvBlKpNwEkBsCjCiI3BsF7FoDrBtFd-EvEvF7B8CpEhB1JzBqN2FzHAoFgFiClFuJ2EtChDHADAAAA8FfcoJyL0CYqE0SAnE4FzQqGAAEAAAlCkLjIkCsB5EyDyDhEjE7JlE5C0FrD6BkI0CvImBmBmFoE9D4D8BAgXA8O8CZqKoU7G5DkCyEmKoRgBkHAxC0DkBrD9GAxG6MxFiIdsFX-C4D-B7DwGpF5DPuCauFFJRA9BvBgFjCAAAAAAAALAkhEAtHpGvK4D8H2KlCwBnEkDhEU1I9D6CoD3CtDoCyE8ByBnJpDoDqF_DA7C3B_C5BsGvDH1FoCAuCAABA0HjFwCiGwJmDKmE2PAROPyJAAgJAAA_CyQIkDwHgC-DsD_C7DtDlLnCsEkJMuKL9LCCiCrCtL6EAAuDA8E8HgDmDiKpB-GgDhCmLmExBiL6C1FrBrBzEtIAvCkE3C2NU2G1F2EnCuBfhBMjBjC7C3B8FUxE2C7EHsBtFxHAAAAAAAAfAg5CA9EpFhElF4JyBzEqDgCsDtHvDflHPyIgHQlI7F_BrBxCuCwGsLzBAjGiBlD5BgCjCvE9BnBAAAAAA0KvEpH0DgCtBAsF6LAwF0CzFmFAAxDAAA7B-PtC_BsCkHuF6D_DtBBzIvDkB8FiC2IpHtDAAuCsD_GvBAAsDA8D4F4CBsJ5GXrG5DyH9CsE2DeuLuD9EzCrJA3CgFtF8KjBQhB6GG9B1EGjDqBtE3BqGqHG3IzDRxHGqO1FAAAAAAAAdA-vLAxCAAAAAAAzBAAjHAAwKAAiGAA-LAAxK_BqCAAAAAzF5HAAAAAAAAAAjCAAAAGAAAAAAAAAAAAAAqQ9b7G1BAAnGnGOAjOtPAAAASrEkKUU1SAvYoQAApKAgE0G7gBAA5VAAgGgGgGAAYYAA3G3GAAvBuPAAAAXAAAAAAAAA8CAAAAA2R6DAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAs0KAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAyKAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAi3HAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA1hBAAAAAAAAAAAAhQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAqJ1CAnBnCbiCsG6FYuErCX3BF_ClBuDbiGmH8GfjDzEpK7C3D1DtB5B0EsCwFQxDN9G7CrCOjBJ4EYYCgC4FvBkBXsBH5D5LvEjC9CpEjBxLrD5BxDtCvC5G7BjC7DnDQiQqD8GyEiFnC2JpBoEqFyDhC3EIlDxBpCyBlJtCQ7B9CtBqFhDlBwC8ByJtIhCzD3BpC0BgO6DgBgF2E4E1HrB1D_BGZhCqBU_B5BVnDxBTjCzB0BuH4D-DxCgBEyKMgCwFsH5CqHuEwBkErBoD_FhDrBlCMIjDAEnCAhByTqFwBuCqI-BsFzC6DsCqCM3BlBAPAAwFa1BiFa6BrEcNsBT7CkJR6B0C6FuCrC1BfaJdlH3BzCJ3BZ7BA7BAAAhCLV3BPqBhCZzBIcXRxBwCvCec9EAA9EAA3BLKnBBdlDpBKNZd_BLAhBZIpBAApBAAkCVmBwCrBUIAAAAICAACAAdAdAAAgDAgDAAAEAAAEADAAAADAAAAAAWAAWAAXAAXAA0BAAAA0BBAAABABAAABAfAfAAAdAAdAADAADAAAsCEaXK-BoCaBWXyBBNGKSVMQkBiB7BLvBEZVWZiBRkDdTAhDCnBHVfFsBlB2Be1CvFhEI5BBC1BnBNzBEwCmCKP2BJUZYQ3BRKqCKaKYE2DiBkBSUI6CWOMYSEMaZVODTzBUUkBxCNbdfWEsCgBhBHnC6BGPyBOACHOTQCJMYS7BBoDgBmDuBjBpBdOJKYlC6CwCNMKCvBhBnBDSKNAGPBD2DFSsBmBakCXxBesCmBtBtBCDHMKTWUYjBGvBQd4BOjCAXJZHQAQAAACMDAFAQAAQAAFACLEBuBAaOEAVAICfAcgBRKAEdDSPLLUSBKHAOAOAAAJAAAJAPAAPAA8KqI0EzBmBC2EvC0CKrD5CTf9BhDLrCwGjC0DhCLBxBtGpBlDVTtB3BqCBoBlD9BfGlDpCvBqBrCvCZQKbmMO8G4D7C6E1D9B2FhFjBvC1HvB1C5BpEI-LoGoC4DjDgEtDpF3C5B8FApDlF_BtBuC6D8FjBkF0CwGxGqPKiK7BwC8E2EgCsCS1CmBwCRpDFoDqDsBsBvDkBAyDxEkBhBnFmBH6DxEhE4D0IDAuBENPgCQbOWrBIb5BRALpBONqBXsB1BV5CXITxBFnBU_BXX0BlBDSJajCgCET2BLmBjDJJxCACN2ByBxBhCBBLACECPgBAYhCW7C1CJEABhCbanBRHOITakB5BOcBXCMkCf8BbkBgBuCAJoDJDgBzBR6BAoBKEOdyBZmGG4BqBgCgB8FmHqB8BkBwBwBlHpB7BjBvBvBAeVWADyBdWVAExBASJIFEWRKHGDVQ6KvBiI7CqDuDtBjDvDCrBsGmFmBOWdkEhGnB9CeM9C6BXX-CkBVyLQmCH-CkGxF_DxDhBhCkGhF7DIqDRtENBGuCtBxByE-DjEAwCuC8HiGkEvBoD1DzKtCJjBrErChI1DsDzDO_DlK8BhEnD3DzBUgHlCK7CZnImDtE5BhC3CDgFqCJhG5B0EmEbC2C3BmJvDuE4ByD-C5DDzBrBiDzExF1BnB6B7BxCiK-C0CgEpC2CqGlBmCkBsFlBuJiBwCkD7D0G4B3DsCtC4B2DITBkDH9B5C9BwClF2BCjBzB_C0BWoB2D0CEgBbakBjBoB0CNlBAqDnBsDUcAvI_C_CQ9CLkDgCYHFa3BNT3BqCpBoBLuBQFAoC8BCUFBqDkEtBEZkBjCKZpBJAvCxBSCxBANjBKFIIiEqBMoBkBA1DkBpCpBTThBnBUeApB-DWyBOoBBkCGsBMDK4E6D2BBahBamD3BASZ1DtCWTfJ_DnDnBJUOsCeGUWDlDbjD2BrBSsC0BGMlBsBxE7BU1CFP-E-BEMOiCiDBWyBgBDKnBwChCsBHTJgBFjBArE1C1BMdUtDtCtBaXMsBLGeUAAiFYiBOkB2BqCaP6BIDvEMf_CfG2BCFWUM8BUOwBDRRHMrBSGPdUHLOsCZH6BOmBTKEPQfJQnBHaDxBOLrBPK3CRXbbMlElBMnBhBhBmB4BdGBIIIsBShBbLGbGEBKkCLNVJgBaJLOQQdJAC2BrBXiBhBLJULAoBHKpBfURsB3BZnBZUmBR3CXlBEPLkCYYqBQnBWLOEIKaJeBVcNHLiBRJgBHWIJScaWNAF-Ea_EbmBkCiClM3GxC3BZnBDyHtE7DyBbbkDmC1CrCnBxQpFtG_DlCoBnJtG7BFvBRmBErBqCII3HZvEpF2BdMQsDdBnCqFVcgEkDzCoH3BwE4EbcqQ2HkCyEoCoBAA4F_CzDsEoCAF0CxC8DgHA0GEqBX8CAiDxCwBkCFAQahBN8BAUgBOHeAIGAOVAf-BtBGvBAsCAtDLnDAvC9BuDzCGABfqBAMAVOUAmDAfyFhBJRAwB5BenB2HoEehCqEiCjIA_B7DvBZlDAlCRlCiC5DAwBPlDzBXAUIRhBgBABLhByCmEA8DdoBB5EArB7BtBRzDAKhB3CQP3EjE2C2FL1CAAZpBbCAlC5BoB4CvBAvCuDpCPIATiCdLRADdRiBFAAAFAgBAAAgBAzCADFzBXuBAL4CFX6BACIH4BIAaDFFxCAnBBnBC-FA6BIyCqBpDABXhCNDASTBBzCAZNvBEjDAB1CPGCAADAGOAtCwCmBpB3BAYVA_BuBAZAV6CkCAUoBBKnBAPAIfJACKRFLAEEDPpCABRhBTcAKeRGqLAwE6EjBgEqBAgEjBfTLANNIINAJVYF8BADGNoCEALFSERAIlBBONAACPAYAAAWAIAQRDONAGKhBERATEJImBAQGGKmBAEYDOwCAFoCoBXrBAQhCXQEAADEEhBAAlBCCiBAqBIXMmBAP8BSVGAeCKhBLAZBEMpBADBhBDZANHDAiDA0BaDaDAABAB6BABsBQBZAPNCESAEKEAQAgBDJBrDAzB9BEEqBAEGwBNVAHKLLMAfaEO4BANgCIBhBADfAAEABEAADAAIJAoBAeIACaAAYAALAAALAAMHCEJYJAENCADuCjDTiBCpBUDnBpBY3BPRCHN6CXa8BQMoDC0BqBIBxCvCCNOTlEf5BAhBLmDmBUmBkBd8CF2BgBfqBvBNLEnBOjCALIrBTiDAPmB6BSMANSKBOABXMabABDBTgBAAUAMKAADAOdAJdCEOAKCGF1BATTHFHAAXUAMARGYAOAACOAWAAESANAQjBJO0D8B6BRkBRHAPIIFFAEUCfOAERBefAAAZDnDRG1BPVKAFGEGoBAiBEBEaAGKFQfADAAdSAAKAIhBABBfEYAAACYRAEAPDWAWBCAOAOAAABAJNUCgBASUAFMAAAMAFABILAQAQQJFNAZOFEYAMCKAdAIFfAJAAAJAkBAEUBQXAAAXASAACQAKAAAKAaAAOMAEAAJMABACLIALANAACJADFAALAALAAQAAQAANAABALaAIASALAADBF4ClBjDyB6EhCrCnCrDPUsBLoC4EkB5BFvBeWDOUV4HJjB4D8DmCiCASgBFYsEQyBcPgC4FEmC4BwBE5BAEBlBVtEoBnFlE4BgCtED5CpEmDGSADeFDrBAKCjBVAVMNIWBTdoBbkBuBUsDjBbTeyBhBBJa9BDpClBmBQxBAVpBUF5BA5BECDnBb8BoBvCf0BA6CPBTrCnBoBxBZBDAHOHBvCAzBdEBDADAAAlBAR1BFkBYBYUBPrBAFrCmBAyBgBKxBceFAEAAJDTJCSEpCABCbtBgCbLiBYwBjEAXThB_BVAGFXArBAAHAjBIAIPOCBAJMTOhBEmBBpCClCBFXhBFnDNhBThBA5BAAAxBFIFcWtBMCAOMTBLAAHDApBAdDIPZLKiBF1BAAAAAAiBKLkBBCRAYDVPTJHXwBZsBAAOEabAbAAAEDAICAbAATJEiDA0BGkBCjBAfBDAcABEEWaAWEBCAAhBHcOeAFASQVATJCEOAGBBMAAHSDFBAACDAgBAUYCNIAODCAHABFAAYASBEGmBAgBGLMJALAAAHAHAAAOAAKAEHAFABBHAAAJA2BABUgBCDAAADAHACLCATAPCFCRATCAANALBAABAIDFAMAMAAAAABCBABAADGDMAAMAAHAADADGAGCAACAAAAENAGDAPdABFVAIAABICEAAEAACAAAACAAAAAATAAAPBFAAFAAQAAAAQGACAUPAAAAAADAAAADDAADAAGAAAGADAAADAAAAAAAEAAAEAAAAAAAOAICEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAyEoBsDgCVtBSxBcCeIrB6CET_BnBYALVkBYGR7CgC4BFJACAOZtDSxDbKCfLTlBwBIuCCOeGgBtBjBmChCPIqBAYOCCZAvBMMBtEDhDHjBE7BdTfEUEAiBIbJ8CFQAuBiBFAEAAJVCJaDhBpBAHSbdhBAAPTADTAHOINAAEATwDAOE6BmBIAFKAEvBDBPXAXAHMXBsBAsBIVOjBAGGrBBiBAQcNCdAAEXJqCA8CCJLHAQDRB8BAOWSGDAEfOKvBAXlBCMGABDkBX0BAAQOWbAbAAAZAlBICETACNFAoBAcBAOUAMUCNaASAEGOAAKAEHACNCAcAGAESYASEAEqBJKWIORATCAAEAFBMANALBAAKAICAAMAMAAAMAAMAANAGDAPQAAAAQLACACPOAICEAAaYDSPElBpBATOK2BmBOVaAzBFCNLVIEaHKZYAQACG8BDUcHYUDEMGELJbeNIICaTABDAlBQOETDDNMLLAEJBBXABPKNjCEbvBIBOAABCQJAACJBQAJKHWDAAGLEQAMGAAJAXCOBPACARAJCDGJDPAABBLcBOKECVARABBZIBPNAOAEIAAJAAJCAiBABOWAKAAKAAKAAKAAKAGAAEPAAAPAQAKGAAG0BqCJ4BUNvH9BtCZzEzBYARtCkEETvCFYQYwIqF0CDWiBoDhCYmEHmBIAIAAAyD8BoCYDDCAAAACFAAFAAvDAvDAAAgBAAAgBAxBAAAAxB1BAA1BAATAATAAtEAAAAtEVAAAVAXAAXAAAAAAAALALAAAZAAZAAAcUObWCTNHCdeKAAAKAuBDwBaFRTATAAARaPAUvBFfBMBUZAZAAAQAAAAQQAAQAAANVJmBBROWKlBCSyB3HE_BxB9B5C0HD8ByB-B6CGAGAAAAtBVTAHEuBWUAIDAITBSGGHUCRFF-BZMcfIrBhDkCQhEtDkDqBBDmCZE4BACHgBgBkG6CemCLUY4BqC3CZXlFrFnEuBkDDLCzDuBkDjBmBFkE7BRJzDrBEoBnBrCnJE_DlDErCXmBzCyBNNgCgBWSAPMZrBqB-BrBmDRiDQAIkCVgBKaY3CA3BCPP6HoBkCqCP8CBHuB_BqBRBSsBqB7BtB6EPuDiDQV6BIMIBgBawBnBLPuByCuBiC5CMeEAIBILkCJYIsBA9CnBqBBIlDgCAGSIkBPACDVIKHAWEH5FY7BXlEGkCvBGWsBqByBPuB_B-BYRBBCAP5BAZcjBZ2BBcSFQlBAFHLL2EyDJoBHORAAFQbrECjD2BVpCXkBctDGyBWOFiBIb2BbRgBeoBvBARFAVqBAERgCH6BS9BSqBaiCjBPgB8Bc1CJXPBfpCAZnBEP-BEUSCWhBACAdDmFAO6DYGb9BIiBOJkBAI6BfCRAMVFAtCAnBHPLtBVROfOpBDADhBBQAYNJQSBMCZeAAEBYbeADCgBAFAGFFA7BAhCTGUYAEAaD1BLFEtBGAQDHGKKqBYCMGAAAKINFXAAXCBlBZJNWJDCKBNAMKMXOBFALXaEVNzBKcGrBAXITHUAMIAAqBCoBGNIaAKSLKhBAPITFPAAAShBfACBFbaAAHCgBkBAAkBAA5BARzBIEdXJMGNwBWWEABQAIMDAGNMADKGAOBJC9BAJpBANOGGCAAMAGAAImCAIacIKAfoBCAlBAAIjBJeCIEQAVAALHAKHCDSCRAADLBeAAISCDKCFKTjBAAAfDCSBPCBMHQGABEDOCHBGEAAHMBAJACGLLFCBGajFNrFMGrBpHxDQXtDsBiI-CwErBoCOQAQAAACAAAACAjCLAZjBAX5BKWPS0C-BHGuBRAU5BnBmBwBoB1BkCA5CRdmDLuBemBA5BMTEnBLOAiBShBDQACWbWAUZtBiBeoB3BiBEhCNd6CLuBYeArBMNJRLKAiBOhBDQACWbWAkBAAUAQdAFALRQAKZiBANABELDAoBSMbqBFOSZkBCDmBiBfaxBiCGR6BnBcTtCxBUT1BYiFqCqBwBBOYQSYZJhBBXXVkBtChCgBpBqBpB0CIQCkDtB8COsCZSK4CAxBwBqByB2BVjB-BqBENbYiBrBAbGNW3BO5BhBOnBdiBgBNcBJeHMKXcjBzCJXNGnBhCUzBTIV9DGVjBjCHjDMMB_B5BFdECyBdLEQxBvB4BILbiBKETAFbGI-EPuBmBuBqByBaQIBCVETKPCNM9BKEWwF2Lc-B0EmFoCxE9B7B9BExCwEtEgBLgDqG-CgGvBDjBgBrId1BhCpEvB5IhDOHtE1BAoCOwBIEBBAIVIEkDUWqBSB3BR9BObkB7BBFlBIV5BVIbBNAXnBeAFFhDa7BzBUfrClBdgCzCegCiCWhC6BP2BATwBAaA0E7BsCewBgCpFc1CxBH1BUCUyCpBpBpBmBvB7BFiBARJcCVPeABR8BJBALAVeRAbSZUBKICARczClBsB1B5BBnBAnBLyBhB_ElBpCAhBdiL6B4B0C8CiBNAAK5BiBlBAAP3ByBAhBAMnBTYbACIVPjBAPFJP2DAEmB0BHAHBCKPBeACOOALAFCFBWCCCOEfAAFFTBAATASQuH2BTyDqBwBIxBmBqDhDMxG1BxBrDnBqBBuCMA8B1EnCjBKlCGSKNdTwBaAGAKDAAJAAAAJArBKSpBXH4CDMegBShBHLHHEEDVOeNGGEMLDPACBVEuIlDrBhBxBHuBNFuBlBU_B0L6Cf2B0DuE1GlBAxCVlC3DHmBM9C5BAJEKCFVfPBBAL0EkBqBmBEcICKACFxDd5BnBCOyBgSmE-CkD4DoEeJZwCQfJIoBjBZCZNLWQjB1CAPrBSrBcAeNIE5BALX7BmBqFAiEHyBBmC0CHlBGacqBaFFbjBAbADDFAFAAAAAAAAA4DmB7CgDuBa9CAfTlBDfAVbSAHATsBNRnClCwCpDlB-BjEAjCvBRCBACeFZHAAJCCDAHXSKzBrCEoCbZrB1BNMhCwCANtBkBYBdAFBHNAAJKOPpBADZCN5BAjBBDNFAGAANrDA7CxBmBBbAdYFNAAkCTTb9BhDuBIBP2BAUFQeFABAABNAMTQVXAAZEBhBACKLhBIACCPSHAADDArBAPFTBYAAAAYJAAAJAkBAAEgBAFAABDAlBALGXH7BAjBWvBCDAAHIDmBAAYCO_BAbFFXHAmBPRLjBAVCLBZATAAFDAHMAHvBARJATgBAgBFDIKAAKCANAABLAeAHOISMAABDQOACFEOFAABFALADAAH0BAAIsBArBAFHhBEKAAACKCAAACARABLCFLAZKGBhBALEbCXACNNAYALCgBAYHOOBEHABBDBGAAGAAoBAeQBBRARAAASAUABADAEJCAEAmBJXACAIGJAeASMBAKABYHDCAAACAAAAAAAAAABCABADCAALAJAAAAAAAAA2BA8BHCAvBABnBFD0BAAUiBBIAKABAKAKAAATAAHLAHAFABAHACAJAAAAAAAFABADALAAALAAAAAAACAAACAA6CMaTqBeZBdLSAZLGDFJQDiBgBNd6DAc8CGDLAUVLASA0BD9BeqCAqBaECAAkBxBFWNANBCBTAVEBALmBTIDhBNAFHAAdATLCAjCARZPFCAMOFRMAASBDLAAJBAbAVERIzCRtCTFmBKPADBgBRADBANRAHECNRABBANNAAAANNAAAANzBAnBjBWCVAAVCBOACOAAEACOLAlCAbJfBmBAwBEFHeAACaAdAPANAHAJQLASAAGAMZARBAHjBAVAJDXARAAFVAXBSPUAiBEVEKAAKCANAABLALABLAAoBAAAoBAaACQGCPAAABNlBANATBKAHASAKACDEKFAWTFBRARAAAUAUAAAFAEJBAeAoBLAAGADKAAaAAMOAGAXcEAYAUDIAKAMCBAQAKGAARABTEAmBAAUUBKAKAAARARAAALAAJBAJAAAJCsBAwBDAAAgEAYkCCiBVARFMHQEGBIBQAGBOAFACGLBBAGAELQKHAGINAAPIHjBCCpBNQGANAEQVVUBTENIECAbECCPQAMAODAALABAJARAAACROAAEKATBVAEAJADAHCRAABPAMAAICCEADMDAJAAAJATATAAAKAKAAAWAAIOAJAAAJAgBoBB3B7B4BiCJAI-BdxBesB_C4DW7BwBrDsEXfM5BAVXbOMAaBalBPAtBqBRIaAAIASgGyC-CdmBKzBDpCiBGS4CAGkCEK9DAlBfRjBnDEJ1DAURAUdHAcAAaFKmCAoBiBRMvBATLTEvCAItBRVIALGAQAAAIAHNAKERJxBAA7BAKKAAGAEzBAARIpBOAACKA4BAAOKqBdABAIhBFABDBAOAYBAFMAAQTQeACAYCBAABAAJAQVDACAAHIA8BAAyBDOHAAJACAAAAAAAsBADAMiBaAGyBTJwCCD-CIRPRYJZWpCARbZASAIFaJlBAVWDjBhBACfFEnCALbChBcAICIKkBAKKMG2BUFdqBaNAIdFOIALGAQNAAAANqBAAUAgBhBAAAAfhCAFzBHAXAAJHFIAQDDAdAAJVCaACBYCkBAEeCARAARAAMAAgBTAmBAAoBDAhBAAVALAyCEiBWOElBOTcVlB2BAcrBO2B3BVFBFTIQPHGITFNMDHATALHACUAMIABEkLzChD6DkHuGmDsBpBxB6B4DXsCoFlB9DlE2BFGFaiBtNHEftGrFRACAKdAkCuBhBwBrB0BiDOhBNYsDXB6BXqBhDcADCKS1EnCEbHtBAkBEMVwBFoBCDLMqBaKQqBnBDnDPXHdXA3BALIZX4BAMHaYAd9BUcBJrB-BPvBlBHsBKMSBCuDKRG4BkCdAAACfAnDlBF3B_B4B6C4BOO4BvBhEhBIHrCTEbUtBQiB3BSSAlB3B0CqD7BgBNgBhGlBrBtBwB7DmGoEiCOzBiBnFExChBHvBwDlBtC-EqBqBAtBA2BXQ3GXzC7CezBZCWnBhC0B8G0CwBqDpC4B5JGnClC7C9CyEjDUiCuDyBoBaqCzCQGoCVMnBwDKhCHUY7BnB8GuFpBQkCCc1DiECCO-BGPNMmCMUCiCQ9CiDtBPdqC0DmCpBsC0B_BuBqEGeWoBmBsBwBURPI-DyCYyBFVoBTFqBeFNLAjBYGARAERKLNSICKzBwBBEkBtB4BRTRTcOAXNKJNElBBRCFTgBOae6B7CqBAAVd-C1BAdqBpBXYABjBgBsBAlBGDdPNmBFEeQOArCHWdF1BdCIBKrB0BULWIyBfWAF9BHuDMEBAgD1CBBFJhCmENwBgCKatBEGbJVfNNEAHmFKU-BFyCYQXESWDUHBERBFbhBRiCIESQUxByEQsBHOyCzDAvB1BBNxBBAtBmB_B1CBnBPfEgDQciBAQxBXDEcf3DNCZLjCfHUKvBFkBAT4BAExDHFbS7CYDWpBGqB5BLUJA3BMdEeAIAWhBKGFrCFACJ9BXFVDFOAbAAEAfcAADAgBAEJICCEDKHBBDACILCCElBIBXKbWPSHGWHUBRFBAHDaDJHEPDBKSjBDYaGKTAOEMdKGPbBQJKBGMtBICQ7BRKOBKAJcWnBMSOOeSEBjBxBZDHGTkBBADP8BzBRJBTFiCSmBFSBpB5BYZHSAPAIKDEaMXCIwBEAFyBCfXKUhBDOWHDUNWWJGAEeWMBAAIABKAAvBDAbBNwBebWEUA9GxC9CKZb3CKGT3BZwG2Bc8BiCAsEQyBcPgC2COCcQmByEQiCqBKMjBAYrBHHjBAMTLPpCXJACvB5BAjBZAEIAEDWNRAFLGHfBJHHBtCATNHjBxCFhBvBHQzCAXrBNBYAAQEEfLajCESIABAFOaAAWAEnBACTHNEAFOGJZAQTTBAAhBHcOZBDPFEfALHLBLAAAALCAPQEADAPAEIRXAEGFSAKEEAKAOBAAdAPNEBJAHAAB2DA4BUmBEVADRAAXAABVAPAAAPAZAZAAARAAARAvBABNZHWAACUAVADFPEVAALIPRAAPBASAAASAAUAUFGAQAFKKAdABAbAWACDYASAAACOTABAARAhCxBPIBHKDGKGF4FEmC4BwBEqC2BIQGJ7BNhBVCI4BOkBBIAIAOBDASABQAEXPDDAAnBABVPAvBBJjBDCsBAQHeGnDNhBThBAZATHCARAFLAALAAAHBVARABARLAADANAHADAEACOLAUAAAUAJECNBAGAFKCAA2BjByB-CjBTqB0BcOxBPEUG5CuCJLL1BViBmCAKEKABB9BGnBAbBwBRaAeIAOQADBENPAECDkHiJIlEjB8BqNvDVVfChBlDpBtBXfqB7CtBPJKfkBdKwBTY3G5B9BtBVjBhCfrB5C-CkBxGhC1CBGanBgCkDF1BxC7DTebvDGpGvB7DXjBrB1B9B5BfcsBkOiHiB-E4CoE9DnCQX7BBxEjBtDmCN1ChF7B_BbS9BpE_BO3BJjBrBnBvBOCwBoMJqIuFgFpB9C5BCFJTAA-B_CzBoB7BlBNKbPlEQjBHrCpBoBPoBLkBG_EvBT9BnBQnCP9BMNoCiBhBqCQCTTlBXBKGtCTvBYFnBlCHfyBK5CMU4BFDnBoEXqEBnC0CxDHzBlBGpCxCFSRftBfAkBTbT2B1B-CABQpEuBjDJHpCxCvB1CAJiB9C5B7BIyBhBiBYkBKHbZDXBBE8BAyCNFDJAAJAAJAFBABrDDxCZIFpCH3BHABWBaACDgBAAgBAABAAABAHAAAAHAAAAAAdAdAAAAAAAAABAAAABAAAAAAbAbAAAAAAAAAAAAAAAAqG0CPgBYuCTXAEAChBBAAfARJASIfpBLNTCEdDABfI5BdNFULhCpBSLUhB2BCwCCPJDoBZHFWCNPJWkBHwBbRIjBqEiB8BlBuBiCNPdGMW6BNd8BiBMnBDFORfnBAAZbA0CgBqBBXkBObE6BPrBKDMCAAQAeTROWBMBKCHGdOACLAVCKAtBEDxBACpBfPOGNDAPAGGNAJcfBJECAKZWGUSIfIBHUAAGFBAAQWAJAEelCA1BAAPNIEbEBIFFMIAbAAAbAMAMAAAZAZAAA6B4BxDzFmI5CwE0BN1BpCqBwC0GnCwCmFpB0DhH5CiB5FYZjI9BvDpF9DwD0BgDGhBoCVwC9DyBkCyBiG6F8B8GsCyC3EgFiHd7EqD1C-FsFHyHgBrF9G2CftGjBlBoCkEE7BXXnKlDtDxC7BzCXADxBHkBAjEnCtCwBxCWmBmBdDhBmC8CRO4BC0BLWTCuBlBrBZbLjBO9FlDWxC1BamDO2CL4CToEmDDHwBGH-CQjCGJgDVzBuE2BZHJAkBCjBXsBJJtBJlBNYjBPVwHVpEhBjC8BgFFlBnB0CrDkD7FhCH_CjBUzFHTvBd9CwEyFc9B1CyCvLJzCzD3Ef-I4DgB5BoCgGvNrE3BzBtCnDhG9C6BiC7BxExBsHf7F3D2B9NvDnEtE7CpDvCpBvEf0EIvCjBsBhBpB1BpCrCIlBqCXiC3BqCb6FrBlFdP3BZnBXSgB5BOVY9CaiFxBJoUsGgF2EmCiD6DXkBmBeqBa9C9B8BqCpB7DnBATzBLxI5FS5BKzB0NsB8B6B2EiDvEkB3CXhBLoF9EuJ4D1E0B2J6F1CuD4FnCqG8GEY1BKhHzEpBfZY5JrBxDhCvBnBzBFpBtC0DjB6G6BK0ECPhCA1DkCARjGvClDWCXdOCVVAnGPJzC1BjByBLToByBHrClBBdFAU-BbzBNM4DkBsBuBVQOAAOAA2DAAAA2D7B1BoBlBHABAAABAA3CfvBBPKhBBFJCPfBENTAbTBCHAlBCbNHMgBYYHPIzBZb9BsBCbHKhBMAVFHeGf_CdbVfDCwBnBHBEe0BU5BVkBAXiBACLOBuBKjBDTrCwC3BaDdBADIfuBQOGODEAhB4BPB8EkDEIOeQEFLGYYhBjBqCQHZFADNBIJAQLO7CpBDZHTsCmCeQrBE2D0CSIJUmBdUsCXDvBDhBLAAqEmCFoCKJmFkBb0DOcmBAiBMRIhCRTZBAlBIXGLNVHPCAASHAOMAQADOGABAKJBARAAAARjBNJHJCPAAPAAcGEEMCYsG8FmCFBzBM8C4ExCrEJ4JgElBkDgDauG8FgCoDiB1G4D0BrBC0GpDnI5DjD5EoCiBvBpFwBiDvE8CtI5B3EtB7DyDyQuGuCiB-D0CqJZ-FoDCcxKClBVhDlGkCRiBtCxB2FzGxB1ClCUhB1BwBwBnC1FqD5LnCLlEZzEKxChFlB4C8GE3KqGMBoEtEFvC2BxB7B4EV8EyBxCU3IHhEvC8E9G7GpFxCgBDE2EqD8BnCb0C4B0EtH-H9CHiBkBiB6DxCxCuE9CsCSiBkDrDgBxEhC8CV6F2CnBjB4GhByBFFalBqC0CVwBKRgCQVwBFGHSOyCfTZkGaSqCAuCvLvB7EtChBzBDABACDApBBAEM1BiBPAQWObOBTATsBEBUEQeHEFmCdKZMICMJFNQADKARgBZWRMANRCxBBCIjBVOeFVJWLAYAElBLTWDdUdSFDnBCgCSFGWaODAbeM1CFjBKRhBfJINLDUIACMAXBIVXQKDadIKnBQAHPlBiDTQEgBkC6CgBBOmBIuBJEKUWLFREBKJFDUNDTFDJWVA9BMPbTJOsBzBJLqB-C-BuBORLsDwBwBMqCnCSnBAHsCJvC5BDQfHmCHAwBuBbzBHRIZHiCMoBMbe8FwCyBkBAWbLejBGRSOAHEETBCCPF7BtBYebpB3BDTPLFMLdOKc8BVM0BbwBIATFUQiCDMYoClBoDPoCaAWCwBhCbsBEX_BwBnBSMhBBWfjBMtDgB9BjBbP1ExBdB9CatDjBBzBBPCGARNaZCTWnBKMFQTMKrBDvBCDKaWMbOIDVaLCA2BMEEaIgCvDM3CMRtB6BECBDkB-BmFWJMzDyD3CD4CD0E2D2CsBqCjBAtGErBhChChBtFaW9DJ1CjCpDOdFyBnB3B2CnFiDHqBGAsC7BUzCcEV5BzBhCLa7BzBMIpB3B0CQInDkDAzDJ1CiIiBF8FK0B-GPmC2CsB4BgDEMjC4C0BpCJsB1CsBxCgErBdOeiF7BxE1BQf-EkE4D0B-DzCxC9C1DXHgBShGI7BpBbnCvD5BVzB-BtB9BFtDhB6CfAeBACQOGOJBAC7BlBAZWRUPSKBKqCgBAoBAERFAOTFzBFNbPMZCGDZDNDQPBHoBGXBE6BmBCEQCQEQaRMfVRCNCEGwBBZXKJcjBCHEXchBJELRfaJED9BBUVZdKHCMGBiBDBBkBIFFHOejBDEABIPkBPCQIaGdCwBLB8B4GUoBkB2BgC1EZnBNfjBxBIAXTPARGFNGJDDGGVKYAAIQAAqBCCSEQfBBHDPJAAJAAwBuDKdenC6FjFORfrB5CoBnBuBC6DlDAMWRQHAEPAECMTLSTELAQVGdYoB7BDCPjBN4BcHsBQVkBhBFPBOXKyBYtBNDiDNBeCwCCNHGMI7BHGSN9BASWGBAHLHBDAAAPHDDAAiBGFEAeKIKHAAXAAGAdANFGGNFvEJPK1BnClCeFYpB5C6BESWuBf6FVhBX4E0DUARiBVgBRdiBPNI6DgBOcKmB1CMLBFrCnDNKEL5CBJOe1BS7BdFFTCyCJKLiCa2BGPcFuB_DXJFzBlBjCGUtCBN4BZLgBHmCuBIIHIe4CgBIBkBOsB0BHBPUVcAEfX2CqBEHiBOCKFALI_BJAJjBF8DeeKgBWxBJDQM_BLKCCJRPRADBK5BrBFJQL6EMMHoBiDpELChB5CDPJAALG3BERORlBOsEhCpE6EW2EtD9DPoC6C9CvHbrClCrBlB_H9C3CrCxDd2DkG6KxD3CnC6CAxD7C0F-FMAcKAZIAAAIAFAFAAAKAAKAACAAAACcAAAcABABAAAAAAAAABAAABAFAAADAAuCAOqB6BpBlCZDQrBLXITFIPpBHjBDPDAW2CtBhCwBsCARAoCmBAfbqBrCgBQbelBElBWmDFLoDAsB2CiBJBesBXFEKChBhCAAjBdV0BAUUQBcAAAAcgBAAAQYPAAAQfNAAAQdfAARLnBGAAATYLAAGRATHAEPAgBQeAAAGAAJWILAAAALNDALACMAAIAEAGASTQJjBJdKREmBJCeQkBoCaiBGEGMFEKGBhBAADdVAAARUJVAAVAAuBmK4CK0CqCoClK3CJzCnCnCAAAAAAAgCSgBBDY_BRfCEXAIDgBNFAHEfOGAK5DhCgDB9GuC6F6E5B-BmBJvDzBfpDoCBATXFQiBiEFmBqB8DjCnCXZIZFAT2BBA7CerBTFgB7BK8CVGZkEHKHGCGCpBAADFfAJFFQGAnCTMpBvBaKOJ-BbZMCCvBiCJcQBDIKKFADMGaACaCDANGtBGEUOFuBFDTArClCiBa9BNmDwCNZkCDEBBFLY5CBLHrBV2BAGH0BGMBFQHMAwD2CKHjB8BmBiBIEIRnDNzBAfBhCvBEHHDpDNbdAlBfFCKCnB5BXbKCRjCfHDLLcYGoBBnBeGEJCaHOOECrBjDtCDlBYBjEpBfFAzBSDKBAQK1BIBK0BuCfmBCgBmBuBGhBKBiCHGjBCAU4DMoBGSuBMiCtBEEPdPmBBRjBmB4BaKLpBtBlBCAAHyCOMAC4BQsBKKBtB2BQRLM2BoBAgBAAKTUnBEBDFJEAGFZJFJCAITWOAJgBAYAAKAiBOQIDAhBNPHEAA9EtBSHrEcqH-BMkBsDOvBJRVOlBBGLHOBiCAGKwBCfFHBPAAQDKAGEPEJAFDSsCAtCwErC8C4BAwBqDhDF7BARxD1B2D4HAoHrCuBCtHA3B_Ffb7IA1B_CvC5CqHA9ByF2B8CpEA7CSK7C8DAbyHIlDyJAoHKqBwB5BAnB1DpEuFQA0Cf5BgB5HAzBlE_BpBpEA7BzC-BrCnDApBMdT_HA5BlDQrDGAjEH0GlDmOAuGwC4BgFwDAqDcsCtC5FAlEzDcI5CAvErB-CHPAQR9BoB6GAkBeiFb4EAR6MvGpCIAkBevCNIAAAFOAPAStBnByBzDAhBpCPAoBAQLIcUAgBxBQiBEAFNEUlBAF9BHe-BAA0BIC4BADoCNCtBApBGZQeAsBSBdOALGgBCMAJYST2CAViCiBIpCADhBIrBXAIExBMwCAYsB-BxByBABoDVfNANAdexCAahBvBZpCAapCIjBRAhBEUF0DAcI6BWwBAHkDPbTAf0BfF8BAYNmBMAAEDICLGDEFAMA3CrBZXBGNGELALmDmBUkBCGsBO_B6FrCbd8C8BuCWJhBuMiC2HoEIXfO9DkDGRoKBmFgDaAGoBmBbdS5P5C9EnF1FU3GAxFpC4BpDeAlEegCqCyFC5FqDgEqFUAAIMAAmB8BCjBHiBkCJJ8BcLjCCQTlBbqBBYyBZDkFAiBuCcYpBBSFLnB_BPF7BrBQ5CZ1BPnB6BmDAkBXqDJ1DApCQjBnBa9DJpBzCLOdfvBKOa5CdTefxBNACJHA2H2B6C8BIsBDANPSMA5BfL5BOYiChBMqBYYnDPRJVzBAAIBJEmDiCIcRcMAVASYAXBQZEPiCESOMQMDAmBAVfAHAAVJCVXPyB6C9DInBjBE7BKHHKMEkBGkBJJQiDCOqBFuBBBAAAAAAAAAAA5CHhBTEfOFHKMECCeLFLqCKKYJoBA5BNBNCbJAFDHIgCQKUASmDYxB0BWaLjKnCnCnBZxD5CjB-CrBLjEpITlCjCP3D2F6CrEoH9DyDgDZuC4BtBUtHGIhClCtEwBvCOHwGvE5EpBYxDPsBqRiGa8BsDsG_CfTrBShB1BuBzGpC0MxFvGtD5C1B3ByB_I_FvB3BHMjB8DTgC_BxDnFBZBlCtC6BAkI3BzBlBjCnCmBQlD0C0BnB1EP-B0FuCuCiCrBoC1CoI8DkBsBHuCBAAABAA2DoBCKKsBRBREJI1CT9BnBaIjBAFVVB7BO1BgBbZ0CPK0BEiBwEgB0DLBKnEpDvBJ0BZGSgClCBMwEiBYSNyCjBCDBAfqCOEMmCX3CCtCHHE9BPnBZPkBGOjBuBEXXACACZqCAmBoBbYIbYAjByBxDJoBrCrBxBgCRA8BaNXO5BNwBPAuCcyDnBnBOvBeJfdFiDJQIkCS3CQtBXhCgBtCHNnBqB5B7ETlChBInBVjBcCLBqINgF4CV4BkBmCBE1BQjCNvDb4BeFIeRmB_BpBDtBGnBqBvDVYLtBzBpBBbsBzBDvCEnCwBPrBcQpB8D5CUKdQLd8BbZ6BVRTqEqD8BCRLRRBeElBiEHmC7BgEG5CDxBCtBKmFwBIoBwCJwFbyC8BgBeJEHHMJuCF1BIiEFgBgBZDEahHd_CrBTjB1B3BrBtBMuCDVIOZUwDGkBwBHezCTRVLLNHWPDFAsBUYevBDUJCLyBOhELf3BbDeBJSAWWAAHiBDAHEYEZwBkE0BwBSFYjEzBvBRGXAgBBAMCSfCALBRAOGSJAANFRKAAAUSACAAbTBAFAAdeGCpCGedFAqCFAFWDBUZeBQWfaGDOBBAnBNXTAEVFHHEDMABQCBAmDiCQAQE1FrCZvCBCqBWCBGO4B8DLhBnBUiDP6CsCzCITTEPBIoCoBEYKFjH7FIXTB-EkDMeSAQJF4BtBPpCPjBjBGI8EgELiBeXeeHRYA8BxCdoC2BuB9CERjB3BG8BxBYsCBMfVfEqC5BLDHBSN5B7BzCyBGeNbdEWKdN8BlCNKoBeNEUAnBVSZHBDDoBVXKf-BPjBclCyBTJyBKU-C6DUxBNQ1FvBD3CdLsBJSmBAAqBL2BOFFBPLHgBA3CfrBLCBuBeYTAM-HtIlEc5B5CK2EiCDGoD1BxE7D1B9BW8CiJsIoCoC5BEnBABKHpB_CXTbhBSGActBrBkCMAbUNoB0CMQJO2BAmBnBAEAzCAJBvBXNABIEXtCACGV_BwCD2BFwBN2DcBMwDACfzBiBBY_CDsCczCvDgBAAgBaT6ChBrBwCmCQmBARJsBUYAE6BfD-BACOiBKJABsBG5BeAeoB_BoBEBVOCKMCAPNoBKAapBWE7DAPnDQVAAAAAAAjBJbqBFbDCiCvBIdfzBQjBMaRoBpCKAEVAACXAgBAUSAAEAJAEK4BAAIkBOKAAAAKNAACNBCADORIYAWOTGVAVFGAmBAAaAM3BAXNBR0BAKWASABRSBAACSRCAAAuFpB2BBmDyC7DRJCnDGnB8BnBLGzBBFJAMAASBBPEZDKSPdAlBL1BISCmBM2BHRBA4B0CjBLDY9BFMjBfAIJKaKdOIAGAArBrCFKaAGAAGAAIDOAAAGAAAAGCAAAACBAAAABAAEBDAeAAEaAQAAQAAAOqBAbAAVVAAAAEXAcAAAKCeFJHSsBVBBAahBiBCBcQNoBGPAwBCHOmBAxBAbBTAXYHIPfmDWaGUcXPFKLAAHMWZACaEfCCLGdDOAMIALKGXQXNBAhBJdEAASNDMYAAOAKCCASAFYAAeAIWAAbAAfCCSACDUAtBANAfAUAAAUA6B_DlBVXRZpBADGRZBAHTDe2DAiBmBqBCCAHJGOgCmBKEFSAhCDTJBdBAAJNWkBAAYOBeEWBCEALCADLAXABDRAFADJKBiCAOacBVDFFJEQhBjBF_BBqCgFYyFqBvF6BAAKALAtCvBxFkDiGlCaMWEPETAlBaENMAEEACPAAWfFQAQUJLZAfDhBqB9C7CeQpBsBiBkBkC1EJ4C6BAXBmCOPHCKdMrI3BxDG7CVMlCwCzByCQ6HmByBkDkCFToD9BOvCEHABFhBiBBABNAOzEqBxDH7BH4IG-FLgDAwB6DnBdED-CH0ELnBGlBAATRABABAAAjCANKdlBDJiBGS1BUFZYkBHLLKJqBnBOAAAAOHCNnBeO8BHLwBiBCHqCGH9BR3BGZbDDWSmBI5BSiCGP0CKREAHWPGuBNY4BjBOSBFaAAaAgCfZSWAAUAAQAFCUCnCGTJCzBKAAAAKdGFCXH7DAdRxBXkDAAMiDJJAAAAJMAAAAMdAFEtBSNAAVIAOAAmBXChCHCBvBHYAAHgBAGAPJgBAZCnBJESMStBGAmBaEIMOJxBAANPRcACFCgB4BgBBUSL0BAgBX4BJLJKAXMyBAAAgBSZACAbAcAAAcAyBSIFkBFTAEHANZgBNJMrBcBQGWPhBBABhBAaAQAEIJACAALDAAAADKAMGHAAA_BoBeXU-D8B2CFXM7CNxBXSVUSAEDAWAMKAAfAfAAAIFMNAQGOKNCFkBMZMWQxCZzBAADnCFnBTBDHhBSURGFAAKPAfAdBAAUAAAAUBAZGUBNAAACNNAADLCoC-BdkBAEkBcECEB5BtBAHFCMGcRDAMAAOABaAGBQGDAALBISAOEAARARAAAAUCAQCAGBAKBAXAAXAAAUAADCWZAAPJAGAAUIVAiBAWAMAhBAVALAAdFNBHAwBBFAgBYaFYEDIWaCHCCJHDAEAQSBCHGDGBJBERBBCHFhBBZBNMlBRFBLAYEBICOWAFOCO7BZGCWhCLBFFACIYNBAAbRAAJA-CmCQBKBaCUAEASEGBKAXXCABAgBUIGABRDBCLBXbIADARNAAFATRABAAAyCxD0GzBDgBxCyDzG0BEfAlBV0BVdjBmBWzBWekBALbRReWMcSSdVACFbTUc0FmEMqBoC3C5EDOtCpB9BQdiBFMIoFiBtBUb-F3BvBTN0BZ2D6DWTDFPkBBdDPhGJPpB_CtBmCB6BVUQqHRoES6CUtFbH3BhCRD1BCGmCdGqCDzBuC7CE_BKMaM6GuBIuBqBsCGVmBNjBqB0BuEnE8DzBZ_BrDuCBtBOcyB5C4CYrB0DOK-BoBJArCSNCkCR5BIM1BqC3DVsBBfrDzCKrCqBYxC1GjBvB_BClCFQWZtBalBTvBX1B0DbPMCFR3CvDZiBpB-BwFiCGWoBsBVWCdBNlDIlCjBJEAqBxBbFFgEpByBcGG_DAjCWdZZJwELyCiBaQOPAoBLC_CE7BfJENAHFCBPAINCLA5CCZLbjBoCBaBcWvBADQPrBgCAICO-BDAAAMNA0BAagBNIfJCAVD8BINAM2B_BAAAVnBCALVeEKAAFHYAhB3CyBOHDdbbSeTWaHJPeQIlBRiCAUFhBsBcJiBPWOFUwByBBKHAeAEMYJZbFiBXD2CkDDlBUEmCaA6BTGGAAdSSPTAEAAgCbLiBYwBhCENVpBIgCoBacJT6DamBOCoB7BAdpBGGTAAALHpBRDHEPpBAdDIPVAGTBFoB0BHJBIrBBAdFFhBUJBLftBJDFZAXlBIURCIDMGOVeAgBFCAOABSAAbAbBAARAAXEANANAAAOADSAAOAQGHAYABOKCGASRIALAFFAADACCXQTAHJABAEKOULdDJNTMeAsEOmB6CjBoB5DDpBdPbeAAjBoBcpCNFjBOd6C6GiBSgDQa5GhBR_CPZAJANHBAKAOICAAvBR3BnBoBaFCkC8BtC1BoEeUJmBoC5BIIaLlDSAGDKGAmERXeqDYhBKJZbmB9BIWT1CQpBESOBpCA4CWECamBxBHXxBSO4DAMoCAegBSUuBDxB9CBGvBHpBrClB1BURQlBAAdHAMAAOAAoCAWwBAAtBAdPBAhBADLRAFAGLCBNAAANAOAAKEAJALAAAA2COIyBCM0BsCUBHhB9DvCJFZDXQBXLDPlBONYAKAlBPamBAIcUXTE1BxBGMTBOaGZCEwBJAmBeJLCRGCBVBVJIEAlBAARATmBAASAUAMAAcPAbKqBpBBjBOAGOADWAeAHCZAAXAAOAKCAAoBJToBiBDbAEAdDbAbADCCATCSAiBAFHwBAfAXLECXArBNPyB2BA2BEBBSAAASAJAAAJARAAARASAUBAAAeAOAKGLAKHFHJAAEJBaAAYGDlBALXDCfAZAFAOAIAGAUAUCAACACMLAZAZAAAMAWJBAJADAFARAAARAYAAAYAJAJAAA4B0MQ6BqEgDiDrEDtBrCuC9BvEA3Cb_BGgCLQUQcmFKwCEsBwB1BAVGpCgBqBA8BPBAwDAFUBiDnBALCBbVAAAGdAAAAAAAAAAAAA9BBhCAFMBAAKCLqCCiCDULOAIAFMPAPEFAA1CdKpBNrBGAAiBFVmCADfsDClBVfECItCAAS1CJ2DsBYWrBqCANAAAAP5BFAZAbPCBhBBU2CCG0BoBlBciBHHHFzBLhBMzCgBThB9CgDNkBWAdIAqBgIQkFMamBbABdAEcGDCAY0DAcJAiDaACCSGaKIPYKLFEFDAxBAAFVXNAGGFRHBHAACUAeCALHATQBBOAAOAAjBAAfABKAACEEBBCAABAAEAADvCHSEZjCBADAJORADGVCBADABEYAAAYAIAAAAIMAAAMAKAKCAAVAFRAABAAAABAAAAAAAAAAAAfAfAAAAAAAAAAAAAAAAwBSCHYKvBRBIXJA6ClBXA0DiB1FZXLjBxC2E-B4BMlC6COACAIExDFTRP1BAVZACMHWaABLI-ByCJnE-JzC7CW_CtDyCgFGnDZQhBnB7BqFoEiHtESFvBtBI5CxBmHFAAAHCsHlCSrDcDuBsNmCkD0F-EVRwBRdQnBlDWnBEBhC_FNnCPnCE9FjCbbChCxBvBsCNpBVqMiFfkD0BsF7KrDrClDhBUxHzBlCP3DnD7KlDtC5B9BlExEVuCtB3DjC3D5CkC3C_B4BpGlB3BjCcqB8BJnBA8DczEhCtBwCrC9BgFAgEiCkBlB1ECrBPd7B9BpBwBAhBf8K6DuC-DiDxCyLHiF1B2D-G7G8BdzDZjEtEXVpBhBR-LKoHiEqChCoJC0D4HjC4B1ItCZMpDpD_GD9CmBjC7C_DKlDPQnBBsBPHHNqCyDFyBWtDvFPrCnBA7BzC7BnBDFKiIAWHqDuFgBZmBH0BX7DzCOOP1BhBIjBtBNiBjBgB1BdeHPREXWC-BwEBzCOdCAGAHGqJ4EyCTQsCVHNNIEJXLIBWPczBaDL9CAA9CAAsBAAAAsBGAiBAHTdAAAdALBDAAFjCAjCAAAmBwB7ByBIDBAAAABBAABAAYAAAYAAAAAAAAAAAAA8BAA8BAAaAaAAAAAAAAACAACAAAAAAAAU-B0CvCD8C8BvCuDxDbpCC6B3BqHjCzCpBoCrBP8EduCyFCTsEHsD1CAA9BkBhCABKeAlB7B7BiBLHdyCRa0BMMwDAAAwDACAAAACZAAXBAEAAAEAJAAAAJgBAAgBAATAATAADADAAACAAACAAAAAAAAAAAAAAAAAAAO-QsCoHsFTuHwJHgHvFxCuJiGmCMyBesG5CBHHiBzCpEtD0EjBtBzErHxD3CLpBHjCuDmE_D6CjH9DvGlGwGmBGnCR_FxH2MF5EhElDmG3DlC-CqCrC0ChE0FjBaAgGlFzGmBmGlBnC5DqCkBAAsCfHErCpDaVhB4BzMlBzFvF4DtEwI8C4FgGhCjElJ1BoCoCtE_H_CQnEL4CzB-CiDqB1BDUoKanDuD0F8EtE8D7D3BC9CpB3CoBFyBtBtIDjDJvFa0BK_C8CmBC4D0DrEgDuBZ9DkCdhGxEyF7I7CXvBmC5FhGjH3DYWiDxJaiB3CxEjEwKAkCkBqD-D6EDyDmBnEuE1ExDZpDkB8BiDlC4FYLZoDyBvCkBtBwE0EoBRkDRiCwIEuFgEOxB0DDwDtCrC-EuFH2ExBKmC8EoDGOwDvClDcLhBnCLwCvBa-B0BLE0BGbiB9BwEXiCOYgCyDuCWzB2BOKAGDGAAzBANHRJYDHEMUgBAKQTaSHJJQgBHDAJECGIdDiBDYAQTQMuCCWQCoBxBNGChBJdARAVIvBBMENvBvBBJFVJkCCRE4BYRAeCNjBIAABAMnBIAAAxBYIAACQMMIBTQJKDBKX-BFDCoBgBpBNOHJXpBBJABbjCEEEbxBqBAAIEeaBKCDUApCFBsDjBxDrCPAHF1BtCJChBE1B7CZbdTMzDHHTjCNoDU2CeLRmBBEUNmBRoD1CXRQxBpBiBxBLBaFhBcZ0BiGLEPwDuDnBkBGnBiBrClCDRKlCIUAATuBHAACAGHSAOAHO0CABAD8CHAAAAHuBAAAYWTACAAVmBABCmBAXAJDajB4CAQUH6BXABBATiBADABoBhBAOANhBZACCDXhBACDIlBqBABGGefAmBNNpB9BAXG9BSfAAXAfhBAQCfR4DANEYqD-BAAAI0BbAAAjBKAAAAJKUAAAAWIAAAAIDAAAADbAAAZDJABGBLXAACfGMAAGGCkBAWACMNABACNmCADMiCDHADGDHDAACAFqBAAoBACEAAAAEKAAATe_BAAAffRACAPD5BAbEzBFDAAbAYgBAAAgBCMAAABObAAADZEAAADIxBABAbVzBAAAdVgBAAAAgBJAAAENNAAAERLAAAALTAAAATmBAAACkBNAAACPOAEGAEKAAAQFeACAQMUAUAEDPAIABVNADABHCAOAUhBDAAAADMAAAAMiBAAIIUHAAEBJHAAAELPAAACRLAAACNFADCADcAACEWnBAABTRAAAABCXAABBTjBACKAxBNAAAJDOAAAeRIAAAGAoBAAIIYDAAAEHCAACAAwBABAAwBFABAEHDABAABLAAAALDAAAADBAAAABIAAAAIRAAAARRAAAARARHQWNfLBAADFvBIHHBlBYEABLkBiBAABYMODFCaFNAMMBlBtDGjBR7BBCAAAAAkBAMALmBcAIAAUwCDLNKiDSAAAHaHBNQCLJBBFDEXAAJANGAAAAGtDCNR7BR4CGuBHiBKlBDHAFTWABKOACAAAACYAAAQKJAAAJBHAAAJAHAAAJEJAAAAJRAAADNUAAOQHBABAAAJAABELfARALAOAAAOAPAAARAUACEJYAAAAAAFAAADBhBAAAZHKAAAKAKAAAEGGAAAGAGAAAGACAAAGBCAAAAACABABGeABAQOGAMAAFLAVACISAMAIBFABABBHAAACJAAAACBJAAADFAAAAAAOAAAAOAAAAAAeAAGgBHIAAAEEBAAADASAAAASSAAAASZAAAAZJAAAHAQAQAEDFAAKPABAAAABHAADADDADAAAOAKAAEHACJAALAAAALLAALAABAAABAsBAAAiBKYAAAAYFAAAAFGAAGAAGAAGAAIAGAACAAAAAAEAGAABCAAAACJAAAAJFAAAAFAAAAAAAAAAAACAAAEBHAAAAHHAAAAHCAAAACBAAAABDAAAADGAAAGAVAAAAVAAAAAALAAAALCAAAACBAAAABGAAAIBAAAAAAQAAAAQAICLSAAYCDIEMeAMDCUfDAbGHRAAIEbVAAAVAOAAADSJADABFHAAAAJPAAAAPSAAAASAmFM6BkBqDhBAMFUEdqBACEaKzBFxBXBUbECRPAMFGeRArBbMTqBvB2BLjBFP8DZAODXLeWHYjBcFDMZfsBXKJJhBUJAAJABbAZACFGAEACAjBAZABJEAABAEQACGAGAAgBCHXTAACBVIAAGGDAAAAAAfADLNBEAAAAEIAAAEEPAAABNBABACBXAACGfGAACAELAAACNCAAAACDAAAADHABAHCIAAABKJABABFbAAABbMAGAGAFABABACAPAASWAAAAWJAAABHJAAABHjBAHAAbAAAAEFAAAAEFBAAACDiBAAACgBBAAAABBAAAABHAAAAHOAAAAOBAAAABBANUAHUAcABDjBAFBDXLAAPGBGAAEACCAAAEDEAAACCIAAAAIEAMCDFHAAAAHgBAAAAgBCAAACABAAAAAEAAACCBAAACDCAAACAAAAACBBAAABABAAABAbAAAAbNAAASfOAAAAOBACABBPAAABLNACAAPLAAAPEBAAABABAAABAJAAABFBAAABABAAAABFAAAAFDAAAADAAAAAAAAAAAAAAAAAABAAAADAAAAAALAAAALAAAAAAFAAAAFDAADAADAAAADJAAAAJHAAAAHLAAAALAAAAAAAAAAAACAAAACAWESAAAdFAAIffAdAAAyBEMABkBPAPAAAWrC7EYxD4H5BkEgBXkEtByC1E7BiB1CxE6ByF2C2CzF0GRzBFVmHzHoB-HCS8ErBiEW5BC0CDB8CQ2BCRoBhDS9CB-BxCjEANRW7D5CEEnBdbtC6BHhFZcvFAD5DNZxHzC_C4D5EU-EsBTuDNqBhDANX9BC2BBkD1BPYgBrClBgCWyBDdY4CgBzDiB4D1B5BGU0GA4BWqBsDJAPAIDzCSNjBJtBzBOFlBVAfPDJTSgFqFuD5E8B0CPCMWNlBqGADmDiBkEmGkBmBwC8ChC7BAUEZ_B6EMGsCUY7BAZCJxBNoB9CPlB8BhBEVf0B3BRNVVCgBuIwD4CA8DFvBdgBTBdIAAICAANKAFVB3BjBHMlBQUB2BmBDjCzEbXPJnCWFFgCDf-DAHAoB-C4DeBFJuDrByBCTArC_DrBAJnBpB_CIZhBLfpERPiBR7D8BgCjBBYKOvBtBLYgDITcK3BwBkBRFGYYgCAJMkBcWGVQUCWZTRYqC3BJIJBrBsCTiChBgBgBOqBWbxC4BQVuBKGV4B2CZEMT5BFHNJR0FZoBU-C2BVNEAAJ5CNIXXjBYSBPAWSkBCANFmBHAMBiBKMELGAAxBFNLFLZKAAPTiBKIGIAPBTBGCoBKBSKELNEIENNCXMADuCImBAYGXFFKZEYLaECChBGLNREhBFJTCAHNAANUuBiBCHKIUGMAAANFAAFBRbCBKBSQACBEqB9C3BHaPlBuD6BJRS-BRDMABZAULmBAFAXMnBBGA4B8I0EsChB4CE7IzErCiB3CDAAAAAAA2BQEHgCV1BPDI_BWMDemD9C8BjDzG1ChCexE0BvBOlBPLCoJsBK8CgDgCBADDMFKCUJGHApG9DEPvBRkFmD2BNOGVAJKLJ-BSrBiBiBePBBHEHAN8BDjBKrBO7BEkBJsBALoBaDA3CQpBZaAmCRAATEBeEAAGUPAAANAI7BA4F1CHrEiGApBuCqBoEzDAhDiExFchLAtElCzDpDyFAuC5DoDoEnFAXS5CrC5GAtDlCQzC_EAvFpBuBdgCAsCjCkBQqPAkC6F2DoDkDAyD1FuGLiDA6DLeVVAlBwD5E0BrLA_BnC7DvDTAzCVgEhBgEAsGWqD5G4BABKIqBAUlBoBaXS1BFEdTAlCpBhBHMC9CUlBLvBNaTAOIYGcMTXMcBMObepElBrCFDNa2BxBBMOoFyBoCSRuB1CU_EuBiBbYXaCOGiBGUhBeMtDNSjCFnBkBT8BIFHlBUsBgBhBjD8BHgCBEAP9BiBvB2BQJlBGLIY2BDkBReI8BYPMKeX4BZqBpB1B3CLrCfWMmDiBmB0BPFDiBxBOIJjBJDFFHKUEEJFLNGVMGuBDUAIWMDYAAH8B4EwCuD_BsDhC1IxB_CTsBjF3DANfZxBcAAUDOoDALjBRoF3CAxBZuBxBzDAGCrBxC2DAfgCtCgF4FANYqC0DxCAjBhBpBJhBAKXFNjDAGGdxCpDAIChCxBDAUjBCKfJBKHVkEAKmDBOAAuCAFnCyHAJUmBkGAvBxBerBmBXjGCC3BP9DmEQU2C6C_BsEuCJMsCZWzBwBlBwBQ-EiD-BhBZ6B1CZZKhBLvGvC1B9C0BpBT3CKEYadSd9BCqBzB5CbSYatEuBpDVjCFrIN5BZvC3CAqCzCPxBqC1EAPHhB5C6EyBqB0BeExBjBhBqC5CiB8Gf4CsBqDMiClCiD6BlBWwDsDNHGWtGjCxCtB9B8B0CMW1BAoDoENJsDWepBAiByCtDvB2DICgBMgCmEaYVwCasIuCmDkCKMJsBiBtBEtBjBbcVTG3CjBfEGd4D4BGWaMOAGDMA6ClIyBvFhB5B9BvHnBgCvCpDpDmP0I7EmFiGoCxCRjBxBEIhExCCfPEpGpBXPnBZiIhESkCuJN3CMpDwE1BjDzI1C5CpCfXkGlBoBuBrC-GKmBDsBGWgC9ByDuBrClB1LMhCrCtExDmGgGAZwCgBxDrEM0BSExJVtBlBpCzDhKJjBtCpE5BK0B-Cd5BnC3EkDkB3BjFf3EDAlChCRsPC6JnBmGSDAAADA4BiGqEjBZRyDhGpEkBaSxDA_BDRPFRgCESQGSwFvBfTFEE0BLSEBqBKPEAGSiBAoBjBDkBnBJAQDf5DZxBdBPvDiBIrBHnD5DDzBGM3CoDBMqBGqChC1BX4BBvBoMqGqBUwB-BpGhBnBrBjB9BpCcC9BXRKJFHP0BeZQACwBZPMIVVrBOKDCjCrDCrCAIpBNcBGJjBURD-BEZ9BbOiCbxCRHBCAHNjBLuBGRHTBKAEmBABCBqBuCB8BAHe9BPnBFfepCPtBTLU7CzBJHlBQzBBRAAfiBACEDe_CBVjBsBvCYGEQCBtBAfAALNCXVQMEAEACBwBSCAUGDAAAADBAAAABbAAbAABAAAABVAVAAAAAAAAAAOSI5BgBWqCX8E_BZY-BDlD6EAQkCGiBNkBEvDCtDBJKdACDXDYJiCTHFAAFUVHSQEKKLEBCBLFONACJAFGFROoBX2BCcAMM-BCQBUa5BNNDDTpBBXIRFiBCSAFUfCfABCOEBGKDPGICNTYMHAIOmBCOQEAgBOHGBWXDJBTOXJMTDAMAACAIXAAXAA5BCAAA7BDBLAGCqBCGMQIOAACMAGFEULAA9DOdvB_BP6ENOe8BiCkBAAAR2BGAABKATAABNHxCADErBlBdAKAFhBAACFNSFAAAaf0BAID6BHMAJDcALAGAhBQSABEfuBuBAAScCBACADAmBAGMUAfAAATLoBnCZ_CvC7D0IoCagDwC6DzIBAAAABwBiBJYmBsB1B5BACVXLqDANXcyD5CIFKnB9BcABJKeUAAAFaAiBJYmBsB1B5BACVXLqDANXcyD5CIFKnB9BcABJKeUAAAFaAdFFGCZeGGFBaAaARIAiBZASHAhBAuBamBdWHtBZlBeVIkC-PmE-EoCkEO3EtBdhCP0BgCkEvE4ED_BgJuBoCuB6CoBxFYhFlCrBgB1G1CUjB5CV0JFgDyE2CP7FvC1DhEwCwCiEqB2CAEfzIpDM1ChCdzFrCMdxCD0D1B5BgCqD8BqCyD-BQhGgBS8ByBHX3BlMhFhFxDYWrBfgEBxBzCAtBALZDD3BRbJGF-CSmBeBK6ByDoC-C3CkBAxH_CnECVKkBXOsBACBIAVeTmBkBOKAVXlBL4BbFyD0BkBIToBAIJYBMPnBMzBFLSdBCNCPJXIECAmBeBDDSEJDYFBuBGcGGAAwBAeSBEFFbsBDLnBGH1BIIAWmBiB5CUUpB5Bf4CRXDCQBRDaFIMKENRBAIBOuBVFADAEALaVMDAMZWLAbAAAEfWEDINckCGAFuBWuBACAJ2B_BABArBRPACAHJNAAAANlBEACVVTPBHKDWAAAUEGAAADKeAOASAcAAAAcgBAAAiBBHAAJAAKAAKAATAAAATJAAAAJAmBEOkBJGVGHCPFICCQBJbDMbdWjBAAFLRVATABANDEBenB8BFRHI0CgBCCGCUBAAZeRRAAAARdAACCfNAAAANJABAHAHEAANAKAAAIAkBAAAAkBfAHAAZJEAANAKABEAGKBAGGBGAMCAHbAAAAbfAAAAfLANAACALIHAFHdAALBPgBAAAgBA_BCLLbNEAaAAXFAAAGLiBAIAAaZGBFLJBBLAQDNJIAFFwBAFAC0B3BHdGHPWAAOIANCFAFBmBGmBKLBhBAAAZHKAAAKAOAAAOAGAMAAFLAVACIJAAADFJAAAFDaAAGWBQAAAAQQAAACOKAKAAALAALAALAAAALQAAAAQAaJLkBVgBHOVkBbLkELrCIoCuEXPEhBpB-BmBObgCoBxBaOCbFuB2CESEG2BRHmE0BVrFhGbFqB9D1C8CEjDiB2CkC9BlBzBOMEzBA5D6BdqB7CGPEB1CxCJNG3BJ9BfPlDTsDeA4BNNEgFQuCwCgBtBxENYhCf5BzCcAtBElC1DIlBhBMhCgHN6DQuCa2BB-CnBNQnDA1BNbFbASJGrBzDiB3B5BRT8BO8CCvCiB6BcPOFmBgBFTPoDf8DIsCHMkBUATkBiBdXOL3BYIiBXAb6C3BjBiHAWqB6CqCJAjBpBwCjBAAuFfnD9CpNAjC7BpD5EoMAa0BmEiFdAxCYnCgDqDAFfuFdYAqBsBH1BAAAFAE0BEAIKTEyBUDEKKSFIZoDhCCnBWtBqBZ-CCRW0BmBHBVJgBFgBAOYAAnCCS_BGjBuCBaOdmCjBAAHHTNAAALArFDX3CVhB9BAFTrBNNAAOVH0BABfyBkBhBAANTCuBBmBHQAHAT6BNjB-BAZgCKoBlBAKCNjB6CAFQY4BYAFSCKqBASoBdOhCEXTHPxBBmBhCTBpCcF3BEtBFLAFMCmBAAAGgB-BAXoBuBIrBAXAFNmCAkCuCX1BWAkBMjBKsBBMYdoBNAALHEpDAVTbhB6BLDqCdesCACWA0BMQjBZ2BEcAgBAYZoBCWW6B_BpDFNlBdPRAf6CzBZeAehBKYAAZYCBPAXLOGIAAMFCzCAAlCNCmBEiBTZsBNAfMVa2DAAesCMwBAEBPgCQAGTAgBcBRYMORAQIEtBUIfDQgBZABNXQLAALDGyBAAkBBQWLMYyBzDW-HCVuEkCiCnDCA5DyBfxDMH5BRpBkBJLrBqCe9BVyBJRvBBAABAAAKALFAcDACUAZOABNgBDVAHFbUWAOQPWbAILKhBAYFIAGMXGHAFLAUHAWBILIALAHHAAJCAAMBACMAPAADNAAaCxBN4B0BRkBlBNMMjEnBtBAxBC-BOkEaThCAiBGSBEIhBFRCDHA1C3BThBAa0BjBiBODqBtBLFCCf0DuDNaAHfAAAAfWAAAAWOAOAAACAAAACIAAAAIFAABAFCAAACAHAHAAAAwBMMcADvBLLbAEAtCFbrBBRgBNGgCZArBBLLDNsCYYTaqBdJBNHEqBASUMHAOAFQEANAGPDA6BmIgDmCIA4CLVFFaDnCVFbWlBhCHVqBzBfjBjBXEUBtBTRnBcEA4D4BMgBPkBNJdOMBLLBNWF1BTaXHfFHROOFpBJBZHEAsEoB6BZQ0BANYTMB7BJDNAfNMvBiCpBAdbFHGEBJPNmBAAMAMAEBLALADCAiBAFWSAhBAGVRAAOIAAGAUFACKQhBBABNPAsDsBESgBMOSAAAD1D7BDNdJACBDUJCBCGTKAA2BGYUZeLEAKNTbHXdsBJAMAAAAMWGAAAQhBFAAAbAsBDCADyBdGCAErBPDDAAH6BpHBxCxC_BdqHCyCyCgCeAsEmBaIiBwBrElBZHhBvBAKENIGGNDLACAYHSDOEdAELXCBAAEIPAEJTjByBmBzBMBA7BBAESNJJoBAU8BTPAqE4BYgCqBhB5BXWjB9BqB4BGLsBFY9BCjBhCyBLSXQWJMoI4DsBsBrCmCoB3DrBrBsClCnBAWCIHDWVBHIEVAIAAMIJHAALHKAsBAW3B0BazCAEhBxBFoGABY2B8D4FDBgBsBwDqBAYnB2D5BUAKuBvBOJEdMaTnCAFgBhB_BlDACXPvCFGAESfyFBIKDkFJAPIJKjEJQf3BvBnDAVLnCCgGCJ0BoCqC-CDiBeaD5CAGGVxCpCABzBYZeIhBGQiBAAFU9BwBPAJcLVZDG3BQQHEJQvBeSASAVUvBAABFnBOFB-BRZMAaCNDzCAfFbVcAAFQUWAWNKC4CuC4BIsBSpBpCjDK9CpCsE5FrBnB1DFAyKiB0C0EU4ByEY6C_BOwCnEE5CUE7CsCGT-BiBF2GDBbBZ2BzCABvBLV6EIEsBuByBnBAKEjBHdBGOJlBdDFbODADBbBZ2BzCABvBLV6EIEsBuByBnBAKEjBHdBGOJlBdDFbODArBAAXAVsBAAYAWYmGIUoDoCF9BNEdJL-JoByFOoDP1FfbpCG1BzCDKjBpBNsBsBoExBrCJxF5BXpBlBPrEXpB1BlBSWAGkCpCWrBTCdVaCAFKDEuEV1BuEY0B8HkBW2CM-CnBAJZDBMABAKEdAFBFPIAAECCEAACACIAACECDAACEHAAbDUMaAASEEKAAAIAEAABDKdAAXCHJAARKDZADIEhBUAD6BPRjBABEAjBwBAMJGoBEACCBCIASVEKZACBAZ1CAZjBRDmBAAQUCKABAKAHABAAD6BAXCQ-BVAACAXYAJGgBBPAHBLGAAEDAABACBABlBAHBVFcAEPEkBWABCGQCACBACpCADXFlBCACDAEkBABUGKiCAaQSIeAMODGRAPBAAAAABDGVAGLFJLAINDBvBAZNJCnBAPRLGEAFBAOnCAfTRBAADAAEMAAAKCGABcGXWACURUEABEGDTAAHBJEAAHCKCAADAI3CAzBTAPLAALONGAAEGFQADCSAGAADAIpBARCCbtCAzBNfUEAEGBDEABAAGAAAAAAfABNJHMAHTGgBnBAATCXDASXEBIAEUFHTAMPPAAAJAMAGABgBlBMHAAAAFJACBFBUAOKBBrDArBJVhBZAABGdGABAEGNAFAHACABEBAEAJEBKAAAAAAAAAAAAAAAAAAAAAAAADAAAAFKAAACGRAAFCLFAABDACAAEBAAAAAAABABCABFABBABAqCAGcMerBAAdAPlBAARBRmBAAOAYTAFADHMAMABCPAAAERNAAAFHLAAAFFA2CGYSwBJ0BEOkBLITFABLALBLdOSWEOHSHVBEDbIhBJJHBDZAATCFVAAPCFRADBAJEAHMBARAJBBDJAAJAAbADBTBAAGECLMAAAMAMAAOAAJAJAAAANnBeCAD0BbwBOKGAOLRCOsBDBwBIFJJBTIM7BKO3BJPqCwBIKFIZYGShCH6BZGqCOJMKEGDUnBJKdVOKEHcUhBpDfRhBNHjBELOKzBrCNLRBhBwB4BXFESVIOrBCBsBOGIBQODJWAEjBEVBDLkBDXIagBMaMBCZQLAMEOKbHUAaQLDNaSBAIPAGGAMBABQQACABmKhCOlCCsC3CnDxBGfjBGkIamDGJmF_F3BlCZC3ClBsCoBAI7CoCiBBMHmB6C7BpBJKuBjCwC0BHMAa9EvBDDXvCSNuBhCN-BuCwBd0BNUAJPBLiBPQWAMfOpBHCAnBCgBAAAgBA6B9CIpB5BQT2DRK6DNQ9DrBjBMiB7C1BqBwB5BvCF-DDK5CyCmEmBKFkCRRAAOAAKXsBRCYBoBJEACMbYAAImBXZAKBpBIJALbAgBoBwG-E3CQsBgBrDrCpC5BiBgCiBxGiG8D7CmBzF2DhD3CQhEAnBGDBXPoBFECYQAiCMJiBqBF9CPAhB3BGuBEQASKJAAAAJADAPAEKBAKACNQAQAEDPAAAPAQAAQAARAAPABPAPAAAJAAAAJKAAAAKOAAAAOAHAQBiB3BrBAMTTPSAJMBS6BAACB6BHAEAAJYAAKEMNAHBBAbATCBHYACYBAXAAAAXEANUABWAcAADRAFBDFFALFGGPAAPAANADLLQKAAAAKUAAAAUA1DVPRPvBvBVTUIjBqBWuBnBHYIGFBHQ9BFpBCAPkFOYqBYiCAKAAHASVAFERBOABKKFAVFBDBFWGCECGAhC8BE5ChBHNtCT6BuBR6CKYuBPaAHJHBPcIKICQbALACElBWMABDmBVAMAAAAMAhBHTFGFgBABiBJKnBCBpBEAmBFWIKGECELLYMOIUEhBAKAyCJdfrBHNAdGFRMHBKfFdLMEIADDMGzBJTBPDaKUpBiCZiBWHCTmBbDTDBCBSYtBAAoCNvBuCIuBhBAAHFTMBUDFECAFLQGbAXFBETAANBDLACAALMAEKAANAAANBQAAGBKMAAEIAZAAAAZKAKAACKAAEIARADNACTATAAAJAAHBALAAAALLAJABAA7C_COvBGkB8CgDNwBFjBAfABAVFHAXKNWDAAAWZ6BCcCQMLAALAAAcAEDQKUGFAOEfAAUNnBQKABGEfEAAXJGRAPGkBAmBYEBMAlBXDCLAAFWRNSLlBtBQFNOYKGEBESSHIGDQAIKDCAwDyBFqBAYyFmDEsBRsBnE_BbWPxB5BpBeFNXlBnBEeChByD0BEHqCFLfqBhBVkBjBDXCAHgDZKuBeyB1BMvBWxBKnD5BNzBuBX9DxBQpCNFDVQLYJqBuEHJxBfqBBEJMoBnBfDILAAZAPONHaAQNOIA_BhBHBPBUAQGGHuBiBCBEIAYIDAEMXHEADLAJFsCjBLfKGrCkBMgBAoCnBoCduBWnCoBnCetBVAiBAQAUBhBAPATCA6BOKIaB5BNJHZCABdIESACgBBXDANBDOVAMAAGGAAFRAfEkBGSAgBDjBASGNcABeSOAEDYKEUHBCAMINDsBAMDkBATALCJA0BYLwBFDGAYMVFAAHOAFNAFJAAcBICUA1CvBLRCJnBAATLHOGICBANAABNCtCFHtBPDJAFNKAgCBCZiCYfAAAfANALBAAcABEEWYAAYAAMABOAAMAYLAATAPCFCPABPACDALIACCAICJCAsCechBiBY8CDD4BQenBIjBMGdYhBgCQJL-D0BwCETKfLABTAqBR4BdOUpBnBKEVGHADXUAAAjBIaAhBACLXAUAASCAlBAAHAfKAAHCQKIXSJUQAAAAQQAAAAQMACCKAaAEGCOhBAVALAxBJnBBACqCyBWBCCLALAAAzBAKpBBTSACOAAQFIOBAzBAVCAfNANAAAhBAjBACABAARMEhBAbFAAXABCXAGAAQJAOAOAAARAAHJAOAAAOAFAAEJARARAAALAAALAAACbYGDIABFMChBBCFnBKSKFFaFTJBBBBeAiBADBAtBAdCRCJADADBOAKCEAyBAeASAAFHCMBH1CDzBGNVjBGhBICRQAgBRCAFGafHCIDGBDMWLWCBMwFQkBekB6BVADAARFAABMRgBAKQAGOAAADSfAAAAfCAJAAMGAFAAMIAARAaSAASAALALADEhBATACPVAAVAADAGCLAA4BAmBJYC3BAlBKXBA2EwBoCFyBDzDvBnBK9BMBCAHebKCTAEaAQgBAPAAPfAQAAAJIMjBIADZCWDC2CwBDqBCBpCbHdDBAnBCGfXI2BCEgBYHJADHAAAEAALKGJAAADFkBdsCvB5B8BTuB_B4B-BfBFIUPLFfZPULBFAAKNBJADTRgB6CxHBpCzBzDrCyHCqC0B0DsCAAAAAAAVAIbABWAHcACApCVDVMlBBGAEJAkBGBIUEMMGEvBkBaAAEUAAgDCcE0BK_CBbDzBJAuBsBLlBGiBtBrBMmBFhBAHSbBHMWmB8BrBdApCfHHBXXAAtBUE0BXXgCaKiBAAqBFBAGBBhBOeDAUJNANBBBCLMAL4BPPCAAURAJAAnBgBB6C9BzBKDKXfCkBPxBDqDsCPRMwBVtBVwBaZAKAIBEAJAHCDAAmESKKkB8BiBAQMEAzFRpBXnB7BYAYAAAAiBCgBDAG7BnBiBhCXiBkBIbGiBQba1BwBRdOAAAOAHAAHAAQAACAOlBANRBDBAAAABAAAAAANAAWAjBEAAAAEAOOAAAANNAAAAAyBAOOUCxBANNTBAJZEMFEEUANABAmCuBKKGDDDCBJMhCpBLHEHACAaABVCGZACUA7BrClBMUUkBUHoB2BnCsBBFQsBHRsB8BlC3BCDBNA9BqCAXdAYFLaqBJAHAvCAtBfBAtBVPJDInBiChCiDrDhCqBLiBRT-B9BRjBDGFYHJuBBALoBA5BIhBD3B-B1BTgCBnBMSSJ1BjBhBOqCnC4DC3B6CQiCPNDDLQXHhBUMRrCZXdBInBxBiBWDrB2DASfoC6BUKIACA_BGRXXDNACDDFUWCEBDsBDmBAKAhBBRHAFfLJAFBmBcJIIGoBgCJjBiBLnCfNJFLXdmBvCsBEWAiBCHFeAMNQOPMJHNCoBHQR4BDiEA4CwBHCPUhBAMNuBBkBBMCgBACQSDHALDQHeoCVhBGIsBAuBABATARAAAJAAAAJAoB6BNADBANGGEBnBpBQPMJJBbUDEOASJDKAbfJRAgB1CN_BKTCoCuBwDJCtCoCAjBcWkCQAAIIAeMAkBDNMAABOAQAAAQAPZYDLCAzCChBjCiBRmEkBwBmBOBkBVwBKRU0BGDiBEOPTuBzBBK2BQeuBdHxBAHMNpBBLCNQGlCPhCKEBnBAHKZNvBGXclBReAAAUIIAAFOBKAAAAMSAASAAlCQLjCQTNABZKELAJYZA4BNaOaE3BAEI_BBcAfA0BIMAJMQFHBOIXDhCGfpBKHEAGKHDmCAAOqBO0BAAwBFKaMDFUGlBdVIEAeAGHDkBSUJKHEOAAOAAAMAAASFqBEsBGDCNIVIEL0BeWJDQPRCAAAKAAAAKKAABBOAEMANBhBAfABAZXAAAAXBZAACOAIBAGCAAKFAUAAAUAACcYlBiBxB8BSeqBdB1C3DvBkCQBqCH0CYdG9DNnCRYtB1B6BmB5BxCJ8BjBEMJ8CoCQCUOUlCHfiBjBbV9BMSNaqBONbcsBFNQPQH-CoCaKYnBDNHHKSyCO4B7ByBUhEKnBxDMCqBJCqCnBQDJJVUQOKnBeFU6DkBWiBEa2BENgCSRrCDHTlBFKoBpBHES3EbDFlBrCRWSFTdcuBMKnBAiBSPFOa4BJWYaFMTGAWGvCHtBNKTYFMISHAOAFULMNAGTMLA0BORLiBiB9BPgBCtBhBAEAAILIBNKGKAuBL0CGAd7CXdjBRGHsDhBFV1BBCYiBnBGiDGoBWtB8BuE2BvBesCiBlCrBhCLsBWtFfPpB9CMYnBfmCUGzBnCtBDwBaPV-BhBEXiH6CNewBmCxEf4BvBDzDAhBFlBLsBVvBgBZCzBFsBPOJeaDgBhBQRCRAPGJCyBsBGJNWEBEGPMvBVOhBBFcZaUODJRWCHHmCKaCOShBCCLHRnBNIKBpBRIpBDIK2BOoBDGBBTQDCCASFTcWDbGYfdESAFOIAAGHcJDAFIVKBAAyBLaboBY5BKlBCHZnBAVEOjBlBAABNXJAMBPBfAIHAjBdADFPBkCAEcX8BOAUABDdATLBGUAECGG2BAACSgBHAIZCIEASaBlBYAAGASAfAfEBBjCAOQhCrBLA9BhBVsDbAMFjBAEAgBboBnB8CA6BWGGiDADqCLmBkCAfQwCElDAPbTlBbARAFFeAaAWReAlBFqCAkCAsBDgBBZA4BIrCLZAZDgBb4BACWgBCALCZuBfFOCEHAQJDLTYCwBEiCHMZrBDhBVBUAnBASQ7BL9BAVEnBF3BAFhBFJsBAHqBuBjBwBAAGEoBPAOjC4BRmCAEeIeKAACFOUAADOKAdCLBDNECODFAPVHEAKkBSKCKDALCAFAHcEIKAGA_D1BVxBJI-EiCiBkBTwB0DyBMuCLLMUEnCSuBMInBvBK0C5B7BPURQSeDKKbpDtCTSPLyDoBGcUUGAOFVWGbacUlB9BhBBdBILoCZRelCjB6BFxBFhBI3BgBDQSmEkCUuBqBjBhCrBGElBEMBgBRONAQAHHAgBAAAAAALAACANLAACANAAAAAABAICALAPAHHAAKAICAAALANAAAOAOAAAAM0BhBDAALzBiBEAAAsBZbd2C6BrBace1C5BABdADgBCCeAEfBAAJFedSBASBDJFGOlC8BPIBXYLWTAAADPPAERBCXABDPATDPDEA0BWfmBEWlBFIAdHEABKFCPALBBAFABGJAGAABDMKAABCKMAABEKJAAAALIACAQHBABLOBKAAEIAiBAASQAIACHBOJAGHHAJAAFDALAAIRBQAKGAACAONAAAAMAJAMAAAMASAQAJMMAKCAAPAAALBrBAJLBVYACIGINAAANAIAJCOEALBAAAHOCBCAKAVnBHcFQWoBIbGPAWEABAUfAAAAfWAAAAWAeCebKSfHXAAAvBCfARAWCacIRAhBHcBNlBiBIbCOmBAhCAzCJWGiCA0CKVFAvDClBVbZffAAAAzBEMlBHLeoBNALYqCPuBVYkCYarBVsBgBnB3BsCGjBpBFYCMVFUSCIkBFpCIFnBhBF2BiBLWFWGSUBIjBLbdSSKEfUGQFtBAfAALHJQGNB2BJSLHiC-D2BJ4BmDHFEOAVBHAOfAINKAKBfqCHA-CLBxBFdIRLVBaIfXIBFC2BlBWTYBAWiCKCwBpBqBVAMLbGbBHAdMtCRlBIMlBhBABBbBpBBZFCHEAMBDBxBAnBBDFLBFBBBrBADZDJbAfABEEACMDDXAATBBMAMAAAKAAKAAAjCfbBFAwBgBaASAbZAAAAUgBACNAAAfKAKepCA4B1CBnBMK4BDxBB-ENWWqB6CeDzBkCjByB_BHiCCvCPfEnBeDrBsLqDpBgH0BoBkEgElCKFqDVHEzBKDlBxBiBA1BiB3DvC5BlDyDIsCU4BkBXJlDpBCkBkB_DlBuBvBrBJS1BBDpBDAdAAACfAAAFLSgBF6BrBIS1DfjCdEJ_CXXhD0BBwCcMBFwBrBDDlBAAdTAGPBhBLFBDJhBCFCdAJBABHAjBBFDVBhCLJFDfWhBNuBkBH8CqCiBYKzBlEABjDZF3BTBBAhBJnBYXeAxBAEbXAFGCpBWGSDIAQA3BABXdAoBAAAAoBAWPE4DvCFyD9B4DkBRmB9FzB9BqB1BnC0EkCkBsBehBoBUJyBOhB0BToBlBZsDoGlCoB2DmFzBwBDRsCWbsEyBU3B8EdkCyF3CvBiChB8CjC4B9BmC8CrCiBP1BHlBrCwCnB5CkB9ByEHuB-DjBS3FiBesBxG5ClFiBQbb9EoB5ByBNYoBvHnClC9CZW9EVHrBzBfiBSpEjCqDoDrEbhBjBCpB8CDFD-CM5GrCb9BrBF1CIpB9BYN0BvCcfO4DvFJxBVpDO8DegBWKeRTDOFBqIyDV8DiCP6DScUKsBjBPsBjB7BgBABXKeNfDIHrBQASgBSNAAIgBHAfQTfFHMMAAAOSfAmDhBuDkBXUOkCxBrCyBbbhBrBiB1BmCpE5BcnCIpBZehBrBMG2G8BEmB0BkCOUADEDNkBZd4B3B3EhBnBjBjBjBQMSXqBfvDPtDcdK6CBHwCdwBVU2EpDI3CxBAWnBAfhBQDfFPCUpB-BTLuCVwBaIO2GBhB2DmCsCvCbTZDDfFjBICA4BFIpBG8CAhD9B4B1BNTiD-B3B2BOUAKWAALAGQJAAApBfDADAoBWQAAAOWAAHATGfAGAUAgBALAPBRAEAOAAAOATAAATAQAAAQAOAAAOAAsBDtBsBWcCvCoBYSHhCRdIFVtBTfERD_B4CgCrChCnB8CAMamBuBkCJAkBoBCAuD6BMAWStD5BLAVRAvGV7EbOM5Cd0DrCzBpC4FsCpC-CYmB9BmD1BLnB_BrBXJlDa8C-FyB1BwCkC8B9BDuB9Be9CzB9E8C4BNH8ERsFjCaQkBsBgCekCvDlDIxBrCxBDoCMeFxBqBEKbBAqBApBYxBtCakBQkBDKdE2BLUCyBD4BQYFMiBjBnBMQUtBfAaC9BALAAKKdoBA2BITBJAAAGPeAAAeAaAACBckBAAAAkBVABGtBURAAAfOcAAAgBDbAAAbAcAAAcAeAAAeAUAAAKKtBANAbDjBAAADfOAAAOARAdAMAKASDDAcAAAoBLSAAABUVAAHNARAAALFLAAARG3BAnCoBLNNFGBALQBASCAGADAKAXAXAAAOAIAGAAYWVISAXVWHRAAdAVaBfcAyBebF7BAlBGZBjCAJvB7BwBmHAwCLsC6DOATSMS3DATRb3BDAgBZgBpBlDAANlBxBjBAZoBrBHYArBQOkBdARWtBCFAbxCiDA0FAqDYUcdAfePJrDAfZdtBqDAYmBsBIhCAJ9BPSsFAMkCuBuB2BALiDDb7BADFrBT5BAhBdTakCAfkByCRrDADnBpBlBZALXBFAiDO6DJdKhGCvDIjCDqBKwBEezB8F0BsDFYQjCA7DeKBeFsBDHCEJIahBK9EARjCBnCHzBlB1BsCuBIAnByBGFAnERnChBPEmBToBJoBLiBQJYWLoDSsBWSSnBAAARXjBAADfA5BACJXbsCALgB0BISAAEOAgBAAAAgBZAAAGfcAAAAcaAAAAcZAAXCDVAADjBQyBAAEgBOhBAABfANADAJARABGDTLACBHDRAAALFpBAARXAOAAQBAIAADAMAuDO6BiCAZsBZeHcUlCAbdBLnBDfCGLSTEPeSnBSKaVnClBUBhCtB2BgCJRoBgBS0DMJ8BmBOTHDReVENAdIqBwEMA0BoBqB3CMGE1B3BBUCCIhBuCGezBoB0B9BaHR7BAGGAYVALHDeZFLVGQREMREeBBeABGDc9CAjBvBCJNCCCbIVBAzBiBB5CPN9BGDAiBAUSWZZATRLaAYRtDwCuBSAmBZFBF6BgB6DxBfAjF9BCtCNNAVA1BgBAATACVAAmBA8BVAAAaEAAAWWAAAAWhBBAAAfACAGNCGnBABIRd-BAQIYOLANINGAdAAAAdAVANHWXJADKHHLTDBHWrBFHLhBSWAQAAIsBSQMOPAnCABDCjCsCAAEAoCAhBFAAAboCMMaAYpBFLbAEAdiBAPHnBL1BAUYAiBWAFRkBAUIBAAOIHAAAOTEAAAZUUAAAAVXCAAAAiCLMWCoB1BAPlBEBJAAINDsBMAqBMXhBAATBLwChDhDAAAAnFnFAAAA6C6CAAAA8G8GAAAAVVAAAA6BwF4EE6BZFxG5C_CJBL7DZzCXLCkBNiCBanBqCI6BAAA8BgBeAAA3BxBFAAAiGmB8EAAAa1ByCAAAEYVAAAKAKAAAfAfAAAwBRiCAAATLHAAAtBtBAAAAVlCXTiB6BwBgBmCDRdgBcEAAACBCAAAEFMAAAEFMAAAkBDoBAAAiBDmBAAAQdsBAAApCrBfAAAtBRdAAATRBAAAGYRAAATRBAAAAAAAAAEAEAAAEAEAAAAAAAAAAAAAAAFAFAAAFAFAAArBO5BAAAKcRAAAIEEAAAceAAAADDAAAADDAAAAJAJAAAJAJAAAsDAsDAAATATAAATATAAAODSAAAMFSAAAEAEAAACACAAAAAAAAARARAAAIAIAAAQUFAAAIAIAAAIAIAAABABAAABABAAABABAAABABAAABABAAABABAAAMAMAAAAAAAAAAAAAAAaCaAAAAAAAAAAAAAAADDAAAACACAAACACAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAOOAAAAAAAAAAAAAAAAAAAAAAAAAAAANNAAAACACAAACACAAACACAAAAAAAAASASAAAARAHALASAIAMAAhBGENdAiBFDOeAwC0D0DAAAAvEvEAAAAnDnDAAAAiDiDAAAAiBiBAAAAA0CaDuBQA3BZPVBMdAUZRDAAMHGJqBAWMBKJAABDDLAPCMHFAAEAJNAAFAHXAATBBQACCEKhBABLFPUABWNOXAAAHRKATCWGCAJKDGXAATDAMAAAFSIABEJQNAAAANOAOAAAAMAOmBzBKdERLFCOABFqBTDAIJLIrBBANKjByBDBLemBoCiDyCuBAStB_CQxDGAR7B3BGBXQwFmCoCDGgBEIhBCIUjBRRAAAoDHyDAAA3BVhBAAANLAAAAoC6CRAAAWESAAAdEhBAAAAAAAAAMAMAAAgBAgBAAAgBAgBAAAOaLAAAWDaAAAlBVPAAAoBGiBAAAxB9COOCQyBeSAAAsCO-BAAAdXFAAAkBEgBAAASIKAAAXAXAAAOAOAAATKdAAACACAAAKAKAAACACAAARCTAAACACAAAGCEAAADCFAAAMAMAAAKICAAAZdEAAAIGCAAAXEbAAACACAAACACAAARATAAAGAGAAACACAAACACAAACACAAACACAAACACAAAEEAAAAEEAAAAEEAAAAICGAAAAAAAAAAAAAAACBEAAACCAAAACCAAAAECCAAAECCAAACCAAAACCAAAAAAAAAABCBAAANCPAAAEAEAAAXAXAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAOAOAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAiCxEtB7BLGfHBYhBFMRADACPDAPmBEbuGwB6BkBNuCjBCXVKAGAAGAAAABGAFAAAAAABABAAAAMFmBHLAJIrBQEEDBILIFAgEWwBwBKAhCFJjBDJQYbEAQjCdVDJBzBZbEACEUSVBLcFUEAIAuBPLgB0BJtBQMfzBKAcAKSIHQAACAMOADQAAOAAAOAdBRBTMsBBCBQeIAFAAOmCAmBBeEVARABArBBLEJXUAAAAUBAMANAMAMAAAfALRDADEEAANLAAAALAaAAHgBElBABAVPQAKABISAAAASPAPAAAAEAASPAaAOAOAPAAPAARARAAAmCxBxBAAAA0B0BAAAA6D6DAAAARRAAAAjEjEAAAAoCPAPAAAnCdnBAAArBlCaAAAoDkEdAAAgEDkEAAAlDAlDAAA3CA3CAAAZAZAAALALAAAAAAAAAA-BEJyBOE7BNANdBFGMpBUBAwBOAAEc3BNAADnBWAAABYA6B4BJoBLR5B3BKnBMS2D2E8CrB5BiC-BrCAHdJZnExDICXJFBORAATBARAAPAARACFxB3BuEjCOkDgC-BKnBChCpC4BTTFkDyBKGWMFAAADAFAAADApFpCHrBXTxBchBLHZ8MI8DqEmEMzCVgD_CvBNPADDFAP3CWAeSBFSCRCNRBcDRxE7CNpBDGYYDABEHHBABExEfrBbLfzC-ChBChDvBrBMJB1BIuCnCOkDlBuCcAAJmBAcAAeEDOQEDBCceTZqBMpCDpBjBAISOCAAAHJCAAAFCHAAAVGFGfExDLfVXXqBFPUmBEIAbFUWsBAgBAIEIIBCAALLACAAtBHnBBEALDKMbAWeHDDILNHDGIVFFBNIVTBAHIfAAAZF8DAFrBwFBjBDCRbMPADJDEHAAFAAoBDQgBBARBLABAWIJBaApBAABnBBFJVAYAHBEAJAOQGAJARFBJBAZCZABABABAAAAAAAAABBAAAAiBMWAAAJHAAAAGGAAAACCAAAAFBDAAAFBDAAAAkBKOAIGjBJNAHFABEDOLFCDENMGANEACCVKCBQBDUFAABcfCOTRJFDTCAQ4BBACSkBiBKBAUGTAEABVgBAAAAgBNAAANALAAAALTAAAATAiBEICKIiBMBMAMuBMBgBDGRGAdBIhBfABBAEEAAAABBAAAACEBEDASEAAMAAAAAAAAAAAAAAAAAAAAAAAAAGAAABIBAAABAAAAAAAAAAAAABAAABABAAABABAAABADAABBAZHARAAfAAAAfIAAAAIBABAAABABAAABABAAADAADAABAABAABAABAAMAAMAABAAABAEAAEAAAAAAAAAzCAHvBAbkDAMkCBYVADFIT8BAAYCgB7BARjBGLAAURDCAEAIEJACANCEKnBAFACjBWAABAYKAGDGCAPABAJDMACBGG6CqFoDSmBHQ9D5BbVDLkBGGOEGfNChBGGjBbICCTA4BmCHHHKTETDAAENAKGAYPsBDAB_BtBPCAFAWSIWbALRANYBOAACMAXAFJHAAMAb2BRCAAAbMOJABEFFSAiBROLYAMSBBvBAJhBADANAAJADlCAAKfvBOAAAEKKAAAAKOAAAAOMAAAODOAAAOAMAAAAMCAAAKHYAAAAYQAAAQANAAANAVAAAAVWAAAAWALAALAAAPPAAAATEAAAVOMAAACWAAAAWAsC0BUQQbrCzBTPPcoCxEzBWzBB9BhBwBrBhBTHvCexBuCpBhDuDE4BzBkCiBzBAbvBrBmCSCLyCavCzGpBY1BtB9CgHQEsB-BiDlBOhCpBPoCsBTVOqCAeGoBDaxB7CZiBDhB9BmEV0BgCGgBnFD1BR1DcqGEyBgDf0CiBSUNaPgEGMAwBgC1BgBlBtBAByGFkCMuC6B9FTzBBpCpBADAJAGAeAAGAaQAAAAQYAQEACXACBGdPAAAPAAKAEJYJMDCSDAFACPAKFACMRAANAAAANOAAAAOAiBAWEGCBAHAOHOADAAUcAAACaXAAAXAXAALGRdJFAJDNADJIHUAUAAAJIHCREJTBEGAKABKAAgBWAGAEMAAAMAADDAAAAUEOAAANAAANAOAAAOAtBfNAAAgBgBAAAAAFKADALMAAEAKABLGAAEgBmBDAABXXAAAAA9DAAfRrC-DAAgBSsCANAAHAFOAAIAGAYWKSZAmEUSuCUBtDVf1BAA2DiDJMOEXXEFCAhBR3BiBIAcIaAFABPAjBCwBhBATACPXhBEDKAKAEAEESfIoBEBIAJGMBiBDiBBCCfAAABfCACHKBxBAF7BQAEACLOAWAcFAANAALAARADSfCFAINAAQAEGEAKASELARALAFARAIHRAAATKKAGBAKBAaAAaAAUAADeFOAACKAZAbAAAZAAEdAFADMNADVQCAANAARCAfAARJDOAOCAAJAJAAAAqFamCBmCGKCXMkBPvEVlBCzCDjCAZVjBQAEHVWCIfCALdIcSIAAAqBKcCJMOJBGaFvBABNJVeCEAWChBAfABAPAJDBAdNBAFHJCFAFAMAGABGKAKAAAYAYAAAAUAMAODMAEAAITAFAANPAHAHAOADAHaAkBaJWTSjBZKVURAqCyB5CuBcoBpCxB6CtBbnBAOGDICAA6CCeBWkBxBBTHCVRAHMFPNANAAAASAMODF4BAEaUG7BFNfBDdAAbADNPMJCAaOCUDHlCCXTNLZAATDBgBAAAAgBQAAQAAcAAcAATAAAATAhBAAFHVaAAKCOKAADAOAMAAAJWAAAAKHLAAAALAAAAKLCGAABKBKAFCOCXAAAXAJAALEBYAGCMCAHGABBJOAAABOAVAABAVgBAAGAcNAADAHATADBAPqBGEBoBJZFACnBWANAAPAAOAAQAAApBNIhCQQqBOHiCPPAyBGAaASxBFAZARAWEGDCObDJEBNAcVkBddkCsCgBHMiBMlBJEaB1BnDAjBBAhCwCbFFHOTyECSUwB8BtEIBJlDhBXACZWTqCBEYeSnBCFBpBIcAFGkBFAAAAAADAAABBCAAACAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAbFFHOTyECSUwB8BtEIBJlDhBXACZWTqCBEYeSnBCFBpBIcAFGkBFANBBLAAUCCKAGAKAUCNAJATBOAAwBmBVOWDvBlBWNVEA2BIMWEKhDHNXNnBOACGEEQAAAHWMAAAMAAJAHIKVMAAFDWIABKAAoBCIqBRGpBBApBEBHAEVGGA0CJcOA2BzCKbNA1BA6BAEFA-B5BADGA9BAmCakBCAIlCZjBBAHAVAAALJJBACLEeCCBWGAMAcFFBLAbGGCAcAKDKMTAJEHFAiBCBMfmCAGWJe_BvBLZAAHAGAAAAGxBAAAAxBTAAAATeAAAAeEAAAAEVAAAAVMAAAAMMAAAAMAVAABATWAACAUAoBDBKmBASAGYTIhBGJTFFZAJFFFECMFBDAqBWBAFcnBXNAABKBAAAKJAAAAJOAOAAAANAEFTKAAKPAGCADLYFOACSAFLAJMANASAAEMARAADLAAwBKKIWDEJmBRINSAAAASPAPAAALAFEAJMAAAAMrBATIVJKAACAIAjBOFRAbWHEQEIiBCGCFeAeDAEAgBdAAAAdAlB0BNjBNZffCBABkCXOmBOc6C9BBTcGpCHALDQF2BtBZ8BI4BVAVAAAsBAoBAAEaMAOAATAANAFfcZAfBdAdAAAoBTiDnCWMcKDMAIEAABAGDAAPAMGABGAACAIJACDAAAADDAAAADVAAAVADAAAADArBEf0D5BrCQjBpBlBjBiE9BXiBhBfvByHkBmBgBwDsDlGQHxBCzEAbIcXDjBdBfAIBcpB2C8ClDDGNKMABC2BhBKPLCiBrBXZ-BsET0BQIwDxCEnBTpBJ3BFRpBBAnCAfdEZEDUkBB1BjGvBxCZRhBQ2B1BHuECuEJ4BK2BgBjDTJxBTE9BiBhBTXRvBhBLBAACLJDgBDqEDkEqBuBlCPIDHDH3CF3BLZMhI2B1DpBlB1DrCA3BREFHJAAAAXHLTAQ3BDJLDZALmCPhBHtC9BOARHEFAAKCPDAHBBhCNVRRBUAACAQtBEZHLAVAJAALrBDTJxBmBQEqBFFRKPCSDKqCqBJAAsBLAABAJANYiDpC5BF6FmB-BwCrBwBxCBafM3C1ElBGlCuB9CnDTARrBV2BzC-B0EhCEmCWvB1C2B-DSFBKiBNlDzCmBiBrEwB6BiBDU0C9ByB6B_BiCVOgBgElBQN5BnHxBtC7BVdmCAHMiCAnElEVJEc-DAkBkCTuBiEyBH8CTOsCLpBJ-BwCnNlDvBxB_BlFlF_DnBHRaWOaeEzBgE0BgBxBmDHa2CnBd1B-BBmCoCtDdBmCN1B-ExBgByBqBFrBkBaVBGPCJoCJSHiCEuBoBIFGBwBGQYGFkBSMPkBNAdAPfCAcAUIAASAASACOAAOAAAkDQ5BCmD4CXHD2BtCZwBoBuBFvBC3BpBQGUlBNASAAfAAAZAaJDREAKSAAASA9BhBAFAnBAyFiBwC4CuBa6FsBjBwBNgEvCoDrCV5BQmEZgGvB0CpClFnCdPLrBkFzCCoFZyDHAmBjCuC1B5GnD7BxBbnB4BwCpBlBqEF2BmBjB0EzCN_BE0CtCDxCtCdrB2CtCThFEpBvE5C2DNAASfAAZDyB3BCPuDgBZmCmBBrCAN_BnBWTDcOC3BpDTH_BNEDGGCFL9BiBhBbLXMCsBAhBAc9BEF8B0BhBAvBFESKKEkCFhCVINONLFvCqBfHqC0DcmB4BMTwDiBIeaQlBDzBAASAMB4BvBKDuCCX2DVGmEAD0BgB2BlDAADXnCxCAPlEuBUnBAIBhBLARCHANASBIAOAAbBepBJFKHKMDAjBJSAXRiEQoB4BGKUAUEINFAUVCDZAAAAZsBABYGQETNOGOxBATBAbtBAVXAC2BODqBGDIABCDKUAAEDSKAAAAKyCMXaM4BlBAChBADFAQKHXXAAPFBABLCWHTATQJFXAADATUANQBUJABKJJTADAPDuBAHJUsBSAEBgBNiBAGOBOhBAUtBHAKAAKCDOABebOBAATWAAAHDMAOAFAMILAFAHACAQTAGJAAAJAXAFRCAcAaDFKpBANRELfADDLLXAbBAGQALGeF0BABScIvBACLFfOAEMAAVAAFBNRATBAGSACGGCQAOACARAAHJAQACOAADAAJBIRADNAAPAABHFPAABDJdABFRBdAAJNHLAALAAOADKIAQAAIBKKASAHAAGBATAcgBBAAAiBpBGAAAvBYiBHAAAeSAAAMcREqBAAPVAEAENETAACFGAAKV1BtBADBBfAAfABeSOAJGNFAAAHaCKMCAABFRcpBkBCGSbqBhBAQBGUSZjBCDBChBHAAACJEABPCUUAAAEQCAAAXcAyCiCaRULxChCZSTMAlFDOVK5EGQVTUMqFcsCsBGQUGBGKAGjBzBC1BoEMAAEKAAxFArCBP1CMAJ7BJqCvBAgDS9FoBzBA3BH2BpB-CAIFUkCpDATTtCKMAE5BwCLyDAGiBwDjBNAoB5BKTmBAJK0BL4EAKmDN4B7DArBQvCNiCAHf2CgBcAdkCejBmCAVOsCCOAoCjBSpBTABAPAAd4C9BfarBgDlBAqDLuCvDEHvBTnB7BQoBlCvBY5BbHHFHY9BqCgBsCjEqEwBU2B-BZlFJpCgB9BpBgHiByCXgBqDqIO-Ca5CgHlClC7BQwCP1DGtCEjCUlF1CpBRatBTwB3BFKP5F5Bd_BxBZTFwCtCqB3BvBAPNIb9BoC_CUChBYGLBBiBrDDArBhBZwBRoDhBIrBAxEpBlBvBvBIyEqBmBwBwBHAdWJtBECQHCQBGCLBNP8BtBffCAdiDgCwBSQJTPGKDNAnCVJLAdAUAPBBRRMLACsBMAiBABmBEAECcAoCyCGNFE5BRBJAdlC7CNaKCuBAA2BDDYcaZJIDAPXMaAKAAAAKfAAAAfAUBXsCFZJPDAIACTBGASxBdjBGmBdJDeCBhBIBDfyBBmBZIUBkBgBgBmBnBEBVJDCAFmBBACBoBXAFABPbDAAIf7BAAApBRKAAAAKGDABAKlBjBAABBNDAHABGkBABbBDcAAAfABZFFoBRAAAPBfJLAHDnBABAlBALALAAAAMACIEBsBAGGGWLABGPBQAQGLMTAAATAfAAAfAPADAHFhBAbEfAgBAAAgBCZAAAZAfAZACHQAAAQAaAAAOMWAAAMKZAAAZAdAAAdAfACfBAaAOAUHKAAAKAYAAABYRAAABPNAAAJDgBAAAgBAUAAAAUAPACRAAPABAPAJAAAJBJAAAJBRAAARAKAAAKAfAVAJAeAMSAAMAMAAAVAVAAAGAMALGUAMAIAKAAAODgBAAAgBAAKAAGEAdAAXFAhBACAbHUAAWBAwBAAEiBKTADPAAFAAANIAOAAAOARAAARAYAAAYAAQAAsBDXHAD9BIwBoBAACkBAjENJ5DNb4CBMDD2CeCJIsBN3DAL5CPAfAAJNH4DAiB4BKS7CAElBH1BiBAAcCgBMANINeOACJLkBfIdACHQgBFSDXyBZGMiBaaAAQKAfAAZdASAANMUZJWCKzBCAkByB7BZTAehCDWSAbWKOVAXNQAXDVcRJ6BD-BJHSrDAAvCKrBEAIaIlBmBAG6CPlBCACcLP6BACMGmByDABkDKGGANmBZGZAVBFCuCAEgBDuBwCAA2BiBHWAReEGzCAHLB_BKAAbCkBUAPiBODLAKQKxBgDAF8BDuBWAQuBAlBZIlBERQRAABFJMABFESaAGEGOYAAMGIUAAGDSgBAAYAIACCNKIDbBpBOCBWCmBHBHJABPAECBSFBFYAMFBWAVAADHJFAaSDrBlDChBG3BdGBPRuBFSAEENYbAETHDwBAGQOMGABLBSLACEIXuBADVcuBkCASYyBJ3BACJ9BOKACGCALAAHEHKAAAKAAiCEAUSYJAAEERKDOOHFNAFAKRVAHLNKbABbAAAOAIFMCZBLQVMoBgBBJKMcdASkBAzCZaZfJ9C7BuBGlCTjCAHLlBHxBAEJhBHhBAFeNrBRXEHYNbRYf5BUaDZV-BQSPMvBeoB2DJcyBoBgBY4D1BII7BlBAKJAnBLAAanBAqBGUNqBOMAAFGKKgCTTERbhBOKPBwCACDD6CVAAAAVEHCEZiBKACBMBDNPCUCzC5BBdEA0BGoBHuBNDEHGJCkCAawBFOAACSTCTALHAANARAEARABADLASAEDBSRADECRAbABDPF5BBNHNV0CCQOcaAeAKKCIOAIENSZAFFBNVAPAJEJAAACLQAIQCHNABNAADAAGJAQAAAQAVAAAAVJAFBBAA0BAcICMXABCJNgBAAOMGjBAAHTHCAADQLZAZNAOAMAKAACHANKABUASAACZANLAAADOARKCKDAYFDfNAVBCNAAANAAsBsBAAAAffAAAAccAAAA4B4BAAAA5C5CAAAAAcTmBHOyBwDDgBsDuBjCjBxBlByBIHrEfQrBPzB6Fc6B-CGgBuEkF9C5BWyDmBsCoBEPxD9EpC3B4BpBUlGGPFpBvDfMwB_C5ByB3CfLYjD3BvCbZECflErBnCxCX0BoJoCUGiD8C6B7BgDpDFoEWdmBQKLiCDa4EXxCxDPdVnBJ_InC9CF3ChBlClBBIC1BuC8BjC7CyFbrFrBMvC1BAyE8DAO1BiC6CxBOWqCgBYD-BQqBrDmFalBgDyCmB7BC0BrBVO3BANXAP7BdfACAdfCAAA3CuCfD9BxDjCAtBqBUvC6GyDJCyBoCRBDPECpBAApBAAmBgC7BT3BmDpF9BF9BrBFqGEgB2CoCCNCFPOLoFJeB0CuCoBCWMOHeAAAAeVAELFHKAAAAKgBAAeBEAvEVyCpDvBrB7DV3BmBlBvBrDkBXnBzBZ4HAViF0DWeAdtCa6CsCAUmBTkB9CARNEhCLAAPaVzBADtBJBeAuCbZEQANBJqB7BAElBlBKHAL7BckBKACKcfnDA9BF7BYBAFAbDgBATYiBF7CA1BBFfyDAmBwBgBBkDAM0B4BhBwCAFAiB0BfAgBXlBBwDAUyBR8B1BADhBCRGAaDUjBmEAyCyCSvBVABLAJrBABLjBG4CAQwBQI7BARTLLzBAHCVXZATDQR2CAWCmBYHAEfsBXiCAYCsBF-BACYeGAxDT_BNzBkB-BjBtBsBqBkCqDgBmCVFe0D4B6BKNH2BOxB4B6BVhBHeHXZkB4BhCqCBXvGxBnBLrBtBxELJ_B3BBnC9BR2BPnBqHE-CyBmDR1BYJjBmBtC4GWqCBmC8B8ExBiBoC0COhChBIiCTxC-B8BeGrBK9BVsBjDPcmDgBdmBUqBH2BlBHLFsFVrBqFdwDsBxC6DxDgC2BqBkBlBiCFP1CCpBvCeC5DcRlDTNrH-BtChB9B3DuEOKxBwFD6BJIDJoCqBZCyBlBwB_BegBb7CFnBFNUfHAoDkByBkBlBQLJODEPpCZU7BYfMa3BaAQA4BQEgBaVBJICTUSVOTMiBiBDSLmBH1BAjBRDErCAGLhBjBqBAiBdYMEiBI1BYBqCAAA2BUgBADKeBhBABfCAqCDwBgBEDfCjBkBbJXADDTAEAPRiBErBARAXCS-B_BclBeyDHLgECGVALCHHkBABuBYjBPAFJBChBdgBrB3BgCfROFGbRPUPHAOAHPsBFrBACIhBRYAoBhBBcdAVFABtBAZHNAUAUGAHLAHABARAJNGALAFHDASALJmBATAWnBHGVAXGDARARAAAKAOADAZACJRABAkBVRAhBATHCFZAKRCVHAGGDNVABTABPAEBPBPADBBHgBAAeACWAUEBAJAAALCBAAUZCJALACAlBANGVFrBAHnBBGyBAFIuBCMACeVCKAAAKAEAASLASAFUCAcAGMEEPADHBBCAFKAAMAACKANAANAAMAAKAAUAIACKJAFCHAHAKAARADWAFXCjCXfRCIiEHiBgBiCIrCABTxBB0BAABiBU1BAAAVfAtDKnBvBEZ2EMc2BIaQAQAAAtBbGLPAAVnBOIBFSoBRHCGA_MhDhDBtCxFwC0ByBKCNcIb0BlCgC8LwB4BZiEoFfAAPCRAsDhC2B6EVHiFiBnBvBqF-BjE1BRVbJrDOjBiDrBpDyFVOK1BqHyP0CqBsBoCuG7LhDpC_BhEJyGyMvBjBLvB0HrBoIXA6BQUaNchCvS9DlFjFHlEmLhBmFoFkDAtC6Be_DjB3BxEHrBfbpB2CG7BkElBDnJ9BJvCvDdqFoDAayCtDlMBlB5FvCvCmLBPgImDDRBPhBKYgCpCOiDHiDAQcHRQMPbISPLAnEIxCEFvBiGEyB0BD0BvIA_BxBjDjC0DWiC5DyDiBMFFcFAOAAAAOuCLYiCIKuBAuBAAAgBANIAoBLAALAAtBAAAAtBNAAANANAANAAA7BXhBfEiBoCqBiBPMJ9BTTPOTyCDUkCHEPAOBdCEACYNFAwGaDiCqCkDjBdSmBhBdkHuDc0BFaxI5B7B_CS9C3CQYvBxCCcjCkBKUGAQGFAeJemBGtBDmBeBBIgBHfFDkC1BjB5BbJTFIAvBzBHeM5BxD5ClCmBTK4EqDe3E2C0ChDA1BPHRdAsBffJjDA7BlCb8BbAFW5BeoGAfsD-BiC4JiB8BmFUiCCXSBGLjHdVxDL5BpBAHNRBzCsB1BtBXD3ExBUVjBjCkFABoD2CZ2BUWPacwETkDxCiEQiBqE_B9BkBPCAgC6B5CbmBAzC-BJmCQAHgBIPhCATJFf-CAwDC9C8B0CAhDwBgFHxCABtBnBCiCAAyDdRGAShBRoBuBAWgBMPgBABFiBGUAGP0BT0E5BSuCwCiBSAUlBSSnCAWzBTiBfATLNSLAKRPOiCAYSpBiCmBAsBN9BkCmCAJuCEB_FNrBSvCvClCACdlBDxCAxBBhBEIAbcDO4BAoBUGHQANAGaAAARUARAWvBFOUAW4C3BdrCAENbjBkCAbM6BcAAGlBMYjBAJWjBJmCALyBGYWAXMaI9BABA3BJ6BABmBeH3BANbRLZAbKBJ2CA4BMEORAaELjBlCApBDRFNAFCXM5BANlBJErCA9BpB6BxBPA6BPLvBgCAMIScqEATsC8BSlBADa3BFxBAJrBCC1BAL9BIO_BAHVJbuBAaJEatBAABRVwBAWQKAhBCZchBDHACGBLYARAkBEUAKUENBAAeZFYAqBRFGwBA2BHBG-CAK2CSVjBADhBCAJAVUHE8BAWqBMNwBAX4BYJNACDLARABRACuBAVmBWKvBAARdAKAODAAAgHoCwBqFZhBvE3CWLnBbfa1CjBuBQjBAKhBNCmBWjBvB6BuBGAHOAA-CwBMDGgBFAEAAJ1H5EzC9B8BHwDYPoBwBQWPQjBsBODAmBXcZPAJCREeYLKUJ1BgBEQvDIlCK_BTZc6CAZsBUwBgDKWgBaEtBMBhBPLhBjBATBaZAJBJDAACWNJhBABTPELAFABDbAbAAACAIVkBT6BABSWUxBALBAlBkBHgCKHXBAMOXHHAPMBBDABGEJJAUJJJMHBeXQCAHWBHpBABJBZgBAHJYYIADnBmBMBAQXAIgCAJiDJLBCADPSSFENaENAGcTXJATICAhBANHLAWYwCRnBdTeBzBDGOACDUHUAUAAASAKOPITAAFLDKAAMFAkBAAKWEKAAKGDKAFFCShBAAHHNTACJCREAAPCSUAICEIIAFaHDgBAAOKGJAAAAJQAAIGARAARDCLAANAAKAGEAAMAACIETAAATAOAAKAEA8BaMCGQ7BZLBFPATDZIDE6BIBqBKDJBFADCuBgBpBiBaMkBAIAaAd9BkBEHAfHAEFTb1BSMDCxBGZfACcyBTCACKTYAAChChCGABBsByCbFDADFIEJAEUJAFAuBoBGAAAiBOUCAATPFAAA7BdbEDCbPKAVA7BxBjBAYAyBqBQCHAZPRGAAKUJAAAQCOAAARPBBAAuCEwDRNBhCnBAdAAINMBMARLDAAANCCPAAUMIABAVAZCAAwBmBIACAMSFAAAoBiBGAAAOKEAAAWGQAAAbJRAAAUSCAAANKCAZAYSGAAAA6DFuB-CGoB9ElBnEAQE0EgCwCTKKxC9BclBGR9COLHhBjBAtBACfRA-ENO4C8BGgBAuBIqB_B8CEMAN4C0BIzB6DYxB1CADnDAUnBAJPCRyBAGWJgBOAAOAAdAAfCALACANAdACAPThBCCVBPOCOELIINMGAEQADWMLMAACICXAEGnBGbACAdAkBAGNBuBLCZEICFAALEAQACAKEQACCKCTAAACVAKAPWEAPADHBBNAKPAHOAIABIA6BAACea5BAABdZmCyCMMamBHvCfPJjBOFQHPGFKKMMFTyBSSFBYpCbdHDDMAMBAAAyCMMamBHvCfPJjBOFQHPGFKKMMFTyBSSFBYpCbdHDDMAMBAAADDAXYAEEAYXAAkBeqBAIjBjBdpBAHkBAsBAIAOUPAHAGNZAAATFA-CoBPYgBQ9CnBQXfPAnBrBAEHIoBsBADIHAEVOAAODWNAANALEBKDTmBAECEcPAHDCFXDHBFDUAKHEQNAGBARAOAAEEGAQAHOEEXAAPHAHACBPIUAGBaJAaAAMCMbAANBPA0DYSaSgBHcBfAAfdLGEAbCBAEfkBFGGAgBBCXKIARAIEdAAYYAAAAYYAAAAffAAAAAhCcZLbZlCjBZGCPiGYyBMkBoCGAAAAGZABDOfEAAABGABYZAAAbfEAAAwBYWAAAAKHKAAAeCcAAANFJAAA8Bb4CAAAkBFoBAAAVKfAAAKAKAAAfAfAAAWPmBAAAMHUAAAZHRAAALALAAAYoBPAAAGNUAAAUDYAAARARAAAPBNAAAZbCAAAceAAAAUgBLAAAdDXAAAJAJAAAJAJAAATATAAAJBHAAASASAAAOOAAAAA-BABSAuBOAAJOKNAAFBFfAAAAfFAKLDARAPABASAUBAAAAJKAAKAAAKAAuCJcNcuBvDDJLvBpBXQ0BsBzDLOBYCIPrBHvCFSgB4BYScfUwDBuBDkCDQAMOFDiBABKIU7BPLCLTiCAqBNQehDcB9BNrBxEtCnCKGL5BAK1BHBJVPNyBHfIhBGDLlBOjBhBKGvBAZ_BQamBCxBoBWcpC_CrBAYuBSOeDdI2CoBQRQWCDIOAPxBCGnBVECEsBpBgBjBhBXNKFJ2C2BKSMLVDNVcJ6BAWYIGyBeiCBtBA6BEHGmBYpBBLpBDWRWLKXPuCfSoCUBWkBcAbR6BAayBNBJAKCFRsBMkBBBAgBEJWmBTwBEJmBJWNFFIdS3BABBHtBxBABdOXnBGAJdJgCRR8CiC5B8CeQGOWQAHqBCNkCAQmBOCNEMAHVsBADQgBAmBACCcG1BNCClCYPAHVOCrBFKBhBJCAAILIsBBKgBEAAASFJBLAALEDKAAMBAA-FEuC0BsBKlBMhB1BCc5BVNsBrCMxB0BvBRVPnCJiBbBhC4BdJM0BiBAqCQOcIIUAAKUJtBAPAfAAIEZMAMXAUQAA0CULSMwBzCTMRLvBAeAAEEWGBBDAMhBAFADXRAKABZAuBCUYNMjBBJVOPQaKJFDVJdAQCrBdJADBA2BgCFD5CwC1B_BGE6CvCAbBBPJAMCAUJCKAABMAIAKACBANJAAADgBAAAAgBAeEAIASVDAHAHAtBGADPfyBBACOkBAOAACGELAAAHDAzBAAMChCREBPXWcBAATyBHAdAAUMAcBCRCJTBCekCBNKM8ByBBoBBGIQWIDGRLABAAHPJABEJNAAAANsBCXGX2CMAAAOARAAAARLAAAALTAAAATLAAACNcACAFgBPAAACRLAAACNAAAbAciBAAICYMAAAAOLAKAATXAAAAVJDABABaABAAcRAAABRLAAAALNAAAANQAAAAQRAAAARZAAAAZhBAAAAhBMAAAOBNAAANBWAUAAAcAAAEWKAAACIbAAAAbiBAAAAiBMAAAMAMAAAAMRAAAARRAAAARTAAAATAHANAAGbBDAEZGAABBKMAAAGEXBAAAVJAAADFHAALBGOAAAAOUAAABWWAAACSOAKAAEPAAAHHNAAAALJAAJAAKAAKAAKAAAAKJAAAAJcAAAAcVAAAAVWAAAAWAVDDAKXIABAAKPAAAPARABAPAQBZAAsBJAAEFHMDAACMOAAAAO6CGWAA8BSAAAASJAAAAJLAAAALA6BMGYKI5BLFXJHAJBBADASKBEGAHAEANAbTLAEA2BQAYMAbPAALASGMACADILAAAXACXAAeDQASAENCDUARGAAXAOMCAAAFKFAJAAJADAOR-BHLwBcIPAADZOkBAAAeIkCBAQuBI5BAAAXjBNDAFEFjBAAVVIUAACIKjBBAbLIJAAZXoBbBARENwBCAgCXISAJAOOjCANNZNWAekBRZ5CCRvBPJSAOYRBNAAYEpBXAATXUMAAJCUqCAAQsBOrBAAJOtBFAAXKIAAAMFFbAAJJH2BMAIsBJRAAECXYAAQAITAAXFKEAAEMJYAASLSXAAJPCNOAJLD_BDApBKZHAADNIeAAALoBIAAVqBJPAAAAPCAAERQOAAEODWAAADagBAACOQCAAHAKAnBKBNXJMAEFBQNDNGuBvBXBUCPZ2BABFMyBkBDFUBcAMHMnBDyBNILoBCzBAaBCWCCzBBFjBHAIOCBADOJCOICESBDBFRNCDDASDBOEEAlCtBNIXGUAAUAA4BuBOLOFNAAREAANAFDLGBBCAKLaOAUBFUAEACOLFARCKJAAAAJAMAABOAMAAMAAAOAAAAOAZAAFARNAAEATiBAAAAiBSAAAASA_BfMhBQXgCgBLiBPYAoCGgBeAG1BBbPBDNAANCAAgBAACAedAAAAdAPABNAAKACCIAABAOETALAABNEHATAIESAAGGGCAAHMBIAIBOJAcAYAEAbAXADAA4DMUsBaQ_BEXJdDEGRSFCjCVNlBECBAMBIVOAYHHEA5BShBDdJNAAALBoDOCJqCgBdAALARuBAAOAgBPAAACRqB8BIBFTzBxBJAJOLAAEPAXAHAHHjBjBeVJCCAHMGHCHAADMRAEAAVLABHBAhBAAEFfeZDgCDAFACVDSaAAECURAYDVPgBAAAgBATALDDAeAFASQPAAAPAOAACGGNANAAAOAAOAAAYANSIMKACEIBCADKADZAQfLALACADHAAAKFHAgBAAAAgBNAAAANNAAAANLAAAALAMGAGAAHBGJAAAbQEAPfiCAYAKgB3BRfFAAiBAQEAMaAAEGQAjBELLAPqBDSKCQAMAAJAWLAAKAVApBAAVARqBAAWASAaCEcEJfBXFNO-BTWWCkBvBSClBAfABADiDczDZAoBvC_BuC-BABUImBnBAePbbwBABRSuBIAAGQN1CAnBpBLKoCAAOoBUA1BALTAV0BAYGAWPAPAAAYAEUAAAKAGaGdCADRCWUADQCEpBAGNRPMAERGUCAJCEIAwBkBuBCpBIgBAALR2BvBHITCbRfR6BCZoEALU6DI3CAVTpBDrCAA3BHLAiBAACgBAJAAJAAAOAOCBALALAAAAGCCUARJACAALyBABAMoBPAABANSAAAASvBAAfAPPAAAANJAAAAJTAADAPVAAXACiBIAkBHAKAAAKAQAAAAQbHAAJJUAEALcQGBQEHABABaNLZAQQRpBSAACKGRARXEUUAIFUBcABNBsBAOAKAEALAJABAASASAAAjBJLFNE-CKoBqBEANAFEFHJAJAAARAARAABANBKEZAPNEAARAEEAZSADDAaAKJAKAMJKAJALAgBLaEaLDACBLGOAAFEOXAAAAXzBMRFnBAWAPGKWSAAASAQAEGGAJAFDAAAcQWlB2BXrBPhB-BlBNeBCACcLHBBBCsBLEWFkBpBHBADZlBBHBbEoBAAIcCJAAALCNAAAHDbADBLJDeoBE5BTPDPMDFoBAASWAnBAFFFTdAPARCTAJCLCOABAAQ2BACQeGRAACRBLAADHBOAACOAHAANBINAJBBCCAMDFBSAMABILAAPEAqBAAAMgByBAaASGHACLEAOAAAOAkBsCOSyBRMrCNRxBSLAlBAnBAACMAKAACHAJAACHACAAJ0BAyBAACXAZAACOAMAACkBiBHzB0BoBChBI0BzBnBBAWQKEFBHRAAGEhBAEACnBJAHABAeAABAgBJAAADFAvBxBHBMAuBaSJDSTJJMALiBeAIFCLECJAJARAJLAGLCTGAAeNqBAAAQEMAAAcMQAAApBXRAAASEOAAAeOOAAAiBCgBAAAfAfAAATKdAAAbAbAAAVCXAAAJAJAAAUASAACOAOAAAAPAUAAjBQATAAkBAGAAJAQFAAKAPAaFCUKAtDGlB5CMAaCCqBRAApBHQhCOAtBK_BIAA8CBsB8BJAAeBUmBZASlBsBrB6BArBsB5BGjBAAHAKBPAPAHCDFSAAAOGA4GsBuCAkCavCrBxBIaTWALeOLLACfSAYAASGAxDBRChDALABBFBBAGALEAnCKJZdRoCJKaeSA4CIwBb4BGPABHDARBDDJApBFtBgBTDLABDFARAAARAAzDKVDXtCwBPUIEgB6BAiBAYCrBAASJxByCBJLW2CTABDREAbJAJDDeEASAIALAADCJKAAAKAALAAADJIAAABKJAAAAHA1BAElBBR3BADXFTOAEEIBsBACWJgBsBAAWQGOAHQBGAPAnBCIMOAeDBJAWMAOBBjBXfCMGgBaWCARtBVLLBAoBSYDHKAgCQCqBGA7BnBCHALEJIAAEAIEJABFaPVFMAQAAQAARAARAALITAAABLCGAAJAJAAAaAcAAAJBBFAAKAAKAAAAAAJAKYAAAHgBfAAAAfUABWAAAWAFSAIVAGRAHAKJVgBBMXMObQlBSMJIIAZFDFDJBBPKJQWDqBARCGGEIRGMAKKVOBERaLAsBJuBBKACEGLCCnBArBDUJOAOBEAKAOSJNBGFDQNeAMASCGAdAAmBbDOdDDfDTPCGAiDAAAAiDhDAAAAhDAgBAAAAgBfAAAAfAPRBJIGSUBAABLABAJAXDRFAGrBJAAAfceNYVIsBIEAKYTAkBITrBMBOABAhBFZABAXLRAEAKECAAGDJAAAGKEAAAGLCDFAD6BLUeKIjBY7BCBAcFqBBFATFLABAKGAACATBBAVGlBTAPBAJAAJBAQAAAQAYDAAaAWAWAAAKAKAAAAXXAAAA7D7DAAAAsEsEAAAAAgBgBAAAAddAAAAAJAADAFKAAEAGkB6BnBI6BiBA5BoBH5BhBAAhBAZBBBoBAkBCACJANAEAA-B4BBOFAlCdvBKDEZAAFPDxDhDPAAAyEiDOiBAA5BpBNABAClB6BRAAMQJAGAQQAACAHAOLITbACZDARAPDAAmBAWFKUOABSABaAUGAAZAZAAAAMAAAAMGAAFBOXAAACZAPAAAPAAXACBBVKAACAIFAAIBLMAFABSAVAAAVAIADAMAOAIAAGRABAAPAJAAAJAKAAAAKAnBAALTHkBACaCEKAALOIAWCGdEmBLAADBFfAFCPLNAAEOfeDEcACAaJAgBLSZKAfMRAUAAIAMTAAHALAcAUCIBGAQADHRBHAHARANBBAcAHAgBEbAFCbEAWAAAYBKAAAAKAMAAAOAA4BAAaEc3BAAZDbAQAQAAAWAWAAAdAdAAALALAAASASAAAPAPAAAA7CKCD_BjBDAOMAdEHTiBgBjBQiBEEPNZAgBjBXChCFXzBHavBARFbCCBVqBDJbFBjBDU-BADgCLOoCBMMsBEPAH1BGoBjBAMRBbiBIMJBYYtBeeFOkCUED0BDUAOPGSaCALSSeATwBEDfCPABNAGOAAFAFFPCOCDAGAJAKAKAAAJAJAAAJAJAAAKAMBAAAUAAAAUdAAAAdKAAACIAYYAAAAhChCAAAAeeAAAAAOOAAAAjBjBAAAAWWAAAAA-BEeaQN9BDdZPOAOAAOAAXAAXAAKAAKAAJAAJAAANABAANOACAAOAZAADRDaAAESEASAGAMAAVfAAKAzBhBAATAQgBAAPA8BkBAAYAkBzEArCAAnCqCAcAAuBpBAJAAf4BA8BAADKAAAAMRALAAFGACAAE8CAwBAAsBUAGAAOHAWAAbFATAAOHAZAASGAWAANfAVAAJCAMAAJAAAAAAANADDFAEAEQRAGAYCRAGAACGACAHPcAKAAAIAfARBNAASAQIFAaAAGAUCANAFUVAAGAbRAANADAaAEAYAOAAAAOIABBMBEABMLILAAALAIACJUDXAAAXAJAAAJAOAAIEAAjBABlBEAUAGOCAcAAcCARAHAHAAABCAAAXEdCAAUQBGAACTaFAAIGCBAAAbBZAAAaAaAAAAWCAEQANAAANAPAAAPAAQCEICCNBFBBBAVAHALAQIHJQMjBBNGJPbAbAAAwBAsBGAAAVAVAAAWAWAAAJAAJAAMFCQCAJAAJAAAPATCCAQAUBBAAKMBAAAJLCAAAAcXWuBPAbYVtBQAAEHOAABIUJDACgBSHMAM3BXDNAPQBKMADAtBtBAAAAyByBAAAAYYAAAAPPAAAAAYQOGLAXPNFMAAaAAQICKACSCLKMCDHKVABXAENLAIAHAcGOCCCJAJAAAAWUCGJGRHBFBBdPAVKDeGAYAAAcAMIIAmBORqBJKXPAJAAlBACdAJJAGTCAFAADBAHEALAAA8BKMiBZepBKPHCdOAKADIFLEJOADLHUILJDClBUKAaAMAPcNAFCCLVAHCGTYAAEKMPACFCNAlBMa1BoB_BmBLZ2BnBgCANALDCALAAALAJAFADAQAGAKAoBAMAcAAFCQBAVGBPCAWALCKIfAMBJHgBAAIKBAAAHJCAAAAWAAAAWVAAAAVAVABDRAIAADOAPAPBCAJACKRDgBASBQAARRAAAASSAAAAOOAAAATTAAAAA6BIuBCEAUDaADATBPBAA3BB3BAAAgBAgBAAAUMIAAAJAJAAAbAbAAAPARAAANNAAAAAPPAAAAQQAAAAJJAAAAALAAAALPAAAPAWAAAWAAiBcCACAlBRRAFEaJQACSOAAAAOdAAAAdAKAMAABbALARCSAAASAAIAFAQAGmCAAAAmClCAAAAlCY9BAAAA9BiCAAAAiCFAAAAFAdOFLbAeNGMcA6CMwBjBEJGVJaCVTiBJLKaWyBIgBJaFhChBNDNAABSTCJIrBTBPELSEHEKIwCOcYQDrBNBLPAAHtBKwBHLIuBJvBIMANCPAAA7BnBTAAASKIAAAaaCAAAiBAiBAAAPAPAAAAccAAAAhBhBAAAANNAAAAWWAAAAACPWBDCBAEANKbCbAAAEJOAAAZNLAAAOePAAAIMPCWLYIQAAATATAAAZZAAAAKCIAAANANAAAA1BbZAAABKLAAAGUNAAAgBAgBAAAACAGNEGnBFNJTICHNcAFmCIkBOKAJAOXEDRANBABAyBAKDAsBxBAJEArBAYAAIAQPAAHAHAOAAOAARAARAAHAACJAAuBaCUAAnBNJNABCXEWAABSGdACAScpBAyBRSIFbKgBBvB0BOZGrBOFGpBRANDJAAAGEKJACKAKAAAAEAAMHAAAALMAAYAGASAHALAEAPAOAdAkB0DAoEAATMAQAADEAPAAUzCA1CAAAKAKAAAfAfAAACAAAACAdAAAAdeAAAAeAZTFAAAWkBLAAASNgBAAAHELAAAAMACKAANADHAAASAAAASRAAAARAQAAAAQTAAAATAaAaAAAdAdAAAAiBAAAAiBJAAAAJLAAAALPAAAAPAhBAbAAF2BAaAAcNABAALjBAAAAjBKAAAAKQAAAAQA4BGICkBG3BFHBjBFABAJAIAKAKAAAJABAHAAHKAkBjBRmCBIyBKErBHBBfAKAADMAAARNWILAApBUMhBCMtBABAhBKRTDBHDJECAgBQcGNDQAEIIBFVFCKKALADBDAMAECEAAMBIFCMLCHGBLANADAAJJAMAAXeACAAcRAPAABOAAAAOLAAAALQAKAAEAVAAVAAWAAWAAQAAQAAMAAMAAZAAZAAAwBSCWEALNBEAAtBFAnBCAWIACGEJFAMLDAeOAMBGXJAFELKAAABMAMAAAMARAAFLAAKAAIACJAAHABAtBAAPAbuBAAQAcAdAAAAdaAAAAaMAAAAMQAAAAQRAAAARAAKAJAAMAAMAAJJAAAAAYQCGAAXTAFAAAeABISGdACHRFAeAKAAUgBAgBAAAfAfAAAVAAAAVAaAAAAaZAAAAZATABPCDQADQEAUAEGFOKACOCHDAAVCQVAACHPA_BChCAAAcAcAAAYAYAAAAAAAAAYAYAAARARAAAGAGAAAEEAAAAEEAAAAHHAAAAAHAAEJAJAAPGAAQAQAAAJAFAADAKGAACEPFJCBADAKANBEAABOFAJAJAACKAKAABANAGJBHMAAKCAAQAAAAQAJAAAAJAdAFFJFOAAEEGNAADKTIABCFOaAIGGGADIEAAROAAAAOAUAUAAAAPPAAAAfBAAAduBQCAAcALALAAAALCCAPASCAGKAAbZEBDAFHDMFAeeAJIAAaAaAAAZAZAAAANANAAAOAOAAAANFFAAAMEIAAAAEASLBABALMAAdBNPCAcBUKAAFCLEAAAAAAAAEAAEAAAPAFBHAACAACAAJAAJAAKAAKAAEAAEAAEAAEAAPAAPAAAAAAAADAADAAcAAcAAGAAGAACAACAACAACAAAAAAAADAADAAJAAJAANAANAAEAAEAAEAAEAAEAAEAAAWAWAAARARAAAAQACEKAPABDJAARACRCDUABQAGAgBABOMIHAADGLaAGCASPAABHFZAEFJNAOAAGCGNAANAAAVAVAAAWASCCAAKAAAKAJAAAJAAJAAJAAAOAOAAANANAAAAFAFAAAGAGAAAASAEOAAAnBVIJCPqBOOGKBQNBGMOEQAFFAZSDPDTDAKPBEdALGNJDLCACCOCCCCEWELIAWbLNSFNWFKEMAiBACOIKBGJBBICAJEDKHJCACBDIAERELACLEFMAAEGEAHgBDRBNgBBMIGIFLDGUPZhBAMCFWWHCDKdAFJDJALONHUIALBOEKHMFEIYIIQDAmBkBDEHMaBOBCMJFBILERBLEFBFODLCFbACFHPbFIRHDJALDBILFCQTD2BaIBGQkBAGWAIPFCALBHNBDEIWIAGGEPJJCAADNYPCAVHANCBLDAAJAUIBBQAdBNBHFCABWFLcCFUEKLACLAAAlBhBADAAiBiBAAAASIGAEALPCCAASYDBAAgBiBDBCAeaABECLBBBFAFJGBAAHNGAAANNAAAANNAAAAHNEAAAPRACAABLKCBAiBiBACDATABNFAAYkBDFEFWDBAKUILOCSPzBhBLCBDkBWHBDcVFGCLNhBAFDLLKLQJASdCFINTKAPCQGPLAFGDiBiBEDFEWBGCASTBLCDDUOEFAGOFCUCBLLKHAADADJQFNAHLCEbAGDNNQKMIJDwBSEAKQPJNKDCVHLABCVDAHJAaIGGCEUIAEEETFDAHDfAHGJVBAAaJRCJIFICGCJGMBRAFLAAAtBiBLlBJROJDUYPRBCDHF0BUEILgBRPGHCBDUNDNKKGMNCGiBECGMKKEGCDEPFBAJAbDDPABbNLAABJACABJeIMEIALJOENDVACHAPHAAAJATAAJAJLDDKNDwBUACMOGFCWHFLNCCCDCFBFAOuBSDOKGFPELBQLDDADAPHCJEFAeqBBBDHXFADJDSKABEGJRBBBOJBBADAZXACGJHGAAJBmBMCCEQTFCAFJPDBADHmBUCDKKRDABHDLXBACKkBSAABUQIACIBJACAAJUOBAEEPLABCBMBAAAMAHoBPNHJSLQKIDhBhBHCIAGUHFFITADBJDmBiBAABETLAEAJBANASFgBAYDKEaGDMGGNJFIBDJFBBAAQQMNDGUAEDMIPJGCLBFBLBCIRJDKDHsBcBGCKTCNERGjBRANBBaKKCCCNDAAJAFCBECLXJBDPGOGDKAEOECUDHPAFJEDPPCDEAKBFBMGAkBoBILBCeBCKQE_BZHdABLBBDADBCVOGBiBCTCSgBHJBMGNlBdMDBNFAJKFALJAABAPKHBJFOCGEAAEBGJCIHAFJKBfBNDJBQGEIABbBJFCL0BcICAMRDAGLHOKOHBAYIIDGGGYNEFAPJCDDBRFBALAiBAEmBMTUYJFJWENYNEGQPKCGOgBAGUECLADHAAAoBoBEIBHdTFDEA8BaGEKQDLGMHAFFAHBKbADDBRZALPACxBfENGNMSJFAMBHDMBCGFIFBKDFKBFBOKDAIAgBKHGBcOHIEIEPHFADCMLUFFOQMCMDFNDDBILMQJGJKVAGENRWBCcAHWaDCBACAADOHcEBEIQAeiBOZGEMEEDGENACHDBYIDEOCdXBJFKlBVDILJWAMDMCPCEFHHPDCHFAUNJcSBKaDHBDHBEJHIPFDPGCHMDAJHNDAAJATAADAPQFMKBEeWDBIEFJFIHKNJDACAEBCLIIWBGMCEZTJHAKacELEEVBBHBFUODCGARAFCHHqBAGiBIFLBAATIPAFJBAMAAIAEAYmBHFBCPRDBCGDIVFEMRADBDDiBiBKBHASPQEGKfbIJEDVFHCDFKKAACDUOGFAELJGFADPAFLCAKACMBAMHYABBeMCECKBFLUBBAGGELDICMJBGJHFGBAJDJBEAPFAJAAKAHEIGYMBECITEPCCJCAFSHBPJBAADKECBECKQHAEBARgBRZBBbPLEDCXABAPFbPLFFMIKFJCMZBDHBHkBmBFCEBMLKOEDABINIABTMEBEPADBCLNDBCFDFEJACAHOFNIJVFEFDLHLGBACXAJJDBcMKABGLGLKJDPACLAFQJaJDMKQBADAWUDFKAaJMWDIRHBADDNCDLBCOBHQCGeCCcDCEADIKJANBBCBFWMEQAJTLCCDFvBFNCVJUMEAFKXfBFQCkBKOMGDdPDJAAYQFHMKhBAChBBAIHGODBCDIJEEKACECEmBYDEGIWQEEGHMECMBFcCAQIEJAJNKEVDAHJAhBADFEZqBQEEMEMCEQFDRNADBCYABQGCPIFJLEUMGHFOARBAAAPBIPHCMlBAAAHfTQJRCJICGJBMFNUDELJECMXFfBGLLJeMETGcJNCCGHaMHFAapBBRIPPVAFDJBXLPCIFsBQDEIUQFCQFKLHCCDDGAKHAGcEGCKGeDEOIIKJIACMNDAHEDNFAJACDHOJDCNJDGFCwBOIGQEVEHCFLEWDBLABAACILMCASGNgBAJQMOANeJXBJmBDIKMMFNKEKR3BdPADBmBWHELejBALRJGtBAFJNRFLOXBURADULTAARFOEaiBDDNMUBKJGQPFCCLBTBJBDBOMGPAMTDEDJFHLMJAANAHJIFmBIICMGnBANBJLTDAHJCbACDBVaGOOAH0BaCAKOeAEaDETFBCJBBLEJIGiBGAMKGNJHCBCjBHJLDBUACoBBR2BADaSOLADHAAACiBTPACEDAKKLQHCGUDjCdJFJLgBcJCHSbBDHFJARSRBSJCLEKNDLIAEDUiBBANCODQJGGPDDBDBQKANGONFCFBBVTGFABLAJBBENALDGBcGMAGEfDJANFdBDGJTLDAJACVAAFDLeGOQJCkBcBDIEgBEGUFITFCAJDEJMAEDSIDGIChBHDNFBSADoBCVUCDUJOKAAGACAiBsBazBUF4BGaSCAVlBUGLAhCThBHCFjCGXJPXoBACMMOVAALNCMHBQAE0BADaWILADCFBQADGGGLCREBEOABSDAJAABLCPAVCCCAHJAGIJhBVJKJFKMFIRMZCDJLBKQFDDKWCIMABaMMCBCJLFFWFUJKBMIcIAGEKGFIMFAPDLCAAVEDAJLTBAPBAbBLBFFHCAAJAsBEKGcDUOIFGDUKCSAHJEDAHACIKVDMdDJFJCOBEiBHLGSHBABNMDJJBHJHBKEqBCOSIAJAAJAAAoBLgBGgBRZCFDLJNACDHBWJJmBKFVBCHLBIAFDOEWMWHNIRELPBIFOJBDBOIGAAAjBNFHLEINGGKAHAAODROCAAMAwBECSKQKCGDCCFCAAJANBPGCBfCBTZOOKAAEAJAAJBARAPCBBAZRNQDFfAAHFPKKMJCDPIDAZGmBAMIKIOFQFODhBJNOLHRAHJABRDEABPFCAJAAGBKHFMMAAAAMcMSGGNWSLBIIGDMNAMRCHNACUCDECQBCKALBOBEIGABAXJSOEADYERLCCANDWCIIEAjBARNEHNGLFBBQBEFIMRDDHDCYAIKAIHADNICWEDUCAAMFMIEHjBXNCCAMGLCHUjBEFJJTIaDFTIAEKXFSPBGDJDNRMJCCLGJBDDXHDCLDIKCPEGNAHJIFVCJNBCoBGMCGOHAHSLFhBAPBJFTDAHJCNACHCLrBANXBDWFMLKSqBMOQEDSIOCIPaSCBECNADCJBJLEJIAsBGEIOMVFVFQBRLHCBAfHFLDBwBGEcBKWCAqBDTIHDWAB6BADeSOAPBUFAXgBKANMWNAALBAqBCHmBIElBABFVHRHJCADHPICDAGNKCIAjBHPLCAKAAFAOTHACLBIBDOEFcQIEFEOAKFKCTBHHCBUSHAGCXAHLBAPDNBAEOFOEGDiBBDQKKFEDPCKiBKGQACAPDOCDTSFHQIGAIIDLCHACCALfBJAPFJAAAJASIMDBGRCALJCLBEBJDSDABESTCNHBCOBEaFHBHCBLQfAENBTEAAFSHcAGMAIGAJLQKBEBAMPwBABOiBCFEFJHOCBBOBFMCDKAGmBAIBGYmBBKIIQNACNAAFDHNGMAVDDBBFEFCBHSeOALUKCDKADAhBBRDLCmBFQgBFAoBiBJEKEFGCACPHADGRIALKGEHOBBBKIICIGNGPBFLFKZbBHEIPAABAPGAEDMFA1BZFFFJeDGFR0BSBELaCFEEAITiBJKgBCA7BHPLLNbIHLBNTFBAJBQMDDMBQeBFILRJCDJC0BaKGHSZARDABFAGACPEGXCEQTbLMEENAADRISDWBGFgBAIoBETARRAAAAcgBBBAAnBXHAFAPRCBEASQBEAASGMBCAOOGDAAOBKGAAMMAAAAZVDGDAKKAACAZJLDAAAfTBBBHuBIgBFGGiBHOQKALBKHLDHUFZEBGMOTDEBULJABvBNRHBDMCGCEBBVJUEIYIECDObACFNJRATAAAgBAASKENAFCAHWAASCCAAMGDLAjCZFDFXcDMHTyBoBBEJUcGEGBKJuBJSiBGD7BHDJRVXILDAPpBFDDJRFOPFCAgBgBCBaZBACALIXHABNCmBaOCEDJAFBADPAGBGZQANKEOECBOHAFbRQQIYDeECDJAHAADATLABDDAAGEEJwBAMaMB3BDLFLTFFCGJCDIFRWLoBWILCUZAHDALLNDFPcDQCNAFSGGBIAHEHGJCDALOHATAACAVMJMCGAkBHIGIUDAFaCZAlCVFJFZkBBGHHwBiBFKJKaWAIEKDoBDOkBABhBHDRJEJACBPEYeBBWTRFCDJAJOHAAJpBAFHFVOMSDALrBAbFFAbADAATHFPDGMTKRTHSeAGWDEFTJSCGKDUAEL8BBGoBIIdAGBElBARBDDBFAAKCPEXAHHLEICELWJWEAFSIIAFAGKYACeLEZBHFBHJAACALAGCCCJMCEITSlBABHFVVAFAHHBABIKPGAOBEHCAFSHBGBFDASQBCFUCKAIBCEAjBVABBHBFLAEOKGGBEDWHOUBDXHDHFAemBDNQDdFFFHBNNBDDKGQDADDTIDAPHDECCJATADABNNAADLASQObCMPdHWAAoBDeIBIXANAFDeAKQSNAQSCADAPRBAEAAKGBAECJFCADBAGCHFWDXACHFJXAJECTUAOJFWAAGEAJTAFFLEcCYLEKTJDFABYAAiBDHXAHLBAPAFAHBWAHEQKuBAKKKQSAGKDGNAAJAFeAGCSERAAJJArBAPHLHKACGACMCIHBMFDMKRFQABOBGhBAHCPLHAFEJEYACIGIJACMJNKBFHKQWABDaEAOGQFFEkBFOGKOYGKDHSQFQOAHPANCCFUFCSKDTBDHHAJAAJAAQAIDKENBCLFEODGGEGZJJBBDLBFAADZAEPBLKCDCGEhBCNNCLQKGCDCUDOODCLBHBFELBFFEAbCTIFLFBMBAPTAFHCHWKDMBGDTCACOFFRUGHISHBAAUODBIEREHANEAhCZAPDXLBENDEUMEEHICIPGCEICGMALUODMKJKEAFLYKAFQDCJAAAFDDCGFJELABELBZDDFPCCDNAKGmBSEGQFJBAAJCLXAGAGCNECGGNDDBAFAyBGIIUGfCDFJPBCOPPQhBAABFZvBANRDLeAGFQMSBGaBJlBHANLFsBEUPIcLIJADDUDPuBEJACALGCUAQFBMGHBMFKPBQIXNLGDNEDUAECCKSALYECrBBFNCXBAALHUTJJAEBNDKHDHZALHDAVDAHJCuBEEcEGeAGFQOLCJKJDNADILFEDJBOGiBAHOQOAXANDBDLACHFAJDADCDaAKBEOSMEKAJNAACAPmBAKMGKVFCZBIdCDDPHsBALgBOKcHKWIDTGFANDZARTQFAtBAFBLbQAEESLHDAANKGGHBSFGMACBFJCAAANuBUACCYDBCANILAAAAJBABGELJAAAHBYAGACQNAABNAAZJIFJHbFAHANtBVBBBPQQAFDG6BgBIESAOYMbGAFNCCEDNFCAHAECDJDWKNSLGMSIFICGLXLWCBXACALPJHCKJFLAJAABqBBEcKAJAAAAJdAACChBApBAALNPrBABJHbrBDDHFVFGBNEADDECMNoBKEDVyBaACaAA8BEQLaaBACEIRQCFCIKhCPNZDFEBMDIJUAEWDANAJAADYAAgBFBGBRDQQgBBEYCGdAGDBdAVBADAPVFDBGRnBTDBGVRLNKAALBALACPCCNCFHAAAJCdAADNNUGEEAEWBKAFSiBAEMEOeIIGDOCKCAAJOCBGIBaHMOCGUGEAAIiBMECAOLJAAADQDSTIORDFAFBBMHHDGaCEUCAPABANBDGJLAMWWHGCBALAFBFASAIDFSTBBPBCSQCOHFEBBABKPDAHCDBAABPSFCACCJGALUADJNADAIRANAADTDDCANQCSDEDBOFHGH4BFIcOMPAAAAPGAFDOCArBAbDANSBGINUGASBCNIAFESHCBBJQASAODDKjBGNLFJTBAFAJUBAOECYCDCOKHAAJJMbBCARLATJBBFDUKCCGEAcBCCGSMGEBBGPFDHKJQMBDBOBABMJBKCABJSfCCNTBMCGGABkBADQKOGBBUALLAAJAAGAIJAIfAJLFFYBCQFOVAACGfOBGEAGAACJCGLAABHBARABBAJIEMSDVUAEJKOuBCMKQIpBAAACrBMAJQECHADLNYJAFFAESABDBaVAENDHZEFNBDQCABSBWBKGFOHADGRIBFMLAEAABgBJTgBGAFKUhBDADRHWACKAKNNBAAA1BAHNJTPAJGFFAADJGIBENBGCOAKDAIOCIAGBAJAABBDUAAJOOJAAAJAUAAMKBJAAABJTAAFFHRAAAAPBAAGLESAAGFSJAACHDQAAICGBAABKJIAAAKAEAACMJVAAFHHcAAKGMDAANDQCAAMBJaAABGWAXABLJALFBBBDSUDBQJKFMCEBUCAUBBjBHHNBDMAACAK4BGOOQEVDDFAFhBFDTFCKAECECCJAJAYTBVWJHPADBBHPAAANDaAEQEAOBGCAILAABJAALBNBJMNAAABJbBAFNHiBBSKMDEADWHH4BEAKEkBbDDFFHWAACAUICCTKMVABAFPXCAFLFXANAAHSAHWEADAOLDBNBCXWNAxBNDLPDFMSNJLJBNAECTFHIJDPRACAABCNNKODHIMHJAABFODPDAAFFiBMIEOBRRDAEBNDNMBFKCCGDCNIAFBNDEKRDATCHGNFUCMAAGFABODNgBCCWACKAICCAELCGPaYABMMCPFAJAA4BDEEcWcSDCGGAnBDFFBVuBAMgBDGIEIOHHjBCVFDFDBADHKNAHHBEEBEJCKFONDDCIBJSCCRADHCFiBMMMDAJTEPOIQAABKGjBNVBGDAAKDEJWCcCAFAZjBNYAAsBOiBGNCVLJABALPEAAAEQFRGEHAMHHDCEJAEEDEJBEAYEYDAABIRECCNFDDAAMSBCFATNJFKANNAAAAOGICDCOEKAAAAINAEAADAFGROSICBKCTILBDJZCPBHBfBJHNAJBAJAAOCKBCAPDLHGCFEJCABcCQAGEZADJPEdHAJDHXHNDCAHBGCGT0BAOYKEkBAKBQOOABEUHKACMBDPCBEPBWAOEACEAKDIHIAEJKEMBHKCKLAGNBBQCEAGEAMBaHDBuBAMMKMkBAIUOFhBENTBDlBDLNAHVFDFELiBAMYABLADCBHFCCCCNMABMHMQBDACUPCGFHHiBAMDMOjBCVLGHECLWAHZDHHTMAkBAIDKYTJBABFKCHJBchBADFHRBLQKNBHDOLHAQaJHMFJABFDAFNBFMEmBESMKFIAKHECPGTFGBCNPaHOVACAPJTATAAA6BAOaGMXEODBfTADACRAaiBBAAHNHBAABNDAAJAODECKCMBEAAKAeaDEECPFBAFBGBKAADAOaJCEFTJBAFBQDEAGIOBQAACAOAAMCAPAARACTAATBAOAAAOAUCAQCARAAARAJAAAJAPAAJCHA4BeGQEChBLBNCHRNFAFGASNCCQKROBBPJABAGTCOUAKBSDGACMJAlBAFLHLGAHQFEJAAAJAKCFFKIVAAHAPdANABNQAGFBOJAALEBgBAUIIFMACEJQNAAANAYADMIKMAFDEQNAJBBCUAOAIDVALCTKQACBGKPAAJDAJCDEANOACQCFQAHMOAAHAAELCeAQACOXAALJBxBAHPNNIBLCIMAARMCELAACBNMAEGCCIABDFUUCAJKSWAFQBORAAANDGAcEGfXAXAAAKAEIQTLAACGRAVACCNJhBJAFBTmBWBKVeBREHQGLFQHBJaEJAWKGOLEEBLNJCEIKIERCORAADHFdPNBEBdAXAHCaAUMINZDIDDVGADABMyBAUSMBOWAIPCVACAAZAkBAIiBFAZABILRDAQENJVAFPACgBAMPSSXADFBLKAAGCAKALQAGpBAFRRAEAEAMLDAEEGRRAAAHJRAAXECWABWCALAHCCHQADEIILAACNACACHDMHALFGEMACHKIKABKJOEAHWRIOAFBQEcADCYGJAAJAAgBAMMCIAZDSnBJOLAAAALuBALSkBGWAABYAFALMJCpBACDPVMAAMAAPAAAPAKAFMCACAKHBCYABTiBOfAAVRIWAGACMNAANAAMAAEBKNACYLbMAAICAQAAASBJAAJCBMAACIEKAAAEIMAAKACPAABDJOAAKAERAAFHDAcCAaBESALIKKWAQAGCDEJMDFdAGRLFJAAAJANAFDHCMAGLGOeASLIONACHHAMAKEIJUAEOEAYDBGOIXJJFGBKAEQFDTACNDFLATFBQIAAOTOJAACPEJABBAFGACIGLpBAJZAFaAAEGSTADJKPJCCCDNAKDABDACAGKFHLCACDJPACHJAPACHBFVADRGDRAAJJAoBAQDMSSAAECKPADCLADAAENCJAAGNDUADWEATARGBFWACCMIQAEEMFKAJSDGCAKDAFNAFCAHMAGIJIQAGBMADAUDJJBADKCLgBAEEUEEALIGCQAFAEUAAAJHQJAAJBAAbUHTJFYGDOBMTTFIADEFMDCBAWGAQAALAARGDAkBIIOAILHFIHALCAPEBAbAZDBAlBCARNHMALDOQBAECCJHABKFJLAAAANJAACAJWDUAEAkBGICBYNAHAFAKAAYIVZABLNAoBAJOOWvBALVPAWAFeAAKACAGCDACCCJJAKTFIAZAAFBPQFHAGYgBABESMZCJCDPUACAOEREFBDJdAACAfIACCFMPAAACRPABBVKRAGPBDJAADHCeAAGKMGADAHQkBAUOKFZAADAVAKAIBAANAIBEXiBADHKmBXAQANZHAITBG1BANPTDgBAAJYQDAHKLINAADAJCAIMPBSAHcDAKACSAJEADCYRANFRCOHMLEBKKRJCGJDWGGEECUCCQCALCPAIFfBJbEEhBAAAVLBAMMRHICMMATqBaMHKCMFCBCObHCLFDmBKCUCELAELABOGDAIESKIBACBQPDBEQAFGMGSHDYGAYIIGHIAZALNJMeCSHOESDGDaFSAOGAACAMDFALALAAAFCBBNKMAPiBFAJJINGCTAJJEDeMOGAAXFZKBBJAFCCFJADDNM3BARRRDWAYBCDKAOIBJLDDCDAGAFKAAQGBGCEVAJFBBDACKNAQAAQBCASSAAAARRAAAAANCGARFFAAMHLJAAFCFZAJAJFLAADHALABBDDVAAAJNRDNGDBMABQKJKAAAAIyBAGKUOPAAANDeAEEKOaAOMGDHACELBHAAJCAARDCLMPJCGAFJMABQGHPEHBLCIAABMBXACNJBNACANDSACKKBFIBKTBFAJJCMaCANMcoBCDKMWaCMQCDYAOHGMJAJFFKPADAHDIBBQEHjBACCPVUAIACKLFABHEVAFAFJOAABOEaASDGGUABWBAQAAIKBFADINEIBCKEHAhBRgBVPLQIECDERBBPAARHJACBJAFAADJKNBADRMNEDNFPABCMVRBAABSKCAEEQCBSGHDLEHEIaOOCINAAPAAODACILDiBCBiBCBcKSECDeSMHAISGCEECRDLCADWABKGIBCTDMIcAIIEIoBKKEEMFLCEABAFKGDFJNAABHBNIJBCLNABBENmBCKGOGLLCDAAAAKAFFPJFAAAHACALCiBBEOGMJEJAFCaAIAKIOBFEIKZCDbBEGBCKFCJGEHHDAAPMIBMGHKCEeABOMIJABJAAAaAOEEEDBLKIHZCNEJJTAHKHNbACRHDvBADTFPLAACFJTAAFFHuBAQGEWJAECFJ5BAARNXQAOTKMMACGCCWCGGMDGCDCPWIAJCGKaBGBMMaADCaCGBQRPaLEAFDDLBCAVIMDCSDAQAAEEKSACeALSAJFOUJAADGNWCACGMAJBGEJHZNRIEFNDECNDRCJNBGeIQPCUTAAFHDSEEHMELIJADDXBFNFCTBTIBBSEaHADQEAeAPEADHOAMAMBACUBFYBEkBAGMOENDAJAAaASCECJADFAAANBBHBAOCCICAAHAJAACfPAPAAmBQGQABAXMNAVBMNKKCECAGHKFIAAFOAMAAAKCACYADLDSPIOEItBJRJAHKEKLKAAUQECAANJBBAAAQYGEJFGPMCCIxBHhBHCDYCMBMAADQHAFFCLEEAIIAGPKIAOQAAGFDNACEGTCAANHAOWBEHAMNIEOAOCGBIA1BHRLNAAVSLFNHaLMKGKAccAABEDREGGDVDHDFAAHYFDPFFXAAIIQAEEODOAEGECAHOFDNAIJGIAEAFCDOFAVOFBVDcFIIGOTLDAKNCAEPMAAHYFDPFiBPMIQO1BHRDLLKEKLKBAJaJHHHkBRIQSMzBFFFZJIEKJKDAjCCRJVTEYFAIV8CCoBOoBDWAABAYSDAUMJ3DGPhCTXUPWGQHPTHKQLGAHZCkB8BAJQ4BB-BCMQcEgEmDScKbTILMfGtBXpBEBSBEIQdAiCYDkBGGzCZhBHLJuBVWSBiBtBnBebNElBDYdZAPBAJAFtBNTBTKNAZGJQkBDeAIAUAFOGGAKBAAAMJCAAALAGAAABKFAAACJADBJIBAHIAJAFrBBrBGHEIAUACNWAMOADDBMALBEBMFAAQAAAAQYAKCMAcCADeAUBQACETALBBDLAFADAPBCAVEAKAGCACNAJDAAAZDJKPFUCCDEQJBIHCJAVAbAGAsBAYFSKnBAGElBLOAEGCCAKBEEGBUCGJGQtBALEVPOAECKBAJHANMAaCDWBGREARBBApBHRDDH8BAWMMOhBKDFbDECKJKJAJBCBAFKCHABUJAGAARAvBBRANNYDCCMKOGIAFEUASHICAJADADBaBGOODVCCLREAzBLDBXJwBMGGSKEACJIEASCMIEFYACFQMnBBJDTFAnBNJEFLeHIEMMIWCDLBA9BHDLbLqCCCYYYhBECHTLAJJAAAAICGAHKMAAICCNAAHHEKMAAADOCABOCA5CCZVJhBDFCCTQgCEBIwBGqBDiBMTSAUGDEAMJAAAFFOAAECGTFEHCLAxBJPBNHmBAAOQKeKSBCCAhCBFTNZLBAJDEsBCAQKSwBCIUKGAlBAAFDbFAABJEoBAAGIYAnBCHNBTPACBFHwBAAKOYKBIKJGApBGlBFEFiBFoBBACSAAYJENAANAAAZCGJBVGBHKAEQAABBSADBBGMRECCHDMMAABCMPAACNDAnBNXFIDoBOYGHEAEGJMCFFFKFDBiBAAKQIPAABPAPAAPAAAMAAAKCASACMCEPAAJFBJABABFAPAHBLGoBBMIMIXADAJLPCGRCFIAAAKBAUWCBCFQJOKFItBLVJEDAUaCDAFSXIGUGxBERHdAALAFFBALAAACNRAARAARABDFFQABIGEOACIAESAAMAGAdLJHACcEMQCDGODFBAAXAJCHHmBAQAIQVADDHDIACAMDAVAJEJDgBAAMSAcACaCAoBAAEQUMAAAAMRARACBZAAFFNVAEPRIZAEIFfYACBGSGAAKGJEAANMEPALALIPABBERbAGNHNUASCDEMAAAIGdAALVEQAAIAIeADEQOAaCkBDOV_BAvBCBRZAAFDRuBAAKLwBATABBRCOBACEKFCACCLAqBGKISA_BFNJPTUAAADYJAAABJAUEHGUDTAAAVCApBJCHBVkBMBKEOKAAAAMAxBJLJEV0BMMKBUAHPFICECQGJHDAfRPAIFeUSFCFMCAKDEAdJCjBKEWKBkBNHAJENJICIDOKJDAKBHQCELCIPAFA9BBLZBV4BCMUGQMCAGEBDBABLMALBBBCHOCCEAGAxBXTIJF6BaUBKGAWAEQACVADPABAAKCALACAIJEAGANEMCSRBcOBqBAB8BPALADTMBZCETJADIBJABEAJHWAVAGNPCnBAAfHAeBIUBGLAELBAUCDFcARABLJGKAAKAAjBAALLLKAAAKAACALCEIBAMADLAPAABBJLGLAAFSAMAAGAnBEHTDLkBDGWCIMCAIEBARARAAAiBAYGAEJAAFADAMBMECDWFGHYGnBANIZHKOADFGAQDIGAEVGDLFDQBDKMBAKHBCGMTFAAJBBMBAAJAKEKLKBBDFKDCJAFCHAAKCMADAXBNFDAKAGGBAIACBKBAVDJKPDCLDDUCGOMDNDSACECIAdCRFBDoBBQGOGbBGJTAKCDQCDAaSCAGAXXAAAAVANFDAOGAIOLECMHFCIQBAHCZTAJHMFAAGLCPAAPAAMABMBEPAAADLKAAECEAQAUDEDCBOJACXBXIHAWGCGIAAVCFJCFcHEMEOAAACJAIMAKBAEZALAANMAAMAAATKRJBAOLKMAEAHDREOFQCOJAKDAIGNDAHAALCAZAPJCBJRCGAAGAKAADOAGECANCNBDEQAGOABYQEEABNAAFHAOAMCCAHAJEBAAeCaUBRVABVAAbATbWAsBAIcAGtBHLRJCDABRKGJAGARAiBAFeCIPAEbEEMABEGCSACMBGGADKAALABHBAMAAMAANAALABLAAALAAVAHJIL6BAKOOWpBADAZLAPBAALAQDEAMEGKDACBAKABCAKJCBAFDSBEKGBVABHFDQCAAMCMCGBAIPAABFHAIAAABKHAAACJAOABMFKANAAIJJMAAFASAAAAKHATAJEFFGAMHBEKAACGCAiBIAAAYhBHAAAXANALACDDBWHHHNAANAALAFADB2BADaSORAAJHAEAMBAFEAJACMEAAAJMSAAACOhBARHDDDAINCAYAGSONVAHEFLRAAATAcAKGIEAIAAABKAOACMCANABLBAACBAFAKDAAGALALRDEGAHAAEJBSSEJEAAYAGAASNAAAANRAFAAJOAHAESCAIGAJJAADDAAOSBBAALRCCCAADCEAJCIAEFKBANAAAANAMBAAAMLCAAALAOAAABSPAAAAPAOAAABSPAAAAPAKAAABMLAAAALATAANDBJAAAJCSAFGMGQAKJKIeAIBaDdAAFJNCACYDVNAFFOPTAADRCTAHCPAIAAAMBPANALIQAIJKIVACDBRcACALoBSAEFOIUABACSJAHADCWAECKGIACSDFVABBLHRAAIXBHAAAJCQAMKGJAXACJLFRADHDBkBACQKIAJCJAABQAEGGALBDAFAMAKAACAJBAHBAAAAKBFLADHAAOAEKAAALCJCBDMBIAEAUGMCAAAfFADTBOSAAAFVTBAAANHDBDEMEEBEAYAGASADAGJAANANAAAASAAUAARAATAAAUAIMACRAJHAAUAAKAIXBHHAFMDMBCGFALGBCcCeDCBJAAAHBQAMAAENCJIDJNADBFAAcKAAIKRNGAHAAEAEBSROEAEHQbALLADAGAIAKPKCDBBQTBBHHBYDEMMAKACDAMAWAICBOPAAFFDLAAHADiBACIUEJAAAJAALACDBHWALIIQZADHANJAAAJAYAIIEGAQAQBIDCEJBSHFABDJKQDAKGEAYACWCASAEBEMRADJGJJABHBCAEBMNMFsBCDmBDMnBAJRDHLADJAAAOBMAQLUACDCUMEJKMDXABNDDFAACLCJAAAJAKACDAMQBESCFASASEAFUABCCQDABDKHPALJCENAADBHJAAAJAAIAKAIJWAABAaAAHOCHNACRLOLAAHAFKBAGMDJAAAJASAACCMAOAAAAOKAABKCARBCJCJUDFMIMAUAEBBWLAABJAPADDBFQAAIICMAAEEEAMACFBQLAAFBDDAEEENQABBIMAMCBUFBVALHABWDCEMIAHEDLIDgBEAaBGVFCLBDAOAMCKJUCCDCSMEJIODZABNHBPABJADcDESGGHAACJCJAAAJAKACDAMAUAKGMHOCCBBMSEFAOGZAHLBFFAAALEJAAAJAAKAKAAAJAJCAAALAJABAAPAAPAAOBAOACAKAAGEALAAFFAACAAKJANAAJHEMAAFMEUAASCAOACCEGNAAADJALAADFAANAANCBRANFCAUAIAAKQAAQAAHAKAARAQAMBGAKAIAACXATADAALAALAAOAAOAAANDADBBSCAMCCAaFWBICGGKKBRhBNDDBHtBATVAFgCYmBDCCXAhBQGJPHTXUQcKAASAVMBRjBWQAIGACRNKQNRiBSHBUEjBAJBRFSLaAJOAANIEEGNIMAAZALFHAPFCGDLYAAGQAKEACAEAJAAJAAAYAEKGGHAALCAALAEDDJPAFCDHiBACMCSPABJCDYACCOGAGAELCMCAFIQRVACFFLeAEKEMIAACJQAFAAJAEEBMFGFUAICCIeACGOKZCNDAJGBDaLDAJAAJAABCCLCEEBEFBMKABUDFGBEOCLPAABDJAJAAJAANAIFJFOCGACGkBEBMUANBADFAJAAAJAQFBQMFFAABJGALAIHDJYECMGBhBBNJHCaFBOOEANAAJADQBMIEHUACACQDCJDSJLCBHFCKABKEDaBEQEGJAAAJAMACDAOAJAAJAALAFIDJoBADQWIAcECIIEICDAAKTGBHJHJAAAJANABAAJALCMLBJWGBAKKFBHAKFGBEMLGALABBBFAbDGHTDOAAAAMSCJSSJJCIBLHFAAJAEYBAGMIAQGEECAJAAFDAAJABBDBsBAAQYEIAASLARACHDHNADJAAJAAAJAAJCAEBNMBAKCEAZBFEAVMEDJQGkBBCWBQJACFDBAOABIEGHAGGCVIADDEKJAAJAAGAAFCKJAAAJAANAAHDAJACHADLABCJBoBAEGaEAOAADWDEGFAJOLAACLBJAAJAAGDAUAJAmBABUMGWBCGOAJACNBEJAAAJBJAAAJAJAAAAJAKBBOBAcECIIGWAAAESPABVOFGBAAFOJAAAAJLAAAJDRAABBNJAAAJAAgBDABKaJAAAAJAUAAKMBeABWQFcACCEULAHFMJHAIFNCHAAALCJAAHBAJAAAJAIACHCMAFAGLAASAIKAAHALEAAAMCGGCDBALKIHBAIJFEAABBFKAcGEEEKIACHAOVADDCPAWDEIEMUAACAQdCJBHNGCEAKLLAAHAFMAADGIALAADBDKAAGAEAFBEALGASAEAOBJABEDJKCADMALACBHDIAACHOAMACAICAMAACKAJAAAJA`
