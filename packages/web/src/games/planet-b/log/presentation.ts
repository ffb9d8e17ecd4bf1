// How log, recap, animations and sheets show the events of Planet B.
import { say } from '@hustings/kernel'
import { type PresentationOf, presentation } from '../../present.ts'
import type { LogKind } from '../../types.ts'
import type { PlanetBEvent } from '../words/model.ts'
import {
  buildingName,
  factionName,
  lawName,
  newsName,
  officeName,
  resourceName,
  seatName,
  sourceName,
  tileName,
} from '../words/names.ts'
import { moneyChanges, resourceChanges, workersChanges } from './changes.ts'
import { fromSource, heading, type Kind, line, moneyLine, resourceLine, workersLine } from './lines.ts'
import {
  drawnMotion,
  markerMotion,
  moneyMotion,
  newsMotion,
  priceMotion,
  productionMotion,
  resourceMotion,
  suitcasesMotion,
  THEN,
  thing,
  votesMotion,
  workersMotion,
} from './motion.ts'

export const LOG_KINDS: readonly (LogKind & { readonly id: Kind })[] = [
  { id: 'turns', label: say('log.kind.turns'), icon: 'deal' },
  { id: 'money', label: say('log.kind.money'), icon: 'money' },
  { id: 'goods', label: say('log.kind.goods'), icon: 'storage' },
  { id: 'buildings', label: say('log.kind.buildings'), icon: 'company' },
  { id: 'workers', label: say('log.kind.workers'), icon: 'worker' },
  { id: 'politics', label: say('log.kind.politics'), icon: 'vote-cube' },
  { id: 'points', label: say('log.kind.points'), icon: 'vp' },
]

type Sheet = 'election' | 'exchange' | 'drawn' | 'scoring'

const panel = ({ seat }: { readonly seat: string }) => `panel:${seat}`
const onLine = (event: Extract<PlanetBEvent, { type: 'tile-bought' | 'tile-off' }>) => ({
  resource: resourceName(event.resource),
  line: say(`line.${event.line}`),
  cell: event.cell,
})
/** Only the owner of a card sees its name. */
const ownCard = (event: Extract<PlanetBEvent, { type: 'put-under' | 'card-drawn' }>) =>
  event.card === undefined
    ? line('buildings', event.seat, `${event.type}.hidden`, { deck: event.deck })
    : line('buildings', event.seat, event.type, { deck: event.deck, building: buildingName(event.card) })

