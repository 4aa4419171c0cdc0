import { contentHash } from './content-hash.ts'

/** Ids of columns stand in names of fields (SPEC R2), which are short. */
const longest = 40

/**
 * The id of a column that a step makes. `name` is what stays when others come and go, never a position among what the data decide: an item of the
 * step's options, the id of a column of another dataset, the place in a list of levels that the step keeps. Letters, digits, `_`, `-` and dots; a
 * long one is hashed.
 */
export function stepColumnId(stepId: string, name: number | string): string {
  const text = String(name)
  return `${stepId}.${text.length > longest ? `h${contentHash(text).slice(0, longest - 1)}` : text}`
}
