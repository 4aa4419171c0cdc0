import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import type { TextColumn } from './frame.ts'
import { textColumn } from './make-columns.ts'
import { mapTexts } from './map-texts.ts'

const text = fc.constantFrom('a', 'A', 'b', ' b', 'B ', '不详', 'x y')
const maps: Readonly<Record<string, (text: string) => string | null>> = {
  lower: (one) => one.toLowerCase(),
  trimmed: (one) => one.trim(),
  same: (one) => one,
  constant: () => 'k',
  emptied: (one) => (one.startsWith('a') ? '' : one),
  missing: (one) => (one === 'x y' ? null : one),
}

const columnOf = (cells: readonly (string | null)[], missingCodes: readonly string[]): TextColumn => ({
  ...textColumn({ id: 'c1', name: 'x' }, cells),
  missingCodes,
})

test('each cell is the mapped text, equal texts have one code, and changes are counted by cells', async () => {
  const cells = fc.array(fc.option(text), { maxLength: 40 })
  const declared = fc.constantFrom<readonly string[]>([], ['不详'], ['不详', 'A'])
  await fc.assert(
    fc.asyncProperty(cells, declared, fc.constantFrom(...Object.keys(maps)), async (cells, declared, name) => {
      const map = maps[name] as (text: string) => string | null
      const expected = cells.map((cell) => (cell === null || declared.includes(cell) ? cell : map(cell) || null))
      const column = columnOf(cells, declared)
      const before = [...column.codes]
      const { codes, dictionary, changed, emptied } = await mapTexts(column, map, uninterrupted)
      expect(Array.from(codes, (code) => dictionary[code] ?? null)).toEqual(expected)
      expect(new Set(dictionary).size).toBe(dictionary.length)
      expect(changed).toBe(cells.filter((cell, i) => cell !== expected[i]).length)
      expect(emptied).toBe(cells.filter((cell, i) => cell !== null && expected[i] === null).length)
      expect([...column.codes]).toEqual(before)
      if (changed === 0) expect(codes).toBe(column.codes)
    }),
  )
})

test('a text is mapped once however many rows have it, and a long column awaits the checkpoint', async () => {
  const column = columnOf(
    Array.from({ length: 200_000 }, (_, i) => `t${i % 3}`),
    [],
  )
  let [calls, pauses] = [0, 0]
  const pause = async () => void pauses++
  const mapped = await mapTexts(column, (one) => `${one}${calls++}`, pause)
  expect([calls, mapped.changed]).toEqual([3, 200_000])
  expect(pauses).toBeGreaterThan(3)
})
