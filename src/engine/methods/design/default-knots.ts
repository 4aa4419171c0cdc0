import { quantile } from '../description/quantiles.ts'
import { countSorted, type SortedCases, sliceSorted, valueOfCase } from '../samples/sorted-cases.ts'

/**
 * Knots of a restricted cubic spline if only their number is given, ascending, from the ascending values: quantiles at equal steps from
 * 0.10 to 0.90 for 3 knots, from 0.05 to 0.95 for 4 to 6, from 0.025 to 0.975 for more; below 100 values the outer knots are the fifth
 * smallest and the fifth largest (Harrell 2015, section 2.4.6). Special cases follow Hmisc's rcspline.eval: a small number of distinct
 * values are the knots themselves; if an end is heavily tied, the value next to it is a knot and the others are placed among the remaining
 * values. Fewer than 3 if no more are found.
 */
export function defaultKnots(sorted: SortedCases, count: number): readonly number[] {
  const n = countSorted(sorted)
  if (n < 6) return []
  const few = firstDifferent(sorted.values, count + 3)
  if (few.length <= count + 2) return few.slice(1, -1)
  const { values } = sorted
  const last = values.length - 1
  const [low, high] = [runEnd(values, 0, 1), runEnd(values, last, -1)]
  const inside = hasRun(sliceSorted(sorted, low, high + 1), n)
  const heavyLow = !inside && isHeavy(countSorted(sliceSorted(sorted, 0, low)), n)
  const heavyHigh = !inside && isHeavy(countSorted(sliceSorted(sorted, high + 1, last + 1)), n)
  const ends = [...(heavyLow ? [values[low] as number] : []), ...(heavyHigh ? [values[high] as number] : [])]
  const rest = sliceSorted(
    sorted,
    heavyLow ? runEnd(values, low, 1) : 0,
    heavyHigh ? runEnd(values, high, -1) + 1 : last + 1,
  )
  const placed = placedKnots(rest, count, ends.length)
  if (new Set([...ends, ...placed]).size < 3) return []
  const left = countSorted(rest)
  if (left < 100 && ends.length < 2) {
    if (!heavyLow) placed[0] = left < 5 ? undefined : valueOfCase(rest, 5)
    if (!heavyHigh) placed[count - ends.length - 1] = left < 5 ? undefined : valueOfCase(rest, left - 4)
  }
  return [...new Set([...ends, ...placed])].filter((knot) => knot !== undefined).toSorted((a, b) => a - b)
}

/** Quantiles of the values between the knots of heavily tied ends; twice as many if fewer than 3 of them differ. */
function placedKnots({ values, upTo }: SortedCases, count: number, ends: number): (number | undefined)[] {
  const outer = count > 6 ? 0.025 : count > 3 ? 0.05 : 0.1
  const spread = (from: number, size: number): number[] =>
    Array.from({ length: size }, (_, k) => quantile(values, from + (k * (1 - outer - from)) / (size - 1), 7, upTo))
  const left = count - ends
  if (left === 1) return [quantile(values, 0.5, 7, upTo)]
  if (left === 2) return spread(0.5, 2)
  const knots = spread(outer, left)
  return ends === 0 && new Set(knots).size < 3 ? spread(outer, 2 * count) : knots
}

/** The values of at least 5 % of the cases are heavily tied. */
function isHeavy(equal: number, cases: number): boolean {
  return 20 * equal >= cases
}

function firstDifferent(sorted: Float64Array, most: number): readonly number[] {
  const different: number[] = []
  for (let i = 0; i < sorted.length && different.length < most; i = runEnd(sorted, i, 1))
    different.push(sorted[i] as number)
  return different
}

/** The end of the run of values equal to the one at `from`, going up or down. */
function runEnd(sorted: Float64Array, from: number, step: 1 | -1): number {
  let i = from
  while (sorted[i] === sorted[from]) i += step
  return i
}

/** Whether one value is heavily tied. */
function hasRun(sorted: SortedCases, n: number): boolean {
  const { values, upTo } = sorted
  if (upTo !== undefined) return upTo.some((cases, i) => isHeavy(cases - (i === 0 ? 0 : (upTo[i - 1] as number)), n))
  const length = Math.ceil(n / 20)
  for (let i = length - 1; i < values.length; i++) if (values[i] === values[i - length + 1]) return true
  return false
}
