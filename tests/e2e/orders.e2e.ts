import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassportPage } from './page-models/passport-page.ts'
import { violationsInBothColours as violations } from './support/axe.ts'
import { operator } from './support/operator.ts'
import { firstPushMessage } from './support/push-connection.ts'
import { expect, networkIsBack, type Page, test } from './support/scenario.ts'

const main = (page: Page) => page.getByRole('main')
const plan = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Agrees and begins to pay in the sandbox. */
async function beginToPay(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /user agreement/ }).check()
  await page.getByRole('button', { name: 'Sandbox' }).click()
  const sandbox = page.getByRole('link', { name: 'Open the sandbox' })
  await expect(sandbox).toBeVisible()
  await expect(sandbox).toBeFocused() // the button that had the focus is gone
}

/** Orders a recharge of whole yuan. */
async function orderRecharge(page: Page, origin: string, yuan: string): Promise<void> {
  await page.goto(`${origin}/personal/wallet/recharge`)
  await page.getByLabel('Amount in yuan').fill(yuan)
  await page.getByRole('button', { name: 'Order now' }).last().click()
  await expect(page).toHaveURL(/pushOrder\?order=/)
}

test('a membership is ordered and paid in the sandbox, in two tabs, and is seen in the account', async ({
  page,
  context,
  site,
}) => {
  const { origin } = site
  await new PassportPage(page, origin).register()
  await page.goto(`${origin}/personal/member/renew`)
  await expect(main(page)).toContainText('Everything on your device stays free.')
  expect.soft(await violations(page), 'plans').toEqual([])
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Membership plans" [level=1]
    - list:
      - listitem:
        - heading "Day" [level=2]
        - 'button "Order now: Day"'
      - listitem:
        - heading "Week" [level=2]
        - 'button "Order now: Week"'
  `)
  await plan(page, 'Month').getByRole('button', { name: 'Order now' }).click()
  await expect(page).toHaveURL(/\/personal\/member\/pushOrder\?order=/)
  await expect(main(page)).toContainText('¥30.00')
  await expect(main(page)).toContainText('Sandbox: no money moves.')
  await expect(page.getByRole('button', { name: 'Sandbox' })).toBeDisabled()
  expect.soft(await violations(page), 'order').toEqual([])
  const other = await context.newPage()
  await other.goto(page.url())
  await beginToPay(page)
  await expect(page.getByRole('timer')).toHaveText(/Pay within (30:00|29:\d\d)/)
  expect.soft(await violations(page), 'paying').toEqual([])
  await site.pay('pay')
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await expect(page.getByText(/Membership until 20\d\d-\d\d-\d\d/)).toBeVisible()
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Order" [level=1]
    - term: Membership
    - definition: Month
    - term: Amount
    - definition: ¥30.00
    - status:
      - paragraph: Paid
      - paragraph: /Membership until 20\\d\\d/
    - link "To the membership record"
    - link "Ask for an invoice"
    - button "Have it paid back"
  `)
  await other.reload()
  await expect(other.getByText('Paid', { exact: true })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Have it paid back' })).toBeVisible()
  await page.goto(`${origin}/personal/index`)
  await expect(main(page)).toContainText('Website member')
  await expect(main(page)).toContainText(/Membership until 20/)
})

test('[P3] what is paid on one device shows on the other without a reload', async ({ page, browser, site }) => {
  const { origin } = site
  const person = await new PassportPage(page, origin).register()
  const elsewhere = await browser.newContext({ locale: 'en-US' })
  const other = await elsewhere.newPage()
  const welcomed = firstPushMessage(other)
  await new PassportPage(other, origin).login(person)
  await welcomed
  await other.goto(`${origin}/personal/wallet/recharge`)
  await expect(main(other)).toContainText('Balance: ¥0.00')
  await orderRecharge(page, origin, '20')
  await beginToPay(page)
  await site.pay('pay')
  await expect(main(other)).toContainText('Balance: ¥20.00', { timeout: 15_000 })
  await page.goto(`${origin}/personal/member/renew`)
  await plan(page, 'Week').getByRole('button', { name: 'Order now' }).click()
  await page.getByRole('checkbox', { name: /user agreement/ }).check()
  await page.getByRole('button', { name: 'Wallet (¥20.00)' }).click()
  await expect(page.getByText(/Membership until 20/)).toBeVisible()
  await expect(main(other)).toContainText('Balance: ¥8.00', { timeout: 15_000 })
  await page.getByRole('button', { name: 'Have it paid back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Have it paid back' })
  await expect(dialog).toContainText('¥12.00 goes back to the wallet at once.')
  await dialog.getByRole('button', { name: 'Pay back ¥12.00' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Paid back' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Order' })).toBeFocused()
  await expect(main(other)).toContainText('Balance: ¥20.00', { timeout: 15_000 })
  await elsewhere.close()
})

test('a changed price is said before anything is ordered, and a plan that is not sold any more is gone', async ({
  page,
  site,
}) => {
  const { origin } = site
  await new PassportPage(page, origin).register()
  await page.goto(`${origin}/personal/member/renew`)
  await expect(plan(page, 'Month')).toBeVisible()
  const file = join(site.dataDir, 'plans.json')
  const given = { level: 2, gib: 50, tokens: 1000, devices: null, priority: false }
  const month = { id: 'month', name: { zh: '月会员', en: 'Month' }, period: 'month', price: '35.00', ...given }
  writeFileSync(file, JSON.stringify([month]))
  operator(site, 'set-plans', file, '--yes')
  await plan(page, 'Month').getByRole('button', { name: 'Order now' }).click()
  await expect(page.getByRole('alert')).toContainText('The price has changed.')
  await expect(plan(page, 'Month')).toContainText('¥35.00')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(1)
  await plan(page, 'Month').getByRole('button', { name: 'Order now' }).click()
  await expect(main(page)).toContainText('¥35.00')
})

