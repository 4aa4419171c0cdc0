import type { Mark, Panel, Scene } from '#figure/scene.ts'
import { richP, sizedName } from '../figures/figure-words.ts'
import { ratioTicks } from '../figures/forest-axis.ts'
import { forestTitles } from '../figures/forest-plot.ts'
import type { PlotSettings } from '../figures/plot.ts'
import { errorBar } from '../plots/error-bar.ts'
import { joinedBars } from '../plots/histogram-bars.ts'
import { ticksWithin } from '../plots/round-ticks.ts'
import { formatLevel, formatQuantity } from '../present/format.ts'
import { refText } from '../present/ref-text.ts'
import { type CurveFigure, type EffectFigure, isRatioScale, type LevelFigure } from './effect-figure.ts'

const series = { series: 0 } as const
/** Part of the height for the bars of the distribution. */
const strip = 0.15
/** Limits of ratios, counts and rates further from their estimates than this factor are cut, so that the curve can be read. */
const farthest = 50

/** The effect of one predictor on what its model predicts: a curve with its band over the distribution of the data, or a point with its interval for each category. */
export function plotEffect(data: EffectFigure, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const name = settings.names.variable(data.variable)
  const axis = heightOf(data)
  const { axis: title, above } = titlesOf(data, settings)
  const what = above === undefined ? title : language === 'zh' ? `${above}的${title}` : `${title} of ${above}`
  const panel = data.kind === 'curve' ? curvePanel(data, axis, settings) : levelPanel(data, axis, settings)
  const level = formatLevel(data.confidence)
  return {
    width: settings.size.width ?? (data.kind === 'curve' ? 95 : Math.min(50 + 20 * data.levels.length, 170)),
    height: settings.size.height ?? 80,
    description:
      language === 'zh'
        ? `${what}随${name}的变化，附 ${level} 置信区间。`
        : `${what} by ${name}, with ${level} confidence intervals.`,
    caption: captionOf(data, axis.cut, settings),
    panels: [
      {
        ...panel,
        ...(above === undefined ? {} : { title: above }),
        y: {
          kind: isRatioScale(data.scale) ? 'log' : 'linear',
          title,
          domain: data.kind === 'curve' ? [axis.at(0), axis.high] : [axis.low, axis.high],
          ticks: axis.ticks,
          grid: true,
        },
      },
    ],
  }
}

/** The vertical axis: its limits without the bars, and places on it. */
interface Height {
  readonly low: number
  readonly high: number
  readonly ticks: readonly number[]
  readonly cut: boolean
  readonly clamp: (value: number) => number
  /** The value at a part of the height, bars included. */
  readonly at: (part: number) => number
}

function heightOf({ scale, estimate, lower, upper }: EffectFigure): Height {
  const ratio = isRatioScale(scale)
  const [to, from] = ratio ? [Math.log, Math.exp] : [Number, Number]
  const none = ratio ? [0] : []
  const [low, high] = extent([...estimate.map(to), ...none])
  const [lowest, highest] = extent([...lower, ...upper].map(to).concat(low, high))
  const isOpen = scale !== 'mean' && scale !== 'probability'
  const bottom = ratio ? Math.max(lowest, low - Math.log(farthest)) : lowest
  const top = isOpen ? Math.min(highest, ratio ? high + Math.log(farthest) : high * farthest) : highest
  const pad = 0.04 * (top - bottom || 1)
  const isShare = scale === 'probability'
  const a = isShare || scale === 'count' || scale === 'rate' ? Math.max(bottom - pad, 0) : bottom - pad
  const b = isShare ? Math.min(top + pad, 1) : top + pad
  const start = a - ((b - a) * strip) / (1 - strip)
  const limits = [from(a), from(b)] as const
  return {
    low: limits[0],
    high: limits[1],
    ticks: (ratio ? ratioTicks(limits).ticks : undefined) ?? ticksWithin(limits[0], limits[1], 6),
    cut: lowest < bottom || highest > top,
    clamp: (value) => Math.min(Math.max(value, limits[0]), limits[1]),
    at: (part) => from(start + part * (b - start)),
  }
}

