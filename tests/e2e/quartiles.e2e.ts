import type { Page } from '@playwright/test'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, outboxIsEmpty, readyOffline, test } from './support/scenario.ts'

/** quantile(1:6 + 0.5, c(0.25, 0.75)) in R: 2.75 and 5.25 by type 7, 2.25 and 5.75 by type 6, 2.5 and 5.5 by type 2. */
const csv = `x\n${[1.5, 2.5, 3.5, 4.5, 5.5, 6.5].join('\n')}\n`
const file = { name: 'six.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }

test('a project settles once how quartiles are computed: open results, box plots and scripts follow, another project does not, offline too', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  const projects = new ProjectsPage(page, site.origin)
  const analyses = new AnalysisPage(page)
  const result = page.getByRole('region', { name: 'Result' })

  const study = async (name: string) => {
    await projects.open()
    const project = await projects.create(name)
    const dataset = await projects.import(file)
    await page.goto(`${site.origin}/dataAnalysis/show?dataset=${dataset}`)
    await analyses.add(/One sample against/)
    await page.getByRole('checkbox', { name: /\bx\b/ }).check()
    await expect(result).toContainText('5.25')
    return { project, analysis: page.url() }
  }
  const other = await study('other')
  const own = await study('own')
  await expect(result).toContainText('2.75')
  await expect(result).not.toContainText('type 6')

  await outboxIsEmpty(page)
  await site.stop()
  const elsewhere = await page.context().newPage()
  await settle(elsewhere, `${site.origin}/project/show?project=${own.project}`, 'Type 6 (SPSS, GraphPad)')
  await page.bringToFront()

  // the open page follows: the table, the box plot, the R script, and the form shows whose choice it is
  await expect(result).toContainText('5.75')
  await expect(result).not.toContainText('5.25')
  await expect(result).toContainText('Quartiles: type 6 (SPSS).')
  await page.getByText('Check in R', { exact: true }).click()
  await expect(page.getByTestId('r-script')).toContainText('type = 6')
  const figure = (await analyses.download('SVG')).bytes.toString()
  expect(figure).toContain('quartiles (type 6)')
  await page.getByText('Details', { exact: true }).click()
  await expect(page.getByLabel('As the project: Type 6 (SPSS, GraphPad)')).toBeChecked()

  // one analysis may override it, and return to it
  await page.getByLabel('Type 2 (SAS)', { exact: true }).check()
  await expect(result).toContainText('Quartiles: type 2 (SAS).')
  await page.getByLabel(/As the project/).check()
  await expect(result).toContainText('5.75')

  await page.goto(other.analysis)
  await expect(result).toContainText('5.25')
  await expect(result).not.toContainText('type 6')
  await page.goto(own.analysis)
  await expect(result).toContainText('5.75')
})

async function settle(page: Page, project: string, type: string): Promise<void> {
  await page.goto(project)
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(type, { exact: true }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}
