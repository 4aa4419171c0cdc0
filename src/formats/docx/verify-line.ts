import { Paragraph, TextRun } from 'docx'
import type { Provenance } from '../document/provenance.ts'
import { tableFont } from './docx-styles.ts'

/** Half points. */
const SIZE = 16

/** The last line of a document, which says where its numbers can be checked; none if its readers cannot reach the site. */
export function verifyLine(provenance: Provenance | undefined): Paragraph[] {
  if (!provenance || provenance.site === '') return []
  const { site, language } = provenance
  const text =
    language === 'zh' ? `本文件中的数字可在 ${site}/verify 核对。` : `Check the numbers of this file at ${site}/verify.`
  return [
    new Paragraph({
      spacing: { before: 240 },
      children: [new TextRun({ text, font: tableFont, size: SIZE, color: '595959' })],
    }),
  ]
}
