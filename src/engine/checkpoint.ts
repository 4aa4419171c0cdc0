/**
 * Awaited by long computations every few milliseconds of work: it handles messages, and rejects if the reader has stopped the computation,
 * which ends it.
 */
export type Checkpoint = () => Promise<void>

/** A checkpoint that never waits, for tests and the command line. */
export const uninterrupted: Checkpoint = () => Promise.resolve()
