import type { EnteredCounts, EnteredQuantity, EnteredValue } from './calculator-input-spec.ts'

/** The entered value of a quantity; null otherwise. */
export function enteredQuantity(entered: EnteredValue | undefined): EnteredQuantity | null {
  return typeof entered === 'object' && entered !== null && 'unit' in entered ? entered : null
}

/** The entered value of a table of counts; null otherwise. */
export function enteredCounts(entered: EnteredValue | undefined): EnteredCounts | null {
  return typeof entered === 'object' && entered !== null && !('unit' in entered) ? entered : null
}
