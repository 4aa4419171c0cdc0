import { tagText } from '#engine/frame/missing-tags.ts'
import type { TypedCells, TypedColumn } from './typed-file.ts'

/** A cell as text: a day or an instant as ISO 8601 has it, a missing value blank or as its tag. */
export function cellText({ type }: Pick<TypedColumn, 'type'>, cells: TypedCells, row: number): string {
  if ('codes' in cells) return cells.dictionary[cells.codes[row] ?? -1] ?? ''
  const value = cells.values[row] ?? Number.NaN
  if (Number.isNaN(value)) return tagText(cells.missingTags?.[row] ?? 0) ?? ''
  if (type === 'number') return String(value)
  const iso = new Date(value).toISOString()
  return type === 'date' ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ')
}
