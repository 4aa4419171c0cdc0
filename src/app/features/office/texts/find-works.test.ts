import { expect, test } from 'vitest'
import { standardStyle } from '#formats/document/document-style.ts'
import { findWorks, shortText } from './find-works.ts'

const own = new Map([
  [
    'mine',
    { kind: 'article', authors: [{ family: 'Müller', initials: 'A' }], hasMore: false, title: 'Sepsis', year: '2021' },
  ],
] as const)
const from = { own, methods: ['cox-1972'], chosen: [], style: standardStyle }

test('without a search: the own list and the works of the methods in the report', () => {
  expect(findWorks('', from)).toEqual(['mine', 'cox-1972'])
  expect(findWorks('', { ...from, chosen: ['cox-1972'] })).toEqual(['cox-1972', 'mine'])
})

test('a search finds all its words, without accents, in the own list before the bibliography', () => {
  expect(findWorks('muller 2021', from)).toEqual(['mine'])
  expect(findWorks('Kaplan Meier', from)).toContain('kaplan-meier-1958')
  expect(findWorks('nothing of this kind', from)).toEqual([])
})

test('a work reads as its first author and year', () => {
  expect(shortText({ kind: 'web', authors: [], hasMore: false, title: 'A page' })).toBe('A page')
  expect(shortText({ kind: 'web', authors: [{ name: 'WHO' }], hasMore: false, title: 'x', year: '2020' })).toBe(
    'WHO 2020',
  )
})
