import type { Checkpoint } from '../../checkpoint.ts'
import { type Kappa, type KappaInference, kappaInference } from './cohen-kappa.ts'

/** Kappa of several raters: for all categories, and for each against the others. */
export interface FleissKappa extends Kappa {
  readonly raters: number
  readonly categories: readonly (KappaInference & {
    /** Proportion of all ratings. */
    readonly share: number
  })[]
}

/** Rows between two checkpoints. */
const portion = 1 << 15

/**
 * Fleiss' kappa (Psychol Bull 1971;76:378) of the rows that every rater rated; a row counts with its weight, or once. Tests use the
 * variance under no agreement (Fleiss, Nee and Landis, Psychol Bull 1979;86:974), intervals the variance between subjects of the linearised
 * estimate (Gwet, Br J Math Stat Psychol 2008;61:29).
 *
 * @param codes for each rater the category of each row, from 0 to `k` - 1; -1 if it is missing. Two raters or more.
 */
export async function fleissKappa(
  codes: readonly Int32Array[],
  k: number,
  confidence: number,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<FleissKappa> {
  const m = codes.length
  const rows = codes[0]?.length ?? 0
  const pairs = m * (m - 1)
  const tally = new Int32Array(k)
  const totals = new Float64Array(k)
  /** The number of cases with x ratings in a category. */
  const spectrum = Array.from({ length: k }, () => new Float64Array(m + 1))
  let n = 0
  let differing = 0 // pairs of ratings
  await eachRow(codes, rows, tally, checkpoint, (row) => {
    const cases = weights === undefined ? 1 : (weights[row] as number)
    n += cases
    differing += cases * pairs
    for (let j = 0; j < k; j++) {
      const x = tally[j] as number
      if (x === 0) continue
      totals[j] = (totals[j] as number) + cases * x
      const counts = spectrum[j] as Float64Array
      counts[x] = (counts[x] as number) + cases
      differing -= cases * x * (x - 1)
    }
  })
  const shares = totals.map((total) => total / (n * m))
  const expected = shares.reduce((sum, p) => sum + p * p, 0)
  const lostByChance = shares.reduce((sum, p) => sum + p * (1 - p), 0)
  const lost = differing / (n * pairs)
  const kappa = lostByChance > 0 ? 1 - lost / lostByChance : Number.NaN
  let squares = 0
  await eachRow(codes, rows, tally, checkpoint, (row) => {
    const cases = weights === undefined ? 1 : (weights[row] as number)
    let same = 0
    let chance = 0
    for (let j = 0; j < k; j++) {
      const x = tally[j] as number
      same += x * (x - 1)
      chance += x * (shares[j] as number)
    }
    squares += cases * (same / pairs - (1 - lost) - 2 * (1 - kappa) * (chance / m - expected)) ** 2
  })
  const own = lost === 0 ? 0 : Math.sqrt(squares / (n * (n - 1))) / lostByChance
  const skew = shares.reduce((sum, p) => sum + p * (1 - p) * (1 - 2 * p), 0)
  const underNull = Math.sqrt(((2 / (n * pairs)) * (lostByChance ** 2 - skew)) / lostByChance ** 2)
  return {
    n,
    raters: m,
    observed: 1 - lost,
    expected,
    ...kappaInference(kappa, n < 2 ? Number.NaN : own, underNull, confidence),
    categories: spectrum.map((counts, j) => ofCategory(counts, shares[j] ?? 0, n, m, confidence)),
  }
}

/** The category against all others. */
function ofCategory(spectrum: Float64Array, share: number, n: number, m: number, confidence: number) {
  const pairs = m * (m - 1)
  const present = spectrum.reduce((sum, count) => sum + count, 0)
  const countOf = (x: number) => (x === 0 ? n - present : (spectrum[x] ?? 0))
  const lostByChance = 2 * share * (1 - share)
  let lost = 0
  for (let x = 0; x <= m; x++) lost += (countOf(x) * 2 * x * (m - x)) / (n * pairs)
  const kappa = lostByChance > 0 ? 1 - lost / lostByChance : Number.NaN
  let squares = 0
  for (let x = 0; x <= m; x++) {
    const same = 1 - (2 * x * (m - x)) / pairs
    const chance = (x * share + (m - x) * (1 - share)) / m
    squares += countOf(x) * (same - (1 - lost) - 2 * (1 - kappa) * (chance - (1 - lostByChance))) ** 2
  }
  const own = lost === 0 ? 0 : Math.sqrt(squares / (n * (n - 1))) / lostByChance
  const defined = lostByChance > 0
  return {
    share,
    ...kappaInference(
      kappa,
      defined && n > 1 ? own : Number.NaN,
      defined ? Math.sqrt(2 / (n * pairs)) : Number.NaN,
      confidence,
    ),
  }
}

/** Counts the ratings of each complete row in `tally`, then calls `see`. */
async function eachRow(
  codes: readonly Int32Array[],
  rows: number,
  tally: Int32Array,
  checkpoint: Checkpoint,
  see: (row: number) => void,
): Promise<void> {
  for (let i = 0; i < rows; i++) {
    if (i % portion === 0) await checkpoint()
    tally.fill(0)
    let complete = true
    for (let r = 0; r < codes.length && complete; r++) {
      const code = (codes[r] as Int32Array)[i] as number
      if (code < 0) complete = false
      else tally[code] = (tally[code] as number) + 1
    }
    if (complete) see(i)
  }
}
