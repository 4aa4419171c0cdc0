import * as z from 'zod/mini'
import { FormatError } from '#formats/format-error.ts'
import { readerVersion, sheetFormats, typedFormats } from '#formats/table/schema.ts'

/*
 * Fields that records store with fewer constraints than `kinds.ts` can express, since a newer version may store more: the import of a dataset, variable metadata, the
 * version of a question. The application writes these fields itself; in a project file a stranger may have written them.
 */

/** Files with types and a dictionary have the most. */
const mostColumns = 32_767

const columnMeasure = z.enum(['continuous', 'ordinal', 'nominal', 'id'])

/** The parts of a dataset's import that pages read, whatever version made it. */
const anyImport = z.object({
  readerVersion: z.int().check(z.gte(1)),
  columns: z
    .array(z.object({ id: z.string().check(z.regex(/^c\d{1,5}$/)), name: z.string(), include: z.boolean() }))
    .check(
      z.maxLength(mostColumns),
      z.refine((columns) => new Set(columns.map(({ id }) => id)).size === columns.length),
    ),
})

interface SourceColumn {
  readonly id: string
  readonly type: string
  readonly include: boolean
  readonly limitsOf?: string | undefined
}

/** Columns of limit signs come after those of the source, each for an existing numeric column. */
function areInOrder(columns: readonly SourceColumn[]): boolean {
  const first = columns.findIndex(({ limitsOf }) => limitsOf !== undefined)
  if (first === -1) return true
  const marked = new Set(
    columns.slice(0, first).flatMap(({ id, type, include }) => (include && type === 'number' ? [id] : [])),
  )
  return columns.slice(first).every(({ limitsOf }) => limitsOf !== undefined && marked.delete(limitsOf))
}

/** The fields needed to read the source again, in the current version and earlier ones. */
const knownImport = z.object({
  layout: z.discriminatedUnion('format', [
    z.object({ format: z.literal('csv'), encoding: z.string(), delimiter: z.string().check(z.regex(/^[\t -~]$/)) }),
    z.object({ format: z.enum(sheetFormats), sheet: z.string() }),
    z.object({
      format: z.enum(typedFormats),
      encoding: z.string(),
      table: z.optional(z.string()),
      wholeRows: z.optional(z.int().check(z.gte(0))),
    }),
  ]),
  headerRow: z.nullable(z.int().check(z.gte(0))),
  headerRows: z.int().check(z.gte(0), z.lte(1000)),
  decimal: z.enum(['.', ',']),
  lastRow: z.optional(z.int().check(z.gte(0))),
  columns: z
    .array(
      z.object({
        id: z.string(),
        include: z.boolean(),
        at: z.optional(z.nullable(z.int().check(z.gte(0)))),
        header: z.optional(z.string()),
        type: z.enum(['number', 'text', 'date', 'datetime']),
        measure: columnMeasure,
        dateOrder: z.optional(z.enum(['mdy', 'dmy'])),
        dateNumbers: z.optional(z.enum(['compact', 'serial'])),
        label: z.optional(z.string()),
        limitsOf: z.optional(z.string()),
      }),
    )
    .check(z.refine(areInOrder)),
})

const cellRules = z.record(
  z.string(),
  z.object({
    rules: z.array(
      z.object({
        match: z.union([z.object({ kind: z.string() }), z.object({ text: z.string() })]),
        action: z.string(),
        value: z.optional(z.number()),
      }),
    ),
    levels: z.optional(z.array(z.string())),
    missingCodes: z.optional(z.array(z.number())),
  }),
)

const code = z.union([z.number(), z.string()])

const parses = (schema: z.ZodMiniType) => (value: unknown) => schema.safeParse(value).success

const isReadable: Readonly<Record<string, (value: unknown) => boolean>> = {
  version: parses(z.int().check(z.gte(1))),
  importSchema: (value) => {
    const { data } = anyImport.safeParse(value)
    // a later version stores more than this one knows: the dataset reports it when it is opened
    return data !== undefined && (data.readerVersion > readerVersion || parses(knownImport)(value))
  },
  'data.cellRules': parses(cellRules),
  'data.valueLabels': parses(z.nullable(z.array(z.object({ value: code, label: z.string() })))),
  'data.missingCodes': parses(z.nullable(z.array(code))),
  'data.missingRanges': parses(z.nullable(z.array(z.tuple([z.nullable(z.number()), z.nullable(z.number())])))),
}

/** Refuses an unreadable field. Throws FormatError `damaged-project`. */
export function checkField(name: string, value: unknown): void {
  if (Object.hasOwn(isReadable, name) && !isReadable[name]?.(value))
    throw new FormatError('damaged-project', { part: name })
}
