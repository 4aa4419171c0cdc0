import type { EntryTitle, KeywordsById } from '#catalog/kit/summary.ts'
import { plain, rankOf, type Searched, textsOfEntry, wordsOf } from '../../i18n/search-text.ts'

/** What is often typed with the name of a score, and is in no name. */
const fillers = /评分表|评分|量表|计算器|计算|公式|怎么算|怎么查|score|scale|calculator/giu

const made = new WeakMap<KeywordsById, Map<EntryTitle, Searched>>()
const none: KeywordsById = {}

function searched(tool: EntryTitle, keywords: KeywordsById): Searched {
  const known = made.get(keywords) ?? new Map<EntryTitle, Searched>()
  made.set(keywords, known)
  const before = known.get(tool)
  if (before) return before
  const texts = textsOfEntry(tool, keywords)
  known.set(tool, texts)
  return texts
}

/**
 * The tools that match every word of the search, best first; all in their own order for an empty search. Without keywords only titles are
 * searched.
 */
export function findTools(
  tools: readonly EntryTitle[],
  search: string,
  keywords: KeywordsById = none,
): readonly EntryTitle[] {
  if (plain(search) === '') return tools
  const found = matching(tools, search, keywords)
  return found.length > 0 ? found : matching(tools, search.replace(fillers, ' '), keywords)
}

function matching(tools: readonly EntryTitle[], search: string, keywords: KeywordsById): readonly EntryTitle[] {
  const words = wordsOf(search)
  if (words.length === 0) return []
  return tools
    .flatMap((tool) => {
      const found = rankOf(searched(tool, keywords), words)
      return found === undefined ? [] : [{ tool, found }]
    })
    .toSorted((a, b) => a.found - b.found)
    .map(({ tool }) => tool)
}
