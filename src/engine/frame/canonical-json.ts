/**
 * JSON with sorted keys and without undefined: equal values give equal texts, regardless of the order of their keys. Numbers that JSON
 * cannot represent (NaN, Inf, -0) are written as tagged texts, so that hashes distinguish them. Throws a TypeError for values without JSON:
 * undefined as the whole value, a function, a symbol, a bigint.
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
