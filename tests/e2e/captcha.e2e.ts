import type { Page } from '@playwright/test'
import { expect, test } from './support/scenario.ts'
import type { SiteServer } from './support/site-server.ts'

const words = {
  'en-US': {
    account: 'Account',
    password: 'Password',
    login: 'Log in',
    wrong: 'The account or the password is not right.',
    asked: 'Enter the characters of the picture to go on.',
    wrongPicture: 'The characters do not match the picture. Here is a new one.',
    picture: 'Characters in the picture',
    blind: 'I cannot see the picture',
    question: 'Answer to the question',
    wait: /^Too many failures\. Wait \d+ seconds?, or log in with a code\.$/,
    working: 'Security check in progress: your device needs a moment, longer after many failures.',
    network: /^Network error!/,
  },
  'zh-CN': {
    account: '账号',
    password: '密码',
    login: '登录',
    wrong: '账号或密码不正确。',
    asked: '请输入图中字符后继续。',
    wrongPicture: '字符与图片不符，已更换图片。',
    picture: '图中字符',
    blind: '看不清图片',
    question: '问题的答案',
    wait: /^失败次数过多，请等待\d+秒钟，或使用验证码登录。$/,
    working: '正在进行安全验证，请稍候。失败越多，用时越长。',
    network: /^网络错误/,
  },
} as const

const places = [
  { locale: 'en-US', viewport: { width: 1440, height: 900 } },
  { locale: 'zh-CN', viewport: { width: 390, height: 844 } },
] as const

/** Makes the device slow at its proof of work, or unable to begin it, until the page calls `release()`. */
async function holdWork(page: Page, how: 'slow' | 'absent'): Promise<() => Promise<void>> {
  await page.addInitScript((kind) => {
    const Real = Worker
    let isHeld = true
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    Object.assign(globalThis, {
      release() {
        isHeld = false
        release()
      },
      Worker: class extends Real {
        readonly #isSlow: boolean
        constructor(url: string | URL, options?: WorkerOptions) {
          const isWork = isHeld && options?.name === 'work'
          super(isWork && kind === 'absent' ? '/assets/absent.js' : url, options)
          this.#isSlow = isWork && kind === 'slow'
        }
        override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]) {
          if (this.#isSlow) void released.then(() => super.postMessage(message, options as never))
          else super.postMessage(message, options as never)
        }
      },
    })
  }, how)
  return () => page.evaluate(() => (globalThis as unknown as { release: () => void }).release())
}

async function isSignedIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/project\/list/)
  await expect(page.getByRole('button', { name: /^(New project|新建项目)$/ })).toBeVisible() // the page is complete
}

async function newAccount(site: SiteServer): Promise<string> {
  const username = 'forgetful'
  const opening = { username, password: 'secret-12', agreement_id: 2, device: 'probe' }
  const { status } = await site.call('User/register', { ...opening, captcha: await site.captcha() })
  expect(status).toBe(200)
  return username
}

for (const { locale, viewport } of places) {
  const w = words[locale]

  class Login {
    readonly page: Page
    constructor(page: Page) {
      this.page = page
    }
    get picture() {
      return this.page.getByRole('textbox', { name: w.picture })
    }
    get button() {
      return this.page.getByRole('button', { name: w.login, exact: true })
    }
    async fill(username: string, password: string) {
      await this.page.getByRole('textbox', { name: w.account, exact: true }).fill(username)
      await this.page.getByLabel(w.password, { exact: true }).fill(password)
    }
    async says(text: string | RegExp) {
      await expect(this.page.getByRole('alert')).toHaveText(text)
    }
    async typeCode(code: string) {
      await expect(this.page.locator('form img')).toBeVisible()
      await this.picture.fill(code)
    }
    /** Three wrong passwords, and a fourth try that requires a captcha. */
    async fail(site: SiteServer, username: string) {
      await this.page.goto(`${site.origin}/login`)
      await this.fill(username, 'wrong-12')
      for (let failure = 1; failure <= 3; failure += 1) {
        const answered = this.page.waitForResponse('**/api/User/login')
        await this.button.click()
        await answered
        await this.says(w.wrong)
      }
      await this.button.click()
      await this.says(w.asked)
      await expect(this.button).toBeDisabled()
    }
  }

  test.describe(`captcha at login, ${locale}, ${viewport.width} px`, () => {
    test.use({ locale, viewport })

    test('[A2] the device works while one types: a picture, then a question, then a wait, then in', async ({
      page,
      site,
    }) => {
      const username = await newAccount(site)
      const login = new Login(page)
      await login.fail(site, username)

      await login.typeCode('abc')
      await expect(login.button).toBeDisabled()
      await login.typeCode('wxyz')
      await login.button.click()
      await login.says(w.wrongPicture)
      await expect(login.picture).toHaveValue('') // it belongs to a new picture now

      // each failure doubles the work, until it takes longer than the device works
      let seconds: unknown
      for (let failure = 4; seconds === undefined && failure <= 10; failure += 1) {
        const answered = page.waitForResponse('**/api/User/login')
        await login.typeCode('abcd')
        await login.button.click()
        const { params } = await (await answered).json()
        seconds = params.seconds
        await login.says(seconds === undefined ? w.wrong : w.wait)
      }
      await page.getByRole('button', { name: w.blind }).click()
      await expect(page.getByText('a b c d')).toBeVisible()
      await login.fill(username, 'secret-12')
      await page.getByRole('textbox', { name: w.question }).fill('ABCD')
      await page.waitForTimeout(Number(seconds) * 1000) // as requested
      await login.button.click()
      await isSignedIn(page)
    })

    test('[A2] who is faster than the device is told what for the form waits', async ({ page, site }) => {
      const username = await newAccount(site)
      const login = new Login(page)
      const release = await holdWork(page, 'slow')
      await login.fail(site, username)
      await login.fill(username, 'secret-12')
      await login.typeCode('abcd')
      await expect(page.getByText(w.working)).toBeHidden()
      await login.button.click()
      await expect(page.getByText(w.working)).toBeVisible()
      await expect(login.button).toBeDisabled()
      await release()
      await isSignedIn(page)
    })
  })
}

test('[A2] a worker that does not arrive is told as what it is, and the next captcha is a new chance', async ({
  page,
  site,
}) => {
  const username = await newAccount(site)
  const release = await holdWork(page, 'absent')
  await page.goto(`${site.origin}/login`)
  await page.getByRole('textbox', { name: 'Account', exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill('wrong-12')
  const button = page.getByRole('button', { name: 'Log in', exact: true })
  for (let failure = 1; failure <= 4; failure += 1) {
    const answered = page.waitForResponse('**/api/User/login')
    await button.click()
    await answered
    await expect(page.getByRole('alert')).toBeVisible()
  }
  await page.getByLabel('Password', { exact: true }).fill('secret-12')
  const picture = page.getByRole('textbox', { name: 'Characters in the picture' })
  await page.locator('form img').waitFor()
  await picture.fill('abcd')
  await button.click()
  await expect(page.getByRole('alert')).toHaveText(/^Network error!/)
  await release()
  const renewed = page.waitForResponse('**/api/Base/captcha')
  await page.getByRole('button', { name: 'Another one' }).click()
  await renewed
  await page.locator('form img').waitFor()
  await picture.fill('abcd')
  await button.click()
  await isSignedIn(page)
})
