import type { Checkpoint } from '../../checkpoint.ts'
import { buildDesign, type Design, type FactorSettings } from './build-design.ts'
import type { PreparedModel } from './prepare-model.ts'

/** The same model with sum contrasts for every factor, as required by type III tests; the design itself if the coding changes no test. */
export async function sumCoded(
  { design, rows }: PreparedModel,
  factors: Readonly<Record<string, FactorSettings>>,
  checkpoint: Checkpoint,
): Promise<Design> {
  const products = design.terms.some(({ marginal }) => marginal.length > 1)
  if (!products || Object.values(design.factors).every(({ contrast }) => contrast === 'sum')) return design
  const terms = design.terms.map(({ term }) =>
    term.kind === 'spline' ? { ...term, knots: design.knots[term.variable] ?? term.knots } : term,
  )
  const settings = Object.entries(factors).map(([id, setting]) => [id, { ...setting, contrast: 'sum' as const }])
  return buildDesign(rows.frame, terms, Object.fromEntries(settings), checkpoint)
}
