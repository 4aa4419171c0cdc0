import type { Page } from '@playwright/test'

/**
 * Resolves at the first message that the server sends through the page's push connection. Both listeners are added at
 * once: a page that awaits the connection first, and then its message, waits for ever if the message was the faster.
 */
export const firstPushMessage = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.once('websocket', (socket) => socket.once('framereceived', () => resolve()))
  })
