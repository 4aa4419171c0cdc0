import { expect, test } from 'vitest'
import { richWidth, textWidth } from './text-width.ts'

test('printable ASCII is as wide as in the metrics of Helvetica that R ships', () => {
  const widths = Array.from({ length: 95 }, (_, k) => Math.round(textWidth(String.fromCharCode(32 + k), 1000)))
  const sumOf = (times: (k: number) => number) => widths.reduce((sum, width, k) => sum + width * times(k + 1), 0)
  expect([sumOf(() => 1), sumOf((k) => k), sumOf((k) => k * k)]).toEqual([50_058, 2_394_471, 147_657_781])
})

test('other characters: a Chinese one fills the square, a combining one has no width', () => {
  const widthOf = (text: string) => textWidth(text, 1000)
  expect(['统', '，', '𠀀', '—', '…'].map(widthOf)).toEqual([1000, 1000, 1000, 1000, 1000])
  expect(widthOf('e\u0301')).toBe(widthOf('e'))
  expect([widthOf('\u00a0'), widthOf('é')]).toEqual([278, 580])
  expect(richWidth([{ text: 'a' }, { text: 'a', script: 'super' }], 1000)).toBeCloseTo(556 * 1.7, 9)
})
