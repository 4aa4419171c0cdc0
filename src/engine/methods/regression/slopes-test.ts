import type { Checkpoint } from '../../checkpoint.ts'
import { fSf } from '../../distributions/fisher-f.ts'
import { buildDesign, type FactorSettings } from '../design/build-design.ts'
import type { Term } from '../design/term.ts'
import type { FTest } from '../inference/f-test.ts'
import type { LinearFit } from './fit-linear.ts'
import { leastSquares } from './least-squares.ts'

/**
 * Tests whether the slope of a covariate is the same in all cells of the factors: the F test of its interactions with all terms of factors
 * alone that are not in the model yet, adjusted for the whole model. NaN if these interactions add no columns, or leave no degrees of
 * freedom. For models without weights, polynomials and splines.
 */
export async function slopesTest(
  { model, prepared }: LinearFit,
  covariate: string,
  factors: Readonly<Record<string, FactorSettings>>,
  checkpoint: Checkpoint,
): Promise<FTest> {
  const terms = prepared.design.terms.map(({ term }) => term)
  const added = terms.flatMap((term): Term[] => {
    const of = term.kind === 'interaction' ? term.variables : term.kind === 'main' ? [term.variable] : []
    const isOfFactors = of.length > 0 && of.every((id) => factors[id] !== undefined)
    return isOfFactors ? [{ kind: 'interaction', variables: [...of, covariate] }] : []
  })
  const alone: Term = { kind: 'main', variable: covariate }
  const wide = await buildDesign(prepared.rows.frame, [...terms, alone, ...added], factors, checkpoint)
  const own = new Set(added)
  const columns = wide.columns.filter((_, k) => own.has(wide.terms[wide.termOf[k] ?? -1]?.term ?? alone))
  const { rank } = model.fit.qr
  const { residuals } = model.fit
  const roots = prepared.cases?.map(Math.sqrt) ?? null
  const { qr, effects, squares } = await leastSquares([...model.steady, ...columns], residuals, roots, checkpoint)
  let explained = 0
  for (const effect of effects.subarray(rank)) explained += effect ** 2
  const df1 = qr.rank - rank
  const df2 = model.n - qr.rank
  if (df1 === 0 || df2 === 0) return { statistic: Number.NaN, df1, df2, pValue: Number.NaN }
  const statistic = explained / df1 / (squares / df2)
  return { statistic, df1, df2, pValue: fSf(statistic, df1, df2) }
}
