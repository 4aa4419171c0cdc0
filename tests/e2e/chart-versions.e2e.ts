import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { violationsInBothColours as violations } from './support/axe.ts'
import { expect, outboxIsEmpty, readyOffline, test } from './support/scenario.ts'

test('[D13] a download and a name keep versions of a chart offline; one is compared, restored and undone, and none is sent', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  await page.goto(`${site.origin}/statistical/index`)
  await page.getByRole('button', { name: /^Histogram/ }).click()
  await page.getByLabel('Variable', { exact: true }).selectOption({ label: 'age — Age, years' })
  await expect(page.getByTestId('figure-chart')).toHaveAttribute('src', /^blob:/)
  await outboxIsEmpty(page)
  await site.stop()
  const versions = page.getByRole('dialog', { name: 'Versions of this chart' })
  const open = () => page.getByRole('button', { name: 'Versions of this chart' }).click()
  const rows = versions.getByRole('list', { name: 'Versions' }).locator(':scope > li')

  await open()
  await versions.getByLabel('Save this version as').fill('Submitted')
  await versions.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(rows).toHaveText([/Submitted.*The same options as now/])
  await expect(rows.locator('img')).toHaveAttribute('src', /^blob:/)
  await page.keyboard.press('Escape')

  await page.getByText('Colours and legend').click()
  const greys = page.getByRole('radio', { name: /^Greys/ })
  await greys.check()
  await new AnalysisPage(page).download('PNG, 300 dpi')
  await open()
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(/Saved as PNG, \d+ × \d+ mm, 300 dpi/)
  await rows.last().getByText('Other than now: 1').click()
  await expect(rows.last()).toContainText(/Colours.*, now Greys/)
  expect(await violations(page)).toEqual([])
  await rows.last().getByRole('button', { name: 'Restore Submitted' }).click()
  await expect(greys).not.toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(greys).toBeChecked()

  await page.reload()
  await open()
  await rows.last().getByRole('button', { name: 'Delete Submitted' }).click()
  await expect(rows).toHaveCount(1)
  await page.keyboard.press('Escape')
  await site.start()
})
