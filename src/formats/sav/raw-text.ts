const PIECE = 8192

/**
 * A text whose encoding is not known yet, as one character per byte: lengths in files are lengths in bytes, and the signs that separate names and
 * values are ASCII, which no byte of a longer sign equals in the encodings of SPSS.
 */
export type RawText = string

export function rawText(bytes: Uint8Array): RawText {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return text
}

export const bytesOfRaw = (text: RawText): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

/** Without the blanks and NULs that fill it up. */
export function withoutPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] === 0x20 || bytes[end - 1] === 0)) end -= 1
  return bytes.subarray(0, end)
}

/** Upper case as SPSS compares short names: bytes of other signs stay. */
export const upperRaw = (text: RawText): RawText => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())

/** Without blanks and NULs around it; `trim` would also take the byte A0, with which characters of UTF-8 end. Takes linear time. */
export function trimRaw(text: RawText): RawText {
  let [from, to] = [0, text.length]
  while (from < to && isBlank(text.charCodeAt(from))) from += 1
  while (to > from && isBlank(text.charCodeAt(to - 1))) to -= 1
  return text.slice(from, to)
}

const isBlank = (code: number) => code === 0x20 || code === 0 || (code >= 0x09 && code <= 0x0d)

export const rawTrimmed = (bytes: Uint8Array): RawText => rawText(withoutPadding(bytes))
