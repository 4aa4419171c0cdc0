import type { Page } from '@playwright/test'
import axe from 'axe-core'

interface Asked {
  /** A selector of elements that are skipped. */
  readonly leaveOut?: string
  /** All rules unless told: those of colours say the same at every width and in every arrangement. */
  readonly rules?: 'all' | 'colours'
}

/** The violations that axe finds on the page as it is. No page has frames. */
export async function violations(page: Page, { leaveOut, rules = 'all' }: Asked = {}): Promise<string[]> {
  // a megabyte of script: once a document
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
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
