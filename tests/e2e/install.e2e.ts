import { chromium, devices } from '@playwright/test'
import { expect, type Page, readyOffline, test } from './support/scenario.ts'

const item = (page: Page, name = 'Install on this device') => page.getByRole('menuitem', { name })

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account and settings' }).click()
  await expect(page.getByRole('menuitem', { name: 'Go to login' })).toBeVisible()
}

async function expectOffer(page: Page, offered: boolean): Promise<void> {
  await openMenu(page)
  await expect(item(page)).toHaveCount(offered ? 1 : 0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
}

/** Simulates Chromium's install prompt, and the user's choice. */
async function offerInstall(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = () => {
      document.body.dataset.asked = String(Number(document.body.dataset.asked ?? 0) + 1)
      return Promise.resolve({ outcome: answer })
    }
    dispatchEvent(Object.assign(event, { prompt }))
    if (!event.defaultPrevented) throw new Error('the browser would show a banner of its own')
  }, outcome)
}

const timesAsked = (page: Page) => page.evaluate(() => Number(document.body.dataset.asked ?? 0))

test('Chromium finds nothing against installing, and its own offer becomes the menu’s', async ({ origin, folder }) => {
  // a profile on disk, because an incognito context cannot install applications
  const options = { ...test.info().project.use.launchOptions, locale: 'en-US' }
  const context = await chromium.launchPersistentContext(folder, options)
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(`${origin}/tool/index`)
  await readyOffline(page)
  const devtools = await context.newCDPSession(page)
  expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
  const { url, errors, data } = await devtools.send('Page.getAppManifest')
  expect(url).toBe(`${origin}/manifest.en.webmanifest`)
  expect(errors).toEqual([])
  const same = { id: '/', start_url: '/', scope: '/', display: 'standalone' }
  expect(JSON.parse(data ?? '')).toMatchObject({ ...same, lang: 'en', short_name: 'Slipstick' })
  await page.getByRole('button', { name: '切换到中文' }).click()
  await expect(page.getByRole('heading', { name: '临床工具', level: 1 })).toBeVisible()
  const other = await devtools.send('Page.getAppManifest')
  expect([other.url, other.errors]).toEqual([`${origin}/manifest.webmanifest`, []])
  expect(JSON.parse(other.data ?? '')).toMatchObject({ ...same, lang: 'zh-CN', short_name: '算尺' })
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await page.reload()
  await openMenu(page)
  await expect(item(page)).toBeVisible()
  await context.close()
})

for (const outcome of ['accepted', 'dismissed'] as const) {
  test(`installing is offered only when the browser offers it, asks once, and goes when it was ${outcome}`, async ({
    page,
    origin,
  }) => {
    await page.goto(`${origin}/tool/index`)
    await expectOffer(page, false)
    await offerInstall(page, outcome)
    await openMenu(page)
    await item(page).click()
    expect(await timesAsked(page)).toBe(1)
    await expectOffer(page, false)
    await page.getByRole('banner').getByRole('link', { name: 'Tutorials' }).click()
    await expectOffer(page, false)
    // the browser may offer it again, with a new event
    await offerInstall(page, outcome)
    await expectOffer(page, true)
    expect(await timesAsked(page)).toBe(1)
  })
}

test('an application that was installed by the browser’s own menu is not offered any more', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/tool/index`)
  await expectOffer(page, false)
  await offerInstall(page, 'accepted')
  await expectOffer(page, true)
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expectOffer(page, false)
  expect(await timesAsked(page)).toBe(0)
})

test.describe('on an iPhone', () => {
  const { userAgent, viewport, hasTouch, isMobile } = devices['iPhone 15']
  test.use({ userAgent, viewport, hasTouch, isMobile })

  test('the way to the home screen is told in words, in both languages', async ({ page, origin }) => {
    await page.goto(`${origin}/tool/index`)
    await openMenu(page)
    await item(page).click()
    const dialog = page.getByRole('dialog', { name: 'Install on this device' })
    await expect(dialog.getByRole('listitem')).toHaveText([
      'Press Share in the browser.',
      'Choose “Add to Home Screen”.',
      'Press Add, and open it from the home screen once while there is a network.',
    ])
    await expect(dialog).toContainText('it keeps data of its own')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: '切换到中文' }).click()
    await page.getByRole('button', { name: '账号与设置' }).click()
    await item(page, '安装到本设备').click()
    await expect(page.getByRole('dialog').getByRole('listitem').nth(1)).toHaveText('选择“添加到主屏幕”。')
  })

  test('from the home screen it says once what may become of the data', async ({ page, origin }) => {
    await page.addInitScript(() => {
      const real = window.matchMedia.bind(window)
      window.matchMedia = (query) => real(query === '(display-mode: standalone)' ? 'all' : query)
    })
    await page.goto(`${origin}/tool/index`)
    const told = page.getByText('the system may clear what Slipstick keeps on it')
    await expect(told).toBeVisible()
    await page.reload()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.waitForTimeout(1_000) // long enough for the message to appear, if it were shown here
    await expect(told).toBeHidden()
  })
})
