/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { confirmQuestion, isLegal, numberQuestion, pickQuestion, type Question, say } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { AI_CARDS_OF } from '../data/automa.ts'
import type { Class, OwnerClass, Policy, Section } from '../data/vocabulary.ts'
import { changePolicy } from '../rules/politics/policies.ts'
import { DONE, offer } from '../rules/table.ts'
import type { HegemonyState } from '../state/state.ts'
import { bare, employ, employHelp, own, unemploy } from '../testing/arrange.ts'
import { ALL_SIMPLE, numbersWith, stack } from '../testing/automa.ts'
import { given, type TestTable } from '../testing/given.ts'
import { startOfTurn } from './actions/free-actions.ts'
import { DECISIONS, decide } from './decisions/index.ts'
import { theAutoma } from './place/automa.ts'
import { Watch } from './place/watching.ts'
import { amongAutomas } from './seats.ts'

const SOURCES = join(import.meta.dirname, '..')

/** Everything that is asked anywhere in the rules, cards and expansions. */
function questionsInCode(): string[] {
  const files = ['rules', 'cards', 'expansions'].flatMap((folder) =>
    readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(SOURCES, folder, file), 'utf8')),
  )
  return [
    ...new Set(files.flatMap((text) => [...text.matchAll(/'(ask\.[a-z0-9-]+)'/g)].map((match) => match[1] ?? ''))),
  ].sort()
}

/** Asked on a person's turn, of whoever plays an action card, or of the State alone: no Automa is ever in that seat. */
const NEVER_OF_AN_AUTOMA = [
  ...['ask.turn', 'ask.turn-main', 'ask.turn-free', 'ask.discard', 'ask.hidden-agenda', 'ask.vote-influence'],
  // Actions that an Automa does not take this way: it gives no bonus, and buys from several sources by a plan of its own.
  ...['ask.buy-source', 'ask.bonus', 'ask.storage-tile'],
  // Action cards
  ...[
    'ask.accident-industry',
    'ask.accident-owner',
    'ask.consumption',
    'ask.housing',
    'ask.migrant',
    'ask.remove-cubes',
  ],
  ...[
    'ask.export-card',
    'ask.investment',
    'ask.machinery-count',
    'ask.lure-from',
    'ask.freeze-policy',
    'ask.cancel-bill',
  ],
  'ask.scandal',
  // The State
  ...[
    'ask.campaign',
    'ask.close-company',
    'ask.open-company',
    'ask.drop-event',
    'ask.emergency-policy',
    'ask.extra-tax',
  ],
  ...[
    'ask.imf-repayment',
    'ask.legitimacy-class',
    'ask.meet-mps',
    'ask.nationalize',
    'ask.place-event',
    'ask.privatize',
  ],
  ...['ask.provide-class', 'ask.provide-from', 'ask.provide-mix', 'ask.provide-own'],
  ...['ask.seize-media', 'ask.sell-services-abroad', 'ask.shift-focus', 'ask.silence', 'ask.spend-media'],
  ...['ask.buy-food', 'ask.import-health', 'ask.event', 'ask.event-bill-by', 'ask.event-buy', 'ask.event-class'],
  ...['ask.event-cost', 'ask.event-cubes', 'ask.event-media', 'ask.event-package', 'ask.event-penalty'],
  'ask.save-company',
  ...['ask.event-spend-money', 'ask.event-spend-ware', 'ask.event-two-classes'],
]

/** Choices of Historical Events without an instruction (CC-HIST-15). */
const BY_LOT = ['ask.buy-public', 'ask.retire-company', 'ask.sell-or-deal']

