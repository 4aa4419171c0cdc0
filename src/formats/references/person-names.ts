import type { Author, Person } from '#catalog/kit/references/work.ts'

const suffixes = /^(?:Jr|Sr|II|III|IV)$/
const hasHan = (text: string) => /\p{Script=Han}/u.test(text)

/** The author of a family name, given names or initials, and a suffix. A Chinese name is kept as one piece. */
export function authorOf(family: string, given = '', suffix = ''): Author {
  if (hasHan(family)) return { name: family + given }
  const initials = initialsOf(given)
  if (initials === '' && given === '') return { name: family }
  const isFull = given.split(/[\s.-]+/).some((word) => word.length > 1 && word !== word.toUpperCase())
  const cleared = suffix.replace(/\.$/, '')
  return {
    family,
    initials,
    ...(isFull && { given }),
    ...(cleared !== '' && { suffix: cleared }),
  }
}

/** The author of `Family, Given, Jr.`; a name without a comma, or with one at its end, is an organisation. */
export function authorOfText(text: string): Author {
  const isWhole = text.endsWith(',')
  const name = text.replace(/,+$/, '').trim()
  if (isWhole) return { name }
  const [family = '', given = '', suffix = '', ...more] = name.split(/\s*,\s*/)
  if (more.length > 0 || given === '') return { name }
  return suffixes.test(given.replace(/\.$/, '')) ? authorOf(family, suffix, given) : authorOf(family, given, suffix)
}

/** `Family, Given, Jr`, with initials as `E. L.` where the names are not known. */
export function authorText(author: Author): string {
  if ('name' in author) return author.name
  const given = givenText(author)
  return [
    author.family,
    ...(given === '' ? [] : [given]),
    ...(author.suffix === undefined ? [] : [author.suffix]),
  ].join(', ')
}

/** The given names, or initials as `E. L.` */
export function givenText({ given, initials }: Person): string {
  return given ?? (initials.match(/\p{L}/gu) ?? []).map((letter) => `${letter}.`).join(' ')
}

/** JP for Jean-Pierre, EL for E.L. and for EL; words in small letters have none. */
export function initialsOf(given: string): string {
  return given
    .split(/[\s.,-]+/)
    .flatMap((word) => {
      if (/^\p{Lu}{2,3}$/u.test(word)) return [word]
      const first = Array.from(word)[0] ?? ''
      return /\p{Lu}|\p{Lo}/u.test(first) ? [first] : []
    })
    .join('')
}
