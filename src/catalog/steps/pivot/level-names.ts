import type { StepOptionsOf } from '../../kit/step.ts'
import type { definition } from './definition.ts'

/** A variable for each level that the step keeps; `at`: its index there. */
export interface LevelName {
  readonly at: number
  readonly name: string
}

/** The new variables, in the order of the levels. */
export function levelNames({
  levels,
  pattern,
}: Pick<StepOptionsOf<typeof definition>, 'levels' | 'pattern'>): readonly LevelName[] {
  return levels.flatMap((level, at) =>
    level === null ? [] : [{ at, name: pattern.replaceAll('{level}', () => String(level)).trim() }],
  )
}
