import type { ScoreCounts } from './score-counts.ts'

/**
 * The structural components of DeLong, DeLong and Clarke-Pearson by score: for an event, the proportion of non-events that score lower; for a
 * non-event, the proportion of events that score higher. Equal scores count half.
 */
export interface Placements {
  readonly ofEvents: Float64Array
  readonly ofOthers: Float64Array
}

/** By score, in the ascending order of `values`. `ofEvents` is NaN if there are no others, `ofOthers` if there are no events. */
export function placements({ values, events, others, totals }: ScoreCounts): Placements {
  const ofEvents = new Float64Array(values.length)
  const ofOthers = new Float64Array(values.length)
  let [eventsBelow, othersBelow] = [0, 0]
  for (let k = 0; k < values.length; k++) {
    const [here, there] = [events[k] as number, others[k] as number]
    ofEvents[k] = (othersBelow + there / 2) / totals.others
    ofOthers[k] = (totals.events - eventsBelow - here / 2) / totals.events
    eventsBelow += here
    othersBelow += there
  }
  return { ofEvents, ofOthers }
}
