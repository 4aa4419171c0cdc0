import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, type Page, test } from './support/scenario.ts'

interface Drawn {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

declare global {
  interface Window {
    early: Drawn[]
  }
}

/** Notes where the early figure is drawn, and whether the page's own was there already. Runs in the page. */
function watchEarlyFigure(): void {
  window.early = []
  new MutationObserver(() => {
    const image = document.querySelector('#early-figure img')
    if (!image || window.early.length > 0 || document.querySelector('img[data-testid^=figure-]')) return
    const { left, top, width, height } = image.getBoundingClientRect()
    window.early.push({ left, top, width, height })
  }).observe(document, { childList: true, subtree: true })
}

const figure = (page: Page) => page.getByTestId(/^figure-/).first()

async function openedAnew(page: Page, address: string): Promise<Drawn[]> {
  const tab = await page.context().newPage()
  await tab.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 })
  await tab.addInitScript(watchEarlyFigure)
  await tab.goto(address)
  await tab.getByRole('main').waitFor()
  await expect(tab.locator('#early-figure')).toHaveCount(0)
  const drawn = await tab.evaluate(() => window.early)
  await tab.close()
  return drawn
}

test('the last figure is drawn before the program has loaded, where the page draws it; never one that was deleted or is another’s', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await page
    .getByRole('link', { name: /Kaplan–Meier/ })
    .first()
    .click()
  await expect(figure(page)).toBeVisible()
  await page.waitForTimeout(3000) // it is kept once the page has settled
  const address = page.url()
  const box = await figure(page).boundingBox()
  const last = `${site.origin}/dataAnalysis/show`

  const [drawn] = await openedAnew(page, last)
  expect(drawn?.left).toBeCloseTo(box?.x ?? 0, 0)
  expect(drawn?.top).toBeCloseTo(box?.y ?? 0, 0)
  expect(drawn?.width).toBeCloseTo(box?.width ?? 0, 0)
  await page.waitForTimeout(3000)
  await page.setViewportSize({ width: 900, height: 800 })
  expect(await openedAnew(page, address)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.goto(address)
  await expect(figure(page)).toBeVisible()
  await page.waitForTimeout(3000)
  await page.getByRole('button', { name: /^Delete Kaplan/ }).click()
  await expect(figure(page)).toHaveCount(0)
  expect(await openedAnew(page, address)).toEqual([])
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: /Kaplan/ })).toBeVisible()
  await page.goto(address)
  await expect(figure(page)).toBeVisible()
  await page.waitForTimeout(3000)
  expect(await openedAnew(page, address)).toHaveLength(1)

  await page.getByRole('button', { name: 'Account and settings' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await openedAnew(page, address)).toEqual([])
})
