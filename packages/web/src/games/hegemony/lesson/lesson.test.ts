// The tutorial's first round: the prepared match covers its topics, and the tutorial follows any move.
import { hegemony } from '@hustings/hegemony'
import type { Decision, Message } from '@hustings/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Teaching, teachingAt } from '../../../guide/follow.ts'
import { guideWords } from '../../../guide/words.ts'
import { clientCatalog } from '../../../i18n/catalogs.ts'
import { type Translator, translator } from '../../../i18n/translator.ts'
import { LANGUAGES } from '../../../i18n/types.ts'
import { optionsOf, presetDraft } from '../../../seating/draft.ts'
import { asTold, atRandom, Pupil } from '../../../testing/pupil.ts'
import type { LessonMoment } from '../../lesson.ts'
import { info } from '../info.ts'
import { beats } from '../overlay/beats.tsx'
import { companiesToFill } from './advice.ts'
import { lesson } from './lesson.ts'

const preset = info.presets?.find(({ guided }) => guided === true)
if (preset === undefined) throw new Error('no guided game')
const draft = presetDraft(info, preset)

function newPupil(seed = draft.seed) {
  return new Pupil({ game: hegemony, options: optionsOf(info, draft), seed, seat: 'working', ui: { beats } })
}

type Someone = ReturnType<typeof newPupil>
type Moment = ReturnType<Someone['now']>

/** Plays the first round and the first decision of the second; calls `see` at every step. */
function playRound(
  pupil: Someone,
  choose: (moment: Moment) => Parameters<Someone['answer']>[0],
  see: (moment: Moment) => void,
) {
  while (pupil.match.state.clock.round < 2 || teachingAt(lesson, pupil.now()) !== null) {
    for (const moment of pupil.lookedAt()) see(moment)
    const now = pupil.now()
    see(now)
    if (now.decision === null) return
    pupil.answer(choose(now))
  }
}

function obey(now: LessonMoment): Parameters<Someone['answer']>[0] {
  const page = teachingAt(lesson, now)?.pages.at(-1)
  return now.decision === null || page === undefined ? false : asTold(now.decision, page)
}

const said = ({ pages, reaction, topics }: Teaching): readonly Message[] => [
  ...pages.flatMap(({ title, text, todo }) => (todo === undefined ? [title, text] : [title, text, todo])),
  ...(reaction === null ? [] : [reaction.text]),
  ...topics.map(({ title }) => title),
]

/** The options that a page highlights are available. */
function wrongMarks(decision: Decision | null, { pages }: Teaching): string[] {
  const legal = decision?.shape === 'pick' ? decision.options.filter(({ blocked }) => blocked === undefined) : []
  return pages
    .flatMap(({ at }) => at.flat())
    .filter((mark) => mark.startsWith('option:') && !legal.some(({ id }) => mark === `option:${id}`))
}

let languages: readonly Translator[] = []
beforeAll(async () => {
  languages = await Promise.all(
    LANGUAGES.map(async (language) => {
      const words = [clientCatalog(language), info.catalog(language), guideWords(lesson, 'hegemony').catalog(language)]
      return translator(language, await Promise.all(words), (key) => {
        throw new Error(`no ${language} words for ${key}`)
      })
    }),
  )
})

