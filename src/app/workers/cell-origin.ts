import type { CellEdit } from '#catalog/kit/steps/cell-edits.ts'
import type { Column, Frame } from '#engine/frame/frame.ts'
import { cellAt } from '#engine/frame/pick-cells.ts'
import { sourceCell } from '#formats/source-cell.ts'
import { placeInFile } from '#formats/table/file-order.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import { readDataset } from '../data/datasets/dataset.ts'
import { cellText } from './cell-window.ts'
import { openDataset } from './open-dataset.ts'

/** Where the value of a cell comes from. */
export interface CellOrigin {
  /** The cell as corrections store it, and what identifies its row; undefined if the row or the variable is no longer there. */
  readonly cell: Pick<CellEdit, 'from' | 'key'> | undefined
  /** The cell of the file; undefined if a step made the row or the column, or this device has no source. */
  readonly source:
    | {
        readonly file: string
        /** Ordinal of the data row, from 1. */
        readonly row: number
        /** Number of the column in the file, from 1, and its name. */
        readonly column: number
        readonly name: string
        /** The text as it is in the file. */
        readonly text: string
        /** As it was imported; null is a missing value. */
        readonly imported: string | null
      }
    | undefined
  /** The steps that made or changed the value, in order; null is a missing value. */
  readonly changes: readonly { readonly step: string; readonly isMade: boolean; readonly value: string | null }[]
}

/** Finds the cell of a row and column of the current data in the source and in the data after each step. */
export async function cellOrigin(
  database: UserDatabase,
  id: string,
  column: string,
  rowId: number,
): Promise<CellOrigin> {
  const { frame, source, opened, before, rowsBefore } = await openDataset(database, id)
  const textIn = (columns: readonly Column[], rowIds: Float64Array | undefined) => {
    const found = columns.find((one) => one.id === column)
    const row = rowIds?.indexOf(rowId) ?? -1
    return found && row >= 0 ? { text: cellText(found, row) } : undefined
  }
  const states = [
    ...opened.steps.map((step) => textIn(before.get(step.id) ?? [], rowsBefore.get(step.id))),
    textIn(frame.columns, frame.rowIds),
  ]
  const changes = opened.steps.flatMap((step, k) => {
    const [was, is] = [states[k], states[k + 1]]
    return !is || was?.text === is.text ? [] : [{ step: step.id, isMade: was === undefined, value: is.text }]
  })
  const imported = textIn(source.columns, source.rowIds)
  const cell = cellIn(frame, column, rowId)
  return { cell, source: await cellOfFile(database, id, column, rowId, imported), changes }
}

function cellIn({ rowIds, columns }: Frame, id: string, rowId: number): CellOrigin['cell'] {
  const [column, row] = [columns.find((one) => one.id === id), rowIds.indexOf(rowId)]
  if (column === undefined || row < 0) return undefined
  const keys = columns.flatMap((one): CellEdit['key'][] => {
    if (one.measure !== 'id' || one.id === id || (one.type !== 'text' && one.type !== 'number')) return []
    const value = cellAt(one, row)
    return value !== null && isOnly(one, row) ? [{ column: one.id, value }] : []
  })
  const cell = cellAt(column, row)
  const isTime = column.type === 'date' || column.type === 'datetime'
  return { from: cell !== null && isTime ? cellText(column, row) : cell, key: keys[0] ?? null }
}

/** Whether no other row has the value of this one. */
function isOnly(column: Column, row: number): boolean {
  const cells = column.type === 'text' ? column.codes : column.values
  return cells.indexOf(cells[row] as number) === row && cells.lastIndexOf(cells[row] as number) === row
}

async function cellOfFile(
  database: UserDatabase,
  id: string,
  column: string,
  row: number,
  imported: { readonly text: string | null } | undefined,
): Promise<CellOrigin['source']> {
  const dataset = await readDataset(database, id)
  const own = dataset?.schema.columns.find((one) => one.id === column)
  const blob = dataset && (await database.sources.get(dataset.sourceSha256))?.blob
  if (!dataset || !own || !blob || !imported) return undefined
  const inFile = dataset.schema.columns.find((one) => one.id === (own.limitsOf ?? own.id))
  const place = inFile && placeInFile(inFile)
  if (place === undefined || place === null) return undefined
  const number = place + 1
  const text = await sourceCell(blob, dataset.schema, row, place)
  if (text === undefined) return undefined
  return { file: dataset.sourceName, row, column: number, name: own.name, text, imported: imported.text }
}
