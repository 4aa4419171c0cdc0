import type { UnitSpec } from './calculator-input-spec.ts'

type Scale = Pick<UnitSpec, 'toCanonical' | 'zeroAt'>

/** Converts a value of a unit to the canonical one. */
export function inCanonical({ toCanonical, zeroAt = 0 }: Scale, value: number): number {
  return (value - zeroAt) * toCanonical
}

/** Converts a canonical value to a unit. */
export function inUnit({ toCanonical, zeroAt = 0 }: Scale, canonical: number): number {
  return canonical / toCanonical + zeroAt
}
