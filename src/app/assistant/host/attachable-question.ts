import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { Json } from '#catalog/kit/json.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import { carriesRows } from '#catalog/kit/options/plain-leaves.ts'
import { initialOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { mark, type QuestionAttached, type Ref } from '../attached/attachment.ts'

/** Options that hold words of the user, or ids that say nothing to a model. */
const UNTOLD: ReadonlySet<string> = new Set(['text', 'set', 'dataset', 'analysis', 'model', 'annotations', 'moves'])

/**
 * A question for a model: the options that differ from the initial ones, with marks for variables. Options that may hold values from the rows are
 * left out, and words that the user typed (SPEC AI2).
 * @param columns ids of the dataset's variables
 */
export function attachableQuestion(
  of: QuestionAttached['of'],
  definition: AnalysisDefinition,
  stored: StoredOptions,
  columns: ReadonlySet<string>,
): QuestionAttached {
  const refs: Ref[] = []
  const markOf = (variable: string) => {
    const known = refs.findIndex((ref) => ref.variable === variable)
    return mark(known < 0 ? refs.push({ variable }) - 1 : known)
  }
  const marked = (value: Json): Json => {
    if (typeof value === 'string') return columns.has(value) ? markOf(value) : value
    if (Array.isArray(value)) return value.map((one) => marked(one))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, marked(one ?? null)]))
  }
  const specs = allOptions(definition)
  const initial = initialOptions(definition)
  const told = Object.entries(stored).filter(([leaf, value]) => {
    const spec = specs[leaf.split('.')[0] ?? '']
    const isSame = JSON.stringify(value) === JSON.stringify(initial[leaf])
    return spec !== undefined && !UNTOLD.has(spec.kind) && !carriesRows(specs, leaf) && !isSame
  })
  const options = Object.fromEntries(
    told.map(([leaf, value]) => [
      leaf
        .split('.')
        .map((part) => (columns.has(part) ? markOf(part) : part))
        .join('.'),
      marked(value ?? null),
    ]),
  )
  return { kind: 'question', of, entry: definition.id, options, refs }
}
