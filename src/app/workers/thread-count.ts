/** Operations of half a second: two threads take about a tenth of a second each to start and to compile their code. */
const fewestOperations = 3e8

/** The maximum of threads for all concurrent computations: more gain little, and each has its copy of the data. */
const maxThreads = 8

/** Memory of all threads of a computation, with their copies of the data. */
const maxBytes = 400e6

/** As in `ParallelWork`. */
interface Work {
  readonly parts: readonly unknown[]
  readonly operations: number
  readonly bytes: number
}

/** How many threads compute a job while `running` others are active; 0 to compute it in the calling thread. */
export function threadCount({ parts, operations, bytes }: Work, running: number, cores: number): number {
  if (operations < fewestOperations) return 0
  const free = Math.min(cores > 2 ? cores - 1 : cores, maxThreads - running) // one is for the page
  const count = Math.min(free, parts.length, Math.floor(maxBytes / bytes))
  return count < 2 ? 0 : count
}
