/** Px from the left and the top of the document. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What a figure and its place depend on. */
export interface Seen {
  /** Version of the shape of `EarlyFigure`: a figure with another one is not drawn. */
  readonly version: number
  readonly width: number
  readonly zoom: number
  readonly theme: string
  readonly language: string
}

/** The first figure of the question shown last, as it was on the screen (SPEC L8). */
export interface EarlyFigure {
  readonly pathname: string
  readonly search: string
  readonly question: string
  readonly svg: string
  readonly figure: Box
  /** The box that clips it. */
  readonly card: Box & { readonly colour: string; readonly radius: string }
  readonly seen: Seen
}

/** Its key in the user's database. */
export const EARLY_FIGURE = 'early-figure'

/** The key of what was opened last, in the same database. */
export const LAST_OPENED = 'last-opened'
