import { rowsOfCases } from '#engine/frame/case-weights.ts'
import type { DifferenceScale } from '#engine/methods/agreement/bland-altman.ts'
import { thinned } from '#engine/methods/samples/thinned.ts'
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
  /** A sample of the pairs if there are many; ratios are back-transformed. */
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly bias: Level
  readonly lower: Level
  readonly upper: Level
}

/** More points would overlap. */
export const maxPoints = 2000

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
  const shown = rowsOfCases(thinned(limits.n, maxPoints), weights)
  const data: DifferencesFigure = {
    first,
    second,
    scale,
    against,
    coverage,
    confidence,
    allowed,
    n: limits.n,
    x: shown.map((i) => size[i] ?? 0),
    y: shown.map((i) => back(differences[i] ?? 0)),
    bias: level(limits.bias, limits.biasInterval),
    lower: level(limits.lower, limits.lowerInterval),
    upper: level(limits.upper, limits.upperInterval),
  }
  return { id: 'differences', of: 'differences', data }
}
