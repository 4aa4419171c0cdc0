import type { StepModules } from './apply-steps.ts'
import type { ApplyModule, StepDefinition, StepRScriptModule, StepSummary } from './kit/step.ts'

type StepParts = { readonly summary: StepSummary; readonly definition: StepDefinition } & ApplyModule &
  StepRScriptModule

/** The computation of a step with its R program: one script, fetched on demand. Only the engine worker imports this. */
export async function loadStepParts(id: string): Promise<StepParts | undefined> {
  const { default: parts } = await import('entries:steps/summary,definition,apply,r-script')
  const load: (() => Promise<StepParts>) | undefined = parts[`steps/${id}`]
  return load?.()
}

/** For `applySteps`. */
export async function loadStepModules(type: string): Promise<StepModules | undefined> {
  const loaded = await loadStepParts(type)
  return loaded && { definition: loaded.definition, apply: loaded }
}
