import type { Page } from '@playwright/test'
import { CodeForm } from './page-models/code-form.ts'
import { Keyboard } from './support/keyboard.ts'
import { expect, test } from './support/scenario.ts'
import type { SiteServer } from './support/site-server.ts'

const words = {
  'en-US': {
    mobile: 'Mobile',
    email: 'E-mail',
    phoneField: 'Mobile number',
    emailField: 'E-mail address',
    either: 'Mobile number or e-mail address',
    password: 'Password',
    repeat: 'Password again',
    agree: 'Please read and accept the agreements',
    emptyPhone: 'Phone cannot be empty',
    wrongPhone: 'Please enter the correct phone number',
    different: 'The passwords are inconsistent',
    byCode: 'With a code',
    taken: 'The phone number already exists',
    wrongCode: 'The verification code is wrong or has expired.',
    none: 'There is no account with this number or address yet. Please register.',
    reset: 'The new password is set. All devices have been signed out.',
    account: 'Account',
    wechat: 'WeChat',
    newcomer: /This WeChat has no account here yet/,
  },
  'zh-CN': {
    mobile: '手机号',
    email: '邮箱',
    phoneField: '手机号',
    emailField: '邮箱',
    either: '手机号或邮箱',
    password: '密码',
    repeat: '再次输入密码',
    agree: '请阅读并同意协议',
    emptyPhone: '手机号不能为空',
    wrongPhone: '请输入正确的手机号',
    different: '两次输入的密码不一致',
    byCode: '验证码登录',
    taken: '该手机号已存在',
    wrongCode: '验证码错误或已过期。',
    none: '该手机号或邮箱尚未注册，请先注册。',
    reset: '新密码已设置，所有设备均已退出登录。',
    account: '账号',
    wechat: '微信扫码',
    newcomer: /该微信尚未绑定账号/,
  },
} as const

type Words = (typeof words)[keyof typeof words]

const places = [
  { locale: 'en-US', viewport: { width: 1280, height: 800 } },
  { locale: 'zh-CN', viewport: { width: 390, height: 844 } },
] as const

async function isSignedIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/project\/list/)
  await expect(page.getByRole('button', { name: /^(New project|新建项目)$/ })).toBeVisible() // the page is complete
}

/** As on a device on which no user has signed in. */
async function leave(page: Page, site: SiteServer): Promise<void> {
  await page.goto('about:blank')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes: 'all' })
  await page.goto(`${site.origin}/login`)
}

/** The end of each form for a new user: a password twice, and the agreements. */
async function openAccount(page: Page, w: Words, password: string): Promise<void> {
  const keyboard = new Keyboard(page)
  await keyboard.type(w.password, password)
  await keyboard.type(w.repeat, password)
  await keyboard.to('checkbox', /./)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
}

