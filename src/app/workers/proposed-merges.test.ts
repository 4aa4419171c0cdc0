import { expect, test } from 'vitest'
import { makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { proposedMerges } from './proposed-merges.ts'

const sex = {
  ...textColumn({ id: 'c1', name: 'sex' }, ['Male', 'male', 'male', null, 'n/a', 'N/A', 'F']),
  missingCodes: ['n/a'],
}

test('texts are proposed with their counts, without missing ones', () => {
  expect(proposedMerges([sex], 'c1', 'words')).toEqual({
    clusters: [
      [
        { text: 'male', count: 2 },
        { text: 'Male', count: 1 },
      ],
    ],
    distinct: 4,
    tooMany: false,
  })
  expect(proposedMerges([sex, makeNumericColumn({ id: 'c2', name: 'x' }, [1])], 'c2', 'words')).toBeUndefined()
})

test('too many texts to compare are said to be', () => {
  const many = textColumn(
    { id: 'c1', name: 'note' },
    Array.from({ length: 5001 }, (_, k) => `note ${k}`),
  )
  expect(proposedMerges([many], 'c1', 'nearest')).toMatchObject({ clusters: [], distinct: 5001, tooMany: true })
  expect(proposedMerges([many], 'c1', 'words')).toMatchObject({ tooMany: false })
})
