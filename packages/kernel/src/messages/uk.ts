// What the kernel says to people, in Ukrainian (ICU message format).

export const messages: Readonly<Record<string, string>> = {
  'error.unknown-option': 'Такого варіанта тут немає: {option}.',
  'error.blocked-option': 'Зараз це неможливо. {reason}',
  'error.not-your-decision': 'Це рішення не ваше.',
  'error.stale-decision': 'Партія пішла далі: це рішення вже неактуальне.',
  'error.match-over': 'Партію завершено.',
  'error.undo-refused': 'Це не можна скасувати. {reason}',
  'error.nothing-to-redo': 'Немає чого повертати.',
  'error.broken-record':
    'Не вдалося прочитати файл партії: {where, select, JSON {це не збережена партія або файл пошкоджено} other {помилка в «{where}»}}.',
  'error.edited-record': 'Файл партії змінили після збереження.',
  'error.foreign-record': 'Файл партії належить до іншої гри: {game}.',
  'error.unsupported-version': 'Файл партії створено у версії {version}, яка тут не підтримується.',
  'error.earlier-rules': 'Цю партію зіграно за попередніми правилами. Її кроки не можна відтворити.',
  'error.invalid-options': 'З такими параметрами грати не можна.',
  'undo.nothing': 'Немає чого скасовувати.',
  'undo.revealed': 'Відкрито приховану інформацію, або вже походив інший гравець.',
}
