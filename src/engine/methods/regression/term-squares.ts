import { type Checkpoint, uninterrupted } from '../../checkpoint.ts'
import { applyQTransposed, householderQr } from '../../linalg/householder-qr.ts'
import { type SumOfSquaresType, termsTestedAfter } from '../design/marginality.ts'
import type { LeastSquares } from './least-squares.ts'

export interface TermSquares {
  readonly squares: number
  readonly df: number
}

/**
 * Sum of squares of each term: type I adjusts for the terms before it, type II for all terms that do not contain it, type III for all others.
 * Needs only R and the effects, not the rows. Type III is meaningful only if the factors have sum-to-zero contrasts.
 */
export async function termSquares(
  fit: LeastSquares,
  termOf: readonly number[],
  marginal: readonly (readonly string[])[],
  type: SumOfSquaresType,
): Promise<readonly TermSquares[]> {
  const found: TermSquares[] = []
  for (const j of marginal.keys()) {
    const beside = new Set([-1, ...termsTestedAfter(marginal, j, type)])
    const before = columnsOf(fit, termOf, (k) => beside.has(k))
    const tested = columnsOf(fit, termOf, (k) => k === j)
    found.push(await addedSquares(before, tested, fit.effects))
  }
  return found
}

function columnsOf({ qr }: LeastSquares, termOf: readonly number[], wanted: (term: number) => boolean) {
  return qr.r.filter((_, k) => wanted(termOf[qr.pivot[k] ?? 0] ?? -1))
}

/** The sum of squares of the tested columns after adjustment for the columns before them. */
async function addedSquares(
  before: readonly Float64Array[],
  tested: readonly Float64Array[],
  effects: Float64Array,
  checkpoint: Checkpoint = uninterrupted,
): Promise<TermSquares> {
  const qr = await householderQr([...before, ...tested], checkpoint)
  const rotated = effects.slice()
  await applyQTransposed(qr, rotated, checkpoint)
  let [squares, df] = [0, 0]
  for (let k = 0; k < qr.rank; k++) {
    if ((qr.pivot[k] ?? 0) < before.length) continue
    squares += (rotated[k] ?? 0) ** 2
    df++
  }
  return { squares, df }
}
