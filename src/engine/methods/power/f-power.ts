import { fUpperQuantile } from '../../distributions/fisher-f.ts'
import { nonCentralF } from '../../distributions/non-central-f.ts'

/**
 * The power of the F test of one-way analysis of variance with `groups` of `n` >= 2 each. The effect is Cohen's f: the standard deviation of the
 * means, over the groups, divided by that within them; the non-centrality is f² times all persons (Cohen 1988, chapter 8).
 */
export function anovaPower(n: number, groups: number, f: number, alpha: number): number {
  const df2 = groups * (n - 1)
  return nonCentralF(fUpperQuantile(alpha, groups - 1, df2), groups - 1, df2, groups * n * f * f).upper
}
