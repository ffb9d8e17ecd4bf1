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
draft:pawnshop draft:board-game-publisher draft:beer-tent draft:parking-lot draft:recycling-centre draft:garment-factory draft:construction-site draft:casino draft:greenhouse draft:llama-pasture draft:kebab-stand draft:troll-farm draft:job-centre
ask.draft | B
draft:hydrogen-refinery draft:museum draft:restaurant draft:state-television draft:architects-office draft:hospital draft:offshore-consultancy draft:clone-factory draft:pharmaceutical-factory draft:cargo-terminal draft:smoothie-factory draft:polling-institute draft:organ-farm
ask.draft | C
draft:gated-arcology draft:space-elevator draft:presidential-palace draft:iridium-mine draft:electoral-academy draft:temple-of-growth draft:protein-complex draft:orbital-catapult draft:central-bank draft:stadium draft:ai-ministry draft:spaceport draft:university
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
use:headquarters:upper use:headquarters:lower buy-tile take-tile-off sell:hydrogen sell:plants sell:iridium sell:meat use:cargo-terminal:upper use:cargo-terminal:lower sell:water use:pawnshop:upper use:pawnshop:lower sell:plastic use:job-centre:upper use:job-centre:lower sell:chips use:troll-farm:upper use:troll-farm:lower use:orbital-catapult:upper use:orbital-catapult:lower use:public-well:upper use:public-well:lower use:garment-factory:upper use:garment-factory:lower use:beer-tent:upper use:beer-tent:lower use:llama-pasture:upper use:llama-pasture:lower use:casino:upper use:casino:lower use:parking-lot:upper use:parking-lot:lower use:think-tank:upper use:think-tank:lower use:offshore-consultancy:upper use:offshore-consultancy:lower use:state-television:upper use:state-television:lower use:polling-institute:upper use:polling-institute:lower use:recycling-centre:upper use:recycling-centre:lower use:kebab-stand:upper use:kebab-stand:lower use:greenhouse:upper use:greenhouse:lower use:iridium-mine:upper use:iridium-mine:lower use:smoothie-factory:upper use:smoothie-factory:lower use:central-bank:upper use:university:upper use:university:lower use:construction-site:upper use:construction-site:lower use:restaurant:upper use:restaurant:lower use:central-bank:lower use:presidential-palace:upper use:presidential-palace:lower use:organ-farm:upper use:organ-farm:lower use:temple-of-growth:upper use:temple-of-growth:lower use:clone-factory:upper use:clone-factory:lower use:space-elevator:upper use:space-elevator:lower use:board-game-publisher:upper use:board-game-publisher:lower use:power-plant:upper use:power-plant:lower use:hospital:upper use:hospital:lower use:electoral-academy:upper use:electoral-academy:lower use:protein-complex:upper use:protein-complex:lower use:gated-arcology:upper use:gated-arcology:lower use:pharmaceutical-factory:upper use:pharmaceutical-factory:lower use:architects-office:upper use:architects-office:lower use:museum:upper use:museum:lower use:spaceport:upper use:spaceport:lower
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
build under sell:iridium sell:plants sell:chips sell:plastic sell:hydrogen sell:water sell:meat
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
build under sell:hydrogen sell:chips sell:plastic sell:iridium sell:plants sell:water sell:meat
ask.law-deck
law:yellow law:blue buy-tile take-tile-off sell:plants sell:chips sell:water sell:iridium sell:meat sell:plastic sell:hydrogen
ask.build-or-not | building.polling-institute
under sell:plastic sell:water sell:plants sell:iridium build sell:chips sell:meat sell:hydrogen
ask.build-or-not | building.cargo-terminal
under sell:chips sell:meat build sell:hydrogen sell:plants sell:plastic sell:iridium
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
under sell:iridium sell:chips sell:plastic sell:plants sell:hydrogen sell:water build sell:meat
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
under sell:plastic build sell:meat sell:iridium sell:plants sell:water sell:hydrogen
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
store:plants done store:chips store:meat store:plastic store:water store:hydrogen store:iridium
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
use:headquarters:upper use:headquarters:lower sell:water sell:plants buy-tile take-tile-off use:casino:upper use:casino:lower use:offshore-consultancy:upper use:offshore-consultancy:lower use:polling-institute:upper use:polling-institute:lower use:think-tank:upper use:think-tank:lower sell:chips use:parking-lot:upper use:parking-lot:lower use:space-elevator:lower use:state-television:upper use:state-television:lower use:job-centre:upper use:job-centre:lower use:museum:lower use:public-well:upper sell:iridium use:garment-factory:lower use:stadium:upper use:iridium-mine:upper use:iridium-mine:lower use:presidential-palace:upper use:presidential-palace:lower use:gated-arcology:lower use:recycling-centre:upper use:llama-pasture:upper use:llama-pasture:lower use:central-bank:upper use:central-bank:lower use:university:upper use:university:lower use:clone-factory:lower use:electoral-academy:upper use:electoral-academy:lower use:board-game-publisher:upper use:temple-of-growth:upper use:temple-of-growth:lower use:orbital-catapult:upper use:orbital-catapult:lower use:cargo-terminal:upper use:cargo-terminal:lower use:architects-office:upper
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

