import { styleEnds, styleStarts } from './marked-text.ts'
import { type Typeface, textWidth } from './text-width.ts'

const square = '\\u2e80-\\u9fff\\uf900-\\ufaff\\uff00-\\uff60\\uffe0-\\uffe6\\u{20000}-\\u{3fffd}'
const space = '[^\\S\\u00a0]'
/** One Chinese character, or a word, which may contain no-break spaces; with the spaces after it. */
const atom = new RegExp(`(?:[${square}]|(?:\\u00a0|[^\\s${square}])+)${space}*|${space}+`, 'gu')

const neverFirst = new Set([...Array.from('，。、；：？！）》〉」』】”’％℃·…～~—,.;:?!)]}%'), ...styleEnds])
const neverLast = new Set([...Array.from('（《〈「『【“‘￥$([{'), ...styleStarts.keys()])

const number = /(?<![\p{L}\d.,])[\d.,]*\d\s+$/u
/** Symbols that do not begin a line without their number. */
const unit =
  /^(?:[kmµμn]?g|[kcmµμn]?m|[dmµμ]?[lL]|[mµμn]?s|min|h|d|k?Hz|k?Pa|mmHg|[mµμnp]?mol|m?IU|U|k?cal|k?J|m?Sv|Gy|bpm|°[CF])(?:[²³/·]|(?![\p{L}\p{N}]))/u

/** Whether a line may not end between two atoms. */
function isHeld(before: string, after: string): boolean {
  if (neverFirst.has(after.charAt(0)) || neverLast.has(before.trimEnd().slice(-1))) return true
  return number.test(before) ? unit.test(after) : /\d%\s+$/.test(before) && /^CI(?!\p{L})/u.test(after)
}

function pieces(text: string): readonly string[] {
  const found: string[] = []
  for (const next of text.match(atom) ?? []) {
    const before = found.at(-1)
    if (before !== undefined && isHeld(before, next)) found[found.length - 1] = before + next
    else found.push(next)
  }
  return found
}

/** Wraps a text into lines no wider than `room`: at spaces, and between Chinese characters; a single long word is not broken. */
export function wrapText(text: string, size: number, room: number, typeface: Typeface = {}): readonly string[] {
  // measuring is cheaper than looking for line breaks, and most texts fit
  if (textWidth(text, size, typeface) <= room) return [text.trimEnd()]
  const lines: string[] = []
  let line = ''
  for (const next of pieces(text)) {
    if (line !== '' && textWidth((line + next).trimEnd(), size, typeface) > room) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += next
  }
  if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd())
  return lines
}

/** The same, but no line is wider than `room`: a longer word continues in the next line. */
export function wrapWithin(text: string, size: number, room: number, typeface: Typeface = {}): readonly string[] {
  return wrapText(text, size, room, typeface).flatMap((line) => {
    const parts: string[] = ['']
    for (const character of line) {
      const longer = parts[parts.length - 1] + character
      if (parts[parts.length - 1] !== '' && textWidth(longer, size, typeface) > room) parts.push(character)
      else parts[parts.length - 1] = longer
    }
    return parts
  })
}

/** Like `wrapText`, with the same number of lines but lengths as equal as possible: for centred or right-aligned text. */
export function balanceText(text: string, size: number, room: number, typeface: Typeface = {}): readonly string[] {
  let best = wrapText(text, size, room, typeface)
  if (best.length === 1) return best
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => textWidth(line, size, typeface)))
  for (;;) {
    const narrower = wrapText(text, size, widest(best) - 0.01, typeface)
    if (narrower.length > best.length || widest(narrower) >= widest(best)) return best
    best = narrower
  }
}
