import type { Asked } from './asked.ts'

/** One line of a figure: what was measured, and how it stands to its peer of the same run. */
export interface Line {
  readonly what: string
  /** Median of the rounds, in the unit of the line; text where a number does not say it. */
  readonly value: number | string
  readonly unit?: 'ms' | 's' | 'kB' | 'MB' | '/s'
  /** What peers took for the same, in the same unit, by name; a word where one did not. */
  readonly beside?: Readonly<Record<string, number | string>>
  /** Value over that of the peer. */
  readonly ratio?: number
  readonly target?: string
  readonly met?: boolean
}

export interface Figure {
  readonly title: string
  measure(asked: Asked): Promise<readonly Line[]>
}

/** How often each thing is measured. */
export const roundsOf = ({ smoke }: Pick<Asked, 'smoke'>): number => (smoke ? 1 : 5)

export function quantile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** A measured time beside the peer's, held to `at most so many times as long`. */
export function held(what: string, ms: number, peer: number, most: number): Line {
  const ratio = ms / peer
  return { what, value: ms, unit: 'ms', ratio, target: `<= ${most} x`, met: ratio <= most }
}
