import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

const sex = 'sex — Sex'

test('a figure is checked against a journal offline, each finding is pointed out and changed when asked, and its parts are edited where they are', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  await page.goto(`${site.origin}/statistical/index`)
  await page.getByRole('button', { name: /^Box and violin/ }).click()
  await page.getByLabel('Variable', { exact: true }).selectOption({ label: 'age — Age, years' })
  await page.getByLabel('Groups', { exact: true }).selectOption({ label: sex })
  const figure = page.getByTestId('figure-chart')
  await expect(figure).toHaveAttribute('src', /^blob:/)
  await site.stop()

  const check = page.getByRole('group').filter({ hasText: 'Journal check' })
  await page.getByText('Journal check').click()
  const findings = check.getByRole('list', { name: 'Findings' }).getByRole('listitem')
  await check.getByLabel('Journal', { exact: true }).selectOption({ label: 'Nature journals' })
  const tooLarge = findings.filter({ hasText: 'the journal takes at most 7 pt' })
  await expect(tooLarge).toContainText('The largest letters measure 8.5 pt in print')
  await tooLarge.getByRole('button', { name: 'Point it out' }).click()
  await expect(page.getByTestId('outline-panel-1.y-title')).toBeVisible()
  await tooLarge.getByRole('button', { name: 'Change it' }).click()
  await expect(tooLarge).toHaveCount(0)
  await check.getByRole('button', { name: '89 mm' }).click()
  await expect(findings.filter({ hasText: 'the journal prints' })).toHaveCount(0)
  const charts = new AnalysisPage(page)
  expect((await charts.download('SVG')).bytes.toString()).toContain('width="89mm"')
  await page.getByRole('button', { name: 'Size and format' }).click()
  const saving = page.getByRole('dialog', { name: 'Save the figure' })
  await expect(saving.getByLabel('Format')).toHaveValue('pdf')
  await saving.getByLabel('Format').selectOption('tiff')
  await expect(saving.getByRole('status')).toHaveText('Nature journals: the figure is sent as PDF / SVG.')
  await saving.getByLabel('Fineness').selectOption('150')
  await expect(saving.getByRole('status')).toContainText('images have at least 300 dpi')
  await saving.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(findings.filter({ hasText: 'the journal prints' })).toHaveCount(1)

  await page.getByRole('button', { name: 'Edit a part' }).click()
  await page.getByRole('menuitem', { name: 'Title of the y axis' }).click()
  await expect(page.getByLabel('Title of the y axis')).toBeFocused()
  await page.keyboard.type('Age (years)')
  await expect.poll(async () => (await charts.download('SVG')).bytes.toString()).toContain('Age (years)')
  const { x = 0, y = 0, width = 0, height = 0 } = (await figure.boundingBox()) ?? {}
  await page.mouse.click(x + width / 2, y + height * 0.5)
  await page.mouse.move(x + 0.035 * width, y + 0.45 * height)
  await page.mouse.click(x + 0.035 * width, y + 0.45 * height)
  await expect(page.getByLabel('Title of the y axis')).toBeFocused()

  await page.getByLabel('Groups', { exact: true }).selectOption({ label: 'ph.ecog — ECOG performance score' })
  await page.getByRole('combobox', { name: 'Colours', exact: true }).first().selectOption({ label: sex })
  await page.getByRole('button', { name: 'Edit a part' }).click()
  await page.getByRole('menuitem', { name: 'Colour of Female' }).click()
  // the colour picker belongs to the system; what it answers arrives in this field
  await page.getByLabel('Colour', { exact: true }).fill('#aa3377')
  await expect.poll(async () => (await charts.download('SVG')).bytes.toString()).toContain('#aa3377')
  // by its name, so that it is the colour of this level in any figure with this style
  await page.getByText('Colours and legend', { exact: true }).click()
  await expect(page.getByLabel('Colours of levels', { exact: true })).toHaveValue('Female = #aa3377')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await charts.download('SVG')).bytes.includes('#aa3377')).toBe(false)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(async () => (await charts.download('SVG')).bytes.includes('#aa3377')).toBe(true)
  await page.getByRole('button', { name: 'Automatic colour for “Female”' }).click()
  await expect.poll(async () => (await charts.download('SVG')).bytes.includes('#aa3377')).toBe(false)
  // for black and white print
  await page.getByText('Points, lines and areas', { exact: true }).click()
  const plain = (await charts.download('SVG')).bytes.length
  await page.getByRole('group', { name: 'Patterns of areas' }).getByLabel('Group 1').selectOption('Crossed lines')
  await expect.poll(async () => (await charts.download('SVG')).bytes.length).toBeGreaterThan(plain + 500)
})
