import { createServer } from 'node:http'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import sirv from 'sirv'
import { PassportPage } from '#tests/e2e/page-models/passport-page.ts'
import { ProjectsPage } from '#tests/e2e/page-models/projects-page.ts'
import { readyOffline } from '#tests/e2e/support/scenario.ts'
import { freePort } from '#tests/support/free-port.ts'
import { buildSkeleton } from './build-skeleton.ts'
import { type Figure, held, median } from './figure.ts'
import { withSite } from './site.ts'

const ROUNDS = 15
/** By then the figure is kept for the next start, ms. */
const SETTLED_MS = 3000
/** Ranks, from 0, of the sorted times between which the median lies with 96.5 %: the sum of the binomial probabilities of 4 to 11 of 15. */
const INTERVAL = [3, 11] as const

export const figure: Figure = {
  title:
    'cold offline start, server and service worker stopped, a new page: until a clinical tool shows a result, and until the last result of a project shows its figure: as it was kept (SPEC L8), then the page’s own',
  measure: ({ smoke }) =>
    withSite(async ({ server, context, page, folder }) => {
      await new PassportPage(page, server.origin).register()
      await new ProjectsPage(page, server.origin).openDemo()
      await page
        .getByRole('link', { name: /Kaplan–Meier/ })
        .first()
        .click()
      await page.getByTestId(/^figure-/).waitFor()
      await page.waitForTimeout(SETTLED_MS)
      await page.goto(`${server.origin}/tool/detail?id=ckd-epi-2021-creatinine`)
      await readyOffline(page)
      const skeleton = await visitSkeleton(page, join(folder, 'skeleton'))
      await page.goto('about:blank')
      await server.stop()
      const starts: readonly [address: string, use: (selector: string) => void, selector: string][] = [
        [`${server.origin}/tool/detail?id=ckd-epi-2021-creatinine`, useTool, ''],
        [`${server.origin}/dataAnalysis/show`, awaitFigure, '#early-figure img'],
        [`${server.origin}/dataAnalysis/show`, awaitFigure, 'img[data-testid^=figure-]'],
        [`${skeleton}/tool`, useSkeleton, ''],
      ]
      const times = starts.map((): number[] => [])
      // the first start fills the browser's code cache, as an earlier visit would
      for (let round = -1; round < (smoke ? 1 : ROUNDS); round++)
        for (const [k, start] of starts.entries()) {
          const time = await coldStart(context, ...start)
          if (round >= 0) times[k]?.push(time)
        }
      const [tool = [], early = [], result = [], bare = []] = times
      const peer = median(bare)
      return [
        held(`clinical tool: navigation to the first result${interval(tool)}`, median(tool), peer, 1.5),
        held(`last result of a project: navigation to its figure${interval(early)}`, median(early), peer, 2),
        {
          what: `the same, to the page’s own figure${interval(result)}`,
          value: median(result),
          unit: 'ms',
        },
        { what: `peer: bare React + router, precached alike${interval(bare)}`, value: peer, unit: 'ms' },
      ]
    }),
}

function interval(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const [low, high] = INTERVAL.map((rank) => sorted[rank]?.toFixed(0))
  return high === undefined ? '' : `, 96.5 % interval of the median ${low} to ${high} ms`
}

/** Builds the skeleton, serves it and visits it once. Returns its address. */
async function visitSkeleton(page: Page, folder: string): Promise<string> {
  await buildSkeleton(folder)
  const serve = sirv(folder, { single: true })
  const server = createServer((request, response) => serve(request, response))
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await page.goto(`http://127.0.0.1:${port}/tool`)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  return `http://127.0.0.1:${port}`
}

/** Milliseconds from the start of the navigation to the result, by the page's own clock. */
async function coldStart(
  context: BrowserContext,
  url: string,
  use: (selector: string) => void,
  selector: string,
): Promise<number> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await page.addInitScript(use, selector)
  // the page reports the result, because the driver injects a script before its first query, within the measured time
  const result = page.waitForEvent('console', { predicate: (message) => message.text() === 'result', timeout: 20_000 })
  await page.goto(url, { waitUntil: 'commit' })
  await result
  const at = await page.evaluate(() => performance.getEntriesByName('result')[0]?.startTime ?? Number.NaN)
  await page.close()
  return at
}

/** Enters creatinine, age and sex as soon as the form is present. Runs in the page. */
function useTool(): void {
  let typed = false
  const type = (input: HTMLInputElement | undefined, text: string) => {
    if (!input) return
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const watch = new MutationObserver(() => {
    const [creatinine, age] = document.querySelectorAll<HTMLInputElement>('form input[inputmode]')
    const male = [...document.querySelectorAll('form button')].find(({ textContent }) => textContent === 'Male')
    if (!typed && creatinine && age && male instanceof HTMLButtonElement) {
      typed = true
      type(creatinine, '88.4')
      type(age, '50')
      male.click()
    }
    if (!document.querySelector('[data-testid=output-egfr]')?.textContent?.startsWith('92')) return
    watch.disconnect()
    performance.mark('result')
    console.info('result')
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
}

/** Waits for a figure of the result: as it was kept, or the page’s own. Runs in the page. */
function awaitFigure(selector: string): void {
  const look = () => {
    const figure = document.querySelector<HTMLImageElement>(selector)
    if (!figure?.complete || figure.naturalWidth === 0) return
    document.removeEventListener('load', look, true)
    performance.mark('result')
    console.info('result')
  }
  document.addEventListener('load', look, true)
}

/** Enters a number as soon as the field is present. Runs in the page. */
function useSkeleton(): void {
  let typed = false
  const watch = new MutationObserver(() => {
    const input = document.querySelector('input')
    if (!typed && input) {
      typed = true
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '21')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (document.querySelector('output')?.textContent !== '42') return
    watch.disconnect()
    performance.mark('result')
    console.info('result')
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
}
