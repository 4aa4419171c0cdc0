import { expect, test } from 'vitest'
import { isMarked, runsOf, withoutMarks } from '#figure/marked-text.ts'
import { textWidth } from '#figure/text-width.ts'
import { wrapText } from '#figure/wrap-text.ts'
import { markedText } from './marked-text.ts'

const read = (typed: string) => runsOf(markedText(typed))

test('italics, superscripts and subscripts become runs', () => {
  expect(read('*P* = 0.03')).toEqual([{ text: 'P', italic: true }, { text: ' = 0.03' }])
  expect(read('kg/m^2^')).toEqual([{ text: 'kg/m' }, { text: '2', script: 'super' }])
  expect(read('H~2~O, *t~i~*')).toEqual([
    { text: 'H' },
    { text: '2', script: 'sub' },
    { text: 'O, ' },
    { text: 't', italic: true },
    { text: 'i', italic: true, script: 'sub' },
  ])
})

test.each([
  '* P < 0.05, ** P < 0.01',
  '***',
  '5~10 岁',
  '5~10, 15~20 岁',
  '5~10岁，15~20岁',
  '10^9/L',
  'a * b * c',
  '2 ** 3',
])('“%s” stays as it is typed', (typed) => {
  expect(markedText(typed)).toBe(typed)
})

test('a backslash keeps a sign', () => {
  expect(markedText('\\*not italic\\*')).toBe('*not italic*')
})

test('a text is as wide as its runs, and is measured and broken without its marks', () => {
  const marked = markedText('survival of *Mus musculus* at 10^6^ cells')
  expect(isMarked(marked)).toBe(true)
  expect(withoutMarks(marked)).toBe('survival of Mus musculus at 106 cells')
  expect(textWidth(marked, 8)).toBeCloseTo(
    textWidth('survival of ', 8) +
      textWidth('Mus musculus', 8, { italic: true }) +
      textWidth(' at 10', 8) +
      textWidth('6', 8 * 0.7) +
      textWidth(' cells', 8),
    6,
  )
  const lines = wrapText(marked, 8, textWidth('survival of Mus ', 8))
  expect(lines.map(withoutMarks)[0]).toBe('survival of Mus')
  expect(runsOf(lines[1] ?? '')[0]).toEqual({ text: 'musculus', italic: true })
})

test('a line never ends between a style and its Chinese character', () => {
  const lines = wrapText(markedText('存活率*斜体汉字*随时间'), 8, 30)
  for (const line of lines)
    expect(
      runsOf(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(withoutMarks(line))
  expect(lines.map(withoutMarks).join('')).toBe('存活率斜体汉字随时间')
  const italic = lines.flatMap(runsOf).filter((run) => run.italic)
  expect(italic.map(({ text }) => text).join('')).toBe('斜体汉字')
})
