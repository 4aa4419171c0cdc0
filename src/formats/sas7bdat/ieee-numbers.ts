import type { SasNumbers } from '../sas/sas-cells.ts'
import { tagOfCharacter } from '../sas/sas-tags.ts'

/**
 * Numbers of 3 to 8 bytes, of which short ones have the most significant bytes of an IEEE number. A missing value is a NaN whose third byte is
 * the complement of its character, or of its number: 0 `_`, 1 `.`, 2 to 27 `A` to `Z`.
 */
export function ieeeNumbers(isLittle: boolean): SasNumbers {
  const bytes = new Uint8Array(8)
  const whole = new DataView(bytes.buffer)
  const read = (view: DataView, at: number, width: number): number => {
    if (width === 8) return view.getFloat64(at, isLittle)
    for (let i = 0; i < width; i++) bytes[i] = view.getUint8(isLittle ? at + width - 1 - i : at + i)
    for (let i = width; i < 8; i++) bytes[i] = 0
    return whole.getFloat64(0)
  }
  // read from the bytes: a browser may change the bits of a NaN
  const tag = (view: DataView, at: number, width: number): number => {
    const code = view.getUint8(isLittle ? at + width - 3 : at + 2) ^ 0xff
    if (code === 0) return 1
    if (code === 1) return 0
    return code <= 27 ? code : tagOfCharacter(code)
  }
  return { read, tag }
}
