import type { Page } from '@playwright/test'
import axe from 'axe-core'

interface Asked {
  /** A selector of elements that are skipped. */
  readonly leaveOut?: string
  /** All rules unless told: those of colours say the same at every width and in every arrangement. */
  readonly rules?: 'all' | 'colours'
}

/** In which what a page observes of itself, such as a region that has begun to scroll, is drawn, on a busy machine too. */
const SETTLED_MS = 3_000
const AGAIN_MS = 200

/** The violations that axe finds on the page once it has settled. No page has frames. */
export async function violations(page: Page, asked: Asked = {}): Promise<string[]> {
  // a megabyte of script: once a document
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const end = performance.now() + SETTLED_MS
  let found = await violationsNow(page, asked)
  while (found.length > 0 && performance.now() < end) {
    await page.waitForTimeout(AGAIN_MS)
    found = await violationsNow(page, asked)
  }
  return found
}

function violationsNow(page: Page, { leaveOut, rules = 'all' }: Asked): Promise<string[]> {
  return page.evaluate(
    async ({ leaveOut, rules }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      // what observes its size answers after the next frame
      await new Promise((settled) => requestAnimationFrame(() => setTimeout(settled)))
      const { violations } = await axe.run(leaveOut === undefined ? document : { exclude: leaveOut }, {
        resultTypes: ['violations'],
        ...(rules === 'colours' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      )
    },
    { leaveOut, rules },
  )
}

/** The violations in both colours, for a page that `page.emulateMedia` has shown in the light one. */
export async function violationsInBothColours(page: Page): Promise<string[]> {
  const inLight = await violations(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const inDark = await violations(page, { rules: 'colours' })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return [...inLight, ...inDark.map((violation) => `dark, ${violation}`)]
}
