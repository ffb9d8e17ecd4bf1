// How events move things over the table.
import type { Motion } from '../motion.ts'
import type { PlanetBEvent } from './words/model.ts'

export function motionOf(event: PlanetBEvent): readonly Motion[] {
  switch (event.type) {
    case 'deal':
      return [{ kind: 'flash', at: `suitcase:${event.space}:${event.suitcase - 1}` }]
    case 'money':
      return event.from !== 'bank' && event.to !== 'bank'
        ? [
            {
              kind: 'travel',
              from: `money:${event.from}`,
              to: `money:${event.to}`,
              icon: 'money',
              amount: event.amount,
            },
          ]
        : [
            {
              kind: 'float',
              at: `money:${event.seat}`,
              amount: event.to === event.seat ? event.amount : -event.amount,
              icon: 'money',
            },
          ]
    case 'vp':
      return [{ kind: 'float', at: `vp:${event.seat}`, amount: event.amount, icon: 'vp' }]
    case 'mood':
      return [{ kind: 'flash', at: `mood:${event.seat}` }]
    case 'resource':
      return [{ kind: 'flash', at: `store:${event.seat}:${event.resource}` }]
    case 'built':
    case 'zone-filled':
      return [{ kind: 'flash', at: `building:${event.building}` }]
    case 'step':
      return [
        {
          kind: 'slide',
          from: `step:${event.faction}:${event.from}`,
          to: `step:${event.faction}:${event.to}`,
          icon: 'circle',
          colour: event.seat,
        },
      ]
    case 'support':
      return [{ kind: 'flash', at: `box:${event.box}` }]
    case 'news-played':
      return event.from === 'pile'
        ? []
        : [{ kind: 'travel', from: `news:${event.from}`, to: `pilefront:${event.seat}`, icon: 'event', amount: 1 }]
    case 'tile-flipped':
    case 'tile-placed':
      return [{ kind: 'turn', at: `tile:${event.space}` }]
    case 'marker':
      return [{ kind: 'flash', at: 'marker' }]
    case 'votes':
      return event.from === 'supply' && event.to === 'bag' && event.voter !== 'puppet'
        ? [
            {
              kind: 'travel',
              from: `votes:${event.voter}`,
              to: 'bag',
              icon: 'vote-cube',
              amount: event.amount,
              colour: event.voter,
            },
          ]
        : []
    case 'votes-drawn':
      return event.voter === 'puppet'
        ? []
        : event.drawn.map((voter) => ({
            kind: 'draw' as const,
            from: 'bag',
            to: `votes:${event.voter}`,
            icon: 'vote-cube' as const,
            ...(voter === 'puppet' ? {} : { colour: voter }),
          }))
    default:
      return []
  }
}
