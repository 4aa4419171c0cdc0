import { PassportPage } from './page-models/passport-page.ts'
import { expect, networkIsBack, outboxIsEmpty, type Page, readyOffline, test } from './support/scenario.ts'

/** Far below the minute after which a page polls. */
const SOON = { timeout: 20_000 }
const BMI = '/tool/detail?id=body-mass-index'
const star = (page: Page) => page.getByRole('button', { name: /^Favourite: / }).first()
const isStarred = (page: Page, pressed: boolean) =>
  expect(star(page)).toHaveAttribute('aria-pressed', `${pressed}`, SOON)

/** Whether the page has loaded the code for user data. */
const hasOpenedRecords = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/enter-own-data-/.test(name)))

test('[L6] a tool starred on one device is a favourite on the other; offline it arrives later, and the last one decides', async ({
  page,
  browser,
  site,
}) => {
  const person = await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  const elsewhere = await browser.newContext({ locale: 'en-US' })
  const other = await elsewhere.newPage()
  await new PassportPage(other, site.origin).login(person)
  await readyOffline(other)
  await other.goto(site.origin + BMI)
  await isStarred(other, false)

  await page.goto(site.origin + BMI)
  await star(page).click()
  await isStarred(page, true)
  await outboxIsEmpty(page)
  await isStarred(other, true)

  await site.stop()
  await other.reload()
  await isStarred(other, true)
  expect(await hasOpenedRecords(other)).toBe(false)
  await star(other).click()
  await isStarred(other, false)
  await expect.poll(() => hasOpenedRecords(other)).toBe(true)
  await other.reload()
  await isStarred(other, false)
  await site.start()
  await networkIsBack(other)
  await networkIsBack(page)
  await isStarred(page, false)

  await star(page).click()
  await isStarred(page, true)
  await isStarred(other, true)
  await page.goto(`${site.origin}/tool/index`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Favourites')
  await elsewhere.close()
})

test('[L6] the device’s own favourites come into the account, and are all that is left after signing out', async ({
  page,
  origin,
}) => {
  await page.goto(origin + BMI)
  await star(page).click()
  await isStarred(page, true)
  await new PassportPage(page, origin).register()
  await page.goto(`${origin}/tool/index`)
  await page.getByRole('searchbox').fill('qsofa')
  // the list of all tools, which has the same button, is hidden a moment after the key
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1)
  const found = page.getByRole('button', { name: /^Favourite: .*qSOFA/ })
  await found.click()
  await expect(found).toHaveAttribute('aria-pressed', 'true')
  await outboxIsEmpty(page)
  await page.goto(`${origin}/tool/index`)
  const favourites = page.getByRole('main').getByRole('list').first().getByRole('link')
  await expect(favourites).toHaveCount(2)

  await page.getByRole('button', { name: 'Account and settings' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('checkbox').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('banner').getByRole('link', { name: 'Clinical tools' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Favourites on this device')
  await expect(favourites).toHaveCount(1)
  await page.reload()
  await expect(favourites).toHaveCount(1)
  await expect(favourites).toContainText('Body mass index')
})
