import { initialsOf } from '../i18n/initials.ts'
import { plain, type Searched } from '../i18n/search-text.ts'

/** In the order in which groups of equal rank are listed. */
export const groups = [
  'page',
  'project',
  'dataset',
  'result',
  'variable',
  'analysis',
  'chart',
  'tool',
  'tutorial',
] as const
export type Group = (typeof groups)[number]

export interface SearchItem {
  readonly group: Group
  /** Unique in its group. */
  readonly id: string
  readonly title: string
  /** Where it is. */
  readonly hint?: string
  readonly texts: Searched
  readonly go: () => void | Promise<void>
}

/** The searched texts of something with names in both languages. */
export function textsOf(titles: readonly string[], others: readonly string[] = []): Searched {
  return { titles: titles.map(plain), others: others.map(plain) }
}

/** The searched texts of something that a user named: also its pinyin initials. */
export function ownTextsOf(name: string, others: readonly string[] = []): Searched {
  return {
    titles: [plain(name)],
    others: [initialsOf(name), ...others.flatMap((text) => [plain(text), initialsOf(text)])],
  }
}
