import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { chunksOf } from '../source.ts'
import { damaged } from '../typed/byte-view.ts'
import type { PortableHead } from './portable-head.ts'
import { PortableLines, translate } from './portable-lines.ts'
import { PORTABLE, PortableScanner } from './portable-scanner.ts'

const END = 0x5a // Z
const SLICE = 4 << 20
/** Slices of a reading that ends after some rows. */
const FEW = 64 << 10
const MAX_ROWS = 50e6

/** A case: of each variable a number, or the place of its text. */
export interface PortableCase {
  readonly numbers: Float64Array
  bytes: Uint8Array
  readonly from: Float64Array
  readonly to: Float64Array
}

/**
 * Passes on the first cases, which are between the dictionary and a Z, and returns their number.
 * @param most at most so many
 * @param isBeginning whether these are few
 */
export async function readPortableCases(
  blob: Blob,
  { variables, table, dataAt }: PortableHead,
  most: number,
  isBeginning: boolean,
  context: ReadContext,
  take: (one: PortableCase) => void,
  afterSlice: (rows: number) => void,
): Promise<number> {
  const isText = Uint8Array.from(variables, ({ width }) => (width > 0 ? 1 : 0))
  const count = isText.length
  const one: PortableCase = {
    numbers: new Float64Array(count),
    bytes: new Uint8Array(),
    from: new Float64Array(count),
    to: new Float64Array(count),
  }
  const lines = new PortableLines()
  let rest = new Uint8Array()
  let skip = dataAt
  let rows = 0
  for await (const chunk of chunksOf(blob, context, isBeginning ? FEW : SLICE)) {
    const added = lines.push(chunk)
    translate(added, table)
    const fresh = added.subarray(Math.min(skip, added.length))
    skip -= added.length - fresh.length
    const scanner = new PortableScanner(joined(rest, fresh), blob.size)
    one.bytes = scanner.bytes
    for (;;) {
      if (rows >= most) return rows
      const start = scanner.at
      if (scanner.bytes[start] === END) {
        afterSlice(rows)
        return rows
      }
      for (let k = 0; k < count && !scanner.isShort; k++) {
        if (isText[k] === 1) {
          scanner.text()
          one.from[k] = scanner.from
          one.to[k] = scanner.to
        } else one.numbers[k] = scanner.number()
      }
      if (scanner.isShort) {
        // the case is read again when more bytes are there
        rest = scanner.bytes.slice(start)
        break
      }
      take(one)
      rows += 1
      if (rows > MAX_ROWS) throw new FormatError('too-many-rows', { limit: MAX_ROWS })
    }
    afterSlice(rows)
  }
  throw damaged(PORTABLE, blob.size)
}

function joined(first: Uint8Array, second: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (first.length === 0) return second
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
