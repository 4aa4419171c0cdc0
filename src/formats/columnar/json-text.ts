/** What a list, a map or a group of a file becomes before it is text. */
export type Json = number | bigint | boolean | string | null | readonly Json[] | ReadonlyMap<string, Json>

/** Long integers keep all their digits. */
export function jsonText(value: Json): string {
  if (value === null || typeof value !== 'object')
    return typeof value === 'bigint' ? String(value) : JSON.stringify(value)
  if (value instanceof Map)
    return `{${Array.from(value as ReadonlyMap<string, Json>, ([name, one]) => `${JSON.stringify(name)}:${jsonText(one)}`).join(',')}}`
  return `[${(value as readonly Json[]).map(jsonText).join(',')}]`
}

/** The key of a map, of which JSON has texts only. */
export const keyText = (key: Json): string => (typeof key === 'string' ? key : jsonText(key))
