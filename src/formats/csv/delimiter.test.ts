import { expect, test } from 'vitest'
import { firstRecords, guessDecimal, guessDelimiter } from './delimiter.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const guess = (text: string, whole = true) => guessDelimiter(bytesOf(text), whole)
const lines = (count: number, line: string) => `${line}\n`.repeat(count)

test('each of the four separators is found, and a comma if there is none', () => {
  for (const delimiter of [',', '\t', ';', '|']) expect(guess(lines(3, `a${delimiter}b`))).toBe(delimiter)
  for (const text of ['a\nb\n', 'a', 'a:b\nc:d\n', '']) expect(guess(text)).toBe(',')
})

test('a title above and a note below do not hide it', () => {
  expect(guess(`title\n${lines(9, 'a;b')}`)).toBe(';')
  expect(guess(`a;b\n1;2\n3;4\nnote, of some, length\n`)).toBe(';')
})

test('the only line of a file counts; otherwise only lines that end count', () => {
  expect(guess('a;b')).toBe(';')
  expect(guess('a;b', false)).toBe(',')
  expect(guess('x;y;z\n1,5\n2,5\n')).toBe(',')
})

test('of equally good separators the comma wins, then the wider table', () => {
  expect(guess('a,b;c\n1,2;3\n')).toBe(',')
  expect(guess('a,b;c;d\n1,2;3;4\n')).toBe(';')
})

test('a hundred columns weigh as a sixth more lines', () => {
  const wide = `${'x,'.repeat(99)}x`
  expect(guess(lines(7, 'a;b') + lines(6, wide))).toBe(';')
  expect(guess(lines(15, 'a;b') + lines(13, wide))).toBe(',')
})

test('at most three hundred records are sampled', () => {
  const even = lines(150, 'a;b') + lines(150, 'a,b')
  expect(guess(even + lines(50, 'a;b'))).toBe(',')
  expect(guess(lines(151, 'a;b') + lines(149, 'a,b') + lines(50, 'a,b'))).toBe(';')
})

test('a record of more fields than a table may have still shows the separator', () => {
  expect(guess(`${'x;'.repeat(5000)}\n`)).toBe(';')
})

test('a quotation mark left unclosed under one separator does not rule out the others', () => {
  expect(guess('a;"b\nc;d\n')).toBe(',')
  expect(guess('a;"b;c"\nd;e\n')).toBe(';')
})

test('at most the requested number of records is returned, and the last one only if the file ends with it', () => {
  expect(firstRecords(bytesOf('a,b\nc,d\ne,f'), ',', 5, true)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
  ])
  expect(firstRecords(bytesOf('a,b\nc,d\ne,f'), ',', 5, false)).toHaveLength(2)
  expect(firstRecords(bytesOf('a,b\nc,d\ne,f'), ',', 1, true)).toEqual([['a', 'b']])
})

test('a decimal comma needs another separator and more commas than points', () => {
  expect(guessDecimal([['1,5', 'x']], ';')).toBe(',')
  expect(guessDecimal([[' -1,5 ', '+2,25']], '\t')).toBe(',')
  expect(guessDecimal([['1,5'], ['1.5']], ';')).toBe('.')
  expect(guessDecimal([['1,5', '2,5'], ['1.5']], ';')).toBe(',')
  expect(guessDecimal([['1,5']], ',')).toBe('.')
  expect(guessDecimal([['1,', ',5', '1,5,5', 'a1,5', '15']], ';')).toBe('.')
  expect(guessDecimal([], ';')).toBe('.')
})