const PRESENTATION: PresentationOf<PlanetBEvent, Kind, Sheet> = {
  draft: { log: ({ deck }) => heading('draft', { deck }), act: 'opens', seat: null },
  drafted: {
    log: ({ seat, card }) =>
      card === undefined
        ? null
        : line('buildings', seat, 'drafted', { building: buildingName(card) }, { icon: 'hand' }),
  },
  turn: {
    log: ({ turn, seat, last }) => heading(last ? 'turn.last' : 'turn', { turn, seat: seatName(seat) }),
    act: 'opens',
    seat: 'seat',
  },
  deal: {
    log: {
      kind: 'turns',
      icon: 'deal',
      announce: true,
      seats: ['seat'],
      fields: ['suitcase'],
      params: ({ tile, face }) => ({ tile: tileName(tile), side: say(`side.${face}`) }),
    },
    act: 'both',
    seat: 'seat',
    motion: ({ space, suitcase }) => [{ kind: 'drop', at: `suitcase:${space}:${suitcase}` }],
  },
  box: {
    // Deals, news, offices and exchanges have separate lines.
    log: ({ seat, source }) =>
      /^(tile|news|office|exchange)/.test(source) ? null : line('turns', seat, 'box', { source: sourceName(source) }),
    motion: (event) => (event.source.startsWith('law:') ? [{ kind: 'flash', at: panel(event) }] : []),
  },
  skipped: { log: { kind: 'turns', seats: ['seat'], params: ({ source }) => ({ source: sourceName(source) }) } },
  money: { log: moneyLine, changes: moneyChanges, motion: moneyMotion },
  vp: {
    log: ({ seat, amount, why, source }) =>
      line('points', seat, amount < 0 ? 'vp.lost' : 'vp', {
        amount: Math.abs(amount),
        why: say(`log.vp.${why}`),
        ...fromSource(source),
      }),
    changes: ({ seat, amount }) => [{ number: `${seat}.vp`, by: amount }],
    motion: ({ seat, amount }) => [{ kind: 'float', at: `vp:${seat}`, amount, icon: 'vp' }],
  },
  mood: {
    log: ({ seat, from, to }) =>
      line('politics', seat, to > from ? 'mood.up' : 'mood.down', { by: Math.abs(to - from), mood: say(`mood.${to}`) }),
    changes: ({ seat, from, to }) => [{ number: `${seat}.mood`, by: to - from }],
    flash: ({ seat }) => `mood:${seat}`,
  },
  resource: { log: resourceLine, changes: resourceChanges, motion: resourceMotion },
  production: {
    log: {
      kind: 'goods',
      icon: 'machinery',
      seats: ['seat'],
      params: (event) => ({ line: say(`line.${event.line}`), resources: event.resources.map(resourceName) }),
    },
    motion: productionMotion,
  },
  'tile-bought': {
    log: { kind: 'goods', seats: ['seat'], params: onLine },
    motion: (event) => [
      {
        kind: 'travel',
        from: `stock:${event.resource}`,
        to: `cell:${event.line}:${event.cell}`,
        ...thing(`r-${event.resource}`, 1),
      },
    ],
  },
  'tile-off': { log: { kind: 'goods', seats: ['seat'], params: onLine } },
  built: {
    log: {
      kind: 'buildings',
      icon: 'company',
      announce: true,
      seats: ['seat'],
      fields: ['paid'],
      params: ({ building }) => ({ building: buildingName(building) }),
    },
    act: 'names',
    motion: ({ building }) => [{ kind: 'drop', at: `building:${building}` }],
  },
  demolished: {
    log: { kind: 'buildings', seats: ['seat'], params: ({ building }) => ({ building: buildingName(building) }) },
  },
  'put-under': { log: ownCard },
  'card-drawn': { log: ownCard },
  workers: { log: workersLine, changes: workersChanges, motion: workersMotion },
  'zone-filled': {
    log: { kind: 'workers', seats: ['seat'], params: ({ building }) => ({ building: buildingName(building) }) },
    flash: ({ building }) => `building:${building}`,
  },
  step: {
    log: ({ seat, faction, from, to }) =>
      line('politics', seat, to > from ? 'step' : to === 0 ? 'step.home' : 'step.back', {
        faction: factionName(faction),
        step: to,
      }),
    changes: ({ seat, faction, from, to }) => [{ number: `${seat}.factions.${faction}`, by: to - from }],
    motion: ({ seat, faction, from, to }) => [
      { kind: 'slide', from: `step:${faction}:${from}`, to: `step:${faction}:${to}`, icon: 'circle', colour: seat },
    ],
  },
  support: {
    log: {
      kind: 'politics',
      seats: ['seat'],
      params: ({ faction, box }) => ({ faction: factionName(faction), box: say(`faction-box.${box}`) }),
    },
    flash: ({ box }) => `box:${box}`,
  },
  'news-played': {
    log: ({ seat, card, from }) => {
      const key = from === 'pile' ? 'news.again' : 'news'
      return line('politics', seat, key, { news: newsName(card) }, { icon: 'event', announce: true })
    },
    act: 'both',
    seat: 'seat',
    motion: newsMotion,
  },
  'news-piled': {
    log: ({ seat, immoral }) => line('politics', seat, immoral ? 'immoral' : 'moral'),
    motion: ({ seat }) => [{ kind: 'turn', at: `pilefront:${seat}` }],
  },
  'news-up': {
    log: ({ deck, card }) =>
      card === null
        ? line('politics', null, 'news.none', { deck })
        : line('politics', null, 'news.up', { deck, news: newsName(card) }),
    motion: ({ deck }) => [{ kind: 'turn', at: `news:${deck}` }],
  },
  votes: {
    log: ({ voter, amount, why }) =>
      why === 'drawn' || why === 'returned' || why === 'setup'
        ? null
        : line('politics', voter, `votes.${why}`, { amount, voter: seatName(voter) }),
    motion: votesMotion,
    sheet: ({ why }) => (why === 'stuffed' || why === 'returned' || why === 'finish' ? 'election' : null),
  },
  'votes-drawn': {
    log: ({ voter, drawn }) =>
      line('politics', voter, 'votes.drawn', { voter: seatName(voter), drawn: drawn.map(seatName) }),
    motion: drawnMotion,
    sheet: ({ why }) => (why === 'election' ? 'election' : 'drawn'),
  },
  fraud: {
    log: {
      kind: 'politics',
      announce: true,
      seats: ['seat'],
      params: (event) => ({ fraud: say(`fraud.${event.kind}`) }),
    },
    act: 'both',
    seat: 'seat',
    motion: ({ seat, space }) => [{ kind: 'drop', at: `fraudspace:${seat}:${space}` }],
  },
  marker: {
    log: { kind: 'politics', fields: ['from', 'to'] },
    motion: (event) => (event.why === 'exchange' ? [THEN, markerMotion(event)] : [markerMotion(event)]),
    sheet: ({ why }) => (why === 'exchange' ? 'exchange' : null),
  },
  'election-due': { log: { kind: 'politics', announce: true } },
  'law-drawn': {
    log: ({ seat, law }) => line('politics', seat, 'law', { law: lawName(law) }, { icon: 'policy', announce: true }),
  },
  'law-decided': {
    log: ({ seat, law, side }) =>
      side === null
        ? line('politics', seat, 'law.neither', { law: lawName(law) })
        : line('politics', seat, 'law.decided', { box: say(`law.${law}.${side}`) }),
    act: 'names',
    // A law highlights the players it affects: the one who decides it, and those who gain or cannot pay.
    flash: panel,
  },
  'cannot-pay': {
    log: { kind: 'money', seats: ['seat'], params: ({ source }) => ({ source: sourceName(source) }) },
    flash: panel,
  },
  'law-under': { log: null },
  'office-action': {
    log: {
      kind: 'politics',
      icon: 'agenda',
      seats: ['seat'],
      params: ({ office }) => ({ office: officeName(office) }),
    },
    act: 'both',
    seat: 'seat',
  },
  exchange: {
    log: { kind: 'turns', announce: true, params: ({ space }) => ({ space: say(`space.${space}`) }) },
    act: 'both',
    seat: null,
    sheet: 'exchange',
  },
  // The five steps of an exchange in order: its income comes first (PB-EXCH-04 to 10).
  'suitcases-back': { log: null, motion: suitcasesMotion, sheet: 'exchange' },
  'tile-flipped': {
    log: { kind: 'turns', params: ({ tile, face }) => ({ tile: tileName(tile), side: say(`side.${face}`) }) },
    motion: ({ space }) => [THEN, { kind: 'turn', at: `tile:${space}` }],
    sheet: 'exchange',
  },
  'tile-gone': {
    log: { kind: 'turns', params: ({ tile }) => ({ tile: tileName(tile) }) },
    motion: ({ space }) => [THEN, { kind: 'travel', from: `tile:${space}`, to: 'gone', ...thing('i-discard', 1) }],
    sheet: 'exchange',
  },
  'tile-placed': {
    log: { kind: 'turns', params: ({ tile }) => ({ tile: tileName(tile) }) },
    motion: ({ space }) => [
      { kind: 'travel', from: 'stack', to: `tile:${space}`, ...thing('i-stack', 1) },
      { kind: 'turn', at: `tile:${space}` },
    ],
    sheet: 'exchange',
  },
  price: {
    log: { kind: 'goods', icon: 'price', fields: ['price'], params: ({ space }) => ({ space: say(`space.${space}`) }) },
    motion: priceMotion,
    sheet: 'exchange',
  },
  election: { log: ({ number }) => heading('election', { number }), act: 'both', seat: null },
  'election-step': {
    log: { kind: 'politics', params: ({ step }) => ({ step: say(`board.election.step.${step}`) }) },
    sheet: ({ step }) => (step < 3 ? null : 'election'),
  },
  result: {
    log: ({ voter, votes, rank, tied }) =>
      line('politics', voter, tied ? 'result.tied' : 'result', { voter: seatName(voter), votes, rank }),
    sheet: 'election',
  },
  office: {
    log: ({ voter, office }) => {
      const params = { voter: seatName(voter), office: officeName(office) }
      return line('politics', voter, 'office', params, { icon: 'agenda', announce: true })
    },
    flash: ({ voter }) => `panel:${voter}`,
    sheet: 'election',
  },
  'last-turns': { log: { kind: 'turns', announce: true } },
  scoring: { log: () => heading('scoring'), act: 'opens', seat: null },
  score: {
    log: (event) => line('points', event.seat, `score.${event.line}`, { basis: event.basis, vp: event.vp }),
    sheet: 'scoring',
  },
  total: { log: { kind: 'points', icon: 'vp', seats: ['seat'], fields: ['vp'] }, sheet: 'scoring' },
  'game-over': { log: { kind: 'turns', icon: 'trophy', announce: true } },
}

export const presented = presentation<PlanetBEvent>(PRESENTATION)
