import type { QuantityInput } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { Language } from '#catalog/kit/words.ts'

/** Empty for a pure number. */
export function unitLabel({ units }: QuantityInput, id: string, language: Language): string {
  const unit = units.find((one) => one.id === id)
  return unit === undefined ? id : (unit.label?.[language] ?? '')
}
