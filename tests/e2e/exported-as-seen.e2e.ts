import type { Page } from '@playwright/test'
import { mulberry32 } from '#engine/random/mulberry32.ts'
import { drawnPdf } from '#tests/support/open-documents.ts'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { differingInk } from './support/compare-pictures.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

const DPI = 300
/** Share of the inked pixels that programs draw in another way: edges of letters, most of all, 1.4 % of a figure with few marks. */
const MOST = 0.02

const png = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
const svg = (bytes: Uint8Array) => `data:image/svg+xml;base64,${Buffer.from(bytes).toString('base64')}`

/** The figure of the page as SVG, PDF and PNG, each as a picture. */
async function exported(page: Page): Promise<{ svg: string; pdf: string; png: string }> {
  const figures = new AnalysisPage(page)
  const [drawing, document, picture] = [
    await figures.download('SVG'),
    await figures.download('PDF'),
    await figures.download('PNG, 300 dpi'),
  ]
  const pdf = png(drawnPdf(new Uint8Array(document.bytes), DPI))
  return { svg: svg(drawing.bytes), pdf, png: png(picture.bytes) }
}

test('SVG, PDF and PNG of a figure show the same, with a few marks and with 12 000 points drawn as pixels', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  const projects = new ProjectsPage(page, site.origin)
  await projects.create('Many')
  const draw = mulberry32(3)
  const rows = Array.from({ length: 12_000 }, (_, k) => {
    const x = draw() + draw() + draw()
    return `${x.toFixed(4)},${(2 * x + draw() + draw() + (k % 2)).toFixed(4)},${k % 2 === 0 ? 'A' : 'B'}`
  })
  const csv = ['x,y,group', ...rows].join('\n')
  await projects.import({ name: 'points.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await readyOffline(page)
  await page.goto(`${site.origin}/statistical/index`)
  await page
    .getByRole('button', { name: /^Scatter plot/ })
    .first()
    .click()
  const choose = (label: string, option: string) =>
    page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option })
  await choose('Horizontal', 'x')
  await choose('Vertical', 'y')
  await choose('Groups', 'group')
  const figure = page.getByTestId('figure-chart')
  await expect(figure.locator('canvas')).toBeVisible()
  await expect(figure.locator('img').last()).toHaveAttribute('src', /^blob:/)
  // a printed page limits no layer alone, which would leave the points
  await page.emulateMedia({ media: 'print' })
  const limits = figure.evaluate((all) =>
    [...all.querySelectorAll('img')].map((image) => getComputedStyle(image).maxHeight),
  )
  expect(await limits).toEqual(['none', 'none'])
  await page.emulateMedia({ media: null })

  const many = await exported(page)
  expect(await differingInk(page, many.png, many.svg)).toBeLessThan(MOST)
  expect(await differingInk(page, many.png, many.pdf)).toBeLessThan(MOST)

  // as shapes on request
  await page.getByRole('button', { name: 'Size and format' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save the figure' })
  await dialog.getByLabel('Format').selectOption('SVG, drawing')
  await dialog.getByRole('checkbox', { name: 'Points as shapes' }).check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save', exact: true }).click(),
  ])
  const shapes = await new Response((await download.createReadStream()) as unknown as ReadableStream).bytes()
  expect(new TextDecoder().decode(shapes).match(/<circle|<path d="M[^"]*z"\/>/g)?.length).toBeGreaterThan(12_000)
  expect(await differingInk(page, many.png, svg(shapes))).toBeLessThan(MOST)

  await page.goto(`${site.origin}/statistical/index`)
  await page
    .getByRole('button', { name: /^Box and violin/ })
    .first()
    .click()
  await choose('Variable', 'y')
  await choose('Groups', 'group')
  await expect(page.getByTestId('figure-chart')).toHaveAttribute('src', /^blob:/)
  const few = await exported(page)
  expect(await differingInk(page, few.png, few.svg)).toBeLessThan(MOST)
  expect(await differingInk(page, few.png, few.pdf)).toBeLessThan(MOST)
  // the comparison tells figures apart
  expect(await differingInk(page, few.png, many.pdf)).toBeGreaterThan(10 * MOST)
})
