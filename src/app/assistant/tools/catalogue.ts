import { chartKeywords, chartTitles } from '#catalog/charts.ts'
import { analysisKeywords, analysisTitles } from '#catalog/index.ts'
import { type EntryTitle, isOffered, type KeywordsById, type Replaceable } from '#catalog/kit/summary.ts'
import { stepKeywords, stepTitles } from '#catalog/steps.ts'
import { toolKeywords, toolTitles } from '#catalog/tools.ts'
import type { EntryKind } from '#contract/assistant/tools.ts'
import { toolsQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'

export type Titled = Pick<EntryTitle, 'id' | 'title' | 'subtitle'> & Replaceable

const sources: Readonly<Record<EntryKind, { titles: readonly Titled[]; keywords: () => Promise<KeywordsById> }>> = {
  analysis: { titles: analysisTitles, keywords: analysisKeywords },
  chart: { titles: chartTitles, keywords: chartKeywords },
  tool: { titles: toolTitles, keywords: toolKeywords },
  step: { titles: stepTitles, keywords: stepKeywords },
}

export const entryKinds = Object.keys(sources) as EntryKind[]

/** The entries of a kind that the user is offered: without those replaced, and without the tools that the operator hides. */
export async function offeredEntries(kind: EntryKind): Promise<readonly Titled[]> {
  const arranged = kind === 'tool' ? await queryClient.ensureQueryData(toolsQuery()).catch(() => undefined) : undefined
  return sources[kind].titles.filter((entry) => isOffered(entry) && !arranged?.hidden.includes(entry.id))
}

/** The searched texts of a kind. Empty if they fail to load: titles are searched without them. */
export const keywordsOf = (kind: EntryKind): Promise<KeywordsById> => sources[kind].keywords().catch(() => ({}))
