import { expect, test } from 'vitest'
import { tracePath } from './trace-path.ts'

function traced(d: string): readonly string[] {
  const strokes: string[] = []
  tracePath(d, {
    moveTo: (x, y) => strokes.push(`M${x},${y}`),
    lineTo: (x, y) => strokes.push(`L${x},${y}`),
    close: () => strokes.push('Z'),
  })
  return strokes
}

test('relative strokes become absolute ones', () => {
  expect(traced('M1,2L3,4.5M10,10h4v-2.5h-4z')).toEqual([
    'M1,2',
    'L3,4.5',
    'M10,10',
    'L14,10',
    'L14,7.5',
    'L10,7.5',
    'Z',
  ])
  expect(traced('M1,2H5V8H1Z')).toEqual(['M1,2', 'L5,2', 'L5,8', 'L1,8', 'Z'])
  expect(traced('M0.5,-3l2,2l-2,2Z')).toEqual(['M0.5,-3', 'L2.5,-1', 'L0.5,1', 'Z'])
})

test('a curve, which no figure draws, is an error', () => {
  expect(() => traced('M0,0C1,1 2,2 3,3')).toThrow('path command C')
})
