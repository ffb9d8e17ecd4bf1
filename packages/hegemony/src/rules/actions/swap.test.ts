import { say } from '@hustings/kernel'
import { expect, it } from 'vitest'
import type { Skill } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { employ, employHelp, own, unemploy } from '../../testing/arrange.ts'
import { given } from '../../testing/given.ts'
import { findCompany, isOperational } from '../labour/workers.ts'
import { swap, swapWorkers } from './swap.ts'

/** A worker of this skill in the unskilled slot of the Supermarket; one unskilled worker is unemployed. */
function wasted(skill: Skill, committed = false) {
  return given({ players: 4 }, (s) => {
    findCompany(s, 'supermarket').slots[1] = { class: 'working', skill, committed }
  })
}

it('HX-53, H-SWAP-01, H-SWAP-03: a skilled worker on an unskilled slot changes places with an unemployed one', () => {
  const game = wasted('healthcare')
  game.run((t) => swap(t, 'working'))
  expect(findCompany(game.state, 'supermarket').slots[1]).toEqual({
    class: 'working',
    skill: 'unskilled',
    committed: false,
  })
  expect(game.state.unemployed.working).toMatchObject({ healthcare: 1, unskilled: 0 })
})

it('H-SWAP-03, H-COMMIT-12: the place stays committed, the one who leaves is free', () => {
  const game = wasted('healthcare', true)
  game.run((t) => swap(t, 'working'))
  expect(findCompany(game.state, 'supermarket').slots[1]?.committed).toBe(true)
  expect(game.state.unemployed.working.healthcare).toBe(1)
})

it('H-SWAP-01: the options point at the leaving and the coming worker', () => {
  const game = wasted('healthcare')
  unemploy(game.state, 'working', 'media')
  unemploy(game.state, 'working', 'healthcare')
  findCompany(game.state, 'college').slots[1] = { class: 'working', skill: 'luxury', committed: false }
  const play = game.run((t) => swap(t, 'working'))
  expect(play.options.map(({ id, label, target }) => ({ id, label, target }))).toEqual([
    {
      id: 'worker:supermarket-1',
      label: say('option.worker-at', { skill: say('skill.healthcare'), company: say('company.supermarket') }),
      target: 'worker:supermarket-1',
    },
    {
      id: 'worker:college-1',
      label: say('option.worker-at', { skill: say('skill.luxury'), company: say('company.college') }),
      target: 'worker:college-1',
    },
  ])
  play.answers('worker:supermarket-1')
  expect(play.question.prompt).toEqual(say('ask.swap-in', { company: say('company.supermarket') }))
  expect(play.options.map(({ id, target }) => [id, target])).toEqual([
    ['skill:unskilled', 'unemployed:working-unskilled'],
    ['skill:media', 'unemployed:working-media'],
  ])
})

it('H-SWAP-01: an unskilled worker is never exchanged, even for a skilled one', () => {
  const { state } = given({ players: 4 }, (s) => unemploy(s, 'working', 'media'))
  expect(findCompany(state, 'supermarket').slots[1]?.skill).toBe('unskilled')
  expect(swapWorkers.whyNot(state, 'working')?.rule).toBe('H-SWAP-01')
})

it('H-SWAP-01: a skilled worker on a slot of the industry stays, regardless of the unemployed', () => {
  const { state } = given({ players: 4 }, (s) => unemploy(s, 'working', 'media'))
  expect(findCompany(state, 'supermarket').slots[0]?.skill).toBe('agriculture')
  expect(swapWorkers.whyNot(state, 'working')?.rule).toBe('H-SWAP-01')
  findCompany(state, 'supermarket').slots[1] = { class: 'working', skill: 'agriculture', committed: false }
  expect(swapWorkers.whyNot(state, 'working')).toBeNull()
})

