// Notices by mail and push, in Ukrainian.
export const messages: Readonly<Record<string, string>> = {
  'notice.your-turn': 'Ваш хід за столом «{table}».',
  'notice.half-time': 'Минула половина вашого часу за столом «{table}».',
  'notice.last-hour': 'На ваш хід за столом «{table}» лишилася година.',
  'notice.started': 'Партія за столом «{table}» почалася.',
  'notice.finished': 'Партію за столом «{table}» завершено.',
  'notice.invited': '{person} запрошує вас за стіл «{table}».',
  'notice.undo-asked': 'За столом «{table}» хтось просить скасувати хід.',
  'notice.several':
    '{count, plural, one {На вас чекає # стіл} few {На вас чекають # столи} many {На вас чекає # столів} other {На вас чекають # стола}}.',
  'mail.open': 'Відкрити: {link}',
  'mail.why':
    'Ви отримали цього листа, бо граєте на {server}. Про що й як вам повідомляти, вирішуєте на сторінці облікового запису.',
  'mail.sign-in.subject': 'Ваше посилання для входу на {server}',
  'mail.sign-in.text': 'Щоб увійти, відкрийте це посилання протягом 15 хвилин. Воно діє один раз: {link}',
  'mail.sign-in.not-you': 'Якщо ви про це не просили, нічого робити не треба.',
  'mail.confirm.subject': 'Підтвердьте свою адресу для {server}',
  'mail.confirm.account':
    'Гравець {name} хоче користуватися цією адресою. Якщо це ви, протягом 15 хвилин відкрийте посилання й підтвердьте адресу: {link}',
  'mail.confirm.code': 'Або введіть цей код на сторінці облікового запису: {code}',
  'mail.confirm.not-you': 'Якщо це не ви, не зважайте на цей лист. Нікому не повідомляйте код.',
}
