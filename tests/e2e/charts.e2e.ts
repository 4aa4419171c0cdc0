import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { dpiOf } from '#formats/image/png-dpi.ts'
import { cellsOf, openedOffice, openedPdf, pastedCells, tiffSize } from '#tests/support/open-documents.ts'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { copied } from './support/copied.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

test('a chart of one’s own data: drawn live, styled without computing, taken back, saved, and there again offline', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  await page.goto(`${site.origin}/statistical/index`)
  await expect(page.getByLabel('Draw which data?')).toContainText('Lung cancer')
  await expect(page.getByRole('button', { name: /^Histogram/ }).locator('img')).toHaveAttribute('src', /^blob:/)
  await page.getByRole('searchbox', { name: 'Search the charts' }).fill('zft')
  await page.getByRole('button', { name: /^Histogram/ }).click()
  const result = page.getByRole('region', { name: 'Chart' })
  await expect(result).toContainText('Choose a variable.')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Home',
    '/Projects',
    '/DemoLungCancer',
    '/Lung cancer (survival::lung)',
    '/Histogram with density',
  ])

  await page.getByLabel('Variable', { exact: true }).selectOption({ index: 3 })
  const figure = page.getByTestId('figure-chart')
  await expect(figure).toBeVisible()
  await expect(figure).toHaveAttribute('src', /^blob:/)
  const first = await figure.getAttribute('src')
  await page.getByText('Titles', { exact: true }).click()
  await page.getByLabel('Title of the x axis').fill('Age, years')
  await expect(figure).not.toHaveAttribute('src', first ?? '')
  const charts = new AnalysisPage(page)
  const svg = await charts.download('SVG')
  expect(svg.bytes.toString()).toContain('Age, years')
  expect(dpiOf(new Uint8Array((await charts.download('PNG, 300 dpi')).bytes))).toBeCloseTo(300, 2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Title of the x axis')).toHaveValue('')
  expect((await charts.download('SVG')).bytes.toString()).not.toContain('Age, years')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByLabel('Title of the x axis')).toHaveValue('Age, years')

  await site.stop()
  await page.reload()
  await expect(figure).toBeVisible()
  await page.keyboard.press('Control+z') // the history survives the reload
  await expect(
    page.getByRole('status').filter({ hasText: 'Undone: “Title of the x axis” of “Histogram with density”' }),
  ).toBeVisible()
  expect((await charts.download('SVG')).bytes.toString()).not.toContain('Age, years')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(async () => (await charts.download('SVG')).bytes.toString()).toContain('Age, years')
  await page.getByRole('button', { name: 'Delete Histogram with density' }).click()
  await expect(page.getByRole('button', { name: 'Delete Histogram with density' })).toBeHidden()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Histogram with density', exact: true }).click()
  await expect(figure).toBeVisible()
  await page.getByText('Colours and legend', { exact: true }).click()
  await page.getByLabel('Greys, for print').check()
  await expect.poll(async () => (await charts.download('SVG')).bytes.toString()).not.toContain('#0072b2')

  await page.getByRole('button', { name: 'Delete Histogram with density' }).click()
  const path = page.getByRole('navigation', { name: 'Breadcrumb' })
  await path.getByRole('link', { name: 'DemoLungCancer' }).click()
  await page.getByRole('button', { name: 'Recycle bin' }).click()
  const bin = page.getByRole('dialog', { name: 'Recycle bin' })
  await expect(bin.getByRole('listitem')).toHaveText(/Histogram with density.*Lung cancer.*30 days left/)
  await bin.getByRole('button', { name: 'Restore Histogram with density' }).click()
  await expect(bin).toContainText('The recycle bin is empty.')
  await page.keyboard.press('Escape')
  await page.goBack()
  await page.getByRole('button', { name: 'Histogram with density', exact: true }).click()
  await expect(figure).toBeVisible()
})

test('the axes of a chart: limits, ticks and a logarithmic scale; what does not fit the data is said, and a drawing program finds the parts', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await page.goto(`${site.origin}/statistical/index`)
  await page.getByRole('button', { name: /^Scatter plot/ }).click()
  for (const [role, name] of [
    ['Horizontal', /\bage\b/],
    ['Vertical', /wt\.loss/],
  ] as const) {
    const list = page.getByLabel(role, { exact: true })
    await list.selectOption(await list.locator('option', { hasText: name }).first().getAttribute('value'))
  }
  const result = page.getByRole('region', { name: 'Chart' })
  await expect(page.getByTestId('figure-chart')).toHaveAttribute('src', /^blob:/)
  const charts = new AnalysisPage(page)
  const words = async () => {
    const svg = (await charts.download('SVG')).bytes.toString()
    return {
      svg,
      x: [...(svg.match(/<g id="panel-1\.x">.*?<\/g>/)?.[0] ?? '').matchAll(/>([\d.]+)<\/text>/g)].map(
        ([, text]) => text,
      ),
    }
  }

  await page.getByText('Axes', { exact: true }).click()
  await page.getByLabel('x from').fill('50')
  await page.getByLabel('x to').fill('70')
  await page.getByLabel('Ticks of x every').fill('5')
  await expect.poll(async () => (await words()).x).toEqual(['50', '55', '60', '65', '70'])
  expect((await words()).svg).toContain('<g id="panel-1.series-1.point">')

  await page.getByLabel('Scale of y', { exact: true }).selectOption({ label: 'Logarithmic' })
  await expect(result).toContainText('The y axis stays linear: a logarithmic axis needs values and limits above 0.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(result).not.toContainText('The y axis stays linear')
  await page.getByLabel('x to').fill('40')
  await expect(result).toContainText('The limits of the x axis are not used: the minimum must be below the maximum.')
})

