// The guided first round in English.
export const messages = {
  'lesson.topic.assign': 'Put people to work',
  'lesson.topic.rival': 'The other class’s turn',
  'lesson.topic.buy': 'Buy goods and services',
  'lesson.topic.use': 'Raise prosperity',
  'lesson.topic.card': 'Play a card',
  'lesson.topic.bill': 'Propose a bill',
  'lesson.topic.pressure': 'Gather votes',
  'lesson.topic.production': 'Wages, food, taxes',
  'lesson.topic.vote': 'Vote on laws',
  'lesson.topic.scoring': 'Points of the round',

  'lesson.choose': 'Choose “{action}”.',
  'lesson.welcome': 'You lead the Working Class',
  'lesson.welcome.text':
    'This is you: {money} ₳, population {population}, no victory points (VP) yet. After five rounds most VP win. The rules themselves play the Capitalist Class against you.',
  'lesson.companies': 'Companies need people',
  'lesson.companies.text':
    'A company with all its places filled pays wages and produces; half full it does nothing. {working} of {all} work now, {empty, plural, one {# waits} other {# wait}} for people.',
  'lesson.laws': 'Laws decide the rest',
  'lesson.laws.text':
    'Seven policies set wages, taxes and prices; black is in force. In rows 1 to 5 column A is yours and C theirs: as they stand {mine} VP for you at the end, {theirs} for them.',
  'lesson.cards': 'One card, one turn',
  'lesson.cards.text':
    'You have {cards} cards and five turns. Each turn uses one card: play it for what it says, or give it away for a basic action. Besides, one free action a turn costs no card.',

  'lesson.assign': 'Put people to work',
  'lesson.assign.text':
    'Unemployed workers bring nothing, and you have {unemployed}. They can fill {company}: that is {wage} ₳ more in wages each round.',
  'lesson.discard': 'Give away a card',
  'lesson.discard.text':
    'A basic action costs one card from your hand, for good. Keep those you want to play later; two cards stay with you for the next round.',
  'lesson.discard-spare': 'Give away a card',
  'lesson.discard-spare.text':
    'A basic action costs one card from your hand, for good. Keep those you want to play later.',
  'lesson.discard-spare.todo': '“{card}” cannot be played now: you will not miss it.',
  'lesson.assign-worker': 'Who goes to work?',
  'lesson.assign-worker.text':
    'Begin with the skilled one: coloured places take only their own colour, grey places take anybody.',
  'lesson.assign-where': 'Where to?',
  'lesson.assign-where.text':
    'What is lit would take this worker. The number beside the bars is the wage of the whole company, paid to you each round.',
  'lesson.assign-next': 'And who else?',
  'lesson.assign-next.text':
    'The company is not full yet. A grey place takes anybody, so send somebody without a skill.',
  'lesson.assign-done': 'Enough moved',
  'lesson.assign-done.text':
    'You may assign up to three workers. Taking somebody out of a working company would stop it, so leave the others where they are.',

  'lesson.buy': 'Buy health',
  'lesson.buy.text':
    'A use takes as many as your population: {population}. Health costs {price} ₳ at the State, so {cost} of your {money} ₳, and brings most: VP, prosperity and a new worker.',
  'lesson.buy-resource': 'What to buy?',
  'lesson.buy-resource.text':
    'Health, education and luxury raise prosperity, {population} at a time. Food is eaten in production, influence is a sure vote. One kind for each purchase.',
  'lesson.buy-source': 'From whom?',
  'lesson.buy-source.text':
    'Compare prices and stock. What you pay is the seller’s: money for the Capitalist Class becomes its points, money for the State comes back as public wages.',
  'lesson.buy-amount': 'How many?',
  'lesson.buy-amount.text': 'A use takes {population}; fewer wait until you have enough.',

  'lesson.use-healthcare': 'Use healthcare, free of charge',
  'lesson.use-healthcare.text':
    'The free action of this turn: spend {population} health. Prosperity rises to {prosperity} for {vp} VP, 2 VP come on top, and a new worker joins you.',
  'lesson.use-education': 'Use education, free of charge',
  'lesson.use-education.text':
    'The free action of this turn: spend {population} education. Prosperity rises to {prosperity} for {vp} VP, and one of your workers learns a skill.',
  'lesson.use-luxury': 'Use luxury, free of charge',
  'lesson.use-luxury.text':
    'The free action of this turn: spend {population} luxury. Prosperity rises to {prosperity} for {vp} VP.',
  'lesson.educate': 'Who learns?',
  'lesson.educate.text':
    'Best somebody unemployed: with the right skill the next open company can be filled. A worker in a place keeps it.',
  'lesson.skill': 'Which skill?',
  'lesson.skill.text': 'Take one that empty places ask for. Now that would be: {skills}.',
  'lesson.skill-any': 'Which skill?',
  'lesson.skill-any.text':
    'No empty place asks for a skill now. Think of the companies in the market: they may be built next.',

  'lesson.scholarship': 'Play a card',
  'lesson.scholarship.text':
    'Lit cards can be played now, and do more than a basic action. “{card}” buys education at half the price; used, it makes a skilled worker.',
  'lesson.scholarship.todo': 'Play “{card}”.',
  'lesson.card': 'Play a card',
  'lesson.card.text':
    'Lit cards can be played now, and do more than a basic action. The list of options says what each would bring.',
  'lesson.card.todo': 'Play “{card}”, or another one you like.',

  'lesson.bill-wages': 'Propose a bill',
  'lesson.bill-wages.text':
    'Labor Market in A means: every company pays its highest wage. For you {gain} ₳ more each round, and 3 VP when the bill passes.',
  'lesson.bill': 'Propose a bill',
  'lesson.bill.text':
    'A bill moves one law by one column. Toward A is your side, and a bill of yours that passes brings 3 VP.',
  'lesson.which-bill': 'Which law?',
  'lesson.which-bill.text':
    'In rows 1 to 5 column A is your side. Rows 6 and 7 count for nobody at the end, but a bill that passes always brings 3 VP.',
  'lesson.which-bill-ours': 'Which law?',
  'lesson.which-bill-ours.text':
    'In rows 1 to 5 column A is your side and worth points at the end. Each bill moves a law by one column.',
  'lesson.which-bill-ours.todo': '{policy} to {section} brings you most now.',
  'lesson.vote-now': 'Vote now, or later?',
  'lesson.vote-now.text':
    'For 1 influence the vote comes at once, with the bag as it is: {mine} of your cubes, {theirs} of theirs. Otherwise it waits for the elections, and until then you can gather votes.',
  'lesson.pressure': 'Gather votes',
  'lesson.pressure.text':
    'A vote draws five cubes from the bag: {mine} of {all} are yours, {theirs} theirs, yellow ones count for nobody. Political pressure adds 3 of yours.',
  'lesson.end': 'That was your turn',
  'lesson.end.text': 'You may still take a free action. None is needed now: end the turn.',
  'lesson.own': 'Your choice',
  'lesson.own.text':
    'You know the main actions. Do what seems best: point at an option to see what it would change, before you choose it.',

  'lesson.rival': 'The Capitalist Class acts',
  'lesson.rival.text': '{deed} “Why?” shows the card it followed. Look around, then go on.',
  'lesson.rival.built': 'It has built a company: {company}. More companies mean more places for your people.',
  'lesson.rival.hired':
    'It has built a company, {company}, and hired {hired, plural, one {# of your people} other {# of your people}}: more wages for you.',
  'lesson.rival.sold': 'It has sold abroad for {money} ₳: money is what it lives on.',
  'lesson.rival.bill': 'It proposes a bill: {policy} to {section}. You will vote on it after production.',
  'lesson.rival.automated':
    'It has built a company that needs no people: {company}. It earns there without paying wages.',
  'lesson.rival.cubes': 'It has put {cubes} of its voting cubes into the bag: it prepares for the votes.',
  'lesson.rival.other': 'It has done what helps it earn or vote.',
  'lesson.waiting': 'Your turn is over',
  'lesson.waiting.text': 'Now the Capitalist Class acts. You can still look around, and undo until it has moved.',

  'lesson.food': 'Everybody eats',
  'lesson.food.text':
    'Wages have been paid. Now your population of {population} eats {population} food, and you have {food}. What is missing must be bought: compare the prices.',
  'lesson.production': 'What production brought',
  'lesson.production.text':
    'Wages brought you {wages} ₳. Food cost {food} ₳ and taxes {tax} ₳: {money} ₳ are left for the next round.',
  'lesson.side': 'For or against?',
  'lesson.side.text':
    'Declare your side. If the law passes, the proposer gets 3 VP, and whoever was for it with a vote 1 VP.',
  'lesson.side-ours': 'For or against?',
  'lesson.side-ours.text':
    '{policy} to {section} is a step toward your side. With a vote of yours in it you even get 1 VP.',
  'lesson.side-ours.todo': 'Be for it.',
  'lesson.side-theirs': 'For or against?',
  'lesson.side-theirs.text':
    '{policy} to {section} moves away from your side. Being for it could bring 1 VP; being against it makes your cubes count against it.',
  'lesson.side-theirs.todo': 'Be against it.',
  'lesson.side-neutral': 'For or against?',
  'lesson.side-neutral.text':
    '{policy} to {section} counts for nobody at the end. If it passes, the Capitalist Class gets 3 VP, and you 1 if you were for it with a vote.',
  'lesson.influence': 'Influence is a sure vote',
  'lesson.influence.text':
    'The cubes are drawn and counted. Each influence is one more vote for your side, spent in secret and gone either way. You have {mine}, they have {theirs}. A tie passes the law.',
  'lesson.result': 'How the vote ended',
  'lesson.result.text':
    'As many for as against is enough. Drawn cubes of the winning side leave the bag, those of the losing side go back: who lost is stronger next time.',
  'lesson.scoring': 'Points of the round',
  'lesson.scoring.text':
    'You score 2 VP for each trade union (you have {unions}); it scores for the money it keeps. You stand at {mine} VP, the Capitalist Class at {theirs}.',

  'lesson.goodbye': 'The first round is played',
  'lesson.goodbye.text':
    'You stand at {mine} VP against {theirs}. Round 2 begins: five new cards, new workers, and prosperity has dropped by 1. From here you lead your class alone.',
  'lesson.untried': 'Still to try',
  'lesson.untried.text': 'There was no time for: {topics}. Four rounds are left for it.',
  'lesson.goodbye-table': 'Where help is',
  'lesson.goodbye-table.text':
    'Rest the pointer on anything to have it explained; what cannot be chosen says why. Rules and introduction are in the menu. Good luck.',
  'lesson.otherwise': 'Your choice',
  'lesson.otherwise.text': 'Point at an option to see what it would change. Whatever you choose, we go on from there.',

  'lesson.re.assigned': 'Filled: {companies}. That is {gain} ₳ more in wages each round.',
  'lesson.re.assigned-more': 'Filled: {companies}, {gain} ₳ more each round. {company} could be filled, too.',
  'lesson.re.moved': 'Moved to {companies}; other places stand empty for it, so your wages do not grow.',
  'lesson.re.union': 'A trade union: influence in each production, and 2 VP in each scoring.',
  'lesson.re.bought': '{resource}: {amount} for {cost} ₳, enough for a use.',
  'lesson.re.bought-short': '{resource}: {amount} for {cost} ₳. For a use {short} more are needed.',
  'lesson.re.bought-food': '{resource}: {amount} for {cost} ₳. You will need {population} in production.',
  'lesson.re.bought-influence': '{resource}: {amount} for {cost} ₳. Each is a sure vote.',
  'lesson.re.unused':
    'The turn ended with a use in hand ({resource}: {amount}). The free action of a turn is lost; take it in the next one.',
  'lesson.re.healthcare': 'Prosperity {prosperity}: {vp} VP in all, and a new worker waits for a place.',
  'lesson.re.education': 'Prosperity {prosperity}: {vp} VP, and one more skilled worker.',
  'lesson.re.luxury': 'Prosperity {prosperity}: {vp} VP.',
  'lesson.re.card': '“{card}” was played for its effect.',
  'lesson.re.strike':
    'Strike: {count, plural, one {# company} other {# companies}} must raise wages to the highest level before production, or will neither produce nor pay, and you gain influence.',
  'lesson.re.other': '{action}: not what we would have done, but it is your class.',
  'lesson.re.bill-wages': 'If it passes, companies pay you {gain} ₳ more each round.',
  'lesson.re.bill': '{policy} to {section}: a step toward your side.',
  'lesson.re.bill-neutral': '{policy} to {section}: no points at the end, but 3 VP if it passes.',
  'lesson.re.bill-theirs': '{policy} to {section} leads away from column A, your side. You can undo that.',
  'lesson.re.cubes': '{cubes} cubes more: {mine} of {all} in the bag are yours.',
  'lesson.re.cubes-early': '{cubes} cubes more: {mine} of {all} are yours. They count once there is a bill to vote on.',
  'lesson.re.won': '{for} : {against}. Your bill is law: {vp} VP.',
  'lesson.re.supported': '{for} : {against}. {policy} to {section} is law: {vp} VP for you.',
  'lesson.re.outvoted': '{for} : {against}. {policy} to {section} is law against your votes.',
  'lesson.re.lost': '{for} : {against}. {policy} stays as it is.',
  'lesson.re.averted': '{for} : {against}. You have averted {policy} to {section}.',
} as const
