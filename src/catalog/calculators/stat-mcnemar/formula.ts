import { mcnemarTests } from '#engine/methods/proportions/mcnemar.ts'

/** Requires at least one discordant pair. */
export function testsOf(b: number, c: number) {
  return mcnemarTests({ both: 0, firstOnly: b, secondOnly: c, neither: 0 })
}
