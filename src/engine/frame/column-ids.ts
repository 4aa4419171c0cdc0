import { contentHash } from './content-hash.ts'

/**
 * Ids of columns are parts of field names (SPEC R2), which are short. A column of a step's column (`<step>.<id>.12`) is not hashed: a project file
 * gives its records new ids wherever they stand, except inside a hash.
 */
const longest = 43

/**
 * The id of a step's column. `name` must be stable when others are added or removed, never an index determined by the data: an item of the
 * step's options, the id of a column of another dataset, an index into levels that the step stores. Letters, digits, `_`, `-` and dots; a long
 * one is hashed.
 */
export function stepColumnId(stepId: string, name: number | string): string {
  const text = String(name)
  return `${stepId}.${text.length > longest ? `h${contentHash(text).slice(0, longest - 1)}` : text}`
}
