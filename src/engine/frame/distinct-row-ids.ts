import type { Checkpoint } from '../checkpoint.ts'
import { withoutTwins } from './row-ids.ts'

const block = 131_072

/**
 * `withoutTwins` for many rows, with checkpoints: that no id is there twice is almost always so, and is found out in a third of the time. In the
 * other case the ids are those of `withoutTwins`.
 */
export async function distinctRowIds(
  ids: Float64Array,
  checkpoint: Checkpoint,
  kept: Uint8Array = new Uint8Array(ids.length),
): Promise<Float64Array> {
  return (await areDistinct(ids, checkpoint)) ? ids : withoutTwins(ids, kept)
}

/** Marks the last bits of the ids; only ids that share these with another are compared. */
async function areDistinct(ids: Float64Array, checkpoint: Checkpoint): Promise<boolean> {
  const size = 2 ** Math.min(29, Math.max(16, Math.ceil(Math.log2(16 * ids.length + 1))))
  const mask = size - 1
  const [once, twice] = [new Uint32Array(size / 32), new Uint32Array(size / 32)]
  for (let i = 0; i < ids.length; i++) {
    const at = (ids[i] as number) & mask
    const bit = 1 << (at & 31)
    if (((once[at >>> 5] as number) & bit) === 0) once[at >>> 5] = (once[at >>> 5] as number) | bit
    else twice[at >>> 5] = (twice[at >>> 5] as number) | bit
    if (i % block === block - 1) await checkpoint()
  }
  const seen = new Set<number>()
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as number
    const at = id & mask
    if (((twice[at >>> 5] as number) & (1 << (at & 31))) !== 0) {
      if (seen.has(id)) return false
      seen.add(id)
    }
    if (i % block === block - 1) await checkpoint()
  }
  return true
}
