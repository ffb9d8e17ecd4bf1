import { type Bot, legalAnswers, playOut, type RandomState, randomAnswer } from '@hustings/kernel'
import { describeHeavyProperties, describeLightProperties, sized, uniformBot } from '@hustings/kernel/testing'
import { describe, expect, it } from 'vitest'
import { ALTERNATIVE_EVENTS } from '../data/alternative-events.ts'
import { CRISES } from '../data/crisis-response.ts'
import { hiddenAgenda } from '../data/hidden-agendas.ts'
import { HISTORY, historyCard } from '../data/historical-events.ts'
import { type Industry, type PlayerCount, POLICIES } from '../data/vocabulary.ts'
import { hegemony } from '../game.ts'
import type { HegemonyOptions } from '../options.ts'
import type { Modules } from '../state/agreements.ts'
import type { HegemonyEvent } from '../state/events.ts'
import type { HegemonyState } from '../state/state.ts'
import { balancePool, employ, own } from '../testing/arrange.ts'
import { isRequirementMet, requirementOf } from './historical-events/requirements.ts'

interface Setting {
  readonly players: PlayerCount
  readonly modules: Partial<Modules>
}

/** Every module alone and with every other, for every allowed number of players. */
const COVERING: readonly Setting[] = [
  { players: 4, modules: { crisisResponse: true, actionCards: true, hiddenAgendas: true } },
  { players: 2, modules: { crisisResponse: true, hiddenAgendas: true } },
  { players: 3, modules: { hiddenAgendas: true, actionCards: true } },
  { players: 4, modules: { alternativeEvents: true } },
  { players: 2, modules: { historicalEvents: true, actionCards: true } },
  { players: 3, modules: { historicalEvents: true, crisisResponse: true, hiddenAgendas: true } },
  { players: 4, modules: { historicalEvents: true, alternativeEvents: true, hiddenAgendas: true } },
  {
    players: 4,
    modules: {
      alternativeEvents: true,
      hiddenAgendas: true,
      crisisResponse: true,
      actionCards: true,
      historicalEvents: true,
    },
  },
]

const TEN_MINUTES = 600_000

describeLightProperties(hegemony, { options: COVERING, light: sized(1, 10) * COVERING.length, timeout: TEN_MINUTES })
describeHeavyProperties(hegemony, {
  options: COVERING,
  heavy: sized(2, COVERING.length),
  every: sized(80, 40),
  timeout: TEN_MINUTES,
})

/** Prefers answers by the beginning of their ids, the first most; chooses at random among the others. */
function keenOn(...likings: readonly string[]): Bot {
  return {
    name: 'keen',
    decide(question, seen) {
      const legal = legalAnswers(question)
      for (const liking of likings) {
        const liked = legal.filter((answer) => String(answer).startsWith(liking))
        const answer = liked[seen.random.below(Math.max(1, liked.length))]
        if (answer !== undefined) return answer
      }
      return randomAnswer(question, seen.random)
    },
  }
}

/** Thrown when the test has seen enough of the game. */
class Enough extends Error {}

/**
 * Returns the events of a random game from an arranged table; every state is valid. `watch` ends it by returning true.
 */
function told(
  setting: Setting,
  seed: string,
  arrange: (s: HegemonyState) => void,
  bot: Bot = uniformBot,
  watch: (s: HegemonyState, events: readonly HegemonyEvent[]) => boolean = () => false,
): HegemonyEvent[] {
  const events: HegemonyEvent[] = []
  const create = (options: HegemonyOptions, random: RandomState): HegemonyState => {
    const state = hegemony.create(options, random)
    arrange(state)
    return state
  }
  const step = (state: HegemonyState, emitted: readonly { readonly event: HegemonyEvent }[]): void => {
    for (const { event } of emitted) events.push(event)
    expect(hegemony.violations(state)).toEqual([])
    if (watch(state, events)) throw new Enough()
  }
  try {
    playOut({ ...hegemony, create }, setting, seed, () => bot, { step })
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
  return events
}

/** Returns what happened to a Historical Event so far. */
function fateOf(card: string, events: readonly HegemonyEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'history' && event.card === card ? [event.outcome] : []))
}

const PLAYERS = [2, 3, 4] as const

const unions =
  (...industries: readonly Industry[]) =>
  (s: HegemonyState): void => {
    for (const industry of industries) s.working.unions[industry] = true
  }
