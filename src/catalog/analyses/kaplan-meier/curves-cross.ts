import type { SurvivalCurve } from '#engine/methods/kaplan-meier.ts'

/** A difference of survival smaller than this is not called a crossing. */
const noticeable = 0.05

/** Whether one of two curves is noticeably above the other at one time and noticeably below it at another, while both are observed. */
export function curvesCross(curves: readonly SurvivalCurve[]): boolean {
  return curves.some((a, i) => curves.slice(i + 1).some((b) => pairCrosses(a, b)))
}

function pairCrosses(a: SurvivalCurve, b: SurvivalCurve): boolean {
  const first = Math.max(a.entries?.[0] ?? 0, b.entries?.[0] ?? 0)
  const last = Math.min(a.time.at(-1) ?? 0, b.time.at(-1) ?? 0)
  let [i, j] = [0, 0]
  let [above, below] = [false, false]
  while (i < a.time.length || j < b.time.length) {
    const now = Math.min(a.time[i] ?? Number.POSITIVE_INFINITY, b.time[j] ?? Number.POSITIVE_INFINITY)
    if (now > last) break
    if (a.time[i] === now) i++
    if (b.time[j] === now) j++
    if (now < first) continue
    const difference = (i === 0 ? 1 : (a.survival[i - 1] ?? 0)) - (j === 0 ? 1 : (b.survival[j - 1] ?? 0))
    if (difference > noticeable) above = true
    if (difference < -noticeable) below = true
  }
  return above && below
}
