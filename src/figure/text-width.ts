import { advances } from './advances.ts'
import type { FontName } from './look.ts'
import { isMark, runsOf } from './marked-text.ts'
import type { RichText } from './scene.ts'

/** The type in which a text is set; regular by default, and of the family of the figure that is being laid out. */
export interface Typeface {
  readonly family?: FontName
  readonly bold?: boolean | undefined
  readonly italic?: boolean | undefined
}

export const boldType: Typeface = { bold: true }

let familyOfFigure: FontName = 'sans'

/** Lays out in a family: a figure has one, which is thus not passed to each function that measures a label. */
export function inFamily<T>(family: FontName, layOut: () => T): T {
  const outer = familyOfFigure
  familyOfFigure = family
  try {
    return layOut()
  } finally {
    familyOfFigure = outer
  }
}

/** Chinese, Japanese and Korean characters and full-width forms fill the square. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u
const withoutWidth = /\p{M}|\p{Default_Ignorable_Code_Point}/u

const symbol = /[\p{S}\p{No}]/u

export const isWide = (character: string) => wide.test(character)

/** The width of a text, in the unit of the type size: by the advances of one font, so that the layout is the same everywhere. */
export function textWidth(text: string, size: number, typeface: Typeface = {}): number {
  const { ascii, others } = advancesOf(typeface)
  let thousandths = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < ASCII) thousandths += ascii[code] ?? 0
    else if (isMark(code)) return richWidth(runsOf(text), size, typeface)
    else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
      thousandths += others.get(character) ?? otherWidth(character, others)
      at += character.length - 1
    }
  }
  return (thousandths * size) / 1000
}

const ASCII = 128

interface Advances {
  /** By code: most characters of a figure are ASCII, and text is measured more often than anything else. */
  readonly ascii: Float64Array
  readonly others: ReadonlyMap<string, number>
}

/** Width of a character that the fonts lack: a symbol comes from a Chinese font, a letter with a rare accent is as wide as without it. */
function otherWidth(character: string, known: Advances['others']): number {
  if (isWide(character) || symbol.test(character)) return 1000
  if (withoutWidth.test(character)) return 0
  const [letter = ''] = character.normalize('NFD')
  return known.get(letter) ?? 580
}

const tables = new Map<FontName, Partial<Record<'regular' | 'bold' | 'italic', Advances>>>()

/** There is no font of bold italics; they are about as wide as bold. */
function advancesOf({ family = familyOfFigure, bold, italic }: Typeface): Advances {
  const style = bold === true ? 'bold' : italic === true ? 'italic' : 'regular'
  const ofFamily = tables.get(family) ?? {}
  const known = ofFamily[style]
  if (known !== undefined) return known
  const { regular } = advances[family]
  const others = new Map([...listed(regular), ...(style === 'regular' ? [] : listed(advances[family][style]))])
  const ascii = Float64Array.from({ length: ASCII }, (_, code) => {
    const character = String.fromCodePoint(code)
    return others.get(character) ?? otherWidth(character, others)
  })
  const table = { ascii, others }
  tables.set(family, { ...ofFamily, [style]: table })
  return table
}

function listed(table: string): readonly (readonly [string, number])[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [start = '', ...widths] = line.split(' ')
      const first = Number.parseInt(start, 16)
      return widths.map((width, k) => [String.fromCodePoint(first + k), Number(width)] as const)
    })
}

/** Relative size of superscripts and subscripts. */
export const scriptScale = 0.7

export function richWidth(text: RichText, size: number, typeface: Typeface = {}): number {
  return text.reduce((sum, run) => {
    const runSize = run.script === undefined ? size : size * scriptScale
    return sum + textWidth(run.text, runSize, run.italic === true ? { ...typeface, italic: true } : typeface)
  }, 0)
}

/** The text itself, or shortened to fit with an ellipsis. */
export function shorten(text: string, size: number, room: number, typeface: Typeface = {}): string {
  if (textWidth(text, size, typeface) <= room) return text
  const characters = Array.from(text)
  while (characters.length > 1 && textWidth(`${characters.join('')}…`, size, typeface) > room) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
