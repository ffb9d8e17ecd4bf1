// Written by `npm run texts`: the keys of these texts with the names of their parameters.
interface MessageParams {
  readonly 'ballot.name': never
  readonly 'ballot.tagline': never
  readonly 'ballot.first': never
  readonly 'ballot.number': 'value'
  readonly 'ballot.rounds': never
  readonly 'ballot.rounds.help': never
  readonly 'ballot.summary': 'round'
  readonly 'ballot.guide.vote': never
  readonly 'ballot.guide.vote.text': never
  readonly 'ballot.party.red': never
  readonly 'ballot.party.blue': never
  readonly 'ballot.party.green': never
  readonly 'ballot.party.yellow': never
  readonly 'ballot.party.said.red': never
  readonly 'ballot.party.said.blue': never
  readonly 'ballot.party.said.green': never
  readonly 'ballot.party.said.yellow': never
  readonly 'ballot.district.harbour': never
  readonly 'ballot.district.market': never
  readonly 'ballot.district.hill': never
  readonly 'ballot.district.mill': never
  readonly 'ballot.district.park': never
  readonly 'ballot.district.station': never
  readonly 'ballot.district.old-town': never
  readonly 'ballot.district.campus': never
  readonly 'ballot.pledge.harbour': never
  readonly 'ballot.pledge.market': never
  readonly 'ballot.pledge.hill': never
  readonly 'ballot.pledge.mill': never
  readonly 'ballot.pledge.park': never
  readonly 'ballot.pledge.station': never
  readonly 'ballot.pledge.old-town': never
  readonly 'ballot.pledge.campus': never
  readonly 'ballot.card.rally': 'strength'
  readonly 'ballot.card.smear': 'strength'
  readonly 'ballot.card.canvass': 'strength'
  readonly 'ballot.card.fundraise': 'strength'
  readonly 'ballot.card.research': 'strength'
  readonly 'ballot.pass': never
  readonly 'ballot.done': never
  readonly 'ballot.cube': 'district' | 'party'
  readonly 'ballot.ask.pledge': never
  readonly 'ballot.ask.card': never
  readonly 'ballot.ask.district': never
  readonly 'ballot.ask.advertise': 'coins'
  readonly 'ballot.ask.cube': never
  readonly 'ballot.ask.canvass': never
  readonly 'ballot.ask.discard': never
  readonly 'ballot.ask.spend': 'district'
  readonly 'ballot.blocked.coins': 'coins' | 'cost'
  readonly 'ballot.blocked.supply': never
  readonly 'ballot.blocked.full': 'limit'
  readonly 'ballot.blocked.rivals': never
  readonly 'ballot.line.round': 'round'
  readonly 'ballot.line.drawn': 'count' | 'party'
  readonly 'ballot.line.played': 'card' | 'party'
  readonly 'ballot.line.discarded': 'card' | 'party'
  readonly 'ballot.line.passed': 'party'
  readonly 'ballot.line.coins': 'coins' | 'party'
  readonly 'ballot.line.placed': 'count' | 'district' | 'party'
  readonly 'ballot.line.removed': 'district' | 'party' | 'rival'
  readonly 'ballot.line.bagged': 'count' | 'party'
  readonly 'ballot.line.pledged': 'party'
  readonly 'ballot.line.voters': 'district' | 'voters'
  readonly 'ballot.line.vote': 'district' | 'votes' | 'winner'
  readonly 'ballot.line.shown': 'district' | 'party' | 'points'
  readonly 'ballot.kind.cards': never
  readonly 'ballot.kind.coins': never
  readonly 'ballot.kind.votes': never
  readonly 'ballot.points': never
  readonly 'ballot.coins': never
  readonly 'ballot.supply': never
  readonly 'ballot.cards': never
  readonly 'ballot.inDistrict': 'district'
  readonly 'ballot.districts': never
  readonly 'ballot.hand': never
  readonly 'ballot.phase.campaign': never
  readonly 'ballot.phase.vote': never
  readonly 'ballot.turn': 'turn'
  readonly 'ballot.worth': 'worth'
  readonly 'ballot.source.districts': never
  readonly 'ballot.source.pledge': never
  readonly 'ballot.chart.points': never
  readonly 'ballot.chart.winners': never
  readonly 'ballot.moment': 'vote'
  readonly 'ballot.moment.start': never
}
