// Signing in again and what it guards, in Ukrainian.

export const messages = {
  'account.again': 'Увійдіть ще раз',
  'account.again.why': 'Ваш останній вхід був понад 10 хвилин тому. Щоб продовжити, увійдіть ще раз.',
  'account.again.mail': 'Надіслати посилання на {address}',
  'account.again.mail.sent':
    'Посилання надіслано на {address}. Відкрийте його в цьому браузері, а потім продовжте тут.',
  'account.again.continue': 'Далі',
  'account.again.other': 'Інші способи входу',
}
