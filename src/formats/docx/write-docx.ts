import {
  convertMillimetersToTwip,
  Document,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  Paragraph,
  TextRun,
} from 'docx'
import type { PresentedTable } from '#catalog/kit/present/present-table.ts'
import type { DocumentFigure } from '../document/document-figure.ts'
import type { Provenance } from '../document/provenance.ts'
import { bodySize, docxType, paragraphStyles, tableFont } from './docx-styles.ts'
import { embedProvenance } from './embed-provenance.ts'
import { figureParagraph } from './figure-image.ts'
import { pageOf, textArea } from './page.ts'
import { isWide, threeLineTable } from './three-line-table.ts'
import { verifyLine } from './verify-line.ts'

/** Paragraphs, with a heading above if given. */
export interface TextBlock {
  readonly heading?: string
  readonly paragraphs: readonly string[]
}

export interface DocumentContents {
  readonly title: string
  /** Text before the tables: number of rows, assumptions, the result in plain language. */
  readonly text: readonly TextBlock[]
  readonly tables: readonly PresentedTable[]
  readonly figures: readonly DocumentFigure[]
  readonly methods: { readonly heading: string; readonly text: string }
}

/** mm. What a page has for a figure above its caption. */
const figureHeight = { upright: 225, across: 138 }
const textWidth = { upright: textArea(false).width, across: textArea(true).width }

/** One result as a Word document: three-line tables, Times New Roman and SimSun, figures at their size. Does not validate pictures. */
export function writeDocx(contents: DocumentContents): Promise<Blob> {
  return writeReport(contents.title, [contents])
}

/** Several results in one document, each starting a new page; a result with wide tables is landscape. */
export async function writeReport(
  title: string,
  results: readonly DocumentContents[],
  provenance?: Provenance,
): Promise<Blob> {
  const last = results.length - 1
  const sections = results.map((one, k) => section(one, k === last ? verifyLine(provenance) : []))
  const document = new Document({ title, styles: paragraphStyles, sections })
  const file = await Packer.toArrayBuffer(document)
  return new Blob([provenance ? embedProvenance(file, provenance) : file], { type: docxType })
}

/** A figure at its size, or as large as a page is, with its title as the caption. It is on a landscape page if that shows it larger. */
export async function writeFigureDocx(figure: DocumentFigure): Promise<Blob> {
  const scale = (page: 'upright' | 'across') =>
    Math.min(1, textWidth[page] / figure.width, figureHeight[page] / figure.height)
  const across = scale('across') > scale('upright')
  const page = across ? 'across' : 'upright'
  const children = figureBlock(figure, textWidth[page], figureHeight[page])
  const sections = [{ properties: pageOf(across), children }]
  const document = new Document({ title: figure.title, styles: paragraphStyles, sections })
  return new Blob([await Packer.toArrayBuffer(document)], { type: docxType })
}

function section(contents: DocumentContents, end: readonly Paragraph[]): ISectionOptions {
  const across = contents.tables.some(isWide)
  const width = across ? textWidth.across : textWidth.upright
  return {
    properties: pageOf(across),
    children: [
      new Paragraph({ text: contents.title, heading: HeadingLevel.HEADING_1 }),
      ...contents.text.flatMap(textBlock),
      ...contents.tables.flatMap((table) => tableBlock(table, convertMillimetersToTwip(width))),
      ...contents.figures.flatMap((figure) => figureBlock(figure, width)),
      ...methodsBlock(contents.methods),
      ...end,
    ],
  }
}

function textBlock({ heading, paragraphs }: TextBlock): Paragraph[] {
  return [
    ...(heading === undefined
      ? []
      : [new Paragraph({ text: heading, heading: HeadingLevel.HEADING_2, keepNext: true })]),
    ...paragraphs.map((text) => new Paragraph({ text })),
  ]
}

function tableBlock(table: PresentedTable, width: number) {
  return [
    new Paragraph({ text: table.title, style: 'TableTitle', keepNext: true }),
    threeLineTable(table, width),
    ...table.notes.map(
      (text, k) => new Paragraph({ text, style: 'TableNote', keepLines: true, keepNext: k < table.notes.length - 1 }),
    ),
    new Paragraph({ text: '', spacing: { after: 120 } }),
  ]
}

function figureBlock(figure: DocumentFigure, widthMm: number, heightMm = Number.POSITIVE_INFINITY): Paragraph[] {
  return [
    figureParagraph(figure, { width: widthMm, height: heightMm }, true),
    new Paragraph({ text: figure.title, style: 'TableTitle' }),
  ]
}

function methodsBlock({ heading, text }: DocumentContents['methods']): Paragraph[] {
  if (text === '') return []
  return [
    new Paragraph({ text: heading, heading: HeadingLevel.HEADING_2, keepNext: true }),
    new Paragraph({ children: [new TextRun({ text, font: tableFont, size: bodySize })] }),
  ]
}
