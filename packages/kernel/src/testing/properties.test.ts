// Ballot passes the property suite; games with one fault each do not.
import { describe, expect, it } from 'vitest'
import { legalAnswers, type Question } from '../decision.ts'
import type { Game } from '../game.ts'
import { say } from '../message.ts'
import { drawRandomState, shuffle } from '../random.ts'
import type { Script, Table } from '../table.ts'
import { type BallotEvent, type BallotOptions, type BallotState, type BallotView, ballot } from './ballot.ts'
import {
  errorsLeaveTheMatchUnchanged,
  factsForBotsArePublic,
  forksAreIsolated,
  hiddenThingsDoNotInterfere,
  imaginedStatesLookTheSame,
  loadsAnywhere,
  replaysToTheSameBytes,
  shownIsPlain,
  undoStopsAtReveals,
} from './heavy.ts'
import { deterministic, soundToTheEnd } from './light.ts'
import type { Play } from './play.ts'
import { describeGameProperties } from './properties.ts'
import { stretchesDoNotInterfere } from './stretches.ts'
import { imaginedRunsDoNotInterfere, imaginedRunsGoOn } from './thinking.ts'
import { viewsShareOnlyWhatIsOpen } from './views.ts'

describeGameProperties(ballot, { options: [{}, { rounds: 1 }, { rounds: 2 }], light: 300, heavy: 6 })

type Ballot = Game<BallotState, BallotOptions, BallotView, BallotEvent>
type BallotTable = Table<BallotState, BallotEvent>

const play: Play = { options: {}, seed: 'faults', every: 1, limit: 1000 }
const faulty = (fault: Partial<Ballot>): Ballot => ({ ...ballot, ...fault })

/** Ballot with something done to every question before it is asked. */
function withQuestions(change: (t: BallotTable, questions: readonly Question[]) => readonly Question[]): Ballot {
  return faulty({
    *advance(t): Script {
      const script = ballot.advance(t)
      let step = script.next([])
      while (step.done !== true) step = script.next(yield change(t, step.value))
    },
  })
}

