import type { Author, Work, WorkKind } from '#catalog/kit/references/work.ts'
import { givenText } from './person-names.ts'
import { textToTex } from './tex-text.ts'

const types: Readonly<Record<WorkKind, string>> = {
  article: 'article',
  book: 'book',
  chapter: 'incollection',
  paper: 'inproceedings',
  thesis: 'phdthesis',
  report: 'techreport',
  standard: 'standard',
  web: 'online',
  software: 'software',
}

/** Works as a BibTeX file in UTF-8. The key of an entry is the first family name and the year. */
export function writeBibtex(works: readonly Work[]): string {
  const used = new Map<string, number>()
  return works.map((work) => `${entry(work, keyOf(work, used))}\n`).join('\n')
}

function entry(work: Work, key: string): string {
  const publisher = work.kind === 'thesis' ? 'school' : work.kind === 'report' ? 'institution' : 'publisher'
  const people = authorsText(work.authors, work.hasMore)
  const fields: readonly (readonly [name: string, value: string | undefined])[] = [
    [work.areEditors ? 'editor' : 'author', people],
    // braces within keep capitals where a style would change them
    ['title', `{${textToTex(oneLine(work.title))}}`],
    ['journal', tex(work.journal)],
    ['booktitle', tex(work.book)],
    ['editor', work.editors && authorsText(work.editors, false)],
    ['year', tex(work.year)],
    ['volume', tex(work.volume)],
    ['number', tex(work.issue ?? work.number)],
    ['pages', tex(work.pages)?.replaceAll('–', '--')],
    ['edition', tex(work.edition)],
    ['address', tex(work.place)],
    [publisher, tex(work.publisher)],
    ['doi', tex(work.doi)],
    ['url', tex(work.url)],
    ['urldate', tex(work.accessed)],
  ]
  const lines = fields.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`  ${name} = {${value}},`],
  )
  return [`@${types[work.kind]}{${key},`, ...lines, '}'].join('\n')
}

function tex(text: string | undefined): string | undefined {
  return text === undefined ? undefined : textToTex(oneLine(text))
}

function authorsText(authors: readonly Author[], hasMore: boolean): string {
  return [...authors.map(nameText), ...(hasMore ? ['others'] : [])].join(' and ')
}

/** A name of one piece is in braces; in others, a part that holds a comma or an `and`. */
function nameText(author: Author): string {
  if ('name' in author) return `{${textToTex(oneLine(author.name))}}`
  return [author.family, author.suffix ?? '', givenText(author)]
    .filter((part) => part !== '')
    .map((part) => (/,|\band\b/i.test(part) ? `{${textToTex(oneLine(part))}}` : textToTex(oneLine(part))))
    .join(', ')
}

function keyOf({ authors, title, year = '' }: Work, used: Map<string, number>): string {
  const [first] = authors
  const name = first === undefined ? title : 'name' in first ? first.name : first.family
  const letters = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 20)
    .toLowerCase()
  const key = `${letters === '' ? 'work' : letters}${year.replaceAll(/\D/g, '')}`
  const count = (used.get(key) ?? 0) + 1
  used.set(key, count)
  return count === 1 ? key : `${key}-${count}`
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
