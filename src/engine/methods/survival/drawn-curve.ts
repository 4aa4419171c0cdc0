import type { Checkpoint } from '../../checkpoint.ts'
import { type SurvivalCurve, survivalAt } from './kaplan-meier.ts'

/**
 * A survival curve as it is drawn. `x`, `survival` and the limits have the same length. The first point is time 0, or the earliest entry
 * time if entry is delayed.
 */
export interface DrawnCurve {
  readonly x: readonly number[]
  readonly survival: readonly number[]
  /**
   * The previous limits continue if there are none; with delayed entry they end where the estimate falls to 0, since later entries may
   * follow.
   */
  readonly lower: readonly number[]
  readonly upper: readonly number[]
  readonly censored: { readonly x: readonly number[]; readonly y: readonly number[] }
  /** Number at risk and cumulative number of events at each tick. */
  readonly atRisk: readonly number[]
  readonly events: readonly number[]
}

/** Steps smaller than this are invisible, even in print. */
const visible = 1 / 1500
const maxMarks = 500

/** The curve up to a time, without steps and censoring marks that are too small to be visible. */
export async function drawnCurve(
  curve: SurvivalCurve,
  { ticks, end, censorMarks }: { ticks: readonly number[]; end: number; censorMarks: boolean },
  checkpoint: Checkpoint,
): Promise<DrawnCurve> {
  const steps = visibleSteps(curve, end)
  await checkpoint()
  const censored = censorMarks ? marks(curve, end) : { x: [], y: [] }
  await checkpoint()
  const [atRisk, events]: [number[], number[]] = [[], []]
  for (const tick of ticks) {
    const at = survivalAt(curve, tick)
    atRisk.push(at.atRisk)
    events.push(at.events)
    await checkpoint()
  }
  return { ...steps, censored, atRisk, events }
}

function visibleSteps({ time, survival, lower, upper, entries }: SurvivalCurve, end: number) {
  const steps = { x: [Math.min(entries?.values[0] ?? 0, end)], survival: [1], lower: [1], upper: [1] }
  const push = (x: number, s: number, low: number, high: number) => {
    steps.x.push(x)
    steps.survival.push(s)
    steps.lower.push(low)
    steps.upper.push(high)
  }
  let [s, low, high, drawn] = [1, 1, 1, 1]
  for (let i = 0; i < time.length; i++) {
    const now = time[i] ?? 0
    if (now > end) {
      push(end, s, low, high)
      break
    }
    s = survival[i] ?? 0
    const ended = s === 0 && entries !== null
    low = ended ? 0 : finite(lower[i], low)
    high = ended ? 0 : finite(upper[i], high)
    if (drawn - s < visible && i < time.length - 1) continue
    push(now, s, low, high)
    drawn = s
  }
  return steps
}

function finite(value: number | undefined, otherwise: number): number {
  return value === undefined || Number.isNaN(value) ? otherwise : value
}

function marks({ time, survival, censored }: SurvivalCurve, end: number) {
  const shown = (i: number) => (censored[i] ?? 0) > 0 && (time[i] ?? 0) <= end
  const all = censored.reduce((sum, _, i) => sum + (shown(i) ? 1 : 0), 0)
  const step = Math.ceil(all / maxMarks)
  const drawn: { x: number[]; y: number[] } = { x: [], y: [] }
  for (let [i, seen] = [0, 0]; i < time.length; i++) {
    if (!shown(i)) continue
    if (seen % step === 0) {
      drawn.x.push(time[i] ?? 0)
      drawn.y.push(survival[i] ?? 0)
    }
    seen++
  }
  return drawn
}
