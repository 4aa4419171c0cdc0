import { row, sheet, text, workbook } from '#tests/support/hostile-files/workbook-parts.ts'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { DataPage } from './page-models/data-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, test } from './support/scenario.ts'

test('[D6] a project is saved to one file and opened from it in another account, rows and results included', async ({
  page,
  browser,
  origin,
}) => {
  await new PassportPage(page, origin).register()
  await new ProjectsPage(page, origin).openDemo()
  await expect(page.getByText('have not been saved as a file yet')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Data', exact: true }).click()
  await new DataPage(page).addStep('Filter rows', (dialog) => dialog.getByLabel('Condition').fill('age >= 60'))
  await page.getByRole('button', { name: 'The steps in R' }).click()
  await expect(page.getByTestId('steps-script')).toContainText('age >= 60')
  await page.keyboard.press('Escape')
  const extent = await page.getByTestId('extent').textContent()
  await page.goBack()
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const saved = await new AnalysisPage(page).download(
    page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }),
  )
  expect(saved.name).toBe('DemoLungCancer.slipstick')
  await expect(page.getByText('Last saved as a file on')).toBeVisible()

  const elsewhere = await browser.newContext({ locale: 'en-US' })
  const other = await elsewhere.newPage()
  await new PassportPage(other, origin).register()
  const file = { name: saved.name, mimeType: 'application/zip', buffer: saved.bytes }
  await other
    .getByLabel('Saved project or data')
    .setInputFiles({ ...file, buffer: saved.bytes.subarray(0, saved.bytes.length / 2) })
  await expect(other.getByRole('status')).toContainText(/damaged|not a saved project|cut off|incomplete/i)
  await other.getByLabel('Saved project or data').setInputFiles(file)
  await expect(other.getByRole('heading', { name: 'DemoLungCancer' })).toBeVisible()
  await other.getByRole('main').getByRole('link', { name: 'Data', exact: true }).click()
  await expect(other.getByTestId('extent')).toHaveText(extent ?? '')
  await other.getByRole('link', { name: 'Analyse' }).click()
  await other
    .getByRole('navigation', { name: 'Analyses of this dataset' })
    .getByRole('button', { name: /Table 1/ })
    .click()
  await expect(other.getByTestId(/^table-/).first()).toBeVisible()
  await elsewhere.close()
})

test('[D7] bad files give a clear sentence and leave nothing behind', async ({ page, origin }) => {
  await new PassportPage(page, origin).register()
  await new ProjectsPage(page, origin).create('BadFiles')
  const files = [
    { name: 'empty.csv', buffer: Buffer.alloc(0), says: 'The file is empty.' },
    { name: 'header.csv', buffer: Buffer.from('a,b,c\n'), says: 'The file has a header but no rows below it.' },
    {
      name: 'junk.csv',
      buffer: Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 7919) % 251)),
      says: /not a text file|NUL bytes|encoding/,
    },
    { name: 'quote.csv', buffer: Buffer.from('a,b\n1,"two\n3,4\n'), says: /never closed/ },
    { name: 'renamed.csv', buffer: Buffer.from('%PDF-1.7 nothing'), says: /PDF/ },
    {
      name: 'far.xlsx',
      buffer: Buffer.from(workbook({ sheet: sheet(row(text('x')) + row(text('far', ' r="ZZZZZZ2"'))) })),
      says: 'names a cell or row ZZZZZZ2, which no Excel sheet has',
    },
  ]
  for (const { name, buffer, says } of files) {
    await page.getByLabel('File to import').setInputFiles({ name, mimeType: 'text/csv', buffer })
    const dialog = page.getByRole('dialog')
    const proceed = dialog.getByRole('button', { name: 'Continue' })
    const alert = dialog.getByRole('alert')
    await expect(alert.or(dialog.getByRole('region', { name: 'First rows of the file' })).first()).toBeVisible()
    if (!(await alert.isVisible())) await proceed.click() // only its first rows can be read
    await expect(alert, name).toContainText(says)
    await dialog.getByRole('button', { name: 'Close' }).click()
  }
  await expect(page.getByText('Import the first spreadsheet')).toBeVisible()
})
