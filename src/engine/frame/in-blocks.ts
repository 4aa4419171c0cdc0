import type { Checkpoint } from '../checkpoint.ts'

/** Rows between two checkpoints: less than a tenth of a second of any work on them. */
const BLOCK = 65_536

/** Does the work on rows `from` to `to` - 1, block by block, with a checkpoint after each. */
export async function inBlocks(
  rows: number,
  checkpoint: Checkpoint,
  work: (from: number, to: number) => void,
): Promise<void> {
  for (let from = 0; from < rows; from += BLOCK) {
    work(from, Math.min(rows, from + BLOCK))
    await checkpoint()
  }
}
