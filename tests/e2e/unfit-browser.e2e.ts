import { violations } from './support/axe.ts'
import { expect, test } from './support/scenario.ts'

const WECHAT =
  'Mozilla/5.0 (Linux; Android 14; 22081212C) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.188 Mobile Safari/537.36 XWEB/1260059 MMWEBSDK/20240404 MicroMessenger/8.0.49.2600(0x28003137) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64'

// over http only localhost is a secure context, so the site gets another name
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP stats.hospital.test 127.0.0.1'],
    })
  },
})

test.describe("in WeChat's browser", () => {
  test.use({ userAgent: WECHAT, viewport: { width: 390, height: 844 }, locale: 'zh-CN' })

  test('a page says how to open the phone’s browser before any work begins', async ({ page, context, origin }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${origin}/tool/index`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('请在手机浏览器中打开本页')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: '复制地址' }).click()
    await expect(page.getByRole('button', { name: '已复制' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/tool/index`)
    await page.getByRole('button', { name: '仅在此浏览' }).click()
    await expect(page.getByRole('searchbox')).toBeVisible()
  })
})

test('over plain http a page says what is missing and what to do', async ({ page, origin }) => {
  const { port } = new URL(origin)
  await page.goto(`http://stats.hospital.test:${port}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This address is not encrypted')
  await expect(page.getByRole('link')).toHaveAttribute('href', `https://stats.hospital.test:${port}`)
  expect(await violations(page)).toEqual([])
})
