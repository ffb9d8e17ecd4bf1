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
take:trickster take:brain place:headquarters:0:trickster place:headquarters:0:brain sell:plastic sell:water buy-tile sell:chips take-tile-off place:temple-of-growth:0:brain place:temple-of-growth:1:brain sell:iridium sell:plants sell:hydrogen place:beer-tent:0:trickster place:parking-lot:0:trickster place:recycling-centre:0:trickster place:museum:0:trickster place:museum:0:brain sell:meat place:orbital-catapult:0:brain place:board-game-publisher:0:trickster place:garment-factory:0:trickster place:garment-factory:1:trickster place:pawnshop:0:trickster place:organ-farm:0:trickster place:organ-farm:0:brain place:organ-farm:1:trickster place:organ-farm:1:brain place:greenhouse:0:trickster place:job-centre:0:trickster place:job-centre:1:trickster place:pharmaceutical-factory:0:brain place:pharmaceutical-factory:0:trickster place:llama-pasture:0:trickster place:llama-pasture:1:trickster place:casino:0:trickster place:restaurant:0:trickster place:restaurant:1:brain place:iridium-mine:0:brain place:iridium-mine:1:brain place:hospital:0:trickster place:hospital:0:brain place:public-well:0:trickster place:public-well:1:trickster place:offshore-consultancy:0:trickster place:offshore-consultancy:0:brain place:construction-site:0:trickster place:smoothie-factory:0:brain place:smoothie-factory:0:trickster
ask.use-building
use:headquarters:upper use:headquarters:lower sell:plastic buy-tile take-tile-off use:temple-of-growth:upper use:temple-of-growth:lower sell:plants sell:hydrogen use:beer-tent:upper use:beer-tent:lower use:pawnshop:upper use:pawnshop:lower sell:meat sell:chips use:job-centre:upper use:job-centre:lower use:llama-pasture:upper use:llama-pasture:lower sell:water use:casino:upper use:casino:lower use:restaurant:upper use:restaurant:lower sell:iridium use:public-well:upper use:public-well:lower use:offshore-consultancy:upper use:offshore-consultancy:lower
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
under sell:water
ask.end-turn
end-turn sell:water buy-tile take-tile-off sell:plastic office sell:iridium sell:chips sell:meat sell:hydrogen sell:plants
ask.draw
deck:A deck:B deck:C
ask.cell | resource.plants
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.build-or-not | building.pawnshop
build under sell:chips sell:iridium sell:water sell:plants
ask.tile-off
cell:lower:2 cell:lower:3 cell:upper:1 cell:upper:3 cell:upper:2 cell:lower:1
ask.cell | resource.hydrogen
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.cell | resource.plastic
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.build-or-not | building.temple-of-growth
build under sell:water sell:plants
ask.any-resource
store:plastic store:iridium store:water store:plants store:hydrogen store:chips store:meat sell:iridium sell:plastic sell:meat buy-tile take-tile-off sell:water sell:plants sell:hydrogen sell:chips
ask.law
lawbox:left lawbox:right sell:water sell:chips sell:hydrogen sell:plastic sell:iridium sell:plants sell:meat
ask.law | law.basic-income
lawbox:left lawbox:right sell:plastic sell:iridium sell:water sell:plants sell:chips
ask.take-worker
take:trickster take:brain buy-tile take-tile-off sell:plants sell:chips sell:iridium sell:hydrogen sell:plastic sell:water
ask.law | law.term-limits
lawbox:left lawbox:right sell:water sell:chips sell:iridium
ask.elect
elect:left elect:right buy-tile sell:meat sell:plastic take-tile-off sell:plants sell:iridium sell:hydrogen sell:chips sell:water
ask.workers-home
stands:headquarters:0:trickster stands:temple-of-growth:1:brain done stands:temple-of-growth:0:brain stands:headquarters:0:brain stands:beer-tent:0:trickster stands:parking-lot:0:trickster stands:recycling-centre:0:trickster stands:museum:0:trickster stands:museum:0:brain stands:orbital-catapult:0:brain stands:garment-factory:0:trickster stands:iridium-mine:1:brain stands:iridium-mine:0:brain stands:garment-factory:1:trickster
ask.pay-worker
pay:trickster pay:brain
ask.pay-resource
store:plastic store:water store:chips store:plants
ask.build-or-not | building.power-plant
under sell:water sell:chips
ask.build-or-not | building.ai-ministry
under sell:water sell:plastic sell:plants
ask.use-building | building.temple-of-growth
use:temple-of-growth:upper use:temple-of-growth:lower buy-tile take-tile-off
ask.cell | resource.chips
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.cell | resource.water
cell:upper:1 cell:upper:2 cell:upper:3 cell:lower:1 cell:lower:2 cell:lower:3
ask.law | law.private-air
lawbox:left lawbox:right sell:chips sell:plants sell:water sell:meat
ask.draft | A
draft:beer-tent draft:pawnshop draft:parking-lot draft:garment-factory draft:recycling-centre draft:construction-site draft:job-centre draft:casino draft:greenhouse draft:board-game-publisher draft:kebab-stand draft:troll-farm draft:public-well draft:llama-pasture
ask.draft | C
draft:presidential-palace draft:space-elevator draft:gated-arcology draft:iridium-mine draft:electoral-academy draft:power-plant draft:temple-of-growth draft:orbital-catapult draft:protein-complex draft:central-bank draft:university draft:stadium draft:ai-ministry draft:spaceport
ask.fraud
fraud:stuffed-ballot fraud:extra-draw buy-tile take-tile-off sell:plastic sell:meat sell:iridium sell:water sell:plants nothing sell:chips
ask.build-or-not | building.state-television
build under sell:hydrogen sell:iridium sell:plants
ask.build-or-not | building.beer-tent
build under sell:plastic sell:water sell:hydrogen
ask.build-or-not | building.electoral-academy
under sell:plants sell:chips build sell:hydrogen sell:meat sell:iridium
ask.law | law.retroactive-immunity
lawbox:left lawbox:right
ask.law | law.compulsory-enthusiasm
lawbox:left lawbox:right sell:water
ask.law | law.solidarity-levy
lawbox:left lawbox:right sell:hydrogen sell:iridium sell:water sell:plants sell:plastic sell:chips
ask.law | law.strategic-reserve
lawbox:left lawbox:right sell:hydrogen
ask.build-or-not | building.parking-lot
build under sell:water sell:plants sell:meat
ask.law | law.labour-flexibility
lawbox:left lawbox:right sell:plants sell:plastic
ask.build-or-not | building.recycling-centre
build under sell:iridium sell:water
ask.build-or-not | building.museum
under sell:water sell:plants sell:meat build sell:iridium
ask.build-or-not | building.organ-farm
under sell:plants build sell:iridium sell:chips
ask.build-or-not | building.smoothie-factory
build under sell:meat sell:plastic sell:iridium sell:hydrogen sell:water
ask.law | law.patent-on-the-wheel
lawbox:left lawbox:right
ask.law | law.district-redesign
lawbox:left lawbox:right sell:plastic sell:hydrogen sell:chips sell:water sell:plants sell:iridium
ask.demolish
building:headquarters building:recycling-centre building:museum sell:plastic sell:plants sell:chips building:garment-factory building:construction-site building:smoothie-factory sell:iridium sell:water
ask.build-or-not | building.orbital-catapult
build under sell:plastic sell:chips sell:hydrogen
ask.one-of
option:1 option:2 sell:plastic
ask.build-or-not | building.cargo-terminal
under sell:plastic sell:iridium sell:plants build
ask.build-or-not | building.garment-factory
build under sell:plastic sell:iridium sell:water
ask.law | law.water-for-everyone
lawbox:left lawbox:right sell:water sell:meat sell:plants
ask.law | law.founding-dodo-day
lawbox:left lawbox:right sell:iridium sell:plants sell:water sell:plastic
ask.build-or-not | building.job-centre
build under
ask.law | law.transparency-act
lawbox:left lawbox:right sell:plastic sell:plants
ask.law | law.education-reform
lawbox:left lawbox:right sell:plastic sell:chips sell:iridium sell:meat
ask.build-or-not | building.construction-site
build under sell:plastic sell:iridium sell:plants sell:chips
ask.build-or-not | building.hospital
build under sell:plastic sell:plants
ask.build-or-not | building.casino
under sell:plastic sell:plants sell:hydrogen build sell:iridium
ask.law | law.right-to-repair
lawbox:left lawbox:right sell:water sell:plants sell:meat
ask.law | law.coal-phase-out
lawbox:left lawbox:right sell:iridium sell:plants sell:meat sell:plastic sell:hydrogen
ask.build-or-not | building.hydrogen-refinery
build under sell:water sell:chips sell:hydrogen
ask.use-building | building.beer-tent
use:beer-tent:upper use:beer-tent:lower
ask.return-worker
stands:museum:0:trickster stands:museum:0:brain buy-tile take-tile-off stands:headquarters:0:trickster stands:headquarters:0:brain
ask.use-building | building.pawnshop
use:pawnshop:upper use:pawnshop:lower sell:plants sell:meat buy-tile sell:chips take-tile-off sell:plastic sell:iridium sell:water
ask.law | law.media-order
lawbox:left lawbox:right sell:iridium sell:hydrogen sell:plastic
ask.build-or-not | building.greenhouse
build under
ask.build-or-not | building.protein-complex
under sell:plants sell:chips sell:meat
ask.step-back
back:capitalists back:traditionalists back:futurists
ask.law | law.housing-programme
lawbox:left lawbox:right sell:plastic sell:iridium sell:plants
ask.law | law.security-ministry
lawbox:left lawbox:right sell:iridium sell:plants sell:water sell:plastic sell:hydrogen
ask.use-building | building.job-centre
use:job-centre:upper use:job-centre:lower buy-tile take-tile-off
ask.build-or-not | building.pharmaceutical-factory
build under sell:meat
ask.build-or-not | building.architects-office
under sell:chips sell:iridium sell:plants build
ask.build-or-not | building.gated-arcology
under sell:plastic sell:iridium sell:plants
ask.build-or-not | building.board-game-publisher
build under sell:plastic sell:water sell:chips
ask.build-or-not | building.restaurant
under sell:water build
ask.build-or-not | building.llama-pasture
build under sell:plastic
ask.use-building | building.llama-pasture
use:llama-pasture:upper use:llama-pasture:lower buy-tile take-tile-off sell:iridium sell:water sell:meat
ask.use-building | building.casino
use:casino:upper use:casino:lower buy-tile
ask.law-deck
law:yellow law:blue sell:plastic sell:plants sell:hydrogen buy-tile take-tile-off
ask.use-building | building.restaurant
use:restaurant:upper use:restaurant:lower sell:water sell:plants sell:meat buy-tile take-tile-off
ask.build-or-not | building.public-well
build under sell:chips
ask.build-or-not | building.iridium-mine
build under sell:hydrogen
ask.build-or-not | building.think-tank
under sell:plastic sell:hydrogen sell:iridium sell:plants
ask.build-or-not | building.offshore-consultancy
under sell:plants build
ask.build-or-not | building.space-elevator
under sell:water sell:plants sell:chips sell:plastic build
ask.build-or-not | building.university
build under sell:iridium sell:plants
ask.build-or-not | building.stadium
under sell:iridium
ask.use-building | building.public-well
use:public-well:upper use:public-well:lower sell:water take-tile-off
ask.use-building | building.offshore-consultancy
use:offshore-consultancy:upper use:offshore-consultancy:lower buy-tile take-tile-off sell:water sell:plants
ask.build-or-not | building.kebab-stand
build under sell:hydrogen
ask.build-or-not | building.clone-factory
build under sell:water sell:hydrogen
ask.law | law.llama-welfare
lawbox:left lawbox:right
ask.build-or-not | building.spaceport
build under sell:water
ask.build-or-not | building.central-bank
under sell:iridium
ask.build-or-not | building.polling-institute
under sell:plants
ask.build-or-not | building.troll-farm
build under sell:water sell:plants

