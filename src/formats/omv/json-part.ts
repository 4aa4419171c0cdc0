import { FormatError } from '../format-error.ts'
import { isBounded } from '../project/bounded-json.ts'
import type { ReadContext } from '../read-context.ts'
import type { ZipFile } from '../zip/read-zip.ts'

const MOST = 64 << 20

/** An object of JSON, of which nothing is known. */
export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {})
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The bytes of a part of an archive. Throws `damaged-zip` if it is missing. */
export async function partOf(
  zip: ZipFile,
  name: string,
  context: ReadContext,
  maxBytes = MOST,
): Promise<Uint8Array<ArrayBuffer>> {
  const entry = zip.entries.get(name)
  if (!entry) throw new FormatError('damaged-zip', { entry: name })
  return zip.readAll(entry, { maxBytes }, context)
}

/** A part in JSON. Throws `damaged-zip` if it cannot be parsed, or is so nested that no such program wrote it. */
export async function jsonPart(zip: ZipFile, name: string, context: ReadContext): Promise<JsonObject> {
  const bytes = await partOf(zip, name, context)
  if (!isBounded(bytes)) throw new FormatError('damaged-zip', { entry: name })
  try {
    return asObject(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    throw new FormatError('damaged-zip', { entry: name })
  }
}
