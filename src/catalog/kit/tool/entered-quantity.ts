import type { EnteredCounts, EnteredQuantity, EnteredValue } from './calculator-input-spec.ts'

/** What was entered where a quantity is; null otherwise. */
export function enteredQuantity(entered: EnteredValue | undefined): EnteredQuantity | null {
  return typeof entered === 'object' && entered !== null && 'unit' in entered ? entered : null
}

/** What was entered where a table of counts is; null otherwise. */
export function enteredCounts(entered: EnteredValue | undefined): EnteredCounts | null {
  return typeof entered === 'object' && entered !== null && !('unit' in entered) ? entered : null
}
