import type { Mark, RichText, Scene } from '#figure/scene.ts'
import { textWidth } from '#figure/text-width.ts'
import { type } from '#figure/typography.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { richP, sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { gridWords, placesOf } from '../../kit/plots/point-grid.ts'
import { formatCount, formatNumber } from '../../kit/present/format.ts'
import type { MethodName } from './facts.ts'
import type { HeatmapFigure, ScatterFigure } from './figures.ts'

export const plots = {
  heatmap: { plot: plotHeatmap } satisfies Plot<HeatmapFigure>,
  scatter: { plot: plotScatter } satisfies Plot<ScatterFigure>,
}

const methodNames = {
  en: { pearson: 'Pearson', spearman: 'Spearman', kendall: 'Kendall’s tau-b' },
  zh: { pearson: 'Pearson 相关', spearman: 'Spearman 相关', kendall: 'Kendall tau-b' },
} as const

const partialWord = { en: ', partial', zh: '（偏相关）' } as const

const depthWords = {
  en: 'the stronger the colour, the stronger the correlation',
  zh: '颜色越浓，相关越强',
} as const

const numberWords = { en: ', as numbers in the cells', zh: '，系数见格内数字' } as const

const pointsPerMm = 72 / 25.4

const symbols = { pearson: 'r', spearman: 'ρ', kendall: 'τ' } as const satisfies Record<MethodName, string>

/** With more variables the coefficients do not fit into their cells. */
const maxWritten = 18

/** Row height in mm while the figure fits on a page. */
const rowHeight = 3.4

/** Minimum space for a name, so that none is left out, and the maximum width of names, in mm. */
const nameRoom = 2.8
const longestName = 50

/** Positive correlations in the first colour, negative in the second, darker if stronger; the first variable is at the top. */
function plotHeatmap({ method, variables, rows, sizes = [] }: HeatmapFigure, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const names = variables.map((id) => settings.names.variable(id))
  const isWritten = names.length <= maxWritten
  const marks = isWritten ? writtenShades(rows) : shades(rows)
  const size = sizeFor(names)
  return {
    width: settings.size.width ?? size.width,
    height: settings.size.height ?? size.height,
    description:
      language === 'zh'
        ? `${names.join('、')}的${methodNames.zh[method]}矩阵热图。`
        : `Heat map of the ${methodNames.en[method]} correlations of ${names.join(', ')}.`,
    caption: captionSentences(language, [
      [
        `${methodNames[language][method]}${isWritten ? numberWords[language] : ''}`,
        depthWords[language],
        ...sizeWords(sizes, settings),
      ],
    ]),
    panels: [
      {
        x: { kind: 'band', title: '', categories: names.slice(0, -1) },
        y: { kind: 'band', title: '', categories: names.slice(1) },
        marks,
      },
    ],
    legend: {
      place: 'top',
      items: [
        {
          label: language === 'zh' ? '正相关' : 'Positive',
          colour: { series: 0 },
          key: 'box',
          opacity: 0.5,
          bare: true,
        },
        {
          label: language === 'zh' ? '负相关' : 'Negative',
          colour: { series: 1 },
          key: 'box',
          opacity: 0.5,
          bare: true,
        },
      ],
    },
  }
}

/** The number of cases, or the smallest and the largest of the pairs. */
function sizeWords(sizes: readonly (readonly number[])[], settings: PlotSettings): readonly string[] {
  const all = sizes.flat()
  if (all.length === 0) return []
  const [least, most] = around(all, 0)
  if (least === most) return [sizedName('', most, settings)]
  return [
    settings.settings.language === 'zh'
      ? `n=${formatCount(least)}～${formatCount(most)}`
      : `n\u00a0=\u00a0${formatCount(least)} to ${formatCount(most)}`,
  ]
}

/** The size of a page, or larger if every name needs the space; in mm. */
function sizeFor(names: readonly string[]): { readonly width: number; readonly height: number } {
  const page = Math.min(170, 50 + 14 * names.length)
  const longest = Math.max(...names.map((name) => textWidth(name, type.tick))) / pointsPerMm
  const named = nameRoom * names.length + Math.min(longest, longestName)
  return {
    width: Math.max(page, named + 12),
    height: Math.max(60, page * 0.72, Math.min(230, 25 + rowHeight * names.length), named + 22),
  }
}

