import type { Page } from '@playwright/test'
import { openedPdf } from '#tests/support/open-documents.ts'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

const age = 'age — Age, years'
const sex = 'sex — Sex'
const kcal = 'meal.cal — Calories at meals'

/** Six charts of the demo study, and the variables of each by the label of its field. */
const charts = [
  { name: /^Histogram/, fields: { Variable: age } },
  { name: /^Box and violin/, fields: { Variable: age, Groups: sex } },
  { name: /^Scatter plot/, fields: { Horizontal: age, Vertical: kcal } },
  { name: /^Empirical/, fields: { Variable: kcal, Groups: sex } },
] as const

async function draw(page: Page, origin: string, { name, fields }: (typeof charts)[number]): Promise<void> {
  await page.goto(`${origin}/statistical/index`)
  await page.getByRole('button', { name }).first().click()
  for (const [label, option] of Object.entries(fields)) {
    const field = page.getByRole('combobox', { name: label, exact: true })
    await field.selectOption({ label: option })
  }
  await expect(page.getByTestId('figure-chart')).toHaveAttribute('src', /^blob:/)
}

test('six figures of the demo study on one A4 page, offline, as one PDF, in both languages', async ({ page, site }) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  const pages = new AnalysisPage(page)
  const [first, ...others] = charts
  await draw(page, site.origin, first)
  await pages.download('PDF') // the first one brings the fonts
  await site.stop()
  for (const chart of others) await draw(page, site.origin, chart)
  const rail = page.getByRole('navigation', { name: 'Project' })
  for (const analysis of ['Kaplan–Meier survival', 'Cox regression']) {
    await rail.getByRole('link', { name: analysis }).click()
    await page.getByRole('button', { name: 'Edit figure' }).first().click()
    await expect(page.getByTestId('figure-chart')).toHaveAttribute('src', /^blob:/)
  }
  await rail.getByRole('link', { name: 'DemoLungCancer' }).click()
  await page.getByRole('button', { name: 'Several figures on a page' }).click()
  const figure = page.getByTestId('figure-page')
  await expect(page.getByRole('listitem').filter({ hasText: 'Columns' })).toHaveCount(6)
  await expect(figure).toHaveAttribute('alt', /F: .*Kaplan|F: /)
  await page.getByLabel('Height of a row, mm').fill('78')
  const pdf = await pages.download('PDF')
  const { text, pages: count, fonts } = openedPdf(new Uint8Array(pdf.bytes))
  expect(count).toBe(1)
  expect(fonts.every(({ embedded }) => embedded)).toBe(true)
  for (const letter of ['A', 'B', 'C', 'D', 'E']) expect(text).toContain(`(${letter})`)
  expect(text).toContain('Number at risk')

  await page.getByRole('button', { name: 'Move Histogram with density down' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Columns' }).nth(2)).toContainText('Histogram')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Columns' }).nth(1)).toContainText('Histogram')

  await page.getByRole('button', { name: '切换到中文' }).click()
  await expect(figure).toHaveAttribute('alt', /A：|A: .*[\u4e00-\u9fff]/)
  const chinese = await pages.download('PDF')
  expect(openedPdf(new Uint8Array(chinese.bytes)).text).toContain('（A）')
})
