// Weights of hegemony with 2 players, written by `hustings train`.
export default `hustings-weights-1
hegemony
2
2
5
round turns production elections policy.1.A policy.1.C bill.1 policy.2.A policy.2.C bill.2 policy.3.A policy.3.C bill.3 policy.4.A policy.4.C bill.4 policy.5.A policy.5.C bill.5 policy.6.A policy.6.C bill.6 policy.7.A policy.7.C bill.7 working.bills middle.bills capitalist.bills state.bills working.policyVp middle.policyVp capitalist.policyVp bag.working bag.middle bag.capitalist taxMultiplier demonstration closed.1 closed.2 closed.3 closed.4 closed.5 closed.6 closed.7 working.vp working.loans working.influence working.cards working.agenda middle.vp middle.loans middle.influence middle.cards middle.agenda capitalist.vp capitalist.loans capitalist.influence capitalist.cards capitalist.agenda state.vp state.loans state.influence state.cards state.agenda working.money middle.money state.money capitalist.revenue capitalist.capital capitalist.wealth working.prosperity working.nextProsperity working.workers working.population working.unemployed working.unskilledUnemployed working.food working.luxury working.health working.education working.worksFor.middle working.worksFor.capitalist working.worksFor.state middle.prosperity middle.nextProsperity middle.workers middle.population middle.unemployed middle.unskilledUnemployed middle.food middle.luxury middle.health middle.education middle.worksFor.middle middle.worksFor.capitalist middle.worksFor.state union.agriculture union.luxury union.healthcare union.education union.media middle.companies middle.operational middle.wages middle.strikes capitalist.companies capitalist.operational capitalist.wages capitalist.strikes state.companies state.operational state.wages state.strikes capitalist.machinery middle.fullyOperational working.companies middle.storage.food middle.price.food middle.storage.luxury middle.price.luxury middle.storage.health middle.price.health middle.storage.education middle.price.education capitalist.storage.food capitalist.price.food capitalist.storage.luxury capitalist.price.luxury capitalist.storage.health capitalist.price.health capitalist.storage.education capitalist.price.education capitalist.freeTradeZone.food capitalist.freeTradeZone.luxury state.storage.food state.storage.luxury state.storage.health state.storage.education state.media legitimacy.working tokens.working legitimacy.middle tokens.middle legitimacy.capitalist tokens.capitalist events agenda imf bonds
working capitalist
working ask.turn
play:working-proletarians-of-the-world-unite play:working-public-sector-overtime play:working-specialization play:working-healthcare-benefits play:working-student-movement play:working-state-scholarship play:working-general-strike basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-healthcare-movement play:working-interest-groups play:working-need-for-change free:swap-workers play:working-workplace-accident play:working-immigration-reform play:working-public-opinion-polling play:working-affordable-housing basic:demonstration play:working-cooperative-farm play:working-workers-movement play:working-highlight-social-issues play:working-radical-reforms play:working-supplemental-income-program play:working-labor-market-deregulation play:working-signing-bonus play:working-unemployment-benefits play:working-fake-news play:working-migration play:working-reveal-political-scandal play:working-momentum-for-change free:history-he47 play:working-rising-covid-19-cases play:working-protect-the-status-quo free:history-he23 play:working-boost-domestic-tourism free:history-he50 free:use-healthcare free:pay-off-loan basic:history-he17 free:use-education play:working-change-of-government-agenda free:history-he26 free:history-he27 free:history-he43 free:use-luxury free:history-he29
working ask.discard
discard:working-proletarians-of-the-world-unite discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-state-scholarship discard:working-general-strike discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-cooperative-farm discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-highlight-social-issues discard:working-radical-reforms discard:working-supplemental-income-program discard:working-migration discard:working-boost-domestic-tourism discard:working-healthcare-movement discard:working-fake-news discard:working-reveal-political-scandal discard:working-momentum-for-change discard:working-rising-covid-19-cases discard:working-protect-the-status-quo discard:working-workers-movement discard:working-change-of-government-agenda
working ask.discard | action.assign-workers
discard:working-proletarians-of-the-world-unite discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-state-scholarship discard:working-general-strike discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-cooperative-farm discard:working-need-for-change discard:working-supplemental-income-program discard:working-highlight-social-issues discard:working-interest-groups discard:working-unemployment-benefits discard:working-boost-domestic-tourism discard:working-labor-market-deregulation discard:working-healthcare-movement discard:working-fake-news discard:working-reveal-political-scandal discard:working-rising-covid-19-cases discard:working-radical-reforms discard:working-migration discard:working-protect-the-status-quo discard:working-change-of-government-agenda discard:working-workers-movement
working ask.assign-worker
skill:unskilled worker:supermarket-0 worker:supermarket-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:public-hospital-0 worker:public-hospital-1 worker:public-university-0 worker:public-university-1 skill:education skill:media worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 done skill:healthcare skill:luxury worker:cooperative-farm-0 worker:cooperative-farm-1 skill:agriculture worker:fast-food-chain-0 worker:pharmaceutical-company-0 worker:pharmaceutical-company-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:regional-tv-station-0 worker:regional-tv-station-1 worker:public-university-2-0 worker:public-university-2-1 worker:hotel-0 worker:radio-station-0 worker:public-hospital-2-0 worker:public-hospital-2-1 worker:fashion-company-0 worker:fashion-company-1 worker:university-0 worker:university-1 worker:shopping-mall-2-0 worker:shopping-mall-2-1 worker:fish-farm-0 worker:fish-farm-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:fish-farm-2 worker:public-hospital-3-0 worker:public-hospital-3-1 worker:university-2 worker:radio-station-1
working ask.assign-where
company:clinic company:college company:radio-station company:public-hospital company:regional-tv-station company:shopping-mall union:education company:fast-food-chain company:public-hospital-2 company:public-university-2 trade:cooperative-farm-1 company:cooperative-farm company:fish-farm company:public-hospital-3 company:lobbying-firm company:regional-tv-station-2 company:university company:public-university company:regional-tv-station-3 company:stadium company:supermarket-2 company:supermarket union:luxury union:media union:agriculture trade:fashion-company-1 company:shopping-mall-2 company:public-university-3 company:college-2 company:academy trade:public-hospital-1 trade:public-university-1 company:pharmaceutical-company trade:cooperative-farm-0 trade:supermarket-1 trade:shopping-mall-1 trade:college-1 trade:radio-station-1
working ask.assign-where | skill.unskilled
company:clinic company:college company:public-hospital company:regional-tv-station company:fast-food-chain company:public-hospital-2 company:public-university-2 trade:cooperative-farm-1 company:cooperative-farm company:fish-farm company:public-hospital-3 company:lobbying-firm company:regional-tv-station-2 company:university company:stadium company:public-university company:regional-tv-station-3 company:supermarket trade:fashion-company-1 company:shopping-mall company:public-university-3 company:radio-station company:academy trade:public-hospital-1 trade:public-university-1 trade:cooperative-farm-0
working ask.discard | action.political-pressure
discard:working-public-sector-overtime discard:working-specialization discard:working-healthcare-benefits discard:working-student-movement discard:working-state-scholarship discard:working-general-strike discard:working-signing-bonus discard:working-public-opinion-polling discard:working-cooperative-farm discard:working-labor-market-deregulation discard:working-highlight-social-issues discard:working-radical-reforms discard:working-supplemental-income-program discard:working-migration discard:working-need-for-change discard:working-unemployment-benefits discard:working-proletarians-of-the-world-unite discard:working-reveal-political-scandal discard:working-rising-covid-19-cases discard:working-fake-news discard:working-immigration-reform discard:working-boost-domestic-tourism discard:working-interest-groups discard:working-affordable-housing discard:working-workers-movement discard:working-workplace-accident discard:working-change-of-government-agenda discard:working-momentum-for-change discard:working-protect-the-status-quo
working ask.immediate-vote
yes no
working ask.immediate-vote | policy.5
yes no
working ask.food-source
source:capitalist source:foreign
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
discard:working-public-sector-overtime discard:working-healthcare-benefits discard:working-specialization discard:working-state-scholarship discard:working-interest-groups discard:working-need-for-change discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-cooperative-farm discard:working-general-strike discard:working-unemployment-benefits discard:working-labor-market-deregulation discard:working-radical-reforms discard:working-supplemental-income-program discard:working-highlight-social-issues discard:working-proletarians-of-the-world-unite discard:working-rising-covid-19-cases discard:working-migration discard:working-protect-the-status-quo discard:working-boost-domestic-tourism discard:working-student-movement discard:working-workers-movement discard:working-fake-news discard:working-reveal-political-scandal
working ask.buy-resource
resource:food resource:luxury resource:health resource:education resource:influence done
working ask.buy-amount
least 3/4 most 1/4 2/4 4/4
working ask.buy-amount | resource.influence
least 3/4 most 2/4
working ask.worker-colour
skill:agriculture skill:luxury skill:healthcare skill:education skill:media
working ask.assign-where | skill.luxury
company:radio-station company:public-hospital company:regional-tv-station company:lobbying-firm company:regional-tv-station-2 company:college company:supermarket-2 company:public-university company:shopping-mall company:supermarket union:luxury company:university company:shopping-mall-2 company:clinic company:college-2 company:public-university-2 company:public-hospital-3 company:public-university-3 trade:cooperative-farm-0 trade:supermarket-1 trade:shopping-mall-1 trade:college-1 trade:radio-station-1 trade:public-university-1
working ask.turn-free
free:swap-workers end free:history-he47 free:history-he23 free:use-education free:history-he50 free:use-healthcare free:pay-off-loan free:history-he26 free:history-he27 free:history-he43 free:use-luxury free:history-he29
working ask.food-amount
least 2/4 3/4 4/4 most 1/4
working ask.food-amount | role.capitalist
least 2/4 3/4 4/4 most 1/4
working ask.vote-influence | policy.4
least 3/4 most 2/4
working ask.assign-where | skill.education
company:shopping-mall company:radio-station company:regional-tv-station union:education company:clinic company:college company:university company:public-university company:regional-tv-station-2 company:public-hospital company:pharmaceutical-company
working ask.discard | action.propose-bill
discard:working-healthcare-benefits discard:working-workplace-accident discard:working-signing-bonus discard:working-immigration-reform discard:working-public-opinion-polling discard:working-affordable-housing discard:working-supplemental-income-program discard:working-highlight-social-issues discard:working-need-for-change discard:working-unemployment-benefits discard:working-boost-domestic-tourism discard:working-labor-market-deregulation discard:working-specialization discard:working-public-sector-overtime discard:working-proletarians-of-the-world-unite discard:working-general-strike discard:working-interest-groups discard:working-state-scholarship discard:working-student-movement discard:working-momentum-for-change discard:working-radical-reforms discard:working-migration discard:working-fake-news discard:working-cooperative-farm discard:working-workers-movement discard:working-change-of-government-agenda discard:working-reveal-political-scandal discard:working-healthcare-movement
working ask.swap-in
skill:unskilled skill:healthcare skill:media skill:luxury skill:education skill:agriculture
working ask.swap-in | company.shopping-mall
skill:unskilled skill:healthcare skill:media skill:education
working ask.buy-source
source:capitalist source:state done source:foreign
working ask.buy-source | resource.education
source:capitalist source:state done
working ask.buy-amount | resource.education
least 1/4 2/4 3/4 4/4 most
working ask.immediate-vote | policy.7
yes no
working ask.vote-influence | policy.7
least most 3/4
working ask.discard | action.demonstration
discard:working-signing-bonus discard:working-public-opinion-polling discard:working-affordable-housing discard:working-highlight-social-issues discard:working-unemployment-benefits discard:working-boost-domestic-tourism discard:working-healthcare-benefits discard:working-labor-market-deregulation discard:working-specialization discard:working-immigration-reform discard:working-student-movement discard:working-supplemental-income-program discard:working-general-strike discard:working-need-for-change discard:working-interest-groups discard:working-workplace-accident discard:working-healthcare-movement
working ask.vote-influence | policy.5
least most
working ask.vote-side | policy.6 A
for against
working ask.assign-next-for
skill:unskilled skill:luxury skill:education skill:media worker:supermarket-0 worker:supermarket-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:public-hospital-0 worker:public-hospital-1 worker:public-university-0 worker:public-university-1 worker:fast-food-chain-1 worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 worker:lobbying-firm-1 worker:cooperative-farm-0 worker:regional-tv-station-0 worker:regional-tv-station-1 skill:agriculture worker:public-university-2-0 worker:public-university-2-1 worker:lobbying-firm-0 worker:fast-food-chain-0 worker:hotel-0 worker:radio-station-0 worker:fashion-company-0 worker:fish-farm-0 worker:fish-farm-1 worker:supermarket-2-0 worker:supermarket-2-1 skill:healthcare worker:university-0 worker:university-1 worker:university-2
working ask.assign-next-for | company.cooperative-farm
skill:unskilled skill:luxury skill:education skill:media worker:fast-food-chain-1 worker:public-university-0 worker:public-university-1 skill:agriculture skill:healthcare
working ask.swap-out
worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 done worker:clinic-1 worker:public-university-2-1 worker:public-university-1 worker:regional-tv-station-1 worker:public-hospital-1 worker:fashion-company-1 worker:fish-farm-1 worker:university-2
working ask.swap-in | company.cooperative-farm
skill:unskilled skill:luxury skill:education skill:media skill:agriculture skill:healthcare
working ask.immediate-vote-free
yes no
working ask.immediate-vote-free | policy.1
yes no
working ask.buy-source | resource.luxury
source:capitalist source:foreign done
working ask.buy-amount | resource.luxury
least most 2/4 3/4 4/4
working ask.staff-company
company:public-university-2 company:regional-tv-station-2 company:shopping-mall
working ask.staff-company | role.working
company:public-university-2 company:regional-tv-station-2 company:shopping-mall
working ask.vote-side | policy.2 C
for against
working ask.vote-side | policy.5 B
for against
working ask.vote-side | policy.6 B
for against
capitalist ask.turn
play:capitalist-radical-reforms play:capitalist-investment-opportunities play:capitalist-tap-into-new-markets play:capitalist-foreign-market-insight play:capitalist-push-political-agenda play:capitalist-offshore-companies play:capitalist-foreign-recruitment basic:propose-bill basic:build-company basic:sell-company basic:sell-abroad basic:make-deal basic:lobby basic:political-pressure free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage play:capitalist-technological-progress play:capitalist-higher-education-program play:capitalist-public-opinion-polling play:capitalist-global-branding play:capitalist-foreign-partner play:capitalist-extra-shift free:pay-off-loan play:capitalist-exit-strategy play:capitalist-interest-groups play:capitalist-trade-protectionism-lobby play:capitalist-unemployment-initiative-program play:capitalist-business-expansion play:capitalist-momentum-for-change basic:history-he30 play:capitalist-business-grants play:capitalist-taxed-enough-already play:capitalist-global-food-crisis play:capitalist-buy-private-island play:capitalist-fake-news play:capitalist-reveal-political-scandal play:capitalist-endorse-political-campaign play:capitalist-covid-19-vaccine-r-and-d-funding play:capitalist-industrialization play:capitalist-bid-rigging play:capitalist-competitive-wages free:history-he47 play:capitalist-health-crisis free:history-he35 agenda:hold free:history-he07 free:history-he15 play:capitalist-protect-the-status-quo
capitalist ask.turn-free
free:adjust-prices free:adjust-wages free:give-bonus free:buy-storage end free:pay-off-loan free:history-he47 free:history-he35 agenda:hold free:history-he07 free:history-he15
capitalist ask.discard
discard:capitalist-radical-reforms discard:capitalist-investment-opportunities discard:capitalist-tap-into-new-markets discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-offshore-companies discard:capitalist-competitive-wages discard:capitalist-foreign-partner discard:capitalist-higher-education-program discard:capitalist-business-grants discard:capitalist-public-opinion-polling discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-unemployment-initiative-program discard:capitalist-exit-strategy discard:capitalist-interest-groups discard:capitalist-trade-protectionism-lobby discard:capitalist-technological-progress discard:capitalist-foreign-recruitment discard:capitalist-buy-private-island discard:capitalist-business-expansion discard:capitalist-momentum-for-change discard:capitalist-endorse-political-campaign discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-taxed-enough-already discard:capitalist-health-crisis discard:capitalist-reveal-political-scandal discard:capitalist-fake-news discard:capitalist-global-food-crisis discard:capitalist-bid-rigging discard:capitalist-change-of-government-agenda discard:capitalist-industrialization discard:capitalist-protect-the-status-quo
capitalist ask.discard | action.sell-abroad
discard:capitalist-radical-reforms discard:capitalist-investment-opportunities discard:capitalist-tap-into-new-markets discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-offshore-companies discard:capitalist-competitive-wages discard:capitalist-foreign-partner discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-unemployment-initiative-program discard:capitalist-exit-strategy discard:capitalist-interest-groups discard:capitalist-trade-protectionism-lobby discard:capitalist-business-expansion discard:capitalist-momentum-for-change discard:capitalist-technological-progress discard:capitalist-endorse-political-campaign discard:capitalist-buy-private-island discard:capitalist-public-opinion-polling discard:capitalist-business-grants discard:capitalist-health-crisis discard:capitalist-fake-news discard:capitalist-higher-education-program discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-reveal-political-scandal discard:capitalist-global-food-crisis discard:capitalist-foreign-recruitment discard:capitalist-bid-rigging discard:capitalist-taxed-enough-already discard:capitalist-change-of-government-agenda discard:capitalist-protect-the-status-quo discard:capitalist-industrialization
capitalist ask.price
price:food-9 price:food-15 price:luxury-5 price:luxury-10 price:health-5 price:health-10 price:education-5 price:education-10 done price:health-8 price:education-8 price:luxury-8 price:food-12
capitalist ask.storage-tile
resource:food resource:luxury resource:health resource:education
capitalist ask.turn-main
play:capitalist-radical-reforms play:capitalist-tap-into-new-markets play:capitalist-foreign-market-insight play:capitalist-push-political-agenda play:capitalist-offshore-companies basic:propose-bill basic:build-company basic:sell-company basic:make-deal basic:lobby basic:political-pressure basic:sell-abroad play:capitalist-public-opinion-polling play:capitalist-global-branding play:capitalist-extra-shift play:capitalist-exit-strategy play:capitalist-interest-groups play:capitalist-technological-progress play:capitalist-foreign-partner play:capitalist-investment-opportunities play:capitalist-business-expansion play:capitalist-momentum-for-change play:capitalist-business-grants play:capitalist-trade-protectionism-lobby play:capitalist-reveal-political-scandal play:capitalist-fake-news play:capitalist-higher-education-program play:capitalist-covid-19-vaccine-r-and-d-funding play:capitalist-taxed-enough-already play:capitalist-industrialization play:capitalist-competitive-wages play:capitalist-global-food-crisis play:capitalist-endorse-political-campaign play:capitalist-foreign-recruitment play:capitalist-health-crisis play:capitalist-bid-rigging agenda:hold play:capitalist-unemployment-initiative-program play:capitalist-buy-private-island
capitalist ask.discard | action.make-deal
discard:capitalist-radical-reforms discard:capitalist-tap-into-new-markets discard:capitalist-foreign-market-insight discard:capitalist-push-political-agenda discard:capitalist-offshore-companies discard:capitalist-health-crisis discard:capitalist-reveal-political-scandal discard:capitalist-fake-news discard:capitalist-technological-progress discard:capitalist-higher-education-program discard:capitalist-global-food-crisis discard:capitalist-unemployment-initiative-program discard:capitalist-endorse-political-campaign discard:capitalist-exit-strategy discard:capitalist-foreign-partner discard:capitalist-competitive-wages discard:capitalist-business-expansion discard:capitalist-business-grants discard:capitalist-extra-shift discard:capitalist-foreign-recruitment discard:capitalist-global-branding discard:capitalist-buy-private-island discard:capitalist-industrialization discard:capitalist-bid-rigging discard:capitalist-investment-opportunities discard:capitalist-trade-protectionism-lobby
capitalist ask.deal-destination
storage free-trade-zone
capitalist ask.bill
bill:1A bill:1B bill:2A bill:2C bill:3B bill:3C bill:4A bill:4C bill:6A bill:6C bill:7A bill:7C bill:2B bill:4B bill:7B bill:5B bill:6B bill:1C bill:5A bill:5C bill:3A
capitalist ask.wages
wage:supermarket-3 wage:shopping-mall-3 wage:clinic-3 wage:college-3 done wage:supermarket-2 wage:fashion-company-3 wage:university-2 wage:clinic-2 wage:college-2 wage:university-3 wage:shopping-mall-2 wage:fashion-company-2 wage:lobbying-firm-3 wage:supermarket-1 wage:shopping-mall-1 wage:clinic-1 wage:college-1 wage:fast-food-chain-1 wage:fast-food-chain-3 wage:fast-food-chain-2 wage:pharmaceutical-company-1 wage:pharmaceutical-company-2 wage:fish-farm-3 wage:supermarket-2-3 wage:supermarket-2-1 wage:supermarket-2-2 wage:lobbying-firm-1 wage:lobbying-firm-2 wage:university-1 wage:hospital-3 wage:radio-station-2 wage:radio-station-1 wage:radio-station-3 wage:vegetable-farm-2 wage:college-2-2 wage:vegetable-farm-3 wage:college-2-3 wage:pharmaceutical-company-3 wage:academy-2
capitalist ask.discard | action.propose-bill
discard:capitalist-tap-into-new-markets discard:capitalist-push-political-agenda discard:capitalist-offshore-companies discard:capitalist-competitive-wages discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-technological-progress discard:capitalist-foreign-market-insight discard:capitalist-foreign-recruitment discard:capitalist-buy-private-island discard:capitalist-business-grants discard:capitalist-exit-strategy discard:capitalist-trade-protectionism-lobby discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-endorse-political-campaign discard:capitalist-health-crisis discard:capitalist-fake-news discard:capitalist-foreign-partner discard:capitalist-global-food-crisis discard:capitalist-bid-rigging discard:capitalist-taxed-enough-already discard:capitalist-change-of-government-agenda discard:capitalist-radical-reforms discard:capitalist-business-expansion discard:capitalist-investment-opportunities discard:capitalist-unemployment-initiative-program discard:capitalist-industrialization discard:capitalist-interest-groups discard:capitalist-higher-education-program discard:capitalist-public-opinion-polling
capitalist ask.immediate-vote
yes no
capitalist ask.immediate-vote | policy.1
yes no
capitalist ask.vote-influence
least most 2/4 3/4 1/4 4/4
capitalist ask.vote-influence | policy.1
least most 2/4 3/4 1/4 4/4
capitalist ask.vote-side
for against
capitalist ask.vote-side | policy.5 B
for against
capitalist ask.discard-companies
company:pharmaceutical-company company:fashion-company company:vegetable-farm company:automated-grain-farm done company:hotel company:fast-food-chain company:supermarket-2 company:shopping-mall-2 company:stadium company:automated-dairy-farm company:hospital company:institute-of-technology company:medical-village company:college-2 company:academy company:publishing-house company:lobbying-firm company:electronics-manufacturer company:car-manufacturer company:university company:tv-station company:fish-farm company:radio-station company:clinic-2
capitalist ask.machinery
company:supermarket company:shopping-mall company:clinic company:college company:supermarket-2 company:shopping-mall-2 company:pharmaceutical-company company:university
capitalist ask.discard | action.political-pressure
discard:capitalist-tap-into-new-markets discard:capitalist-push-political-agenda discard:capitalist-competitive-wages discard:capitalist-foreign-partner discard:capitalist-higher-education-program discard:capitalist-investment-opportunities discard:capitalist-exit-strategy discard:capitalist-technological-progress discard:capitalist-public-opinion-polling discard:capitalist-unemployment-initiative-program discard:capitalist-business-expansion discard:capitalist-momentum-for-change discard:capitalist-endorse-political-campaign discard:capitalist-buy-private-island discard:capitalist-offshore-companies discard:capitalist-trade-protectionism-lobby discard:capitalist-extra-shift discard:capitalist-foreign-market-insight discard:capitalist-taxed-enough-already discard:capitalist-global-branding discard:capitalist-interest-groups discard:capitalist-business-grants discard:capitalist-health-crisis discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-radical-reforms discard:capitalist-bid-rigging discard:capitalist-foreign-recruitment discard:capitalist-change-of-government-agenda discard:capitalist-global-food-crisis discard:capitalist-fake-news discard:capitalist-industrialization
capitalist ask.build
company:radio-station company:fast-food-chain company:stadium company:hospital company:publishing-house company:fashion-company company:institute-of-technology company:university company:academy company:car-manufacturer company:vegetable-farm company:automated-dairy-farm company:college-2 company:fish-farm company:pharmaceutical-company done company:lobbying-firm company:supermarket-2 company:automated-grain-farm company:medical-village company:electronics-manufacturer company:tv-station company:clinic-2 company:shopping-mall-2 company:hotel
capitalist ask.staff-class-for
class:working none
capitalist ask.staff-class-for | company.radio-station
class:working none
capitalist ask.discard | action.sell-company
discard:capitalist-competitive-wages discard:capitalist-foreign-partner discard:capitalist-higher-education-program discard:capitalist-business-grants discard:capitalist-public-opinion-polling discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-exit-strategy discard:capitalist-trade-protectionism-lobby discard:capitalist-foreign-market-insight discard:capitalist-business-expansion discard:capitalist-buy-private-island discard:capitalist-push-political-agenda discard:capitalist-health-crisis discard:capitalist-reveal-political-scandal discard:capitalist-offshore-companies discard:capitalist-fake-news discard:capitalist-foreign-recruitment discard:capitalist-bid-rigging discard:capitalist-taxed-enough-already discard:capitalist-change-of-government-agenda discard:capitalist-technological-progress discard:capitalist-endorse-political-campaign discard:capitalist-interest-groups discard:capitalist-global-food-crisis discard:capitalist-investment-opportunities discard:capitalist-unemployment-initiative-program discard:capitalist-industrialization discard:capitalist-radical-reforms discard:capitalist-tap-into-new-markets
capitalist ask.sell-company
company:supermarket company:shopping-mall company:clinic company:college company:radio-station company:fashion-company company:university company:lobbying-firm company:car-manufacturer company:fast-food-chain company:pharmaceutical-company company:supermarket-2 company:electronics-manufacturer company:stadium company:hospital company:college-2 company:shopping-mall-2 company:automated-dairy-farm company:academy
capitalist ask.vote-side | policy.4 C
for against
capitalist ask.export
sale:food-0 sale:food-1 sale:luxury-0 sale:luxury-1 sale:health-0 sale:education-0 sale:education-1 done extra sale:health-1
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
company:supermarket company:shopping-mall company:fashion-company company:college company:radio-station company:lobbying-firm company:clinic company:fast-food-chain company:publishing-house company:university company:vegetable-farm company:academy
capitalist ask.vote-side | policy.2 B
for against
capitalist ask.export-card
card:export-01 card:export-07 card:export-14 card:export-08 card:export-11 card:export-06 card:export-10 card:export-12 card:export-09 card:export-02 card:export-13 card:export-04 card:export-15
capitalist ask.discard | action.build-company
discard:capitalist-competitive-wages discard:capitalist-technological-progress discard:capitalist-foreign-recruitment discard:capitalist-buy-private-island discard:capitalist-foreign-partner discard:capitalist-offshore-companies discard:capitalist-public-opinion-polling discard:capitalist-unemployment-initiative-program discard:capitalist-investment-opportunities discard:capitalist-exit-strategy discard:capitalist-business-expansion discard:capitalist-momentum-for-change discard:capitalist-global-branding discard:capitalist-extra-shift discard:capitalist-trade-protectionism-lobby discard:capitalist-foreign-market-insight discard:capitalist-fake-news discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-interest-groups discard:capitalist-business-grants discard:capitalist-health-crisis discard:capitalist-bid-rigging discard:capitalist-taxed-enough-already discard:capitalist-push-political-agenda discard:capitalist-higher-education-program discard:capitalist-endorse-political-campaign discard:capitalist-industrialization discard:capitalist-global-food-crisis discard:capitalist-protect-the-status-quo discard:capitalist-tap-into-new-markets
capitalist ask.wage
wage:2 wage:3 wage:1
capitalist ask.wage | company.publishing-house
wage:2 wage:3 wage:1
capitalist ask.staff-class-for | company.publishing-house
class:working none
capitalist ask.vote-side | policy.1 B
for against
capitalist ask.wage | company.fashion-company
wage:2 wage:3
capitalist ask.staff-class-for | company.fashion-company
class:working none
capitalist ask.wage | company.university
wage:2 wage:3 wage:1
capitalist ask.discard | action.lobby
discard:capitalist-technological-progress discard:capitalist-foreign-partner discard:capitalist-public-opinion-polling discard:capitalist-unemployment-initiative-program discard:capitalist-investment-opportunities discard:capitalist-momentum-for-change discard:capitalist-push-political-agenda discard:capitalist-business-expansion discard:capitalist-business-grants discard:capitalist-health-crisis discard:capitalist-covid-19-vaccine-r-and-d-funding discard:capitalist-foreign-market-insight discard:capitalist-foreign-recruitment discard:capitalist-tap-into-new-markets discard:capitalist-global-food-crisis discard:capitalist-exit-strategy discard:capitalist-interest-groups discard:capitalist-competitive-wages discard:capitalist-offshore-companies discard:capitalist-bid-rigging discard:capitalist-fake-news discard:capitalist-global-branding discard:capitalist-industrialization discard:capitalist-radical-reforms discard:capitalist-endorse-political-campaign discard:capitalist-higher-education-program discard:capitalist-buy-private-island discard:capitalist-trade-protectionism-lobby discard:capitalist-extra-shift discard:capitalist-taxed-enough-already
capitalist ask.wage | company.lobbying-firm
wage:2 wage:3 wage:1
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
least most 2/4 3/4 4/4 1/4
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
skill:unskilled worker:supermarket-0 worker:supermarket-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:public-hospital-0 worker:public-hospital-1 worker:public-university-0 worker:public-university-1 skill:education
working ask.overtime
company:public-hospital company:public-university company:regional-tv-station-3 company:shopping-mall company:public-university-2
working ask.immediate-vote | policy.1
yes no
working ask.buy-amount | resource.health
least 2/4 3/4 most 4/4 1/4
working ask.immediate-vote | policy.6
yes no
working ask.vote-influence | policy.6
least most 2/4 3/4 4/4
working ask.discard | action.strike
discard:working-boost-domestic-tourism discard:working-labor-market-deregulation discard:working-unemployment-benefits discard:working-fake-news discard:working-student-movement discard:working-supplemental-income-program discard:working-state-scholarship discard:working-specialization discard:working-momentum-for-change discard:working-need-for-change discard:working-proletarians-of-the-world-unite discard:working-interest-groups discard:working-signing-bonus discard:working-migration discard:working-immigration-reform discard:working-workers-movement discard:working-public-sector-overtime discard:working-cooperative-farm discard:working-radical-reforms discard:working-public-opinion-polling discard:working-workplace-accident discard:working-protect-the-status-quo discard:working-change-of-government-agenda discard:working-healthcare-benefits discard:working-general-strike discard:working-highlight-social-issues
working ask.remove-cubes
class:working class:capitalist done class:middle
capitalist ask.remove-cubes
class:working class:middle class:capitalist done
capitalist ask.overtime
company:supermarket company:shopping-mall company:college company:academy company:radio-station company:fashion-company
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
agenda:ha14 agenda:ha15 agenda:ha12
working ask.strike
company:supermarket company:shopping-mall done company:lobbying-firm company:hotel company:radio-station company:clinic company:fast-food-chain company:clinic-2 company:publishing-house company:fashion-company company:shopping-mall-2 company:fish-farm company:supermarket-2
working ask.immediate-vote | policy.2
yes no
working ask.migrant
skill:unskilled skill:agriculture skill:education done skill:luxury
working ask.remove-worker
skill:unskilled skill:agriculture
working ask.vote-side | policy.3 B
for against
working ask.assign-where | skill.media
company:university company:public-hospital company:public-university company:regional-tv-station company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital-3 company:regional-tv-station-3 company:shopping-mall company:clinic company:fast-food-chain union:media company:supermarket
working ask.assign-next-for | company.regional-tv-station
skill:unskilled worker:clinic-0 worker:clinic-1 worker:college-0 worker:college-1 worker:lobbying-firm-1 skill:media worker:lobbying-firm-0
working ask.referendum-side
for against
working ask.assign-next-for | company.university
skill:unskilled skill:education worker:cooperative-farm-0 worker:regional-tv-station-0 worker:regional-tv-station-1 worker:shopping-mall-0 skill:luxury skill:media worker:public-university-2-1 worker:shopping-mall-1 worker:clinic-0 worker:clinic-1 worker:radio-station-0 worker:public-hospital-0 worker:public-hospital-1 worker:public-university-0 worker:public-university-1
working ask.vote-influence | policy.2
least 3/4 most 2/4 4/4 1/4
working ask.vote-influence | policy.3
least 3/4 most 2/4
capitalist ask.hidden-agenda
agenda:ha18 agenda:ha16 agenda:ha17
capitalist ask.investment
market deck
capitalist ask.wage | company.supermarket
wage:2 wage:3
capitalist ask.deal-stored
least 1/4 2/4 3/4 4/4 most
capitalist ask.deal-stored | resource.food
least 1/4 2/4 3/4 4/4 most
capitalist ask.deal-stored | resource.luxury
least 1/4 2/4 3/4 4/4 most
capitalist ask.immediate-vote | policy.6
yes no
capitalist ask.retire-company
company:regional-tv-station company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:public-hospital-3 company:public-university-3
capitalist ask.export-extra
least 2/4 3/4 most 1/4 4/4
capitalist ask.export-extra | resource.food
least 2/4 3/4 most
capitalist ask.machinery-count
tokens:1 tokens:2
capitalist ask.vote-side | policy.1 A
for against
capitalist ask.sell-to-state | resource.luxury
least 2/4 3/4 4/4 most
capitalist ask.wage | company.stadium
wage:1 wage:2 wage:3
capitalist ask.referendum-side
for against
capitalist ask.wage | company.radio-station
wage:1 wage:2 wage:3
capitalist ask.vote-side | policy.3 C
for against
working ask.buy-source | resource.health
source:capitalist source:state done
working ask.swap-in | company.public-hospital
skill:unskilled skill:education skill:agriculture skill:luxury skill:media skill:healthcare
working ask.assign-next-for | company.shopping-mall
skill:unskilled skill:agriculture skill:education worker:cooperative-farm-0 worker:shopping-mall-0 worker:shopping-mall-1 worker:clinic-0 worker:clinic-1 worker:fashion-company-0 worker:fish-farm-0 worker:fish-farm-1 worker:supermarket-2-0 worker:supermarket-2-1 worker:public-university-0 worker:public-university-1
working ask.freeze-policy
policy:2 policy:3 policy:4 policy:7 policy:5 policy:6
working ask.vote-side | policy.6 C
for against
working ask.assign-where | skill.healthcare
company:clinic company:college company:supermarket-2 company:public-university company:regional-tv-station company:public-hospital-2 company:public-university-2 company:regional-tv-station-2 company:radio-station company:university company:public-hospital company:shopping-mall company:shopping-mall-2 company:fish-farm company:pharmaceutical-company
working ask.swap-in | company.public-university
skill:unskilled skill:agriculture skill:luxury skill:media skill:education
working ask.assign-where | skill.agriculture
company:clinic company:supermarket-2 company:radio-station company:public-hospital company:regional-tv-station company:public-hospital-2 company:regional-tv-station-2 company:college company:public-university company:public-university-2 union:agriculture company:public-hospital-3 company:public-university-3 company:university
working ask.swap-in | company.clinic
skill:unskilled skill:media skill:agriculture skill:luxury skill:education
working ask.assign-next-for | company.public-hospital
skill:unskilled skill:agriculture skill:luxury skill:education worker:clinic-1 worker:public-university-2-0 worker:public-university-2-1
capitalist ask.wage | company.hospital
wage:2 wage:3
capitalist ask.staff-class-for | company.fast-food-chain
class:working none
capitalist ask.vote-side | policy.2 C
for against
capitalist ask.immediate-vote | policy.5
yes no
working ask.educate
skill:unskilled skill:media worker:supermarket-1 worker:shopping-mall-1 worker:public-hospital-1 worker:public-university-1 skill:agriculture worker:cooperative-farm-0 worker:cooperative-farm-1 worker:cooperative-farm-2 worker:public-hospital-2-1 worker:radio-station-0 worker:radio-station-1 worker:public-university-2-1 skill:luxury
working ask.swap-in | company.lobbying-firm
skill:unskilled skill:agriculture skill:media
working ask.immediate-vote | policy.3
yes no
working ask.assign-next-for | company.public-university
skill:unskilled skill:agriculture skill:media worker:supermarket-0 worker:supermarket-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:clinic-0 worker:clinic-1 worker:college-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:fast-food-chain-0 worker:college-0 worker:university-0
working ask.assign-next-for | company.fast-food-chain
skill:agriculture skill:luxury worker:supermarket-0 worker:supermarket-1 worker:lobbying-firm-0 worker:lobbying-firm-1 worker:hotel-0 worker:radio-station-0 worker:public-hospital-0 worker:public-hospital-1 worker:public-university-0 worker:public-university-1 worker:regional-tv-station-1
working ask.swap-in | company.fast-food-chain
skill:unskilled skill:agriculture skill:luxury skill:education skill:media
working ask.turn-main
play:working-student-movement play:working-general-strike play:working-specialization basic:propose-bill basic:assign-workers basic:buy-goods basic:strike basic:political-pressure play:working-state-scholarship play:working-cooperative-farm basic:history-he17 play:working-labor-market-deregulation play:working-workplace-accident play:working-protect-the-status-quo play:working-need-for-change play:working-workers-movement play:working-unemployment-benefits play:working-fake-news play:working-proletarians-of-the-world-unite play:working-immigration-reform play:working-supplemental-income-program play:working-migration play:working-interest-groups
working ask.buy-source | resource.food
source:capitalist source:foreign done
working ask.buy-amount | resource.food
least most 2/4 3/4 1/4 4/4
working ask.vote-side | policy.4 A
for against
capitalist ask.staff-class-for | company.vegetable-farm
class:working none
capitalist ask.staff-abroad
company:clinic company:college company:vegetable-farm company:pharmaceutical-company company:university
capitalist ask.vote-side | policy.7 A
for against
capitalist ask.staff-class-for | company.college
class:working none
capitalist ask.lose-company
company:shopping-mall company:clinic company:vegetable-farm company:car-manufacturer
capitalist ask.fill-company
company:college company:college-2
capitalist ask.vote-side | policy.3 B
for against
working ask.vote-side | policy.4 C
for against
working ask.swap-in | company.fashion-company
skill:unskilled skill:agriculture skill:education
working ask.vote-side | policy.3 C
for against
working ask.swap-in | company.supermarket
skill:unskilled skill:luxury skill:education
working ask.immediate-vote | policy.4
yes no
working ask.assign-next-for | company.supermarket
worker:fish-farm-0 worker:supermarket-2-0
working ask.vote-side | policy.5 A
for against
working ask.vote-side | policy.7 B
for against
working ask.immediate-vote-free | policy.4
yes no
working ask.accident-industry
industry:agriculture industry:media industry:healthcare industry:education
capitalist ask.sell-or-deal
export deal done
capitalist ask.deal
deal:deal-food-8-luxury-4 deal:deal-food-8 deal:deal-food-7-luxury-5 deal:deal-luxury-10 deal:deal-food-8-2 deal:deal-luxury-8-2 deal:deal-food-7
capitalist ask.immediate-vote | policy.3
yes no
capitalist ask.immediate-vote | policy.7
yes no
capitalist ask.vote-influence | policy.7
least 3/4 most
capitalist ask.vote-side | policy.4 B
for against
working ask.vote-side | policy.1 A
for against
capitalist ask.lure-to
company:clinic company:college
capitalist ask.immediate-vote-free | policy.6
yes no
capitalist ask.sell-to-state | resource.health
least 1/4 2/4 3/4 4/4 most
capitalist ask.staff-class-for | company.supermarket
class:working none
working ask.immediate-vote-free | policy.6
yes no
working ask.immediate-vote-free | policy.7
yes no
working ask.swap-in | company.college
skill:unskilled skill:agriculture
capitalist ask.wage | company.college
wage:2 wage:3
capitalist ask.export-extra | resource.luxury
least 1/4 2/4 3/4 4/4 most
capitalist ask.vote-side | policy.6 B
for against
capitalist ask.staff-class-for | company.shopping-mall
class:working none
capitalist ask.staff-class-for | company.academy
class:working none
capitalist ask.immediate-vote-free | policy.4
yes no
capitalist ask.immediate-vote | policy.4
yes no
working ask.swap-in | company.radio-station
skill:unskilled skill:education
working ask.swap-in | company.university
skill:unskilled skill:luxury
working ask.assign-next-for | company.pharmaceutical-company
skill:unskilled skill:healthcare worker:cooperative-farm-0 worker:supermarket-0 worker:supermarket-1 worker:shopping-mall-0 worker:shopping-mall-1 worker:college-0 worker:college-1 worker:radio-station-0 worker:university-0 worker:university-1 worker:university-2 worker:public-university-0 worker:public-university-1
capitalist ask.wage | company.clinic
wage:1 wage:2 wage:3
capitalist ask.wage | company.academy
wage:2 wage:3

2oF8-BAqL2DsKAuF1Z5IAoN0SAiH77BA8I77Bmc0FojBA0BAAwDtMA3EA3Y4ViK3JhOwb1PAAAAAAAyDFAwTpSAAAAAAMjOpN2FAAiBAAAoYAnHsKuEAAAzJ3I1E3OiOAjC-DA7pBwWAAAAAAAAAAAAAAAAAAAAAAoF1LrM6R5BgK4JAhIAAAAAAAAAA3K9DEsElKzD6DqF5MhRAiBwU-EgLAAAAAAAAAAkrCAc1EF2JhKiIlB3BmBwKAnB3TnHvEvcqoBrIsQsOzI5BAgBzLA3FArCuGkExKwN2K_LAAAAxGAAAAAX8CAAAAAAGrVlM8CAAkDAAAwSA7bgEe9BQQ1C5C3Q9TA8DT2GAkDyFAAAAAAAAAAAAAAAAAAAAAAPgC0C1ByGuCmDAhCA2BAAAAAAAAlBvFnQyFzIrI6HiD7CsBAgH8FqG4IAAAAAAAApEA8uBAQ5FUBkFmCWmMxJga6CDzK3HHja6ecqLyJ-B4EiCiDlCA_FAhB5HoG7IyPvCwBAAAAAAAAoBG4B-BAAAAAA4B3RMsDAAAAAAiUAnS4NkBfVVxGxFzX5UkQoLxClBAmKhEAAAAAAAAAAAAAAAAAAAAAAhCoE8EK3B5BtDAmCAqGAAAAAAAA-PrDzNsC5LnDK2GnFxMAkJkE8PkFAAAAAAAAAA0yBAkDxMkG0OgS7EjB5Q_DsVoFjBzLrC6F7X4SqJgBvCnFhGuHiGmBApDAyBvEoHrSwI_ByB6DAAAAAAAqDhdiGiCAAAAAAwG5QjI0CAAbAAA8fAtM0FoFwGAA9GxEtUxSkRwHiFjHAmFjGAAAAAAAAAAAAAAAA0EAAAAAzH4DgItNjB1CvDA0JA4NAAAAAAAAgH6LpOiU7BwD6XoFkB4MAoO6DyIpEAAAAAAAAAAqVA8BnJiDmKgG_E5CkP9F4G_H6FtCzBSrcYkB_D-HtDjEyO7C3BA7GApCqCgDrFuJ3KmL4CAAAAAAAiBzsBciDAAAAAAyCmBuDiDAAwEAAA8PAxI6HuB2BQQpClCxN5MmB-G0BlRAiGmEAAAAAAAAAAAAAAAqBBAAAAAV2DmDwEsB8BIAyHA-FAAAAAAAA2I6BnDsBA2FyLN1BoCA0G4H2IgEAAAAAAAAAAgOA1EAuBJWhCwTAoHhNA6ehFAoF3EsClL8fA9OAArkBkmBAqIAsC-DMqT1E3CzJAAAAAAA-CCAsLmaAAAAAAkBuDjEcAA1BAAA_BA2MnIFAtBtB1CgBpR3P4JA5IvBAqN1CAAAAAAAAAAAAAAAAAAAAAAxEgE-F9OLlBPA4JAAAAAAAAAAwCsLnB6HoD8MrD6NOyJA1BgFPyOAAAAAAAAAA6JAyBvG3C6F6F8JuKyCoChJsBJrErD5BxNpB_BwcT0B0NA8C4CAwBA0CgHc4N5NlFpGAAAAnGAAAoDA7M6EAAAAAAcmN9S6FAArEAAAKAiFCKzBaa5CAtBFAuM3DtFA9EnEAAAAAAAAAAAAAAAAAAAAAAhFDYzEA7B3BA4MA8EAAAAAAAAsKwKoCgHhJqMkVyHPuCAkC4BrDkCAAAAAAAAvGAuqBAZA4B9DrMH8M5HvDlDkKC9JqMjBF0FlFkG3BxDuHyPG3EAmBA2BwB_BsHvF6CtQjDAAAAAAAoBxBjELAAAAAAyBFhRNAAAAAA9IAgCiLnBgBjBjB7DzCNGuNrCjCXAzDjHAAAAAAAAAAAAAAAAAAAAAAtEIiEsB6ClDxBAwFAuCAAAAAAAAgHoMrEtCyH7CgG3BmE2DAkLnE6FsMAAAAAAAAAAjXAGAhB0ElFiBGzC8EgCsGV9FqOmB6I_L2B4RrD9ChC-KYkBAwBAmDUlBnB_BuJU5CAAAAAAAkBlHAqBAAAAAAB7FrCcAAmCAAAiFA1CmC0EuBAA1BzBiH-H7IzB1E7CAjIeAAAAAAAAAAAAAAAA9HAAAAAlCTXwBoDOSAyDAlBAAAAAAAA5DjBTyByJyB9GyINyLAwGpBoGsLAAAAAAAAAA3hBAbAoD9CgF4B7BqClD2G2GZa-M-DiC3O0BwMhC6CO4DclCApBA1BnEgDjCoB6IsFtKAAAAAAALjFsJpBAAAAAAL_KtC5BAA8BAAA1DA6EsB0CcJJW6BoDsChBZlEzGAjFiFAAAAAAAAAAAAAAApJ9KAAAAA1EjB1CiEzCoC6BApCA8EAAAAAAAA7EmBiBzEZlEnDqBrB8NAIkC-HyKAAAAAAAAAAAICCECBECCAAAABCAAAAACBAABBDACALDBAFBFAAADBEACCFIbEBNHFKBFGIEDBCFDIAFECABDAACADBCABABKCCAECIAEEBCEACAEBGCACCAAAACABBAAAABAAAACBBAABCBAAAABCDADAAACCBCACADACEBCACCBAIAEEAADEABBDCABBACCAAACAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAABBBCAABBAAAABABAAACAAAAAEAAACCCAAACABAAAAAAAAAAAHADADBAAAAAAACCBBAECCABCCAAACAAAAAACBAABAACCBAAAEAACAABAAAAAAACBAABAAACDBAAABAABAACAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAABABAAAAACAAACCAAABCAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAACAAAACAAAAAAAAAAAAAAAAAAAAABAAAAAAAABAABAADAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAACABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAEACEDAFDADCAAAAAAABABAAACADCCCDAABADDAABABCBAACAGACCCAAAACBADAABADAAAAABCAAACAFAADBAAAAABCBAACFACAAAAADABABACAAAAAAAAAAACACCAAAAABAACAAAACAAAAAAEAACAABAABAADAAADAAAAAAABAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAAEAAACCAAAAAABAAABACADACCBAABAABAAAABCAAACACAAAAAGAAACECAAACCAAAAAAAAAAAAAAAAAACAAACABAAABAABBABACCCAAAACAAAAABABAAABAAAAACAAAACAAAAAABAAABAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAACAAAAAAAAAAAAAAAAAACAACCBAAAAAAAAAAAAAAAAAAAAAAAABAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAABAAAAAAAAAAABBAAABABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAABBAAAAAAAAAAAAAAAAAABABCABCACBACABADABCCAEACBAAAAAAAAAAAAAAFAABBBCABCCBCAAABCCAAAAAABAAAAAAAAAAABAAAABAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAECCCAABAAAAACACAEDBBAABCBBAABCAAACBAAAAABCAAAAABABAAACACAAAABABAAAEAACCAEAAAACAAAAAAAAAAAABAABAAAAAAAAAAAAAACAAAAABADAAABAADAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAABADAAACAAAACCACAAAAAAAAACAAACAAAAAAAAAAAAABAAAABAAAAAABAAAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBAAAAAAAAAAAAAAAAAGCCACADCAAADGEDAAEBBCABADHACCBBAABABAACAABAAAAAAABAAAAAAAAAAACACBACCAAACAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAACCAAAACCAAAAABAAACDBAAABAAAAAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACDBAEEACCCBAAAAAAAAAAAAABAAAABAAAABBAAABABAAAABAAAAAAAAAAAAAAAAAAEAEAAAAAAAAAAACABAABAAAABBBAAAACAAAACAABCABAAAAAAAACABAABAAAABBBAAAACAAAACAABCABAAAAAAADAAAABAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAABAAAAAAAAAAAAAAAAAAAAABBAAAAAAAAAACAAAACAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAABAAAAAAAABACAAAAAAEAACCAAAAAAAAAAAAAAAAAAAAAAAAAAAACAABAABAAAAAAAAAACAAAAAAACAAAABBAAAAAAAAAAABABABAAAAAAAAAAAAACAAAAAAAAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBAAAACCAAAAAGAACCCBAABAAAAAAAABAACABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAABAAAABCAAAACAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAABAAABACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACACBAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAABBABAAAABEAAEAAAABAACBABAAAAAAAAABAABAACAACAAAAAAAAEAEAAAEAAAEABAABAAABAAAABCAAAACAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABABAAACACAAAAAAAAAAAAAAAAACAAAACBAAAABAAAAAABEACCAAEACACADDAAAAAAAAAAAAAACBACCBAABCCEHBFJEAFEDDEKALKAAFIIEGFACCPAAHBFTHAJCDKCCGDEDADAACMGBEHMOEBCEEFBCADBBAAAABACBACAAAAAAAACDAAABAAACDAAADCCIDCAEEFAADABAAAAAACAAAAAGCCCAAAACCDBAAAAAAAAAACBCAAAAADBACADAAAAAACAAAACCCAAAABAAAAAAAAAAAAAAAAAEAACACACBAAAAAAAAABABAAAAAAAAAECCAAAAAAAAAAAAAAAAAAAAAABGHDDGBDCABAGACGEFEBEDAENDDAHAEAACEDAAAAAAEAAAEACECDAAAAAAAAAAAAAAAAAAAACABCBAAAAAACBAAAAABDAABABABABCAGECBCCDBAAAAEAAAACBBBACAACAABABABAAAGACCCAAEBAAACABAAEABAAAAEACACAFDACBBAAACBBCAACBACCACBAEACCAABAABABBAAABABAAAABBABAAAAAAAAABAAAABAAAAAAGACACCBAAAABBAAABAAAAAAAAAAAAAABBABAAAAAAAABAAAABAAAAAACAAAACAAABAAAAAAAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAAAABAAAAAABAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAGEABECBAABAAODAKKBEBEFGCCCEEDBRDHDBAGAGIFBDADDGDICEBBICCBBBIRADBFFHABCJEEAEBIHADBAADCABAEADCCCBCACCBBCCAAAAAAAEAAACCCAAAACBAAAAAAAAAAAOCCCCEBABBEDCACABECCAAAALDDADAHDDDIBACCCADECAAAAAACAAACAAACAAAAAAACAAACAACAAABAAAAAACACAAAHADABBAAAAAABAAABAAAACBAAAAAAAAAAAAAAAAAAAAAAAAAFAAAFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACACAAABABAAAAAAACCBAAAAAABCDAAACAAAACAACABCBAAADACAACAABAAAABCAAAAACCAAAAEACACAAACABAEAAACCFAAABDBAAAABBAADCBEAAACCCAAACADAAADACAAAACAAAAAAABBBAEBHDABCBEEBACAACDEBAFDBBCBDCFBAABBAAAABAABABDBABAAECBCACGCCAAAEAIBBACACAAADADAAAAAAAAACAAABCCAACAABAABABAAAAAABAAABAAAAAAABAAAABAAAAAACAAAACFAABDAAAAAAAAAAAAAAAAAAAAAAAAAEAAAEABABAAAGAAACCAAAABCGACEBAAAAAAAAAAAAAAAAAAAAAAAAAAACBAACAACAAAAAAAABAAAAAAAAAAAACAAAACAAAAAACAAACABAAABAAAAAAABABAAAAAAAAAAAAAAACAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAABAABAAAAAAAAAAAAAAAAAAAACAAAACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAABCAAAACBAAAAAAAAAAAAAACBCCCACEAAAADABDCAFBBCBBCACABCEAAACCAABAAAACCAAAABABAABAAAABAAAAAAAAAAAAAAHADABBIAEACCAAABAAAAACAAAACACBCAAAAAAAGAACAGAAAAAACACDECAACBAAAAAAAABAAABAEAAACCDAACDBBAACADBADCABFADDAAGAECACDAAAABAAAAAAAAAAAACACEBBGAAECAAAABAADADBAADAAAADAAEDAABABAAAAAAAAAACCAAAACCAAAADDAABABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAADAABAAAAAAAAAAAAAACAAAAADDAAAACCAAAAACABAACCBAACCAAAAABAABAAAAAAAAAAABAACAAAAAAAACAAAAAAAAAAAAABBABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAFABBABCCAAAAAAACABCAACAAAAAAAABBABACCCAAAABBBACABBAAAAAAAAAAGAACCAAAAAAACAAAAABAAAABBAAABABABAACCACAAACAAAACAAAAAACAAAAAAACABAAAAAAABAAAABAAAABCCACAAAACCAAABBBAAACACAAAAABAAAAAACAAAAAAAAABAAAAAAAABAAAABAAABAAAAAAACAAACABABABACAAAACCAAAACBBAAABBAAABAAAAAAAAAAAAAAAAAAACAAACABAAAABAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACDBACBBHBAABDDCABCFIAAAAGBAAABACAAAACCAAAACCAAAAACAAACAAAAAAADAAAABCAAAACAAAAAAAAAAAAAAAAAAAAAAAABAAAABECAAACAAAAAAAAAAAAAABABDEAEACEAAFDCCBBBABGDBCAAACACAABBGDAAACFKEEDGAAAAAAADAADDEABABABCAAAAABCACACBAAAAAAAAABAAAAAAAAAAABAACAAAAABAAAAABAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAABAAAABCAAAACABAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAACBBCEABCCCAABAACBAACBBCAAACABAAACBCAABCAAAAAAAAAAAAABAAAABAAAAAABAABBCAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAACCAAAACAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAACCAAAABBAAAAACAAAAAABAAAAAAAAAACAAAACCCAAAABBAAAACAAAAABABAAAAAABAACAAAAAAAAAAAAAAAAAAAAAAABAABAAAAAAAABAAAABAAAAAAAAAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABCBBAACBCCAAAAAAAAACAAAACBAAAABAAAAAAABAAAABCAAAACAABACBAACABCAABAAAAACAAAAAACAAAAABAAAAAACAAAAABAAAAAAAAAAAABABAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAACAAAAAAAACAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEACCAACAAAAABABBAADBBAABCAAAAAAAAAAAADABAAAEACAAAAABAAAAAAAAAACACAABAAAABAAAAAAAAAAAAAAAAAAABAAABAABBBAAACAAAAACAAAAAAAAAAAACAACAABAABAAABAAAABBAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAABACAAACABAAABACAAACABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAABAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCABAAAAAAAAAAAAAABBAABAAAAAAAACAAAAACAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBAABAAAAAAABAABBCCAAACAAAAAAAAAAAAABBAAAAAAAAAABAABAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAACACAAABAABAACAACAABAABAAAAAAAAACAAAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACCAAAACBAAAABACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAACAABAACBBCAEDCCEADAAABBAAAAAACAAACABAAABAAAAAAADAAAADAAAAAACABCCABAABAADAAADACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABBAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAABAAAAAAAAAAABBAAAAAAAAAAABBAABACAAAAAAAAAAAAAAAAAACCAAAAAAAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAABAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAABAABAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAAABAAAAAAABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADDAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAABAAABACAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACBAAADADABAADAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAABAAAAACAAAAAABABAAAAAAAAAAAAAAAABABAAACACAAAABAAAAACAAAACBAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACACAAABABAAAABAAABACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAABAAAAAAAAAAAAAAAAAAA`
