// @vitest-environment node
import { expect, test } from 'vitest'
import { addStudy, openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer } from '#tests/support/memory-server.ts'
import { lockName, synchronise } from './synchronise.ts'

test('[Q5] with `ifAvailable` the queue is left to the page that is sending', async () => {
  const server = createMemoryServer()
  const device = await openAppDevice(server)
  await addStudy(device, 'device')
  const { database, sender } = device
  const asBackground = () => synchronise(database, sender, 'reader', { ifAvailable: true })
  const { promise: sent, resolve: finish } = Promise.withResolvers<void>()
  const page = navigator.locks.request(lockName('reader'), () => sent)
  expect(await asBackground()).toBe('later')
  expect(server.requests).toEqual([])
  finish()
  await page
  expect(await asBackground()).toBe('done')
  expect(await database.outbox.count()).toBe(0)
})
