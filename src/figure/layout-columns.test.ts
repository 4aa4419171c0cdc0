import { expect, test } from 'vitest'
import { placeColumns } from './layout-columns.ts'
import type { TextColumn } from './scene.ts'

const column = (side: TextColumn['side'], ...texts: string[]): TextColumn => ({
  title: 'title',
  side,
  align: side === 'left' ? 'start' : 'middle',
  cells: texts.map((text) => ({ text })),
})

test('a long name is shortened, so that the plot keeps its part', () => {
  const { left, right, draw } = placeColumns(
    [column('left', 'a name that goes on and on and on and on', ''), column('right', '1.00', '2.00')],
    200,
  )
  expect(left + right).toBeCloseTo(140, 6)
  const texts = draw('columns', 0, { x: left, y: 20, width: 60 }, (row) => 30 + 12 * row).flatMap((one) =>
    one.kind === 'text' ? [one] : [],
  )
  expect(texts.map(({ text }) => text[0]?.text)).toEqual([
    'title',
    expect.stringMatching(/^a name.*…$/),
    'title',
    '1.00',
    '2.00',
  ])
  expect(texts[3]?.y).toBeLessThan(texts[4]?.y ?? 0)
  expect(texts[4]?.x).toBeGreaterThan(left + 60)
})

test('no columns need no space', () => {
  const { left, right, above, draw } = placeColumns([], 200)
  expect([left, right, above, draw('columns', 0, { x: 0, y: 0, width: 200 }, () => 0)]).toEqual([0, 0, 0, []])
})
