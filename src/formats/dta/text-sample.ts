import { bytesOf } from '../source.ts'
import { type DtaHead, untilZero } from './head.ts'
import { firstLongTexts, type LongTextTable } from './scan-long-texts.ts'
import { type LabelTables, labelsIn } from './value-labels.ts'

const sampleBytes = 64 << 10
/** The first cells are looked for in so many bytes of rows. */
const rowSample = 512 << 10

/**
 * Texts by which the encoding is recognised: names, labels and notes, then the first cells, 64 KB in all. Those of ASCII are left out, and so
 * are those that fill their field, as they may be cut within a character, unless there are no others.
 */
export async function textSample(
  blob: Blob,
  head: DtaHead,
  tables: LabelTables,
  longTexts: LongTextTable | null,
): Promise<Uint8Array> {
  const sample = new Sample()
  const { layout, columns, rowBytes, rows, dataAt } = head
  sample.add(head.label, layout.label - 1)
  for (const { name, label } of columns) {
    sample.add(name, layout.name - 1)
    sample.add(label, layout.label - 1)
  }
  for (const table of tables.values()) for (const { label } of labelsIn(table)) sample.add(label)
  for (const { text } of head.characteristics) sample.add(text)
  const texts = columns.filter(({ storage }) => storage.kind === 'text')
  if (texts.length > 0) {
    const bytes = await bytesOf(blob, dataAt, dataAt + Math.min(rowSample, rows * rowBytes))
    for (let row = 0; row < bytes.length && !sample.isFull; row += rowBytes)
      for (const { storage, at } of texts) {
        const end = row + at + storage.bytes
        if (end <= bytes.length) sample.add(untilZero(bytes.subarray(row + at, end)), storage.bytes)
      }
  }
  if (longTexts) for (const text of await firstLongTexts(blob, longTexts)) sample.add(text)
  return sample.bytes()
}

class Sample {
  readonly #whole: Uint8Array[] = []
  readonly #full: Uint8Array[] = []
  #bytes = 0

  get isFull(): boolean {
    return this.#bytes >= sampleBytes
  }

  /** @param field bytes that its field holds at most */
  add(text: Uint8Array, field = Number.POSITIVE_INFINITY): void {
    if (this.isFull || text.every((byte) => byte < 0x80)) return
    const list = text.length < field ? this.#whole : this.#full
    list.push(text)
    this.#bytes += text.length + 1
  }

  /** Line ends keep the end of one text and the beginning of the next apart. */
  bytes(): Uint8Array {
    const texts = this.#whole.length > 0 ? this.#whole : this.#full
    const bytes = new Uint8Array(texts.reduce((sum, { length }) => sum + length + 1, 0)).fill(0x0a)
    let at = 0
    for (const text of texts) {
      bytes.set(text, at)
      at += text.length + 1
    }
    return bytes
  }
}
