import type { StepOptionSpec } from '#catalog/kit/steps/step-options.ts'
import type { InputSpec } from '#catalog/kit/tool/calculator-input-spec.ts'
import { unitLabel } from '#catalog/kit/tool/unit-label.ts'
import type { Language, Words } from '#catalog/kit/words.ts'
import { formOnly } from '../form-only.ts'
import { optionExamples } from './option-example.ts'
import { template } from './template.ts'

/**
 * An option as the model reads it. `accepts`: levels of measurement of the variables it takes; `types`: their types, if not numbers and text;
 * `examples`: how a value of several parts is written; `formOnly`: the user chooses it in the form.
 */
export function describedOption(id: string, spec: StepOptionSpec, language: Language, isShort: boolean): object {
  const examples = optionExamples(spec)
  return {
    id,
    kind: spec.kind,
    label: template(spec.label, language),
    ...(!isShort && { help: template(spec.help, language) }),
    ...('accepts' in spec && { accepts: spec.accepts }),
    ...('types' in spec && spec.types && { types: spec.types }),
    ...('required' in spec && !spec.required && { optional: true }),
    ...(spec.kind === 'variables' && { min: spec.min, max: spec.max }),
    ...(spec.kind === 'terms' && { allows: spec.allows }),
    ...((spec.kind === 'choice' || spec.kind === 'choices') && { choices: choicesOf(spec.of, language) }),
    ...('initial' in spec && isTelling(spec.initial) && { default: spec.initial }),
    ...(spec.kind === 'level' && { valueOf: spec.of }),
    ...(spec.kind === 'per-variable' && { variablesOf: spec.of }),
    ...(spec.kind === 'grid' &&
      spec.columns !== 'square' && {
        columns: spec.columns.map((column) => template(column.label, language)),
      }),
    ...(examples.length > 0 && { examples }),
    ...(formOnly.has(spec.kind) && { formOnly: true }),
  }
}

/** An input of a clinical tool. */
export function describedInput(id: string, spec: InputSpec, language: Language): object {
  return {
    id,
    kind: spec.kind,
    label: template(spec.label, language),
    ...(spec.help && { help: template(spec.help, language) }),
    ...(!spec.required && { optional: true }),
    ...(spec.kind === 'quantity' && {
      units: spec.units.map((unit) => unitLabel(spec, unit.id, language)).filter(Boolean),
    }),
    ...(spec.kind === 'choice' && {
      choices: Object.values<Words>(spec.of).map((words) => template(words, language)),
    }),
  }
}

const choicesOf = (of: Readonly<Record<string, { readonly label: Words }>>, language: Language) =>
  Object.fromEntries(Object.entries(of).map(([key, { label }]) => [key, template(label, language)]))

const isTelling = (initial: unknown) =>
  initial !== null && initial !== '' && !(Array.isArray(initial) && initial.length === 0)
