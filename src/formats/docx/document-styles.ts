import { AlignmentType, type ILevelsOptions, type IStylesOptions, LevelFormat, LineRuleType } from 'docx'
import type { DocumentStyle, FontPair } from '../document/document-style.ts'

/** The names of the styles of paragraphs, beside Word's own headings. */
export const paragraphNames = {
  text: 'BodyText',
  list: 'ListText',
  quote: 'Quote',
  caption: 'Caption',
  note: 'TableNote',
  reference: 'Bibliography',
  equation: 'Equation',
} as const

export const lists = { bullet: 'bullets', number: 'numbers' } as const

/** For text with an equation, which a fixed distance of lines would cut off. */
export function roomForEquations({ lines }: DocumentStyle) {
  return 'points' in lines ? { spacing: { line: twips(lines.points), lineRule: LineRuleType.AT_LEAST } } : {}
}

const halfPoints = (points: number) => Math.round(points * 2)
const twips = (points: number) => Math.round(points * 20)
const black = '000000'

export function wordFont({ latin, chinese }: FontPair) {
  return { ascii: latin, hAnsi: latin, cs: latin, eastAsia: chinese }
}

/** The styles of a document. Paragraphs refer to them, so that a change in Word changes all. */
export function wordStyles(style: DocumentStyle): IStylesOptions {
  const font = wordFont(style.fonts.body)
  const { lines, sizes } = style
  const spacing =
    'points' in lines
      ? { line: twips(lines.points), lineRule: LineRuleType.EXACT }
      : { line: Math.round(lines.multiple * 240), lineRule: LineRuleType.AUTO }
  const single = { line: 240, lineRule: LineRuleType.AUTO }
  const heading = (level: 0 | 1 | 2) => ({
    run: { font: wordFont(style.fonts.heading), size: halfPoints(sizes.headings[level]), bold: true, color: black },
    paragraph: {
      keepNext: true,
      spacing: { ...single, before: level === 0 ? 240 : 200, after: 120 },
      ...(level === 0 && style.isFirstHeadingCentred && { alignment: AlignmentType.CENTER }),
    },
  })
  return {
    default: {
      document: {
        run: { font, size: halfPoints(sizes.body), color: black, language: { value: 'en-US', eastAsia: 'zh-CN' } },
      },
      title: {
        run: { font: wordFont(style.fonts.heading), size: halfPoints(sizes.title), bold: true, color: black },
        paragraph: { alignment: AlignmentType.CENTER, spacing: { ...single, after: 240 } },
      },
      heading1: heading(0),
      heading2: heading(1),
      heading3: heading(2),
    },
    paragraphStyles: [
      {
        id: paragraphNames.text,
        name: 'Body Text',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: {
          ...(style.isJustified && { alignment: AlignmentType.BOTH }),
          spacing: { ...spacing, after: twips(style.gap) },
          ...(style.firstLineIndent > 0 && {
            indent: {
              firstLine: twips(style.firstLineIndent * sizes.body),
              firstLineChars: Math.round(style.firstLineIndent * 100),
            },
          }),
        },
      },
      {
        id: paragraphNames.list,
        name: 'List Text',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { spacing: { ...spacing, after: twips(style.gap) } },
      },
      {
        id: paragraphNames.quote,
        name: 'Quote',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { spacing: { ...spacing, after: twips(style.gap) }, indent: { left: 567, right: 567 } },
      },
      {
        id: paragraphNames.caption,
        name: 'caption',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: halfPoints(sizes.caption), bold: true },
        paragraph: { alignment: AlignmentType.CENTER, spacing: { ...single, before: 120, after: 120 } },
      },
      {
        id: paragraphNames.note,
        name: 'Table Note',
        basedOn: 'Normal',
        run: { size: halfPoints(sizes.table) },
        paragraph: { spacing: { ...single, before: 40, after: 0 } },
      },
      {
        id: paragraphNames.reference,
        name: 'Bibliography',
        basedOn: 'Normal',
        run: { size: halfPoints(sizes.references) },
        paragraph: { spacing: { ...spacing, after: twips(style.gap) }, indent: { left: 567, hanging: 567 } },
      },
      {
        id: paragraphNames.equation,
        name: 'Equation',
        basedOn: 'Normal',
        paragraph: { spacing: { ...single, before: 120, after: 120 } },
      },
    ],
  }
}

/** Bullets and numbers of three levels. */
export const listNumbering = {
  config: [
    { reference: lists.bullet, levels: levels((level) => ({ format: LevelFormat.BULLET, text: '•–·'[level] ?? '•' })) },
    {
      reference: lists.number,
      levels: levels((level) => ({
        format: [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN][level] ?? LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
      })),
    },
  ],
}

function levels(of: (level: number) => Pick<ILevelsOptions, 'format' | 'text'>): readonly ILevelsOptions[] {
  return [0, 1, 2].map((level) => ({
    level,
    ...of(level),
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 420 * (level + 1), hanging: 420 } } },
  }))
}
