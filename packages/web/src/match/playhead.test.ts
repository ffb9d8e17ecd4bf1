import type { Decision } from '@hustings/kernel'
import { compareMoments, type Pace, type Standpoint } from '@hustings/protocol'
import { describe, expect, it } from 'vitest'
import { cuesFor } from './cues.ts'
import {
  BACKLOG,
  BACKLOG_MS,
  type Cue,
  type CueOf,
  GLANCE_MS,
  HURRIED_MS,
  Playhead,
  type PlayheadSettings,
  Playheads,
} from './playhead.ts'
import { MatchReplica, type ReplicaState } from './replica.ts'
import type { Shown } from './shown.ts'
import { MATCHES, playedWith } from './testing/updates.ts'

const NOBODY: Standpoint = {
  step: 0,
  decision: null,
  waitingFor: [],
  undoRefused: null,
  canRedo: false,
  undoAsk: null,
  standings: null,
}
const DECISION: Decision = { id: '9.0:red', seat: 'red', prompt: { key: 'turn' }, shape: 'pick', options: [] }
const DWELL = 350
const FILM = { pictures: [900, 1200, 0], acts: 2 }

/** Moments by their events: the viewer's, of others, with a sheet, a glance or a film, or without visible events. */
type Kind = 'own' | 'other' | 'sheet' | 'own-sheet' | 'glance' | 'film' | 'hidden'

const cueOf: CueOf = ({ events: [event] }): Cue => {
  const kind = event?.type ?? 'other'
  const own = kind === 'own' || kind === 'own-sheet'
  const dwell = kind === 'hidden' ? 0 : DWELL
  if (kind === 'sheet' || kind === 'own-sheet') return { stop: 'sheet', own, dwell }
  if (kind === 'glance') return { stop: 'glance', own, dwell }
  if (kind === 'film') return { stop: 'sheet', own, dwell, film: FILM }
  return { stop: null, own, dwell }
}

/** A replica with added moments; the view counts them. */
class Told {
  moments: Shown[] = [{ step: 0, part: 0, seat: null, events: [], view: 0 }]
  now = NOBODY

  add(...kinds: readonly Kind[]): ReplicaState {
    const from = this.moments.length
    this.moments = [
      ...this.moments,
      ...kinds.map((type, i) => ({ step: from + i, part: 0, seat: null, events: [{ type }], view: from + i })),
    ]
    return this.state
  }

  undo(step: number): ReplicaState {
    this.moments = this.moments.filter((moment) => moment.step <= step)
    return this.state
  }

  get state(): ReplicaState {
    return { viewer: 'red', moments: this.moments, now: this.now }
  }
}

/** A playhead at the live start, then the moments. */
function following(pace: Pace, kinds: readonly Kind[], settings: Partial<PlayheadSettings> = {}) {
  const told = new Told()
  const head = new Playhead(told.state, cueOf, { pace, ...settings })
  head.follow(told.add(...kinds))
  return { head, told }
}

/** Advances time until no tick is due; returns the shown views and the milliseconds. */
function played(head: Playhead): { readonly views: readonly unknown[]; readonly ms: number } {
  const views: unknown[] = [head.shown.view]
  let ms = 0
  for (let wait = head.wait; wait !== null; wait = head.wait) {
    ms += wait
    head.tick()
    views.push(head.shown.view)
  }
  return { views, ms }
}

