import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassportPage } from './page-models/passport-page.ts'
import { violationsInBothColours as violations } from './support/axe.ts'
import { operator } from './support/operator.ts'
import { expect, networkIsBack, type Page, readyOffline, test } from './support/scenario.ts'
import type { SiteServer } from './support/site-server.ts'

const TAX_NUMBER = '91350100M000100Y43'

const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => main(page).getByRole('listitem')
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** Recharges the wallet with whole yuan, in the sandbox; the page then shows the paid order. */
async function recharge(page: Page, site: SiteServer, yuan: string): Promise<void> {
  await page.goto(`${site.origin}/personal/wallet/recharge`)
  await page.getByLabel('Amount in yuan').fill(yuan)
  await page.getByRole('button', { name: 'Order now' }).last().click()
  await page.getByRole('checkbox', { name: /user agreement/ }).check()
  await page.getByRole('button', { name: 'Sandbox' }).click()
  await expect(page.getByRole('link', { name: 'Open the sandbox' })).toBeVisible()
  await site.pay('pay')
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
}

async function fillTitle(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name of the company').fill(name)
  await page.getByLabel('Tax number').fill(TAX_NUMBER)
  await page.getByLabel('E-mail address for the invoice').fill('invoice@example.org')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

async function addTitle(page: Page, site: SiteServer, name: string): Promise<void> {
  await page.goto(`${site.origin}/personal/rise/add`)
  await fillTitle(page, name)
  await expect(rows(page).filter({ hasText: name })).toBeVisible()
}

/** The id of the invoice that the page shows. */
async function shownInvoice(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/personal\/rise\/history\?id=/)
  return new URL(page.url()).searchParams.get('id') ?? ''
}

/** Asks for an invoice for the payments that are chosen already. @returns its id */
async function ask(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(heading(page, 'Details of the invoice')).toBeVisible()
  await expect(page.getByLabel('Invoice title')).toBeVisible() // the list that this device has stored may be older than the title
  await page.getByRole('button', { name: 'Ask for the invoice' }).click()
  return shownInvoice(page)
}

/** A PDF file with one empty page, and a number that no other has. */
function pdfOf(folder: string, number: string): { file: string; bytes: Buffer } {
  const file = join(folder, `${number}.pdf`)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>',
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('')
  writeFileSync(file, `%PDF-1.4\n%${number}\n${body}trailer<</Size 4/Root 1 0 R>>\n%%EOF\n`)
  return { file, bytes: readFileSync(file) }
}

/** The bytes that a press of Save downloads. */
async function saved(page: Page, folder: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save: / }).click()
  const file = join(folder, 'downloaded')
  await (await download).saveAs(file)
  return readFileSync(file)
}

