import type { PAdjustment } from '#engine/methods/inference/adjust-p-values.ts'
import type { RichText } from '#figure/scene.ts'
import { richP } from '../figures/figure-words.ts'
import type { PlotSettings } from '../figures/plot.ts'
import type { Numeric } from '../outcome/outcome.ts'
import { formatLevel, formatLimits, formatNumber, formatQuantity, jointDecimals, relationP } from '../present/format.ts'
import type { Words } from '../words.ts'
import { logRankNames, stratifiedName } from './log-rank-names.ts'
import { type CurveUnit, hazardRatiosOf, type SurvivalFigure, type SurvivalFigureGroup } from './survival-figure.ts'

/** The unit after a number, with the space before it. */
export const unitAfter: Readonly<Record<CurveUnit, Words>> = {
  none: { en: '', zh: '' },
  days: { en: ' days', zh: ' 天' },
  weeks: { en: ' weeks', zh: ' 周' },
  months: { en: ' months', zh: ' 个月' },
  years: { en: ' years', zh: ' 年' },
}

/** The tests, the hazard ratios, survival at the chosen times, and the median if there is no legend with the group's name to show it. */
export function noteLines(data: SurvivalFigure, display: PlotSettings): readonly RichText[] {
  const { groups, p, trend, show, test = 'log-rank', exponents, stratified = false } = data
  const { language } = display.settings
  const name = (stratified ? stratifiedName(test) : logRankNames[test])[language]
  const powers = exponents === undefined ? '' : ` (ρ\u00a0=\u00a0${exponents.rho}, γ\u00a0=\u00a0${exponents.gamma})`
  const [only] = groups.length === 1 ? groups : []
  return [
    ...(p === null ? [] : [[{ text: `${name}${powers} ` }, ...richP(p, display)]]),
    ...(trend === undefined || trend === null
      ? []
      : [[{ text: language === 'zh' ? '趋势检验 ' : 'Trend ' }, ...richP(trend, display)]]),
    ...(ratiosFit(data) ? hazardRatioTexts(data, display).map((text) => [{ text }]) : []),
    ...(timesFit(data) ? timeTexts(data, display).flatMap(({ lines }) => lines.map((text) => [{ text }])) : []),
    ...(only === undefined || show.medians !== 'values' ? [] : [[{ text: medianText(only, data, display) }]]),
  ]
}

/** Whether the note has lines with limits, which take about two thirds of the width of a column of a journal. */
export function hasWideNote(data: SurvivalFigure): boolean {
  return ratiosFit(data) || timesFit(data)
}

/** More lines would cover the curves: the caption has them. */
function ratiosFit(data: SurvivalFigure): boolean {
  return (hazardRatiosOf(data)?.ratios ?? []).length === 1
}

function timesFit({ groups }: SurvivalFigure): boolean {
  const lines = groups.reduce((sum, { times = [] }) => sum + times.length, 0)
  return lines > 0 && lines <= 4
}

/** What has no room in the note, for the caption: hazard ratios, survival at the chosen times, comparisons in pairs. */
export function noteSentences(data: SurvivalFigure, display: PlotSettings): readonly string[] {
  const { pairs } = data
  const zh = display.settings.language === 'zh'
  const ratios = ratiosFit(data) ? [] : hazardRatioTexts(data, display)
  const against = hazardRatiosOf(data)?.reference
  const reference = against === undefined ? '' : display.names.level(against)
  const times = timesFit(data) ? [] : timeTexts(data, display)
  return [
    ...(ratios.length === 0
      ? []
      : [
          zh
            ? `风险比（参照 ${reference}，Cox 模型）：${ratios.join('；')}`
            : `hazard ratios against ${reference}, Cox model: ${ratios.join('; ')}`,
        ]),
    ...times.map(({ at, lines }) => `${at}${zh ? '：' : ': '}${lines.join(zh ? '；' : '; ')}`),
    ...(pairs === undefined ? [] : [pairsText(pairs, display)]),
  ]
}

