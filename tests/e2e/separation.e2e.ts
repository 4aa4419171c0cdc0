import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, test } from './support/scenario.ts'

test('a separated outcome is refused with a way out, and on a phone the result is within reach', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await new PassportPage(page, site.origin).register()
  const projects = new ProjectsPage(page, site.origin)
  await projects.create('Separated')
  const rows = Array.from({ length: 40 }, (_, i) => `${i < 20 ? 'no' : 'yes'},${i + (i % 3)}`)
  const csv = `death,marker\n${rows.join('\n')}\n`
  await projects.import({ name: 'separated.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('link', { name: 'Analyse' }).click()
  await new AnalysisPage(page).add(/Logistic/)
  await page.getByLabel('Outcome', { exact: true }).selectOption({ label: 'death' })
  await page.getByLabel('Event', { exact: true }).selectOption({ label: 'yes' })
  await page.getByRole('checkbox', { name: /marker/ }).check()
  await page.evaluate(() => scrollTo(0, 0))

  const result = page.getByRole('region', { name: 'Result' })
  await page.getByRole('button', { name: 'To the result' }).click()
  await expect(result).toBeFocused()
  await expect(result.getByRole('alert')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'To the result' })).toBeHidden()

  await page.keyboard.press('Tab')
  await expect(result.getByRole('button', { name: /^Use Firth/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(result).toBeFocused()
  await expect(result.getByText(/One unit more of marker multiplies the odds/)).toBeVisible()
})
