import { expect, test } from 'vitest'
import { layoutLegend } from './layout-legend.ts'
import { richWidth, textWidth } from './text-width.ts'

test('printable ASCII is as wide as in the metrics of Helvetica that R ships', () => {
  const widths = Array.from({ length: 95 }, (_, k) => Math.round(textWidth(String.fromCharCode(32 + k), 1000)))
  const sumOf = (times: (k: number) => number) => widths.reduce((sum, width, k) => sum + width * times(k + 1), 0)
  expect([sumOf(() => 1), sumOf((k) => k), sumOf((k) => k * k)]).toEqual([50_058, 2_394_471, 147_657_781])
})

test('other characters: a Chinese one fills the square, a combining one takes no room', () => {
  const widthOf = (text: string) => textWidth(text, 1000)
  expect(['统', '，', '𠀀', '—', '…'].map(widthOf)).toEqual([1000, 1000, 1000, 1000, 1000])
  expect(widthOf('e\u0301')).toBe(widthOf('e'))
  expect([widthOf('\u00a0'), widthOf('é')]).toEqual([278, 580])
  expect(richWidth([{ text: 'a' }, { text: 'a', script: 'super' }], 1000)).toBeCloseTo(556 * 1.7, 9)
})

test('items of a legend at the top stand beside each other while there is room', () => {
  const items = ['Aa', 'Bb', 'Cc'].map((label) => ({ label, colour: { series: 0 }, key: 'box' }) as const)
  const placesOf = (width: number) =>
    layoutLegend({ place: 'top', items }, { x: 10, y: 20, width }).primitives.flatMap((one) =>
      one.kind === 'text' ? [[one.x, one.y]] : [],
    )
  const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = placesOf(1000)
  expect([y1, y2]).toEqual([y0, y0])
  expect(x0).toBe(10 + 14 + 4)
  const label = textWidth('Aa', (y0 - 20) / 0.88)
  expect(x1 - x0).toBeCloseTo(14 + 4 + label + 14, 9)
  expect(x2 - x1).toBeCloseTo(14 + 4 + textWidth('Bb', (y0 - 20) / 0.88) + 14, 9)
  const narrow = placesOf(60)
  expect(narrow.map(([x]) => x)).toEqual([x0, x0, x0])
  expect(narrow[2]?.[1]).toBeCloseTo(2 * (narrow[1]?.[1] ?? 0) - y0, 9)
})
