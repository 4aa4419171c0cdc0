import { expect, test } from 'vitest'
import type { ExampleData } from '#catalog/kit/example.ts'
import { load, loadDefinition } from '#cli/entries.ts'
import { runExample } from './run-example.ts'

const pointsOf = (n: number): ExampleData => ({
  id: 'many-points',
  title: { en: 'Many points', zh: '大量散点' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'x', measure: 'continuous', values: Array.from({ length: n }, (_, i) => i) },
    { id: 'c2', name: 'y', measure: 'continuous', values: Array.from({ length: n }, (_, i) => (i * 7919) % 101) },
  ],
})

test.each([
  { n: 20_000, left: [] },
  { n: 20_001, left: [{ code: 'points-left-out', params: { n: 20_001, every: 2 }, weight: 'note' }] },
])('a scatter plot of $n points says whether all are drawn', async ({ n, left }) => {
  const outcome = await runExample('scatter-fit', { data: pointsOf(n), options: { x: 'c1', y: 'c2' } }, 'charts')
  expect(outcome.status === 'done' && outcome.notices).toEqual(left)
})

test('it proposes the chart of counts by the name in the gallery', async () => {
  const { messages } = await loadDefinition('scatter-fit', 'charts')
  const { summary } = await load('charts', 'density-2d', 'summary')
  for (const language of ['en', 'zh'] as const)
    expect(messages['points-left-out']?.[language]).toContain(summary.title[language])
})
