import { expect, test } from 'vitest'
import { barMarks, labelBeyond, linkMarks, shadeOf, stackOf, whiskerMarks } from './stacked-bars.ts'

const colour = { series: 0 }
const upright = { half: 0.3, across: false }

test('lengths follow one another from a start', () => {
  expect(stackOf([2, 0, 3])).toEqual([
    [0, 2],
    [2, 2],
    [2, 5],
  ])
  expect(stackOf([2, 3], -2)).toEqual([
    [-2, 0],
    [0, 3],
  ])
})

test('a part without a length is not drawn, the others have their labels in the middle, within their sides', () => {
  const parts = [
    { at: 1, from: 0, to: 4, colour, label: '4' },
    { at: 1, from: 4, to: 4, colour, label: '0' },
  ]
  const [box, text, ...rest] = barMarks(parts, upright)
  expect(rest).toEqual([])
  expect(box).toMatchObject({ kind: 'rect', x: [0.7, 1.3], y: [0, 4] })
  expect(text).toMatchObject({ kind: 'text', at: [1, 2], room: 0.6 * 0.94, height: 4 * 0.94 })
  const [lying, word] = barMarks(parts, { half: 0.3, across: true })
  expect(lying).toMatchObject({ x: [0, 4], y: [0.7, 1.3] })
  expect(word).toMatchObject({ at: [2, 1], room: 4 * 0.94, height: 0.6 * 0.94 })
})

test('links join the ends of a part in neighbouring stacks, and skip an empty stack', () => {
  const stack = (at: number, lengths: readonly number[]) =>
    stackOf(lengths).map(([from, to]) => ({ at, from, to, colour }))
  expect(linkMarks([stack(0, [1, 2]), stack(1, [2, 1])], upright)).toEqual([
    { kind: 'segment', from: [0.3, 1], to: [0.7, 2], colour: 'muted', width: 0.5 },
    { kind: 'segment', from: [0.3, 3], to: [0.7, 3], colour: 'muted', width: 0.5 },
  ])
  expect(linkMarks([stack(0, [1, 2]), stack(1, [0, 0]), stack(2, [1, 1])], upright)).toEqual([])
})

test('a label beyond a lying bar starts there; whiskers have three lines', () => {
  expect(labelBeyond({ at: 2, end: 5, text: 'n', gap: 1 }, { across: true })).toMatchObject({
    at: [6, 2],
    anchor: 'start',
  })
  expect(whiskerMarks(0, 1, 3, upright)).toHaveLength(3)
})

test('colours next to each other have different shades', () => {
  expect([0, 1, 4].map((k) => shadeOf(k, 0.5))).toEqual([0.5, 0.39, 0.5])
})
