import { matrixSize } from '#figure/matrix-size.ts'
import type { Axis, Colour, LegendItem, Mark, Panel, Scene, Shape } from '#figure/scene.ts'
import { textWidth } from '#figure/text-width.ts'
import { type } from '#figure/typography.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { isApart, matrixCells, matrixPanel } from '../../kit/plots/matrix.ts'
import { axisFromZero } from '../../kit/plots/round-ticks.ts'
import { stackOf } from '../../kit/plots/stacked-bars.ts'
import { formatCount, formatFraction } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { OncoprintData } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<OncoprintData> }

const words = {
  samples: { en: 'Samples', zh: '样本' },
  burden: { en: 'Burden', zh: '变异数' },
  odds: { en: 'log2 odds ratio', zh: 'log2 比值比' },
} as const

const pointsPerMm = 72 / 25.4
/** In mm: a row of a gene, the bars, and what is around the plots. */
const [row, bars, around] = [4.6, 20, 34]
/** Rows in mm that have room for text beside them. */
const least = 2.8
/** More columns have no gaps. */
const mostApart = 300
/** log2 odds ratios beyond it have the colour of the end. */
const limit = 3

/** A type fills the cell, then half of it; others are points over them. */
const glyphs: readonly ('full' | 'half' | Shape)[] = [
  'full',
  'half',
  'circle',
  'triangle',
  'diamond',
  'triangle-down',
  'plus',
  'cross',
]

function plot(data: OncoprintData, settings: PlotSettings): Scene {
  return data.view === 'pairs' ? pairsScene(data, settings) : landscapeScene(data, settings)
}

/** The places of columns: groups have a gap between them. */
function placesOf({ groups }: OncoprintData) {
  const all = groups.reduce((sum, { columns }) => sum + columns, 0)
  const gap = groups.length > 1 ? Math.max(0.6, all * 0.012) : 0
  const starts = groups.map((_, k) => groups.slice(0, k).reduce((sum, { columns }) => sum + columns, 0))
  const groupOf = (column: number) => starts.findLastIndex((start) => start <= column)
  const end = all + gap * (groups.length - 1)
  return { all, end, at: (column: number) => column + gap * Math.max(0, groupOf(column)), starts }
}

function landscapeScene(data: OncoprintData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { genes, types, groups, burden, n } = data
  const { all, end } = placesOf(data)
  const rows = genes.length + (groups.length > 1 ? 1 : 0)
  const named = data.samples.length > 0 ? 12 : 0
  const width = settings.size.width ?? Math.min(174, Math.max(110, 50 + all * 3.4))
  const pitch = ((width - 45) / end) * pointsPerMm
  const over = burden === null ? 0 : bars
  const height = settings.size.height ?? around + named + rows * row + over
  const high = ((height - around - named) * row) / (rows * row + over)
  const panels = [
    ...(burden === null ? [] : [burdenPanel(data, burden, settings, { height: rows * row, pitch })]),
    genesPanel(data, settings, { pitch, high }),
  ]
  const title = types[0] === undefined || types[0] === null ? undefined : settings.names.variable(types[0].variable)
  const items =
    title === undefined ? [] : types.map((type, k) => typeItem(type === null ? '' : settings.names.level(type), k))
  return {
    width,
    height,
    description:
      language === 'zh'
        ? `${formatCount(n)} 个样本中 ${genes.length} 个基因的突变瀑布图。`
        : `Oncoprint of ${genes.length} genes in ${formatCount(n)} samples.`,
    caption: captionOf(data, settings),
    arrangement: { columns: 1, joined: true },
    panels,
    ...(items.length === 0 ? {} : { legend: { place: 'top', title, items } as const }),
  }
}

function typeItem(label: string, k: number): LegendItem {
  const glyph = glyphs[k] ?? 'cross'
  const colour = { series: k }
  if (glyph === 'full') return { label, colour, key: 'box', opacity: 1, bare: true }
  if (glyph === 'half') return { label, colour, key: 'line' }
  return { label, colour, key: 'point', shape: glyph }
}

/** @param pitch distance in points from one column to the next */
function samplesAxis(data: OncoprintData, pitch: number, { settings, names }: PlotSettings): Axis {
  const { end, at } = placesOf(data)
  const drawn = data.groups.reduce((sum, { columns }) => sum + columns, 0)
  const title = `${words.samples[settings.language]} (n\u00a0=\u00a0${drawn === data.n ? '' : `${formatCount(drawn)}/`}${formatCount(data.n)})`
  const axis = { kind: 'linear', title, domain: [-0.5, end - 0.5] } as const
  if (data.samples.length === 0) return { ...axis, named: [] }
  const named = data.samples.map((sample, k) => ({ at: at(k), name: names.level(sample) }))
  const isUpright = named.some(({ name }) => textWidth(name, type.tick) > pitch - 4)
  return { ...axis, named, ...(isUpright ? { upright: true } : {}) }
}

