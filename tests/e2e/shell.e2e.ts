import { resolve } from 'node:path'
import { PassportPage } from './page-models/passport-page.ts'
import { operate, operator } from './support/operator.ts'
import { expect, outboxIsEmpty, type Page, readyOffline, test } from './support/scenario.ts'
import type { SiteServer } from './support/site-server.ts'

/**
 * The shell conformance table: each implemented rule of sections 2 (screens and routes) and 9 (constants) of the specification, with its test.
 * The guard's own table is tested as data in src/app/state/guard.test.ts.
 */
const root = resolve(import.meta.dirname, '../..')

function publishNotices(site: SiteServer, position: 1 | 2, ...titles: readonly string[]): void {
  const commands = titles.map((title) => {
    const texts = { zh: [`${title}通知`, `${title}内容`], en: [title, `About ${title}`] } as const
    const words = Object.entries(texts).flatMap(([language, [heading, content]]) => [
      `--title-${language}`,
      heading,
      `--content-${language}`,
      content,
    ])
    return ['publish-notice', '--position', String(position), ...words]
  })
  operate(site, commands)
}

test('2: an anonymous person is asked to log in with the way back, and comes back', async ({ page, origin }) => {
  await page.goto(`${origin}/storage/index`)
  await expect(page).toHaveURL(`${origin}/login?redirect=%2Fstorage%2Findex`)
  await page.getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(`${origin}/register?redirect=%2Fstorage%2Findex`)
  const passport = new PassportPage(page, origin)
  const person = await passport.register()
  await logOut(page)
  await page.goto(`${origin}/storage/index`)
  await passport.fillLogin(person)
  await expect(page).toHaveURL(`${origin}/storage/index`)
})

test('2: a token holder who opens /login is sent to the projects; an unknown path leads there', async ({
  page,
  origin,
}) => {
  await new PassportPage(page, origin).register()
  for (const path of ['/login', '/', '/no/such/page', '/project', '/redirect/project/list']) {
    await page.goto(origin + path)
    await expect(page, path).toHaveURL(`${origin}/project/list`)
  }
})

test('2: the redirect after logging in never leaves the site', async ({ page, origin }) => {
  const passport = new PassportPage(page, origin)
  const person = await passport.register()
  await logOut(page)
  for (const redirect of ['//evil.example/x', '/\\evil.example', 'https://evil.example']) {
    await page.goto(`${origin}/login?redirect=${encodeURIComponent(redirect)}`)
    await passport.fillLogin(person)
    await expect(page.getByRole('heading', { name: 'Start with your own data' })).toBeVisible()
    await logOut(page)
  }
})

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account and settings' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
}