k6H-tKA_HAAsKwE2I1mBgeA7jBd8MQ2QjYjYQ2QAA_DvQ1LjQ4pBzyB0yBkvBgXsByLpEtNvU_EuL-ByMGpUzRnK2a4BjExf7Id4C7hBAuEGqrBhalN2G1G1FrCyHrjC-bwZuYgCobp0B_ew6BvQnC8LmFlcrXxQP9HhMjMAL9TmLwf-IsSrSoBZVvlB4H7T1cmqBywB6d-MsJzMqHoe1FnM_H4U8BlX5W-NAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAmoLAxIAAsBpN-TvhB0NAnTuDxPlOnH1c1clOnHAANvR_FvImF3X4XvDoMPAjKV_BzSyS_OmNwEzQbtEnJhCCAxC_F9G_IAiBvP0M1FmJiQhQ8BmMZhLhE5JzPjFjY1D-RvC8FvCvJyDpD4EkGBvHnHlHATxVjI0brayKxKvFsCQ1nB1M5TlQSwSu2BpkBj5BmSnCwTqdhFoJnF6UtI3H3FAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA4tLAxIAAsTve0EhKuFAra1hBzhBtWuOuIuItWuOAAtF7RlJxBoLxfyfpGIqDmErC4GuLoHhM3YFqwBpRf_C7FmGO2PhIhI4J1BANnUgH-K5csCrCwMsNgGjhBmF2MqJX9G5c6N80BzgBqJoJwgB3KvH3CqGxIiDwFA8FnStLpTqBpPqPmLVxD7b7GmB2E5E7M0TpC3JlLqG5FnXpSxGhO0D0Q3M5DAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA-kHAtKAA-fwSgFnSmNA1PlBpVqBiZvdvdqBiZAAhIrCoYlDgavWwWgPjJAoEpE6DsMyF4MhOgOxCgWmNwC2JzVEnEpFhSiSCA0ChZ0XX5Qubtb8CtHArjB_MpV3bnM1RrO5N4B9ZsFuK1UgO4I4E9O6FzK6EAuFjJ-CSRlDmDkGlJAzO1E6E1Ee_BqciT2O0NNsMlTiBoHnBwEoMtH5EAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAykFAQAAAVyLvO-CAkE_G8BArEIIArEAAANuJ7CxE1F2FSiKAkGXnClBUjEiBqFyC4DS3DsBsBS3DA1QmTvCA-ChEzDGgK5E6EjG1LAlBtBjChCjB2E0ChBCrBAoEnBnBAAArBpK2LA9CcrB3BR6C5CClBAWjBNlBOiCD9EkCuBJ7C3B3BJRAgS7IjJAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAiyDAlBA4Bgc4OR_C0DAyC1FnHjG2H2G2GjG2HAAyBlB6OZ6D7B8B7HkLkBsG0DqE-DqGzLhO3C4I0Z8IxH7G8CgElGCzF-PpKAvKbd_G_mByMxMgH_VA3JnGlHjI9DpMzFwQrC9HpFCwCXgFJnCwB3KqJAgJrG_fhB4KpEqEjFmaNhOhEuFwGtJkC0S2HmI8CgNhElLqBclDCkElFiBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAAABBAAAAABBAAAAACCAAAAAEEAAAAAAAAAAAACCAAAAACCAAAAABBAAAAABBAAAAACCAAAAAAAAAAAACCAAAAAAAAAAAADDAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAAABBAAAAABBAAAAAAAAAAAABBAAAAAAAAAAAABBAAAAABBAAAAACCAAAAAAAAAAAACCAAAAAAAAAAAAAAAAAAACCAAAAAAAAAAAACCAAAAACCAAAAAAAAAAAAAAAAAAABBAAAAACCAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAAABBAAAAAAAAAAAACCAAAAABBAAAAABBAAAAAAAAAAAACCAAAAAAAAAAAAAAAAAAACCAAAAAAPBHACAHMDEODAAAZGCMAGbIDLPAFOMKCHAAICAGBACGCEAAAAHFFHGAGCGADBAAMGBAIAAACAAAAABBBACAAACBCAAAAUIKDKADMIIGBAHBFBCRAAgBSBOCACJCALEADXRBLBAKHNLIGAEACFIGDABPDALBAAKHBESABEGBEFACGKBDAAADADCFACACCBACAAHBABBAAICEACAABAAAAAACCAAAAABFAEAAAAJTAMBAACgBMtBeADgBSSgBbAFSKPQEAEMNBBeACLDHABACUEEGAACUIAIEAAJSAPDAHtBLRCXAEJDGBHABANIFKACNDABNAEGMHAEAAAdCLVBACOIAQHADBLCGAAEABECBABFFIBDADACAAFACCCAACAAECABGAAEBACGABCCBBAACOEAAKAAAQOEULAAPIPjBBAGHNGFIAAAGJCCAACBEIJAABHCCAAAGCBEBAEIBGCCAAAFEDIAAFABDAAACAAAAAAOGEEBAAKBAICAAAAABCAAACBABAACACBAACBBABCAAAAABAAAAAABCAANDAAAAJAAAAAAAECACCAAJAAFBABBAAABAACACABAAAAABEAACAACAAAEAAEAACEAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAADACGEAACAABBAABAABADAAAABAAAAAAAAAAAAAAAAAAAACAAACAABAAABAAGGAAAAABDCAAAABBAAAAABABAAAACAAAAAAAACCDCABFFAAAAACCAAAAACAACBACFABBBAABAAABAAAAAAAAACCAAAAAAAAAAAACAAAAAABAAAAAAACAAAAAAAAAAAABBAAAAAECACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAABAAABAABAAABAAAAAAAAAAAAAAAAAAAAAAACACAAAAAAAAAAAAACCDCABFFAAAAACCAAAAAECACBACDABABAACCAAAAAAAAAAAABBAAAAAECACAAAAAAAAAAAAAAAAAACBAACAAHDAABABABACCABDCABDAAMEACEACBCABDACAKCKBAAApBVNAFAAeSKFEAEHJFEEABUMMEJACDIFDBAAUKAGEAAGBBEKADBDAAEAAAEBBAAAACBACAABABCBABLDFAFACABAAAACMBAGIAABBGBDAADACABABBAEBDAAAEABAAAHBBDAAAHDBABAAAAAACAAGACACACLFABDABCAAACAAEAAGAAACAAACAAAAAACAABAAAAAADAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEACAAAAAAAAAAAADTIEAABYgBDDDAEIMBAHAGADBCCABPBDDBAFWBGBQACFAEDFABACBBAACFBBABAAIACCGAAABBGAAAVNDCDAAAJADDBAAMFGIEAAAKBHDACSCCGEAEAAAAAAANBADBADCBAGBAADAABAAACAACAAABABAAAAAAABCAAAAAAAAAACCAAAAAICBGCAACACBCAABBCABAABEDAHAEHABAFAANNBCCAAKEECAAAKCEACAADDABCAACAAACAABCABAAAADACBAAHDBDCAAFABBBAAECACAAAGGAACABGECAAAAACBBAAAFDBAAAAIEAAGABCAAAAAAACAAAAAFFCBAAAFDBCAAAKGCCAAABBBCAAAICEAAAALHAFCACAGFABAACEAABAAGGAAAAANABDDADIEEAAAACBCACAANHADBAAADCACAAAABAAAAIEACAAAABCAAAABDCABAAAAAAAAADDBCBACACBAAAABBAAAAABBCAAAABDAAAAADFACAAACABEAAAMKAACAAECCDEAAACEAABAAHDAABAAGBCCEAAACBBAAACCCAAAABDCAAAABBAAAAABBAAAAAEEAAAAAACCAAAAABBAAAAAAYBOFGAObPBHDACRQFGNATRFAHDACQGICEADFBFEAAASCAIEAGKEDICACBFCGAABDIAJCABEADBGACArBhBBADABeWEAEAAMMBBAACAHFACDABBDABEAAAAADCAAGCBCAACHABBBABOICEBAAABBAAAAACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGCEBAACFDABCABYKCCIAAAADCAAAPHBGHADFAAHBAEAICEACABEGEBBAAFFBAAAAABAEBAAAABBCACDABABAAABDCAAAAEEAAAAACDDCGAAGECABAAFAAADAAFBBBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADCADAABABCFGACEABEBACHABBBAAFAGFBABIAAMDAAEBCECABEEAACAABAAABAAAAAAAAABCAAAAAGEAAAACBBABCAABAAAAAABBAAAAACAACAAAABBAAAAAFCBADAACAAAAAAAAAAAAAAAAAAAAAAAABAAAAABCAACAAACAAEACACAAAAAAAAAABAAABAABAAABAACAAACAAAAAAAAAAAAAAAAAAAAAAAAEGFECABGAGBCAAABCAAAAABBCBAAFDAAAAAAAAAAAACCAAAAADAADAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFAFADAEKAGCIADAABABACEACACAACAAACAABAABBAABAAABAABAAAAABAAAAAAAAAAAAAABAAAAAAAACDBCCACACAAAABBEAEDDBAAABAACCAAAAAAAAAAAABAADBEADBAAAAABAAABAACAAACAAAAAAAAAEAACAACCAACAAACAACAAAAAAAAAAACFABGGABGACFFAAEAAACAABAAABAABAAABAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAABAAABAACAAACAAAAACADAACCBCAAACABACAABABAAAAGCEAAABDDBBCACACACEBABHDBDAAAGCCCAACAACBCAAACBBAAAACBABAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAAABBAAAAAEEAAAAACCAAAAAAAAAAAADDAAAAAAAAAAAAAAAAAAABBAAAAABBAAAAAAAAAAAACCAAAAAAAAAAAACCAAAAAABBAAAAACCAAAAAAAAAAAABBAAAAACCAAAAACCAAAAAAAAAAAAAAAAAAABBAAAAACCAAAAAAAAAAAACCAAAAAAAAAAAABBAAAAAAKSFBAAAHREAGAAHFAABAAAEABBAAGCCCAAAAAACAAABBAAAAACCAAAAAACAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAEAAAABADAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACACAAAAACBAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAAAAAAAAAACCAAAAAAAAAAAAABAABAAAAAAAAAACAACAABCAACAAABAABAAAAAAAAAAACAAAAAAAAAAAAABABAAAAAAAAAAACACAAAAAAAAAAAABAAAAAACAAAAAAACAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACBAAAAABCAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAACCAAAAADBAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBAAAAACCAAAAAABAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBAAAAAACAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABAAAACACAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAAACAACBAAAAAAAAAAAACAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAABAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAABBAAAAAAAAAAAACCAAAAAAAAAAAACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBABCAACCACBACAAAAAAAAAAAAAAAAAAAAABAABAAACAAACAAABAAABAABAAABAAAAAAAAACAAACAAAAAAAAACAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAABCAAAAAAAAAAACCAAAAAAAAAAAAAAAAAAAACAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`
