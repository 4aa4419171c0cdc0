import { SlowLink } from '#tests/support/slow-link.ts'
import { expect, type Page, readyOffline, test } from './support/scenario.ts'

const fast = { latency: 2, rate: 20_000_000 }

/** Paths that the service worker itself requested. */
function askedByWorker(page: Page): string[] {
  const asked: string[] = []
  page.context().on('response', (response) => {
    if (response.request().serviceWorker()) asked.push(new URL(response.url()).pathname)
  })
  return asked
}

const packsIn = (asked: readonly string[]) => asked.filter((path) => path.endsWith('.pack'))

const openOffline = async (page: Page) => {
  await page.getByRole('button', { name: 'Account and settings' }).click()
  await page.getByRole('menuitem', { name: 'Works without a network' }).click()
  return page.getByRole('dialog', { name: 'Works without a network' })
}

test('the worker waits for what every page starts with; all else comes in packs, the tools first', async ({
  page,
  site,
}) => {
  const asked = askedByWorker(page)
  await page.goto(`${site.origin}/tool/index`)
  await readyOffline(page)
  const packs = packsIn(asked)
  expect(packs[0]).toMatch(/^\/offline\/tools-/)
  expect(packs.length).toBeGreaterThan(5)
  expect(packs.length).toBeLessThanOrEqual(20)
  expect(asked.indexOf(packs[0] ?? '')).toBeLessThanOrEqual(40)
  const dialog = await openOffline(page)
  await expect(dialog.getByText('On this device', { exact: true })).toHaveCount(6)
  await expect(dialog).toContainText('The whole application is stored on this device.')
})

test('a wire that is cut in the middle of a pack: what came stays, and the rest comes', async ({ page, site }) => {
  const link = await SlowLink.before(site.port, fast)
  const asked = askedByWorker(page)
  await page.goto(`${link.origin}/tool/index`)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  link.cutAfter(250_000)
  await readyOffline(page)
  expect(link.cuts).toBe(1)
  // none of them twice, and none that was there already
  expect(packsIn(asked).length).toBeLessThanOrEqual(new Set(packsIn(asked)).size + 1)
  await link.close()
  await site.stop()
  await page.goto(`${link.origin}/tool/detail?id=ckd-epi-2021-creatinine`)
  await expect(page.getByRole('heading', { name: 'eGFR, CKD-EPI 2021 creatinine' })).toBeVisible()
})

test('where the browser saves data, the rest comes when the reader says so', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked = askedByWorker(page)
  await page.goto(`${site.origin}/tool/index`)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const dialog = await openOffline(page)
  await expect(dialog.getByText('to come')).not.toHaveCount(0)
  expect(packsIn(asked)).toEqual([])
  await dialog.getByRole('button', { name: 'Store all' }).click()
  await expect(dialog).toContainText('The whole application is stored on this device.')
  await readyOffline(page)
})
