import { fUpperQuantile } from '../../distributions/fisher-f.ts'
import { nonCentralF } from '../../distributions/non-central-f.ts'

/**
 * The power of an F test whose statistic is non-central F with `df1` and `df2` > 0 degrees of freedom, not necessarily integers, and
 * non-centrality `ncp`.
 */
export function fTestPower(ncp: number, df1: number, df2: number, alpha: number): number {
  return nonCentralF(fUpperQuantile(alpha, df1, df2), df1, df2, ncp).upper
}
