import { expect, type Page } from '@playwright/test'
import type { Keyboard } from '../support/keyboard.ts'
import type { SiteServer } from '../support/site-server.ts'

const words = {
  'en-US': {
    code: 'Verification code',
    getCode: 'Get the code',
    again: /^Again in \d+ s$/,
    picture: 'Characters in the picture',
  },
  'zh-CN': { code: '验证码', getCode: '获取验证码', again: /^\d+ 秒后重发$/, picture: '图中字符' },
} as const

export type Locale = keyof typeof words

/** A form with a six-digit code, operated by keyboard only. */
export class CodeForm {
  readonly #page: Page
  readonly #site: SiteServer
  readonly #keyboard: Keyboard
  readonly #words: (typeof words)[Locale]

  constructor(page: Page, site: SiteServer, keyboard: Keyboard, locale: Locale) {
    this.#page = page
    this.#site = site
    this.#keyboard = keyboard
    this.#words = words[locale]
  }

  /** Requests a code, and answers the captcha before it. */
  async ask(): Promise<void> {
    await this.#keyboard.press('button', this.#words.getCode)
    const dialog = this.#page.getByRole('dialog')
    await dialog.getByRole('img').waitFor()
    await expect(dialog.getByLabel(this.#words.picture)).toBeFocused()
    await this.#page.keyboard.type('abcd')
    await this.#page.keyboard.press('Enter')
  }

  async expectCountdown(): Promise<void> {
    await expect(this.#page.getByRole('button', { name: this.#words.again })).toBeDisabled()
  }

  async type(digits: string): Promise<void> {
    await this.#keyboard.type(this.#words.code, digits)
  }

  /** Requests a code, and enters it. */
  async fill(target: string): Promise<void> {
    await this.ask()
    await this.expectCountdown()
    await this.type(await this.#site.codeFor(target))
  }
}
