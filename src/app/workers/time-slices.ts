import type { Checkpoint } from '#engine/checkpoint.ts'

/** How long the worker computes before it checks for a cancellation. */
const SLICE_MS = 30

/** A checkpoint that handles messages after each slice of computing, and throws if the computation was cancelled. */
export function timeSlices(signal?: AbortSignal): Checkpoint {
  let since = performance.now()
  return async () => {
    if (performance.now() - since > SLICE_MS) {
      await nextTask()
      since = performance.now()
    }
    signal?.throwIfAborted()
  }
}

/** Yields to the message queue: a resolved promise would not, and a timer waits longer. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => resolve()
    channel.port2.postMessage(0)
  })
}
