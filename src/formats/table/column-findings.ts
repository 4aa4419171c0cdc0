import { parseDate } from './cell-date.ts'
import { plainText } from './cell-kind.ts'
import type { FinishedCells } from './column-cells.ts'
import type { Finding, FindingCode, UnusualCell } from './findings.ts'
import type { Inference, TypeReason } from './infer-column.ts'
import { findPersonalData } from './personal-data.ts'
import { type ColumnProfile, countOf } from './profile.ts'
import type { Question } from './questions.ts'
import type { CellAction, ColumnRules, ImportColumn } from './schema.ts'

const listedTexts = 100

/** All findings about one column: no cell becomes text, a number or a blank silently. */
export function columnFindings(
  column: ImportColumn,
  inference: Inference,
  cells: FinishedCells,
  profile: ColumnProfile,
  rules: ColumnRules,
  questions: readonly Question[],
): Finding[] {
  const findings: Finding[] = []
  const tell = (code: FindingCode, params: Finding['params'] = {}, cellList?: readonly UnusualCell[]) =>
    findings.push({ code, column: column.id, params, ...(cellList !== undefined && { cells: cellList }) })
  const personal = findPersonalData(column.name, cells)
  if (personal !== null) tell('personal-data', { kind: personal.kind, by: personal.by })
  if (profile.blanks === profile.rows) tell('empty-column')
  const asked = new Set<string>(questions.map(({ code }) => code))
  const unusual = unusualCells(column, profile, rules).filter(({ kind }) => !asked.has(kind))
  if (unusual.length > 0)
    tell(
      'unusual-cells',
      { count: unusual.reduce((n, c) => n + c.count, 0), distinct: unusual.length },
      unusual.slice(0, listedTexts),
    )
  if (column.type === 'text' && inference.keptBecause !== undefined) {
    const params = keptParams(inference.keptBecause, profile)
    tell(`kept-as-text-${inference.keptBecause}`, params)
  }
  if (column.type === 'date' || column.type === 'datetime') {
    if (inference.ambiguousOrder === true) tell('ambiguous-date-order')
    if (column.dateNumbers !== undefined) tell('numbers-read-as-dates', { form: column.dateNumbers })
    const zones = countZones(profile)
    if (zones > 0) tell('time-zone-dropped', { count: zones })
  }
  if (column.label !== undefined) tell('percent-numbers', { count: countOf(profile, 'percent') })
  if (cells.trimmed > 0) tell('spaces-trimmed', { count: cells.trimmed })
  return findings
}

function keptParams(reason: TypeReason, profile: ColumnProfile): Finding['params'] {
  if (reason === 'leading-zeros') return { count: countOf(profile, 'leading-zero') }
  if (reason === 'long-digits') return { count: countOf(profile, 'long-digits') }
  if (reason === 'date-orders') return {}
  const total = profile.rows - profile.blanks
  return { count: total - countOf(profile, 'text', 'missing-word', 'grade'), total }
}

function unusualCells(column: ImportColumn, profile: ColumnProfile, rules: ColumnRules): UnusualCell[] {
  const byKind = new Map<string, CellAction>()
  const byText = new Map<string, CellAction>()
  for (const { match, action } of rules.rules) {
    if ('kind' in match) byKind.set(match.kind, action)
    else byText.set(match.text, action)
  }
  const list: UnusualCell[] = []
  const isTold = [...profile.kinds.keys()].some((kind) => byKind.has(kind) || toldAnyway(column, kind) !== undefined)
  if (byText.size === 0 && !isTold) return list
  for (const [k, kind] of profile.kindOf.entries()) {
    const text = profile.texts[k] as string
    const own = byText.size === 0 ? undefined : byText.get(text.trim())
    const action = own ?? byKind.get(kind) ?? toldAnyway(column, kind)
    if (action !== undefined && !(column.type === 'text' && action === 'keep')) {
      list.push({ text, count: profile.counts[k] as number, kind, action })
    }
  }
  return list.toSorted((a, b) => b.count - a.count)
}

/** The action for oddly written numbers that are accepted, but still reported. */
function toldAnyway(column: ImportColumn, kind: UnusualCell['kind']): CellAction | undefined {
  if (column.type !== 'number') return undefined
  return kind === 'grouped' || kind === 'wide' || kind === 'leading-zero' || kind === 'long-digits'
    ? 'number'
    : undefined
}

function countZones(profile: ColumnProfile): number {
  let zones = 0
  for (const [k, kind] of profile.kindOf.entries()) {
    if (kind !== 'datetime') continue
    const date = parseDate(plainText(profile.texts[k] as string))
    if (date !== null && date !== 'invalid' && date.zone) zones += profile.counts[k] as number
  }
  return zones
}
