import type { LevelValue, NamedColumns } from './data-dictionary.ts'
import type { LevelRef } from './outcome/outcome.ts'

/** The names of variables and levels if they are shown: renaming one needs no recomputation. */
export interface Names {
  readonly variable: (id: string) => string
  readonly level: (ref: LevelRef) => string
}

/** Names of a dataset: the label of a variable, otherwise its name, otherwise its id; the label of a level, otherwise its value. */
export function namesOf(dictionary: NamedColumns): Names {
  const columns = new Map(dictionary.columns.map((column) => [column.id, column]))
  return {
    variable: (id) => {
      const column = columns.get(id)
      if (column === undefined) return id
      return column.label === '' ? column.name : column.label
    },
    level: ({ variable, level }) =>
      columns.get(variable)?.valueLabels.find((entry) => entry.value === level)?.label ?? levelText(level),
  }
}

function levelText(level: LevelValue): string {
  return typeof level === 'number' ? String(level) : level
}
