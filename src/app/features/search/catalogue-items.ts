import { chartKeywords, chartTitles } from '#catalog/charts.ts'
import { analysisKeywords, analysisTitles } from '#catalog/index.ts'
import { type EntryTitle, isOffered, type KeywordsById } from '#catalog/kit/summary.ts'
import type { Words } from '#catalog/kit/words.ts'
import { toolKeywords, toolTitles } from '#catalog/tools.ts'
import { toolsQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { textsOfEntry } from '../../i18n/search-text.ts'
import { newAnalysis, newChart } from '../../questions/new-question.ts'
import type { Go } from '../../search/go.ts'
import type { SearchItem } from '../../search/search-item.ts'

type Say = (words: Words) => string

/** The clinical tools, except those that the operator hides. */
export async function toolItems(go: Go, say: Say): Promise<readonly SearchItem[]> {
  const keywords = await toolKeywords()
  const hidden = queryClient.getQueryData(toolsQuery().queryKey)?.hidden ?? []
  return toolTitles
    .filter((tool) => isOffered(tool) && !hidden.includes(tool.id))
    .map((tool) => ({
      group: 'tool',
      id: tool.id,
      title: say(tool.title),
      texts: textsOfEntry(tool, keywords),
      go: () => go({ to: '/tool/detail', search: { id: tool.id } }),
    }))
}

/** The analyses and charts of the catalogue: each is created in the given dataset, which is named in the hint. */
export async function methodItems(
  go: Go,
  say: Say,
  dataset: { readonly id: string; readonly name: string } | undefined,
): Promise<readonly SearchItem[]> {
  const [ofAnalyses, ofCharts] = await Promise.all([analysisKeywords(), chartKeywords()])
  const shared = (entry: EntryTitle, keywords: KeywordsById) => ({
    id: entry.id,
    title: say(entry.title),
    ...(dataset && { hint: dataset.name }),
    texts: textsOfEntry(entry, keywords),
  })
  return [
    ...analysisTitles.filter(isOffered).map(
      (entry): SearchItem => ({
        ...shared(entry, ofAnalyses),
        group: 'analysis',
        go: async () => {
          if (!dataset) return go({ to: '/dataAnalysis/index' })
          const analysis = await newAnalysis(dataset.id, entry.id, say(entry.title))
          return go({ to: '/dataAnalysis/show', search: { dataset: dataset.id, ...(analysis && { analysis }) } })
        },
      }),
    ),
    ...chartTitles.filter(isOffered).map(
      (entry): SearchItem => ({
        ...shared(entry, ofCharts),
        group: 'chart',
        go: async () => {
          if (!dataset) return go({ to: '/statistical/index' })
          const chart = await newChart(dataset.id, entry.id, say(entry.title))
          return go({ to: '/statistical/detail', search: { dataset: dataset.id, ...(chart && { chart }) } })
        },
      }),
    ),
  ]
}
