import type { Analysis } from '#catalog/index.ts'
import type { Display } from '#catalog/kit/message.ts'
import { fileTable, outlineTable, type PresentedTable } from '#catalog/kit/present/present-table.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import { writeReport } from '#formats/docx/write-docx.ts'
import { copiedTable } from '#formats/html/copied-table.ts'
import { tablesToXlsx } from '#formats/xlsx/write-tables.ts'
import { escapeXml } from '#formats/xml/escape-xml.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import { analysisContents } from '../../outcome/document-contents.ts'
import { writtenProvenance } from '../../outcome/written-provenance.ts'
import type { TitledResult } from './export-actions.tsx'

/** All results in one Word file. */
export async function wordFile(
  entry: Analysis,
  record: AnalysisRecord,
  results: readonly TitledResult[],
  display: Display,
): Promise<Blob> {
  const contents = await Promise.all(results.map((one) => analysisContents(entry, one.title, one.outcome, display)))
  const { language, preset } = display.settings
  const written = [{ record, hasReading: true, hasFigures: true }]
  return writeReport(record.title, contents, await writtenProvenance(written, { language, preset }))
}

/** The tables of all results in one workbook. */
export function workbook(entry: Analysis, results: readonly TitledResult[], display: Display): Blob {
  return tablesToXlsx(results.flatMap((result) => tablesOf(entry, result, display)))
}

/** Reading and tables for the clipboard. */
export function copiedResults(entry: Analysis, results: readonly TitledResult[], display: Display): ClipboardItem {
  const parts = results.map((result) => {
    const { paragraphs } = presentReading(entry, result.outcome.facts, display)
    const tables = tablesOf(entry, result, display).map(copiedTable)
    return {
      html: [
        `<p><b>${escapeXml(result.title)}</b></p>`,
        ...paragraphs.map((text) => `<p>${escapeXml(text)}</p>`),
        ...tables.map(({ html }) => html),
      ].join(''),
      text: [result.title, ...paragraphs, ...tables.map(({ text }) => text)].join('\n\n'),
    }
  })
  const blob = (type: string, text: string) => new Blob([text], { type })
  return new ClipboardItem({
    'text/html': blob('text/html', parts.map(({ html }) => html).join('')),
    'text/plain': blob('text/plain', parts.map(({ text }) => text).join('\n\n')),
  })
}

function tablesOf({ definition }: Analysis, { outcome }: TitledResult, display: Display): readonly PresentedTable[] {
  const line = sampleLine(outcome.sample, display)
  return outcome.tables.map((table) => fileTable(outlineTable(definition, table, display), line))
}
