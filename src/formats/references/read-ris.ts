import type { Author, Work, WorkKind } from '#catalog/kit/references/work.ts'
import { authorOfText } from './person-names.ts'
import type { ReadReferences } from './read-references.ts'
import { dateOf, doiOf, editionOf, known, maxField, pagesOf, Reading, urlOf, yearOf } from './reading.ts'

const kinds: Readonly<Record<string, WorkKind>> = {
  JOUR: 'article',
  EJOUR: 'article',
  JFULL: 'article',
  MGZN: 'article',
  NEWS: 'article',
  BOOK: 'book',
  EBOOK: 'book',
  EDBOOK: 'book',
  CHAP: 'chapter',
  ECHAP: 'chapter',
  CONF: 'paper',
  CPAPER: 'paper',
  THES: 'thesis',
  RPRT: 'report',
  GOVDOC: 'report',
  STAND: 'standard',
  ELEC: 'web',
  WEB: 'web',
  BLOG: 'web',
  COMP: 'software',
}

interface RisRecord {
  readonly line: number
  readonly type: string
  readonly fields: Map<string, string[]>
}

/** The works of a RIS file, as EndNote, Zotero and CNKI export it. Fields that are not needed are left out; records that are not whole are refused. */
export function readRis(text: string): ReadReferences {
  const reading = new Reading()
  let record: RisRecord | undefined
  let tag = ''
  let isTooLong = false
  for (const [k, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const number = k + 1
    const [, found, value = ''] = /^\s{0,3}([A-Z][A-Z0-9]) {1,3}-(?: (.*)|)$/s.exec(line) ?? []
    if (found === 'TY') {
      if (record) reading.refuse('ris-unfinished', record.line)
      if (reading.isFull(number)) return reading
      record = { line: number, type: value.trim(), fields: new Map() }
      tag = ''
      isTooLong = false
    } else if (found === 'ER') {
      if (!record) reading.refuse('ris-outside', number)
      else if (isTooLong) reading.refuse('record-too-long', record.line, { limit: maxField })
      else reading.add(workOf(record), record.line)
      record = undefined
      if (reading.refused.length > 0 && reading.isFull(number + 1)) return reading
    } else if (found !== undefined && record) {
      tag = found
      const values = record.fields.get(tag) ?? []
      values.push(value.replaceAll(/\s+/g, ' ').trim().slice(0, maxField))
      isTooLong ||= value.length > maxField
      record.fields.set(tag, values)
    } else if (found !== undefined) {
      reading.refuse('ris-outside', number)
      if (reading.isFull(number + 1)) return reading
    } else if (record && tag !== '' && line.trim() !== '') {
      // a long value that was wrapped
      const values = record.fields.get(tag) ?? []
      const joined = `${values.pop() ?? ''} ${line.trim()}`.trim()
      isTooLong ||= joined.length > maxField
      values.push(joined.slice(0, maxField))
    }
  }
  if (record) reading.refuse('ris-unfinished', record.line)
  return reading
}

function workOf({ type, fields }: RisRecord): Work {
  const all = (...tags: string[]) => tags.flatMap((tag) => fields.get(tag) ?? []).filter((value) => value !== '')
  const first = (...tags: string[]) => all(...tags)[0]
  const host = first('T2', 'JF', 'JO', 'BT', 'JA', 'J1', 'J2')
  const journal = first('JF', 'T2', 'JO', 'JA', 'J1', 'J2')
  const kind = kinds[type] ?? otherKind(first)
  const { authors, hasMore } = namesOf(all('AU', 'A1'))
  const edited = namesOf(all('ED', 'A2'))
  const editors = edited.authors
  const areEditors = authors.length === 0 && editors.length > 0 && kind === 'book'
  const isPart = kind === 'chapter' || kind === 'paper'
  const links = all('DO', 'UR', 'L3', 'M3')
  const title = first('TI', 'T1', 'CT') ?? (kind === 'book' ? first('BT') : undefined) ?? ''
  return {
    kind,
    authors: areEditors ? editors : authors,
    hasMore: areEditors ? edited.hasMore : hasMore,
    ...(areEditors && { areEditors }),
    title: title.replace(/\.$/, ''),
    ...known({
      journal: kind === 'article' ? journal : undefined,
      book: isPart ? host : undefined,
      editors: isPart && editors.length > 0 ? editors : undefined,
      year: yearOf(all('PY', 'Y1', 'DA').join(' ')),
      volume: first('VL'),
      issue: kind === 'article' ? first('IS') : undefined,
      pages: risPages(first('SP'), first('EP')),
      edition: editionOf(first('ET') ?? ''),
      place: first('CY', 'PP'),
      publisher: first('PB'),
      number: kind === 'report' || kind === 'standard' ? first('M1', 'SN') : isPart ? first('M1') : undefined,
      doi: links.map(doiOf).find((doi) => doi !== undefined),
      url: all('UR', 'L2').find((link) => urlOf(link) !== undefined && doiOf(link) === undefined),
      accessed: dateOf(first('Y2') ?? ''),
    }),
  }
}

function otherKind(first: (...tags: string[]) => string | undefined): WorkKind {
  if (first('JF', 'JO', 'JA') !== undefined || (first('T2') !== undefined && first('VL') !== undefined))
    return 'article'
  if (first('PB') !== undefined) return 'book'
  return first('UR') === undefined ? 'report' : 'web'
}

/** `et al.` and 等 say that there are more. CNKI writes all names of a work into one value. */
function namesOf(values: readonly string[]): { readonly authors: readonly Author[]; readonly hasMore: boolean } {
  const names = values.flatMap((value) =>
    /^\p{Script=Han}{2,4}([;；,，]\s*\p{Script=Han}{1,4})+[;；]?$/u.test(value) && /[;；]/.test(value)
      ? value.split(/[;；,，]\s*/).filter((name) => name !== '')
      : [value.replace(/;$/, '')],
  )
  const isMore = (name: string) => /^(?:et al\.?|等)$/i.test(name)
  return { authors: names.filter((name) => !isMore(name)).map(authorOfText), hasMore: names.some(isMore) }
}

function risPages(start: string | undefined, end: string | undefined): string | undefined {
  if (start === undefined) return undefined
  return end === undefined || end === start || /[-–]/.test(start) ? pagesOf(start) : `${start}–${end}`
}
