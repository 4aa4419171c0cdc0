import type { UnitSpec } from './calculator-input-spec.ts'

type Scale = Pick<UnitSpec, 'toCanonical' | 'zeroAt'>

/** A value of a unit in the canonical one. */
export function inCanonical({ toCanonical, zeroAt = 0 }: Scale, value: number): number {
  return (value - zeroAt) * toCanonical
}

/** A canonical value in a unit. */
export function inUnit({ toCanonical, zeroAt = 0 }: Scale, canonical: number): number {
  return canonical / toCanonical + zeroAt
}
