/** Called with the completed fraction of the work: from 0 to 1, never decreasing. */
export type Progress = (share: number) => void

/** A `Progress` that does nothing. */
export const silentProgress: Progress = () => undefined

/** The `Progress` for a part of the work, during which the fraction of the whole increases from `from` to `to`. */
export function between(progress: Progress, from: number, to: number): Progress {
  return (share) => progress(from + share * (to - from))
}
