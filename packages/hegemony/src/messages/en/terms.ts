// English: the words of the game a newcomer asks about, each with its meaning in at most two sentences.
export const terms = {
  'term.round': 'Round',
  'term.round.text':
    'The game lasts five rounds. Each has five phases: preparation, action, production, elections, scoring.',
  'term.phase-preparation': 'Preparation phase',
  'term.phase-preparation.text':
    'Interest is paid and prosperity drops; then new cards, companies, business deals and workers arrive. Skipped in round 1.',
  'term.phase-action': 'Action phase',
  'term.phase-action.text':
    'Each player takes five turns. On each turn you play a card for its effect or discard it for a basic action, and you can take one free action.',
  'term.phase-production': 'Production phase',
  'term.phase-production.text':
    'Four steps: companies pay wages and produce, the classes cover their need for food, the IMF checks the State’s loans, taxes are paid.',
  'term.phase-elections': 'Elections phase',
  'term.phase-elections.text':
    'The classes add voting cubes to the bag, then every bill is voted on, policy by policy. Skipped if no bill was proposed.',
  'term.phase-scoring': 'Scoring phase',
  'term.phase-scoring.text':
    'Trade unions, Middle Class companies, wealth, legitimacy and the political agenda give victory points.',
  'term.tax': 'Tax multiplier',
  'term.tax.text':
    'The employment tax on each operational company. Its base comes from Taxation, its modifiers from Health & Benefits and Education.',
  'term.working': 'Working Class',
  'term.working.text':
    'Works for wages and scores mostly for prosperity and trade unions. At game end it scores policies 1–5 in section A.',
  'term.middle': 'Middle Class',
  'term.middle.text':
    'Works for others and in its own companies; scores for prosperity and exports. At game end it scores policies 1–5 in section B.',
  'term.capitalist': 'Capitalist Class',
  'term.capitalist.text':
    'Owns companies and sells what they produce; scores mostly for wealth. At game end it scores policies 1–5 in section C.',
  'term.state': 'State',
  'term.state.text':
    'Runs the public sector and provides for the classes; scores for legitimacy and its political agenda. With two or three players nobody plays it, and it runs automatically.',
  'term.vp': 'Victory points',
  'term.vp.text': 'The player with the most after five rounds and the final scoring wins.',
  'term.money': 'Money',
  'term.money.text':
    'Pays for purchases, taxes and loans. At game end the Working Class gains 1 VP for every 10 ₳ (15 VP at most), the Middle Class 1 VP for every 15 ₳.',
  'term.revenue': 'Revenue',
  'term.revenue.text':
    'Money received and not yet taxed; you pay from it first. In the scoring phase it becomes capital.',
  'term.capital': 'Capital',
  'term.capital.text':
    'Taxed money; it pays what revenue does not cover. In the scoring phase it determines the space on the wealth track.',
  'term.all-money': 'Revenue and capital',
  'term.all-money.text':
    'All the money of the Capitalist Class. Revenue is not yet taxed and is spent first; capital determines wealth.',
  'term.treasury': 'State treasury',
  'term.treasury.text':
    'The State’s money. Taxes, tariffs and payments for public services go in; wages of public companies and provided benefits come out.',
  'term.population': 'Population',
  'term.population.text':
    'Grows with the number of the class’s workers. In the production phase the class needs this much food, and each use of health, education or luxury costs this much.',
  'term.influence': 'Influence',
  'term.influence.text':
    'Each influence cube spent in a vote is one vote for the player’s side. One cube also pays for an immediate vote.',
  'term.personal-influence': 'Personal influence',
  'term.personal-influence.text':
    'The influence the State can spend in votes. Media influence belongs to the public services and is for sale.',
  'term.loans': 'Loans',
  'term.loans.text':
    'A player who cannot make a due payment takes a loan of 50 ₳. Each loan costs 5 ₳ of interest in every preparation phase until it is paid off.',
  'term.imf': 'IMF',
  'term.imf.text':
    'If the State has this many loans at the check and cannot pay them off, the IMF intervenes: bills are removed, policies are reset, all wages drop to L1, and legitimacy is halved.',
  'term.imf-near': 'IMF near',
  'term.imf-near.text':
    'The State has enough loans for the IMF to intervene in the production phase unless some are paid off.',
  'term.prosperity': 'Prosperity',
  'term.prosperity.text':
    'Using health, education or luxury moves it up one space, and each space reached gives the VP printed on it. In the preparation phase it drops: by 1 for the Working Class, by 2 for the Middle Class.',
  'term.wealth': 'Wealth',
  'term.wealth.text':
    'In the scoring phase, the space that capital reaches gives its VP, plus 3 VP for every space the marker moves ahead. The marker never moves back.',
  'term.legitimacy': 'Legitimacy',
  'term.legitimacy.text':
    'In the scoring phase the State gains VP equal to the sum of its two lowest values. Then each value is halved, rounded up, and each token adds 1.',
  'term.legitimacy-track': 'Legitimacy',
  'term.legitimacy-track.text':
    'When this card is played for its effect, the State’s legitimacy with these classes changes by this amount. Discarding the card changes nothing.',
  'term.legitimacy-token': 'Legitimacy token',
  'term.legitimacy-token.text':
    'When this card is played for its effect, the State gains the token: legitimacy rises by 1 immediately and again after each halving.',
  'term.agenda': 'Political agenda',
  'term.agenda.text':
    'The sections the State wants this round; those in force are filled in. In the scoring phase each match gives it 1 VP.',
  'term.unions': 'Trade union',
  'term.unions.text':
    'Requires one worker skilled in the industry and 4 other Working Class workers in companies of that industry. Each round it gives 1 influence and 2 VP.',
  'term.bills-left': 'Bills left',
  'term.bills-left.text':
    'Bill markers that are not on the politics table, out of three. You need one to propose a bill and get it back after the vote.',
  'term.tax-working': 'Tax due',
  'term.tax-working.text':
    'What would be due now. Income tax is the population times the rate set by the Labor Market and Taxation policies.',
  'term.tax-middle': 'Tax due',
  'term.tax-middle.text':
    'What would be due now: income tax for each company of others that employs its workers, and employment tax for each operational company of its own.',
  'term.tax-capitalist': 'Tax due',
  'term.tax-capitalist.text':
    'What would be due now: employment tax for each operational company, then corporate tax on the remaining revenue.',
  'term.goods': 'Goods & services',
  'term.goods.text':
    'For the class’s own use: food covers its needs; health, education and luxury raise prosperity. Each use costs as much as the population.',
  'term.storage': 'Storage and prices',
  'term.storage.text': 'For sale to others: stock, capacity and price per unit. Anything above the capacity is lost.',
  'term.food': 'Food',
  'term.food.text':
    'In the production phase the Working Class and the Middle Class each need food equal to their population.',
  'term.luxury': 'Luxury',
  'term.luxury.text': 'Using an amount equal to the population raises prosperity by 1.',
  'term.health': 'Health',
  'term.health.text':
    'Using an amount equal to the population raises prosperity by 1 and gives 2 VP and a new unskilled worker.',
  'term.education': 'Education',
  'term.education.text': 'Using an amount equal to the population raises prosperity by 1 and gives one worker a skill.',
  'term.zone': 'Free trade zone',
  'term.zone.text':
    'Holds food and luxury that do not fit into storage or come from a business deal without tariff. They can only be sold to the foreign market.',
  'term.state-goods': 'Goods in State storage',
  'term.state-goods.text':
    'Food and luxury in the State’s storage. The Working Class and the Middle Class can buy food for 12 ₳ and luxury for 8 ₳.',
  'term.sector': 'Companies and spaces',
  'term.sector.text':
    'Companies and available spaces. The number after the check mark shows how many are operational: all their slots are filled, so they pay wages and produce.',
  'term.free-space': 'Free space',
  'term.free-space.text':
    'A company can be built here. When a demonstration takes place, no player loses more VP than their number of free spaces.',
  'term.automated': 'Automated company',
  'term.automated.text': 'Needs no workers, pays no wages and is always operational.',
  'term.machinery': 'Machinery token',
  'term.machinery.text':
    'Raises the company’s production by the number after the plus sign. Wages stay the same, and workers are still needed.',
  'term.strike': 'Strike',
  'term.strike.text':
    'Unless wages are raised to L3 before the production phase, the company neither produces nor pays wages. The Working Class then gains 1 influence.',
  'term.demonstration': 'Demonstration',
  'term.demonstration.text':
    'If it is still on the board when production begins, the Working Class gains 1 influence. The other players together lose 1 VP for each of its unemployed workers and trade unions.',
  'term.committed': 'Committed',
  'term.committed.text':
    'A worker lying down stays in this company until it has produced: it cannot be reassigned and does not strike.',
  'term.wage': 'Wage',
  'term.wage.text':
    'The level, L1 to L3, and the total wage for all workers of the company. The Labor Market policy determines which levels are allowed.',
  'term.market': 'Market',
  'term.market.text': 'Companies that can be built, with their production and cost. Refilled in the preparation phase.',
  'term.unemployed': 'Unemployed',
  'term.unemployed.text': 'Workers of each class without a company. They wait here until they are assigned.',
  'term.open-places': 'Free slots',
  'term.open-places.text':
    'Empty slots that workers of the class could fill. With at least 2 more unemployed workers than free slots, the Working Class can demonstrate.',
  'term.policies': 'Politics table',
  'term.policies.text':
    'Seven policies with three sections each. The section in force is filled in; a dashed cell with a symbol is that player’s bill.',
  'term.axis-economy': 'Sections A, B, C',
  'term.axis-economy.text':
    'From socialism (A) to neoliberalism (C). At game end the Working Class scores policies 1–5 in A, the Middle Class in B, the Capitalist Class in C.',
  'term.axis-borders': 'Sections A, B, C',
  'term.axis-borders.text': 'From nationalism (A) to globalism (C). Policies 6 and 7 give no VP at game end.',
  'term.bill': 'Bills',
  'term.bill.text':
    'Moves a policy to a section next to the one in force. It is voted on in the elections phase, or immediately for 1 influence.',
  'term.policy-vp': 'Policies at game end',
  'term.policy-vp.text':
    'What policies 1–5 would be worth if the game ended now: section A to the Working Class, B to the Middle Class, C to the Capitalist Class.',
  'term.bag': 'Voting bag',
  'term.bag.text':
    'The voting cubes in the bag, by class. Each vote draws five, and each cube counts for the side its class has chosen.',
  'term.export': 'Export',
  'term.export.text':
    'The foreign market buys exactly this many units for this price, each transaction once per action. The Middle Class gains 1 VP for each sale.',
  'term.import': 'Import',
  'term.import.text': 'The cost of one unit from the foreign market: the base price plus the tariff paid to the State.',
  'term.tariff': 'Tariff',
  'term.tariff.text': 'What the State charges on top of the foreign market price, set by the Foreign Trade policy.',
  'term.deal': 'Business deal',
  'term.deal.text':
    'Foreign goods for the Capitalist Class at a fixed cost, plus the tariff unless all of them go to the free trade zone.',
  'term.event': 'Events',
  'term.event.text':
    'Tasks for the State, each with a reward. Events left unresolved in the scoring phase cost legitimacy.',
  'term.benefits': 'State benefits',
  'term.benefits.text':
    'What the State has provided for each class. The class takes it as a free action, and the State gains 1 VP.',
  'term.immediate-vote': 'Immediate vote',
  'term.immediate-vote.text':
    'For 1 influence, the proposer calls the vote immediately, with the cubes that are in the bag.',
  'term.vote-sides': 'Sides',
  'term.vote-sides.text': 'Players declare in turn whether they are for or against. The proposer is for the bill.',
  'term.vote-draw': 'Draw',
  'term.vote-draw.text': 'Five cubes are drawn from the bag. Each is one vote for the side its class has chosen.',
  'term.vote-influence': 'Influence',
  'term.vote-influence.text':
    'Players choose in secret how much influence to spend and reveal it together. Each cube is one vote.',
  'term.vote-result': 'Result',
  'term.vote-result.text':
    'The bill passes with at least as many votes for as against. The proposer gains 3 VP, and every other supporter with a vote gains 1 VP.',
  'term.wages-paid': 'Wages',
  'term.wages-paid.text':
    'For each operational company, the owner pays the wage of its level to the class that works there.',
  'term.purchases': 'Purchases',
  'term.purchases.text':
    'Food the classes bought to cover their needs, including tariffs: buyers pay, sellers receive.',
  'term.taxes-paid': 'Taxes',
  'term.taxes-paid.text':
    'The Capitalist Class pays employment and corporate tax, the Middle Class income and employment tax, the Working Class income tax. All taxes go to the treasury.',

  // Crisis & Control
  'term.crisis': 'Crisis response',
  'term.crisis.text':
    'The card that replaces the usual IMF intervention at the next check. More loans bring it closer.',
  'term.locked': 'Locked policy',
  'term.locked.text':
    'Nobody can propose a bill on this policy. A crisis locks it until the next IMF check, a card locks it for the rest of the round.',
  'term.bond': 'Government bonds',
  'term.bond.text':
    'Money a class lent the State in a crisis. The State repays more by the end of the next action phase.',
  'term.kept-event': 'Kept events',
  'term.kept-event.text':
    'Event cards a class kept instead of gaining 1 VP. Each gives its benefit in the phase it names.',
  'term.hidden-agenda': 'Hidden agenda',
  'term.hidden-agenda.text':
    'A secret task that gives points once its conditions are met. It is revealed automatically or by its owner.',
  'term.history': 'Historical events',
  'term.history.text':
    'Cards in play this round. Some take place automatically; others are triggered by an action when their requirement is met.',
} as const
