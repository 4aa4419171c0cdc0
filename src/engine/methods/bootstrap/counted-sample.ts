/** Values in ascending order, one or more, and how often each was drawn: n in all. */
export interface CountedSample {
  readonly sorted: Float64Array
  readonly drawn: Uint32Array
}

/** Each value once. */
export function eachOnce(sorted: Float64Array): CountedSample {
  return { sorted, drawn: new Uint32Array(sorted.length).fill(1) }
}

/** The mean. Differences from a central value are summed, so that those of integers are exact and large ones keep their digits. */
export function countedMean({ sorted, drawn }: CountedSample): number {
  const n = sorted.length
  const origin = sorted[n >> 1] as number
  let sum = 0
  for (let k = 0; k < n; k++) sum += (drawn[k] as number) * ((sorted[k] as number) - origin)
  return origin + sum / n
}

/** The middle value, or the midpoint of the two. */
export function countedMedian({ sorted, drawn }: CountedSample): number {
  const n = sorted.length
  const half = (n + 1) >> 1
  let [k, below] = [0, drawn[0] as number]
  while (below < half) below += drawn[++k] as number
  const low = sorted[k] as number
  if (n % 2 === 1 || below > half) return low
  for (k++; drawn[k] === 0; ) k++
  return low / 2 + (sorted[k] as number) / 2
}

/** Whether two values that were drawn differ: rounding of a mean would hide that none do. */
export function countedVaries({ sorted, drawn }: CountedSample): boolean {
  let [low, high] = [0, sorted.length - 1]
  while (drawn[low] === 0) low++
  while (drawn[high] === 0) high--
  return sorted[low] !== sorted[high]
}

/** The sum of squared differences from a value. */
export function countedSquares({ sorted, drawn }: CountedSample, from: number): number {
  let sum = 0
  for (let k = 0; k < sorted.length; k++) sum += (drawn[k] as number) * ((sorted[k] as number) - from) ** 2
  return sum
}
