import type { Scene } from '#figure/scene.ts'
import { richP } from '../../kit/figures/figure-words.ts'
import { plotForest } from '../../kit/figures/forest-plot.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { EffectFigure } from '../../kit/models/effect-figure.ts'
import { plotEffect } from '../../kit/models/effect-plot.ts'
import type { NomogramFigure } from '../../kit/models/nomogram-figure.ts'
import { plotNomogram } from '../../kit/models/nomogram-plot.ts'
import type { Numeric, TermCell } from '../../kit/outcome/outcome.ts'
import { termText } from '../../kit/present/term-text.ts'
import type { CurveUnit } from '../../kit/survival/survival-figure.ts'
import { timeTitle } from '../../kit/survival/time-title.ts'

/** Scaled Schoenfeld residuals of one coefficient at the event times, in ascending order of time and in the units of the coefficient. */
export interface SchoenfeldFigure {
  readonly cell: TermCell
  readonly time: string
  readonly unit: CurveUnit
  readonly delayed: boolean
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly smooth: readonly number[]
  /** The coefficient under proportional hazards. */
  readonly estimate: number
  readonly p: Numeric
}

export const plots = {
  ratios: { plot: plotForest },
  effect: { plot: plotEffect } satisfies Plot<EffectFigure>,
  nomogram: { plot: plotNomogram } satisfies Plot<NomogramFigure>,
  schoenfeld: { plot: plotSchoenfeld } satisfies Plot<SchoenfeldFigure>,
}

function plotSchoenfeld(data: SchoenfeldFigure, settings: PlotSettings): Scene {
  const { x, y, smooth, estimate, p } = data
  const chinese = settings.settings.language === 'zh'
  const term = termText(data.cell, settings)
  const across = range(x)
  const up = range([...y, ...smooth, estimate])
  const room = p === 'NaN' ? 0 : 0.14 * (up[1] - up[0]) // space for the note above the points
  const caption = chinese
    ? '点：标化 Schoenfeld 残差与系数之和；实线：lowess 平滑；虚线：模型估计的系数'
    : 'Points: β plus scaled Schoenfeld residual; line: lowess; dashed: β of the model'
  return {
    width: settings.size.width ?? 110,
    height: settings.size.height ?? 80,
    description: chinese
      ? `${term}的系数随时间的变化：标化 Schoenfeld 残差及其平滑曲线。`
      : `Coefficient of ${term} over time: scaled Schoenfeld residuals and their smooth.`,
    caption,
    panels: [
      {
        title: term,
        x: { kind: 'linear', title: timeTitle(data, settings), domain: across },
        y: {
          kind: 'linear',
          title: chinese ? '系数 β(t)' : 'Coefficient β(t)',
          domain: [up[0], up[1] + room],
        },
        marks: [
          {
            kind: 'point',
            x,
            y,
            colour: { series: 0 },
            size: x.length > 300 ? 2.2 : 3,
            shape: 'circle',
            fill: 'translucent',
          },
          {
            kind: 'segment',
            from: [across[0], estimate],
            to: [across[1], estimate],
            colour: 'muted',
            width: 0.8,
            dash: 'dashed',
          },
          { kind: 'line', x, y: smooth, colour: { series: 1 }, width: 1.6 },
        ],
        ...(p === 'NaN'
          ? {}
          : {
              note: {
                corner: 'top-right' as const,
                lines: [[{ text: chinese ? '比例风险检验 ' : 'Proportional hazards ' }, ...richP(p, settings)]],
              },
            }),
      },
    ],
  }
}

/** The range with a margin, so that no point lies on an axis. */
function range(values: readonly number[]): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  const margin = (high - low || Math.abs(low) || 1) * 0.04
  return [low - margin, high + margin]
}
