import { type EncodingGuess, guessFromSample, isSupported } from '../csv/encoding.ts'
import { FormatError } from '../format-error.ts'
import type { FileEncoding } from './typed-file.ts'

/** Labels under which files name an encoding that TextDecoder knows by another name; GBK and GB 2312 are parts of GB 18030. */
const sameAs: Readonly<Record<string, string>> = {
  gbk: 'gb18030',
  gb2312: 'gb18030',
  'euc-cn': 'gb18030',
  cp936: 'gb18030',
  '936': 'gb18030',
  '54936': 'gb18030',
  cp950: 'big5',
  '950': 'big5',
  '932': 'shift_jis',
  cp932: 'shift_jis',
  '949': 'euc-kr',
  cp949: 'euc-kr',
  '65001': 'utf-8',
  utf8: 'utf-8',
  '28591': 'iso-8859-1',
  '20127': 'us-ascii',
}

/** Encodings that writers name although they have not looked: without other signs any text has them. */
const unsure: ReadonlySet<string> = new Set([
  '',
  'us-ascii',
  'ascii',
  'windows-1252',
  'cp1252',
  '1252',
  'iso-8859-1',
  'latin1',
])

/** The TextDecoder label of an encoding as a file names it; null if there is none. */
export function knownEncoding(declared: string): string | null {
  const name = declared.trim().toLowerCase()
  const page = /^(?:cp|windows-?)?(125\d|874)$/.exec(name)?.[1]
  const label = sameAs[name] ?? (page ? `windows-${page}` : name)
  return isSupported(label) ? label : null
}

/**
 * The encoding of the texts of a file: the chosen one, else the one that the file names if the texts have it, else the likeliest. SPSS and old
 * Stata files of Chinese Windows name none, or 1252, and hold GB 18030.
 * @param declared as the file names it; empty if it does not
 * @param sample bytes of its texts, all or the first
 */
export function encodingOfTexts(declared: string, chosen: string | undefined, sample: Uint8Array): FileEncoding {
  if (chosen !== undefined) {
    const label = chosen.toLowerCase()
    if (!isSupported(label)) throw new FormatError('unsupported-encoding', { encoding: chosen })
    return { encoding: label, by: 'chosen', alternatives: [] }
  }
  const named = knownEncoding(declared)
  const isAscii = sample.every((byte) => byte < 0x80)
  if (isAscii) return { encoding: named ?? 'utf-8', by: named === null ? 'ascii' : 'file', alternatives: [] }
  const isSure = named !== null && !unsure.has(declared.trim().toLowerCase())
  const guess = likeliest(sample)
  // no encoding has all of it: the named one, or the most usual, with the signs that it does not have counted
  if (!guess) return { encoding: named ?? 'utf-8', by: named === null ? 'guess' : 'file', alternatives: ['gb18030'] }
  const others = [...new Set([guess.encoding, ...guess.alternatives, ...(named ? [named] : [])])]
  if (isSure && decodes(sample, named))
    return { encoding: named, by: 'file', alternatives: others.filter((one) => one !== named) }
  if (guess.by === 'guess' && named !== null && decodes(sample, named))
    return { encoding: named, by: 'file', alternatives: others.filter((one) => one !== named) }
  return { ...guess, by: guess.by === 'guess' ? 'guess' : 'valid' }
}

function likeliest(sample: Uint8Array): EncodingGuess | undefined {
  try {
    return guessFromSample(sample)
  } catch (error) {
    if (error instanceof FormatError) return undefined
    throw error
  }
}

/** A character cut by the end of the sample does not count. */
function decodes(sample: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Decodes strings of bytes one by one, and counts those with signs that the encoding does not have. */
export class TextsDecoder {
  readonly #decoder: TextDecoder
  undecodable = 0

  constructor(encoding: string) {
    this.#decoder = new TextDecoder(encoding, { ignoreBOM: true })
  }

  /** A character that the width of the field has cut at the end is left out. */
  readonly decode = (bytes: Uint8Array): string => {
    const text = this.#decoder.decode(bytes, { stream: true })
    this.#decoder.decode() // forgets the cut character
    if (text.includes('\uFFFD')) this.undecodable += 1
    return text
  }
}
