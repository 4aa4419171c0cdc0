import { matrixSize } from '#figure/matrix-size.ts'
import type { Legend, LegendItem, Mark, Panel, ScaledColour, Scene } from '#figure/scene.ts'
import { textWidth } from '#figure/text-width.ts'
import { type } from '#figure/typography.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { matrixCells, matrixPanel } from '../../kit/plots/matrix.ts'
import { formatCount, formatFraction } from '../../kit/present/format.ts'
import type { MissingMapData } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<MissingMapData> }

/** Places on the scale: far apart also in black and white. */
const places = { present: 0.08, declared: 0.5, blank: 0.97 } as const

const words = {
  present: { en: 'Present', zh: '有值' },
  blank: { en: 'Blank', zh: '空白' },
  missing: { en: 'Missing', zh: '缺失' },
  declared: { en: 'Declared missing', zh: '用户定义缺失' },
  share: { en: 'Missing, %', zh: '缺失，%' },
  rows: { en: 'Row', zh: '行' },
  sortedRows: { en: 'Rows, most missing first', zh: '行（缺失多者在前）' },
} as const

interface Drawn {
  readonly panel: Panel
  readonly legend?: Legend
  readonly width: number
  readonly height: number
}

function plot(data: MissingMapData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const names = data.variables.map((id) => settings.names.variable(id))
  const { panel, legend, width, height } = { map: mapOf, patterns: patternsOf, bars: barsOf }[data.view](
    data,
    names,
    settings,
  )
  return {
    width: settings.size.width ?? width,
    height: settings.size.height ?? height,
    description: language === 'zh' ? `${names.join('、')}的缺失数据图。` : `Missing data of ${names.join(', ')}.`,
    caption: captionOf(data, settings),
    panels: [panel],
    ...(legend === undefined ? {} : { legend }),
  }
}

function mapOf(data: MissingMapData, names: readonly string[], settings: PlotSettings): Drawn {
  const { language } = settings.settings
  const { bands, rows, colours } = data
  const count = bands.blank[0]?.length ?? 1
  const isBinned = rows > count
  const high = rows / count
  const cells = bands.blank.flatMap((shares, column) =>
    shares.map((blank, band) => {
      const declared = bands.declared[column]?.[band] ?? 0
      const at = isBinned
        ? blank + declared
        : blank > 0
          ? places.blank
          : declared > 0
            ? places.declared
            : places.present
      return { column, y: (band + 0.5) * high, at }
    }),
  )
  const named = names.map((name, k) => `${name}\n(${shareOf(data, k, settings)}%)`)
  const size = matrixSize({
    rows: [],
    columns: named,
    width: settings.size.width,
    cell: { least: 2.6, most: 14 },
    beside: 40,
    below: 20,
  })
  return {
    width: size.width,
    height: Math.max(size.height + 55, 85),
    panel: {
      x: { kind: 'band', title: '', categories: named, lineless: true },
      y: {
        kind: 'linear',
        title: words[data.sorted ? 'sortedRows' : 'rows'][language],
        domain: [rows, 0],
        whole: true,
      },
      marks: [
        {
          kind: 'cells',
          x: cells.map(({ column }) => column),
          y: cells.map(({ y }) => y),
          width: 0.94,
          height: high,
          scale: colours,
          at: cells.map(({ at }) => at),
          shape: 'tile',
        },
      ],
    },
    legend: isBinned
      ? {
          place: 'right',
          items: [],
          bar: { title: words.share[language], scale: colours, domain: [0, 1], spacing: 'linear', format: 'percent' },
        }
      : { place: 'top', items: kindItems(data, settings, true) },
  }
}

function patternsOf(data: MissingMapData, names: readonly string[], settings: PlotSettings): Drawn {
  const { language } = settings.settings
  const { patterns, rows } = data
  const cells = patterns.flatMap(({ missing }, row) =>
    missing.map((is, column) => ({ row, column, value: is === 1 ? places.blank : places.present })),
  )
  const panel = matrixPanel({ names: patterns.map(() => '') }, { names }, [
    matrixCells(cells, { scale: data.colours, shape: 'tile', domain: [0, 1], apart: true }),
  ])
  const size = matrixSize({
    rows: [],
    columns: names,
    width: settings.size.width,
    cell: { least: 4, most: 13 },
    beside: 34,
    below: 22,
  })
  return {
    width: size.width,
    height: size.height + 5 * patterns.length,
    panel: {
      ...panel,
      y: { ...panel.y, bare: true },
      columns: [
        {
          title: language === 'zh' ? '例数（%）' : 'n (%)',
          side: 'right',
          align: 'middle',
          cells: patterns.map((pattern) => ({
            text: `${formatCount(pattern.rows)} (${formatFraction(pattern.rows / rows, settings.settings)})`,
          })),
        },
      ],
    },
    legend: { place: 'top', items: kindItems({ ...data, apart: false }, settings, true) },
  }
}

