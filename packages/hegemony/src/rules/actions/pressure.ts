// Apply Political Pressure (chapter 16): the Working, Middle and Capitalist Class.

import { addCubes } from '../politics/voting.ts'
import { because, type PlainAction, simply } from '../table.ts'

/** H-PRESS-01. */
const CUBES = 3

const NO_CUBES = because('H-COMP-03', 'no-cubes-left')
const NOT_FOR_STATE = because('H-PRESS-03', 'state-has-no-cubes')

export const applyPressure: PlainAction = {
  id: 'political-pressure',
  whyNot(s, role) {
    if (role === 'state') return NOT_FOR_STATE
    return s.cubes[role] > 0 ? null : NO_CUBES
  },
  perform: (t, role) =>
    simply(() => {
      if (role !== 'state') addCubes(t, role, CUBES, 'pressure')
    })(t),
}
