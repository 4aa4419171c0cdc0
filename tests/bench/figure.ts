import type { Asked } from './asked.ts'

/** One line of a figure: a measured value, and its ratio to the peer of the same run. */
export interface Line {
  readonly what: string
  /** Median of the rounds, in the unit of the line; a text if it is not a number. */
  readonly value: number | string
  readonly unit?: 'ms' | 's' | 'kB' | 'MB' | '/s'
  /** Values of the peers in the same unit, by name; a word if a peer has no value. */
  readonly beside?: Readonly<Record<string, number | string>>
  /** Value over that of the peer. */
  readonly ratio?: number
  readonly target?: string
  readonly met?: boolean
  /** A count, the same in every run: missing its target is a failure, in the smoke run too. */
  readonly isCounted?: boolean
}

export interface Figure {
  readonly title: string
  measure(asked: Asked): Promise<readonly Line[]>
}

/** Number of rounds for each measurement. */
export const roundsOf = ({ smoke }: Pick<Asked, 'smoke'>): number => (smoke ? 1 : 5)

/** The nearest rank. */
export function quantile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** A measured time with the peer's, and a target of at most `most` times as long. */
export function held(what: string, ms: number, peer: number, most: number): Line {
  const ratio = ms / peer
  return { what, value: ms, unit: 'ms', ratio, target: `<= ${most} x`, met: ratio <= most }
}
