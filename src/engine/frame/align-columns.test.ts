import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AlignBy, alignColumns } from './align-columns.ts'

const column = fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), label: fc.constantFrom('', 'a', 'x', 'y') })
const tables = fc.array(fc.array(column, { maxLength: 5 }), { minLength: 1, maxLength: 4 })

test('every column is in one place; two are together exactly if they are the first of their table with the same key', () => {
  fc.assert(
    fc.property(tables, fc.constantFrom<AlignBy>('name', 'label', 'position'), (given, by) => {
      const key = (table: number, index: number) => {
        const { name = '', label = '' } = given[table]?.[index] ?? {}
        if (by === 'position') return `${index}`
        return by === 'label' && label !== '' ? `l${label}` : `n${name}`
      }
      const isFirst = (table: number, index: number) =>
        (given[table] ?? []).findIndex((_, k) => key(table, k) === key(table, index)) === index
      const aligned = alignColumns(given, by)
      const cells = given.flatMap((columns, table) => columns.map((_, index) => ({ table, index })))
      const placeOf = ({ table, index }: { table: number; index: number }) =>
        aligned.filter((one) => one[table] === index)
      for (const one of cells) {
        expect(placeOf(one)).toHaveLength(1)
        for (const two of cells.filter(({ table }) => table > one.table)) {
          const areTogether = placeOf(one)[0] === placeOf(two)[0]
          const areEqual = key(one.table, one.index) === key(two.table, two.index)
          const areFirst = isFirst(one.table, one.index) && isFirst(two.table, two.index)
          expect(areTogether).toBe(areEqual && areFirst)
        }
      }
      const first = aligned.map((one) => one[0]).filter((index) => index !== -1)
      expect(first).toEqual((given[0] ?? []).map((_, k) => k))
    }),
  )
})

test('columns that only later tables have come last, in their order', () => {
  const named = (...names: string[]) => names.map((name) => ({ name, label: '' }))
  expect(alignColumns([named('a', 'b'), named('c', 'b'), named('b', 'c', 'd')], 'name')).toEqual([
    [0, -1, -1],
    [1, 1, 0],
    [-1, 0, 1],
    [-1, -1, 2],
  ])
})
