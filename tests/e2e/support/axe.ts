import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The violations that axe finds on the page as it is; `leaveOut` is a selector of elements that it skips. */
export async function violations(page: Page, leaveOut?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode() // no page has frames
    .options({ resultTypes: ['violations'] })
  const { violations: found } = await (leaveOut === undefined ? axe : axe.exclude(leaveOut)).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}
