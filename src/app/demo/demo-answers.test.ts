import { expect, test } from 'vitest'
import { lung } from '#catalog/examples-data/lung.ts'
import { runExample } from '../workers/run-example.ts'
import { demoAnswers } from './demo-answers.ts'

test.each(Object.entries(demoAnswers))('the demo has a result of %s', async (id, options) => {
  const { outcome } = await runExample('analyses', id, { data: lung, options })
  expect(outcome.status).toBe('done')
})
