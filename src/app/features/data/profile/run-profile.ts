import type { ColumnProfile } from '#engine/methods/profile/profile-column.ts'
import { ask, start } from '../../../workers/bridge.ts'
import type { WholeProfile } from '../../../workers/profile-dataset.ts'

interface Watch {
  readonly signal: AbortSignal
  readonly onColumn: (profile: ColumnProfile) => void
  readonly onWhole: (whole: WholeProfile) => void
}

/**
 * Profiles the columns one after the other, so that the worker answers others between them, then what only all of them show. Ends early
 * when it is stopped; returns whether it is complete.
 */
export async function runProfile(
  version: string,
  columns: readonly string[],
  { signal, onColumn, onWhole }: Watch,
): Promise<boolean> {
  const endOfToday = endOfDay(new Date())
  for (const id of columns) {
    if (signal.aborted) return false
    const profile = await ask((engine) => engine.columnProfile(version, id, endOfToday))
    if (profile === undefined) return false // a step has changed the data
    if (!signal.aborted) onColumn(profile)
  }
  try {
    const whole = await start((engine, job, onFraction) => engine.wholeProfile(version, job, onFraction), { signal })
    if (whole) onWhole(whole)
    return whole !== undefined
  } catch (error) {
    if (signal.aborted) return false
    throw error
  }
}

/** The last millisecond of the reader's day, as dates of the data are stored: without a zone. */
export function endOfDay(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + 1) - 1
}
