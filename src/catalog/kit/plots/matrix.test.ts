import { expect, test } from 'vitest'
import { isApart, matrixCells, matrixPanel } from './matrix.ts'

const look = { scale: 'blue-red', shape: 'tile', domain: [-2, 2], apart: true } as const
const tree = {
  merges: [
    [-1, -2],
    [-3, 1],
  ] as const,
  heights: [1, 4],
  order: [2, 0, 1],
}

test('cells have places on the scale; values beyond it have those of its ends', () => {
  const values = [-5, -2, 0, 1, 3, null]
  const mark = matrixCells(
    values.map((value, column) => ({ row: 0, column, value })),
    look,
  )
  expect(mark.at).toEqual([0, 0, 0.5, 0.75, 1, null])
  expect(mark.width).toBeLessThan(1)
  expect('texts' in mark).toBe(false)
})

test('only texts and extents that are given are in the mark', () => {
  const mark = matrixCells(
    [
      { row: 0, column: 0, value: 1, text: '1.0' },
      { row: 1, column: 0, value: 2, extent: 0.4 },
    ],
    { ...look, apart: false },
  )
  expect(mark.texts).toEqual(['1.0', ''])
  expect(mark.extent).toEqual([1, 0.4])
  expect(mark.width).toBe(1)
})

test('tracks are categories before the matrix, divided from it by a gap', () => {
  const cells = matrixCells([{ row: 0, column: 1, value: 1 }], look)
  const panel = matrixPanel(
    { names: ['a', 'b', 'c'], tracks: [{ name: 'Sex', series: [0, 1, null] }], gaps: [1] },
    { names: ['x', 'y'] },
    [cells],
  )
  expect(panel.x).toMatchObject({ categories: ['Sex', 'x', 'y'], gaps: [0] })
  expect(panel.y).toMatchObject({ categories: ['a', 'b', 'c'], gaps: [1] })
  expect(panel.marks[0]).toMatchObject({ kind: 'cells', x: [2], y: [0] })
  expect(panel.marks.slice(1)).toMatchObject([
    { kind: 'tiles', fill: 'faint', x: [0], y: [2] },
    { kind: 'tiles', fill: { series: 0 }, x: [0], y: [0] },
    { kind: 'tiles', fill: { series: 1 }, x: [0], y: [1] },
  ])
})

test('a dendrogram is in the margin, its leaves at their rows and its root the farthest from them', () => {
  const panel = matrixPanel({ names: ['c', 'a', 'b'], tree }, { names: ['x', 'y'] }, [])
  expect(panel.x).toMatchObject({ margins: [0, 0.13] })
  const [first, root] = panel.marks.map((mark) => (mark.kind === 'line' ? mark : expect.fail()))
  expect(first?.y).toEqual([1, 1, 2, 2])
  expect(root?.y).toEqual([0, 0, 1.5, 1.5])
  const [leaf = 0, low = 0] = first?.x ?? []
  const [, top = 0] = root?.x ?? []
  expect(leaf).toBe(1.5)
  expect((low - leaf) * 4).toBeCloseTo(top - leaf, 12)
  expect(top - 1.5).toBeLessThan((2 * 0.13) / 0.87)
})

test('a dendrogram without height is not drawn', () => {
  const flat = { ...tree, heights: [0, 0] }
  expect(matrixPanel({ names: ['c', 'a', 'b'] }, { names: ['c', 'a', 'b'], tree: flat }, []).marks).toEqual([])
})

test('many cells have no space between them', () => {
  expect([isApart(40, 3), isApart(41, 3)]).toEqual([true, false])
})
