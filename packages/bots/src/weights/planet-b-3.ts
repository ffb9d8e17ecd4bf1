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
draft:state-television draft:architects-office draft:hospital draft:clone-factory draft:cargo-terminal draft:smoothie-factory draft:polling-institute draft:organ-farm draft:offshore-consultancy draft:restaurant draft:think-tank draft:hydrogen-refinery
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
use:headquarters:upper use:headquarters:lower sell:plastic buy-tile take-tile-off use:temple-of-growth:upper use:temple-of-growth:lower sell:plants sell:hydrogen use:beer-tent:upper use:beer-tent:lower use:pawnshop:upper use:pawnshop:lower sell:meat sell:chips use:job-centre:upper use:job-centre:lower use:llama-pasture:upper use:llama-pasture:lower sell:water use:casino:upper use:casino:lower use:restaurant:upper use:restaurant:lower sell:iridium use:public-well:upper use:public-well:lower use:offshore-consultancy:upper use:offshore-consultancy:lower use:state-television:upper use:state-television:lower use:parking-lot:upper use:parking-lot:lower use:iridium-mine:upper use:iridium-mine:lower use:troll-farm:upper use:troll-farm:lower use:cargo-terminal:upper use:cargo-terminal:lower use:central-bank:upper use:central-bank:lower use:presidential-palace:upper use:presidential-palace:lower use:orbital-catapult:upper use:orbital-catapult:lower use:recycling-centre:upper use:recycling-centre:lower use:smoothie-factory:upper use:smoothie-factory:lower use:organ-farm:upper use:organ-farm:lower use:kebab-stand:upper use:kebab-stand:lower use:electoral-academy:upper use:electoral-academy:lower use:power-plant:upper use:power-plant:lower use:polling-institute:upper use:polling-institute:lower use:university:upper use:university:lower use:think-tank:upper use:think-tank:lower use:greenhouse:upper use:greenhouse:lower use:clone-factory:upper use:clone-factory:lower use:garment-factory:upper use:garment-factory:lower use:board-game-publisher:upper use:board-game-publisher:lower use:space-elevator:upper use:space-elevator:lower use:stadium:upper use:stadium:lower use:protein-complex:upper use:protein-complex:lower use:construction-site:upper use:construction-site:lower use:gated-arcology:upper use:gated-arcology:lower
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
build under sell:plants sell:meat sell:chips sell:plastic sell:iridium
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
under sell:water sell:plastic build sell:iridium sell:chips sell:meat
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
draft:presidential-palace draft:space-elevator draft:gated-arcology draft:power-plant draft:temple-of-growth draft:orbital-catapult draft:protein-complex draft:central-bank draft:stadium draft:ai-ministry draft:electoral-academy draft:spaceport
ask.fraud
fraud:stuffed-ballot fraud:extra-draw buy-tile take-tile-off sell:plastic sell:meat sell:iridium sell:water sell:plants nothing sell:chips sell:hydrogen
ask.build-or-not | building.state-television
build under sell:hydrogen sell:iridium sell:plants sell:water sell:meat
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
lawbox:left lawbox:right sell:iridium sell:hydrogen sell:water sell:meat sell:plastic sell:plants
ask.law | law.district-redesign
lawbox:left lawbox:right sell:plastic sell:chips sell:water sell:plants sell:iridium sell:meat
ask.demolish
building:headquarters building:recycling-centre building:museum sell:plastic sell:plants sell:chips building:garment-factory building:construction-site building:smoothie-factory sell:iridium sell:water building:job-centre building:organ-farm building:architects-office building:troll-farm building:central-bank building:polling-institute building:university building:spaceport building:electoral-academy sell:meat building:llama-pasture building:pawnshop building:offshore-consultancy building:clone-factory building:casino building:temple-of-growth building:ai-ministry building:iridium-mine building:think-tank building:space-elevator building:state-television building:kebab-stand building:beer-tent building:stadium building:protein-complex building:greenhouse building:restaurant building:parking-lot building:board-game-publisher building:orbital-catapult building:cargo-terminal building:hospital building:pharmaceutical-factory building:gated-arcology building:presidential-palace building:public-well building:power-plant building:hydrogen-refinery sell:hydrogen buy-tile take-tile-off
ask.build-or-not | building.orbital-catapult
build under sell:plastic sell:chips sell:hydrogen sell:water sell:plants sell:meat sell:iridium
ask.one-of
option:1 option:2 sell:plastic sell:plants sell:water sell:meat sell:iridium buy-tile take-tile-off sell:chips
ask.build-or-not | building.cargo-terminal
under sell:plastic sell:plants build sell:meat sell:chips sell:iridium
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
build sell:plastic sell:iridium sell:plants
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
stands:museum:0:trickster stands:museum:0:brain buy-tile take-tile-off stands:headquarters:0:trickster stands:headquarters:0:brain stands:kebab-stand:1:trickster stands:board-game-publisher:0:trickster stands:llama-pasture:0:trickster stands:hospital:0:brain stands:temple-of-growth:1:brain stands:offshore-consultancy:0:trickster stands:offshore-consultancy:0:brain stands:pawnshop:0:trickster stands:construction-site:0:trickster sell:meat stands:job-centre:1:trickster sell:plants stands:polling-institute:0:trickster sell:plastic stands:kebab-stand:0:trickster stands:garment-factory:1:trickster sell:water stands:parking-lot:0:trickster stands:recycling-centre:0:trickster stands:space-elevator:1:brain stands:troll-farm:0:trickster stands:smoothie-factory:0:trickster stands:public-well:0:trickster stands:iridium-mine:1:brain stands:llama-pasture:1:trickster stands:cargo-terminal:0:trickster stands:cargo-terminal:1:brain stands:architects-office:0:trickster stands:architects-office:0:brain stands:state-television:0:trickster stands:state-television:1:brain stands:public-well:1:trickster stands:space-elevator:0:brain stands:protein-complex:0:brain stands:greenhouse:0:trickster stands:job-centre:0:trickster stands:iridium-mine:0:brain stands:organ-farm:0:trickster stands:organ-farm:1:trickster stands:think-tank:0:brain stands:electoral-academy:0:brain stands:temple-of-growth:0:brain stands:smoothie-factory:0:brain stands:think-tank:0:trickster stands:casino:0:trickster stands:central-bank:0:brain stands:orbital-catapult:0:brain stands:protein-complex:1:brain stands:spaceport:0:brain stands:spaceport:1:brain stands:organ-farm:0:brain stands:organ-farm:1:brain stands:presidential-palace:0:brain stands:restaurant:0:trickster sell:iridium stands:polling-institute:0:brain stands:gated-arcology:0:brain stands:stadium:0:brain stands:beer-tent:0:trickster stands:power-plant:0:brain stands:clone-factory:0:trickster stands:hospital:0:trickster stands:clone-factory:0:brain stands:hydrogen-refinery:0:trickster stands:hydrogen-refinery:1:brain stands:restaurant:1:brain stands:university:0:brain stands:garment-factory:0:trickster stands:pharmaceutical-factory:0:trickster stands:ai-ministry:0:brain sell:chips stands:pharmaceutical-factory:0:brain
ask.use-building | building.pawnshop
use:pawnshop:upper use:pawnshop:lower sell:plants sell:meat buy-tile sell:chips take-tile-off sell:iridium sell:water
ask.law | law.media-order
lawbox:left lawbox:right sell:iridium sell:hydrogen sell:plastic sell:water sell:plants sell:meat
ask.build-or-not | building.greenhouse
build under sell:meat sell:plastic
ask.build-or-not | building.protein-complex
under sell:plants sell:chips sell:meat sell:plastic sell:water build sell:iridium
ask.step-back
back:capitalists back:traditionalists back:futurists
ask.law | law.housing-programme
lawbox:left lawbox:right sell:plastic sell:iridium sell:plants sell:water sell:meat
ask.law | law.security-ministry
lawbox:left lawbox:right sell:iridium sell:plants sell:water sell:plastic sell:hydrogen sell:chips sell:meat
ask.use-building | building.job-centre
use:job-centre:upper use:job-centre:lower buy-tile take-tile-off sell:plants sell:meat sell:water sell:chips
ask.build-or-not | building.pharmaceutical-factory
build under sell:meat sell:iridium sell:plants
ask.build-or-not | building.architects-office
under sell:iridium sell:plants build sell:plastic sell:water sell:meat
ask.build-or-not | building.gated-arcology
under sell:plastic sell:iridium sell:plants sell:water sell:meat build sell:chips
ask.build-or-not | building.board-game-publisher
build under sell:plastic sell:water sell:chips
ask.build-or-not | building.restaurant
under sell:iridium sell:plants sell:chips sell:plastic build
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
build under sell:hydrogen sell:iridium sell:plants sell:chips sell:meat sell:plastic sell:water
ask.build-or-not | building.think-tank
under sell:plastic sell:hydrogen sell:iridium sell:plants build sell:meat
ask.build-or-not | building.offshore-consultancy
under build sell:plastic sell:water sell:plants sell:iridium
ask.build-or-not | building.space-elevator
under sell:water sell:plants sell:chips sell:plastic build sell:meat sell:iridium
ask.build-or-not | building.university
build under sell:iridium sell:plants sell:plastic sell:water sell:chips sell:meat
ask.build-or-not | building.stadium
under sell:iridium build sell:chips sell:meat sell:water sell:plastic sell:plants
ask.use-building | building.public-well
use:public-well:lower sell:water
ask.use-building | building.offshore-consultancy
use:offshore-consultancy:upper use:offshore-consultancy:lower buy-tile sell:water sell:chips sell:plastic
ask.build-or-not | building.kebab-stand
build under sell:hydrogen sell:plastic sell:plants
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
use:iridium-mine:upper use:iridium-mine:lower sell:plastic sell:plants sell:water
ask.discard
card:spaceport card:university card:organ-farm done sell:water card:ai-ministry buy-tile card:protein-complex sell:meat take-tile-off card:hospital card:temple-of-growth card:think-tank card:space-elevator card:stadium card:orbital-catapult card:public-well sell:plants card:recycling-centre card:power-plant card:presidential-palace card:electoral-academy card:gated-arcology card:central-bank card:kebab-stand card:iridium-mine card:board-game-publisher sell:plastic card:casino card:restaurant card:troll-farm card:beer-tent card:hydrogen-refinery card:garment-factory card:cargo-terminal card:clone-factory card:polling-institute card:smoothie-factory card:parking-lot card:construction-site sell:hydrogen card:offshore-consultancy card:museum card:llama-pasture card:pawnshop card:pharmaceutical-factory card:state-television card:greenhouse sell:iridium card:job-centre sell:chips
ask.use-building | building.troll-farm
use:troll-farm:upper use:troll-farm:lower buy-tile
ask.use-building | building.cargo-terminal
use:cargo-terminal:upper use:cargo-terminal:lower buy-tile take-tile-off sell:plants sell:meat sell:water sell:chips
ask.sell-at
store:plants done store:iridium store:meat store:water store:chips store:plastic
ask.use-building | building.central-bank
use:central-bank:upper use:central-bank:lower buy-tile sell:plants sell:plastic sell:chips sell:iridium sell:meat
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
use:headquarters:upper use:headquarters:lower use:garment-factory:lower sell:plants buy-tile take-tile-off use:construction-site:upper use:spaceport:upper use:iridium-mine:upper use:smoothie-factory:lower use:recycling-centre:upper use:recycling-centre:lower use:university:upper use:university:lower use:space-elevator:lower sell:plastic use:parking-lot:upper use:parking-lot:lower use:think-tank:upper use:think-tank:lower use:pawnshop:upper use:architects-office:upper use:job-centre:upper use:job-centre:lower use:board-game-publisher:upper use:presidential-palace:upper use:presidential-palace:lower use:kebab-stand:lower use:casino:upper use:casino:lower sell:meat use:gated-arcology:lower use:stadium:upper

