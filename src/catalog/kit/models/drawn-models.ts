import { answered, inR, interval, type Quantity, rThinned } from '../figures/drawn.ts'
import type { ForestFigure } from '../figures/forest-plot.ts'
import type { TermCell } from '../outcome/outcome.ts'
import { termKey } from '../present/term-text.ts'
import type { EffectUnits } from './effect-units.ts'
import type { QuantileFigure, ResidualFigure } from './residual-plots.ts'

/** A forest plot repeats the table of coefficients; `columns` names its columns of the estimate and of the limits. */
export function forestQuantities(
  { confidence, rows }: ForestFigure,
  { confidence: asked, units }: { readonly confidence: number; readonly units: EffectUnits },
  columns: Parameters<typeof interval>[3] = { estimate: 'ratio' },
): readonly Quantity[] {
  return [
    answered('confidence', confidence, asked),
    ...rows.flatMap((row) => {
      const key = termKey(row.cell)
      return [
        ...unitQuantities(`rows[${key}]`, row.cell, units),
        ...interval(`rows[${key}]`, row, `coefficients/${key}`, columns),
      ]
    }),
  ]
}

/** The units of each covariate in a cell, as chosen by the reader. */
export function unitQuantities(name: string, { product }: TermCell, units: EffectUnits): readonly Quantity[] {
  return product.flatMap((part) =>
    'per' in part ? [answered(`${name}.per`, part.per, units[part.variable]?.per ?? 1)] : [],
  )
}

const maxPoints = 1000

/** Residual quantities of a linear model `fit` in R. */
export const residualQuantities = {
  residuals: ({ fitted, residuals }: ResidualFigure): readonly Quantity[] => {
    const shown = rThinned('nobs(fit)', maxPoints)
    return [inR('fitted', fitted, `fitted(fit)[${shown}]`), inR('residuals', residuals, `residuals(fit)[${shown}]`)]
  },
  quantiles: ({ normal, residuals }: QuantileFigure): readonly Quantity[] => {
    const known = 'local({ v <- rstandard(fit); sort(v[is.finite(v)]) })'
    const shown = rThinned(`length(${known})`, maxPoints)
    return [
      inR('normal', normal, `qnorm(ppoints(length(${known})))[${shown}]`),
      inR('residuals', residuals, `${known}[${shown}]`),
    ]
  },
}
