// The symbols of the action boxes as short functions, so that a card of the catalog reads like the printed one:
// `paid([res('iridium', 2)], buildTop('B'))`. Red and white symbols of one kind share a function; the position decides.
import type { Action, Box, Cost, Counter } from './facts.ts'
import type { BuildingDeck, LawDeck, Resource, Track } from './vocabulary.ts'

/** A box without a cost. */
export const box = (...actions: readonly Action[]): Box => ({ cost: [], do: actions })
/** A box whose cost is paid first (PB-BOX-02). */
export const paid = (cost: readonly Cost[], ...actions: readonly Action[]): Box => ({ cost, do: actions })
/** A box whose actions are done in the printed order. */
export const inOrder = (...actions: readonly Action[]): Box => ({ cost: [], do: actions, order: 'printed' })

/** The same symbol for all other players (PB-BOX-11). */
export const others = <Symbol extends Action | Cost>(symbol: Symbol) => ({ ...symbol, who: 'others' }) as const

export const money = (n: number) => ({ op: 'money', n }) as const
export const vp = (n: number) => ({ op: 'vp', n }) as const
export const moodUp = (n: number) => ({ op: 'mood_up', n }) as const
export const moodDown = (n: number) => ({ op: 'mood_down', n }) as const
export const lowestMood = () => ({ op: 'mood_set', to: 'lowest' }) as const
export const res = (resource: Resource, n: number) => ({ op: 'res', res: resource, n }) as const
export const anyRes = (n: number) => ({ op: 'any_res', n }) as const
export const giveRes = (resource: Resource, min: number, max: number) =>
  ({ op: 'give_res', res: resource, min, max }) as const
export const produce = (n: number) => ({ op: 'produce', n }) as const
export const sellAt = (k: number, max: number) => ({ op: 'sell_at', k, max }) as const

export const build = (n: number) => ({ op: 'build', n }) as const
export const buildFree = (n: number) => ({ op: 'build_free', n }) as const
export const buildTop = (deck: BuildingDeck) => ({ op: 'build_top', deck }) as const
export const demolish = (n: number) => ({ op: 'demolish', n, refund: false }) as const
export const demolishRefunded = (n: number) => ({ op: 'demolish', n, refund: true }) as const
export const discardCards = (min: number, max: number) => ({ op: 'discard_cards', min, max }) as const

export const workerAction = (n: number) => ({ op: 'worker_action', n }) as const
export const trickster = (n: number) => ({ op: 'trickster', n }) as const
export const brain = (n: number) => ({ op: 'brain', n }) as const
export const worker = (n: number) => ({ op: 'worker', n }) as const
/** As many as there are (PB-ELEC-16). */
export const workersAtMost = (n: number) => ({ op: 'worker', n, partial: true }) as const
export const returnWorker = (n: number, ...notFrom: readonly string[]) =>
  ({ op: 'return_worker', n, not_from: notFrom }) as const
/** No box that copies can be copied (G1). */
export const copyBox = (n: number) => ({ op: 'copy_box', n, not_ops: ['copy_box'], pay_cost: true }) as const

export const playNews = (n: number) => ({ op: 'play_news', n }) as const
export const replayNews = (n: number) => ({ op: 'replay_news', n }) as const
export const advance = (track: Track, n: number) => ({ op: 'faction_adv', track, n }) as const
export const support = (track: Track, n: number) => ({ op: 'faction_sup', track, n }) as const
export const supportAndKeep = (track: Track, n: number) => ({ op: 'support_keep', track, n }) as const
export const law = (deck: LawDeck | 'any' | 'by_morality') => ({ op: 'law', deck }) as const

export const votes = (n: number) => ({ op: 'add_votes', n }) as const
export const drawVotes = (n: number, ...actions: readonly Action[]) => ({ op: 'draw_votes', n, do: actions }) as const
export const fraud = (n: number) => ({ op: 'fraud', n, free: false }) as const
export const freeFraud = (n: number) => ({ op: 'fraud', n, free: true }) as const
export const elect = (dir: 'left' | 'right' | 'either', n: number) => ({ op: 'elect', dir, n }) as const

export const oneOf = (...options: readonly (readonly Action[])[]) => ({ op: 'one_of', options }) as const
export const per = (count: Counter, ...actions: readonly Action[]) => ({ op: 'per', count, do: actions }) as const
export const ifImmoral = (actions: readonly Action[], otherwise: readonly Action[]) =>
  ({ op: 'if', cond: 'immoral', do: actions, otherwise }) as const
