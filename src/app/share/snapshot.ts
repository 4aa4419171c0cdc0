import * as z from 'zod/mini'
import { json } from '#contract/calls/call.ts'

/**
 * A frozen result or report as a share link shows it: words, rounded numbers and pictures in both languages and, only if its maker was asked
 * twice, the rows from which the result is computed (SPEC S13). A later format gets a number of its own; an older program asks its reader to update. New parts of a format are optional fields.
 */
export const FORMAT = 3

/** The first format that can hold a snapshot: a result stays readable by the programs that know results alone. */
export const formatOf = ({ kind, rows }: Snapshot) => (rows ? 3 : kind === 'report' ? 2 : 1)

/** The beginning of the hash of data, as a page shows it. */
export const shortHash = (hash: string) => hash.slice(0, 12)

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

const level = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** Text of a report. Citations and cross-references are text. */
const textRun = z.object({
  text: z.string(),
  bold: z.optional(z.literal(true)),
  italic: z.optional(z.literal(true)),
  underline: z.optional(z.literal(true)),
  script: z.optional(z.enum(['sub', 'super'])),
  /** An equation, as `parseMath` reads it; `text` is its source. */
  tex: z.optional(z.string()),
  /** The model that wrote it, as in the report (SPEC R8). */
  ai: z.optional(z.string()),
})
const runs = z.array(textRun)

/** The entry, and the SHA-256 of its question, by which `/verify` finds what was computed where the project is. */
const made = { entry: z.string(), question: z.string() }
const versions = {
  /** The version of the engine, or the revision of a tool. */
  engine: z.string(),
  /** The beginning of the hash of the data; null for a tool. */
  data: z.nullable(z.string()),
}

/** Its place in the report, by which the blocks of both languages belong together. */
const at = z.int()
/** `Table 1` */
const label = z.string()

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), at, level, runs }),
  z.object({ kind: z.enum(['paragraph', 'quote', 'methods']), at, runs }),
  /** `number` is null for a bullet. */
  z.object({ kind: z.literal('list-item'), at, number: z.nullable(z.int()), runs }),
  /** Without `made`, its numbers are not those of the present result. */
  z.object({
    kind: z.literal('reading'),
    at,
    /** The group of a split whose reading it is. */
    title: z.optional(z.string()),
    lines: z.array(z.string()),
    ...versions,
    made: z.optional(z.object(made)),
  }),
  z.object({
    kind: z.literal('table'),
    at,
    label,
    table,
    ...versions,
    /** With the part of a split, and the place among the tables of the result. */
    made: z.optional(z.object({ ...made, part: z.int(), place: z.int() })),
  }),
  z.object({ kind: z.literal('plain-table'), at, label, caption: runs, rows: z.array(z.array(runs)) }),
  z.object({ kind: z.literal('figure'), at, label, figure }),
  z.object({ kind: z.literal('references'), at, entries: z.array(z.string()) }),
])

const content = z.object({
  /** The reader's own title. */
  title: z.string(),
  /** The analysis, chart or tool; empty for a report. */
  entry: z.string(),
  parts: z.array(part),
  /** A report, in place of parts. */
  blocks: z.optional(z.array(block)),
})

/** The rows of the variables that a result uses, and its question to them. */
const rows = z.object({
  count: z.int().check(z.gte(1)),
  /** Names. */
  variables: z.array(z.string()),
  /** What is asked: `analysis` for a chart that is a figure of one. */
  kind: z.enum(['analysis', 'chart']),
  entry: z.string(),
  /** As `questionOf` writes it. */
  question: z.string(),
  /** The version of these data. */
  data: z.string(),
  /** A project, its dataset and variables, and the question. Checked like those of a project file where they are used. */
  records: z.array(z.object({ kind: z.string(), id: z.string(), fields: z.record(z.string(), json) })),
  /** The source of the dataset, CSV. */
  source: z.string(),
  /** The figures that are shown, by the hash of the data that each draws. */
  figures: z.array(z.object({ id: z.string(), part: z.int(), sha256: z.string() })),
})

export const snapshotSchema = z.object({
  kind: z.enum(['analysis', 'chart', 'tool', 'report']),
  /** When it was shared, ms. */
  asOf: z.number(),
  /** The version of the engine, or the revision of a tool. */
  engine: z.string(),
  /** The beginning of the hash of the data; null for a tool, and for a report, whose blocks have their own. */
  data: z.nullable(z.string()),
  /** Absent in older shares, and in those of tools and reports. */
  made: z.optional(z.object(made)),
  content: z.object({ en: content, zh: content }),
  rows: z.optional(rows),
})

export type Snapshot = z.output<typeof snapshotSchema>
export type RowsOfShare = z.output<typeof rows>
export type SharedContent = z.output<typeof content>
export type SharedPart = z.output<typeof part>
export type SharedBlock = z.output<typeof block>
export type SharedRuns = z.output<typeof runs>
export type SharedTable = z.output<typeof table>
export type SharedFigure = z.output<typeof figure>

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
