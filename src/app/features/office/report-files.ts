import { strToU8, zip } from 'fflate'
import type { Language } from '#catalog/kit/words.ts'
import type { DocumentStyle } from '#formats/document/document-style.ts'
import { writeDocument } from '#formats/docx/write-document.ts'
import { writeMarkdown } from '#formats/markdown/write-markdown.ts'
import { writtenProvenance } from '../../outcome/written-provenance.ts'
import type { ReportBlock, Results } from '../../report/document/report-contents.ts'
import { writtenParts } from '../../report/document/written-parts.ts'
import { writtenReport } from '../../report/document/written-report.ts'
import type { ProjectQuestion } from '../../report/project-questions.ts'

export interface SavedReport {
  readonly title: string
  readonly language: Language
  readonly style: DocumentStyle
  readonly blocks: readonly ReportBlock[]
  readonly results: Results
}

export async function wordFile(report: SavedReport, questions: readonly ProjectQuestion[]): Promise<Blob> {
  const parts = writtenParts(report.blocks, report.results, questions)
  const [written, provenance] = await Promise.all([writtenReport(report), writtenProvenance(parts, report)])
  return writeDocument({ ...written, ...(parts.length > 0 && { provenance }) }, report.style)
}

/** The text and its pictures in one archive, or the text alone if it has none. */
export async function markdownFile(report: SavedReport): Promise<{ readonly blob: Blob; readonly extension: string }> {
  const { text, pictures } = writeMarkdown(await writtenReport(report), report.style)
  if (pictures.length === 0) return { blob: new Blob([text], { type: 'text/markdown' }), extension: 'md' }
  const files = { 'report.md': strToU8(text), ...Object.fromEntries(pictures.map(({ name, png }) => [name, png])) }
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) =>
    zip(files, (error, data) => (error ? reject(error) : resolve(data as Uint8Array<ArrayBuffer>))),
  )
  return { blob: new Blob([bytes], { type: 'application/zip' }), extension: 'zip' }
}
