// What the kernel says to people, in Ukrainian (ICU message format).

export const messages: Readonly<Record<string, string>> = {
  'error.unknown-option': 'Такого вибору тут немає: {option}.',
  'error.blocked-option': 'Зараз це неможливо. {reason}',
  'error.not-your-decision': 'Це рішення не ваше.',
  'error.stale-decision': 'Гра пішла далі: це рішення вже неактуальне.',
  'error.match-over': 'Партію завершено.',
  'error.undo-refused': 'Це не можна скасувати. {reason}',
  'error.nothing-to-redo': 'Немає чого повторювати.',
  'error.broken-record':
    'Не вдалося прочитати файл партії: {where, select, JSON {це не збережена партія або файл пошкоджено} other {помилка в «{where}»}}.',
  'error.edited-record': 'Файл партії змінено після збереження.',
  'error.foreign-record': 'Файл партії належить до іншої гри: {game}.',
  'error.unsupported-version': 'Файл партії створено у версії {version}, яка тут не підтримується.',
  'error.earlier-rules': 'Цю партію зіграно за попередніми правилами, тож її ходи не можна переглянути.',
  'error.invalid-options': 'З такими налаштуваннями грати не можна.',
  'undo.nothing': 'Ще нічого не зроблено.',
  'undo.revealed': 'Відтоді щось відкрилося або хтось інший уже відповів.',
}