/** @param height of the genes in mm */
function burdenPanel(
  data: OncoprintData,
  burden: NonNullable<OncoprintData['burden']>,
  settings: PlotSettings,
  { height, pitch }: { readonly height: number; readonly pitch: number },
): Panel {
  const { all, at, starts } = placesOf(data)
  const stacked = (burden[0] ?? []).map((_, column) => stackOf(burden.map((counts) => counts[column] ?? 0)))
  const top = Math.max(1, ...stacked.map((ends) => ends.at(-1)?.[1] ?? 0))
  const half = halfWidth(data)
  const isDense = all > mostApart
  const marks = burden.flatMap((_, type): readonly Mark[] => {
    const boxes = stacked.map((ends, column) => ({ x: at(column), ends: ends[type] ?? ([0, 0] as const) }))
    const look = { fill: { series: type }, stroke: null, opacity: 1 } as const
    if (isDense)
      // one outline for each group: thousands of boxes would be slow
      return starts.flatMap((start, k): readonly Mark[] => {
        const own = boxes.slice(start, starts[k + 1])
        const back = own.toReversed()
        return [
          {
            kind: 'polygon',
            x: [...own.flatMap(({ x }) => [x - half, x + half]), ...back.flatMap(({ x }) => [x + half, x - half])],
            y: [...own, ...back].flatMap(({ ends }, i) => Array<number>(2).fill(ends[i < own.length ? 1 : 0])),
            ...look,
          },
        ]
      })
    return boxes.flatMap(({ x, ends }): readonly Mark[] =>
      ends[0] === ends[1] ? [] : [{ kind: 'rect', x: [x - half, x + half], y: ends, ...look }],
    )
  })
  return {
    share: bars / height,
    x: samplesAxis(data, pitch, settings),
    y: { kind: 'linear', title: words.burden[settings.settings.language], ...axisFromZero(top, 3, true) },
    marks,
  }
}

function halfWidth(data: OncoprintData): number {
  return placesOf(data).all > mostApart ? 0.5 : 0.42
}

/**
 * The share of samples is in the name of a gene if rows are too close for a column of text.
 * @param pitch distance in points from one column to the next
 * @param high height of a row in mm
 */
function genesPanel(
  data: OncoprintData,
  settings: PlotSettings,
  { pitch, high }: { readonly pitch: number; readonly high: number },
): Panel {
  const { genes, groups, types, of, n } = data
  const { all, at, starts } = placesOf(data)
  const track = groups.length > 1 ? 1 : 0
  const half = halfWidth(data)
  const shares = genes.map((gene) => `${formatFraction(gene.n / n, settings.settings)}%`)
  const size = Math.max(1.6, Math.min(pitch * 0.8, high * pointsPerMm * 0.42))
  const tiles = (x: readonly number[], y: readonly number[], height: number, fill: Colour, opacity: number): Mark => ({
    kind: 'tiles',
    x,
    y,
    width: 2 * half,
    height,
    fill,
    opacity,
  })
  const drawn = types.map((_, type): readonly Mark[] => {
    const glyph = glyphs[type] ?? 'cross'
    const x = genes.flatMap(({ places }) => (places[type] ?? []).map(at))
    const y = genes.flatMap(({ places }, k) => (places[type] ?? []).map(() => k + track))
    if (x.length === 0) return []
    const colour = { series: type }
    if (glyph === 'full') return [tiles(x, y, 0.84, colour, 1)]
    if (glyph === 'half') return [tiles(x, y, 0.36, colour, 1)]
    return [{ kind: 'point', x, y, colour, size, shape: glyph, fill: 'solid' }]
  })
  const grey =
    all > mostApart
      ? groups.flatMap(({ columns }, k): readonly Mark[] =>
          genes.map((_, gene) => {
            const from = at(starts[k] ?? 0) - 0.5
            const y = gene + track
            return {
              kind: 'rect',
              x: [from, from + columns],
              y: [y - 0.42, y + 0.42],
              fill: 'faint',
              stroke: null,
              opacity: 0.6,
            }
          }),
        )
      : [
          tiles(
            genes.flatMap(() => Array.from({ length: all }, (_, column) => at(column))),
            genes.flatMap((_, gene) => Array.from({ length: all }, () => gene + track)),
            0.84,
            'faint',
            0.6,
          ),
        ]
  return {
    x: samplesAxis(data, pitch, settings),
    y: {
      kind: 'band',
      title: '',
      categories: [
        ...(track === 1 && of.group !== null ? [settings.names.variable(of.group)] : []),
        ...genes.map(({ name }, k) => `${settings.names.level(name)}${high < least ? ` ${shares[k]}` : ''}`),
      ],
      lineless: true,
    },
    marks: [
      ...(track === 0
        ? []
        : groups.flatMap(({ name, columns }, k): readonly Mark[] => {
            const [from, to] = [at(starts[k] ?? 0) - half, at((starts[k] ?? 0) + columns - 1) + half]
            return [
              { kind: 'segment', from: [from, 0.46], to: [to, 0.46], colour: 'ink', width: 1 },
              {
                kind: 'text',
                at: [(from + to) / 2, 0],
                text: [{ text: name === null ? '' : settings.names.level(name) }],
                shift: [0, 1],
                room: to - from,
                anchor: 'middle',
                colour: 'ink',
              },
            ]
          })),
      ...grey,
      ...drawn.flat(),
    ],
    ...(!(high < least) && {
      columns: [
        {
          title: '',
          side: 'right',
          align: 'start',
          cells: [...(track === 1 ? [''] : []), ...shares].map((text) => ({ text })),
        },
      ],
    }),
  }
}

