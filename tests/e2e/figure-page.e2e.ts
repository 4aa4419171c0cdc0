import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { openedPdf } from '#tests/support/open-documents.ts'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { DataPage } from './page-models/data-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

const file = resolve(import.meta.dirname, 'data/lung-gbk.csv')

interface Drawn {
  readonly name: RegExp
  /** The variable of each field by the field's label. */
  readonly fields: Readonly<Record<string, string>>
  readonly event?: string
}

const charts: readonly Drawn[] = [
  { name: /^Histogram/, fields: { Variable: '年龄' } },
  { name: /^Box and violin/, fields: { Variable: '年龄', Groups: '性别' } },
  { name: /^Scatter plot with fit/, fields: { Horizontal: '年龄', Vertical: '每餐热量' } },
  { name: /^Empirical/, fields: { Variable: '体重下降', Groups: '性别' } },
  { name: /^Bars of counts/, fields: { Categories: 'ECOG' } },
  { name: /^Survival curve/, fields: { Time: '生存时间(天)', Status: '结局', Groups: '性别' }, event: 'Dead' },
]

async function draw(page: Page, origin: string, { name, fields, event }: Drawn): Promise<void> {
  await page.goto(`${origin}/statistical/index`)
  await page.getByRole('button', { name }).first().click()
  for (const [label, option] of Object.entries(fields)) {
    await page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option })
    if (label === 'Status' && event) await page.getByRole('checkbox', { name: event }).check()
  }
  await expect(page.getByTestId('figure-chart')).toHaveAttribute('src', /^blob:/)
}

/** A page of A4 between margins of 15 mm. */
const A4 = { width: 180, height: 267 }

test('six figures of a study on one A4 page, from its file to one PDF, offline, in both languages', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  await new PassportPage(page, site.origin).register()
  const projects = new ProjectsPage(page, site.origin)
  await projects.openDemo()
  await readyOffline(page)
  const pages = new AnalysisPage(page)
  await draw(page, site.origin, { name: /^Histogram/, fields: { Variable: 'age — Age, years' } })
  await pages.download('PDF') // the first one brings the fonts
  await site.stop()

  await projects.open()
  await projects.create('肺癌2026', 'device')
  await page.getByLabel('File to import').setInputFiles(file)
  const data = new DataPage(page)
  await data.expectExtent('228 rows · 11 variables')
  await data.describe('结局', { measure: 'Nominal', labels: { 1: 'Censored', 2: 'Dead' } })
  await data.describe('ECOG', { measure: 'Ordinal' })
  for (const chart of charts) await draw(page, site.origin, chart)
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: '肺癌2026' }).click()
  await page.getByRole('button', { name: 'Several figures on a page' }).click()
  const figure = page.getByTestId('figure-page')
  const cells = page.getByRole('listitem').filter({ hasText: 'Columns' })
  await expect(cells).toHaveCount(charts.length)
  await page.getByLabel('Height of a row, mm').fill('80')
  const opened = async () => openedPdf(new Uint8Array((await pages.download('PDF')).bytes))
  const english = await opened()
  expect(english.pages).toBe(1)
  expect(english.size.width).toBeCloseTo(A4.width, 0)
  expect(english.size.height).toBeLessThanOrEqual(A4.height)
  expect(english.fonts.every(({ embedded }) => embedded)).toBe(true)
  for (const letter of 'ABCDEF') expect(english.text).toContain(`(${letter})`)
  for (const words of ['Number at risk', 'ECOG', '年龄', '体重下降', 'P = 0.001']) expect(english.text).toContain(words)

  await page.getByRole('button', { name: 'Move Histogram with density down' }).click()
  await expect(cells.nth(1)).toContainText('Histogram')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cells.nth(0)).toContainText('Histogram')

  await page.getByRole('button', { name: '切换到中文' }).click()
  await expect(figure).toHaveAttribute('alt', /A：|A: .*[\u4e00-\u9fff]/)
  const chinese = await opened()
  expect(chinese.pages).toBe(1)
  for (const letter of 'ABCDEF') expect(chinese.text).toContain(`（${letter}）`)
  expect(chinese.text).toContain('风险人数')
})
