import type { KappaWeights } from '#engine/methods/agreement/cohen-kappa.ts'
import type { FleissKappa } from '#engine/methods/agreement/fleiss-kappa.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import type { LevelRef, Numeric, OutcomeFigure } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import { type ExaminedPair, reported } from './examine.ts'
import type { Ratings } from './read-ratings.ts'

export interface KappasFigure {
  readonly confidence: number
  /** Weights used for the pairs of several raters. */
  readonly weights: KappaWeights
  readonly rows: readonly KappaLine[]
}

export interface KappaLine {
  readonly name:
    | { readonly kind: KappaWeights | 'pabak' | 'fleiss' }
    | { readonly category: LevelRef }
    | { readonly first: string; readonly second: string }
  readonly n: number
  readonly estimate: Numeric
  readonly lower: Numeric
  readonly upper: Numeric
}

/** If there are more pairs, they are shown only in the table. */
const maxPairs = 15

/** Two raters: all their kappas. More raters: overall, by category, and by pair. */
export function figureOf(
  { categories }: Ratings,
  examined: readonly ExaminedPair[],
  fleiss: FleissKappa | null,
  { confidence, weights }: OptionsOf<typeof definition>,
): OutcomeFigure {
  const [pair] = examined
  const rows =
    pair !== undefined && examined.length === 1
      ? ofPair(pair)
      : [
          ...(fleiss === null ? [] : ofAll(fleiss, categories)),
          ...(fleiss !== null && examined.length > maxPairs ? [] : examined.map((one) => ofOne(one, weights))),
        ]
  const data: KappasFigure = { confidence, weights: categories.length > 2 ? weights : 'unweighted', rows }
  return { id: 'kappas', of: 'kappas', data }
}

function ofPair({ kappas, pabak, n }: ExaminedPair): readonly KappaLine[] {
  return [
    ...kappas.map(({ weights, kappa, interval }) => line({ kind: weights }, n, kappa, interval)),
    line({ kind: 'pabak' }, n, pabak.estimate, pabak.interval),
  ]
}

function ofAll({ n, kappa, interval, categories }: FleissKappa, levels: readonly LevelRef[]): readonly KappaLine[] {
  return [
    line({ kind: 'fleiss' }, n, kappa, interval),
    ...categories.flatMap((one, j) => {
      const category = levels[j]
      return category === undefined ? [] : [line({ category }, n, one.kappa, one.interval)]
    }),
  ]
}

function ofOne(pair: ExaminedPair, weights: KappaWeights): KappaLine {
  const { kappa, interval } = reported(pair, weights)
  return line({ first: pair.first ?? '', second: pair.second ?? '' }, pair.n, kappa, interval)
}

function line(
  name: KappaLine['name'],
  n: number,
  estimate: number,
  { lower, upper }: { readonly lower: number; readonly upper: number },
): KappaLine {
  return { name, n, estimate: orEmpty(estimate), lower: orEmpty(lower), upper: orEmpty(upper) }
}
