import { PassportPage } from './page-models/passport-page.ts'
import { violationsInBothColours as violations } from './support/axe.ts'
import { expect, networkIsBack, type Page, readyOffline, test } from './support/scenario.ts'

const RIGHT = '91350100M000100Y43'
const DOUBTFUL = '91350100M000100Y44'

const titles = (page: Page) => page.getByRole('main').getByRole('listitem')
const titleOf = (page: Page, name: string) => titles(page).filter({ hasText: name })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

async function fillCompany(page: Page, name: string, taxNumber: string): Promise<void> {
  await page.getByLabel('Name of the company').fill(name)
  await page.getByLabel('Tax number').fill(taxNumber)
  await page.getByLabel('E-mail address for the invoice').fill('invoice@example.org')
}

/** @returns when it is in the list */
async function add(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/personal/rise/add`)
  await fillCompany(page, name, RIGHT)
  await save(page).click()
  await expect(titleOf(page, name)).toBeVisible()
}

test('the account centre opens from the menu at its overview; every other address of it leads on', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/personal/rise?x=1`)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await new PassportPage(page, origin).register()
  await page.getByRole('button', { name: 'Account and settings' }).click()
  await page.getByRole('menuitem', { name: 'Account centre' }).click()
  await expect(page).toHaveURL(`${origin}/personal/index`)
  await expect(page.getByRole('heading', { name: 'Account centre', level: 1 })).toBeVisible()
  await expect(page.getByText(/used of 5\.4 GB$/)).toBeVisible()
  expect.soft(await violations(page), 'overview').toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Account settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Account settings' })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const path of ['/personal', '/personal/basic-info', '/personal/index?type=nonsense']) {
    await page.goto(origin + path)
    await expect(page).toHaveURL(/\/personal\/index/)
    await expect(page.getByRole('heading', { name: 'Account centre', level: 1 })).toBeVisible()
  }
  await page.goto(`${origin}/personal/nonsense`)
  await expect(page).toHaveURL(`${origin}/project/list`)
})

