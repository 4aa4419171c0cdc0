import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { seal, unseal } from '#app/share/seal.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { violationsInBothColours as violations } from './support/axe.ts'
import { expect, networkIsBack, type Page, readyOffline, test } from './support/scenario.ts'

const NO_LONGER = 'This link is no longer valid'
const UNREADABLE = 'This page cannot be opened'
/** Sentences that no page but the report has. */
const OPENING = 'We followed the patients of one ward.'
const KEPT_BACK = 'This sentence stays with its author.'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

/** The page of a reader without an account, in another browser. */
async function reader(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 320, height: 700 } })
  return context.newPage()
}

/** Shares the open result, and returns the link. */
async function share(page: Page, days = '7'): Promise<string> {
  await page.getByRole('button', { name: 'Share as a page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('The link is valid for').selectOption(days)
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  const link = await dialog.getByLabel(/^Link to /).inputValue()
  expect.soft(await violations(page), 'the new link').toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  return link
}

/** Names of the caches and databases of a page's browser that may hold a share. */
const keptIn = (page: Page) => page.evaluate(async () => (await caches.keys()).filter((name) => /share/.test(name)))

test('a Kaplan–Meier result is shared, read without an account, kept for offline, and revoked', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await page
    .getByRole('list', { name: 'Results' })
    .getByRole('link', { name: /Kaplan|surviv/i })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Reading' })).toContainText(/median survival/i)
  const title = await page.getByLabel('Title of the analysis').inputValue()

  await page.getByRole('button', { name: 'Share as a page' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('stay on this device')
  await expect(dialog.getByRole('checkbox', { name: 'Tables' })).toBeChecked()
  await expect(dialog.getByRole('button', { name: 'Create the link' })).toBeEnabled()
  expect.soft(await violations(page), 'dialog').toEqual([])
  await page.keyboard.press('Escape')

  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postDataBuffer()?.toString('latin1') ?? ''}`))
  const link = await share(page)
  expect(link).toMatch(/\/share\?id=[0-9a-f-]{36}#k=[\w-]{43}$/)
  const [, key = ''] = link.split('#k=')
  expect(sent.some((text) => text.includes('/api/Share/add?days=7'))).toBe(true)
  expect(sent.filter((text) => text.includes(key) || text.includes('median survival'))).toEqual([])

  const other = await reader(browser)
  await other.goto(link)
  await expect(heading(other, title)).toBeVisible()
  await expect(other.getByRole('table').first()).toContainText('Median')
  await expect(other.getByText(/median survival/i).first()).toBeVisible()
  await expect(other.getByTestId('shared-figure').first()).toBeVisible()
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(other.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  await expect(other).toHaveTitle(/^Shared result/)
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect.soft(await violations(other), 'shared page').toEqual([])
  expect(await keptIn(other)).toEqual([])
  await other.getByRole('button', { name: '切换到中文' }).click()
  await expect(other.getByText(/中位生存时间/).first()).toBeVisible()
  await other.getByRole('button', { name: 'Switch to English' }).click()

  const [before = ''] = link.split('#k=')
  await other.goto(`${before}#k=${'A'.repeat(43)}`)
  await expect(heading(other, UNREADABLE)).toBeVisible()
  await other.goto(link.split('#')[0] ?? '')
  await expect(heading(other, UNREADABLE)).toBeVisible()
  expect.soft(await violations(other), 'no key').toEqual([])
  await other.goto(`${site.origin}/share?id=${randomUUID()}#k=${key}`)
  await expect(heading(other, NO_LONGER)).toBeVisible()
  expect.soft(await violations(other), 'unknown').toEqual([])

  await readyOffline(other)
  await readyOffline(page)
  await other.goto(link)
  await other.getByRole('button', { name: 'Keep on this device' }).click()
  await expect(other.getByRole('button', { name: 'Remove from this device' })).toBeVisible()
  const second = await share(page, '30')
  await site.stop()
  await other.reload()
  await expect(heading(other, title)).toBeVisible()
  await expect(other.getByText('this is the copy that is kept on this device')).toBeVisible()
  await other.goto(second)
  await expect(heading(other, 'The server cannot be reached')).toBeVisible()
  await networkIsBack(page) // it learns that there is none
  await page.getByRole('button', { name: 'Share as a page' }).click()
  await expect(dialog.getByText('Share when you are online')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Create the link' })).toBeDisabled()
  await page.keyboard.press('Escape')

  await site.start()
  await networkIsBack(page)
  await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Share as a page' }).click()
  await dialog.getByText('My share links', { exact: true }).click()
  const own = dialog.getByRole('listitem')
  await expect(own).toHaveCount(2)
  expect.soft(await violations(page), 'own links').toEqual([])
  await own
    .last()
    .getByRole('button', { name: /^Revoke/ })
    .click()
  await expect(own).toHaveCount(1)
  await other.goto(link)
  await expect(heading(other, NO_LONGER)).toBeVisible()
  expect(await keptIn(other)).toEqual([])
  await other.goto(second)
  await expect(heading(other, title)).toBeVisible()
  await other.getByRole('button', { name: 'Keep on this device' }).click()
  await other.getByRole('button', { name: 'Remove from this device' }).click()
  await expect(other.getByText('Nothing of this page is stored on this device')).toBeVisible()
  expect(await keptIn(other)).toEqual([])
  await other.context().close()
})

test('the result of a clinical tool is shared without the values that were entered', async ({
  page,
  browser,
  site,
}) => {
  await page.goto(`${site.origin}/tool/detail?id=body-mass-index`)
  await page.getByRole('button', { name: 'Try it' }).first().click()
  await page.getByRole('button', { name: 'Share a link' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Share the result as a page' }).click()
  await expect(dialog.getByText('Log in to share')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Create the link' })).toBeDisabled()

  await new PassportPage(page, site.origin).register()
  await page.goto(`${site.origin}/tool/detail?id=body-mass-index`)
  await page.getByRole('button', { name: 'Try it' }).first().click()
  await page.getByRole('button', { name: 'Share a link' }).click()
  await dialog.getByRole('button', { name: 'Share the result as a page' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'The values that were entered' })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  const other = await reader(browser)
  await other.goto(await dialog.getByLabel(/^Link to /).inputValue())
  await expect(other.getByText('24.98 kg/m²')).toBeVisible()
  await expect(other.getByText('165')).toHaveCount(0)
  expect.soft(await violations(other), 'shared tool').toEqual([])
  await other.context().close()
})

test('a chart is shared with its figure in both colours', async ({ page, browser, site }) => {
  test.setTimeout(180_000)
  await new PassportPage(page, site.origin).register()
  await page.goto(`${site.origin}/statistical/index`)
  await page.getByRole('button', { name: /^Histogram/ }).click()
  await expect(page.getByTestId(/^figure-/).first()).toBeVisible({ timeout: 30_000 })
  const link = await share(page, '1')
  const other = await reader(browser)
  await other.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await other.goto(link)
  await expect(other.getByTestId('shared-figure')).toBeVisible()

  await page.getByRole('button', { name: 'Share as a page' }).click()
  await page.getByRole('checkbox', { name: 'With the rows of the variables used' }).click()
  await page.getByRole('button', { name: 'Share with the rows' }).click()
  await page.getByRole('button', { name: 'Create the link' }).click()
  const withRows = await page.getByLabel(/^Link to /).inputValue()
  await other.goto(`${site.origin}/verify`)
  await other.getByLabel('Address of a shared result').fill(withRows)
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.getByText('Figure 1: its data are equal')).toBeVisible({ timeout: 30_000 })
  await new PassportPage(other, site.origin).register()
  await other.goto(withRows)
  await other.getByRole('button', { name: 'Open in my account' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other).toHaveURL(/\/statistical\/detail/)
  await expect(other.getByTestId(/^figure-/).first()).toBeVisible({ timeout: 30_000 })
  await other.context().close()
})

test('a reader logs in on the way, and copies the shared result into a report that names its source', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(180_000)
  const person = await new PassportPage(page, site.origin).register()
  await page.goto(`${site.origin}/tool/detail?id=body-mass-index`)
  await page.getByRole('button', { name: 'Try it' }).first().click()
  await page.getByRole('button', { name: 'Share a link' }).click()
  const maker = page.getByRole('dialog')
  await maker.getByRole('button', { name: 'Share the result as a page' }).click()
  await maker.getByRole('button', { name: 'Create the link' }).click()
  const link = await maker.getByLabel(/^Link to /).inputValue()
  const [, key = ''] = link.split('#k=')

  const other = await reader(browser)
  const sent: string[] = []
  other.on('request', (request) => sent.push(`${request.url()} ${request.postDataBuffer()?.toString('latin1') ?? ''}`))
  await other.goto(link)
  await expect(other.getByText('24.98 kg/m²')).toBeVisible()
  await other.getByRole('link', { name: 'Log in to copy it' }).click()
  await expect(other).toHaveURL(/\/login\?redirect=/)
  expect(other.url()).not.toContain(key)
  await other.reload() // the key is kept in this tab
  await new PassportPage(other, site.origin).fillLogin(person)
  await expect(other.getByText('24.98 kg/m²')).toBeVisible()
  expect(other.url()).toBe(link)
  expect(await other.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(key)

  await other.getByRole('button', { name: 'Open in my account' }).click()
  const dialog = other.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'New project' })).toBeChecked()
  await dialog.getByLabel('Project name').fill('a b')
  await expect(dialog.getByText('A project name has only letters and digits')).toBeVisible()
  await dialog.getByLabel('Project name').fill('Copied')
  expect.soft(await violations(other), 'copy').toEqual([])
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(other).toHaveURL(/\/office\?id=/)
  await expect(other.getByText(/^From a shared link, as of \d{4}-/)).toBeVisible()
  await expect(other.getByText('24.98 kg/m²')).toBeVisible()
  expect(sent.filter((text) => text.includes(key))).toEqual([])
  await other.context().close()
})

test('a report is shared with what its maker chose, read without an account, checked and copied', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const person = await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await page.getByRole('button', { name: 'Write a report' }).click()
  const text = page.getByRole('textbox', { name: 'Text of the report' })
  await text.click()
  await page.keyboard.type(OPENING)
  await page.getByRole('button', { name: 'Insert results' }).click()
  await page.getByRole('checkbox', { name: /Kaplan/ }).check()
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(text.getByRole('table')).toBeVisible()
  await text.getByText(OPENING).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByLabel('Kind of paragraph').selectOption('heading-1')
  await page.keyboard.type('Privately')
  await page.keyboard.press('Enter')
  await page.keyboard.type(KEPT_BACK)

  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postDataBuffer()?.toString('latin1') ?? ''}`))
  const sealed: Buffer[] = []
  page.on('request', (request) => {
    const body = request.postDataBuffer()
    if (request.url().includes('/api/Share/add') && body) sealed.push(body)
  })
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const field = (name: string | RegExp) => dialog.getByRole('checkbox', { name, exact: true })
  await expect(field('Text')).toBeChecked()
  await expect(field(/^Table 1 /)).toBeChecked()
  await expect(field(/^Figure 1 /)).toBeChecked()
  await expect(field('Reading')).toBeChecked()
  await expect(dialog.getByText(`1 paragraph: ${OPENING}`)).toBeVisible()
  await field('Text “Privately”').uncheck()
  expect.soft(await violations(page), 'dialog of a report').toEqual([])
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  const link = await dialog.getByLabel(/^Link to /).inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const [, key = ''] = link.split('#k=')
  expect(sent.some((one) => one.includes('/api/Share/add'))).toBe(true)
  for (const word of [key, OPENING, KEPT_BACK])
    expect(
      sent.filter((one) => one.includes(word)),
      word,
    ).toEqual([])
  // what the link opens is what was ticked
  const { content } = await unseal(new Uint8Array(sealed[0] ?? []), key)
  const inside = content.en.blocks?.map(({ kind }) => kind) ?? []
  expect(new Set(inside)).toEqual(new Set(['paragraph', 'reading', 'table', 'figure']))
  expect(JSON.stringify(content)).toContain(OPENING)
  expect(JSON.stringify(content)).not.toContain(KEPT_BACK)

  const other = await reader(browser)
  await other.goto(link)
  await expect(other.getByText(OPENING)).toBeVisible()
  await expect(other.getByText(/^Report as of \d{4}-/)).toBeVisible()
  await expect(other.getByText(/^Table 1 /)).toBeVisible()
  await expect(other.getByRole('table')).toContainText('Median')
  await expect(other.getByTestId('shared-figure')).toBeVisible()
  await expect(other.getByText('Privately')).toHaveCount(0)
  await expect(other.getByText(KEPT_BACK)).toHaveCount(0)
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect.soft(await violations(other), 'shared report').toEqual([])
  await other.getByRole('button', { name: '切换到中文' }).click()
  await expect(other.getByText(/^表 1 /)).toBeVisible()
  await other.getByRole('button', { name: 'Switch to English' }).click()

  await readyOffline(other)
  await other.getByRole('button', { name: 'Keep on this device' }).click()
  await expect(other.getByRole('button', { name: 'Remove from this device' })).toBeVisible()
  await site.stop()
  await other.reload()
  await expect(other.getByText(OPENING)).toBeVisible()
  await expect(other.getByTestId('shared-figure')).toBeVisible()
  await site.start()
  await networkIsBack(other)
  await networkIsBack(page)

  // elsewhere nothing can be computed; where the project is, each number is
  await other.goto(`${site.origin}/verify`)
  await other.getByLabel('Address of a shared result').fill(link)
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.getByText('A share holds rounded numbers and nothing to compute from')).toBeVisible()
  await page.goto(`${site.origin}/verify`)
  await page.getByLabel('Address of a shared result').fill(link)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByText(/values are equal as shown/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/values? differs?$/)).toHaveCount(0)
  await expect(page.getByText('figures and what was typed are not')).toBeVisible()
  expect.soft(await violations(page), 'report checked').toEqual([])

  await other.goto(link)
  await other.getByRole('link', { name: 'Log in to copy it' }).click()
  await new PassportPage(other, site.origin).fillLogin(person)
  await other.getByRole('button', { name: 'Open in my account' }).click()
  await other.getByLabel('Project name').fill('Copied')
  await other.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(other).toHaveURL(/\/office\?id=/)
  await expect(other.getByText(/^From a shared link, as of \d{4}-/)).toBeVisible()
  await expect(other.getByText(OPENING)).toBeVisible()
  await expect(other.getByRole('table')).toContainText('Median')
  await other.context().close()
})

test('a result is shared with its rows after two questions, opened and computed in another account, and verified', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await page
    .getByRole('list', { name: 'Results' })
    .getByRole('link', { name: /Kaplan|surviv/i })
    .first()
    .click()
  // a kept result is shown before the names of its variables are read
  await expect(page.getByRole('region', { name: 'Reading' })).toContainText(/Male: .* median survival/i)
  const title = await page.getByLabel('Title of the analysis').inputValue()
  const numbers = await page.getByRole('region', { name: 'Reading' }).innerText()

  const sealed: Buffer[] = []
  page.on('request', (request) => {
    const body = request.postDataBuffer()
    if (request.url().includes('/api/Share/add') && body) sealed.push(body)
  })
  await page.getByRole('button', { name: 'Share as a page' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share as a page' })
  const tick = dialog.getByRole('checkbox', { name: 'With the rows of the variables used' })
  const question = page.getByRole('dialog', { name: 'Give away 228 rows?' })
  await expect(tick).not.toBeChecked()
  await expect(dialog.getByText(/^228 rows of time, status/)).toBeVisible()
  await tick.click()
  await expect(question.getByRole('listitem')).toContainText(['time', 'status'])
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  expect.soft(await violations(page), 'second question').toEqual([])
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(tick).not.toBeChecked()
  await tick.click()
  await question.getByRole('button', { name: 'Share with the rows' }).click()
  await expect(tick).toBeChecked()
  await expect(dialog.getByText('it leaves the device, encrypted, with the rows')).toBeVisible()
  // another tick asks again
  await dialog.getByRole('checkbox', { name: 'Figures' }).uncheck()
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  await expect(question).toBeVisible()
  expect(sealed).toEqual([])
  await question.getByRole('button', { name: 'Share with the rows' }).click()
  const link = await page.getByLabel(/^Link to /).inputValue()
  const [, key = ''] = link.split('#k=')
  const opened = await unseal(new Uint8Array(sealed[0] ?? []), key)
  const { rows } = opened
  expect(rows).toMatchObject({ count: 228, figures: [] })
  expect(rows?.source.split('\n')).toHaveLength(230)
  for (const column of ['meal.cal', 'wt.loss', 'pat.karno', 'DemoLungCancer'])
    expect(JSON.stringify(rows), column).not.toContain(column)

  const other = await reader(browser)
  await other.goto(link)
  await expect(heading(other, title)).toBeVisible()
  await expect(other.getByText(/^228 rows of data are inside/)).toBeVisible()
  expect.soft(await violations(other), 'shared with rows').toEqual([])
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await other.goto(`${site.origin}/verify`)
  await other.getByLabel('Address of a shared result').fill(link)
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.getByText(/values are equal as shown/)).toBeVisible({ timeout: 30_000 })
  await expect(other.getByText('228 rows are in the share')).toBeVisible()
  await expect(other.getByText(/values? differs?$/)).toHaveCount(0)
  await expect(other.getByText(/not computed again/)).toHaveCount(0)
  expect.soft(await violations(other), 'rows verified').toEqual([])

  // a number that its maker has changed is found
  const { content } = opened
  const changed = content.en.parts[0]?.tables[0]?.body[0]?.cells.at(-1)?.runs[0]
  if (!changed) throw new Error('the share has no table')
  changed.text = '12345'
  const forged = await seal(opened)
  const body = Buffer.from(forged.bytes)
  await other.route(/\/api\/Share\/open/, (route) => route.fulfill({ body, contentType: 'application/octet-stream' }))
  await other.getByLabel('Address of a shared result').fill(link.replace(key, forged.key))
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.getByText('1 value differs')).toBeVisible({ timeout: 30_000 })
  await other.unroute(/\/api\/Share\/open/)

  await other.setViewportSize({ width: 1280, height: 800 })
  await new PassportPage(other, site.origin).register()
  await other.goto(link)
  await other.getByRole('button', { name: 'Open in my account' }).click()
  await other.getByLabel('Project name').fill('Opened')
  expect.soft(await violations(other), 'open the rows').toEqual([])
  await other.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other).toHaveURL(/\/dataAnalysis\/show/)
  await expect(other.getByLabel('Title of the analysis')).toHaveValue(title)
  await expect(other.getByRole('region', { name: 'Reading' })).toContainText(/median survival/i)
  await expect.poll(() => other.getByRole('region', { name: 'Reading' }).innerText()).toBe(numbers)
  await other.goto(`${site.origin}/project/list`)
  await other.getByRole('link', { name: 'Opened' }).first().click()
  await expect(other.getByText(/^From a shared link, as of \d{4}-/)).toBeVisible()
  await other.context().close()
})
