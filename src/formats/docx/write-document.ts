import {
  AlignmentType,
  Bookmark,
  convertMillimetersToTwip,
  Document,
  type FileChild,
  Footer,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  SimpleField,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import type { DocumentBlock, Runs, WrittenDocument } from '../document/blocks.ts'
import type { DocumentStyle } from '../document/document-style.ts'
import { captionLabels, type Numbers, numbersOf } from '../document/number-blocks.ts'
import { listNumbering, lists, paragraphNames, roomForEquations, wordFont, wordStyles } from './document-styles.ts'
import { docxType } from './docx-styles.ts'
import { embedProvenance } from './embed-provenance.ts'
import { figureParagraph } from './figure-image.ts'
import { pageOf, textArea } from './page.ts'
import { equationChild, runChildren } from './run-children.ts'
import { isWide, plainThreeLineTable, threeLineTable } from './three-line-table.ts'
import { verifyLine } from './verify-line.ts'

/** mm below a figure for its caption. */
const captionRoom = 22

/**
 * A document as a Word file: headings in Word's own styles, captions numbered by fields, with bookmarks that cross-references follow, equations
 * that can be edited, upright pages except those of a table with many columns. Does not validate pictures.
 */
export async function writeDocument(written: WrittenDocument, style: DocumentStyle): Promise<Blob> {
  const document = new Document({
    title: written.title,
    styles: wordStyles(style),
    numbering: listNumbering,
    ...(written.properties && { customProperties: [...written.properties] }),
    sections: [...sectionsOf(written, style)],
  })
  const file = await Packer.toArrayBuffer(document)
  const { provenance } = written
  return new Blob([provenance ? embedProvenance(file, provenance) : file], { type: docxType })
}

const headings = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const

function sectionsOf(written: WrittenDocument, style: DocumentStyle): readonly ISectionOptions[] {
  const writer = new BlockWriter(written, style)
  const sections: { across: boolean; children: FileChild[] }[] = []
  const into = (across: boolean, children: readonly FileChild[]) => {
    const last = sections.at(-1)
    if (last?.across === across) last.children.push(...children)
    else sections.push({ across, children: [...children] })
  }
  if (written.title !== '') into(false, [new Paragraph({ text: written.title, heading: HeadingLevel.TITLE })])
  for (const block of written.blocks) {
    const across = block.kind === 'table' && isWide(block.table)
    into(across, writer.block(block, across))
  }
  const end = verifyLine(written.provenance)
  if (sections.length === 0 || end.length > 0) into(false, end)
  const footers = style.hasPageNumbers ? { footers: { default: pageNumber() } } : {}
  return sections.map(({ across, children }) => ({ properties: pageOf(across, style.margins), ...footers, children }))
}

function pageNumber(): Footer {
  const number = new TextRun({ children: [PageNumber.CURRENT] })
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [number] })] })
}

class BlockWriter {
  readonly #written: WrittenDocument
  readonly #style: DocumentStyle
  readonly #numbers: Numbers
  /** Each list of numbers starts at 1. */
  #list = 0
  #isInList = false

  constructor(written: WrittenDocument, style: DocumentStyle) {
    this.#written = written
    this.#style = style
    this.#numbers = numbersOf(written, style.citations)
  }

