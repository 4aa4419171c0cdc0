import { expect, test } from 'vitest'
import { numberInFront, offeredOrder, orderByNumber } from './number-in-front.ts'

const inOrder = (names: readonly string[]) => orderByNumber(names).map((k) => names[k])

test.each([
  [['≥65', '18–44', '<18', '45–64']],
  [['10 and more', '2', '1']],
  [['Ⅲ', 'Ⅰ', 'Ⅱ']],
  [['IV', 'I', 'III', 'II']],
  [['三级', '一级', '二级']],
  [['60岁及以上', '18～59岁', '18岁以下']],
  [['Stage IIIb', 'Stage IIIa', 'Stage IV', 'Stage II']],
  [['Severe', 'Mild', 'Moderate']],
  [['高', '低', '中']],
  [['重度', '无', '轻度', '中度']],
])('%j is ordered by what it begins with', (names) => {
  const sorted = inOrder(names)
  const expected: Record<string, readonly string[]> = {
    '≥65': ['<18', '18–44', '45–64', '≥65'],
    '10 and more': ['1', '2', '10 and more'],
    Ⅲ: ['Ⅰ', 'Ⅱ', 'Ⅲ'],
    IV: ['I', 'II', 'III', 'IV'],
    三级: ['一级', '二级', '三级'],
    '60岁及以上': ['18岁以下', '18～59岁', '60岁及以上'],
    'Stage IIIb': ['Stage II', 'Stage IIIa', 'Stage IIIb', 'Stage IV'],
    Severe: ['Mild', 'Moderate', 'Severe'],
    高: ['低', '中', '高'],
    重度: ['无', '轻度', '中度', '重度'],
  }
  expect(sorted).toEqual(expected[names[0] ?? ''])
})

test('names without a number keep their order, at the end', () => {
  expect(inOrder(['other', '2', 'unknown', '1'])).toEqual(['1', '2', 'other', 'unknown'])
  expect(numberInFront('Iron')).toBeNull()
  expect(numberInFront('−5 to 0')).toBe(-5)
})

test('a limit itself comes between what is below and what is above it', () => {
  expect(inOrder(['>18', '18', '<18'])).toEqual(['<18', '18', '>18'])
})

test('the order is offered only if it changes something and every name has a place of its own', () => {
  expect(offeredOrder(['≥75', '<65', '65-74'])).toEqual([1, 2, 0])
  for (const names of [
    ['Male', 'Female'],
    ['vitamin', 'ice'],
    ['1 a', '2 b'],
    ['1', '1'],
    ['2', '1', 'other'],
  ])
    expect(offeredOrder(names)).toBeUndefined()
})
