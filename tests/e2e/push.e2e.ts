import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { operator } from './support/operator.ts'
import { firstPushMessage } from './support/push-connection.ts'
import { expect, networkIsBack, outboxIsEmpty, readyOffline, test } from './support/scenario.ts'

/** Far below the minute after which a page polls. */
const SOON = { timeout: 15_000 }

test('[P3] what changes on one device is on the screen of the other without a reload, also after the server was away', async ({
  page,
  browser,
  site,
}) => {
  const person = await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  const elsewhere = await browser.newContext({ locale: 'en-US' })
  const other = await elsewhere.newPage()
  await new PassportPage(other, site.origin).login(person)
  await expect(other.getByText('Start with your own data')).toBeVisible()

  await new ProjectsPage(page, site.origin).create('FirstNews')
  await outboxIsEmpty(page)
  await expect(other.getByText('FirstNews')).toBeVisible(SOON)

  await site.stop()
  await site.start()
  await networkIsBack(page)
  await networkIsBack(other)
  await page.goto(`${site.origin}/project/list`)
  await new ProjectsPage(page, site.origin).create('SecondNews')
  await outboxIsEmpty(page)
  await expect(other.getByText('SecondNews')).toBeVisible(SOON)
  await elsewhere.close()
})

test('a device that is signed out elsewhere hears so at once', async ({ page, browser, site }) => {
  const person = await new PassportPage(page, site.origin).register()
  const elsewhere = await browser.newContext({ locale: 'en-US' })
  const other = await elsewhere.newPage()
  const welcomed = firstPushMessage(other)
  await new PassportPage(other, site.origin).login(person)
  await welcomed
  const login = await site.call<{ token: string }>('User/login', {
    username: person.name,
    password: person.password,
    device: 'probe',
  })
  expect((await site.call('User/endSessions', {}, login.data.token)).status).toBe(200)
  await expect(other.getByRole('dialog', { name: 'System Prompt' })).toBeVisible(SOON)
  await expect(page.getByRole('dialog', { name: 'System Prompt' })).toBeVisible(SOON)
  await elsewhere.close()
})

test('a notice that the operator publishes appears without a reload', async ({ page, site }) => {
  const welcomed = firstPushMessage(page)
  await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  await welcomed
  const words = [
    '--title-zh',
    '维护通知',
    '--title-en',
    'Maintenance',
    '--content-zh',
    '今晚',
    '--content-en',
    'Tonight',
  ]
  operator(site, 'publish-notice', '--position', '1', ...words)
  await expect(page.getByRole('button', { name: 'Notices, some unread: Maintenance' })).toBeVisible()
})
