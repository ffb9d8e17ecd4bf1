// Passwords: scrypt of Node, behind a bounded queue, so that a flood of guesses does not stop the server.
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { refused } from '@hustings/protocol'
import { HashQueue, type HashRequest } from './hash-queue.ts'

const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 128 * 1024 * 1024 }
const LENGTH = 32
const SHORTEST = 10

/** Beginnings of common passwords. */
const COMMON = [
  'password',
  '1234567890',
  'qwertyuiop',
  'iloveyou',
  'letmein',
  'hegemony',
  'hustings',
  'administrator',
  'welcome',
]

export function mustBeStrong(password: string, name: string): void {
  const plain = password.toLowerCase()
  const common = COMMON.some((word) => plain.startsWith(word) && plain.length < word.length + 4)
  const monotone = new Set(plain).size < 5
  if (
    password.length < SHORTEST ||
    common ||
    monotone ||
    (plain.includes(name.toLowerCase().trim()) === true && name.length > 3)
  ) {
    throw refused('weak-password')
  }
}

export async function hashed(password: string, by: HashRequest): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(by, password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Takes the same time for unknown names, so that the response time does not reveal whether a name exists. */
export async function fits(password: string, hash: string | null, by: HashRequest): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? NOBODY).split('$')
  const cost = { ...COST, N: Number(N), r: Number(r), p: Number(p) }
  const expected = Buffer.from(key, 'base64url')
  const found = await derive(by, password, Buffer.from(salt, 'base64url'), cost)
  return timingSafeEqual(found, expected) && hash !== null
}

const NOBODY = [
  'scrypt',
  COST.N,
  COST.r,
  COST.p,
  'bm9ib2R5bm9ib2R5bm9i',
  Buffer.alloc(LENGTH).toString('base64url'),
].join('$')

const queue = new HashQueue()

function derive(by: HashRequest, password: string, salt: Uint8Array, cost: ScryptOptions): Promise<Buffer> {
  return queue.run(
    by,
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, LENGTH, cost, (error, key) =>
          error === null ? resolve(key) : reject(error),
        )
      }),
  )
}
