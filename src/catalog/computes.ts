import type { ScriptedAnalysis } from './analysis-in-r.ts'
import type { AnalysisDefinition, ComputeModule } from './kit/analysis.ts'
import type { RScriptModule } from './kit/r/r-script.ts'

export type Computed = 'analyses' | 'charts'

export interface Computation {
  readonly definition: AnalysisDefinition
  readonly compute: ComputeModule
}

type WorkerParts = Pick<Computation, 'definition'> & ComputeModule & Partial<RScriptModule>

/**
 * What of an entry computes, with what it asks and, where it saves columns, its R program: one script, on demand. Only the engine worker imports this, so that no
 * page carries the engine, and the worker carries no summary, reading or example; the list of them is a script too, which a new entry changes and the worker's own
 * not. Undefined if this version has none of that name.
 */
async function loadWorkerParts(kind: Computed, id: string): Promise<WorkerParts | undefined> {
  const { default: parts } = await import('entries:analyses+charts/definition,compute,r-script.saving')
  const load: (() => Promise<WorkerParts>) | undefined = parts[`${kind}/${id}`]
  return load?.()
}

export async function loadComputation(kind: Computed, id: string): Promise<Computation | undefined> {
  const loaded = await loadWorkerParts(kind, id)
  return loaded && { definition: loaded.definition, compute: loaded }
}

/** The R program of an analysis that a step asks for, with what it asks; undefined for one that saves no columns. */
export async function loadScriptedAnalysis(id: string): Promise<ScriptedAnalysis | undefined> {
  const { definition, rScript } = (await loadWorkerParts('analyses', id)) ?? {}
  return definition && rScript && { definition, rScript }
}
