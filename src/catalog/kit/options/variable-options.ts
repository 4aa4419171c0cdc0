import type { Words } from '../words.ts'
import {
  type Asked,
  optionalVariable,
  type VariableOption,
  type VariablesOption,
  variable,
  variables,
} from './options.ts'

/** Options for variables of the usual kinds: numbers, or categories. */

const numbers = { accepts: ['continuous', 'ordinal'], types: ['number'] } as const
const categories = { accepts: ['nominal', 'ordinal'] } as const

/** The option for one required variable of numbers, continuous or ordinal. */
export function numericVariable(asked: Asked): VariableOption<true> {
  return variable({ ...numbers, ...asked })
}

/** The option for one variable of numbers; null if none is chosen. */
export function optionalNumericVariable(asked: Asked): VariableOption<false> {
  return optionalVariable({ ...numbers, ...asked })
}

/** The option for several variables of numbers: 1 to 500 unless the entry specifies otherwise. */
export function numericVariables(asked: Asked & Partial<Pick<VariablesOption, 'min' | 'max'>>): VariablesOption {
  return variables({ ...numbers, ...asked })
}

/** The option for one required categorical variable, nominal or ordinal. */
export function categoricalVariable(asked: Asked): VariableOption<true> {
  return variable({ ...categories, ...asked })
}

/** The option for one categorical variable; null if none is chosen. */
export function optionalCategoricalVariable(asked: Asked): VariableOption<false> {
  return optionalVariable({ ...categories, ...asked })
}

/** The option for several categorical variables: 1 to 500 unless the entry specifies otherwise. */
export function categoricalVariables(asked: Asked & Partial<Pick<VariablesOption, 'min' | 'max'>>): VariablesOption {
  return variables({ ...categories, ...asked })
}

/** The option for the measurement that a chart shows, under its usual label. */
export function measuredVariable(help: Words): VariableOption<true> {
  return numericVariable({ label: { en: 'Variable', zh: '变量' }, help })
}

/** The option for the variable whose values are the groups, under its usual label; null if there are none. */
export function groupVariable(help: Words): VariableOption<false> {
  return optionalCategoricalVariable({ label: { en: 'Groups', zh: '分组变量' }, help })
}
