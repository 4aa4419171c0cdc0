import { randomInt, randomUUID } from 'node:crypto'
import { Refusal } from '../http/refusal.ts'
import type { Session } from '../http/route.ts'
import type { Identity } from '../identity/identity.ts'
import type { Services } from '../services.ts'
import { consumeCode, countTry, insertCode } from './store.ts'

/** What a code is bound to: it is invalid for another purpose, another number, or another session. */
export interface Binding {
  readonly purpose: string
  readonly target: Identity
  readonly session?: Session | undefined
}

export interface CodeAnswer {
  readonly verify_id: string
  readonly verify: string
}

type Keeping = Pick<Services, 'db' | 'keys'>

const LIFE_MS = 5 * 60_000
const TRIES = 5
const DIGITS = 6

function signed(key: string, { purpose, target, session }: Binding, digits: string): string {
  return JSON.stringify([
    'code',
    key,
    purpose,
    target.kind,
    target.name,
    session?.tokenHash.toString('hex') ?? '',
    digits,
  ])
}

/** SPEC A3: issues a code and the key to answer under. Only a keyed hash of it is stored. */
export async function issueCode(
  { db, keys }: Keeping,
  binding: Binding,
  now: number,
): Promise<{ key: string; digits: string }> {
  const key = randomUUID()
  const digits = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const { secret, mac } = keys.sign(signed(key, binding, digits))
  await insertCode(db, { key, secret, mac, expires_at: now + LIFE_MS })
  return { key, digits }
}

/** SPEC A3: refuses an answer that is not the code sent for exactly this binding. A right code is used up. */
export async function takeCode(
  { db, keys }: Keeping,
  { verify_id: key, verify }: CodeAnswer,
  binding: Binding,
  now: number,
): Promise<void> {
  const code = await countTry(db, key, TRIES, now)
  const right = code && keys.verify(signed(key, binding, verify), code.secret, code.mac)
  if (!right || !(await consumeCode(db, key))) throw new Refusal('code-wrong')
}
