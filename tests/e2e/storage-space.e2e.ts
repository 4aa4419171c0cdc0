import { PassportPage, type Person } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { violationsInBothColours as violations } from './support/axe.ts'
import { operator } from './support/operator.ts'
import { expect, networkIsBack, outboxIsEmpty, type Page, readyOffline, test } from './support/scenario.ts'
import type { SiteServer } from './support/site-server.ts'

const ROWS = ['age,sex', ...Array.from({ length: 400 }, (_, index) => `${30 + (index % 50)},${index % 2}`)].join('\n')
const file = { name: 'ward.csv', mimeType: 'text/csv', buffer: Buffer.from(ROWS) }

const cloud = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'In the cloud' }) })
const device = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'On this device' }) })
const open = (page: Page, site: SiteServer) => page.goto(`${site.origin}/storage/index`)

/** An account with a project whose file is on the server. */
async function withCloudProject(page: Page, site: SiteServer): Promise<Person> {
  const person = await new PassportPage(page, site.origin).register()
  const projects = new ProjectsPage(page, site.origin)
  await projects.create('WardStudy', 'cloud')
  await projects.import(file)
  await outboxIsEmpty(page)
  return person
}

test('a reader applies for more space, the operator grants it, and the page shows the new quota, also offline', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  const { name } = await withCloudProject(page, site)
  await open(page, site)
  await expect(cloud(page).getByText(/used of 5\.4 GB$/)).toBeVisible()
  await expect(cloud(page).getByRole('link', { name: 'WardStudy' })).toBeVisible()
  await expect(cloud(page).getByText('1 file')).toBeVisible()
  await cloud(page).getByText('The files, the largest first').click()
  await expect(cloud(page).getByText('ward.csv')).toBeVisible()
  expect.soft(await violations(page), 'storage').toEqual([])

  await cloud(page).getByRole('button', { name: 'Apply for more' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Additional space, GiB').fill('0')
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect(dialog.getByText('Enter a whole number from 1 to 1000.')).toBeVisible()
  await expect(dialog.getByText('Say in a few words what the space is for.')).toBeVisible()
  expect.soft(await violations(page), 'form').toEqual([])
  await dialog.getByLabel('Additional space, GiB').fill('20')
  await dialog.getByLabel('What is it for?').fill('Follow-up of 3000 patients')
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect(page).toHaveURL(`${site.origin}/project/apply-success`)
  await expect(page.getByRole('heading', { name: 'Request sent', level: 1 })).toBeVisible()
  expect.soft(await violations(page), 'sent').toEqual([])
  await page.getByRole('link', { name: 'To the storage page' }).click()
  await expect(cloud(page).getByText('20 GiB: waiting for the operator')).toBeVisible()

  operator(site, 'grant-storage', name, '--gib', '15', '--until', '2099-12-31')
  await page.reload()
  await expect(cloud(page).getByText('20 GiB: 15 GiB granted')).toBeVisible()
  await expect(cloud(page).getByText(/used of 21\.5 GB$/)).toBeVisible()
  await expect(cloud(page).getByText(/15 GiB of it are granted to you until/)).toBeVisible()

  await readyOffline(page)
  await page.reload() // what the page read is kept by the service worker, too
  await expect(cloud(page).getByText(/used of 21\.5 GB$/)).toBeVisible()
  await site.stop()
  await page.reload()
  await networkIsBack(page) // it learns that there is no server
  await expect(cloud(page).getByText(/^As of /)).toBeVisible()
  await expect(cloud(page).getByText(/used of 21\.5 GB$/)).toBeVisible()
  await expect(cloud(page).getByRole('button', { name: 'Apply for more' })).toBeDisabled()
  await expect(cloud(page).getByText('which cannot be reached now')).toBeVisible()
  await expect(device(page).getByRole('link', { name: 'WardStudy' })).toBeVisible()
  expect.soft(await violations(page), 'offline').toEqual([])
  await site.start()
  await networkIsBack(page)
  await expect(cloud(page).getByText(/^As of /)).toHaveCount(0)
  await expect(cloud(page).getByRole('button', { name: 'Apply for more' })).toBeEnabled()
})

test('on a phone the device part says what each project takes, and cleared caches are computed again', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await new PassportPage(page, site.origin).register()
  const projects = new ProjectsPage(page, site.origin)
  await projects.create('OnThePhone')
  await projects.import(file)
  const grid = page.url()
  await open(page, site)
  const row = device(page).getByRole('listitem').filter({ hasText: 'OnThePhone' })
  await expect(row).toContainText(/Files 2\.0 kB, caches [1-9]/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect.soft(await violations(page), 'phone').toEqual([])
  await device(page).getByRole('button', { name: 'Clear caches' }).click()
  await expect(row).toContainText('caches 0 B')
  await expect(device(page).getByRole('button', { name: 'Clear caches' })).toHaveCount(0)
  await page.goto(grid)
  await expect(page.getByTestId('grid')).toContainText('30')
  await open(page, site)
  await expect(row).toContainText(/caches [1-9]/)
})

test('a second device keeps a project offline; its cloud copy is removed only where all files are', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(180_000)
  const person = await withCloudProject(page, site)
  const grid = page.url()
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
  const second = await context.newPage()
  await new PassportPage(second, site.origin).login(person)
  await open(second, site)
  await expect(cloud(second).getByText(/^1 file \(2\.0 kB\) is not on this device\.$/)).toBeVisible()
  await cloud(second).getByRole('button', { name: 'Remove the cloud copy: WardStudy' }).click()
  const dialog = second.getByRole('dialog')
  await expect(dialog).toContainText('without it the cloud copy cannot be removed')
  await expect(dialog.getByRole('button', { name: 'Download, then remove' })).toBeEnabled()
  expect.soft(await violations(second), 'removal').toEqual([])
  await second.keyboard.press('Escape')
  await expect(cloud(second).getByRole('button', { name: 'Remove the cloud copy: WardStudy' })).toBeFocused()

  await second.route('**/api/Dataset/source**', (route) => route.abort())
  await cloud(second).getByRole('button', { name: 'Remove the cloud copy: WardStudy' }).click()
  await dialog.getByRole('button', { name: 'Download, then remove' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible() // nothing was removed
  await second.keyboard.press('Escape')
  await second.unroute('**/api/Dataset/source**')
  await cloud(second).getByRole('button', { name: 'Keep offline: WardStudy' }).click()
  await expect(dialog).toContainText('The cloud copy stays')
  await dialog.getByRole('button', { name: 'Download' }).click()
  await expect(cloud(second).getByText('All its files are on this device.')).toBeVisible()
  expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await readyOffline(second)
  await site.stop()
  await second.goto(grid)
  await expect(second.getByTestId('grid')).toContainText('30')
  await site.start()
  await networkIsBack(second)

  await open(second, site)
  await cloud(second).getByRole('button', { name: 'Remove the cloud copy: WardStudy' }).click()
  await expect(dialog).toContainText('The server deletes the files')
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(cloud(second).getByRole('link', { name: 'WardStudy' })).toHaveCount(0)
  await expect(cloud(second).getByText(/^0 B used of/)).toBeVisible()
  await expect(device(second).getByRole('link', { name: 'WardStudy' })).toBeVisible()
  await context.close()
})
