import { expect, test } from 'vitest'
import type { Look } from '../look.ts'
import type { Mark, Scene } from '../scene.ts'
import { differInSign, isArea, seriesSigns } from './series-signs.ts'

const bar = (series: number): Mark => ({
  kind: 'rect',
  x: [series, series + 1],
  y: [0, 1],
  fill: { series },
  stroke: null,
  opacity: 1,
})
const curve = (series: number): Mark => ({ kind: 'line', x: [0, 1], y: [0, 1], colour: { series } })

function signs(marks: readonly Mark[], look: Partial<Look> = {}) {
  const scene: Scene = {
    width: 80,
    height: 60,
    description: '',
    look: { palette: 'standard', font: 'sans', scale: 1, ...look },
    panels: [
      { x: { kind: 'linear', title: '', domain: [0, 3] }, y: { kind: 'linear', title: '', domain: [0, 1] }, marks },
    ],
  }
  const found = seriesSigns(scene)
  return [0, 1, 2].map((series) => found.get(series) ?? new Set<string>())
}

test('areas differ in more than colour if one of them has a pattern, or each its own', () => {
  const [one = new Set(), two = new Set()] = signs([bar(0), bar(1)])
  expect([isArea(one), differInSign(one, two)]).toEqual([true, false])
  const [plain = new Set(), up = new Set(), down = new Set()] = signs([bar(0), bar(1), bar(2)], { patterned: true })
  expect([differInSign(plain, up), differInSign(up, down)]).toEqual([true, true])
  const [, same = new Set(), alike = new Set()] = signs([bar(0), bar(1), bar(2)], {
    patterns: ['plain', 'dots', 'dots'],
  })
  expect(differInSign(same, alike)).toBe(false)
})

test('lines are no areas, and differ by their dashes', () => {
  const [one = new Set(), two = new Set()] = signs([curve(0), curve(1)])
  expect([isArea(one), differInSign(one, two)]).toEqual([false, false])
  const [, dashed = new Set()] = signs([curve(0), { ...curve(1), dash: 'dashed' } as Mark])
  expect(differInSign(one, dashed)).toBe(true)
})
