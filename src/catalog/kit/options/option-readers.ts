import type { Json } from '../json.ts'
import { columnsAskedAbout } from './columns-asked-about.ts'
import { readCounts, readMatchedSet, readRepeatedMeasures, readSurvivalOutcome } from './compound-readers.ts'
import { readGrid } from './grid-option.ts'
import { asId, isList, noteMissing, noteProblem, type OptionReader, readLevel, usableColumn } from './option-reader.ts'
import type {
  ChoiceOption,
  ChoicesOption,
  NumberOption,
  NumbersOption,
  OptionSpec,
  PerVariableFields,
  PerVariableOption,
  TextOption,
  ToggleOption,
  VariableOption,
  VariablesOption,
} from './options.ts'
import { readModel, readSet } from './reference-options.ts'
import { perVariableLeaf } from './stored-options.ts'
import { readTerms } from './terms-reader.ts'

/** The reader of a kind of option. It always returns a value, and notes problems of the stored one and missing parts in the reader. */
export function readerFor(spec: OptionSpec): (reader: OptionReader) => unknown {
  switch (spec.kind) {
    case 'variables':
      return (reader) => readVariables(spec, reader)
    case 'variable':
      return (reader) => readVariable(spec, reader)
    case 'level':
      return (reader) => readLevel(spec, reader, asId(reader.answers[spec.of]), reader.key)
    case 'survival-outcome':
      return (reader) => readSurvivalOutcome(spec, reader)
    case 'terms':
      return (reader) => readTerms(spec, reader)
    case 'matched-set':
      return (reader) => readMatchedSet(spec, reader)
    case 'repeated-measures':
      return (reader) => readRepeatedMeasures(spec, reader)
    case 'counts':
      return (reader) => readCounts(spec, reader)
    case 'grid':
      return (reader) => readGrid(spec, reader)
    case 'model':
      return readModel
    case 'set':
      return readSet
    case 'per-variable':
      return (reader) => readPerVariable(spec, reader)
    case 'choice':
      return (reader) => readChoice(spec, reader, reader.key)
    case 'choices':
      return (reader) => readChoices(spec, reader)
    case 'toggle':
      return (reader) => readToggle(spec, reader, reader.key)
    case 'number':
      return (reader) => readNumber(spec, reader, reader.key)
    case 'numbers':
      return (reader) => readNumbers(spec, reader)
    case 'text':
      return (reader) => readText(spec, reader)
    case 'annotations':
    case 'moves':
      return spec.read
  }
}

function readVariables(spec: VariablesOption, reader: OptionReader): readonly string[] {
  const { key } = reader
  const value = reader.stored[key] ?? []
  if (!isList(value) || !value.every((id) => typeof id === 'string')) {
    noteProblem(reader, key, 'wrong-form')
    return []
  }
  for (const id of value) usableColumn(reader, key, id, spec.accepts, spec.types)
  const twice = value.find((id, i) => value.indexOf(id) !== i)
  if (twice !== undefined) noteProblem(reader, key, 'same-variable-twice', { variable: { variable: twice } })
  if (value.length > spec.max) noteProblem(reader, key, 'too-many-variables', { max: spec.max })
  if (value.length < spec.min) noteMissing(reader, key, 'too-few-variables', { min: spec.min })
  return value
}

function readVariable(spec: VariableOption<boolean>, reader: OptionReader): string | null {
  const { key } = reader
  const value = reader.stored[key] ?? null
  if (value !== null && typeof value !== 'string') {
    noteProblem(reader, key, 'wrong-form')
    return null
  }
  const id = asId(value)
  if (id !== null) usableColumn(reader, key, id, spec.accepts, spec.types)
  else if (spec.required) noteMissing(reader, key, 'required')
  return id
}

