import { serialToMs } from '../table/cell-date.ts'
import type { Shown } from '../xlsx/number-format.ts'

/** The text of a number that is shown as a date or a time of day, as text files have it; undefined for one that is no date. */
export function serialText(number: number, shown: Shown, epoch: 1900 | 1904): string | undefined {
  if (shown === 'number' || !Number.isFinite(number) || number < 0) return undefined
  const date = new Date(serialToMs(number, epoch))
  if (Number.isNaN(date.getTime())) return undefined
  if (shown === 'time') return number < 1 ? date.toISOString().slice(11, 19) : undefined
  return momentText(date.toISOString())
}

/** From `2023-05-01T08:30:00.000Z`: without a clock at midnight, and without thousandths that are zero. */
function momentText(iso: string): string {
  const clock = iso.slice(11, 23)
  if (clock === '00:00:00.000') return iso.slice(0, 10)
  return `${iso.slice(0, 10)} ${clock.endsWith('.000') ? clock.slice(0, 8) : clock}`
}

/** Whether Excel has lost digits of a whole number: it keeps 15. */
export const isPrecisionLost = (number: number) => Number.isInteger(number) && Math.abs(number) >= 1e15
