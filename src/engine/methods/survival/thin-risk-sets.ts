import { casesBefore, type SortedCases } from '../samples/sorted-cases.ts'
import type { SurvivalCurve } from './kaplan-meier.ts'

/** With fewer subjects at risk than this while others have yet to enter, an event strongly affects the rest of the curve. */
export const fewAtRisk = 10

/** Times at which a curve with delayed entry is based on few subjects, or on none (Klein and Moeschberger 2003, 4.6). */
export interface ThinRiskSets {
  /** The time at which the estimate fell to 0 although events were observed later. Null if there is none. */
  readonly emptied: { readonly time: number; readonly eventsAfter: number } | null
  /** The first interval without anyone under observation before others enter. Null if there is none. */
  readonly gap: { readonly from: number; readonly to: number } | null
  /**
   * Events with fewer than `few` subjects at risk before the risk set reached its maximum: their number, the smallest of these risk sets,
   * and the estimate after them.
   */
  readonly early: { readonly events: number; readonly atRisk: number; readonly survival: number } | null
}

const none: ThinRiskSets = { emptied: null, gap: null, early: null }

/** Finds thin risk sets of a curve with delayed entry. All parts are null without delayed entry: the risk set then only shrinks. */
export function thinRiskSets(curve: SurvivalCurve, few = fewAtRisk): ThinRiskSets {
  const { entries } = curve
  return entries === null ? none : { emptied: emptied(curve), gap: firstGap(curve, entries), early: early(curve, few) }
}

/**
 * The time after which fewer than `few` subjects and less than `share` of all remain at risk, up to the last of them: the curve is too uncertain
 * there to be read (Pocock, Clayton and Altman 2002). Null if no time follows it, as with few subjects.
 */
export function thinTail(
  { time, atRisk, events, censored }: SurvivalCurve,
  few = fewAtRisk,
  share = 0.1,
): number | null {
  let subjects = 0
  for (let i = 0; i < time.length; i++) subjects += (events[i] ?? 0) + (censored[i] ?? 0)
  const least = Math.min(few, share * subjects)
  const last = atRisk.findLastIndex((n) => n >= least)
  return last < 0 || last === time.length - 1 ? null : (time[last] ?? null)
}

function emptied({ time, events, survival }: SurvivalCurve): ThinRiskSets['emptied'] {
  const at = survival.indexOf(0)
  if (at < 0) return null
  let eventsAfter = 0
  for (let i = at + 1; i < events.length; i++) eventsAfter += events[i] ?? 0
  return eventsAfter === 0 ? null : { time: time[at] ?? 0, eventsAfter }
}

function firstGap({ time, atRisk, events, censored }: SurvivalCurve, entries: SortedCases): ThinRiskSets['gap'] {
  const last = entries.values.length - 1
  let [left, place] = [0, 0]
  for (let i = 0; i < time.length - 1; i++) {
    const gone = (events[i] ?? 0) + (censored[i] ?? 0)
    left += gone
    while (place < last && casesBefore(entries, place + 1) <= left) place++
    const [from, to] = [time[i] ?? 0, entries.values[place] ?? 0] // `to` is the entry time of the first subject who enters after that many have left
    // all who have entered have left, and the next one enters later
    if (atRisk[i] === gone && to > from) return { from, to }
  }
  return null
}

function early({ atRisk, events, survival }: SurvivalCurve, few: number): ThinRiskSets['early'] {
  let largest = 0
  for (let i = 1; i < atRisk.length; i++) if ((atRisk[i] ?? 0) > (atRisk[largest] ?? 0)) largest = i
  let [count, smallest, after] = [0, few, 1]
  for (let i = 0; i < largest; i++) {
    const [n, d] = [atRisk[i] ?? 0, events[i] ?? 0]
    if (d === 0 || n >= few) continue
    count += d
    smallest = Math.min(smallest, n)
    after = survival[i] ?? 0
  }
  return count === 0 ? null : { events: count, atRisk: smallest, survival: after }
}
