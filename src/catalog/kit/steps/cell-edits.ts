import type { LevelValue } from '../data-dictionary.ts'
import type { Json, JsonObject } from '../json.ts'
import type { OptionReader } from '../options/option-reader.ts'
import type { StoredOptions } from '../options/stored-options.ts'

/** The correction of one cell. Days and instants are texts such as 2023-05-01 and 2023-05-01 08:30:00, in UTC; null is a blank. */
export interface CellEdit {
  /** The id of the row before the step. */
  readonly row: number
  readonly column: string
  /** The cell as it was corrected; it is left as it is where it has become another. */
  readonly from: LevelValue | null
  readonly to: LevelValue | null
  /** Why, in the user's words. */
  readonly reason: string
  /** ms since 1970. */
  readonly at: number
  /** The row's value of the variable that identifies rows: in another file of the same study the row is found by it. */
  readonly key: { readonly column: string; readonly value: LevelValue } | null
}

/** Corrections in one step before the next begins: a record is written in one mutation, which has at most 2000 fields (SPEC R2). */
export const editsOfOneStep = 1000

/** A correction is a leaf of its own, so that two devices can correct two cells at once. */
export const cellEditLeaf = (key: string, { row, column }: Pick<CellEdit, 'row' | 'column'>) =>
  `${key}.${row}.${column}`

/** The corrections by row and column. A leaf of another form is noted as a problem; without any correction that is noted as missing. */
export function readCellEdits({ key, stored, problems, missing }: OptionReader): readonly CellEdit[] {
  const leaves = editLeaves(key, stored)
  const edits = leaves.map(([leaf, value]) => asEdit(leaf.slice(key.length + 1), value))
  for (const [k, [leaf]] of leaves.entries())
    if (edits[k] === null) problems.push({ option: leaf, code: 'wrong-form', params: {} })
  if (leaves.length === 0) missing.push({ option: key, code: 'required-correction', params: {} })
  return edits
    .filter((edit) => edit !== null)
    .toSorted((a, b) => a.row - b.row || (a.column < b.column ? -1 : a.column > b.column ? 1 : 0))
}

/** The stored corrections, without those that were taken back. */
export function editLeaves(key: string, stored: StoredOptions): readonly (readonly [string, Json])[] {
  return Object.entries(stored).filter(([leaf, value]) => leaf.startsWith(`${key}.`) && value !== null)
}

/** @param place `<row>.<column>`: a column's id has dots of its own */
function asEdit(place: string, value: Json): CellEdit | null {
  const dot = place.indexOf('.')
  const [row, column] = [Number(place.slice(0, dot)), place.slice(dot + 1)]
  if (dot < 1 || !Number.isSafeInteger(row) || column === '' || !isObject(value)) return null
  const { from = null, to = null, reason = '', at = 0, key = null } = value
  if (!isCell(from) || !isCell(to) || typeof reason !== 'string' || typeof at !== 'number') return null
  if (key === null) return { row, column, from, to, reason, at, key }
  if (!isObject(key) || typeof key.column !== 'string' || !isCell(key.value) || key.value === null) return null
  return { row, column, from, to, reason, at, key: { column: key.column, value: key.value } }
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCell = (value: Json | undefined): value is LevelValue | null =>
  value === null || typeof value === 'string' || typeof value === 'number'
