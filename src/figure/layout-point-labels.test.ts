import { expect, test } from 'vitest'
import { drawPointLabels } from './layout-point-labels.ts'
import { textBox } from './text-box.ts'

const plot = { x: 0, y: 0, width: 200, height: 150 }
const same = (value: number) => value

function place(spots: readonly (readonly [number, number])[]) {
  const marks = [
    {
      kind: 'point',
      x: spots.map(([x]) => x),
      y: spots.map(([, y]) => y),
      colour: 'ink',
      size: 3,
      shape: 'circle',
      fill: 'solid',
    } as const,
  ]
  const labels = spots.map((at, k) => ({ at, text: [{ text: `Gene${k}` }] }))
  const drawn = drawPointLabels(labels, marks, plot, [], same, same)
  return {
    boxes: drawn.flatMap((one) => (one.kind === 'text' ? [textBox(one)] : [])),
    leaders: drawn.filter(({ kind }) => kind === 'path').length,
  }
}

test('a lone point has its name on its right, without a line', () => {
  const { boxes, leaders } = place([[50, 50]])
  expect(boxes[0]?.left).toBe(53)
  expect(leaders).toBe(0)
})

test('names at the right edge stand on the left', () => {
  expect(place([[195, 50]]).boxes[0]?.right).toBeCloseTo(192)
})

test('names of close points neither overlap nor leave the plot', () => {
  const cluster = Array.from({ length: 20 }, (_, k) => [90 + (k % 5) * 4, 60 + Math.floor(k / 5) * 4] as const)
  const { boxes, leaders } = place(cluster)
  expect(boxes.length).toBeGreaterThan(10)
  expect(leaders).toBeGreaterThan(5)
  for (const [i, a] of boxes.entries()) {
    expect(a.left).toBeGreaterThan(0)
    expect(a.right).toBeLessThan(206.1)
    for (const b of boxes.slice(i + 1))
      expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false)
  }
})

test('points outside the plot have no name', () => {
  expect(place([[300, 50]]).boxes).toEqual([])
})
