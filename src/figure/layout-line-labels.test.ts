import { expect, test } from 'vitest'
import { layout } from './layout.ts'
import { fitLineLabels } from './layout-line-labels.ts'
import type { Panel, Scene } from './scene.ts'
import { textBox } from './text-box.ts'

function drawn(names: readonly string[], width = 120) {
  const scene: Scene = {
    width,
    height: 80,
    description: '',
    panels: [
      {
        x: { kind: 'linear', title: '', domain: [0, 1] },
        y: { kind: 'linear', title: '', domain: [0, 10] },
        marks: names.map((_, series) => ({ kind: 'line', x: [0, 1], y: [0, 9], colour: { series } })),
        lineLabels: names.map((text, series) => ({ at: [1, 9], text, colour: { series } })),
      },
    ],
    legend: {
      place: 'top',
      unlessLabelled: true,
      items: names.map((label, series) => ({ label, colour: { series }, key: 'line' })),
    },
  }
  const { primitives, width: points } = layout(scene)
  const of = (ref: string) => primitives.flatMap((one) => ('ref' in one && one.ref?.endsWith(ref) ? [one] : []))
  return { points, labels: of('line-labels'), legend: of('legend') }
}

test('names that have room replace the legend, and do not overlap', () => {
  const { points, labels, legend } = drawn(['North', 'South', 'East', '西部地区'])
  expect(legend).toEqual([])
  const boxes = labels.flatMap((one) => (one.kind === 'text' ? [textBox(one)] : [])).toSorted((a, b) => a.top - b.top)
  expect(boxes).toHaveLength(4)
  for (const [k, { right, top }] of boxes.entries()) {
    expect(right).toBeLessThan(points)
    if (k > 0) expect(top).toBeGreaterThanOrEqual(boxes[k - 1]?.bottom ?? 0)
  }
})

test('long names wrap; too many of them leave the legend', () => {
  const { labels } = drawn(['A hospital with a long name of several words', 'B'])
  expect(labels.filter(({ kind }) => kind === 'text').length).toBeGreaterThan(2)
  const many = drawn(Array.from({ length: 13 }, (_, k) => `Site ${k}`))
  expect(many.labels).toEqual([])
  expect(many.legend.length).toBeGreaterThan(12)
})

test('of many names the first have room where the first are the most important', () => {
  const labels = Array.from({ length: 30 }, (_, k) => ({
    at: [1, 9 - k / 4] as const,
    text: `Gene ${k}`,
    colour: 'ink' as const,
  }))
  const panel: Panel = {
    x: { kind: 'linear', title: '', domain: [0, 1] },
    y: { kind: 'linear', title: '', domain: [0, 10] },
    marks: [],
    lineLabels: labels,
    firstLabels: true,
  }
  const count = (height: number) => fitLineLabels(panel, { width: 200, height })?.names.length
  expect(count(400)).toBe(20)
  expect(count(144)).toBe(8)
  expect(fitLineLabels({ ...panel, lineLabels: [] }, { width: 200, height: 20 })?.room).toBe(0)
})
