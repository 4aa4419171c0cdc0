import type { Checkpoint } from '../checkpoint.ts'

/**
 * A computation in parts that can run on any thread: a pure function of the shared data and the part, both of which can be passed to a worker
 * (structured cloning). The result depends on nothing else, and on no other part.
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

/** The values of two groups, or the differences of pairs as the first, each ascending, and the effect of the second against the first. */
export interface EffectData {
  readonly effect: 'mean' | 'median' | 'g' | 'delta'
  readonly first: Float64Array
  readonly second: Float64Array | null
}

/** Results of the samples, in the order of their seeds. */
export interface Resampled {
  readonly means: Float64Array
  readonly medians: Float64Array
}

/** Kernels by name, since a function cannot be passed to a worker. */
export interface Kernels {
  readonly 'resampled-means': {
    readonly shared: Float64Array
    readonly part: Int32Array
    readonly answer: Resampled
  }
  readonly 'resampled-effects': {
    readonly shared: EffectData
    readonly part: Int32Array
    readonly answer: Float64Array
  }
  readonly 'random-eigenvalues': {
    readonly shared: RandomData
    readonly part: Int32Array
    readonly answer: readonly Float64Array[]
  }
}

export type KernelName = keyof Kernels
