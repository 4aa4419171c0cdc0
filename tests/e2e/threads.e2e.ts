import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, type Page, readyOffline, test } from './support/scenario.ts'

/** Threads besides the engine worker. Needs a machine with two processors or more. */
const threads = (page: Page) => page.workers().filter((worker) => worker.url().includes('/kernel.worker')).length

test('a long bootstrap runs on several threads, Stop ends them at once, and offline it is the same', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  const projects = new ProjectsPage(page, site.origin)
  await projects.create('LongWork')
  const values = Array.from({ length: 100_000 }, (_, i) => Math.exp(((i * Math.SQRT2) % 1) * 3).toFixed(6))
  await projects.import({ name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.from(`crp\n${values.join('\n')}\n`) })
  await page.getByRole('link', { name: 'Analyse' }).click()
  await new AnalysisPage(page).add(/Descriptive/)
  await page.getByRole('checkbox', { name: /crp/ }).check()
  await page.getByText('Details', { exact: true }).click()
  await page.getByLabel('Bootstrap, BCa').check()
  await page.getByLabel('Bootstrap samples').fill('10000') // seconds even on eight processors
  await expect.poll(() => threads(page), { intervals: [20] }).toBeGreaterThan(1)
  const progress = page.getByRole('progressbar', { name: 'Progress of the computation' })
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => threads(page), { intervals: [20], timeout: 1000 }).toBe(0)
  await expect(progress).toBeHidden()

  await site.stop()
  await page.getByLabel('Bootstrap samples').fill('1000')
  await expect.poll(() => threads(page), { intervals: [20] }).toBeGreaterThan(1)
  await expect(page.getByText('(BCa), 1000 samples').first()).toBeVisible({ timeout: 60_000 })
  expect(threads(page)).toBe(0)
})
