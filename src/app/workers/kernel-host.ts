import { uninterrupted } from '#engine/checkpoint.ts'
import { kernels } from '#engine/kernels/kernels.ts'
import type { Kernel, KernelName } from '#engine/scatter/kernel.ts'

/** The interface of a thread that computes parts. To stop it, end the thread. */
export interface KernelHost {
  /** Called before the first part. */
  readonly take: (kernel: KernelName, shared: unknown) => void
  readonly compute: (part: unknown) => Promise<unknown>
}

export function kernelHost(): KernelHost {
  let compute: KernelHost['compute'] | undefined
  return {
    take: (name, shared) => {
      const kernel = kernels[name] as Kernel
      compute = (part) => kernel(shared, part, uninterrupted)
    },
    compute: (part) => {
      if (!compute) throw new Error('A part came before the work that it is of')
      return compute(part)
    },
  }
}
