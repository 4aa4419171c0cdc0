/**
 * Sideways offsets between -1 and 1 that separate equal values: wider where values are dense, spread by the van der Corput sequence, so that
 * the result is deterministic. `span` is the length of the axis in the units of the values.
 */
export function jitter(values: readonly number[], span: number): readonly number[] {
  const binOf = (value: number) => Math.floor((value / (span || 1)) * 25)
  const sizes = new Map<number, number>()
  for (const value of values) sizes.set(binOf(value), (sizes.get(binOf(value)) ?? 0) + 1)
  let fullest = 1
  for (const size of sizes.values()) fullest = Math.max(fullest, size)
  const seen = new Map<number, number>()
  return values.map((value) => {
    const bin = binOf(value)
    const size = sizes.get(bin) ?? 1
    const k = (seen.get(bin) ?? 0) + 1
    seen.set(bin, k)
    return size === 1 ? 0 : (2 * vanDerCorput(k) - 1) * Math.sqrt(size / fullest)
  })
}

/** Sideways offsets between -1 and 1, evenly spread whatever the values are: the multiples of the golden section, modulo 1. */
export function evenJitter(n: number): readonly number[] {
  return Array.from({ length: n }, (_, k) => 2 * (((k + 0.5) * 0.6180339887498949) % 1) - 1)
}

/** The k-th number of the van der Corput sequence in base 2, between 0 and 1. */
export function vanDerCorput(k: number): number {
  let [value, place] = [0, 0.5]
  for (let rest = k; rest > 0; rest = Math.floor(rest / 2)) {
    value += (rest % 2) * place
    place /= 2
  }
  return value
}
