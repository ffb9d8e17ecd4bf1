// Notices by mail and push, in English.
export const messages: Readonly<Record<string, string>> = {
  'notice.your-turn': 'It is your turn at “{table}”.',
  'notice.half-time': 'Half of your time at “{table}” has passed.',
  'notice.last-hour': 'You have one hour left for your turn at “{table}”.',
  'notice.started': 'The match at “{table}” has started.',
  'notice.finished': 'The match at “{table}” is over.',
  'notice.invited': '{person} invites you to “{table}”.',
  'notice.undo-asked': 'There is an undo request at “{table}”.',
  'notice.several': '{count, plural, one {# table is waiting for you.} other {# tables are waiting for you.}}',
  'mail.open': 'Open the table: {link}',
  'mail.why':
    'You receive this email because you play on {server}. You can change your notifications on your account page.',
  'mail.sign-in.subject': 'Your sign-in link for {server}',
  'mail.sign-in.text': 'Open this link within 15 minutes to sign in. It works once: {link}',
  'mail.sign-in.not-you': 'If you did not request this link, you can ignore this email.',
  'mail.confirm.subject': 'Confirm your email address for {server}',
  'mail.confirm.account':
    'The player {name} wants to use this email address. If this is you, open this link within 15 minutes and confirm it: {link}',
  'mail.confirm.code': 'Or enter this code on your account page: {code}',
  'mail.confirm.not-you': 'If this is not you, ignore this email. Do not share the code with anyone.',
  'security.subject': 'Your account {name} on {server} was changed',
  'security.password': 'The password was changed. Other devices are signed out.',
  'security.recovery': 'A new recovery code was created. Other devices are signed out.',
  'security.passkey-added': 'A passkey was added. Other devices are signed out.',
  'security.passkey-removed': 'A passkey was removed. Other devices are signed out.',
  'security.name': 'The name was changed. You now sign in with the new name.',
  'security.address': 'The email address was changed.',
  'security.not-you':
    'If this was you, you can ignore this email. If not, sign in, change your password and contact the operator of the server: {link}',
}