test('the wallet is recharged, spent on membership and the rest paid back; what the payer does wrong costs nothing', async ({
  page,
  site,
}) => {
  const { origin } = site
  await new PassportPage(page, origin).register()
  await page.goto(`${origin}/personal/wallet/recharge`)
  await page.getByLabel('Amount in yuan').fill('7.5')
  await page.getByRole('button', { name: 'Order now' }).last().click()
  await expect(page.getByText('Enter a whole number from 1 to 5,000')).toBeVisible()
  await orderRecharge(page, origin, '100')
  await beginToPay(page)
  await site.pay('lost')
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await page.goto(`${origin}/personal/member/renew`)
  await plan(page, 'Week').getByRole('button', { name: 'Order now' }).click()
  await page.getByRole('checkbox', { name: /user agreement/ }).check()
  await page.getByRole('button', { name: 'Wallet (¥100.00)' }).click()
  await expect(page.getByText(/Membership until 20/)).toBeVisible()
  await orderRecharge(page, origin, '3')
  await beginToPay(page)
  await site.pay('other')
  await expect(page.getByText('Amount differs: a person will look.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The order is closed. Nothing was paid.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Order again' })).toBeFocused()
  await page.goto(`${origin}/personal/wallet/rechargeRecord`)
  const paid = main(page).getByRole('listitem').filter({ hasText: '¥100.00' })
  await paid.getByRole('button', { name: 'Have it paid back: ¥100.00' }).click()
  const dialog = page.getByRole('dialog', { name: 'Have it paid back' })
  await expect(dialog).toContainText('¥88.00 can be paid back')
  expect.soft(await violations(page), 'refund').toEqual([])
  await dialog.getByRole('button', { name: 'Pay back ¥88.00' }).click()
  await expect(paid).toContainText('Partly paid back')
  await page.goto(`${origin}/personal/wallet/recharge`)
  await expect(main(page)).toContainText('Balance: ¥0.00')
})

test('without a connection the records are read as of their time, and nothing can be spent', async ({
  page,
  context,
  site,
}) => {
  const { origin } = site
  await page.setViewportSize({ width: 320, height: 700 })
  await new PassportPage(page, origin).register()
  await orderRecharge(page, origin, '20')
  await beginToPay(page)
  await site.pay('pay')
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  for (const path of ['member/renew', 'wallet/rechargeRecord']) {
    await page.goto(`${origin}/personal/${path}`)
    await expect(main(page)).toContainText(/¥\d/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
  await context.setOffline(true)
  await expect(main(page)).toContainText('Offline: as of')
  await expect(main(page)).toContainText('¥20.00')
  await expect(page.getByRole('button', { name: 'Have it paid back' })).toBeDisabled()
  await expect(page.getByText('Needs a connection')).toBeVisible()
  await context.setOffline(false)
  await networkIsBack(page)
  await expect(page.getByRole('button', { name: 'Have it paid back' })).toBeEnabled()
})

test('a promo code says what it gives, is used once, and a second time is refused', async ({ page, site }) => {
  const { origin } = site
  operator(site, 'create-promo', '--code', 'SPRING26', '--kind', 'days', '--plan', 'month', '--days', '7')
  await new PassportPage(page, origin).register()
  await page.goto(`${origin}/personal/member/renew`)
  const code = page.getByLabel('Promo code')
  await code.fill('no!')
  await page.getByRole('button', { name: 'See what it gives' }).click()
  await expect(page.getByText('A promo code has 4 to 24 letters and digits')).toBeVisible()
  await code.fill('WINTER26')
  await page.getByRole('button', { name: 'See what it gives' }).click()
  await expect(page.getByRole('alert')).toContainText('There is no such promo code.')
  await code.fill(' spring26 ')
  await page.getByRole('button', { name: 'See what it gives' }).click()
  await expect(main(page)).toContainText('This code gives: Month · 7 days')
  await page.getByRole('button', { name: 'Use the code' }).click()
  await expect(main(page)).toContainText('The code is used: Month · 7 days')
  await expect(main(page)).toContainText('Mine now: Month')
  await code.fill('SPRING26')
  await page.getByRole('button', { name: 'See what it gives' }).click()
  await expect(page.getByRole('alert')).toContainText('You have already used this promo code.')
})

test('a promo code lowers the price of a plan, which is ordered at that price', async ({ page, site }) => {
  const { origin } = site
  operator(site, 'create-promo', '--code', 'HALF26', '--kind', 'percent', '--percent', '50', '--plan', 'month')
  await new PassportPage(page, origin).register()
  await page.goto(`${origin}/personal/member/renew`)
  await page.getByLabel('Promo code').fill('half26')
  await page.getByRole('button', { name: 'See what it gives' }).click()
  await expect(main(page)).toContainText('This code gives: 50 % off Month')
  await page.getByRole('button', { name: 'Use the code' }).click()
  await expect(plan(page, 'Month')).toContainText('¥15.00')
  await expect(plan(page, 'Week')).toContainText('¥12.00')
  await plan(page, 'Month').getByRole('button', { name: 'Order now' }).click()
  await expect(main(page)).toContainText('−¥15.00')
  await beginToPay(page)
  await site.pay('pay')
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
})
