import { createServer } from 'node:http'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import sirv from 'sirv'
import { readyOffline } from '#tests/e2e/support/scenario.ts'
import { freePort } from '#tests/support/free-port.ts'
import { buildSkeleton } from './build-skeleton.ts'
import { type Figure, held, median, roundsOf } from './figure.ts'
import { withSite } from './site.ts'

export const figure: Figure = {
  title: 'cold offline start of a clinical tool: server and service worker stopped, a new page, until a result shows',
  measure: (asked) =>
    withSite(async ({ server, context, page, folder }) => {
      await page.goto(`${server.origin}/tool/detail?id=ckd-epi-2021-creatinine`)
      await readyOffline(page)
      const skeleton = await visitSkeleton(page, join(folder, 'skeleton'))
      await page.goto('about:blank')
      await server.stop()
      const times = { tool: [] as number[], skeleton: [] as number[] }
      // the first start fills the browser's code cache, as an earlier visit would
      for (let round = -1; round < roundsOf(asked); round++) {
        const tool = await coldStart(context, `${server.origin}/tool/detail?id=ckd-epi-2021-creatinine`, useTool)
        const bare = await coldStart(context, `${skeleton}/tool`, useSkeleton)
        if (round < 0) continue
        times.tool.push(tool)
        times.skeleton.push(bare)
      }
      const peer = median(times.skeleton)
      return [
        held('navigation to the first result of the tool', median(times.tool), peer, 1.5),
        { what: 'peer: bare React + router, precached alike', value: peer, unit: 'ms' },
      ]
    }),
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
async function coldStart(context: BrowserContext, url: string, use: () => void): Promise<number> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await page.addInitScript(use)
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
