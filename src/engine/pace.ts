import type { Checkpoint } from './checkpoint.ts'

/** Counts operations, so that loops with iterations of unequal cost reach checkpoints at about equal intervals of time. */
export class Pace {
  readonly #checkpoint: Checkpoint
  #done = 0

  constructor(checkpoint: Checkpoint) {
    this.#checkpoint = checkpoint
  }

  /** Adds operations to the count; true if a checkpoint is due. */
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
