import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo, type LevelValue } from '../../kit/data-dictionary.ts'
import { rColumnName, rString } from '../../kit/r/r-code.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { isCounted, isListed } from './is-counted.ts'

type Options = OptionsOf<typeof definition>

/** Captures of the tables' numbers in the script's results. Statistics that a variable's summary does not have are NA. */
export function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const groups = options.group === null ? [] : (columnInfo(data, options.group)?.levels ?? [])
  return Object.fromEntries(
    options.variables.flatMap((id) => {
      const column = columnInfo(data, id)
      const rule = options.rules[id]
      if (column === undefined || rule === undefined || !isListed(id, options, data)) return []
      const result = `results[[${rString(rColumnName(data, id))}]]`
      if (!isCounted(column, rule.summary))
        return [...numbers(id, result, groups, options), ...tail(id, result, groups, options)]
      const shown = rule.shown === null ? (column.levels ?? []) : [rule.shown]
      const head = rule.shown === null ? id : `${id}=${String(rule.shown)}`
      return [
        ...counts(id, result, column.levels ?? [], shown, groups, options),
        ...tail(head, result, groups, options),
      ]
    }),
  )
}

type Captures = readonly (readonly [string, string])[]

function numbers(id: string, result: string, groups: readonly LevelValue[], options: Options): Captures {
  const parts = [
    ['mean', 'mean'],
    ['sd', 'mean'],
    ['median', 'median'],
    ['lower', 'median'],
    ['upper', 'median'],
  ] as const
  return parts.flatMap(([part, summary]) => {
    const only = (value: string) => `if (${result}$summary == "${summary}") ${value} else NA`
    return [
      ...(options.overall || groups.length === 0
        ? [[`baseline/${id}/overall.${part}`, only(`${result}$overall[["${part}"]]`)] as const]
        : []),
      ...groups.map(
        (level, g) =>
          [`baseline/${id}/group@${String(level)}.${part}`, only(`${result}$groups["${part}", ${g + 1}]`)] as const,
      ),
    ]
  })
}

function counts(
  id: string,
  result: string,
  levels: readonly LevelValue[],
  shown: readonly LevelValue[],
  groups: readonly LevelValue[],
  options: Options,
): Captures {
  const byRow = options.percent === 'row' && groups.length > 0
  return shown.flatMap((value) => {
    const k = levels.indexOf(value) + 1
    const row = `baseline/${id}=${String(value)}`
    return [
      ...(options.overall || groups.length === 0
        ? [
            [`${row}/overall.count`, `${result}$all[${k}]`] as const,
            ...(byRow ? [] : [[`${row}/overall.fraction`, `${result}$all[${k}] / sum(${result}$all)`] as const]),
          ]
        : []),
      ...groups.flatMap((level, g) => [
        [`${row}/group@${String(level)}.count`, `${result}$counts[${k}, ${g + 1}]`] as const,
        [`${row}/group@${String(level)}.fraction`, `${result}$${byRow ? 'row' : 'column'}[${k}, ${g + 1}]`] as const,
      ]),
    ]
  })
}

function tail(row: string, result: string, groups: readonly LevelValue[], options: Options): Captures {
  const compared = groups.length > 1
  return [
    ...(options.missingColumn ? [[`baseline/${row}/missing`, `${result}$missing`] as const] : []),
    ...(options.tests && compared
      ? ([
          [`baseline/${row}/statistic`, `${result}$test$statistic`],
          ...(options.rankStatistics ? ([[`baseline/${row}/rank`, `${result}$test$rank`]] as const) : []),
          [`baseline/${row}/p`, `${result}$test$p`],
        ] as const)
      : []),
    ...(options.smd && compared ? [[`baseline/${row}/smd`, `${result}$smd`] as const] : []),
  ]
}
