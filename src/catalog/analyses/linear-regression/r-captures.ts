import { planDesign } from '#engine/methods/design/plan-design.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { dictionaryFactors, knotPlaces } from '../../kit/models/dictionary-factors.ts'
import { coefficientCaptures, termTestCaptures } from '../../kit/models/linear-tables.ts'
import { inflationCaptures } from '../../kit/models/model-tables.ts'
import { coefficientCell, termCell } from '../../kit/models/term-cells.ts'
import { isUnivariable } from '../../kit/models/univariable.ts'
import { termKey } from '../../kit/present/term-text.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Captures of the tables' numbers in the script's results; coefficients are in the order of the design matrix. */
export function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { outcome, terms } = options
  const variables = { factors: dictionaryFactors(terms, data), knots: knotPlaces(terms) }
  const planned = planDesign(terms.terms, variables)
  const coefficients = [{ product: [] }, ...planned.flatMap(({ columns }) => columns.map(coefficientCell))]
  const cells = coefficients.map(termKey)
  const whole = planned.map(({ term }) => termCell(term))
  const found: Record<string, string> = {
    [`fit/${outcome}/n`]: 'nobs(fit)',
    [`fit/${outcome}/rSquared`]: 'r_squared',
    [`fit/${outcome}/adjusted`]: '1 - (1 - r_squared) * (nobs(fit) - 1) / fit$df.residual',
    [`fit/${outcome}/sigma`]: 'model$sigma',
    [`fit/${outcome}/statistic`]: 'overall["F"]',
    [`fit/${outcome}/df.1`]: 'overall["df"]',
    [`fit/${outcome}/df.2`]: 'fit$df.residual',
    [`fit/${outcome}/p`]: 'overall["p"]',
    [`fit/${outcome}/aic`]: 'AIC(fit)',
    [`fit/${outcome}/bic`]: 'BIC(fit)',
  }
  Object.assign(found, coefficientCaptures(coefficients))
  if (options.standardised)
    for (const [k, key] of cells.entries()) if (k > 0) found[`coefficients/${key}/beta`] = `beta[${k + 1}]`
  Object.assign(found, termTestCaptures(whole))
  if (options.collinearity && whole.length > 1)
    for (const [j, cell] of whole.entries()) Object.assign(found, inflationCaptures(termKey(cell), j + 1))
  if (options.diagnostics) Object.assign(found, diagnostics)
  if (!options.univariable) return found
  for (const [i, term] of terms.terms.filter(isUnivariable).entries()) {
    const own = planDesign([term], variables).flatMap(({ columns }) => columns.map(coefficientCell))
    for (const [k, cell] of own.entries()) {
      const row = `univariable/${termKey(cell)}`
      const joint = cells.indexOf(termKey(cell)) + 1
      for (const [path, column] of aloneColumns) found[`${row}/${path}`] = `alone[[${i + 1}]][${k + 2}, "${column}"]`
      found[`${row}/togetherN`] = 'nobs(fit)'
      for (const [path, column] of togetherColumns) found[`${row}/${path}`] = `coefficients[${joint}, "${column}"]`
    }
  }
  return found
}

const aloneColumns = [
  ['n', 'n'],
  ['estimate', 'b'],
  ['interval.lower', 'lower'],
  ['interval.upper', 'upper'],
  ['p', 'p'],
] as const

const togetherColumns = [
  ['togetherEstimate', 'b'],
  ['togetherInterval.lower', 'lower'],
  ['togetherInterval.upper', 'upper'],
  ['togetherP', 'p'],
] as const

const diagnostics = {
  'diagnostics/shapiro-wilk/value': 'shapiro$statistic',
  'diagnostics/shapiro-wilk/p': 'shapiro$p.value',
  'diagnostics/breusch-pagan/value': 'breusch_pagan[1]',
  'diagnostics/breusch-pagan/df': 'breusch_pagan[2]',
  'diagnostics/breusch-pagan/p': 'breusch_pagan[3]',
  'diagnostics/durbin-watson/value': 'durbin_watson',
  'diagnostics/lag-one/value': 'lag_one',
  'diagnostics/leverage/value': 'max(h)',
  'diagnostics/cook/value': 'max(cook, na.rm = TRUE)',
} as const
