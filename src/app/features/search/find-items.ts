import { rankOf, wordsOf } from '../../i18n/search-text.ts'
import { type Group, groups, type SearchItem } from '../../search/search-item.ts'

/** How many of a group are listed. */
const LONGEST_GROUP = 6

/** Shown before anything is typed. */
const AT_FIRST: readonly Group[] = ['project', 'result', 'page']

export interface FoundGroup {
  readonly group: Group
  readonly items: readonly SearchItem[]
}

/** What matches every word of the search, by group: the group with the best match first, and the best match first in each. */
export function findItems(items: readonly SearchItem[], search: string): readonly FoundGroup[] {
  const words = wordsOf(search)
  const ranked = items.flatMap((item) => {
    const rank = words.length > 0 ? rankOf(item.texts, words) : AT_FIRST.includes(item.group) ? 0 : undefined
    return rank === undefined ? [] : [{ item, rank }]
  })
  const order = words.length === 0 ? AT_FIRST : groups
  return order
    .flatMap((group) => {
      const of = ranked.filter(({ item }) => item.group === group).sort((a, b) => a.rank - b.rank)
      const [best] = of
      return best ? [{ group, best: best.rank, items: of.slice(0, LONGEST_GROUP).map(({ item }) => item) }] : []
    })
    .sort((a, b) => a.best - b.best)
}
