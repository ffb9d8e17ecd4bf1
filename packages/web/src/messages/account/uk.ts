// Signing in again, confirming an address and merging a guest, in Ukrainian.

export const messages = {
  'account.again': 'Увійдіть ще раз',
  'account.again.why': 'Ваш останній вхід був понад 10 хвилин тому. Щоб продовжити, увійдіть ще раз.',
  'account.again.mail': 'Надіслати посилання на {address}',
  'account.again.mail.sent':
    'Посилання надіслано на {address}. Відкрийте його в цьому браузері, а потім продовжте тут.',
  'account.again.continue': 'Далі',
  'account.again.other': 'Інші способи входу',
  'account.guest':
    'Ви граєте як гість {name}. Під час входу ви вирішите, чи перенести свої столи до облікового запису.',
  'account.merge': 'Перенести столи до облікового запису {into}?',
  'account.merge.text':
    'Ви граєте як гість {guest} за {tables, plural, one {# столом} few {# столами} many {# столами} other {# стола}}. Місця й результати можна перенести до облікового запису {into}.',
  'account.merge.without.text': 'Якщо ввійти без них, у цьому браузері вже не можна буде грати як {guest}.',
  'account.merge.with': 'Перенести й увійти',
  'account.merge.without': 'Увійти без них',
  'account.confirm': 'Підтвердження адреси',
  'account.confirm.text':
    'Адреса {address} належатиме обліковому запису {name}. Тоді за її допомогою можна буде входити.',
  'account.confirm.do': 'Підтвердити',
  'account.confirm.done': 'Адресу {address} підтверджено.',
  'account.confirm.foreign': 'Гравець {name} хоче користуватися адресою {address}.',
  'account.confirm.here': 'У цьому браузері ви — {name}.',
  'account.confirm.member':
    'Якщо {name} — це ви, увійдіть, щоб підтвердити. Якщо ні, просто закрийте сторінку: нічого не зміниться.',
  'account.confirm.guest':
    'Якщо {name} — це ви, відкрийте посилання в браузері, у якому граєте, або введіть там код із листа. Якщо ні, просто закрийте сторінку: нічого не зміниться.',
  'account.confirm.sign-in': 'Увійти як {name}',
  'account.code': 'Код із листа',
  'account.code.text': 'Відкрийте посилання в цьому браузері або введіть тут шість цифр.',
  'account.suspended': 'Обліковий запис призупинено',
  'account.suspended.text':
    'Грати й писати з нього не можна. Але ви можете завантажити свої дані або видалити обліковий запис.',
}