function curvePanel(data: CurveFigure, { low, high, clamp, at }: Height, settings: PlotSettings): Omit<Panel, 'y'> {
  const { x, reference, counts, knots, curvature } = data
  const [from, to] = extent(x)
  const margin = 0.02 * (to - from)
  const width = (to - from) / counts.length
  const most = Math.max(...counts)
  const curve = data.estimate.map(clamp)
  return {
    x: { kind: 'linear', title: settings.names.variable(data.variable), domain: [from - margin, to + margin] },
    marks: [
      ...joinedBars(
        {
          edges: Array.from({ length: counts.length + 1 }, (_, k) => from + k * width),
          tops: counts.map((count) => at((strip * 0.9 * count) / most)),
          floors: counts.map(() => at(0)),
        },
        { colour: 'muted', opacity: 0.35, outline: 'skyline', width: 0.5 },
      ),
      ...noEffect(data, [from - margin, to + margin]),
      ...(reference === null || reference < from || reference > to
        ? []
        : [dashed([reference, low], [reference, high], 'dotted')]),
      { kind: 'band', x, lower: data.lower.map(clamp), upper: data.upper.map(clamp), curve: 'linear', colour: series },
      { kind: 'line', x, y: curve, colour: series, width: 1.6 },
      ...(knots.length === 0
        ? []
        : [
            {
              kind: 'tick',
              x: knots,
              y: knots.map((knot) => between(x, curve, knot)),
              colour: 'ink',
              size: 7,
            } as const,
          ]),
    ],
    ...(curvature === null || curvature === 'NaN'
      ? {}
      : {
          note: {
            corner: 'above' as const,
            lines: [
              [
                { text: settings.settings.language === 'zh' ? '非线性检验 ' : 'Non-linearity ' },
                ...richP(curvature, settings),
              ],
            ],
          },
        }),
  }
}

function levelPanel(data: LevelFigure, { clamp }: Height, settings: PlotSettings): Omit<Panel, 'y'> {
  const { levels, estimate, lower, upper, counts } = data
  return {
    x: {
      kind: 'band',
      title: settings.names.variable(data.variable),
      categories: levels.map((level, k) => sizedName(refText(level, settings), counts[k] ?? 0, settings)),
    },
    marks: [
      ...noEffect(data, [-0.5, levels.length - 0.5]),
      ...levels.flatMap((_, k) => {
        const limits = { lower: lower[k] ?? Number.NaN, upper: upper[k] ?? Number.NaN }
        return limits.upper > limits.lower ? interval(k, limits, clamp) : []
      }),
      {
        kind: 'point',
        x: levels.map((_, k) => k),
        y: estimate,
        colour: series,
        size: 5.5,
        shape: 'circle',
        fill: 'solid',
      },
    ],
  }
}

/** An error bar; a limit beyond the axis is an arrow. */
function interval(
  centre: number,
  { lower, upper }: { readonly lower: number; readonly upper: number },
  clamp: Height['clamp'],
): readonly Mark[] {
  const [from, to] = [clamp(lower), clamp(upper)]
  if (from === lower && to === upper) return errorBar({ lower, upper }, { centre, half: 0.5 }, series)
  const arrow = (start: number, end: number): Mark => ({
    kind: 'segment',
    from: [centre, start],
    to: [centre, end],
    colour: series,
    width: 1,
    arrow: true,
  })
  return [...(to < upper ? [arrow(from, to)] : []), ...(from > lower ? [arrow(to, from)] : [])]
}

function noEffect({ scale }: EffectFigure, [from, to]: readonly [number, number]): readonly Mark[] {
  return isRatioScale(scale) ? [dashed([from, 1], [to, 1], 'dashed')] : []
}

function dashed(from: readonly [number, number], to: readonly [number, number], dash: 'dashed' | 'dotted'): Mark {
  return { kind: 'segment', from, to, colour: 'muted', width: 0.8, dash }
}

