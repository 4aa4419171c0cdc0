import type { ScriptedAnalysis } from './analysis-in-r.ts'
import type { AnalysisDefinition } from './kit/analysis.ts'
import type { RScriptModule } from './kit/r-script.ts'
import type { StepDefinition, StepRScriptModule, StepSummary } from './kit/step.ts'
import type { ScriptedStep } from './recipe-script.ts'

/** What the R program of a dataset's steps is made of, on demand. Only the engine worker imports this. */
const definitions = import.meta.glob<{ definition: AnalysisDefinition }>('./analyses/*/definition.ts')
const scripts = import.meta.glob<RScriptModule>('./analyses/*/r-script.ts')
const stepSummaries = import.meta.glob<{ summary: StepSummary }>('./steps/*/summary.ts')
const stepDefinitions = import.meta.glob<{ definition: StepDefinition }>('./steps/*/definition.ts')
const stepScripts = import.meta.glob<StepRScriptModule>('./steps/*/r-script.ts')

export async function loadScriptedAnalysis(id: string): Promise<ScriptedAnalysis | undefined> {
  const [declared, scripted] = await Promise.all([
    definitions[`./analyses/${id}/definition.ts`]?.(),
    scripts[`./analyses/${id}/r-script.ts`]?.(),
  ])
  return declared && scripted && { ...declared, ...scripted }
}

export async function loadScriptedStep(id: string): Promise<ScriptedStep | undefined> {
  const [summarised, declared, scripted] = await Promise.all([
    stepSummaries[`./steps/${id}/summary.ts`]?.(),
    stepDefinitions[`./steps/${id}/definition.ts`]?.(),
    stepScripts[`./steps/${id}/r-script.ts`]?.(),
  ])
  return summarised && declared && scripted && { ...summarised, ...declared, ...scripted }
}
