import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { dpiOf } from '#formats/image/png-dpi.ts'
import { openedOffice, sheetCells } from '#tests/support/open-documents.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(readFileSync(await download.path()))
}

/** A histogram of age, open on its page. */
async function drawHistogram(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/statistical/index`)
  await page
    .getByRole('button', { name: /^Histogram/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Variable', exact: true }).selectOption({ label: 'age — Age, years' })
  await expect(page.getByTestId('figure-chart')).toHaveAttribute('src', /^blob:/)
}

/** Saves the figure of the page in a format of the dialog. */
async function saveAs(page: Page, format: string): Promise<Download> {
  await page.getByRole('button', { name: 'Size and format' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save the figure' })
  await dialog.getByLabel('Format').selectOption(format)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save', exact: true }).click(),
  ])
  await expect(dialog).toBeHidden()
  return download
}

test('a figure as Excel and as Word, copied as a picture and shared, offline', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Chromium on Linux has no share sheet; this one takes pictures
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(window, { shared })
    const isPicture = ({ files = [] }: ShareData) => files.every(({ type }) => type === 'image/png')
    Object.assign(navigator, {
      canShare: isPicture,
      share: async ({ files = [] }: ShareData) => {
        for (const { name, size } of files) shared.push(`${name} ${size > 5000}`)
      },
    })
  })
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  await drawHistogram(page, site.origin)
  await site.stop()

  const excel = await saveAs(page, 'Excel, the data of the figure')
  expect(excel.suggestedFilename()).toBe('Histogram with density-chart.xlsx')
  const sheets = sheetCells(await bytesOf(excel))
  expect([...sheets.keys()].toSorted()).toEqual(['Lines', 'Outlines'])
  const [head, ...rows] = sheets.get('Lines') ?? []
  expect(head).toEqual(expect.arrayContaining(['Age, years', 'Count']))
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.every((row) => row.slice(-2).every((cell) => Number.isFinite(Number(cell))))).toBe(true)

  const word = await saveAs(page, 'Word, with a caption')
  expect(word.suggestedFilename()).toBe('Histogram with density-chart.docx')
  const document = await bytesOf(word)
  const parts = unzipSync(document)
  const picture = Object.entries(parts).find(([name]) => name.endsWith('.png'))?.[1]
  expect(dpiOf(picture ?? new Uint8Array())).toBeCloseTo(600, 1)
  expect(Object.keys(parts).some((name) => name.endsWith('.svg'))).toBe(true)
  const alt = await page.getByTestId('figure-chart').getAttribute('alt')
  expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain(`descr="${alt}"`)
  const opened = openedOffice(document, 'docx')
  expect(opened.pages).toBe(1)
  expect(opened.text).toContain('Histogram with density')

  await page.getByRole('button', { name: 'Size and format' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save the figure' })
  await dialog.getByRole('button', { name: 'Copy as picture' }).click()
  const copiedSize = () =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      if (!item?.types.includes('image/png')) return 0
      const picture = await createImageBitmap(await item.getType('image/png'))
      return picture.width
    })
  await expect.poll(copiedSize).toBeGreaterThan(1000)
  const share = dialog.getByRole('button', { name: 'Share' })
  await expect(share).toBeHidden() // nothing takes a TIFF
  await dialog.getByLabel('Format').selectOption('PNG, picture')
  await share.click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
    .toEqual(['Histogram with density-chart.png true'])
})

test('several charts of a project as one archive, and the data of a page of figures, offline in both languages', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  const project = page.url()
  await readyOffline(page)
  await drawHistogram(page, site.origin)
  const rail = page.getByRole('navigation', { name: 'Project' })
  await rail.getByRole('link', { name: 'Kaplan–Meier survival' }).click()
  await page.getByRole('button', { name: 'Edit figure' }).first().click()
  await expect(page.getByTestId('figure-chart')).toHaveAttribute('src', /^blob:/)
  await page.goto(`${site.origin}/statistical/index`) // a chart without its variables
  await page
    .getByRole('button', { name: /^Scatter plot/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Chart' })).toContainText('Choose')
  await page.goto(project)
  await site.stop()

  await page.getByRole('button', { name: 'Save several figures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save several figures' })
  await expect(dialog.getByRole('checkbox')).toHaveCount(4) // one is in the demo
  await dialog.getByLabel('Format').selectOption('PNG, picture')
  await dialog.getByLabel('Fineness').selectOption('150 dpi')
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as zip' }).click(),
  ])
  expect(archive.suggestedFilename()).toBe('Figures of DemoLungCancer.zip')
  const files = unzipSync(await bytesOf(archive))
  const names = Object.keys(files)
  expect(names).toHaveLength(3)
  expect(names.every((name, k) => name.startsWith(`Fig${k + 1}_`) && name.endsWith('.png'))).toBe(true)
  expect(names.join()).toContain('Histogram with density')
  for (const bytes of Object.values(files)) expect(dpiOf(bytes)).toBeCloseTo(150, 1)
  await expect(dialog.getByRole('alert')).toContainText('Not in the archive')
  await expect(dialog.getByRole('alert')).toContainText('Scatter')
  await dialog.getByRole('checkbox', { name: /^Scatter/ }).uncheck()
  await dialog.getByLabel('Format').selectOption('Excel, the data of the figure')
  const [books] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as zip' }).click(),
  ])
  await expect(dialog).toBeHidden()
  const curve = Object.entries(unzipSync(await bytesOf(books))).find(([name]) => name.includes('Kaplan'))
  const steps = sheetCells(curve?.[1] ?? new Uint8Array())
  expect(steps.get('Steps')?.[0]).toEqual(
    expect.arrayContaining(['Series', 'Survival, %, lower', 'Survival, %, upper']),
  )
  expect([...steps.keys()]).toContain('Number at risk')

  await page.getByRole('button', { name: 'Several figures on a page' }).click()
  await expect(page.getByTestId('figure-page')).toHaveAttribute('alt', /C: /)
  const both = sheetCells(await bytesOf(await saveAs(page, 'Excel, the data of the figure')))
  expect(new Set([...both.keys()].map((name) => name.charAt(0)))).toEqual(new Set(['A', 'B', 'C']))
  await page.getByRole('button', { name: '切换到中文' }).click()
  await page.getByRole('button', { name: '尺寸与格式' }).click()
  const chinese = page.getByRole('dialog')
  await chinese.getByLabel('格式').selectOption('Word（含图题）')
  const [word] = await Promise.all([
    page.waitForEvent('download'),
    chinese.getByRole('button', { name: '保存', exact: true }).click(),
  ])
  expect(openedOffice(await bytesOf(word), 'docx').pages).toBe(1)
})
