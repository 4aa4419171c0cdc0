import { canonicalJson } from './canonical-json.ts'
import { sha256 } from './sha256.ts'

/**
 * A name derived from `inputs`, as 64 hexadecimal digits: equal inputs give the same name on every device and in every version of a browser.
 * Used for versions of a dataset and for the keys of cached columns.
 */
export function contentHash(inputs: unknown): string {
  return sha256(utf8(canonicalJson(inputs)))
}

/** UTF-8 bytes; a lone surrogate is written as it is (WTF-8), so that different texts never share bytes. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3)
  let n = 0
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) as number
    if (point > 0xffff) i++
    if (point < 0x80) bytes[n++] = point
    else {
      if (point < 0x800) bytes[n++] = 0xc0 | (point >> 6)
      else {
        if (point < 0x10000) bytes[n++] = 0xe0 | (point >> 12)
        else {
          bytes[n++] = 0xf0 | (point >> 18)
          bytes[n++] = 0x80 | ((point >> 12) & 63)
        }
        bytes[n++] = 0x80 | ((point >> 6) & 63)
      }
      bytes[n++] = 0x80 | (point & 63)
    }
  }
  return bytes.slice(0, n)
}
