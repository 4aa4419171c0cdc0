import type { EntryTitle, KeywordsById } from '#catalog/kit/summary.ts'

/** Letters and digits only, subscripts as digits: "CHA₂DS₂-VASc", "cha2ds2 vasc" and "cha2ds2vasc" are equal. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The searched texts of each tool, computed once, because each keystroke reads them. */
interface Searched {
  readonly titles: readonly string[]
  readonly others: readonly string[]
}

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

/** Lower is better; undefined if a word is not found. */
function rank({ titles, others }: Searched, words: readonly string[]): number | undefined {
  let sum = 0
  for (const word of words) {
    if (titles.some((text) => text.startsWith(word))) continue
    if (others.includes(word)) sum += 1
    else if (titles.some((text) => text.includes(word))) sum += 2
    else if (others.some((text) => text.startsWith(word))) sum += 3
    else if (others.some((text) => text.includes(word))) sum += 4
    else return undefined
  }
  return sum
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
  const words = search.split(/\s+/).map(plain).filter(Boolean)
  if (words.length === 0) return tools
  return tools
    .flatMap((tool) => {
      // first as a whole: the words may be one term ("feng xian", "PHQ 9")
      const texts = searched(tool, keywords)
      const found = rank(texts, [words.join('')]) ?? rank(texts, words)
      return found === undefined ? [] : [{ tool, found }]
    })
    .toSorted((a, b) => a.found - b.found)
    .map(({ tool }) => tool)
}
