import type { Colour, LegendItem, LineLabel, Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { formatCount, formatNumber } from '../../kit/present/format.ts'
import type { MarkerPrecision, PrecisionRecallData } from './data.ts'

export const plots = { chart: { plot: plotPrecision } satisfies Plot<PrecisionRecallData> }

const whole = { kind: 'linear', domain: [0, 1], ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] } as const

const equalF1 = [0.2, 0.4, 0.6, 0.8]

function plotPrecision(data: PrecisionRecallData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const { curves, rule, show } = data
  const [only, ...others] = curves
  const isSeveral = others.length > 0
  const labels = curves.map(
    ({ of, area }) => `${settings.names.variable(of.variable)}${say(': ', '：')}${areaText(rule, area)}`,
  )
  const items: LegendItem[] = labels.map((label, series) => ({
    label,
    colour: { series },
    key: 'line',
    dash: 'of-series',
  }))
  const axis = { ...whole, ...(show.scale === 'percent' ? { format: 'percent' as const } : {}) }
  const unit = show.scale === 'percent' ? say(', %', '，%') : ''
  const width = (isSeveral ? 100 : 85) + (show.isoF1 ? 13 : 0)
  return {
    width: settings.size.width ?? width,
    height: settings.size.height ?? (isSeveral ? 104 + 5 * curves.length : 90),
    description: say(`Precision–recall curve: ${labels.join('; ')}.`, `PR 曲线：${labels.join('；')}。`),
    caption: captionOf(data, settings),
    ...(isSeveral ? { legend: { place: 'top', items } } : {}),
    panels: [
      {
        square: true,
        x: { ...axis, title: say(`Recall (sensitivity)${unit}`, `召回率（灵敏度${unit}）`) },
        y: { ...axis, title: say(`Precision (positive predictive value)${unit}`, `精确率（阳性预测值${unit}）`) },
        marks: [
          ...(show.isoF1 ? equalF1.map(isoLine) : []),
          ...(show.baseline ? baselines(curves) : []),
          ...curves.map((curve, series) => curveMark(curve, rule, { series })),
        ],
        ...(show.isoF1 && settings.joined !== true ? { lineLabels: equalF1.map(isoLabel) } : {}),
        ...(!(isSeveral || only === undefined) && {
          note: { corner: 'above', lines: [[{ text: areaText(rule, only.area, ' = ') }]] },
        }),
      },
    ],
  }
}

function areaText(rule: PrecisionRecallData['rule'], area: number, relation = ' '): string {
  return `${rule === 'steps' ? 'AP' : 'AUPRC'}${relation}${formatNumber(area, 3)}`
}

/** By steps the precision of a score holds from the recall of the score above it. */
function curveMark({ recall, precision }: MarkerPrecision, rule: PrecisionRecallData['rule'], colour: Colour): Mark {
  const look = { colour, width: 1.5, dash: 'of-series' } as const
  if (rule === 'interpolated') return { kind: 'line', x: recall, y: precision, ...look }
  return { kind: 'step', x: recall, y: recall.map((_, k) => precision[k + 1] ?? precision[k] ?? 0), ...look }
}

const shareOf = ({ n, events }: MarkerPrecision) => events / n

/** Lines at the proportion of events: a single one if it is the same for all curves. */
function baselines(curves: readonly MarkerPrecision[]): readonly Mark[] {
  const shares = curves.map(shareOf)
  const isCommon = shares.every((share) => share === shares[0])
  return (isCommon ? shares.slice(0, 1) : shares).map((share, series) => ({
    kind: 'segment',
    from: [0, share],
    to: [1, share],
    colour: isCommon ? 'muted' : { series },
    width: 0.7,
    dash: 'dashed',
  }))
}

/** From 2 P R / (P + R) = F1, where the precision is at most 1. */
function isoLine(f1: number): Mark {
  const least = f1 / (2 - f1)
  const x = Array.from({ length: 101 }, (_, k) => least + ((1 - least) * k) / 100)
  return {
    kind: 'line',
    x,
    y: x.map((recall) => (f1 * recall) / (2 * recall - f1)),
    colour: 'muted',
    width: 0.5,
    dash: 'dotted',
  }
}

function isoLabel(f1: number): LineLabel {
  return { at: [1, f1 / (2 - f1)], text: `F1 = ${f1}`, colour: 'muted' }
}

function captionOf({ curves, rule, show }: PrecisionRecallData, settings: PlotSettings): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const [first] = curves
  const size = ({ n, events }: MarkerPrecision) =>
    say(
      `n\u00a0=\u00a0${formatCount(n)}, events ${formatCount(events)}`,
      `n=${formatCount(n)}，事件 ${formatCount(events)} 例`,
    )
  const name = ({ of }: MarkerPrecision) => settings.names.variable(of.variable)
  const isCommon = curves.every(({ n, events }) => n === first?.n && events === first.events)
  const sizes =
    first === undefined
      ? []
      : isCommon
        ? [size(first)]
        : curves.map((curve) => `${name(curve)}${say(': ', '：')}${size(curve)}`)
  const shares = [...new Set(curves.map((curve) => formatNumber(shareOf(curve), 3)))].join(say(', ', '、'))
  return captionSentences(language, [
    first !== undefined && curves.length === 1 ? [name(first), ...sizes] : sizes,
    [
      rule === 'steps'
        ? say('AP: average precision', 'AP：平均精确率')
        : say(
            'AUPRC: area under the curve, interpolated after Davis and Goadrich',
            'AUPRC：曲线下面积，Davis–Goadrich 法插值',
          ),
    ],
    show.isoF1 && [
      say(`Dotted: F1 of ${equalF1.join(', ')}, from the left`, `点线：自左起 F1 为 ${equalF1.join('、')}`),
    ],
    show.baseline && [say(`Dashed: proportion of events, ${shares}`, `虚线：事件比例，${shares}`)],
  ])
}
