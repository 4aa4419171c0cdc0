import type { Page } from '@playwright/test'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { text, wordText } from './page-models/report-page.ts'
import { violationsInBothColours } from './support/axe.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

const freezeMenu = (page: Page) => page.getByRole('button', { name: 'Freeze', exact: true })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name })

/** The demo project's report with the result of an analysis. */
async function reportWith(page: Page, origin: string, analysis: RegExp): Promise<void> {
  await new PassportPage(page, origin).register()
  await new ProjectsPage(page, origin).openDemo()
  await page.getByRole('list', { name: 'Results' }).getByRole('link', { name: analysis }).click()
  await page.getByRole('button', { name: 'Add to report' }).click()
  await page.getByRole('button', { name: 'Open the report' }).click()
  await expect(text(page)).toContainText(/Table 1 /)
  await expect(text(page).getByRole('table')).toBeVisible()
}

/** Answers the analysis of the first block in another way, and returns to the report. */
async function changeAnalysis(page: Page): Promise<void> {
  const report = page.url()
  await text(page).getByRole('link').first().click()
  await page.getByText('Details', { exact: true }).first().click()
  await page.getByLabel('Confidence level').first().fill('90')
  await page.keyboard.press('Tab')
  await page.waitForTimeout(1500)
  await page.goto(report)
  await expect(text(page).getByRole('table')).toBeVisible()
}

test('RE2 a live result that changes is marked until it is seen', async ({ page, site }) => {
  await reportWith(page, site.origin, /^Kaplan/)
  await page.waitForTimeout(500)
  await changeAnalysis(page)
  const mark = text(page).getByText('Changed', { exact: true })
  await expect(mark.first()).toBeVisible()
  const marks = await mark.count()
  await text(page).getByText('Before and after').first().click()
  await expect(text(page).getByRole('columnheader', { name: 'After' })).toBeVisible()
  expect(await violationsInBothColours(page)).toEqual([])
  await text(page).getByRole('button', { name: 'Seen' }).first().click()
  await expect(mark).toHaveCount(marks - 1)
  await page.reload()
  await expect(text(page).getByRole('table').first()).toBeVisible()
  await expect(mark).toHaveCount(marks - 1)
  await freezeMenu(page).click()
  await item(page, 'Mark all changes as seen').click()
  await expect(mark).toHaveCount(0)
})

test('RE2 frozen results stay, are written to Word, and say what is newer', async ({ page, site }) => {
  await reportWith(page, site.origin, /^Kaplan/)
  await freezeMenu(page).click()
  await item(page, 'Freeze all results').click()
  await expect(text(page).getByText(/^Frozen on .*, engine \d.*, data [0-9a-f]{8}/)).toHaveCount(3)
  const before = await text(page).getByRole('table').innerText()
  const numbers = before.split(/[\t\n]/).filter((cell) => /\d/.test(cell))
  await changeAnalysis(page)
  await expect(text(page).getByText('Newer result available').first()).toBeVisible()
  expect(await text(page).getByRole('table').first().innerText()).toBe(before)
  const written = await wordText(page)
  for (const number of numbers) expect(written, number).toContain(number)
  expect(await violationsInBothColours(page)).toEqual([])

  await freezeMenu(page).click()
  await item(page, 'Changes since submission').click()
  const dialog = page.getByRole('dialog', { name: 'Changes since submission' })
  await expect(dialog.getByRole('table')).toContainText('Table 1')
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Excel' }).click()
  expect((await saved).suggestedFilename()).toMatch(/Changes since submission.*xlsx/)
  expect(await violationsInBothColours(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()

  // what is frozen is there without the server, and after a reload
  await readyOffline(page)
  await site.stop()
  await page.reload()
  await expect(text(page).getByRole('table').first()).toBeVisible()
  expect(await text(page).getByRole('table').first().innerText()).toBe(before)
  await expect(text(page).getByText('Newer result available').first()).toBeVisible()
  const newer = await text(page).getByText('Newer result available').count()
  await text(page).getByRole('button', { name: 'Take the newer result' }).first().click()
  await expect(text(page).getByText('Newer result available')).toHaveCount(newer - 1)
  await text(page).click({ position: { x: 5, y: 5 } })
  await page.keyboard.press('Control+z')
  await expect(text(page).getByText('Newer result available')).toHaveCount(newer)
  await freezeMenu(page).click()
  await item(page, 'Make all results live').click()
  await expect(text(page).getByText(/^Frozen on/)).toHaveCount(0)
  await expect(text(page).getByText('Changed', { exact: true })).toHaveCount(newer)
})

test('RE2 the result of a clinical tool is added to a report and stays as it was', async ({ page, site }) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await page.goto(`${site.origin}/tool/detail?id=body-mass-index`)
  await page.getByLabel('Height', { exact: true }).fill('170')
  await page.getByLabel('Weight', { exact: true }).fill('65')
  await page.getByLabel('Age', { exact: true }).fill('40')
  await page.getByRole('button', { name: 'Add to report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to report' })
  await expect(dialog.getByRole('radio', { name: 'New report' })).toBeChecked()
  expect(await violationsInBothColours(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Open the report' }).click()
  await expect(text(page).getByRole('row', { name: 'BMI 22.5' })).toBeVisible()
  await expect(text(page)).toContainText('Source: ')
  await expect(text(page)).toContainText(/tool revision 1/)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  expect(await wordText(page)).toContain('170 cm')
  await page.reload()
  await expect(text(page).getByRole('row', { name: 'BMI 22.5' })).toBeVisible()
})
