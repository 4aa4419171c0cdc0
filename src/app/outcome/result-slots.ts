import { createContext } from 'react'

/** Where on the page a result renders its actions and its outline. Without these places the actions are above it, and it has no outline. */
export interface ResultPlaces {
  readonly actions?: HTMLElement | null
  readonly outline?: HTMLElement | null
  /** Opens the options if the page is too narrow to show them beside the result. */
  readonly openOptions?: (() => void) | undefined
}

export const ResultSlots = createContext<ResultPlaces>({})
