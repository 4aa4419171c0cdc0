import { type Author, isPerson, type Work } from './work.ts'

/** Longer texts are not references. */
const longest = 2000

/**
 * The structure of a work written as the bibliography writes it:
 * - `Authors. Title. Journal 1958;53(282):457–481.`
 * - `Authors. Title. 2nd ed. Place: Publisher; 1999.`
 * - `Authors. Title. In: Names, editors. Book. Place: Publisher; 1999:1–20.`
 * Undefined for other forms. `doi` is taken over.
 */
export function parseReference(text: string, doi?: string): Work | undefined {
  if (text.length > longest || !text.endsWith('.')) return undefined
  const body = text.slice(0, -1)
  const work = parseChapter(body) ?? parseBook(body) ?? parseArticle(body)
  return work && (doi === undefined ? work : { ...work, doi })
}

/** The work in the form that `parseReference` reads. */
export function referenceText(work: Work): string {
  const names = authorText(work.authors, work.hasMore) + (work.areEditors ? editorWord(work.authors) : '')
  const head = [...(names === '' ? [] : [names]), work.title].map(sentence).join(' ')
  const { journal, book, year = '', volume, issue, pages } = work
  if (journal !== undefined) {
    const where = `${volume ?? ''}${issue === undefined ? '' : `(${issue})`}${pages === undefined ? '' : `:${pages}`}`
    return `${head} ${journal} ${year}${where === '' ? '' : `;${where}`}.`
  }
  const publisher = `${work.place === undefined ? '' : `${work.place}: `}${work.publisher ?? ''}; ${year}`
  if (book === undefined) {
    const edition = work.edition === undefined ? '' : `${ordinal(work.edition)} ed. `
    return `${head} ${edition}${publisher}${pages === undefined ? '' : `, p. ${pages}`}.`
  }
  const editors = work.editors === undefined ? '' : `${authorText(work.editors)}${editorWord(work.editors)}. `
  const volumeText = volume === undefined ? '' : `, vol ${volume}`
  return `${head} In: ${editors}${book}${volumeText}. ${publisher}${pages === undefined ? '' : `:${pages}`}.`
}

