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
draft:state-television draft:museum draft:architects-office draft:hospital draft:clone-factory draft:cargo-terminal draft:smoothie-factory draft:polling-institute draft:organ-farm draft:offshore-consultancy draft:restaurant draft:think-tank
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
use:headquarters:upper use:headquarters:lower sell:plastic buy-tile take-tile-off use:temple-of-growth:upper use:temple-of-growth:lower sell:plants sell:hydrogen use:beer-tent:upper use:beer-tent:lower use:pawnshop:upper use:pawnshop:lower sell:meat sell:chips use:job-centre:upper use:job-centre:lower use:llama-pasture:upper use:llama-pasture:lower sell:water use:casino:upper use:casino:lower use:restaurant:upper use:restaurant:lower sell:iridium use:public-well:upper use:public-well:lower use:offshore-consultancy:upper use:offshore-consultancy:lower use:state-television:upper use:state-television:lower use:parking-lot:upper use:parking-lot:lower use:iridium-mine:upper use:iridium-mine:lower use:troll-farm:upper use:troll-farm:lower use:cargo-terminal:upper use:cargo-terminal:lower use:central-bank:upper use:central-bank:lower use:presidential-palace:upper use:presidential-palace:lower use:orbital-catapult:upper use:orbital-catapult:lower use:recycling-centre:upper use:recycling-centre:lower use:smoothie-factory:upper use:smoothie-factory:lower use:organ-farm:upper use:organ-farm:lower use:kebab-stand:upper use:kebab-stand:lower use:electoral-academy:upper use:electoral-academy:lower use:power-plant:upper use:power-plant:lower use:polling-institute:upper use:polling-institute:lower use:university:upper use:university:lower use:think-tank:upper use:think-tank:lower use:greenhouse:upper use:greenhouse:lower use:clone-factory:upper use:clone-factory:lower use:garment-factory:upper use:garment-factory:lower use:board-game-publisher:upper use:board-game-publisher:lower use:space-elevator:upper use:space-elevator:lower use:stadium:upper use:stadium:lower use:protein-complex:upper use:protein-complex:lower
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
under sell:water sell:plants build sell:chips sell:plastic sell:iridium sell:meat
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
draft:beer-tent draft:pawnshop draft:parking-lot draft:garment-factory draft:recycling-centre draft:construction-site draft:job-centre draft:greenhouse draft:board-game-publisher draft:kebab-stand draft:troll-farm draft:public-well draft:llama-pasture draft:casino
ask.draft | C
draft:presidential-palace draft:space-elevator draft:gated-arcology draft:iridium-mine draft:power-plant draft:temple-of-growth draft:orbital-catapult draft:protein-complex draft:central-bank draft:university draft:stadium draft:ai-ministry
ask.fraud
fraud:stuffed-ballot fraud:extra-draw buy-tile take-tile-off sell:plastic sell:meat sell:iridium sell:water sell:plants nothing sell:chips sell:hydrogen
ask.build-or-not | building.state-television
build under sell:hydrogen sell:iridium sell:plants sell:plastic sell:water sell:meat sell:chips
ask.build-or-not | building.beer-tent
build under sell:plastic sell:water sell:hydrogen sell:iridium
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
under sell:plastic sell:plants build sell:meat sell:chips
ask.build-or-not | building.garment-factory
build under sell:plastic sell:iridium sell:water sell:chips sell:plants sell:meat
ask.law | law.water-for-everyone
lawbox:left lawbox:right sell:water sell:meat sell:plants sell:iridium sell:chips sell:plastic sell:hydrogen
ask.law | law.founding-dodo-day
lawbox:left lawbox:right sell:iridium sell:plants sell:water sell:meat
ask.build-or-not | building.job-centre
build under sell:plants sell:meat sell:plastic
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
under sell:iridium sell:plants build sell:plastic sell:water
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
under sell:plastic sell:hydrogen sell:iridium sell:plants build sell:meat
ask.build-or-not | building.offshore-consultancy
under build sell:plastic sell:chips
ask.build-or-not | building.space-elevator
under sell:water sell:plants sell:chips sell:plastic build sell:meat
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
use:presidential-palace:upper use:presidential-palace:lower sell:meat sell:chips sell:plastic sell:water sell:iridium
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
use:headquarters:upper use:headquarters:lower use:garment-factory:lower sell:plants buy-tile take-tile-off use:construction-site:upper use:spaceport:upper use:iridium-mine:upper use:smoothie-factory:lower use:recycling-centre:upper use:recycling-centre:lower use:university:upper use:university:lower use:space-elevator:lower sell:plastic use:parking-lot:upper use:parking-lot:lower use:think-tank:upper use:think-tank:lower use:pawnshop:upper use:architects-office:upper use:job-centre:upper use:job-centre:lower

