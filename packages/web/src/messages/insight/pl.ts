// Co boty mówią o decyzjach: analiza zakończonej partii, podpowiedzi i wyjaśnienia ich wyborów.
export const messages = {
  'insight.analysis': 'Analiza partii',
  'insight.analysis.about':
    'Boty wielokrotnie symulują resztę partii od każdego ruchu. Wynik pokazuje, jakie szanse miał każdy gracz, co było szczęściem i które decyzje dały lub kosztowały najwięcej. Na tym urządzeniu trwa to minutę lub dwie.',
  'insight.analysis.begin': 'Przeanalizuj partię',
  'insight.analysis.stop': 'Przerwij',
  'insight.analysis.progress': 'Analiza ruchu {done, number} z {of, number}',
  'insight.analysis.failed': 'Tej partii nie udało się przeanalizować: {why}',
  'insight.chances': 'Szanse na zwycięstwo, w procentach',
  'insight.chances.note':
    'Tak oceniłby to widz przed każdym ruchem: w każdej symulacji ręce i talie są rozdawane od nowa. Zacienienie (w tabeli liczby w nawiasach) pokazuje przedział ufności 95%. Tam, gdzie przedziały się nakładają, różnicę może wyjaśniać sam przypadek.',
  'insight.choice': '{step, number}',
  'insight.accounts': 'Co przesądziło o wyniku',
  'insight.accounts.note':
    'Punkty względem innych graczy, od początku do końca. Każdy ruch porównano z tym, co w tej samej sytuacji zwykle robią boty. To, czego nie tłumaczy żaden ruch, jest szczęściem. Znak ± podaje przedział ufności 95%: jeśli leży w nim zero, różnicę może wyjaśniać sam przypadek.',
  'insight.accounts.own': 'Własne ruchy',
  'insight.accounts.others': 'Ruchy innych',
  'insight.accounts.luck': 'Szczęście',
  'insight.accounts.figure': '{sign, select, plus {+} other {}}{points, number} ± {error, number}',
  'insight.accounts.unclear': 'Brak wyraźnej różnicy',
  'insight.decisions': 'Kluczowe decyzje',
  'insight.decisions.note': 'Ocenione tylko tam, gdzie różnica wykracza poza przypadek (przedział ufności 95%).',
  'insight.decisions.none': 'Żadna decyzja nie wykracza poza przypadek.',
  'insight.decisions.best': 'Najlepsze',
  'insight.decisions.worst': 'Najgorsze',
  'insight.grade.inaccuracy': 'Niedokładność',
  'insight.grade.mistake': 'Błąd',
  'insight.grade.blunder': 'Gruby błąd',
  'insight.grade.good': 'Dobra decyzja',
  'insight.gained':
    'o {points} ± {error, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} lepiej niż boty w tym miejscu',
  'insight.better':
    'Lepiej: {answer}, o {points} ± {error, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'insight.at': 'Ruch {step, number}: pokaż planszę, graj stąd',
  'insight.answer.yes': 'Tak',
  'insight.answer.no': 'Nie',
  'insight.hint': 'Podpowiedź',
  'insight.hint.thinking': 'Bot analizuje twój ruch…',
  'insight.hint.about': 'Bot wielokrotnie symulował tę sytuację, znając tylko to, co widzisz ty. Gra na poziomie bota.',
  'insight.hint.best':
    'W {share, number}% symulacji co najmniej tak dobre jak następna opcja, średnio o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} lepsze',
  'insight.hint.other': 'o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} gorzej',
  'insight.hint.only': 'Bot nie widzi tu innej opcji wartej zagrania',
  'insight.why': 'Dlaczego?',
  'insight.why.thinking': 'Analiza decyzji…',
  'insight.why.nothing': 'Bot nie miał tu wyboru: zdecydowały zasady albo ruch innego gracza.',
  'insight.why.secret': 'Ukryta decyzja',
  'insight.why.hidden': 'Pokażemy po partii: wybrana tu opcja albo inne możliwości są przed tobą ukryte.',
  'insight.why.only': 'To była jedyna opcja',
  'insight.why.chance': 'Ten bot gra losowo',
  'insight.why.foreign': 'Ten bot nie rozważyłby tego ruchu: na tym miejscu grał wtedy ktoś inny',
  'insight.why.felt': 'Ten bot gra tak tutaj w {share, number}% przypadków',
  'insight.why.share': '{answer} ({share, number}%)',
  'insight.why.else': 'Inne opcje: {others}',
  'insight.why.best':
    'W {share, number}% symulacji co najmniej tak dobre, średnio o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} lepsze niż: {answer}',
  'insight.why.same': 'Równie dobre jak: {answer} (w {share, number}% symulacji co najmniej tak dobre)',
  'insight.why.behind':
    'Na podstawie dostępnych informacji o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} gorsze niż: {answer} (w {share, number}% symulacji co najmniej tak dobre)',
  'insight.why.under':
    '{answer} (o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} gorzej)',
  'insight.why.over':
    '{answer} (o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} lepiej)',
  'insight.why.your-eyes':
    'Te liczby opierają się tylko na tym, co widzisz: liczby oparte na kartach bota zdradziłyby te karty. Ocenę samego bota pokażemy po partii.',
  'insight.why.own-eyes': 'Ocena bota w tamtej chwili, na podstawie tego, co wiedział.',
  'insight.why.by-feel': 'Łatwe i średnie boty grają na wyczucie. Nie liczą naprzód.',
} as const
