import { entryIds, loadSummary } from '#cli/entries.ts'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { DataPage } from './page-models/data-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { registerLapsed } from './support/lapsed-member.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

test('a member whose time is over works as before: steps, analyses, charts, files; without the server too', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000)
  await registerLapsed(page, site)
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  await site.stop()
  const files = new AnalysisPage(page)

  await page.getByRole('main').getByRole('link', { name: 'Data', exact: true }).click()
  await new DataPage(page).addStep('Filter rows', (dialog) => dialog.getByLabel('Condition').fill('age >= 60'))
  await page.getByRole('link', { name: 'Analyse' }).click()
  await files.add(/Linear/)
  await page.getByLabel('Outcome', { exact: true }).selectOption({ label: 'wt.loss — Weight loss in 6 months, pounds' })
  await page.getByRole('checkbox', { name: /\bage\b/ }).check()
  await expect(page.getByRole('grid', { name: 'Coefficients' })).toBeVisible()
  for (const kind of ['Word', 'Excel'])
    expect((await files.download(page.getByRole('button', { name: kind }).first())).bytes.length, kind).toBeGreaterThan(
      500,
    )

  await page.goto(`${site.origin}/project/list`)
  await page.getByRole('link', { name: 'DemoLungCancer' }).first().click()
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const saved = await files.download(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }))
  expect(saved.bytes.length).toBeGreaterThan(1000)

  // charts with their demo data; that each of them is computed is tested without a browser
  const charts = entryIds('charts').filter((_, index) => index % 12 === 0)
  for (const id of charts) {
    await page.evaluate(() => {
      history.pushState({}, '', '/statistical/index')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    const data = page.getByLabel('Draw which data?')
    await expect(data).toBeVisible()
    await data.selectOption({ label: 'The demo data of each chart' })
    const { title } = await loadSummary('charts', id)
    await page
      .getByRole('button')
      .filter({ has: page.getByText(title.en, { exact: true }) })
      .first()
      .click()
    await expect(page.getByTestId(/^figure-/).first(), id).toBeVisible()
  }
})
