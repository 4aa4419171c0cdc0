import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { DataPage } from './page-models/data-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, test } from './support/scenario.ts'

/** The texts of an archive by the names of its files. */
function filesOf(archive: Buffer): Readonly<Record<string, string>> {
  const files = Object.entries(unzipSync(archive))
  return Object.fromEntries(files.map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]))
}

function expectPair(archive: Buffer, name: string, columns: RegExp): string {
  const files = filesOf(archive)
  expect(Object.keys(files)).toEqual([`${name}.R`, `${name}.csv`])
  const [script = '', csv = ''] = Object.values(files)
  expect(csv.split('\n')[0]).toMatch(columns)
  expect(script).toContain(`tools::md5sum("${name}.csv")), "${createHash('md5').update(csv).digest('hex')}"`)
  return script
}

test('the R script of an analysis, and that of the steps, come in one download with the data that they read', async ({
  page,
  origin,
}) => {
  await new PassportPage(page, origin).register()
  await new ProjectsPage(page, origin).openDemo()
  await page.getByRole('main').getByRole('link', { name: 'Data', exact: true }).click()
  await new DataPage(page).addStep('Filter rows', (dialog) => dialog.getByLabel('Condition').fill('age >= 60'))
  await page.getByRole('button', { name: 'The steps in R' }).click()
  const steps = await new AnalysisPage(page).download('Save script and data')
  const name = steps.name.replace('-steps-R.zip', '')
  const script = expectPair(steps.bytes, `${name}-steps`, /age/)
  expect(script).toContain('age >= 60')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Analyse' }).click()
  await page
    .getByRole('navigation', { name: 'Analyses of this dataset' })
    .getByRole('button', { name: /Table 1/ })
    .click()
  await page.getByText('Check in R').click()
  const analysis = await new AnalysisPage(page).download('Save script and data')
  expect(analysis.name).toBe(`${name}-table-one-R.zip`)
  expectPair(analysis.bytes, `${name}-table-one`, /sex/)
})
