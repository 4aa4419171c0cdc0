import type { Json, JsonObject } from '#catalog/kit/json.ts'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { ZipFile, type ZipLimits } from '../zip/read-zip.ts'
import { isBounded } from './bounded-json.ts'
import {
  type ProjectContents,
  type ProjectManifest,
  type ProjectOutcome,
  type ProjectRecord,
  type ProjectSource,
  paths,
  projectFormatVersion,
} from './project-contents.ts'

export interface ReadProject extends ProjectContents {
  readonly manifest: ProjectManifest
}

export interface ReadProjectOptions {
  /** SHA-256 in hexadecimal digits: every source is checked against its name. */
  readonly hash: (blob: Blob) => Promise<string>
}

const manifestLimits: ZipLimits = { maxBytes: 1 << 20 }
const recipeLimits: ZipLimits = { maxBytes: 256 << 20 }
const sourceLimits: ZipLimits = { maxBytes: 2 ** 31 }

const isId = (value: Json | undefined): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
const isHash = (value: Json | undefined): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Opens a project file and validates all of it before it returns anything. Throws FormatError: `not-a-project`, `newer-project`,
 * `damaged-project`, and those of a zip (damaged, encrypted, too large when unpacked).
 */
export async function readProject(
  blob: Blob,
  options: ReadProjectOptions,
  context: ReadContext = {},
): Promise<ReadProject> {
  if (blob.size === 0) throw new FormatError('empty-file')
  const zip = await ZipFile.open(blob)
  if (!zip.entries.has(paths.manifest)) throw new FormatError('not-a-project')
  const manifest = asManifest(await readJson(zip, paths.manifest, manifestLimits))
  const records = listOf(await readJson(zip, paths.records, recipeLimits), asRecord, paths.records, manifest.records)
  const outcomes = listOf(
    await readJson(zip, paths.outcomes, recipeLimits),
    asOutcome,
    paths.outcomes,
    manifest.outcomes,
  )
  const sources: ProjectSource[] = []
  for (const [k, { sha256, name, size }] of manifest.sources.entries()) {
    const share = (fraction: number) => context.onProgress?.((k + fraction) / manifest.sources.length)
    const source = await readSource(zip, sha256, { ...context, onProgress: share })
    if (source.size !== size || (await options.hash(source)) !== sha256) throw damaged(name)
    sources.push({ sha256, name, blob: source })
  }
  context.onProgress?.(1)
  return { manifest, records, outcomes, sources }
}

const damaged = (part: string) => new FormatError('damaged-project', { part })

async function readJson(zip: ZipFile, path: string, limits: ZipLimits): Promise<Json> {
  const entry = zip.entries.get(path)
  if (entry === undefined) throw damaged(path)
  const bytes = await zip.readAll(entry, limits)
  if (!isBounded(bytes)) throw damaged(path)
  try {
    const value: Json = JSON.parse(new TextDecoder().decode(bytes))
    return value
  } catch {
    throw damaged(path)
  }
}

async function readSource(zip: ZipFile, sha256: string, context: ReadContext): Promise<Blob> {
  const entry = zip.entries.get(paths.source(sha256))
  if (entry === undefined) throw damaged(paths.source(sha256))
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of zip.read(entry, sourceLimits, context)) pieces.push(piece.slice())
  return new Blob(pieces)
}

function asManifest(value: Json): ProjectManifest {
  if (!isObject(value) || value.format !== 'slipstick-project') throw new FormatError('not-a-project')
  const { version, program, savedAt, withData, records, outcomes, sources } = value
  if (typeof version !== 'number') throw damaged(paths.manifest)
  if (version > projectFormatVersion) throw new FormatError('newer-project')
  const good =
    typeof program === 'string' &&
    typeof savedAt === 'number' &&
    typeof withData === 'boolean' &&
    typeof records === 'number' &&
    typeof outcomes === 'number' &&
    Array.isArray(sources)
  if (!good) throw damaged(paths.manifest)
  const listed = (sources as readonly Json[]).map((source) => {
    if (!isObject(source)) throw damaged(paths.manifest)
    const { sha256, name, size } = source
    if (!isHash(sha256) || typeof name !== 'string' || typeof size !== 'number') throw damaged(paths.manifest)
    return { sha256, name, size }
  })
  // each listed source is unpacked, so listing one a thousand times would unpack it a thousand times
  if (new Set(listed.map(({ sha256 }) => sha256)).size < listed.length) throw damaged(paths.manifest)
  return { format: 'slipstick-project', version, program, savedAt, withData, records, outcomes, sources: listed }
}

function asRecord(value: Json): ProjectRecord | null {
  if (!isObject(value)) return null
  const { kind, id, fields } = value
  if (typeof kind !== 'string' || kind === '' || !isId(id) || !isObject(fields)) return null
  const entries = Object.entries(fields).filter((entry): entry is [string, Json] => entry[1] !== undefined)
  return { kind, id, fields: Object.fromEntries(entries) }
}

function asOutcome(value: Json): ProjectOutcome | null {
  if (!isObject(value)) return null
  const { analysis, engineVersion, dataVersion, outcome } = value
  const good =
    isId(analysis) && typeof engineVersion === 'string' && typeof dataVersion === 'string' && outcome !== undefined
  return good ? { analysis, engineVersion, dataVersion, outcome } : null
}

function listOf<T>(value: Json, read: (item: Json) => T | null, part: string, count: number): T[] {
  if (!Array.isArray(value) || value.length !== count) throw damaged(part)
  return (value as readonly Json[]).map((item) => {
    const good = read(item)
    if (good === null) throw damaged(part)
    return good
  })
}
