import { readFileSync } from 'node:fs'
import { expect, readyOffline, test } from './support/scenario.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('without a network a plan draws its power curve, which follows the numbers and is saved as a file', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/tool/index`)
  await readyOffline(page)
  await site.stop()
  await page.goto(`${site.origin}/tool/detail?id=stat-n-two-means`)
  await expect(page.getByRole('figure')).toHaveCount(0)
  await page.getByLabel('Difference to detect', { exact: true }).fill('5')
  await page.getByLabel('Standard deviation', { exact: true }).fill('10')
  await page.getByRole('button', { name: '0.05', exact: true }).click()
  await page.getByRole('button', { name: '0.80', exact: true }).click()
  await expect(page.getByTestId('output-exact')).toHaveText('64 persons')
  const figure = page.getByRole('figure')
  await expect(figure.getByRole('img')).toHaveAttribute('alt', /0\.80 at n = 64/)
  await page.getByRole('button', { name: '0.90', exact: true }).click()
  await expect(figure.getByRole('img')).toHaveAttribute('alt', /0\.90 at n = 86/)
  const saving = page.waitForEvent('download')
  await figure.getByRole('button', { name: 'SVG' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('stat-n-two-means-figure.svg')
  expect(readFileSync(await saved.path(), 'utf8')).toContain('Persons in each group')
})

test('strata are pasted from a spreadsheet, a wrong cell is said, and a row more waits for its numbers', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/tool/detail?id=stat-mantel-haenszel`)
  const cell = page.getByLabel('Stratum 1, a: exposed, event')
  await cell.focus()
  await page.evaluate(() => navigator.clipboard.writeText('20\t80\t10\t90\n30\t70\t18\t82\n'))
  await page.keyboard.press('Control+V')
  await expect(page.getByLabel('Stratum 2, d: unexposed, none')).toHaveValue('82')
  await expect(page.getByTestId('output-odds')).toHaveText('2.07')
  await page.getByRole('button', { name: 'Add a row' }).click()
  await expect(page.getByTestId('output-odds')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Still missing: A 2×2 table a stratum')
  await page.getByRole('button', { name: 'Remove the last row' }).click()
  await expect(page.getByTestId('output-odds')).toHaveText('2.07')
  await cell.fill('2.5')
  await cell.blur()
  await expect(page.getByRole('group', { name: 'A 2×2 table a stratum' })).toContainText('whole numbers')
})

test('a date is the calendar’s or today, and tells the day of delivery', async ({ page, origin }) => {
  await page.clock.setFixedTime(new Date(2025, 4, 20, 9))
  await page.goto(`${origin}/tool/detail?id=estimated-date-of-delivery`)
  await page.getByRole('button', { name: 'Last period' }).click()
  await page.getByLabel('Its date').fill('2025-01-01')
  await page.getByRole('button', { name: 'Today' }).last().click()
  await expect(page.getByTestId('output-delivery')).toHaveText('2025-10-08')
  await expect(page.getByTestId('output-age')).toHaveText('19+6 weeks + days')
})
