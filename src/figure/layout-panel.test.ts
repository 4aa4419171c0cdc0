import { expect, test } from 'vitest'
import { layout } from './layout.ts'
import type { Scene } from './scene.ts'
import { textWidth } from './text-width.ts'

test.each([60, 70, 78, 90, 110])('labels are at the ticks that they name, %d mm high', (height) => {
  const scene: Scene = {
    width: 85,
    height,
    description: '',
    panels: [
      {
        x: { kind: 'band', title: '', categories: ['a'] },
        y: { kind: 'linear', title: '', domain: [27, 103] },
        marks: [],
      },
    ],
  }
  const labels = layout(scene).primitives.flatMap((one) =>
    one.kind === 'text' && one.anchor === 'end' ? [[Number(one.text[0]?.text), one.y] as const] : [],
  )
  const [[v0, y0], [v1, y1]] = [labels[0] ?? [0, 0], labels.at(-1) ?? [0, 0]]
  const perUnit = (y1 - y0) / (v1 - v0)
  for (const [value, y] of labels) expect(y).toBeCloseTo(y0 + perUnit * (value - v0), 6)
  expect(-perUnit * 76).toBeGreaterThan((height * 72) / 25.4 / 2) // the axis takes most of the height
})

const [named, unlabelled] = [{ title: 'x' }, { title: '', unlabelled: true }] as const

test.each([60, 66, 72, 73, 74, 78, 84, 90, 96].flatMap((height) => [named, unlabelled].map((x) => ({ height, ...x }))))(
  'the title of the upright axis stands clear of its labels, $height mm high above "$title"',
  ({ height, ...x }) => {
    const scene: Scene = {
      width: 85,
      height,
      description: '',
      panels: [
        {
          x: { kind: 'band', categories: ['a'], ...x },
          y: { kind: 'linear', title: 'y', domain: [2.5, 7.2] },
          marks: [],
        },
      ],
    }
    const texts = layout(scene).primitives.flatMap((one) => (one.kind === 'text' ? [one] : []))
    const title = texts.find(({ upwards }) => upwards === true)
    const starts = texts.flatMap(({ anchor, x, text, size }) =>
      anchor === 'end' ? [x - textWidth(text[0]?.text ?? '', size)] : [],
    )
    expect(title?.x).toBeLessThan(Math.min(...starts) - 1)
  },
)

const histogram = (title: string, xTitle: string): Scene['panels'][number] => ({
  title,
  x: { kind: 'linear', title: xTitle, domain: [0, 10] },
  y: { kind: 'linear', title: '频数', domain: [0, 4.2], whole: true },
  marks: [{ kind: 'rect', x: [2, 4], y: [0, 4], fill: { series: 0 }, stroke: { series: 0 } }],
})

test('stacked panels have plots of the same height, whichever has the axis title', () => {
  const scene: Scene = {
    width: 85,
    height: 150,
    description: '',
    arrangement: 'column',
    panels: [histogram('a', ''), histogram('b', ''), histogram('c', 'x')],
  }
  const clips = layout(scene).primitives.flatMap((one) => (one.kind === 'clip' ? [one] : []))
  expect(clips).toHaveLength(3)
  for (const { x, width, height } of clips) {
    expect(height).toBeCloseTo(clips[0]?.height ?? 0, 6)
    expect([x, width]).toEqual([clips[0]?.x, clips[0]?.width])
  }
  expect((clips[1]?.y ?? 0) - (clips[0]?.y ?? 0)).toBeGreaterThan(clips[0]?.height ?? 0)
})

test('joined panels have plots of heights in proportion to their shares', () => {
  const scene: Scene = {
    width: 85,
    height: 150,
    description: '',
    arrangement: { columns: 1, joined: true },
    panels: [histogram('', 'x'), { ...histogram('', 'x'), share: 2.5 }, { ...histogram('', 'x'), share: 0.5 }],
  }
  const clips = layout(scene).primitives.flatMap((one) => (one.kind === 'clip' ? [one.height] : []))
  const [one = 0, more = 0, half = 0] = clips // each with the same margin
  expect((more - one) / (one - half)).toBeCloseTo(1.5 / 0.5, 6)
})

test('an axis of counts has no ticks between integers, and a tall one not dozens', () => {
  const scene: Scene = { width: 85, height: 400, description: '', panels: [histogram('', 'x')] }
  const labels = layout(scene).primitives.flatMap((one) =>
    one.kind === 'text' && one.anchor === 'end' ? [one.text[0]?.text] : [],
  )
  expect(labels).toEqual(['0', '1', '2', '3', '4'])
})

test('a number wider than its bar is omitted', () => {
  const texts = (room: number) => {
    const panel = histogram('', '')
    const marks = [
      { kind: 'text', at: [5, 2], text: [{ text: '45.5' }], anchor: 'middle', colour: 'ink', room },
    ] as const
    const { primitives } = layout({ width: 85, height: 80, description: '', panels: [{ ...panel, marks }] })
    return primitives.flatMap((one) => (one.kind === 'clip' ? one.inside : []))
  }
  expect(texts(2)).toHaveLength(1)
  expect(texts(0.2)).toHaveLength(0)
})

