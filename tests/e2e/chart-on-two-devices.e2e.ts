import { resolve } from 'node:path'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { DataPage } from './page-models/data-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, networkIsBack, outboxIsEmpty, type Page, readyOffline, test } from './support/scenario.ts'

const file = resolve(import.meta.dirname, 'data/lung-gbk.csv')

const svgOf = async (page: Page) => (await new AnalysisPage(page).download('SVG')).bytes.toString()

test('a chart and a template made without the server stand on the second device, and two devices that edit it at once keep both changes', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(180_000)
  const person = await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  await outboxIsEmpty(page)
  await site.stop()
  const projects = new ProjectsPage(page, site.origin)
  await projects.open()
  const project = await projects.create('Survey', 'cloud')
  await page.getByLabel('File to import').setInputFiles(file)
  await page.getByRole('button', { name: 'Leave them out' }).click()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await new DataPage(page).expectExtent('228 rows · 10 variables')
  await page.goto(`${site.origin}/statistical/index`)
  await page
    .getByRole('button', { name: /^Histogram/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Variable', exact: true }).selectOption({ label: '年龄' })
  await expect(page.getByTestId('figure-chart')).toHaveAttribute('src', /^blob:/)
  await page.getByRole('button', { name: 'Style of the figure' }).click()
  await page.getByRole('button', { name: 'Save as a template …' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Ages')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  const chart = page.url()
  await site.start()
  await networkIsBack(page)
  await outboxIsEmpty(page)

  const elsewhere = await browser.newContext({ locale: 'en-US' })
  const other = await elsewhere.newPage()
  await new PassportPage(other, site.origin).login(person)
  await readyOffline(other)
  await other.goto(`${site.origin}/project/show?project=${project}`)
  const shown = other.getByRole('list', { name: 'Results' }).getByRole('link', { name: /Histogram/ })
  await expect(shown.locator('img')).toHaveJSProperty('complete', true) // as drawn on the other device
  await other.getByRole('main').getByRole('link', { name: 'Data', exact: true }).click()
  await other.getByRole('button', { name: 'Fetch from cloud storage' }).click()
  await new DataPage(other).expectExtent('228 rows · 10 variables')
  await other.goto(chart)
  await expect(other.getByTestId('figure-chart')).toHaveAttribute('src', /^blob:/)
  // the names of variables may arrive after the figure
  await expect.poll(() => svgOf(other), { timeout: 30_000 }).toBe(await svgOf(page))

  await site.stop()
  for (const [one, option, label, text] of [
    [page, 'title of the x', 'Title of the x axis', 'Age at entry'],
    [other, 'width', 'Width, mm', '85'],
  ] as const) {
    await one.getByRole('searchbox', { name: 'Find an option' }).fill(option)
    await one.getByLabel(label).fill(text)
    await one.getByLabel(label).blur()
  }
  await expect.poll(() => svgOf(page)).toContain('Age at entry')
  await expect.poll(() => svgOf(other)).toContain('width="85mm"')
  await site.start()
  for (const one of [page, other]) {
    await networkIsBack(one)
    await outboxIsEmpty(one)
  }
  for (const one of [page, other]) {
    await expect.poll(() => svgOf(one), { timeout: 30_000 }).toContain('Age at entry')
    await expect.poll(() => svgOf(one), { timeout: 30_000 }).toContain('width="85mm"')
  }
  expect(await svgOf(other)).toBe(await svgOf(page))

  await other.goto(`${site.origin}/statistical/index`)
  await other.getByRole('tab', { name: 'My charts' }).click()
  const templates = other.getByRole('list', { name: 'My templates' })
  await templates.getByRole('button', { name: /^Ages/ }).click()
  await expect(other.getByLabel('Title of the chart')).toHaveValue('Ages')
  await elsewhere.close()
})
