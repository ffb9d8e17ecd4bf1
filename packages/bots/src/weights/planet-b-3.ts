// Weights of planet-b with 3 players, written by `hustings train`.
export default `hustings-weights-1
planet-b
2
3
6
players turn stack last-turns marker elections board.1 board.2 board.3 board.4 suitcases.left suitcases.centre suitcases.right price.plastic price.iridium price.water price.plants price.hydrogen price.chips price.meat bag.puppet 1.active 1.vp 1.money 1.store 1.mood 1.votes 1.bag 1.fraud 1.immoral 1.hand 1.news 1.buildings 1.zones-open 1.places-open 1.workers-out 1.trickster 1.brain 1.capitalists 1.futurists 1.traditionalists 1.plastic 1.iridium 1.water 1.plants 1.hydrogen 1.chips 1.meat 1.president 1.prime-minister 1.lama 1.dodo 2.active 2.vp 2.money 2.store 2.mood 2.votes 2.bag 2.fraud 2.immoral 2.hand 2.news 2.buildings 2.zones-open 2.places-open 2.workers-out 2.trickster 2.brain 2.capitalists 2.futurists 2.traditionalists 2.plastic 2.iridium 2.water 2.plants 2.hydrogen 2.chips 2.meat 2.president 2.prime-minister 2.lama 2.dodo 3.active 3.vp 3.money 3.store 3.mood 3.votes 3.bag 3.fraud 3.immoral 3.hand 3.news 3.buildings 3.zones-open 3.places-open 3.workers-out 3.trickster 3.brain 3.capitalists 3.futurists 3.traditionalists 3.plastic 3.iridium 3.water 3.plants 3.hydrogen 3.chips 3.meat 3.president 3.prime-minister 3.lama 3.dodo 4.active 4.vp 4.money 4.store 4.mood 4.votes 4.bag 4.fraud 4.immoral 4.hand 4.news 4.buildings 4.zones-open 4.places-open 4.workers-out 4.trickster 4.brain 4.capitalists 4.futurists 4.traditionalists 4.plastic 4.iridium 4.water 4.plants 4.hydrogen 4.chips 4.meat 4.president 4.prime-minister 4.lama 4.dodo

ask.draft
draft:state-television draft:hydrogen-refinery draft:museum draft:beer-tent draft:pawnshop draft:presidential-palace draft:space-elevator draft:parking-lot draft:gated-arcology draft:garment-factory draft:architects-office draft:hospital draft:iridium-mine draft:electoral-academy draft:recycling-centre draft:power-plant draft:clone-factory draft:construction-site draft:job-centre draft:casino draft:temple-of-growth draft:pharmaceutical-factory draft:cargo-terminal draft:smoothie-factory draft:think-tank draft:greenhouse draft:orbital-catapult draft:protein-complex draft:board-game-publisher draft:central-bank draft:university draft:polling-institute draft:organ-farm draft:kebab-stand draft:stadium draft:offshore-consultancy draft:troll-farm draft:restaurant draft:public-well draft:ai-ministry draft:spaceport draft:llama-pasture
ask.draft | B
draft:state-television draft:hydrogen-refinery draft:museum draft:architects-office draft:hospital draft:clone-factory draft:pharmaceutical-factory draft:cargo-terminal draft:smoothie-factory draft:polling-institute draft:organ-farm draft:offshore-consultancy draft:restaurant
ask.deal
tile:hot-air-energy:grey:3 tile:dodo-and-sons:red:3 tile:llamazone-prime:grey:3 buy-tile take-tile-off tile:dodo-and-sons:grey:3 tile:hot-air-energy:grey:2 tile:dodo-and-sons:grey:2 tile:llamazone-prime:grey:2 sell:water tile:hot-air-energy:grey:1 tile:dodo-and-sons:grey:1 tile:llamazone-prime:grey:1 tile:benevolent-robotics:red:2 tile:llamazone-prime:red:3 sell:plastic office tile:hot-air-energy:red:2 tile:benevolent-robotics:red:1 tile:hot-air-energy:red:1 tile:benevolent-robotics:grey:3 tile:llamazone-prime:red:2 tile:friends-of-government:grey:3 tile:benevolent-robotics:grey:1 tile:friends-of-government:grey:2 tile:planet-c-real-estate:red:2 sell:chips tile:friends-of-government:grey:1 tile:planet-c-real-estate:red:1 tile:llamazone-prime:red:1 tile:friends-of-government:red:2 tile:total-transparency:grey:3 tile:dodo-and-sons:red:2 sell:iridium tile:hot-air-energy:red:3 sell:hydrogen tile:benevolent-robotics:grey:2 tile:planet-c-real-estate:red:3 sell:plants tile:friends-of-government:red:3 tile:planet-c-real-estate:grey:3 tile:dodo-and-sons:red:1 tile:benevolent-robotics:red:3 sell:meat tile:total-transparency:red:3 tile:planet-c-real-estate:grey:2 tile:total-transparency:grey:1 tile:planet-c-real-estate:grey:1 tile:total-transparency:red:2 tile:total-transparency:grey:2 tile:total-transparency:red:1 tile:friends-of-government:red:1
ask.tile
stock:plastic stock:iridium stock:water stock:plants stock:hydrogen stock:chips stock:meat
ask.cell
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.cell | resource.iridium
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.order
action:produce action:play_news action:worker_action action:add_votes take-tile-off sell:plastic sell:water sell:chips action:faction_sup action:money buy-tile action:faction_adv action:mood_down action:build office action:res action:any_res sell:iridium action:elect action:fraud action:mood_up sell:plants sell:hydrogen action:vp action:brain action:worker sell:meat action:one_of action:trickster action:support_keep action:return_worker action:discard_cards action:law action:copy_box
ask.line
line:upper line:lower take-tile-off sell:plastic buy-tile sell:hydrogen sell:chips sell:iridium sell:plants sell:meat sell:water
ask.worker-action
take:trickster take:brain place:headquarters:0:trickster place:headquarters:0:brain sell:plastic sell:water buy-tile sell:chips take-tile-off place:temple-of-growth:0:brain place:temple-of-growth:1:brain sell:iridium sell:plants sell:hydrogen place:beer-tent:0:trickster place:parking-lot:0:trickster place:recycling-centre:0:trickster place:museum:0:trickster place:museum:0:brain sell:meat place:orbital-catapult:0:brain place:board-game-publisher:0:trickster place:garment-factory:0:trickster place:garment-factory:1:trickster place:pawnshop:0:trickster place:organ-farm:0:trickster place:organ-farm:0:brain place:organ-farm:1:trickster place:organ-farm:1:brain place:greenhouse:0:trickster place:job-centre:0:trickster place:job-centre:1:trickster place:pharmaceutical-factory:0:brain place:pharmaceutical-factory:0:trickster place:llama-pasture:0:trickster place:llama-pasture:1:trickster place:casino:0:trickster place:restaurant:0:trickster place:restaurant:1:brain place:iridium-mine:0:brain place:iridium-mine:1:brain place:hospital:0:trickster place:hospital:0:brain place:public-well:0:trickster place:public-well:1:trickster place:offshore-consultancy:0:trickster place:offshore-consultancy:0:brain place:construction-site:0:trickster place:smoothie-factory:0:brain place:smoothie-factory:0:trickster place:state-television:0:trickster place:state-television:1:brain place:polling-institute:0:trickster place:polling-institute:0:brain place:clone-factory:0:trickster place:clone-factory:0:brain place:university:0:brain place:spaceport:0:brain place:spaceport:1:brain place:architects-office:0:trickster place:architects-office:0:brain place:hydrogen-refinery:0:trickster place:hydrogen-refinery:1:brain place:central-bank:0:brain place:kebab-stand:0:trickster place:kebab-stand:1:trickster place:think-tank:0:trickster place:think-tank:0:brain place:ai-ministry:0:brain place:protein-complex:0:brain place:protein-complex:1:brain place:electoral-academy:0:brain place:troll-farm:0:trickster place:space-elevator:0:brain place:space-elevator:1:brain place:presidential-palace:0:brain place:gated-arcology:0:brain place:power-plant:0:brain place:stadium:0:brain place:cargo-terminal:0:trickster place:cargo-terminal:1:brain
ask.use-building
use:headquarters:upper use:headquarters:lower sell:plastic buy-tile take-tile-off use:temple-of-growth:upper use:temple-of-growth:lower sell:plants sell:hydrogen use:beer-tent:upper use:beer-tent:lower use:pawnshop:upper use:pawnshop:lower sell:meat sell:chips use:job-centre:upper use:job-centre:lower use:llama-pasture:upper use:llama-pasture:lower sell:water use:casino:upper use:casino:lower use:restaurant:upper use:restaurant:lower sell:iridium use:public-well:upper use:public-well:lower use:offshore-consultancy:upper use:offshore-consultancy:lower use:state-television:upper use:state-television:lower use:parking-lot:upper use:parking-lot:lower use:iridium-mine:upper use:iridium-mine:lower use:troll-farm:upper use:troll-farm:lower use:cargo-terminal:upper use:cargo-terminal:lower use:central-bank:upper use:central-bank:lower use:presidential-palace:upper use:presidential-palace:lower use:orbital-catapult:upper use:orbital-catapult:lower use:recycling-centre:upper use:recycling-centre:lower use:smoothie-factory:upper use:smoothie-factory:lower use:organ-farm:upper use:organ-farm:lower use:kebab-stand:upper use:kebab-stand:lower use:electoral-academy:upper use:electoral-academy:lower use:power-plant:upper use:power-plant:lower use:polling-institute:upper use:polling-institute:lower use:university:upper use:university:lower use:think-tank:upper use:think-tank:lower use:greenhouse:upper use:greenhouse:lower use:clone-factory:upper use:clone-factory:lower use:garment-factory:upper use:garment-factory:lower use:board-game-publisher:upper use:board-game-publisher:lower use:space-elevator:upper use:space-elevator:lower use:stadium:upper use:stadium:lower
ask.use-building | building.headquarters
use:headquarters:upper use:headquarters:lower sell:plastic buy-tile take-tile-off sell:plants sell:hydrogen sell:meat sell:chips sell:water sell:iridium
ask.cell | resource.meat
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.support
step:capitalists step:futurists step:traditionalists take-tile-off box:capitalists-1a box:capitalists-1b box:traditionalists-1a box:traditionalists-1b sell:water buy-tile sell:plastic sell:iridium box:futurists-1a box:futurists-1b box:futurists-2a box:futurists-2b sell:hydrogen box:traditionalists-2a box:traditionalists-2b box:capitalists-2a box:capitalists-2b box:capitalists-3a box:capitalists-3b sell:plants box:traditionalists-3a box:traditionalists-3b sell:chips box:futurists-3a box:futurists-3b sell:meat box:traditionalists-4a box:traditionalists-4b box:capitalists-4a box:capitalists-4b box:futurists-4a box:futurists-4b
ask.news
news:open-day news:bathtub-photos take-tile-off news:ballot-box-update sell:water buy-tile news:meteor-shower news:national-park news:rescue-package news:knitting-grandmothers news:postponed-election news:golden-toilet sell:plastic sell:iridium sell:meat news:start-up sell:hydrogen sell:chips news:green-coal news:anti-corruption-office news:brain-day news:school-trip sell:plants news:subsidy-for-honest-work news:compulsory-volunteers news:science-fair news:flood-cancelled news:anonymous-donation news:good-will-summit news:private-rain news:birthday-parade news:early-election news:nationalise-and-privatise news:referendum news:minor-renovation news:overtime news:nannybots news:dodo-licence news:watchdog-merger news:pension-fund news:bicycle-lane news:record-harvest news:inheritance news:festive-emergency news:rain news:village-fair news:union-picnic news:ocean-cleaned news:rescued-kitten news:llama-season news:recount news:wunderwaffle news:free-transport news:mono-majority news:mayor-boxer
ask.step
step:capitalists step:futurists step:traditionalists take-tile-off sell:chips buy-tile sell:water sell:plants sell:hydrogen sell:meat sell:iridium sell:plastic
ask.build
card:pawnshop card:museum card:presidential-palace sell:water buy-tile card:restaurant take-tile-off card:smoothie-factory card:temple-of-growth card:power-plant card:ai-ministry sell:chips card:protein-complex card:polling-institute card:hospital card:beer-tent card:state-television card:space-elevator card:clone-factory card:board-game-publisher sell:hydrogen card:electoral-academy card:construction-site card:spaceport sell:iridium sell:plants card:organ-farm card:parking-lot card:hydrogen-refinery card:gated-arcology card:iridium-mine card:architects-office card:kebab-stand card:recycling-centre sell:meat card:orbital-catapult card:cargo-terminal sell:plastic card:garment-factory card:offshore-consultancy card:pharmaceutical-factory card:job-centre card:stadium card:casino card:greenhouse card:public-well card:think-tank card:troll-farm card:university card:central-bank card:llama-pasture
ask.build-or-not
under sell:water build sell:chips sell:hydrogen sell:plants sell:iridium sell:meat sell:plastic
ask.build-or-not | building.presidential-palace
under sell:water sell:plants build sell:chips sell:plastic sell:iridium
ask.end-turn
end-turn sell:water buy-tile take-tile-off sell:plastic office sell:iridium sell:chips sell:meat sell:hydrogen sell:plants
ask.draw
deck:A deck:B deck:C
ask.cell | resource.plants
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.build-or-not | building.pawnshop
build under sell:chips sell:iridium sell:water sell:plants sell:plastic
ask.tile-off
cell:lower:2 cell:lower:3 cell:upper:1 cell:upper:3 cell:upper:2 cell:lower:1
ask.cell | resource.hydrogen
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.cell | resource.plastic
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.build-or-not | building.temple-of-growth
build under sell:water sell:plants sell:meat sell:chips sell:plastic sell:iridium
ask.any-resource
store:plastic store:iridium store:water store:plants store:hydrogen store:chips store:meat sell:iridium sell:plastic sell:meat buy-tile take-tile-off sell:water sell:plants sell:hydrogen sell:chips
ask.law
lawbox:left lawbox:right sell:water sell:chips sell:hydrogen sell:plastic sell:iridium sell:plants sell:meat
ask.law | law.basic-income
lawbox:left lawbox:right sell:plastic sell:iridium sell:water sell:plants sell:chips sell:meat
ask.take-worker
take:trickster take:brain buy-tile take-tile-off sell:plants sell:chips sell:iridium sell:hydrogen sell:plastic sell:water sell:meat
ask.law | law.term-limits
lawbox:left lawbox:right sell:water sell:chips sell:plants sell:meat sell:plastic
ask.elect
elect:left:3 elect:right:0 buy-tile elect:left:5 elect:right:3 sell:meat sell:plastic take-tile-off elect:right:1 sell:plants sell:iridium sell:hydrogen sell:chips elect:right:2 sell:water elect:left:4 elect:left:2
ask.workers-home
stands:headquarters:0:trickster stands:temple-of-growth:1:brain done stands:temple-of-growth:0:brain stands:headquarters:0:brain stands:beer-tent:0:trickster stands:parking-lot:0:trickster stands:recycling-centre:0:trickster stands:museum:0:trickster stands:museum:0:brain stands:orbital-catapult:0:brain stands:garment-factory:0:trickster stands:iridium-mine:1:brain stands:iridium-mine:0:brain stands:garment-factory:1:trickster stands:greenhouse:0:trickster stands:clone-factory:0:brain stands:spaceport:0:brain stands:organ-farm:0:brain stands:hospital:0:trickster stands:smoothie-factory:0:brain stands:smoothie-factory:0:trickster stands:construction-site:0:trickster stands:gated-arcology:0:brain stands:stadium:0:brain stands:troll-farm:0:trickster stands:university:0:brain stands:clone-factory:0:trickster stands:offshore-consultancy:0:trickster stands:organ-farm:1:brain stands:protein-complex:1:brain stands:spaceport:1:brain stands:central-bank:0:brain stands:board-game-publisher:0:trickster stands:presidential-palace:0:brain stands:polling-institute:0:trickster stands:think-tank:0:brain stands:hospital:0:brain stands:casino:0:trickster stands:architects-office:0:brain stands:architects-office:0:trickster stands:protein-complex:0:brain stands:electoral-academy:0:brain stands:power-plant:0:brain stands:organ-farm:0:trickster stands:ai-ministry:0:brain stands:pharmaceutical-factory:0:trickster stands:think-tank:0:trickster stands:organ-farm:1:trickster stands:pharmaceutical-factory:0:brain stands:offshore-consultancy:0:brain stands:polling-institute:0:brain
ask.pay-worker
pay:trickster pay:brain
ask.pay-resource
store:plastic store:water store:chips store:plants store:iridium store:meat store:hydrogen
ask.build-or-not | building.power-plant
under sell:water sell:chips sell:iridium sell:plants build sell:meat sell:plastic
ask.build-or-not | building.ai-ministry
under sell:water sell:plastic build sell:iridium sell:chips
ask.use-building | building.temple-of-growth
use:temple-of-growth:upper use:temple-of-growth:lower buy-tile take-tile-off sell:water sell:plants sell:meat sell:plastic sell:chips sell:iridium
ask.cell | resource.chips
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.cell | resource.water
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.law | law.private-air
lawbox:left lawbox:right sell:plants sell:water sell:meat sell:hydrogen sell:iridium sell:plastic
ask.draft | A
draft:beer-tent draft:pawnshop draft:parking-lot draft:garment-factory draft:recycling-centre draft:construction-site draft:job-centre draft:greenhouse draft:board-game-publisher draft:kebab-stand draft:troll-farm draft:public-well draft:llama-pasture
ask.draft | C
draft:presidential-palace draft:space-elevator draft:gated-arcology draft:iridium-mine draft:power-plant draft:temple-of-growth draft:orbital-catapult draft:protein-complex draft:central-bank draft:university draft:stadium draft:ai-ministry draft:spaceport
ask.fraud
fraud:stuffed-ballot fraud:extra-draw buy-tile take-tile-off sell:plastic sell:meat sell:iridium sell:water sell:plants nothing sell:chips sell:hydrogen
ask.build-or-not | building.state-television
build under sell:hydrogen sell:iridium sell:plants sell:plastic sell:water sell:meat sell:chips
ask.build-or-not | building.beer-tent
build under sell:plastic sell:water sell:hydrogen sell:meat sell:iridium
ask.build-or-not | building.electoral-academy
under sell:plants sell:chips build sell:meat sell:iridium sell:water sell:plastic
ask.law | law.retroactive-immunity
lawbox:left lawbox:right sell:iridium sell:plastic sell:water sell:plants sell:meat
ask.law | law.compulsory-enthusiasm
lawbox:left lawbox:right sell:water sell:iridium sell:plants sell:meat sell:chips sell:plastic
ask.law | law.solidarity-levy
lawbox:left lawbox:right sell:iridium sell:water sell:plants sell:plastic sell:chips sell:meat
ask.law | law.strategic-reserve
lawbox:left lawbox:right sell:plants sell:chips sell:water sell:iridium
ask.build-or-not | building.parking-lot
build under sell:water sell:plants sell:plastic
ask.law | law.labour-flexibility
lawbox:left lawbox:right sell:plants sell:plastic sell:iridium sell:water sell:meat sell:chips
ask.build-or-not | building.recycling-centre
build under sell:iridium sell:water sell:plants sell:plastic
ask.build-or-not | building.museum
under sell:water sell:plants sell:meat build sell:iridium sell:plastic
ask.build-or-not | building.organ-farm
under sell:plants build sell:iridium sell:chips
ask.build-or-not | building.smoothie-factory
build under sell:meat sell:plastic sell:iridium sell:hydrogen sell:water sell:plants sell:chips
ask.law | law.patent-on-the-wheel
lawbox:left lawbox:right sell:iridium sell:hydrogen sell:water sell:meat sell:plastic
ask.law | law.district-redesign
lawbox:left lawbox:right sell:plastic sell:chips sell:water sell:plants sell:iridium sell:meat
ask.demolish
building:headquarters building:recycling-centre building:museum sell:plastic sell:plants sell:chips building:garment-factory building:construction-site building:smoothie-factory sell:iridium sell:water building:job-centre building:organ-farm building:architects-office building:troll-farm building:central-bank building:polling-institute building:university building:spaceport building:electoral-academy sell:meat building:llama-pasture building:pawnshop building:offshore-consultancy building:clone-factory building:casino building:temple-of-growth building:ai-ministry building:iridium-mine building:think-tank building:space-elevator building:state-television building:kebab-stand building:beer-tent building:stadium building:protein-complex building:greenhouse building:restaurant building:parking-lot building:board-game-publisher building:orbital-catapult building:cargo-terminal building:hospital building:pharmaceutical-factory building:gated-arcology building:presidential-palace building:public-well building:power-plant building:hydrogen-refinery sell:hydrogen
ask.build-or-not | building.orbital-catapult
build under sell:plastic sell:chips sell:hydrogen sell:water sell:plants sell:meat sell:iridium
ask.one-of
option:1 option:2 sell:plastic sell:plants sell:water sell:meat sell:iridium
ask.build-or-not | building.cargo-terminal
under sell:plastic sell:plants build sell:meat
ask.build-or-not | building.garment-factory
build under sell:plastic sell:iridium sell:water sell:chips sell:plants sell:meat
ask.law | law.water-for-everyone
lawbox:left lawbox:right sell:water sell:meat sell:plants sell:iridium sell:chips sell:plastic sell:hydrogen
ask.law | law.founding-dodo-day
lawbox:left lawbox:right sell:iridium sell:plants sell:water sell:plastic sell:meat
ask.build-or-not | building.job-centre
build under sell:plants sell:meat
ask.law | law.transparency-act
lawbox:left lawbox:right sell:plastic sell:plants sell:water sell:iridium
ask.law | law.education-reform
lawbox:left lawbox:right sell:plastic sell:chips sell:iridium sell:meat sell:water sell:plants
ask.build-or-not | building.construction-site
build sell:plastic
ask.build-or-not | building.hospital
build under sell:plastic sell:plants sell:iridium sell:meat
ask.build-or-not | building.casino
under sell:plastic sell:plants sell:hydrogen build sell:chips sell:meat
ask.law | law.right-to-repair
lawbox:left lawbox:right sell:water sell:plants sell:meat sell:plastic sell:chips sell:iridium
ask.law | law.coal-phase-out
lawbox:left lawbox:right sell:plants sell:meat sell:plastic sell:water sell:chips
ask.build-or-not | building.hydrogen-refinery
build under sell:water sell:chips sell:hydrogen
ask.use-building | building.beer-tent
use:beer-tent:upper use:beer-tent:lower sell:plants buy-tile sell:chips
ask.return-worker
stands:museum:0:trickster stands:museum:0:brain buy-tile take-tile-off stands:headquarters:0:trickster stands:headquarters:0:brain stands:kebab-stand:1:trickster stands:board-game-publisher:0:trickster stands:llama-pasture:0:trickster stands:hospital:0:brain stands:temple-of-growth:1:brain stands:offshore-consultancy:0:trickster stands:offshore-consultancy:0:brain stands:pawnshop:0:trickster stands:construction-site:0:trickster sell:meat stands:job-centre:1:trickster sell:plants stands:polling-institute:0:trickster sell:plastic stands:kebab-stand:0:trickster stands:garment-factory:1:trickster sell:water stands:parking-lot:0:trickster stands:recycling-centre:0:trickster stands:space-elevator:1:brain stands:troll-farm:0:trickster stands:smoothie-factory:0:trickster stands:public-well:0:trickster stands:iridium-mine:1:brain stands:llama-pasture:1:trickster stands:cargo-terminal:0:trickster stands:cargo-terminal:1:brain stands:architects-office:0:trickster stands:architects-office:0:brain stands:state-television:0:trickster stands:state-television:1:brain stands:public-well:1:trickster stands:space-elevator:0:brain stands:protein-complex:0:brain stands:greenhouse:0:trickster stands:job-centre:0:trickster stands:iridium-mine:0:brain stands:organ-farm:0:trickster stands:organ-farm:1:trickster stands:think-tank:0:brain stands:electoral-academy:0:brain stands:temple-of-growth:0:brain stands:smoothie-factory:0:brain stands:think-tank:0:trickster stands:casino:0:trickster stands:central-bank:0:brain stands:orbital-catapult:0:brain stands:protein-complex:1:brain stands:spaceport:0:brain stands:spaceport:1:brain stands:organ-farm:0:brain stands:organ-farm:1:brain stands:presidential-palace:0:brain stands:restaurant:0:trickster sell:iridium stands:polling-institute:0:brain stands:gated-arcology:0:brain stands:stadium:0:brain stands:beer-tent:0:trickster stands:power-plant:0:brain stands:clone-factory:0:trickster stands:hospital:0:trickster stands:clone-factory:0:brain stands:hydrogen-refinery:0:trickster stands:hydrogen-refinery:1:brain stands:restaurant:1:brain stands:university:0:brain stands:garment-factory:0:trickster stands:pharmaceutical-factory:0:trickster stands:ai-ministry:0:brain
ask.use-building | building.pawnshop
use:pawnshop:upper use:pawnshop:lower sell:plants sell:meat buy-tile sell:chips take-tile-off sell:iridium sell:water
ask.law | law.media-order
lawbox:left lawbox:right sell:iridium sell:hydrogen sell:plastic sell:water sell:plants sell:meat
ask.build-or-not | building.greenhouse
build under sell:meat
ask.build-or-not | building.protein-complex
under sell:plants sell:chips sell:meat sell:plastic sell:water build sell:iridium
ask.step-back
back:capitalists back:traditionalists back:futurists
ask.law | law.housing-programme
lawbox:left lawbox:right sell:plastic sell:iridium sell:plants sell:water sell:meat
ask.law | law.security-ministry
lawbox:left lawbox:right sell:iridium sell:plants sell:water sell:plastic sell:hydrogen sell:chips sell:meat
ask.use-building | building.job-centre
use:job-centre:upper use:job-centre:lower buy-tile take-tile-off sell:plants sell:meat sell:water
ask.build-or-not | building.pharmaceutical-factory
build under sell:meat sell:iridium sell:plants
ask.build-or-not | building.architects-office
under sell:chips sell:iridium sell:plants build sell:plastic sell:water
ask.build-or-not | building.gated-arcology
under sell:plastic sell:iridium sell:plants sell:water sell:meat build sell:chips
ask.build-or-not | building.board-game-publisher
build under sell:plastic sell:water sell:chips
ask.build-or-not | building.restaurant
under sell:iridium sell:plants sell:chips sell:plastic
ask.build-or-not | building.llama-pasture
build sell:plastic sell:meat
ask.use-building | building.llama-pasture
use:llama-pasture:upper use:llama-pasture:lower buy-tile take-tile-off sell:water sell:meat sell:chips sell:plants sell:plastic
ask.use-building | building.casino
use:casino:upper use:casino:lower buy-tile sell:plants
ask.law-deck
law:yellow law:blue sell:plastic sell:plants sell:hydrogen buy-tile take-tile-off sell:water sell:iridium sell:chips sell:meat
ask.use-building | building.restaurant
use:restaurant:upper use:restaurant:lower sell:water sell:plants sell:meat buy-tile take-tile-off sell:plastic
ask.build-or-not | building.public-well
build under sell:chips
ask.build-or-not | building.iridium-mine
build under sell:hydrogen sell:iridium sell:plants sell:chips sell:meat sell:plastic
ask.build-or-not | building.think-tank
under sell:plastic sell:hydrogen sell:iridium sell:plants
ask.build-or-not | building.offshore-consultancy
under build sell:plastic sell:water sell:chips
ask.build-or-not | building.space-elevator
under sell:water sell:plants sell:chips sell:plastic build sell:meat sell:iridium
ask.build-or-not | building.university
build under sell:iridium sell:plants sell:plastic sell:water sell:chips
ask.build-or-not | building.stadium
under sell:iridium build sell:chips sell:meat sell:water sell:plastic sell:plants
ask.use-building | building.public-well
use:public-well:lower sell:water
ask.use-building | building.offshore-consultancy
use:offshore-consultancy:upper use:offshore-consultancy:lower buy-tile sell:water sell:plants sell:chips sell:plastic
ask.build-or-not | building.kebab-stand
build under sell:hydrogen sell:plastic
ask.build-or-not | building.clone-factory
under sell:plants sell:meat sell:chips
ask.law | law.llama-welfare
lawbox:left lawbox:right sell:iridium sell:plants sell:water sell:meat sell:plastic
ask.build-or-not | building.spaceport
build under sell:water sell:meat sell:hydrogen sell:iridium sell:plants sell:chips sell:plastic
ask.build-or-not | building.central-bank
under sell:iridium build sell:plants sell:chips sell:plastic sell:meat
ask.build-or-not | building.polling-institute
under sell:plants sell:chips
ask.build-or-not | building.troll-farm
build under sell:plastic sell:chips
ask.use-building | building.state-television
use:state-television:upper use:state-television:lower sell:water buy-tile take-tile-off sell:plants sell:chips sell:iridium
ask.use-building | building.parking-lot
use:parking-lot:upper use:parking-lot:lower sell:water
ask.use-building | building.iridium-mine
use:iridium-mine:upper use:iridium-mine:lower sell:chips sell:plastic sell:plants sell:water
ask.discard
card:spaceport card:university card:organ-farm done sell:water card:ai-ministry buy-tile card:protein-complex sell:meat take-tile-off card:hospital card:temple-of-growth card:think-tank card:space-elevator card:stadium card:orbital-catapult card:public-well sell:plants card:recycling-centre card:power-plant card:presidential-palace card:electoral-academy card:gated-arcology card:central-bank card:kebab-stand card:iridium-mine card:board-game-publisher sell:plastic card:casino card:restaurant card:troll-farm card:beer-tent card:hydrogen-refinery card:garment-factory card:cargo-terminal card:clone-factory card:polling-institute card:smoothie-factory card:parking-lot card:construction-site sell:hydrogen card:offshore-consultancy card:museum card:llama-pasture card:pawnshop card:pharmaceutical-factory card:state-television card:greenhouse sell:iridium card:job-centre
ask.use-building | building.troll-farm
use:troll-farm:upper use:troll-farm:lower buy-tile
ask.use-building | building.cargo-terminal
use:cargo-terminal:upper use:cargo-terminal:lower buy-tile take-tile-off sell:plants sell:meat sell:water
ask.sell-at
store:plants done store:iridium store:meat store:water store:chips store:plastic
ask.use-building | building.central-bank
use:central-bank:upper use:central-bank:lower buy-tile sell:plants sell:plastic sell:chips sell:iridium
ask.use-building | building.presidential-palace
use:presidential-palace:upper use:presidential-palace:lower buy-tile sell:plants sell:meat sell:chips sell:plastic sell:water sell:iridium
ask.use-building | building.orbital-catapult
use:orbital-catapult:upper use:orbital-catapult:lower buy-tile take-tile-off sell:plants sell:meat sell:water sell:chips sell:iridium sell:plastic
ask.use-building | building.recycling-centre
use:recycling-centre:upper use:recycling-centre:lower sell:plastic
ask.use-building | building.smoothie-factory
use:smoothie-factory:upper use:smoothie-factory:lower sell:plants
ask.give
seat:blue seat:red done seat:green
ask.give | resource.plants
seat:blue seat:red done seat:green
ask.use-building | building.organ-farm
use:organ-farm:upper use:organ-farm:lower sell:meat buy-tile
ask.use-building | building.kebab-stand
use:kebab-stand:upper use:kebab-stand:lower sell:meat sell:iridium
ask.use-building | building.electoral-academy
use:electoral-academy:upper use:electoral-academy:lower sell:plants sell:iridium sell:chips sell:water
ask.use-building | building.power-plant
use:power-plant:upper use:power-plant:lower
ask.use-building | building.polling-institute
use:polling-institute:upper use:polling-institute:lower
ask.use-building | building.university
use:university:upper use:university:lower sell:plants
ask.use-building | building.think-tank
use:think-tank:upper use:think-tank:lower sell:chips
ask.use-building | building.greenhouse
use:greenhouse:upper use:greenhouse:lower sell:plants
ask.use-building | building.garment-factory
use:garment-factory:upper use:garment-factory:lower sell:plastic
ask.copy
use:headquarters:upper use:headquarters:lower use:garment-factory:lower sell:plants buy-tile take-tile-off use:construction-site:upper use:spaceport:upper use:iridium-mine:upper use:smoothie-factory:lower

4X8vVAvGAA-iB8fqIxqBmiBAtuBiqCloBxW8tBj1Bj1BxW8tBAA6OzwB4rBoYuJzoB0oB88BUqG1nBuHk9CjsB2BqM6WxJy3BsqBoN8TjCiEB1TuatCxE9EAjNnXjIrd3R6L5LrnBjDhCxJ0Ixbqak0BqNwCsBqDnVwKqN1MoOTjL9FtGrFDA1BvPe_ZxIoWnW5btG3B5tB1CjdogBuDgJvG-MvMsHoW6SpWtIQxMwhBhD_B7GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAqnSArVAA4S3SiGjuBioBA5kCsrBh0BtlB64B7gC7gCtlB64BAAiExtBoxBwd6ZpnBqnBkoBrBqJ7RqxB-jC3ZqnBkfmfuIo4Bq9BiGs0B8SmLX8EgP-DjCvCArH7bhOuC1K4S3S5kB5E0T8LvqBzlB0vB6hBmO3I2GvCtL9F9X2I2OAlcgF5BZ-BAqDrednUhF6L5Lpe7FgHqS3G3iBuuB2xB0SAyW7bZvCxU2CVHuC6G5CoCFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAs6RA3EAA4TxoC2C3iBigBA_2Bqc1vB1hB6b3lB3lB1hB6bAAnCliCwsBm1BmU1b2b2W9FxLiQ0dimCzmB2ToTuWyegqBkoBDrL2B9N2CgOmFkEyC-CA9F5TjLwS1E6N5NrZ7IkIGzyB5L6ZiqBsFRkKuB7K3G9a9JmJ_K0BjIM6EuEAmI9OvDlFhCuDtD_TqByFS7Y7Mwb4Z6HzHbzE9BhFtKoE6H8H7LtJkFqCoCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAu5KAxLAAsSpnBgH3V2OAtHsWzQhemSNNhemSAAcjV49B4VkNznB0nByUhE0HwQtGs7BthB0VwOqPqgB0rBq-B2KpLmK0UmEhM8PoEpC9BAjE7M5J4BlB4F3F5ShD5E4LrR7LuTmT3BhGyDtSoBtE_LpF0J5I_EnGxCa2BAoDvSrGZDwEvEhL5EzD8MnED-GvBgCxF4C7GmFrL7QxIwDVhM9N1BwBGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAqhGA8DAAAoBuBtGgFAnFCxBlDzDsYsYlDzDAA4M3QspCiUyRzlB0lBiVvEA6I5H4LrQ1LxKqEmX2RySQsECvBA8B-RnHjBsIArE8DkDoIrGkYjY1gBdA5EpM0E4G3G8E7BwJmDwDAaySlJAO5C2DE5DArI_G6BhF0C8L7LnX9HAuN0JjFsJ6CgLnDnC-MkCF5DnKLAsBsCwDgBxEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAqqCAsZAoW6xBtSjBzN4OAqiBofyX-HjD2N2N-HjDAAsa9VkuC0YkY_WgXkCjCsCiWkGgZnb7Z9MF0ckd8XlJsGelCiCe8IoLnH_DAnRgIQ6ErB-K9K9MuCyCzQ5IoC-CpBJ7BvBlFsCrErLjJlFqB4FpDhIyEwDAhJkBN6G1DgI_H_H5CMsD-K5FoFAxBnCpDIoH7CJwF3PH9EDlD2CQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEqCqCAAAAAMMAAAAAqBqBAAAAAMMAAAAArBrBAAAAA_D_DAAAAA8C8CAAAAAmCmCAAAAAuBuBAAAAAMMAAAAAsCsCAAAAA7D7DAAAAAPPAAAAADDAAAAAyEyEAAAAAsBsBAAAAA7C7CAAAAA3E3EAAAAAmDmDAAAAAIIAAAAAqDqDAAAAAPPAAAAAjCjCAAAAA5B5BAAAAAFFAAAAA3B3BAAAAA6D6DAAAAA_C_CAAAAA0B0BAAAAAqBqBAAAAA_B_BAAAAAeeAAAAArCrCAAAAAlClCAAAAAxDxDAAAAAkFkFAAAAA7D7DAAAAA2B2BAAAAAvDvDAAAAArBrBAAAAAKKAAAAAqEqEAAAAAAqCqCAAAAAMMAAAAAqBqBAAAAAsCsCAAAAA7D7DAAAAA7C7CAAAAAPPAAAAAjCjCAAAAA5B5BAAAAAeeAAAAArCrCAAAAAkFkFAAAAA2B2BAAAAAwHT0C9DWbAVtO3E_DlDhDAPlBnBMHAAAtOjDtC_EpCAvDTkB2BArDAKT7GoBuB0BAQpFvDAjBvDAgBiG-CgEIaAAuEyDAZCAAqKuClE2JlBAmDiEtCqBkC8BAEerBgE5BzBAQ8D8EYTBAAnDArGyCnBAeoCoDfMAAARyBe5BjBAXzBHvBxBwEAZ3F3D4BtCvCAF6DAZmBoCAmCiClBDsCSAWxBAYuCvDAJ1EzGSJTAAoJAgC6BuEA6CkIAc4CoEA8BiGA-BV6CAoBrGAvC5F6BA1B8DqBoDmFvEAvCoEAsBMuEAakCAsBqB9CAqBuDsEBvBUAAjGAKtB7DAnB1HAhCC7EA7B8DmBGqD1BADuD4ClBEwFArDCOvB6CSAVoBgBoBHTAb0CArDmDAA-CYA4BYJA5BrCR_EtEiFAxB6IAmDkCsDAQ9DAmBnD1CAGiD1CLsBsBA4BxEAoCpIIAZvBgI_CpBnEAxDmEAsCcqCANiCA_BiDCA1B-EAyDhB2BAwBwFANrB4DAgCsFAwD-CPAOmEA2DLhBA4DqGA2F6C_BAWyGA0CU-BAmD8CoH0ByDZ4DAUzCPFHbA1BPSrBCbAAyBmCAyF5BArBlCCjBnCYATvE5CpB5BNAazBtBPLSAS8CgFfyEgFvBAxChER7B3F3CAN0B5BpBC0GASlDTxBe3CAkBSoF9BnDTAL3FrCtDzBxDAkBA6CmCNCQAQ_BXNzBnBAD2BMUMWADtBJJdLAAFWBSTAJhB_BMOXACqBuBCnEgCqBAG2BwCchEVAuD6DBwD-B8DAvCCCkC9B5CAkBgEMYMyBA6BlHhB7DnBXALyDgCzDkCaAkFkKa-E4C2DAYzD5EXuCIAxD2CoBf8EVAM7MpC9DnDxCA9CvF7C7B0CzEAHgDgCzBkCuCALhESvBSnCAXsHG8DfuBAoBsDuDLJ0CAxB4B9D4BqCmDA_B3FzCmBnDjEAmBWAVd-BAAqFqByC2BwCAZ-D4CaqDJAhDdlEkCnDkEA2BhEzBSZ_CAS0BqDEkBrCAiB1GxCnCHaA1BvBGVoBrBAA_C0DkCrExCAb-EuD2BwBOAPuBCnBbgGAhDNMI0CrEAJ3CjBYrDLAmB-BGqDuB3DAUhDAPZHAvBZAAZAAAAlCVZjC3BAOkKqD4CqDoBASZpCKqBKANvBlBH-BSArBjEXpBlB3CAxBoBeEAjBAqB3BGhClB-BAjB7BKNlBNALLVbuBDAP_BQ5BzCKAyBNiBGfWAvB-B1J4B3EhBZAVzExB1BrB1CAR0EY-DuCCAnDuF2D0CbKA5BrFtE8B-B1DAXyE2BoBbmDAOtO9B5DlEjDAhBGB4BhBkBAN8Cb8CnB6EABrCDjCxCdA-BiLQwBAqHA4C0EUsCe6BAZ7K9C3FXLAhBgCLEUUAgByBgBkBgCeApDzBiB5BjBxDAwE2DpDQ5D4HAuDmCCKqBEAYLVH9C2DATsDpBEsDDAZiLA8CiBgCAkHJ6BkC1CfAMvEGlD_C1BAL8BqBiBRxCADkB5BqCyCtCA6BoBZhBH0DAxB7DfrCxCzCAiClEF_BB9BALUoBqB2DlBAnC1Bd9CkCmBAxBkCoCpBsDkBArBRZtByDMArE7HFhDE7DA1C7DtCuDFhDAZEtBXMgCAkD1BP-BlDhBABtBAkBXHAqBmC8CyBBXALwDnC8B6DLARgG6BKnBmBAgGbAGjBwBAlBnBMmBqBpDAXnC1BKoB1CAMyDjBY0CiBAuDGPiBkDWA9CgGyCmBwDvBAEqBtDmC2EpBAZxBjBtCuDGA_BgBBhBYvBA6BAVKQxCAkCmGEoCWgEA8BuK6BsFkCMAqEtDDUSjFAY0DVzBmGSATyDCMdmBAuBiDTY5B6CA0BpBP2B0B5CApCtGJpBnBpDAJsBSMhBoCAO5BjE8BZOAjB6D_BkFeDAfSMSnBhCAiDjCLaVhCAZiHXsDoD5CAyD4BpCxB8EiBAc4CwBkCJ6BAZ4ExBkDekCAb0FiCvBe2GAzCvFDMhCZA7ClDRtCQAAZ7FA2CzCrFApBoIdsC8D8EA9BtCciBhCOAzBFGhBjC0BAc4ESUxBMAqFsDd1B3C0GA-CtCAmC_BzEAqBYEsCnCJAFnBICtBMAgCVBjCoCPAjBsISuDoFkCArBAkE4B0CdWAF9B5BnBQRABjDqBRVzBAtBnKT7B1CrCAjClDN5BDXAfpCFSnB_BAQwCEN4B2BARzEdpBbOA7BVSEjBBAFuCYcOmBAA7BXRPdAClBUdJPAB4DAqCUKASnHxBZjBlBApCmEIgBkEMARzBJTNLAAwDeoB0BcAG-COQOIAoBjCPCBXARLJtEnBsHA5B0CCIkBIAgB_BBHZDAXZJBQTAJrBGPAnBAIQBAAdAuBFAADBACpBAdBBAJ3BQEvBPANiBdMcCAYZTfIWALgDe8BKZAU8BBSGMAYzBCHLLATvDAVpBRAbuEEgBmBmBAeWO4BUvBARYPZViCAWlBETmBtBANoDFmBnB-CAObMECRAbmBHLIWAaKCNIeAPLBQF5BAmBfnBpCmBFA0BZsBkCrCjBAZdCLDLAFyBDKEQAYhBAD5BGAWhBACVAANKAANTAsBMAAgBIAbkCHoBIMAO5BOpBHHANwDAUmBuBAG5BATRdAKhCALjBRAAmCAMkBSAEjBARdMACkBASeHADDCEGbAKOBBFkBAJrCATFjBALiDAUK2BAONCBPCAAgBBCeAAABAAAAABAAAAAAAlBDPJHAAMJaHGAAFAABDAAGAACEAADAEFBABGAFGCAEBAAAAABCAAAAACAkE4B0CdWAF9B5BnBQRABPcPAVABwBEEKOAe1BLdMnBAPjBHHJDADNSAfAAAVfPOOADcILiCCADZON7BmBAFSOAUJAFAuBlBeW4BAX_B_BCNdATdTAOCAb9BUNX1BAJkD6BBWkCAeNgBGZtBASsE5B7BeZtBACvExCpCPtBAJmHqDuF8GXAPQepBeeAZBDFUzBAuBlBkBrCblBAuBzEwBrC_BcAhBrEDZ5BIAjBlCxCLVkBAIhFoCxBnDhBA1BsB2BtBKaACtDZ_BE5BAV5BZ_ClDqCAmBtEtB5BW9BAV0HC4CNgFAMvBnBgDnBtBAxBddiBfZAhBzEXKtClDAZvEOpB3CNAP9DtBZfjCAf8CxCAeoEAlBAEjBVgDAlClBJR6BTAPxDxCI_BtBApB3BXYrBRANlBYJDbAC_CZQfaAZkLByB3B6DAqH3BJjBHhBAFLrBkC0ExEAlBtEXbbzBAJoFOzD7D2HA4F_CARdjBANjDARddAVqMCqDDiFAyFvCAHf7BAQ-HwClBvDwCEAyBqCqC7BVmBAKtCFWlCtBAWoKyFgE0CkBArBbSvEfmGAtBrKpDnCjClCAtCHVuB7D6BA0B0BXCRBAOuF6D8BEMAEzCYcGzBAjB6F6DYCpCA2BiDqBFRoCAanCdgE5C5BAT1DnCbtBVAYzL9C_DlCzDAjDjBjCEiE9BAxB6BHcYmCABduE3C4BtDAf8CkBvC4CaAP4CgFTpCFAUGlCSCNAI9GjBjEGEAzC8BrCgDa1BAC5CTpCKMA3BWaqEFrDApC-BkDsDpDaAI0IuEwBBoCAe_B_C0B9BeAeWhCpC0B8BAbhCoBhEwD3BAVuGHyDwBoBAGgG8DmBrE0BAyCoEccpEwDA2BiKwH1BiDaAeBzFrB8D0BA8BTxEdNuBAqD_B8BgFNzEAvDyExDiBmEmBAQY3G8C4BDAmBuCmBmC4BtDARsFlBsCmBiCAsBoEdwBS8BAd1EBCnDpBAO4EsB8CG4BAjBuE8DsBpBYAjB7DuExDrBXA7BqHwB8E6BbAlBPYiC7DaAlBI0BPoCxBAG4GyCqB0D7BAkB2IiD6DnCuDAWwL-F0DUmBAiCsImF2BAuBAWpLjBrHpCTAFqBrD9BkDYAyBmDnFpBpB3C1BA6BuBxB6CvEoDA2C0BuBxBqGrCAxDkFEUwBkDAwCqEA4BgB9BA-CzFhBvCPvBArDzCzBRqBzBAbhBE-ChDoBAzB3BAARbAJtESvB_BlCAX9BIP9BiCA_ByCiBsElBpBAF6CwFmH_CBBAQ3CbzDbyCAfkC1DoB6CgBAayD1ByDISALlJrCvCpB5DAXYwDhDEbA3B3BvDVQIAeVlB0DYpBAB6CFwGrDvBAJPegB1BRALlGN9C7BvDAFnGnClBiBvCAtBgBF4BgBnCAuB9ElGhBBDAF0BoB6Bb5CAO5DoB3CkBbAZ0I8F8EHGAV8DoBmF3C7BAWJ7CgC2BjBAI1F5DsBb7BAL-CiDhBOiCAZgHqERuCJAyBsD0FC_BiBA7BxE_CUhEVAkDvD_D1BkCFAGiC9D8BsEwDAzBlF9BhDB1CAUb_BO3B0CAN5HrDErDlBALrB0E5CbxDAWqIuEXoB-DABoDyDyChBFARoCuFpDApCA1B6EyBmCBOAUxGhDH7CzBAL6GyBsECuBAPwCdiCtEiEAaPhDzD6DDAiB-FgGHmCRAYqJgGfuCwCAOnFpCfrBJAXyI4I8CdjBAMiCzBxB4BiBAwB0C2DnDsC2BAT-FoH_BiBCAO_GzB7EX1DAZyCOjCqB0BAMlFN9DEhBAHfnBhBwC6BAlByCmCGXOATsJ2FMamDADsGtHpIHyC9CAUnKjHbH1BAJ6KsGmEGmFAJzCElB1BYATuDwCyCCXAdiBmCbpCqBAWlEtGDC4CANvJHtC9CzDAHiMiISgCRAoBAmCwBAyBbAAhBfABAAArBFLPHAAdDBxBWAECNCNcAAFBQIXABMFDGSAAmByCkCgBgCNAa5B7CU_BxCAuCrIDxC_BjDAtCfOmB3CpBAiBoKwCwEsCiEAKjDjBlEfgDANwHpByEwEiCA2C3B8ClCwBbA9BhEvFHqDHArCpBmC3BjCVAVwBhBtC5B4DA4D2BlElCrBNnBAN7DAfFVAZ4G6BgCaiCA4BAQfe4BvBAPRlBAnBYAM3BTJvBWADgBchBEKAc9CzBhBlBXAbmBiBScJAAAfnBAFMACsBwCJAXAAeOQAAAAaaAAAAAZZAAAAAMFAASAAxB7BAKAAAAqEkEkC1BiBADDJNXgBAPQkBUBkBASsBfLuCYAO9CxC5BS_BAtBdiBa3CjBASAsCsB4BGoBARgB4BeXXAFhBnBhBMGADTRPmBZAAxC1BzBlBSAuB_BJvBLXAEA7B_BCmBXAJyBmDLJTAAyCfCJ6CAgBCIOYdAQM2CjBbvBAVrBTZrBUAPAsBFeBKAKBevBKGAAMQBAAAAAHMAAADfNDJFAAVVADCAAKGSAHAFLDAAHAA8C1DlBHfBAhCfpBiBhCOAgB3ClC_BKoBAa_B8BtCK3BAQlGlBlB5CvBAV_DY_B2BtBAlCsJEiC-BwDAiB8BqGfZVAjBvCNCThBAlBpFrB7BhBrBAX_DfArC9BAVvBSxBIfAIqB3BYSqDADjEhB1BAlBAVzCzB3BARABfeRMlCAO6OuExBvB4BkBAkBnFAaTzFAEgHG0Cd0EAK5EAxB_BVAPJEJJJASVahBAQAdxBFbtCmBAWsOcqFkFgCAqBzHJ5B9BxBA9BAoEKyDHMAGlEJjCTtBAARABQfAAQAPAgBAARAPAHAGkBAGKiBANYAAAaAAJAZOCAA8BiBc9D8HjBAXuEkBqFtE2CAgB1F5BPrB1BAH1BvBZKzBAiB7CdNRVARzBGNyBhDAGwBmCjBnByBASNAANAAAfhBLXHAsBIcLKKAdpEGZRzCA7BA4BCwBJWAFpCCXJhBAJwBADcGASfAfAAAAiBADUKAGvBADpBAAAIBFOCAA8ChFAvBxB5BABqGAWwCkDAa5FAjClCxCAetEAfjBtCAK-FAWmEwBAIjCAgB3BCAtBLAyB3BGADtDAR5BjCAA-FA2CmBmCARtEAxBZhCABGAJqBGAhBSAAGOAAZAAPXAQ-CAAyBWAWlCAnBJfAPTAShBEAHEACZYAEqC5C6B7BlBH1ChCuChBNYFoBmC4IH0CkDkF0Ba1DAbNhBVTlD4BNKnDCcHUlBAbWInBBNjCV0BOzD_BFjBlBDCvCAHPhBRL5BACNetBbtDADlBDdhBuCNrBMgBoB0BVgBAqBhBNPtBAQwBZHpCxCXOhBxBJBrCMlBzBKdU_BAVTXACsBACGY-BvBHABWhBAEvBABXJanBrBFLanBRI5DAX5BJDZrDA5BtCNoBVEAKDOGV_BAAJRjCenBPmBrBbGEPADNBAGiCDESB2BQpBBBDRjBUrBATRjBvBoBsCAIyBTGgBkCAsB2BWCd9CAd7BRR5B1BAK5BBWZJCFM7BIqBjCABZDJbVAAJHNKrBADCDFhBkDJ4BFMV6BrBAVnCecHQACZDAWpBAGjCOXetBFJ4BDtBLECALTBmBhCAADAnBTJAADAJCPAM1BWOHmCORRcgCBOAAQCBAhCAVTAAXEACAAFGGAAgBFHJ6B7DvCnCpCuFNc8DwCoCqCtFOb8CiCAFCgBAmB_CFPdFApB8BZwCUdAQ_EE1C5BnBAJmBWAKAAFwEYc8BqBAHSAOAAAEAWTOAoBALhBFAAbAAbEHAlBAQBLIACAAJKbAIAAYAOAOABSeCALAALAFALAEABtBEAkBAGZEAAfAAcMCCKACPFDACAHqBqBAAAAAVHDAHAAApCFSnB_BAQwCEN4B2BARnBAAAhBAFgBAAAgBAAYAFJuBAFFCJRaAFbABBVADNABADAJLABANAEaAADAAeALTOS_BAEAElBKSANMMZUsBACJIrBLAAKqCsB0CHJAf1B3BZPGAYACIcUVAhBhC1Bb1BPAQYcGCaAYC3B2BcYAHQgCTfBAEJItBGjBACANJtCACAoClCENbLAVcAUYBAPiCE6BDWALbAcEbAfMAAAMAAyBAeBWAAYEESBAAAMMAAAAArBrBAAAAAmCmCAAAAAMMAAAAAyEyEAAAAA3E3EAAAAAmDmDAAAAA3B3BAAAAA0B0BAAAAAlClCAAAAA7D7DAAAAAvDvDAAAAAqEqEAAAAAA_D_DAAAAA8C8CAAAAAuBuBAAAAAPPAAAAAsBsBAAAAAqDqDAAAAA6D6DAAAAA_C_CAAAAAqBqBAAAAA_B_BAAAAAxDxDAAAAArBrBAAAAAKKAAAAAqB-C8DBAoBAhBjEvDjBbiBAhB3G5CzCzC1BAeqDE-BkBlCAkC2CRJmDuBAIoHxB4F4BNA4BsDf8BgCcALpBONDbALGkEsB7D1BAM7DVlEgBAAArBTANAAJdAPNAAAAgCmCFDSAAjE3CJDhBACQAQAAAAcQAGGAAgDkCCAaAATZAGAAAoBoBAAAAApBlBBABAAPPAAAAAAACGcAAAGsBFfAAAMKAEAAATTAAAAATTAAAAAJJAAAAAZZAAAAAADCVDcAFWkBDDHACJPRWEABFLQCPAC3BdINRABVBYLVAJIGOALAAuDkBCQgBAWAKNSgBBAXPOZTAASAAKBHAAbAAVDAAgBCUEIAAuBAECGAiBnBALHKAdAnCjBvCJcABcoB6CRpBAjBuBBPkBIAUgBADKFAgB2BAcCOAKDATEMABLAAAJABGCMNCAEA8BYKGaAHlBbOEfAGRADBJABLCEDJADqCAMIwBAGPEDFAAJQAAAAAQZARCFABAiDAQyBmBAFrBCUtBPAFUABWBACZAARJAAzCBnBZXAIBALEAAGAiBT2BAGAAZatBBFAAVVAAAAAXXAAAAAMGACCAAAnFUnBxDVAlB2F_B6B0DaAuBkBaIPSAAMOQLFAASALIIAOXARQDARZAPKPADLAAALAAAdwBzCGAAAyCHmDDAAGZZAAAABZRAAAAFnBLbAAAASOCAAAAAFIBTBABffBAAACegBBAAAAvBhBANAAAYSGeAAApBpBAAAAAUOAAGAAATOdlBAAIAZBDAAgBiBackBAAfcDAgBAAApBJAfAAAAjDI1CVDAG8EiB6DcGAB1BfAVAAA7Bd1BGAADLPEAAAAiBAiBAAAANNAAAAAEULABAAGcVAAAAAnBY_CWVAU0BVqDBCARbBHFAALTAJHBAA8CA2BHcAU_BDnBfQAFRCHCPAAA6EmBiCeIAMpEjBrCZFAHJAHBEADTAFDJAAuBHccCADNEKlBEAIdATAFADJALAEABiE3KN7CtEvCA1B1BHnBnB-BAbjBAELCAdbHWkC7BAxBXHeU1BAN_BABtBNABuDOsBLlBAmDsBcakBRAbDAnBJgCAREAOsBHAtBVAbkBAAZoEQnBnB2CAqD7CGb9BRAIjCF-B5ClBAEiCABYIAmBhBAGSEA9BkBAPC4BAD4BDESaAOGAODOAZrBAIbiBA7BjECPHjDAH5BEfenBATpDCEjCvBACnBE3BqBMApBIAUgCaAnDEAZUDAQ_CACPnCAJgBAEFfAiCyCB6COaAtB4CAMAmBAmB6BNRCuDAR7EAF1BtCAP5B3B1B-CPAXhBAmBfPAbgDADcsBAe6FEUgFVAesFA0BtCyCAyDLaMJJAvBMAFS5BA6BYAMlCiBAwBhHHvBhEvBAKiEAkCoCnCA-BnCAExBIAhB-DAK-ClBA6BiBGFVoBAQ2GAiB0EsCAhBTAFHLAEmCAH0BaAASASYGAbaAAaAAAABEEIZAGbXAPCACgBUCFWADKVIAcADeeAAAAA5BvBDAFAA0BiBADWAAIcAUnBAAhBZDCFAA-BqBDuBhC0BAIjFPfZrCABiBhBJgCQAANqBFxBAAAZDRDAAAwCHIsCGAB2CmBLyBMABAeNFOaAKPGBAFALKKBACABfFKTTAEQMAGAAAAmC6BQgBEAAvCnCLXAAZWMAAFAQYMAAAAMmBmBAAAAANNAAAAAWWAAAAAPPAAAAAAhDM1CTNAK6BJkCKFABMAYDHABBAOTIADaAAQIACIBBQCAHTAADDALWBVMSAQKAAKAAAAiBDM7BkBAwBFEdgCdATIAQTOAADAAIbAQHAYJQAnBOAEOFAApBAHAhBAAALhBQECAABKFDAAABKLAAAAQQAAAAAAoCZWkBeANVYZPQAIbDDRBAARAGgBlBAPdAOffASHABXUAAAKP-BYjCAEvCIxCPAAMSAAAUABPAANBAADKBFHAAQAUPQAB0BAEMsBAH0BAIUWACAwBuBACAAC1B3BAECABAMTMDLAiBLKIEGAlBeeLAIAEiBiBCAAAAffBAAAApBZPAAAAAWKFCQAAOEEEAAAhBhBAAAAAkBqBAAFAAMUCHDAAXVBAAAAJJAAAAAAILKHPAcYOacHAjB1CC5CbSAMyBAeKCAGIAOHKAHeACSIAAPAFDFAALAAHBAAAxCKvCbZAqBqCJyCiBZALLBCOBARWHGDQAIkBAJWaAAAAKTWATMAABQAAALRIAKALsBoBFAFAQPPAAAAATTAAAAALAAAAALAuCYcOmBAA7BXRPdACLAFFAAAJAJAAAACAAOLAAmCSDAAAAYJABAAAHhEBzBtCoBAjBHDrBaUAFIpBG6BZAM0DUsBoBCAAzBBXZAAAZAABNAJNBhBFZA4BLACACANGBtBcKAO_BDbbDAAPGfICAAOVQGMAAdChBCAAAdDBbIABPAIRFAAFeCnBAACLAALAAAICBKBAAzBALdBAFSAYKCAR3BAA3BAAAQACMEABKQIDPAGECJJUAEMMGACAFLJCJEAAGAAADAKZAADAAVHKTBBAEFDAFAAEdBNEAARFADBAAAYAQEAAGhBBRFHAAFCFFCAAdAAADAXFAHKHABNABIJAJ1BAHDpBAA2EsBcW4BAAYEMCOAJGACACAANAAANAABBACFAEjCATSEAlCJALABAECAFDKACFAABAABOEMFAAE0CCe8BHAAZAabLANWAIQAAATAAATAAIJAACAOGAAAGAAGAAAGAA6CAAMQA8BDHCBBAEPCGAZAAVAAFNAAQAIAEACEAAFKAAICaVCABSAEGFAOOAAKBAGCAEAAABIAAGBAEdAAdAAAYAAYAAACAGDAAAEALGEAGWACCAASAAABCAAUGAAOAAAlBUdJPAB4DAqCUKASjBRDCHAHfRAHHAAlBRDDFAFWAgBAAAHfAfAAAAEFAADAOLAlBAgBAFAgBfayCJAhBtBiB_BrBEAYNACFDADNABCFAHJCBBAAJ0BAiBNOAUgBAKTWAWPAENBABAiDyBAKoBAApD3BAJnBAASSAAAAAACaLPFAKFvBwBEFAB2BgBNeEAANOdFOAFOMOPFAKhBbBABAAKCMGEANxBVNFBAD8C4BJzBuBiCAP5Be2BjFHAyBKZNqErBAnBA-CjBwCeIAMtBmBpCTGAElBAHlBGAATADNBAADASDDANnCBhBALATaAMgBVAEA5GK5ClBRAzCmFJ4BSqBA6BRAAbGACWAQiBNAL8CAiBFeAiBFAGKAAVUAACHAclBAFLJAJOAKYjBAQAzBJTNLAAwDeoB0BcAGjCNKxBNAANABBLAAZFAFFAFMAAWJAAWADHiBAAAecAACAA3B7BDAEAAcaGAFAAJJAAAAAKKAAAAAARBSAfAAJADAFAAjBhBBAAAAPJFAAAAUHFCgBABaaFBIAASWBAAAAAlBSnBOfACONeFCACAjBDEkBAAjDlDBAGAAPHBCBADgCsCIPBAAOFBOCAEUYSTCAFAffAAAAB1BzBBAAAAsBsBAAAAAffAAAAAkBkBAAAAAAjCjCBEBAAcYCCAAAYeCHAAAXVBAAAAmBoBBAAAAATFHHEAAoBWSAAAANNAAAAAA-COQOIAoBjCPCBXARxBMaRpBAbPBJBBAAFPhBB2BAJNALJcARyBAUcCAAXAFTBAGLLCAAAAA0CCIkBIAgB_BBHZDAXXAABAAVPABJDAA8CjEpBVfEAnBoFmBkC0BOABADAZuBAPrBYPNfADNBAAAAJ7ERLvCbAZMILHiBADHAbaDABdCGBdAFLABAFABcDVAXAuCAZJBQTAJrBGPAnBAIWAABYAAqBGCGcACaGYXSAAcAAAYAEbAAAZAAXAAJFAHAHHNQAAAUCeJAAAVDRAAAAAGYICMAnBzBrCiBFRAQgBgBAAAAAYRGGeAAbcfDRABkBSAGKAABiBfBAAAqBAQIBAUAAnBAWKAIOUBAJAENAAAAANJEFJAAAIQCJAAAAdjBBIFAE2CmCACAAOTLABIANJLAACAAVNAFBAAAOTGaKAOTKdAAAAkBSWDAAAtBCTAFAVgCkBCIGAKNVoBXFAB9BVNNLAAHLDAGAAAYGCGQAFNdPMKAKIeEZAAAlBLEbAABaYEMNABMKAACAAZLEBNABAMCRoBHAFBDDAQAH6BIYQGAGMHYhBeABFDDLAAOLPCBEAAdKLBVADjBGFHZAAApBAdBBAJ6BAeIEAQA3BQEvBPANiBdMcCAYhBAbFAAAoBAFeSAAOAGCEAAMAAcHAHUYAFEAAArBNBRHAAQVASgBAATAAATAAgBoBCAJAAAAEQHLAAOOAAAAALBJAAAAFLDMAAAAmCLQmBWABjBGJZPADdBFCVABCACIbAUWMFAeANLABTIAARCDNBAAA4BLCAgBAgB7CclCIzBAHBLEAGAANCGFNAAUAUAAAAyBIYASAAWVSAaABFNIFKABGWICHAPAkDcSuBBAKhCjBdAAAAJEchBAAHTTIBBAD2CgDCHHAElCvBbHOAAnBbFAFAAAVGBXAAAeIAUCAARLABDAAAdXAJCACPFAAHAAiBWAMAAASSAAAABAZTfIWALgDe8BKZAUTPTAUADUADIKASJABDBADtBHPDNADhCDHRBAjBtBBFlBAAAA8BBSGMAYzBCHLLATEAFKAAAAvDAVpBRAbuEEgBmBmBAeSAAKKAANDABAAFbAAFRADZANCLABAzBEmBpCdAM3CBnBcjCADjBCTAAARsDKba0DARJAJAAAAdEZqC5BAV_CDnCrCHA-BkBxBoEGxBADdAFxBAAcVAADLAFNAJAAADRNQxBiBAFlBAfAAAJvBChBJDABmIQ6DgDkBAJxBRLBRAAqCegCTFAEpBKjBHAAJeIUABACzBDMwBvCAZzBIXedAJGBuD3CPACgDDkBnB8CAOtCL3BWbAQ0CBkCGFASGET2BnBAKtBJRCPADdTFGDAHHKRHIAAiCAiBAgBAAoCgCyBlBFACfEjBMLAAZAAAbACGAIDAAABAAAAABAAAAAAALACDAAJBAACAADBLVeAAAELOCAAABAABAAALBBBAADCAACAAAIAAAAAIVHJDAAABCBAAABDAAAAADOBAAQAAIAAAAAIAAAAAAAAWO4BUvBARYPZViCAWrBApBAHAAAlBETmBtBANoDFmBnB-CAOTANBFAASAUAAAAjBABPPAAbABCRABtBELNPAHAsDATsDOAEtEAWnCjCAVzBAAAAAzBqBAAhBUA4BAAAODALAAAXmBALyBABEIAoBAbMECRAbmBHLIWAaTAAAAARDAOPBABLDCHBABUAACBAUMAADFAUAKCNIeAPLBQF5BAmBLAAAHABJABHIAHNAAALABcAAAcAAFAABLAIAAABQAPdAAABAbAfnBpCmBFA0BZsBkCrCjBAZPBMNDAHUABAYADqCCDc4BAHdAMFRARTGLGBATeAAAIAW0BCAmBFAShBFEHHAPAdCLDLAFyBDKEQAYPCADFAJAhBAD5BGAWhBACVAANiCAAuCFAHAgBABQNAgB3BAALFAjBBABCKANOAEHOAGAgBABQNAgB3BAALFAjBBABCKANOAEHOAGAKAANTAsBMAAgBIAbTAAROAPJAADAAFAkCHoBIMAO5BOpBHHANhBAVAJABJHABAABAwDAUmBuBAG5BATRdAKNAAFHAARAAHAAJAAAHQAHXAAAVAAAhCALjBRAAmCAMkBSAEAjBARdMACkBASeHADADCEGbAKOBBFkBAJPAAANAAArCATFjBALiDAUK2BAOTAAATAAANCBPCAAgBBCeAAAPAANBAAAlBDPJHAAMJaHGAAaMJWCAAAPADITAAwBAEgBMAAgBAAgBAAAFAAFAAAdAAfEAAZAAZAAAAAAAAAABAAAAABAAAAAAAAAAAAAA`