test('the figure of an analysis is edited as a chart, follows its analysis, and stays when that is deleted', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  const results = page.getByRole('list', { name: 'Results' })
  await results.getByRole('link', { name: /^Kaplan/ }).click()
  const charts = new AnalysisPage(page)
  const drawn = async () => (await charts.download('SVG')).bytes.toString()
  await page.getByRole('button', { name: 'Edit figure' }).first().click()
  await expect(page).toHaveURL(/\/statistical\/detail/)
  const figure = page.getByTestId('figure-chart')
  await expect(figure).toHaveAttribute('src', /^blob:/)
  await page.getByText('Titles', { exact: true }).click()
  await page.getByLabel('Title of the x axis').fill('Days since inclusion')
  await page.getByText('Colours and legend', { exact: true }).click()
  await page.getByLabel('Greys, for print').check()
  await expect.poll(drawn).toContain('Days since inclusion')
  expect(await drawn()).not.toContain('#0072b2')
  const chart = page.url()

  const form = page.getByRole('region', { name: 'Options' })
  await form.getByRole('link', { name: /^Kaplan/ }).click()
  await expect(page.getByLabel('Title of the analysis')).toBeVisible()
  const group = page.getByLabel('Groups', { exact: true })
  await group.selectOption('')
  await expect.poll(drawn).not.toContain('Female')
  expect(await drawn()).not.toContain('Days since inclusion')
  await page.getByRole('button', { name: 'Edit figure' }).first().click()
  await expect(page).toHaveURL(chart)
  await expect.poll(drawn).toContain('Days since inclusion')
  expect(await drawn()).not.toContain('Female')

  await form.getByRole('link', { name: /^Kaplan/ }).click()
  await page.getByRole('button', { name: /^Delete Kaplan/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Deleted: ' })).toBeVisible()
  await page.goto(chart)
  await expect(form).toContainText('was deleted. Its figure stays as it was')
  await expect(figure).toHaveAttribute('src', /^blob:/)
  expect(await drawn()).toContain('Days since inclusion')
})

test('a report has the results that were never looked at', async ({ page, site }) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as Word' }).click(),
  ])
  const { text } = openedOffice(readFileSync(await report.path()), 'docx')
  expect(text).toContain('Weight loss')
  expect(text).toContain('Kaplan–Meier')
  await expect(dialog).toBeHidden()
})

