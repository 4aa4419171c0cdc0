/** A band between two lines over the same ascending places. */
export interface LabelledBand {
  readonly x: readonly number[]
  readonly lower: readonly number[]
  readonly upper: readonly number[]
}

/** Places at which a label is tried. */
const TRIED = 60

/**
 * The middle of a label inside a band where it has most room above and below, or null where it has none. `width` and `height` of the label in
 * the units of the axes; between places the lines are straight.
 */
export function labelInBand(
  { x, lower, upper }: LabelledBand,
  { width, height }: { readonly width: number; readonly height: number },
): readonly [number, number] | null {
  const [first = 0, last = 0] = [x[0], x.at(-1)]
  if (last - first < width) return null
  let best: readonly [number, number] | null = null
  let most = height
  for (let k = 0; k <= TRIED; k++) {
    const from = first + ((last - first - width) * k) / TRIED
    const to = from + width
    const inside = [...x.keys()].filter((i) => (x[i] ?? 0) > from && (x[i] ?? 0) < to)
    const valuesOf = (line: readonly number[]) => [
      at(x, line, from),
      ...inside.map((i) => line[i] ?? 0),
      at(x, line, to),
    ]
    const [floor, ceiling] = [Math.max(...valuesOf(lower)), Math.min(...valuesOf(upper))]
    if (ceiling - floor <= most) continue
    most = ceiling - floor
    best = [(from + to) / 2, (floor + ceiling) / 2]
  }
  return best
}

/** The value of a line at a place within it. */
function at(x: readonly number[], y: readonly number[], place: number): number {
  const next = x.findIndex((one) => one >= place)
  const [x1 = 0, y1 = 0] = [x[next], y[next]]
  const [x0 = x1, y0 = y1] = [x[next - 1], y[next - 1]]
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (place - x0)) / (x1 - x0)
}
