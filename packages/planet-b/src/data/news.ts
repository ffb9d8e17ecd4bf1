// The news cards. All of deck II and half of deck III make their player immoral (PB-NEWS-08).
import { byId, finder } from './catalogue.ts'
import type { NewsFacts } from './facts.ts'
import {
  advance,
  anyRes,
  box,
  brain,
  build,
  buildTop,
  demolishRefunded,
  elect,
  fraud,
  freeFraud,
  inOrder,
  law,
  lowestMood,
  money,
  moodDown,
  moodUp,
  oneOf,
  others,
  paid,
  produce,
  res,
  returnWorker,
  support,
  supportAndKeep,
  trickster,
  votes,
  vp,
  worker,
  workerAction,
} from './symbols.ts'
import type { NewsDeck } from './vocabulary.ts'

type Printed = Omit<NewsFacts, 'deck'>

const DECK_I: readonly Printed[] = [
  // Effect and deck from the rulebook (example), title chosen.
  { id: 'ocean-cleaned', immoral: false, box: box(res('plastic', 2)), origin: 'reconstructed', partlyKnown: true },
  { id: 'llama-season', immoral: false, box: box(res('meat', 1), moodUp(1), money(2)), origin: 'reconstructed' },
  { id: 'rain', immoral: false, box: box(res('water', 2), res('plants', 1), votes(1)), origin: 'reconstructed' },
  { id: 'rescued-kitten', immoral: false, box: box(moodUp(2), votes(1)), origin: 'reconstructed' },
  { id: 'school-trip', immoral: false, box: box(worker(3), money(2)), origin: 'reconstructed' },
  { id: 'village-fair', immoral: false, box: box(votes(3), moodUp(1)), origin: 'reconstructed' },
  { id: 'subsidy-for-honest-work', immoral: false, box: box(money(13)), origin: 'reconstructed' },
  { id: 'meteor-shower', immoral: false, box: box(res('iridium', 2), anyRes(1)), origin: 'reconstructed' },
  { id: 'knitting-grandmothers', immoral: false, box: box(trickster(2), votes(2)), origin: 'reconstructed' },
  { id: 'science-fair', immoral: false, box: box(brain(2), advance('futurists', 1)), origin: 'reconstructed' },
  { id: 'open-day', immoral: false, box: box(workerAction(3)), origin: 'reconstructed' },
  { id: 'record-harvest', immoral: false, box: box(anyRes(2), res('plants', 1)), origin: 'reconstructed' },
  { id: 'bicycle-lane', immoral: false, box: box(build(1), money(5)), origin: 'reconstructed' },
  { id: 'union-picnic', immoral: false, box: box(advance('traditionalists', 1), votes(2)), origin: 'reconstructed' },
  { id: 'start-up', immoral: false, box: box(advance('capitalists', 1), money(6)), origin: 'reconstructed' },
  { id: 'brain-day', immoral: false, box: box(workerAction(2), brain(2)), origin: 'reconstructed' },
]

const DECK_II: readonly Printed[] = [
  { id: 'pension-fund', immoral: true, box: paid([moodDown(1)], money(20)), origin: 'reconstructed' },
  { id: 'anonymous-donation', immoral: true, box: paid([moodDown(1)], vp(6)), origin: 'reconstructed' },
  { id: 'flood-cancelled', immoral: true, box: box(votes(4), others(moodDown(1))), origin: 'reconstructed' },
  { id: 'dodo-licence', immoral: true, box: paid([moodDown(1)], res('meat', 2), vp(3)), origin: 'reconstructed' },
  { id: 'rescue-package', immoral: true, box: paid([others(money(3))], money(13)), origin: 'reconstructed' },
  { id: 'recount', immoral: true, box: box(fraud(1), votes(3)), origin: 'reconstructed' },
  { id: 'ballot-box-update', immoral: true, box: paid([moodDown(1)], freeFraud(1), votes(2)), origin: 'reconstructed' },
  { id: 'overtime', immoral: true, box: paid([moodDown(1)], workerAction(5)), origin: 'reconstructed' },
  { id: 'national-park', immoral: true, box: paid([moodDown(1)], money(12), build(1)), origin: 'reconstructed' },
  {
    id: 'bathtub-photos',
    immoral: true,
    box: box(advance('any', 1), votes(1), others(moodDown(1))),
    origin: 'reconstructed',
  },
  { id: 'early-election', immoral: true, box: box(elect('right', 2), votes(4)), origin: 'reconstructed' },
  { id: 'postponed-election', immoral: true, box: box(elect('left', 2), money(6), vp(2)), origin: 'reconstructed' },
  { id: 'private-rain', immoral: true, box: paid([moodDown(1)], res('water', 3), money(10)), origin: 'reconstructed' },
  {
    id: 'compulsory-volunteers',
    immoral: true,
    box: paid([moodDown(1)], worker(4), advance('traditionalists', 1)),
    origin: 'reconstructed',
  },
  {
    id: 'green-coal',
    immoral: true,
    box: paid([moodDown(1)], produce(1), advance('capitalists', 1), money(3)),
    origin: 'reconstructed',
  },
  {
    id: 'anti-corruption-office',
    immoral: true,
    box: paid([moodDown(1)], support('capitalists', 1), vp(4)),
    origin: 'reconstructed',
  },
]

