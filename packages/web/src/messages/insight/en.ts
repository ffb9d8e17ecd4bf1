// What bots say about decisions: analysis of a finished match, hints, and why they chose.
export const messages = {
  'insight.analysis': 'The match, looked at again',
  'insight.analysis.about':
    'Bots play on from every moment of this match many times. That shows where each seat stood, what was luck, and which decisions won or lost most. It takes a minute or two, on this device.',
  'insight.analysis.begin': 'Look at the match again',
  'insight.analysis.stop': 'Stop',
  'insight.analysis.progress': 'Looking at choice {done, number} of {of, number}',
  'insight.analysis.failed': 'This match could not be looked at again: {why}',
  'insight.chances': 'Chances of the first place, in percent',
  'insight.chances.note':
    'As a spectator would have seen it before each choice: hands and decks are dealt again in every game that is played on.',
  'insight.choice': '{step, number}',
  'insight.accounts': 'What made the difference',
  'insight.accounts.note':
    'Points against the others between the first moment and the last. Choices are compared with what bots usually do in the same place; what no choice accounts for is luck.',
  'insight.accounts.own': 'Own choices',
  'insight.accounts.others': 'Choices of others',
  'insight.accounts.luck': 'Luck',
  'insight.decisions': 'Decisions that mattered',
  'insight.decisions.note': 'Called good or bad only where the difference is beyond chance (two standard errors).',
  'insight.decisions.none': 'No decision stands out beyond chance.',
  'insight.decisions.best': 'Best',
  'insight.decisions.worst': 'Worst',
  'insight.grade.inaccuracy': 'Inaccuracy',
  'insight.grade.mistake': 'Mistake',
  'insight.grade.blunder': 'Blunder',
  'insight.grade.good': 'Good decision',
  'insight.gained': '{points} ± {error} points over what bots do here',
  'insight.better': 'Better: {answer}, by {points} ± {error} points',
  'insight.at': 'Choice {step, number}: see the board, play on from there',
  'insight.answer.yes': 'Yes',
  'insight.answer.no': 'No',
} as const