describe('the prepared match of the tutorial', () => {
  it('starts with unemployed workers, a scholarship in the hand, and a card to spare', () => {
    const { view } = newPupil().now()
    expect(companiesToFill(view).map(({ id }) => id)).toEqual(['college'])
    const hand = view.working.hand ?? []
    expect(hand.find(({ card }) => card === 'working-state-scholarship')?.playable).toBe(true)
    expect(hand.some(({ playable }) => !playable)).toBe(true)
  })

  it('teaches every topic and reports no mistake when the player follows the advice', () => {
    const pupil = newPupil()
    const steps: string[] = []
    const blamed: string[] = []
    playRound(pupil, obey, (now) => {
      const teaching = teachingAt(lesson, now)
      if (teaching === null) return
      if (steps.at(-1) !== teaching.step) steps.push(teaching.step)
      if (now.beat === null && teaching.reaction !== null && teaching.reaction.tone !== 'good')
        blamed.push(teaching.reaction.text.key)
      if (teaching.step === 'goodbye') expect(teaching.topics.map(({ state }) => state)).not.toContain('missed')
    })
    expect(blamed).toEqual([])
    expect(steps.filter((step) => !['rival', 'discard', 'side', 'result'].includes(step))).toEqual([
      'welcome',
      'assign-worker',
      'assign-where',
      'assign-next',
      'buy',
      'buy-resource',
      'buy-amount',
      'use',
      'card',
      'buy-amount',
      'use',
      'educate',
      'skill',
      'bill',
      'which-bill',
      'vote-now',
      'pressure',
      'food',
      'production',
      'influence',
      'scoring',
      'goodbye',
    ])
    expect(steps).toEqual(expect.arrayContaining(['rival', 'discard', 'side', 'result']))
  })
})

describe('the tutorial under random play', () => {
  const seen = new Set<string>()
  const tones = new Set<string>()

  const spoken = new Map<string, Message>()

  it('shows a text at every step of the first round, about available options', () => {
    for (let game = 0; game < 24; game++) {
      const random = atRandom(`pupil-${game}`)
      const pupil = newPupil(game % 3 === 0 ? draft.seed : `seed-${game}`)
      const choose = [obey, mostly(random), atAll(random)][Math.min(game, 1 + (game % 2))] ?? obey
      playRound(pupil, choose, (now) => {
        const teaching = teachingAt(lesson, now)
        const about = now.decision?.prompt.key ?? now.beat
        if (teaching === null) return expect([about, lesson.over(now)]).toEqual([about, true])
        seen.add(teaching.step)
        if (teaching.reaction !== null) tones.add(teaching.reaction.tone)
        for (const message of said(teaching)) spoken.set(JSON.stringify(message), message)
        if (teaching.pages.length === 0 || wrongMarks(now.decision, teaching).length > 0) {
          expect.fail(`${about}: ${JSON.stringify(wrongMarks(now.decision, teaching))}`)
        }
      })
    }
  })

  it('finds all its messages in every language', () => {
    expect(spoken.size).toBeGreaterThan(200)
    const bad = languages.flatMap(({ say }) => [...spoken.values()].map((message) => say(message)))
    expect(bad.filter((text) => /[{}]|undefined|NaN/.test(text))).toEqual([])
  })

  it('reaches every step and every kind of reaction in some match', () => {
    const all = new Set(lesson.steps.map(({ id }) => id))
    // Steps without a decision or a sheet occur only while other players act.
    all.delete('waiting')
    expect([...all].filter((step) => !seen.has(step))).toEqual([])
    expect([...tones].sort()).toEqual(['good', 'missed', 'other'])
  })

  it('returns to the same texts after undo', () => {
    const pupil = newPupil()
    const random = atRandom('back')
    for (let choice = 0; choice < 60; choice++) {
      const before = pupil.now()
      if (before.decision === null) break
      const step = pupil.match.step
      pupil.answer(random(before.decision))
      if (pupil.match.step > step + 1 || pupil.match.undoRefused !== null) continue
      pupil.match.undo()
      expect(teachingAt(lesson, pupil.now())).toEqual(teachingAt(lesson, before))
      pupil.match.redo()
    }
  })

  it('ends with the first main action of the second round', () => {
    const pupil = newPupil()
    let farewell = 0
    playRound(pupil, obey, (now) => {
      if (teachingAt(lesson, now)?.step === 'goodbye') farewell++
    })
    expect(farewell).toBeGreaterThan(0)
    expect(lesson.over(pupil.now())).toBe(true)
    expect(pupil.match.state.clock.round).toBe(2)
  })
})

type Random = (decision: Decision) => Parameters<Someone['answer']>[0]

/** Follows the advice three times out of four. */
function mostly(random: Random) {
  return (now: Moment) => (now.decision !== null && now.log.length % 4 === 0 ? random(now.decision) : obey(now))
}

function atAll(random: Random) {
  return ({ decision }: Moment) => (decision === null ? false : random(decision))
}
