import { parseDate, parsePartialDate } from './cell-date.ts'
import { groupedNumber, plainNumberOf } from './cell-number.ts'
import { isGrade } from './scales.ts'

/**
 * The kind of a single cell. `grouped`, `wide`: a number with thousands separators or full-width digits. `leading-zero`, `long-digits`: digits
 * that are a code and not a number. `flagged`: a number with an arrow or letter that a laboratory adds (`12.3↑`, `12.3 H`, `12.3*`).
 */
export type CellKind =
  | 'number'
  | 'grouped'
  | 'wide'
  | 'percent'
  | 'flagged'
  | 'below-limit'
  | 'above-limit'
  | 'leading-zero'
  | 'long-digits'
  | 'date'
  | 'datetime'
  | 'partial-date'
  | 'invalid-date'
  | 'missing-word'
  | 'grade'
  | 'text'

export interface Cell {
  readonly kind: CellKind
  /** The number in the cell, if its kind has one, else NaN. */
  readonly value: number
}

const missingWords: ReadonlySet<string> = new Set([
  ...'na n/a n.a. n.a nan null missing unknown unk #n/a #na #null! #value! #div/0! #ref! #name? #num!'.split(' '),
  ...'- -- --- — —— － / // \\ . .. … ... ? ?? (blank)'.split(' '),
  ...'未查 未测 未做 未检 未检测 未检查 未测定 未化验 未填 未填写 未记录 未采集 缺失 缺 空 (空白)'.split(' '),
  ...'不详 未知 不清 不清楚 不明 拒绝 拒答 无数据 无记录 无结果 失访'.split(' '),
  'not done',
  'not available',
])
const infinities: ReadonlyMap<string, number> = new Map(
  ['inf', '+inf', 'infinity', '∞'].flatMap((word) => [
    [word, Number.POSITIVE_INFINITY],
    [`-${word}`, Number.NEGATIVE_INFINITY],
  ]),
)

const wide = /[\u00a0\u2002-\u200b\u2212\u3000\ufe63\uff01-\uff5e]/
const codeDigits = /^\d+$/
const below = /^(?:<=|<|≤|⩽|小于|低于|less than)\s*/i
const above = /^(?:>=|>|≥|⩾|大于|高于|more than)\s*/i
const flag = /^(.*?\d)\s*(?:[↑↓⬆⬇⇑⇓▲▼△▽*]+|[HL]{1,2}|\([HL↑↓]\)|偏高|偏低)$/

const other: Cell = { kind: 'text', value: Number.NaN }
const longest = 60

/** Converts full-width digits, letters and signs to ASCII and other spaces to plain ones, and trims. */
export function plainText(text: string): string {
  return wide.test(text)
    ? text
        .replace(/\u2212|\ufe63/g, '-')
        .replace(/\u200b/g, '')
        .normalize('NFKC')
        .trim()
    : text.trim()
}

/** Classifies the text of a nonblank cell. Texts over 60 characters are `text`. */
export function classifyCell(raw: string, decimal: '.' | ',' = '.'): Cell {
  if (raw.length > longest || isPlainCode(raw)) return other
  const text = plainText(raw)
  const bare = plainNumberOf(text, decimal)
  if (!Number.isNaN(bare)) return { kind: text === raw ? 'number' : 'wide', value: bare }
  const first = text.charCodeAt(0)
  // Digits, signs and punctuation; other first letters begin only words, dates with a month's name and limits in words.
  const maybeNumber = first < 0x41 || first > 0x2000
  if (maybeNumber) {
    const number = classifyNumber(text, decimal)
    if (number !== null) return number
  }
  const word = text.toLowerCase()
  const infinite = infinities.get(word)
  if (infinite !== undefined) return { kind: 'number', value: infinite }
  if (missingWords.has(word)) return { kind: 'missing-word', value: Number.NaN }
  if (isGrade(text)) return { kind: 'grade', value: Number.NaN }
  return classifyDate(text)
}

/**
 * ASCII letters and digits such as P0000123, the most frequent text of large files: no number, date or word begins with one or two letters and
 * ends with a digit.
 */
function isPlainCode(text: string): boolean {
  const last = text.length - 1
  if (last < 2 || !isLetter(text, 0) || !isDigit(text, last) || (isLetter(text, 1) && isLetter(text, 2))) return false
  for (let i = 1; i < last; i++) if (!isDigit(text, i) && !isLetter(text, i)) return false
  return true
}

function classifyNumber(text: string, decimal: '.' | ','): Cell | null {
  if (codeDigits.test(text)) return { kind: text.length > 15 ? 'long-digits' : 'leading-zero', value: Number(text) }
  const grouped = groupedNumber(text, decimal)
  if (!Number.isNaN(grouped)) return { kind: 'grouped', value: grouped }
  const limited = limit(text, decimal, below, 'below-limit') ?? limit(text, decimal, above, 'above-limit')
  if (limited !== null) return limited
  if (text.endsWith('%')) return inner('percent', text.slice(0, -1), decimal)
  const flagged = flag.exec(text)
  return flagged === null ? null : inner('flagged', flagged[1] ?? '', decimal)
}

function limit(text: string, decimal: '.' | ',', sign: RegExp, kind: CellKind): Cell | null {
  const m = sign.exec(text)
  if (m === null) return null
  const rest = text.slice(m[0].length)
  const flagged = flag.exec(rest)
  return inner(kind, flagged?.[1] ?? rest, decimal)
}

function inner(kind: CellKind, text: string, decimal: '.' | ','): Cell | null {
  const trimmed = text.trim()
  const plain = plainNumberOf(trimmed, decimal)
  const value = Number.isNaN(plain) ? groupedNumber(trimmed, decimal) : plain
  return Number.isNaN(value) ? null : { kind, value }
}

function classifyDate(text: string): Cell {
  // Every form of a date begins with a digit or with the three letters of a month, and has a four-digit year.
  const beginning = isDigit(text, 0) || (isLetter(text, 0) && isLetter(text, 1) && isLetter(text, 2))
  if (!beginning || !/\d{4}/.test(text)) return other
  const date = parseDate(text)
  if (date === 'invalid') return { kind: 'invalid-date', value: Number.NaN }
  if (date !== null) return { kind: date.hasTime ? 'datetime' : 'date', value: Number.NaN }
  return parsePartialDate(text) === null ? other : { kind: 'partial-date', value: Number.NaN }
}

function isDigit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= 0x30 && unit <= 0x39
}

function isLetter(text: string, at: number): boolean {
  const unit = text.charCodeAt(at) | 0x20
  return unit >= 0x61 && unit <= 0x7a
}
