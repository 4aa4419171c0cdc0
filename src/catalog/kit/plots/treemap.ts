/** A rectangle with y downwards. */
export interface Tile {
  readonly x: readonly [left: number, right: number]
  readonly y: readonly [top: number, bottom: number]
}

/**
 * Squarified treemap (Bruls, Huizing and van Wijk 2000): tiles in proportion to the sizes that fill the area, in rows along its shorter side; a tile is
 * added to a row as long as that makes the worst ratio of sides of the row no worse. Tiles are nearest to squares if the sizes descend.
 * @param sizes above 0
 */
export function squarifiedTiles(sizes: readonly number[], area: Tile): readonly Tile[] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let [[left, right], [top, bottom]] = [area.x, area.y]
  const unit = ((right - left) * (bottom - top)) / total
  const tiles: Tile[] = []
  for (let at = 0; at < sizes.length; ) {
    const isWide = right - left >= bottom - top
    const side = isWide ? bottom - top : right - left
    const row = [(sizes[at] ?? 0) * unit]
    let sum = row[0] ?? 0
    for (let next = at + 1; next < sizes.length; next++) {
      const size = (sizes[next] ?? 0) * unit
      if (worstRatio([...row, size], sum + size, side) > worstRatio(row, sum, side)) break
      row.push(size)
      sum += size
    }
    const isLast = at + row.length === sizes.length
    const depth = isLast ? (isWide ? right - left : bottom - top) : sum / side
    let from = isWide ? top : left
    for (const size of row) {
      const to = from + (side * size) / sum
      tiles.push(isWide ? { x: [left, left + depth], y: [from, to] } : { x: [from, to], y: [top, top + depth] })
      from = to
    }
    if (isWide) left += depth
    else top += depth
    at += row.length
  }
  return tiles
}

/** The largest ratio of the longer to the shorter side in a row of tiles along a side. */
function worstRatio(row: readonly number[], sum: number, side: number): number {
  const square = side * side
  return Math.max((square * Math.max(...row)) / (sum * sum), (sum * sum) / (square * Math.min(...row)))
}
