import { Unzlib } from 'fflate'
import type { ReadContext } from '../read-context.ts'
import { bytesOf } from '../source.ts'
import { damaged, parseWhole } from '../typed/byte-view.ts'
import { FORMAT, type SavHead } from './sav-head.ts'

/** Unpacked at once: at most a thousand times as much comes out. */
const PIECE = 64 << 10
const SLICE = 1 << 20

interface Block {
  readonly at: number
  readonly packed: number
}

/** Blocks of a .zsav file, as its trailer lists them (PSPP developer's guide, 2023, "System File Format": data record). */
export async function zlibBlocks(blob: Blob, { dataAt, isLittle }: SavHead): Promise<readonly Block[]> {
  const header = await bytesOf(blob, dataAt, dataAt + 24)
  const [trailerAt, length] = parseWhole(header, FORMAT, dataAt, (view) => {
    view.isLittle = isLittle
    view.skip(8)
    return [view.u64(), view.u64()] as const
  })
  if (trailerAt < dataAt + 24 || trailerAt + length > blob.size) throw damaged(FORMAT, dataAt + 8)
  return parseWhole(await bytesOf(blob, trailerAt, trailerAt + length), FORMAT, trailerAt, (view) => {
    view.isLittle = isLittle
    view.skip(20)
    const count = view.i32()
    if (count < 0 || count * 24 > view.left) throw damaged(FORMAT, trailerAt + 20)
    const blocks: Block[] = []
    let end = dataAt + 24
    for (let k = 0; k < count; k++) {
      view.skip(8)
      const at = view.u64()
      view.skip(4)
      const packed = view.u32()
      // one after the other: else a small file could unpack the same bytes again and again
      if (at !== end || at + packed > trailerAt) throw damaged(FORMAT, trailerAt + 24 + k * 24)
      end = at + packed
      blocks.push({ at, packed })
    }
    return blocks
  })
}

/**
 * Unpacks block after block.
 * @param isBeginning reads small slices, as the first rows need few
 * @param push false if no more is needed
 */
export async function unpackBlocks(
  blob: Blob,
  blocks: readonly Block[],
  isBeginning: boolean,
  context: ReadContext,
  push: (bytes: Uint8Array) => boolean,
): Promise<void> {
  const slice = isBeginning ? PIECE : SLICE
  const total = blocks.reduce((sum, { packed }) => sum + packed, 0)
  let done = 0
  for (const block of blocks) {
    const inflate = new Inflating(block.at)
    for (let from = 0; from < block.packed; from += slice) {
      context.signal?.throwIfAborted()
      const to = Math.min(from + slice, block.packed)
      const bytes = await bytesOf(blob, block.at + from, block.at + to)
      for (let at = 0; at < bytes.length; at += PIECE) {
        const unpacked = inflate.push(bytes.subarray(at, at + PIECE), to === block.packed && at + PIECE >= bytes.length)
        for (const piece of unpacked) {
          context.onUnpacked?.(piece.length)
          if (!push(piece)) return
        }
      }
      done += bytes.length
      context.onProgress?.(done / total)
    }
  }
}

class Inflating {
  readonly #at: number
  #unpacked: Uint8Array[] = []
  readonly #stream = new Unzlib((bytes) => {
    this.#unpacked.push(bytes)
  })

  constructor(at: number) {
    this.#at = at
  }

  push(packed: Uint8Array<ArrayBuffer>, isLast: boolean): readonly Uint8Array[] {
    this.#unpacked = []
    try {
      this.#stream.push(packed, isLast)
    } catch {
      throw damaged(FORMAT, this.#at)
    }
    return this.#unpacked
  }
}
