import { AnalysisPage } from './page-models/analysis-page.ts'
import { DataPage } from './page-models/data-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const march = file('march.csv', 'id,age,arm,crp\n1,34,a,3\n2,41,b,4\n3,56,a,5\n')
/** Other order, one column renamed, one new, one new arm, and a value below the limit. */
const april = file('april.csv', 'arm,Age,CRP mg/L,smoker,id\nc,61,<0.5,1,4\na,58,7,0,5\nb,70,9,1,6\na,44,2,1,7\n')

test('next month’s file takes the place of the former one: what differs is shown first, steps go on, undo brings it back', async ({
  page,
  site,
  context,
}) => {
  await new PassportPage(page, site.origin).register()
  const projects = new ProjectsPage(page, site.origin)
  await projects.open()
  await projects.create('Monthly')
  await readyOffline(page)
  await context.setOffline(true)
  await page.getByLabel('File to import').setInputFiles(march)
  const data = new DataPage(page)
  await data.expectExtent('3 rows · 4 variables')
  await data.addStep('Compute a variable', async (dialog) => {
    await dialog.getByLabel('Name of the new variable').fill('double')
    await dialog.getByLabel('Formula').fill('crp * 2')
  })
  await data.expectExtent('3 rows · 5 variables')

  await page.getByLabel('File with the new data').setInputFiles(april)
  const dialog = page.getByRole('dialog', { name: 'New data from april.csv' })
  await expect(dialog).toContainText('3 rows before · 4 rows now')
  const differences = dialog.getByRole('region', { name: 'Variables that differ' })
  await expect(differences).toContainText('The file does not have it')
  await expect(differences).toContainText('New values: c')
  await differences.getByLabel('Column of the file for crp').selectOption('CRP mg/L')
  await expect(differences).toContainText('Chosen by you')
  await expect(dialog).toContainText('1 column is new: smoker')
  const use = dialog.getByRole('button', { name: 'Use this file' })
  await expect(use).toBeDisabled()
  await dialog
    .getByRole('group', { name: /below a limit/ })
    .getByRole('button', { name: 'Half the limit' })
    .click()
  await use.click()
  await expect(dialog).toHaveCount(0)
  await data.expectExtent('4 rows · 6 variables')
  await page.reload()
  await data.expectExtent('4 rows · 6 variables')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await data.expectExtent('3 rows · 5 variables')
})

test('what the new data change in every result is listed, and a branch is compared with its original and saved for the reviewers', async ({
  page,
  origin,
}) => {
  await new PassportPage(page, origin).register()
  const projects = new ProjectsPage(page, origin)
  await projects.open()
  await projects.create('Reviewers')
  const rows = Array.from({ length: 40 }, (_, k) => `${k % 2 ? 'a' : 'b'},${20 + ((k * 7) % 50)}`)
  await page.getByLabel('File to import').setInputFiles(file('first.csv', `arm,age\n${rows.join('\n')}\n`))
  const data = new DataPage(page)
  await data.expectExtent('40 rows · 2 variables')
  await page.getByRole('link', { name: 'Analyse' }).click()
  const analysis = new AnalysisPage(page)
  await analysis.add(/^Descriptive statistics/)
  await page.getByRole('checkbox', { name: /\bage\b/ }).check()
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('40')
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'first', exact: true }).click()
  await data.expectExtent('40 rows')

  await page
    .getByLabel('File with the new data')
    .setInputFiles(file('second.csv', `arm,age\n${rows.slice(3).join('\n')}\n`))
  await page.getByRole('dialog').getByRole('button', { name: 'Use this file' }).click()
  const changes = page.getByRole('dialog', { name: 'What changed in first' })
  await expect(changes).toContainText('1 result differs')
  await expect(changes.getByRole('region', { name: /^Changes in Descriptive/ })).toContainText('37')
  await changes.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: 'Journal' }).click()
  const journal = page.getByRole('dialog', { name: 'Journal of first' })
  await expect(journal.getByRole('row').nth(1)).toContainText('“The file” of “first”')
  await expect(journal.getByRole('row').last()).toContainText('adding “first”')
  await journal.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: 'Branch' }).click()
  await page.getByRole('dialog').getByLabel('Name of the dataset').fill('only the older')
  await page.getByRole('button', { name: 'Make the branch' }).click()
  await expect(page.getByRole('heading', { name: 'only the older' })).toBeVisible()
  await data.addStep('Filter rows', async (dialog) => {
    await dialog.getByLabel('Condition').fill('age >= 40')
  })
  await page.getByRole('button', { name: 'Compare the results' }).click()
  const compared = page.getByRole('dialog', { name: 'only the older compared with first' })
  await expect(compared).toContainText('1 result differs')
  const saved = page.waitForEvent('download')
  await compared.getByRole('button', { name: 'Save as Word' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.docx$/)
})
