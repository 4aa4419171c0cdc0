import type { Work } from '#catalog/kit/references/work.ts'
import { references } from '#catalog/kit/references.ts'
import type { DocumentStyle } from '#formats/document/document-style.ts'
import { type OwnWorks, workText } from '../../../report/document/report-contents.ts'

interface From {
  readonly own: OwnWorks
  /** Works of the methods in the report. */
  readonly methods: readonly string[]
  readonly chosen: readonly string[]
  readonly style: DocumentStyle
}

/** Most works of the bibliography that a search shows. */
const MOST = 40

/**
 * The ids of works with all words of a search: those of the reader's own list, of the methods in the report, then of the program's bibliography.
 * Without a search, the first two.
 */
export function findWorks(search: string, { own, methods, chosen, style }: From): readonly string[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  const near = [...new Set([...chosen, ...own.keys(), ...methods])]
  if (words.length === 0) return near
  const has = (id: string) => {
    const text = plain(`${workText(id, style, own)} ${own.get(id)?.doi ?? ''}`)
    return words.every((word) => text.includes(word))
  }
  const far = Object.keys(references).filter((id) => !near.includes(id) && has(id))
  return [...near.filter(has), ...far.slice(0, MOST)]
}

/** Letters without accents, in small ones. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** `Kaplan 1958`: how a citation reads where it has no number. */
export function shortText({ authors, title, year = '' }: Work): string {
  const [first] = authors
  const name = first === undefined ? title.slice(0, 40) : 'name' in first ? first.name : first.family
  return `${name} ${year}`.trim()
}
