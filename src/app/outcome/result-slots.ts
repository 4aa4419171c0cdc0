import { createContext } from 'react'

/** Places of the page beside a result. Without them the result shows its actions above itself, and no outline. */
export interface ResultPlaces {
  readonly actions?: HTMLElement | null
  readonly outline?: HTMLElement | null
  /** Opens the options, where they are not beside the result. */
  readonly openOptions?: (() => void) | undefined
}

export const ResultSlots = createContext<ResultPlaces>({})
