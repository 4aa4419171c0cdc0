import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rLiteral, rMissingLines, rString, rVector } from '../../kit/r/r-code.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { DictionaryItem } from '../../kit/steps/step-options.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script: ({ items }, data) => ({ helpers: [], lines: items.flatMap((item) => itemLines(item, data)) }),
}

/** Labels become attributes, as packages for files of SPSS and Stata write them: the cells stay what they are. */
function itemLines(item: DictionaryItem, data: ScriptData): readonly string[] {
  const { label, measure, valueLabels = [], missingCodes = [], missingRanges = [] } = item
  const column = columnInfo(data, item.column)
  if (column === undefined) return []
  const x = rColumn(data, item.column)
  const values = valueLabels.filter(({ value }) => (column.type === 'text') === (typeof value === 'string'))
  const named = values.map((one) => `${rString(one.label)} = ${rLiteral(one.value)}`)
  const ordered = measure === 'ordinal' && values.length > 0
  return [
    ...(label === undefined ? [] : [`attr(${x}, "label") <- ${rString(label)}`]),
    ...(named.length === 0 ? [] : [`attr(${x}, "labels") <- c(${named.join(', ')})`]),
    ...(measure === undefined ? [] : [`attr(${x}, "measure") <- ${rString(measure)}`]),
    ...(ordered
      ? [`# as a factor: factor(${x}, levels = ${rVector(values.map((one) => one.value))}, ordered = TRUE)`]
      : []),
    ...rMissingLines(x, { ...column, missingCodes, missingRanges }),
  ]
}
