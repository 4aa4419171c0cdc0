import type { EntryTitle, KeywordsById } from '#catalog/kit/summary.ts'

/** Letters and digits only, subscripts as digits: "CHA₂DS₂-VASc", "cha2ds2 vasc" and "cha2ds2vasc" are equal. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The searched texts of one thing, made `plain` once, because each keystroke reads them. */
export interface Searched {
  readonly titles: readonly string[]
  readonly others: readonly string[]
  /** Words of the ward that mean it, each with its place among the things that the word means. */
  readonly ward?: ReadonlyMap<string, number>
}

/** The searched texts of an entry of the catalogue, with the terms that its title does not have, once they are loaded. */
export function textsOfEntry(
  { id, title, subtitle }: Pick<EntryTitle, 'id' | 'title' | 'subtitle'>,
  keywords: KeywordsById | undefined,
): Searched {
  const known = keywords?.[id]
  const { en = '', zh = '' } = known?.subtitle ?? subtitle ?? {}
  return {
    titles: [title.en, title.zh, id].map(plain),
    others: [en, zh, ...(known?.keywords ?? [])].map(plain),
    ward: new Map((known?.ward ?? []).flatMap((words, place) => words.map((word) => [plain(word), place] as const))),
  }
}

/** The words of a search; none for a search without a letter or digit. */
export function wordsOf(search: string): readonly string[] {
  return search.split(/\s+/).map(plain).filter(Boolean)
}

/** How well a thing matches the words of a search, lower is better; undefined if a word is not found. */
export function rankOf(texts: Searched, words: readonly string[]): number | undefined {
  // first as a whole: the words may be one term ("feng xian", "PHQ 9")
  return rank(texts, [words.join('')]) ?? rank(texts, words)
}

/** A whole word of the ward comes before all else. */
function rank({ titles, others, ward }: Searched, words: readonly string[]): number | undefined {
  let sum = 0
  for (const word of words) {
    const place = ward?.get(word)
    if (place !== undefined) sum += place / 100 - 1
    else if (titles.some((text) => text.startsWith(word))) sum += 0
    else if (others.includes(word)) sum += 1
    else if (titles.some((text) => text.includes(word))) sum += 2
    else if (others.some((text) => text.startsWith(word))) sum += 3
    else if (others.some((text) => text.includes(word))) sum += 4
    else {
      const begun = ward && placeOfPart(ward, word)
      if (begun === undefined) return undefined
      sum += 5 + begun / 100
    }
  }
  return sum
}

/** The best place among the words of the ward that contain a part of one. */
function placeOfPart(ward: ReadonlyMap<string, number>, part: string): number | undefined {
  if (part.length < 2) return undefined
  let best: number | undefined
  for (const [word, place] of ward) if (word.includes(part) && (best === undefined || place < best)) best = place
  return best
}
