const degree = 20

/**
 * Approximates a smooth f by Chebyshev series on equal panels from `low` to `high`: expensive to construct, cheap to evaluate.
 * Interpolation at the Chebyshev nodes, evaluated by Clenshaw's algorithm (DLMF 3.11.ii). Outside the range the nearest panel is
 * extrapolated.
 */
export function piecewiseChebyshev(
  f: (x: number) => number,
  low: number,
  high: number,
  panels: number,
): (x: number) => number {
  const width = (high - low) / panels
  const series = Array.from({ length: panels }, (_, k) => coefficients(f, low + k * width, width))
  return (x) => {
    const k = Math.min(panels - 1, Math.max(0, Math.floor((x - low) / width)))
    return clenshaw(series[k] ?? new Float64Array(degree), (2 * (x - low - k * width)) / width - 1)
  }
}

function coefficients(f: (x: number) => number, from: number, width: number): Float64Array {
  const angles = Float64Array.from({ length: degree }, (_, k) => (Math.PI * (k + 0.5)) / degree)
  const values = angles.map((angle) => f(from + (width * (1 + Math.cos(angle))) / 2))
  return Float64Array.from({ length: degree }, (_, j) => {
    const sum = values.reduce((total, value, k) => total + value * Math.cos(j * (angles[k] ?? 0)), 0)
    return ((j === 0 ? 1 : 2) * sum) / degree
  })
}

function clenshaw(c: Float64Array, t: number): number {
  let [b, last] = [0, 0]
  for (let j = degree - 1; j > 0; j--) {
    const next = 2 * t * b - last + (c[j] ?? 0)
    last = b
    b = next
  }
  return t * b - last + (c[0] ?? 0)
}
