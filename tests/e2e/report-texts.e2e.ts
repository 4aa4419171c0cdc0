import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import {
  insert,
  insertFirstResult,
  openReport,
  paragraphs,
  paste,
  saved,
  text,
  wordText,
} from './page-models/report-page.ts'
import { violationsInBothColours } from './support/axe.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

const ris = `TY  - JOUR
AU  - Okafor, Ngozi
TI  - Fluids in early sepsis
T2  - Critical Medicine
PY  - 2021
VL  - 8
SP  - 11
EP  - 19
ER  - 
`

test('a citation, a number of a result, an equation and a cross-reference stand in a text, offline too, and in its files', async ({
  page,
  site,
}) => {
  await openReport(page, site.origin)
  await insertFirstResult(page)
  await expect(
    text(page)
      .getByText(/^Table 1 /)
      .first(),
  ).toBeVisible()
  await paragraphs(page).first().click()
  await page.keyboard.type('Known before ')

  await insert(page, 'Citation …')
  const cite = page.getByRole('dialog', { name: 'Cite works' })
  await cite.getByLabel('Add works').fill('not a reference at all')
  await cite.getByRole('button', { name: 'Add to my list' }).click()
  await expect(cite.getByText('neither RIS nor BibTeX')).toBeVisible()
  await cite.getByLabel('Add works').fill(ris)
  await cite.getByRole('button', { name: 'Add to my list' }).click()
  await expect(cite.getByText('1 work added')).toBeVisible()
  await expect(cite.getByRole('checkbox', { name: 'Okafor' })).toBeChecked()
  const bibtex = Buffer.from(
    '@book{a, author = {Zhang, Wei}, title = {Critical care}, publisher = {Press}, year = 2019}',
  )
  await cite.locator('input[type=file]').setInputFiles({ name: 'a.bib', mimeType: 'text/plain', buffer: bibtex })
  await expect(cite.getByRole('checkbox', { name: 'Zhang W. Critical care' })).toBeChecked()
  await cite.getByRole('checkbox', { name: 'Zhang' }).uncheck()
  expect(await violationsInBothColours(page)).toEqual([])
  await cite.getByRole('button', { name: 'Insert' }).click()
  await expect(paragraphs(page).first()).toContainText('Known before [1]')

  await page.keyboard.type(', P = ')
  await insert(page, 'Number of a result …')
  const number = page.getByRole('dialog', { name: 'Number of a result' })
  const cell = number.getByRole('cell').getByRole('button').first()
  const value = await cell.innerText()
  expect(await violationsInBothColours(page)).toEqual([])
  await cell.click()
  await expect(paragraphs(page).first()).toContainText(`P = ${value}`)

  await page.keyboard.type(', where ')
  await insert(page, 'Equation …')
  const equation = page.getByRole('dialog', { name: 'Equation' })
  await equation.getByLabel('TeX', { exact: true }).fill('\\frac{a')
  await expect(equation.getByText('is never closed')).toBeVisible()
  await equation.getByLabel('TeX', { exact: true }).fill('\\frac{a}{b+c}')
  await expect(equation.locator('mfrac')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(paragraphs(page).first().locator('mfrac')).toBeVisible()

  await page.keyboard.type(', see ')
  await insert(page, 'Cross-reference …')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Table 1/ })
    .click()
  await expect(paragraphs(page).first()).toContainText('see Table 1')
  // by keyboard: the arrow selects it, Enter opens its menu, Escape leads back to the text
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.waitForTimeout(200)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('.')
  await expect(paragraphs(page).first()).toContainText('see Table 1.')
  await insert(page, 'List of references')
  await expect(text(page).getByRole('listitem').first()).toContainText('Okafor')

  // a table above renumbers the one that is referred to
  await paste(page, '<table><tr><td>Visit</td><td>Day</td></tr><tr><td>First</td><td>0</td></tr></table>')
  await expect(text(page).getByText('First')).toBeVisible()
  await expect(paragraphs(page).first()).toContainText('see Table 2')

  await readyOffline(page)
  await page.waitForTimeout(800)
  await site.stop()
  await page.reload()
  await expect(paragraphs(page).first()).toContainText(`Known before [1], P = ${value}`)
  await expect(paragraphs(page).first()).toContainText('see Table 2')
  await expect(paragraphs(page).first().locator('mfrac')).toBeVisible()

  const read = await wordText(page)
  for (const part of [`Known before [1], P = ${value}`, 'see Table 2', 'Okafor N. Fluids in early sepsis', 'First'])
    expect(read, part).toContain(part)
  const html = (await saved(page, 'Web page (HTML)')).toString()
  for (const part of ['<mfrac>', 'see Table 2', 'Okafor N.']) expect(html).toContain(part)
  expect((await saved(page, 'References as RIS')).toString()).toContain('TI  - Fluids in early sepsis')
  expect((await saved(page, 'References as BibTeX')).toString()).toContain('author = {Okafor, Ngozi}')

  await paragraphs(page).first().getByRole('button', { name: value, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Make plain text' }).click()
  await expect(paragraphs(page).first().getByRole('button', { name: value, exact: true })).toHaveCount(0)
  await expect(paragraphs(page).first()).toContainText(`P = ${value}`)
})

test('numbers, tables, figures and readings of a split analysis are those of their groups', async ({ page, site }) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  const project = page.url()
  await page
    .getByRole('list', { name: 'Results' })
    .getByRole('link', { name: /^Kaplan/ })
    .click()
  await page.getByText('Split and weights', { exact: true }).click()
  await page.getByLabel('Split by', { exact: true }).selectOption({ label: 'sex — Sex' })
  await expect(page.getByRole('heading', { name: /Female/ }).first()).toBeVisible({ timeout: 30_000 })
  await page.goto(project)
  await page.getByRole('button', { name: 'Write a report' }).click()
  await text(page).click()
  await page.keyboard.type('Of the women ')
  await insert(page, 'Number of a result …')
  const dialog = page.getByRole('dialog', { name: 'Number of a result' })
  await dialog.getByLabel('Result').selectOption({ label: 'Kaplan–Meier survival' })
  await dialog.getByLabel('Table').selectOption({ label: 'Events and median survival (Sex: Female)' })
  const events = dialog.getByRole('button', { name: /^Female Events/ })
  await expect(events).toHaveText('53')
  expect(await violationsInBothColours(page)).toEqual([])
  await events.click()
  await page.keyboard.type(' died.')
  await expect(paragraphs(page).first()).toHaveText('Of the women 53 died.')
  await page.waitForTimeout(800)
  await page.reload()
  await expect(paragraphs(page).first()).toHaveText('Of the women 53 died.')
  await paragraphs(page).first().getByRole('button', { name: '53', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Edit …' }).click()
  await expect(dialog.getByRole('option', { name: 'Events and median survival (Sex: Female)' })).toHaveJSProperty(
    'selected',
    true,
  )
  await expect(events).toHaveAttribute('aria-current', 'true')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Insert results' }).click()
  await page.getByRole('checkbox', { name: 'Kaplan–Meier survival' }).check()
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  const blocks = text(page).locator('.report-block')
  const of = (group: string) => [
    new RegExp(`^Sex: ${group}`),
    new RegExp(`^Table \\d Events and median survival \\(Sex: ${group}\\)`),
    new RegExp(`Figure \\d .*\\(Sex: ${group}\\)`),
  ]
  const groups = [...of('Male'), ...of('Female')]
  await expect(blocks).toHaveText(groups)
  const men = blocks.nth(1).getByRole('row', { name: /^Male/ })
  await expect(men).toContainText('112')
  await expect(blocks.nth(4).getByRole('row', { name: /^Female/ })).toContainText('53')
  await page.getByRole('button', { name: 'Freeze', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Freeze all results' }).click()
  await expect(text(page).getByText(/^Frozen on/)).toHaveCount(6)
  await page.waitForTimeout(800)
  await page.reload()
  await expect(blocks).toHaveText(groups)
  await expect(text(page).getByText(/^Frozen on/)).toHaveCount(6)
  expect(await violationsInBothColours(page)).toEqual([])
  expect(await wordText(page)).toMatch(
    /Sex: Male .*Table 1.*\(Sex: Male\).*Figure 1.*\(Sex: Male\).*Sex: Female .*Table 2.*\(Sex: Female\)/,
  )
})

test('the text stays when the reader switches the language', async ({ page, site }) => {
  await openReport(page, site.origin)
  await text(page).click()
  await page.keyboard.type('Typed in English')
  await page.getByRole('button', { name: '中文' }).first().click()
  const chinese = page.getByRole('textbox', { name: '报告正文' })
  await expect(chinese).toHaveText('Typed in English')
  await page.waitForTimeout(1000)
  await page.reload()
  await expect(chinese).toHaveText('Typed in English')
})

test('a sentence of the Methods paragraph that was edited stays, and can follow again', async ({ page, site }) => {
  await openReport(page, site.origin)
  await insertFirstResult(page)
  await insert(page, 'Methods paragraph')
  const made = 'Statistical analyses were carried out with Slipstick'
  await expect(text(page)).toContainText(made)
  await page.getByRole('button', { name: 'Edit sentences' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sentences of the Methods paragraph' })
  await dialog.getByRole('textbox').last().fill('We computed everything in the browser.')
  expect(await violationsInBothColours(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(text(page)).toContainText('We computed everything in the browser.')
  await expect(text(page)).not.toContainText(made)
  await page.waitForTimeout(800)
  await page.reload()
  await expect(text(page)).toContainText('We computed everything in the browser.')
  await page.getByRole('button', { name: 'Edit sentences' }).click()
  await dialog.getByRole('button', { name: 'Use the generated text' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(text(page)).toContainText(made)
})

test('what is pasted is cleaned; pictures and large tables are refused with a reason', async ({ page, site }) => {
  await openReport(page, site.origin)
  await text(page).click()
  await paste(
    page,
    '<h1>Design</h1><p class=MsoNormal>A <b>cohort</b> of <i>n</i> = 10<img src="data:,"></p><ul><li>first</li></ul>',
  )
  await expect(page.getByText('Pictures cannot be pasted')).toBeVisible()
  await expect(text(page).locator('h2')).toHaveText('Design')
  await expect(text(page).locator('strong')).toHaveText('cohort')
  await expect(text(page).locator('[data-list=bullet]')).toHaveText('first')
  const rows = Array.from({ length: 30 }, (_, k) => `<tr><td>${k}</td><td>x</td></tr>`).join('')
  await paste(page, `<table>${rows}</table>`)
  await expect(page.getByText('Import it as data')).toBeVisible()
})
