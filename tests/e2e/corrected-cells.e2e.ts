import { readFileSync } from 'node:fs'
import { DataPage } from './page-models/data-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const ward = file('ward.csv', 'id,weight,height\nP1,705,1.75\nP2,60,1.6\nP3,90,1.8\n')
const clinic = file('clinic.csv', 'id,height,kg\nQ1,1.5,50\nQ2,1.9,99\n')

test('without the server, by keyboard: a value is corrected with its reason, traced, and taken back; its steps go to another dataset', async ({
  page,
  site,
  context,
}) => {
  await new PassportPage(page, site.origin).register()
  const projects = new ProjectsPage(page, site.origin)
  await projects.open()
  await projects.create('Hospital')
  await readyOffline(page)
  await context.setOffline(true)
  const data = new DataPage(page)
  await page.getByLabel('File to import').setInputFiles(ward)
  await data.expectExtent('3 rows · 3 variables')
  const steps = page.getByRole('complementary', { name: 'Steps' })

  await data.selectCell(1, 0)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Correct this value' }).press('Enter')
  await dialog.getByLabel('Corrected value').fill('seventy')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Enter a number.')
  await dialog.getByLabel('Corrected value').fill('70.5')
  await dialog.getByLabel('Reason').fill('case record')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(steps).toContainText('1 cell was corrected.')

  // the cell has the focus again
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('“705”')
  await expect(dialog).toContainText('Changed to “70.5”')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Journal' }).click()
  await expect(dialog).toContainText('case record')
  await page.keyboard.press('Escape')

  await steps.getByRole('button', { name: 'Change step 1' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('weight, P1 (row 1)705 → 70.5')
  await dialog.getByRole('button', { name: 'Take back the correction of weight, P1 (row 1)' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('Open a cell in the table and correct it there.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(steps.locator('li')).toContainText(['Correct cells'])

  await data.addStep('Compute a variable', async (form) => {
    await form.getByLabel('Name').fill('bmi')
    await form.getByLabel('Formula').fill('weight / height ^ 2')
    await form.getByLabel('Why this step').fill('as in the plan')
  })
  await data.expectExtent('3 rows · 4 variables')
  await expect(steps).toContainText('as in the plan')
  await page.getByRole('button', { name: 'The steps in R' }).click()
  await expect(dialog).toContainText('# 2 Compute a variable: as in the plan')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Steps from elsewhere' }).click()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the recipe of this dataset' }).click()
  const recipe = readFileSync(await (await saved).path(), 'utf8')
  expect(recipe).toContain('slipstick-recipe')
  await page.keyboard.press('Escape')

  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Hospital' }).click()
  await page.getByRole('button', { name: 'Import a file' }).first().waitFor()
  await page.getByLabel('File to import').setInputFiles(clinic)
  await data.expectExtent('2 rows · 3 variables')
  await page.getByRole('button', { name: 'Steps from elsewhere' }).click()
  await dialog.getByLabel('Steps of').selectOption({ label: 'ward (2)' })
  await expect(dialog).toContainText('Not copied: it belongs to the rows')
  await expect(dialog).toContainText('Not in these data.')
  await dialog.getByLabel('Variable here for weight').selectOption('kg')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog).not.toContainText('Not in these data.')
  await dialog.getByRole('button', { name: 'Add 1 step' }).click()
  await expect(dialog).toHaveCount(0)
  await data.expectExtent('2 rows · 4 variables')
  await expect(steps).toContainText('bmi = kg / height ^ 2')
  await expect(steps).toContainText('as in the plan')

  await page.getByRole('button', { name: 'Steps from elsewhere' }).click()
  const chosen = { name: 'ward.recipe.json', mimeType: 'application/json', buffer: Buffer.from(recipe) }
  await dialog.getByLabel('File with a recipe').setInputFiles({ ...chosen, buffer: Buffer.from('{}') })
  await expect(dialog.getByRole('alert')).toContainText('This is no recipe of steps')
  await dialog.getByLabel('File with a recipe').setInputFiles(chosen)
  await dialog.getByLabel('Variable here for weight').selectOption('kg')
  // the dataset has a variable of that name already
  await expect(dialog).toContainText('bmi')
  await expect(dialog).toContainText('already')
})
