import type { Language } from '../words.ts'
import type { QuantityInput } from './calculator-input-spec.ts'

/** Empty for a pure number. */
export function unitLabel({ units }: QuantityInput, id: string, language: Language): string {
  const unit = units.find((one) => one.id === id)
  return unit === undefined ? id : (unit.label?.[language] ?? '')
}
