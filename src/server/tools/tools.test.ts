import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('the operator’s order, featured and hidden tools are public', async () => {
  expect((await server.call('Tool/index', {})).data).toEqual({ order: [], featured: [], hidden: [] })
  await runOperator(server, 'set-config', 'tool_order', 'meld-3-0, child-pugh')
  await runOperator(server, 'set-config', 'featured_tools', 'phq-9')
  await runOperator(server, 'set-config', 'hidden_tools', 'wells-pe')
  expect((await server.call('Tool/index', {})).data).toEqual({
    order: ['meld-3-0', 'child-pugh'],
    featured: ['phq-9'],
    hidden: ['wells-pe'],
  })
  await runOperator(server, 'set-config', 'hidden_tools', '')
  expect((await server.call('Tool/index', {})).data.hidden).toEqual([])
})
