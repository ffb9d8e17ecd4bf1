// Weights of planet-b with 2 players, written by `hustings train`.
export default `hustings-weights-1
planet-b
1
2
6
players turn stack last-turns marker elections board.1 board.2 board.3 board.4 suitcases.left suitcases.centre suitcases.right price.plastic price.iridium price.water price.plants price.hydrogen price.chips price.meat bag.puppet 1.active 1.vp 1.money 1.store 1.mood 1.votes 1.bag 1.fraud 1.immoral 1.hand 1.news 1.buildings 1.zones-open 1.places-open 1.workers-out 1.trickster 1.brain 1.capitalists 1.futurists 1.traditionalists 1.plastic 1.iridium 1.water 1.plants 1.hydrogen 1.chips 1.meat 1.president 1.prime-minister 1.lama 1.dodo 2.active 2.vp 2.money 2.store 2.mood 2.votes 2.bag 2.fraud 2.immoral 2.hand 2.news 2.buildings 2.zones-open 2.places-open 2.workers-out 2.trickster 2.brain 2.capitalists 2.futurists 2.traditionalists 2.plastic 2.iridium 2.water 2.plants 2.hydrogen 2.chips 2.meat 2.president 2.prime-minister 2.lama 2.dodo 3.active 3.vp 3.money 3.store 3.mood 3.votes 3.bag 3.fraud 3.immoral 3.hand 3.news 3.buildings 3.zones-open 3.places-open 3.workers-out 3.trickster 3.brain 3.capitalists 3.futurists 3.traditionalists 3.plastic 3.iridium 3.water 3.plants 3.hydrogen 3.chips 3.meat 3.president 3.prime-minister 3.lama 3.dodo 4.active 4.vp 4.money 4.store 4.mood 4.votes 4.bag 4.fraud 4.immoral 4.hand 4.news 4.buildings 4.zones-open 4.places-open 4.workers-out 4.trickster 4.brain 4.capitalists 4.futurists 4.traditionalists 4.plastic 4.iridium 4.water 4.plants 4.hydrogen 4.chips 4.meat 4.president 4.prime-minister 4.lama 4.dodo

ask.draft
draft:beer-tent draft:pawnshop draft:presidential-palace draft:gated-arcology draft:state-television draft:hydrogen-refinery draft:recycling-centre draft:power-plant draft:iridium-mine draft:architects-office draft:clone-factory draft:construction-site draft:job-centre draft:pharmaceutical-factory draft:parking-lot draft:orbital-catapult draft:protein-complex draft:smoothie-factory draft:think-tank draft:electoral-academy draft:cargo-terminal draft:board-game-publisher draft:central-bank draft:university draft:polling-institute draft:museum draft:casino draft:kebab-stand draft:stadium draft:space-elevator draft:garment-factory draft:troll-farm draft:ai-ministry draft:restaurant draft:spaceport draft:hospital draft:public-well draft:temple-of-growth
ask.draft | A
draft:beer-tent draft:pawnshop draft:recycling-centre draft:construction-site draft:job-centre draft:parking-lot draft:board-game-publisher draft:casino draft:kebab-stand draft:garment-factory draft:troll-farm draft:public-well
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
news:I news:II sell:plastic sell:plants sell:hydrogen buy-tile take-tile-off sell:water news:III sell:iridium sell:chips sell:meat
ask.step
step:capitalists step:futurists step:traditionalists take-tile-off sell:chips sell:plastic sell:hydrogen sell:iridium buy-tile sell:water sell:plants
ask.worker-action
take:trickster take:brain place:headquarters:0:trickster place:headquarters:0:brain sell:plastic sell:plants sell:hydrogen buy-tile take-tile-off place:beer-tent:0:trickster sell:water sell:iridium sell:chips sell:meat place:garment-factory:0:trickster place:garment-factory:1:trickster place:construction-site:0:trickster place:pawnshop:0:trickster place:greenhouse:0:trickster place:job-centre:0:trickster place:job-centre:1:trickster place:kebab-stand:0:trickster place:kebab-stand:1:trickster place:state-television:0:trickster place:state-television:1:brain place:public-well:0:trickster place:public-well:1:trickster place:llama-pasture:0:trickster place:llama-pasture:1:trickster place:think-tank:0:trickster place:think-tank:0:brain place:parking-lot:0:trickster place:troll-farm:0:trickster place:recycling-centre:0:trickster place:casino:0:trickster place:polling-institute:0:trickster place:polling-institute:0:brain place:cargo-terminal:0:trickster place:cargo-terminal:1:brain
ask.use-building
use:headquarters:upper use:headquarters:lower buy-tile take-tile-off use:beer-tent:upper use:beer-tent:lower sell:water sell:plants sell:iridium sell:chips use:pawnshop:upper use:pawnshop:lower sell:hydrogen use:job-centre:upper use:job-centre:lower use:state-television:upper use:state-television:lower use:llama-pasture:upper use:llama-pasture:lower sell:plastic use:troll-farm:upper use:troll-farm:lower use:polling-institute:upper use:polling-institute:lower sell:meat use:public-well:upper use:public-well:lower use:garment-factory:upper use:garment-factory:lower use:cargo-terminal:upper use:cargo-terminal:lower
ask.use-building | building.headquarters
use:headquarters:upper use:headquarters:lower buy-tile take-tile-off sell:iridium sell:chips sell:plants sell:water sell:plastic sell:meat
ask.fraud
fraud:stuffed-ballot fraud:extra-draw sell:chips buy-tile take-tile-off sell:iridium sell:water sell:plastic nothing sell:meat
ask.take-worker
take:trickster take:brain take-tile-off sell:iridium sell:plants buy-tile sell:plastic sell:chips sell:water
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
under sell:hydrogen sell:water sell:chips sell:plants sell:meat build sell:iridium
ask.pay-worker
pay:trickster pay:brain
ask.cell | resource.iridium
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.build-or-not | building.pawnshop
build under sell:iridium sell:plants
ask.law
lawbox:left lawbox:right sell:plants sell:hydrogen sell:water sell:iridium sell:chips sell:plastic sell:meat
ask.law | law.education-reform
lawbox:left lawbox:right sell:plants sell:hydrogen sell:plastic
ask.law | law.coal-phase-out
lawbox:left lawbox:right sell:plants sell:iridium sell:water sell:chips sell:meat
ask.draft | B
draft:state-television draft:hydrogen-refinery draft:architects-office draft:clone-factory draft:pharmaceutical-factory draft:smoothie-factory draft:think-tank draft:cargo-terminal draft:polling-institute draft:museum draft:restaurant draft:hospital
ask.build-or-not | building.beer-tent
build under sell:water sell:chips sell:plastic sell:hydrogen
ask.use-building | building.beer-tent
use:beer-tent:upper use:beer-tent:lower sell:water sell:plants
ask.law | law.basic-income
lawbox:left lawbox:right sell:iridium sell:chips sell:plants
ask.build-or-not | building.parking-lot
build under sell:water sell:chips
ask.law | law.term-limits
lawbox:left lawbox:right sell:iridium sell:plants sell:water sell:chips
ask.any-resource
store:plastic store:iridium store:water store:plants store:hydrogen store:chips store:meat sell:iridium buy-tile sell:hydrogen sell:plants sell:chips sell:plastic take-tile-off sell:water sell:meat
ask.build-or-not | building.space-elevator
under sell:iridium sell:chips
ask.law | law.retroactive-immunity
lawbox:left lawbox:right sell:water sell:iridium sell:hydrogen
ask.law | law.compulsory-enthusiasm
lawbox:left lawbox:right sell:iridium sell:chips
ask.law | law.solidarity-levy
lawbox:left lawbox:right sell:water
ask.law | law.strategic-reserve
lawbox:left lawbox:right sell:iridium sell:plants sell:chips
ask.build-or-not | building.iridium-mine
under sell:iridium sell:hydrogen
ask.build-or-not | building.recycling-centre
under sell:iridium sell:chips build sell:plants
ask.build-or-not | building.clone-factory
under sell:chips build sell:plastic
ask.workers-home
stands:headquarters:0:brain done stands:headquarters:0:trickster stands:beer-tent:0:trickster stands:troll-farm:0:trickster stands:polling-institute:0:brain stands:garment-factory:1:trickster stands:greenhouse:0:trickster
ask.build-or-not | building.orbital-catapult
under sell:iridium sell:chips sell:plastic sell:water sell:plants
ask.build-or-not | building.board-game-publisher
build under
ask.law | law.water-for-everyone
lawbox:left lawbox:right sell:hydrogen
ask.build-or-not | building.temple-of-growth
under sell:water sell:chips sell:plastic sell:plants sell:hydrogen build
ask.law | law.founding-dodo-day
lawbox:left lawbox:right sell:plastic sell:plants sell:hydrogen
ask.law | law.patent-on-the-wheel
lawbox:left lawbox:right sell:iridium sell:water sell:plants sell:hydrogen
ask.build-or-not | building.pharmaceutical-factory
under sell:water sell:plants
ask.build-or-not | building.job-centre
build under
ask.law | law.right-to-repair
lawbox:left lawbox:right sell:plants sell:plastic sell:iridium
ask.law | law.district-redesign
lawbox:left lawbox:right sell:iridium sell:plants
ask.law | law.private-air
lawbox:left lawbox:right sell:iridium sell:plants
ask.build-or-not | building.garment-factory
build under sell:plastic sell:plants
ask.law | law.media-order
lawbox:left lawbox:right sell:plants sell:chips
ask.build-or-not | building.construction-site
build under sell:chips sell:water sell:plants
ask.demolish
building:headquarters building:construction-site building:beer-tent
ask.build-or-not | building.casino
under sell:water build sell:plastic sell:chips
ask.build-or-not | building.think-tank
build under
ask.use-building | building.pawnshop
use:pawnshop:upper use:pawnshop:lower sell:iridium sell:chips take-tile-off sell:hydrogen
ask.pay-resource
store:iridium store:chips
ask.one-of
option:1 option:2
ask.return-worker
stands:headquarters:0:trickster stands:headquarters:0:brain stands:pawnshop:0:trickster buy-tile take-tile-off
ask.elect
elect:left elect:right buy-tile take-tile-off sell:iridium sell:plants sell:hydrogen sell:plastic sell:meat
ask.build-or-not | building.greenhouse
build under sell:hydrogen
ask.build-or-not | building.electoral-academy
build under sell:iridium sell:water sell:plastic sell:chips sell:plants
ask.law-deck
law:yellow law:blue buy-tile take-tile-off
ask.law | law.housing-programme
lawbox:left lawbox:right sell:iridium sell:hydrogen sell:plants sell:meat
ask.build-or-not | building.power-plant
under sell:plants sell:chips
ask.build-or-not | building.cargo-terminal
under sell:plastic sell:meat sell:water build
ask.law | law.transparency-act
lawbox:left lawbox:right sell:plastic sell:water sell:chips
ask.use-building | building.job-centre
use:job-centre:upper use:job-centre:lower
ask.law | law.llama-welfare
lawbox:left lawbox:right sell:iridium sell:water sell:plants sell:chips
ask.build-or-not | building.kebab-stand
build under sell:iridium sell:water sell:chips sell:meat
ask.build-or-not | building.offshore-consultancy
under sell:iridium sell:chips sell:meat build sell:plants sell:hydrogen
ask.build-or-not | building.state-television
under sell:iridium build sell:plants sell:plastic sell:water sell:chips sell:meat
ask.build-or-not | building.gated-arcology
under sell:iridium sell:plastic sell:plants sell:hydrogen sell:chips
ask.law | law.security-ministry
lawbox:left lawbox:right sell:water
ask.build-or-not | building.polling-institute
under sell:plants build
ask.law | law.labour-flexibility
lawbox:left lawbox:right sell:iridium sell:water
ask.build-or-not | building.architects-office
build under sell:iridium
ask.use-building | building.state-television
use:state-television:upper use:state-television:lower sell:water buy-tile sell:chips take-tile-off
ask.step-back
back:capitalists back:futurists back:traditionalists
ask.build-or-not | building.llama-pasture
build under sell:water
ask.use-building | building.llama-pasture
use:llama-pasture:upper use:llama-pasture:lower sell:plastic sell:plants sell:hydrogen buy-tile take-tile-off sell:chips
ask.build-or-not | building.museum
under sell:iridium
ask.build-or-not | building.hydrogen-refinery
build under sell:plastic
ask.build-or-not | building.public-well
build under sell:iridium sell:plants sell:chips sell:meat
ask.build-or-not | building.troll-farm
build under
ask.use-building | building.troll-farm
use:troll-farm:upper use:troll-farm:lower sell:iridium
ask.build-or-not | building.university
under sell:plastic
ask.build-or-not | building.central-bank
under sell:plastic sell:water
ask.use-building | building.polling-institute
use:polling-institute:upper use:polling-institute:lower sell:meat buy-tile take-tile-off
ask.build-or-not | building.spaceport
under sell:chips
ask.use-building | building.public-well
use:public-well:upper use:public-well:lower sell:water buy-tile
ask.build-or-not | building.hospital
build under sell:chips
ask.build-or-not | building.restaurant
build under sell:plastic sell:chips
ask.use-building | building.garment-factory
use:garment-factory:upper use:garment-factory:lower sell:plastic sell:plants sell:hydrogen buy-tile
ask.use-building | building.cargo-terminal
use:cargo-terminal:upper use:cargo-terminal:lower take-tile-off sell:iridium sell:plants
ask.build-or-not | building.organ-farm
build under sell:plastic sell:iridium sell:water

87EAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA08KArCAAggB5JiThTAAqM6X1XnYuL0P0PnYuLA5MkE9L-RpV4dtNuNhWsClDiNsByCxDtE0EhoByf4KqU5QvE8E9GnIpBhCld_HlDAjErE7JgK1FgN_M-F5KoEoB_Thc1WvE1iBtyBgB2d4G_FKrCgFBsSkBtGgD9kBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAm0LAjLAApBzK6N5NAA9djLsC5NlFthBthB5NlFAtE_GtY-D9Eg0BxMyMxbmQ2CxGoLHlP0HqZqGy2B7QmDrC-Q7D3BjDrJhFnUpKtWAgH_NTgDlOqMpM6DvJCvQhNpPhHtDuCla1aiuBzNlCpGxEde6PnD3B_TpfAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAsmGArEAA8XtJwDvDAAjI7H8R1NC1L1L1NCA7OgF1Z9CjH1J_KgL_KaAlBzJ5GxJhLyLlM6xBjQvD5GSoF6J5K8F9H_DAgEA_E0E4GoM0OPQwb4FArYlJuF6BxMgL4LwRuL1DnI8NmdkC1DmOuByHyUjcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAi4FABAAAnBjBkBAAsB-BAG1CtDtDG1CA1HzDzG4BhDmBhIiInDmEAmHVzB5BOrBA4D5BsI1C3CA3CMAA9TA-TA0DZtFNlCqDpDU7GAcvBzBlBA7B3BS_BmFAAAAbAA2LhIzDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA2nEABA2DgMDyKxKAA4BzE-KnJtDiGiGnJtDAItD3DgBjCjO6B5BIjOAxC6BkBkDR5DsDwI2CuKtE1BA2BmE3FjB0G5KmEAuDKpF3DsB7C8CuBJAYnEqB2BnGhEIxSnI4JrHL1EtBAlBA9CgCeAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVAAJDAHMAGCAAEMADCGAIIAIBAACGACCBACGABGCAABAACBAAJAHBBAAEAEBEABBABACABDAAADAABADCBAABABACAAAJAGCHAHRAJINABIABFGAIEAKHBACHAHAKAHAAABEAAWAEIGAGASABKGAEFAGBFADAAADEABQAGAGACJAHCFAAPABHFAAAIACECAAFAABBABBAAABAAAAABCAABAABAAACAACAAAA2BAOYSABDASRBABrBAbRRAHCAGDHAIMAKCCAARABLDABCACCAABOAFSCAADAJOHABEAFHMAIEAGLIACLAJABAACABKFAAOAGCEACANAHBAABWAECGAIAABCAAABAAABAAJACFDABDAEAFABBABEBAACAABCACCAACBAAGAAAEAAEACACABARABFJABKAGCAACAABBEAACABEAABCAAACAABAFEBACKAACGAAJADDBABAACBBACEACBCACGACCCAAAAAAAAAAKACKDAAGAABGAAJAAJAABEACEBAAAAAAAAAAAAAAAABAABAAACAACAAADABBAAAAAAAAAABAABAAAAXAXSDANQAQJKACNALADACJAEHBADGAFKCAAAABEBAAAACBAAADAEFBAAMACAIACDAABBACAABAEAACAGDBACGAECBACBABABAACACBAACIAEAAACAAAAAABAAAABAAFAADAABCAAACAAAAAAAAACAACAAAFAADBAABABCAABCAAEDACEAACCABCAAACABBAAABAAAAAAAAACACAAAAAACAAAAAAAAAAACACAAAAAAAAAAAAAAAAAABAAABABEAAABAGBAAAAAAAAAAAAAACACCAAABABBAACAAAAAAAAAAACAAAAAAAAAAAAAAAABAAABAACACCAAABABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAABBABEAACAACBAAAAAACAAACAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACACCAAABABBAACCAAACAACAAACAADABBAAAAAAAAAACACAAAABAAABAAAAAAAAAAAAAAAAABABABAACAAACAABAABAAACAAAAAAAAACAABBAABAAAAAAAAAAAAAAAAAAAAAAAACAAAAACAIAECEABCABACACBAAABABAAAACAAJADBAABFABABABEAAAAAEBAAABAACACAAAAADACDBAAEAEAAAACACACAACABCCAAHABBDAAAAAAAAAAADCEAAAAAAEABFACDDAACAACEABCAABEAAGACACACAAACAAACACAAAACAEABAACAAACABAABGDAADABBAAAAAABCACAAACBAACACAAAACAABAACFAABDAABAAAAABAAAAAAAFAFAAAACAAAAAAAAAAAAAHAADBAAEACEBAAAACCBAAGACCCAABAAABAABAABAACCAAAEAAFAADBAABABAAAAFABBAAABAABAAAAAACBACBAAAAAAGAAAEAAAAAAAAABAAAAABEABGAAAEAAEAAACACEBAAEAEACAAAAABAAACACAAAABAAAAAAAMAAMBACAACCHAEMAOEFAACAABEABdAAdIAJfAPFNAEFACDAADSABGIAIOACOBAAKACCKABCABCCAAAIACBEACDADCBAADACABABAOAKCCAAGAAABAIGAECBACJABHCABIACCEAAIACECAAAACAAABBABBAAAEAACCAADABABAABAACAADHADDBAAHAABHACHAACDADEABCEAABAADAAAGAAEEAAAACBAAADAABAAACAAAAAADABCBAADABBAAAFAFACAACAACAAACAAACAAEACAAACAAABAAACACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAAAAAAAAAAACAACAAABACABABAAACAAAIAACEACBADACACFAADBABAGABCAAEAACBAAAAACDAAADABBAABBABCBAAAABEBAAAEAACCAABAABAAAAABAAAACAEBBAADABABAABAAAAAAADAABAAACAAAAAACACBCAAGACECABFAABDAAAAAAAAAAEAACCAAAACCDAAAAAAAAADAABAAAEABECAADAADBAAACAAACAAEACAAACIACGAABDADFAAEBABEDAADACDCADAFAHEBAACAAACAAAACBAAACAAACAAEACAAAABAAAAABBAAABAAEAEAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAXAHIJBLYAIHKCMABABCAAACAAACAAAABBCAAEAACAACAACCBAADACFAAAABAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAABAABAADAACCAAAAAAAAAAAAAAAAACAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAAACAACAAAAAAAAAAAAAAAAAAAAAAAAABAABCAAAACABAABABBCAADABABAABAABBACCAACCAACABCAACAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAABACBAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAABAABAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAABAAABAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAIACAACEFAABABBAAAAAAAAAAAAAABAAAAABAAAAAAACACAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAABAAAAAAAAAAAAAAAAAAAAACAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAACAAAAAAAAAAAAAAAAAAAAACAAAAAABAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAABCAAAAACAAAAAAAAAAAAAAAAAAAAAABABAAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAACAAACAAACACAAAABABAAAAAAAAAAAACAAAAAAAAAAAAABAAABAAAAAAAAAACAAACAACAACAACAAACBABEAACAACAAAAAAAAAAAAAAAAAAAAAHAAHAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAABAABAAAAAAAAAACAACAAAABAABAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAABBABEAACAACAAAAAAABAABAAAAAAAAAAAAAAAAAABAACBABAAABAACCAAACAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAACAAACAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`
