/** Called with the share of the work that is done: from 0 to 1, and never less than before. */
export type Progress = (share: number) => void

/** A `Progress` that ignores the share. */
export const silentProgress: Progress = () => undefined

/** The `Progress` of a part of the work, during which the share of the whole goes from `from` to `to`. */
export function between(progress: Progress, from: number, to: number): Progress {
  return (share) => progress(from + share * (to - from))
}
