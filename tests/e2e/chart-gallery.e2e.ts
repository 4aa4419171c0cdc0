import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { violationsInBothColours as violations } from './support/axe.ts'
import {
  expect,
  networkIsBack,
  outboxIsEmpty,
  outboxLength,
  type Page,
  readyOffline,
  test,
} from './support/scenario.ts'

/** Far below the minute after which a page polls. */
const SOON = { timeout: 20_000 }
const star = (page: Page, title: RegExp) =>
  page.getByRole('button', { name: title }).and(page.locator('[aria-pressed]'))
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')

/** A call of a client that knows nothing of the application's records. */
const ask = (page: Page, name: string, request: object) =>
  page.evaluate(
    async ([call, body]) => {
      const reply = await fetch(`/api/${call}`, { method: 'POST', body: JSON.stringify(body) })
      return (await reply.json()) as {
        status: number
        data: { total: number; data: { id: string; is_collect: boolean }[] }
      }
    },
    [name, request] as const,
  )

test('a chart is found by Chinese initials, filtered, starred offline, and a favourite on the other device after syncing', async ({
  page,
  browser,
  site,
}) => {
  const person = await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  const elsewhere = await browser.newContext({ locale: 'en-US' })
  const other = await elsewhere.newPage()
  await new PassportPage(other, site.origin).login(person)
  await other.goto(`${site.origin}/statistical/index`)
  await other.getByRole('tab', { name: 'Favourites' }).click()
  await expect(other.getByText('Star a chart to find it here')).toBeVisible()

  await page.goto(`${site.origin}/statistical/index`)
  await outboxIsEmpty(page)
  await site.stop()
  await page.reload()
  await page.getByRole('searchbox', { name: 'Search the charts' }).fill('scqx')
  await expect(cards(page).first()).toContainText('Survival curve (Kaplan–Meier)')
  await star(page, /^Favourite: Survival curve/).click()
  await expect(star(page, /^Favourite: Survival curve/)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('searchbox', { name: 'Search the charts' }).fill('')

  const family = page.getByRole('combobox', { name: 'Family' })
  const omics = (await family.locator('option', { hasText: 'Omics and oncology' }).textContent()) ?? ''
  await family.selectOption({ label: omics })
  await expect(cards(page)).toHaveCount(Number(/\((\d+)\)/.exec(omics)?.[1]))
  await expect(cards(page).filter({ hasText: 'Spider plot' })).toHaveCount(1)
  const data = page.getByRole('combobox', { name: 'Data', exact: true })
  const finished = (await data.locator('option', { hasText: 'Finished results' }).textContent()) ?? ''
  await data.selectOption({ label: finished })
  await expect(cards(page)).toHaveCount(Number(/\((\d+)\)/.exec(finished)?.[1]))
  await expect(cards(page).filter({ hasText: /bubble|Volcano|Manhattan/i })).toHaveCount(3)
  await expect(cards(page).filter({ hasText: 'Spider plot' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Family' }).selectOption({ label: 'All families' })
  await page.getByRole('combobox', { name: 'Data', exact: true }).selectOption({ label: 'Any data' })

  // the calls answer the same without the server
  const computed = await ask(page, 'Plot/index', { keyword: 'scqx', collected: true })
  expect(computed).toMatchObject({ status: 200, data: { total: 1, data: [{ id: 'km-curve', is_collect: true }] } })

  await site.start()
  await networkIsBack(page)
  await outboxIsEmpty(page)
  await networkIsBack(other)
  await expect(cards(other)).toHaveText([/Survival curve/], SOON)
  await elsewhere.close()
})

test('the gallery lists what chosen variables can draw, and the charts made before', async ({ page, origin }) => {
  await new PassportPage(page, origin).register()
  await new ProjectsPage(page, origin).openDemo()
  await page.goto(`${origin}/statistical/index`)
  await page.getByRole('button', { name: 'By my variables' }).click()
  await page.getByLabel('First variable').selectOption({ label: 'age: Age, years' })
  await expect(page.getByRole('heading', { name: 'Draw exactly these variables' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Histogram/ })).toBeVisible()
  await page.getByLabel('Second variable').selectOption({ index: 2 })
  await expect(page.getByLabel('Third variable')).toBeVisible()
  await page.getByRole('button', { name: 'By my variables' }).click()
  await page.getByRole('button', { name: /^Histogram/ }).click()
  await expect(page).toHaveURL(/\/statistical\/detail\?.*chart=/)
  await page.goto(`${origin}/statistical/index`)
  await page.getByRole('tab', { name: 'Recent' }).click()
  await expect(cards(page)).toHaveText([/^Histogram/, /^Box and violin/])
  await page.getByRole('tab', { name: 'My charts' }).click()
  await expect(cards(page)).toHaveText([/Histogram.*DemoLungCancer/, /DemoLungCancer/])
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/statistical\/detail\?.*chart=/)
})

test('a chart is rated offline, and the rating is sent when the server is back', async ({ page, site }) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  await page.goto(`${site.origin}/statistical/index`)
  await page.getByRole('button', { name: /^Histogram/ }).click()
  await expect(page.getByRole('region', { name: 'Chart' })).toBeVisible()
  await outboxIsEmpty(page)
  await site.stop()
  await page.reload()
  const rate = page.getByRole('button', { name: 'Rate this chart' })
  await rate.click()
  const dialog = page.getByRole('dialog', { name: /^Rate this chart: Histogram/ })
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled()
  await dialog.getByRole('group', { name: 'Looks' }).getByRole('radio', { name: '5 of 5 stars' }).check({ force: true })
  await dialog
    .getByRole('group', { name: 'Overall' })
    .getByRole('radio', { name: '4 of 5 stars' })
    .check({ force: true })
  await dialog.getByLabel('Suggestions').fill('Bins of equal counts')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your rating is kept and will be sent' })).toBeVisible()
  expect(await outboxLength(page)).toBeGreaterThan(0)

  await site.start()
  await networkIsBack(page)
  await outboxIsEmpty(page)
  await rate.click()
  await expect(dialog.getByLabel('Suggestions')).toHaveValue('Bins of equal counts')
  await dialog
    .getByRole('group', { name: 'Overall' })
    .getByRole('radio', { name: '5 of 5 stars' })
    .check({ force: true })
  await dialog.getByRole('button', { name: 'Change my rating' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you: your rating is saved.' })).toBeVisible()
  await page.goto(`${site.origin}/storage/index`)
  await expect(page.getByRole('button', { name: 'Read and remove' })).toHaveCount(0)
})

test('a rating is asked for once, after the third figure of a type that is saved', async ({ page, origin }) => {
  await new PassportPage(page, origin).register()
  await new ProjectsPage(page, origin).openDemo()
  await page.goto(`${origin}/statistical/index`)
  await page.getByRole('button', { name: /^Histogram/ }).click()
  await page.getByLabel('Variable', { exact: true }).selectOption({ label: 'age — Age, years' })
  const chart = new AnalysisPage(page)
  const asked = page.getByRole('region', { name: 'Rate this chart' })
  await chart.download('SVG')
  await chart.download('SVG')
  await expect(asked).toHaveCount(0)
  await chart.download('SVG')
  await expect(asked).toContainText('You have saved three figures of this type')
  expect(await violations(page)).toEqual([])
  await asked.getByRole('button', { name: 'Rate' }).click()
  await expect(page.getByRole('dialog', { name: /^Rate this chart: Histogram/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asked).toHaveCount(0)
  await page.reload()
  await chart.download('SVG')
  await expect(page.getByRole('button', { name: 'Rate this chart' })).toBeVisible()
  await expect(asked).toHaveCount(0)
})
