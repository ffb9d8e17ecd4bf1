// Weights of planet-b with 4 players, written by `hustings train`.
export default `hustings-weights-1
planet-b
1
4
6
players turn stack last-turns marker elections board.1 board.2 board.3 board.4 suitcases.left suitcases.centre suitcases.right price.plastic price.iridium price.water price.plants price.hydrogen price.chips price.meat bag.puppet 1.active 1.vp 1.money 1.store 1.mood 1.votes 1.bag 1.fraud 1.immoral 1.hand 1.news 1.buildings 1.zones-open 1.places-open 1.workers-out 1.trickster 1.brain 1.capitalists 1.futurists 1.traditionalists 1.plastic 1.iridium 1.water 1.plants 1.hydrogen 1.chips 1.meat 1.president 1.prime-minister 1.lama 1.dodo 2.active 2.vp 2.money 2.store 2.mood 2.votes 2.bag 2.fraud 2.immoral 2.hand 2.news 2.buildings 2.zones-open 2.places-open 2.workers-out 2.trickster 2.brain 2.capitalists 2.futurists 2.traditionalists 2.plastic 2.iridium 2.water 2.plants 2.hydrogen 2.chips 2.meat 2.president 2.prime-minister 2.lama 2.dodo 3.active 3.vp 3.money 3.store 3.mood 3.votes 3.bag 3.fraud 3.immoral 3.hand 3.news 3.buildings 3.zones-open 3.places-open 3.workers-out 3.trickster 3.brain 3.capitalists 3.futurists 3.traditionalists 3.plastic 3.iridium 3.water 3.plants 3.hydrogen 3.chips 3.meat 3.president 3.prime-minister 3.lama 3.dodo 4.active 4.vp 4.money 4.store 4.mood 4.votes 4.bag 4.fraud 4.immoral 4.hand 4.news 4.buildings 4.zones-open 4.places-open 4.workers-out 4.trickster 4.brain 4.capitalists 4.futurists 4.traditionalists 4.plastic 4.iridium 4.water 4.plants 4.hydrogen 4.chips 4.meat 4.president 4.prime-minister 4.lama 4.dodo

ask.draft
draft:pawnshop draft:board-game-publisher draft:hydrogen-refinery draft:museum draft:restaurant draft:gated-arcology draft:space-elevator draft:beer-tent draft:presidential-palace draft:parking-lot draft:iridium-mine draft:state-television draft:architects-office draft:hospital draft:offshore-consultancy draft:electoral-academy draft:recycling-centre draft:power-plant draft:garment-factory draft:temple-of-growth draft:clone-factory draft:construction-site draft:job-centre draft:casino draft:protein-complex draft:pharmaceutical-factory draft:cargo-terminal draft:greenhouse draft:orbital-catapult draft:smoothie-factory draft:think-tank draft:polling-institute draft:llama-pasture draft:university draft:central-bank draft:organ-farm draft:kebab-stand draft:public-well draft:stadium draft:troll-farm draft:ai-ministry draft:spaceport
ask.draft | A
draft:pawnshop draft:board-game-publisher draft:beer-tent draft:parking-lot draft:recycling-centre draft:garment-factory draft:construction-site draft:job-centre draft:casino draft:greenhouse draft:llama-pasture draft:kebab-stand draft:public-well draft:troll-farm
ask.draft | B
draft:hydrogen-refinery draft:museum draft:restaurant draft:state-television draft:architects-office draft:hospital draft:offshore-consultancy draft:clone-factory draft:pharmaceutical-factory draft:cargo-terminal draft:smoothie-factory draft:think-tank draft:polling-institute draft:organ-farm
ask.draft | C
draft:gated-arcology draft:space-elevator draft:presidential-palace draft:iridium-mine draft:electoral-academy draft:power-plant draft:temple-of-growth draft:protein-complex draft:orbital-catapult draft:university draft:central-bank draft:stadium draft:ai-ministry draft:spaceport
ask.deal
tile:left tile:centre tile:right buy-tile take-tile-off sell:plastic sell:plants sell:hydrogen office sell:water sell:chips sell:iridium sell:meat
ask.tile
stock:plastic stock:iridium stock:water stock:plants stock:hydrogen stock:chips stock:meat
ask.cell
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.cell | resource.water
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.order
action:1 action:2 action:3 take-tile-off action:4 sell:plastic sell:plants sell:hydrogen sell:iridium sell:chips buy-tile office sell:water sell:meat
ask.support
step:capitalists step:futurists step:traditionalists take-tile-off box:capitalists-1a box:capitalists-1b box:traditionalists-1a box:traditionalists-1b buy-tile sell:chips box:capitalists-2a box:capitalists-2b box:futurists-1a box:futurists-1b box:futurists-2a box:futurists-2b sell:water sell:plants sell:meat sell:plastic sell:iridium box:futurists-3a box:futurists-3b sell:hydrogen box:capitalists-3a box:capitalists-3b box:traditionalists-2a box:traditionalists-2b box:traditionalists-3a box:traditionalists-3b box:traditionalists-4a box:traditionalists-4b box:capitalists-4a box:capitalists-4b box:futurists-4a box:futurists-4b
ask.worker-action
take:trickster take:brain place:headquarters:0:trickster place:headquarters:0:brain buy-tile take-tile-off sell:chips sell:water sell:plants sell:meat sell:plastic sell:iridium place:restaurant:0:trickster place:restaurant:1:brain sell:hydrogen place:greenhouse:0:trickster place:construction-site:0:trickster place:cargo-terminal:0:trickster place:cargo-terminal:1:brain place:pawnshop:0:trickster place:troll-farm:0:trickster place:job-centre:0:trickster place:job-centre:1:trickster place:kebab-stand:0:trickster place:kebab-stand:1:trickster place:protein-complex:0:brain place:protein-complex:1:brain place:orbital-catapult:0:brain place:ai-ministry:0:brain place:parking-lot:0:trickster place:stadium:0:brain place:recycling-centre:0:trickster place:public-well:0:trickster place:public-well:1:trickster place:spaceport:0:brain place:spaceport:1:brain place:garment-factory:0:trickster place:garment-factory:1:trickster place:architects-office:0:trickster place:architects-office:0:brain place:smoothie-factory:0:trickster place:smoothie-factory:0:brain place:beer-tent:0:trickster place:board-game-publisher:0:trickster place:pharmaceutical-factory:0:trickster place:pharmaceutical-factory:0:brain place:clone-factory:0:trickster place:clone-factory:0:brain place:llama-pasture:0:trickster place:llama-pasture:1:trickster place:casino:0:trickster place:think-tank:0:trickster place:think-tank:0:brain place:museum:0:trickster place:museum:0:brain place:state-television:0:trickster place:state-television:1:brain place:power-plant:0:brain place:space-elevator:0:brain place:space-elevator:1:brain place:polling-institute:0:trickster place:polling-institute:0:brain place:gated-arcology:0:brain place:hydrogen-refinery:0:trickster place:hydrogen-refinery:1:brain place:hospital:0:brain place:hospital:0:trickster place:presidential-palace:0:brain place:university:0:brain place:organ-farm:0:trickster place:organ-farm:0:brain place:organ-farm:1:trickster place:organ-farm:1:brain place:iridium-mine:0:brain place:iridium-mine:1:brain place:temple-of-growth:0:brain place:temple-of-growth:1:brain place:electoral-academy:0:brain place:central-bank:0:brain place:offshore-consultancy:0:brain place:offshore-consultancy:0:trickster
ask.line
line:upper line:lower buy-tile take-tile-off sell:chips sell:iridium sell:plants sell:plastic sell:water sell:hydrogen sell:meat
ask.end-turn
end-turn sell:plastic sell:plants sell:hydrogen buy-tile take-tile-off office sell:water sell:meat sell:iridium sell:chips
ask.news
news:I news:II buy-tile take-tile-off news:III sell:iridium sell:chips sell:hydrogen sell:plants sell:plastic sell:water sell:meat
ask.cell | resource.plants
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.use-building
use:headquarters:upper use:headquarters:lower buy-tile take-tile-off sell:hydrogen sell:plants sell:iridium sell:meat use:cargo-terminal:upper use:cargo-terminal:lower sell:water use:pawnshop:upper use:pawnshop:lower sell:plastic use:job-centre:upper use:job-centre:lower sell:chips use:troll-farm:upper use:troll-farm:lower use:orbital-catapult:upper use:orbital-catapult:lower use:public-well:upper use:public-well:lower use:garment-factory:upper use:garment-factory:lower use:beer-tent:upper use:beer-tent:lower use:llama-pasture:upper use:llama-pasture:lower use:casino:upper use:casino:lower use:parking-lot:upper use:parking-lot:lower use:state-television:upper use:state-television:lower use:recycling-centre:upper use:recycling-centre:lower use:restaurant:upper use:restaurant:lower use:think-tank:upper use:think-tank:lower use:kebab-stand:upper use:kebab-stand:lower use:hospital:upper use:hospital:lower use:hydrogen-refinery:upper use:hydrogen-refinery:lower use:power-plant:upper use:power-plant:lower use:space-elevator:upper use:space-elevator:lower use:university:upper use:university:lower use:iridium-mine:upper use:iridium-mine:lower use:temple-of-growth:upper use:temple-of-growth:lower use:greenhouse:upper use:greenhouse:lower use:offshore-consultancy:upper use:offshore-consultancy:lower use:central-bank:upper use:central-bank:lower use:organ-farm:upper use:organ-farm:lower use:board-game-publisher:upper use:board-game-publisher:lower use:electoral-academy:upper use:electoral-academy:lower use:clone-factory:upper use:clone-factory:lower use:presidential-palace:upper use:presidential-palace:lower use:smoothie-factory:upper use:smoothie-factory:lower use:polling-institute:upper use:polling-institute:lower use:construction-site:upper use:construction-site:lower use:museum:upper use:museum:lower use:gated-arcology:upper use:gated-arcology:lower use:spaceport:upper use:spaceport:lower use:architects-office:upper use:architects-office:lower use:protein-complex:upper use:protein-complex:lower use:ai-ministry:upper use:ai-ministry:lower use:pharmaceutical-factory:upper use:pharmaceutical-factory:lower
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
elect:left elect:right buy-tile take-tile-off sell:plastic sell:plants sell:water sell:chips sell:meat sell:hydrogen sell:iridium
ask.workers-home
stands:headquarters:0:brain done stands:construction-site:0:trickster stands:headquarters:0:trickster stands:greenhouse:0:trickster stands:protein-complex:0:brain stands:protein-complex:1:brain stands:troll-farm:0:trickster stands:parking-lot:0:trickster stands:garment-factory:0:trickster stands:garment-factory:1:trickster stands:smoothie-factory:0:trickster stands:smoothie-factory:0:brain stands:board-game-publisher:0:trickster stands:clone-factory:0:trickster stands:clone-factory:0:brain stands:casino:0:trickster stands:ai-ministry:0:brain stands:think-tank:0:trickster stands:think-tank:0:brain stands:architects-office:0:trickster stands:beer-tent:0:trickster stands:museum:0:brain stands:stadium:0:brain stands:recycling-centre:0:trickster stands:polling-institute:0:brain stands:museum:0:trickster stands:hospital:0:brain stands:university:0:brain stands:polling-institute:0:trickster stands:iridium-mine:0:brain stands:iridium-mine:1:brain stands:orbital-catapult:0:brain stands:architects-office:0:brain stands:pharmaceutical-factory:0:brain stands:power-plant:0:brain stands:temple-of-growth:0:brain stands:organ-farm:0:brain stands:organ-farm:1:brain stands:organ-farm:0:trickster stands:gated-arcology:0:brain stands:electoral-academy:0:brain stands:spaceport:0:brain stands:spaceport:1:brain stands:temple-of-growth:1:brain stands:offshore-consultancy:0:trickster stands:presidential-palace:0:brain stands:pharmaceutical-factory:0:trickster stands:central-bank:0:brain stands:hospital:0:trickster stands:offshore-consultancy:0:brain stands:organ-farm:1:trickster
ask.cell | resource.iridium
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.build-or-not
build under sell:plants sell:meat sell:chips sell:water sell:iridium sell:hydrogen sell:plastic
ask.build-or-not | building.kebab-stand
build under sell:plants sell:plastic sell:iridium sell:chips sell:hydrogen sell:water sell:meat
ask.fraud
fraud:stuffed-ballot fraud:extra-draw buy-tile take-tile-off sell:iridium sell:hydrogen sell:meat nothing sell:water sell:plants sell:plastic sell:chips
ask.law
lawbox:left lawbox:right sell:plastic sell:plants sell:iridium sell:meat sell:water sell:hydrogen sell:chips
ask.law | law.basic-income
lawbox:left lawbox:right sell:plastic sell:plants sell:iridium sell:water sell:hydrogen sell:chips sell:meat
ask.build-or-not | building.presidential-palace
under sell:plants sell:meat sell:plastic sell:hydrogen build sell:iridium sell:chips sell:water
ask.law | law.term-limits
lawbox:left lawbox:right sell:water sell:plants sell:meat sell:plastic sell:chips sell:iridium sell:hydrogen
ask.take-worker
take:trickster take:brain take-tile-off sell:plants buy-tile sell:plastic sell:iridium sell:water sell:meat sell:hydrogen sell:chips
ask.law | law.education-reform
lawbox:left lawbox:right sell:hydrogen sell:water sell:plants sell:iridium sell:chips sell:plastic sell:meat
ask.build-or-not | building.restaurant
build under sell:iridium sell:plants sell:chips sell:hydrogen sell:water sell:meat sell:plastic
ask.law | law.retroactive-immunity
lawbox:left lawbox:right sell:chips sell:iridium sell:hydrogen sell:meat sell:plastic sell:water sell:plants
ask.law | law.compulsory-enthusiasm
lawbox:left lawbox:right sell:plastic sell:water sell:meat sell:plants sell:iridium sell:hydrogen sell:chips
ask.any-resource
store:plastic store:iridium store:water store:plants store:hydrogen store:chips store:meat take-tile-off sell:iridium sell:water sell:hydrogen buy-tile sell:meat sell:plants sell:plastic sell:chips
ask.law | law.solidarity-levy
lawbox:left lawbox:right sell:iridium sell:water sell:plants sell:hydrogen sell:meat sell:chips sell:plastic
ask.build-or-not | building.temple-of-growth
under sell:chips sell:water sell:meat sell:plastic sell:plants sell:iridium sell:hydrogen build
ask.step
step:capitalists step:futurists step:traditionalists buy-tile take-tile-off sell:iridium sell:chips sell:plants sell:hydrogen sell:meat sell:water sell:plastic
ask.build-or-not | building.state-television
under sell:chips sell:meat build sell:iridium sell:water sell:plastic sell:plants sell:hydrogen
ask.law | law.coal-phase-out
lawbox:left lawbox:right sell:chips sell:meat sell:iridium sell:hydrogen sell:plants sell:plastic sell:water
ask.build-or-not | building.orbital-catapult
under sell:plants sell:chips build sell:plastic sell:iridium sell:water sell:hydrogen sell:meat
ask.build-or-not | building.board-game-publisher
build under sell:iridium sell:chips sell:plastic sell:plants sell:water sell:meat sell:hydrogen
ask.one-of
option:1 option:2 sell:hydrogen sell:iridium sell:plants sell:chips sell:meat sell:water sell:plastic
ask.law | law.water-for-everyone
lawbox:left lawbox:right sell:iridium sell:water sell:plants sell:chips sell:plastic sell:meat sell:hydrogen
ask.law | law.founding-dodo-day
lawbox:left lawbox:right sell:plastic sell:plants sell:hydrogen sell:meat sell:water sell:iridium sell:chips
ask.build-or-not | building.offshore-consultancy
under sell:water sell:meat sell:iridium sell:chips build sell:plants sell:plastic sell:hydrogen
ask.law | law.patent-on-the-wheel
lawbox:left lawbox:right sell:iridium sell:meat sell:plastic sell:plants sell:chips sell:water sell:hydrogen
ask.build-or-not | building.troll-farm
build under sell:iridium sell:chips sell:plastic sell:hydrogen sell:meat sell:plants sell:water
ask.law | law.district-redesign
lawbox:left lawbox:right sell:iridium sell:water sell:plants sell:meat sell:plastic sell:chips sell:hydrogen
ask.build-or-not | building.beer-tent
build under sell:hydrogen sell:plastic sell:water sell:plants sell:iridium sell:chips sell:meat
ask.build-or-not | building.museum
under sell:iridium sell:chips build sell:meat sell:plants sell:hydrogen sell:plastic sell:water
ask.build-or-not | building.greenhouse
build under sell:iridium sell:chips sell:plastic sell:water sell:hydrogen sell:meat sell:plants
ask.law | law.private-air
lawbox:left lawbox:right sell:hydrogen sell:plastic sell:iridium sell:plants sell:chips sell:meat sell:water
ask.demolish
building:headquarters building:construction-site sell:plastic sell:water building:parking-lot sell:meat sell:chips building:troll-farm building:recycling-centre building:board-game-publisher building:pawnshop building:garment-factory building:casino building:llama-pasture sell:plants building:public-well building:beer-tent sell:iridium building:organ-farm building:job-centre building:kebab-stand building:architects-office building:hydrogen-refinery building:museum sell:hydrogen building:restaurant building:stadium building:gated-arcology building:protein-complex building:think-tank building:offshore-consultancy building:hospital building:pharmaceutical-factory building:orbital-catapult building:cargo-terminal building:temple-of-growth building:presidential-palace building:greenhouse building:space-elevator building:smoothie-factory building:state-television building:electoral-academy building:power-plant building:polling-institute building:clone-factory building:iridium-mine building:university building:spaceport building:ai-ministry building:central-bank
ask.build-or-not | building.casino
build under sell:hydrogen sell:chips sell:plastic sell:iridium sell:plants sell:meat sell:water
ask.law-deck
law:yellow law:blue buy-tile take-tile-off sell:plants sell:chips sell:plastic sell:meat sell:water sell:iridium sell:hydrogen
ask.build-or-not | building.polling-institute
under sell:plastic sell:water sell:plants sell:iridium build sell:hydrogen sell:meat sell:chips
ask.build-or-not | building.cargo-terminal
under sell:chips sell:meat build sell:plastic sell:plants sell:iridium sell:hydrogen sell:water
ask.use-building | building.cargo-terminal
use:cargo-terminal:upper use:cargo-terminal:lower sell:hydrogen take-tile-off sell:iridium buy-tile sell:meat sell:chips sell:water sell:plastic sell:plants
ask.build-or-not | building.pawnshop
build under sell:plastic sell:water sell:chips sell:iridium sell:hydrogen sell:plants sell:meat
ask.use-building | building.pawnshop
use:pawnshop:upper use:pawnshop:lower sell:plastic sell:iridium buy-tile take-tile-off sell:plants sell:hydrogen sell:meat sell:chips sell:water
ask.law | law.right-to-repair
lawbox:left lawbox:right sell:plastic sell:hydrogen sell:meat sell:chips sell:plants sell:water sell:iridium
ask.law | law.transparency-act
lawbox:left lawbox:right sell:plastic sell:iridium sell:plants sell:meat sell:water sell:hydrogen sell:chips
ask.law | law.media-order
lawbox:left lawbox:right sell:iridium sell:water sell:plastic sell:hydrogen sell:chips sell:plants sell:meat
ask.build-or-not | building.job-centre
build under sell:chips sell:hydrogen sell:water sell:plants sell:plastic sell:iridium sell:meat
ask.use-building | building.job-centre
use:job-centre:upper use:job-centre:lower sell:iridium sell:chips buy-tile take-tile-off sell:hydrogen sell:plastic sell:plants sell:meat sell:water
ask.build-or-not | building.protein-complex
build under sell:plants sell:chips sell:iridium sell:water sell:meat sell:hydrogen sell:plastic
ask.build-or-not | building.public-well
build under sell:meat sell:plants sell:plastic sell:water sell:hydrogen sell:iridium sell:chips
ask.build-or-not | building.university
under sell:iridium sell:chips sell:plastic sell:plants sell:hydrogen sell:water build sell:meat
ask.build-or-not | building.smoothie-factory
under sell:iridium sell:water build sell:plastic sell:hydrogen sell:chips sell:plants sell:meat
ask.use-building | building.troll-farm
use:troll-farm:upper use:troll-farm:lower buy-tile take-tile-off sell:hydrogen sell:iridium sell:chips sell:water sell:plants sell:plastic sell:meat
ask.law | law.housing-programme
lawbox:left lawbox:right sell:hydrogen sell:plastic sell:iridium sell:chips sell:meat sell:plants sell:water
ask.law | law.llama-welfare
lawbox:left lawbox:right sell:iridium sell:chips sell:water sell:hydrogen sell:meat sell:plants sell:plastic
ask.use-building | building.orbital-catapult
use:orbital-catapult:upper use:orbital-catapult:lower sell:plants buy-tile take-tile-off sell:meat sell:iridium sell:hydrogen sell:plastic sell:water sell:chips
ask.step-back
back:capitalists back:futurists back:traditionalists
ask.build-or-not | building.garment-factory
under sell:meat sell:iridium build sell:plants sell:chips sell:plastic sell:water sell:hydrogen
ask.build-or-not | building.spaceport
build under sell:plants sell:iridium sell:water sell:hydrogen sell:chips sell:plastic sell:meat
ask.build-or-not | building.electoral-academy
under sell:chips sell:iridium sell:plants build sell:plastic sell:meat sell:water sell:hydrogen
ask.build-or-not | building.ai-ministry
build under sell:plastic sell:hydrogen sell:meat sell:iridium sell:water sell:plants sell:chips
ask.law | law.security-ministry
lawbox:left lawbox:right sell:plastic sell:iridium sell:chips sell:meat sell:plants sell:hydrogen sell:water
ask.law | law.labour-flexibility
lawbox:left lawbox:right sell:water sell:iridium sell:hydrogen sell:chips sell:meat sell:plastic sell:plants
ask.build-or-not | building.hydrogen-refinery
under sell:hydrogen sell:iridium sell:plants build sell:plastic sell:chips sell:water sell:meat
ask.law | law.strategic-reserve
lawbox:left lawbox:right sell:iridium sell:plastic sell:plants sell:water sell:chips sell:hydrogen sell:meat
ask.build-or-not | building.parking-lot
build under sell:chips sell:plastic sell:plants sell:hydrogen sell:iridium sell:water sell:meat
ask.build-or-not | building.stadium
build under sell:meat sell:iridium sell:chips sell:plastic sell:plants sell:water sell:hydrogen
ask.build-or-not | building.power-plant
build under sell:plastic sell:plants sell:meat sell:hydrogen sell:iridium sell:water sell:chips
ask.build-or-not | building.central-bank
under sell:plants sell:hydrogen sell:meat sell:iridium sell:plastic sell:chips build sell:water
ask.build-or-not | building.iridium-mine
under sell:iridium sell:chips build sell:plants sell:plastic sell:hydrogen sell:water sell:meat
ask.build-or-not | building.llama-pasture
build under sell:meat sell:plastic sell:plants sell:chips sell:water sell:iridium sell:hydrogen
ask.build-or-not | building.clone-factory
under sell:plastic build sell:iridium sell:water sell:plants sell:meat sell:chips sell:hydrogen
ask.build-or-not | building.recycling-centre
build under sell:iridium sell:meat sell:chips sell:plants sell:hydrogen sell:water sell:plastic
ask.use-building | building.public-well
use:public-well:upper use:public-well:lower sell:water take-tile-off buy-tile sell:hydrogen sell:chips sell:plants sell:meat sell:iridium sell:plastic
ask.use-building | building.garment-factory
use:garment-factory:upper use:garment-factory:lower sell:plastic sell:water buy-tile sell:plants sell:hydrogen take-tile-off sell:iridium sell:chips sell:meat
ask.build-or-not | building.architects-office
build under sell:iridium sell:plants sell:chips sell:water sell:meat sell:plastic sell:hydrogen
ask.discard
card:beer-tent card:presidential-palace done buy-tile take-tile-off card:power-plant sell:hydrogen card:think-tank card:temple-of-growth sell:iridium card:ai-ministry card:organ-farm sell:water card:offshore-consultancy card:casino card:parking-lot card:recycling-centre card:hydrogen-refinery card:garment-factory card:llama-pasture card:clone-factory card:electoral-academy card:troll-farm card:protein-complex sell:plastic sell:chips card:kebab-stand card:pharmaceutical-factory card:job-centre card:gated-arcology card:greenhouse card:space-elevator card:university sell:plants card:stadium card:spaceport card:pawnshop card:construction-site card:smoothie-factory card:polling-institute card:iridium-mine card:hospital card:public-well card:orbital-catapult card:cargo-terminal card:central-bank card:restaurant card:museum card:state-television sell:meat card:board-game-publisher
ask.use-building | building.beer-tent
use:beer-tent:upper use:beer-tent:lower sell:plants buy-tile take-tile-off sell:meat sell:plastic sell:water sell:hydrogen sell:chips sell:iridium
ask.build-or-not | building.pharmaceutical-factory
build under sell:chips sell:plastic sell:water sell:iridium sell:meat sell:hydrogen sell:plants
ask.build-or-not | building.gated-arcology
under sell:plants sell:water sell:chips sell:plastic sell:iridium sell:hydrogen sell:meat build
ask.return-worker
stands:headquarters:0:trickster stands:headquarters:0:brain take-tile-off sell:water stands:board-game-publisher:0:trickster buy-tile stands:architects-office:0:trickster stands:architects-office:0:brain stands:parking-lot:0:trickster sell:plants stands:smoothie-factory:0:trickster stands:smoothie-factory:0:brain stands:greenhouse:0:trickster sell:iridium stands:hydrogen-refinery:0:trickster stands:kebab-stand:0:trickster stands:kebab-stand:1:trickster stands:llama-pasture:0:trickster stands:garment-factory:1:trickster stands:space-elevator:0:brain sell:chips stands:gated-arcology:0:brain stands:university:0:brain stands:beer-tent:0:trickster stands:public-well:0:trickster stands:public-well:1:trickster sell:plastic stands:job-centre:0:trickster stands:job-centre:1:trickster stands:offshore-consultancy:0:brain stands:state-television:1:brain stands:pawnshop:0:trickster stands:electoral-academy:0:brain stands:pharmaceutical-factory:0:trickster stands:pharmaceutical-factory:0:brain stands:central-bank:0:brain stands:spaceport:0:brain stands:hospital:0:brain stands:cargo-terminal:0:trickster stands:cargo-terminal:1:brain stands:spaceport:1:brain stands:presidential-palace:0:brain stands:recycling-centre:0:trickster stands:power-plant:0:brain stands:museum:0:trickster stands:museum:0:brain stands:organ-farm:0:trickster stands:organ-farm:1:brain stands:organ-farm:1:trickster stands:polling-institute:0:trickster stands:polling-institute:0:brain stands:llama-pasture:1:trickster stands:stadium:0:brain stands:organ-farm:0:brain stands:iridium-mine:0:brain stands:iridium-mine:1:brain stands:casino:0:trickster sell:meat stands:troll-farm:0:trickster stands:space-elevator:1:brain sell:hydrogen stands:think-tank:0:trickster stands:think-tank:0:brain stands:orbital-catapult:0:brain stands:ai-ministry:0:brain stands:hydrogen-refinery:1:brain stands:clone-factory:0:brain stands:restaurant:0:trickster stands:temple-of-growth:0:brain stands:temple-of-growth:1:brain stands:restaurant:1:brain stands:protein-complex:1:brain stands:protein-complex:0:brain stands:offshore-consultancy:0:trickster stands:construction-site:0:trickster stands:state-television:0:trickster stands:garment-factory:0:trickster stands:clone-factory:0:trickster stands:hospital:0:trickster
ask.use-building | building.llama-pasture
use:llama-pasture:upper use:llama-pasture:lower sell:water sell:chips take-tile-off buy-tile sell:meat sell:plastic sell:plants sell:hydrogen sell:iridium
ask.use-building | building.casino
use:casino:upper use:casino:lower take-tile-off buy-tile sell:plants sell:chips sell:water sell:plastic sell:iridium sell:hydrogen sell:meat
ask.build-or-not | building.construction-site
under sell:plastic sell:iridium sell:plants build sell:hydrogen sell:chips sell:water sell:meat
ask.use-building | building.parking-lot
use:parking-lot:upper use:parking-lot:lower sell:meat buy-tile take-tile-off sell:iridium sell:water sell:plants sell:hydrogen sell:plastic sell:chips
ask.build-or-not | building.organ-farm
under sell:water sell:plants sell:chips sell:iridium sell:hydrogen build sell:plastic sell:meat
ask.build-or-not | building.think-tank
build under sell:water sell:plants sell:meat sell:plastic sell:chips sell:hydrogen sell:iridium
ask.build-or-not | building.hospital
under sell:iridium sell:hydrogen build sell:plastic sell:plants sell:chips sell:water sell:meat
ask.use-building | building.state-television
use:state-television:upper use:state-television:lower sell:iridium sell:hydrogen buy-tile take-tile-off sell:plastic sell:plants sell:chips sell:meat sell:water
ask.pay-resource
store:plastic store:hydrogen store:water store:plants store:iridium store:chips store:meat
ask.use-building | building.recycling-centre
use:recycling-centre:upper use:recycling-centre:lower sell:plastic take-tile-off sell:water sell:plants sell:hydrogen buy-tile sell:iridium sell:meat sell:chips
ask.build-or-not | building.space-elevator
under sell:plastic sell:iridium sell:water build sell:chips sell:plants sell:meat sell:hydrogen
ask.use-building | building.restaurant
use:restaurant:upper use:restaurant:lower sell:meat buy-tile take-tile-off sell:plants sell:hydrogen sell:iridium sell:plastic sell:water sell:chips
ask.use-building | building.think-tank
use:think-tank:upper use:think-tank:lower sell:hydrogen take-tile-off buy-tile sell:plants sell:plastic sell:iridium sell:chips sell:meat sell:water
ask.use-building | building.kebab-stand
use:kebab-stand:upper use:kebab-stand:lower sell:water sell:meat buy-tile take-tile-off sell:plants sell:hydrogen sell:iridium sell:chips sell:plastic
ask.use-building | building.hospital
use:hospital:upper use:hospital:lower sell:plants sell:hydrogen sell:chips take-tile-off buy-tile sell:plastic sell:meat sell:iridium sell:water
ask.use-building | building.hydrogen-refinery
use:hydrogen-refinery:upper use:hydrogen-refinery:lower sell:water sell:hydrogen buy-tile sell:iridium sell:plants sell:chips take-tile-off sell:meat sell:plastic
ask.use-building | building.power-plant
use:power-plant:upper use:power-plant:lower buy-tile take-tile-off sell:plastic sell:plants sell:chips sell:iridium sell:water sell:hydrogen sell:meat
ask.copy
use:headquarters:upper use:headquarters:lower use:space-elevator:lower buy-tile take-tile-off use:job-centre:upper use:job-centre:lower use:kebab-stand:lower use:casino:upper use:casino:lower use:greenhouse:upper use:pawnshop:upper use:troll-farm:upper use:troll-farm:lower use:llama-pasture:upper use:llama-pasture:lower use:central-bank:upper use:central-bank:lower use:public-well:upper use:orbital-catapult:upper use:orbital-catapult:lower use:temple-of-growth:upper use:temple-of-growth:lower use:restaurant:lower sell:chips use:smoothie-factory:lower sell:plastic use:parking-lot:upper use:parking-lot:lower use:stadium:upper use:presidential-palace:upper use:presidential-palace:lower sell:plants use:spaceport:upper sell:iridium use:board-game-publisher:upper use:garment-factory:lower use:think-tank:upper use:think-tank:lower sell:hydrogen use:smoothie-factory:upper sell:meat use:gated-arcology:lower use:architects-office:upper use:beer-tent:upper use:beer-tent:lower use:iridium-mine:upper use:iridium-mine:lower use:hospital:upper use:hospital:lower use:construction-site:upper use:recycling-centre:upper use:protein-complex:upper use:recycling-centre:lower use:organ-farm:lower use:electoral-academy:upper use:electoral-academy:lower use:university:upper use:university:lower use:polling-institute:upper use:polling-institute:lower sell:water use:cargo-terminal:upper use:cargo-terminal:lower use:public-well:lower use:hydrogen-refinery:lower use:museum:lower use:offshore-consultancy:upper use:offshore-consultancy:lower use:state-television:upper use:state-television:lower use:pawnshop:lower use:ai-ministry:upper use:ai-ministry:lower use:clone-factory:lower use:museum:upper
ask.use-building | building.space-elevator
use:space-elevator:upper use:space-elevator:lower sell:hydrogen take-tile-off sell:plants sell:meat sell:plastic buy-tile sell:iridium sell:chips sell:water
ask.use-building | building.university
use:university:upper use:university:lower take-tile-off sell:plastic buy-tile sell:water sell:plants sell:meat sell:chips sell:iridium sell:hydrogen
ask.sell-at
store:chips done store:plants store:water store:iridium store:meat store:plastic store:hydrogen
ask.use-building | building.iridium-mine
use:iridium-mine:upper use:iridium-mine:lower take-tile-off buy-tile sell:plants sell:iridium sell:water sell:hydrogen sell:chips sell:plastic sell:meat
ask.use-building | building.temple-of-growth
use:temple-of-growth:upper use:temple-of-growth:lower buy-tile take-tile-off sell:water sell:hydrogen sell:chips sell:plastic sell:iridium sell:plants sell:meat
ask.use-building | building.greenhouse
use:greenhouse:upper use:greenhouse:lower sell:plastic sell:plants buy-tile take-tile-off sell:iridium sell:meat sell:chips sell:hydrogen sell:water
ask.use-building | building.offshore-consultancy
use:offshore-consultancy:upper use:offshore-consultancy:lower buy-tile take-tile-off sell:iridium sell:hydrogen sell:chips sell:meat sell:plants sell:plastic sell:water
ask.use-building | building.central-bank
use:central-bank:upper use:central-bank:lower buy-tile take-tile-off sell:iridium sell:plastic sell:plants sell:chips sell:water sell:hydrogen sell:meat
ask.use-building | building.organ-farm
use:organ-farm:upper use:organ-farm:lower sell:plastic sell:iridium sell:meat take-tile-off sell:plants buy-tile sell:chips sell:water sell:hydrogen
ask.use-building | building.board-game-publisher
use:board-game-publisher:upper use:board-game-publisher:lower sell:plastic buy-tile take-tile-off sell:hydrogen sell:iridium sell:water sell:chips
ask.use-building | building.electoral-academy
use:electoral-academy:upper use:electoral-academy:lower sell:plants buy-tile take-tile-off sell:chips sell:plastic sell:hydrogen sell:iridium sell:water sell:meat
ask.use-building | building.clone-factory
use:clone-factory:upper use:clone-factory:lower sell:plastic sell:plants sell:chips take-tile-off sell:iridium buy-tile sell:water sell:hydrogen
ask.use-building | building.presidential-palace
use:presidential-palace:upper use:presidential-palace:lower sell:chips take-tile-off sell:plastic sell:plants sell:hydrogen buy-tile sell:water sell:iridium sell:meat
ask.use-building | building.smoothie-factory
use:smoothie-factory:upper use:smoothie-factory:lower sell:iridium sell:plants buy-tile sell:plastic sell:hydrogen take-tile-off sell:water sell:meat sell:chips
ask.give
seat:gold seat:blue seat:red seat:green done
ask.give | resource.plants
seat:gold seat:blue seat:red seat:green done
ask.use-building | building.polling-institute
use:polling-institute:upper use:polling-institute:lower sell:plastic sell:plants buy-tile take-tile-off sell:iridium sell:chips sell:hydrogen sell:meat sell:water
ask.use-building | building.construction-site
use:construction-site:upper use:construction-site:lower sell:iridium buy-tile sell:water sell:hydrogen sell:chips sell:plastic sell:plants sell:meat take-tile-off
ask.use-building | building.museum
use:museum:upper use:museum:lower sell:plastic sell:iridium sell:plants buy-tile sell:hydrogen sell:chips sell:water take-tile-off sell:meat
ask.use-building | building.gated-arcology
use:gated-arcology:upper use:gated-arcology:lower sell:iridium sell:water sell:plants buy-tile sell:plastic sell:chips take-tile-off
ask.use-building | building.spaceport
use:spaceport:upper use:spaceport:lower sell:iridium sell:plants sell:hydrogen sell:chips buy-tile take-tile-off sell:meat
ask.replay
pile:festive-emergency pile:birthday-parade pile:nationalise-and-privatise pile:free-transport pile:village-fair pile:rescued-kitten pile:postponed-election pile:meteor-shower pile:early-election buy-tile pile:dodo-licence pile:subsidy-for-honest-work sell:hydrogen pile:ballot-box-update pile:anonymous-donation pile:anti-corruption-office pile:nannybots pile:rescue-package pile:minor-renovation pile:brain-day pile:llama-season pile:flood-cancelled pile:rain sell:plastic sell:plants pile:green-coal pile:inheritance pile:national-park pile:private-rain pile:recount pile:wunderwaffle pile:knitting-grandmothers pile:compulsory-volunteers sell:iridium sell:chips pile:pension-fund pile:school-trip pile:overtime pile:watchdog-merger take-tile-off
ask.use-building | building.architects-office
use:architects-office:upper use:architects-office:lower sell:iridium sell:chips buy-tile sell:plants sell:water take-tile-off sell:plastic sell:hydrogen
ask.use-building | building.protein-complex
use:protein-complex:upper use:protein-complex:lower sell:plastic sell:iridium sell:water sell:plants sell:chips buy-tile sell:meat take-tile-off sell:hydrogen
ask.use-building | building.ai-ministry
use:ai-ministry:upper use:ai-ministry:lower sell:hydrogen sell:chips buy-tile sell:iridium sell:water sell:plastic sell:plants take-tile-off
ask.use-building | building.pharmaceutical-factory
use:pharmaceutical-factory:upper use:pharmaceutical-factory:lower sell:plastic sell:iridium sell:water sell:plants sell:hydrogen sell:chips buy-tile

qT8ySADAAyTsL0DtJpiBkoB4TK4G1hBoCGG1hBoCAAkD5sBy0BmdiJ3c4cimB1D7C5iB0fmsB6BmGsO4G-UogBnJkHMxKtT2mBoM6NHJJ9BvFvP9T7DM6a5a1LXL9BhSQ3HiMmBlP3KoExMlPrHmEgPpFuQxFJH_BHQ4FzH9G3H-M9Mnd7EyBqgBwW9S9OuWhK6F9D6CtLwBgFhIuE0DiB_R_BHHL8BwFyB6BjIgM_L1f1EDmkCjRmLlKscvOwOlM6E3PrQ-HoGrQnFrEwCH_BHH8gSAPAAwO_YhDhEvU0bsIrJmL3-BkE6C6C3-BkEAAqM5Rq5BqZ0S5zB6zBswBI1D9hBzB42BnB-T5F2YkZ6iBgXgBoQ2CJvM8QoI-F7C1EnJ_T8EwD5X_FhCiCzdzEzBpI6CvZ_B1IhFrHGX1E8J8PqJiFiMsH2OnE1DvCNnHtb_J5T1IqFpF7Y1E8DyQmXhP-H3BzFyFUsKsEwJ8HhK2G5FwHmRpHZnBvB-O3fjDrLD2I1I_ZIiLyL7U2fPyKrEuDuD1DvEyBkTgGpI6LkI6CpFvDtCKssOAqDAAySrlBY3BzO2P4C_FsHzoC0PgQgQzoC0PAAgP9H0iCidiS7xB8xBubG-OpQuCg6B_VwpBkBoUib0oBwfyRiK8LBE2M-KV9C9FvIhVxd9C7S_EuCtC5T5D6G7ElH5FkG4H7ENGctRpJ-QiCsFDqFhKzElF_EnDlDhnB3JnLjBmFlF1L_E7K4N-iBhF-BiGpCFnCnHmB0SiIkCIqEkBkEtHjEnDnDqJ5frE4D9EkGjGzP3C3E4UuGgH0DhFtCwCqGoBuB_G8F4H_DvQ5F6DrF7F5D_C2iLAJAA0Ll4BoFpEjNmMqJ9JetsCgLyYyYtsCgLAAsIhO0qC3BkJhyBiyBmPY4JzC8Eu2BtpB3L_D-Lseuc0VuRqb-N6F6SgZkb4FgChDzEnO1Y1C5I_EmElE7J9CxJ3RhImGnE4KnCV8BoCckGqImLwE0IKzCXrBbgDGhbrInK_B8H7HnOpC6M4Nu2B_MnJrJoBrD8FgBgCpJ4FgH_DoIyE6DzDUgDA0FjPjChNxC2F1F5NtD_GqgB7E2NiFwL1EwHiJkDjFqHoGiD4DjKoB0EpBnBe0B41IAgCAAAvnC0CXnLsJmKDyKA0D-D-DA0DAA8b7sBmrCiTiHt1Bu1B4QxBArNhMkMhP_S7GmDqY8M2ImB-RpH6C4S6FexDiEkBzB_D_V1DlFpC8P7PnGpDArH_CsTxKnM5BzQoFlDoE9b-F6KzG9E0Cf-BPpD8B7NnVtBqDL8M7M5R0BAsnB-ByI3BqLHwCmJuIb5J8FqUpJR3HsIDUHHhKoIoEuCfsJrJ3T5FAmb2DsKlN7BjJsBwJ4Q0B0ClJpF4G5U-M6E6BlEuCAkwDA4NAiS0gBr9BiD7DnQgR6Jsd2GyG4F0J0JyG4FAA2N52BgwC2S0N7oB8oBjE0FqEuSnLoahe7zB7PYkbuWkSZ0MkEnI6DiMsJub7I_JzIhD7C8CwNxGsMrM3PpD2dyDrP8T1NvGenBsE4B1FvSrIK-C0LzLtG9HoEwCmBvDjIrC6JrK0HzHzDlG0M2Jwd5FlHlE0C5GsBpFiFmHzD5JxEoE1ElMpFmBuB2CjH1B1BjExFgP_OjJuCkMsNgGLjDiCpFMlGeLnIe6GyHuB2DjDlOuDiG2EUHHAAAAAJJAAAAAHHAAAAADDAAAAAIIAAAAACCAAAAAKKAAAAAQQAAAAAJJAAAAANNAAAAAGGAAAAAKKAAAAAIIAAAAABBAAAAAGGAAAAAAAAAAAACCAAAAADDAAAAAMMAAAAAGGAAAAADDAAAAAEEAAAAALLAAAAANNAAAAAAAAAAAAHHAAAAASSAAAAAEEAAAAAKKAAAAADDAAAAAHHAAAAAHHAAAAAKKAAAAADDAAAAAEEAAAAADDAAAAAMMAAAAAEEAAAAAFFAAAAAHHAAAAAFFAAAAAHHAAAAAAHHAAAAAJJAAAAAQQAAAAANNAAAAACCAAAAAMMAAAAAEEAAAAALLAAAAANNAAAAAEEAAAAAKKAAAAAMMAAAAAEEAAAAAHHAAAAAAHHAAAAADDAAAAAIIAAAAAKKAAAAAIIAAAAABBAAAAAGGAAAAADDAAAAAHHAAAAASSAAAAADDAAAAAHHAAAAAHHAAAAADDAAAAAACCAAAAAKKAAAAAJJAAAAAGGAAAAAAAAAAAADDAAAAAGGAAAAAAAAAAAAKKAAAAADDAAAAAEEAAAAAFFAAAAAFFAAAAAHHAAAAA8D9BPBNLAR-EUBsBwBAyBtCTnBZKAD7EhBhBhBfATgBAYaLADSCOCCABUeIJVAMeIHYAAGbGDZBABWFDMQAGWUKEJABGDcBCATSDOAIAAqCTVDYJAJfFVCHAACdOPmBADNWfMLADccMLJAIeKBGAAQKDiBPAAFgBHBDIFADVGPBNAEKDHIGAG0BOWBOAGlBDMXRAFGLDMSAHAGGDEDAEDABCFAAIBIBCAEMAEAIAALBBBBADJDDBEABA2CiBhBgByBAS_DR3BZZAD0BrBoDjBkBATxBJARZAEYLJE0BAJoDgCMmBAAJ5BLXMVAJ4BwBPIJAYYQWLNAMhBEtBmBLAP5IpB3BjC5BA5ByFJ8BoCYAiBkBjB8BXMAcHSPTDAMgF3CtBHAlBACrBBbbUAF7DKf5BxBAGWNGUQAFcUJCFAaASaGjBANqC-BWHKALLADNEAC_F5BjBnBnBATPDLPSADAFIDEAAoCGMoBDASyDYcceAG1CHFXfANFDBMHAD4BDOKaAKCFDICAAUKNUMAFXDHHDACLHHGEAFIGGNKAAWCFKKAGCAABEAABJSEFAHGAAEEADQBAIIAAOEGKBABcGEAMAIYEGKCACeAKGKAEWAIGIACAABCAAAKAAECAECAAACAAOAACKAEKCCCAAEkC7D5BIjBfATzCqCrBZ1BAlBqEoCcC6BAT6CoBIgBBAM5HnB_BzBrCAPCICAHABHRiBdSAJjCCfNHANevBawBDAIWKPHmBAAJMDPNAM1BVBKZANKAEAAAGHBLIHAELBQJLAFADEDAAEDCFBAAEIBKBDAGMCEKBADCFAABAIDBEBBABFGJABAAACECHABFBAAFACMIABFAOiBAAOEAQsBDCCgBAMmDASYWAmBHAFBIAHMGEEBABNAAJBABNFANKADCFKCLAGSEGEAAEJABDAADCADCMAFnBAHDXABEBBBGACQEAECAGGBDGAAEGAABGAEEBBGAACKBEQHABRJFGJAEGCBBGAAHBGJEAHRFDDBADFAIDAAHDBKJBAAJMFFBAHAHCCEAAMDKFKAEeCCMIAGGBBEKADABAIFAAJACFCAFHCDHCACMAEGAACwBCIIeACSADGKAIPCDAHAFFBAEDADAAEGPAGRCHAJAABDCABACKCDCEAGRBDDAAHJBACAAHoBAGSEAOPAAFHADTABJFABGADBOABMAAAKACOCCGCACsBAAOSAQiBAIaGAFMEHBGAOOBAAOAAYAGCQAAEEABCAAACBACABuCgBRX2BFAa6B8BbL0BANzFhBrBrBtBANHAFCJAGBHOXWADKGiBLPAAkCBqBQIAEPEAIbAAkBFBSSAGPACJFAAQFSCMAJkCyFyB2BiBGAiBELVIKAUTJLLUAFmBeARSAIlENddhBAXTHERKAHEGGGLABXTVYBABZEBDLAJWRYIKAAVFCGNAHmD_CFrBXXACsCQwBmBXABzFxBXjBrBAXcKCIQAF8DiBGyBMAUWDCJUAOIGEHIABGEMHGAJdBVNBAKRHFEJAEKBAASADwBEWAaABAPHBDCADEECFCACIACKBABAGDBBACJBAHCAAMAEMAAA8EqCWMQUAEhBTHFDAEtDHbRfAXKAKBCAAMCAICAACGGHDAACDCGBAAFAFCDAESAGAIAEPBDCHABHCBFDAAECCACAAAACAAAAABAAAACAAAEAAFMAEBGAECAABCABBABAAAACACBCAAAABABAEGACAEAAIAACCACAAAAAAAAAAAAAAAAAAAAABCCBBABIAACCAEGDCCGACGCACEAAGAACCACACAAAABBAACDAABAADAAACBEACADDADABAABAAAAAAAAAACAACAAAAAAAAAAAAAFADAAAAAACABAACCACAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFAADBAAIAAECACAAAAAAAFAABDAAAAAAAAACACAAAAAABACABGACCBACOACEEAELABBDAFAAAAAAAAAAAAAABAAABAACAAAEAAFAABDAACAACAAACAAACAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAABAABAAAAAAAAAAEAACCAABAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAqCWMQUAEhBTHFDAErBHJLDAHEBGEFAAEEBACABMGGBAACEBEEAAABADAAAADEBBBABFDBABACHAADDAAABFAAEABLAFBDAABBDBEAAKBIEBACAGCBDAAIEBCEAA-CEMDHEAAHACBHAAuBHQeCAGxFpBvBjBhBAPdNFPEACdHbDGAEKOAMLADnBLJJFABQMECBABYGBMIAAHKHBHAAGDEECAAOBGGCAErBFHPJADMAEAGACYEEIKABHAPCEAAFCAHBACfNJDBABLAHFDAEBBFIAABiBFQSKADoBJcAOAINZBAQAFGQFBCADYAMOFAEvBLATLADUKGCEADKGEGDABFDCCJAEoBCGGWAEJRCHGAIKMBCEADkCBMuBGAGpBPABPAHOSBEDABKSCJEABZPDFAAAOSGFDAAgBkBBHGABZBDHPAEyBKGQEAOXLABHADHEFFCAACQAAJADnBAHVLACMBGEGABKLGCGAIUEQBCAAaHGIWABqBaKCCACACBBCEAALCBHDAABDBCDAEUEGGEACFCABBABABACCAB2B3CnBhBbBAQxBNEDjBABsE4BegBkBANAFCAFBAAKGDIBACKCFIKABEBKDCABLDCDJAEDBBBCABKYPCYGWNXQBXFVOAKCCKBABBBDEBACVBFDJAAAEBHEAAIAIBCABGDABIACAFIILDAHLFGBNAEODBBMAIIDHGIAIHACDBAFECFOBADqC_BCdPNAF0EAgBmBwBAclCALPTAXNBCDHABEACBBAEAACCCAFAAAACAAFACDBABCAAACAABAABBAEEAAGFACqCRBEDHDD2DCMqBsBMGAAECDABjBBJFHCLECCBEBAFAAAFBEDABBFAEGAAAECCBAAABBACABAECAFAABBABCAAACACAAACACBDABACBAAAABBBGFABBACBDCBABABAAABCCBFABDAAAFABABCDCAAACCBDABABBCAAAAABEGAABEEBBABDEABEABCGABAAACABABABBACAFAAFFBGCACCABAGACCAEABAACBBAHAAADBBFAAABBACAAACAAHAABBADEACBBBIHABADABJAADDBBAAAAAAAHACBHBCEACBCACGAACEACDAABABAAAAABBEAAACACDKAEAACEDAABABAHABBFCABAAAACBDAABAAACAAAAAAABCCCFACBDAAEABKCABIAEGEAEBACHDADAAAFBAABABsDqCKUYKAMrDhBdfFAHFCCCHABIIEADAAGGEDAABLBDBDABQGBIEACOGGBCAAIBAEEAAAFAABBAABAAAAAAAAAAAAACAACCAACACAAAAAAAAAAAAAAAAAACAAAAAACAAAAAA-B6D0BiBaOAFhBrBJMDAMpDxBZPJAFTGBPHAABIDDAAAIMBDCAADBBBCAAIDACGACIAEECABAIAFCABHFBBCAAaSIEFAC6NsBBMUKAEbEJTEAFCABCIABGAGKJAADAHCDAECABCBAEDAEDAAFJACHDACFABBBAAAKAECGAAFABADABBABAAAABAAABAADAABBAAAAAAAAACAAAAAACAAAAACAAAAAAAABAAAAAAEAECBAAAAAAAAAAAAAAAAAAAAAAAABDBCACBAABAAAACAABAABBAAAAAACACACAAACAABAACAAACAACAAAAAAAAAAAAAAAAAAAABAABBAABABCBAAAAAAAAAqCWKLEUAA2BBeUEAELAJAHAGBAEFAAAxBHJJPAFDDBAAACBACCJAECCBBGABBCBACABACEDGADFABBBAAADABAAAAAAACBAAAAAAAAAAACAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAABBABAAADBBACAACAACAAACAACAAACCABAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAABCBAAEACBCAAAACAAAABAABAAAAABAAAAAAAAAAAAABAAAAAAAAAAADAAABABAHBBDAAAECCEBABEAAACAABAAABAAAAAAAAAAAACBAACAAAAACAAAAAAAAAAAEAA6CFDMAJADPLCPIACxBNJNHABNMCFJALMUOFPABmCQEOOAWGLHBgBABEECDEAAEBCIDABBAADAAAGECEDAEzBHJNLAFAAAGBABYCCUCABKEJKCAEEHDGIACAKAAEEAAJABFBABAAACAAAAAAAAAABAAABAABAAABAAAAAAAACEAACCAABAABAAAADBBBAACCACAAAABABAAAAEAAACAAAAAAAAAEECABAABABACAAAACABAACBCAAACqCQLCMGAI0CGMWeAODCCJEADpCELfVANNAJDAABNADCHABKAEBEACGEECAABLBAAJAAGBCIBAADBBCBACAACBCAAADBAAAABCCAAAAAAAAAAAACCABAACABAAAAABAAAAAAAAAAAAAECAAAAAAAAAAAAAGACCAAADBBBAAAAAAAAAAAAAAAAABAACBABBAAABAACAAACAACAAACAABAAAAAAAJBDDAABCACAAAABCBBAAAKAECCACAAAAAAACCCAAAABABAAAACAACAAAAAAAAAAADABBAAAACAAAAACACCAAAAAAAAAABBAAAAACAAAAAABAAAAAAAAAAAAACAAAAAAqCBAGAFABEADCIABHBADAABAABBBAECABACAEAEAABABGCAAAACDBABAABABAEBAAAAACCBAABABBCAABAAABAACAAACAACAAACABAAAAAACAAAAAAAAAAAAAAAAAAAAAAEBEBCACACBCAABAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAABAAAAAAAABCAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAABACAAAAAAACCAAAAABBAAAAAAGAACEABBBAAAACDAABBAAAAAAAAACAAACAACACAAAABABAAAAAAAAAAABAABBAAAAAAAAAABBAACAAAAAAAAAAAAAAAACAAACAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAMAAEIABRBDFFABCAAAAACAAAABABEACCAACCAAAAACAAAAAAABABAAAACAAAAACACACACAABABAAAACAAAAAAAAAAAAACAAAAAABAAAAAAAABAAAAAAAAAAABBAAAAAABBAAAAAAAAAAAACAACAAAEACAAAAACAAAAABBBAAAAAAAAAAAAABAAAACAAAAAAAABCBAACAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAACAAAAAAAAACAAAAEBAACACFABFAACAAAAAAACAACCABAAAACAAAACCBAAAAAAAAAAAAAAAABAAAAAAyDzBDFVNAFFCCAFADGACCAACCABACACCAAAAAACAAACACDABCAADACACBAAEAAAEAAAACAAAABCBAAAABAAAAAABAABBACAABAAAADBAADACDABAAAAAACBAAADAABBAAAAABAAACACACADAAAAAAAAAAABAACCAAAAADAAABABICAAEACCAAAEABIAACEACCAAAAAAEAAACACEAACAAAEBAEAAAAAAAAAABAABAAAJBBBDACBAAAAABCAAACAAKAAEEACDAAABABGAAAEACAAAAAAAAACAAAAEAAAAACEAACCAAAAAAAAAEAAACACEACCAACAAAABACCAACAABEAACCACGAAECACADBABCABCBBCCAAAAAAAAACAAAAAACAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAgFECEHGAAwBOEMKAIvBLHHPAFAABCAABCCGABABGAAGAAABABAAAADBABAAAABACCAADBAABACBBABCAAAABCBAAABABAAAAAAAAAAACAAACAABAAAAAAAAAAAAAACABAAAAAAAAAACCAAAAAADADBCAABABAAAAAAAAAAAGAECAAACAAAAAABCBAAAAAAAAAAAAAAAAAAAAAAAAAASAGAIAEPBDCHABDABABAACACAAAADBBABAABABCBAAAAAAAAAEAAACAACAAAAAAAAAAAAACACBCAAAECBEAAAFDABBACAAAAAAAACAAAAACBCACAAAAAAAAAAAAAAAAACABAAAAAAAAAAAECCACAAAACAAAACAAAAAABABAAAAAAAABAABAAAAABDAAAAABAAAAAAAAAAAAAACAAAAAABAAAAAAAKAEACAEDABAAABBAAAAAABAAABAAAAAAAAABAAAAAABAAAAAAAAAAAAACAACBAAABAAAAABBABBAACCAAAAAABAABBAACAAAAAACAAAAAAAAAAAAAAAAAAAAAAACAAAAIACEAACFAABAABCABBCACAAAAAAAAAAAAABBAAAAAAAAAABAABAAAAAACAAAAAAAEACAAACCCAACAADBAABAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAABAAAAAAAAAAEAAFMAEBGAEAAACBAACAACAAAHCBBDABBAADAACABAAAAAAAAAAAABABABAACAACAAABAAAAAAACCCBAAAJADBBAACAACAAACACAAAAAAAACAAABACAAAACAABAACACAAAACAAACAAAEAAAEACFBCBBAAAAAAAAAAAAAAAACCAAAAAAAAAAAACAACAAABABAAAAAAAAAAAADABBCABGCAEAACCAACAAABBAAAAAAAAAAAACACAAAAAAAAAAADAABBABAAAAAAAACCAAAAAAAAAAAABBAAAAABCBAAAABBAAAAACAAAAAACAAAAAAAAAAAAAAAAAAAAABABAAAACACBCAABAAAAAACAACAAAAAAAAAAAAAAAAACAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAADACCFAACAAACAAAAABAAAAAAAAAACABAAACAAABAAAAAAAAAACAAAAAAAAAAAAAABCAABAAEACAEAAAAAACAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAABCAAAAAAABACAAABABAEGACAEAABAAABAAHABBBABBAABAAAEAACAACAAAACAAEAAACAAAAAAAAABAAAAAABAACBABqCMACBKACPAABNAAEADGCABABBABAAABAAAAAAAAAAAAABBBCCAACCAAAAAACAAAAACACAAAAAACAAAAAAAAAAAAAABBEAACACEBAADBAAAAABAABAAAAAAAAAAAAAAAAABBAAAAACACAAAAAAAAAAAADBCBBABEACACACCCAACAABAABCAADADEDAAAAAAAAAAAAAAAAAAAAAAACCAAAAAAAABACAAAAAABAAECACCAAABCBAAAAAAAAAABABAAAAAAAAAAACACAAAAAAAABAAAJABAFABKABAGAEAAAAAAABAAAAAABABBAAAAAAAAAAEACEAABAACBAABBAABAAAAHBABDABICCAGABCAAAAAAAABCAAACAAACAAAAAABAAAAAAAAAAAAAAAABAAABAAABAAAAAAAAAAAAAAAAAAAABAABBAAECCACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAACAAAAACAAABEAAAAACBAAAAAAAAACAAABAAAAAAAAABAAABABAAAABAAAAAAAACCAAABABBACAAAAAAAAAAAAAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABADEAABFBBDAAACCAAAAAGCACCAABAABAAABAAAAAAABCBAACAAAAAAAEAACAAAAIACECACBAAAAAAAACBAAADABABAAAAAAAAAAAAAAAAAAAAAAABAAAAAABAAAAABADCBBAAAAAAAAAAACBAAAAABAAAAAAAACAAAABAACAAAAAABAAGBCCCACBAAAAAAADBAAAAAAAAABAADBABAAAKCCECAABCBABAABAAAAAAAAABAAACAAAAAACAAAAAAAGAACCAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAECBAAAABAAAAAAAAAAABABAAAAAAAAAAAAAAACAACACAAAAABBAAAAAEACAAAABAAAAAAAAAAAAAACAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAIAACCACAAAAAAAFABBBABCAAAAAABAAAAAAAAAAAAABAAAAABAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGCCABAAFDDAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAqCAACAAAABABAAAABCDABACLABBDABCAACAACCACBEABAAAABAAAAAAAAABAABAAACAACAACBACBBAAAAAAAAACAAACACAAAACAAEAACAAACAAAAAAAAAAAAACAAAAACAAAAAAAAAAAAAAAAAAAAACAACCABBAAAAAABAAABAAAAAAAAABAAAAABAAAAAAABAAAAAAAAAABAABACBAAAAAAAAAACABCAACBACBAAABAAABAABABACAABAAABAACAAAAAAAAAAAABAAAAAAAAAAAAAACAACAAAAAAAAAACACAAAAEAACCACCAACAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABCCBBABIAACCAEAAAACAADABAAABBAACBABAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAACAAACAAAECAAAAABAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAAABBAAAAAAHABBBAACAAAAAAAAAAAAACAAACAACAAAAAAEACAEAABABCBAAAAAAAAAACAABAAqCOCCEEACKEAEEABCAAAAAAAAAAAAACAAAAACVBBHFADAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAABAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAABAABAAAAAAAAAABAAAAAAAAAAAAAAAAAAAABABAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAACACAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGDCCGACGCACEAABAAABAAAABACABCACACABLCDFDABAAAABAAAAAACAABABBBACCAACBACCACCBAAAGAACCACACAAAABAAAAAAADAABBAAAAAAAAACAAAAAAAAAAAAAAAAAAAABAAAAAABAAABAABAAAAAAAFBBAAAABAAAAAACAACAAABBAAAAAGCCAAACCACAAAAAAAAAAAAAAAAAAAAAAAAAABAACDAABAADAAABAAABAACAAACAAAAAABACCAAAEABCAAACAAAAAAAAACAACAAAAAAAAAAAAAAAAAADBBAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAECACCAABBAAAAAAAAAAAAABAABBAACCCABAABAAAAAAAAAAAAAAAAAAAABAAAAAAABAAAAAAAAAAAAEAAACAAABBAAAAACAAAAAAAAAAAAAEAACCAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAACBEACADDADABAABAAAAAABAAABAAACBCBAAGAAAEACAAAAAAACAAAAACAAABAAABAAAAAAAAAAAAAAFACBDAAAACABAAGAACGABEAAEBACEBBAIAAHAAAFABBABBAAAABAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABCBBBAACAACAAABBABAAABAABAAAMACIAACAABBEAABBAAAAAAAAAAAABAABBAAACAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAFADAAAAAACABAACAACAAAAAAAAAAAAAAAAACAAAAAAAAAAAAABAABAAACAAAAAAAAAAAAACAAAAAAACCACAAABAAABAAAAAAAAABAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFAADBAAIAAECACAAACAABBAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAABAAAACBAAAAAAAAAABAABCABCAAACAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFAABDAAGAACEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAACACAAAAAAABAAAAAAAAAABAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAABEAABBAABAAAAAAABAABAABBAACAAAAAAAAAAAAAAAAACABAAABACABGACCBACCAABEAAFABABABAACAAAAEAAACAAAAAAAAAAAAAAAABAAABAAAAAAAAABAAAAAAAOACEEAELABBDAFFABBBAAAAAAAAACAAAAACBAAAAAACACAAAACAAAAAAAAABAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAACAAAEAAAAAABAAAACABAACAACAAAAAAAAAAAAAAAAABAAAAAABAAAAAAAAAAAAAAAAAAAAAFAABDAACAACAAABAAABABAAAAAAACAACAAABAAAAAAAAAAAAACAAACAAAAAAAAACAAACAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAABAAABAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAAAAAAAAAAAAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAACCAABAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`
