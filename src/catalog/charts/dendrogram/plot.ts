import type { LegendItem, Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { clusteringWords } from '../../kit/figures/cluster-words.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { treeBranches } from '../../kit/plots/tree-branches.ts'
import { fixed } from '../../kit/present/format.ts'
import type { DendrogramData } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<DendrogramData> }

/** More rows have no names; the tree is then so many mm high. */
const mostNamed = 80
const unnamedHeight = 120

function plot(data: DendrogramData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { names, heights, clusters, label, left, right, order } = data
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const isNamed = names.length <= mostNamed
  const top = heights.at(-1) ?? 1
  const count = Math.max(...clusters) + 1
  const cut = count > 1 ? ((heights.at(-count) ?? 0) + (heights.at(1 - count) ?? 0)) / 2 : null
  const merges = left.map((one, m) => [one, right[m] ?? 0] as const)
  const width = heights.length > 200 ? 0.4 : 0.9
  const corners = treeBranches({ merges, heights, order })
  const seriesAt = (at: number) => ({ series: clusters[Math.round(at)] ?? 0 })
  const branches = corners.map((branch, m): Mark => {
    const isWithin = cut !== null && (heights[m] ?? 0) < cut
    return {
      kind: 'line',
      x: branch.map(([, height]) => height),
      y: branch.map(([at]) => at),
      colour: isWithin ? seriesAt(branch[0]?.[0] ?? 0) : 'ink',
      width,
    }
  })
  // a cluster keeps its colour up to the cut, also if it is a single row
  const stems = corners.flatMap((branch, m): Mark[] =>
    cut === null || (heights[m] ?? 0) < cut
      ? []
      : [branch[0], branch[3]].flatMap((foot) =>
          foot === undefined || foot[1] >= cut
            ? []
            : [{ kind: 'line', x: [foot[1], cut], y: [foot[0], foot[0]], colour: seriesAt(foot[0]), width }],
        ),
  )
  const line: readonly Mark[] =
    cut === null
      ? []
      : [
          {
            kind: 'segment',
            from: [cut, -0.5],
            to: [cut, names.length - 0.5],
            colour: 'muted',
            width: 0.7,
            dash: 'dashed',
          },
        ]
  const gaps = clusters.flatMap((cluster, at) => (at + 1 < clusters.length && clusters[at + 1] !== cluster ? [at] : []))
  const items = Array.from({ length: count }, (_, series): LegendItem => {
    const size = clusters.filter((one) => one === series).length
    const name = sizedName(say(`Cluster ${series + 1}`, `第 ${series + 1} 类`), size, settings)
    return { label: name.replace('\n', ' '), colour: { series }, key: 'line' }
  })
  return {
    width: settings.size.width ?? 110,
    height: settings.size.height ?? 34 + (isNamed ? Math.max(30, 3.5 * names.length) : unnamedHeight),
    description: say(
      `Dendrogram of ${names.length} rows${count > 1 ? ` in ${count} clusters` : ''}.`,
      `${names.length} 行的聚类树状图${count > 1 ? `，分为 ${count} 类` : ''}。`,
    ),
    caption: captionOf(data, cut !== null, settings),
    panels: [
      {
        x: { kind: 'linear', title: say('Height', '合并高度'), domain: [0, top * 1.03] },
        y: {
          kind: 'band',
          title: isNamed && label !== null ? settings.names.variable(label) : '',
          categories: names.map((name) =>
            isNamed ? (typeof name === 'string' ? name : settings.names.level(name)) : '',
          ),
          lineless: true,
          ...(gaps.length === 0 ? {} : { gaps }),
        },
        marks: [...line, ...branches, ...stems],
      },
    ],
    ...(count > 1 ? { legend: { place: 'top' as const, items } } : {}),
  }
}

function captionOf(
  { distance, linkage, standardised, cophenetic, names }: DendrogramData,
  isCut: boolean,
  settings: PlotSettings,
): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  return captionSentences(language, [
    [
      sizedName('', names.length, settings),
      standardised && say('z scores of each variable', '各变量取 z 值'),
      clusteringWords(distance, linkage, language),
      typeof cophenetic === 'number' &&
        say(`cophenetic correlation ${fixed(cophenetic, 2)}`, `共表型相关系数 ${fixed(cophenetic, 2)}`),
    ],
    isCut && [say('Dashed: where the tree is cut', '虚线：切分处')],
  ])
}
