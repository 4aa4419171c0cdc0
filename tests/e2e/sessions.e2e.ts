import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, networkIsBack, outboxIsEmpty, outboxLength, readyOffline, test } from './support/scenario.ts'

const DAY_MS = 86_400_000

test('[O8] a token that expired while offline: one dialog; the same user logs in and the queue is sent', async ({
  page,
  site,
}) => {
  const passport = new PassportPage(page, site.origin)
  const person = await passport.register()
  await readyOffline(page)
  await outboxIsEmpty(page)
  await site.stop()
  await new ProjectsPage(page, site.origin).create('WrittenOffline')
  site.advance(2 * DAY_MS)
  await site.start()
  await networkIsBack(page)
  const dialog = page.getByRole('dialog', { name: 'System Prompt' })
  await expect(dialog).toHaveCount(1)
  expect(await outboxLength(page)).toBe(1)
  await dialog.getByRole('button', { name: 'Login again' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await passport.fillLogin(person)
  await expect(page).toHaveURL(/\/project\/show/) // back where the dialog opened
  await outboxIsEmpty(page)
  await expect(page.getByRole('heading', { name: 'WrittenOffline' })).toBeVisible()
})

test('[O8] another user logs in: the queue of the first is kept and not sent', async ({ page, site }) => {
  const passport = new PassportPage(page, site.origin)
  const first = await passport.register()
  await readyOffline(page)
  await outboxIsEmpty(page)
  const second = { name: 'secondperson', password: 'secret-34' }
  await site.call('User/register', {
    username: second.name,
    password: second.password,
    captcha: await site.captcha(),
    agreement_id: 2,
    device: 'probe',
  })
  await site.stop()
  await new ProjectsPage(page, site.origin).create('OfTheFirst')
  site.advance(2 * DAY_MS)
  await site.start()
  await networkIsBack(page)
  await page.getByRole('button', { name: 'Login again' }).click()
  await passport.fillLogin(second)
  await expect(page).toHaveURL(/\/project\//)
  await page.goto(`${site.origin}/project/list`)
  await expect(page.getByText('Start with your own data')).toBeVisible() // nothing of the first user is shown
  expect(await outboxLength(page)).toBe(1)
  await page.getByRole('button', { name: 'Account and settings' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await passport.login(first)
  await outboxIsEmpty(page)
  await expect(page.getByText('OfTheFirst')).toBeVisible()
})

test('[O9] the same record is edited on two devices: both edits survive, field by field', async ({
  page,
  browser,
  site,
}) => {
  const person = await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  const projects = new ProjectsPage(page, site.origin)
  await projects.create('Shared')
  await outboxIsEmpty(page)
  const elsewhere = await browser.newContext({ locale: 'en-US' })
  const other = await elsewhere.newPage()
  await new PassportPage(other, site.origin).login(person)
  await other.getByRole('link', { name: /Shared/ }).click()
  await readyOffline(other)
  await site.stop()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Project name').fill('SharedRenamed')
  await page.getByRole('button', { name: 'Save' }).click()
  await other.getByRole('button', { name: 'Edit', exact: true }).click()
  await other.getByLabel('Description').fill('Described elsewhere')
  await other.getByRole('button', { name: 'Save' }).click()
  await site.start()
  for (const device of [page, other]) {
    await networkIsBack(device)
    await outboxIsEmpty(device)
  }
  for (const device of [page, other]) {
    await device.goto(`${site.origin}/storage/index`)
    await device.getByRole('button', { name: 'Sync now' }).click()
    await expect(device.getByText(/Last synced/)).toBeVisible()
    await device.goto(`${site.origin}/project/list`)
    await expect(device.getByText('SharedRenamed')).toBeVisible()
    await expect(device.getByText('Described elsewhere')).toBeVisible()
  }
  await elsewhere.close()
})

test('[O14] logging out with unsynced changes warns, and removes everything of the user from the device', async ({
  page,
  site,
}) => {
  const passport = new PassportPage(page, site.origin)
  await passport.register()
  await readyOffline(page)
  await outboxIsEmpty(page)
  await site.stop()
  await new ProjectsPage(page, site.origin).create('Secret')
  await page.getByRole('button', { name: 'Account and settings' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('alert')).toContainText('1 change has not reached the server yet')
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  // the login is shown before the database is removed
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(async () => (await databases()).filter((name) => name?.startsWith('slipstick-user-'))).toEqual([])
  await site.start()
  await networkIsBack(page)
  await passport.register()
  await expect(page.getByText('Start with your own data')).toBeVisible()
  await expect(page.getByText('Secret')).toHaveCount(0)
})

test('[O14] data that a page closed too early has left are removed at the next start', async ({
  page,
  site,
  context,
}) => {
  const passport = new PassportPage(page, site.origin)
  await passport.register()
  await readyOffline(page)
  await new ProjectsPage(page, site.origin).create('Secret')
  // the page is closed before the browser deletes anything
  await page.evaluate(() => {
    IDBFactory.prototype.deleteDatabase = () => Object.create(null)
  })
  await page.getByRole('button', { name: 'Account and settings' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await site.stop()
  const next = await context.newPage()
  const own = () =>
    next.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.startsWith('slipstick-user-')),
    )
  await page.close()
  await next.goto(`${site.origin}/tools`)
  await expect.poll(own).toEqual([])
})

test('[O14] data that are kept on the device are shown to their owner alone', async ({ page, site }) => {
  const passport = new PassportPage(page, site.origin)
  const owner = await passport.register()
  await readyOffline(page)
  await new ProjectsPage(page, site.origin).create('Kept')
  await outboxIsEmpty(page)
  await page.getByRole('button', { name: 'Account and settings' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByLabel('Keep my data on this device').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto(`${site.origin}/project/list`)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await passport.register()
  await expect(page.getByText('Kept')).toHaveCount(0)
  await page.getByRole('button', { name: 'Account and settings' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await passport.login(owner)
  await expect(page.getByText('Kept')).toBeVisible()
})
