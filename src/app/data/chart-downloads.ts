import { readRating } from './chart-ratings.ts'
import type { UserDatabase } from './database/user-database.ts'
import { DOWNLOAD_KEYS } from './saved-results.ts'

/** A reader who has saved so many figures of one type can judge it. */
const ASKED_AFTER = 3

const keyOf = (chart: string) => `${DOWNLOAD_KEYS}${chart}`

/**
 * Counts on this device that the user saved a figure of a type of chart.
 * @param chart the type
 * @returns whether the reader is to be asked for a rating now: once, unless the type is rated
 */
export function countDownload(database: UserDatabase, chart: string): Promise<boolean> {
  const { kv } = database
  return database.transaction('rw', kv, async () => {
    const key = keyOf(chart)
    const before = ((await kv.get(key))?.value as number | undefined) ?? 0
    if (before >= ASKED_AFTER) return false
    await kv.put({ key, value: before + 1 })
    return before + 1 === ASKED_AFTER && (await readRating(database, chart)) === undefined
  })
}
