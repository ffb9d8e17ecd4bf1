// Written by `npm run texts`: the keys of these texts with the names of their parameters.
interface MessageParams {
  readonly 'notice.your-turn': 'table'
  readonly 'notice.half-time': 'table'
  readonly 'notice.last-hour': 'table'
  readonly 'notice.started': 'table'
  readonly 'notice.finished': 'table'
  readonly 'notice.invited': 'person' | 'table'
  readonly 'notice.undo-asked': 'table'
  readonly 'notice.several': 'count'
  readonly 'mail.open': 'link'
  readonly 'mail.why': 'server'
  readonly 'mail.sign-in.subject': 'server'
  readonly 'mail.sign-in.text': 'link'
  readonly 'mail.sign-in.not-you': never
  readonly 'mail.confirm.subject': 'server'
  readonly 'mail.confirm.account': 'link' | 'name'
  readonly 'mail.confirm.code': 'code'
  readonly 'mail.confirm.not-you': never
  readonly 'security.subject': 'name' | 'server'
  readonly 'security.password': never
  readonly 'security.recovery': never
  readonly 'security.passkey-added': never
  readonly 'security.passkey-removed': never
  readonly 'security.name': never
  readonly 'security.address': never
  readonly 'security.not-you': 'link'
}
