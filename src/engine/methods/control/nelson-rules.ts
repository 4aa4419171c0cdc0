import type { ControlSeries } from './control-series.ts'
import { judgedScores } from './judged-scores.ts'

/** Nelson's tests by their numbers. */
export type NelsonRule = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** Points at which rules are broken: pairs of the number of a point, from 1, and of a rule, in this order. */
export interface Signals {
  readonly points: readonly number[]
  readonly rules: readonly number[]
}

/** The last points up to one that is judged: distances from the centre line in SDs, and the values themselves. */
interface Window {
  readonly z: Float64Array
  readonly y: Float64Array
}

/** A pattern of `span` consecutive points. `multiple`: the distance of the limits in SDs. */
interface Pattern {
  readonly span: number
  readonly isFound: (window: Window, multiple: number) => boolean
}

/** Nelson LS. The Shewhart control chart: tests for special causes. J Qual Technol 1984;16:237–239. */
export const nelsonRules: Readonly<Record<NelsonRule, Pattern>> = {
  1: { span: 1, isFound: ({ z }, multiple) => Math.abs(z[0] as number) > multiple },
  2: { span: 9, isFound: ({ z }) => someSide(z, (d) => d > 0, 9) },
  3: { span: 6, isFound: ({ y }) => stepsOf(y).every((step) => step > 0) || stepsOf(y).every((step) => step < 0) },
  4: {
    span: 14,
    isFound: ({ y }) => stepsOf(y).every((step, i, all) => step !== 0 && (i === 0 || step * (all[i - 1] ?? 0) < 0)),
  },
  5: { span: 3, isFound: ({ z }) => someSide(z, (d) => d > 2, 2) },
  6: { span: 5, isFound: ({ z }) => someSide(z, (d) => d > 1, 4) },
  7: { span: 15, isFound: ({ z }) => z.every((d) => Math.abs(d) < 1) },
  8: { span: 8, isFound: ({ z }) => z.every((d) => Math.abs(d) > 1) },
}

/**
 * The signals of the rules: a pattern counts at its last point, and a missing value breaks it. Rules 5 and 6 count only patterns whose last
 * point belongs to them.
 */
export function nelsonSignals(
  { y, centre, sd }: ControlSeries,
  rules: readonly NelsonRule[],
  multiple: number,
): Signals {
  const z = judgedScores(y.map((value, i) => (value - (centre[i] as number)) / (sd[i] as number)))
  const found = { points: [] as number[], rules: [] as number[] }
  for (let end = 1; end <= y.length; end++)
    for (const rule of rules) {
      const { span, isFound } = nelsonRules[rule]
      if (end < span) continue
      const window = { z: z.subarray(end - span, end), y: y.subarray(end - span, end) }
      if (window.y.some(Number.isNaN) || !isFound(window, multiple)) continue
      found.points.push(end)
      found.rules.push(rule)
    }
  return found
}

/** Whether at least `most` points, the last among them, are as far out on one side. */
function someSide(z: Float64Array, isOut: (distance: number) => boolean, most: number): boolean {
  return [1, -1].some((side) => isOut(side * (z.at(-1) ?? 0)) && z.filter((d) => isOut(side * d)).length >= most)
}

function stepsOf(y: Float64Array): readonly number[] {
  return Array.from(y.subarray(1), (value, i) => value - (y[i] as number))
}
