import type { Checkpoint } from '../../checkpoint.ts'
import { logFactorial } from '../../special/log-factorial.ts'

/** Counts in sum: what sums of gamma functions over all rows need of them. */
export interface CountTally {
  /** By k: how many rows have more than k. */
  readonly above: Float64Array
  /** Sum of ln y!. */
  readonly logFactorials: number
}

export async function countTally(y: Float64Array, checkpoint: Checkpoint): Promise<CountTally> {
  let most = 0
  for (let i = 0; i < y.length; i++) most = Math.max(most, y[i] as number)
  const above = new Float64Array(most)
  let logFactorials = 0
  for (let i = 0; i < y.length; i++) {
    const count = y[i] as number
    logFactorials += logFactorial(count)
    if (count > 0) above[count - 1] = (above[count - 1] as number) + 1
    if (i % 100_000 === 99_999) await checkpoint()
  }
  for (let k = most - 2; k >= 0; k--) above[k] = (above[k] as number) + (above[k + 1] as number)
  return { above, logFactorials }
}
