import type { Interval } from '#engine/alternative.ts'
import { margins } from '#engine/frame/count-table.ts'
import {
  cohenKappa,
  type Kappa,
  type KappaWeights,
  prevalenceAdjustedKappa,
} from '#engine/methods/agreement/cohen-kappa.ts'
import { wilsonInterval } from '#engine/methods/proportions/proportion-interval.ts'
import type { RatedPair } from './read-ratings.ts'

/** Agreement of two raters at full precision. */
export interface ExaminedPair extends RatedPair {
  readonly n: number
  readonly agreed: number
  readonly observedInterval: Interval
  readonly pabak: { readonly estimate: number; readonly interval: Interval }
  /** Kappa for each kind of weights; with two categories only the unweighted one, since all are equal. */
  readonly kappas: readonly (Kappa & { readonly weights: KappaWeights })[]
  /** The category with the most ratings by both raters, and its proportion. */
  readonly commonest: { readonly category: number; readonly share: number }
}

export function examinePair(pair: RatedPair, confidence: number): ExaminedPair {
  const { counts } = pair
  const { rows, columns, total: n } = margins(counts)
  const agreed = counts.reduce((sum, row, i) => sum + (row[i] ?? 0), 0)
  const shares = rows.map((row, i) => (row + (columns[i] ?? 0)) / (2 * n))
  const share = Math.max(...shares)
  return {
    ...pair,
    n,
    agreed,
    observedInterval: wilsonInterval(agreed, n, confidence),
    pabak: prevalenceAdjustedKappa(agreed, n, counts.length, confidence),
    kappas: weightsFor(counts.length).map((weights) => ({ weights, ...cohenKappa(counts, weights, confidence) })),
    commonest: { category: shares.indexOf(share), share },
  }
}

export function weightsFor(categories: number): readonly KappaWeights[] {
  return categories > 2 ? ['unweighted', 'linear', 'quadratic'] : ['unweighted']
}

/** The kappa that the reading reports. */
export function reported({ kappas }: ExaminedPair, weights: KappaWeights): Kappa & { readonly weights: KappaWeights } {
  const found = kappas.find((kappa) => kappa.weights === weights) ?? kappas[0]
  if (found === undefined) throw new Error('A pair has a kappa')
  return found
}
