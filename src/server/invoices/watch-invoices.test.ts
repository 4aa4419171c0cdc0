import { afterAll, beforeAll, expect, test } from 'vitest'
import { askInvoiceFor, issueInvoiceFor } from '#tests/support/invoices.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { createMetrics } from '../http/metrics.ts'
import { tellOverdue, watchInvoices } from './watch-invoices.ts'

const HOUR = 60 * 60_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const messages = async (user: TestUser) => {
  const token = await server.login(user) // the session has ended meanwhile
  const { data } = await server.call('Notice/index', { position: 2 }, { token, language: 'en' })
  return data.data
    .filter(({ kind }) => kind === 'invoice')
    .map(({ title }) => title)
    .toSorted()
}
const look = () => tellOverdue(server.services, server.clock.now())

test('an invoice that is not issued within 48 hours is counted, and its user is told once', async () => {
  const [ann, bea] = [await server.register(), await server.register()]
  const { id } = await askInvoiceFor(server, ann)
  await issueInvoiceFor(server, (await askInvoiceFor(server, bea)).id)
  server.clock.advance(47.9 * HOUR)
  expect(await look()).toBe(0)
  server.clock.advance(0.1 * HOUR)
  expect(await Promise.all([look(), look(), look()])).toEqual([1, 1, 1])
  expect(await messages(ann)).toEqual(['Your invoice is late'])
  expect(await messages(bea)).toEqual(['Your invoice is issued'])

  const metrics = createMetrics()
  const stop = watchInvoices(server.services, metrics, { first: 1, period: 1 })
  const counted = async () => /^slipstick_invoices_overdue (\d+)$/m.exec(await metrics.text())?.[1]
  await expect.poll(counted).toBe('1')
  await issueInvoiceFor(server, id)
  await expect.poll(counted).toBe('0')
  await stop()
  expect(await messages(ann)).toEqual(['Your invoice is issued', 'Your invoice is late'])
})
