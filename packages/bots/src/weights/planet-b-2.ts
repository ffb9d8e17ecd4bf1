// Weights of planet-b with 2 players, written by `hustings train`.
export default `hustings-weights-1
planet-b
2
2
6
players turn stack last-turns marker elections board.1 board.2 board.3 board.4 suitcases.left suitcases.centre suitcases.right price.plastic price.iridium price.water price.plants price.hydrogen price.chips price.meat bag.puppet 1.active 1.vp 1.money 1.store 1.mood 1.votes 1.bag 1.fraud 1.immoral 1.hand 1.news 1.buildings 1.zones-open 1.places-open 1.workers-out 1.trickster 1.brain 1.capitalists 1.futurists 1.traditionalists 1.plastic 1.iridium 1.water 1.plants 1.hydrogen 1.chips 1.meat 1.president 1.prime-minister 1.lama 1.dodo 2.active 2.vp 2.money 2.store 2.mood 2.votes 2.bag 2.fraud 2.immoral 2.hand 2.news 2.buildings 2.zones-open 2.places-open 2.workers-out 2.trickster 2.brain 2.capitalists 2.futurists 2.traditionalists 2.plastic 2.iridium 2.water 2.plants 2.hydrogen 2.chips 2.meat 2.president 2.prime-minister 2.lama 2.dodo 3.active 3.vp 3.money 3.store 3.mood 3.votes 3.bag 3.fraud 3.immoral 3.hand 3.news 3.buildings 3.zones-open 3.places-open 3.workers-out 3.trickster 3.brain 3.capitalists 3.futurists 3.traditionalists 3.plastic 3.iridium 3.water 3.plants 3.hydrogen 3.chips 3.meat 3.president 3.prime-minister 3.lama 3.dodo 4.active 4.vp 4.money 4.store 4.mood 4.votes 4.bag 4.fraud 4.immoral 4.hand 4.news 4.buildings 4.zones-open 4.places-open 4.workers-out 4.trickster 4.brain 4.capitalists 4.futurists 4.traditionalists 4.plastic 4.iridium 4.water 4.plants 4.hydrogen 4.chips 4.meat 4.president 4.prime-minister 4.lama 4.dodo

ask.draft
draft:beer-tent draft:pawnshop draft:presidential-palace draft:gated-arcology draft:state-television draft:hydrogen-refinery draft:recycling-centre draft:power-plant draft:iridium-mine draft:architects-office draft:clone-factory draft:construction-site draft:job-centre draft:pharmaceutical-factory draft:parking-lot draft:orbital-catapult draft:protein-complex draft:smoothie-factory draft:think-tank draft:electoral-academy draft:cargo-terminal draft:board-game-publisher draft:central-bank draft:university draft:polling-institute draft:museum draft:casino draft:kebab-stand draft:stadium draft:space-elevator draft:garment-factory draft:troll-farm draft:ai-ministry draft:restaurant draft:spaceport draft:hospital draft:public-well draft:temple-of-growth draft:greenhouse draft:organ-farm draft:llama-pasture draft:offshore-consultancy
ask.draft | A
draft:beer-tent draft:recycling-centre draft:construction-site draft:job-centre draft:parking-lot draft:board-game-publisher draft:casino draft:kebab-stand draft:garment-factory draft:troll-farm draft:greenhouse draft:llama-pasture
ask.draft | C
draft:presidential-palace draft:gated-arcology draft:power-plant draft:orbital-catapult draft:protein-complex draft:electoral-academy draft:central-bank draft:university draft:stadium draft:ai-ministry draft:spaceport draft:temple-of-growth draft:space-elevator
ask.deal
tile:hot-air-energy:grey:2 tile:dodo-and-sons:red:3 tile:llamazone-prime:grey:3 buy-tile take-tile-off tile:dodo-and-sons:red:2 tile:llamazone-prime:grey:2 tile:hot-air-energy:grey:1 tile:llamazone-prime:grey:1 sell:plastic sell:plants sell:hydrogen tile:hot-air-energy:red:3 tile:dodo-and-sons:red:1 tile:hot-air-energy:red:2 tile:dodo-and-sons:grey:3 tile:dodo-and-sons:grey:2 tile:llamazone-prime:red:3 office tile:hot-air-energy:red:1 tile:llamazone-prime:red:2 tile:benevolent-robotics:grey:3 tile:llamazone-prime:red:1 tile:friends-of-government:grey:2 tile:benevolent-robotics:grey:2 tile:dodo-and-sons:grey:1 tile:benevolent-robotics:grey:1 tile:friends-of-government:grey:1 tile:friends-of-government:red:2 tile:planet-c-real-estate:grey:3 tile:hot-air-energy:grey:3 sell:iridium sell:water sell:chips tile:friends-of-government:grey:3 tile:friends-of-government:red:3 sell:meat tile:friends-of-government:red:1 tile:planet-c-real-estate:grey:2 tile:total-transparency:grey:3 tile:total-transparency:grey:1 tile:total-transparency:red:3 tile:total-transparency:red:2 tile:planet-c-real-estate:red:3 tile:total-transparency:red:1 tile:planet-c-real-estate:red:2 tile:total-transparency:grey:2 tile:benevolent-robotics:red:3 tile:benevolent-robotics:red:2 tile:benevolent-robotics:red:1 tile:planet-c-real-estate:red:1 tile:planet-c-real-estate:grey:1
ask.tile
stock:plastic stock:iridium stock:water stock:plants stock:hydrogen stock:chips stock:meat
ask.cell
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.cell | resource.plants
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.order
action:produce action:play_news action:worker_action action:add_votes sell:plastic sell:plants sell:hydrogen action:faction_adv action:mood_down action:fraud action:build action:worker action:faction_sup buy-tile take-tile-off action:money action:vp office action:brain action:res sell:chips sell:iridium sell:water action:any_res sell:meat action:mood_up action:one_of action:elect action:trickster action:support_keep action:return_worker action:discard_cards action:law action:copy_box
ask.line
line:upper line:lower sell:plants sell:hydrogen buy-tile take-tile-off sell:chips sell:iridium sell:water sell:meat sell:plastic
ask.news
news:open-day news:bathtub-photos sell:plastic sell:plants sell:hydrogen news:compulsory-volunteers news:national-park news:meteor-shower news:anti-corruption-office buy-tile take-tile-off news:rescue-package news:brain-day news:postponed-election news:school-trip news:recount news:subsidy-for-honest-work news:green-coal news:ballot-box-update sell:water news:watchdog-merger sell:iridium sell:chips news:bicycle-lane news:flood-cancelled news:dodo-licence news:good-will-summit news:knitting-grandmothers news:birthday-parade news:record-harvest news:festive-emergency news:union-picnic news:anonymous-donation news:inheritance news:start-up news:rescued-kitten news:science-fair news:nationalise-and-privatise news:rain news:ocean-cleaned sell:meat news:overtime news:llama-season news:wunderwaffle news:pension-fund news:golden-toilet news:nannybots news:early-election news:free-transport news:mayor-boxer news:village-fair news:mono-majority news:referendum news:private-rain news:minor-renovation
ask.step
step:capitalists step:futurists step:traditionalists take-tile-off sell:chips sell:plastic sell:hydrogen sell:iridium buy-tile sell:water sell:plants sell:meat
ask.worker-action
take:trickster take:brain place:headquarters:0:trickster place:headquarters:0:brain sell:plastic sell:plants sell:hydrogen buy-tile take-tile-off place:beer-tent:0:trickster sell:water sell:iridium sell:chips sell:meat place:garment-factory:0:trickster place:garment-factory:1:trickster place:construction-site:0:trickster place:pawnshop:0:trickster place:greenhouse:0:trickster place:job-centre:0:trickster place:job-centre:1:trickster place:kebab-stand:0:trickster place:kebab-stand:1:trickster place:state-television:0:trickster place:state-television:1:brain place:public-well:0:trickster place:public-well:1:trickster place:llama-pasture:0:trickster place:llama-pasture:1:trickster place:think-tank:0:trickster place:think-tank:0:brain place:parking-lot:0:trickster place:troll-farm:0:trickster place:recycling-centre:0:trickster place:casino:0:trickster place:polling-institute:0:trickster place:polling-institute:0:brain place:cargo-terminal:0:trickster place:cargo-terminal:1:brain place:board-game-publisher:0:trickster place:hospital:0:trickster place:hospital:0:brain place:museum:0:trickster place:museum:0:brain place:central-bank:0:brain place:offshore-consultancy:0:trickster place:offshore-consultancy:0:brain place:restaurant:0:trickster place:restaurant:1:brain place:iridium-mine:0:brain place:iridium-mine:1:brain place:clone-factory:0:trickster place:clone-factory:0:brain place:hydrogen-refinery:0:trickster place:hydrogen-refinery:1:brain place:temple-of-growth:0:brain place:temple-of-growth:1:brain place:orbital-catapult:0:brain place:architects-office:0:trickster place:architects-office:0:brain place:pharmaceutical-factory:0:trickster place:pharmaceutical-factory:0:brain place:ai-ministry:0:brain place:smoothie-factory:0:trickster place:smoothie-factory:0:brain place:stadium:0:brain place:gated-arcology:0:brain place:spaceport:0:brain place:spaceport:1:brain place:university:0:brain place:protein-complex:0:brain place:protein-complex:1:brain place:presidential-palace:0:brain place:electoral-academy:0:brain place:organ-farm:0:trickster place:organ-farm:0:brain place:organ-farm:1:trickster place:organ-farm:1:brain place:space-elevator:0:brain place:space-elevator:1:brain place:power-plant:0:brain
ask.use-building
use:headquarters:upper use:headquarters:lower buy-tile take-tile-off use:beer-tent:upper use:beer-tent:lower sell:water sell:plants sell:iridium sell:chips use:pawnshop:upper use:pawnshop:lower sell:hydrogen use:job-centre:upper use:job-centre:lower use:state-television:upper use:state-television:lower use:llama-pasture:upper use:llama-pasture:lower sell:plastic use:troll-farm:upper use:troll-farm:lower use:polling-institute:upper use:polling-institute:lower sell:meat use:public-well:upper use:public-well:lower use:garment-factory:upper use:garment-factory:lower use:cargo-terminal:upper use:cargo-terminal:lower use:parking-lot:upper use:parking-lot:lower use:museum:upper use:museum:lower use:restaurant:upper use:restaurant:lower use:casino:upper use:casino:lower use:orbital-catapult:upper use:orbital-catapult:lower use:central-bank:upper use:central-bank:lower use:temple-of-growth:upper use:temple-of-growth:lower use:hydrogen-refinery:upper use:hydrogen-refinery:lower use:university:upper use:university:lower use:offshore-consultancy:upper use:offshore-consultancy:lower use:think-tank:upper use:think-tank:lower use:iridium-mine:upper use:iridium-mine:lower use:presidential-palace:upper use:presidential-palace:lower use:power-plant:upper use:power-plant:lower use:smoothie-factory:upper use:smoothie-factory:lower use:space-elevator:upper use:space-elevator:lower use:greenhouse:upper use:greenhouse:lower use:recycling-centre:upper use:recycling-centre:lower use:construction-site:upper use:construction-site:lower use:protein-complex:upper use:protein-complex:lower use:architects-office:upper use:architects-office:lower use:hospital:upper use:hospital:lower use:kebab-stand:upper use:kebab-stand:lower use:ai-ministry:upper use:ai-ministry:lower use:organ-farm:upper use:organ-farm:lower use:clone-factory:upper use:clone-factory:lower use:electoral-academy:upper use:electoral-academy:lower use:gated-arcology:upper use:gated-arcology:lower use:board-game-publisher:upper use:board-game-publisher:lower
ask.use-building | building.headquarters
use:headquarters:upper use:headquarters:lower buy-tile take-tile-off sell:iridium sell:chips sell:plants sell:water sell:plastic sell:meat sell:hydrogen
ask.fraud
fraud:stuffed-ballot fraud:extra-draw sell:chips buy-tile take-tile-off sell:iridium sell:water sell:plastic nothing sell:meat sell:plants sell:hydrogen
ask.take-worker
take:trickster take:brain take-tile-off sell:iridium sell:plants buy-tile sell:plastic sell:chips sell:water sell:hydrogen sell:meat
ask.build
card:pawnshop card:hydrogen-refinery card:gated-arcology card:restaurant card:smoothie-factory sell:hydrogen buy-tile take-tile-off card:clone-factory card:iridium-mine sell:plants card:board-game-publisher card:beer-tent card:state-television card:presidential-palace sell:water sell:chips card:museum card:space-elevator card:parking-lot card:temple-of-growth sell:iridium card:power-plant card:electoral-academy card:ai-ministry card:recycling-centre card:hospital card:construction-site card:orbital-catapult card:kebab-stand card:architects-office card:offshore-consultancy card:job-centre card:pharmaceutical-factory sell:plastic card:cargo-terminal card:garment-factory card:casino card:protein-complex card:think-tank card:greenhouse card:polling-institute sell:meat card:university card:public-well card:central-bank card:stadium card:llama-pasture card:organ-farm card:troll-farm card:spaceport
ask.end-turn
end-turn sell:plastic sell:plants sell:hydrogen buy-tile take-tile-off sell:iridium sell:chips office sell:water sell:meat
ask.draw
deck:A deck:B deck:C
ask.support
step:capitalists step:futurists step:traditionalists box:traditionalists-1a box:traditionalists-1b box:traditionalists-2a box:traditionalists-2b sell:plants sell:hydrogen buy-tile box:capitalists-1a box:capitalists-1b take-tile-off box:futurists-1a box:futurists-1b box:capitalists-2a box:capitalists-2b box:futurists-2a box:futurists-2b sell:iridium sell:chips sell:water sell:plastic sell:meat box:traditionalists-3a box:traditionalists-3b box:capitalists-3a box:capitalists-3b box:capitalists-4a box:capitalists-4b box:futurists-3a box:futurists-3b box:futurists-4a box:futurists-4b box:traditionalists-4a box:traditionalists-4b
ask.cell | resource.chips
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.cell | resource.water
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.cell | resource.meat
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.cell | resource.hydrogen
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.cell | resource.plastic
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.tile-off
cell:upper:1 cell:lower:2 cell:lower:3 cell:upper:3 cell:upper:2 cell:lower:1
ask.build-or-not
under sell:hydrogen build sell:water sell:chips sell:iridium sell:plants sell:plastic sell:meat
ask.build-or-not | building.smoothie-factory
under sell:water sell:chips sell:plants sell:meat build sell:plastic
ask.pay-worker
pay:trickster pay:brain
ask.cell | resource.iridium
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.build-or-not | building.pawnshop
build under sell:iridium sell:plants sell:water
ask.law
lawbox:left lawbox:right sell:plants sell:hydrogen sell:water sell:iridium sell:chips sell:plastic sell:meat
ask.law | law.education-reform
lawbox:left lawbox:right sell:plants sell:hydrogen sell:plastic sell:chips sell:iridium sell:water sell:meat
ask.law | law.coal-phase-out
lawbox:left lawbox:right sell:plants sell:iridium sell:water sell:chips sell:plastic
ask.draft | B
draft:state-television draft:hydrogen-refinery draft:architects-office draft:clone-factory draft:pharmaceutical-factory draft:cargo-terminal draft:museum draft:restaurant draft:hospital draft:organ-farm draft:offshore-consultancy
ask.build-or-not | building.beer-tent
build under sell:water sell:chips sell:plants
ask.use-building | building.beer-tent
use:beer-tent:upper use:beer-tent:lower sell:water sell:plants sell:iridium sell:chips sell:plastic
ask.law | law.basic-income
lawbox:left lawbox:right sell:iridium sell:chips sell:plants sell:water sell:meat sell:plastic sell:hydrogen
ask.build-or-not | building.parking-lot
build under sell:water sell:chips sell:plants
ask.law | law.term-limits
lawbox:left lawbox:right sell:iridium sell:plants sell:water sell:chips sell:plastic sell:hydrogen sell:meat
ask.any-resource
store:plastic store:iridium store:water store:plants store:hydrogen store:chips store:meat sell:iridium buy-tile sell:hydrogen sell:plants sell:chips sell:plastic take-tile-off sell:water sell:meat
ask.build-or-not | building.space-elevator
under sell:iridium sell:chips build sell:water sell:plants sell:hydrogen
ask.law | law.retroactive-immunity
lawbox:left lawbox:right sell:water sell:iridium sell:hydrogen sell:chips sell:plants sell:plastic sell:meat
ask.law | law.compulsory-enthusiasm
lawbox:left lawbox:right sell:iridium sell:chips sell:water sell:meat sell:hydrogen sell:plants
ask.law | law.solidarity-levy
lawbox:left lawbox:right sell:water sell:iridium sell:plants sell:chips sell:meat sell:plastic sell:hydrogen
ask.law | law.strategic-reserve
lawbox:left lawbox:right sell:iridium sell:plants sell:chips sell:water sell:meat sell:plastic
ask.build-or-not | building.iridium-mine
under sell:iridium sell:hydrogen sell:water sell:plants sell:meat build sell:plastic sell:chips
ask.build-or-not | building.recycling-centre
under sell:chips build sell:plants sell:water sell:plastic
ask.build-or-not | building.clone-factory
under sell:chips build sell:plastic sell:water sell:hydrogen sell:meat sell:iridium sell:plants
ask.workers-home
stands:headquarters:0:brain done stands:headquarters:0:trickster stands:beer-tent:0:trickster stands:troll-farm:0:trickster stands:polling-institute:0:brain stands:garment-factory:1:trickster stands:greenhouse:0:trickster stands:parking-lot:0:trickster stands:board-game-publisher:0:trickster stands:recycling-centre:0:trickster stands:construction-site:0:trickster stands:museum:0:brain stands:museum:0:trickster stands:central-bank:0:brain stands:clone-factory:0:trickster stands:clone-factory:0:brain stands:offshore-consultancy:0:trickster stands:temple-of-growth:0:brain stands:temple-of-growth:1:brain stands:polling-institute:0:trickster stands:ai-ministry:0:brain stands:pharmaceutical-factory:0:trickster stands:hospital:0:trickster stands:architects-office:0:brain stands:garment-factory:0:trickster stands:smoothie-factory:0:trickster stands:think-tank:0:brain stands:stadium:0:brain stands:casino:0:trickster stands:orbital-catapult:0:brain stands:electoral-academy:0:brain stands:organ-farm:1:trickster stands:organ-farm:0:trickster stands:architects-office:0:trickster stands:think-tank:0:trickster stands:spaceport:0:brain stands:iridium-mine:0:brain stands:gated-arcology:0:brain stands:presidential-palace:0:brain stands:protein-complex:0:brain stands:pharmaceutical-factory:0:brain stands:smoothie-factory:0:brain stands:organ-farm:0:brain stands:organ-farm:1:brain stands:iridium-mine:1:brain stands:university:0:brain stands:spaceport:1:brain stands:protein-complex:1:brain stands:offshore-consultancy:0:brain stands:power-plant:0:brain stands:hospital:0:brain
ask.build-or-not | building.orbital-catapult
under sell:iridium sell:chips sell:plastic sell:water sell:plants build
ask.build-or-not | building.board-game-publisher
build under sell:plants sell:chips sell:plastic sell:water
ask.law | law.water-for-everyone
lawbox:left lawbox:right sell:hydrogen sell:iridium sell:plants sell:chips sell:water sell:plastic sell:meat
ask.build-or-not | building.temple-of-growth
under sell:water sell:chips sell:plastic sell:plants build sell:iridium
ask.law | law.founding-dodo-day
lawbox:left lawbox:right sell:plastic sell:plants sell:iridium sell:chips sell:meat
ask.law | law.patent-on-the-wheel
lawbox:left lawbox:right sell:iridium sell:water sell:plants sell:hydrogen sell:plastic sell:chips sell:meat
ask.build-or-not | building.pharmaceutical-factory
under sell:water sell:plants build sell:chips sell:iridium
ask.build-or-not | building.job-centre
build under sell:water
ask.law | law.right-to-repair
lawbox:left lawbox:right sell:plants sell:plastic sell:iridium sell:water sell:chips sell:hydrogen sell:meat
ask.law | law.district-redesign
lawbox:left lawbox:right sell:iridium sell:plants sell:water sell:plastic sell:chips sell:hydrogen sell:meat
ask.law | law.private-air
lawbox:left lawbox:right sell:iridium sell:plants sell:chips sell:plastic sell:meat sell:water sell:hydrogen
ask.build-or-not | building.garment-factory
build under sell:plastic sell:plants sell:water sell:chips
ask.law | law.media-order
lawbox:left lawbox:right sell:plants sell:chips sell:iridium sell:water sell:plastic sell:hydrogen
ask.build-or-not | building.construction-site
build under sell:chips sell:water sell:plants
ask.demolish
building:headquarters building:construction-site building:beer-tent building:parking-lot building:offshore-consultancy building:board-game-publisher building:restaurant building:troll-farm sell:iridium sell:plants building:llama-pasture building:orbital-catapult building:hydrogen-refinery building:recycling-centre building:pharmaceutical-factory building:polling-institute building:clone-factory building:kebab-stand building:gated-arcology building:garment-factory building:temple-of-growth building:greenhouse sell:chips building:ai-ministry building:spaceport building:presidential-palace building:organ-farm building:museum building:space-elevator building:central-bank building:state-television sell:plastic sell:water building:university building:electoral-academy building:think-tank building:iridium-mine building:smoothie-factory building:power-plant building:cargo-terminal building:pawnshop building:protein-complex building:public-well building:hospital building:job-centre building:casino building:stadium sell:hydrogen building:architects-office sell:meat
ask.build-or-not | building.casino
under sell:water build sell:chips
ask.build-or-not | building.think-tank
build under sell:plants sell:chips sell:iridium sell:water
ask.use-building | building.pawnshop
use:pawnshop:upper use:pawnshop:lower sell:iridium sell:chips take-tile-off sell:hydrogen buy-tile sell:plants sell:water sell:plastic sell:meat
ask.pay-resource
store:iridium store:chips store:plastic store:water store:plants store:hydrogen store:meat
ask.one-of
option:1 option:2 sell:water sell:plants sell:chips sell:iridium sell:plastic sell:hydrogen sell:meat
ask.return-worker
stands:headquarters:0:trickster stands:headquarters:0:brain stands:pawnshop:0:trickster buy-tile take-tile-off stands:llama-pasture:0:trickster stands:construction-site:0:trickster stands:llama-pasture:1:trickster stands:kebab-stand:1:trickster sell:water stands:state-television:1:brain stands:board-game-publisher:0:trickster stands:troll-farm:0:trickster stands:public-well:0:trickster stands:orbital-catapult:0:brain sell:chips stands:organ-farm:0:trickster stands:organ-farm:0:brain stands:organ-farm:1:trickster stands:organ-farm:1:brain stands:garment-factory:0:trickster stands:garment-factory:1:trickster sell:plastic stands:restaurant:0:trickster stands:iridium-mine:0:brain stands:polling-institute:0:trickster stands:polling-institute:0:brain stands:parking-lot:0:trickster stands:central-bank:0:brain stands:hydrogen-refinery:0:trickster stands:hydrogen-refinery:1:brain stands:smoothie-factory:0:trickster stands:kebab-stand:0:trickster sell:plants stands:pharmaceutical-factory:0:trickster stands:stadium:0:brain stands:space-elevator:0:brain stands:space-elevator:1:brain stands:architects-office:0:trickster stands:presidential-palace:0:brain stands:gated-arcology:0:brain stands:clone-factory:0:trickster stands:ai-ministry:0:brain stands:smoothie-factory:0:brain stands:cargo-terminal:0:trickster stands:cargo-terminal:1:brain stands:beer-tent:0:trickster stands:state-television:0:trickster stands:protein-complex:0:brain stands:protein-complex:1:brain stands:clone-factory:0:brain stands:spaceport:0:brain stands:public-well:1:trickster stands:temple-of-growth:1:brain stands:architects-office:0:brain stands:offshore-consultancy:0:trickster stands:offshore-consultancy:0:brain sell:iridium stands:spaceport:1:brain stands:power-plant:0:brain stands:greenhouse:0:trickster stands:iridium-mine:1:brain stands:temple-of-growth:0:brain stands:think-tank:0:trickster stands:think-tank:0:brain stands:restaurant:1:brain stands:pharmaceutical-factory:0:brain stands:job-centre:0:trickster stands:job-centre:1:trickster stands:recycling-centre:0:trickster stands:museum:0:trickster stands:museum:0:brain stands:university:0:brain stands:casino:0:trickster stands:hospital:0:brain stands:electoral-academy:0:brain sell:hydrogen stands:hospital:0:trickster sell:meat
ask.elect
elect:left:5 elect:right:3 buy-tile take-tile-off sell:iridium sell:plants elect:right:1 sell:hydrogen elect:left:3 elect:right:0 sell:plastic sell:meat sell:chips elect:right:2 sell:water elect:left:2 elect:left:4
ask.build-or-not | building.greenhouse
build under sell:hydrogen sell:water
ask.build-or-not | building.electoral-academy
build under sell:iridium sell:water sell:plastic sell:chips sell:plants
ask.law-deck
law:yellow law:blue buy-tile take-tile-off sell:plastic sell:water sell:chips sell:iridium sell:plants sell:hydrogen sell:meat
ask.law | law.housing-programme
lawbox:left lawbox:right sell:iridium sell:hydrogen sell:plants sell:meat sell:plastic sell:water sell:chips
ask.build-or-not | building.power-plant
under sell:chips sell:water build sell:hydrogen sell:iridium sell:plants
ask.build-or-not | building.cargo-terminal
under sell:plastic sell:meat sell:water build sell:hydrogen sell:iridium sell:plants
ask.law | law.transparency-act
lawbox:left lawbox:right sell:plastic sell:water sell:chips sell:hydrogen sell:plants sell:iridium sell:meat
ask.use-building | building.job-centre
use:job-centre:upper use:job-centre:lower buy-tile take-tile-off sell:plants sell:water sell:chips sell:hydrogen
ask.law | law.llama-welfare
lawbox:left lawbox:right sell:iridium sell:water sell:plants sell:meat sell:chips
ask.build-or-not | building.kebab-stand
build under sell:water sell:chips
ask.build-or-not | building.offshore-consultancy
under sell:iridium sell:chips build sell:plants sell:hydrogen sell:plastic sell:water
ask.build-or-not | building.state-television
under sell:iridium build sell:plants sell:plastic sell:water sell:chips
ask.build-or-not | building.gated-arcology
under sell:iridium sell:plastic sell:plants sell:chips sell:water build sell:meat
ask.law | law.security-ministry
lawbox:left lawbox:right sell:water sell:iridium sell:plants sell:meat sell:chips sell:hydrogen sell:plastic
ask.build-or-not | building.polling-institute
under sell:plants build sell:water sell:iridium sell:chips sell:plastic
ask.law | law.labour-flexibility
lawbox:left lawbox:right sell:iridium sell:water sell:chips sell:plastic sell:plants sell:hydrogen sell:meat
ask.build-or-not | building.architects-office
build under sell:iridium sell:water sell:plastic
ask.use-building | building.state-television
use:state-television:upper use:state-television:lower sell:water buy-tile sell:chips take-tile-off sell:iridium sell:plants sell:plastic sell:hydrogen
ask.step-back
back:capitalists back:futurists back:traditionalists
ask.build-or-not | building.llama-pasture
build under sell:water sell:plants
ask.use-building | building.llama-pasture
use:llama-pasture:upper use:llama-pasture:lower sell:plastic sell:plants sell:hydrogen buy-tile take-tile-off sell:chips sell:water sell:iridium sell:meat
ask.build-or-not | building.museum
under sell:iridium sell:plants sell:chips sell:water
ask.build-or-not | building.hydrogen-refinery
build under sell:plastic sell:plants sell:water sell:chips sell:iridium
ask.build-or-not | building.public-well
build under sell:iridium sell:plants sell:chips sell:meat sell:water
ask.build-or-not | building.troll-farm
build under sell:iridium sell:plants sell:chips sell:water sell:plastic
ask.use-building | building.troll-farm
use:troll-farm:upper use:troll-farm:lower sell:iridium buy-tile sell:plants sell:chips take-tile-off sell:water sell:plastic
ask.build-or-not | building.university
under sell:water build sell:chips sell:hydrogen
ask.build-or-not | building.central-bank
under sell:plastic sell:water build sell:iridium sell:plants sell:chips
ask.use-building | building.polling-institute
use:polling-institute:upper use:polling-institute:lower sell:meat buy-tile take-tile-off sell:chips sell:iridium sell:plants
ask.build-or-not | building.spaceport
under sell:chips sell:water build sell:plants sell:plastic sell:iridium
ask.use-building | building.public-well
use:public-well:upper use:public-well:lower sell:water buy-tile sell:plants sell:chips sell:iridium sell:plastic
ask.build-or-not | building.hospital
build under sell:chips sell:water
ask.build-or-not | building.restaurant
build under sell:plastic sell:chips sell:plants sell:water sell:hydrogen
ask.use-building | building.garment-factory
use:garment-factory:upper use:garment-factory:lower sell:plastic sell:water sell:chips
ask.use-building | building.cargo-terminal
use:cargo-terminal:upper use:cargo-terminal:lower take-tile-off sell:iridium sell:plants sell:water sell:chips buy-tile sell:plastic
ask.build-or-not | building.organ-farm
build under sell:plastic sell:iridium sell:water sell:chips sell:plants
ask.use-building | building.parking-lot
use:parking-lot:upper use:parking-lot:lower sell:hydrogen buy-tile sell:iridium sell:plants sell:plastic sell:water take-tile-off sell:chips
ask.build-or-not | building.stadium
under sell:iridium sell:water sell:hydrogen build sell:plants sell:plastic sell:chips
ask.use-building | building.museum
use:museum:upper use:museum:lower
ask.build-or-not | building.presidential-palace
under sell:chips build sell:water sell:iridium sell:plastic sell:plants
ask.build-or-not | building.protein-complex
build sell:iridium sell:chips sell:plants sell:water sell:plastic
ask.build-or-not | building.ai-ministry
under sell:hydrogen sell:water sell:chips build sell:plastic sell:plants sell:iridium
ask.use-building | building.restaurant
use:restaurant:upper use:restaurant:lower sell:meat
ask.use-building | building.casino
use:casino:upper use:casino:lower take-tile-off sell:water sell:chips sell:plants sell:plastic
ask.use-building | building.orbital-catapult
use:orbital-catapult:upper use:orbital-catapult:lower buy-tile sell:chips sell:plants sell:water sell:iridium sell:plastic take-tile-off sell:hydrogen
ask.discard
card:museum card:orbital-catapult card:gated-arcology done card:organ-farm card:cargo-terminal sell:iridium sell:plants buy-tile card:public-well card:temple-of-growth card:stadium card:construction-site card:job-centre card:kebab-stand card:casino take-tile-off card:spaceport card:protein-complex sell:chips card:power-plant card:offshore-consultancy card:university card:electoral-academy card:hospital card:parking-lot card:garment-factory card:central-bank card:space-elevator card:smoothie-factory card:llama-pasture card:pawnshop card:restaurant card:think-tank card:hydrogen-refinery card:clone-factory card:ai-ministry sell:water card:pharmaceutical-factory card:state-television card:polling-institute card:presidential-palace card:recycling-centre card:iridium-mine sell:meat
ask.use-building | building.central-bank
use:central-bank:upper use:central-bank:lower sell:water buy-tile take-tile-off sell:plants sell:chips sell:iridium sell:plastic
ask.use-building | building.temple-of-growth
use:temple-of-growth:upper use:temple-of-growth:lower sell:water sell:chips buy-tile sell:plastic sell:hydrogen sell:iridium sell:plants take-tile-off sell:meat
ask.use-building | building.hydrogen-refinery
use:hydrogen-refinery:lower
ask.use-building | building.university
use:university:upper use:university:lower sell:plastic sell:water sell:iridium sell:meat
ask.use-building | building.offshore-consultancy
use:offshore-consultancy:upper use:offshore-consultancy:lower sell:chips sell:plants sell:water sell:plastic
ask.use-building | building.think-tank
use:think-tank:upper use:think-tank:lower buy-tile sell:chips sell:plants take-tile-off sell:iridium sell:water sell:plastic
ask.use-building | building.iridium-mine
use:iridium-mine:upper use:iridium-mine:lower sell:iridium sell:plants sell:chips sell:water sell:hydrogen sell:plastic
ask.sell-at
store:plants done store:chips store:water store:iridium store:plastic store:meat
ask.use-building | building.presidential-palace
use:presidential-palace:upper use:presidential-palace:lower sell:plants sell:water sell:chips sell:iridium sell:plastic
ask.use-building | building.power-plant
use:power-plant:upper use:power-plant:lower buy-tile sell:iridium sell:chips sell:water sell:meat take-tile-off sell:hydrogen
ask.use-building | building.smoothie-factory
use:smoothie-factory:upper use:smoothie-factory:lower sell:plants sell:iridium
ask.use-building | building.space-elevator
use:space-elevator:upper use:space-elevator:lower sell:hydrogen sell:water sell:chips
ask.use-building | building.greenhouse
use:greenhouse:upper use:greenhouse:lower
ask.use-building | building.construction-site
use:construction-site:upper use:construction-site:lower sell:iridium sell:plants sell:plastic sell:chips
ask.copy
use:headquarters:upper use:headquarters:lower use:board-game-publisher:upper use:presidential-palace:upper use:presidential-palace:lower sell:iridium buy-tile take-tile-off use:pawnshop:upper use:offshore-consultancy:upper use:offshore-consultancy:lower use:clone-factory:lower use:electoral-academy:upper use:electoral-academy:lower use:job-centre:upper use:job-centre:lower use:central-bank:upper use:central-bank:lower use:stadium:upper use:orbital-catapult:upper use:orbital-catapult:lower use:casino:upper use:casino:lower use:recycling-centre:upper use:spaceport:upper use:smoothie-factory:lower use:hospital:upper use:space-elevator:lower use:think-tank:upper use:think-tank:lower use:organ-farm:lower use:kebab-stand:lower use:beer-tent:upper use:beer-tent:lower use:cargo-terminal:upper use:cargo-terminal:lower use:state-television:upper use:state-television:lower sell:plants use:polling-institute:upper use:polling-institute:lower use:protein-complex:upper use:llama-pasture:upper use:llama-pasture:lower use:iridium-mine:upper use:iridium-mine:lower use:construction-site:upper use:public-well:upper use:temple-of-growth:upper use:temple-of-growth:lower use:greenhouse:upper use:garment-factory:lower use:museum:lower sell:hydrogen use:parking-lot:upper use:parking-lot:lower use:gated-arcology:lower use:troll-farm:upper use:troll-farm:lower use:restaurant:lower use:university:upper use:university:lower use:smoothie-factory:upper
ask.use-building | building.protein-complex
sell:water sell:chips
ask.use-building | building.architects-office
use:architects-office:upper use:architects-office:lower
ask.give
seat:blue done seat:red
ask.give | resource.plants
seat:blue done seat:red
ask.use-building | building.hospital
use:hospital:upper sell:hydrogen
ask.use-building | building.kebab-stand
use:kebab-stand:upper sell:meat use:kebab-stand:lower
ask.use-building | building.ai-ministry
sell:chips
ask.use-building | building.organ-farm
use:organ-farm:upper use:organ-farm:lower sell:meat sell:plastic
ask.use-building | building.clone-factory
sell:chips
ask.use-building | building.electoral-academy
use:electoral-academy:upper use:electoral-academy:lower
ask.use-building | building.gated-arcology
sell:water sell:chips

2qBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAs6YA3RAA6mBu6B9J-JAA9lBtlBrPhmBk0B_rB_rBhmBk0BAodmHhc4gCohBoR_WgX-chBkL71Fw_Bg-BtgCtYqUzDqMsuBwmBiG3B6Q3EI0EgZhWgC1JAlH4NhN_HlPySxShM5KlCptF4gBjP3ShH2GwKiHyOtQrCrLtEoBGtFgCjgB1FiIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAwuSApcAA-Lj1BnFoFAAn7B1qChwC16BgtCtkCtkC16BgtCAFxIp5Bk9BgF2Y7sB8sBuoB9Cu9Bp1BswCi5Bj9BqE4P8dyZ4xC2kB0VlMwVukBtB-KmPhCyOpEAyI7WzKkNhMuTtTvU9E2mBvK8CrMgFmEoPmQmK_W_e6GhFjH8EqH_F5MzKwHqLAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAkmKAnFAA84BjY3B4BAAt1BjqBzgBpK40BxpBxpBpK40BAlnBuDxzB-iCoLkT_WgXmUxD8nBnJskCy8BnuC7yBgH0IolBqgC6vB9IsD0YmTnFsLkrB8ZpH3cAtDjE5DoMnHsRrR1QjD8GuLwc1GtPjUgM-CiEoJ0SqEiFnP1O1VnO6U-L_LlKAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA6jFA4LAAALhMiMAAsNjC0P8S7C0jB0jB8S7CAlCkP15BwvCsO2HvtBwtBsxBzCA6YrZ03B_yBxauCgI6kB-xBuTvPmJ6B8S5U8OiQrLoEkHAjP-V-CuCqE-kB9kBxqB_HAiHtB0ahKzJ_BM1MhSqF6NnCxPoLuGte2HhH8DmDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAsnCA0WA0H0Uq4B3D4DAAcsZvC4N_Ng3Bg3B4N_NAnLmKx8BwuC6PiV1V2V_QpDuoB6NwLmhBrxBjoB7CGqe-vBkOpCtE6OsMuMqFnJosBvW5VAlKrDzCxHdkKjKnGxB6B8axD-ChDjBjGmFnK1I7B0CvGjI5FtFkIqFiFpC3CAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAyDoBAoBAAAADADAAAAqBAqBAAAA6DA6DAAAAsEAsEAAAAhBAhBAAAAqCAqCAAAAzCAzCAAAAGAGAAAAhDAhDAAAAjCAjCAAAAfAfAAAARARAAAAxCAxCAAAAvBAvBAAAAmDAmDAAAARARAAAAFAFAAAAEAEAAAApBApBAAAA6BA6BAAAA0EA0EAAAAcAcAAAAxBAxBAAAAFAFAAAAlCAlCAAAAtDAtDAAAAkCAkCAAAAjCAjCAAAAgBAgBAAAA3CA3CAAAAsEAsEAAAAjDAjDAAAAYAYAAAARARAAAAiDAiDAAAAIAIAAAAuBAuBAAAAhFAhFAAAAKAKAAAAzCAzCAAAAeAeAAAAAoBAoBAAAAqCAqCAAAAfAfAAAARARAAAAvBAvBAAAA0EA0EAAAAtDAtDAAAAkCAkCAAAA3CA3CAAAAsEAsEAAAAhFAhFAAAAzCAzCAAAAAqBAqBAAAA6DA6DAAAAzCAzCAAAAmDAmDAAAARARAAAApBApBAAAAcAcAAAAxBAxBAAAAjCAjCAAAAjDAjDAAAARARAAAAuBAuBAAAAgBAgBAAAAyMmEAoDQoBAA4HAsFFkCAkBqJAkLPCAAnQAtE_D_FAzCzBAD4B7BAMrMAxCfzHA1BtFAzFyCGAuBkDAnDnHsMAJgIAuG0B8BADmJAS2F0FAlCrGAtDG3CAI7CAtCxCNACyDAoFAFAjB6CAa5B-CAiBzLAcrB9GAjC1DA0BPjBARbATjBvBAXzBA5EgCqCAS3EAhCtFTA-E-DAqEiBJATxEArB7B1CAmChBAAtDVAoFqFA4B2CoDAqBwGAAe4FAEPAAoCKAvCoEAiDV2DAIiDAAwDfAE6BAADuBAuBrCAAtBQAnBrCAAyF3CApFkCAsCJ-BAAzFArBqBlFAnBrDA9EoGhEAf1BAFjEuBAxBsCAAyFpBA_DqGAA8CgCAuCiCAWoBoDA5BgIAA6EsCA2B4DAAkCUAiB4CAArCqBAwEPAAzC0DA_BkFAAUyDAiCzGAAtD5GA-CLAAb8DAzB0CAAGwDAApIAAvD5EAK4EAA6DKAVwDAAWKAqCgFAAqCkBAMgDAAX2DAjC8DAAH0CASqFAAsCsDADyDvCA3BbKAtBtEAAKhCAnC4GA3B0GEA0B9CAjB9BFABkEAiGEbALpBAfpCBAgCEAzBOyEAsByD4HAY0HoEAMlDAgC_B3CA9BjBADNuBAlC8FAyD3CmEAwCxEApEkB3BAAjFAnClB9EALA-BAMgCoBAKxBACRpBAfnBAJFPAFEAM5BgBASVAInBOADQANoBLAKqCnEAWfoDA7DvCAhFsFwCAlDpCAI3B_CA6BkLAmEFyDAqEwHA0B2DsEAK_FAxCpCzDA3BLA5BTbAkCtIA9CqBxFAVVA3BSmBAVuBAIayBAlB4DAsFX3DAPkEAyBuFvCApBIArCkChDAwB3OAtElE9EA9BMANrE8DAWoFAqD8BWAsCsGA8FjB8DAI7DA0B_CxEAiCkIA7BOuFAgD7FAbhEAAzBmFA7C4GeASoCAiDrEsBA8CgDArByE-DA1DuEAEbgEAiB4CAsCuGjDAT1FAiEzClEAjC4EA6FPQAC5HAhDCZAjEFAmBnF0CA3BvGAKnEjBAddAxCzCSA0C7BAZFPAJDAAFAAAgBAAAMAUsJrFA7C_CNApBwHAgE-DeAgCvCAdEpCAHPAUSxBAd_DAXrCpCAlB5BAWP9BAnBGApC8EhBAE9BAZlBIAXrCAZnBbAHgGAKF0FAYlCAY5C-CApCAKA3BF-BAQqFA0C0CLAc7DALhCBA1C5CA2B3DKAtBvGAIhB_EAZgFAqBkDHAgCoGA0ExBqCA6B7EAF9EiDA9ByDAuBxCqEAPrMA_F9C3DAXvFADhCTA1B4BAsCAgCABkBApFyGmCAGtBArHyCmDAW1DAxEmBqCA1B8GAiFPTABgFAcuF7CAUqLAsDgDiCA0EkIA0CcuEAGvEA1H2BpDAIyCALmCLAahBA1DrDiCAuCwEAyEQcAUiBAFoDtDAYmIAyGiBVAuB0DA0CfcARiDAIiCIAKnDAiDzBqCAzExEADLpBA1CvFA2C9C9DA_CmBAfiE_EAgCsEAzB_BgFAwBlIA9DvEcApB-HA2FkCYAU2EAvBkGSAAjBA0DrCrBAlCxCAsD-C7GAR4CAkC5B8BAkBoDAzCoD6CAThFAtFJKAeoJA-C8B4CA4B7DAzBkD1FACcAHqBrCAyC8MAiK-DLAGoIAmDyBgCA4C3BAvBlCYAUBA4FjB7BA_B0IA6GhBgEAD8FArBoC-FAV5JAnFjC1DAcjDAtCvChCAwD_NA_ClEtFApC4LAyFuE2CAmCxEAzEuB5CAQ2BAjB6BuDAhCArCAkBiB_CA3BwIAD4CyFA-BpFA1B5DrBAhBmFA2D0CxCA-BjDAVtBRAV7BAJ_BMAAKAHbOAO_BAepDOASbA_BFHA3B3BA1BMNAA9CAxBhClBAyBRAEAVAC4D7IAxB1BlDAvCpGA_C3CnBA7ByDAmChDgDA-B4IAkH0DfA3ByEApC6CyCAY_DAnB7B7DAoCwIA4FEqDAFtPAtH9C7FA7BwEAuEIsBAWyEAxBdyGAUhDAaJtCALyCAgGR3DA4B3EAjE9DoCAqBvFAnFC7BAaIAU8BrBATlEA3CFkCAhCXA7DeqBA8BlCANlB5BABSAlCeVADkFAFwDGAgD-DA6BuBpEAgHqKAyB4DkCA0EBAjElCmEAkBqJA2EYwEAkB8DAKCgEA6BwEAIHoDAoBtCAtCzBwBAqBGA-DqE3CArDiDA_B8ErCA8C2FAwBM6CAQ-DAKayGAlD1EAkBbnDAC4DA-H8BDA1DJAM1BxBAwDxCA0BvDGARAAKUlCA_BZA_BgDnDAqDgIA0BC2CAoCyDA8D0B5BAJ_BAhCkBkDApE9BAjC-B1EA6CdAjCccAVsEAoBd-CAiB2CAcS8BAB8BAnCPBA8EqCAtC6B-DAtBuCAayF1CACsCAiB2DfAetDAB1B9CAKoCAeCqDAnC2MAgB6I6FAmB2DAAmEyCAxBDAexB8BAhEvJA3B9EhDAhDkNA-CsF4CA-E_EAvBCvEAH2IADyDuEAqBmKA6CB4EAuC5EAhFhBtCA2B1CAOrBhBAOpDA8BZ9BA_BhEAIbpFAYdAflC2BANHAeyCCA3E8CAYUwEApCnBAAOCArCsIAZxB-IAMhLA9BjFrEAAMAiElBfAhC2CARqD4BA3BIAyCFpCAE5EA_CnB5EAgDWAmDvC4BAK_FATkB7DAlDvBAbqCIAPDAgCGyBA_C-HAlC4G6BAwCsFA_BrEqFAsHkMA2BN-IAwDgDAjBkCpEA0FmJAxCyDkDAsE4LVAoBYPAhCjCAzD9BXAmEjKA1B5BxCA1CpBAtCrBqCAQuCA6ByBdABvCAlBzBGAGsMAqCEiEA4F_FAiExBnGA3BDAxBR0DA5BkKA-BwE8DACAAJhBiBAKNAawB9BAbMAhBT8BAGdASZAAd4CAHU-BAUnDAVf7BAzBGAYuBlCAsBsBACcsBAvBKA1BRaAyCmDA-CiB4BAxC4BAKJkCAP_BAYPzCAM1BAPgCjCAdFAcrBLAWJAFPAAKfADDTABiCAJQ0BAIqBACJUAesBADSJAmBqDAiBSWAuBxBAMZVAJ8BAG8BKAJ_BAAlBXANfAAOnBAFkBAALiBAOZAABCAXgBADMEASqCAQDwBAUvBAJGrBAAyCABYoBAU5CAbTrBACrBABNPAJwCAEMOAyBpCAmBhB5BARnBAtBkBIAlBDAAADAAMAAAMAAvBAPJ1BAgBsBAQB6BAbqCAAuByBAT3DAHdrCAH5BALZMAhBiDADkCGAeNAOhBqBAjBEAzBwBRAYmCAHYsBAK_BAHRfABvCABJpBAdwBAFMsBADNALtB-BAVUAFgBXASRAAANADLACALAAIACYNAHAAAZSAGAAAGAAFAAABAAAeAAULAWhCAArBFANCAAAAACCAAAAACQAAKGAATAAPDAAKAAACAIGAAABAIJAIKFAVEAHJOAMFAAAAAFFAAAAAFWABGcALeAAGEAUDAAAAADDAAAAADeABOGAMZACJFANAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVAoBYPAhCjCAzD9BXAmErBAXLYAMjCAnBXaAPAAZJwBAP0CAe2BEAFsFAkFyBEAd_CAnCHtBAYoCAsByBJAPZACDEAbXAfIAAAyDoHAmG6B6BACnCA9BsBPANrBAC3BFAMlDA1CxBjBAwBFA_ByBsBAhDBAajCbAiCyBACIBAyBJApBUAAO9EAvB_BjBALCAZDAAgBkBA2BORAXtBADNdAAyDGAqCjBjBAnBkGAMsCkDAoC5DAStBhCAjBGAzC2DUAhBhBAjBJFAPpEArB1BvBA5BtBADzBdAmBHAJuBTAZrCAxBvCYAsBIACEBAEbAACAAf-d2BA6Cf1BALjFAtC_BuBAdwMAwIuByCAInCAuE_CtCAVjDAXD7CAL2CALwBdAuB9KAhDrDxDA_B3CAsC5DnCAgBqBAmBRyDAvCyDAlC4DgFAdqCA3CoDoEAZuGAuDyC4BAgBiFA-E2CKAH6JA8EyFMAPLAYUAAHtEAhEexCAhBrBAvCK7BA0BpJArE7FlCAwBiCAtHkDyGAHNAvCoDIAMmFA4DSNAiBDAwDrG0CAPCAlEsCmCApCjEAxGnC4DAwBiBA0F3F-DA3CgBAmC3B2CAvC_EAhCrBLA1B5BAaxCvCAwC0EAlC4FIAsCcAuDoB1EADjHAK3B9CAxCsBAM4H5CAXnBA3DB-BAC3HA7FA7DAwCgEAwDnDoEA3CiBAwDsBxDApBqGAkD0DvCA8BNAhDtBgEALgCAhBgCIAiB7BAxEgBzDA0EsBA4FG1DAvCuFA2H6D3EAyBoLAyFwBuEAMlBAvGGgFAgBqEA8BwDLAVwDA9CgCuFAFxCAWrCHAFgBAyEgBnDAJFAwClDzBAgDkEA8CHuBAuB2EAmByBmBAmBAwIAqF2CyEAHtBAvC0BrCA0CyCA0FIzCATxCAXPZAlBrJArBlF7BAvCIApCV7BAiDkBAxC8CmBA5BsCAV2DBAwBsCAiBtBiCAapGANKjDA3CzDAtCtCtCA-CyD3EA3DpETA-DsEAhEsGmEAH-BAsJzCvEArCoD7EAgCxDHA7CyKAsDmF8CAiBlEA9CEvDAgB4FAhCJsIAZ8EA5BoFaAaDAuBSPAJsQA8I2CkFAAbAxC4DrDAfgHAAwEkEAKzGA9CtCLAZhFAxBXrDAjCoBA1CqCNAvBvCALnBzBASxEAa9DZAXhFAT3BzDArB3CAlCxDwBAW-EA0DoFyDAjDnDAb1CDAmB1FAhB7BjCARrDAa9BtBAnBGArC8CnCAQtEAZvBxCAIwEAF2EoBAhBrDAIlBhBADmBANUsCApBmCAuBcMARRArCXyBAgBkOA4EmEsEA6CCAgBdBACdABbBACtFAArDpBAKlEApB3BhBAIiFAvCjDgBAkJ_DAZGtCAhBdAAdAAADACFAACAwCAsCeAATpBAcRXAbYAUuBdANqBAPiBwBAsBhBA3BPQAW_BAE_BvBARA6BAF0BEA0BvBAKrBBANgBAyBFCALfALxBMAHrBAVejBAPAAb-BVANAaARUkDAhBMAChBRAU1BAdAAAVmCAkCDhBAoBpBAzBGXAFzBAZDbATAtCAbN9BAQQADUQAOBAWlBoBABoDAkBoB2CAfxBAPVpBABQAdgBRAgBA6CAgBmB-BAJJAMSvBAEGATWBAG_BAPpBAAXeANsBoBAQ1BAI_BhBAAAsCAEDyBA4BEAyBAQAgBAAIgCAAvBkBARLFAuB_BAvBJ_BABvDAO1CYA7CyDnNAxJYlHAUiCAgCFMAGoRAyJ0B-FA8ByDAwFkClDAzB6BAzD0C6BAa5HA3C5EWAd6BAmC7BaAYrEAvC_BoBAjBzBAAbAAVAhCA1BDAAHYAKUFAA0BA8BHAAAKASAHAAaAaAAAACAHDMAAbAdAAAEyDxBA5BlCvC4DRyBA6BmCwC3DSAGApB2BHAAUAOKeAXBAjBdyBAR8BAuBHNAqBOAQgBXALZAOnBCABAvBAJZNADcAHUQAHLAJAAAAqBAOOBAScAcAAAAyDcAL2I3IAalGAXjK6FAdoGAwCQ4EAtBrBAHvBHAU9JAdtElEAKhIA9BiBzEAzCkHAEsBwEAkB1BAUSnDAMsKAwBmCyEAmCAhBAMPvBAOuBATKsCAL0DAC-BgBAUPAADDAHFAAGAAP_BAE3BTAIjCAAOhCAPbAAbBACiBAAGYACA7EAJ1CXAjByFAK0DDA6BnCAGtBDAbpEADzBxCAAdAApBSAHoEACkCiCACGACHKAAAsEAsEAAAAhBAhBAAAAhDAhDAAAAjCAjCAAAAxCAxCAAAA6BA6BAAAAlCAlCAAAAYAYAAAAiDAiDAAAAKAKAAAAeAeAAAAAAA0BvBRAOIAjBiBAAIZADPWAbdAdCAAAWAIQAAAAuCA6ByBdABvCAlBzBGAGZADCbACfAdBMALqBAACoBAB0CAcAwBAKXARABADA2DAdiBkDAM3DASH1DARDABBLAOPADPBAENAFFOANRABPCADqBAcAEAKFACELAAZAAXBAAA4BAReoBAE5BAKRtBADMAULEAAPAbGGAAKAKCAAAA1EAf_DRAeCAeR8BA_B8BADuD9BAO6EAKmDoBAAKAALJAedARGTAA-BAGsBHAUVAARAABnBABjBFACAlCAdzB2BAA0GAtCqJRAuE2DAiHrBpBAZtDAlCa3CAV1DAjC5BEAH2CAFTiHAzDQAqCbOALhBAwBKrBAhB3EAlBlC9BALgBAIgBFABfA6BNdAhB8IAoFkDVAOkCAEsBmBAPmBAGQMAEuCA0CcXANvBASZnBAAA2BAOsBDAAjBALdGAAzDAnBrCAAA6CA4BkBSAAOAHYXAAKAECEAAMAAMAAAAnCAJXXANgCAHOgBAcnBACTAAVlBAAW5BABRAANEAF8BAETqCAC4BAMyCjBAAAACLBAOcAINiBABAsCAHoDbAMwBACd-CAPfAAXFAAzCAAhB9BAMHAAANAGHAOJLABRAAANAFCACNUADANAOSzBAAKAK5B-BABGACUJAF6BAAiBOAKlDAXNjBAbeABHYAQsBAKOSAAxBAHvBBAIKAAcZAKA1BAEApBAROAAJGAUyDABoCuBAB5CAF5CHAORAAMUAxBeABCSAMCAGKNAAoBADOAAcASAQbCAebAVYAAdXASFjBAA0BAQwBJAAUAFAcAAWAAAWAAjCAFLxBAAfAAfAAAEARLiBAAA3BAJlBMAToBAKCaAAoBAManBAqBAAAUEAXLAALAAAJAHBAAAAqBAV2CVAARAjBQAACOAQxBuBACHAJCAAARAYApBAAQAAAAAQVAAAAAVfAI7BQAEQASBAABoI3CAxBTxBJCsIA4B8B-BiB6CzDApBKLlDvBjDAHXlCPUjDATXrBQb9BAAdMPZuJACuD0CU2C4DA0BqCDGHhCAErCbSKxCAfalBjBBJAAZIHQYAkBPIrBqBUAAaepBOIAAAdBoBtCABLpBTBwFADPPuEsDHAAdMULwFACvCiEoDUCADEUfMbAQ9CsCjBIbAARnBsBNaAQIaXPjBADkBrBGdlBAAFgBpBdRABGVBAgBAXcdyBI9CABA9CQtBlBAfSfFMVACxBbkBOvCAFHhBjBCsEAIsDqCXaOAAKEPIaAA0BJNEpCAAAKxBfVAAKYVpBbAAFpBYDEAAaCJhBGAApBAGmBgCAM4B-BFhBvBAStCMgBXkBAAQEUFXAAABAXgBAAeOdSlCAAF3BuBdzBAAEJPfsEACM-EWpCoBAAwBiBCVpBAgBvBRBFxBAAG_BcT3BAAIbAjBhBAAFLTEAAASPDAA-BAAeeACRAAFLAAVAlBCRAgBMAUHAAAbABVAADRAeZVAAPAAOBAbA-CAIQoBAgB1BACNJAf5BAzBAFAA0BAcCWAACASANAAlBAHAdAAAzDAQxB7BAREAPAOAIWAAKDAQqCABCsCAB2DAEuCUAU3BAChBRADrBAAFlBAAKAGJOADHAAKJAJAtCAKjBzBAANAJhBgBAA2BAuBmBdAAzBAvBDAAAQAPSMAAcAFWMAAcAIASAAAcAEsD3CACPAFpCwBAQjBAAHNAPkBAOTYASKAAR4BAZpCAHnBFATkBACSKAIAQAAENAYHAJSEAb3BAApBLADjBAAFdAADASfEAEHAHMHABLAJSPAB6BAEaoBALkBAFMOAOADANGFACtBAJfDABHAnBAgBAA4BAiBiBAAHmBAeYZAItBABpBAABAIAeGnBAMLAbDYADKABASADA2BAHkCpBAiB8BAON8BAA7CAELlBAtBbAAdGABTALCHABjBAAAjBAAGAEhBsBAHOAAAKACOACFIAMA0CAClBeAqCvEAAH_BAzBnDAAdtBAZwCADY8BABgBAANwBABwBABsBDAMOAIeXAAeAAAKASIACYNADA4DANuBsDAJ5DACTzCAV9DALtChBABmBAWQBAE4DAI4BuBAKOAAGRAaEAFKAACjBAAAjBAAOAAACAOAgBASsBdAChBATbOAAqBAAcOAASAAEOAA_BAA9BAABiBAAiBAAAA9CAkBiCnCA5DwCApB1CmCAqEoDAEDiCAqBnCADSxCABAAAF0BAtBtBAAArBADXAIIPAXOAAAKAGA2BASUGAKnCApBNRAPaAaAAAAcAPYUACDAOZAAIuE_GAzB5DpBAjB3EAhBpB9CAdgBAQAEAMCArBoBaATgEAwC5BoDACPAWVlBAOYABUkBAfpBAtBKKANRAO_CmCAH0HAYiE8EAhCuBAKiBCAV1EAzDzDFAmDaAM2ClBAjBTAfBgBARHAWeSApCoFAaekCAqBIAYWNAXPABiB5CAuBgBAOkBnBAUgDAaT4CAEiBA-BI1DAwCKAFbCAqBJA-BNlBATmGAD-ESAiBoDAS8CfAEgEAG-CDA6BeARiCNABpCAEMjBA1B2EAiBmDYANeAU6BxBACxCAkBpB_BALlBAEBNAZhBAjCQGAKkFAIMyCA8BhCAEA3BAPuBAjBRbAiEQA4BcPA1BPAEFGARqDAWZuDAAxBAWBpBAfxFA3BzB9CAWoEALlByFAPtCAErCRAMhDAfiB_CABmCAgBWaAL3EApBhCbAP3BAZmB_BABEACIIANJANSMAZDABZMAMAdAAOvBACMABUDABmBAIX4BABHAALEAAAuBAOCcAClBAATVAEZABXAAASAHaAAAXADNAAFEABOJABAAAJhBiBAKNAawB9BAbyCAGD2BAcXAbAEACTAFZKACPAAAPABIAFQAAAxBAFHPAXgBAMIKACHAMHAALGAACFAKyDSAR4BdAMtCAXhCKAE0DAYyDAARrDAEnDFAB8BAWOWACUAAOAAGXAFFCANyDkBAiClDwBAmBoCA7CsFIAdxBALbJAAxCALnBZABYAUHAAMpBAFMpBADmBAqBBAABDAAADAACACAAAAsC4DAmFZHAMnDA5CZBAMFADKHAF9EA9D6B3BAhBrBAabIAzBOAGdyBAJcApByBEAS3CAlBtBAADHAETYAR0CAyDP1BAqBbALANADUAZWWAG4BAeGUAAxBAIZVAJrCALjBfAGnBANREALzBAAvBBABNALHMAFQAC2BDAjBxBACAhBAR4BASZGA6B7BAF1BBACeAwBTAACGABOAAF1BAHPBAduBAKMYAEEAEHkBAfCAGRLAY-DAEqBSA8BcAYDAAIhDAxBSTAtBsBAaOAAEDAPQBADlCAdSEA9BBAAAIALEABTgBAH4DAJayBA-BJABAEALOAAAKAIMAHYHACmDAyCeCALIARBUAG-BAFEkCADGAADNAYlCARRvBAKJAHNLAc7BAbnBKADQAXBGAkBPAAAAAR5BATtBDAKkBAGCYAGBACMJADsBAVkBaAEkBACcdAkBTAALFAAzBAVLNAAUAVUYABdA2BKlBA1BUAgBJUAVwCACqCPAUkBATIKAmBsBAMkBcAhBZACAbABgBAFCQAWiBALAkBAMIAFKBAGFAAAAAFzBABbRADDABCJAEzBAVFXAAWAABFAeDAAACADiBAAEYAGVATKZAQHACAJABJAABDAFDAAADAABAEAFACAAAAAAAwG4CAOzD8DA-DgDAKqH7DAvB1HAB_BrDA7CwCADrBsDAUmGAR0B2IAtDzDAA5CTAVsBAB8EhCAzBJAAMPAFlCAAA9CAE8EAAwBkBAmDLAAbSAB8BAAgBRAwBnCAATrBAJZABLFAFjCAATQAzBmDAAcwCABSABnBBA0BARAevBCAAJAXmBXAA-BAAA-BAANAAANAAA8BAaDkBAANACJHACNATIOAPGADWJABNALAAABZAKAjBAABAARAAOyB-DAzB-CoCA6C7FADvEfAjCtDACrBXAvBuHAkC2DwBAEgBAYFUAF3CALLfAlB0BAkBcaAlB-BAWoDvBAPRANJPAWfAAAfAAFAJAEAAAVALYPAZaACEaASXAAhBIACjBAAbAAFjCAEFhDAgBiBACSMAAhCAAbJAbJAAEDAJ6BABMsBAEAlBAJZPAOQAKGAAAPAKjBAAKiBAA0BCATXAAXAAAiBABUQAAJAJAAAAAiBADGkBADOAQADAARABAPAAKAGTYAAxCAbBxBAAKAAKAAAWAEGKAEOAEKAAAA4EAQmCsCAArFAKjCxDAdLAGDTAGVAfCDAWWAAAIAMRAAARAAUAHH2BARSAARkBAAgBADUBASAdASZAAd4CAHU-BAU2BAIBsBAGOAAASADxBAXCbAAeAcPKAKhBAbS7BAgBJAAFAADAkEAYkDNAStCAZnBUAftBAZCZAEZAAVBAAdAO1BWANHABZAAWMAAAGAGAGAE2BvBAFrCAfhCQAEqCAqBaGAAcAADgBAAA2BAgCsBnBAJfA1BHgBAA1BAXtBcALHANHEASVAmBD5BAAgBAAAgBAAcAEYAAAfAPFJAAAhBAlBSNABTAKNVAEMAQRQAAeAAOOAA8BAoBUAAAkBAAaKAB9BAJzBBAAAZAVEPAIAAJKAAAxCAvCDCAA0CAmCGMAD0BAJceAAGA-B5BCAACABODAFpBALAdAAAiBAQBAASzCAVVbARkBAAkBQABNAAcrBACVAGBEAfsBAEEiBAAsBAEdqBAcoBAAKaAEDAAORACA_BAdFdAAdAlBCIAAHAahBGAFyCASoBYAAcAIKAAGsBA4BHDAApBArBAAAAAhCAhBRzBAmBMAcbeATqCAA2BWAA5BAAtBJABsCAC6CpBAYKAMGEAJfAGnBSANFAACIAPgBAAKWAAA8BAQBuBAARAAFLAAdACAfAAMAAKCAATATAAAAAnDAVf7BAzBGAYuBlCAsB-CARNgDAenCADhBhBAAgBAB2BYArBAAAfiBABAAATgBANhDAJD7CAM-CAaI0BAIuCAAI4BAMyDzBAlBfmCA_BjBAFBpDAgCiEAmBasBAgBAoBAmBpBaASdAnBsBPARJABAHAALALAAAAAsBACcsBAvBKA1BRaAyCzBABPbADgBASBcALYABFgBAAhCANHfALBAEgBhBADDAYKXANkCA2CZMAFAABWHANBAKRBAKAgBAGcAAAjBABfBAARAFALAAHACAJAAMAAAMAAATAoBrBLADmCAMqBIAIOAMAAAANABLAAAKAnBoBMAAhBAXBHAAvBAEvBDAAAGAKOZAGAAJXiBAAPAAQfAASAASAAAqBAASYAAdAAdAAAJAAADAFADAhBEcABOADAIAKJACREAAoBAaOAAARAKATAH1BACA3BAAeABAgBAAA4BAKJkCAP_BAYPzCAMDANEEAAjBADAhBAEmBACSKAGeADEeAAkBAAEgBAAIAOAAAFjBAjBAAAAApBAAtBXAASAbkBMAAIAEQQAATAHTCAAaAgBKFAAAZATFAAANAGNOAT3BAAvBCAJ2CAgB-BLACYAkBNAAAOAKGDAAtBA3BHDAYA1BAPgCjCAdFAcrBLAWEANAMAGKAAAIAEIAAAOAFMADCMAAcAAAcABFAATMACAXABfAAKiBAFuBFAASADUAAAZAFFCANWAUDAAGMAYPEAAJAPIAABAfADDTABiCAJQ0BAIEAKYVAJRAAETAA5BARnBAAAXAYBvBACKAAKAAAcAEAYAAAGANGMACGAQBHAAEADAKABRAACVACABAXMQAHGAJKBAKQAeJAADXAfOAADdAAdAAAwBA0BANAIMAAMAAAAqBACJUAesBADSJAmBrBAYRDAtBrBAdHDACMABQCADAqDAiBSWAuBxBAMZVAJ5BAfBdAEQABKEAC9CAtBAAAtBwBABCDA0B0BAUAyBALfAAChBAAvBAZLDAHARADfWAFMAAPIAUqBAwBAAAFmBAWeJAFGAEeXADpCA_BJAAAHALCCAAA8BAG8BKAJ_BAAlBXANNAAGTAA3BADOVArBNAAANAACARNYAKSABCAAQqBACGGAamBAAXSAsBAAQNWAXAyBAkBeHAHRAXABAG4BAgCJAAApBAAPbAAzBAjCHYAAVAXAAAC_BA7BBAAAsCAkCGEAAAfAAOnBAFkBAALiBAOAnBAPRAADjCA_BCDAAEAafIAE4BAJqCHAAMAKCAAADAehBAAAYAQCEACAIAEFKABPAARAAA0BAC6BAAHTADXAAKPAWTNAFXAZCAABAWACBKAKFASNAAJrBAfPGAAqBAMeAAAUAESDAAZAKZJAApBABnBAAAKANWAAAAZAABCAXgBADMEASLAERBAEAqCAQDwBAUvBAJGrBAAdAAHXAAOACCOAB3BATCXANXAAAAAXOAGACAGAyCABYoBAU5CAbTrBACLAJGHAAkBAGcEAArBASpCcANwBAOGcAC7BABRfAHIAYBBAJUAAUAAAXAAATABAcAOPaAE2BAccMAAjBAbHAAAyEAYiB4BAiBpBAAfHADJAAADADtBAAhBJAANAAjBAAUrBAELXALWAAAgBAJlBAAAVAPNAGNAAFfAAAfAAnBAADfADLAAAHADqCACKcAgBZAAAZAAqCAcaUAAVABTAAAxBAfRAABWAWBCAAJAAHAABfAJHFAFRABLFAA8BAAciBABdAAHFANNAAAAANdAfAAAAJALHKAACAABOAHBAAAAABBAAABAAJAACBAJHAAACAJJAABAAHOAAAAAQGAIADAASAAAAASJAABBAHPAAALAFFAAFAAACAACBAAAAABAAAWAAWAAAAAAAAAAArBABNPAJwCAEMOAyBRABLLAGdAACBAdeAACcAAKAGCTAYkBAHIsCAnB5BAAFlBANFAEAAAJApCAmBhB5BARnBAtBkBIAlBfAAzBGAKMAJedAUEACJaAN6CAGgCYAHRAALCAF-BAH9ByCAyBoCAyBaLAKTABCLAJaALcFASAMAAAMAAAvBAPJ1BAgBsBAQB6BAbYAAAeAFQAAABAUvBAAGpBALUAGCQABAqCAAuByBAT3DAHdrCAH0BAKHiBAQLANJRAcqBAGSUADLAMLHADA5BALZMAhBiDADkCGAeJAIjBSAAvCAGRpCAEdAFDXAEbABAZAAcAAJkBACkBAAGgBABPAAAPAAANAOhBqBAjBEAzBwBRAYQAAwBLATXAMBtBAMOAJZGAqBkDAWwBeAAHAATIAGpBAIdRADAqEASWqCAc5EAXZhCApB-CAboC0BADzBAB9BFAQDAAkBpBACNAQdAAAsBAiBEGACAmCAHYsBAK_BAHRfABDAYDXAAZAAHVACQABEaANdAABXADkBAAAeAGAvCABJpBAdwBAFMsBADXAAAVABVAABHAJiBACAGAaoBAAAIAgBLABDFABWAACWABOAAABAQANALtB-BAVUAFgBXASSAQORAEbAAGfABARAAANADLACALAAQAAAQAAGAAAOAHKAAAAAKAIACYNAHAAAZSAGAeAAULAWhCAArBFANGAAFaAJFAAOTAAUAAUAAAWAAAUACAcAcgBVAJeAJUwCA3BcAAIUAAsBAAAOAeMAAAOABHAADAADvCAFVxBABRAAZKAALAAAAALBAAADACBAAADACOAAAHAUPAAFAALIAAFAAQPAABBAJPAABBAJNAABHADHAACHADQAAIAAKNAAPAACIAAGAAEJAAALAAKAAAIAANARDBAIdAABEAfIAAAEAEFAAFAAAJAAFAABgBAAAAAgBFAAAAAFCAAAEABBAAAAABcAAeAAARAARAAAFAAJEAAJAAJAAAFAAAAAFFAAAAAFEAAQHADMAAAKACCAAACAACAAAAAABACADAAaAEAYABBAAABAADAAADAAEAAAEAAcAAWGAAfAABAAfcAAcCAIhBAAAfABEAAAEAAEAAAEAAAAAAAAAJAABAAHBAABAAAIAAIAAAAAABAAAAAABAAAAAAAAAACAAAAACAAAAAAABAAAAABAaABeBABdAAbCADAQAAKGAATAAPDAAAAAAONAAVAAXEABYAAMKACAAAAONAAVAAXEABYAAMKACAKAAACAIRAAABAPAJAIKFAVKAECBAEKAFBOAGAKAAAAAKAWABGcALeAAGEAUpBACLZAFLAAALAAAOAACCAIAeABOGAMZACJFANAVAAAVAASAAAUAA`
