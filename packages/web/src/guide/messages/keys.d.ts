// Written by `npm run texts`: the keys of these texts with the names of their parameters.
interface MessageParams {
  readonly 'guide.name': never
  readonly 'guide.step': 'at' | 'of'
  readonly 'guide.fold': never
  readonly 'guide.unfold': never
  readonly 'guide.leave': never
  readonly 'guide.page': 'at' | 'of'
  readonly 'guide.next': never
  readonly 'guide.back': never
  readonly 'guide.topics': never
  readonly 'guide.topics.count': 'all' | 'done'
  readonly 'guide.state.done': never
  readonly 'guide.state.missed': never
  readonly 'guide.state.now': never
  readonly 'guide.state.open': never
  readonly 'guide.tone.good': never
  readonly 'guide.tone.other': never
  readonly 'guide.tone.missed': never
}
