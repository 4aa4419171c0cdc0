import { PassportPage } from './page-models/passport-page.ts'
import { expect, networkIsBack, readyOffline, test } from './support/scenario.ts'

test('the first focus stop skips to the content, and a change of page leads to its heading', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/tool/index`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('button', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(new URL(page.url()).hash).toBe('')

  await page.getByRole('banner').getByRole('link', { name: 'Tutorials' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tutorials' })).toBeFocused()
})

test('a dialog starts in its first field, and a refused form at its first error', async ({ page, origin }) => {
  await page.goto(`${origin}/login`)
  await page.getByLabel('Account', { exact: true }).fill('nobody-here')
  await page.getByLabel('Password', { exact: true }).fill('wrong horse')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert')).toBeFocused()

  await new PassportPage(page, origin).register()
  await page.getByRole('button', { name: 'New project' }).first().click()
  const name = page.getByRole('dialog').getByRole('textbox').first()
  await expect(name).toBeFocused()
  await page.getByRole('dialog').getByRole('textbox').nth(1).focus()
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await expect(name).toBeFocused()
})

test.describe('on a phone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })

  test('the header keeps to one line without a network, and the message covers no field of the search', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.origin}/tool/index`)
    await readyOffline(page)
    await networkIsBack(page)
    await page.getByRole('button', { name: '全站搜索' }).click()
    await site.stop()
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    const toast = page.locator('output', { hasText: '网络错误' })
    await expect(toast).toBeVisible()
    const [message, dialog] = await Promise.all([
      toast.locator('> *').boundingBox(),
      page.getByRole('dialog').boundingBox(),
    ])
    expect(message?.y).toBeGreaterThanOrEqual((dialog?.y ?? 0) + (dialog?.height ?? 0))
    await page.keyboard.press('Escape')
    const banner = page.getByRole('banner')
    await expect(banner.getByTitle('离线')).toBeVisible()
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(57)
    const brand = await banner.getByText('Slipstick 算尺').boundingBox()
    expect(brand?.height).toBeLessThan(30)
  })
})
