import type { NomogramRefusal, NomogramRun, NomogramScales } from '#engine/methods/effects/nomogram.ts'
import type { AnalysisDefinition } from '../analysis.ts'
import { warning } from '../outcome/build-table.ts'
import type { LevelRef, Notice, OutcomeFigure, Params, VariableRef } from '../outcome/outcome.ts'
import { ticksWithin } from '../plots/round-ticks.ts'
import type { CurveUnit } from '../survival/survival-figure.ts'
import type { nomogramMessages } from './nomogram-messages.ts'

/** Aligned scales: the points of each predictor, their sum, and what the model predicts at it. */
export interface NomogramFigure {
  readonly scales: readonly NomogramScale[]
  /** The largest sum of points. */
  readonly most: number
  /** Cases of the model; absent from outcomes of before. */
  readonly n?: number
  readonly outcomes: readonly NomogramOutcome[]
}

export type NomogramScale =
  | { readonly variable: string; readonly levels: readonly LevelRef[]; readonly points: readonly number[] }
  | { readonly variable: string; readonly runs: readonly NomogramRun[] }

/** Values of a prediction, and the sum of points at each. */
export type NomogramOutcome = Predicted & { readonly values: readonly number[]; readonly totals: readonly number[] }

type Predicted =
  | { readonly kind: 'mean'; readonly of: VariableRef }
  | { readonly kind: 'probability'; readonly of: LevelRef }
  | {
      readonly kind: 'survival'
      readonly time: number
      readonly unit: CurveUnit
      /** One level of each variable of strata. */
      readonly stratum: readonly LevelRef[]
    }

/** Round values for the scale of a covariate. */
export function nomogramTicks(low: number, high: number): readonly number[] {
  return ticksWithin(low, high, 10)
}

const shares = [0.001, 0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99, 0.999]

/** A scale of the mean, by an identity link. */
export function meanScale(scales: NomogramScales, of: VariableRef): NomogramOutcome {
  const { base, perPoint, most } = scales
  return withTotals(scales, { kind: 'mean', of }, ticksWithin(base, base + perPoint * most, 8), (value) => value)
}

/** A scale of the probability, by a logit link. */
export function probabilityScale(scales: NomogramScales, of: LevelRef): NomogramOutcome {
  const { base, perPoint, most } = scales
  const at = (linear: number) => 1 / (1 + Math.exp(-linear))
  const values = shareTicks(at(base), at(base + perPoint * most))
  return withTotals(scales, { kind: 'probability', of }, values, (p) => Math.log(p / (1 - p)))
}

/** A scale of the survival to a time at which the cumulative hazard of a row without covariates is `hazard`, above 0. */
export function survivalScale(
  scales: NomogramScales,
  of: Omit<Extract<Predicted, { readonly kind: 'survival' }>, 'kind'>,
  hazard: number,
): NomogramOutcome {
  const { base, perPoint, most } = scales
  const at = (linear: number) => Math.exp(-hazard * Math.exp(linear))
  const values = shareTicks(at(base + perPoint * most), at(base)).toReversed()
  return withTotals(scales, { kind: 'survival', ...of }, values, (s) => Math.log(-Math.log(s) / hazard))
}

/** The usual shares within limits, or round ones if hardly any of those is. */
function shareTicks(low: number, high: number): readonly number[] {
  const usual = shares.filter((share) => share >= low && share <= high)
  return usual.length > 2 ? usual : ticksWithin(low, high, 5).filter((share) => share > 0 && share < 1)
}

function withTotals(
  { base, perPoint }: NomogramScales,
  predicted: Predicted,
  values: readonly number[],
  linear: (value: number) => number,
): NomogramOutcome {
  return { ...predicted, values, totals: values.map((value) => (linear(value) - base) / perPoint) }
}

/** The figure of a nomogram; none if it is refused or not asked. */
export function nomogramFigures(
  found: NomogramScales | NomogramRefusal | null,
  n: number,
  outcomesOf: (scales: NomogramScales) => readonly NomogramOutcome[],
): readonly OutcomeFigure[] {
  if (found === null || 'refused' in found) return []
  const scales = found.scales.map((scale) =>
    'levels' in scale
      ? { ...scale, levels: scale.levels.map((level) => ({ variable: scale.variable, level })) }
      : scale,
  )
  const data: NomogramFigure = { scales, most: found.most, n, outcomes: outcomesOf(found) }
  return data.outcomes.length === 0 ? [] : [{ id: 'nomogram', of: 'nomogram', data }]
}

/** The notice why there is no nomogram. */
export function nomogramNotices(
  definition: Pick<AnalysisDefinition, 'id'> & { readonly messages: typeof nomogramMessages },
  found: NomogramScales | NomogramRefusal | null,
): readonly Notice[] {
  if (found === null || !('refused' in found)) return []
  const { refused } = found
  const params: Params = {
    ...('variables' in found ? { variables: found.variables.map((variable) => ({ variable })) } : {}),
    ...('n' in found ? { n: found.n } : {}),
    ...('max' in found ? { max: found.max } : {}),
  }
  return [warning(definition, `nomogram-${refused}`, params)]
}
