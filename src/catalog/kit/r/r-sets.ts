import { columnInfo } from '../data-dictionary.ts'
import { labelledLevels } from '../labelled-levels.ts'
import { countedPlace } from '../options/counted-value.ts'
import { rCaseLines } from './r-cases.ts'
import { rColumn, rColumnName, rLiteral, rVector } from './r-code.ts'
import type { ScriptData } from './r-script.ts'

/** Lines that read variables as the columns of `sets`, with the cases of each row in `w` and all of them in `total`. */
export function rSetLines(data: ScriptData, variables: readonly string[], asked: string): readonly string[] {
  return [
    ...rCaseLines(data),
    ...(data.ownWeight === undefined ? ['w <- rep(1, nrow(d))'] : []),
    'total <- sum(w)',
    'sets <- cbind( # TRUE for a member, NA for a missing value',
    variables.map((id) => `  ${memberOf(id, asked, data)}`).join(',\n'),
    ')',
    `colnames(sets) <- ${rVector(variables.map((id) => rColumnName(data, id)))}`,
  ]
}

function memberOf(id: string, asked: string, data: ScriptData): string {
  const column = columnInfo(data, id)
  const values = labelledLevels(data, id)
  const labels = new Map(column?.valueLabels.map(({ value, label }) => [String(value), label]))
  const place = countedPlace(
    values.map((value) => ({ value, label: labels.get(String(value)) ?? String(value) })),
    asked,
  )
  const cells = rColumn(data, id)
  const counted = typeof place === 'number' ? values[place] : undefined
  return counted === undefined ? `ifelse(is.na(${cells}), NA, FALSE)` : `${cells} == ${rLiteral(counted)}`
}
