import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { openedOffice } from '#tests/support/open-documents.ts'
import { PassportPage } from './passport-page.ts'
import { ProjectsPage } from './projects-page.ts'

/** The text of the open report, in English. */
export const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the report' })

/** Its blocks that hold text. */
export const paragraphs = (page: Page) => text(page).locator('> p, > h2, > h3, > h4, > blockquote')

/** A new account's first report, in the demo project. */
export async function openReport(page: Page, origin: string): Promise<void> {
  await new PassportPage(page, origin).register()
  await new ProjectsPage(page, origin).openDemo()
  await page.getByRole('button', { name: 'Write a report' }).click()
  await expect(text(page)).toBeVisible()
}

/** Inserts by the menu: a block after the one with the selection, or something within the text. */
export async function insert(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Inserts the first result of the project. */
export async function insertFirstResult(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Insert results' }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
}

export async function paste(page: Page, html: string, words = ''): Promise<void> {
  await text(page).evaluate(
    (element, [markup, plain]) => {
      const data = new DataTransfer()
      data.setData('text/html', markup)
      data.setData('text/plain', plain)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    },
    [html, words] as const,
  )
}

/** The file that an item of the menu "Save" makes. */
export async function saved(page: Page, item: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: item }).click()
  return readFileSync(await (await download).path())
}

/** The text of the report's Word document, with single spaces. */
export async function wordText(page: Page): Promise<string> {
  const { text: written } = openedOffice(new Uint8Array(await saved(page, 'Word document')), 'docx')
  return written.replaceAll(/\s+/g, ' ')
}
