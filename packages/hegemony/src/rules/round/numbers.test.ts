import { say } from '@hustings/kernel'
import { expect, it } from 'vitest'
import { given } from '../../testing/given.ts'
import { resourceName, roleName } from '../table.ts'
import { numberName, publicNumbers } from './numbers.ts'

it('every public number has a unique name among those of its owner', () => {
  const names = Object.keys(publicNumbers(given({ players: 4 }).state)).map((name) => {
    const [owner = ''] = name.split('.')
    return `${owner} ${JSON.stringify(numberName(name))}`
  })
  expect(new Set(names).size).toBe(names.length)
})

it('the names describe the count', () => {
  expect(numberName('bag.middle')).toEqual(say('board.number.bag', { class: roleName('middle') }))
  expect(numberName('state.legitimacy.working')).toEqual(say('board.number.legitimacy', { class: roleName('working') }))
  expect(numberName('state.money')).toEqual(say('board.number.treasury'))
  expect(numberName('working.money')).toEqual(say('board.number.money'))
  expect(numberName('taxMultiplier')).toEqual(say('board.number.tax'))
  expect(numberName('middle.goods.food')).toEqual(say('board.number.goods', { resource: resourceName('food') }))
  expect(numberName('middle.storage.food')).toEqual(say('board.number.storage', { resource: resourceName('food') }))
  expect(numberName('capitalist.freeTradeZone.food')).toEqual(
    say('board.number.zone', { resource: resourceName('food') }),
  )
  expect(() => numberName('working.weather')).toThrow(/working\.weather/)
})
