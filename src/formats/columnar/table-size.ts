import { FormatError } from '../format-error.ts'

const MOST_ROWS = 50_000_000
const MOST_COLUMNS = 32_767
/** Bytes that any table may take, and how many times the size of its file a larger one. */
const FREE_TABLE = 512 << 20
/** As for the parts of a zip archive. */
const FREE_PART = 64 << 20
const RATIO = 400
const CELL = 8

/** Refuses a small file that describes a huge table: values that are all the same take almost no room in these formats. */
export function checkTableSize(format: string, rows: number, columns: number, fileSize: number): void {
  if (columns > MOST_COLUMNS) throw new FormatError('too-many-columns', { columns, limit: MOST_COLUMNS })
  if (rows > MOST_ROWS) throw new FormatError('too-many-rows', { limit: MOST_ROWS })
  const bytes = rows * columns * CELL
  if (bytes > FREE_TABLE && bytes > RATIO * fileSize) throw suspicious(format, bytes, fileSize)
}

/** Refuses what would be unpacked to a size that no honest file has. @param expected bytes, if it is known how many values there are */
export function checkUnpacked(format: string, bytes: number, packed: number, expected = 0): void {
  if (bytes > FREE_PART && bytes > RATIO * packed && bytes > expected) throw suspicious(format, bytes, packed)
}

const suspicious = (entry: string, bytes: number, packed: number) =>
  new FormatError('suspicious-compression', { entry, ratio: Math.round(bytes / Math.max(1, packed)) })
