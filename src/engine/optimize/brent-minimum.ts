import { StatsError } from '../stats-error.ts'
import type { Minimum } from './minimum.ts'

const golden = (3 - Math.sqrt(5)) / 2

/** A function is flat near its minimum, so the minimiser is determined to half of the digits of a double only. */
const finest = Math.sqrt(Number.EPSILON)

/**
 * Minimum of f between low and high by parabolic interpolation and golden section search (Brent 1973, Algorithms for Minimization without
 * Derivatives, chapter 5), to a relative `tolerance` of the minimiser. The global minimum if f is unimodal, otherwise a local one. `limit`:
 * the tolerance was not reached. Throws `interval-not-finite` if a limit is not finite, `value-not-finite` if f is not a number.
 */
export function brentMinimum(
  f: (x: number) => number,
  low: number,
  high: number,
  tolerance = finest,
  limit = 200,
): Minimum<number, 'place' | 'limit'> {
  if (!(low < high && Number.isFinite(high - low))) throw new StatsError('interval-not-finite', { low, high })
  let [a, b] = [low, high]
  // the best point, the second best, and the previous second best
  let x = a + golden * (b - a)
  let [w, v] = [x, x]
  let fx = valueAt(x)
  let [fw, fv] = [fx, fx]
  let [step, before] = [0, 0]
  for (let iterations = 0; iterations < limit; iterations++) {
    const middle = (a + b) / 2
    const least = Math.max(tolerance, finest) * Math.abs(x) + 1e-300
    if (Math.abs(x - middle) <= 2 * least - (b - a) / 2)
      return { x, value: fx, iterations, converged: true, reason: 'place' }
    const tried = Math.abs(before) > least ? parabola() : undefined
    before = tried === undefined ? (x < middle ? b : a) - x : step
    step = tried ?? golden * before
    // no point so close to the best one, or to an end, that rounding makes them equal
    if (tried !== undefined && (x + step - a < 2 * least || b - x - step < 2 * least))
      step = Math.sign(middle - x) * least
    const u = x + (Math.abs(step) >= least ? step : Math.sign(step) * least)
    const fu = valueAt(u)
    if (fu <= fx) {
      if (u < x) b = x
      else a = x
      ;[v, w, x] = [w, x, u]
      ;[fv, fw, fx] = [fw, fx, fu]
      continue
    }
    if (u < x) a = u
    else b = u
    if (fu <= fw || w === x) {
      ;[v, w] = [w, u]
      ;[fv, fw] = [fw, fu]
    } else if (fu <= fv || v === x || v === w) {
      v = u
      fv = fu
    }
  }
  return { x, value: fx, iterations: limit, converged: false, reason: 'limit' }

  function valueAt(place: number): number {
    const value = f(place)
    if (Number.isNaN(value)) throw new StatsError('value-not-finite', { x: place })
    return value
  }

  /** The step to the vertex of the parabola, if it lies inside the interval and is less than half of the step before the last. */
  function parabola(): number | undefined {
    const r = (x - w) * (fx - fv)
    const q = (x - v) * (fx - fw)
    const below = 2 * (q - r)
    const above = ((x - w) * r - (x - v) * q) * Math.sign(below)
    const size = Math.abs(below)
    const inside = above > size * (a - x) && above < size * (b - x) && Math.abs(above) < Math.abs((size * before) / 2)
    return inside ? above / size : undefined
  }
}
