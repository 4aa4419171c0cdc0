import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factor } from './factor.ts'
import { makeNumericColumn, textColumn } from './make-columns.ts'
import { selectCells } from './select-rows.ts'

const levelsOf = (f: ReturnType<typeof factor>) => f.levels.map((l) => l.value)

test('value labels define the order, unlabelled values follow', () => {
  const sex = makeNumericColumn(
    {
      id: 'c1',
      name: 'sex',
      valueLabels: [
        { value: 2, label: 'female' },
        { value: 1, label: 'male' },
      ],
    },
    [1, 2, 9, 3, null],
  )
  expect(factor(sex).levels).toEqual([
    { value: 2, label: 'female' },
    { value: 1, label: 'male' },
    { value: 3, label: '3' },
    { value: 9, label: '9' },
  ])
  expect(Array.from(factor(sex).codes)).toEqual([1, 0, 3, 2, -1])
})

test('without labels numbers ascend, also numbers stored as text', () => {
  expect(levelsOf(factor(makeNumericColumn({ id: 'c1', name: 'x' }, [10, 9, -1])))).toEqual([-1, 9, 10])
  expect(levelsOf(factor(textColumn({ id: 'c1', name: 'x' }, ['10', '9', '2'])))).toEqual(['2', '9', '10'])
})

test('without labels, texts keep the order of first appearance in the source after sorting and filtering', () => {
  const column = textColumn({ id: 'c1', name: 'x' }, ['乙', '甲', '丙', '甲'])
  expect(levelsOf(factor(column))).toEqual(['乙', '甲', '丙'])
  expect(levelsOf(factor(selectCells(column, Int32Array.of(2, 3, 0))))).toEqual(['乙', '甲', '丙'])
})

test('an unused level is dropped unless all are requested', () => {
  const column = textColumn({ id: 'c1', name: 'x', valueLabels: [{ value: 'z', label: 'Z' }] }, ['a', 'b'])
  expect(levelsOf(factor(column))).toEqual(['a', 'b'])
  expect(levelsOf(factor(column, { keep: 'all' }))).toEqual(['z', 'a', 'b'])
})

test('missing codes are not levels', () => {
  const number = makeNumericColumn(
    { id: 'c1', name: 'x', missingCodes: [9], valueLabels: [{ value: 9, label: 'refused' }] },
    [9, 1, 2],
  )
  expect(levelsOf(factor(number, { keep: 'all' }))).toEqual([1, 2])
  expect(Array.from(factor(number).codes)).toEqual([-1, 0, 1])
  const text = textColumn({ id: 'c2', name: 'y', missingCodes: ['未查'] }, ['未查', '阴性'])
  expect(levelsOf(factor(text, { keep: 'all' }))).toEqual(['阴性'])
})

test('codes refer to the value of each row', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.constantFrom('a', 'b', '1', '2', '未查'))), (texts) => {
      const f = factor(textColumn({ id: 'c1', name: 'x', missingCodes: ['未查'] }, texts))
      const read = Array.from(f.codes, (code) => (code < 0 ? null : f.levels[code]?.value))
      expect(read).toEqual(texts.map((t) => (t === '未查' ? null : t)))
      expect(f.levels.every((_, k) => f.codes.includes(k))).toBe(true)
    }),
  )
})
