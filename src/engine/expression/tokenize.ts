import { ExpressionError } from './expression-error.ts'

/** A range of the expression's text: start and length in UTF-16 units. */
export interface Place {
  readonly at: number
  readonly length: number
}

export type Token = Place &
  (
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'text'; readonly value: string }
    /** A name as written, without backticks. */
    | { readonly kind: 'name'; readonly value: string; readonly quoted: boolean }
    /** `{c3}`: a column by its id, as in the stored form. */
    | { readonly kind: 'column'; readonly value: string }
    | { readonly kind: 'sign'; readonly value: Sign }
    | { readonly kind: 'end' }
  )

export type Sign =
  | '+'
  | '-'
  | '*'
  | '/'
  | '^'
  | '('
  | ')'
  | ','
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'and'
  | 'or'
  | 'not'
  | 'in'

const longest = 10_000

/** Spellings of an operator, longest first; full-width forms come from Chinese keyboards. */
const signs: readonly (readonly [string, Sign])[] = [
  ['==', '=='],
  ['!=', '!='],
  ['<>', '!='],
  ['<=', '<='],
  ['>=', '>='],
  ['&&', 'and'],
  ['||', 'or'],
  ['=', '=='],
  ['<', '<'],
  ['>', '>'],
  ['&', 'and'],
  ['|', 'or'],
  ['!', 'not'],
  ['+', '+'],
  ['-', '-'],
  ['*', '*'],
  ['/', '/'],
  ['^', '^'],
  ['(', '('],
  [')', ')'],
  [',', ','],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['×', '*'],
  ['÷', '/'],
  ['−', '-'],
  ['、', ','],
]

const words: ReadonlyMap<string, Sign> = new Map([
  ['and', 'and'],
  ['or', 'or'],
  ['not', 'not'],
  ['in', 'in'],
])

const closing: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '‘': '’', '＂': '＂' }
const numberPattern = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y
const namePattern = /[\p{L}_][\p{L}\p{N}\p{M}_.]*/uy

/**
 * The tokens of an expression in order, without spaces, ending with one `end` token. Keywords are case-insensitive, operators may be
 * full-width. Throws ExpressionError: `too-long` beyond 10,000 characters, `unclosed-text`, `unclosed-name` (of a backtick or a brace),
 * `unexpected-character`.
 */
export function tokenize(text: string): Token[] {
  if (text.length > longest) throw new ExpressionError('too-long', { at: longest, length: 1 }, { limit: longest })
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) {
      at++
      continue
    }
    const token = readToken(text, at)
    tokens.push(token)
    at += token.length
  }
  tokens.push({ kind: 'end', at: text.length, length: 0 })
  return tokens
}

function readToken(text: string, at: number): Token {
  const first = text.charAt(at)
  if (first in closing) return readText(text, at, closing[first] as string)
  if (first === '`')
    return readQuoted(text, at, '`', (value, length) => ({ kind: 'name', value, quoted: true, at, length }))
  if (first === '{') return readQuoted(text, at, '}', (value, length) => ({ kind: 'column', value, at, length }))
  const number = match(numberPattern, text, at)
  if (number !== null) return { kind: 'number', value: Number(number), at, length: number.length }
  const name = match(namePattern, text, at)
  if (name !== null) {
    const sign = words.get(name.toLowerCase())
    if (sign !== undefined) return { kind: 'sign', value: sign, at, length: name.length }
    return { kind: 'name', value: name, quoted: false, at, length: name.length }
  }
  const narrow = narrowed(text.slice(at, at + 2))
  const sign = signs.find(([written]) => narrow.startsWith(written))
  if (sign !== undefined) return { kind: 'sign', value: sign[1], at, length: sign[0].length }
  const point = String.fromCodePoint(text.codePointAt(at) as number)
  throw new ExpressionError('unexpected-character', { at, length: point.length }, { character: point })
}

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

/** Full-width operators as ASCII, one for one. */
function narrowed(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
}

function readText(text: string, at: number, close: string): Token {
  let value = ''
  for (let i = at + 1; i < text.length; i++) {
    const c = text.charAt(i)
    if (c === close) return { kind: 'text', value, at, length: i + 1 - at }
    if (c === '\\' && i + 1 < text.length) {
      i++
      value += unescaped(text.charAt(i))
    } else value += c
  }
  throw new ExpressionError('unclosed-text', { at, length: text.length - at })
}

const unescaped = (c: string) => (c === 'n' ? '\n' : c === 't' ? '\t' : c)

/** A doubled backtick is a literal one. */
function readQuoted(text: string, at: number, close: string, token: (value: string, length: number) => Token): Token {
  let value = ''
  for (let i = at + 1; i < text.length; i++) {
    if (text.charAt(i) !== close) value += text.charAt(i)
    else if (close === '`' && text.charAt(i + 1) === '`') {
      value += '`'
      i++
    } else return token(value, i + 1 - at)
  }
  throw new ExpressionError('unclosed-name', { at, length: text.length - at })
}
