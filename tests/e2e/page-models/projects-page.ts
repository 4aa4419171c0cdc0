import { expect, type Page } from '@playwright/test'

/** The list of projects and an open project, in English. */
export class ProjectsPage {
  readonly #page: Page
  readonly #origin: string

  constructor(page: Page, origin: string) {
    this.#page = page
    this.#origin = origin
  }

  async open(): Promise<void> {
    await this.#page.goto(`${this.#origin}/project/list`)
  }

  /** The demo project of an account without projects. */
  async openDemo(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Open the demo' }).click()
    await expect(this.#page.getByRole('heading', { name: 'DemoLungCancer' })).toBeVisible()
  }

  async create(name: string, storage: 'device' | 'cloud' = 'device'): Promise<string> {
    await this.#page.getByRole('button', { name: 'New project' }).first().click()
    await this.#page.getByLabel('Project name').fill(name)
    if (storage === 'cloud') await this.#page.getByLabel('On the server too').check()
    await this.#page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(this.#page.getByRole('heading', { name, level: 1 })).toBeVisible()
    return new URL(this.#page.url()).searchParams.get('project') ?? ''
  }

  async import(file: { name: string; mimeType: string; buffer: Buffer } | string): Promise<string> {
    await this.#page.getByLabel('File to import').setInputFiles(file)
    await expect(this.#page).toHaveURL(/\/dataHandle\/show/, { timeout: 60_000 })
    await expect(this.#page.getByTestId('grid')).toBeVisible()
    return new URL(this.#page.url()).searchParams.get('dataset') ?? ''
  }
}
