import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { violationsInBothColours as violations } from './support/axe.ts'
import { expect, test } from './support/scenario.ts'

const open = [
  '/login',
  '/register',
  '/home',
  '/tool/index',
  '/tool/detail?id=ckd-epi-2021-creatinine',
  '/tool/detail?id=child-pugh',
  '/tool/detail?id=phq-9',
  '/tool/detail?id=wells-pe',
  '/tutorials/index',
  '/notice',
  '/share',
  '/verify',
  '/privacy/index',
  '/agreement/userAgreement',
  '/404',
  '/401',
  '/638',
]

/** Tools with a figure, a list, a table of counts, a date, and more numbers than a phone shows at once. */
const worked = [
  'stat-fagan-post-test',
  'stat-randomisation-list',
  'stat-mantel-haenszel',
  'stat-diagnostic-2x2',
  'estimated-date-of-delivery',
  'flow-consort',
]

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }))

test('no worked tool has a violation that axe finds on a phone, in either colour', async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const id of worked) {
    await page.goto(`${origin}/tool/detail?id=${id}`)
    await page.getByRole('button', { name: 'Try it' }).first().click()
    await page
      .getByTestId(/^output-/)
      .first()
      .waitFor()
    await page
      .getByRole('figure')
      .or(page.getByTestId('listed'))
      .or(page.getByRole('heading', { name: 'Formula' }))
      .first()
      .waitFor()
    expect.soft(await violations(page), id).toEqual([])
  }
})

test('no page that is open to everyone has a violation that axe finds, in either colour', async ({ page, origin }) => {
  for (const path of open) {
    await page.goto(origin + path)
    await page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { level: 2 }))
      .first()
      .waitFor()
    expect.soft(await violations(page), path).toEqual([])
  }
})

test('no page of a project has a violation that axe finds, in either colour', async ({ page, origin }) => {
  await new PassportPage(page, origin).register()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect.soft(await violations(page), 'empty list').toEqual([])
  await page.getByRole('button', { name: 'New project' }).click()
  expect.soft(await violations(page), 'dialog').toEqual([])
  // on a busy machine the key can come while the page changes its colours
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await new ProjectsPage(page, origin).openDemo()
  expect.soft(await violations(page), 'project').toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Data', exact: true }).click()
  await expect(page.getByTestId('data-grid-canvas')).toBeVisible()
  expect.soft(await violations(page), 'rows').toEqual([])
  await page.getByRole('tab', { name: 'Variables' }).click()
  expect.soft(await violations(page), 'variables').toEqual([])
  await page.getByRole('button', { name: 'Edit sex' }).click()
  expect.soft(await violations(page), 'variable').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Analyse' }).click()
  await page
    .getByRole('button', { name: /Kaplan/ })
    .first()
    .click()
  await expect(page.getByRole('img', { name: /surviv/i })).toBeVisible()
  expect.soft(await violations(page), 'result').toEqual([])
  await page.getByRole('gridcell').nth(1).click()
  expect.soft(await violations(page), 'chosen cell').toEqual([])
  await page.getByRole('button', { name: 'Size and format' }).first().click()
  expect.soft(await violations(page), 'figure file').toEqual([])
})

test('no form of an analysis or a chart, no search and no list has a violation that axe finds, in either colour', async ({
  page,
  origin,
}) => {
  await new PassportPage(page, origin).register()
  await new ProjectsPage(page, origin).openDemo()
  await page.getByRole('main').getByRole('link', { name: 'Analyse', exact: true }).click()
  await new AnalysisPage(page).add(/Linear/)
  await page.getByLabel('Outcome', { exact: true }).selectOption({ label: 'time — Survival time, days' })
  await page.getByRole('checkbox', { name: /\bage\b/ }).check()
  await page.getByRole('button', { name: 'Save to the dataset' }).click()
  await page.getByRole('checkbox', { name: 'Residuals', exact: true }).check()
  expect.soft(await violations(page), 'regression, values to save').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'New analysis' }).click()
  await page.getByRole('button', { name: 'Which test?' }).click()
  await page.getByRole('button', { name: 'Compare groups or occasions' }).click()
  expect.soft(await violations(page), 'which test').toEqual([])
  await page.goto(`${origin}/statistical/index`)
  await page.getByRole('button', { name: /^Histogram/ }).click()
  await page.getByLabel('Variable', { exact: true }).selectOption({ label: 'age — Age, years' })
  await expect(page.getByTestId(/^figure-/)).toBeVisible()
  expect.soft(await violations(page), 'chart').toEqual([])
  await page.keyboard.press('Control+k')
  await page.keyboard.type('age')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect.soft(await violations(page), 'search of everything').toEqual([])
  await page.keyboard.press('Escape')
  for (const path of [
    '/dataHandle/index',
    '/dataAnalysis/index',
    '/statistical/index',
    '/storage/index',
    '/project/list',
  ]) {
    await page.goto(origin + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect.soft(await violations(page), path).toEqual([])
  }
})
