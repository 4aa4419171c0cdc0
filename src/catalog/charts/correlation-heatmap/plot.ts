import { matrixSize } from '#figure/matrix-size.ts'
import type { Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { correlationNames } from '../../kit/figures/correlation-names.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { isApart, type MatrixCell, type MatrixLook, matrixCells, matrixPanel } from '../../kit/plots/matrix.ts'
import { formatCount, formatNumber } from '../../kit/present/format.ts'
import type { Language } from '../../kit/words.ts'
import type { CorrelationHeatmapData } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<CorrelationHeatmapData> }

const linkageWords = {
  en: { average: 'average linkage', complete: 'complete linkage', 'ward.D2': 'Ward linkage' },
  zh: { average: '平均联接', complete: '最长距离', 'ward.D2': 'Ward 法' },
} as const

interface Pair extends MatrixCell {
  readonly r: number | null
  readonly p: number
}

function plot(data: CorrelationHeatmapData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { half, variables } = data
  const names = variables.map((id) => settings.names.variable(id))
  const [rows, columns] =
    half === 'full'
      ? [names, names]
      : half === 'lower'
        ? [names.slice(1), names.slice(0, -1)]
        : [names.slice(0, -1), names.slice(1)]
  const natural = matrixSize({
    rows,
    columns,
    width: settings.size.width,
    cell: { least: 2.6, most: 11 },
    beside: data.mark === 'number' ? 10 : 27,
    below: 16,
  })
  const method = correlationNames[language][data.method]
  return {
    width: natural.width,
    height: settings.size.height ?? natural.height,
    description:
      language === 'zh'
        ? `${names.join('、')}的相关热图（${method}）。`
        : `Heat map of the correlations (${method}) of ${names.join(', ')}.`,
    caption: captionOf(data, language),
    panels: [matrixPanel({ names: rows }, { names: columns }, marksOf(data, isApart(rows.length, columns.length)))],
    ...(data.mark !== 'number' && {
      legend: {
        place: 'right' as const,
        items: [],
        bar: {
          title: method,
          scale: data.colours,
          domain: [-1, 1] as const,
          spacing: 'linear' as const,
          ticks: [-1, -0.5, 0, 0.5, 1],
          ...(data.r.flat().includes('NaN') ? { missing: language === 'zh' ? '无法计算' : 'None' } : {}),
        },
      },
    }),
  }
}

function marksOf(data: CorrelationHeatmapData, apart: boolean): readonly Mark[] {
  const { insignificant, alpha, mark } = data
  const pairs = pairsOf(data)
  const isHidden = ({ r, p }: Pair) => insignificant !== 'same' && r !== null && !(p < alpha)
  const [shown, hidden] = [pairs.filter((pair) => !isHidden(pair)), pairs.filter(isHidden)]
  const look: MatrixLook = {
    scale: data.colours,
    shape: mark === 'number' ? 'text' : mark,
    domain: [-1, 1],
    apart,
  }
  const clear = matrixCells(shown, look)
  if (insignificant === 'pale') return [clear, matrixCells(hidden, { ...look, opacity: 0.3 })].filter(hasCells)
  if (insignificant === 'blank') return [clear].filter(hasCells)
  return [
    clear,
    matrixCells(
      hidden.map((pair) => ({ ...pair, text: '' })),
      look,
    ),
    ...crosses(hidden),
  ].filter(hasCells)
}

function hasCells(mark: Mark): boolean {
  return !('x' in mark) || mark.x.length > 0
}

function crosses(pairs: readonly Pair[]): readonly Mark[] {
  return [
    {
      kind: 'point',
      x: pairs.map(({ column }) => column),
      y: pairs.map(({ row }) => row),
      colour: 'ink',
      size: 5,
      shape: 'cross',
      fill: 'solid',
    },
  ]
}

