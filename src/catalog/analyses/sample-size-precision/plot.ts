import type { Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { personsTitle } from '../../kit/planning/planning-plot.ts'
import type { CountedUnit } from '../../kit/planning/planning-tables.ts'
import { formatNumber } from '../../kit/present/format.ts'

/** The half-width against the number of persons. */
export interface WidthFigure {
  /** The unit of the axis: all persons if there are groups. */
  readonly counted: CountedUnit
  readonly sizes: readonly number[]
  readonly widths: readonly number[]
  readonly chosen: { readonly size: number; readonly width: number }
  readonly asked: number | null
}

export const plots = { width: { plot } satisfies Plot<WidthFigure> }

function plot({ counted, sizes, widths, chosen, asked }: WidthFigure, { settings, size }: PlotSettings): Scene {
  const { language } = settings
  const zh = language === 'zh'
  const [left, right] = [Math.min(...sizes, chosen.size), Math.max(...sizes, chosen.size)]
  const top = 1.05 * Math.max(...widths, chosen.width, asked ?? 0)
  const shown = formatNumber(chosen.width, Math.max(0, 2 - Math.floor(Math.log10(chosen.width))))
  const dotted = { kind: 'segment', colour: 'muted', width: 0.7, dash: 'dotted' } as const
  return {
    width: size.width ?? 100,
    height: size.height ?? 83,
    description: zh
      ? `区间半宽随例数的变化；n = ${chosen.size}，半宽 ${shown}。`
      : `Half-width against the number of persons; n = ${chosen.size}, half-width ${shown}.`,
    caption: captionSentences(language, [
      [
        zh ? '曲线：各例数下的预期半宽' : 'Curve: expected half-width',
        zh ? '圆点与竖直点线：所选例数' : 'point and vertical dotted line: chosen size',
        ...(asked === null ? [] : [zh ? '水平点线：要求的半宽' : 'horizontal dotted line: half-width asked for']),
      ],
    ]),
    panels: [
      {
        x: { kind: 'linear', title: personsTitle(counted, language), domain: [left, right], whole: true },
        y: { kind: 'linear', title: zh ? '置信区间半宽' : 'Half-width of the interval', domain: [0, top] },
        marks: [
          ...(asked === null ? [] : [{ ...dotted, from: [left, asked], to: [right, asked] } satisfies Mark]),
          { kind: 'line', x: sizes, y: widths, colour: { series: 0 }, width: 1.6 },
          { ...dotted, from: [chosen.size, 0], to: [chosen.size, chosen.width] },
          {
            kind: 'point',
            x: [chosen.size],
            y: [chosen.width],
            colour: { series: 0 },
            size: 6,
            shape: 'circle',
            fill: 'solid',
          },
        ],
        note: {
          corner: 'top-right',
          lines: [
            [{ text: 'n', italic: true }, { text: ` = ${chosen.size}` }],
            [{ text: zh ? `半宽 ${shown}` : `half-width ${shown}` }],
          ],
        },
      },
    ],
  }
}
