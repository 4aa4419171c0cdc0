import { PassportPage } from './page-models/passport-page.ts'
import { violationsInBothColours as violations } from './support/axe.ts'
import { operator } from './support/operator.ts'
import { firstPushMessage } from './support/push-connection.ts'
import { expect, test } from './support/scenario.ts'

test.use({
  environment: {
    PAYMENT_PROVIDER: 'local,transfer',
    TRANSFER_HOLDER: '算尺科技有限公司',
    TRANSFER_BANK: '示例银行第一支行',
    TRANSFER_ACCOUNT: '1100 2233 4455 6677',
  },
  permissions: ['clipboard-read', 'clipboard-write'],
})

test('[M30] a membership is paid by bank transfer: the payer copies the remark, the operator confirms, and the page shows it', async ({
  page,
  site,
}) => {
  const welcomed = firstPushMessage(page)
  await new PassportPage(page, site.origin).register()
  await welcomed
  await page.goto(`${site.origin}/personal/member/renew`)
  const month = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Month', exact: true }) })
  await month.getByRole('button', { name: 'Order now' }).click()
  await page.getByRole('checkbox', { name: /user agreement/ }).check()
  await page.getByRole('button', { name: 'Bank transfer' }).click()
  await expect(page.getByRole('heading', { name: 'Bank transfer' })).toBeVisible()
  const main = page.getByRole('main')
  for (const words of [
    '算尺科技有限公司',
    '示例银行第一支行',
    '1100 2233 4455 6677',
    '¥30.00',
    'one to three working days',
  ])
    await expect(main).toContainText(words)
  await expect(page.getByRole('button', { name: 'I have paid' })).toHaveCount(0)
  expect.soft(await violations(page), 'bank transfer').toEqual([])
  await page.getByRole('button', { name: 'Copy: Remark' }).click()
  const reference = await page.evaluate(() => navigator.clipboard.readText())
  expect(reference).toMatch(/^[0-9A-F]{4} [0-9A-F]{4} [0-9A-F]{4}$/)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(operator(site, 'confirm-transfer', reference, '--amount', '3000')).toContain('  paid  30.00')
  await expect(page.getByText('Paid', { exact: true })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText(/Membership until 20/)).toBeVisible()
})