describe('Playhead', () => {
  it('shows the viewer’s own move at once, at every pace', () => {
    for (const pace of ['quick', 'step', 'result'] as const) {
      const { head } = following(pace, ['own'])
      expect(head.shown.view).toBe(1)
      expect(head.mode).toBe('live')
    }
  })

  it('keeps the dwell of a past moment before an own one', () => {
    const told = new Told()
    const start = { step: 0, part: 0, open: false }
    const head = new Playhead(told.add('other', 'own', 'own', 'other'), cueOf, { pace: 'quick', at: start })
    expect(played(head)).toEqual({ views: [0, 1, 3, 4], ms: 3 * DWELL })
  })

  it('shows a moment without visible events at once', () => {
    const { head } = following('step', ['own', 'hidden', 'other'])
    expect(head.shown.view).toBe(2)
    expect(head.mode).toBe('waiting')
  })

  it('shows one move of the others for each dwell at the pace `quick`', () => {
    const { head } = following('quick', ['other', 'other', 'other'])
    expect(head.mode).toBe('playing')
    expect(played(head)).toEqual({ views: [0, 1, 2, 3], ms: 3 * DWELL })
    expect(head.mode).toBe('live')
  })

  it('waits for Continue at the pace `step`', () => {
    const { head } = following('step', ['other', 'glance', 'other'])
    for (const view of [0, 1, 2]) {
      expect(head.shown.view).toBe(view)
      expect(head.wait).toBeNull()
      head.tick()
      expect(head.shown.view).toBe(view)
      head.next()
    }
    expect(head.shown.view).toBe(3)
    expect(head.mode).toBe('live')
  })

  it('continues to the next stop or the end at the pace `result`', () => {
    const { head } = following('result', ['other', 'other', 'sheet', 'other', 'other'])
    expect(head.shown.view).toBe(3)
    expect(head.mode).toBe('stopped')
    head.next()
    expect(head.shown.view).toBe(5)
    expect(head.mode).toBe('live')
  })

  it('stops at a sheet, shows nothing later than its moment, and continues on demand', () => {
    for (const pace of ['quick', 'step', 'result'] as const) {
      const { head } = following(pace, ['own-sheet', 'other'])
      expect(head.mode).toBe('stopped')
      expect(head.over).toEqual({ moment: head.shown, stop: 'sheet' })
      expect(head.shown.view).toBe(1)
      expect(head.told.map(({ view }) => view)).toEqual([0, 1])
      expect(head.wait).toBeNull()
      head.next()
      expect(head.over).toBeNull()
      expect(head.shown.view).toBe(2)
    }
  })

  it('stops at the sheet of the last moment', () => {
    const { head } = following('result', ['sheet'])
    expect(head.mode).toBe('stopped')
    expect(head.canAnswer).toBe(false)
    head.next()
    expect(head.mode).toBe('live')
    expect(head.canAnswer).toBe(true)
  })

  it('passes a glance after its time, or at once on Continue', () => {
    const { head, told } = following('result', ['glance', 'other'])
    expect(head.over?.stop).toBe('glance')
    expect(head.shown.view).toBe(1)
    expect(head.wait).toBe(GLANCE_MS)
    head.tick()
    expect(head.shown.view).toBe(2)
    head.follow(told.add('glance', 'other'))
    head.next()
    expect(head.shown.view).toBe(4)
  })

  it('shows the previous moment until the film of a sheet acts', () => {
    const { head } = following('quick', ['own', 'film'])
    head.tick()
    expect(head.shown.view).toBe(1)
    expect(head.over?.moment.view).toBe(2)
    expect(head.told.at(-1)?.view).toBe(1)
    const pictures: [number, unknown, number | null][] = [[head.picture, head.shown.view, head.wait]]
    while (head.wait !== null) {
      head.tick()
      pictures.push([head.picture, head.shown.view, head.wait])
    }
    expect(pictures).toEqual([
      [0, 1, 900],
      [1, 1, 1200],
      [2, 2, null],
    ])
    expect(head.mode).toBe('stopped')
  })

  it('shows the pictures of a film one at a time at the pace `step`, and only the last at the pace `result`', () => {
    const { head } = following('step', ['own', 'film', 'other'])
    head.next()
    for (const [picture, view] of [
      [0, 1],
      [1, 1],
      [2, 2],
    ]) {
      expect([head.picture, head.shown.view, head.wait]).toEqual([picture, view, null])
      head.next()
    }
    expect(head.shown.view).toBe(3)
    const result = following('result', ['film']).head
    expect([result.picture, result.shown.view]).toEqual([2, 1])
  })

  it('skips to the last picture of a playing film, and stays at a picture that the player chose', () => {
    const { head } = following('quick', ['own', 'film'])
    head.tick()
    head.turnTo(1)
    expect(head.wait).toBeNull()
    head.turnTo(7)
    expect(head.picture).toBe(2)
    const other = following('quick', ['own', 'film']).head
    other.tick()
    other.next()
    expect([other.picture, other.mode]).toEqual([2, 'stopped'])
    other.next()
    expect(other.mode).toBe('live')
  })

  it('skips to the live end from every mode', () => {
    for (const [pace, kinds] of [
      ['quick', ['other', 'sheet', 'other']],
      ['step', ['other', 'sheet', 'other']],
      ['result', ['other', 'sheet', 'other']],
    ] as const) {
      const { head } = following(pace, kinds)
      expect(head.mode).not.toBe('live')
      head.skip()
      expect(head.mode).toBe('live')
      expect(head.shown.view).toBe(3)
    }
    const { head } = following('result', ['other'])
    head.seek({ step: 0, part: 0 })
    head.skip()
    expect(head.mode).toBe('live')
  })

  it('fast-forwards through stops and films until the viewer has a decision', () => {
    const { head, told } = following('step', ['film', 'sheet'])
    head.rush()
    expect(head.mode).toBe('live')
    head.follow(told.add('sheet', 'glance', 'film', 'other'))
    expect([head.mode, head.shown.view]).toEqual(['live', 6])
    told.now = { ...NOBODY, decision: DECISION }
    head.follow(told.add('sheet'))
    expect([head.mode, head.shown.view]).toEqual(['live', 7])
    told.now = NOBODY
    head.follow(told.add('own', 'sheet', 'other'))
    expect([head.mode, head.shown.view]).toEqual(['waiting', 8])
  })

  it('fast-forwards to the end of the match', () => {
    const { head, told } = following('quick', ['sheet'])
    head.rush()
    told.now = { ...NOBODY, standings: [] }
    head.follow(told.add('sheet', 'sheet'))
    expect([head.mode, head.shown.view]).toEqual(['live', 3])
  })

  it('accepts no answer while it is behind a decision of the viewer', () => {
    const { head, told } = following('step', ['other'])
    told.now = { ...NOBODY, decision: DECISION }
    head.follow(told.add('other'))
    expect([head.mode, head.canAnswer]).toEqual(['waiting', false])
    head.next()
    expect(head.canAnswer).toBe(false)
    head.next()
    expect(head.canAnswer).toBe(true)
  })

  it('moves to the new end after undo, and closes the sheet of an undone moment', () => {
    const { head, told } = following('result', ['own', 'own', 'sheet'])
    expect(head.mode).toBe('stopped')
    head.follow(told.undo(2))
    expect([head.mode, head.shown.view]).toEqual(['live', 2])
    head.follow(told.undo(1))
    head.follow(told.add('own'))
    expect([head.mode, head.shown.view]).toEqual(['live', 2])
  })

  it('shows the replacement of an undone moment when both come in one update', () => {
    const { head, told } = following('step', ['own', 'own'])
    told.undo(1)
    head.follow(told.add('other', 'other'))
    expect([head.mode, head.shown.view]).toEqual(['waiting', 1])
  })

  it('starts at the live end without a sheet', () => {
    const told = new Told()
    told.add('other', 'sheet')
    const head = new Playhead(told.state, cueOf, { pace: 'step' })
    expect([head.mode, head.over, head.shown.view]).toEqual(['live', null, 2])
  })

  it('opens the same sheet at the same moment after a reload', () => {
    const { head, told } = following('result', ['other', 'sheet', 'other'])
    const again = new Playhead(told.state, cueOf, { pace: 'result', at: head.place })
    expect(again.over?.moment).toBe(head.over?.moment)
    expect(again.shown).toBe(head.shown)
    again.next()
    const closed = new Playhead(told.state, cueOf, { pace: 'result', at: again.place })
    expect([closed.mode, closed.shown.view]).toEqual(['live', 3])
  })

  it('keeps its position and its sheet when the match is sent again', () => {
    const { head, told } = following('result', ['other', 'sheet', 'other'])
    const moments = told.moments.map((moment, i) => ({ ...moment, view: i < 2 ? undefined : moment.view }))
    head.follow({ ...told.state, moments })
    expect([head.mode, head.shown.view, head.over?.moment.view]).toEqual(['stopped', 2, 2])
  })

  it('looks back without losing its position, and no later than the cursor', () => {
    const { head, told } = following('step', ['own', 'own', 'other'])
    expect(head.seek({ step: 1, part: 5 })).toBe(true)
    expect([head.mode, head.shown.view, head.wait]).toEqual(['past', 1, null])
    head.next()
    expect(head.shown.view).toBe(1)
    head.seek({ step: 9, part: 0 })
    expect(head.shown.view).toBe(2)
    head.follow(told.add('other'))
    expect(head.mode).toBe('past')
    head.back()
    expect([head.mode, head.shown.view]).toEqual(['waiting', 2])
  })

  it('rejects looking back at a moment without a view', () => {
    const told = new Told()
    told.add('own', 'own')
    const moments = told.moments.map((moment) => (moment.step < 2 ? { ...moment, view: undefined } : moment))
    const head = new Playhead({ ...told.state, moments }, cueOf, { pace: 'quick' })
    expect(head.seek({ step: 1, part: 0 })).toBe(false)
    expect(head.mode).toBe('live')
  })
})

