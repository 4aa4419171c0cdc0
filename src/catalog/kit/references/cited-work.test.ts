import { expect, test } from 'vitest'
import { type ReferenceKey, references } from '../references.ts'
import { citedWork, structuredByHand } from './cited-work.ts'
import { parseReference, referenceText } from './parse-reference.ts'
import type { Reference } from './reference.ts'
import { isPerson } from './work.ts'

const works = Object.entries(references) as [ReferenceKey, Reference][]

test('RE4 each work of the bibliography is structured, and its structure gives its text again', () => {
  for (const [key, { text, doi }] of works) {
    const work = parseReference(text, doi)
    if (structuredByHand[key]) continue
    expect(work, key).toBeDefined()
    if (work) expect(referenceText(work), key).toBe(text)
    expect(work?.doi, key).toBe(doi)
  }
})

test('RE4 only works that cannot be parsed are structured by hand, from words of their text', () => {
  for (const [key, work] of Object.entries(structuredByHand)) {
    const { text } = references[key as ReferenceKey]
    const parsed = parseReference(text)
    expect(parsed && referenceText(parsed) === text && parsed.kind === work.kind, key).toBeFalsy()
    for (const value of [work.title, work.number, work.publisher, work.book, work.year])
      if (value !== undefined) expect(text, key).toContain(value)
  }
})

test('RE4 no field holds a part of another', () => {
  for (const [key] of works) {
    const work = citedWork(key)
    expect(work.title, key).not.toMatch(/ \d{4}[;:]|^[\p{Lu}][\p{L}'’-]+ \p{Lu}{1,3}(,|$)/u)
    expect(work.year, key).toMatch(/^\d{4}$/)
    expect(work.journal ?? 'J', key).toMatch(/^[\p{Lu}\p{Lo}][\p{L} ()-]*$/u)
    expect(work.pages ?? '1', key).toMatch(/^[A-Za-z]{0,2}\d+(\.e\d+)?([–-][A-Z]?\d+(\.e\d+)?)?(, \d+–\d+)*$/)
    if (work.kind === 'article') expect(work.journal, key).toBeDefined()
    else if (work.kind === 'book') expect(work.publisher, key).toBeDefined()
    for (const author of work.authors)
      if (isPerson(author)) expect(author.family, key).toMatch(/^[\p{L}'’ -]{2,}$/u)
      else expect(author.name, key).not.toMatch(/et al|editor/)
  }
})

test.each([
  ['student-1908', { authors: [{ name: 'Student' }], journal: 'Biometrika', year: '1908', volume: '6', pages: '1–25' }],
  ['kdigo-2024-ckd', { authors: [], volume: '105', issue: '4S', pages: 'S117–S314' }],
  [
    'china-af-2023',
    {
      authors: [{ name: '中华医学会心血管病学分会' }, { name: '中国生物医学工程学会心律分会' }],
      journal: '中华心血管病杂志',
      issue: '6',
    },
  ],
  ['hayes-coutts-2020', { title: expect.stringMatching(/reliability\. But…$/), journal: 'Commun Methods Meas' }],
  ['dagostino-stephens-1986', { kind: 'book', areEditors: true, place: 'New York', publisher: 'Marcel Dekker' }],
  ['anderson-2003', { kind: 'book', edition: '3', place: 'Hoboken', publisher: 'Wiley' }],
  ['cornfield-1956', { kind: 'paper', volume: '4', editors: [{ family: 'Neyman', initials: 'J' }], pages: '135–148' }],
  ['abdi-molin-2007', { kind: 'chapter', book: 'Encyclopedia of measurement and statistics' }],
  ['uno-2014', { hasMore: true, authors: { length: 3 } }],
  ['pearson-1896', { title: expect.stringMatching(/evolution\. III\. Regression, heredity and panmixia$/) }],
  ['bruls-2000', { authors: expect.arrayContaining([{ family: 'van Wijk', initials: 'JJ' }]) }],
  ['dagostino-1990', { authors: expect.arrayContaining([{ family: "D'Agostino", initials: 'RB', suffix: 'Jr' }]) }],
  ['nemenyi-1963', { kind: 'thesis' }],
] as const)('RE4 %s', (key, expected) => {
  const work = citedWork(key)
  for (const [field, value] of Object.entries(expected)) {
    const found = work[field as keyof typeof work]
    if (typeof value === 'object' && 'length' in value && !Array.isArray(value))
      expect(found).toHaveLength(value.length)
    else expect(found).toEqual(value)
  }
})

test('a text in no known form is not parsed, however long', () => {
  for (const text of [
    '',
    '.',
    'x',
    'Nothing here.',
    `${'a. '.repeat(50_000)}.`,
    '; 2020.',
    ' 2020;1:2.',
    '. In: ; 2020.',
  ])
    expect(parseReference(text)).toBeUndefined()
})
