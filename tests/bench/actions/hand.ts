import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test'

/** What a screen reader calls a part of the page; `in` names a larger part that holds it. */
export interface Part {
  readonly role: 'button' | 'link' | 'checkbox' | 'radio' | 'menuitem' | 'option' | 'textbox' | 'searchbox' | 'combobox'
  readonly name: string | RegExp
  readonly in?: { readonly role: 'dialog' | 'main' | 'region' | 'group' | 'status'; readonly name?: string | RegExp }
}

/**
 * The only way of a job to the page: it holds the page, and counts what it does. One action is a click, a key or chord that triggers
 * something, or a field filled in, also by choosing in its list; choosing a file counts with the click that opens the picker.
 */
export abstract class Hand {
  readonly #page: Page
  #actions = 0

  constructor(page: Page) {
    this.#page = page
  }

  get actions(): number {
    return this.#actions
  }

  press = (part: Part) => this.#act(part, (found) => this.pressed(this.#page, found, part.role))

  fill = (part: Part, text: string) => this.#act(part, (found) => this.filled(this.#page, found, text))

  /** Chooses in a list that opens. */
  select = (name: string, option: string) =>
    this.#act({ role: 'combobox', name }, (found) => this.selected(this.#page, found, option))

  /** Chooses a file behind a button. */
  choose = (part: Part, file: string) =>
    this.#act(part, async (found) => {
      const picker = this.#page.waitForEvent('filechooser')
      await this.pressed(this.#page, found, part.role)
      await (await picker).setFiles(file)
    })

  /** A chord such as Control+k, or Enter where the focus is. */
  async chord(keys: string): Promise<void> {
    await this.#page.keyboard.press(keys)
    this.#actions += 1
  }

  /** The menu of a column in the table of rows, counted from 0; by keyboard that of its cell in a row. */
  async openMenu(column: number, row: number): Promise<void> {
    const grid = this.#page.getByTestId('grid')
    await grid.locator('canvas').first().waitFor()
    await this.menuOpened(this.#page, grid, column, row)
    await this.#page.getByRole('menu').waitFor()
    this.#actions += 1
  }

  async #act(part: Part, act: (found: Locator) => Promise<void>): Promise<void> {
    const found = this.#find(part)
    await expect(found).toBeVisible({ timeout: 30_000 })
    await expect(found).toBeEnabled()
    await act(found)
    this.#actions += 1
  }

  #find({ role, name, in: holder }: Part): Locator {
    const within = holder
      ? this.#page.getByRole(holder.role, holder.name === undefined ? {} : { name: holder.name })
      : this.#page
    return within.getByRole(role, { name, exact: typeof name === 'string' }).first()
  }

  protected abstract pressed(page: Page, found: Locator, role: Part['role']): Promise<void>
  protected abstract filled(page: Page, found: Locator, text: string): Promise<void>
  protected abstract selected(page: Page, found: Locator, option: string): Promise<void>
  protected abstract menuOpened(page: Page, grid: Locator, column: number, row: number): Promise<void>
}

/** A mouse, and a keyboard for text and chords. */
export class Pointer extends Hand {
  protected pressed = (_: Page, found: Locator) => found.click()

  protected filled = (_: Page, found: Locator, text: string) => found.fill(text)

  protected async selected(_: Page, found: Locator, option: string): Promise<void> {
    const offered = found.locator('option').filter({ hasText: startingWith(option) })
    await found.selectOption({ label: await offered.first().innerText() })
  }

  protected menuOpened = (_: Page, grid: Locator, column: number) =>
    grid.click({ button: 'right', position: { x: 60 + column * 120, y: 20 } })
}

/** Most keys from one control to another. */
const FARTHEST = 150

/** A keyboard alone. The keys that move the focus are counted too, apart from the actions. */
export class Keys extends Hand {
  #moves = 0

  get moves(): number {
    return this.#moves
  }

