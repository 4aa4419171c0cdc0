import type { ComputeModule } from './kit/analysis.ts'

/** Computations on demand. Only the engine worker imports this, so that no page carries the engine. */
const computes = import.meta.glob<ComputeModule>(['./analyses/*/compute.ts', './charts/*/compute.ts'])

export type Computed = 'analyses' | 'charts'

export async function loadCompute(kind: Computed, id: string): Promise<ComputeModule | undefined> {
  return computes[`./${kind}/${id}/compute.ts`]?.()
}
