import { DataPage } from './page-models/data-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, test } from './support/scenario.ts'

const csv = `编号,CRP,PSA,年龄
1,<0.5,<2,34
2,3,4,41
3,4,>200,999
合计,7,,
注：随访截至2025年底,,,
`

test('[D1] a file that leaves questions open is imported once each is answered, and opens again as it was read', async ({
  page,
  origin,
}) => {
  await new PassportPage(page, origin).register()
  const projects = new ProjectsPage(page, origin)
  await projects.open()
  await projects.create('Questions')
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'lab.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const dialog = page.getByRole('dialog')
  const keep = dialog.getByRole('button', { name: 'Import', exact: true })
  await expect(dialog).toContainText('3 rows')
  await expect(keep).toBeDisabled()
  const answer = async (question: RegExp, name: string) =>
    dialog.getByRole('group', { name: question }).getByRole('button', { name, exact: true }).click()
  await answer(/last rows/, 'Leave these rows out')
  await answer(/below a limit/, 'The limit, and a column that marks it')
  await answer(/above a limit/, 'Missing')
  await answer(/far from all others/, 'It means missing')
  await keep.click()
  const data = new DataPage(page)
  await data.expectExtent('3 rows · 6 variables')
  await page.reload()
  await data.expectExtent('3 rows · 6 variables')
})