for (const { locale, viewport } of places) {
  const w = words[locale]
  test.describe(`ways in, ${locale}, ${viewport.width} px`, () => {
    // a number gets one code in sixty seconds, and these tests do not wait that long
    test.use({ locale, viewport, environment: { LIMITS_FACTOR: '100' } })

    test('by mobile number: an account, with the keyboard alone, and the code after a reload', async ({
      page,
      site,
    }) => {
      const phone = '13800138000'
      const keyboard = new Keyboard(page)
      const code = new CodeForm(page, site, keyboard, locale)
      await page.goto(`${site.origin}/register?redirect=%2Fproject%2Flist`)
      await keyboard.to('tab', w.mobile)
      await keyboard.type(w.phoneField, '128')
      await page.keyboard.press('Enter')
      await expect(page.getByText(w.wrongPhone)).toBeVisible()
      await expect(page.getByText(w.agree)).toBeVisible()
      await keyboard.type(w.phoneField, phone)
      await code.fill(phone)
      await page.reload()
      // the user switched to the messages and back: number and countdown are still there
      await expect(page.getByRole('textbox', { name: w.phoneField, exact: true })).toHaveValue(phone)
      await code.expectCountdown()
      await code.type(await site.codeFor(phone))
      await keyboard.type(w.password, 'secret-1')
      await keyboard.type(w.repeat, 'secret-2')
      await keyboard.to('checkbox', /./)
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
      await expect(page.getByText(w.different)).toBeVisible()
      await keyboard.type(w.repeat, 'secret-1')
      await page.keyboard.press('Enter')
      await isSignedIn(page)
    })

    test('by e-mail address: an account, and back in by a code', async ({ page, site }) => {
      const email = 'anna@example.org'
      const keyboard = new Keyboard(page)
      const code = new CodeForm(page, site, keyboard, locale)
      await page.goto(`${site.origin}/register`)
      await keyboard.to('tab', w.mobile)
      await page.keyboard.press('ArrowRight')
      await keyboard.type(w.emailField, email)
      await code.fill(email)
      await openAccount(page, w, 'secret-1')
      await isSignedIn(page)
      await leave(page, site)
      await keyboard.type(w.account, email)
      await keyboard.type(w.password, 'secret-1')
      await page.keyboard.press('Enter')
      await isSignedIn(page)
    })

    test('a code for a number without an account, and a wrong one, are told in words', async ({ page, site }) => {
      const phone = '13900139000'
      const keyboard = new Keyboard(page)
      const code = new CodeForm(page, site, keyboard, locale)
      await page.goto(`${site.origin}/login`)
      await keyboard.to('tab', /密码登录|With a password/)
      await page.keyboard.press('ArrowRight')
      await keyboard.type(w.either, phone)
      await code.fill(phone)
      const right = await site.codeFor(phone)
      await code.type(right === '000000' ? '111111' : '000000')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toHaveText(w.wrongCode)
      await code.type(right)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toHaveText(w.none)
    })

    test('a forgotten password is set anew by a code', async ({ page, site }) => {
      const email = 'forgetful@example.org'
      const sent = await site.call<{ key: string }>('User/sendRegEmail', { email, captcha: await site.captcha() })
      const answer = { verify_id: sent.data.key, verify: await site.codeFor(email) }
      const opening = { password: 'before-1', agreement_id: 2, device: 'probe' }
      expect((await site.call('User/registerEmail', { email, ...answer, ...opening })).status).toBe(200)
      const keyboard = new Keyboard(page)
      const code = new CodeForm(page, site, keyboard, locale)
      await page.goto(`${site.origin}/forgotPassword`)
      await keyboard.type(w.either, 'forgetful@example')
      await page.keyboard.press('Enter')
      await expect(
        page.getByText(/请输入正确的手机号或邮箱|Please enter a correct mobile number or e-mail address/),
      ).toBeVisible()
      await keyboard.type(w.either, email)
      await code.fill(email)
      await page.keyboard.press('Enter')
      await keyboard.type(w.password, 'after-12')
      await keyboard.type(w.repeat, 'after-12')
      await page.keyboard.press('Enter')
      await expect(page.getByText(w.reset)).toBeVisible()
      await keyboard.press('link', /^(登录|Log in)$/)
      await keyboard.type(w.account, email)
      await keyboard.type(w.password, 'after-12')
      await page.keyboard.press('Enter')
      await isSignedIn(page)
    })

    test.describe('where WeChat is offered', () => {
      test.use({ environment: { LIMITS_FACTOR: '100', WECHAT_PROVIDER: 'local' } })

      test('by WeChat: a newcomer opens an account, and gets in by scanning from then on', async ({ page, site }) => {
        const phone = '13700137000'
        const keyboard = new Keyboard(page)
        const code = new CodeForm(page, site, keyboard, locale)
        const showCode = async () => {
          await keyboard.to('tab', /密码登录|With a password/)
          await page.keyboard.press('ArrowLeft') // wraps around to the last method
          await expect(page.getByRole('img', { name: /微信扫码二维码|QR code to scan with WeChat/ })).toBeVisible()
        }
        await page.goto(`${site.origin}/login`)
        await showCode()
        await site.scan('Marie')
        await expect(page.getByText(w.newcomer)).toBeVisible()
        await keyboard.type(w.phoneField, phone)
        await code.fill(phone)
        await openAccount(page, w, 'secret-1')
        await isSignedIn(page)
        await leave(page, site)
        await showCode()
        await site.scan('Marie')
        await isSignedIn(page)
      })
    })
  })
}