const DECK_III: readonly Printed[] = [
  // Choice from the rulebook; the Futurist step of Vaccination is printed on this card. Departure: the rulebook's likeness to Vaccination would exclude the Hospital, this card does not (PBQ-26, G4); deck chosen.
  {
    id: 'nannybots',
    immoral: false,
    box: box(oneOf([returnWorker(1)], [brain(1)]), advance('futurists', 1)),
    origin: 'reconstructed',
    partlyKnown: true,
  },
  // Effect from the rulebook; deck and missing immoral symbol chosen.
  { id: 'mayor-boxer', immoral: false, box: box(law('any')), origin: 'reconstructed', partlyKnown: true },
  // Effect from the rulebook; deck and missing immoral symbol chosen. Support and the alternative step are both part of support_keep.
  {
    id: 'mono-majority',
    immoral: false,
    box: paid([advance('any', 2)], supportAndKeep('any', 1), elect('right', 1)),
    origin: 'reconstructed',
    partlyKnown: true,
  },
  // Effect from the rulebook, deck chosen. Departure: the rulebook's likeness to Illegal Construction would include 2 iridium, this card has no cost (rulings PBQ-27).
  { id: 'inheritance', immoral: false, box: box(buildTop('A')), origin: 'reconstructed', partlyKnown: true },
  // Effect from the rulebook; no cost printed. Guard G3: demolition before build.
  {
    id: 'minor-renovation',
    immoral: false,
    box: inOrder(demolishRefunded(1), build(1)),
    origin: 'reconstructed',
    partlyKnown: true,
  },
  {
    id: 'good-will-summit',
    immoral: false,
    box: paid([money(6)], support('any', 2), moodUp(1)),
    origin: 'reconstructed',
  },
  { id: 'free-transport', immoral: false, box: paid([money(8)], moodUp(3), votes(4)), origin: 'reconstructed' },
  // Effect from the rulebook; deck and immoral symbol chosen.
  {
    id: 'wunderwaffle',
    immoral: true,
    box: box(
      lowestMood(),
      advance('capitalists', 2),
      advance('futurists', 2),
      advance('traditionalists', 2),
      others(moodDown(1)),
    ),
    origin: 'reconstructed',
    partlyKnown: true,
  },
  {
    id: 'referendum',
    immoral: true,
    box: paid([moodDown(1)], freeFraud(1), votes(3), elect('right', 1)),
    origin: 'reconstructed',
  },
  {
    id: 'nationalise-and-privatise',
    immoral: true,
    box: paid([moodDown(2)], money(19), anyRes(2)),
    origin: 'reconstructed',
  },
  { id: 'golden-toilet', immoral: true, box: paid([res('iridium', 1), moodDown(1)], vp(10)), origin: 'reconstructed' },
  {
    id: 'festive-emergency',
    immoral: true,
    box: paid([moodDown(1), others(worker(1))], fraud(1), workerAction(3)),
    origin: 'reconstructed',
  },
  {
    id: 'birthday-parade',
    immoral: true,
    box: paid([worker(2)], advance('traditionalists', 2), vp(4)),
    origin: 'reconstructed',
  },
  {
    id: 'watchdog-merger',
    immoral: true,
    box: paid([money(10), moodDown(1)], vp(9), advance('capitalists', 1)),
    origin: 'reconstructed',
  },
]

export const NEWS: readonly NewsFacts[] = [...ofDeck('I', DECK_I), ...ofDeck('II', DECK_II), ...ofDeck('III', DECK_III)]

export const newsFacts = finder('news card', byId(NEWS))

/** The ids of the cards of one deck. */
export function newsDeck(deck: NewsDeck): readonly string[] {
  return NEWS.filter((news) => news.deck === deck).map(({ id }) => id)
}

function ofDeck(deck: NewsDeck, cards: readonly Printed[]): readonly NewsFacts[] {
  return cards.map((card) => ({ ...card, deck }))
}
