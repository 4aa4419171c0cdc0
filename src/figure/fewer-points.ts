type Point = readonly [number, number]

/**
 * The points of a line without those that are nearly on the line between the points that are kept (Douglas and Peucker 1973,
 * doi:10.3138/FM57-6770-U75U-7727). The ends are kept.
 * @param off the largest distance of a point that is left out, in the unit of the points
 */
export function fewerPoints(points: readonly Point[], off: number): readonly Point[] {
  const kept = new Set([0, points.length - 1])
  const parts: (readonly [number, number])[] = [[0, points.length - 1]]
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part
    const [start, end] = [points[from], points[to]]
    if (start === undefined || end === undefined) continue
    let furthest = from
    let distance = off
    for (let k = from + 1; k < to; k++) {
      const away = distanceTo(points[k] ?? start, start, end)
      if (away <= distance) continue
      furthest = k
      distance = away
    }
    if (furthest === from) continue
    kept.add(furthest)
    parts.push([from, furthest], [furthest, to])
  }
  return points.filter((_, k) => kept.has(k))
}

/** From a point to the line between two others. */
function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length))
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
}
