import type { Frame } from '#engine/frame/frame.ts'
import type { ReadContext } from '../read-context.ts'
import { type Source, toBlob } from '../source.ts'
import { type ImportResult, importTable, readTable, type TableChoices } from '../table/import-table.ts'
import type { CellRules, ImportSchema } from '../table/schema.ts'
import { csvStream } from './csv-stream.ts'
import { type CsvChoices, csvSettings } from './preview-csv.ts'

export type CsvImportChoices = CsvChoices & TableChoices

/**
 * Imports a CSV, TSV or semicolon-separated file. Proposes and applies the settings and types that are not chosen. Throws FormatError, or the
 * signal's reason.
 */
export async function importCsv(
  source: Source,
  choices: CsvImportChoices = {},
  context: ReadContext = {},
): Promise<ImportResult> {
  const blob = await toBlob(source)
  const { settings, question } = await csvSettings(blob, choices)
  const result = await importTable(csvStream(blob, settings.layout), settings, choices, context)
  return question === null ? result : { ...result, questions: [question, ...result.questions] }
}

/** Reads a source again with its frozen schema: the same frame, bit for bit. */
export async function readCsv(
  source: Source,
  frozen: { readonly schema: ImportSchema; readonly cellRules: CellRules },
  context: ReadContext = {},
): Promise<Frame> {
  const { schema, cellRules } = frozen
  if (schema.layout.format !== 'csv') throw new TypeError('the schema is of another format')
  return readTable(csvStream(await toBlob(source), schema.layout), schema, cellRules, context)
}
