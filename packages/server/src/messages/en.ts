// Notices by mail and push, in English.
export const messages: Readonly<Record<string, string>> = {
  'notice.your-turn': 'It is your turn at “{table}”.',
  'notice.half-time': 'Half of your time at “{table}” is over.',
  'notice.last-hour': 'One hour is left for your turn at “{table}”.',
  'notice.started': 'The match at “{table}” has begun.',
  'notice.finished': 'The match at “{table}” is over.',
  'notice.invited': '{person} invites you to “{table}”.',
  'notice.undo-asked': 'At “{table}” somebody asks to take something back.',
  'notice.several': '{count, plural, one {# table waits} other {# tables wait}} for you.',
  'mail.open': 'Open it: {link}',
  'mail.why':
    'You get this mail because you play on {server}. What you are told, and how, is decided on your account page.',
  'mail.sign-in.subject': 'Your link to sign in to {server}',
  'mail.sign-in.text': 'Open this link within 15 minutes to sign in. It works once: {link}',
  'mail.sign-in.not-you': 'If you did not ask for it, you need not do anything.',
  'mail.confirm.subject': 'Confirm your address for {server}',
  'mail.confirm.account':
    'The player {name} wants to use this address. If that is you, open this link within 15 minutes and confirm it: {link}',
  'mail.confirm.code': 'Or enter this code on the page where you asked: {code}',
  'mail.confirm.not-you': 'If this is not you, ignore this mail. Give the code to nobody.',
  'security.subject': 'Your account {name} on {server} was changed.',
  'security.password': 'The password was changed. Other devices are signed out.',
  'security.recovery': 'A new recovery code was created. Other devices are signed out.',
  'security.passkey-added': 'A passkey was added. Other devices are signed out.',
  'security.passkey-removed': 'A passkey was removed. Other devices are signed out.',
  'security.name': 'The name was changed. You now sign in with the new name.',
  'security.address': 'The email address was changed.',
  'security.not-you':
    'If this was you, ignore this mail. If not, sign in and change your password, and contact the people who run the server: {link}',
}
