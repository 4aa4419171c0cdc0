import type { QuantityInput } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { UnitSystem } from './tool-memory.ts'

/**
 * By what the unit of a quantity is remembered: the first of its LOINC codes, which are the same in every tool, in whichever of its units the
 * formula is published; without one, of this tool alone.
 */
export function quantityKey(tool: string, name: string, { units }: QuantityInput): string {
  const [code] = units.flatMap(({ loinc }) => loinc ?? []).toSorted()
  return code ?? `${tool}.${name}`
}

/** The unit in which an empty field starts: as it was chosen for this quantity, else one of the preferred system, else the first. */
export function startUnit({ units }: QuantityInput, system: UnitSystem, chosen: string | undefined): string {
  const unit = units.find(({ id }) => id === chosen) ?? units.find((one) => one.system === system) ?? units[0]
  return unit?.id ?? ''
}
