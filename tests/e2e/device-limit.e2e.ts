import { CodeForm } from './page-models/code-form.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { violationsInBothColours as violations } from './support/axe.ts'
import { Keyboard } from './support/keyboard.ts'
import { expect, outboxIsEmpty, outboxLength, readyOffline, test } from './support/scenario.ts'

test.use({ environment: { DEVICES_LIMIT: '1', LIMITS_FACTOR: '100' } })

test('[M28] a second device signs in by signing out the first, which shows it and loses nothing', async ({
  page,
  context,
  browser,
  site,
}) => {
  test.setTimeout(240_000)
  const person = await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  await outboxIsEmpty(page)

  const elsewhere = await browser.newContext({ locale: 'en-US', viewport: { width: 320, height: 640 } })
  const other = await elsewhere.newPage()
  const passport = new PassportPage(other, site.origin)
  await other.goto(`${site.origin}/login`)
  await passport.fillLogin(person)
  const dialog = other.getByRole('dialog', { name: 'Sign out another device?' })
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await expect(dialog.getByText(/^Last used \d{4}-\d\d-\d\d/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Sign out and log in' })).toBeDisabled()
  expect.soft(await violations(other), 'the dialog').toEqual([])
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  // cancel leaves all as it was
  await other.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(
    other.getByText('You are signed in on as many devices as your account allows. Sign one out first.'),
  ).toBeVisible()
  await expect(other.getByLabel('Account', { exact: true })).toHaveValue(person.name)
  await new ProjectsPage(page, site.origin).create('StillSent')
  await outboxIsEmpty(page)

  // by keyboard, while the first device is offline and has something to send
  await page.goto(`${site.origin}/project/list`)
  await context.setOffline(true)
  await new ProjectsPage(page, site.origin).create('NotSentYet')
  await other.getByRole('button', { name: 'Log in', exact: true }).press('Enter')
  await expect(dialog.getByRole('radio')).toBeFocused()
  await other.keyboard.press('Space')
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL(/\/project\/list/)
  await expect(other.getByText('StillSent')).toBeVisible()
  expect(await outboxLength(page)).toBeGreaterThan(0)
  await context.setOffline(false)
  const ended = page.getByRole('dialog', { name: 'System Prompt' })
  await expect(ended).toBeVisible({ timeout: 30_000 })
  await expect(ended.getByText('What you changed is kept on this device')).toBeVisible()
  expect(await outboxLength(page)).toBeGreaterThan(0)

  // the first comes back in the same way, and sends what waited
  await ended.getByRole('button', { name: 'Login again' }).click()
  await expect(page).toHaveURL(/\/login/)
  await new PassportPage(page, site.origin).fillLogin(person)
  await page.getByRole('radio').check()
  await page.getByRole('button', { name: 'Sign out and log in' }).click()
  await outboxIsEmpty(page)
  await expect(page.getByRole('heading', { name: 'NotSentYet' })).toBeVisible()
  await expect(other.getByRole('dialog', { name: 'System Prompt' })).toBeVisible({ timeout: 30_000 })
  await elsewhere.close()
})

test.describe('in Chinese', () => {
  test.use({
    locale: 'zh-CN',
    viewport: { width: 320, height: 640 },
    environment: { DEVICES_LIMIT: '1', LIMITS_FACTOR: '100', WECHAT_PROVIDER: 'local' },
  })

  test('[M28] the devices are listed after a scan with WeChat and after a code, too', async ({ page, site }) => {
    test.setTimeout(240_000)
    const phone = '13700137001'
    const keyboard = new Keyboard(page)
    const code = new CodeForm(page, site, keyboard, 'zh-CN')
    const dialog = page.getByRole('dialog', { name: '要退出另一台设备吗？' })
    const isSignedIn = () => expect(page.getByRole('button', { name: '新建项目' })).toBeVisible()
    const scan = async () => {
      await page.getByRole('tab', { name: '微信扫码' }).click()
      await expect(page.getByRole('img', { name: '微信扫码二维码' })).toBeVisible()
      await site.scan('Pierre')
    }
    /** As on a device on which no user has signed in; the session stays on the server. */
    const leave = async () => {
      await page.goto('about:blank')
      const browser = await page.context().newCDPSession(page)
      await browser.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes: 'all' })
      await page.goto(`${site.origin}/login`)
    }
    const replace = async () => {
      await expect(dialog.getByText(/^上次使用/)).toBeVisible()
      await dialog.getByRole('radio').check()
      await dialog.getByRole('button', { name: '退出该设备并登录' }).click()
      await isSignedIn()
    }

    await page.goto(`${site.origin}/login`)
    await scan()
    await keyboard.type('手机号', phone)
    await code.fill(phone)
    await keyboard.type('密码', 'secret-1')
    await keyboard.type('再次输入密码', 'secret-1')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '注册' }).click()
    await isSignedIn()

    await leave()
    await scan()
    await expect(dialog).toBeVisible()
    expect.soft(await violations(page), 'the dialog').toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect(page.getByText('您的账号登录设备数已达上限，请先退出一台设备。')).toBeVisible()
    await expect(page.getByRole('img', { name: '微信扫码二维码' })).toBeVisible() // another code
    await site.scan('Pierre')
    await replace()

    await leave()
    site.advance(61_000) // a number gets one code in sixty seconds
    await page.getByRole('tab', { name: '验证码登录' }).click()
    await keyboard.type('手机号或邮箱', phone)
    await code.fill(phone)
    await page.keyboard.press('Enter')
    await replace()
  })
})
