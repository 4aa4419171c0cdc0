import { loadAnalysis } from '#catalog/index.ts'
import type { Display } from '#catalog/kit/message.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings, type Preset } from '#catalog/kit/present/format.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { DocumentContents } from '#formats/docx/write-docx.ts'
import { chartContents, isJoined } from '../outcome/chart-contents.ts'
import { analysisContents } from '../outcome/document-contents.ts'
import { loadEntry } from '../outcome/load-entry.ts'
import { writtenProvenance } from '../outcome/written-provenance.ts'
import type { ProjectResult } from './answer-questions.ts'

/** Results of a project as one Word file, in the given order. `progress` gets fractions. */
export async function writeProjectReport(
  title: string,
  results: readonly ProjectResult[],
  language: Language,
  preset: Preset,
  progress: (fraction: number) => void,
): Promise<Blob> {
  const settings = displaySettings(language, { preset })
  const contents: DocumentContents[] = []
  for (const [k, result] of results.entries()) {
    const made = await contentsOf(result, { settings, names: namesOf(result.dictionary) })
    if (made) contents.push(made)
    progress((k + 1) / results.length)
  }
  const { writeReport } = await import('#formats/docx/write-docx.ts')
  const records = [...new Map(results.map(({ record }) => [record.id, record])).values()]
  const written = records.map((record) => ({ record, hasReading: true, hasFigures: true }))
  return writeReport(title, contents, await writtenProvenance(written, { language, preset }))
}

/**
 * One result for a Word file; undefined if a newer version of the program made it, or if it is drawn in the figure of the first level of its split.
 */
export async function contentsOf(
  { record, title, outcome, whole }: ProjectResult,
  display: Display,
): Promise<DocumentContents | undefined> {
  if (record.kind === 'chart') {
    const chart = await loadEntry(record)
    if (chart && whole && isJoined(chart, record, whole, display)) {
      const isFirst = whole.parts.find((part) => part.outcome.status === 'done')?.outcome === outcome
      return isFirst ? chartContents(chart, record, record.title, whole, display) : undefined
    }
    return chart && chartContents(chart, record, title, outcome, display)
  }
  const analysis = await loadAnalysis(record.type)
  return analysis && analysisContents(analysis, title, outcome, display)
}