/** Brings Companies that are not in the game yet into it, with workers. */
const atWork =
  (...ids: readonly string[]) =>
  (s: HegemonyState): void => {
    for (const id of ids) {
      s.decks.capitalist.cards = s.decks.capitalist.cards.filter((card) => card !== id)
      s.capitalist.market = s.capitalist.market.filter((card) => card !== id)
      if (!s.companies.capitalist.some((company) => company.id === id)) own(s, 'capitalist', id, 3)
      const company = s.companies.capitalist.find((each) => each.id === id)
      if (company?.slots.every((worker) => worker === null)) employ(s, company, 'working')
    }
  }
const policies =
  (...sections: readonly string[]) =>
  (s: HegemonyState): void => {
    for (const [policy, section] of sections) Object.assign(s.policies, { [Number(policy)]: section })
  }
const all =
  (...changes: readonly ((s: HegemonyState) => void)[]) =>
  (s: HegemonyState): void => {
    for (const change of changes) change(s)
  }

/** Cards that are rare in random games: they are put on the first pile with their requirements met. */
const MET: Readonly<Record<string, (s: HegemonyState) => void>> = {
  he09: atWork('fashion-company', 'hotel', 'stadium'),
  he10: all(policies('2B', '4B'), unions('healthcare'), (s) => {
    s.working.influence += 3
    s.influence -= 3
  }),
  he20: all(policies('2B'), unions('healthcare', 'media')),
  he25: all(policies('2B'), unions('healthcare', 'media')),
  he31: all(policies('1B', '2B', '3B'), unions('healthcare', 'media')),
  he32: atWork('fashion-company', 'hotel', 'stadium'),
  he33: (s) => {
    s.state.influence += 3
    s.influence -= 3
    while (s.companies.capitalist.length < 10) own(s, 'capitalist', s.decks.capitalist.cards.pop() ?? '', 3)
  },
  he34: policies('3A', '4A', '5A'),
  he36: atWork('college', 'academy', 'university'),
  he49: (s) => {
    s.working.prosperity = 6
    s.middle.prosperity = 6
  },
}

/** Agendas that are rare in random games (others: `automa/properties.test.ts`): a bot aims for the one missing step. */
const WITHIN_REACH: Readonly<Record<string, { arrange?: (s: HegemonyState) => void; likes?: readonly string[] }>> = {
  ha01: { likes: ['basic:event-action'] },
  ha04: {
    arrange: all(policies('4A', '5A'), (s) => {
      s.state.money = 149
    }),
  },
  ha06: {
    arrange: (s) => {
      s.middle.storage = { food: 7, luxury: 8, health: 8, education: 8 }
    },
    likes: ['basic:extra-shift', 'company:convenience-store'],
  },
}

