import type { StoredType, StoredValues } from './stored-type.ts'
import { mayBeLong } from './whole-numbers.ts'

const DAY = 86_400_000
const JULIAN_1970 = 2_440_588
/** From these a double does not keep every whole number. */
const SAFE = 2n ** 53n
const FIRST = Date.UTC(1970) - 719_162 * DAY
const LAST = Date.UTC(9999, 11, 31) + DAY - 1

/** The number of a stored value of a column of numbers, days or instants; NaN for a date outside the years 1 to 9999. */
export function numberOf(type: StoredType, values: StoredValues, place: number): number {
  if (values.form === 'bytes')
    return numberOfBytes(type, values.bytes, values.starts[place] ?? 0, values.ends[place] ?? 0)
  const stored = values.values[place] ?? Number.NaN
  switch (type.of) {
    case 'decimal':
      return decimalNumber(stored, type.scale)
    case 'day':
      return withinYears(Math.floor(Number(stored) / type.units) * DAY)
    case 'instant':
      return withinYears(milliseconds(stored, type.units))
    case 'time':
    case 'duration':
      return Number(stored) / type.units
    case 'half':
      return halfNumber(Number(stored))
    default:
      return Number(stored)
  }
}

function numberOfBytes(type: StoredType, bytes: Uint8Array, start: number, end: number): number {
  switch (type.of) {
    case 'decimal':
      return decimalNumber(bigEndian(bytes, start, end), type.scale)
    case 'half':
      return halfNumber((bytes[start] ?? 0) | ((bytes[start + 1] ?? 0) << 8))
    case 'instant96': {
      if (end - start !== 12) return Number.NaN
      const view = new DataView(bytes.buffer, bytes.byteOffset + start, 12)
      const ms = Number(view.getBigInt64(0, true) / 1_000_000n)
      return withinYears((view.getInt32(8, true) - JULIAN_1970) * DAY + ms)
    }
    default:
      return Number.NaN
  }
}

/** Down to the millisecond before, also before 1970. */
function milliseconds(stored: number | bigint, units: number): number {
  if (typeof stored === 'number') return Math.floor((stored * 1000) / units)
  if (units <= 1000) return Number(stored) * (1000 / units)
  const each = units / 1000
  if (stored < SAFE && stored > -SAFE) return Math.floor(Number(stored) / each)
  const whole = stored / BigInt(each)
  return Number(stored < 0n && whole * BigInt(each) !== stored ? whole - 1n : whole)
}

const withinYears = (ms: number) => (ms >= FIRST && ms <= LAST ? ms : Number.NaN)

/** Two's complement, the most significant byte first. */
export function bigEndian(bytes: Uint8Array, start: number, end: number): bigint {
  let value = 0n
  for (let i = start; i < end; i++) value = (value << 8n) | BigInt(bytes[i] ?? 0)
  return BigInt.asIntN(Math.max(8, (end - start) * 8), value)
}

/** Both parts of the quotient are exact, so that it is the nearest double. */
function decimalNumber(stored: number | bigint, scale: number): number {
  const number = Number(stored)
  if (Number.isSafeInteger(number) && scale >= 0 && scale <= 22) return number / 10 ** scale
  return Number(`${stored}e${-scale}`)
}

/** IEEE 754 binary16. */
function halfNumber(bits: number): number {
  const sign = bits >> 15 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === 0x1f) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

/** All digits of an integer or a decimal, without zeros at its end. */
export function digitsOf(type: StoredType, values: StoredValues, place: number): string {
  const stored = wholeOf(values, place)
  if (type.of !== 'decimal' || type.scale <= 0)
    return String(type.of === 'decimal' ? stored * 10n ** BigInt(-type.scale) : stored)
  const sign = stored < 0n ? '-' : ''
  const digits = String(stored < 0n ? -stored : stored).padStart(type.scale + 1, '0')
  const decimals = digits.slice(-type.scale).replace(/0+$/, '')
  return `${sign}${digits.slice(0, -type.scale)}${decimals === '' ? '' : `.${decimals}`}`
}

function wholeOf(values: StoredValues, place: number): bigint {
  if (values.form === 'bytes') return bigEndian(values.bytes, values.starts[place] ?? 0, values.ends[place] ?? 0)
  const stored = values.values[place] ?? 0
  return typeof stored === 'bigint' ? stored : BigInt(Number.isInteger(stored) ? stored : 0)
}

/** Whether numbers would lose digits of any of them. @param isNull of a place whose value means nothing */
export function anyLosesDigits(type: StoredType, values: StoredValues, isNull: (place: number) => boolean): boolean {
  const length = values.form === 'numbers' ? values.values.length : values.starts.length
  if (type.of === 'integer' && values.form === 'numbers' && !mayBeLong(values.values, 0, length)) return false
  for (let place = 0; place < length; place++) if (!isNull(place) && losesDigits(type, values, place)) return true
  return false
}

function losesDigits(type: StoredType, values: StoredValues, place: number): boolean {
  const whole = wholeOf(values, place)
  if (type.of === 'integer') return whole > SAFE || whole < -SAFE
  if (whole > -1_000_000_000_000_000n && whole < 1_000_000_000_000_000n) return false
  return String(whole).replace(/^-|0+$/g, '').length > 15
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export function uuidText(bytes: Uint8Array): string {
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.*)$/, '$1-$2-$3-$4-$5')
}

/** A value as it is in a list: a number, true or false, or a text. */
export function jsonValue(
  type: StoredType,
  values: StoredValues,
  place: number,
): number | bigint | boolean | string | null {
  switch (type.of) {
    case 'boolean':
      return numberOf(type, values, place) === 1
    case 'integer': {
      const whole = wholeOf(values, place)
      return whole
    }
    case 'decimal':
      return Number(digitsOf(type, values, place))
    case 'text':
    case 'bytes':
    case 'uuid': {
      if (values.form !== 'bytes') return null
      const bytes = values.bytes.subarray(values.starts[place] ?? 0, values.ends[place] ?? 0)
      return type.of === 'uuid' ? uuidText(bytes) : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    }
    case 'day':
    case 'instant':
    case 'instant96': {
      const ms = numberOf(type, values, place)
      if (Number.isNaN(ms)) return null
      return new Date(ms).toISOString().slice(0, type.of === 'day' ? 10 : 23)
    }
    default: {
      const number = numberOf(type, values, place)
      return Number.isFinite(number) ? number : null
    }
  }
}
