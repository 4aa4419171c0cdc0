import { expect, type Page } from '@playwright/test'

/** The data of one dataset and its steps, in English. */
export class DataPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async addStep(title: string, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>): Promise<void> {
    await this.#page.getByRole('complementary', { name: 'Steps' }).getByRole('button', { name: 'Add' }).click()
    await this.#page.getByRole('dialog').getByRole('button', { name: title }).click()
    const dialog = this.#page.getByRole('dialog', { name: title })
    await fill(dialog)
    await dialog.getByRole('button', { name: 'Add the step' }).click()
    await expect(dialog).toHaveCount(0)
  }

  async expectExtent(text: string): Promise<void> {
    await expect(this.#page.getByTestId('extent')).toContainText(text)
  }

  /** Right-clicks the head of a column near its left end. The first columns are `width` px wide. */
  async openHeadMenu(column: number, width = 120): Promise<void> {
    const grid = this.#page.getByTestId('grid')
    await expect(grid.locator('canvas').first()).toBeVisible()
    await grid.click({ button: 'right', position: { x: 60 + column * width, y: 20 } })
    await expect(this.#page.getByRole('menu')).toBeVisible()
  }

  async selectCell(column: number, row: number, width = 120): Promise<void> {
    const grid = this.#page.getByTestId('grid')
    await expect(grid.locator('canvas').first()).toBeVisible()
    await expect(async () => {
      await grid.click({ position: { x: 60 + column * width, y: 70 + 32 * row + 16 } })
      await expect(grid.locator(':focus')).toHaveCount(1, { timeout: 500 })
    }).toPass()
  }

  async describe(
    variable: string,
    change: { label?: string; measure?: string; labels?: Record<string, string> },
  ): Promise<void> {
    await this.#page.getByRole('tab', { name: 'Variables' }).click()
    await this.#page.getByRole('button', { name: `Edit ${variable}`, exact: true }).click()
    const dialog = this.#page.getByRole('dialog')
    if (change.measure) await dialog.getByLabel('Measurement level').selectOption({ label: change.measure })
    if (change.label) await dialog.getByLabel('Label', { exact: true }).fill(change.label)
    const labels = Object.entries(change.labels ?? {})
    // the values are counted meanwhile
    await expect
      .poll(() => dialog.getByLabel(/^Value \d+$/).count(), { timeout: 15_000 })
      .toBeGreaterThanOrEqual(labels.length)
    for (const [value, label] of labels) {
      const values = dialog.getByLabel(/^Value \d+$/)
      const count = await values.count()
      for (let i = 0; i < count; i++) {
        if ((await values.nth(i).inputValue()) === value)
          await dialog.getByLabel(`Label of value ${i + 1}`, { exact: true }).fill(label)
      }
    }
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
  }
}
