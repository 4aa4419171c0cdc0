import type { CDPSession, Page } from '@playwright/test'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { insert, insertFirstResult, openReport, paragraphs, paste, text, wordText } from './page-models/report-page.ts'
import { violationsInBothColours } from './support/axe.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

/** Types Chinese as an input method does: the letters are composed, then replaced by the signs. */
async function compose(cdp: CDPSession, letters: string, signs: string): Promise<void> {
  for (let k = 1; k <= letters.length; k += 1) {
    const composed = letters.slice(0, k)
    await cdp.send('Input.imeSetComposition', { text: composed, selectionStart: k, selectionEnd: k })
  }
  await cdp.send('Input.insertText', { text: signs })
}

/** A citation of a work, as it is copied from a report. */
const cohen = `<span data-atom='{"kind":"citation","works":["cohen-1960"]}'>[Cohen 1960]</span>`

/** Lets the pause after which the page follows typing last a minute. */
async function holdPause(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = setTimeout
    const held = (run: () => void, ms = 0) => start(run, ms === 250 ? 60_000 : ms)
    Object.assign(globalThis, { setTimeout: held })
  })
}

test('a report is written from results and text, survives a reload offline, and is taken back step by step', async ({
  page,
  site,
}) => {
  await openReport(page, site.origin)
  await text(page).click()
  await page.keyboard.type('# ')
  await page.keyboard.type('Results')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Patients were followed.')
  await expect(paragraphs(page)).toHaveText(['Results', 'Patients were followed.'])
  await insertFirstResult(page)
  await expect(
    text(page)
      .getByText(/^(Table|Figure) 1 /)
      .first(),
  ).toBeVisible()
  await readyOffline(page)
  await site.stop()
  await page.reload()
  await expect(paragraphs(page).first()).toHaveText('Results')
  await expect(
    text(page)
      .getByText(/^(Table|Figure) 1 /)
      .first(),
  ).toBeVisible()
  await paragraphs(page).nth(1).click()
  await page.keyboard.press('End')
  await page.waitForTimeout(1000)
  await page.keyboard.type(' Nobody was lost.')
  await expect(paragraphs(page).nth(1)).toHaveText('Patients were followed. Nobody was lost.')
  await page.keyboard.press('Control+z')
  await expect(paragraphs(page).nth(1)).toHaveText('Patients were followed.')

  for (const block of ['Methods paragraph', 'List of references']) await insert(page, block)
  await expect(text(page)).toContainText('Statistical analyses were carried out with Slipstick')
  // in the order in which they were inserted
  const methods = text(page).locator('> *').filter({ hasText: 'Statistical analyses' })
  await expect(methods.locator('xpath=following-sibling::*[1]').getByRole('listitem').first()).toBeVisible()
  const work = await text(page).getByRole('listitem').first().innerText()
  const read = await wordText(page)
  for (const part of ['Results', 'Patients were followed.', 'Table 1', 'Slipstick', work.replaceAll(/\s+/g, ' ')])
    expect(read, part).toContain(part)

  // what the page shows beside the text follows typing after a pause: a file and a print do not wait for it
  await holdPause(page)
  await paragraphs(page).nth(1).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Saved at once.')
  await paste(page, cohen)
  expect(await wordText(page)).toMatch(/Saved at once\..*Cohen J\. A coefficient/)
  const references = text(page).getByRole('listitem')
  await expect(references.filter({ hasText: 'Cohen J.' })).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(references.filter({ hasText: 'Cohen J.' })).toHaveCount(1)
})

test('a result is added from its page, the report has no violation that axe finds, and a checklist is filled', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await page
    .getByRole('list', { name: 'Results' })
    .getByRole('link', { name: /^Kaplan/ })
    .click()
  await page.getByRole('button', { name: 'Add to report' }).click()
  await page.getByRole('button', { name: 'Open the report' }).click()
  await expect(text(page)).toContainText(/Table 1 /)
  await expect(text(page).getByRole('img')).toBeVisible()
  expect(await violationsInBothColours(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await violationsInBothColours(page)).toEqual([])
  await page.getByRole('button', { name: 'Checklist' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reporting checklist' })
  await expect(dialog.getByLabel('Guideline')).toHaveValue('strobe-cohort')
  await expect(dialog.getByText(/^Reported/).first()).toBeVisible()
  expect(await violationsInBothColours(page)).toEqual([])
})

async function equation(page: Page): Promise<void> {
  await insert(page, 'Equation …')
  await page.getByLabel('TeX', { exact: true }).fill('x_1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(text(page).locator('msub').first()).toBeVisible()
}

test.describe('composition of Chinese', () => {
  const places: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'an empty paragraph': async () => {},
    'the start of a line with text': async (page) => {
      await page.keyboard.type('abc')
      await page.keyboard.press('Home')
    },
    'after a result': async (page) => {
      await insert(page, 'Page break')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
    'after an equation': equation,
    'before an equation': async (page) => {
      await equation(page)
      await page.keyboard.press('Home')
    },
    'between two equations': async (page) => {
      await equation(page)
      await equation(page)
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
    },
    'bold text': async (page) => {
      await page.keyboard.type('abc')
      await page.keyboard.press('Control+b')
    },
    'a selection': async (page) => {
      await page.keyboard.type('abc')
      await page.keyboard.press('Enter')
      await page.keyboard.type('def')
      await page.keyboard.press('Control+a')
    },
    'a list item': async (page) => page.keyboard.type('- '),
  }

  for (const [place, prepare] of Object.entries(places))
    test(`in ${place}`, async ({ page, site, context }) => {
      await openReport(page, site.origin)
      await text(page).click()
      await prepare(page)
      const cdp = await context.newCDPSession(page)
      await compose(cdp, 'shengcun', '生存')
      await compose(cdp, 'fenxi', '分析')
      await expect(text(page)).toContainText('生存分析')
      await expect(text(page)).not.toContainText(/[b-z]hengcun|fenxi|生存生存|分析分析/)
      await page.waitForTimeout(800)
      await page.reload()
      await expect(text(page)).toContainText('生存分析')
    })
})