/** The cells of the chosen part of the matrix, row by row. */
function pairsOf(data: CorrelationHeatmapData): readonly Pair[] {
  const { half, variables } = data
  const places = variables.flatMap((_, row) =>
    variables.flatMap((__, column) => {
      if (row === column || (half === 'lower' && column > row) || (half === 'upper' && column < row)) return []
      return [
        { row: half === 'lower' ? row - 1 : row, column: half === 'upper' ? column - 1 : column, of: [row, column] },
      ]
    }),
  )
  return places.map(({ row, column, of }) => {
    const [later, earlier] = [Math.max(...of), Math.min(...of)]
    const r = data.r[later]?.[earlier]
    const p = data.p[later]?.[earlier]
    return pairCell(data, { row, column }, typeof r === 'number' ? r : null, typeof p === 'number' ? p : Number.NaN)
  })
}

function pairCell(
  { mark, values, digits, stars }: CorrelationHeatmapData,
  place: { readonly row: number; readonly column: number },
  r: number | null,
  p: number,
): Pair {
  const known = { ...place, r, p, value: r }
  if (r === null) return mark === 'number' ? { ...known, text: '–' } : known
  const starred = stars ? '*'.repeat([0.05, 0.01, 0.001].filter((limit) => p < limit).length) : ''
  const text = `${formatNumber(r, digits)}${starred}`
  switch (mark) {
    case 'tile':
      return values ? { ...known, text } : known
    case 'circle':
      return { ...known, extent: 0.98 * Math.sqrt(Math.abs(r)) }
    case 'ellipse':
      return { ...known, extent: r }
    case 'number':
      // the pale middle of the scale is no colour for text
      return { ...known, value: Math.sign(r) * (0.8 + 0.2 * Math.abs(r)), text }
  }
}

function captionOf(data: CorrelationHeatmapData, language: Language): string {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const { insignificant, alpha, adjust, stars, mark, values } = data
  const [least, most] = data.n.map(formatCount)
  const n =
    least === most
      ? `n\u00a0=\u00a0${most}`
      : say(`n\u00a0=\u00a0${least} to ${most}`, `n\u00a0=\u00a0${least}～${most}`)
  const adjusted = {
    none: '',
    holm: say(', adjusted by Holm', '，Holm 校正'),
    'benjamini-hochberg': say(', adjusted by Benjamini–Hochberg', '，Benjamini–Hochberg 校正'),
  }[adjust]
  const limit = `P\u00a0≥\u00a0${formatNumber(alpha, alpha < 0.01 ? 3 : 2)}${adjusted}`
  const starred = stars && (mark === 'number' || (mark === 'tile' && values))
  return captionSentences(language, [
    [
      mark === 'number' && correlationNames[language][data.method],
      data.listwise
        ? say(`${n}, complete rows`, `${n}（仅完整行）`)
        : least === most
          ? n
          : say(`${n}, pair by pair`, `${n}（逐对）`),
      data.order === 'cluster' &&
        say(
          `ordered by clustering of 1 − r, ${linkageWords.en[data.linkage]}`,
          `按 1 − r 聚类排序（${linkageWords.zh[data.linkage]}）`,
        ),
      data.order === 'component' && say('ordered by the first principal component', '按第一主成分排序'),
    ],
    [
      mark === 'circle' && say('Area of a circle: strength of the correlation', '圆面积：相关强弱'),
      mark === 'ellipse' &&
        say('Ellipse: shape of a scatter plot with this correlation', '椭圆：相应相关系数的散点形状'),
      insignificant !== 'same' &&
        {
          pale: say(`Pale: ${limit}`, `淡色：${limit}`),
          cross: say(`Cross: ${limit}`, `叉：${limit}`),
          blank: say(`Blank: ${limit}`, `空白：${limit}`),
        }[insignificant],
      starred &&
        `*P\u00a0<\u00a00.05${say(', ', '、')}**P\u00a0<\u00a00.01${say(', ', '、')}***P\u00a0<\u00a00.001${insignificant === 'same' ? adjusted : ''}`,
    ],
  ])
}
