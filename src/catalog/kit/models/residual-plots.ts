import type { PointGrid } from '#engine/methods/samples/point-grid.ts'
import type { Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../figures/caption-sentences.ts'
import { sizedName } from '../figures/figure-words.ts'
import type { Plot, PlotSettings } from '../figures/plot.ts'
import { gridWords, placesOf } from '../plots/point-grid.ts'
import { quantileMarks } from '../plots/quantile-panels.ts'
import { formatCount } from '../present/format.ts'

/** Residuals, or the square roots of their standardised sizes, against fitted values. */
export interface ResidualFigure {
  readonly outcome: string
  /** The fitted value of each case; empty if the points are on a grid. Outcomes of earlier revisions have no `n`, and at most a thousand points. */
  readonly fitted: readonly number[]
  readonly residuals: readonly number[]
  readonly n?: number
  readonly grid?: PointGrid
  /** Absent from outcomes of before; null if all fitted values are the same. */
  readonly smooth?: { readonly x: readonly number[]; readonly y: readonly number[] } | null
  /** The cases that the smooth rests on, if not all. */
  readonly smoothed?: number
}

/** Standardised residuals in ascending order, with their expectations under normality. */
export interface QuantileFigure {
  readonly normal: readonly number[]
  readonly residuals: readonly number[]
  /** Absent from outcomes of before, which have at most a thousand cases. */
  readonly n?: number
  /** Cells along each axis of the grid on which many points are drawn. */
  readonly grid?: number
}

/** Figures shared by linear models. */
export const residualPlots = {
  residuals: { plot: plotResiduals } satisfies Plot<ResidualFigure>,
  spread: { plot: plotSpread } satisfies Plot<ResidualFigure>,
  quantiles: { plot: plotQuantiles } satisfies Plot<QuantileFigure>,
}

/** Cases that figures of before drew at most. */
const OLD_MOST = 1000

function plotResiduals(data: ResidualFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const outcome = settings.names.variable(data.outcome)
  const { x, y } = placesOf({ ...data, x: data.fitted, y: data.residuals })
  const [low, high] = extent(x)
  return scatter(settings, {
    x: padded([low, high]),
    y: padded(extent([...y, 0])),
    marks: [
      { kind: 'segment', from: [low, 0], to: [high, 0], colour: 'muted', width: 0.8, dash: 'dashed' },
      ...cloud(x, y, data),
    ],
    xTitle: chinese ? `拟合值：${outcome}` : `Fitted value: ${outcome}`,
    yTitle: chinese ? '残差' : 'Residual',
    description: chinese ? `${outcome}的残差对拟合值散点图。` : `Residuals against fitted values of ${outcome}.`,
    caption: captionSentences(settings.settings.language, [
      [chinese ? '点：各例残差' : 'Points: residuals', ...pointWords(data, data.fitted.length, settings)],
      [chinese ? '虚线：残差为 0' : 'Dashed: residual 0'],
      smoothWords(data, settings, {
        en: 'close to the dashed line if the form of the model is right',
        zh: '模型设定恰当时接近虚线',
      }),
    ]),
  })
}

function plotSpread(data: ResidualFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const outcome = settings.names.variable(data.outcome)
  const { x, y } = placesOf({ ...data, x: data.fitted, y: data.residuals })
  return scatter(settings, {
    x: padded(extent(x)),
    y: [0, padded(extent([...y, 0]))[1]],
    marks: cloud(x, y, data),
    xTitle: chinese ? `拟合值：${outcome}` : `Fitted value: ${outcome}`,
    yTitle: chinese ? '√|标准化残差|' : '√|Standardised residual|',
    description: chinese
      ? `${outcome}的标准化残差绝对值的平方根对拟合值散点图。`
      : `Square roots of the absolute standardised residuals against fitted values of ${outcome}.`,
    caption: captionSentences(settings.settings.language, [
      [
        chinese ? '点：各例标准化残差绝对值的平方根' : 'Points: square roots of absolute standardised residuals',
        ...pointWords(data, data.fitted.length, settings),
      ],
      smoothWords(data, settings, { en: 'level if the variance is constant', zh: '方差齐时大致水平' }),
    ]),
  })
}

/** The points, and over them their smooth course. */
function cloud(x: readonly number[], y: readonly number[], { smooth }: ResidualFigure): readonly Mark[] {
  const size = x.length > 2000 ? 1.6 : x.length > 300 ? 2.2 : 3.2
  return [
    { kind: 'point', x, y, colour: { series: 0 }, size, shape: 'circle', fill: 'translucent' },
    ...(smooth ? [{ kind: 'line', ...smooth, colour: { series: 1 }, width: 1.6 } satisfies Mark] : []),
  ]
}

function pointWords(
  { n, grid }: Pick<ResidualFigure, 'n' | 'grid'>,
  drawn: number,
  settings: PlotSettings,
): readonly string[] {
  const { language } = settings.settings
  if (n !== undefined) return [sizedName('', n, settings), ...gridWords(grid?.cells, language)]
  if (drawn < OLD_MOST) return [sizedName('', drawn, settings)]
  return [language === 'zh' ? `最多绘制 ${OLD_MOST} 例` : `at most ${formatCount(OLD_MOST)} cases are drawn`]
}

function smoothWords(
  { smooth, smoothed }: ResidualFigure,
  { settings }: PlotSettings,
  meaning: { readonly en: string; readonly zh: string },
): readonly string[] {
  if (!smooth) return []
  const count = smoothed === undefined ? undefined : formatCount(smoothed)
  if (settings.language === 'zh')
    return [`实线：lowess 平滑${count === undefined ? '' : `（取间隔均匀的 ${count} 例）`}，${meaning.zh}`]
  return [`Line: lowess${count === undefined ? '' : ` of ${count} evenly spaced cases`}, ${meaning.en}`]
}

function plotQuantiles({ normal, residuals, n, grid }: QuantileFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const ends = extent(normal)
  const diagonal = { x: normal, y: residuals, lower: [], upper: [], intercept: 0, slope: 1 }
  const look = { band: 'muted', line: 'muted', points: { series: 0 }, shape: 'circle', dash: 'dashed' } as const
  return scatter(settings, {
    x: padded(ends),
    y: padded(extent([...residuals, ...ends])),
    marks: quantileMarks(diagonal, ends, look),
    xTitle: chinese ? '正态分位数' : 'Normal quantile',
    yTitle: chinese ? '标准化残差' : 'Standardised residual',
    description: chinese
      ? '标准化残差的正态 Q–Q 图，虚线为正态分布。'
      : 'Normal Q–Q plot of the standardised residuals; the dashed line is the normal distribution.',
    caption: captionSentences(settings.settings.language, [
      [
        chinese
          ? '点：排序后的标准化残差与正态分布下的期望值'
          : 'Points: ordered standardised residuals against their expectations under normality',
        ...pointWords(n === undefined ? {} : { n }, normal.length, settings),
        ...gridWords(grid, settings.settings.language),
      ],
      [chinese ? '虚线：标准正态分布' : 'Dashed: standard normal distribution'],
    ]),
  })
}

interface Scatter {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
  readonly marks: readonly Mark[]
  readonly xTitle: string
  readonly yTitle: string
  readonly description: string
  readonly caption: string
}

function scatter({ size }: PlotSettings, { x, y, marks, xTitle, yTitle, description, caption }: Scatter): Scene {
  return {
    width: size.width ?? 85,
    height: size.height ?? 82,
    description,
    caption,
    panels: [
      {
        x: { kind: 'linear', title: xTitle, domain: x },
        y: { kind: 'linear', title: yTitle, domain: y, grid: true },
        marks,
      },
    ],
  }
}

function extent(values: readonly number[]): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return [low, high]
}

function padded([low, high]: readonly [number, number]): readonly [number, number] {
  const pad = (high - low || 1) * 0.04
  return [low - pad, high + pad]
}
