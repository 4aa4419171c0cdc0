import type { Checkpoint } from '../checkpoint.ts'

/**
 * What is computed in parts, on any thread: a pure function of what all parts share and of the part, all of which can be copied from thread to thread
 * (structured cloning). Its answer depends on nothing else, and on no other part.
 */
export type Kernel<T extends KernelTypes = KernelTypes> = (
  shared: T['shared'],
  part: T['part'],
  checkpoint: Checkpoint,
) => Promise<T['answer']>

interface KernelTypes {
  readonly shared: unknown
  readonly part: unknown
  readonly answer: unknown
}

/** The size of a table of random numbers: 3 rows or more. */
export interface RandomData {
  readonly rows: number
  readonly variables: number
}

/** What the samples come to, in the order of their seeds. */
export interface Resampled {
  readonly means: Float64Array
  readonly medians: Float64Array
}

/** By name, which crosses threads where a function does not. */
export interface Kernels {
  readonly 'resampled-means': {
    readonly shared: Float64Array
    readonly part: Int32Array
    readonly answer: Resampled
  }
  readonly 'random-eigenvalues': {
    readonly shared: RandomData
    readonly part: Int32Array
    readonly answer: readonly Float64Array[]
  }
}

export type KernelName = keyof Kernels
