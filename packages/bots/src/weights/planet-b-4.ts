// Weights of planet-b with 4 players, written by `hustings train`.
export default `hustings-weights-1
planet-b
2
4
6
players turn stack last-turns marker elections board.1 board.2 board.3 board.4 suitcases.left suitcases.centre suitcases.right price.plastic price.iridium price.water price.plants price.hydrogen price.chips price.meat bag.puppet 1.active 1.vp 1.money 1.store 1.mood 1.votes 1.bag 1.fraud 1.immoral 1.hand 1.news 1.buildings 1.zones-open 1.places-open 1.workers-out 1.trickster 1.brain 1.capitalists 1.futurists 1.traditionalists 1.plastic 1.iridium 1.water 1.plants 1.hydrogen 1.chips 1.meat 1.president 1.prime-minister 1.lama 1.dodo 2.active 2.vp 2.money 2.store 2.mood 2.votes 2.bag 2.fraud 2.immoral 2.hand 2.news 2.buildings 2.zones-open 2.places-open 2.workers-out 2.trickster 2.brain 2.capitalists 2.futurists 2.traditionalists 2.plastic 2.iridium 2.water 2.plants 2.hydrogen 2.chips 2.meat 2.president 2.prime-minister 2.lama 2.dodo 3.active 3.vp 3.money 3.store 3.mood 3.votes 3.bag 3.fraud 3.immoral 3.hand 3.news 3.buildings 3.zones-open 3.places-open 3.workers-out 3.trickster 3.brain 3.capitalists 3.futurists 3.traditionalists 3.plastic 3.iridium 3.water 3.plants 3.hydrogen 3.chips 3.meat 3.president 3.prime-minister 3.lama 3.dodo 4.active 4.vp 4.money 4.store 4.mood 4.votes 4.bag 4.fraud 4.immoral 4.hand 4.news 4.buildings 4.zones-open 4.places-open 4.workers-out 4.trickster 4.brain 4.capitalists 4.futurists 4.traditionalists 4.plastic 4.iridium 4.water 4.plants 4.hydrogen 4.chips 4.meat 4.president 4.prime-minister 4.lama 4.dodo

ask.draft
draft:pawnshop draft:board-game-publisher draft:hydrogen-refinery draft:museum draft:restaurant draft:gated-arcology draft:space-elevator draft:beer-tent draft:presidential-palace draft:parking-lot draft:iridium-mine draft:state-television draft:architects-office draft:hospital draft:offshore-consultancy draft:electoral-academy draft:recycling-centre draft:power-plant draft:garment-factory draft:temple-of-growth draft:clone-factory draft:construction-site draft:job-centre draft:casino draft:protein-complex draft:pharmaceutical-factory draft:cargo-terminal draft:greenhouse draft:orbital-catapult draft:smoothie-factory draft:think-tank draft:polling-institute draft:llama-pasture draft:university draft:central-bank draft:organ-farm draft:kebab-stand draft:public-well draft:stadium draft:troll-farm draft:ai-ministry draft:spaceport
ask.draft | A
draft:pawnshop draft:board-game-publisher draft:beer-tent draft:parking-lot draft:recycling-centre draft:garment-factory draft:construction-site draft:casino draft:greenhouse draft:llama-pasture draft:kebab-stand draft:public-well draft:troll-farm
ask.draft | B
draft:hydrogen-refinery draft:museum draft:restaurant draft:state-television draft:architects-office draft:hospital draft:offshore-consultancy draft:clone-factory draft:pharmaceutical-factory draft:cargo-terminal draft:smoothie-factory draft:think-tank draft:polling-institute draft:organ-farm
ask.draft | C
draft:gated-arcology draft:space-elevator draft:presidential-palace draft:iridium-mine draft:electoral-academy draft:power-plant draft:temple-of-growth draft:protein-complex draft:orbital-catapult draft:central-bank draft:stadium draft:ai-ministry draft:spaceport
ask.deal
tile:hot-air-energy:grey:4 tile:dodo-and-sons:red:3 tile:llamazone-prime:grey:4 buy-tile take-tile-off tile:hot-air-energy:grey:2 tile:dodo-and-sons:red:2 tile:llamazone-prime:grey:3 sell:plastic sell:plants sell:hydrogen tile:dodo-and-sons:grey:3 tile:llamazone-prime:grey:2 tile:hot-air-energy:grey:1 tile:benevolent-robotics:red:4 tile:hot-air-energy:red:4 tile:benevolent-robotics:red:2 tile:llamazone-prime:grey:1 office tile:benevolent-robotics:grey:4 tile:llamazone-prime:red:3 tile:hot-air-energy:red:2 tile:benevolent-robotics:grey:3 tile:llamazone-prime:red:2 tile:friends-of-government:grey:3 tile:llamazone-prime:red:1 tile:friends-of-government:grey:2 tile:benevolent-robotics:grey:2 tile:planet-c-real-estate:grey:3 tile:friends-of-government:grey:1 tile:total-transparency:red:3 tile:hot-air-energy:grey:3 tile:dodo-and-sons:red:1 tile:dodo-and-sons:grey:2 sell:water tile:benevolent-robotics:red:1 tile:hot-air-energy:red:3 tile:hot-air-energy:red:1 tile:benevolent-robotics:grey:1 tile:total-transparency:red:2 tile:dodo-and-sons:grey:4 tile:benevolent-robotics:red:3 tile:llamazone-prime:red:4 tile:friends-of-government:grey:4 tile:planet-c-real-estate:grey:4 tile:total-transparency:red:1 tile:dodo-and-sons:red:4 sell:chips tile:dodo-and-sons:grey:1 tile:total-transparency:red:4 sell:iridium tile:total-transparency:grey:4 tile:total-transparency:grey:2 tile:total-transparency:grey:1 tile:planet-c-real-estate:grey:2 tile:friends-of-government:red:3 tile:total-transparency:grey:3 tile:friends-of-government:red:4 tile:friends-of-government:red:1 tile:friends-of-government:red:2 sell:meat tile:planet-c-real-estate:red:4 tile:planet-c-real-estate:red:3 tile:planet-c-real-estate:red:2 tile:planet-c-real-estate:grey:1 tile:planet-c-real-estate:red:1
ask.tile
stock:plastic stock:iridium stock:water stock:plants stock:hydrogen stock:chips stock:meat
ask.cell
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.cell | resource.water
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.order
action:produce action:worker_action action:faction_sup take-tile-off action:play_news action:add_votes sell:plastic sell:plants sell:hydrogen action:faction_adv action:money sell:iridium sell:chips buy-tile action:build action:elect office sell:water sell:meat action:fraud action:brain action:worker action:vp action:any_res action:res action:mood_down action:mood_up action:one_of action:trickster action:support_keep action:discard_cards action:return_worker action:copy_box action:replay_news action:law
ask.support
step:capitalists step:futurists step:traditionalists take-tile-off box:capitalists-1a box:capitalists-1b box:traditionalists-1a box:traditionalists-1b buy-tile sell:chips box:capitalists-2a box:capitalists-2b box:futurists-1a box:futurists-1b box:futurists-2a box:futurists-2b sell:water sell:plants sell:meat sell:plastic sell:iridium box:futurists-3a box:futurists-3b sell:hydrogen box:capitalists-3a box:capitalists-3b box:traditionalists-2a box:traditionalists-2b box:traditionalists-3a box:traditionalists-3b box:traditionalists-4a box:traditionalists-4b box:capitalists-4a box:capitalists-4b box:futurists-4a box:futurists-4b
ask.worker-action
take:trickster take:brain place:headquarters:0:trickster place:headquarters:0:brain buy-tile take-tile-off sell:chips sell:water sell:plants sell:meat sell:plastic sell:iridium place:restaurant:0:trickster place:restaurant:1:brain sell:hydrogen place:greenhouse:0:trickster place:construction-site:0:trickster place:cargo-terminal:0:trickster place:cargo-terminal:1:brain place:pawnshop:0:trickster place:troll-farm:0:trickster place:job-centre:0:trickster place:job-centre:1:trickster place:kebab-stand:0:trickster place:kebab-stand:1:trickster place:protein-complex:0:brain place:protein-complex:1:brain place:orbital-catapult:0:brain place:ai-ministry:0:brain place:parking-lot:0:trickster place:stadium:0:brain place:recycling-centre:0:trickster place:public-well:0:trickster place:public-well:1:trickster place:spaceport:0:brain place:spaceport:1:brain place:garment-factory:0:trickster place:garment-factory:1:trickster place:architects-office:0:trickster place:architects-office:0:brain place:smoothie-factory:0:trickster place:smoothie-factory:0:brain place:beer-tent:0:trickster place:board-game-publisher:0:trickster place:pharmaceutical-factory:0:trickster place:pharmaceutical-factory:0:brain place:clone-factory:0:trickster place:clone-factory:0:brain place:llama-pasture:0:trickster place:llama-pasture:1:trickster place:casino:0:trickster place:hospital:0:trickster place:hospital:0:brain place:university:0:brain place:organ-farm:0:trickster place:organ-farm:0:brain place:organ-farm:1:trickster place:organ-farm:1:brain place:think-tank:0:trickster place:think-tank:0:brain place:hydrogen-refinery:0:trickster place:hydrogen-refinery:1:brain place:offshore-consultancy:0:trickster place:offshore-consultancy:0:brain place:state-television:0:trickster place:state-television:1:brain place:museum:0:trickster place:museum:0:brain place:polling-institute:0:trickster place:polling-institute:0:brain place:electoral-academy:0:brain place:iridium-mine:0:brain place:iridium-mine:1:brain place:space-elevator:0:brain place:space-elevator:1:brain place:temple-of-growth:0:brain place:temple-of-growth:1:brain place:power-plant:0:brain place:presidential-palace:0:brain place:gated-arcology:0:brain place:central-bank:0:brain
ask.line
line:upper line:lower buy-tile take-tile-off sell:chips sell:iridium sell:plants sell:plastic sell:water sell:hydrogen sell:meat
ask.end-turn
end-turn sell:plastic sell:plants sell:hydrogen buy-tile take-tile-off office sell:water sell:meat sell:iridium sell:chips
ask.news
news:brain-day news:green-coal news:science-fair news:national-park buy-tile take-tile-off news:union-picnic news:rain news:anonymous-donation news:compulsory-volunteers news:school-trip news:anti-corruption-office news:postponed-election news:rescued-kitten news:recount news:golden-toilet sell:iridium news:village-fair news:early-election news:open-day news:ballot-box-update sell:chips news:subsidy-for-honest-work news:knitting-grandmothers news:record-harvest news:flood-cancelled news:bathtub-photos news:meteor-shower news:start-up news:rescue-package news:overtime sell:hydrogen news:dodo-licence news:watchdog-merger sell:plants news:private-rain news:good-will-summit news:bicycle-lane news:festive-emergency news:nannybots news:wunderwaffle news:birthday-parade news:nationalise-and-privatise sell:plastic news:referendum news:inheritance sell:water news:pension-fund news:minor-renovation news:ocean-cleaned news:mayor-boxer news:llama-season sell:meat news:free-transport news:mono-majority nothing
ask.cell | resource.plants
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.use-building
use:headquarters:upper use:headquarters:lower buy-tile take-tile-off sell:hydrogen sell:plants sell:iridium sell:meat use:cargo-terminal:upper use:cargo-terminal:lower sell:water use:pawnshop:upper use:pawnshop:lower sell:plastic use:job-centre:upper use:job-centre:lower sell:chips use:troll-farm:upper use:troll-farm:lower use:orbital-catapult:upper use:orbital-catapult:lower use:public-well:upper use:public-well:lower use:garment-factory:upper use:garment-factory:lower use:beer-tent:upper use:beer-tent:lower use:llama-pasture:upper use:llama-pasture:lower use:casino:upper use:casino:lower use:parking-lot:upper use:parking-lot:lower use:think-tank:upper use:think-tank:lower use:offshore-consultancy:upper use:offshore-consultancy:lower use:state-television:upper use:state-television:lower use:polling-institute:upper use:polling-institute:lower use:recycling-centre:upper use:recycling-centre:lower use:kebab-stand:upper use:kebab-stand:lower use:greenhouse:upper use:greenhouse:lower use:iridium-mine:upper use:iridium-mine:lower use:smoothie-factory:upper use:smoothie-factory:lower use:central-bank:upper use:university:upper use:university:lower use:construction-site:upper use:construction-site:lower use:restaurant:upper use:restaurant:lower use:central-bank:lower use:presidential-palace:upper use:presidential-palace:lower use:organ-farm:upper use:organ-farm:lower use:temple-of-growth:upper use:temple-of-growth:lower use:clone-factory:upper use:clone-factory:lower use:space-elevator:upper use:space-elevator:lower use:board-game-publisher:upper use:board-game-publisher:lower use:power-plant:upper use:power-plant:lower use:hospital:upper use:hospital:lower use:electoral-academy:upper use:electoral-academy:lower use:protein-complex:upper use:protein-complex:lower use:gated-arcology:upper use:gated-arcology:lower use:pharmaceutical-factory:upper use:pharmaceutical-factory:lower use:architects-office:upper use:architects-office:lower use:museum:upper use:museum:lower
ask.use-building | building.headquarters
use:headquarters:upper use:headquarters:lower buy-tile take-tile-off sell:hydrogen sell:plants sell:iridium sell:meat sell:water sell:plastic sell:chips
ask.cell | resource.plastic
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.build
card:board-game-publisher card:museum card:space-elevator buy-tile take-tile-off card:ai-ministry card:kebab-stand card:garment-factory card:organ-farm card:central-bank card:beer-tent card:restaurant card:presidential-palace sell:plants sell:meat card:clone-factory sell:plastic card:polling-institute card:hospital card:parking-lot card:hydrogen-refinery card:iridium-mine card:temple-of-growth card:power-plant card:construction-site sell:chips card:spaceport card:casino card:pawnshop card:state-television card:gated-arcology card:electoral-academy card:architects-office card:orbital-catapult sell:iridium card:llama-pasture card:public-well card:recycling-centre card:offshore-consultancy sell:water card:smoothie-factory card:protein-complex card:troll-farm card:pharmaceutical-factory card:greenhouse card:job-centre sell:hydrogen card:stadium card:cargo-terminal card:university card:think-tank
ask.cell | resource.chips
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.draw
deck:A deck:B deck:C
ask.cell | resource.meat
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.pay-worker
pay:trickster pay:brain
ask.cell | resource.hydrogen
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.tile-off
cell:upper:1 cell:upper:3 cell:lower:1 cell:lower:3 cell:upper:2 cell:lower:2
ask.elect
elect:left:4 elect:right:0 buy-tile take-tile-off elect:left:6 elect:right:4 sell:plastic sell:plants elect:right:2 elect:left:3 sell:water sell:chips sell:meat sell:hydrogen sell:iridium elect:left:5 elect:right:1 elect:right:3 elect:left:2
ask.workers-home
stands:headquarters:0:brain done stands:construction-site:0:trickster stands:headquarters:0:trickster stands:greenhouse:0:trickster stands:protein-complex:0:brain stands:protein-complex:1:brain stands:troll-farm:0:trickster stands:parking-lot:0:trickster stands:garment-factory:0:trickster stands:garment-factory:1:trickster stands:smoothie-factory:0:trickster stands:smoothie-factory:0:brain stands:board-game-publisher:0:trickster stands:clone-factory:0:trickster stands:clone-factory:0:brain stands:casino:0:trickster stands:beer-tent:0:trickster stands:recycling-centre:0:trickster stands:stadium:0:brain stands:think-tank:0:brain stands:offshore-consultancy:0:brain stands:think-tank:0:trickster stands:polling-institute:0:brain stands:polling-institute:0:trickster stands:electoral-academy:0:brain stands:architects-office:0:brain stands:iridium-mine:0:brain stands:hospital:0:trickster stands:offshore-consultancy:0:trickster stands:pharmaceutical-factory:0:trickster stands:presidential-palace:0:brain stands:organ-farm:0:trickster stands:gated-arcology:0:brain stands:organ-farm:1:trickster stands:university:0:brain stands:architects-office:0:trickster stands:orbital-catapult:0:brain stands:iridium-mine:1:brain stands:spaceport:1:brain stands:spaceport:0:brain stands:museum:0:trickster stands:museum:0:brain stands:ai-ministry:0:brain stands:organ-farm:1:brain stands:central-bank:0:brain stands:temple-of-growth:1:brain stands:power-plant:0:brain stands:temple-of-growth:0:brain stands:organ-farm:0:brain stands:pharmaceutical-factory:0:brain stands:hospital:0:brain
ask.cell | resource.iridium
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.build-or-not
build under sell:plants sell:meat sell:chips sell:water sell:iridium sell:hydrogen sell:plastic
ask.build-or-not | building.kebab-stand
build under sell:plants sell:iridium sell:hydrogen sell:meat
ask.fraud
fraud:stuffed-ballot fraud:extra-draw buy-tile take-tile-off sell:iridium sell:hydrogen sell:meat nothing sell:water sell:plants sell:plastic sell:chips
ask.law
lawbox:left lawbox:right sell:plastic sell:plants sell:iridium sell:meat sell:water sell:hydrogen sell:chips
ask.law | law.basic-income
lawbox:left lawbox:right sell:plastic sell:plants sell:chips sell:water
ask.build-or-not | building.presidential-palace
under sell:plants sell:meat sell:plastic sell:hydrogen build sell:iridium sell:chips sell:water
ask.law | law.term-limits
lawbox:left lawbox:right sell:water sell:plants sell:meat sell:iridium sell:hydrogen sell:plastic
ask.take-worker
take:trickster take:brain take-tile-off sell:plants buy-tile sell:plastic sell:iridium sell:water sell:meat sell:hydrogen sell:chips
ask.law | law.education-reform
lawbox:left lawbox:right sell:chips sell:water sell:meat sell:plants
ask.build-or-not | building.restaurant
build under sell:iridium sell:plants sell:chips sell:plastic sell:hydrogen sell:water
ask.law | law.retroactive-immunity
lawbox:left lawbox:right sell:chips sell:plants sell:meat
ask.law | law.compulsory-enthusiasm
lawbox:left lawbox:right sell:plastic sell:water sell:chips sell:hydrogen sell:iridium sell:meat
ask.any-resource
store:plastic store:iridium store:water store:plants store:hydrogen store:chips store:meat take-tile-off sell:iridium sell:water sell:hydrogen buy-tile sell:meat sell:plants sell:plastic sell:chips
ask.law | law.solidarity-levy
lawbox:left lawbox:right sell:iridium sell:water sell:plants sell:chips
ask.build-or-not | building.temple-of-growth
under sell:chips sell:water sell:meat sell:plants sell:hydrogen build sell:iridium sell:plastic
ask.step
step:capitalists step:futurists step:traditionalists buy-tile take-tile-off sell:iridium sell:chips sell:plants sell:hydrogen sell:meat sell:water sell:plastic
ask.build-or-not | building.state-television
under sell:chips sell:meat sell:plants build sell:plastic sell:iridium sell:water sell:hydrogen
ask.law | law.coal-phase-out
lawbox:left lawbox:right sell:chips sell:meat sell:iridium sell:plants sell:water
ask.build-or-not | building.orbital-catapult
under sell:plants sell:chips build sell:plastic sell:iridium sell:water sell:hydrogen sell:meat
ask.build-or-not | building.board-game-publisher
build under sell:iridium sell:plastic sell:hydrogen sell:meat sell:plants
ask.one-of
option:1 option:2 sell:iridium sell:water sell:plants sell:hydrogen sell:plastic sell:chips sell:meat
ask.law | law.water-for-everyone
lawbox:left lawbox:right sell:water sell:hydrogen sell:chips sell:meat
ask.law | law.founding-dodo-day
lawbox:left lawbox:right sell:plants sell:hydrogen sell:meat sell:chips sell:iridium sell:water
ask.build-or-not | building.offshore-consultancy
under sell:water sell:meat sell:iridium sell:chips build sell:plants sell:plastic sell:hydrogen
ask.law | law.patent-on-the-wheel
lawbox:left lawbox:right sell:iridium sell:meat sell:water sell:chips sell:plants
ask.build-or-not | building.troll-farm
build under sell:chips sell:plants sell:water sell:meat sell:plastic
ask.law | law.district-redesign
lawbox:left lawbox:right sell:water sell:plants sell:meat sell:chips sell:hydrogen
ask.build-or-not | building.beer-tent
build under sell:iridium sell:plants sell:meat sell:water sell:chips
ask.build-or-not | building.museum
under sell:iridium sell:chips build sell:water sell:plants sell:meat
ask.build-or-not | building.greenhouse
build under sell:iridium sell:meat sell:plants sell:water sell:hydrogen sell:chips
ask.law | law.private-air
lawbox:left lawbox:right sell:hydrogen sell:iridium sell:plants sell:chips sell:water
ask.demolish
building:headquarters building:construction-site sell:plastic sell:water building:parking-lot sell:meat building:restaurant sell:chips building:public-well building:beer-tent building:llama-pasture building:troll-farm sell:iridium building:greenhouse building:job-centre sell:plants building:recycling-centre building:iridium-mine building:think-tank building:space-elevator building:pharmaceutical-factory building:hospital building:clone-factory building:casino building:organ-farm sell:hydrogen building:board-game-publisher building:spaceport building:smoothie-factory building:pawnshop building:offshore-consultancy building:gated-arcology building:architects-office building:hydrogen-refinery building:polling-institute building:garment-factory building:cargo-terminal building:stadium building:state-television building:temple-of-growth building:museum building:presidential-palace building:central-bank building:ai-ministry building:kebab-stand building:electoral-academy building:power-plant building:orbital-catapult building:protein-complex building:university
ask.build-or-not | building.casino
build under sell:hydrogen sell:chips sell:plastic sell:iridium sell:plants sell:water
ask.law-deck
law:yellow law:blue buy-tile take-tile-off sell:plants sell:chips sell:water sell:iridium sell:meat sell:plastic sell:hydrogen
ask.build-or-not | building.polling-institute
under sell:plastic sell:water sell:plants sell:iridium build sell:chips sell:meat sell:hydrogen
ask.build-or-not | building.cargo-terminal
under sell:chips sell:meat build sell:hydrogen sell:plants sell:plastic sell:iridium sell:water
ask.use-building | building.cargo-terminal
use:cargo-terminal:upper use:cargo-terminal:lower sell:hydrogen take-tile-off sell:iridium buy-tile sell:meat sell:water sell:chips sell:plastic sell:plants
ask.build-or-not | building.pawnshop
build under sell:water sell:chips sell:iridium sell:plants sell:meat
ask.use-building | building.pawnshop
use:pawnshop:upper use:pawnshop:lower sell:plastic sell:iridium buy-tile take-tile-off sell:plants sell:hydrogen sell:water sell:meat sell:chips
ask.law | law.right-to-repair
lawbox:left lawbox:right sell:chips
ask.law | law.transparency-act
lawbox:left lawbox:right sell:iridium sell:plants sell:water sell:hydrogen
ask.law | law.media-order
lawbox:left lawbox:right sell:iridium sell:water
ask.build-or-not | building.job-centre
build under sell:chips sell:plastic sell:plants sell:iridium sell:hydrogen sell:meat sell:water
ask.use-building | building.job-centre
use:job-centre:upper use:job-centre:lower sell:iridium sell:chips buy-tile take-tile-off sell:water sell:plants sell:meat sell:hydrogen sell:plastic
ask.build-or-not | building.protein-complex
build under sell:plants sell:iridium sell:hydrogen sell:meat sell:water sell:chips sell:plastic
ask.build-or-not | building.public-well
build under sell:chips sell:water sell:meat sell:plants sell:iridium sell:hydrogen
ask.build-or-not | building.university
under sell:iridium sell:chips sell:plastic sell:plants sell:hydrogen sell:water build
ask.build-or-not | building.smoothie-factory
under sell:iridium sell:water build sell:plastic sell:plants sell:meat sell:hydrogen sell:chips
ask.use-building | building.troll-farm
use:troll-farm:upper use:troll-farm:lower buy-tile take-tile-off sell:hydrogen sell:meat sell:plastic
ask.law | law.housing-programme
lawbox:left lawbox:right sell:hydrogen sell:iridium sell:water sell:chips sell:plants
ask.law | law.llama-welfare
lawbox:left lawbox:right sell:chips sell:hydrogen sell:meat sell:plants sell:water
ask.use-building | building.orbital-catapult
use:orbital-catapult:upper use:orbital-catapult:lower sell:iridium buy-tile sell:plants sell:chips take-tile-off sell:hydrogen sell:plastic sell:water sell:meat
ask.step-back
back:capitalists back:futurists back:traditionalists
ask.build-or-not | building.garment-factory
under sell:meat sell:iridium build sell:plants sell:plastic sell:water
ask.build-or-not | building.spaceport
build under sell:plants sell:chips sell:iridium sell:water
ask.build-or-not | building.electoral-academy
under sell:chips sell:iridium sell:plants build sell:plastic sell:water sell:hydrogen sell:meat
ask.build-or-not | building.ai-ministry
build under sell:plastic sell:hydrogen sell:meat sell:iridium sell:water sell:plants
ask.law | law.security-ministry
lawbox:left lawbox:right sell:iridium sell:chips sell:meat sell:plants sell:water
ask.law | law.labour-flexibility
lawbox:left lawbox:right sell:water sell:iridium sell:hydrogen sell:meat
ask.build-or-not | building.hydrogen-refinery
under sell:hydrogen sell:iridium build sell:meat sell:chips sell:plants sell:water
ask.law | law.strategic-reserve
lawbox:left lawbox:right sell:iridium sell:plants sell:water sell:meat sell:hydrogen
ask.build-or-not | building.parking-lot
build under sell:chips sell:plastic sell:plants sell:hydrogen sell:iridium sell:water
ask.build-or-not | building.stadium
build under sell:meat sell:water sell:iridium sell:plants sell:chips sell:plastic sell:hydrogen
ask.build-or-not | building.power-plant
build under sell:plastic sell:chips sell:hydrogen sell:iridium sell:water sell:plants sell:meat
ask.build-or-not | building.central-bank
under sell:plants sell:hydrogen sell:meat sell:iridium sell:chips sell:water sell:plastic build
ask.build-or-not | building.iridium-mine
under sell:iridium sell:chips build sell:plants sell:water sell:hydrogen sell:plastic sell:meat
ask.build-or-not | building.llama-pasture
build under sell:meat sell:plastic sell:plants sell:hydrogen sell:iridium sell:water
ask.build-or-not | building.clone-factory
under sell:plastic build sell:chips sell:meat sell:iridium sell:plants sell:water sell:hydrogen
ask.build-or-not | building.recycling-centre
build under sell:hydrogen sell:plants sell:meat sell:chips sell:iridium sell:water
ask.use-building | building.public-well
use:public-well:upper use:public-well:lower sell:water take-tile-off sell:hydrogen sell:plastic sell:chips buy-tile sell:plants sell:meat sell:iridium
ask.use-building | building.garment-factory
use:garment-factory:upper use:garment-factory:lower sell:plastic sell:water buy-tile
ask.build-or-not | building.architects-office
build under sell:iridium sell:plants sell:chips sell:plastic sell:water sell:hydrogen sell:meat
ask.discard
card:beer-tent card:presidential-palace done buy-tile take-tile-off card:power-plant sell:hydrogen card:think-tank card:temple-of-growth sell:iridium card:ai-ministry card:organ-farm sell:water card:offshore-consultancy card:casino card:greenhouse card:construction-site sell:plants sell:chips card:hospital card:polling-institute card:cargo-terminal card:parking-lot card:museum card:pharmaceutical-factory card:state-television card:job-centre card:smoothie-factory card:clone-factory sell:meat card:orbital-catapult card:spaceport card:restaurant card:hydrogen-refinery card:university card:troll-farm card:gated-arcology card:electoral-academy sell:plastic card:kebab-stand card:public-well card:recycling-centre card:central-bank card:board-game-publisher card:iridium-mine card:garment-factory card:stadium card:pawnshop card:space-elevator card:protein-complex card:llama-pasture
ask.use-building | building.beer-tent
use:beer-tent:upper use:beer-tent:lower sell:plants buy-tile sell:chips take-tile-off sell:meat sell:plastic sell:hydrogen
ask.build-or-not | building.pharmaceutical-factory
build under sell:plastic sell:water sell:plants sell:iridium sell:hydrogen sell:meat sell:chips
ask.build-or-not | building.gated-arcology
under sell:plants sell:chips sell:meat sell:water sell:hydrogen sell:iridium build sell:plastic
ask.return-worker
stands:headquarters:0:trickster stands:headquarters:0:brain stands:hospital:0:trickster sell:iridium sell:water sell:plants sell:hydrogen take-tile-off stands:greenhouse:0:trickster stands:job-centre:0:trickster stands:parking-lot:0:trickster stands:think-tank:0:trickster stands:pharmaceutical-factory:0:brain stands:smoothie-factory:0:trickster stands:smoothie-factory:0:brain buy-tile stands:polling-institute:0:trickster stands:public-well:1:trickster stands:offshore-consultancy:0:trickster stands:offshore-consultancy:0:brain stands:pharmaceutical-factory:0:trickster stands:cargo-terminal:1:brain stands:job-centre:1:trickster stands:garment-factory:0:trickster stands:garment-factory:1:trickster stands:clone-factory:0:trickster stands:clone-factory:0:brain sell:chips stands:cargo-terminal:0:trickster stands:organ-farm:1:trickster sell:plastic stands:troll-farm:0:trickster stands:think-tank:0:brain stands:presidential-palace:0:brain stands:state-television:0:trickster stands:state-television:1:brain stands:restaurant:0:trickster stands:museum:0:trickster stands:organ-farm:0:trickster stands:polling-institute:0:brain stands:protein-complex:0:brain stands:organ-farm:1:brain stands:beer-tent:0:trickster stands:architects-office:0:brain stands:board-game-publisher:0:trickster stands:architects-office:0:trickster stands:iridium-mine:0:brain stands:casino:0:trickster stands:public-well:0:trickster stands:llama-pasture:0:trickster stands:llama-pasture:1:trickster stands:hydrogen-refinery:0:trickster stands:recycling-centre:0:trickster stands:kebab-stand:0:trickster stands:kebab-stand:1:trickster stands:electoral-academy:0:brain stands:restaurant:1:brain stands:central-bank:0:brain stands:space-elevator:0:brain stands:space-elevator:1:brain stands:protein-complex:1:brain stands:pawnshop:0:trickster stands:iridium-mine:1:brain stands:temple-of-growth:1:brain stands:gated-arcology:0:brain stands:orbital-catapult:0:brain stands:organ-farm:0:brain stands:construction-site:0:trickster stands:hydrogen-refinery:1:brain stands:power-plant:0:brain stands:stadium:0:brain stands:university:0:brain sell:meat stands:ai-ministry:0:brain stands:hospital:0:brain stands:temple-of-growth:0:brain stands:spaceport:0:brain stands:museum:0:brain stands:spaceport:1:brain
ask.use-building | building.llama-pasture
use:llama-pasture:upper use:llama-pasture:lower sell:water sell:chips take-tile-off buy-tile sell:meat sell:iridium sell:plastic sell:plants
ask.use-building | building.casino
use:casino:upper use:casino:lower take-tile-off buy-tile sell:plants sell:water sell:meat sell:plastic
ask.build-or-not | building.construction-site
under sell:plastic sell:iridium sell:plants build sell:hydrogen sell:chips sell:water sell:meat
ask.use-building | building.parking-lot
use:parking-lot:upper use:parking-lot:lower sell:iridium sell:hydrogen sell:chips buy-tile take-tile-off sell:plastic sell:meat sell:water
ask.pay-resource
store:plastic store:water store:plants store:iridium store:chips store:hydrogen store:meat
ask.build-or-not | building.hospital
build under sell:hydrogen sell:iridium sell:plants sell:water
ask.build-or-not | building.organ-farm
build under sell:plants sell:chips sell:iridium sell:hydrogen sell:meat sell:water
ask.build-or-not | building.think-tank
under sell:iridium sell:water sell:plants build sell:hydrogen sell:plastic sell:chips sell:meat
ask.use-building | building.think-tank
use:think-tank:upper use:think-tank:lower sell:iridium sell:meat sell:hydrogen
ask.use-building | building.offshore-consultancy
use:offshore-consultancy:upper use:offshore-consultancy:lower buy-tile take-tile-off sell:meat sell:water sell:plants sell:plastic sell:chips sell:iridium sell:hydrogen
ask.use-building | building.state-television
use:state-television:upper use:state-television:lower take-tile-off sell:meat buy-tile sell:plastic sell:hydrogen sell:plants sell:chips sell:iridium sell:water
ask.use-building | building.polling-institute
use:polling-institute:upper use:polling-institute:lower sell:plastic buy-tile sell:meat take-tile-off sell:plants sell:water sell:hydrogen
ask.use-building | building.recycling-centre
use:recycling-centre:upper use:recycling-centre:lower sell:plastic
ask.build-or-not | building.space-elevator
under sell:iridium sell:plants sell:chips build sell:water sell:plastic sell:hydrogen sell:meat
ask.use-building | building.kebab-stand
use:kebab-stand:upper use:kebab-stand:lower sell:chips sell:meat take-tile-off sell:hydrogen
ask.use-building | building.greenhouse
use:greenhouse:upper use:greenhouse:lower sell:plants sell:meat sell:chips sell:water sell:plastic sell:iridium sell:hydrogen
ask.use-building | building.iridium-mine
use:iridium-mine:upper use:iridium-mine:lower buy-tile sell:iridium sell:plastic sell:plants sell:water sell:meat sell:hydrogen
ask.use-building | building.smoothie-factory
use:smoothie-factory:upper use:smoothie-factory:lower sell:plants take-tile-off sell:water sell:plastic sell:meat sell:hydrogen
ask.give
seat:green seat:gold seat:blue seat:red done
ask.give | resource.plants
seat:green seat:gold seat:blue
ask.sell-at
store:plants done store:chips store:meat store:plastic store:water store:hydrogen
ask.use-building | building.central-bank
use:central-bank:upper sell:meat buy-tile use:central-bank:lower sell:plants sell:chips sell:iridium sell:water take-tile-off sell:plastic sell:hydrogen
ask.use-building | building.university
use:university:upper use:university:lower sell:plants sell:meat sell:hydrogen
ask.use-building | building.construction-site
use:construction-site:upper use:construction-site:lower
ask.use-building | building.restaurant
use:restaurant:upper use:restaurant:lower sell:water sell:meat sell:hydrogen
ask.use-building | building.presidential-palace
use:presidential-palace:upper use:presidential-palace:lower buy-tile take-tile-off sell:plants sell:plastic sell:meat sell:hydrogen
ask.use-building | building.organ-farm
use:organ-farm:upper use:organ-farm:lower sell:meat sell:hydrogen
ask.use-building | building.temple-of-growth
use:temple-of-growth:upper use:temple-of-growth:lower sell:plants buy-tile sell:meat take-tile-off sell:plastic sell:hydrogen
ask.use-building | building.clone-factory
use:clone-factory:upper use:clone-factory:lower
ask.use-building | building.space-elevator
use:space-elevator:upper use:space-elevator:lower sell:hydrogen sell:plastic sell:meat
ask.use-building | building.power-plant
use:power-plant:upper use:power-plant:lower sell:meat sell:plastic sell:hydrogen
ask.copy
use:headquarters:upper use:headquarters:lower sell:water sell:plants buy-tile take-tile-off use:casino:upper use:casino:lower use:offshore-consultancy:upper use:offshore-consultancy:lower use:polling-institute:upper use:polling-institute:lower use:think-tank:upper use:think-tank:lower sell:chips use:parking-lot:upper use:parking-lot:lower use:space-elevator:lower use:state-television:upper use:state-television:lower use:job-centre:upper use:job-centre:lower use:museum:lower use:public-well:upper sell:iridium use:garment-factory:lower use:stadium:upper use:iridium-mine:upper use:iridium-mine:lower use:presidential-palace:upper use:presidential-palace:lower use:gated-arcology:lower use:recycling-centre:upper use:llama-pasture:upper use:llama-pasture:lower use:central-bank:upper use:central-bank:lower use:university:upper use:university:lower use:clone-factory:lower use:electoral-academy:upper use:electoral-academy:lower use:board-game-publisher:upper use:temple-of-growth:upper use:temple-of-growth:lower use:orbital-catapult:upper use:orbital-catapult:lower use:cargo-terminal:upper use:cargo-terminal:lower
ask.use-building | building.hospital
use:hospital:upper use:hospital:lower sell:plastic sell:hydrogen
ask.replay
pile:mayor-boxer pile:referendum pile:anti-corruption-office pile:ocean-cleaned pile:brain-day sell:plants buy-tile take-tile-off pile:postponed-election pile:science-fair pile:open-day pile:bathtub-photos pile:minor-renovation
ask.use-building | building.electoral-academy
use:electoral-academy:upper use:electoral-academy:lower sell:meat
ask.use-building | building.protein-complex
use:protein-complex:upper use:protein-complex:lower sell:water sell:chips sell:plastic sell:meat
ask.use-building | building.gated-arcology
use:gated-arcology:upper use:gated-arcology:lower sell:iridium sell:water sell:plants sell:meat
ask.use-building | building.pharmaceutical-factory
sell:meat
ask.use-building | building.architects-office
use:architects-office:upper use:architects-office:lower

iVmuUA9tBAAqD_EnRuE3gBwtBpuBgDp4CxcynC_zB_zBxcynCAAmD6HkrC6iBkTlemeilBmF4YnI64C--B3pD4KytB8lBkU8iC4qBxKkeyBid49BpMiEhHwIZzHrLfwKyPnI4H3HoBNhKwuBrgBlI4ZomB6F7Jhc4BVsD7ItG6FiR0b9NjG5IoC2F7CuGsRuG_IHIvFhD_E6lC9lCwa6gBgzB2FWpR3H9DpBgawGuFoRgpBrY_BrHjDuFgL_f0BtNtEgI_H3JP5I0hE7nB6D6a-ON1Bjf7F_C7DmUqGqJ8O4jBOkIWpFxKitOATAAiEjzFjVmS5T6WxiB7a9XtiB4oB_Z_ZtiB4oBAA-FoPmlCugB8VnwBowBqjBL0hC7qBu3D0hD16CpkB4oB0iBswByhCwdC0FsWleuQxmBkH7E5BsCrElSlNsGkG_D_EgF2H3FgbuLn6BpMw2C66Bd_MwIiGlT7auIvGhOmCnf1HT5F9DyBJnkB4H7IFmElEmD9HqNd1XjRy4B4a6BxMrE7QjQkEoE_BhCsI5PxL_BR9CpDyM7WrB0HPmFlFtJP-JyMrQtXi8Bmc0F3F6B8F1jBnC0K2CvJJ3blKnBRnE1Cw9JAhLAAwSpyFvR0W_R8MxiBRvmB9RorBhjBhjB9RorBAA1C3DmnC4sBobvrBwrBwZoCo4B7dq8D66B_0CxV-f4jB0tBy1CgfrFuPkJrEPrHsCQgFkDtDnPhYX3M7CkKjKsGzDyQiH5IvFslB5B7BrQE5JvG5HiLmNBmOiB2FiEjCnBwEmC9WDqKjDiNhNjJhF6jB4VyL2E-Q8BqHtJ8D9DpHnFvF9EoFjC3R_S6BLqBuC4PzLoE4FtDoPnPpB5D0coH9F1F0kBsG6Q1HoCuPtE1JmGiR5MoM3ardlB2C8B4Bm7FA5FAA-gBloDhLyLtK-J4E-jB5JhMgjBhchchMgjBAAqG7ZuuCq9BuVxyByyBsNT2G4EsaqiC5yBzT4OiZqsBqhCmhB4F8gB1BhHghBwHlN0HVzDpDnOzOSuChHuItIhBzDmHwF3LiGqXoIrB_L0G0DvBsBwFtPzIsjBnL1NJLTqBhGlNOiE1DsKrK9KUiWyN0lBrL6HjJ_HT4F6KvLxN-SxHkFsS7SnKhCgBQSiOnB6C7SnHwNvNvLlE0nBzBgQzEqLiB4DpBwD4DhQsIsGrB0MmcjFuHnFC4DwB86DAkKAAA3FjJuE1FsKgIfgMgQuE-W-WgQuEAA0DjbmzCsbwKh_Bi_BmSzCAoBzVmMnP_DIqE8YySqWzF6B4QkLiCmQ6KpBMyBVKnIUyF5E2K1K5QSA2RtMkBuMjDrF7M0B4G4LzOpBhD7K9F3E6ViI3ChGYnOAM0EuB2S1SlTyCA8BoSiEzJ0BgEgINuJgQwG9M7F6MwCiRJ1DCmBuCqK3CAgC9JiXhXpavEAqLqCmG0ItM2P_FuItDgG4LsHjN6HgC0MHjDqCqDvC7qCAuiCA6lBywB7NtFqIjKoHwcgWsOpJuD8a8apJuDAA8S7uB8yCkhBoSziB0iB9B_DsTuQpWipBtfnlBxEyBwjBsjBiQqInM8DwCWSwNwYjHxI7I3P2F8BxETmMlM_FoCuQ-VxP9MibmPmEtC2B1BtGzEkWlBpFnO9SlBxGW2CmD7F8IFiFZwNvNnQiBgMiHmY7IpEvDrJ8Ff4EoLoBnGpCJuHwHvK1IoD4C0C4C0GsCnNd0OzOrG9B6M-JmS1OmD5D-F9IqDkF3BtNsJhNwByGkNqDnJkDkDgD0BpDpDAAAAAvCvCAAAAAddAAAAApBpBAAAAAyFyFAAAAAoCoCAAAAAwEwEAAAAARRAAAAA5F5FAAAAAjEjEAAAAA9C9CAAAAAsDsDAAAAAqCqCAAAAAnCnCAAAAAiBiBAAAAAjCjCAAAAAgBgBAAAAAWWAAAAA8D8DAAAAAqCqCAAAAAtDtDAAAAAhHhHAAAAAKKAAAAAlElEAAAAAccAAAAAzEzEAAAAA2C2CAAAAA6E6EAAAAA4F4FAAAAAaaAAAAAvBvBAAAAAtBtBAAAAA2C2CAAAAAFFAAAAAmDmDAAAAA7C7CAAAAA-G-GAAAAArBrBAAAAArErEAAAAA-C-CAAAAA3B3BAAAAAnBnBAAAAAApDpDAAAAAvCvCAAAAARRAAAAAjEjEAAAAAgBgBAAAAA8D8DAAAAAhHhHAAAAAlElEAAAAA6E6EAAAAA2C2CAAAAA-G-GAAAAArBrBAAAAA-C-CAAAAAAddAAAAApBpBAAAAAyFyFAAAAAsDsDAAAAAqCqCAAAAAnCnCAAAAAiBiBAAAAAtDtDAAAAAzEzEAAAAA2C2CAAAAAaaAAAAAvBvBAAAAAtBtBAAAAA7C7CAAAAAAoCoCAAAAAwEwEAAAAA5F5FAAAAA9C9CAAAAAjCjCAAAAAWWAAAAAqCqCAAAAAccAAAAA4F4FAAAAAmDmDAAAAArErEAAAAA3B3BAAAAAnBnBAAAAAqHINhDcBAM6CwBuDKjBAJkGkF-BPOAKxQtErCnFhFArFoDrBb-CiCAVyC6BjCmBBAO-B0CPR1BAS0C0Hf9BlCAJnB3EpE6L7BAjB9FhDnClEVAgBjEGgCzG5FAyDiC2CY1BEAAqEyGjDBoBACmDuBMWKAiB8BAqCjBcAiBjGlB9BhE8BAC-CA6BjCXAgBqEqHiBbrCAFmDqClBoBqEAtD0DA2D5EkEAsCV3BeCAAAvD9EIsDhDAVkCAFCUAOxL_ID9ChDAkBpFAjIgDGAjC-M-EsGYyDABhCAYEVApD8IAsCwFDA8BgBAKmCdAiBqBA0BgCvDApBAAGGrCAiBlG9CzGgDhBALyHoEiCsDhCAEtLpHR_DmBA3C7ItG9ErFuEAUqFAsCqDhBARnE4IsB3GtGAbmGN0D0CeAaqDAWuBSAwBuCA3CYAAwDJxC6BcBAByCAC4D7CAW6F6FgBAAAAnDAsBCdA7C5EA_BoCUAlEkFAyCyDYAH-M2H2DHyDApBsC6CpChB1BAuCoIoBuFiCmBAIqGAZyB-EAuBHbgFpBuBAdoHAQsE0BA-B0BAdwC_CAqDwGAYqDNA8CoEA3BqFdAoBqJAwC4B8CAmD3CAvC_FiEAepLAkF3E7GA9CqHAsBoEFA8CuEArDgHzBA2BiLuGyEzBmGAhB1IANSrIAaAAO1F0JApF4CAa4EjFAmCkEAQxCoFAMkFAU4DwDAtBuC3ErBtB5CFAnCDRazBVAkBZ_C3BnB8DAW_Dd4ChDdAhCvBhBtCKjBATEvB8BMIAc0E2E9B2CCAVAjBMhEBxCAyCpF5E7CjGQASmB3D-B7BlDAgDpB2DDvB_BAzClEOnC2BrDArCyGxCwGwFgEAlEAoB4BX1BsBAYZQFpBHAQoC1BARmBAwB_CfoBNrCAN1BCzBAoBArBQDO2CnBAnBgBuDBuDlBgFAjDzDtBTO1CAJmE1BgB4DkCA-BgCsBzBhCwCAyBqEyBmB4D3BA-C0E3CmE8C4DAIV0D9BqFrFAAqD2I9DmE_BAlD-BqB6Df3BAb8BhDXuC0DAQdGhFpC-CA4C_K7BpEHxBApB3CG0B7DrDAoC1NxDxDzFhDAzD8C4HzC1EkBAqD6C9DzBmC0HA3DjCVnExBmCAe_BhD6EB9BAUKNT8FhBAjChEEgBjC_BAvBvBnG-E_DgDAGvGzDIvD1BAcJfJ1BLA4BsBF-B4D4CAlE_EhDwGb3DAlD-F0BoEoHnEAhBhBlCN4CVAvB8EqFwByCpCAd3BJVJjBAYwEVQ-FtDAsDtD2ChFgFpEA5BYsB1DpBkEAGdBxBGCAMXAAZCAAmCAgBNeAW6BqDiB8BCcAzB7CzBMjCRAvBzGE3CxBlCAa9FvCrB6B3DAf3G1CjCYxCAflFbU1EAApB8EsHrE8FOAhCM3BIjCuEAAvJ1DNzDZApC0JrCsCgF0IA1CrGrCP5DtBAOzBhDlCUnCA-CjBzBlCvBtCA6E9G1CpBtDmBAfgI4CrCB-BA-FtE3CmChDlCAb3D3EuBbGAwBrB8JlCnDrEAhCKvCOgEpCAI_F5CzCBhCAT9DDhBnB1BAMyNf2BhCiHAgIjFdhBtC1BAeEgDzB8DrCA5CdbxBAFAG6OqBoI-GmCAJ9EpB_BpCpCANuN0HmB0EzCA6CyEhB4C9B0BA8D5BUOjBJArBmIHMuCsFAInCHBFrBATZJFTSAbrEFDRtCAjB_DDJtBlBAbOc-BG_BAtB4C3K5BFpDzDA7C9I_C9BzC1CAVjBsDRBxDAlBvB8DpDmC7BA5CnTnGhD5EnDA9B1ClDWoBEAxBoFBrFbkCA8FvHjGhEuD3CAjCvKjF5C3DhBAV3E0F7ChGbAdzFhBhElCEAZ4FkChByByGApBuJ0BEjB0GAqDwDpBwFoBdAIKlEqBwFkCA3B6GPPkDsIA_BoBiIOlEtBASmKG5CsD0GAsEgDVWIQA8BcjDyC_DYAiBqG0DI4EqBAxB5B-B0CtEPAlCqJyFdLnBAmHvC9C2Bf3BAiB9BkCPtCvBA8B2CtCRgDjEA8HsLgByFuFsEApEkTIgE6HmHAD7LyBlE3EhCAhC6LyBwE-FiBAMrEERHxBAlDesCL9BgCA7BxB3DEP4CA9B2CsF6CLjDAoB5EVxB4BpCAvBlDPoBLdAnCmEyG_B8CjCAdtDmBJ3ChEA-C0HIZuE8CAbiF0F2BpBeAViDtBqDwBwBAiBLpDkDUHAE9BrBvEMwDADiBpDkCzDwGAKyGuC-HHnDAgBzEgCmCW7CAvCpCTgDH5EAB7E0CtC4B5CAhD1CCGpDsBAhCkNuG2E_B4EAoDvBjBkCIrDAvBqCOyCRGAkCyB2BV7B6DA7B8FTHwFcAUvDrB_CV6DAvCjCkBcsCpEAlD2EoDmCvCxCA0FkB-C-BhBhDAuCyHyE-CzBkIA5BbmBIxBOAA5GCoB1B7CA9FnKGvDpCtDApBiKqCkBZiGAY4IiC6EY2GAlEmGqDhByDxCAsDuGpBgFJoFAjB1BpBrCSyDA3DhBYoDpDhBAvBeDR4F1DAgBB9BrBiEtDAMtFRjCejFAtB2D8B4FnF_BA2CIxEvE2FyBA9BkKVOiFkCAuEoPZyEoBkGAoFxF_BLUjEAJ4DjBfuD2DAnBiI1BlBgGCA0G_B0BmBpCnDAaiMC-BoHHAoEwInByBqDqDAgCSZTuDsDpEApDmByD_FTcAqE9JtB_CxChEAZtC9CgC7BtCAiB7DZ5B1CDA0BuEpDkE4DaAQ3HjCvCnCzBAZyGMmEiCkDArC2J4D3CxB-LA_BEjBsC7CsGA1BiIaEmCyDAwDAqIsDa2CqEAqDBfwCMnBA1BzBtB_B4BXA1B9DSpB_CqBAaxGVnCjB_CATtB7C0B2BNA1BgJeuCcuEAoChFhC7CVZAOoCyEY0B9DAb5EpDwCjEaADrFB9B9CTAF2GBgBpBuBWALgChCbsBUA2C2C-DoCfDAYyDyERxB2BAX5O9D7C1E7EApC_CyFThCpCAhD2DXmDoCeAVpHhBwC7D9BAgBtInHrCoE5BAlBtHjBf3D3DAZrDhFiCmCbAN6C5B0DOwDAlD2JsEwCWyDAmBlBX0CXHAA8GuCuCuB1BAZ8Hb4C2ByCAoClE3C_CnCjBAuBoEsBLwB-CAmB-MmHJ0D6BAWgC8FqBOzFAwEqJuEmD0B5BAgCtF1D5BsB9BAhBuDhBoDaVAkB3BtC2BxFSAQjCRxB7BVAgBgKqCT2E0DAkBuENC6DvBAkCa0BT4B5BAA0EoBQyDQAlBgFkEwC4C1CAP2FBnDgCIA0C6BgBAxC0BA-CoC8BiBH6BArCsBrGC6DkBAiD5D0C4BlD_DApBQxClEuFIAS5C1DkCjBLAzBWPjBlG8FAgB8H4B0BoDbAUzH9BqBnDnDAboNsKsC0CtCA4C7B_B3CBiBAIoEwHN7F0BAkC6N-EmDvB-EAI2GuFFmBiDAnB3NE1B5D7DAnC2HKY2B-DAPQ-DH1EPAmB3B3GgFiGvBA_CZ3CyBqDxBATiJ6FmCvBuCAKqC4BkE0BtDAegDpDvBuC-HA3CgHjEuDsEkDAgCzR7ElIA5EAVpBCAJLAVAlChBzBDzBAMeaFnB8BAOefgCHKAGDWjBabAAhC9BnBCjBAC0CqBmCemBAlB2DiF4BSemDAczB3BJBLAR_MxBnBjDpDAnDpCX6BnD-BAhCUHiDIrCAB9ItBEpBzEAhCpHnCtBzD7BAM6FvCfoCgDA-DNqBZhCnCAqDZfF0BwBA1ChJ5CnBtBXAvC2DDJEsBA0CvCEXJnBAJoQoB-CiFgFAwC7CPkBHzCATyCHfK4BA2B9HBbrE1CAVwGmBkCiBoBAetCNhBBLAN9CvB9B3BkDAbAeOYnDAkB6DuCDoBCAIvCDxBVNAIXLDHAAAXLDHAAAvBIvB3BgCAP-BBuBoC3CAiB5BhBLLIAHuGwB2CoCqBADvCFdFjBADgDQcSMAEqCYHsBcAInDEpCVVATb0BZc9BARqBbchB4BAUzBV_BACAkBmBDkCQSA7BmDgBOgCNAK5DDpBNlBAlBTIxBEVAoBZAsBpBGAfFIALDAAcBAoBJAA7BDAXPAPoBQDdWAiBnBEjBrBsBAFGDW4B9BABR9B8C3BlCA2Ce6BtC2B0BA_B5CHbVXAF4BQYCKAErDBLI9BAlBqCV6B2BhBAQ1CKXxBDAPfhBAAAACgBiBAAAAAgCQJGqCAXlBFCU3BAIoCSkBXgCAX2BCUESAMpDJZJVAlB1BCCZTAJpBUhBKFAfwDWiBSkBAC_CNDN5BAACBNKIAAACQJHAA6FiBIyBmCAW5BNALZADAAAAAAAAAAAAAAnCHEhBRAPsEKBiBmBAuBgBSACIAEZEAfIADgCSMQMAGtCRNjBLACyBCEXgCAGvCVFFtBABqBAjB6BCASdAKbBAJDDAAAAAKKAAAAAiBCOJAAafBNKAAXAAAAAAAAAAAAAAAiF4BSemDAczB3BJBLARBkBGdGAHY0BSCbAEAJNUBAGpBLFNFAE7BpBEbbAN9DHhCH3BACvCE3BNLAB_D_CIgDpDAPRUDdtBAQASTHJsBAMzBlBZdzBATOGwBINAEXjBHPmBAdEiBVYvBAQIIMBXADiBjBIQVvBACtGQ9CpE1EACkISwEkCrDA8DrRzEtD9EnEA7BpDsBRtCJAGtEbvBTxCAvC3IxCjEnBrCAjB9HrDTtDIAd0IwHpF2DkDAXiGvCUmIiDAzCoN6JLUgCAQgJbmCUkGAhBwGmIxB4B9BAsCSpBuClC4DAhB9DzCnCI9CAyB6GgLmCBlBArDkBqB9BqB4BAAwFwGLPjEAgCnJpGpCTIA9B5KxB5B3DTAHzIjFnEZUA2BuElBH8D8CASCcQEDATwFNYO0CAHrFqBJrBpCA5BmC7BiBZmBAgDrMpG1EFjDAWrBetECBAWxBvBN4BVAHyCzC-Fc7BANqGaYkBuEAGFjCvDcKAkCwC5CkGQgBAxBiKjBgEyCiEAO5E3CgDlDvDAEwC4HL9DoBARgE8GYvBUApBtGrEjCjDEAPwJuGiDmBbAwBqIgH4C0CrFAiBpBWPcfAXwE6CgD4CqBAnD_IhCjBvDpCAzBgF4JBqBdApDxIU7D_F5BAVoHkKtCT4CAJVkCgChChBAW5D3GrErBoEA4FwErDwC8BSAyCKuBiDEvFA7B0C8CZsCpBAPAoCFLFcAkCnBXKbNAHzC_BCpB_BAGHCEZiBAMrB-BVK3BAjBmCIM8B8BAlCmB1JtBhBtBtFAKxBJjBkBJAlC6JmCkBYiEA6BApDPhBM3BArBQpBHFeAqBHFdIGAO8CwDKOLAtBiBQcIbAIbnBuBjBcAI2EiDzC8Dc2BjBfhD0C7Db1BkBgBAaTKoD1BAR_B_BvBFnBAOlBOpBbvBAPPuBWd3BACQYcHWAR2BZShB8BAkBA5BOtBpBLAAMrB0BDoBAJMJ6BxCoBAoB8CbDmD4BAQmBU0BsB_BANQ2BvBeUALuBpDAlBG9CAR-MBsEmG-CAyCtLAzCrEjCAvCnDALwCpDAZlIA_BzC3DAOCAxBdsCAjBcAmBTrBAgC5BAM5BZAL8BAiF3CLADvCAAZzBAA6FCT6DsEAvDyFAREiDAyCNAJmBJAtB2DAU9B2FAXwDA5DyGtBAwBrCAFNrBAL-FAII4DA2B6DAJwDKAIBAABAAAuC9E6BbpC1DnBxB-JHQ2EtBkD-FoLoB4DVyDiC2CXExDjGgJHnBtBVItCYgBFpDOhBVhBPNzE2BRL3C_B7BrHRRxBjEhBRUcfiGFf5B1FNdrCzBLB1CBEpBhBDJ_EHjBa3CLnBEvC8B7B-CaX_FLFtBrDNDwC2BYgEViBhC5ElBVnCXJBkBbFQmBGA9B3BtBoBeZV_BgB-BjBlCLpBrCFdZODhB_EFpBxB5BDB7FNpBjCvBFJvHTWlD7DRV1EQBlB_DbM_FAxBvCtBdG6IR4DjCuDf0DjGF9BvC9BLHlFXFAjCdnBZJPXiCDR_BVBxCAEZ5GG4BT9ElBCvEeXpBpDLHxEFjBrBbjBb9BaDlDhDgEd7BBKJHbrBlCRvBBOPcjCKae5CjBHsBzBkBKP4CT8CFLegEfXYAHGYEADAEDABB6DEIkBmCJR5B4B1CW7BYNgBZ4DL5BMFZZ_BD4CXC3DZtBCdVBjBgBL3BGAHhCMZaVFnBmKsBlB8DsF0BXNAaIlBAAaYeEPBPYEEAkBRAAL0BNrBjBAehBbHrBqBAnB2BSUUhBAiBOChBBmBAFV7BISAAFClCkBmCGAZqEmNhNkLfkMA0G9L3D_CtChEAAXmQpDhJxCAnCxEuEA3DtEAb7HvBrE3BLAEoL2JwDqFpDAjEkCyCqBZJALqJpCkCqLJAxB3PrI7FoBlDAOAdGQnBBAADfJoBDAA6BgBBCaAADKFAHAAQSAAAAANNAAAAAAbLRVDAN0IwFwBiCSAkCzEjBpBsC_CAnB_B_BMBBAH7D9BCXTARXsBXLZADmCgCehBuBADlBVGlCMAsBaxBoBeiBAlBpENlDrBHALzCFvBKnBAPlD5B1BQvBAJuCyJsBgCwDmDAoC3EOgBvBhCAnD7BVhBFFAIhDO3BvCBAanEPRpCtBAQAAOjBPAmB9BLlBcbALlCWXhBQAnBpBpBLiBZAEAiBGiBMPAEHHVESAAVAVAAAALAVAMABJABAFAAVADPBAAAPKrBWBAAkBFQUCAC5BfIXHAAvBbYhBJAACDVQKAAFAPPBAcTXIOBAP3BePvCKAA6EwBkCuBAAHAUIHKJASOAaBKAFdDAJBAPAFFBCAMLAAAAALLBHBAABNALBAAAKAAMAAA-I_DhBEbAAjC6IsEEqBaA8BlCabpDvCAZlEbrBA3BAa1DrBOGVApCTKI8BlDACICd0BhCAe_CQzBtC_BA-BhEvBSf9BADhCAMlBPAXsGjDwBkC2IAcAYKRFUAOKJWEPAOEAAWFAJLAAJAABbAJBAARNADBAAJA-BhCqB6BYAEtCCjBtBBAAmBgBOUbAADCQREAFTBEHJAB0BgBEAOAADABKLAA1CAtBnBCAAAKcRDFAKSDOAIAAZTDCBAAJFBBCABMAQAAAFAKEODPAedMdDHARJJAAAAAcJAYOAALAADFABNAABDAHsBAUAaABLAAHAABApClCiBP9CAnBoBeFK5CAoBVnCduCNAB1FxCrBjChDAnCzDVhBpC5BAqCjE4BnB1FiEAlBiOCCyB2GAkCxBRONNAQtBpBsEZvBAjB2BCZJuFA3B_EVtBhBZAvBhDvBoBDtBA_BpDcShDnCAJnBWbkDhCAnBrDLxBhBNARjFjBFXnDAbA8BAcWeAE9BAJbVAALAFGLAAQATkBAAAhBBAfAABPAAPAAAAnBRMVVAKGQHECADOEABBAMkBaEQLACxBcJhCBABRLLOBAFkBhBBqCwBAzBIDEbBAkBBEGANAAAqKO4DgEiCA2CR7BHrCyBAWhELBhBpBAL_CYQS9BAvBfEBRXANlDLtB_BkBARLfffmCAGnEnBVFzBARoBKVyCWAHxCNJXjBAApCGVhBpBABPZQCAAHANKXAAAAaFcRBAY7BVZAPAGwBSQKCABfANEOAbOASABAA8BOUQFAQdPWTHAFOLCISAAAjBEKpCAAYOALSGACSAYKAANdADVBAATAARAADXAALFAHmCFByCBADAbLTBIABZBbJUADhBERUpBAA0BNoBFUAKtBBbNAAAALOEJACPEFWXAJ2BkBSdeABaQFSDACA2DkBciBgBAK1BJLZVAAfZDsBfANNLAAAAA9BHAzBAAAtBNAbBAAwBcLGaAAqB-DoBGlFiFA8C7C_CpDmHhDAnBrCiBU9BXApBlCVAdfAM_COYS3BAnCvBPMFTAReACLoBAAjBG-BnBhDAgB0BT2BYHACAjCCNNKAxBmBASSCAAdBBRHABSAAUAADkBABGBAgBkBAGAIAWARDOBfAOOGQAQAVJALDIABVAALHAADABBLAMSAAFYAALAJBBAAMAAYJABAQfCiCCAFyBSmCNVAD7BfBDTADrBNtBOGAD5BON9BAAGhDBvCtCYAkBsDG8CuCbAnBXAHPBACORACMASAeCKSIAHGBJDAAWKAKAAAARAHAAAJRAAJFAAGABDAAMPABABANAANOZYAANBAGRAAceABAAAkC2CJBFAANxBDoBAAALHADAAAffAAAAAAjBFRBiBArBLDaGnBAALAAHAADqBSBJGAeQBANAAgBEFHaRAMPAHFAAAAIVBkBFAAX1BAEMAOrBFBPBARWQECAAAoBqBBAAABQ2BCpBCAANHAFAAAAuBJgBYAAAVAfMAAAhBDbBAAATYAtBAAATATAAAAoBIWKAAALLAAAAAAiBaGmBBANbZAfGAGiBEAABAgBUUAAAAAAOHDAAAJAACAALXAADAATffAAAAAAqCEOYeAgB1BAHPRANNAAAAANfALRAAAfBALRAASAAeBAJXDARBAAiBvHpDnD3C2CAvBnBtB1EyC6BAQ3EnDW3BGAToHiDyESaAjByBFxB2CqBAVvBoBLPdAbF1B3BKsBAyB5BvBwDvB3CAL1C1C9CnB8EAFpECvDFOAhBsBM-BhDwDArBvCpBIoBjCAPoMd6DCuHA8BtCY_BFDAbgBrBaA8BAZ8GXX0D8EAFkCGI4BDABtDjBVJnCAiBxBsBtChBSAL_GEzCSpGAqBVyBP3BgCA_B0BfCVkBAiC4CBgBFRAwCiC-BiChCXAchGHgC-B5HAjCnHnClBhB1CABfadGaA9BsEAC4BsDAXzCW9BbbAPDmCeTrBAlB_GqBmBnBpGA9BvGvBLNjGA-B7CR5BwCjCAhBAqBFKvDAiCSmB4BzBpDAwCUXqB4BDAxBzGLGrBtDA1BmBAJKwDApC9DLZC5CAAgBFQFpBAgCKqBoCHnCAZyFePB4DAuBxDgBkCXxHAsB-DbkD3B2DAHlDIlBAxBAVuGKwDjCqGAzBvCgBQP1CAXjHyB1DnC1EA8BkCCXwCdAuBPCQ8BxCALA9DtCMnBZAEWGGqBAAZrBBBJAAfuB4BBJAAADTAAAAOuCiBPViCAWiBaEFPAYMAFqBXAAsBlF3BnBftCAiBmE-E0DR7DAuB7HpBH3BzDAfhCbVWbAH0CThCkDsFA7BnEvBATrCACSjCAlB-DAH5CbxBDNABtCFHiBxCAVxBlBAADAHsBRLgBkBACAlBZatBGAAdAdEBAAxBgBlBlBAAFSSBALAMoBM6BLbAKgDPSsCUABjBHRLCAAhBJADDAN-BHCqBYAAADa3BQEAGRKfEAAAgBJiBBIAAFZ2BtBOAB0BAA2BAADtBDFCZAHTCCLHABQFEOFAKLACJAABANqBZhCnCAqDZfF0BwBA1CdMZBHABSDkBVIAArBDMPFAd3BBIbPAZ2CKE8BPAeiBHqBYNACJTOHeAXwCFCBwBAmBjBBbBBADAwBXE8BgBALlCVAfbACLABJAAAkBmBADAAAARCEAAMnBMLhBDAAmBmBAAAAAA2DDJEsBA0CvCEXJnBAJAOiBCJAnBYAFAAAcjBADABAdRAHACALSBGGKABSAOAEAAABAFKABvBDKIdAdJDDAAAAAwBOIcCADNNAAAAARAARAAAABCBPUAFTADOZAXdAARLAAWAMBOAD2BBBYBAiBKAAKAAAAuBABFaAiBfAMATAdJAHAAABMAAOAAAA1DLA3BzBACYHAAgBAABCAcdAAhBhBAAAAAxCvBAbDABiBSAaFABcBAeAABceABAAAoDwBAIuBAEA7CPkBHzCATyCHfK4BA2BxBVpBSJAIlBJHVFAILNYANAHSoBHfmBAT3BdDFHAFYFiBVQAGeiBCLaAEgDKqBwBBAB-BmBMUWAdAwCMB4BGAIflBGIHAACLEMDAC5C5BDbMAL8ByCFPCAA7CvCPKFAAbyBkBnDHADBXBgBHAADOZBKAAAUMZDOAGRHSJCAANNAAAAAGNAWAAA6BkBAYAABDNQEBAHYgBIPAAA9CpBHRXADAlBNBHVAIAoBKvBAADMKIBAADhBfDBEAACgBPTGACsBSASIAAcABaEAAmBZC8BAAAAjBMFrBCAAIWdcLAASrBBkCFAAO-BgBpDSAG3BtBIPBAAdXBEDADbBAZAAAqCBAsCAAAwBIAcKAAAwGmBkCiBoBAetCNhBBLANPJABDAAdJLHAAARAADAANDAPgBFANnDJV5BXAKAkBCVJkBAGaCkBKBAEPAJBBADZADDNAFbBFPAADLAAMbAGLBFIDAHAMISILAFJAFBBAADBHHeAPNAAJBABoBDAaJAeLAFBDACXBARBABA9CvB9B3BkDAbAeOYnDAkB_CBhBVPAVhCHjBPFAByCC8BiBBAL7BDdRnBAeFAbAWAA-DW2BgBDAWsBEMCCAapCHZHXAFqCAEe2BAN6BnE7DjB_CsDAJPyBoGdjFAFqDuCvG4E4BAFA4BSmBBAAKVKhBAAAAxBnBJGAAFETeHCAAOmBRCBAFXFPAAAAGAFKAAAAXAADEAVCdBkBAANgCgBBAEAeLAALAAAKAGBJAQTAATAAAA9BGHTjBADD5BCKyBAFyBqCIFXABpEKjBTjCAZqFZEwDkBAsBqBQKQBACtBKDnCoBATYA0BbFAGrBPElBFAOAaEIFUAAhBATBLAAJCIATAARHIAPAAgBAKKKAAyBBiBEOACPDAERAA3BExBHAABACdH-BNAMNINnBUAALJAAAAALFAADAAQAaBBAFWYBABACBeEZAAJASdWwBFAJFYVVQAAPAAJDABZAAAXAAMaARSAAGABDAAOAhBAAHXAAIAAMBABgBEHR2BAA9BDAatBAlBjBAAAjBAAjBCAjBBAAqCAIA4BAKqBAASFAeAoBWCWDABdEAAJAfUBAFAAcQJABAAcbJBPAABLAAAAAJUAAAUAAAyBKiBDCAIEIPMCAAhBjBABCAADLAAGAAJOHAPAApCrBAdAAAakBDCEAJENASAAAAnBHMhCYAA1BfDPAABsByBADDAEQDCSBAEtBJLVVAUYCGaWAZPCBAJAFcABaBAGsBMBuBJAAATODtBSADKGaPDAB1BzBdkBHAAjBhBCSXAAoBINsBCABoDHDiDWADpCBExCCAGMYSXLAGCoBBjBAAAAiB3BuBgBOAAjDDLlCbAC0BPiBqBLAENAKFTAA9BNEjCSADqD-BRoBWAAiDsBS6BFALlCGtCEBAAdMLjBCAGATIGdDAB-BRlB-CcADsBAPkBYAA5DCA5EJAoBmCSeIUAH8BoBU-BbAjBsBMI-BlBAA5DxBhBRVACpBZBLBAAAPhCIQiBAMPPQJEAJIQHAAAAVAAAVAAUmBEAZAADUFTAAABICGAARScRAAAIAFnBLuBDAAMDAKGAAUXKBiBACJCANCAAfLBCAATrDRxBjBJAG4Dc0BaLAaJkBKNTATLQNRAAAAzBPD1BMAKEDAGMAJsBAAsBAAA6BoBFQIAARJAHAAAHEALAAAmBJKsBFAAjBACJdAAA6DuCDoBCAIvCDxBVNAIfxBQTiBALGJgBHHAAQFUAAACgBQBcAAJVDHHBABVBJHBAAYAWCAABhBBFEpBAMVAJHAABAXLDHAAAXLDHAAA6BgBGSAACNLABAAALLAAAAAAyFwDoBAGAcvBXpBCCAAnCzCoBJCATRYlBHCACqBeOQRACSGIMHABpB9BMPUAAaMBgBAANjBFFBTAA2D1BPfECALjCD2B1CvBAJxDnBUtBzCAoDzJjCnBtB7DAbgCBKVuCAA4DsC0C0BlBA7BP4BASDA3CmBJDWkBAH4DpBnB6C6EA1B_BVCPLANGczBnBVAkDoBCY4BLAJ4D3BxBtC0JAY6GwBoByDgBADTaRNyBA1BnBHEnDQASvDC3BRIAvB_HGNzBxFAArCIXWlDAQxBmBGwCnDA_CjDgBrBhBWApCoFgBTyCKAiC8BaaPuBAVTKjBjByBAJ4COOpBMA6CvHPhB5C7DAakBAAiBLAO_DRW5BzBAX4EGkC0BIAUeKlBHRAyC2DmBsDJ6BArBoGMkB4BoEAnBvEPYnC5CAKXRkDTtBAtBpEcjDTVAfiBaboBTAObrCe0DnEAYmKW0BuEoBAoCsDwB4CetBALjIxBPvCjCA7BlBAAhBDACsDBSWqCAGhCVKBhBAvBpF7C3BlCoCAXwDMnBsCoBAI3CoBtBZDA3B4ByBLkBOAABlCGQ8BAffLVVuBAXwBAQfkCAIsBAEBcAMAvBIvB3BgCAP-BBuBoC3CAiB1BVZBDAAfZBBBAAJHBBAAAGRWACAAEYEjBuBAf2BYIEAAQYMKCAACA_E7EKzBWAQyFsFYLFAC2B4BbiBBAFuCmBYeDAJxBoBrBdJAFXFONGAZGtBHqBMAGKkBAJRACzBnCKMHAIAa0BXAJAGrGxB9BzCHABFbCOQAH0CqBYEOAAKeJNEAA7BFDvBDACyCwCUALAFyEhC8BsECAIaTgBEIAAuC4IyCyBgByEAXzGzClDB5BAaFAAERAI3ENtBApBAxBBBFgBAAbnDDCDtCAf5BPAAjBAFFWWMbAdhBBEF9BAeQSAADACWetBgBBAK8CEtBA-DAIQAKAAAGpCBGDtCAEGBUCYAjBtFtBvCJlBAFJFmCVJApByBDkCCQAf7BTmBJ9BAHKJGHsBATECGUDATNAXISAPnCRbKEApBhCBbJpBAS8BASFuBACLYlBBWAR2CI8BMPAYpDBhBANA5B4CBiBMJA4BJUEAIAnBhBAENEAbTKREYAlBNCNEHACqCBUHYAmBpBIZIjDAiCalBSJrBAmDpCFIDdApBRAGANAJrCXAANAjBfINAFATHALBCAEFAAAZAUiBuBAGKAdCcYApDA2BrBShBVDABxBZPFEAFvBfDGRAAfFMDdAFRABADANzBFdAFAJkED0BHyCAKKAAAKAAhCERInCAIcCAAcAA1BDFLnBAIHAJXMAO8DAKQyDAP2EBZJwEAsBsEDtBWyCA2CxCAGhB3BAC0CG6BCZAsBDDKAJAAnCgBID5CARoBLOB6BATNBeKlCAS7CQCAjDAJEABCSANACIAHAAEAAAEAAeAgBFyBArBjCADJHAtBqCASBmBAWQAAR2BAVJAZGKACdAAAZADFAIAHAFIAAAGAEJADACAHFAAABADA5BhBLLIAHuGwB2CoCqBADUgBBHLAKSeBAFAD_BlBVBdALASJAWAArBDBP1BASIASBBADrBE1BrBaAaLADBDAAAvCFdFjBADgDQcSMAEhBAAAhBAAkBAYIEAALAJBAAAYAHAgBAAhDVjBdFADUBWAAAAAaiBfUAAAgBaAGAAAiB2BAVAAAhCjCACAAA-BkBKSAAAiBAgBGDAANCARAAA9BjBAXBAAOGAAIAAAqCYHsBcAInDEpCVVATKADBAAQTAYZLADbAIbFABfDbOPAAuBZsBUQAJsBCDWWACLJerBNAcCFaANABuCwBmDHObAf-CjCmC5C0CA2C5IlBQxE_CARrEmB_DlBMADO1BgCeiBA7B6FCVoC6BAqCAemBuC9CAtBA8BBA8BEAAjBABhBAAApBAfJAAAWCgBHDAAMAAAMAAPAAFHAAAMMJAKACTLEJBABDLGTMAKRBFPGAAXSIvBDACJrBAmBHAAFCKGRAF2CmBJgCCAJA2BScHAAQ9CSb_BHAL0EwBSyCDAEFmCLRHAjBFhCGKSAYAnBUUAAAvBnBHABAAnCHZhBDAAHNBMEAJAb0BZc9BARqBbchB4BAUIBAAKABmBRKMcAGfJNQRAFAzBV_BACAkBmBDkCQSA7BIDWDDADLADDBAAuCPaC2BAOXHBAJABNSFBRAHIeTAPAOGOBADADfAFBEAbBCNZJAsBAmDgBOgCNAK5DDpBNlBAlB4BAiBFyBAJ2BZDEmCAM7BFRLTADeHWpB2BAEfAATVAKpDBbL3BAJzBJHAJAV4BAURBA6BzBDHRAAXATIxBEVAoBZAsBpBGAfQAFYAADKJFgBJADBAMChBASMAATgBAAvBACRZAHJAAFBAAoBCKiBAAFAFIALDAAcBAoBJAANHAVQAAAPSNRBAAvB7BSGEAPrB6BXzBFARMPFkBBAB-BHaNHAkCDFViCDAlBvBhBNGBABYIWVSAB2B0BHAKAAA7BDAXPAPoBQDdWAiBgBAAgBAAABDEYHAPdAAdAAALLAAAACAnBEjBrBsBAFGDW4B9BABiBAeBIAAuBACCmBAEdAAbAAASABYBAASAAASAANAAANAAIADLMAMAR9B8C3BlCA2Ce6BtC2B0BA_BRBDLAAATAAAAATkBEAAaAGfAXMDAPNAHBAABaMBKHAOZBMTDANA5CHbVXAF4BQYCKAEZADBTAAjBAhBAAAARABGVAA8BLUWeAASBTDoBAGgBAkBGDAFARCABPAAgBBABkBAARCAATAAEAAEBAAAAAAAAAARCABPAAgBBABkBAARCAATAAAdAX2BrBAJzDAhBpCbAKmCAMA2BACkCA0BGGAEcAQIGAAqBABKoBAFMAAMAAAArDBLI9BAlBuBONUZAyBRHOHFALoCSkBXgCAXxBPNBdAJKEUNEADgBACREAsBIRBGoBAROABAQAAMCCEeAVHJbiBDAAAqCV6B2BhBAQ1CKXxBDAPGBDEBAK8BQlBUoCAJvBDLhBBAEAfhBAAAACgBiBAAAAAAgCQJGqCAXlBFCU3BAILAABFADDLKXHAeRBAFBAHA2BCUESAMpDJZJVAlBVAATBAAVACAXAAfAZBBABSAOACACuDGeYUAeMCEAAAGA1BCCZTAJpBUhBKFAfmCbiBQQAgBSSAADACAwDWiBSkBAC_CNDN5BAAIAQDBABhBARAZAAOFRH8BANNAPACAA2BCIKQASvBFAdCALACBNKIAAACQJHAAA6FiBIyBmCAW5BNALZADzBDVZYAViBEcYVAA1DTDlB_BAIAnCHEhBRAPsEKBiBmBAuBrCDFJZAfoCCICSAoBOAMQBALAtCAPSjCALoBBwBLMAFdAAVHAAHADfcAAZAfaJALeAAeCAARAAAJAHRAAAJAHLAAADAHLAAADAHHAAAAAHgBAAAAAgBHAAAAAHHAAAAAHgBAAAAAgBCAACAAACAACAAAVAACXAACAACAAACAACAAAIAAAIAAIAAAIAAGAAAGAAGACAEAAAAAAAAAAAABCAABAAABAATAFANAADAFACAAPAAAPAAoBAAAoBAALAAALAAJAAAJAAKAAAKAAKAAAKAAKAAAKAAKAAAKAAEAAAEAAEAAAEAAFAAAFAAFAAAFAAgBAAAgBAACAAACAACAAACAACAAACAABABAAAAKAKAAAAAAAAAAAEEAAAAAAgBSACIAEZEAfIADgBAAgBAAApBZAALADuCYAAYAAAYAAYAAAYAAYAAAfAAfAAAYAAYAAAYAAYAAAfAAfAAAMAAMAAAEAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgCSMQMAGtCRNjBLACQACYAAJAyBCEXgCAGvCVFFtBABkBWIMDABLDABBADcCAUDAKTAAGTAHAqBAjB6BCASdAKbBAJJAGNAABRAAPAAAKAKAAAAICSABAHAJJAAAAAAiBCOJAAafBNKAAX`
