import { expect, test } from 'vitest'
import { readDataLines, rFactor, rName, rString, rVector } from './r-code.ts'

const base = { label: '', measure: 'nominal', valueLabels: [], missingCodes: [], missingRanges: [] } as const
const data = {
  file: 'data.csv',
  columns: [
    {
      ...base,
      id: 'c1',
      name: '性别',
      type: 'number' as const,
      valueLabels: [{ value: 1, label: '男' }],
      levels: [1, 2],
    },
    {
      ...base,
      id: 'c2',
      name: 'ph.ecog',
      type: 'text' as const,
      missingCodes: ['未查'],
      missingRanges: [],
      levels: ['a'],
    },
  ],
}

test('names that are not syntactic in R are quoted with backticks', () => {
  expect(['ph.ecog', '年龄', 'a b', '1st', 'if', '_x', 'a`b\\'].map(rName)).toEqual([
    'ph.ecog',
    '`年龄`',
    '`a b`',
    '`1st`',
    '`if`',
    '`_x`',
    '`a\\`b\\\\`',
  ])
})

test('texts are escaped', () => {
  expect(rString('a"b\\c\n')).toBe('"a\\"b\\\\c\\n"')
  expect(rVector([1, 'x'])).toBe('c(1, "x")')
  expect(rVector([0.1])).toBe('0.1')
})

test('codes stay text, missing and user-missing values become NA', () => {
  expect(readDataLines(data, ['c1', 'c2'])).toEqual([
    'd <- read.csv("data.csv", fileEncoding = "UTF-8", check.names = FALSE, na.strings = "",',
    '  colClasses = c(`性别` = "numeric", ph.ecog = "character"))',
    'd$ph.ecog[d$ph.ecog %in% "未查"] <- NA # user-missing codes',
  ])
})

test('a value in a range of missing values becomes NA; days are compared as ISO texts', () => {
  const meta = { label: '', measure: 'continuous', valueLabels: [], missingCodes: [] } as const
  const missingRanges = [
    [97, 99],
    [null, -1],
  ] as const
  const days = [[null, Date.UTC(1900, 0, 1)]] as const
  const columns = [
    { ...meta, id: 'c1', name: 'x', type: 'number' as const, missingCodes: [9], missingRanges },
    { ...meta, id: 'c2', name: 'seen', type: 'date' as const, missingRanges: days },
    { ...meta, id: 'c3', name: 't', type: 'text' as const, missingRanges },
  ]
  expect(readDataLines({ file: 'data.csv', columns }, ['c1', 'c2', 'c3']).slice(2)).toEqual([
    'd$x[d$x %in% 9] <- NA # user-missing codes',
    'd$x[which(d$x >= 97 & d$x <= 99 | d$x <= -1)] <- NA # user-missing ranges',
    'd$seen[which(d$seen <= "1900-01-01")] <- NA # user-missing ranges',
  ])
})

test('a factor has the order of the levels here, and their labels if there are any', () => {
  expect(rFactor(data, 'c1', [2, 1])).toBe('factor(d$`性别`, levels = c(2, 1), labels = c("2", "男"))')
  expect(rFactor(data, 'c2', ['a'])).toBe('factor(d$ph.ecog, levels = "a")')
})
