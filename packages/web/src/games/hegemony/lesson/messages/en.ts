// The guided first round in English.
export const messages = {
  'lesson.topic.assign': 'Put people to work',
  'lesson.topic.rival': 'Your opponent’s turn',
  'lesson.topic.buy': 'Buy goods and services',
  'lesson.topic.use': 'Raise prosperity',
  'lesson.topic.card': 'Play a card',
  'lesson.topic.bill': 'Propose a bill',
  'lesson.topic.pressure': 'Add voting cubes',
  'lesson.topic.production': 'Wages, food, taxes',
  'lesson.topic.vote': 'Vote on bills',
  'lesson.topic.scoring': 'Score the round',

  'lesson.choose': 'Choose “{action}”.',
  'lesson.welcome': 'You lead the Working Class',
  'lesson.welcome.text':
    'This is you: {money} ₳, population {population}, no victory points (VP) yet. After five rounds the player with the most VP wins. An Automa plays the Capitalist Class against you.',
  'lesson.companies': 'Companies need workers',
  'lesson.companies.text':
    'A company with all slots filled pays wages and produces. With an empty slot it does nothing. {working} of {all} are working now, {empty, plural, one {# needs} other {# need}} workers.',
  'lesson.laws': 'Policies set the terms',
  'lesson.laws.text':
    'Seven policies set wages, taxes and prices. The black section is in force. In policies 1 to 5, column A is yours and column C theirs: as they stand, they are worth {mine} VP to you at the end and {theirs} VP to them.',
  'lesson.cards': 'One card, one turn',
  'lesson.cards.text':
    'You have {cards} cards and five turns. Each turn uses one card: play it for its effect or discard it for a basic action. Once per turn you can also take a free action, which costs no card.',

  'lesson.assign': 'Put people to work',
  'lesson.assign.text':
    'Unemployed workers earn nothing, and you have {unemployed}. They can fill the {company}: that is {wage} ₳ more in wages each round.',
  'lesson.discard': 'Discard a card',
  'lesson.discard.text':
    'A basic action costs one card from your hand. Keep the cards you want to play later: you keep two for the next round.',
  'lesson.discard-spare': 'Discard a card',
  'lesson.discard-spare.text': 'A basic action costs one card from your hand. Keep the cards you want to play later.',
  'lesson.discard-spare.todo': 'You cannot play “{card}” now, so you will not miss it.',
  'lesson.assign-worker': 'Who goes to work?',
  'lesson.assign-worker.text':
    'Start with the skilled worker. Colored slots take only workers of that color; gray slots take any worker.',
  'lesson.assign-where': 'Where to?',
  'lesson.assign-where.text':
    'The companies that can take this worker are lit. The number beside the bars is the wage of the whole company, paid to you each round.',
  'lesson.assign-next': 'Who goes next?',
  'lesson.assign-next.text': 'The company is not full yet. A gray slot takes any worker, so send an unskilled one.',
  'lesson.assign-done': 'That’s enough',
  'lesson.assign-done.text':
    'You can assign up to three workers. Taking a worker out of an operational company would stop it, so leave the others where they are.',

  'lesson.buy': 'Buy health',
  'lesson.buy.text':
    'One use needs as many as your population: {population}. Health costs {price} ₳ each from the State, so {cost} of your {money} ₳, and gives you the most: VP, prosperity and a new worker.',
  'lesson.buy-resource': 'What do you buy?',
  'lesson.buy-resource.text':
    'Health, education and luxury raise prosperity; each use needs {population}. Food is eaten in production, and influence is a guaranteed vote. You buy one kind at a time.',
  'lesson.buy-source': 'Who do you buy from?',
  'lesson.buy-source.text':
    'Compare prices and stock. Your money goes to the seller: the Capitalist Class turns it into points, the State pays it back as public wages.',
  'lesson.buy-amount': 'How many?',
  'lesson.buy-amount.text': 'One use needs {population}. If you buy fewer, they wait until you have enough.',

  'lesson.use-healthcare': 'Use healthcare: a free action',
  'lesson.use-healthcare.text':
    'Your free action this turn: spend {population} health. Prosperity rises to {prosperity} for {vp} VP. You also gain 2 VP and a new worker.',
  'lesson.use-education': 'Use education: a free action',
  'lesson.use-education.text':
    'Your free action this turn: spend {population} education. Prosperity rises to {prosperity} for {vp} VP, and one of your workers learns a skill.',
  'lesson.use-luxury': 'Use luxury: a free action',
  'lesson.use-luxury.text':
    'Your free action this turn: spend {population} luxury. Prosperity rises to {prosperity} for {vp} VP.',
  'lesson.educate': 'Who learns?',
  'lesson.educate.text':
    'Choose an unemployed worker if you can: with the right skill it can fill another company. A worker with a job keeps it.',
  'lesson.skill': 'Which skill?',
  'lesson.skill.text': 'Choose a skill that free slots require. Right now: {skills}.',
  'lesson.skill-any': 'Which skill?',
  'lesson.skill-any.text':
    'No free slot requires a skill right now. Look at the companies in the market: they may be built next.',

  'lesson.scholarship': 'Play a card',
  'lesson.scholarship.text':
    'You can play the lit cards now. They do more than a basic action. “{card}” buys education at half price; using it gives you a skilled worker.',
  'lesson.scholarship.todo': 'Play “{card}”.',
  'lesson.card': 'Play a card',
  'lesson.card.text':
    'You can play the lit cards now. They do more than a basic action. The list of options shows what each one does.',
  'lesson.card.todo': 'Play “{card}” or any other card you like.',

  'lesson.bill-wages': 'Propose a bill',
  'lesson.bill-wages.text':
    'With Labor Market in section A, every company pays its highest wage: {gain} ₳ more for you each round, and 3 VP when the bill passes.',
  'lesson.bill': 'Propose a bill',
  'lesson.bill.text':
    'A bill moves one policy by one section. Your side is A, and a bill of yours that passes gives you 3 VP.',
  'lesson.which-bill': 'Which policy?',
  'lesson.which-bill.text':
    'In policies 1 to 5, section A is your side. Policies 6 and 7 give nobody points at the end, but a bill that passes always gives you 3 VP.',
  'lesson.which-bill-ours': 'Which policy?',
  'lesson.which-bill-ours.text':
    'In policies 1 to 5, section A is your side and gives you points at the end. Each bill moves a policy by one section.',
  'lesson.which-bill-ours.todo': '{policy} to {section} gives you the most now.',
  'lesson.vote-now': 'Vote now or later?',
  'lesson.vote-now.text':
    'For 1 influence the vote happens immediately, with the bag as it is: {mine} of your cubes, {theirs} of theirs. Otherwise it waits for the elections phase, and you can add cubes until then.',
  'lesson.pressure': 'Add voting cubes',
  'lesson.pressure.text':
    'Each vote draws five cubes from the bag: {mine} of {all} are yours, {theirs} are theirs, and yellow ones count for nobody. Political pressure adds 3 of yours.',
  'lesson.end': 'Your turn is complete',
  'lesson.end.text': 'You can still take a free action, but you do not need one now. End your turn.',
  'lesson.own': 'Your choice',
  'lesson.own.text':
    'You know the main actions. Do what seems best. Hover over an option, or press and hold it, to see what it changes.',

  'lesson.rival': 'The Capitalist Class plays',
  'lesson.rival.text': '{deed} “Why?” shows the card it followed. Look around, then continue.',
  'lesson.rival.built': 'It built a company: {company}. More companies mean more slots for your workers.',
  'lesson.rival.hired':
    'It built a company, {company}, and hired {hired, plural, one {# of your workers} other {# of your workers}}: more wages for you.',
  'lesson.rival.sold': 'It sold abroad for {money} ₳. Money is its main source of points.',
  'lesson.rival.bill': 'It proposed a bill: {policy} to {section}. You vote on it after production.',
  'lesson.rival.automated':
    'It built a company that needs no workers: {company}. It earns money there without paying wages.',
  'lesson.rival.cubes': 'It put {cubes} of its voting cubes into the bag to prepare for the votes.',
  'lesson.rival.other': 'It took an action that helps it earn money or win votes.',
  'lesson.waiting': 'Your turn is over',
  'lesson.waiting.text': 'Now the Capitalist Class plays. You can still look around, and undo until it has moved.',

  'lesson.food': 'Your population eats',
  'lesson.food.text':
    'Wages have been paid. Now your population of {population} eats {population} food, and you have {food}. Buy what is missing; compare the prices.',
  'lesson.production': 'Production results',
  'lesson.production.text':
    'You earned {wages} ₳ in wages and paid {food} ₳ for food and {tax} ₳ in taxes. That leaves {money} ₳ for the next round.',
  'lesson.side': 'For or against?',
  'lesson.side.text':
    'Choose your side. If the bill passes, the proposer gains 3 VP, and every other supporter with a vote gains 1 VP.',
  'lesson.side-ours': 'For or against?',
  'lesson.side-ours.text':
    '{policy} to {section} is a step toward your side. If one of your votes counts, you also gain 1 VP.',
  'lesson.side-ours.todo': 'Vote for it.',
  'lesson.side-theirs': 'For or against?',
  'lesson.side-theirs.text':
    '{policy} to {section} moves away from your side. Voting for it could give you 1 VP. Voting against it makes your cubes count against it.',
  'lesson.side-theirs.todo': 'Vote against it.',
  'lesson.side-neutral': 'For or against?',
  'lesson.side-neutral.text':
    '{policy} to {section} gives nobody points at the end. If it passes, the Capitalist Class gains 3 VP, and you gain 1 VP if you supported it with a vote.',
  'lesson.influence': 'Influence is a guaranteed vote',
  'lesson.influence.text':
    'The cubes have been drawn and counted. Each influence adds one vote to your side. You spend it in secret and lose it either way. You have {mine}, they have {theirs}. A tie passes the bill.',
  'lesson.result': 'The result of the vote',
  'lesson.result.text':
    'A bill passes with at least as many votes for as against. Drawn cubes of the winning side leave the bag; those of the losing side go back, so the losers are stronger next time.',
  'lesson.scoring': 'Round scoring',
  'lesson.scoring.text':
    'You score 2 VP for each trade union (you have {unions}). The Capitalist Class scores for the money it keeps. You have {mine} VP, it has {theirs} VP.',

  'lesson.goodbye': 'The first round is over',
  'lesson.goodbye.text':
    'You have {mine} VP, the Capitalist Class has {theirs}. Round 2 begins: you get five new cards and new workers, and prosperity drops by 1. From here you play on your own.',
  'lesson.untried': 'Still to try',
  'lesson.untried.text': 'You have not tried these yet: {topics}. You have four more rounds.',
  'lesson.goodbye-table': 'Where to find help',
  'lesson.goodbye-table.text':
    'Hover over anything, or press and hold it, to see what it means. Options you cannot choose say why. The rules and this introduction are in the menu. Good luck!',
  'lesson.otherwise': 'Your choice',
  'lesson.otherwise.text':
    'Hover over an option, or press and hold it, to see what it changes. Whatever you choose, the guide continues from there.',

  'lesson.re.assigned': 'Filled: {companies}. That is {gain} ₳ more in wages each round.',
  'lesson.re.assigned-more': 'Filled: {companies}, {gain} ₳ more each round. You could also fill the {company}.',
  'lesson.re.moved': 'Moved to {companies}. Other slots are empty now, so your wages do not rise.',
  'lesson.re.union': 'A trade union gives you influence in each production phase and 2 VP in each scoring phase.',
  'lesson.re.bought': '{resource}: {amount} for {cost} ₳, enough for one use.',
  'lesson.re.bought-short': '{resource}: {amount} for {cost} ₳. You need {short} more for one use.',
  'lesson.re.bought-food': '{resource}: {amount} for {cost} ₳. You need {population} in the production phase.',
  'lesson.re.bought-influence': '{resource}: {amount} for {cost} ₳. Each one is a guaranteed vote.',
  'lesson.re.unused':
    'You ended your turn with enough for a use ({resource}: {amount}). This turn’s free action is gone; take it next turn.',
  'lesson.re.healthcare': 'Prosperity {prosperity}: {vp} VP in total, and a new worker waits for a job.',
  'lesson.re.education': 'Prosperity {prosperity}: {vp} VP, and one more skilled worker.',
  'lesson.re.luxury': 'Prosperity {prosperity}: {vp} VP.',
  'lesson.re.card': 'You played “{card}” for its effect.',
  'lesson.re.strike':
    'Strike: {count, plural, one {# company} other {# companies}} must raise wages to the highest level before production. Otherwise they neither produce nor pay, and you gain influence.',
  'lesson.re.other': '{action}: not what the guide suggested, but it is your class.',
  'lesson.re.bill-wages': 'If it passes, companies pay you {gain} ₳ more each round.',
  'lesson.re.bill': '{policy} to {section}: a step toward your side.',
  'lesson.re.bill-neutral': '{policy} to {section}: no points at the end, but 3 VP if it passes.',
  'lesson.re.bill-theirs': '{policy} to {section} moves away from section A, your side. You can undo this.',
  'lesson.re.cubes': '{cubes} more cubes: {mine} of {all} in the bag are yours.',
  'lesson.re.cubes-early': '{cubes} more cubes: {mine} of {all} are yours. They count once there is a bill to vote on.',
  'lesson.re.won': '{for} to {against}. Your bill passes: {vp} VP.',
  'lesson.re.supported': '{for} to {against}. {policy} to {section} passes: {vp} VP for you.',
  'lesson.re.outvoted': '{for} to {against}. {policy} to {section} passes against your votes.',
  'lesson.re.lost': '{for} to {against}. {policy} stays as it is.',
  'lesson.re.averted': '{for} to {against}. You stopped {policy} to {section}.',
} as const
