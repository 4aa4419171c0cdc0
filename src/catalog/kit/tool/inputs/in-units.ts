import type { Words } from '../../words.ts'
import type { UnitSpec } from '../calculator-input-spec.ts'
import { optionalQuantity, quantity } from '../calculator-inputs.ts'

/** One unit of a quantity, shortly. Limits are ranges of any age. */
interface Unit {
  /** UCUM where there is one. */
  readonly id: string
  /** What is shown, where it is not the id. */
  readonly label?: Words | null
  readonly system?: UnitSpec['system']
  /** One of it is so many of the first unit; 1 where it is left out. */
  readonly times?: number
  /** What the first unit's zero is in it, where it is not 0. */
  readonly zeroAt?: number
  readonly loinc?: string
  /** Decimals to which it is reported. */
  readonly resolution: number
  /** What lies outside cannot be. */
  readonly hard: readonly [min: number, max: number]
  /** What lies outside asks for a second look. */
  readonly usual: readonly [min: number, max: number]
}

interface Measured {
  readonly label: Words
  readonly help?: Words
  readonly integer?: boolean
  readonly units: readonly Unit[]
}

export type Quantity = ReturnType<typeof quantity>
export type OptionalQuantity = ReturnType<typeof optionalQuantity>

/** A quantity with its units, the canonical one first. */
export function measured({ units, ...said }: Measured): Quantity {
  return quantity({ ...said, units: units.map(unitOf) })
}

/** The same quantity for a formula that has a meaning without it. */
export function optional({ kind: _kind, required: _required, ...spec }: Quantity): OptionalQuantity {
  return optionalQuantity(spec)
}

/** The same quantity under another label: at another time, under a condition. What its LOINC codes name stays the same. */
export function named<Q extends Quantity | OptionalQuantity>(spec: Q, label: Words, help?: Words): Q {
  return { ...spec, label, ...(help && { help }) }
}

/** Another thing in the units and limits of a quantity: a target, a value of a table, another specimen. Its LOINC codes do not name it. */
export function inUnitsOf<Q extends Quantity | OptionalQuantity>(spec: Q, label: Words, help?: Words): Q {
  const units = spec.units.map(({ loinc: _loinc, ...unit }) => unit)
  return { ...named(spec, label, help), units }
}

/** The quantity with the LOINC code that names it in any of its units: of another specimen, measured in another way. */
export function coded<Q extends Quantity | OptionalQuantity>(spec: Q, loinc: string): Q {
  return { ...spec, units: spec.units.map((unit) => ({ ...unit, loinc })) }
}

/**
 * The same quantity for a formula that is published in another of its units: that one becomes the canonical one. Throws an Error where the quantity
 * has no such unit.
 */
export function inCanonical<Q extends Quantity | OptionalQuantity>(spec: Q, id: string): Q {
  const canonical = spec.units.find((unit) => unit.id === id)
  if (canonical === undefined) throw new Error(`no unit ${id}`)
  const scaled = spec.units.map((unit) => ({ ...unit, toCanonical: unit.toCanonical / canonical.toCanonical }))
  return { ...spec, units: scaled.toSorted((a, b) => Number(b.id === id) - Number(a.id === id)) }
}

function unitOf({ id, label, system = 'both', times = 1, zeroAt, loinc, resolution, hard, usual }: Unit): UnitSpec {
  const shown = id.replace(/^u(?=mol|g|U)/, 'µ')
  const words = label === undefined ? { en: shown, zh: shown } : label
  return {
    id,
    ...(words && { label: words }),
    system,
    toCanonical: times,
    ...(zeroAt !== undefined && { zeroAt }),
    ...(loinc && { loinc }),
    resolution,
    hard: [{ min: hard[0], max: hard[1] }],
    usual: [{ min: usual[0], max: usual[1] }],
  }
}

/** The same quantity read with other decimals than usual, where the cut-offs of a score are published so. */
export function reportedTo<Q extends Quantity | OptionalQuantity>(spec: Q, decimals: number): Q {
  return { ...spec, units: spec.units.map((unit, i) => (i === 0 ? { ...unit, resolution: decimals } : unit)) }
}
