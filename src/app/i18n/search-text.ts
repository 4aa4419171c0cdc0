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
