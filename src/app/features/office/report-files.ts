import { strToU8, zip } from 'fflate'
import { writeDocument } from '#formats/docx/write-document.ts'
import { writeHtml } from '#formats/html/write-html.ts'
import { writeMarkdown } from '#formats/markdown/write-markdown.ts'
import { writeBibtex } from '#formats/references/write-bibtex.ts'
import { writeRis } from '#formats/references/write-ris.ts'
import { writtenProvenance } from '../../outcome/written-provenance.ts'
import { type OwnWorks, workOf } from '../../report/document/report-contents.ts'
import { writtenParts } from '../../report/document/written-parts.ts'
import { type SavedReport, writtenReport } from '../../report/document/written-report.ts'
import type { ProjectQuestion } from '../../report/project-questions.ts'

export async function wordFile(report: SavedReport, questions: readonly ProjectQuestion[]): Promise<Blob> {
  const parts = writtenParts(report, questions)
  const [written, provenance] = await Promise.all([writtenReport(report), writtenProvenance(parts, report)])
  return writeDocument({ ...written, ...(parts.length > 0 && { provenance }) }, report.style)
}

/** One page with its pictures in it. */
export async function htmlFile(report: SavedReport): Promise<Blob> {
  return new Blob([writeHtml(await writtenReport(report), report.style)], { type: 'text/html' })
}

/** The works of a report for a program of references: the cited ones in their order, then the others of the reader's list. */
export function referencesFile(format: 'ris' | 'bib', cited: readonly string[], own: OwnWorks): Blob {
  const works = [...new Set([...cited, ...own.keys()])].flatMap((id) => workOf(id, own) ?? [])
  return format === 'ris'
    ? new Blob([writeRis(works)], { type: 'application/x-research-info-systems' })
    : new Blob([writeBibtex(works)], { type: 'application/x-bibtex' })
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
