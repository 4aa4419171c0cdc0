import { DataPage } from './page-models/data-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { violationsInBothColours } from './support/axe.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

const drugs = ['Aspirin', 'aspirin', 'Aspirin', 'Metformin']
const rows = Array.from(
  { length: 60 },
  (_, k) => `P${k},${k % 2 ? 'active' : 'placebo'},${20 + ((k * 7) % 50)},${drugs[k % 4]}`,
)
const file = {
  name: 'patients.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`id,arm,age,drug\n${rows.join('\n')}\n`),
}

test('without the server: the profile names what to look at and opens the step that mends it; facets choose rows and become a step; cells are found', async ({
  page,
  site,
  context,
}) => {
  test.setTimeout(120_000)
  page.setDefaultTimeout(15_000)
  await new PassportPage(page, site.origin).register()
  const projects = new ProjectsPage(page, site.origin)
  await projects.open()
  await projects.create('Hospital')
  await readyOffline(page)
  await context.setOffline(true)
  const data = new DataPage(page)
  await page.getByLabel('File to import').setInputFiles(file)
  await data.expectExtent('60 rows · 4 variables')
  const steps = page.getByRole('complementary', { name: 'Steps' })

  await page.getByRole('button', { name: 'Profile' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'To look at' })).toContainText('Aspirin = aspirin')
  expect(await violationsInBothColours(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Merge similar categories' }).click()
  await page
    .getByRole('dialog', { name: 'Merge similar categories' })
    .getByRole('checkbox', { name: /aspirin/ })
    .check()
  await dialog.getByRole('button', { name: 'Add the step' }).click()
  await expect(steps).toContainText('Merge similar categories')

  await page.getByRole('button', { name: 'Facets' }).click()
  const facets = page.getByRole('region', { name: 'Facets' }).or(page.getByRole('complementary', { name: 'Facets' }))
  await facets.getByLabel('Add a variable').selectOption('arm')
  await facets.getByRole('checkbox', { name: /active/ }).check()
  await facets.getByRole('button', { name: 'Make it a filter step' }).click()
  await dialog.getByRole('button', { name: 'Add the step' }).click()
  await data.expectExtent('30 rows · 4 variables')
  await expect(steps).toContainText('30')

  await page.keyboard.press('Control+f')
  await page.getByLabel('Find in cells, labels and names').fill('metformin')
  await page.keyboard.press('Enter')
  await expect(page.getByText('drug, row 2')).toBeVisible()
})

test('rules count the problems of each row, and their queries are a list for the ward', async ({ page, origin }) => {
  page.setDefaultTimeout(15_000)
  await new PassportPage(page, origin).register()
  const projects = new ProjectsPage(page, origin)
  await projects.open()
  await projects.create('Hospital')
  const data = new DataPage(page)
  await page.getByLabel('File to import').setInputFiles(file)
  await data.expectExtent('60 rows · 4 variables')
  await data.addStep('Validation rules', async (dialog) => {
    await dialog.getByRole('button', { name: 'Add a rule' }).click()
    await dialog.getByLabel('Add a variable to rule 1').selectOption('age')
    await dialog.getByLabel('Lower limit of rule 1').fill('21')
  })
  await data.expectExtent('60 rows · 5 variables')
  await page.getByRole('complementary', { name: 'Steps' }).getByRole('button', { name: 'Queries of step 1' }).click()
  const queries = page.getByRole('dialog', { name: 'Queries' })
  await expect(queries.getByRole('row')).toHaveCount(3)
  await expect(queries.getByRole('row').nth(1)).toContainText('P0')
  expect(await violationsInBothColours(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await queries.getByRole('button', { name: 'Save as Excel' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/)
})