kUu7TA7TAA8xBwX1Z1ds3BAj5B2rCxnBzFuzBv8Bv8BzFuzBAAwO9BqmBqU4XnGoGovB1B-qBtLw7BmpB_kCbknBofgb4mC6Z9HiT4WxMA1JyiBcVjIA_RhgB9IxQ1QysBxsB3PpIhT-vB2SljCklB70BoFhV7cyalEkCsL-PoFE_YsPjGvE0CAwD7tBjOvOrZohBnhB7gB1ChR2uBhJhDoS7B9C3EpFpNvG_NgGrJxIApNoP1C5CvCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAoqUArwBAAuN2qB1gBtVk2BAhqC2YpiCxkC0yCxnDxnDxkC0yCAA6Eka8iCwjBod1gB2gB7E7D1E5Ii5CsxC54CwsBqnBwyBuqB4iC44B-DilB-Gs9BK7RuLvKjD3JA7MzKmDvSzK-K9K3iB_M5C0pChPoEzHgmB8E9E6LncuGoD6N6RwgBI7E8K9KpHjFAiI3iBbvlB1I0LzLlclK7HkvBnJiK_CwjBG4B2d7SiC_H_LO6jB0WuNQ_B9MvIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAinPApVAAsLzmD1bpT-uBA5pC5E12Cx7B-qCt7Ct7Cx7B-qCAAgDzDy_BsYkhBl1Bm1BiTvB6V-F2vCwpCh2BuiB6Tw4BsnBkiCooBkN5HgS8BP8BmTzCrC9HA7MyCGgDlF9D-DpbzNwQsjBpuBhDgciapG8I-JxU1MH_bpDiC6CjFtT5FtD1DA6J0NsB1SnGxFyFpR5FkPkMt0BuO8f-_B7H0YiQ5PV0Hkfa8XH7U9GtEjHpBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAuwJAlZAAyMvvBjT9MigBArb0KrWpf4a3C3Cpf4aAAfwH0_BvJgS3yB4yByExFiBqbsVm0BxqByE6U2UyX-0BgqC3NjBXujBRgGmfqHnEjDAlGjIjKrSFiFhFhdCoBwV3H7HmL4W-D0KVvJiBvEzDU6cV7TO1C6BcAmH2BxIxHiCoEnEhcrEgC4YrajL8T0gB4HgI_F3KiLWLgDmjBjB1BpIzEsCoCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAwzGAiLAAAjkBbjEgFAoCwUsiBuJ9I8a8auJ9IAA6KxW2qCmQoU5zB6zBugBvBAmI8awZlc7JpCsNyb6lBofAsC6NyEAvIkWCvCuCAhGhJuBxJ_DkUjU_gBpFA2JxD7PuQyI1D3BQSrGAuC2B_PkEpQgF0BHrBA3ElIjCqEE6U5UlZ7BAqHsDnC8FyDjGHpEO9DAcM7SAtHE3B4CfAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAkpBAojBAikC6yBrJlNtJ0WAwZ-PoXtGe2I2ItGeAAkV3TyuC8U8VriBsiB4E3BwDkQiSwXhaxa5KiJwiB2iBod8DqDgB9QkBoFiRyPtIjHAzRwEJ0KhE4S3SjMkBkCsE5E5KgN4UQ2C_IJ7E6E-BrOvIIjEqBhJ-DmFAvDqGlB0FpC2P1P7ShD1F4PlC2DE8NsFV9GlClFnClChD2IdjBJvGwEgCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAuBqDqDAAAAAEEAAAAAiBiBAAAAAjBjBAAAAA6B6BAAAAA5E5EAAAAAmDmDAAAAAkEkEAAAAAiBiBAAAAAvBvBAAAAAkBkBAAAAA_D_DAAAAARRAAAAACCAAAAAoEoEAAAAAgCgCAAAAA5C5CAAAAA1D1DAAAAAyDyDAAAAAbbAAAAA4C4CAAAAAHHAAAAATTAAAAA5C5CAAAAA5B5BAAAAArCrCAAAAA-E-EAAAAA3C3CAAAAAiBiBAAAAAeeAAAAAvBvBAAAAA0B0BAAAAAxCxCAAAAAQQAAAAA1D1DAAAAAgFgFAAAAAtEtEAAAAAwCwCAAAAA7D7DAAAAA9B9BAAAAAGGAAAAAyCyCAAAAAAqDqDAAAAAiBiBAAAAAkBkBAAAAA_D_DAAAAA5C5CAAAAATTAAAAA5C5CAAAAA0B0BAAAAAxCxCAAAAAgFgFAAAAAwCwCAAAAAzBzBAAAAAiFtCsDlGKZAVnMxEjEHlDAlBRzBmBADAArQ3D_CpF_CApDNKyBB5CAejH1JrCgB6BAOvDjCYnBvDAe2FqDoDDmBABiCiD7BfIAA2GiEjG-JjEA0CkDlCCkC8BAE-FdyDyD_BAS0F8D0DZAAAnEA3GmB9BAsCqEmFbMAAA5BgCIvB3BAtBuFWG3BqIAA3FrD8B1CtCAJgHAT2B2DAoDyCZK-BSAWAA2C0C9EAQtG5GAjBCAFmJAsCQgGAkCmKAawE-DAyCkEA8BrCwCAqB7EAlC5E0BArBUF0DuD7FAvB2CAwCuBsCAbkCA4BahCAQqC4EdxCgBACxCA-Bd7CAfzLAjBlDnFAjDsE0BKyDrBAZkEeRyBoFA5C5DlC3C6CSAVYiBkBPZAdbAvEiDlBA-BVAGwBbA5BzDd9FzCqDAxB4GAuCyCkCAB5EAqCnDhFAG0FlCG6CsBA8BnGA4CjLOAPCmJxCLhDAjEcAkBP8BAX4BAnBuBJAX8HA4De-BA-B4GATxBsGAgByEAkD0CSAXwFA8DqB1BA4DkIAoG6EvCAUmEAwCbiCAsCqCqGC6DZ8DAcrCHFJbA1BPazBIbAH6C2DEwF_BAvBnCBjBnCYATtE5CpB5BNAalCzBbNUAUqCoFZsEiFvBArCnEP7B3F3CAVkC3BjBC0GAclDVxBa3CAoBB-E9BnDTAV3FpCtDzBxDAiBA6CmCNCQAQ_BXNzBnBAD2BMUMWADtBJJdLAAFWBSTAJhB_BMOXACAqDSpEQiDAsBmBkBoCjDnBA0CiBGmDQsDAnDrCd0BxC_DAiCwCRqBeIAwB9ItB5D7BhBAZ0GiDxD4DYA-FmIciF4BqEAd1CvDEmCCA9DTkB7B0F3DAY_NzEjD7DzBA7CxD_B9BwD7EAMsGmCAmDkCAOtC_B5B8EnCAIoIDkE_B8CAMoFyDCbiEAViD5D-C8CiDA_B7E5CkBhDlEAmCaGrB1BUA2C6E6DNuB-DA_BmD6CkB8DvCAvC6BhCwBdsEAQ5DzBQZ1CAU7D4CB9BhDAHrG5CnCQMAtB3CtCHEBAQNoH-CnFvBAhD2EwDoBmBUAFcBpCXuFArCRSEkDzEAV3DvBTpDIAqBsBjB-D2BpEAiBtEAdFPA7CPAAZAAKApDhBb5B3BAPmLuDsCmCuCA4BZpCKqBKANzBlBHiCKArB1ERtBjBtDAxBoBeEAjBAqBjCGhClBwBAjBpBKJlBFAFETV6CfAX9BQ5BzCaAkBPiBQtBYAvBkEzJetDjBjCAd1FbhD3B9BAfyFHqE-DiBAnEkEmEmCV1BAzBtFnFoC6B3EAa2DqBDiByCACpP_B3ExDnDApBdLkBTCABoDR6CxBmFAAjDFV9BtBAJ0MSWgCqHAgD0FyC2C7B-CAX5MhDxF3CVAZsCJBkBUAgBBS6BkBSA7DS8BZNnDAsEoErEBzC8HAqE4DEIyBIAuCyBPFtCoEAEwDhCS6EWA1C0PiC6DgB0DAkHVwBmChEjBA6BzHX9DnE5BARiCVeuBvCAC2CT0C4BpCA0CgBZbFsDA7BxDflCpBpDA0BlGJjCdpCAbFiBsByCdAhCfZvBoBgBArBEyBR4DDAzCxDjCtDsDUAlErJD7Cf3DAtDpDrCoDU_CAf5C_B3BTwDAwB1BaqB5DhCAarBTqBnBUAuB2DiDehBIAyBgCtCqBiCIAFsDgBFpCLAqHXHUzBqBATYmBsBoBtCARtB7BOkCvCAMyB5BUgCBAgEcEYwDIAvC8J2DmEgDvBAOhBlE4B0DjBAhBUDzCkEWA5BpBJvBPrCAqCsCCSoB3BAgC6HkB0CgBgEA0BkLkC0FuBKAmF9EEWG5FAAYjB_BoFXAN8DecLFAwB4BnBK3DqDAyCOVqCQVA_BhHNd5BhEACXQQbkBAZ7B1DsC5BUApBiFvC6EgCIAFvDOOlBzDAQrDbU_B5BALmIV8C0CXAwDmClCvBkGDA4BuCYsDKiBAvByEFmDO8BApBqFiBvCU-IA9CvFVGlBrBA5C1EtBnC1BCASRK4DG5EAX6JhBwD6EsFA_B1BiBepCSAZ0FKCXyFAG0IMwBRmBAgHGjB1C5DyFAiDoBO0BV1DA6C9CQyCvDxCAdxDGNFbAIlDGxDchBARuKoCiC8FgCAFqDiEiB0CPaAD5C5BnBLPAB3D0BRblCAxBlKT7B1CpCAlClDN5BBZAftDFEnB_BAFmDEB4BuBACxEvBrBCQApCTSEhBBAFyCYcMsBAA_BXRPjBACrBOdJPABiEIqCUKAU1HxBfnBnBAtC0FUW-EWAJjBLLNAAAkDkBgByBUAIoDIUaKAmBrCLBLXARbJpEjBuGAzBiDCMoBOAgBlCBHZJAXfLAQfAFrBKNBdAFBAANNAYDAABBACtBAdFBAJ5BWCpBVARsBXOSKAeTXfQaANkDkB8BATAWgCBSAMAiBtBCHFLATvDAVpBRAbsEEgBiBkBAiBcU4BcxBAXSVZdkCAcPEVkCtBAT2CFqBjC-CAUTMBMbANoBFFGeAOICROoBAdFBUL9BAyBnBdrCfEAgDCoBsCPjBA7BdCLDLAFwBDKCQAYdCA5BCAWrBCDfCANKAANTAsBMAAgBIAb2BAoBCBAM3BMpBHHAL2DCUsBwBAC_BATRdAG7BALjBRAGiCAMkBSABlBARdKACmBASeFADBBMXPAYIAJWYAZrCATFjBALgDAUI2BAORBAPAAAiBCAeAAABAAAAABAAAAAAAfLPHDAIGRcFIADFAABDAAGAACEAADAEFBABEAFGAAEBAAAAABEAAAAAEAAAAAAAAAAAAAAAiEiB0CPaAD5C5BnBLPABFgBPEVAB0BEEOOAe1BLdMnBAPlBHHLDADNSAfAAAVfPOOAD-BeL0CAAFdON7BiBAFSUAOJAFAuBlBeW4BAX_B_BCNdATdTAOCAb9BUNX1BAJkD6BBWkCAeNgBGZtBAS0GzE7BwB5B5CAfoDzC3BJmDAiCoE-CiG-H3CA3CgByBhBeSAZ6CKbY7CA2FIsBhCGpBAsBlGoBzClCGAlB5GnB1B5BHAhBDlBIVoBAG1GarCpDFA5BmC4DzBMHAAvDtBhCCnBAR7EhBjDpDgBAL1GzBvBJrCAzBiIW6CCuDAgBtBhB2DlBzBAnCddiBfZAhB1FbB5CjDAhB7C4BvB5CCAN5DxBRfjCAfsCzCHQoFA7BNDhBZ8CAlCdLN8BJATnD1CW9BhBA1BlCCTbEAvBjCWxBWtBAGrC7BiBfkCAf6KboC9BkDA-H3BJjBHhBAFkBnB4CiDjEAWzEVbhBzBAJ8FHjEhEyIA8G_CARdjBANjDARddAV6OC0DK6FAyGvCAHf7BAQgFqBTtFmCQA2BmDyBNIFAc1CHQ1B7BAUmLkFyEqDgBAjBjBWpFM6EAf9LlDjDvCxCAvCkDiCgB1DoCAiCiBrBXXqBAF0FyFqBATAKzFMOY_DAvB0C2BuBcvEAqBgEYCNiCAkCrCjBiD5BXA1BjD_BfK3BAS1L5C_D5BnEAjDnDvCtBoE5BA1B2BBaOmCAARqE1CiB7CANqDVf6CsBAJH4CtB9BZAciC7C8BYWAJtFiBzDxBaA3CtCxEmCGxCAG1Ca1B5BsBAvCFuCyEN_FAjCmDgEsD1CcAJkJ-DoBQ0CAqBlF5Ee1CQAuBgCnBfkBsBARhDahEkCnBAAyErBgEoBWAFgEkFW7GkBA8C-DyBI_DiDAwBsM6HX2DkBAiB4C3JgB4FwDA2C-CxDPamCA0DvDoB8DEjFAnDkD7Ee-D8BACJlH8CmBXAuBoE2C-B0BnDAAiFbwCYkCAgB4HBqCgByCAJnHxBmBvDhCAXqIoDsDc4BAT2BgDuBzBYA3CYiHlExBkBAfkGkCsEqCFAxDhDhBmCzDGA1BByDlBIAAfoEM4B-DhCAImIyD6DrCmDAC-L8GwDgBMAmC2L4GyCM2BAelOtBrH5ChCAZ8EtDnBqDoCA6CWjJ5BjBjDxCARlB5BSrE6DA6B4ByBLwGhDA_DwEgBIuBkCAuC-EDoB0BxBAoDrGxB5BPrCArD1DzBnBsBrCARyBGqF1CmBA1B5BAARbALGOTrC5BAiD3CQf7BuBAhCmGoCwEtCeAmB8ByFqIhEQRAOzEtBpE9BoDApBkBzDQ0CqBAMgBzCwDCNAVrL1D_B5BpEAjBrB-D3DXbA5CtBlDVULAuB3E9BiCVjBAL4DW0GEjEApBqB-CarBpBAUrHTvC7BhEAfvG3BrBY5CArBsBIqCA1CAoC5FlGnCXSAE6BWkCpBnCAazFkCjDPxBAdgKuH-ETMAX8GiCmFtCMAF3C9DiDOnCAK1E9CwBBrDAGyDwDfKoCAZmFwCgBkBhBA-BOoFtBvCYAjClFrCN7DjBAmDjEzEhCwDpBAK8DtE-CwD6FAxBzGtCxCJlEAevFzDZ9CkCAPvF5BgBrECAXqBqD9BG3BAewHsDhBwC6CAMI6BsC_BFAVyCsGxDN_BA9BqIiEyCASAiBjIlDZjDjCAP-J8B8EE0CASgFsBkCjEkEASmBrDzD2EmBAYkGkGC8BTAe6HkFnBuCyCAApFrCV_BEAbmJkJ8CVjBAM8EF5C8D8BA0BqB-B7C4C4BAdoGiH1BkBKAKjKrD7E3BxDAnBCqB9DjB6BAiBjGfjEc5BAPwBvBcwD-BAlByBgCDZnBAHgKwGDYyDADqCrG7HA0CvCAQnK9GhBHxBAL8KoF2EmB-FArB1DFvBnCWANoDsCyCCXAdiBsCLlDqBAchE5GWH2CAJnLf9C7C_DALiNqJDkCrBAqCAgCiCBeZADhBfABAAA1BFXLHABRFJjBiBAADNFNcAAKAYSlBAISJOBSAAVTAABAAAuC2BoBqDpBAUftBEpD9BAgDlKrBpCvCjDA1ClCMkBzDfAQuN0BsFyE0DA6BjEjBlE_BgDAN4JAgEuE4DAwCEuDxBoCdA5BjGlFRqCjBAzCtBoClCjCPATEnB7CxCuEA2D4B7EjCjBf3BAXjDXVKBAL0G-CkBS-BA0BAYbe4BvBANVlBAnBYAI3BTJvBWADeahBEKAchD3BhBlBXAboBkBScJAAAblBAFMAEuByCJAXAAeOQAAAAYYAAAAAZZAAAAAKHAASAAxB7BAKAABAqEkEkC1BiBADDJNXgBAPQkBUBkBASsBfLuCYAO9CxC5BS_BAtBdiBa3CjBASAsCsB4BGoBARgB4BeXXAFhBnBhBMGADTRPmBZAAxC1BzBlBSAuB_BJvBLXAEA9B_BDoBXAHwBoDLJTAFkDdIJ6CAqBEKOUdASDwCjBbvBAhBtBTZrBUARAqBTkBAKAMDmBjCKOAAMQBAAAAIDSAAAD1BfBHNAARVEDCAAMUMDJAHCCKBHAAqCjD7BFtBOAdIJqBjCOAkBtDlChCO6BARrB0CtCO3BAI3GjBlBpDnBAjBhDoBhC6BrBA5BkLGgDoCyDAuBf6EhBZzBAxB1CLDThBAnBtFrB5BhBrBAfnEjBArC9BAbvBSxBIfAIG3BHSmDADjEjB1BBfAVzCzB3BARABfeRMlCAO6DwGtCmBsBqCAUlIalCrB9FAOmFIwCrBsDAI9EAzB_BVARJEJJJASIcbOUAblBJdpCyBAY0OasFyFgCAkB1GJ3BvBzBArBAuEKyDHSAGlEJjCTtBAARABQfAAQAPAgBAARAPAHAGeAEKeANYAAAaAAJAZOCAAmCgCoC9DqHnCAAwCNgFzE8DAGnGjCLrBzBATzBvBZKzBAkBhDhBNTVARXGCuB9CASuDgDXLqBAWNAANAAALZHTZAgCOcLKQAdpEGZFzCAnCA0BCwBJUAFpCCXJhBAJ0BADcKASfAfAAAAiBADUKAGvBADpBAAAIBFOCAA8C5EArBxBtBAJyGAQoCyDAgB_FAjClCzCAYzEAfjBpCAA8GAWmEqCAOhDAgB3BLA_BLAyB3BGABtDAR5BjCAAwGA2CmBiCAEtEAxBZhCABFAJqBFAhBOAAGKAAZAAPXAQ2CAAyBOAWlCAnBJfAPVAUfDAFFACVKAEqC3C8B7BlBH1ChCkChBNaFmB-BqKBmCyDuFiCuB5DAbNhBVXxD4BNKnDJcFUlBAbWIvBLNjCV0BO1DhCFjBlBDCvCAHPhBRL5BACNetBbtDADlBDdhBiCLrBOgBkBoBjBgBAqBhBbRzBAQoBZHpCvCXOhBxBJBhDElBzBKdG_BAVTXACuBACGa-BvBHABWhBAErBABXJajBrBFLanBRI5DAX5BJDZrDA5BtCNoBVDAEDMEV5CAAlBRjCgBtBPmBrBbBEdADTBCFwBDESNiCAtBBBLRjBWrBATRjBvBoB6BAK2BNGEoCAsB4BWAb9CAd7BRR5BpBAK5BBiBZHCFMrCE-BjCABZDJbHOAJHNKrBADCDFhBuDPyBKGXoCrBAVnCecHQACZDAWtBAGjCUXUxBFJ6BDtBRuBCSLRB6BhCAADAnBTAAKDAJCFAM5BWcHkCQRRc4BAOAAQCBAhCAVTAAXEACAAFGGAAgBFHJmDWtClBvB0GF8BVuCmBwBzGG7B8CmCAFCgBAqBhDJJnBDAlBgCVsCaTAE1EExCzBnBAHmBYAKAAHiESY8BeAAQAOABAEAERGHmBALjBHAAbAAZAFAhBAQKPSECAAJMhBEIAAeCOBUABWiBCALAARBFCRAEADrBEDkBAGZEAAfAAcMCCKACPFDACAHmBoBBAAAATHBAHAAAtDFEnB_BAFmDEB4BuBACnBAAAhBAFgBAAAgBAAcAFJyBAFFCJRaAFbABBVADNABADAJEABEJAKQAAHAAWALTOS_BAEAElBKSANMMZUsBACJIrBLAAKqCsB0CHJAf1B3BZPGAYACIcUVAhBhC1Bb1BPAQWcGCaAWC3B2BcYAHQgCTfBAEJItBGjBACAXLvCFCAoClCENbLAVcAUYBAPiCE8BDWALbAcEbAfMAAAMAA0BCeBWAAgBEEaAAAAjBjBAAAAA6B6BAAAAAkEkEAAAAAvBvBAAAAAoEoEAAAAA1D1DAAAAAyDyDAAAAArCrCAAAAAiBiBAAAAAQQAAAAAtEtEAAAAA7D7DAAAAAyCyCAAAAAjBjBAAAAAA5E5EAAAAAmDmDAAAAAiBiBAAAAARRAAAAAgCgCAAAAA4C4CAAAAA-E-EAAAAA3C3CAAAAAeeAAAAAvBvBAAAAA1D1DAAAAA9B9BAAAAA6B6FqFvBsB4CAhB9E5ClBpBIAlBpInD3DzC1BAc-CH0BuBlCAkC-BBF-CWAF0DtCmFYtBAyBuDpCoCoCwBAFhBOBJbALiC4CgE1D7BAetEXlESBAArBTANAAJdAPNAAAA4BgCFDSABjE3CJDhBACQAQAAAAkBaAGGAA-CkCCAaABJTAIAACuBuBAAAAAtBpBBABAAbZAAAAAAACGcAAAGsBFfAAAMKAEAAATTAAAAATTAAAAAZZAAAAAAYahBGkBAHcqBKNHADJPHOCAAWLSECAG_BlBINRABjBFQJbAHLNOALAA2CkBAMMAYAQRWaGAVNQZTAASCCKBHAAbAAVDAAQEOEBAB0BAEIIAiBnBALHKAdAtCdpCJYAPWiB4CRpBAfmBBXkBMAQmBBDSFAiB2BAcCOAKKATEMAMLAAAJABGEMTCAIA8BaDMiBAHlBbOEfAGRADBJABPCULRADsCAMIyBAGNEDDAAJQAAAAAQZARCFABAoDAQ2BmBADrBCUtBPAFUABYBAAZAARJAAzCBlBZXAIBALEAAGAiBT2BAGAAZatBBFAAVVAAAAAXXAAAAAMGACCAAAxGAX5DdA5B0GrBoBgESAmCkBaIPSAAOOSPAABgBALGYAONAPSAAPbAPINAFPAAAPAAAdwBzCGAAA0CFoDDAAGVVAAAABZRAAAAFpBNdAAAAQOCAAAAACOARBABffBAAACegBBAAAAzBlBANAAAYSGeAAAtBrBBAAAAUOAAGAAAVOflBAAIAZBDAAgBiBackBAAfiBCAgBAAAnBJCfAAAA7CI9CHDAI6EiBkESGAD3BhBAVAAA9Bd3BGAADJLEAAAAiBAiBAAAANNAAAAAEULABAAAcVFAAAANc3BMbAUQVkCACARbBHFAALTAJHBAAkDA2BHkBAU9BDnBfQADJCHKPAAAkFiB4BecAQpEjBrCZFAHJAHBEADTAFDJAAiBHkBcRADLIOlBCAEdATAFADJALAEAB4B3LP_CnEzDAzBEHtBpB0DARHAKJUAbxDHeWtCAvChDJSD9BApB1CCHvBNAPsCOoBP7BAiDPOQmBrBAnBBAnBD2BALCFOOYArBRAVmBBAb8BQtB7B0BA6C_CGb9BRAG3BHiC9CfAOwCADWQAyBfBEQEA1BsBARC4BAIqBKIKaAJiBAOGGABIAIFgBAZtCMG8B9CA5BvDEhBHxBAXrCEQvClBAUFWzB4BGAlBVAWiBUAlDKAdmBCACzCBIT5BALmBASFlBAgC0DBwDqBIArBoEAOWkBAgCwEVTiBqFANvFBDlCvCAP1B3B7B-CNAPtBAcXLApB2BAAAmBAUqHEOgFFAiCsEA4B7CoDAoCRaINLArBEALY_BA2BSAGtCuBAqBhIJhCjEjCAU8EAmCuC3CAgDzCAEpBFAnBoDCE-CvBA0BlBGDPEAbyHAagFiCABbAFFXAEmFAK-BiCAcuBAQYUAJcAAaAACADAIadAJfjBGLEABkBYBVaAMOZQDcAAeeAAAAAjCxBLAFAA2BgBCBWABe6BFUpBAAxBlBFBFAA0DeLmBpC8BAOvFDrBnBrCAAapBF-BOABNmBB7BAAKTDLDAAAmCFMmCBAD-DsBD8COATAiBLDOaAKJIEAFANKKBACABlBHETTAEaWAGAAALLBAAAAA8BqBSkBEAAvCnCLXAAZgBcBDFAQYMAAAAMmBmBAAAAANNAAAAAWWAAAAAPPAAAAAArCIjCPHAIwBF2BIFABAASDPAAFAOXIADWAAQEACGBBOCAHTAADDALaBVMSAUKAAKAAAAYDM3BUAwBJEhBgCdATIAQTOAAQAEILAQHAYJSAnBpBAHAhBAAAINQECAABKFDAAADILAAAAQQAAAAAPRAAAAAAwCZekBeANVYZPQAIbDDRBAAPAGgBjBAPnBAGfhBASHABXUAAANPuBevCACvCIxCPAAMUAAAWABNAANAAADKBFHAAQAUPQABwCASG8BAFsBAIUOACAiBoBDEAADnBxBECCAEAOTMBJAiBPKECGAjBeeLAGAEiBiBCAAAAffBAAAArBZPAAABAkBQFKQAAmBWIGAAApBhBAHAAAkBqBAAFAALCBJDAAVTBAAAAXXAAAAAAUNSFNAcaOccHAjBhDElDbQAMwBAeICAGIAOHKAHeAESIAAPAFDFAALAAHBAAA1CAzCTZAsBwCA4CaZANHBCOCARQHGDIAIsBAHYeAAFAEVWATKABBQAAANRGAKALsBoBFAFAQPPAAAAATTAAAAALAAAAALAyCYcMsBAA_BXRPjBACLAFFAAAJAJAAAACAAOLAAqCSDACBAaHCBAAAHzEJ5BtCsBAtBJBrBaKABcpBiBgC7BAe4CmBMBiBADpBBXRCAAZAADNAJNBfJVA2BFAGECANEAxBYKAQhCAbdHAAGIfcCAAUZYIQAFfAfCAAArBDIZBAPNAIPFAAFkBCrBAACLAALAAAFELKBAFvBAAdHAFJFWJEARlCAN3BAAAKACSHABOGOALAEXEPTIACKMGACAFVJCTEAACAAADAIdAADAAZBEJBBAEJFBFAAEbBLEAATEAGBAAAMBCCEAGnBAPNJAAAEHBGAAdAAADAXPADQZADRAAGHAP9BJHBpBAAqFwBaWuCADOEAIKALGACACAANAAANAAMBGKDAEVCRgBeAjCZANAPAEKAFEKACFAADCABOEGCDAG4CCQsCHACGAiBNCATaAOGEAERACATAAKJCBAAQGAAAGAAGAAAGAAmDBAQUAiCDHABAAENCIAZABVAAFNAAUAMAEAAAAIPKABECaVCAHmBCEWFAQOAAKBAGAACAAABKAAIBAEdAAdAAAYAAYAAACAGFAAAOALOFASWACEAAQAAABCAAUGCAMAAArBOdJPABiEIqCUKAUjBRDCHAHfRAHHAAlBRDDFAFSAgBBAAJfAfAAAAEFAADAOLAlBAgBAFA2Bd0ByCTAfvBgB_BrBEAYNACFDADNABCFAHJCBBAAJcAINSASoBAITeAWPAENBABA4CoBAKoBAApD3BAJnBAASSAAAAAAEcBVFAGCvBwBGFAEoBgBZeCAAJKbFOABIAUTDAMdXBABAAIOIGCAVnBVNCAADqCqCLTcuCAVrDoB8BhFvBAUqBhBtB6ETAJA4CjBuCWKAOtBmBpCTGAElBAHlBGAATADNBAABAQEDAPlCBdANATaAMgBVAEAzFM_BrBLApC6CLaJoBAsBdFAdCACWAQiBNAL8CAiBFeAiBBCIWHAXUAACHAclBAFLJALoBAKqBhBAUAjBLLNAAAkDkBgByBUAIjCNKxBNAANABBLAAdHAFHAFMAAWJAAWADHiBAAAecAACAA3B7BDAEAAcaIAFAAJJAAAAAKKAAAAAAtBdSAfAAXTDAAAAPJFAAAAOHHAgBABgBaDAIAAeiBBAAAAAAcRUjBAGEPYCCAHlB5BLFkBAAvD5DECGAAPHBCBADqBqCLPCABYDEGCAMwB2BSVCAFAjBjBAAAAB1BzBBAAAAuBwBAAAAAffAAAAAkBkBAAAAAAhChCBEBAAcYCCAAAYeCHAAAXVBAAAAqBsBBAAAAAdJLHCAA2BeWACAANNAAAAAAoDIUaKAmBrCLBLXARxBMaRpBAbPBJBBAAJPhBByBAJNALJcAR2BCScEACbAFXBAGLLCAAAAAiDCMoBOAgBlCBHZJAXXAABAAVPABJDAA8ChFnBTtBHAvBuEuB6BWaAFJLBXqBAN_BOPTbALNBAAAAJnFTZvCTAfMILHgBABPAbUFABGIGYdADFABGHAByCFDcbA8CAfLAQfAFrBKNBdAFcAEBYAEsBGAKgBAAMGUXMADcAAAYAEbAAAZAAVAAJHAFAFFNQAAAUCeJAAAVDRAAAAAPWGBEAtBblCkBELAQgBgBAAAAA0BAOIeAAvBenBTPABeOBGIAAhBMfBHAAiCCSOGAaAEpBEWKAICUALJAENAAAAANdLLJAAAOQEJAAEIABMAADSQAAAAAAvB3BBIFAE0DgDECAAOxBlBDBIANLDAFBAAAd5BCaGAOTMfAAAAyBYWFAAKlBGPAFAVoCoBDESAKbbuBRPAHdINNHAAAGGYbMAHRdFCGAKISGPAAAbHGZAABwBYNsBJAAYUBAGAAxBTLBNABAgCgBT6BHAARNBJSAHsCEcYMAKEHQhBeABfXDLAAIPVEBEAAtBOPHbAHrBGCVbAAAtBAdFBAJ-BAeKEAQA5BWCpBVARsBXOSKAehBAbFAAAoBAFeSAAMAGCCAAOAAcFAHKMABAAAAxBVCRBAFQVASgBAATAAATAAmBwBBAPAGABEOHLAAOOAAAAALBJAAAAFLDMAAAA2CLDoB4BABjBGJZPADdBFCVABLACGlBASOMOACALLABTIAARCDNBAAAgCLECgBAkBhDapCIzBAJDNEAGAABGMFNACUAUAAAAyBGYASAAWVSAaABHNEFKABBWGAHATAiDaOyBAAK7BZhBABAACKajBGADDFKBBADwCyCIHHAE1C1BZJIADvBjBFAFAAAXGFXAAAeIAUCAARLABDAAAdXAJCACPFAAHAAiBWAMAAASSAAAABATXfQaANkDkB8BATAWbPTAMADUADIKASJABDBADtBHPDNADjCFHPJAftBBFlBAAAAgCBSAMAiBtBCHFLATEAFKAAAAvDAVpBRAbsEEgBiBkBAiBUAAOMADNDABAAFbAAFRADZANCLABAvBGoBpCdAM3CBpBejCADjBCTAAAR4DErBkB2DAETATAAAAdQpBwC5BAXnDFnCrCHA4BQ3BmECxBALdADxBAAaVAADLAFNAJAAADvBVC3BiBAJlBAfAAAJ1BCjBJDAB2HS2DgDgBAT1BRNBRAAkD0B2CrBGADzBIjBPAAJeIUABAC3BDSmBvCAZdEJsBdANDL0D3CRAAkDGgBVgDAJjCLrBUbAQ4CGgCGFAQNBXwBnBAGtBJRCPADWDBEDAYNKVHIAAiCAiBAgBAAqCuBsCrBJAIXElBYLADZAAAbACGAIDAAABAAAAABBAAAAABHACAAAJBAACAADFNZYAAGELOCAAABAABAAAJBBAAADCAACAAAIAAAAAIVHJDAAADCBAAADBAAAAABMBAAQABGAAAAAGAAAAAAAAcU4BcxBAXSVZdkCAcrBApBAHAAAPEVkCtBAT2CFqBjC-CAUTANBFAASAUAAAAjBABPPAAZABERABtBELNPAHAwDATsDQAIrEAWnChCAVzBAAAAAzBkBAAhBSA0BAAAODALJAAhBmBAL8BABOIAoBATMBMbANoBFFGeAOTAAAAARBAQPBABVFCLBAFQADCBAUABARFAYAICROoBAdFBUL9BAyBNAAALABiBAAAcAGFAABLAIBAABOAPlBAAAJAbAnBdrCfEAgDCoBsCPjBA7BXBMTFAHSABAUADqCDJqB0BAHfAMLLATbGLGNAPUBCAMAGyBCAuBCAClBHEHLANAdCLDLAFwBDKCQAYPCADFAJAdCA5BCAWrBCDfCANqCDC4CDAHAgBABQNAiB3BAALFAjBBABCKANOAEHOAEAgBABQNAiB3BAALFAjBBABCKANOAEHOAEAKAANTAsBMAAgBIAbTAAROAPJAADAAFA2BAoBCBAM3BMpBHHALhBAVALABAJABMABA2DCUsBwBAC_BATRdAGLAAFFAARAAHAAJCBALQAAbAAAZAAA7BALjBRAGiCAMkBSABAlBARdKACmBASeFADABBMXPAYIAJWYAZNAAAJAAArCATFjBALgDAUI2BAORAACTAAARBAPAAAiBCAeAAANAANBAAAfLPHDAIGRcFIADWeJMFABATADITADyBAEgBMAEiBAAgBCAAFAAFAAAfAAfEABZAAZAAAAAAAAAABAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFAAAAADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAABGAAAAAGAAAAAAAAAAAAAA`
