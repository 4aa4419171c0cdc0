import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import { rColumn, rColumnName, readDataLines, rFactor, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { isCounted, isListed } from './is-counted.ts'
import { captures } from './r-captures.ts'
import { functionLines } from './r-functions.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { group } = options
  const variables = options.variables.filter((id) => isListed(id, options, data))
  const levels = group === null ? [] : (columnInfo(data, group)?.levels ?? [])
  return rLines([
    '# Table 1: baseline characteristics',
    ...readDataLines(data, [...variables, ...(group === null ? [] : [group])]),
    ...(group === null
      ? ['group <- factor(rep("all", nrow(d)))']
      : [
          `group <- ${rFactor(data, group, levels)}`,
          'd <- d[!is.na(group), ]',
          'group <- droplevels(group[!is.na(group)])',
        ]),
    `quartile_type <- ${quartileTypes[options.quartileType]}`,
    `means_test <- ${rString(options.variances)}`,
    `replicates <- ${rNumber(options.replicates)}`,
    `seed <- ${rNumber(options.seed)}`,
    '',
    ...functionLines,
    '',
    'results <- list()',
    ...variables.map((id) => variableLine(id, options, data)),
    'print(results)',
  ])
}

function variableLine(id: string, options: Options, data: ScriptData): string {
  const column = columnInfo(data, id)
  const rule = options.rules[id]
  if (column === undefined || rule === undefined) throw new Error(`The script needs the column ${id}`)
  const key = `results[[${rString(rColumnName(data, id))}]]`
  if (!isCounted(column, rule.summary))
    return `${key} <- of_numbers(${rColumn(data, id)}, ${rString(rule.summary)}, ${rString(rule.test)})`
  const test = rule.test === 'auto' && column.measure === 'ordinal' ? 'rank' : rule.test
  return `${key} <- of_counts(${rFactor(data, id, column.levels ?? [])}, ${rString(test)})`
}
