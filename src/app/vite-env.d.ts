/// <reference types="vite/client" />
declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
/** The page of a route, as split off by the router's plugin. */
declare module '*?tsr-split=component'
declare const __BUILD__: string
