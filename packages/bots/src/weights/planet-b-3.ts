// Weights of planet-b with 3 players, written by `hustings train`.
export default `hustings-weights-1
planet-b
1
3
6
players turn stack last-turns marker elections board.1 board.2 board.3 board.4 suitcases.left suitcases.centre suitcases.right price.plastic price.iridium price.water price.plants price.hydrogen price.chips price.meat bag.puppet 1.active 1.vp 1.money 1.store 1.mood 1.votes 1.bag 1.fraud 1.immoral 1.hand 1.news 1.buildings 1.zones-open 1.places-open 1.workers-out 1.trickster 1.brain 1.capitalists 1.futurists 1.traditionalists 1.plastic 1.iridium 1.water 1.plants 1.hydrogen 1.chips 1.meat 1.president 1.prime-minister 1.lama 1.dodo 2.active 2.vp 2.money 2.store 2.mood 2.votes 2.bag 2.fraud 2.immoral 2.hand 2.news 2.buildings 2.zones-open 2.places-open 2.workers-out 2.trickster 2.brain 2.capitalists 2.futurists 2.traditionalists 2.plastic 2.iridium 2.water 2.plants 2.hydrogen 2.chips 2.meat 2.president 2.prime-minister 2.lama 2.dodo 3.active 3.vp 3.money 3.store 3.mood 3.votes 3.bag 3.fraud 3.immoral 3.hand 3.news 3.buildings 3.zones-open 3.places-open 3.workers-out 3.trickster 3.brain 3.capitalists 3.futurists 3.traditionalists 3.plastic 3.iridium 3.water 3.plants 3.hydrogen 3.chips 3.meat 3.president 3.prime-minister 3.lama 3.dodo 4.active 4.vp 4.money 4.store 4.mood 4.votes 4.bag 4.fraud 4.immoral 4.hand 4.news 4.buildings 4.zones-open 4.places-open 4.workers-out 4.trickster 4.brain 4.capitalists 4.futurists 4.traditionalists 4.plastic 4.iridium 4.water 4.plants 4.hydrogen 4.chips 4.meat 4.president 4.prime-minister 4.lama 4.dodo

ask.draft
draft:state-television draft:hydrogen-refinery draft:museum draft:beer-tent draft:pawnshop draft:presidential-palace draft:space-elevator draft:parking-lot draft:gated-arcology draft:garment-factory draft:architects-office draft:hospital draft:iridium-mine draft:electoral-academy draft:recycling-centre draft:power-plant draft:clone-factory draft:construction-site draft:job-centre draft:casino draft:temple-of-growth draft:pharmaceutical-factory draft:cargo-terminal draft:smoothie-factory draft:think-tank draft:greenhouse draft:orbital-catapult draft:protein-complex draft:board-game-publisher draft:central-bank draft:university draft:polling-institute draft:organ-farm draft:kebab-stand draft:stadium draft:offshore-consultancy draft:troll-farm draft:restaurant draft:public-well draft:ai-ministry draft:spaceport draft:llama-pasture
ask.draft | B
draft:state-television draft:hydrogen-refinery draft:museum draft:architects-office draft:hospital draft:clone-factory draft:pharmaceutical-factory draft:cargo-terminal draft:smoothie-factory draft:think-tank draft:polling-institute draft:organ-farm draft:offshore-consultancy draft:restaurant
ask.deal
tile:left tile:centre tile:right buy-tile take-tile-off sell:water sell:plastic office sell:chips sell:iridium sell:hydrogen sell:plants sell:meat
ask.tile
stock:plastic stock:iridium stock:water stock:plants stock:hydrogen stock:chips stock:meat
ask.cell
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.cell | resource.iridium
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.order
action:1 action:2 action:3 action:4 take-tile-off sell:plastic sell:water sell:chips buy-tile office sell:iridium sell:plants sell:hydrogen sell:meat
ask.line
line:upper line:lower take-tile-off sell:plastic buy-tile sell:hydrogen sell:chips sell:iridium sell:plants sell:meat sell:water
ask.worker-action
take:trickster take:brain place:headquarters:0:trickster place:headquarters:0:brain sell:plastic sell:water buy-tile sell:chips take-tile-off place:temple-of-growth:0:brain place:temple-of-growth:1:brain sell:iridium sell:plants sell:hydrogen place:beer-tent:0:trickster place:parking-lot:0:trickster place:recycling-centre:0:trickster place:museum:0:trickster place:museum:0:brain sell:meat place:orbital-catapult:0:brain place:board-game-publisher:0:trickster place:garment-factory:0:trickster place:garment-factory:1:trickster place:pawnshop:0:trickster place:organ-farm:0:trickster place:organ-farm:0:brain place:organ-farm:1:trickster place:organ-farm:1:brain place:greenhouse:0:trickster place:job-centre:0:trickster place:job-centre:1:trickster place:pharmaceutical-factory:0:brain place:pharmaceutical-factory:0:trickster place:llama-pasture:0:trickster place:llama-pasture:1:trickster place:casino:0:trickster place:restaurant:0:trickster place:restaurant:1:brain place:iridium-mine:0:brain place:iridium-mine:1:brain place:hospital:0:trickster place:hospital:0:brain place:public-well:0:trickster place:public-well:1:trickster place:offshore-consultancy:0:trickster place:offshore-consultancy:0:brain place:construction-site:0:trickster place:smoothie-factory:0:brain place:smoothie-factory:0:trickster place:ai-ministry:0:brain place:troll-farm:0:trickster place:think-tank:0:trickster place:think-tank:0:brain place:state-television:0:trickster place:state-television:1:brain place:electoral-academy:0:brain place:clone-factory:0:trickster place:clone-factory:0:brain place:presidential-palace:0:brain place:protein-complex:0:brain place:protein-complex:1:brain place:kebab-stand:0:trickster place:kebab-stand:1:trickster place:architects-office:0:trickster place:architects-office:0:brain place:hydrogen-refinery:0:trickster place:hydrogen-refinery:1:brain place:spaceport:0:brain place:spaceport:1:brain place:power-plant:0:brain place:central-bank:0:brain place:cargo-terminal:0:trickster place:cargo-terminal:1:brain place:polling-institute:0:trickster place:polling-institute:0:brain place:university:0:brain place:gated-arcology:0:brain place:stadium:0:brain place:space-elevator:0:brain place:space-elevator:1:brain
ask.use-building
use:headquarters:upper use:headquarters:lower sell:plastic buy-tile take-tile-off use:temple-of-growth:upper use:temple-of-growth:lower sell:plants sell:hydrogen use:beer-tent:upper use:beer-tent:lower use:pawnshop:upper use:pawnshop:lower sell:meat sell:chips use:job-centre:upper use:job-centre:lower use:llama-pasture:upper use:llama-pasture:lower sell:water use:casino:upper use:casino:lower use:restaurant:upper use:restaurant:lower sell:iridium use:public-well:upper use:public-well:lower use:offshore-consultancy:upper use:offshore-consultancy:lower use:parking-lot:upper use:parking-lot:lower use:troll-farm:upper use:troll-farm:lower use:state-television:upper use:state-television:lower use:orbital-catapult:upper use:orbital-catapult:lower use:presidential-palace:upper use:presidential-palace:lower use:garment-factory:upper use:garment-factory:lower use:power-plant:upper use:power-plant:lower use:cargo-terminal:upper use:cargo-terminal:lower use:central-bank:upper use:central-bank:lower use:polling-institute:upper use:polling-institute:lower use:iridium-mine:upper use:iridium-mine:lower use:kebab-stand:upper use:kebab-stand:lower use:electoral-academy:upper use:electoral-academy:lower use:smoothie-factory:upper use:smoothie-factory:lower use:protein-complex:upper use:protein-complex:lower use:construction-site:upper use:construction-site:lower use:think-tank:upper use:think-tank:lower use:organ-farm:upper use:organ-farm:lower use:space-elevator:upper use:space-elevator:lower use:recycling-centre:upper use:recycling-centre:lower use:hydrogen-refinery:upper use:hydrogen-refinery:lower use:clone-factory:upper use:clone-factory:lower use:university:upper use:university:lower use:hospital:upper use:hospital:lower use:spaceport:upper use:spaceport:lower use:greenhouse:upper use:greenhouse:lower use:board-game-publisher:upper use:board-game-publisher:lower use:gated-arcology:upper use:gated-arcology:lower use:museum:upper use:museum:lower use:architects-office:upper use:architects-office:lower use:ai-ministry:upper use:ai-ministry:lower use:pharmaceutical-factory:upper use:pharmaceutical-factory:lower
ask.use-building | building.headquarters
use:headquarters:upper use:headquarters:lower sell:plastic buy-tile take-tile-off sell:plants sell:hydrogen sell:meat sell:chips sell:water sell:iridium
ask.cell | resource.meat
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.support
step:capitalists step:futurists step:traditionalists take-tile-off box:capitalists-1a box:capitalists-1b box:traditionalists-1a box:traditionalists-1b sell:water buy-tile sell:plastic sell:iridium box:futurists-1a box:futurists-1b box:futurists-2a box:futurists-2b sell:hydrogen box:traditionalists-2a box:traditionalists-2b box:capitalists-2a box:capitalists-2b box:capitalists-3a box:capitalists-3b sell:plants box:traditionalists-3a box:traditionalists-3b sell:chips box:futurists-3a box:futurists-3b sell:meat box:traditionalists-4a box:traditionalists-4b box:capitalists-4a box:capitalists-4b box:futurists-4a box:futurists-4b
ask.news
news:I news:II take-tile-off sell:water buy-tile news:III sell:plastic sell:iridium sell:meat sell:hydrogen sell:chips sell:plants
ask.step
step:capitalists step:futurists step:traditionalists take-tile-off sell:chips buy-tile sell:water sell:plants sell:hydrogen sell:meat sell:iridium sell:plastic
ask.build
card:pawnshop card:museum card:presidential-palace sell:water buy-tile card:restaurant take-tile-off card:smoothie-factory card:temple-of-growth card:power-plant card:ai-ministry sell:chips card:protein-complex card:polling-institute card:hospital card:beer-tent card:state-television card:space-elevator card:clone-factory card:board-game-publisher sell:hydrogen card:electoral-academy card:construction-site card:spaceport sell:iridium sell:plants card:organ-farm card:parking-lot card:hydrogen-refinery card:gated-arcology card:iridium-mine card:architects-office card:kebab-stand card:recycling-centre sell:meat card:orbital-catapult card:cargo-terminal sell:plastic card:garment-factory card:offshore-consultancy card:pharmaceutical-factory card:job-centre card:stadium card:casino card:greenhouse card:public-well card:think-tank card:troll-farm card:university card:central-bank card:llama-pasture
ask.build-or-not
under sell:water build sell:chips sell:hydrogen sell:plants sell:iridium sell:meat sell:plastic
ask.build-or-not | building.presidential-palace
under sell:water sell:meat build sell:chips sell:plants sell:iridium sell:hydrogen sell:plastic
ask.end-turn
end-turn sell:water buy-tile take-tile-off sell:plastic office sell:iridium sell:chips sell:meat sell:hydrogen sell:plants
ask.draw
deck:A deck:B deck:C
ask.cell | resource.plants
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.build-or-not | building.pawnshop
build under sell:chips sell:iridium sell:water sell:plants sell:plastic sell:hydrogen sell:meat
ask.tile-off
cell:lower:2 cell:lower:3 cell:upper:1 cell:upper:3 cell:upper:2 cell:lower:1
ask.cell | resource.hydrogen
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.cell | resource.plastic
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.build-or-not | building.temple-of-growth
build under sell:water sell:plants sell:iridium sell:chips sell:meat sell:plastic sell:hydrogen
ask.any-resource
store:plastic store:iridium store:water store:plants store:hydrogen store:chips store:meat sell:iridium sell:plastic sell:meat buy-tile take-tile-off sell:water sell:plants sell:hydrogen sell:chips
ask.law
lawbox:left lawbox:right sell:water sell:chips sell:hydrogen sell:plastic sell:iridium sell:plants sell:meat
ask.law | law.basic-income
lawbox:left lawbox:right sell:plastic sell:iridium sell:water sell:plants sell:chips sell:meat sell:hydrogen
ask.take-worker
take:trickster take:brain buy-tile take-tile-off sell:plants sell:chips sell:iridium sell:hydrogen sell:plastic sell:water sell:meat
ask.law | law.term-limits
lawbox:left lawbox:right sell:water sell:chips sell:iridium sell:plastic sell:plants sell:hydrogen sell:meat
ask.elect
elect:left elect:right buy-tile sell:meat sell:plastic take-tile-off sell:plants sell:iridium sell:hydrogen sell:chips sell:water
ask.workers-home
stands:headquarters:0:trickster stands:temple-of-growth:1:brain done stands:temple-of-growth:0:brain stands:headquarters:0:brain stands:beer-tent:0:trickster stands:parking-lot:0:trickster stands:recycling-centre:0:trickster stands:museum:0:trickster stands:museum:0:brain stands:orbital-catapult:0:brain stands:garment-factory:0:trickster stands:iridium-mine:1:brain stands:iridium-mine:0:brain stands:garment-factory:1:trickster stands:troll-farm:0:trickster stands:board-game-publisher:0:trickster stands:clone-factory:0:brain stands:organ-farm:1:brain stands:organ-farm:0:brain stands:organ-farm:0:trickster stands:organ-farm:1:trickster stands:think-tank:0:brain stands:presidential-palace:0:brain stands:casino:0:trickster stands:construction-site:0:trickster stands:greenhouse:0:trickster stands:central-bank:0:brain stands:pharmaceutical-factory:0:trickster stands:polling-institute:0:trickster stands:pharmaceutical-factory:0:brain stands:polling-institute:0:brain stands:university:0:brain stands:hospital:0:trickster stands:smoothie-factory:0:trickster stands:smoothie-factory:0:brain stands:protein-complex:0:brain stands:protein-complex:1:brain stands:electoral-academy:0:brain stands:architects-office:0:brain stands:ai-ministry:0:brain stands:architects-office:0:trickster stands:clone-factory:0:trickster stands:offshore-consultancy:0:trickster stands:gated-arcology:0:brain stands:power-plant:0:brain stands:hospital:0:brain stands:think-tank:0:trickster stands:stadium:0:brain stands:spaceport:0:brain stands:spaceport:1:brain stands:offshore-consultancy:0:brain
ask.pay-worker
pay:trickster pay:brain
ask.pay-resource
store:plastic store:water store:chips store:plants store:meat store:iridium store:hydrogen
ask.build-or-not | building.power-plant
under sell:water sell:chips sell:plants build sell:plastic sell:iridium sell:meat sell:hydrogen
ask.build-or-not | building.ai-ministry
under sell:water sell:plastic sell:plants build sell:iridium sell:chips sell:hydrogen sell:meat
ask.use-building | building.temple-of-growth
use:temple-of-growth:upper use:temple-of-growth:lower buy-tile take-tile-off sell:iridium sell:hydrogen sell:plastic sell:plants sell:water sell:chips sell:meat
ask.cell | resource.chips
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.cell | resource.water
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.law | law.private-air
lawbox:left lawbox:right sell:chips sell:plants sell:water sell:meat sell:plastic sell:iridium sell:hydrogen
ask.draft | A
draft:beer-tent draft:pawnshop draft:parking-lot draft:garment-factory draft:recycling-centre draft:construction-site draft:job-centre draft:casino draft:greenhouse draft:board-game-publisher draft:kebab-stand draft:troll-farm draft:public-well draft:llama-pasture
ask.draft | C
draft:presidential-palace draft:space-elevator draft:gated-arcology draft:iridium-mine draft:electoral-academy draft:power-plant draft:temple-of-growth draft:orbital-catapult draft:protein-complex draft:central-bank draft:university draft:stadium draft:ai-ministry draft:spaceport
ask.fraud
fraud:stuffed-ballot fraud:extra-draw buy-tile take-tile-off sell:plastic sell:meat sell:iridium sell:water sell:plants nothing sell:chips sell:hydrogen
ask.build-or-not | building.state-television
build under sell:hydrogen sell:iridium sell:plants sell:plastic sell:water sell:chips sell:meat
ask.build-or-not | building.beer-tent
build under sell:plastic sell:water sell:hydrogen sell:meat sell:plants sell:iridium sell:chips
ask.build-or-not | building.electoral-academy
under sell:plants sell:chips build sell:hydrogen sell:meat sell:iridium sell:plastic sell:water
ask.law | law.retroactive-immunity
lawbox:left lawbox:right sell:plastic sell:hydrogen sell:chips sell:iridium sell:plants sell:water sell:meat
ask.law | law.compulsory-enthusiasm
lawbox:left lawbox:right sell:water sell:plastic sell:iridium sell:meat sell:plants sell:chips sell:hydrogen
ask.law | law.solidarity-levy
lawbox:left lawbox:right sell:hydrogen sell:iridium sell:water sell:plants sell:plastic sell:chips sell:meat
ask.law | law.strategic-reserve
lawbox:left lawbox:right sell:hydrogen sell:iridium sell:plastic sell:water sell:plants sell:meat sell:chips
ask.build-or-not | building.parking-lot
build under sell:water sell:plants sell:meat sell:plastic sell:iridium sell:chips sell:hydrogen
ask.law | law.labour-flexibility
lawbox:left lawbox:right sell:plants sell:plastic sell:hydrogen sell:water sell:iridium sell:chips sell:meat
ask.build-or-not | building.recycling-centre
build under sell:iridium sell:water sell:chips sell:meat sell:plants sell:plastic sell:hydrogen
ask.build-or-not | building.museum
under sell:water sell:plants sell:meat build sell:iridium sell:plastic sell:chips sell:hydrogen
ask.build-or-not | building.organ-farm
under sell:plants build sell:iridium sell:chips sell:water sell:meat sell:plastic sell:hydrogen
ask.build-or-not | building.smoothie-factory
build under sell:meat sell:plastic sell:iridium sell:hydrogen sell:water sell:plants sell:chips
ask.law | law.patent-on-the-wheel
lawbox:left lawbox:right sell:water sell:meat sell:iridium sell:plants sell:hydrogen sell:chips sell:plastic
ask.law | law.district-redesign
lawbox:left lawbox:right sell:plastic sell:hydrogen sell:chips sell:water sell:plants sell:iridium sell:meat
ask.demolish
building:headquarters building:recycling-centre building:museum sell:plastic sell:plants sell:chips building:garment-factory building:construction-site building:smoothie-factory sell:iridium sell:water building:greenhouse building:job-centre building:presidential-palace building:kebab-stand building:polling-institute building:restaurant building:pharmaceutical-factory building:casino building:pawnshop building:cargo-terminal sell:hydrogen building:public-well building:architects-office building:clone-factory building:organ-farm building:parking-lot building:protein-complex building:state-television building:hospital building:gated-arcology building:temple-of-growth building:think-tank sell:meat building:iridium-mine building:university building:beer-tent building:spaceport building:board-game-publisher building:hydrogen-refinery building:orbital-catapult building:offshore-consultancy building:electoral-academy building:troll-farm building:power-plant building:ai-ministry building:space-elevator building:central-bank building:llama-pasture building:stadium
ask.build-or-not | building.orbital-catapult
build under sell:plastic sell:chips sell:hydrogen sell:plants sell:water sell:iridium sell:meat
ask.one-of
option:1 option:2 sell:plastic sell:water sell:iridium sell:hydrogen sell:plants sell:meat sell:chips
ask.build-or-not | building.cargo-terminal
under sell:plastic sell:iridium sell:plants build sell:meat sell:water sell:chips sell:hydrogen
ask.build-or-not | building.garment-factory
build under sell:plastic sell:iridium sell:water sell:plants sell:chips sell:meat sell:hydrogen
ask.law | law.water-for-everyone
lawbox:left lawbox:right sell:water sell:meat sell:plants sell:plastic sell:iridium sell:hydrogen sell:chips
ask.law | law.founding-dodo-day
lawbox:left lawbox:right sell:iridium sell:plants sell:water sell:plastic sell:meat sell:chips sell:hydrogen
ask.build-or-not | building.job-centre
build under sell:water sell:plants sell:iridium sell:meat sell:chips sell:hydrogen sell:plastic
ask.law | law.transparency-act
lawbox:left lawbox:right sell:plastic sell:plants sell:iridium sell:water sell:chips sell:meat sell:hydrogen
ask.law | law.education-reform
lawbox:left lawbox:right sell:plastic sell:chips sell:iridium sell:meat sell:plants sell:water sell:hydrogen
ask.build-or-not | building.construction-site
build under sell:plastic sell:iridium sell:plants sell:chips sell:water sell:meat sell:hydrogen
ask.build-or-not | building.hospital
build under sell:plastic sell:plants sell:iridium sell:water sell:meat sell:chips sell:hydrogen
ask.build-or-not | building.casino
under sell:plastic sell:plants sell:hydrogen build sell:iridium sell:chips sell:water sell:meat
ask.law | law.right-to-repair
lawbox:left lawbox:right sell:water sell:plants sell:meat sell:plastic sell:iridium sell:hydrogen sell:chips
ask.law | law.coal-phase-out
lawbox:left lawbox:right sell:iridium sell:plants sell:meat sell:plastic sell:hydrogen sell:water sell:chips
ask.build-or-not | building.hydrogen-refinery
build under sell:water sell:chips sell:hydrogen sell:meat sell:plastic sell:plants sell:iridium
ask.use-building | building.beer-tent
use:beer-tent:upper use:beer-tent:lower take-tile-off buy-tile sell:meat sell:plants sell:water sell:hydrogen sell:chips sell:plastic sell:iridium
ask.return-worker
stands:museum:0:trickster stands:museum:0:brain buy-tile take-tile-off stands:headquarters:0:trickster stands:headquarters:0:brain stands:board-game-publisher:0:trickster sell:plastic sell:water stands:central-bank:0:brain stands:garment-factory:0:trickster stands:garment-factory:1:trickster stands:troll-farm:0:trickster stands:public-well:0:trickster sell:iridium stands:cargo-terminal:0:trickster stands:cargo-terminal:1:brain stands:state-television:0:trickster stands:organ-farm:0:trickster stands:organ-farm:1:trickster stands:organ-farm:1:brain sell:plants stands:greenhouse:0:trickster stands:think-tank:0:trickster stands:think-tank:0:brain stands:restaurant:0:trickster stands:llama-pasture:0:trickster stands:llama-pasture:1:trickster stands:kebab-stand:0:trickster sell:meat stands:pawnshop:0:trickster stands:restaurant:1:brain stands:beer-tent:0:trickster stands:polling-institute:0:trickster stands:polling-institute:0:brain stands:recycling-centre:0:trickster stands:hospital:0:trickster stands:casino:0:trickster sell:chips stands:job-centre:0:trickster stands:job-centre:1:trickster stands:smoothie-factory:0:brain stands:architects-office:0:trickster stands:kebab-stand:1:trickster stands:clone-factory:0:brain stands:stadium:0:brain stands:presidential-palace:0:brain stands:construction-site:0:trickster stands:offshore-consultancy:0:trickster stands:power-plant:0:brain stands:iridium-mine:0:brain stands:parking-lot:0:trickster stands:public-well:1:trickster stands:gated-arcology:0:brain stands:offshore-consultancy:0:brain stands:space-elevator:1:brain stands:electoral-academy:0:brain stands:architects-office:0:brain stands:organ-farm:0:brain sell:hydrogen stands:hydrogen-refinery:1:brain stands:orbital-catapult:0:brain stands:clone-factory:0:trickster stands:hydrogen-refinery:0:trickster stands:smoothie-factory:0:trickster stands:state-television:1:brain stands:pharmaceutical-factory:0:brain stands:university:0:brain stands:protein-complex:0:brain stands:protein-complex:1:brain stands:spaceport:0:brain stands:pharmaceutical-factory:0:trickster stands:iridium-mine:1:brain stands:hospital:0:brain stands:space-elevator:0:brain stands:spaceport:1:brain stands:ai-ministry:0:brain stands:temple-of-growth:1:brain stands:temple-of-growth:0:brain
ask.use-building | building.pawnshop
use:pawnshop:upper use:pawnshop:lower sell:plants sell:meat buy-tile sell:chips take-tile-off sell:plastic sell:iridium sell:water sell:hydrogen
ask.law | law.media-order
lawbox:left lawbox:right sell:iridium sell:hydrogen sell:plastic sell:water sell:plants sell:chips sell:meat
ask.build-or-not | building.greenhouse
build under sell:plants sell:hydrogen sell:iridium sell:plastic sell:water sell:meat sell:chips
ask.build-or-not | building.protein-complex
under sell:plants sell:chips sell:meat sell:iridium sell:water build sell:plastic sell:hydrogen
ask.step-back
back:capitalists back:traditionalists back:futurists
ask.law | law.housing-programme
lawbox:left lawbox:right sell:plastic sell:iridium sell:plants sell:meat sell:water sell:chips sell:hydrogen
ask.law | law.security-ministry
lawbox:left lawbox:right sell:iridium sell:plants sell:water sell:plastic sell:hydrogen sell:chips sell:meat
ask.use-building | building.job-centre
use:job-centre:upper use:job-centre:lower buy-tile take-tile-off sell:plastic sell:plants sell:hydrogen sell:chips sell:meat sell:iridium sell:water
ask.build-or-not | building.pharmaceutical-factory
build under sell:meat sell:water sell:plastic sell:iridium sell:plants sell:chips sell:hydrogen
ask.build-or-not | building.architects-office
under sell:chips sell:iridium sell:plants build sell:hydrogen sell:water sell:meat sell:plastic
ask.build-or-not | building.gated-arcology
under sell:plastic sell:iridium sell:plants sell:water sell:chips build sell:hydrogen sell:meat
ask.build-or-not | building.board-game-publisher
build under sell:plastic sell:water sell:chips sell:plants sell:iridium sell:hydrogen sell:meat
ask.build-or-not | building.restaurant
under sell:water build sell:plants sell:hydrogen sell:iridium sell:chips sell:plastic sell:meat
ask.build-or-not | building.llama-pasture
build under sell:plastic sell:water sell:plants sell:iridium sell:chips sell:meat sell:hydrogen
ask.use-building | building.llama-pasture
use:llama-pasture:upper use:llama-pasture:lower buy-tile take-tile-off sell:iridium sell:water sell:meat sell:plastic sell:chips sell:hydrogen sell:plants
ask.use-building | building.casino
use:casino:upper use:casino:lower buy-tile sell:water take-tile-off sell:plastic sell:plants sell:hydrogen sell:chips sell:meat sell:iridium
ask.law-deck
law:yellow law:blue sell:plastic sell:plants sell:hydrogen buy-tile take-tile-off sell:water sell:chips sell:iridium sell:meat
ask.use-building | building.restaurant
use:restaurant:upper use:restaurant:lower sell:water sell:plants sell:meat buy-tile take-tile-off sell:plastic sell:iridium sell:chips sell:hydrogen
ask.build-or-not | building.public-well
build under sell:chips sell:iridium sell:water sell:plants sell:plastic sell:meat sell:hydrogen
ask.build-or-not | building.iridium-mine
build under sell:hydrogen sell:plastic sell:iridium sell:water sell:plants sell:chips sell:meat
ask.build-or-not | building.think-tank
under sell:plastic sell:hydrogen sell:iridium sell:plants build sell:chips sell:meat sell:water
ask.build-or-not | building.offshore-consultancy
under sell:plants build sell:plastic sell:water sell:chips sell:meat sell:iridium sell:hydrogen
ask.build-or-not | building.space-elevator
under sell:water sell:plants sell:chips sell:plastic build sell:hydrogen sell:iridium sell:meat
ask.build-or-not | building.university
build under sell:iridium sell:plants sell:meat sell:water sell:plastic sell:chips sell:hydrogen
ask.build-or-not | building.stadium
under sell:iridium sell:plastic sell:plants sell:chips build sell:water sell:meat sell:hydrogen
ask.use-building | building.public-well
use:public-well:upper use:public-well:lower sell:water take-tile-off buy-tile sell:plants sell:iridium sell:plastic sell:meat sell:hydrogen sell:chips
ask.use-building | building.offshore-consultancy
use:offshore-consultancy:upper use:offshore-consultancy:lower buy-tile take-tile-off sell:water sell:plants sell:hydrogen sell:iridium sell:plastic sell:meat sell:chips
ask.build-or-not | building.kebab-stand
build under sell:hydrogen sell:plants sell:meat sell:plastic sell:iridium sell:water sell:chips
ask.build-or-not | building.clone-factory
build under sell:water sell:hydrogen sell:plastic sell:iridium sell:plants sell:meat sell:chips
ask.law | law.llama-welfare
lawbox:left lawbox:right sell:water sell:plants sell:meat sell:hydrogen sell:iridium sell:chips sell:plastic
ask.build-or-not | building.spaceport
build under sell:water sell:plastic sell:iridium sell:plants sell:hydrogen sell:chips sell:meat
ask.build-or-not | building.central-bank
under sell:iridium build sell:water sell:plants sell:chips sell:plastic sell:meat sell:hydrogen
ask.build-or-not | building.polling-institute
under sell:plants build sell:iridium sell:chips sell:plastic sell:hydrogen sell:meat sell:water
ask.build-or-not | building.troll-farm
build under sell:water sell:plants sell:iridium sell:chips sell:plastic sell:hydrogen sell:meat
ask.use-building | building.parking-lot
use:parking-lot:upper use:parking-lot:lower sell:water sell:chips buy-tile sell:plastic sell:plants take-tile-off sell:iridium sell:hydrogen sell:meat
ask.use-building | building.troll-farm
use:troll-farm:upper use:troll-farm:lower buy-tile sell:water sell:plants sell:meat take-tile-off sell:chips sell:plastic sell:hydrogen sell:iridium
ask.use-building | building.state-television
use:state-television:upper use:state-television:lower buy-tile take-tile-off sell:iridium sell:hydrogen sell:plants sell:chips sell:water sell:plastic sell:meat
ask.use-building | building.orbital-catapult
use:orbital-catapult:upper use:orbital-catapult:lower buy-tile take-tile-off sell:plastic sell:chips sell:iridium sell:plants sell:meat sell:water sell:hydrogen
ask.use-building | building.presidential-palace
use:presidential-palace:upper use:presidential-palace:lower take-tile-off buy-tile sell:plastic sell:plants sell:water sell:meat sell:iridium sell:chips
ask.use-building | building.garment-factory
use:garment-factory:upper use:garment-factory:lower sell:plastic buy-tile take-tile-off sell:iridium sell:water sell:meat sell:hydrogen sell:chips sell:plants
ask.discard
card:job-centre card:power-plant card:restaurant done sell:iridium sell:plants buy-tile take-tile-off card:museum card:pawnshop card:offshore-consultancy card:troll-farm card:think-tank card:state-television card:space-elevator card:iridium-mine card:organ-farm card:board-game-publisher card:construction-site card:central-bank card:hospital card:parking-lot card:polling-institute card:spaceport card:stadium card:gated-arcology card:ai-ministry card:orbital-catapult card:greenhouse card:temple-of-growth card:hydrogen-refinery card:clone-factory card:garment-factory sell:water card:cargo-terminal card:pharmaceutical-factory card:presidential-palace card:public-well card:electoral-academy card:beer-tent card:smoothie-factory card:recycling-centre sell:plastic sell:hydrogen sell:chips card:protein-complex card:kebab-stand sell:meat card:university card:casino card:llama-pasture
ask.use-building | building.power-plant
use:power-plant:upper use:power-plant:lower sell:water sell:meat buy-tile sell:plants take-tile-off sell:plastic sell:chips sell:iridium sell:hydrogen
ask.copy
use:headquarters:upper use:headquarters:lower sell:plants buy-tile take-tile-off use:architects-office:upper use:gated-arcology:lower use:beer-tent:upper use:beer-tent:lower use:smoothie-factory:lower use:stadium:upper sell:chips use:temple-of-growth:upper use:temple-of-growth:lower use:garment-factory:lower use:parking-lot:upper use:parking-lot:lower use:hospital:upper use:public-well:upper sell:water use:job-centre:upper use:job-centre:lower use:greenhouse:upper sell:plastic use:state-television:upper use:state-television:lower sell:iridium sell:meat use:museum:lower use:offshore-consultancy:upper use:offshore-consultancy:lower use:construction-site:upper use:recycling-centre:upper use:public-well:lower use:llama-pasture:upper use:llama-pasture:lower use:iridium-mine:upper use:iridium-mine:lower use:pawnshop:upper use:pawnshop:lower use:space-elevator:lower use:think-tank:upper use:think-tank:lower use:clone-factory:lower use:cargo-terminal:upper use:cargo-terminal:lower use:casino:upper use:casino:lower use:spaceport:upper use:restaurant:lower use:troll-farm:upper use:troll-farm:lower use:presidential-palace:upper use:presidential-palace:lower use:board-game-publisher:upper use:university:upper use:university:lower use:polling-institute:upper use:polling-institute:lower sell:hydrogen
ask.use-building | building.cargo-terminal
use:cargo-terminal:upper use:cargo-terminal:lower buy-tile take-tile-off sell:plastic sell:plants sell:chips sell:hydrogen sell:iridium sell:meat sell:water
ask.use-building | building.central-bank
use:central-bank:upper use:central-bank:lower buy-tile sell:plants sell:iridium sell:meat sell:hydrogen take-tile-off sell:water sell:plastic sell:chips
ask.use-building | building.polling-institute
use:polling-institute:upper use:polling-institute:lower buy-tile take-tile-off sell:iridium sell:water sell:plants sell:chips sell:hydrogen sell:plastic sell:meat
ask.use-building | building.iridium-mine
use:iridium-mine:upper use:iridium-mine:lower buy-tile sell:plastic sell:water sell:iridium take-tile-off sell:plants sell:chips sell:hydrogen sell:meat
ask.use-building | building.kebab-stand
use:kebab-stand:upper use:kebab-stand:lower sell:plants sell:meat buy-tile take-tile-off sell:hydrogen sell:water sell:iridium sell:plastic sell:chips
ask.use-building | building.electoral-academy
use:electoral-academy:upper use:electoral-academy:lower sell:iridium sell:hydrogen buy-tile take-tile-off sell:plants sell:water sell:chips sell:meat sell:plastic
ask.use-building | building.smoothie-factory
use:smoothie-factory:upper use:smoothie-factory:lower sell:plants buy-tile take-tile-off sell:iridium sell:water sell:plastic sell:meat sell:hydrogen
ask.use-building | building.protein-complex
use:protein-complex:upper use:protein-complex:lower sell:plastic sell:iridium sell:water sell:chips buy-tile take-tile-off sell:plants
ask.use-building | building.construction-site
use:construction-site:upper use:construction-site:lower sell:iridium sell:chips buy-tile take-tile-off sell:plastic sell:plants sell:water sell:meat
ask.use-building | building.think-tank
use:think-tank:upper use:think-tank:lower sell:chips buy-tile take-tile-off sell:water sell:plants sell:hydrogen sell:iridium sell:plastic sell:meat
ask.sell-at
store:iridium store:hydrogen done store:plastic store:plants store:chips store:meat store:water
ask.use-building | building.organ-farm
use:organ-farm:upper use:organ-farm:lower sell:meat buy-tile take-tile-off sell:water sell:hydrogen sell:iridium sell:plants sell:chips
ask.use-building | building.space-elevator
use:space-elevator:upper use:space-elevator:lower sell:hydrogen sell:plastic buy-tile sell:plants take-tile-off sell:iridium sell:water sell:meat sell:chips
ask.use-building | building.recycling-centre
use:recycling-centre:upper use:recycling-centre:lower sell:plastic sell:plants take-tile-off sell:meat buy-tile sell:water sell:hydrogen sell:iridium sell:chips
ask.use-building | building.hydrogen-refinery
use:hydrogen-refinery:upper use:hydrogen-refinery:lower sell:plastic sell:water sell:hydrogen sell:chips buy-tile sell:iridium take-tile-off sell:plants sell:meat
ask.use-building | building.clone-factory
use:clone-factory:upper use:clone-factory:lower sell:chips buy-tile sell:iridium take-tile-off
ask.use-building | building.university
use:university:upper use:university:lower buy-tile sell:meat take-tile-off sell:plants sell:iridium sell:water sell:hydrogen sell:plastic sell:chips
ask.give
seat:red seat:green done seat:blue
ask.give | resource.plants
seat:red seat:green done seat:blue
ask.use-building | building.hospital
use:hospital:upper use:hospital:lower sell:iridium sell:water sell:plants sell:hydrogen sell:meat buy-tile take-tile-off sell:plastic
ask.replay
pile:postponed-election pile:bathtub-photos pile:ballot-box-update pile:minor-renovation pile:pension-fund pile:inheritance pile:private-rain sell:iridium sell:water sell:plants sell:hydrogen pile:watchdog-merger buy-tile pile:rescue-package pile:good-will-summit pile:nannybots pile:free-transport pile:dodo-licence take-tile-off pile:national-park pile:recount pile:flood-cancelled pile:anonymous-donation pile:green-coal pile:wunderwaffle pile:village-fair pile:overtime pile:bicycle-lane pile:festive-emergency pile:mayor-boxer pile:mono-majority pile:record-harvest
ask.use-building | building.spaceport
use:spaceport:upper use:spaceport:lower sell:plastic sell:plants sell:hydrogen buy-tile sell:meat take-tile-off sell:iridium sell:water
ask.use-building | building.greenhouse
use:greenhouse:upper use:greenhouse:lower sell:plants sell:chips buy-tile take-tile-off sell:hydrogen sell:iridium sell:plastic sell:meat sell:water
ask.use-building | building.board-game-publisher
use:board-game-publisher:upper use:board-game-publisher:lower sell:plastic buy-tile take-tile-off sell:hydrogen sell:water sell:plants sell:iridium sell:chips
ask.use-building | building.gated-arcology
use:gated-arcology:upper use:gated-arcology:lower sell:iridium sell:water buy-tile sell:plants sell:plastic sell:hydrogen
ask.use-building | building.museum
use:museum:upper use:museum:lower sell:iridium buy-tile take-tile-off sell:plastic sell:meat sell:water sell:hydrogen sell:plants sell:chips
ask.use-building | building.architects-office
use:architects-office:upper use:architects-office:lower sell:iridium sell:plants buy-tile take-tile-off sell:plastic sell:chips
ask.use-building | building.ai-ministry
use:ai-ministry:upper use:ai-ministry:lower sell:iridium sell:water sell:chips buy-tile
ask.use-building | building.pharmaceutical-factory
use:pharmaceutical-factory:upper use:pharmaceutical-factory:lower sell:water sell:plants sell:hydrogen buy-tile take-tile-off

s4BqvSA3eAAsT4rBtKhCwMAuEvc7mBjuCspC3sB3sBjuCspCAAoKlGuuCmf-I53B63B-2C4BoiB5qB2gBmsB_K2KyT2LwO0lB61BsGvFkEoNjHySvLiKrWnYA7M6jB4CgC_Fmdld7IjChS0G4UqN5GqHrhBnFzbpWuL6S8NyJyIwB_KgO3YlDzIA2CijBmOuDa0iBziB3I1EhRmK6EiB1GuB7alDYnPkGU4L2F9PnHC4W5VhL1DAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA4sOAtMAA2e5rBjD_CkGAwMxoBxWtrD8-B9P9PtrD8-BAAiDrKqyCgcodp3Bq3Bw9B2KuzBvgBipB8xB1Ld8QiXkoByqByoBkG2FiJmNwK4XuL-DlDjLA1L7LnBiE3M2H1HlS1H4YusBgcoNnZxTnM3JuBvL-B-EBUvExPoMhHlF_FaA2IqT-GsL-BuHtHxLpErEuU8SrVggB-YhN4BzDpEzChBsE5D2KvIoF0EhJnBBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA2jMA0GAAielxBzC0CAAiI5iBnOznDwhB6F6FznDwhBAAI8BslCwxBoXtnBunBu2BK6blX6akrBjTqemL0L-ZqagvBwNsLyCyDgFpS-BhEpC1GA7JlPnDrRzFyHxHzG1FwNmewM2F2BjF7IvDjDzPpC7JlDmFuNiKsB-DvE3F5CA0JtDgByJ_H2I1InJb8N4R6QjU2XjHpMYwD5Hb0BnEjKkJnHqR7LvE_EzDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA8_HAiMAAgfvjBkBTPAVtbvCrpD2M8K8KrpD2MAAuEzN6oCgiB0R1pB2pBogBW6nBtGzOk4B5WoQkDsEgcyjBqsBqKuEyB8BqD0N6PuBtBAAjL1K9Cvd5E6H5HzIzBiF4P6YlKkP0VVmClH6CjE0IqHkIqGmLiRsSBaXA2GV0CsHjHgM_L3K1GibwFvBzCqUvC1FnCU3B4CLwC8DhG8CwJwFrBUYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAskEAgCAAAzhBoD5BtBAnHlB2E6GwD4H4H6GwDAAkVvPwuCuhB4QnsBosBmX4CAmFmEwUlP7K2EwBmV6gBkkB4NuOrBgDiFU0K3B7ByDAnNlEgE4E5CsPrP7IgHAyF8FlGsHmG9GtIhV-OoC9KgEyBtE4BjGa4CBzCA7HGsBmBrH6Y5YrXxHAsdWmF2LzB8L_E8IrGa2CqM2D7E-JiKhNf-BdAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgfA4QA2X00B7ZEUXA7C2Q5ChJZkEkEhJZAAgPvRizCgoByYriBsiBmJuBkiB0NjYgW5JrOxBnEseunBwkBsG4DiGyHlCmG0EgO3HnGAtMtDZkVlIkPjPSPgO-IyKlC-CyD0CcjHEpDvM9I1EzDrFqL5FzFgE0BAxC0DfoBvGoSnSjI_EhF0NgGiF7D4I1EqBxInDSgEiB1GhFX-B9KrI4D0EAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAyIAAAAAAABBAAAAAGGAAAAAEEAAAAAFFAAAAAFFAAAAAAAAAAAABBAAAAAAAAAAAABBAAAAACCAAAAABBAAAAAEEAAAAABBAAAAAGGAAAAACCAAAAACCAAAAAJJAAAAACCAAAAAIIAAAAAAAAAAAAFFAAAAAFFAAAAABBAAAAACCAAAAADDAAAAAGGAAAAAAAAAAAAEEAAAAAAAAAAAACCAAAAACCAAAAAAAAAAAADDAAAAABBAAAAACCAAAAAAAAAAAACCAAAAAAAAAAAABBAAAAADDAAAAAGGAAAAAAAAAAAAABBAAAAAGGAAAAACCAAAAABBAAAAACCAAAAAFFAAAAAFFAAAAABBAAAAACCAAAAACCAAAAAAAAAAAACCAAAAACCAAAAAwoBpBNBLCAPmEHegCYAYHPBBIAE5DRNbhBAdNNIHCADYWGCLAGWBCGMAENHAEJAAPBDHEAFaUFBIAEMODADAEEWFPDAMDEHACAB-BFIJPMAC4CceQIAEZLTKPACyBCQSOADXFDDBAHvBHNVNAKXLCDBAH6EIAGCEADbAHPBABJPHGGAASBSIHAAWUADEACJBJEDAEACCDGDAERFDJAAAHFDBGABBEEBFAAMIGBAAAODEKEACqCAfFUcAHqD0CAQBAUwCkBLgBcADwBqBFOEAFIfPGeAWUJMFSAGnBZFJIAFGWCBLADvFfVvBpBAhBeHkBZHAiBJDEBDADtBhBSUhBAPXEJPAAACIGEPAAyBuCHWOmBAMHcThBMAGARGOAABCDMCRAMlDDXXfARJACBDADDBFECABGECILAEsBDKWOACMGDIEACTCCNBAHKhDPLZjBAJdGbQVANqCkBWHqBARkBORGQASJIAIbACZbLIUAN9EhBPpBvBARWMBGEACDJGAHAGABEDBACIACBEAGIAEBCACCICQTADHIJHAAAMECMJAEBBGFCADCBACEABFBACFACOAAEGACHDCGFADEBFEGACMBEGCAAJBBHCAASECCCAGKEEAEAAAABBCACCCAABACEAAEBACACBEDAAQGBBMACDBABEABNDCABAHCCAAAAAECDEAACGBGBIABCAEEBABEAIFBAEEAGBBACGCEDBAGCABCEABFBCDDACCBEACAANDDBBABMACEGAAABEADACQCGCGACKDCAEAGKECECAACCABBACBBGCDADCAABEABFBBEDABFBABBAACEADAACGACCDAGECCABACGBCCCAAEACBCAAKACCCAGCAAAGABCABCEABECBBEAEAAHIAABCGBFAACABFDIAEEAAAEAAECECBABDFAAAAABBCDGABABBCCAAEACCEABOACEGACECADAAGQBGGEACCCBDKADEBBKDACGCCCBACICACEACAAAFEACADCBBAGFAADBACqG8BcGMOACXLDDHAEGACCCAA9BLARVAJHAHEBADAAAABAACAAACAACBAACAABCBAAAACAAAAAACACCAABCCBAAAABBAAAACEACEAABACBAAAADABAAACIAEAEAAICAEAACHDBDAAAFBCFAAACAABCACAAACBAAAAAAAAAAAAAAAACBECBAABAAAAAAAAAAAAACACAAAABABAAAABAABAAACAAACAAAAAAAAAAAAAAAAAAABBACAAACCABEAACCAABAABAAAAAAAAAAAAAAAAACAAAAAAAAAAAAABAABAAACAACCAAKBCCIACFABABAAAAAACAAAAAAAAAAAAAAAACAACAAABAAAAAACAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGAACCAADABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA8BcGMOACXLDDHAEAAABCAAXLBDFAAHBDAAABCBCACAABCABBAAABAAAAAACBAAAADBAAAABABCCBAAACABCEAAFDCABAAECAAAACFCBFAAAQCCGEAAHBBBDAAmKpBPNDBAF1BNPARAFyE-BiCOQAJHGHDAABoBUFYFAEHOCFNAB9BTVPDAB7BPRRFADDFCDGAAlCTRPHAFGEABEAAHCCCHAFHBDCDAAVBDHHAAWEAKMADCFCGCAAGBCGAAAnBBFVFADTADAPACBFEBCAAOABEGAGAAABAACOCECGACGACFGAIGECDGAAyCCeYKAQADCAAACEAAAEAAGAACEAACBCBCAAmBACWKAEIAABKACAAAAAAAAAAAAAACACAAAAAAAAAAAsFpChBLJDANqCqBIKAAOKEOHCAAFFAECAD5CPDdXAPmDUGYiBAUADMEHADIGACBAAGAECBAADBADAACJAJEDABPHNAEAC0EJHFQAALDNDDIAIiBUKILAIOGHAQAEFABBBACvBDFRLAHAACCCADOCODAAACCAAAACEAAACACCBEEBAAFDBAAAAuGIKAABAAABACAAAKOBHAAEIGEACAB7DjBbXZAHKGEEBADfRCHAAFMMADCAAEPMGEADKEEBCACJAFEHAAJAFDBACOCEEAAECECBBABBEFAEABEECEFABHHEACAFQCCEGACHDBFCAEAGCDBABKAGBMAFOIFEEAEBAEDAABNNEDFAGWGCMEAAJAEBHADEHEEAACMCECEABADCFGAAIMBCFAAWACGIAEOBIIAAABEAADABBAADAAEOEAEAAESDGGEAGMOACDABAGABJAGICAEAAACDDEBAGEBCEBAEJDHDIAAAAFKAABHDABCABFADBCAAXFHDDABDEDDBAAFLEBEAACEJBGACGDKAAAAEICFEABAnClBRLDAAAEDAAAA6BSUMEAECEABAAABAACBAAOAECIAAFCBCDADACABAAAEGCBDACABCBABAAABAAAAAAAAAAAACACAAAABAAAAAACAAACAABAAAAAAAAAAAAACAAAAAAAqDDSQCAoCjBZCPDAG5EPhBB_BAlBMAMCKALZYENdAHmCIGWcAIODIAUAFEONCEAACEGDGALSOJHaADJPECEADkCnBfIHAAHLqBVLPADyBJOSQAMAEDAGCAANDDFAAAEDGCDACWBMEIAANGLHBAAAGDCBABACBCACAAACAABAACCAAAAAAAAAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA6EDFGACAFPDFBFAEmBKGKMAAEEHBKACDABGJAARDCLHACAIGGFEABOEEGAAAHDDAAAAFFACBAAFBDBCAABEBABAAAAAADCAABGBBBAACDACEAACACEBAAACCADACBDAACAAAEAACAAABCBAAAADABAAAAAAAAAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAiDDBEFAAASKIDEACEAEEBABHDFFIAAGECAAAABCBILACFFBAGADEACCAAABBBACACEAACCAAVBBBLADIEAAAAEHDBBCABGCAACACCBBCCACDCBBDAAuFUEGIAAEhBFLBJADEACAEABDACBBABABAACAAEAABEACCAEDCAAGCDEAACEACBCAAAGACCCAAFAABDAABAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAABGAALAGgCIFaoBABdDCJPABJFABAABBCCDFAEHBDABAABCAADAADAADAABAACACABBBEBAABDDABAACACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAA-BpBBTDJAF-CCWQgBAWtBALFRAJIAECCAAIAACGAAJAAFDAADAAAHAEFACBBABAAACAABBAAAAABCACAEADAFAHFCBGAAAAAACoBBISiBFLDAABBAAECFMDCBGCCBACACACADAEBBCABAABAABBAABAAACABCAAACAAGACCABCAAAABBCBAACBABBACADCAJABDFCADABBAAAEAACCACBAAAAAAAAAAAAAAAABAAAEAABACCCCAAABCBAABBACEACAAACCAACAAADAABDCABAAAABADAAABABCACCAABBACBBAADABDBCABAAABBCBACBAABBABCBAAEAACCAABAAABAAAAAACABHAABBABCAAAACACAAACAAAAAAAAABAAABCBBABAABAAABAACBBAAABAABAAAAAABAABAAADAABAAACAAAAACCAAACCAAAAAAAAqBjCCNlBXIDkCBOmBYHEAECAAEAADAABAABBAAABAACAAEBAAAAAABAABAAABAACBCACAAAAAABCAABAAABAAAAAAAAACAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAACCABCAAAAAACAAAAAAAAACAAAAAAABACBAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAACAAACAADAAABABAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABEABAAICCCEAAFAFABAABAACBABCBEBAAABADBCACADAABAADJCDFBAAAAACAACKBEGAACOEAGEABJDBDBAEACABCCAAFABBBAAAAAAAAACAAAAAAAAAAAAAAAAAAAACACAAAAAAAAAAAAAAAAAAAEEAAAAAFFAAAAABBAAAAABBAAAAAGGAAAAAJJAAAAACCAAAAAIIAAAAADDAAAAAEEAAAAADDAAAAAAAAAAAAAAAAAAAGGAAAAAAFFAAAAAAAAAAAAAAAAAAAEEAAAAABBAAAAACCAAAAAAAAAAAAGGAAAAAAAAAAAAAAAAAAACCAAAAABBAAAAABBAAAAADDAAAAAuD6BoBEOAAAEFFCIAG9ClBPNRAHADEBAAAMEGCAAAGCCCAAACBAAEACIEEAAAAIEBAEACFDDCAAABAEBBABGCGDCAAAAABCCAABBCBBAAAAAAAAACAAAAAABAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAECAAAAAAAABAAAAAAAAAAAAAAAAABAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAABAAAAAAABAAAAAACAAAAAAAAAAAAABAAAAAACAAAAAACCAAAAAAEACACAABCBAAAAAAAAAAAAAAAAAAAAAAAAABAAABAACAAAAAACAAAAAAAAAAAAAAEABCCACFBCABABAAAAAAAAAAAAAACAAAAACAAAAAAAAAAABAAAAAAAABAAAAAAAABCBABAABBAAAAAAAAAAAAAAAABAACAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAACABACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABCAAAAACBABAABAAAAAACAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAHACBDABEAACCACAABAAAAAAAAAAABAAAAAAAAAAAAACAACAAAAAAAAAACAAAAAAADCBBBABCAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAADBBBAAACCAAAAAAAAAAAAAAAAAAACACCAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAABBAAAAABAABAAAEACCCAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAECAACAABAAAAAAAAAAAAABAAAAAACAAAAAAAAAAAAABBAAAAAAAAAAAAAAAAAAAADABBAAAEACCCAAAAAAAAAAAAAAAACAAAAAABAAABAAAAAAAAAAAAAAAABAAAAAAAMCAECACJBBBBABAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAAAAAAAAAAAAAAAAA2BJFADAACAAAAAAACAAAAACCAAACAACCACAABBAAAAAAAAAAAAAACABAAAEACCCAADABBBAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAACAABAABAAAAAAAAAAAAAAAAACAAAAAABAAABAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAACAAAAAACAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAABAAAAAAAAAAAAABAAAAAAAAAAAAACAAAAAABAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAABAAABAACAAAAACAEACAAAADABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAA6EFBABDACCBBAIAAAAAABAAACAABAAGCCCAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAADDAAAAAAAAAAAAAAAAAAACCAAAAAAAABAAAACAAAAACAAAAACAAAAAAAAAAAAAAAECACAAAFDABAAAAAAAAAAAAAAAAACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABBAAAAAAAAACAAACAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAACABAAAABCAAAAAABAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADBCABAACAAACAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAABDABBBAAAAABAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABABCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACACAAACDDAAAABACAAAAAAAAAAAAAABAAAACAAAAAACAAAAAAAAAAAAAAAAAAAAADDAAAAAAAAAAAACAACAAAACAAAAACCABCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAABAAAEAACAAABAAAAAACAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAABACAAAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAGACAEABACBABAABAAAAAABAAAAAABAAAAAABAAAAAAAAAACAAAAAAAAAAAAAAAAACAAAAAACACCAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADABBAAAECAACAABAAABAAABACCABAAAAAAABAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCBAAAABBAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAACACCBAADAABAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAABBAABAAAAAAAAAAAAAAAABAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAADBABBAAEACACAAACAAAAAAAAAAAAAAACAAABAAAAAACAAAAACAAAAAAAAAAAAAA6EKCBGGAANAAFHACEBECCAAACAEABAADABAAAACAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACABBBAAAACBAABAAAAABCAAAAAAAAAABAAAAAACAAAAAAAAAAAAAAAAAAAAADABAAACIAEAEAAHABBDABAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAACACAAAADBAAAAAAAAAAAAAAAAAAACAAAAAAAABCAAAAAAAAAAAAAAAAABAAAAAAABABAAAAAAAAAAAAAAAAAAABACAAACCACAAAAAAAAAACAAAAAAAAABAAAAAAAAAAAAAAAAACAAAAAAADAAABAAAAABAAACAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAABAADDAAAAACCAAAAAAAAAAAACCAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAABBBAAAAAAAAAAAAABAAAAAAABAAABAAAAAACACAAAACCAAAAACAAAAAAAAAAAAAAECACAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAICAEAACHDBDAAADAABBAACAACAAAAAAAAAACACAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAACAABCACAAACBAADAABBABAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA6EBDACBACWGCKAAEBABBCAABBACAAAAAAAAAARFADDADEEABAAABBABAAAACBACAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAABAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACBCACAABAAABAACAAAAAABAAABAAACAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAABBBACAAAAAAAAAECACAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAACAAABAAAAAAABAAAAABAAAAAACACAAAAAAABAAAAAAAAAAACAAAAAAAAAAAAAAAAABAAABAAAAAACAAAAABBAAAAAAAAAAAACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAACAAAAAAAAAAAAAECACAAABAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACACAAAABABAAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAACECABAABBBBCAAAAACAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAECACAACFBAABAACCAACAABAAAAAAAAAAAAABABAAAAEACACAAAAAAAAACACAAAAACAAAAAADAAAAABAAAAAAAAABACAAAAAAAAAAAAAAAACAAACAAAAAAAAAAACABAAAEAAACAABAAABAACAAAAAABAABAAAAAAAAAAAAAAAAABAAAAAABAAAAAAAAAAAAAADBAABAAAAAAAAACACBCAAAABAAAACAAAAAABABAAAACAACAAAAAAAAAAAAAAAAAADBBAAAABABAAAAEAACBAAAAAAAAAAAAAAAAAAAAAAAAACAAAACAAAAAAAAAAAAAAAACAAAABBAAAAAACAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAAACAAACAAAAAAAAAAAAAAAABAACBAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBACAAACCABFABABABCACAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAABAAACAAAAAAAAAAAAAAEAACCAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAADAAACEAAACAACAAACAAHABBDABAAAAAAAAAAAAAABAAABAABAAABAACAAAAAACAAAAAAAAAAAAACAAACAAAAAAAABCAAACAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAABAAABAACAAACAACAAAAAACAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACACAAAAAAAAAAAAAAAAAAABAABAAACAACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAACAAACAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKBCCIACFABABAADACBBABAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGAACCAADABBAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`
