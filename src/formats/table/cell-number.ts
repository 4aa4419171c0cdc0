/** A whole number of up to this many digits is exact as a double. */
const maxDigits = 15
const powers = Float64Array.from({ length: maxDigits + 1 }, (_, k) => 10 ** k)

/**
 * The number written in the bytes from `start` to `end`, correctly rounded, or NaN if they are not plainly a number (`-12.5`, `.5`, `1e-3`).
 * Also NaN if converting would lose something: unsigned numbers with a leading zero (`007`) and whole numbers of 16 digits or more are
 * codes, and stay text. `point` is the byte of the decimal separator.
 */
export function plainNumber(bytes: Uint8Array, start: number, end: number, point: number): number {
  let i = start
  const sign = bytes[i]
  if (sign === 0x2d || sign === 0x2b) i++
  const whole = i
  let mantissa = 0
  let digits = 0
  let b = bytes[i] as number
  while (i < end && b >= 0x30 && b <= 0x39) {
    mantissa = mantissa * 10 + (b - 0x30)
    digits++
    b = bytes[++i] as number
  }
  if (i === start + digits && digits > 1 && bytes[whole] === 0x30) return Number.NaN
  let scale = 0
  if (i < end && b === point) {
    b = bytes[++i] as number
    while (i < end && b >= 0x30 && b <= 0x39) {
      mantissa = mantissa * 10 + (b - 0x30)
      digits++
      scale++
      b = bytes[++i] as number
    }
  }
  if (digits === 0 || (digits > maxDigits && end === start + digits)) return Number.NaN
  // The quotient of exact doubles is correctly rounded (Clinger 1990).
  if (i === end && digits <= maxDigits) {
    const value = scale === 0 ? mantissa : mantissa / (powers[scale] as number)
    return sign === 0x2d ? -value : value
  }
  if (i < end && ((b | 0x20) !== 0x65 || !isExponent(bytes, i + 1, end))) return Number.NaN
  let text = ''
  for (let k = start; k < end; k++) text += bytes[k] === point ? '.' : String.fromCharCode(bytes[k] as number)
  return Number(text)
}

function isExponent(bytes: Uint8Array, start: number, end: number): boolean {
  let i = start
  if (bytes[i] === 0x2d || bytes[i] === 0x2b) i++
  if (i === end || end - i > 4) return false
  for (; i < end; i++) if ((bytes[i] as number) < 0x30 || (bytes[i] as number) > 0x39) return false
  return true
}

const scratch = new Uint8Array(64)

/** `plainNumber` of a string. */
export function plainNumberOf(text: string, decimal: '.' | ','): number {
  if (text.length > scratch.length) return Number.NaN
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit > 127) return Number.NaN
    scratch[i] = unit
  }
  return plainNumber(scratch, 0, text.length, decimal.charCodeAt(0))
}

const dotGroups = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const spaceGroups = /^[-+]?\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)?$/
const commaGroups = /^[-+]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/

/** 1,234,567.8 (with a decimal comma 1.234.567,8), 1 234 567 and 1'234'567: NaN unless all groups have three digits. */
export function groupedNumber(text: string, decimal: '.' | ','): number {
  if (!(decimal === '.' ? dotGroups : commaGroups).test(text) && !spaceGroups.test(text)) return Number.NaN
  const bare = text.replace(decimal === '.' ? /[, '’]/g : /[. '’]/g, '')
  return plainNumberOf(bare, decimal)
}
