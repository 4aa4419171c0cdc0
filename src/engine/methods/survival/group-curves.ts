import type { Checkpoint } from '../../checkpoint.ts'
import { inUnit } from '../../frame/grouped-follow-up.ts'
import type { SurvivalGroup } from '../../frame/survival-rows.ts'
import type { Progress } from '../../progress.ts'
import { type CurveSettings, kaplanMeier, type SurvivalCurve } from './kaplan-meier.ts'

/** The Kaplan-Meier estimate of each group, with times in units of `divisor` units of the data. */
export async function groupCurves(
  groups: readonly SurvivalGroup[],
  settings: CurveSettings & { readonly divisor: number },
  { checkpoint, progress }: { readonly checkpoint: Checkpoint; readonly progress: Progress },
): Promise<readonly SurvivalCurve[]> {
  const curves: SurvivalCurve[] = []
  for (const { sample } of groups) {
    curves.push(await kaplanMeier(inUnit(sample, settings.divisor), settings, checkpoint))
    progress(curves.length / groups.length)
    await checkpoint()
  }
  return curves
}

/** The last time of any curve, in the unit of the curves. */
export function lastTime(curves: readonly SurvivalCurve[]): number {
  return Math.max(...curves.map(({ time }) => time.at(-1) ?? 0))
}

/** The time with which the curves begin: 0, or the earliest entry of any. */
export function firstTime(curves: readonly SurvivalCurve[]): number {
  return Math.min(...curves.map(({ entries }) => entries?.values[0] ?? 0))
}

/** The end of a drawn curve: `end`, or the last time with at least `leastAtRisk` at risk if that comes before; null: `end`. */
export function drawnEnd({ time, atRisk, entries }: SurvivalCurve, end: number, leastAtRisk: number | null): number {
  if (leastAtRisk === null) return end
  const last = atRisk.findLastIndex((n) => n >= leastAtRisk)
  return Math.min(end, time[last] ?? entries?.values[0] ?? 0)
}
