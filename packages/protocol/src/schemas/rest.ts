// Schemas of the bodies of requests to /api/v1.
import * as v from 'valibot'
import { CHANNELS, LANGUAGES, NOTICES, REPORT_REASONS } from '../choices.ts'
import { personName } from './table.ts'
import { exact, id, json, text } from './values.ts'

const timeZone = v.pipe(text(1, 64), v.check(isTimeZone))

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Valibot's own pattern refuses apostrophes, and domains with two hyphens in a row, such as all that are not in ASCII. */
const ADDRESS = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const address = v.pipe(v.string(), v.maxLength(254), v.regex(ADDRESS), v.metadata({ format: 'email' }))
const password = text(1, 200)
const token = text(20, 100)

export const guestBody = exact({ name: personName, language: v.picklist(LANGUAGES), timeZone })
export const linkBody = exact({ address })
export const useLinkBody = exact({ token })
/** `confirm`: the reader, who is signed in to another account, wants to change it. */
export const followLinkBody = exact({ token, confirm: v.optional(v.boolean(), false) })
export const confirmCodeBody = exact({ code: v.pipe(v.string(), v.regex(/^\d{6}$/)) })
export const mergeBody = exact({ token, merge: v.boolean() })
export const passwordSignInBody = exact({ who: text(1, 254), password })
export const recoveryBody = exact({ name: text(1, 200), code: text(10, 60) })
export const signOutBody = exact({ everywhere: v.boolean() })
export const passkeyBody = exact({ challenge: id, response: json })
export const newPasskeyBody = exact({
  challenge: id,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  response: json,
})

export const shows = exact({ statistics: v.boolean(), matches: v.boolean(), presence: v.boolean() })
export const meChange = exact({
  name: v.optional(personName),
  language: v.optional(v.picklist(LANGUAGES)),
  timeZone: v.optional(timeZone),
  shows: v.optional(shows),
})
export const newPasswordBody = exact({ password })
export const emailBody = exact({ address })

/** In UTC, on a day that the calendar has. */
const INSTANT =
  /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/
const instant = v.pipe(v.string(), v.regex(INSTANT), v.metadata({ format: 'date-time' }))
export const awayBody = exact({ from: instant, until: instant })

const isSecure = (url: string) => /^https:[^\t\r\n]*$/i.test(url)
export const pushBody = exact({
  endpoint: v.pipe(v.string(), v.trim(), v.url(), v.check(isSecure), v.maxLength(1000)),
  keys: exact({
    p256dh: v.pipe(v.string(), v.maxLength(200)),
    auth: v.pipe(v.string(), v.maxLength(100)),
  }),
})
export const pushGoneBody = exact({ endpoint: v.pipe(v.string(), v.maxLength(1000)) })

const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439))
const channels = v.pipe(v.array(v.picklist(CHANNELS)), v.maxLength(2))
export const noticesBody = exact({
  wants: exact(v.entriesFromList(NOTICES, channels)),
  quiet: v.nullable(exact({ from: minute, until: minute })),
})

export const sitBody = exact({ bot: v.optional(v.nullable(text(1, 40)), null) })
export const readyBody = exact({ ready: v.boolean() })
export const askBody = exact({ account: id })
export const reportBody = exact({ why: v.picklist(REPORT_REASONS) })
export const settleBody = exact({ hide: v.boolean(), suspend: v.optional(v.boolean(), false) })
/** A request without parameters. */
export const emptyBody = exact({})
