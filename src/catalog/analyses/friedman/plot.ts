import type { Condition } from '#engine/frame/repeated-values.ts'
import type { BoxSummary } from '#engine/methods/description/box-summary.ts'
import { boxExtent, sampleMarks, wholeTicks } from '#figure/box-marks.ts'
import type { Scene } from '#figure/scene.ts'
import { conditionName } from '../../kit/comparison/repeated-conditions.ts'
import { boxCaption } from '../../kit/figures/box-caption.ts'
import { richP } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { Numeric } from '../../kit/outcome/outcome.ts'

export interface BoxesFigure {
  readonly outcome: string | null
  readonly within: string | null
  readonly confidence: number
  readonly p: Numeric
  readonly boxes: readonly { readonly condition: Condition; readonly box: BoxSummary }[]
}

export const plots = { boxes: { plot: plotBoxes } satisfies Plot<BoxesFigure> }

function plotBoxes({ outcome, within, confidence, p, boxes }: BoxesFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const names = boxes.map(({ condition }) => conditionName(condition, settings))
  const [low, high] = boxExtent(boxes.map(({ box }) => box))
  const span = high - low || 1
  return {
    width: settings.size.width ?? Math.min(170, Math.max(85, 25 + 22 * names.length)),
    height: settings.size.height ?? 82,
    description: chinese ? `${names.join('、')}的箱线图与各值。` : `Box plots and values of ${names.join(', ')}.`,
    caption: boxCaption(
      boxes.map(({ box }) => box),
      confidence,
      settings,
      boxes[0]?.box.n,
    ),
    panels: [
      {
        x: { kind: 'band', title: within === null ? '' : settings.names.variable(within), categories: names },
        y: {
          kind: 'linear',
          title: outcome === null ? (chinese ? '测量值' : 'Value') : settings.names.variable(outcome),
          domain: [low - span * 0.05, high + span * 0.18],
          grid: true,
          ...wholeTicks(boxes.map(({ box }) => box)),
        },
        marks: boxes.flatMap(({ box }, j) => sampleMarks(box, j, span, { series: 0 })),
        ...(typeof p === 'number' ? { note: { lines: [richP(p, settings)], corner: 'top-right' } } : {}),
      },
    ],
  }
}