describe('an Automa never leaves a question open', () => {
  it('every question has an instruction or is listed as impossible for Automas', () => {
    const known = new Set([...Object.keys(DECISIONS), ...NEVER_OF_AN_AUTOMA])
    const open = questionsInCode().filter((key) => !known.has(key) && !BY_LOT.includes(key))
    expect(open).toEqual([])
  })

  it('no question with an instruction is listed as impossible', () => {
    expect(NEVER_OF_AN_AUTOMA.filter((key) => key in DECISIONS)).toEqual([])
  })

  it('no instruction exists for an unknown question', () => {
    const asked = new Set(questionsInCode())
    expect(Object.keys(DECISIONS).filter((key) => !asked.has(key))).toEqual([])
  })

  it('CC-AUTO-108: without an instruction: yes or no by an AI card, everything else at random, always legal', () => {
    const game = given({ automas: ALL_SIMPLE })
    const prompt = { key: 'ask.something-new' }
    const questions: Question[] = [
      pickQuestion('middle', prompt, [offer('a', 1, prompt), offer('b', 2, prompt), DONE]),
      numberQuestion('middle', prompt, 3, 8),
      confirmQuestion('middle', prompt),
    ]
    const watch = new Watch(game.table)
    for (const question of questions) {
      for (let i = 0; i < 10; i++) expect(isLegal(question, decide(game.table, question, watch))).toBe(true)
    }
    const answer = (number: number): unknown => {
      const table = given({ automas: ALL_SIMPLE }, (s) => stack(s, 'middle', number)).table
      return decide(table, confirmQuestion('middle', prompt), new Watch(table))
    }
    expect([answer(numbersWith('middle', true)[0] ?? 0), answer(numbersWith('middle', false)[0] ?? 0)]).toEqual([
      true,
      false,
    ])
  })

  it('CC-AUTO-02, CC-AUTO-04: players get the usual questions next to Automas of any mode', () => {
    const game = given({ players: 3, automas: { working: 'simple', capitalist: 'advanced' } })
    const question = (seat: string) => pickQuestion(seat, { key: 'ask.something' }, [offer('a', 1, { key: 'a' }), DONE])
    const play = game.run((t) =>
      amongAutomas(
        t,
        (function* () {
          yield [question('working'), question('middle'), question('capitalist')]
        })(),
      ),
    )
    expect([play.seat, play.legal]).toEqual(['middle', ['a', 'done']])
    play.answers('a')
    expect(play.done).toBe(true)
  })
})

/** What an Automa answers to such a question. */
function answerTo(
  of: Class,
  key: string,
  options: readonly string[],
  change: (s: HegemonyState) => void,
  params: Parameters<typeof say>[1] = {},
): unknown {
  const game: TestTable = given({ automas: ALL_SIMPLE }, change)
  const prompt = say(key, params)
  const question = pickQuestion(
    of,
    prompt,
    options.map((id) => offer(id, id, prompt)),
  )
  return decide(game.table, question, new Watch(game.table))
}