function readPerVariable(spec: PerVariableOption<PerVariableFields>, reader: OptionReader) {
  const columns = columnsAskedAbout(chosenIn(reader.answers[spec.of]), reader.dictionary)
  const fields = Object.entries(spec.fields)
  return Object.fromEntries(
    columns.map((column) => [
      column,
      Object.fromEntries(fields.map(([field, of]) => [field, readField(of, reader, column, field)])),
    ]),
  )
}

/** Variables, or the terms of a model. */
function chosenIn(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'terms' in answer ? answer.terms : answer
}

function readField(spec: PerVariableFields[string], reader: OptionReader, column: string, field: string): unknown {
  const leaf = perVariableLeaf(reader.key, column, field)
  switch (spec.kind) {
    case 'choice':
      return readChoice(spec, reader, leaf)
    case 'toggle':
      return readToggle(spec, reader, leaf)
    case 'number':
      return readNumber(spec, reader, leaf)
    case 'level':
      return (reader.stored[leaf] ?? null) === null ? null : readLevel(spec, reader, column, leaf)
  }
}

function readChoice(spec: ChoiceOption<string>, reader: OptionReader, leaf: string): string {
  const value = reader.stored[leaf] ?? spec.initial
  if (typeof value === 'string' && Object.hasOwn(spec.of, value)) return value
  noteProblem(reader, leaf, 'not-a-choice', { value: JSON.stringify(value) })
  return spec.initial
}

function readChoices(spec: ChoicesOption<string>, reader: OptionReader): readonly string[] {
  const { key } = reader
  const value = reader.stored[key] ?? spec.initial
  if (!isList(value)) {
    noteProblem(reader, key, 'wrong-form')
    return spec.initial
  }
  const unknown = value.find((item) => typeof item !== 'string' || !Object.hasOwn(spec.of, item))
  if (unknown !== undefined) noteProblem(reader, key, 'not-a-choice', { value: JSON.stringify(unknown) })
  if (value.length < spec.min) noteMissing(reader, key, 'too-few-choices', { min: spec.min })
  return Object.keys(spec.of).filter((choice) => value.includes(choice)) // in the order of the definition
}

function readToggle(spec: ToggleOption, reader: OptionReader, leaf: string): boolean {
  const value = reader.stored[leaf] ?? spec.initial
  if (typeof value === 'boolean') return value
  noteProblem(reader, leaf, 'wrong-form')
  return spec.initial
}

function readNumber(spec: NumberOption<boolean>, reader: OptionReader, leaf: string): number | null {
  const value = reader.stored[leaf] ?? spec.initial
  if (value === null) {
    if (spec.required) noteMissing(reader, leaf, 'required-number')
    return null
  }
  return inBounds(spec, reader, leaf, value) ?? spec.initial
}

function readNumbers(spec: NumbersOption, reader: OptionReader): readonly number[] {
  const { key } = reader
  const value = reader.stored[key] ?? spec.initial
  if (!isList(value) || value.length > spec.maxItems) {
    noteProblem(reader, key, 'wrong-form')
    return spec.initial
  }
  const read = value.flatMap((item) => inBounds(spec, reader, key, item) ?? [])
  return [...new Set(read)].sort((a, b) => a - b)
}

function inBounds(
  spec: { min: number; max: number; integer: boolean },
  reader: OptionReader,
  leaf: string,
  value: Json,
): number | undefined {
  if (typeof value !== 'number') noteProblem(reader, leaf, 'wrong-form')
  else if (!(value >= spec.min && value <= spec.max))
    noteProblem(reader, leaf, 'out-of-bounds', { min: spec.min, max: spec.max })
  else if (spec.integer && !Number.isInteger(value)) noteProblem(reader, leaf, 'not-an-integer')
  else return value
  return undefined
}

function readText(spec: TextOption, reader: OptionReader): string {
  const value = reader.stored[reader.key] ?? spec.initial
  if (typeof value !== 'string') noteProblem(reader, reader.key, 'wrong-form')
  else if (value.length > spec.maxLength) noteProblem(reader, reader.key, 'too-long', { max: spec.maxLength })
  else return value
  return spec.initial
}
