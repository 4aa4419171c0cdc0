import { portableLog } from './portable-log.ts'

/**
 * The standard normal quantile: the x with P(X <= x) = p, 0 < p < 1, by algorithm AS 241 (PPND16) of Wichura (Appl. Stat. 37 (1988) 477),
 * relative error about 1e-16. For streams of random numbers, which must be the same on every machine; tests and intervals use
 * `distributions/normal.ts`.
 */
export function inverseNormal(p: number): number {
  const q = p - 0.5
  if (Math.abs(q) <= 0.425) return q * ratio(0.180625 - q * q, centreTop, centreBottom)
  const r = Math.sqrt(-portableLog(q < 0 ? p : 1 - p))
  const x = r <= 5 ? ratio(r - 1.6, middleTop, middleBottom) : ratio(r - 5, farTop, farBottom)
  return q < 0 ? -x : x
}

/** Quotient of two polynomials of degree seven, lowest power first. */
function ratio(x: number, top: readonly number[], bottom: readonly number[]): number {
  let [above, below] = [0, 0]
  for (let k = 7; k >= 0; k--) {
    above = above * x + (top[k] ?? 0)
    below = below * x + (bottom[k] ?? 0)
  }
  return above / below
}

const centreTop = [
  3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987, 67265.7709270087,
  33430.57558358813, 2509.0809287301227,
]
const centreBottom = [
  1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271, 28729.085735721943,
  5226.495278852854,
]
const middleTop = [
  1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684, 0.2417807251774506,
  0.022723844989269184, 7.745450142783414e-4,
]
const middleBottom = [
  1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
  5.475938084995345e-4, 1.0507500716444169e-9,
]
const farTop = [
  6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
  0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
]
const farBottom = [
  1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 7.868691311456133e-4, 1.8463183175100548e-5,
  1.421511758316446e-7, 2.0442631033899397e-15,
]
