/** A reproducible random stream: mulberry32 (Tommy Ettinger, public domain). */
export interface RandomStream {
  /** In [0, 1). */
  readonly next: () => number
  /** An integer in [0, limit). */
  readonly below: (limit: number) => number
  readonly pick: <T>(options: readonly T[]) => T
  readonly bytes: (size: number) => Uint8Array<ArrayBuffer>
}

export function createRandom(seed: number): RandomStream {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick(options) {
      const option = options[below(options.length)]
      if (option === undefined) throw new RangeError('nothing to pick from')
      return option
    },
    bytes: (size) => Uint8Array.from({ length: size }, () => below(256)),
  }
}
