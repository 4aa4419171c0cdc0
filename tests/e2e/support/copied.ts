import type { Page } from '@playwright/test'

/**
 * The clipboard's content of a type, such as `text/html`; empty if it has none, or is being written. Copying is asynchronous, and the message
 * "Copied" may belong to an earlier copy, so callers must poll.
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
