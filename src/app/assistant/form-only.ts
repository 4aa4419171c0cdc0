import type { StepOptionSpec } from '#catalog/kit/steps/step-options.ts'

/** Kinds of options that refer to records, cells or keys, which a model does not know: only the form has them. */
export const formOnly: ReadonlySet<StepOptionSpec['kind']> = new Set([
  'model',
  'analysis',
  'saved-output',
  'dataset',
  'other-variable',
  'secret-key',
  'cell-edits',
])
