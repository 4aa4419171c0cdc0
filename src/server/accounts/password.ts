import { hash, verify } from '@node-rs/argon2'
import { KeyedSemaphore, Overloaded } from '../http/in-flight.ts'
import { Refusal } from '../http/refusal.ts'

/** Each hash takes some thirty milliseconds of CPU and a thread of libuv's pool, which files and compression share. */
const hashing = new KeyedSemaphore(2, 128)

async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const release = await hashing.take('').catch((error: unknown) => {
    if (error instanceof Overloaded) throw new Refusal('maintenance', { reason: 'busy' })
    throw error
  })
  return act().finally(release)
}

/** argon2id with the package's parameters (19 MiB, 2 passes, 1 lane), which are OWASP's. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password))
}

let nobody: Promise<string> | undefined

/** Takes the same time with and without an account to compare with. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  nobody ??= hash('nobody has this password')
  const expected = stored ?? (await nobody)
  return (await inTurn(() => verify(expected, password))) && stored !== undefined
}
