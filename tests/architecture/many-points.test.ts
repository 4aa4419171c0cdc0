import { expect, test } from 'vitest'
import type { ExampleData } from '#catalog/kit/example.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
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
  { n: 50_000, left: [] },
  { n: 50_001, left: [{ code: 'points-on-grid', params: { n: 50_001 }, weight: 'note' }] },
])('a scatter plot of $n points leaves none out, and says when they cover each other', async ({ n, left }) => {
  const outcome = await runExample('scatter-fit', { data: pointsOf(n), options: { x: 'c1', y: 'c2' } }, 'charts')
  expect(outcome.status === 'done' && outcome.notices).toEqual(left)
})

test('it proposes the chart of counts by the name in the gallery', async () => {
  const { messages } = await loadDefinition('scatter-fit', 'charts')
  const { summary } = await load('charts', 'density-2d', 'summary')
  for (const language of ['en', 'zh'] as const)
    expect(messages['points-on-grid']?.[language]).toContain(summary.title[language])
})

test('an outcome of before is drawn with what it says of its points', async () => {
  const outcome = await runExample('scatter-fit', { data: pointsOf(20), options: { x: 'c1', y: 'c2' } }, 'charts')
  if (outcome.status !== 'done') throw new Error(outcome.status)
  const [figure] = outcome.figures
  if (figure === undefined) throw new Error('no figure')
  const { grid: _, ...data } = figure.data as { grid: null }
  const { plots } = await load('charts', 'scatter-fit', 'plot')
  const names = namesOf({ columns: [] })
  const scene = plots.chart?.plot({ ...data, every: 3 }, { settings: displaySettings('en'), names, size: {} })
  expect(scene?.caption).toBe('Band: pointwise 95% CI of the mean; one point in 3 is drawn, the fit rests on all')
})
