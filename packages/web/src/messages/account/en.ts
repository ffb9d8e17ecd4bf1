// Signing in again, confirming an address and merging a guest, in English.

export const messages = {
  'account.again': 'Sign in again',
  'account.again.why': 'Your last sign-in was more than 10 minutes ago. Sign in again to continue.',
  'account.again.mail': 'Send a link to {address}',
  'account.again.mail.sent': 'We sent a link to {address}. Open it in this browser, then continue here.',
  'account.again.continue': 'Continue',
  'account.again.other': 'Other ways to sign in',
  'account.guest':
    'You are playing as guest {name}. When you sign in, you decide whether your tables move to your account.',
  'account.merge': 'Move your tables to {into}?',
  'account.merge.text':
    'You are playing as guest {guest} at {tables, plural, one {# table} other {# tables}}. You can move your seats and results to the account {into}.',
  'account.merge.without.text': 'If you sign in without them, you can no longer play as {guest} in this browser.',
  'account.merge.with': 'Move and sign in',
  'account.merge.without': 'Sign in without them',
  'account.confirm': 'Confirm your email address',
  'account.confirm.text': 'The address {address} will belong to the account {name}. You can then sign in with it.',
  'account.confirm.do': 'Confirm',
  'account.confirm.done': '{address} is confirmed.',
  'account.confirm.foreign': 'The player {name} wants to use the address {address}.',
  'account.confirm.here': 'In this browser you are {name}.',
  'account.confirm.member': 'If you are {name}, sign in to confirm. Otherwise close this page; nothing changes.',
  'account.confirm.guest':
    'If you are {name}, open this link in the browser you play in, or enter the code from the email there. Otherwise close this page; nothing changes.',
  'account.confirm.sign-in': 'Sign in as {name}',
  'account.code': 'Code from the email',
  'account.code.text': 'Open the link in this browser, or enter the six digits here.',
  'account.suspended': 'This account is suspended',
  'account.suspended.text':
    'You cannot play or write messages. You can still download your data or delete the account.',
}
