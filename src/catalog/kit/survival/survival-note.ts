import type { RichText } from '#figure/scene.ts'
import { richP } from '../figures/figure-words.ts'
import type { PlotSettings } from '../figures/plot.ts'
import { formatLevel, formatLimits, formatNumber, formatQuantity, jointDecimals } from '../present/format.ts'
import type { Words } from '../words.ts'
import { logRankNames, stratifiedName } from './log-rank-names.ts'
import type { CurveUnit, SurvivalFigure, SurvivalFigureGroup } from './survival-figure.ts'

/** The unit after a number, with the space before it. */
export const unitAfter: Readonly<Record<CurveUnit, Words>> = {
  none: { en: '', zh: '' },
  days: { en: ' days', zh: ' 天' },
  weeks: { en: ' weeks', zh: ' 周' },
  months: { en: ' months', zh: ' 个月' },
  years: { en: ' years', zh: ' 年' },
}

/** The test, the hazard ratio, and the median if there is no legend with the group's name to show it. */
export function noteLines(data: SurvivalFigure, display: PlotSettings): readonly RichText[] {
  const { groups, p, show, test = 'log-rank', stratified = false } = data
  const name = stratified ? stratifiedName(test) : logRankNames[test]
  const [only] = groups.length === 1 ? groups : []
  return [
    ...(p === null ? [] : [[{ text: `${name[display.settings.language]} ` }, ...richP(p, display)]]),
    ...hazardRatioLine(data, display),
    ...(only === undefined || show.medians !== 'values' ? [] : [[{ text: medianText(only, data, display) }]]),
  ]
}

/** `HR 0.59 (95% CI 0.42 to 0.82)` */
function hazardRatioLine({ hazardRatio, confidence }: SurvivalFigure, { settings }: PlotSettings): readonly RichText[] {
  if (hazardRatio === undefined) return []
  const { estimate, lower, upper } = hazardRatio
  const decimals = jointDecimals(estimate, lower, upper, settings, 1)
  const interval = `${formatLevel(confidence)} CI ${formatLimits(lower, upper, decimals, settings)}`
  const text = settings.language === 'zh' ? `（${interval}）` : ` (${interval})`
  return [[{ text: `HR ${formatNumber(estimate, decimals)}${text}` }]]
}

/** `median 8.9 months (7.0 to 10.2)` */
export function medianText(
  { median }: SurvivalFigureGroup,
  { unit }: Pick<SurvivalFigure, 'unit'>,
  { settings }: PlotSettings,
): string {
  const say = (en: string, zh: string) => (settings.language === 'zh' ? zh : en)
  if (median === null || median.estimate === null) return say('median not reached', '中位时间未达到')
  const numbers = [median.estimate, median.lower, median.upper].flatMap((value) => value ?? [])
  const decimals = Math.max(...numbers.map((value) => formatQuantity(value, settings).split('.')[1]?.length ?? 0))
  const estimate = `${formatNumber(median.estimate, decimals)}${unitAfter[unit][settings.language]}`
  const limits = formatLimits(median.lower, median.upper, decimals, settings)
  const interval = limits === '' ? '' : say(` (${limits})`, `（${limits}）`)
  return `${say('median', '中位时间')} ${estimate}${interval}`
}
