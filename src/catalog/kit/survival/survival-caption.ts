import { sizedName } from '../figures/figure-words.ts'
import type { PlotSettings } from '../figures/plot.ts'
import { formatLevel } from '../present/format.ts'
import { hazardRatiosOf, type SurvivalFigure } from './survival-figure.ts'
import { noteSentences, quantityNames } from './survival-note.ts'

/** The meaning of band, marks and lines, in small print. */
export function survivalCaption(data: SurvivalFigure, display: PlotSettings): string {
  const { settings, names } = display
  const { show, confidence, groups, begin, last, leastAtRisk } = data
  const say = (en: string, zh: string) => (settings.language === 'zh' ? zh : en)
  const level = formatLevel(confidence)
  const quantity = quantityNames[show.quantity]
  const medians = groups.some(({ median }) => typeof median?.estimate === 'number' && median.estimate <= last)
  const ratios = hazardRatiosOf(data)
  const [only, more] = ratios?.ratios ?? []
  const [first, second] = [ratios?.reference, only?.group].map((ref) => (ref ? names.level(ref) : ''))
  const n = groups.reduce((sum, { atRisk }) => sum + (atRisk[0] ?? 0), 0)
  const parts = [
    say('curves: Kaplan–Meier', '曲线：Kaplan–Meier 估计'),
    ...(show.band ? [say(`band: pointwise ${level} CI`, `阴影：逐点 ${level} 置信区间`)] : []),
    ...(groups.some(({ censored }) => censored.x.length > 0) ? [say('ticks: censored', '短竖线：删失')] : []),
    ...(show.riskTable === 'none' && begin === undefined ? [sizedName('', n, { settings, names })] : []),
    ...(begin === undefined ? [] : [say('each at risk from entry on', '各对象自进入时起计入风险集')]),
    ...(leastAtRisk === undefined
      ? []
      : [say(`curves drawn while at least ${leastAtRisk} are at risk`, `曲线绘制至风险人数不少于 ${leastAtRisk} 处`)]),
    ...(medians && show.medians !== 'half' && show.medians !== 'none' ? [say('dashed: median', '虚线：中位时间')] : []),
    ...(show.medians === 'half' ? [say('dotted: one half', '点线：50%')] : []),
    ...(show.medians === 'values' && medians ? [say(`in brackets: ${level} CI`, `括号内：${level} 置信区间`)] : []),
    ...(only === undefined || more !== undefined
      ? []
      : [
          say(
            `HR: hazard ratio of ${second} against ${first}, Cox model`,
            `HR：${second} 相对于 ${first} 的风险比，Cox 模型`,
          ),
        ]),
    ...(groups.some(({ times = [] }) => times.length > 0)
      ? [
          say(
            `points and dotted lines: ${quantity.en} at the times named, with its ${level} CI`,
            `圆点与点线：所示时点的${quantity.zh}及 ${level} 置信区间`,
          ),
        ]
      : []),
  ]
  const sentences = [parts.join(say('; ', '；')), ...noteSentences(data, display)]
  return sentences.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`).join(say('. ', '。'))
}
