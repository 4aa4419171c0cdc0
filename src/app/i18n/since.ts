import { currentLocale } from './locale.ts'

const DAY = 86_400_000

/** How many days ago, in words: today, yesterday, 3 days ago; months after 60 days. By the calendar of the device, not by 24 hours. */
export function daysSince(ms: number, now: number): string {
  const days = Math.round((startOfDay(ms) - startOfDay(now)) / DAY)
  const format = new Intl.RelativeTimeFormat(currentLocale() === 'zh' ? 'zh-CN' : 'en', { numeric: 'auto' })
  return days > -60 ? format.format(Math.min(0, days), 'day') : format.format(Math.round(days / 30.44), 'month')
}

const startOfDay = (ms: number) => new Date(ms).setHours(0, 0, 0, 0)
