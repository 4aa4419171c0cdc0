import { currentLocale } from './locale.ts'

/** Year-month-day hour:minute:second, or the Chinese date form, from milliseconds. */
export function dateTime(ms: number): string {
  const date = new Date(ms)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${isoDate(date)} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
}

/** Hour:minute. */
export function timeOfDay(ms: number): string {
  return dateTime(ms).slice(11, 16)
}

export function dateOnly(ms: number): string {
  const date = new Date(ms)
  return currentLocale() === 'zh' ? `${date.getFullYear()}年${date.getMonth() + 1}月${date.getDate()}日` : isoDate(date)
}

function isoDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