describe('the property suite finds', () => {
  it('a game that does not end', () => {
    const endless = faulty({ over: () => false })
    expect(() => soundToTheEnd(endless, play)).toThrow(/without asking anybody/)
    expect(() => soundToTheEnd(ballot, { ...play, limit: 100 })).toThrow(/no end after 100 decisions/)
  })

  it('an invalid state', () => {
    const leaky = withQuestions((t, questions) => {
      t.state.bank--
      return questions
    })
    expect(() => soundToTheEnd(leaky, play)).toThrow(/there are 99 coins/)
  })

  it('a view that overwrites public parts wrongly, or shares a part of the state', () => {
    const view: Ballot['view'] = (state, viewer, open) => ({ ...ballot.view(state, viewer), ...open })
    expect(() => viewsShareOnlyWhatIsOpen(faulty({ view }), play)).toThrow(/the view of/)
    const shared: Ballot['view'] = (state, viewer) => ({ ...ballot.view(state, viewer), bag: state.bag })
    expect(() => viewsShareOnlyWhatIsOpen(faulty({ view: shared }), play)).toThrow(/holds a part of the state/)
  })

  it('a state that is not plain JSON', () => {
    const create: Ballot['create'] = (options, random) => ({ ...ballot.create(options, random), extra: undefined })
    expect(() => soundToTheEnd(faulty({ create }), play)).toThrow(/not plain JSON at .extra/)
  })

  it('a question without a legal answer', () => {
    const stuck = withQuestions((_, questions) =>
      questions.map((question) => (question.shape === 'number' ? { ...question, min: question.max + 1 } : question)),
    )
    expect(() => soundToTheEnd(stuck, play)).toThrow(/no legal answer/)
  })

  it('rules that keep facts outside the state', () => {
    let memory = 0
    const forgetful = withQuestions((_, questions) => questions.map((q) => ({ ...q, prompt: { key: `n${memory++}` } })))
    expect(() => loadsAnywhere(forgetful, play)).toThrow(/loaded after/)
    let games = 0
    const create: Ballot['create'] = (options, random) => ({ ...ballot.create(options, random), speaker: games++ % 2 })
    expect(() => deterministic(faulty({ create }), play)).toThrow(/played again/)
    expect(() => replaysToTheSameBytes(faulty({ create }), play)).toThrow()
  })

  it('a view that is not a copy: the public part is frozen', () => {
    const live = faulty({ view: (state, viewer) => ({ ...ballot.view(state, viewer), districts: state.districts }) })
    expect(() => forksAreIsolated(live, play)).toThrow(/read only/)
  })

  it('a view that reveals hidden information', () => {
    const glass = faulty({
      view: (state, viewer) => ({ ...ballot.view(state, viewer), discard: state.deck.cards.slice(-1) }),
    })
    expect(() => imaginedStatesLookTheSame(glass, play)).toThrow(/imagined for red/)
  })

  it('a redeal that changes known information, breaks the table, or leaves the future unchanged', () => {
    const spoilt = (spoil: (state: BallotState) => void): Ballot =>
      faulty({
        redeal(state, viewer, random) {
          ballot.redeal(state, viewer, random)
          spoil(state)
        },
      })
    const known = spoilt((state) => state.calendar.reverse())
    expect(() => imaginedStatesLookTheSame(known, play)).toThrow(/imagined for red/)
    const unsound = spoilt((state) => state.deck.cards.fill('rally-1-1'))
    expect(() => imaginedStatesLookTheSame(unsound, play)).toThrow(/cards are not conserved/)
    const certain = spoilt((state) => {
      state.random = [1, 2, 3, 4]
    })
    const fixed: Ballot['create'] = (options, random) => ({ ...ballot.create(options, random), random: [1, 2, 3, 4] })
    expect(() => imaginedStatesLookTheSame({ ...certain, create: fixed }, play)).toThrow(/the same future/)
  })

  it('a redeal that keeps a part of the hidden state', () => {
    const unsorted = faulty({
      redeal(state, _viewer, random) {
        state.random = drawRandomState(random)
        shuffle(random, state.deck.cards)
      },
    })
    expect(() => imaginedStatesLookTheSame(unsorted, play)).toThrow(/dealt again/)
    expect(() => imaginedRunsDoNotInterfere(unsorted, play)).toThrow(/imagined by/)
  })

  it('a script that remembers hidden information while it asks', () => {
    const remembering = faulty({
      *advance(t): Script {
        const top = t.state.deck.cards.at(-1) ?? ''
        yield* ballot.advance(t)
        if (t.state.phase === 'turn' && top.startsWith('rally')) t.state.floating.push('red')
      },
    })
    expect(() => imaginedRunsDoNotInterfere(remembering, play)).toThrow(/imagined by/)
  })

  it('a redeal that contradicts the moves since the checkpoint', () => {
    const forgetful = faulty({
      redeal(state, viewer, random) {
        ballot.redeal(state, viewer, random)
        state.deck.discard.pop()
      },
    })
    expect(() => imaginedRunsGoOn(forgetful, play)).toThrow(/imagined by/)
  })

  it('an automatic seat that has a choice, or does not exist', () => {
    expect(() => soundToTheEnd(faulty({ automatic: () => ['yellow'] }), play)).toThrow(/yellow, which is automatic/)
    expect(() => soundToTheEnd(faulty({ automatic: () => ['purple'] }), play)).toThrow(/not at the table: purple/)
  })

  it('features that reveal hidden information, or differ in number from their names', () => {
    const write: Ballot['features']['write'] = (state, into) => {
      ballot.features.write(state, into)
      into[0] = Number(state.deck.cards.at(-1)?.startsWith('rally') ?? false)
    }
    const glass = faulty({ features: { ...ballot.features, write } })
    expect(() => factsForBotsArePublic(glass, play)).toThrow(/feature round/)
    const short = faulty({ features: { ...ballot.features, names: [...ballot.features.names, 'mood'] } })
    expect(() => factsForBotsArePublic(short, play)).toThrow(/mood is not written/)
    const long = faulty({ features: { ...ballot.features, names: ballot.features.names.slice(1) } })
    expect(() => factsForBotsArePublic(long, play)).toThrow(/more features than names/)
    const wild = faulty({ features: { names: ['coins'], write: (state, into) => into.fill(state.bank, 0, 1) } })
    expect(() => factsForBotsArePublic(wild, play)).toThrow(/coins is 76/)
  })

  it('an invalid stage, and a score that differs from the standings', () => {
    expect(() => factsForBotsArePublic(faulty({ stage: () => 4 }), play)).toThrow(/stage 4/)
    expect(() => factsForBotsArePublic(faulty({ score: () => 7 }), play)).toThrow(/score/)
  })

  it('an option that reveals hidden information', () => {
    const marked = withQuestions((t, questions) =>
      questions.map((q) => ({ ...q, prompt: say('prompt', { next: t.state.deck.cards.at(-1) ?? '' }) })),
    )
    expect(() => hiddenThingsDoNotInterfere(marked, play)).toThrow(/stretch/)
  })

  it('a forced choice that reveals a hidden hand', () => {
    const impatient = faulty({
      *advance(t): Script {
        const script = ballot.advance(t)
        let step = script.next([])
        while (step.done !== true) {
          const [question, ...others] = step.value
          const answers = question === undefined || others.length > 0 ? [] : legalAnswers(question)
          step = script.next(answers.length === 1 ? answers : yield step.value)
        }
      },
    })
    const games = Array.from({ length: 20 }, (_, i) => ({ ...play, seed: `impatient ${i}` }))
    expect(() => games.map((game) => hiddenThingsDoNotInterfere(impatient, game))).toThrow(/stretch/)
  })

  it('an event that reveals hidden information, and a hidden card shown without a floor for undo', () => {
    const telling = withQuestions((t, questions) => {
      const asked = questions[0]
      if (asked?.prompt.key === 'ballot.ask.card') {
        t.emitTo([asked.seat], { type: 'card-played', party: 'red', card: t.state.deck.cards.at(-1) ?? '' })
      }
      return questions
    })
    expect(() => hiddenThingsDoNotInterfere(telling, play)).toThrow(/card-played/)
  })

  it('a view between two questions that shows something hidden', () => {
    const glassIn = (phase: BallotState['phase']): Ballot =>
      faulty({
        view: (state, viewer) => ({
          ...ballot.view(state, viewer),
          ...(state.phase === phase ? { discard: state.deck.cards.slice(-1) } : {}),
        }),
      })
    imaginedStatesLookTheSame(glassIn('voters'), play)
    expect(() => stretchesDoNotInterfere(glassIn('voters'), play)).toThrow(/moment 0/)
    expect(() => stretchesDoNotInterfere(glassIn('deal'), play)).toThrow(/at its checkpoint/)
  })

  it('an event that shows something hidden before a random draw', () => {
    const telling = faulty({
      *advance(t): Script {
        const { phase } = t.state
        yield* ballot.advance(t)
        if (phase !== 'turn' || t.state.phase !== 'voters') return
        t.emit({ type: 'card-played', party: 'red', card: t.state.deck.cards.at(-1) ?? '' })
      },
    })
    hiddenThingsDoNotInterfere(telling, play)
    expect(() => stretchesDoNotInterfere(telling, play)).toThrow(/moment 0/)
  })

  it('undo that goes behind a random draw', () => {
    const careless = withQuestions((t, questions) => {
      t.revealed = false
      return questions
    })
    expect(() => undoStopsAtReveals(careless, play)).toThrow(/although/)
  })

  it('a blocked option without a rule', () => {
    const silent = withQuestions((_, questions) =>
      questions.map((q) =>
        q.shape === 'pick'
          ? { ...q, offers: [...q.offers, { id: 'x', label: say('x'), value: 0, blocked: { key: 'no', rule: '' } }] }
          : q,
      ),
    )
    expect(() => errorsLeaveTheMatchUnchanged(silent, play)).toThrow(/without a rule/)
  })

  it('an event that is not plain JSON', () => {
    const odd = withQuestions((t, questions) => {
      t.emit({ type: 'coins-taken', party: 'red', coins: Number.NaN })
      return questions
    })
    expect(() => shownIsPlain(odd, play)).toThrow(/not plain JSON/)
  })
})
