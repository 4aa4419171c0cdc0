import type { RecordSink } from '../csv/scanner.ts'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import type { Finding } from '../table/findings.ts'
import type { RecordStream } from '../table/import-table.ts'
import { maxColumns } from '../table/table-reader.ts'
import type { Area } from '../xlsx/cell-reference.ts'

/** One row as texts, by column from 0; a blank cell is ''. */
export type RowSink = (cells: readonly string[], rowNumber: number) => void

/** What the end of a sheet tells beside its rows. */
export interface SheetEnd {
  readonly merged: readonly Area[]
  readonly formulasWithoutValue: number
  readonly precisionLost: number
}

/** Passes on the rows of a sheet that have cells. */
export type ScanSheet = (sink: RowSink, context: ReadContext) => Promise<SheetEnd>

/** How many of the first rows may belong to the header. */
const headerRows = 50
/** As for a text file. A shared text in many cells of a row can make the row longer than the whole file. */
const maxRowBytes = 16 << 20

/** Yields the same records as a text file; rows without cells are skipped. */
export function sheetStream(scan: ScanSheet): RecordStream {
  return async (sink, context) => {
    const encode = recordEncoder(sink)
    const rowNumbers: number[] = []
    let rows = 0
    const end = await scan((cells, rowNumber) => {
      if (rows++ < headerRows) rowNumbers.push(rowNumber)
      encode(cells, rowNumber)
    }, context)
    const findings: Finding[] = []
    const tell = (code: Finding['code'], count: number) => {
      if (count > 0) findings.push({ code, params: { count } })
    }
    tell('formulas-without-value', end.formulasWithoutValue)
    tell('precision-lost', end.precisionLost)
    const merged = end.merged.map((area) => ({
      row: rowNumbers.indexOf(area.firstRow),
      first: area.firstColumn,
      last: area.lastColumn,
    }))
    return { findings, endsMidRow: false, merged }
  }
}

function recordEncoder(sink: RecordSink): (cells: readonly string[], row: number) => void {
  const encoder = new TextEncoder()
  const starts = new Int32Array(maxColumns)
  const ends = new Int32Array(maxColumns)
  let bytes = new Uint8Array(1 << 12)
  return (cells, row) => {
    let at = 0
    for (let k = 0; k < cells.length; k++) {
      const cell = cells[k] as string
      const most = at + cell.length * 3 + 1 // a reader may read one byte beyond the end of a field
      if (most > bytes.length) bytes = larger(bytes, at, most)
      starts[k] = at
      at += encoder.encodeInto(cell, bytes.subarray(at)).written
      ends[k] = at
      if (at > maxRowBytes) throw new FormatError('row-too-long', { row, limit: maxRowBytes >> 20 })
    }
    sink(bytes, starts, ends, cells.length)
  }
}

function larger(bytes: Uint8Array, used: number, needed: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(Math.ceil(needed * 1.5))
  copy.set(bytes.subarray(0, used))
  return copy
}
