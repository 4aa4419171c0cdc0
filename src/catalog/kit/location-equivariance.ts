/**
 * What becomes of an entry's numbers where one constant is added to every measurement. Numbers that nothing here names stay as they are, every P
 * among them; paths are those of `outcome-values.ts`.
 */
export interface LocationEquivariance {
  /** Numbers that move by the constant: means, quantiles, limits of a place. */
  readonly moves?: readonly RegExp[]
  /** Numbers that say something else afterwards, each with the reason. */
  readonly free?: readonly (readonly [numbers: RegExp, why: string])[]
  /** Stored options that are places on the scale of the measurements themselves, and move with them. */
  readonly places?: RegExp
  /** Examples of which more changes than that, by their id, with the reason. */
  readonly except?: Readonly<Record<string, string>>
  /** Why nothing is asked of the entry at all: its measurements have a zero that means something. */
  readonly zero?: string
}

/** What `location-equivariance.ts` of an entry exports: it is wanted where some number changes (`tests/architecture/another-zero.test.ts`). */
export interface LocationEquivarianceModule {
  readonly locationEquivariance: LocationEquivariance
}

/** Returns the declaration as it is; it only checks the types. */
export function defineLocationEquivariance(shift: LocationEquivariance): LocationEquivariance {
  return shift
}
