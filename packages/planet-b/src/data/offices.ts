// The office cards: gain when taking office (U3), and action of each turn of the holder (U4).
import type { OfficeFacts } from './facts.ts'
import { advance, box, ifImmoral, law, money, moodUp, votes, vp } from './symbols.ts'
import type { Office } from './vocabulary.ts'

export const OFFICE_CARDS: Readonly<Record<Office, OfficeFacts>> = {
  president: {
    office: 'president',
    players: [2, 3, 4],
    now: box(vp(25)),
    turn: box(law('by_morality')),
    returnsVotesOf: ['own'],
    finalVp: 20,
    origin: 'reconstructed',
    partlyKnown: true,
  },
  'prime-minister': {
    office: 'prime-minister',
    players: [2, 3, 4],
    now: box(vp(10)),
    turn: box(ifImmoral([money(6)], [advance('any', 1)])),
    returnsVotesOf: ['own', 'president'],
    finalVp: 0,
    origin: 'reconstructed',
    partlyKnown: true,
  },
  lama: {
    office: 'lama',
    players: [2, 3, 4],
    now: box(vp(3)),
    turn: box(ifImmoral([money(3)], [moodUp(1)])),
    returnsVotesOf: ['president'],
    finalVp: 0,
    origin: 'reconstructed',
    partlyKnown: true,
  },
  dodo: {
    office: 'dodo',
    players: [4],
    now: box(vp(1)),
    turn: box(ifImmoral([money(1)], [votes(1)])),
    returnsVotesOf: ['president'],
    finalVp: 0,
    origin: 'reconstructed',
    partlyKnown: true,
  },
}
