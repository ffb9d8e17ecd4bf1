// For tests of Hegemony, inside and outside this package: custom tables, players who answer, and whole matches.
export { balancePool, employ, employHelp, hireExactly, own, unemploy, unemployedAre, withWorkers } from './arrange.ts'
export { type CardPlay, playing, refusal } from './cards.ts'
export { comesNext, drawsCards, drawsNext } from './chance.ts'
export { facing, type Resolution, resolving, ruleAgainst } from './events.ts'
export { type Given, given, type Play, TestTable } from './given.ts'
export { type HegemonyMatch, playUntil, publicEvents, randomAnswer, startMatch } from './match.ts'
