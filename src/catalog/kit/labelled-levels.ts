import { columnInfo, type DataDictionary, type LevelValue } from './data-dictionary.ts'

/** The values that have a label, whether they occur or not, then the others that occur: the levels of a factor that keeps all. */
export function labelledLevels(data: DataDictionary, id: string): readonly LevelValue[] {
  const { valueLabels = [], missingCodes = [], levels = [] } = columnInfo(data, id) ?? {}
  const labelled = valueLabels.map(({ value }) => value).filter((value) => !missingCodes.includes(value))
  return [...labelled, ...levels.filter((value) => !labelled.includes(value))]
}
