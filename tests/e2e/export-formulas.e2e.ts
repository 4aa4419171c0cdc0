import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, test } from './support/scenario.ts'

test('[D8] who exports texts that a spreadsheet would compute is asked, and the file is as was chosen', async ({
  page,
  origin,
}) => {
  await new PassportPage(page, origin).register()
  const projects = new ProjectsPage(page, origin)
  await projects.open()
  await projects.create('Formulas')
  const csv = 'note,change\n=1+1,-1.5\nplain,2\n=1+1,3\n'
  await projects.import({ name: 'notes.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const dialog = page.getByRole('dialog', { name: 'Texts that begin like formulas' })
  const choice = dialog.getByLabel('Put an apostrophe in front of them')
  const choose = async (format: string) => {
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: format }).click()
    await expect(dialog).toContainText('2 texts begin with')
  }
  const save = async () => (await new AnalysisPage(page).download('Save')).bytes.toString('utf8')

  await choose('CSV, for R and other programs')
  await expect(choice).not.toBeChecked()
  expect(await save()).toBe(csv)

  await choose('CSV, for Excel')
  await expect(choice).toBeChecked()
  expect(await save()).toBe(`\ufeff${csv.replaceAll('=', "'=")}`)

  await choose('CSV, for R and other programs')
  await choice.check()
  expect(await save()).toBe(csv.replaceAll('=', "'="))
})
