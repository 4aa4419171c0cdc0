import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'

interface Asked {
  /** A selector of elements to skip. */
  readonly leaveOut?: string
  /** All rules by default. The colour rules give the same result at every width and in every layout. */
  readonly rules?: 'all' | 'colours'
}

/** Time in which the effects of observers, such as a region that becomes scrollable, are drawn, even on a busy machine. */
const SETTLED_MS = 3_000
const AGAIN_MS = 200

/** The violations that axe finds on the settled page, or in one frame of it: axe does not look into frames. */
export async function violations(page: Page | Frame, asked: Asked = {}): Promise<string[]> {
  // a megabyte of script: once per document
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const end = performance.now() + SETTLED_MS
  let found = await violationsNow(page, asked)
  while (found.length > 0 && performance.now() < end) {
    await page.waitForTimeout(AGAIN_MS)
    found = await violationsNow(page, asked)
  }
  return found
}

function violationsNow(page: Page | Frame, { leaveOut, rules = 'all' }: Asked): Promise<string[]> {
  return page.evaluate(
    async ({ leaveOut, rules }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      // resize observers run after the next frame
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

/** The violations in both colour schemes, for a page in the light one. */
export async function violationsInBothColours(page: Page): Promise<string[]> {
  const inLight = await violations(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const inDark = await violations(page, { rules: 'colours' })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return [...inLight, ...inDark.map((violation) => `dark, ${violation}`)]
}
