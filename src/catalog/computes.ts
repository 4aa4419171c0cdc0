import type { AnalysisDefinition, ComputeModule } from './kit/analysis.ts'

/**
 * Computations with what they ask, on demand. Only the engine worker imports this, so that no page carries the engine, and the worker carries no summary,
 * reading, script or example.
 */
const definitions = import.meta.glob<{ definition: AnalysisDefinition }>([
  './analyses/*/definition.ts',
  './charts/*/definition.ts',
])
const computes = import.meta.glob<ComputeModule>(['./analyses/*/compute.ts', './charts/*/compute.ts'])

export type Computed = 'analyses' | 'charts'

export interface Computation {
  readonly definition: AnalysisDefinition
  readonly compute: ComputeModule
}

/** Undefined where this version has none of that name. */
export async function loadComputation(kind: Computed, id: string): Promise<Computation | undefined> {
  const definition = definitions[`./${kind}/${id}/definition.ts`]
  const compute = computes[`./${kind}/${id}/compute.ts`]
  if (definition === undefined || compute === undefined) return undefined
  const [declared, computed] = await Promise.all([definition(), compute()])
  return { definition: declared.definition, compute: computed }
}
