import type { EntryTitle, KeywordsById } from '#catalog/kit/summary.ts'
import { plain, rankOf, type Searched, wordsOf } from '../../i18n/search-text.ts'

const made = new WeakMap<KeywordsById, Map<EntryTitle, Searched>>()
const none: KeywordsById = {}

function searched(tool: EntryTitle, keywords: KeywordsById): Searched {
  const { id, title, subtitle } = tool
  const known = made.get(keywords) ?? new Map<EntryTitle, Searched>()
  made.set(keywords, known)
  const before = known.get(tool)
  if (before) return before
  const texts = {
    titles: [title.en, title.zh, id].map(plain),
    others: [subtitle?.en ?? '', subtitle?.zh ?? '', ...(keywords[id]?.keywords ?? [])].map(plain),
  }
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
  const words = wordsOf(search)
  if (words.length === 0) return tools
  return tools
    .flatMap((tool) => {
      const found = rankOf(searched(tool, keywords), words)
      return found === undefined ? [] : [{ tool, found }]
    })
    .toSorted((a, b) => a.found - b.found)
    .map(({ tool }) => tool)
}
