import type { Mark, Scene } from '#figure/scene.ts'
import type { Plot, PlotSettings } from '../figures/plot.ts'
import { quantileMarks } from '../plots/quantile-panels.ts'

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

function plotResiduals({ outcome: of, fitted, residuals }: ResidualFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const outcome = settings.names.variable(of)
  const [low, high] = extent(fitted)
  const size = fitted.length > 300 ? 2.2 : 3.2
  return scatter(settings, {
    x: padded([low, high]),
    y: padded(extent([...residuals, 0])),
    marks: [
      { kind: 'segment', from: [low, 0], to: [high, 0], colour: 'muted', width: 0.8, dash: 'dashed' },
      { kind: 'point', x: fitted, y: residuals, colour: { series: 0 }, size, shape: 'circle', fill: 'translucent' },
    ],
    xTitle: chinese ? `拟合值：${outcome}` : `Fitted value: ${outcome}`,
    yTitle: chinese ? '残差' : 'Residual',
    description: chinese ? `${outcome}的残差对拟合值散点图。` : `Residuals against fitted values of ${outcome}.`,
  })
}

function plotQuantiles({ normal, residuals }: QuantileFigure, settings: PlotSettings): Scene {
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
  })
}

interface Scatter {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
  readonly marks: readonly Mark[]
  readonly xTitle: string
  readonly yTitle: string
  readonly description: string
}

function scatter({ size }: PlotSettings, { x, y, marks, xTitle, yTitle, description }: Scatter): Scene {
  return {
    width: size.width ?? 85,
    height: size.height ?? 75,
    description,
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
  return [Math.min(...values), Math.max(...values)]
}

function padded([low, high]: readonly [number, number]): readonly [number, number] {
  const pad = (high - low || 1) * 0.04
  return [low - pad, high + pad]
}
