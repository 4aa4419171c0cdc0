import { expect, test } from 'vitest'
import { bandLabels } from './band-labels.ts'
import { layout } from './layout.ts'
import type { Scene } from './scene.ts'
import { textBox } from './text-box.ts'

test('names are not broken if all fit; if one must break, all break at their line feeds', () => {
  const names = ['男\n(n=5)', '女\n(n=120)']
  expect(bandLabels(names, 60, 50)).toEqual({ lines: [['男 (n=5)'], ['女 (n=120)']], turned: false })
  expect(bandLabels(names, 32, 50)).toEqual({
    lines: [
      ['男', '(n=5)'],
      ['女', '(n=120)'],
    ],
    turned: false,
  })
})

test('lines of a broken name have similar lengths', () => {
  expect(bandLabels(['慢性病贫血合并感染\n(n=7)', '对照'], 50, null).lines[0]).toEqual([
    '慢性病贫血',
    '合并感染',
    '(n=7)',
  ])
})

test('names that do not fit side by side are rotated, and the axis reserves their space', () => {
  const scene: Scene = {
    width: 85,
    height: 80,
    description: '',
    panels: [
      {
        x: { kind: 'band', title: 'x', categories: Array.from({ length: 18 }, (_, i) => `Centre-${i}\n(n=${i})`) },
        y: { kind: 'linear', title: '', domain: [0, 1] },
        marks: [],
      },
    ],
  }
  const { primitives, height } = layout(scene)
  const texts = primitives.flatMap((one) => (one.kind === 'text' ? [one] : []))
  const turned = texts.filter(({ upwards }) => upwards === true)
  expect(turned.map(({ text }) => text[0]?.text)).toContain('Centre-17 (n=17)')
  const boxes = turned.map(textBox)
  for (const [i, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThan(boxes[i - 1]?.right ?? 0)
    expect(box.bottom).toBeLessThan(height - 14) // the axis title is below
  }
})
