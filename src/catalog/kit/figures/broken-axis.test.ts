import { expect, test } from 'vitest'
import { layout, plotFrames } from '#figure/layout.ts'
import type { Panel, Scene } from '#figure/scene.ts'
import { breakAxis } from './broken-axis.ts'

const panel: Panel = {
  x: { kind: 'band', title: '', categories: ['a', 'b'] },
  y: { kind: 'linear', title: 'CRP', domain: [0, 500] },
  marks: [{ kind: 'point', x: [0, 1], y: [12, 470], colour: 'ink', size: 3, shape: 'circle', fill: 'solid' }],
}
const bar = { kind: 'rect', x: [0.6, 1.4], y: [0, 470], fill: 'ink', stroke: null } as const

test.each(['50 to 400', '50-400', '50 – 400', '50～400', '50 至 400'])('“%s” is a range to leave out', (typed) => {
  const { panel: broken, remarks } = breakAxis(panel, 'y', typed)
  expect(remarks).toEqual([])
  expect(broken.y).toMatchObject({ breaks: [[50, 400]] })
})

test('percentages are typed as on the axis', () => {
  const shares: Panel = { ...panel, y: { kind: 'linear', title: '', domain: [0, 1], format: 'percent' } }
  expect(breakAxis(shares, 'y', '20-80').panel.y).toMatchObject({ breaks: [[0.2, 0.8]] })
})

test.each([
  ['words', 'y', 'all of it', 'no-break'],
  ['a range that ends before it begins', 'y', '400 to 50', 'no-break'],
  ['beyond the axis', 'y', '400 to 600', 'break-outside'],
  ['the start of the axis', 'y', '0 to 100', 'break-outside'],
  ['categories', 'x', '0 to 1', 'break-kind'],
] as const)('%s: says why the axis is not broken', (_, side, typed, code) => {
  const { panel: same, remarks } = breakAxis(panel, side, typed)
  expect(same).toBe(panel)
  expect(remarks.map((remark) => remark.code)).toEqual([code])
})

test('ranges that touch each other, and a fourth one, are left out with a sentence', () => {
  expect(breakAxis(panel, 'y', '50-100; 80-120').remarks.map(({ code }) => code)).toEqual(['break-outside'])
  const { panel: broken, remarks } = breakAxis(panel, 'y', '300-320; 50-100; 120-200; 400-420')
  expect(remarks.map(({ code }) => code)).toEqual(['breaks-many'])
  expect(broken.y).toMatchObject({
    breaks: [
      [50, 100],
      [120, 200],
      [300, 320],
    ],
  })
})

test('bars on a broken axis are told about', () => {
  const { remarks } = breakAxis({ ...panel, marks: [bar] }, 'y', '50-400')
  expect(remarks.map(({ code }) => code)).toEqual(['break-bars'])
})

test('what is left of the axis has the room of what is left out, in order, and no tick is in the gap', () => {
  const scene: Scene = { width: 80, height: 70, panels: [breakAxis(panel, 'y', '50 to 400').panel], description: '' }
  const [frame] = plotFrames(scene)
  const atY = (value: number) => frame?.place([0, value])[1] ?? Number.NaN
  const heights = [0, 25, 50, 225, 400, 450, 500].map(atY)
  expect(heights).toEqual([...heights].sort((a, b) => b - a))
  // 150 units are left of 500: one of them is as high below the gap as above it
  expect(atY(0) - atY(50)).toBeCloseTo(atY(400) - atY(450), 6)
  expect(frame?.valueAt([0, atY(30)])[1]).toBeCloseTo(30, 6)
  expect(frame?.valueAt([0, atY(450)])[1]).toBeCloseTo(450, 6)
  const ticks = layout(scene).primitives.flatMap((one) => {
    const isTick = one.kind === 'text' && one.ref === 'panel-1.y'
    return isTick ? [Number(one.text[0]?.text)] : []
  })
  expect(ticks.length).toBeGreaterThan(3)
  expect(ticks.filter((tick) => tick > 50 && tick < 400)).toEqual([])
})
