import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { Keyboard } from './support/keyboard.ts'
import { expect, type Page, test } from './support/scenario.ts'

const variables = (page: Page) => page.getByRole('region', { name: 'Variables of the data' })
const result = (page: Page) => page.getByRole('region', { name: 'Result' })
const chip = (page: Page, name: string) => variables(page).getByRole('button', { name: new RegExp(`\\b${name}$`) })

/** Works only while both are in view, because the page does not scroll once the mouse button is down. */
async function drag(page: Page, variable: string, role: string): Promise<void> {
  const box = page.locator(`[data-role-box="${role}"]`)
  await chip(page, variable).dragTo(box, { targetPosition: { x: 40, y: 8 } })
}

/** Opens the catalogue of analyses for the demo's dataset. */
async function openCatalogue(page: Page, origin: string): Promise<AnalysisPage> {
  await new PassportPage(page, origin).register()
  await new ProjectsPage(page, origin).openDemo()
  await page.getByRole('link', { name: 'Analyse' }).click()
  await page.getByRole('button', { name: 'New analysis' }).click()
  return new AnalysisPage(page)
}

test('by keyboard alone: the first hit of the search, two roles, and a result', async ({ page, origin }) => {
  await openCatalogue(page, origin)
  await expect(page.getByRole('heading', { name: 'Used recently' })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search the analyses' })
  await search.focus()
  await page.keyboard.press('ArrowDown')
  await expect(
    page.getByRole('button', { name: /^(Cox|Two independent|Kaplan|Table 1)/ }).and(page.locator(':focus')),
  ).toBeVisible()
  await page.keyboard.type('welch') // letters typed on an entry continue the search
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('welch')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title of the analysis')).toHaveValue(/^Two independent groups/)
  await expect(result(page).locator('img')).toBeVisible() // the picture of an example
  await expect(result(page)).toContainText('Choose what to analyse')

  const keyboard = new Keyboard(page)
  const into = async (variable: RegExp, role: string) => {
    await keyboard.press('button', variable)
    const menu = page.getByRole('menu')
    const item = menu.getByRole('menuitem', { name: role, exact: true })
    for (let step = 0; step < 8 && !(await item.and(page.locator(':focus')).count()); step += 1)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(menu).toBeHidden()
  }
  await into(/^Continuous age$/, 'Outcomes')
  await into(/^Nominal sex$/, 'Grouping variable')
  await expect(page.getByRole('checkbox', { name: /\bage\b/ })).toBeChecked()
  await expect(page.getByLabel('Grouping variable')).toHaveValue(/./)
  await expect(result(page).getByRole('region', { name: 'Reading' })).toContainText('Age')
})

test('a variable is dragged into a role and to another; its level is changed in its menu, and taken back', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 })
  const analyses = await openCatalogue(page, origin)
  await analyses.add(/^Two independent groups/)
  await drag(page, 'age', 'Outcomes')
  await expect(page.getByRole('checkbox', { name: /\bage\b/ })).toBeChecked()
  await drag(page, 'age', 'Grouping variable') // a role that takes no continuous variable
  const group = page.getByLabel('Grouping variable')
  await expect(group).toHaveValue('')
  await drag(page, 'sex', 'Grouping variable')
  await expect(group.locator('option:checked')).toHaveText(/^sex/)
  await expect(result(page).getByRole('region', { name: 'Reading' })).toContainText('Age')

  await chip(page, 'inst').click()
  await page.getByRole('menuitemradio', { name: 'Nominal' }).click()
  await expect(variables(page).getByRole('button', { name: 'Nominal inst' })).toBeVisible()
  await page.getByRole('button', { name: 'Role and level of sex' }).click()
  await page.getByRole('menuitem', { name: /Grouping variable/ }).click()
  await expect(group).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(group.locator('option:checked')).toHaveText(/^sex/)
})

test('the result has the figure, the main table and the reading, then the rest folded; the outline leads there, and R is in colour', async ({
  page,
  origin,
}) => {
  await openCatalogue(page, origin)
  await page
    .getByRole('navigation', { name: 'Analyses of this dataset' })
    .getByRole('button', { name: /Kaplan/ })
    .click()
  const figure = result(page)
    .getByTestId(/^figure-/)
    .first()
  const tables = result(page).getByTestId(/^table-/)
  await expect(figure).toBeVisible()
  const topOf = async (locator: typeof figure) => (await locator.boundingBox())?.y ?? Number.NaN
  const tops = [
    await topOf(figure),
    await topOf(tables.first()),
    await topOf(result(page).getByRole('region', { name: 'Reading' })),
    await topOf(result(page).locator('details').first()),
  ]
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  await expect(tables.nth(1)).toBeHidden()
  await page
    .getByRole('navigation', { name: 'Parts of the result' })
    .getByRole('link', { name: 'Survival at chosen times' })
    .click()
  await expect(tables.nth(1)).toBeInViewport()

  await page.getByRole('button', { name: 'R script' }).click()
  const script = page.getByTestId('r-script')
  await expect(script.locator('span', { hasText: /^library$|^function$|^if$/ }).first()).toHaveClass(/text-accent/)
  await expect(script.locator('.text-ok').first()).toBeVisible() // a string

  await page.pdf() // printing unfolds everything, and folds it again afterwards
  await expect(tables.nth(2)).toBeHidden()

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(tables.first()).toHaveCSS('color', 'rgb(28, 36, 38)') // the ink of the light theme: paper is white
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })

  await page.getByRole('button', { name: 'Skip to the result' }).press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.result-bar') !== null)).toBe(true)
})

