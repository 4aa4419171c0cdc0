import { readFileSync } from 'node:fs'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { violationsInBothColours } from './support/axe.ts'
import { Keyboard } from './support/keyboard.ts'
import { expect, type Page, readyOffline, test } from './support/scenario.ts'

const CSV = `arm,height\n${Array.from({ length: 40 }, (_, i) => `${i % 2 ? 'A' : 'B'},${160 + ((i * 7) % 23)}`).join('\n')}\n`
const file = { name: 'trial.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) }

const says = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

/** The demo's analyses are computed after it is opened: its pictures, which come with it, are there before. */
const answered = (page: Page) => expect.poll(() => keptOutcomes(page), { timeout: 30_000 }).toBeGreaterThan(0)

/** How many outcomes the databases of this device's users hold. */
function keptOutcomes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let count = 0
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('slipstick-user-')) continue
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => done(request.result)
        request.onerror = () => failed(request.error)
      })
      const rows = await new Promise<{ fields: object }[]>((done) => {
        const request = database.transaction('records').objectStore('records').getAll()
        request.onsuccess = () => done(request.result)
      })
      count += rows.filter(({ fields }) => 'data.outcome' in fields).length
      database.close()
    }
    return count
  })
}

async function fromMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account and settings' }).click()
  await page.getByRole('menuitem', { name: 'First steps' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible()
}

test('a new reader goes through the five steps, each read from the reader’s own data', async ({ page, site }) => {
  await new PassportPage(page, site.origin).register()
  await page.getByRole('link', { name: 'First steps' }).click()
  await expect(page).toHaveURL(`${site.origin}/guide`)
  await expect(page).toHaveTitle(/^First steps/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await says(page, '0 of 5 steps are done.')
  expect.soft(await violationsInBothColours(page), 'at the start').toEqual([])

  await page.getByRole('button', { name: 'New project' }).click()
  await page.getByLabel('Project name').fill('Trial')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await says(page, '1 of 5 steps are done.')
  await expect(page.locator('summary', { hasText: 'Make a project' })).toBeVisible()

  await new ProjectsPage(page, site.origin).import(file)
  await fromMenu(page)
  await says(page, '2 of 5 steps are done.')
  await page.getByRole('link', { name: 'New analysis' }).click()
  const analysis = new AnalysisPage(page)
  await analysis.add(/^Descriptive statistics/)
  await page.getByRole('checkbox', { name: 'height' }).check()
  await expect(page.getByRole('grid').first()).toBeVisible()

  await fromMenu(page)
  await says(page, '3 of 5 steps are done.')
  await page.getByRole('link', { name: 'Open the latest result' }).click()
  expect((await analysis.download('Save as Word')).bytes.subarray(0, 2).toString()).toBe('PK')

  await fromMenu(page)
  await says(page, '4 of 5 steps are done.')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  expect(
    readFileSync(await (await saving).path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  await says(page, 'All steps are done.')
  await expect(page.locator('summary')).toHaveCount(5)
  expect.soft(await violationsInBothColours(page), 'at the end').toEqual([])

  await page.getByRole('link', { name: 'Which test?' }).click()
  await expect(page.getByRole('region', { name: 'Which test?' })).toBeVisible()
})

test('with the server stopped the guide opens, and leads on by keyboard at 320 px', async ({ page, site }) => {
  await new PassportPage(page, site.origin).register()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${site.origin}/guide`)
  await readyOffline(page)
  await site.stop()
  await page.reload()
  await says(page, '0 of 5 steps are done.')
  const keyboard = new Keyboard(page)
  await keyboard.press('button', 'New project')
  await page.getByRole('dialog').waitFor()
  await keyboard.type('Project name', 'Ward')
  await page.keyboard.press('Enter')
  await says(page, '1 of 5 steps are done.')
  await expect(page.locator(':focus')).toHaveCount(1)
  await keyboard.to('button', 'Import a file')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await violationsInBothColours(page)).toEqual([])
  await keyboard.press('button', 'Open the demo')
  await expect(page.getByRole('heading', { name: 'DemoLungCancer' })).toBeVisible({ timeout: 30_000 })
  await answered(page)
  await page.goto(`${site.origin}/guide`)
  await says(page, '3 of 5 steps are done.')
})

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' })

  test('a visitor without an account logs in first; a guest has the guide too', async ({ page, site }) => {
    await page.goto(`${site.origin}/guide`)
    await expect(page).toHaveURL(/\/login\?redirect=%2Fguide/)
    await page.goto(`${site.origin}/home?demo=${encodeURIComponent('/guide')}`)
    await expect(page.getByRole('heading', { level: 1, name: '新手入门' })).toBeVisible()
    await says(page, '已完成 0/5 步。')
    await page.getByRole('button', { name: '打开示例' }).click()
    await expect(page.getByRole('heading', { name: '示例肺癌生存' })).toBeVisible({ timeout: 30_000 })
    await answered(page)
    await page.goto(`${site.origin}/home?demo=${encodeURIComponent('/guide')}`)
    await says(page, '已完成 3/5 步。')
    expect(await violationsInBothColours(page)).toEqual([])
  })
})
