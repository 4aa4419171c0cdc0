interface SmoothFunction {
  readonly value: (x: Float64Array) => number
  readonly gradient: (x: Float64Array) => Float64Array
}

interface Place {
  readonly x: Float64Array
  readonly value: number
  readonly gradient: Float64Array
}

/** A point along the direction: its distance as a multiple of the direction, and the slope along it. */
interface Along extends Place {
  readonly length: number
  readonly slope: number
}

const [enough, flatter] = [1e-4, 0.9]

/**
 * A point along a descent direction that satisfies the strong Wolfe conditions with constants 1e-4 and 0.9 (Nocedal J, Wright SJ. Numerical
 * Optimization. 2nd ed. Springer; 2006, algorithms 3.5 and 3.6). Undefined if none is found, as happens if rounding hides the decrease.
 */
export function wolfeStep(
  { value: f, gradient }: SmoothFunction,
  from: Place,
  direction: ArrayLike<number>,
  first: number,
): Place | undefined {
  const start: Along = { ...from, length: 0, slope: slopeOf(from.gradient) }
  if (!(start.slope < 0)) return undefined
  let before = start
  let length = first
  for (let k = 0; k < 60; k++) {
    const here = along(length)
    if (!fallen(here) || (k > 0 && here.value >= before.value)) return between(before, here)
    if (Math.abs(here.slope) <= -flatter * start.slope) return here
    if (here.slope >= 0) return between(here, before)
    before = here
    length *= 2
  }
  return undefined

  function along(distance: number): Along {
    const x = from.x.map((value, j) => value + distance * (direction[j] as number))
    const value = f(x)
    const there = Number.isFinite(value) ? gradient(x) : new Float64Array(x.length)
    return { x, value, gradient: there, length: distance, slope: slopeOf(there) }
  }

  function slopeOf(slopes: Float64Array): number {
    let sum = 0
    for (let j = 0; j < slopes.length; j++) sum += (slopes[j] as number) * (direction[j] as number)
    return sum
  }

  function fallen({ value, length: distance }: Along): boolean {
    return value <= from.value + enough * distance * start.slope
  }

  /** Narrows the interval between the better end, which has sufficient decrease, and the other end. */
  function between(best: Along, other: Along): Place | undefined {
    let [low, high] = [best, other]
    for (let k = 0; k < 60; k++) {
      const here = along(within(low, high))
      if (here.length === low.length || here.length === high.length) break
      if (!fallen(here) || here.value >= low.value) {
        high = here
        continue
      }
      if (Math.abs(here.slope) <= -flatter * start.slope) return here
      if (here.slope * (high.length - low.length) >= 0) high = low
      low = here
    }
    return low.length > 0 ? low : undefined
  }
}

/**
 * The minimum of the parabola through both values and the slope at the better end, kept a tenth of the interval away from either end; the
 * midpoint if there is no minimum.
 */
function within(low: Along, high: Along): number {
  const width = high.length - low.length
  const bend = high.value - low.value - low.slope * width
  const part = bend > 0 && Number.isFinite(bend) ? -(low.slope * width) / (2 * bend) : 0.5
  return low.length + width * Math.min(Math.max(part, 0.1), 0.9)
}
