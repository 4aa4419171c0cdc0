import type { Work } from '#catalog/kit/references/work.ts'
import { encodingOf } from '../csv/encoding.ts'
import type { ReferenceCode } from './messages.ts'
import { readBibtex } from './read-bibtex.ts'
import { readRis } from './read-ris.ts'

/** A record that was not read. Words: `messages.ts`. */
export interface RefusedRecord {
  readonly code: ReferenceCode
  /** From 1; 0 for the file as a whole. */
  readonly line: number
  readonly params: Readonly<Record<string, string | number>>
}

export interface ReadReferences {
  /** The works that were read, in the order of the file, with the line at which each begins. */
  readonly works: readonly { readonly work: Work; readonly line: number }[]
  readonly refused: readonly RefusedRecord[]
}

const maxMegabytes = 20

/** The works of a RIS or BibTeX file in UTF-8, UTF-16 or a Chinese encoding. Throws only if the file itself cannot be read. */
export async function readReferences(file: Blob): Promise<ReadReferences> {
  if (file.size > maxMegabytes * 1e6) return refusedFile('references-too-large', { limit: maxMegabytes })
  const encoding = await encodingOf(file).catch(() => 'utf-8')
  const text = new TextDecoder(encoding).decode(await file.arrayBuffer())
  if (/^\uFEFF?\s*TY {1,3}- /m.test(text)) return readRis(text)
  return /^\uFEFF?\s*@\w+\s*[{(]/m.test(text) ? readBibtex(text) : refusedFile('not-references')
}

function refusedFile(code: ReferenceCode, params: RefusedRecord['params'] = {}): ReadReferences {
  return { works: [], refused: [{ code, line: 0, params }] }
}
