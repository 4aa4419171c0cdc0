import { expect, test } from 'vitest'
import { layoutCells } from './layout-cells.ts'
import type { Primitive } from './primitive.ts'
import { renderSvg } from './render-svg.ts'
import type { CellsMark, Scene } from './scene.ts'

const ten = (value: number) => (value + 0.5) * 10

const field: CellsMark = {
  kind: 'cells',
  x: [0, 1, 2, 0, 1, 2],
  y: [0, 0, 0, 1, 1, 1],
  width: 1,
  height: 1,
  scale: 'sea',
  at: [0.5, 0.5, 1, null, 0.501, 0],
  shape: 'tile',
}

const paths = (primitives: readonly Primitive[]) => primitives.flatMap((one) => (one.kind === 'path' ? [one] : []))

test('cells of one colour are one shape, and neighbours in a row one box', () => {
  const drawn = paths(layoutCells(field, ten, ten))
  expect(drawn.map(({ fill }) => fill)).toEqual([
    'muted',
    null, // the stroke through the missing cell
    { scale: 'sea', at: 0 },
    { scale: 'sea', at: 0.5 },
    { scale: 'sea', at: 1 },
  ])
  expect(drawn[3]?.d).toBe('M0,0h20.2v10.2h-20.2zM10,10h10.2v10.2h-10.2z')
})

test('cells beyond a gap are boxes of their own', () => {
  const gapped = (value: number) => ten(value) + (value >= 0.5 ? 3 : 0)
  const [, , , middle] = paths(layoutCells(field, gapped, ten))
  expect(middle?.d).toBe('M0,0h10.2v10.2h-10.2zM13,0h10.2v10.2h-10.2zM13,10h10.2v10.2h-10.2z')
})

test('texts have one size, a clear colour, and are left out if they would be too small', () => {
  const texts = ['0.50', '0.5', '1', '', '0.501', '0']
  const written = layoutCells({ ...field, texts }, (v) => ten(v) * 2.4, ten).filter(({ kind }) => kind === 'text')
  expect(written.map((one) => one.kind === 'text' && one.colour)).toEqual([
    { on: { scale: 'sea', at: 0.5 } },
    { on: { scale: 'sea', at: 0.5 } },
    { on: { scale: 'sea', at: 1 } },
    { on: { scale: 'sea', at: 0.501 } },
    { on: { scale: 'sea', at: 0 } },
  ])
  expect(new Set(written.map((one) => one.kind === 'text' && one.size)).size).toBe(1)
  expect(layoutCells({ ...field, texts }, ten, ten).filter(({ kind }) => kind === 'text')).toEqual([])
})

test('an ellipse leans by its correlation and a circle takes its part of the cell', () => {
  const one = { ...field, x: [0], y: [0], at: [1] }
  const corners = (mark: CellsMark) =>
    [
      ...(
        paths(
          layoutCells(
            mark,
            (v) => ten(v) * 10,
            (v) => ten(v) * 10,
          ),
        )[0]?.d ?? ''
      ).matchAll(/([\d.-]+),([\d.-]+)/g),
    ].map(([, x, y]) => [Number(x) - 50, Number(y) - 50] as const)
  const product = (of: readonly (readonly [number, number])[]) => of.reduce((sum, [x, y]) => sum + x * y, 0)
  expect(product(corners({ ...one, shape: 'ellipse', extent: [0.8] }))).toBeLessThan(-1000) // y points down
  expect(product(corners({ ...one, shape: 'ellipse', extent: [-0.8] }))).toBeGreaterThan(1000)
  for (const [x, y] of corners({ ...one, shape: 'circle', extent: [0.5] })) expect(Math.hypot(x, y)).toBeCloseTo(25, 1)
})

test('a field of 500 by 500 is some hundred paths, in a file that a browser opens', () => {
  const side = 500
  const cells = Array.from({ length: side * side }, (_, i) => i)
  const mark: CellsMark = {
    ...field,
    x: cells.map((i) => i % side),
    y: cells.map((i) => Math.floor(i / side)),
    at: cells.map((i) => (i * 0.618033988749895) % 1),
  }
  const names = Array<string>(side).fill('')
  const scene: Scene = {
    width: 170,
    height: 170,
    description: '',
    panels: [
      {
        x: { kind: 'band', title: '', categories: names, lineless: true },
        y: { kind: 'band', title: '', categories: names, lineless: true },
        marks: [mark],
      },
    ],
  }
  const svg = renderSvg(scene, { theme: 'light' })
  expect(svg.match(/<path/g)?.length).toBeLessThan(140)
  expect(svg.length).toBeLessThan(8e6)
})
