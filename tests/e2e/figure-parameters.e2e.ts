import sharp from 'sharp'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

test('a figure for a manuscript in another language, with a plot of a given size and no ground, made with the server stopped', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  await page.goto(`${site.origin}/statistical/index`)
  await page.getByRole('searchbox', { name: 'Search the charts' }).fill('scatter with line')
  await page.getByRole('button', { name: /^Scatter plot/ }).click()
  const [x, y] = [page.getByLabel('Horizontal', { exact: true }), page.getByLabel('Vertical', { exact: true })]
  await x.selectOption({ index: 3 })
  await y.selectOption({ index: 1 })
  await expect(page.getByTestId('figure-chart')).toBeVisible()
  await site.stop()

  const charts = new AnalysisPage(page)
  const svg = async () => (await charts.download('SVG')).bytes.toString()
  await page.getByText('Titles', { exact: true }).click()
  const language = page.getByRole('group', { name: 'Language of the figure' })
  await language.getByRole('radio', { name: 'Chinese' }).focus()
  await page.keyboard.press('Space')
  await expect.poll(svg).toContain('最小二乘')
  await page.getByText('Axes', { exact: true }).click()
  await page.getByLabel('Scale of y', { exact: true }).selectOption({ label: 'Logit' })
  await expect(page.getByText('The y axis stays linear: a logit needs values')).toBeVisible()
  await page.getByLabel('Scale of y', { exact: true }).selectOption({ label: 'Square root' })
  await expect(page.getByText('The y axis stays linear')).toBeHidden()
  await page.getByText('Journal and size', { exact: true }).click()
  await page.getByLabel('Width of the plot, mm').fill('60')
  await page.getByRole('group', { name: 'Shape of the plot' }).getByLabel('Square').check()
  await page.getByLabel('Transparent ground').check()
  await expect.poll(svg).not.toContain('<rect width="100%"')
  const { bytes } = await charts.download('PNG, 300 dpi')
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width / 11.811 > 68, data[3]]).toEqual([true, 0])
  await page.getByLabel('Transparent ground').uncheck()
  await expect.poll(svg).toContain('<rect width="100%"')
})
