import type { Column, ColumnMeta } from '#engine/frame/frame.ts'
import { compactDate, dayToMs, parseDate, parsePartialDate, serialToMs } from './cell-date.ts'
import { type Cell, classifyCell, plainText } from './cell-kind.ts'
import type { FinishedCells } from './column-cells.ts'
import type { CellRule, ColumnRules, ImportColumn } from './schema.ts'

const day = 86_400_000
/** The range of a Date, in ms before and after 1970. */
const lastTime = 8.64e15

/** The finished column, determined by its cells and the frozen schema only. */
export function buildColumn(
  cells: FinishedCells,
  column: ImportColumn,
  rules: ColumnRules,
  decimal: '.' | ',',
): Column {
  const apply = new RuleTable(rules.rules)
  if (column.type === 'text') {
    if (cells.form === 'numbers') throw new TypeError(`the texts of column ${column.id} were not kept`)
    return buildText(cells.texts, cells.codes, column, rules, apply)
  }
  const read = column.type === 'number' ? numberValue(apply, decimal) : dateValue(apply, decimal, column)
  const meta: ColumnMeta = {
    id: column.id,
    name: column.name,
    label: column.label ?? '',
    measure: column.measure,
    valueLabels: [],
    missingCodes: rules.missingCodes ?? [],
    missingRanges: [],
  }
  const byCode = Float64Array.from(cells.texts, read)
  if (cells.form === 'texts') {
    const values = new Float64Array(cells.codes.length)
    for (let row = 0; row < values.length; row++) {
      const code = cells.codes[row] as number
      values[row] = code < 0 ? Number.NaN : (byCode[code] as number)
    }
    return { ...meta, type: column.type, values }
  }
  const { values } = cells
  for (const [k, row] of cells.oddRows.entries()) values[row] = byCode[cells.oddCodes[k] as number] as number
  return { ...meta, type: column.type, values }
}

class RuleTable {
  private readonly byText = new Map<string, CellRule>()
  private readonly byKind = new Map<string, CellRule>()

  constructor(rules: readonly CellRule[]) {
    for (const rule of rules) {
      if ('text' in rule.match) this.byText.set(rule.match.text, rule)
      else this.byKind.set(rule.match.kind, rule)
    }
  }

  find(text: string, cell: Cell): CellRule | undefined {
    return this.byText.get(text.trim()) ?? this.byKind.get(cell.kind)
  }
}

function numberValue(rules: RuleTable, decimal: '.' | ',') {
  const asWritten = new Set<Cell['kind']>(['number', 'wide', 'grouped', 'leading-zero', 'long-digits'])
  return (text: string): number => {
    const cell = classifyCell(text, decimal)
    const rule = rules.find(text, cell)
    if (rule === undefined) return asWritten.has(cell.kind) ? cell.value : Number.NaN
    if (rule.action === 'number') return cell.value
    if (rule.action === 'hundredth') return cell.value / 100
    if (rule.action === 'half') return cell.value / 2
    if (rule.action === 'root-half') return cell.value / Math.SQRT2
    return rule.action === 'value' ? (rule.value ?? Number.NaN) : Number.NaN
  }
}

function dateValue(rules: RuleTable, decimal: '.' | ',', column: ImportColumn) {
  return (text: string): number => {
    const cell = classifyCell(text, decimal)
    const rule = rules.find(text, cell)
    const ms = rule === undefined ? readDate(text, cell, column) : ruledDate(text, rule)
    if (!(Math.abs(ms) <= lastTime)) return Number.NaN
    return column.type === 'date' ? Math.floor(ms / day) * day : ms
  }
}

function readDate(text: string, cell: Cell, column: ImportColumn): number {
  if (cell.kind === 'date' || cell.kind === 'datetime') {
    const date = parseDate(plainText(text), column.dateOrder)
    return date === null || date === 'invalid' ? Number.NaN : date.ms
  }
  if (cell.kind !== 'number' && cell.kind !== 'wide') return Number.NaN
  if (column.dateNumbers === 'compact') return compactDate(cell.value)
  return column.dateNumbers === 'serial' ? serialToMs(cell.value) : Number.NaN
}

function ruledDate(text: string, rule: CellRule): number {
  if (rule.action === 'value') return rule.value ?? Number.NaN
  if (rule.action !== 'first-day' && rule.action !== 'middle') return Number.NaN
  const known = parsePartialDate(plainText(text))
  if (known === null) return Number.NaN
  if (rule.action === 'first-day') return dayToMs(known.year, known.month ?? 1, 1)
  return known.month === undefined ? dayToMs(known.year, 7, 1) : dayToMs(known.year, known.month, 15)
}

/** Trims spaces of any script; different spellings of one text become one entry. */
function buildText(
  texts: readonly string[],
  codes: Int32Array,
  column: ImportColumn,
  { levels, rules: listed }: ColumnRules,
  rules: RuleTable,
): Column {
  const { dictionary, codes: merged } = texts.some(needsTrim) ? trimmed(texts, codes) : { dictionary: texts, codes }
  const isMissing = (text: string) => rules.find(text, classifyCell(text))?.action === 'missing'
  return {
    id: column.id,
    name: column.name,
    label: column.label ?? '',
    measure: column.measure,
    valueLabels: (levels ?? []).map((text) => ({ value: text, label: text })),
    missingCodes: listed.length === 0 ? [] : dictionary.filter(isMissing),
    missingRanges: [],
    type: 'text',
    codes: merged,
    dictionary,
  }
}

/** ASCII spaces are already removed. */
function needsTrim(text: string): boolean {
  return (text.charCodeAt(0) >= 0x80 || text.charCodeAt(text.length - 1) >= 0x80) && text.trim() !== text
}

function trimmed(texts: readonly string[], codes: Int32Array): { dictionary: string[]; codes: Int32Array } {
  const known = new Map<string, number>()
  const entry = Int32Array.from(texts, (raw) => {
    const text = raw.trim()
    if (text === '') return -1
    const code = known.get(text) ?? known.size
    known.set(text, code)
    return code
  })
  return { dictionary: Array.from(known.keys()), codes: codes.map((code) => (code < 0 ? -1 : (entry[code] as number))) }
}
