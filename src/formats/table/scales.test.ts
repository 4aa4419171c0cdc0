import { expect, test } from 'vitest'
import { isCertainGrade, isGrade, orderedScale } from './scales.ts'

test('results of one vocabulary are ordered, with synonyms adjacent', () => {
  expect(orderedScale(['+', '-', '+++', '±', '++'])).toEqual(['-', '±', '+', '++', '+++'])
  expect(orderedScale(['阳性', '阴性', '弱阳性'])).toEqual(['阴性', '弱阳性', '阳性'])
  expect(orderedScale(['重度', '轻度', '中度'])).toEqual(['轻度', '中度', '重度'])
  expect(orderedScale(['III期', 'I期', 'Ⅱ期'])).toEqual(['I期', 'Ⅱ期', 'III期'])
})

test('texts of no vocabulary, of two, or of only one rank have no order', () => {
  expect(orderedScale(['阴性', '轻度'])).toBeNull()
  expect(orderedScale(['甲', '乙'])).toBeNull()
  expect(orderedScale(['阴性', '-'])).toBeNull()
  expect(orderedScale(['+'])).toBeNull()
})

test('a dash may be a result, but is not a certain one', () => {
  expect([isGrade('-'), isCertainGrade('-'), isCertainGrade('＋＋')]).toEqual([true, false, true])
  for (const text of ['P001', '12', 'none', '无', 'positive attitude']) expect(isGrade(text), text).toBe(false)
})
