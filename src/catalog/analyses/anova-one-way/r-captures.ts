import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumnName, rString } from '../../kit/r/r-code.ts'
import { capturesIfAnswered } from '../../kit/r/r-left-out.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Captures of the tables' numbers in the script's results. */
export function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const levels = (columnInfo(data, options.group)?.levels ?? []).map((level) => `${options.group}=${String(level)}`)
  const all: Record<string, string> = {}
  for (const id of options.outcomes) {
    const found: Record<string, string> = {}
    const result = `results[[${rString(rColumnName(data, id))}]]`
    addGroups(found, id, levels, result, options)
    addTests(found, id, result, options)
    addPairs(found, id, levels, result, options)
    if (options.effectSizes) addEffects(found, id, result, options)
    if (options.assumptions) addAssumptions(found, id, levels, result)
    Object.assign(all, capturesIfAnswered(result, found))
  }
  return all
}

type Found = Record<string, string>

function addGroups(found: Found, id: string, levels: readonly string[], result: string, options: Options): void {
  const columns = ['n', 'missing', 'mean', 'interval.lower', 'interval.upper', 'sd', 'se', 'median', 'p25', 'p75']
  const ranked = options.tests.includes('kruskal-wallis') || options.postHoc.includes('dunn')
  for (const [g, level] of levels.entries()) {
    for (const [i, column] of columns.entries())
      found[`groups/${id}/${level}/${column}`] = `${result}$groups[${i + 1}, ${g + 1}]`
    if (ranked) found[`groups/${id}/${level}/meanRank`] = `${result}$mean_ranks[[${g + 1}]]`
  }
}

function addTests(found: Found, id: string, result: string, { tests }: Options): void {
  for (const test of tests) {
    const row = `tests/${id}/${test}`
    const of = `${result}$${test.replace('-', '_')}`
    found[`${row}/statistic`] = `${of}$statistic`
    found[`${row}/p`] = `${of}$p.value`
    if (test === 'kruskal-wallis') found[`${row}/df`] = `${of}$parameter`
    else for (const i of [1, 2]) found[`${row}/df.${i}`] = `${of}$parameter[[${i}]]`
  }
  if (!tests.includes('anova')) return
  const table = `${result}$table`
  for (const [i, source] of ['between', 'within'].entries()) {
    found[`variance/${id}/${source}/squares`] = `${table}$"Sum Sq"[${i + 1}]`
    found[`variance/${id}/${source}/df`] = `${table}$Df[${i + 1}]`
    found[`variance/${id}/${source}/meanSquare`] = `${table}$"Mean Sq"[${i + 1}]`
  }
  found[`variance/${id}/between/f`] = `${table}$"F value"[1]`
  found[`variance/${id}/between/p`] = `${table}$"Pr(>F)"[1]`
  found[`variance/${id}/total/squares`] = `sum(${table}$"Sum Sq")`
  found[`variance/${id}/total/df`] = `sum(${table}$Df)`
}

function addPairs(found: Found, id: string, levels: readonly string[], result: string, options: Options): void {
  const { postHoc, group } = options
  const control = `${group}=${String(options.control)}`
  for (const method of postHoc) {
    let k = 0
    for (const [i, first] of levels.entries())
      for (const second of method === 'dunnett' ? (first === control ? [] : [control]) : levels.slice(i + 1)) {
        k++
        const row = `pairs/${id}/${method}/${first}/${second}`
        const at = (name: string) => `${result}$${method.replace('-', '_')}[${k}, "${name}"]`
        for (const column of ['difference', 'se', 'statistic', 'p']) found[`${row}/${column}`] = at(column)
        if (method !== 'dunn') found[`${row}/df`] = at('df')
        if (method === 'dunn' || method === 'holm') continue
        found[`${row}/interval.lower`] = at('lower')
        found[`${row}/interval.upper`] = at('upper')
      }
  }
}

function addEffects(found: Found, id: string, result: string, { tests }: Options): void {
  if (tests.some((test) => test !== 'kruskal-wallis'))
    for (const [i, measure] of ['eta-squared', 'omega-squared'].entries()) {
      const row = `effects/${id}/${measure}`
      found[`${row}/estimate`] = `${result}$explained[[${i + 1}]]`
      found[`${row}/interval.lower`] = `${result}$explained[[3]]`
      found[`${row}/interval.upper`] = `${result}$explained[[4]]`
    }
  if (tests.includes('kruskal-wallis')) found[`effects/${id}/epsilon-squared/estimate`] = `${result}$epsilon_squared`
}

function addAssumptions(found: Found, id: string, levels: readonly string[], result: string): void {
  const shapiro = (row: string, of: string) => {
    found[`assumptions/${id}/${row}/statistic`] = `${of}$statistic`
    found[`assumptions/${id}/${row}/p`] = `${of}$p.value`
  }
  shapiro('residuals/-', `${result}$residuals`)
  for (const [g, level] of levels.entries()) shapiro(`shapiro-wilk/${level}`, `${result}$shapiro[[${g + 1}]]`)
  for (const test of ['bartlett', 'fligner']) {
    const [row, of] = [`assumptions/${id}/${test}/-`, `${result}$${test}`]
    found[`${row}/statistic`] = `${of}$statistic`
    found[`${row}/df`] = `length(${result}$shapiro) - 1`
    found[`${row}/p`] = `${of}$p.value`
  }
  for (const test of ['levene', 'brown-forsythe']) {
    const [row, of] = [`assumptions/${id}/${test}/-`, `${result}$${test.replace('-', '_')}`]
    found[`${row}/statistic`] = `${of}$"F value"[1]`
    found[`${row}/df.1`] = `${of}$Df[1]`
    found[`${row}/df.2`] = `${of}$Df[2]`
    found[`${row}/p`] = `${of}$"Pr(>F)"[1]`
  }
}
