import type { Frame } from '#engine/frame/frame.ts'
import { usableFrame } from '#engine/frame/usable.ts'
import { countFormulaTexts } from '#formats/csv/formula-text.ts'
import { frameToCsv } from '#formats/csv/write-csv.ts'
import { frameToXlsx } from '#formats/xlsx/write-frame.ts'
import type { JobContext } from './jobs.ts'

/**
 * `csv`: for R and other programs without user-missing codes: user-missing values are empty. `csv-source`: before the first step, as the R
 * script of the steps reads it. `csv-excel` begins with a byte order mark.
 */
export type ExportFormat = 'csv' | 'csv-source' | 'csv-excel' | 'xlsx'

export interface ExportedRows {
  readonly blob: Blob
  /** Texts that a spreadsheet would evaluate: the reader decides about them. In a workbook texts are typed as texts. */
  readonly formulaTexts: number
}

/** `guard`: in a CSV file, prefixes texts that a spreadsheet would evaluate with an apostrophe. */
export async function exportRows(
  frame: Frame,
  format: ExportFormat,
  guard: boolean,
  context: JobContext,
): Promise<ExportedRows> {
  if (format === 'xlsx')
    return { blob: (await frameToXlsx(frame, { sheetName: 'data' }, context)).blob, formulaTexts: 0 }
  const rows = format === 'csv' ? usableFrame(frame) : frame
  const blob = await frameToCsv(rows, { bom: format === 'csv-excel', guardFormulas: guard }, context)
  return { blob, formulaTexts: countFormulaTexts(rows) }
}
