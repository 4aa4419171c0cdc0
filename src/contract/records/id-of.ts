/**
 * The same id on every device for the same strings (RFC 9562, 5.8: version 8, our own hash: two runs of FNV-1a, 64 bits each). Used where two
 * devices must address the same record without communicating, such as the metadata of a column.
 */
export function idOf(...words: string[]): string {
  const text = utf8(words.join('\u0000'))
  const bytes = new Uint8Array(16)
  const view = new DataView(bytes.buffer)
  view.setBigUint64(0, fnv1a(text, 0xcbf29ce484222325n))
  view.setBigUint64(8, fnv1a(text, 0x9ae16a3b2f90404fn))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return format(bytes)
}

/** The UTF-8 bytes of a text, with U+FFFD in place of a lone surrogate, as `TextEncoder` writes them: not every runtime of the contract has it. */
function utf8(text: string): Uint8Array {
  const units = encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).match(/%..|[^%]/g) ?? []
  return Uint8Array.from(units, (unit) => (unit.length > 1 ? Number.parseInt(unit.slice(1), 16) : unit.charCodeAt(0)))
}

function fnv1a(bytes: Uint8Array, offset: bigint): bigint {
  let hash = offset
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash
}

function format(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
