import { chartKeywords, chartTitles } from '#catalog/charts.ts'
import { analysisKeywords, analysisTitles } from '#catalog/index.ts'
import { type EntryTitle, isOffered, type KeywordsById, type Replaceable } from '#catalog/kit/summary.ts'
import { stepKeywords, stepTitles } from '#catalog/steps.ts'
import { toolKeywords, toolTitles } from '#catalog/tools.ts'
import type { EntryKind } from '#contract/assistant/tools.ts'
import { toolsQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'

type Titled = Pick<EntryTitle, 'id' | 'title' | 'subtitle'> & Replaceable

const sources: Readonly<Record<EntryKind, { titles: readonly Titled[]; keywords: () => Promise<KeywordsById> }>> = {
  analysis: { titles: analysisTitles, keywords: analysisKeywords },
  chart: { titles: chartTitles, keywords: chartKeywords },
  tool: { titles: toolTitles, keywords: toolKeywords },
  step: { titles: stepTitles, keywords: stepKeywords },
}

/** Ids of the clinical tools that the operator hides; none without the server's answer, of now or of before. */
export async function hiddenTools(): Promise<readonly string[]> {
  const arranged = await queryClient.ensureQueryData(toolsQuery()).catch(() => undefined)
  return arranged?.hidden ?? []
}

/** The entries of a kind that the user is offered: without those replaced, and without the tools that the operator hides. */
export async function offeredEntries(kind: EntryKind): Promise<readonly Titled[]> {
  const hidden = kind === 'tool' ? await hiddenTools() : []
  return sources[kind].titles.filter((entry) => isOffered(entry) && !hidden.includes(entry.id))
}

/** Subtitles and the lines of the guide. Empty if they fail to load. */
export const keywordsOf = (kind: EntryKind): Promise<KeywordsById> => sources[kind].keywords().catch(() => ({}))
