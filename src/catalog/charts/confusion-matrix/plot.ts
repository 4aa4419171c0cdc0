import { matrixSize } from '#figure/matrix-size.ts'
import type { Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { Numeric } from '../../kit/outcome/outcome.ts'
import { type MatrixCell, matrixCells, matrixPanel } from '../../kit/plots/matrix.ts'
import { formatCount, formatFraction, formatInterval, formatLevel, formatNumber } from '../../kit/present/format.ts'
import type { CellText, ConfusionMatrixData, Limited } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<ConfusionMatrixData> }

const words = {
  recall: { en: 'Recall', zh: '召回率' },
  precision: { en: 'Precision', zh: '精确率' },
  row: { en: '% of actual class', zh: '占实际类别的 %' },
  none: { en: 'No case', zh: '无病例' },
} as const

/** In mm: the width of a page, of a cell with two decimals, and of one with a count and its percentage. */
const PAGE = 174
const LEAST_CELL = 5.8
const LEAST_BOTH = 12

function plot(data: ConfusionMatrixData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const { classes, show, of } = data
  const names = classes.map((level) => settings.names.level(level))
  const [actual, predicted] = of.map((id) => settings.names.variable(id))
  // without room for a bar and for two decimals in a cell, the caption names the colours, and what has no room is left out whole
  const isWide = (settings.size.width ?? PAGE) >= 60 + 11 * (classes.length + 2)
  const sized = (withMetrics: boolean) => {
    const rows = [...names, ...(withMetrics ? [words.precision[language]] : [])]
    const columns = [...names, ...(withMetrics ? [words.recall[language], 'F1'] : [])]
    const cell = { least: 2.6, most: show.cells === 'count-row' ? 19 : 15 }
    const beside = isWide ? 34 : 12
    return {
      rows,
      columns,
      size: matrixSize({ rows, columns, width: settings.size.width, cell, beside, below: 24, flatness: 0.8 }),
    }
  }
  const all = sized(show.metrics)
  const hasMetrics = show.metrics && all.size.cell >= LEAST_CELL
  const { rows, columns, size } = hasMetrics ? all : sized(false)
  const hasBoth = show.cells !== 'count-row' || size.cell >= LEAST_BOTH
  const cells = cellsOf(data, hasBoth ? show.cells : 'count', settings)
  const gaps = hasMetrics ? { gaps: [classes.length - 1] } : {}
  return {
    width: size.width,
    height: settings.size.height ?? size.height,
    description: say(
      `Confusion matrix of ${names.join(', ')}: actual class ${actual} in rows, predicted class ${predicted} in columns.`,
      `${names.join('、')}的混淆矩阵：行为实际类别（${actual}），列为预测类别（${predicted}）。`,
    ),
    caption: captionOf(data, settings, {
      colours: !isWide,
      unseen: cells.some(({ value }) => value === null) && !isWide,
      left: [
        ...(hasBoth ? [] : [say('percentages', '百分比')]),
        ...(show.metrics && !hasMetrics ? [say('recall, F1, precision', '召回率、F1、精确率')] : []),
      ],
    }),
    panels: [
      matrixPanel(
        { names: rows, title: say(`Actual: ${actual}`, `实际：${actual}`), ...gaps },
        { names: columns, title: say(`Predicted: ${predicted}`, `预测：${predicted}`), ...gaps },
        [
          matrixCells(cells, { scale: show.colours, shape: 'tile', domain: [0, 1], apart: true }),
          ...(hasMetrics ? metricMarks(data) : []),
        ],
      ),
    ],
    ...(isWide && {
      legend: {
        place: 'right',
        items: [],
        bar: {
          title: words.row[language],
          scale: show.colours,
          domain: [0, 1],
          spacing: 'linear',
          ticks: [0, 0.2, 0.4, 0.6, 0.8, 1],
          format: 'percent',
          ...(cells.some(({ value }) => value === null) ? { missing: words.none[language] } : {}),
        },
      },
    }),
  }
}

function cellsOf({ counts }: ConfusionMatrixData, shown: CellText, { settings }: PlotSettings): readonly MatrixCell[] {
  const sum = (values: readonly number[]) => values.reduce((all, n) => all + n, 0)
  const inRow = counts.map(sum)
  const inColumn = counts.map((_, j) => sum(counts.map((row) => row[j] ?? 0)))
  const percent = (n: number, all = 0) => (all > 0 ? `${formatFraction(n / all, settings)}%` : '–')
  return counts.flatMap((of, row) =>
    of.map((n, column) => {
      const all = inRow[row] ?? 0
      const text = {
        count: formatCount(n),
        // in both languages: wide Chinese brackets leave a cell no room for type of usual size
        'count-row': `${formatCount(n)} (${percent(n, all)})`,
        row: percent(n, all),
        column: percent(n, inColumn[column]),
      }[shown]
      // a missing value has a stroke through its cell
      return all > 0 ? { row, column, value: n / all, text } : { row, column, value: null, text: '' }
    }),
  )
}

function metricMarks({ recall, precision, f1, classes }: ConfusionMatrixData): readonly Mark[] {
  const k = classes.length
  const mark = (value: Numeric, column: number, row: number): Mark => ({
    kind: 'text',
    at: [column, row],
    text: [{ text: formatNumber(value, 2) }],
    room: 1,
    height: 1,
    anchor: 'middle',
    colour: 'ink',
  })
  return [
    ...recall.map((value, row) => mark(value, k, row)),
    ...f1.map((value, row) => mark(value, k + 1, row)),
    ...precision.map((value, column) => mark(value, column, k)),
  ]
}

function captionOf(
  { n, accuracy, kappa, macroF1, confidence }: ConfusionMatrixData,
  { settings }: PlotSettings,
  told: { readonly colours: boolean; readonly unseen: boolean; readonly left: readonly string[] },
): string {
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const three = { ...settings, decimals: { ...settings.decimals, estimate: 3 } }
  const level = formatLevel(confidence)
  const shown = ({ value, lower, upper }: Limited) => {
    if (typeof lower !== 'number' || typeof upper !== 'number') return formatNumber(value, 3)
    const range = formatInterval(lower, upper, three)
    return `${formatNumber(value, 3)}${say(` (${level} CI ${range})`, `（${level} CI ${range}）`)}`
  }
  return captionSentences(language, [
    [say(`n\u00a0=\u00a0${formatCount(n)}`, `n=${formatCount(n)}`)],
    [
      say(`Accuracy ${shown(accuracy)}`, `准确度 ${shown(accuracy)}`),
      `κ ${shown(kappa)}`,
      say(`mean F1 of the classes ${formatNumber(macroF1, 3)}`, `各类别 F1 均值 ${formatNumber(macroF1, 3)}`),
    ],
    [
      told.colours && say('Colour: % of the actual class, from 0 to 100', '颜色：占实际类别的百分比，0 至 100'),
      told.unseen && say('crossed out: no actual case', '斜线：无实际病例'),
    ],
    [
      told.left.length > 0 &&
        say(`No room at this width: ${told.left.join(', ')}`, `图宽不足，未列出${told.left.join('、')}`),
    ],
  ])
}
