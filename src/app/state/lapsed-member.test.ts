// @vitest-environment node
import { beforeAll, expect, test } from 'vitest'
import { loadExamples } from '#catalog/examples.ts'
import { checkExample } from '#catalog/kit/tool/check-example.ts'
import { loadCalculator } from '#cli/entries.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { applyExample, loadStepEntry } from '#tests/tools/step-golden.ts'
import { runExample } from '../workers/run-example.ts'
import { session, startSession } from './session.ts'

/** Signed in, on a device whose account had a membership that has ended: what is computed on the device is free. */
beforeAll(async () => {
  const texts = { nickname: '', img: '', img_domain: '', phone: '', email: '', wechat: '', company: '', qq: '' }
  const numbers = { balance: 0, close_time: 0, status: 1, last_agreement_id: 1, is_wxbind: 0 } as const
  const user = { id: 'u1', username: 'lapsed', ...texts, ...numbers, level: 1, due_time: 1_700_000_000 }
  await startSession({ token: 't', instance: 'site', user })
  expect(session.user?.due_time).toBe(1_700_000_000)
})

test.each(entriesUnderTest('analyses', 'charts'))('$kind/$id is computed', async ({ kind, id }) => {
  const example = (await loadExamples(kind, id))?.find(({ expect: wanted }) => wanted === 'done')
  expect(example).toBeDefined()
  if (example) expect((await runExample(kind, id, example)).outcome.status).toBe('done')
})

test.each(entriesUnderTest('steps'))('the step $id is applied', async ({ id }) => {
  const entry = await loadStepEntry(id)
  const example = entry.examples.find(({ expect: wanted }) => wanted === 'done')
  expect(example).toBeDefined()
  if (example) expect((await applyExample(entry, example)).reports[0]?.status).toBe('done')
})

test.each(entriesUnderTest('calculators'))('the tool $id is computed', async ({ id }) => {
  const { definition } = await loadCalculator(id)
  for (const example of definition.examples)
    expect(checkExample(definition, example).every(({ agrees }) => agrees)).toBe(true)
})
