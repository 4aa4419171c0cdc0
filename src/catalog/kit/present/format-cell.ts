import type { Display } from '../message.ts'
import type { ColumnSpec } from '../outcome/columns.ts'
import type { Cell, Numeric, OutcomeTable, SummaryCell } from '../outcome/outcome.ts'
import type { Language } from '../words.ts'
import {
  type DisplaySettings,
  emptyCell,
  fixed,
  formatDf,
  formatEstimate,
  formatFraction,
  formatInterval,
  formatLimits,
  formatNumber,
  formatP,
  formatPercentInterval,
  formatQuantity,
  formatQuantityInterval,
} from './format.ts'
import { refText } from './ref-text.ts'
import { statisticMarkup } from './statistic-text.ts'
import { termText } from './term-text.ts'
import { plainText, runsOf, type TextRun } from './text-run.ts'

export type RawCell = number | string | null

export interface FormattedCell {
  readonly runs: readonly TextRun[]
  readonly raw: RawCell
}

/** One cell as text and its underlying number. `decimals`: those shared by an estimate and its interval. */
export function formatCell(cell: Cell | null, spec: ColumnSpec, display: Display, decimals?: number): FormattedCell {
  if (cell === null) return plain(emptyCell, null)
  const { settings } = display
  if (typeof cell !== 'object') return formatNumeric(cell, spec, settings, decimals)
  if (isPair(cell)) return plain(formatDf([cell[0] ?? null, cell[1] ?? null]), null)
  if ('variable' in cell) return plain(refText(cell, display), refText(cell, display))
  if ('key' in cell) {
    const words = spec.kind === 'key' ? spec.of[cell.key] : undefined
    const runs = runsOf(words?.[settings.language] ?? cell.key)
    return { runs, raw: plainText(runs) }
  }
  if ('product' in cell) return plain(termText(cell, display), termText(cell, display))
  if ('text' in cell) return plain(cell.text, cell.text)
  if ('symbol' in cell) {
    const shared = spec.kind === 'statistic' && spec.symbol !== undefined
    const value = formatNumber(cell.value, settings.decimals.statistic)
    const letter = shared || value === emptyCell ? [] : [...runsOf(statisticMarkup[cell.symbol]), { text: ' = ' }]
    return { runs: [...letter, { text: value }], raw: rawOf(cell.value) }
  }
  if ('form' in cell) return formatSummary(cell, settings)
  if (decimals !== undefined) return plain(formatLimits(cell.lower, cell.upper, decimals, settings), null)
  const format = intervalFormats[spec.kind === 'interval' ? spec.of : 'estimate']
  return plain(format(cell.lower, cell.upper, settings), null)
}

const intervalFormats = {
  estimate: formatInterval,
  ratio: (lower: Numeric, upper: Numeric, settings: DisplaySettings) => formatInterval(lower, upper, settings, 1),
  percent: formatPercentInterval,
  quantity: formatQuantityInterval,
} as const

function formatNumeric(
  value: Exclude<Numeric, null>,
  spec: ColumnSpec,
  settings: DisplaySettings,
  joint?: number,
): FormattedCell {
  switch (spec.kind) {
    case 'p-value':
      return plain(formatP(value, settings), rawOf(value))
    case 'percent':
      return plain(formatFraction(value, settings), rawOf(value))
    case 'df':
      return plain(formatDf(value), rawOf(value))
    case 'count':
      return plain(formatNumber(value, 0), rawOf(value))
    case 'estimate': {
      const decimals = joint ?? spec.decimals
      return plain(
        decimals === undefined ? formatEstimate(value, settings) : formatNumber(value, decimals),
        rawOf(value),
      )
    }
    default:
      return plain(formatQuantity(value, settings), rawOf(value))
  }
}

function formatSummary(cell: SummaryCell, settings: DisplaySettings): FormattedCell {
  const chinese = settings.preset === 'chinese-journal'
  const brackets = (inside: string) => (chinese ? `(${inside})` : ` (${inside})`)
  switch (cell.form) {
    case 'mean-sd': {
      const decimals = cell.decimals ?? settings.decimals.estimate
      const around = chinese ? '±' : ' ± '
      return plain(`${formatNumber(cell.mean, decimals)}${around}${formatNumber(cell.sd, decimals)}`, null)
    }
    case 'median-quartiles': {
      const decimals = cell.decimals ?? settings.decimals.estimate
      const [median, lower, upper] = [cell.median, cell.lower, cell.upper].map((x) => formatNumber(x, decimals))
      return plain(`${median}${brackets(`${lower}, ${upper}`)}`, null)
    }
    case 'count-percent':
      return plain(`${fixed(cell.count, 0)}${brackets(formatFraction(cell.fraction, settings))}`, null)
    case 'count':
      return plain(fixed(cell.count, 0), cell.count)
    case 'marked': {
      const value = formatNumber(cell.value, cell.decimals ?? settings.decimals.estimate)
      return plain(`${value}${'*'.repeat(cell.marks)}`, rawOf(cell.value))
    }
  }
}

const formNotes: Readonly<Record<SummaryCell['form'], Readonly<Record<Language, string>> | null>> = {
  'mean-sd': { en: 'mean ± SD', zh: '均数±标准差(x̄±s)' },
  'median-quartiles': { en: 'median (P25, P75)', zh: '中位数(四分位数)[M(P25, P75)]' },
  'count-percent': { en: 'n (%)', zh: '例数(百分比)[n(%)]' },
  count: null,
  marked: null,
}

/** The line below a table that explains the descriptions of its groups; empty if no cell is a summary. */
export function summaryForms(table: OutcomeTable, language: Language): readonly string[] {
  const forms = new Set<SummaryCell['form']>()
  for (const row of table.rows)
    for (const cell of Object.values(row.cells))
      if (typeof cell === 'object' && cell !== null && 'form' in cell) forms.add(cell.form)
  const notes = (Object.keys(formNotes) as SummaryCell['form'][])
    .filter((form) => forms.has(form))
    .flatMap((form) => formNotes[form]?.[language] ?? [])
  if (notes.length === 0) return []
  return [language === 'zh' ? `数据以${notes.join('、')}表示。` : `Values are ${notes.join(', ')}.`]
}

function plain(text: string, raw: RawCell): FormattedCell {
  return { runs: text === '' ? [] : [{ text }], raw }
}

function rawOf(value: Numeric): RawCell {
  return typeof value === 'number' ? value : null
}

function isPair(cell: Cell): cell is Extract<Cell, readonly Numeric[]> {
  return Array.isArray(cell)
}
