// News (PB-NEWS): playing face-up cards, and playing a card of the own pile again (PB-CARD-16).
import { type Message, type Offer, type Reason, type Script, say } from '@hustings/kernel'
import { newsFacts } from '../../data/news.ts'
import { NEWS_DECKS, type NewsDeck, type PlayerSeat } from '../../data/vocabulary.ts'
import { boxWords } from '../../data/words.ts'
import type { PlanetBState } from '../../state/state.ts'
import { ask, type SellFirst, stepOf } from '../means/asking.ts'
import { payability } from '../means/payability.ts'
import { because, type Doing, newsName, type PlanetBTable, remembered, unless } from '../table.ts'

/** Exactly while the top card of the own pile shows the symbol (PB-NEWS-07). */
export function isImmoral(s: PlanetBState, seat: PlayerSeat): boolean {
  const top = s.player[seat].news.at(-1)
  return top !== undefined && newsFacts(top).immoral
}

const ASK_NEWS = say('ask.news')

/** What the face-up card does, in words. */
function newsWords(deck: NewsDeck, s: PlanetBState): Message | null {
  const { up } = s.news[deck]
  return up === null ? null : boxWords(newsFacts(up).box)
}

/** Repeated: a face-up card of choice whose cost can be paid (PB-NEWS-01, PB-NEWS-02). */
export function* playNews(t: PlanetBTable, times: number, doing: Doing): Script<boolean> {
  const { seat } = doing
  let played = false
  for (let step = 1; step <= times; step++) {
    const offers = (): SellFirst<NewsDeck>[] => NEWS_DECKS.map((each) => deckOffer(t.state, seat, each))
    const deck = yield* ask(t, seat, ASK_NEWS, offers, stepOf(step, times), newsWords)
    const card = deck === null ? null : t.state.news[deck].up
    if (deck === null || card === null) break
    played = true
    t.state.news[deck].up = null
    t.state.turn.newsTaken.push(deck)
    yield* carryOutNews(t, card, deck, doing)
  }
  return played
}

/** Uses its box; then the card is on top of the own pile (PB-NEWS-03, PB-NEWS-10). */
function* carryOutNews(t: PlanetBTable, card: string, from: NewsDeck | 'pile', doing: Doing): Script {
  const { seat } = doing
  const { playing, player } = t.state
  playing.push(card)
  t.emit({ type: 'news-played', seat, card, from })
  yield* t.within(newsName(card), doing.carryOut(t, seat, newsFacts(card).box, `news:${card}`, doing.building))
  playing.pop()
  player[seat].news.push(card)
  t.emit({ type: 'news-piled', seat, card, immoral: newsFacts(card).immoral })
}

const upOffer = remembered((card: string): Offer<NewsDeck> => {
  const { deck } = newsFacts(card)
  return {
    id: `news:${deck}`,
    value: deck,
    label: say('option.news', { news: newsName(card), deck }),
    means: `news:${card}`,
    target: `news:${deck}`,
  }
})
const noCard = (key: string, rule: string) =>
  remembered((deck: NewsDeck): Offer<NewsDeck> => {
    const label = say('option.news-deck', { deck })
    return { id: `news:${deck}`, value: deck, label, target: `news:${deck}`, blocked: because(rule, key, { deck }) }
  })
/** One card of each deck in a turn at most (PB-NEWS-05, G6). */
const takenOffer = noCard('news-taken', 'PB-NEWS-05')
const emptyOffer = noCard('news-empty', 'PB-NEWS-06')

function deckOffer(s: PlanetBState, seat: PlayerSeat, deck: NewsDeck): SellFirst<NewsDeck> {
  const { up } = s.news[deck]
  if (up === null) return s.turn.newsTaken.includes(deck) ? takenOffer(deck) : emptyOffer(deck)
  return payable(s, seat, upOffer(up), up, 'PB-NEWS-02')
}

function payable<T>(s: PlanetBState, seat: PlayerSeat, offer: Offer<T>, card: string, rule: string): SellFirst<T> {
  const { blocked, sellFirst } = payability(s, seat, newsFacts(card).box)
  if (blocked === null) return offer
  const against = unless({ ...blocked, rule }, offer)
  return sellFirst ? { ...against, sellFirst } : against
}

const pileOffer = remembered((card: string): Offer<string> => {
  return {
    id: `pile:${card}`,
    value: card,
    label: say('option.replay', { news: newsName(card) }),
    target: `pile:${card}`,
  }
})
const REPLAYED: Reason = because('PB-CARD-16', 'news-replayed')
const ASK_REPLAY = say('ask.replay')

/** A card of the own pile again: its cost is due, afterwards it is on top; none twice in a turn (PB-CARD-16, G2). */
export function* replayNews(t: PlanetBTable, times: number, doing: Doing): Script<boolean> {
  const { seat } = doing
  const { turn, player } = t.state
  let played = false
  for (let step = 1; step <= times; step++) {
    const card = yield* ask(
      t,
      seat,
      ASK_REPLAY,
      () =>
        player[seat].news.map((each) =>
          turn.replayed.includes(each)
            ? unless(REPLAYED, pileOffer(each))
            : payable(t.state, seat, pileOffer(each), each, 'PB-CARD-16'),
        ),
      stepOf(step, times),
    )
    if (card === null) break
    played = true
    player[seat].news.splice(player[seat].news.indexOf(card), 1)
    turn.replayed.push(card)
    yield* carryOutNews(t, card, 'pile', doing)
  }
  return played
}

/** The next card of every deck that shows none (PB-NEWS-04); an empty deck stays empty (PB-NEWS-06). */
export function turnUpNews(t: PlanetBTable): void {
  for (const deck of NEWS_DECKS) {
    const stack = t.state.news[deck]
    if (stack.up !== null) continue
    const card = stack.cards.pop()
    if (card === undefined) continue
    t.reveal()
    stack.up = card
    t.emit({ type: 'news-up', deck, card })
  }
}
