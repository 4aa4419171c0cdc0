import parts from 'entries:steps/definition,r-script,examples'
import type { StepDefinition, StepExamplesModule, StepRScriptModule, StepSummary } from './kit/step.ts'

/** The steps as the application sees them; what they do is fetched by the worker alone (`step-applies.ts`). */
const summaries = import.meta.glob<StepSummary>('./steps/*/summary.ts', { eager: true, import: 'summary' })

export type Step = { readonly summary: StepSummary } & StepParts

type StepParts = { readonly definition: StepDefinition } & StepRScriptModule & StepExamplesModule

export const stepSummaries: readonly StepSummary[] = Object.values(summaries).toSorted((a, b) => a.order - b.order)

export async function loadStep(id: string): Promise<Step | undefined> {
  const summary = stepSummaries.find((entry) => entry.id === id)
  if (summary === undefined) return undefined
  const load: (() => Promise<StepParts>) | undefined = parts[`steps/${id}`]
  return load && { summary, ...(await load()) }
}
