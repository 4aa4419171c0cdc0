import { expect, test } from 'vitest'
import { orderByNumber } from './order-values.ts'

const sorted = (...values: string[]) => orderByNumber(values)?.map((k) => values[k])

test('ages and other ranges are in order of their numbers', () => {
  expect(sorted('≥75', '65-74', '<65')).toEqual(['<65', '65-74', '≥75'])
  expect(sorted('10–14', '5–9', '0–4', '85+')).toEqual(['0–4', '5–9', '10–14', '85+'])
  expect(sorted('60岁及以上', '18～59岁', '18岁以下')).toEqual(['18岁以下', '18～59岁', '60岁及以上'])
  expect(sorted('>2.5', '≤2.5')).toEqual(['≤2.5', '>2.5'])
})

test('labels that begin with a code', () => {
  expect(sorted('2 卧床', '0 正常', '1 能自由走动')).toEqual(['0 正常', '1 能自由走动', '2 卧床'])
})

test('stages in Roman numerals', () => {
  expect(sorted('Ⅲ期', 'Ⅰ期', 'Ⅱ期', 'Ⅳ期')).toEqual(['Ⅰ期', 'Ⅱ期', 'Ⅲ期', 'Ⅳ期'])
  expect(sorted('Stage IIIb', 'Stage IIIa', 'Stage IV', 'Stage II')).toEqual([
    'Stage II',
    'Stage IIIa',
    'Stage IIIb',
    'Stage IV',
  ])
})

test('words with an order of their own', () => {
  expect(sorted('高', '低', '中')).toEqual(['低', '中', '高'])
  expect(sorted('Severe', 'Mild', 'Moderate')).toEqual(['Mild', 'Moderate', 'Severe'])
})

test('nothing is offered for names, for an order that stands, and for one that is not unique', () => {
  expect(sorted('Male', 'Female')).toBeUndefined()
  expect(sorted('vitamin', 'ice')).toBeUndefined()
  expect(sorted('1 a', '2 b')).toBeUndefined()
  expect(sorted('1', '1')).toBeUndefined()
})
