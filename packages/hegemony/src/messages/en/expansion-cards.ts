// English names and texts of the action cards of Crisis & Control.
export const expansionCards = {
  'card.working-rising-covid-19-cases': 'Rising Covid-19 Cases',
  'card.working-rising-covid-19-cases.text':
    'Take health from public services free of charge, up to half your population, rounded up. Then you may buy health from any number of sources, up to {population} from each.',
  'card.working-protect-the-status-quo': 'Protect the Status Quo',
  'card.working-protect-the-status-quo.text':
    'Choose a policy without a bill and place one of your bill markers on it. For the rest of the round, nobody may propose a bill on it. Gain 1 influence.',
  'card.working-change-of-government-agenda': 'Change of Government Agenda',
  'card.working-change-of-government-agenda.text':
    'Cancel another player’s bill. Then you may propose a new bill, and so may that player after you.',
  'card.working-change-of-government-agenda.requirement':
    'At most 3 bills on the table, including one by another player',
  'card.working-reveal-political-scandal': 'Reveal Political Scandal',
  'card.working-reveal-political-scandal.text': 'Choose another player. That player gives you 2 influence.',
  'card.working-momentum-for-change': 'Momentum for Change',
  'card.working-momentum-for-change.text':
    'Gain 1 influence for each of your bills on the table. Then propose a bill. You cannot call an immediate vote on it.',
  'card.middle-covid-19-stimulus-package': 'Covid-19 Stimulus Package',
  'card.middle-covid-19-stimulus-package.text':
    'The State pays you 4 ₳ for each of your companies and 2 ₳ for each of your workers in public and Capitalist Class companies.',
  'card.middle-protect-the-status-quo': 'Protect the Status Quo',
  'card.middle-protect-the-status-quo.text':
    'Choose a policy without a bill and place one of your bill markers on it. For the rest of the round, nobody may propose a bill on it. Gain 1 influence.',
  'card.middle-change-of-government-agenda': 'Change of Government Agenda',
  'card.middle-change-of-government-agenda.text':
    'Cancel another player’s bill. Then you may propose a new bill, and so may that player after you.',
  'card.middle-change-of-government-agenda.requirement':
    'At most 3 bills on the table, including one by another player',
  'card.middle-reveal-political-scandal': 'Reveal Political Scandal',
  'card.middle-reveal-political-scandal.text': 'Choose another player. That player gives you 2 influence.',
  'card.middle-momentum-for-change': 'Momentum for Change',
  'card.middle-momentum-for-change.text':
    'Gain 1 influence for each of your bills on the table. Then propose a bill. You cannot call an immediate vote on it.',
  'card.capitalist-covid-19-vaccine-r-and-d-funding': 'Covid-19 Vaccine R&D Funding',
  'card.capitalist-covid-19-vaccine-r-and-d-funding.text':
    'The State pays you 15 ₳ for each of your operational healthcare companies.',
  'card.capitalist-protect-the-status-quo': 'Protect the Status Quo',
  'card.capitalist-protect-the-status-quo.text':
    'Choose a policy without a bill and place one of your bill markers on it. For the rest of the round, nobody may propose a bill on it. Gain 1 influence.',
  'card.capitalist-change-of-government-agenda': 'Change of Government Agenda',
  'card.capitalist-change-of-government-agenda.text':
    'Cancel another player’s bill. Then you may propose a new bill, and so may that player after you.',
  'card.capitalist-change-of-government-agenda.requirement':
    'At most 3 bills on the table, including one by another player',
  'card.capitalist-reveal-political-scandal': 'Reveal Political Scandal',
  'card.capitalist-reveal-political-scandal.text': 'Choose another player. That player gives you 2 influence.',
  'card.capitalist-momentum-for-change': 'Momentum for Change',
  'card.capitalist-momentum-for-change.text':
    'Gain 1 influence for each of your bills on the table. Then propose a bill. You cannot call an immediate vote on it.',
  'card.state-covid-19-vaccination-program': 'Covid-19 Vaccination Program',
  'card.state-covid-19-vaccination-program.text':
    'Buy health abroad for 5 ₳ each, as much as you can store. Then provide the Working Class or the Middle Class with as much health as its population.',
  'card.state-protect-the-status-quo': 'Protect the Status Quo',
  'card.state-protect-the-status-quo.text':
    'Choose a policy without a bill and place one of your bill markers on it. For the rest of the round, nobody may propose a bill on it. Gain 1 personal influence.',
  'card.state-change-of-government-agenda': 'Change of Government Agenda',
  'card.state-change-of-government-agenda.text':
    'Cancel another player’s bill. Then you may propose a new bill, and so may that player after you.',
  'card.state-change-of-government-agenda.requirement': 'At most 3 bills on the table, including one by another player',
  'card.state-reveal-political-scandal': 'Reveal Political Scandal',
  'card.state-reveal-political-scandal.text': 'Choose another player. That player gives you 2 influence.',
  'card.state-momentum-for-change': 'Momentum for Change',
  'card.state-momentum-for-change.text':
    'Gain 1 influence for each of your bills on the table. Then propose a bill. You cannot call an immediate vote on it.',
} as const
