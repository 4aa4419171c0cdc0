import type { Page } from '@playwright/test'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { violationsInBothColours as violations } from './support/axe.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

/** The first colour of the standard palette on paper. */
const BLUE = '#0072b2'

async function draw(page: Page, name: RegExp, fields: Readonly<Record<string, RegExp>>): Promise<void> {
  await page.getByRole('button', { name }).first().click()
  for (const [label, option] of Object.entries(fields)) {
    const field = page.getByRole('combobox', { name: label, exact: true })
    await field.selectOption(await field.locator('option', { hasText: option }).first().getAttribute('value'))
  }
  await expect(page.getByTestId('figure-chart')).toHaveAttribute('src', /^blob:/)
}

test('a style is saved by keyboard and used for two other figures at once, taken back with one undo, and a template makes a chart, all offline', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  await page.goto(`${site.origin}/statistical/index`)
  await site.stop()
  await draw(page, /^Histogram/, { Variable: /^age/ })
  await page.getByRole('button', { name: 'New chart' }).click()
  await draw(page, /^Box and violin/, { Variable: /^age/, Groups: /^sex/ })
  await page.getByRole('button', { name: 'New chart' }).click()
  await draw(page, /^Scatter plot/, { Horizontal: /^age/, Vertical: /^meal/ })
  const charts = new AnalysisPage(page)
  const svg = async () => (await charts.download('SVG')).bytes.toString()
  const open = (chart: string) => page.getByRole('button', { name: chart, exact: true }).click()

  await page.getByText('Colours and legend', { exact: true }).click()
  await page.getByLabel('Greys, for print').check()
  await page.getByText('Titles', { exact: true }).click()
  await page.getByLabel('Title of the x axis').fill('Age at entry')
  await expect.poll(svg).toContain('Age at entry')

  const button = page.getByRole('button', { name: 'Style of the figure' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Save this style …' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Save this style')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('For print')
  await page.keyboard.press('Enter')
  const mine = dialog.getByRole('list', { name: 'My styles' })
  await expect(mine.getByRole('listitem')).toHaveCount(1)
  expect(await violations(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Use this style for other figures …' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'All' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('checkbox', { name: /^Histogram/ })).toBeChecked()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 720 })
  await dialog.getByRole('button', { name: 'Use it for 2 figures' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 figures have this style now.' })).toBeVisible()
  await expect(button).toBeFocused()

  await open('Histogram with density')
  await expect.poll(svg).not.toContain(BLUE)
  expect(await svg()).not.toContain('Age at entry')
  await open('Box and violin plot')
  await expect.poll(svg).not.toContain(BLUE)
  await page.getByTitle('Undo (Ctrl+Z)').click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Undone: “Colours” of “Box and violin plot” and 1 more' }),
  ).toBeVisible()
  await expect.poll(svg).toContain(BLUE)
  await open('Histogram with density')
  await expect.poll(svg).toContain(BLUE)

  await button.click()
  await dialog.getByLabel('Name of the style For print').fill('Greys')
  await dialog
    .getByRole('button', { name: 'Apply For print' })
    .or(dialog.getByRole('button', { name: 'Apply Greys' }))
    .click()
  await expect.poll(svg).not.toContain(BLUE)
  await button.click()
  await dialog.getByRole('button', { name: 'Take the style of another figure …' }).click()
  await dialog.getByRole('radio', { name: /^Box and violin/ }).check()
  await dialog.getByRole('button', { name: 'Take this style' }).click()
  await expect.poll(svg).toContain(BLUE)
  await button.click()
  await dialog.getByRole('button', { name: 'Delete Greys' }).click()
  await expect(mine).toHaveCount(0)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await button.click()
  await expect(mine.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')

  const bars = page.getByRole('group', { name: 'Height of the bars' })
  await bars.getByLabel('Density').check()
  await button.click()
  await dialog.getByRole('button', { name: 'Save as a template …' }).click()
  await dialog.getByLabel('Name').fill('Densities')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'New chart' }).click()
  await page.getByRole('tab', { name: 'My charts' }).click()
  const templates = page.getByRole('list', { name: 'My templates' })
  await expect(templates.getByRole('listitem')).toHaveText(/Densities.*Histogram/)
  expect(await violations(page)).toEqual([])
  await templates.getByRole('button', { name: /^Densities/ }).click()
  await expect(page.getByRole('region', { name: 'Chart' })).toContainText('Choose a variable.')
  await expect(page.getByLabel('Title of the chart')).toHaveValue('Densities')
  await expect(bars.getByLabel('Density')).toBeChecked()

  await page.getByRole('button', { name: 'New chart' }).click()
  await page.getByRole('tab', { name: 'My charts' }).click()
  await templates.getByRole('button', { name: 'Delete Densities' }).click()
  await expect(templates).toHaveCount(0)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(templates.getByRole('listitem')).toHaveCount(1)
})
