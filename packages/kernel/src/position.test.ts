// Imagined positions and runs from them; bots that search, in matches and in rollouts.
import { describe, expect, it } from 'vitest'
import { type Bot, seenIn } from './bot.ts'
import { copy } from './copy.ts'
import { type Answer, legalAnswers, randomAnswer } from './decision.ts'
import { Match } from './match.ts'
import { playOut } from './playout.ts'
import { imagine, imagineAt, playOn, runAt } from './position.ts'
import { randomFrom, seedRandom } from './random.ts'
import { sealRecord } from './record.ts'
import { type BallotEvent, type BallotView, ballot } from './testing/ballot.ts'
import { answerAtRandom, uniformBot } from './testing/play.ts'

const chance = (seed: string) => randomFrom(seedRandom(seed))

function played(choices: number, seed = 'position') {
  const random = chance(seed)
  const match = Match.start(ballot, {}, seed)
  while (!match.over && match.step < choices) answerAtRandom(match, random)
  return match
}

describe('a position', () => {
  it('contains plain data from which a run reaches the state of the match', () => {
    for (let step = 0; step <= 60; step++) {
      const match = played(step)
      const posted = JSON.parse(JSON.stringify(match.position()))
      const run = runAt(ballot, posted)
      expect(run.state).toEqual(match.state)
      expect(run.questions.map(({ prompt }) => prompt)).toEqual(
        expect.arrayContaining(match.decisions.map((d) => d.prompt)),
      )
    }
  })

  it('shares no state with the match or with runs from it', () => {
    const match = played(30)
    const before = JSON.stringify([match.record(), match.state])
    const position = match.position()
    const posted = JSON.stringify(position)
    playOn(runAt(ballot, position), (question) => randomAnswer(question, chance('x')))
    expect(JSON.stringify(position)).toBe(posted)
    position.checkpoint.bank = 7
    expect(JSON.stringify([match.record(), match.state])).toBe(before)
  })

  it('leaves out answers to questions that are still open', () => {
    const match = Match.start(ballot, {}, 'secret')
    const untouched = match.position()
    const blue = match.decisions.find(({ seat }) => seat === 'blue')
    match.answer('blue', blue?.id ?? '', legalAnswers(blue ?? expect.fail())[0] ?? '')
    expect(match.step).toBe(1)
    expect(match.position()).toEqual(untouched)
  })
})

describe('determinization', () => {
  it('copies the match and deals hidden things again', () => {
    const { state } = played(40)
    const dealt = copy(state)
    ballot.redeal(dealt, 'red', chance('deal'))
    expect(imagine(ballot, state, 'red', chance('deal'))).toEqual(dealt)
    expect(dealt.parties.red).toEqual(state.parties.red)
    expect(dealt.parties.blue.hand).not.toEqual(state.parties.blue.hand)
  })

  it('keeps the moves since the checkpoint, for the seat that decides', () => {
    let inTurns = 0
    for (let step = 10; step < 120; step++) {
      const match = played(step)
      const [decision, ...others] = match.decisions
      if (decision === undefined || others.length > 0 || match.position().choices.length === 0) continue
      inTurns++
      const { seat } = decision
      const run = imagineAt(ballot, match.position(), seat, chance('imagine'))
      expect(ballot.view(run.state, seat)).toEqual(match.observe(seat).view)
      expect(legalAnswers(run.questions[0] ?? expect.fail())).toEqual(legalAnswers(decision))
    }
    expect(inTurns).toBeGreaterThan(20)
  })

  it('samples at a checkpoint the answers of others to a simultaneous question, too', () => {
    const match = Match.start(ballot, {}, 'pledges')
    const truth = match.decisions.map(legalAnswers)
    const imagined = Array.from({ length: 20 }, (_, i) =>
      imagineAt(ballot, match.position(), 'red', chance(`${i}`)).questions.map(legalAnswers),
    )
    for (const answers of imagined) expect(answers[0]).toEqual(truth[0])
    expect(imagined.filter((answers) => JSON.stringify(answers) === JSON.stringify(truth)).length).toBeLessThan(3)
  })
})

describe('a rollout', () => {
  it('runs to the end, drops events and counts the decisions', () => {
    const random = chance('on')
    const run = runAt(ballot, played(20).position())
    let asked = 0
    const decisions = playOn(run, (question) => {
      asked++
      return randomAnswer(question, random)
    })
    expect(ballot.over(run.state)).toBe(true)
    expect(decisions).toBeGreaterThan(100)
    expect(decisions).toBe(asked)
    expect(run.table.emitted).toEqual([])
    expect(playOn(run, () => expect.fail())).toBe(0)
  })

  it('stops where the caller wants', () => {
    const random = chance('on')
    const run = runAt(ballot, played(0).position())
    playOn(
      run,
      (question) => randomAnswer(question, random),
      ({ round }) => round === 2,
    )
    expect(run.state.round).toBe(2)
    expect(run.questions).not.toEqual([])
  })

  it('asks only seats that have not answered yet', () => {
    const run = runAt(ballot, Match.start(ballot, {}, 'open').position())
    const last = run.questions[3] ?? expect.fail()
    run.take(3, legalAnswers(last)[0] ?? '')
    const asked: string[] = []
    playOn(
      run,
      (question) => {
        asked.push(question.seat)
        return legalAnswers(question)[0] ?? ''
      },
      ({ phase }) => phase === 'turn',
    )
    expect(asked).toEqual(['red', 'blue', 'green'])
  })
})

