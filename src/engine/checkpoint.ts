/**
 * Given to what can take long, and awaited there after every few milliseconds of work: it lets messages in, and rejects where the reader
 * has stopped, which ends the work.
 */
export type Checkpoint = () => Promise<void>

/** A checkpoint that never waits, for tests and the command line. */
export const uninterrupted: Checkpoint = () => Promise.resolve()
