import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { readyOffline } from '#tests/e2e/support/scenario.ts'
import { firstLoad } from '#tests/tools/first-load.ts'
import { type Figure, held, type Line, median, quantile } from './figure.ts'
import { builtApp, withSite } from './site.ts'

/** A tool with many fields, and an empty page of the same application. */
const TOOL = '/tool/detail?id=meld-3-0'
const EMPTY = '/401'

export const figure: Figure = {
  title:
    'the clinical tools offline, server stopped: a key of the search, a key in a form, opening a tool, what a tool weighs',
  measure: ({ smoke }) =>
    withSite(async ({ server, page }) => {
      await page.goto(`${server.origin}/tool/index`)
      await readyOffline(page)
      await server.stop()
      await page.reload()
      await page.getByRole('searchbox').waitFor()
      const turns = smoke ? 1 : 21
      const words = smoke ? ['score'] : ['creatinine', 'sgn', 'xueya', '肾功能', 'score', 'mei', 'wells']
      return [
        ...(await searching(page, words)),
        ...(await opening(page, turns)),
        ...(await typing(page, turns)),
        ...weights(),
      ]
    }),
}

function heldTo(what: string, ms: number, most: number): Line {
  return { what, value: ms, unit: 'ms', target: `<= ${most} ms`, met: ms <= most }
}

/** Keys pressed one after another, each timed by the page from the key to the updated list. */
async function searching(page: Page, searched: readonly string[]): Promise<readonly Line[]> {
  const times: number[] = []
  for (const words of searched) {
    for (const key of words) {
      await page.evaluate(() => {
        const box = document.querySelector<HTMLInputElement>('input[type=search]')
        const start = () => {
          performance.mark('key')
          setTimeout(() => watch.disconnect(), 50) // a key that does not change the list
        }
        box?.addEventListener('input', start, { once: true, capture: true })
        const watch = new MutationObserver(() => {
          watch.disconnect()
          performance.measure('search', 'key')
        })
        watch.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
      })
      await page.getByRole('searchbox').pressSequentially(key)
      await page.waitForTimeout(60)
      times.push(...(await takeMeasures(page, 'search')))
    }
    await page.getByRole('searchbox').fill('')
    await page.waitForTimeout(60)
  }
  return [
    heldTo(`search, key to the list drawn, median of ${times.length} keys`, median(times), 16),
    heldTo('search, the slowest in twenty keys', quantile(times, 0.95), 16),
  ]
}

/** Time from the tap to a focusable field, compared with a page of the same application that holds a sentence. */
async function opening(page: Page, turns: number): Promise<readonly Line[]> {
  const times = { tool: [] as number[], empty: [] as number[] }
  for (let turn = -1; turn < turns; turn++) {
    const tool = await timeOf(page, TOOL, 'form input[inputmode]')
    const empty = await timeOf(page, EMPTY, 'main h1')
    if (turn < 0) continue // the first visit fetches the program
    times.tool.push(tool)
    times.empty.push(empty)
  }
  const [tool, empty] = [median(times.tool), median(times.empty)]
  return [
    heldTo(`opening a tool, tap to its first field, median of ${turns}`, tool, 100),
    held('the same beside an empty page of the same application', tool, empty, 10),
  ]
}

/** Follows a link to a page, and returns to the list. */
async function timeOf(page: Page, path: string, wanted: string): Promise<number> {
  const ms = await page.evaluate(
    ([to, selector]) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const watch = new MutationObserver(() => {
          if (!document.querySelector(selector)) return
          watch.disconnect()
          resolve(performance.now() - start)
        })
        watch.observe(document.body, { childList: true, subtree: true })
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }),
    [path, wanted] as const,
  )
  await page.goBack()
  await page.getByRole('searchbox').waitFor()
  return ms
}

/** Types the last missing value: whether the result is drawn before the frame after the key. */
async function typing(page: Page, turns: number): Promise<readonly Line[]> {
  await page.goto(`${new URL(page.url()).origin}/tool/detail?id=body-mass-index`)
  await page.getByLabel('Height', { exact: true }).fill('170')
  await page.getByLabel('Age', { exact: true }).fill('40')
  const frames: number[] = []
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    await page.getByLabel('Weight', { exact: true }).fill(`${60 + turn}.`)
    await page.evaluate(() => {
      let frame = 0
      document.addEventListener(
        'input',
        () => {
          performance.mark('digit')
          requestAnimationFrame(function next() {
            frame += 1
            if (frame < 5) requestAnimationFrame(next)
          })
        },
        { once: true, capture: true },
      )
      const watch = new MutationObserver(() => {
        watch.disconnect()
        performance.measure('result', 'digit')
        performance.measure('frames', { start: 0, end: frame })
      })
      watch.observe(document.querySelector('[data-testid=output-bmi]') ?? document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    await page.keyboard.press('End')
    await page.keyboard.type('5')
    await page.waitForTimeout(80)
    times.push(...(await takeMeasures(page, 'result')))
    frames.push(...(await takeMeasures(page, 'frames')))
  }
  return [
    heldTo(`a key in a form, to the result drawn, median of ${times.length}`, median(times), 16),
    {
      what: 'frames between key and result, the most',
      value: Math.max(...frames),
      target: '0',
      met: Math.max(...frames) === 0,
    },
  ]
}

function takeMeasures(page: Page, name: string): Promise<number[]> {
  return page.evaluate((of) => {
    const found = performance.getEntriesByName(of, 'measure').map(({ duration }) => duration)
    performance.clearMeasures(of)
    return found
  }, name)
}

/** Most bytes, brotli, that a tool may add. */
const LIMIT = 2000

/** Sizes from the build: what is fetched when a tool is opened, and each tool's part of the list. */
function weights(): readonly Line[] {
  const folder = builtApp()
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  const definitions = Object.entries(manifest).filter(([key]) =>
    /catalog\/calculators\/[^/]+\/definition\.ts$/.test(key),
  )
  const sizes = definitions.map(([, { file }]) => brotliCompressSync(readFileSync(join(folder, file))).length)
  const list = firstLoad(folder).find(({ path }) => path === '/tool/index')?.listBytes ?? Number.NaN
  const added = sizes.map((size) => size + list / definitions.length)
  const mean = added.reduce((sum, size) => sum + size, 0) / added.length
  const heavier = added.filter((size) => size > LIMIT).length
  return [
    { what: 'tools', value: definitions.length },
    {
      what: 'adding a tool: its definition and its share of the list, mean',
      value: mean / 1000,
      unit: 'kB',
      target: '<= 2 kB',
      met: mean <= LIMIT,
    },
    { what: 'the same, the heaviest', value: Math.max(...added) / 1000, unit: 'kB' },
    { what: 'tools that add more than 2 kB', value: heavier, target: '0', met: heavier === 0 },
  ]
}
