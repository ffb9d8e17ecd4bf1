// Co boty mówią o decyzjach: analiza zakończonej partii, podpowiedzi i wyjaśnienia ich wyborów.
export const messages = {
  'insight.analysis': 'Analiza partii',
  'insight.analysis.about':
    'Boty wielokrotnie dogrywają partię od każdego jej momentu. Widać wtedy, jakie szanse miał każdy, co było szczęściem i które decyzje najwięcej dały lub kosztowały. Trwa to minutę lub dwie na tym urządzeniu.',
  'insight.analysis.begin': 'Przeanalizuj partię',
  'insight.analysis.stop': 'Przerwij',
  'insight.analysis.progress': 'Wybór {done, number} z {of, number}',
  'insight.analysis.failed': 'Tej partii nie udało się przeanalizować: {why}',
  'insight.chances': 'Szanse na pierwsze miejsce, w procentach',
  'insight.chances.note':
    'Tak, jak widziałby to obserwator przed każdym wyborem: w każdej dogrywanej partii ręce i talie są rozdawane od nowa.',
  'insight.choice': '{step, number}',
  'insight.accounts': 'Co przesądziło',
  'insight.accounts.note':
    'Punkty względem pozostałych od pierwszego momentu do ostatniego. Wybory porównano z tym, co w tym samym miejscu zwykle robią boty; czego nie tłumaczy żaden wybór, to szczęście.',
  'insight.accounts.own': 'Własne wybory',
  'insight.accounts.others': 'Wybory innych',
  'insight.accounts.luck': 'Szczęście',
  'insight.decisions': 'Decyzje, które zaważyły',
  'insight.decisions.note':
    'Nazwane dobrymi lub złymi tylko tam, gdzie różnica wykracza poza przypadek (dwa błędy standardowe).',
  'insight.decisions.none': 'Żadna decyzja nie wyróżnia się ponad przypadek.',
  'insight.decisions.best': 'Najlepsze',
  'insight.decisions.worst': 'Najgorsze',
  'insight.grade.inaccuracy': 'Nieścisłość',
  'insight.grade.mistake': 'Błąd',
  'insight.grade.blunder': 'Gruby błąd',
  'insight.grade.good': 'Dobra decyzja',
  'insight.gained': '{points} ± {error} punktu ponad to, co robią tu boty',
  'insight.better': 'Lepiej: {answer}, o {points} ± {error} punktu',
  'insight.at': 'Wybór {step, number}: zobacz planszę, graj od tego miejsca',
  'insight.answer.yes': 'Tak',
  'insight.answer.no': 'Nie',
  'insight.hint': 'Podpowiedź',
  'insight.hint.thinking': 'Bot myśli za ciebie …',
  'insight.hint.about':
    'Bot wielokrotnie dogrywa partię od tego miejsca, wiedząc to, co wiesz, i nic więcej. Nie jest lepszy niż same boty.',
  'insight.hint.best':
    'nie gorzej w {share, number} % dogranych partii, o {points} punktu lepiej niż następna odpowiedź',
  'insight.hint.other': 'o {points} punktu gorzej',
  'insight.hint.only': 'boty nie widzą tu nic innego wartego uwagi',
} as const
