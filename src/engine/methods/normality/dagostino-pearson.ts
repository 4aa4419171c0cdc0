import { chiSquareSf } from '../../distributions/chi-square.ts'
import { normalSf } from '../../distributions/normal.ts'
import type { StandardisedMoments } from '../description/shape.ts'

export interface MomentTest {
  readonly statistic: number
  readonly pValue: number
}

export interface DagostinoPearson {
  /** Z of the skewness √b1, two-sided; from 8 values on. */
  readonly skewness: MomentTest
  /** Z of the kurtosis b2, two-sided; from 20 values on. */
  readonly kurtosis: MomentTest
  /** K², the sum of both squares, by chi-squared with 2 degrees of freedom. */
  readonly omnibus: MomentTest
}

const none: MomentTest = { statistic: Number.NaN, pValue: Number.NaN }

/**
 * D'Agostino's test of skewness (Biometrika 57 (1970) 679), Anscombe and Glynn's of kurtosis (Biometrika 70 (1983) 227), and both together as
 * D'Agostino and Pearson's K², as D'Agostino, Belanger and D'Agostino Jr give them (Am Stat 44 (1990) 316). NaN if the values do not vary.
 */
export function dagostinoPearson({ n, g1, g2 }: StandardisedMoments): DagostinoPearson {
  const skewness = n < 8 || Number.isNaN(g1) ? none : ofNormal(skewnessZ(g1, n))
  const kurtosis = n < 20 || Number.isNaN(g2) ? none : ofNormal(kurtosisZ(g2 + 3, n))
  const squares = skewness.statistic ** 2 + kurtosis.statistic ** 2
  const omnibus = Number.isNaN(squares) ? none : { statistic: squares, pValue: chiSquareSf(squares, 2) }
  return { skewness, kurtosis, omnibus }
}

function ofNormal(z: number): MomentTest {
  return { statistic: z, pValue: 2 * normalSf(Math.abs(z)) }
}

/** Johnson's S_U transformation of √b1. */
function skewnessZ(g1: number, n: number): number {
  const y = g1 * Math.sqrt(((n + 1) * (n + 3)) / (6 * (n - 2)))
  const beta2 = (3 * (n * n + 27 * n - 70) * (n + 1) * (n + 3)) / ((n - 2) * (n + 5) * (n + 7) * (n + 9))
  const w2 = Math.sqrt(2 * (beta2 - 1)) - 1
  const delta = 1 / Math.sqrt(Math.log(w2) / 2)
  const alpha = Math.sqrt(2 / (w2 - 1))
  return delta * Math.asinh(y / alpha)
}

/** The cube root transformation of b2. */
function kurtosisZ(b2: number, n: number): number {
  const mean = (3 * (n - 1)) / (n + 1)
  const variance = (24 * n * (n - 2) * (n - 3)) / ((n + 1) ** 2 * (n + 3) * (n + 5))
  const x = (b2 - mean) / Math.sqrt(variance)
  const third =
    ((6 * (n * n - 5 * n + 2)) / ((n + 7) * (n + 9))) * Math.sqrt((6 * (n + 3) * (n + 5)) / (n * (n - 2) * (n - 3)))
  const a = 6 + (8 / third) * (2 / third + Math.sqrt(1 + 4 / third ** 2))
  const root = Math.cbrt((1 - 2 / a) / (1 + x * Math.sqrt(2 / (a - 4))))
  return (1 - 2 / (9 * a) - root) / Math.sqrt(2 / (9 * a))
}
