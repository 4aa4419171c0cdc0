import type { LevelValue } from '../data-dictionary.ts'
import type { LevelRef } from '../outcome/outcome.ts'

/**
 * The values of several variables on a common scale, in one order that agrees with each: ascending numbers if every list has them so,
 * otherwise a value added by a list follows its predecessor there.
 */
export function mergedLevels(lists: readonly (readonly LevelValue[])[]): readonly LevelValue[] {
  const merged: LevelValue[] = []
  for (const list of lists) {
    let last = -1
    for (const value of list) {
      const at = merged.findIndex((other) => String(other) === String(value))
      last = at >= 0 ? at : last + 1
      if (at < 0) merged.splice(last, 0, value)
    }
  }
  const ascending = lists.every((list) => list.every((value, i) => i === 0 || Number(list[i - 1]) < Number(value)))
  return ascending ? merged.toSorted((a, b) => Number(a) - Number(b)) : merged
}

/** Merged values as named in an outcome: by the label of the first variable that has the value. */
export function mergedRefs(
  merged: readonly LevelValue[],
  variables: readonly string[],
  lists: readonly (readonly LevelValue[])[],
): readonly LevelRef[] {
  return merged.map((level) => ({ variable: variables[lists.findIndex((list) => list.includes(level))] ?? '', level }))
}
