import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeFrame, makeNumericColumn, textColumn } from './make-columns.ts'
import { positionsOf, selectRows } from './select-rows.ts'

test('every cell and the row id move with the row', () => {
  const rows = fc.array(fc.tuple(fc.double(), fc.option(fc.constantFrom('a', 'b', 'c'))), { minLength: 1 })
  fc.assert(
    fc.property(rows, fc.array(fc.nat()), (cells, picks) => {
      const frame = makeFrame([
        makeNumericColumn(
          { id: 'c1', name: 'x' },
          cells.map(([x]) => x),
        ),
        textColumn(
          { id: 'c2', name: 'y' },
          cells.map(([, y]) => y),
        ),
      ])
      const positions = Int32Array.from(picks, (p) => p % frame.rows)
      const picked = selectRows(frame, positions)
      expect(picked.rows).toBe(positions.length)
      expect(Array.from(picked.rowIds)).toEqual(Array.from(positions, (p) => p + 1))
      const [x, y] = picked.columns
      if (x?.type !== 'number' || y?.type !== 'text') throw new Error('types changed')
      expect(Array.from(x.values)).toEqual(Array.from(positions, (p) => cells[p]?.[0]))
      expect(Array.from(y.codes, (code) => y.dictionary[code] ?? null)).toEqual(
        Array.from(positions, (p) => cells[p]?.[1]),
      )
    }),
  )
})

test('a mask defines the kept positions, in order', () => {
  expect(Array.from(positionsOf(Uint8Array.of(0, 1, 0, 2, 1)))).toEqual([1, 3, 4])
  expect(positionsOf(new Uint8Array(3))).toHaveLength(0)
})
