/** The place of one cell, or of an empty class that is not divided further: its length in one direction is then 0. */
export interface MosaicTile {
  /** The classes of the first, second and third variable; the later ones are omitted for an empty class. */
  readonly classes: readonly number[]
  readonly n: number
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
}

/**
 * Tiles whose areas are counts (Hartigan and Kleiner 1981): columns by the first variable, each divided by the second from its top, and those
 * again by the third from the left, unless it has a single class. `gap`: between columns and between rows, half of it between the last ones;
 * gaps take at most three tenths of a length. `x`, `y`: the ends of the whole, in the units of the axes.
 */
export function mosaicTiles(
  counts: readonly (readonly (readonly number[])[])[],
  { x, y, gap }: { readonly x: readonly [number, number]; readonly y: readonly [number, number]; readonly gap: number },
): readonly MosaicTile[] {
  const columns = divided(
    counts.map((table) => sum(table.flat())),
    x,
    gap,
  )
  return counts.flatMap((table, a): readonly MosaicTile[] => {
    const across = columns[a] ?? x
    const rows = table.map(sum)
    if (sum(rows) === 0) return [{ classes: [a], n: 0, x: across, y }]
    // downwards from the top
    const places = divided(rows, [0, y[1] - y[0]], gap)
    return table.flatMap((row, b): readonly MosaicTile[] => {
      const [from, to] = places[b] ?? [0, 0]
      const along = [y[1] - to, y[1] - from] as const
      if (rows[b] === 0 || row.length === 1) return [{ classes: [a, b], n: rows[b] ?? 0, x: across, y: along }]
      const parts = divided(row, across, gap / 2)
      return row.map((n, c) => ({ classes: [a, b, c], n, x: parts[c] ?? across, y: along }))
    })
  })
}

/** Consecutive lengths in proportion to counts between two ends. */
function divided(
  counts: readonly number[],
  [from, to]: readonly [number, number],
  wished: number,
): readonly (readonly [number, number])[] {
  const total = sum(counts) || 1
  const gap = Math.min(wished, (0.3 * (to - from)) / Math.max(1, counts.length - 1))
  const unit = (to - from - gap * (counts.length - 1)) / total
  let at = from
  return counts.map((n) => {
    const start = at
    at += n * unit + gap
    return [start, start + n * unit]
  })
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, n) => all + n, 0)
}
