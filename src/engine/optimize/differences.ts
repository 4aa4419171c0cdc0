/** Balances the truncation error of the formula, h^4, against the rounding error, epsilon / h. */
const relativeStep = Number.EPSILON ** (1 / 5)

type VectorFunction = (x: Float64Array) => ArrayLike<number>

/**
 * Jacobian of a vector function by columns, from fourth-order central differences:
 * (8 (f(x + h) - f(x - h)) - (f(x + 2h) - f(x - 2h))) / 12h (Abramowitz and Stegun, 25.3.6), where h is 7e-4 times the parameter, or 7e-4 if
 * that is zero. Accurate to about 12 digits for functions that are smooth on that scale. A parameter that is smaller than its value in
 * `least` is treated as if it had that size.
 */
export function differences(f: VectorFunction, x: ArrayLike<number>, least: ArrayLike<number> = []): Float64Array[] {
  return Array.from({ length: x.length }, (_, j) => {
    const h = stepOf(x[j] as number, relativeStep, least[j])
    const near = central(f, x, j, h)
    const far = central(f, x, j, 2 * h)
    return near.map((value, i) => (4 * value - (far[i] as number)) / 3)
  })
}

/** From 1/20 of the parameter down to 1e-5 of it. */
const tableau = 12

/**
 * The same with a step adapted to each parameter: central differences with decreasing steps, extrapolated to step 0; the extrapolation that
 * changed least is used (Ridders CJF. Accurate computation of F'(x) and F'(x)F''(x). Adv Eng Softw 1982;4:75-76). Six times the work.
 */
export function preciseDifferences(
  f: VectorFunction,
  x: ArrayLike<number>,
  least: ArrayLike<number> = [],
): Float64Array[] {
  return Array.from({ length: x.length }, (_, j) => {
    let best = new Float64Array()
    let smallest = Number.POSITIVE_INFINITY
    let above: Float64Array[] = []
    for (let k = 0; k < tableau; k++) {
      const row = [central(f, x, j, stepOf(x[j] as number, 0.05 / 2 ** k, least[j]))]
      for (const [order, before] of above.entries()) {
        const now = row[order] as Float64Array
        const weight = 4 ** (order + 1)
        const next = now.map((value, i) => value + (value - (before[i] as number)) / (weight - 1))
        const change = Math.max(distance(next, now), distance(next, before))
        if (change < smallest || k === 1) {
          smallest = change
          best = next
        }
        row.push(next)
      }
      above = row
    }
    return best
  })
}

/** A step that can be added to the parameter without rounding error. */
const stepOf = (at: number, relative: number, least = 0): number =>
  at + (Math.max(Math.abs(at), least) || 1) * relative - at

function central(f: VectorFunction, x: ArrayLike<number>, j: number, h: number): Float64Array {
  const place = Float64Array.from(x)
  place[j] = (x[j] as number) + h
  const after = f(place)
  place[j] = (x[j] as number) - h
  const before = f(place)
  return Float64Array.from(after, (value, i) => (value - (before[i] as number)) / (2 * h))
}

/** NaN if any value is NaN. */
function distance(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += ((a[i] as number) - (b[i] as number)) ** 2
  return sum
}
