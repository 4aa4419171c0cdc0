import type { Page } from '@playwright/test'

/**
 * Resolves at the first message that the server sends through the page's push connection. Both listeners are added at
 * once: a test that awaits the connection, and then its first message, waits for ever if that came meanwhile.
 */
export const firstPushMessage = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.once('websocket', (socket) => socket.once('framereceived', () => resolve()))
  })
