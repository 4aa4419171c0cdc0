import type { Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { faganKey, faganPanel } from '../../kit/plots/fagan-panel.ts'
import { fixed, formatCount, formatEstimate, formatLevel } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { FaganData, FaganResult } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<FaganData> }

const names = { positive: { en: 'Positive', zh: '阳性' }, negative: { en: 'Negative', zh: '阴性' } } as const

function plot(data: FaganData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const lines = data.results.map(({ ratio, limits }) => ({
    ratio: numberOf(ratio),
    limits: limits && { lower: limits.ratio[0], upper: limits.ratio[1] },
  }))
  const said = data.results.map((result) => lineOf(result, data, settings))
  const caption = captionOf(data, settings)
  const { width = 100, height = 132 } = settings.size
  return {
    width,
    height,
    description: `${language === 'zh' ? 'Fagan 列线图：' : 'Fagan nomogram: '}${said.join(language === 'zh' ? '；' : '; ')}${language === 'zh' ? '。' : '. '}${caption}${language === 'zh' ? '。' : '.'}`,
    caption,
    legend: { place: 'top', items: said.map((label, series) => ({ label, ...faganKey(series) })) },
    panels: [faganPanel(data.before, lines, language, { width: width - 8, height: Math.max(40, height - 32) })],
  }
}

function numberOf(ratio: FaganResult['ratio']): number {
  return ratio === 'Inf' ? Number.POSITIVE_INFINITY : typeof ratio === 'number' ? ratio : Number.NaN
}

/** Positive: 30.0% → 78.6% (71.2% to 84.5%) */
function lineOf({ name, after, limits }: FaganResult, { before }: FaganData, { settings }: PlotSettings): string {
  const { language } = settings
  const range = limits === null ? '' : rangeOf(limits.after.map(percent), language)
  return `${names[name][language]}${language === 'zh' ? '：' : ': '}${percent(before)} → ${percent(after)}${range}`
}

/** LR+ 8.56 (5.98 to 12.30) */
function ratioOf({ name, ratio, limits }: FaganResult, { settings }: PlotSettings): string {
  const value = ratio === 'Inf' ? '∞' : ratio === 0 ? '0' : formatEstimate(ratio, settings)
  const range =
    limits === null
      ? ''
      : rangeOf(
          limits.ratio.map((limit) => formatEstimate(limit, settings)),
          settings.language,
        )
  return `LR${name === 'positive' ? '+' : '−'}\u00a0${value}${range}`
}

function rangeOf(limits: readonly string[], language: 'en' | 'zh'): string {
  return language === 'zh' ? `（${limits.join('~')}）` : ` (${limits.join(' to ')})`
}

/** With two decimals near 0 and 100. */
function percent(p: number): string {
  return `${p === 0 || p === 1 ? 100 * p : fixed(100 * p, Math.min(p, 1 - p) < 0.01 ? 2 : 1)}%`
}

function captionOf({ of, results }: FaganData, display: PlotSettings): string {
  const { names: label, settings } = display
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const drawn = withoutFalse([
    say('Lines: from the pre-test to the post-test probability', '连线：由验前概率至验后概率'),
    results.some(({ limits }) => limits !== null) &&
      of !== null &&
      say(
        `shaded and in parentheses: ${formatLevel(of.confidence)} CI`,
        `阴影与括号内：${formatLevel(of.confidence)} 置信区间`,
      ),
    results.some(({ ratio }) => ratio === 0 || ratio === 'Inf') &&
      say(
        'arrow: a likelihood ratio of 0 or infinity, to the end of the scale',
        '箭头：似然比为 0 或无穷大，至标尺端点',
      ),
  ])
  const ratios = results.map((result) => ratioOf(result, display))
  if (of === null) return captionSentences(language, [drawn, ratios])
  const { truePositive, falsePositive, falseNegative, trueNegative, isFrequency } = of
  const n = truePositive + falsePositive + falseNegative + trueNegative
  const [event, result] = [label.level(of.event), label.level(of.result)]
  const [condition, test] = [label.variable(of.event.variable), label.variable(of.result.variable)]
  return captionSentences(language, [
    drawn,
    [
      say(
        `${test} ${result} against ${condition} ${event}: sensitivity ${formatCount(truePositive)}/${formatCount(truePositive + falseNegative)}`,
        `${test}“${result}”判断${condition}“${event}”：灵敏度 ${formatCount(truePositive)}/${formatCount(truePositive + falseNegative)}`,
      ),
      say(
        `specificity ${formatCount(trueNegative)}/${formatCount(trueNegative + falsePositive)}`,
        `特异度 ${formatCount(trueNegative)}/${formatCount(trueNegative + falsePositive)}`,
      ),
      ...ratios,
      `n\u00a0=\u00a0${formatCount(n)}`,
      isFrequency && say('pre-test probability: the frequency in these data', '验前概率取本数据中的比例'),
    ],
  ])
}
