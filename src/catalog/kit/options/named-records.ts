import type { Json, JsonObject } from '../json.ts'
import type { StoredOptions } from './stored-options.ts'

/** A record that an option refers to. */
export interface NamedRecord {
  readonly leaf: string
  readonly record: string
  /** Whether the reference follows the record; otherwise it is to the version in the option. */
  readonly follows: boolean
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The records that options refer to, by the two forms in which options store an id: a leaf that is one (`analysis`, `model`, `set`), and a
 * list of `{dataset, version}` (`dataset`). Needs no definition: a program that does not know the entry, or only an older version of it, finds
 * the same.
 */
export function namedRecords(options: StoredOptions): NamedRecord[] {
  return Object.entries(options).flatMap(([leaf, value]) => {
    if (typeof value === 'string') return ID.test(value) ? [{ leaf, record: value, follows: true }] : []
    const items: readonly Json[] = Array.isArray(value) ? value : []
    return items.flatMap((item) => {
      const { dataset, version } = isObject(item) ? item : {}
      if (typeof dataset !== 'string' || typeof version !== 'string' || !ID.test(dataset)) return []
      return [{ leaf, record: dataset, follows: version === 'follow' }]
    })
  })
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether options refer to a column made by one of the steps: its id begins with that of the step. */
export function referToStepColumns(options: StoredOptions, steps: readonly { readonly id: string }[]): boolean {
  const said = JSON.stringify(options)
  return steps.some(({ id }) => said.includes(`${id}.`))
}
