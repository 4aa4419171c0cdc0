import { columnInfo, type DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { isStyle } from '#catalog/kit/figures/style-leaves.ts'
import type { Json } from '#catalog/kit/json.ts'
import { namedRecords } from '#catalog/kit/options/named-records.ts'
import type { OptionSpec, OptionSpecs } from '#catalog/kit/options/options.ts'
import { carriesRows } from '#catalog/kit/options/plain-leaves.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'

type Answers = Readonly<Record<string, unknown>>

/** Kinds of option whose texts are levels, words or settings, never columns; those of `per-variable` apply to columns of another option. */
const withoutColumns: ReadonlySet<OptionSpec['kind']> = new Set([
  'level',
  'per-variable',
  'choice',
  'choices',
  'toggle',
  'number',
  'numbers',
  'text',
  'annotations',
  'moves',
  'counts',
  'grid',
])

/** Kinds whose leaves with row data are levels of their columns, or names for them. */
const ofLevels: ReadonlySet<OptionSpec['kind']> = new Set([
  'level',
  'per-variable',
  'survival-outcome',
  'terms',
  'matched-set',
  'repeated-measures',
])

/** The ids of the columns that a question reads, in the order of the dataset. `answers`: validated options. */
export function usedColumns(specs: OptionSpecs, answers: Answers, dictionary: DataDictionary): readonly string[] {
  const named = new Set(
    Object.entries(specs).flatMap(([key, spec]) => {
      const answer = answers[key]
      if (withoutColumns.has(spec.kind)) return []
      if (spec.kind !== 'survival-outcome') return textsIn(answer)
      const { time, start, status } = (answer ?? {}) as Answers
      return textsIn([time, start, status])
    }),
  )
  return dictionary.columns.filter(({ id }) => named.has(id)).map(({ id }) => id)
}

/**
 * The stored options that matter for the result: without those of hidden options, and without names and levels of columns that were chosen once
 * and no longer are. Undefined if the question refers to another record.
 */
export function neededOptions(
  specs: OptionSpecs,
  { stored, answers }: { readonly stored: StoredOptions; readonly answers: Answers },
  used: readonly string[],
  dictionary: DataDictionary,
): StoredOptions | undefined {
  const levels = new Set(used.flatMap((id) => columnInfo(dictionary, id)?.levels ?? []).map(String))
  const others = dictionary.columns.filter(({ id }) => !used.includes(id)).map(({ id }) => id)
  const isNeeded = (leaf: string, value: Json) => {
    if (isStyle(leaf)) return true
    const [key = ''] = leaf.split('.')
    const spec = Object.hasOwn(specs, key) ? specs[key] : undefined
    if (!spec || spec.when?.(answers) === false) return false
    if (others.some((id) => `${leaf}.`.includes(`.${id}.`))) return false
    if (!ofLevels.has(spec.kind)) return true
    if (!carriesRows(specs, leaf)) return !textsIn(value).some((text) => others.includes(text))
    const said = new Set([...levels, ...valuesIn(answers[key]).map(String)])
    return valuesIn(value).every((one) => said.has(String(one)))
  }
  const kept = Object.fromEntries(Object.entries(stored).filter(([leaf, value]) => isNeeded(leaf, value)))
  return namedRecords(kept).length === 0 ? kept : undefined
}

function textsIn(value: unknown): readonly string[] {
  return valuesIn(value).filter((one) => typeof one === 'string')
}

function valuesIn(value: unknown): readonly (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(valuesIn)
}
