import { clopperPearsonInterval } from '../proportions/proportion-interval.ts'
import { casesBefore, countSorted, type SortedCases } from '../samples/sorted-cases.ts'
import { thinned } from '../samples/thinned.ts'

export interface EmpiricalDistribution {
  /** Where the function rises, ascending; a subset with both ends if there are more than were wanted. */
  readonly x: readonly number[]
  /** The share of cases up to and including x. */
  readonly y: readonly number[]
  /** Limits from each x to the next; empty if they were not requested. */
  readonly lower: readonly number[]
  readonly upper: readonly number[]
}

/**
 * The right-continuous empirical distribution function of a sample that is not empty. `dkw`: the simultaneous band ± √(ln(2 / α) / 2n) with
 * Massart's constant (Ann Probab 1990;18:1269), cut off at 0 and 1; `pointwise`: Clopper and Pearson's interval of each share.
 */
export function empiricalDistribution(
  sorted: SortedCases,
  { band, confidence }: { readonly band: 'none' | 'dkw' | 'pointwise'; readonly confidence: number },
  most: number,
): EmpiricalDistribution {
  const { values } = sorted
  const n = countSorted(sorted)
  const last: number[] = []
  for (let i = 0; i < values.length; i++) if (values[i] !== values[i + 1]) last.push(i)
  const shown = thinned(last.length, most).map((k) => last[k] as number)
  const counts = shown.map((i) => casesBefore(sorted, i + 1))
  const reach = Math.sqrt(Math.log(2 / (1 - confidence)) / (2 * n))
  const limits = counts.map((count) =>
    band === 'pointwise'
      ? clopperPearsonInterval(count, n, confidence)
      : { lower: Math.max(0, count / n - reach), upper: Math.min(1, count / n + reach) },
  )
  const isDrawn = band !== 'none'
  return {
    x: shown.map((i) => values[i] as number),
    y: counts.map((count) => count / n),
    lower: isDrawn ? limits.map(({ lower }) => lower) : [],
    upper: isDrawn ? limits.map(({ upper }) => upper) : [],
  }
}
