import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { Keyboard } from './support/keyboard.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

test('a chart is found, drawn, given a title, taken back and saved by keyboard alone, without the server', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  await page.goto(`${site.origin}/statistical/index`)
  await site.stop()
  const keys = new Keyboard(page)

  await keys.to('searchbox', 'Search the charts')
  await page.keyboard.type('sandiantu')
  await keys.press('button', /^Scatter plot with fit/)
  for (const [role, letters, chosen] of [
    ['Horizontal', 'age', /^age/],
    ['Vertical', 'meal', /^meal/],
  ] as const) {
    await keys.to('combobox', role, 120)
    await page.keyboard.type(letters) // a list of the browser goes to the first name that begins so
    await expect(page.getByRole('combobox', { name: role, exact: true }).locator('option:checked')).toHaveText(chosen)
  }
  const figure = page.getByTestId('figure-chart')
  await expect(figure).toHaveAttribute('src', /^blob:/)
  await expect(figure).toHaveAttribute('alt', /Age/)

  await keys.to('button', 'Edit a part', 200)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Title of the y axis' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title of the y axis')).toBeFocused()
  await page.keyboard.type('Energy of meals, kcal')
  const saved = async () => {
    await keys.to('button', 'SVG', 200)
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks).toString()
  }
  await expect.poll(saved).toContain('Energy of meals, kcal')
  await keys.to('button', 'Undo', 200)
  await page.keyboard.press('Enter')
  await expect.poll(saved).not.toContain('Energy of meals, kcal')
  await keys.to('button', 'Data', 200)
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('figure-table').getByRole('columnheader').first()).toBeVisible()
})
