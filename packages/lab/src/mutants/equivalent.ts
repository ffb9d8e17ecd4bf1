// Equivalent mutants: they change nothing that a player or a caller can notice. Each has a reason.

export interface Equivalent {
  readonly file: string
  /** The line before and after. */
  readonly before: string
  readonly after: string
  readonly why: string
}

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'packages/planet-b/src/violations.ts',
    before: 'buildings.push(...player.hand)',
    after: 'buildings.unshift(...player.hand)',
    why: 'the cards are counted, in whatever order',
  },
  {
    file: 'packages/planet-b/src/rules/boxes/payment.ts',
    before: 'const fixedFirst = cost.length < 2 ? cost : [...cost].sort((a, b) => freedom(a) - freedom(b))',
    after: 'const fixedFirst = cost.length < 1 ? cost : [...cost].sort((a, b) => freedom(a) - freedom(b))',
    why: 'a single symbol is in order however it is sorted; not sorting it is quicker',
  },
  {
    file: 'packages/hegemony/src/rules/labour/placement.ts',
    before: 'for (let slot = 0; slot < needs.length; slot++) {',
    after: 'for (let slot = 0; slot <= needs.length; slot++) {',
    why: 'there is no slot after the last one: what is not there is not empty',
  },
  {
    file: 'packages/planet-b/src/rules/people/workers.ts',
    before: `if (box.limit !== undefined) t.state.turn.limited.push(\`\${id}:\${half}\`)`,
    after: `if (box.limit !== undefined) t.state.turn.limited.unshift(\`\${id}:\${half}\`)`,
    why: 'the uses of a turn are counted, in whatever order',
  },
  {
    file: 'packages/hegemony/src/automa/decisions/expansions.ts',
    before: 'const change = (wages?.[Number(shift.slice(at + 1)) - 1] ?? 0) - (wages?.[company.wage - 1] ?? 0)',
    after: 'const change = (wages?.[Number(shift.slice(at + 1)) - 1] ?? 1) - (wages?.[company.wage - 1] ?? 0)',
    why: 'only Companies that pay wages are offered, at levels that they have',
  },
  {
    file: 'packages/planet-b/src/rules/course/election.ts',
    before: `if (s.puppet !== null) addVotes(t, 'puppet', PUPPET_VOTES_BEFORE_ELECTION, 'puppet')`,
    after: `if (true) addVotes(t, 'puppet', PUPPET_VOTES_BEFORE_ELECTION, 'puppet')`,
    why: 'a puppet that does not play has no votes to add',
  },
  {
    file: 'packages/hegemony/src/rules/economy/money.ts',
    before: 'if (reason === undefined) {',
    after: 'if (true) {',
    why: 'creates the same reason again; caching only saves time',
  },
  {
    file: 'packages/hegemony/src/rules/actions/assign.ts',
    before: 'const closed: Opening = { company, employee: true, industry, skilled: 0, open: 0 }',
    after: 'const closed: Opening = { company, employee: true, industry, skilled: 1, open: 0 }',
    why: 'the option is blocked, so the number of slots has no effect',
  },
  {
    file: 'packages/hegemony/src/redeal.ts',
    before: `shuffleUnknown(random, decks.event.cards, 0, viewer === 'state' ? known.eventTop : 0)`,
    after: `shuffleUnknown(random, decks.event.cards, 0, viewer === 'state' ? known.eventTop : (-1))`,
    why: 'there is no card past the end of a deck',
  },
  {
    file: 'packages/hegemony/src/automa/candidates/moves.ts',
    before: 'if (movers.length > places) continue',
    after: 'if (false) continue',
    why: 'a plan with more workers than slots is never completed; stopping early only saves time',
  },
  {
    file: 'packages/hegemony/src/expansions/historical-events/effects.ts',
    before: `if (whyNoAssign(t.state, 'working', ANY_UNEMPLOYED) === null) yield* assign(t, 'working', ANY_UNEMPLOYED)`,
    after: `if (true) yield* assign(t, 'working', ANY_UNEMPLOYED)`,
    why: 'an assignment without a possible worker ends immediately',
  },
]

export function whyEquivalent(mutant: Omit<Equivalent, 'why'>): string | null {
  const { file, before, after } = mutant
  return EQUIVALENT.find((each) => each.file === file && each.before === before && each.after === after)?.why ?? null
}
