import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import { readyOffline } from '#tests/e2e/support/scenario.ts'
import { type Figure, type Line, median, roundsOf } from './figure.ts'
import { withSite } from './site.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const pages = ['/home', '/login', '/tool/index', '/tool/detail?id=ckd-epi-2021-creatinine']
const LEAST = 98
const MOST_SHIFT = 0.02

/** Lighthouse's slow phone on a slow network, and its desktop. */
const devices = { phone: undefined, desktop: desktopConfig } as const

export const figure: Figure = {
  title:
    'Lighthouse without an account, on the second visit; 100 is the best. Layout shift is that of the loading page',
  measure: (asked) =>
    withSite(
      async ({ server, page, folder }) => {
        await page.goto(`${server.origin}/tool/index`)
        await readyOffline(page)
        await page.goto('about:blank')
        // Chromium writes its debugging port there
        const port = Number(readFileSync(join(folder, 'profile/DevToolsActivePort'), 'utf8').split('\n')[0])
        const lines: Line[] = []
        for (const path of asked.smoke ? pages.slice(0, 1) : pages)
          for (const [device, config] of Object.entries(devices).slice(0, asked.smoke ? 1 : undefined)) {
            const results: Result[] = []
            for (let round = 0; round < roundsOf(asked); round++)
              results.push(await audit(server.origin + path, port, config))
            lines.push(...judged(`${path.split('?')[0]}, ${device}`, results))
          }
        return lines
      },
      ['--remote-debugging-port=0'],
    ),
}

async function audit(url: string, port: number, config: typeof desktopConfig | undefined): Promise<Result> {
  const flags = { port, disableStorageReset: true, onlyCategories: [...categories], logLevel: 'error' as const }
  const result = await lighthouse(url, flags, config)
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  return result.lhr
}

/** Medians over the results, with the audits that cost a score most in the last of them. */
function judged(what: string, results: readonly Result[]): readonly Line[] {
  const last = results.at(-1)
  const scores = categories.map((category): Line => {
    const score = median(results.map(({ categories: { [category]: of } }) => Math.round((of?.score ?? 0) * 100)))
    const met = score >= LEAST
    const lost = last?.categories[category]?.auditRefs.flatMap(({ id, weight }) =>
      weight > 0 && (last.audits[id]?.score ?? 1) < 0.9 ? [id] : [],
    )
    const value = met ? score : `${score}: ${lost?.join(', ')}`
    return { what: `${what}: ${category}`, value, target: `>= ${LEAST}`, met }
  })
  const shift = median(results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0))
  return [
    ...scores,
    {
      what: `${what}: layout shift`,
      value: shift.toFixed(3),
      target: `<= ${MOST_SHIFT}`,
      met: shift <= MOST_SHIFT,
    },
  ]
}
