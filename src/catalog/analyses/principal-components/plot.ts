import type { Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { formatFraction, formatNumber } from '../../kit/present/format.ts'
import { labelMarks, placeLabels } from './place-labels.ts'
import { plotScores, type ScoresFigure } from './plot-scores.ts'

export interface ScreeFigure {
  /** Absent from outcomes of before. */
  readonly n?: number
  readonly eigenvalues: readonly number[]
  readonly kept: number
  /** The eigenvalue limit of the rule, if it has one. */
  readonly limit: number | null
  /** Eigenvalues of random data in parallel analysis. */
  readonly random: readonly number[] | null
}

export interface LoadingsFigure {
  /** Absent from outcomes of before. */
  readonly n?: number
  /** Proportions of variance explained by the two components that are drawn. */
  readonly shares: readonly [number, number]
  readonly variables: readonly { readonly variable: string; readonly at: readonly [number, number] }[]
}

export const plots = {
  scree: { plot: plotScree } satisfies Plot<ScreeFigure>,
  loadings: { plot: plotLoadings } satisfies Plot<LoadingsFigure>,
  scores: { plot: plotScores } satisfies Plot<ScoresFigure>,
}

/** Kept components are drawn as filled points. */
function plotScree({ n, eigenvalues, kept, limit, random }: ScreeFigure, settings: PlotSettings): Scene {
  const zh = settings.settings.language === 'zh'
  const places = eigenvalues.map((_, k) => k + 1)
  const end = eigenvalues.length + 0.5
  const points = (from: number, to: number, fill: 'solid' | 'open'): Mark => ({
    kind: 'point',
    x: places.slice(from, to),
    y: eigenvalues.slice(from, to),
    colour: { series: 0 },
    size: 5,
    shape: 'circle',
    fill,
  })
  const list = eigenvalues.map((value) => formatNumber(value, 2)).join(zh ? '、' : ', ')
  const dashed = { colour: 'muted', width: 0.75, dash: 'dashed' } as const
  const compared: readonly Mark[] = [
    ...(limit === null ? [] : [{ kind: 'segment', from: [0.5, limit], to: [end, limit], ...dashed } as const]),
    ...(random === null ? [] : [{ kind: 'line', x: places, y: random, ...dashed } as const]),
  ]
  return {
    width: settings.size.width ?? 95,
    height: settings.size.height ?? 70,
    description: zh
      ? `碎石图：特征根依次为 ${list}；保留前 ${kept} 个成分。`
      : `Scree plot: eigenvalues ${list}; the first ${kept} kept.`,
    caption: screeCaption({ n, limit, random }, settings),
    panels: [
      {
        x: { kind: 'linear', title: zh ? '成分' : 'Component', domain: [0.5, end], whole: true },
        y: {
          kind: 'linear',
          title: zh ? '特征根' : 'Eigenvalue',
          domain: [0, Math.max(...eigenvalues, ...(random ?? [])) * 1.06],
        },
        marks: [
          ...compared,
          { kind: 'line', x: places, y: eigenvalues, colour: { series: 0 }, width: 1 },
          points(kept, eigenvalues.length, 'open'),
          points(0, kept, 'solid'),
        ],
      },
    ],
  }
}

function screeCaption(
  { n, limit, random }: Pick<ScreeFigure, 'n' | 'limit' | 'random'>,
  settings: PlotSettings,
): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const value = limit === null ? '' : formatNumber(limit, limit === 1 ? 0 : 2)
  return captionSentences(language, [
    [
      say('Points: eigenvalues', '点：特征根'),
      say('filled: components that are kept', '实心：保留的成分'),
      ...(random === null
        ? []
        : [say('dashed: 95th percentile of random data', '虚线：随机数据特征根的第 95 百分位数')]),
      ...(random !== null || limit === null ? [] : [say(`dashed: eigenvalue ${value}`, `虚线：特征根 ${value}`)]),
      ...(n === undefined ? [] : [sizedName('', n, settings)]),
    ],
  ])
}

/** Half of the length of y, around the circle; and the approximate space for the axes in millimetres. */
const [top, margin] = [1.05, 20]

/** Variables as arrows from the centre, within the circle of perfect correlation, with their names beside it. */
function plotLoadings({ n, shares, variables }: LoadingsFigure, settings: PlotSettings): Scene {
  const zh = settings.settings.language === 'zh'
  const within = (length: number | undefined) => (length === undefined ? undefined : length - margin)
  const { labels, domain, width, height, isPartial } = placeLabels(
    variables.map(({ variable, at }) => ({ text: settings.names.variable(variable), tip: at })),
    { width: within(settings.size.width), height: within(settings.size.height), top },
  )
  const percent = (fraction: number) => `${formatFraction(fraction, settings.settings)}%`
  const title = (k: 0 | 1) =>
    zh ? `成分 ${k + 1}（${percent(shares[k])}）` : `Component ${k + 1} (${percent(shares[k])})`
  const list = variables
    .map(
      ({ variable, at: [x, y] }) => `${settings.names.variable(variable)} ${formatNumber(x, 2)}, ${formatNumber(y, 2)}`,
    )
    .join(zh ? '；' : '; ')
  const axis = { kind: 'linear', ticks: [-1, -0.5, 0, 0.5, 1] } as const
  return {
    width: width + margin,
    height: height + margin,
    description: zh ? `载荷图，前两个成分的载荷：${list}。` : `Loading plot of the first two components: ${list}.`,
    caption: captionSentences(settings.settings.language, [
      [
        zh ? '点：各变量的载荷' : 'Points: loadings of the variables',
        zh ? '圆：完全相关' : 'circle: perfect correlation',
        ...(isPartial ? [zh ? '仅标注载荷较大的变量' : 'only the largest are named'] : []),
        ...(n === undefined ? [] : [sizedName('', n, settings)]),
      ],
    ]),
    panels: [
      {
        x: { ...axis, title: title(0), domain },
        y: { ...axis, title: title(1), domain: [-top, top] },
        marks: [
          ...background,
          ...variables.flatMap(({ at }) => arrow(at)),
          ...labels.flatMap((label) => labelMarks(label)),
        ],
      },
    ],
  }
}

const turn = Array.from({ length: 121 }, (_, k) => (k / 60) * Math.PI)
const background: readonly Mark[] = [
  { kind: 'segment', from: [-1, 0], to: [1, 0], colour: 'faint', width: 0.5 },
  { kind: 'segment', from: [0, -1], to: [0, 1], colour: 'faint', width: 0.5 },
  { kind: 'line', x: turn.map(Math.cos), y: turn.map(Math.sin), colour: 'faint', width: 0.75 },
]

function arrow(to: readonly [number, number]): readonly Mark[] {
  return [
    { kind: 'segment', from: [0, 0], to, colour: { series: 0 }, width: 1 },
    { kind: 'point', x: [to[0]], y: [to[1]], colour: { series: 0 }, size: 3.6, shape: 'circle', fill: 'solid' },
  ]
}
