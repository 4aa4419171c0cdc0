import type { Author, Work, WorkKind } from '#catalog/kit/references/work.ts'
import { BibtexFault, BibtexScanner, splitOutside } from './bibtex-scanner.ts'
import { authorOf } from './person-names.ts'
import type { ReadReferences } from './read-references.ts'
import { dateOf, doiOf, editionOf, known, pagesOf, Reading, urlOf, yearOf } from './reading.ts'
import { texToText } from './tex-text.ts'

const kinds: Readonly<Record<string, WorkKind>> = {
  article: 'article',
  book: 'book',
  booklet: 'book',
  proceedings: 'book',
  manual: 'book',
  collection: 'book',
  mvbook: 'book',
  inbook: 'chapter',
  incollection: 'chapter',
  inproceedings: 'paper',
  conference: 'paper',
  phdthesis: 'thesis',
  mastersthesis: 'thesis',
  thesis: 'thesis',
  techreport: 'report',
  report: 'report',
  unpublished: 'report',
  standard: 'standard',
  online: 'web',
  electronic: 'web',
  www: 'web',
  webpage: 'web',
  software: 'software',
}

/**
 * The works of a BibTeX file: nested braces, quoted values, `@string`, joined values, months, comments, TeX accents. Fields that are not needed
 * are left out; an entry that is not whole is refused, and reading goes on at the next one.
 */
export function readBibtex(text: string): ReadReferences {
  const reading = new Reading()
  const scanner = new BibtexScanner(text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'))
  for (;;) {
    const line = scanner.nextEntry()
    if (line === undefined || reading.isFull(line)) return reading
    try {
      const entry = scanner.entry()
      if (entry) reading.add(workOf(entry.type, entry.fields), line)
    } catch (fault) {
      if (!(fault instanceof BibtexFault)) throw fault
      reading.refuse(fault.code, fault.line, fault.params)
    }
  }
}

function workOf(type: string, fields: ReadonlyMap<string, string>): Work {
  const text = (...names: string[]) => {
    const raw = names.map((name) => fields.get(name)).find((value) => value !== undefined && value.trim() !== '')
    return raw === undefined ? undefined : texToText(raw)
  }
  const url = urlOf(text('url') ?? /https?:\/\/[^\s{}]+/.exec(fields.get('howpublished') ?? '')?.[0] ?? '')
  const kind = kinds[type] ?? otherKind(text('journal', 'journaltitle'), url)
  const { authors, hasMore } = namesOf(fields.get('author') ?? '')
  const editors = namesOf(fields.get('editor') ?? '')
  const areEditors = authors.length === 0 && editors.authors.length > 0 && kind === 'book'
  const isPart = kind === 'chapter' || kind === 'paper'
  const booktitle = text('booktitle')
  const title = text('title')
  const chapter = type === 'inbook' && booktitle === undefined ? text('chapter') : undefined
  const subtitle = text('subtitle')
  return {
    kind,
    authors: areEditors ? editors.authors : authors,
    hasMore: areEditors ? editors.hasMore : hasMore,
    ...(areEditors && { areEditors }),
    title: [chapter ?? title ?? '', ...(subtitle === undefined ? [] : [subtitle])].join(': '),
    ...known({
      journal: kind === 'article' ? text('journal', 'journaltitle') : undefined,
      book: isPart ? (booktitle ?? (chapter === undefined ? undefined : title)) : undefined,
      editors: isPart && editors.authors.length > 0 ? editors.authors : undefined,
      year: yearOf(text('year', 'date') ?? ''),
      volume: text('volume'),
      issue: kind === 'article' ? text('number', 'issue') : undefined,
      pages: pagesOf(text('pages') ?? ''),
      edition: editionOf(text('edition') ?? ''),
      place: text('address', 'location'),
      publisher: text('publisher', 'school', 'institution', 'organization'),
      number: kind === 'article' || kind === 'book' ? undefined : text('number'),
      doi: doiOf(text('doi') ?? '') ?? doiOf(url ?? ''),
      url: url === undefined || doiOf(url) !== undefined ? undefined : url,
      accessed: dateOf(text('urldate') ?? ''),
    }),
  }
}

function otherKind(journal: string | undefined, url: string | undefined): WorkKind {
  if (journal !== undefined) return 'article'
  return url === undefined ? 'report' : 'web'
}

function namesOf(raw: string): { readonly authors: readonly Author[]; readonly hasMore: boolean } {
  const names = splitOutside(raw, /^\s+and(?=\s)/i).map((name) => name.trim())
  const named = names.filter((name) => name !== '' && name.toLowerCase() !== 'others')
  return { authors: named.map(nameOf), hasMore: named.length < names.filter((name) => name !== '').length }
}

/** `{Name of an organisation}`, `von Last, Jr, First`, or `First von Last`. */
function nameOf(raw: string): Author {
  if (isOneGroup(raw)) return { name: texToText(raw) }
  const parts = splitOutside(raw, /^\s*,/).map(texToText)
  if (parts.length > 1) {
    const [family = '', second = '', third] = parts
    return third === undefined ? authorOf(family, second) : authorOf(family, third, second)
  }
  const words = splitOutside(raw, /^\s/)
    .filter((word) => word.trim() !== '')
    .map(texToText)
  if (words.length < 2) return { name: texToText(raw) }
  let from = words.length - 1
  while (from > 1 && /^\p{Ll}/u.test(words[from - 1] ?? '')) from -= 1
  return authorOf(words.slice(from).join(' '), words.slice(0, from).join(' '))
}

function isOneGroup(raw: string): boolean {
  if (!raw.startsWith('{') || !raw.endsWith('}')) return false
  let depth = 0
  for (let at = 0; at < raw.length - 1; at += 1) {
    if (raw[at] === '\\') at += 1
    else if (raw[at] === '{') depth += 1
    else if (raw[at] === '}') depth -= 1
    if (depth === 0) return false
  }
  return true
}