test('what goes into the paper: a table copied and as Excel, a figure as TIFF, a report of the project as Word', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  const project = page.url()
  await readyOffline(page)
  await page.goto(`${site.origin}/dataAnalysis/index`)
  await page.getByRole('link', { name: /lung/i }).first().click()
  const results = new AnalysisPage(page)
  await page
    .getByRole('button', { name: /Table 1/ })
    .first()
    .click()
  await expect(page.getByTestId(/^table-/).first()).toBeVisible()

  const cell = page.getByRole('gridcell', { name: /\d\.\d/ }).first()
  await cell.click()
  await page
    .getByRole('button', { name: /^Copy / })
    .and(page.getByText(await cell.innerText()))
    .click()
  await expect.poll(() => copied(page, 'text/plain')).toBe(await cell.innerText())
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Copy the table' }).first().click()
  await expect(page.getByText('Copied')).toBeVisible()
  await expect.poll(() => copied(page, 'text/html')).toContain('<table')
  const [html, text] = [await copied(page, 'text/html'), await copied(page, 'text/plain')]
  expect(text).toMatch(/Weight loss.*\t/)
  // a spreadsheet gets each cell in its place; 0.780 as a number, superscripts and subscripts as plain letters
  const asRead = (cells: readonly (readonly string[])[]) =>
    cells.map((row) => row.map((cell) => (/^[\d.]+$/.test(cell) ? String(Number(cell)) : cell.normalize('NFKC'))))
  expect(asRead(pastedCells(html))).toEqual(asRead(cellsOf(text)))
  const excel = await results.download('Save as Excel')
  const sheet = strFromU8(unzipSync(new Uint8Array(excel.bytes))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).toContain('Weight loss')
  expect(sheet).toMatch(/N = \d+ of \d+/)
  const printed = openedOffice(excel.bytes, 'xlsx')
  expect(printed.text).toContain('Weight loss')
  expect(printed.pages).toBe(1) // its only table, at its natural width

  await page
    .getByRole('button', { name: /Kaplan/ })
    .first()
    .click()
  const pdf = await results.download('PDF')
  const drawn = openedPdf(pdf.bytes)
  expect(drawn.text).toContain('Number at risk')
  expect(drawn.fonts).not.toHaveLength(0)
  expect(drawn.fonts.every(({ embedded }) => embedded)).toBe(true)

  await page.getByRole('button', { name: 'Size and format' }).first().click()
  const choosing = page.getByRole('dialog')
  await choosing.getByLabel('Width, mm').fill('20')
  await expect(choosing.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await choosing.getByLabel('Width, mm').fill('85')
  await choosing.getByLabel('Height, mm').fill('60')
  await choosing.getByLabel('Fineness').selectOption('600 dpi')
  await expect(choosing.getByText('2008 × 1417 pixels.')).toBeVisible()
  const [tiff] = await Promise.all([
    page.waitForEvent('download'),
    choosing.getByRole('button', { name: 'Save', exact: true }).click(),
  ])
  expect(tiff.suggestedFilename()).toMatch(/\.tiff$/)
  expect(tiffSize(readFileSync(await tiff.path()))).toEqual({ width: 2008, height: 1417, dpi: 600 })
  await expect(choosing).toBeHidden()

  await page.getByRole('button', { name: 'Size and format' }).first().click()
  await choosing.getByLabel('Colours').selectOption('Shades of grey')
  const saved = async (format: string) => {
    await choosing.getByLabel('Format').selectOption(format)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      choosing.getByRole('button', { name: 'Save', exact: true }).click(),
    ])
    await page.getByRole('button', { name: 'Size and format' }).first().click()
    await choosing.getByLabel('Colours').selectOption('Shades of grey')
    return sharp(await file.path())
  }
  expect(await (await saved('TIFF, picture')).metadata()).toMatchObject({ channels: 1, density: 300 })
  for (const format of ['PNG, picture', 'JPEG, picture']) {
    const picture = await saved(format)
    expect((await picture.metadata()).density, format).toBe(300)
    const { channels } = await picture.stats()
    const [red, green, blue] = channels.map(({ mean }) => mean)
    expect([red, green], format).toEqual([blue, blue])
  }
  await page.keyboard.press('Escape')
  await expect(choosing).toBeHidden()

  await page.goto(project)
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox')).not.toHaveCount(0)
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as Word' }).click(),
  ])
  const path = await report.path()
  const xml = strFromU8(unzipSync(new Uint8Array(readFileSync(path)))['word/document.xml'] ?? new Uint8Array())
  expect(xml.match(/<w:sectPr>/g)?.length).toBeGreaterThanOrEqual(2)
  expect(xml).toContain('w:sz="12"') // the thick rule of a three-line table
  const opened = openedOffice(readFileSync(path), 'docx')
  expect(opened.text).toContain('Weight loss')
  expect(opened.pages).toBeGreaterThanOrEqual(2)
})

test('a figure that an analysis draws is found among the charts, and leads to that analysis', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await page.goto(`${site.origin}/statistical/index`)
  await page.getByRole('searchbox', { name: 'Search the charts' }).fill('biplot')
  const choice = page.getByRole('button', { name: /^PCA scores and biplot/ })
  await expect(choice.locator('img')).toHaveAttribute('src', /^blob:/)
  await choice.click()
  await expect(page).toHaveURL(/\/dataAnalysis\/show/)
  await expect(page.getByRole('checkbox', { name: 'Score plot' })).toBeChecked()
})

test('a split chart is one figure with a panel for each level, or a figure for each', async ({ page, site }) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await page.goto(`${site.origin}/statistical/index`)
  await page.getByRole('button', { name: /^Histogram/ }).click()
  const choose = async (role: string, name: RegExp) => {
    const list = page.getByLabel(role, { exact: true })
    await list.selectOption(await list.locator('option', { hasText: name }).first().getAttribute('value'))
  }
  await choose('Variable', /\bage\b/)
  const figures = page.getByTestId('figure-chart')
  await expect(figures).toHaveCount(1)
  await expect(page.getByText('Panels of the split', { exact: true })).toBeHidden()
  await page.getByText('Split and weights', { exact: true }).click()
  await choose('Split by', /sex/i)
  const charts = new AnalysisPage(page)
  const words = async () =>
    [...(await charts.download('SVG')).bytes.toString().matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text)
  await expect.poll(words).toEqual(expect.arrayContaining(['Male', 'Female']))
  await expect(figures).toHaveCount(1)
  await expect(figures).toHaveAttribute('alt', /^Panels by .*Male, Female/)
  expect((await words()).filter((word) => word === 'Count')).toHaveLength(1)

  await page.getByText('Panels of the split', { exact: true }).click()
  await page.getByRole('group', { name: 'Axes of the panels' }).getByLabel('Own y axes').check()
  await page.getByLabel('Panels in a row').fill('1')
  await expect(figures).toHaveCount(1)
  await page.getByRole('group', { name: 'Levels of the split' }).getByLabel('A figure each').check()
  await expect(figures).toHaveCount(2)
  await expect(page.getByLabel('Panels in a row')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(figures).toHaveCount(1)
})
