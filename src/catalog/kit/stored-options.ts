import type { Json } from './json.ts'
import type { OptionSpec, OptionSpecs } from './options.ts'

/**
 * Answers as they are kept and synced: flat, one JSON value for each leaf, so that two devices can change two
 * answers at once. The leaf of a simple option is its key; a compound one has several:
 * `outcome.time`, `outcome.status`, `outcome.events`; `rules.<column id>.summary`. They stand in the order in which they were written, the latest last.
 */
export type StoredOptions = Readonly<Record<string, Json>>

/**
 * Whether a leaf holds values from the rows (a level of a variable). Such leaves stay on the device unless the project's
 * rows may leave it. An unknown leaf is held to carry rows: the safe side.
 */
export function carriesRows(options: OptionSpecs, leaf: string): boolean {
  const { key, rest } = splitLeaf(leaf)
  const spec: OptionSpec | undefined = options[key]
  if (spec === undefined) return true
  switch (spec.kind) {
    case 'level':
      return true
    case 'per-variable': {
      const field = spec.fields[rest.slice(rest.lastIndexOf('.') + 1)]
      return field === undefined || field.kind === 'level'
    }
    case 'survival-outcome':
    case 'matched-set':
    case 'repeated-measures':
      return !plainLeaves[spec.kind].includes(rest)
    case 'terms':
      return rest !== 'list' && !rest.startsWith('contrast.')
    case 'counts':
      return true
    default:
      return false
  }
}

/** Leaves of compound options that name columns and settings only. */
const plainLeaves: Readonly<Record<'survival-outcome' | 'matched-set' | 'repeated-measures', readonly string[]>> = {
  'survival-outcome': ['form', 'time', 'start', 'unit', 'status'],
  'matched-set': ['layout', 'pairs', 'outcomes', 'set', 'member'],
  'repeated-measures': ['layout', 'columns', 'outcome', 'subject', 'within'],
}

/** The leaf of a field of a `per-variable` option. */
export function perVariableLeaf(key: string, column: string, field: string): string {
  return `${key}.${column}.${field}`
}

function splitLeaf(leaf: string): { key: string; rest: string } {
  const dot = leaf.indexOf('.')
  return dot < 0 ? { key: leaf, rest: '' } : { key: leaf.slice(0, dot), rest: leaf.slice(dot + 1) }
}
