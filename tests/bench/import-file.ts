import type { Page } from '@playwright/test'
import { PassportPage } from '#tests/e2e/page-models/passport-page.ts'
import { ProjectsPage } from '#tests/e2e/page-models/projects-page.ts'
import type { Site } from './site.ts'

const timeoutMs = 120_000

/** Creates an account with an open project. Returns the address. */
export async function openProject({ page, server }: Site): Promise<string> {
  await new PassportPage(page, server.origin).register()
  const project = await new ProjectsPage(page, server.origin).create('Bench')
  return `${server.origin}/project/show?project=${project}`
}

/** Imports a file through the interface. Returns the ms from choosing the file to the grid. */
export async function importFile(page: Page, path: string): Promise<number> {
  const input = page.getByLabel('File to import')
  await input.evaluate((element) =>
    element.addEventListener('change', () => performance.mark('file-chosen'), { once: true, capture: true }),
  )
  await input.setInputFiles(path)
  await page.getByTestId('grid').waitFor({ timeout: timeoutMs })
  return page.evaluate(() => {
    const [chosen] = performance.getEntriesByName('file-chosen')
    return performance.now() - (chosen?.startTime ?? Number.NaN)
  })
}
