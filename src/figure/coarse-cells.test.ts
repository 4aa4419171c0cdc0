import { expect, test } from 'vitest'
import { coarseCells } from './coarse-cells.ts'
import { LONGEST_PICTURE, renderPicture } from './render-picture.ts'
import type { CellsMark } from './scene.ts'

const field = (side: number): CellsMark => {
  const cells = Array.from({ length: side * side }, (_, i) => i)
  return {
    kind: 'cells',
    x: cells.map((i) => i % side),
    y: cells.map((i) => Math.floor(i / side)),
    width: 1,
    height: 1,
    scale: 'sea',
    at: cells.map((i) => (i === 0 ? null : (i * 0.618033988749895) % 1)),
    shape: 'circle',
  }
}

test('a small field keeps its cells, in few colours', () => {
  const coarse = coarseCells(field(8), 16)
  expect(coarse.x).toEqual(field(8).x)
  expect(coarse.at[0]).toBe(null)
  expect(new Set(coarse.at).size).toBeLessThanOrEqual(14)
})

test('a large one has the means of its parts, without holes', () => {
  const coarse = coarseCells(field(64), 16)
  expect(coarse.at).toHaveLength(256)
  expect(coarse.width).toBe(4)
  expect(coarse.x.slice(0, 2)).toEqual([1.5, 5.5])
})

test('its picture is short enough to draw every cell', () => {
  const names = Array<string>(64).fill('')
  const { x, y } = field(64)
  const slope = { ...field(64), at: x.map((column, i) => (column + (y[i] ?? 0)) / 126) }
  const axis = { kind: 'band', title: '', categories: names, lineless: true } as const
  const svg = renderPicture({
    width: 80,
    height: 80,
    description: '',
    panels: [{ x: axis, y: axis, marks: [slope] }],
  })
  expect(svg?.length).toBeLessThanOrEqual(LONGEST_PICTURE)
  expect(svg?.match(/m/gi)?.length).toBeGreaterThan(90)
})
