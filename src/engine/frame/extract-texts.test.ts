import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { extractTexts } from './extract-texts.ts'
import { textColumn } from './make-columns.ts'

test('each distinct text is searched once, equal parts share a code, and empty parts are missing', async () => {
  const column = textColumn({ id: 'c1', name: 'x' }, ['a1', 'b1', null, 'a1', 'none', 'a'])
  const asked: string[] = []
  const take = (text: string) => {
    asked.push(text)
    return text === 'none' ? null : [text[0] ?? null, text.slice(1)]
  }
  const { columns, found, texts } = await extractTexts(column, 2, take, uninterrupted)
  expect(asked).toEqual(['a1', 'b1', 'none', 'a'])
  expect(columns.map(({ codes, dictionary }) => Array.from(codes, (code) => dictionary[code] ?? null))).toEqual([
    ['a', 'b', null, 'a', null, 'a'],
    ['1', '1', null, '1', null, null],
  ])
  expect(columns[1]?.dictionary).toEqual(['1'])
  expect([found, texts]).toEqual([4, 5])
})
