/**
 * Places as near as possible to where they are wanted (least squares), in the same order and without overlap, within limits: the middles of
 * things that are `sizes` long. Isotonic regression by pooling adjacent violators (Ayer et al. 1955) of the places minus the space before each.
 */
export function spreadApart(
  wanted: readonly number[],
  sizes: readonly number[],
  [low, high]: readonly [number, number],
): readonly number[] {
  const order = [...wanted.keys()].toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b)
  const size = (place: number) => sizes[order[place] ?? 0] ?? 0
  const offsets: number[] = []
  for (const place of order.keys())
    offsets.push(place === 0 ? 0 : (offsets[place - 1] ?? 0) + (size(place - 1) + size(place)) / 2)
  const blocks: { sum: number; count: number }[] = []
  for (const [place, index] of order.entries()) {
    let block = { sum: (wanted[index] ?? 0) - (offsets[place] ?? 0), count: 1 }
    for (let last = blocks.at(-1); last && last.sum / last.count > block.sum / block.count; last = blocks.at(-1)) {
      blocks.pop()
      block = { sum: last.sum + block.sum, count: last.count + block.count }
    }
    blocks.push(block)
  }
  const last = order.length - 1
  const most = high - size(last) / 2 - (offsets[last] ?? 0)
  const least = low + size(0) / 2
  const placed = wanted.map(() => 0)
  let place = 0
  for (const { sum, count } of blocks)
    for (let k = 0; k < count; k++, place++)
      placed[order[place] ?? 0] = Math.max(least, Math.min(sum / count, most)) + (offsets[place] ?? 0)
  return placed
}
