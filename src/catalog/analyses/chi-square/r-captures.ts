import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo, type LevelValue } from '../../kit/data-dictionary.ts'
import { rLevel, rString } from '../../kit/r/r-code.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** A level with its key in result paths and its name in the script. */
interface Named {
  readonly key: string
  readonly name: string
  readonly level: LevelValue
}

/** Captures of the tables' numbers in the script's results. */
export function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  if (options.input === 'counts') {
    const { rows, columns } = options.table
    const named = (variable: string) => (level: string) => ({
      key: `${variable}=${level}`,
      name: rString(level),
      level,
    })
    addTable(
      found,
      { id: '-', suffix: '', result: 'results[[1]]' },
      rows.map(named('rows')),
      columns.map(named('columns')),
      {
        ...options,
        reference: rows.at(-1) ?? null,
        trend: options.trend === 'always' ? 'always' : 'never',
      },
    )
    return found
  }
  const named = (id: string) =>
    (columnInfo(data, id)?.levels ?? []).map((level) => ({
      key: `${id}=${String(level)}`,
      name: rLevel(data, id, level),
      level,
    }))
  for (const [k, id] of options.outcomes.entries())
    addTable(found, { id, suffix: `-${id}`, result: `results[[${k + 1}]]` }, named(options.group), named(id), options)
  return found
}

interface Place {
  readonly id: string
  readonly suffix: string
  readonly result: string
}

function addTable(
  found: Record<string, string>,
  { id, suffix, result }: Place,
  rows: readonly Named[],
  columns: readonly Named[],
  options: Options,
): void {
  for (const row of rows) {
    for (const { level, name } of columns) {
      const at = (of: string) => `${result}$${of}[${row.name}, ${name}]`
      found[`counts${suffix}/${row.key}/cell@${String(level)}.count`] = at('counts')
      found[`counts${suffix}/${row.key}/cell@${String(level)}.fraction`] = at('share')
      if (options.expected) found[`expected${suffix}/${row.key}/cell@${String(level)}`] = at('expected')
      if (options.residuals) found[`residuals${suffix}/${row.key}/cell@${String(level)}`] = at('residuals')
    }
    found[`counts${suffix}/${row.key}/total.count`] = `sum(${result}$counts[${row.name}, ])`
    found[`counts${suffix}/${row.key}/total.fraction`] =
      `${result}$total_share[[match(${row.name}, rownames(${result}$counts))]]`
  }
  const four = rows.length === 2 && columns.length === 2
  for (const test of [
    'pearson',
    'likelihood-ratio',
    ...(four ? ['yates'] : []),
    ...(options.trend === 'never' ? [] : ['trend']),
  ]) {
    const of = `${result}$${test.replace('-', '_')}`
    found[`tests/${id}/${test}/statistic`] = `${of}$statistic`
    found[`tests/${id}/${test}/df`] = `${of}$parameter`
    found[`tests/${id}/${test}/p`] = `${of}$p.value`
  }
  for (const test of ['fisher', 'fisher-simulated'])
    found[`tests/${id}/${test}/p`] = `if (identical(${result}$fisher$name, "${test}")) ${result}$fisher$p`
  found[`tests/${id}/fisher-simulated/se`] =
    `if (identical(${result}$fisher$name, "fisher-simulated")) with(${result}$fisher, sqrt(p * (1 - p) / replicates))`
  if (!options.effectSizes) return
  for (const [i, measure] of ['cramers-v', 'cramers-v-corrected'].entries()) {
    found[`effects/${id}/${measure}/-/estimate`] = `${result}$explained[${i + 1}]`
    found[`effects/${id}/${measure}/-/interval.lower`] = `${result}$explained[3]`
    found[`effects/${id}/${measure}/-/interval.upper`] = `${result}$explained[4]`
  }
  if (four) found[`effects/${id}/phi/-/estimate`] = `${result}$phi`
  if (columns.length !== 2) return
  for (const [i, row] of rows.entries())
    for (const [measure, name] of [
      ['risk-difference', 'difference'],
      ['risk-ratio', 'ratio'],
      ['odds-ratio', 'odds'],
    ] as const) {
      if (row.level === options.reference) continue
      const of = `${result}$risks[[${i + 1}]]$${name}`
      found[`effects/${id}/${measure}/${row.key}/estimate`] = `${of}[1]`
      found[`effects/${id}/${measure}/${row.key}/interval.lower`] = `${of}[2]`
      found[`effects/${id}/${measure}/${row.key}/interval.upper`] = `${of}[3]`
    }
}
