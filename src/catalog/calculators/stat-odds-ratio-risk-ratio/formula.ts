import { compareRisks } from '#engine/methods/proportions/compare-risks.ts'

const LEVEL = 0.95

/** Requires non-empty rows. If a cell is empty, 0.5 is added to each cell (Haldane, Anscombe). */
export function ratiosOf(a: number, b: number, c: number, d: number) {
  const add = Math.min(a, b, c, d) === 0 ? 0.5 : 0
  const risk = (events: number, rest: number) => ({ events: events + add, n: events + rest + 2 * add })
  return compareRisks(risk(a, b), risk(c, d), LEVEL)
}