test('rows of a legend begin beside its title, and its boxes look like the marks', () => {
  const items = ['对照组', '低剂量试验组', '高剂量试验组', '安慰剂组'].map((label, series) => ({
    label: `${label}：中位时间 8.87 个月`,
    colour: { series },
    key: 'box' as const,
    opacity: 0.62,
  }))
  const scene: Scene = {
    width: 110,
    height: 80,
    description: '',
    legend: { title: '组别', place: 'top', items },
    panels: [histogram('', '')],
  }
  const { primitives } = layout(scene)
  const starts = primitives.flatMap((one) =>
    one.kind === 'text' && items.some(({ label }) => label === one.text[0]?.text) ? [one.x] : [],
  )
  expect(Math.min(...starts)).toBeGreaterThan(6 + textWidth('组别', 8))
  expect(starts.filter((x) => x === starts[0]).length).toBeGreaterThan(1)
  expect(primitives.filter((one) => one.kind === 'path' && one.opacity === 0.62)).toHaveLength(4)
})

test('an axis that ends before its domain leaves space for words without line or ticks', () => {
  const x = { kind: 'linear', title: 'x', domain: [0, 10], end: 6.5 } as const
  const y = { kind: 'linear', title: '', domain: [0, 1] } as const
  const scene: Scene = { width: 120, height: 80, description: '', panels: [{ x, y, marks: [] }] }
  const { primitives } = layout(scene)
  const told = primitives.flatMap((one) => (one.kind === 'text' ? [{ ...one, said: one.text[0]?.text ?? '' }] : []))
  const ticks = told.filter(({ anchor, said }) => anchor === 'middle' && said !== 'x')
  expect(ticks.map(({ said }) => said)).toEqual(['0', '2', '4', '6'])
  const perUnit = ((ticks[3]?.x ?? 0) - (ticks[0]?.x ?? 0)) / 6
  expect(told.find(({ said }) => said === 'x')?.x).toBeCloseTo((ticks[0]?.x ?? 0) + 3.25 * perUnit, 6)
})

const field = (count: number): Scene => {
  const names = Array.from({ length: count }, (_, k) => `name ${k}`)
  return {
    width: 170,
    height: 120,
    description: '',
    panels: [
      {
        x: { kind: 'band', title: '', categories: names },
        y: { kind: 'band', title: '', categories: names },
        marks: [
          {
            kind: 'tiles',
            x: names.map((_, k) => k),
            y: names.map((_, k) => k),
            width: 1,
            height: 1,
            fill: { series: 0 },
            opacity: 0.5,
          },
        ],
      },
    ],
  }
}

test.each([5, 30, 100])('names of %d stacked categories do not touch', (count) => {
  const names = layout(field(count)).primitives.flatMap((one) =>
    one.kind === 'text' && one.anchor === 'end' && one.upwards !== true ? [one] : [],
  )
  expect(names.length).toBeGreaterThan(Math.min(count, 20) - 1)
  expect(names).toHaveLength(Math.ceil(count / Math.ceil(count / names.length)))
  for (const [k, { y, size }] of names.entries())
    if (k > 0) expect(y - (names[k - 1]?.y ?? 0)).toBeGreaterThanOrEqual(size - 0.01)
})

test('tiles are one shape: a box around each position, touching if they are as wide as the step', () => {
  const clip = layout(field(3)).primitives.find(({ kind }) => kind === 'clip')
  const shapes = clip?.kind === 'clip' ? clip.inside : []
  expect(shapes).toHaveLength(1)
  const d = shapes[0]?.kind === 'path' ? shapes[0].d : ''
  const boxes = [...d.matchAll(/M([\d.]+),([\d.]+)H([\d.]+)V([\d.]+)H([\d.]+)Z/g)].map((box) =>
    box.slice(1).map(Number),
  )
  expect(boxes).toHaveLength(3)
  const [first = [], second = []] = boxes
  expect(second[0]).toBeCloseTo(first[2] ?? Number.NaN, 1)
  expect(first[4]).toBe(first[0])
})

test.each(['top-right', 'bottom-left'] as const)('a legend stands beyond a note in the same corner: %s', (corner) => {
  const axis = { kind: 'linear', title: '', domain: [0, 1] } as const
  const texts = layout({
    width: 85,
    height: 70,
    description: '',
    panels: [{ x: axis, y: axis, marks: [], note: { lines: [[{ text: 'P = 0.03' }]], corner } }],
    legend: { items: [{ label: 'drug', colour: 'ink', key: 'line' }], place: corner },
  }).primitives.flatMap((one) => (one.kind === 'text' ? [one] : []))
  const y = (words: string) => texts.find(({ text }) => text[0]?.text === words)?.y ?? Number.NaN
  const apart = corner === 'top-right' ? y('drug') - y('P = 0.03') : y('P = 0.03') - y('drug')
  expect(apart).toBeGreaterThan(8)
})

test.each([
  [85, 120],
  [170, 80],
])('a square plot is as wide as it is high, %d x %d mm', (width, height) => {
  const x = { kind: 'linear', title: 'x', domain: [1, 0] } as const
  const y = { kind: 'linear', title: 'y', domain: [0, 1] } as const
  const scene: Scene = { width, height, description: '', panels: [{ square: true, x, y, marks: [] }] }
  const clip = layout(scene).primitives.find((one) => one.kind === 'clip')
  expect(clip?.width).toBeCloseTo(clip?.height ?? 0, 0)
})
