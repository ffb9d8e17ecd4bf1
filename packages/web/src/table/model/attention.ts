// What the person at the device can choose and points at, as a store outside React: a board of two hundred things
// re-renders only those whose state changed.
import type { Answer, Decision, Option, Preview, Reason, Target } from '@hustings/kernel'

/** What a thing on the board is, for the decision asked now. */
export interface TargetState {
  /** Every option that points here, blocked ones included. */
  readonly options: readonly Option[]
  readonly selectable: boolean
  /** Selectable only beside the question: it answers the pointer and is not lit. */
  readonly aside: boolean
  /** Why it cannot be chosen, when all that points here is blocked. */
  readonly blocked: Reason | null
  /** Under the pointer or in focus, here or in the list of options. */
  readonly pointed: boolean
  /** Chosen, not yet confirmed (the first tap of a finger). */
  readonly selected: boolean
  /** What is being told over the board was done to it. */
  readonly told: boolean
}

export const AT_REST: TargetState = {
  options: [],
  selectable: false,
  aside: false,
  blocked: null,
  pointed: false,
  selected: false,
  told: false,
}

export interface Attention {
  readonly decision: Decision | null
  readonly pointed: Option | null
  readonly selected: Answer | null
  /** What the pointed or selected option would change; null while unknown. */
  readonly preview: Preview | null
  /** The things that what is told over the board was done to. */
  readonly told: readonly Target[]
}

const NOBODY: Attention = { decision: null, pointed: null, selected: null, preview: null, told: [] }

export class AttentionStore {
  private now: Attention = NOBODY
  private targets = new Map<Target, TargetState>()
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly get = (): Attention => this.now

  readonly target = (target: Target): TargetState => this.targets.get(target) ?? AT_REST

  ask(decision: Decision | null): void {
    if (decision?.id === this.now.decision?.id) return
    // The pointer may rest where an option of the new decision came up.
    const pointed = optionsOf(decision).find((option) => option === this.now.pointed) ?? null
    // An amount is chosen from the beginning: the least.
    const selected = decision?.shape === 'number' ? decision.min : null
    this.update({ ...NOBODY, decision, pointed, selected, told: this.now.told })
  }

  /** Marks the things that something was done to, while it is told. */
  tell(told: readonly Target[]): void {
    if (told.length > 0 || this.now.told.length > 0) this.update({ ...this.now, told })
  }

  point(option: Option | null): void {
    const { now } = this
    if (option?.id === now.pointed?.id) return
    // A finger leaves what it has selected; what that would change is still to be seen.
    const stays = option === null && now.pointed?.id === now.selected
    this.update({ ...now, pointed: option, preview: stays ? now.preview : null })
  }

  select(answer: Answer | null): void {
    const { now } = this
    if (answer === now.selected) return
    this.update({ ...now, selected: answer, preview: now.pointed?.id === answer ? now.preview : null })
  }

  /** Takes a preview only if it still belongs to what is pointed at. */
  show(decision: string, answer: Answer, preview: Preview): void {
    const { now } = this
    if (now.decision?.id !== decision) return
    if (now.pointed?.id !== answer && now.selected !== answer) return
    this.update({ ...now, preview })
  }

  private update(next: Attention): void {
    this.now = next
    this.targets = targetsOf(next, this.targets)
    for (const listener of this.listeners) listener()
  }
}

function optionsOf(decision: Decision | null): readonly Option[] {
  return decision?.shape === 'pick' ? decision.options : []
}

function targetsOf(attention: Attention, before: ReadonlyMap<Target, TargetState>): Map<Target, TargetState> {
  const { decision, pointed, selected, told } = attention
  const byTarget = new Map<Target, Option[]>()
  for (const option of optionsOf(decision)) {
    if (option.target === undefined) continue
    const here = byTarget.get(option.target)
    if (here === undefined) byTarget.set(option.target, [option])
    else here.push(option)
  }
  for (const target of told) if (!byTarget.has(target)) byTarget.set(target, [])
  const states = new Map<Target, TargetState>()
  for (const [target, options] of byTarget) {
    const state: TargetState = {
      options,
      selectable: options.some((option) => option.blocked === undefined),
      aside: options.length > 0 && options.every((option) => option.blocked !== undefined || option.aside === true),
      blocked: options.every((option) => option.blocked !== undefined) ? (options[0]?.blocked ?? null) : null,
      pointed: options.some((option) => option.id === pointed?.id),
      selected: options.some((option) => option.id === selected),
      told: told.includes(target),
    }
    states.set(target, keep(before.get(target), state))
  }
  return states
}

/** The earlier state when nothing about it changed, so that nobody renders for nothing. */
function keep(earlier: TargetState | undefined, state: TargetState): TargetState {
  if (earlier === undefined) return state
  const same =
    earlier.selectable === state.selectable &&
    earlier.aside === state.aside &&
    earlier.blocked === state.blocked &&
    earlier.pointed === state.pointed &&
    earlier.selected === state.selected &&
    earlier.told === state.told &&
    earlier.options.length === state.options.length &&
    earlier.options.every((option, i) => option === state.options[i])
  return same ? earlier : state
}
