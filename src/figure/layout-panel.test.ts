import { expect, test } from 'vitest'
import { layout } from './layout.ts'
import type { Scene } from './scene.ts'
import { textWidth } from './text-width.ts'

test.each([60, 70, 78, 90, 110])('labels stand at the ticks that they name, %d mm high', (height) => {
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

test.each([60, 66, 72, 78, 84, 90, 96])(
  'the title of the upright axis stands clear of its labels, %d mm high',
  (height) => {
    const scene: Scene = {
      width: 85,
      height,
      description: '',
      panels: [
        {
          x: { kind: 'band', title: 'x', categories: ['a'] },
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
