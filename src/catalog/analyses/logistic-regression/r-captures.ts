import { planDesign } from '#engine/methods/design/plan-design.ts'
import type { Term } from '#engine/methods/design/term.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { dictionaryFactors, knotPlaces } from '../../kit/models/dictionary-factors.ts'
import { inflationCaptures } from '../../kit/models/model-tables.ts'
import { isCounted } from '../../kit/models/r-model.ts'
import { coefficientCell, termCell } from '../../kit/models/term-cells.ts'
import { isUnivariable } from '../../kit/models/univariable.ts'
import { univariableCaptures } from '../../kit/models/univariable-captures.ts'
import { termKey } from '../../kit/present/term-text.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { intervalsOf } from './options-of.ts'

type Options = OptionsOf<typeof definition>

/** Captures of the tables' numbers in the script's results; coefficients are in the order of the design matrix. */
export function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { outcome, event, terms } = options
  const variables = { factors: dictionaryFactors(terms, data), knots: knotPlaces(terms) }
  const planned = planDesign(terms.terms, variables)
  const cells = [{ product: [] }, ...planned.flatMap(({ columns }) => columns.map(coefficientCell))].map(termKey)
  const whole = `fit/${outcome}=${String(event)}`
  const found: Record<string, string> = Object.fromEntries(
    (options.method === 'firth' ? firthColumns(isCounted(data)) : fitColumns(isCounted(data))).map(
      ([column, expression]) => [`${whole}/${column}`, expression],
    ),
  )
  for (const [k, key] of cells.entries()) {
    const row = `coefficients/${key}`
    for (const [path, column] of coefficientColumns) found[`${row}/${path}`] = `coefficients[${k + 1}, "${column}"]`
    if (k === 0) continue
    for (const [path, column] of ratioColumns) found[`${row}/${path}`] = `coefficients[${k + 1}, "${column}"]`
    if (intervalsOf(options) !== 'profile') continue
    found[`${row}/profile.lower`] = `profiles[${k + 1}, 1]`
    found[`${row}/profile.upper`] = `profiles[${k + 1}, 2]`
    if (options.method !== 'firth') continue
    found[`${row}/likelihoodRatio`] = `penalised[${k + 1}, "chisq"]`
    found[`${row}/likelihoodP`] = `penalised[${k + 1}, "p"]`
  }
  for (const [j, { term }] of planned.entries()) {
    const key = termKey(termCell(term))
    found[`terms/${key}/statistic`] = `tests[${j + 1}, "chisq"]`
    found[`terms/${key}/df`] = `tests[${j + 1}, "df"]`
    found[`terms/${key}/p`] = `tests[${j + 1}, "p"]`
    if (options.collinearity && planned.length > 1) Object.assign(found, inflationCaptures(key, j + 1))
  }
  if (options.performance) Object.assign(found, performance, isCounted(data) ? countedPerformance : {})
  if (!options.univariable) return found
  const keysOf = (term: Term) =>
    planDesign([term], variables)
      .flatMap(({ columns }) => columns.map(coefficientCell))
      .map(termKey)
  const alone = terms.terms.filter(isUnivariable).map(keysOf)
  return { ...found, ...univariableCaptures({ alone, keys: cells, ratio: 'or', before: 1 }) }
}

const fitColumns = (counted: boolean): readonly (readonly [string, string])[] => [
  ['n', counted ? 'sum(w)' : 'nobs(fit)'],
  ['events', counted ? 'sum(w * y)' : 'sum(y)'],
  ['statistic', 'lr'],
  ['df', 'lr_df'],
  ['p', 'pchisq(lr, lr_df, lower.tail = FALSE)'],
  ['deviance', 'deviance(fit)'],
  ['nagelkerke', 'nagelkerke'],
  ['coxSnell', 'cox_snell'],
  ['mcFadden', 'lr / fit$null.deviance'],
  ['aic', counted ? 'deviance(fit) + 2 * fit$rank' : 'AIC(fit)'],
  ['bic', counted ? 'deviance(fit) + log(sum(w)) * fit$rank' : 'BIC(fit)'],
]

const firthColumns = (counted: boolean): readonly (readonly [string, string])[] => [
  ['n', counted ? 'sum(w)' : 'length(y)'],
  ['events', counted ? 'sum(w * y)' : 'sum(y)'],
  ['statistic', 'overall["chisq"]'],
  ['df', 'overall["df"]'],
  ['p', 'overall["p"]'],
]

const coefficientColumns = [
  ['estimate', 'b'],
  ['se', 'se'],
  ['statistic', 'z'],
  ['p', 'p'],
] as const

const ratioColumns = [
  ['ratio', 'or'],
  ['interval.lower', 'lower'],
  ['interval.upper', 'upper'],
] as const

const performance = {
  'performance/area/value': 'auc',
  'performance/area/interval.lower': 'auc_limits[1]',
  'performance/area/interval.upper': 'auc_limits[2]',
  'performance/brier/value': 'brier',
  'performance/hosmer-lemeshow/value': 'hl',
  'performance/hosmer-lemeshow/df': 'hl_df',
  'performance/hosmer-lemeshow/p': 'hl_p',
  'classification/event/predicted': 'hits',
  'classification/event/notPredicted': 'misses',
  'classification/event/right': 'hits / (hits + misses)',
  'classification/none/predicted': 'alarms',
  'classification/none/notPredicted': 'rejections',
  'classification/none/right': 'rejections / (alarms + rejections)',
  'classification/all/predicted': 'hits + alarms',
  'classification/all/notPredicted': 'misses + rejections',
  'classification/all/right': '(hits + rejections) / length(y)',
  'rates/sensitivity/value': 'hits / (hits + misses)',
  'rates/specificity/value': 'rejections / (alarms + rejections)',
  'rates/positive/value': 'hits / (hits + alarms)',
  'rates/negative/value': 'rejections / (misses + rejections)',
} as const

const countedPerformance = { 'classification/all/right': '(hits + rejections) / sum(w)' } as const
