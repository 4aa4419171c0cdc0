import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

test('a result is checked by R itself on the device: fetched once, then with the server down, and stopped', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  await page.goto(`${site.origin}/dataAnalysis/index`)
  await page.getByRole('link', { name: /lung/i }).first().click()
  await new AnalysisPage(page).add(/Linear/)
  await page.getByLabel('Outcome', { exact: true }).selectOption({ label: 'wt.loss — Weight loss in 6 months, pounds' })
  await page.getByRole('checkbox', { name: /\bage\b/ }).check()

  const script = page.getByText('Check in R', { exact: true })
  const run = page.getByRole('button', { name: 'Run in R on this device' })
  const verdict = page.getByText(/^R 4\.\d+\.\d+: \d+ numbers, all as here, to at least \d+ digits\.$/)
  await script.click()
  await expect(page.getByText(/R is fetched once/)).toBeVisible()
  await run.click()
  await expect(verdict).toBeVisible({ timeout: 90_000 })
  await expect(page.getByRole('region', { name: 'Numbers here and in R' })).toContainText('Coefficients')

  // another question is another check, and R runs without the server
  await site.stop()
  await page.getByRole('checkbox', { name: /ph.karno/ }).check()
  await expect(verdict).toBeHidden()
  await expect(page.getByText(/R is fetched once/)).toBeHidden()
  await page.reload()
  await script.click()
  await run.click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(run).toBeEnabled()
  await run.click()
  await expect(verdict).toBeVisible({ timeout: 60_000 })

  // if the script needs a package, R's stored values of the worked examples are compared with this device's
  await page.goto(`${site.origin}/dataAnalysis/index`) // leads to the dataset opened last
  await page.getByRole('button', { name: 'Kaplan–Meier survival', exact: true }).click()
  await script.click()
  await page.getByRole('button', { name: 'Check the worked examples' }).click()
  await expect(page.getByText(/^R 4\.\d+\.\d+, survival \S+: \d+ numbers, all as here/).first()).toBeVisible()

  // the storage can be freed again
  await page.goto(`${site.origin}/storage/index`)
  await page.getByRole('button', { name: 'Remove R from this device' }).click()
  await expect(page.getByText('R, for checking results')).toBeHidden()
})
