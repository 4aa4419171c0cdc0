import type { Block } from './reach.ts'

/** Part of a source that no example executes. */
export interface UncoveredBranch {
  readonly line: number
  readonly text: string
}

/** The parts of a source that no entry executed, from the blocks of each, in the order of the text. Punctuation does not count. */
export function uncoveredBranches(source: string, entries: readonly (readonly Block[])[]): readonly UncoveredBranch[] {
  const isUnshown = new Uint8Array(source.length)
  const ran = new Uint8Array(source.length)
  for (const blocks of entries) {
    const counts = new Float64Array(source.length).fill(Number.NaN)
    const outerFirst = blocks.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))
    const whole = outerFirst[0]?.[1] // module-level code runs once, for the first entry that imports it
    for (const [start, end, count] of outerFirst)
      counts.fill(start === 0 && end === whole ? Number.NaN : count, start, end)
    for (const [i, count] of counts.entries()) {
      if (count > 0) ran[i] = 1
      if (count === 0) isUnshown[i] = 1
    }
  }
  for (const [i, has] of ran.entries()) if (has === 1) isUnshown[i] = 0
  const parts: UncoveredBranch[] = []
  for (let from = 0; from < source.length; ) {
    let to = from + 1
    while (to < source.length && isUnshown[to] === isUnshown[from]) to += 1
    const text = source.slice(from, to).trim().replaceAll(/\s+/g, ' ')
    const line = source.slice(0, from).split('\n').length
    if (isUnshown[from] === 1 && /\w/.test(text)) parts.push({ line, text })
    from = to
  }
  return parts
}