function barsOf(data: MissingMapData, names: readonly string[], settings: PlotSettings): Drawn {
  const { blank, declared, rows } = data
  const { language } = settings.settings
  // an axis has a third of the width for its names
  const isBroken = names.some((name) => textWidth(name, type.tick) > (settings.size.width ?? 110) * 0.9)
  const share = names.map((_, k) => ((blank[k] ?? 0) + (declared[k] ?? 0)) / rows)
  const highest = Math.max(...share)
  const end = highest === 0 ? 0.1 : Math.min(1, highest * 1.02)
  const bar = (from: number, to: number, y: number, at: number): readonly Mark[] =>
    to === from
      ? []
      : [
          {
            kind: 'rect',
            x: [from, to],
            y: [y - 0.32, y + 0.32],
            fill: { scale: data.colours, at },
            stroke: null,
            opacity: 1,
          },
        ]
  const marks = names.flatMap((_, y): readonly Mark[] => {
    const first = (blank[y] ?? 0) / rows
    const total = share[y] ?? 0
    return [
      ...bar(0, first, y, places.blank),
      ...bar(first, total, y, places.declared),
      {
        kind: 'text',
        at: [total + end * 0.015, y],
        text: [{ text: `${formatCount((blank[y] ?? 0) + (declared[y] ?? 0))} (${shareOf(data, y, settings)}%)` }],
        anchor: 'start',
        colour: 'ink',
      },
    ]
  })
  const items = kindItems(data, settings, false)
  return {
    width: 110,
    height: Math.max(45, 24 + (isBroken ? 7.4 : 5.6) * names.length),
    panel: {
      x: {
        kind: 'linear',
        title: words.share[language],
        domain: [0, end * 1.34],
        end,
        format: 'percent',
      },
      y: { kind: 'band', title: '', categories: names },
      marks,
    },
    ...(items.length > 1 ? { legend: { place: 'top' as const, items } } : {}),
  }
}

function kindItems({ apart, declared, colours }: MissingMapData, { settings }: PlotSettings, present: boolean) {
  const item = (name: keyof typeof words, at: number): LegendItem => ({
    label: words[name][settings.language],
    colour: { scale: colours, at } satisfies ScaledColour,
    key: 'box',
    opacity: 1,
    bare: true,
  })
  const two = apart && declared.some((count) => count > 0)
  return [
    ...(present ? [item('present', places.present)] : []),
    item(two ? 'blank' : 'missing', places.blank),
    ...(two ? [item('declared', places.declared)] : []),
  ]
}

function shareOf({ blank, declared, rows }: MissingMapData, k: number, { settings }: PlotSettings): string {
  return formatFraction(((blank[k] ?? 0) + (declared[k] ?? 0)) / rows, settings)
}

function captionOf(data: MissingMapData, { settings }: PlotSettings): string {
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const { rows, view, others, bands, declared } = data
  const count = bands.blank[0]?.length ?? 0
  const isBinned = view === 'map' && rows > count
  const average = formatCount(Math.round(rows / Math.max(count, 1)))
  return captionSentences(language, [
    [
      `n\u00a0=\u00a0${formatCount(rows)}`,
      view === 'map' && say('under each name: per cent missing', '变量名下为缺失百分比'),
      isBinned && say(`bands of about ${average} rows`, `每段约 ${average} 行`),
      isBinned &&
        data.apart &&
        declared.some((of) => of > 0) &&
        say('blank and declared missing values together', '空白与用户定义缺失值合并'),
      view === 'patterns' &&
        others.patterns > 0 &&
        say(
          `${formatCount(others.patterns)} further patterns in ${formatCount(others.rows)} rows are not drawn`,
          `另有 ${formatCount(others.patterns)} 种模式（${formatCount(others.rows)} 行）未绘出`,
        ),
    ],
  ])
}