/** Tries every answer in a few imagined games and takes the best one. */
const thinker: Bot<BallotView, BallotEvent> = {
  name: 'thinker',
  searches: true,
  decide(question, seen) {
    let best: Answer = ''
    let most = Number.NEGATIVE_INFINITY
    for (const answer of legalAnswers(question)) {
      let points = 0
      for (let i = 0; i < 4; i++) {
        const random = chance(`thought ${i}`)
        const run = seen.imagine(random)
        run.take(run.openQuestion(seen.seat), answer)
        playOn(run, (asked) => randomAnswer(asked, random))
        for (const other of ['red', 'blue', 'green', 'yellow']) {
          points += ballot.score(run.state, other) * (other === seen.seat ? 3 : -1)
        }
      }
      if (points > most) [best, most] = [answer, points]
    }
    return best
  },
}

describe('a bot that searches', () => {
  it('plays whole games, and better than at random', () => {
    let points = 0
    for (let i = 0; i < 6; i++) {
      const { standings } = playOut(ballot, { rounds: 1 }, `think ${i}`, (seat) =>
        seat === 'red' ? thinker : uniformBot,
      )
      for (const { seat, score } of standings) points += score * (seat === 'red' ? 3 : -1)
    }
    expect(points / 6).toBeGreaterThan(10)
  })

  it('sees the same position in a playout as in a match', () => {
    const watched = (games: string[]): Bot<BallotView, BallotEvent> => ({
      name: 'watched',
      searches: true,
      decide(question, seen) {
        games.push(JSON.stringify(seen.imagine(chance('same')).state))
        return randomAnswer(question, seen.random)
      },
    })
    const imagined: string[] = []
    playOut(ballot, { rounds: 1 }, 'same', () => watched(imagined))
    const again: string[] = []
    const bot = watched(again)
    const match = Match.start(ballot, { rounds: 1 }, 'same')
    const random = chance('same/bots')
    while (!match.over) {
      const decision = match.decisions[0] ?? expect.fail()
      match.answer(decision.seat, decision.id, bot.decide(decision, seenIn(match, decision.seat, random)))
    }
    expect(again.length).toBeGreaterThan(20)
    expect(again).toEqual(imagined)
  })

  it('sees a match from its seat, and the events since a number', () => {
    const match = played(12)
    const seen = seenIn(match, 'blue', chance('seen'))
    expect(seen.view()).toEqual(match.observe('blue').view)
    expect(seen.events()).toEqual(match.eventsFor('blue'))
    const since = match.eventCount - 2
    expect(seenIn(match, 'blue', chance('seen'), since).events()).toEqual(match.eventsFor('blue', since))
    const imagined = seen.imagine(chance('seen')).state
    expect(imagined.parties.blue).toEqual(match.state.parties.blue)
    expect(imagined.parties.red.hand).not.toEqual(match.state.parties.red.hand)
  })

  it('must declare that it searches', () => {
    const shy: Bot<BallotView, BallotEvent> = { ...thinker, searches: false, name: 'shy' }
    expect(() => playOut(ballot, {}, 'shy', () => shy)).toThrow(/shy imagines, but does not say that it searches/)
  })

  it('answers the same in two matches that differ only in hidden information', () => {
    let compared = 0
    for (let step = 4; step < 70; step += 3) {
      const match = played(step, `twins ${step}`)
      const [decision, ...others] = match.decisions
      const { checkpoint: truth, choices } = match.position()
      if (decision === undefined || others.length > 0 || choices.length > 0) continue
      const { seat } = decision
      const checkpoint = imagine(ballot, truth, seat, chance(`other ${step}`))
      const record = { ...match.record(), checkpoint, at: match.step, floor: match.step, choices: [] }
      const twin = Match.load(ballot, sealRecord(record))
      expect(twin.state.parties).not.toEqual(match.state.parties)
      const answers = [match, twin].map((each) =>
        thinker.decide(each.decisions[0] ?? expect.fail(), seenIn(each, seat, chance('bot'))),
      )
      expect(answers[1]).toBe(answers[0])
      compared++
    }
    expect(compared).toBeGreaterThan(2)
  })
})