describe('Playhead with a backlog', () => {
  const many = (count: number) => Array.from({ length: count }, (): Kind => 'other')

  it('shows more than ten moments in five seconds in total', () => {
    expect(played(following('quick', many(BACKLOG)).head).ms).toBe(BACKLOG * DWELL)
    for (const count of [BACKLOG_MS / DWELL + 1, 60, 93].map(Math.ceil)) {
      const { views, ms } = played(following('quick', many(count)).head)
      expect(views).toHaveLength(count + 1)
      expect(ms).toBeCloseTo(BACKLOG_MS)
    }
  })

  it('keeps the time of sheets and glances', () => {
    const { head } = following('quick', [...many(40), 'sheet', 'glance', ...many(40)])
    expect(head.wait).toBeLessThan(DWELL)
    played(head)
    expect(head.over?.stop).toBe('sheet')
    head.next()
    expect(head.wait).toBe(GLANCE_MS)
  })

  it('gets a new budget when more moments arrive', () => {
    const { head, told } = following('quick', many(60))
    for (let i = 0; i < 30; i++) head.tick()
    head.follow(told.add(...many(30)))
    expect(played(head).ms).toBeCloseTo(BACKLOG_MS)
    head.follow(told.add('other', 'other'))
    expect(played(head).ms).toBe(2 * DWELL)
  })
})

