import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CodeBuilder, NumberBuilder, TextBuilder } from './builder.ts'
import { textColumn } from './make-columns.ts'

test('numbers are stored unchanged, also beyond the initial capacity', () => {
  fc.assert(
    fc.property(fc.array(fc.double(), { maxLength: 5000, size: 'max' }), (values) => {
      const builder = new NumberBuilder()
      for (const v of values) builder.push(v)
      expect(builder.length).toBe(values.length)
      expect(Array.from(builder.finish())).toEqual(values)
    }),
    { numRuns: 30 },
  )
})

test('texts are coded in order of first appearance, as textColumn does', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.string({ maxLength: 2 }))), (texts) => {
      const builder = new TextBuilder()
      for (const t of texts) builder.push(t)
      const column = textColumn({ id: 'c1', name: 'x' }, texts)
      expect(builder.finish()).toEqual({ codes: column.codes, dictionary: column.dictionary })
    }),
  )
})

test('a run of equal codes may cross capacities', () => {
  const builder = new CodeBuilder()
  builder.push(7)
  builder.fill(-1, 5000)
  const codes = builder.finish()
  expect([codes.length, codes[0], codes[1], codes[5000]]).toEqual([5001, 7, -1, -1])
})