/** What is predicted, above the plot, and the quantity on its axis. */
function titlesOf({ scale, outcome }: EffectFigure, settings: PlotSettings) {
  const { language } = settings.settings
  if (isRatioScale(scale)) return { axis: forestTitles[scale][language] }
  return { axis: axisTitles[scale][language], above: refText(outcome, settings) }
}

const axisTitles = {
  mean: { en: 'Predicted mean', zh: '预测均数' },
  probability: { en: 'Predicted probability', zh: '预测概率' },
  count: { en: 'Expected count', zh: '期望次数' },
  rate: { en: 'Expected rate', zh: '期望发生率' },
} as const

/** More values would make the caption too long to read. */
const mostHeld = 6

function captionOf(data: EffectFigure, cut: boolean, settings: PlotSettings): string {
  const chinese = settings.settings.language === 'zh'
  const level = formatLevel(data.confidence)
  const said: string[] = []
  const curve = data.kind === 'curve'
  if (curve) said.push(chinese ? `曲线与带：估计值及 ${level} CI` : `Curve and band: estimate with ${level} CI`)
  else said.push(chinese ? `点与线：估计值及 ${level} CI` : `Points and bars: estimate with ${level} CI`)
  if (data.reference !== null) {
    const at =
      typeof data.reference === 'number'
        ? formatQuantity(data.reference, settings.settings)
        : refText(data.reference, settings)
    said.push(chinese ? `参照：${at}` : `reference: ${at}`)
  }
  if (data.scale === 'rate' && data.exposure !== null) {
    const per = refText(data.exposure, settings)
    said.push(chinese ? `发生率：每单位${per}` : `rate per unit of ${per}`)
  }
  if (cut) said.push(chinese ? '区间在坐标轴处截断' : 'intervals are cut at the axis')
  if (curve && data.knots.length > 0) said.push(chinese ? '曲线上的短线：节点' : 'strokes on the curve: knots')
  if (isRatioScale(data.scale)) said.push(chinese ? '虚线：无效线' : 'dashed: no effect')
  if (curve && typeof data.reference === 'number') said.push(chinese ? '点线：参照值' : 'dotted: at the reference')
  if (curve) {
    const n = data.counts.reduce((sum, count) => sum + count, 0)
    said.push(chinese ? '底部直方图：数据分布' : 'bars: distribution of the data', sizedName('', n, settings))
  }
  const held = heldText(data, settings)
  if (held !== '') said.push(held)
  return said.join(chinese ? '；' : '; ')
}

function heldText({ held, interacting, scale }: EffectFigure, settings: PlotSettings): string {
  const chinese = settings.settings.language === 'zh'
  if (held.length === 0) return ''
  const values = held
    .slice(0, mostHeld)
    .map((one) =>
      'mean' in one
        ? `${settings.names.variable(one.variable)} ${formatQuantity(one.mean, settings.settings)}`
        : refText(one, settings),
    )
    .join(chinese ? '、' : ', ')
  const rest = held.length > mostHeld ? (chinese ? '等' : ' and others at their mean or reference level') : ''
  if (isRatioScale(scale))
    return chinese ? `含交互项，曲线对应 ${values}${rest}` : `in a product; shown for ${values}${rest}`
  if (interacting)
    return chinese
      ? `含交互项，其余变量固定于 ${values}${rest}，取值不同则形状不同`
      : `others held at ${values}${rest}; in a product, whose other values give another shape`
  return chinese ? `其余变量固定于 ${values}${rest}` : `others held at ${values}${rest}`
}

function extent(values: readonly number[]): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return [low, high]
}

/** The height of a curve at a place, by linear interpolation; of its nearer end outside. */
function between(x: readonly number[], y: readonly number[], place: number): number {
  const k = x.findIndex((value) => value >= place)
  if (k <= 0) return (k === 0 ? y[0] : y.at(-1)) ?? Number.NaN
  const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = [x[k - 1], x[k], y[k - 1], y[k]]
  return x1 === x0 ? y1 : y0 + ((place - x0) / (x1 - x0)) * (y1 - y0)
}
