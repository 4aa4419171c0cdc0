import type { KeyValue } from 'hyparquet'
import { decodeBase64 } from '../columnar/base64.ts'
import { parseArrowSchema } from '../feather/arrow-schema.ts'

/** What the programs around a file say about its columns beyond Parquet's own types. */
export interface ColumnHints {
  /** Columns of categories, and whether these have an order. */
  readonly categories: ReadonlyMap<string, { readonly isOrdered: boolean }>
  /** Names for columns that hold the index of a pandas table. */
  readonly names: ReadonlyMap<string, string>
}

/** From the schema of Arrow and the description of pandas. What cannot be read there is left out, because the columns are whole without it. */
export function columnHints(metadata: readonly KeyValue[] | undefined): ColumnHints {
  const stored = (key: string) => metadata?.find((one) => one.key === key)?.value
  return { categories: arrowCategories(stored('ARROW:schema')), names: indexNames(stored('pandas')) }
}

/** The schema as a message of Arrow's streams, in base64. */
function arrowCategories(stored: string | undefined): ColumnHints['categories'] {
  const bytes = stored === undefined ? undefined : decodeBase64(stored)
  const found = new Map<string, { isOrdered: boolean }>()
  if (!bytes) return found
  try {
    for (const { name, dictionary } of parseArrowSchema(bytes).fields)
      if (dictionary) found.set(name, { isOrdered: dictionary.isOrdered })
  } catch {
    return new Map()
  }
  return found
}

function indexNames(stored: string | undefined): ColumnHints['names'] {
  const found = new Map<string, string>()
  for (const { name, field_name } of describedColumns(stored))
    if (typeof field_name === 'string' && /^__index_level_\d+__$/.test(field_name))
      found.set(field_name, typeof name === 'string' && name !== '' ? name : 'index')
  return found
}

function describedColumns(
  stored: string | undefined,
): readonly { readonly name?: unknown; readonly field_name?: unknown }[] {
  if (stored === undefined) return []
  try {
    const { columns } = JSON.parse(stored) as { columns?: unknown }
    return Array.isArray(columns) ? columns.filter((one) => typeof one === 'object' && one !== null) : []
  } catch {
    return []
  }
}
