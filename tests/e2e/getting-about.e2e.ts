import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

test('the map of a project leads to its datasets, analyses and charts, and each page opens what was open last', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  await site.stop()
  const map = page.getByRole('navigation', { name: 'Project', exact: true })
  await expect(map.getByRole('heading')).toHaveText([/Datasets\s*1/, /Analyses\s*\d+/, /Charts\s*\d+/])
  await map.getByRole('link', { name: /Kaplan–Meier/ }).click()
  await expect(page.getByLabel('Title of the analysis')).toHaveValue(/Kaplan–Meier/)
  const analysis = page.url()
  await expect(map.getByRole('link', { name: /Kaplan–Meier/ })).toHaveAttribute('data-status', 'active')
  await map.getByRole('link', { name: /Lung cancer/ }).click()
  await expect(page.getByTestId('grid')).toBeVisible()
  const data = page.url()

  for (const [path, url] of [
    ['/dataAnalysis/show', analysis],
    ['/dataHandle/show', data],
    ['/dataHandle/index', data],
    ['/dataAnalysis/index', data.replace('dataHandle', 'dataAnalysis')],
  ] as const) {
    await page.goto(site.origin + path)
    await expect(page, path).toHaveURL(url)
  }

  // on a phone it is a sheet, which closes when a link is followed
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Project map' }).click()
  const sheet = page.getByRole('dialog', { name: 'Project map' })
  await sheet.getByRole('link', { name: 'DemoLungCancer' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/project\/show/)

  // what was open last is deleted: its page lets a person choose
  await page.getByRole('button', { name: /^Delete Lung/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Import the first spreadsheet')).toBeVisible()
  await page.goto(`${site.origin}/dataAnalysis/show`)
  await expect(page.getByRole('heading', { name: 'Analyse which data?' })).toBeVisible()
})

test('Ctrl+K finds projects, variables, results, methods and tools without a network, by keyboard alone', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  await page.goto(`${site.origin}/tool/index`)
  await site.stop()
  const dialog = page.getByRole('dialog', { name: 'Search everything' })
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeVisible()
  const find = async (search: string, option: RegExp) => {
    await page.keyboard.press('Control+k')
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await page.keyboard.type(search)
    await expect(dialog.getByRole('option').first()).toHaveText(option)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }
  await find('demolung', /^DemoLungCancer/)
  await expect(page.getByRole('heading', { name: 'DemoLungCancer' })).toBeVisible()
  await find('km ', /Kaplan–Meier/)
  await find('kaplan demolung', /^Kaplan–Meier survival/)
  await find('ph.karno', /^ph\.karno/)
  await expect(page).toHaveURL(/\/dataHandle\/show\?.*view=variables/)
  await find('sgn', /eGFR/)
  await expect(page).toHaveURL(/\/tool\/detail/)

  // a method is applied to the dataset opened last
  await page.keyboard.press('Control+k')
  await page.keyboard.type('zft')
  await expect(dialog.getByRole('option', { name: /Histogram.*Lung cancer/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/statistical\/detail\?.*chart=/)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('nothing has this name')
  await expect(dialog.getByRole('status')).toContainText('Nothing matches')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a spreadsheet that is dropped on the projects becomes a project with a cleaned name', async ({ page, site }) => {
  await new PassportPage(page, site.origin).register()
  await expect(page.getByRole('button', { name: 'Open a file' })).toBeVisible()
  const drop = async (type: string) => {
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add(new File(['age,sex\n61,F\n58,M\n70,F\n'], '随访 (第2版).csv', { type: 'text/csv' }))
      return data
    })
    await page.dispatchEvent('body', type, { dataTransfer: transfer })
  }
  await drop('dragover')
  await expect(page.getByText('Open it as a project')).toBeVisible()
  await drop('drop')
  await expect(page.getByTestId('grid')).toBeVisible()
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(steps).toHaveText(['Home', '/Projects', '/随访第2版', '/随访 (第2版)'])
  await expect(page).toHaveTitle('随访 (第2版) · Slipstick 算尺')

  // the same file again goes into the same project
  await page.goto(`${site.origin}/project/list`)
  await expect(page.getByRole('link', { name: /随访第2版/ })).toContainText('1 dataset · 0 results · today')
  await drop('drop')
  await expect(page.getByTestId('grid')).toBeVisible()
  await page.goto(`${site.origin}/project/list`)
  await expect(page.getByRole('link', { name: /随访第2版/ })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /随访第2版/ })).toContainText('2 datasets')
})

test('a project name loses what it may not have as it is typed', async ({ page, site }) => {
  await new PassportPage(page, site.origin).register()
  await page.getByRole('button', { name: 'New project' }).first().click()
  const name = page.getByLabel('Project name')
  await expect(name).toBeFocused()
  await name.pressSequentially('Lung study, 2026')
  await expect(name).toHaveValue('Lungstudy2026')
  await expect(page.getByText('Spaces and signs are left out')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Lungstudy2026', level: 1 })).toBeVisible()
})
