import { expect, type Locator, type Page } from '@playwright/test'
import { openAccount } from '../e2e/page-models/account-settings.ts'
import { isReadyOffline } from '../e2e/support/is-ready-offline.ts'
import type { SiteServer } from '../e2e/support/site-server.ts'
import type { Act, Film, FilmStep, Language, Name, Target } from './film.ts'
import { wordsFor } from './interface-words.ts'
import { trial, trialProject } from './scripts/trial.ts'

/** How a person in a film acts; a check of the scripts does the same without the time that it takes. */
export interface Hand {
  /** Before an element is pressed or filled in. */
  readonly reach: (element: Locator) => Promise<void>
  readonly type: (field: Locator, text: string) => Promise<void>
}

export const quickHand: Hand = {
  reach: async () => undefined,
  type: (field, text) => field.fill(text),
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Plays the script of a film in the real application. */
export class Player {
  readonly #page: Page
  readonly #site: SiteServer
  readonly #language: Language
  hand: Hand = quickHand

  constructor(page: Page, site: SiteServer, language: Language) {
    this.#page = page
    this.#site = site
    this.#language = language
  }

  #pattern(name: Name, exact = false): RegExp {
    const words = wordsFor(name, this.#language).map(escaped).join('|')
    return new RegExp(exact ? `^(${words})$` : `(${words})`)
  }

  #text(name: Name): string {
    return typeof name === 'string' ? name : name[this.#language]
  }

  #find({ role, name, exact, in: part }: Target): Locator {
    const options = { name: this.#pattern(name, exact) }
    if (part === 'dialog' || part === 'main') return this.#page.getByRole(part).getByRole(role, options).first()
    const found = this.#page.getByRole(role, options)
    return (part ? found.and(this.#page.locator('main :not(nav *)')) : found).first()
  }

  #field(name: Name): Locator {
    return this.#page.getByLabel(this.#pattern(name, true)).first()
  }

  /** Brings the application to where the film begins. */
  async begin({ start, at }: Pick<Film, 'start' | 'at'>): Promise<void> {
    if (start !== 'anonymous') await this.#logIn()
    if (start === 'trial') await this.#importTrial()
    if (start === 'demo') {
      await this.#find({ role: 'button', name: 'Open the demo' }).click()
      await this.#page.waitForURL(/\/project\/show/)
      await this.#page
        .getByRole('list', { name: this.#pattern('Results') })
        .locator('img')
        .first()
        .waitFor()
    }
    if (at !== undefined) await this.#page.goto(`${this.#site.origin}${at}`)
    await this.#page.getByRole('main').waitFor()
  }

  async #logIn(): Promise<void> {
    const { username, password } = await openAccount(this.#site)
    await this.#page.goto(`${this.#site.origin}/login`)
    await this.#field('Account').fill(username)
    await this.#field('Password').fill(password)
    await this.#find({ role: 'button', name: 'Log in', exact: true }).click()
    await this.#page.waitForURL(/\/project\/list/)
  }

  async #importTrial(): Promise<void> {
    await this.#find({ role: 'button', name: 'New project' }).click()
    await this.#field('Project name').fill(trialProject[this.#language])
    await this.#find({ role: 'button', name: 'Create', exact: true }).click()
    await this.#attach({ attach: { role: 'button', name: 'Import a file' }, file: 'trial.csv', text: trial })
    await this.#page.getByTestId('grid').waitFor()
  }

  async step({ do: acts = [] }: Pick<FilmStep, 'do'>): Promise<void> {
    for (const act of acts) await this.#act(act)
  }

  async #act(act: Act): Promise<void> {
    if ('click' in act) return this.#click(act.click, act.downloads)
    if ('attach' in act) return this.#attach(act)
    if ('fill' in act) {
      const field = this.#field(act.fill)
      await this.hand.reach(field)
      return this.hand.type(field, this.#text(act.with))
    }
    if ('choose' in act) return this.#choose(act)
    if ('check' in act) {
      const box = this.#page.getByRole('checkbox', { name: this.#pattern(act.check) }).first()
      await this.hand.reach(box)
      return box.check()
    }
    if ('pick' in act) {
      const answer = this.#page.getByRole('main').getByText(this.#pattern(act.pick, true)).first()
      await this.hand.reach(answer)
      return answer.click()
    }
    if ('show' in act) return this.#show(act.show)
    if ('open' in act) await this.#page.goto(`${this.#site.origin}${act.open}`)
    if ('reload' in act) {
      await this.#page.reload()
      await this.#page.locator('html[data-hydrated=true]').waitFor()
    }
    if ('server' in act) {
      await expect.poll(() => this.#page.evaluate(isReadyOffline), { timeout: 30_000 }).toBe(true)
      await this.#site.stop()
    }
  }

  async #click(target: Target, downloads = false): Promise<void> {
    const element = this.#find(target)
    await element.waitFor()
    await this.hand.reach(element)
    // while an older result is shown, its buttons do nothing
    if (downloads) await expect(this.#page.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: 30_000 })
    const download = downloads ? this.#page.waitForEvent('download', { timeout: 30_000 }) : undefined
    await element.click()
    await (await download)?.path()
  }

  async #attach({ attach, file, text }: Extract<Act, { attach: Target }>): Promise<void> {
    const button = this.#find(attach)
    await this.hand.reach(button)
    const asked = this.#page.waitForEvent('filechooser')
    await button.click()
    const chooser = await asked
    await chooser.setFiles({ name: file, mimeType: 'text/csv', buffer: Buffer.from(text[this.#language]) })
  }

  async #choose({ choose, option }: Extract<Act, { choose: Name }>): Promise<void> {
    const field = this.#field(choose)
    await this.hand.reach(field)
    // a variable is listed by its name, with its label behind it
    const words = wordsFor(option, this.#language).map(escaped).join('|')
    const value = await field.locator('option', { hasText: new RegExp(`(^|— )(${words})$`) }).getAttribute('value')
    await field.selectOption(value)
  }

  async #show(target: Extract<Act, { show: unknown }>['show']): Promise<void> {
    const element =
      'testid' in target ? this.#page.getByTestId(new RegExp(`^${target.testid}`)).first() : this.#find(target)
    await element.waitFor()
    await element.evaluate((shown) =>
      shown.scrollIntoView({ block: shown.clientHeight > 600 ? 'start' : 'center', behavior: 'smooth' }),
    )
  }
}
