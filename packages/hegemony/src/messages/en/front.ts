// What is said before a table is opened, in English: the game, its roles, its setup, where a match stands.
export const front = {
  'hegemony.name': 'Hegemony',
  'hegemony.tagline': 'Four classes, one country: work, trade, legislate',
  'hegemony.first-game':
    'With two players there are fewer rules and shorter waits: the Working Class against the Capitalist Class.',
  'hegemony.aim.working': 'Wages and prosperity',
  'hegemony.aim.middle': 'Work and its own companies',
  'hegemony.aim.capitalist': 'Companies and profit',
  'hegemony.aim.state': 'Legitimacy with every class',
  'hegemony.summary': 'Round {round}: {phase}',
  'hegemony.over': 'Finished',
  'hegemony.setup.negative-vp': 'Victory points may fall below 0',
  'hegemony.setup.negative-vp.help': 'Loans and demonstrations can take more points than a player has.',
  'hegemony.setup.elections-without-bills': 'Elections even without bills',
  'hegemony.setup.elections-without-bills.help': 'The bag is refilled even when every bill was already voted on.',
  'hegemony.setup.strike-by-employee-only': 'Employees of the Middle Class strike on their own',
  'hegemony.setup.strike-by-employee-only.help':
    'For a strike in a Middle Class company it only matters whether the employee is committed.',
  'hegemony.guide.goal': 'Five rounds, most victory points',
  'hegemony.guide.goal.text':
    'The Working Class lives on wages and prosperity, the Middle Class on work and its own companies, the Capitalist Class on profit, the State on its legitimacy with all of them. Whoever has the most victory points after five rounds wins.',
  'hegemony.guide.turn': 'One card a turn',
  'hegemony.guide.turn.text':
    'On your turn you use one card: play it for its effect, or discard it for one of the basic actions of your role. Before or after it you may take one free action. You have five turns a round and keep two cards.',
  'hegemony.guide.work': 'Work and wages',
  'hegemony.guide.work.text':
    'Workers fill the slots of companies. A company with all slots filled is operational: in the production phase it pays its wages and produces. Newly assigned workers are committed and stay until then.',
  'hegemony.guide.needs': 'Needs and prosperity',
  'hegemony.guide.needs.text':
    'In the production phase the Working Class and the Middle Class need as much food as their population. Using health, education or luxury raises prosperity, and every space of it brings VP.',
  'hegemony.guide.laws': 'Bills and votes',
  'hegemony.guide.laws.text':
    'Seven policies decide wages, taxes, public services and trade. Propose a bill to move one of them by one section. In the elections phase five cubes from the bag and secretly spent influence decide; a tie passes.',
  'hegemony.guide.money': 'Taxes, loans and the IMF',
  'hegemony.guide.money.text':
    'After production the classes pay taxes. Whoever cannot pay what is due takes a loan. If the State has too many loans, the IMF intervenes and resets the policies.',
  'hegemony.guide.table': 'Read the table',
  'hegemony.guide.table.text':
    'What you can choose lights up in lime, on the board and in the list of options. Point at anything to see its facts. What is not possible says why and names the rule.',
  'board.role.working': 'Working',
  'board.role.middle': 'Middle',
  'board.role.capitalist': 'Capitalist',
  'board.role.state': 'State',
  'board.phase.setup': 'Setup',
  'board.phase.preparation': 'Preparation',
  'board.phase.action': 'Action',
  'board.phase.production': 'Production',
  'board.phase.elections': 'Elections',
  'board.phase.scoring': 'Scoring',
  'board.phase.end': 'Game end',
  'role.working': 'Working Class',
  'role.middle': 'Middle Class',
  'role.capitalist': 'Capitalist Class',
  'role.state': 'State',
  'role.said.working': 'the Working Class',
  'role.said.middle': 'the Middle Class',
  'role.said.capitalist': 'the Capitalist Class',
  'role.said.state': 'the State',
  'role.supply': 'Supply',
  'hegemony.automa.simple': 'simple',
  'hegemony.automa.advanced': 'advanced',
  'hegemony.automa.name.simple': 'Simple Automa',
  'hegemony.automa.name.advanced': 'Advanced Automa',
  'hegemony.automa.never-state': 'The State is always played by a person or a bot.',
  'hegemony.preset.guided': 'First game, guided',
  'hegemony.preset.guided.text':
    'A prepared match for one: a guide at the table explains each step of the first round, then you play on.',
  'hegemony.preset.solo': 'Solo: you against one Automa',
  'hegemony.preset.solo.text':
    'Two players: you are the Working Class, the rules play the Capitalist Class with their cards.',
  'hegemony.preset.state': 'Solo: the State against three Automas',
  'hegemony.preset.state.text': 'Four players: you govern, the rules play all three classes in advanced mode.',
  'hegemony.setup.crisis-response': 'Crisis Response',
  'hegemony.setup.crisis-response.help':
    'Crisis & Control: a card takes the place of the IMF procedure, with locked policies and government bonds.',
  'hegemony.setup.alternative-events': 'Alternative Events',
  'hegemony.setup.alternative-events.help':
    'Crisis & Control, 4 players: events with tasks for the classes, which may keep them for a benefit.',
  'hegemony.setup.hidden-agendas': 'Hidden Agendas',
  'hegemony.setup.hidden-agendas.help': 'Crisis & Control: everybody keeps one of two secret tasks for extra points.',
  'hegemony.setup.action-cards': 'New action cards',
  'hegemony.setup.action-cards.help': 'Crisis & Control: five more action cards for each role.',
  'hegemony.setup.historical-events': 'Historical Events',
  'hegemony.setup.historical-events.help':
    'Events of five eras. No rulebook is known: the procedure is our own reconstruction.',
  'hegemony.setup.needs-four': 'Only with four players.',
} as const satisfies Record<string, string>
