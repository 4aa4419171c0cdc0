import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { standardStyle } from '#formats/document/document-style.ts'
import { sampleDocument } from '#formats/document/sample-document.fixture.ts'
import { writeDocument } from '#formats/docx/write-document.ts'
import { openedOffice } from '#tests/support/open-documents.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { violationsInBothColours as violations } from './support/axe.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const check = (page: Page) => page.getByRole('region', { name: 'Result of the check' })
const equal = (page: Page) => check(page).getByText(/values? (?:is|are) equal as shown/)
const differ = (page: Page) => check(page).getByText(/values? differs?$/)
const chosen = (page: Page) => page.locator('main input[type=file]').first()
const dataFile = (page: Page) => check(page).locator('input[type=file]')

async function downloaded(page: Page, act: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return readFileSync(await download.path())
}

async function give(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await chosen(page).setInputFiles({ name, mimeType, buffer })
}

/** The document with the last decimal number of its first table changed. */
function withOtherCell(file: Buffer): { readonly file: Buffer; readonly from: string; readonly to: string } {
  const parts = unzipSync(new Uint8Array(file))
  const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  const [table = ''] = /<w:tbl>.*?<\/w:tbl>/s.exec(text) ?? []
  const cells = [...table.matchAll(/<w:t xml:space="preserve">(0\.\d+)<\/w:t>/g)]
  const last = cells.at(-1)
  if (!last) throw new Error('the table has no decimal number')
  const [whole, from = ''] = last
  const to = `${from.slice(0, 2)}9${from.slice(2)}`
  const changed = table.slice(0, last.index) + whole.replace(from, to) + table.slice(last.index + whole.length)
  const written = zipSync({ ...parts, 'word/document.xml': strToU8(text.replace(table, () => changed)) })
  return { file: Buffer.from(written), from, to }
}

/** The imported files of the signed-in user. */
function sources(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => /^slipstick-user-(?!0$)/.test(name ?? ''))
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(found?.name ?? '')
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    const rows = await new Promise<readonly { blob: Blob }[]>((resolve) => {
      const asked = database.transaction('sources').objectStore('sources').getAll()
      asked.onsuccess = () => resolve(asked.result)
    })
    database.close()
    return Promise.all(rows.map(({ blob }) => new Blob([blob]).text()))
  })
}

