import type { DifferenceScale } from '#engine/methods/agreement/bland-altman.ts'
import { type PointGrid, placedPoints } from '#engine/methods/samples/point-grid.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { OutcomeFigure } from '../../kit/outcome/outcome.ts'
import type { Compared } from './compute.ts'
import type { definition } from './definition.ts'
import type { MeasuredPairs } from './read-pairs.ts'

/** A value with its interval. */
type Level = readonly [estimate: number, lower: number, upper: number]

export interface DifferencesFigure {
  readonly first: string
  readonly second: string
  readonly scale: DifferenceScale
  readonly against: 'mean' | 'second'
  readonly coverage: number
  readonly confidence: number
  readonly allowed: number | null
  readonly n: number
  /** The values of all pairs, ratios back-transformed; empty if they are on a grid. Outcomes of before have at most 2 000. */
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Of logarithms of ratios. */
  readonly grid?: PointGrid
  readonly bias: Level
  readonly lower: Level
  readonly upper: Level
}

export function figureOf(
  { size, differences, weights }: MeasuredPairs,
  { limits }: Compared,
  { first, second, scale, against, coverage, confidence, allowed }: OptionsOf<typeof definition>,
): OutcomeFigure {
  const back = scale === 'ratio' ? Math.exp : (value: number) => value
  const level = (estimate: number, { lower, upper }: { readonly lower: number; readonly upper: number }): Level => [
    back(estimate),
    back(lower),
    back(upper),
  ]
  const { x, y, grid } = placedPoints(size, differences, weights)
  const data: DifferencesFigure = {
    first,
    second,
    scale,
    against,
    coverage,
    confidence,
    allowed,
    n: limits.n,
    x,
    y: y.map(back),
    ...(grid === undefined ? {} : { grid }),
    bias: level(limits.bias, limits.biasInterval),
    lower: level(limits.lower, limits.lowerInterval),
    upper: level(limits.upper, limits.upperInterval),
  }
  return { id: 'differences', of: 'differences', data }
}
