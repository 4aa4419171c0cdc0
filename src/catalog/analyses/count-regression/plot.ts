import type { Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import { plotForest } from '../../kit/figures/forest-plot.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { EffectFigure } from '../../kit/models/effect-figure.ts'
import { plotEffect } from '../../kit/models/effect-plot.ts'

/** For each count from 0 on, the observed number of rows and the number expected under the model. */
export interface FrequencyFigure {
  readonly outcome: string
  readonly observed: readonly number[]
  readonly expected: readonly number[]
  /** The largest count, which may be beyond the bars. */
  readonly most: number
  /** Absent from outcomes of before. */
  readonly n?: number
}

export const plots = {
  ratios: { plot: plotForest },
  effect: { plot: plotEffect } satisfies Plot<EffectFigure>,
  frequencies: { plot: plotFrequencies } satisfies Plot<FrequencyFigure>,
}

function plotFrequencies({ outcome, observed, expected, most, n }: FrequencyFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const name = settings.names.variable(outcome)
  const top = Math.max(...observed, ...expected)
  const last = observed.length - 1
  const bars = observed.map(
    (n, k): Mark => ({
      kind: 'rect',
      x: [k - 0.4, k + 0.4],
      y: [0, n],
      fill: { series: 0 },
      stroke: null,
      opacity: 0.45,
    }),
  )
  const x = expected.map((_, k) => k)
  return {
    width: settings.size.width ?? 110,
    height: settings.size.height ?? 78,
    description: chinese
      ? `${name}各取值的实际行数（条形）与模型期望的行数（折线）。`
      : `Rows by ${name}: observed as bars, expected by the model as a line.`,
    caption: captionSentences(settings.settings.language, [
      [
        chinese ? '条：各取值的实际行数' : 'Bars: observed rows at each count',
        chinese ? '点与折线：模型期望的行数' : 'points and line: rows expected by the model',
        ...(n === undefined ? [] : [sizedName('', n, settings)]),
      ],
      most > last ? [chinese ? `大于 ${last} 的计数未绘出` : `Counts above ${last} are not drawn`] : [],
    ]),
    panels: [
      {
        x: { kind: 'linear', title: name, domain: [-0.6, last + 0.6], whole: true },
        y: { kind: 'linear', title: chinese ? '行数' : 'Rows', domain: [0, top * 1.05] },
        marks: [
          ...bars,
          { kind: 'line', x, y: expected, colour: { series: 1 }, width: 1.1 },
          { kind: 'point', x, y: expected, colour: { series: 1 }, size: 4, shape: 'circle', fill: 'solid' },
        ],
      },
    ],
    legend: {
      place: 'top',
      items: [
        { label: chinese ? '实际' : 'Observed', colour: { series: 0 }, key: 'box', opacity: 0.45, bare: true },
        { label: chinese ? '模型期望' : 'Expected by the model', colour: { series: 1 }, key: 'line' },
      ],
    },
  }
}
