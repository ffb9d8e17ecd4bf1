// The tables as the typed queries see them. A test compares this page with what the migrations make.
import {
  boolean,
  customType,
  doublePrecision,
  integer,
  json,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull().default('guest'),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull().default(''),
  language: text('language').notNull().default('en'),
  timeZone: text('time_zone').notNull().default('UTC'),
  role: text('role').notNull().default('person'),
  awayFrom: time('away_from'),
  awayUntil: time('away_until'),
  awayDaysLeft: integer('away_days_left').notNull().default(28),
  awayYear: integer('away_year').notNull().default(0),
  shows: jsonb('shows').notNull().default({}),
  recoveryHash: bytes('recovery_hash'),
  suspendedAt: time('suspended_at'),
  createdAt: time('created_at').notNull(),
  seenAt: time('seen_at').notNull(),
  deletedAt: time('deleted_at'),
})

export const emails = pgTable('emails', {
  addressKey: text('address_key').primaryKey(),
  account: uuid('account').notNull(),
  address: text('address').notNull(),
  confirmedAt: time('confirmed_at'),
})

export const passwords = pgTable('passwords', {
  account: uuid('account').primaryKey(),
  hash: text('hash').notNull(),
  changedAt: time('changed_at').notNull(),
})

export const passkeys = pgTable('passkeys', {
  id: bytes('id').primaryKey(),
  account: uuid('account').notNull(),
  publicKey: bytes('public_key').notNull(),
  counter: integer('counter').notNull().default(0),
  transports: jsonb('transports').notNull().default([]),
  name: text('name').notNull(),
  createdAt: time('created_at').notNull(),
  usedAt: time('used_at'),
})

export const challenges = pgTable('challenges', {
  id: uuid('id').primaryKey(),
  account: uuid('account'),
  challenge: text('challenge').notNull(),
  expiresAt: time('expires_at').notNull(),
})

export const sessions = pgTable('sessions', {
  tokenHash: bytes('token_hash').primaryKey(),
  id: uuid('id').notNull(),
  account: uuid('account').notNull(),
  agent: text('agent').notNull().default(''),
  createdAt: time('created_at').notNull(),
  signedInAt: time('signed_in_at').notNull(),
  usedAt: time('used_at').notNull(),
  expiresAt: time('expires_at').notNull(),
})

export const links = pgTable('links', {
  tokenHash: bytes('token_hash').primaryKey(),
  account: uuid('account'),
  addressKey: text('address_key').notNull(),
  address: text('address').notNull(),
  purpose: text('purpose').notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
  codeHash: bytes('code_hash'),
  tries: integer('tries').notNull().default(0),
})

export const pendingSignIns = pgTable('pending_sign_ins', {
  tokenHash: bytes('token_hash').primaryKey(),
  session: uuid('session').notNull(),
  account: uuid('account').notNull(),
  expiresAt: time('expires_at').notNull(),
})

export const pushDevices = pgTable('push_devices', {
  endpoint: text('endpoint').primaryKey(),
  account: uuid('account').notNull(),
  keys: jsonb('keys').notNull(),
  createdAt: time('created_at').notNull(),
})

export const noticeSettings = pgTable('notice_settings', {
  account: uuid('account').primaryKey(),
  wants: jsonb('wants').notNull(),
  quietFrom: integer('quiet_from'),
  quietUntil: integer('quiet_until'),
})

export const blocks = pgTable('blocks', {
  account: uuid('account').notNull(),
  blocked: uuid('blocked').notNull(),
  at: time('at').notNull(),
})

export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
})

export const matches = pgTable('matches', {
  id: uuid('id').primaryKey(),
  code: text('code').notNull(),
  game: text('game').notNull(),
  gameVersion: integer('game_version').notNull(),
  name: text('name').notNull(),
  language: text('language').notNull().default('en'),
  options: json('options').notNull(),
  host: uuid('host'),
  status: text('status').notNull().default('gathering'),
  listed: boolean('listed').notNull().default(false),
  watching: text('watching').notNull().default('link'),
  chat: text('chat').notNull().default('all'),
  afterEnd: boolean('after_end').notNull().default(true),
  hints: boolean('hints').notNull().default(false),
  randomSeats: boolean('random_seats').notNull().default(false),
  turnSeconds: integer('turn_seconds'),
  whenLate: text('when_late').notNull().default('ask'),
  botDelayMs: integer('bot_delay_ms').notNull().default(2000),
  seed: text('seed'),
  seedSeal: text('seed_seal'),
  sequence: integer('sequence').notNull().default(0),
  step: integer('step').notNull().default(0),
  revealedStep: integer('revealed_step').notNull().default(0),
  changes: integer('changes').notNull().default(0),
  botDueAt: time('bot_due_at'),
  summary: jsonb('summary'),
  standings: jsonb('standings'),
  frozen: text('frozen'),
  createdAt: time('created_at').notNull(),
  startedAt: time('started_at'),
  movedAt: time('moved_at'),
  finishedAt: time('finished_at'),
})

