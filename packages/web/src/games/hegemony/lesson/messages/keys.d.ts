// Written by `npm run texts`: the keys of these texts with the names of their parameters.
interface MessageParams {
  readonly 'lesson.topic.assign': never
  readonly 'lesson.topic.rival': never
  readonly 'lesson.topic.buy': never
  readonly 'lesson.topic.use': never
  readonly 'lesson.topic.card': never
  readonly 'lesson.topic.bill': never
  readonly 'lesson.topic.pressure': never
  readonly 'lesson.topic.production': never
  readonly 'lesson.topic.vote': never
  readonly 'lesson.topic.scoring': never
  readonly 'lesson.choose': 'action'
  readonly 'lesson.welcome': never
  readonly 'lesson.welcome.text': 'money' | 'population'
  readonly 'lesson.companies': never
  readonly 'lesson.companies.text': 'all' | 'empty' | 'working'
  readonly 'lesson.laws': never
  readonly 'lesson.laws.text': 'mine' | 'theirs'
  readonly 'lesson.cards': never
  readonly 'lesson.cards.text': 'cards'
  readonly 'lesson.assign': never
  readonly 'lesson.assign.text': 'company' | 'unemployed' | 'wage'
  readonly 'lesson.discard': never
  readonly 'lesson.discard.text': never
  readonly 'lesson.discard-spare': never
  readonly 'lesson.discard-spare.text': never
  readonly 'lesson.discard-spare.todo': 'card'
  readonly 'lesson.assign-worker': never
  readonly 'lesson.assign-worker.text': never
  readonly 'lesson.assign-where': never
  readonly 'lesson.assign-where.text': never
  readonly 'lesson.assign-next': never
  readonly 'lesson.assign-next.text': never
  readonly 'lesson.assign-done': never
  readonly 'lesson.assign-done.text': never
  readonly 'lesson.buy': never
  readonly 'lesson.buy.text': 'cost' | 'money' | 'population' | 'price'
  readonly 'lesson.buy-resource': never
  readonly 'lesson.buy-resource.text': 'population'
  readonly 'lesson.buy-source': never
  readonly 'lesson.buy-source.text': never
  readonly 'lesson.buy-amount': never
  readonly 'lesson.buy-amount.text': 'population'
  readonly 'lesson.use-healthcare': never
  readonly 'lesson.use-healthcare.text': 'population' | 'prosperity' | 'vp'
  readonly 'lesson.use-education': never
  readonly 'lesson.use-education.text': 'population' | 'prosperity' | 'vp'
  readonly 'lesson.use-luxury': never
  readonly 'lesson.use-luxury.text': 'population' | 'prosperity' | 'vp'
  readonly 'lesson.educate': never
  readonly 'lesson.educate.text': never
  readonly 'lesson.skill': never
  readonly 'lesson.skill.text': 'skills'
  readonly 'lesson.skill-any': never
  readonly 'lesson.skill-any.text': never
  readonly 'lesson.scholarship': never
  readonly 'lesson.scholarship.text': 'card'
  readonly 'lesson.scholarship.todo': 'card'
  readonly 'lesson.card': never
  readonly 'lesson.card.text': never
  readonly 'lesson.card.todo': 'card'
  readonly 'lesson.bill-wages': never
  readonly 'lesson.bill-wages.text': 'gain'
  readonly 'lesson.bill': never
  readonly 'lesson.bill.text': never
  readonly 'lesson.which-bill': never
  readonly 'lesson.which-bill.text': never
  readonly 'lesson.which-bill-ours': never
  readonly 'lesson.which-bill-ours.text': never
  readonly 'lesson.which-bill-ours.todo': 'policy' | 'section'
  readonly 'lesson.vote-now': never
  readonly 'lesson.vote-now.text': 'mine' | 'theirs'
  readonly 'lesson.pressure': never
  readonly 'lesson.pressure.text': 'all' | 'mine' | 'theirs'
  readonly 'lesson.end': never
  readonly 'lesson.end.text': never
  readonly 'lesson.own': never
  readonly 'lesson.own.text': never
  readonly 'lesson.rival': never
  readonly 'lesson.rival.text': 'deed'
  readonly 'lesson.rival.built': 'company'
  readonly 'lesson.rival.hired': 'company' | 'hired'
  readonly 'lesson.rival.sold': 'money'
  readonly 'lesson.rival.bill': 'policy' | 'section'
  readonly 'lesson.rival.automated': 'company'
  readonly 'lesson.rival.cubes': 'cubes'
  readonly 'lesson.rival.other': never
  readonly 'lesson.waiting': never
  readonly 'lesson.waiting.text': never
  readonly 'lesson.food': never
  readonly 'lesson.food.text': 'food' | 'population'
  readonly 'lesson.production': never
  readonly 'lesson.production.text': 'food' | 'money' | 'tax' | 'wages'
  readonly 'lesson.side': never
  readonly 'lesson.side.text': never
  readonly 'lesson.side-ours': never
  readonly 'lesson.side-ours.text': 'policy' | 'section'
  readonly 'lesson.side-ours.todo': never
  readonly 'lesson.side-theirs': never
  readonly 'lesson.side-theirs.text': 'policy' | 'section'
  readonly 'lesson.side-theirs.todo': never
  readonly 'lesson.side-neutral': never
  readonly 'lesson.side-neutral.text': 'policy' | 'section'
  readonly 'lesson.influence': never
  readonly 'lesson.influence.text': 'mine' | 'theirs'
  readonly 'lesson.result': never
  readonly 'lesson.result.text': never
  readonly 'lesson.scoring': never
  readonly 'lesson.scoring.text': 'mine' | 'theirs' | 'unions'
  readonly 'lesson.goodbye': never
  readonly 'lesson.goodbye.text': 'mine' | 'theirs'
  readonly 'lesson.untried': never
  readonly 'lesson.untried.text': 'topics'
  readonly 'lesson.goodbye-table': never
  readonly 'lesson.goodbye-table.text': never
  readonly 'lesson.otherwise': never
  readonly 'lesson.otherwise.text': never
  readonly 'lesson.re.assigned': 'companies' | 'gain'
  readonly 'lesson.re.assigned-more': 'companies' | 'company' | 'gain'
  readonly 'lesson.re.moved': 'companies'
  readonly 'lesson.re.union': never
  readonly 'lesson.re.bought': 'amount' | 'cost' | 'resource'
  readonly 'lesson.re.bought-short': 'amount' | 'cost' | 'resource' | 'short'
  readonly 'lesson.re.bought-food': 'amount' | 'cost' | 'population' | 'resource'
  readonly 'lesson.re.bought-influence': 'amount' | 'cost' | 'resource'
  readonly 'lesson.re.unused': 'amount' | 'resource'
  readonly 'lesson.re.healthcare': 'prosperity' | 'vp'
  readonly 'lesson.re.education': 'prosperity' | 'vp'
  readonly 'lesson.re.luxury': 'prosperity' | 'vp'
  readonly 'lesson.re.card': 'card'
  readonly 'lesson.re.strike': 'count'
  readonly 'lesson.re.other': 'action'
  readonly 'lesson.re.bill-wages': 'gain'
  readonly 'lesson.re.bill': 'policy' | 'section'
  readonly 'lesson.re.bill-neutral': 'policy' | 'section'
  readonly 'lesson.re.bill-theirs': 'policy' | 'section'
  readonly 'lesson.re.cubes': 'all' | 'cubes' | 'mine'
  readonly 'lesson.re.cubes-early': 'all' | 'cubes' | 'mine'
  readonly 'lesson.re.won': 'against' | 'for' | 'vp'
  readonly 'lesson.re.supported': 'against' | 'for' | 'policy' | 'section' | 'vp'
  readonly 'lesson.re.outvoted': 'against' | 'for' | 'policy' | 'section'
  readonly 'lesson.re.lost': 'against' | 'for' | 'policy'
  readonly 'lesson.re.averted': 'against' | 'for' | 'policy' | 'section'
}