  protected async pressed(page: Page, found: Locator, role: Part['role']): Promise<void> {
    await this.#reach(page, found, role)
    await page.keyboard.press(role === 'checkbox' || role === 'radio' ? 'Space' : 'Enter')
  }

  protected async filled(page: Page, found: Locator, text: string): Promise<void> {
    await this.#reach(page, found, 'textbox')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }

  /** Typed ahead: the first letters choose. */
  protected async selected(page: Page, found: Locator, option: string): Promise<void> {
    await this.#reach(page, found, 'combobox')
    await page.keyboard.type(option)
    await expect(found.locator('option:checked')).toHaveText(startingWith(option))
  }

  protected async menuOpened(page: Page, grid: Locator, column: number, row: number): Promise<void> {
    await this.#reach(page, grid.locator('canvas').first(), 'textbox')
    for (const [key, times] of [
      ['ArrowRight', column],
      ['ArrowDown', row],
    ] as const)
      for (let step = 0; step < times; step++) await this.#move(page, key)
    await page.keyboard.press('Shift+F10')
  }

  async #move(page: Page, key: string): Promise<void> {
    await page.keyboard.press(key)
    this.#moves += 1
  }

  async #reach(page: Page, found: Locator, role: Part['role']): Promise<void> {
    await this.#settled(page)
    if (role === 'option') return this.#arrow(page, () => isHighlighted(found))
    if (role === 'menuitem') return this.#arrow(page, () => found.evaluate((item) => item === document.activeElement))
    const wanted = await found.elementHandle()
    for (let step = 0; wanted && step < FARTHEST; step++) {
      const way = await wayTo(wanted)
      if (way === 'here') return
      if (way === 'content') {
        await this.#move(page, 'Tab')
        await this.#move(page, 'Enter')
      } else await this.#move(page, keyOf[way])
    }
    throw new Error(`the keyboard does not come to ${String(found)}`)
  }

  async #arrow(page: Page, arrived: () => Promise<boolean>): Promise<void> {
    for (let step = 0; step < FARTHEST; step++) {
      if (await arrived()) return
      const before = await page.evaluateHandle(() => document.activeElement)
      await this.#move(page, 'ArrowDown')
      // a menu moves the focus in a later task: a key pressed before that would move it twice
      await soon(() =>
        before.evaluate((element) => element !== document.activeElement || element instanceof HTMLInputElement),
      )
    }
    throw new Error('the arrow keys do not come to it')
  }

  /** A dialog or a menu that has opened takes the focus in a later task. */
  async #settled(page: Page): Promise<void> {
    await soon(() =>
      page.evaluate(() => {
        const layer = [...document.querySelectorAll('[role=dialog], [role=menu]')].at(-1)
        return !layer || layer.contains(document.activeElement)
      }),
    )
  }
}

const startingWith = (name: string) => new RegExp(`^${name}\\b`)

const soon = (is: () => Promise<boolean>) => expect.poll(is, { intervals: [10, 20, 50] }).toBe(true)

const keyOf = { back: 'Shift+Tab', ahead: 'Tab', skip: 'Enter' } as const

/** Where the keyboard has to go from the focus; from the top of the page the first key offers to skip to the content. */
function wayTo(wanted: ElementHandle): Promise<'here' | 'content' | keyof typeof keyOf> {
  return wanted.evaluate((element) => {
    const at = document.activeElement
    if (at === element) return 'here'
    if (!(element instanceof Element)) return 'ahead'
    if (!at || at === document.body) return element.closest('main') ? 'content' : 'ahead'
    if (at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) return 'back'
    const isForResult = at.textContent === 'Skip to the result' && !at.nextElementSibling?.contains(element)
    return isForResult && element.closest('main') ? 'skip' : 'ahead'
  })
}

function isHighlighted(option: Locator): Promise<boolean> {
  return option.evaluate((element) => element.getAttribute('aria-selected') === 'true')
}
