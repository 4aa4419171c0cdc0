import { FormatError } from '../format-error.ts'
import { JsonScanner } from './json-scanner.ts'

/** No text file begins like this: an object with a key, or a list of such. A damaged one is refused as JSON. */
const object = /^\s*(?:\[\s*)?\{\s*"/

/** Whether a text begins as JSON does: as `object` says, or with any object or list, without a fault up to its end, which may be within a value. */
export function beginsAsJson(head: Uint8Array): boolean {
  if (object.test(String.fromCharCode(...head.subarray(head[0] === 0xef ? 3 : 0, 256)))) return true
  const scanner = new JsonScanner(head)
  const kind = scanner.kind()
  if (kind !== 'object' && kind !== 'list') return false
  try {
    scanner.skip()
    scanner.blanks()
  } catch (error) {
    // cut off by the end of what is looked at
    return error instanceof FormatError && Number(error.params.at) >= head.length
  }
  return scanner.at >= head.length || /[[{]/.test(String.fromCharCode(head[scanner.at] ?? 0))
}

/** The bytes as UTF-8, which JSON must be in; PowerShell writes UTF-16 with a mark. */
export function encodedAsUtf8(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const [first, second] = bytes
  const isLittle = first === 0xff && second === 0xfe
  if (!isLittle && !(first === 0xfe && second === 0xff)) return bytes
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2))
  return new TextEncoder().encode(new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(whole))
}
