import { dpiOf } from '#formats/image/png-dpi.ts'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

test('a chart of one’s own data: drawn live, styled without computing, taken back, saved, and there again offline', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await page.getByRole('button', { name: 'Open the demo' }).click()
  await expect(page.getByRole('heading', { name: 'DemoLungCancer' })).toBeVisible()
  await readyOffline(page)
  await page.goto(`${site.origin}/statistical/index`)
  await page.getByRole('link', { name: /lung/i }).first().click()
  await page.getByRole('searchbox', { name: 'Search the charts' }).fill('zft')
  await page.getByRole('button', { name: /Histogram/ }).click()
  const result = page.getByRole('region', { name: 'Chart' })
  await expect(result).toContainText('Choose a variable.')

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
  await page.getByText('Colours and type', { exact: true }).click()
  await page.getByLabel('Greys, for print').check()
  await expect.poll(async () => (await charts.download('SVG')).bytes.toString()).toContain('#1a1a1a')
})
