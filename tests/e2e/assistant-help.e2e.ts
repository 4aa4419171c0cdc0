import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { violationsInBothColours } from './support/axe.ts'
import { expect, type Page, readyOffline, test } from './support/scenario.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Assistant' })
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the help' })
const says = (page: Page, text: string | RegExp) =>
  expect(panel(page).getByRole('status').filter({ hasText: text })).toBeVisible()

async function openHelp(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Assistant' }).click()
  await page.getByRole('tab', { name: 'Help' }).click()
  await expect(panel(page).getByText(/^Not AI/)).toBeVisible()
}

test('a visitor without an account finds what an option and a warning mean, and opens a tool, by keyboard and offline', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.origin}/tool/index`)
  await readyOffline(page)
  await openHelp(page)
  await panel(page).getByRole('button', { name: 'confidence level' }).click()
  await expect(field(page)).toBeFocused()
  await says(page, /^\d+ results$/)
  await context.setOffline(true)
  await site.stop()
  await page.reload()
  await openHelp(page)

  await field(page).fill('置信水平')
  await expect(panel(page).getByText('How often intervals made this way cover the true value.').first()).toBeVisible()
  await field(page).fill('Age: fewer than two groups, or fewer than two values, have data.')
  await expect(panel(page).getByRole('heading', { name: 'Notices and warnings' })).toBeVisible()
  await expect(panel(page).getByText('There is nothing to compare.').first()).toBeVisible()
  await field(page).fill('xyzzy')
  await says(page, '0 results')
  await expect(panel(page).getByText('Nothing has these words.')).toBeVisible()

  await field(page).fill('egfr')
  await says(page, /^[1-9]\d* results$/)
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: /^eGFR, CKD-EPI 2021 creatinine/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tool\/detail\?id=ckd-epi-2021-creatinine/)
  await expect(panel(page)).toBeVisible()
  await expect(field(page)).toHaveValue('egfr')
})

test('an analysis that is found is made in the open dataset; without one the list of datasets opens', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await openHelp(page)
  await field(page).fill('kaplan')
  await panel(page)
    .getByRole('button', { name: /^Kaplan–Meier survival/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/dataAnalysis\/index/)
  await expect(page.getByText('Open a dataset first, then choose Kaplan–Meier survival there.')).toBeVisible()

  await page.goto(`${site.origin}/project/list`)
  await new ProjectsPage(page, site.origin).openDemo()
  await page.getByRole('link', { name: 'Analyse' }).click()
  await openHelp(page)
  await field(page).fill('friedman')
  await panel(page)
    .getByRole('button', { name: /Friedman/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/dataAnalysis\/show\?.*analysis=/)
  await expect(page.getByLabel('Title of the analysis')).toHaveValue(/Friedman/)
})

test('the help fits 320 px, has no fault that axe finds, and gives way to what it opens', async ({ page, origin }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${origin}/tool/index`)
  await openHelp(page)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(await violationsInBothColours(page), 'before a search').toEqual([])
  expect.soft(await width()).toBeLessThanOrEqual(320)
  await field(page).fill('confidence')
  await says(page, /^\d+ results$/)
  expect.soft(await violationsInBothColours(page), 'results').toEqual([])
  expect.soft(await width()).toBeLessThanOrEqual(320)
  await field(page).fill('apgar')
  await panel(page)
    .getByRole('button', { name: /^Apgar score/ })
    .click()
  await expect(page).toHaveURL(/\/tool\/detail\?id=apgar/)
  await expect(panel(page)).toBeHidden()
})

test('in Chinese it finds English words and the initials of pinyin, and fits 320 px', async ({ browser, origin }) => {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 320, height: 700 } })
  const page = await context.newPage()
  await page.goto(`${origin}/tool/index`)
  await page.getByRole('banner').getByRole('button', { name: '助手' }).click()
  await page.getByRole('tab', { name: '帮助' }).click()
  const drawer = page.getByRole('complementary', { name: '助手' })
  await expect(drawer.getByText(/^非 AI/)).toBeVisible()
  for (const search of ['confidence level', 'zxsp']) {
    await page.getByRole('searchbox', { name: '搜索帮助' }).fill(search)
    await expect(drawer.getByText('按此方法构建的区间包含真值的长期频率。').first(), search).toBeVisible()
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await context.close()
})
