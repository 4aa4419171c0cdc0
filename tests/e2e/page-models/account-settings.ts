import { expect, type Locator, type Page } from '@playwright/test'
import type { Keyboard } from '../support/keyboard.ts'
import type { SiteServer } from '../support/site-server.ts'
import type { Locale } from './code-form.ts'

const words = {
  'en-US': {
    trail: 'Breadcrumb',
    menu: 'Account and settings',
    settings: 'Account settings',
    back: 'Back',
    account: 'Account',
    password: 'Password',
    logOut: 'Log out',
  },
  'zh-CN': {
    trail: '当前位置',
    menu: '账号与设置',
    settings: '账号设置',
    back: '返回',
    account: '账号',
    password: '密码',
    logOut: '退出登录',
  },
} as const

export interface Owner {
  readonly username: string
  readonly password: string
}

let count = 0

/** Opens an account by name, without a browser. */
export async function openAccount(site: SiteServer): Promise<Owner> {
  count += 1
  const owner = { username: `owner${count}`, password: 'secret-1' }
  const captcha = await site.captcha()
  const request = { ...owner, captcha, agreement_id: 2, device: 'probe' }
  expect((await site.call('User/register', request)).status).toBe(200)
  return owner
}

/** The account settings, operated by keyboard only. */
export class AccountSettings {
  readonly #page: Page
  readonly #keyboard: Keyboard
  readonly #words: (typeof words)[Locale]

  constructor(page: Page, keyboard: Keyboard, locale: Locale) {
    this.#page = page
    this.#keyboard = keyboard
    this.#words = words[locale]
  }

  /** Fills in the open login page. */
  async logIn({ username, password }: Owner): Promise<void> {
    await this.#keyboard.type(this.#words.account, username)
    await this.#keyboard.type(this.#words.password, password)
    await this.#page.keyboard.press('Enter')
    await expect(this.#page).toHaveURL(/\/project\/list/)
  }

  async #choose(name: string): Promise<void> {
    // until then the header is that of the login page, and a menu opened there closes with it
    await this.#page.getByRole('navigation', { name: this.#words.trail }).waitFor()
    await this.#keyboard.press('button', this.#words.menu)
    const item = this.#page.getByRole('menuitem', { name })
    await item.waitFor()
    await this.#page.locator('[role=menu]:focus, [role=menu] :focus').waitFor()
    for (let step = 0; step < 20; step += 1) {
      if (await item.evaluate((element) => element === document.activeElement)) break
      const before = await this.#page.evaluateHandle(() => document.activeElement)
      await this.#page.keyboard.press('ArrowDown')
      // the menu moves the focus in a later task: a key pressed before that would move it twice
      await expect.poll(() => before.evaluate((element) => element === document.activeElement)).toBe(false)
    }
    await this.#page.keyboard.press('Enter')
  }

  /** Logs out through the menu in the header. */
  async open(): Promise<void> {
    await this.#choose(this.#words.settings)
    await this.isListed()
  }

  async logOut(): Promise<void> {
    await this.#choose(this.#words.logOut)
    await this.dialog.waitFor()
    await this.#keyboard.press('button', this.#words.logOut)
    await expect(this.#page).toHaveURL(/\/login/)
  }

  async close(): Promise<void> {
    await this.#page.keyboard.press('Escape')
    await expect(this.dialog).toHaveCount(0)
    await expect(this.#page.getByRole('button', { name: this.#words.menu })).toBeFocused()
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog')
  }

  /** A line with a link. */
  row(label: string): Locator {
    return this.dialog.getByRole('button', { name: new RegExp(`^${label}`) })
  }

  async openRow(label: string): Promise<void> {
    await this.#keyboard.press('button', new RegExp(`^${label}`))
    await expect(this.dialog.getByRole('button', { name: this.#words.back })).toBeVisible()
  }

  async back(): Promise<void> {
    await this.#keyboard.press('button', this.#words.back)
    await this.isListed()
  }

  /** The first view is shown. */
  async isListed(): Promise<void> {
    await expect(this.#page.getByRole('dialog', { name: this.#words.settings })).toBeVisible()
  }

  /** A message of a form, at any place. */
  async says(text: string): Promise<void> {
    await expect(this.dialog.getByText(text)).toBeVisible()
  }
}
