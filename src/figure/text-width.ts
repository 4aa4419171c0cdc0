import type { RichText } from './scene.ts'

/** Widths of Helvetica and Arial for ASCII 32 to 126, in thousandths of the type size (Adobe's font metrics). */
const ascii = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
]

/** Chinese, Japanese and Korean characters and full-width forms fill the square. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u
const combining = /\p{M}/u

/** The approximate width of a text, in the unit of the type size: no font is used, so that the layout is the same everywhere. */
export function textWidth(text: string, size: number): number {
  let thousandths = 0
  for (const character of text) thousandths += characterWidth(character)
  return (thousandths * size) / 1000
}

function characterWidth(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code >= 32 && code < 127) return ascii[code - 32] ?? 556
  if (code === 160) return 278
  if (wide.test(character)) return 1000
  if (combining.test(character)) return 0
  if (character === '—' || character === '…') return 1000
  return 580
}

/** Relative size of superscripts and subscripts. */
export const scriptScale = 0.7

export function richWidth(text: RichText, size: number): number {
  return text.reduce((sum, run) => sum + textWidth(run.text, run.script === undefined ? size : size * scriptScale), 0)
}

/**
 * One Chinese character, or a word, which may contain no-break spaces; with the opening marks that never end a line and the closing marks that
 * never begin one.
 */
const piece =
  /[（《〈「『【“‘]*(?:[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60][、。〉》」』】！），：；？”’]*|(?:\u00a0|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60])+[^\S\u00a0]*[、。！），：；？]*)|[^\S\u00a0]+/gu

/** Wraps a text into lines no wider than `room`: at spaces, and between Chinese characters; a single long word is not broken. */
export function wrapText(text: string, size: number, room: number): readonly string[] {
  const pieces = text.match(piece) ?? []
  const lines: string[] = []
  let line = ''
  for (const next of pieces) {
    if (line !== '' && textWidth((line + next).trimEnd(), size) > room) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += next
  }
  if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd())
  return lines
}

/** The same, but no line is wider than `room`: a longer word continues in the next line. */
export function wrapWithin(text: string, size: number, room: number): readonly string[] {
  return wrapText(text, size, room).flatMap((line) => {
    const parts: string[] = ['']
    for (const character of line) {
      const longer = parts[parts.length - 1] + character
      if (parts[parts.length - 1] !== '' && textWidth(longer, size) > room) parts.push(character)
      else parts[parts.length - 1] = longer
    }
    return parts
  })
}

/** Like `wrapText`, with the same number of lines but lengths as equal as possible: for centred or right-aligned text. */
export function balanceText(text: string, size: number, room: number): readonly string[] {
  let best = wrapText(text, size, room)
  if (best.length === 1) return best
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => textWidth(line, size)))
  for (;;) {
    const narrower = wrapText(text, size, widest(best) - 0.01)
    if (narrower.length > best.length || widest(narrower) >= widest(best)) return best
    best = narrower
  }
}

/** The text itself, or shortened to fit with an ellipsis. */
export function shorten(text: string, size: number, room: number): string {
  if (textWidth(text, size) <= room) return text
  const characters = Array.from(text)
  while (characters.length > 1 && textWidth(`${characters.join('')}…`, size) > room) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
