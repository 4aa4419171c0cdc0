import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassportPage } from './page-models/passport-page.ts'
import { violationsInBothColours as violations } from './support/axe.ts'
import { operator } from './support/operator.ts'
import { expect, networkIsBack, type Page, readyOffline, test } from './support/scenario.ts'
import type { SiteServer } from './support/site-server.ts'

const BYTES = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from('a server')])
const SHA256 = createHash('sha256').update(BYTES).digest('hex')

/** Publishes a portable server for Linux that was tried, and one for Windows that was not. */
function publish(site: SiteServer, folder: string): void {
  const about = { arch: 'x64', version: '1.2.3', sha256: SHA256 }
  const tried = { at: '2026-11-29T10:00:00Z', on: 'Debian' }
  for (const own of [
    { platform: 'linux', tried },
    { platform: 'win', tried: null },
  ]) {
    writeFileSync(join(folder, `${own.platform}.zip`), BYTES)
    writeFileSync(join(folder, `${own.platform}.json`), JSON.stringify({ ...about, ...own }))
  }
  operator(site, 'publish-client', folder)
}

const portable = (page: Page) => page.getByRole('region', { name: 'A server for a ward without a network' })
const guide = (page: Page) => page.getByRole('region', { name: 'Install this application' })

test('a reader finds how to install the application, and downloads a portable server', async ({
  page,
  site,
  folder,
}) => {
  await new PassportPage(page, site.origin).register()
  await page.getByRole('button', { name: 'Account and settings' }).click()
  await page.getByRole('menuitem', { name: 'Install and download' }).click()
  await expect(page).toHaveURL(`${site.origin}/downloadpc/index`)
  await expect(page.getByRole('heading', { name: 'Install and download', level: 1 })).toBeVisible()
  await expect(guide(page).getByText('Chrome on a computer')).toBeVisible()
  await expect(guide(page).getByText('Press the install icon')).toBeVisible()
  await expect(portable(page)).toHaveCount(0)
  expect.soft(await violations(page), 'guide').toEqual([])

  publish(site, folder)
  await page.reload()
  await expect(portable(page).getByRole('heading', { level: 3 })).toHaveText(['Linux, x86-64', 'Windows 10/11'])
  await expect(portable(page).getByText(SHA256)).toHaveCount(2)
  await expect(portable(page).getByText('Started by us on such a system')).toHaveCount(1)
  await expect(portable(page).getByText('Not tried by us on this platform')).toHaveCount(1)
  await expect(portable(page).getByText('Windows protected your PC')).toBeVisible()
  expect.soft(await violations(page), 'both cards').toEqual([])

  const counted = page.waitForResponse((response) => response.url().endsWith('/api/Pcdownloadlog/add'))
  const downloading = page.waitForEvent('download')
  await portable(page).getByRole('link', { name: 'Download' }).first().click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('slipstick-1.2.3-linux-x64.zip')
  expect(readFileSync(await download.path())).toEqual(BYTES)
  expect(await (await counted).json()).toMatchObject({ status: 200 })
})

test('the browser’s offer is a button with a picture; every guide is read by keyboard at 320 px', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${site.origin}/downloadpc/index`)
  await expect(guide(page)).toBeVisible()
  await page.evaluate(() => {
    const prompt = () => {
      document.body.dataset.asked = 'yes'
      return Promise.resolve({ outcome: 'accepted' })
    }
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
  await expect(guide(page).getByRole('img', { name: 'The menu of the account' })).toBeVisible()
  for (const name of [
    'Edge on a computer',
    'Safari on a Mac',
    'Firefox on a computer',
    'iPhone and iPad',
    'WeChat’s own browser',
  ]) {
    await guide(page).locator('summary', { hasText: name }).focus()
    await page.keyboard.press('Enter')
  }
  for (const step of [
    'Install this site as an app”',
    'macOS 14 or newer',
    'works in its tab',
    'Add to Home Screen”',
    'open this address',
  ])
    await expect(guide(page).getByText(step).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect.soft(await violations(page), 'unfolded').toEqual([])
  await guide(page).getByRole('button', { name: 'Install on this device' }).press('Enter')
  expect(await page.evaluate(() => document.body.dataset.asked)).toBe('yes')
  await expect(guide(page).getByRole('button', { name: 'Install on this device' })).toHaveCount(0)
})

test('without a server the guide is read, the builds are those of the last visit, and a download says what it needs', async ({
  page,
  site,
  folder,
}) => {
  test.setTimeout(180_000)
  publish(site, folder)
  await new PassportPage(page, site.origin).register()
  await page.goto(`${site.origin}/downloadpc/index`)
  await readyOffline(page)
  await page.reload()
  await expect(portable(page).getByRole('link', { name: 'Download' })).toHaveCount(2)
  await site.stop()
  await page.reload()
  await networkIsBack(page) // it learns that there is no server
  await expect(guide(page).getByText('Press the install icon')).toBeVisible()
  await expect(portable(page).getByText('The server cannot be reached now')).toBeVisible()
  await expect(portable(page).getByRole('button', { name: 'Download' }).first()).toBeDisabled()
  expect.soft(await violations(page), 'offline').toEqual([])
})
