import type { Checkpoint } from '../../checkpoint.ts'
import { logFactorial } from '../../special/log-factorial.ts'
import type { CountRows } from './count-irls.ts'

/** Sufficient statistics of the counts for sums of gamma functions over all cases. */
export interface CountTally {
  /** By k: how many cases have more than k. */
  readonly above: Float64Array
  /** Sum of ln y!. */
  readonly logFactorials: number
}

/** Tallies counts, integers >= 0. `above` is as long as the largest count, and empty if all are 0. */
export async function countTally(
  { y, cases }: Pick<CountRows, 'y' | 'cases'>,
  checkpoint: Checkpoint,
): Promise<CountTally> {
  let most = 0
  for (let i = 0; i < y.length; i++) most = Math.max(most, y[i] as number)
  const above = new Float64Array(most)
  let logFactorials = 0
  for (let i = 0; i < y.length; i++) {
    const count = y[i] as number
    const times = cases === undefined ? 1 : (cases[i] as number)
    logFactorials += times * logFactorial(count)
    if (count > 0) above[count - 1] = (above[count - 1] as number) + times
    if (i % 100_000 === 99_999) await checkpoint()
  }
  for (let k = most - 2; k >= 0; k--) above[k] = (above[k] as number) + (above[k + 1] as number)
  return { above, logFactorials }
}