export const seats = pgTable('seats', {
  match: uuid('match').notNull(),
  seat: text('seat').notNull(),
  place: integer('place').notNull(),
  holder: uuid('holder'),
  bot: text('bot'),
  automatic: boolean('automatic').notNull().default(false),
  open: boolean('open').notNull().default(false),
  playing: boolean('playing').notNull().default(false),
  ready: boolean('ready').notNull().default(false),
  satAt: time('sat_at'),
  toAct: boolean('to_act').notNull().default(false),
  actingSince: time('acting_since'),
  dueAt: time('due_at'),
  remindAt: time('remind_at'),
  reminded: integer('reminded').notNull().default(0),
  leftSeconds: integer('left_seconds'),
  missed: integer('missed').notNull().default(0),
  leftAt: time('left_at'),
  owner: uuid('owner'),
  remindedAt: time('reminded_at'),
  prompt: jsonb('prompt'),
})

export const journal = pgTable('journal', {
  match: uuid('match').notNull(),
  sequence: integer('sequence').notNull(),
  kind: text('kind').notNull(),
  seat: text('seat'),
  answer: json('answer'),
  step: integer('step').notNull(),
  actor: uuid('actor'),
  bot: text('bot'),
  request: uuid('request'),
  revealed: boolean('revealed').notNull().default(false),
  events: json('events').notNull(),
  at: time('at').notNull(),
})

export const snapshots = pgTable('snapshots', {
  match: uuid('match').notNull(),
  sequence: integer('sequence').notNull(),
  step: integer('step').notNull(),
  stage: integer('stage').notNull().default(0),
  record: json('record').notNull(),
})

export const archives = pgTable('archives', {
  match: uuid('match').primaryKey(),
  format: integer('format').notNull(),
  sequence: integer('sequence').notNull(),
  body: bytes('body').notNull(),
  record: bytes('record').notNull(),
})

export const seatChanges = pgTable('seat_changes', {
  match: uuid('match').notNull(),
  at: time('at').notNull(),
  seat: text('seat').notNull(),
  fromAccount: uuid('from_account'),
  toAccount: uuid('to_account'),
  bot: text('bot'),
  why: text('why').notNull(),
})

export const undoAsks = pgTable('undo_asks', {
  match: uuid('match').primaryKey(),
  bySeat: text('by_seat').notNull(),
  toStep: integer('to_step').notNull(),
  atSequence: integer('at_sequence').notNull(),
  needed: jsonb('needed').notNull(),
  agreed: jsonb('agreed').notNull().default([]),
  expiresAt: time('expires_at').notNull(),
})

export const lateVotes = pgTable('late_votes', {
  match: uuid('match').notNull(),
  seat: text('seat').notNull(),
  actingSince: time('acting_since').notNull(),
  account: uuid('account').notNull(),
})

export const openVotes = pgTable('open_votes', {
  match: uuid('match').notNull(),
  seat: text('seat').notNull(),
  account: uuid('account').notNull(),
})

export const results = pgTable('results', {
  match: uuid('match').notNull(),
  seat: text('seat').notNull(),
  game: text('game').notNull(),
  players: integer('players').notNull(),
  account: uuid('account'),
  name: text('name').notNull(),
  rank: integer('rank').notNull(),
  score: doublePrecision('score').notNull(),
  share: real('share').notNull(),
  abandoned: boolean('abandoned').notNull().default(false),
  finishedAt: time('finished_at').notNull(),
})

export const nodes = pgTable('nodes', {
  id: uuid('id').primaryKey(),
  startedAt: time('started_at').notNull(),
  seenAt: time('seen_at').notNull(),
})

export const presences = pgTable('presences', {
  match: uuid('match').notNull(),
  account: uuid('account').notNull(),
  node: uuid('node').notNull(),
  sockets: integer('sockets').notNull(),
  since: time('since').notNull(),
})

export const onlookers = pgTable('onlookers', {
  match: uuid('match').notNull(),
  node: uuid('node').notNull(),
  sockets: integer('sockets').notNull(),
})

export const messages = pgTable('messages', {
  id: uuid('id').primaryKey(),
  match: uuid('match').notNull(),
  account: uuid('account'),
  seat: text('seat'),
  at: time('at').notNull(),
  phrase: text('phrase'),
  text: text('text'),
  hiddenAt: time('hidden_at'),
  hiddenBy: uuid('hidden_by'),
})

export const reports = pgTable('reports', {
  message: uuid('message').notNull(),
  by: uuid('by').notNull(),
  why: text('why').notNull(),
  at: time('at').notNull(),
  settledAt: time('settled_at'),
  settledBy: uuid('settled_by'),
})

export const outbox = pgTable('outbox', {
  id: uuid('id').primaryKey(),
  account: uuid('account').notNull(),
  match: uuid('match'),
  seat: text('seat'),
  actingSince: time('acting_since'),
  kind: text('kind').notNull(),
  channel: text('channel').notNull(),
  onceKey: text('once_key').notNull(),
  words: jsonb('words').notNull(),
  sendAt: time('send_at').notNull(),
  sentAt: time('sent_at'),
  dropped: text('dropped'),
  attempts: integer('attempts').notNull().default(0),
  error: text('error'),
})

export const work = pgTable('work', {
  run: text('run').notNull(),
  part: integer('part').notNull(),
  code: text('code').notNull(),
  job: text('job').notNull(),
  putAt: time('put_at').notNull(),
  takenBy: uuid('taken_by'),
  takenUntil: time('taken_until'),
  attempts: integer('attempts').notNull().default(0),
  trouble: text('trouble'),
  result: text('result'),
  doneAt: time('done_at'),
})
