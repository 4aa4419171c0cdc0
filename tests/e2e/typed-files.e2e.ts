import { readFileSync } from 'node:fs'
import { DataPage } from './page-models/data-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

const fixture = (path: string) => ({
  name: path.replace(/.*\//, ''),
  mimeType: 'application/octet-stream',
  buffer: readFileSync(new URL(`../fixtures/formats/${path}`, import.meta.url)),
})

test('an SPSS file opens without the server, with its labels and missing codes', async ({ page, site, context }) => {
  await new PassportPage(page, site.origin).register()
  const projects = new ProjectsPage(page, site.origin)
  await projects.open()
  await projects.create('Wardsurvey')
  await readyOffline(page)
  await context.setOffline(true)
  await page.getByLabel('File to import').setInputFiles(fixture('sav/pspp-gb18030.sav'))
  const data = new DataPage(page)
  await data.expectExtent('4 rows · 29 variables')
  await page.getByRole('tab', { name: 'Variables' }).click()
  await page.getByRole('button', { name: 'Edit sex', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Label', { exact: true })).toHaveValue('性别')
  await expect(dialog.getByLabel('Label of value 1', { exact: true })).toHaveValue('男')
  await page.reload()
  await data.expectExtent('4 rows · 29 variables')
})

test('one of several tables of an R file is chosen; of a SAS file the encoding, and a column is left out', async ({
  page,
  origin,
}) => {
  await new PassportPage(page, origin).register()
  const projects = new ProjectsPage(page, origin)
  await projects.open()
  await projects.create('Tables')
  await page.getByLabel('File to import').setInputFiles(fixture('rdata/several.RData'))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This file has several tables')
  await dialog.getByLabel('Table', { exact: true }).selectOption('d')
  await expect(dialog.getByRole('region', { name: 'First rows of the file' })).toContainText('2023-05-01')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await new DataPage(page).expectExtent('5 rows · 12 variables')
  await projects.open()
  await page
    .getByRole('link', { name: /Tables/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Import a file' }).first().waitFor()
  await page.getByLabel('File to import').setInputFiles(fixture('sas7bdat/chinese-gb18030-0.sas7bdat'))
  await new DataPage(page).expectExtent('4 rows · 3 variables')
  await page.getByRole('button', { name: 'Import settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Import settings' })
  await expect(settings.getByLabel(/^Type of /).first()).toBeDisabled()
  await settings
    .getByLabel(/^Import /)
    .first()
    .uncheck()
  await settings.getByRole('button', { name: 'Read it again' }).click()
  await expect(settings).toHaveCount(0)
  await new DataPage(page).expectExtent('4 rows · 2 variables')
})

test('files of Parquet, Arrow, OpenDocument and old Excel open without the server', async ({ page, site, context }) => {
  await new PassportPage(page, site.origin).register()
  const projects = new ProjectsPage(page, site.origin)
  await projects.open()
  await projects.create('Formats')
  await readyOffline(page)
  await context.setOffline(true)
  for (const path of [
    'parquet/arrow-zstd.parquet',
    'feather/arrow-lz4.feather',
    'sheets/libreoffice.ods',
    'sheets/libreoffice.xls',
  ]) {
    await page.goto(`${site.origin}/project/list`)
    await page
      .getByRole('link', { name: /Formats/ })
      .first()
      .click()
    await page
      .getByRole('button', { name: /Import a file/ })
      .first()
      .waitFor()
    await page.getByLabel('File to import').setInputFiles(fixture(path))
    const dialog = page.getByRole('dialog')
    const extent = page.getByTestId('extent')
    await expect(extent.or(dialog)).toBeVisible()
    for (const name of ['Continue', 'Import'])
      if (await extent.isHidden()) {
        await dialog.getByRole('button', { name, exact: true }).click()
        await expect(extent.or(dialog.getByRole('button', { name: 'Import', exact: true }))).toBeVisible()
      }
    await expect(extent).toContainText(/\d+ rows? · \d+ variables?/)
  }
})
