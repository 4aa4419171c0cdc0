import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Longer than a captcha lives. */
const TIMEOUT_MS = 10 * 60_000

/** Does the work that came with a captcha (SPEC A2): what its answer is sent with. */
export async function solveWork(work: string) {
  const solution = await solveChallenge({ challenge: JSON.parse(work), deriveKey, timeout: TIMEOUT_MS })
  if (!solution) throw new Error('the work of a captcha was not done in time')
  return { challenge: work, counter: solution.counter, derivedKey: solution.derivedKey }
}
