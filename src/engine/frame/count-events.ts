import type { Factor } from './factor.ts'

/** The number of events among n cases. */
export interface Risk {
  readonly events: number
  readonly n: number
}

/** The index of the event level: the chosen one, or the last if none was chosen or the chosen one does not occur; -1 without levels. */
export function eventPlace({ levels }: Factor, chosen: number | string | null): number {
  const place = levels.findIndex(({ value }) => value === chosen)
  return place < 0 ? levels.length - 1 : place
}

export interface CountedEvents {
  /** One for each level of the first factor. */
  readonly risks: readonly Risk[]
  /** Cases with a group but without an outcome. */
  readonly missing: number
}

/**
 * Events in each group, in the rows whose `keep` is not 0; every other value of the outcome counts as no event. A row counts with its weight,
 * or once; counted rows are set to 1 in `used`.
 */
export function countEvents(
  by: Factor,
  of: Factor,
  event: number,
  keep: Uint8Array | undefined,
  used: Uint8Array,
  weights?: Float64Array,
): CountedEvents {
  const events = new Float64Array(by.levels.length) // weighted counts may exceed 32-bit integers
  const n = new Float64Array(by.levels.length)
  let missing = 0
  for (let i = 0; i < by.codes.length; i++) {
    const group = by.codes[i] ?? -1
    const code = of.codes[i] ?? -1
    if (group < 0) continue
    const cases = weights === undefined ? 1 : (weights[i] as number)
    if (code < 0) missing += cases
    else if (keep?.[i] !== 0) {
      n[group] = (n[group] ?? 0) + cases
      if (code === event) events[group] = (events[group] ?? 0) + cases
      used[i] = 1
    }
  }
  return { risks: by.levels.map((_, g) => ({ events: events[g] ?? 0, n: n[g] ?? 0 })), missing }
}

/** For each row 1 for the event, 0 for any other value, -1 for a missing value. */
export function eventAnswers({ codes }: Factor, event: number): Int8Array {
  const answers = new Int8Array(codes.length)
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] as number
    answers[i] = code < 0 ? -1 : code === event ? 1 : 0
  }
  return answers
}
