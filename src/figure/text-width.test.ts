import { expect, test } from 'vitest'
import { inFamily, richWidth, type Typeface, textWidth } from './text-width.ts'

const widthOf = (text: string, typeface?: Typeface) => textWidth(text, 1000, typeface)

const ascii = Array.from({ length: 95 }, (_, k) => String.fromCharCode(32 + k))
/** Letters with an accent. */
const accented = Array.from({ length: 64 }, (_, k) => String.fromCharCode(0xc0 + k)).filter(
  (letter) => letter.normalize('NFD') !== letter,
)

// sums of the widths, and of their products with 1, 2, 3 ...
test.each<[string, Typeface, readonly number[]]>([
  ['Helvetica', {}, [50_058, 2_394_471, 30_403, 778_919]],
  ['Helvetica-Bold', { bold: true }, [52_367, 2_537_046, 31_451, 813_377]],
  ['Helvetica-Oblique', { italic: true }, [50_058, 2_394_471, 30_403, 778_919]],
  ['Times-Roman', { family: 'serif' }, [48_458, 2_323_307, 28_713, 713_025]],
  ['Times-Bold', { family: 'serif', bold: true }, [50_845, 2_428_721, 30_112, 747_234]],
  ['Times-Italic', { family: 'serif', italic: true }, [47_816, 2_257_972, 28_050, 709_530]],
])('ASCII and accented letters are as wide as in the metrics of %s that R ships', (_, typeface, expected) => {
  const sums = [ascii, accented].flatMap((characters) => {
    const widths = characters.map((character) => widthOf(character, typeface))
    return [widths.reduce((sum, width) => sum + width), widths.reduce((sum, width, k) => sum + width * (k + 1), 0)]
  })
  expect(sums).toEqual(expected)
})

test('signs and Greek are as wide as in the font', () => {
  expect(['−', '±', 'β', 'Δ', '\u00a0'].map((character) => widthOf(character))).toEqual([584, 549, 575, 668, 278])
})

test('a figure is laid out in its own family', () => {
  expect(inFamily('serif', () => [widthOf('X'), inFamily('sans', () => widthOf('X')), widthOf('X')])).toEqual([
    722, 667, 722,
  ])
  const fail = () => {
    throw new Error('no panel')
  }
  expect(() => inFamily('serif', fail)).toThrow('no panel')
  expect(widthOf('X')).toBe(667)
})

test('italic parts of a text are measured in italics', () => {
  const p = [{ text: 'X', italic: true as const }, { text: 'X' }]
  expect(richWidth(p, 1000, { family: 'serif' })).toBe(611 + 722)
})

test('a Chinese character fills the square, and so does a symbol that is set from a Chinese font', () => {
  expect(['统', '，', '𠀀', '—', '…', '≥', '→', '←', '①', '⑤', '℃'].map((one) => widthOf(one))).toEqual(
    Array(11).fill(1000),
  )
})

test('combining and invisible characters have no width; a letter that the fonts lack is as wide as without its accent', () => {
  expect(widthOf('e\u0301')).toBe(widthOf('e'))
  expect(widthOf('a\u200bb')).toBe(widthOf('ab'))
  expect([widthOf('ő'), widthOf('Ж')]).toEqual([556, 580])
})

test('superscripts are small', () => {
  expect(richWidth([{ text: 'a' }, { text: 'a', script: 'super' }], 1000)).toBeCloseTo(556 * 1.7, 9)
})