test('an invoice is asked for, issued, read offline, issued again and found in the history', async ({
  page,
  context,
  site,
  folder,
}) => {
  test.setTimeout(240_000)
  await new PassportPage(page, site.origin).register()
  await page.goto(`${site.origin}/personal/index?type=invoice`)
  await expect(page.getByRole('tab', { name: 'Invoices' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible()
  await page.getByRole('tabpanel').getByRole('link', { name: 'Ask for an invoice' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing to invoice' })).toBeVisible()
  expect.soft(await violations(page), 'nothing').toEqual([])

  await recharge(page, site, '20')
  await recharge(page, site, '100')
  await page.getByRole('link', { name: 'Ask for an invoice' }).last().click()
  // the payment of that order is chosen; the choice survives a reload
  await expect(main(page)).toContainText('1 payment chosen')
  await expect(page.getByRole('checkbox', { name: /¥100\.00/ })).toBeChecked()
  await page.goto(`${site.origin}/personal/invoicing`)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('alert')).toHaveText('Choose a payment')
  for (const amount of [/¥100\.00/, /¥20\.00/]) await page.getByRole('checkbox', { name: amount }).press('Space')
  await expect(main(page)).toContainText('2 payments chosen ¥120.00')
  await page.waitForTimeout(500) // a reload at once would abort the writing
  await page.reload()
  await expect(main(page)).toContainText('2 payments chosen ¥120.00')
  expect.soft(await violations(page), 'choice').toEqual([])

  // without a title a new one is made, and the form is as it was
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Remark (optional)').fill('Ward 7')
  await page.getByRole('button', { name: 'Ask for the invoice' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'You have no invoice title yet.' })).toBeVisible()
  await page.getByRole('link', { name: 'New title' }).click()
  await fillTitle(page, '福州算尺科技有限公司')
  await expect(heading(page, 'Details of the invoice')).toBeVisible()
  await expect(page.getByLabel('Invoice title')).toContainText('福州算尺科技有限公司')
  await expect(page.getByLabel('Remark (optional)')).toHaveValue('Ward 7')
  await expect(page.getByLabel('E-mail address')).toHaveValue('invoice@example.org')
  await expect(main(page)).toContainText('Issued within 48 hours')
  await page.getByLabel('E-mail address').fill('wrong')
  await page.getByRole('button', { name: 'Ask for the invoice' }).click()
  await expect(page.getByText('Enter a valid e-mail address')).toBeVisible()
  await page.getByLabel('E-mail address').fill('office@example.org')
  expect.soft(await violations(page), 'details').toEqual([])
  await page.getByRole('button', { name: 'Ask for the invoice' }).click()
  const first = await shownInvoice(page)
  await expect(main(page)).toContainText(/It will be issued by 20\d\d-/)
  await expect(main(page)).toContainText('office@example.org')
  await expect(main(page)).toContainText('¥120.00')
  expect.soft(await violations(page), 'waiting').toEqual([])

  const { file, bytes } = pdfOf(folder, '25312000000012345678')
  operator(site, 'issue-invoice', first, '--number', '25312000000012345678', '--pdf', file)
  await page.reload()
  await expect(main(page)).toContainText(/It was issued on 20\d\d-/)
  await expect(main(page)).toContainText('25312000000012345678')
  expect.soft(await violations(page), 'issued').toEqual([])
  expect(await saved(page, folder)).toEqual(bytes)
  await expect(main(page)).toContainText('kept on this device')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: /^Open: / }).click()
  await expect.poll(async () => (await opened).url()).toMatch(/^blob:/)
  await (await opened).close()

  await page.goto(`${site.origin}/personal/rise/history`)
  await expect(rows(page).filter({ hasText: '福州算尺' })).toContainText('Issued')
  await page.goto(`${site.origin}/personal/invoicing`)
  await expect(rows(page).filter({ hasText: '¥20.00' }).getByRole('link')).toContainText('Issued')
  await readyOffline(page)
  for (const path of ['invoicing', 'rise/history', `rise/history?id=${first}`]) {
    await page.goto(`${site.origin}/personal/${path}`)
    await expect(main(page)).toContainText(/¥\d/)
  }
  await site.stop()
  for (const path of ['invoicing', 'rise/history', `rise/history?id=${first}`]) {
    await page.goto(`${site.origin}/personal/${path}`)
    await networkIsBack(page)
    await expect(page.getByText(/^Offline: as of/)).toBeVisible()
    await expect(main(page)).toContainText(/¥\d/)
  }
  expect(await saved(page, folder)).toEqual(bytes)
  await page.getByRole('link', { name: 'Something is wrong' }).click()
  await expect(page.getByRole('button', { name: 'Ask for another invoice' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Ask for another invoice' })).toHaveAccessibleDescription(
    'Needs a connection',
  )
  await site.start()
  await networkIsBack(page)

  await page.getByRole('button', { name: 'Ask for another invoice' }).click()
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Something is wrong with an invoice" [level=1]
    - heading "The former invoice" [level=2]
    - group "What is wrong?":
      - radio "The title is wrong"
      - radio "The amount is wrong"
      - radio "The e-mail address is wrong"
      - radio "Something else"
      - paragraph: Say what is wrong
    - textbox "More about it (optional)"
    - combobox "Invoice title"
    - textbox "E-mail address"
    - textbox "Remark (optional)"
    - button "Ask for another invoice"
  `)
  await expect(page.getByRole('radio', { name: 'The title is wrong' })).toBeFocused()
  await page.getByRole('radio', { name: 'The title is wrong' }).check()
  await page.getByLabel('More about it (optional)').fill('We moved to Xiamen')
  await page.getByRole('link', { name: 'New title' }).click()
  await fillTitle(page, '厦门算尺科技有限公司')
  await expect(page.getByRole('radio', { name: 'The title is wrong' })).toBeChecked()
  await expect(page.getByLabel('More about it (optional)')).toHaveValue('We moved to Xiamen')
  await expect(page.getByLabel('Invoice title')).toContainText('厦门算尺科技有限公司')
  expect.soft(await violations(page), 'reissue').toEqual([])
  await page.getByRole('button', { name: 'Ask for another invoice' }).click()
  await expect(page).not.toHaveURL(new RegExp(first))
  const second = await shownInvoice(page)
  await expect(main(page)).toContainText('The title is wrong: We moved to Xiamen')
  await page.getByRole('link', { name: 'the former invoice' }).click()
  await expect(main(page)).toContainText('Until then this one is valid.')
  await page.goto(`${site.origin}/personal/invoicing/reissue?id=${first}`)
  await expect(main(page)).toContainText('Only an issued invoice can be issued again.')

  const other = pdfOf(folder, '25312000000087654321')
  const red = ['--red-letter', '25312000000099999999']
  operator(site, 'issue-invoice', second, '--number', '25312000000087654321', '--pdf', other.file, ...red)
  await page.goto(`${site.origin}/personal/rise/history`)
  await expect(rows(page).filter({ hasText: '厦门算尺' })).toContainText('Issued')
  await expect(rows(page).filter({ hasText: '福州算尺' })).toContainText('Replaced')
  await page.getByLabel('State').selectOption('Replaced')
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel('State').selectOption('Cancelled')
  await expect(page.getByText('No invoice is in this state')).toBeVisible()
  await page.getByLabel('State').selectOption('Issued')
  await rows(page).getByRole('link').click()
  expect(await saved(page, folder)).toEqual(other.bytes)
})

test('a request is taken back; two tabs ask for the same payment, and one is told which is taken', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(180_000)
  await new PassportPage(page, site.origin).register()
  await addTitle(page, site, '福州算尺科技有限公司')
  await recharge(page, site, '20')
  await recharge(page, site, '100')
  await page.getByRole('link', { name: 'Ask for an invoice' }).last().click()
  await expect(main(page)).toContainText('1 payment chosen ¥100.00')
  const invoice = await ask(page)

  // what is on an invoice is not paid back
  await page.goto(`${site.origin}/personal/wallet/rechargeRecord`)
  await rows(page).filter({ hasText: '¥100.00' }).getByRole('button', { name: 'Have it paid back' }).click()
  const refund = page.getByRole('dialog', { name: 'Have it paid back' })
  await expect(refund).toContainText('There is an invoice for this payment.')
  await refund.getByRole('link', { name: 'To the invoices' }).click()
  await rows(page).filter({ hasText: '¥100.00' }).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(invoice))
  await page.getByRole('button', { name: 'Take the request back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take the request back?' })
  await expect(dialog).toContainText('Its payments can be chosen again.')
  expect.soft(await violations(page), 'dialog').toEqual([])
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect(main(page)).toContainText('You took the request back.')
  await expect(heading(page, 'Invoice')).toBeFocused()
  await page.getByRole('link', { name: 'Ask again' }).click()

  // without the hints of the server the page learns it from the refusal
  await page.routeWebSocket(/./, () => undefined)
  await page.reload()
  for (const amount of [/¥100\.00/, /¥20\.00/]) await page.getByRole('checkbox', { name: amount }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(main(page)).toContainText('¥120.00')
  const other = await context.newPage()
  await other.goto(`${site.origin}/personal/invoicing`)
  await other.getByRole('checkbox', { name: /¥100\.00/ }).uncheck()
  await ask(other)
  await page.bringToFront()
  await page.getByRole('button', { name: 'Ask for the invoice' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Recharge of the wallet, ¥20.00: it is on another invoice meanwhile and was left out. Look at the new sum and ask again.',
  )
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(main(page).getByText('Sum', { exact: true }).locator('..')).toContainText('¥100.00')
  expect.soft(await violations(page), 'taken').toEqual([])
  await page.getByRole('button', { name: 'Ask for the invoice' }).click()
  await shownInvoice(page)
  await expect(main(page)).toContainText('¥100.00')
  // the operator says why an invoice is not made
  operator(site, 'cancel-invoice', await shownInvoice(page), '--reason', 'The tax number is of another company')
  await page.reload()
  await expect(main(page)).toContainText('The operator cancelled it. Reason: The tax number is of another company')
})

test('by keyboard: payments are chosen, a title is made, and a payment that is taken meanwhile is said to be left out', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(180_000)
  await new PassportPage(page, site.origin).register()
  await recharge(page, site, '20')
  await recharge(page, site, '100')
  const go = async (role: 'button' | 'link', name: string) => {
    const control = main(page).getByRole(role, { name, exact: true }).last() // the list beside the page comes first
    for (let presses = 0; presses < 40; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(control).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await page.goto(`${site.origin}/personal/rise/history`)
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible()
  await main(page).getByRole('heading', { level: 1 }).press('Tab')
  await go('link', 'Ask for an invoice')
  await expect(heading(page, 'Ask for an invoice')).toBeFocused()
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  for (const amount of [/¥100\.00/, /¥20\.00/]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('checkbox', { name: amount })).toBeFocused()
    await page.keyboard.press('Space')
  }
  await go('button', 'Next')
  await expect(heading(page, 'Details of the invoice')).toBeFocused()
  await go('link', 'New title')
  await expect(heading(page, 'New invoice title')).toBeFocused()
  await fillTitle(page, '福州算尺科技有限公司')
  await expect(heading(page, 'Details of the invoice')).toBeFocused()
  const other = await context.newPage()
  await other.goto(`${site.origin}/personal/invoicing`)
  await other.getByRole('checkbox', { name: /¥100\.00/ }).uncheck()
  await ask(other)
  await expect(main(page)).toContainText('1 payment was left out: it is on another invoice or is being paid back.')
  await page.bringToFront()
  await go('button', 'Ask for the invoice')
  await shownInvoice(page)
  await expect(heading(page, 'Invoice')).toBeFocused()
  await expect(main(page)).toContainText('¥100.00')
  await go('button', 'Take the request back')
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Take the request back' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(main(page)).toContainText('You took the request back.')
  await expect(heading(page, 'Invoice')).toBeFocused()
  await go('link', 'All invoices')
  await expect(rows(page)).toHaveCount(2)
})

test('at 320 px the pages fit in Chinese, and an invoice that is late says so', async ({ page, site, folder }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 320, height: 700 })
  const passport = new PassportPage(page, site.origin)
  const person = await passport.register()
  await addTitle(page, site, '福州算尺科技有限公司及其在厦门、泉州和漳州的全部分支机构联合会')
  await recharge(page, site, '20')
  await recharge(page, site, '100')
  await page.getByRole('link', { name: 'Ask for an invoice' }).last().click()
  await expect(main(page)).toContainText('1 payment chosen')
  const late = await ask(page)
  const check = async (what: string) => {
    expect.soft(await width(page), what).toBeLessThanOrEqual(320)
    expect.soft(await violations(page), what).toEqual([])
  }
  // the session ends before that
  site.advance(49 * 3_600_000)
  await page.reload()
  await page.getByRole('button', { name: 'Login again' }).click()
  await passport.fillLogin(person)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  await page.getByRole('button', { name: '切换到中文' }).click()
  await page.goto(`${site.origin}/personal/rise/history?id=${late}`)
  await expect(main(page)).toContainText('已超过承诺的开具时间')
  await expect(main(page)).toContainText('已超时')
  await check('late')
  const { file } = pdfOf(folder, '25312000000012345678')
  operator(site, 'issue-invoice', late, '--number', '25312000000012345678', '--pdf', file)
  await page.reload()
  await expect(page.getByRole('button', { name: /^保存：/ })).toBeVisible()
  await check('issued')
  for (const [path, name] of Object.entries({ 'rise/history': '开票记录', invoicing: '申请开票' })) {
    await page.goto(`${site.origin}/personal/${path}`)
    await expect(heading(page, name)).toBeVisible()
    await expect(main(page)).toContainText('¥100.00')
    await check(path)
  }
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByRole('alert')).toHaveText('请选择付款')
  await page.getByRole('checkbox', { name: /¥20\.00/ }).check()
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(heading(page, '填写开票信息')).toBeVisible()
  await expect(main(page)).toContainText('48 小时内开具')
  await check('details')
  await page.goto(`${site.origin}/personal/invoicing/reissue?id=${late}`)
  await expect(main(page).getByText('原发票', { exact: true })).toBeVisible()
  await check('reissue')
  await page.goto(`${site.origin}/personal/index?type=invoice`)
  await expect(main(page)).toContainText('¥100.00')
  await check('overview')
})
