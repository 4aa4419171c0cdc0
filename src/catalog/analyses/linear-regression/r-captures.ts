import { planDesign } from '#engine/methods/design/plan-design.ts'
import { standsAlone } from '../../kit/alone.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { dictionaryFactors, knotPlaces } from '../../kit/dictionary-factors.ts'
import { inflationCaptures } from '../../kit/model-tables.ts'
import type { ScriptData } from '../../kit/r-script.ts'
import { coefficientCell, termCell } from '../../kit/term-cells.ts'
import { termKey } from '../../kit/term-text.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Where each number of the tables stands in the script's results; coefficients are in the order of the design matrix. */
export function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { outcome, terms } = options
  const variables = { factors: dictionaryFactors(terms, data), knots: knotPlaces(terms) }
  const planned = planDesign(terms.terms, variables)
  const cells = [{ product: [] }, ...planned.flatMap(({ columns }) => columns.map(coefficientCell))].map(termKey)
  const whole = planned.map(({ term }) => termKey(termCell(term)))
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
  for (const [k, key] of cells.entries()) {
    const row = `coefficients/${key}`
    for (const [path, column] of coefficientColumns) found[`${row}/${path}`] = `coefficients[${k + 1}, "${column}"]`
    if (options.standardised && k > 0) found[`${row}/beta`] = `beta[${k + 1}]`
  }
  for (const [j, key] of whole.entries()) {
    const row = `terms/${key}`
    found[`${row}/squares`] = `tests[${j + 1}, "squares"]`
    found[`${row}/df.1`] = `tests[${j + 1}, "df"]`
    found[`${row}/df.2`] = 'fit$df.residual'
    found[`${row}/statistic`] = `tests[${j + 1}, "F"]`
    found[`${row}/p`] = `tests[${j + 1}, "p"]`
    found[`${row}/eta`] = `tests[${j + 1}, "eta"]`
    found[`${row}/interval.lower`] = `tests[${j + 1}, "lower"]`
    found[`${row}/interval.upper`] = `tests[${j + 1}, "upper"]`
    found[`${row}/omega`] = `tests[${j + 1}, "omega"]`
    if (options.collinearity && whole.length > 1) Object.assign(found, inflationCaptures(key, j + 1))
  }
  if (options.diagnostics) Object.assign(found, diagnostics)
  if (!options.univariable) return found
  for (const [i, term] of terms.terms.filter(standsAlone).entries()) {
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

const coefficientColumns = [
  ['estimate', 'b'],
  ['se', 'se'],
  ['interval.lower', 'lower'],
  ['interval.upper', 'upper'],
  ['statistic', 't'],
  ['p', 'p'],
] as const

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
  'diagnostics/leverage/value': 'max(h)',
  'diagnostics/cook/value': 'max(cook, na.rm = TRUE)',
} as const