describe('Playhead while a live clock runs against the viewer', () => {
  it('skips sheets and shows the rest in three seconds in total', () => {
    for (const pace of ['quick', 'step', 'result'] as const) {
      const { head } = following(pace, ['sheet', 'other', 'film', 'glance', 'other', 'sheet', 'other'], {
        hurried: true,
      })
      const { views, ms } = played(head)
      expect(views.at(-1)).toBe(7)
      expect(head.mode).toBe('live')
      expect(ms).toBeCloseTo(HURRIED_MS)
    }
  })

  it('keeps the usual time when few moments are left', () => {
    const { head } = following('quick', ['other', 'glance'], { hurried: true })
    expect(played(head).ms).toBe(2 * DWELL + GLANCE_MS)
  })

  it('turns an open sheet into a glance, and shares the three seconds with new moments', () => {
    const { head, told } = following('step', ['film'])
    head.next()
    expect([head.over?.stop, head.wait]).toEqual(['sheet', null])
    head.setHurried(true)
    expect([head.over?.stop, head.shown.view]).toEqual(['glance', 1])
    let ms = 0
    for (let i = 0; head.wait !== null; i++) {
      ms += head.wait
      head.tick()
      if (i < 3) head.follow(told.add('sheet', 'other'))
    }
    expect(head.mode).toBe('live')
    expect(ms).toBeLessThanOrEqual(HURRIED_MS)
  })

  it('stops at sheets again when the clock stops', () => {
    const { head, told } = following('quick', ['sheet', 'sheet'], { hurried: true })
    head.tick()
    head.setHurried(false)
    head.follow(told.add('sheet'))
    played(head)
    expect(head.over?.stop).toBe('sheet')
    expect(head.wait).toBeNull()
  })
})

