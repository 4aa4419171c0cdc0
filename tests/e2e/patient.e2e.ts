import type { Page } from '@playwright/test'
import { copied } from './support/copied.ts'
import { expect, test } from './support/scenario.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** A number that would be recognised in a request or in storage. */
const creatinine = '88.77'

/** Everything that the site stores on the device, as text. */
async function storedText(page: Page): Promise<string> {
  const databases = await page.evaluate(async () => {
    const rows: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error ?? new Error(name))
      })
      for (const store of database.objectStoreNames)
        rows.push(
          await new Promise((resolve, reject) => {
            const reading = database.transaction(store).objectStore(store).getAll()
            reading.onsuccess = () => resolve(reading.result)
            reading.onerror = () => reject(reading.error ?? new Error(store))
          }),
        )
      database.close()
    }
    return JSON.stringify(rows)
  })
  const web = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  return databases + web
}

async function openTool(page: Page, words: string) {
  await page.getByRole('searchbox').fill(words)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByTestId('tool')).toBeVisible()
}

test('what is known of a patient is carried to other tools, confirmed once, noted, and erased without a trace', async ({
  page,
  origin,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const field = (name: string) => page.getByLabel(name, { exact: true })

  await page.goto(`${origin}/tool/index`)
  await openTool(page, 'CKD-EPI 2021 creatinine')
  await field('Serum creatinine').fill(creatinine)
  await field('Age').fill('60')
  await page.getByRole('button', { name: 'Male', exact: true }).click()
  await expect(page.getByTestId('output-egfr')).toHaveText('86 mL/min/1.73 m²')
  await page.goBack()

  await openTool(page, 'Cockcroft')
  await expect(field('Serum creatinine')).toHaveValue(creatinine)
  await expect(field('Age')).toHaveValue('60')
  await expect(page.getByTestId('carried')).toHaveCount(3)
  await expect(page.getByTestId('carried').first()).toHaveText(
    /Carried from eGFR, CKD-EPI 2021 creatinine, \d\d:\d\dConfirm$/,
  )
  await field('Weight').fill('72')
  await expect(page.getByTestId('output-clearance')).toHaveText('79.7 mL/min')
  await expect(page.getByTestId('rests-on-carried')).toContainText('rests on 3 carried values')
  await expect(page.getByRole('button', { name: 'Copy result' })).toBeDisabled()
  await page.getByTestId('carried').first().getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByTestId('rests-on-carried')).toContainText('rests on 2 carried values')
  await page.getByRole('button', { name: 'Confirm all carried' }).click()
  await expect(page.getByTestId('rests-on-carried')).toHaveCount(0)
  await expect(page.getByTestId('carried').first()).toContainText('and confirmed')
  await expect(page.getByTestId('output-clearance')).toHaveText('79.7 mL/min')
  await expect(page.getByRole('button', { name: 'Copy result' })).toBeEnabled()
  await page.goBack()

  await page.getByRole('searchbox').fill('')
  const ready = page.getByRole('button', { name: /^Ready to compute \d+$/ })
  await ready.click()
  await expect(ready).toHaveAttribute('aria-pressed', 'true')
  const links = page.getByRole('main').getByRole('link')
  await expect(links.filter({ hasText: 'Cockcroft-Gault' })).toHaveCount(1)
  await expect(links.filter({ hasText: 'CHA₂DS₂-VASc' })).toHaveCount(0)
  await ready.click()
  await expect(links.filter({ hasText: 'CHA₂DS₂-VASc' }).first()).toBeVisible()

  await page.getByRole('button', { name: 'This patient, values: 4' }).click()
  const panel = page.getByRole('dialog', { name: 'This patient' })
  await expect(panel.getByRole('listitem')).toHaveCount(4)
  await expect(panel.getByRole('listitem').filter({ hasText: 'Serum creatinine' })).toContainText(
    /88\.77 µmol\/LeGFR, CKD-EPI 2021 creatinine, \d\d:\d\d$/,
  )
  const note = 'eGFR (CKD-EPI 2021, creatinine) 86 mL/min/1.73 m²; Creatinine clearance (Cockcroft-Gault) 79.7 mL/min'
  await expect(panel.getByTestId('note')).toHaveText(note)
  await panel.getByRole('button', { name: 'Copy the note' }).click()
  await expect.poll(() => copied(page, 'text/plain')).toBe(note)
  await panel.getByRole('button', { name: 'Remove: Weight' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await expect(panel).toContainText('Left out, because a value is another one now or was removed: Creatinine clearance')
  expect(await storedText(page)).not.toContain(creatinine)

  await panel.getByRole('button', { name: 'Erase all' }).click()
  await expect(panel).toHaveCount(0)
  await expect(ready).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^This patient/ })).toHaveCount(0)
  await openTool(page, 'Cockcroft')
  await expect(field('Serum creatinine')).toHaveValue('')
  await expect(field('Weight')).toHaveValue('')
  expect(await storedText(page)).not.toContain(creatinine)
  expect(sent.filter((text) => text.includes(creatinine))).toEqual([])
})
