import type { Page } from '@playwright/test'

/**
 * What the clipboard holds of a kind, such as `text/html`; empty where it has none, or is being written meanwhile. A page that was told to copy
 * has not yet done so, and the word "Copied" may be that of what was copied before: to be polled.
 */
export function copied(page: Page, kind: 'text/plain' | 'text/html'): Promise<string> {
  return page.evaluate(async (of) => {
    const [item] = await navigator.clipboard.read()
    if (!item?.types.includes(of)) return ''
    return item.getType(of).then(
      (blob) => blob.text(),
      () => '', // "Clipboard data has changed"
    )
  }, kind)
}
