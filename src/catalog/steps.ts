import parts from 'entries:steps/definition'
import titles from 'titles:steps'
import type { StepDefinition, StepTitle } from './kit/step.ts'
import type { KeywordsById } from './kit/summary.ts'

/** The steps as the application sees them; what they do is fetched by the worker alone (`step-applies.ts`). */

export type Step = { readonly summary: StepTitle } & StepParts

type StepParts = { readonly definition: StepDefinition }

const unordered: readonly StepTitle[] = titles

export const stepTitles: readonly StepTitle[] = unordered.toSorted((a, b) => a.order - b.order)

export async function loadStep(id: string): Promise<Step | undefined> {
  const summary = stepTitles.find((entry) => entry.id === id)
  if (summary === undefined) return undefined
  const load: (() => Promise<StepParts>) | undefined = parts[`steps/${id}`]
  return load && { summary, ...(await load()) }
}

/** The texts searched. */
export async function stepKeywords(): Promise<KeywordsById> {
  return (await import('keywords:steps')).default
}
