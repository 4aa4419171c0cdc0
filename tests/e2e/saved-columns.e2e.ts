import { AnalysisPage } from './page-models/analysis-page.ts'
import { DataPage } from './page-models/data-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

test('what an analysis saves becomes a variable, follows the analysis, and may not feed it; with the server down', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  await page.goto(`${site.origin}/dataAnalysis/index`)
  await page.getByRole('link', { name: /lung/i }).first().click()
  await new AnalysisPage(page).add(/Linear/)
  const analysis = page.url()
  await site.stop()

  const outcome = page.getByLabel('Outcome', { exact: true })
  await outcome.selectOption({ label: 'wt.loss — Weight loss in 6 months, pounds' })
  await page.getByRole('checkbox', { name: /\bage\b/ }).check()
  await page.getByRole('button', { name: 'Save to the dataset' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Residuals', exact: true }).check()
  const name = dialog.getByLabel('Name of the new variable')
  await name.fill('age')
  await expect(dialog.getByText('Another variable has this name already.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add to the dataset' })).toBeDisabled()
  await name.fill('left over')
  await dialog.getByRole('button', { name: 'Add to the dataset' }).click()
  await expect(page.getByText('Added to the dataset.')).toBeVisible()

  // the variable is available to the next analysis, but not to the one that saves it
  await expect(outcome.getByRole('option', { name: 'left over' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Data' }).last().click()
  const steps = page.getByRole('complementary', { name: 'Steps' })
  await expect(steps.getByText('Blank, because the analysis did not use them: 14 rows.')).toBeVisible()
  const data = new DataPage(page)
  await data.addStep('From an analysis', async (step) => {
    await step.getByLabel('Analysis').selectOption({ label: 'Linear regression' })
    await step.getByLabel('What to take over').selectOption({ label: 'Fitted values' })
    await step.getByLabel('Name of the new variable').fill('expected')
  })
  // the data page follows changes of the analysis made elsewhere
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(analysis)
  const outcomeThere = elsewhere.getByLabel('Outcome', { exact: true })
  await outcomeThere.selectOption({ label: 'left over' })
  await expect(steps.getByText(/each would wait for the other/)).toHaveCount(1)
  await expect(steps.getByText(/The analysis has no result with the rows/)).toHaveCount(1)
  await outcomeThere.selectOption({ label: 'age — Age, years' })
  await elsewhere.getByRole('checkbox', { name: /\bage\b/ }).uncheck()
  await elsewhere.getByRole('checkbox', { name: /ph.karno/ }).check()
  await expect(steps.getByText('Blank, because the analysis did not use them: 1 row.')).toHaveCount(2)
})
