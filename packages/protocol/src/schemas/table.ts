// Schemas of tables and chat lines.
import * as v from 'valibot'
import { BOT_DELAYS, CHATS, LANGUAGES, TEMPOS, WATCHING, WHEN_LATE } from '../choices.ts'
import type { Refused } from '../codes.ts'
import { isReadableName, tidyName } from '../names.ts'
import { PHRASES } from '../phrases.ts'
import { safeText, showsSomething } from '../text-safety.ts'
import { exact, id, json, text } from './values.ts'

/** Code of a refused name. */
export const UNREADABLE_NAME = 'unreadable-name' satisfies Refused

/** A name in its normalized spelling; the message of a refused one is the code of the refusal. */
const readableName = (max: number) =>
  v.pipe(v.string(), v.maxLength(500), v.transform(tidyName), text(1, max), v.check(isReadableName, UNREADABLE_NAME))

export const personName = readableName(40)
export const tableName = readableName(60)

/** Settings made by the host. */
export const tableSettings = v.strictObject({
  name: tableName,
  language: v.picklist(LANGUAGES),
  options: json,
  listed: v.boolean(),
  watching: v.picklist(WATCHING),
  chat: v.picklist(CHATS),
  afterEnd: v.boolean(),
  hints: v.boolean(),
  randomSeats: v.boolean(),
  turnSeconds: v.nullable(v.picklist(TEMPOS)),
  whenLate: v.picklist(WHEN_LATE),
  botDelayMs: v.picklist(BOT_DELAYS),
})

export const settingsChange = exact(v.partial(tableSettings).entries)

export const newTable = exact({
  ...v.partial(tableSettings).entries,
  name: tableSettings.entries.name,
  options: tableSettings.entries.options,
  game: text(1, 40),
})

export const chatLine = v.union([
  exact({ id, phrase: v.picklist(PHRASES) }),
  exact({ id, text: v.pipe(v.string(), v.transform(safeText), text(1, 500), v.check(showsSomething)) }),
])
