import { expect, test } from 'vitest'
import type { EntryTitle } from '#catalog/kit/summary.ts'
import { arrangeTools } from './arrange-tools.ts'

const tools = ['a', 'b', 'c', 'd'].map((id): EntryTitle => ({ id, family: 'hepatology', title: { en: id, zh: id } }))
const ids = (arrangement: Parameters<typeof arrangeTools>[1]) => arrangeTools(tools, arrangement).map(({ id }) => id)

test('named tools come first in the operator’s order, the others in their own, hidden ones are omitted', () => {
  expect(ids({ order: [], hidden: [] })).toEqual(['a', 'b', 'c', 'd'])
  expect(ids({ order: ['d', 'b', 'gone'], hidden: [] })).toEqual(['d', 'b', 'a', 'c'])
  expect(ids({ order: ['c'], hidden: ['c', 'a'] })).toEqual(['b', 'd'])
})
