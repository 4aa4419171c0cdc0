import type { ReadContext } from '../read-context.ts'
import { yieldToMessages } from '../yield-to-messages.ts'

/** Values that are read within some ten milliseconds. */
export const STRIDE = 300_000

/** Pauses a long reading often enough that Stop is heard at once. */
export class Pace {
  readonly #context: ReadContext
  #since = 0

  constructor(context: ReadContext) {
    this.#context = context
  }

  /** To be awaited after some values or bytes of work. Throws the signal's reason. */
  async did(work: number): Promise<void> {
    this.#since += work
    if (this.#since < STRIDE) return
    this.#since = 0
    await yieldToMessages()
    this.#context.signal?.throwIfAborted()
  }
}
