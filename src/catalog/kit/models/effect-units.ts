import type { TermCell, TermPart } from '../outcome/outcome.ts'

/** By id of a covariate: for how many units more its effects are stated; one where it is not named. */
export type EffectUnits = Readonly<Record<string, { readonly per: number }>>

/** A coefficient's cell with the units of each covariate in it. Curves have none: their effect differs from place to place. */
export function cellInUnits({ product }: TermCell, units: EffectUnits): TermCell {
  return { product: product.map((part) => partInUnits(part, units)) }
}

function partInUnits(part: TermPart, units: EffectUnits): TermPart {
  if ('level' in part || 'power' in part || 'spline' in part) return part
  const { per } = units[part.variable] ?? { per: 1 }
  return per === 1 ? part : { variable: part.variable, per }
}

/** What a coefficient in units is multiplied by; of a product of covariates, the product of their units. */
export function unitsOfCell({ product }: TermCell): number {
  return product.reduce((all, part) => ('per' in part ? all * part.per : all), 1)
}

/** The covariate that a slope belongs to, apart from the units that the slope is per: for sentences that name both. */
export function slopeOf(cell: TermCell): { readonly covariate: TermCell; readonly per: number } {
  const covariate = cell.product.map((part) => ('per' in part ? { variable: part.variable } : part))
  return { covariate: { product: covariate }, per: unitsOfCell(cell) }
}
