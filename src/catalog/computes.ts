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
 * The parts of an entry that run in the worker: computation, definition and, if it saves columns, R program; one script, fetched on demand.
 * Only the
 * engine worker imports this, so that no page contains the engine and the worker contains no summary, reading or example. The list of entries
 * is a
 * script too, so that a new entry changes that list but not the worker's script. Undefined if this version has no such entry.
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

/** The R program of an analysis in a step, with its definition; undefined if it saves no columns. */
export async function loadScriptedAnalysis(id: string): Promise<ScriptedAnalysis | undefined> {
  const { definition, rScript } = (await loadWorkerParts('analyses', id)) ?? {}
  return definition && rScript && { definition, rScript }
}
