import type { Author, Work, WorkKind } from '#catalog/kit/references/work.ts'
import { authorText } from './person-names.ts'

const types: Readonly<Record<WorkKind, string>> = {
  article: 'JOUR',
  book: 'BOOK',
  chapter: 'CHAP',
  paper: 'CONF',
  thesis: 'THES',
  report: 'RPRT',
  standard: 'STAND',
  web: 'ELEC',
  software: 'COMP',
}

/** Works as a RIS file, which EndNote, Zotero and NoteExpress import. */
export function writeRis(works: readonly Work[]): string {
  return works.map(record).join('\r\n')
}

function record(work: Work): string {
  const [, start, end] = /^([^–]+)–([^–]+)$/.exec(work.pages ?? '') ?? []
  const lines: readonly (readonly [tag: string, value: string | undefined])[] = [
    ...work.authors.map((author) => [work.areEditors ? 'ED' : 'AU', nameText(author)] as const),
    [work.areEditors ? 'ED' : 'AU', work.hasMore ? 'et al.' : undefined],
    ['TI', work.title],
    ['T2', work.journal ?? work.book],
    ...(work.editors ?? []).map((editor) => ['ED', nameText(editor)] as const),
    ['PY', work.year],
    ['VL', work.volume],
    ['IS', work.issue],
    ['SP', start ?? work.pages],
    ['EP', end],
    ['ET', work.edition],
    ['CY', work.place],
    ['PB', work.publisher],
    ['M1', work.number],
    ['DO', work.doi],
    ['UR', work.url],
    ['Y2', work.accessed?.replaceAll('-', '/')],
  ]
  const fields = lines.flatMap(([tag, value]) =>
    value === undefined || value === '' ? [] : [`${tag}  - ${oneLine(value)}`],
  )
  return [`TY  - ${types[work.kind]}`, ...fields, 'ER  - ', ''].join('\r\n')
}

/** A comma at the end marks the name of an organisation that has commas itself. */
function nameText(author: Author): string {
  const text = authorText(author)
  return 'name' in author && text.includes(',') ? `${text},` : text
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
