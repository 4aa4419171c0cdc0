import { resolve } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { dpiOf } from '#formats/image/png-dpi.ts'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { DataPage } from './page-models/data-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, networkIsBack, outboxIsEmpty, type Page, readyOffline, test } from './support/scenario.ts'

const file = resolve(import.meta.dirname, 'data/lung-gbk.csv')

/** From the hospital's file to a cleaned and described dataset. */
async function importAndClean(page: Page, origin: string, storage: 'device' | 'cloud'): Promise<string> {
  const projects = new ProjectsPage(page, origin)
  await projects.open()
  const project = await projects.create('肺癌2026', storage)
  await page.getByLabel('File to import').setInputFiles(file)
  const data = new DataPage(page)
  if (storage === 'cloud') {
    await page.getByRole('button', { name: 'Leave them out' }).click() // 姓名
    await page.getByRole('button', { name: 'Import', exact: true }).click()
  } else {
    await data.expectExtent('228 rows · 11 variables')
    await page.getByRole('button', { name: /to look at in this import/ }).click()
    await page.getByRole('button', { name: 'Leave them out' }).click()
    await page.getByRole('button', { name: 'Read it again' }).click()
  }
  await data.expectExtent('228 rows · 10 variables')
  await data.describe('结局', { measure: 'Nominal', labels: { 1: 'Censored', 2: 'Dead' } })
  await data.describe('ECOG', { measure: 'Ordinal' })
  await page.getByRole('tab', { name: 'Rows' }).click()
  await data.addStep('Filter rows', async (dialog) => {
    await dialog.getByLabel('Condition').fill('ECOG <= 2')
  })
  await data.expectExtent('226 rows') // one row has ECOG 3, one has no ECOG
  await page.getByRole('button', { name: 'Undo' }).click()
  await data.expectExtent('228 rows')
  await page.getByRole('button', { name: 'Redo' }).click()
  await data.expectExtent('226 rows')
  await data.addStep('Compute a variable', async (dialog) => {
    await dialog.getByLabel('Name of the new variable').fill('生存月')
    await dialog.getByLabel('Formula').fill('`生存时间(天)` / 30.4375')
  })
  await data.expectExtent('226 rows · 11 variables')
  return project
}

/** Table 1 and the survival curve, with their expected content. */
async function analyse(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Analyse' }).click()
  const analyses = new AnalysisPage(page)
  await analyses.add(/Table 1/)
  for (const name of ['年龄', 'ECOG', '体重下降']) await page.getByRole('checkbox', { name: new RegExp(name) }).check()
  await page.getByLabel('Groups').selectOption({ label: '性别' })
  const table = page.getByTestId(/^table-/).first()
  await expect(table).toContainText('136') // men of 226: R's table(lung$sex[which(lung$ph.ecog <= 2)])
  await expect(table).toContainText('90')
  const word = await analyses.download('Save as Word')
  const xml = strFromU8(unzipSync(new Uint8Array(word.bytes))['word/document.xml'] ?? new Uint8Array())
  expect(xml).toContain('年龄')
  expect(xml).toContain('w:sz="12"') // the thick rule of a three-line table
  await analyses.add(/Kaplan/)
  await page.getByLabel('Time', { exact: true }).selectOption({ label: '生存月' })
  await page.getByLabel('Status').selectOption({ label: '结局' })
  await page.getByRole('checkbox', { name: 'Dead' }).check()
  await page.getByLabel('Groups').selectOption({ label: '性别' })
  await expect(page.getByRole('img', { name: /surviv/i })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Reading' })).toContainText(/median survival/i)
  const png = await analyses.download('PNG, 300 dpi')
  expect(dpiOf(new Uint8Array(png.bytes))).toBeCloseTo(300, 1)
  const svg = await analyses.download('SVG')
  expect(svg.bytes.toString('utf8')).toContain('<svg')
}

test('[O3] a study made with the server down appears on a second device, rows included', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(180_000)
  const person = await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  await outboxIsEmpty(page)
  await site.stop()
  await importAndClean(page, site.origin, 'cloud')
  await analyse(page)
  await page.reload() // everything is still there
  await expect(page.getByRole('img', { name: /surviv/i })).toBeVisible()
  await site.start()
  await networkIsBack(page)
  await outboxIsEmpty(page)
  await page.goto(`${site.origin}/storage/index`)
  await expect(page.getByText(/Last synced/)).toBeVisible({ timeout: 30_000 })
  const elsewhere = await browser.newContext({ locale: 'en-US' })
  const other = await elsewhere.newPage()
  await new PassportPage(other, site.origin).login(person)
  await other.getByRole('link', { name: /肺癌2026/ }).click()
  const result = other.getByRole('list', { name: 'Results' }).getByRole('link', { name: /Kaplan/ })
  await expect(result.locator('img')).toHaveJSProperty('complete', true) // as shown on the other device
  await other.getByRole('main').getByRole('link', { name: 'Data', exact: true }).click()
  await other.getByRole('button', { name: 'Fetch from cloud storage' }).click()
  await new DataPage(other).expectExtent('226 rows · 11 variables')
  await other.getByRole('link', { name: 'Analyse' }).click()
  await other
    .getByRole('navigation', { name: 'Analyses of this dataset' })
    .getByRole('button', { name: /Kaplan/ })
    .click()
  await expect(other.getByRole('region', { name: 'Reading' })).toContainText(/median survival/i)
  await elsewhere.close()
})

test('the study of lung cancer from file to paper, online, and rows that stay at home never leave', async ({
  page,
  context,
  origin,
}) => {
  test.setTimeout(180_000)
  const sent: string[] = []
  context.on('request', (request) => sent.push(request.postData() ?? ''))
  await new PassportPage(page, origin).register()
  await importAndClean(page, origin, 'device')
  await analyse(page)
  await page.getByRole('link', { name: 'Projects' }).first().click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /肺癌2026/ })
    .click()
  const results = page.getByRole('list', { name: 'Results' }).getByRole('link')
  for (const name of [/Table 1/, /Kaplan/]) await expect(results.filter({ hasText: name }).locator('img')).toBeVisible()
  await outboxIsEmpty(page)
  const all = sent.join('\n')
  expect(all).toContain('体重下降') // names of variables are synced
  for (const cell of ['患者17', 'Dead', '女', 'ECOG <= 2', '"events":[2]', 'data.picture'])
    expect(all, cell).not.toContain(cell)
})
