import { excluded } from './excluded.ts'
import type { Exclusion } from './outcome.ts'

/** Why rows are not among those of a survival analysis. */
export function survivalExclusions(
  { time, status }: { readonly time: string; readonly status: string },
  group: string | null,
  lost: { readonly time: number; readonly badTimes: number; readonly status: number; readonly group: number },
): readonly Exclusion[] {
  return [
    ...excluded(time, 'missing', lost.time),
    ...excluded(time, 'invalid', lost.badTimes),
    ...excluded(status, 'missing', lost.status),
    ...excluded(group, 'missing', lost.group),
  ]
}
