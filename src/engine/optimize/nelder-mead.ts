import type { Checkpoint } from '../checkpoint.ts'
import { StatsError } from '../stats-error.ts'
import type { Minimum } from './minimum.ts'

interface Settings {
  /** Relative tolerance for the size of the simplex (relative to its best vertex, or to 1e-3 of the scale of the start) and for its values. */
  readonly tolerance: number
  readonly limit: number
}

interface Corner {
  readonly x: Float64Array
  readonly value: number
}

/**
 * Derivative-free minimum by a simplex that reflects, expands and contracts (Nelder JA, Mead R. A simplex method for function minimization.
 * Comput J 1965;7:308-313), with the step order of Lagarias et al. (SIAM J Optim 1998;9:112-147) and coefficients 1, 2, 1/2, 1/2. Restarted
 * around its result until the result no longer improves, since a simplex can collapse away from a minimum. NaN values of f count as
 * infinite. Throws `start-not-finite` if f is NaN at the start.
 */
export async function nelderMead(
  f: (x: Float64Array) => number,
  start: ArrayLike<number>,
  checkpoint: Checkpoint,
  { tolerance, limit }: Settings = { tolerance: 1e-10, limit: 10_000 },
): Promise<Minimum<Float64Array, 'simplex' | 'limit'>> {
  let best = corner(Float64Array.from(start))
  if (!Number.isFinite(best.value)) throw new StatsError('start-not-finite')
  let iterations = 0
  for (;;) {
    const before = best.value
    const converged = await descend()
    if (!converged) return { ...best, iterations, converged, reason: 'limit' }
    if (!(before - best.value > tolerance * (Math.abs(best.value) + tolerance)))
      return { ...best, iterations, converged, reason: 'simplex' }
  }

  /** Runs a simplex from the best point. Returns whether it became small enough. */
  async function descend(): Promise<boolean> {
    const n = best.x.length
    const simplex = [
      best,
      ...Array.from({ length: n }, (_, j) => {
        const x = best.x.slice()
        x[j] = (x[j] as number) + (Math.abs(x[j] as number) * 0.05 || 0.00025)
        return corner(x)
      }),
    ]
    for (; iterations < limit; iterations++) {
      simplex.sort((one, other) => one.value - other.value)
      best = simplex[0] as Corner
      if (small(simplex)) return true
      const worst = simplex[n] as Corner
      const centre = centreOf(simplex.slice(0, n))
      const reflected = beyond(centre, worst.x, 1)
      if (reflected.value < best.value) {
        const stretched = beyond(centre, worst.x, 2)
        simplex[n] = stretched.value < reflected.value ? stretched : reflected
      } else if (reflected.value < (simplex[n - 1] as Corner).value) simplex[n] = reflected
      else {
        const outside = reflected.value < worst.value
        const contracted = beyond(centre, worst.x, outside ? 0.5 : -0.5)
        if (contracted.value < Math.min(reflected.value, worst.value)) simplex[n] = contracted
        else for (let k = 1; k <= n; k++) simplex[k] = beyond(best.x, (simplex[k] as Corner).x, -0.5)
      }
      await checkpoint()
    }
    return false
  }

  function corner(x: Float64Array): Corner {
    const value = f(x)
    return { x, value: Number.isNaN(value) ? Number.POSITIVE_INFINITY : value }
  }

  /** The point at `factor` times the distance from a vertex to the centre, on the opposite side of the centre. */
  function beyond(centre: Float64Array, from: Float64Array, factor: number): Corner {
    return corner(centre.map((value, j) => value + factor * (value - (from[j] as number))))
  }

  function small(simplex: readonly Corner[]): boolean {
    const spread = (simplex.at(-1) as Corner).value - best.value
    const flat = spread <= tolerance * (Math.abs(best.value) + tolerance)
    return (
      flat &&
      simplex.every(({ x }) =>
        x.every(
          (value, j) =>
            Math.abs(value - (best.x[j] as number)) <= Math.sqrt(tolerance) * (Math.abs(best.x[j] as number) + 1e-3),
        ),
      )
    )
  }
}

function centreOf(corners: readonly Corner[]): Float64Array {
  const centre = new Float64Array(corners[0]?.x.length ?? 0)
  for (const { x } of corners) for (let j = 0; j < x.length; j++) centre[j] = (centre[j] as number) + (x[j] as number)
  return centre.map((sum) => sum / corners.length)
}
