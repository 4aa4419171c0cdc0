/** What the page in the drawer and the page around it tell each other. Both are pages of this site: anything from elsewhere is not read. */
export type FrameMessage =
  | { readonly assistant: 'close' }
  /** The chat has begun to listen: it is answered with `host` and a port (`host/host.ts`). */
  | { readonly assistant: 'ready' }
  | { readonly assistant: 'host' }
  | { readonly assistant: 'open'; readonly href: string }
  | { readonly assistant: 'look'; readonly theme: 'system' | 'light' | 'dark'; readonly locale: 'zh' | 'en' }

export function tell(window: Window | null | undefined, message: FrameMessage, ports: MessagePort[] = []): void {
  window?.postMessage(message, location.origin, ports)
}

/** Listens to one window. @returns a function that stops it */
export function listenTo(
  window: () => Window | null | undefined,
  act: (message: FrameMessage, port: MessagePort | undefined) => void,
): () => void {
  const onMessage = ({ origin, source, data, ports }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== window()) return
    if (typeof data === 'object' && data !== null && 'assistant' in data) act(data as FrameMessage, ports[0])
  }
  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}
