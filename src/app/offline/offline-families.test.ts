// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'

const { locks } = navigator

afterEach(() => vi.unstubAllGlobals())

test('[L4] no tab requests packs from the old worker while a new version takes over, which would restart it', async () => {
  const posted: unknown[] = []
  const controller = { postMessage: (message: unknown) => posted.push(message) }
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('location', { pathname: '/tool/index' })
  vi.stubGlobal('navigator', { locks, serviceWorker: { controller } })
  const { withoutRequests } = await import('../api/server-fetch.ts')
  const { requestFamilies } = await import('./offline-families.ts')
  let takenOver: () => void = () => undefined
  const update = withoutRequests(() => undefined, new Promise<void>((resolve) => (takenOver = resolve)))
  await vi.waitFor(async () => expect((await locks.query()).held).toHaveLength(1))
  requestFamilies()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(posted).toEqual([])
  takenOver()
  await update
  await vi.waitFor(() => expect(posted).toEqual([{ type: 'BRING_FAMILIES', first: [] }]))
})