test('2: the header has logo, tutorials, tools, language and account; the language is kept', async ({
  page,
  origin,
}) => {
  await new PassportPage(page, origin).register()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/project/list')
  await expect(header.getByRole('link', { name: 'Tutorials' })).toBeVisible()
  await header.getByRole('button', { name: 'Utilities' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Charts', 'Clinical tools', 'Verify a document', 'Feedback'])
  await page.keyboard.press('Escape')
  await header.getByRole('button', { name: '切换到中文' }).click()
  await expect(page.getByRole('heading', { name: '项目' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '项目' })).toBeVisible()
  await page.getByRole('button', { name: '账号与设置' }).click()
  await expect(page.getByRole('menuitem', { name: '存储与同步' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible()
})

test('2: words that come with their page are there in either language, also when it opens without a network', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  await site.stop()
  await page.goto(`${site.origin}/tool/index`)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: '切换到中文' }).click()
  await expect(page.getByRole('heading', { name: '临床工具' })).toBeVisible()
  await header.getByRole('link', { name: '首页' }).click()
  await expect(page.getByRole('heading', { name: '从自己的数据开始，或先看看示例' })).toBeVisible()
  await header.getByRole('button', { name: 'Switch to English' }).click()
  await expect(page.getByRole('heading', { name: 'Start with your own data, or look around first' })).toBeVisible()
  await header.getByRole('button', { name: '切换到中文' }).click()
  await page.getByRole('button', { name: '账号与设置' }).click()
  await page.getByRole('menuitem', { name: '账号设置' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: '下载我的数据' })).toBeVisible()
})

test('2: the site’s title, help link, service code, registration number and copyright come from its configuration', async ({
  page,
  site,
}) => {
  for (const [key, value] of [
    ['site_title', 'Ward 7 Statistics'],
    ['web_site_icp', '京ICP备00000000号'],
    ['copyright', '© 2026 Ward 7'],
    ['help_doc_url', 'https://help.example.org/'],
    ['company_qr_code', resolve(root, 'public/icon-192.png')],
  ] as const) {
    operator(site, 'set-config', key, value)
  }
  await page.goto(`${site.origin}/login`)
  await expect(page).toHaveTitle('Log in · Ward 7 Statistics')
  await expect(page.getByRole('banner')).toContainText('Ward 7 Statistics')
  await expect(page.getByRole('link', { name: 'Help' })).toHaveAttribute('href', 'https://help.example.org/')
  await page.getByRole('button', { name: 'Customer service' }).hover()
  await expect(page.getByRole('img', { name: 'Code of the customer service' })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  for (const text of ['Ward 7 Statistics', '京ICP备00000000号', '© 2026 Ward 7', 'Privacy'])
    await expect(footer).toContainText(text)
})

test('2, 9: the ticker shows one notice, changes every 5 seconds, rests under the pointer, and its dot goes when it is opened', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  publishNotices(site, 1, 'First', 'Second')
  await page.clock.install()
  await page.goto(`${site.origin}/tool/index`)
  const ticker = page.getByRole('button', { name: /^Notices/ })
  await expect(ticker).toContainText('Second')
  await expect(page.getByTestId('unread')).toBeVisible()
  await page.clock.runFor(5100)
  await expect(ticker).toContainText('First')
  await ticker.hover()
  await page.clock.runFor(11_000)
  await expect(ticker).toContainText('First')
  await ticker.click()
  await expect(page.getByText('About First')).toBeVisible()
  await expect(page.getByTestId('unread')).toHaveCount(0)
  await page.clock.resume()
  await outboxIsEmpty(page)
  await page.reload()
  await expect(ticker).toBeVisible()
  await expect(page.getByTestId('unread')).toHaveCount(0)
})

test('2: messages and tutorials are listed, in the reader’s language, and are there offline', async ({
  page,
  site,
}) => {
  publishNotices(site, 2, 'Maintenance')
  await page.goto(`${site.origin}/notice`)
  await readyOffline(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Maintenance' })).toBeVisible()
  await page.goto(`${site.origin}/tutorials/index`)
  await expect(page.getByText('From a spreadsheet to Table 1')).toBeVisible()
  await site.stop()
  await page.goto(`${site.origin}/notice`)
  await expect(page.getByRole('heading', { name: 'Maintenance' })).toBeVisible()
})

test('9: the pager has 10, 20, 30 and 50 entries, 20 at first, and a jumper', async ({ page, site }) => {
  publishNotices(site, 2, ...Array.from({ length: 21 }, (_, i) => `Notice${String(i).padStart(2, '0')}`))
  await page.goto(`${site.origin}/notice`)
  await expect(page.getByRole('heading', { name: /^Notice\d/ })).toHaveCount(20)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await expect(pager).toContainText('21 in all')
  expect(await pager.getByLabel('Entries per page').getByRole('option').allTextContents()).toEqual([
    '10',
    '20',
    '30',
    '50',
  ])
  await pager.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('heading', { name: 'Notice00' })).toBeVisible()
  await pager.getByLabel('Entries per page').selectOption('10')
  await pager.getByLabel('Go to').fill('3')
  await pager.getByLabel('Go to').press('Enter')
  await expect(page).toHaveURL(/page=3&limit=10/)
  await expect(page.getByRole('heading', { name: /^Notice\d/ })).toHaveCount(1)
})

test('8, 9: one toast at a time, for 5 seconds, with the text of the specification when the network goes; a start without it shows none', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await page.goto(`${site.origin}/tool/index`)
  await readyOffline(page)
  await site.stop()
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  const toast = page.getByRole('status')
  await expect(toast).toContainText('Network error! Check the network or switch network, such as a phone hotspot')
  await page.clock.runFor(5200)
  await expect(toast).toBeEmpty()
  await page.reload()
  await expect(page.getByRole('banner').getByText('Offline')).toBeVisible()
  await expect(toast).toBeEmpty()
})

test('8: what cannot be copied is told', async ({ page, origin }) => {
  await page.goto(`${origin}/tool/detail?id=cockcroft-gault`)
  await page.getByLabel('Age', { exact: true }).fill('65')
  await page.getByRole('button', { name: 'Male', exact: true }).click()
  await page.getByLabel('Serum creatinine', { exact: true }).fill('90')
  await page.getByLabel('Weight', { exact: true }).fill('70')
  await expect(page.getByTestId('output-clearance')).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        write: () => Promise.reject(new Error('refused')),
        writeText: () => Promise.reject(new Error('refused')),
      },
    })
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'Copy result' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copy failed' })).toBeVisible()
})
