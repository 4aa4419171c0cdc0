import type { StepDefinition, StepExamplesModule, StepRScriptModule, StepSummary } from './kit/step.ts'

/** The steps as the application sees them; what they do is fetched by the worker alone (`step-applies.ts`). */
const summaries = import.meta.glob<StepSummary>('./steps/*/summary.ts', { eager: true, import: 'summary' })
const definitions = import.meta.glob<{ definition: StepDefinition }>('./steps/*/definition.ts')
const scripts = import.meta.glob<StepRScriptModule>('./steps/*/r-script.ts')
const examples = import.meta.glob<StepExamplesModule>('./steps/*/examples.ts')

export interface Step {
  readonly summary: StepSummary
  readonly definition: StepDefinition
  readonly rScript: StepRScriptModule['rScript']
  readonly examples: StepExamplesModule['examples']
}

export const stepSummaries: readonly StepSummary[] = Object.values(summaries).toSorted((a, b) => a.order - b.order)

export async function loadStep(id: string): Promise<Step | undefined> {
  const summary = stepSummaries.find((entry) => entry.id === id)
  if (summary === undefined) return undefined
  const [{ definition }, { rScript }, example] = await Promise.all([
    part(definitions, id, 'definition'),
    part(scripts, id, 'r-script'),
    part(examples, id, 'examples'),
  ])
  return { summary, definition, rScript, examples: example.examples }
}

function part<M>(modules: Readonly<Record<string, () => Promise<M>>>, id: string, name: string): Promise<M> {
  const load = modules[`./steps/${id}/${name}.ts`]
  if (load === undefined) throw new Error(`steps/${id}/${name}.ts is missing`)
  return load()
}
