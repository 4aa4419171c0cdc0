import { expect, test } from 'vitest'
import { chineseNumber, parseQuantity } from './parse-quantity.ts'

const parts = (text: string) => {
  const found = parseQuantity(text)
  return found && [found.comparison, found.value, found.unit, found.flag].join(' ').trim()
}

test('numbers are read with their unit, limit and flag', () => {
  expect(parts('5.6mmol/L')).toBe('= 5.6 mmol/L')
  expect(parts(' < 0.01 μg/mL ↓')).toBe('< 0.01 μg/mL low')
  expect(parts('大于1,000')).toBe('> 1000')
  expect(parts('１２．５％')).toBe('= 12.5 %')
  expect(parts('−3.5℃')).toBe('= -3.5 ℃')
  expect(parts('60 mL/min/1.73m2')).toBe('= 60 mL/min/1.73m2')
  expect(parts('12.3 H')).toBe('= 12.3  high')
  expect(parts('4.5*')).toBe('= 4.5  marked')
})

test('powers of ten belong to the number', () => {
  for (const text of ['1.2×10^9/L', '1.2 x 10^9 /L', '1.2×10⁹/L', '1.2e9/L'])
    expect(parts(text)).toBe('= 1200000000 /L')
  expect(parts('2.5×10⁻³ g')).toBe('= 0.0025 g')
})

test('ranges and pairs have two numbers', () => {
  expect(parseQuantity('12～15 天')).toMatchObject({ kind: 'range', value: 12, second: 15, unit: '天' })
  expect(parseQuantity('120/80 mmHg')).toMatchObject({ kind: 'pair', value: 120, second: 80, unit: 'mmHg' })
  expect(parseQuantity('-5')).toMatchObject({ kind: 'number', value: -5 })
})

test('Chinese numerals are numbers', () => {
  const numbers = {
    十二: 12,
    三百零五: 305,
    一万二千: 12_000,
    两亿: 2e8,
    一亿二千万: 1.2e8,
    一万二千亿: 1.2e12,
    二〇二三: 2023,
  }
  for (const [text, value] of Object.entries(numbers)) expect(chineseNumber(text)).toBe(value)
  expect(parseQuantity('三个月')).toMatchObject({ value: 3, unit: '个月', isChinese: true })
})

test('what is no quantity is not guessed', () => {
  for (const text of [
    '阴性',
    '',
    '2023-05-01',
    '13:30',
    '1:80',
    '12岁5月',
    '<1-2',
    '3+',
    'A12',
    `1${' '.repeat(70)}g`,
    '1'.repeat(61),
  ])
    expect(parseQuantity(text)).toBeNull()
})
