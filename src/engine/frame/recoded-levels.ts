import type { Factor } from './factor.ts'

/** For each row the place of its value among `values`, which has all levels of the factor as numbers or texts; -1 for a missing cell. */
export function recodedLevels({ levels, codes }: Factor, values: readonly (number | string)[]): Int32Array {
  const keys = values.map(String)
  const places = Int32Array.from(levels, ({ value }) => keys.indexOf(String(value)))
  return codes.map((code) => (code < 0 ? -1 : (places[code] as number)))
}
