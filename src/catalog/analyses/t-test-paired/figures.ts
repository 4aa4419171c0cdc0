import { everyKthCase, rowsOfCases } from '#engine/frame/case-weights.ts'
import type { BoxSummary } from '#engine/methods/description/box-summary.ts'
import { meanInterval } from '#engine/methods/description/mean-interval.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import {
  type LevelRef,
  type Numeric,
  numeric,
  type OutcomeFigure,
  type VariableRef,
} from '../../kit/outcome/outcome.ts'
import type { Comparison } from './compare-pair.ts'
import type { definition } from './definition.ts'

type Members = readonly [VariableRef | LevelRef, VariableRef | LevelRef]

export interface LinesFigure {
  readonly outcome: string | null
  readonly members: Members
  readonly n: number
  /** A sample of the pairs if there are many. */
  readonly pairs: readonly (readonly [number, number])[]
  readonly confidence: number
  readonly means: readonly { readonly mean: number; readonly interval: readonly [number, number] }[]
}

export interface DifferencesFigure {
  readonly outcome: string | null
  readonly members: Members
  readonly confidence: number
  readonly p: Numeric
  readonly box: BoxSummary
}

/** More lines would overlap; every k-th pair is drawn. */
export const maxLines = 150

export function figuresOf(
  { pair, first, second, weights, described, differences: { n }, box, lead }: Comparison,
  k: number,
  { confidence }: OptionsOf<typeof definition>,
): readonly OutcomeFigure[] {
  const outcome = pair.name.outcome?.variable ?? null
  const where = { variable: pair.variable }
  const shown = rowsOfCases(everyKthCase(n, maxLines), weights)
  const lines: LinesFigure = {
    outcome,
    members: pair.members,
    n,
    pairs: shown.map((i) => [first[i] ?? 0, second[i] ?? 0] as const),
    confidence,
    means: [first, second].map((values, m) => {
      const { lower, upper } = meanInterval(values, confidence, weights)
      return { mean: described[m]?.mean ?? 0, interval: [lower, upper] as const }
    }),
  }
  const ofDifferences: DifferencesFigure = { outcome, members: pair.members, confidence, p: numeric(lead.p), box }
  return [
    { id: `lines-${k + 1}`, of: 'lines', where, data: lines },
    { id: `differences-${k + 1}`, of: 'differences', where, data: ofDifferences },
  ]
}
