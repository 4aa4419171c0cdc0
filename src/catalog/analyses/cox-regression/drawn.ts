import { planDesign } from '#engine/methods/design/plan-design.ts'
import { type Drawn, type DrawnContext, inR, type Quantity, repeats } from '../../kit/figures/drawn.ts'
import type { ForestFigure } from '../../kit/figures/forest-plot.ts'
import { dictionaryFactors, knotPlaces } from '../../kit/models/dictionary-factors.ts'
import { forestQuantities, unitQuantities } from '../../kit/models/drawn-models.ts'
import type { EffectFigure } from '../../kit/models/effect-figure.ts'
import type { NomogramFigure, NomogramOutcome } from '../../kit/models/nomogram-figure.ts'
import { hasUnits } from '../../kit/models/r-effect-units.ts'
import { effectQuantities } from '../../kit/models/r-effects.ts'
import { nomogramQuantities } from '../../kit/models/r-nomogram.ts'
import { termKey } from '../../kit/present/term-text.ts'
import { rColumn, rLiteral } from '../../kit/r/r-code.ts'
import type { definition } from './definition.ts'
import type { SchoenfeldFigure } from './plot.ts'
import { singleCoefficients } from './single-coefficients.ts'

export const drawn: Drawn<typeof definition> = {
  effect: (data: EffectFigure, asked) => effectQuantities(data, asked),
  nomogram: (data: NomogramFigure, { data: of, options }) =>
    nomogramQuantities(
      data,
      of,
      options.outcome.status,
      (outcome, values) => `log(-log(${values}) / ${hazardInR(outcome, options, of)})`,
    ),
  ratios: (data: ForestFigure, { options }) => forestQuantities(data, options, options.outcome.status),
  schoenfeld,
}

/** The cumulative hazard of a row without covariates at the time of a scale, in its stratum. */
function hazardInR(
  outcome: NomogramOutcome,
  { terms }: DrawnContext<typeof definition>['options'],
  data: DrawnContext<typeof definition>['data'],
): string {
  if (outcome.kind !== 'survival') throw new Error('A Cox model predicts survival')
  const strata = terms.terms.flatMap((term) => (term.kind === 'strata' ? [term.variable] : []))
  const rows = strata.map((id) => {
    const level = outcome.stratum.find(({ variable }) => variable === id)?.level ?? ''
    return `${rColumn(data, id)} == ${rLiteral(level)}`
  })
  const own = rows.length === 0 ? 'h' : `h[as.character(h$strata) == as.character(s[which(${rows.join(' & ')})[1]]), ]`
  return `local({ h <- basehaz(fit, centered = FALSE); h <- ${own}; c(0, h$hazard)[findInterval(${outcome.time}, h$time) + 1] })`
}

/** Scaled Schoenfeld residuals in the order of the events, with their smooth curve. */
function schoenfeld(
  { cell, x, y, n, smooth, estimate, p }: SchoenfeldFigure,
  { figure, options: { terms, units }, data }: DrawnContext<typeof definition>,
): readonly Quantity[] {
  const variable = figure.id.slice('schoenfeld@'.length)
  const plan = planDesign(terms.terms, { factors: dictionaryFactors(terms, data), knots: knotPlaces(terms) })
  const column = singleCoefficients(plan).find((single) => single.variable === variable)?.column
  const times = hasUnits(units) ? `units_of(fit)[${column}] * ` : ''
  const ofEvents = (expression: string) =>
    `local({ at <- order(as.integer(s), d$time_); at <- at[d$event_[at]]; in_time <- order(d$time_[at]); x <- d$time_[at][in_time]; y <- ${times}as.matrix(residuals(fit, "scaledsch"))[in_time, ${column}]; ${expression} })`
  return [
    ...unitQuantities('coefficient', cell, units),
    repeats('estimate', estimate, `coefficients/${termKey(cell)}/estimate`),
    repeats('p', p, `hazards/${variable}/p`),
    ...(n === undefined ? [] : [inR('n', n, ofEvents('length(x)'))]),
    inR('time', x, ofEvents('x')),
    inR('residuals', y, ofEvents('y')),
    inR('smooth', smooth, ofEvents('lowess(x, y, f = 2 / 3, iter = 0, delta = 0.01 * diff(range(x)))$y')),
  ]
}
