import type { PlotSettings } from '../figures/plot.ts'
import type { VariableRef } from '../outcome/outcome.ts'
import type { Language } from '../words.ts'

type Aggregate = 'mean' | 'median' | 'sum' | 'count'
type Period = 'none' | 'day' | 'week' | 'month' | 'year'

const titles = {
  mean: { en: 'Mean', zh: '均数' },
  median: { en: 'Median', zh: '中位数' },
  sum: { en: 'Sum', zh: '合计' },
  count: { en: 'Number', zh: '例数' },
} as const

const periods = {
  none: { en: '', zh: '' },
  day: { en: 'daily ', zh: '每日' },
  week: { en: 'weekly ', zh: '每周' },
  month: { en: 'monthly ', zh: '每月' },
  year: { en: 'yearly ', zh: '每年' },
} as const

const summaries = {
  mean: { en: 'means', zh: '均数' },
  median: { en: 'medians', zh: '中位数' },
  sum: { en: 'sums', zh: '合计' },
  count: { en: 'counts', zh: '计数' },
} as const

/** The title of an axis of values at places: the variable if there is only one, and how its values were summarized if they were. */
export function placeTitle(
  aggregate: Aggregate,
  isSummary: boolean,
  variables: readonly VariableRef[],
  { names, settings: { language } }: Pick<PlotSettings, 'names' | 'settings'>,
): string {
  if (aggregate === 'count') return titles.count[language]
  const [only, another] = variables
  const summary = isSummary ? titles[aggregate][language] : ''
  const name = only === undefined || another !== undefined ? '' : names.variable(only.variable)
  if (summary === '' || name === '') return summary === '' ? name : summary
  return language === 'zh' ? `${name}（${summary}）` : `${name} (${summary.toLowerCase()})`
}

/** What values at places are, for small print: `weekly sums`, or `values` if none was summarized. */
export function placeValues(aggregate: Aggregate, isSummary: boolean, period: Period, language: Language): string {
  if (aggregate !== 'count' && !isSummary) return language === 'zh' ? '原值' : 'values'
  return `${periods[period][language]}${summaries[aggregate][language]}`
}
