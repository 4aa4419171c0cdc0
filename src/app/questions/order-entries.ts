import { type ChartFamily, chartFamilies } from '#catalog/kit/chart-family.ts'
import { type Family, families } from '#catalog/kit/family.ts'
import { areNeedsMet } from '#catalog/kit/options/needs-met.ts'
import type { EntryTitle, KeywordsById } from '#catalog/kit/summary.ts'
import type { ColumnType, Measure } from '#engine/frame/frame.ts'

export interface EntryGroup {
  readonly group: Family | ChartFamily | 'used' | 'unfit'
  readonly entries: readonly EntryTitle[]
}

interface Known {
  readonly keywords: KeywordsById
  /** How much each entry has been used, by its id. */
  readonly uses: ReadonlyMap<string, number>
  /** The variables of the open dataset; null without one. */
  readonly columns: readonly { readonly measure: Measure; readonly type: ColumnType }[] | null
}

/** The most entries in the group "used". */
const MOST_USED = 6

/** Groups the catalogue: first the entries used most, then by family those that fit the variables, and last those that need other variables. */
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
  const sections = { ...chartFamilies, ...families }
  const ofFamily = (family: keyof typeof sections) => others.filter((entry) => entry.family === family)
  return [
    { group: 'used' as const, entries: used },
    ...(Object.keys(sections) as (keyof typeof sections)[]).map((family) => ({
      group: family,
      entries: ofFamily(family),
    })),
    { group: 'unfit' as const, entries: entries.filter((entry) => !fitting.includes(entry)) },
  ].filter((group) => group.entries.length > 0)
}
