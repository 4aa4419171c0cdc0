import { matrixSize } from '#figure/matrix-size.ts'
import type { Legend, LegendItem, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { clusteringWords } from '../../kit/figures/cluster-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { isApart, type MatrixSide, matrixCells, matrixPanel } from '../../kit/plots/matrix.ts'
import { formatCount } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { HeatmapData, Tree } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<HeatmapData> }

const words = {
  missing: { en: 'Missing', zh: '缺失' },
  value: { en: 'Value', zh: '数值' },
  z: { en: 'z score', zh: 'z 值' },
} as const

/** More rows have no names; the map is then so many mm high. */
const MOST_NAMED = 80
const UNNAMED_HEIGHT = 120
/** Height in mm of a line of the legend, and of its bar with a title. */
const LEGEND_LINE = 4.4
const LEGEND_BAR = 44

function plot(data: HeatmapData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { rowTree, columnTree, tracks, values } = data
  const columns = data.variables.map((id) => settings.names.variable(id))
  const isNamed = values.length <= MOST_NAMED
  const names = data.names.map((name) =>
    isNamed ? (typeof name === 'string' ? name : settings.names.level(name)) : '',
  )
  const starts = tracks.map((_, t) => tracks.slice(0, t).reduce((sum, { levels }) => sum + levels.length, 0))
  const rows: MatrixSide = {
    names,
    title: isNamed && data.label !== null ? settings.names.variable(data.label) : '',
    tracks: tracks.map(({ of, codes }, t) => ({
      name: settings.names.variable(of),
      series: codes.map((code) => (code === null ? null : (starts[t] ?? 0) + code)),
    })),
    ...sideOf(rowTree),
  }
  const cells = values.flatMap((of, row) =>
    of.map((value, column) => ({ row, column, value: typeof value === 'number' ? value : null })),
  )
  const look = {
    scale: data.colours,
    shape: 'tile',
    domain: data.domain,
    apart: isApart(values.length, columns.length),
  } as const
  const legend = legendOf(data, starts, settings)
  const natural = matrixSize({
    rows: names,
    columns: [...(rows.tracks?.map(({ name }) => name) ?? []), ...columns],
    width: settings.size.width,
    cell: { least: 2.6, most: 16 },
    beside: 30,
    below: 20,
    flatness: 0,
    trees: { above: columnTree === null ? 0 : 0.13, beside: rowTree === null ? 0 : 0.13 },
  })
  const lines = [legend, ...(legend.also ?? [])].reduce(
    (sum, { items }) => sum + (items.length === 0 ? 0 : items.length + 1.5),
    0,
  )
  const height = Math.max(natural.height + (isNamed ? 0 : UNNAMED_HEIGHT), 20 + LEGEND_BAR + LEGEND_LINE * lines)
  return {
    width: natural.width,
    height: settings.size.height ?? height,
    description:
      language === 'zh'
        ? `${columns.join('、')}的热图，共 ${formatCount(values.length)} 行。`
        : `Heat map of ${columns.join(', ')} in ${formatCount(values.length)} rows.`,
    caption: captionOf(data, settings),
    panels: [matrixPanel(rows, { names: columns, ...sideOf(columnTree) }, [matrixCells(cells, look)])],
    legend,
  }
}

function sideOf(tree: Tree | null): Pick<MatrixSide, 'tree' | 'gaps'> {
  if (tree === null) return {}
  const { left, right, heights, order, gaps } = tree
  return { tree: { merges: left.map((one, m) => [one, right[m] ?? 0] as const), heights, order }, gaps }
}

function legendOf(data: HeatmapData, starts: readonly number[], { settings, names }: PlotSettings): Legend {
  const { language } = settings
  const { tracks, domain, beyond, colours, scale, values } = data
  const parts = tracks.map(({ of, levels, codes }, t) => ({
    title: names.variable(of),
    items: withoutFalse<LegendItem>([
      ...levels.map(
        (level, k): LegendItem => ({
          label: names.level(level),
          colour: { series: (starts[t] ?? 0) + k },
          key: 'box',
          opacity: 0.85,
          bare: true,
        }),
      ),
      codes.includes(null) && {
        label: words.missing[language],
        colour: 'faint',
        key: 'box',
        opacity: 0.85,
        bare: true,
      },
    ]),
  }))
  const [first = { items: [] }, ...also] = parts
  return {
    ...first,
    also,
    place: 'right',
    bar: {
      title: words[scale === 'none' ? 'value' : 'z'][language],
      scale: colours,
      domain,
      spacing: 'linear',
      beyond,
      ...(values.some((row) => row.includes(null)) ? { missing: words.missing[language] } : {}),
    },
  }
}

function captionOf(
  { values, scale, limits, rowTree, columnTree, distance, linkage }: HeatmapData,
  { settings }: PlotSettings,
) {
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const clustered =
    rowTree !== null && columnTree !== null
      ? say('Rows and columns clustered', '行与列聚类')
      : rowTree !== null
        ? say('Rows clustered', '行聚类')
        : say('Columns clustered', '列聚类')
  return captionSentences(language, [
    [
      `n\u00a0=\u00a0${formatCount(values.length)}`,
      scale === 'column' && say('z scores of each column', '按列计算 z 值'),
      scale === 'row' && say('z scores of each row', '按行计算 z 值'),
      limits === 'central' && say('colours from the 2nd to the 98th percentile', '颜色范围 P2～P98'),
    ],
    [
      !(rowTree === null && columnTree === null) &&
        `${clustered}${say(': ', '：')}${clusteringWords(distance, linkage, language)}`,
    ],
  ])
}
