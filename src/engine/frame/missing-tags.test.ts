import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factor } from './factor.ts'
import { makeFrame, makeNumericColumn } from './make-columns.ts'
import { tagText } from './missing-tags.ts'
import { selectRows } from './select-rows.ts'
import { columnFromBytes, columnParts } from './serialize.ts'
import { usable } from './usable.ts'

const blank = Number.NaN

test('kinds of missing values are written as in Stata and SAS', () => {
  expect([0, 1, 2, 3, 27].map(tagText)).toEqual([undefined, '._', '.a', '.b', '.z'])
})

const rows = fc.array(
  fc.oneof(fc.tuple(fc.double(), fc.constant(0)), fc.tuple(fc.constant(blank), fc.integer({ min: 0, max: 27 }))),
  { minLength: 1 },
)

test('a kind stays with its row through any selection, and through storage', () => {
  fc.assert(
    fc.property(rows, fc.array(fc.nat()), (cells, picks) => {
      const tags = Uint8Array.from(cells, ([, tag]) => tag)
      const column = makeNumericColumn(
        { id: 'c1', name: 'x', missingTags: tags },
        cells.map(([value]) => value),
      )
      const positions = Int32Array.from(picks, (pick) => pick % cells.length)
      const [picked] = selectRows(makeFrame([column]), positions).columns
      expect(picked).toMatchObject({ missingTags: Uint8Array.from(positions, (at) => tags[at] as number) })
      const parts = columnParts(column)
      const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
      let at = 0
      for (const part of parts) {
        bytes.set(part, at)
        at += part.length
      }
      expect(columnFromBytes(bytes)).toEqual(column)
    }),
  )
})

test('for an analysis all kinds are missing: the label of one is not a level, and user-missing codes have no kind', () => {
  const column = makeNumericColumn(
    {
      id: 'c1',
      name: 'x',
      valueLabels: [
        { value: '.a', label: 'refused' },
        { value: 1, label: 'yes' },
      ],
      missingCodes: [9],
      missingTags: Uint8Array.of(0, 2, 0, 0),
    },
    [1, blank, 9, blank],
  )
  expect(factor(column, { keep: 'all' }).levels).toEqual([{ value: 1, label: 'yes' }])
  expect(usable(column)).toMatchObject({
    values: Float64Array.of(1, blank, blank, blank),
    missingTags: Uint8Array.of(0, 2, 0, 0),
  })
})

test('the number of kinds must equal the number of cells', () => {
  const column = makeNumericColumn({ id: 'c1', name: 'x', missingTags: Uint8Array.of(1) }, [1, 2])
  expect(() => makeFrame([column])).toThrow('has 1 tags, not 2')
})
