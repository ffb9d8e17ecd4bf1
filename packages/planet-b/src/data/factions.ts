// The faction board: three tracks of four steps, two boxes at each step (D4).
import { byId, finder } from './catalogue.ts'
import type { FactionBoxFacts } from './facts.ts'
import {
  anyRes,
  box,
  brain,
  build,
  money,
  moodUp,
  playNews,
  produce,
  res,
  trickster,
  votes,
  vp,
  worker,
  workerAction,
} from './symbols.ts'
import type { Faction } from './vocabulary.ts'

type Printed = Omit<FactionBoxFacts, 'faction'>

const CAPITALISTS: readonly Printed[] = [
  { id: 'capitalists-1a', step: 1, ...box(money(12), vp(2)), origin: 'reconstructed' },
  { id: 'capitalists-1b', step: 1, ...box(build(1), money(8)), origin: 'reconstructed' },
  { id: 'capitalists-2a', step: 2, ...box(money(20), trickster(2)), origin: 'reconstructed' },
  { id: 'capitalists-2b', step: 2, ...box(vp(6), build(1)), origin: 'reconstructed' },
  { id: 'capitalists-3a', step: 3, ...box(money(24), worker(4)), origin: 'reconstructed' },
  { id: 'capitalists-3b', step: 3, ...box(vp(10), build(1)), origin: 'reconstructed' },
  // Numbers from the rulebook, units ruled (U7).
  { id: 'capitalists-4a', step: 4, ...box(vp(15), build(1)), origin: 'reconstructed', partlyKnown: true },
  {
    id: 'capitalists-4b',
    step: 4,
    ...box(money(20), build(1), produce(2)),
    origin: 'reconstructed',
    partlyKnown: true,
  },
]

const FUTURISTS: readonly Printed[] = [
  { id: 'futurists-1a', step: 1, ...box(res('iridium', 2), res('chips', 2)), origin: 'reconstructed' },
  { id: 'futurists-1b', step: 1, ...box(brain(3), res('hydrogen', 2)), origin: 'reconstructed' },
  { id: 'futurists-2a', step: 2, ...box(playNews(1), anyRes(3)), origin: 'reconstructed' },
  { id: 'futurists-2b', step: 2, ...box(workerAction(5), res('chips', 2)), origin: 'reconstructed' },
  { id: 'futurists-3a', step: 3, ...box(anyRes(4), vp(6)), origin: 'reconstructed' },
  { id: 'futurists-3b', step: 3, ...box(playNews(2), brain(4)), origin: 'reconstructed' },
  { id: 'futurists-4a', step: 4, ...box(vp(14), res('iridium', 2)), origin: 'reconstructed' },
  { id: 'futurists-4b', step: 4, ...box(playNews(1), produce(2), workerAction(4)), origin: 'reconstructed' },
]

const TRADITIONALISTS: readonly Printed[] = [
  { id: 'traditionalists-1a', step: 1, ...box(votes(4), trickster(2)), origin: 'reconstructed' },
  { id: 'traditionalists-1b', step: 1, ...box(moodUp(2), votes(2)), origin: 'reconstructed' },
  { id: 'traditionalists-2a', step: 2, ...box(votes(5), trickster(4)), origin: 'reconstructed' },
  { id: 'traditionalists-2b', step: 2, ...box(moodUp(3), res('meat', 1), res('plants', 2)), origin: 'reconstructed' },
  { id: 'traditionalists-3a', step: 3, ...box(votes(8), moodUp(3)), origin: 'reconstructed' },
  { id: 'traditionalists-3b', step: 3, ...box(vp(8), res('meat', 2), trickster(1)), origin: 'reconstructed' },
  { id: 'traditionalists-4a', step: 4, ...box(vp(12), votes(5)), origin: 'reconstructed' },
  { id: 'traditionalists-4b', step: 4, ...box(votes(10), moodUp(4)), origin: 'reconstructed' },
]

/** The boxes of each track, from the first step to the last. */
export const FACTION_BOXES: Readonly<Record<Faction, readonly FactionBoxFacts[]>> = {
  capitalists: ofFaction('capitalists', CAPITALISTS),
  futurists: ofFaction('futurists', FUTURISTS),
  traditionalists: ofFaction('traditionalists', TRADITIONALISTS),
}

export const factionBox = finder('faction box', byId(Object.values(FACTION_BOXES).flat()))

function ofFaction(faction: Faction, boxes: readonly Printed[]): readonly FactionBoxFacts[] {
  return boxes.map((box) => ({ ...box, faction }))
}
