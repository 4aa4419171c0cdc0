import type { Checkpoint } from '../../checkpoint.ts'
import { signTest } from '../ranks/sign-test.ts'
import { signedRank } from '../ranks/signed-rank.ts'
import { sortedCases } from '../samples/sorted-cases.ts'
import { oneSampleT } from './one-sample-t.ts'

export type PairedTest = 't' | 'wilcoxon' | 'sign'

const twoSided = { alternative: 'two-sided', confidence: 0.95 } as const

/**
 * Two-sided P of each pair of measurements of the same cases, unadjusted; NaN if there are fewer than two cases, or the test is not possible
 * because the differences do not vary. `weights`: for each measurement, how many cases each value represents.
 */
export async function comparePaired(
  measurements: readonly Float64Array[],
  pairs: readonly (readonly [number, number])[],
  test: PairedTest,
  checkpoint: Checkpoint,
  weights?: readonly Float64Array[],
): Promise<readonly number[]> {
  const found: number[] = []
  for (const [i, j] of pairs) {
    const [first, second] = [measurements[i] ?? new Float64Array(), measurements[j] ?? new Float64Array()]
    const differences = first.map((value, k) => value - (second[k] as number))
    found.push(await pairedP(differences, test, checkpoint, weights?.[i]))
    await checkpoint()
  }
  return found
}

async function pairedP(
  differences: Float64Array,
  test: PairedTest,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<number> {
  if (differences.length < 2 || differences.every((d) => d === 0)) return Number.NaN
  if (test === 't') return oneSampleT(differences, twoSided, weights).pValue
  if (test === 'sign') {
    const { values, upTo } = await sortedCases(differences, checkpoint, weights)
    return signTest(values, twoSided, upTo).pValue
  }
  const settings = { ...twoSided, method: 'auto', zeros: 'drop', continuity: true } as const
  return (await signedRank(differences, settings, checkpoint, undefined, weights)).pValue
}