describe('Playheads', () => {
  it('continues where each viewer of a shared device stopped', () => {
    const heads = new Playheads(cueOf)
    const told = new Told()
    expect(heads.placeOf('red')).toBeUndefined()
    const red = heads.take(told.state, { pace: 'result' })
    red.follow(told.add('own', 'sheet', 'other'))
    expect(red.over?.moment.view).toBe(2)
    const blue = heads.take({ ...told.state, viewer: 'blue' }, { pace: 'result' })
    expect([blue.mode, blue.shown.view]).toEqual(['live', 3])
    told.add('other')
    expect(heads.placeOf('red')).toEqual({ step: 2, part: 0, open: true })
    const again = heads.take(told.state, { pace: 'result' })
    expect([again.mode, again.shown.view]).toEqual(['stopped', 2])
    again.next()
    expect(again.shown.view).toBe(4)
    expect(heads.placeOf('blue')).toEqual({ step: 3, part: 0, open: false })
  })
})

describe('cuesFor', () => {
  const staging = {
    sheetOf: ({ type }: { readonly type: string }) => (type === 'turn' || type === 'vote' ? type : null),
    turnSheets: ['turn'],
    isSeen: ({ type }: { readonly type: string }) => type !== 'counted',
  }
  const moments: readonly Shown[] = ['vote', 'turn', 'turn', 'counted', 'turn', 'vote'].map((type, step) => ({
    step,
    part: 0,
    seat: step === 0 ? 'red' : null,
    events: [{ type }],
    view: step,
  }))
  const stops = (settings: Partial<Parameters<typeof cuesFor>[1]>) => {
    const cue = cuesFor(staging, { viewer: 'red', silent: false, isFirstMatch: false, ...settings })
    return moments.map((moment, i) => cue(moment, i, moments).stop)
  }

  it('returns a glance for a turn, but a sheet for the first two turns of a first match', () => {
    expect(stops({})).toEqual(['sheet', 'glance', 'glance', null, 'glance', 'sheet'])
    expect(stops({ isFirstMatch: true })).toEqual(['sheet', 'sheet', 'sheet', null, 'glance', 'sheet'])
  })

  it('never stops when news is silent', () => {
    expect(stops({ silent: true })).toEqual([null, null, null, null, null, null])
  })

  it('gives time to visible events, and marks the viewer’s own moments', () => {
    const cue = cuesFor(staging, { viewer: 'red', silent: false, isFirstMatch: false })
    const cues = moments.map((moment, i) => cue(moment, i, moments))
    expect(cues.map(({ dwell }) => dwell)).toEqual([DWELL, DWELL, DWELL, 0, DWELL, DWELL])
    expect(cues.map(({ own }) => own)).toEqual([true, false, false, false, false, false])
  })
})

describe.each(MATCHES)('Playhead over a whole match of $name', (match) => {
  const { updates } = playedWith(match, 'playhead')
  const staged = (): CueOf => (moment) => ({
    stop: moment.part > 0 && moment.events.length > 1 ? (moment.step % 2 === 0 ? 'sheet' : 'glance') : null,
    own: moment.seat === match.viewer,
    dwell: DWELL,
  })

  it.each(['quick', 'step', 'result'] as const)('shows each moment once and in order at the pace `%s`', (pace) => {
    const replica = new MatchReplica()
    const [first, ...rest] = updates
    if (first === undefined) throw new Error('nothing was sent')
    replica.receive(first)
    const head = new Playhead(replica.current, staged(), { pace })
    let cursor = head.shown
    let stops = 0
    const step = () => {
      if (head.mode === 'stopped') {
        stops++
        expect(head.over?.moment).toBe(head.shown)
      }
      if (head.wait === null) head.next()
      else head.tick()
      expect(compareMoments(cursor, head.shown)).toBeLessThanOrEqual(0)
      if (pace !== 'result') {
        const { moments } = replica.current
        const passed = moments.slice(moments.indexOf(cursor) + 1, moments.indexOf(head.shown))
        expect(passed.every(({ seat }) => seat === match.viewer)).toBe(true)
      }
      cursor = head.shown
    }
    for (const [i, update] of rest.entries()) {
      replica.receive(update)
      head.follow(replica.current)
      if (pace !== 'result') cursor = head.shown
      // Sometimes the player is slower than the match.
      if (i % 5 === 0) while (head.mode !== 'live') step()
      expect(compareMoments(cursor, head.shown)).toBeLessThanOrEqual(0)
    }
    while (head.mode !== 'live') step()
    expect(head.shown).toBe(replica.current.moments.at(-1))
    expect(head.told).toEqual(replica.current.moments)
    expect(stops).toBeGreaterThan(3)
  })
})
