import type { Checkpoint } from '../../checkpoint.ts'

export interface Rotated {
  /** Loadings of the variables on each rotated component. */
  readonly loadings: readonly Float64Array[]
  /** Orthogonal: the cosines of each rotated component with the original components. */
  readonly rotation: readonly Float64Array[]
  /** Whether all angles converged to rounding within the rounds; otherwise the last digits are uncertain. */
  readonly converged: boolean
}

/** Smaller ones are rounding. */
const leastAngle = 1e-14

/**
 * Varimax rotation with Kaiser's normalisation (Kaiser HF. The varimax criterion for analytic rotation in factor analysis. Psychometrika
 * 1958;23:187-200): components are rotated in pairs by the angle that maximises the variance of the squared loadings, with each variable
 * scaled to communality 1, until no angle exceeds the rounding error. `loadings`: of the variables on each component.
 */
export async function varimax(
  loadings: readonly Float64Array[],
  checkpoint: Checkpoint,
  rounds = 5000,
): Promise<Rotated> {
  const variables = loadings[0]?.length ?? 0
  const communalities = Float64Array.from({ length: variables }, (_, j) =>
    Math.hypot(...loadings.map((column) => column[j] as number)),
  )
  const work = loadings.map((column) => column.map((value, j) => value / (communalities[j] || 1)))
  const rotation = loadings.map((_, k) => Float64Array.from(loadings, (__, l) => (k === l ? 1 : 0)))
  let turned = true
  for (let round = 0; turned && round < rounds; round++) {
    turned = false
    for (const [k, first] of work.entries()) {
      await checkpoint()
      for (const [l, second] of work.entries()) {
        if (l <= k) continue
        const angle = bestAngle(first, second)
        if (Math.abs(angle) <= leastAngle) continue
        turned = true
        turn(first, second, angle)
        turn(rotation[k] as Float64Array, rotation[l] as Float64Array, angle)
      }
    }
  }
  return {
    loadings: work.map((column) => column.map((value, j) => value * (communalities[j] as number))),
    rotation,
    converged: !turned,
  }
}

/** Kaiser's equation for the angle of a pair, between -45 and 45 degrees. */
function bestAngle(x: Float64Array, y: Float64Array): number {
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let j = 0; j < x.length; j++) {
    const u = (x[j] as number) ** 2 - (y[j] as number) ** 2
    const v = 2 * (x[j] as number) * (y[j] as number)
    a += u
    b += v
    c += u * u - v * v
    d += 2 * u * v
  }
  const sine = d - (2 * a * b) / x.length
  const cosine = c - (a * a - b * b) / x.length
  // if both are rounding, no angle is better than another
  return Math.hypot(sine, cosine) <= 1e-14 * (Math.abs(c) + Math.abs(d)) + 1e-300 ? 0 : Math.atan2(sine, cosine) / 4
}

function turn(x: Float64Array, y: Float64Array, angle: number): void {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  for (let j = 0; j < x.length; j++) {
    const [first, second] = [x[j] as number, y[j] as number]
    x[j] = cosine * first + sine * second
    y[j] = cosine * second - sine * first
  }
}
