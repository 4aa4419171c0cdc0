import type { Json } from '../json.ts'
import type { OptionReader } from '../options/option-reader.ts'

/** The stored form of a key: what is written into files can tell it from any other answer, and leaves it out. */
export interface StoredKey {
  readonly secret: string
}

/** The environment variable from which a program reads the key: a program is passed on with the results. */
export const secretVariable = 'SLIPSTICK_KEY'

/** Reads a key of 128 bits; empty if there is none yet. */
export function readSecretKey({ key, stored, problems, missing }: OptionReader): string {
  const value = stored[key] ?? null
  if (value === null) {
    missing.push({ option: key, code: 'required-secret-key', params: {} })
    return ''
  }
  if (isStoredKey(value) && /^[0-9a-f]{32}$/.test(value.secret)) return value.secret
  problems.push({ option: key, code: 'secret-key-form', params: {} })
  return ''
}

/** Whether an answer is a key, whatever its digits. */
export function isStoredKey(value: Json): value is { readonly secret: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    'secret' in value &&
    typeof value.secret === 'string'
  )
}
