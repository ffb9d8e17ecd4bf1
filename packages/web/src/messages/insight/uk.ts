// Що боти кажуть про рішення: розбір завершеної партії, підказки й пояснення їхнього вибору.
export const messages = {
  'insight.analysis': 'Розбір партії',
  'insight.analysis.about':
    'Боти багато разів дограють партію з кожного її моменту. Так видно, які шанси мав кожен, що було везінням і які рішення найбільше принесли чи забрали. Це триває хвилину-дві на цьому пристрої.',
  'insight.analysis.begin': 'Розібрати партію',
  'insight.analysis.stop': 'Зупинити',
  'insight.analysis.progress': 'Вибір {done, number} з {of, number}',
  'insight.analysis.failed': 'Цю партію не вдалося розібрати: {why}',
  'insight.chances': 'Шанси на перше місце, у відсотках',
  'insight.chances.note':
    'Так, як це бачив би глядач перед кожним вибором: у кожній дограній партії руки й колоди роздано наново.',
  'insight.choice': '{step, number}',
  'insight.accounts': 'Що вирішило',
  'insight.accounts.note':
    'Бали проти решти від першого моменту до останнього. Вибір порівняно з тим, що зазвичай роблять боти в тому самому місці; чого не пояснює жоден вибір, те везіння.',
  'insight.accounts.own': 'Власний вибір',
  'insight.accounts.others': 'Вибір інших',
  'insight.accounts.luck': 'Везіння',
  'insight.decisions': 'Рішення, що мали вагу',
  'insight.decisions.note':
    'Добрими чи поганими їх названо лише там, де різниця більша за випадкову (дві стандартні похибки).',
  'insight.decisions.none': 'Жодне рішення не вирізняється понад випадковість.',
  'insight.decisions.best': 'Найкращі',
  'insight.decisions.worst': 'Найгірші',
  'insight.grade.inaccuracy': 'Неточність',
  'insight.grade.mistake': 'Помилка',
  'insight.grade.blunder': 'Груба помилка',
  'insight.grade.good': 'Добре рішення',
  'insight.gained': '{points} ± {error} бала понад те, що роблять тут боти',
  'insight.better': 'Краще: {answer}, на {points} ± {error} бала',
  'insight.at': 'Вибір {step, number}: побачити поле, грати звідти далі',
  'insight.answer.yes': 'Так',
  'insight.answer.no': 'Ні',
  'insight.hint': 'Підказка',
  'insight.hint.thinking': 'Бот думає замість вас …',
  'insight.hint.about':
    'Бот багато разів дограє партію звідси, знаючи те, що знаєте ви, і нічого більше. Він не кращий, ніж самі боти.',
  'insight.hint.best': 'не гірше в {share, number} % дограних партій, на {points} бала краще за наступну відповідь',
  'insight.hint.other': 'на {points} бала гірше',
  'insight.hint.only': 'нічого іншого, вартого уваги, боти тут не бачать',
} as const
