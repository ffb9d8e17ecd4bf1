// Action boxes in words: one sentence from the same data that is drawn as icons, for tips, options and screen readers.
// Every symbol is one message; lists of them are joined by the language.
import { type Message, say } from '@hustings/kernel'
import type { Action, Box, Cost, MixedCost, MixedGain } from './facts.ts'
import type { Resource } from './vocabulary.ts'

/** "pay 2 iridium; then put the top card of deck B down as built" */
export function boxWords({ cost, do: actions, order, limit }: Box): Message {
  const done = order === 'printed' ? oneAfterAnother(actions) : actionsWords(actions)
  const words =
    cost.length === 0
      ? done
      : actions.length === 0
        ? costsWords(cost)
        : say('box.paid', { cost: costsWords(cost), actions: done })
  return limit === undefined ? words : say('box.once-per-turn', { box: words })
}

/** The complete cost. */
export function costsWords(cost: readonly Cost[]): Message {
  return together(cost.map(costWords))
}

export function actionsWords(actions: readonly Action[]): Message {
  return together(actions.map(actionWords))
}

function together(parts: readonly Message[]): Message {
  const [only] = parts
  if (only === undefined) return say('box.nothing')
  return parts.length === 1 ? only : say('box.together', { parts })
}

function oneAfterAnother(actions: readonly Action[]): Message {
  const [first, ...rest] = actions
  if (first === undefined) return say('box.nothing')
  const words = actionWords(first)
  return rest.length === 0 ? words : say('box.in-order', { first: words, rest: oneAfterAnother(rest) })
}

/** A white symbol, for any player. */
export function actionWords(action: Action): Message {
  return forWhom(action, doing(action))
}

/** A red symbol, paid by any player. */
export function costWords(cost: Cost): Message {
  return forWhom(cost, paying(cost))
}

function forWhom({ who }: Action | Cost, words: Message): Message {
  return who === undefined ? words : say(`box.${who}`, { words })
}

/** Some containers of one resource: "2 iridium". */
export function goodsWords(resource: Resource, n: number): Message {
  return say(`goods.${resource}`, { n })
}

function doing(action: Action): Message {
  switch (action.op) {
    case 'res':
      return say('do.res', { goods: goodsWords(action.res, action.n) })
    case 'mood_set':
      return say('do.mood_set')
    case 'build_top':
    case 'law':
      return say(`do.${action.op}`, { deck: action.deck })
    case 'faction_adv':
    case 'faction_sup':
    case 'support_keep':
      return say(`do.${action.op}`, { track: action.track, n: action.n })
    case 'fraud':
      return say(action.free ? 'do.fraud.free' : 'do.fraud', { n: action.n })
    case 'elect':
      return say('do.elect', { direction: action.dir, n: action.n })
    case 'demolish':
      return say(action.refund ? 'do.demolish.refund' : 'do.demolish', { n: action.n })
    case 'discard_cards':
      return say('do.discard_cards', { max: action.max })
    case 'draw_votes':
      return say('do.draw_votes', { n: action.n, actions: actionsWords(action.do) })
    case 'return_worker':
      return action.not_from.length === 0
        ? say('do.return_worker', { n: action.n })
        : say('do.return_worker.except', { n: action.n, buildings: action.not_from.map(exceptedBuilding) })
    case 'sell_at':
      return say('do.sell_at', { max: action.max, times: action.k })
    case 'one_of':
      return eitherOf(action.options.map(actionsWords))
    case 'mix':
      return say('do.mix', { n: action.n, one: mixedWords(action.of[0]), other: mixedWords(action.of[1]) })
    case 'per':
      return say(`do.per.${action.count}`, { actions: actionsWords(action.do) })
    case 'if':
      return say('do.if-immoral', { actions: actionsWords(action.do), otherwise: actionsWords(action.otherwise) })
    default:
      return say(`do.${action.op}`, { n: action.n })
  }
}

function paying(cost: Cost): Message {
  switch (cost.op) {
    case 'res':
      return say('pay.res', { goods: goodsWords(cost.res, cost.n) })
    case 'mood_down':
      return say('do.mood_down', { n: cost.n })
    case 'trickster':
    case 'brain':
    case 'worker':
      return say(cost.partial === true ? 'pay.worker.partial' : `pay.${cost.op}`, { n: cost.n })
    case 'faction_adv':
      return say('pay.faction_adv', { track: cost.track, n: cost.n })
    case 'demolish':
      return say('do.demolish', { n: cost.n })
    case 'give_res':
      return say('pay.give_res', { min: cost.min, max: cost.max, resource: cost.res })
    case 'mix':
      return say('pay.mix', { n: cost.n, one: mixedWords(cost.of[0]), other: mixedWords(cost.of[1]) })
    default:
      return say(`pay.${cost.op}`, { n: cost.n })
  }
}

function eitherOf(options: readonly Message[]): Message {
  const [first, ...rest] = options
  if (first === undefined) return say('box.nothing')
  return rest.length === 0 ? first : say('do.one_of', { first, rest: eitherOf(rest) })
}

function mixedWords(symbol: MixedCost | MixedGain): Message {
  return symbol.op === 'res' ? say(`resource.${symbol.res}`) : say(`mixed.${symbol.op}`)
}

function exceptedBuilding(id: string): Message {
  return id === 'building_in_use' ? say('box.building-in-use') : say(`building.${id}`)
}
