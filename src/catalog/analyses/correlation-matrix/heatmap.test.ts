import { expect, test } from 'vitest'
import { layout } from '#figure/layout.ts'
import type { Primitive } from '#figure/primitive.ts'
import { displaySettings } from '../../kit/present/format.ts'
import { plots } from './plot.ts'

const names = { ward: (k: number) => `住院期间第 ${k + 1} 次测量`, item: (k: number) => `q${k + 1}.` }

/** All text in a heat map of `count` variables, without spaces, since names may wrap. */
function textOf(count: number, named: (k: number) => string): string {
  const variables = Array.from({ length: count }, (_, k) => named(k))
  const rows = variables.map((_, k) => Array.from({ length: k }, () => 0.5))
  const display = {
    settings: displaySettings('zh'),
    names: { variable: (id: string) => id, level: () => '' },
    size: {},
  }
  const scene = plots.heatmap.plot({ method: 'pearson', variables, rows }, display)
  return layout(scene).primitives.flatMap(words).join('').replaceAll(' ', '')
}

function words(primitive: Primitive): readonly string[] {
  if (primitive.kind === 'clip') return primitive.inside.flatMap(words)
  return primitive.kind === 'text' ? primitive.text.map(({ text }) => text) : []
}

test.each([3, 18, 19, 30, 50, 75, 100])('a heat map of %i variables names each of them, at both sides', (count) => {
  for (const named of Object.values(names)) {
    const text = textOf(count, named)
    const seen = Array.from({ length: count }, (_, k) => text.split(named(k).replaceAll(' ', '')).length - 1)
    expect(seen).toEqual([1, ...Array.from({ length: count - 2 }, () => 2), 1])
  }
})
