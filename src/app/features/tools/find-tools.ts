import type { EntrySummary } from '#catalog/kit/summary.ts'

/** Letters and digits alone, subscripts as digits: "CHA₂DS₂-VASc", "cha2ds2 vasc" and "cha2ds2vasc" are one. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Lower is better; undefined where a word is found nowhere. */
function rank({ id, title, subtitle, keywords }: EntrySummary, words: readonly string[]): number | undefined {
  const titles = [title.en, title.zh, id].map(plain)
  const others = [subtitle?.en ?? '', subtitle?.zh ?? '', ...keywords].map(plain)
  const ranks = words.map((word) => {
    if (titles.some((text) => text.startsWith(word))) return 0
    if (others.includes(word)) return 1
    if (titles.some((text) => text.includes(word))) return 2
    if (others.some((text) => text.startsWith(word))) return 3
    return others.some((text) => text.includes(word)) ? 4 : Number.NaN
  })
  const sum = ranks.reduce((a, b) => a + b, 0)
  return Number.isNaN(sum) ? undefined : sum
}

/** What matches every word of the search, the best first; everything in its own order without one. */
export function findTools(tools: readonly EntrySummary[], search: string): readonly EntrySummary[] {
  const words = search.split(/\s+/).map(plain).filter(Boolean)
  if (words.length === 0) return tools
  return tools
    .flatMap((tool) => {
      // as a whole first: the words may be one term ("feng xian", "PHQ 9")
      const found = rank(tool, [words.join('')]) ?? rank(tool, words)
      return found === undefined ? [] : [{ tool, found }]
    })
    .toSorted((a, b) => a.found - b.found)
    .map(({ tool }) => tool)
}
