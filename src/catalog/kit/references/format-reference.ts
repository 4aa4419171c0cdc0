import { ordinal } from './parse-reference.ts'
import { type Author, isPerson, type Work } from './work.ts'

/** GB/T 7714-2015 with numbers, or Vancouver: the samples of the ICMJE and the rules of NLM's Citing Medicine. */
export type ReferenceStyle = 'gbt7714' | 'vancouver'

/** One entry of a list of references, without its number. Fields that are not known are left out, or named as the style asks. */
export function formatReference(work: Work, style: ReferenceStyle): string {
  return style === 'gbt7714' ? gbt7714(work) : vancouver(work)
}

const marks = {
  article: 'J',
  book: 'M',
  chapter: 'M',
  paper: 'C',
  thesis: 'D',
  report: 'R',
  standard: 'S',
  web: 'EB',
  software: 'CP',
} as const

/** The standard names three authors, and writes family names in capitals with initials apart. */
const namedInGbt = 3
const namedInVancouver = 6

function gbt7714(work: Work): string {
  const chinese = isChinese(work.title)
  const { journal, book, doi, url, accessed, year = '' } = work
  const isOnline = isReadOnline(work)
  const title = [work.title, ...(work.number === undefined ? [] : [work.number])].join(': ')
  const parts: string[] = []
  const names = gbtNames(work.authors, work.hasMore, chinese)
  if (names !== '') parts.push(sentence(names))
  const mark = `[${marks[work.kind]}${isOnline ? '/OL' : ''}]`
  const read = isOnline && accessed !== undefined ? `[${accessed}]` : ''
  if (journal !== undefined) {
    const pages = work.pages === undefined ? '' : `: ${hyphened(work.pages)}`
    const volume = `${work.volume ?? ''}${work.issue === undefined ? '' : `(${work.issue})`}`
    const place = [journal, ...(year === '' ? [] : [year]), ...(volume === '' ? [] : [volume])].join(', ')
    parts.push(`${title}${mark}. ${place}${pages}${read}.`)
  } else if (work.kind === 'web') {
    const from = publisherInGbt(work, chinese, false)
    const when = from !== '' && year !== '' ? `${from}, ${year}` : from !== '' ? from : year === '' ? '' : `(${year})`
    parts.push(`${title}${mark}. ${when}${read}.`.replace('. .', '.'))
  } else {
    const edition = editionInGbt(work.edition, chinese)
    const imprint = `${publisherInGbt(work, chinese, work.kind === 'book' || work.kind === 'chapter')}`
    const dated = [imprint, year].filter((text) => text !== '').join(', ')
    const pages = work.pages === undefined ? '' : `: ${hyphened(work.pages)}`
    const volume = work.volume === undefined ? '' : chinese ? `: 第${work.volume}卷` : `: vol. ${work.volume}`
    if (book === undefined) parts.push(`${title}${volume}${mark}. ${edition}${dated}${pages}${read}.`)
    else {
      const editors = gbtNames(work.editors ?? [], false, chinese)
      const host = `${editors === '' ? '' : `${sentence(editors)} `}${book}${volume}`
      parts.push(`${title}${mark}//${host}. ${edition}${dated}${pages}${read}.`)
    }
  }
  if (isOnline) parts.push(`${url}.`)
  if (doi !== undefined) parts.push(`DOI: ${doi}.`)
  return parts.join(' ')
}

function gbtNames(authors: readonly Author[], hasMore: boolean, chinese: boolean): string {
  const names = authors.slice(0, namedInGbt).map((author) => {
    if (!isPerson(author)) return author.name
    const initials = (author.initials.match(/\p{L}/gu) ?? []).join(' ')
    return [author.family.toUpperCase(), initials, author.suffix ?? ''].filter((part) => part !== '').join(' ')
  })
  const more = hasMore || authors.length > namedInGbt ? [chinese ? '等' : 'et al'] : []
  return [...names, ...more].join(', ')
}

/** The standard asks for a remark where a book has no place or publisher: [S.l.], [s.n.], in Chinese [出版地不详], [出版者不详]. */
function publisherInGbt({ place, publisher }: Work, chinese: boolean, isAsked: boolean): string {
  if (place === undefined && publisher === undefined && !isAsked) return ''
  const known = { place: chinese ? '[出版地不详]' : '[S.l.]', publisher: chinese ? '[出版者不详]' : '[s.n.]' }
  return `${place ?? known.place}: ${publisher ?? known.publisher}`
}

function editionInGbt(edition: string | undefined, chinese: boolean): string {
  if (edition === undefined || edition === '1') return ''
  if (!/^\d+$/.test(edition)) return `${sentence(edition)} `
  return chinese ? `${edition}版. ` : `${ordinal(edition)} ed. `
}

