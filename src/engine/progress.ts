/** Told the share of a work that is done: from 0 to 1, and never less than before. */
export type Progress = (share: number) => void

/** For where nobody asks how far it is. */
export const untold: Progress = () => undefined

/** For a part of the work, which leads from one share of the whole to another. */
export function between(progress: Progress, from: number, to: number): Progress {
  return (share) => progress(from + share * (to - from))
}
