import type { Checkpoint } from './checkpoint.ts'

/** Counts work, so that loops of unequal rounds come to a checkpoint after about the same time. */
export class Pace {
  readonly #checkpoint: Checkpoint
  #done = 0

  constructor(checkpoint: Checkpoint) {
    this.#checkpoint = checkpoint
  }

  /** Whether it is time for a checkpoint after so many more operations. */
  due(operations: number): boolean {
    this.#done += operations
    return this.#done > portion
  }

  async rest(): Promise<void> {
    this.#done = 0
    await this.#checkpoint()
  }
}

/** Operations between two checkpoints. */
const portion = 2_000_000
