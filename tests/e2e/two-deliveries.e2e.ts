import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { DataPage } from './page-models/data-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { text, wordText } from './page-models/report-page.ts'
import { expect, type Page, readyOffline, test } from './support/scenario.ts'

const delivery = (name: string) => ({
  name: `${name}.xpt`,
  mimeType: 'application/octet-stream',
  buffer: gunzipSync(readFileSync(resolve(import.meta.dirname, `data/nhanes/${name}.xpt.gz`))),
})

async function importInto(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Import a file' }).first().waitFor()
  await page.getByLabel('File to import').setInputFiles(delivery(name))
}

const variables = [
  ['RIAGENDR', 'Sex', { 1: 'male', 2: 'female' }],
  ['AGECAT', 'Age', { 1: '0–19', 2: '20–39', 3: '40–59', 4: '60 and over' }],
  ['RACE', 'Race', { 1: 'Hispanic', 2: 'white', 3: 'black', 4: 'other' }],
  ['HI_CHOL', 'High cholesterol', { 0: 'no', 1: 'yes' }],
] as const

const inProject = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name, exact: true })

/** Puts another file in the place of the open dataset's. */
async function takeNewFile(page: Page, name: string): Promise<void> {
  await page.getByLabel('File with the new data').setInputFiles(delivery(name))
  await page.getByRole('dialog').getByRole('button', { name: 'Use this file' }).click()
}

test('without the server: two SAS files become one dataset, Table 1, a regression and a report; the next delivery takes one tap a file', async ({
  page,
  site,
  context,
}) => {
  test.setTimeout(180_000)
  page.setDefaultTimeout(15000)
  await new PassportPage(page, site.origin).register()
  const projects = new ProjectsPage(page, site.origin)
  await projects.open()
  await projects.create('NHANES')
  await readyOffline(page)
  await context.setOffline(true)
  const data = new DataPage(page)
  await importInto(page, 'tchol_1')
  await data.expectExtent('3,658 rows · 2 variables')
  await inProject(page, 'NHANES').click()
  await importInto(page, 'demo_1')
  await data.expectExtent('4,000 rows · 7 variables')

  await data.addStep('Join datasets', async (dialog) => {
    await dialog.getByLabel('Other dataset').selectOption({ label: 'tchol_1' })
    await dialog.getByRole('group', { name: 'Key here' }).getByRole('checkbox', { name: 'SEQN' }).check()
    await dialog.getByLabel('Key there').first().selectOption({ label: 'SEQN' })
  })
  await data.expectExtent('4,000 rows · 8 variables')
  const steps = page.getByRole('complementary', { name: 'Steps' })
  await expect(steps).toContainText('3658 of 4000 rows have a match in tchol_1')
  for (const [variable, label, labels] of variables)
    await data.describe(variable, { measure: 'Nominal', label, labels })
  await page.getByRole('tab', { name: 'Rows' }).click()
  await data.addStep('Filter rows', async (dialog) => {
    await dialog.getByLabel('Condition').fill('not is_missing(HI_CHOL)')
  })
  await data.expectExtent('3,658 rows')
  await data.addStep('Compute a variable', async (dialog) => {
    await dialog.getByLabel('Name of the new variable').fill('weight_1000')
    await dialog.getByLabel('Formula').fill('WTMEC2YR / 1000')
  })

  await page.getByRole('link', { name: 'Analyse' }).click()
  const analyses = new AnalysisPage(page)
  await analyses.add(/Table 1/)
  for (const name of [/RIAGENDR/, /AGECAT/, /RACE/]) await page.getByRole('checkbox', { name }).check()
  await page.getByLabel('Groups').selectOption({ label: 'HI_CHOL — High cholesterol' })
  await expect(page.getByTestId(/^table-/).first()).toContainText('60 and over')
  await expect(page.getByTestId(/^table-/).first()).toContainText('yes (n = 345)')
  await analyses.add(/Logistic/)
  await page.getByLabel('Outcome').selectOption({ label: 'HI_CHOL — High cholesterol' })
  await page.getByLabel('Event').selectOption({ label: 'yes' })
  for (const name of [/RIAGENDR/, /AGECAT/, /RACE/]) await page.getByRole('checkbox', { name }).check()
  const result = page.getByRole('region', { name: 'Result' })
  // R: exp(coef(glm(HI_CHOL ~ factor(RIAGENDR) + factor(agecat) + factor(race), binomial, nhanes[1:4000, ])))
  await expect(result).toContainText('24.13')
  await expect(result).toContainText('3658')
  await page.getByRole('button', { name: 'Add to report' }).click()
  await page.getByRole('button', { name: 'Open the report' }).click()
  await expect(text(page)).toContainText(/Table 1 /)
  expect(await wordText(page)).toContain('24.1')
  const report = page.url()

  await inProject(page, 'tchol_1').click()
  await takeNewFile(page, 'tchol_2')
  await data.expectExtent('7,846 rows · 2 variables')
  await inProject(page, 'demo_1').click()
  await data.expectExtent('3,658 rows')
  await takeNewFile(page, 'demo_2')
  const changes = page.getByRole('dialog', { name: 'What changed in demo_1' })
  await expect(changes).toContainText('2 results differ')
  const table = changes.getByRole('region', { name: /^Changes in Table 1/ })
  await expect(table).toContainText('All (n = 3658)All (n = 7846)')
  await changes.getByRole('button', { name: 'Close' }).last().click()
  await data.expectExtent('7,846 rows')
  await expect(steps).toContainText('7846 of 8591 rows have a match in tchol_1')
  await page.goto(report)
  await expect(text(page)).toContainText('29.0')
  await page.getByRole('button', { name: '中文' }).click()
})
