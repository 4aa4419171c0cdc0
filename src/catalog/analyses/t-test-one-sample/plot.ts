import type { BoxSummary } from '#engine/methods/description/box-summary.ts'
import { boxExtent, sampleMarks, wholeTicks } from '#figure/box-marks.ts'
import type { Scene } from '#figure/scene.ts'
import { boxCaption } from '../../kit/figures/box-caption.ts'
import { richP, sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { Numeric } from '../../kit/outcome/outcome.ts'
import { formatQuantity } from '../../kit/present/format.ts'

export interface ValuesFigure {
  readonly variable: string
  readonly reference: number
  readonly confidence: number
  readonly p: Numeric
  readonly box: BoxSummary
}

export const plots = { values: { plot: plotValues } satisfies Plot<ValuesFigure> }

function plotValues({ variable, reference, confidence, p, box }: ValuesFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const [least, greatest] = boxExtent([box])
  const [low, high] = [Math.min(reference, least), Math.max(reference, greatest)]
  const span = high - low || 1
  const boxes = boxCaption([box], confidence, settings)
  const name = settings.names.variable(variable)
  const value = formatQuantity(reference, settings.settings)
  return {
    width: settings.size.width ?? 70,
    height: settings.size.height ?? 78,
    description: chinese
      ? `${name}的箱线图与各值，虚线为参考值 ${value}。`
      : `Box plot and values of ${name}; the dashed line is the reference ${value}.`,
    caption: chinese
      ? `虚线：参考值 ${value}；${boxes}`
      : `Dashed: reference ${value}; ${boxes.charAt(0).toLowerCase()}${boxes.slice(1)}`,
    panels: [
      {
        x: { kind: 'band', title: '', categories: [sizedName('', box.n, settings)] },
        y: {
          kind: 'linear',
          title: name,
          domain: [low - span * 0.04, high + span * (typeof p === 'number' ? 0.14 : 0.05)],
          grid: true,
          ...wholeTicks([box]),
        },
        marks: [
          { kind: 'segment', from: [-0.5, reference], to: [0.5, reference], colour: 'muted', dash: 'dashed' },
          ...sampleMarks(box, 0, span),
        ],
        ...(typeof p === 'number' ? { note: { lines: [richP(p, settings)], corner: 'top-right' } } : {}),
      },
    ],
  }
}