test('the old result stays, dimmed and inert, until the new one is there', async ({ page, origin }) => {
  await openCatalogue(page, origin)
  await page
    .getByRole('navigation', { name: 'Analyses of this dataset' })
    .getByRole('button', { name: /Kaplan/ })
    .click()
  await expect(
    result(page)
      .getByTestId(/^table-/)
      .first(),
  ).toBeVisible()
  // records at each change of the page whether the result has a table, and whether it is marked as older
  await result(page).evaluate((section) => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      const older = section.querySelector('[data-testid="older-result"]')
      const state = `${section.querySelector('table') ? 'table' : 'empty'} ${older ? `older inert=${older.hasAttribute('inert')}` : 'new'} busy=${section.ariaBusy}`
      if (seen.at(-1) !== state) seen.push(state)
    }).observe(section, { attributes: true, childList: true, subtree: true })
  })
  await page.getByLabel('Groups', { exact: true }).selectOption({ label: 'ph.ecog — ECOG performance score' })
  await expect(result(page).getByRole('region', { name: 'Reading' })).toContainText(/ECOG|performance|Restricted/i)
  await expect(result(page)).toHaveAttribute('aria-busy', 'false')
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
  expect(seen).toContain('table older inert=true busy=true')
  expect(seen.filter((state) => state.startsWith('empty'))).toEqual([])
  expect(seen.at(-1)).toBe('table new busy=false')
})

test('on a phone the result comes first, and the options are a sheet', async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const analyses = await openCatalogue(page, origin)
  await analyses.add(/^Two independent groups/)
  await expect(result(page)).toBeInViewport()
  await expect(page.getByLabel('Grouping variable')).toBeHidden()
  await result(page).getByRole('button', { name: 'Open the options' }).click()
  const options = page.getByRole('dialog', { name: 'Options' })
  await options.getByRole('button', { name: /\bage$/ }).click()
  await page.getByRole('menuitem', { name: 'Outcomes' }).click()
  await options.getByLabel('Grouping variable').selectOption({ label: 'sex — Sex' })
  await options.getByRole('button', { name: 'Show the result' }).click()
  await expect(options).toBeHidden()
  await expect(
    result(page)
      .getByTestId(/^figure-/)
      .first(),
  ).toBeInViewport()
})

test('a Table 1 of four groups is not cut beside the options, in both languages, and the options alone scroll', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const analyses = await openCatalogue(page, origin)
  await analyses.add(/^Table 1/)
  await page.getByRole('button', { name: 'All', exact: true }).first().click()
  await page.getByRole('checkbox', { name: /ph\.ecog/ }).uncheck()
  await page.getByLabel('Groups', { exact: true }).selectOption({ label: 'ph.ecog — ECOG performance score' })
  const table = page.getByTestId('table-baseline')
  const overflow = () =>
    table.evaluate(({ parentElement: region }) => region && region.scrollWidth - region.clientWidth)
  await expect(table).toContainText('SMD')
  expect(await overflow()).toBe(0)
  await page.getByRole('button', { name: '切换到中文' }).click()
  await expect(table).toContainText('缺失')
  expect(await overflow()).toBe(0)
  await page.getByRole('button', { name: 'Switch to English' }).click()

  const options = page.getByRole('region', { name: 'Options' })
  const scrollers = () =>
    options.evaluate(
      (panel) =>
        [...panel.querySelectorAll('*')].filter((e) => /auto|scroll/.test(getComputedStyle(e).overflowY)).length,
    )
  expect(await scrollers()).toBe(0)
  expect(await options.evaluate((panel) => panel.scrollHeight > panel.clientHeight)).toBe(true)
  const end = async () => ((await options.boundingBox())?.y ?? 0) + ((await options.boundingBox())?.height ?? 0)
  expect(await end()).toBeLessThan(900)
  await page.mouse.wheel(0, 2000)
  await expect.poll(end).toBeLessThan(900)
  const before = await table.evaluate(({ clientWidth }) => clientWidth)
  await page.getByRole('button', { name: 'Hide the options' }).click()
  await expect(options).toBeHidden()
  expect(await table.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(before + 250)
  await page.getByRole('button', { name: 'Show the options' }).click()
  await expect(options).toBeVisible()
})

test('when a variable is removed by keyboard, the next one has the focus', async ({ page, origin }) => {
  const analyses = await openCatalogue(page, origin)
  await analyses.add(/^Two independent groups/)
  for (const name of [/\bage\b/, /\bmeal\.cal\b/, /\bwt\.loss\b/]) await page.getByRole('checkbox', { name }).check()
  const chosen = page.getByRole('list', { name: 'Outcomes' })
  const focus = page.locator(':focus')
  await chosen.getByRole('button', { name: 'Remove meal.cal' }).focus()
  await page.keyboard.press('Enter')
  await expect(focus).toHaveAccessibleName('Remove wt.loss')
  const first = chosen.getByRole('button', { name: /^Continuous age$/ })
  await first.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: /Outcomes/ }).press('Enter')
  await expect(focus).toHaveAccessibleName(/^Continuous wt\.loss$/)
})
