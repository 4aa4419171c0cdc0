import { type Family, families } from '#catalog/kit/family.ts'
import { areNeedsMet } from '#catalog/kit/options/needs-met.ts'
import type { EntryTitle, KeywordsById } from '#catalog/kit/summary.ts'
import type { ColumnType, Measure } from '#engine/frame/frame.ts'

export interface EntryGroup {
  readonly group: Family | 'used' | 'unfit'
  readonly entries: readonly EntryTitle[]
}

interface Known {
  readonly keywords: KeywordsById
  /** By id: how much an entry is used. */
  readonly uses: ReadonlyMap<string, number>
  /** The variables at hand; null if unknown. */
  readonly columns: readonly { readonly measure: Measure; readonly type: ColumnType }[] | null
}

/** Entries in the group of those used most. */
const MOST_USED = 6

/** The catalogue for the data at hand: what is used most, then what the variables allow, by family, and at the end what they do not. */
export function orderEntries(
  entries: readonly EntryTitle[],
  { keywords, uses, columns }: Known,
): readonly EntryGroup[] {
  const fits = ({ id }: EntryTitle) => columns === null || areNeedsMet(keywords[id]?.needs ?? [], columns)
  const useOf = ({ id }: EntryTitle) => uses.get(id) ?? 0
  const fitting = entries.filter(fits)
  const used = fitting
    .filter((entry) => useOf(entry) > 0)
    .toSorted((a, b) => useOf(b) - useOf(a))
    .slice(0, MOST_USED)
  const others = fitting.filter((entry) => !used.includes(entry))
  const ofFamily = (family: Family) => others.filter((entry) => entry.family === family)
  return [
    { group: 'used' as const, entries: used },
    ...(Object.keys(families) as Family[]).map((family) => ({ group: family, entries: ofFamily(family) })),
    { group: 'unfit' as const, entries: entries.filter((entry) => !fitting.includes(entry)) },
  ].filter((group) => group.entries.length > 0)
}
