import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Longer than a captcha is valid. */
const TIMEOUT_MS = 10 * 60_000

/** Solves the proof of work of a captcha (SPEC A2); returns the fields of its answer. */
export async function solveWork(work: string) {
  const solution = await solveChallenge({ challenge: JSON.parse(work), deriveKey, timeout: TIMEOUT_MS })
  if (!solution) throw new Error('the work of a captcha was not done in time')
  return { challenge: work, counter: solution.counter, derivedKey: solution.derivedKey }
}
