import { DataPage } from './page-models/data-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, test } from './support/scenario.ts'

const csv = 'arm,CRP,code,age\na,1.50,1,61\nb,3,2,58\na,n/a,1,70\nb,4,2,44\na,5,9,52\n'

test('a cell is traced, a column is hidden and shown, a step is tried, variables are changed together', async ({
  page,
  origin,
}) => {
  await new PassportPage(page, origin).register()
  const projects = new ProjectsPage(page, origin)
  await projects.open()
  await projects.create('View')
  await projects.import({ name: 'lab.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const data = new DataPage(page)
  const dialog = page.getByRole('dialog')

  // the text of the file, by the mouse and by the keyboard
  const grid = page.getByTestId('grid')
  await expect(grid.locator('canvas').first()).toBeVisible()
  await data.selectCell(1, 0)
  await grid.dblclick({ position: { x: 60 + 120, y: 70 + 16 } })
  await expect(dialog).toContainText('Row 1 of the data, column 2 (CRP): “1.50”')
  await expect(dialog).toContainText('Imported as “1.5”')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await data.selectCell(1, 2)
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('“n/a”')
  await expect(dialog).toContainText('Imported as missing')
  await page.keyboard.press('Escape')

  await data.openHeadMenu(0)
  await page.getByRole('menuitem', { name: 'Hide this column' }).click()
  await expect(page.getByText('1 column hidden')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 column hidden')).toBeVisible()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('1 column hidden')).toHaveCount(0)

  await data.addStep('Compute a variable', async (form) => {
    await form.getByLabel('Name of the new variable').fill('double')
    await form.getByLabel('Formula').fill('2 * age')
    const preview = form.getByRole('region', { name: 'First rows with this step' }).last()
    await expect(preview.getByRole('row').nth(1)).toContainText('122')
    await form.getByLabel('Formula').fill('3 * age')
    await expect(preview.getByRole('row').nth(1)).toContainText('183')
  })

  // without a mouse
  await page.getByRole('tab', { name: 'Variables' }).click()
  for (const name of ['code', 'arm']) {
    await page.getByRole('checkbox', { name: `Choose ${name}` }).focus()
    await page.keyboard.press('Space')
  }
  const bulk = page.getByRole('region', { name: 'Change the chosen variables' })
  await expect(bulk).toContainText('2 variables chosen')
  await bulk.getByLabel('Measurement level').selectOption({ label: 'Ordinal' })
  await expect(page.getByRole('row', { name: /^Choose code/ })).toContainText('Ordinal')
  await expect(page.getByRole('row', { name: /^Choose arm/ })).toContainText('Ordinal')
  await bulk.getByLabel('New missing codes').fill('9')
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('row', { name: /^Choose code/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('9')
  await bulk.getByLabel('Type').selectOption({ label: 'Text' })
  await expect(page.getByRole('complementary', { name: 'Steps' })).toContainText('Change the type')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('checkbox', { name: 'Apply step 2: Change the type' })).not.toBeChecked()
})

test('values are put in the order of the numbers in front of them, or moved one by one, and stay so', async ({
  page,
  origin,
}) => {
  await new PassportPage(page, origin).register()
  const projects = new ProjectsPage(page, origin)
  await projects.open()
  await projects.create('Order')
  const rows = ['≥75', '65-74', '<65', '65-74', '<65', '≥75'].map((age, k) => `${age},${k}`)
  const buffer = Buffer.from(`age,y\n${rows.join('\n')}\n`)
  await projects.import({ name: 'ages.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('tab', { name: 'Variables' }).click()
  const dialog = page.getByRole('dialog')
  const values = async () => {
    const fields = await dialog.getByLabel(/^Value \d+$/).all()
    return Promise.all(fields.map((field) => field.inputValue()))
  }
  const open = () => page.getByRole('button', { name: 'Edit age', exact: true }).click()
  await open()
  await expect.poll(values).toEqual(['≥75', '65-74', '<65'])
  await dialog.getByRole('button', { name: 'Order by number' }).click()
  await expect.poll(values).toEqual(['<65', '65-74', '≥75'])
  await expect(dialog.getByRole('button', { name: 'Order by number' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await open()
  await expect.poll(values).toEqual(['<65', '65-74', '≥75'])
  await dialog.getByRole('button', { name: 'Move ≥75 up' }).press('Enter')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await open()
  await expect.poll(values).toEqual(['<65', '≥75', '65-74'])
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByLabel('Value 3', { exact: true }).scrollIntoViewIfNeeded()
  const { width = 0 } = (await dialog.getByLabel('Label of value 3').boundingBox()) ?? {}
  expect(width).toBeGreaterThan(60)
})