it('H-SWAP-02: a worker who came in by the action stays, and one who left can come in elsewhere', () => {
  const game = wasted('healthcare')
  const { state } = game
  findCompany(state, 'college').slots[1] = { class: 'working', skill: 'luxury', committed: false }
  const play = game.run((t) => swap(t, 'working')).answers('worker:supermarket-1')
  expect(play.legal).toEqual(['worker:college-1', 'done'])
  play.answers('worker:college-1')
  expect(play.done).toBe(true)
  expect(findCompany(state, 'college').slots[1]?.skill).toBe('healthcare')
  expect(state.unemployed.working).toMatchObject({ luxury: 1, healthcare: 0, unskilled: 0 })
})

it('H-SWAP-02: "done" ends it', () => {
  const game = wasted('healthcare')
  unemploy(game.state, 'working', 'media')
  findCompany(game.state, 'college').slots[1] = { class: 'working', skill: 'luxury', committed: false }
  const play = game.run((t) => swap(t, 'working')).answers('worker:supermarket-1', 'skill:media', 'done')
  expect(play.done).toBe(true)
  expect(findCompany(game.state, 'college').slots[1]?.skill).toBe('luxury')
})

it('H-SWAP-04: the Company works on, with its wage and its tokens', () => {
  const game = wasted('healthcare')
  Object.assign(findCompany(game.state, 'supermarket'), { strike: true, machinery: true, wage: 3 })
  game.run((t) => swap(t, 'working'))
  const supermarket = findCompany(game.state, 'supermarket')
  expect(isOperational(supermarket)).toBe(true)
  expect(supermarket).toMatchObject({ strike: true, machinery: true, wage: 3 })
})

it('H-SWAP-02: as often as wanted, each place once', () => {
  const game = wasted('healthcare')
  const { state } = game
  unemploy(state, 'working', 'media')
  findCompany(state, 'college').slots[1] = { class: 'working', skill: 'luxury', committed: false }
  const play = game.run((t) => swap(t, 'working'))
  expect(play.legal).toEqual(['worker:supermarket-1', 'worker:college-1'])
  play.answers('worker:supermarket-1', 'skill:media')
  expect(play.legal).toEqual(['worker:college-1', 'done'])
  play.answers('worker:college-1', 'skill:unskilled')
  expect(play.done).toBe(true)
  expect(state.unemployed.working).toMatchObject({ healthcare: 1, luxury: 1, media: 0, unskilled: 0 })
})

it('H-SWAP-01: workers on skilled slots and unskilled workers stay', () => {
  const { state } = given({ players: 4 })
  expect(swapWorkers.whyNot(state, 'working')?.rule).toBe('H-SWAP-01')
})

it('H-SWAP-01: there must be an unemployed worker with another skill', () => {
  const nobody = wasted('healthcare')
  nobody.state.unemployed.working.unskilled = 0
  expect(swapWorkers.whyNot(nobody.state, 'working')?.rule).toBe('H-SWAP-01')
  nobody.state.unemployed.working.healthcare = 1
  expect(swapWorkers.whyNot(nobody.state, 'working')?.rule).toBe('H-SWAP-01')
})

it('H-SWAP-01: employees of the Middle Class as well, and the Middle Class in its own Companies', () => {
  const game = given({ players: 4 }, (s: HegemonyState) => {
    const office = employHelp(s, findCompany(s, 'doctors-office'))
    if (office.employee !== null) office.employee.skill = 'media'
    const pharmacy = employ(s, own(s, 'middle', 'pharmacy'), 'middle')
    pharmacy.slots[1] = { class: 'middle', skill: 'luxury', committed: false }
    unemploy(s, 'middle', 'unskilled')
  })
  game.run((t) => swap(t, 'working'))
  expect(findCompany(game.state, 'doctors-office').employee?.skill).toBe('unskilled')
  game.run((t) => swap(t, 'middle'))
  expect(findCompany(game.state, 'pharmacy').slots[1]?.skill).toBe('unskilled')
})
