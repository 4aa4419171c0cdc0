import { planDesign } from '#engine/methods/design/plan-design.ts'
import type { Term } from '#engine/methods/design/term.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { dictionaryFactors, knotPlaces } from '../../kit/models/dictionary-factors.ts'
import { inflationCaptures } from '../../kit/models/model-tables.ts'
import { coefficientCell, termCell } from '../../kit/models/term-cells.ts'
import { isUnivariable } from '../../kit/models/univariable.ts'
import { univariableCaptures } from '../../kit/models/univariable-captures.ts'
import { termKey } from '../../kit/present/term-text.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Captures of the tables' numbers in the script's results; coefficients are in the order of the design matrix. */
export function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { outcome, terms } = options
  const variables = { factors: dictionaryFactors(terms, data), knots: knotPlaces(terms) }
  const planned = planDesign(terms.terms, variables)
  const cells = [{ product: [] }, ...planned.flatMap(({ columns }) => columns.map(coefficientCell))].map(termKey)
  const found: Record<string, string> = {
    ...dispersion,
    ...(options.distribution === 'poisson' ? {} : shape),
  }
  for (const [column, expression] of fitColumns) found[`fit/${outcome}/${column}`] = expression
  for (const [k, key] of cells.entries())
    for (const [path, column] of k === 0 ? coefficientColumns : [...coefficientColumns, ...ratioColumns])
      found[`coefficients/${key}/${path}`] = `coefficients[${k + 1}, "${column}"]`
  for (const [j, { term }] of planned.entries()) {
    const key = termKey(termCell(term))
    found[`terms/${key}/statistic`] = `tests[${j + 1}, "chisq"]`
    found[`terms/${key}/df`] = `tests[${j + 1}, "df"]`
    found[`terms/${key}/p`] = `tests[${j + 1}, "p"]`
    if (options.collinearity && planned.length > 1) Object.assign(found, inflationCaptures(key, j + 1))
  }
  if (!options.univariable) return found
  const keysOf = (term: Term) =>
    planDesign([term], variables)
      .flatMap(({ columns }) => columns.map(coefficientCell))
      .map(termKey)
  const alone = terms.terms.filter(isUnivariable).map(keysOf)
  return { ...found, ...univariableCaptures({ alone, keys: cells, ratio: 'irr', before: 1 }) }
}

const fitColumns = [
  ['n', 'nobs(fit)'],
  ['events', 'sum(fit$y)'],
  ['statistic', 'lr'],
  ['df', 'lr_df'],
  ['p', 'pchisq(lr, lr_df, lower.tail = FALSE)'],
  ['deviance', 'deviance(fit)'],
  ['logLikelihood', 'log_likelihood(fit)'],
  ['aic', '-2 * log_likelihood(fit) + 2 * parameters'],
  ['bic', '-2 * log_likelihood(fit) + log(nobs(fit)) * parameters'],
] as const

const dispersion = {
  'dispersion/pearson/value': 'pearson / fit$df.residual',
  'dispersion/pearson/statistic': 'pearson',
  'dispersion/pearson/df': 'fit$df.residual',
  'dispersion/zeros-observed/value': 'sum(fit$y == 0)',
  'dispersion/zeros-expected/value': 'zeros',
}

const shape = {
  'dispersion/theta/value': 'theta',
  'dispersion/theta/se': 'theta_se',
  'dispersion/alpha/value': '1 / theta',
  'dispersion/alpha/se': 'theta_se / theta^2',
  'dispersion/against-poisson/statistic': 'against_poisson',
  'dispersion/against-poisson/df': '1',
  'dispersion/against-poisson/p': 'pchisq(against_poisson, 1, lower.tail = FALSE) / 2',
}

const coefficientColumns = [
  ['estimate', 'b'],
  ['se', 'se'],
  ['statistic', 'z'],
  ['p', 'p'],
] as const

const ratioColumns = [
  ['ratio', 'irr'],
  ['interval.lower', 'lower'],
  ['interval.upper', 'upper'],
] as const