/** 2nd for 2; an edition that is not a number stays. */
export function ordinal(edition: string): string {
  const number = Number(edition)
  if (!Number.isInteger(number) || number <= 0) return edition
  const tens = number % 100
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

function parseArticle(body: string): Work | undefined {
  const [, before, year, volume, issue, pages] =
    /^(.*[^;]) (\d{4})(?:;([^():;]+)?(?:\(([^()]+)\))?(?::([^:;]+))?)?$/s.exec(body) ?? []
  if (before === undefined || year === undefined) return undefined
  const [head, journal] = cutLastSentence(before)
  if (head === '' || !/^[\p{Lu}\p{Lo}]/u.test(journal)) return undefined
  const volumeParts = { ...some('volume', volume), ...some('issue', issue), ...some('pages', pages) }
  return { kind: 'article', ...authorsAndTitle(head), journal, year, ...volumeParts }
}

function parseBook(body: string): Work | undefined {
  if (body.includes('. In: ')) return undefined
  const [, before, year, pages] = /^(.*); (\d{4})(?:, p\. ([\d–-]+))?$/s.exec(body) ?? []
  if (before === undefined || year === undefined) return undefined
  const [upToPublisher, publisher] = cutLastSentence(before)
  const [, titled, edition] = /^(.*)\. (\d+)(?:st|nd|rd|th) ed$/s.exec(upToPublisher.replace(/\.$/, '')) ?? []
  const head = titled ?? upToPublisher
  if (head === '') return undefined
  return {
    kind: 'book',
    ...authorsAndTitle(head.replace(/\.$/, '')),
    year,
    ...some('edition', edition),
    ...publisherParts(publisher),
    ...some('pages', pages),
  }
}

function parseChapter(body: string): Work | undefined {
  const at = body.indexOf('. In: ')
  if (at < 0) return undefined
  const [, before, year, pages] = /^(.*); (\d{4})(?::([^:;]+))?$/s.exec(body.slice(at + 6)) ?? []
  if (before === undefined || year === undefined) return undefined
  const [bookPart, publisher] = cutLastSentence(before)
  const [, editors, edited] = /^([^.]*), editors?\. (.*)$/s.exec(bookPart) ?? []
  const titled = (edited ?? bookPart).replace(/\.$/, '')
  const [, named, volume] = /^(.*), vol (\d+)$/s.exec(titled) ?? []
  const book = named ?? titled
  if (book === '' || at === 0) return undefined
  return {
    kind: book.startsWith('Proceedings') ? 'paper' : 'chapter',
    ...authorsAndTitle(body.slice(0, at)),
    book,
    ...(editors === undefined ? {} : { editors: persons(editors) ?? [{ name: editors }] }),
    year,
    ...some('volume', volume),
    ...publisherParts(publisher),
    ...some('pages', pages),
  }
}

function publisherParts(text: string): Pick<Work, 'place' | 'publisher'> {
  const at = text.indexOf(': ')
  return at < 0 ? { publisher: text } : { place: text.slice(0, at), publisher: text.slice(at + 2) }
}

/** What stands before the last sentence, with its mark unless that is a full stop, and the last sentence. */
function cutLastSentence(text: string): readonly [string, string] {
  const at = Math.max(...['. ', '? ', '! ', '… '].map((mark) => text.lastIndexOf(mark)))
  if (at < 0) return ['', text]
  return [text.slice(0, text[at] === '.' ? at : at + 1), text.slice(at + 2)]
}

function authorsAndTitle(text: string): Pick<Work, 'authors' | 'hasMore' | 'areEditors' | 'title'> {
  const at = text.indexOf('. ')
  if (at < 0) return { authors: [], hasMore: false, title: text }
  const [names, title] = [text.slice(0, at), text.slice(at + 2)]
  const [, edited] = /^(.*), editors?$/s.exec(names) ?? []
  const [, cut] = /^(.*), et al$/s.exec(edited ?? names) ?? []
  const listed = cut ?? edited ?? names
  const authors = persons(listed) ?? organisations(listed)
  return { authors, hasMore: cut !== undefined, ...(edited !== undefined && { areEditors: true }), title }
}

/** Persons written as family name, initials, and a suffix; undefined if one of them is not. */
function persons(text: string): readonly Author[] | undefined {
  const found = text.split(', ').map((name) => /^(.+?) (\p{Lu}{1,5})(?: (Jr|Sr|II|III|IV))?$/u.exec(name))
  if (found.some((match) => match === null)) return undefined
  return found.map((match) => {
    const [, family = '', initials = '', suffix] = match ?? []
    return { family, initials, ...some('suffix', suffix) }
  })
}

/** Commas separate names in Chinese; a Latin name of an organisation may have them itself. */
function organisations(text: string): readonly Author[] {
  const names = /\p{Script=Han}/u.test(text) ? text.split(/, |，/) : [text]
  return names.map((name) => ({ name }))
}

function authorText(authors: readonly Author[], hasMore = false): string {
  const names = authors.map((author) =>
    isPerson(author)
      ? `${author.family} ${author.initials}${author.suffix === undefined ? '' : ` ${author.suffix}`}`
      : author.name,
  )
  return [...names, ...(hasMore ? ['et al'] : [])].join(', ')
}

function editorWord(editors: readonly Author[]): string {
  return editors.length === 1 ? ', editor' : ', editors'
}

/** The text with a full stop, unless it ends with another mark. */
function sentence(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`
}

function some<K extends string>(key: K, value: string | undefined): { readonly [P in K]?: string } {
  return value === undefined || value === '' ? {} : ({ [key]: value } as { readonly [P in K]?: string })
}
