import { answered, inR, interval, type Quantity, repeats } from '../figures/drawn.ts'
import type { ForestFigure } from '../figures/forest-plot.ts'
import type { TermCell } from '../outcome/outcome.ts'
import { termKey } from '../present/term-text.ts'
import type { EffectUnits } from './effect-units.ts'
import type { QuantileFigure, ResidualFigure } from './residual-plots.ts'

/** A forest plot repeats the table of coefficients; `columns` names its columns of the estimate and of the
 * limits, `fit` the row of the table of the fit. */
export function forestQuantities(
  { confidence, n, events, rows }: ForestFigure,
  { confidence: asked, units }: { readonly confidence: number; readonly units: EffectUnits },
  fit: string,
  columns: Parameters<typeof interval>[3] = { estimate: 'ratio' },
): readonly Quantity[] {
  return [
    answered('confidence', confidence, asked),
    ...(n === undefined ? [] : [repeats('n', n, `fit/${fit}/n`)]),
    ...(events === undefined ? [] : [repeats('events', events, `fit/${fit}/events`)]),
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

/** A number of each case of a linear model `fit` in R, with its smooth; fitted values are tied up to the noise of their last digits. */
function residualsInR({ n, fitted, residuals, smooth }: ResidualFigure, values: string): readonly Quantity[] {
  const known = (expression: string) => `local({ v <- ${values}; is <- is.finite(v); ${expression} })`
  const ofSmooth = (coordinate: 'x' | 'y') =>
    known(
      [
        'x <- fitted(fit)[is]',
        'u <- 10^(ceiling(log10(diff(range(x)))) - 9)',
        's <- lowess(round(x / u) * u, v[is])',
        'at <- which(!duplicated(s$x))',
        'm <- min(length(at), 501)',
        `s$${coordinate}[at[floor((seq_len(m) - 1) * (length(at) - 1) / (m - 1)) + 1]]`,
      ].join('; '),
    )
  return [
    ...(n === undefined ? [] : [inR('n', n, known('sum(is)'))]),
    inR('fitted', fitted, known('fitted(fit)[is]')),
    inR('residuals', residuals, known('v[is]')),
    ...(smooth ? [inR('smooth.x', smooth.x, ofSmooth('x')), inR('smooth.y', smooth.y, ofSmooth('y'))] : []),
  ]
}

/** Residual quantities of a linear model `fit` in R. */
export const residualQuantities = {
  residuals: (data: ResidualFigure): readonly Quantity[] => residualsInR(data, 'residuals(fit)'),
  spread: (data: ResidualFigure): readonly Quantity[] => residualsInR(data, 'sqrt(abs(rstandard(fit)))'),
  quantiles: ({ n, normal, residuals }: QuantileFigure): readonly Quantity[] => {
    const known = 'local({ v <- rstandard(fit); sort(v[is.finite(v)]) })'
    return [
      ...(n === undefined ? [] : [inR('n', n, `length(${known})`)]),
      inR('normal', normal, `qnorm(ppoints(length(${known})))`),
      inR('residuals', residuals, known),
    ]
  },
}
