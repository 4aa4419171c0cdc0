import { TableBound } from '../table/table-bound.ts'

const freeBytes = 64e6
/** What `TableBound` counts for each column: their number has a limit of its own. */
const columnBytes = 6000

/** Keeps the memory of a table in proportion to the bytes read from its file. */
export const boundOf = (columns: number) => new TableBound(freeBytes + columns * columnBytes)
