import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { merchantVariables } from '#tests/support/payments/merchant-variables.ts'
import { startWechatPayServer } from '#tests/support/payments/wechat-pay-server.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { expect, test } from './support/scenario.ts'

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  environment: async ({ folder }, use) => {
    const provider = await startWechatPayServer(Date.now)
    const keys = join(folder, 'keys')
    mkdirSync(keys, { mode: 0o700 })
    const { PUBLIC_ORIGIN: _, ...variables } = merchantVariables(keys, provider.url)
    await use({ ...variables, WECHATPAY_PRODUCTS: 'native,h5' })
    await provider.stop()
  },
})

test('on a phone the page of WeChat Pay is opened with this site as its referrer, and no other page is', async ({
  page,
  context,
  site,
}) => {
  const { origin } = site
  const referrers: (string | undefined)[] = []
  await context.route('https://wx.tenpay.example/**', async (route) => {
    referrers.push((await route.request().allHeaders()).referer)
    await route.fulfill({ contentType: 'text/html', body: '<title>WeChat Pay</title>' })
  })
  await new PassportPage(page, origin).register()
  const reply = await page.goto(`${origin}/personal/wallet/recharge`)
  expect(reply?.headers()['referrer-policy']).toBe('same-origin')
  await page.getByLabel('Amount in yuan').fill('5')
  await page.getByRole('button', { name: 'Order now' }).last().click()
  await page.getByRole('checkbox', { name: /user agreement/ }).check()
  await page.getByRole('button', { name: 'WeChat Pay' }).click()
  const link = page.getByRole('link', { name: 'To the payment page' })
  await expect(link).toHaveAttribute('href', /^https:\/\/wx\.tenpay\.example\/.*redirect_url=/)
  const order = page.url()
  await link.click()
  await expect(page).toHaveTitle('WeChat Pay')
  expect(referrers).toEqual([`${origin}/`])
  // the same address by a link without the policy of its own
  await page.goto(order)
  await expect(link).toBeVisible()
  await link.evaluate((element) => element.removeAttribute('referrerpolicy'))
  await link.click()
  await expect(page).toHaveTitle('WeChat Pay')
  expect(referrers).toEqual([`${origin}/`, undefined])
})
