import { resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { freePort } from '#tests/support/free-port.ts'
import { type Act, type PartState, partStates } from '../parts-page/part-states.ts'
import { kindsWithoutControl } from '../parts-page/shown-options.ts'
import { violations } from './support/axe.ts'
import { expect, type Page, test } from './support/scenario.ts'

const root = resolve(import.meta.dirname, '../..')

/** The layouts of a phone and of a desktop, each in both colour schemes. */
const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const

/** Views of a table with a thousand rows, which are alike. */
const LATER_ROWS = 'tbody > tr:nth-child(n + 12)'

let server: ViteDevServer
let address: string

test.beforeAll(async () => {
  const port = await freePort()
  server = await createServer({
    root: resolve(root, 'src/app'),
    configFile: resolve(root, 'vite.config.ts'),
    server: { port, host: '127.0.0.1', strictPort: true },
    logLevel: 'error',
  })
  await server.listen()
  address = `http://127.0.0.1:${port}/gallery.html?parts`
})

test.afterAll(() => server.close())

test.use({ provoked: /a result that cannot be drawn|Broken/ })

test('axe finds nothing in any part of the interface, in any state of it', async ({ page }) => {
  test.setTimeout(300_000) // about two minutes on an idle machine
  page.setDefaultTimeout(30_000) // names the state that does not appear
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  for (const state of partStates) {
    await test.step(state.id, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await show(page, state)
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect
          .soft(await violations(page, { leaveOut: LATER_ROWS }), `${state.id}, ${width} px, ${colorScheme}`)
          .toEqual([])
      }
      if (state.id === 'options-filled')
        expect.soft(await kindsThatShowNothing(page)).toEqual([...kindsWithoutControl].sort())
    })
  }
})

/** The form in which each option is below the name of its kind. */
function kindsThatShowNothing(page: Page): Promise<string[]> {
  return page.locator('main fieldset:has(> legend)').evaluateAll((fields) =>
    fields
      .filter((field) => field.querySelector('input, select, textarea, button, summary') === null)
      .map((field) => field.querySelector('legend')?.textContent.split(' ')[0] ?? '')
      .sort(),
  )
}

/** Opens the part and performs the actions that lead to its state. */
async function show(page: Page, { id, acts = [], dialog }: PartState): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = encodeURIComponent(hash)
  }, id)
  await page.locator(`main[data-part="${id}"]`).waitFor({ state: 'attached' })
  for (const act of acts) await perform(page, act)
  if (dialog === undefined) await page.locator('main[data-part] > div > *').first().waitFor()
  else await page.getByRole('dialog').waitFor()
  await unfold(page)
}

async function perform(page: Page, act: Act): Promise<void> {
  if ('press' in act)
    await page
      .getByRole(act.of ?? 'button', { name: act.press })
      .first()
      .click()
  else if ('fill' in act) await page.getByLabel(act.fill).fill(act.with)
  else if ('choose' in act) await page.getByLabel(act.of).selectOption(act.choose)
  else if ('check' in act) await page.getByRole('checkbox', { name: act.check }).first().check()
  else await page.getByText(act.see).or(page.getByLabel(act.see)).first().waitFor()
}

/** Folded content is created when it is unfolded. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('details:not([open]) > summary:visible')
  while ((await folded.count()) > 0)
    await folded.evaluateAll((all) => {
      for (const summary of all) (summary.parentElement as HTMLDetailsElement).open = true
    })
}
