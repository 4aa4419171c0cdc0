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
  /** Words of the ward, with the place of the tool among those that they mean. */
  readonly ward: ReadonlyMap<string, number>
}

/** What is often typed with the name of a score, and is in no name. */
const fillers = /评分表|评分|量表|计算器|计算|公式|怎么算|怎么查|score|scale|calculator/giu

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
    ward: new Map(
      (keywords[id]?.ward ?? []).flatMap((words, place) => words.map((word) => [plain(word), place] as const)),
    ),
  }
  known.set(tool, texts)
  return texts
}

/** Lower is better; undefined if a word is not found. A whole word of the ward comes before all else, in the order of its tools. */
function rank({ titles, others, ward }: Searched, words: readonly string[]): number | undefined {
  let sum = 0
  for (const word of words) {
    const place = ward.get(word)
    if (place !== undefined) sum += place / 100 - 1
    else if (titles.some((text) => text.startsWith(word))) sum += 0
    else if (others.includes(word)) sum += 1
    else if (titles.some((text) => text.includes(word))) sum += 2
    else if (others.some((text) => text.startsWith(word))) sum += 3
    else if (others.some((text) => text.includes(word))) sum += 4
    else {
      const begun = placeOfBegun(ward, word)
      if (begun === undefined) return undefined
      sum += 5 + begun / 100
    }
  }
  return sum
}

/** The best place among the words of the ward that contain a part of one. */
function placeOfBegun(ward: ReadonlyMap<string, number>, part: string): number | undefined {
  if (part.length < 2) return undefined
  let best: number | undefined
  for (const [word, place] of ward) if (word.includes(part) && (best === undefined || place < best)) best = place
  return best
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
  const words = search.split(/\s+/).map(plain).filter(Boolean)
  if (words.length === 0) return []
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
