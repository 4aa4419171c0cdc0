import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, type Page, test } from './support/scenario.ts'

const analyses = (page: Page) => page.getByRole('navigation', { name: 'Analyses of this dataset' })

/** From the landing page to the demo's survival curve. */
async function openCurve(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/home`)
  await page.getByRole('button', { name: 'Try it with real data' }).click()
  await expect(page).toHaveURL(/\/home\?demo=/) // wait for the demo, because the landing page also shows a survival curve
  await expect(page.getByRole('img', { name: /surviv/i }).first()).toBeVisible({ timeout: 20_000 })
}

test('[L7] a guest reaches the survival curve in a click, changes it, and a new account takes the work over', async ({
  page,
  origin,
}) => {
  const calls = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.add(pathname)
  })
  await openCurve(page, origin)
  await page.getByLabel('Title of the analysis').fill('My curve')
  await page.getByLabel('Title of the analysis').blur()
  await expect(analyses(page).getByRole('button', { name: /My curve/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('img', { name: /surviv/i }).first()).toBeVisible({ timeout: 20_000 })
  expect([...calls].filter((call) => !/^\/api\/(Base|Config|Site|Notice|Notices)\//.test(call))).toEqual([])

  await page.goto(`${origin}/project/list`)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.goto(`${origin}/home`)
  await expect(page.getByRole('link', { name: 'DemoLungCancer' })).toBeVisible()

  await new PassportPage(page, origin).register()
  await expect(page.getByText('Your work as a guest is now in your account')).toBeVisible()
  await page.getByRole('link', { name: 'DemoLungCancer' }).first().click()
  await expect(page).toHaveURL(/\/project\/show/)
  await expect(page.getByRole('link', { name: /My curve/ }).first()).toBeVisible()
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(
    'slipstick-user-0',
  )
})

test('[L7] somebody with an account is asked, and what is left can be removed from /home', async ({ page, origin }) => {
  const passport = new PassportPage(page, origin)
  const person = await passport.register()
  await page.getByRole('button', { name: 'Account and settings' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login|\/home/)
  await openCurve(page, origin)
  await passport.login(person)
  const dialog = page.getByRole('dialog', { name: 'Take over the work done as a guest?' })
  await dialog.getByRole('button', { name: 'Leave it' }).click()
  await page.goto(`${origin}/home`)
  await page.getByRole('button', { name: 'Remove this work' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Work done as a guest on this device')).toBeHidden()
  await new ProjectsPage(page, origin).open()
  await expect(page.getByRole('button', { name: 'Open the demo' })).toBeVisible()
})
