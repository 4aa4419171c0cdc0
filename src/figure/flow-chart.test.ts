import { describe, expect, test } from 'vitest'
import { type FlowBox, type FlowChart, flowScene } from './flow-chart.ts'
import { layout } from './layout.ts'
import { type PlacedBox, placeFlow } from './place-flow.ts'
import type { TextPrimitive } from './primitive.ts'
import { textBox } from './text-box.ts'

const long = {
  en: 'Discontinued the intervention because of immunohistochemistrywithoutanyspaceinit (n = 12)',
  zh: '因不良事件、失去联系或撤回知情同意等原因未能完成全部随访（n = 12）',
}
const stages = { en: ['Enrolment', 'Allocation'], zh: ['入组', '分配'] }

/** A trial with several arms: one box above, one exclusion at its side, two rows of arms below. */
function trial(arms: number, language: 'en' | 'zh'): FlowChart {
  const text = long[language]
  const centre = { from: arms / 2 - 0.5, to: arms / 2 + 0.5 }
  const boxes: FlowBox[] = [
    { row: 0, ...centre, lines: [{ text: 'n = 240' }] },
    {
      row: 1,
      from: arms / 2 + 0.1,
      to: Math.min(arms, arms / 2 + 1.2),
      role: 'aside',
      lines: [
        { text, bold: true },
        { text, point: 1 },
        { text, point: 2 },
      ],
    },
    { row: 2, ...centre, lines: [{ text }] },
    ...[3, 4].flatMap((row) =>
      Array.from({ length: arms }, (_, arm): FlowBox => {
        const points = Array.from({ length: arm + 1 }, () => ({ text, point: 1 as const }))
        return { row, from: arm, to: arm + 1, lines: [{ text }, ...points] }
      }),
    ),
  ]
  const each = Array.from({ length: arms }, (_, arm) => 3 + arm)
  return {
    width: arms > 2 ? 174 : 150,
    columns: arms,
    boxes,
    arrows: [
      { from: 0, to: 1, into: 'side' },
      { from: 0, to: 2 },
      ...each.map((to) => ({ from: 2, to })),
      ...each.map((from) => ({ from, to: from + arms })),
    ],
    stages: stages[language].map((label, k) => ({ label, firstRow: 2 * k, lastRow: 2 * k + 1 })),
  }
}

const overlaps = (a: PlacedBox, b: PlacedBox) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const onEdge = (box: PlacedBox | undefined, [x, y]: readonly [number, number] = [0, 0]) => {
  if (box === undefined) return false
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  const near = (a: number, b: number) => Math.abs(a - b) < 1e-6
  const level = (near(y, box.y) || near(y, bottom)) && x > box.x && x < right
  return level || ((near(x, box.x) || near(x, right)) && y > box.y && y < bottom)
}

const cases = [2, 3, 4, 5].flatMap((arms) => (['en', 'zh'] as const).map((language) => ({ arms, language })))

describe.each(cases)('$arms arms, $language', ({ arms, language }) => {
  const chart = trial(arms, language)
  const placed = placeFlow(chart)
  const scene = flowScene(chart, 'CONSORT', { sentence: '; ', stop: '. ' })
  const texts = layout(scene).primitives.filter((one): one is TextPrimitive => one.kind === 'text')

  test('no box overlaps another or leaves the page', () => {
    for (const [k, box] of placed.boxes.entries()) {
      expect(placed.boxes.slice(k + 1).filter((other) => overlaps(box, other))).toEqual([])
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(placed.width)
      expect(box.y + box.height).toBeLessThanOrEqual(placed.height)
    }
  })

  test('all text is inside its box, and no two lines touch', () => {
    const { width, height } = layout(scene)
    const [dx, dy] = [(width - placed.width) / 2, (height - placed.height) / 2]
    const frames = [...placed.boxes, ...placed.stages]
    const covered = texts.map(textBox)
    const least = 2
    for (const { left, right, top, bottom } of covered) {
      const inside = frames.filter(
        ({ x, y, width: across, height: high }) =>
          left >= x + dx + least &&
          right <= x + across + dx - least &&
          top >= y + dy + least &&
          bottom <= y + high + dy - least,
      )
      expect(inside).toHaveLength(1)
    }
    for (const [k, a] of covered.entries())
      for (const b of covered.slice(k + 1))
        expect(a.left < b.right && b.left < a.right && a.top + 0.5 < b.bottom && b.top + 0.5 < a.bottom).toBe(false)
  })

  test('each arrow connects the edges of two boxes, vertically or horizontally, and crosses none', () => {
    for (const { from, to, points } of placed.arrows) {
      expect(onEdge(placed.boxes[from], points[0])).toBe(true)
      expect(onEdge(placed.boxes[to], points.at(-1))).toBe(true)
      for (const [k, [x, y]] of points.entries()) {
        const [nextX, nextY] = points[k + 1] ?? [x, y]
        expect(x === nextX || y === nextY).toBe(true)
        const crossed = placed.boxes.filter(
          (box) =>
            Math.max(x, nextX) > box.x + 1e-6 &&
            Math.min(x, nextX) < box.x + box.width - 1e-6 &&
            Math.max(y, nextY) > box.y + 1e-6 &&
            Math.min(y, nextY) < box.y + box.height - 1e-6,
        )
        expect(crossed).toEqual([])
      }
    }
  })
})

test('the arms of a row have equal heights, and an exclusion is as high as its text', () => {
  const { boxes } = placeFlow(trial(3, 'en'))
  expect(new Set(boxes.slice(3, 6).map(({ height }) => height)).size).toBe(1)
  const alone = placeFlow({
    ...trial(2, 'en'),
    boxes: [
      { row: 0, from: 0, to: 1, lines: [{ text: 'a' }] },
      { row: 0, from: 1, to: 2, role: 'aside', lines: [{ text: 'b' }, { text: 'c' }] },
    ],
    arrows: [{ from: 0, to: 1, into: 'side' }],
    stages: [],
  })
  expect(alone.boxes[0]?.height).toBeLessThan(alone.boxes[1]?.height ?? 0)
  expect(alone.arrows[0]?.points).toHaveLength(2)
})

test('the name of a stage with one low row stays within it, and on the page', () => {
  const chart: FlowChart = {
    width: 100,
    columns: 1,
    boxes: [{ row: 0, from: 0, to: 1, lines: [{ text: 'n = 22' }] }],
    arrows: [],
    stages: [{ label: 'Identification', firstRow: 0, lastRow: 0 }],
  }
  const [stage] = placeFlow(chart).stages
  const { primitives, height } = layout(flowScene(chart, 'PRISMA', { sentence: '; ', stop: '. ' }))
  const name = primitives.find((one) => one.kind === 'text' && one.upwards === true) as TextPrimitive
  const { top, bottom } = textBox(name)
  expect(bottom - top).toBeLessThanOrEqual(stage?.height ?? 0)
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThan(height)
})

test('on a page of another shape the whole chart is visible, and its description contains every box', () => {
  const scene = flowScene(trial(2, 'en'), 'CONSORT', { sentence: '; ', stop: '. ' })
  const small = layout({ ...scene, width: 60, height: 60 })
  const { primitives, width, height } = small
  expect(width / height).toBeCloseTo(1, 10)
  for (const one of primitives) {
    if (one.kind !== 'text') continue
    const { left, right, top, bottom } = textBox(one)
    expect(Math.min(left, top)).toBeGreaterThan(0)
    expect(Math.max(right / width, bottom / height)).toBeLessThan(1)
  }
  expect(scene.description).toMatch(/^CONSORT\. n = 240\. Discontinued/)
})
