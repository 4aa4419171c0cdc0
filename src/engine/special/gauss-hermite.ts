import type { Quadrature } from './gauss-legendre.ts'

/** Nodes from 0 on, and weights, of the 15-point Gauss-Hermite rule for the weight exp(-x²) (Abramowitz and Stegun, table 25.10). */
const nodes = [
  0, 0.56506958325557577, 1.1361155852109206, 1.7199925751864888, 2.325732486173858, 2.9671669279056032,
  3.6699503734044527, 4.4999907073093919,
]
const weights = [
  0.56410030872641737, 0.41202868749889859, 0.1584889157959358, 0.030780033872546107, 0.0027780688429127685,
  0.00010000444123249982, 1.0591155477110652e-6, 1.5224758042535006e-9,
]

/** The 15-point Gauss-Hermite rule for integrals of exp(-x²) f(x) over the line. */
export const gaussHermite15: Quadrature = {
  at: Float64Array.of(...nodes.slice(1).map((node) => -node), ...nodes),
  weight: Float64Array.of(...weights.slice(1), ...weights),
}
