import type { LevelValue } from '../../kit/data-dictionary.ts'
import type { StepOptionsOf } from '../../kit/step.ts'
import type { definition } from './definition.ts'

/** A variable to be made, in the order of the new variables: by value, then by time. */
export interface NewColumn {
  readonly value: string
  /** Index in the levels that the step keeps. */
  readonly at: number
  readonly level: LevelValue
  readonly name: string
}

/** The new variables. `nameOf`: the name of a variable by its id. */
export function newColumns(
  { values, levels, pattern }: StepOptionsOf<typeof definition>,
  nameOf: (id: string) => string,
): readonly NewColumn[] {
  return values.flatMap((value) =>
    levels.flatMap((level, at) => {
      if (level === null) return []
      const name = pattern.replace(/\{value\}|\{time\}/g, (part) => (part === '{time}' ? String(level) : nameOf(value)))
      return [{ value, at, level, name: name.trim() }]
    }),
  )
}
