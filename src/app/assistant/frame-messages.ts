/** What the page in the drawer and the page around it tell each other. Both are pages of this site: anything from elsewhere is not read. */
export type FrameMessage =
  | { readonly assistant: 'close' }
  | { readonly assistant: 'open'; readonly href: string }
  | { readonly assistant: 'look'; readonly theme: 'system' | 'light' | 'dark'; readonly locale: 'zh' | 'en' }

export function tell(window: Window | null | undefined, message: FrameMessage): void {
  window?.postMessage(message, location.origin)
}

/** Listens to one window. @returns a function that stops it */
export function listenTo(window: () => Window | null | undefined, act: (message: FrameMessage) => void): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== window()) return
    if (typeof data === 'object' && data !== null && 'assistant' in data) act(data as FrameMessage)
  }
  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}
