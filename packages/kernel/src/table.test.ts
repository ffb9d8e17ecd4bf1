import { describe, expect, it } from 'vitest'
import { numberQuestion, type Offer, toDecision } from './decision.ts'
import { visibleEvents } from './event.ts'
import { say } from './message.ts'
import { type RandomState, seedRandom } from './random.ts'
import { type Script, Table } from './table.ts'
import { askStrictly } from './testing/scripted.ts'

const table = () => new Table<{ random: RandomState }>({ random: seedRandom('table') })
const asked = <T>(script: Script<T>) => script.next([])

const free: Offer<string> = { id: 'a', label: say('a'), value: 'first' }
const other: Offer<string> = { id: 'b', label: say('b'), value: 'second' }
const blocked: Offer<string> = { ...other, blocked: { key: 'why', rule: 'T-01' } }

describe('a script that asks', () => {
  it('receives the value of the chosen option', () => {
    const script = table().choose('red', say('which'), [free, other])
    expect(asked(script).value).toMatchObject([{ shape: 'pick', seat: 'red' }])
    expect(script.next(['b'])).toEqual({ done: true, value: 'second' })
  })

  it('takes the only legal option without asking, unless that would reveal information', () => {
    expect(asked(table().choose('red', say('which'), [free, blocked]))).toEqual({ done: true, value: 'first' })
    const always = table().choose('red', say('which'), [free, blocked], { always: true })
    expect(asked(always).done).toBe(false)
  })

  it('always asks at a strict table', () => {
    const strict = () => askStrictly(table())
    expect(asked(strict().choose('red', say('which'), [free, blocked])).done).toBe(false)
    expect(asked(strict().number('red', say('n'), 3, 3)).value).toMatchObject([{ min: 3, max: 3 }])
    expect(() => asked(strict().choose('red', say('which'), [blocked]))).toThrow(/no legal option/)
  })

  it('takes the only number of a range without asking, unless that would reveal information', () => {
    expect(asked(table().number('red', say('n'), 3, 3))).toEqual({ done: true, value: 3 })
    expect(asked(table().number('red', say('n'), 3, 3, { always: true })).done).toBe(false)
    expect(asked(table().number('red', say('n'), 3, 4)).value).toMatchObject([{ min: 3, max: 4 }])
  })

  it('passes on the progress of a sequence of picks', () => {
    const progress = { step: 2, of: 3 }
    expect(asked(table().choose('red', say('w'), [free, other], { progress })).value).toMatchObject([{ progress }])
    expect(asked(table().confirm('red', say('sure'), { progress })).value).toMatchObject([{ progress }])
  })

  it('passes on the circumstances of the seat that decides', () => {
    const circumstances = () => ['rich']
    const settings = { circumstances }
    for (const script of [
      table().choose('red', say('w'), [free, other], settings),
      table().number('red', say('n'), 3, 4, settings),
      table().confirm('red', say('sure'), settings),
    ]) {
      expect(asked<unknown>(script).value).toMatchObject([{ circumstances }])
    }
  })

  it('computes the effect of an option only on request, and never for a blocked option', () => {
    const looked: string[] = []
    const hint = (value: string) => {
      looked.push(value)
      return value === 'second' ? null : say('begins', { with: value })
    }
    const third: Offer<string> = { id: 'c', label: say('c'), value: 'third', blocked: { key: 'why', rule: 'T-01' } }
    const step = asked(
      table().choose('red', say('which'), [free, other, third], { hint, progress: { step: 1, of: 2 } }),
    )
    expect(looked).toEqual([])
    const [question] = step.done === true ? [] : step.value
    expect(question?.shape === 'pick' && question.hints?.of('of-another')).toBeNull()
    const decision = toDecision(question ?? expect.fail(), '1')
    expect(looked).toEqual(['first', 'second'])
    expect(decision).toEqual({
      id: '1',
      seat: 'red',
      prompt: say('which'),
      progress: { step: 1, of: 2 },
      shape: 'pick',
      options: [
        { id: 'a', label: say('a'), hint: say('begins', { with: 'first' }) },
        { id: 'b', label: say('b') },
        { id: 'c', label: say('c'), blocked: { key: 'why', rule: 'T-01' } },
      ],
    })
  })

  it('lists the current actions around its questions, outermost first', () => {
    const t = table()
    const [card, bill] = [say('card'), say('bill')]
    function* turn(): Script<number> {
      yield* t.within(
        card,
        (function* (): Script {
          yield* t.choose('red', say('which'), [free, other])
          yield* t.within(bill, t.confirm('red', say('sure')))
          yield* t.together([numberQuestion('red', say('n'), 0, 2)])
        })(),
      )
      return yield* t.number('red', say('n'), 0, 9)
    }
    const script = turn()
    expect(asked(script).value).toMatchObject([{ shape: 'pick', context: [card] }])
    expect(script.next(['a']).value).toMatchObject([{ shape: 'confirm', context: [card, bill] }])
    expect(script.next([true]).value).toMatchObject([{ shape: 'number', context: [card] }])
    expect(script.next([1]).value).toEqual([{ shape: 'number', seat: 'red', prompt: say('n'), min: 0, max: 9 }])
    expect(script.next([7])).toEqual({ done: true, value: 7 })
  })

  it('removes the current action when it fails', () => {
    const t = table()
    const failing = t.within(say('card'), t.choose('red', say('which'), [blocked]))
    expect(() => asked(failing)).toThrow(/no legal option/)
    expect(asked(t.confirm('red', say('sure'))).value).toEqual([{ shape: 'confirm', seat: 'red', prompt: say('sure') }])
  })

  it('must offer an option, and a range must not be empty', () => {
    for (const always of [false, true]) {
      expect(() => asked(table().choose('red', say('which'), [blocked], { always }))).toThrow(/no legal option/)
    }
    expect(() => asked(table().number('red', say('n'), 2, 1))).toThrow(/from 2 to 1/)
  })

  it('asks several seats at once, one question each, and their answers are a floor for undo', () => {
    const t = table()
    const question = (seat: string) => numberQuestion(seat, say('n'), 0, 2)
    const script = t.together([question('red'), question('blue')])
    expect(asked(script).value).toHaveLength(2)
    expect(t.revealed).toBe(false)
    expect(script.next([1, 2])).toEqual({ done: true, value: [1, 2] })
    expect(t.revealed).toBe(true)
    expect(asked(t.together([]))).toEqual({ done: true, value: [] })
    expect(() => asked(t.together([question('red'), question('red')]))).toThrow(/two questions/)
  })
})

