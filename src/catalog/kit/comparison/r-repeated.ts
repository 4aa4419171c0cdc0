import { columnInfo } from '../data-dictionary.ts'
import type { RepeatedMeasures } from '../options/compound-options.ts'
import { rColumn, readDataLines, rFactor, rVector } from '../r/r-code.ts'
import type { ScriptData } from '../r/r-script.ts'

/**
 * Lines that leave in `y` a row for each subject with all measurements and a column for each condition, and in `seen` the same with missing
 * values.
 */
export function rRepeatedLines(repeated: RepeatedMeasures, data: ScriptData): readonly string[] {
  if (repeated.layout === 'wide')
    return [
      ...readDataLines(data, repeated.columns),
      `seen <- cbind(${repeated.columns.map((id) => rColumn(data, id)).join(', ')})`,
      `colnames(seen) <- ${rVector(repeated.factors[0]?.levels ?? [])}`,
      completeLine,
    ]
  const { outcome, subject, within } = repeated
  const [factorId = ''] = within
  return [
    ...readDataLines(data, [outcome, subject, factorId]),
    `occasion <- droplevels(${rFactor(data, factorId, columnInfo(data, factorId)?.levels ?? [])})`,
    `seen <- tapply(${rColumn(data, outcome)}, list(${rColumn(data, subject)}, occasion), function(v) v[1]) # a row for each subject`,
    completeLine,
  ]
}

const completeLine = 'y <- seen[apply(is.finite(seen), 1, all), , drop = FALSE] # complete subjects'

/** The row keys of the conditions, in the order of the columns of `y`. */
export function rConditionKeys(repeated: RepeatedMeasures, data: ScriptData): readonly (readonly [string, string])[] {
  if (repeated.layout === 'wide') return (repeated.factors[0]?.levels ?? []).map((text) => ['-', text])
  const [factorId = ''] = repeated.within
  return (columnInfo(data, factorId)?.levels ?? []).map((level) => [`${factorId}=${String(level)}`, '-'])
}
