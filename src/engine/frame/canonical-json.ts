/**
 * JSON with sorted keys and without undefined: equal values give equal texts, whatever order their keys were written in. What JSON cannot hold as a
 * number (NaN, Inf, -0) is written as a tagged text, so that hashes tell them apart. Throws a TypeError for what has no JSON at all: undefined as the
 * whole value, a function, a symbol, a bigint.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number') return number(value)
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value))
    return `[${value.map((v: unknown) => (v === undefined ? 'null' : canonicalJson(v))).join(',')}]`
  if (typeof value === 'object') {
    const entries = Object.entries(value).filter(([, v]) => v !== undefined)
    entries.sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonicalJson(v)}`).join(',')}}`
  }
  throw new TypeError(`a ${typeof value} has no JSON`)
}

function number(value: number): string {
  if (Number.isFinite(value) && !Object.is(value, -0)) return JSON.stringify(value)
  return `{"number":"${Object.is(value, -0) ? '-0' : value}"}`
}
