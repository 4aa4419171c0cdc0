import { createContext } from 'react'

/** A dataset that a step can name. */
export interface OfferedDataset {
  readonly id: string
  readonly name: string
  /** Its present version, once it has been opened. */
  readonly version?: string | undefined
}

export interface OfferedDatasets {
  /** Those of the project that do not depend on the step's dataset. */
  readonly offered: readonly OfferedDataset[]
  /** Names of datasets of the project that do: a step that names one would wait for itself. */
  readonly circular: readonly string[]
}

/** The other datasets that a form offers. */
export const OtherDatasets = createContext<OfferedDatasets>({ offered: [], circular: [] })
