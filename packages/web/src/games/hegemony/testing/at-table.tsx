// Renders tables in tests: a real match, played at random up to a point, with its board in one language.

import {
  type HegemonyEvent,
  type HegemonyOptions,
  type HegemonyState,
  type HegemonyView,
  hegemony,
} from '@hustings/hegemony'
import { baseGame as en } from '@hustings/hegemony/messages/en/base-game'
import { expansion as enMore } from '@hustings/hegemony/messages/en/expansion'
import { baseGame as pl } from '@hustings/hegemony/messages/pl/base-game'
import { expansion as plMore } from '@hustings/hegemony/messages/pl/expansion'
import { baseGame as uk } from '@hustings/hegemony/messages/uk/base-game'
import { expansion as ukMore } from '@hustings/hegemony/messages/uk/expansion'
import { type Decision, type Game, legalAnswers, Match, type Seat } from '@hustings/kernel'
import type { LoggedEvent } from '@hustings/protocol'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { WordsContext } from '../../../i18n/context.ts'
import { type Translator, translator } from '../../../i18n/translator.ts'
import type { Language } from '../../../i18n/types.ts'
import clientEn from '../../../messages/en/client.json' with { type: 'json' }
import clientPl from '../../../messages/pl/client.json' with { type: 'json' }
import clientUk from '../../../messages/uk/client.json' with { type: 'json' }
import { LogContext } from '../../../table/log/log.ts'
import { AttentionStore } from '../../../table/model/attention.ts'
import { TableContext } from '../../../table/model/context.ts'
import type { Layout } from '../../types.ts'
import { Board } from '../board/Board.tsx'
import { Hand } from '../hand/Hand.tsx'
import { info } from '../info.ts'
import { Overlay } from '../overlay/Overlay.tsx'
import { Players } from '../players/Players.tsx'

/** The available messages: a match of the base game must need no others. */
export type Box = 'base-game' | 'crisis-and-control'

const BASE_GAME = { en: [en, clientEn], uk: [uk, clientUk], pl: [pl, clientPl] } as const
const EXPANSION = { en: enMore, uk: ukMore, pl: plMore } as const

const spoken = new Map<string, Translator>()

/** Formats messages in a language and throws on a missing text. */
export function wordsIn(language: Language, box: Box = 'crisis-and-control'): Translator {
  const id = `${language} ${box}`
  const known = spoken.get(id)
  if (known !== undefined) return known
  const catalogs = [...BASE_GAME[language], ...(box === 'base-game' ? [] : [EXPANSION[language]])]
  const words = translator(language, catalogs, (key) => {
    throw new Error(`no ${language} words for ${key}`)
  })
  spoken.set(id, words)
  return words
}

type HegemonyMatch = Match<HegemonyState, HegemonyOptions, HegemonyView, HegemonyEvent>
const game: Game<HegemonyState, HegemonyOptions, HegemonyView, HegemonyEvent> = hegemony

export function startMatch(players: 2 | 3 | 4, seed: string): HegemonyMatch {
  return Match.start(game, { players }, seed)
}

/** Plays at random, deterministic for a seed, and reports every open decision. */
export function playByChance(
  match: HegemonyMatch,
  seed: number,
  look: (decision: Decision, step: number) => void,
): void {
  let state = seed >>> 0
  const below = (count: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
  for (let step = 0; !match.over; step++) {
    const [decision] = match.decisions
    if (decision === undefined) return
    look(decision, step)
    const answers = legalAnswers(decision)
    const answer = answers[below(answers.length)]
    if (answer === undefined) return
    match.answer(decision.seat, decision.id, answer)
  }
}

interface Shown {
  readonly view: HegemonyView
  readonly viewer: Seat
  readonly language?: Language
  readonly decision?: Decision | null
  readonly log?: readonly LoggedEvent<HegemonyEvent>[]
  readonly layout?: Layout
  readonly box?: Box
}

const PEOPLE = {
  working: { kind: 'person', name: '1' },
  middle: { kind: 'person', name: '2' },
  capitalist: { kind: 'person', name: '3' },
  state: { kind: 'person', name: '4' },
} as const

/** Renders children with the messages and the decision of the moment. */
export function showAtTable(
  node: ReactNode,
  {
    language = 'en',
    decision = null,
    log = [],
    layout = 'table',
    box = 'crisis-and-control',
  }: Omit<Shown, 'view' | 'viewer'>,
) {
  const attention = new AttentionStore()
  attention.ask(decision)
  const table: TableContext = {
    info,
    options: undefined,
    shared: false,
    why: null,
    attention,
    people: PEOPLE,
    layout,
    answer: () => {},
    choose: () => {},
    point: () => {},
    select: () => {},
    offer: () => {},
    explain: () => {},
  }
  return render(
    <WordsContext value={wordsIn(language, box)}>
      <TableContext value={table}>
        <LogContext value={log}>{node}</LogContext>
      </TableContext>
    </WordsContext>,
  )
}

/** The whole table in the desktop layout. */
export function showTable(shown: Shown) {
  const { view, viewer, layout = 'table' } = shown
  const props = { view, viewer, layout, live: true }
  return showAtTable(
    <>
      <Players {...props} />
      <Board {...props} />
      <Overlay {...props} />
      <Hand {...props} />
    </>,
    shown,
  )
}