describe('decisions outside of its turn', () => {
  it('CCX-27, CC-AW-19, CC-AM-23: food from the cheapest source; equal prices by the order of the class', () => {
    const cheap = (s: HegemonyState): void => {
      s.policies[6] = 'C'
      s.capitalist.prices.food = 10
      s.middle.prices.food = 12
    }
    const offers = ['source:capitalist', 'source:foreign']
    expect(answerTo('working', 'ask.food-source', offers, cheap)).toBe('source:foreign')
    expect(
      answerTo('middle', 'ask.food-source', [...offers, 'source:state'], (s) => {
        cheap(s)
        s.policies[6] = 'B'
        s.capitalist.prices.food = 12
      }),
    ).toBe('source:state')
    expect(
      answerTo('working', 'ask.food-source', offers, (s) => {
        s.policies[6] = 'B'
        s.capitalist.prices.food = 9
      }),
    ).toBe('source:capitalist')
  })

  it('CC-HIST-15: workers who are assigned for it go where its own plan has a worker of their skill', () => {
    const where = (skill: string): unknown =>
      answerTo(
        'working',
        'ask.assign-where',
        ['company:fast-food-chain', 'company:clinic'],
        (s) => {
          bare(s)
          own(s, 'capitalist', 'fast-food-chain')
          own(s, 'capitalist', 'clinic')
          for (const skill of ['unskilled', 'unskilled', 'healthcare'] as const) unemploy(s, 'working', skill)
        },
        { skill: say(`skill.${skill}`) },
      )
    expect(where('healthcare')).toBe('company:clinic')
  })

  it('CC-AC-17: the Capitalist Class discards its whole Market', () => {
    expect(answerTo('capitalist', 'ask.discard-companies', ['company:clinic', 'done'], () => undefined)).toBe(
      'company:clinic',
    )
  })

  it('CC-AM-16: the Middle Class only what it has already on the board', () => {
    const answer = (change: (s: HegemonyState) => void): unknown =>
      answerTo('middle', 'ask.discard-companies', ['company:pharmacy', 'company:pr-agency', 'done'], (s) => {
        bare(s)
        change(s)
      })
    expect(answer(() => undefined)).toBe('done')
    expect(answer((s) => own(s, 'middle', 'doctors-office'))).toBe('company:pharmacy')
  })

  /** A country in which a section comes into force, with Automas as owners. */
  const changing = (policy: Policy, section: Section, change: (s: HegemonyState) => void) => {
    const game = given({ automas: { middle: 'simple', capitalist: 'simple' } }, (s) => {
      bare(s)
      change(s)
    })
    expect(game.run((t) => amongAutomas(t, changePolicy(t, policy, section))).done).toBe(true)
    return game
  }

  it('R-79, OQ-28, CC-AC-10, CC-AM-08: wages fall as soon as the minimum falls, except of committed workers', () => {
    const { state } = changing(2, 'C', (s) => {
      s.policies[2] = 'B'
      employ(s, own(s, 'capitalist', 'clinic'), 'working')
      employ(s, own(s, 'capitalist', 'college', 3), 'working')
      employ(s, own(s, 'capitalist', 'supermarket'), 'working', true)
      employHelp(s, employ(s, own(s, 'middle', 'doctors-office'), 'middle', true))
      employHelp(s, employ(s, own(s, 'middle', 'game-store'), 'middle'), true)
    })
    const wages = (of: OwnerClass) => state.companies[of].map(({ wage }) => wage)
    expect([wages('capitalist'), wages('middle')]).toEqual([
      [1, 1, 2],
      [1, 2],
    ])
  })

  it('R-79, CC-AC-10: a Company whose workers become committed after the minimum fell pays the minimum all the same', () => {
    const { state } = changing(2, 'C', (s) => {
      s.policies[2] = 'B'
      employ(s, own(s, 'capitalist', 'hospital'), 'working')
    })
    for (const company of state.companies.capitalist)
      for (const worker of company.slots) if (worker !== null) worker.committed = true
    expect(state.companies.capitalist.map(({ wage }) => wage)).toEqual([1])
  })

  it('R-79, CC-AC-03, CC-AM-04: prices wait for the start of its turn', () => {
    const game = changing(4, 'C', (s) => {
      s.policies[4] = 'B'
      s.capitalist.prices.health = 8
      s.middle.prices.health = 8
      unemploy(s, 'working', 'unskilled')
    })
    expect(game.eventsOf('price')).toEqual([])
    expect(game.run((t) => amongAutomas(t, startOfTurn(t, 'middle'))).done).toBe(true)
    expect([game.state.middle.prices.health, game.state.capitalist.prices.health]).toEqual([10, 8])
  })

  it('CC-AX-01, CC-AX-02, CC-AX-03: a Bill out of turn: the policies of AI cards, or the highest policy card', () => {
    const bills = ['bill:2A', 'bill:2C', 'bill:6A', 'bill:6C']
    const simple = given({ automas: ALL_SIMPLE }, (s) => stack(s, 'working', 15, 12))
    const question = pickQuestion(
      'working',
      say('ask.bill'),
      bills.map((id) => offer(id, id, { key: 'x' })),
    )
    // Card 15 lists 4 and 1, card 12 lists 6 and 3.
    expect(decide(simple.table, question, new Watch(simple.table))).toBe('bill:6C')
    expect(simple.eventsOf('automa-draw')[0]?.cards).toEqual(['ai-working-15', 'ai-working-12'])
    expect(theAutoma(simple.state, 'working').deck.slice(0, 2)).toEqual([['ai-working-12'], ['ai-working-15']])
    const advanced = given({ automas: { working: 'advanced' } })
    expect(decide(advanced.table, question, new Watch(advanced.table))).toBe('bill:2A')
  })

  it('CC-AUTO-104, CC-AUTO-105: a Bill out of turn in the last round is none on Policy 7, and on 6 only if it is voted on at once', () => {
    const bills = ['bill:6A', 'bill:6C', 'bill:7A', 'bill:7C', 'bill:5B']
    const question = pickQuestion(
      'working',
      say('ask.bill'),
      bills.map((id) => offer(id, id, { key: 'x' })),
    )
    const answer = (influence: number): unknown => {
      // Card 12 lists 6 and 3, card 13 lists 7 and 2, card 18 lists 4 and 5.
      const game = given({ players: 2, automas: { working: 'simple' } }, (s) => {
        stack(s, 'working', 13, 12, 18)
        s.clock = { round: 5, phase: 'action', step: 0 }
        s.policies[7] = 'A'
        s.working.influence = influence
        s.capitalist.influence = 0
      })
      return decide(game.table, question, new Watch(game.table))
    }
    expect([answer(1), answer(2)]).toEqual(['bill:5B', 'bill:6C'])
  })

  it('CC-ACT-07, CC-AUTO-108, CC-AX-02: an AI card decides on a second proposal, if there is one it wants', () => {
    const answer = (symbol: boolean, change: (s: HegemonyState) => void = () => undefined): unknown => {
      const { table } = given({ automas: ALL_SIMPLE }, (s) => {
        stack(s, 'capitalist', numbersWith('capitalist', symbol)[0] ?? 0)
        change(s)
      })
      return decide(table, confirmQuestion('capitalist', say('ask.new-bill')), new Watch(table))
    }
    expect([answer(true), answer(false)]).toEqual([true, false])
    const content = (s: HegemonyState): void => {
      s.policies = { 1: 'C', 2: 'C', 3: 'C', 4: 'C', 5: 'C', 6: 'A', 7: 'C' }
    }
    expect(answer(true, content)).toBe(false)
  })

  it('CC-AX-06: unskilled workers leave first', () => {
    expect(answerTo('working', 'ask.remove-worker', ['skill:unskilled', 'skill:media'], () => undefined)).toBe(
      'skill:unskilled',
    )
    const at = ['worker:college-0', 'worker:college-1']
    expect(
      answerTo('working', 'ask.remove-worker', at, (s) => {
        bare(s)
        employ(s, own(s, 'capitalist', 'college'), 'working')
      }),
    ).toBe('worker:college-1')
  })

  it('CC-AX-07: a bond by an AI card: the most it can, or nothing', () => {
    const lend = (symbol: boolean): unknown =>
      answerTo('capitalist', 'ask.bond', ['bond:0', 'bond:30', 'bond:50'], (s) =>
        stack(s, 'capitalist', numbersWith('capitalist', symbol)[0] ?? 0),
      )
    expect([lend(true), lend(false)]).toEqual(['bond:50', 'bond:0'])
  })

  it('CC-AX-08, CC-AX-09: an Alternative Event is kept, in the last round taken for its point; benefits are used', () => {
    const keep = (round: number): unknown =>
      answerTo('middle', 'ask.keep-event', ['keep', 'vp'], (s) => {
        s.clock = { round, phase: 'action', step: 0 }
      })
    expect([keep(4), keep(5)]).toEqual(['keep', 'vp'])
    expect(answerTo('middle', 'ask.benefit', ['benefit:ae01', 'done'], () => undefined)).toBe('benefit:ae01')
  })

  it('CC-AX-10, CC-AX-11: Public Pressure where it is for a Bill on 2 to 6 and the State is thought to be against', () => {
    const presses = (of: Class, policy: number, section: string, change: (s: HegemonyState) => void): unknown => {
      const { table } = given({ automas: ALL_SIMPLE }, change)
      const prompt = say('ask.public-pressure', { policy: say(`policy.${policy}`), section })
      return decide(table, confirmQuestion(of, prompt), new Watch(table))
    }
    // The State is thought to want 2C, 3A and 1B.
    expect(presses('working', 2, 'A', () => undefined)).toBe(true)
    expect(presses('capitalist', 2, 'C', () => undefined)).toBe(false)
    expect(presses('working', 2, 'C', () => undefined)).toBe(false)
    expect(presses('working', 1, 'A', (s) => (s.policies[1] = 'B'))).toBe(false)
  })

  it('CC-AX-12, CC-AX-13: State Intervention where wages change most in its favour', () => {
    const shifts = ['wage:clinic-1', 'wage:clinic-3', 'wage:supermarket-1', 'wage:supermarket-3']
    const arrange = (s: HegemonyState): void => {
      bare(s)
      for (const id of ['clinic', 'supermarket']) employ(s, own(s, 'capitalist', id, 2), 'working')
    }
    // By the wages alone: the order in which they are offered does not matter.
    for (const offered of [shifts, shifts.toReversed()]) {
      expect(answerTo('working', 'ask.shift-wage', offered, arrange)).toBe('wage:clinic-3')
      expect(answerTo('capitalist', 'ask.shift-wage', offered, arrange)).toBe('wage:clinic-1')
    }
  })

  it('ae25, CC-AX-09, OQ-39: State Intervention is not used where wages could only change against it', () => {
    const uses = (of: Class, wage: 1 | 3): unknown =>
      answerTo(of, 'ask.benefit', ['benefit:ae25', 'done'], (s) => {
        bare(s)
        employ(s, own(s, 'capitalist', 'clinic', wage), 'working')
      })
    expect([uses('working', 1), uses('working', 3)]).toEqual(['benefit:ae25', 'done'])
    expect([uses('capitalist', 1), uses('capitalist', 3)]).toEqual(['done', 'benefit:ae25'])
  })

  it('CC-HIST-15: it gives up an idle Company where the card allows it; otherwise a random one', () => {
    const arrange = (s: HegemonyState): void => {
      bare(s)
      for (const id of ['clinic', 'supermarket']) employ(s, own(s, 'capitalist', id), 'working')
      own(s, 'capitalist', 'college')
    }
    const offered = ['company:clinic', 'company:college', 'company:supermarket']
    for (const key of ['ask.hand-over', 'ask.lose-company']) {
      expect(answerTo('capitalist', key, offered, arrange)).toBe('company:college')
      const working = ['company:clinic', 'company:supermarket']
      expect(working).toContain(answerTo('capitalist', key, working, arrange))
    }
  })

  it('the Middle Class eats what it cannot sell first, and lets its own workers into new public Companies', () => {
    const { table } = given({ automas: ALL_SIMPLE })
    const stored = numberQuestion('middle', say('ask.food-stored', { wanted: 4 }), 1, 4)
    expect(decide(table, stored, new Watch(table))).toBe(1)
    expect(answerTo('middle', 'ask.staff-class', ['class:working', 'class:middle'], () => undefined)).toBe(
      'class:middle',
    )
    const companies = ['company:public-hospital', 'company:public-university']
    const answer = answerTo('working', 'ask.staff-company', companies, (s) => {
      bare(s)
      own(s, 'state', 'public-hospital', 3)
      own(s, 'state', 'public-university', 1)
      unemploy(s, 'working', 'unskilled')
    })
    expect(answer).toBe('company:public-hospital')
  })
})

it('CC-AUTO-01: each class has its Automa, the State has none', () => {
  const { state } = given({ players: 4, automas: ALL_SIMPLE })
  expect(Object.keys(state.ai).sort()).toEqual(['capitalist', 'middle', 'working'])
  expect(() => decide(given({}).table, confirmQuestion('state', { key: 'x' }), new Watch(given({}).table))).toThrow(
    /state/,
  )
})

it('CC-AUTO-03, CC-AUTO-05: an Automa counts as a player and has no Action cards', () => {
  const { state } = given({ players: 3, automas: ALL_SIMPLE })
  expect(state.roles).toEqual(['working', 'middle', 'capitalist'])
  for (const role of state.roles) expect([state[role].hand, state[role].deck]).toEqual([[], []])
  expect(AI_CARDS_OF.working).toHaveLength(30)
})
