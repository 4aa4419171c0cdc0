import type { ReferenceStyle } from '#catalog/kit/references/format-reference.ts'
import type { Words } from '#catalog/kit/words.ts'
import type { CitationMarks } from './number-citations.ts'

export interface FontPair {
  readonly latin: string
  readonly chinese: string
}

/** How a document looks. Sizes are points, lengths of the page mm. */
export interface DocumentStyle {
  readonly id: string
  readonly name: Words
  readonly fonts: { readonly body: FontPair; readonly heading: FontPair }
  readonly sizes: {
    readonly title: number
    readonly headings: readonly [number, number, number]
    readonly body: number
    readonly caption: number
    readonly table: number
    readonly references: number
  }
  /** Lines of the text: a multiple of the single line, or a fixed distance. */
  readonly lines: { readonly multiple: number } | { readonly points: number }
  /** Points below a paragraph. */
  readonly gap: number
  /** Indent of a paragraph's first line, in widths of a Chinese character. */
  readonly firstLineIndent: number
  readonly isJustified: boolean
  /** Headings of the first level are centred. */
  readonly isFirstHeadingCentred: boolean
  readonly captions: { readonly table: 'above' | 'below'; readonly figure: 'above' | 'below' }
  readonly margins: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
  /** Each page has its number at its foot. */
  readonly hasPageNumbers: boolean
  readonly references: ReferenceStyle
  readonly citations: CitationMarks
}

const songTimes = { latin: 'Times New Roman', chinese: 'SimSun' }

export const standardStyle: DocumentStyle = {
  id: 'standard',
  name: { en: 'Manuscript', zh: '论文稿' },
  fonts: { body: songTimes, heading: songTimes },
  sizes: { title: 15, headings: [14, 12, 10.5], body: 10.5, caption: 10.5, table: 9, references: 10.5 },
  lines: { multiple: 1.25 },
  gap: 4,
  firstLineIndent: 0,
  isJustified: false,
  isFirstHeadingCentred: false,
  captions: { table: 'above', figure: 'below' },
  margins: { top: 25, right: 25, bottom: 25, left: 25 },
  hasPageNumbers: true,
  references: 'vancouver',
  citations: { brackets: 'square', isSuperscript: false, rangeFrom: 3, dash: '–' },
}

/** A sample with values that many Chinese universities ask for in similar form, but of no particular one: text in 小四, 20 pt apart, headings in 黑体. */
const chineseThesis: DocumentStyle = {
  ...standardStyle,
  id: 'thesis-zh',
  name: { en: 'Thesis, Chinese university (sample)', zh: '学位论文（中文，示例）' },
  fonts: { body: songTimes, heading: { latin: 'Times New Roman', chinese: 'SimHei' } },
  sizes: { title: 22, headings: [16, 14, 12], body: 12, caption: 10.5, table: 10.5, references: 10.5 },
  lines: { points: 20 },
  gap: 0,
  firstLineIndent: 2,
  isJustified: true,
  isFirstHeadingCentred: true,
  margins: { top: 30, right: 25, bottom: 25, left: 30 },
  references: 'gbt7714',
  citations: { brackets: 'square', isSuperscript: true, rangeFrom: 2, dash: '-' },
}

/** A sample with values that are usual in theses written in English, but of no particular university: double-spaced, wide margin for binding. */
const englishThesis: DocumentStyle = {
  ...standardStyle,
  id: 'thesis-en',
  name: { en: 'Thesis in English (sample)', zh: '学位论文（英文，示例）' },
  sizes: { title: 18, headings: [16, 14, 12], body: 12, caption: 11, table: 10, references: 12 },
  lines: { multiple: 2 },
  gap: 0,
  firstLineIndent: 3,
  isFirstHeadingCentred: true,
  margins: { top: 25.4, right: 25.4, bottom: 25.4, left: 38.1 },
}

export const documentStyles: readonly DocumentStyle[] = [standardStyle, chineseThesis, englishThesis]
