import { violations } from './support/axe.ts'
import { expect, readyOffline, test } from './support/scenario.ts'
import type { SiteServer } from './support/site-server.ts'

test.use({ viewport: { width: 390, height: 844 }, environment: { WECHAT_PROVIDER: 'local' } })

async function sendCode(site: SiteServer, username: string): Promise<void> {
  const captcha = await site.captcha()
  expect((await site.call('User/sendSms', { username, purpose: 'login', captcha })).status).toBe(200)
}

const languages = [
  { locale: 'zh-CN', inbox: '收件箱', scan: '模拟扫码', who: '扫码人', done: '您正在登录“Slipstick 算尺”' },
  { locale: 'en-GB', inbox: 'Inbox', scan: 'Scan it', who: 'Who scans', done: 'You are logging in to Slipstick 算尺' },
]

for (const { locale, inbox, scan, who, done } of languages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme })

      test('the operator reads a code and scans by the keyboard alone, also where the application is installed', async ({
        page,
        site,
      }) => {
        await page.goto(site.origin)
        await readyOffline(page)
        await sendCode(site, '13912345678')
        await site.call('User/sence', { type: 'login' })
        await page.goto(site.inbox)
        await expect(page).toHaveURL(`${site.origin}/inbox`)
        await expect(page.getByRole('heading', { name: inbox })).toBeVisible()
        await expect(page.getByText('13912345678')).toBeVisible()
        await expect(page.getByText(/^\d{6}$/)).toBeVisible()
        expect(await violations(page)).toEqual([])

        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: scan })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page.getByLabel(who)).toBeVisible()
        expect(await violations(page)).toEqual([])
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await page.keyboard.type('Marie')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('status')).toContainText(done)
      })
    })
  }
}
