// The laws: the left box passes the law, the right one rejects it. The part of the President never has a cost, so
// either can be chosen. Each of the others who can pays a cost, and no player gains it (D9).
import { byId, finder } from './catalogue.ts'
import type { LawFacts } from './facts.ts'
import {
  advance,
  anyRes,
  box,
  brain,
  build,
  elect,
  money,
  moodDown,
  moodUp,
  paid,
  playNews,
  produce,
  res,
  support,
  trickster,
  votes,
  vp,
  worker,
  workerAction,
} from './symbols.ts'
import type { LawDeck } from './vocabulary.ts'

type Printed = Omit<LawFacts, 'deck'>

/** For a President who is not immoral (PB-LAW-01). */
const YELLOW: readonly Printed[] = [
  // Left box and topic from the rulebook; color, title and right box chosen.
  {
    id: 'coal-phase-out',
    left: { president: box(support('futurists', 1)), others: box(advance('futurists', 1)), origin: 'rulebook' },
    right: { president: box(money(8)), others: box(money(3)), origin: 'reconstructed' },
    origin: 'reconstructed',
    partlyKnown: true,
  },
  {
    id: 'llama-welfare',
    left: { president: box(moodUp(2), votes(1)), others: box(moodUp(1)), origin: 'reconstructed' },
    right: { president: box(res('meat', 1), votes(2)), others: box(votes(1)), origin: 'reconstructed' },
    origin: 'reconstructed',
  },
  {
    id: 'water-for-everyone',
    left: {
      president: box(votes(3), res('water', 1), money(2)),
      others: box(res('water', 1)),
      origin: 'reconstructed',
    },
    right: { president: box(res('water', 2), money(8)), others: box(money(2)), origin: 'reconstructed' },
    origin: 'reconstructed',
  },
  {
    id: 'basic-income',
    left: { president: box(money(14)), others: box(money(5)), origin: 'reconstructed' },
    right: { president: box(worker(4)), others: box(worker(1)), origin: 'reconstructed' },
    origin: 'reconstructed',
  },
  {
    id: 'education-reform',
    left: { president: box(brain(3), res('chips', 1)), others: box(brain(1)), origin: 'reconstructed' },
    right: { president: box(trickster(4), money(2)), others: box(trickster(1)), origin: 'reconstructed' },
    origin: 'reconstructed',
  },
  {
    id: 'right-to-repair',
    left: { president: box(anyRes(2), money(3)), others: box(anyRes(1)), origin: 'reconstructed' },
    right: { president: box(res('plastic', 3)), others: box(res('plastic', 1)), origin: 'reconstructed' },
    origin: 'reconstructed',
  },
  {
    id: 'housing-programme',
    left: { president: box(build(1), money(6)), others: box(money(4)), origin: 'reconstructed' },
    right: {
      president: box(advance('capitalists', 1), money(8)),
      others: box(advance('capitalists', 1)),
      origin: 'reconstructed',
    },
    origin: 'reconstructed',
  },
  {
    id: 'transparency-act',
    left: { president: box(votes(4), money(2)), others: box(votes(2)), origin: 'reconstructed' },
    right: {
      president: box(support('capitalists', 1), money(4)),
      others: box(advance('capitalists', 1)),
      origin: 'reconstructed',
    },
    origin: 'reconstructed',
  },
  {
    id: 'founding-dodo-day',
    left: {
      president: box(support('traditionalists', 1), money(4)),
      others: box(advance('traditionalists', 1)),
      origin: 'reconstructed',
    },
    right: { president: box(produce(1)), others: box(worker(1)), origin: 'reconstructed' },
    origin: 'reconstructed',
  },
  {
    id: 'term-limits',
    left: { president: box(vp(4), money(2)), others: box(votes(2)), origin: 'reconstructed' },
    right: { president: box(elect('either', 2), votes(3)), others: box(votes(1)), origin: 'reconstructed' },
    origin: 'reconstructed',
  },
]

/** For an immoral President. */
const BLUE: readonly Printed[] = [
  {
    id: 'solidarity-levy',
    left: { president: box(money(15)), others: paid([money(3)]), origin: 'reconstructed' },
    right: { president: box(vp(5)), others: box(money(2)), origin: 'reconstructed' },
    origin: 'reconstructed',
  },
  {
    id: 'compulsory-enthusiasm',
    left: { president: box(moodUp(3)), others: paid([moodDown(1)]), origin: 'reconstructed' },
    right: { president: box(votes(5)), others: box(votes(1)), origin: 'reconstructed' },
    origin: 'reconstructed',
  },
  {
    id: 'media-order',
    left: { president: box(playNews(1)), others: paid([moodDown(1)]), origin: 'reconstructed' },
    right: { president: box(support('any', 1), money(4)), others: box(money(2)), origin: 'reconstructed' },
    origin: 'reconstructed',
  },
  {
    id: 'labour-flexibility',
    left: { president: box(worker(4)), others: paid([worker(1)]), origin: 'reconstructed' },
    right: { president: box(workerAction(4)), others: box(worker(1)), origin: 'reconstructed' },
    origin: 'reconstructed',
  },
  {
    id: 'strategic-reserve',
    left: { president: box(anyRes(2), money(4)), others: paid([anyRes(1)]), origin: 'reconstructed' },
    right: {
      president: box(res('iridium', 2), res('hydrogen', 2)),
      others: box(res('plants', 1)),
      origin: 'reconstructed',
    },
    origin: 'reconstructed',
  },
  {
    id: 'district-redesign',
    left: { president: box(votes(5)), others: paid([moodDown(1)]), origin: 'reconstructed' },
    right: { president: box(elect('either', 2), vp(4)), others: box(votes(1)), origin: 'reconstructed' },
    origin: 'reconstructed',
  },
  {
    id: 'retroactive-immunity',
    left: { president: box(vp(5)), others: box(votes(1)), origin: 'reconstructed' },
    right: { president: box(moodUp(3)), others: box(votes(1)), origin: 'reconstructed' },
    origin: 'reconstructed',
  },
  {
    id: 'private-air',
    left: { president: box(support('capitalists', 1), money(5)), others: paid([money(2)]), origin: 'reconstructed' },
    right: { president: box(produce(1), money(5)), others: box(res('water', 1)), origin: 'reconstructed' },
    origin: 'reconstructed',
  },
  {
    id: 'security-ministry',
    left: {
      president: box(support('traditionalists', 1), trickster(2)),
      others: paid([advance('any', 1)]),
      origin: 'reconstructed',
    },
    right: { president: box(money(16)), others: box(money(2)), origin: 'reconstructed' },
    origin: 'reconstructed',
  },
  {
    id: 'patent-on-the-wheel',
    left: {
      president: box(support('futurists', 1), res('chips', 1)),
      others: paid([res('chips', 1)]),
      origin: 'reconstructed',
    },
    right: { president: box(vp(5)), others: box(brain(1)), origin: 'reconstructed' },
    origin: 'reconstructed',
  },
]

export const LAWS: readonly LawFacts[] = [...ofDeck('yellow', YELLOW), ...ofDeck('blue', BLUE)]

export const lawFacts = finder('law', byId(LAWS))

/** The ids of the cards of one deck. */
export function lawDeck(deck: LawDeck): readonly string[] {
  return LAWS.filter((law) => law.deck === deck).map(({ id }) => id)
}

function ofDeck(deck: LawDeck, cards: readonly Printed[]): readonly LawFacts[] {
  return cards.map((card) => ({ ...card, deck }))
}
