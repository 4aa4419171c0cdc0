import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on the page as it is, in words; of a long table in its first rows, which the others are like. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode() // no page has frames
    .options({ resultTypes: ['violations'] })
    .exclude('tbody > tr:nth-child(n + 12)')
    .analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}
