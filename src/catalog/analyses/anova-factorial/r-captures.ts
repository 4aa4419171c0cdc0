import { planDesign } from '#engine/methods/design/plan-design.ts'
import { allPairs } from '#engine/methods/inference/all-pairs.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { dictionaryFactors } from '../../kit/models/dictionary-factors.ts'
import { coefficientCaptures, termTestCaptures } from '../../kit/models/linear-tables.ts'
import { coefficientCell, termCell } from '../../kit/models/term-cells.ts'
import { termVariables } from '../../kit/options/term-variables.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import { termKey } from '../../kit/present/term-text.ts'
import { rColumnName, rLevel, rString } from '../../kit/r/r-code.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import { cellOf, combinations, factorTerms } from './cells.ts'
import type { definition } from './definition.ts'
import { cellInR, compared, dictionaryLevels } from './r-questions.ts'

type Options = OptionsOf<typeof definition>
type Found = Record<string, string>

/** Captures of the tables' numbers in the script's results. */
export function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { outcome, terms } = options
  const planned = planDesign(terms.terms, { factors: dictionaryFactors(terms, data), knots: {} })
  const fit = `fit/${outcome}`
  const found: Found = {
    ...termTestCaptures(planned.map(({ term }) => termCell(term))),
    [`${fit}/n`]: 'nobs(fit)',
    [`${fit}/rSquared`]: 'explained / (explained + sum(e^2))',
    [`${fit}/adjusted`]: '1 - sum(e^2) / (explained + sum(e^2)) * (nobs(fit) - 1) / fit$df.residual',
    [`${fit}/statistic`]: 'overall["F"]',
    [`${fit}/df.1`]: 'overall["df"]',
    [`${fit}/df.2`]: 'fit$df.residual',
    [`${fit}/p`]: 'overall["p"]',
    [`${fit}/error`]: 'sum(e^2)',
    [`${fit}/meanSquare`]: 'sum(e^2) / fit$df.residual',
    [`${fit}/total`]: 'total',
  }
  addMeans(found, options, data)
  addComparisons(found, options, data)
  if (options.coefficients)
    Object.assign(
      found,
      coefficientCaptures([{ product: [] }, ...planned.flatMap(({ columns }) => columns.map(coefficientCell))]),
    )
  if (options.assumptions) addAssumptions(found, options, data)
  return found
}

function addMeans(found: Found, options: Options, data: ScriptData): void {
  const { terms } = options
  const levels = dictionaryLevels(options, data)
  for (const variables of factorTerms(terms.terms, (id) => terms.factors[id] !== undefined))
    for (const at of combinations(variables, levels))
      for (const [path, name] of meanPaths)
        found[`means/${keyOf(at)}/${path}`] = `means[[key_of(${cellInR(at, data)})]]["${name}"]`
}

const meanPaths = [
  ['n', 'n'],
  ['mean', 'mean'],
  ['sd', 'sd'],
  ['estimate', 'estimate'],
  ['se', 'se'],
  ['interval.lower', 'lower'],
  ['interval.upper', 'upper'],
] as const

function addComparisons(found: Found, options: Options, data: ScriptData): void {
  const { main, simple } = compared(options, data)
  const levels = dictionaryLevels(options, data)
  const add = (factor: string, at: readonly LevelRef[]) => {
    const own = combinations([factor], levels).flat()
    for (const [i, j] of allPairs(own.length)) {
      const [first, second] = [own[i], own[j]]
      if (first === undefined || second === undefined) continue
      const labels = [first, second].map(({ variable, level }) => rLevel(data, variable, level))
      const of = `pairs[[paste(c(${rString(rColumnName(data, factor))}, key_of(${cellInR(at, data)}), ${labels.join(', ')}), collapse = " / ")]]`
      for (const [path, name] of pairPaths)
        found[`pairs/${factor}/${keyOf(at)}/${keyOf([first])}/${keyOf([second])}/${path}`] = `${of}["${name}"]`
    }
  }
  for (const factor of main) add(factor, [])
  for (const { factor, at } of simple) {
    const of = `simple[[paste(${rString(rColumnName(data, factor))}, key_of(${cellInR(at, data)}), sep = " / ")]]`
    const row = `simple/${factor}/${keyOf(at)}`
    found[`${row}/statistic`] = `${of}["F"]`
    found[`${row}/df.1`] = `${of}["df"]`
    found[`${row}/df.2`] = 'fit$df.residual'
    found[`${row}/p`] = `${of}["p"]`
    add(factor, at)
  }
}

const pairPaths = [
  ['difference', 'difference'],
  ['se', 'se'],
  ['interval.lower', 'lower'],
  ['interval.upper', 'upper'],
  ['statistic', 't'],
  ['df', 'df'],
  ['p', 'p'],
] as const

function addAssumptions(found: Found, { terms }: Options, data: ScriptData): void {
  const covariates = [...new Set(terms.terms.flatMap(termVariables))].filter((id) => terms.factors[id] === undefined)
  found['assumptions/shapiro-wilk/-/statistic'] = 'shapiro$statistic'
  found['assumptions/shapiro-wilk/-/p'] = 'shapiro$p.value'
  const add = (row: string, of: string) => {
    for (const [i, path] of ['statistic', 'df.1', 'df.2', 'p'].entries())
      found[`assumptions/${row}/${path}`] = `${of}[${i + 1}]`
  }
  add('levene/-', 'levene')
  add('brown-forsythe/-', 'brown_forsythe')
  for (const id of covariates) add(`slopes/${id}`, `slopes[[${rString(rColumnName(data, id))}]]`)
}

function keyOf(at: readonly LevelRef[]): string {
  const cell = cellOf(at)
  return cell === null ? '-' : termKey(cell)
}