describe('a nested script', () => {
  it('restores the frame of the table after it', () => {
    const t = table()
    const script = t.within(say('card'), t.choose('red', say('which'), [free, other]))
    asked(script)
    expect(t.context).toBeUndefined()
    expect(script.next(['b'])).toEqual({ done: true, value: 'second' })
    expect(t.context).toBeUndefined()
  })

  it('keeps the effects of its options', () => {
    const t = table()
    const hint = (value: string) => say('begins', { value })
    const step = asked(t.within(say('card'), t.choose('red', say('which'), [free, other], { hint })))
    const [question] = step.done === true ? [] : step.value
    const decision = question === undefined ? undefined : toDecision(question, '1')
    expect(decision).toMatchObject({
      context: [{ key: 'card' }],
      options: [{ hint: say('begins', { value: 'first' }) }, {}],
    })
  })
})

describe('a script that emits events', () => {
  it('shows an event to all, to some, or to the others in another form', () => {
    const t = table()
    t.emit({ type: 'public' })
    t.emitTo(['red'], { type: 'secret' })
    t.emitTo(['red'], { type: 'card' }, { type: 'a-card' })
    const types = (viewer: string) => visibleEvents(t.emitted, viewer).map(({ type }) => type)
    expect(types('red')).toEqual(['public', 'secret', 'card'])
    expect(types('blue')).toEqual(['public', 'a-card'])
    expect(types('spectator')).toEqual(['public', 'a-card'])
  })

  it('records no events at a table without listeners', () => {
    const t = table()
    t.deaf = true
    t.emit({ type: 'public' })
    t.emitTo(['red'], { type: 'card' }, { type: 'a-card' })
    expect(t.emitted).toEqual([])
  })

  it('computes explanations only for listeners', () => {
    const t = table()
    const words: string[] = []
    const explain = (word: string): void =>
      t.explain(() => {
        words.push(word)
        return { type: word }
      })
    explain('heard')
    t.unexplained = true
    explain('for the rules alone')
    t.emit({ type: 'told' })
    t.unexplained = false
    t.deaf = true
    explain('for nobody')
    expect(words).toEqual(['heard'])
    expect(t.emitted.map(({ event }) => event.type)).toEqual(['heard', 'told'])
  })

  it('marks chance and hidden things as floors for undo', () => {
    const drawing = table()
    drawing.below(2)
    expect(drawing.revealed).toBe(true)
    const showing = table()
    showing.reveal()
    expect(showing.revealed).toBe(true)
  })
})
