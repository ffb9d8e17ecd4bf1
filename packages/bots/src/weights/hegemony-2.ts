// Weights of hegemony with 2 players, written by `hustings train`.
export default `hustings-weights-1
hegemony
2
2
5
round turns production elections policy.1.A policy.1.C bill.1 policy.2.A policy.2.C bill.2 policy.3.A policy.3.C bill.3 policy.4.A policy.4.C bill.4 policy.5.A policy.5.C bill.5 policy.6.A policy.6.C bill.6 policy.7.A policy.7.C bill.7 working.bills middle.bills capitalist.bills state.bills working.policyVp middle.policyVp capitalist.policyVp bag.working bag.middle bag.capitalist taxMultiplier demonstration closed.1 closed.2 closed.3 closed.4 closed.5 closed.6 closed.7 working.vp working.loans working.influence working.cards working.agenda middle.vp middle.loans middle.influence middle.cards middle.agenda capitalist.vp capitalist.loans capitalist.influence capitalist.cards capitalist.agenda state.vp state.loans state.influence state.cards state.agenda working.money middle.money state.money capitalist.revenue capitalist.capital capitalist.wealth working.prosperity working.nextProsperity working.workers working.population working.unemployed working.unskilledUnemployed working.food working.luxury working.health working.education working.worksFor.middle working.worksFor.capitalist working.worksFor.state middle.prosperity middle.nextProsperity middle.workers middle.population middle.unemployed middle.unskilledUnemployed middle.food middle.luxury middle.health middle.education middle.worksFor.middle middle.worksFor.capitalist middle.worksFor.state union.agriculture union.luxury union.healthcare union.education union.media middle.companies middle.operational middle.wages middle.strikes capitalist.companies capitalist.operational capitalist.wages capitalist.strikes state.companies state.operational state.wages state.strikes capitalist.machinery middle.fullyOperational working.companies middle.storage.food middle.price.food middle.storage.luxury middle.price.luxury middle.storage.health middle.price.health middle.storage.education middle.price.education capitalist.storage.food capitalist.price.food capitalist.storage.luxury capitalist.price.luxury capitalist.storage.health capitalist.price.health capitalist.storage.education capitalist.price.education capitalist.freeTradeZone.food capitalist.freeTradeZone.luxury state.storage.food state.storage.luxury state.storage.health state.storage.education state.media legitimacy.working tokens.working legitimacy.middle tokens.middle legitimacy.capitalist tokens.capitalist events agenda imf bonds
working capitalist
working ask.turn
play:working-proletarians-of-the-world-unite play:working-public-sector-overtime play:working-specialization play:working-healthcare-benefits play:working-student-movement play:working-state-scholarship play:working-general-strike basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-healthcare-movement play:working-interest-groups play:working-need-for-change free:swap-workers play:working-workplace-accident play:working-immigration-reform play:working-public-opinion-polling play:working-affordable-housing basic:demonstration play:working-cooperative-farm play:working-workers-movement play:working-highlight-social-issues play:working-radical-reforms play:working-supplemental-income-program play:working-labor-market-deregulation play:working-signing-bonus play:working-unemployment-benefits play:working-fake-news play:working-migration play:working-reveal-political-scandal play:working-momentum-for-change free:history-he47 play:working-rising-covid-19-cases play:working-protect-the-status-quo free:history-he23 play:working-boost-domestic-tourism free:history-he50 free:use-healthcare free:pay-off-loan basic:history-he17 free:use-education play:working-change-of-government-agenda free:history-he26 free:history-he27 free:history-he43 free:use-luxury free:history-he29 agenda:hold basic:history-he48 basic:history-he30 free:history-he37 free:history-he32 free:history-he33 free:history-he19 free:history-he36
working ask.discard
discard:working-proletarians-of-the-world-unite discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-state-scholarship discard:working-general-strike discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-cooperative-farm discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-highlight-social-issues discard:working-radical-reforms discard:working-supplemental-income-program discard:working-migration discard:working-boost-domestic-tourism discard:working-healthcare-movement discard:working-fake-news discard:working-reveal-political-scandal discard:working-momentum-for-change discard:working-rising-covid-19-cases discard:working-protect-the-status-quo discard:working-workers-movement discard:working-change-of-government-agenda
working ask.discard | action.assign-workers
discard:working-proletarians-of-the-world-unite discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-state-scholarship discard:working-general-strike discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-cooperative-farm discard:working-need-for-change discard:working-supplemental-income-program discard:working-highlight-social-issues discard:working-interest-groups discard:working-unemployment-benefits discard:working-boost-domestic-tourism discard:working-labor-market-deregulation discard:working-healthcare-movement discard:working-fake-news discard:working-rising-covid-19-cases discard:working-radical-reforms discard:working-migration discard:working-protect-the-status-quo discard:working-change-of-government-agenda discard:working-workers-movement
working ask.assign-worker
skill:unskilled worker:supermarket-0 worker:supermarket-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:public-hospital-0 worker:public-hospital-1 worker:public-university-0 worker:public-university-1 skill:education skill:media worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 done skill:healthcare skill:luxury worker:cooperative-farm-0 worker:cooperative-farm-1 skill:agriculture worker:fast-food-chain-0 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:regional-tv-station-0 worker:regional-tv-station-1 worker:public-university-2-0 worker:public-university-2-1 worker:hotel-0 worker:radio-station-0 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:fashion-company-0 worker:fashion-company-1 worker:university-0 worker:university-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:fish-farm-0 worker:fish-farm-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:fish-farm-2 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:university-2 worker:radio-station-1 worker:vegetable-farm-0 worker:clinic-2-0 worker:clinic-2-1 worker:publishing-house-0 worker:cooperative-farm-2-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:institute-of-technology-0 worker:institute-of-technology-1 worker:hospital-0 worker:hospital-1 worker:medical-village-0 worker:tv-station-0 worker:tv-station-1 worker:tv-station-2 worker:vegetable-farm-2 worker:medical-village-1 worker:stadium-0 worker:stadium-1 worker:fast-food-chain-1 worker:academy-0 worker:academy-1 worker:hotel-2 worker:cooperative-farm-2-1 worker:regional-tv-station-3-0 worker:regional-tv-station-3-1 worker:college-2-0 worker:college-2-1 worker:public-university-3-0 worker:public-university-3-1 worker:publishing-house-2 worker:cooperative-farm-2 worker:cooperative-farm-2-2
working ask.assign-where
company:clinic company:college company:radio-station company:public-hospital company:regional-tv-station company:shopping-mall union:education company:fast-food-chain company:public-hospital-2 company:public-university-2 trade:cooperative-farm-1 company:cooperative-farm company:fish-farm company:public-hospital-3 company:lobbying-firm company:regional-tv-station-2 company:university company:public-university company:regional-tv-station-3 company:stadium company:supermarket-2 company:supermarket union:luxury union:media union:agriculture trade:fashion-company-1 company:shopping-mall-2 company:public-university-3 company:college-2 company:academy trade:public-hospital-1 trade:public-university-1 company:pharmaceutical-company trade:cooperative-farm-0 trade:supermarket-1 trade:shopping-mall-1 trade:college-1 trade:radio-station-1 company:medical-village company:hotel company:publishing-house company:institute-of-technology company:vegetable-farm trade:tv-station-2 company:clinic-2 union:healthcare company:tv-station trade:vegetable-farm-0 trade:regional-tv-station-2-1 trade:radio-station-0 trade:stadium-1 trade:cooperative-farm-2-1 trade:regional-tv-station-1 trade:cooperative-farm-2-0 trade:public-hospital-3-1 trade:public-university-3-1 company:hospital trade:publishing-house-2 trade:public-hospital-2-1 company:fashion-company trade:fashion-company-0 trade:vegetable-farm-2 trade:public-university-0 trade:lobbying-firm-1 trade:fast-food-chain-1 trade:cooperative-farm-2 trade:cooperative-farm-2-2
working ask.assign-where | skill.unskilled
company:clinic company:college company:public-hospital company:regional-tv-station company:fast-food-chain company:public-hospital-2 company:public-university-2 company:fish-farm company:public-hospital-3 company:regional-tv-station-2 company:university company:public-university company:supermarket trade:fashion-company-1 company:shopping-mall company:public-university-3 company:radio-station company:academy trade:public-hospital-1 trade:public-university-1 trade:cooperative-farm-0 company:institute-of-technology trade:tv-station-2 company:medical-village company:clinic-2 company:hospital trade:radio-station-1 company:fashion-company trade:vegetable-farm-2 trade:public-university-0 trade:fast-food-chain-1
working ask.discard | action.political-pressure
discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-state-scholarship discard:working-general-strike discard:working-signing-bonus discard:working-public-opinion-polling discard:working-cooperative-farm discard:working-labor-market-deregulation discard:working-highlight-social-issues discard:working-radical-reforms discard:working-supplemental-income-program discard:working-migration discard:working-need-for-change discard:working-unemployment-benefits discard:working-proletarians-of-the-world-unite discard:working-reveal-political-scandal discard:working-rising-covid-19-cases discard:working-fake-news discard:working-immigration-reform discard:working-boost-domestic-tourism discard:working-interest-groups discard:working-affordable-housing discard:working-workers-movement discard:working-workplace-accident discard:working-change-of-government-agenda discard:working-momentum-for-change discard:working-protect-the-status-quo discard:working-healthcare-movement
working ask.immediate-vote
yes no
working ask.immediate-vote | policy.5
yes no
working ask.food-source
source:capitalist source:foreign source:state
working ask.vote-side
for against
working ask.vote-side | policy.1 B
for against
working ask.vote-influence
least most 3/4 2/4 4/4 1/4
working ask.vote-influence | policy.1
least most 2/4 3/4 4/4
working ask.vote-side | policy.2 A
for against
working ask.bill
bill:4A bill:4C bill:1B bill:2B bill:3B bill:4B bill:5A bill:5C bill:6A bill:6C bill:7A bill:7C bill:5B bill:7B bill:2A bill:2C bill:1A bill:1C bill:3A bill:3C bill:6B
working ask.discard | action.buy-goods
discard:working-public-sector-overtime discard:working-healthcare-benefits discard:working-specialization discard:working-state-scholarship discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-cooperative-farm discard:working-general-strike discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-radical-reforms discard:working-supplemental-income-program discard:working-highlight-social-issues discard:working-proletarians-of-the-world-unite discard:working-rising-covid-19-cases discard:working-migration discard:working-protect-the-status-quo discard:working-boost-domestic-tourism discard:working-student-movement discard:working-workers-movement discard:working-fake-news discard:working-reveal-political-scandal discard:working-healthcare-movement discard:working-momentum-for-change discard:working-change-of-government-agenda
working ask.buy-resource
resource:food resource:luxury resource:health resource:education resource:influence done
working ask.buy-amount
least 3/4 most 1/4 2/4 4/4
working ask.buy-amount | resource.influence
least 3/4 most 2/4 4/4
working ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
working ask.assign-where | skill.luxury
company:public-hospital company:regional-tv-station-2 company:college company:supermarket-2 company:public-university company:shopping-mall company:supermarket union:luxury company:shopping-mall-2 trade:cooperative-farm-0 company:stadium company:medical-village
working ask.turn-free
free:swap-workers end free:history-he47 free:history-he23 free:use-education free:history-he50 free:use-healthcare free:pay-off-loan free:history-he26 free:history-he27 free:history-he43 free:use-luxury free:history-he29 agenda:hold free:history-he37 free:history-he32 free:history-he33 free:history-he19 free:history-he36
working ask.food-amount
least 2/4 3/4 4/4 most 1/4
working ask.food-amount | role.capitalist
least 2/4 3/4 4/4 most 1/4
working ask.vote-influence | policy.4
least 3/4 most 2/4
working ask.assign-where | skill.education
company:radio-station company:regional-tv-station union:education company:clinic company:college company:university company:public-university company:regional-tv-station-2 company:public-hospital company:pharmaceutical-company company:supermarket company:public-hospital-2 company:public-university-2 company:academy company:institute-of-technology company:medical-village company:public-university-3 company:public-hospital-3
working ask.discard | action.propose-bill
discard:working-healthcare-benefits discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-supplemental-income-program discard:working-highlight-social-issues discard:working-need-for-change discard:working-unemployment-benefits discard:working-boost-domestic-tourism discard:working-labor-market-deregulation discard:working-specialization discard:working-public-sector-overtime discard:working-proletarians-of-the-world-unite discard:working-general-strike discard:working-interest-groups discard:working-state-scholarship discard:working-student-movement discard:working-momentum-for-change discard:working-radical-reforms discard:working-migration discard:working-fake-news discard:working-cooperative-farm discard:working-workers-movement discard:working-change-of-government-agenda discard:working-reveal-political-scandal discard:working-healthcare-movement discard:working-rising-covid-19-cases discard:working-protect-the-status-quo
working ask.swap-in
skill:unskilled skill:healthcare skill:media skill:luxury skill:education skill:agriculture
working ask.swap-in | company.shopping-mall
skill:unskilled skill:education
working ask.buy-source
source:capitalist source:state done source:foreign
working ask.buy-source | resource.education
source:capitalist source:state done
working ask.buy-amount | resource.education
least 1/4 2/4 3/4 4/4 most
working ask.immediate-vote | policy.7
yes no
working ask.vote-influence | policy.7
least most 3/4 2/4
working ask.discard | action.demonstration
discard:working-signing-bonus discard:working-public-opinion-polling discard:working-affordable-housing discard:working-highlight-social-issues discard:working-unemployment-benefits discard:working-boost-domestic-tourism discard:working-healthcare-benefits discard:working-labor-market-deregulation discard:working-specialization discard:working-immigration-reform discard:working-student-movement discard:working-supplemental-income-program discard:working-general-strike discard:working-need-for-change discard:working-interest-groups discard:working-workplace-accident discard:working-healthcare-movement discard:working-cooperative-farm discard:working-migration discard:working-workers-movement discard:working-public-sector-overtime discard:working-radical-reforms discard:working-protect-the-status-quo discard:working-reveal-political-scandal discard:working-proletarians-of-the-world-unite discard:working-state-scholarship discard:working-fake-news discard:working-rising-covid-19-cases discard:working-momentum-for-change
working ask.vote-influence | policy.5
least most 3/4 2/4
working ask.vote-side | policy.6 A
for against
working ask.assign-next-for
skill:unskilled skill:luxury skill:education skill:media worker:supermarket-0 worker:supermarket-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:public-hospital-0 worker:public-hospital-1 worker:public-university-0 worker:public-university-1 worker:fast-food-chain-1 worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 worker:lobbying-firm-1 worker:cooperative-farm-0 worker:regional-tv-station-0 worker:regional-tv-station-1 skill:agriculture worker:public-university-2-0 worker:public-university-2-1 worker:lobbying-firm-0 worker:fast-food-chain-0 worker:hotel-0 worker:radio-station-0 worker:fashion-company-0 worker:fish-farm-0 worker:fish-farm-1 worker:supermarket-2-0 worker:supermarket-2-1 skill:healthcare worker:university-0 worker:university-1 worker:university-2 worker:public-hospital-2-0 worker:institute-of-technology-0 worker:publishing-house-0 worker:vegetable-farm-0 worker:regional-tv-station-2-0 worker:regional-tv-station-2-1 worker:academy-0 worker:academy-1 worker:stadium-0 worker:stadium-1 worker:institute-of-technology-1 worker:public-hospital-2-1 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:hospital-0 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:hospital-1 worker:medical-village-0 worker:pharmaceutical-company-0 worker:public-university-3-0 worker:public-university-3-1 worker:clinic-2-0 worker:clinic-2-1 worker:college-2-0 worker:cooperative-farm-1
working ask.assign-next-for | company.cooperative-farm
skill:unskilled skill:luxury skill:education skill:media skill:agriculture skill:healthcare
working ask.swap-out
worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 done worker:clinic-1 worker:public-university-2-1 worker:public-university-1 worker:regional-tv-station-1 worker:public-hospital-1 worker:fashion-company-1 worker:fish-farm-1 worker:university-2 worker:radio-station-0 worker:radio-station-1 worker:public-university-3-1 worker:college-1 worker:publishing-house-2 worker:lobbying-firm-1 worker:hotel-0 worker:hotel-1 worker:academy-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:supermarket-1 worker:regional-tv-station-3-1 worker:clinic-2-1 worker:hotel-2 worker:vegetable-farm-2 worker:fashion-company-0 worker:publishing-house-1 worker:institute-of-technology-1 worker:fish-farm-2 worker:cooperative-farm-2-0 worker:cooperative-farm-2-1 worker:public-hospital-2-1 worker:public-hospital-3-1 worker:cooperative-farm-2-2 worker:hospital-1
working ask.swap-in | company.cooperative-farm
skill:unskilled skill:luxury skill:education skill:media skill:agriculture skill:healthcare
working ask.immediate-vote-free
yes no
working ask.immediate-vote-free | policy.1
yes no
working ask.buy-source | resource.luxury
source:capitalist source:foreign
working ask.buy-amount | resource.luxury
least most 2/4 3/4 4/4 1/4
working ask.staff-company
company:public-university-2 company:regional-tv-station-2 company:shopping-mall company:public-hospital-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3
working ask.staff-company | role.working
company:public-university-2 company:regional-tv-station-2 company:shopping-mall company:public-hospital-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station-3
working ask.vote-side | policy.2 C
for against
working ask.vote-side | policy.5 B
for against
working ask.vote-side | policy.6 B
for against
capitalist ask.turn
play:capitalist-radical-reforms play:capitalist-investment-opportunities play:capitalist-tap-into-new-markets play:capitalist-foreign-market-insight play:capitalist-push-political-agenda play:capitalist-offshore-companies play:capitalist-foreign-recruitment basic:propose-bill basic:build-company basic:sell-company basic:sell-abroad basic:make-deal basic:lobby basic:political-pressure free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage play:capitalist-technological-progress play:capitalist-higher-education-program play:capitalist-public-opinion-polling play:capitalist-global-branding play:capitalist-foreign-partner play:capitalist-extra-shift free:pay-off-loan play:capitalist-exit-strategy play:capitalist-interest-groups play:capitalist-trade-protectionism-lobby play:capitalist-unemployment-initiative-program play:capitalist-business-expansion play:capitalist-momentum-for-change basic:history-he30 play:capitalist-business-grants play:capitalist-taxed-enough-already play:capitalist-global-food-crisis play:capitalist-buy-private-island play:capitalist-fake-news play:capitalist-reveal-political-scandal play:capitalist-endorse-political-campaign play:capitalist-covid-19-vaccine-r-and-d-funding play:capitalist-industrialization play:capitalist-bid-rigging play:capitalist-competitive-wages free:history-he47 play:capitalist-health-crisis free:history-he35 agenda:hold free:history-he07 free:history-he15 play:capitalist-protect-the-status-quo free:history-he28 play:capitalist-change-of-government-agenda basic:history-he48 free:history-he29 free:history-he50 free:history-he22 free:history-he37 free:history-he36 agenda:reveal basic:history-he39
capitalist ask.turn-free
free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage end free:pay-off-loan free:history-he47 free:history-he35 agenda:hold free:history-he07 free:history-he15 free:history-he28 free:history-he29 free:history-he50 free:history-he22 free:history-he37 agenda:reveal free:history-he36
capitalist ask.discard
discard:capitalist-radical-reforms discard:capitalist-investment-opportunities discard:capitalist-tap-into-new-markets discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-offshore-companies discard:capitalist-competitive-wages discard:capitalist-foreign-partner discard:capitalist-higher-education-program discard:capitalist-business-grants discard:capitalist-public-opinion-polling discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-unemployment-initiative-program discard:capitalist-exit-strategy discard:capitalist-interest-groups discard:capitalist-trade-protectionism-lobby discard:capitalist-technological-progress discard:capitalist-foreign-recruitment discard:capitalist-buy-private-island discard:capitalist-business-expansion discard:capitalist-momentum-for-change discard:capitalist-endorse-political-campaign discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-taxed-enough-already discard:capitalist-health-crisis discard:capitalist-reveal-political-scandal discard:capitalist-fake-news discard:capitalist-global-food-crisis discard:capitalist-bid-rigging discard:capitalist-change-of-government-agenda discard:capitalist-industrialization discard:capitalist-protect-the-status-quo agenda:reveal
capitalist ask.discard | action.sell-abroad
discard:capitalist-radical-reforms discard:capitalist-investment-opportunities discard:capitalist-tap-into-new-markets discard:capitalist-foreign-market-insight discard:capitalist-offshore-companies discard:capitalist-competitive-wages discard:capitalist-foreign-partner discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-unemployment-initiative-program discard:capitalist-exit-strategy discard:capitalist-interest-groups discard:capitalist-trade-protectionism-lobby discard:capitalist-business-expansion discard:capitalist-momentum-for-change discard:capitalist-technological-progress discard:capitalist-endorse-political-campaign discard:capitalist-buy-private-island discard:capitalist-public-opinion-polling discard:capitalist-business-grants discard:capitalist-health-crisis discard:capitalist-fake-news discard:capitalist-higher-education-program discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-reveal-political-scandal discard:capitalist-global-food-crisis discard:capitalist-foreign-recruitment discard:capitalist-bid-rigging discard:capitalist-taxed-enough-already discard:capitalist-change-of-government-agenda discard:capitalist-protect-the-status-quo discard:capitalist-industrialization
capitalist ask.price
price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:health-5 price:health-10 price:education-5 price:education-10 done price:health-8 price:education-8 price:luxury-8 price:food-12 agenda:reveal
capitalist ask.storage-tile
resource:food resource:luxury resource:health resource:education
capitalist ask.turn-main
play:capitalist-radical-reforms play:capitalist-tap-into-new-markets play:capitalist-foreign-market-insight play:capitalist-push-political-agenda play:capitalist-offshore-companies basic:propose-bill basic:build-company basic:sell-company basic:make-deal basic:lobby basic:political-pressure basic:sell-abroad play:capitalist-public-opinion-polling play:capitalist-global-branding play:capitalist-extra-shift play:capitalist-exit-strategy play:capitalist-interest-groups play:capitalist-technological-progress play:capitalist-foreign-partner play:capitalist-investment-opportunities play:capitalist-business-expansion play:capitalist-momentum-for-change play:capitalist-business-grants play:capitalist-trade-protectionism-lobby play:capitalist-reveal-political-scandal play:capitalist-fake-news play:capitalist-higher-education-program play:capitalist-covid-19-vaccine-r-and-d-funding play:capitalist-taxed-enough-already play:capitalist-industrialization play:capitalist-competitive-wages play:capitalist-global-food-crisis play:capitalist-endorse-political-campaign play:capitalist-foreign-recruitment play:capitalist-health-crisis play:capitalist-bid-rigging agenda:hold play:capitalist-unemployment-initiative-program play:capitalist-buy-private-island basic:history-he30 play:capitalist-change-of-government-agenda play:capitalist-protect-the-status-quo basic:history-he48 agenda:reveal
capitalist ask.discard | action.make-deal
discard:capitalist-radical-reforms discard:capitalist-tap-into-new-markets discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-offshore-companies discard:capitalist-health-crisis discard:capitalist-reveal-political-scandal discard:capitalist-fake-news discard:capitalist-technological-progress discard:capitalist-higher-education-program discard:capitalist-global-food-crisis discard:capitalist-unemployment-initiative-program discard:capitalist-endorse-political-campaign discard:capitalist-exit-strategy discard:capitalist-foreign-partner discard:capitalist-competitive-wages discard:capitalist-business-expansion discard:capitalist-business-grants discard:capitalist-extra-shift discard:capitalist-foreign-recruitment discard:capitalist-global-branding discard:capitalist-buy-private-island discard:capitalist-industrialization discard:capitalist-bid-rigging discard:capitalist-investment-opportunities discard:capitalist-trade-protectionism-lobby discard:capitalist-taxed-enough-already discard:capitalist-interest-groups discard:capitalist-change-of-government-agenda discard:capitalist-public-opinion-polling discard:capitalist-momentum-for-change
capitalist ask.deal-destination
storage free-trade-zone agenda:reveal
capitalist ask.bill
bill:1A bill:1B bill:2A bill:2C bill:3B bill:3C bill:4A bill:4C bill:6A bill:6C bill:7A bill:7C bill:2B bill:4B bill:7B bill:5B bill:6B bill:1C bill:5A bill:5C bill:3A agenda:reveal
capitalist ask.wages
wage:supermarket-3 wage:shopping-mall-3 wage:clinic-3 wage:college-3 done wage:supermarket-2 wage:fashion-company-3 wage:university-2 wage:clinic-2 wage:college-2 wage:university-3 wage:shopping-mall-2 wage:fashion-company-2 wage:lobbying-firm-3 wage:supermarket-1 wage:shopping-mall-1 wage:clinic-1 wage:college-1 wage:fast-food-chain-1 wage:fast-food-chain-3 wage:fast-food-chain-2 wage:pharmaceutical-company-1 wage:pharmaceutical-company-2 wage:fish-farm-3 wage:supermarket-2-3 wage:supermarket-2-1 wage:supermarket-2-2 wage:lobbying-firm-1 wage:lobbying-firm-2 wage:university-1 wage:hospital-3 wage:radio-station-2 wage:radio-station-1 wage:radio-station-3 wage:vegetable-farm-2 wage:college-2-2 wage:vegetable-farm-3 wage:college-2-3 wage:pharmaceutical-company-3 wage:academy-2 wage:fish-farm-2 wage:shopping-mall-2-2 wage:institute-of-technology-2 wage:publishing-house-2 wage:publishing-house-3 wage:hotel-1 wage:hotel-2 wage:hotel-3 wage:publishing-house-1 wage:vegetable-farm-1 wage:hospital-1 wage:hospital-2 wage:institute-of-technology-3 wage:shopping-mall-2-1 wage:shopping-mall-2-3 wage:tv-station-3 wage:tv-station-2 wage:medical-village-3 wage:medical-village-1 wage:medical-village-2 wage:college-2-1 wage:tv-station-1 wage:fashion-company-1 wage:academy-3 wage:stadium-3 wage:clinic-2-2 wage:clinic-2-3 wage:stadium-2 wage:academy-1 wage:public-hospital-3 agenda:reveal wage:stadium-1 wage:institute-of-technology-1 wage:public-university-2 wage:public-university-3
capitalist ask.discard | action.propose-bill
discard:capitalist-tap-into-new-markets discard:capitalist-push-political-agenda discard:capitalist-offshore-companies discard:capitalist-competitive-wages discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-technological-progress discard:capitalist-foreign-market-insight discard:capitalist-foreign-recruitment discard:capitalist-buy-private-island discard:capitalist-business-grants discard:capitalist-exit-strategy discard:capitalist-trade-protectionism-lobby discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-endorse-political-campaign discard:capitalist-health-crisis discard:capitalist-fake-news discard:capitalist-foreign-partner discard:capitalist-global-food-crisis discard:capitalist-bid-rigging discard:capitalist-taxed-enough-already discard:capitalist-change-of-government-agenda discard:capitalist-radical-reforms discard:capitalist-business-expansion discard:capitalist-investment-opportunities discard:capitalist-unemployment-initiative-program discard:capitalist-industrialization discard:capitalist-interest-groups discard:capitalist-higher-education-program discard:capitalist-public-opinion-polling discard:capitalist-reveal-political-scandal discard:capitalist-momentum-for-change discard:capitalist-protect-the-status-quo
capitalist ask.immediate-vote
yes no
capitalist ask.immediate-vote | policy.1
yes no
capitalist ask.vote-influence
least most 2/4 3/4 1/4 4/4
capitalist ask.vote-influence | policy.1
least most 2/4 3/4 1/4 4/4
capitalist ask.vote-side
for against agenda:reveal
capitalist ask.vote-side | policy.5 B
for against
capitalist ask.discard-companies
company:pharmaceutical-company company:fashion-company company:vegetable-farm company:automated-grain-farm done company:hotel company:fast-food-chain company:supermarket-2 company:shopping-mall-2 company:stadium company:automated-dairy-farm company:hospital company:institute-of-technology company:medical-village company:college-2 company:academy company:publishing-house company:lobbying-firm company:electronics-manufacturer company:car-manufacturer company:university company:tv-station company:fish-farm company:radio-station company:clinic-2 agenda:reveal
capitalist ask.machinery
company:supermarket company:shopping-mall company:clinic company:college company:supermarket-2 company:shopping-mall-2 company:pharmaceutical-company company:university company:medical-village company:fashion-company company:fish-farm company:stadium company:institute-of-technology company:clinic-2
capitalist ask.discard | action.political-pressure
discard:capitalist-tap-into-new-markets discard:capitalist-push-political-agenda discard:capitalist-competitive-wages discard:capitalist-foreign-partner discard:capitalist-higher-education-program discard:capitalist-investment-opportunities discard:capitalist-exit-strategy discard:capitalist-technological-progress discard:capitalist-public-opinion-polling discard:capitalist-unemployment-initiative-program discard:capitalist-business-expansion discard:capitalist-momentum-for-change discard:capitalist-endorse-political-campaign discard:capitalist-buy-private-island discard:capitalist-offshore-companies discard:capitalist-trade-protectionism-lobby discard:capitalist-extra-shift discard:capitalist-foreign-market-insight discard:capitalist-taxed-enough-already discard:capitalist-global-branding discard:capitalist-interest-groups discard:capitalist-business-grants discard:capitalist-health-crisis discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-radical-reforms discard:capitalist-bid-rigging discard:capitalist-foreign-recruitment discard:capitalist-change-of-government-agenda discard:capitalist-global-food-crisis discard:capitalist-fake-news discard:capitalist-industrialization discard:capitalist-reveal-political-scandal discard:capitalist-protect-the-status-quo
capitalist ask.build
company:radio-station company:fast-food-chain company:stadium company:hospital company:publishing-house company:fashion-company company:institute-of-technology company:university company:academy company:car-manufacturer company:vegetable-farm company:automated-dairy-farm company:college-2 company:fish-farm company:pharmaceutical-company done company:lobbying-firm company:supermarket-2 company:automated-grain-farm company:medical-village company:electronics-manufacturer company:tv-station company:clinic-2 company:shopping-mall-2 company:hotel
capitalist ask.staff-class-for
class:working none
capitalist ask.staff-class-for | company.radio-station
class:working none
capitalist ask.discard | action.sell-company
discard:capitalist-competitive-wages discard:capitalist-foreign-partner discard:capitalist-higher-education-program discard:capitalist-business-grants discard:capitalist-public-opinion-polling discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-exit-strategy discard:capitalist-trade-protectionism-lobby discard:capitalist-foreign-market-insight discard:capitalist-business-expansion discard:capitalist-buy-private-island discard:capitalist-push-political-agenda discard:capitalist-health-crisis discard:capitalist-offshore-companies discard:capitalist-fake-news discard:capitalist-foreign-recruitment discard:capitalist-bid-rigging discard:capitalist-taxed-enough-already discard:capitalist-change-of-government-agenda discard:capitalist-technological-progress discard:capitalist-endorse-political-campaign discard:capitalist-interest-groups discard:capitalist-global-food-crisis discard:capitalist-investment-opportunities discard:capitalist-unemployment-initiative-program discard:capitalist-industrialization discard:capitalist-radical-reforms discard:capitalist-tap-into-new-markets discard:capitalist-protect-the-status-quo discard:capitalist-momentum-for-change discard:capitalist-covid-19-vaccine-r-and-d-funding
capitalist ask.sell-company
company:supermarket company:shopping-mall company:clinic company:college company:radio-station company:fashion-company company:university company:lobbying-firm company:car-manufacturer company:fast-food-chain company:pharmaceutical-company company:supermarket-2 company:electronics-manufacturer company:stadium company:hospital company:college-2 company:shopping-mall-2 company:automated-dairy-farm company:academy company:medical-village company:fish-farm company:hotel company:automated-grain-farm company:publishing-house company:institute-of-technology company:clinic-2 company:tv-station company:vegetable-farm agenda:reveal
capitalist ask.export
sale:food-0 sale:food-1 sale:luxury-0 sale:luxury-1 sale:health-0 sale:education-0 sale:education-1 done extra sale:health-1 agenda:reveal
capitalist ask.export-from-zone
least 3/4 most 1/4 2/4 4/4
capitalist ask.export-from-zone | resource.luxury
least 3/4 most 1/4 2/4 4/4
capitalist ask.vote-side | policy.7 C
for against
capitalist ask.vote-side | policy.5 A
for against
capitalist ask.export-from-zone | resource.food
least 3/4 most 2/4 1/4 4/4
capitalist ask.bonus
company:supermarket company:shopping-mall company:fashion-company company:college company:radio-station company:lobbying-firm company:clinic company:fast-food-chain company:publishing-house company:university company:vegetable-farm company:academy company:supermarket-2 company:fish-farm company:hotel company:stadium company:hospital company:shopping-mall-2 company:tv-station company:medical-village company:college-2 company:clinic-2 company:institute-of-technology company:pharmaceutical-company company:public-university
capitalist ask.vote-side | policy.2 B
for against
capitalist ask.export-card
card:export-01 card:export-07 card:export-14 card:export-08 card:export-11 card:export-06 card:export-10 card:export-12 card:export-09 card:export-02 card:export-13 card:export-04 card:export-15 card:export-05 card:export-16 card:export-03
capitalist ask.discard | action.build-company
discard:capitalist-competitive-wages discard:capitalist-technological-progress discard:capitalist-foreign-recruitment discard:capitalist-buy-private-island discard:capitalist-foreign-partner discard:capitalist-offshore-companies discard:capitalist-public-opinion-polling discard:capitalist-unemployment-initiative-program discard:capitalist-investment-opportunities discard:capitalist-exit-strategy discard:capitalist-business-expansion discard:capitalist-momentum-for-change discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-trade-protectionism-lobby discard:capitalist-foreign-market-insight discard:capitalist-fake-news discard:capitalist-interest-groups discard:capitalist-business-grants discard:capitalist-health-crisis discard:capitalist-bid-rigging discard:capitalist-taxed-enough-already discard:capitalist-higher-education-program discard:capitalist-endorse-political-campaign discard:capitalist-industrialization discard:capitalist-global-food-crisis discard:capitalist-protect-the-status-quo discard:capitalist-tap-into-new-markets discard:capitalist-radical-reforms
capitalist ask.wage
wage:2 wage:3 wage:1
capitalist ask.wage | company.publishing-house
wage:2 wage:3
capitalist ask.staff-class-for | company.publishing-house
class:working none
capitalist ask.vote-side | policy.1 B
for against
capitalist ask.wage | company.fashion-company
wage:2 wage:3 wage:1
capitalist ask.staff-class-for | company.fashion-company
class:working none
capitalist ask.wage | company.university
wage:2 wage:3 wage:1
capitalist ask.discard | action.lobby
discard:capitalist-technological-progress discard:capitalist-foreign-partner discard:capitalist-public-opinion-polling discard:capitalist-unemployment-initiative-program discard:capitalist-investment-opportunities discard:capitalist-momentum-for-change discard:capitalist-push-political-agenda discard:capitalist-business-expansion discard:capitalist-business-grants discard:capitalist-health-crisis discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-foreign-market-insight discard:capitalist-foreign-recruitment discard:capitalist-tap-into-new-markets discard:capitalist-global-food-crisis discard:capitalist-exit-strategy discard:capitalist-interest-groups discard:capitalist-competitive-wages discard:capitalist-offshore-companies discard:capitalist-bid-rigging discard:capitalist-fake-news discard:capitalist-global-branding discard:capitalist-industrialization discard:capitalist-radical-reforms discard:capitalist-endorse-political-campaign discard:capitalist-higher-education-program discard:capitalist-buy-private-island discard:capitalist-trade-protectionism-lobby discard:capitalist-extra-shift discard:capitalist-taxed-enough-already discard:capitalist-reveal-political-scandal discard:capitalist-change-of-government-agenda
capitalist ask.wage | company.lobbying-firm
wage:2 wage:3
capitalist ask.immediate-vote-free
yes no
capitalist ask.immediate-vote-free | policy.1
yes no
capitalist ask.vote-side | policy.2 A
for against
capitalist ask.vote-influence | policy.2
least 1/4 2/4 3/4 4/4 most
capitalist ask.vote-side | policy.4 A
for against
capitalist ask.vote-influence | policy.4
least 2/4 3/4 most 1/4 4/4
capitalist ask.vote-influence | policy.5
least 2/4 3/4 most 1/4 4/4
capitalist ask.vote-side | policy.6 C
for against
capitalist ask.vote-influence | policy.6
least most 2/4 3/4 4/4
capitalist ask.sell-to-state
least 1/4 2/4 3/4 4/4 most
capitalist ask.sell-to-state | resource.education
least 1/4 2/4 3/4 4/4 most
capitalist ask.immediate-vote-free | policy.5
yes no
capitalist ask.vote-side | policy.3 A
for against
capitalist ask.vote-influence | policy.3
least 1/4 2/4 3/4 4/4 most
working ask.assign-next-for | company.college
skill:unskilled worker:supermarket-0 worker:supermarket-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:public-hospital-1 worker:public-university-0 worker:public-university-1 skill:education skill:healthcare
working ask.overtime
company:public-hospital company:public-university company:regional-tv-station-3 company:shopping-mall company:public-university-2 company:public-hospital-3 company:public-university-3 company:regional-tv-station company:public-hospital-2 company:regional-tv-station-2 company:fashion-company
working ask.immediate-vote | policy.1
yes no
working ask.buy-amount | resource.health
least 2/4 3/4 most 4/4 1/4
working ask.immediate-vote | policy.6
yes no
working ask.vote-influence | policy.6
least most 2/4 3/4
working ask.discard | action.strike
discard:working-boost-domestic-tourism discard:working-labor-market-deregulation discard:working-unemployment-benefits discard:working-fake-news discard:working-student-movement discard:working-supplemental-income-program discard:working-state-scholarship discard:working-specialization discard:working-momentum-for-change discard:working-need-for-change discard:working-proletarians-of-the-world-unite discard:working-interest-groups discard:working-signing-bonus discard:working-migration discard:working-immigration-reform discard:working-workers-movement discard:working-public-sector-overtime discard:working-cooperative-farm discard:working-radical-reforms discard:working-public-opinion-polling discard:working-workplace-accident discard:working-protect-the-status-quo discard:working-change-of-government-agenda discard:working-healthcare-benefits discard:working-general-strike discard:working-highlight-social-issues discard:working-affordable-housing discard:working-healthcare-movement discard:working-reveal-political-scandal discard:working-rising-covid-19-cases
working ask.remove-cubes
class:working class:capitalist done class:middle
capitalist ask.remove-cubes
class:working class:middle class:capitalist done agenda:reveal
capitalist ask.overtime
company:supermarket company:shopping-mall company:college company:academy company:radio-station company:fashion-company company:clinic company:supermarket-2 company:stadium company:vegetable-farm company:publishing-house
capitalist ask.immediate-vote | policy.2
yes no
capitalist ask.wage | company.fast-food-chain
wage:2 wage:3
capitalist ask.vote-side | policy.1 C
for against
capitalist ask.vote-side | policy.7 B
for against
capitalist ask.wage | company.pharmaceutical-company
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.pharmaceutical-company
class:working none
capitalist ask.wage | company.fish-farm
wage:1 wage:2 wage:3
capitalist ask.staff-class-for | company.fish-farm
class:working none
capitalist ask.vote-side | policy.6 A
for against
working ask.hidden-agenda
agenda:ha14 agenda:ha15 agenda:ha12 agenda:ha13 agenda:ha11
working ask.strike
company:supermarket company:shopping-mall done company:lobbying-firm company:hotel company:radio-station company:clinic company:fast-food-chain company:clinic-2 company:publishing-house company:fashion-company company:shopping-mall-2 company:fish-farm company:supermarket-2 company:college company:stadium company:vegetable-farm company:hospital company:university company:institute-of-technology company:tv-station company:college-2 company:pharmaceutical-company company:medical-village company:academy
working ask.immediate-vote | policy.2
yes no
working ask.migrant
skill:unskilled skill:agriculture skill:education done skill:luxury skill:healthcare skill:media
working ask.remove-worker
skill:unskilled skill:agriculture skill:healthcare skill:media worker:supermarket-0 worker:supermarket-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:public-hospital-0 worker:public-hospital-1 worker:public-university-0 worker:public-university-1 skill:luxury worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:publishing-house-0 worker:publishing-house-1 worker:publishing-house-2 worker:regional-tv-station-0 worker:regional-tv-station-1 worker:fashion-company-0 worker:fashion-company-1 skill:education worker:clinic-2-0 worker:clinic-2-1 worker:public-university-2-0 worker:public-university-2-1 worker:vegetable-farm-0 worker:vegetable-farm-1 worker:vegetable-farm-2 worker:public-university-3-0 worker:public-university-3-1 worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:academy-0 worker:academy-1 worker:radio-station-0 worker:radio-station-1 worker:supermarket-2-0 worker:supermarket-2-1
working ask.vote-side | policy.3 B
for against
working ask.assign-where | skill.media
company:public-university company:shopping-mall company:clinic company:fast-food-chain union:media company:supermarket company:college
working ask.assign-next-for | company.regional-tv-station
skill:media worker:lobbying-firm-0
working ask.referendum-side
for against
working ask.assign-next-for | company.university
skill:unskilled skill:education worker:shopping-mall-0 skill:luxury skill:media worker:public-university-2-1 worker:clinic-0 worker:public-hospital-1
working ask.vote-influence | policy.2
least 3/4 most 2/4 4/4 1/4
working ask.vote-influence | policy.3
least 3/4 most 2/4 4/4
capitalist ask.hidden-agenda
agenda:ha18 agenda:ha16 agenda:ha17 agenda:ha19 agenda:ha20
capitalist ask.investment
market deck
capitalist ask.wage | company.supermarket
wage:2 wage:3 wage:1
capitalist ask.deal-stored
least 1/4 2/4 3/4 4/4 most
capitalist ask.deal-stored | resource.food
least 1/4 2/4 3/4 4/4 most
capitalist ask.deal-stored | resource.luxury
least 1/4 2/4 3/4 4/4 most
capitalist ask.immediate-vote | policy.6
yes no
capitalist ask.retire-company
company:regional-tv-station company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital-3 company:public-university-3 company:public-hospital company:public-university company:regional-tv-station-3
capitalist ask.export-extra
least 2/4 3/4 most 1/4 4/4
capitalist ask.export-extra | resource.food
3/4 most
capitalist ask.machinery-count
tokens:1 tokens:2
capitalist ask.sell-to-state | resource.luxury
least 2/4 3/4 4/4 most 1/4
capitalist ask.wage | company.stadium
wage:1 wage:2 wage:3
capitalist ask.referendum-side
for against agenda:reveal
capitalist ask.wage | company.radio-station
wage:1 wage:2 wage:3
capitalist ask.vote-side | policy.3 C
for against
working ask.buy-source | resource.health
source:capitalist source:state done
working ask.swap-in | company.public-hospital
skill:unskilled skill:education skill:agriculture skill:luxury skill:media skill:healthcare
working ask.assign-next-for | company.shopping-mall
skill:unskilled skill:agriculture skill:education worker:fish-farm-1
working ask.freeze-policy
policy:2 policy:3 policy:4 policy:7 policy:5 policy:6 policy:1
working ask.vote-side | policy.6 C
for against
working ask.assign-where | skill.healthcare
company:clinic company:college company:supermarket-2 company:public-university company:regional-tv-station company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital company:shopping-mall company:shopping-mall-2 company:fish-farm company:pharmaceutical-company union:healthcare company:supermarket
working ask.swap-in | company.public-university
skill:unskilled skill:agriculture skill:luxury skill:media skill:education skill:healthcare
working ask.assign-where | skill.agriculture
company:clinic company:public-hospital company:regional-tv-station company:public-hospital-2 company:regional-tv-station-2 company:college union:agriculture company:public-hospital-3 company:public-university-3 company:university company:supermarket company:publishing-house
working ask.swap-in | company.clinic
skill:unskilled skill:media skill:agriculture skill:luxury skill:healthcare
working ask.assign-next-for | company.public-hospital
skill:unskilled skill:agriculture skill:luxury skill:education worker:clinic-1 worker:public-university-2-0 worker:public-university-2-1 skill:healthcare worker:public-hospital-0
capitalist ask.wage | company.hospital
wage:2 wage:3
capitalist ask.staff-class-for | company.fast-food-chain
class:working none
capitalist ask.vote-side | policy.2 C
for against
capitalist ask.immediate-vote | policy.5
yes no
working ask.educate
skill:unskilled skill:media worker:supermarket-1 worker:shopping-mall-1 worker:public-hospital-1 worker:public-university-1 skill:agriculture worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:public-hospital-2-1 worker:radio-station-0 worker:radio-station-1 worker:public-university-2-1 skill:luxury worker:college-1 skill:education worker:lobbying-firm-1 worker:clinic-1 worker:public-hospital-3-1 worker:fast-food-chain-0 worker:fast-food-chain-1 worker:public-university-3-1
working ask.swap-in | company.lobbying-firm
skill:unskilled skill:media
working ask.immediate-vote | policy.3
yes no
working ask.assign-next-for | company.public-university
skill:unskilled skill:agriculture worker:supermarket-0 worker:supermarket-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:clinic-1 worker:college-1 worker:college-0 worker:university-0 skill:education worker:institute-of-technology-0 worker:public-hospital-0 worker:public-university-0
working ask.assign-next-for | company.fast-food-chain
worker:public-university-1
working ask.swap-in | company.fast-food-chain
skill:unskilled skill:agriculture skill:luxury skill:education skill:media skill:healthcare
working ask.turn-main
play:working-student-movement play:working-general-strike play:working-specialization basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-state-scholarship play:working-cooperative-farm basic:history-he17 play:working-labor-market-deregulation play:working-workplace-accident play:working-protect-the-status-quo play:working-need-for-change play:working-workers-movement play:working-unemployment-benefits play:working-fake-news play:working-proletarians-of-the-world-unite play:working-immigration-reform play:working-supplemental-income-program play:working-migration play:working-interest-groups play:working-healthcare-movement play:working-rising-covid-19-cases play:working-public-opinion-polling play:working-public-sector-overtime basic:demonstration play:working-highlight-social-issues play:working-momentum-for-change play:working-signing-bonus play:working-healthcare-benefits play:working-affordable-housing play:working-radical-reforms play:working-reveal-political-scandal play:working-boost-domestic-tourism basic:history-he48 play:working-change-of-government-agenda agenda:hold
working ask.buy-source | resource.food
source:capitalist source:foreign done
working ask.buy-amount | resource.food
least most 2/4 3/4 1/4 4/4
working ask.vote-side | policy.4 A
for against
capitalist ask.staff-class-for | company.vegetable-farm
class:working none
capitalist ask.staff-abroad
company:clinic company:college company:vegetable-farm company:pharmaceutical-company company:university company:fish-farm company:shopping-mall-2 company:college-2 company:tv-station company:supermarket company:medical-village company:hotel company:stadium company:lobbying-firm
capitalist ask.staff-class-for | company.college
class:working none
capitalist ask.lose-company
company:shopping-mall company:clinic company:vegetable-farm company:car-manufacturer company:supermarket company:college company:radio-station company:lobbying-firm company:academy company:fish-farm company:fashion-company
capitalist ask.fill-company
company:college company:college-2 company:pharmaceutical-company company:medical-village company:clinic-2 company:fast-food-chain
capitalist ask.vote-side | policy.3 B
for against
working ask.vote-side | policy.4 C
for against
working ask.swap-in | company.fashion-company
skill:unskilled skill:agriculture skill:education
working ask.vote-side | policy.3 C
for against
working ask.swap-in | company.supermarket
skill:unskilled skill:luxury skill:education skill:agriculture skill:healthcare skill:media
working ask.immediate-vote | policy.4
yes no
working ask.assign-next-for | company.supermarket
worker:fish-farm-0 worker:supermarket-2-0 skill:unskilled skill:healthcare
working ask.vote-side | policy.5 A
for against
working ask.vote-side | policy.7 B
for against
working ask.immediate-vote-free | policy.4
yes no
working ask.accident-industry
industry:agriculture industry:media industry:healthcare industry:education industry:luxury
capitalist ask.sell-or-deal
export deal done
capitalist ask.deal
deal:deal-food-8-luxury-4 deal:deal-food-8 deal:deal-food-7-luxury-5 deal:deal-luxury-10 deal:deal-food-8-2 deal:deal-luxury-8-2 deal:deal-food-7 deal:deal-luxury-10-2 deal:deal-food-7-2 deal:deal-food-6 deal:deal-food-6-2 deal:deal-food-7-luxury-5-2 deal:deal-luxury-12 deal:deal-food-5-luxury-6-2 deal:deal-food-5-luxury-6 deal:deal-luxury-8 deal:deal-luxury-12-2 deal:deal-food-4-luxury-8-2 deal:deal-food-4-luxury-8 deal:deal-food-8-luxury-4-2
capitalist ask.immediate-vote | policy.3
yes no
capitalist ask.immediate-vote | policy.7
yes no
capitalist ask.vote-influence | policy.7
least 3/4 most 2/4
capitalist ask.vote-side | policy.4 B
for against
working ask.vote-side | policy.1 A
for against
capitalist ask.lure-to
company:clinic company:college company:college-2
capitalist ask.immediate-vote-free | policy.6
yes no
capitalist ask.sell-to-state | resource.health
least 2/4 3/4 4/4 most
capitalist ask.staff-class-for | company.supermarket
class:working none
working ask.immediate-vote-free | policy.6
yes no
working ask.immediate-vote-free | policy.7
yes no
working ask.swap-in | company.college
skill:unskilled skill:agriculture skill:healthcare skill:luxury skill:media
capitalist ask.wage | company.college
wage:2 wage:3 wage:1
capitalist ask.export-extra | resource.luxury
least 1/4 2/4 3/4 4/4 most
capitalist ask.staff-class-for | company.shopping-mall
class:working none
capitalist ask.staff-class-for | company.academy
class:working none
capitalist ask.immediate-vote-free | policy.4
yes no
capitalist ask.immediate-vote | policy.4
yes no
working ask.swap-in | company.radio-station
skill:unskilled skill:education skill:agriculture skill:media skill:healthcare skill:luxury
working ask.swap-in | company.university
skill:unskilled skill:luxury
working ask.assign-next-for | company.pharmaceutical-company
skill:unskilled worker:radio-station-0
capitalist ask.wage | company.clinic
wage:1 wage:2 wage:3
capitalist ask.wage | company.academy
wage:2 wage:3
working ask.vote-side | policy.7 A
for against
working ask.immediate-vote-free | policy.5
yes no
working ask.immediate-vote-free | policy.2
yes no
capitalist ask.wage | company.medical-village
wage:2 wage:1
capitalist ask.immediate-vote-free | policy.3
yes no
capitalist ask.wage | company.shopping-mall
wage:2 wage:3 wage:1
capitalist ask.discard | action.history-he30
discard:capitalist-technological-progress discard:capitalist-foreign-recruitment discard:capitalist-unemployment-initiative-program discard:capitalist-public-opinion-polling
capitalist ask.staff-class-for | company.lobbying-firm
class:working none
working ask.vote-side | policy.1 C
for against
working ask.vote-side | policy.5 C
for against
capitalist ask.wage | company.hotel
wage:2 wage:3
working ask.vote-side | policy.7 C
for against
capitalist ask.immediate-vote-free | policy.7
yes no
capitalist ask.wage | company.institute-of-technology
wage:2 wage:3
capitalist ask.staff-class-for | company.hotel
class:working none
working ask.vote-side | policy.2 B
for against
capitalist ask.staff-class-for | company.stadium
class:working none
capitalist ask.wage | company.vegetable-farm
wage:1 wage:2 wage:3
working ask.free-health
least 2/4 3/4 4/4 most
capitalist ask.freeze-policy
policy:2 policy:3 policy:4 policy:5 policy:6 policy:7 policy:1
working ask.new-bill
yes no
capitalist ask.cancel-bill
bill:1 bill:5 bill:7 bill:2 bill:6 bill:3 bill:4
capitalist ask.new-bill
yes no
capitalist ask.staff-class-for | company.medical-village
class:working none
working ask.swap-in | company.publishing-house
skill:unskilled skill:media skill:healthcare skill:luxury skill:agriculture skill:education
working ask.vote-side | policy.4 B
for against
working ask.assign-next-for | company.publishing-house
skill:unskilled
working ask.vote-side | policy.3 A
for against
working ask.swap-in | company.regional-tv-station
skill:unskilled skill:healthcare skill:luxury skill:education skill:media
working ask.discard | action.history-he17
discard:working-student-movement
working ask.discard | action.history-he30
discard:working-interest-groups discard:working-labor-market-deregulation discard:working-need-for-change
working ask.assign-next-for | company.clinic
skill:healthcare worker:public-hospital-0 worker:public-hospital-1 worker:public-university-2-1 worker:shopping-mall-0 worker:hospital-0 worker:medical-village-0 worker:pharmaceutical-company-0
working ask.assign-next-for | company.academy
skill:unskilled skill:agriculture
capitalist ask.staff-class-for | company.institute-of-technology
class:working none
working ask.immediate-vote-free | policy.3
yes no
working ask.swap-in | company.stadium
skill:unskilled skill:agriculture
capitalist ask.staff-class-for | company.clinic
class:working none
capitalist ask.immediate-vote-free | policy.2
yes no
capitalist ask.staff-class-for | company.tv-station
class:working none
capitalist ask.staff-skill
skill:luxury skill:healthcare skill:education skill:agriculture skill:media
capitalist ask.staff-skill | company.fast-food-chain
skill:luxury skill:healthcare skill:education
capitalist ask.hand-over
company:shopping-mall company:electronics-manufacturer company:stadium
working ask.assign-next-for | company.medical-village
skill:unskilled
capitalist ask.buy-public
company:public-hospital company:public-university company:regional-tv-station company:public-hospital-2 company:public-university-2 company:shopping-mall done company:regional-tv-station-2 agenda:reveal
working ask.assign-next-for | company.fashion-company
worker:clinic-2-0
working ask.discard | action.history-he48
discard:working-unemployment-benefits discard:working-need-for-change
working ask.swap-in | company.vegetable-farm
skill:luxury skill:healthcare skill:unskilled skill:agriculture
working ask.assign-next-for | company.institute-of-technology
skill:unskilled worker:shopping-mall-0
working ask.swap-in | company.fish-farm
skill:unskilled skill:agriculture
capitalist ask.staff-skill | company.vegetable-farm
skill:luxury skill:media skill:education
working ask.cancel-bill
bill:3 bill:5 bill:4 bill:7
working ask.bond
bond:0 bond:30 bond:50
capitalist ask.bond
bond:0 bond:30 bond:50
capitalist ask.discard | action.history-he48
discard:capitalist-extra-shift discard:capitalist-exit-strategy
capitalist ask.staff-skill | company.supermarket
skill:luxury
capitalist ask.staff-skill | company.fashion-company
skill:agriculture skill:healthcare
capitalist ask.lure-from
company:public-hospital company:public-hospital-2
working ask.swap-in | company.tv-station
skill:unskilled

6K66EAtMlkB9WrIsPsC0E2R-LPvZuCiK-DsDmCuNqHgBiNgN3EpE1WkJA-RApF2EiCgJpO7IiBAoIAjnBF9jBgDgC_OlKkE2zBzDAAAAAxI8CwDziBAAvPAAA-jBArOrCUA9D9D1PiBpyB1sBxD5N5B0hBAnK4HAAAAAAAAAAAAAAAVAAAAAAyPvGyElnB9HuD6JA4VAoSAAAAAAAApF2ECrFoD7EhbNrErEA0J5J_MvfAAAAAAAAAAyvBAuE1VxE1BoBkDYzCuJ9DhE1EsD4GgDhE-D_B_M-TiN2ZXjWwaAwQArHiT0oByK3E7akcakP_H3CqDyB2U8DxF7c9D6N5DAAAAApLBrVyN7VA1RAAAkmBA0EqF-kBjNeerU_PlhClgB-b1L4FsVAnPuEAAAAAAAAAAAAAnHA0MeAAAAAke1KzOrFf-B8tBA6NAygBAAAAAAAAiHRX3D2SnKsBiDlDiCAuOJlCsEAAAAAAAA9NAkiDA3PzW8J6EtBtH3L2E4EjD8G-HsDrE_EvOuChBvOkNwIoB-EjPimBA2MA1EE0E6DlEhbwGwLxKyCxS9GgOmNnEkJjyCyD6boOAAAAAf9IqG6WgEA1VAAAkyBA-G4EDiUEE9ZkDt2B7bhNgPyNpHA5PtFAAAAAAAAAAAAAzLA4FuLAAAAAsH3LjHiDkCtCg6BApGAsdAAAAAAAAuD1DoB1FwIjLPxDoE8CA7EB3PtDAAAAAAAAxOA0nBAnKnYkOU3G3NvCuH9CrH-D6BpE7F1M6BhC5B1WyPiVkEoBnDsXAyKAnMtSxQdoDxL6EYzIPAqEZ6PAuF_6CwXuWgCAAAAArK7EvB6X2GAjXAAAm1BAuGpB0JpG3D3DttBzqBrFpM4UoQtBBAyQkVAAAAAAAAAAAAAhHmD-CyVAAAAAM0E4QpEwCsJ2YA5BAmqBAAAAAAAAqHjChGZ-HnDhIayDaAhCwOrEpBAAAAAAAArEA3CA5GpXiS4DvFlL6CxBlH0BjD_DsC_GhBkGkBtC7MiMTZVIsMA-FAtM1IhB0DwF_LoFHoFrFpIOgKuHU3Eh4C4NiDrDAAAAAhEoCrCoHsGAjNAAAktBAqCtEyFpBJJziB7nB6Lbie8DoELAsYsbAAAAAAAAAAAAA6JkBqD-SAAAAA_G0D4KhDqIkMoEA2NA6fAAAAAAAA6E8B7BHgBIhE8DvB4DA2DmHRMAAAAAAAA7GAkjGArEAtKhBmDhGgEsQoM9N8F8M0ZuG5H4FjMyEyT2ZmSnqB1X7chJAuqBAxP3NxS6MwCgZze1BwZA7MyDnUrG7BtH6EWyMvBAAAAAxOxgByG4JAAiFAAAwNAxf26BgEAtLtL7cnLpoB6KsEd7R-ZAhKllBAAAAAAAAAAAAAAAJDAAAAAujB0E1DnStBxQtLAqbA2UAAAAAAAAqQmB6U_CgPnB_NkDmdoUAgVhNhG15BAAAAAAAAAAq_EAxS8S3DpBxIvD_FyHiGnLsS-F0N0EmBmZ3CzDqIqBpBwV_ShZ6PAmbA4BwC5RiH_DiBtOjPIyU7IQgcsDvCuRwHlE5bxiBAAAAA1qBhxBxvB8ZhPAdAAApHAvJwsCk2ChnCkBkBvYlQ1f3W8CoKsIuRA9QncAAAAAAAAAAAAA1wBApKpDAAAAAmdkKpQ1FuCxM2NAmXA0eAAAAAAAAsemB4dP2hBzDoWtCif0bAoK5Y3CrVAAAAAAAAZAygEAjZkSgCuJhTlXhEDvH7M0WwD0DA8K-ENK8PuCnCwN7FhUwDA2lBAhBnC-F-BqBkClF1IFxK5UpH8iByMM4V7JuCvFsHAAAAAljB7qBlL8ThIApaAAAUAxDgnCk8ClyBzBzB7ZFrevQvEjG8LhJAvPrdAAAAAAAAAAAAAxgBA7RnFAAAAA2N9BrW8SwJhNkNA7LA2RAAAAAAAA4StFgYakWkC2aSuiBkYA8HzKhInJAAAAAAAAyKAm6BAlWiQ2C4JpOnVlE3BrBzD8KyBdwFT3GCiEkC3ChBoIpF7KJAsYA8FkE1BiF0BdzBzPxCoBAlD3CXvDgBnCRpPHAAAAAjc9gB3Coa-BA7GAAA0DAtB--B01ChpBiEiE7KiDrL5T6BqDsItPAlWjPAAAAAAAAAAAAA6IgE5F0LAAAAA6DkCyKsFgI3GzMA5FAqHAAAAAAAAoU8DyVyDgKuFyUyCkZ0WA8K_BrHhDAAAAAAAAlGAsiBA5KA6K-J0CqFzBFqChKgFe3FUgCrBsDkHqBa1CThDA7CAiWAvDxE-NI1BgG8IvWhB4HpIDqFzGWtBAKtLpEAAAAADjeBsJsFAyLAAADAvCsqBy2BhhBhDhDa8EzJpH8H_DpC_FAlNjGAAAAAAAAAAAAAL6DvF6JAAAAAzB2BsB3EmG3CUAiGAqCAAAAAAAAiRxBkPuBoK1C4L0B8QmQAgDIpKmBAAAAAAAAgDAgN4BuBKjB8CvBoEEZAgGK7CZ6CTVJP5CwCnC-BoBqBqBpBQboBtErBXXjDNrCxBFGjCX8GuDmD4FrCkBhHAzBnB3D1BtCiBxDhBadiB3BoBdR-EzCnEkCZhBHjBgBjB0CnDTmBYSRiD7CsEhBReqJEuBKcIc2CqD3CW0BgCuCkBiCpC-BZWwCoB_BAYsB0FKgDyBwBW0GAwCgCgC2CuFFHEyEPESgBwBnCiCtDAVSZ5B6EoD3CqEKiB8BrB0FavBW9EjBHGzC7B6HOsC0EgEM8E4ByBlB4BHzBdnBlBIoBoDAkB4C6CpCLUhBBEBBgBKFHHVAAAAVpBAOeTNvBGCXVLTATAAAGKxBA2B4B-BAAAA-BgDQgBcHyDuEADGoECgBAgBAAAPfAKIBwBlBEHqCQuBAAuBAACAACAAiBAAAAiBhBGhBOKfAAAAAA5B2BvBCdVVAAAAVMAAMAAGAAAGAFAAFAAxBAAAxBAOAOAAACAAACAAV9BHTUKiCCCsBSe1E0BsBpCzClDiCiE8DExDnC-EmBb5B-DwCmEb9C6C2EciFoC8B7BgBmDuDmBrBwEXkBPmBWjBlCCuHDYCyC2EkBsDqCzDADcc2CdjBM-GlBfwBoDuE4BGNoCJDmCDtD8CBwD5DmB1BvBZlB2BrDqDuDgC5BqByEnC7BBe1BBuBuCpC3CtE0B2ChEoBlF3EXrBrDoBXOI1C1B-B2CRLqC2D7B1DuG3BIiEkEQzFFhCNnCTiBgBJsBUzBxBPVjBQBiBnBsCIzCqClCpBJR7BuB2BhBBmCmBHARFfmBARDJTASINJEbYBOOMMLCcEODcAzBtCMDAkBkCQBGWaMYPCOLZMBVObuBWiBFCFDCAfWERZACGCeQGVNerBEEJ9BGDSBxBOUyBMCIMQQTEWAKqCkBSDaD5BMGAVZ9BvBEkBDfaYKeTRRDAgBBrBddAADCJELABAoB4BHDLC0BAMKBgBOADLKgBCfRMoBAQoEiBciB2CdvBvBbNwCzB6E4DOBgBeqByB5C2BRGdAvBgCUXJqBdvBOcE6B6BrBgBnCmCS0DHoCHiKkB6CiD0D2CTEHIKdhDTFvBgB3BgBAcHMCFAVGQYnBAGbdEuFAsC4BNwCtBPH0C1BzBVmBqClCtBOqBVrBiB5BkE6CAAASqDFAAgBdPoCB0BiE1BXqBACNKuBeAAAAeSAAAASkBAAkBUAHAAfYARAAOfFJAAdcJYAAKEKZAAUXXBAALoBdsEAOOa-CGAABAKBAABAAyBAEWqB6BkBAgBAAEPAYAhBHaAfAagBBAAfCcRAAMCfRAAGXKkCAAE-BKHAABNiBoBACBiBkBgBAAAcKBAAADAAAAAAAgBAAAgBAfAAAfA0FAAiDCwCmBAGMGOyBAGMUOYACGWFDAAAADJAAAHALAAALAPAACOfIAAAAIuBAAEgBKUAAEGKSAAAbsBgBAAgBAACAACAACAACAAfAAfAAKAAAAKiBAAAAoBSAAAIIIAACGAfAfAAAAAAAAAfAAAfABAAAABAAAAAAAAAAAAEAAEAACAACAACAACAACAACAACAAAACCAAAACAAAAAAQXpBJxBMiC-BVqBAeQ0BFBIcY3CM_BDfZ4BQmBIDIqBGPBKsBvBACLFftBJAFfAlECDFpCzBHEFXmBTDAAFACAADAACgBAAAHqBZAjBEiBbCAACAAsDAOAsByBUAAqBbG6FC0BkBUuCAAACEFGADKCBqBAUMAK8BMkBmCDvBkBATaGaWAAAWAkCAAQ0BAmBAiBAAEhCAAAhBfJARELQBACACHTAECRJLOGAhBATAAJJAJAFXUAUAAAgBLJAAAHAHAAAHAHAAAHAfAAVJAQCAJEUDAFAACUAAWABmBAFAmBIECFAAIfAAfAAKAAFAQKJAAKKAAAAAAAAAAAABAAABACAAACACAAACAEAAAAEEAAAAECAAAACAAAAAAAAAAAAWAAAAWFAAAHCBAAAABGAACFMAAAAAALAAALAQAAAAQCAAAACQAAGKAAAAAAAAAAAAAAQKVBDiBRnCeUSNAOhBKIHLUJOLZLFAFAAvBCDBnBDIEEBWTKAAAHSAAFIYZIASRSJ4BAAaCesBCFBgBUiBAQuBFRmBAiBAAEMGAADKIACBLUeDEAcANAAAALNOGAhBBJAAJAALAAAALMAAACKfAAfAAJFAHEAIAAHAQWAAAAWVAAVAAAAAFFMLAAALAQAAAAQQAAGKAAhBGdVKCSMgBEOrBjBelBZJJDQFNJMHGrBLiBKSWabTWvCQQjBlBjBBGRDNekBOX6BSD2DDQuBSwB2BJQUiBF2BIWcUV6Bc6DvBBpBzC1BDCbBhCvBVOFJBQzBAQSPC3BYOJTAbOAFcGHCCaZNdGFIOKYFfoBhDhBpBfKB8DqC6BiBGLmCDCgBKkBbMSZhBAmBAKGcJSAJScRdAjBBDMEEDSALuBTGiBJkBA6D6EWdVA5D5EVeWAANWLBFPOVMCGQQrCgExDhBiBlDqC_DyDiBhBmDQAAAOCOoBlC1E-DoFTnBmC2E9DnFUAHRKXAWISJYAVQxEmBpBtCpBxD0FMZ0BuDmCSQmBFHUmH-BgEuBLGAdFOAWNQfCAAAlBWQRXtB_CV_BEQtBaAUQRI-CAaBa0BwBAIOAcAiBdRES6BhBeSDR5BAmDXOsDsCFvCsCpC9BxCjBUzBiBsFbNxDRrBlCZrBWKlCgBkCb-EYO_B9B-Ea4CeAjEqC2FG-FeoD3CRlBKrBE0C-IwEiCiFqB2BtCCINvB9B1BxBhBzBmCUCmFhB1BmCS-CH0FxCyCnBKsDYL3BwB3BPgCAhBvCgBxBjBrBgD0CsCC6BuCiBToE2BkErCYkCQ-BT7DSUgGD7BgDqC6CA1BBRcjBZQBeEFHTKePjBH2BCJaoBFdUEfPDfoBnBTFDwBFSNM6B0CsBYIkBP0DaSkCPW0BfBG4BQwBiBAKEAIULlBAEqB6BPSSZhBaKnBjBKQfNeL6BtCZqBCnBjBXExBXWcRaMAlBTBdKMEA3BBATvBE3CVDHQrCgCXkBF2BERFGKLNJbTCSU3C1BCCrBBmDIIcgCefFCXtBqBcDKoBUfSMBKKLlBhBMEDPAqIqDFdiF-DtBsDsBhCTrD2BTnC6BD-DnCMOgBvCzBQnCQwEf7BoC0B6EpDUrBQvCiBiBhBR3B0BhBmD2DrDnB0BWhBYCgBTAAtBuBTgFCDSuEiDHAE3B0BPAbKBjBROyBbSoBbqBWmBNDyBlBTABAHJVAANBFoKV4CvBnCpBkBiDyCVoC8BpBiFuETqBKT-CjB6C1BSmDkBbiCiBExBAfANpBIALAAAHBVDCAATOAOAAA0BAiBOLQjBATEHJ4BAAccAkBATaGafAAAfAgBAAAgBAMAAKACKGAAAEQxDa1CQpCzCCJJJ4Bf0CAAAA0C0BA0BAAAwDDOkBuB0B_CAAAA_CNfUtBrC2EpBAABhCGZAAZAAoBAAoBAAQAAAAQgFgBMuBoCADAADAAhCADxBLLgBAAAgBA_BAA_BAAKAAAKAlBAlBAAAEAAAEAAzBkBKffMtBb4BDZrBBVNKPyBwBAXjBA6BsDaL0B4BNAAApBFQAzBkBKffMtBb4BDZrBBVNKPyBwBAXjBA6BsDaL0B4BNAAApBFQAhCThBZZfhBEAXCP6CSiBca4BkBIAcEDAQAACAOqBBcaHGvBACLFfCXSAAKiCYQCBgBHAAQIfKAYfMIsBADEUYAAdWCGNAANAAKAUAJAxBAALnBAMARKSEJAECRAcAHAiBAQAAAAQdAZAADPANABAAiEwBkCSNSwBKccnBYsCMmBdA-BzBDqBrBExBNTRwBETHLKRdapDTLLQ7B_BgC_BzCVqBsD-B2BHLU9CVAFRtBuBShBrCqBwCjDXfVGhBT6BlBcVtByGmC8BwBwBOiBCqBvBuBHBZsCxCwBctD3BjDiDRf8EgBRgDmCffI1CdC6BNEEcE1BoCMImCXG9CJTxBVIWpBGHaoBDnCX4BN-BNrBUMLAmBMZ8BZS1DBBbVhChBb6BRAhBVGHPEJbPgBA7BQQ_DbHTgBlDUgBbF_DkFyCAgBHSiBtBDAhCrCuCoDEesB-CnB1BDCyBwBrEAMAOBAANANAAAQnGZETnDReALJIgBQWrBM6C7BgCAiBPSWAlBBdUPAaAiBPAEACJDUHA1BSbEfP6BAAOqBAaCfRsBe2CmBmCYTX4BAEVkCGb3BIHLWAFIApBcBGHAqBbCAfCDTJAaDJUUAHAEBJASCOAACAvBAdJOVkDAQBIsCOADQBEnBAFQNjB3CABZ_BCgEALBiCiCxDADNpB3BLAcZerBbANFTKXARRWJ8BAKBsBItCAJUhB1B0CAGSJkCvBAELBlBwCASgBDiByDAGIyBwB1BABANlBSAAcUPyBAEESWvBALPVAAAcLDJtBAJFZBTAHHVUgCAEoBCSQAGHTkBvBAJDdDsCAOF8BIYAFIIOSAMOCHADRBQAAFKITBDgBGBECYPIHAAPArCVExBClBsCWDyBBmBAyGFmCiBEuDvCALrBGdXEAPXORAAoBE9BkBeVUIAkBCBGeCUQHKGDIRQGCCYKHEEQUOGFIBcACOIEpCZAHhBFFAAAAFoBAAoBAAWAEAIM_BAIDH7BCACIHAOAAIIAFAAAAFHAAAAHCAAAIFxCCVdXFdAAEBd0BAAKAsBRAAXIAQACOAAIAAAIAgBAAHoBCGAAAGAVAAAKfdAAAdAmBAAAGgBGAAAGAoDMVgBqCKUAAALgBHAAAHAHAAAHADAADAAiBAAEAeEAAAEAHAAAAHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAATAATAACAAACACAAACACAAACASAAASAjBAAARRAAAAAAAAAAAARAAARAEAAAEAFADAAAAAAAAAAsBAAeXqBpBACfBJvBBACfPbAAAEffCFAHTgDAGMqCEAUAHRDS9BANIXfGADWGRkCEAoCNJrCAjBjCKYAAAAAAFAAHACwBAAgBNe9BAQTvCF0CAgBgBXsBkBAAAgBEfAAfAAFAAnBfiBXRAuBUVFAAFAAVQAgB7BLlDALtBuB9BfAAAAfAAAAAAVAAAgB1BgBAAAgBAdAAdAAKAJrBuBSdACfTSgBAAAgBAfAAAAfDAAAfckCAAAkBgBRAAAARKAPABcZAGfAAWAAgBAJMAAAAMBAAAABPAAAPAFAAAAFOAAAAOPAAAPAA1BAAPDxBaAACJiBJAAEJFTAAAGZcAAaIWXAAZIFAmEwBTFsBkClEvBUGrBjCAUAACLeTAABMdApDCftBAb0CAgBaBeALEQWE3BgDBuBiCjCmCyBGDQoClBdDTJRWCAApBsBFhBAAbDBAKBFmCbXWCCLBgBiBABDmBChCAE1BDLgBAERgBKDAAGMVjBABDlBIAKBFmCbXWCCLBgBiBABDmBChCAE1BDLgBAERgBKDAAGMVjBABDlBIA5BnB3BoBKhB6BoB4BnBJiBA4BgBZBYe3BfaCXdACURLJWBTSMKVA6FqD6EkDhBnCdyBsBF7BeoFMgCT-CgEnB1BrDPiEL8B8BFMlDyDCdKV4BHAwCqB3B7CebA8BwBtBnDvGhCT5C5BuBkElC-BgEBbqCL_ByBPsElCyBnD4BLvCxDOVxBd9BgD1BwEjDnB6DuEwDxBmBDPzB_CTlBdmDIOOwBvBhB-BSYoBoDc1BLLJM3CWbmBCbkB0D-CnBlBkGrCmHIUgBqGZkCmBZmB2CLgBK0BLeZpCAqBnDVclBXLkBSXtBmCvBnB1BPBiCERbTND2B1BgCRnCqBRiByBnCYYUiBnBNhBAAhBAAWMISRMkGqC0CuBQuDzC3BEuBnB9BgIiHUvBgDIABBpC0EF-GasBZqBoE5CUrCgBVnBoCgBIP-BIfAO7BKQmBYgCNQH-D8ExBUEEIAAAAIkCAnCWAmD8BAAA8BAbOyBZECAAAAAATATAAAkFZBK-D4CrBAArBAAgDOBQwBa4CAAAA4CAAAAAAmCAAAAmCAAAAAABAAABABAAABABAAAAAKAAAKA4CtB0CvDV7BsC7DzBKiBHhBhCUhBrCvB6CkDpBwDWZE8D5BkBwDuEvEqEAsBgD4C2CqBAAAAqBuBAAAuBASwBIXCNJJAAAAmCAmCAAAdAAdAAKAAKAA3BAAAA3BAAAAAAAAAAAAEAAAAEAAAAAAuDsBX7BYHwDyI2F4CuB3BOxCpCpCvBa-CdvBL8EzBXlBiB6CX1B5CiFJyC9C4ERuCJsBjDgD6CjC8BdEV5DMtBaQyBV3BhCsDlDwBfrD6BtBmC5CtCpChC_BTmCNmHKkDgCyBgDxGuClD7BtD_BsH2DtCuDMoDwCIU2CKXQ7BqBqB8BvBpBGMlBA3B8FiCBmEyBhCvF3C5BAnCU4G6BsCuCjBsB6Ee4BWwCJ4BmBIpEyCuCBNiCgB3BbWhCNkDoBjB2FoBfjE6C4GxDMGbnBjCCaRALJsDQsCuC6B_B4GQ-CLH2E9CRVKInCoDQS2C_B4B0DmBIIJoCDAAABBANJbFMSUVONHeOHBOcTKEhBuBGLRJIRDKjDOc9BtBhBvCBhBZCZmBJHEqBQfQJMPfAkBVNyBzBpCWzBNNXsDUuBemBTiBSTC8BZqBKKEXoBiCBQWAeeJqB4BTb8BMDByBOtBfFkBlBN9BDWX_BIIXUDSI6DKIJNgEqBoBJIRWdhBWRQNgBACQGIhCFVBXJkBR2CKiB3BqDMWSciBiCDLeM0BjBRLXQCMACSEJCEAHFKFIVEpBqBOsFGyCoBsEMaDTmBoBf8E6BH2CuBdHPAnCqBgCvE0BPtB5BvCuDuE3BcBLxCjB2FvBnCzCwBvCCIH0BiBxCvBYjBgGvBdW3CAJ5D0Cc7B7D5DvB_CjBOzBsBgE4DkBayD5DNAAALBQiB6BGoB7BHhElEECCzBvFrBrE5CcGqGqEqCF6BuBAoBIuBiCdX0DM-BBSaiFIBc6CqBjBEUZ_BSUhC0CCmCEgG4CCW4DyE3FE7BvCS_BrCqBkBlDTL6F6H6DOhClB3C1Bbf9BcvDrBblBW3C_B7BsBtCDmBkE0BQyB2BU8BbYoCTmBsDpC8BgEkBG-J-B6GeqBkBqJuD8B6DDIlBOSbcTwEILqDGiBiBoBBgBZDagCBO1BdaAEQRejBAEgBjBjBvCHSP3BdeAIEGKwCpDHsCiCgDUQ5BGMQDAJEAAdECI7BQ0FEc4EHIlBzBHIEOyCHsDqBVF7BVCKG1BdFbVQAVAFPFKtCZdTZYqBBqBTAAHYrB6BIjBoD4BGEmBAQAAQAAwEoBH8CaA5BhBACCdEAAAAEAAAAAAAhBxBdWMMKXQJKSZmBRGtBHPFATCGEUQdCPaiBXQAAPHABHAWUQJQTxBcS9BTN-BcHWUAVbECGDSYEgBtBGwBKgBNIMSwBQRLP2EiBLqB0BiBrC7BBdPe-CoCcNKBnBBdETK0BPWUOOqBGmBiBPTYCcAHErBHAvBBMQVFmBMHHJOHFCwBsCBBPHNlBaFHMC3BBKuBG1C3BCCDbbVBFCApCRBFFpBkBCBKaAArEzCJEX3BsE0CKDY4BAAAAAA0DgGF7BuEkH5BSKyB1B_B-CrBCfjBPwC3BBXtCUcBvBxB6D_BmD9BFmBNnB1BnB5BI_CNwB0E6BQDaS0HB4CuBqD6CRlBmBHpBEsImDsG3B4DkEgI2CKgHoBdqDiBqB2CKkCiBPqCMLPnEhBhBxBuBxCUqDNFApCK0BpBP8BKLZXbToClEBf5BbbcClC5CsCJkCB_BAyDsBAAAAAAU0E8BoBT0BO7C9B1B9BuBjCaITmBEkB9CVmBUZvDdlBrB9BmBUjCG9C9Bb4BWfdQT4CZWTlBCV-BiBmCUMlC6CM_BiDeuBOgBcKAISK8COpCIiDAe8BDOxBAhBGEZnBAuBlBLpBX5BsBMCC0BaQoBBXxESJtBZxCDAfkBAHnDdPBxBDHAVRRgB5BAAAA5BgDLkCKGWeAAAAgB0CkB6BbZa-CAcqBYArCAVJrBArBAHBAf_CAIpBTpBmCAAMgCcCANQACeAAKYcXAATpBmBcHgB8BZX5BAmB3CAH5CAQA9BpBmCAiCgBID2B0BHACQoBAkBAMcUAHgBEHRgBAnBFDBgBXYAHKAJEJabAAAbANIEATFBCBADAOBIALU5CflBJfOKACAKAjBAfAADgBAgBaAAbDfIAAmBARMiBDHAHAAA8BAAAagBlBZdAgBNWAbAgDtBZAXEAfrBAdAAPhBAPAM5ByBAAASgBiBAAAAiBTAQBBf1BZBAAZWAYIhBaTACbMJtCxBPAAPIAFARgBCAAAACJAAAAJgBAAAAgBBAFAAEbAAAbADAAAADEAAAAEAhBZCXOC4CUoCKCPxEVEhBLpCOdFNsBeJdDHaT6DuBAYsCQsBkCJHDJQzBMWO4BY2BhCcoBrBXHSNVHKSAjB8BhBsBXcAaOtCJFPFnBnBAMAxBB0BMLETgCoCCWTI-B3BfPbFIzBDWXPd7CbxBJPMqCYiCTAG3BILKJ3BDAEYFbVJXNGU6DjByB2Bec6C8BKkBHH5D3BhBFvBTiDqBUkCPOEMHMRKwBjBGuBN2BCOCgBlBFOQQVJMfcANPfqBOCKAQQF7CoBCYUG8CnBBXTATxBAGFeUyBAFGdQNnCmDajBfoD8EhCmBYO4BICtDsEQZrBImB_Ca4EEsCsBV8B8FGQAwCgDA3BlBiBXtBH0DqBCY-BkB5BAdAEfVAONhBHoBAaAAM8BHFKeiBA9HDpDb3B5C-HEqDc4B6CAAAAAAAFejBOXKGdkBNYJAvBA7BWJoBlFAvCjEiC3BnBAPvD4BsBgCAjCgD4DhCiEApBQgDyCoBAL2CiBzBsBA6DzBJJLAvB-CGtBwBAoCImCzB3CAfsB9BrBpDAMnBnBTTAEL6CxC3EAxB5E7BA0BAmDC_CwD1BAIpBL0BiCAyEtBCZEAwBRrCgBIA0EiB1ClDsBAlBWyB-DvEAA_CvBM1CAlDqBvCE7CAI7CZKGAmDtCVjB5EA5BcvBvCJAxCyChBJFAECALA0BI4BVIAuBiBXLOgBUBoBSRfjCfrBYnBAQAQAAAcAAAcAaAAAaA4BAAA4BAVAAAVAHAAELAOAAAOAHAELAALALAAAGAGAAAA_CCxBrBXUfGQEnBRkFiB8BEWsBjFTpBZzB5BtCRTM4BtDbOsBEvBdwCIDOqCScpBXUeoBiCiB5BgBuBSKyBWXxBMIeNOZYWAFgBqBVlBCJzBkBLIARGWAkDGJZkCyBNRKSHR2DduCqBlCgDqBOiBFXaBAHAmBflCB_BDKJXOhBLCGpCBaApCbIS3BXmCBNLacPlB_BGFBnBVHKXQhBiB6BfwBWwBZZECbILTDGYRTpCDKFhBnBsDKmCEHcvBCQAAhCyBBAAMoBAnE5BzBvBWnBCkBwBUHvC-CsBmBejBWvBM7BQDpCyBEIJgChBiCECIsBmB0BiBAcIlBzBrBpBgBACsBnByCTpB4BMQcbDR6BQjBiBuCIuCWLlBWwCyDuBSGmB4BvEhClBdCPuBuCvBsBdIdGpBcUhBYTQY8BOuE2BwBfSiC-CsDOFvB6BoCoBiBaZQvBgBgCV1B1BjBpBVqBhCyBlCjCULNCUVRCb4CvBsC-B3BpBZAmBqB0BAyBlDlBpBzBAxBmDAyBCeYMPxBBdXLQAGMnCM2BckCY2BehBHpDERtBdNiBZ2CnCgCLlCCrBSfPhCfRNBCTHQtBwBGgCS7BgDtBgBqDOgBMSqBjBtBgBQFXrC3BIVKnBvCAzBLlBKFGAaJbDLYtCOuB0DgBiBV0BWSIReQRjBADBdAaCSRPqBkDAUqCVepBAdBOXJQERBBrCHCpBFVgCqBB8BVH6DuBW-BWB2CDCmCDa7BOrBrBQFtBVZGCF2BSUKJSJHjBGAkBMBGGCAGBGVSGYFeCBBQ7BgD1BxF8ECnCjCkCsBxB7BH5B2CqB1BC2D0CpByCJ5B2CAEIQ0CYDavBWaWANHC2B9BfR7BuBNqCAcgBMc4BHwBEMgB7BAgB7CA3BlCCdT1BVyBYFMpBgCiBAdKG2BGAGaGfFXpByBtB4BUGOkBROsCAU0BmBNXgBPbHEUJlBUsCNpCA_BNEA2CAKgCiBSPOJXNO5BAF_BRcpDCJtBUpCaTwBJqBAcCoBYEVZAAFDFEACACAqDyCAN9BsCiDqEFqCkDuC9CoD3B2CVESoCyB7BqG7BhBpDA3BVuBtC2DGVLqByGrCAKzB4C7DtHUAhE5D7BlEDhDmBbhBAACxBrBkDCAAACAASoBhDiDlEyCoDnBiCwCkCxC7DJYtDkBvB0EFqBBiBqCzBBYpBexBWOdPJiCAuBYtBgCvBsBiBfawBgBdnCDanCOnBsBFOLJ2B9BAHpBWjBqBSAMHUAAAPUFAAAQTGAAfAALVfgBAAMWgBAdQxBiB1CmBoCHoBgBkBzBzBFBlBWHKBgBBINoDAcMsBUTFdbBuBABxBlCCiBqCsEwCtBiClB-BJDRiBaZ0CXwEiDxBXjDAAPhBdjBAJbgBfkBBe9C0DIzBDNKXTKAAAKAnBAAfSbGAGPPuBvCAAfZViBDARkBUnBAHFAZXACbfTqCAAhBayCOAAGKAEAAAAEcAAAccLANVSGbAQOA5BmBAAAAmBNAAJCFMAAAAMAAAAAAADRAAEIESAADHQ0BK0BGoB1BxCaxCETJXQYjBpBO5DL5BP3BWiFmBkBQoBiB2Bd8BkBTGVGNvCoCHqDrBgBGuB4BqCoCgBCgBZbFNoBdPQA5BYUiBhDSRpBZnBoCzBae2Bc_DXON5DGkDeS-BajBAFWQlBEA2CAoBBgBW5BbWDTrBkBYFMOFehBFYIsBA8BLQB7BBpBQCdGPMYCLX5CJhBEnBHHkBLfURgCgBDcAkBPGLgBbNYEMAAIUGAEAMEFDTUMVLbeCPnBFfcBdqBCKAMSfhBKDCFDPDMNSQEERQKsBEISUDWAAcJCyCEmBCDqBCOBbKIRDHfsBRqBEKLgBGBQAARAXNFCLGwCaMABsBA8ByCtBzBiBmC1FtCWmB_B1D2EDcKY8CAwBAAHE0BzBAAAC1BApCABAL7BqCACAM8BAAfHmBfWAgBIlBgBVA1BhBAhBEKsBiBAkBFTOAABCQA6CgBAeFiB5CfAdGhBASgBREcANfUFNATAACTAARZpBLiBBOfDHaciBUKGOPkCWIaGE-BUeNKOgBBcFKA7BBCfHTuBeEKFIKLKHOG9BRJAFbLDDJCEBFFmBEfrCCfJhBBwBCCAMgBqBqBBAACiBMAERiBwBKIAOYNSDDGbwDEMgBuCPUFadQSIJLGCWJACAERxBELC5BAsBABKOWAFBJEMiBGGDGSTHGIBVGLcECDAGBgBXBHAAARMMACKIFJAAENAATAnBHMQYAoBILLQ-BvBzBuBgB2C9BwB0BtBf1CASDjBQuBFREkBPtBGACkBDbAABjBEcAAAoCEwC0BZGqBAeOROXGblBIc9BdVDCjBiDScOuBAjBgBxBJJMA_Bb7BDAAgCc8BEAAAAfVEOgBLCOTYrB8BUoBwBMVdcFZfCSCAOAANBAdFYAHQWESrCUAOfaSZfjBKLQcaGOV-B4BAaOKOGBDQROAGZegBAAFadfAAA1BXDMRhB6BcBJWRkCCgBCWQkBANCJ8BAAHATcA8EaaeqBeiCMmBNIYrBGfHQbbGlBKGJCKcB1BWrBhBLPGMAgBAGRUW0BAIKOWRAAEGbNANGILNAAFfWyBAIEQWAkBFHYFgBjBGIXGfAlBAFAAfmBAGAAgBA0BAOSUBBAAAPQ0BBAVwBaJAIBfOsBACJwBE5BAbCJfAmBHeFPkBOcbMAAUKHBSCROAAAfHTMAACIODDBCgBBMWAAbZBAAAdEJXAAIODDCAQCmCcMXvB9BfnCHqCrBAAFAKDuDAESD8CCAiBHPJpBAAAVTnBAAATTTfDDMI5CAARlCBmBAAJGoBAAAAAAA_BiB3BDDfgChB4BEEgBAsBQYSeCoDFYSE8C5D3BMRT9BMsBrBLaEtBACa3BXTAAdeRA6BiBcONF5BhBbNOGAsBiCAfYLKRAUICMAAACMnBfASfEAOSFuBVRoCAiDgBa1BITZawBfwBDKsCJXgEmBoCHsBRCYaPY5BiBKRLiBW1CRczBrBPsBISDIM6CRUKQsBpBhBWtBXKuBWfIGqBaYcdZmBcCLzBiCY_BZNNPQmDqCVHKwBvB_BREPsBNQ3BKLkBxBAFPBf8CIJccmBTdVZSoBpBBGF1BOeJkBCaZyBoB4BEfRlBEVKXN-B0BfVakBvBOVeCnChBQLejBflCAtBLDJICBF2BnBADQImBgBnCnBUlBpBqBLWRCkBxB-BsEuBI1BewDQiDiB-BcrDuCrBxDvByBfNC0FctCnBfiBnCrCoCqEVAAAAAAAoDXmCQeQAmBaVtBFMVfQ4BHgBAAAAgBgBAAAAgBZAAAGfLQxBCcJfAAAfAGAAAGAgBAAAAgBfAAAAfA6BGgBAUA5BFfATAAnBNFdAIsBQGgBAHAVADRAAWAESAAApBAATPFqBAAUQGAMAAAMAYEIAMAhBDHAVAALAAALAMAAAMAALAAIMfQSGJTWKRFCKYAAABAQPAACAPQArBADAHfsBAEAIgBQsCsCAAAA3D3DAAAA3B3BAAAASSAAAA6B6BAAAAAoBkC4BZUKoCxCmCsBIR7C7B2BQE5DlBACIzBZGAAAdkC_BApBOmCzB8IAJwBwC2FsCARrBmCVdACHdEqFAEbWiFSAnBmDpBFIAVfkBagDAAatB0DYANbiDdZA1BhBTgCVAApBb1B2BAAO1BmCCAEdVyBhBAACIrB2CAAanCkEAAAAcbhDAlBtBBNMAAdiBIzBAATRrBTAgBfxBIAgBcQDAFfbPEAGQXH4BtD4EpCrDIVbtBR1CDwBTjB9BLOpBwBrBagFHTkEY-B9BA5B2BbjBsDAmChBUmBQXpCcABWlEJ5CABrBQKUAGTsBKgBANOBRQAAAaaAAAAdMpBAAAqBP6BAAAwBPgCAAAgCCgCAAAAQPAAA2D2CeAAAjBPRAAAmCXgDAAAiC0BEAHSGECAAAGECAAAGECAAAqBAqBAAA8BA8BAAAUAUAAAcAcAAAcAcAAAAIJAAAWIMAAA6CiBAAUyBNANAAAdAdAAAQAQAAAIAIAAAIGCAAAYGQAAAYGQAAAEAEAAAEAEAAAINWAAAGCEAAAaEWAAAOFUAAAIAIAAAIAIAAAIAIAAAIAIAAAdCdAAAHZQAAACACAAACACAAAAe2DXGIpCd1DYFHqCAsBAASAcsBAAAWWsBAAAWWfAAAfAWAAAWAfAAAAfRAARAAAiBAAgBACfAAfAAA6BAAAA6B5BAAAA5BAYAAFAeeAAAAeWAAFAclBAAFAffAAAAfgBAAAAgBeAAeAAgBAAgBAAAPSPCYRFJaAEZwCYZDMyBwCoBqCGhBFLfUAAARQfAABAfdBAfFRwBPACRuCCgBEeOoCEaDgBMfAfAAAAqDqDAAAAFFAAAAVVAAAAPPAAAAlClCAAAAA-DwCRQeY9DvCSPdXAgBCCUCEzBBHTRDWAGAQCQGNyBTzBXqD0BQjBiCd9BPXCVB2C6B6CbZWkEyCEgCFM4CjBLiBiCoCANhBeVXbwC-BBF2BZZHIDVAmCoB6BfCiBvBDdIJNsDVKiCSoCAUWWCbEaJSdMDhBHfGABSSgBEbJ0F4CiB4BEYVNVfuBAAxCvBAVGRyCwBAWFSA4DkFrBAAA7BTtBAAAnBhBDAAAiCzB2DAAAAAAAAAPAPAAAOAOAAAJAJAAADADAAAAVHALIJrBDANjBIKFKPKMuCQGkBGQRBTDEENBEAObAeESCCEXFHDAFAoCkBiBDPgBnCjBhBEQfAkDaKyBSBzBGtBLCAMGCCAAAKIEVAzBhBATAAIMYXFCAeAABCcqBACKYGhCABHZfQFAAAAFEAAAAEEAAAAEAJAABTMnBBfVAMuBCgBWOVAbAAAAbcAAAAcALA4BZZIEAtBIIcRAXaY3BAIARbWgBoCAIgB2BD_BAPAhBpBJAGHNGEAcbBIKAAabcAQAKAGARARAAAQAKAGAfAAAfAA4BCOgBKBBCOfKCDCfOIC0BLOYOKRCAafNqBCAaMCsBAAYMIADPURAKEQTSAJAhBALPJCgBBBEOUOAAGAIiBAAeBG4BAQGAkBnBAFGCpBZACbAAuBAAGAqBlBBOBTbWAAAAWfAAAAfWAAAAWMAFAUAKJAAKKKKAAAAArBAHnBWPUAAgBITBAGHRQyBAAKBqBbAAIKvBYAADTwBA5BdEfAARAAIfAPBEbGEKAEEEBUAAIMBUgBDHAAkCAAQ0BAJARDOAMAEIAAdAAAdATCADRAWAAWABAAEAaDCBACTFSsBDBWqBAtBDCVfNLABDDBAcAOGDMKAAAAKJANFAMMAAAAMMAAAAMfAAAAfMAAAAMUAACUALACANAA0BAWMHgB7BAVLAfAESShBIDDRRiBHEAXAAXAAYAAYAAA0BaAAeBzBZAAdCAfdDBGAAgBAAdAqB0BLHMDqB2BJAAA8CN2BaQMqCgCNDWGiBMABSIDADAAAAAAAAAAAAAAAAAAAAADAAAADaAAAAaDAAAADMAJAQGKAAFIIdAABGfdAAAdADADAAADAADAACCAAAACCAAAAAAAAAAAmBAgBAAGfAfAAAA8CMgBCYc7CLfBXbAIAQINBfAAfAAMACICAQAGICAMAEIAAMAEIAAKACIAAKACICA1BAIDA7BcAAADgBFAAGALeAAAAejBAjBAAAEAJACMAfAAAfAAAACfaEJAAAMV7BAAAf5BgCAAgBMgBVADACTgBAAAAgBQedUABqB6CUWEQchBdbSEB2FXYaoCwDaiBUsBrCAQYBjBiBMmFSOkCAoCvDKL9BXXCAICBFkBCMGCOBABAAA6BSbeIewBCKEeewBEACWUkDBiC6BSXQMGEBF2DKGeoBgBcMSAABmBAQCBWRAKfCCCAKASZ4CAUSCyBmBCEQGMwGABYsDsDAAGXDUIAACCENjBCIFSkBAGSCMPAEBOfIAEAAChBAECfHLAAdQCIAEAAEEBEAACGACCBEZAAdBGAAAAAAAAAAAACAACAAArBXKiB_BETCCpBSHaWRJuBEAfNcpBBAxBAdVEXAAMEcYiCQWyCVPTAABVECABBBQADNFuBCfEOGtBBgBAVDFJgBfWEGKfgBAoBmBcEAb7CnBThBACEAAEAAmBAAmBAAVAADARqBAgBKAAgBAgBAAgB_BAfAAfgBAgBAAAVAVAAAmBGWAAKJAJAAAIAIAAAFAFAAAAfDAHCVgBEAIBWADAqBAAtBsCAHAA2CGAAAAGGAAAAGEAjCAAmCyBAcAAWfAAAAfBABAAAbAAAAbNAAAANdAAAAdAKAAAAKJAAAAJOAAOAAOAAOAAOAAOAAfAAfAAAcOAAeAbNAAdAARhCRkBGISiCSjBFHAVAdAGCWAcADBcAcAAAA2BDB4BBW1BEC3BCVAvBACdRLyBADAc0BPAOGAjBXAEADZPATCXa4BAGcUEAYUMIxBiBXTLHyBhBAfAAAAfgBAAAAgBLFADAAKIAEAAADACGALEABFAMAmBEBKAalBDCJAZAcAAAEabAAADZAgCiCXQMHefDAuBWtCLBJTffJbEMIqFNoDLSoCAbbAAAA5B5BAAAA0C0CAAAAQIsBGRIhBnBNAOHhBoEGCiCiBeIgBEOZNsCXUNuDhBgBDiBrBcSrCnB3BPX6B1CSAnB_BCPvBUFpBwB0BKhB-BSDoCSONsCQ3CCdFTnBDSSXhBSPmBcD1BXLDALSNjEvBjBMjBX0CWIWQQ-BDGgBQMMIMCWf_BDFHlCYAPEIKdJQDHJeKAbnBCKAAcoBBJAAATCVpBAyBBASBTEcBMsBKxBKAAAICABAATUACAAUTAAcFCbImCbGBcHlCAkDkDBCAAhDjDCAAADAADAAAfNGAAXgBOFAAYAYAKAEKaAQAKAZAZABCSASAAApBATAJJAWCMTAcVBLUAbAuBmBAAAItBlBAAAHAIATCaAHAUBZAAYfCYIW_BAAJDzBUgBAAJBIAJHAcMAGAGAALEAAANLDAFABWAAGASAVHCLGLRBTDEEnBDGNjBGTJHRIINBEAOboDUQoBGWATAASMxBUAARLyBAeAABUMdAACTLAAIJCIHAHKBHIAeIBBGUdHCCFTAyBAEiBaNKAATeAdADRAFsBAAWAWzBAATfAZAAAXAAbAAAbAcAAAcAAgBAAAgBAgBAAAgBAAaAAAAaFACOCVFADPBOAwBgBAQAAvBfAPAAA7CP1BJQb8CQ2BKPcAEMAFAADLAGAAATBABAPUCACAQAlBHGAhBBiBAAAgBCAyBAKAGiBxBAJAFhBAFcECGtBDbDCDeMAADDUAJAAJAAgBAAgBAAfAAfAAMAAMAAAwCABAQiCvCACAPhCA1BAAFapC2BAAGZqCAiCcJDKqBhCbKEJpBAmBWUABBjBVTACCAdFEbYEeGDcXDAhChBFBjBMiCiBGCkBLAbARDHAgBAQEKAAeAGQGCdAFPFBADfTSWIEgBURVHALAAdSAMAAeRAAKASAHBLAANCCAAROEAQCgCCjBNPqCAA0BUCzCdjBFCNPAAAAP6BBcKAWQzBgBPhCKVHkCzBFGXTIkBXRViE4BwBAqBRBIOAVBkBPRQiBHkChBAsBDgCQLOZnBkBEMNaoBjBDAdQPXHAgCFWsBEAMGDAKAxBbFJDAUKCdgBGtBAARdCkBACoBCHAsCgBLG2BFrCfMF1BGALDAAOVMEAANWAuBAHsBFQPAQfAAEADcTAHAAbUBdAHADRIAABKAAyEA6ByCQIxEA5BxCPHAKAAMABA9BAAGJ3B-BAAFK4BA5BAAAIhCgBAHDAoBYAAAGUCAAHJUKAKMBJAJAJAAAAPAAPAAQAAQAAJAAJAAAbBbURA8BCaMGOdAAfAAKAAKAAMAAKCATAATAASAAASAjBAAARRAYAAAYAXAAAXAAhCAADnBViCAAEoBWAwBAAAaWvBAAAZVAfAAAAfgBAAAAgBAQAAQBCPAAPCBA6BCHEOuB5BBIDNtBAjBAAAjBAkBAAAkBAAAARPiBAmBAKUIAGAKILAAAADEAXAAEbAARARAAAKAKAAAKAKAAAAOAOAAATATAAAGAGAAAAKIAAACAUAAAAUsBAAAAsB0BAAAA0BGAAAAGBAAAABYAAAAYhBAAAAhBAAAAAAAAAAAAATAAATAAOAAAAOPAAAAPAXAAGbBGAAFMAZAAAdEeAAAgBBAKAKACALALAAAAJAAAAJKAAAAKAiBAAAiBAbAAAbALAAALAASSAAAARRAAAABBAAAACCAAAAABAAKLAeAAIWAbAARJAAmBAAgBGAfAAVJATAAVEAANAAAANKAAAAKATAATAAANAANAAMAAMAAAAAAAAAAAAAAAAKAAAGE`