test('an invoice title is added, edited, made the default and deleted, by keyboard', async ({ page, origin }) => {
  await new PassportPage(page, origin).register()
  await page.goto(`${origin}/personal/rise`)
  await expect(page.getByRole('heading', { name: 'No invoice titles yet' })).toBeVisible()
  expect.soft(await violations(page), 'no titles').toEqual([])
  await page.getByRole('link', { name: 'Add a title' }).click()
  await expect(page.getByRole('heading', { name: 'New invoice title', level: 1 })).toBeVisible()

  await save(page).click()
  await expect(page.getByText('Enter the name', { exact: true })).toBeVisible()
  await expect(page.getByText('Enter the tax number', { exact: true })).toBeVisible()
  await expect(page.getByText('Enter a valid e-mail address')).toBeVisible()
  await expect(page.getByLabel('Name of the company')).toBeFocused()
  expect.soft(await violations(page), 'empty form').toEqual([])
  // what was typed for a company is still there after a look at the other type
  await fillCompany(page, '福州算尺科技有限公司', '９１350100m000100y43')
  await page.getByRole('radio', { name: 'Person' }).check()
  await expect(page.getByLabel('Tax number')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Company' }).check()
  await expect(page.getByLabel('Tax number')).toHaveValue('９１350100m000100y43')
  await page.getByLabel('Phone number').fill('87850000')
  await page.getByLabel('Bank account').fill('123')
  await page.getByLabel('Bank account').blur()
  await expect(page.getByText(/landline number with its area code/)).toBeVisible()
  await expect(page.getByText('Enter 8 to 30 digits')).toBeVisible()
  await page.getByLabel('Phone number').fill('0591-87850000')
  await page.getByLabel('Bank account').fill('6222 0200 1234 5678')
  await page.getByLabel('Bank account').press('Enter')
  await expect(page).toHaveURL(`${origin}/personal/rise`)
  await expect(titleOf(page, '福州算尺')).toContainText(RIGHT)
  await expect(titleOf(page, '福州算尺')).toContainText('Default')

  await page.getByRole('link', { name: 'Add a title' }).click()
  await page.getByRole('radio', { name: 'Person' }).check()
  await page.getByLabel('Name of the person').fill('Wang Fang')
  await page.getByLabel('E-mail address for the invoice').fill('wang@example.org')
  await save(page).click()
  await expect(titles(page)).toHaveCount(2)
  await expect(titles(page).first()).toContainText('福州算尺')
  await page.getByRole('button', { name: 'Make default: Wang Fang' }).press('Enter')
  await expect(titles(page).first()).toContainText('Wang Fang')
  await expect(titleOf(page, 'Wang Fang')).toContainText('Default')
  expect.soft(await violations(page), 'two titles').toEqual([])

  await page.getByRole('link', { name: 'Edit: 福州算尺' }).press('Enter')
  await expect(page.getByLabel('Bank account')).toHaveValue('6222020012345678')
  await page.getByLabel('Name of the company').fill('厦门算尺科技有限公司')
  await save(page).press('Enter')
  await expect(titleOf(page, '厦门算尺')).toBeVisible()

  await page.getByRole('button', { name: 'Delete: Wang Fang' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete the title “Wang Fang”?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(titles(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete: Wang Fang' }).press('Enter')
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(titles(page)).toHaveCount(1)
  await expect(titleOf(page, '厦门算尺')).toContainText('Default')
})

test('a wrong check digit of a tax number is a question, wrong characters are an error', async ({ page, origin }) => {
  await new PassportPage(page, origin).register()
  await page.goto(`${origin}/personal/rise/add`)
  await fillCompany(page, '福州算尺', '91350100M000100Y4Z')
  await save(page).click()
  await expect(page.getByText('The tax number has wrong length or characters')).toBeVisible()
  await page.getByLabel('Tax number').fill(DOUBTFUL)
  await save(page).click()
  const question = page.getByRole('alert').filter({ hasText: 'The check digit does not match: compare, then confirm' })
  await expect(question).toBeFocused()
  await expect(question).toContainText('9135 0100 M000 100Y 44')
  expect.soft(await violations(page), 'question').toEqual([])
  await question.getByRole('button', { name: 'Correct it' }).click()
  await expect(question).toHaveCount(0)
  await save(page).click()
  await question.getByRole('button', { name: 'It is right, save' }).click()
  await expect(titleOf(page, '福州算尺')).toContainText(DOUBTFUL)
})

test('what was typed stays on the device until it is saved or discarded', async ({ page, origin }) => {
  await new PassportPage(page, origin).register()
  await add(page, origin, 'Stored name')
  await page.getByRole('link', { name: 'Edit: Stored name' }).click()
  await page.getByLabel('Name of the company').fill('Typed name')
  await page.reload()
  await expect(page.getByLabel('Name of the company')).toHaveValue('Typed name')
  await expect(page.getByText('What you typed before and did not save is here again.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  await expect(page.getByLabel('Name of the company')).toHaveValue('Stored name')
  await page.reload()
  await expect(page.getByLabel('Name of the company')).toHaveValue('Stored name')
  await expect(page.getByText('is here again')).toHaveCount(0)
})

test('two tabs: a title that was changed or deleted in the other one is noticed before it is written over', async ({
  page,
  origin,
  context,
}) => {
  await new PassportPage(page, origin).register()
  await add(page, origin, 'First name')
  const other = await context.newPage()
  await other.goto(`${origin}/personal/rise`)
  await page.getByRole('link', { name: 'Edit: First name' }).click()
  await page.getByLabel('Remark').fill('from this tab')
  await page.waitForTimeout(1100) // times of changes are in seconds
  await other.getByRole('link', { name: 'Edit: First name' }).click()
  await other.getByRole('button', { name: 'Discard the draft' }).click()
  await other.getByLabel('Name of the company').fill('Second name')
  await save(other).click()
  await expect(titleOf(other, 'Second name')).toBeVisible()

  await page.bringToFront()
  await networkIsBack(page)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('This title has been changed elsewhere since you began.')).toBeVisible()
  await page.getByRole('button', { name: 'Show the stored one' }).click()
  await expect(page.getByLabel('Name of the company')).toHaveValue('Second name')

  await page.getByLabel('Remark').fill('after the deletion')
  await other.bringToFront()
  await other.getByRole('button', { name: 'Delete: Second name' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(other.getByRole('heading', { name: 'No invoice titles yet' })).toBeVisible()
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Saving makes a new one of what you typed.')).toBeVisible()
  await save(page).click()
  await expect(titleOf(page, 'Second name')).toBeVisible()
})

test('without the server titles are read with their time, and nothing can be written', async ({ page, site }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await new PassportPage(page, site.origin).register()
  await add(page, site.origin, 'Kept name')
  await page.goto(`${site.origin}/personal/index`)
  await expect(page.getByText(/used of 5\.4 GB$/)).toBeVisible()
  await readyOffline(page)
  for (const path of ['/personal/index', '/personal/rise']) await page.goto(site.origin + path)
  await expect(titleOf(page, 'Kept name')).toBeVisible()
  await site.stop()
  await page.reload()
  await networkIsBack(page)
  await expect(page.getByText(/^Offline: as of \d{4}-/)).toBeVisible()
  await expect(titleOf(page, 'Kept name')).toContainText(RIGHT)
  const remove = page.getByRole('button', { name: 'Delete: Kept name' })
  await expect(remove).toBeDisabled()
  await expect(remove).toHaveAccessibleDescription('Needs a connection')
  expect.soft(await violations(page), 'list offline').toEqual([])

  await page.getByRole('link', { name: 'Edit: Kept name' }).click()
  await page.getByLabel('Remark').fill('typed offline')
  await expect(save(page)).toBeDisabled()
  await expect(page.getByText('What you typed stays on this device.')).toBeVisible()
  expect.soft(await violations(page), 'form offline').toEqual([])
  await page.goto(`${site.origin}/personal/index`)
  await networkIsBack(page)
  await expect(page.getByText(/^Offline: as of \d{4}-/)).toBeVisible()
  await expect(page.getByText(/used of 5\.4 GB$/)).toBeVisible()

  await site.start()
  await networkIsBack(page)
  await expect(page.getByText(/^Offline: as of/)).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Invoice titles/ })
    .click()
  await page.getByRole('link', { name: 'Edit: Kept name' }).click()
  await expect(page.getByLabel('Remark')).toHaveValue('typed offline')
  await save(page).click()
  await expect(titleOf(page, 'Kept name')).toBeVisible()
  await page.getByRole('link', { name: 'Edit: Kept name' }).click()
  await expect(page.getByLabel('Remark')).toHaveValue('typed offline')
  await expect(page.getByText('is here again')).toHaveCount(0)
})

test('at 320 px the pages fit, in Chinese too', async ({ page, origin }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await new PassportPage(page, origin).register()
  await add(page, origin, '福州算尺科技有限公司及其在厦门、泉州和漳州的全部分支机构联合会')
  await page.getByRole('button', { name: '切换到中文' }).click()
  const headings = { index: '个人中心', rise: '发票抬头', 'rise/add': '新建发票抬头' }
  for (const [path, heading] of Object.entries(headings)) {
    await page.goto(`${origin}/personal/${path}`)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    expect.soft(await width(page), path).toBeLessThanOrEqual(320)
    expect.soft(await violations(page), path).toEqual([])
  }
  await page.getByRole('button', { name: '保存', exact: true }).click()
  for (const words of ['请填写抬头名称', '请填写税号', '请填写正确的邮箱'])
    await expect(page.getByText(words)).toBeVisible()
  await page.getByLabel('企业名称').fill('算尺')
  await page.getByLabel('税号').fill(DOUBTFUL)
  await page.getByLabel('接收发票的邮箱').fill('a@example.org')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('校验位不符，请核对后确认')).toBeVisible()
  expect.soft(await width(page), 'question').toBeLessThanOrEqual(320)
  await page.getByRole('main').getByRole('link', { name: '个人中心' }).click()
  await expect(page.getByRole('heading', { name: '个人中心', level: 1 })).toBeVisible()
})
