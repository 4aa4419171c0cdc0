import { loadAnalysis } from '#catalog/index.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { fileTable, outlineTable } from '#catalog/kit/present/present-table.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import type { Language } from '#catalog/kit/words.ts'
import { copiedTable } from '#formats/html/copied-table.ts'
import type { ProjectResult } from './answer-questions.ts'
import { contentsOf } from './write-project-report.ts'

/** The main table of a result for the clipboard, or its first figure if it has no table; undefined if it has neither. */
export async function copiedResult(result: ProjectResult, language: Language): Promise<ClipboardItem | undefined> {
  const { record, dictionary, outcome } = result
  const display = { settings: displaySettings(language), names: namesOf(dictionary) }
  const [main] = outcome.tables
  const analysis = record.kind === 'analysis' ? await loadAnalysis(record.type) : undefined
  if (main && analysis) {
    const table = outlineTable(analysis.definition, main, display)
    const { html, text } = copiedTable(fileTable(table, sampleLine(outcome.sample, display)))
    return new ClipboardItem({ 'text/html': blob(html, 'text/html'), 'text/plain': blob(text, 'text/plain') })
  }
  const figure = (await contentsOf(result, display))?.figures[0]
  return figure && new ClipboardItem({ 'image/png': new Blob([figure.png], { type: 'image/png' }) })
}

const blob = (text: string, type: string) => new Blob([text], { type })
