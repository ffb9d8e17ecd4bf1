// Weights of hegemony with 2 players, written by `hustings train`.
export default `hustings-weights-1
hegemony
2
2
5
round turns production elections policy.1.A policy.1.C bill.1 policy.2.A policy.2.C bill.2 policy.3.A policy.3.C bill.3 policy.4.A policy.4.C bill.4 policy.5.A policy.5.C bill.5 policy.6.A policy.6.C bill.6 policy.7.A policy.7.C bill.7 working.bills middle.bills capitalist.bills state.bills working.policyVp middle.policyVp capitalist.policyVp bag.working bag.middle bag.capitalist taxMultiplier demonstration closed.1 closed.2 closed.3 closed.4 closed.5 closed.6 closed.7 working.vp working.loans working.influence working.cards working.agenda middle.vp middle.loans middle.influence middle.cards middle.agenda capitalist.vp capitalist.loans capitalist.influence capitalist.cards capitalist.agenda state.vp state.loans state.influence state.cards state.agenda working.money middle.money state.money capitalist.revenue capitalist.capital capitalist.wealth working.prosperity working.nextProsperity working.workers working.population working.unemployed working.unskilledUnemployed working.food working.luxury working.health working.education working.worksFor.middle working.worksFor.capitalist working.worksFor.state middle.prosperity middle.nextProsperity middle.workers middle.population middle.unemployed middle.unskilledUnemployed middle.food middle.luxury middle.health middle.education middle.worksFor.middle middle.worksFor.capitalist middle.worksFor.state union.agriculture union.luxury union.healthcare union.education union.media middle.companies middle.operational middle.wages middle.strikes capitalist.companies capitalist.operational capitalist.wages capitalist.strikes state.companies state.operational state.wages state.strikes capitalist.machinery middle.fullyOperational working.companies middle.storage.food middle.price.food middle.storage.luxury middle.price.luxury middle.storage.health middle.price.health middle.storage.education middle.price.education capitalist.storage.food capitalist.price.food capitalist.storage.luxury capitalist.price.luxury capitalist.storage.health capitalist.price.health capitalist.storage.education capitalist.price.education capitalist.freeTradeZone.food capitalist.freeTradeZone.luxury state.storage.food state.storage.luxury state.storage.health state.storage.education state.media legitimacy.working tokens.working legitimacy.middle tokens.middle legitimacy.capitalist tokens.capitalist events agenda imf bonds
working&1 capitalist&rules working&rules working capitalist capitalist&1
working ask.turn
play:working-healthcare-movement play:working-specialization play:working-student-movement play:working-state-scholarship play:working-supplemental-income-program play:working-radical-reforms play:working-workplace-accident basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-cooperative-farm play:working-highlight-social-issues play:working-general-strike free:swap-workers play:working-labor-market-deregulation play:working-need-for-change play:working-interest-groups play:working-public-sector-overtime play:working-public-opinion-polling play:working-migration play:working-healthcare-benefits play:working-fake-news basic:demonstration play:working-unemployment-benefits play:working-affordable-housing play:working-immigration-reform free:use-healthcare play:working-proletarians-of-the-world-unite play:working-signing-bonus play:working-workers-movement play:working-boost-domestic-tourism agenda:hold free:history-he26 play:working-momentum-for-change basic:history-he30 basic:history-he48 free:use-luxury free:use-education play:working-protect-the-status-quo play:working-reveal-political-scandal free:history-he37 free:history-he47 play:working-change-of-government-agenda agenda:reveal free:pay-off-loan free:history-he23 free:history-he27 free:history-he50 play:working-rising-covid-19-cases basic:history-he17 free:history-he19 free:history-he32 free:history-he43 free:history-he33 free:history-he29 free:history-he36 basic:history-he25 free:history-he31
working ask.turn &1
play:working-healthcare-movement play:working-specialization play:working-student-movement play:working-state-scholarship play:working-supplemental-income-program play:working-radical-reforms play:working-workplace-accident basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-cooperative-farm play:working-highlight-social-issues play:working-general-strike free:swap-workers play:working-labor-market-deregulation play:working-need-for-change play:working-interest-groups play:working-public-sector-overtime play:working-public-opinion-polling play:working-migration play:working-healthcare-benefits play:working-fake-news basic:demonstration play:working-immigration-reform play:working-unemployment-benefits play:working-proletarians-of-the-world-unite play:working-signing-bonus play:working-affordable-housing play:working-protect-the-status-quo play:working-reveal-political-scandal free:use-education free:use-healthcare play:working-workers-movement play:working-momentum-for-change play:working-boost-domestic-tourism free:use-luxury play:working-change-of-government-agenda play:working-rising-covid-19-cases basic:history-he17 free:history-he26 agenda:hold basic:history-he30 free:history-he33
working ask.bill
bill:4A bill:4C bill:1B bill:2A bill:2C bill:3A bill:3C bill:4B bill:5A bill:5C bill:6B bill:7A bill:7C bill:3B bill:5B bill:6A bill:6C bill:2B bill:7B bill:1A bill:1C agenda:reveal
working ask.bill &1
bill:4A bill:4C bill:1B bill:2A bill:2C bill:3A bill:3C bill:4B bill:5A bill:5C bill:6B bill:7A bill:7C bill:3B bill:5B bill:6A bill:6C bill:2B bill:7B bill:1A bill:1C
working ask.immediate-vote
yes no
working ask.immediate-vote | policy.4
yes no
working ask.immediate-vote &1
yes no
working ask.discard
discard:working-specialization discard:working-student-movement discard:working-state-scholarship discard:working-supplemental-income-program discard:working-radical-reforms discard:working-workplace-accident discard:working-cooperative-farm discard:working-signing-bonus discard:working-highlight-social-issues discard:working-general-strike discard:working-labor-market-deregulation discard:working-need-for-change discard:working-boost-domestic-tourism discard:working-migration discard:working-interest-groups discard:working-public-sector-overtime discard:working-public-opinion-polling discard:working-healthcare-benefits discard:working-unemployment-benefits discard:working-affordable-housing discard:working-immigration-reform discard:working-fake-news discard:working-proletarians-of-the-world-unite discard:working-workers-movement discard:working-healthcare-movement discard:working-momentum-for-change discard:working-change-of-government-agenda discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-rising-covid-19-cases agenda:reveal
working ask.discard | action.buy-goods
discard:working-specialization discard:working-student-movement discard:working-state-scholarship discard:working-supplemental-income-program discard:working-radical-reforms discard:working-workplace-accident discard:working-cooperative-farm discard:working-interest-groups discard:working-public-sector-overtime discard:working-public-opinion-polling discard:working-migration discard:working-general-strike discard:working-unemployment-benefits discard:working-signing-bonus discard:working-affordable-housing discard:working-boost-domestic-tourism discard:working-labor-market-deregulation discard:working-need-for-change discard:working-immigration-reform discard:working-fake-news discard:working-proletarians-of-the-world-unite discard:working-healthcare-benefits discard:working-highlight-social-issues discard:working-workers-movement discard:working-healthcare-movement discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-momentum-for-change discard:working-change-of-government-agenda discard:working-rising-covid-19-cases
working ask.discard &1
discard:working-specialization discard:working-student-movement discard:working-state-scholarship discard:working-supplemental-income-program discard:working-radical-reforms discard:working-workplace-accident discard:working-cooperative-farm discard:working-signing-bonus discard:working-highlight-social-issues discard:working-general-strike discard:working-labor-market-deregulation discard:working-need-for-change discard:working-boost-domestic-tourism discard:working-migration discard:working-interest-groups discard:working-public-sector-overtime discard:working-public-opinion-polling discard:working-healthcare-benefits discard:working-healthcare-movement discard:working-immigration-reform discard:working-unemployment-benefits discard:working-proletarians-of-the-world-unite discard:working-affordable-housing discard:working-fake-news discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-workers-movement discard:working-momentum-for-change discard:working-change-of-government-agenda discard:working-rising-covid-19-cases
working ask.buy-resource
resource:food resource:luxury resource:health resource:education resource:influence done agenda:reveal
working ask.buy-resource &1
resource:food resource:luxury resource:health resource:education resource:influence done
working ask.buy-source
source:capitalist source:foreign done source:state
working ask.buy-source | resource.food
source:capitalist source:foreign done
working ask.buy-source &1
source:capitalist source:foreign done source:state
working ask.buy-source | resource.luxury
source:capitalist source:foreign done source:state
working ask.buy-amount
least 3/4 most 2/4 1/4 4/4
working ask.buy-amount | resource.luxury
least 3/4 most 1/4 2/4 4/4
working ask.buy-amount &1
least 3/4 most 1/4 2/4 4/4
working ask.discard | action.political-pressure
discard:working-specialization discard:working-student-movement discard:working-state-scholarship discard:working-workplace-accident discard:working-cooperative-farm discard:working-signing-bonus discard:working-general-strike discard:working-labor-market-deregulation discard:working-need-for-change discard:working-supplemental-income-program discard:working-unemployment-benefits discard:working-affordable-housing discard:working-boost-domestic-tourism discard:working-radical-reforms discard:working-migration discard:working-public-opinion-polling discard:working-fake-news discard:working-proletarians-of-the-world-unite discard:working-interest-groups discard:working-healthcare-benefits discard:working-public-sector-overtime discard:working-immigration-reform discard:working-highlight-social-issues discard:working-change-of-government-agenda discard:working-healthcare-movement discard:working-workers-movement discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-rising-covid-19-cases discard:working-momentum-for-change
working ask.food-source
source:capitalist source:foreign agenda:reveal source:state
working ask.food-source &1
source:capitalist source:foreign
working ask.vote-side
for against
working ask.vote-side | policy.3 B
for against
working ask.vote-side &1
for against
working ask.vote-influence
least most 2/4 3/4 4/4 1/4
working ask.vote-influence | policy.3
least most
working ask.vote-influence &1
least most 2/4 3/4 4/4
working ask.vote-influence | policy.4
least most 2/4 3/4 4/4
working ask.vote-side | policy.6 A
for against
working ask.discard | action.assign-workers
discard:working-specialization discard:working-student-movement discard:working-cooperative-farm discard:working-signing-bonus discard:working-highlight-social-issues discard:working-general-strike discard:working-labor-market-deregulation discard:working-need-for-change discard:working-migration discard:working-interest-groups discard:working-public-sector-overtime discard:working-supplemental-income-program discard:working-healthcare-benefits discard:working-unemployment-benefits discard:working-boost-domestic-tourism discard:working-radical-reforms discard:working-public-opinion-polling discard:working-proletarians-of-the-world-unite discard:working-state-scholarship discard:working-workplace-accident discard:working-immigration-reform discard:working-healthcare-movement discard:working-affordable-housing discard:working-momentum-for-change discard:working-fake-news discard:working-workers-movement discard:working-change-of-government-agenda discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-rising-covid-19-cases
working ask.assign-worker
skill:unskilled skill:agriculture worker:supermarket-0 worker:supermarket-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:hospital-0 worker:hospital-1 worker:public-hospital-0 worker:public-hospital-1 worker:public-university-0 worker:public-university-1 done worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:college-0 worker:college-1 worker:radio-station-0 skill:healthcare skill:education skill:media worker:clinic-0 worker:clinic-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 skill:luxury worker:publishing-house-0 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:cooperative-farm-2-0 worker:fashion-company-0 worker:hotel-0 worker:regional-tv-station-0 worker:regional-tv-station-1 worker:fast-food-chain-0 worker:university-0 worker:university-1 worker:stadium-0 worker:stadium-1 worker:public-university-2-0 worker:public-university-2-1 worker:hotel-1 worker:medical-village-0 worker:medical-village-2 worker:medical-village-1 worker:radio-station-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:college-2-0 worker:college-2-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:cooperative-farm-2-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:hotel-2 worker:clinic-2-0 worker:clinic-2-1 worker:vegetable-farm-0 worker:tv-station-0 worker:tv-station-1 worker:fashion-company-1 worker:tv-station-2 worker:academy-0 worker:academy-1 worker:fast-food-chain-1 worker:vegetable-farm-1 worker:fish-farm-0 worker:fish-farm-1 worker:fish-farm-2 worker:publishing-house-1 worker:publishing-house-2 worker:vegetable-farm-2 worker:cooperative-farm-2-2 worker:institute-of-technology-2 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:stadium-2 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:public-university-3-0 worker:public-university-3-1 worker:pharmaceutical-company-2 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:university-2 agenda:reveal
working ask.assign-worker &1
skill:unskilled skill:agriculture worker:supermarket-0 worker:supermarket-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:hospital-0 worker:hospital-1 worker:public-hospital-0 worker:public-hospital-1 worker:public-university-0 worker:public-university-1 done worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:college-0 worker:college-1 worker:radio-station-0 skill:healthcare skill:education skill:media worker:clinic-0 worker:clinic-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:fashion-company-0 worker:hotel-0 worker:regional-tv-station-0 worker:regional-tv-station-1 skill:luxury worker:publishing-house-0 worker:radio-station-1 worker:regional-tv-station-2-1 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:stadium-0 worker:stadium-1 worker:hotel-2 worker:vegetable-farm-0 worker:hotel-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:medical-village-0 worker:medical-village-1 worker:tv-station-0 worker:tv-station-1 worker:college-2-0 worker:college-2-1 worker:fashion-company-1 worker:fast-food-chain-0 worker:public-university-2-1 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:university-0 worker:university-1 worker:academy-0 worker:academy-1 worker:fish-farm-0 worker:fish-farm-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:vegetable-farm-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:fast-food-chain-1 worker:public-hospital-3-0 worker:publishing-house-2 worker:clinic-2-0 worker:clinic-2-1 worker:university-2 worker:regional-tv-station-3-0 worker:pharmaceutical-company-2 worker:medical-village-2 worker:vegetable-farm-2 worker:publishing-house-1
working ask.assign-where
company:clinic company:college company:academy company:public-hospital company:public-university trade:cooperative-farm-0 trade:cooperative-farm-2 company:supermarket company:cooperative-farm company:regional-tv-station company:public-hospital-2 company:public-university-2 company:fashion-company company:fish-farm company:vegetable-farm union:agriculture trade:public-university-1 company:university union:education union:luxury company:fast-food-chain company:publishing-house company:regional-tv-station-2 company:stadium company:medical-village company:shopping-mall company:radio-station trade:shopping-mall-1 union:healthcare trade:regional-tv-station-2-1 company:pharmaceutical-company company:college-2 company:public-hospital-3 company:institute-of-technology company:public-university-3 company:regional-tv-station-3 trade:cooperative-farm-2-0 company:clinic-2 company:hotel company:supermarket-2 company:hospital company:shopping-mall-2 trade:hotel-0 trade:hotel-1 trade:supermarket-1 trade:radio-station-0 trade:college-1 trade:hotel-2 trade:supermarket-2-1 trade:public-hospital-1 company:tv-station trade:college-2-1 trade:public-hospital-2-1 trade:pharmaceutical-company-1 trade:vegetable-farm-0 trade:publishing-house-0 trade:clinic-2-1 trade:tv-station-1 trade:publishing-house-1 trade:publishing-house-2 trade:cooperative-farm-1 trade:shopping-mall-2-1 trade:regional-tv-station-1 trade:clinic-1 trade:vegetable-farm-1 trade:vegetable-farm-2 trade:pharmaceutical-company-2 trade:fashion-company-0 trade:fast-food-chain-0 company:cooperative-farm-2 trade:radio-station-1 trade:cooperative-farm-2-1 trade:fast-food-chain-1 company:lobbying-firm trade:fashion-company-1 trade:institute-of-technology-2 trade:regional-tv-station-0 trade:fish-farm-2 trade:fish-farm-1 union:media trade:university-0 trade:medical-village-1 trade:public-university-0 trade:stadium-1 trade:college-0 trade:cooperative-farm-2-2 agenda:reveal trade:academy-0 trade:fish-farm-0 trade:academy-1 trade:medical-village-2
working ask.assign-where | skill.healthcare
company:college company:university company:public-hospital company:public-university company:regional-tv-station company:medical-village union:healthcare company:hotel company:institute-of-technology company:public-hospital-2 company:public-university-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-2 company:fashion-company
working ask.assign-where &1
company:clinic company:college company:public-hospital company:public-university trade:cooperative-farm-0 trade:cooperative-farm-2 company:supermarket company:cooperative-farm company:regional-tv-station union:education union:luxury company:public-hospital-2 trade:cooperative-farm-2-0 company:public-university-2 company:hotel union:healthcare company:radio-station union:agriculture trade:hotel-1 trade:hotel-2 trade:public-university-1 trade:college-1 trade:radio-station-0 trade:supermarket-2-1 trade:public-hospital-1 company:medical-village company:shopping-mall-2 company:supermarket-2 company:tv-station company:fashion-company company:shopping-mall trade:college-2-1 company:college-2 trade:vegetable-farm-0 company:publishing-house company:vegetable-farm company:regional-tv-station-2 company:fish-farm company:stadium trade:vegetable-farm-1 trade:vegetable-farm-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 trade:radio-station-1 trade:cooperative-farm-1 trade:fast-food-chain-1 company:lobbying-firm trade:institute-of-technology-2 trade:publishing-house-2 company:institute-of-technology union:media company:academy trade:fish-farm-0 trade:regional-tv-station-1 trade:fast-food-chain-0 company:clinic-2 trade:fashion-company-1 company:pharmaceutical-company trade:shopping-mall-1 company:university company:cooperative-farm-2
working ask.turn-free
free:swap-workers end free:use-education free:use-luxury free:use-healthcare free:history-he26 free:history-he47 free:pay-off-loan free:history-he23 agenda:hold free:history-he27 free:history-he50 free:history-he19 free:history-he32 free:history-he37 free:history-he43 free:history-he33 free:history-he29 free:history-he36 free:history-he31
working ask.turn-free &1
free:swap-workers end free:use-education free:use-healthcare free:history-he47 free:use-luxury free:history-he23 free:history-he37 free:history-he26 free:history-he50 agenda:hold free:history-he19 free:history-he33 free:history-he27 free:history-he29 free:history-he36
working ask.swap-in
skill:unskilled skill:agriculture skill:healthcare skill:luxury skill:education skill:media
working ask.swap-in | company.college
skill:unskilled skill:agriculture skill:luxury skill:education skill:healthcare skill:media
working ask.swap-in &1
skill:unskilled skill:agriculture skill:healthcare skill:luxury skill:education skill:media
working ask.strike
company:supermarket company:shopping-mall company:hospital done company:radio-station company:college company:fish-farm company:clinic company:fashion-company company:publishing-house company:hotel company:vegetable-farm company:fast-food-chain company:stadium company:institute-of-technology company:medical-village company:academy company:pharmaceutical-company company:shopping-mall-2 company:college-2 company:supermarket-2 company:university company:tv-station company:clinic-2 company:lobbying-firm
working ask.strike &1
company:supermarket company:shopping-mall company:hospital done company:radio-station company:clinic company:fashion-company company:college company:publishing-house company:hotel company:vegetable-farm company:fast-food-chain company:stadium company:academy company:medical-village company:shopping-mall-2 company:supermarket-2 company:fish-farm company:university company:institute-of-technology company:tv-station company:college-2 company:clinic-2 company:pharmaceutical-company company:lobbying-firm
working ask.assign-next-for
skill:unskilled skill:agriculture skill:healthcare worker:cooperative-farm-0 worker:supermarket-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:college-1 worker:hospital-0 worker:hospital-1 worker:radio-station-0 skill:education skill:media worker:supermarket-1 worker:clinic-0 worker:clinic-1 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:public-university-0 worker:public-university-1 skill:luxury worker:public-hospital-0 worker:public-hospital-2-0 worker:public-hospital-1 worker:cooperative-farm-2-0 worker:college-0 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:publishing-house-1 worker:fashion-company-0 worker:hotel-0 worker:cooperative-farm-1 worker:fast-food-chain-0 worker:university-0 worker:university-1 worker:cooperative-farm-2 worker:public-university-2-0 worker:publishing-house-0 worker:regional-tv-station-0 worker:regional-tv-station-1 worker:medical-village-0 worker:college-2-0 worker:institute-of-technology-0 worker:radio-station-1 worker:clinic-2-0 worker:clinic-2-1 worker:medical-village-1 worker:institute-of-technology-1 worker:supermarket-2-0 worker:medical-village-2 worker:tv-station-0 worker:tv-station-1 worker:vegetable-farm-0 worker:stadium-0 worker:stadium-1 worker:fast-food-chain-1 worker:fish-farm-0 worker:fish-farm-2 worker:hotel-1 worker:academy-0 worker:academy-1 worker:tv-station-2 worker:vegetable-farm-1 worker:supermarket-2-1 worker:regional-tv-station-2-1 worker:public-university-2-1 worker:college-2-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:fish-farm-1 worker:public-university-3-0 worker:public-hospital-2-1 worker:fashion-company-1 worker:vegetable-farm-2 worker:public-hospital-3-0 worker:cooperative-farm-2-2 worker:regional-tv-station-2-0 worker:cooperative-farm-2-1 worker:publishing-house-2 worker:hotel-2 worker:institute-of-technology-2 worker:university-2 worker:regional-tv-station-3-0 worker:public-hospital-3-1 agenda:reveal
working ask.assign-next-for | company.cooperative-farm
skill:unskilled skill:agriculture skill:healthcare skill:education skill:media worker:supermarket-1 skill:luxury
working ask.assign-next-for &1
skill:unskilled skill:agriculture skill:healthcare worker:cooperative-farm-0 worker:supermarket-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:college-1 worker:hospital-0 worker:radio-station-0 skill:education skill:media worker:supermarket-1 worker:clinic-0 worker:clinic-1 worker:public-university-0 worker:fashion-company-0 worker:hotel-0 skill:luxury worker:public-hospital-0 worker:public-hospital-1 worker:radio-station-1 worker:supermarket-2-0 worker:college-0 worker:medical-village-2 worker:shopping-mall-2-0 worker:tv-station-0 worker:tv-station-1 worker:college-2-0 worker:public-university-2-0 worker:cooperative-farm-1 worker:vegetable-farm-0 worker:university-0 worker:academy-0 worker:academy-1 worker:regional-tv-station-0 worker:regional-tv-station-1 worker:medical-village-0 worker:publishing-house-1 worker:lobbying-firm-1 worker:medical-village-1 worker:fast-food-chain-0 worker:fish-farm-0 worker:fish-farm-1 worker:public-hospital-2-0 worker:fashion-company-1 worker:college-2-1 worker:clinic-2-0 worker:public-hospital-2-1 worker:cooperative-farm-2-2 worker:hotel-2 worker:institute-of-technology-0 worker:lobbying-firm-0 worker:fast-food-chain-1 worker:vegetable-farm-2 worker:vegetable-farm-1 worker:publishing-house-2 worker:clinic-2-1 worker:stadium-0
working ask.discard | action.propose-bill
discard:working-specialization discard:working-labor-market-deregulation discard:working-cooperative-farm discard:working-need-for-change discard:working-boost-domestic-tourism discard:working-migration discard:working-unemployment-benefits discard:working-signing-bonus discard:working-affordable-housing discard:working-student-movement discard:working-radical-reforms discard:working-public-opinion-polling discard:working-proletarians-of-the-world-unite discard:working-healthcare-benefits discard:working-immigration-reform discard:working-supplemental-income-program discard:working-state-scholarship discard:working-highlight-social-issues discard:working-fake-news discard:working-interest-groups discard:working-general-strike discard:working-workplace-accident discard:working-public-sector-overtime discard:working-healthcare-movement discard:working-momentum-for-change discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-workers-movement discard:working-change-of-government-agenda discard:working-rising-covid-19-cases
working ask.assign-where | skill.unskilled
company:clinic company:academy company:public-hospital company:public-university trade:cooperative-farm-0 trade:cooperative-farm-2 company:supermarket company:college company:cooperative-farm company:regional-tv-station company:fashion-company company:public-university-2 company:fast-food-chain company:publishing-house company:stadium company:regional-tv-station-2 company:shopping-mall company:medical-village company:radio-station company:public-hospital-2 company:pharmaceutical-company company:public-hospital-3 company:vegetable-farm company:institute-of-technology company:public-university-3 company:regional-tv-station-3 trade:cooperative-farm-2-0 company:clinic-2 company:fish-farm company:hotel company:supermarket-2 company:shopping-mall-2 trade:hotel-1 trade:hotel-2 trade:public-university-1 company:tv-station trade:public-hospital-1 trade:college-1 company:university trade:publishing-house-2 trade:vegetable-farm-1 trade:vegetable-farm-2 trade:radio-station-1 trade:cooperative-farm-1 trade:fast-food-chain-1 company:lobbying-firm trade:institute-of-technology-2 trade:radio-station-0
working ask.swap-out
worker:cooperative-farm-2 worker:supermarket-1 done worker:cooperative-farm-0 worker:cooperative-farm-1 worker:public-hospital-1 worker:public-hospital-2-1 worker:college-1 worker:public-university-1 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:clinic-1 worker:medical-village-1 worker:hotel-1 worker:hotel-2 worker:fast-food-chain-0 worker:public-university-2-1 worker:radio-station-1 worker:regional-tv-station-2-1 worker:radio-station-0 worker:shopping-mall-1 worker:fashion-company-1 worker:regional-tv-station-1 worker:medical-village-2 worker:supermarket-2-1 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 worker:hotel-0 worker:stadium-2 worker:vegetable-farm-0 worker:clinic-2-1 worker:tv-station-2 worker:tv-station-1 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:hospital-1 worker:publishing-house-1 worker:publishing-house-2 worker:fast-food-chain-1 worker:institute-of-technology-1 worker:institute-of-technology-2 worker:stadium-1 worker:public-hospital-3-1 worker:fashion-company-0 worker:academy-1 worker:fish-farm-1 worker:fish-farm-2 worker:shopping-mall-2-1 worker:lobbying-firm-1 worker:university-2 worker:publishing-house-0 worker:college-2-1 worker:public-university-3-1 worker:university-1
working ask.swap-out &1
worker:cooperative-farm-2 worker:supermarket-1 done worker:clinic-1 worker:college-1 worker:hotel-1 worker:hotel-2 worker:radio-station-1 worker:regional-tv-station-2-1 worker:radio-station-0 worker:shopping-mall-1 worker:public-hospital-1 worker:medical-village-1 worker:supermarket-2-1 worker:public-university-1 worker:public-hospital-2-1 worker:tv-station-2 worker:tv-station-1 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:fast-food-chain-1 worker:fashion-company-1 worker:cooperative-farm-1 worker:cooperative-farm-0 worker:publishing-house-2 worker:fashion-company-0 worker:regional-tv-station-1 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:academy-1 worker:fish-farm-1 worker:fish-farm-2 worker:cooperative-farm-2-0 worker:lobbying-firm-1 worker:publishing-house-1 worker:fast-food-chain-0 worker:institute-of-technology-1 worker:hospital-1 worker:pharmaceutical-company-2 worker:stadium-2 worker:stadium-1 worker:university-2 worker:hotel-0 worker:publishing-house-0 worker:college-2-1 worker:university-1 worker:pharmaceutical-company-1 worker:clinic-2-1 worker:institute-of-technology-2 worker:vegetable-farm-0 worker:public-university-2-1 worker:shopping-mall-2-1
working ask.swap-in | company.supermarket
skill:unskilled skill:agriculture skill:luxury skill:healthcare skill:media skill:education
working ask.assign-where | skill.education
company:clinic company:academy company:public-hospital company:public-university company:public-hospital-2 company:public-university-2 company:college union:education company:fast-food-chain company:medical-village company:fashion-company company:regional-tv-station company:regional-tv-station-2 company:public-university-3 company:supermarket company:shopping-mall-2 trade:college-1 trade:hotel-0 trade:radio-station-0 trade:supermarket-2-1 trade:public-hospital-1 company:shopping-mall company:university company:publishing-house trade:vegetable-farm-0 company:radio-station
working ask.assign-next-for | company.public-university
skill:unskilled worker:shopping-mall-0 worker:shopping-mall-1 worker:college-1 worker:hospital-0 worker:radio-station-0 skill:education worker:public-university-2-0 worker:college-0 worker:college-2-0 worker:institute-of-technology-0 worker:medical-village-2 skill:agriculture worker:public-university-0 skill:luxury worker:public-hospital-0 worker:regional-tv-station-0 worker:fast-food-chain-0 worker:academy-0 worker:fashion-company-0 worker:public-university-1 worker:university-0 worker:public-hospital-2-1
working ask.swap-in | company.public-university
skill:unskilled skill:agriculture skill:healthcare skill:luxury skill:media skill:education
working ask.vote-side | policy.3 C
for against
working ask.buy-amount | resource.influence
least 3/4 most 1/4 2/4 4/4
working ask.immediate-vote-free
yes no
working ask.immediate-vote-free | policy.4
yes no
working ask.immediate-vote-free &1
yes no
working ask.assign-where | skill.agriculture
company:supermarket company:clinic company:college company:public-hospital company:fish-farm union:agriculture trade:public-university-1 company:public-university company:regional-tv-station company:public-hospital-2 company:public-university-2 company:supermarket-2 company:pharmaceutical-company company:shopping-mall-2 company:institute-of-technology company:medical-village company:shopping-mall company:regional-tv-station-2 company:fashion-company trade:public-hospital-1 trade:regional-tv-station-1 company:publishing-house
working ask.discard | action.strike
discard:working-interest-groups discard:working-public-sector-overtime discard:working-migration discard:working-radical-reforms discard:working-immigration-reform discard:working-labor-market-deregulation discard:working-supplemental-income-program discard:working-need-for-change discard:working-signing-bonus discard:working-student-movement discard:working-boost-domestic-tourism discard:working-general-strike discard:working-workplace-accident discard:working-highlight-social-issues discard:working-affordable-housing discard:working-unemployment-benefits discard:working-public-opinion-polling discard:working-proletarians-of-the-world-unite discard:working-healthcare-benefits discard:working-healthcare-movement discard:working-cooperative-farm discard:working-specialization discard:working-workers-movement discard:working-fake-news discard:working-momentum-for-change discard:working-state-scholarship discard:working-rising-covid-19-cases discard:working-reveal-political-scandal discard:working-change-of-government-agenda discard:working-protect-the-status-quo
working ask.vote-side | policy.7 C
for against
working ask.vote-influence | policy.7
least most 3/4
working ask.remove-cubes
class:working class:middle class:capitalist done
working ask.remove-cubes &1
class:working class:middle class:capitalist done
working ask.migrant
skill:unskilled skill:agriculture skill:education skill:media done skill:luxury skill:healthcare
working ask.migrant &1
skill:unskilled skill:agriculture skill:education skill:media done skill:luxury skill:healthcare
working ask.vote-side | policy.2 C
for against
working ask.vote-influence | policy.2
least most 2/4 3/4 4/4
working ask.immediate-vote | policy.2
yes no
working ask.buy-amount | resource.health
least 3/4 most 1/4 2/4 4/4
working ask.assign-where | skill.luxury
company:clinic company:college company:fashion-company company:public-university company:public-university-2 union:luxury company:radio-station company:public-hospital company:fast-food-chain company:public-hospital-2 company:pharmaceutical-company company:shopping-mall company:regional-tv-station company:regional-tv-station-2 company:public-hospital-3 company:public-university-3 trade:college-2-1 company:supermarket company:stadium trade:hotel-0 trade:public-hospital-1 company:hotel trade:cooperative-farm-0 trade:regional-tv-station-1 company:shopping-mall-2
working ask.buy-amount | resource.education
least 2/4 3/4 most 1/4 4/4
working ask.educate
skill:unskilled skill:luxury skill:education worker:supermarket-1 worker:clinic-1 worker:public-university-1 worker:college-1 worker:public-hospital-1 worker:public-university-2-1 worker:shopping-mall-1 worker:medical-village-1 worker:medical-village-2 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:hotel-0 worker:hotel-1 worker:hotel-2 worker:radio-station-0 worker:radio-station-1 worker:regional-tv-station-2-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:regional-tv-station-1 skill:healthcare worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:stadium-1 worker:stadium-2 skill:agriculture worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:public-hospital-2-1 worker:regional-tv-station-3-1 worker:fashion-company-0 worker:fashion-company-1 worker:pharmaceutical-company-1 worker:pharmaceutical-company-2 skill:media worker:shopping-mall-2-1 worker:academy-1 worker:public-university-3-1 worker:hospital-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:tv-station-1 worker:tv-station-2 worker:fish-farm-1 worker:fish-farm-2 worker:university-1 worker:university-2 worker:institute-of-technology-1 worker:institute-of-technology-2
working ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media agenda:reveal
working ask.assign-next-for | company.college
skill:unskilled skill:luxury skill:education worker:public-university-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:public-hospital-0 worker:public-hospital-1 worker:public-university-1 worker:radio-station-1 worker:public-university-2-0 worker:cooperative-farm-1 worker:radio-station-0 worker:hotel-0 worker:fast-food-chain-1 skill:agriculture worker:regional-tv-station-1 worker:institute-of-technology-0 worker:cooperative-farm-2 worker:university-0 worker:academy-0 worker:public-hospital-3-1
working ask.vote-side | policy.4 C
for against
working ask.food-amount
least 3/4 most 2/4 1/4 4/4
working ask.food-amount | role.capitalist
least 3/4 most 2/4 1/4 4/4
working ask.swap-in | company.public-hospital
skill:unskilled skill:agriculture skill:luxury skill:education skill:healthcare skill:media
working ask.vote-side | policy.7 B
for against
working ask.turn-main
play:working-radical-reforms play:working-specialization play:working-immigration-reform play:working-fake-news play:working-supplemental-income-program play:working-public-sector-overtime basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-labor-market-deregulation play:working-state-scholarship play:working-proletarians-of-the-world-unite play:working-student-movement play:working-healthcare-benefits basic:demonstration play:working-affordable-housing play:working-workplace-accident play:working-workers-movement play:working-need-for-change play:working-cooperative-farm play:working-signing-bonus play:working-momentum-for-change play:working-migration play:working-healthcare-movement play:working-unemployment-benefits play:working-change-of-government-agenda play:working-general-strike play:working-highlight-social-issues play:working-public-opinion-polling play:working-boost-domestic-tourism play:working-interest-groups play:working-rising-covid-19-cases basic:history-he48 basic:history-he17 agenda:hold play:working-reveal-political-scandal basic:history-he30 play:working-protect-the-status-quo
working ask.assign-next-for | company.public-hospital
skill:healthcare worker:public-hospital-0 skill:unskilled skill:media worker:supermarket-0 worker:clinic-1 worker:public-university-0 worker:public-university-1 worker:clinic-0 worker:clinic-2-0 skill:agriculture worker:college-0 worker:public-hospital-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:public-hospital-2-0 skill:luxury worker:cooperative-farm-1 worker:vegetable-farm-0 worker:hotel-0 worker:hospital-0 worker:fashion-company-0 worker:regional-tv-station-0 worker:fish-farm-0 worker:fish-farm-1 worker:public-university-2-1 worker:public-hospital-2-1 worker:public-hospital-3-0 worker:college-2-1 worker:cooperative-farm-2-2 worker:fashion-company-1
working ask.swap-in | company.cooperative-farm
skill:unskilled skill:luxury skill:agriculture skill:education skill:healthcare skill:media
working ask.overtime
company:public-hospital company:public-hospital-2 company:public-university company:regional-tv-station company:shopping-mall company:public-university-2 company:public-hospital-3 company:regional-tv-station-2 company:public-university-3 company:regional-tv-station-3 company:shopping-mall-2 company:clinic company:college company:supermarket company:publishing-house
working ask.buy-amount | resource.food
least 2/4 3/4 most
working ask.assign-next-for | company.fashion-company
skill:unskilled skill:agriculture skill:education skill:luxury worker:shopping-mall-0 worker:shopping-mall-1 worker:public-hospital-0 worker:regional-tv-station-0 worker:supermarket-0 worker:radio-station-1
working ask.immediate-vote | policy.5
yes no
working ask.assign-next-for | company.clinic
worker:public-hospital-0 worker:public-hospital-2-0 skill:healthcare skill:unskilled skill:agriculture worker:shopping-mall-0 worker:shopping-mall-1 worker:public-hospital-1 worker:public-university-1 worker:regional-tv-station-0 worker:regional-tv-station-1 worker:cooperative-farm-1 worker:college-0 worker:lobbying-firm-0
working ask.vote-side | policy.1 A
for against
capitalist ask.vote-side
for against agenda:reveal
capitalist ask.vote-side | policy.2 C
for against
capitalist ask.vote-influence
least most 1/4 2/4 3/4 4/4
capitalist ask.vote-influence | policy.2
least most 3/4 1/4 2/4 4/4
capitalist ask.turn
play:capitalist-bid-rigging play:capitalist-competitive-wages play:capitalist-global-branding play:capitalist-taxed-enough-already play:capitalist-global-food-crisis play:capitalist-investment-opportunities basic:propose-bill basic:build-company basic:sell-company basic:make-deal basic:lobby basic:political-pressure free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage basic:sell-abroad play:capitalist-fake-news play:capitalist-health-crisis play:capitalist-extra-shift play:capitalist-higher-education-program play:capitalist-foreign-recruitment play:capitalist-tap-into-new-markets play:capitalist-technological-progress play:capitalist-foreign-partner free:pay-off-loan play:capitalist-industrialization play:capitalist-foreign-market-insight play:capitalist-business-expansion play:capitalist-radical-reforms play:capitalist-trade-protectionism-lobby play:capitalist-public-opinion-polling play:capitalist-push-political-agenda play:capitalist-exit-strategy play:capitalist-interest-groups play:capitalist-offshore-companies play:capitalist-buy-private-island play:capitalist-endorse-political-campaign play:capitalist-unemployment-initiative-program play:capitalist-business-grants agenda:hold play:capitalist-change-of-government-agenda basic:history-he30 play:capitalist-protect-the-status-quo basic:history-he48 play:capitalist-reveal-political-scandal free:history-he15 play:capitalist-covid-19-vaccine-r-and-d-funding play:capitalist-momentum-for-change free:history-he28 free:history-he35 agenda:reveal free:history-he07 free:history-he47 free:history-he50 free:history-he29 free:history-he37 basic:history-he39
capitalist ask.storage-tile
resource:food resource:luxury resource:health resource:education
capitalist ask.turn-main
play:capitalist-bid-rigging play:capitalist-competitive-wages play:capitalist-global-branding play:capitalist-taxed-enough-already play:capitalist-global-food-crisis play:capitalist-investment-opportunities basic:propose-bill basic:build-company basic:sell-company basic:make-deal basic:lobby basic:political-pressure basic:sell-abroad play:capitalist-fake-news play:capitalist-health-crisis play:capitalist-foreign-partner play:capitalist-extra-shift play:capitalist-foreign-recruitment play:capitalist-tap-into-new-markets play:capitalist-industrialization play:capitalist-foreign-market-insight play:capitalist-business-expansion play:capitalist-radical-reforms play:capitalist-technological-progress play:capitalist-trade-protectionism-lobby play:capitalist-public-opinion-polling play:capitalist-exit-strategy play:capitalist-interest-groups play:capitalist-offshore-companies play:capitalist-endorse-political-campaign play:capitalist-push-political-agenda play:capitalist-business-grants agenda:hold play:capitalist-buy-private-island play:capitalist-change-of-government-agenda play:capitalist-higher-education-program basic:history-he30 basic:history-he48 play:capitalist-unemployment-initiative-program play:capitalist-protect-the-status-quo play:capitalist-covid-19-vaccine-r-and-d-funding play:capitalist-momentum-for-change agenda:reveal play:capitalist-reveal-political-scandal
capitalist ask.export-extra
least most 2/4 3/4
capitalist ask.export-extra | resource.luxury
least most 3/4
capitalist ask.price
price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:health-5 price:health-10 price:education-5 price:education-10 done price:food-12 price:health-8 price:luxury-8 price:education-8 agenda:reveal
capitalist ask.discard
discard:capitalist-bid-rigging discard:capitalist-competitive-wages discard:capitalist-business-grants discard:capitalist-taxed-enough-already discard:capitalist-global-food-crisis discard:capitalist-investment-opportunities discard:capitalist-foreign-partner discard:capitalist-fake-news discard:capitalist-health-crisis discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-extra-shift discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-recruitment discard:capitalist-tap-into-new-markets discard:capitalist-foreign-market-insight discard:capitalist-business-expansion discard:capitalist-global-branding discard:capitalist-push-political-agenda discard:capitalist-trade-protectionism-lobby discard:capitalist-public-opinion-polling discard:capitalist-exit-strategy discard:capitalist-industrialization discard:capitalist-interest-groups discard:capitalist-buy-private-island discard:capitalist-higher-education-program discard:capitalist-endorse-political-campaign discard:capitalist-radical-reforms discard:capitalist-change-of-government-agenda discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-protect-the-status-quo discard:capitalist-reveal-political-scandal agenda:reveal discard:capitalist-momentum-for-change
capitalist ask.discard | action.sell-company
discard:capitalist-bid-rigging discard:capitalist-competitive-wages discard:capitalist-business-grants discard:capitalist-taxed-enough-already discard:capitalist-global-food-crisis discard:capitalist-investment-opportunities discard:capitalist-foreign-partner discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-recruitment discard:capitalist-tap-into-new-markets discard:capitalist-foreign-market-insight discard:capitalist-technological-progress discard:capitalist-health-crisis discard:capitalist-push-political-agenda discard:capitalist-buy-private-island discard:capitalist-industrialization discard:capitalist-business-expansion discard:capitalist-trade-protectionism-lobby discard:capitalist-interest-groups discard:capitalist-exit-strategy discard:capitalist-extra-shift discard:capitalist-global-branding discard:capitalist-public-opinion-polling discard:capitalist-radical-reforms discard:capitalist-offshore-companies discard:capitalist-higher-education-program discard:capitalist-endorse-political-campaign discard:capitalist-reveal-political-scandal discard:capitalist-change-of-government-agenda discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-fake-news discard:capitalist-protect-the-status-quo discard:capitalist-momentum-for-change
capitalist ask.sell-company
company:supermarket company:shopping-mall company:clinic company:college company:electronics-manufacturer company:fish-farm company:tv-station company:vegetable-farm company:stadium company:shopping-mall-2 company:publishing-house company:hotel company:fast-food-chain company:radio-station company:lobbying-firm company:university company:medical-village company:fashion-company company:college-2 company:clinic-2 company:automated-grain-farm company:pharmaceutical-company company:car-manufacturer company:institute-of-technology company:supermarket-2 company:automated-dairy-farm company:hospital company:academy company:regional-tv-station
capitalist ask.discard | action.lobby
discard:capitalist-competitive-wages discard:capitalist-taxed-enough-already discard:capitalist-global-food-crisis discard:capitalist-investment-opportunities discard:capitalist-foreign-partner discard:capitalist-extra-shift discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-recruitment discard:capitalist-tap-into-new-markets discard:capitalist-health-crisis discard:capitalist-technological-progress discard:capitalist-push-political-agenda discard:capitalist-bid-rigging discard:capitalist-buy-private-island discard:capitalist-industrialization discard:capitalist-business-expansion discard:capitalist-exit-strategy discard:capitalist-interest-groups discard:capitalist-radical-reforms discard:capitalist-fake-news discard:capitalist-offshore-companies discard:capitalist-foreign-market-insight discard:capitalist-higher-education-program discard:capitalist-public-opinion-polling discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-endorse-political-campaign discard:capitalist-trade-protectionism-lobby
capitalist ask.turn-free
free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage end free:pay-off-loan agenda:hold free:history-he15 free:history-he28 free:history-he35 agenda:reveal free:history-he07 free:history-he47 free:history-he50 free:history-he37 free:history-he29
capitalist ask.discard | action.make-deal
discard:capitalist-competitive-wages discard:capitalist-business-grants discard:capitalist-taxed-enough-already discard:capitalist-investment-opportunities discard:capitalist-tap-into-new-markets discard:capitalist-offshore-companies discard:capitalist-buy-private-island discard:capitalist-foreign-market-insight discard:capitalist-foreign-partner discard:capitalist-global-food-crisis discard:capitalist-technological-progress discard:capitalist-industrialization discard:capitalist-business-expansion discard:capitalist-trade-protectionism-lobby discard:capitalist-unemployment-initiative-program discard:capitalist-interest-groups discard:capitalist-health-crisis discard:capitalist-radical-reforms discard:capitalist-extra-shift discard:capitalist-exit-strategy discard:capitalist-push-political-agenda discard:capitalist-foreign-recruitment discard:capitalist-bid-rigging discard:capitalist-global-branding discard:capitalist-public-opinion-polling
capitalist ask.deal-destination
storage free-trade-zone
capitalist ask.deal-stored
least 1/4 2/4 3/4 4/4 most
capitalist ask.deal-stored | resource.luxury
least 2/4 3/4 4/4 most
capitalist ask.bonus
company:supermarket company:clinic company:college company:publishing-house company:fashion-company company:shopping-mall company:fish-farm company:fast-food-chain company:shopping-mall-2 company:hotel company:radio-station company:university company:stadium company:medical-village company:supermarket-2 company:vegetable-farm company:hospital company:college-2 company:institute-of-technology company:tv-station company:clinic-2 company:pharmaceutical-company company:academy company:lobbying-firm company:regional-tv-station
capitalist ask.discard-companies
company:hospital company:automated-grain-farm company:lobbying-firm company:fish-farm done company:institute-of-technology company:medical-village company:college-2 company:academy company:hotel company:shopping-mall-2 company:pharmaceutical-company company:supermarket-2 company:clinic-2 company:car-manufacturer company:radio-station company:electronics-manufacturer company:publishing-house company:automated-dairy-farm company:fast-food-chain company:stadium company:vegetable-farm company:tv-station company:fashion-company company:university agenda:reveal
capitalist ask.discard | action.sell-abroad
discard:capitalist-taxed-enough-already discard:capitalist-investment-opportunities discard:capitalist-foreign-partner discard:capitalist-fake-news discard:capitalist-health-crisis discard:capitalist-technological-progress discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-recruitment discard:capitalist-foreign-market-insight discard:capitalist-business-expansion discard:capitalist-global-branding discard:capitalist-push-political-agenda discard:capitalist-trade-protectionism-lobby discard:capitalist-extra-shift discard:capitalist-public-opinion-polling discard:capitalist-exit-strategy discard:capitalist-tap-into-new-markets discard:capitalist-industrialization discard:capitalist-interest-groups discard:capitalist-offshore-companies discard:capitalist-buy-private-island discard:capitalist-global-food-crisis discard:capitalist-competitive-wages discard:capitalist-business-grants discard:capitalist-bid-rigging discard:capitalist-endorse-political-campaign discard:capitalist-radical-reforms discard:capitalist-higher-education-program discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-change-of-government-agenda discard:capitalist-reveal-political-scandal discard:capitalist-momentum-for-change discard:capitalist-protect-the-status-quo
capitalist ask.export
sale:food-0 sale:luxury-0 sale:luxury-1 sale:health-0 sale:education-0 done sale:food-1 sale:health-1 sale:education-1 extra
capitalist ask.discard | action.build-company
discard:capitalist-taxed-enough-already discard:capitalist-investment-opportunities discard:capitalist-foreign-partner discard:capitalist-fake-news discard:capitalist-health-crisis discard:capitalist-offshore-companies discard:capitalist-extra-shift discard:capitalist-competitive-wages discard:capitalist-global-branding discard:capitalist-foreign-recruitment discard:capitalist-technological-progress discard:capitalist-unemployment-initiative-program discard:capitalist-exit-strategy discard:capitalist-trade-protectionism-lobby discard:capitalist-buy-private-island discard:capitalist-foreign-market-insight discard:capitalist-global-food-crisis discard:capitalist-higher-education-program discard:capitalist-endorse-political-campaign discard:capitalist-public-opinion-polling discard:capitalist-business-expansion discard:capitalist-business-grants discard:capitalist-radical-reforms discard:capitalist-bid-rigging discard:capitalist-tap-into-new-markets discard:capitalist-push-political-agenda discard:capitalist-interest-groups discard:capitalist-industrialization discard:capitalist-protect-the-status-quo agenda:reveal discard:capitalist-momentum-for-change
capitalist ask.build
company:hospital company:lobbying-firm company:institute-of-technology company:electronics-manufacturer company:hotel company:fast-food-chain company:fashion-company company:fish-farm company:tv-station company:shopping-mall-2 company:college-2 company:medical-village done company:supermarket-2 company:vegetable-farm company:pharmaceutical-company company:stadium company:academy company:publishing-house company:radio-station company:clinic-2 company:university company:automated-grain-farm company:automated-dairy-farm company:car-manufacturer agenda:reveal
capitalist ask.discard | action.propose-bill
discard:capitalist-taxed-enough-already discard:capitalist-foreign-partner discard:capitalist-fake-news discard:capitalist-health-crisis discard:capitalist-investment-opportunities discard:capitalist-offshore-companies discard:capitalist-extra-shift discard:capitalist-competitive-wages discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-market-insight discard:capitalist-global-branding discard:capitalist-technological-progress discard:capitalist-push-political-agenda discard:capitalist-trade-protectionism-lobby discard:capitalist-public-opinion-polling discard:capitalist-tap-into-new-markets discard:capitalist-industrialization discard:capitalist-bid-rigging discard:capitalist-buy-private-island discard:capitalist-foreign-recruitment discard:capitalist-higher-education-program discard:capitalist-exit-strategy discard:capitalist-business-expansion discard:capitalist-endorse-political-campaign discard:capitalist-business-grants discard:capitalist-global-food-crisis discard:capitalist-interest-groups discard:capitalist-radical-reforms discard:capitalist-change-of-government-agenda discard:capitalist-reveal-political-scandal discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-protect-the-status-quo discard:capitalist-momentum-for-change
capitalist ask.bill
bill:1B bill:3B bill:4A bill:4C bill:5B bill:7A bill:7C bill:4B bill:6A bill:6C bill:7B bill:1A bill:1C bill:2A bill:2C bill:6B bill:2B bill:3C bill:5A bill:5C bill:3A agenda:reveal
capitalist ask.immediate-vote
yes no
capitalist ask.immediate-vote | policy.4
yes no
capitalist ask.vote-influence | policy.4
least 1/4 2/4 3/4 4/4 most
capitalist ask.discard | action.political-pressure
discard:capitalist-taxed-enough-already discard:capitalist-foreign-partner discard:capitalist-health-crisis discard:capitalist-investment-opportunities discard:capitalist-unemployment-initiative-program discard:capitalist-tap-into-new-markets discard:capitalist-foreign-recruitment discard:capitalist-foreign-market-insight discard:capitalist-global-branding discard:capitalist-push-political-agenda discard:capitalist-trade-protectionism-lobby discard:capitalist-industrialization discard:capitalist-offshore-companies discard:capitalist-bid-rigging discard:capitalist-buy-private-island discard:capitalist-global-food-crisis discard:capitalist-technological-progress discard:capitalist-higher-education-program discard:capitalist-extra-shift discard:capitalist-exit-strategy discard:capitalist-business-expansion discard:capitalist-endorse-political-campaign discard:capitalist-business-grants discard:capitalist-competitive-wages discard:capitalist-interest-groups discard:capitalist-fake-news discard:capitalist-public-opinion-polling discard:capitalist-change-of-government-agenda discard:capitalist-radical-reforms discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-protect-the-status-quo discard:capitalist-reveal-political-scandal discard:capitalist-momentum-for-change
capitalist ask.wages
wage:supermarket-3 wage:clinic-3 wage:college-3 done wage:supermarket-1 wage:supermarket-2 wage:clinic-1 wage:clinic-2 wage:college-1 wage:college-2 wage:publishing-house-2 wage:shopping-mall-2 wage:fish-farm-2 wage:fast-food-chain-2 wage:tv-station-3 wage:shopping-mall-1 wage:shopping-mall-3 wage:fish-farm-1 wage:fish-farm-3 wage:fast-food-chain-1 wage:tv-station-1 wage:tv-station-2 wage:fast-food-chain-3 wage:vegetable-farm-2 wage:vegetable-farm-3 wage:shopping-mall-2-3 wage:shopping-mall-2-2 wage:publishing-house-3 wage:lobbying-firm-3 wage:university-3 wage:lobbying-firm-1 wage:lobbying-firm-2 wage:university-1 wage:university-2 wage:pharmaceutical-company-1 wage:pharmaceutical-company-2 wage:pharmaceutical-company-3 wage:medical-village-2 wage:medical-village-3 wage:stadium-2 wage:college-2-2 wage:radio-station-3 wage:medical-village-1 wage:hotel-1 wage:hotel-2 wage:radio-station-1 wage:radio-station-2 wage:fashion-company-2 wage:fashion-company-3 wage:publishing-house-1 wage:college-2-3 wage:stadium-3 wage:institute-of-technology-3 wage:institute-of-technology-2 wage:supermarket-2-2 wage:supermarket-2-3 wage:clinic-2-3 wage:institute-of-technology-1 wage:clinic-2-1 wage:clinic-2-2 wage:hotel-3 wage:supermarket-2-1 wage:hospital-2 wage:academy-3 wage:academy-2 wage:hospital-3 wage:fashion-company-1 wage:stadium-1 wage:regional-tv-station-2 wage:regional-tv-station-3 agenda:reveal
capitalist ask.vote-side | policy.6 C
for against
capitalist ask.vote-influence | policy.6
least 3/4 most
capitalist ask.wage
wage:1 wage:2 wage:3 agenda:reveal
capitalist ask.wage | company.publishing-house
wage:1 wage:2 wage:3
capitalist ask.staff-class-for
class:working none agenda:reveal
capitalist ask.staff-class-for | company.publishing-house
class:working none
capitalist ask.immediate-vote | policy.7
yes no
capitalist ask.vote-influence | policy.7
least most 2/4 3/4 1/4 4/4
capitalist ask.sell-to-state
least 1/4 2/4 3/4 4/4 most
capitalist ask.sell-to-state | resource.health
least 3/4 4/4
capitalist ask.vote-side | policy.1 B
for against
capitalist ask.vote-influence | policy.1
least 1/4 2/4 3/4 4/4 most
capitalist ask.vote-side | policy.2 B
for against
capitalist ask.machinery
company:supermarket company:clinic company:college company:shopping-mall company:fish-farm company:shopping-mall-2 company:stadium company:college-2 company:fashion-company company:pharmaceutical-company company:medical-village company:clinic-2 company:university company:institute-of-technology company:supermarket-2
capitalist ask.sell-to-state | resource.education
least 2/4 3/4 4/4 most 1/4
capitalist ask.vote-side | policy.7 A
for against
capitalist ask.deal-stored | resource.food
least 1/4 2/4 3/4 4/4
capitalist ask.export-from-zone
least 1/4 2/4 3/4 4/4 most
capitalist ask.export-from-zone | resource.food
least 1/4 2/4 3/4 most
capitalist ask.export-from-zone | resource.luxury
least 2/4 3/4 most 4/4 1/4
capitalist ask.wage | company.fashion-company
wage:2 wage:3 wage:1
capitalist ask.staff-class-for | company.fashion-company
class:working none
capitalist ask.vote-side | policy.5 B
for against
working ask.vote-side | policy.2 B
for against
working ask.immediate-vote-free | policy.7
yes no
working ask.assign-next-for | company.fish-farm
skill:unskilled worker:cooperative-farm-0 worker:public-hospital-0 worker:public-hospital-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:clinic-0 worker:college-0 worker:college-1 worker:supermarket-0 worker:regional-tv-station-0
working ask.vote-side | policy.5 B
for against
capitalist ask.export-card
card:export-05 card:export-14 card:export-11 card:export-13 card:export-10 card:export-01 card:export-06 card:export-04 card:export-12 card:export-09 card:export-08 card:export-15 card:export-16 card:export-07 card:export-02 card:export-03
capitalist ask.vote-side | policy.2 A
for against
capitalist ask.staff-class-for | company.fast-food-chain
class:working none
capitalist ask.wage | company.tv-station
wage:2 wage:3
capitalist ask.wage | company.vegetable-farm
wage:1 wage:2 wage:3 agenda:reveal
capitalist ask.staff-class-for | company.vegetable-farm
class:working none
capitalist ask.vote-side | policy.7 B
for against
capitalist ask.vote-side | policy.4 B
for against
capitalist ask.export-extra | resource.food
least 2/4 3/4 most
capitalist ask.vote-side | policy.3 A
for against
capitalist ask.vote-side | policy.4 A
for against
working ask.immediate-vote | policy.6
yes no
working ask.vote-side | policy.6 C
for against
working ask.vote-side | policy.7 A
for against
working ask.accident-industry
industry:agriculture industry:luxury industry:healthcare industry:education industry:media
working ask.assign-next-for | company.hotel
skill:unskilled skill:agriculture worker:college-0 worker:shopping-mall-2-0 worker:public-university-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:public-hospital-0 worker:public-hospital-1 worker:radio-station-0 worker:regional-tv-station-0 worker:regional-tv-station-1
working ask.buy-source | resource.health
source:capitalist source:state done
capitalist ask.wage | company.stadium
wage:2 wage:3 wage:1
capitalist ask.wage | company.shopping-mall
wage:2 wage:3
capitalist ask.staff-class-for | company.shopping-mall
class:working none
capitalist ask.vote-side | policy.6 A
for against
capitalist ask.vote-side | policy.6 B
for against
capitalist ask.immediate-vote | policy.6
yes no
capitalist ask.investment
market deck
capitalist ask.wage | company.hotel
wage:2 wage:3 wage:1
capitalist ask.turn &1
play:capitalist-push-political-agenda play:capitalist-technological-progress play:capitalist-foreign-partner play:capitalist-extra-shift basic:propose-bill basic:build-company basic:sell-company basic:make-deal basic:lobby basic:political-pressure free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage basic:sell-abroad play:capitalist-investment-opportunities play:capitalist-bid-rigging play:capitalist-buy-private-island play:capitalist-trade-protectionism-lobby play:capitalist-foreign-market-insight play:capitalist-business-expansion free:pay-off-loan play:capitalist-unemployment-initiative-program play:capitalist-endorse-political-campaign play:capitalist-foreign-recruitment play:capitalist-business-grants play:capitalist-global-food-crisis play:capitalist-taxed-enough-already play:capitalist-interest-groups play:capitalist-offshore-companies play:capitalist-exit-strategy play:capitalist-tap-into-new-markets play:capitalist-competitive-wages play:capitalist-radical-reforms play:capitalist-fake-news play:capitalist-global-branding play:capitalist-public-opinion-polling play:capitalist-health-crisis play:capitalist-industrialization play:capitalist-higher-education-program basic:history-he48 play:capitalist-reveal-political-scandal agenda:hold play:capitalist-momentum-for-change play:capitalist-protect-the-status-quo play:capitalist-change-of-government-agenda free:history-he35
capitalist ask.overtime
company:supermarket company:shopping-mall company:college company:fashion-company company:clinic company:hotel company:clinic-2 company:medical-village company:radio-station company:stadium company:academy company:fast-food-chain company:vegetable-farm company:fish-farm company:institute-of-technology
capitalist ask.overtime &1
company:supermarket company:shopping-mall company:clinic company:college company:vegetable-farm
capitalist ask.turn-free &1
free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage end free:pay-off-loan free:history-he15 agenda:hold
capitalist ask.bonus &1
company:supermarket company:shopping-mall company:college company:fish-farm company:fast-food-chain company:radio-station company:clinic company:fashion-company company:shopping-mall-2 company:supermarket-2 company:vegetable-farm company:hospital company:stadium company:tv-station company:clinic-2 company:college-2 company:lobbying-firm company:medical-village company:publishing-house
capitalist ask.discard &1
discard:capitalist-health-crisis discard:capitalist-push-political-agenda discard:capitalist-technological-progress discard:capitalist-foreign-partner discard:capitalist-extra-shift discard:capitalist-investment-opportunities discard:capitalist-bid-rigging discard:capitalist-buy-private-island discard:capitalist-industrialization discard:capitalist-business-expansion discard:capitalist-trade-protectionism-lobby discard:capitalist-unemployment-initiative-program discard:capitalist-business-grants discard:capitalist-foreign-recruitment discard:capitalist-global-food-crisis discard:capitalist-taxed-enough-already discard:capitalist-foreign-market-insight discard:capitalist-interest-groups discard:capitalist-offshore-companies discard:capitalist-exit-strategy discard:capitalist-tap-into-new-markets discard:capitalist-competitive-wages discard:capitalist-radical-reforms discard:capitalist-endorse-political-campaign discard:capitalist-fake-news discard:capitalist-global-branding discard:capitalist-public-opinion-polling discard:capitalist-higher-education-program discard:capitalist-change-of-government-agenda discard:capitalist-reveal-political-scandal discard:capitalist-momentum-for-change discard:capitalist-protect-the-status-quo discard:capitalist-covid-19-vaccine-r-and-d-funding
capitalist ask.export &1
sale:food-0 sale:food-1 sale:luxury-0 sale:luxury-1 done sale:education-0 sale:health-0 sale:health-1 extra sale:education-1
capitalist ask.storage-tile &1
resource:food resource:luxury resource:health resource:education
capitalist ask.turn-main &1
play:capitalist-push-political-agenda play:capitalist-foreign-partner basic:propose-bill basic:build-company basic:sell-company basic:make-deal basic:lobby basic:political-pressure play:capitalist-business-expansion basic:sell-abroad play:capitalist-business-grants play:capitalist-global-food-crisis play:capitalist-taxed-enough-already play:capitalist-foreign-market-insight play:capitalist-interest-groups play:capitalist-exit-strategy play:capitalist-radical-reforms play:capitalist-foreign-recruitment play:capitalist-unemployment-initiative-program play:capitalist-extra-shift play:capitalist-technological-progress play:capitalist-bid-rigging play:capitalist-endorse-political-campaign play:capitalist-fake-news play:capitalist-global-branding play:capitalist-public-opinion-polling play:capitalist-buy-private-island play:capitalist-offshore-companies play:capitalist-investment-opportunities play:capitalist-tap-into-new-markets play:capitalist-trade-protectionism-lobby play:capitalist-higher-education-program
capitalist ask.sell-company &1
company:supermarket company:clinic company:college company:shopping-mall company:fish-farm company:fast-food-chain company:radio-station company:stadium company:vegetable-farm company:clinic-2 company:car-manufacturer company:lobbying-firm company:tv-station company:automated-grain-farm company:automated-dairy-farm company:supermarket-2 company:publishing-house company:electronics-manufacturer company:fashion-company company:pharmaceutical-company company:college-2 company:hotel company:university company:medical-village company:institute-of-technology
capitalist ask.deal-destination &1
storage free-trade-zone
capitalist ask.export-from-zone &1
least 3/4 most 2/4 1/4
capitalist ask.price &1
price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:health-5 price:health-10 price:education-5 price:education-10 done price:food-12 price:luxury-8 price:health-8 price:education-8 agenda:reveal
capitalist ask.vote-side &1
for against
capitalist ask.vote-influence &1
least 2/4 3/4 4/4 most 1/4
capitalist ask.vote-influence | policy.5
least 3/4 most 2/4
capitalist ask.discard-companies &1
company:lobbying-firm company:medical-village company:radio-station company:electronics-manufacturer done company:supermarket-2 company:hotel company:clinic-2 company:publishing-house company:automated-dairy-farm company:college-2 company:fish-farm company:automated-grain-farm company:fashion-company company:academy company:car-manufacturer company:shopping-mall-2 company:fast-food-chain company:institute-of-technology company:university company:tv-station company:vegetable-farm company:stadium company:hospital company:pharmaceutical-company agenda:reveal
capitalist ask.sell-to-state | resource.luxury
least 1/4 2/4 3/4 4/4 most
capitalist ask.sell-to-state &1
least 1/4 2/4 3/4 4/4 most
capitalist ask.investment &1
market deck
capitalist ask.build &1
company:supermarket-2 company:fast-food-chain company:vegetable-farm company:fish-farm company:automated-grain-farm company:automated-dairy-farm company:shopping-mall-2 company:fashion-company company:hotel company:stadium company:car-manufacturer company:clinic-2 company:hospital company:pharmaceutical-company company:college-2 company:academy company:institute-of-technology company:university company:publishing-house company:tv-station company:medical-village company:electronics-manufacturer done company:lobbying-firm
capitalist ask.staff-class-for | company.fish-farm
class:working none
capitalist ask.staff-class-for &1
class:working none
capitalist ask.staff-skill
skill:healthcare skill:media skill:agriculture skill:luxury skill:education
capitalist ask.staff-skill | company.fish-farm
skill:healthcare skill:media
capitalist ask.staff-skill &1
skill:healthcare skill:media skill:agriculture
capitalist ask.staff-skill | company.fast-food-chain
skill:healthcare skill:media
capitalist ask.export-card &1
card:export-14 card:export-13 card:export-10 card:export-16 card:export-07 card:export-11 card:export-01 card:export-12 card:export-05 card:export-06 card:export-08 card:export-03 card:export-09 card:export-15 card:export-02 card:export-04
capitalist ask.staff-class-for | company.radio-station
class:working none
capitalist ask.bill &1
bill:1B bill:2B bill:3B bill:4B bill:5A bill:5C bill:6A bill:6C bill:7A bill:7C bill:1A bill:1C bill:2A bill:2C bill:4A bill:4C bill:5B bill:7B bill:3C bill:6B bill:3A
capitalist ask.immediate-vote &1
yes no
capitalist ask.immediate-vote | policy.3
yes no
working ask.hidden-agenda
agenda:ha15 agenda:ha11 agenda:ha14 agenda:ha13 agenda:ha12
working ask.immediate-vote | policy.1
yes no
working ask.vote-influence | policy.1
least 3/4 most 4/4
working ask.immediate-vote | policy.7
yes no
working ask.remove-worker
skill:unskilled skill:luxury skill:agriculture skill:education skill:healthcare worker:college-0 worker:college-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:stadium-0 worker:stadium-1 worker:stadium-2 worker:public-hospital-0 worker:public-hospital-1 worker:regional-tv-station-0 worker:regional-tv-station-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:radio-station-0 worker:radio-station-1 worker:fashion-company-0 worker:fashion-company-1 worker:supermarket-0 worker:supermarket-1 worker:clinic-0 worker:clinic-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:public-university-0 worker:public-university-1 skill:media worker:public-hospital-2-0 worker:public-hospital-2-1 worker:public-university-3-0 worker:public-university-3-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:cooperative-farm-2-2 worker:public-university-2-0 worker:public-university-2-1 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:fish-farm-0 worker:fish-farm-1 worker:fish-farm-2 agenda:reveal worker:clinic-2-0 worker:clinic-2-1 worker:academy-0 worker:academy-1 worker:college-2-0 worker:college-2-1
working ask.vote-influence | policy.5
least most 3/4
working ask.buy-source | resource.education
source:capitalist source:state done
working ask.immediate-vote | policy.3
yes no
working ask.vote-side | policy.4 B
for against
capitalist ask.hidden-agenda
agenda:ha18 agenda:ha16 agenda:ha20 agenda:ha19 agenda:ha17
capitalist ask.retire-company
company:regional-tv-station company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital company:public-hospital-3 company:public-university-3 company:regional-tv-station-3 company:public-university
capitalist ask.vote-side | policy.1 C
for against
capitalist ask.vote-side | policy.4 C
for against
capitalist ask.lure-to
company:clinic company:college
capitalist ask.wage | company.lobbying-firm
wage:2 wage:3
capitalist ask.wage | company.university
wage:2 wage:3
capitalist ask.vote-side | policy.7 C
for against
capitalist ask.lose-company
company:supermarket company:clinic company:college company:vegetable-farm company:shopping-mall company:fast-food-chain company:automated-grain-farm
capitalist ask.vote-side | policy.1 A
for against
capitalist ask.immediate-vote | policy.5
yes no
capitalist ask.vote-side | policy.3 B
for against
capitalist ask.vote-influence | policy.3
least most 2/4 3/4 1/4 4/4
capitalist ask.staff-class-for | company.stadium
class:working none
capitalist ask.vote-side | policy.5 C
for against
working ask.vote-side | policy.6 B
for against
working ask.discard | action.demonstration
discard:working-public-opinion-polling discard:working-interest-groups discard:working-student-movement discard:working-state-scholarship discard:working-specialization discard:working-workers-movement discard:working-healthcare-benefits discard:working-migration discard:working-highlight-social-issues discard:working-proletarians-of-the-world-unite discard:working-affordable-housing discard:working-unemployment-benefits discard:working-momentum-for-change discard:working-general-strike discard:working-signing-bonus discard:working-supplemental-income-program discard:working-public-sector-overtime discard:working-boost-domestic-tourism discard:working-immigration-reform discard:working-labor-market-deregulation discard:working-need-for-change discard:working-radical-reforms discard:working-workplace-accident discard:working-healthcare-movement discard:working-protect-the-status-quo discard:working-cooperative-farm discard:working-fake-news discard:working-rising-covid-19-cases discard:working-change-of-government-agenda discard:working-reveal-political-scandal
capitalist ask.remove-cubes
class:working class:middle class:capitalist done
capitalist ask.wage | company.pharmaceutical-company
wage:1 wage:2 wage:3
capitalist ask.immediate-vote-free
yes no
capitalist ask.immediate-vote-free | policy.6
yes no
working ask.food-amount &1
least 3/4 most 2/4 4/4 1/4
working ask.assign-where | skill.media
company:college company:public-hospital company:regional-tv-station company:public-hospital-2 company:public-university company:public-university-2 union:media company:lobbying-firm
working ask.assign-next-for | company.regional-tv-station
worker:shopping-mall-0 worker:shopping-mall-1 worker:public-university-0 skill:media worker:public-hospital-1 worker:tv-station-0 worker:regional-tv-station-2-0 worker:cooperative-farm-0 worker:hotel-2 worker:cooperative-farm-1 worker:medical-village-0 worker:fast-food-chain-1
working ask.overtime &1
company:public-university company:regional-tv-station company:public-hospital company:public-hospital-2 company:regional-tv-station-2
working ask.swap-in | company.clinic
skill:unskilled skill:luxury skill:healthcare skill:education skill:media skill:agriculture
working ask.assign-next-for | company.publishing-house
skill:unskilled skill:agriculture worker:cooperative-farm-1 worker:fast-food-chain-0 worker:public-hospital-0 worker:public-hospital-1 worker:public-university-0 skill:luxury worker:supermarket-1 worker:college-0 worker:college-1
capitalist ask.staff-abroad
company:clinic company:college company:stadium company:institute-of-technology company:medical-village company:publishing-house company:fish-farm company:vegetable-farm company:clinic-2 company:shopping-mall company:hospital company:supermarket-2 company:supermarket company:pharmaceutical-company company:tv-station company:university
capitalist ask.wage | company.medical-village
wage:2 wage:3
capitalist ask.wage | company.fast-food-chain
wage:2 wage:3
capitalist ask.machinery-count
tokens:1 tokens:2
capitalist ask.staff-class-for | company.university
class:working none
working ask.vote-side | policy.5 C
for against
working ask.assign-next-for | company.stadium
skill:unskilled skill:luxury skill:education worker:public-hospital-0 worker:regional-tv-station-0 worker:shopping-mall-1 worker:hotel-0 worker:fish-farm-0 worker:fish-farm-2 skill:healthcare worker:fast-food-chain-0 worker:college-1 worker:clinic-0 worker:fashion-company-0
working ask.swap-in | company.stadium
skill:unskilled skill:agriculture skill:luxury skill:education
working ask.immediate-vote-free | policy.1
yes no
working ask.staff-company
company:public-university-2 company:shopping-mall company:public-hospital-2 company:regional-tv-station-2 company:public-hospital-3 company:regional-tv-station-3 company:public-university-3
working ask.staff-company | role.working
company:public-university-2 company:shopping-mall company:public-hospital-2 company:regional-tv-station-2 company:public-hospital-3 company:regional-tv-station-3 company:public-university-3
working ask.immediate-vote-free | policy.2
yes no
working ask.vote-side | policy.4 A
for against
capitalist ask.immediate-vote | policy.2
yes no
capitalist ask.deal
deal:deal-food-6-2 deal:deal-luxury-8 deal:deal-food-8-2 deal:deal-luxury-10-2 deal:deal-food-8-luxury-4 deal:deal-luxury-8-2 deal:deal-luxury-12 deal:deal-food-7-luxury-5-2 deal:deal-food-8-luxury-4-2 deal:deal-food-5-luxury-6-2 deal:deal-food-8 deal:deal-food-4-luxury-8 deal:deal-luxury-10 deal:deal-luxury-12-2 deal:deal-food-7-2 deal:deal-food-6 deal:deal-food-4-luxury-8-2 deal:deal-food-7-luxury-5 deal:deal-food-7 deal:deal-food-5-luxury-6
capitalist ask.immediate-vote-free | policy.5
yes no
capitalist ask.immediate-vote-free | policy.4
yes no
working ask.assign-next-for | company.medical-village
skill:unskilled worker:college-0 worker:public-hospital-0 worker:clinic-2-0 skill:agriculture worker:shopping-mall-1 worker:regional-tv-station-0 worker:public-university-2-0 worker:vegetable-farm-0
working ask.swap-in | company.medical-village
skill:unskilled skill:healthcare skill:education
working ask.vote-influence | policy.6
least most 4/4
capitalist ask.wage | company.college
wage:2 wage:3
capitalist ask.wage | company.radio-station
wage:2 wage:3
capitalist ask.fill-company
company:medical-village company:radio-station
capitalist ask.wages &1
wage:supermarket-3 wage:shopping-mall-3 wage:clinic-3 wage:college-3 done wage:supermarket-2 wage:clinic-2 wage:fish-farm-2 wage:fish-farm-3 wage:fashion-company-2 wage:fashion-company-3 wage:shopping-mall-2-2 wage:shopping-mall-2-3 wage:college-2 wage:fast-food-chain-3 wage:supermarket-2-2 wage:publishing-house-3 wage:publishing-house-2 wage:pharmaceutical-company-3 wage:vegetable-farm-3 wage:supermarket-2-3 wage:lobbying-firm-3 wage:lobbying-firm-2 wage:college-2-3 wage:tv-station-3 wage:university-3 wage:university-2 wage:fast-food-chain-2 wage:tv-station-2 wage:shopping-mall-2 wage:shopping-mall-1 wage:clinic-1 wage:college-1 wage:supermarket-1 agenda:reveal
capitalist ask.immediate-vote | policy.1
yes no
capitalist ask.vote-side | policy.5 A
for against
capitalist ask.deal-stored &1
least 2/4 3/4 4/4 most
capitalist ask.export-extra &1
least 3/4 most
capitalist ask.wage | company.supermarket
wage:1 wage:2 wage:3
capitalist ask.wage &1
wage:1 wage:2 wage:3
capitalist ask.wage | company.academy
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.academy
class:working none
working ask.hidden-agenda &1
agenda:ha14 agenda:ha15 agenda:ha11 agenda:ha12 agenda:ha13
working ask.worker-colour &1
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
working ask.educate &1
skill:luxury worker:supermarket-1 worker:clinic-1 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:public-hospital-1 worker:radio-station-0 worker:radio-station-1 worker:public-university-1 worker:regional-tv-station-2-1 worker:shopping-mall-1 worker:cooperative-farm-0 worker:cooperative-farm-2 worker:fashion-company-0 skill:agriculture worker:vegetable-farm-2 worker:fast-food-chain-0 worker:hotel-1
working ask.accident-industry &1
industry:agriculture industry:luxury industry:healthcare industry:education industry:media
working ask.assign-next-for | company.fast-food-chain
worker:public-university-1 skill:unskilled
working ask.vote-side | policy.1 B
for against
working ask.vote-side | policy.3 A
for against
capitalist ask.machinery &1
company:supermarket company:shopping-mall company:clinic company:college company:stadium company:medical-village
working ask.vote-side | policy.5 A
for against
capitalist ask.immediate-vote-free | policy.1
yes no
working ask.turn-main &1
play:working-workplace-accident basic:propose-bill basic:assign-workers basic:political-pressure play:working-healthcare-benefits play:working-workers-movement play:working-need-for-change play:working-state-scholarship play:working-cooperative-farm basic:buy-goods basic:strike play:working-labor-market-deregulation play:working-signing-bonus play:working-momentum-for-change play:working-migration play:working-supplemental-income-program play:working-public-sector-overtime play:working-proletarians-of-the-world-unite play:working-specialization play:working-radical-reforms play:working-general-strike basic:demonstration play:working-unemployment-benefits play:working-healthcare-movement play:working-fake-news play:working-highlight-social-issues agenda:hold play:working-affordable-housing play:working-interest-groups
working ask.swap-in | company.regional-tv-station
skill:unskilled skill:luxury skill:agriculture skill:healthcare skill:education skill:media
working ask.swap-in | company.shopping-mall
skill:unskilled skill:agriculture skill:healthcare skill:education skill:media
working ask.swap-in | company.radio-station
skill:unskilled skill:luxury skill:agriculture skill:education skill:healthcare
working ask.referendum-side
for against
working ask.referendum-side &1
for against
working ask.vote-side | policy.1 C
for against
working ask.assign-next-for | company.shopping-mall
skill:unskilled skill:agriculture worker:public-university-0 worker:public-university-1 worker:supermarket-0 worker:public-hospital-0 skill:luxury worker:college-1 worker:fashion-company-0 worker:medical-village-0 worker:medical-village-1 worker:regional-tv-station-0 worker:regional-tv-station-1 worker:college-0 worker:radio-station-0 worker:shopping-mall-0 worker:cooperative-farm-2-2
capitalist ask.immediate-vote-free | policy.3
yes no
capitalist ask.staff-class-for | company.college
class:working none
capitalist ask.wage | company.institute-of-technology
wage:2 wage:3
capitalist ask.staff-class-for | company.institute-of-technology
class:working none
working ask.assign-next-for | company.vegetable-farm
skill:unskilled skill:luxury worker:supermarket-0 worker:supermarket-1 worker:shopping-mall-1 worker:public-hospital-0 worker:public-hospital-1 skill:agriculture worker:clinic-0 worker:college-0 worker:college-1 worker:hotel-0 worker:radio-station-0 worker:tv-station-0 worker:fashion-company-0 worker:publishing-house-1 worker:regional-tv-station-0 worker:public-university-1 worker:fish-farm-0 worker:fashion-company-1
working ask.swap-in | company.vegetable-farm
skill:unskilled skill:healthcare skill:education skill:media skill:luxury skill:agriculture
capitalist ask.staff-class-for | company.hotel
class:working none
capitalist ask.remove-cubes &1
class:working class:capitalist done class:middle
capitalist ask.immediate-vote-free &1
yes no
working ask.swap-in | company.fashion-company
skill:unskilled skill:luxury skill:agriculture skill:healthcare skill:media skill:education
working ask.assign-next-for | company.radio-station
skill:unskilled skill:agriculture worker:fashion-company-0 worker:public-hospital-0 worker:regional-tv-station-1 worker:shopping-mall-0 worker:college-0 worker:shopping-mall-1
capitalist ask.deal &1
deal:deal-luxury-12 deal:deal-food-7-luxury-5-2 deal:deal-food-8-luxury-4-2 deal:deal-food-6-2 deal:deal-food-8 deal:deal-luxury-8 deal:deal-food-7-2 deal:deal-luxury-8-2 deal:deal-food-8-luxury-4 deal:deal-food-8-2 deal:deal-food-5-luxury-6-2 deal:deal-food-6 deal:deal-food-4-luxury-8 deal:deal-food-7-luxury-5 deal:deal-luxury-12-2
capitalist ask.staff-abroad &1
company:clinic company:college company:publishing-house company:fish-farm company:vegetable-farm
capitalist ask.staff-class-for | company.clinic
class:working none
working ask.assign-next-for | company.supermarket
skill:healthcare worker:clinic-0 worker:college-0 worker:college-1 worker:supermarket-2-0 worker:public-hospital-1 worker:shopping-mall-2-0 worker:public-hospital-0 worker:public-university-1 worker:shopping-mall-1 worker:regional-tv-station-0 skill:agriculture worker:fish-farm-0
working ask.assign-next-for | company.institute-of-technology
skill:unskilled skill:agriculture worker:college-0 worker:college-1 worker:medical-village-1 worker:public-hospital-0 worker:public-hospital-1 worker:public-university-0 worker:hotel-0 skill:healthcare worker:shopping-mall-0 worker:shopping-mall-1 worker:fashion-company-0 worker:public-university-1 skill:education skill:luxury worker:regional-tv-station-0 worker:regional-tv-station-1
working ask.immediate-vote-free | policy.6
yes no
working ask.swap-in | company.hotel
skill:unskilled skill:luxury skill:education skill:healthcare skill:agriculture skill:media
capitalist ask.wage | company.clinic
wage:2 wage:3
capitalist ask.staff-class-for | company.supermarket
class:working none
working ask.assign-next-for | company.pharmaceutical-company
skill:unskilled skill:agriculture skill:luxury worker:shopping-mall-0 worker:shopping-mall-1 worker:college-0 worker:public-hospital-0 worker:public-hospital-1 skill:media worker:regional-tv-station-0 worker:public-university-1
working ask.remove-worker &1
skill:unskilled skill:luxury skill:healthcare worker:college-0 worker:college-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:public-hospital-0 worker:regional-tv-station-0 worker:shopping-mall-0 worker:radio-station-0 worker:radio-station-1 worker:fashion-company-0 worker:fashion-company-1 skill:agriculture worker:supermarket-0 worker:supermarket-1 worker:fast-food-chain-1 worker:public-university-0 worker:public-university-1 skill:media worker:publishing-house-2
working ask.swap-in | company.pharmaceutical-company
skill:unskilled skill:agriculture skill:luxury skill:education skill:healthcare
working ask.assign-next-for | company.tv-station
skill:agriculture worker:hotel-0 worker:shopping-mall-1 worker:radio-station-0
working ask.swap-in | company.tv-station
skill:unskilled skill:luxury skill:healthcare
working ask.assign-next-for | company.university
worker:cooperative-farm-0 worker:cooperative-farm-1 worker:radio-station-0 worker:college-0 worker:clinic-0 worker:clinic-1 worker:public-hospital-0
working ask.swap-in | company.university
skill:unskilled skill:education
working ask.assign-next-for | company.academy
skill:education worker:college-0
working ask.swap-in | company.publishing-house
skill:unskilled skill:media skill:agriculture skill:healthcare skill:luxury
working ask.free-health
least most 3/4 2/4 4/4 1/4
capitalist ask.sell-or-deal
deal done export
capitalist ask.immediate-vote-free | policy.7
yes no
working ask.swap-in | company.institute-of-technology
skill:unskilled skill:agriculture skill:luxury skill:healthcare
working ask.swap-in | company.fast-food-chain
skill:unskilled skill:luxury skill:education skill:agriculture skill:healthcare
capitalist ask.lure-to &1
company:clinic company:college
working ask.immediate-vote-free | policy.5
yes no
capitalist ask.immediate-vote-free | policy.2
yes no
capitalist ask.hidden-agenda &1
agenda:ha16 agenda:ha17 agenda:ha18 agenda:ha20 agenda:ha19
capitalist ask.freeze-policy
policy:3 policy:4 policy:5 policy:6 policy:7 policy:1 policy:2
capitalist ask.hand-over
company:shopping-mall company:fashion-company
capitalist ask.hand-over &1
company:shopping-mall company:fashion-company
capitalist ask.retire-company &1
company:regional-tv-station company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3
capitalist ask.lose-company &1
company:shopping-mall company:college company:fast-food-chain company:automated-grain-farm
capitalist ask.lure-from
company:public-hospital company:public-hospital-3
capitalist ask.lure-from &1
company:public-hospital company:public-hospital-3
working ask.swap-in | company.fish-farm
skill:unskilled skill:agriculture skill:luxury skill:healthcare
capitalist ask.discard | action.history-he48
discard:capitalist-unemployment-initiative-program discard:capitalist-change-of-government-agenda discard:capitalist-technological-progress discard:capitalist-competitive-wages discard:capitalist-taxed-enough-already discard:capitalist-global-food-crisis discard:capitalist-radical-reforms discard:capitalist-higher-education-program discard:capitalist-buy-private-island discard:capitalist-interest-groups discard:capitalist-global-branding discard:capitalist-endorse-political-campaign discard:capitalist-momentum-for-change discard:capitalist-investment-opportunities discard:capitalist-offshore-companies
capitalist ask.buy-public
company:public-hospital company:public-university company:regional-tv-station company:public-hospital-2 company:regional-tv-station-2 company:shopping-mall done company:public-university-2 agenda:reveal
working ask.new-bill
yes no
capitalist ask.new-bill
yes no
capitalist ask.vote-side | policy.3 C
for against
capitalist ask.referendum-side
for against
working ask.freeze-policy
policy:1 policy:2 policy:3 policy:5 policy:6 policy:4 policy:7
working ask.free-health &1
least 2/4 3/4 most 1/4
working ask.new-bill &1
yes no
capitalist ask.freeze-policy &1
policy:1 policy:2 policy:3 policy:4 policy:5 policy:7
working ask.bond
bond:0 bond:30 bond:50
working ask.bond &1
bond:0 bond:30 bond:50
capitalist ask.sell-or-deal &1
deal done export
capitalist ask.buy-public &1
company:public-hospital company:public-university company:regional-tv-station company:public-university-2 company:regional-tv-station-2 company:shopping-mall
working ask.cancel-bill
bill:1 bill:4 bill:6 bill:7 bill:3 bill:5
working ask.staff-skill
skill:agriculture skill:luxury skill:education skill:media
working ask.discard | action.history-he30
discard:working-fake-news discard:working-boost-domestic-tourism
working ask.discard | action.history-he17
discard:working-labor-market-deregulation discard:working-boost-domestic-tourism discard:working-state-scholarship discard:working-supplemental-income-program discard:working-reveal-political-scandal discard:working-student-movement
working ask.freeze-policy &1
policy:1 policy:3 policy:4 policy:5 policy:7 policy:2
capitalist ask.referendum-side &1
for against
working ask.discard | action.history-he48
discard:working-student-movement
capitalist ask.new-bill &1
yes no
working ask.swap-in | company.lobbying-firm
skill:unskilled
capitalist ask.bond
bond:0 bond:30 bond:50
capitalist ask.cancel-bill
bill:1 bill:2 bill:5 bill:4 bill:6 bill:3 bill:7
capitalist ask.cancel-bill &1
bill:1 bill:2 bill:4
capitalist ask.bond &1
bond:0 bond:30 bond:50
working ask.staff-skill | company.regional-tv-station
skill:agriculture skill:luxury
working ask.staff-company &1
company:public-hospital-2 company:regional-tv-station-2
working ask.immediate-vote | policy.5 &1
yes no
working ask.discard | action.propose-bill &1
discard:working-unemployment-benefits discard:working-fake-news discard:working-boost-domestic-tourism discard:working-general-strike discard:working-signing-bonus discard:working-cooperative-farm discard:working-public-sector-overtime discard:working-proletarians-of-the-world-unite discard:working-specialization discard:working-affordable-housing discard:working-supplemental-income-program discard:working-labor-market-deregulation discard:working-state-scholarship discard:working-migration discard:working-healthcare-benefits discard:working-immigration-reform discard:working-healthcare-movement discard:working-public-opinion-polling discard:working-highlight-social-issues discard:working-interest-groups discard:working-radical-reforms discard:working-student-movement discard:working-workplace-accident discard:working-workers-movement discard:working-need-for-change
working ask.immediate-vote | policy.7 &1
yes no
working ask.buy-amount | resource.health &1
least 3/4 most 1/4 2/4 4/4
working ask.discard | action.political-pressure &1
discard:working-fake-news discard:working-boost-domestic-tourism discard:working-signing-bonus discard:working-cooperative-farm discard:working-public-sector-overtime discard:working-proletarians-of-the-world-unite discard:working-affordable-housing discard:working-workers-movement discard:working-public-opinion-polling discard:working-highlight-social-issues discard:working-migration discard:working-general-strike discard:working-healthcare-movement discard:working-state-scholarship discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-workplace-accident discard:working-radical-reforms discard:working-healthcare-benefits discard:working-student-movement discard:working-need-for-change discard:working-interest-groups discard:working-specialization
working ask.vote-influence | policy.2 &1
least most 3/4 2/4 4/4
working ask.discard | action.strike &1
discard:working-affordable-housing discard:working-supplemental-income-program discard:working-signing-bonus discard:working-healthcare-movement discard:working-state-scholarship discard:working-public-sector-overtime discard:working-public-opinion-polling discard:working-migration discard:working-highlight-social-issues discard:working-unemployment-benefits discard:working-fake-news discard:working-healthcare-benefits discard:working-immigration-reform discard:working-radical-reforms discard:working-proletarians-of-the-world-unite discard:working-student-movement discard:working-general-strike discard:working-cooperative-farm discard:working-labor-market-deregulation discard:working-need-for-change discard:working-specialization
working ask.vote-influence | policy.3 &1
2/4 3/4 most
working ask.assign-next-for | company.cooperative-farm &1
skill:agriculture skill:healthcare skill:media
working ask.discard | action.assign-workers &1
discard:working-signing-bonus discard:working-state-scholarship discard:working-proletarians-of-the-world-unite discard:working-migration discard:working-need-for-change discard:working-public-opinion-polling discard:working-healthcare-benefits discard:working-healthcare-movement discard:working-fake-news discard:working-labor-market-deregulation discard:working-highlight-social-issues discard:working-boost-domestic-tourism discard:working-student-movement discard:working-public-sector-overtime discard:working-specialization discard:working-radical-reforms discard:working-unemployment-benefits discard:working-cooperative-farm discard:working-supplemental-income-program discard:working-workplace-accident discard:working-workers-movement discard:working-general-strike
working ask.vote-influence | policy.1 &1
least most 2/4
capitalist ask.discard | action.propose-bill &1
discard:capitalist-trade-protectionism-lobby discard:capitalist-foreign-market-insight discard:capitalist-extra-shift discard:capitalist-competitive-wages discard:capitalist-foreign-partner discard:capitalist-business-grants discard:capitalist-exit-strategy discard:capitalist-investment-opportunities discard:capitalist-technological-progress discard:capitalist-offshore-companies discard:capitalist-buy-private-island discard:capitalist-bid-rigging discard:capitalist-endorse-political-campaign discard:capitalist-fake-news discard:capitalist-tap-into-new-markets discard:capitalist-business-expansion discard:capitalist-health-crisis discard:capitalist-global-food-crisis discard:capitalist-taxed-enough-already discard:capitalist-higher-education-program discard:capitalist-radical-reforms discard:capitalist-global-branding discard:capitalist-foreign-recruitment discard:capitalist-public-opinion-polling discard:capitalist-push-political-agenda discard:capitalist-interest-groups discard:capitalist-unemployment-initiative-program discard:capitalist-industrialization
capitalist ask.immediate-vote | policy.6 &1
yes no
capitalist ask.immediate-vote | policy.1 &1
yes no
capitalist ask.discard | action.sell-company &1
discard:capitalist-trade-protectionism-lobby discard:capitalist-foreign-market-insight discard:capitalist-competitive-wages discard:capitalist-technological-progress discard:capitalist-bid-rigging discard:capitalist-investment-opportunities discard:capitalist-extra-shift discard:capitalist-taxed-enough-already discard:capitalist-push-political-agenda discard:capitalist-business-grants discard:capitalist-higher-education-program discard:capitalist-global-branding discard:capitalist-unemployment-initiative-program discard:capitalist-foreign-recruitment discard:capitalist-business-expansion discard:capitalist-buy-private-island discard:capitalist-offshore-companies discard:capitalist-health-crisis discard:capitalist-endorse-political-campaign discard:capitalist-radical-reforms discard:capitalist-public-opinion-polling discard:capitalist-exit-strategy discard:capitalist-global-food-crisis discard:capitalist-fake-news
capitalist ask.vote-influence | policy.1 &1
least most 3/4
capitalist ask.vote-side | policy.5 B &1
for against
capitalist ask.discard | action.sell-abroad &1
discard:capitalist-foreign-market-insight discard:capitalist-competitive-wages discard:capitalist-technological-progress discard:capitalist-business-expansion discard:capitalist-health-crisis discard:capitalist-extra-shift discard:capitalist-push-political-agenda discard:capitalist-higher-education-program discard:capitalist-endorse-political-campaign discard:capitalist-unemployment-initiative-program discard:capitalist-bid-rigging discard:capitalist-global-food-crisis discard:capitalist-trade-protectionism-lobby discard:capitalist-public-opinion-polling discard:capitalist-radical-reforms discard:capitalist-exit-strategy discard:capitalist-interest-groups discard:capitalist-taxed-enough-already discard:capitalist-investment-opportunities discard:capitalist-buy-private-island discard:capitalist-business-grants discard:capitalist-offshore-companies discard:capitalist-global-branding
capitalist ask.discard | action.political-pressure &1
discard:capitalist-foreign-market-insight discard:capitalist-competitive-wages discard:capitalist-bid-rigging discard:capitalist-foreign-recruitment discard:capitalist-business-expansion discard:capitalist-health-crisis discard:capitalist-taxed-enough-already discard:capitalist-offshore-companies discard:capitalist-unemployment-initiative-program discard:capitalist-technological-progress discard:capitalist-push-political-agenda discard:capitalist-trade-protectionism-lobby discard:capitalist-public-opinion-polling discard:capitalist-extra-shift discard:capitalist-business-grants discard:capitalist-investment-opportunities discard:capitalist-exit-strategy discard:capitalist-interest-groups discard:capitalist-buy-private-island discard:capitalist-radical-reforms discard:capitalist-endorse-political-campaign discard:capitalist-higher-education-program discard:capitalist-global-branding
working ask.assign-where | skill.agriculture &1
company:clinic company:college company:regional-tv-station company:public-university company:fish-farm company:radio-station company:public-university-2 trade:public-hospital-1 company:supermarket-2
working ask.assign-next-for | company.college &1
skill:education worker:public-university-0 worker:academy-0 skill:unskilled worker:shopping-mall-1 worker:public-hospital-0 worker:public-university-1 worker:university-0 worker:radio-station-0
working ask.discard | action.demonstration &1
discard:working-healthcare-movement discard:working-state-scholarship discard:working-migration discard:working-labor-market-deregulation discard:working-specialization discard:working-workers-movement discard:working-unemployment-benefits discard:working-general-strike discard:working-public-sector-overtime discard:working-signing-bonus discard:working-boost-domestic-tourism discard:working-interest-groups discard:working-proletarians-of-the-world-unite discard:working-healthcare-benefits discard:working-fake-news discard:working-public-opinion-polling discard:working-cooperative-farm discard:working-highlight-social-issues discard:working-immigration-reform discard:working-workplace-accident discard:working-radical-reforms discard:working-student-movement
working ask.swap-in | company.cooperative-farm &1
skill:unskilled skill:education skill:luxury skill:agriculture skill:media
working ask.assign-next-for | company.clinic &1
worker:public-hospital-0 worker:clinic-2-0 worker:pharmaceutical-company-0 worker:hospital-0 worker:college-1 worker:clinic-0 worker:lobbying-firm-0
working ask.swap-in | company.regional-tv-station &1
skill:unskilled skill:agriculture
working ask.swap-in | company.radio-station &1
skill:unskilled skill:luxury skill:healthcare skill:media skill:agriculture skill:education
working ask.assign-where | skill.unskilled &1
company:supermarket company:clinic company:fish-farm company:public-hospital company:college company:regional-tv-station company:hotel company:public-hospital-2 company:supermarket-2 company:stadium company:fashion-company company:clinic-2 company:university trade:radio-station-1 company:shopping-mall company:cooperative-farm-2 trade:radio-station-0
working ask.assign-next-for | company.public-hospital &1
worker:medical-village-0 worker:hospital-0 skill:healthcare worker:clinic-0 worker:public-hospital-0 worker:clinic-2-0 worker:pharmaceutical-company-0 worker:fashion-company-0 worker:fast-food-chain-1
capitalist ask.vote-influence | policy.2 &1
least most
working ask.vote-side | policy.4 B &1
for against
working ask.assign-where | skill.luxury &1
union:luxury company:public-university trade:college-1 trade:public-hospital-1 company:regional-tv-station company:college company:clinic company:public-hospital trade:vegetable-farm-0 company:shopping-mall
working ask.swap-in | company.public-university &1
skill:unskilled skill:education skill:media
capitalist ask.vote-influence | policy.3 &1
least most
capitalist ask.vote-side | policy.4 B &1
for against
capitalist ask.discard | action.lobby &1
discard:capitalist-foreign-market-insight discard:capitalist-unemployment-initiative-program discard:capitalist-push-political-agenda discard:capitalist-public-opinion-polling discard:capitalist-exit-strategy discard:capitalist-health-crisis
working ask.swap-in | company.vegetable-farm &1
skill:unskilled skill:agriculture skill:media skill:education skill:healthcare
working ask.swap-in | company.publishing-house &1
skill:unskilled skill:luxury skill:media skill:education skill:agriculture
working ask.assign-next-for | company.supermarket &1
skill:agriculture worker:shopping-mall-0 worker:public-hospital-1 skill:luxury worker:supermarket-2-0 skill:unskilled
working ask.swap-in | company.supermarket &1
skill:unskilled skill:media
capitalist ask.vote-influence | policy.5 &1
least most
working ask.swap-in | company.hotel &1
skill:unskilled skill:media skill:education skill:healthcare skill:luxury
working ask.assign-where | skill.healthcare &1
company:clinic company:public-university company:pharmaceutical-company company:clinic-2 company:hospital
working ask.buy-source | resource.health &1
source:capitalist done
capitalist ask.immediate-vote | policy.2 &1
yes no
capitalist ask.vote-influence | policy.4 &1
least most
working ask.swap-in | company.fashion-company &1
skill:unskilled skill:luxury skill:education
working ask.assign-where | skill.education &1
company:public-hospital company:public-university union:education company:clinic company:college company:regional-tv-station company:supermarket-2 trade:shopping-mall-1 trade:college-1 company:academy company:shopping-mall
working ask.swap-in | company.public-hospital &1
skill:unskilled skill:agriculture skill:media skill:luxury
working ask.assign-next-for | company.hotel &1
skill:unskilled worker:college-0 worker:college-1 worker:public-hospital-0 worker:public-hospital-1 skill:luxury worker:radio-station-0 skill:education skill:healthcare
working ask.swap-in | company.college &1
skill:unskilled skill:agriculture skill:media skill:education
working ask.swap-in | company.fish-farm &1
skill:unskilled skill:media skill:luxury
working ask.swap-in | company.fast-food-chain &1
skill:unskilled skill:media skill:luxury skill:education
working ask.buy-amount | resource.education &1
1/4 2/4 3/4 4/4
working ask.assign-next-for | company.regional-tv-station &1
worker:tv-station-0 skill:media worker:publishing-house-2
working ask.staff-company | role.working &1
company:public-hospital-2 company:regional-tv-station-2
working ask.assign-next-for | company.tv-station &1
worker:supermarket-0 worker:public-university-1
capitalist ask.discard | action.make-deal &1
discard:capitalist-foreign-market-insight discard:capitalist-taxed-enough-already discard:capitalist-technological-progress discard:capitalist-public-opinion-polling discard:capitalist-push-political-agenda
working ask.swap-in | company.clinic &1
skill:unskilled skill:luxury skill:media skill:education
working ask.discard | action.buy-goods &1
discard:working-signing-bonus discard:working-state-scholarship discard:working-healthcare-movement discard:working-boost-domestic-tourism discard:working-public-sector-overtime discard:working-unemployment-benefits discard:working-radical-reforms discard:working-labor-market-deregulation
capitalist ask.discard | action.build-company &1
discard:capitalist-competitive-wages discard:capitalist-health-crisis discard:capitalist-unemployment-initiative-program discard:capitalist-technological-progress
working ask.assign-next-for | company.medical-village &1
skill:unskilled worker:shopping-mall-0 worker:college-1 worker:radio-station-0 worker:public-hospital-0 worker:pharmaceutical-company-0
working ask.swap-in | company.shopping-mall &1
skill:unskilled skill:education
capitalist ask.wage | company.institute-of-technology &1
wage:2 wage:3
working ask.staff-skill &1
skill:healthcare skill:luxury
working ask.assign-where | skill.media &1
union:media company:regional-tv-station company:lobbying-firm company:supermarket
working ask.assign-next-for | company.public-university &1
worker:academy-0 worker:university-0 worker:college-2-0 worker:institute-of-technology-0 worker:shopping-mall-1 worker:college-1 worker:public-hospital-0 worker:clinic-1 worker:radio-station-1
working ask.swap-in | company.institute-of-technology &1
skill:luxury
capitalist ask.vote-influence | policy.6 &1
least most
capitalist ask.deal-stored | resource.food &1
2/4 3/4
working ask.assign-next-for | company.pharmaceutical-company &1
worker:radio-station-0
working ask.assign-next-for | company.institute-of-technology &1
skill:unskilled worker:clinic-0 worker:public-hospital-0 worker:public-hospital-1 worker:stadium-0
working ask.assign-next-for | company.fashion-company &1
worker:college-0 worker:college-1
working ask.assign-next-for | company.vegetable-farm &1
skill:unskilled worker:supermarket-0 worker:shopping-mall-1 worker:clinic-2-0 skill:media skill:education worker:college-1 worker:regional-tv-station-1
capitalist ask.export-from-zone | resource.food &1
least
working ask.assign-next-for | company.fast-food-chain &1
skill:unskilled worker:shopping-mall-0
working ask.swap-in | company.pharmaceutical-company &1
skill:unskilled skill:education
working ask.assign-next-for | company.stadium &1
skill:unskilled
capitalist ask.wage | company.university &1
wage:2 wage:1
working ask.buy-amount | resource.influence &1
least 3/4 most 1/4
working ask.swap-in | company.stadium &1
skill:unskilled skill:education
working ask.buy-amount | resource.luxury &1
1/4
working ask.food-amount | role.capitalist &1
2/4
working ask.assign-next-for | company.university &1
skill:unskilled worker:college-1 worker:public-hospital-0 skill:luxury
working ask.immediate-vote | policy.3 &1
yes no
working ask.swap-in | company.academy &1
skill:unskilled skill:luxury
working ask.staff-skill | company.public-hospital &1
skill:luxury skill:healthcare
working ask.assign-next-for | company.radio-station &1
skill:unskilled worker:public-hospital-0
capitalist ask.sell-to-state | resource.health &1
2/4 3/4
working ask.assign-next-for | company.shopping-mall &1
skill:unskilled worker:public-hospital-0 worker:regional-tv-station-1 worker:college-0
working ask.assign-next-for | company.fish-farm &1
skill:unskilled
working ask.assign-next-for | company.publishing-house &1
worker:radio-station-0 worker:regional-tv-station-1
capitalist ask.staff-skill | company.medical-village &1
skill:education

iOi-FAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA9PAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAyuEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAyVAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAkjCAAAAAAwpBAA_QAAAAA_uBAAxFAA4PAAAmdAAAAAAoaAAAAAAAAAAAbAAAAAAAAAAAAAAAAAAAwRA5RGAA9C9CtCA7KzSAAAAA2E2CAAAAAAAAAAAAAAAnGjOAAAAAAyByBAAmBmBAAAAAAAAAAAAAAAAAAAAAAAA-LyLAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAy-EA8SyE_B3NhKjKrCmFkF3BK8LiQtEsC2DQzCjqBvO-WA5EzV8FA1mBAtG4GvSnGjB4FtXAAAAAAAA9LsP6ExNpYAAAAAJtE4IpPAA9HAAAmiBAgOqe-BAlJlJ2FvTlOvzD4NAtQbAqN7BAAAAAAAAAAAAAAAAyEAAAAA_XuEkbAnBbvCAAA8VAAAAAAAAlHvS2EhfkMsVc1Orf9YAjOwXgHybAAAAAAAACAuwDAhFtb5FzVqBW1M2E2BwCyFzP-NH_StFwFwC3XoSsSmFzI7DgOA6JAAxC3RgI_B_OjKsLAAAAAAAxK1xBmEsb7VAAAAA5mBpG9EsbyuCA4TAAA4fA3GzTrJ_iB5G5GgEnEjnBh0BpBAgD7EA2UuLAAAAAAAAAAAAAxEAQ_GAAAAA0gBgHiHAzHiFuDAAA8jBAAAAAAAA5CsBoI6CVlFNCxd9ZAnK2HqHsJAAAAAAAArSAu6BApGndqEpIiDlHjIuRqNkB8HqC-JpFvKxB7GnD9aoUiMlD5L1B2WA7HAlFAzC8LtF5MyE-EjBAAAAgMAzhBt_CpEiXlKAAAAA1oBvL1QgXyTAnLAAAqkBAtM8OfpIUUhB9DlnBvOSAqBzEAsMvKAAAAAAAAAAAAAyCAKwH8DAAAAyPoE8JD3D1Em2BA7DA4oBAAAAAAAA-MImMfyOhFgJYbnCAzF-QajGAAAAAAAAuCA63BA9J5V2VvJPpBrU8QrJrKqFkGrCzDpD1D0COnXuOiJ0E9D1H4LAnTA4a6DvK6OkFtR8BgEZAEAAvHArXliDOiHpEAAAAA3D8JhJ0HsWA_HAAA4qBAtDoKiBvH_J_Jnf9QzDpSDA3DjGA2ClFAAAAAAAAAAAAAgIAsRkIZAAAA2UclKA_CpC4vBAxBAsnBAAAAAAAAMAnD4C2JlI0MjBzCgRAzBiMjE9EAAAAAAAAlFD5HA_O3UuSsKwBxB6CqH3H4FkGtDgFlBjEuIbtGrQwHjC9C_HjBsOA7BAlJTlN-H0D1LTqEsFA4EAAnBAnQl6C0EuNFAAAAA8J2JvMwJkFAtOAAAunBA4C4IjBlJnEnE9Vvb4P9JxGHmCvGA4DuJAAAAAAAAAAAAAiHA4HJ9EAAAAoBWJA-CmE0OAAAyaAAAAAAAAU8C3BsByTvC6FhByB6GA6PuKoCSAAAAAAAArCmBsxEA5KAmEW3ItJ6BIpEhQ0KoU4WuDqNwLjM1J0HIoHAqFxX2EAqFA-EgI5SpBvCsgBje3EAAAAAAAtDoVuV6b7IAAAAAQmC_PqQAA6QAAAoUAnDggC6DAhBhBtM7B_T_QuOAgDpDAjiBbAAAAAAAAAAAAAAAAxHAAAAAiWrL7T1BkDLYAAAihBAAAAAAAAkCxOuJpYlDoVe1EyD-CAvB1EHlJAAAAAAAAAAizCA7RoHrH4T5WvW0CIgI2DyB0FmOlCHiNxDsH0E6D8GgNtNhL0HA6JAxLuMgFpGwDkSzYzOcAAAAAA9Bge7ErDzEAAAAAhXxa_CidiSA1DAAAyOAmGqhBytClZwDwD_I5NjgBpECA9ChDAT_IAAAAAAAAAAAAApTArDnBAAAAAiKF3KAmO_DdAAAiSAAAAAAAAtIhHwT7CrBgIrGMoG6DAzBtM8G_EAAAAAAAApGA8oCApOuKuE0WvSpRXoHwBxEqK-FDwBtBhCgEuC3D0DkC6KlGlEKAqIAoNyKQ7HzD6RxInU8CAAAASA2DmBiNjbyNAAAAA5cpeuCmagQApXAAAiLA-HoqB01C1evDvDtK7GtQzN0BA5CqCA0EjMAAAAAAAAAAAAA3JA9LuLoHAAAAkE0BlalB2NrF6BAAAqIAAAAAAAA7CSnHKkGKlHQlDqGA_H7N2CrBAAAAAAAA_HAomCAhWyUiQuQ9H-GvM5BgCxT4C2DrHmBGjNhC9BxByErB4CEzCtEAuJA0b5DqB7FAgGjBrKmHAMAA8aAgJnBkFzfwMAAAAA1OjdyM8KyEA_CAAA4EAsC4tB-3C50BII2BrHnZ7BGA9D2BAzMxHAAAAAAAAAAAAAHAxF8FoFAAAA2BlExNAkIrDgFAtDAVAAAAAAAAuFM4LsB0WwDsP-BN-FAtBhI6GtBAAAAAAAAhDLiUA3RA-TqGuCoEhF8CkF1IWiEvFqBwFhKfwI9CENiCE1B3CAwMAgE7K8D_FFmKL7F6EAlEAA9BAqDDxD5B4BAAAAAiGjMcwBQAlEAAAaAIkjB8PwQqGqGb-J1SmC3FHMqCA8CxDAAAAAAAAAAAAANALkB-CAAAAUQGAoBxB5CAAA5BAAAAAAAAwD-BvHIkD0B8ClB1ByCAuHyBoMRAAAAAAAAhDTgmHAAAAAA0IAAlKAAAAA9HAAZAA_QAAAtEAAAAAAwIAAAAAAAAAAArBAAAAAAAAAAAAAAAAAAAqRA1T0BAAzEzEjBAjFu2BAAAAAwGlCAAAAAAAAAAAAAAAhT8DAAAAAAmCmCAAffAAAAAAAAAAAAAAAAAAAAAAAA8O8KAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA0JoHX6D3BgCqE-JuLuH5CoC3GsJ2BaNyHLrJvC1CP3DXAAP7DhBsG2IqD0DKcnCoIiDNiEmFrBqH8D6E4B3CE_DvCqD7DrBiBtLxBbjE7ChE3F7B1DMuDtBpB8FhCSvDjE-IoEb4BuBsC5LnBD5E_C7CtE3CSrCb2BtGMZzDhCKzBV3BwCzBJ2PwBnBgHWqI5BPkB8D9C_D-DqCvCURsCrFbsDBjDlDuBhEnCR4EoF7Ec7BvDjE8BzHlCnDShBnC4JoBsB0E8C2C4H7G1BwFiK4CjMJpC_B9CvDblCvBgCJiChFEoBzCvBnCYtBsBZpC4BqJyD8C6C6BpC6F6BiB8CjBc7IG1ClCjCf_DvBSnBBlBoBAAoBAA4CDnBpBuEgB5DAA5DAAzCAAAAzCpDAAhB5BrB3CAhBCrBL_CEKZ9CK0BDiCZKKBAAABAIAAAAIwBfIZ2CILAAALAiCAUkBHQjCAjCAAA9BAA9BAAPAAAAP2GiBzBwC-FZpFApFAAANANAAADAADAALAAAALeAAAeAAAAAAAAAAAAABAABAAAAAAAAAsDxC4B5BmBmF4B1B4B4CwBFwF2B7C4HwCvD1CdtBxBjBqBnFnBrD4BF1B4DDIsDgBNK0C_CE8BboJ8EyBxB2G5B9BTrEIxByCkCRoDxBhC8E4DLAuF-D5DhCQgE3DKvCxF1BmC3B_DnBmHFyFP2B4BbG1BZlByC6EK6BN4CoCzBvBHCCWiL6DgDqCGa6FgB-DyCUrC5I5DjBVlGyD1CZRQ_BCnKCBSrHzDyBiDnBlC1BiD0BrBsBoEhCrBvBAxBvFnD4JjCbhB2B3BH2CvBqBlBsDMsDrDnB4ILlC1DjD1ClD0Ef9CLZPCpBTEREHBsCeaEkBVrBAfCPCAACjBiBOmKmJ0B6CfvB-BMBZiBsBQBBDiBLZAAfAGvBfGJVKFDRMSNPAPAAAwBAAwBAAhCCVZFRfAAfAAeAAAeAcsLzDTkFgEyF9ElB1BDT5BvE3CtFhBnCoHuHcIuBkC2D3DL9CKVrB0HH2F4BiDrCvH1BDjCjBvDerCwHgBVtEoFUDhBtCsI9JBnCnBhEhDxBuB1C4BiElDtB9BV9C6GD0D-IanB5C9ClECc1EsCjDsIuEoC9BRgD5DnCTHpBGkSwKkDiEyBrCpHP_FyCzBNBEGQA7B1IvBrCjDczC8I5B2NwE7FzBDAAADAAxB_CalDPoEtBLRaLfIqBGTHZgPmEmEgCXyDhErBlB3BVAgQMkB8G2F6DOAoBdCA0JAoEuFOHqCPJDoBgBZANcfHTWrCoCEbhGZPhBjDHwE6C2BmBBdsBrBkCL8BbiE0F5CfGHoEYmDiBWG7OhF9DlESlD_CAbnBhBIpIApC5BhCpBXGCSE3B3BbEGpBA2BxCRAZlCUyCSAamCTAcQOYIjBbPNXHkBArEnDCGnBRsEoDBFoBSa4JoF2D3CuBiDgC5CQyByDZeoCHnBxCsDwB6EhCyDzC9BhBjDqDBMZrB3CSqBHRxGjCbRtChBvGsB7BzB4D7HlELkFzC3ExBiLyBKVoC8I4CpBJwDXuBzGiDvE9C_CYO_DsBMqCOjEvFQBPE2F8EXzEoEyBI3C7B4FbEkFtCuB4C0HjEmIqEZ6BoB4BvHCrCJbzD3K2CrDTvF_D6I8DgF6D1F8BCcwBrC1BoBtBlBK7BwCnB8EnC4CO4CmBjEpD1BLViCDuBtBDzB6BgCrBWtB2BoCuF5C0C0DoBY3FCbDpBvDEN0BNBRAAAAAAAKIRUBEdKLtBAUmCagC1CsBcYa_BkCHKhBfYbCALKMZGNtBJLXIHTAFdBS8DKY4BUOkCGB6BMFsCJBuCYJpBHbWVDrCLVIctCCN0BHOdzBCIXnBCnCfxBVeCOGHQNShDHHfxBAsCHwByBLAXYgBxCKJxBDXVetBiEeRqBIkCyCO2CQfBwBAAWUG1CVvBdNceFBOYAXGCFZAXATBBAGAERWAcAeDAAA1EQ9BvCkBjBNwB7DiBkBAzH7BlGvBtCmFqKlDI4H2EWzKbzBzDzEC1GrCpBzBNd8QiH8G8BiBBnFmCjCzEKTS1DyCtC1CgHrCuCjEMtC2B2HlCc2EiDsB8I8C2DmBYUhDlC2DDfrDdrDGmBuFjF0E6CsCfyD_CwD1B4IF9DO6C8BxBBiFnC5DkEzErC1DyChBXvBcnDwDkEsB4DiBjG6D8C1BsCqCsCrCoCbkGCfjC9L3BpDrBtCjDxDepGmCalBjBpBNOECAoBLMGrBuHgCEuByEVEmCBNPZnCzBdjBCsBaFCDEcInCftCfYmCxCjBrCjC0BwBqKmCmFoC0FlB1EFUL3D1CnD5B7BgCxBxB-F-DS5B_BmEAAAAAAAkBfb0BVgCgBfFbHkDlDiDFvC6BrEmDAqDOjBOgLdS-E4B2EjGFVtBd3CAhCCFhByBzCrCCbTPb8BxBJWlBuDkDKwBsBEYA0BVKKwBG9BcXJnBXWTUCAUA3BI_BOanBeIFDRuBzBvBQATCoCA-BFgBHAYkBIBWnBNXDJaDDbBOboBLAAAXM0DnDNzCWfCsKiBeyCkE2BhDN2BbfpC7BCWN1BREAAQGRUAEtCoB0BARZDFFWkCScUEB3BOCKBvCRAADCPPAdALY4BAARKgCAxDZnBvBGJrFFAxDY7C-IkB0C-CM-B6EAFsB0BgChBAjBsBlBCOATKYDAcqBUDGLTxBkCBAfUImBIxCwBbjBa8BtBhBlE7CNGjBCQyBjD0BRiB4FmDAnBwCqBHfgBdcNXdoBRAN-DNyDCPqB5F9BXLd7BDWFMlBEnFhB9BNQjCnBfNcMhBAVYhBWG4DP4BsBkBBiCqBrBcFsBuC-BEPgCjBnBEQVXNqCCtBMOkD5BJbGMlB8BKmBoB9BiB5DvBVSH9ByEWoBcQoBvCTbhD0BOjBDDBTH0CcNsBDcpBJKLBbQEEAAIvBEbXBC4DpHVbnBM3DqHWcoBN4DIAAAIABAAABAA_FF5BzCLHgGG6B0CMIoBnI9DrB_BGboI-DsBgCFcASoBVLCYRnBWMBXA5D7BnB4BtCK6D8BoB3BuCJ-D_FrBVpDdDkIiBkB6C-CcDKEBOdtDCfW7BtB6BAUAJuBHAAAAHA5CLPPlBZ6CMQQmBYA5BiBNvBLTefMkB8BpByBHAGQgBTKDK3BUOACBBQAPBBAMVURIASKUOBAMDjBABAdBIAAAFQAyB1CmBoBgBaxB2ClBnBfZAqDMsCGPgBSTJHA6B4CqBgCB1BmB1CPjBF4BxCmBO2BQ7BQ7CSJdLhBJMfYVFJQpCDUgBhCfQhCVD-BbV1BkCiD8BSJmBaLzCLrBSXlB5B3B-B1BFHlBARLDDyBbFgC9BuC2BHiBIOGyByBLSiBjB4EqBkDUajBnBa1BkBVLFPCJ2BrBLdYIQdCgBPENEpDN7BXDJkBWcPHQtEzBJCpBlBkEiBLSQsCsBZCOiCJ8BMkBEMDoBcDQcZTETAAD-BiPoBiDiEoB4FqCuCeF5BeqC2EHLKUTLHjB8BN_BFvCkBmCjCrB9CyDEVhB-CAeKRyC6CAGMsBcgBBfvBsEtBlFNXrBX5BMW7BsBDLyDb-CwDYjDhHrCnChE3CqBpDAtBEjCAnDAKCpCpBgBAMSebEApC9BkEJKACgBzC6BnBAVMiBzBaI3BuB0CtC-DhC6BuB9C0DnBbCVnBuBhDAHHKlC8CA8BRqBHAABEJGvBABCJlBwDWQFgBqBJAiBBZPWADJZyCfAbRjBwBWAcDZaRAMDbGdAAACfsCAXO0DpBEAeLoB1BnBAKK_BClDA9BrBxB0BGAhBDFyBjCAHATnBbAGABf6EAuBc_B0EDAIDNIEAAbcCNAAFXQfAABAf4BAgBgBbaFAAADBvBAXHCPoBAABUWWAAUkBhB6BACgBcBvBAgBEbxBPAgBBJd_BABJI7BBADGDA8BAAAMwB8GAHuB0E0BbAJKdAZAhBAAIbAHXPSjBACLFRMA4BEQdfAgBARrBnBAfADDsCA6BQURgBAAAgBAxBADADrBfABARJIALACUjBAIDBlB9DATjBdpBmDAKaK6BLAAAALJADAEHjBACBdFFACCBJfADAGhBHABCAHYAWAcZuBABKAmBAAAAAAEAALASCAACBAKAACAIHAACAJYAAAAYGAAAGAAAAAAARAAAARAAAAAAAuBhCvF2DmDoCoGgByBO6BuB-E8G1BVU0CdcUdfLwBAaaQe9BpCZJOI6DAoBKxCoF0BAMIJsB0CEYV-BFZzBJCeI6DTjBmBiFR8D1C2FajB4BjDKGnBCtDOARapBuBRAAGbEzBAGWX7BtHA9BX7C7BoBAuBVLchCAGXDjB_DgBID9Db0GckBiBvB6E6ECNsC8BgBjBAUTDFwCAAZoDBnCAAGhBrBJAAAAJ_CAXhBPdgBAOEyBhBJAJRLerCA1BDCZyK4ByCMqBuGzBADCAzBeACCBcTAACAVoBAAACmBSAAACSgEAoBkBGyBSAEAAStBAhBBZQ5CAYZiBrCLACQAfyBACaQKdAbMJBqBAaU9B2BJAGAZIhBAgBSXzBVAXAAE5BAgBARlChCAfAAfGAmBavBFOAeBDDqDA6CYKPOADgBhBYVAAAfKyBAHFWqB0BAFNGkCpBAHTMbUAGFGOxBAAUBjCZAAALLGAVdQmBzBAKpBKbJAWNoB5BbAHIAbpBAIDAtBzCAAhBLjBbAAPANJAHVKMNAANBAvBACBtBFVAAbDIXAEADXRAAAARSAAASAUAAAEOLAAAALoBAECoBDDAGEAN2H9D5DuC4BxC1ByCoBiETejDDFACAA0EBoCkDbIoBCtChDuDgC5CALlBVTIAMKMZ3FPrCdzBXRABAShB-IgDkBIewDULtCMsCWzDBLB_B3BrBApBJCI0BAWOsBZZABJGV8BAWDZkCKAGAEAOCAICA1CEKxBZXqBAYADWTDvBAGagBAXHDkCjDAnBqB9BlBzBDDEpBFyCNOGqCCCAFHsBZiBAsBaQzBBACACFdAMNLNIAAIAAbLTKFCQAAQAAxBAICLxBQUIOfGxBA5BKPOhBACjBlBkBXAAADTYGNAAgByDIiBFA-CtCCdbLHBAAABBeAAB4BXHAAKARFATAAOGAGAAAwBAEMGegCAyBIEAjBAbAAJKAAKAA4CAJOC0CiBALmBLUSAQAAACAAAACBAAABAZACAAbDABAABAAAAAAAAAAAAAAAAAAMAAABOOAHADaIAAAAIfAAABbEAEAAAcAYAACXAZAAACAAACAAAAAAAEAAACCPAAABLWAaAAFAAAAGFTAjBAAQiBACALsBFACAHAJAAAAJIACAAIBAAAABAAAACBRABADLAAAAAAAAAAAAGAGAAAAAAAAACAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAARHKALFMAMAAAHBKLAFeAPXkCCSKNUCAMAAAOBdAMNLNoBMAAAcrBFAFfAKAJUBAQACDSASACAQCVAAAVAjBAAAlBAJAAAJAApBzDMkDRV3FaT1CGtDqHAwBuCqDBvCDvB1BAOhBAAfABbAAKPVjD0BnCEvCNfAAHGdnBqBMhDzC6CfYUCL9B8DAkBOmBkB-BFDCyBSXAAAAX_BBjBBdPcAcDLQUAOIBCgBAsBWc5B0CCKId4CDARAAORAbEAGYAWAACEAUJFAaADFGgBKAAKAAsCAqBQLgBYAABcACAABeXUALDJyBAAGcTNRADFDB6BFLYwBGUAQAACTAAIfCZAHAARAAXMZqBVAGGChBhBAlBERQCALCODzBBAFdNeAaAACGAZGEUYAiBAHAfAfAAANAAJFAuBAgBSAFoBAAAOaIAlBDSeLACVpB2BJAAAAJAADDHQiBAAHOewBAEQWE0BAHJgBqBJAAAAJEAKCOVLAAACNJAAAFDLAGHALjBAACU3BSADWAAWAAEDWMAAAAM2BEUDlBmBgB3DCbkBKrEvBR-BvBzBEiBAJgBrBA4EYuBCIiEMAAMAAeAAAAeyFAL0CEmDxBAxBAAA9GvB9CpBjBBtEAAtEAA0BAAAA0BaAaAAAEAAEAAhDAAAhDAPAAAAPmBAAAmBAiBAAiBAAgBAAAgBAEAAEAAAyCB8CvEoCanFWxDwDvCvCICMvBUY-ER0CSOuCcAAAAcwBAAgBAS-CA-CAAAtBAAAtBALAALAAKAAAAKpBZhBIAKQAQAAAmBAAAmBA_BAA_BAAWAAWAAgBAAAgBAYzC3BX-C1CnBI8BzDTiCqB5GTKYlB5FkJYc4ByBkF1CN2CtC7BV-DeiB5ByB-BAnDtBZHBTkCBKGgBWgBSGGQNiBMQDDMTIHATAHOCBXCA-IzBkB6E8InEhIaPbnEnDhIVVmBrDnEzFFcRrI4CqHgCGnBIkGgFWV1DiGyCQ9DhElB2BtBMkH-DuBqBgDhBpBAgBAlBjBjCY9DOVH3CAXTlD2BpEAY1DLevBAAPlCMwCAcIoCTiBAKIyBLrCAAAhBtCdAcOZlCmFAAoBqC4BuDAKGiBeaAVBSiBwCAAU8BC_BAAhBjBdmCAAJU6BPAAMjBGXAA1BYXtBAADW_BQAAnBWcrBAAQbfbAALMdjCAABjBdNAAcXTAwBmDPqC5DqB8FIqBwCgGvBPAgBNCjBpF1DzC9B-BTvDARuBjFM0FAgB_CqFuCqCACEuB4BhGAnBpDrCmCyCAA6BsDpDMAawBb9BqEAC4BhCiEoBACsBKrBmDAAcV6CyFAB4BsBsCiCAAP2CnBXAEtCqC1B3BAA5CMOpDAEV7DKjCAAoBtB5BAACZUDxFAAD5D5BzBAAnB2B_BhCAAMAxCnCAAgBvDILAAGavBQmFyBVesFlC7CdG_B3B6BoBEWtCE4CzBACDXXtBIPFVJLRmBHNH4BoBIalBU8CAyCXOWhCAAhBfBGAAGAA8FAwBISgEjGNbThDb3FTtCDC3CPECWJjBKA1BjB-BkBAABiBAfQAAEAOKAAAAKnBEhCSSLbKIYTzBuF2BsBwB7BkCiCdSDwBkB7BAHANlBDjBGgBDBFAAACHyDAnC4CpBsEFAAAAFFAAAAFVAAAEZzCAPGjBnBNARKpBkByBAWAIUNANAUVGAAABKFAAAAFQAOAEBuBAAGyBJCAABDGiCAwBJJmBIAANPmBAAOCHHaAiBFEHIAAAYNHAIFAJJANTGSJAAHAAGAZYGCDAGAAJQADSAAOAAAOArBAACVVMAAAAMHAFAOPBAGABDAAGAFACAGACF-BAKGcSLAAAALRAAAFLoBAEIaEKAAAGEGAAAAGGAEABEAABAACAAAAAAbAAAZBFAAAGJDAAEAFOAAAAOUAAEOCAAAAAAKABAUJJAUABZAAAAAAJAAAFDDAAAUXXAACZEEAAAAEHAJAAAOAAOGDEAAAEAAAAAAABAAABAOAAOAAAAAAAAA6DiBIV4E3BrBhBqBdhCyBhBCV_BgBShBTHyB1BItDTnCuBXrBfAAAAf-CsBwB0B_BFAqFAzDuEgDsBbJ0CRK5C3DFGrCxBGlBAAGVVLGDIOhBcT0BSxBeT6DpBTrBjBiDAkChBC8BZAGbNIuFAqBAD2E5BQrBRDEHAZkCPfIGCmBFdcAjBP4BYFAHaBV7DLFVhCT5BAPURrBpCAdKpBJiCK2BpDR8D0BfECayBkBpBMHKgCMAIEAAKAPQAIXAtB-BnCgBKAAAKAbAAAAbrCAEXHtBKAAAAK8BAiBEKMWAAAUCNAAADJEAFFQBqBAAKUOyBAESUKQAAAGMXAiCJhBpBcACCEWpCAQHI7CRAAAEVMAAABOZAZABCJAFBOPaAMKebKAAEECdAHATBZAOHCfNAABBJsCACKcoBCABAUPBAAAYXQAHKUDoBAABKgBmBAIJqBDjBALPELcACCQKLAALAAOAAACMJAAAAJMAAAAOAmCuCUPUhBkD2BEXDkCdVnBYCGmD0F_BPBCkGoBuDa6BlB7ElBRxBRdrDtB1CgBZSzEGDtBJjD1BwDhBH5BjCtD7Dd0BOT9BXabCJ_CtDKmBMtBmChDF8ByBwCQiCoBChB3B4FwDWWJoB6BmEgB9CkBnBjJjC_CtB3BZcGsBxCUmBiFMUX8CyBmDyCCjB-BF4EfgC2BZqD7D3BnBUxBClD5DXgBHS2BlBWkC3B6BoBeJmBzBkBJ1BgByBlBAhFxCXIhBd8BxB8B2BUZ7D1BnB5BbwBffkBJJPAcxB0CkBrBBPBALFEAAY4BlCFnBBfpCLkBlCANlBRBIAKKMZhEtB3BCrBEqCiBwBBkCtBXABAMhByHY4CDqB6CRAdJCSxDANClCzBdIrBPAWcAPHD4BXAFECVcABuBShBJATDSBkBNBGmBGoBAkBaMfFC3BHQoBEDBDKExBAACVffAJHGVoCWGUOK1BAzBKBJzBACjBvBeZAAAAZgBCDAAkBoBAeAiBZoBDkBFAeLCLALMbAABSrBFATAAOjBAbAAJQAWAAFmBAHmBLUaAJAEgBuBAuBAAATADICZMAAABOcAYAACXAZAAAWAaAAFQAHADaLAjBAAYSACALcJAAAAJaAAAGWeoEjBW8BKqCKCIAqBpB5DckCe5B_EBUhBa0BrCQJiCjDmDhCkEACJQgE6CBZgBOuChCB5CmBWJAACSSDlDAzBGrDe6GAEmBwD0CnDAtChBvD6CaYsBhBdWtBAAKjBTdA1BlBI4BtDANJlBvBAAPBmBTPAGAKfmBCFUoBQEAAZAeGAIrBboBvBAfIXMAIrBXiCAzCD-BTRhEiCAEJqBeqBAAPG0B8BAVASgClCAFARtBmCACAHsChCMAABrCAACANMFAAAHCZRAJDGYAAEIKnBATBPBiDAaIeiBqBAAAXiC3CAdYnBnBcAGDrB0BjFhBXBdrCjBTADPC8CMcEcUCLLAGWcAAAFiBkDAoBA2BEAAAAVW0BAaAOOtCAfBCtBWAAAGQoBAJAmBOmCAAAY4BWAEHIQXAAAHRAAAAAAiBAAAwBAAlGA4BIpFvE0CCIKyDvB4CsBpBoCmExDSmB-BtBtBMqBJmBW2CzCrCBhCfJelBCBN1CwBwEBLIkD2ChBAAfBAlBAW3BpCiBbWBAZJ8CACQM-BAAAGELgDACCFiDYeNOCLoCAKgBGY3BRBdhBekBACHSW0BBAXkBsByCFuBQjB8BxCjBPC3BMxBjB5BKsCfpCArBTlDyC8EAiCL4CavCWJGpFkC8EAoBO8CK_DIAdarEkBAASkBAWAALrDuEuBBSVWekBAaOHEYAlBoBCUFALAMFoBAJMmBCtEAdKb_CAAjB1B2CCyCAmCNHiB7BAQH7CajDADBgC9EyBAAWsCtBRAALRMwCAAZwBkClBACA9BWYAKEGCJAFCKTYADOQOKAFQOJ3BAERTT7CAfJJpBFAACVQQAAACMTACACXABJAUFHTCAXCAcGAUAGeAAeAAlBAAhBADUCAAGMAZDCINRQAAOAA8BAAMeSGEUJPIcBGCYDbAXAAFkCDmBSEM1CEKxBZXQAAQAAMAOAABjBAZABHXFlBCASZAADTBGADAKA3BEJfNDYAAAWAKAAIACMAAKAAMAAMAAKAAKAAIAAMABRBBAANaAAAAaUABAAWZAAAAZOAAAAOA9BAbGlBAcAKGAMKAAGAEuBACEoBAfAAfAAQAAGAKlBATMXFJAABKPeAEAnBiCkBAiBAEDXAAAKhBOAAAOAyBAGAUarBAZDLBgBAABKY5BAABC5BaAQABMPACAARGAAASLJAAAAJZAAACZGAAAFMPAAAAPAwEGoCRM2CjDHhBGJ1BvBANYVhBPBNHlBsBwBAAA4BHNEbAODAtBHKhCNeuBIJiCOdAgCOAiBQC6BGWJqBBxCTRVXAKAAAKAPAAQfAHAARKAAzDDCHvCZ0DEBIwCaAZAAAXAaAAAYAArBAAAxBGsBAAAyBFAVALDEJvBZQCXPMDWAHbCAGOKbGAFMAA8BAWDZkCJAPAECtBAVCBXwC-BDAKOcDQJAaoBBkBAEChCARbBRNAREAAuBAAAQgBPAAAPAWAAAWAIAFEcPdAHAVAUAAAQEeAICJcVAAAAVRAHAALAqC-CDMLbaWCKNG9BnCLaPMIRGZaQhBiBCc5CH3BrCsBACLmBUrBgDZFlBjCX6BDAdA4B7CwBnBqEgDHekCxBApCYCImBrBTOxBtB6BoBIQBEM5DRDlCXFpBXNQIZsG2D6BVoBY8DRBM0DU9EPJhCvCQwFmDVqB8BF2BhBEyBQSAMPCMbCcEXbYuB1BDT2CmBjBHHoB9BCBEHJKAlC8BXJlB7BGKLEEAyB6BDFJMvBILKvBDZ3BEEYBAtCAbIZfuCAcHagBA7BXVANA0BOWAOAMMAAAAArE1BxBZzB6BwC8DgBvCRYwDpCM-CqE5BZIGQtBJAQEZ8BXS0EgBemDKZtDjBCtBCfZYE5CKciCuByB0CjBgCrC4C_BvCuEdwDWDNECiB4GI1BTiD4FpGfZTjBhD2BIyB4BI3ClCLhB3BIHAsEAjCB8E2BwBACiBViBxCAANCnC1DAsBpD1BAmDAWiBbqCWA8B6CtBzCxCACZA3BAnCKxBRWjBoCJyBSVkBAjBAD3BFgBsCEFuBGaRHBAAFZCBQAnBEAUAARAjDpBFTZFkDqBGUaGA5CTtBbPSyCBD4BsCfiBWSEJACAAUZIDCanBPQNAIRJGAzCnBTAJRdgBCFXfAAOADHsCANIqBqBNANAAAqBAYADWXAIAEhB-BAgBAEcLLAAAAPFjBGoBRRBAAPAcCYFAIZBAALLhBAfAABbAAAAbYAAACWQAQAAAScCACNVCAArBURAAAARSAHAISgBAAAAgBNAAABLJAAADHLAAAALArBUCepB5BJAYIKvBqCOhBGO-BWhBYNEsBMAAAWJLADXgBPATfNMGI2CAGXUyCPARCDEJIfGGC-BAgBISEdIKDBpBJAXIIBDIqCFXnBQAJCAYgBIAaHEJAAJAACAACAAGAACKDdAAfCAGAACKDGAAGAAGAAGAAGAAGAAZAGABfCAMADFFAfAcAAAABACAAABACAAABACbACAAdGACCEAZALBdU7BAABfZYACBuBVGAAAGAGAAAGAgHAJ0BkBwEGAABCGEAABAGEAABAGYAJECcCAAAACVAAARDTAANAFfAAAfACAAACAAAAAAAFAAAAFBAAAABCAAAACAAAAAAAAAAAAAAAAAACAAAACCAAAACCAAAACCAAAACAAAAAAAAAAAADAAADADAAADA-BhDGlCdATrCrB3BdQGlCxBDdEQwF6IPiB7DEwGnDoDuB-DyBAAAAAAAsBWBCWAeMIAAKtDEJ1BXZiBCduBIIpBIdRBCwBKqBGFDZZCEHAbfCCAAYWJGFMOAOAAAkBAAIcAhBACADfqBAgBAAKZAfAAGNABAHDJFHECAPAAJFAmBAAAOYOAOAAAKAAAEIUAEIAIOAAOAAAzD3CkBCvBP0D4CjBBwBQAdrBRDILTKhCpC6CkBNuB-BJzBHqCHuBUsBPJAAInBcMAXoCpBGAdrBRDILTKhCpC6CkBNuB-BJzBHqCHuBUsBPJAAInBcMAXoCpBGApDAZG9CKCATMkBZsCAKKkCLJCAXMAcAAAAakBAoBCLIA3DCX3BExB4DBY4BDyBAqCBLkCRmB6EAA8BmB4BOANBYILAPmBPREAHAJWSoBACfIxCDMtBlCDoHHdrB8FyChDDB-B7C9BWBYUIdmBD6B9C6CKIADELW0BBX6BCKoEBIHRgFRAEGEfrBALNrBaWAsBUU7BzCKBbVrBFAfWAEiCABEqBUjBBpCkBAAyCAGAyCHLABFfH0BAuBBIArBAHNhBElBBJGfANACFJAlBAAlBAAQAKCGAHCCWDbAAIYfAMAHqBXCsCABgDCR0BAmBMAABAAAABDADAAAFAJGAADAADAAGAAGAAOAEIACAcAgBHXcKAgBGUvBkCASGkBIfAAfAALARGAAZAAGAfeAEGQEYAOGHMBA3BJYoBQANKGOvBAjBNBEMAFDAUiBAGYEAJADAafFAgBApBGnBAHCNRNAAATGSAEAEKOAAAMCZAAAfEhBAABfBRAAAARXAdACEKAAAOFKAAAMBVAAAXCaAAAUGJAAAFDLAAABJUAAAUAUAUAAAAqDFIKmBO4DA0BcqBS7CMtCLhBqBlEFOBjEJGAWQkD_DHDArBdiCiEpDnCT9CpBoEVKXJlBqBqDOKoD6BnD1B4BMpBhCNhDEvCABR5CBRMJlCEAAHKCuGW6Cd2CkBJAaGNd0BAAMwBJGAAAAGFAAAAFDAAADAAAAAAACAAAACANDjBDMQLAAADJyBAQKDaNEcFAlBAJADECLgBAAMAULAAAALLAINADQAQAABRAPAADiBAAACePAAAIXPAAANALAAAALAiEmDBFzB2ChElDCG0B1CAaOZPGwBTAABATTPMQAfJCNAACeEWAAETfKAACwBkBcAARJCPAACRDBAALIADADQQAAAGIQAQAAATATAAAJAAAAJAOAFeGPNAGdFQiCjK9DuEtC5D5DkK-DtEuC6D6DAAAAAAA6BIKSgBA5BHJRfAyFhIbArCnBtE8E0BbZMoEmCKGUGetBYfFTX6JjByBgD6CwD-BUmBWDNANGICOfhBWDbDZgBfLaFyBWACECMZOATHLuBKQGEMqGJ3BlCpBO4E5ERnCZ7BLKjBMkCWrBKLcISblCDXX9BOvDOxBxCHdsMwHqIkH7HnBxHKfT3C_DkImEzDlC0GyF7G3CRQtB3CtIpDnDSLlD2FtDsC-E-DnB9EEL9CuBnCtBiBDjBgBfzEPjCzBVQ7FGfV7CpCgGnCwEbwHsDtCElBa_BUvBAXCMxC7BzBjBc9BwBlCFvBePd_D_D1BbgCYZCUBCrB_F5BhDhBjDsB5BRePJpBSA0BOnBsBlBB_BZjBuCjFBdjCkBxE7GBpBnCRjEyDRqBnC3B6GPXbSYV1DbvBFWxB9CBQEjDXkTiDK-I-E8D9BZWYvBzB-CtBbwCsDsC7B1BqBW7BDlBYEXvBiB5BhBEOJdLDNhBBoBtCT1BRDTWBBAtBmCaAAaAACDAahBM6EAAAA6EzBFPBAbgBAgBAAAHAFBAC8DDhBCqFJUAAUAA8CAAA8CAfAAAAfAAAAAAGAAAAGGAAAAGAAAAAAfAAAfAAAAAAAA-DsDqBpBoDxCmBuBpBxDMwChDnDSuBhBxBb3BHgEpBUgCHfQcZExBxBDAAEbCGEpBA-IGNE-E8EA_BNMuDVxCPIBIzCsFXoDoE3DuDhB-CX7BW9B4CjDGsEtBuDzCNhCDuCpBZtDe2BlCkCiKuF0BGWiC9BSJENtBhBjBDtBa0BpBAnBEOTsCsBHKgBQnBDTPCBW7BOOKoBPzBaCKAPAFBELpBPODQzBtCLEpBdB2CakBGLBDiCpDJiBEXAAAKhBsE0BWQiBSoEyCARgDJVDTTCkBjCjCKQNtBcLIaqCrBgCSMCd-BdBAAAdhBPNHDATBYAJfDEAAHAwBZJkBoBGAAAAAAQAAAAQEBOZMIIBAACIJBHAAAgBAgBAACDAAAADCCAAAAAhCFGAdhBGGFFFQIAABAMgCAAIsBMAjBFGAfDUGFFWEcAAIUAC1BvBhDctBmCuCbqB8CyC9B2LtBE-FqDgF5JtDH3DnBV9JIpEhCxDhC9EetBOK1CvDdL9BQpB-EqCoD0FbvDLDpCnIgEsFkBiFoGrK-EhFlBKrDmF_DO0G8C6F0G5GkC1KlC1B7F9DRkCAPQS-BEzCrDiBsBxBK7QUpDjFtB1H8EoE5BnBmCwBA8B5D1BwCgBqHkCeR0B2DuEoDWhC0DvByOgFkD6EGgC4LyEzB-C8ByElH4C5BxBzElCtF3FyBsB1BPuFxCkFoBoCPzCwCqEzChElClCkCAkBjHgCvC3G9E8BSkG6QwC0E-B2DyElRCjCrDvD3HjJ7D9F0BWjB0Ic0BkDiDC_D3BZF5C2BjB2CbCLtCiCtC8CrBkDB5GpBnF3DwBauDpDuBBsGpBwE0B2FiCtBrDoCOSJxCkEwDI0BF8CXkJqBLWuCsE-DqBb-BuBCtGpBjEhBhDmDwDiBYwDvCWgBNoBZMW_CtBgBhDgCvBXAAAAXlH_BpC2BlENA5CtBbPoBjBlEwB3BrBhCNgDIwBKwBTqHsCgCZ2DHdyBfJNX2BsDyBlDRSD9BHmBCSlBIdflB4BIXLeDSwFiCUsBDyB_B_BiDdRxBhDhCdiCtBJJcrBOnBiBqBeXmCLRgGDcCyC0Ca1CuBeQU5CMhCelBZlBGJtBEIoB-BIYI9BhBBPJFAhB0CHtCQtBvBbBYLpBpDnCdKMXnDXlBFAhBZ_BOtBgBmBvBTehBNJ2IkCWqBM-DbBBAQnBQhBOBCkBWWDGZWsBaImBhBQPLPGPWzDzCjBOIPsCiM0FyD-DPLkG-CjE8BgF4BiBvGgF2BrEyFpDJjC3EiDOxCAALRzB1CACdRlBsCLsB6BVsBhBCJ4BxBlB-BGJgByBC0BAMgBcmBmDAW4BXyBhCCCnBfCFAVEYrBOAARSMrBBRBbGqBBFc5BwCdAETvBKGAfJe4BgBDenBgBMcBASIEzBBgBlBiBrCNRCMCnB8BEFSwBDaDOtBeU2BACTiDX_CJBEHxCEMPCDIFAbGAOEAAAAEAIdCLByBMCAASHKjBMCAiBoBeIGADnCObJHnBpCfAJNR4BUOEIIQIJAEOTDKAfGJSSNBddAbKEPAOTABIQMQJABEIUAfKCAOFGN-BCAcecDYAMBlBiBEUAFSIASGHHKAAAAKrBCRDAXhBbADaZEBMBABVAVHAIOAAAAOBAAEMPeBAAAgBsGkHpDYqIemBqDmJiBNZjC9E_CTxBpCqClJ1BR7D7BnD_BhCvB1D2BcgFAsCR8FtBgGT4DIoBSoEAoEAAAFAAFAAdAAAdAfAAAAfAAAAAANAAAANFAAAAFGAAAGAAAAAAAAhDzBTAHTkBkBAAAAGaBCXEvBBfCAPgBUFAASrBAALAdUHAMASsBeCAIEoC8BQAADMBAAIGKHIGMHhBEDfAAjBLAMDfMAAMBAyBOOeFARFOAAZ4BMIKAYGNSAAAaBKKIBrBArBBACbfCABCdZCAHAhBDAdAAuBECAAoByBBYAUGAjCMnBpBMMkCLoBqBLLArBlBHaAVVDEEAZsDcWUFsB4BKXgBYOjCDAfHVUSKRDOAPBJaBb8BFUgBQBJLRUFGfBBfBCUOGTFWAXrBVSEea2CW9B8BlB9CNRIrBpBlBAQSXfbANN3BSsCEmBWsByCNAdNkBIrCNPhBI5B4CAADwBsBaXAeaSgCADK3ByDqCAcAAuBYAiBaxBJrBAAVEZoDDAwCf8BeAhBEUkB9BACVbPGAZXsBM3BCARMzBbAAFfKYAIBEQeAOavBkBAAIABFOAAAAOBAAAABCkKAeI2G6BTANkD9BlCiBAlFyDyCiB8HAuBoE2BiBnJAN7EhI-DhKAzErFrBYnFA1BzDwBpB-IA3BkGgB-BuGA0DqCkCDyDAhDmBwDsCnFAsE5DpGDvGArFJXxBuBA-DPLU7DA1E0BTarEAhFTUD-BA6DcoB1C0GAiGoCgBGpFA7DmD9B5BTAjDmD8CrCoOAsGyCoDqDjHA7BhExDFyLA6DgCiEYTAhBPuEhEIAcfPkB7HAIpB5EtCGAOXfyBAZalEIsCBKnBUWUJ6EMCf4B4DrBEdrBgBD9BgBiCRxC7ByCdsEfXcJkBlC4BlCwB_DTvDL5B4B7FXNnBT3CvCBxBpBYX2FBwBBmDkB5CCPTpCWEDcFEPhBWBjBhBMgEDWGyDHjDDxBBnBF2FHoBE0DsBuCFeQsBFWSIKKV6CFDwBGuBJGAOlBKOTYNNoBNQOhB8BlCTIzBiBvBmBaFyBJXQYcW4BRhCmCIAS0BHpFPMbjCnCWAHkBCHRAKcZdmBAAEmBDjBADchCG4BGSGNoBA6ByBhC-B5CsDsBbrBkC6FpC-KlBqF8CgHWpDA1CF_EuETGoCgCVxDzKoBzDhCpDjDfrBExBMUPAmErDJ7BkFAWzBuBqF9DFIJ3CtBAdFMAbFPkBeIA7CecDkBEf-BUDQSYfLHIOdRDuBbZJNHMEVBMHhBU8BZ4BOQYKApBlCVBiBQ5BJJTTLgBzBTI8BkBbZAXTYRIDIVHYFSACMxBDXFdOUeBZEOmB4BGGHXwBSSfCqBIMECfWGjBAwBPKLAfAAWbOtBHAOcUeXHSJPKADAqCQaEKQcgBBMJBFXHAWGZAAAEdfAAAAfVJAAALQhBLCGiBdEZXgCBBoGkBiBT0BuDaRW2BzBS5BNzBdxBMVNajCT6BhBP3BoBKflFD_BZ1BP4FoDjBAyCuBpElBFRjBjCsBzBwBLoBEmDyBGiB2CnCxDJzBxBQRMBnBEyCdqChBCSUwEuBSyCUO9C3BElBYNtB7BVhBeOBL_BRSRwC3DCPLrB5B0DL-CKQMgC2B0CxBbRdKuBiBC5CAEUCEb4CwB6BhBKETAAAATAxGnBnBlCVnB8GgC6C6CPB2EuCzBwBCqCpDiBtBzBNbJiBBLgB7BsEFqD0CCxBYOqCTQlBjHiBzBCzChE5CHQNvBnBlDtBPCMlBwBeDgCElBxEzBlBDfdnI5C5CjCKbXoCbUPlCNmB4D1EXEiCRwBYBS9Ccb3BHnBrC7DfoDLJpD8B5CpBtBMgCzCLgBC-DmFMQmCWwBkDVSPMsD2BTHP2BsBN_BjBKgByBiCuCZ1BasBoGgCWemB2BgBpB2CJRQkEgCMSEkB5BErCrBE2BvC1BSrBMJkFQ-BmCSBJTqB3BGQ6BkBTsBAAISwE-DtBxCrFrB7CuGhDxDuB9DJP_BKvBuJmECNKwInKHjC9CtC9C8DgDzCYwDpBvFlEJyBP5CtDnB5EnCiEbgQ4FiFyF8D9BOxBxBmEiD1D5BS9BX8B7DuIG-GqIvB3Ec7B1DxBZ0K_FxBgB5CZhCaanBlBDoEjCzHXqFL8BjCXjBjDHyCyFlBkGqBFSjFFrFHCMmEhBzE8FOwC5JVd3ChDxCAAAEADclE5EVmCNFmE6EWlCOGAhBpBIYdEiBqBHXeDAxBdKBFVKAAKAAKAAKAAcDLQIUQAGKAAKgBCXBEAFZTe5BmCkCsBeefErCXvBEZMkD7BzBIyCqD7B2BuCRlEhBwDqBcJqBImBAKKuBbhFuExDf3CnCGMHJFSgEE-CGTsBCENOSTsEXBuB8DFmBDUA-BVqBsBBctBWnBnBsBExBCHTIBeV8CTIS0B4BoEZVPgF2BYC0BuBjDarDNrCtCoD_BtGjChCLddjBFnB7BmBMJGIbqBnBpCMqBhDFZHNwBednB8EaakBsBYaxBbgDKDlEB5CPxC4B2BFIkBBQpDAZBrCDaMFQebfIQ3BACrEDNdrCPiBjK3KhBxBoBsB9BqBVbRCmFiJgCB5EhC_DHtDvBvCesIgEO6B6BgB6FMgD4CbgB4FoCmBtB-Ce8FuEmCpBUqBpDpCeKtBpBgD4BYlDgC6BxBbAZEAJTkCsBnDETAYVMfWQHhB4BfLSHuBdP1BvCLgBQmB_JlKHsDrE4BgBADEgBAyBaORAcFAFAAAqBEEE4BbvBdXJJaEkBDPXM_BDdQGzB2BJ-BDMCtBAdQJVaOEVaKHKCcLjBF1B2BWCAhB1BYZaAgCAgCAAAhDbfNBVgCAgBgBAAtCBrBiBffNAFfgBFqD-BdyBEA2BKWOdeqBQkBMyBpBlDNpBLH_BYKLkBPILXIPAUWGZGsBASAFIkBgBtBANAAf7BSdVFRMAOAAA3BPERHPoBQpBIyB2BOwBKQGhCiBAACAgB4BfgBYWMyBMaPIWBLDCXgB6Cc0BJgCgBO4BGPfAMDCDOI1BDpBAHApBMFZfffAAfAALATBAAoBWPACgBfAAAAfPHSAZAEEAAAAVAVAAAMUbgBLAKDNGUAgBAAOgBARAAAARGAAAAGgBAAiBBAAxBVOZRIyBWNaSHAdLeBZjBGKZNqBD-BGDSB2BABAFf2CxBwDwDgBJrBW1DtDZuB1BaVAAAAVAaADWGAdAEPXGEAAFQHQoCTJEmCSjCUKDlCNDAAAADADAANGEEAAOFDAtC3DBCMcuC4DCBLbAnBUHADzB0CaAAIyBGKAADAvB5BAACGKKAAAAUIKACAqC4BiBkBADJFAKbAMBALKGF0DAWaYsB7BAfPNCnChBFKLfAKAEFIEMAEOAFPAAPAAAlCQlBZzBQmCPmBa0BPAKbIFDmBMAAEAIRAAEJV4CWaQmBLCCAELICMjBRCcA3BAUZDtB4BATaEuBAgDAmBqBMalBhCSEKQE2BfdQI0CWWiBPYCACAAAEAEAAAfAfAAAXAIAAfGEGBBAXIAAfAOBQAAAGAAAGAHAHAAADFAAAAfAAfAAASAGACMAALACMeAGEIONAAANCbACAEfKAAAAKAkBTqBBRgBjBUpBCSfAZjBCACGZBCACbwBiBCLVuBkCWFMgBKhBBAAHZQTOH4BXNpBADEZPMApBVkCKhCdFVJCZABTPIoBWoBDPEAoEAK6CgBuBfAFCAbhCACtBLJeAGHEctDANvBdpBA7EQRjB3B9BwCArBYwCU_CdLNNZ2EW2BsBOwBhBAAVRCLAACZMAGBYEATUCVWAUZAAZAAAmDBkBAasBlDCjBAZrBAwB1B-CZAsBvB2B9CaArBAYCJGAcXBKFAbAhCAAHZfiCAAIagBAHAEIRAJAAJAASAFAaAKAAOFAMACKAAUABUACRAAfOAJAAAHDJAJACAJAAAAHJAAAHAACCbIMUBBcHLTAfCAARPyBDGcKMhBCNAFPNAPcfEPAFfIM4CAgBAqBOiDAGARuDtBAGAtBFvBABApBD9BAPAM5BFAiBA9BUPAPACBcAAAeAPAABgBtBMAAAAM4BAACkCNAtFLlDVCnBuFMmDWBoBArBZDLFCsBaEMGBABMCEdIALBEUJAYAAHwBRFAAEpBgBXABETHVAAAAVAwBAASgBErBAARfAA5CAOK3B5B6CANJ4B6BARAkB5CmBDSAjB6ClBEAbAAACdMAAAAMmBAAAaMPAAAZMANH-BlBFZOI9BmBGaA5DXnCbAC6DYoCcABA_CxCFBAFgDyCGCAGATGQAFzBUFPAG0BAZNkCnBVVaOjCoBWWwBW2BcAhBZpCxDcEMF6HYkBsCqBqCzGgBzC3B1BnCwBHVV4BgCAHAGAANhBCAAAjBNABAALWAAAAWoBAAAAoBBCGAAJdFXAAAaKEAAMPNIAAJgBAAAAgBgBAcAAEPAPAAAAnDANZEpCyCAwBMIqBgBAlBcToBAFHIOAVQIHLAabAAAAbARAJBAFMAECAGA2BAGAaW1BAFAZVAiBSAAAQhBRAAAPA2Cd6BqDbT1Ce5BpDcUA4COMBgBoB3CNLCfnBAuCCaAjB2CtCBZAkB1CACEAAKLPDAAXMOAAAOAAgCWuBKXc5BHpCXNgB2BfGCMgCXfSCZOuSyE4E-FsERxEgBhByBhC_BoK5BsG4FmBT_EbZ9DHgBI1B1BXPgEnER3EyEL2BjBS_BCEfkC5BoEbcczFF5DVnBGrGKQ5BNnFvEfnBpEsCT3CSlBfnBbzBVOQlBfIzCuDXiBXYGBkBATzDArCrB1Ba_CB9BXaVHAKBcNxBjBAIVACASMxBUD7BsCDNI4CAKBCsCBLIAACrDAICtCpBXAEQEhBjCNPTMZ3C0F9B1GLAREYMXjBxBPBEffsBAe_BIoCrBRZmBDD2CFuBiBwBHcACrB4CNVACGzBW6CARnBPkFbAFBCVwCAAAAwCjBALAAXVACABVmBAAEyBPoCAAcEoB6CAAAE4CRAAARAAAbEMMA-COYYgBAGEPMEAfABdAAIGAeZAHAAYAfVAVAAAQAIIAAfAAAfAEAAHMAEAEAAAMAAAMAKEARAYeAAAAeBABAAAALdAGMA8BaAiBAAZAAGfAmBAAGgBAbEAfAAAmO6EyDwCsDanGtDvBXKbvCnCPLnBwBgBSgBLb-BlF5BzBX5Bf3BAAUhBbkCAkCAAA0BHCCiBUAEAYLhBODAHJgBPyCEN4CckBTACNSXHAAWAd8BAAAA8BhDAlBrC2BzBwBAALA8BcAAAAc0BAAWd8BTALEFNTAAAdKpBAAAvBR3BAAffGMAAAAMUAGAAOOAAAAOKAACCGfAAAAfA3IjD9BtFuChBkBDAKoDnCMsBlDoExDW0JIiDyC2DSXesEb3HsCuGkDaEN0CVfmBmDnFqBwFBOVsDoC6QwE4FMuC2D_HRvDjCMtCfVCN5CgDZgDOnB9DWHJ9BCuBOwKiHoC0CPf4CM7BKkC4B5IrEVzDNEgItDrCoH0GC2J6FgDZZwCsBCuC-CkCpFpPnE5HjD0D_E0KwFiBmBgB6B3FGoCbvC5EqCFf6CLmBJsBkBBtEiBwBJiCTESPzEMC-G_ClOpH3CdrEoBkElCgBbyE2BnFf1BVfbiBFSVOeEYAcvBCDFSPIFiD-BCgBhBkBAuDYvBwBayC5BhBHdLB4GHoCawDJGfWoBBXGiB8BdgBrBxBATJsB1BjIA7CnBjGqB0BAnBDiDF5BECbVLoCA-BmBPKAhBE8BzBPDT6BhBXHJyDL-BqBeItC1B7BuBNBAkBQCAKKgEwDKAWEuC7B4CkDd-B0B2BedJLQTBwBdD5CK5CbMGMvBRSaK8IoEUwBUuCjBAAfADKIRDbmBfAAAAfUJACSKqCURE-BGpBCAAArBJCMfAKgBUIACE6CkBsBIAAIRQKAAWKOXSEBXAMKA-BsBdMUwBaTSUAIeKAMECQACRagBbACCfAsCAiBEiBEbEAAAf9B_BAAAdXbAAACFXSAAAXIAAAfQIACECA8B7BsCmCNK-CjB8BpBiB6C_DXjBTCrCgEoEZbmBIbAADXAQAfSyBTgBAAAAgBeAWAUAKAAURIjCACDhCASAAPSQTAKCfAgBAQDBqBlBAEAApBfAAAAfiBAWCIAkCACcmBAHAAEITWAABAgBvBRJPEHYAAJAgBfAAAAfHABKVGaAAIBWsBAAUWAAI4BEdEXH3BDeDYABCDOEJVdETIMTiBKgBvBxB-BANXkCgBLAAAdSAafCxDzEsJ9CxCGM-CtD-FwFBmDlDY_BxBLdSK3BxDIANiCvFcyC3B3DzCrCwBuB1BezB1QpBvH5IzBfuM2CwBgGkE-B0GoBkF7CuM_IzEFzD4EvEvC8DXWsENF7FAlB7CvBPhBAADhBCA1DNe7BRd2DOd8BSeA2FgFNToBMdWfKAfyDGWsBIgB-BYWMCArGvFWVVXkBKEMCGArBDNbAByDaoBcAWfXMAARfAfAAAAtCA1D0DnDwBbArBjGyGOpHAhBrChCX4KAuHmC0BgBkEA0BQ8EG6DAwCNyBgCgFAkDHYqBjBAyBevB3C_FAZA1FMkFAwDxC6ENpBAcNxCcqCA-BgBkCrC7FAtGexE2DgBA2ClBpBpBrFA_BnBvBBbAlCsBLP_DA3BpB1BAgFAiByB-CJhEA1BDnCElHAd_CvCZmLA-BwLsBvDhEACJtF2BvFA1B3B5BPwCAxDsC2BkCnKAtDbtDhDXABMAfAaiBaGNXRAKdCACAKICRqCAMIQkBdAfAAAnBhBHIHAAkCgBIAGWWAKACMIAKGRMmBAODOQdAfAAChCfKBArBAmBDgBADOlBEfAENABHBDUJJBYdEFjBjBHTAgBvDE_BfAV3CjBeWdnCGgBDASlBHAuBOfV6BjBCsCAQ6CAYALuClCiBVLD1CsDWqBPKuBiBAYHUAaaObAOnBMLEZXgBJOALqBJAEESlBwEgBEcSgCgCgBaECAzDfhBZBXxBMXXBJyBAMEUMDbAqBfOaAEfWgBkBHXsBaKAtBCZVABuBBaWACA6BBfO0Ba5BCgBNzBZAEAZaAEHAaZAHQAEAAMFBDAAADCAAAHAZAZAAAaAaAAAAAAZaAALAaZALeAAAEaAaAAaAAZAAZAAAmBAHcEOgBAAGIQJALfAgBEAICJGaAKAsBZlBAfAHA6BAgBCFeEAOACLXABAfKcADNOiBbAAABZUACSNQJAAAAJIAASAJdAAAAfKAAAKCAcCEwBHTbBDvBIUAoCoFuB7DwEhEcV_BqBlDkC_EmBnIvDPsGgFrBhBoFmGpDOBAqBGduECJCZsDgDL0BsBkBxBH9BnB0COBjLxDkChE7CxDjGpB2BfpD_BoCiBuChBUBvCHVXXNxDFzDEEAAhBS4BnBDdDO7BWAmEmCeHGkBiC3CLjCWyGPcgDN_CZxEQxCnCazByR5BiFmHFgJ7BALLfDAvFZXBD5DwFaYCE6DAtEF5BRJzBuEG6BSK0BqCoCoCAAAAKKAAAAxCxCAAAAwEwEAAAArErEAAAAAHZAAUBIaAATCAEDYAAPnBLZAAH8BOBAAwBPAAAAPAUQBAAETPCAAD8BvBnEqCqBlBK2E0CoDHEjB3FTjFVhB0BuBuCJpBWBABtCIsBcYYAAAAAGFAAAffAAAAUUAAAAIIAAAAIIAAAAIIAAAAVBTAAAJFDAAAKgBVAAANGRAAAaHiBAAAFHCAAAKAKAAAhBfBAAAMGEAAADGLAAAWKMAAAAJKAAAIDOAAAEDKAAAHFAAAAMHSAAAHJCAAAoDWwCAAA-BO2BOatBfAfAAAYAYAAAUAUAAAfAfAAAABAAAAABAAAAJBHAAAHAHAAA3BA3BAAAHAHAAACBEAAAGAGAAALBJAAAAAAAAAAAAAAAMAMAAAIAIAAAMAMAAAZAZAAAGAGAAABABAAABABAAAAAAAAAAAAAAAAAAAAAJAADINAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAHAArBQUgBBAsBQTdAAAdAAnBJLPZYeKAeWfMAKTKMA3BDAVVV4BEAWWWAcOZUsBXbNaTrBYqCjFjFAAAA4B4BAAAA9B9BAAAAqCqCAAAA4B4BAAAAA3BzCaAAA5C3BhBAAA0EmCuCAAA7BOpCAAAMAMAAAUAUAAAEAEAAALALAAACACAAAAtBKRlBCAuBJSmBBAAzBjBAPAA0BkBAQAAAWenBAgBAVdoBAfAAQSAABAPRAACAASSAAAARRAAAAAyCmBDUSIxClBETRHALADAAZTATAAA8BAgBAAcgBAAAAgBvBAPAAfSAAAASSAAAASAhBAbAFAiBAcAGAAkCeG0BJJjCdFzBKKAAFSDHBAGREICA3CUhBnBNjBgCRAaMsBMAAAAK6CBkBYEcKAAAAKdACAAfAZAAAAZaAAAAaAZAGAAfaAFAAgBAOAFXYWNAGYXVAnDMFxCiB9BEGDVsBToBAFcgBNoKS0BwBqCqEkDAQjCiC0CjDAqB7BhBvBxCFtBOBpBuCBIuBFelBUGSvBhBrEXzBjBHTzCLBEtBbpBEKBlBPCLHMCIsGJZYgD2DmBSRqBehB5CBtBgBtBdnBFXqBhCOdAA3BWEIGcZXWwCFR-DNJtEILvC9BEkBOcoBrBByCAABY8BnCVMAF3BqBNcAUE1CAHZJrBJM0BTtBHGCOFEHsBGkBXaA1BARECpBAjC6BVFL1CwD9B6BgCkBOwBMpB8BASnCXG3ChByBALABJACXBJJABiBCMUAAAqBJFhCA6DpBKGiCA5DAgCICjBc8B_BHBkBb7BAGZVkBYJrBKA3BEBBQOPFLmBEiBNWKcARkCbGBAAJJWAZJOdAAiBAAgBACFKAHJEVAAAAVOAPAeARAAARARABADLMAAAAMAKAAGAEQAAGAKfAAfAABACPgBRIAAAHQRAACVEXAACbEJAAAJAOAAOAAQAAAQAPAAAAPKAAAMAAAIUNJBjBDXFJGfHCIGnBIAKMhBSwBAAEsBAAwBaPgBAIcEFLQaCDKABA1BrBefBFFEEQFfCaTABCAAAEDKHgBAAAAiBgBAAAAgBJAAAAJGABDAMJAAAAHpBAAAApBpBAADJbMAAMAAaAAGAUUAEDAUApBrBNEMAgCiByBDPAHAHAAASASAAAXAXAAAcAAAcAcAAAcAfAAAfAJAJAAAXAALLAWAKMAAQAAAQAFOTAAABABAAAAAAAAABBAAAAAsBGAASSrBFAARRA2BgBAOAIvBfANABAiCwB2BPdLhCvB1BQeMAPAAAPAQAAAQAAWASCAAVARBAAAaABBQOjBAAABhBWAAAWABHAAJQJAAABHLCREDCaAAAAaUAAAAUPAAAAPSAAAASQABASAKAQABDMAAAMAbAAAbAAwBAAAWaRAAAPBZAAAHRLAAACNAYABAAYXACAAXqCrBPCEDbnBACLAfmBLIcBOyBeNhBI6BwBAYaAAhBAXAALZACXAFArBPCEDbnBACLAfmBLIcBOyBeNhBI6BwBAYaAAhBAXAALZACXAFAADKECJAEJDBKAaAAuBAVZAAtBAWAdTBBELeUCCDMAjBVSAfAE9BHaAuBrBhBGAAPUAFAAaCzBAAkBQEGAAIJlCtBKNGX6C8BEaAAcSAGgBbM4BNZAD3CVfAXHYVAAAuBW0BRAWhBDSAPAFoBeKACASQgBAfEzBdAAJLaYABAGMEAAAIAQAAHHAGAADAKFAAEAJAhBBJDLDiBCKEMEAIAAKCDRAAFDFYCIQDEZAAZAAUCGBAMCJBKIDKAAAAKQAAAQAZAAAAZAdAACZFgBAAAeCMAAAAOAQDAMAGjCIARC7B2BAAAD6BAMDAASAPEAATAAkBEQViBCjBDPWhBBAJAAAJAKAAAKAAjErEfCEgBFrBaYIA3F_CjCbUP_C-BxERfAoHuB8FYnBNkBAdYAqB4E8B4BIIyBfAAAAfcAAAAcgBAAAAgBY4BAAAffAAAAfVAAAAVnDzBJpCBiBc-BPRAAwB4BFAAAgBgBAAAAffAAAAAbeAAATTAAAAfHVAAAdfAAACbbAAAAffAAAAmBQOgBAAjBfAZDACASePdfALJAffAfAAAZAXDACTFREAA4EiFAnBgBADGIRAADbHgBAAiBAAgBCAAFJMKNDGKLJOEAqCBUqDTRpCCTpDUSAFfBaCAqCoBGQDSQLAiBEHXGAfCARKBTCJAhBAABZFUAAAUAYAACOGAcAAAAciBgBAAAC1BdAAAVAbAACRLkDUABSiC3BRAAAnBAbAAAEdWAAAEUMAAAFUAZAAAAZaAAAAaAiCiCAAAAvCvCAAAAmBmBAAAAxBxBAAAAkBkBAAAAAoE2BLKsBsBpCzCStBIBgCSuByBdPSoBG0BTxB2BCHAmBaAMAbEAkBaACOGCOAFEOEJAFCKNfABfCAOAGCKBTAabFFjBAEAJfKAQCDBsBAsBDBCfAfAAAEAGENE9BALAfRmBACAqBFXAAARD-BALgBEkBkBAiBCAASACIAGMAKAACAuBiEPoBjBlBhE7BU_BXfhBRnByBxBOhBMXVMPgG_BuBKkE2CARRAAAAQAKAIAAbAPALAcAQAMAAQAAHDcPAAIEbAmBkBAaAA7BLbIbAAzBqBWAAqBkBYlBWAfAfAAAUAUAAAAgCAPNAgD_BAQOA_CAUAADAYTAAEAXANAfOAEPAYAVEoDP4DU0BpCcCTNkCc0BSDEAiBNAAbAOkBAEeAAsDGHoDUL8BAAI2BB9BCnBPNLmDMFyBOiBKAAABKOBDNEFmBAgBBIArBAAAXTQACEGGZOADfD_CLZlBAPoCAAaCsBwBAAsBBGGNAKGEUAAUAAIARYEAIAJOEARANEAHoBCgCXKNDAJGAAlBAAZALVJJAABAhBlBIKANJGDPXc6BcADkBBdLJALGiBKCCeLJQGKbNAjBBCBhBAsBBICwBNjBBRAHHYGIADOIABAAKAeADCLuBZACACdWACDCYZADCHRHAEAQbArCAAAArCsCAAAAsCAfAAAAfgBAAAAgBAbABKJZcACJKaAFAPAEGTFHAFATTAAAAIUNAAEJAAJAATADCWnBiBALAeQqBAoBACCKAKAAAKAKAAAdAdAAAYASAAIgBAIAAYJACAPEOAMAAAhBAAAfBXAAAAXAhBACVDJiBABWEKAKBAMAAJCALAAAjBEDBfDmBDGCgBCALCAALAMBAAMAAcABSXkB6BAAYIaLAALAAPABFHANAAfASNAAFHBcAAWCEhCAAREzBMAAAMAgCAAWBqBIAETMM1BAAEVhBkBAAASgBfAAAAfVAAAAVVAAAAVRAAABRhBAFAAbMAAGAGbAAAAbAvBAXiBNtBZACdOLUAQFCKcAAAKUuBAEAP8BTAKBMlBAjBCVXWdkBBWYVeADAfaCAVUNiBfdMNcjBIcmBLgBCQAArBAA3BPcsBAA4BQbAJAVJRqBIAAQJESAMDGGdAQApBDeAAAkBFXACAQpBAGAAAFKEABAgBZjBAbAFAcAMLLqBJAAAFBaAcABCOAAMURVAAAATAfAAfAAiBCAgBAAKEAAgBbbAAAfEAJAAAKjBlBAAACeeAAAAaUAAAGvBpBAAAFRZAAAIOWAAAHMYALAAUHAAAcIcAJAJMAAMAAAffAAAAgBgBAAAAcAAAcAcAAAcAfAAAfAAOAFAAWNAGAAVAJSAbAASAAGAMJAfEASgBAYEAEOABSABRBARACfAAAAfVPTAAOSFQACGVINAAPWAYAABLAHABBeAKAIMAPBHBFCHIIdAIgBAHcIElBAFHXAcAAcAAPNIBQZLECCBPQQPCGGMAMAAAmBAAABoBDANAAKgBDEBAgBOAAAAO7BFEAA7BJDGALBKANEAWgBAGNUULAACBLAPAFDAFQAGEAGATALEBJEAGEIPUAKJCSRAAABNaAICTkBPALAQRAJBACALMCAAAMAQAAFAWPAAGAVAnBBGAKzBVCJDZSOACHDWKAOADAOATGeBHAADGJuBCMOJcABCLEGfABAAdAAAATUKAAICAAXVJIAAyBgBeJAAjBAjBAAAGULAAAHENAAAffAAAAUUAAAARBPAAAIgBXAAAFJEAAAKAKAAAhBfBAAAMGEAAADGLAAAJLCAAAOIGAAADJGAAAMHSAAAFJEAAAuBoBGAAAWCUAAALBJAAAACAQECTKAABAMTAPBABnBAAAItBoBAAAHwBASAAQCAeAAAKUbAAAbASAAAQCAtBAAPFXUAAQEAcAAAGWAfAAAAfOAAAAOOAAAAOFAJADIJACDAFQAAQAAKADBEMAVAAAATOAAAAOAfAAfAAgBAAgBAAAcASMQP8BADBcmBHAAGEP5BANHRPZAAHZGqCxBlCLgBHIqD5DQ8CqCuBAmFjB1CpBFRAaQddOAADTmBFAAAAFQrCrCAAAARRAAAA8C8CAAAAAFLACLOGMABMNAOOGEuB5BNERAVUqBHEBDgClCJELhBRAjBAVEBPKANESAwBAUHIcKAGEBEdAOAZTAOBPAgBANCQAfAAhBACAfDiBABAgBEAaDAAAcZEAAAbA3C3CAAAA0B0BAAAA3B3BAAAAmBmBAAAA8B8BAAAAAPAARDIDAAAADHAAAFBrBAADAlBDAAFEBOAAgBEVwBAAFC2BAgBAgBAAAfAfAAAAgBAgBAAAfAfAAAARfOAAAeYGAAAaOMAAAxBRfAAAOAOAAAQAQAAAOAOAAAAfAAAAfcAAAAcSAAAASSAAAASAgBAAAAgBfAAAAfAgBAAAAgBfAAAAfAFAACCJgBAAAAgBQAAAQAfAAANRAJAAAAJPAAAAPZAAAAZJAAAAJUAAAAUSAAAASLAAAALXAAAAXLAAAALMAAAAMLAAAALLAAAALYAAAAYKAAAAKmBAAAAmBA7BAAAA7BhCAAAAhCbAAAAbEAAAAEVAAAAVmCAAAAmCoDAAAAoDBAAAABJAAAAJQkBUCTYKjBTBUXJAiEAAsB8BchEAArB7BbAKAKAAAJAJAAAA1BAAAA1B2BAAAA2BACmBcXXP4CJxBqCcwB6CQyCDORICMZ6BlBlBGCHlBAvCjBBXKbVI9BEGYAUff2BoBJNAyBVVTQgBEfVgB7BfnBiBNHJAAAAJAgBUCAKAfTBAJAAKAAgBAVGAAFAMMAARAgBRAAAARVAAAAVXAAFARAFAGBJAXAACZAEAHCKAAuBAGAoBAbAAAbArBAHAjBAAyByBAAAA9B9BAAAAMMAAAAAJAAAAJJAAAAJXAAAAXcAAAAcJAAAAJaAAAAaQZAAfAGcAAcAASAAeALQAAAAQBAACADFAAAAFAPAHHAASAIKAABABBAAAAAAAAATAATAAMAAMAAAfAfAAAcAcAAAKAKAAANANAAAMAMAAAOAOAAAArBAAVJJiBAUOXYfAAFAZJAANSLlBABLNLuBAVegBGAVAAAAVWAAAAWAKAAAAKAUAAAAUTAAAATALAAAHDAgDXAyCmBAfJA5BkBAlBcALzBAAXAAAAXdAAAAdHAAAAHmCAAACkCNAAAANBAAABAFAAAAFAXAAAAXZAAAAZiBAAACgBAZXAFEANJAADAgBcAGBAAPAHJAAQAIKAAAeAACAYbABBAVAbLAAARcMAAASA1BTzBoBHNxCS3BMB1BxBIHW5BRfRUVNE6BiBDQaPuDGa4BLiB8B3BciBOoBdpBwBfQRlHnCpCtDHgBIWVTCa-EO2CeGeNJtBQMO0BGHYAenCN1BVqC5BfkBHc5BtBsDmCSWAD6BGAfSiC4DyBsCHMLvDEVxBfLwBF4BaIlBTTSOdB6EqCDeYgBPHEIPDtBRhCUcHgBOEAMAAKKAAAAJJAAAAAXAAfIA3GP7BfZvCsGQqC-BQkBgCAABK4BJAZAQAbALENHAa5B8BQWDmBRoBqBdE-CiCINoBD8CmCMEGAnCjCEAJCSLgBCDAHNECAABPAAMCkDmDEDEDjEzCHpBLOqCN0CLCG_BcZZnBAmDaOwBaL_DLrCEfLIRUBEEVJlBYAAnCO1CAAANY1BFUAvFTrCtBtBOlBRVSDF6CoByBAAAPTFDOAOJMIEAAGSAJCDxBRAABdOKDKCDSFCBAYYACAAWAlBAAlBAAQCACQDGACKFCAAD4BzBBiBBFDqBEMJGIIASGACAIhBDGPbIOAELKOJHBSFLEACgBVFZAPDMPQAAAWFpDAAd1BVqCECAkCABBIXDSWEBSAAKADBSAgBMBMDQIAAFMANABBDHAQABCCOUAAACSVACCDVAUABEMGbABdECGAFYLAAHCAALCGFXGBgBzBBDACxBSAMFUHJAAARIsBDIAAoBiCEWLCyBqBEOAQIjCAXDPXCAJFGKGBMYRJICuBFSxBrCA7BDALaAGEOETAAACVXCOGTZWCEDDYSDFCAaJAHDBCOAAJAYOGAIAAOBBUDAAJAAAAJFAALAGKAAMABA1BaHE3BTcBSwBjBAwBImBUNDaBJIgBA4BtBuBGeSqDRa8CPW_CAJlBlBJoBGMAIU5CMAxBVnBHUFkBO_BnBhBxBEUSgBDeVRwBYhB4BRNkBlCFKCvBZUsBdCCAqEUJYqEhBCJTpBwCF4BoBdoBEBKRMLEYmBSH5BY-BvClCJSXGnEzCrBpBKW7BhBVeFdhDB1Ce1BO5BALtBGFmBoDEZXTqBLmBZT6BqBgCMEGpBAbPCCDLcQBBEMAZVAAFAaWAAGAAZuB7BPCAKJGMCCyBMsBFAAAUnBSAA2EsBsCeAAlBGjBHAAAZKQBAiBL-BNAA0BMsBDAAsBDqBGAAnBvBMDAAOJWACAwCmDPDBA2FqEwBDAAegBDCABEOPKDA1C5CABEA_ElCvBpBAAbXEBFA1BXdAAA9DTjDFAAnDvCbEAARLDABANFHAAAAqBoBBAEArBnBCAFAKAAAODA2BA2BAAA1BA1BAAAAuCApBA6DBPAkBCzBB9BAJAtCarCAMFvCBYAIAMEfACAJXyBABA6BFVAAATBdAAAVHmBAQAKOtBARAjBIVAAATAYAGAUBlCAAA_BHaACAcDVALCNC2BAAA2BB8BAAA8BAFAAAOT0BAAAyBATABAVCZAAATFcAAACaAgEAM2CUKEADBUHsCBFDiB0BOEEICF3CAO1BpBBZAYDjBH5BAHfiBxBhBCAEAnB9BAIZrBABBCMxBmBmCAZeYsBrBAKzBIJmCAD8BKEhBCIAJhBbAArBFUUCAHUGIAXcaV_BAAFpBPiBADSWDmBAEGUIEBACKHkBAAIAamBAAkBAEAKKCACFEHASAFXABNHBBADTOGRAAAPAOAAAOAKAAAAKKAICAALAAAFFAMKAAACjBJANALOAAKAEMHMKABDQJJAAMABOFGLJAAAAMAAEBKJAALAAAdAACnBI6FADwBiBsDQApBgBVwBeACYKHzBABRGrBhBAADJTEATOQFxCACZFzBbAWjBLB9CAATjCFkBAMHsBLtCAJRDvBdABJXIgCAEToBoBhBAFFFPFAGZWH3BACKbpB6BAiBEEQOAIKEHRAEfOD_BAFBFxBXALWPPAPACGXCKAAAAKLAAHGJQAACAQGADAUJADCJFBMfAACDfMAAJESYACKKERAABRAKAAKBAUAAAUAAaWACIFRXAAAGAeCkBAGLEAJDLgBLAFFAAfAZEHBKAGGABJBLCMHAfWAANnBoDPe0BMaKBACAKXAENAL3CCnBfCTaAQBKAFAGELBnBAAAAnB4BAKDGsBaAAAOMZAAFCVbAAEAfcAAEDcYAGSAAaAAHFoBMAAAAMRAARAAAfACHKjBNAEDDLiCACIE2BFACPECTAACCXLACDDFHAAOLJOAAOAAJAJAAAA-F-CCAoCU9F9CBAnCTAcAAGAWbAAFAVAyBAEQBgBFAFDmBfNANAAAQAOAACvCADNnBTVABJEPuBAQAFkBQAAAKGJAJAAAMADQBCAJECBBNFFLAAMSAMCCEANAAABLOAAACMATATAAAUAUAAAAWAAiBHDHAAJFIEAAAKFbAAZCBNAABLCMACAGEALALILEVAZCIDMAEHOEOAUADBOAQBAAAGEOEHHVHLBABDAFDMFYACCBWJAAAAJASAMABISSAAAAJLAAAESAASAADALBAKXFARAAAJABBCJKABAAKAxBtBDACDyBuBEABEAqCGCYYSpBAGTZBPHGDCLNAAAANFAPDAOAUAAQKHKABDMGdAADBZIAADLYCADFAMASAAASARAAARAAJAAAAJKAAAAKA7BZDBFV-BaECGYAlBAjBKGRQAWHBCeAQBFUAPAAAAPeIGMEBLFIEMbLANHJSIAGHDOMAHEAOSAAAASWAAWAAPAAPAAJAAJAANBAAAJAAAAFDKNAAAANFAALAEWAAQECAOABUADXAANALMAABAQVAIBAZWAKAAMUAAAAUJAJACAOAAAOANAAANAAiBGWBECrBJdAADRABNBCOIKGDDAGAFAKABACAPMIAAAMDAYAQGGDdAZFAAVALBAHaAYAHIAMADKAGeAAUAKfAEfGJNABALAAvBAEXLNwBAFeCUMAAAAMAgBAACHkBdAABIhBANAAAANJAAAAJABCALSFOAAOAAHGAANALAAAALPJAAFAArBZHCJDYISBAAFATBQCqBaOAAEAmBBIEiBDlBBHLJDNEBBNAJBHABAUGQABAJBLACAeEOMBAJFNAAKAIAAQAHRAEPADNGDAPASAAASAAHAAAIPOAACAMWAAAAWGAAAFOAAAAKLNAAAANAYGOAACRAPABAAgBAAAAgBfAAAAfAZAAAAZYAAAAYAaAGQCCLACNCBRAARBAQAAOACAQAABCQBAAAIJPAAADLHAAACLJAHAAANAGDCTWAACAUKAAKAAMACAAKAIAAKAAAqBwBCAHApBvBBAIAADAANAKCAAOAJAJAAABHAJAAAAJMAAAAMHAAAENQAAAAQOAAAAOARAAAARYAAAAYASAaAAJTATAAAKACAIAKAAAAKMAAMAALAALAAMABBCOLAAABJALAAAJBAJALAAAOAOAAAASAAAGMHAAACJAWAAAAWAOAAAOANAAANAAZAKXANbGOtBABYJZoBAUOAAgBAPATAAAATQAAAAQAPAAAAPALAAHBAAsBAAAAsBNAAAANZAAAAZNAAAANAMAAAAMLAAAALAUAAAUATAAARAAYAAAAYVAAAAVAYAAAAYLAAAALARAAARAOABAOEARAAAAPOEAAICMAAAGGOAACAMAOAAAAOARAAJAHKAAIAEALAAAAL`
