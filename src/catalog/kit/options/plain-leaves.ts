import type { StepOptionSpec, StepOptionSpecs } from '../steps/step-options.ts'
import type { PerVariableFields, PerVariableOption } from './options.ts'

type Kind = StepOptionSpec['kind']
type SpecOf<K extends Kind> = Extract<StepOptionSpec, { readonly kind: K }>
/** `rest`: the name of the leaf without the key of its option; empty if the option has one leaf. */
type IsPlain<K extends Kind> = (rest: string, spec: SpecOf<K>) => boolean

const whole = (rest: string) => rest === ''
const none = () => false
const parts =
  (...plain: readonly string[]) =>
  (rest: string) =>
    plain.includes(rest)

/**
 * For each kind of option the leaves that contain only columns, choices and settings. All others may contain values from the rows, such as a
 * level, or a text that becomes one: they stay on the device unless the project's rows may leave it (SPEC R6). A kind without a line here does
 * not compile.
 */
const plainLeaves: { readonly [K in Kind]: IsPlain<K> } = {
  variables: whole,
  variable: whole,
  choice: whole,
  choices: whole,
  toggle: whole,
  number: whole,
  numbers: whole,
  text: (rest, { quotesRows }) => rest === '' && quotesRows !== true,
  level: none,
  'survival-outcome': parts('form', 'time', 'start', 'unit', 'status'),
  'per-variable': isPlainField,
  terms: (rest) => rest === 'list' || rest.startsWith('contrast.'),
  'matched-set': parts('layout', 'pairs', 'outcomes', 'set', 'member'),
  'repeated-measures': parts('layout', 'columns', 'outcome', 'subject', 'within'),
  counts: none,
  grid: none,
  model: parts('analysis', 'model'),
  set: whole,
  dataset: whole,
  'other-variable': whole,
  formula: none,
  'recode-rules': none,
  cases: none,
  literal: none,
  texts: none,
  'sort-keys': whole,
  'summary-items': whole,
  // the times become values
  stubs: none,
  'frozen-levels': none,
  'cell-edits': none,
  // as codes and labels of the variable itself
  'missing-numbers': none,
  'dictionary-items': none,
  'merged-values': none,
  'row-rules': none,
  'secret-key': none,
  analysis: whole,
  'saved-output': whole,
  // the words may quote the rows
  annotations: (rest) => !rest.endsWith('.words'),
  moves: () => true,
}

/** Whether a leaf may contain values from the rows. An unknown leaf, written by a newer version, counts as one that does. */
export function carriesRows(options: StepOptionSpecs, leaf: string): boolean {
  const dot = leaf.indexOf('.')
  const [key, rest] = dot < 0 ? [leaf, ''] : [leaf.slice(0, dot), leaf.slice(dot + 1)]
  const spec = Object.hasOwn(options, key) ? options[key] : undefined
  return spec === undefined || !isPlain(spec, rest)
}

function isPlain<K extends Kind>(spec: SpecOf<K> & { readonly kind: K }, rest: string): boolean {
  return plainLeaves[spec.kind](rest, spec)
}

/** `<column>.<field>` */
function isPlainField(rest: string, { fields }: PerVariableOption<PerVariableFields>): boolean {
  const name = rest.slice(rest.lastIndexOf('.') + 1)
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field !== undefined && isPlain(field, '')
}
