import type { Page } from '@playwright/test'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { violationsInBothColours as violations } from './support/axe.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

const texts = (page: Page, column: number) =>
  page.getByTestId('figure-table').locator(`tbody td:nth-child(${column})`).allTextContents()

test('a figure is read as a table, and its axes are written anew from the search for options, by keyboard and without the server', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  await page.goto(`${site.origin}/statistical/index`)
  await site.stop()
  await page
    .getByRole('button', { name: /^Scatter plot/ })
    .first()
    .click()
  for (const [label, option] of [
    ['Horizontal', /^age/],
    ['Vertical', /^meal/],
  ] as const) {
    const field = page.getByRole('combobox', { name: label, exact: true })
    await field.selectOption(await field.locator('option', { hasText: option }).first().getAttribute('value'))
  }
  await expect(page.getByTestId('figure-chart')).toHaveAttribute('src', /^blob:/)
  const charts = new AnalysisPage(page)
  const svg = async () => (await charts.download('SVG')).bytes.toString()

  await page.getByRole('button', { name: 'Data', exact: true }).press('Enter')
  const table = page.getByTestId('figure-table')
  await expect(table.getByRole('columnheader')).not.toHaveCount(0)
  await expect(table.getByText(/^Rows 1 to 50 of \d+$/)).toBeVisible()
  const first = table.getByRole('columnheader').first()
  await first.getByRole('button').press('Enter')
  await expect(first).toHaveAttribute('aria-sort', 'ascending')
  const ages = (await texts(page, 1)).map(Number)
  expect(ages).toEqual(ages.toSorted((a, b) => a - b))
  await first.getByRole('button').press('Enter')
  await expect(first).toHaveAttribute('aria-sort', 'descending')
  await table.getByRole('button', { name: 'Next rows' }).press('Enter')
  await expect(table.getByText(/^Rows 51 to 100 of \d+$/)).toBeVisible()
  const older = (await texts(page, 1)).map(Number)
  expect(older).toEqual(older.toSorted((a, b) => b - a))
  expect(Math.min(...older)).toBeGreaterThan(Math.max(...ages))
  expect(await violations(page)).toEqual([])

  const search = page.getByRole('searchbox', { name: 'Find an option' })
  await search.focus()
  await page.keyboard.type('numbers of')
  await page.getByLabel('Numbers of y', { exact: true }).selectOption('Thousands: 10,000')
  await page.getByLabel('Numbers of x', { exact: true }).selectOption('2 decimals')
  await search.fill('ticks of x')
  await page.getByLabel('Ticks of x at').fill('40; 60; 80')
  await page.getByLabel('Minor ticks of x').fill('3')
  await search.fill('alternative')
  await page.getByLabel('Alternative text').fill('Calories fall with age.')
  await search.fill('')
  await page.getByLabel(/^Only what was changed \(5\)$/).check()
  await expect(page.getByLabel('Ticks of x at')).toHaveValue('40; 60; 80')
  await expect(page.getByLabel('Typeface', { exact: true })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await expect.poll(svg).toMatch(/60\.00/)
  const drawn = await svg()
  expect(drawn).toMatch(/1,000/)
  expect(drawn).toContain('Calories fall with age.')
  expect(drawn).not.toMatch(/>50\.00</)
  await expect(page.getByTestId('figure-chart')).toHaveAttribute('alt', 'Calories fall with age.')

  await page.getByRole('button', { name: 'Reset: Numbers of x' }).press('Enter')
  await expect.poll(svg).not.toMatch(/60\.00/)
  await expect(page.getByLabel(/^Only what was changed \(4\)$/)).toBeChecked()
  await page.reload()
  await expect(page.getByTestId('figure-chart')).toHaveAttribute('alt', 'Calories fall with age.')
})
