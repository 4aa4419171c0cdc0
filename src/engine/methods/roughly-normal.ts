import { skewness } from './moments.ts'
import { shapiroWilk } from './shapiro-wilk.ts'

/**
 * The named rule for mean or median: in groups of fewer than 50 values Shapiro-Wilk P >= 0.05, in larger ones |skewness| < 1, and that
 * in every group, give the mean. Beyond 50 values a normality test finds departures that do not matter, so that none decides there.
 * A group too small or too even to judge does not speak against the mean; null where no group can be judged.
 */
export function isRoughlyNormal(groups: readonly Float64Array[]): boolean | null {
  const judged = groups.map(judge).filter((one) => one !== null)
  return judged.length === 0 ? null : judged.every(Boolean)
}

function judge(values: Float64Array): boolean | null {
  if (values.length < 3) return null
  const measure = values.length < 50 ? shapiroWilk(values).pValue : skewness(values)
  if (Number.isNaN(measure)) return null
  return values.length < 50 ? measure >= 0.05 : Math.abs(measure) < 1
}
