import type { QuantityInput } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { UnitSystem } from './tool-memory.ts'

/**
 * The key under which the unit of a quantity is remembered: the first of its LOINC codes, which are the same in every tool, whichever unit its
 * formula uses; without one, specific to this tool.
 */
export function quantityKey(tool: string, name: string, { units }: QuantityInput): string {
  const [code] = units.flatMap(({ loinc }) => loinc ?? []).toSorted()
  return code ?? `${tool}.${name}`
}

/** The initial unit of an empty field: the one chosen for this quantity, otherwise one of the preferred system, otherwise the first. */
export function startUnit({ units }: QuantityInput, system: UnitSystem, chosen: string | undefined): string {
  const unit = units.find(({ id }) => id === chosen) ?? units.find((one) => one.system === system) ?? units[0]
  return unit?.id ?? ''
}
