import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import { BindError, bindOptions as bind } from '#catalog/kit/options/bind-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { StepOptionSpecs } from '#catalog/kit/steps/step-options.ts'
import { toStored } from '#engine/expression/stored-form.ts'
import { UsageError } from './usage-error.ts'

/** Options as typed in their stored form, as the kit binds them. Throws UsageError with the names that there are. */
export function bindOptions(
  specs: StepOptionSpecs,
  given: Readonly<Record<string, Json>>,
  dictionary: DataDictionary,
): StoredOptions {
  try {
    return bind(specs, given, { dictionary, storedFormula: (typed) => toStored(typed, dictionary.columns) })
  } catch (error) {
    throw error instanceof BindError ? new UsageError(sentenceOf(error, specs, dictionary)) : error
  }
}

function sentenceOf({ code, option, given }: BindError, specs: StepOptionSpecs, { columns }: DataDictionary): string {
  const said = String(JSON.stringify(given))
  switch (code) {
    case 'no-such-option':
      return `There is no option ${option}. Options: ${Object.keys(specs).join(', ')}`
    case 'no-such-variable':
      return `There is no variable ${said}. Variables: ${columns.map(({ name }) => name).join(', ')}`
    case 'no-such-level':
      return `There is no value ${said} for ${option}.`
  }
}
