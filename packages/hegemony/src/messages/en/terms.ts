// English: the words of the game a newcomer asks about, each with its meaning in at most two sentences.
export const terms = {
  'term.round': 'Round',
  'term.round.text':
    'The game lasts five rounds. Each has five phases: preparation, action, production, elections, scoring.',
  'term.phase-preparation': 'Preparation phase',
  'term.phase-preparation.text':
    'Interest is paid and prosperity drops; then new cards, companies, business deals and workers come. It is skipped in round 1.',
  'term.phase-action': 'Action phase',
  'term.phase-action.text':
    'Everybody takes five turns. In each, one card is played for its effect or discarded for a basic action, and one free action may be taken.',
  'term.phase-production': 'Production phase',
  'term.phase-production.text':
    'Four steps: companies pay wages and produce, the classes cover their need for food, the IMF checks the loans of the State, taxes are paid.',
  'term.phase-elections': 'Elections phase',
  'term.phase-elections.text':
    'The classes add voting cubes to the bag; then every bill is voted on, policy by policy. Without any bill proposed, the phase is skipped.',
  'term.phase-scoring': 'Scoring phase',
  'term.phase-scoring.text':
    'Trade unions, Middle Class companies, wealth, legitimacy and the political agenda bring victory points.',
  'term.tax': 'Tax multiplier',
  'term.tax.text':
    'Employment tax for every operational company. Its base comes from Taxation, its modifiers from Health & Benefits and Education.',
  'term.working': 'Working Class',
  'term.working.text':
    'Works for wages; prosperity and trade unions bring it most of its points. At game end it scores policies 1–5 in section A.',
  'term.middle': 'Middle Class',
  'term.middle.text':
    'Works for others and in companies of its own; prosperity and exports bring it points. At game end it scores policies 1–5 in section B.',
  'term.capitalist': 'Capitalist Class',
  'term.capitalist.text':
    'Owns companies and sells what they produce; its wealth brings it most of its points. At game end it scores policies 1–5 in section C.',
  'term.state': 'State',
  'term.state.text':
    'Runs the public sector and provides for the classes; legitimacy and its political agenda bring it points. With two or three players nobody plays it: it follows the rules by itself.',
  'term.vp': 'Victory points',
  'term.vp.text': 'Whoever has the most after five rounds and the final scoring wins.',
  'term.money': 'Money',
  'term.money.text':
    'Pays for what one needs, for taxes and loans. At game end the Working Class gains 1 VP for every 10 ₳ (15 VP at most), the Middle Class 1 VP for every 15 ₳.',
  'term.revenue': 'Revenue',
  'term.revenue.text':
    'Money received and not yet taxed; payments come from it first. In the scoring phase it becomes capital.',
  'term.capital': 'Capital',
  'term.capital.text':
    'Taxed money. It pays what revenue does not cover, and in the scoring phase it decides the space on the wealth track.',
  'term.all-money': 'Revenue and capital',
  'term.all-money.text':
    'All the money of the Capitalist Class. Revenue is not yet taxed and pays first; capital makes wealth.',
  'term.treasury': 'State treasury',
  'term.treasury.text':
    'The money of the State. Taxes, tariffs and payments for public services come in; wages of public companies and provided benefits go out.',
  'term.population': 'Population',
  'term.population.text':
    'It grows with the number of workers of the class. The class needs that much food in the production phase, and every use of health, education or luxury takes that much.',
  'term.influence': 'Influence',
  'term.influence.text':
    'Every cube spent in a vote is one vote for the side one has taken. A cube also pays for an immediate vote.',
  'term.personal-influence': 'Personal influence',
  'term.personal-influence.text':
    'The influence the State spends in votes. Media influence lies among the public services and is for sale.',
  'term.loans': 'Loans',
  'term.loans.text':
    'Taken, 50 ₳ each, when a due payment cannot be made. Each costs 5 ₳ of interest in every preparation phase until it is paid off.',
  'term.imf': 'IMF',
  'term.imf.text':
    'If the State has this many loans at the check and cannot pay them off, the IMF intervenes. Bills go back, policies are reset, all wages fall to L1, legitimacy is halved.',
  'term.imf-near': 'IMF near',
  'term.imf-near.text':
    'The State has so many loans that the IMF intervenes in the production phase unless enough of them are paid off.',
  'term.prosperity': 'Prosperity',
  'term.prosperity.text':
    'Using health, education or luxury moves it up, and every space reached brings the VP printed on it. In the preparation phase it drops: by 1 for the Working Class, by 2 for the Middle Class.',
  'term.wealth': 'Wealth',
  'term.wealth.text':
    'In the scoring phase the space that capital reaches brings its VP, and 3 VP more for every space the marker moves ahead. It never moves back.',
  'term.legitimacy': 'Legitimacy',
  'term.legitimacy.text':
    'In the scoring phase the State gains the sum of the two lowest in VP. Then each is halved, rounded up, and every token adds 1 again.',
  'term.legitimacy-track': 'Legitimacy',
  'term.legitimacy-track.text':
    'When the card is played for its effect, the legitimacy of the State with these classes changes by this much. Discarding the card changes nothing.',
  'term.legitimacy-token': 'Legitimacy token',
  'term.legitimacy-token.text':
    'When the card is played for its effect, the State gains the token: legitimacy rises by 1 at once, and again after every halving.',
  'term.agenda': 'Political agenda',
  'term.agenda.text':
    'The sections the State wishes for this round; those in force are inked. In the scoring phase each match brings it 1 VP.',
  'term.unions': 'Trade union',
  'term.unions.text':
    'It takes one worker skilled in the industry, and 4 other Working Class workers in companies of that industry. Every round it brings 1 influence and 2 VP.',
  'term.bills-left': 'Bills left',
  'term.bills-left.text':
    'Bill markers not on the politics table, of three. Without one no bill can be proposed; after the vote a marker comes back.',
  'term.tax-working': 'Tax due',
  'term.tax-working.text':
    'What would be due now. Income tax is the population times the rate of the Labor Market and Taxation policies.',
  'term.tax-middle': 'Tax due',
  'term.tax-middle.text':
    'What would be due now: income tax for every company of others in which it works, employment tax for every operational company of its own.',
  'term.tax-capitalist': 'Tax due',
  'term.tax-capitalist.text':
    'What would be due now: employment tax for every operational company, then corporate tax on what is left in revenue.',
  'term.goods': 'Goods & services',
  'term.goods.text':
    'For the class’s own use: food covers its needs; health, education and luxury raise prosperity. A use takes as much as the population.',
  'term.storage': 'Storage and prices',
  'term.storage.text':
    'For sale to others: stock against capacity, and the price of one unit. What exceeds the capacity is lost.',
  'term.food': 'Food',
  'term.food.text':
    'In the production phase the Working Class and the Middle Class each need as much of it as their population.',
  'term.luxury': 'Luxury',
  'term.luxury.text': 'Using as much of it as the population raises prosperity by 1.',
  'term.health': 'Health',
  'term.health.text':
    'Using as much of it as the population raises prosperity by 1 and brings 2 VP and a new unskilled worker.',
  'term.education': 'Education',
  'term.education.text': 'Using as much of it as the population raises prosperity by 1 and gives one worker a skill.',
  'term.zone': 'Free trade zone',
  'term.zone.text':
    'Room for food and luxury that do not fit into storage or come by a business deal without tariff. From here they can only be sold abroad.',
  'term.state-goods': 'Goods of the State',
  'term.state-goods.text':
    'Food and luxury in its storage. The Working Class and the Middle Class can buy them, food at 12 ₳, luxury at 8 ₳.',
  'term.sector': 'Companies and spaces',
  'term.sector.text':
    'Companies on the board of the spaces there are; after the tick, how many are operational: their required slots are filled, so they pay and produce.',
  'term.free-space': 'Free space',
  'term.free-space.text':
    'A company can be built here. When a demonstration is settled, nobody loses more VP than they have free spaces.',
  'term.automated': 'Automated company',
  'term.automated.text': 'It needs no workers, pays no wage and is always operational.',
  'term.machinery': 'Machinery token',
  'term.machinery.text':
    'It raises the production of the company by the figure after the plus. Wages stay the same, and workers are still needed.',
  'term.strike': 'Strike',
  'term.strike.text':
    'Unless the wage reaches L3 before the production phase, the strikers produce nothing and get no wage. The Working Class then gains 1 influence.',
  'term.demonstration': 'Demonstration',
  'term.demonstration.text':
    'If it is still here when production begins, the Working Class gains 1 influence. The other players together lose 1 VP for each of its unemployed workers and trade unions.',
  'term.committed': 'Committed',
  'term.committed.text':
    'A worker who lies down stays in this company until it has produced: it cannot be assigned elsewhere and does not strike.',
  'term.wage': 'Wage',
  'term.wage.text':
    'The level, L1 to L3, and the wage for all workers of the company together. The Labor Market policy says which levels are allowed.',
  'term.market': 'Market',
  'term.market.text':
    'Companies that can be built: what they produce, and what they cost. In the preparation phase it is filled up again.',
  'term.unemployed': 'Unemployed',
  'term.unemployed.text': 'Workers of each class without a company. They wait here until they are assigned.',
  'term.open-places': 'Free slots',
  'term.open-places.text':
    'Empty slots that workers of the class could fill. With at least 2 more unemployed workers than that, the Working Class may demonstrate.',
  'term.policies': 'Politics table',
  'term.policies.text':
    'Seven policies with three sections each. The section in force is inked; a dashed cell with a shape is a bill of that player.',
  'term.axis-economy': 'Sections A, B, C',
  'term.axis-economy.text':
    'From socialism (A) to neoliberalism (C). At game end the Working Class scores policies 1–5 in A, the Middle Class in B, the Capitalist Class in C.',
  'term.axis-borders': 'Sections A, B, C',
  'term.axis-borders.text': 'From nationalism (A) to globalism (C). Policies 6 and 7 bring nobody VP at game end.',
  'term.bill': 'Bills',
  'term.bill.text':
    'A bill moves a policy to a section beside the one in force. It is voted on in the elections phase, or at once for 1 influence.',
  'term.policy-vp': 'Policies at game end',
  'term.policy-vp.text':
    'What policies 1–5 would be worth as they stand: to the Working Class those in section A, to the Middle Class in B, to the Capitalist Class in C.',
  'term.bag': 'Voting bag',
  'term.bag.text':
    'The voting cubes in it, by class. Five are drawn for every vote, and each counts for the side its class has taken.',
  'term.export': 'Export',
  'term.export.text':
    'The foreign market buys exactly so many units for that much, each lot once per action. The Middle Class gains 1 VP for every sale.',
  'term.import': 'Import',
  'term.import.text': 'What one unit from the foreign market costs: the base price, and the tariff for the State.',
  'term.tariff': 'Tariff',
  'term.tariff.text':
    'What the State takes on top of the price of goods from abroad, according to the Foreign Trade policy.',
  'term.deal': 'Business deal',
  'term.deal.text':
    'Goods from abroad for the Capitalist Class at a fixed cost. The tariff comes on top, unless all of them go into the free trade zone.',
  'term.event': 'Events',
  'term.event.text':
    'Tasks for the State, each with its reward. What is left unresolved in the scoring phase costs legitimacy.',
  'term.benefits': 'State benefits',
  'term.benefits.text':
    'What the State has provided for each class. The class receives it as a free action, and the State gains 1 VP.',
  'term.immediate-vote': 'Immediate vote',
  'term.immediate-vote.text':
    'For 1 influence the proposer has the bill voted on at once, with the cubes that are in the bag.',
  'term.vote-sides': 'Sides',
  'term.vote-sides.text': 'Everybody says in turn whether they are for or against. The proposer is for the bill.',
  'term.vote-draw': 'Draw',
  'term.vote-draw.text': 'Five cubes come out of the bag at random. Each is one vote for the side its class has taken.',
  'term.vote-influence': 'Influence',
  'term.vote-influence.text':
    'Everybody chooses in secret how much influence to spend, and all reveal it together. Each cube is one vote.',
  'term.vote-result': 'Result',
  'term.vote-result.text':
    'The bill passes with at least as many votes for as against. Then its proposer gains 3 VP, every other supporter with a vote 1 VP.',
  'term.wages-paid': 'Wages',
  'term.wages-paid.text':
    'For every operational company with workers its owner pays the wage of its level to the class that works there.',
  'term.purchases': 'Purchases',
  'term.purchases.text':
    'Food the classes had to buy to cover their needs, with its tariffs: buyers pay, sellers receive.',
  'term.taxes-paid': 'Taxes',
  'term.taxes-paid.text':
    'The Capitalist Class pays employment and corporate tax, the Middle Class income and employment tax, the Working Class income tax, all to the treasury.',

  // Crisis & Control
  'term.crisis': 'Crisis response',
  'term.crisis.text':
    'The card that takes the place of the usual IMF intervention at the next check. The more loans the State has, the nearer it is.',
  'term.locked': 'Closed to bills',
  'term.locked.text':
    'Nobody may propose a bill on this policy. A crisis locks it until the next IMF check, a card for the rest of the round.',
  'term.bond': 'Government bonds',
  'term.bond.text':
    'Money that a class has lent the State in a crisis. The State repays more by the end of the next action phase.',
  'term.kept-event': 'Kept events',
  'term.kept-event.text':
    'Event cards that a class has kept instead of 1 VP. Each brings its benefit in the phase it names.',
  'term.hidden-agenda': 'Hidden agenda',
  'term.hidden-agenda.text':
    'A secret task that brings points once its conditions hold. It is revealed by itself, or when its owner says so.',
  'term.history': 'Historical events',
  'term.history.text':
    'Cards in play in this round. Some take place by themselves, others are triggered by an action when what they require is met.',
} as const
