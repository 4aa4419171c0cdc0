import { type SurvivalCurve, survivalAt } from '#engine/methods/kaplan-meier.ts'
import type { LogRank } from '#engine/methods/log-rank.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { type LevelRef, type Numeric, numeric } from '../../kit/outcome.ts'
import type { definition } from './definition.ts'
import type { TimeUnit } from './facts.ts'
import type { GroupCurve } from './tables.ts'

/** What the curves are drawn from: every array of a group has the same length, the first point is time 0. */
export interface CurveFigure {
  readonly time: string
  readonly unit: TimeUnit
  readonly confidence: number
  readonly ticks: readonly number[]
  readonly last: number
  readonly show: { readonly band: boolean; readonly censorMarks: boolean; readonly riskTable: boolean }
  readonly groups: readonly {
    readonly group: LevelRef | null
    readonly x: readonly number[]
    readonly survival: readonly number[]
    /** Where there are no limits the last ones go on. */
    readonly lower: readonly number[]
    readonly upper: readonly number[]
    readonly censored: readonly { readonly x: number; readonly y: number }[]
    readonly atRisk: readonly number[]
  }[]
  readonly p: Numeric
}

/** Steps lower than this cannot be seen, even in print. */
const visible = 1 / 1500
const mostMarks = 500

export function figureData(
  curves: readonly GroupCurve[],
  ticks: readonly number[],
  test: LogRank | null,
  { band, censorMarks, riskTable, unit, confidence, outcome }: OptionsOf<typeof definition>,
): CurveFigure {
  return {
    time: outcome.time,
    unit,
    confidence,
    ticks,
    last: Math.max(...curves.map(({ curve }) => curve.time.at(-1) ?? 0)),
    show: { band, censorMarks, riskTable },
    groups: curves.map(({ ref, curve }) => ({
      group: ref,
      ...visibleSteps(curve),
      censored: censorMarks ? marks(curve) : [],
      atRisk: ticks.map((time) => survivalAt(curve, time).atRisk),
    })),
    p: test === null ? null : numeric(test.pValue),
  }
}

function visibleSteps({ time, survival, lower, upper }: SurvivalCurve) {
  const steps = { x: [0], survival: [1], lower: [1], upper: [1] }
  let [low, high, drawn] = [1, 1, 1]
  for (let i = 0; i < time.length; i++) {
    const s = survival[i] ?? 0
    low = finite(lower[i], low)
    high = finite(upper[i], high)
    const atEnd = i === time.length - 1
    if (drawn - s < visible && !atEnd) continue
    steps.x.push(time[i] ?? 0)
    steps.survival.push(s)
    steps.lower.push(low)
    steps.upper.push(high)
    drawn = s
  }
  return steps
}

function finite(value: number | undefined, otherwise: number): number {
  return value === undefined || Number.isNaN(value) ? otherwise : value
}

function marks({ time, survival, censored }: SurvivalCurve) {
  const all = censored.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0)
  const step = Math.ceil(all / mostMarks)
  const drawn: { x: number; y: number }[] = []
  for (let [i, seen] = [0, 0]; i < time.length; i++) {
    if ((censored[i] ?? 0) === 0) continue
    if (seen % step === 0) drawn.push({ x: time[i] ?? 0, y: survival[i] ?? 0 })
    seen++
  }
  return drawn
}
