import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, type Page, readyOffline, test } from './support/scenario.ts'

/** The first figure of the open chart. */
const figure = (page: Page) => page.getByTestId(/^figure-/).first()

const ask = (page: Page, name: string, request: object) =>
  page.evaluate(
    async ([call, body]) => {
      const reply = await fetch(`/api/${call}`, { method: 'POST', body: JSON.stringify(body) })
      return (await reply.json()) as { status: number; data: Record<string, unknown> }
    },
    [name, request] as const,
  )

test('offline a new reader sees a figure of demo data in two clicks, and what data of this chart look like', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  await site.stop()
  await page.goto(`${site.origin}/statistical/index`)
  await expect(page.getByText('Choose a chart to see it with demo data')).toBeVisible()
  await page.getByRole('button', { name: /^Survival curve/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Source: R package survival' })).toBeVisible()
  await expect(figure(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advanced lung cancer (NCCTG)')

  // the same data are not imported twice
  await page.goto(`${site.origin}/statistical/index`)
  await page.getByLabel('Draw which data?').selectOption({ label: 'The demo data of each chart' })
  await page.getByRole('button', { name: /^Histogram/ }).click()
  await expect(figure(page)).toBeVisible()
  await page.goto(`${site.origin}/statistical/index`)
  await expect(page.getByLabel('Draw which data?').getByRole('option')).toHaveText([
    'Advanced lung cancer (NCCTG)',
    'The demo data of each chart',
  ])

  // the calls of charts as records answer without the server
  const charts = await ask(page, 'Plotrecord/index', { plot_id: 'histogram' })
  expect(charts).toMatchObject({ status: 200, data: { total: 1, data: [{ plot_id: 'histogram' }] } })
  const demo = await ask(page, 'Plotrecord/loadDemoData', { plot_id: 'histogram' })
  expect(demo).toMatchObject({ status: 200, data: { data_id: 'lung' } })
})

test('an empty chart offers its demo data, in the project of the chart and as files', async ({ page, site }) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  await page.goto(`${site.origin}/statistical/index`)
  await page.getByRole('button', { name: /^Paired/ }).click()
  await expect(page.getByText('Choose what to analyse')).toBeVisible()
  await site.stop()
  await page.reload()
  for (const [item, file] of [
    ['Excel workbook', /\.xlsx$/],
    ['CSV and list of variables (ZIP)', /\.zip$/],
  ] as const) {
    await page.getByRole('button', { name: 'Download the demo data' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: item }).click()
    expect((await download).suggestedFilename()).toMatch(file)
  }
  await page.getByRole('button', { name: 'Try with the demo data' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'a dataset of this project now' })).toBeVisible()
  await expect(figure(page)).toBeVisible()
  await page.goto(`${site.origin}/project/list`)
  await expect(page.getByRole('link', { name: /DemoData/ })).toHaveCount(0)
})

test('a chart that is chosen by variables begins with them', async ({ page, origin }) => {
  await new PassportPage(page, origin).register()
  await new ProjectsPage(page, origin).openDemo()
  await page.goto(`${origin}/statistical/index`)
  await page.getByRole('button', { name: 'By my variables' }).click()
  await page.getByLabel('First variable').selectOption({ label: 'age: Age, years' })
  await page.getByRole('button', { name: /^Histogram/ }).click()
  await expect(figure(page)).toBeVisible()
})
