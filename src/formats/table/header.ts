import type { Finding } from './findings.ts'
import { askedWith, type GivenAnswers, type Question } from './questions.ts'

const longestName = 200

export interface HeaderNames {
  readonly names: readonly string[]
  readonly findings: readonly Finding[]
}

/** A merged area of a sheet. The row is counted among the rows that have cells, columns from 0; both ends included. */
export interface MergedCells {
  /** -1 if it is further down. */
  readonly row: number
  readonly first: number
  readonly last: number
}

/**
 * Names of the columns from the header rows. If there are several, a title in an upper row applies to all columns up to the next title, or, if
 * the file lists merged areas, to its area only, and is joined with `_`. A blank name becomes `V3`, a repeated name gets `_2`; both are
 * reported.
 */
export function headerNames(
  rows: readonly (readonly string[])[],
  columns: number,
  merged?: readonly MergedCells[],
): HeaderNames {
  const parts = rows.map((row, r) => {
    if (merged !== undefined) return filledByMerges(row, r, columns, merged)
    return r < rows.length - 1 ? filledToTheRight(row, columns) : row
  })
  const findings: Finding[] = []
  const names: string[] = []
  const used = new Set<string>()
  /** The next suffix of each repeated name: searching from 2 each time would be quadratic in the number of columns. */
  const next = new Map<string, number>()
  const blanks: string[] = []
  const duplicates: string[] = []
  for (let c = 0; c < columns; c++) {
    const words: string[] = []
    for (const row of parts) {
      const word = (row[c] ?? '').replace(/\s+/g, ' ').trim()
      if (word !== '' && word !== words.at(-1)) words.push(word)
    }
    const written = words.join('_').slice(0, longestName)
    const base = written === '' ? `V${c + 1}` : written
    let name = base
    if (used.has(base)) {
      let k = next.get(base) ?? 2
      for (; used.has(name); k++) name = `${base}_${k}`
      next.set(base, k)
    }
    used.add(name)
    names.push(name)
    if (written === '' && rows.length > 0) blanks.push(name)
    else if (name !== base) duplicates.push(name)
  }
  if (blanks.length > 0) findings.push({ code: 'blank-names', params: { count: blanks.length, names: listed(blanks) } })
  if (duplicates.length > 0) {
    findings.push({ code: 'duplicate-names', params: { count: duplicates.length, names: listed(duplicates) } })
  }
  return { names, findings }
}

function filledToTheRight(row: readonly string[], columns: number): string[] {
  let title = ''
  return Array.from({ length: columns }, (_, c) => {
    const word = (row[c] ?? '').trim()
    if (word !== '') title = word
    return title
  })
}

/** Areas of a sheet must not overlap: in a bad file the first one wins, and no column is filled twice. */
function filledByMerges(row: readonly string[], r: number, columns: number, merged: readonly MergedCells[]): string[] {
  const filled = [...row]
  const taken = new Set<number>()
  for (const area of merged) {
    if (area.row !== r) continue
    for (let c = area.first + 1; c <= Math.min(area.last, columns - 1) && !taken.has(c); c++) {
      filled[c] = row[area.first] ?? ''
      taken.add(c)
    }
  }
  return filled
}

const listed = (names: readonly string[]) => names.slice(0, 10).join(', ') + (names.length > 10 ? ', ...' : '')

export interface HeaderChoices {
  readonly headerRow?: number | null
  readonly headerRows?: number
  readonly answers?: GivenAnswers
}

interface Header {
  readonly headerRow: number | null
  readonly headerRows: number
  /** Whether a row that contains numbers is the header; null if `headerRow` was chosen or there is no doubt. */
  readonly question: Question<'header'> | null
}

/** Finds the header among the first rows, unless it was chosen. It has two rows if titles are above groups of its columns. */
export function findHeader(rows: readonly (readonly string[])[], choices: HeaderChoices): Header {
  if (choices.headerRow !== undefined)
    return { headerRow: choices.headerRow, headerRows: choices.headerRows ?? 1, question: null }
  const { row, numbers, words } = firstWideRow(rows)
  const given = choices.answers?.header
  const likely = 2 * numbers.length > words ? 'data' : 'names'
  const cells = numbers.map((text) => ({ text, count: 1 }))
  const question =
    numbers.length === 0 ? null : { ...askedWith('header', given ?? likely, { cells }), isOpen: given === undefined }
  if (row === null || question?.taken === 'data')
    return { headerRow: null, headerRows: choices.headerRows ?? 1, question }
  const titles = rows[row - 1]?.filter((cell) => cell.trim() !== '').length ?? 0
  const [headerRow, headerRows] = titles >= 2 ? [row - 1, 2] : [row, 1]
  return { headerRow, headerRows: choices.headerRows ?? headerRows, question }
}

/**
 * The row that may name the columns: the first that is as wide as most rows. Also returns how many of its cells are words, and which are
 * numbers or dates, as in data.
 */
function firstWideRow(rows: readonly (readonly string[])[]) {
  if (rows.length === 0) return { row: null, numbers: [], words: 0 }
  const width = commonWidth(rows)
  const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length
  const row = rows.findIndex((one) => filled(one) >= Math.max(1, Math.ceil(0.8 * width)))
  const words = (rows[row] ?? []).map((cell) => cell.trim()).filter((cell) => cell !== '')
  const numbers = words.filter((cell) => !Number.isNaN(Number(cell)) || /^\d{4}[-/.年]/.test(cell))
  return { row: Math.max(0, row), numbers, words: words.length }
}

/** The most frequent number of cells up to the last filled one; of equally frequent ones the larger. */
function commonWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>()
  for (const row of rows) {
    const width = row.findLastIndex((cell) => cell.trim() !== '') + 1
    counts.set(width, (counts.get(width) ?? 0) + 1)
  }
  let best = 0
  for (const [width, count] of counts) {
    const most = counts.get(best) ?? 0
    if (count > most || (count === most && width > best)) best = width
  }
  return best
}
