import { cohenKappa } from '#engine/methods/agreement/cohen-kappa.ts'

const z = 1.959963984540054

/** Rows: the first rater; columns: the second. The table is not empty, and the ratings are not all in one category of both raters. */
export function agreementOf(table: readonly (readonly number[])[]) {
  const { n, observed, expected, kappa, interval } = cohenKappa(table, 'unweighted', 0.95)
  const half = z * Math.sqrt((observed * (1 - observed)) / n / (1 - expected) ** 2)
  return {
    n,
    observed,
    expected,
    kappa,
    interval,
    /** Uses the standard error that treats the chance agreement as known (Cohen 1960). */
    simple: { lower: kappa - half, upper: kappa + half },
    linear: cohenKappa(table, 'linear', 0.95).kappa,
    quadratic: cohenKappa(table, 'quadratic', 0.95).kappa,
  }
}
