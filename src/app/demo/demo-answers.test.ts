import { expect, test } from 'vitest'
import { lung } from '#catalog/examples-data/lung.ts'
import { runExample } from '../workers/run-example.ts'
import { demoAnswers, demoChart } from './demo-answers.ts'

test.each(Object.entries(demoAnswers))('the demo has a result of %s', async (id, options) => {
  const { outcome } = await runExample('analyses', id, { data: lung, options })
  expect(outcome.status).toBe('done')
})

test('the demo has a chart', async () => {
  const { outcome } = await runExample('charts', demoChart.id, { data: lung, options: demoChart.options })
  expect(outcome.status).toBe('done')
})
