import type { SasNumbers } from '../sas/sas-cells.ts'
import { isTagCharacter, tagOfCharacter } from '../sas/sas-tags.ts'

/** 16^(e-64) / 2^56 by the seven bits of the exponent e: the power by which the fraction as a whole number is multiplied. */
const powers = Float64Array.from({ length: 128 }, (_, exponent) => 2 ** (4 * (exponent - 64) - 56))

const limit = 2 ** 56

/**
 * A number of 2 to 8 bytes in hexadecimal floating point of IBM System/360: sign, exponent of 16, fraction of 56 bits, of which short numbers
 * have the first. What SAS has written from IEEE numbers comes back exactly. haven writes what is out of range, such as Inf, with all
 * bits set, which no IEEE number has. Source: SAS technical note TS-140 (1999).
 */
function read(view: DataView, at: number, width: number): number {
  const high = width === 8 ? view.getUint32(at) : part(view, at, 0, width)
  const low = width === 8 ? view.getUint32(at + 4) : part(view, at, 4, width)
  const fraction = (high & 0xffffff) * 0x1_0000_0000 + low
  const first = high >>> 24
  if (fraction === limit && (first & 0x7f) === 0x7f)
    return first & 0x80 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  if (fraction === 0) return isTagCharacter(first) ? Number.NaN : 0
  const size = fraction * (powers[first & 0x7f] as number)
  return first & 0x80 ? -size : size
}

/** Four bytes, of which those beyond the width are zero. */
function part(view: DataView, at: number, from: number, width: number): number {
  let bits = 0
  for (let i = from; i < from + 4; i++) bits = (bits << 8) | (i < width ? view.getUint8(at + i) : 0)
  return bits >>> 0
}

export const ibmNumbers: SasNumbers = { read, tag: (view, at) => tagOfCharacter(view.getUint8(at)) }
