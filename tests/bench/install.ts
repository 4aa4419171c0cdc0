import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { OfflineFamily, OfflineIndex } from '#contract/offline-files.ts'
import { type LinkSpeed, SlowLink } from '#tests/support/slow-link.ts'
import type { Figure, Line } from './figure.ts'
import { withSite } from './site.ts'

/** A phone on a ward: 100 ms, 4 Mbit/s. */
const ward: LinkSpeed = { latency: 100, rate: 500_000 }

export const figure: Figure = {
  title: 'first visit at 100 ms and 4 Mbit/s: seconds until tools, and until all, work without a network',
  measure: () =>
    withSite(async ({ server, page }) => {
      const link = await SlowLink.before(server.port, ward)
      try {
        const start = performance.now()
        await page.goto(`${link.origin}/tool/index`, { waitUntil: 'commit' })
        const tools = await until(page, ['tools'], start)
        const bytes = link.received
        const all = await until(page, undefined, start)
        const kept = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
        return [
          most('shell and tools', tools, 's', 15),
          { what: 'received until then', value: bytes / 1000, unit: 'kB' },
          most('all', all, 's', 60),
          { what: 'received in all', value: link.received / 1000, unit: 'kB' },
          most('kept on the device', kept / 1e6, 'MB', 15),
          ...sizes('dist/app'),
        ]
      } finally {
        await link.close()
      }
    }),
}

function most(what: string, value: number, unit: 's' | 'MB' | 'kB', target: number): Line {
  return { what, value, unit, target: `<= ${target} ${unit}`, met: value <= target }
}

/** Seconds until these families, or all, are cached on the device and the service worker answers. */
async function until(page: Page, families: readonly OfflineFamily[] | undefined, start: number): Promise<number> {
  const have = (wanted: readonly string[] | undefined) =>
    Promise.all([navigator.serviceWorker.getRegistration(), caches.keys()]).then(async ([registration, names]) => {
      const name = names.find((one) => one.startsWith('workbox-precache'))
      if (!registration?.active || !name) return false
      const cache = await caches.open(name)
      const keys = new Set((await cache.keys()).map(({ url }) => url.slice(location.origin.length)))
      const address = [...keys].find((key) => key.startsWith('/offline/index-'))
      const kept = address && (await cache.match(address))
      if (!kept) return false
      const { packs, files } = (await kept.json()) as OfflineIndex
      return files.every(([url, , pack]) => {
        const family = packs[pack]?.family
        return keys.has(`/${url}`) || (wanted !== undefined && family !== undefined && !wanted.includes(family))
      })
    })
  for (;;) {
    if (await page.evaluate(have, families).catch(() => false)) return (performance.now() - start) / 1000
    if (performance.now() - start > 180_000) return Number.NaN
    await page.waitForTimeout(100)
  }
}

/** Sizes from the build's own index. */
function sizes(dist: string): readonly Line[] {
  const offline = readdirSync(join(dist, 'offline'))
  const packs = offline.filter((file) => file.endsWith('.pack')).length
  const index = offline.find((file) => /^index-.*\.json$/.test(file)) ?? ''
  const { files } = JSON.parse(readFileSync(join(dist, 'offline', index), 'utf8')) as OfflineIndex
  const alone = files.filter(([, , pack]) => pack === -1).length
  return [
    { what: 'scripts and styles of the shell', value: alone, target: '<= 40', met: alone <= 40 },
    { what: 'packs', value: packs, target: '<= 20', met: packs <= 20 },
    { what: 'files in the packs', value: files.length - alone },
    most('sw.js', statSync(join(dist, 'sw.js')).size / 1000, 'kB', 100),
  ]
}
