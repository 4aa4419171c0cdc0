import type { Page } from '@playwright/test'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { insert, paragraphs, text } from './page-models/report-page.ts'
import { expect, networkIsBack, outboxIsEmpty, outboxLength, readyOffline, test } from './support/scenario.ts'

/** Writes at the end of a paragraph. */
async function append(page: Page, paragraph: string, words: string): Promise<void> {
  await paragraphs(page).filter({ hasText: paragraph }).first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(words)
}

/** All blocks in their order, as they read. */
const blocksOf = (page: Page) =>
  text(page)
    .locator('> *')
    .evaluateAll((blocks) =>
      blocks.map((block) => `${block.tagName} ${(block.textContent ?? '').replaceAll(/\s+/g, ' ').trim()}`),
    )

const stored = (page: Page) => page.waitForTimeout(1000)

test('[R8] two devices that edit a report offline show the same blocks afterwards, and no word is missing', async ({
  page,
  context,
  browser,
  site,
}) => {
  test.setTimeout(180_000)
  const person = await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  const project = await new ProjectsPage(page, site.origin).create('Cohort', 'cloud')
  await page.goto(`${site.origin}/office?project=${project}`)
  await page.getByRole('button', { name: 'New report' }).click()
  await text(page).click()
  const start = ['Aims.', 'Patients.', 'Outcomes.', 'Statistics.', 'Limits.']
  for (const [k, words] of start.entries()) {
    if (k > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(words)
  }
  await stored(page)
  await outboxIsEmpty(page)

  const elsewhere = await browser.newContext({ locale: 'en-US' })
  const other = await elsewhere.newPage()
  await new PassportPage(other, site.origin).login(person)
  await readyOffline(other)
  await other.goto(page.url())
  await expect(paragraphs(other)).toHaveText(start)

  for (const one of [context, elsewhere]) await one.setOffline(true)
  await append(page, 'Aims.', ' First on one device.')
  await append(page, 'Patients.', ' Women of one ward.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Written on one device.')
  await insert(page, 'Page break')
  await append(page, 'Limits.', '')
  for (const _ of [1, 2]) await page.keyboard.press('Alt+ArrowUp')
  await append(other, 'Aims.', ' Second on the other device.')
  await append(other, 'Outcomes.', ' Death within a year.')
  await insert(other, 'Methods paragraph')
  await insert(other, 'List of references')
  await append(other, 'Patients.', '')
  await other.keyboard.press('Alt+ArrowDown')
  await append(other, 'Statistics.', ' Cox regression.')
  await other.keyboard.press('Enter')
  await other.keyboard.type('Written on the other device.')
  for (const one of [page, other]) await stored(one)
  await other.reload()
  await expect(text(other)).toContainText('Written on the other device.')
  for (const one of [page, other]) expect(await outboxLength(one)).toBeGreaterThan(0)

  for (const [one, open] of [
    [page, context],
    [other, elsewhere],
  ] as const) {
    await open.setOffline(false)
    await networkIsBack(one)
    await outboxIsEmpty(one)
  }
  const words = [
    ...start,
    'First on one device.',
    'Women of one ward.',
    'Written on one device.',
    'Page break',
    'Second on the other device.',
    'Death within a year.',
    'Methods paragraph',
    'Cox regression.',
    'Written on the other device.',
  ]
  for (const one of [page, other])
    for (const part of words) await expect(text(one), part).toContainText(part, { timeout: 30_000 })
  await expect.poll(() => blocksOf(other), { timeout: 30_000 }).toEqual(await blocksOf(page))
  await expect(text(page).getByText('Text of another device')).toHaveCount(1)
  const places = (await blocksOf(page)).map((block) => block.slice(block.indexOf(' ') + 1))
  const place = (part: string) => places.findIndex((block) => block.startsWith(part))
  expect(place('Limits.')).toBeLessThan(place('Statistics.')) // moved up on one device
  expect(place('Patients.')).toBeGreaterThan(place('Outcomes.')) // moved down on the other
  expect(place('The Methods paragraph')).toBeLessThan(place('The cited works'))

  // what a reader decides about the two texts stands on both
  await text(page).getByRole('button', { name: 'Keep both' }).click()
  await expect(text(other).getByText('Text of another device')).toHaveCount(0, { timeout: 30_000 })
  await expect.poll(() => blocksOf(other), { timeout: 30_000 }).toEqual(await blocksOf(page))
  for (const one of ['First on one device.', 'Second on the other device.'])
    await expect(text(other)).toContainText(one)
  await elsewhere.close()
})

test('[R6] where texts stay on their device, another one names those that it has not, and shows an empty one as empty', async ({
  page,
  browser,
  site,
}) => {
  const person = await new PassportPage(page, site.origin).register()
  const project = await new ProjectsPage(page, site.origin).create('Cohort', 'device')
  await page.goto(`${site.origin}/office?project=${project}`)
  await page.getByRole('button', { name: 'New report' }).click()
  await text(page).click()
  await page.keyboard.type('Aims.')
  for (const _ of [1, 2]) await page.keyboard.press('Enter')
  await page.keyboard.type('Patients.')
  await stored(page)
  await outboxIsEmpty(page)
  const elsewhere = await browser.newContext({ locale: 'en-US' })
  const other = await elsewhere.newPage()
  await new PassportPage(other, site.origin).login(person)
  await other.goto(page.url())
  const marks = () => paragraphs(other).evaluateAll((all) => all.map((one) => one.hasAttribute('data-elsewhere')))
  await expect.poll(marks).toEqual([true, false, true])
  await paragraphs(page).nth(1).click()
  await page.keyboard.type('Words.')
  await stored(page)
  await expect.poll(marks, { timeout: 30_000 }).toEqual([true, true, true])
  await expect(paragraphs(other)).toHaveText(['', '', ''])
  await elsewhere.close()
})
