import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { SiteKeys } from '../keys/site-keys.ts'

/** How much work is ordinary. */
export interface Difficulty {
  /** Iterations of PBKDF2 in one try. */
  readonly cost: number
  /** Tries at most; half of them on the average. */
  readonly tries: number
}

/** Half a second of one core of a laptop at most, a quarter on the average; a telephone takes about three times as long. */
export const ORDINARY: Difficulty = { cost: 5000, tries: 400 }

/** What a client answers with. */
export interface WorkAnswer {
  readonly challenge: string
  readonly counter: number
  readonly derivedKey: string
}

/** The captcha that the work belongs to: it is worth nothing with any other. */
interface Owner {
  readonly key: string
  /** The name of the site's key that its answer is hashed under. */
  readonly secret: string
}

/** As far as anybody looks at it before its signature is checked. */
const signed = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    data: z.object({ steps: z.int() }),
  }),
  signature: z.string(),
})

function secretsOf(keys: Pick<SiteKeys, 'hash'>, { key, secret }: Owner) {
  const signature = keys.hash(`work ${key}`, secret)?.toString('hex')
  const keySignature = keys.hash(`worked ${key}`, secret)?.toString('hex')
  return signature && keySignature
    ? { hmacSignatureSecret: signature, hmacKeySignatureSecret: keySignature }
    : undefined
}

/** Work for whoever answers a captcha, as JSON. Nothing of it is stored: it is signed, and ends with the captcha. */
export async function makeWork(
  keys: Pick<SiteKeys, 'hash'>,
  owner: Owner,
  { cost, tries }: Difficulty,
  steps: number,
): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    // drawn from 1 on, so that nobody saves work by beginning later
    counter: randomInt(1, tries * 2 ** steps + 1),
    data: { steps },
    deriveKey,
    ...secretsOf(keys, owner),
  })
  return JSON.stringify(challenge)
}

function parsed(text: string): z.output<typeof signed> | undefined {
  try {
    return signed.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The steps of work that was done for this captcha; undefined where it was not. */
export async function stepsDone(
  keys: Pick<SiteKeys, 'hash'>,
  owner: Owner,
  { challenge: text, counter, derivedKey }: WorkAnswer,
): Promise<number | undefined> {
  const challenge = parsed(text)
  const secrets = secretsOf(keys, owner)
  if (!challenge || !secrets) return undefined
  const solution = { counter, derivedKey }
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
  return verified ? challenge.parameters.data.steps : undefined
}
