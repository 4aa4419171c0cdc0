import { expect, test } from 'vitest'
import { fitPlot } from './fit-plot.ts'
import { plotFrames } from './layout.ts'
import type { Panel, Scene } from './scene.ts'

const panel: Panel = {
  x: { kind: 'linear', title: 'Age (years)', domain: [20, 80] },
  y: { kind: 'linear', title: 'Haemoglobin (g/L)', domain: [100, 160] },
  marks: [{ kind: 'point', x: [30, 60], y: [120, 140], colour: 'ink', size: 3, shape: 'circle', fill: 'solid' }],
}
const scene: Scene = { width: 85, height: 70, panels: [panel], description: '', caption: 'n = 2' }
const millimetres = (points: number) => (points * 25.4) / 72
const sizeOf = (fitted: Scene) =>
  plotFrames(fitted).map(({ plot }) => [plot.width, plot.height].map((side) => Number(millimetres(side).toFixed(1))))

test('plots of figures with labels of different width have the size that is asked for', () => {
  const wide = { ...scene, panels: [{ ...panel, y: { ...panel.y, domain: [1e6, 1.6e6] } as Panel['y'] }] }
  const size = { width: 60, height: 40 }
  expect([sizeOf(fitPlot(scene, size)), sizeOf(fitPlot(wide, size))]).toEqual([[[60, 40]], [[60, 40]]])
  expect(fitPlot(wide, size).width).toBeGreaterThan(fitPlot(scene, size).width)
})

test('a square is as high as wide; with equal units 30 years are as long as 30 g/L', () => {
  const [[wide, high] = []] = sizeOf(fitPlot(scene, { shape: 'square' }))
  expect(high).toBeCloseTo(wide ?? 0, 1)
  const flat = { ...scene, panels: [{ ...panel, y: { ...panel.y, domain: [100, 130] } as Panel['y'] }] }
  const [[across, up] = []] = sizeOf(fitPlot(flat, { shape: 'equal', width: 60 }))
  expect([across, up]).toEqual([60, 30])
})

test('each of two panels has the size', () => {
  expect(sizeOf(fitPlot({ ...scene, width: 120, panels: [panel, panel] }, { width: 50 }))[0]?.[0]).toBe(50)
})

test('a figure without a plot stays as it is', () => {
  const flow: Scene = { width: 80, height: 60, panels: [], description: '' }
  expect(fitPlot(flow, { width: 50 })).toBe(flow)
})
