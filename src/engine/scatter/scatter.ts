import type { KernelName, Kernels } from './kernel.ts'

/** Work that is divided into independent parts. */
export interface ParallelWork<K extends KernelName> {
  readonly kernel: K
  /** Data that every part reads; each thread has a copy. */
  readonly shared: Kernels[K]['shared']
  readonly parts: readonly Kernels[K]['part'][]
  /** Operations of all parts together, as `Pace` counts them: one for about one to three nanoseconds. */
  readonly operations: number
  /** Memory of a thread during the computation, including the copy of `shared`. */
  readonly bytes: number
}

/**
 * Computes all parts, in any order and on any number of threads. The results are in the order of the parts and the same for any number of
 * threads.
 * `progress` receives the proportion that is done.
 */
export type Scatter = <K extends KernelName>(
  work: ParallelWork<K>,
  progress: (share: number) => void,
) => Promise<readonly Kernels[K]['answer'][]>