  block(block: DocumentBlock, across: boolean): readonly FileChild[] {
    const isNumbered = block.kind === 'list-item' && block.list === 'number'
    if (isNumbered && !this.#isInList) this.#list += 1
    this.#isInList = block.kind === 'list-item' && (isNumbered || this.#isInList)
    switch (block.kind) {
      case 'heading':
        return [new Paragraph({ heading: headings[block.level], children: this.#runs(block.runs) })]
      case 'paragraph':
        return [new Paragraph({ style: paragraphNames.text, ...this.#text(block.runs) })]
      case 'quote':
        return [new Paragraph({ style: paragraphNames.quote, ...this.#text(block.runs) })]
      case 'list-item':
        return [
          new Paragraph({
            style: paragraphNames.list,
            numbering: {
              reference: lists[block.list],
              level: block.level,
              ...(isNumbered && { instance: this.#list }),
            },
            ...this.#text(block.runs),
          }),
        ]
      case 'table': {
        const look = { font: wordFont(this.#style.fonts.body), size: Math.round(this.#style.sizes.table * 2) }
        const { table } = block
        const notes = table.notes.map((text) => new Paragraph({ text, style: paragraphNames.note, keepLines: true }))
        const body = threeLineTable(table, this.#width(across), look)
        return this.#withCaption('table', block.id, block.caption ?? plain(table.title), [body], notes)
      }
      case 'plain-table': {
        if (block.rows.length === 0) return []
        const size = Math.round(this.#style.sizes.table * 2)
        const rows = block.rows.map((row, r) =>
          row.map((cell) => runChildren(cell, this.#numbers, { size, ...(r < block.headRows && { bold: true }) })),
        )
        const body = plainThreeLineTable(rows, block.headRows, this.#width(across))
        return this.#withCaption('table', block.id, block.caption, [body])
      }
      case 'figure': {
        const { width, height } = textArea(across, this.#style.margins)
        const isBelow = this.#style.captions.figure === 'below'
        const image = figureParagraph(block.figure, { width, height: height - captionRoom }, isBelow)
        return this.#withCaption('figure', block.id, block.caption ?? plain(block.figure.title), [image])
      }
      case 'equation':
        return [this.#equation(block.tex, block.id)]
      case 'page-break':
        return [new Paragraph({ children: [new PageBreak()] })]
      case 'references':
        return this.#numbers.cited.map((work, k) => this.#reference(k + 1, this.#written.references.get(work) ?? ''))
    }
  }

  #runs(runs: Runs): ParagraphChild[] {
    return runChildren(runs, this.#numbers)
  }

  #text(runs: Runs) {
    const hasEquation = runs.some(({ kind }) => kind === 'equation')
    return { ...(hasEquation && roomForEquations(this.#style)), children: this.#runs(runs) }
  }

  /** Twips. */
  #width(across: boolean): number {
    return convertMillimetersToTwip(textArea(across, this.#style.margins).width)
  }

  #withCaption(
    kind: 'table' | 'figure',
    id: string,
    runs: Runs,
    body: readonly FileChild[],
    notes: readonly FileChild[] = [],
  ): readonly FileChild[] {
    const isAbove = this.#style.captions[kind] === 'above'
    const label = captionLabels[this.#written.language][kind]
    const number = String(this.#numbers.blocks.get(id)?.number ?? '')
    const caption = new Paragraph({
      style: paragraphNames.caption,
      keepNext: isAbove,
      children: [
        new Bookmark({
          id: this.#numbers.bookmarks.get(id) ?? '',
          children: [new TextRun(`${label} `), new SimpleField(`SEQ ${label} \\* ARABIC`, number)],
        }),
        ...(runs.length === 0 ? [] : [new TextRun(this.#written.language === 'zh' ? '\u3000' : '. ')]),
        ...this.#runs(runs),
      ],
    })
    const gap = new Paragraph({ text: '', spacing: { after: 60 } })
    return isAbove ? [caption, ...body, ...notes, gap] : [...body, ...notes, caption]
  }

  /** In the middle of the line, its number at the right. */
  #equation(tex: string, id: string | undefined): Paragraph {
    if (id === undefined)
      return new Paragraph({
        style: paragraphNames.equation,
        alignment: AlignmentType.CENTER,
        children: [equationChild(tex)],
      })
    const width = this.#width(false)
    const number = String(this.#numbers.blocks.get(id)?.number ?? '')
    return new Paragraph({
      style: paragraphNames.equation,
      tabStops: [
        { type: TabStopType.CENTER, position: Math.round(width / 2) },
        { type: TabStopType.RIGHT, position: width },
      ],
      children: [
        new TextRun({ children: [new Tab()] }),
        equationChild(tex),
        new TextRun({ children: [new Tab()] }),
        new Bookmark({
          id: this.#numbers.bookmarks.get(id) ?? '',
          children: [new TextRun('('), new SimpleField('SEQ Equation \\* ARABIC', number), new TextRun(')')],
        }),
      ],
    })
  }

  #reference(number: number, text: string): Paragraph {
    const mark = this.#style.references === 'gbt7714' ? `[${number}]` : `${number}.`
    return new Paragraph({
      style: paragraphNames.reference,
      children: [new TextRun({ children: [mark, new Tab(), text] })],
    })
  }
}

function plain(text: string): Runs {
  return text === '' ? [] : [{ kind: 'text', text }]
}