mhB-iXAlcAAqRpPlRvP5CyjBnL1Zre_yB-rBxiBxiB_yB-rBAAwSqyDivCgkC8ZxwBywB4hBvBohBK2jD84Ch2Dbqb22B0vBgmC-8BulB9Ogc4H0FpF6tBc9E1KhNlZ7blNzH1MyMxMpgB8EpQqEjd5OgLvEhFnCxLtCjJkFkdG9JjEkKC9JvD7GrHjImSlI8QjG8L7L35BoBgCjB1qChF9PxT1FjHiIlJ2CkboFhL3YqIzjBxOrIxK5ChG6OUlKWuC8J7J3lBwC1Pu9BrzBmHpQpcrU_IxCjGtEwOjPsVtQD1FlOrK3ItHnBymUAndAA4F14DtJ3PzE6dptBvqB5wBnjCk6B1iC1iCnjCk6BAAzCm6B8nC4uB0cnuBouBsnBlC87BwOg6Cy_CpyCoY0auwBszB0zBshBua4DT8Ixc7Q-ItDSlCalWvyB3LlT7KyHxH9YyC7Fk4BlY3V2DnStGjL1CnY7coYrFpemIvIiHtE-DvDavF2E0H3I0BtLsHrH3lB7CzB6uBliCxT4X4R3F-B3D-HjE4KmI0E2BweipBxJ5ChBrBekU3EB_cjD-D9DhgBlD-T6sBrhC9FwOoBzG5N5K0BS-qByPcmGlS8VpI9BJxBNiuOAjZAAoB30EnFpN9GwZ55B3On3BzoC61BviCviCzoC61BAAjD8uBikCmQ8Vv2Bw2B-V7Cu-B2W-gB08CzrC4Q2T4pBywB-8BsaLwCyTwRqqB-IuX7EpB1GjIzPtXjO4CjFoGnGnFjFuM-lBlwB9M6WkWsD5HtDhF-GgkB_EpI4F9FvJrR3F3H3C1E0B9DrB7TvCiHhHhbtD-embhhC3PwlBmV4BgC7FgHwL0W5E0QnBhDlW8FlItE3GzBkRzF9C0EjG5B6B1QxDmey7B9nBlIqbuJwH5DmDwI-OjK3LyDnEsRpS_TjCxH3EvGq5JA_MAAmZl2DH5L5F6Rjd8rB3XjXg2B32B32BjXg2BAAS9CkvC4yBsSx1By1BwR_C4UuOkW8rCt5BpO2IqZsjB26BkiBvT2J9Dsa86BnB9FgGhBZhE3M_KnJ7IxDoDnDtM7CuVoVpUyH2FtBPZtFxBjKrTkGGhByPkJkGDFNY4E2LxBhRwD6E5E7bS6GkV1P9LoITnFSlMvJ2GqXyVhL2PuYnL2GzCqBtC4DwH2CLxdT6F5FnUzFqCwV_B9OiKSyD_I2Fa9M4KnDxHiX8ejBqXnDB2DL2wFA6YAAApL9H6HGDuZ6PmgBgaxQ-pB-pBgaxQAAoS_nBuxCyWmRx6By6BicdA6G5sB-mCnpB_oBoByEof4U2eqLwVhH0LlMyRsBH1BuBQnE3MB8FKsVrVzUSA-OzFsIlBOvC1HoCqB2BkT6D-BlDoDmIyLhBgCkChDzK8BgC0CkBiOhO3axBAmJvoBwH6O-COzIxEWzElErDgK0BlB9E3GPOhCkCrD1FpC9DyBqOpO1RFAgI3SoI4E4Ea1FqDwEvHjL6J5H6OBlJwH6BXvBQjiCA23CA8zBksBtIoDlKE6G4gBkjBmaxKpF0V0VxKpFAA0Sl3Bw3CoqByN1nB2nBwJtD8mB8U1Zs6B7nB9hBpKmLgjBikB0gB9YhShFkRhCoHsI2cxIhKhKtUuP5D1R8DkPjPzMvC8E6PvD8NhUtB7DHtEtEgCoO8TwKFXjF-G1HiCsDoCRwVlB7HiB6O5OnYP6K4B4E1IA6EzGsNpItI1N5IoNrChFvHboGzI-CmBwEuC6F8DtHmB2R1RxQL5Buf3EjLsHmI2JVjEsG7JgeKiK7K1GgCvIrM0DwFqDiC_B_BAAAAA3D3DAAAAAXXAAAAAKKAAAAAwFwFAAAAA0C0CAAAAAqEqEAAAAArCrCAAAAAlGlGAAAAAjDjDAAAAA7C7CAAAAAgDgDAAAAAuDuDAAAAA7B7BAAAAAiCiCAAAAAhDhDAAAAAsCsCAAAAACCAAAAA-C-CAAAAAgCgCAAAAAjDjDAAAAApFpFAAAAAFFAAAAA3G3GAAAAAWWAAAAA_E_EAAAAAsCsCAAAAA2D2DAAAAAkGkGAAAAAnBnBAAAAAFFAAAAAzCzCAAAAA-F-FAAAAAmBmBAAAAAyDyDAAAAApEpEAAAAA4G4GAAAAADDAAAAA5E5EAAAAAgDgDAAAAA5B5BAAAAAffAAAAAA_B_BAAAAA3D3DAAAAArCrCAAAAAjDjDAAAAAsCsCAAAAA-C-CAAAAApFpFAAAAA3G3GAAAAA2D2DAAAAA-F-FAAAAA4G4GAAAAAgDgDAAAAAPPAAAAAAXXAAAAAKKAAAAAwFwFAAAAAgDgDAAAAAuDuDAAAAA7B7BAAAAAiCiCAAAAAjDjDAAAAA_E_EAAAAAsCsCAAAAAnBnBAAAAAzCzCAAAAApEpEAAAAAA0C0CAAAAAqEqEAAAAAlGlGAAAAA7C7CAAAAAhDhDAAAAAgCgCAAAAAWWAAAAAkGkGAAAAAyDyDAAAAA5E5EAAAAA5B5BAAAAAffAAAAAsBsBAAAAA0IwC4BjDcCAKgFmF4CE1BALoI8IkC3BIAD_R5FhCpFzFAjFsDnBPkESAX0E4C5B2BIAOZgE7CzBnCASmCoGJxChCAMfxFpDiLhBAhBzH1D9C7DpBAevEiBkCpInFAoDUgCFvBEAA8BsFxEDwBACuCYSCUAkBoCAWUwBAW1HtDLjEuBAH6FAgChC-BAiB6E8H0BhB5CAFuCyDCFuDA3EKAyDzEIA4C7C1E2BCAAA1ExFHiD7CAXtCA_BLvBADxI9IvBvCpBAoDhBAnIkF-BAzBgO8EkHa-DADxBAUhBkCApEkIA8CmFlCAgDKA0BgC_CA4BuCAgBsE5EATiEAuC0BtCAiC9GpCpHmCZANkKyEiD2CFAElFxISW8CAnD5JhH9EpF6EAD2EAkCsCEAlBjF2JevHjHAZgDpE0DiDoBAWiFAQyDaAqBgEAjCuBPAoEL5CiCaBABjFA9B6B_GAeEEgBAAAAxCA2BSEA9DpEAHQwBAtEqEA0B-DiBAZyKyGwDhBoDAnByEqEZhDJAmC6JsBkF8BmDAIsBAnE2C6CAewBDyF9BgCAT8GA6ByDYAgCwFAhB6BkBA8D6HAF4EMAmDSAX0D9DAmBwJAwC-BgDAiDtJA7C9HhBA0BpOA0F_F9HA3DyEAvBuEKAqC-EAnD-GpBA6BiJ8FoE7B4FAvB9LAxBjC9JA-C-DAe9CyJAzE0CAK-EtFA4C8DAInBuEAF6EAOkDwDAduC5FrBzB5ChBAnCQd8B7BjBA4BnC9C3BxBkDAIrEdwChDhBAhCFdvCWXABOpBuBaIAgB-E4EnCwC0BAtBAlBGhEBxCA2CpF5E7CjGQAS0B1DoC7BjDAgD9BmDDzBhCAzClEOnC2BrDArC6G9BmGyFgEArEAoB4BX1BsBAYZQFpBHAQoC1BARmBAuB_CfoBNrCAN1BCzBAoBArBQDO2CnBAnBesDkCqDJyDAzEpEvC_BoB_CAFoD5BqByE-BAI6COVzC-DAwBsIgE0CiDbA8C4CxEsD8BgEA2BtD2ClB0E3FAQ-GmI9C4FvBAjBoDqCuDVtCAdhBnEjBmC4DA5B5BJhEtBsDAIpJdhEY7BAxB5BdwC7DjDA4D_O1E3E5FlCApDH2F1CnFeAuCkCzDvBqBkIAjF1CnB5ExCmEAehE3C6E5B1CAqBuF8CfkIrBAVvGnCmB3BjCAjCM_GmGlD6CAgBxJrDtCrD3BAC4CDaRhBAgDSWuBmC2CA1DtE9DgIrBhEArC6G8BkFiGnFAcnF3CHP5BAfoEqF8B6B7DAKhDlBpBC_BAwBiFXoBwFvDA2DnD8D7GiEjEAHaqB1DzByEAGfBxBECAMXAAZCAA0CAgBBiBAWmIjBMqBtBTAvC4BtCyBHoCA1BhFyCzChD7CAgC_FzCrB8B3DAfnKlDlCXnDA3BjGXInE7BAR4GwHjEyGaApBnC3BjCjC4EARtKpERnDnBAvC4JpD4CwFiJAzClIjCX7D9CAE6DDfH1CAyF9D9B_BzCjEAwE_HpC9B3DOAZsK6C3BLqDAyGnF3C2BrDlCAbZ1E6DVGA6Bf4J3CxClEA9BR5CJoElBAb_C5CpCoC5BARjD9BrBqBpCAsBmSlBgC2BgHA4IjFdhBtC1BAeV8D9CmE_CA5CRZxBAFAQuPsBmIsHgDAZ9EpB_BpCpCAN-N8IWsE1CA6CsFhB8C9B-BAoE5BUOjBJArBmIHMuCwFAEnCHBFrBATZJFTSAbrEFDRtCAjB_DDJtBlBAbOc-BG_BAtB4EvLnCOpDrEAhD7JpC_B7ClDAtBrCkDErBtEAhBzCmExCWtCAtDrSnG1DxEpCAzB_C9CSUIAtB6JsB1DGuDAqGlG7D1F6DlCAhCrP1G5BjFxDApB5EiExDpFnBAOtFThFpCDAM4DyCJT0GAvBgLkB0CHqGAqC4BnCmEqBbACD9DcyF4BA1BqGNA8DmHA1CmCqJA1E7BA2B4KDpC4EiFAgFI1BoBYpBAeQ9D8BxD4BAY0DgDD-DcA9BsCgDyErDBApC8I-EtBPIA4G5CnDoCb1BAKzCuDP_D5BA4BvB5CjBqB_DAoGmQiBwF-G8EAd6UOiEyHuIAKjKa_DzDdA3BmLuBqE-FiBAC7FMPhCzBAjDmBoDIlDqDAlDrFzE1BHkBA1ByDwEoED3CAc1GXrBYzCAlCjCLyBlBbAZ2EmHdsBrCANpCiBfzCtDAmE0GMhBwE8BAfqF0FuCtBYAGcRoCWSAWmE1D2E4BcA0BrD5BpEPsDAJlE5DWtGoGAC-JsCgISlCAyCtD-C-BmC3CAzDpCUuCDxFABzHkCrFuB3CAnCnBIwB9CkBAlC6NyF2EduGAiChD1CyCY7DA9B8CM2CNgBA4BY2BhBhC0DA9B0HLdqHkCAH1GjDpEVsDAlCKMyB-BbAzDiGgEuDlDrDAwGM6D2BjC_EAiE-GiFgDxC-GAb_BFfrBgBAYvHUyBjC7DAjGlLTzDrCpDApBiLoD8BhBoFAoBwJ6BmEwC-FA1EiEsCnCsDlDAmEmFb4FH4CAlBEzBfgC6CAzDR0CoDlDxBAtCMc5B2FjEAasBrB9BiGrCAnB7BdhE0CXAzBGckF1ErDAUIhFjEuGaAzBoLLekEkCAsF4PlBiEsB0GAkG5G3B1CwBnEAF-FbfsDoEACgF1BnCmH7BAsF8BgBWSZAQwOS4CmFyEA2CgIdoBSoEAsD2DhEnBoD-BlEAnD4BgDtGLSAuFtL9BjE7CxDAdzC9C2B3BtCAiB7DfxBjCJAmB6F1B-C-EcAIrJjCvClCjDAhB6HsBuFKgEAtCiL4E_BI-LA9DSlBiDrDoGA1BsKJwBkDuEA-DyH0HiBakDmEAgEGfwCarBA1BaZtBiDdAvBpFUnBvEqBAaxH_BtBjBhDAhBR7CyB0CNA1BuEewBtDsEA-C_F5B5DRXABoEkHN4CvDAzB_BnD8ExDYAFvDA1BxBVAA6GnBR_CwC4BAN8DS1BaMAyD8EiE0D3B0BAMyBmCfIuBAtBtQ9E3C1E5FAjCtBkGFhC1BAjDgEXgDoCiBAH_InB2B5ElCAuBtIrHzCkDTAR_CkCrBnD5CAVNrD8B6CIAVoDzBsED4CArC6IoE-CWgCAyBpE9BuB7BKAAkImB0C-BDAT2LI6E0C2CA6BTrCdzBlBA-BiDIP6BoDAYkOqIA-D8BACqDyHsCDlGAkE-IkEyDW1BAiC7G7D1BIrCAjB4DN4EXAAYrFrDDtFFAAxEG1ClC1CAoB8IkB7B-DuFAsBgJgCDyDyBAyBKgBZ8D1CAbkG2BWmEQAXgDgE4CkB9DAGkFnCxD8BgCA-CmBsB4B7DGA-CmDmCkCVUAnByBpHBiEgCAiDlHyBF1DtEAtBmBZ9D4DYAUqB7BuEFZAjCTlCtCtEoFA0BqGkCuB4D1CAGrKpDQnDzDAjB0NoLsC0CxCAsC6CVlBMwBAmBiEuHrB1EYA2CqO4DwCC-EAkBqLiIM2BiEApB7Pf5BnEtEAlC8ELRmC6CAnBwC-GhCtEOAa-BxHoG6HnBA3BtH1FyB6B1CA1B8KgGyCZkDAGCsB2DgCzDAXdpElBgCgGAzD4DnI2DyD-DA0CvSlFlIH7EAdpBCAJLAVAlChBzBDzBAMeaFnB8BAOefgCHKAGDWjBabAAhC9BnBCjBAC0CqBmCemBAlBoE-EoBGa-DAe1B1BLDLARlN9Bb_CpDAzDpCX6BnD-BAhCaHyDK1CAD5IrBCrBzEA7B1GnCTvD_BAG2EjCXqDgCAmCLqBFlC9CAwDdlBf6BmCA1CtJ3CrBtBZA1C-DDHE0BA0CvCEXJnBAJgQyBkD8EwEAsClDRcHzCATqEBXayCA4BxHBdhEvCAVqGmB-BkBiBAgBtCNhBBLAN1CxBjCzB2DAhBReIW_DAwBiDuCDiBHACrCDxBVJAIXLDHAAAXLDHAAAPQrB1BwCALOJqB6BpDAe1BhBLLMAH6GwB-CwCkBABxCDfHjBADyCOaGOAEkCYJqBYAInDEpCVVATnBmBbiB9BATwBPYnB6BAYhCV_BFRAuBsBJgCaeAjC-DkBUiCKAD7DHpBNlBAlBxBPzBObAgBBUuBzBOAXFIALDAAcBAoBJAA7BDAXPAPsBOCdWAgB9BErBrBeAFeDgB4BvBABJ_BsDjClCA8CSiC1C8BeA9BzCHTVXAHwBQSBMAGrDEPI9BAlBqDR6BwClBAWxDIXxBdAPfhBAAAACegBAAAAA6BQNDqCAPtBFFU3BAIsDWmBlB6CADyBEUCKASlDJbFRAlBzBECZTAJpBUhBKFAfwCWkBJgBAAhDPLN5BAICBNKIAAACQJHAA8FiBI0BmCAW5BNALZADAAAAAAAAAAAAAAjCHEfRAP8EKAewBA2BgBSACIAEZEAfIADuCUGQaAKzCRJjBRABiCCEVwCAGxCVFHtBABmBArB6BCAWTAQbBAHDDAAAAAKKAAAAAoBCOFAAalBBNGAAXAAAAAAAAAAAAAACCAAAAAAAAAAAAA-EoBGa-DAe1B1BLDLARBkBGdGAHY0BSCbAECJLUBAGpBLFNFAE7BpBEbbANhEHhCH3BABvCE3BNLAB7DxCUmDhEARRUDdtBAQASTHJsBAMzBlBZdzBATOGwBINAEXjBHPmBAdEiBVYvBAQIIMBXADsECasBbxBACvJM7CjElGAzB6Jb6E4DtCAiE5RtE1DvFrEAxBhEsBLjDJABpE7BHxBxBAxC_HrBvDjC_CAbrIzFF3CsBApBqG0HjGwD0BAXyH9DyB6IgEAjC-N2KROgCAU6OgCkCgCsGAM0CgHrBGhCA6BgDRqCtBiFAJ9CzCpCJxCA8CyE8ImCNBAnEyBenD6BmDAGmDuFzBtBtEAoD5MlG3CZjCAzCtL9C3BnDXACzGvE5DpB8BA8BmFYpBgFwBAUwDsC-BSFAjBqD3CUOsCAI1FQLrB1CAZUhB6B5BYAsBhMlGzFe9CASb4BjFDBAmBsBsCfkC9BAKFxCsEStCApBoGN2BQ2EAESrD9CK4BA4CiChC4GDBA3B2KZ0E2C2DAUxFhC2CxE9DAcsEwJBhEiBAP4E-H4BjCFAnBlE1EnCjCSAaoMuI6CkBPAoCoHmJsCqCjGAN3FC7BE1CAjB2BZ2BsEiCAvD7JxCzBtEbA9B2FmKMoBfArD_HgBzChH9BAF8GoK3CZ2CAJbkDoBvClBAc9ElH5EbuFA2D2CvD0BiCfAmD6DoBkEmC5EA_BmD2COkC1BAJAqCFLFcAmCnBXKbNAHzC_BCpB_BAGHCEZiBAMrB-BVK3BAjBkCIM8B8BAnCoEtKpB9BjC9FAwBXCN2BGApDgKmCsBc-DA6BAxDVhBM3BArBQpBHFeAqBHDdIGAMsCmDKKNAtBiBQcIbAIFXuBhBeAKsDoEb4DyByBlBpBnEc3DxBxBmBqBAcTKoD1BAP_B_BvBFnBAOnBOpBbvBARPuBWd3BACQYcHWAR2BZShB8BAkBA5BOtBpBLAAMrB0BDoBAJMJ6BxCoBAoB8CbDmD4BAQmBU0BsB_BANQ2BvBeUALmDxDAvBG9CARiMByEsG-BAqCnMAtDrEjCAvCtDAHmCpDAZ9JAlClD3DARaAnCdgDAJCAWtBdAgCzCAFhCXAPiEAyF5CrBA0CvCAAZzBAA6FCpBiDsFAhDqFABOyCAgCuBAiCuBbA1B4FAMHoGAX4CA9CoHxBAV_BAJJrBAA6EASLuDAkByDAHuDKAABAABAAAsO9E2BZpCxDnBxBqKFe8E3BkD8FqMoBgDHuEoCiDGGvDjG4JFnB5BVItCMgBFxDOhBVpBPNzE2BRL3C_B7BrHRRxBjEhBRQcfgGHf5B1FNdrCzBLB3CBEpBjBDJ_EHjBa3CLnBLvCyB7B4CaX_FLFtBrDNDmCgBOgEDsBnC_ElBVnCdJBeZDSaGAzB3BtBoBmBZV7BgB-BjBhCLpBnCFdZQDhB_EFpBxB5BDB3FNpBjCrBFJvHTWlD7DRVzEQBlB_DbM_FAxBvCtBdGwHX8CpCyDbqDjGF9BvC9BLH_EXFA_BdnBbJPXgCDRjCVBxCDEZ5GG4BT9ElBCnEoBXpBrDLHxEFjBrBbjBb1CaDlDpDuDdxBGKJHbrBzCRvBBAPcjCKae5CjBHwBzBeKF4CT8CANgB2DfVAAHGAEAAAEDEBB-BEIkBIJR9B2B1CW9BYN0DVyEETMFTZ_BD8CXC5CZtBCAVB7BgBV3BHAHnDMZW5BFnBoJmBlB6C4FwBVlBCQI5BAAOYeEZBPQEEAaRAAL2BNrBjBAehBbHrBqBAnBmCSeUhBAoBIDhBBmBAFV7BISAAFJhCamCGAdoEmOhMuLrBkMA0G7LrD_C7ChEAEzBmPnDjJrCApC_FoDH1DxEAb3GhBlEdNADyKsJiDwFpDAnE2DmEuBlBJAHyIlDkCwLJAxBzQnJ9FiBlDAUAjBAQnBBAADfJoBDAA6BgBBCaAACQFAHAAQSAAAAAPPAAAAAmDyI8DoDUHAJIwBjBiBAA-B5Efb2B_CAnB_B_BMBBAH_D9BAXXARTsBXHZADwCiCWfyBAElBTKpCKAuBBtBMmBSAjBhENlDrBAALzCFvBKnBAPnD7B1BOvBAJuC6JkB-ByDkDA8CxEWcvBhCAnD7BVhBFFAIhDO3BvCBAYnEPRpCtBAQBAQjBPAgBpCLlBabAVlCWXhBQAnBnBpBJiBZACAgBGiBMRAEFHVEUAAVAVAAAALAVAMABJABAFAAVADPBAAATEpBWBAAcFQMCACZDIVHAA3BjBYhBJAACHVUKAAHTAPBAcRRIKBAPrBoBPrCKAAqEwB0BuBAAHAcIAKJASGASBKAFdDAJBAPAFFBCAMLAAAAALLBHBAABNALBAAAKAAMAAA-IjDfURBAjCkJqEWyBJAyClCabpDvCAZrEbrBF3BAanErBLIPApCRKG-BjDACQAVsB1BAe9CQxBtC_BA-BhEvBSf9BAD_BAMlBPAXmGhDcgC-JAEAWKRFUAOKJWEPAOEAAWFAJLAAJAABbAJBAARNADBAAJAqC7BqBgCYAE3CFjBvBBAAuBmBOUbAABCQRGAFDQEFLABqBWEAOAAHABGLAA3CAtBpBCAALLABAAAAKcRDFAKSDOAIAAZTDCBAAJFBBCABMAQAAAFAKEODPAedMdDHARJJAAAAAcJAYOAALAADFABNAABDAHsBAUAaABLAAHAABApCjCkBT9CAnBZALB5CAUP1Bb6BNAE1FxCrBjChDAnC3DPlBpC5BAmCjE8BrB1FiEAlBsQKQ0C4GA0CxBRONNAQzBpBmEZvBAjBkBCZXoFA3B_EVtBhBZAvB_CvBqBDtBA_B5DSMhDnCAJlBWbkDhCAnBrDLxBhBNARjFjBFXnDAbA8BAcWeAE9BAJbVAALAFGLAAQATkBAAAhBBAfAABPAAPAAAApBNKZVAKCOHCCADGEAJBAMeUCSLACzBWJ_BBABPPLUBAFcpBBqCwBAzBcQEbBAkBACICNAAAoMOmEkE8CAqD_BxBFrCOAAvEZBhBpBALrDeBS9BAvBfEBRXANlDLtB_BkBARBfffwCAGnEnBVFzBARiBKVsCWAHxCNJXjBAApCGVhBpBABNZQCAAHAXEXDAAAeAcRBAY3BVZEPAGwBSQKCABbGNCOAbOASABAA4BIUSFAQdPWTHAFOLCISAAAlBEKrCAAYOALSGACSAYIAANdADVBAATAARAADXAALFAHoCFB0CBADAXBXDIABfHXNUADfCParBAA2BNoBDUAK3BJbNAAATdOEJACRGFSXAJ6BmBSbeABqBeFSDACA8DqBciBgBAK1BJLZVAAfZDsBfANNLAAAAA9BHAzBAAA1BVAbBAAwBcLGaAAqB2DmBKvFiFA-CrC9CrDyHhDAlBpCiBW9BXApBjCVAdfAO7COcS3BAnCxBPMHTARgBAGJmBAAnBG-BpBhDAemBToBYFAAApCBVNMAtBqBEUSAAAdBBRHABSAAUAADkBAAGBAgBmBAIAIAUATDOBfAOOGQAQAVJALDIABVAALHAADABBLAMSAAFYAALAJBBAAMAAYJABAIlBCiCCAF4BUoCLVADtCzBBDRADpBJtBMGAD9BMN9BAAGtCSxCrCYAkBoDC8CuCbAnBXAHPBACORACMASAeCKSIAHGBJDAAWKAKAAAARAHAAAJRAAJFAAGABDAAMPABABANAANOZYAANBAGRAAceABAAAkC2CJBFAANxBDoBAAALHADAAAffAAAAAAhBFRDiBApBLDaGnBAALAAHAADqBSBJGAeOBANAAeGFHcRAMPAHFAAAA0BWBkBFAAVzBAEMAOrClBBPBARSMECAAAYaBAAABQ4BCpBCAALFAFAAAAwBHgBYAAAVAfMAAAjBDbBAAATYAtBAAATATAAAAoBIWKAAALLAAAAAAaSGmBBANbZAfGAGqBMAABAgBUUAAAAAAOHDAAAJAACAALXAADAATffAAAAAAqCEOYeAgB1BAHPRANNAAAAANfALRAAAfBALRAASAAeBAJXDARBAAoEtF1D1CtCuEA3BClBvE0BoDAazEpDe3BGAVkH-CoEUWAXuCFxB6CkCAV_BmBdFdAjBzBnCtCImBA2BlDnC6D1BjDAVzDzCpDtB0EALhDYpDDWAjB8CcqCtDwEArB7CpBIqBxCAP8MZ-DLoIA8BNW3BJ6BAbbjBYHEAbuIfL-DuFAKgCKEqBQANvBhBFDvBAwB7CsBtChBJAZ3FAvCoB3FAsBTyBN5B8BA5BmBZGRYAwBqDAeJIAuCqC-BiC5BbAe9FEiC6B9HAjCzHnC7BZzCABxBaFKTA_BmFAC8BmEAbhDc5BZtBAVZmCoBVjCApB9FiCqBrB9FA9BvFxBGNlGAwC_BR5ByCrBAfJqBBItDA0BKgBqBtBpDA4CaXgB2BOAvB_GJC5BnDA1BiBBJQqDAtCrFDlBB9DABpBDUNnDA2BgBiBmCAtBAbsEoBPUqBA2BnEkB6CRnJAqB8FboDlB6EABjDIpBI5BARiHGkDjCoHAtBxDcGN_DADvIuB1DjD9EA4BmBC7BmCFAmBdCIkChDAJAhD3BMhBZAEYIGqBAAZrBBBJAAfgBqBBJAAADTAAAAOkCiBPfiCAWiBaEFPAYMAFqBXAAJJAAAAAsBrG3BnBpBrDAkBsE8E0DjCtCA4BjIpBH3B7DAf_BbVWZAH4CThC8DsFAvC5DvBAHpCACkBjCARgEAN9CbxBAVAB3CFHkB9CAV3BlBAAJAHoCRLuBiBASAVLatBGAAdAdEBAA1BclBlBAAFSSBALAMoBM6BLbAKkDLSuCUABxBXRLEAAbDADFAN0BPCoBYAAABiB3BQEAAXEfEAAAMbiBBIAAIH2BxBOAB0BAA2BAADnBCFCZAHNCCLHAEKLEOFAKALqBFlC9CAwDdlBf6BmCA1CLMHDHABSDkBVIAApBDOPFAd3BBIbPAZuCQC6BRAUmBFuBYPACJTOHeAXwCFCBwBAmBnBBfBBADAoBfE8BgBALlCVAfbACLABJAAAkBmBADAAAIJCEAAMtBGLhBDAAsBsBAAAAAA-DDHE0BA0CvCEXJnBAJFOiBCNAnBYAFAAAcjBADABAdRAHACALSBGGKABMAIAEAAABAFKABtBDOIfAdJDDAAAAAuBOIcCAFNNAAAAARAARAAAACCBLUAFTADOZAXdAARLAAWAMBOADyBBBUBAiBKAAKAAAAuBABFaAiBfAMATAdJAHAAABMAAOAAAA5DLA7BzBACULAAgBAAHDAcdAAhBhBAAAAA7C5BAbDABuBaAeFABaDAeAABmBoBABAAAoDwBAIuBAEAlDRcHzCATqEBXayCA4BxBVpBSJAIlBJHVFAILNYANAHSoBHfmBAT3BdDFHAFaDiBVQAGXcAZDAC8CKoBsBBAB-BmBMUWAdAsCWBqBGAITVIDDAAOLEYDAC_C_BDdMALgCyCFLCAAvD7CRILAARyBkB9CHADHbAcFAAHIdCKAAAMEZDOAGRHSJCAANNAAAAAGNAWAAAgCqBAYAABZjBQEBAHqByBIPAAA7CnBHRXADAhBHALXAIBmBKvBAADkBiBIBAADhBfHAEAAAePTGACkBSAKIAAWABUEAAmBjBCmCAAANRAACAAAjBMFrBCAAUadkBLAASrBBkCFAAC8BgBxDSAG3BtBIPBAAdXBEDADdDAZAAAqCBAsCAAAwBIAcKAAAqGmB-BkBiBAgBtCNhBBLANPJABDAAdJLHAAARAADAANHAPcFAN9CJP5BRAIAeAVJkBAEeGkBKBAEPAJBBADZADDNAFbBFPAADLAAMbAGLBFIDAHAaISILAKJAFBBAADBHHeAPNAAJBABiBDAaJAYLAFBDACfBARBAJA1CxBjCzB2DAhBReIW_DAwBxCBRVPAVtCHjBPFAL0CCiCeDAJ1BDbRhBAeFAbAWAAuDS2BgBPAUsBEMCCAapCHZHXAFmDIGekCAJoExC9DZVmEA7B3B0BiGnD5FA2BkCuCzG4EuBAbA6BUmBBAAKVKhBAAAAvBlBJGAAFAXeHCAAOmBRCBAFXFPAAAAGAFKAAAAZBADEAVGdBkBAAJgCgBBAEAePAALAADKAGBJAQTAATAAAAhCBJVfAABzBCKyBAJewBIFXACvEOlBdhCAbuFBE8CkBAsB0BSOYFACzBKDpCoBAXsBA0BHFAGrBREhBJAQAYEIHUAAnBDTBLAAJCIATAARHIAPAAmBGKKKAA4BCiBIOACPDAERAA9BBxBHAABACdH-BNAMNINnBUAALJAAAAALFAADAAQAaBBAFWYBABACBeEZAAJASdWwBFAJFYVVQAAPAAJDABZAAAXAAMaARSAAGABDAAOAhBAAHXAAIAAMBABiBEHR2BAA9BDAatBAlBjBAAAjBAAjBCAjBBAAqCAIA4BAKqBAASFAeAoBWCWDABdEAAJAfUBAFAAcQJABAAcbJBPAABLAAAAAJUAAAUAAAyBKiBDCAIEIPMCAAhBjBABCAADLAAGAAJOHAPAApCrBAdAAAakBDCEAJENASAAAAdFM5BYAA1BfDPAABqByBAFDAEQDCSBAE3BLLdVAUYCGaWAZPCBCLAFgBABaCAGsBMBuBJAAACUDdSADJDcbFABxBzBdoBHAALZCgBVAAoBINsBCABgDBD2CWADvCBE3CCAGOWSTLAGPgBDpBAAAAe7BwBeOAAlDBPlCbAC2BRoBoBLAEFGKDTAAtBEElCSADqD6BPqBWAAoDsBSgCFALlCGtCEBAAxBBPlBCAGAXEGbDABoCBlB2CcADkBNNoBYAAxDEAzEJAoBmCUeGUAH6BoBU8BbAjBmBGI8BlBAA7DxBhBTVACnBXBNBAAAF3BIQiBAMPPQJEAJOWHAAAAVAAAVAAWoBEAZAANKFTAAAHCCGAARQaRAAAIARpBLkBDAAMDAKGAAFvBKDiBACdJBCAAT1CGxBlBJAG-DgB0BcLAaLgBKLTATNONRAAAAxBRDxBMAKEDAGMAJsBAAsBAAA6BoBFQIAAVNAHAAAHEALAAAoBDKoBFAAjBACJdAAAiDuCDiBHACrCDxBVJAIfxBQTiBALGJgBHHAAQFUAAACgBQBcAAJVDHHBABVBJHBAAYAWCAABNBFKhBASVAJHAABAXLDHAAAXLDHAAA6BgBGSAACNLABAAALLAAAAAA0FuDoBEGAczBXtBEAABlCxCoBJCATJalBBCACqBeOQRACQGMEHAApB9BMPUAAWMBcAANjBHFBRAA2DvBPfEAAD3DPKpCzBANhIxBK1BpDAM3JjCrBtB9DAZkCBMVuCAAiE-ByCqCXA7BP4BAKEA3C2BJCM-BANsExBtBoDwFA3BVZEvBFA6BZCvBdRAsCoCCS-BcARwDbzBzC8JAJ8HwBiB6D4BAEaqBDKuBA3BhCJCxDOAEzCmBjChBSAjBjIGRzBxFAAxBKXUrCAQImBM0C_CA3B7DgBzBnBgBA9CkEgBT2BDAmC4CYgBR6BAHrBKjBhB2BAnB4COQlBUAsC1GPdnD7CAeiBAAiBLAM7DRS_B_BACqDGoCWLAWlBOjBH1CAuCyFwBgEY2BArB2EIC4C4CAhBrEPYjCzCAEGRqDCtCALpEahDFjBAfZapBoBnBANGvC2C2DrEAImKe6B6DyBAmC0FwB-CkBPAQpIzBPrCxCA1BVAEhBGAC6EKOW6CAc9BZCAXAtB9EvCzBlCmCAV-BITgBQAIrCqBvBXHArBgCILWuBAgBOvCaU8BAbrCJfZMAVuEqBcAoCAKmBAEBaAGAPQrB1BwCALOJqB6BpDAe1BVZBDAAfZBBBAAJHBBAAAGRWACAAaYERwBAd2BYIEAAQYMKCAACA3G9FKpCWAQiG6FYLFAE2B4BbiBBAFqCiBYeDAJvBqBrBdJAFMGOKGAZAzBHqBMAGa2BAJRAAzBnCKMHAIA0B2BRUJAGlGpB9BzCHABJVAGQAHkCcYCOAAQeJHEAAhCDJvBDAC2CuCaALAFuEhC8BoECAIKTcHIAAuC4IuC4BgB0EAbpGzClDB3BAgBDAAERAKzENtBAjBAzBhBDFgBVAlBjDDCDnCAf5BPAAjBAFAWYMdAXnBBEFjCAeSSEALAIoBetBgBEAWkCCrBAwDABaAKAIAGlCBGDtCAIIBUCiBArBnFrBxCHTATHFkCVHAnBgBP8BCQAf_BTmBJ5BANEJEHwBAbMCGUEARPAXIQAPpCRbKGArBhCBbLpBAU0BAWFsBAHFYbBSAR8CI8BKFAW_CBhBADA5BoCDiBMjBAkC7BQNAGAhCfAKNGAhBhBKXCWArBHEPEDAEsBBQHSASNStBIlCAsCahByBJpCAiDrCFIDlBAhBdADANALpCXAANAhBrBIPAJAZHALBDAMABAAXAciBuBGGKAjBOceAhDA0BnBShBVBAB9BZPFJADvBfJCfAYVFSDVAHRABADANzBFdAFAJ2FD0BHyDAcKAAAKAApCERGtCAIcCAAcAA1BDFLnBAIhBBXXJAasEAKQ8DAJiFBhBHyEA8BiDD3BW8BAuChCAChBtBAKiDG4BCIAaCDKADAAjCgBMA9CARyBLIB8BAHRBeK_BAI5CYCC3CAdSBUCGAFMCOCFACEAAAEAA2BAkBF4BAfhCADJDAvBqCCeBWAYRBARWAXGAZGgBAFdAAAXADAAIAHABIAAAGAEVAFAJAFFAAADAAA1BhBLLMAH6GwB-CwCkBABUgBBHLAKSeBAFAD_BlBVBdALASJAWAAtBDBP1BAOIASBBAD3BC9BzBcAcLADBDAAAxCDfHjBADyCOaGOAEhBAAAhBAAkBAYIEAALAJBAAAYAHAgBAAzCVjBPHADUBWAAAAAckBfUAAAgBaAGAAAkB4BAVAAAhCjCACAAA6BgBKSAAAiBAgBGDAAPAARAAA9BjBAXBAAQIAAIAAAkCYJqBYAInDEpCVVATKADBAAQPAcZLADbAIbFABfDbOPAAuBZsBUQAJsBCDWWACJJcpBJAcCFaANABuC8BkDHUjBARkF9BoClBqDAqCjIjBqBtErDAPnGmBzExBKAdkB1BkCSsBAnB0FClB2C2BAqCvBYmBoB9CAxBA8BBA8BEAAjBABhBAAApBAfJAAAWCgBHDAAMAAAMAAPAAFHAAAcSJKKACLFEFDABJLGZMAKPBFNGAAXSIvBDACDhBAgBHAAbVKIRAFwCmBJ6BCAJAyBIcDAAQ9CSb_BHAL0EwBSyCDAEDmCLPHAjBRtCGKSAYBnBUUAAAvBnBHABAAnCBZnBDAAGABMEAJAnBmBbiB9BATwBPYnB6BAYIBAAKABsBNSMWAGdJLQRAFAhCV_BFRAuBsBJgCaeAjCEHWDDADLADDBAAgDHgBB-BAOZHBAJADNSFBRAHIeTAPAOGOBADADhBAHBEAdDERZHAsBA-DkBUiCKAD7DHpBNlBAlB4BAiBFyBAJkBbDCsBAY7BFRLTADaJWrB2BAEpBAJTVAKpDBbL3BAJzBJHAJAV4BAURBA6BzBDHRAAXAxBPzBObAgBBUuBzBOAXQAFYAADKJFgBJADKGMCdAUMAATgBAAvBACRZAHJAAFBAAqBEKiBAAFAFIALDAAcBAoBJAANHAVQAAAROPPBAArC1CSGEAPnB8BVzBFARQNDkBBABqCMaTHAkCIHVwCDAlBxBhBNEBABSEWXSAB8B8BJAKAAA7BDAXPAPsBOCdWAgBgBAAgBAAAFBBYHANdAAdAAALLAAAACA9BErBrBeAFeDgB4BvBABiBAeBIAAsBAACmBAEdAAbAAASABYBAASAAASAANAAANAAGAFLMAMAJ_BsDjClCA8CSiC1C8BeA9BRBDLAAATAAAAATkBEAAaAGbAXMDALPAHBBABYEJMSAAVBMPDANAzCHTVXAHwBQSBMAGZADBTAAjBAhBAAAARABGVAA8BLUWeAAWBTAmBAIcAgBGDAFAVCDBPAAiBBABkBACVCDATAAMAKEBABBABAAAAAVCDBPAAiBBABkBACVCDATAAALBR2BnBABtEAnBnClBADmCAMA2BACgCA0BGEAEYAOIEAA6BAAKyBAAOCAMAAABAAAAAAArDEPI9BAlBJMVU3BAiBHPaDFALsDWmBlB6CAD1BPRBdAJQEODEADkBAKTEAoBDRJEoBAVOABAQAAQCCEkBAVKJTsBDAAAqDR6BwClBAWxDIXxBdAPEBFEBAK0BOjBHkDAPxBDLhBBAEAfhBAAAACegBAAAAAA6BQNDqCAPtBFFU3BAILAABFADGLSNHAYRBAFBAHAyBEUCKASlDJbFRAlBVAATBAAVACAXAAfAZBBABSAOACACsDEgBWaAaOCEAAAGAzBECZTAJpBUhBKFAfkCbiBQQAgBSSAADACAwCWkBJgBAAhDPLN5BAIIAQDBABhBARAZAAwBFRWgCANNAPACAA2BCKKQASvBFGhBCALACBNKIAAACQJHAAA8FiBI0BmCAW5BNALZADzBDVZYAViBEeWVAA1DTDlB_BAIAjCHEfRAP8EKAewBA2B7CDFFjBApBqCCICSAqBKAIQBALAtCAPSjCALmBBwBNMAFdAAVHAAHADfcAAbAfaJALeAAeCAARAAAJAHRAAAJAHLAAADAHLAAADAHHAAAAAHgBAAAAAgBHAAAAAHHAAAAAHgBAAAAAgBCAACAAACAACAAATAACXACCAACAAACAACAAAIAAAIAAIAAAIAAGAAAGAAGACAEAAAAAAAAAAAABCAABAAABAATAFANAADAFACAAPAAAPAAoBAAAoBAALAAALAAJAAAJAAKAAAKAAKAAAKAAIAABKAAOAAEKAAEAAAEAAEAAAEAAFAAAFAAFAAAFAAgBAAAgBAACAAACAACAAACAACAAACAABABAAAAKAKAAAAAAAAAAAEEAAAAAAAAAAAAAgBSACIAEZEAfIADgBAAgBAAApBZAALADuCYAAYAAAYAAYAAAYAAYAAAfAAfAAAYAAYAAAYAAYAAAfAAfAAAMAAMAAAEAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAuCUGQaAKzCRJjBRABIBGYJAJAiCCEVwCAGxCVFHtBABkBWIMDABLDABBADeCAUBAKlBAAGlBAHAmBArB6BCAWTAQbBAHLAGNBABRAAPAAAMAMAAAAECSAAANAJJAAAAAAoBCOFAAalBBNGAAX`
