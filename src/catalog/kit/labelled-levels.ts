import { columnInfo, type DataDictionary, isOfBlanks, isUserMissing, type LevelValue } from './data-dictionary.ts'

/** The values that have a label, whether they occur or not, then the others that occur: the levels of a factor that keeps all. */
export function labelledLevels(data: DataDictionary, id: string): readonly LevelValue[] {
  const column = columnInfo(data, id)
  if (column === undefined) return []
  const { valueLabels, levels = [] } = column
  const labelled = valueLabels
    .map(({ value }) => value)
    .filter((value) => !isUserMissing(column, value) && !isOfBlanks(column, value))
  return [...labelled, ...levels.filter((value) => !labelled.includes(value))]
}
