import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, type Page, readyOffline, test } from './support/scenario.ts'

const csv = 'arm,age\na,61\nb,58\na,70\n'

/** Posts a form to the application as the operating system does when a file is shared with it. */
async function share(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(
    ({ files, text }) => {
      const data = new DataTransfer()
      for (const name of files) data.items.add(new File([text], name, { type: 'text/csv' }))
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file', multiple: true })
      input.files = data.files
      const form = document.createElement('form')
      Object.assign(form, { action: '/share-file', method: 'POST', enctype: 'multipart/form-data' })
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    { files: names, text: csv },
  )
}

const kept = (page: Page) => page.evaluate(() => caches.has('waiting-file'))

test('a shared file becomes a project without the server, and does not stay behind', async ({
  page,
  site,
  context,
}) => {
  await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  await context.setOffline(true)
  await share(page, ['随访 (第2版).csv', 'other.csv'])
  await expect(page).toHaveURL(/\/dataHandle\/show/)
  await expect(page.getByTestId('extent')).toContainText('3 rows · 2 variables')
  await expect(page.getByText('Only the first of 2 files is opened')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('随访第2版')
  await expect.poll(() => kept(page)).toBe(false)
  await new ProjectsPage(page, site.origin).open()
  await expect(page.getByRole('link', { name: /随访第2版/ })).toContainText('1 dataset')
})

test('a file that is shared by somebody who is signed out waits for the login', async ({ page, site }) => {
  await page.goto(`${site.origin}/tool/index`)
  await readyOffline(page)
  await share(page, ['visits.csv'])
  await expect(page).toHaveURL(/\/login/)
  expect(await kept(page)).toBe(true)
  await new PassportPage(page, site.origin).register()
  await expect(page.getByTestId('extent')).toContainText('3 rows · 2 variables')
  await expect.poll(() => kept(page)).toBe(false)
})

test('a file that is opened from the operating system becomes a project', async ({ page, site }) => {
  // Chromium fills its queue only for an installed application: this one has the same interface
  await page.addInitScript((text) => {
    const files = [{ getFile: () => Promise.resolve(new File([text], 'opened.csv', { type: 'text/csv' })) }]
    let isGiven = sessionStorage.getItem('given') === 'yes'
    const setConsumer = (take: (params: object) => void) => {
      if (isGiven) return
      isGiven = true
      sessionStorage.setItem('given', 'yes')
      take({ files })
    }
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } })
  }, csv)
  await page.goto(`${site.origin}/project/list`)
  await expect(page).toHaveURL(/\/login/)
  await new PassportPage(page, site.origin).register()
  await expect(page.getByTestId('extent')).toContainText('3 rows · 2 variables')
  const { file_handlers: handlers, share_target: target } = (await (
    await page.request.get(`${site.origin}/manifest.webmanifest`)
  ).json()) as { file_handlers: { action: string; accept: object }[]; share_target: { action: string } }
  expect(handlers.map(({ action, accept }) => [action, Object.values(accept).flat().join(' ')])).toEqual([
    [
      '/project/list',
      '.csv .tsv .xlsx .xls .ods .sav .zsav .por .dta .sas7bdat .xpt .rds .rda .rdata .parquet .feather .arrow .slipstick',
    ],
  ])
  expect(target.action).toBe('/share-file')
})
