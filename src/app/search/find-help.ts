import { plain, rankOf, type Searched, wordsOf } from '../i18n/search-text.ts'
import { type HelpEntry, type HelpKind, helpKinds } from './help-entry.ts'

/** A shorter fixed part of a notice may be part of any sentence. */
const SHORTEST_FIXED = 8

/** Added to the rank of texts that explain a part of an analysis, so that the analysis itself comes first, unless they have that very name. */
const handicaps: Partial<Readonly<Record<HelpKind, number>>> = { option: 2.5, notice: 4 }

/** What matches every word of the search, or is the pasted notice; otherwise what matches most of a sentence. The best first. */
export function findHelp(entries: readonly HelpEntry[], search: string, kind?: HelpKind): readonly HelpEntry[] {
  const words = wordsOf(search)
  if (words.length === 0) return []
  const asked = kind === undefined ? entries : entries.filter((entry) => entry.kind === kind)
  const ranked = asked.flatMap((entry) => {
    const rank = rankOfEntry(entry, words)
    return rank === undefined ? [] : [{ entry, rank }]
  })
  return (ranked.length > 0 ? ranked : byParts(asked, partsOf(search)))
    .sort((a, b) => a.rank - b.rank || helpKinds.indexOf(a.entry.kind) - helpKinds.indexOf(b.entry.kind))
    .map(({ entry }) => entry)
}

function rankOfEntry({ kind, texts, fixed = [] }: HelpEntry, words: readonly string[]): number | undefined {
  const whole = words.join('')
  if (fixed.some((part) => part.length >= SHORTEST_FIXED && part.length < whole.length && whole.includes(part)))
    return -1
  const rank = rankOf(texts, words)
  if (rank === undefined || texts.titles.includes(whole)) return rank
  return rank + (handicaps[kind] ?? 0)
}

/** Words that questions consist of and that say nothing of what is asked about. */
const filler = new Set(
  'the and for are was were what why how does did mean means meaning can should which when where this that with has have had get not you from into about there use used show'.split(
    ' ',
  ),
)
const chineseFiller =
  /什么|为什么|怎么|如何|怎样|哪里|哪个|哪些|在哪|是否|可以|意思|请问|这个|那个|一下|[的了吗呢么是我你在有和与及或把被请用个]/gu

/** Other words of a sentence, and of Chinese, which has no spaces, all pairs of neighbouring characters. */
function partsOf(sentence: string): readonly string[] {
  const parts = new Set<string>()
  for (const run of sentence.replace(chineseFiller, ' ').split(/[^\p{L}\p{N}-]+/u))
    for (const [piece] of run.matchAll(/\p{Script=Han}+|[^\p{Script=Han}]+/gu)) {
      if (/\p{Script=Han}/u.test(piece))
        for (let at = 0; at + 2 <= piece.length; at++) parts.add(piece.slice(at, at + 2))
      else if (piece.length > 2 && !filler.has(piece.toLowerCase())) parts.add(plain(piece))
    }
  return [...parts].filter(Boolean)
}

/** Entries by the parts of a sentence that they have, of which rare ones count more; those with less than half of the sentence are left out. */
function byParts(entries: readonly HelpEntry[], parts: readonly string[]): { entry: HelpEntry; rank: number }[] {
  const having = parts.map((part) => entries.filter(({ texts }) => has(texts, part)))
  const weights = having.map(({ length }, i) =>
    length > 0 || isWord(parts[i] ?? '') ? 1 + Math.log(entries.length / Math.max(1, length)) : 0,
  )
  const scores = new Map<HelpEntry, number>()
  having.forEach((of, i) => {
    for (const entry of of) scores.set(entry, (scores.get(entry) ?? 0) + (weights[i] ?? 0))
  })
  const half = weights.reduce((sum, weight) => sum + weight, 0) / 2
  return [...scores].flatMap(([entry, score]) =>
    score >= half ? [{ entry, rank: (handicaps[entry.kind] ?? 0) - score }] : [],
  )
}

/** A pair of Chinese characters that nothing has may reach from one word into the next. */
const isWord = (part: string) => !/\p{Script=Han}/u.test(part)

const has = ({ titles, others }: Searched, part: string) =>
  titles.some((text) => text.includes(part)) || others.some((text) => text.includes(part))