function pairsScene(data: OncoprintData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { genes, pairs, n, colours } = data
  const names = genes.map(({ name, n: count }) => `${settings.names.level(name)} (${formatCount(count)})`)
  const [columns, rows] = [names.slice(0, -1), names.slice(1)]
  const size = matrixSize({
    rows,
    columns,
    width: settings.size.width,
    cell: { least: 3, most: 9 },
    beside: 34,
    below: 18,
  })
  const cells = pairs.map(({ genes: [column, second], logOdds, adjusted }) => ({
    row: second - 1,
    column,
    value: logOdds,
    text: typeof adjusted === 'number' ? starsOf(adjusted) : '',
  }))
  const has = (test: (value: number) => boolean) => pairs.some(({ logOdds }) => test(logOdds))
  return {
    width: size.width,
    height: settings.size.height ?? Math.max(70, size.height),
    description:
      language === 'zh'
        ? `${genes.length} 个基因两两共突变与互斥，共 ${formatCount(n)} 个样本。`
        : `Pairs of ${genes.length} genes altered together or instead of each other in ${formatCount(n)} samples.`,
    caption: captionOf(data, settings),
    panels: [
      matrixPanel({ names: rows }, { names: columns }, [
        matrixCells(cells, {
          scale: colours,
          shape: 'tile',
          domain: [-limit, limit],
          apart: isApart(rows.length, columns.length),
        }),
      ]),
    ],
    legend: {
      place: 'right',
      items: [],
      bar: {
        title: words.odds[language],
        scale: colours,
        domain: [-limit, limit],
        spacing: 'linear',
        beyond: { below: has((value) => value < -limit), above: has((value) => value > limit) },
      },
    },
  }
}

function starsOf(p: number): string {
  return '*'.repeat([0.05, 0.01, 0.001].filter((level) => p < level).length)
}

function captionOf(data: OncoprintData, { settings }: PlotSettings): string {
  const { language } = settings
  const { n, altered, genes, otherGenes, burden, view, pairs, groups } = data
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const [all, some, drawn] = [n, altered, genes.length].map(formatCount)
  const size = withoutFalse([
    say(
      `n\u00a0=\u00a0${all} samples, ${some} altered in ${genes.length === 1 ? 'this gene' : `these ${drawn} genes`}`,
      `n=${all} 个样本，其中 ${some} 个在这 ${drawn} 个基因中有变异`,
    ),
    otherGenes > 0 &&
      say(
        `${formatCount(otherGenes)} less frequent ${otherGenes === 1 ? 'gene is' : 'genes are'} not drawn`,
        `另有 ${formatCount(otherGenes)} 个较少变异的基因未绘出`,
      ),
  ])
  if (view === 'pairs')
    return captionSentences(language, [
      size,
      [
        say(
          'Colour: above 0 altered together, below 0 instead of each other (1/2 added to each count)',
          '颜色：大于 0 为共突变，小于 0 为互斥（各频数加 1/2）',
        ),
        say(
          `Fisher’s exact test of ${pairs.length} pairs, adjusted by Benjamini–Hochberg: *P\u00a0<\u00a00.05, **P\u00a0<\u00a00.01, ***P\u00a0<\u00a00.001`,
          `${pairs.length} 对基因的 Fisher 精确检验，Benjamini–Hochberg 校正：*P<0.05，**P<0.01，***P<0.001`,
        ),
        say('in brackets: altered samples', '括号内为变异样本数'),
      ],
    ])
  return captionSentences(language, [
    size,
    [
      say(
        `Samples in the order of the genes altered in them${groups.length > 1 ? ', by group' : ''}`,
        `样本${groups.length > 1 ? '在组内' : ''}按变异基因的次序排列`,
      ),
      say('percentages: of all samples', '百分比：占全部样本的比例'),
      burden !== null && say('bars: alterations of each sample in all genes', '条形：各样本全部基因的变异数'),
    ],
  ])
}
