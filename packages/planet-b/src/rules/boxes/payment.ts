// Paying the cost of a box: the whole of it, before anything else (PB-BOX-02; chapter 28.5 of the rules).
import { type Offer, type Script, say } from '@hustings/kernel'
import { STORE_LIMIT } from '../../data/boards.ts'
import type { Cost, MixedCost } from '../../data/facts.ts'
import { KINDS, type Kind, type PlayerSeat, RESOURCES, type Resource } from '../../data/vocabulary.ts'
import type { Source } from '../../state/events.ts'
import { demolish } from '../economy/buildings.ts'
import { payMoney } from '../means/money.ts'
import { type Due, dueOfAnyKind, freedom, payability } from '../means/payability.ts'
import { gainResource, loseResource, priceOf } from '../means/selling.ts'
import { stepBackAny } from '../people/factions.ts'
import { lowerMood } from '../people/mood.ts'
import { leave, PAY, payAnyWorkers } from '../people/workers.ts'
import { DONE, type Doing, othersClockwise, type PlanetBTable, remembered, resourceName, seatName } from '../table.ts'

/**
 * Every symbol: first what has no choice, so that a free choice cannot take what another symbol needs. Others who cannot
 * pay their share pay nothing (PB-BOX-12).
 */
export function* payCost(t: PlanetBTable, cost: readonly Cost[], doing: Doing): Script {
  const { seat, source } = doing
  const fixedFirst = cost.length < 2 ? cost : [...cost].sort((a, b) => freedom(a) - freedom(b))
  for (const symbol of fixedFirst) {
    if (symbol.who !== 'others') yield* pay(t, seat, symbol, cost, doing)
    if (symbol.who === undefined) continue
    for (const other of othersClockwise(t.state, seat)) {
      const share: Cost = { ...symbol, who: 'all' }
      if (payability(t.state, other, { cost: [share], do: [] }).blocked === null)
        yield* pay(t, other, symbol, [], doing)
      else t.emit({ type: 'cannot-pay', seat: other, source })
    }
  }
}

/** Mixes and gifts leave over what the whole cost asks for of any kind: that is paid after them. */
function* pay(t: PlanetBTable, seat: PlayerSeat, symbol: Cost, whole: readonly Cost[], doing: Doing): Script {
  const { source } = doing
  switch (symbol.op) {
    case 'money':
      return payMoney(t, seat, symbol.n, 'cost', source)
    case 'mood_down':
      return lowerMood(t, seat, symbol.n, source)
    case 'res':
      return loseResource(t, seat, symbol.res, symbol.n, 'cost', source)
    case 'any_res':
      return yield* payAnyResources(t, seat, symbol.n, source)
    case 'trickster':
    case 'brain':
      return leave(t, seat, symbol.op, Math.min(symbol.n, t.state.player[seat].workers[symbol.op]), 'cost')
    case 'worker':
      return yield* payAnyWorkers(t, seat, symbol.n, symbol.partial === true ? 'mood' : 'cost')
    case 'faction_adv':
      return yield* stepBackAny(t, seat, symbol.track, symbol.n)
    case 'demolish':
      yield* demolish(t, seat, symbol.n, symbol.refund, true)
      return
    case 'give_res':
      return yield* giveAway(t, seat, symbol, dueOfAnyKind(whole), doing)
    case 'mix':
      return yield* payMixed(t, seat, symbol.n, symbol.of, dueOfAnyKind(whole), source)
  }
}

const payOffer = remembered((resource: Resource): Offer<Resource> => {
  const id = `store:${resource}`
  return { id, value: resource, label: say('option.pay-resource', { resource: resourceName(resource) }), target: id }
})
const ASK_PAY_RESOURCE = say('ask.pay-resource')

function* payAnyResources(t: PlanetBTable, seat: PlayerSeat, amount: number, source: Source): Script {
  const { store } = t.state.player[seat]
  for (let step = 1; step <= amount; step++) {
    const offers = RESOURCES.filter((resource) => store[resource] > 0).map(payOffer)
    const settings = amount > 1 ? { progress: { step, of: amount } } : undefined
    loseResource(t, seat, yield* t.choose(seat, ASK_PAY_RESOURCE, offers, settings), 1, 'cost', source)
  }
}

function allOf(amounts: Readonly<Record<string, number>>): number {
  return Object.values(amounts).reduce((sum, amount) => sum + amount, 0)
}

/** Any mix of the two symbols with this total (PB-BOX-09). */
function* payMixed(
  t: PlanetBTable,
  seat: PlayerSeat,
  amount: number,
  symbols: readonly [MixedCost, MixedCost],
  later: Due,
  source: Source,
): Script {
  const { store, workers } = t.state.player[seat]
  for (let step = 1; step <= amount; step++) {
    const offers: Offer<Resource | Kind>[] = symbols.flatMap((symbol): Offer<Resource | Kind>[] => {
      if (symbol.op === 'res') return store[symbol.res] > 0 && allOf(store) > later.goods ? [payOffer(symbol.res)] : []
      if (allOf(workers) <= later.workers) return []
      const kinds = symbol.op === 'worker' ? KINDS : [symbol.op]
      return kinds.filter((kind) => workers[kind] > 0).map((kind) => PAY[kind])
    })
    const paid = yield* t.choose(seat, say('ask.pay-mixed'), offers, { progress: { step, of: amount } })
    if (paid === 'trickster' || paid === 'brain') leave(t, seat, paid, 1, 'cost')
    else loseResource(t, seat, paid, 1, 'cost', source)
  }
}

/** To other players of choice, in any split; they cannot refuse, and sell what does not fit (PB-CARD-19). */
function* giveAway(
  t: PlanetBTable,
  seat: PlayerSeat,
  { res: resource, min, max }: { readonly res: Resource; readonly min: number; readonly max: number },
  later: Due,
  doing: Doing,
): Script {
  const { store } = t.state.player[seat]
  const of = Math.min(max, store[resource], allOf(store) - later.goods)
  const prompt = say('ask.give', { resource: resourceName(resource) })
  for (let step = 1; step <= of; step++) {
    const receivers = othersClockwise(t.state, seat).map((other): Offer<PlayerSeat | null> => {
      const full = t.state.player[other].store[resource] >= STORE_LIMIT
      const label = full
        ? say('option.give-sold', { seat: seatName(other), price: priceOf(t.state, resource) })
        : say('option.give', { seat: seatName(other) })
      return { id: `seat:${other}`, value: other, label, target: `seat:${other}` }
    })
    const offers = step > min ? [...receivers, DONE] : receivers
    const to = yield* t.choose(seat, prompt, offers, { progress: { step, of } })
    if (to === null) return
    store[resource]--
    gainResource(t, to, resource, 1, 'gift', doing.source, seat)
    doing.plantsGiven++
  }
}
