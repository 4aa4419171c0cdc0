import { expect } from '@playwright/test'
import { findNamed, type Named } from './find-named.ts'

/** What a scenario needs of a browser. Only its implementations differ between engines. */
export interface Driver {
  open(url: string): Promise<void>
  /** Runs a function in the page; its arguments and its result are passed as JSON. */
  run<Result, Args extends readonly unknown[]>(
    act: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  click(selector: string): Promise<void>
  /** Types into an empty field. */
  type(selector: string, text: string): Promise<void>
  press(...keys: readonly ('Control' | 'Enter' | 'z')[]): Promise<void>
  choose(selector: string, file: string): Promise<void>
  close(): Promise<void>
}

const PATIENCE = { timeout: 30_000, intervals: [100, 200, 400] }

/** Operates a browser of any engine as a person would: finds elements by role and accessible name, as a screen reader does. */
export class Hand {
  readonly driver: Driver

  constructor(driver: Driver) {
    this.driver = driver
  }

  open = (url: string) => this.driver.open(url)

  async reload(): Promise<void> {
    await this.driver.open(await this.url())
  }

  url(): Promise<string> {
    return this.driver.run(() => location.href)
  }

  /** Waits until the element is visible and enabled; returns a selector, which is valid until the page renders the element again. */
  async find(role: Named['role'], name: string): Promise<string> {
    let found: string | null = null
    await expect(async () => {
      found = await this.driver.run(findNamed, { role, name })
      expect(found, `${role} “${name}”`).not.toBeNull()
    }).toPass(PATIENCE)
    return found ?? ''
  }

  /** Clicks the element; looks it up again if the page replaced it before the click. */
  async click(role: Named['role'], name: string): Promise<void> {
    await expect(async () => this.driver.click(await this.find(role, name))).toPass(PATIENCE)
  }

  async fill(name: string, text: string): Promise<void> {
    await this.driver.type(await this.find('textbox', name), text)
  }

  async select(name: string, index: number): Promise<void> {
    await this.driver.run(
      (selector, wanted) => {
        const field = document.querySelector<HTMLSelectElement>(selector)
        if (!field) throw new Error(`no ${selector}`)
        field.selectedIndex = wanted
        field.dispatchEvent(new Event('change', { bubbles: true }))
      },
      await this.find('combobox', name),
      index,
    )
  }

  async choose(name: string, file: string): Promise<void> {
    await this.driver.choose(await this.find('file', name), file)
  }

  async sees(text: string | RegExp): Promise<void> {
    const body = () => this.driver.run(() => document.body.innerText)
    await expect.poll(body, PATIENCE)[typeof text === 'string' ? 'toContain' : 'toMatch'](text as never)
  }

  async isAt(path: RegExp): Promise<void> {
    await expect
      .poll(() => this.url(), PATIENCE)
      .toMatch(path)
      .catch(async (error: Error) => {
        throw new Error(`${error.message}\nThe page shows:\n${await this.driver.run(() => document.body.innerText)}`)
      })
  }
}
