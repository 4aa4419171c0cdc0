import { reaches } from '../present/rounding.ts'
import type { Counts } from './calculator-input-spec.ts'

/** A condition on the inputs, as data: an input, an operator, a value. Quantities are in their canonical unit. */
export type Condition =
  | { readonly input: string; readonly is: string | boolean }
  | { readonly input: string; readonly isNot: string | boolean }
  | { readonly input: string; readonly oneOf: readonly string[] }
  | { readonly input: string; readonly below: number }
  | { readonly input: string; readonly from: number }
  | { readonly input: string; readonly sameAs: string }
  | { readonly input: string; readonly moreThan: string }
  | { readonly input: string; readonly unanswered: true }

export type ReadValue = number | string | boolean | Counts | null
export type ReadValues = Readonly<Record<string, ReadValue>>

/** Whether a condition holds for these inputs. An unanswered input satisfies only `unanswered` and `isNot`. */
export function holds(when: Condition, values: ReadValues): boolean {
  const value = values[when.input] ?? null
  if ('unanswered' in when) return value === null
  if ('isNot' in when) return value !== when.isNot
  if (value === null) return false
  if ('is' in when) return value === when.is
  if ('oneOf' in when) return when.oneOf.some((one) => one === value)
  if ('sameAs' in when) return value === values[when.sameAs]
  if (typeof value !== 'number') return false
  if ('moreThan' in when) {
    const other = values[when.moreThan]
    return typeof other === 'number' && value > other
  }
  return 'below' in when ? !reaches(value, when.below) : reaches(value, when.from)
}