/** A shaded cell with its coefficient for each pair. */
function writtenShades(rows: HeatmapFigure['rows']): readonly Mark[] {
  return rows.flatMap((row, k) =>
    row.flatMap((r, j): Mark[] => {
      const y = k - 1
      if (typeof r !== 'number')
        return [{ kind: 'text', at: [j, y], text: [{ text: '—' }], anchor: 'middle', colour: 'muted' }]
      return [
        {
          kind: 'rect',
          x: [j - 0.48, j + 0.48],
          y: [y - 0.48, y + 0.48],
          fill: { series: r < 0 ? 1 : 0 },
          stroke: null,
          opacity: depth(r),
        },
        {
          kind: 'text',
          at: [j, y],
          text: [{ text: formatNumber(r, 2) }],
          anchor: 'middle',
          colour: 'ink',
        },
      ]
    }),
  )
}

/** Shaded cells without text, grouped into fifty shades, which look continuous. */
function shades(rows: HeatmapFigure['rows']): readonly Mark[] {
  const fields = new Map<number, { x: number[]; y: number[] }>()
  for (const [k, row] of rows.entries()) {
    for (const [j, r] of row.entries()) {
      if (typeof r !== 'number') continue
      const rounded = Math.round(r * 50) / 50
      const field = fields.get(rounded) ?? { x: [], y: [] }
      field.x.push(j)
      field.y.push(k - 1)
      fields.set(rounded, field)
    }
  }
  return [...fields].map(([r, { x, y }]) => ({
    kind: 'tiles',
    x,
    y,
    width: 0.96,
    height: 0.96,
    fill: { series: r < 0 ? 1 : 0 },
    opacity: depth(r),
  }))
}

const depth = (r: number) => 0.06 + 0.74 * Math.abs(r)

function plotScatter(data: ScatterFigure, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const [x, y] = [settings.names.variable(data.x), settings.names.variable(data.y)]
  const { x: xs, y: ys } = pointsOf(data)
  const [left, right] = around(xs, 0.04)
  const line = lineEnds(data, xs)
  const [bottom, top] = around([...ys, ...(line?.y ?? [])], 0.04)
  const room = (top - bottom) * 0.1
  return {
    width: settings.size.width ?? 85,
    height: settings.size.height ?? 75,
    description: language === 'zh' ? `${x} 与 ${y} 的散点图。` : `Scatter plot of ${x} and ${y}.`,
    caption: scatterCaption(data, settings),
    panels: [
      {
        x: { kind: 'linear', title: x, domain: [left, right] },
        y: { kind: 'linear', title: y, domain: [bottom, top + room] },
        marks: [
          {
            kind: 'point',
            x: xs,
            y: ys,
            colour: { series: 0 },
            size: xs.length > 2000 ? 1.6 : xs.length > 300 ? 2.6 : 3.6,
            shape: 'circle',
            fill: 'translucent',
          },
          ...(line === null ? [] : [{ kind: 'line', ...line, colour: 'ink', width: 1 } as const]),
        ],
        note: { corner: 'top-left', lines: [resultLine(data, settings)] },
      },
    ],
  }
}

function scatterCaption({ points, n, grid, thinned, line }: ScatterFigure, settings: PlotSettings): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  return captionSentences(language, [
    [
      say('Points: cases', '点：各例'),
      ...(thinned ? [say('a part of them is drawn', '仅绘制部分点')] : [sizedName('', n ?? points.length, settings)]),
      ...gridWords(grid?.cells, language),
      ...(line === null ? [] : [say('line: least squares', '直线：最小二乘回归线')]),
    ],
  ])
}

function pointsOf({ points, grid }: ScatterFigure) {
  const [x, y] = [points.map(([at]) => at), points.map(([, at]) => at)]
  return placesOf({ x, y, ...(grid === undefined ? {} : { grid }) })
}

/** The line from the lowest to the highest x. */
function lineEnds({ line }: ScatterFigure, xs: readonly number[]) {
  if (line === null) return null
  const x = around(xs, 0)
  const [mx, my] = line.through
  return { x, y: x.map((at) => my + line.slope * (at - mx)) }
}

function around(values: readonly number[], part: number): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  const span = high - low || 1
  return [low - span * part, high + span * part]
}

function resultLine({ method, partial, r, p }: ScatterFigure, settings: PlotSettings): RichText {
  const { language } = settings.settings
  const comma = language === 'zh' ? '，' : ', '
  return [
    {
      text: `${methodNames[language][method]}${partial ? partialWord[language] : ''}${language === 'zh' ? '：' : ': '}`,
    },
    { text: symbols[method], italic: true },
    { text: ` = ${formatNumber(r, 2)}${comma}` },
    ...richP(p, settings),
  ]
}
