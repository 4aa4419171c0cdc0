import type { Condition } from '#engine/frame/repeated-values.ts'
import type { BoxSummary } from '#engine/methods/box-summary.ts'
import { boxExtent, boxMarks, wholeTicks } from '#figure/box-marks.ts'
import type { Scene } from '#figure/scene.ts'
import { richP } from '../../kit/figure-words.ts'
import { formatLevel } from '../../kit/format.ts'
import type { Numeric } from '../../kit/outcome.ts'
import type { Plot, PlotSettings } from '../../kit/plot.ts'
import { conditionName } from '../../kit/repeated-conditions.ts'

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
  const level = formatLevel(confidence)
  return {
    width: settings.size.width ?? Math.min(170, Math.max(85, 25 + 22 * names.length)),
    height: settings.size.height ?? 82,
    description: chinese ? `${names.join('、')}的箱线图与各值。` : `Box plots and values of ${names.join(', ')}.`,
    caption: chinese
      ? `箱：四分位数；须：1.5 倍四分位距内；菱形：均数及 ${level} 置信区间`
      : `Box: quartiles; whiskers: within 1.5 IQR; diamond: mean with ${level} CI`,
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
        marks: boxes.flatMap(({ box }, j) => boxMarks(box, j, span, { series: 0 })),
        ...(typeof p === 'number' ? { note: { lines: [richP(p, settings)], corner: 'top-right' } } : {}),
      },
    ],
  }
}
