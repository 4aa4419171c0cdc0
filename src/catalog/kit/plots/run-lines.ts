import type { Numeric } from '../outcome/outcome.ts'

/** Consecutive points of which all values are known. */
export interface Run {
  readonly x: readonly number[]
  readonly values: readonly (readonly number[])[]
}

/** The uninterrupted parts of lines over the same places: a part ends where `run` changes, and where one of the values is missing. */
export function runLines(
  x: readonly number[],
  values: readonly (readonly Numeric[])[],
  run: readonly number[],
): readonly Run[] {
  const found: { x: number[]; values: number[][] }[] = []
  let last: number | undefined
  for (const [i, place] of x.entries()) {
    const here = values.map((list) => list[i])
    if (!here.every((value) => typeof value === 'number')) {
      last = undefined
      continue
    }
    if (run[i] !== last) found.push({ x: [], values: values.map(() => []) })
    last = run[i]
    const part = found.at(-1)
    part?.x.push(place)
    for (const [k, value] of here.entries()) part?.values[k]?.push(value)
  }
  return found
}