test('a Word report, a PDF figure and a share are verified, offline with the project and elsewhere with its file', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(300_000)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  const project = page.url()
  await page
    .getByRole('list', { name: 'Results' })
    .getByRole('link', { name: /Kaplan|surviv/i })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Reading' })).toContainText(/median survival/i)
  const figure = await downloaded(page, () => page.getByRole('button', { name: 'PDF', exact: true }).first().click())
  const single = await downloaded(page, () => page.getByRole('button', { name: 'Save as Word' }).click())
  await page.getByRole('button', { name: 'Share as a page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  const link = await dialog.getByLabel(/^Link to /).inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.goto(project)
  await page.getByRole('button', { name: 'Write a report' }).click()
  const text = page.getByRole('textbox', { name: 'Text of the report' })
  await expect(text).toBeVisible()
  await page.getByRole('button', { name: 'Insert results' }).click()
  const boxes = page.getByRole('dialog').getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  for (const box of await boxes.all()) await box.check()
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(text.getByText(/^Table 1 /).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled({ timeout: 60_000 })
  const word = await downloaded(page, async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Word document' }).click()
  })
  expect(openedOffice(new Uint8Array(word), 'docx').text).toContain('Table 1')

  await page.goto(`${site.origin}/verify`)
  await page.getByLabel('Address of a shared result').fill(link)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(equal(page)).toBeVisible({ timeout: 30_000 })
  await expect(differ(page)).toHaveCount(0)

  await readyOffline(page)
  const [source] = await sources(page)
  await site.stop()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Verify a document', level: 1 })).toBeVisible()
  await give(page, 'report.docx', DOCX, word)
  await expect(equal(page)).toBeVisible({ timeout: 60_000 })
  await expect(check(page).getByText(/not computed again|Computing again/)).toHaveCount(0, { timeout: 60_000 })
  await expect(differ(page)).toHaveCount(0)
  await expect(check(page)).toContainText('The data are on this device.')
  expect.soft(await violations(page), 'all equal').toEqual([])

  const { file, from, to } = withOtherCell(word)
  await give(page, 'changed.docx', DOCX, file)
  await expect(differ(page)).toHaveText('1 value differs', { timeout: 60_000 })
  const cell = page.getByRole('cell', { name: `In the document: ${to}` })
  await expect(cell).toContainText(`When written: ${from}`)
  await expect(check(page).getByText('Computing again')).toHaveCount(0, { timeout: 60_000 })
  await expect(differ(page)).toHaveText('1 value differs')
  expect.soft(await violations(page), 'one differs').toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await give(page, 'figure.pdf', 'application/pdf', figure)
  await expect(page.getByText('Figure 1: its data are equal')).toHaveCount(1, { timeout: 30_000 })
  await expect(differ(page)).toHaveCount(0)

  const alert = page.getByRole('main').getByRole('alert')
  await give(page, 'printed.pdf', 'application/pdf', await page.pdf())
  await expect(alert).toContainText('it was printed by a browser')
  const other = Buffer.from(await (await writeDocument(sampleDocument, standardStyle)).arrayBuffer())
  await give(page, 'other.docx', DOCX, other)
  await expect(alert).toContainText('does not state how its numbers were computed')
  await page.reload()
  await give(page, 'note.txt', 'text/plain', Buffer.from('12, 13'))
  await expect(alert).toHaveText('This is neither a Word document nor a PDF.')
  await give(page, 'cut.docx', DOCX, word.subarray(0, 2000))
  await expect(alert).toBeVisible()
  expect.soft(await violations(page), 'a fault').toEqual([])

  await site.start()
  const stranger = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await stranger.goto(`${site.origin}/verify`)
  await give(stranger, 'single.docx', DOCX, single)
  await expect(check(stranger)).toContainText('The data are not on this device')
  await expect(equal(stranger)).toHaveCount(0)
  const data = (content: string) => ({ name: 'study.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await dataFile(stranger).setInputFiles(data((source ?? '').replace(/\n.*\n?$/, '\n')))
  await expect(stranger.getByText('The given file is not the one from which this was computed')).toBeVisible({
    timeout: 30_000,
  })
  await dataFile(stranger).setInputFiles(data(source ?? ''))
  await expect(equal(stranger)).toBeVisible({ timeout: 30_000 })
  await expect(differ(stranger)).toHaveCount(0)
  await stranger.getByText('For editors and reviewers').click()
  await expect(stranger.getByText('Proof is to compute again')).toBeVisible()
  expect.soft(await violations(stranger), 'with the given data').toEqual([])
  await stranger.context().close()
})

const PDF = 'application/pdf'

/** Saves the shown figure in a format of the dialog. */
async function saveFigure(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Size and format' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save the figure' })
  await dialog.getByLabel('Format').selectOption(format)
  const file = await downloaded(page, () => dialog.getByRole('button', { name: 'Save', exact: true }).click())
  await expect(dialog).toBeHidden()
  return file
}

test('Word and PDF files of a chart, an archive, a page of figures and a clinical tool are verified', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(300_000)
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  const project = page.url()
  await page.goto(`${site.origin}/statistical/index`)
  await page
    .getByRole('button', { name: /^Histogram/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Variable', exact: true }).selectOption({ label: 'age — Age, years' })
  await expect(page.getByTestId('figure-chart')).toHaveAttribute('src', /^blob:/)
  const chart = { word: await saveFigure(page, 'Word, with a caption'), pdf: await saveFigure(page, 'PDF, drawing') }
  expect(openedOffice(new Uint8Array(chart.word), 'docx').text).toContain('Histogram')
  await page.goto(project)
  await page.getByRole('button', { name: 'Save several figures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save several figures' })
  const archives: Buffer[] = []
  for (const format of ['Word, with a caption', 'PDF, drawing']) {
    await dialog.getByLabel('Format').selectOption(format)
    archives.push(await downloaded(page, () => dialog.getByRole('button', { name: 'Save as zip' }).click()))
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Save several figures' }).click()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Several figures on a page' }).click()
  await expect(page.getByTestId('figure-page')).toHaveAttribute('alt', /B: /)
  const together = await saveFigure(page, 'PDF, drawing')

  await page.goto(`${site.origin}/verify`)
  const figures = async (file: Buffer, kind: 'docx' | 'pdf', count: number) => {
    await give(page, `file.${kind}`, kind === 'pdf' ? PDF : DOCX, file)
    await expect(page.getByText(/^Figure \d+: its data are equal$/)).toHaveCount(count, { timeout: 30_000 })
    await expect(differ(page)).toHaveCount(0)
    await page.reload()
  }
  await figures(chart.word, 'docx', 1)
  await figures(chart.pdf, 'pdf', 1)
  const [words = {}, pdfs = {}] = archives.map((bytes) => unzipSync(new Uint8Array(bytes)))
  expect(Object.keys(words).length).toBeGreaterThan(1)
  for (const file of Object.values(words)) await figures(Buffer.from(file), 'docx', 1)
  for (const file of Object.values(pdfs)) await figures(Buffer.from(file), 'pdf', 1)
  await figures(together, 'pdf', Object.keys(pdfs).length)

  const stranger = await (await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' })).newPage()
  await stranger.goto(`${site.origin}/tool/detail?id=flow-consort`)
  await stranger.getByRole('button', { name: 'Try it' }).first().click()
  const tool = [await saveFigure(stranger, 'Word, with a caption'), await saveFigure(stranger, 'PDF, drawing')]
  await stranger.goto(`${site.origin}/verify`)
  for (const [k, file] of tool.entries()) {
    await give(stranger, k === 0 ? 'flow.docx' : 'flow.pdf', k === 0 ? DOCX : PDF, file)
    await expect(stranger.getByText('Figure 1: its data are equal')).toBeVisible({ timeout: 30_000 })
    await expect(check(stranger)).toContainText('A clinical tool is computed again from the values that were entered')
    await expect(equal(stranger)).toBeVisible()
    await expect(differ(stranger)).toHaveCount(0)
    expect.soft(await violations(stranger), 'a tool').toEqual([])
    await stranger.reload()
  }
  await stranger.context().close()
})
