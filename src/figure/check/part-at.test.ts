import { expect, test } from 'vitest'
import { layout } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { drawnParts } from './drawn-parts.ts'
import { partAt } from './part-at.ts'

const scene: Scene = {
  width: 100,
  height: 80,
  description: 'Two crossing lines',
  panels: [
    {
      x: { kind: 'linear', title: 'Time', domain: [0, 10] },
      y: { kind: 'linear', title: 'Value', domain: [0, 10] },
      marks: [
        { kind: 'line', x: [0, 10], y: [0, 10], colour: { series: 0 } },
        { kind: 'line', x: [0, 10], y: [10, 0], colour: { series: 1 } },
        { kind: 'rect', x: [4, 6], y: [1, 2], fill: { series: 2 }, stroke: null },
      ],
    },
  ],
}
const laidOut = layout(scene)
const { extents } = drawnParts(laidOut, 1)

/** A place inside the extent of an element, in parts of its size. */
function inside(ref: string, across: number, down: number): [number, number] {
  const extent = extents.get(ref)
  if (!extent) throw new Error(`${ref} is not drawn: ${[...extents.keys()].join(', ')}`)
  const { left, right, top, bottom } = extent
  return [left + across * (right - left), top + down * (bottom - top)]
}

test('a line is found by its ink, not by its extent, which is that of the other line', () => {
  expect(partAt(laidOut, ...inside('panel-1.series-1.line', 0.1, 0.9))).toBe('panel-1.series-1.line')
  expect(partAt(laidOut, ...inside('panel-1.series-1.line', 0.1, 0.1))).toBe('panel-1.series-2.line')
  expect(partAt(laidOut, ...inside('panel-1.series-1.line', 0.1, 0.5))).toBeUndefined()
})

test('an area is found anywhere in it, a title at its letters', () => {
  expect(partAt(laidOut, ...inside('panel-1.series-3.rect', 0.2, 0.5))).toBe('panel-1.series-3.rect')
  expect(partAt(laidOut, ...inside('panel-1.x-title', 0.5, 0.5))).toBe('panel-1.x-title')
  expect(partAt(laidOut, ...inside('panel-1.y-title', 0.5, 0.5))).toBe('panel-1.y-title')
})

test('the empty corner of a page is nothing', () => {
  expect(partAt(laidOut, 1, 1)).toBeUndefined()
})
