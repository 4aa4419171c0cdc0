import type { Page } from '@playwright/test'
import { PassportPage } from '#tests/e2e/page-models/passport-page.ts'
import { ProjectsPage } from '#tests/e2e/page-models/projects-page.ts'
import type { Site } from './site.ts'
import { timeFromClick } from './time-from-click.ts'

const timeoutMs = 120_000

/** Creates an account with an open project. Returns the address. */
export async function openProject({ page, server }: Site): Promise<string> {
  await new PassportPage(page, server.origin).register()
  const project = await new ProjectsPage(page, server.origin).create('Bench')
  return `${server.origin}/project/show?project=${project}`
}

/** Imports a file through the interface. Returns the ms from Continue to the review, and from Import to the grid. */
export async function importFile(page: Page, path: string): Promise<{ read: number; keep: number }> {
  await page.getByLabel('File to import').setInputFiles(path)
  const proceed = page.getByRole('button', { name: 'Continue' })
  await proceed.click({ trial: true, timeout: timeoutMs })
  const read = await timeFromClick(page, proceed, { selector: '[role=dialog] button', text: 'Import' })
  const accept = page.getByRole('button', { name: 'Import', exact: true })
  const keep = await timeFromClick(page, accept, { selector: '[data-testid=grid]' })
  return { read, keep }
}
