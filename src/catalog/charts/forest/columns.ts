import type { TextColumn } from '#figure/scene.ts'
import type { PlotSettings } from '../../kit/figures/plot.ts'
import { emptyCell, fixed, formatFraction, formatLevel } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { ForestData } from './data.ts'
import type { ForestLine } from './lines.ts'

/** Labels and further columns on the left, on the right the numbers of each row as text. */
export function columnsOf(
  data: ForestData,
  lines: readonly ForestLine[],
  numbers: readonly string[],
  settings: PlotSettings,
): readonly TextColumn[] {
  const { show, columns, rows } = data
  const { language } = settings.settings
  const of = (text: (row: number) => string): TextColumn['cells'] =>
    lines.map((line) => {
      if ('heading' in line) return { text: '' }
      const cell = { text: text(line.row) }
      return rows[line.row]?.isSummary === true ? { ...cell, bold: true } : cell
    })
  const labels: TextColumn['cells'] = lines.map((line) =>
    'heading' in line
      ? { text: line.heading, bold: true }
      : {
          text: rows[line.row]?.label ?? '',
          ...(rows[line.row]?.isSummary === true ? { bold: true } : {}),
          ...(line.indented ? { indented: true } : {}),
        },
  )
  return withoutFalse([
    { title: settings.names.variable(data.of.variable), side: 'left', align: 'start', cells: labels },
    ...columns.map(
      ({ variable }, k): TextColumn => ({
        title: settings.names.variable(variable),
        side: 'left',
        align: 'middle',
        cells: of((row) => rows[row]?.cells[k] ?? ''),
      }),
    ),
    show.numbers &&
      ({
        title: measureTitle(data, settings),
        side: 'right',
        align: 'middle',
        cells: of((row) => numbers[row] ?? ''),
      } satisfies TextColumn),
    show.shares &&
      ({
        title: language === 'zh' ? '权重(%)' : 'Weight, %',
        side: 'right',
        align: 'middle',
        cells: of((row) => formatFraction(data.share[row] ?? null, settings.settings)),
      } satisfies TextColumn),
  ])
}

/** For example `HR (95% CI)`. */
export function measureTitle({ show, confidence }: ForestData, { settings }: PlotSettings): string {
  const level = formatLevel(confidence)
  if (settings.language === 'zh') return `${show.measure === '' ? '效应值' : show.measure}（${level}\u00a0CI）`
  return `${show.measure === '' ? 'Estimate' : show.measure} (${level}\u00a0CI)`
}

/** For example `0.73 (0.53 to 1.02)`; a missing limit is a dash. */
export function numbersText(data: ForestData, row: number, { settings }: PlotSettings): string {
  const [estimate, lower, upper] = [data.estimate, data.lower, data.upper].map((list) => list[row] ?? null)
  if (estimate === null || estimate === undefined) return emptyCell
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? '—' : fixed(value, data.decimals)
  const to = settings.preset === 'chinese-journal' ? '~' : ' to '
  return `${text(estimate)} (${text(lower)}${to}${text(upper)})`
}
