import type { Condition } from '#engine/frame/repeated-values.ts'
import type { Mark, Scene } from '#figure/scene.ts'
import { conditionName } from '../../kit/comparison/repeated-conditions.ts'
import { richP, sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { Numeric } from '../../kit/outcome/outcome.ts'
import { formatLevel } from '../../kit/present/format.ts'

export interface ProfileFigure {
  readonly outcome: string | null
  readonly within: string | null
  readonly n: number
  readonly confidence: number
  readonly bars: 'ordinary' | 'within'
  readonly p: Numeric
  readonly means: readonly {
    readonly condition: Condition
    readonly mean: number
    readonly interval: readonly [number, number]
  }[]
  /** Values of a sample of the subjects, in the order of the conditions. */
  readonly subjects: readonly (readonly number[])[]
}

export const plots = { profile: { plot: plotProfile } satisfies Plot<ProfileFigure> }

const widths = [70, 170] as const

function plotProfile(data: ProfileFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const names = data.means.map(({ condition }) => conditionName(condition, settings))
  const ends = [...data.means.flatMap(({ interval, mean }) => [...interval, mean]), ...data.subjects.flat()]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const span = high - low || 1
  const level = formatLevel(data.confidence)
  const places = names.map((_, j) => j)
  const drawn = data.subjects.length
  return {
    width: settings.size.width ?? Math.min(widths[1], Math.max(widths[0], 30 + 20 * names.length)),
    height: settings.size.height ?? 82,
    description: chinese ? `${names.join('、')}的均数轮廓图。` : `Profile of the means of ${names.join(', ')}.`,
    caption: chinese
      ? `点与误差线：均数及 ${level} ${data.bars === 'within' ? '受试者内' : ''}置信区间；${sizedName('', data.n, settings)}${drawn > 0 ? `；细线：个体${drawn < data.n ? `（${data.n} 例中的 ${drawn} 例）` : ''}` : ''}`
      : `Points and bars: means with ${level} ${data.bars === 'within' ? 'within-subject ' : ''}CI; ${sizedName('', data.n, settings)}${drawn > 0 ? `; thin lines: subjects${drawn < data.n ? ` (${drawn} of ${data.n})` : ''}` : ''}`,
    panels: [
      {
        x: {
          kind: 'band',
          title: data.within === null ? '' : settings.names.variable(data.within),
          categories: names,
        },
        y: {
          kind: 'linear',
          title: data.outcome === null ? (chinese ? '测量值' : 'Value') : settings.names.variable(data.outcome),
          domain: [low - span * 0.05, high + span * 0.16],
          grid: true,
        },
        marks: [
          ...data.subjects.map((y): Mark => ({ kind: 'line', x: places, y, colour: 'muted', width: 0.4 })),
          {
            kind: 'line',
            x: places,
            y: data.means.map(({ mean }) => mean),
            colour: { series: 0 },
            width: 1.4,
          },
          ...data.means.flatMap(({ interval: [lower, upper] }, j): Mark[] => [
            { kind: 'segment', from: [j, lower], to: [j, upper], colour: { series: 0 }, width: 1.2 },
            ...[lower, upper].map(
              (y): Mark => ({
                kind: 'segment',
                from: [j - 0.06, y],
                to: [j + 0.06, y],
                colour: { series: 0 },
                width: 1.2,
              }),
            ),
          ]),
          {
            kind: 'point',
            x: places,
            y: data.means.map(({ mean }) => mean),
            colour: { series: 0 },
            size: 6,
            shape: 'circle',
            fill: 'solid',
          },
        ],
        ...(typeof data.p === 'number' ? { note: { lines: [richP(data.p, settings)], corner: 'top-right' } } : {}),
      },
    ],
  }
}
