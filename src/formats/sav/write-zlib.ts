import { zlibSync } from 'fflate'
import type { ReadContext } from '../read-context.ts'
import { bytesOf } from '../source.ts'
import type { ByteWriter } from '../typed/byte-writer.ts'
import { yieldToMessages } from '../yield-to-messages.ts'

/** As SPSS divides the data. */
export const BLOCK = 0x3ff000

/** Writes cases in bytecode as the zlib blocks of a .zsav file, and the trailer that lists them (PSPP developer's guide, 2023, "System File Format"). */
export async function writeZlibBlocks(out: ByteWriter, cases: Blob, context: ReadContext, size = BLOCK): Promise<void> {
  const start = out.length
  const blocks: { readonly plain: number; readonly packed: Uint8Array }[] = []
  for (let at = 0; at < cases.size; at += size) {
    context.signal?.throwIfAborted()
    const piece = await bytesOf(cases, at, Math.min(at + size, cases.size))
    blocks.push({ plain: piece.length, packed: zlibSync(piece) })
    context.onProgress?.(Math.min(1, (at + size) / cases.size))
    await yieldToMessages()
  }
  const total = blocks.reduce((sum, { packed }) => sum + packed.length, 0)
  out
    .u64(start)
    .u64(start + 24 + total)
    .u64(24 + 24 * blocks.length)
  for (const { packed } of blocks) {
    out.bytes(packed)
    out.flush()
  }
  // the bias, which is negative here
  out.i32(-100).i32(-1).u64(0).i32(size).i32(blocks.length)
  let [plainAt, packedAt] = [start, start + 24]
  for (const { plain, packed } of blocks) {
    out.u64(plainAt).u64(packedAt).i32(plain).i32(packed.length)
    plainAt += plain
    packedAt += packed.length
  }
}
