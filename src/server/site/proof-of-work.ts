import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { SiteKeys } from '../keys/site-keys.ts'

/** Parameters of the ordinary work. */
export interface Difficulty {
  /** Iterations of PBKDF2 in one try. */
  readonly cost: number
  /** Most tries; half of them on average. */
  readonly tries: number
}

/** At most half a second on one core of a laptop, a quarter on average; a phone takes about three times as long. */
export const ORDINARY: Difficulty = { cost: 5000, tries: 400 }

/** What a client sends as proof. */
export interface WorkAnswer {
  readonly challenge: string
  readonly counter: number
  readonly derivedKey: string
}

/** The captcha that the work belongs to: it is invalid for any other. */
interface Owner {
  readonly key: string
  /** The name of the site key that the captcha's answer is hashed under. */
  readonly secret: string
}

/** The part of a challenge that is validated before its signature. */
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

/** Creates the work for a captcha, as JSON. Nothing is stored: the challenge is signed, and expires with the captcha. */
export async function makeWork(
  keys: Pick<SiteKeys, 'hash'>,
  owner: Owner,
  { cost, tries }: Difficulty,
  steps: number,
): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    // drawn from the whole range, so that starting at a higher counter saves nothing
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

/** The steps of work that was done for this captcha; undefined if it was not done. */
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
