import { type NormalQuantilePlot, normalQuantilePlot } from '#engine/methods/normality/normal-quantile-plot.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { LevelRef, OutcomeFigure } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { Explored } from './explore-variable.ts'

/** Data of both figures: a panel for each group. */
export interface QuantileFigure {
  readonly variable: string
  readonly confidence: number
  readonly panels: readonly QuantilePanel[]
}

export interface QuantilePanel extends NormalQuantilePlot {
  readonly group: LevelRef | null
  readonly n: number
}

/** Maximum number of points in a figure; more would overlap. */
const maxPoints = 1600

export function figuresOf(
  { variable, parts }: Explored,
  refs: readonly (LevelRef | null)[],
  { figures, confidence }: OptionsOf<typeof definition>,
): readonly OutcomeFigure[] {
  const drawn = parts.flatMap(({ n, sd, sorted, factor }, g) => (n >= 3 && sd > 0 ? [{ n, sorted, factor, g }] : []))
  const most = maxShownPoints(drawn.length)
  const data: QuantileFigure = {
    variable,
    confidence,
    panels: drawn.map(({ n, sorted, factor, g }) => {
      const plot = normalQuantilePlot(sorted, confidence, most)
      return {
        ...plot,
        group: refs[g] ?? null,
        n,
        observed: plot.observed.map((value) => value * factor),
        mean: plot.mean * factor,
        sd: plot.sd * factor,
      }
    }),
  }
  return figures.map((of) => ({ id: `${of}-${variable}`, of, where: { variable }, data }))
}

/** Maximum number of points in one of `panels` panels. */
export function maxShownPoints(panels: number): number {
  return Math.max(100, Math.min(400, Math.floor(maxPoints / panels)))
}
