/**
 * A root of f between low and high, where f has opposite signs, to full double precision: inverse quadratic interpolation and secants, with
 * bisection if these do not halve their steps (Brent 1973, Algorithms for Minimization without Derivatives, section 4). NaN if the signs are
 * equal.
 */
export function findRoot(f: (x: number) => number, low: number, high: number): number {
  // b is the best point so far, c is on the other side of the root, a is the previous b
  let [a, b] = [low, high]
  let [fa, fb] = [f(a), f(b)]
  if (fa === 0) return a
  if (fb === 0) return b
  if (fa > 0 === fb > 0 || Number.isNaN(fa + fb)) return Number.NaN
  let [c, fc] = [a, fa]
  let step = b - a
  let before = step
  for (let k = 0; k < 300; k++) {
    if (Math.abs(fc) < Math.abs(fb)) {
      ;[a, b, c] = [b, c, b]
      ;[fa, fb, fc] = [fb, fc, fb]
    }
    const least = Math.max(Math.abs(b) * Number.EPSILON, Number.MIN_VALUE)
    const half = (c - b) / 2
    if (Math.abs(half) <= least || fb === 0) return b
    const tried = Math.abs(before) < least || Math.abs(fa) <= Math.abs(fb) ? undefined : interpolated()
    before = tried === undefined ? half : step
    step = tried ?? half
    ;[a, fa] = [b, fb]
    b += Math.abs(step) > least ? step : Math.sign(half) * least
    fb = f(b)
    if (fb > 0 === fc > 0) {
      ;[c, fc] = [a, fa]
      step = b - a
      before = step
    }

    /** The interpolated step, if it is short enough to be trusted. */
    function interpolated(): number | undefined {
      const s = fb / fa
      let [p, q] = [2 * half * s, 1 - s]
      if (a !== c) {
        const [r, t] = [fb / fc, fa / fc]
        p = s * (2 * half * t * (t - r) - (b - a) * (r - 1))
        q = (t - 1) * (r - 1) * (s - 1)
      }
      if (p > 0) q = -q
      else p = -p
      return 2 * p < Math.min(3 * half * q - Math.abs(least * q), Math.abs(before * q)) ? p / q : undefined
    }
  }
  return b
}
