import { expect, test } from 'vitest'
import { withPattern } from './hatch.ts'
import type { PathPrimitive } from './primitive.ts'
import { tracePath } from './trace-path.ts'

const box = (d: string, opacity = 1): PathPrimitive => ({
  kind: 'path',
  d,
  stroke: null,
  width: 0,
  fill: { series: 1 },
  opacity,
})

/** The lines of a pattern over a shape, by their ends. */
function linesOf(shape: PathPrimitive, pattern: 'horizontal' | 'vertical' | 'up' | 'cross') {
  const [, lines] = withPattern(shape, pattern)
  if (lines?.kind !== 'path') throw new Error('no lines')
  const ends: (readonly [number, number])[][] = []
  tracePath(lines.d, {
    moveTo: (x, y) => ends.push([[x, y]]),
    lineTo: (x, y) => ends.at(-1)?.push([x, y]),
    close: () => undefined,
  })
  return { ends, lines }
}

test('lines of a pattern run every 4 points across a shape, and stay in it', () => {
  expect(linesOf(box('M1,1H11V10H1Z'), 'horizontal').ends).toEqual(
    [
      [
        [1, 4],
        [11, 4],
      ],
      [
        [1, 8],
        [11, 8],
      ],
    ].map((line) => line.map(([x, y]) => [x, y])),
  )
  const { ends } = linesOf(box('M1,1H11V10H1Z'), 'up')
  expect(ends.length).toBeGreaterThan(2)
  for (const [from = [0, 0], to = [0, 0]] of ends) {
    // y grows downwards: a line upwards to the right loses in y what it gains in x
    expect(to[0] - from[0]).toBeCloseTo(from[1] - to[1], 1)
    for (const [x, y] of [from, to])
      expect([x >= 0.99, x <= 11.01, y >= 0.99, y <= 10.01]).toEqual([true, true, true, true])
  }
})

test('a hole has no lines', () => {
  const { ends } = linesOf(box('M0,0H30V9H0ZM10,0V9H20V0Z'), 'horizontal')
  expect(ends.map(([[x1] = [0], [x2] = [0]]) => [x1, x2])).toEqual([
    [0, 10],
    [20, 30],
    [0, 10],
    [20, 30],
    [0, 10],
    [20, 30],
  ])
})

test('lines are white in a full colour, and coloured in a faint one', () => {
  expect(linesOf(box('M0,0H9V9H0Z'), 'cross').lines.stroke).toBe('paper')
  expect(linesOf(box('M0,0H9V9H0Z', 0.16), 'cross').lines.stroke).toEqual({ series: 1 })
})

test('lines end beside a text over the shape, and go on after it', () => {
  const shape = box('M0,0H60V20H0Z')
  const text = { left: 20, right: 40, top: 5, bottom: 13 }
  const linesAt = (over: readonly (typeof text)[]) => {
    const [, lines] = withPattern(shape, 'horizontal', over)
    return lines?.d.match(/M[^M]+/g)?.filter((line) => line.includes(',8L')) ?? []
  }
  expect(linesAt([])).toEqual(['M0,8L60,8'])
  expect(linesAt([text])).toEqual(['M0,8L18.5,8', 'M41.5,8L60,8'])
  // two lines of a label are one hole; a text beyond the shape leaves no lines outside
  expect(linesAt([text, { ...text, top: 12, bottom: 19 }])).toEqual(['M0,8L18.5,8', 'M41.5,8L60,8'])
  expect(linesAt([{ ...text, right: 80 }])).toEqual(['M0,8L18.5,8', 'M60,8L60,8'])
})
