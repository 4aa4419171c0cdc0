const UNDERSCORE = 0x5f
const UPPER_A = 0x41
const POINT = 0x2e
/** 16^-65 and 16^63, between which the fraction has its 56 bits (SAS technical note TS-140: 5.4e-79 to 7.2e75). */
const LEAST = 2 ** -260
const TOO_LARGE = 2 ** 252

/** Whether a number has a place in hexadecimal floating point of IBM System/360. */
export const isIbmNumber = (value: number) => value === 0 || (Math.abs(value) >= LEAST && Math.abs(value) < TOO_LARGE)

/** Writes a number of 8 bytes exactly, since its fraction has more bits than that of IEEE; NaN with the tag of its kind. */
export function writeIbm(view: DataView, at: number, value: number, tag: number): void {
  if (Number.isNaN(value)) {
    view.setUint32(at, (tag === 0 ? POINT : tag === 1 ? UNDERSCORE : UPPER_A + tag - 2) << 24)
    view.setUint32(at + 4, 0)
    return
  }
  let size = Math.abs(value)
  if (size === 0) {
    view.setUint32(at, 0)
    view.setUint32(at + 4, 0)
    return
  }
  let exponent = 64
  for (; size >= 1; exponent += 1) size /= 16
  for (; size < 1 / 16; exponent -= 1) size *= 16
  const high = Math.floor(size * 2 ** 24)
  const sign = value < 0 ? 0x80 : 0
  view.setUint32(at, (sign + exponent) * 2 ** 24 + high)
  view.setUint32(at + 4, (size * 2 ** 24 - high) * 2 ** 32)
}
