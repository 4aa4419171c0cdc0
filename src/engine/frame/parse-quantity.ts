import { trimBlanks } from './text-cleaning.ts'

/**
 * The parts of a cell such as `<0.01`, `5.6 mmol/L↑`, `1.2×10^9/L`, `12-15`, `120/80`, `十二`. The expression is also that of the R program, in
 * which the library of Perl reads it in the same way.
 */
export interface ParsedQuantity {
  readonly kind: 'number' | 'range' | 'pair'
  readonly value: number
  /** The second number of a range or a pair, otherwise NaN. */
  readonly second: number
  readonly comparison: '<' | '=' | '>'
  /** What follows the number; empty if nothing does. */
  readonly unit: string
  readonly flag: 'high' | 'low' | 'marked' | ''
  /** Whether a number was written in Chinese characters. */
  readonly isChinese: boolean
}

/** Longer texts are no quantities. */
export const longestQuantity = 60

const below = '<=|<|≤|⩽|小于|低于'
const above = '>=|>|≥|⩾|大于|高于'
const arabic = '[-+]?(?:\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+)(?:\\.\\d+)?|[-+]?\\.\\d+'
const chinese = '[零〇一二两三四五六七八九十][零〇一二两三四五六七八九十百千万亿]*'
const power = '(?:[ \\t]*[×xX*·][ \\t]*10[ \\t]*\\^?[ \\t]*([-+]?\\d{1,2})(?!\\d)|[eE]([-+]?\\d{1,2})(?!\\d))?'
const number = `(${arabic}|${chinese})${power}`
const between = '(-|–|—|~|至|到|/)'
const chineseUnit = '[一-鿿]{1,8}(?:/[一-鿿A-Za-z]{1,8})?'
// what a laboratory adds to a number is no unit
const latinUnit = '(?![HL]{1,2}$)[A-Za-zµμα-ωΩ%‰°℃℉/][A-Za-zµμα-ωΩ%‰°℃℉0-9/^*·.²³⁻¹()-]*?'
const flags = '↑+|↓+|[⬆⇑▲△]+|[⬇⇓▼▽]+|\\*+|偏高|偏低|(?<=\\d)[ \\t]*(?:[HL]{1,2}|\\([HL]{1,2}\\))'

/** Groups: comparison · number, power, power · sign between, second number, power, power · unit · flag. */
export const quantityExpression = `^(${below}|${above})?[ \\t]*${number}(?:[ \\t]*${between}[ \\t]*${number})?[ \\t]*(${chineseUnit}|${latinUnit})?[ \\t]*(${flags})?$`

const expression = new RegExp(quantityExpression, 'u')

/** Null if the text is no quantity. */
export function parseQuantity(raw: string): ParsedQuantity | null {
  const text = trimBlanks(plainSigns(raw))
  if (text.length > longestQuantity) return null
  const [found, sign = '', first, ...rest] = expression.exec(text) ?? []
  if (found === undefined || first === undefined) return null
  const [power1, power2, mark, other, power3, power4, unit = '', flag = ''] = rest
  if (sign !== '' && mark !== undefined) return null
  const value = numberOf(first, power1 ?? power2)
  const second = other === undefined ? Number.NaN : numberOf(other, power3 ?? power4)
  return {
    kind: mark === undefined ? 'number' : mark === '/' ? 'pair' : 'range',
    value,
    second,
    comparison: sign === '' ? '=' : /^(?:[<≤⩽]|小于|低于)/.test(sign) ? '<' : '>',
    unit,
    flag: flagOf(flag.trim()),
    isChinese: isChinese(first) || (other !== undefined && isChinese(other)),
  }
}

/** Full-width letters, digits and signs as plain ones, one minus sign, and raised digits behind 10 with `^`. */
function plainSigns(text: string): string {
  return text
    .replace(/[\u3000\uff01-\uff5e]/g, (sign) =>
      sign === '\u3000' ? ' ' : String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
    )
    .replaceAll('\u00a0', ' ')
    .replace(/[\u2212\ufe63]/g, '-')
    .replace(/10([⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_, raised: string) => `10^${Array.from(raised, lowered).join('')}`)
}

const lowered = (sign: string): string => (sign === '⁻' ? '-' : String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)))

const isChinese = (text: string): boolean => /^[〇一-龥]/.test(text)

function numberOf(text: string, exponent = '0'): number {
  const plain = isChinese(text) ? String(chineseNumber(text)) : text.replaceAll(',', '')
  return exponent === '0' ? Number(plain) : Number(`${plain}e${exponent}`)
}

const digits = '零一二三四五六七八九'
const places: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** 十二, 三百零五, 一万二千, 两亿; digits one after another are a number as well: 二〇二三. */
export function chineseNumber(text: string): number {
  let [total, section, digit] = [0, 0, 0]
  for (const sign of text) {
    const place = places[sign]
    if (place !== undefined) {
      section += (digit || 1) * place
      digit = 0
    } else if (sign === '万') {
      total += (section + digit) * 10_000
      ;[section, digit] = [0, 0]
    } else if (sign === '亿') {
      total = (total + section + digit) * 100_000_000
      ;[section, digit] = [0, 0]
    } else digit = digit * 10 + digits.indexOf(sign === '〇' ? '零' : sign === '两' ? '二' : sign)
  }
  return total + section + digit
}

function flagOf(flag: string): ParsedQuantity['flag'] {
  if (flag === '') return ''
  if (flag.startsWith('*')) return 'marked'
  return /^(?:[↑⬆⇑▲△]|偏高|\(?H)/.test(flag) ? 'high' : 'low'
}
