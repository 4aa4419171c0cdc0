import { expect, test } from 'vitest'
import { workFrom, workIdentity } from './own-works.ts'

const work = {
  kind: 'article',
  authors: [{ family: 'Cox', initials: 'DR' }, { name: '中华医学会' }],
  hasMore: false,
  title: 'Regression models and life-tables',
  year: '1972',
} as const

test('a stored work is read as it was written', () => {
  expect(workFrom({ runs: [], work })).toEqual(work)
})

test.each([
  [undefined],
  [{ runs: [] }],
  [{ work: 1 }],
  [{ work: { ...work, kind: 'of-tomorrow' } }],
  [{ work: { ...work, title: 3 } }],
])('%j is no work', (value) => {
  expect(workFrom(value)).toBeUndefined()
})

test('fields that are no text, and authors that are no names, are left out', () => {
  const damaged = { ...work, authors: [null, { family: 'Cox' }, { name: 'A' }], year: 1972, later: 'x' }
  expect(workFrom({ work: damaged })).toEqual({
    kind: 'article',
    authors: [{ name: 'A' }],
    hasMore: false,
    title: work.title,
  })
})

test('a work is the same by its DOI, else by title and year', () => {
  expect(workIdentity({ ...work, doi: '10.1/A' })).toBe(workIdentity({ ...work, title: 'other', doi: '10.1/a' }))
  expect(workIdentity(work)).toBe(workIdentity({ ...work, title: 'Regression models, and life tables' }))
  expect(workIdentity(work)).not.toBe(workIdentity({ ...work, year: '1973' }))
})
