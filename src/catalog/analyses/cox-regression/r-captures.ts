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
import { singleCoefficients } from './single-coefficients.ts'

type Options = OptionsOf<typeof definition>

/** Captures of the tables' numbers in the script's results; coefficients are in the order of the design matrix. */
export function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { outcome, terms } = options
  const variables = { factors: dictionaryFactors(terms, data), knots: knotPlaces(terms) }
  const planned = planDesign(terms.terms, variables)
  const cells = planned.flatMap(({ columns }) => columns.map(coefficientCell)).map(termKey)
  const found: Record<string, string> = { ...overall }
  for (const [column, expression] of fitColumns) found[`fit/${outcome.status}/${column}`] = expression
  for (const [k, key] of cells.entries())
    for (const [path, column] of coefficientColumns)
      found[`coefficients/${key}/${path}`] = `coefficients[${k + 1}, "${column}"]`
  for (const [j, { term }] of planned.entries()) {
    const key = termKey(termCell(term))
    for (const [path, column] of testColumns) found[`terms/${key}/${path}`] = `tests[${j + 1}, "${column}"]`
    if (options.proportional)
      for (const [path, column] of testColumns) found[`hazards/${key}/${path}`] = `hazards[${j + 1}, "${column}"]`
    if (options.collinearity && planned.length > 1) Object.assign(found, inflationCaptures(key, j + 1))
  }
  if (options.proportional)
    for (const [path, column] of testColumns)
      found[`hazardsTogether/global/${path}`] = `zph$table["GLOBAL", "${column}"]`
  if (!options.univariable) return found
  const keysOf = (term: Term) =>
    planDesign([term], variables)
      .flatMap(({ columns }) => columns.map(coefficientCell))
      .map(termKey)
  const alone = terms.terms.filter(isUnivariable).map(keysOf)
  return { ...found, ...univariableCaptures({ alone, keys: cells, ratio: 'hr', before: 0 }) }
}

/** Saved columns, one value for each row of `d`. */
export function saved({ terms, ties }: Options, data: ScriptData): Readonly<Record<string, string>> {
  const variables = { factors: dictionaryFactors(terms, data), knots: knotPlaces(terms) }
  const singles = ties === 'exact' ? [] : singleCoefficients(planDesign(terms.terms, variables))
  return {
    linear: 'linear',
    martingale: 'residuals(fit)',
    deviance: 'residuals(fit, "deviance")',
    ...Object.fromEntries(
      singles.map(({ variable, column }) => [`schoenfeld@${variable}`, `schoenfeld_at_events(${column})`]),
    ),
  }
}

const fitColumns = [
  ['n', 'fit$n'],
  ['events', 'fit$nevent'],
  ['deviance', '-2 * fit$loglik[2]'],
  ['aic', 'AIC(fit)'],
  ['concordance', 'concordance[1]'],
  ['interval.lower', 'concordance[2]'],
  ['interval.upper', 'concordance[3]'],
] as const

const overall = Object.fromEntries(
  (
    [
      ['likelihood-ratio', 'lr'],
      ['wald', 'wald'],
      ['score', 'score'],
    ] as const
  ).flatMap(([test, name]) => [
    [`overall/${test}/statistic`, `overall["${name}"]`],
    [`overall/${test}/df`, 'overall_df'],
    [`overall/${test}/p`, `pchisq(overall["${name}"], overall_df, lower.tail = FALSE)`],
  ]),
)

const coefficientColumns = [
  ['estimate', 'b'],
  ['se', 'se'],
  ['statistic', 'z'],
  ['p', 'p'],
  ['ratio', 'hr'],
  ['interval.lower', 'lower'],
  ['interval.upper', 'upper'],
] as const

const testColumns = [
  ['statistic', 'chisq'],
  ['df', 'df'],
  ['p', 'p'],
] as const
