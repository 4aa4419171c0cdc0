import type { Page } from '@playwright/test'

type Role = 'textbox' | 'button' | 'tab' | 'checkbox' | 'radio' | 'link' | 'slider' | 'searchbox' | 'combobox'

/** Keyboard only: the focused control is checked by its accessible name. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Presses Tab until a control with this name has the focus, at most `most` times. */
  async to(role: Role, name: string | RegExp, most = 60): Promise<void> {
    const wanted = this.#page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name })
    for (let step = 0; step < most; step += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return
      await this.#page.keyboard.press('Tab')
    }
    throw new Error(`the keyboard does not come to ${role} ${String(name)}`)
  }

  async type(name: string, text: string): Promise<void> {
    await this.to('textbox', name)
    await this.#page.keyboard.press('Control+A')
    await this.#page.keyboard.type(text)
  }

  async press(role: 'button' | 'link', name: string | RegExp): Promise<void> {
    await this.to(role, name)
    await this.#page.keyboard.press('Enter')
  }
}
