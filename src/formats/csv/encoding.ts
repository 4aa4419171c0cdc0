import { analyse } from 'chardet'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { bytesOf, chunksOf } from '../source.ts'

export interface EncodingGuess {
  /** A TextDecoder label, in lower case. */
  readonly encoding: string
  /** `bom`: byte order mark; `valid`: every sampled byte is valid; `ascii`: no evidence; `guess`: by letter frequency. */
  readonly by: 'bom' | 'valid' | 'ascii' | 'guess'
  /** Other encodings to offer, the likeliest first. */
  readonly alternatives: readonly string[]
}

const sampleBytes = 64 << 10

/**
 * Order of evidence: byte order mark; valid UTF-8; valid GB18030 that consists mostly of common Chinese characters; statistics. The sample is
 * 64 KB from the first non-ASCII byte, wherever in the file that is. Short samples mislead statistics, so a user can always override.
 */
export async function guessEncoding(blob: Blob): Promise<EncodingGuess> {
  const { encoding, by, sample } = await detect(blob)
  if (by === 'bom') return { encoding, by, alternatives: [] }
  if (sample !== null) return guessFromSample(sample)
  return { encoding, by, alternatives: ['utf-8', 'gb18030'].filter((other) => other !== encoding) }
}

/** `guessEncoding` without alternatives: their statistics take a tenth of a second and are mostly not needed. */
export async function encodingOf(blob: Blob): Promise<string> {
  return (await detect(blob)).encoding
}

interface Detected extends Omit<EncodingGuess, 'alternatives'> {
  readonly sample: Uint8Array | null
}

async function detect(blob: Blob): Promise<Detected> {
  const head = await bytesOf(blob, 0, sampleBytes)
  const marked = byteOrderMark(head) ?? utf16WithoutMark(head)
  if (marked !== null) return { encoding: marked, by: 'bom', sample: null }
  const sample = await nonAsciiSample(blob)
  return sample === null ? { encoding: 'utf-8', by: 'ascii', sample } : { ...likeliest(sample), sample }
}

function likeliest(sample: Uint8Array): Pick<Detected, 'encoding' | 'by'> {
  if (decodes(sample, 'utf-8')) return { encoding: 'utf-8', by: 'valid' }
  if (decodes(sample, 'gb18030') && commonChinese(sample) >= 0.5) return { encoding: 'gb18030', by: 'valid' }
  const likely = byFrequency(sample).find((encoding) => encoding !== 'utf-8' && decodes(sample, encoding))
  if (likely === undefined) throw new FormatError('unknown-encoding')
  return { encoding: likely, by: 'guess' }
}

/** The same for bytes of texts that are not all ASCII. */
export function guessFromSample(sample: Uint8Array): EncodingGuess {
  const guess = likeliest(sample)
  const others = new Set([...byFrequency(sample), 'utf-8', 'gb18030'])
  others.delete(guess.encoding)
  return { ...guess, alternatives: [...others] }
}

function byteOrderMark(b: Uint8Array): string | null {
  if (b[0] === 0xef && b[1] === 0xbb && b[2] === 0xbf) return 'utf-8'
  if (b[0] === 0xff && b[1] === 0xfe) return 'utf-16le'
  return b[0] === 0xfe && b[1] === 0xff ? 'utf-16be' : null
}

/** In UTF-16 every separator, digit and line end has a NUL, always at odd or always at even offsets. */
function utf16WithoutMark(head: Uint8Array): string | null {
  const nulls = [0, 0]
  const length = Math.min(head.length, 4096) & ~1
  for (let i = 0; i < length; i++) if (head[i] === 0) nulls[i & 1] = (nulls[i & 1] as number) + 1
  const [even = 0, odd = 0] = nulls
  if (odd > length / 20 && even === 0) return 'utf-16le'
  return even > length / 20 && odd === 0 ? 'utf-16be' : null
}

/** 64 KB from the first non-ASCII byte on, wherever in the file it is; null if there is none. */
async function nonAsciiSample(blob: Blob): Promise<Uint8Array | null> {
  let offset = 0
  for await (const chunk of chunksOf(blob, {})) {
    const at = firstNonAscii(chunk)
    if (at >= 0) return bytesOf(blob, offset + at, offset + at + sampleBytes)
    offset += chunk.length
  }
  return null
}

/** Index of the first non-ASCII byte. Reads four bytes at a time, so the chunk must start at its buffer's beginning. */
function firstNonAscii(chunk: Uint8Array): number {
  const words = new Uint32Array(chunk.buffer, chunk.byteOffset, chunk.length >> 2)
  let at = 0
  while (at < words.length && ((words[at] as number) & 0x80808080) === 0) at++
  for (let i = 4 * at; i < chunk.length; i++) if ((chunk[i] as number) >= 0x80) return i
  return -1
}

/** Whether the sample is valid; a character truncated by its end does not count. */
function decodes(sample: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Share of the two-byte characters that are punctuation, full-width forms or one of the 3755 characters of GB 2312 level 1. */
function commonChinese(sample: Uint8Array): number {
  let common = 0
  let all = 0
  for (let i = 0; i + 1 < sample.length; i++) {
    const lead = sample[i] as number
    if (lead < 0x81) continue
    const trail = sample[++i] as number
    all++
    if (trail >= 0xa1 && (lead === 0xa1 || lead === 0xa3 || (lead >= 0xb0 && lead <= 0xd7))) common++
  }
  return all === 0 ? 0 : common / all
}

function byFrequency(sample: Uint8Array): string[] {
  return analyse(sample)
    .filter((match) => match.confidence >= 10)
    .map((match) => match.name.toLowerCase())
    .map((name) => (name === 'iso-8859-1' ? 'windows-1252' : name))
    .filter((name) => name !== 'ascii' && isSupported(name))
    .slice(0, 6)
}

export function isSupported(encoding: string): boolean {
  try {
    return new TextDecoder(encoding).encoding !== ''
  } catch {
    return false
  }
}

/**
 * The file as UTF-8 without a byte order mark. Throws `wrong-encoding` for invalid bytes (in UTF-8 files the reader of the cells finds them)
 * and `nul-bytes` for NULs.
 */
export async function* utf8Chunks(blob: Blob, encoding: string, context: ReadContext): AsyncGenerator<Uint8Array> {
  if (encoding === 'utf-8') {
    let first = true
    for await (const chunk of chunksOf(blob, context)) {
      if (chunk.includes(0)) throw new FormatError('nul-bytes')
      yield first && byteOrderMark(chunk) === 'utf-8' ? chunk.subarray(3) : chunk
      first = false
    }
    return
  }
  if (!isSupported(encoding)) throw new FormatError('unsupported-encoding', { encoding })
  const decoder = new TextDecoder(encoding, { fatal: true })
  const encoder = new TextEncoder()
  const encode = (chunk?: Uint8Array): Uint8Array => {
    try {
      const bytes = encoder.encode(decoder.decode(chunk, { stream: chunk !== undefined }))
      if (!bytes.includes(0)) return bytes
    } catch {
      throw new FormatError('wrong-encoding', { encoding: encoding.toUpperCase() })
    }
    throw new FormatError('nul-bytes')
  }
  for await (const chunk of chunksOf(blob, context)) yield encode(chunk)
  yield encode()
}
