import type { EntryKind, ToolArguments } from '#contract/assistant/tools.ts'
import { rankOf, textsOfEntry, wordsOf } from '../../i18n/search-text.ts'
import { answerText } from './answer-text.ts'
import { entryKinds, keywordsOf, offeredEntries, type Titled } from './catalogue.ts'
import type { Tool } from './tool.ts'

const MOST = 8

interface Found {
  readonly kind: EntryKind
  readonly entry: Titled
  readonly line: Titled['subtitle']
  readonly rank: number
}

/** Entries with a title or keywords for the text, best first. */
const searchHelp: Tool<ToolArguments['search_help']> = async ({ text, kind }, language) => {
  const words = wordsOf(text)
  const found = (await Promise.all((kind ? [kind] : entryKinds).map((one) => search(one, words)))).flat()
  const entries = found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map((one) => ({
      kind: one.kind,
      id: one.entry.id,
      title: one.entry.title[language],
      ...(one.line && { line: one.line[language] }),
    }))
  return { text: answerText({ found: entries.length }, [{ name: 'entries', items: entries, until: 1 }]) }
}

export default searchHelp

/** A missing word costs more than any place of a found one. */
const MISSING = 10

async function search(kind: EntryKind, words: readonly string[]): Promise<Found[]> {
  if (words.length === 0) return []
  const [entries, keywords] = await Promise.all([offeredEntries(kind), keywordsOf(kind)])
  return entries.flatMap((entry) => {
    const texts = textsOfEntry(entry, keywords)
    const line = keywords[entry.id]?.subtitle ?? entry.subtitle
    const whole = rankOf(texts, words)
    if (whole !== undefined) return [{ kind, entry, line, rank: whole }]
    // models give more words than a title has
    const ranks = words.map((word) => rankOf(texts, [word]))
    const missing = ranks.filter((rank) => rank === undefined).length
    if (missing * 2 > words.length || missing === words.length) return []
    return [{ kind, entry, line, rank: MISSING * missing + ranks.reduce<number>((sum, rank) => sum + (rank ?? 0), 0) }]
  })
}
