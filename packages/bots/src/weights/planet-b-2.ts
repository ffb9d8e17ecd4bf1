// Weights of planet-b with 2 players, written by `hustings train`.
export default `hustings-weights-1
planet-b
1
2
6
players turn stack last-turns marker elections board.1 board.2 board.3 board.4 suitcases.left suitcases.centre suitcases.right price.plastic price.iridium price.water price.plants price.hydrogen price.chips price.meat bag.puppet 1.active 1.vp 1.money 1.store 1.mood 1.votes 1.bag 1.fraud 1.immoral 1.hand 1.news 1.buildings 1.zones-open 1.places-open 1.workers-out 1.trickster 1.brain 1.capitalists 1.futurists 1.traditionalists 1.plastic 1.iridium 1.water 1.plants 1.hydrogen 1.chips 1.meat 1.president 1.prime-minister 1.lama 1.dodo 2.active 2.vp 2.money 2.store 2.mood 2.votes 2.bag 2.fraud 2.immoral 2.hand 2.news 2.buildings 2.zones-open 2.places-open 2.workers-out 2.trickster 2.brain 2.capitalists 2.futurists 2.traditionalists 2.plastic 2.iridium 2.water 2.plants 2.hydrogen 2.chips 2.meat 2.president 2.prime-minister 2.lama 2.dodo 3.active 3.vp 3.money 3.store 3.mood 3.votes 3.bag 3.fraud 3.immoral 3.hand 3.news 3.buildings 3.zones-open 3.places-open 3.workers-out 3.trickster 3.brain 3.capitalists 3.futurists 3.traditionalists 3.plastic 3.iridium 3.water 3.plants 3.hydrogen 3.chips 3.meat 3.president 3.prime-minister 3.lama 3.dodo 4.active 4.vp 4.money 4.store 4.mood 4.votes 4.bag 4.fraud 4.immoral 4.hand 4.news 4.buildings 4.zones-open 4.places-open 4.workers-out 4.trickster 4.brain 4.capitalists 4.futurists 4.traditionalists 4.plastic 4.iridium 4.water 4.plants 4.hydrogen 4.chips 4.meat 4.president 4.prime-minister 4.lama 4.dodo

ask.draft
draft:beer-tent draft:pawnshop draft:presidential-palace draft:gated-arcology draft:state-television draft:hydrogen-refinery draft:recycling-centre draft:power-plant draft:iridium-mine draft:architects-office draft:clone-factory draft:construction-site draft:job-centre draft:pharmaceutical-factory draft:parking-lot draft:orbital-catapult draft:protein-complex draft:smoothie-factory draft:think-tank draft:electoral-academy draft:cargo-terminal draft:board-game-publisher draft:central-bank draft:university draft:polling-institute draft:museum draft:casino draft:kebab-stand draft:stadium draft:space-elevator draft:garment-factory draft:troll-farm draft:ai-ministry draft:restaurant draft:spaceport draft:hospital draft:public-well draft:temple-of-growth draft:greenhouse draft:organ-farm draft:llama-pasture draft:offshore-consultancy
ask.draft | A
draft:beer-tent draft:pawnshop draft:recycling-centre draft:construction-site draft:job-centre draft:parking-lot draft:board-game-publisher draft:casino draft:kebab-stand draft:garment-factory draft:troll-farm draft:public-well draft:greenhouse draft:llama-pasture
ask.draft | C
draft:presidential-palace draft:gated-arcology draft:power-plant draft:iridium-mine draft:orbital-catapult draft:protein-complex draft:electoral-academy draft:central-bank draft:university draft:stadium draft:space-elevator draft:ai-ministry draft:spaceport draft:temple-of-growth
ask.deal
tile:left tile:centre tile:right buy-tile take-tile-off sell:plastic sell:plants sell:hydrogen office sell:iridium sell:water sell:chips sell:meat
ask.tile
stock:plastic stock:iridium stock:water stock:plants stock:hydrogen stock:chips stock:meat
ask.cell
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.cell | resource.plants
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.order
action:1 action:2 action:3 action:4 sell:plastic sell:plants sell:hydrogen buy-tile take-tile-off office sell:chips sell:iridium sell:water sell:meat
ask.line
line:upper line:lower sell:plants sell:hydrogen buy-tile take-tile-off sell:chips sell:iridium sell:water sell:meat sell:plastic
ask.news
news:I news:II sell:plastic sell:plants sell:hydrogen buy-tile take-tile-off sell:water news:III sell:iridium sell:chips sell:meat nothing
ask.step
step:capitalists step:futurists step:traditionalists take-tile-off sell:chips sell:plastic sell:hydrogen sell:iridium buy-tile sell:water sell:plants sell:meat
ask.worker-action
take:trickster take:brain place:headquarters:0:trickster place:headquarters:0:brain sell:plastic sell:plants sell:hydrogen buy-tile take-tile-off place:beer-tent:0:trickster sell:water sell:iridium sell:chips sell:meat place:garment-factory:0:trickster place:garment-factory:1:trickster place:construction-site:0:trickster place:pawnshop:0:trickster place:greenhouse:0:trickster place:job-centre:0:trickster place:job-centre:1:trickster place:kebab-stand:0:trickster place:kebab-stand:1:trickster place:state-television:0:trickster place:state-television:1:brain place:public-well:0:trickster place:public-well:1:trickster place:llama-pasture:0:trickster place:llama-pasture:1:trickster place:think-tank:0:trickster place:think-tank:0:brain place:parking-lot:0:trickster place:troll-farm:0:trickster place:recycling-centre:0:trickster place:casino:0:trickster place:polling-institute:0:trickster place:polling-institute:0:brain place:cargo-terminal:0:trickster place:cargo-terminal:1:brain place:hospital:0:trickster place:hospital:0:brain place:temple-of-growth:0:brain place:temple-of-growth:1:brain place:hydrogen-refinery:0:trickster place:hydrogen-refinery:1:brain place:university:0:brain place:offshore-consultancy:0:trickster place:offshore-consultancy:0:brain place:architects-office:0:brain place:architects-office:0:trickster place:board-game-publisher:0:trickster place:museum:0:trickster place:museum:0:brain place:clone-factory:0:trickster place:clone-factory:0:brain place:pharmaceutical-factory:0:trickster place:pharmaceutical-factory:0:brain place:organ-farm:0:trickster place:organ-farm:0:brain place:organ-farm:1:trickster place:organ-farm:1:brain place:gated-arcology:0:brain place:presidential-palace:0:brain place:stadium:0:brain place:protein-complex:0:brain place:protein-complex:1:brain place:power-plant:0:brain place:central-bank:0:brain place:electoral-academy:0:brain place:spaceport:0:brain place:spaceport:1:brain place:ai-ministry:0:brain place:iridium-mine:0:brain place:iridium-mine:1:brain place:smoothie-factory:0:trickster place:smoothie-factory:0:brain place:space-elevator:0:brain place:space-elevator:1:brain place:orbital-catapult:0:brain place:restaurant:0:trickster place:restaurant:1:brain
ask.use-building
use:headquarters:upper use:headquarters:lower buy-tile take-tile-off use:beer-tent:upper use:beer-tent:lower sell:water sell:plants sell:iridium sell:chips use:pawnshop:upper use:pawnshop:lower sell:hydrogen use:job-centre:upper use:job-centre:lower use:state-television:upper use:state-television:lower use:llama-pasture:upper use:llama-pasture:lower sell:plastic use:troll-farm:upper use:troll-farm:lower use:polling-institute:upper use:polling-institute:lower sell:meat use:public-well:upper use:public-well:lower use:garment-factory:upper use:garment-factory:lower use:cargo-terminal:upper use:cargo-terminal:lower use:think-tank:upper use:think-tank:lower use:temple-of-growth:upper use:temple-of-growth:lower use:offshore-consultancy:upper use:offshore-consultancy:lower use:parking-lot:upper use:parking-lot:lower use:kebab-stand:upper use:kebab-stand:lower use:presidential-palace:upper use:presidential-palace:lower use:casino:upper use:casino:lower use:university:upper use:university:lower use:central-bank:upper use:central-bank:lower use:power-plant:upper use:power-plant:lower use:iridium-mine:upper use:iridium-mine:lower use:space-elevator:upper use:space-elevator:lower use:orbital-catapult:upper use:orbital-catapult:lower use:smoothie-factory:upper use:smoothie-factory:lower use:recycling-centre:upper use:recycling-centre:lower use:protein-complex:upper use:protein-complex:lower use:restaurant:upper use:restaurant:lower use:board-game-publisher:upper use:board-game-publisher:lower use:hospital:upper use:hospital:lower use:clone-factory:upper use:clone-factory:lower use:spaceport:upper use:spaceport:lower use:electoral-academy:upper use:electoral-academy:lower use:architects-office:upper use:architects-office:lower use:hydrogen-refinery:upper use:hydrogen-refinery:lower use:greenhouse:upper use:greenhouse:lower use:organ-farm:upper use:organ-farm:lower use:construction-site:upper use:construction-site:lower use:museum:upper use:museum:lower use:ai-ministry:upper use:ai-ministry:lower use:gated-arcology:upper use:gated-arcology:lower
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
under sell:hydrogen sell:water sell:chips sell:plants sell:meat build sell:iridium sell:plastic
ask.pay-worker
pay:trickster pay:brain
ask.cell | resource.iridium
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.build-or-not | building.pawnshop
build under sell:iridium sell:plants sell:chips sell:hydrogen sell:plastic sell:water sell:meat
ask.law
lawbox:left lawbox:right sell:plants sell:hydrogen sell:water sell:iridium sell:chips sell:plastic sell:meat
ask.law | law.education-reform
lawbox:left lawbox:right sell:plants sell:hydrogen sell:plastic sell:water sell:chips sell:iridium sell:meat
ask.law | law.coal-phase-out
lawbox:left lawbox:right sell:plants sell:iridium sell:water sell:chips sell:meat sell:plastic sell:hydrogen
ask.draft | B
draft:state-television draft:hydrogen-refinery draft:architects-office draft:clone-factory draft:pharmaceutical-factory draft:smoothie-factory draft:think-tank draft:cargo-terminal draft:polling-institute draft:museum draft:restaurant draft:hospital draft:organ-farm draft:offshore-consultancy
ask.build-or-not | building.beer-tent
build under sell:water sell:chips sell:plastic sell:hydrogen sell:iridium sell:plants sell:meat
ask.use-building | building.beer-tent
use:beer-tent:upper use:beer-tent:lower sell:water sell:plants sell:iridium buy-tile take-tile-off sell:plastic sell:hydrogen sell:meat sell:chips
ask.law | law.basic-income
lawbox:left lawbox:right sell:iridium sell:chips sell:plants sell:plastic sell:water sell:meat sell:hydrogen
ask.build-or-not | building.parking-lot
build under sell:water sell:chips sell:iridium sell:hydrogen sell:plastic sell:plants sell:meat
ask.law | law.term-limits
lawbox:left lawbox:right sell:iridium sell:plants sell:water sell:chips sell:meat sell:plastic sell:hydrogen
ask.any-resource
store:plastic store:iridium store:water store:plants store:hydrogen store:chips store:meat sell:iridium buy-tile sell:hydrogen sell:plants sell:chips sell:plastic take-tile-off sell:water sell:meat
ask.build-or-not | building.space-elevator
under sell:iridium sell:chips sell:plastic build sell:plants sell:hydrogen sell:water sell:meat
ask.law | law.retroactive-immunity
lawbox:left lawbox:right sell:water sell:iridium sell:hydrogen sell:plants sell:chips sell:plastic sell:meat
ask.law | law.compulsory-enthusiasm
lawbox:left lawbox:right sell:iridium sell:chips sell:plastic sell:plants sell:hydrogen sell:water sell:meat
ask.law | law.solidarity-levy
lawbox:left lawbox:right sell:water sell:hydrogen sell:chips sell:plastic sell:plants sell:iridium sell:meat
ask.law | law.strategic-reserve
lawbox:left lawbox:right sell:iridium sell:plants sell:chips sell:water sell:plastic sell:hydrogen sell:meat
ask.build-or-not | building.iridium-mine
under sell:iridium sell:hydrogen sell:plastic sell:plants build sell:meat sell:chips sell:water
ask.build-or-not | building.recycling-centre
under sell:iridium sell:chips build sell:plants sell:water sell:plastic sell:meat sell:hydrogen
ask.build-or-not | building.clone-factory
under sell:chips build sell:plastic sell:iridium sell:plants sell:water sell:hydrogen sell:meat
ask.workers-home
stands:headquarters:0:brain done stands:headquarters:0:trickster stands:beer-tent:0:trickster stands:troll-farm:0:trickster stands:polling-institute:0:brain stands:garment-factory:1:trickster stands:greenhouse:0:trickster stands:parking-lot:0:trickster stands:think-tank:0:trickster stands:hospital:0:brain stands:temple-of-growth:0:brain stands:architects-office:0:trickster stands:offshore-consultancy:0:brain stands:museum:0:trickster stands:museum:0:brain stands:board-game-publisher:0:trickster stands:think-tank:0:brain stands:organ-farm:1:brain stands:temple-of-growth:1:brain stands:recycling-centre:0:trickster stands:presidential-palace:0:brain stands:garment-factory:0:trickster stands:hospital:0:trickster stands:stadium:0:brain stands:protein-complex:1:brain stands:protein-complex:0:brain stands:casino:0:trickster stands:organ-farm:1:trickster stands:electoral-academy:0:brain stands:polling-institute:0:trickster stands:central-bank:0:brain stands:construction-site:0:trickster stands:iridium-mine:1:brain stands:power-plant:0:brain stands:clone-factory:0:trickster stands:clone-factory:0:brain stands:smoothie-factory:0:trickster stands:smoothie-factory:0:brain stands:iridium-mine:0:brain stands:organ-farm:0:brain stands:offshore-consultancy:0:trickster stands:pharmaceutical-factory:0:brain stands:orbital-catapult:0:brain stands:spaceport:1:brain stands:university:0:brain stands:gated-arcology:0:brain stands:organ-farm:0:trickster stands:spaceport:0:brain stands:architects-office:0:brain stands:ai-ministry:0:brain stands:pharmaceutical-factory:0:trickster
ask.build-or-not | building.orbital-catapult
under sell:iridium sell:chips sell:plastic sell:water sell:plants build sell:hydrogen sell:meat
ask.build-or-not | building.board-game-publisher
build under sell:chips sell:plastic sell:iridium sell:plants sell:hydrogen sell:water sell:meat
ask.law | law.water-for-everyone
lawbox:left lawbox:right sell:hydrogen sell:plants sell:chips sell:plastic sell:iridium sell:water sell:meat
ask.build-or-not | building.temple-of-growth
under sell:water sell:chips sell:plastic sell:plants sell:hydrogen build sell:iridium sell:meat
ask.law | law.founding-dodo-day
lawbox:left lawbox:right sell:plastic sell:plants sell:hydrogen sell:iridium sell:chips sell:water sell:meat
ask.law | law.patent-on-the-wheel
lawbox:left lawbox:right sell:iridium sell:water sell:plants sell:hydrogen sell:chips sell:meat sell:plastic
ask.build-or-not | building.pharmaceutical-factory
under sell:water sell:plants sell:iridium build sell:plastic sell:chips sell:hydrogen sell:meat
ask.build-or-not | building.job-centre
build under sell:iridium sell:chips sell:plastic sell:plants sell:meat sell:hydrogen sell:water
ask.law | law.right-to-repair
lawbox:left lawbox:right sell:plants sell:plastic sell:iridium sell:chips sell:water sell:meat sell:hydrogen
ask.law | law.district-redesign
lawbox:left lawbox:right sell:iridium sell:plants sell:chips sell:plastic sell:water sell:meat sell:hydrogen
ask.law | law.private-air
lawbox:left lawbox:right sell:iridium sell:plants sell:chips sell:plastic sell:water sell:hydrogen sell:meat
ask.build-or-not | building.garment-factory
build under sell:plastic sell:plants sell:water sell:chips sell:iridium sell:meat sell:hydrogen
ask.law | law.media-order
lawbox:left lawbox:right sell:plants sell:chips sell:water sell:plastic sell:iridium sell:hydrogen sell:meat
ask.build-or-not | building.construction-site
build under sell:chips sell:water sell:plants sell:iridium sell:plastic sell:meat sell:hydrogen
ask.demolish
building:headquarters building:construction-site building:beer-tent building:kebab-stand building:greenhouse sell:plastic sell:water sell:chips building:museum building:garment-factory building:troll-farm building:job-centre sell:plants building:public-well building:power-plant sell:iridium building:presidential-palace building:llama-pasture building:recycling-centre sell:hydrogen building:board-game-publisher building:temple-of-growth building:hydrogen-refinery building:clone-factory building:parking-lot building:electoral-academy building:offshore-consultancy building:pawnshop building:university building:orbital-catapult building:organ-farm building:smoothie-factory building:think-tank building:casino building:cargo-terminal building:stadium building:space-elevator building:architects-office building:state-television building:hospital sell:meat building:pharmaceutical-factory building:restaurant building:spaceport building:iridium-mine building:ai-ministry building:central-bank building:polling-institute building:gated-arcology building:protein-complex
ask.build-or-not | building.casino
under sell:water build sell:plastic sell:chips sell:hydrogen sell:iridium sell:plants sell:meat
ask.build-or-not | building.think-tank
build under sell:plastic sell:water sell:iridium sell:hydrogen sell:chips sell:plants sell:meat
ask.use-building | building.pawnshop
use:pawnshop:upper use:pawnshop:lower sell:iridium sell:chips take-tile-off sell:hydrogen sell:plastic sell:water buy-tile sell:plants sell:meat
ask.pay-resource
store:iridium store:chips store:plastic store:hydrogen store:plants store:meat store:water
ask.one-of
option:1 option:2 sell:iridium sell:plants sell:chips sell:water sell:plastic sell:hydrogen sell:meat
ask.return-worker
stands:headquarters:0:trickster stands:headquarters:0:brain stands:pawnshop:0:trickster buy-tile take-tile-off sell:plants sell:chips stands:llama-pasture:0:trickster stands:llama-pasture:1:trickster stands:public-well:1:trickster sell:water stands:greenhouse:0:trickster sell:plastic stands:protein-complex:0:brain stands:troll-farm:0:trickster stands:hospital:0:brain stands:space-elevator:1:brain sell:hydrogen stands:cargo-terminal:0:trickster stands:garment-factory:0:trickster stands:casino:0:trickster sell:iridium stands:recycling-centre:0:trickster stands:garment-factory:1:trickster stands:kebab-stand:0:trickster stands:kebab-stand:1:trickster stands:construction-site:0:trickster stands:parking-lot:0:trickster stands:architects-office:0:trickster stands:architects-office:0:brain stands:spaceport:0:brain stands:hydrogen-refinery:0:trickster stands:hydrogen-refinery:1:brain stands:ai-ministry:0:brain stands:smoothie-factory:0:brain stands:public-well:0:trickster stands:museum:0:trickster stands:museum:0:brain stands:gated-arcology:0:brain stands:job-centre:0:trickster stands:stadium:0:brain stands:hospital:0:trickster stands:board-game-publisher:0:trickster stands:polling-institute:0:trickster stands:polling-institute:0:brain stands:presidential-palace:0:brain stands:beer-tent:0:trickster stands:organ-farm:0:trickster stands:organ-farm:1:trickster stands:clone-factory:0:trickster stands:clone-factory:0:brain stands:power-plant:0:brain stands:university:0:brain stands:restaurant:0:trickster stands:space-elevator:0:brain stands:state-television:0:trickster stands:state-television:1:brain stands:electoral-academy:0:brain sell:meat stands:think-tank:0:brain stands:central-bank:0:brain stands:iridium-mine:0:brain stands:iridium-mine:1:brain stands:orbital-catapult:0:brain stands:temple-of-growth:0:brain stands:temple-of-growth:1:brain stands:spaceport:1:brain stands:protein-complex:1:brain stands:organ-farm:0:brain stands:organ-farm:1:brain stands:offshore-consultancy:0:brain stands:pharmaceutical-factory:0:brain stands:think-tank:0:trickster stands:job-centre:1:trickster stands:pharmaceutical-factory:0:trickster stands:offshore-consultancy:0:trickster stands:cargo-terminal:1:brain stands:restaurant:1:brain stands:smoothie-factory:0:trickster
ask.elect
elect:left elect:right buy-tile take-tile-off sell:iridium sell:plants sell:hydrogen sell:plastic sell:meat sell:chips sell:water
ask.build-or-not | building.greenhouse
build under sell:hydrogen sell:plastic sell:chips sell:plants sell:meat sell:iridium sell:water
ask.build-or-not | building.electoral-academy
build under sell:iridium sell:water sell:plastic sell:chips sell:plants sell:hydrogen sell:meat
ask.law-deck
law:yellow law:blue buy-tile take-tile-off sell:meat sell:iridium sell:chips sell:plants sell:plastic sell:hydrogen sell:water
ask.law | law.housing-programme
lawbox:left lawbox:right sell:iridium sell:hydrogen sell:plants sell:meat sell:plastic sell:water sell:chips
ask.build-or-not | building.power-plant
under sell:plants sell:chips sell:plastic sell:water sell:iridium build sell:hydrogen sell:meat
ask.build-or-not | building.cargo-terminal
under sell:plastic sell:meat sell:water build sell:chips sell:iridium sell:plants sell:hydrogen
ask.law | law.transparency-act
lawbox:left lawbox:right sell:plastic sell:water sell:chips sell:plants sell:meat sell:iridium sell:hydrogen
ask.use-building | building.job-centre
use:job-centre:upper use:job-centre:lower sell:iridium sell:chips buy-tile take-tile-off sell:water sell:plants sell:plastic sell:meat sell:hydrogen
ask.law | law.llama-welfare
lawbox:left lawbox:right sell:iridium sell:water sell:plants sell:chips sell:hydrogen sell:meat sell:plastic
ask.build-or-not | building.kebab-stand
build under sell:iridium sell:water sell:chips sell:meat sell:hydrogen sell:plastic sell:plants
ask.build-or-not | building.offshore-consultancy
under sell:iridium sell:chips sell:meat build sell:plants sell:hydrogen sell:plastic sell:water
ask.build-or-not | building.state-television
under sell:iridium build sell:plants sell:plastic sell:water sell:chips sell:meat sell:hydrogen
ask.build-or-not | building.gated-arcology
under sell:iridium sell:plastic sell:plants sell:hydrogen sell:chips build sell:water sell:meat
ask.law | law.security-ministry
lawbox:left lawbox:right sell:water sell:iridium sell:plants sell:hydrogen sell:chips sell:plastic sell:meat
ask.build-or-not | building.polling-institute
under sell:plants build sell:chips sell:iridium sell:hydrogen sell:water sell:plastic sell:meat
ask.law | law.labour-flexibility
lawbox:left lawbox:right sell:iridium sell:water sell:plastic sell:hydrogen sell:plants sell:chips sell:meat
ask.build-or-not | building.architects-office
build under sell:iridium sell:meat sell:water sell:hydrogen sell:plants sell:chips sell:plastic
ask.use-building | building.state-television
use:state-television:upper use:state-television:lower sell:water buy-tile sell:chips take-tile-off sell:plastic sell:iridium sell:plants sell:meat sell:hydrogen
ask.step-back
back:capitalists back:futurists back:traditionalists
ask.build-or-not | building.llama-pasture
build under sell:water sell:iridium sell:chips sell:plants sell:hydrogen sell:plastic sell:meat
ask.use-building | building.llama-pasture
use:llama-pasture:upper use:llama-pasture:lower sell:plastic sell:plants sell:hydrogen buy-tile take-tile-off sell:chips sell:iridium sell:water sell:meat
ask.build-or-not | building.museum
under sell:iridium sell:chips build sell:water sell:plants sell:meat sell:plastic sell:hydrogen
ask.build-or-not | building.hydrogen-refinery
build under sell:plastic sell:plants sell:water sell:chips sell:iridium sell:meat sell:hydrogen
ask.build-or-not | building.public-well
build under sell:iridium sell:plants sell:chips sell:meat sell:plastic sell:water sell:hydrogen
ask.build-or-not | building.troll-farm
build under sell:iridium sell:chips sell:water sell:plastic sell:hydrogen sell:plants sell:meat
ask.use-building | building.troll-farm
use:troll-farm:upper use:troll-farm:lower sell:iridium buy-tile sell:water take-tile-off sell:plastic sell:chips sell:plants sell:meat sell:hydrogen
ask.build-or-not | building.university
under sell:plastic sell:plants build sell:iridium sell:chips sell:hydrogen sell:meat sell:water
ask.build-or-not | building.central-bank
under sell:plastic sell:water sell:plants sell:iridium build sell:chips sell:hydrogen sell:meat
ask.use-building | building.polling-institute
use:polling-institute:upper use:polling-institute:lower sell:meat buy-tile take-tile-off sell:water sell:iridium sell:plants sell:chips sell:hydrogen sell:plastic
ask.build-or-not | building.spaceport
under sell:chips build sell:iridium sell:hydrogen sell:plants sell:plastic sell:water sell:meat
ask.use-building | building.public-well
use:public-well:upper use:public-well:lower sell:water buy-tile sell:plastic sell:chips take-tile-off sell:meat sell:iridium sell:plants sell:hydrogen
ask.build-or-not | building.hospital
build under sell:chips sell:hydrogen sell:plastic sell:water sell:meat sell:iridium sell:plants
ask.build-or-not | building.restaurant
build under sell:plastic sell:chips sell:iridium sell:water sell:meat sell:hydrogen sell:plants
ask.use-building | building.garment-factory
use:garment-factory:upper use:garment-factory:lower sell:plastic sell:plants sell:hydrogen buy-tile take-tile-off sell:water sell:chips sell:iridium sell:meat
ask.use-building | building.cargo-terminal
use:cargo-terminal:upper use:cargo-terminal:lower take-tile-off sell:iridium sell:plants sell:plastic sell:chips buy-tile sell:meat sell:hydrogen sell:water
ask.build-or-not | building.organ-farm
build under sell:plastic sell:iridium sell:water sell:plants sell:chips sell:hydrogen sell:meat
ask.use-building | building.think-tank
use:think-tank:upper use:think-tank:lower sell:water sell:plants sell:chips buy-tile take-tile-off sell:iridium sell:hydrogen sell:plastic sell:meat
ask.build-or-not | building.presidential-palace
under sell:water sell:meat sell:chips sell:iridium sell:plants build sell:plastic sell:hydrogen
ask.build-or-not | building.stadium
under sell:plastic sell:chips sell:plants sell:water sell:iridium sell:hydrogen build sell:meat
ask.use-building | building.temple-of-growth
use:temple-of-growth:upper use:temple-of-growth:lower take-tile-off sell:plastic sell:plants sell:chips sell:meat sell:water buy-tile sell:iridium sell:hydrogen
ask.build-or-not | building.ai-ministry
under sell:iridium sell:chips sell:plants sell:plastic build sell:water sell:hydrogen sell:meat
ask.use-building | building.offshore-consultancy
use:offshore-consultancy:upper use:offshore-consultancy:lower sell:chips buy-tile sell:plants take-tile-off sell:water sell:plastic sell:iridium sell:hydrogen sell:meat
ask.build-or-not | building.protein-complex
under sell:water sell:plastic build sell:iridium sell:hydrogen sell:chips sell:plants sell:meat
ask.use-building | building.parking-lot
use:parking-lot:upper use:parking-lot:lower sell:iridium sell:plants sell:chips buy-tile take-tile-off sell:hydrogen sell:water sell:meat sell:plastic
ask.use-building | building.kebab-stand
use:kebab-stand:upper use:kebab-stand:lower sell:water sell:meat take-tile-off buy-tile sell:plants sell:chips sell:iridium sell:plastic sell:hydrogen
ask.use-building | building.presidential-palace
use:presidential-palace:upper use:presidential-palace:lower buy-tile take-tile-off sell:iridium sell:plants sell:chips sell:water sell:meat sell:hydrogen sell:plastic
ask.use-building | building.casino
use:casino:upper use:casino:lower take-tile-off buy-tile sell:plastic sell:chips sell:water sell:plants sell:iridium sell:hydrogen sell:meat
ask.use-building | building.university
use:university:upper use:university:lower sell:water sell:hydrogen sell:chips buy-tile take-tile-off sell:plants sell:plastic sell:iridium sell:meat
ask.use-building | building.central-bank
use:central-bank:upper use:central-bank:lower buy-tile sell:plants sell:chips take-tile-off sell:iridium sell:meat sell:water sell:plastic sell:hydrogen
ask.use-building | building.power-plant
use:power-plant:upper use:power-plant:lower buy-tile sell:iridium take-tile-off sell:plants sell:chips sell:water sell:plastic sell:hydrogen sell:meat
ask.use-building | building.iridium-mine
use:iridium-mine:upper use:iridium-mine:lower take-tile-off buy-tile sell:plants sell:chips sell:meat sell:iridium sell:water sell:hydrogen sell:plastic
ask.use-building | building.space-elevator
use:space-elevator:upper use:space-elevator:lower sell:plastic sell:hydrogen buy-tile take-tile-off sell:water sell:chips sell:iridium sell:meat sell:plants
ask.use-building | building.orbital-catapult
use:orbital-catapult:upper use:orbital-catapult:lower sell:plants buy-tile sell:water take-tile-off sell:plastic sell:chips sell:iridium sell:hydrogen sell:meat
ask.use-building | building.smoothie-factory
use:smoothie-factory:upper use:smoothie-factory:lower sell:plastic sell:water sell:plants sell:meat buy-tile take-tile-off sell:iridium sell:chips
ask.sell-at
store:plastic store:water store:chips done store:plants store:meat store:iridium store:hydrogen
ask.copy
use:headquarters:upper use:headquarters:lower use:central-bank:upper use:central-bank:lower buy-tile use:troll-farm:upper use:troll-farm:lower take-tile-off sell:iridium sell:plants use:kebab-stand:lower use:casino:upper use:casino:lower use:space-elevator:lower sell:water use:board-game-publisher:upper use:job-centre:upper use:job-centre:lower use:clone-factory:lower use:think-tank:upper use:think-tank:lower use:public-well:upper use:beer-tent:upper use:beer-tent:lower use:llama-pasture:upper use:llama-pasture:lower use:garment-factory:lower use:stadium:upper use:state-television:upper use:state-television:lower use:orbital-catapult:upper use:orbital-catapult:lower sell:chips use:organ-farm:lower use:restaurant:lower use:gated-arcology:lower use:university:upper use:university:lower sell:plastic sell:meat use:smoothie-factory:lower use:pawnshop:upper use:electoral-academy:upper use:electoral-academy:lower use:spaceport:upper use:museum:lower use:polling-institute:upper use:polling-institute:lower use:pharmaceutical-factory:upper use:protein-complex:upper use:temple-of-growth:upper use:temple-of-growth:lower use:cargo-terminal:upper use:cargo-terminal:lower use:offshore-consultancy:upper use:offshore-consultancy:lower use:recycling-centre:upper use:hospital:upper use:parking-lot:upper use:parking-lot:lower use:pawnshop:lower use:architects-office:upper use:construction-site:upper use:iridium-mine:upper use:iridium-mine:lower use:presidential-palace:upper use:presidential-palace:lower use:greenhouse:upper use:smoothie-factory:upper use:hospital:lower sell:hydrogen
ask.discard
card:public-well card:beer-tent card:construction-site done sell:chips buy-tile card:organ-farm card:stadium card:job-centre card:recycling-centre take-tile-off card:power-plant card:troll-farm sell:iridium card:parking-lot sell:water card:orbital-catapult card:kebab-stand card:protein-complex card:pawnshop card:space-elevator card:board-game-publisher card:central-bank sell:plants card:think-tank sell:plastic card:state-television card:iridium-mine card:garment-factory card:museum card:restaurant card:greenhouse card:university card:temple-of-growth sell:meat card:llama-pasture card:cargo-terminal card:hydrogen-refinery card:hospital card:pharmaceutical-factory card:casino card:smoothie-factory card:electoral-academy card:spaceport card:gated-arcology card:presidential-palace card:ai-ministry sell:hydrogen card:clone-factory card:offshore-consultancy card:polling-institute
ask.use-building | building.recycling-centre
use:recycling-centre:upper use:recycling-centre:lower sell:plastic buy-tile sell:water sell:chips take-tile-off sell:plants sell:iridium sell:hydrogen
ask.use-building | building.protein-complex
use:protein-complex:upper use:protein-complex:lower sell:water sell:chips buy-tile sell:plastic take-tile-off sell:iridium sell:plants sell:meat sell:hydrogen
ask.use-building | building.restaurant
use:restaurant:upper use:restaurant:lower sell:plastic sell:chips sell:meat buy-tile take-tile-off sell:water sell:iridium sell:plants sell:hydrogen
ask.use-building | building.board-game-publisher
use:board-game-publisher:upper use:board-game-publisher:lower sell:plastic buy-tile sell:water sell:chips sell:plants
ask.use-building | building.hospital
use:hospital:upper use:hospital:lower sell:iridium sell:plants sell:hydrogen buy-tile take-tile-off sell:chips sell:plastic sell:water
ask.use-building | building.clone-factory
use:clone-factory:upper use:clone-factory:lower sell:plants sell:chips buy-tile take-tile-off sell:iridium sell:plastic sell:water sell:hydrogen
ask.use-building | building.spaceport
use:spaceport:upper use:spaceport:lower sell:plastic sell:iridium sell:plants sell:hydrogen sell:chips buy-tile sell:water take-tile-off
ask.use-building | building.electoral-academy
use:electoral-academy:upper use:electoral-academy:lower sell:water sell:plants buy-tile sell:chips sell:meat sell:plastic take-tile-off sell:iridium sell:hydrogen
ask.use-building | building.architects-office
use:architects-office:upper use:architects-office:lower sell:iridium sell:water sell:chips buy-tile take-tile-off sell:plants sell:hydrogen
ask.use-building | building.hydrogen-refinery
use:hydrogen-refinery:upper use:hydrogen-refinery:lower sell:water sell:hydrogen buy-tile sell:iridium sell:plants sell:chips take-tile-off sell:plastic sell:meat
ask.use-building | building.greenhouse
use:greenhouse:upper use:greenhouse:lower sell:iridium sell:plants buy-tile sell:chips sell:water take-tile-off sell:meat
ask.give
seat:blue done seat:red
ask.give | resource.plants
seat:blue done seat:red
ask.use-building | building.organ-farm
use:organ-farm:upper use:organ-farm:lower sell:hydrogen sell:meat buy-tile take-tile-off sell:iridium sell:water sell:plants sell:chips
ask.replay
pile:green-coal pile:flood-cancelled pile:dodo-licence pile:anti-corruption-office sell:plants sell:chips buy-tile pile:overtime pile:ballot-box-update pile:pension-fund pile:early-election pile:mayor-boxer pile:postponed-election pile:bathtub-photos pile:private-rain pile:minor-renovation pile:anonymous-donation pile:open-day sell:hydrogen pile:referendum
ask.use-building | building.construction-site
use:construction-site:upper use:construction-site:lower sell:iridium sell:meat buy-tile sell:plants sell:chips sell:hydrogen take-tile-off
ask.use-building | building.museum
use:museum:upper use:museum:lower sell:iridium sell:chips buy-tile take-tile-off sell:plants
ask.use-building | building.ai-ministry
use:ai-ministry:upper use:ai-ministry:lower sell:water sell:hydrogen sell:chips buy-tile take-tile-off sell:plants sell:iridium
ask.use-building | building.gated-arcology
use:gated-arcology:upper use:gated-arcology:lower sell:iridium sell:water buy-tile sell:plastic

8rBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAmzSAzOAAw-B2GtIuIAA4jBzVmaxlCqSrBrBxlCqSA2IkI_jBgwBmboL5G6G0YxB_FxV4zByMV4SmHuUkX4Wga2N0bqKyEwD2QqEQyPzEAjI7nBjRvLte4f3f9wBpGsHlBhvBoT_lBiI9S7K2H7b7SBTxC-EhJlR-BgLHWAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAklQAnWAA8oB2uBhGiGAAwE15BgH_xDwjBAA_xDwjBArO7DnQ84BqPgUlfmf8lBHnPtxBqwC8nBndqd9H6WwmBsZyfqckKqHuNuC4R8DwE4ChRA8DnPZhNhL-J9JpsBxFkX2jB94BmXoMoDpQ7H7EjOvE2O4M3BnFnOoL8GjChJuBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAo2LA7UAA6qBzC5H6HAAgJh_BwLxpDkVIIxpDkVA5QgB_Y0hC4PkXrqBsqByTkC-NzkBmZgiB7e6QlGoOud-akb2TsD4L2LXgM2O-S3IjSAfgC7B_F_GiQhQnZjG6JokBnnB0brJ-CtIpI1C-D1B7F4CvF3DyB6GzHYlHvBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgxFASAAAVkDjDAAgFAwKAgDCCAgDA7LyOvdskCuNgQ5yB6yBgcYA2JiB0FnYrEhIoFqX4O6YsH-G3IqQrS8WDrHuI8CAxOmNmH-EvCshBrhB5frDA2U7C_CrEkE-O0HjBgN1DpL3G-b-G0L3BqDjB3B8GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAwgDAyCApNia8qB3E4EAA-HwGsHF4E8C8CF4EAjBqL50BsvCgRibxXyXrNkHsX2P1ByFnRtH3MM4e0VgeuCqF6HkFjDuMwHwkB3Q5TApL8F7BRmDRSlOnDqHAxGmYlQlO9DNuEnDwE4N_BtJiB1H7K4KsEZxDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAEAAAAFAFAAAAAAAAAAAGAGAAAAEAEAAAACACAAAAGAGAAAABABAAAACACAAAAAAAAAAAAAAAAAADADAAAAGAGAAAAFAFAAAAHAHAAAAAAAAAAABABAAAADADAAAAEAEAAAAEAEAAAABABAAAADADAAAAAAAAAAADADAAAABABAAAAFAFAAAABABAAAAIAIAAAABABAAAACACAAAAAAAAAAAAAAAAAABABAAAAEAEAAAABABAAAACACAAAAEAEAAAACACAAAADADAAAACACAAAABABAAAAAAAAAAAAEAEAAAAFAFAAAAGAGAAAADADAAAAGAGAAAAHAHAAAADADAAAABABAAAAIAIAAAAAAAAAAAAAAAAAAEAEAAAADADAAAABABAAAAAAAAAAAAGAGAAAABABAAAACACAAAAAAAAAAABABAAAAEAEAAAAAAAAAAADADAAAABABAAAACACAAAABABAAAABABAAAACACAAAA6F1BAVFPAJsFA0BmBmCAMpBAELdADxCAPrBHAPLACNHAIOAFAMAGfACLNAHLAFAHAC0CAIaSAgBDADMLABFANSDAFRADFAAHDAEBDADsBNADcNAXbABIdADmBAZR-BAUPAOJZAGJADFOANzBAJpBBAEwCAgBqBFAOAAAHDKACdAFLLAAEALAOACIAOAJAEiBAEgBAABRAGPBADABAADAACJABBFABBABCAAAGACCCAAGAEBGABCABEBACsDUAmBDvBAgBwCAiBiCpBAWXAhBxBmCAXmBAwBjBMAOeATBgBAUvBABZRAAmBAAGmBAFhGA1BPnCAzB8BAKHmBAU2BAMuBCAFqBAQkBIARxBAlBGXAGNABJGAJXAJJDAA2JAAPCGAK6DAoBsBOAYKAGCGABBACABAC1CAdRhBADdAAJNAFPAFIHAJEADAGAACAGPUAHEAEBEABJACJCADAhCAIjBjBAB4CAgBCyBAGEAHQBABGACEFAEKACECAC9CAbZVARCAHAEAEQAKAIABmBANsBAAKCAKACAHBAFHEAKBAACBABAAAABAAAqBAEYGAGCACABACUACAUABCAEADAAJAAFFACHAADBAAEAAACACDAAGFABtBALLJAJJAAFBABEAAAEAACAAAAACArCArBNLAArBA4BjBzBALwCAc6BcAjB8BAmBYaAZAADGAABZALCVAIDACHIAH3EA1BxBlBAJcAKEOAAFAFDIABqBAMAkBAFBAIHHAGjCAXbRACBAQNDACaABGIAMTAALHAAHAAENACNABNHAILABAHABGAHGCAIPAAFLAACAFCKABAAFAGAAQACEEAEFAADDACGAIBCABBAEFFAEFACDAABFABGNAEAACBBAEKAHGQADcAEBUAGWACIKAAAABEEADJAFGFADJACHHAECABCDAGKADIIAABAEFBAEDABBBACLABGJADMACGBAGHACBFABYAAKKAEEAACCACKABGCAEZABFNADMAAICAEGAGGFABIABFQACIABHOAEJACAFADIACCAAEHABAFABIABCIAACACCCABHAAADADLADAFABCACABACaACMKACBAABAAAQAAEKAAGACDKABDACCDADIABCEAESAAIGAEGACEBACFAABBABWAAQEAEGABEEABJACAJADLABFAAFOABDMAIEABCCAACABCEABEABIBAABAABFAGBAADEABQAAGAAKOACDKAGAACBBAAqO4BAeKSABlBANPLAEjCALTXANOAAGIABAAACBABCAABCACCAAEBAAKACKAABLABFAABEAACAACCAAAAAAAABCBACDAAABAAFADBAAAMACECAEAABCAAAEACAAACBACBBAAIABGEAABABABACCAACAAACAAAAAABAABAAACAACAAAAABAAAABAAAAABBAABBACAAAAAAAAAAAAAAAACBCAAGAACCACAAAAAACCAAACAAGAACEACBAABAAABAAABAAAAACAAAAAACAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAABBABIAACEAAAAAAAAACAAACAACAAACAACAAAAAABAABAAAAAAAAAABAAABAABAAABAAAAAAAAAAAAAAAACAACAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAACACBAAABABBAAABAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA4BAeKSABlBANPLAEbAHDLABMACGGABHADABABGAAEEABGAAEBACBABABAADABBBACAABBEAAAAAAAAAiJLALQTAC-CAuBCuBABBACHCAC9BAZTJADBAJIBAABACBAABGAIAFAEBABEDABLAHBBABEAACAAADAAAFAADADBCAAAkBAISDAMKACAKAACAACDAEPAANAAACAHCKABfAHBLAJFACJBAEBAACFAAMAEAKABDAAADAABAACBABAAABDAAGJAFFCAADAGLAACQAQBEABBAGBDABSACKIABxDAbvBdAHRAMPBAJEAIFCAAKABGGABbAPBFADQAMKHAEBAGDDABNADCLAAOAABMACSAGCOAAIABJOAGEAIFAACIAHQBACAACAHAEIAEIHAENAFELAAOAGCCAEQAAIGAAFABDBACBABAEABYAKKCAAIAEDGACLABBJACOAAGEAEGACECAAQAAIGAAOADKKADHALACACDAEAJACIAWLBAABABGDAAMADCOACDADFCACCACEHACRADBLAAOAFMKAAFAHCBAAHATGKABBADGAADMACGGAAAAJMDAAAAQLCADFAJKFABCAEFEAABACDAAAoBsDAgBuBFAmBoBACMUAGMAKFKABLADBBADjEAPvBpBAXTAjBIOAHLAQDPAHEACLSADGACCAAAOAFEKAEHAABFAAGRAjBCCAQlBARRJAG4BA2BOIAV4OJAKlBSABtBAjBTMAAEAiBLlBASWAWGIANMAGEGADKACQFABCACGDADAAJIJAMAAEGDAFlDAfhBXAJYAKGGAAXAHIbAEGAEFAAIFAMDRAEbALNDACKACGKAHWACKIACSACIIAABACJGACEACWPADSAFBWAEXANCDAFFAAEFADCAFIGAFQAAGIACQACCGAGJAADBABaACGKAIIAAEGAACAAACACKAAICACGACAGABGAAAEACCAAACAACAAACAAIACAIAAAEADEEABJAADDABEACCBACKAEEBAEDABDCABDAADAAAANACFNAEHAADBABMACCMABAADAGABMABMBACBAABAAAAJAHACADBADDEACJAHDAACCAICFAAQAIIBACEAGAAABAOABGIACEADECACBACFAACBAECFAABAGAFABLAFDAABAEAIJCACBACADACCADGAAAHAAFBACGAHMEABBAEDAADAHAFEDAAAAEBFAEUACQIAFMAABCAMPADAHADFAGPIADApCAhBTRAAEAAAEAAgCAcaMABBABBAACBAAAAABAAEABABFAAHCAAOAGECACCAAAAACADADABACAAAAAAAAAAAAAACAAAAAAEAACAAAAAAAAAABAAAAABAACBAAAAAAAAAA-CkBAKCeFCjBAJBdGBAEABEEABAACAAAAAABBEAABACADACAAAEDAABAEFAAAACACAAAAAABCAAAAAAAAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAeABIWACFAABBABTACFLABFAADAABCAABCACBABCFACIAAGCAACACCDACFAADBAAACAACAAADAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAABAAABAAAAAAAAAABAACBABEACACACBAAABAAAAAAAAAAAABCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAEAAAACACAAAAAAAAAAAAAAAAAAFAFAAAADADAAAAEAEAAAABABAAAABABAAAAFAFAAAAEAEAAAACACAAAACACAAAAAAAAAAAABABABAAAAABCAAAAABAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAACBABCAABCACAACABAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADABBAAAAAAAACABAAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAABAABAAAAAAAAAAAAAAAAAAGAGCBAADADBCAAAAAACAABAAABAAAAAAAAAAAAAAAABAABAAAAAACAAAAAAAAAAAEAACCACDAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAXABNCALKAACKABJAAFAADRAFBLACeAGUBAGUAEGEAIFABDAAAFACFDAAJAECLADDAABBAAGAACEACKABCMABGAABEAEBAABBACAABCAABAABBCABABAAABAAAAAABAAAABCAAAAAAAAAAGAACGAABAABAAAAAAAAAAAACABAAAAAAAAAAAACBAAAGAAGAAACAAACAADAAADAAAAAAAAABAADCAABAAABAAAAAAAAAAAAAAAAAJAAJAACOAAIGAABAAABAAEAAEAAAAAAAAAABAAABAABAAABAAAAAAAAAAAAAAAAACAACBACIAABIACCAACAAABAAABAABAAAAAADAAABAAAAACBABBAABAABBAABBAAARAAHHABOAAGGAAAAABAAAAAACAAACAACAAAAAAAAAACAAAAAACAAACAABAABBAAAEAACCAABAAAAAAAAAAAAABAABAAAAAAAAAAEACAAAAAAAABAADAAAAABAAABAAAACABEAACAAAABAAAAAAAAABAADCAAAACAAABBAAAAABAAAAAAAAAAAAAAAAAAAAAABAAABAAAACAAAACAACCAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAA0CCABAECBkBAACOIMLABBHDELAAFFABIAACECABAAADCABAACABACAAAGBBAAAACABAAACAAABAAABABDAAABBBAAAAACBCAACCABFAABBAAEAACCAACAAAACBFAAADBAGAAAAEACAAACABBAABACBHAABDDABACCDAAAAAAAAADAADCBAEAACAAABAAAABABAAAAABAAAAAAAHAAADADBAAABACDAAAABBBAABEBBBAAABBCGAACACEAAAAAAABAAABAAEAAEAAAAACDBACCAAAAACBAABCBADAABBAAAAAABACCAABCCAAAAAABCFAABABDCAACCAACAABCCCAAAABBCEAACAACGAACCCAAAAACAAAAAAAAAAAAAAAAABAABAAAAAAAAAAAAACAAAAAABAAAEAAACAAAAAAAAAAAAAAAAACACABAAAADCEABDAAADAACAACAAADAADAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAGABCEAADAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAACAAAAAAAAAAAAAADABABAAAAABCAAAAAAAAAAAAAAAACAAAAAAAAAAAAAEACCAAABAAAAAAAAAAAAAABAACDAAAAABCABAAAAAAACAAACAABAAABAACAAAAACAAAAAAACAAACAAAAAAAAAAEAAAEAABAAEDABCAACAAADAADAAAFAABDAAAAABAAAGAACEAAAAAACAAAAAAAAAADABAAAAAAAAAAABAABAAAAAAAAAAEACCAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAABACBBAACAAAAAAAAAACAAAAAAAAABABAAAAAAAAAAAAAAAAAACAAAAAAABAABAAABAABAACBAAAAAAAAACAAAEAACAAACAAACAAAAAAAAAAAAAAAAAAAAAAAASAAEKAEPAAFHABCAACAAABAABBAABAAABAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAIAAEEACJAAFBABEAAACACBAABBAABAAABAACAACAAAAAAAAAAAAAAAAAAAACAAAABAABAAACAACBAACAAAAAABAAABAACAAAAAAAAAAAAABAABAAAAAAAAAAAAAAAAAAOAAGIABNAAFHAAEAAACACAAAAAAABAAABAAAAAAAAABAABAAAAAAAAAAAAAAAAAACACEAAADABBAACAAAAAAAAAAAAAABAABAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAsBJAAFAAAIAAECAAAAAAAAABAAAAAACACAAAACAAACACAABCBAAAACBCAAAAAAAAACAACBAAAAABAAABAAADAAAAAABAACAACAAABAAAAABDABAAAAAAAAAACAAABCAABAAAAAAAAAAAAAAAACAAAAAAAAAACAACCAAAAAAAAABAABAAAAAAACAAAAAAAAABAAABAAAAAAAAADAABBAACAACAAAAAAAAAACAACAAABAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAACAAAAAAAAAAAABCAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAACAACAAAAAAAAAAAAAAAAABAAAAAAAAAAABAACAAAAAAIABCGAAAAAABAAFAABDAAAAAAAAAAAABAAABAACAAAAAAAAAAACAAAAAADABAAAAAAAAAAABAABAAACAACAAAAAAAAAAAAABAAACAACAAAAAAAAAAACAAAAAAAABCBACCAAAAAABAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAACAAAAAACAAAAAAAAAACAACAAADAAABAABAAABAAAAAAAAAAAADCACAAAAAAAEAAAEAAsBDACDDACBADAEABIACECAADAAABAACAACAAAAABACAAAAAAAAAAAAAAAAAAAAAAAsBCABGBABGAGACAABAAAAAAHABDAAAAACDAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAwNSADKGAEkBAEKKAO3BAATVAPUAAIOABBAACDAATAAJDAFEAACCAAHAADBABBAABBACEABAEABIAAEAAGAEACACAAFAAADAACAAACAABAABAAABAAABAACABACAAAAAAAAAAAAAAAACAACAAAAEACACAABABAAAABAAAAAAAAABAAAAAAAAAABAAAAAAAAAABAAAAAAAAAAAAAAAAgLMACECACMAEAKABVAFFJACCACCBAAAAAAAAAAAACAAADABAAABBAAACAADAABAAAAAAAAAACAACAAAACAAACAAAABCBACAAABAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAFAABBAACAAAAAACAACCAACAAAAAAAAAAAAAAAAAAAAAAAABACAAAAAAAAAAAAAAABABBCAAAAAAAAAAAAAAAAAAAAAAACACCBAACAACAAAAAAAAAABAABAAABAAAAAAACAAACACDAABAABAAAAAAACAACAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAFADBAAAMACECAEAAAAAAACAABCAAFAAAAADDAABDACCAAACAAAAACBAAAAAAAAAAAAAAAAAAAAAAAACAAEAAABAABCAABAAABAAAAACAAACAABCAAAAABAAAAAAAAAAAAAAAAABAABAAAACACACAADAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAADABABAACAAACAAAAAAAAAAAAAAAACACAAAABABABAACAAACAABAABAAACAAAAAAADADACAAAAAAAAAEAACAAAAAAAAAACACAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAFAABBAAAAAAAAAAAAAAAACACBCAAAAAAAAACAACCAAAAAAAAACAAAAAAAAAAAAAAEAACCAAEAACCAABAABAAABAAAAAABAABBAACAACAAABAAABAABAAABAAAAAAAAAABAAAAAACACAAAACAAAAAAAAAAAAAAABCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAAAAABGAACAAEBAABAAABAAABAACAACAAAAAAAAAABAABBAAAAAACAAAAAAAAAAAAAABABAAAAAAABAAAAAAAAAAAAACAAAAACAAAAAAAAAAACAAAAAAAAAAAAAAAAAAABCAAAEACAAACAAACBAABAABAAACAACAAABAAAAAACAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAsBFABAAADEAAACAECAAAAACAAAAAAAAAAAAAAABAAABAACAAACAAAABACAABAAABAABAAAAAACACAAAAAAAAAAAABACBBAAIABGEAACAACAAABAABAAAAAAAAAAFAADBABCAACCAAAACBBACBAAABAAAAAAAAAAAAAAAAAAABAAAACAAAAAAAAAAAAACACBCAADABABAAAAAAAAAAAAAAAACAAAAAAAAAAAAAACAAAAAACACCBAACAAAAAAAAABAAABAAABAABABAAAAAAAACAAAAAAAAAAAAAAAAAAAACAAABABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAADAABBAABABBAAAEACAAAACABACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAACAAAAAACAAACAADAABAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAACAACAAAAAAABAAAAABCAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAADAAABABAAAAAAAAAAAAAABABBAAAAABAAAACACBAAAEACAAAAAAAAAAAAAAAAAAABAABAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACACCBAAEAAACAACACAAAADABABAABAAAAAADAABAAAAAAAAAABABAAAACAACAAAABAAAAABBAABBACCAACAAABAAABABCAAACAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABABAAEACCAAABAABAAAAAAAAAAAAAAAAACAAAAAAAAAAAAABABAAAAAAAAAAAACACAAAABABAAAACAAAAAABABAAAAAAAAAAABAAABAABAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACBCAAGAACCACBABCBABCAAACAACAAAAAAAAAAAAAEAACAACFAABBAAAAAAAAABAAAAAABAAAAAAAAAABCAADAABBAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAABABAAAAAAAAAAABABAAAACAAAAAAAAAACAAEAACCAAAACAAAAAAAAAAAABAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAGAACEACBAABAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAADAADAAABAAAAAACAAACAABABABAAAAACAAACAAEBAACAABAACCAAAAAAAAAAAAAABAAABAAAAACAAAAAAAAAABAAABAACAACAAACAAACAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAFAADBAABAAAAAAAAAAAAAEABEAAABAABAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAACAAACAAACAABAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAABBABIAACEAAAAAAAAABAABBAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAABAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAABAAABAAAAAAAAAAAAAAAAEAAACAABAAABAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAEAAAAAABAAIAAECACJAAFDAAAAAAAAACAAAAAAAAACAAAAAAAAAAsBCAAAAAABAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAAABAAAAAAAAAAAAAAAAFADBCABAAAAAAAFAAADAACAAACAACAAAAAAAAAAAAAAAAACAAAAAAAAACAAEAAAAAAAAAAAAAAAAACAAAAAACACAAAAAAAAAAAEAAACAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAABAABABAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAACACBAAABABAAAAAAAAAAAAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAACAAACAAAAAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`