ghBiqUA5HAAoa6Snd1M-pBAzsBs_CjsB2C0uBxnBxnB2C0uBAAqU1bojBvEmWnPoP4qCDmkCxRye04Cx7BlE0lB-OovBgEme_TvDuSzK4EsX2T_HpFDA1PhxCvYtwBlQwUvUvcyCvfisB-KnOwGvJtBoLtYxkB5SpOtM3EpFJqGwIpImDpIA1E1kC9RtX5TqUpUjjB5G1cmhBvHrNElZyB1I_YzlB3D1ExqBtZ_KjBjO0K8CpL_EAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAq0UA7TAAmG4hCnYzT8rBAjzBsyB56BqI85B_uC_uCqI85BAA-I3rB6nBi_B2ajkBkkB0oBjCyFhnCk6Bg2C9tCqhCsnBunB6xBoe6kB0qB2bwMg7B_DlQ9IGD3CAnPvoClUoR3IuDtDvTZrFkGxIjM0N5GrE-FhI3KnMhEoEkc-clDrX_UzCcdAqGj5BxRkdnT-H9H7kB_K0DlagQ5X-KwH9J4D9Cxe1PzdqGs1BpHBnW1bHtDgBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgnTA7CAAkHlD1dtOksBAh5Bycz_B5DooBznBznB5DooBAAgF1vC0wB8U0ezoB0oB8oBlDwlBvlBm8Bo0BxjBk4BooB4iButBsjB8fgRqB-LqInCiE2E5DlKzNAlNhxC5L1JuB4K3KtM1E8Z1Epc5biuBmsBzLoJxIwHhd0FwhB0LmFLiQjCtK_JlHAmI9nCtM3gB_B4O3OtTtDpXtD5HxRuegvBoFwDiF9HtpBsW9G2L4H_FmCzBpNtH5GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAuhKAzRAAgzBsblT1I8bA9F0iB9OtbuS9J9JtbuSAAsI7c-_B6zB8Q7e8emXhEkJzHg-Bs_Bj8BwG8QqiBilBsbm2BvKhJeklB8N9TpHgGlC5DArJ3mBjJiiBrE8U7UvexHsS4FqKtJ-EuZzB-L_FvEjN8Q6FhciP7OnqBjTEPMAgBzZ3HmX_Cocnctb1DyHjFhBpB8HkN4BeyDrHzL7C6H3W0N_M5dlUjG2CwDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA0nGAkLAAAjL7EjDgIAibqcmU2G9JqXqX2G9JAA0KtT4oCwOyS5yB6yB4cjBA-LwH4vB1nBtY8B0P4b4tB2hB5DAqHwDAvBkVKjC6BA1HnBdjC5GuPtPxbhIAsBOGwC0FKLhEmBhFSA_ESAvN4D-CTpCA9C5FvC9D_BiYhYvgBpEA-JnSgJ8GjExCQagCtGlBAepLAvKkFlD2CQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAogBA27BAk8B6yBzF1MlE6QAkdsVwZnC4BsGsGnC4BAA4VjUmvC2XwR5d6d0GiCgCsKmmBka_rBjepImJyqB8nB2Y5HwBsbnGhBrRsL0RlKrHA7SwJW7BzB0PzPjOlGjIuKvYrB0I2RvBoGjQ-GHmF5K_RjHF6CuFxJuEkFA5CqFNW_BsNrNtSnBC8FhE3DuGkH0FnBzCtCFmSrBtTqEGzDsHhI6FoCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA4DkFkFAAAAAFFAAAAAFFAAAAA5B5BAAAAAgEgEAAAAAlFlFAAAAAuEuEAAAAAsEsEAAAAAyByBAAAAA5C5CAAAAA8B8BAAAAAnEnEAAAAAIIAAAAApBpBAAAAANNAAAAAmBmBAAAAAhEhEAAAAAvDvDAAAAA8D8DAAAAACCAAAAA8C8CAAAAAJJAAAAAOOAAAAAnCnCAAAAAhChCAAAAAxCxCAAAAAkFkFAAAAArBrBAAAAAoBoBAAAAAMMAAAAAGGAAAAAgBgBAAAAAvCvCAAAAAgCgCAAAAAvDvDAAAAAkEkEAAAAArCrCAAAAAmDmDAAAAA3E3EAAAAA9C9CAAAAAtBtBAAAAAgFgFAAAAAAkFkFAAAAA8B8BAAAAAnEnEAAAAAhEhEAAAAAOOAAAAAnCnCAAAAAgBgBAAAAAvCvCAAAAAkEkEAAAAAmDmDAAAAA7B7BAAAAAJJAAAAAqMuBiGtGyBRAZlQ5FrEnBrDAnCiBXcoBJAA7T7FjDxF7DAtDeamBD1BAkBzH5J5CCiBAsCtC_BsBZ3DAgBmG-DyCKoBABuD0D_BIBAAmB2BrE-I1HAmC-DbUmB2BAE4CZuC0DlEAQoFyFwBVAAAhFAvHjBjBAiEIkBbMAAAnE0BEpCrBA7CsKUqBKoJASxH7GgBjB1BAB8HALqCqCA2EgEKGoCAAehFA4DErIAI_F7GY_BiBAA6LA0CuB-GA0CyIA6BqEoBA6CNAqB1D0BAP_CAzFpBqDA1BlDjC6D-BlGA9BuEAqCQyDAkBgCAgCDbAF4H6HkBrCoBAAvCADTbAjBvHA0CzCzEA_D-D8BKgClBAFMyB3CyBkEA7D3EdvDwBOATSiBmBXZAdzCAnE8B5BAmC2BAdiFOAjD1BqBtHNgCArBoFAcuEkBAd7EA0DlBlHAjByE5CJkC0BAuCxFAkErM-BArBDyJ1C5CVAxD8DAyErCuCAEyBAEmD7BAxC6GA-DhBkCAuCsEAE5B2FAjB0GA2CkEqBAN0FAiEmB3BA8D-GA4GoD7BAD2EA-BLuCAiDqC6GPyDcuDAehCFJBZA1BGI5BsBRAHqB0EK6C_BAvB9BAfjCaATnE5ClB3BNAazB5BZBeAUqCsGZ-EmFvBA9BrEV7B3F3CAVUjC3BByGAUhDRxBa3CAmBIqF7BnDRAb3FpCtDzBxDAiBA6CmCNCQAQ_BXNzBnBAD2BMUMWADtBJJdLAAFWBSTAJhB_BMOXACiB6CB1EG0CAoC-BwCH1BCAiCmFyBgEwBwEAxDmBuB6CnC7CAU-BPJqBKAiCzGnB9D1BcAXoBtBvCwE9BAgG2CLgFhBkEAtDpGxDlC0CPAjEcIMkEtDA8CtPvF1D5DvBAhDlJpClD6BtGAV8F8BOsDiBAW9C5Cb-FlDAZ-FN0ElF8CAiB2GuDbT6EAaqBpEyCiFqCApElBnBuBlEhEAgFwGGbT2DA4DiG2C0BsC4DAxCkFiD-ByD3CABsBnC6BzCqDA2CzDzBWX3CAUzB-DElC9DA2BtH_ClCUGAnCvEnDRIRADN0IMlEhBAnDgGwDgCkCSAPoEBRN6FAtBGSUsDzEAV5FxBb7EGAkBqCT-D8DtEAN9EAlBIRAxDRAAZAAI2C7GzBhBvDvCAbiEmD6BtCgCAQtBrCKWOANiBjBT4FAA1BtHnB9BjCzDA9BaeEPjBAuBhEF1CrCqBAVzBKdrBJAOqDJa0EPA3BgFSvBP4BA0EgCiCQGYAzB2DlKiBnC9BnCA9B7GX9D9BvDAS-FLqFsFfAjEuE0D2CLNA5ChIxE8BoBxFAXwGwByBIgEASxR_B3F9DrEAjB4BGoBkBCAYgChB8CpB2EATUPCH3BA0B2PeeuByJA4D0HwDoD1CuEAPlLjDpGvBEAP4BJBgBGAeWkBqC4BVAvDbgCpBL7CA8CSxGB1CkIA0C-EDRsCkBAgD-CpBOnC-EAYjB7BXwCFA9CwRoC0D2CkEA-G7BsBkC9D3BAmB5EFvD3DZAF0BMuBe1CAnBKJyBYxDAqDWffM-CA9BhCflCrB3CA2CtGFrCA_CApBxBe2BmB3BAvBAX1B8DKAnCwBMT-EmBAhCpF9CrEgDuBA1EhLElD9BtEArDxE9C-CUpEABpG3B3CZuCACRQqC5DxBAY5EZcjCZAee2FXvDhBAyBwD1CuBwCuCAjBwEgBLrC3BAoJuBPELiEAvBegBqBL9CA-BJnCSqC5BAcwCzBgB6BWA4DTGGgDEA5C2IwC2DyBJAkBqBtDiC0GrBA5ByBRnC6EKAdHXnBHjEAiF0EIWyCpCAmDgJqCwB6B-DA8BkK6DwFNFAgFnGTcUzFApBpCZxC4CJAlB-DKwBiBVAWcvBSxE8DA-BgBVoCWWA3DxEJLG7EAWtFMHpCIArC6C7CgDxBqCAA-D5DoFsBUAJxGNRbpEALpCXaZ7BAZsHT8C4CvBAoDJxCHyG7BAJcVwCQ6BA1B4DckDbqBAnB6CWzCmBgIAvEnHRH1CpBA3CtEfrBbxBAI9BCwCKrGAaiIhBqDkFqDAxC9CakB7BPArBsIUXqBqGAMsJOSpB8BAoJsDhBtC5CqJAkB0EW6BH9DAyFpBS6CpGYAHrFFAvB3BACjBgC9COxBAA0M4BqE2GqBAE8DgDoBkCJGAN1DpCnBXRAAtDgCRTpCA5B7KlB_BnCvCArClDN5BBZAftDFGnB_BAF6DWIWqCAA7FxBxBJEAzCXSEfFAF2CYcMsBAEjCXRPjBABzBOdJXABgEIoCKQAYlIxBjBhBxBA1CyGJQ4FgBAWhCNdTDAAkDqBuBkBUACoEMaaWAuBrCHBLZARjBFrEdgGAzBiDCMoBOAgBlCBHZJAXhBFMY1BALbETHHAGGAKRNAaHAAHBAEtBAdFBAJrCIDpBVAPgCHcEQAaFRfsBKARmDmB4BKhBAekCBSEMAiBxBCHJLATxDAVpBRAdkFEmBsBqBAkBUW0BWpBAfgBXVXkCAkBnCFVWtBAT2EDqBL-CAceMIsBNATbFTdOAOoBGJI4BATlBFMJnCAmBzBfrCZdAyDoBsBsCJOAvChBCPDLAF0BFOCQAYrBCB_BFAYdCBZKAPOAAJTAsBIAAcIAb4BBiBUHAK_BKfdDAJ-CCYmBiBAH3BATRZAMjCAJjBVACsCAKkBaAClBARdKACmBASeFADaBGlBaAeTADkBPAftCATHjBALoDAUK4BASNBEPAAAeCDeAAABAAABABAAAABAAhBRPHHAQNNcVIALFAABDAAGAACEAABAEFAABAAFEBAECAAAAACAAAAAAACAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAABAgDoBkCJGAN1DpCnBXRAADqBPAVAF-BJGeQAkB1BLdMnBAPtBHHXBADXSApBAAATfPQOADkDWE4CSACXON7BoBAFQUAKJADAoBpBeW4BAX_B_BCNdATfTAOAAb9BUNX1BAJqD-BBWmCAeNgBGZtBASkFrFxCiC5BtDAf8B_DdhByDAwC4D6E2E4HxDAtD0C-BVgBqBAZgBZ3BS_CAoGgE2DnCDBAiCnHiB5CtCJAhBlJpCzBrChBAjB4BGPCcAgBnINlCjDTAjCkBmFlBXnBAZ_DzB9BQhCATtGfpDxDDANvHxBrBbzCA5BgLU4DemEAuBZbgEfnBA1ChBdiBfdAhBxGVd3ChDArBhGRlChDKAVpDxBHd_BAfqHxCWsD4GAnCMBfNmDAlCWGRiDJATnElDP9BbAjB_FHvBxCRA1B7FNvCB7CAW9CjCuBb6BAvB2NRgDnC6EAsI3BJjBHhBAFCnCwD6D3EAFlETG3BxBAJmFUzFxF8HA-I_CARdjBANjDARddAVqRC8Dc6HAqGvCAHf7BAQAuBvBjEiCHA4CiGwEAefAQ7CJIrB5BAM4LiFiE-DoBAdtBW3FO4EAbvOhDzD1DjEA7BqByEpBvEeAmCyBtCQBmCArByHkIEQKAR_DmDMPjEAnBWgBkBCjEAsBuCYG1BwBAoCrDrB4CrBlBAjCzEnCzBc3CAMhM_CpERpEAjEX5BC6EtBApCiBBWBkCACyByE7CgBjCAYqDLD-B4BAfpEfjBrDOAM0G9BwDgCkBAA7HExEzBFArCbpDmDRtCAE3C6B_CdgBAvCYkDiFO_FA5C0FyE4D3BoBAD8IqFkBF-BAmB1GxFPpCCAmCyFGJiC4BANjCR1C0CEAXuElB0DUYAOmFsF4BpGUAwCyDoBlBzCmDAsBsOsIIuD4BAkBhB3LpCwGiEA8CgD9G6Bc4DAkDjDIsE8B3FAtDM9HBgFkCAQQ5G2B4CZAwB0EmE6BOhDAC4E7BsCsBuCAcyJTqC8BiDAWpIxBwB7E1CAM2HW0DW4CAI-B4CqCtDsBAhCZ4H1CrFkBAd8E2BmE8CVAlExHjBK1DvBAvC1B2DTpBjBAVmEuBOwDxBAKqIwE8DnDiDAGuNqHuEsBAAqC0KqGoCOgBAmBvQnB1H7DvCAvByGzBXgDoCAuC4ChK5BlBjDlDAXzB9BjBpEyEAsCyDqB8BkHnEA5DgFQcmBuCA4CmEJqBKZAoD5HnB1CR_CAxDvF1B3BmBvDARqCM4FxCYApB7BAARbANXiBxBzCpBAqClCKf1BsCAvCkJyCwErCwCAmCuDoIwK1DcPAMrEDlDlBcA5BgGvCoB2DiCAYRvDsCKdACnN9C5CvC5EA3BOmH7DbfA5DtChDjBMfA2BtErDiDrBJAI2G2CwG2B_EAfSuCb9BeAMpEGlDJjDATxI_B9BCpDAtBsBD0CDpBAiBnDxG1BIuBAWuBiB8ErClEAI5EkBnDedAf-HsH4ETRAxBqKqBkFqCAAFzF9DmDlBrDAE_CpCY6BnDAAkEwDbUsCAZ8BIiCU9CAmCsCiHnC1CiCApClHzCfpEjBAwC_H5FhDyCnCAQ4C7DY4CuHA5BrFzDlCIpDAwBlHtDbjCoBApC9GzBc5ELArB0EgER2BlDAmC6E0BVKyCAiBrBkB2B5BDAnB0CmIhERrDA1BkI2DmDCQAgB_DvCjBzDRAkCmLKwFYsEAYoG-BkE_DuDAFYxCnEiFYAU0FyFmBedAc2JmHrBuCyCAA7G_DnBbGAvBqK8K6ChBlBAIsBnBxDqC-BAsBbRPY-BAnBuC8E9CUCAWhMxDjF7BjEA_B7CPlEdgCAFnJ5BlFArCAJsEAW4DiCAA0CiCanCFAE8L2IJSyDADuCpJzIV6BpCANpK7HJBvBAP4K2EgGqBsEAZtBcTlCSABoDsCyCCXAddRSlDmBAkBLzCLFgDADjNnDlDnCjEAF8N0KzBoCCA4BAqC-BGoBbAFhBdABBAApCPNVJAJCFFjBsBAGKCNJeAAJASUvBAEWDIHUAIfbBABAAsBYkDoB4CjBAlCuD9D-CtCEAuEzMvBpD_C9DAzChBE4BjCrBAEoJYsEyDyCAyB_EjBlE9CgDAL8LT4EwFsEA6CiC8DpC8ChBALzF9EpB6DrBA5C7BoClClCXAV7BpBxDjEiEAwEuB9ElCXpB9BAZ3DdrBBBAGmIsD6ByB0CAMAeTe4BxBANVlBAnBYAI5BXJvBYADgBchBEKAcnD9BhBlBXAboBkBScJAAAdjBAHMACuByCJAXAAMDQAAAAeeAAAAAZZAAAAAWEAASAAzBhCAMAAAAqEkEkC1BiBADDJNXgBAPIkBMBkBAS0BfDuCYAO9CxC5BS_BAtBdiBa3CjBASAsCsB4BGoBARgB4BeXXAFhBnBhBMGADTRPmBZAAxC1BzBlBSAuB_BJvBLXAEAV7BOsBVAEqBiDLJTAFgCfLN4CAiBGMOUdAQHwChBbvBAnBtBTZrBUARASRWDQABCwBnCIQAABHQFAAApCzBBHNAAXPDHAAAgBUaCPAAmBKWKHAEwBnE3BH5BNAdvBZmB9BEACpDvC9BQwBAA9BmCrCQ5BAE5GjBlBpDpBAjBzDmBhCuBrBA9BmNciDqCyEA4BjB0EhBZxBAxB1CLDThBAnBtErBnBdpBAVxEtBCrC9BAbvBSxBIfAIB5BZOuDAGxDjB1BOfAVzCzB3BARABPcRMlCAegF0GvC0ByCOAiBxFWrBfnFAqBgCJ0BrC4DAd_DK7BvBFATJEJJJASEwBbCIAd7BVftCuBAYyOgBsF0EyCAqBrHJ9BzB3BAzBAmEIuERDAClEJjCTtBAATBBQfAAQAPAgBAAPAXACAGoBEPUsBAJYAAAaAAJAZOCAA6C4BiCnEmHfAE6CFmFxE4CAGnHjCFrB1CAZ3BvBZKzBAerDhBNdVARcEKoB3BAemEyCVM4BAUNAANAAArBTLR1BA4BEUBMSAvBnFGZL_CAzCA8BGaBiBADpCCXJhBAJuCDYWWAQfAfACAAJAHQZAIvBADpBAAAIBFOCAA4E3EArBxBrBAJkHASmCgEAiB9FAlClC9CAmB5EAjBjB_BAJyGAemEmCAAtDAe3BNAnCZAmB3BEABtDAR5BjCAA6HA4CmBqCAoBrEAxBZ_BABMADsBEAhBOAAGKAA1BAAPjBAA2CAE0BKAWlCAnBJfAPjBAQfNAFFACVKAEqDpD8BtClBH3ChC4ChBNmBFmBmC6KHgE2CoF6B0B5DAbNhBVX1D4BNKnDLaBUlBEbWI5BLNjCV0BEtDhCFjBlBCCvCAHPhBRL5BACNetBbtDADlBDdhBkCLzBQcsBsBNgBAqBhBbCtBAQiBZDhCxCXOhBxBLBtDElBzBKdF_BAVTXACwBACGa-BvBZABWhBANrBABXJajBrBFLanBRI5DAX5BJDZrDA5BtCNoBVICACMWhB3CAAlBRjCiBtBPmBrBbBEMABDBCUyBDESNiCAtBBBLRjBUrBATRjBvBoBkCCKsCNCFoCAsB4BWAdtDAd7BTRnCpBAK5BBiBZDCFIpCEkCjCABZDJbCOAJHNUrBADCDFhB6BPmBGClB2BrBAVnCecHQACZDAWxBAGjCUXQpBFJ6BCtBPCCJPRFyBhCAADAnBTJAKDATCFAM5BWcHoCQRRc6BASAAQGBAhCAVTAAXWACAAGMMAAoBFHLwC8B_CvB2B0GrBiC7BgDwB1BzGsBhC8CqCAFDgBA0B9CZNPAApBYB2BUhBAP7EIrChCnBAHkBWAKAAHgFGqB8BoBAOSAOCBAEATdCPkBAJRMAAbABTABDfASOTSKCAANMlBEIAA2BCcBSAKUeCELABlBETCNAJAYRCBkBAGlBJAAfAAiBOAEMACTHBBAAFceBAAAAPBBDHAALJAAAAAAtDFGnB_BAF6DWIWqCAApBBAAhBAFgBAAAgBAALAFJMAFFCJRaAFbABBVADNABADAJKRLoBPAMOAAHAAUALTOS_BAEAElBKSANMMZUsBACJIrBLAAKqCsB0CHJAf1B3BZPGAYADCcUVAhBhC1Bb1BPAQOUGCaAWC3B2BcYAHeuCTfBAEJItBGjBACAjBRxCFFAqCnCCNbLAViBAUYKAXkCG-BFSAHbAcEbAfMAAAMAA0BCeBWAAsBOEcAAAA5B5BAAAAAgEgEAAAAAsEsEAAAAA5C5CAAAAANNAAAAAvDvDAAAAA8D8DAAAAAxCxCAAAAAoBoBAAAAAgCgCAAAAArCrCAAAAA3E3EAAAAAgFgFAAAAAAlFlFAAAAAuEuEAAAAAyByBAAAAAmBmBAAAAA8C8CAAAAAkFkFAAAAArBrBAAAAAMMAAAAAvDvDAAAAA9C9CAAAAArBrBAAAAAzBzBAAAAAqD4FuGxBC8BAG5D9CrBjB0BArBxInDrDnD1BAcsDHiCuBlCAkCiDXH8ESADApCiEBrBAHsFrC4CoDkCAJkBA-CVbALU-BuDpDtCAkB7ELlEPEACEfgBMAAFdAPNAAAA4BwBDBSAK7ExDJDhBACQAQAAAAgBYAGGAB6CgCCAaAD0B0BAAAAArBnBBABAAABCGcBAAGsBFfAAAOKAECAATTAAAAATTAAAAAXZAAAAAAqBWZMkBAAmByBSRHADFPBOCABOPiBABAFtC1BINRABhBOHDZAHPVUALAAqCiBTMOAeACRIcAARPOZTAASCCKBHAAbAAVDAAgBEaGGAF0BAIEIAiBnBALHKAdAlChBhCAOANcoB-CVpBAhBUFjBkBMAOaFFOFAiB8BAcDYAKIAVEMAMFEABJAAKKMTCAGAwBiBGDWAHlBbOEfAGRADBJABbFKBXADqDAMOqCAGNEDDAAJQAAAAAQZARCFABAmCCKsBaALrBCUtBPAF-BAIiBMAIZAARJAA7CDpBZZAIBALEAAGAiBT2BAGAATgBtBBFAAVVAAAAAXXAAAAAMGACCAAAjJKxBzE1BApC-I1BiC2EoBAyCkBaIPSAAKMSTDAEaBLGUAOLAPSBANXAPMNAFLABELABAnByB5CAAAA8CCoDDAAGjBjBAAAABZRAAAAFnBLdAAAAaMIGAAAANEBRDABbdBACACegBBAAAAvBhBANAAAYSGeAAAnBlBBAAAAUOAAGAAAXOfnBAAICXBDAAgBgBackBAAhBgBAAgBAAAlBJCfAAAA3CI9CHDAO6EkBmEUGAJ3BhBAVAAA7Bd3BGAADPNEDAAAiBAiBAAAANNAAAAAAUNABAAAcVFAAAAFa3BIVAcOViCACARbBHFAALTAJHBAAkDC4BJqBAM9BDnBfQADLCHKPADFAAGNACAoFiBuBYwBAQpEjBrCZFAHJAHBEADTAFDJAAUJgBcZADDIcfLAEdATAFADJALAEAB4BvMTzDzEtDAvBlBJ9BxBmEAzBEAcBOAlBtETiBHlCAtC5DbGC9BApB3BGEfPAP-COgBC5BAoDBeO0BjCAdmBAKF4BAVrBFITaA1BDCvB2CDAjB0CQnB5B2BAoDtCGb9BHAOhDHuBtChBAXsBACUIASeCe-BEAhCqBAPFqBAY0DGmBYWAc2BAMCBAgBmCAcqBuBAtB9FOtBO9CApC3CCLL5BAF7BEa_BjBAIdiBzBMKAhBIBeqBUA3CiBCJkBBAM5CBBAxBAjBsDBeCLA6CgDA6DIBAdkFWMWqBAiCsEXrBc0FAC_CGkBzCzBAEJ5BxBiETAHLAgBYXAtB4EAFBgCAkD0GEQqFNAoByDAgCtCyDAMUkBLMGAlBiBANUjCAgDDAJzCyBAmB5HJnB9DjCAB2FAgCyB_BAkErCAOTRAzBsDCE8CtBA4BlBGVRIANgFAcuFkBAlCVAHAXAEoEAUkCUAcmBDkBKYAXcAAaAACzETxCvBIAHGDuBFZADAMGMcbAH9BtBDNEAHcYFVYAMmBXaKcAAeeAAAAA5BvBFADAAIQJVWABuB0BDepBAIbPAHFAA0D6De0B3ByBAqBzFJpBrBrCAEmBpBF0CQAPbgBD_BAAKLCLBAAAgCREiDGAZyE2BKwCUAT_CpBNZCAPFDJIDAEGAGAAAAAUTFQaAEZACALANMKBACABNCGTPAKcYAGAAAVRDBAAAMMCAAAAA4CkCUkBGAAvCnCLXAAZECDDHAQYMAAAAMmBmBAAAAANPAAAAAWWAAAAAPPAAAAAAxBErBJJAKkBDoBIFADRCGJNADFAOXIADgBAASGAGGBBOCAHXABDDANYBVKSAUKAAKAAAAgBFIxBcAwBHEhBgCdARIAQTOAAMAEBFAQRAcHCAnBpBAHAhBAAAQHQECAABKFDAAAfTLAAAAeeAAAAARRAAAAAAgEbwBiCmBATVYZPQAIbDDRBAA7BABBtBAJxBCFfhBASHABXUAAAFPwBalCAEvCIxCPAAMSCAASABNAANAAADKBFHAAMAUPMABoCAQBgCAH2BAIiBIACAkBwBDCBADpB5BEEEAEaaAAAAAPPAAAAAAQTMBHAkBDaEAGAjBceLAEACqBqBCAAAAdfAAAAA7BpBPAAABAmBQFKQAAuBWKGIABlBbBHAAAkBqBAAFAAVCDLLACXXAAAAAZZAAAAAASPKLJAmBcOccHAhBjDG7CbCAM2BAeSMAFIAOHKAHcAEQIAARAHDFAALAAHBAAAvDFxCXlBAmBmDI-CaXAHTBCSLATQHGDGAI2BAHiBeAAGACdqBARMADBUAAAPREAKAJqBkBDAFAQPPAAAAATTAAAAALAAAAALA2CYcMsBAEjCXRPjBABLAFFAAAJAJAAAACAAOLAAqCUDCEFAeBCBAGAH5EVlCtCkCAxBFFpBWGAKvDzBBIvCAK0EgC4BOKAFZDVFEAAXAADLAJLBdHVA0BHAOFCANmCAjBuBoBASpCAXtBFACDGfSCAARZDIIAHXAfGCAAxBDQdJAPNAIPFAASiBQXBADGAAJAAQBFJcBANzBBBfFAFDDSNQARnCAP3BAAAKACSHABCEMNFAITEZdKAYGMCCCAFZJBVEACCAAADAIXACBEAbVDPDBAALJDBAAERCRMBANIAEACAEQBCECAKJMNBHACAIDEAAFdAAADAXDACePAVPAAIJALtBHBCpBAEuDeICuCAFCECCFADGACACAANAAANAAUAGKDAKACAWuBAlCNANFHAOOCFGKACTACBCATYEGAAAQiDEY4CTACNAYBDAlBcAKWCADRACATAAKJABAAQEAAAGABGAAAGAAgEAQgBSA-BFHABAACAAKANABbAAFNAFqBCKQCAIPAIRCAJGCaVGAHuBCKQBASeAAQBAOXAHPEABHAABBADbACdAAAaACYAAAEAIFCAAeCVOGAeMADEDAQDADACAAMGFAMAAIAEDAAICAACAAAAzBOdJXABgEIoCKQAYjBRDCHAHfRAHHAAlBRDDFAFaAiBIAANfAfAAAAEFAADAOLAlBAgBAFAoDfyCiDVAXtBiB_BrBEAYNACFDADNABCFAHLCBBBAJJANNMAIaCAlBoBAWPAENBABAgCcLMoBABpD3BAJnBAAWWAAAAAYMMBAACATcDnBJAGUvB8BGFAKUSnBmBCAARBXFOABkBAsBTCAMbXCABABJOPMDATLENGEAHqDFdMOgBA5BxE2BdzERAM-EZJ-EGAgBA4BjB8BUDAQtBmBpCTGAElBAHlBGAATADNBAAaBiBGGAPlCBbANATaAMgBVAEAlES3BVLAhC0CTeRmBA2BhBJCdCACSAOiBRAL4BFaTiBAUPGIIJAZUAACHAcTGFAHANWAGiBhBAOAhCNdTDAAkDqBuBkBUACjCNKxBNAANABBLAAdHAFHAFKAAUJAAUADHgBAAeFCYEAGAecAACAA1B7BDAEAAccIAFAALLAAAAAKKAAAAAAtC_BSAfAAbVDAAAARLFAAAAeFCAiBABQYNAGAA8BgCBAAAAMKAAAAAAHCJafAGNRQECARjBvBPJkBAA3ChDGBGAAVJDCDADkBqCPPAABsBBMGCAWiBsBSXCAFAjBjBAAAAB1BzBBAAAAuBwBAAAAAffAAAAAkBkBAAAAAAnClCBEBAAcYCCAAAYeCHAAAXXBAAAAciBDABAAOKCACAAApBLLHDAD8BeWAIAANNAAAAAAoEMaaWAuBrCHBLZARxBMaRpBAbPBJBBAAJPhBByBAJNALJcARUFMcFAFbAFXBAGLLCAAAAAiDCMoBOAgBlCBHZJAXXAABAAVPABJDAA8C7E9BVpBQAtBwFwBkC2BLAYzBPBdSAVfcNLVAJNBAAAAJjGXnBvCbAjBQIJHiBABxBFZCRABMIKURAJnBAAHPAR0CINCKAuCAhBFMY1BALbETHHAGYACDYAEuBIFGqBAACGQXEABSBAAYADZAAAZAAZAAJHAJAFFNQAAAUCeJAAAVDRAAAAAHYMBAApBlB9BeHPAUgBgBAAAAAkDoBMQeAAxCRjBJNADwBkBCCGAAhCLjBDFAD8BAMOKAYOEECCAAACrBCWMAIEUALFACNAAAAANVFHJAAAMOEJAAEEABMFABOMAAAAAAhBpBBIFAE0BcGCEAOMeFBEANRRAAAAAKKAAAAALLAAAAAAhC7BHAIAOVEZAAAAgCGaSAAQZOFFFAV6BoBHIGAIBVyBJDALTUNNJAAJFBDCAAAhBEmBhBhBAHJTAFIAKRSNXAACMQMNAABwCYdsBkBAASMBEGAArBhBDKPABRRCAAAAAoCyBhBoCJAJPTCJWAHyCEiBiBQABSHYjBgBAEVNDLAAIjBpBEBEAA5BOVXfAGzBDGZdAEAtBAdFBAJgCAeOEAOArCIDpBVAPgCHcEQAapBAjBFAAA2BAFkBaAAKDFqBRADMQABAAAAhBFCRBAFURCSgBAATAAATAAeoBBAPAGTTAAAAAAEEMALAAOOAAAAALBJAAAAFLBKAAAAiDNH-ByBABjBGJZPADdBFCVABnBAATjBAQeMUAIAJLABTIAAPEDNBAAA2BLAEgBAejDY_BIzBAVDNEAGAACKGFNAIUAUAAAA6BOYBSAAQbSAaABLRAFKAEIWKBHANAmDaG6BEAKhCZjBCFAADDiBhBDAGTXMBBADqDsDURHAEvClBhBJSAP1BpBFAFAAARGDbGAAiBMAUCAAbLBDJAAAdXAJCACPFAAHAAiBWAMAAASSAAAABAFRfsBKARmDmB4BKhBAeENTBuBADUADIKASJABDBADtBHPDNADhDHBzBCAnBtBBFlBAAAAkCBSEMAiBxBCHJLATEAFKAAAAxDAVpBRAdkFEmBsBqBAkBNDABAAFbAAFRADZANCLABAhCKSnCZAIrCGfgBjCALjBCTAAAT-C1B3BgBoDA6BVAVAAAAxCA3B4BtBAflDEpCtCTAgCuBzB4EEpBANnBAAfDAAXBADNADTAJBAAHtBjBYhCoBALxBAfAHAN5BFXRDAAkHkB2D4CeAtBbERFTAOgD4B-BpBSABrBMlBJAAJeIUABACtBFmBiBtCAdNUbqBfAIfCiD7CbAJiDCWPgDAFhCPtBkBbAI8CGgCKFAQBPF8BpBAAjBJVARAOHBBBPAKRERHIABqCAiBAkBAC-DoC-CdCAHMIXgBCAJjBAAAbAHGAIDAAAAAAAAAAHAAAAAHHACACAJJAACAAJECXUCAAMLOCGACBAABAAAJBBAAADBAACAAFIAAAAAIVHJDAAAHCBAAAHDAAAAADMDCAQABEAABAAGAAAAAAAEAEBAAEAUW0BWpBAfgBXVXkCAkBrBApBAHAAAnCFVWtBAT2EDqBL-CAcTANBFAASAUAAAAjBABPPAAZABERABrBGLNPAHTGARAAJAsDALsDOABjEAWlC_BAPzBAAAAAzBWANhBSA0BAAAODALDAGhBmBALgCABOIAsBAeMIsBNATbFTdOAOVAAAAARDAQPDABTDCLBAFsBAECEAgBOBAPFAkBJAAAAAJAoBGJI4BATlBFMJnCAmBJAAALACuBAAEeAMLAABLAENAABCAPlBAAAJAbAzBfrCZdAyDoBsBsCJOAvCjBBMVNALSABAUADqBDJmBkBARfAMFPAVnBELIXARODARGAYsBAIqBCAFfHEDRAFAhBCPDLAF0BFOCQAYLGADFAJArBCB_BFAYdCBZKAPqCDC4CDAHAiBABOJAiB3BAALFAjBBAACKANKACFKAEAiBABOJAiB3BAALFAjBBAACKANKACFKAEAOAAJTAsBIAAcIAbTAAROAPJAADAAFA4BBiBUHAK_BKfdDAJhBAVALABCJCAKABA-CCYmBiBAH3BATRZAMLAAFFAARAAHAAJWBDFcAGbAAAZAAAjCAJjBVACsCAKkBaACAlBARdKACmBASeFADAaBGlBaAeTADkBPAfLAAGNAAAtCATHjBALoDAUK4BASXAACVADANBEPAAAeCDeAAANAANBAAAhBRPHHAQNNcVIALoBiBJWBABARADIRAD4BACgBSAGiBAAgBCAAFAAFAAAlBAAfBABZAAZAAAAAAAAAABAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFAAAAADCAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAABGAAAAAGCACAAAAAAAAAAAFAAAFAACAAACAACAAACAAAAAAAAAFAAAAAFAAAAAAAAAAAAAAAAAAAAAAAAAAAA`
