import { loadChart } from '#catalog/charts.ts'
import { loadAnalysis } from '#catalog/index.ts'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import type { StepOptionSpecs } from '#catalog/kit/steps/step-options.ts'
import type { Words } from '#catalog/kit/words.ts'
import { loadStep } from '#catalog/steps.ts'
import type { EntryRef } from '../../assistant/proposals/proposal.ts'

/** What a card shows of an entry: its title, and the words of its options and messages. */
export interface ProposedEntry {
  readonly title: Words
  readonly options: StepOptionSpecs
  readonly messages: Readonly<Record<string, Words>>
}

const loads: Readonly<Record<EntryRef['kind'], (id: string) => Promise<ProposedEntry | undefined>>> = {
  analysis: async (id) => {
    const entry = await loadAnalysis(id)
    if (!entry) return undefined
    const { definition, summary } = entry
    return { title: summary.title, options: allOptions(definition), messages: definition.messages }
  },
  chart: async (id) => {
    const entry = await loadChart(id)
    if (!entry) return undefined
    const { definition, summary } = entry
    return {
      title: summary.title,
      options: { ...allOptions(definition), ...styleOptions },
      messages: definition.messages,
    }
  },
  step: async (id) => {
    const entry = await loadStep(id)
    return (
      entry && { title: entry.summary.title, options: entry.definition.options, messages: entry.definition.messages }
    )
  },
}

export const keyOf = ({ kind, id }: EntryRef): string => `${kind}/${id}`

/** The entries by `keyOf`, without those that this version of the application does not have. */
export async function proposedEntries(refs: readonly EntryRef[]): Promise<Readonly<Record<string, ProposedEntry>>> {
  const found = await Promise.all(refs.map(async (ref) => [keyOf(ref), await loads[ref.kind](ref.id)] as const))
  return Object.fromEntries(found.flatMap(([key, entry]) => (entry ? [[key, entry] as const] : [])))
}
