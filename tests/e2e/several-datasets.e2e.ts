import { readFileSync } from 'node:fs'
import { DataPage } from './page-models/data-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const wards = file('wards.csv', 'ward,beds\nA,12\nB,20\nC,9\n')
const patients = file(
  'patients.csv',
  `id,ward,age\n${Array.from({ length: 24 }, (_, k) => `${k + 1},${'ABD'[k % 3]},${30 + k}`).join('\n')}\n`,
)

test('without the server: two datasets are joined, summarised by group, and exported for SPSS, Stata and R', async ({
  page,
  site,
  context,
}) => {
  await new PassportPage(page, site.origin).register()
  const projects = new ProjectsPage(page, site.origin)
  await projects.open()
  await projects.create('Hospital')
  await readyOffline(page)
  await context.setOffline(true)
  const data = new DataPage(page)
  await page.getByLabel('File to import').setInputFiles(wards)
  await data.expectExtent('3 rows · 2 variables')
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Hospital' }).click()
  await page.getByRole('button', { name: 'Import a file' }).first().waitFor()
  await page.getByLabel('File to import').setInputFiles(patients)
  await data.expectExtent('24 rows · 3 variables')

  await data.addStep('Join datasets', async (dialog) => {
    await dialog.getByLabel('Other dataset').selectOption({ label: 'wards' })
    await dialog.getByRole('group', { name: 'Key here' }).getByRole('checkbox', { name: 'ward' }).check()
    await dialog.getByLabel('Key there').first().selectOption({ label: 'ward' })
  })
  await data.expectExtent('24 rows · 4 variables')
  await expect(page.getByRole('complementary', { name: 'Steps' })).toContainText('16 of 24 rows have a match in wards')

  await data.addStep('Summarise by group', async (dialog) => {
    await dialog.getByRole('checkbox', { name: 'ward' }).check()
    await dialog.getByRole('button', { name: 'Add a statistic' }).click()
  })
  await data.expectExtent('3 rows · 2 variables')

  for (const [item, start] of [
    ['SPSS (.sav)', '$FL2'],
    ['Stata (.dta)', '<stata_dta>'],
    ['R (.rds)', '\x1f\x8b'],
  ] as const) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true })
    await expect(async () => {
      if (await save.isVisible()) await save.click()
      await saved
    }).toPass()
    expect(readFileSync(await (await saved).path(), 'latin1').slice(0, start.length)).toBe(start)
  }
})
