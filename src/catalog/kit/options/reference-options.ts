import type { ColumnType, Measure } from '#engine/frame/frame.ts'
import { columnInfo } from '../data-dictionary.ts'
import { asId, isList, noteMissing, noteProblem, type OptionReader, usableColumn } from './option-reader.ts'
import type { Asked } from './options.ts'

/** The kinds of option that refer to something outside the dataset's columns. */

/** A model fitted by an analysis. */
export interface ModelOption extends Asked {
  readonly kind: 'model'
}

export interface FittedModel {
  /** The record of the analysis. */
  readonly analysis: string
  /** Which model of its outcome. */
  readonly model: string
}

/** A multiple response set, or the items of a dimension, by its id. */
export interface SetOption extends Asked {
  readonly kind: 'set'
}

/** Other datasets of the project. */
export interface DatasetOption extends Asked {
  readonly kind: 'dataset'
  readonly max: number
}

export interface OtherDataset {
  readonly dataset: string
  /** `follow`: the current state; otherwise a version (SPEC D3). */
  readonly version: string
}

/** Columns of another dataset. */
export interface OtherVariableOption extends Asked {
  readonly kind: 'other-variable'
  /** The option with that dataset. */
  readonly of: string
  readonly accepts: readonly Measure[]
  readonly types?: readonly ColumnType[]
  readonly min: number
  readonly max: number
}

/** The option for a model fitted by an analysis. */
export function model(spec: Omit<ModelOption, 'kind'>): ModelOption {
  return { kind: 'model', ...spec }
}

/** The option for a multiple response set or a dimension. */
export function responseSet(spec: Omit<SetOption, 'kind'>): SetOption {
  return { kind: 'set', ...spec }
}

/** The option for other datasets of the project: one unless the step specifies otherwise. */
export function dataset(spec: Omit<DatasetOption, 'kind' | 'max'> & { readonly max?: number }): DatasetOption {
  return { kind: 'dataset', max: 1, ...spec }
}

/** The option for columns of another dataset: exactly one unless the step specifies otherwise. */
export function otherVariable(
  spec: Omit<OtherVariableOption, 'kind' | 'min' | 'max'> & Partial<Pick<OtherVariableOption, 'min' | 'max'>>,
): OtherVariableOption {
  return { kind: 'other-variable', min: 1, max: 1, ...spec }
}

/** Reads a reference to a model of an analysis. Whether the analysis exists and has such a model is checked when it is computed. */
export function readModel(reader: OptionReader): FittedModel {
  const { key } = reader
  const [analysis, name] = ['analysis', 'model'].map((part) => {
    const leaf = `${key}.${part}`
    const value = reader.stored[leaf] ?? ''
    if (typeof value !== 'string') noteProblem(reader, leaf, 'wrong-form')
    return typeof value === 'string' ? value : ''
  })
  if (reader.problems.length === 0 && !(analysis && name)) noteMissing(reader, `${key}.analysis`, 'required-model')
  return { analysis: analysis ?? '', model: name ?? '' }
}

/** Reads the id of a set; an empty text if none is chosen. A set missing from the dataset is a problem. */
export function readSet(reader: OptionReader): string {
  const { key, dictionary } = reader
  const value = reader.stored[key] ?? ''
  if (typeof value !== 'string') {
    noteProblem(reader, key, 'wrong-form')
    return ''
  }
  if (value === '') noteMissing(reader, key, 'required-set')
  else if (!dictionary.sets?.some(({ id }) => id === value)) noteProblem(reader, key, 'set-missing')
  return value
}

const VERSION = /^(follow|[0-9a-f]{64})$/

/** Reads references to datasets, each with its version. Whether they exist is checked when the step is applied. */
export function readDatasets(spec: DatasetOption, reader: OptionReader): readonly OtherDataset[] {
  const { key } = reader
  const value = reader.stored[key] ?? []
  const items: readonly unknown[] | null = isList(value) ? value : null
  if (items === null || !items.every(isOtherDataset)) {
    noteProblem(reader, key, 'wrong-form')
    return []
  }
  if (items.length > spec.max)
    reader.problems.push({ option: key, code: 'too-many-datasets', params: { max: spec.max } })
  if (new Set(items.map((item) => item.dataset)).size < items.length)
    reader.problems.push({ option: key, code: 'same-dataset-twice', params: {} })
  if (items.length === 0) reader.missing.push({ option: key, code: 'required-dataset', params: {} })
  return items
}

function isOtherDataset(item: unknown): item is OtherDataset {
  if (typeof item !== 'object' || item === null) return false
  const { dataset: id, version } = item as Readonly<Record<string, unknown>>
  return asId(id) !== null && typeof version === 'string' && VERSION.test(version)
}

/**
 * Reads ids of columns of another dataset, checked against its dictionary if available; otherwise they are accepted until the step is applied.
 */
export function readOtherVariables(spec: OtherVariableOption, reader: OptionReader): readonly string[] {
  const { key } = reader
  const value = reader.stored[key] ?? []
  if (!isList(value) || !value.every((id) => typeof id === 'string')) {
    noteProblem(reader, key, 'wrong-form')
    return []
  }
  const [other] = (reader.answers[spec.of] ?? []) as readonly OtherDataset[]
  const dictionary = other && reader.dictionary.others?.[other.dataset]
  if (dictionary)
    for (const id of value) {
      const name = columnInfo(dictionary, id)?.name ?? id
      const there: OptionReader = { ...reader, dictionary, problems: [] }
      usableColumn(there, key, id, spec.accepts, spec.types)
      for (const { code } of there.problems)
        reader.problems.push({ option: key, code: `other-${code}`, params: { name } })
    }
  if (new Set(value).size < value.length)
    reader.problems.push({ option: key, code: 'other-variable-twice', params: {} })
  if (value.length > spec.max) noteProblem(reader, key, 'too-many-variables', { max: spec.max })
  if (value.length < spec.min) noteMissing(reader, key, 'too-few-variables', { min: spec.min })
  return value
}
