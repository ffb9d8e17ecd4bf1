import { describe, expect, it } from 'vitest'
import { timed } from '../../../table/board/animate.ts'
import type { PlanetBEvent } from '../words/model.ts'
import { presented } from './presentation.ts'

const EXCHANGE: readonly PlanetBEvent[] = [
  { type: 'exchange', seat: 'blue', space: 'left' },
  { type: 'votes', voter: 'blue', from: 'supply', to: 'bag', amount: 2, why: 'added' },
  { type: 'suitcases-back', space: 'left', amount: 4 },
  { type: 'tile-flipped', space: 'left', tile: 'llamazone-prime', face: 'red' },
  { type: 'marker', seat: 'blue', from: 0, to: 2, why: 'exchange' },
  { type: 'price', space: 'left', face: 'red', price: 4 },
]

describe('animations of Planet B', () => {
  it('play the five steps of an exchange one at a time, 420 ms each', () => {
    const moves = timed(EXCHANGE.flatMap(presented.motion))
    const begins = (at: string) =>
      moves.flatMap(({ motion, delay }) => (('to' in motion ? motion.to : motion.at) === at ? [delay] : []))
    expect(begins('bag')).toEqual([0])
    expect(begins('stack')).toEqual([420, 490, 560, 630])
    expect(begins('tile:left')).toEqual([840])
    expect(begins('station:2')).toEqual([1260])
    expect(begins('price:left')).toEqual([1680, 1750])
  })

  it('limit simultaneous animations, and start the remaining ones at once', () => {
    const many = timed(Array.from({ length: 30 }, () => EXCHANGE[1] as PlanetBEvent).flatMap(presented.motion))
    expect(many).toHaveLength(12)
    expect(many[0]?.delay).toBe(0)
  })
})
