import type { CDPSession, Page } from '@playwright/test'
import { PassportPage } from '#tests/e2e/page-models/passport-page.ts'
import { ProjectsPage } from '#tests/e2e/page-models/projects-page.ts'
import { type Figure, type Line, median, roundsOf } from './figure.ts'
import { longestTaskDuring, longTaskLine } from './long-tasks.ts'
import { withSite } from './site.ts'

const BLOCKS = 500
/** Turns of "Insert results" with all of the demo's results: several blocks each. */
const INSERTIONS = 10
const KEYS = 40
/** A fast typist: 10 keys a second. */
const KEY_MS = 100

export const figure: Figure = {
  title: `a report of ${BLOCKS} blocks`,
  measure: (asked) =>
    withSite(async ({ server, page }) => {
      const origin = server.origin
      const blocks = asked.smoke ? 50 : BLOCKS
      await new PassportPage(page, origin).register()
      await new ProjectsPage(page, origin).openDemo()
      await page.getByRole('button', { name: 'Write a report' }).click()
      const report = page.getByRole('textbox', { name: 'Text of the report' })
      await report.waitFor()
      const address = page.url()
      const results = await fill(page, blocks, asked.smoke ? 1 : INSERTIONS)
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
      const lines: Line[] = []
      for (const isFrozen of [false, true]) {
        if (isFrozen) await freezeAll(page, results)
        const openings: number[] = []
        const typing: number[] = []
        const storing: number[] = []
        const longest: number[] = []
        for (let round = 0; round < roundsOf(asked); round += 1) {
          openings.push(await open(page, origin, address, blocks))
          typing.push(await typeIn(page, cdp, asked.smoke ? 5 : KEYS))
          longest.push(
            await longestTaskDuring(page, async () => {
              storing.push(await storeKey(page, cdp))
            }),
          )
        }
        const of = `${results} ${isFrozen ? 'frozen' : 'live'} results and ${blocks - results} paragraphs`
        const [opened, key] = [median(openings), median(typing)]
        lines.push(
          {
            what: `opening it from the list: ${of}`,
            value: opened,
            unit: 'ms',
            target: '< 1000 ms',
            met: opened < 1000,
          },
          { what: 'a key: work of the page', value: key, unit: 'ms', target: '< 16 ms', met: key < 16 },
          { what: 'from a key to stored: work of the page', value: median(storing), unit: 'ms' },
          longTaskLine('from a key to stored: longest task', median(longest)),
        )
      }
      return lines
    }),
}

/** Inserts results and pastes paragraphs; returns how many blocks are results. */
async function fill(page: Page, blocks: number, insertions: number): Promise<number> {
  const report = page.getByRole('textbox', { name: 'Text of the report' })
  const shown = report.locator('> .report-block')
  for (let turn = 0; turn < insertions; turn += 1) {
    const before = await shown.count()
    await page.getByRole('button', { name: 'Insert results' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').first().waitFor()
    for (const box of await dialog.getByRole('checkbox').all()) await box.check()
    await dialog.getByRole('button', { name: 'Insert', exact: true }).click()
    await page.waitForFunction(
      (count) => document.querySelectorAll('.report-text > .report-block').length > count,
      before,
    )
  }
  const [results, all] = [await shown.count(), await report.locator('> *').count()]
  await report.locator('> p').first().click()
  await page.evaluate(
    (count) => {
      const data = new DataTransfer()
      const words = 'Patients were followed from diagnosis to death or the end of the study. '.repeat(4)
      data.setData('text/html', Array.from({ length: count }, (_, k) => `<p>${k + 1}. ${words}</p>`).join(''))
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      document.querySelector('.report-text')?.dispatchEvent(event)
    },
    blocks - all + 1,
  )
  await counted(page, blocks)
  await page.waitForTimeout(2000) // until it is stored
  return results
}

const counted = (page: Page, blocks: number) =>
  page.waitForFunction((count) => document.querySelectorAll('.report-text > *').length === count, blocks)

/** From the click in the list of reports to the frame with all blocks, ms. */
async function open(page: Page, origin: string, address: string, blocks: number): Promise<number> {
  await page.goto(`${origin}/office`)
  const link = page.getByRole('main').locator(`a[href*="${new URL(address).searchParams.get('id')}"]`)
  await link.waitFor()
  await page.waitForTimeout(1500)
  const opening = page.evaluate((count) => {
    const { promise, resolve } = Promise.withResolvers<number>()
    addEventListener(
      'click',
      () => {
        const start = performance.now()
        const look = () =>
          document.querySelectorAll('.report-text > *').length === count
            ? setTimeout(() => resolve(performance.now() - start))
            : requestAnimationFrame(look)
        look()
      },
      { capture: true, once: true },
    )
    return promise
  }, blocks)
  await link.click()
  return opening
}

/** Types into a paragraph in the middle; returns the work of the main thread for a key, ms of its processor time: script, layout and painting. */
async function typeIn(page: Page, cdp: CDPSession, keys: number): Promise<number> {
  await page.waitForFunction(() => document.querySelectorAll('.report-text output').length === 0)
  const paragraphs = page.locator('.report-text > p')
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click()
  await page.waitForTimeout(1500)
  const before = await taskMs(cdp)
  await page.keyboard.type('a'.repeat(keys), { delay: KEY_MS })
  const work = (await taskMs(cdp)) - before
  await page.waitForTimeout(1500) // until it is stored
  return work / keys
}

/** The work of the main thread from a key to its stored paragraph and the page at rest again, ms of its processor time. */
async function storeKey(page: Page, cdp: CDPSession): Promise<number> {
  const before = await taskMs(cdp)
  await page.keyboard.type('b')
  await page.waitForTimeout(2500)
  return (await taskMs(cdp)) - before
}

async function taskMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

async function freezeAll(page: Page, results: number): Promise<void> {
  await page.getByRole('button', { name: 'Freeze', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Freeze all results' }).click()
  await page.waitForFunction(
    (count) =>
      [...document.querySelectorAll('.report-text p')].filter((p) => p.textContent?.startsWith('Frozen on')).length ===
      count,
    results,
  )
}
