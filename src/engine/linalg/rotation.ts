interface Rotation {
  readonly sine: number
  readonly cosine: number
  readonly tangent: number
}

/**
 * The smaller of the two rotations that make the matrix (p, off; off, q) diagonal: p - tangent off and q + tangent off (Golub GH, Van Loan CF.
 * Matrix Computations. 4th ed. Johns Hopkins; 2013, algorithm 8.5.1).
 */
export function rotationOf(off: number, p: number, q: number): Rotation {
  const cotangent = (q - p) / (2 * off)
  const tangent = (cotangent < 0 ? -1 : 1) / (Math.abs(cotangent) + Math.hypot(1, cotangent))
  const cosine = 1 / Math.hypot(1, tangent)
  return { sine: tangent * cosine, cosine, tangent }
}

/** Turns two vectors into cosine x - sine y and sine x + cosine y, in place. */
export function rotate(x: Float64Array, y: Float64Array, sine: number, cosine: number): void {
  for (let k = 0; k < x.length; k++) {
    const [first, second] = [x[k] as number, y[k] as number]
    x[k] = cosine * first - sine * second
    y[k] = sine * first + cosine * second
  }
}
