// Signing in again and what it guards, in English.

export const messages = {
  'account.again': 'Sign in again',
  'account.again.why': 'Your last sign-in was more than 10 minutes ago. Sign in again to continue.',
  'account.again.mail': 'Send a link to {address}',
  'account.again.mail.sent': 'We sent a link to {address}. Open it in this browser, then continue here.',
  'account.again.continue': 'Continue',
  'account.again.other': 'Other ways to sign in',
}
