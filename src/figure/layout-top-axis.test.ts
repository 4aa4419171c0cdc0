import { expect, test } from 'vitest'
import { layoutTopAxis, topAxisHeight } from './layout-top-axis.ts'

const plot = { x: 10, y: 40, width: 100 }
const axis = { title: 'Terms', at: [0, 1, 2, 3, 4, 5], labels: ['0', '3', '17', '120', '121', '122'] }

function texts(primitives: ReturnType<typeof layoutTopAxis>): readonly string[] {
  return primitives.flatMap((one) => (one.kind === 'text' ? one.text.map(({ text }) => text) : []))
}

test('labels without room are left out evenly, and those beyond the plot', () => {
  const wide = layoutTopAxis(axis, plot, plot, (value) => 10 + value * 20)
  expect(texts(wide)).toEqual(['0', '3', '17', '120', '121', '122', 'Terms'])
  const narrow = layoutTopAxis(axis, plot, plot, (value) => 10 + value * 10)
  expect(texts(narrow)).toEqual(['0', '17', '121', 'Terms'])
  const beyond = layoutTopAxis(axis, plot, plot, (value) => 10 + value * 40)
  expect(texts(beyond)).toEqual(['0', '3', '17', 'Terms'])
})

test('it stays within its height above the plot', () => {
  const drawn = layoutTopAxis(axis, plot, plot, (value) => 10 + value * 20)
  const highest = Math.min(...drawn.flatMap((one) => (one.kind === 'text' ? [one.y - one.size] : [])))
  expect(plot.y - highest).toBeLessThanOrEqual(topAxisHeight(axis))
  expect(topAxisHeight(undefined)).toBe(0)
})
