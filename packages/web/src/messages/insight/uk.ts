// Що боти кажуть про рішення: розбір завершеної партії, підказки й пояснення їхнього вибору.
export const messages = {
  'insight.analysis': 'Розбір партії',
  'insight.analysis.about':
    'Боти багато разів дограють партію з кожного кроку. Результат показує шанси кожного гравця, роль везіння й те, які рішення дали чи забрали найбільше. Це триває хвилину-дві на вашому пристрої.',
  'insight.analysis.begin': 'Розібрати партію',
  'insight.analysis.stop': 'Зупинити',
  'insight.analysis.progress': 'Аналізуємо крок {done, number} з {of, number}',
  'insight.analysis.failed': 'Цю партію не вдалося розібрати: {why}',
  'insight.chances': 'Шанси на перемогу, у відсотках',
  'insight.chances.note':
    'Так, як їх оцінив би глядач перед кожним кроком: у кожній симуляції руки й колоди роздано наново. Затінення (у таблиці — числа в дужках) показує 95-відсотковий інтервал. Де інтервали перетинаються, різницю може пояснити сама випадковість.',
  'insight.choice': '{step, number}',
  'insight.accounts': 'Що було вирішальним',
  'insight.accounts.note':
    'Бали відносно інших гравців від початку до кінця. Кожен крок порівняно з тим, що зазвичай роблять боти в тій самій позиції. Те, чого не пояснює жоден крок, — везіння. Знак ± показує 95-відсотковий інтервал: якщо нуль лежить у ньому, різницю може пояснити сама випадковість.',
  'insight.accounts.own': 'Власні кроки',
  'insight.accounts.others': 'Кроки інших гравців',
  'insight.accounts.luck': 'Везіння',
  'insight.accounts.figure': '{sign, select, plus {+} other {}}{points, number} ± {error, number}',
  'insight.accounts.unclear': 'Чіткої різниці немає',
  'insight.decisions': 'Ключові рішення',
  'insight.decisions.note': 'Оцінено лише там, де різниця більша за випадкову (95-відсотковий інтервал).',
  'insight.decisions.none': 'Жодне рішення не виділяється на тлі випадковості.',
  'insight.decisions.best': 'Найкращі',
  'insight.decisions.worst': 'Найгірші',
  'insight.grade.inaccuracy': 'Неточність',
  'insight.grade.mistake': 'Помилка',
  'insight.grade.blunder': 'Груба помилка',
  'insight.grade.good': 'Добре рішення',
  'insight.gained':
    'на {points} ± {error, plural, one {# бал} few {# бали} many {# балів} other {# бала}} краще, ніж зазвичай грають тут боти',
  'insight.better':
    'Краще: {answer}, на {points} ± {error, plural, one {# бал} few {# бали} many {# балів} other {# бала}}',
  'insight.at': 'Крок {step, number}: показати поле, грати звідси',
  'insight.answer.yes': 'Так',
  'insight.answer.no': 'Ні',
  'insight.hint': 'Підказка',
  'insight.hint.thinking': 'Бот обмірковує ваш хід…',
  'insight.hint.about':
    'Бот багато разів дограв партію з цієї позиції, знаючи лише те, що бачите ви. Він грає на рівні ботів.',
  'insight.hint.best':
    'не гірше за наступний варіант у {share, number}% симуляцій, у середньому на {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}} краще',
  'insight.hint.other': 'на {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}} гірше',
  'insight.hint.only': 'інших варіантів, вартих уваги, бот тут не бачить',
  'insight.why': 'Чому?',
  'insight.why.thinking': 'Бот ще раз обмірковує це рішення…',
  'insight.why.nothing': 'Бот тут нічого не вирішував: усе визначили правила або рішення іншого гравця.',
  'insight.why.secret': 'Приховане рішення',
  'insight.why.hidden': 'Покажемо після партії: вибраний тут варіант або інші можливості від вас приховано.',
  'insight.why.only': 'інших варіантів не було',
  'insight.why.chance': 'цей бот грає навмання',
  'insight.why.foreign': 'цей бот не розглядав би такого рішення: тоді на цьому місці був інший гравець',
  'insight.why.felt': 'такий бот робить тут це в {share, number}% випадків',
  'insight.why.share': '{answer} ({share, number}%)',
  'insight.why.else': 'Інші варіанти: {others}',
  'insight.why.best':
    'не гірше в {share, number}% симуляцій, у середньому на {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}} краще, ніж: {answer}',
  'insight.why.same': 'не краще й не гірше, ніж: {answer} (не гірше в {share, number}% симуляцій)',
  'insight.why.behind':
    'за доступною інформацією на {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}} гірше, ніж: {answer} (не гірше в {share, number}% симуляцій)',
  'insight.why.under': '{answer} (на {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}} гірше)',
  'insight.why.over': '{answer} (на {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}} краще)',
  'insight.why.your-eyes':
    'Ці числа враховують лише те, що бачите ви: числа за власними картами бота розкрили б ці карти. Його власну оцінку покажемо після партії.',
  'insight.why.own-eyes': 'Так бот оцінював позицію, коли вирішував, із тим, що він знав.',
  'insight.why.by-feel': 'Легкі й середні боти грають з досвіду й нічого не прораховують наперед.',
} as const