describe('every card in the middle of a game', () => {
  it.each(Object.entries(WITHIN_REACH))(
    '%s can be fulfilled by a player who aims at it',
    (id, { arrange, likes = [] }) => {
      const { role } = hiddenAgenda(id)
      const deal = (s: HegemonyState): void => {
        const hand = s.hidden?.hands[role]
        if (hand !== undefined) hand.dealt = [id, ...hand.dealt.filter((other) => other !== id)].slice(0, 2)
        arrange?.(s)
      }
      const isFulfilled = (game: number): boolean =>
        told(
          { players: 4, modules: { hiddenAgendas: true } },
          `${id} ${game}`,
          deal,
          keenOn(`agenda:${id}`, ...likes),
        ).some((event) => event.type === 'hidden-agenda' && event.outcome === 'fulfilled' && event.agenda === id)
      expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].some(isFulfilled)).toBe(true)
    },
  )

  it.each(HISTORY.filter(({ era }) => era === '*'))(
    'CC-HIST-04: $id is revealed once in the setup, and its policies are in force from the start',
    ({ id, sets = [] }) => {
      for (const players of PLAYERS) {
        let sections: readonly string[] = []
        const events = told(
          { players, modules: { historicalEvents: true } },
          `${id} ${players}`,
          ({ history }) => {
            if (history !== null) Object.assign(history, { setup: id, piles: { ...history.piles, I: [] } })
          },
          uniformBot,
          ({ policies: now, clock }) => {
            if (sections.length === 0) sections = POLICIES.map((policy) => `${policy}${now[policy]}`)
            return clock.round > 1
          },
        )
        expect(fateOf(id, events)).toEqual(['revealed'])
        expect(sections).toEqual(expect.arrayContaining([...sets]))
      }
    },
  )

  it.each(HISTORY.filter(({ era }) => era !== '*'))(
    'CC-HIST-06, CC-HIST-07, CC-HIST-09, CC-HIST-12: $id takes place once if its trigger and its requirement allow it, and leaves with the round',
    ({ id, trigger, by = [] }) => {
      for (const players of PLAYERS) {
        let met = true
        let metWhenRevealed = true
        let offered = false
        let demands = false
        const keen = keenOn(`free:history-${id}`, `basic:history-${id}`)
        const bot: Bot = {
          name: keen.name,
          decide(question, seen) {
            offered ||= legalAnswers(question).some((answer) => String(answer).endsWith(`:history-${id}`))
            return keen.decide(question, seen)
          },
        }
        const arrange = (s: HegemonyState): void => {
          if (s.history === null) return
          Object.assign(s.history, { setup: 'he01' })
          s.history.piles.I = [...s.history.piles.I.filter((card) => card !== id), id]
          met = isRequirementMet(s, id)
          demands = requirementOf(s, id) !== null
        }
        const events = told(
          { players, modules: { historicalEvents: true } },
          `${id} ${players}`,
          arrange,
          bot,
          (s, sofar) => {
            if (fateOf(id, sofar).length === 0) met = isRequirementMet(s, id)
            else metWhenRevealed = met
            return s.clock.round > 1
          },
        )
        const fates: Readonly<Record<string, readonly unknown[]>> = {
          'when-revealed': metWhenRevealed ? ['revealed', 'happens', 'expired'] : ['revealed', 'put-back'],
          'end-of-action-phase': [
            'revealed',
            demands ? expect.stringMatching(/^(happens|fails)$/) : 'happens',
            'expired',
          ],
        }
        const byRoles = offered ? ['revealed', 'happens', 'expired'] : ['revealed', 'expired']
        expect(fateOf(id, events), `${players} players`).toEqual(fates[trigger] ?? byRoles)
        for (const event of events) {
          if (event.type === 'history' && event.card === id && event.outcome === 'happens' && event.role !== undefined)
            expect(by).toContain(event.role)
        }
      }
    },
  )

  it.each(HISTORY.filter(({ era }) => era !== '*').map(({ id }) => id))('%s takes place in some game', (card) => {
    const bot = keenOn('free:history', 'basic:history', 'union:')
    let happened = false
    for (let game = 0; game < 8 && !happened; game++) {
      const players = PLAYERS[game % PLAYERS.length] ?? 2
      const arrange = (s: HegemonyState): void => {
        if (s.history === null) return
        const era = card in MET ? 'I' : historyCard(card).era
        if (era !== '*') s.history.piles[era] = [...s.history.piles[era].filter((id) => id !== card), card]
        MET[card]?.(s)
        for (const role of ['working', 'middle'] as const) balancePool(s, role)
      }
      told({ players, modules: { historicalEvents: true } }, `${card} ${game}`, arrange, bot, (_, events) => {
        const fate = fateOf(card, events)
        happened = fate.includes('happens')
        return fate.length > 1
      })
    }
    expect(happened).toBe(true)
  })

  it.each(ALTERNATIVE_EVENTS.map(({ id }) => id))('%s is resolved, kept, and used', (card) => {
    const setting = { players: 4, modules: { alternativeEvents: true } } as const
    const arrange = (s: HegemonyState): void => {
      s.decks.event.cards = [...s.decks.event.cards, ...s.state.events].filter((id) => id !== card)
      s.state.events = [card, s.decks.event.cards.pop() ?? '']
      s.influence -= 4
      Object.assign(s.state, { money: 300, media: s.state.media + 2, influence: s.state.influence + 2 })
    }
    const bot = keenOn(`event:${card}`, 'basic:event-action', 'keep', 'benefit:', 'basic:build-company', 'company:')
    const types = told(setting, card, arrange, bot).flatMap((event) =>
      'event' in event && event.event === card ? [event.type] : [],
    )
    expect(types).toContain('event-resolved')
    expect(types).toContain('event-given')
    expect(types).toContain('benefit-used')
  })

  it.each(CRISES.map(({ id }) => id))('%s is resolved', (card) => {
    const setting = { players: 4, modules: { crisisResponse: true } } as const
    const events = told(
      setting,
      card,
      (s) => {
        if (s.crisis === null) return
        const { deck } = s.crisis
        deck.cards = [...deck.cards, s.crisis.card].filter((id) => id !== card)
        s.crisis.card = card
        // Deep in debt; a revolution needs Trade Unions that last, bonds need a lender.
        Object.assign(s.state, { loans: 3, money: 0 })
        Object.assign(s.capitalist, { capital: 200 })
      },
      keenOn('bond:5', 'union:', 'basic:assign-workers'),
    )
    expect(
      events.filter((event) => event.type === 'crisis-ended' || event.type === 'crisis-passed-over'),
    ).toContainEqual(expect.objectContaining({ card }))
  })
})
