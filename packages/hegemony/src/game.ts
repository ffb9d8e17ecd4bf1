// Hegemony with everything: the base game, and Crisis & Control for the matches that use any of it.
import { baseGame } from './base-game.ts'
import { CRISIS_AND_CONTROL } from './crisis-and-control.ts'
import { open } from './rules/expansion.ts'

open(CRISIS_AND_CONTROL)

export const hegemony = baseGame
