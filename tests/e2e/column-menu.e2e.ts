import { DataPage } from './page-models/data-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, test } from './support/scenario.ts'

/** Answers from 1 to 5, of which 8 means "refused". */
const answers = ['q1,q2,q3,sex', '1,2,8,M', '2,8,3,F', '8,4,5,M', '3,8,1,F', '5,1,2,M', '4,3,8,F'].join('\n')

test('a right click on a head begins missing codes of three columns and a recoding, in six actions each', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  const projects = new ProjectsPage(page, site.origin)
  await projects.open()
  await projects.create('Heads')
  await projects.import({ name: 'answers.csv', mimeType: 'text/csv', buffer: Buffer.from(answers) })
  const data = new DataPage(page)
  await data.expectExtent('6 rows · 4 variables')
  const dialog = page.getByRole('dialog')

  let actions = 0
  const act = async (done: Promise<void>) => {
    await done
    actions += 1
  }
  await act(data.openHeadMenu(0))
  await act(page.getByRole('menuitem', { name: 'Missing codes …' }).click())
  await act(dialog.getByLabel('New missing codes').fill('8'))
  await expect(dialog.getByText('Found: 8 × 1')).toBeVisible()
  await act(dialog.getByRole('checkbox', { name: /q2.*8 × 2/ }).check())
  await act(dialog.getByRole('checkbox', { name: /q3.*8 × 2/ }).check())
  await act(dialog.getByRole('button', { name: 'Save' }).click())
  expect(actions).toBeLessThanOrEqual(6)
  await expect(dialog).toHaveCount(0)

  actions = 0
  await act(data.openHeadMenu(3))
  await act(page.getByRole('menuitem', { name: 'Recode values' }).click())
  await expect(dialog.getByText('× 3')).toHaveCount(2)
  await act(dialog.getByLabel('New value of M').fill('男'))
  await act(dialog.getByLabel('New value of F').fill('女'))
  await act(dialog.getByRole('button', { name: 'Add the step' }).click())
  expect(actions).toBeLessThanOrEqual(6)
  await data.expectExtent('6 rows · 5 variables')
  const steps = page.getByRole('complementary', { name: 'Steps' })
  await expect(steps.getByText('sex → sex_2: M → 男, F → 女')).toBeVisible()

  await page.getByRole('tab', { name: 'Variables' }).click()
  for (const [name, missing] of [
    ['q1', '1 (17%)'],
    ['q2', '2 (33%)'],
    ['q3', '2 (33%)'],
  ] as const)
    await expect(
      page.getByRole('row', { name: new RegExp(`${name}.*${missing.replace(/[()]/g, '\\$&')}`) }),
    ).toBeVisible()
  await expect(page.getByTitle('男: 3; 女: 3')).toBeVisible()

  // one edit, one undo
  await page.getByRole('button', { name: 'Undo' }).click()
  await data.expectExtent('6 rows · 4 variables')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: /q2.*33%/ })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /q3.*33%/ })).toHaveCount(0)
})

test('the menu of a cell opens by the keyboard, says where the cell comes from and filters by its value', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  const projects = new ProjectsPage(page, site.origin)
  await projects.open()
  await projects.create('Cells')
  await projects.import({ name: 'answers.csv', mimeType: 'text/csv', buffer: Buffer.from(answers) })
  const data = new DataPage(page)
  await data.selectCell(0, 1)
  await page.keyboard.press('Shift+F10')
  const menu = page.getByRole('menu', { name: 'Cell of q1' })
  await expect(menu.getByText('From the file · row 2 of the file')).toBeVisible()
  await menu.getByRole('menuitem', { name: 'Filter rows: “2”' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter rows' })
  await expect(dialog.getByLabel('Condition')).toHaveValue('q1 = 2')
  await dialog.getByRole('button', { name: 'Add the step' }).click()
  await data.expectExtent('1 row ·')
})

test('a formula with a mistyped name marks the place and offers the variable', async ({ page, site }) => {
  await new PassportPage(page, site.origin).register()
  const projects = new ProjectsPage(page, site.origin)
  await projects.open()
  await projects.create('Formula')
  await projects.import({ name: 'ages.csv', mimeType: 'text/csv', buffer: Buffer.from('age,weight\n60,70\n50,81') })
  const data = new DataPage(page)
  await data.addStep('Compute a variable', async (dialog) => {
    await dialog.getByLabel('Name of the new variable').fill('double')
    await dialog.getByLabel('Formula').fill('2 * wieght')
    await expect(dialog.getByText(/There is no variable called wieght.*character 5/)).toBeVisible()
    await expect(dialog.getByText('Wrong at: wieght')).toBeVisible()
    await dialog.getByRole('button', { name: 'Use “weight”' }).click()
    await expect(dialog.getByLabel('Formula')).toHaveValue('2 * weight')
  })
  await data.expectExtent('2 rows · 3 variables')
  await expect(
    page.getByRole('complementary', { name: 'Steps' }).getByText('double = 2 * weight', { exact: true }),
  ).toBeVisible()
})
