import { readFileSync } from 'node:fs'
import type { Json } from '#catalog/kit/json.ts'
import { mustBeReadable } from './file-fault.ts'
import { UsageError } from './usage-error.ts'

/** Parses `{"a": 1}`, or `@file` with such content. */
export function jsonArgument(name: string, text: string): Json {
  const source = text.startsWith('@') ? readText(text.slice(1)) : text
  try {
    const value: Json = JSON.parse(source)
    return value
  } catch (error) {
    throw new UsageError(`${name} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

export function jsonObjectArgument(name: string, text: string): Readonly<Record<string, Json>> {
  const value = jsonArgument(name, text)
  if (!isRecord(value)) throw new UsageError(`${name} must be a JSON object`)
  return value
}

export function isRecord(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readText(path: string): string {
  mustBeReadable(path)
  return readFileSync(path, 'utf8')
}
