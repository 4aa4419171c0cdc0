import type { Checkpoint } from '#engine/checkpoint.ts'

/** Cells of equal level in all variables, and what they should sum to. */
export interface Raking {
  /** Sums of the weights of each cell. */
  readonly sums: Float64Array
  /** By variable: the level of each cell, and the target of each level. */
  readonly margins: readonly { readonly levelOf: Int32Array; readonly targets: Float64Array }[]
}

export const maxRounds = 200
const tolerance = 1e-8

/**
 * Iterative proportional fitting: multiplies the cells by factors until each level sums to its target. Levels with a target above 0 have cells with
 * a weight.
 */
export function rake({ sums, margins }: Raking): {
  readonly factors: Float64Array
  readonly rounds: number
  readonly isMet: boolean
} {
  const factors = new Float64Array(sums.length).fill(1)
  const totals = (levelOf: Int32Array, levels: number) => {
    const reached = new Float64Array(levels)
    for (let cell = 0; cell < sums.length; cell++) {
      const level = levelOf[cell] as number
      reached[level] = (reached[level] as number) + (sums[cell] as number) * (factors[cell] as number)
    }
    return reached
  }
  for (let rounds = 1; rounds <= maxRounds; rounds++) {
    for (const { levelOf, targets } of margins) {
      const reached = totals(levelOf, targets.length)
      for (let cell = 0; cell < sums.length; cell++) {
        const level = levelOf[cell] as number
        const change = reached[level] === 0 ? 1 : (targets[level] as number) / (reached[level] as number)
        factors[cell] = (factors[cell] as number) * change
      }
    }
    const isMet = margins.every(({ levelOf, targets }) => {
      const reached = totals(levelOf, targets.length)
      return targets.every((target, level) => Math.abs((reached[level] as number) - target) <= tolerance * target)
    })
    if (isMet) return { factors, rounds, isMet }
  }
  return { factors, rounds: maxRounds, isMet: false }
}

/**
 * Sets weights beyond the limits to them, and changes the others in proportion, so that the sum stays; weights that pass a limit by that are set to
 * it in turn. NaN stays.
 */
export async function trimmed(
  weights: Float64Array,
  low: number,
  high: number,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const total = sumOf(weights)
  const trimming = weights.slice()
  for (let round = 0; round < maxRounds; round++) {
    let [sum, free] = [0, 0]
    for (let row = 0; row < trimming.length; row++) {
      const weight = Math.min(Math.max(trimming[row] as number, low), high)
      trimming[row] = weight
      if (Number.isNaN(weight)) continue
      sum += weight
      if (weight > low && weight < high) free += weight
    }
    await checkpoint()
    const lost = total - sum
    if (Math.abs(lost) <= tolerance * total || free === 0) break
    const change = 1 + lost / free
    for (let row = 0; row < trimming.length; row++) {
      const weight = trimming[row] as number
      if (weight > low && weight < high) trimming[row] = weight * change
    }
    await checkpoint()
  }
  return trimming
}

function sumOf(values: Float64Array): number {
  let sum = 0
  for (let row = 0; row < values.length; row++) if (!Number.isNaN(values[row])) sum += values[row] as number
  return sum
}
