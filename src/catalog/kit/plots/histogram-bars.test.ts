import { expect, test } from 'vitest'
import type { Mark } from '#figure/scene.ts'
import { barsBeside, joinedBars } from './histogram-bars.ts'

const style = { colour: { series: 0 }, opacity: 0.3, outline: 'bars' } as const
const edges = [0, 1, 2, 3, 4]

function lines(marks: readonly Mark[]) {
  return marks.flatMap((mark) => (mark.kind === 'line' ? [{ x: mark.x, y: mark.y }] : []))
}

test('bars that touch are one shape, and no outline runs along the axis', () => {
  const marks = joinedBars({ edges, tops: [2, 3, 0, 1] }, style)
  expect(marks.map(({ kind }) => kind)).toEqual(['polygon', 'line', 'polygon', 'line'])
  expect(lines(marks)).toEqual([
    { x: [0, 0, 1, 1, 1, 1, 2, 2], y: [0, 2, 2, 0, 0, 3, 3, 0] },
    { x: [3, 3, 4, 4], y: [0, 1, 1, 0] },
  ])
})

test('a skyline has no lines between the bars; bars without opacity are not filled', () => {
  const marks = joinedBars({ edges, tops: [2, 3, 0, 0] }, { ...style, opacity: 0, outline: 'skyline' })
  expect(marks).toHaveLength(1)
  expect(lines(marks)).toEqual([{ x: [0, 0, 1, 1, 2, 2], y: [0, 2, 2, 3, 3, 0] }])
})

test('stacked bars stand on the ones below', () => {
  const marks = joinedBars({ edges: [0, 1], tops: [5], floors: [2] }, style)
  expect(lines(marks)).toEqual([{ x: [0, 0, 1, 1], y: [2, 5, 5, 2] }])
})

test('bars beside one another share the bin, on a log axis by ratio', () => {
  const at = (log: boolean) => lines(barsBeside({ edges: [1, 100], tops: [4] }, { at: 1, of: 2, log }, style))[0]?.x
  expect(at(false)?.[0]).toBeCloseTo(50.5, 10)
  expect(at(true)?.[0]).toBeCloseTo(10, 10)
})
