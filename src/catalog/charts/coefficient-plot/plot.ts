import type { Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import { forestRange, ratioTicks } from '../../kit/figures/forest-axis.ts'
import { intervalMarks } from '../../kit/figures/forest-marks.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { formatCount, formatLevel } from '../../kit/present/format.ts'
import { termText } from '../../kit/present/term-text.ts'
import type { CoefficientPlotData } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<CoefficientPlotData> }

/** Ratios further out are drawn to the edge. */
const farthest = 1e4
/** Between the intervals of a row, as a part of its height. */
const apart = 0.24

function plot(data: CoefficientPlotData, settings: PlotSettings): Scene {
  const { rows, models, show, confidence } = data
  const zh = settings.settings.language === 'zh'
  const isRatio = show.family === 'logistic'
  const none = isRatio ? 1 : 0
  const bounded = (value: number) => (isRatio ? Math.min(Math.max(value, 1 / farthest), farthest) : value)
  const intervals = rows.flatMap(({ estimates }, row) =>
    estimates.flatMap((one, model) =>
      one === null
        ? []
        : [
            {
              y: row + apart * (model - (models.length - 1) / 2),
              estimate: bounded(one.estimate),
              lower: bounded(one.lower),
              upper: bounded(one.upper),
              size: 5,
              colour: { series: model },
            },
          ],
    ),
  )
  const { domain } = forestRange(intervals, none, isRatio)
  const line: Mark = {
    kind: 'segment',
    from: [none, -0.5],
    to: [none, rows.length - 0.5],
    colour: 'muted',
    width: 0.7,
    dash: 'dashed',
  }
  const what = whatOf(data, settings)
  const level = formatLevel(confidence)
  const items = models.map((_, series) => ({
    label: zh ? `模型 ${series + 1}` : `Model ${series + 1}`,
    colour: { series },
    key: 'point' as const,
    shape: 'of-series' as const,
  }))
  return {
    width: settings.size.width ?? 120,
    height: settings.size.height ?? Math.min(235, 44 + (4 + 3 * models.length) * rows.length),
    description: zh
      ? `${what}及 ${level} 置信区间，${models.length} 个模型、${rows.length} 项并列。`
      : `${what} with ${level} intervals of ${rows.length} terms in ${models.length} models.`,
    caption: captionOf(data, settings),
    ...(models.length > 1 ? { legend: { place: 'top', items } } : {}),
    panels: [
      {
        x: {
          kind: isRatio ? 'log' : 'linear',
          title: zh ? `${what}（${level} CI）` : `${what} (${level} CI)`,
          domain,
          ...(isRatio ? ratioTicks(domain) : {}),
        },
        y: { kind: 'band', title: '', categories: rows.map(({ cell }) => termText(cell, settings)) },
        marks: [line, ...intervalMarks(intervals)],
      },
    ],
  }
}

function whatOf({ show, outcome }: CoefficientPlotData, { names, settings }: PlotSettings): string {
  const zh = settings.language === 'zh'
  if ('level' in outcome) {
    const of = `${names.variable(outcome.variable)}${zh ? '：' : ': '}${names.level(outcome)}`
    return zh ? `${of}的比值比(OR)` : `Odds ratio of ${of}`
  }
  const of = names.variable(outcome.variable)
  return show.family === 'linear' ? (zh ? `${of}的回归系数` : `Coefficient for ${of}`) : of
}

function captionOf({ models, show, confidence, n, events }: CoefficientPlotData, settings: PlotSettings): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const listed = (ids: readonly string[]) => ids.map((id) => settings.names.variable(id)).join(say(', ', '、'))
  const level = formatLevel(confidence)
  return captionSentences(language, [
    [
      say('Points: estimates', '点：估计值'),
      say(`lines: ${level} CI`, `横线：${level} 置信区间`),
      say('dashed: no effect', '虚线：无效线'),
      show.standardise && say('measurements per 2 SD', '数值变量按 2 个标准差'),
    ],
    [
      ...models.map((own, m) =>
        m === 0
          ? say(`Model 1: ${listed(own)}`, `模型 1：${listed(own)}`)
          : say(`model ${m + 1}: also ${listed(own)}`, `模型 ${m + 1}：增加 ${listed(own)}`),
      ),
      sizedName('', n, settings),
      events !== null && say(`events: ${formatCount(events)}`, `事件 ${formatCount(events)} 例`),
    ],
  ])
}
