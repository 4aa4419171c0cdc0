/**
 * Memory shared between the reader and the thread that watches it: memory at the start, bytes unpacked so far, and the largest excess over
 * the limit.
 */
export type Watched = SharedArrayBuffer

const [before, unpacked, beyond] = [0, 1, 2] as const
/** Permitted bytes of memory per unpacked byte. */
const perByte = 20

export const newWatched = (): Watched => new SharedArrayBuffer(3 * Float64Array.BYTES_PER_ELEMENT)

export function beginWatching(values: Float64Array, rss: number, fileBytes: number): void {
  values[unpacked] = fileBytes
  values[before] = rss
  values[beyond] = Number.NEGATIVE_INFINITY
}

export function tookOut(values: Float64Array, bytes: number): void {
  values[unpacked] = (values[unpacked] as number) + bytes
}

export function watchEvery(values: Float64Array, rss: number): void {
  const over = rss - (values[before] as number) - perByte * (values[unpacked] as number)
  if (over > (values[beyond] as number)) values[beyond] = over
}

/** The largest excess of memory over twenty times the unpacked bytes. */
export const maxBeyond = (values: Float64Array): number => values[beyond] as number
