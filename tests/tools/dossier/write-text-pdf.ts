import { readFileSync } from 'node:fs'
import { jsPDF } from 'jspdf'
import type { Language } from '#catalog/kit/words.ts'
import { woffToSfnt } from '#formats/font/woff-to-sfnt.ts'
import { fontFiles } from '#formats/pdf/font-files.ts'
import { type Face, typeset } from '#formats/pdf/typeset.ts'
import { addFonts, type LoadedFont } from '#formats/pdf/write-figure-pdf.ts'
import type { DossierSection } from './dossier-text.ts'

/** Points: A4, its margins, and the sizes of type. */
const page = { width: 595.28, height: 841.89, margin: 64 }
const sizes = { title: 18, heading: 12.5, text: 10 }
const LEADING = 1.5
/** Stroke width, as a share of the type size, that imitates bold for Chinese. */
const BOLDENING = 0.03

/** The fonts of PDF figures. */
export function loadFonts(): readonly LoadedFont[] {
  return fontFiles(undefined).map((font) => ({
    ...font,
    sfnt: woffToSfnt(readFileSync(new URL(`../../../public/fonts/${font.name}.woff`, import.meta.url))),
  }))
}

/** Text as a PDF of A4 pages. Throws an Error that names the characters that no font has. */
export function writeTextPdf(
  title: string,
  sections: readonly DossierSection[],
  language: Language,
  fonts: readonly LoadedFont[],
): Uint8Array {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', putOnlyUsedFonts: true, compress: true })
  pdf.setProperties({ title, creator: 'Slipstick 算尺' })
  pdf.setLanguage(language === 'zh' ? 'zh-CN' : 'en')
  const writer = new PageWriter(pdf, addFonts(pdf, fonts))
  writer.paragraph(title, sizes.title, true)
  for (const { heading, paragraphs } of sections) {
    writer.gap(sizes.text)
    writer.paragraph(heading, sizes.heading, true)
    for (const text of paragraphs) writer.paragraph(text, sizes.text, false)
  }
  return new Uint8Array(pdf.output('arraybuffer'))
}

class PageWriter {
  readonly #pdf: jsPDF
  readonly #faces: readonly Face[]
  #y = page.margin

  constructor(pdf: jsPDF, faces: readonly Face[]) {
    this.#pdf = pdf
    this.#faces = faces
  }

  gap(points: number): void {
    this.#y += points
  }

  paragraph(text: string, size: number, isBold: boolean): void {
    for (const line of this.#linesOf(text, size, isBold)) this.#line(line, size, isBold)
    this.gap(size * 0.35)
  }

  /** Breaks at spaces, after Chinese stops and between Chinese characters, but not before stops. */
  #linesOf(text: string, size: number, isBold: boolean): readonly string[] {
    const pieces =
      text.match(/\p{Script=Han}[，。、；：）]*|[^\s\p{Script=Han}，。、；：]+[，。、；：）]*\s*|[，。、；：\s]+/gu) ??
      []
    const lines: string[] = []
    let line = ''
    for (const piece of pieces) {
      if (line !== '' && this.#width((line + piece).trimEnd(), size, isBold) > page.width - 2 * page.margin) {
        lines.push(line.trimEnd())
        line = ''
      }
      line += piece
    }
    return [...lines, line.trimEnd()]
  }

  #width(text: string, size: number, isBold: boolean): number {
    return typeset([{ text }], size, isBold, this.#faces).width
  }

  #line(text: string, size: number, isBold: boolean): void {
    if (this.#y + size * LEADING > page.height - page.margin) {
      this.#pdf.addPage()
      this.#y = page.margin
    }
    this.#y += size * LEADING
    const { runs, missing } = typeset([{ text }], size, isBold, this.#faces)
    if (missing.length > 0) throw new Error(`No font of public/fonts has ${missing.join(' ')}`)
    let x = page.margin
    for (const run of runs) {
      this.#pdf
        .setFont(run.face.name)
        .setFontSize(run.size)
        .setLineWidth(run.size * BOLDENING)
      const renderingMode = run.embolden ? 'fillThenStroke' : 'fill'
      this.#pdf.text(run.text, x, this.#y - run.rise, { renderingMode })
      x += run.width
    }
  }
}
