// Laws (PB-LAW): one deciding as President, all others with their part.
import { type Offer, type Script, say } from '@hustings/kernel'
import type { Action, Box } from '../../data/facts.ts'
import { lawFacts } from '../../data/laws.ts'
import { LAW_DECKS, LAW_SIDES, type LawDeck, type LawSide, type PlayerSeat } from '../../data/vocabulary.ts'
import type { Source } from '../../state/events.ts'
import type { PlanetBState } from '../../state/state.ts'
import type { LawPart } from '../../state/view.ts'
import { ask, type SellFirst, stepOf } from '../means/asking.ts'
import { payability } from '../means/payability.ts'
import { because, type Doing, lawName, othersClockwise, type PlanetBTable, remembered, unless } from '../table.ts'
import { isImmoral } from './news.ts'
import { addVotes } from './votes.ts'

const lawDeckOffer = remembered((deck: LawDeck): Offer<LawDeck> => {
  return {
    id: `law:${deck}`,
    value: deck,
    label: say('option.law-deck', { deck: say(`deck.${deck}`) }),
    target: `law:${deck}`,
  }
})
const emptyLawDeck = remembered((deck: LawDeck) => unless(because('PB-LAW-04', 'law-deck-empty'), lawDeckOffer(deck)))
const ASK_DECK = say('ask.law-deck')

/** Draws a law, shows it to all, decides it and puts it under its deck (PB-LAW-01 to 04, PB-CARD-23). */
export function* decideLaw(t: PlanetBTable, from: LawDeck | 'any' | 'by_morality', doing: Doing): Script<boolean> {
  const { seat } = doing
  const s = t.state
  const deck =
    from === 'any' ? yield* ask(t, seat, ASK_DECK, () => deckOffers(s), stepOf(1, 1)) : deckFor(s, seat, from)
  const id = deck === null ? undefined : s.laws[deck].pop()
  if (deck === null || id === undefined) return false
  t.reveal()
  s.lawsSeen[deck] = Math.min(s.lawsSeen[deck], s.laws[deck].length)
  const law = { id, deck, by: seat, side: null as LawSide | null }
  s.lawsOnTable.push(law)
  t.emit({ type: 'law-drawn', seat, law: id, deck })
  yield* t.within(
    lawName(id),
    carryOutLaw(
      t,
      id,
      (side) => {
        law.side = side
      },
      doing,
    ),
  )
  s.lawsOnTable.splice(s.lawsOnTable.indexOf(law), 1)
  s.laws[deck].unshift(id)
  s.lawsSeen[deck]++
  t.emit({ type: 'law-under', law: id, deck })
  return true
}

function deckOffers(s: PlanetBState): Offer<LawDeck>[] {
  return LAW_DECKS.map((deck) => (s.laws[deck].length > 0 ? lawDeckOffer(deck) : emptyLawDeck(deck)))
}

/** Blue for an immoral President, yellow for another (PB-LAW-01). */
function deckFor(s: PlanetBState, seat: PlayerSeat, from: LawDeck | 'by_morality'): LawDeck {
  if (from !== 'by_morality') return from
  return isImmoral(s, seat) ? 'blue' : 'yellow'
}

/** Left or right, whichever the President can pay; the President's part first, then the others clockwise (PB-LAW-02 to 06). */
function* carryOutLaw(t: PlanetBTable, id: string, decided: (side: LawSide) => void, doing: Doing): Script {
  const { seat } = doing
  const prompt = say('ask.law', { law: lawName(id) })
  const side = yield* ask(t, seat, prompt, () => LAW_SIDES.map((each) => sideOffer(t.state, seat, id, each)))
  t.emit({ type: 'law-decided', seat, law: id, side })
  if (side === null) return
  decided(side)
  const source: Source = `law:${id}:${side}`
  const { president, others } = lawFacts(id)[side]
  yield* doing.carryOut(t, seat, president, source, doing.building)
  if (others.cost.length === 0 && others.do.length === 0) return
  for (const other of othersClockwise(t.state, seat)) {
    if (payability(t.state, other, others).blocked === null) yield* doing.carryOut(t, other, others, source, null)
    else t.emit({ type: 'cannot-pay', seat: other, source })
  }
  puppetAddsVotes(t, others.do)
}

/** Whom the part of the others concerns, clockwise, and who could not pay it now; the puppet last, where it adds votes. */
export function partsOfOthers(s: PlanetBState, by: PlayerSeat, box: Box): LawPart[] {
  if (box.cost.length === 0 && box.do.length === 0) return []
  const parts: LawPart[] = othersClockwise(s, by).map((voter) => ({
    voter,
    payable: payability(s, voter, box).blocked === null,
  }))
  if (s.puppet !== null && box.do.some(({ op }) => op === 'add_votes')) parts.push({ voter: 'puppet', payable: true })
  return parts
}

/** For votes the puppet counts as one of the other players, last (PB-P2-07, PBQ-45). */
export function puppetAddsVotes(t: PlanetBTable, actions: readonly Action[]): void {
  if (t.state.puppet === null) return
  for (const action of actions) if (action.op === 'add_votes') addVotes(t, 'puppet', action.n, 'added')
}

const lawOffer = remembered((key: string): Offer<LawSide> => {
  const [id, side] = key.split(':')
  const which = side === 'left' ? 'left' : 'right'
  return { id: `lawbox:${which}`, value: which, label: say(`law.${id}.${which}`), target: `lawbox:${which}` }
})

function sideOffer(s: PlanetBState, seat: PlayerSeat, id: string, side: LawSide): SellFirst<LawSide> {
  const offer = lawOffer(`${id}:${side}`)
  const { blocked, sellFirst } = payability(s, seat, lawFacts(id)[side].president)
  if (blocked === null) return offer
  const against = unless({ ...blocked, rule: 'PB-LAW-05' }, offer)
  return sellFirst ? { ...against, sellFirst } : against
}
