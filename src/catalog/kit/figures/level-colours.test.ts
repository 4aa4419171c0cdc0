import { expect, test } from 'vitest'
import type { Mark, Scene } from '#figure/scene.ts'
import { canBeListed, levelColours, seriesNames, withLevelColour } from './level-colours.ts'

test('a list of levels is read with any sign that a keyboard has, and what has no colour is said', () => {
  const { colours, unread } = levelColours('试验组＝#1F77B4；Placebo = rgb(90, 90, 90); Drug A; = #123')
  expect([...colours]).toEqual([
    ['试验组', '#1f77b4'],
    ['Placebo', '#5a5a5a'],
  ])
  expect(unread).toEqual(['Drug A', '= #123'])
})

test('one level is changed or left to the palette; the others stay', () => {
  const two = withLevelColour('A = #111111', 'B', '#222222')
  expect(two).toBe('A = #111111; B = #222222')
  expect(withLevelColour(two, 'A', '#333333')).toBe('A = #333333; B = #222222')
  expect(withLevelColour(two, 'A', undefined)).toBe('B = #222222')
})

const points = (series: number, ...x: readonly number[]): Mark => ({
  kind: 'point',
  x,
  y: x,
  colour: { series },
  size: 3,
  shape: 'circle',
  fill: 'solid',
})
const categories = (marks: readonly Mark[]): Scene => ({
  width: 80,
  height: 60,
  panels: [
    {
      x: { kind: 'band', title: '', categories: ['Drug A', 'Placebo'] },
      y: { kind: 'linear', title: '', domain: [0, 1] },
      marks,
    },
  ],
  description: '',
})

test('series that stand at one category each have its name; one colour for all names none', () => {
  expect([...seriesNames(categories([points(0, 0.1), points(1, 0.9)]))]).toEqual([
    [0, 'Drug A'],
    [1, 'Placebo'],
  ])
  expect([...seriesNames(categories([points(0, 0.1), points(0, 0.9)]))]).toEqual([])
  expect([...seriesNames(categories([points(0, 0), points(1, 0), points(1, 1)]))]).toEqual([])
})

test('a label with results is no name that other data have', () => {
  expect(['Drug A', '试验组', 'Stage 2', '≥65 岁'].map(canBeListed)).toEqual([true, true, true, true])
  expect(['12 months: AUC 0.69', 'SET: NES = 2', 'a; b', ' '].map(canBeListed)).toEqual([false, false, false, false])
})
