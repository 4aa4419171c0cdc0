import type { Json, JsonObject } from '#catalog/kit/json.ts'
import { FormatError } from '../format-error.ts'
import type { ProjectRecord } from '../project/project-contents.ts'

/** Raised when an older program could not read it; every older format stays readable. A file without tools has the first. */
const FORMATS = { first: 1, withTools: 2 } as const
/** The namespace of the custom XML part of a Word file, and of the metadata of a PDF. */
export const PROVENANCE_NAMESPACE = 'urn:slipstick:provenance'

/** A cell as a document shows it, and its number at full precision; null if it is no single number. */
export type WrittenCell = readonly [shown: string, full: number | string | null]

/** A table of a result, as a document shows it. */
export interface WrittenTable {
  /** Its id in the outcome. */
  readonly id: string
  /** The place of its level among the parts of a split; otherwise 0. */
  readonly part: number
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly WrittenCell[])[]
}

/** A figure by the hash of the data that it draws: these can be values of rows, which no document carries. */
export interface WrittenFigure {
  readonly id: string
  readonly part: number
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: string
}

/** How a result of a document was computed. */
export interface WrittenResult {
  readonly kind: 'analysis' | 'chart' | 'tool'
  /** Its analysis, chart or clinical tool in the catalogue. */
  readonly entry: string
  readonly title: string
  /** Version, options and conventions (SPEC D4), as text; of a tool, the values that were entered, as JSON. */
  readonly question: string
  /** Hash of the source and of everything that prepares it (SPEC D3); empty for a tool. */
  readonly dataVersion: string
  /** The version of the engine, or the revision of a tool. */
  readonly engineVersion: string
  /** The index of its recipe; 0 for a tool, which has none. */
  readonly recipe: number
  readonly tables: readonly WrittenTable[]
  readonly figures: readonly WrittenFigure[]
  /** Paragraphs of the document that state its numbers. */
  readonly texts: readonly string[]
}

/** How the results of a document were computed: enough to compute them again from the source file, but neither its rows nor its name. */
export interface Provenance {
  readonly language: 'en' | 'zh'
  /** The style of the numbers, as `displaySettings` takes it; empty for the usual one of the language. */
  readonly preset: string
  /** The build of the software. */
  readonly software: string
  /** The address of the site that wrote the document, without a slash at its end; empty if others cannot reach it. */
  readonly site: string
  /** ms since 1970. */
  readonly writtenAt: number
  readonly results: readonly WrittenResult[]
  /** The records that make the data out of a source: of the dataset, its variables, sets and steps, and the analyses that steps use. */
  readonly recipes: readonly (readonly ProjectRecord[])[]
}

/** As ASCII text: a PDF stores its metadata as bytes. */
export function provenanceText(provenance: Provenance): string {
  const hasTools = provenance.results.some(({ kind }) => kind === 'tool')
  const json = JSON.stringify({ format: hasTools ? FORMATS.withTools : FORMATS.first, ...provenance })
  return json.replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Throws FormatError: `damaged-provenance`, or `newer-provenance` if a newer program wrote it. */
export function parseProvenance(text: string): Provenance {
  let read: Json
  try {
    read = JSON.parse(text) as Json
  } catch {
    throw damaged()
  }
  if (!isObject(read)) throw damaged()
  const { format, ...rest } = read
  if (typeof format === 'number' && format > FORMATS.withTools) throw new FormatError('newer-provenance')
  if ((format !== FORMATS.first && format !== FORMATS.withTools) || !isProvenance(rest)) throw damaged()
  return rest as unknown as Provenance
}

const damaged = () => new FormatError('damaged-provenance')

type Check = (value: Json | undefined) => boolean

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText: Check = (value) => typeof value === 'string'
const isPlace: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const oneOf =
  (...known: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && known.includes(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every((item: Json) => check(item))
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, check]) => check(value[name]))

const isCell: Check = (value) =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'string' &&
  (value[1] === null || typeof value[1] === 'number' || typeof value[1] === 'string')

const isTable = shape({
  id: isText,
  part: isPlace,
  title: isText,
  head: listOf(isText),
  rows: listOf(listOf(isCell)),
})

const isResult = shape({
  kind: oneOf('analysis', 'chart', 'tool'),
  entry: isText,
  title: isText,
  question: isText,
  dataVersion: isText,
  engineVersion: isText,
  recipe: isPlace,
  tables: listOf(isTable),
  figures: listOf(shape({ id: isText, part: isPlace, sha256: isText })),
  texts: listOf(isText),
})

const isProvenance = shape({
  language: oneOf('en', 'zh'),
  preset: isText,
  software: isText,
  site: isText,
  writtenAt: (value) => typeof value === 'number',
  results: listOf(isResult),
  recipes: listOf(listOf(shape({ kind: isText, id: isText, fields: isObject }))),
})
