import type { NoFollowUp } from '#engine/frame/grouped-follow-up.ts'
import type { Rejected } from '../outcome/outcome.ts'
import { maxTicks } from './time-axis.ts'

/** More curves than this cannot be distinguished in one figure. */
export const maxCurves = 12

/** The refusal of a figure of curves over follow-up; its texts are in `curveRemarks`, those of the events with the entry. */
export function refusedCurves(reason: NoFollowUp, group: string | null): Rejected {
  switch (reason) {
    case 'too-many-groups': {
      const params = { ...(group === null ? {} : { group: { variable: group } }), max: maxCurves }
      return { status: 'rejected', code: reason, params, option: 'group' }
    }
    case 'no-usable-rows':
      return { status: 'rejected', code: reason, params: {}, option: 'outcome.time' }
    case 'no-events':
      return { status: 'rejected', code: reason, params: {}, option: 'outcome.events' }
  }
}

/** The refusal of a distance that makes `n` ticks. */
export function refusedTicks(n: number): Rejected {
  return { status: 'rejected', code: 'too-many-ticks', params: { n, max: maxTicks }, option: 'step' }
}
