import { expect, test } from 'vitest'
import { layoutMark } from './layout-mark.ts'

test('a segment with an arrow has a head that ends where it ends', () => {
  const mark = { kind: 'segment', from: [0, 0], to: [10, 0], colour: 'ink' } as const
  const same = (value: number) => value
  expect(layoutMark(mark, same, same, 1)).toHaveLength(1)
  expect(layoutMark({ ...mark, arrow: true }, same, same, 1)[1]).toMatchObject({
    d: 'M10,0L5.8,2.1L5.8,-2.1Z',
    fill: 'ink',
  })
})
