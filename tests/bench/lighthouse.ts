import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import lighthouse, { desktopConfig } from 'lighthouse'
import { PassportPage } from '#tests/e2e/page-models/passport-page.ts'
import { readyOffline } from '#tests/e2e/support/scenario.ts'
import type { Figure, Line } from './figure.ts'
import { withSite } from './site.ts'

const categories = ['performance', 'accessibility', 'best-practices'] as const
const targets = { performance: 90, accessibility: 100, 'best-practices': 100 } as const

/** Lighthouse's phone and desktop, both signed in and not for the first time. */
const devices = { phone: undefined, desktop: desktopConfig } as const

export const figure: Figure = {
  title:
    'Lighthouse of a logged-in profile whose storage is kept; 100 is the best, which is also the target of the last two',
  measure: ({ smoke }) =>
    withSite(
      async ({ server, page, folder }) => {
        await new PassportPage(page, server.origin).register()
        await page.getByRole('button', { name: 'Open the demo' }).click()
        await page.getByRole('heading', { name: 'DemoLungCancer' }).waitFor()
        await readyOffline(page)
        await page.goto('about:blank')
        // Chromium writes its debugging port there
        const port = Number(readFileSync(join(folder, 'profile/DevToolsActivePort'), 'utf8').split('\n')[0])
        const lines: Line[] = []
        for (const path of smoke ? ['/tool/index'] : ['/tool/index', '/project/list'])
          for (const [device, config] of Object.entries(devices).slice(0, smoke ? 1 : undefined))
            lines.push(...(await scores(server.origin + path, `${path}, ${device}`, port, config)))
        return lines
      },
      ['--remote-debugging-port=0'],
    ),
}

async function scores(
  url: string,
  what: string,
  port: number,
  config: typeof desktopConfig | undefined,
): Promise<readonly Line[]> {
  const flags = { port, disableStorageReset: true, onlyCategories: [...categories], logLevel: 'error' as const }
  const result = await lighthouse(url, flags, config)
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { lhr } = result
  return categories.map((category) => {
    const score = Math.round((lhr.categories[category]?.score ?? 0) * 100)
    const lost = lhr.categories[category]?.auditRefs.flatMap(({ id, weight }) =>
      weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9 ? [id] : [],
    )
    const short = score < targets[category] ? `, short of ${targets[category]}: ${lost?.join(', ')}` : ''
    return { what: `${what}: ${category}`, value: `${score}${short}` }
  })
}
