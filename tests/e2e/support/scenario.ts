import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { isReadyOffline } from './is-ready-offline.ts'
import { SiteServer } from './site-server.ts'

export interface Fixtures {
  /** The shared server's address. */
  origin: string
  /** Environment variables for the scenario's own server. */
  environment: Record<string, string>
  /** The scenario's own server. */
  site: SiteServer
  /** A new folder that is removed after the scenario. */
  folder: string
  /** The fault that a scenario causes on purpose. */
  provoked: RegExp | undefined
  /** Fails the scenario on an error of a page, or on a violation of the Content-Security-Policy. */
  strict: undefined
}

/** The browser's own messages about an unreachable server: for a resource, a request, the icon, the service worker's script. */
const surroundings = [
  /Failed to load resource/,
  /net::ERR_/,
  /favicon/,
  /^WebSocket connection to '.*' failed: .*Unexpected response code: 503/, // a server that is shutting down
  /^An unknown error occurred when fetching the script\.$/,
]

export const test = base.extend<Fixtures>({
  origin: async ({ browserName }, use) => {
    expect(browserName).toBe('chromium')
    await use(process.env.SHARED_ORIGIN ?? '')
  },
  environment: [{}, { option: true }],
  site: async ({ browserName, environment }, use) => {
    expect(browserName).toBe('chromium') // service workers are driven through the DevTools protocol
    const site = await SiteServer.start(environment)
    await use(site)
    await site.remove()
  },
  folder: async ({ browserName }, use) => {
    const folder = mkdtempSync(join(tmpdir(), `slipstick-${browserName}-`))
    await use(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  },
  provoked: [undefined, { option: true }],
  strict: [
    async ({ context, provoked }, use) => {
      const known = [...surroundings, ...(provoked ? [provoked] : [])]
      const faults: string[] = []
      context.on('page', (page) => {
        page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
        page.on('console', (message) => {
          const text = message.text()
          if (message.type() === 'error' && !known.some((pattern) => pattern.test(text))) faults.push(text)
        })
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** The service worker controls the page and the whole application is cached: from here on the network may go. */
export async function readyOffline(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isReadyOffline), { intervals: [150], timeout: 30_000 }).toBe(true)
}

/** Makes the device notice that its network is back, without waiting for the next ping. */
export async function networkIsBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

export async function outboxIsEmpty(page: Page): Promise<void> {
  await expect.poll(() => outboxLength(page), { timeout: 45_000 }).toBe(0)
}

export async function outboxLength(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases())
      .map(({ name }) => name ?? '')
      .filter((name) => name.startsWith('slipstick-user-'))
    let count = 0
    for (const name of names) {
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => done(request.result)
        request.onerror = () => failed(request.error)
      })
      count += await new Promise<number>((done) => {
        const request = database.transaction('outbox').objectStore('outbox').count()
        request.onsuccess = () => done(request.result)
      })
      database.close()
    }
    return count
  })
}

export { expect, type Page }
