import { allCases } from '../../frame/case-weights.ts'
import { skewness } from '../description/moments.ts'
import { shapiroWilk } from './shapiro-wilk.ts'

/**
 * The rule for mean or median: in groups of fewer than 50 values Shapiro-Wilk P >= 0.05, in larger ones |skewness| < 1; if that holds in
 * every group, the mean. In larger groups a normality test detects irrelevant departures, so that none is used there. A group too small or
 * constant does not count against the mean; null if no group can be judged. `weights`: how many cases each value represents.
 */
export function isRoughlyNormal(groups: readonly Float64Array[], weights?: readonly Float64Array[]): boolean | null {
  const judged = groups.map((values, g) => judge(values, weights?.[g])).filter((one) => one !== null)
  return judged.length === 0 ? null : judged.every(Boolean)
}

function judge(values: Float64Array, weights?: Float64Array): boolean | null {
  const n = allCases(values.length, weights)
  if (n < 3) return null
  const measure = n < 50 ? shapiroWilk(values, weights).pValue : skewness(values, weights)
  if (Number.isNaN(measure)) return null
  return n < 50 ? measure >= 0.05 : Math.abs(measure) < 1
}
