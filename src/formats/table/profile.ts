import { type CellKind, classifyCell } from './cell-kind.ts'
import type { FinishedCells } from './column-cells.ts'
import { isCertainGrade, isGrade } from './scales.ts'

/** Summary of a whole column, from which its type is proposed. */
export interface ColumnProfile {
  readonly rows: number
  readonly blanks: number
  /** Number of cells of each kind. */
  readonly kinds: ReadonlyMap<CellKind, number>
  /** Distinct texts, each with its kind and frequency. In a column stored as numbers: only the other cells. */
  readonly texts: readonly string[]
  readonly counts: Int32Array
  readonly kindOf: readonly CellKind[]
}

export function profileOf(cells: FinishedCells, decimal: '.' | ','): ColumnProfile {
  const codes = cells.form === 'texts' ? cells.codes : cells.oddCodes
  const counts = new Int32Array(cells.texts.length)
  let blanks = 0
  // Indexed: an iterator over a million cells costs as much as everything else here.
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] as number
    if (code < 0) blanks++
    else counts[code] = (counts[code] as number) + 1
  }
  let kindOf = cells.texts.map((text) => classifyCell(text, decimal).kind)
  // `-` is a result if the column has results such as + or ±, and a missing value otherwise.
  if (cells.texts.some(isCertainGrade))
    kindOf = kindOf.map((kind, k) => (isGrade(cells.texts[k] as string) ? 'grade' : kind))
  const kinds = cellsOfKinds(kindOf, counts)
  if (cells.form === 'texts') return { rows: codes.length, blanks, kinds, texts: cells.texts, counts, kindOf }
  const { values } = cells
  let numbers = 0
  for (let i = 0; i < values.length; i++) if (!Number.isNaN(values[i])) numbers++
  kinds.set('number', (kinds.get('number') ?? 0) + numbers)
  return {
    rows: values.length,
    blanks: values.length - numbers - codes.length,
    kinds,
    texts: cells.texts,
    counts,
    kindOf,
  }
}

function cellsOfKinds(kindOf: readonly CellKind[], counts: Int32Array): Map<CellKind, number> {
  const kinds = new Map<CellKind, number>()
  let from = 0
  // Neighbours are mostly of one kind: a run of them becomes one entry.
  while (from < kindOf.length) {
    const kind = kindOf[from] as CellKind
    let cells = 0
    for (; kindOf[from] === kind; from++) cells += counts[from] as number
    kinds.set(kind, (kinds.get(kind) ?? 0) + cells)
  }
  return kinds
}

export function countOf(profile: ColumnProfile, ...kinds: readonly CellKind[]): number {
  return kinds.reduce((sum, kind) => sum + (profile.kinds.get(kind) ?? 0), 0)
}
