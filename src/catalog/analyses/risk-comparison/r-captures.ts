import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rLevel, rString } from '../../kit/r/r-code.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Captures of the tables' numbers in the script's results. */
export function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  if (options.input === 'counts') {
    for (const row of options.table.rows) addGroup(found, '-', `rows=${row}`, 'results[[1]]', rString(row), options)
    return found
  }
  for (const [k, id] of options.outcomes.entries())
    for (const level of columnInfo(data, options.group)?.levels ?? []) {
      const name = rLevel(data, options.group, level)
      addGroup(found, id, `${options.group}=${String(level)}`, `results[[${k + 1}]]`, name, options)
    }
  return found
}

function addGroup(
  found: Record<string, string>,
  outcome: string,
  group: string,
  result: string,
  name: string,
  options: Options,
): void {
  const row = `${outcome}/${group}`
  const present = (expression: string) => `if (${name} %in% names(${result}$n)) ${expression} else NaN`
  found[`risks/${row}/events`] = present(`${result}$events[[${name}]]`)
  found[`risks/${row}/n`] = present(`${result}$n[[${name}]]`)
  found[`risks/${row}/risk`] = present(`${result}$events[[${name}]] / ${result}$n[[${name}]]`)
  found[`risks/${row}/interval.lower`] = present(`${result}$wilson[1, ${name}]`)
  found[`risks/${row}/interval.upper`] = present(`${result}$wilson[2, ${name}]`)
  const compared = `${result}$compared[[${name}]]`
  const add = (path: string, expression: string) => {
    found[path] = present(`if (is.null(${compared})) NaN else ${compared}$${expression}`)
  }
  const addInterval = (path: string, of: string, at: number) => {
    add(`${path}/interval.lower`, `${of}[${at}]`)
    add(`${path}/interval.upper`, `${of}[${at + 1}]`)
  }
  for (const method of options.difference) {
    add(`differences/${row}/${method}/estimate`, 'difference')
    addInterval(`differences/${row}/${method}`, rString(method), 1)
  }
  for (const [measure, method, of] of [
    ['risk-ratio', 'katz', 'ratio'],
    ...options.odds.map((method) => ['odds-ratio', method, method] as const),
  ] as const) {
    add(`ratios/${row}/${measure}/${method}/estimate`, `${of}[1]`)
    addInterval(`ratios/${row}/${measure}/${method}`, of, 2)
  }
  if (options.nnt)
    for (const side of ['benefit', 'harm'] as const) {
      add(`nnt/${row}/${side}/estimate`, `${side}[1]`)
      addInterval(`nnt/${row}/${side}`, side, 2)
    }
  add(`tests/${row}/pearson/statistic`, 'pearson$statistic')
  add(`tests/${row}/pearson/p`, 'pearson$p.value')
  add(`tests/${row}/fisher/p`, 'fisher')
  if (options.margin === null) return
  for (const [test, of] of [
    ['score', 'score'],
    ['wald', 'by_wald'],
  ] as const) {
    add(`margins/${row}/${test}/statistic`, of)
    found[`margins/${row}/${test}/p`] = present(
      `if (is.null(${compared})) NaN else pnorm(${compared}$${of}, lower.tail = FALSE)`,
    )
  }
}
