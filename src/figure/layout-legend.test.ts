import { expect, test } from 'vitest'
import { layout } from './layout.ts'
import { layoutLegend } from './layout-legend.ts'
import { textWidth } from './text-width.ts'

test('items of a legend at the top are side by side while there is space', () => {
  const items = ['Aa', 'Bb', 'Cc'].map((label) => ({ label, colour: { series: 0 }, key: 'box' }) as const)
  const placesOf = (width: number) =>
    layoutLegend({ place: 'top', items }, { x: 10, y: 20, width }).primitives.flatMap((one) =>
      one.kind === 'text' ? [[one.x, one.y]] : [],
    )
  const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = placesOf(1000)
  expect([y1, y2]).toEqual([y0, y0])
  expect(x0).toBe(10 + 14 + 4)
  const label = textWidth('Aa', (y0 - 20) / 0.88)
  expect(x1 - x0).toBeCloseTo(14 + 4 + label + 14, 9)
  expect(x2 - x1).toBeCloseTo(14 + 4 + textWidth('Bb', (y0 - 20) / 0.88) + 14, 9)
  const narrow = placesOf(60)
  expect(narrow.map(([x]) => x)).toEqual([x0, x0, x0])
  expect(narrow[2]?.[1]).toBeCloseTo(2 * (narrow[1]?.[1] ?? 0) - y0, 9)
})

test('a long item stands below the title instead of leaving the page', () => {
  const items = [0, 1].map((series) => ({
    label: 'median 8.87 months (6.97 to 10.18)',
    colour: { series },
    key: 'line' as const,
  }))
  const width = 20 + textWidth(items[0]?.label ?? '', 8)
  const { primitives } = layoutLegend({ place: 'top', title: 'Sex', items }, { x: 10, y: 20, width })
  const texts = primitives.flatMap((one) => (one.kind === 'text' ? [one] : []))
  expect(new Set(texts.map(({ y }) => y)).size).toBe(3)
  for (const { x, text, size } of texts)
    expect(x + textWidth(text.map((run) => run.text).join(''), size)).toBeLessThanOrEqual(10 + width)
})

test('points with sizes do not overlap, and are as large as those they name', () => {
  const items = [4, 9, 16].map((size) => ({ label: String(size), colour: 'muted', key: 'point', size }) as const)
  const circles = layoutLegend({ place: 'right', items }, { x: 0, y: 0, width: 100 }).primitives.flatMap((one) =>
    one.kind === 'points' ? one.y.map((y) => ({ y, r: one.r })) : [],
  )
  expect(circles.map(({ r }) => 2 * r)).toEqual([4, 9, 16])
  for (const [k, { y, r }] of circles.entries()) {
    const before = circles[k - 1]
    if (before !== undefined) expect(y - r).toBeGreaterThan(before.y + before.r)
  }
})

test('a legend below is under the axis title and over the caption, and takes as much height as one above', () => {
  const placesIn = (place: 'top' | 'bottom') => {
    const { primitives } = layout({
      width: 80,
      height: 60,
      description: '',
      caption: 'n = 90',
      legend: { place, items: [{ label: 'Drug A', colour: { series: 0 }, key: 'line' }] },
      panels: [
        {
          x: { kind: 'linear', title: 'Time', domain: [0, 1] },
          y: { kind: 'linear', title: 'S', domain: [0, 1] },
          marks: [],
        },
      ],
    })
    const yOf = (ref: string) =>
      primitives.flatMap((one) => (one.kind === 'text' && one.ref === ref ? [one.y] : []))[0] ?? 0
    return { legend: yOf('legend'), title: yOf('panel-1.x-title'), caption: yOf('caption') }
  }
  const [above, below] = [placesIn('top'), placesIn('bottom')]
  expect([below.legend > below.title, below.legend < below.caption]).toEqual([true, true])
  expect(above.legend).toBeLessThan(above.title)
  expect(below.title).toBeLessThan(above.title)
})

test('a long title beside the panels breaks into lines', () => {
  const items = [{ label: 'A', colour: { series: 0 }, key: 'box' } as const]
  const title = 'Haemoglobin at admission (g/L)'
  const { primitives, width } = layoutLegend({ place: 'right', title, items }, { x: 0, y: 0, width: 70 })
  expect(width).toBeLessThanOrEqual(70)
  expect(
    primitives
      .flatMap((one) => (one.kind === 'text' ? [one.text[0]?.text] : []))
      .slice(0, 2)
      .join(' '),
  ).toBe(title)
})

test('a legend at the right goes above marks that it leaves too little width', () => {
  const axis = { kind: 'linear', title: '', domain: [0, 1], bare: true } as const
  const items = [{ label: 'a group', colour: { series: 0 }, key: 'box' } as const]
  const places = (leastWidth: number) =>
    layout({
      width: 100,
      height: 60,
      description: '',
      legend: { place: 'right', items },
      panels: [{ x: axis, y: axis, marks: [], leastWidth }],
    }).primitives.flatMap((one) => (one.kind === 'text' && one.ref === 'legend' ? [one.x] : []))
  expect(Math.min(...places(150))).toBeGreaterThan(200)
  expect(Math.min(...places(240))).toBeLessThan(100)
})

test('beside a plot a label longer than the room continues below, and the next item comes after it', () => {
  const items = ['Positive: 25.0% (12.9 to 42.7) of all patients', 'Negative'].map(
    (label) => ({ label, colour: { series: 0 }, key: 'line' }) as const,
  )
  const { primitives, width } = layoutLegend({ place: 'right', items }, { x: 0, y: 0, width: 90 })
  const texts = primitives.flatMap((one) => (one.kind === 'text' ? [one] : []))
  expect(texts.map(({ text }) => text[0]?.text).join(' ')).toBe(
    'Positive: 25.0% (12.9 to 42.7) of all patients Negative',
  )
  expect(new Set(texts.map(({ x }) => x)).size).toBe(1)
  expect(texts.map(({ y }) => y)).toEqual(texts.map(({ y }) => y).toSorted((a, b) => a - b))
  expect(width).toBeLessThanOrEqual(90)
})
