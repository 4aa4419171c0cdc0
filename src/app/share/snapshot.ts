import * as z from 'zod/mini'

/**
 * A frozen result as a share link shows it: words, rounded numbers and pictures in both languages, without anything to compute from (SPEC S13).
 * A later format gets a number of its own; an older program asks its reader to update. New parts of this format are optional fields.
 */
export const FORMAT = 1

const run = z.object({
  text: z.string(),
  italic: z.optional(z.literal(true)),
  script: z.optional(z.enum(['sub', 'super'])),
})
const align = z.enum(['left', 'center', 'right'])

const table = z.object({
  title: z.string(),
  head: z.array(z.array(z.object({ runs: z.array(run), align, colSpan: z.int(), rowSpan: z.int() }))),
  body: z.array(z.object({ depth: z.int(), cells: z.array(z.object({ runs: z.array(run), align })) })),
  notes: z.array(z.string()),
})

const figure = z.object({
  title: z.string(),
  /** Alternative text. */
  description: z.string(),
  /** Millimetres. */
  width: z.number().check(z.gt(0)),
  height: z.number().check(z.gt(0)),
  /** SVG documents; without a dark one the light one has a ground of its own. */
  light: z.string(),
  dark: z.nullable(z.string()),
})

const value = z.object({ label: z.string(), value: z.string() })

const part = z.object({
  /** The level, of a result that is split; empty otherwise. */
  title: z.string(),
  sample: z.nullable(z.string()),
  warnings: z.array(z.string()),
  /** What a clinical tool computed, and from what. */
  values: z.array(value),
  inputs: z.array(value),
  tables: z.array(table),
  figures: z.array(figure),
  reading: z.array(z.string()),
  notes: z.array(z.string()),
  checks: z.array(z.string()),
  methods: z.string(),
})

const content = z.object({
  /** The reader's own title. */
  title: z.string(),
  /** The analysis, chart or tool. */
  entry: z.string(),
  parts: z.array(part),
})

export const snapshotSchema = z.object({
  kind: z.enum(['analysis', 'chart', 'tool']),
  /** When it was shared, ms. */
  asOf: z.number(),
  /** The version of the engine, or the revision of a tool. */
  engine: z.string(),
  /** The beginning of the hash of the data; null for a tool. */
  data: z.nullable(z.string()),
  /** What to compute again where the project is: the id of its entry, and the SHA-256 of its question. Absent in older shares and in those of tools. */
  made: z.optional(z.object({ entry: z.string(), question: z.string() })),
  content: z.object({ en: content, zh: content }),
})

export type Snapshot = z.output<typeof snapshotSchema>
export type SharedContent = z.output<typeof content>
export type SharedPart = z.output<typeof part>
export type SharedTable = z.output<typeof table>
export type SharedFigure = z.output<typeof figure>

/** What the maker of a link may leave out, in the order of the page. */
export const pieces = [
  'values',
  'inputs',
  'tables',
  'figures',
  'reading',
  'sample',
  'notes',
  'checks',
  'methods',
] as const
export type Piece = (typeof pieces)[number]

/** Which pieces a content has. */
export function piecesOf({ parts }: SharedContent): readonly Piece[] {
  return pieces.filter((piece) => parts.some((one) => isThere(one, piece)))
}

function isThere(one: SharedPart, piece: Piece): boolean {
  if (piece === 'sample') return one.sample !== null
  if (piece === 'notes') return one.warnings.length + one.notes.length > 0
  return one[piece].length > 0
}

/** The content with these pieces alone. */
export function onlyPieces({ parts, ...rest }: SharedContent, kept: ReadonlySet<Piece>): SharedContent {
  const keep = <T>(piece: Piece, value: T, none: T): T => (kept.has(piece) ? value : none)
  return {
    ...rest,
    parts: parts.map((one) => ({
      title: one.title,
      sample: keep('sample', one.sample, null),
      warnings: keep('notes', one.warnings, []),
      values: keep('values', one.values, []),
      inputs: keep('inputs', one.inputs, []),
      tables: keep('tables', one.tables, []),
      figures: keep('figures', one.figures, []),
      reading: keep('reading', one.reading, []),
      notes: keep('notes', one.notes, []),
      checks: keep('checks', one.checks, []),
      methods: keep('methods', one.methods, ''),
    })),
  }
}

/** A part without anything, to be filled. */
export const emptyPart: SharedPart = {
  title: '',
  sample: null,
  warnings: [],
  values: [],
  inputs: [],
  tables: [],
  figures: [],
  reading: [],
  notes: [],
  checks: [],
  methods: '',
}
