import { expect, test } from 'vitest'
import { classifyCell, plainText } from './cell-kind.ts'

test('cells of a hospital file are each classified correctly', () => {
  const expected: Record<string, readonly [string, number?]> = {
    '12.3': ['number', 12.3],
    '-5': ['number', -5],
    '+1e3': ['number', 1000],
    '.5': ['number', 0.5],
    Inf: ['number', Number.POSITIVE_INFINITY],
    '１２．３': ['wide', 12.3],
    '−5': ['wide', -5],
    '1,234,567.8': ['grouped', 1_234_567.8],
    '1 234': ['grouped', 1234],
    '12.3%': ['percent', 12.3],
    '12.3↑': ['flagged', 12.3],
    '4.1 L': ['flagged', 4.1],
    '7.8*': ['flagged', 7.8],
    '<0.01': ['below-limit', 0.01],
    '＜0.01': ['below-limit', 0.01],
    '≤5': ['below-limit', 5],
    '>1000': ['above-limit', 1000],
    '>1,000↑': ['above-limit', 1000],
    '001': ['leading-zero', 1],
    '12345678901234567890': ['long-digits', 12345678901234567000],
    未查: ['missing-word'],
    '/': ['missing-word'],
    'N/A': ['missing-word'],
    '-': ['missing-word'],
    '#DIV/0!': ['missing-word'],
    阴性: ['grade'],
    '+/-': ['grade'],
    '++': ['grade'],
    '＋＋': ['grade'],
    '2023.5.1': ['date'],
    '2023年5月1日': ['date'],
    '2023/05/01': ['date'],
    '2023-05-01 08:30': ['datetime'],
    '2023-05': ['partial-date'],
    '2023-02-30': ['invalid-date'],
    '1-May-2023': ['date'],
    无: ['text'],
    P0001: ['text'],
    '10:30': ['text'],
    '3+4=7': ['text'],
    '1,23': ['text'],
    '1.2.3': ['text'],
  }
  for (const [text, [kind, value = Number.NaN]] of Object.entries(expected)) {
    expect({ text, ...classifyCell(text) }).toEqual({ text, kind, value })
  }
})

test('with a decimal comma 1,5 is a number and 1.234,5 a grouped one', () => {
  expect(classifyCell('1,5', ',')).toEqual({ kind: 'number', value: 1.5 })
  expect(classifyCell('1.234,5', ',')).toEqual({ kind: 'grouped', value: 1234.5 })
  expect(classifyCell('1,5').kind).toBe('text')
})

test('a very long text is classified as text at once', () => {
  expect(classifyCell(`${'1 '.repeat(100_000)}x`).kind).toBe('text')
})

test('a cell of sixty characters is read, a longer one is text', () => {
  const number = (length: number) => `0.${'1'.repeat(length - 2)}`
  expect(classifyCell(number(60)).kind).toBe('number')
  expect(classifyCell(number(61)).kind).toBe('text')
})

test('digits alone are a code from sixteen on, and with a leading zero', () => {
  expect([classifyCell('0').kind, classifyCell('00').kind, classifyCell('010').kind]).toEqual([
    'number',
    'leading-zero',
    'leading-zero',
  ])
  expect(classifyCell('123456789012345').kind).toBe('number')
  expect(classifyCell('1234567890123456')).toEqual({ kind: 'long-digits', value: 1_234_567_890_123_456 })
  expect(classifyCell('0123456789012345').kind).toBe('long-digits')
  expect(classifyCell('012345678901234').kind).toBe('leading-zero')
  expect(classifyCell('０１').kind).toBe('leading-zero')
})

test('limits are marked by signs and words before a number', () => {
  for (const text of ['<5', '< 5', '<=5', '≤5', '⩽5', '小于5', '低于 5', '＜５', '<5 H', '<5↓', '<5.0', '<5e0'])
    expect(classifyCell(text), text).toEqual({ kind: 'below-limit', value: 5 })
  for (const text of ['>5', '>=5', '≥ 5', '⩾5', '大于5', '高于5', '>5*', '>5 (H)'])
    expect(classifyCell(text), text).toEqual({ kind: 'above-limit', value: 5 })
  for (const text of ['<', '<x', '<<5', '5<', '<5%', 'less 5', '<=', '>001x'])
    expect(classifyCell(text).kind, text).toBe('text')
  expect(classifyCell('<1,5', ',').value).toBe(1.5)
  expect(classifyCell('<1,000').value).toBe(1000)
})

test('laboratory flags follow a number', () => {
  for (const flag of [
    '↑',
    '↓',
    '↑↑',
    ' ↑',
    '⬆',
    '⬇',
    '⇑',
    '⇓',
    '▲',
    '▼',
    '△',
    '▽',
    '*',
    ' **',
    'H',
    'HH',
    ' L',
    '(H)',
    '(↑)',
    '偏高',
    ' 偏低',
  ])
    expect(classifyCell(`12.5${flag}`), flag).toEqual({ kind: 'flagged', value: 12.5 })
  for (const text of ['12.5HHH', '12.5(HH)', 'x12.5↑', '↑', '12.5 高', '1-2↑'])
    expect(classifyCell(text).kind, text).toBe('text')
  expect(classifyCell('1,234H').value).toBe(1234)
  expect(classifyCell('1,5↑', ',').value).toBe(1.5)
})

test('a percent sign follows a number', () => {
  for (const text of ['12%', '12 %', '１２％', '12.0%'])
    expect(classifyCell(text)).toEqual({ kind: 'percent', value: 12 })
  expect(classifyCell('1,234%').value).toBe(1234)
  expect(classifyCell('12,5%', ',').value).toBe(12.5)
  for (const text of ['%', 'x%', '1%2%']) expect(classifyCell(text).kind).toBe('text')
})

test('letters and digits are a text, unless they begin with a digit or the name of a month', () => {
  for (const text of ['A1', 'P001', 'AB12', 'ABC123', 'a1b2', 'P0001x', 'Z9', 'May 2023', 'I1', 'z0z0'])
    expect(classifyCell(text).kind, text).toBe('text')
  expect(classifyCell('1May2023').kind).toBe('date')
  expect(classifyCell('May 1 2023').kind).toBe('date')
  expect(classifyCell('may 1, 2023 8:30').kind).toBe('datetime')
  expect(classifyCell('2023年').kind).toBe('partial-date')
  expect(classifyCell('2023').kind).toBe('number')
  expect(classifyCell('x2023-05-01').kind).toBe('text')
  expect(classifyCell('23-05-01').kind).toBe('text')
})

test('infinity is a number in each of its spellings', () => {
  for (const text of ['inf', 'Inf', '+INF', 'infinity', '∞'])
    expect(classifyCell(text)).toEqual({ kind: 'number', value: Number.POSITIVE_INFINITY })
  for (const text of ['-inf', '-Infinity', '-∞', '−∞'])
    expect(classifyCell(text)).toEqual({ kind: 'number', value: Number.NEGATIVE_INFINITY })
  expect(classifyCell('infinite').kind).toBe('text')
})

test('signs and spaces of other scripts are read like those of ASCII', () => {
  for (const text of ['\u22125', '\ufe635', '－５', '\u00a0-5', '-5\u3000', '-\u200b5', '-5\u2003'])
    expect(classifyCell(text), text).toEqual({ kind: 'wide', value: -5 })
  expect(classifyCell('5 ').kind).toBe('wide')
  expect(plainText(' a\u3000')).toBe('a')
  expect(plainText('ａ')).toBe('a')
})