function vancouver(work: Work): string {
  const { journal, book, doi, url, accessed, year = '' } = work
  const isOnline = isReadOnline(work)
  const parts: string[] = []
  const names = vancouverNames(work.authors, work.hasMore)
  if (names !== '') parts.push(sentence(`${names}${work.areEditors ? editorWord(work.authors) : ''}`))
  const read = isOnline && accessed !== undefined ? ` [cited ${spokenDate(accessed)}]` : ''
  const medium = isOnline && (journal === undefined || work.kind === 'web') ? ' [Internet]' : ''
  const kind = work.kind === 'thesis' ? ' [dissertation]' : work.kind === 'software' ? ' [software]' : ''
  if (journal !== undefined) {
    const volume = `${work.volume ?? ''}${work.issue === undefined ? '' : `(${work.issue})`}`
    const pages = work.pages === undefined ? '' : `:${shortenPages(work.pages)}`
    parts.push(sentence(work.title))
    const name = isOnline ? `${journal} [Internet]` : journal
    const dated = `${year}${read}${volume === '' ? '' : `;${volume}`}${pages}`
    parts.push(`${sentence(name)}${dated === '' ? '' : ` ${dated}.`}`)
  } else {
    parts.push(sentence(`${work.title}${book === undefined ? `${kind}${medium}` : ''}`))
    if (book !== undefined) {
      const editors = work.editors ?? []
      const edited = editors.length === 0 ? '' : `${vancouverNames(editors, false)}${editorWord(editors)}. `
      parts.push(sentence(`In: ${edited}${book}${medium}`))
    }
    if (work.volume !== undefined) parts.push(`Vol. ${work.volume}.`)
    if (work.edition !== undefined && work.edition !== '1')
      parts.push(/^\d+$/.test(work.edition) ? `${ordinal(work.edition)} ed.` : sentence(work.edition))
    const imprint = [work.place, work.publisher].filter((text) => text !== undefined).join(': ')
    const dated = [imprint, year].filter((text) => text !== '').join('; ')
    if (dated !== '') parts.push(sentence(`${dated}${read}`))
    if (work.number !== undefined) parts.push(sentence(work.number))
    if (work.pages !== undefined) parts.push(`p. ${shortenPages(work.pages)}.`)
  }
  if (isOnline) parts.push(`Available from: ${url}`)
  if (doi !== undefined) parts.push(`doi: ${doi}`)
  return parts.join(' ')
}

function vancouverNames(authors: readonly Author[], hasMore: boolean): string {
  const names = authors
    .slice(0, namedInVancouver)
    .map((author) =>
      isPerson(author)
        ? [author.family, author.initials.replaceAll(/[^\p{L}]/gu, ''), author.suffix ?? ''].filter(Boolean).join(' ')
        : author.name,
    )
  return [...names, ...(hasMore || authors.length > namedInVancouver ? ['et al'] : [])].join(', ')
}

function editorWord(editors: readonly Author[]): string {
  return editors.length === 1 ? ', editor' : ', editors'
}

/** 457–481 as 457-81, S117–S314 as S117-314; numbers followed by a letter stay whole, as in Citing Medicine. */
export function shortenPages(pages: string): string {
  return hyphened(pages).replaceAll(
    /([A-Za-z]*)(\d+)-([A-Za-z]*)(\d+)(?![\d]|[A-Za-z])/g,
    (whole, ...found: string[]) => {
      const [before = '', first = '', beforeLast = '', last = ''] = found
      if (beforeLast !== '' && beforeLast !== before) return whole
      if (first === last) return `${before}${first}`
      if (first.length !== last.length) return `${before}${first}-${last}`
      let same = 0
      while (same < last.length - 1 && first[same] === last[same]) same += 1
      return `${before}${first}-${last.slice(same)}`
    },
  )
}

function hyphened(pages: string): string {
  return pages.replaceAll(/\s*[–—-]+\s*/g, '-')
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 2024 Jan 8 for 2024-01-08; other text stays. */
function spokenDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  const name = months[Number(month) - 1]
  return name === undefined ? date : `${year} ${name} ${Number(day)}`
}

/** The address is part of the entry, unless it leads to an article that has pages or a DOI. */
function isReadOnline({ url, journal, pages, doi }: Work): boolean {
  return url !== undefined && (journal === undefined || (pages === undefined && doi === undefined))
}

function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}

/** The text with a full stop, unless it ends with another mark. */
function sentence(text: string): string {
  return /[.?!…。？！]$/.test(text) ? text : `${text}.`
}
