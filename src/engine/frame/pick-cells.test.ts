import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeNumericColumn, textColumn } from './make-columns.ts'
import { cellAt, pickCells } from './pick-cells.ts'

const rows = fc.array(fc.tuple(fc.option(fc.integer()), fc.option(fc.constantFrom('a', 'b'))), { minLength: 1 })

test('cells are picked in any order, with their kinds of missing; a position of -1 is a blank', () => {
  fc.assert(
    fc.property(rows, fc.array(fc.integer({ min: -1, max: 99 })), (given, wanted) => {
      const positions = Int32Array.from(wanted, (at) => (at < 0 ? -1 : at % given.length))
      const tags = Uint8Array.from(given, ([value], at) => (value === null ? at % 28 : 0))
      const numbers = makeNumericColumn(
        { id: 'n', name: 'n', missingTags: tags },
        given.map(([value]) => value),
      )
      const texts = textColumn(
        { id: 't', name: 't' },
        given.map(([, text]) => text),
      )
      const picked = [pickCells(numbers, positions), pickCells(texts, positions)] as const
      for (const [i, at] of positions.entries()) {
        expect(cellAt(picked[0], i)).toBe(at < 0 ? null : given[at]?.[0])
        expect(cellAt(picked[1], i)).toBe(at < 0 ? null : given[at]?.[1])
      }
      expect(picked[0]).toMatchObject({
        missingTags: Uint8Array.from(positions, (at) => (at < 0 ? 0 : (tags[at] ?? 0))),
      })
    }),
  )
})
