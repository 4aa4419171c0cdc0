import type { Scene } from '#figure/scene.ts'
import type { Plot, PlotSettings } from '../figures/plot.ts'

export interface ResidualFigure {
  readonly outcome: string
  readonly fitted: readonly number[]
  readonly residuals: readonly number[]
}

/** Standardised residuals in ascending order, with their expectations under normality. */
export interface QuantileFigure {
  readonly normal: readonly number[]
  readonly residuals: readonly number[]
}

/** Figures shared by linear models. */
export const residualPlots = {
  residuals: { plot: plotResiduals } satisfies Plot<ResidualFigure>,
  quantiles: { plot: plotQuantiles } satisfies Plot<QuantileFigure>,
}

function plotResiduals(data: ResidualFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const outcome = settings.names.variable(data.outcome)
  const x = extent(data.fitted)
  return scatter(settings, {
    x: data.fitted,
    y: data.residuals,
    xTitle: chinese ? `拟合值：${outcome}` : `Fitted value: ${outcome}`,
    yTitle: chinese ? '残差' : 'Residual',
    line: { from: [x[0], 0], to: [x[1], 0] },
    description: chinese ? `${outcome}的残差对拟合值散点图。` : `Residuals against fitted values of ${outcome}.`,
  })
}

function plotQuantiles(data: QuantileFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const [low, high] = extent(data.normal)
  return scatter(settings, {
    x: data.normal,
    y: data.residuals,
    xTitle: chinese ? '正态分位数' : 'Normal quantile',
    yTitle: chinese ? '标准化残差' : 'Standardised residual',
    line: { from: [low, low], to: [high, high] },
    description: chinese
      ? '标准化残差的正态 Q–Q 图，虚线为正态分布。'
      : 'Normal Q–Q plot of the standardised residuals; the dashed line is the normal distribution.',
  })
}

interface Scatter {
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly xTitle: string
  readonly yTitle: string
  readonly line: { readonly from: readonly [number, number]; readonly to: readonly [number, number] }
  readonly description: string
}

function scatter({ size }: PlotSettings, { x, y, xTitle, yTitle, line, description }: Scatter): Scene {
  return {
    width: size.width ?? 85,
    height: size.height ?? 75,
    description,
    panels: [
      {
        x: { kind: 'linear', title: xTitle, domain: padded(extent(x)) },
        y: { kind: 'linear', title: yTitle, domain: padded(extent([...y, line.from[1], line.to[1]])), grid: true },
        marks: [
          { kind: 'segment', ...line, colour: 'muted', width: 0.8, dash: 'dashed' },
          {
            kind: 'point',
            x,
            y,
            colour: { series: 0 },
            size: x.length > 300 ? 2.2 : 3.2,
            shape: 'circle',
            fill: 'translucent',
          },
        ],
      },
    ],
  }
}

function extent(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

function padded([low, high]: readonly [number, number]): readonly [number, number] {
  const pad = (high - low || 1) * 0.04
  return [low - pad, high + pad]
}
