import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, test } from './support/scenario.ts'

test('a result is copied, saved, duplicated, computed again and deleted from the page of its project', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  const links = page.getByRole('list', { name: 'Results' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  const before = await links.count()
  const menu = page.getByRole('button', { name: /^Actions for / }).first()
  const choose = async (item: string) => {
    await menu.click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('Compute again')
  await expect(page.getByText(/^Computed again: /)).toBeVisible({ timeout: 60_000 })
  await choose('Copy')
  await expect(page.getByText('Copied')).toBeVisible()
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))
  expect(types.some((type) => type === 'text/html' || type === 'image/png')).toBe(true)
  const download = page.waitForEvent('download')
  await choose('Save as Word')
  expect((await download).suggestedFilename()).toMatch(/\.docx$/)
  await choose('Duplicate')
  await expect(links).toHaveCount(before + 1)
  await expect(links.filter({ hasText: '(copy)' })).toBeVisible()
  await choose('Delete')
  await expect(links).toHaveCount(before)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(links).toHaveCount(before + 1)
})

test('the page of a project says how much a dataset holds, and shows the picture of each result', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  const dataset = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Analyse' }) })
  await expect(dataset).toContainText('228 rows · 3% missing')
  const results = page.getByRole('list', { name: 'Results' })
  const links = results.getByRole('link')
  await expect(results.getByTestId(/^picture-/)).toHaveCount(5, { timeout: 60_000 })
  await expect(links).toHaveCount(5)
  await dataset.getByRole('link', { name: 'Draw' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search the charts' })).toBeVisible()
})

test('a result without a figure shows the first rows of its table; on a phone every button of a card can be hit', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await page.getByRole('link', { name: 'Analyse' }).click()
  await new AnalysisPage(page).add(/^Table 1/)
  await page.getByRole('button', { name: 'All', exact: true }).first().click()
  await expect(page.getByTestId('table-baseline')).toContainText('62.4 ± 9.1')
  // within the application, because a reload would cut off the storing of the result that was just computed
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'DemoLungCancer' }).click()
  const results = page.getByRole('list', { name: 'Results' })
  const table = results.getByTestId(/^table-/)
  await expect(table).toHaveCount(1)
  await expect(table).toContainText('Characteristic')
  await expect(table).toContainText('36 (15.9)')

  await page.setViewportSize({ width: 390, height: 844 })
  const cards = page.getByRole('main').getByRole('listitem')
  for (const target of await cards.getByRole('button').or(cards.getByRole('link')).all()) {
    const box = await target.boundingBox()
    expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(44)
  }
})
