import { PassportPage } from './page-models/passport-page.ts'
import { expect, type Page, test } from './support/scenario.ts'

/** Loads the program through the browser, not the service worker, which would have cached it. */
test.use({
  serviceWorkers: 'block',
  provoked: /^(TypeError: Failed to fetch dynamically imported module|PartMissing: )/,
})

const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const openTutorials = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Tutorials' }).click()

test('9: a page whose script is answered with an error says so, and trying again shows it', async ({
  page,
  context,
  origin,
}) => {
  await page.goto(`${origin}/tool/index`)
  await expect(headline(page)).toHaveText('Clinical tools')
  const broken = /\/assets\/tutorials-[^/]+\.js$/
  let answers = 0
  await context.route(broken, (route) => {
    answers += 1
    return route.fulfill({ status: 503 })
  })
  await openTutorials(page)
  await expect(headline(page)).toHaveText('The program of this page did not arrive')
  await expect(page.getByRole('alert')).toContainText('Nothing is lost: your data are on this device.')
  await expect(page).toHaveURL(`${origin}/tutorials/index`)
  expect(answers).toBeGreaterThan(0)
  await context.unroute(broken)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(headline(page)).toHaveText('Tutorials')
})

test('9: with the server gone and nothing kept yet, a page that is not there says so, and the others stay', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/tool/index`)
  await expect(headline(page)).toHaveText('Clinical tools')
  await site.stop()
  await openTutorials(page)
  await expect(headline(page)).toHaveText('The program of this page did not arrive')
  await page.getByRole('banner').getByRole('link', { name: 'Clinical tools' }).click()
  await expect(headline(page)).toHaveText('Clinical tools')
  await openTutorials(page)
  await expect(headline(page)).toHaveText('The program of this page did not arrive')
  await site.start()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(headline(page)).toHaveText('Tutorials')
})

test('9: a page whose script hangs for 120 s says so, and the pages that are there go on', async ({
  page,
  context,
  origin,
}) => {
  await page.clock.install()
  await page.goto(`${origin}/tool/index`)
  await expect(headline(page)).toHaveText('Clinical tools')
  const hanging = /\/assets\/tutorials-[^/]+\.js$/
  const asked = page.waitForRequest(hanging)
  await context.route(hanging, () => undefined)
  await openTutorials(page)
  await asked
  await page.clock.runFor(119_000)
  await expect(headline(page)).toHaveText('Clinical tools')
  await page.clock.runFor(2000)
  await expect(headline(page)).toHaveText('The program of this page did not arrive')
  await page.getByRole('banner').getByRole('link', { name: 'Clinical tools' }).click()
  await expect(headline(page)).toHaveText('Clinical tools')
})

test('2: no page is shown before its words are there', async ({ page, context, origin }) => {
  await new PassportPage(page, origin).register()
  await page.goto(`${origin}/tool/index`)
  await expect(headline(page)).toHaveText('Clinical tools')
  const words = /\/assets\/words\.own\.en-[^/]+\.js$/
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await context.route(words, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(words)
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await asked
  await page.waitForTimeout(1000)
  await expect(headline(page)).toHaveText('Clinical tools')
  release()
  await expect(headline(page)).toHaveText('Projects')
  await expect(page.getByRole('heading', { name: 'Start with your own data, or look around first' })).toBeVisible()
})

test('2: a bar without a spinner shows while a page is on its way, and goes when it is there', async ({
  page,
  context,
  origin,
}) => {
  await page.goto(`${origin}/tool/index`)
  await expect(headline(page)).toHaveText('Clinical tools')
  const bar = page.getByTestId('navigation')
  await expect(bar).toHaveCSS('opacity', '0')
  const script = /\/assets\/tutorials-[^/]+\.js$/
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await context.route(script, async (route) => {
    await held
    await route.continue()
  })
  await openTutorials(page)
  await expect(bar).toHaveAttribute('data-busy', 'true')
  await expect(bar).toHaveCSS('opacity', '1')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  release()
  await expect(headline(page)).toHaveText('Tutorials')
  await expect(bar).toHaveCSS('opacity', '0')
})
