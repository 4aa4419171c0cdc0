import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { isReadyOffline } from '../support/is-ready-offline.ts'
import { SiteServer } from '../support/site-server.ts'
import { behindTls } from './behind-tls.ts'
import { startFirefox } from './firefox.ts'
import { Hand } from './hand.ts'
import { startWebKit } from './webkit.ts'

export type Engine = 'firefox' | 'webkit'

interface Fixtures {
  /** Environment variables of the scenario's server. */
  environment: Record<string, string>
  /** The scenario's own server. */
  site: SiteServer
  /** The address under which the browser reaches the server. */
  origin: string
  /** The folder for the downloads and the profile of the browser. */
  folder: string
  /** Opens a browser that is another device, with its own storage. */
  newHand: () => Promise<Hand>
  hand: Hand
}

export const test = base.extend<Fixtures & { engine: Engine }>({
  engine: ['firefox', { option: true }],
  folder: async ({ engine }, use) => {
    const folder = mkdtempSync(join(tmpdir(), `slipstick-${engine}-`))
    await use(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  },
  environment: [{}, { option: true }],
  site: async ({ environment }, use) => {
    const site = await SiteServer.start(environment)
    await use(site)
    await site.remove()
  },
  origin: async ({ engine, site, folder }, use) => {
    const proxy = engine === 'webkit' ? await behindTls(site.port, folder) : undefined
    await use(proxy?.origin ?? site.origin)
    proxy?.close()
  },
  newHand: async ({ engine, folder }, use) => {
    const browser = await (engine === 'firefox' ? startFirefox : startWebKit)(folder)
    const hands: Hand[] = []
    await use(async () => {
      const hand = new Hand(await browser.newDriver())
      hands.push(hand)
      return hand
    })
    for (const hand of hands) await hand.driver.close().catch(() => undefined)
    await browser.end()
  },
  hand: async ({ newHand }, use) => {
    await use(await newHand())
  },
})

/** Waits until the service worker controls the page and the whole application is stored on the device. */
export async function readyOffline({ driver }: Hand): Promise<void> {
  await base.expect.poll(() => driver.run(isReadyOffline), { timeout: 60_000 }).toBe(true)
}
