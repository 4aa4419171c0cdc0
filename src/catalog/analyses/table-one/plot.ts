import type { Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { Numeric } from '../../kit/outcome/outcome.ts'

export interface BalanceFigure {
  readonly groups: number
  /** Cases of all groups; absent from outcomes of before. */
  readonly n?: number
  readonly variables: readonly { readonly variable: string; readonly smd: Numeric }[]
}

export const plots = { balance: { plot: plotBalance } satisfies Plot<BalanceFigure> }

/** A standardised difference above this is often called notable (Austin 2009). */
const notable = 0.1

function plotBalance(data: BalanceFigure, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const shown = data.variables.flatMap(({ variable, smd }) => (typeof smd === 'number' ? { variable, smd } : []))
  const largest = Math.max(notable * 1.6, ...shown.map(({ smd }) => smd * 1.06))
  return {
    width: settings.size.width ?? 110,
    height: settings.size.height ?? 30 + 6.5 * Math.max(shown.length, 2),
    description:
      language === 'zh'
        ? '各变量标准化均数差（SMD）点图，虚线为 0.1。'
        : 'Standardised differences by variable; the dashed line is 0.1.',
    caption: captionSentences(language, [
      [
        language === 'zh' ? '点与横线：标准化均数差的绝对值' : 'Points and lines: absolute standardised differences',
        language === 'zh' ? '虚线：0.1，达到或超过者换色' : 'dashed: 0.1, other colour from there on',
        ...(data.n === undefined ? [] : [sizedName('', data.n, settings)]),
      ],
    ]),
    panels: [
      {
        x: {
          kind: 'linear',
          title: language === 'zh' ? '标准化均数差(SMD)' : 'Absolute standardised difference',
          domain: [0, largest],
          grid: true,
        },
        y: { kind: 'band', title: '', categories: shown.map(({ variable }) => settings.names.variable(variable)) },
        marks: [
          {
            kind: 'segment',
            from: [notable, -0.5],
            to: [notable, shown.length - 0.5],
            colour: 'muted',
            dash: 'dashed',
          },
          ...shown.map(({ smd }, i) => ({
            kind: 'segment' as const,
            from: [0, i] as const,
            to: [smd, i] as const,
            colour: { series: smd >= notable ? 1 : 0 },
            width: 1,
          })),
          ...shown.map(({ smd }, i) => ({
            kind: 'point' as const,
            x: [smd],
            y: [i],
            colour: { series: smd >= notable ? 1 : 0 },
            size: 5,
            shape: 'circle' as const,
            fill: 'solid' as const,
          })),
        ],
      },
    ],
  }
}
