import type { QuantityInput } from '#catalog/kit/calculator-input-spec.ts'
import type { UnitSystem } from './tool-memory.ts'

/** By what the unit of a quantity is remembered: its LOINC code, which is the same in every tool; without one, of this tool alone. */
export function quantityKey(tool: string, name: string, { units }: QuantityInput): string {
  return units[0]?.loinc ?? `${tool}.${name}`
}

/** The unit in which an empty field starts: as it was chosen for this quantity, else one of the preferred system, else the first. */
export function startUnit({ units }: QuantityInput, system: UnitSystem, chosen: string | undefined): string {
  const unit = units.find(({ id }) => id === chosen) ?? units.find((one) => one.system === system) ?? units[0]
  return unit?.id ?? ''
}
