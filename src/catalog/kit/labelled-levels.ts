import { columnInfo, type DataDictionary, isOfBlanks, isUserMissing, type LevelValue } from './data-dictionary.ts'

/** The labelled values, occurring or not, followed by the other occurring ones: the levels of a factor that keeps all. */
export function labelledLevels(data: DataDictionary, id: string): readonly LevelValue[] {
  const column = columnInfo(data, id)
  if (column === undefined) return []
  const { valueLabels, levels = [] } = column
  const labelled = valueLabels
    .map(({ value }) => value)
    .filter((value) => !isUserMissing(column, value) && !isOfBlanks(column, value))
  return [...labelled, ...levels.filter((value) => !labelled.includes(value))]
}
