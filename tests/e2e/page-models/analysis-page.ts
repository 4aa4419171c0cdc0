import type { Locator, Page } from '@playwright/test'

/** The analyses of a dataset, in English. */
export class AnalysisPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async add(title: string | RegExp): Promise<void> {
    const adds = this.#page.getByRole('button', { name: 'New analysis' })
    if (await adds.count()) await adds.click()
    const offered = this.#page.locator('button:not(nav button)') // those in the list of analyses have titles too
    await this.#page.getByRole('button', { name: title }).and(offered).click()
    await this.#page.getByLabel('Title of the analysis').waitFor()
  }

  /** Downloads through a button; returns the bytes. */
  async download(button: string | Locator): Promise<{ name: string; bytes: Buffer }> {
    const [download] = await Promise.all([
      this.#page.waitForEvent('download'),
      (typeof button === 'string' ? this.#page.getByRole('button', { name: button }).first() : button).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) }
  }
}
