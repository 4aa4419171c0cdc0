import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { trialCsv } from '#tests/bench/trial-csv.ts'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { expect, type Page, test } from './support/scenario.ts'

const ROWS = 200_000

const cancel = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Cancel' })
const emptyList = (page: Page) => page.getByRole('heading', { name: 'Start with your own data, or look around first' })

/** Keeps the user's records locked, so that nothing reads or writes them, until the returned function is called. */
async function holdDatabase(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const own = (await indexedDB.databases()).find(({ name }) => /^slipstick-user-(?!0$)/.test(name ?? ''))
    const opening = indexedDB.open(own?.name ?? '')
    await new Promise((done) => opening.addEventListener('success', done))
    const held = { isHeld: true }
    Object.assign(window, { held })
    const store = opening.result.transaction('records', 'readwrite').objectStore('records')
    const hold = () => {
      if (held.isHeld) store.count().onsuccess = hold
      else opening.result.close()
    }
    await new Promise((begun) => {
      store.count().onsuccess = () => {
        hold()
        begun(undefined)
      }
    })
  })
  return () =>
    page.evaluate(() => {
      ;(window as unknown as { held: { isHeld: boolean } }).held.isHeld = false
    })
}

test('a long import covers its page with stage and share, and Cancel keeps what was there', async ({
  page,
  origin,
  folder,
}) => {
  await new PassportPage(page, origin).register()
  const choose = async (name: string, rows: number) => {
    const file = join(folder, name)
    writeFileSync(file, trialCsv(rows))
    await page.getByLabel('Saved project or data').setInputFiles(file)
  }
  // long enough to be cancelled on a machine that does something else at the same time
  await choose('First.csv', 3 * ROWS)
  await expect(cancel(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cancel(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(emptyList(page)).toBeVisible()

  await choose('Second.csv', 3 * ROWS + 1)
  await page.getByRole('banner').getByRole('link', { name: 'Tutorials' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The import of Second.csv was stopped' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await expect(emptyList(page)).toBeVisible()

  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const bar = document.querySelector('#main progress')
      const stage = bar?.closest('div')?.previousElementSibling?.textContent
      if (bar && stage) seen.push(`${stage} ${bar.getAttribute('value')}`)
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  await choose('Third.csv', ROWS)
  await expect(page).toHaveURL(/\/dataHandle\/show/, { timeout: 60_000 })
  await expect(page.getByTestId('extent')).toContainText('200,000')
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.some((shown) => /^(Reading every cell|Keeping the dataset) … 0\.\d/.test(shown))).toBe(true)
})

test('a project file covers the page while it is opened, and Cancel leaves nothing behind', async ({
  page,
  browser,
  context,
  origin,
  folder,
}) => {
  await new PassportPage(page, origin).register()
  const file = join(folder, 'Trial.csv')
  writeFileSync(file, trialCsv(ROWS))
  await page.getByLabel('Saved project or data').setInputFiles(file)
  await expect(page).toHaveURL(/\/dataHandle\/show/, { timeout: 60_000 })
  await page.goto(`${origin}/project/list`)
  await page.getByRole('link', { name: 'Trial' }).first().click()
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const saved = await new AnalysisPage(page).download(
    page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }),
  )
  await context.close()

  const elsewhere = await browser.newContext({ locale: 'en-US' })
  const other = await elsewhere.newPage()
  await new PassportPage(other, origin).register()
  const open = () =>
    other
      .getByLabel('Saved project or data')
      .setInputFiles({ name: saved.name, mimeType: 'application/zip', buffer: saved.bytes })
  const release = await holdDatabase(other) // else a fast machine opens the file before it can be cancelled
  await open()
  await expect(other.getByText('Opening the project file …')).toBeVisible()
  await cancel(other).click()
  await expect(cancel(other)).toHaveCount(0)
  await release()
  await expect(emptyList(other)).toBeVisible()
  await open()
  await expect(other.getByRole('heading', { name: 'Trial', level: 1 })).toBeVisible({ timeout: 60_000 })
  await elsewhere.close()
})

test('a download says that it is under way, and is cancelled', async ({ page, context, origin }) => {
  await new PassportPage(page, origin).register()
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await context.route('**/api/User/export', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('button', { name: 'Account and settings' }).click()
  await page.getByRole('menuitem', { name: 'Account settings' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Download my data' }).click()
  await dialog.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(dialog.getByText('Downloading data, please wait')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('button', { name: 'Download', exact: true })).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  release()
  const again = await new AnalysisPage(page).download('Download')
  expect(again.bytes.subarray(0, 2).toString()).toBe('PK')
})
