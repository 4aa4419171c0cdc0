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
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result).toBeInViewport()
  await page.getByRole('button', { name: 'Options', exact: true }).click()
  const options = page.getByRole('dialog', { name: 'Options' })
  await options.getByLabel('Outcome', { exact: true }).selectOption({ label: 'death' })
  await options.getByLabel('Event', { exact: true }).selectOption({ label: 'yes' })
  await options.getByRole('checkbox', { name: /marker/ }).check()
  await options.getByRole('button', { name: 'Show the result' }).click()
  await expect(options).toBeHidden()
  await expect(result.getByRole('alert')).toBeInViewport()

  for (let key = 0; key < 3; key++) await page.keyboard.press('Tab') // skip the buttons Options and Undo
  await expect(result.getByRole('button', { name: /^Use Firth/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(result).toBeFocused()
  await expect(result.getByText(/One unit more of marker multiplies the odds/)).toBeVisible()
})
