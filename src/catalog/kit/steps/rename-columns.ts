import { type Binding, bindOptions } from '../options/bind-options.ts'
import type { StoredOptions } from '../options/stored-options.ts'
import type { StepOptionSpecs } from './step-options.ts'

/** Stored options of a step with other columns in place of those that they name. `renamed` is called for each, and returns its new id. */
export function renameColumns(
  specs: StepOptionSpecs,
  stored: StoredOptions,
  renamed: (id: string) => string,
): StoredOptions {
  const binding: Binding = {
    dictionary: { columns: [] },
    storedFormula: (formula) => renameInFormula(formula, renamed),
    columnOf: (id) => (typeof id === 'string' ? renamed(id) : undefined),
  }
  const known = Object.entries(stored).filter(([leaf]) => Object.hasOwn(specs, leaf.split('.', 1)[0] ?? ''))
  return bindOptions(specs, Object.fromEntries(known), binding)
}

/** A stored formula with other columns; texts in quotation marks stay. */
function renameInFormula(formula: string, renamed: (id: string) => string): string {
  return formula.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\{([^}]+)\}/g, (part, id: string | undefined) =>
    id === undefined ? part : `{${renamed(id)}}`,
  )
}

/** Whether the step means the same with other rows: one that names an analysis of the dataset, or single cells, does not. */
export function isCopied(specs: StepOptionSpecs): boolean {
  return Object.values(specs).every(({ kind }) => kind !== 'analysis' && kind !== 'cell-edits')
}
