/** Of half a second: two threads take about a tenth of a second each to start and to compile what they run. */
const fewestOperations = 3e8

/** At the same time, for all that is asked: beyond it the gain is small, and each has its copy of the data. */
const maxThreads = 8

/** What the threads of a work may hold together, its copies of the data included. */
const maxBytes = 400e6

/** As a `Divided` has them. */
interface Work {
  readonly parts: readonly unknown[]
  readonly operations: number
  readonly bytes: number
}

/** How many threads compute a work beside `running` others; 0 where it is computed at once, in the thread that asks. */
export function threadCount({ parts, operations, bytes }: Work, running: number, cores: number): number {
  if (operations < fewestOperations) return 0
  const free = Math.min(cores > 2 ? cores - 1 : cores, maxThreads - running) // one is for the page
  const count = Math.min(free, parts.length, Math.floor(maxBytes / bytes))
  return count < 2 ? 0 : count
}
