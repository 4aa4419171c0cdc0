import { expect, test } from 'vitest'
import type { Mark, Panel } from './scene.ts'
import { widenCategories } from './within-categories.ts'

const bar = (from: number, to: number): Mark => ({
  kind: 'rect',
  x: [from, to],
  y: [0, 5],
  fill: { series: 0 },
  stroke: null,
})
const panel = (marks: readonly Mark[]): Panel => ({
  x: { kind: 'band', title: '', categories: ['a', 'b'] },
  y: { kind: 'linear', title: '', domain: [0, 6] },
  marks,
})
const scaled = (marks: readonly Mark[], times: number) => widenCategories(panel(marks), times).marks

test('bars beside each other become narrower and keep touching', () => {
  expect(scaled([bar(-0.4, 0), bar(0, 0.4), bar(0.6, 1)], 0.5)).toMatchObject([
    { x: [-0.2, 0] },
    { x: [0, 0.2] },
    { x: [0.8, 1] },
  ])
})

test('wider bars end before those of the next category', () => {
  const [first] = scaled([bar(-0.4, 0.4), bar(0.6, 1.4)], 1.5)
  expect(first).toMatchObject({ kind: 'rect', x: [-0.49, 0.49] })
})

test('points and error bars follow; a line across the plot stays', () => {
  const across: Mark = { kind: 'segment', from: [-0.5, 3], to: [1.5, 3], colour: 'muted' }
  const cap: Mark = { kind: 'segment', from: [0.9, 4], to: [1.1, 4], colour: 'ink' }
  const points: Mark = {
    kind: 'point',
    x: [0.2, 1],
    y: [1, 2],
    colour: 'ink',
    size: 3,
    shape: 'circle',
    fill: 'solid',
    apart: 0.3,
  }
  const [line, end, dots] = scaled([across, cap, points], 0.5)
  expect(line).toEqual(across)
  expect(end).toMatchObject({ from: [0.95, 4], to: [1.05, 4] })
  expect(dots).toMatchObject({ x: [0.1, 1], apart: 0.15 })
})

test('two continuous axes have no categories', () => {
  const plain: Panel = { ...panel([bar(0, 0.4)]), x: { kind: 'linear', title: '', domain: [0, 1] } }
  expect(widenCategories(plain, 0.5)).toBe(plain)
})

test('brackets between groups of one category follow them, also on y', () => {
  const brackets = [{ from: -0.2, to: 0.2, text: [] }]
  const upright = { ...panel([bar(-0.4, 0), bar(0, 0.4)]), brackets }
  expect(widenCategories(upright, 0.5).brackets).toEqual([{ from: -0.1, to: 0.1, text: [] }])
  const lying: Panel = { ...upright, x: upright.y, y: upright.x, marks: [] }
  expect(widenCategories(lying, 0.5).brackets).toEqual([{ from: -0.1, to: 0.1, text: [] }])
})