const adjustments = {
  holm: { en: ', adjusted by Holm', zh: '（Holm 校正）' },
  bonferroni: { en: ', adjusted by Bonferroni', zh: '（Bonferroni 校正）' },
  'benjamini-hochberg': { en: ', adjusted by Benjamini–Hochberg', zh: '（Benjamini–Hochberg 校正）' },
  none: { en: ', not adjusted', zh: '（未校正）' },
} as const satisfies Readonly<Record<PAdjustment, Words>>

function pairsText({ adjust, tests }: NonNullable<SurvivalFigure['pairs']>, display: PlotSettings): string {
  const zh = display.settings.language === 'zh'
  const found = tests.map(({ first, second, p }) => {
    const [one, other] = [display.names.level(first), display.names.level(second)]
    const value = typeof p === 'number' ? relationP(p, display.settings) : zh ? '无法比较' : 'not comparable'
    return zh ? `${one} 与 ${other}，${value}` : `${one} and ${other}, ${value}`
  })
  const how = adjustments[adjust][display.settings.language]
  return zh ? `两两比较${how}：${found.join('；')}` : `pairs by the same test${how}: ${found.join('; ')}`
}

/** `HR 0.59 (95% CI 0.42 to 0.82)` for each ratio; with the group's name before it if there are several. */
function hazardRatioTexts(data: SurvivalFigure, display: PlotSettings): readonly string[] {
  const { settings } = display
  const zh = settings.language === 'zh'
  const { ratios = [] } = hazardRatiosOf(data) ?? {}
  return ratios.map(({ group, estimate, lower, upper }) => {
    const decimals = jointDecimals(estimate, lower, upper, settings, 1)
    const interval = `${formatLevel(data.confidence)} CI ${formatLimits(lower, upper, decimals, settings)}`
    const limits = zh ? `（${interval}）` : ` (${interval})`
    const name = ratios.length < 2 ? '' : `${display.names.level(group)}${zh ? '，' : ', '}`
    return `${name}HR ${formatNumber(estimate, decimals)}${limits}`
  })
}

/** For each chosen time its name, and a line for each group: `Male, 12 months: 33.6% (26.6% to 42.6%)`. In the caption the time comes first. */
function timeTexts(data: SurvivalFigure, display: PlotSettings) {
  const { settings } = display
  const zh = settings.language === 'zh'
  const inNote = timesFit(data)
  const several = data.groups.length > 1
  return (data.groups[0]?.times ?? []).map(({ time }, k) => {
    const at = `${formatQuantity(time, settings)}${unitAfter[data.unit][settings.language]}`
    return {
      at: zh ? `${at}${quantityNames[data.show.quantity].zh}` : `${quantityNames[data.show.quantity].en} at ${at}`,
      lines: data.groups.map((group) => {
        const name = several && group.group ? display.names.level(group.group) : ''
        const lead = inNote
          ? `${name}${name === '' ? '' : zh ? '，' : ', '}${at}${zh ? '：' : ': '}`
          : `${name}${name === '' ? '' : zh ? '，' : ', '}`
        return `${lead}${survivalText(group.times?.[k], data, display)}`
      }),
    }
  })
}

/** Names of the quantity within a sentence. */
export const quantityNames = {
  survival: { en: 'survival', zh: '生存率' },
  incidence: { en: 'cumulative incidence', zh: '累积发生率' },
} as const satisfies Readonly<Record<SurvivalFigure['show']['quantity'], Words>>

/** `33.6% (26.6% to 42.6%)` */
function survivalText(
  at: NonNullable<SurvivalFigureGroup['times']>[number] | undefined,
  { show }: SurvivalFigure,
  { settings }: PlotSettings,
): string {
  const say = (en: string, zh: string) => (settings.language === 'zh' ? zh : en)
  if (typeof at?.survival !== 'number') return say('not followed', '无随访')
  const shown = (value: Numeric) =>
    typeof value === 'number' ? (show.quantity === 'incidence' ? 1 - value : value) * 100 : null
  const [low, high] = [shown(at.lower), shown(at.upper)]
  const [lower, upper] = show.quantity === 'incidence' ? [high, low] : [low, high]
  const limits = lower === null || upper === null ? '' : formatLimits(lower, upper, 1, settings)
  const estimate = `${formatNumber(shown(at.survival), 1)}%`
  return limits === '' ? estimate : say(`${estimate} (${limits})`, `${estimate}（${limits}）`)
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
