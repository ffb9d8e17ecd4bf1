// Properties for bots that search: imagined games agree with the view, can be played, and reveal nothing.
import { randomAnswer, toDecision } from '../decision.ts'
import type { GameEvent, Viewer } from '../event.ts'
import type { Game } from '../game.ts'
import type { Match } from '../match.ts'
import { imagineAt, type Position, playOn } from '../position.ts'
import { randomFrom, seedRandom } from '../random.ts'
import type { Run } from '../run.ts'
import type { GameState } from '../table.ts'
import { imaginedFor, observeFrom, playStretches } from './interference.ts'
import { examinersRandom, mustHold, type Play, sameBytes, sampleMatch } from './play.ts'

/** Number of decisions played from an imagined position. */
const AHEAD = 25

/** At every decision, a seat imagines a game that looks the same to it and can be played with valid states. */
export function imaginedRunsGoOn<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
): void {
  sampleMatch(game, play, (match, random) => {
    const position = match.position()
    const before = JSON.stringify(position)
    for (const { seat } of match.decisions) {
      const where = `imagined by ${seat} at ${match.step} choices`
      const run = imagineAt(game, position, seat, random)
      sameBytes(glimpseOfRun(run, seat), glimpseOfMatch(match, seat), where)
      playAhead(run, `${play.seed}/${match.step}`)
      const wrong = game.violations(run.state)
      mustHold(wrong.length === 0, () => `${where}, played on: ${wrong.join('; ')}`)
    }
    sameBytes(JSON.stringify(position), before, `the position after ${match.step} choices, imagined`)
  })
}

function glimpseOfRun<S extends GameState, O, V, E extends GameEvent>(run: Run<S, O, V, E>, viewer: Viewer): string {
  const asked = run.questions.filter(({ seat }) => seat === viewer).map((question) => toDecision(question, ''))
  return JSON.stringify({ view: run.game.view(run.state, viewer), asked })
}

function glimpseOfMatch<S extends GameState, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  viewer: Viewer,
): string {
  const asked = match.decisions.filter(({ seat }) => seat === viewer).map((decision) => ({ ...decision, id: '' }))
  return JSON.stringify({ view: match.game.view(match.state, viewer), asked })
}

/** Plays a few decisions at random and returns the questions and the final state as bytes. */
function playAhead<S extends GameState, O, V, E extends GameEvent>(run: Run<S, O, V, E>, seed: string): string {
  const random = randomFrom(seedRandom(seed))
  const asked: string[] = []
  playOn(
    run,
    (question) => {
      const answer = randomAnswer(question, random)
      asked.push(`${question.seat}: ${question.prompt.key} ${answer}`)
      return answer
    },
    () => asked.length >= AHEAD,
  )
  return JSON.stringify({ asked, state: run.state })
}

/**
 * Two positions that differ only in information hidden from a seat give it the same imagined games, byte for byte. So
 * no bot can answer differently in them.
 */
export function imaginedRunsDoNotInterfere<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
): void {
  const random = examinersRandom(play)
  const seats = game.seats(game.options(play.options))
  let stretches = 0
  playStretches(game, play, (stretch) => {
    stretches++
    if (random.below(play.every) !== 0) return
    for (const viewer of seats) {
      const twin = imaginedFor(game, stretch, viewer, random)
      const steps = Math.min(observeFrom(game, stretch, viewer).length, observeFrom(game, twin, viewer).length)
      for (let i = 0; i < steps; i++) {
        const imagined = [stretch, twin].map(({ checkpoint, choices }) =>
          thought(game, { checkpoint, choices: choices.slice(0, i) }, viewer, `${play.seed}/${stretches}`),
        )
        sameBytes(imagined[1] ?? '', imagined[0] ?? '', `imagined by ${viewer} in stretch ${stretches}, choice ${i}`)
      }
    }
  })
}

/** Result of imagining at a position, if this viewer has an open question there. */
function thought<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  position: Position<S>,
  viewer: Viewer,
  seed: string,
): string {
  const run = imagineAt(game, position, viewer, randomFrom(seedRandom(seed)))
  // A position never holds answers to questions that are still open (`Match.position`).
  const isHalfAnswered = run.questions.some((_, i) => run.isAnswered(i))
  const isAsked = run.questions.some(({ seat }) => seat === viewer)
  return isAsked && !isHalfAnswered ? playAhead(run, seed) : ''
}
