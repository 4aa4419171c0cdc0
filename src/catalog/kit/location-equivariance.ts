/**
 * How an entry's numbers change if a constant is added to every measurement. Numbers not listed here are unchanged, every P among them; paths
 * are those of `outcome-values.ts`.
 */
export interface LocationEquivariance {
  /** Numbers that move by the constant: means, quantiles, limits of a location. */
  readonly moves?: readonly RegExp[]
  /** Numbers that have another meaning afterwards, each with the reason. */
  readonly free?: readonly (readonly [numbers: RegExp, why: string])[]
  /** Stored options on the scale of the measurements, which move with them. */
  readonly places?: RegExp
  /** Examples with further changes, by their id, with the reason. */
  readonly except?: Readonly<Record<string, string>>
  /** Why the entry is exempt: its measurements have a meaningful zero. */
  readonly zero?: string
}

/** Exports of `location-equivariance.ts`, required if some number changes (`tests/architecture/another-zero.test.ts`). */
export interface LocationEquivarianceModule {
  readonly locationEquivariance: LocationEquivariance
}

/** Returns the declaration unchanged; it only checks the types. */
export function defineLocationEquivariance(shift: LocationEquivariance): LocationEquivariance {
  return shift
}
