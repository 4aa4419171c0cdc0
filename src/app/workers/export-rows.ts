import type { Frame } from '#engine/frame/frame.ts'
import { usableFrame } from '#engine/frame/usable.ts'
import { countFormulaTexts } from '#formats/csv/formula-text.ts'
import { frameToCsv } from '#formats/csv/write-csv.ts'
import { type Loss, LossList } from '#formats/typed/losses.ts'
import { framesToXlsx, frameToXlsx } from '#formats/xlsx/write-frame.ts'
import { maxCellText } from '#formats/xlsx/xlsx-package.ts'
import type { JobContext } from './jobs.ts'

/**
 * `csv`: for R and other programs without user-missing codes: user-missing values are empty. `csv-source`: before the first step, as the R
 * script of the steps reads it. `csv-excel` begins with a byte order mark. `xlsx-dictionary` has a sheet of the variables and one of their
 * labels. `dta` writes missing codes as `.a` to `.z`, `dta-numbers` as the numbers that they are.
 */
export type ExportFormat =
  | 'csv'
  | 'csv-source'
  | 'csv-excel'
  | 'xlsx'
  | 'xlsx-dictionary'
  | 'sav'
  | 'zsav'
  | 'dta'
  | 'dta-numbers'
  | 'rds'
  | 'xpt'
  | 'parquet'

export interface ExportedRows {
  readonly blob: Blob
  /** Texts that a spreadsheet would evaluate: the reader decides about them. In a workbook texts are typed as texts. */
  readonly formulaTexts: number
  /** What the file cannot hold, to be said before it is saved. */
  readonly losses: readonly Loss[]
}

/** `guard`: in a CSV file, prefixes texts that a spreadsheet would evaluate with an apostrophe. */
export async function exportRows(
  frame: Frame,
  format: ExportFormat,
  guard: boolean,
  context: JobContext,
): Promise<ExportedRows> {
  switch (format) {
    case 'xlsx':
      return { blob: (await frameToXlsx(frame, { sheetName: 'data' }, context)).blob, formulaTexts: 0, losses: [] }
    case 'xlsx-dictionary':
      return { ...(await withDictionary(frame, context)), formulaTexts: 0 }
    case 'sav':
    case 'zsav': {
      const { frameToSav } = await import('#formats/sav/write-sav.ts')
      return { ...(await frameToSav(frame, context, { isPacked: format === 'zsav' })), formulaTexts: 0 }
    }
    case 'dta':
    case 'dta-numbers': {
      const { frameToDta } = await import('#formats/dta/write-dta.ts')
      const missingCodes = format === 'dta' ? 'letters' : 'numbers'
      return { ...(await frameToDta(frame, { missingCodes }, context)), formulaTexts: 0 }
    }
    case 'xpt': {
      const { frameToXpt } = await import('#formats/xpt/write-xpt.ts')
      return { ...(await frameToXpt(frame, context)), formulaTexts: 0 }
    }
    case 'parquet': {
      const { frameToParquet } = await import('#formats/parquet/write-parquet.ts')
      return { ...(await frameToParquet(frame, context)), formulaTexts: 0 }
    }
    case 'rds': {
      const { frameToRds } = await import('#formats/rdata/write-rds.ts')
      return { ...(await frameToRds(frame, context)), formulaTexts: 0 }
    }
    default: {
      const rows = format === 'csv' ? usableFrame(frame) : frame
      const blob = await frameToCsv(rows, { bom: format === 'csv-excel', guardFormulas: guard }, context)
      return { blob, formulaTexts: countFormulaTexts(rows), losses: [] }
    }
  }
}

/** A workbook has everything of the dictionary; cells have no kinds of missing values, and a bounded length. */
async function withDictionary(frame: Frame, context: JobContext): Promise<Pick<ExportedRows, 'blob' | 'losses'>> {
  const { dictionarySheets } = await import('#formats/xlsx/dictionary-sheets.ts')
  const losses = new LossList()
  for (const column of frame.columns) {
    if (column.type !== 'text' && column.missingTags?.some((tag) => tag > 0)) losses.add('tags-left-out', column.name)
    if (column.type === 'text' && column.dictionary.some(({ length }) => length > maxCellText))
      losses.add('texts-cut', column.name)
    if (column.id === frame.weight) losses.add('weight-left-out', column.name)
  }
  for (const { name } of frame.sets ?? []) losses.add('sets-left-out', name)
  const { blob } = await framesToXlsx([{ frame, sheetName: 'data' }, ...dictionarySheets(frame)], context)
  return { blob, losses: losses.all() }
}
