import { expect, test } from 'vitest'
import { ByteDictionary } from './byte-dictionary.ts'

const encoder = new TextEncoder()

function codesOf(texts: readonly string[]) {
  const dictionary = new ByteDictionary()
  const codes = texts.map((text) => {
    const bytes = encoder.encode(`<${text}>`)
    return dictionary.codeOf(bytes, 1, bytes.length - 1)
  })
  return { dictionary, codes }
}

test('texts with running numbers, which are adjacent in the table, are distinguished and found again', () => {
  const texts = Array.from({ length: 50_000 }, (_, i) => `P${String(i).padStart(7, '0')}`)
  const { dictionary, codes } = codesOf([...texts, ...texts])
  expect(codes).toEqual([...texts.keys(), ...texts.keys()])
  expect(dictionary.texts()).toEqual(texts)
})

test('texts of any length and script are returned in order of first appearance', () => {
  const texts = [
    'a',
    '',
    'ab',
    'abcde',
    'abcdefghi',
    '男',
    '男性',
    '😀',
    'e\u0301',
    'x'.repeat(5000),
    '病'.repeat(3000),
  ]
  const { dictionary, codes } = codesOf([...texts, ...texts.toReversed()])
  expect(codes).toEqual([...texts.keys(), ...[...texts.keys()].toReversed()])
  expect(dictionary.texts()).toEqual(texts)
})
