import type { TermCell, TermPart } from '../outcome/outcome.ts'

/** By id of a covariate: the increment for which its effects are stated; 1 if it is absent. */
export type EffectUnits = Readonly<Record<string, { readonly per: number }>>

/** A coefficient's cell with the increment of each covariate in it. Curves have none: their effect differs along the curve. */
export function cellInUnits({ product }: TermCell, units: EffectUnits): TermCell {
  return { product: product.map((part) => partInUnits(part, units)) }
}

function partInUnits(part: TermPart, units: EffectUnits): TermPart {
  if ('level' in part || 'power' in part || 'spline' in part) return part
  const { per } = units[part.variable] ?? { per: 1 }
  return per === 1 ? part : { variable: part.variable, per }
}

/** The factor of a coefficient in these units; for a product of covariates, the product of their increments. */
export function unitsOfCell({ product }: TermCell): number {
  return product.reduce((all, part) => ('per' in part ? all * part.per : all), 1)
}

/** The covariate of a slope, separate from the increment: for sentences that name both. */
export function slopeOf(cell: TermCell): { readonly covariate: TermCell; readonly per: number } {
  const covariate = cell.product.map((part) => ('per' in part ? { variable: part.variable } : part))
  return { covariate: { product: covariate }, per: unitsOfCell(cell) }
}
