import type { KernelName, Kernels } from './kernel.ts'

/** Work in parts that do not need one another. */
export interface ParallelWork<K extends KernelName> {
  readonly kernel: K
  /** What every part reads: each thread has a copy. */
  readonly shared: Kernels[K]['shared']
  readonly parts: readonly Kernels[K]['part'][]
  /** For all parts together, as `Pace` counts them: about one for each one to three nanoseconds. */
  readonly operations: number
  /** What a thread holds while it computes, the copy of `shared` included. */
  readonly bytes: number
}

/**
 * Computes all parts, in whatever order and on however many threads; the answers are in the order of the parts, and the same for any number of
 * threads. `progress` gets the share that is done.
 */
export type Scatter = <K extends KernelName>(
  work: ParallelWork<K>,
  progress: (share: number) => void,
) => Promise<readonly Kernels[K]['answer'][]>
