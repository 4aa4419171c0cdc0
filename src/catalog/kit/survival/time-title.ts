import type { PlotSettings } from '../figures/plot.ts'
import type { Words } from '../words.ts'
import type { CurveUnit } from './survival-figure.ts'

/** The names of units of time. */
export const timeUnitWords: Readonly<Record<CurveUnit, Words | null>> = {
  none: null,
  days: { en: 'days', zh: '天' },
  weeks: { en: 'weeks', zh: '周' },
  months: { en: 'months', zh: '月' },
  years: { en: 'years', zh: '年' },
}

const follow: Words = { en: 'Follow-up', zh: '随访时间' }
const clock: Words = { en: 'Time', zh: '时间' }

/** The title of a survival time axis: the name of the variable, or the quantity with the stated unit. */
export function timeTitle(
  { time, unit, delayed }: { readonly time: string; readonly unit: CurveUnit; readonly delayed: boolean },
  { settings, names }: Pick<PlotSettings, 'settings' | 'names'>,
): string {
  const { language } = settings
  const counted = timeUnitWords[unit]?.[language]
  if (counted === undefined) return names.variable(time)
  const what = (delayed ? clock : follow)[language]
  return language === 'zh' ? `${what}(${counted})` : `${what} (${counted})`
}
