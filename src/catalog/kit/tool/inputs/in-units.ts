import type { Words } from '../../words.ts'
import type { UnitSpec } from '../calculator-input-spec.ts'
import { optionalQuantity, quantity } from '../calculator-inputs.ts'

/** One unit of a quantity in short form. Limits apply at any age. */
interface Unit {
  /** UCUM if there is one. */
  readonly id: string
  /** The label, if different from the id. */
  readonly label?: Words | null
  readonly system?: UnitSpec['system']
  /** One of it in first units; 1 by default. */
  readonly times?: number
  /** The first unit's zero in this unit, if not 0. */
  readonly zeroAt?: number
  readonly loinc?: string
  /** Reported decimals. */
  readonly resolution: number
  /** Values outside are impossible. */
  readonly hard: readonly [min: number, max: number]
  /** Values outside require confirmation. */
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

/** The same quantity as an optional input. */
export function optional({ kind: _kind, required: _required, ...spec }: Quantity): OptionalQuantity {
  return optionalQuantity(spec)
}

/** The same quantity under another label: at another time, under a condition. Keeps its LOINC codes. */
export function named<Q extends Quantity | OptionalQuantity>(spec: Q, label: Words, help?: Words): Q {
  return { ...spec, label, ...(help && { help }) }
}

/** Another quantity with the same units and limits: a target, a value of a table, another specimen. Drops its LOINC codes. */
export function inUnitsOf<Q extends Quantity | OptionalQuantity>(spec: Q, label: Words, help?: Words): Q {
  const units = spec.units.map(({ loinc: _loinc, ...unit }) => unit)
  return { ...named(spec, label, help), units }
}

/** The quantity with a LOINC code for all its units: another specimen, or another method of measurement. */
export function coded<Q extends Quantity | OptionalQuantity>(spec: Q, loinc: string): Q {
  return { ...spec, units: spec.units.map((unit) => ({ ...unit, loinc })) }
}

/**
 * The same quantity for a formula published in another of its units, which becomes the canonical one. Throws an Error if the quantity has no
 * such unit.
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

/** The same quantity with other decimals, for a score whose cut-offs are published with them. */
export function reportedTo<Q extends Quantity | OptionalQuantity>(spec: Q, decimals: number): Q {
  return { ...spec, units: spec.units.map((unit, i) => (i === 0 ? { ...unit, resolution: decimals } : unit)) }
}
